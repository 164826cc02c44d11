@echo off
rem Sets Surajang up and starts it; "play --help" says what else it does. The work is done by packaging\bootstrap.py:
rem this script only finds a Python to run it with.
setlocal
set "python="
call :try py -3
call :try python
call :try python3
if defined python goto run
echo Surajang needs Python 3.11 or newer: winget install --exact --id Python.Python.3.13 1>&2
exit /b 1

:try
if defined python exit /b
%* -c "import sys; sys.exit(sys.version_info < (3, 11))" >nul 2>nul
if not errorlevel 1 set "python=%*"
exit /b

:run
%python% -I "%~dp0packaging\bootstrap.py" %*
exit /b %errorlevel%
