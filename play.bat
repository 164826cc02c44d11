@echo off
rem Sets Surajang up and starts it; "play --help" says what else it does. The work is done by packaging\bootstrap.py:
rem this script only finds a Python to run it with.
setlocal
set "script=%~dp0packaging\bootstrap.py"
set "newer=import sys; sys.exit(sys.version_info < (3, 11))"

for %%P in ("py -3" "python" "python3") do (
    %%~P -c "%newer%" >nul 2>nul && (
        %%~P -I "%script%" %*
        goto done
    )
)
echo Surajang needs Python 3.11 or newer: winget install --exact --id Python.Python.3.13 1>&2
exit /b 1

:done
exit /b %errorlevel%
