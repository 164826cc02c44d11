// Lets npm's fairy-stockfish-nnue.wasm speak UCI on stdin and stdout, with our games defined.
//
//     npm pack fairy-stockfish-nnue.wasm && tar xzf fairy-stockfish-nnue.wasm-*.tgz    (makes the folder package/)
//     python -m rules export mansindam > mansindam.ini
//     node --no-experimental-fetch tools/wasm_peer.js package mansindam.ini

const fs = require("fs");
const path = require("path");
const readline = require("readline");

async function main([folder, definitions]) {
  const engine = await require(path.resolve(folder, "stockfish.js"))();
  engine.addMessageListener((line) => process.stdout.write(line + "\n"));
  engine.FS.writeFile("/variants.ini", fs.readFileSync(definitions, "utf8"));
  engine.postMessage("setoption name VariantPath value /variants.ini");
  for await (const line of readline.createInterface({ input: process.stdin })) {
    if (line.trim() === "quit") break;
    engine.postMessage(line);
  }
  process.exit(0);
}

main(process.argv.slice(2));
