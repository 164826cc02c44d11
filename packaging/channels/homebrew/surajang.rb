cask "surajang" do
  arch arm: "arm64", intel: "x86_64"

  version "@VERSION@"
  sha256 arm:   "@SHA256 surajang-@VERSION@-macos-arm64.dmg@",
         intel: "@SHA256 surajang-@VERSION@-macos-x86_64.dmg@"

  url "@REPOSITORY@/releases/download/v#{version}/surajang-#{version}-macos-#{arch}.dmg",
      verified: "@VERIFIED@/"
  name "Surajang"
  desc "Drop chess: Pandemonium, Mansindam and Palace Shogi"
  homepage "@HOMEPAGE@"

  livecheck do
    url :url
    strategy :github_latest
  end

  depends_on macos: ">= :ventura"

  app "Surajang.app"
  binary "#{appdir}/Surajang.app/Contents/MacOS/surajang-engine"

  zap trash: [
    "~/Library/Application Support/surajang",
    "~/Library/Saved Application State/org.surajang.Surajang.savedState",
  ]
end
