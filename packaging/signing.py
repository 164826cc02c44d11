"""Signs releases with the keys named in the environment; without a key, prints a message and continues.

    python packaging/signing.py FILE...             signatures beside files, with minisign and GPG
    python packaging/signing.py --windows FILE...   programs for Windows (Authenticode)
    python packaging/signing.py --macos IMAGE       notarises a disk image at Apple

The variables:

    SURAJANG_MINISIGN_KEY        a file with a secret key of minisign
    SURAJANG_MINISIGN_PASSWORD   its password, if it has one
    SURAJANG_GPG_KEY             a key in the keyring of GPG
    SURAJANG_GPG_PASSWORD        its password, if it has one and nobody can enter it
    SURAJANG_AUTHENTICODE_KEY    a file with certificate and key (.pfx)
    SURAJANG_AUTHENTICODE_PASSWORD
    SURAJANG_TIMESTAMP_URL       the timestamp server for Windows programs, if not the default; "" for none
    SURAJANG_DEVELOPER_ID        the certificate in the keychain of macOS: `Developer ID Application: …`
    SURAJANG_NOTARY_PROFILE      the profile of `xcrun notarytool store-credentials`

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
"""codesign's name for no certificate: an ad-hoc signature, which only shows that nothing was changed."""


class SigningError(Exception):
    """Signing failed; the message is a sentence."""


def key(variable: str, what: str) -> str:
    """The key named by a variable, or "" after a message that `what` is not signed."""
    found = os.environ.get(variable, "")
    if not found:
        print(f"Not signed: {what}, as {variable} names no key.")
    return found


def run(*command: str, text: str = "") -> None:
    """Run a signing program with `text` as its input. Raises SigningError."""
    try:
        done = subprocess.run(command, input=text, capture_output=True, text=True, check=False)
    except OSError as error:
        raise SigningError(f"{command[0]} is needed to sign, and cannot be run: {error.strerror}.") from None
    if done.returncode != 0:
        errors = (done.stderr.strip() or done.stdout.strip()).splitlines()
        raise SigningError(f"{command[0]} did not sign: {errors[-1] if errors else f'it ended with {done.returncode}'}")


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
    """Sign with GPG and a person's key. Raises SigningError."""
    password = os.environ.get("SURAJANG_GPG_PASSWORD", "")
    passphrase = ["--pinentry-mode", "loopback", "--passphrase-fd", "0"] if password else []
    run("gpg", "--batch", "--yes", *passphrase, "--local-user", person, *arguments, text=password + "\n")


def sign_windows(files: Sequence[Path]) -> None:
    """Sign programs for Windows in place. Raises SigningError."""
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
    """The path of signtool in the Windows SDK, which is not on PATH, None if it is missing."""
    kits = Path(os.environ.get("PROGRAMFILES(X86)", os.devnull), "Windows Kits", "10", "bin")
    newest_last = sorted(kits.glob("10.*/x64/signtool.exe"), key=lambda file: _numbers(file.parts[-3]))
    return shutil.which("signtool") or (str(newest_last[-1]) if newest_last else None)


def _numbers(version: str) -> list[int]:
    """The sort key of a version."""
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
    """Sign an application for macOS again after files were added; the binaries in it keep their signatures.

    Raises SigningError.
    """
    certificate = key("SURAJANG_DEVELOPER_ID", application.name)
    if certificate:
        hardened = ["--options", "runtime", "--timestamp", "--entitlements", str(ENTITLEMENTS)]
        run("codesign", "--force", *hardened, "--sign", certificate, str(application))
    else:
        run("codesign", "--force", "--deep", "--sign", OURS_ALONE, str(application))


def notarise(image: Path) -> None:
    """Sign a disk image, notarise it, and staple the ticket to it. Raises SigningError."""
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
