"""Releases are signed with the available keys, and downloads are verified."""

import hashlib
import shutil
import subprocess
from pathlib import Path

import download
import pytest
import signing
from builds import script

KEYS = (
    "SURAJANG_MINISIGN_KEY",
    "SURAJANG_GPG_KEY",
    "SURAJANG_GPG_PASSWORD",
    "SURAJANG_AUTHENTICODE_KEY",
    "SURAJANG_DEVELOPER_ID",
)


def needs(*programs: str) -> pytest.MarkDecorator:
    lacking = [name for name in programs if not shutil.which(name)]
    return pytest.mark.skipif(bool(lacking), reason=f"{', '.join(lacking)} cannot be run")


@pytest.fixture(autouse=True)
def no_keys(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in KEYS:
        monkeypatch.delenv(name, raising=False)


@pytest.fixture
def sums(tmp_path: Path) -> Path:
    file = tmp_path / "SHA256SUMS"
    file.write_text("0123  surajang.deb\n")
    return file


def test_without_keys_it_warns_and_continues(sums: Path, capsys: pytest.CaptureFixture[str]) -> None:
    program = sums.with_name("setup.exe")
    program.write_bytes(b"MZ")
    assert signing.sign_beside([sums]) == []
    signing.sign_windows([program])
    assert capsys.readouterr().out.splitlines() == [
        "Not signed: SHA256SUMS with minisign, as SURAJANG_MINISIGN_KEY names no key.",
        "Not signed: SHA256SUMS with GPG, as SURAJANG_GPG_KEY names no key.",
        "Not signed: setup.exe, as SURAJANG_AUTHENTICODE_KEY names no key.",
    ]
    assert program.read_bytes() == b"MZ"


def test_a_key_that_does_not_sign_stops_the_release(sums: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SURAJANG_GPG_KEY", "nobody@surajang.org")
    monkeypatch.setenv("GNUPGHOME", str(sums.parent))
    with pytest.raises(signing.SigningError, match=r"^gpg (did not sign|is needed to sign)"):
        signing.sign_beside([sums])


@needs("minisign")
def test_minisign(sums: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    secret, public = sums.with_name("secret"), sums.with_name("public")
    made = ["minisign", "-G", "-W", "-p", str(public), "-s", str(secret)]
    subprocess.run(made, check=True, capture_output=True)
    monkeypatch.setenv("SURAJANG_MINISIGN_KEY", str(secret))
    (signature,) = signing.sign_beside([sums])
    verify = ["minisign", "-V", "-p", str(public), "-m", str(sums), "-x", str(signature)]
    assert "trusted comment: SHA256SUMS" in signature.read_text()
    assert subprocess.run(verify, capture_output=True).returncode == 0
    sums.write_text("other")
    assert subprocess.run(verify, capture_output=True).returncode != 0


@needs("gpg", "gpgconf", "gpg-agent")
@pytest.mark.parametrize("password", ["", "two words"])
def test_gpg(
    password: str, sums: Path, monkeypatch: pytest.MonkeyPatch, tmp_path_factory: pytest.TempPathFactory
) -> None:
    home = tmp_path_factory.mktemp("gpg")  # its path has to be short, for the agent's socket
    home.chmod(0o700)
    monkeypatch.setenv("GNUPGHOME", str(home))
    made = ["gpg", "--batch", "--pinentry-mode", "loopback", "--passphrase", password, "--quick-gen-key"]
    try:
        subprocess.run([*made, "Surajang <us@surajang.org>", "ed25519", "sign"], check=True, capture_output=True)
        subprocess.run(["gpgconf", "--kill", "all"], check=True)  # the agent would remember the password
        monkeypatch.setenv("SURAJANG_GPG_KEY", "us@surajang.org")
        monkeypatch.setenv("SURAJANG_GPG_PASSWORD", password)
        (signature,) = signing.sign_beside([sums])
        subprocess.run(["gpg", "--verify", str(signature), str(sums)], check=True, capture_output=True)
        if password:
            subprocess.run(["gpgconf", "--kill", "all"], check=True)
            monkeypatch.setenv("SURAJANG_GPG_PASSWORD", "another")
            with pytest.raises(signing.SigningError, match=r"^gpg did not sign: "):
                signing.sign_beside([sums])
    finally:
        subprocess.run(["gpgconf", "--kill", "all"], check=False)


def test_signtool_is_found_in_the_newest_kit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(tmp_path / "nothing"))
    monkeypatch.delenv("PROGRAMFILES(X86)", raising=False)
    assert signing.signtool() is None
    for version in ("10.0.9600.0", "10.0.22621.0", "10.0.10586.0"):
        tool = tmp_path / "Windows Kits" / "10" / "bin" / version / "x64" / "signtool.exe"
        tool.parent.mkdir(parents=True)
        tool.touch()
    monkeypatch.setenv("PROGRAMFILES(X86)", str(tmp_path))
    assert Path(signing.signtool() or "").parts[-3] == "10.0.22621.0"


@needs("osslsigncode", "openssl", "makensis")
def test_the_installer_for_windows_is_signed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    key, certificate, both = tmp_path / "key.pem", tmp_path / "certificate.pem", tmp_path / "key.pfx"
    new = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-keyout", str(key), "-out", str(certificate)]
    subprocess.run(
        [*new, "-subj", "/CN=Surajang", "-addext", "extendedKeyUsage=codeSigning"], check=True, capture_output=True
    )
    pack = ["openssl", "pkcs12", "-export", "-inkey", str(key), "-in", str(certificate), "-out", str(both)]
    subprocess.run([*pack, "-passout", "pass:word"], check=True, capture_output=True)
    monkeypatch.setenv("SURAJANG_AUTHENTICODE_KEY", str(both))
    monkeypatch.setenv("SURAJANG_AUTHENTICODE_PASSWORD", "word")
    monkeypatch.setenv("SURAJANG_TIMESTAMP_URL", "")
    payload = tmp_path / "payload"
    payload.mkdir()
    (payload / "note.txt").write_text("a file")
    installer = tmp_path / "surajang-setup.exe"
    script("windows/build").make_installer(payload, installer)
    verify = ["osslsigncode", "verify", "-CAfile", str(certificate), "-in", str(installer)]
    done = subprocess.run(verify, capture_output=True, text=True)
    assert "Signature verification: ok" in done.stdout, done.stdout + done.stderr


# Downloads


def test_only_downloads_with_listed_checksums_are_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    source, target = tmp_path / "source", tmp_path / "tools" / "tool"
    source.write_bytes(b"a program")
    entry = {"url": source.as_uri(), "sha256": hashlib.sha256(b"a program").hexdigest()}
    monkeypatch.setattr(download, "listed", lambda: {"tool-x86_64": entry})
    download.download("tool-x86_64", target)
    assert target.read_bytes() == b"a program"
    assert target.stat().st_mode & 0o111
    source.write_bytes(b"another program")
    with pytest.raises(download.DownloadError, match="is not what it was"):
        download.download("tool-x86_64", target)
    assert target.read_bytes() == b"a program"
    with pytest.raises(download.DownloadError, match="has no tool-riscv64"):
        download.download("tool-riscv64", target)
    source.unlink()
    with pytest.raises(download.DownloadError, match="could not be had"):
        download.download("tool-x86_64", target)


def test_the_list_has_full_checksums_of_fixed_versions() -> None:
    for name, entry in download.listed().items():
        assert len(bytes.fromhex(entry["sha256"])) == 32, name
        assert entry["url"].startswith(("https://", "http://archive.ubuntu.com/"))  # which speaks no other
        assert "continuous" not in entry["url"]
        assert "latest" not in entry["url"]
