"""Signs what is given to people, with the keys that the environment names; where there is none, says so and goes on.

    python packaging/signing.py FILE...             signatures beside files, with minisign and GPG
    python packaging/signing.py --windows FILE...   programs for Windows (Authenticode)
    python packaging/signing.py --macos IMAGE       has Apple look through a disk image (notarisation)

The variables:

    SURAJANG_MINISIGN_KEY        a file with a secret key of minisign
    SURAJANG_MINISIGN_PASSWORD   its password, if it has one
    SURAJANG_GPG_KEY             a key in the keyring of GPG
    SURAJANG_GPG_PASSWORD        its password, if it has one and nobody is there to be asked for it
    SURAJANG_AUTHENTICODE_KEY    a file with certificate and key (.pfx)
    SURAJANG_AUTHENTICODE_PASSWORD
    SURAJANG_TIMESTAMP_URL       who says when a program for Windows was signed, if not the usual server; "" for nobody
    SURAJANG_DEVELOPER_ID        the certificate in the keychain of macOS: `Developer ID Application: …`
    SURAJANG_NOTARY_PROFILE      what `xcrun notarytool store-credentials` has called the account

Standard library only.
"""

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

TIMESTAMP = "http://timestamp.digicert.com"
ENTITLEMENTS = Path(__file__).resolve().parent / "macos" / "entitlements.plist"
OURS_ALONE = "-"
"""What codesign takes for no certificate: a seal that says only that nothing was changed."""


class SigningError(Exception):
    """Why something could not be signed: a sentence."""


def key(variable: str, what: str) -> str:
    """The key that a variable names, or "", which is said in a line; `what` is what is not signed then."""
    found = os.environ.get(variable, "")
    if not found:
        print(f"Not signed: {what}, as {variable} names no key.")
    return found


def run(*command: str, text: str = "") -> None:
    """Run a program that signs, which reads `text`. Raises SigningError."""
    try:
        done = subprocess.run(command, input=text, capture_output=True, text=True, check=False)
    except OSError as error:
        raise SigningError(f"{command[0]} is needed to sign, and cannot be run: {error.strerror}.") from None
    if done.returncode != 0:
        said = (done.stderr.strip() or done.stdout.strip()).splitlines()
        raise SigningError(f"{command[0]} did not sign: {said[-1] if said else f'it ended with {done.returncode}'}")


def sign_beside(files: Sequence[Path]) -> list[Path]:
    """Write signatures beside files, `NAME.minisig` and `NAME.asc`; return them. Raises SigningError."""
    made = []
    names = ", ".join(file.name for file in files)
    secret = key("SURAJANG_MINISIGN_KEY", f"{names} with minisign")
    person = key("SURAJANG_GPG_KEY", f"{names} with GPG")
    for file in files:
        if secret:
            signature = file.with_name(file.name + ".minisig")
            password = os.environ.get("SURAJANG_MINISIGN_PASSWORD", "")
            run(
                "minisign",
                "-S",
                "-s",
                secret,
                "-m",
                str(file),
                "-x",
                str(signature),
                "-t",
                file.name,
                text=password + "\n",
            )
            made.append(signature)
        if person:
            signature = file.with_name(file.name + ".asc")
            sign_with_gpg(person, "--armor", "--output", str(signature), "--detach-sign", str(file))
            made.append(signature)
    return made


def sign_with_gpg(person: str, *arguments: str) -> None:
    """Have GPG sign with somebody's key. Raises SigningError."""
    password = os.environ.get("SURAJANG_GPG_PASSWORD", "")
    told = ["--pinentry-mode", "loopback", "--passphrase-fd", "0"] if password else []
    run("gpg", "--batch", "--yes", *told, "--local-user", person, *arguments, text=password + "\n")


def sign_windows(files: Sequence[Path]) -> None:
    """Sign programs for Windows where they are. Raises SigningError."""
    secret = key("SURAJANG_AUTHENTICODE_KEY", ", ".join(file.name for file in files))
    if not secret:
        return
    password = os.environ.get("SURAJANG_AUTHENTICODE_PASSWORD", "")
    server = os.environ.get("SURAJANG_TIMESTAMP_URL", TIMESTAMP)
    tool = signtool()
    for file in files:
        if tool:
            stamp = ["/tr", server, "/td", "sha256"] if server else []
            run(tool, "sign", "/f", secret, "/p", password, "/fd", "sha256", *stamp, str(file))
        else:
            _sign_windows_elsewhere(file, secret, password, server)


def signtool() -> str | None:
    """Where Windows' own program for signatures is: its kit for developers puts it on no PATH. None where it is not."""
    kits = Path(os.environ.get("PROGRAMFILES(X86)", os.devnull), "Windows Kits", "10", "bin")
    newest_last = sorted(kits.glob("10.*/x64/signtool.exe"), key=lambda file: _numbers(file.parts[-3]))
    return shutil.which("signtool") or (str(newest_last[-1]) if newest_last else None)


def _numbers(version: str) -> list[int]:
    """By what versions are ordered."""
    return [int(number) for number in version.split(".") if number.isdigit()]


def _sign_windows_elsewhere(file: Path, secret: str, password: str, server: str) -> None:
    """Sign a program for Windows on another system."""
    with tempfile.TemporaryDirectory() as folder:
        signed, word = Path(folder, file.name), Path(folder, "password")
        word.touch(0o600)
        word.write_text(password, "utf-8")
        stamp = ["-ts", server] if server else []
        given = ["-pkcs12", secret, "-readpass", str(word), "-h", "sha256", "-n", "Surajang", *stamp]
        run("osslsigncode", "sign", *given, "-in", str(file), "-out", str(signed))
        file.write_bytes(signed.read_bytes())


def seal(application: Path) -> None:
    """Sign an application for macOS again, as something was added to it; what is within keeps its signatures.

    Raises SigningError.
    """
    certificate = key("SURAJANG_DEVELOPER_ID", application.name)
    if certificate:
        hardened = ["--options", "runtime", "--timestamp", "--entitlements", str(ENTITLEMENTS)]
        run("codesign", "--force", *hardened, "--sign", certificate, str(application))
    else:
        run("codesign", "--force", "--deep", "--sign", OURS_ALONE, str(application))


def notarise(image: Path) -> None:
    """Sign a disk image, have Apple look through it, and fasten to it what they say. Raises SigningError."""
    certificate = key("SURAJANG_DEVELOPER_ID", image.name)
    profile = key("SURAJANG_NOTARY_PROFILE", f"{image.name} by Apple")
    if certificate:
        run("codesign", "--force", "--timestamp", "--sign", certificate, str(image))
    if certificate and profile:
        run("xcrun", "notarytool", "submit", str(image), "--keychain-profile", profile, "--wait")
        run("xcrun", "stapler", "staple", str(image))


def main(arguments: list[str]) -> int:
    files = [Path(name) for name in arguments if not name.startswith("--")]
    try:
        if "--windows" in arguments:
            sign_windows(files)
        elif "--macos" in arguments:
            notarise(files[0])
        else:
            print("\n".join(str(path) for path in sign_beside(files)))
    except SigningError as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
