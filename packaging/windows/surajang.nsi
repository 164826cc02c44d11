; The installer for Windows: for one user, without administrator's rights. `packaging/windows/build.py` runs makensis
; on it with
;   VERSION, PAYLOAD (the frozen program's folder), OUTPUT (the installer to write), SIZE (of the payload, in KiB),
;   FILES (a script with the macros InstallFiles and RemoveFiles, which name every file of the payload),
;   PUBLISHER and LICENCE (of the program),
;   and, where there is a key, SIGN (the command that signs a program whose name comes behind it).

Unicode true
!ifdef AMD64
  Target amd64-unicode
!endif
!include MUI2.nsh
!include "${FILES}"

!define UNINSTALL_KEY "Software\Microsoft\Windows\CurrentVersion\Uninstall\Surajang"
!define CLASSES "Software\Classes"
!define GAME "Surajang.Game"

Name "Surajang"
OutFile "${OUTPUT}"
RequestExecutionLevel user
InstallDir "$LOCALAPPDATA\Programs\Surajang"
InstallDirRegKey HKCU "${UNINSTALL_KEY}" "InstallLocation"
SetCompressor /SOLID lzma
!ifdef SIGN
  !finalize '${SIGN} "%1"' = 0
  !uninstfinalize '${SIGN} "%1"' = 0
!endif
ManifestDPIAware true
VIProductVersion "${VERSION}.0"
VIAddVersionKey "ProductName" "Surajang"
VIAddVersionKey "ProductVersion" "${VERSION}"
VIAddVersionKey "FileVersion" "${VERSION}"
VIAddVersionKey "FileDescription" "Surajang's installer"
VIAddVersionKey "LegalCopyright" "${LICENCE}"

!ifdef ICON
  !define MUI_ICON "${ICON}"
  !define MUI_UNICON "${ICON}"
!endif
!define MUI_FINISHPAGE_RUN "$INSTDIR\surajang.exe"
!insertmacro MUI_PAGE_WELCOME
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
; The first is spoken where the system speaks none of them.
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "Korean"
!insertmacro MUI_LANGUAGE "Japanese"
!insertmacro MUI_LANGUAGE "TradChinese"
!insertmacro MUI_LANGUAGE "SimpChinese"
!insertmacro MUI_LANGUAGE "German"
!insertmacro MUI_LANGUAGE "French"
!insertmacro MUI_LANGUAGE "Spanish"
!insertmacro MUI_LANGUAGE "Russian"
LangString GAME_RECORD ${LANG_ENGLISH} "Game record"
LangString GAME_RECORD ${LANG_KOREAN} "기보"
LangString GAME_RECORD ${LANG_JAPANESE} "棋譜"
LangString GAME_RECORD ${LANG_TRADCHINESE} "棋譜"
LangString GAME_RECORD ${LANG_SIMPCHINESE} "棋谱"
LangString GAME_RECORD ${LANG_GERMAN} "Partieaufzeichnung"
LangString GAME_RECORD ${LANG_FRENCH} "Partie enregistrée"
LangString GAME_RECORD ${LANG_SPANISH} "Partida guardada"
LangString GAME_RECORD ${LANG_RUSSIAN} "Запись партии"

!macro TellTheShell
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)' ; the associations of files have changed
!macroend

; A version that is already there goes first, with its own list of files.
Function RemoveOldVersion
  ReadRegStr $0 HKCU "${UNINSTALL_KEY}" "InstallLocation"
  ${If} $0 != ""
  ${AndIf} ${FileExists} "$0\uninstall.exe"
    ExecWait '"$0\uninstall.exe" /S _?=$0'
    Delete "$0\uninstall.exe"
    RMDir "$0"
  ${EndIf}
FunctionEnd

Section "Surajang"
  Call RemoveOldVersion
  !insertmacro InstallFiles
  SetOutPath "$INSTDIR"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  CreateShortcut "$SMPROGRAMS\Surajang.lnk" "$INSTDIR\surajang.exe"

  ; Saved games: opened by Surajang where no other program opens .pgn, and always offered in "Open with".
  WriteRegStr HKCU "${CLASSES}\${GAME}" "" "$(GAME_RECORD)"
  WriteRegStr HKCU "${CLASSES}\${GAME}\DefaultIcon" "" "$INSTDIR\game-file.ico"
  WriteRegStr HKCU "${CLASSES}\${GAME}\shell\open\command" "" '"$INSTDIR\surajang.exe" "%1"'
  WriteRegStr HKCU "${CLASSES}\.pgn\OpenWithProgids" "${GAME}" ""
  ReadRegStr $0 HKCR ".pgn" ""
  ${If} $0 == ""
    WriteRegStr HKCU "${CLASSES}\.pgn" "" "${GAME}"
  ${EndIf}
  WriteRegStr HKCU "${CLASSES}\Applications\surajang.exe" "FriendlyAppName" "Surajang"
  WriteRegStr HKCU "${CLASSES}\Applications\surajang.exe\SupportedTypes" ".pgn" ""
  WriteRegStr HKCU "${CLASSES}\Applications\surajang.exe\shell\open\command" "" '"$INSTDIR\surajang.exe" "%1"'

  WriteRegStr HKCU "${UNINSTALL_KEY}" "DisplayName" "Surajang"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "DisplayIcon" "$INSTDIR\surajang.exe"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "Publisher" "${PUBLISHER}"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegStr HKCU "${UNINSTALL_KEY}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
  WriteRegDWORD HKCU "${UNINSTALL_KEY}" "EstimatedSize" ${SIZE}
  WriteRegDWORD HKCU "${UNINSTALL_KEY}" "NoModify" 1
  WriteRegDWORD HKCU "${UNINSTALL_KEY}" "NoRepair" 1
  !insertmacro TellTheShell
SectionEnd

; Removes what was installed and nothing else: settings and saved games stay, and so does anything put beside them.
Section "Uninstall"
  !insertmacro RemoveFiles
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR"
  Delete "$SMPROGRAMS\Surajang.lnk"
  DeleteRegKey HKCU "${CLASSES}\${GAME}"
  DeleteRegValue HKCU "${CLASSES}\.pgn\OpenWithProgids" "${GAME}"
  DeleteRegKey /ifempty HKCU "${CLASSES}\.pgn\OpenWithProgids"
  ReadRegStr $0 HKCU "${CLASSES}\.pgn" ""
  ${If} $0 == "${GAME}"
    DeleteRegValue HKCU "${CLASSES}\.pgn" ""
  ${EndIf}
  DeleteRegKey /ifempty HKCU "${CLASSES}\.pgn"
  DeleteRegKey HKCU "${CLASSES}\Applications\surajang.exe"
  DeleteRegKey HKCU "${UNINSTALL_KEY}"
  !insertmacro TellTheShell
SectionEnd
