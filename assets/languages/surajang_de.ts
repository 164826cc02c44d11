<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en_US">
<context>
    <name>Surajang</name>
    <message>
        <source>&amp;Game</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>&amp;Partie</translation>
    </message>
    <message>
        <source>&amp;Moves</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>&amp;Züge</translation>
    </message>
    <message>
        <source>&amp;Study</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>St&amp;udie</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>&amp;Judge the move</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>&amp;Zug bewerten</translation>
    </message>
    <message>
        <source>&amp;Who is better</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>Wer s&amp;teht besser</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>&amp;Neue Partie…</translation>
    </message>
    <message>
        <source>Re&amp;match with sides swapped</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>Re&amp;vanche mit vertauschten Farben</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>&amp;Öffnen…</translation>
    </message>
    <message>
        <source>M&amp;y games</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>&amp;Meine Partien</translation>
    </message>
    <message>
        <source>Set &amp;up a position…</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>St&amp;ellung aufbauen…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>Speichern &amp;unter…</translation>
    </message>
    <message>
        <source>&amp;Export the board as a picture…</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>Brett als Bil&amp;d exportieren…</translation>
    </message>
    <message>
        <source>Save a game s&amp;heet (PDF)…</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>Par&amp;tieformular speichern (PDF)…</translation>
    </message>
    <message>
        <source>Export an an&amp;imation…</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>An&amp;imation exportieren…</translation>
    </message>
    <message>
        <source>Offer a &amp;draw</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>&amp;Remis anbieten</translation>
    </message>
    <message>
        <source>&amp;Resign…</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>Au&amp;fgeben…</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>&amp;Pause</translation>
    </message>
    <message>
        <source>Start pa&amp;ge</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>St&amp;artseite</translation>
    </message>
    <message>
        <source>Engine ma&amp;tches</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>Engine-Mat&amp;ches</translation>
    </message>
    <message>
        <source>&amp;List of engines…</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>&amp;Liste der Engines…</translation>
    </message>
    <message>
        <source>Pre&amp;ferences…</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>Einstellun&amp;gen…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>&amp;Take back</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>&amp;Zurücknehmen</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>&amp;Tipp</translation>
    </message>
    <message>
        <source>Sho&amp;w threats</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>&amp;Drohungen zeigen</translation>
    </message>
    <message>
        <source>Ask before a care&amp;less move</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>Vor unachtsamen Zügen &amp;fragen</translation>
    </message>
    <message>
        <source>&amp;Computer: move now</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>&amp;Computer: jetzt ziehen</translation>
    </message>
    <message>
        <source>C&amp;omputer: play one move</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>C&amp;omputer: ein Zug</translation>
    </message>
    <message>
        <source>Step &amp;back</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>Schritt zurüc&amp;k</translation>
    </message>
    <message>
        <source>Step &amp;forward</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>Schritt &amp;vor</translation>
    </message>
    <message>
        <source>To the start</source>
        <extracomment>gui/known/boards.py, gui/library/explorer.py, gui/shell/commands.py</extracomment>
        <translation>Zum Anfang</translation>
    </message>
    <message>
        <source>To the end</source>
        <extracomment>gui/library/explorer.py, gui/shell/commands.py</extracomment>
        <translation>Zum Ende</translation>
    </message>
    <message>
        <source>The match has stopped because of a bug in this program: {why}.</source>
        <extracomment>gui/matches/runner.py</extracomment>
        <translation>Das Match wurde durch einen Fehler dieses Programms angehalten: {why}.</translation>
    </message>
    <message>
        <source>Matches between two engines or levels. Each opening is played from both sides. Every game is saved when it ends, and a match can be continued later, even after the program has been closed.</source>
        <extracomment>gui/matches/matches_text.py</extracomment>
        <translation>Matches zwischen zwei Engines oder Stufen. Jede Eröffnung wird von beiden Seiten gespielt. Jede Partie wird gespeichert, wenn sie endet, und ein Match kann später fortgesetzt werden, auch wenn das Programm zwischendurch geschlossen wurde.</translation>
    </message>
    <message>
        <source>No matches yet.</source>
        <extracomment>gui/matches/matches_text.py</extracomment>
        <translation>Noch keine Matches.</translation>
    </message>
    <message>
        <source>Back to the &amp;game</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>Zurück zur &amp;Partie</translation>
    </message>
    <message>
        <source>&amp;Play on from here…</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>Von hier weiterspie&amp;len…</translation>
    </message>
    <message>
        <source>Previous variation</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>Vorige Variante</translation>
    </message>
    <message>
        <source>Next variation</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>Nächste Variante</translation>
    </message>
    <message>
        <source>Cop&amp;y the position (FEN)</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>&amp;Stellung kopieren (FEN)</translation>
    </message>
    <message>
        <source>Copy th&amp;e game (PGN)</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>Pa&amp;rtie kopieren (PGN)</translation>
    </message>
    <message>
        <source>Games with this pos&amp;ition</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>Part&amp;ien mit dieser Stellung</translation>
    </message>
    <message>
        <source>Pa&amp;ste a position or a game</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>Stellung oder Partie &amp;einfügen</translation>
    </message>
    <message>
        <source>&amp;New study…</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>&amp;Neue Studie…</translation>
    </message>
    <message>
        <source>&amp;Study this game</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>&amp;Partie studieren</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Comment</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>&amp;Kommentar</translation>
    </message>
    <message>
        <source>Comment before the mo&amp;ve</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>Kommentar &amp;vor dem Zug</translation>
    </message>
    <message>
        <source>Print a dia&amp;gram after this move</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>Dia&amp;gramm hier drucken</translation>
    </message>
    <message>
        <source>Remove &amp;arrows and circles</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>Pfei&amp;le und Kreise entfernen</translation>
    </message>
    <message>
        <source>&amp;Promote the variation</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>Variante &amp;aufwerten</translation>
    </message>
    <message>
        <source>Make this the &amp;main line</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>Zur &amp;Hauptvariante machen</translation>
    </message>
    <message>
        <source>&amp;Delete from here</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>Ab hier lös&amp;chen</translation>
    </message>
    <message>
        <source>Copy this &amp;line (PGN)</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>Variante k&amp;opieren (PGN)</translation>
    </message>
    <message>
        <source>Copy th&amp;e moves of this line</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>Nur Züge als Te&amp;xt kopieren</translation>
    </message>
    <message>
        <source>Fold or unfold t&amp;his variation</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>Variante &amp;ein-/ausklappen</translation>
    </message>
    <message>
        <source>&amp;Fold the variations</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>Varianten e&amp;inklappen</translation>
    </message>
    <message>
        <source>Unf&amp;old the variations</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>Varianten au&amp;sklappen</translation>
    </message>
    <message>
        <source>Anal&amp;yse</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>Anal&amp;ysieren</translation>
    </message>
    <message>
        <source>Show the &amp;threat</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>&amp;Drohung zeigen</translation>
    </message>
    <message>
        <source>Play the &amp;best move</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>&amp;Besten Zug spielen</translation>
    </message>
    <message>
        <source>Rev&amp;iew the game</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>Partie a&amp;uswerten</translation>
    </message>
    <message>
        <source>Learn from your mista&amp;kes</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>Aus deinen &amp;Fehlern lernen</translation>
    </message>
    <message>
        <source>&amp;Flip the board</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>Brett &amp;drehen</translation>
    </message>
    <message>
        <source>Type a &amp;move</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>&amp;Zug eingeben</translation>
    </message>
    <message>
        <source>Read the &amp;board with keys</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>Brett mit &amp;Tasten lesen</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>&amp;Vollbild</translation>
    </message>
    <message>
        <source>&amp;Larger text</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>&amp;Größerer Text</translation>
    </message>
    <message>
        <source>&amp;Smaller text</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>&amp;Kleinerer Text</translation>
    </message>
    <message>
        <source>&amp;Normal text size</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>&amp;Normale Textgröße</translation>
    </message>
    <message>
        <source>Light or &amp;dark</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>&amp;Hell oder dunkel</translation>
    </message>
    <message>
        <source>S&amp;ounds</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>T&amp;öne</translation>
    </message>
    <message>
        <source>&amp;Learn the games</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>&amp;Spiele lernen</translation>
    </message>
    <message>
        <source>&amp;Puzzles</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>&amp;Aufgaben</translation>
    </message>
    <message>
        <source>&amp;How to play</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>Spielan&amp;leitung</translation>
    </message>
    <message>
        <source>&amp;Find a command…</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>&amp;Befehl suchen…</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>&amp;Tastenkürzel</translation>
    </message>
    <message>
        <source>&amp;Change shortcuts…</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>Tastenkürzel ä&amp;ndern…</translation>
    </message>
    <message>
        <source>&amp;About Surajang</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>&amp;Über Surajang</translation>
    </message>
    <message>
        <source>Enter or Tab, then arrow keys</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>Eingabe oder Tab, dann Pfeiltasten</translation>
    </message>
    <message>
        <source>move across the squares and hands</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>über Felder und Hände gehen</translation>
    </message>
    <message>
        <source>Enter or Space</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>Eingabe oder Leertaste</translation>
    </message>
    <message>
        <source>pick a piece up, put it down; promote</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>Figur aufnehmen, absetzen; umwandeln</translation>
    </message>
    <message>
        <source>do not promote</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>nicht umwandeln</translation>
    </message>
    <message>
        <source>Escape</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>Escape</translation>
    </message>
    <message>
        <source>put it back; press again to step through the game with the arrow keys</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>zurückstellen; noch einmal drücken, um mit den Pfeiltasten durch die Partie zu gehen</translation>
    </message>
    <message>
        <source>1 – 4, Enter</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>1 – 4, Eingabe</translation>
    </message>
    <message>
        <source>choose the setup</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>die Aufstellung wählen</translation>
    </message>
    <message>
        <source>Delete, +, −</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>Entf, +, −</translation>
    </message>
    <message>
        <source>when setting up a position: remove a piece; one more or one fewer in hand</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>beim Aufbauen einer Stellung: eine Figur entfernen, eine mehr oder weniger in der Hand</translation>
    </message>
    <message>
        <source>Letters</source>
        <extracomment>gui/board/pieces.py, gui/shell/commands.py</extracomment>
        <translation>Buchstaben</translation>
    </message>
    <message>
        <source>when setting up a position: choose a piece; capital letters for the first player&apos;s</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>beim Aufbauen einer Stellung: eine Figur wählen; Großbuchstaben für die des ersten Spielers</translation>
    </message>
    <message>
        <source>e4, Nf3, N@e5, P*5e, Enter</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>e4, Nf3, N@e5, P*5e, Eingabe</translation>
    </message>
    <message>
        <source>type a move</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>einen Zug eingeben</translation>
    </message>
    <message>
        <source>when reading the board: the next piece of a kind; with Shift, the other side&apos;s</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>beim Lesen des Bretts: die nächste Figur einer Art; mit Umschalt die der anderen Seite</translation>
    </message>
    <message>
        <source>Digits</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>Ziffern</translation>
    </message>
    <message>
        <source>when reading the board: along the file; where files are numbered, along the rank</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>beim Lesen des Bretts: die Linie entlang; wo die Linien nummeriert sind, die Reihe entlang</translation>
    </message>
    <message>
        <source>when reading the board: the pieces in hand; with Shift, the other side&apos;s</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>beim Lesen des Bretts: die Figuren in der Hand; mit Umschalt die der anderen Seite</translation>
    </message>
    <message>
        <source>when reading the board: the last captured piece; the last move; the clocks</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>beim Lesen des Bretts: die zuletzt geschlagene Figur; der letzte Zug; die Uhren</translation>
    </message>
    <message>
        <source>/ and a question, Enter</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>/ und eine Frage, Eingabe</translation>
    </message>
    <message>
        <source>Right button, with Shift or Ctrl, Alt or Super</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>Rechte Maustaste, mit Umschalt oder Strg, Alt oder Super</translation>
    </message>
    <message>
        <source>draw arrows and circles: green, red, blue; with both: yellow</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>Pfeile und Kreise zeichnen: grün, rot, blau; mit beiden: gelb</translation>
    </message>
    <message>
        <source>Paused</source>
        <extracomment>gui/board/display.py, gui/matches/matches_page.py</extracomment>
        <translation>Pause</translation>
    </message>
    <message>
        <source>PNG picture (*.png)</source>
        <extracomment>gui/board/picture.py</extracomment>
        <translation>PNG-Bild (*.png)</translation>
    </message>
    <message>
        <source>SVG diagram (*.svg)</source>
        <extracomment>gui/board/picture.py</extracomment>
        <translation>SVG-Diagramm (*.svg)</translation>
    </message>
    <message>
        <source>PDF diagram (*.pdf)</source>
        <extracomment>gui/board/picture.py</extracomment>
        <translation>PDF-Diagramm (*.pdf)</translation>
    </message>
    <message>
        <source>there is not enough memory for it</source>
        <extracomment>gui/board/picture.py</extracomment>
        <translation>der Speicher reicht dafür nicht</translation>
    </message>
    <message>
        <source>PDF needs the cairo library, which is not on this system; PNG and SVG do not need it</source>
        <extracomment>gui/board/picture.py</extracomment>
        <translation>PDF braucht die Bibliothek cairo, die auf diesem System fehlt; PNG und SVG brauchen sie nicht</translation>
    </message>
    <message>
        <source>Stay a {piece}</source>
        <extracomment>gui/board/interaction.py</extracomment>
        <translation>{piece} bleiben</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>gui/board/interaction.py, gui/desk/definitions_dialog.py, gui/desk/film_export.py, gui/desk/games_list.py, gui/desk/picture_export.py, gui/desk/printing.py, gui/desk/sheet.py, gui/engines/engine_field.py, gui/kit/waiting_bar.py, gui/library/library_sources.py, gui/matches/match_dialog.py, gui/play/game_messages.py, gui/play/new_game.py, gui/study/study_review.py</extracomment>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Pass: the {piece} stays</source>
        <extracomment>gui/board/interaction.py</extracomment>
        <translation>Passen: {piece:der} bleibt stehen</translation>
    </message>
    <message>
        <source>Promote to {piece}</source>
        <extracomment>gui/board/interaction.py</extracomment>
        <translation>In {piece:einen} umwandeln</translation>
    </message>
    <message>
        <source>no</source>
        <comment>how many</comment>
        <extracomment>gui/words/zone_words.py</extracomment>
        <translation>keine</translation>
    </message>
    <message>
        <source>one</source>
        <comment>how many</comment>
        <extracomment>gui/words/zone_words.py</extracomment>
        <translation>eins</translation>
    </message>
    <message>
        <source>two</source>
        <comment>how many</comment>
        <extracomment>gui/words/zone_words.py</extracomment>
        <translation>zwei</translation>
    </message>
    <message>
        <source>three</source>
        <comment>how many</comment>
        <extracomment>gui/words/zone_words.py</extracomment>
        <translation>drei</translation>
    </message>
    <message>
        <source>four</source>
        <comment>how many</comment>
        <extracomment>gui/words/zone_words.py</extracomment>
        <translation>vier</translation>
    </message>
    <message>
        <source>five</source>
        <comment>how many</comment>
        <extracomment>gui/words/zone_words.py</extracomment>
        <translation>fünf</translation>
    </message>
    <message>
        <source>six</source>
        <comment>how many</comment>
        <extracomment>gui/words/zone_words.py</extracomment>
        <translation>sechs</translation>
    </message>
    <message>
        <source>seven</source>
        <comment>how many</comment>
        <extracomment>gui/words/zone_words.py</extracomment>
        <translation>sieben</translation>
    </message>
    <message>
        <source>eight</source>
        <comment>how many</comment>
        <extracomment>gui/words/zone_words.py</extracomment>
        <translation>acht</translation>
    </message>
    <message>
        <source>nine</source>
        <comment>how many</comment>
        <extracomment>gui/words/zone_words.py</extracomment>
        <translation>neun</translation>
    </message>
    <message>
        <source>ten</source>
        <comment>how many</comment>
        <extracomment>gui/words/zone_words.py</extracomment>
        <translation>zehn</translation>
    </message>
    <message>
        <source>first</source>
        <comment>which rank</comment>
        <extracomment>gui/words/zone_words.py</extracomment>
        <translation>ersten</translation>
    </message>
    <message>
        <source>second</source>
        <comment>which rank</comment>
        <extracomment>gui/words/zone_words.py</extracomment>
        <translation>zweiten</translation>
    </message>
    <message>
        <source>third</source>
        <comment>which rank</comment>
        <extracomment>gui/words/zone_words.py</extracomment>
        <translation>dritten</translation>
    </message>
    <message>
        <source>fourth</source>
        <comment>which rank</comment>
        <extracomment>gui/words/zone_words.py</extracomment>
        <translation>vierten</translation>
    </message>
    <message>
        <source>fifth</source>
        <comment>which rank</comment>
        <extracomment>gui/words/zone_words.py</extracomment>
        <translation>fünften</translation>
    </message>
    <message>
        <source>sixth</source>
        <comment>which rank</comment>
        <extracomment>gui/words/zone_words.py</extracomment>
        <translation>sechsten</translation>
    </message>
    <message>
        <source>seventh</source>
        <comment>which rank</comment>
        <extracomment>gui/words/zone_words.py</extracomment>
        <translation>siebten</translation>
    </message>
    <message>
        <source>eighth</source>
        <comment>which rank</comment>
        <extracomment>gui/words/zone_words.py</extracomment>
        <translation>achten</translation>
    </message>
    <message>
        <source>ninth</source>
        <comment>which rank</comment>
        <extracomment>gui/words/zone_words.py</extracomment>
        <translation>neunten</translation>
    </message>
    <message>
        <source>tenth</source>
        <comment>which rank</comment>
        <extracomment>gui/words/zone_words.py</extracomment>
        <translation>zehnten</translation>
    </message>
    <message>
        <source>its {first} to {last} ranks</source>
        <extracomment>gui/words/zone_words.py</extracomment>
        <translation>der eigenen {first} bis {last} Reihe</translation>
    </message>
    <message>
        <source>When captured, it goes to the captor&apos;s hand as {piece}.</source>
        <extracomment>gui/words/piece_notes.py</extracomment>
        <translation>Geschlagen kommt die Figur in die Hand des Schlagenden und wird dort zu {piece}.</translation>
    </message>
    <message>
        <source>in {zone}</source>
        <extracomment>gui/words/zone_words.py</extracomment>
        <translation>im {zone}</translation>
    </message>
    <message>
        <source>on {zone}</source>
        <extracomment>gui/words/zone_words.py</extracomment>
        <translation>auf {zone}</translation>
    </message>
    <message>
        <source>its own {region}</source>
        <extracomment>gui/words/zone_words.py</extracomment>
        <translation>eigenen {region}</translation>
    </message>
    <message>
        <source>the enemy {region}</source>
        <extracomment>gui/words/zone_words.py</extracomment>
        <translation>gegnerischen {region}</translation>
    </message>
    <message>
        <source>its first {number} ranks</source>
        <extracomment>gui/words/zone_words.py</extracomment>
        <translation>den eigenen ersten {number} Reihen</translation>
    </message>
    <message>
        <source>its {which} rank</source>
        <extracomment>gui/words/zone_words.py</extracomment>
        <translation>der eigenen {which} Reihe</translation>
    </message>
    <message>
        <source>May become {piece} by a move that touches {zone}.</source>
        <extracomment>gui/words/piece_notes.py</extracomment>
        <translation>Darf mit einem Zug, der auf {zone} beginnt oder endet, zu {piece} werden.</translation>
    </message>
    <message>
        <source>May become {piece} by a move that touches {zone}, and must by a move that touches {part}.</source>
        <extracomment>gui/words/piece_notes.py</extracomment>
        <translation>Darf mit einem Zug, der auf {zone} beginnt oder endet, zu {piece} werden und muss es, wenn er auf {part} beginnt oder endet.</translation>
    </message>
    <message>
        <source>When captured, it leaves the game.</source>
        <extracomment>gui/words/piece_notes.py</extracomment>
        <translation>Geschlagen verlässt die Figur die Partie.</translation>
    </message>
    <message>
        <source>When captured, it goes to the captor&apos;s hand.</source>
        <extracomment>gui/words/piece_notes.py</extracomment>
        <translation>Geschlagen kommt die Figur in die Hand des Schlagenden.</translation>
    </message>
    <message>
        <source>squares outside {zone}</source>
        <extracomment>gui/words/zone_words.py</extracomment>
        <translation>Feldern außerhalb vom {zone}</translation>
    </message>
    <message>
        <source>its last rank</source>
        <extracomment>gui/words/zone_words.py</extracomment>
        <translation>der eigenen letzten Reihe</translation>
    </message>
    <message>
        <source>its last {number} ranks</source>
        <extracomment>gui/words/zone_words.py</extracomment>
        <translation>den eigenen letzten {number} Reihen</translation>
    </message>
    <message>
        <source>If it cannot be saved from capture, the game is lost.</source>
        <extracomment>gui/words/piece_notes.py</extracomment>
        <translation>Kann diese Figur nicht vor dem Schlagen gerettet werden, ist die Partie verloren.</translation>
    </message>
    <message>
        <source>Wins by arriving {where}.</source>
        <extracomment>gui/words/piece_notes.py</extracomment>
        <translation>Gewinnt durch Ankunft {where}.</translation>
    </message>
    <message>
        <source>The two kings may not face each other on an open line.</source>
        <extracomment>gui/words/piece_notes.py</extracomment>
        <translation>Die beiden Könige dürfen sich nicht auf einer offenen Linie gegenüberstehen.</translation>
    </message>
    <message>
        <source>After a long step, an enemy {piece} may capture it en passant.</source>
        <extracomment>gui/words/piece_notes.py</extracomment>
        <translation>Nach einem langen Schritt darf {piece:ein} des Gegners {piece:=ihn|sie|es} en passant schlagen.</translation>
    </message>
    <message>
        <source>Never captures {piece}.</source>
        <extracomment>gui/words/piece_notes.py</extracomment>
        <translation>Schlägt nie {piece}.</translation>
    </message>
    <message>
        <source>Cannot jump over {piece}.</source>
        <extracomment>gui/words/piece_notes.py</extracomment>
        <translation>Kann nicht über {piece} springen.</translation>
    </message>
    <message>
        <source>May become {piece} by a move that touches {zone}, and must on {part}.</source>
        <extracomment>gui/words/piece_notes.py</extracomment>
        <translation>Darf mit einem Zug, der auf {zone} beginnt oder endet, zu {piece} werden und muss es, wenn er auf {part} endet.</translation>
    </message>
    <message>
        <source>May be dropped only on {zone}.</source>
        <extracomment>gui/words/piece_notes.py</extracomment>
        <translation>Darf nur auf {zone} eingesetzt werden.</translation>
    </message>
    <message>
        <source>Cannot be dropped on a file with another {piece} of the same player.</source>
        <extracomment>gui/words/piece_notes.py</extracomment>
        <translation>Darf nicht auf einer Linie eingesetzt werden, auf der schon {piece:ein} der eigenen Seite steht.</translation>
    </message>
    <message>
        <source>May not give mate when dropped.</source>
        <extracomment>gui/words/piece_notes.py</extracomment>
        <translation>Darf beim Einsetzen nicht matt setzen.</translation>
    </message>
    <message>
        <source>A side can have at most {number}.</source>
        <extracomment>gui/words/piece_notes.py</extracomment>
        <translation>Für jede Seite liegt die Höchstzahl bei {number}.</translation>
    </message>
    <message>
        <source>Always becomes {piece} by a move that touches {zone}.</source>
        <extracomment>gui/words/piece_notes.py</extracomment>
        <translation>Wird mit einem Zug, der auf {zone} beginnt oder endet, immer zu {piece}.</translation>
    </message>
    <message>
        <source>Always becomes {piece} on {zone}.</source>
        <extracomment>gui/words/piece_notes.py</extracomment>
        <translation>Wird auf {zone} immer zu {piece}.</translation>
    </message>
    <message>
        <source>{player}: {task}</source>
        <extracomment>gui/board/overlays.py</extracomment>
        <translation>{player}: {task}</translation>
    </message>
    <message>
        <source>{player} has chosen {setup}</source>
        <extracomment>gui/board/overlays.py</extracomment>
        <translation>{player} {player:=hat|hast} {setup} gewählt</translation>
    </message>
    <message>
        <source>{player} chooses now</source>
        <extracomment>gui/board/overlays.py</extracomment>
        <translation>{player} {player:=wählt|wählst} jetzt</translation>
    </message>
    <message>
        <source>Ready</source>
        <extracomment>gui/board/overlays.py</extracomment>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Confirm</source>
        <extracomment>gui/board/overlays.py</extracomment>
        <translation>Bestätigen</translation>
    </message>
    <message>
        <source>{player}, it is your turn to choose</source>
        <extracomment>gui/board/overlays.py</extracomment>
        <translation>{player}, du bist mit der Wahl an der Reihe</translation>
    </message>
    <message>
        <source>{title}: {player} to move</source>
        <extracomment>gui/board/svg.py</extracomment>
        <translation>{title}: {player} am Zug</translation>
    </message>
    <message>
        <source>Board</source>
        <extracomment>gui/app/preferences.py, gui/board/view.py</extracomment>
        <translation>Brett</translation>
    </message>
    <message>
        <source>Something went wrong in the program; your game is safe. The details are in {file}.</source>
        <extracomment>gui/app/application.py</extracomment>
        <translation>Im Programm ist etwas schiefgegangen; deine Partie ist sicher. Einzelheiten stehen in {file}.</translation>
    </message>
    <message>
        <source>About Surajang</source>
        <extracomment>gui/app/about.py</extracomment>
        <translation>Über Surajang</translation>
    </message>
    <message>
        <source>Pandemonium, Mansindam and Palace Shogi, for two people at one computer or one against it.

Your games are saved in {folder}.

Surajang is free software under the MIT licence. It uses Qt under the LGPL and the work of many others.</source>
        <extracomment>gui/app/about.py</extracomment>
        <translation>Pandemonium, Mansindam und Palace Shogi, für zwei an einem Rechner oder gegen den Computer.

Deine Partien werden in {folder} gespeichert.

Surajang ist freie Software unter der MIT-Lizenz. Es nutzt Qt unter der LGPL und die Arbeit vieler anderer.</translation>
    </message>
    <message>
        <source>Level of the computer: {name}, rated {rating}. {words}</source>
        <extracomment>gui/play/match_fields.py</extracomment>
        <translation>Stufe des Computers: {name}, Wertung {rating}. {words}</translation>
    </message>
    <message>
        <source>Minutes</source>
        <extracomment>gui/play/match_fields.py</extracomment>
        <translation>Minuten</translation>
    </message>
    <message>
        <source>Seconds</source>
        <extracomment>gui/play/match_fields.py</extracomment>
        <translation>Sekunden</translation>
    </message>
    <message>
        <source> s per move</source>
        <extracomment>gui/matches/matches_text.py, gui/play/match_fields.py</extracomment>
        <translation> s je Zug</translation>
    </message>
    <message>
        <source>Seconds added for each move</source>
        <extracomment>gui/play/match_fields.py</extracomment>
        <translation>Sekunden zusätzlich für jeden Zug</translation>
    </message>
    <message>
        <source>Periods of byoyomi</source>
        <extracomment>gui/play/match_fields.py</extracomment>
        <translation>Byoyomi-Perioden</translation>
    </message>
    <message>
        <source>Seconds of a byoyomi period</source>
        <extracomment>gui/play/match_fields.py</extracomment>
        <translation>Sekunden einer Byoyomi-Periode</translation>
    </message>
    <message>
        <source>Players</source>
        <extracomment>gui/app/unfinished_dialog.py, gui/desk/games_list.py, gui/library/library_text.py</extracomment>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Date</source>
        <extracomment>gui/desk/games_list.py, gui/learn/puzzle_text.py, gui/library/library_text.py</extracomment>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>gui/desk/games_list.py, gui/learn/puzzle_text.py, gui/library/library_text.py, gui/matches/matches_text.py, engine/playtest/texts.py: result</extracomment>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Moves</source>
        <extracomment>engine/playtest/texts.py: moves</extracomment>
        <translation>Züge</translation>
    </message>
    <message>
        <source>Game</source>
        <extracomment>gui/app/preferences.py, gui/desk/printing.py, gui/editor/setup_panel.py, gui/known/known_page.py, gui/learn/puzzles_page.py, gui/play/new_game.py, gui/rulebook/rules_window.py</extracomment>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Unknown</source>
        <extracomment>gui/desk/games_list.py</extracomment>
        <translation>Unbekannt</translation>
    </message>
    <message>
        <source>Search players, dates, results</source>
        <extracomment>gui/desk/games_list.py</extracomment>
        <translation>Spieler, Datum oder Ergebnis</translation>
    </message>
    <message>
        <source>Search</source>
        <extracomment>gui/desk/games_list.py, gui/rulebook/rules_window.py</extracomment>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Games</source>
        <extracomment>gui/app/practice_dialog.py, gui/desk/definitions_dialog.py, gui/desk/games_list.py, gui/desk/known_moves.py, gui/known/boards.py, gui/library/games_table.py, gui/library/library_text.py, gui/library/statistics.py, gui/matches/matches_text.py, gui/playtest/playtest_page.py, engine/playtest/texts.py: games</extracomment>
        <translation>Partien</translation>
    </message>
    <message>
        <source>Open</source>
        <extracomment>gui/desk/games_list.py, gui/library/library_text.py</extracomment>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>{there_are:,} games</source>
        <extracomment>gui/desk/games_list.py</extracomment>
        <translation>{there_are:,} Partien</translation>
    </message>
    <message>
        <source>{shown:,} of {there_are:,} games</source>
        <extracomment>gui/desk/games_list.py</extracomment>
        <translation>{shown:,} von {there_are:,} Partien</translation>
    </message>
    <message>
        <source>On the board</source>
        <extracomment>gui/app/keys_dialogs.py</extracomment>
        <translation>Auf dem Brett</translation>
    </message>
    <message>
        <source>New game</source>
        <extracomment>gui/play/game_messages.py, gui/play/new_game.py</extracomment>
        <translation>Neue Partie</translation>
    </message>
    <message>
        <source>How to play</source>
        <extracomment>gui/app/start_cards.py, gui/known/known_page.py, gui/learn/learn_page.py, gui/play/game_messages.py, gui/play/new_game.py, gui/rulebook/rules_window.py</extracomment>
        <translation>Spielanleitung</translation>
    </message>
    <message>
        <source>Start the game</source>
        <extracomment>gui/play/new_game.py</extracomment>
        <translation>Partie beginnen</translation>
    </message>
    <message>
        <source>Who plays</source>
        <extracomment>gui/play/new_game.py</extracomment>
        <translation>Wer spielt</translation>
    </message>
    <message>
        <source>You play</source>
        <extracomment>gui/play/new_game.py</extracomment>
        <translation>Du spielst</translation>
    </message>
    <message>
        <source>Level</source>
        <extracomment>gui/app/practice_dialog.py, gui/play/new_game.py, gui/workshop/trying.py</extracomment>
        <translation>Stufe</translation>
    </message>
    <message>
        <source>Its engine</source>
        <extracomment>gui/play/new_game.py</extracomment>
        <translation>Engine</translation>
    </message>
    <message>
        <source>Thinks for</source>
        <extracomment>gui/play/new_game.py</extracomment>
        <translation>Denkt</translation>
    </message>
    <message>
        <source>Clock</source>
        <extracomment>gui/matches/matches_text.py, gui/play/new_game.py</extracomment>
        <translation>Uhr</translation>
    </message>
    <message>
        <source>Different time for the second player</source>
        <extracomment>gui/play/new_game.py</extracomment>
        <translation>Andere Zeit für den zweiten Spieler</translation>
    </message>
    <message>
        <source>FEN of the position</source>
        <extracomment>gui/editor/setup_panel.py, gui/play/new_game.py</extracomment>
        <translation>FEN der Stellung</translation>
    </message>
    <message>
        <source>Set up…</source>
        <extracomment>gui/play/new_game.py</extracomment>
        <translation>Aufbauen…</translation>
    </message>
    <message>
        <source>Set up the position on a board</source>
        <extracomment>gui/play/new_game.py</extracomment>
        <translation>Die Stellung auf einem Brett aufbauen</translation>
    </message>
    <message>
        <source>Start from</source>
        <extracomment>gui/play/new_game.py</extracomment>
        <translation>Beginn</translation>
    </message>
    <message>
        <source>Two players</source>
        <extracomment>gui/app/start_page.py, gui/play/new_game.py</extracomment>
        <translation>Zwei Spieler</translation>
    </message>
    <message>
        <source>Against the computer</source>
        <extracomment>gui/play/new_game.py</extracomment>
        <translation>Gegen den Computer</translation>
    </message>
    <message>
        <source>Watch the computer</source>
        <extracomment>gui/play/new_game.py</extracomment>
        <translation>Computer zusehen</translation>
    </message>
    <message>
        <source>Random</source>
        <extracomment>gui/play/new_game.py</extracomment>
        <translation>Zufall</translation>
    </message>
    <message>
        <source>Sudden death</source>
        <extracomment>gui/play/new_game.py</extracomment>
        <translation>Feste Zeit</translation>
    </message>
    <message>
        <source>Fischer</source>
        <extracomment>gui/play/new_game.py</extracomment>
        <translation>Fischer</translation>
    </message>
    <message>
        <source>Byoyomi</source>
        <extracomment>gui/play/new_game.py</extracomment>
        <translation>Byoyomi</translation>
    </message>
    <message>
        <source>Start position</source>
        <extracomment>gui/editor/setup_panel.py, gui/known/boards.py, gui/play/new_game.py, gui/workshop/panels.py, gui/workshop/sections.py</extracomment>
        <translation>Grundstellung</translation>
    </message>
    <message>
        <source>A position</source>
        <extracomment>gui/play/new_game.py</extracomment>
        <translation>Eine Stellung</translation>
    </message>
    <message>
        <source>Preferences</source>
        <extracomment>gui/app/preferences.py</extracomment>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Pieces</source>
        <extracomment>gui/app/preferences.py, gui/desk/piece_palette.py, gui/desk/printing.py</extracomment>
        <translation>Figuren</translation>
    </message>
    <message>
        <source>View and sounds</source>
        <extracomment>gui/app/preferences.py</extracomment>
        <translation>Aussehen und Töne</translation>
    </message>
    <message>
        <source>Computer</source>
        <extracomment>gui/app/preferences.py</extracomment>
        <translation>Computer</translation>
    </message>
    <message>
        <source>In two-player games, the board</source>
        <extracomment>gui/app/preferences.py</extracomment>
        <translation>Bei Partien zu zweit wird das Brett</translation>
    </message>
    <message>
        <source>Letters and digits read the board aloud</source>
        <extracomment>gui/app/preferences.py, gui/shell/settings.py</extracomment>
        <translation>Buchstaben und Ziffern lesen das Brett vor</translation>
    </message>
    <message>
        <source>Language</source>
        <extracomment>gui/app/preferences.py, gui/shell/settings.py</extracomment>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Colours</source>
        <extracomment>gui/app/preferences.py</extracomment>
        <translation>Farben</translation>
    </message>
    <message>
        <source>Text size</source>
        <extracomment>gui/app/preferences.py</extracomment>
        <translation>Textgröße</translation>
    </message>
    <message>
        <source>Volume</source>
        <extracomment>gui/app/preferences.py, gui/shell/settings.py</extracomment>
        <translation>Lautstärke</translation>
    </message>
    <message>
        <source>The coach asks before a careless move</source>
        <extracomment>gui/app/preferences.py, gui/shell/settings.py</extracomment>
        <translation>Vor unachtsamen Zügen fragt der Trainer</translation>
    </message>
    <message>
        <source>Engine memory</source>
        <extracomment>gui/app/preferences.py</extracomment>
        <translation>Arbeitsspeicher der Engine</translation>
    </message>
    <message>
        <source> MB</source>
        <extracomment>gui/app/preferences.py</extracomment>
        <translation> MB</translation>
    </message>
    <message>
        <source>Differences</source>
        <extracomment>gui/desk/printing.py, gui/rulebook/generated.py, gui/rulebook/rules_pdf.py, gui/rulebook/rules_view.py, gui/rulebook/rules_window.py, gui/shell/knowledge.py</extracomment>
        <translation>Unterschiede</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <extracomment>gui/rulebook/rules_window.py</extracomment>
        <translation>In den Regeln suchen</translation>
    </message>
    <message>
        <source>Contents</source>
        <extracomment>gui/rulebook/rules_web_page.py, gui/rulebook/rules_window.py</extracomment>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <extracomment>gui/desk/printing.py, gui/rulebook/rules_window.py</extracomment>
        <translation>Als PDF speichern…</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <extracomment>gui/rulebook/rules_window.py</extracomment>
        <translation>Nichts gefunden</translation>
    </message>
    <message>
        <source>Leave without saving</source>
        <extracomment>gui/desk/save_commands.py</extracomment>
        <translation>Ohne Speichern verlassen</translation>
    </message>
    <message>
        <source>Stay</source>
        <extracomment>gui/desk/save_commands.py</extracomment>
        <translation>Bleiben</translation>
    </message>
    <message>
        <source>Study</source>
        <extracomment>gui/app/start_cards.py, gui/app/start_page.py, gui/app/unfinished_games.py, gui/known/boards.py, gui/study/study_dialog.py, gui/study/study_notes.py</extracomment>
        <translation>Studie</translation>
    </message>
    <message>
        <source>Last changed</source>
        <extracomment>gui/study/study_dialog.py</extracomment>
        <translation>Zuletzt geändert</translation>
    </message>
    <message>
        <source>A position (FEN)</source>
        <extracomment>gui/study/study_dialog.py</extracomment>
        <translation>Eine Stellung (FEN)</translation>
    </message>
    <message>
        <source>FEN of a position</source>
        <extracomment>gui/study/study_dialog.py</extracomment>
        <translation>FEN einer Stellung</translation>
    </message>
    <message>
        <source>New study</source>
        <extracomment>gui/storage/studies_folder.py, gui/study/study_dialog.py</extracomment>
        <translation>Neue Studie</translation>
    </message>
    <message>
        <source>Looking for your studies…</source>
        <extracomment>gui/study/study_dialog.py</extracomment>
        <translation>Deine Studien werden gesucht…</translation>
    </message>
    <message>
        <source>Put aside</source>
        <extracomment>gui/app/unfinished_dialog.py, gui/study/study_dialog.py</extracomment>
        <translation>Weglegen</translation>
    </message>
    <message>
        <source>Put this study aside (Del)</source>
        <extracomment>gui/study/study_dialog.py</extracomment>
        <translation>Diese Studie weglegen (Entf)</translation>
    </message>
    <message>
        <source>Continue</source>
        <extracomment>gui/app/practice_dialog.py, gui/app/start_cards.py, gui/app/start_page.py, gui/app/unfinished_dialog.py, gui/matches/matches_text.py, gui/play/game_messages.py, gui/playtest/playtest_page.py, gui/study/study_dialog.py</extracomment>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>Studies</source>
        <extracomment>gui/study/study_dialog.py</extracomment>
        <translation>Studien</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>gui/app/practice_dialog.py, gui/app/unfinished_dialog.py, gui/engines/engine_options.py, gui/engines/engines_dialog.py, gui/kit/long_text.py, gui/library/library_text.py, gui/study/study_dialog.py</extracomment>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Studies are saved here as you edit them.</source>
        <extracomment>gui/study/study_dialog.py</extracomment>
        <translation>Studien werden hier gespeichert, während du sie bearbeitest.</translation>
    </message>
    <message>
        <source>The study was put aside. Its file is {there}.</source>
        <extracomment>gui/study/study_dialog.py</extracomment>
        <translation>Die Studie wurde weggelegt. Ihre Datei ist {there}.</translation>
    </message>
    <message>
        <source>The study could not be put aside: {why}.</source>
        <extracomment>gui/study/study_dialog.py</extracomment>
        <translation>Die Studie konnte nicht weggelegt werden: {why}.</translation>
    </message>
    <message>
        <source>Last played</source>
        <extracomment>gui/app/unfinished_dialog.py</extracomment>
        <translation>Zuletzt gespielt</translation>
    </message>
    <message>
        <source>Unfinished games</source>
        <extracomment>gui/app/unfinished_dialog.py</extracomment>
        <translation>Unbeendete Partien</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>gui/app/start_cards.py, gui/app/unfinished_dialog.py, gui/workshop/draft_page.py</extracomment>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Put this game aside (Del)</source>
        <extracomment>gui/app/unfinished_dialog.py</extracomment>
        <translation>Diese Partie weglegen (Entf)</translation>
    </message>
    <message>
        <source>{words}, last played {time_text}</source>
        <extracomment>gui/app/unfinished_dialog.py</extracomment>
        <translation>{words}, zuletzt gespielt {time_text}</translation>
    </message>
    <message>
        <source>The engine cannot be started: {words}.</source>
        <extracomment>gui/engines/engine_process.py</extracomment>
        <translation>Die Engine kann nicht gestartet werden: {words}.</translation>
    </message>
    <message>
        <source>The game cannot be set as an option.</source>
        <extracomment>gui/engines/engine_process.py</extracomment>
        <translation>Das Spiel kann nicht als Option gesetzt werden.</translation>
    </message>
    <message>
        <source>{value} has no button {name}.</source>
        <extracomment>gui/engines/engine_process.py</extracomment>
        <translation>{value} hat keine Schaltfläche {name}.</translation>
    </message>
    <message>
        <source>{value} does not support the game being played here.</source>
        <extracomment>gui/engines/engine_process.py</extracomment>
        <translation>{value} unterstützt das Spiel nicht, das hier gespielt wird.</translation>
    </message>
    <message>
        <source>{value} has no option {name}.</source>
        <extracomment>gui/engines/engine_process.py</extracomment>
        <translation>{value} hat keine Option {name}.</translation>
    </message>
    <message>
        <source>{name} must be one of: {join}.</source>
        <extracomment>gui/engines/protocol.py</extracomment>
        <translation>{name} muss eines von diesen sein: {join}.</translation>
    </message>
    <message>
        <source>{name} takes a single line.</source>
        <extracomment>gui/engines/protocol.py</extracomment>
        <translation>{name} erwartet eine einzige Zeile.</translation>
    </message>
    <message>
        <source>{name} takes no value.</source>
        <extracomment>gui/engines/protocol.py</extracomment>
        <translation>{name} erwartet keinen Wert.</translation>
    </message>
    <message>
        <source>Open a game</source>
        <extracomment>gui/desk/file_dialogs.py</extracomment>
        <translation>Partie öffnen</translation>
    </message>
    <message>
        <source>A file {readable} already exists.</source>
        <extracomment>gui/desk/file_dialogs.py</extracomment>
        <translation>Es gibt schon eine Datei {readable}.</translation>
    </message>
    <message>
        <source>Replace it</source>
        <extracomment>gui/desk/file_dialogs.py, gui/desk/save_commands.py</extracomment>
        <translation>Ersetzen</translation>
    </message>
    <message>
        <source>The text on the clipboard</source>
        <extracomment>gui/desk/open_commands.py</extracomment>
        <translation>Der Inhalt der Zwischenablage</translation>
    </message>
    <message>
        <source>The dropped text</source>
        <extracomment>gui/desk/open_commands.py</extracomment>
        <translation>Was hier abgelegt wurde</translation>
    </message>
    <message>
        <source>Opening the text on the clipboard…</source>
        <extracomment>gui/desk/open_commands.py</extracomment>
        <translation>Der Inhalt der Zwischenablage wird geöffnet…</translation>
    </message>
    <message>
        <source>Opening the dropped text…</source>
        <extracomment>gui/desk/open_commands.py</extracomment>
        <translation>Was hier abgelegt wurde, wird geöffnet…</translation>
    </message>
    <message>
        <source>Games on the clipboard</source>
        <extracomment>gui/desk/open_commands.py</extracomment>
        <translation>Partien in der Zwischenablage</translation>
    </message>
    <message>
        <source>Dropped games</source>
        <extracomment>gui/desk/open_commands.py</extracomment>
        <translation>Hier abgelegte Partien</translation>
    </message>
    <message>
        <source>Opening {name}…</source>
        <extracomment>gui/desk/open_commands.py</extracomment>
        <translation>{name} wird geöffnet…</translation>
    </message>
    <message>
        <source>This game</source>
        <extracomment>gui/desk/open_commands.py</extracomment>
        <translation>Diese Partie</translation>
    </message>
    <message>
        <source>Opening the study…</source>
        <extracomment>gui/desk/open_commands.py</extracomment>
        <translation>Die Studie wird geöffnet…</translation>
    </message>
    <message>
        <source>Games in {name}</source>
        <extracomment>gui/desk/open_commands.py</extracomment>
        <translation>Partien in {name}</translation>
    </message>
    <message>
        <source>Opening the game…</source>
        <extracomment>gui/app/unfinished_reader.py, gui/desk/open_commands.py</extracomment>
        <translation>Die Partie wird geöffnet…</translation>
    </message>
    <message>
        <source>That game cannot be read. {sentence}</source>
        <extracomment>gui/desk/open_commands.py</extracomment>
        <translation>Diese Partie ist nicht lesbar. {sentence}</translation>
    </message>
    <message>
        <source>{name} contains no readable game. {sentence}</source>
        <extracomment>gui/desk/open_commands.py</extracomment>
        <translation>{name} enthält keine lesbare Partie. {sentence}</translation>
    </message>
    <message>
        <source>There is no text on the clipboard.</source>
        <extracomment>gui/desk/open_commands.py</extracomment>
        <translation>In der Zwischenablage ist kein Text.</translation>
    </message>
    <message>
        <source>{name} is neither a game nor a position.</source>
        <extracomment>gui/desk/open_commands.py</extracomment>
        <translation>{name} ist weder eine Partie noch eine Stellung.</translation>
    </message>
    <message>
        <source>{name} is not a position of {title}. {why}</source>
        <extracomment>gui/desk/open_commands.py</extracomment>
        <translation>{name} ist keine Stellung von {title}. {why}</translation>
    </message>
    <message>
        <source>Save the rules</source>
        <extracomment>gui/desk/printing.py</extracomment>
        <translation>Regeln speichern</translation>
    </message>
    <message>
        <source>How to play {title}</source>
        <extracomment>gui/desk/printing.py, gui/rulebook/rules_pdf.py, gui/rulebook/rules_web_page.py</extracomment>
        <translation>So spielt man {title}</translation>
    </message>
    <message>
        <source>PDF document (*.pdf)</source>
        <extracomment>gui/desk/printing.py, gui/desk/report_exports.py, gui/desk/share_commands.py</extracomment>
        <translation>PDF-Dokument (*.pdf)</translation>
    </message>
    <message>
        <source>Saved to {readable}.</source>
        <extracomment>gui/storage/paths.py</extracomment>
        <translation>In {readable} gespeichert.</translation>
    </message>
    <message>
        <source>The PDF could not be saved: {why}.</source>
        <extracomment>gui/desk/printing.py, gui/desk/share_commands.py</extracomment>
        <translation>Das PDF konnte nicht gespeichert werden: {why}.</translation>
    </message>
    <message>
        <source>Its current contents would be lost.</source>
        <extracomment>gui/desk/save_commands.py</extracomment>
        <translation>Ihr jetziger Inhalt ginge verloren.</translation>
    </message>
    <message>
        <source>Replace the game</source>
        <extracomment>gui/desk/save_commands.py</extracomment>
        <translation>Partie ersetzen</translation>
    </message>
    <message>
        <source>This game is still in the file, and only this game would be replaced.</source>
        <extracomment>gui/desk/save_commands.py</extracomment>
        <translation>Diese Partie steht noch in der Datei, und nur sie würde ersetzt.</translation>
    </message>
    <message>
        <source>Add it</source>
        <extracomment>gui/desk/save_commands.py</extracomment>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>This game is no longer in the file. It would be added after the others.</source>
        <extracomment>gui/desk/save_commands.py</extracomment>
        <translation>Diese Partie steht nicht mehr in der Datei. Sie würde hinter den anderen hinzugefügt.</translation>
    </message>
    <message>
        <source>{name} was changed by another program.</source>
        <extracomment>gui/desk/save_commands.py</extracomment>
        <translation>{name} wurde von einem anderen Programm geändert.</translation>
    </message>
    <message>
        <source>{name} is still being saved.</source>
        <extracomment>gui/desk/save_commands.py</extracomment>
        <translation>{name} wird noch gespeichert.</translation>
    </message>
    <message>
        <source>Save as…</source>
        <extracomment>gui/desk/messages.py, gui/desk/save_commands.py</extracomment>
        <translation>Speichern unter…</translation>
    </message>
    <message>
        <source>Saving {name}…</source>
        <extracomment>gui/desk/save_commands.py, gui/library/library_actions.py</extracomment>
        <translation>{name} wird gespeichert…</translation>
    </message>
    <message>
        <source>{name} could not be saved: {why}.</source>
        <extracomment>gui/storage/paths.py</extracomment>
        <translation>{name} konnte nicht gespeichert werden: {why}.</translation>
    </message>
    <message>
        <source>Saved as {name}.</source>
        <extracomment>gui/desk/save_commands.py</extracomment>
        <translation>Als {name} gespeichert.</translation>
    </message>
    <message>
        <source>The position is on the clipboard.</source>
        <extracomment>gui/desk/share_commands.py, gui/library/library_page.py</extracomment>
        <translation>Die Stellung ist in der Zwischenablage.</translation>
    </message>
    <message>
        <source>Your puzzle results</source>
        <extracomment>gui/learn/puzzle_record.py</extracomment>
        <translation>Deine Aufgabenergebnisse</translation>
    </message>
    <message>
        <source>Start again</source>
        <extracomment>gui/rulebook/rules_view.py, gui/workshop/trying.py</extracomment>
        <translation>Neu beginnen</translation>
    </message>
    <message>
        <source>Board. {caption}</source>
        <extracomment>gui/rulebook/rules_view.py</extracomment>
        <translation>Brett. {caption}</translation>
    </message>
    <message>
        <source>Not all games were read: the process reading them stopped.</source>
        <extracomment>gui/library/library.py</extracomment>
        <translation>Nicht alle Partien wurden gelesen: Der Leseprozess hat sich beendet.</translation>
    </message>
    <message>
        <source>The list of games cannot be updated: {why}.</source>
        <extracomment>gui/library/library.py</extracomment>
        <translation>Die Liste der Partien kann nicht aktualisiert werden: {why}.</translation>
    </message>
    <message>
        <source>The list of games cannot be read: {why}.</source>
        <extracomment>gui/library/library.py</extracomment>
        <translation>Die Liste der Partien ist nicht lesbar: {why}.</translation>
    </message>
    <message>
        <source>No more tags can be stored: there are already too many.</source>
        <extracomment>gui/library/own_data.py</extracomment>
        <translation>Es können keine weiteren Schlagwörter gespeichert werden: Es sind schon zu viele.</translation>
    </message>
    <message>
        <source>{name} was added: only games played here can be deleted.</source>
        <extracomment>gui/library/library_actions.py</extracomment>
        <translation>{name} wurde hinzugefügt: Nur hier gespielte Partien können gelöscht werden.</translation>
    </message>
    <message>
        <source>{name} has changed. The list is being updated; try again in a moment.</source>
        <extracomment>gui/library/library_actions.py</extracomment>
        <translation>{name} hat sich geändert. Die Liste wird aktualisiert; versuche es gleich noch einmal.</translation>
    </message>
    <message>
        <source>{name} cannot be read: {why}.</source>
        <extracomment>gui/app/own_game_commands.py, gui/library/library_actions.py, gui/library/library_text.py, gui/storage/games_folder.py, gui/storage/opening.py, gui/workshop/workshop_page.py</extracomment>
        <translation>{name} ist nicht lesbar: {why}.</translation>
    </message>
    <message>
        <source>That game is being played in another window.</source>
        <extracomment>gui/library/library_actions.py</extracomment>
        <translation>Diese Partie wird in einem anderen Fenster gespielt.</translation>
    </message>
    <message>
        <source>{name} contains more than this game and was not deleted.</source>
        <extracomment>gui/library/library_actions.py</extracomment>
        <translation>{name} enthält mehr als diese Partie und wurde nicht gelöscht.</translation>
    </message>
    <message>
        <source>{name} could not be moved to the trash.</source>
        <extracomment>gui/library/library_actions.py</extracomment>
        <translation>{name} konnte nicht in den Papierkorb verschoben werden.</translation>
    </message>
    <message>
        <source>Figures</source>
        <extracomment>gui/board/pieces.py</extracomment>
        <translation>Schachfiguren</translation>
    </message>
    <message>
        <source>Hanja tablets</source>
        <extracomment>gui/board/pieces.py</extracomment>
        <translation>Hanja-Täfelchen</translation>
    </message>
    <message>
        <source>Wedges with pictures</source>
        <extracomment>gui/board/pieces.py</extracomment>
        <translation>Keile mit Bildern</translation>
    </message>
    <message>
        <source>Wedges with hanja</source>
        <extracomment>gui/board/pieces.py</extracomment>
        <translation>Keile mit Hanja</translation>
    </message>
    <message>
        <source>The computer&apos;s engine answered with illegal moves.</source>
        <extracomment>gui/play/computer_turn.py, gui/workshop/trying.py</extracomment>
        <translation>Die Engine des Computers hat mit unerlaubten Zügen geantwortet.</translation>
    </message>
    <message>
        <source>There is no hint for this position.</source>
        <extracomment>gui/play/computer_turn.py</extracomment>
        <translation>Für diese Stellung gibt es keinen Tipp.</translation>
    </message>
    <message>
        <source>Novice</source>
        <comment>a level</comment>
        <extracomment>gui/players/levels.py</extracomment>
        <translation>Neuling</translation>
    </message>
    <message>
        <source>Overlooks most captures; meant to be beaten.</source>
        <extracomment>gui/players/levels.py</extracomment>
        <translation>Übersieht die meisten Schlagzüge; zum Besiegen gedacht.</translation>
    </message>
    <message>
        <source>Recruit</source>
        <comment>a level</comment>
        <extracomment>gui/players/levels.py</extracomment>
        <translation>Rekrut</translation>
    </message>
    <message>
        <source>Captures now and then, and protects little.</source>
        <extracomment>gui/players/levels.py</extracomment>
        <translation>Schlägt hin und wieder und deckt wenig.</translation>
    </message>
    <message>
        <source>Apprentice</source>
        <comment>a level</comment>
        <extracomment>gui/players/levels.py</extracomment>
        <translation>Lehrling</translation>
    </message>
    <message>
        <source>Leaves pieces unprotected.</source>
        <extracomment>gui/players/levels.py</extracomment>
        <translation>Lässt Figuren ungedeckt.</translation>
    </message>
    <message>
        <source>Page</source>
        <comment>a level</comment>
        <extracomment>gui/players/levels.py</extracomment>
        <translation>Page</translation>
    </message>
    <message>
        <source>Takes what it sees, and sees little.</source>
        <extracomment>gui/players/levels.py</extracomment>
        <translation>Nimmt, was er sieht, und sieht wenig.</translation>
    </message>
    <message>
        <source>Squire</source>
        <comment>a level</comment>
        <extracomment>gui/players/levels.py</extracomment>
        <translation>Knappe</translation>
    </message>
    <message>
        <source>Looks one exchange ahead.</source>
        <extracomment>gui/players/levels.py</extracomment>
        <translation>Sieht einen Abtausch voraus.</translation>
    </message>
    <message>
        <source>Scout</source>
        <comment>a level</comment>
        <extracomment>gui/players/levels.py</extracomment>
        <translation>Späher</translation>
    </message>
    <message>
        <source>Spots simple threats.</source>
        <extracomment>gui/players/levels.py</extracomment>
        <translation>Erkennt einfache Drohungen.</translation>
    </message>
    <message>
        <source>Knight</source>
        <comment>a level</comment>
        <extracomment>gui/players/levels.py</extracomment>
        <translation>Ritter</translation>
    </message>
    <message>
        <source>A steady club player.</source>
        <extracomment>gui/players/levels.py</extracomment>
        <translation>Ein solider Vereinsspieler.</translation>
    </message>
    <message>
        <source>Captain</source>
        <comment>a level</comment>
        <extracomment>gui/players/levels.py</extracomment>
        <translation>Hauptmann</translation>
    </message>
    <message>
        <source>Punishes careless moves.</source>
        <extracomment>gui/players/levels.py</extracomment>
        <translation>Bestraft unachtsame Züge.</translation>
    </message>
    <message>
        <source>Cardinal</source>
        <comment>a level</comment>
        <extracomment>gui/players/levels.py</extracomment>
        <translation>Kardinal</translation>
    </message>
    <message>
        <source>Sees combinations coming.</source>
        <extracomment>gui/players/levels.py</extracomment>
        <translation>Sieht Kombinationen kommen.</translation>
    </message>
    <message>
        <source>Marshal</source>
        <comment>a level</comment>
        <extracomment>gui/players/levels.py</extracomment>
        <translation>Marschall</translation>
    </message>
    <message>
        <source>Rarely errs.</source>
        <extracomment>gui/players/levels.py</extracomment>
        <translation>Irrt selten.</translation>
    </message>
    <message>
        <source>Dragon</source>
        <comment>a level</comment>
        <extracomment>gui/players/levels.py</extracomment>
        <translation>Drache</translation>
    </message>
    <message>
        <source>Holds little back.</source>
        <extracomment>gui/players/levels.py</extracomment>
        <translation>Hält wenig zurück.</translation>
    </message>
    <message>
        <source>Asura</source>
        <comment>a level</comment>
        <extracomment>gui/players/levels.py</extracomment>
        <translation>Asura</translation>
    </message>
    <message>
        <source>Uses everything it has learned.</source>
        <extracomment>gui/players/levels.py</extracomment>
        <translation>Nutzt alles, was er gelernt hat.</translation>
    </message>
    <message>
        <source>You</source>
        <extracomment>gui/words/naming.py</extracomment>
        <translation>Du</translation>
    </message>
    <message>
        <source>{name} (level {level})</source>
        <extracomment>gui/words/naming.py</extracomment>
        <translation>{name} (Stufe {level})</translation>
    </message>
    <message>
        <source>{readable} contains no readable game. {why}</source>
        <extracomment>gui/players/saved_game.py</extracomment>
        <translation>{readable} enthält keine lesbare Partie. {why}</translation>
    </message>
    <message>
        <source>There is no game in this text.</source>
        <extracomment>gui/players/saved_game.py, rules/words.py: no game</extracomment>
        <translation>In diesem Text ist keine Partie.</translation>
    </message>
    <message>
        <source>{readable} cannot be read: {why}.</source>
        <extracomment>gui/players/saved_game.py</extracomment>
        <translation>{readable} ist nicht lesbar: {why}.</translation>
    </message>
    <message>
        <source>{readable} cannot be read: {error}.</source>
        <extracomment>gui/players/saved_game.py</extracomment>
        <translation>{readable} ist nicht lesbar: {error}.</translation>
    </message>
    <message>
        <source>In two-&amp;player games, the board</source>
        <extracomment>gui/app/menus.py</extracomment>
        <translation>Bei &amp;Partien zu zweit wird das Brett</translation>
    </message>
    <message>
        <source>{shortened}, {title}. It was not closed; all edits were kept.</source>
        <extracomment>gui/app/unfinished_games.py</extracomment>
        <translation>{shortened}, {title}. Sie wurde nicht geschlossen; alle Änderungen sind noch da.</translation>
    </message>
    <message>
        <source>The game stays among the unfinished games, and you can continue it from the start page.</source>
        <extracomment>gui/play/game_messages.py</extracomment>
        <translation>Die Partie bleibt bei den unbeendeten Partien, und du kannst sie von der Startseite aus fortsetzen.</translation>
    </message>
    <message>
        <source>Rematch</source>
        <extracomment>gui/play/game_messages.py</extracomment>
        <translation>Revanche</translation>
    </message>
    <message>
        <source>The clocks are stopped until then.</source>
        <extracomment>gui/play/game_messages.py</extracomment>
        <translation>Bis dahin stehen die Uhren.</translation>
    </message>
    <message>
        <source>{offerer} offers a draw</source>
        <extracomment>gui/play/game_messages.py</extracomment>
        <translation>{offerer} {offerer:=bietet|bietest} Remis an</translation>
    </message>
    <message>
        <source>Resign this game?</source>
        <extracomment>gui/play/game_messages.py</extracomment>
        <translation>Diese Partie aufgeben?</translation>
    </message>
    <message>
        <source>Leave this game for a study?</source>
        <extracomment>gui/play/game_messages.py</extracomment>
        <translation>Diese Partie für eine Studie verlassen?</translation>
    </message>
    <message>
        <source>Play on from here?</source>
        <extracomment>gui/play/game_messages.py</extracomment>
        <translation>Von hier weiterspielen?</translation>
    </message>
    <message>
        <source>The computer cannot continue</source>
        <extracomment>gui/play/game_messages.py</extracomment>
        <translation>Der Computer kann nicht weiterspielen</translation>
    </message>
    <message>
        <source>Study this game</source>
        <extracomment>gui/matches/matches_page.py, gui/play/game_messages.py</extracomment>
        <translation>Partie studieren</translation>
    </message>
    <message>
        <source>{opponent} declines the draw.</source>
        <extracomment>gui/play/game_messages.py</extracomment>
        <translation>{opponent} {opponent:=lehnt|lehnst} das Remis ab.</translation>
    </message>
    <message>
        <source>Resign</source>
        <extracomment>gui/play/game_messages.py</extracomment>
        <translation>Aufgeben</translation>
    </message>
    <message>
        <source>Play on</source>
        <extracomment>gui/play/game_messages.py</extracomment>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Study it</source>
        <extracomment>gui/editor/setup_panel.py, gui/library/library_text.py, gui/play/game_messages.py</extracomment>
        <translation>Studieren</translation>
    </message>
    <message>
        <source>The result no longer counts.</source>
        <extracomment>gui/play/game_messages.py</extracomment>
        <translation>Das Ergebnis zählt nicht mehr.</translation>
    </message>
    <message>
        <source>What was played stays as a variation.</source>
        <extracomment>gui/play/game_messages.py</extracomment>
        <translation>Was gespielt wurde, bleibt als Variante.</translation>
    </message>
    <message>
        <source>The game is paused.</source>
        <extracomment>gui/play/game_messages.py, gui/play/move_entry.py</extracomment>
        <translation>Die Partie ist angehalten.</translation>
    </message>
    <message>
        <source>Try again</source>
        <extracomment>gui/learn/lesson_page.py, gui/learn/puzzle_text.py, gui/play/game_messages.py, gui/review/review_text.py</extracomment>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>Continue as two players</source>
        <extracomment>gui/play/game_messages.py</extracomment>
        <translation>Zu zweit weiterspielen</translation>
    </message>
    <message>
        <source>Take back</source>
        <extracomment>gui/play/game_messages.py, gui/workshop/trying.py</extracomment>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Does {opponent} accept? {stand}</source>
        <extracomment>gui/play/game_messages.py</extracomment>
        <translation>{opponent:=Nimmt|Nimmst} {opponent} an? {stand}</translation>
    </message>
    <message>
        <source>Accept</source>
        <extracomment>gui/play/game_messages.py</extracomment>
        <translation>Annehmen</translation>
    </message>
    <message>
        <source>Decline</source>
        <extracomment>gui/play/game_messages.py</extracomment>
        <translation>Ablehnen</translation>
    </message>
    <message>
        <source>Use Surajang&apos;s own engine</source>
        <extracomment>gui/play/game_messages.py</extracomment>
        <translation>Surajangs Engine verwenden</translation>
    </message>
    <message>
        <source>{colour}, level {level}</source>
        <extracomment>gui/play/game_page.py</extracomment>
        <translation>{colour}, Stufe {level}</translation>
    </message>
    <message>
        <source>Looking for a hint</source>
        <extracomment>gui/play/game_page.py</extracomment>
        <translation>Sucht einen Tipp</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <extracomment>gui/play/game_page.py, gui/play/move_entry.py</extracomment>
        <translation>Zurück zur Partie</translation>
    </message>
    <message>
        <source>Play on…</source>
        <extracomment>gui/play/game_page.py</extracomment>
        <translation>Weiterspielen…</translation>
    </message>
    <message>
        <source>It played {written}.</source>
        <extracomment>gui/play/game_page.py</extracomment>
        <translation>Er hat {written} gespielt.</translation>
    </message>
    <message>
        <source>The computer has moved</source>
        <extracomment>gui/play/game_page.py</extracomment>
        <translation>Der Computer hat gezogen</translation>
    </message>
    <message>
        <source>Thinking</source>
        <extracomment>gui/play/game_page.py</extracomment>
        <translation>Denkt nach</translation>
    </message>
    <message>
        <source>It is the computer&apos;s turn.</source>
        <extracomment>gui/play/move_entry.py</extracomment>
        <translation>Der Computer ist am Zug.</translation>
    </message>
    <message>
        <source>The game has continued from this position.</source>
        <extracomment>gui/play/move_entry.py</extracomment>
        <translation>Die Partie ist von dieser Stellung aus weitergegangen.</translation>
    </message>
    <message>
        <source>Type a move</source>
        <extracomment>gui/desk/typed_move.py</extracomment>
        <translation>Zug eingeben</translation>
    </message>
    <message>
        <source>Repetition</source>
        <extracomment>gui/play/move_entry.py, gui/words/outcome_text.py, gui/workshop/panels.py, assets/rules/differences.toml</extracomment>
        <translation>Wiederholung</translation>
    </message>
    <message>
        <source>The game is over here.</source>
        <extracomment>gui/analysis/analysis_text.py, gui/play/move_entry.py, gui/study/study_page.py</extracomment>
        <translation>Die Partie ist hier zu Ende.</translation>
    </message>
    <message>
        <source>Earlier position: press End to return to the game.</source>
        <extracomment>gui/play/move_entry.py</extracomment>
        <translation>Frühere Stellung: „Ende“ führt zur Partie.</translation>
    </message>
    <message>
        <source>Earlier position</source>
        <extracomment>gui/play/move_entry.py</extracomment>
        <translation>Frühere Stellung</translation>
    </message>
    <message>
        <source>The game is over; you can try out moves. {words}</source>
        <extracomment>gui/play/move_entry.py</extracomment>
        <translation>Die Partie ist zu Ende; du kannst Züge ausprobieren. {words}</translation>
    </message>
    <message>
        <source>Play it</source>
        <extracomment>gui/play/move_entry.py</extracomment>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Play something else</source>
        <extracomment>gui/play/move_entry.py</extracomment>
        <translation>Etwas anderes spielen</translation>
    </message>
    <message>
        <source>The game is over; try a move</source>
        <extracomment>gui/play/move_entry.py</extracomment>
        <translation>Partie zu Ende; probiere einen Zug</translation>
    </message>
    <message>
        <source>Try a move</source>
        <extracomment>gui/play/move_entry.py</extracomment>
        <translation>Zug ausprobieren</translation>
    </message>
    <message>
        <source>Take back to here</source>
        <extracomment>gui/play/move_entry.py</extracomment>
        <translation>Bis hier zurücknehmen</translation>
    </message>
    <message>
        <source>Opening {shortened}…</source>
        <extracomment>gui/app/start_page.py</extracomment>
        <translation>{shortened} wird geöffnet…</translation>
    </message>
    <message>
        <source>The rule</source>
        <extracomment>gui/desk/messages.py, gui/play/game_messages.py</extracomment>
        <translation>Die Regel</translation>
    </message>
    <message>
        <source>Play the computer</source>
        <extracomment>gui/app/start_page.py</extracomment>
        <translation>Gegen den Computer</translation>
    </message>
    <message>
        <source>Open…</source>
        <extracomment>gui/app/start_page.py</extracomment>
        <translation>Öffnen…</translation>
    </message>
    <message>
        <source>My games</source>
        <extracomment>gui/app/start_page.py, gui/desk/known_moves.py, gui/library/library_text.py</extracomment>
        <translation>Meine Partien</translation>
    </message>
    <message>
        <source>Learn</source>
        <extracomment>gui/app/start_page.py, gui/learn/lesson_text.py</extracomment>
        <translation>Lernen</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <extracomment>gui/app/start_page.py, gui/learn/learn_page.py, gui/learn/puzzle_text.py</extracomment>
        <translation>Aufgaben</translation>
    </message>
    <message>
        <source>An unfinished game cannot be read.</source>
        <extracomment>gui/app/start_page.py</extracomment>
        <translation>Eine unbeendete Partie ist nicht lesbar.</translation>
    </message>
    <message>
        <source>Continue your study</source>
        <extracomment>gui/app/start_page.py</extracomment>
        <translation>Setze deine Studie fort</translation>
    </message>
    <message>
        <source>Not now</source>
        <extracomment>gui/app/start_page.py, gui/updates/updates_dialog.py</extracomment>
        <translation>Nicht jetzt</translation>
    </message>
    <message>
        <source>The game ends here</source>
        <extracomment>gui/study/study_page.py</extracomment>
        <translation>Die Partie endet hier</translation>
    </message>
    <message>
        <source>Study: {shortened} · {title}</source>
        <extracomment>gui/study/study_page.py</extracomment>
        <translation>Studie: {shortened} · {title}</translation>
    </message>
    <message>
        <source>Name of the study</source>
        <extracomment>gui/study/study_notes.py</extracomment>
        <translation>Name der Studie</translation>
    </message>
    <message>
        <source>The line is on the clipboard.</source>
        <extracomment>gui/study/study_page.py</extracomment>
        <translation>Die Variante ist in der Zwischenablage.</translation>
    </message>
    <message>
        <source>The moves are on the clipboard.</source>
        <extracomment>gui/study/study_page.py</extracomment>
        <translation>Die Züge sind in der Zwischenablage.</translation>
    </message>
    <message>
        <source>{value} to move, in check</source>
        <extracomment>gui/study/study_notes.py</extracomment>
        <translation>{value} am Zug, im Schach</translation>
    </message>
    <message>
        <source>{value} to move</source>
        <extracomment>gui/study/study_notes.py</extracomment>
        <translation>{value} am Zug</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <extracomment>gui/desk/messages.py</extracomment>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Analysis options</source>
        <extracomment>gui/analysis/analysis_panel.py</extracomment>
        <translation>Analyseoptionen</translation>
    </message>
    <message>
        <source>Lines</source>
        <extracomment>gui/analysis/analysis_panel.py</extracomment>
        <translation>Varianten</translation>
    </message>
    <message>
        <source>Score</source>
        <extracomment>gui/analysis/analysis_panel.py</extracomment>
        <translation>Bewertung</translation>
    </message>
    <message>
        <source>Always on in studies</source>
        <extracomment>gui/analysis/analysis_panel.py</extracomment>
        <translation>In Studien immer an</translation>
    </message>
    <message>
        <source>From {value}&apos;s point of view</source>
        <extracomment>gui/analysis/analysis_panel.py</extracomment>
        <translation>Aus Sicht von {value}</translation>
    </message>
    <message>
        <source>From the point of view of the side to move</source>
        <extracomment>gui/analysis/analysis_panel.py</extracomment>
        <translation>Aus Sicht der Seite am Zug</translation>
    </message>
    <message>
        <source>Put this game aside</source>
        <extracomment>gui/app/start_cards.py</extracomment>
        <translation>Diese Partie weglegen</translation>
    </message>
    <message>
        <source>Unfinished games ({number})…</source>
        <extracomment>gui/app/start_cards.py</extracomment>
        <translation>Unbeendete Partien ({number})…</translation>
    </message>
    <message>
        <source>Continue your game</source>
        <extracomment>gui/app/start_cards.py</extracomment>
        <translation>Setze deine Partie fort</translation>
    </message>
    <message>
        <source>{title}: show all</source>
        <extracomment>gui/kit/long_text.py</extracomment>
        <translation>{title}: alles zeigen</translation>
    </message>
    <message>
        <source>Show all of it</source>
        <extracomment>gui/kit/long_text.py</extracomment>
        <translation>Alles zeigen</translation>
    </message>
    <message>
        <source>Evaluation</source>
        <extracomment>gui/analysis/evaluation_bar.py</extracomment>
        <translation>Bewertung</translation>
    </message>
    <message>
        <source>Evaluation: {words}</source>
        <extracomment>gui/analysis/evaluation_bar.py</extracomment>
        <translation>Bewertung: {words}</translation>
    </message>
    <message>
        <source>Step back</source>
        <extracomment>gui/known/boards.py, gui/library/explorer.py</extracomment>
        <translation>Schritt zurück</translation>
    </message>
    <message>
        <source>Step forward</source>
        <extracomment>gui/library/explorer.py</extracomment>
        <translation>Schritt vor</translation>
    </message>
    <message>
        <source>favourite, to study</source>
        <extracomment>gui/library/games_table.py</extracomment>
        <translation>Favorit, zu studieren</translation>
    </message>
    <message>
        <source>Who is better</source>
        <extracomment>gui/study/study_notes.py</extracomment>
        <translation>Wer steht besser</translation>
    </message>
    <message>
        <source>Line {number}</source>
        <extracomment>gui/analysis/line_row.py</extracomment>
        <translation>Variante {number}</translation>
    </message>
    <message>
        <source>Line {number}: {score}, {words}</source>
        <extracomment>gui/analysis/line_row.py</extracomment>
        <translation>Variante {number}: {score}, {words}</translation>
    </message>
    <message>
        <source>Comment</source>
        <extracomment>gui/play/move_list.py, gui/study/study_notes.py</extracomment>
        <translation>Kommentar</translation>
    </message>
    <message>
        <source>Minimum time for each move</source>
        <extracomment>gui/play/pace_bar.py</extracomment>
        <translation>Mindestzeit für jeden Zug</translation>
    </message>
    <message>
        <source>{seconds} per move</source>
        <extracomment>gui/play/pace_bar.py</extracomment>
        <translation>{seconds} je Zug</translation>
    </message>
    <message>
        <source>Time for each move: {seconds}</source>
        <extracomment>gui/play/pace_bar.py</extracomment>
        <translation>Zeit für jeden Zug: {seconds}</translation>
    </message>
    <message>
        <source>10 s per move</source>
        <extracomment>gui/play/pace_bar.py</extracomment>
        <translation>10 s je Zug</translation>
    </message>
    <message numerus="yes">
        <source>{count} seconds</source>
        <extracomment>gui/board/reading_text.py, gui/desk/player_strip.py</extracomment>
        <translation>
            <numerusform>{count} Sekunde</numerusform>
            <numerusform>{count} Sekunden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Then byoyomi: {count} periods of {length}</source>
        <extracomment>gui/desk/player_strip.py</extracomment>
        <translation>
            <numerusform>Dann Byoyomi: {count} Periode von {length}</numerusform>
            <numerusform>Dann Byoyomi: {count} Perioden von {length}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Byoyomi: {count} periods of {length} are left, this one included</source>
        <extracomment>gui/desk/player_strip.py</extracomment>
        <translation>
            <numerusform>Byoyomi: noch {count} Periode von {length}, diese mitgezählt</numerusform>
            <numerusform>Byoyomi: noch {count} Perioden von {length}, diese mitgezählt</numerusform>
        </translation>
    </message>
    <message>
        <source>Player</source>
        <extracomment>gui/desk/player_strip.py</extracomment>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>{called}, to move</source>
        <extracomment>gui/desk/player_strip.py</extracomment>
        <translation>{called}, am Zug</translation>
    </message>
    <message>
        <source>then {periods} × {period} s</source>
        <extracomment>gui/desk/player_strip.py</extracomment>
        <translation>dann {periods} × {period} s</translation>
    </message>
    <message>
        <source>{periods} × {period} s left</source>
        <extracomment>gui/desk/player_strip.py</extracomment>
        <translation>noch {periods} × {period} s</translation>
    </message>
    <message>
        <source>last {period} s</source>
        <extracomment>gui/desk/player_strip.py</extracomment>
        <translation>letzte {period} s</translation>
    </message>
    <message>
        <source>Byoyomi: the last period of {length}</source>
        <extracomment>gui/desk/player_strip.py</extracomment>
        <translation>Byoyomi: die letzte Periode von {length}</translation>
    </message>
    <message numerus="yes">
        <source>Your rating over {count} games: from {first} to {last}, highest {most}</source>
        <extracomment>gui/kit/rating_plot.py</extracomment>
        <translation>
            <numerusform>Deine Wertung über {count} Partie: von {first} auf {last}, Höchstwert {most}</numerusform>
            <numerusform>Deine Wertung über {count} Partien: von {first} auf {last}, Höchstwert {most}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your rating over {count} puzzles: from {first} to {last}, highest {most}</source>
        <extracomment>gui/kit/rating_plot.py</extracomment>
        <translation>
            <numerusform>Deine Wertung über {count} Aufgabe: von {first} auf {last}, Höchstwert {most}</numerusform>
            <numerusform>Deine Wertung über {count} Aufgaben: von {first} auf {last}, Höchstwert {most}</numerusform>
        </translation>
    </message>
    <message>
        <source>Every move is saved</source>
        <extracomment>gui/desk/save_commands.py</extracomment>
        <translation>Jeder Zug ist gespeichert</translation>
    </message>
    <message>
        <source>Saving…</source>
        <extracomment>gui/desk/save_commands.py</extracomment>
        <translation>Wird gespeichert…</translation>
    </message>
    <message>
        <source>The last moves are not saved</source>
        <extracomment>gui/desk/save_commands.py</extracomment>
        <translation>Die letzten Züge sind nicht gespeichert</translation>
    </message>
    <message>
        <source>Moves and variations</source>
        <extracomment>gui/study/study_tree.py</extracomment>
        <translation>Züge und Varianten</translation>
    </message>
    <message>
        <source>Variation: {words}</source>
        <extracomment>gui/study/study_tree.py</extracomment>
        <translation>Variante: {words}</translation>
    </message>
    <message>
        <source>Previous page</source>
        <extracomment>gui/kit/long_text.py</extracomment>
        <translation>Vorige Seite</translation>
    </message>
    <message>
        <source>Next page</source>
        <extracomment>gui/kit/long_text.py</extracomment>
        <translation>Nächste Seite</translation>
    </message>
    <message>
        <source>Page {value:,} of {pages:,}</source>
        <extracomment>gui/kit/long_text.py</extracomment>
        <translation>Seite {value:,} von {pages:,}</translation>
    </message>
    <message>
        <source>Window colours</source>
        <extracomment>gui/shell/settings.py</extracomment>
        <translation>Farben des Fensters</translation>
    </message>
    <message>
        <source>Text size, in percent</source>
        <extracomment>gui/shell/settings.py</extracomment>
        <translation>Textgröße in Prozent</translation>
    </message>
    <message>
        <source>Coordinates on the board</source>
        <extracomment>gui/shell/settings.py</extracomment>
        <translation>Koordinaten am Brett</translation>
    </message>
    <message>
        <source>Mark the squares a piece can go to</source>
        <extracomment>gui/shell/settings.py</extracomment>
        <translation>Felder markieren, auf die eine Figur ziehen kann</translation>
    </message>
    <message>
        <source>Mark the last move</source>
        <extracomment>gui/shell/settings.py</extracomment>
        <translation>Den letzten Zug markieren</translation>
    </message>
    <message>
        <source>Highlight a king in check</source>
        <extracomment>gui/shell/settings.py</extracomment>
        <translation>Einen König im Schach hervorheben</translation>
    </message>
    <message>
        <source>Mark the selected piece</source>
        <extracomment>gui/shell/settings.py</extracomment>
        <translation>Die gewählte Figur markieren</translation>
    </message>
    <message>
        <source>Explain a piece when the pointer rests on it</source>
        <extracomment>gui/shell/settings.py</extracomment>
        <translation>Eine Figur erklären, wenn der Zeiger auf ihr ruht</translation>
    </message>
    <message>
        <source>Choose the next move while the computer thinks</source>
        <extracomment>gui/shell/settings.py</extracomment>
        <translation>Vorausziehen, während der Computer denkt</translation>
    </message>
    <message>
        <source>Animate the pieces</source>
        <extracomment>gui/shell/settings.py</extracomment>
        <translation>Figuren animieren</translation>
    </message>
    <message>
        <source>The mouse wheel steps through the moves</source>
        <extracomment>gui/shell/settings.py</extracomment>
        <translation>Mit dem Mausrad durch die Züge gehen</translation>
    </message>
    <message>
        <source>The board in two-player games</source>
        <extracomment>gui/shell/settings.py</extracomment>
        <translation>Das Brett bei Partien zu zweit</translation>
    </message>
    <message>
        <source>Ask before a move that ends the game by repetition</source>
        <extracomment>gui/shell/settings.py</extracomment>
        <translation>Fragen, bevor eine Wiederholung die Partie beendet</translation>
    </message>
    <message>
        <source>Thinking time of the strongest level</source>
        <extracomment>gui/shell/settings.py</extracomment>
        <translation>Bedenkzeit der stärksten Stufe</translation>
    </message>
    <message>
        <source>Engine memory, in MB</source>
        <extracomment>gui/shell/settings.py</extracomment>
        <translation>Arbeitsspeicher der Engine, in MB</translation>
    </message>
    <message>
        <source>Sounds</source>
        <extracomment>gui/shell/settings.py</extracomment>
        <translation>Töne</translation>
    </message>
    <message>
        <source>Captions for sounds, even when they are off</source>
        <extracomment>gui/shell/settings.py</extracomment>
        <translation>Untertitel für Töne, auch wenn sie aus sind</translation>
    </message>
    <message>
        <source>Same as the system</source>
        <extracomment>gui/shell/settings.py</extracomment>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>Light</source>
        <extracomment>gui/shell/settings.py</extracomment>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <extracomment>gui/shell/settings.py</extracomment>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>High contrast, light</source>
        <extracomment>gui/shell/settings.py</extracomment>
        <translation>Hoher Kontrast, hell</translation>
    </message>
    <message>
        <source>High contrast, dark</source>
        <extracomment>gui/shell/settings.py</extracomment>
        <translation>Hoher Kontrast, dunkel</translation>
    </message>
    <message>
        <source>When a screen reader is running</source>
        <extracomment>gui/shell/settings.py</extracomment>
        <translation>Wenn ein Screenreader läuft</translation>
    </message>
    <message>
        <source>Always</source>
        <extracomment>gui/shell/settings.py</extracomment>
        <translation>Immer</translation>
    </message>
    <message>
        <source>Never</source>
        <extracomment>gui/shell/settings.py</extracomment>
        <translation>Nie</translation>
    </message>
    <message>
        <source>Stays as it is</source>
        <extracomment>gui/shell/settings.py</extracomment>
        <translation>nicht verändert</translation>
    </message>
    <message>
        <source>Turns after each move</source>
        <extracomment>gui/shell/settings.py</extracomment>
        <translation>nach jedem Zug gedreht</translation>
    </message>
    <message>
        <source>Shows the other player&apos;s pieces upside down</source>
        <extracomment>gui/shell/settings.py</extracomment>
        <translation>mit den Figuren des anderen auf dem Kopf gezeigt</translation>
    </message>
    <message>
        <source>At the three lowest levels</source>
        <extracomment>gui/shell/settings.py</extracomment>
        <translation>Auf den drei niedrigsten Stufen</translation>
    </message>
    <message>
        <source>A moment</source>
        <extracomment>gui/shell/settings.py</extracomment>
        <translation>Einen Augenblick</translation>
    </message>
    <message>
        <source>5 seconds</source>
        <extracomment>gui/shell/settings.py</extracomment>
        <translation>5 Sekunden</translation>
    </message>
    <message>
        <source>30 seconds</source>
        <extracomment>gui/shell/settings.py</extracomment>
        <translation>30 Sekunden</translation>
    </message>
    <message>
        <source>GIF animation (*.gif)</source>
        <extracomment>gui/board/film.py</extracomment>
        <translation>GIF-Animation (*.gif)</translation>
    </message>
    <message>
        <source>WebP animation (*.webp)</source>
        <extracomment>gui/board/film.py</extracomment>
        <translation>WebP-Animation (*.webp)</translation>
    </message>
    <message>
        <source>Pillow on this system cannot write WebP, only GIF</source>
        <extracomment>gui/board/film.py</extracomment>
        <translation>Pillow kann auf diesem System kein WebP schreiben, nur GIF</translation>
    </message>
    <message>
        <source>it is not a regular file</source>
        <extracomment>gui/storage/disk.py</extracomment>
        <translation>sie ist keine gewöhnliche Datei</translation>
    </message>
    <message>
        <source>it was changed by another program</source>
        <extracomment>gui/storage/disk.py</extracomment>
        <translation>sie wurde von einem anderen Programm geändert</translation>
    </message>
    <message numerus="yes">
        <source>{title}: {first} against {second}, {count} moves played</source>
        <extracomment>gui/storage/games_folder.py</extracomment>
        <translation>
            <numerusform>{title}: {first} gegen {second}, {count} Zug gespielt</numerusform>
            <numerusform>{title}: {first} gegen {second}, {count} Züge gespielt</numerusform>
        </translation>
    </message>
    <message>
        <source>Unknown game</source>
        <extracomment>gui/storage/games_folder.py, gui/storage/studies_folder.py</extracomment>
        <translation>Unbekanntes Spiel</translation>
    </message>
    <message>
        <source>it is being played in another window</source>
        <extracomment>gui/storage/games_folder.py</extracomment>
        <translation>sie wird in einem anderen Fenster gespielt</translation>
    </message>
    <message>
        <source>another window is using them</source>
        <extracomment>gui/storage/settings_file.py</extracomment>
        <translation>ein anderes Fenster ist damit beschäftigt</translation>
    </message>
    <message>
        <source>{what} could not be saved: {why}.</source>
        <extracomment>gui/storage/shared_file.py</extracomment>
        <translation>{what} konnten nicht gespeichert werden: {why}.</translation>
    </message>
    <message>
        <source>Brilliant move</source>
        <extracomment>gui/document/glyphs.py</extracomment>
        <translation>Brillanter Zug</translation>
    </message>
    <message>
        <source>Good move</source>
        <extracomment>gui/document/glyphs.py</extracomment>
        <translation>Guter Zug</translation>
    </message>
    <message>
        <source>Interesting move</source>
        <extracomment>gui/document/glyphs.py</extracomment>
        <translation>Interessanter Zug</translation>
    </message>
    <message>
        <source>Dubious move</source>
        <extracomment>gui/document/glyphs.py</extracomment>
        <translation>Zweifelhafter Zug</translation>
    </message>
    <message>
        <source>Mistake</source>
        <extracomment>gui/document/glyphs.py, gui/review/review_text.py</extracomment>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Blunder</source>
        <extracomment>gui/document/glyphs.py, gui/review/review_text.py</extracomment>
        <translation>Grober Fehler</translation>
    </message>
    <message>
        <source>The first player is winning</source>
        <extracomment>gui/document/glyphs.py</extracomment>
        <translation>Der erste Spieler steht auf Gewinn</translation>
    </message>
    <message>
        <source>The first player is better</source>
        <extracomment>gui/document/glyphs.py</extracomment>
        <translation>Der erste Spieler steht besser</translation>
    </message>
    <message>
        <source>The first player is slightly better</source>
        <extracomment>gui/document/glyphs.py</extracomment>
        <translation>Der erste Spieler steht etwas besser</translation>
    </message>
    <message>
        <source>Equal</source>
        <extracomment>gui/document/glyphs.py</extracomment>
        <translation>Ausgeglichen</translation>
    </message>
    <message>
        <source>Unclear</source>
        <extracomment>gui/document/glyphs.py</extracomment>
        <translation>Unklar</translation>
    </message>
    <message>
        <source>The second player is slightly better</source>
        <extracomment>gui/document/glyphs.py</extracomment>
        <translation>Der zweite Spieler steht etwas besser</translation>
    </message>
    <message>
        <source>The second player is better</source>
        <extracomment>gui/document/glyphs.py</extracomment>
        <translation>Der zweite Spieler steht besser</translation>
    </message>
    <message>
        <source>The second player is winning</source>
        <extracomment>gui/document/glyphs.py</extracomment>
        <translation>Der zweite Spieler steht auf Gewinn</translation>
    </message>
    <message>
        <source>Study {name}, {title}</source>
        <extracomment>gui/study/study.py</extracomment>
        <translation>Studie {name}, {title}</translation>
    </message>
    <message>
        <source>That game is being played in another window, or has ended there.</source>
        <extracomment>gui/app/unfinished_games.py</extracomment>
        <translation>Diese Partie wird in einem anderen Fenster gespielt oder ist dort zu Ende gegangen.</translation>
    </message>
    <message>
        <source>The game was put aside. Its file is {path}.</source>
        <extracomment>gui/app/unfinished_games.py</extracomment>
        <translation>Die Partie wurde weggelegt. Ihre Datei ist {path}.</translation>
    </message>
    <message>
        <source>The game could not be put aside: {why}.</source>
        <extracomment>gui/app/unfinished_games.py</extracomment>
        <translation>Die Partie konnte nicht weggelegt werden: {why}.</translation>
    </message>
    <message>
        <source>The game could not be put back: {why}.</source>
        <extracomment>gui/app/unfinished_games.py</extracomment>
        <translation>Die Partie konnte nicht zurückgelegt werden: {why}.</translation>
    </message>
    <message>
        <source>Surajang</source>
        <extracomment>gui/analysis/analyst.py</extracomment>
        <translation>Surajang</translation>
    </message>
    <message>
        <source>Engines</source>
        <extracomment>gui/analysis/analysis_panel.py, gui/engines/engines_dialog.py</extracomment>
        <translation>Engines</translation>
    </message>
    <message>
        <source>Waiting for {name}…</source>
        <extracomment>gui/analysis/analyst.py</extracomment>
        <translation>Warten auf {name}…</translation>
    </message>
    <message>
        <source>{name} has not responded for ten seconds.</source>
        <extracomment>gui/analysis/analyst.py</extracomment>
        <translation>{name} antwortet seit zehn Sekunden nicht.</translation>
    </message>
    <message>
        <source>{name} suggests illegal moves.</source>
        <extracomment>gui/analysis/analyst.py</extracomment>
        <translation>{name} schlägt unerlaubte Züge vor.</translation>
    </message>
    <message>
        <source>{name} cannot analyse this position. {sentence}</source>
        <extracomment>gui/analysis/analyst.py</extracomment>
        <translation>{name} kann diese Stellung nicht analysieren. {sentence}</translation>
    </message>
    <message>
        <source>There is no threat to show: the turn cannot be passed here.</source>
        <extracomment>gui/analysis/analysis_text.py</extracomment>
        <translation>Der Zug kann hier nicht abgegeben werden; es gibt also keine Drohung zu zeigen.</translation>
    </message>
    <message>
        <source>This line is a threat and cannot be played in the study.</source>
        <extracomment>gui/analysis/analysis_text.py</extracomment>
        <translation>Diese Variante ist eine Drohung und kann in der Studie nicht gespielt werden.</translation>
    </message>
    <message>
        <source>{name} has not found a move for this position yet.</source>
        <extracomment>gui/study/study_analysis.py</extracomment>
        <translation>{name} hat für diese Stellung noch keinen Zug gefunden.</translation>
    </message>
    <message>
        <source>What {player} threatens</source>
        <extracomment>gui/analysis/analysis_panel.py</extracomment>
        <translation>Drohung von {player}</translation>
    </message>
    <message>
        <source>Neither side is better</source>
        <extracomment>gui/analysis/analysis_text.py</extracomment>
        <translation>Keine Seite steht besser</translation>
    </message>
    <message>
        <source>{player} has mated</source>
        <extracomment>gui/analysis/analysis_text.py</extracomment>
        <translation>{player} hat matt gesetzt</translation>
    </message>
    <message>
        <source>{player} is winning</source>
        <extracomment>gui/analysis/analysis_text.py</extracomment>
        <translation>{player} steht auf Gewinn</translation>
    </message>
    <message>
        <source>{player} is much better</source>
        <extracomment>gui/analysis/analysis_text.py</extracomment>
        <translation>{player} steht viel besser</translation>
    </message>
    <message>
        <source>{player} is better</source>
        <extracomment>gui/analysis/analysis_text.py</extracomment>
        <translation>{player} steht besser</translation>
    </message>
    <message>
        <source>{player} is slightly better</source>
        <extracomment>gui/analysis/analysis_text.py</extracomment>
        <translation>{player} steht etwas besser</translation>
    </message>
    <message>
        <source>depth {depth}, {speed} nodes/s</source>
        <extracomment>gui/analysis/analysis_text.py</extracomment>
        <translation>Tiefe {depth}, {speed} Knoten/s</translation>
    </message>
    <message>
        <source>depth {depth}</source>
        <extracomment>gui/analysis/analysis_text.py</extracomment>
        <translation>Tiefe {depth}</translation>
    </message>
    <message>
        <source>{square}, empty</source>
        <extracomment>gui/board/spoken.py</extracomment>
        <translation>{square}, leer</translation>
    </message>
    <message>
        <source>{square}, {player} {piece}</source>
        <extracomment>gui/board/spoken.py</extracomment>
        <translation>{square}, {player} {piece}</translation>
    </message>
    <message>
        <source>{square}, hidden</source>
        <extracomment>gui/board/spoken.py</extracomment>
        <translation>{square}, verdeckt</translation>
    </message>
    <message>
        <source>{player}&apos;s hand, {piece}, {count}</source>
        <extracomment>gui/board/spoken.py</extracomment>
        <translation>Hand von {player}, {piece}, {count}</translation>
    </message>
    <message>
        <source>{player}&apos;s {region}</source>
        <extracomment>gui/board/spoken.py</extracomment>
        <translation>{region} von {player}</translation>
    </message>
    <message>
        <source>{player} to move</source>
        <extracomment>gui/board/spoken.py</extracomment>
        <translation>{player} am Zug</translation>
    </message>
    <message>
        <source>{player} chooses a setup</source>
        <extracomment>gui/board/spoken.py</extracomment>
        <translation>{player} wählt die Aufstellung</translation>
    </message>
    <message>
        <source>The game is over</source>
        <extracomment>gui/board/spoken.py</extracomment>
        <translation>Die Partie ist zu Ende</translation>
    </message>
    <message>
        <source>{piece} picked up, {count}.</source>
        <extracomment>gui/board/spoken.py</extracomment>
        <translation>{piece} aufgenommen, {count}.</translation>
    </message>
    <message>
        <source>{piece} picked up.</source>
        <extracomment>gui/board/spoken.py</extracomment>
        <translation>{piece} aufgenommen.</translation>
    </message>
    <message>
        <source>{piece} put down.</source>
        <extracomment>gui/board/spoken.py</extracomment>
        <translation>{piece} abgesetzt.</translation>
    </message>
    <message>
        <source>{piece} captures on {square} and may go on.</source>
        <extracomment>gui/board/spoken.py</extracomment>
        <translation>{piece} schlägt auf {square} und darf weiter.</translation>
    </message>
    <message>
        <source>Next move: {start} to {end}.</source>
        <extracomment>gui/board/spoken.py</extracomment>
        <translation>Nächster Zug: {start} nach {end}.</translation>
    </message>
    <message>
        <source>Less than {seconds} seconds left.</source>
        <extracomment>gui/play/game_page.py</extracomment>
        <translation>Weniger als {seconds} Sekunden übrig.</translation>
    </message>
    <message numerus="yes">
        <source>{count} moves</source>
        <extracomment>gui/board/spoken.py</extracomment>
        <translation>
            <numerusform>{count} Zug</numerusform>
            <numerusform>{count} Züge</numerusform>
        </translation>
    </message>
    <message>
        <source> or </source>
        <extracomment>gui/board/spoken.py, gui/words/piece_notes.py</extracomment>
        <translation> oder </translation>
    </message>
    <message>
        <source>Press Space, then move across squares and hands with the arrow keys; Enter picks a piece up and puts it down.</source>
        <extracomment>gui/board/view.py</extracomment>
        <translation>Drücke die Leertaste und gehe dann mit den Pfeiltasten über Felder und Hände; die Eingabetaste nimmt eine Figur auf und setzt sie ab.</translation>
    </message>
    <message>
        <source>picked up</source>
        <extracomment>gui/board/spoken.py</extracomment>
        <translation>aufgenommen</translation>
    </message>
    <message>
        <source>in check</source>
        <extracomment>gui/board/spoken.py</extracomment>
        <translation>im Schach</translation>
    </message>
    <message>
        <source>latest move</source>
        <extracomment>gui/board/spoken.py</extracomment>
        <translation>letzter Zug</translation>
    </message>
    <message>
        <source>next move</source>
        <extracomment>gui/board/spoken.py</extracomment>
        <translation>nächster Zug</translation>
    </message>
    <message>
        <source>can be captured</source>
        <extracomment>gui/board/spoken.py</extracomment>
        <translation>kann geschlagen werden</translation>
    </message>
    <message>
        <source>can change places</source>
        <extracomment>gui/board/spoken.py</extracomment>
        <translation>kann den Platz tauschen</translation>
    </message>
    <message>
        <source>can go here</source>
        <extracomment>gui/board/spoken.py</extracomment>
        <translation>kann hierher</translation>
    </message>
    <message>
        <source>marked {colour}</source>
        <extracomment>gui/board/spoken.py</extracomment>
        <translation>{colour} markiert</translation>
    </message>
    <message>
        <source>{colour} arrow to {square}</source>
        <extracomment>gui/board/spoken.py</extracomment>
        <translation>{colour}er Pfeil nach {square}</translation>
    </message>
    <message>
        <source>judged {judgement}</source>
        <extracomment>gui/board/spoken.py</extracomment>
        <translation>bewertet: {judgement}</translation>
    </message>
    <message>
        <source>no move</source>
        <extracomment>gui/board/spoken.py</extracomment>
        <translation>kein Zug</translation>
    </message>
    <message>
        <source>Ask again to see the move.</source>
        <extracomment>gui/analysis/coach_text.py</extracomment>
        <translation>Frage noch einmal nach dem Zug.</translation>
    </message>
    <message>
        <source>Play {move}.</source>
        <extracomment>gui/learn/lesson_text.py, gui/learn/puzzle_text.py</extracomment>
        <translation>Spiele {move}.</translation>
    </message>
    <message>
        <source>Nothing is threatened.</source>
        <extracomment>gui/analysis/coach_text.py</extracomment>
        <translation>Nichts ist bedroht.</translation>
    </message>
    <message>
        <source>That lets the {piece} on {place} take the {victim} or the {second}. Play it anyway?</source>
        <extracomment>gui/analysis/coach_text.py</extracomment>
        <translation>Danach kann {piece:der} auf {place} {victim:den} oder {second:den} schlagen. Trotzdem spielen?</translation>
    </message>
    <message>
        <source>Play it anyway</source>
        <extracomment>gui/analysis/coach_text.py</extracomment>
        <translation>Trotzdem spielen</translation>
    </message>
    <message>
        <source>Take it back</source>
        <extracomment>gui/analysis/coach_text.py</extracomment>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Look at the {piece} on {place}.</source>
        <extracomment>gui/analysis/coach_text.py</extracomment>
        <translation>Sieh dir {piece:den} auf {place} an.</translation>
    </message>
    <message>
        <source>Look at the {piece} in your hand.</source>
        <extracomment>gui/analysis/coach_text.py</extracomment>
        <translation>Sieh dir {piece:den} in deiner Hand an.</translation>
    </message>
    <message>
        <source>That allows mate with {move}. Play it anyway?</source>
        <extracomment>gui/analysis/coach_text.py</extracomment>
        <translation>Das lässt Matt durch {move} zu. Trotzdem spielen?</translation>
    </message>
    <message>
        <source>That allows {move}, which wins the game by arriving. Play it anyway?</source>
        <extracomment>gui/analysis/coach_text.py</extracomment>
        <translation>Das lässt {move} zu, was durch Ankunft gewinnt. Trotzdem spielen?</translation>
    </message>
    <message>
        <source>That leaves you no legal move after {move}, which loses. Play it anyway?</source>
        <extracomment>gui/analysis/coach_text.py</extracomment>
        <translation>Nach {move} hast du dann keinen erlaubten Zug und verlierst. Trotzdem spielen?</translation>
    </message>
    <message>
        <source>That lets the {piece} on {place} take the {victim}. Play it anyway?</source>
        <extracomment>gui/analysis/coach_text.py</extracomment>
        <translation>Danach kann {piece:der} auf {place} {victim:den} schlagen. Trotzdem spielen?</translation>
    </message>
    <message>
        <source>That lets the {piece} on {place} promote. Play it anyway?</source>
        <extracomment>gui/analysis/coach_text.py</extracomment>
        <translation>Danach kann sich {piece:der} auf {place} umwandeln. Trotzdem spielen?</translation>
    </message>
    <message>
        <source>{move} would be mate.</source>
        <extracomment>gui/analysis/coach_text.py</extracomment>
        <translation>{move} würde matt setzen.</translation>
    </message>
    <message>
        <source>{move} would win the game.</source>
        <extracomment>gui/analysis/coach_text.py</extracomment>
        <translation>{move} würde die Partie gewinnen.</translation>
    </message>
    <message>
        <source>{move} would leave no legal move, which loses.</source>
        <extracomment>gui/analysis/coach_text.py</extracomment>
        <translation>Nach {move} bliebe kein erlaubter Zug, und das verliert.</translation>
    </message>
    <message>
        <source>The {piece} on {place} threatens the {victim} on {at}.</source>
        <extracomment>gui/analysis/coach_text.py</extracomment>
        <translation>{piece:Der} auf {place} bedroht {victim:den} auf {at}.</translation>
    </message>
    <message>
        <source>The {piece} on {place} threatens to promote.</source>
        <extracomment>gui/analysis/coach_text.py</extracomment>
        <translation>{piece:Der} auf {place} droht mit Umwandlung.</translation>
    </message>
    <message>
        <source>The {piece} on {place} gives check.</source>
        <extracomment>gui/analysis/coach_text.py</extracomment>
        <translation>{piece:Der} auf {place} gibt Schach.</translation>
    </message>
    <message>
        <source>{move} is mate.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>{move} setzt matt.</translation>
    </message>
    <message>
        <source>{move} wins the game by arriving.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>{move} gewinnt die Partie durch Ankunft.</translation>
    </message>
    <message>
        <source>{move} wins the game: no legal move is left.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>{move} gewinnt die Partie: Es bleibt kein erlaubter Zug.</translation>
    </message>
    <message numerus="yes">
        <source>{move} mates in {count}.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>
            <numerusform>{move} setzt in {count} matt.</numerusform>
            <numerusform>{move} setzt in {count} matt.</numerusform>
        </translation>
    </message>
    <message>
        <source>{move} is check, and the {victim} on {at} falls.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>{move} ist Schach, und {victim:der} auf {at} fällt.</translation>
    </message>
    <message>
        <source>{move} wins the {victim}.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>{move} gewinnt {victim:den}.</translation>
    </message>
    <message>
        <source>{move} promotes the {piece}.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>{move} wandelt {piece:den} um.</translation>
    </message>
    <message>
        <source>{move} attacks the {victim} on {at} and the {second} on {also}.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>{move} greift {victim:den} auf {at} und {second:den} auf {also} an.</translation>
    </message>
    <message>
        <source>{move} threatens the {victim} on {at}.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>{move} bedroht {victim:den} auf {at}.</translation>
    </message>
    <message>
        <source>{move} prevents the loss of the game.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>{move} verhindert den Verlust der Partie.</translation>
    </message>
    <message>
        <source>{move} saves the {victim} on {at}.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>{move} rettet {victim:den} auf {at}.</translation>
    </message>
    <message>
        <source>{move} gets out of check.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>{move} pariert das Schach.</translation>
    </message>
    <message>
        <source>{move} castles.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>Mit {move} wird rochiert.</translation>
    </message>
    <message>
        <source>Set up a position</source>
        <extracomment>gui/editor/editor_page.py</extracomment>
        <translation>Stellung aufbauen</translation>
    </message>
    <message>
        <source>Start page</source>
        <extracomment>gui/desk/navigator.py, gui/editor/setup_panel.py, gui/library/library_text.py</extracomment>
        <translation>Startseite</translation>
    </message>
    <message>
        <source>Chosen</source>
        <extracomment>gui/editor/setup_panel.py</extracomment>
        <translation>Gewählt</translation>
    </message>
    <message>
        <source>A game can be played from here.</source>
        <extracomment>gui/editor/setup_panel.py</extracomment>
        <translation>Von hier kann eine Partie gespielt werden.</translation>
    </message>
    <message>
        <source>The FEN is on the clipboard.</source>
        <extracomment>gui/editor/editor_page.py</extracomment>
        <translation>Die FEN ist in der Zwischenablage.</translation>
    </message>
    <message>
        <source>This FEN cannot be read. {reason}</source>
        <extracomment>gui/editor/editor_page.py</extracomment>
        <translation>Diese FEN ist nicht lesbar. {reason}</translation>
    </message>
    <message>
        <source>Letters choose a piece, capitals the first player&apos;s. On the board, Enter places it; + and − change a hand.</source>
        <extracomment>gui/editor/setup_panel.py</extracomment>
        <translation>Buchstaben wählen eine Figur, Großbuchstaben die des ersten Spielers. Auf dem Brett setzt die Eingabetaste sie; + und − ändern eine Hand.</translation>
    </message>
    <message>
        <source>Move</source>
        <extracomment>gui/desk/piece_palette.py</extracomment>
        <translation>Bewegen</translation>
    </message>
    <message>
        <source>Remove</source>
        <extracomment>gui/app/own_game_commands.py, gui/desk/piece_palette.py, gui/engines/engines_dialog.py, gui/workshop/panels.py, gui/workshop/piece_panel.py, gui/workshop/workshop_page.py</extracomment>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Play from here…</source>
        <extracomment>gui/editor/setup_panel.py</extracomment>
        <translation>Von hier spielen…</translation>
    </message>
    <message>
        <source>Clear</source>
        <extracomment>gui/editor/setup_panel.py</extracomment>
        <translation>Leeren</translation>
    </message>
    <message>
        <source>Mirror</source>
        <extracomment>gui/editor/setup_panel.py</extracomment>
        <translation>Spiegeln</translation>
    </message>
    <message>
        <source>Rotate</source>
        <extracomment>gui/editor/setup_panel.py</extracomment>
        <translation>Drehen</translation>
    </message>
    <message>
        <source>To move</source>
        <extracomment>gui/editor/setup_panel.py</extracomment>
        <translation>Am Zug</translation>
    </message>
    <message>
        <source>Setups</source>
        <extracomment>gui/editor/setup_panel.py</extracomment>
        <translation>Aufstellungen</translation>
    </message>
    <message>
        <source>Castling with</source>
        <extracomment>gui/editor/setup_panel.py</extracomment>
        <translation>Rochade mit</translation>
    </message>
    <message>
        <source>En passant</source>
        <extracomment>gui/editor/setup_panel.py, gui/learn/puzzle_text.py, assets/rules/pandemonium.toml, assets/rules/pandemonium-2020.toml, assets/rules/pandemonium-vchess.toml, assets/lessons/pandemonium/09-en-passant.toml</extracomment>
        <translation>En passant</translation>
    </message>
    <message>
        <source>Drag pieces to where they belong, or off the board. Right-click a piece to turn it over.</source>
        <extracomment>gui/editor/setup_panel.py</extracomment>
        <translation>Ziehe Figuren dorthin, wo sie hingehören, oder vom Brett. Ein Rechtsklick dreht eine Figur um.</translation>
    </message>
    <message>
        <source>Click pieces to remove them. Esc: back to moving.</source>
        <extracomment>gui/editor/setup_panel.py, gui/workshop/panels.py</extracomment>
        <translation>Klicke Figuren an, um sie zu löschen. Esc: zurück zum Bewegen.</translation>
    </message>
    <message>
        <source>Click squares to place the piece, a hand to add one (right button: remove one). Esc: back to moving.</source>
        <extracomment>gui/editor/setup_panel.py</extracomment>
        <translation>Klicke Felder an, um die Figur dorthin zu stellen, oder eine Hand für eine mehr (rechte Maustaste: eine weniger). Esc: zurück zum Bewegen.</translation>
    </message>
    <message>
        <source>Left becomes right</source>
        <extracomment>gui/editor/setup_panel.py</extracomment>
        <translation>Links wird rechts</translation>
    </message>
    <message>
        <source>Each side gets what the other had, mirrored across the board</source>
        <extracomment>gui/editor/setup_panel.py</extracomment>
        <translation>Jede Seite bekommt, was die andere hatte, über das Brett hinweg gespiegelt</translation>
    </message>
    <message>
        <source>Each side gets what the other had, as if the board were rotated</source>
        <extracomment>gui/editor/setup_panel.py</extracomment>
        <translation>Jede Seite bekommt, was die andere hatte, als wäre das Brett gedreht</translation>
    </message>
    <message>
        <source>The start position.</source>
        <extracomment>gui/document/move_text.py, gui/editor/setup_panel.py</extracomment>
        <translation>Die Grundstellung.</translation>
    </message>
    <message>
        <source>The board is empty.</source>
        <extracomment>gui/editor/setup_panel.py</extracomment>
        <translation>Das Brett ist leer.</translation>
    </message>
    <message>
        <source>Left and right have been swapped.</source>
        <extracomment>gui/editor/setup_panel.py</extracomment>
        <translation>Links und rechts sind vertauscht.</translation>
    </message>
    <message>
        <source>The board has been rotated.</source>
        <extracomment>gui/editor/setup_panel.py</extracomment>
        <translation>Das Brett wurde gedreht.</translation>
    </message>
    <message>
        <source>Undone.</source>
        <extracomment>gui/editor/editor_page.py, gui/workshop/draft_page.py</extracomment>
        <translation>Rückgängig gemacht.</translation>
    </message>
    <message>
        <source>Redone.</source>
        <extracomment>gui/editor/editor_page.py, gui/workshop/draft_page.py</extracomment>
        <translation>Wiederholt.</translation>
    </message>
    <message>
        <source>{player} chooses</source>
        <extracomment>gui/editor/setup_panel.py</extracomment>
        <translation>{player} wählt</translation>
    </message>
    <message>
        <source>{player} is to move.</source>
        <extracomment>gui/editor/setup_panel.py, gui/workshop/trying.py</extracomment>
        <translation>{player} ist am Zug.</translation>
    </message>
    <message>
        <source>{player}&apos;s {piece} on {square}</source>
        <extracomment>gui/editor/setup_panel.py</extracomment>
        <translation>{piece} von {player} auf {square}</translation>
    </message>
    <message>
        <source>{player} {piece}</source>
        <extracomment>gui/board/reading.py, gui/desk/piece_palette.py</extracomment>
        <translation>{player} {piece}</translation>
    </message>
    <message>
        <source>Your engines</source>
        <extracomment>gui/engines/engine_list.py</extracomment>
        <translation>Deine Engines</translation>
    </message>
    <message>
        <source>Surajang&apos;s own engine</source>
        <extracomment>gui/engines/engine_field.py, gui/study/study_analysis.py</extracomment>
        <translation>Surajangs eigene Engine</translation>
    </message>
    <message>
        <source>UCI engines that support these games. They can play in place of the computer, analyse in a study, and play matches.</source>
        <extracomment>gui/engines/engines_dialog.py</extracomment>
        <translation>UCI-Engines, die diese Spiele unterstützen. Sie können anstelle des Computers spielen, in einer Studie analysieren und Matches spielen.</translation>
    </message>
    <message>
        <source>No engines have been added yet. Surajang&apos;s own engine is always available.</source>
        <extracomment>gui/engines/engines_dialog.py</extracomment>
        <translation>Es wurde noch keine Engine hinzugefügt. Surajangs eigene Engine ist immer verfügbar.</translation>
    </message>
    <message>
        <source>The command of any UCI engine that supports these games. The engine is started and checked when you add it.</source>
        <extracomment>gui/engines/engine_field.py</extracomment>
        <translation>Der Befehl einer beliebigen UCI-Engine, die diese Spiele unterstützt. Die Engine wird beim Hinzufügen gestartet und geprüft.</translation>
    </message>
    <message>
        <source>Starting the engine…</source>
        <extracomment>gui/engines/engine_field.py</extracomment>
        <translation>Die Engine wird gestartet…</translation>
    </message>
    <message>
        <source>{sentence} It was added to the list.</source>
        <extracomment>gui/engines/engine_field.py</extracomment>
        <translation>{sentence} Die Engine steht jetzt in der Liste.</translation>
    </message>
    <message>
        <source>{sentence} It was not added.</source>
        <extracomment>gui/engines/engine_field.py</extracomment>
        <translation>{sentence} Die Engine wurde nicht hinzugefügt.</translation>
    </message>
    <message>
        <source>The list of engines is full.</source>
        <extracomment>gui/engines/engines_dialog.py</extracomment>
        <translation>Die Liste der Engines ist voll.</translation>
    </message>
    <message>
        <source>{name} was removed from the list. The program itself was not touched.</source>
        <extracomment>gui/engines/engines_dialog.py</extracomment>
        <translation>{name} wurde aus der Liste entfernt. Das Programm selbst blieb unverändert.</translation>
    </message>
    <message>
        <source>{name} plays for the computer.</source>
        <extracomment>gui/engines/engines_dialog.py</extracomment>
        <translation>{name} spielt anstelle des Computers.</translation>
    </message>
    <message>
        <source>Engines…</source>
        <extracomment>gui/app/preferences.py</extracomment>
        <translation>Engines…</translation>
    </message>
    <message>
        <source>{name} does not say which games it supports.</source>
        <extracomment>gui/engines/engine_field.py</extracomment>
        <translation>{name} gibt nicht an, welche Spiele unterstützt werden.</translation>
    </message>
    <message>
        <source>{name} supports {known}, but not {unknown}.</source>
        <extracomment>gui/engines/engine_field.py</extracomment>
        <translation>{name} unterstützt {known}, aber nicht {unknown}.</translation>
    </message>
    <message>
        <source>{name} supports all of these games.</source>
        <extracomment>gui/engines/engine_field.py</extracomment>
        <translation>{name} unterstützt alle diese Spiele.</translation>
    </message>
    <message>
        <source>Options of {name}</source>
        <extracomment>gui/engines/engine_options.py</extracomment>
        <translation>Optionen von {name}</translation>
    </message>
    <message>
        <source>Reading the options of {name}…</source>
        <extracomment>gui/engines/engine_options.py</extracomment>
        <translation>Die Optionen von {name} werden gelesen…</translation>
    </message>
    <message>
        <source>{name} has no options.</source>
        <extracomment>gui/engines/engine_options.py</extracomment>
        <translation>{name} hat keine Optionen.</translation>
    </message>
    <message>
        <source>Bold options differ from the engine&apos;s defaults and take effect when it next starts.</source>
        <extracomment>gui/engines/engine_options.py</extracomment>
        <translation>Fett gedruckte Optionen weichen vom Standard der Engine ab. Sie gelten ab ihrem nächsten Start.</translation>
    </message>
    <message>
        <source>Bold options are set for {game} only and take effect when the engine next starts.</source>
        <extracomment>gui/engines/engine_options.py</extracomment>
        <translation>Fett gedruckte Optionen sind nur für {game} gesetzt. Sie gelten ab dem nächsten Start der Engine.</translation>
    </message>
    <message>
        <source>Default: {value}</source>
        <extracomment>gui/engines/engine_options.py</extracomment>
        <translation>Standard: {value}</translation>
    </message>
    <message>
        <source>In all games: {value}</source>
        <extracomment>gui/engines/engine_options.py</extracomment>
        <translation>In allen Spielen: {value}</translation>
    </message>
    <message>
        <source>from {low} to {high}</source>
        <extracomment>gui/engines/engine_options.py</extracomment>
        <translation>von {low} bis {high}</translation>
    </message>
    <message>
        <source>Press at every start</source>
        <extracomment>gui/engines/engine_options.py</extracomment>
        <translation>Bei jedem Start drücken</translation>
    </message>
    <message>
        <source>Its strength is set by its own options.</source>
        <extracomment>gui/play/new_game.py</extracomment>
        <translation>Ihre Stärke wird mit ihren eigenen Optionen eingestellt.</translation>
    </message>
    <message>
        <source>A program or a command line</source>
        <extracomment>gui/engines/engine_field.py</extracomment>
        <translation>Ein Programm oder eine Befehlszeile</translation>
    </message>
    <message>
        <source>Command line of the engine to add</source>
        <extracomment>gui/engines/engine_field.py</extracomment>
        <translation>Befehlszeile der neuen Engine</translation>
    </message>
    <message>
        <source>Choose…</source>
        <extracomment>gui/engines/engine_field.py, gui/matches/match_dialog.py</extracomment>
        <translation>Wählen…</translation>
    </message>
    <message>
        <source>Choose an engine</source>
        <extracomment>gui/engines/engine_field.py</extracomment>
        <translation>Engine wählen</translation>
    </message>
    <message>
        <source>Add</source>
        <extracomment>gui/desk/definitions_dialog.py, gui/engines/engine_field.py</extracomment>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>Rename</source>
        <extracomment>gui/engines/engines_dialog.py</extracomment>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>Options…</source>
        <extracomment>gui/engines/engines_dialog.py</extracomment>
        <translation>Optionen…</translation>
    </message>
    <message>
        <source>Try</source>
        <extracomment>gui/engines/engines_dialog.py</extracomment>
        <translation>Testen</translation>
    </message>
    <message>
        <source>Up</source>
        <extracomment>gui/engines/engines_dialog.py</extracomment>
        <translation>Nach oben</translation>
    </message>
    <message>
        <source>Down</source>
        <extracomment>gui/engines/engines_dialog.py</extracomment>
        <translation>Nach unten</translation>
    </message>
    <message>
        <source>Apply to</source>
        <extracomment>gui/engines/engine_options.py</extracomment>
        <translation>Gilt für</translation>
    </message>
    <message>
        <source>All games</source>
        <extracomment>gui/engines/engine_options.py, gui/library/games_table.py</extracomment>
        <translation>Alle Spiele</translation>
    </message>
    <message>
        <source>Reset</source>
        <extracomment>gui/engines/engine_options.py</extracomment>
        <translation>Zurücksetzen</translation>
    </message>
    <message>
        <source>Reset all</source>
        <extracomment>gui/engines/engine_options.py</extracomment>
        <translation>Alle zurücksetzen</translation>
    </message>
    <message>
        <source>on</source>
        <extracomment>gui/engines/engine_options.py</extracomment>
        <translation>an</translation>
    </message>
    <message>
        <source>off</source>
        <extracomment>gui/engines/engine_options.py</extracomment>
        <translation>aus</translation>
    </message>
    <message>
        <source>nothing</source>
        <extracomment>gui/engines/engine_options.py</extracomment>
        <translation>nichts</translation>
    </message>
    <message>
        <source>Search commands</source>
        <extracomment>gui/app/command_palette.py</extracomment>
        <translation>Befehle suchen</translation>
    </message>
    <message>
        <source>No commands match.</source>
        <extracomment>gui/app/command_palette.py</extracomment>
        <translation>Kein passender Befehl.</translation>
    </message>
    <message>
        <source>Press the new shortcut here</source>
        <extracomment>gui/app/keys_dialogs.py</extracomment>
        <translation>Neues Kürzel drücken</translation>
    </message>
    <message>
        <source>This shortcut is free.</source>
        <extracomment>gui/app/keys_dialogs.py</extracomment>
        <translation>Dieses Tastenkürzel ist frei.</translation>
    </message>
    <message>
        <source>Choose a command, then press its new shortcut.</source>
        <extracomment>gui/app/keys_dialogs.py</extracomment>
        <translation>Wähle einen Befehl und drücke dann sein neues Tastenkürzel.</translation>
    </message>
    <message>
        <source>not available now</source>
        <extracomment>gui/app/command_palette.py</extracomment>
        <translation>jetzt nicht verfügbar</translation>
    </message>
    <message>
        <source>{key} is needed on the board and in dialogs.</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>{key} wird auf dem Brett und in Dialogen gebraucht.</translation>
    </message>
    <message>
        <source>{key} starts a move typed on the board. Add Ctrl or Alt to it.</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>{key} beginnt einen Zug, der auf dem Brett eingegeben wird. Nimm Strg oder Alt dazu.</translation>
    </message>
    <message>
        <source>{key} is already assigned to “{command}”, which would lose it.</source>
        <extracomment>gui/app/keys_dialogs.py</extracomment>
        <translation>{key} ist schon „{command}“ zugewiesen; dieser Befehl würde sein Tastenkürzel verlieren.</translation>
    </message>
    <message>
        <source>{key} is already its shortcut.</source>
        <extracomment>gui/app/keys_dialogs.py</extracomment>
        <translation>{key} ist schon das Tastenkürzel dieses Befehls.</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <extracomment>gui/app/keys_dialogs.py</extracomment>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>Change shortcuts…</source>
        <extracomment>gui/app/keys_dialogs.py</extracomment>
        <translation>Tastenkürzel ändern…</translation>
    </message>
    <message>
        <source>Command</source>
        <extracomment>gui/app/command_palette.py</extracomment>
        <translation>Befehl</translation>
    </message>
    <message>
        <source>Menu</source>
        <extracomment>gui/app/keys_dialogs.py</extracomment>
        <translation>Menü</translation>
    </message>
    <message>
        <source>Assign</source>
        <extracomment>gui/app/keys_dialogs.py</extracomment>
        <translation>Zuweisen</translation>
    </message>
    <message>
        <source>No shortcut</source>
        <extracomment>gui/app/keys_dialogs.py</extracomment>
        <translation>Kein Kürzel</translation>
    </message>
    <message>
        <source>Default shortcut</source>
        <extracomment>gui/app/keys_dialogs.py</extracomment>
        <translation>Standardkürzel</translation>
    </message>
    <message>
        <source>Reset to defaults</source>
        <extracomment>gui/app/keys_dialogs.py</extracomment>
        <translation>Alle auf Standard</translation>
    </message>
    <message>
        <source>In two-player games, the board stays as it is</source>
        <extracomment>gui/app/menus.py</extracomment>
        <translation>Bei Partien zu zweit bleibt das Brett, wie es ist</translation>
    </message>
    <message>
        <source>In two-player games, the board turns after each move</source>
        <extracomment>gui/app/menus.py</extracomment>
        <translation>Bei Partien zu zweit dreht sich das Brett nach jedem Zug</translation>
    </message>
    <message>
        <source>In two-player games, the other player&apos;s pieces are upside down</source>
        <extracomment>gui/app/menus.py</extracomment>
        <translation>Bei Partien zu zweit stehen die Figuren des anderen auf dem Kopf</translation>
    </message>
    <message>
        <source>Short lessons on the board. You do not need to know any of these games, or chess.</source>
        <extracomment>gui/learn/lesson_text.py</extracomment>
        <translation>Kurze Lektionen auf dem Brett. Du musst keines dieser Spiele kennen, auch nicht Schach.</translation>
    </message>
    <message>
        <source>Play your first game</source>
        <extracomment>gui/learn/lesson_page.py</extracomment>
        <translation>Spiele deine erste Partie</translation>
    </message>
    <message>
        <source>Not this one</source>
        <extracomment>gui/learn/lesson_text.py, gui/learn/mistakes_page.py, gui/learn/puzzle_play.py</extracomment>
        <translation>Nicht dieser Zug</translation>
    </message>
    <message>
        <source>Solve it without help to earn more stars.</source>
        <extracomment>gui/learn/lesson_text.py</extracomment>
        <translation>Löse es ohne Hilfe, um mehr Sterne zu bekommen.</translation>
    </message>
    <message>
        <source>That was the last task of this lesson.</source>
        <extracomment>gui/learn/lesson_page.py</extracomment>
        <translation>Das war die letzte Aufgabe dieser Lektion.</translation>
    </message>
    <message>
        <source>That does not do what is asked. Try another move.</source>
        <extracomment>gui/learn/lesson_text.py</extracomment>
        <translation>Das war nicht die Aufgabe. Versuche einen anderen Zug.</translation>
    </message>
    <message>
        <source>That is legal, but there is something better here. Try another move.</source>
        <extracomment>gui/learn/lesson_text.py</extracomment>
        <translation>Das ist erlaubt, aber hier gibt es etwas Besseres. Versuche einen anderen Zug.</translation>
    </message>
    <message>
        <source>{reply} takes the {piece}. Try another move.</source>
        <extracomment>gui/learn/lesson_text.py</extracomment>
        <translation>{reply} schlägt {piece:den}. Versuche einen anderen Zug.</translation>
    </message>
    <message>
        <source>{reply} wins the game. Try another move.</source>
        <extracomment>gui/learn/lesson_text.py</extracomment>
        <translation>{reply} gewinnt die Partie. Versuche einen anderen Zug.</translation>
    </message>
    <message>
        <source>{reply} answers it. Try another move.</source>
        <extracomment>gui/learn/lesson_text.py</extracomment>
        <translation>{reply} ist eine Antwort darauf. Versuche einen anderen Zug.</translation>
    </message>
    <message>
        <source>That ends the game, but not as asked. Try another move.</source>
        <extracomment>gui/learn/lesson_text.py</extracomment>
        <translation>Das beendet die Partie, aber nicht wie gefragt. Versuche einen anderen Zug.</translation>
    </message>
    <message numerus="yes">
        <source>{count} stars</source>
        <extracomment>gui/learn/lesson_text.py</extracomment>
        <translation>
            <numerusform>ein Stern</numerusform>
            <numerusform>{count} Sterne</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It can be done in {count} moves.</source>
        <extracomment>gui/learn/lesson_text.py</extracomment>
        <translation>
            <numerusform>Es geht in einem Zug.</numerusform>
            <numerusform>Es geht in {count} Zügen.</numerusform>
        </translation>
    </message>
    <message>
        <source>How to play {game}</source>
        <extracomment>gui/learn/learn_page.py</extracomment>
        <translation>So spielt man {game}</translation>
    </message>
    <message>
        <source>Continue: {lesson}</source>
        <extracomment>gui/learn/learn_page.py</extracomment>
        <translation>Weiter: {lesson}</translation>
    </message>
    <message>
        <source>All solved. Start again</source>
        <extracomment>gui/learn/learn_page.py</extracomment>
        <translation>Alle gelöst. Noch einmal</translation>
    </message>
    <message>
        <source>Next</source>
        <extracomment>gui/learn/lesson_text.py, gui/learn/puzzle_page.py, gui/review/review_text.py</extracomment>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Again</source>
        <extracomment>gui/learn/lesson_text.py, gui/learn/puzzle_page.py</extracomment>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>Show me</source>
        <extracomment>gui/learn/lesson_page.py</extracomment>
        <translation>Zeig es mir</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <extracomment>gui/learn/lesson_page.py</extracomment>
        <translation>Nächste Lektion</translation>
    </message>
    <message>
        <source>All lessons</source>
        <extracomment>gui/learn/lesson_text.py</extracomment>
        <translation>Alle Lektionen</translation>
    </message>
    <message>
        <source>Solved</source>
        <extracomment>gui/learn/lesson_text.py, gui/learn/puzzle_text.py</extracomment>
        <translation>Gelöst</translation>
    </message>
    <message>
        <source>Well done</source>
        <extracomment>gui/learn/lesson_text.py</extracomment>
        <translation>Gut gemacht</translation>
    </message>
    <message>
        <source>Perfect</source>
        <extracomment>gui/learn/lesson_text.py</extracomment>
        <translation>Perfekt</translation>
    </message>
    <message>
        <source>Task {number} of {count}</source>
        <extracomment>gui/learn/lesson_text.py</extracomment>
        <translation>Aufgabe {number} von {count}</translation>
    </message>
    <message>
        <source>{solved} of {count} tasks solved</source>
        <extracomment>gui/learn/lesson_text.py</extracomment>
        <translation>{solved} von {count} Aufgaben gelöst</translation>
    </message>
    <message>
        <source>{title}. {summary} {so_far}, {stars} of {most} stars.</source>
        <extracomment>gui/learn/lesson_text.py</extracomment>
        <translation>{title}. {summary} {so_far}, {stars} von {most} Sternen.</translation>
    </message>
    <message>
        <source>not solved</source>
        <extracomment>gui/learn/lesson_text.py</extracomment>
        <translation>nicht gelöst</translation>
    </message>
    <message>
        <source>Next: {lesson}</source>
        <extracomment>gui/learn/lesson_text.py</extracomment>
        <translation>Als Nächstes: {lesson}</translation>
    </message>
    <message>
        <source>Search players, events, dates</source>
        <extracomment>gui/library/library_text.py</extracomment>
        <translation>Spieler, Turnier oder Datum</translation>
    </message>
    <message>
        <source>Review</source>
        <extracomment>gui/library/library_text.py, gui/review/review_text.py</extracomment>
        <translation>Auswerten</translation>
    </message>
    <message>
        <source>Nothing was saved.</source>
        <extracomment>gui/library/library_actions.py</extracomment>
        <translation>Nichts wurde gespeichert.</translation>
    </message>
    <message>
        <source>Reading stopped. The games read so far are listed; the rest will be read when this page is opened again.</source>
        <extracomment>gui/library/library_text.py</extracomment>
        <translation>Das Lesen wurde angehalten. Die bisher gelesenen Partien stehen in der Liste; der Rest wird gelesen, wenn diese Seite wieder geöffnet wird.</translation>
    </message>
    <message>
        <source>Looking for games…</source>
        <extracomment>gui/library/library_text.py, gui/study/study_openings.py</extracomment>
        <translation>Partien werden gesucht…</translation>
    </message>
    <message>
        <source>No games yet. The games you play are listed here, and you can add files of games.</source>
        <extracomment>gui/library/library_text.py</extracomment>
        <translation>Noch keine Partien. Hier stehen die Partien, die du spielst; du kannst auch Dateien mit Partien hinzufügen.</translation>
    </message>
    <message>
        <source>No games match.</source>
        <extracomment>gui/library/library_text.py</extracomment>
        <translation>Keine passenden Partien.</translation>
    </message>
    <message>
        <source>Only games with this position</source>
        <extracomment>gui/library/explorer.py</extracomment>
        <translation>Nur Partien mit dieser Stellung</translation>
    </message>
    <message>
        <source>Moves played from here in the listed games</source>
        <extracomment>gui/library/library_text.py</extracomment>
        <translation>Von hier gespielte Züge in den aufgelisteten Partien</translation>
    </message>
    <message>
        <source>The board shows a line that is not in this game.</source>
        <extracomment>gui/library/library_text.py</extracomment>
        <translation>Das Brett zeigt eine Variante, die in dieser Partie nicht vorkommt.</translation>
    </message>
    <message>
        <source>No further moves</source>
        <extracomment>gui/desk/known_moves.py</extracomment>
        <translation>Keine weiteren Züge</translation>
    </message>
    <message>
        <source>Draw</source>
        <extracomment>gui/desk/known_moves.py, gui/words/outcome_text.py</extracomment>
        <translation>Remis</translation>
    </message>
    <message>
        <source>All except engine matches</source>
        <extracomment>gui/library/games_table.py</extracomment>
        <translation>Alle außer Engine-Matches</translation>
    </message>
    <message>
        <source>Engine matches</source>
        <extracomment>gui/library/library_text.py, gui/matches/matches_text.py</extracomment>
        <translation>Engine-Matches</translation>
    </message>
    <message>
        <source>Between people</source>
        <extracomment>gui/library/games_table.py</extracomment>
        <translation>Zwischen Menschen</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <extracomment>gui/words/outcome_text.py</extracomment>
        <translation>Unbeendet</translation>
    </message>
    <message>
        <source>Delete it</source>
        <extracomment>gui/library/library_text.py</extracomment>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>The games of an engine match can only be deleted together, on the page of engine matches.</source>
        <extracomment>gui/library/library_text.py</extracomment>
        <translation>Die Partien eines Engine-Matches können nur zusammen gelöscht werden, und zwar auf der Seite der Engine-Matches.</translation>
    </message>
    <message>
        <source>The file is moved to the system&apos;s trash.</source>
        <extracomment>gui/library/library_text.py</extracomment>
        <translation>Die Datei wird in den Papierkorb des Systems verschoben.</translation>
    </message>
    <message>
        <source>Files and folders of games</source>
        <extracomment>gui/library/library_text.py</extracomment>
        <translation>Dateien und Ordner mit Partien</translation>
    </message>
    <message>
        <source>Games played here are always listed. You can add files and folders with more games; the files themselves do not change.</source>
        <extracomment>gui/library/library_text.py</extracomment>
        <translation>Hier gespielte Partien stehen immer in der Liste. Du kannst Dateien und Ordner mit weiteren Partien hinzufügen; die Dateien selbst ändern sich nicht.</translation>
    </message>
    <message numerus="yes">
        <source>{count:,} games</source>
        <extracomment>gui/desk/known_moves.py, gui/library/library_text.py</extracomment>
        <translation>
            <numerusform>{count:,} Partie</numerusform>
            <numerusform>{count:,} Partien</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete these {count:,} games?</source>
        <extracomment>gui/library/library_text.py</extracomment>
        <translation>
            <numerusform>Diese Partie löschen?</numerusform>
            <numerusform>Diese {count:,} Partien löschen?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} games were moved to the system&apos;s trash.</source>
        <extracomment>gui/library/library_text.py</extracomment>
        <translation>
            <numerusform>Die Partie wurde in den Papierkorb des Systems verschoben.</numerusform>
            <numerusform>{count:,} Partien wurden in den Papierkorb des Systems verschoben.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} games saved in {name}.</source>
        <extracomment>gui/library/library_text.py</extracomment>
        <translation>
            <numerusform>{count:,} Partie in {name} gespeichert.</numerusform>
            <numerusform>{count:,} Partien in {name} gespeichert.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} games could no longer be read and were left out.</source>
        <extracomment>gui/library/library_text.py</extracomment>
        <translation>
            <numerusform>{count:,} Partie war nicht mehr lesbar und wurde ausgelassen.</numerusform>
            <numerusform>{count:,} Partien waren nicht mehr lesbar und wurden ausgelassen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: {count:,} games cannot be read, one of them for this reason: {why}</source>
        <extracomment>gui/library/library_text.py</extracomment>
        <translation>
            <numerusform>{name}: {count:,} Partie ist nicht lesbar, und zwar aus diesem Grund: {why}</numerusform>
            <numerusform>{name}: {count:,} Partien sind nicht lesbar, eine davon aus diesem Grund: {why}</numerusform>
        </translation>
    </message>
    <message>
        <source>No statistics yet: no game played here has ended.</source>
        <extracomment>gui/library/statistics.py</extracomment>
        <translation>Noch keine Statistik: Keine hier gespielte Partie ist zu Ende.</translation>
    </message>
    <message>
        <source>Your rating after each game against the computer</source>
        <extracomment>gui/library/statistics.py</extracomment>
        <translation>Deine Wertung nach jeder Partie gegen den Computer</translation>
    </message>
    <message>
        <source>Files and folders…</source>
        <extracomment>gui/library/library_text.py</extracomment>
        <translation>Dateien…</translation>
    </message>
    <message>
        <source>Statistics</source>
        <extracomment>gui/library/library_text.py</extracomment>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>Back to the games</source>
        <extracomment>gui/library/library_text.py</extracomment>
        <translation>Zu den Partien</translation>
    </message>
    <message>
        <source>Save as one file…</source>
        <extracomment>gui/library/library_text.py</extracomment>
        <translation>In eine Datei speichern…</translation>
    </message>
    <message>
        <source>Delete…</source>
        <extracomment>gui/library/library_text.py</extracomment>
        <translation>Löschen…</translation>
    </message>
    <message>
        <source>Show all</source>
        <extracomment>gui/library/library_text.py</extracomment>
        <translation>Alle zeigen</translation>
    </message>
    <message>
        <source>Tags</source>
        <extracomment>gui/library/explorer.py, gui/library/library_text.py</extracomment>
        <translation>Schlagwörter</translation>
    </message>
    <message>
        <source>Tags, separated by commas</source>
        <extracomment>gui/library/explorer.py</extracomment>
        <translation>Schlagwörter, durch Kommas getrennt</translation>
    </message>
    <message>
        <source>Any result</source>
        <extracomment>gui/library/games_table.py</extracomment>
        <translation>Jedes Ergebnis</translation>
    </message>
    <message>
        <source>Any level</source>
        <extracomment>gui/library/games_table.py</extracomment>
        <translation>Jede Stufe</translation>
    </message>
    <message>
        <source>Any ending</source>
        <extracomment>gui/library/games_table.py</extracomment>
        <translation>Jedes Ende</translation>
    </message>
    <message>
        <source>Any time</source>
        <extracomment>gui/library/games_table.py</extracomment>
        <translation>Jeder Zeitraum</translation>
    </message>
    <message>
        <source>Any length</source>
        <extracomment>gui/library/games_table.py</extracomment>
        <translation>Jede Länge</translation>
    </message>
    <message>
        <source>Any tag</source>
        <extracomment>gui/library/games_table.py</extracomment>
        <translation>Jedes Schlagwort</translation>
    </message>
    <message>
        <source>Played here</source>
        <extracomment>gui/library/games_table.py</extracomment>
        <translation>Hier gespielt</translation>
    </message>
    <message>
        <source>Added files</source>
        <extracomment>gui/library/games_table.py</extracomment>
        <translation>Hinzugefügte Dateien</translation>
    </message>
    <message>
        <source>Add files…</source>
        <extracomment>gui/library/library_text.py</extracomment>
        <translation>Dateien hinzufügen…</translation>
    </message>
    <message>
        <source>Add a folder…</source>
        <extracomment>gui/library/library_text.py</extracomment>
        <translation>Ordner hinzufügen…</translation>
    </message>
    <message>
        <source>Remove from the list</source>
        <extracomment>gui/library/library_text.py</extracomment>
        <translation>Von der Liste entfernen</translation>
    </message>
    <message>
        <source>Ended by</source>
        <extracomment>gui/library/library_text.py</extracomment>
        <translation>Ende durch</translation>
    </message>
    <message>
        <source>Checkmate</source>
        <extracomment>gui/words/outcome_text.py</extracomment>
        <translation>Matt</translation>
    </message>
    <message>
        <source>Stalemate</source>
        <extracomment>gui/words/outcome_text.py</extracomment>
        <translation>Patt</translation>
    </message>
    <message>
        <source>Perpetual check</source>
        <extracomment>gui/words/outcome_text.py</extracomment>
        <translation>Dauerschach</translation>
    </message>
    <message>
        <source>Resignation</source>
        <extracomment>gui/words/outcome_text.py</extracomment>
        <translation>Aufgabe</translation>
    </message>
    <message>
        <source>Time</source>
        <extracomment>gui/app/practice_dialog.py, gui/words/outcome_text.py</extracomment>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Agreement</source>
        <extracomment>gui/words/outcome_text.py</extracomment>
        <translation>Einigung</translation>
    </message>
    <message>
        <source>Abandoned</source>
        <extracomment>gui/words/outcome_text.py</extracomment>
        <translation>Abgebrochen</translation>
    </message>
    <message>
        <source>Not stated</source>
        <extracomment>gui/words/outcome_text.py</extracomment>
        <translation>Keine Angabe</translation>
    </message>
    <message>
        <source>Level {number}</source>
        <extracomment>gui/library/library_text.py</extracomment>
        <translation>Stufe {number}</translation>
    </message>
    <message>
        <source>{name} is missing. Its games stay listed and can be opened when it is back.</source>
        <extracomment>gui/library/library_text.py</extracomment>
        <translation>{name} fehlt. Die Partien bleiben in der Liste und lassen sich öffnen, sobald alles wieder da ist.</translation>
    </message>
    <message>
        <source>By level</source>
        <extracomment>gui/library/statistics.py</extracomment>
        <translation>Nach Stufe</translation>
    </message>
    <message>
        <source>By side</source>
        <extracomment>gui/library/statistics.py</extracomment>
        <translation>Nach Seite</translation>
    </message>
    <message>
        <source>How games ended</source>
        <extracomment>gui/library/statistics.py</extracomment>
        <translation>Wie Partien endeten</translation>
    </message>
    <message>
        <source>Won</source>
        <extracomment>gui/library/library_text.py, gui/matches/matches_text.py</extracomment>
        <translation>Siege</translation>
    </message>
    <message>
        <source>Drawn</source>
        <extracomment>gui/library/library_text.py, gui/matches/matches_text.py</extracomment>
        <translation>Remis</translation>
    </message>
    <message>
        <source>Lost</source>
        <extracomment>gui/library/library_text.py, gui/matches/matches_text.py</extracomment>
        <translation>Niederlagen</translation>
    </message>
    <message>
        <source>Points</source>
        <extracomment>gui/matches/matches_text.py</extracomment>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Moving first</source>
        <extracomment>gui/library/library_text.py</extracomment>
        <translation>Als Anziehender</translation>
    </message>
    <message>
        <source>Moving second</source>
        <extracomment>gui/library/library_text.py</extracomment>
        <translation>Als Nachziehender</translation>
    </message>
    <message>
        <source>{counted} played here, {unfinished:,} of them unfinished.</source>
        <extracomment>gui/library/library_text.py</extracomment>
        <translation>{counted} hier gespielt, davon {unfinished:,} unbeendet.</translation>
    </message>
    <message>
        <source>Now {round}, on the scale of the computer&apos;s levels</source>
        <extracomment>gui/library/library_text.py</extracomment>
        <translation>Derzeit {round}, auf der Skala der Stufen des Computers</translation>
    </message>
    <message>
        <source>Up to 20 moves</source>
        <extracomment>gui/library/library_text.py</extracomment>
        <translation>Bis zu 20 Züge</translation>
    </message>
    <message>
        <source>21 to 40 moves</source>
        <extracomment>gui/library/library_text.py</extracomment>
        <translation>21 bis 40 Züge</translation>
    </message>
    <message>
        <source>41 to 80 moves</source>
        <extracomment>gui/library/library_text.py</extracomment>
        <translation>41 bis 80 Züge</translation>
    </message>
    <message>
        <source>Over 80 moves</source>
        <extracomment>gui/library/library_text.py</extracomment>
        <translation>Über 80 Züge</translation>
    </message>
    <message>
        <source>Today</source>
        <extracomment>gui/library/library_text.py</extracomment>
        <translation>Heute</translation>
    </message>
    <message>
        <source>Last 7 days</source>
        <extracomment>gui/library/library_text.py</extracomment>
        <translation>Letzte 7 Tage</translation>
    </message>
    <message>
        <source>Last 30 days</source>
        <extracomment>gui/library/library_text.py</extracomment>
        <translation>Letzte 30 Tage</translation>
    </message>
    <message>
        <source>Last 365 days</source>
        <extracomment>gui/library/library_text.py</extracomment>
        <translation>Letzte 365 Tage</translation>
    </message>
    <message>
        <source>about {count} s</source>
        <extracomment>gui/library/library_text.py</extracomment>
        <translation>etwa {count} s</translation>
    </message>
    <message>
        <source>about {count} min</source>
        <extracomment>gui/library/library_text.py</extracomment>
        <translation>etwa {count} min</translation>
    </message>
    <message>
        <source>{written}  ({number} of {last})</source>
        <extracomment>gui/library/library_text.py</extracomment>
        <translation>{written}  ({number} von {last})</translation>
    </message>
    <message>
        <source>Start  (0 of {last})</source>
        <extracomment>gui/library/library_text.py</extracomment>
        <translation>Anfang  (0 von {last})</translation>
    </message>
    <message>
        <source>In hand: {join}</source>
        <extracomment>gui/library/library_text.py</extracomment>
        <translation>In der Hand: {join}</translation>
    </message>
    <message>
        <source>Nothing in hand</source>
        <extracomment>gui/library/library_text.py</extracomment>
        <translation>Nichts in der Hand</translation>
    </message>
    <message>
        <source>Licences</source>
        <extracomment>gui/app/about.py</extracomment>
        <translation>Lizenzen</translation>
    </message>
    <message>
        <source>&amp;Licences…</source>
        <extracomment>gui/app/about.py</extracomment>
        <translation>&amp;Lizenzen…</translation>
    </message>
    <message>
        <source>Parts of the program</source>
        <extracomment>gui/app/about.py</extracomment>
        <translation>Teile des Programms</translation>
    </message>
    <message>
        <source>The licence</source>
        <extracomment>gui/app/about.py</extracomment>
        <translation>Die Lizenz</translation>
    </message>
    <message>
        <source>Noto Serif CJK KR, outlines of the hanja</source>
        <extracomment>gui/app/licences.py</extracomment>
        <translation>Noto Serif CJK KR, Umrisse der Hanja</translation>
    </message>
    <message>
        <source>Sources, and replacing libraries</source>
        <extracomment>gui/app/licences.py</extracomment>
        <translation>Quelltexte und Ersetzen von Bibliotheken</translation>
    </message>
    <message>
        <source>The licences cannot be read: {why}.</source>
        <extracomment>gui/app/about.py</extracomment>
        <translation>Die Lizenzen sind nicht lesbar: {why}.</translation>
    </message>
    <message>
        <source>This part was installed without the text of its licence. It is under {name}.</source>
        <extracomment>gui/app/licences.py</extracomment>
        <translation>Dieser Teil wurde ohne den Text seiner Lizenz installiert. Er steht unter {name}.</translation>
    </message>
    <message>
        <source>a licence it does not name</source>
        <extracomment>gui/app/licences.py</extracomment>
        <translation>einer Lizenz, die er nicht nennt</translation>
    </message>
    <message>
        <source>{player} {piece}, {start} to {end}.</source>
        <extracomment>gui/document/move_text.py</extracomment>
        <translation>{player} {piece}, {start} nach {end}.</translation>
    </message>
    <message>
        <source>{player} {piece}, {start} takes {victims}.</source>
        <extracomment>gui/document/move_text.py</extracomment>
        <translation>{player} {piece}, {start} schlägt {victims}.</translation>
    </message>
    <message>
        <source>{player} {piece}, {start} to {end}, takes {victims}.</source>
        <extracomment>gui/document/move_text.py</extracomment>
        <translation>{player} {piece}, {start} nach {end}, schlägt {victims}.</translation>
    </message>
    <message>
        <source>{player} {piece} on {start} takes {victims} and stays.</source>
        <extracomment>gui/document/move_text.py</extracomment>
        <translation>{player} {piece} auf {start} schlägt {victims} und bleibt.</translation>
    </message>
    <message>
        <source>{player} {piece} on {start} passes.</source>
        <extracomment>gui/document/move_text.py</extracomment>
        <translation>{player} {piece} auf {start} passt.</translation>
    </message>
    <message>
        <source>{player} drops {piece} on {end}.</source>
        <extracomment>gui/document/move_text.py</extracomment>
        <translation>{player} setzt {piece:einen} auf {end} ein.</translation>
    </message>
    <message>
        <source>{player} castles, {piece} to {end}, {rook} to {rook_end}.</source>
        <extracomment>gui/document/move_text.py</extracomment>
        <translation>{player} rochiert, {piece} nach {end}, {rook} nach {rook_end}.</translation>
    </message>
    <message>
        <source>{player} has chosen {setup}.</source>
        <extracomment>gui/document/move_text.py</extracomment>
        <translation>{player} {player:=hat|hast} {setup} gewählt.</translation>
    </message>
    <message>
        <source>It becomes {piece}.</source>
        <extracomment>gui/document/move_text.py</extracomment>
        <translation>Wird in {piece:einen} umgewandelt.</translation>
    </message>
    <message>
        <source>After: {move}</source>
        <extracomment>gui/document/move_text.py</extracomment>
        <translation>Letzter Zug. {move}</translation>
    </message>
    <message>
        <source>Taken back.</source>
        <extracomment>gui/play/game_page.py</extracomment>
        <translation>Zurückgenommen.</translation>
    </message>
    <message>
        <source>Hint: {move}</source>
        <extracomment>gui/document/move_text.py</extracomment>
        <translation>Tipp: {move}</translation>
    </message>
    <message>
        <source>{piece} on {square}</source>
        <extracomment>gui/board/reading.py, gui/editor/setup_panel.py</extracomment>
        <translation>{piece} auf {square}</translation>
    </message>
    <message>
        <source> and </source>
        <extracomment>gui/kit/punctuation.py</extracomment>
        <translation> und </translation>
    </message>
    <message>
        <source>Check.</source>
        <extracomment>gui/document/move_text.py</extracomment>
        <translation>Schach.</translation>
    </message>
    <message>
        <source>Checkmate.</source>
        <extracomment>gui/document/move_text.py</extracomment>
        <translation>Matt.</translation>
    </message>
    <message>
        <source>in every direction</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>in jede Richtung</translation>
    </message>
    <message>
        <source>{jump}, two ranks forward</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>{jump}, zwei Reihen vorwärts</translation>
    </message>
    <message>
        <source>Moves {how}.</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>Zieht {how}.</translation>
    </message>
    <message>
        <source>Captures {how}.</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>Schlägt {how}.</translation>
    </message>
    <message>
        <source>Moves and captures {how}.</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>Zieht und schlägt {how}.</translation>
    </message>
    <message>
        <source>Captures {how} over one piece.</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>Schlägt über eine Figur hinweg {how}.</translation>
    </message>
    <message>
        <source>one step {where}</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>einen Schritt {where}</translation>
    </message>
    <message>
        <source>up to {count} steps {where}</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>bis zu {count} Schritte {where}</translation>
    </message>
    <message>
        <source>any distance {where}</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>beliebig weit {where}</translation>
    </message>
    <message>
        <source>forward</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>vorwärts</translation>
    </message>
    <message>
        <source>back</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>rückwärts</translation>
    </message>
    <message>
        <source>sideways</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>seitwärts</translation>
    </message>
    <message>
        <source>diagonally forward</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>schräg vorwärts</translation>
    </message>
    <message>
        <source>diagonally back</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>schräg rückwärts</translation>
    </message>
    <message>
        <source>with a knight&apos;s jump</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>mit einem Springersprung</translation>
    </message>
    <message>
        <source>with a jump of two squares straight</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>mit einem geraden Sprung von zwei Feldern</translation>
    </message>
    <message>
        <source>with a jump of two squares diagonally</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>mit einem schrägen Sprung von zwei Feldern</translation>
    </message>
    <message>
        <source>straight</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>gerade</translation>
    </message>
    <message>
        <source>diagonally</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>schräg</translation>
    </message>
    <message>
        <source>{loser} is checkmated.</source>
        <extracomment>gui/words/outcome_text.py</extracomment>
        <translation>{loser} {loser:=ist|bist} matt.</translation>
    </message>
    <message>
        <source>{loser} gave check with every move while the position repeated, and therefore loses.</source>
        <extracomment>gui/words/outcome_text.py</extracomment>
        <translation>{loser} {loser:=hat|hast} mit jedem Zug Schach gegeben, während sich die Stellung wiederholte, und {loser:=verliert|verlierst} deshalb.</translation>
    </message>
    <message>
        <source>{loser} resigns.</source>
        <extracomment>gui/words/outcome_text.py</extracomment>
        <translation>{loser} {loser:=gibt|gibst} auf.</translation>
    </message>
    <message>
        <source>{loser}&apos;s time is up.</source>
        <extracomment>gui/words/outcome_text.py</extracomment>
        <translation>Die Zeit von {loser} ist abgelaufen.</translation>
    </message>
    <message>
        <source>The game was abandoned.</source>
        <extracomment>gui/words/outcome_text.py</extracomment>
        <translation>Die Partie wurde abgebrochen.</translation>
    </message>
    <message>
        <source>The players agreed to a draw.</source>
        <extracomment>gui/words/outcome_text.py</extracomment>
        <translation>Die Spieler haben sich auf Remis geeinigt.</translation>
    </message>
    <message>
        <source>The position has occurred for the third time.</source>
        <extracomment>gui/words/outcome_text.py</extracomment>
        <translation>Die Stellung ist zum dritten Mal entstanden.</translation>
    </message>
    <message>
        <source>The position has occurred for the fourth time.</source>
        <extracomment>gui/words/outcome_text.py</extracomment>
        <translation>Die Stellung ist zum vierten Mal entstanden.</translation>
    </message>
    <message>
        <source>This would be the third time that this position occurs.</source>
        <extracomment>gui/words/outcome_text.py</extracomment>
        <translation>Damit entstünde diese Stellung zum dritten Mal.</translation>
    </message>
    <message>
        <source>This would be the fourth time that this position occurs.</source>
        <extracomment>gui/words/outcome_text.py</extracomment>
        <translation>Damit entstünde diese Stellung zum vierten Mal.</translation>
    </message>
    <message>
        <source>Play {name}</source>
        <extracomment>gui/play/game_messages.py</extracomment>
        <translation>Gegen {name} spielen</translation>
    </message>
    <message>
        <source>{player} wins</source>
        <extracomment>gui/words/outcome_text.py</extracomment>
        <translation>{player} gewinnt</translation>
    </message>
    <message>
        <source>{player} has no legal move, which loses in this game.</source>
        <extracomment>gui/words/outcome_text.py</extracomment>
        <translation>{player} {player:=hat|hast} keinen erlaubten Zug und {player:=verliert|verlierst} damit in diesem Spiel.</translation>
    </message>
    <message>
        <source>{player} has no legal move and is not in check: stalemate.</source>
        <extracomment>gui/words/outcome_text.py</extracomment>
        <translation>{player} {player:=hat|hast} keinen erlaubten Zug und {player:=steht|stehst} nicht im Schach: patt.</translation>
    </message>
    <message>
        <source>The game would end as a draw.</source>
        <extracomment>gui/words/outcome_text.py</extracomment>
        <translation>Die Partie würde remis enden.</translation>
    </message>
    <message>
        <source>{player} would have given check with every move, and lose.</source>
        <extracomment>gui/words/outcome_text.py</extracomment>
        <translation>{player} {player:=hätte|hättest} mit jedem Zug Schach gegeben und {player:=würde|würdest} verlieren.</translation>
    </message>
    <message>
        <source>{player} has given check with every move, and would lose.</source>
        <extracomment>gui/words/outcome_text.py</extracomment>
        <translation>{player} {player:=hat|hast} mit jedem Zug Schach gegeben und {player:=würde|würdest} verlieren.</translation>
    </message>
    <message>
        <source>Positions from games, each with one best move. Find it, and then the moves that follow.</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>Stellungen aus Partien, jede mit genau einem besten Zug. Finde ihn und dann die folgenden Züge.</translation>
    </message>
    <message>
        <source>All puzzles</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>Alle Aufgaben</translation>
    </message>
    <message>
        <source>Play on against the computer</source>
        <extracomment>gui/learn/puzzle_page.py</extracomment>
        <translation>Gegen den Computer weiterspielen</translation>
    </message>
    <message>
        <source>Try another move.</source>
        <extracomment>gui/learn/puzzle_page.py</extracomment>
        <translation>Versuche einen anderen Zug.</translation>
    </message>
    <message>
        <source>That also mates, but takes longer.</source>
        <extracomment>gui/learn/puzzle_play.py</extracomment>
        <translation>Das setzt auch matt, dauert aber länger.</translation>
    </message>
    <message>
        <source>All moves found.</source>
        <extracomment>gui/learn/puzzle_page.py</extracomment>
        <translation>Alle Züge gefunden.</translation>
    </message>
    <message>
        <source>Step through it with the arrow keys, or try any other move to see the reply.</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>Geh sie mit den Pfeiltasten durch, oder versuche einen beliebigen anderen Zug, um die Antwort darauf zu sehen.</translation>
    </message>
    <message>
        <source>Checking this move…</source>
        <extracomment>gui/learn/mistakes_page.py, gui/learn/puzzle_text.py</extracomment>
        <translation>Dieser Zug wird geprüft…</translation>
    </message>
    <message>
        <source>One kind, as hard as you like.</source>
        <extracomment>gui/learn/puzzles_page.py</extracomment>
        <translation>Eine Art, so schwer, wie du willst.</translation>
    </message>
    <message>
        <source>No puzzles match.</source>
        <extracomment>gui/learn/puzzles_page.py</extracomment>
        <translation>Keine passenden Aufgaben.</translation>
    </message>
    <message>
        <source>Any kind</source>
        <extracomment>gui/learn/puzzles_page.py</extracomment>
        <translation>Jede Art</translation>
    </message>
    <message>
        <source>None today. Missed puzzles come back after 1, 3, 7 and 21 days.</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>Heute keine. Nicht geschaffte Aufgaben kommen nach 1, 3, 7 und 21 Tagen wieder.</translation>
    </message>
    <message>
        <source>As many as you can in three minutes; the third mistake ends it.</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>So viele, wie du in drei Minuten schaffst; der dritte Fehler beendet es.</translation>
    </message>
    <message>
        <source>Your best: {best}.</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>Dein Rekord: {best}.</translation>
    </message>
    <message numerus="yes">
        <source>{count} puzzles, {solved} solved on the first try.</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>
            <numerusform>{count} Aufgabe, {solved} auf Anhieb gelöst.</numerusform>
            <numerusform>{count} Aufgaben, davon {solved} auf Anhieb gelöst.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} puzzles are due again.</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>
            <numerusform>1 Aufgabe ist wieder fällig.</numerusform>
            <numerusform>{count} Aufgaben sind wieder fällig.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} puzzles solved.</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>
            <numerusform>1 Aufgabe gelöst.</numerusform>
            <numerusform>{count} Aufgaben gelöst.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{side} to move: win by {reason} in {count}.</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>
            <numerusform>{side} am Zug: Gewinne durch {reason} in {count} Zug.</numerusform>
            <numerusform>{side} am Zug: Gewinne durch {reason} in {count} Zügen.</numerusform>
        </translation>
    </message>
    <message>
        <source>{reply} wins the game.</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>{reply} gewinnt die Partie.</translation>
    </message>
    <message>
        <source>{reply} takes the {piece}.</source>
        <extracomment>gui/learn/puzzle_text.py, gui/review/review_text.py</extracomment>
        <translation>{reply} schlägt {piece:den}.</translation>
    </message>
    <message>
        <source>That does not solve the puzzle.</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>Das löst die Aufgabe nicht.</translation>
    </message>
    <message>
        <source>{move} is answered by {reply}.</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>Auf {move} folgt {reply}.</translation>
    </message>
    <message>
        <source>{move} ends the game.</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>{move} beendet die Partie.</translation>
    </message>
    <message>
        <source>{move} has no answer.</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>Auf {move} gibt es keine Antwort.</translation>
    </message>
    <message>
        <source>Move the {piece} on {square}.</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>Ziehe mit {piece:dem}, {piece:=der|die|das} auf {square} steht.</translation>
    </message>
    <message>
        <source>Drop the {piece} from the hand.</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>Setze {piece:den} aus der Hand ein.</translation>
    </message>
    <message>
        <source>Today&apos;s puzzle</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>Aufgabe des Tages</translation>
    </message>
    <message>
        <source>For you</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>Für dich</translation>
    </message>
    <message>
        <source>Solve it</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>Lösen</translation>
    </message>
    <message>
        <source>Lessons</source>
        <extracomment>gui/learn/puzzles_page.py</extracomment>
        <translation>Lektionen</translation>
    </message>
    <message>
        <source>Your attempts</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>Deine Versuche</translation>
    </message>
    <message>
        <source>Show it again</source>
        <extracomment>gui/learn/puzzle_history.py</extracomment>
        <translation>Noch einmal ansehen</translation>
    </message>
    <message>
        <source>Puzzle</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>Aufgabe</translation>
    </message>
    <message>
        <source>Your rating</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>Deine Wertung</translation>
    </message>
    <message>
        <source>Missed</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>Nicht geschafft</translation>
    </message>
    <message>
        <source>All</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Hint</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>Solution</source>
        <extracomment>gui/learn/mistakes_page.py, gui/learn/puzzle_page.py, gui/learn/puzzle_text.py, gui/review/review_text.py</extracomment>
        <translation>Lösung</translation>
    </message>
    <message>
        <source>Next move</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>Nächster Zug</translation>
    </message>
    <message>
        <source>There is a shorter mate</source>
        <extracomment>gui/learn/puzzle_play.py</extracomment>
        <translation>Es gibt ein kürzeres Matt</translation>
    </message>
    <message>
        <source>Done</source>
        <extracomment>gui/learn/mistakes_page.py, gui/learn/puzzle_page.py, gui/workshop/strips.py</extracomment>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>This could not be checked</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>Das konnte nicht geprüft werden</translation>
    </message>
    <message>
        <source>Another move</source>
        <extracomment>gui/learn/puzzle_page.py</extracomment>
        <translation>Ein anderer Zug</translation>
    </message>
    <message>
        <source>The left arrow key goes back.</source>
        <extracomment>gui/learn/puzzle_page.py</extracomment>
        <translation>Die linke Pfeiltaste führt zurück.</translation>
    </message>
    <message>
        <source>Practise</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>Üben</translation>
    </message>
    <message>
        <source>Missed puzzles</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>Nicht geschaffte Aufgaben</translation>
    </message>
    <message>
        <source>Against the clock</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>Gegen die Uhr</translation>
    </message>
    <message>
        <source>Once more</source>
        <extracomment>gui/learn/mistakes_page.py, gui/learn/streak_page.py</extracomment>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>Time is up</source>
        <extracomment>gui/learn/streak_page.py</extracomment>
        <translation>Die Zeit ist um</translation>
    </message>
    <message>
        <source>Three mistakes</source>
        <extracomment>gui/learn/streak_page.py</extracomment>
        <translation>Drei Fehler</translation>
    </message>
    <message>
        <source>Mates</source>
        <extracomment>gui/learn/puzzle_text.py, assets/lessons/palaceshogi/15-mates.toml</extracomment>
        <translation>Matts</translation>
    </message>
    <message>
        <source>Winning material</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>Materialgewinn</translation>
    </message>
    <message>
        <source>Winning by arrival or promotion</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>Gewinn durch Ankunft oder Umwandlung</translation>
    </message>
    <message>
        <source>Defences</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>Verteidigungen</translation>
    </message>
    <message>
        <source>Drops</source>
        <extracomment>gui/learn/puzzle_text.py, assets/rules/palaceshogi.toml</extracomment>
        <translation>Einsetzen</translation>
    </message>
    <message>
        <source>Sacrifices</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>Opfer</translation>
    </message>
    <message>
        <source>Forks</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>Gabeln</translation>
    </message>
    <message>
        <source>Double checks</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>Doppelschach</translation>
    </message>
    <message>
        <source>Discovered checks</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>Abzugsschach</translation>
    </message>
    <message>
        <source>Quiet moves</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>Stille Züge</translation>
    </message>
    <message>
        <source>Checks all the way</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>Lauter Schachgebote</translation>
    </message>
    <message>
        <source>Answers to check</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>Antworten auf Schach</translation>
    </message>
    <message>
        <source>Promotions</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>Umwandlungen</translation>
    </message>
    <message>
        <source>Campmates</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>Lagermatts</translation>
    </message>
    <message>
        <source>Entering kings</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>Königseinzüge</translation>
    </message>
    <message>
        <source>Cannons</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>Kanonen</translation>
    </message>
    <message>
        <source>Lions</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>Löwen</translation>
    </message>
    <message>
        <source>Double moves</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>Doppelzüge</translation>
    </message>
    <message>
        <source>Palaces</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>Paläste</translation>
    </message>
    <message>
        <source>Castling</source>
        <extracomment>gui/learn/puzzle_text.py, gui/rulebook/generated.py, gui/workshop/panels.py, gui/workshop/sections.py, assets/rules/pandemonium.toml, assets/rules/pandemonium-2020.toml, assets/rules/pandemonium-vchess.toml, assets/rules/palaceshogi.toml, assets/rules/differences.toml, assets/lessons/pandemonium/13-castling.toml, assets/lessons/palaceshogi/13-castling.toml, engine/playtest/texts.py: castling</extracomment>
        <translation>Rochade</translation>
    </message>
    <message>
        <source>Drops of captured pieces</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>Einsetzen geschlagener Figuren</translation>
    </message>
    <message numerus="yes">
        <source>{side} to move: mate in {count}.</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>
            <numerusform>{side} am Zug: Matt in {count}.</numerusform>
            <numerusform>{side} am Zug: Matt in {count}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{side} to move: win material.</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>{side} am Zug: Gewinne Material.</translation>
    </message>
    <message>
        <source>{side} to move: win by promoting.</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>{side} am Zug: Gewinne durch Umwandlung.</translation>
    </message>
    <message numerus="yes">
        <source>After {reply} there is no mate in {count}.</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>
            <numerusform>Nach {reply} gibt es kein Matt in {count}.</numerusform>
            <numerusform>Nach {reply} gibt es kein Matt in {count}.</numerusform>
        </translation>
    </message>
    <message>
        <source>After {reply} too little is won.</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>Nach {reply} wird zu wenig gewonnen.</translation>
    </message>
    <message>
        <source>After {reply} it does not work.</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>Nach {reply} funktioniert es nicht.</translation>
    </message>
    <message>
        <source>After {reply} it does not hold.</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>Nach {reply} hält die Stellung nicht.</translation>
    </message>
    <message>
        <source>Rated {rating} · move {at} of {length}</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>Wertung {rating} · Zug {at} von {length}</translation>
    </message>
    <message>
        <source>Your rating: {rating} ± {deviation}. Solved {solved} of {tried} tried; {count} in all.</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>Deine Wertung: {rating} ± {deviation}. {solved} von {tried} versuchten gelöst; {count} insgesamt.</translation>
    </message>
    <message>
        <source>Your rating: {rating} ({gain})</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>Deine Wertung: {rating} ({gain})</translation>
    </message>
    <message>
        <source>Solved: {solved} · mistakes: {mistakes} of 3</source>
        <extracomment>gui/learn/streak_page.py</extracomment>
        <translation>Gelöst: {solved} · Fehler: {mistakes} von 3</translation>
    </message>
    <message>
        <source>{time} left</source>
        <extracomment>gui/learn/puzzle_text.py, gui/library/library_text.py</extracomment>
        <translation>noch {time}</translation>
    </message>
    <message>
        <source>Medium: 900 to 1499</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>Mittel: 900 bis 1499</translation>
    </message>
    <message>
        <source>Hard: 1500 to 2099</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>Schwer: 1500 bis 2099</translation>
    </message>
    <message>
        <source>Very hard: 2100 and above</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>Sehr schwer: ab 2100</translation>
    </message>
    <message>
        <source>Rated {rating}</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>Wertung {rating}</translation>
    </message>
    <message>
        <source>Your rating: {rating}</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>Deine Wertung: {rating}</translation>
    </message>
    <message>
        <source>Nothing here yet.</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>Hier ist noch nichts.</translation>
    </message>
    <message>
        <source>Solved.</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>Gelöst.</translation>
    </message>
    <message>
        <source>{minutes} min</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>{minutes} min</translation>
    </message>
    <message>
        <source>{seconds} s</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>{seconds} s</translation>
    </message>
    <message>
        <source>That is your best so far.</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>Das ist dein bisher bestes Ergebnis.</translation>
    </message>
    <message>
        <source>{player}&apos;s hand: nothing.</source>
        <extracomment>gui/board/reading.py</extracomment>
        <translation>Hand von {player}: nichts.</translation>
    </message>
    <message>
        <source>{player}&apos;s hand: {pieces}.</source>
        <extracomment>gui/board/reading.py</extracomment>
        <translation>Hand von {player}: {pieces}.</translation>
    </message>
    <message>
        <source>{piece}, {count}</source>
        <extracomment>gui/board/reading.py</extracomment>
        <translation>{piece}, {count}</translation>
    </message>
    <message>
        <source>{player} has no {piece}.</source>
        <extracomment>gui/board/reading.py</extracomment>
        <translation>{player} hat {piece:keinen}.</translation>
    </message>
    <message>
        <source>in hand, {count}</source>
        <extracomment>gui/board/reading.py</extracomment>
        <translation>in der Hand, {count}</translation>
    </message>
    <message>
        <source>{piece}, {place}: {moves}.</source>
        <extracomment>gui/board/reading.py</extracomment>
        <translation>{piece}, {place}: {moves}.</translation>
    </message>
    <message>
        <source>{piece}, {place}: no move.</source>
        <extracomment>gui/board/reading_text.py</extracomment>
        <translation>{piece}, {place}: kein Zug.</translation>
    </message>
    <message>
        <source>{piece}, {place}, when it is {player}&apos;s turn, if nothing is in the way: {moves}.</source>
        <extracomment>gui/board/reading_text.py</extracomment>
        <translation>{piece}, {place}, wenn {player} am Zug ist und nichts im Weg steht: {moves}.</translation>
    </message>
    <message>
        <source>in hand</source>
        <extracomment>gui/board/reading.py, engine/playtest/texts.py: in hand</extracomment>
        <translation>in der Hand</translation>
    </message>
    <message>
        <source>{square} is empty.</source>
        <extracomment>gui/board/reading.py</extracomment>
        <translation>{square} ist leer.</translation>
    </message>
    <message>
        <source>{direction}: {pieces}.</source>
        <extracomment>gui/board/reading.py</extracomment>
        <translation>{direction}: {pieces}.</translation>
    </message>
    <message>
        <source>Nothing {directions}.</source>
        <extracomment>gui/board/reading.py</extracomment>
        <translation>Nichts {directions}.</translation>
    </message>
    <message>
        <source>That works for squares only; this is a hand.</source>
        <extracomment>gui/board/reading.py</extracomment>
        <translation>Das geht nur mit Feldern; dies ist eine Hand.</translation>
    </message>
    <message>
        <source>{player} attacks {square} with {pieces}.</source>
        <extracomment>gui/board/reading.py</extracomment>
        <translation>{player} greift {square} mit {pieces} an.</translation>
    </message>
    <message>
        <source>{player} defends {square} with {pieces}.</source>
        <extracomment>gui/board/reading.py</extracomment>
        <translation>{player} deckt {square} mit {pieces}.</translation>
    </message>
    <message>
        <source>{player} does not attack {square}.</source>
        <extracomment>gui/board/reading.py</extracomment>
        <translation>{player} greift {square} nicht an.</translation>
    </message>
    <message>
        <source>{player} does not defend {square}.</source>
        <extracomment>gui/board/reading.py</extracomment>
        <translation>{player} deckt {square} nicht.</translation>
    </message>
    <message>
        <source>Nothing has been captured.</source>
        <extracomment>gui/desk/answering.py</extracomment>
        <translation>Noch wurde nichts geschlagen.</translation>
    </message>
    <message>
        <source>Last captured: {player} {piece} on {square}.</source>
        <extracomment>gui/board/reading_text.py</extracomment>
        <translation>Zuletzt geschlagen: {player} {piece} auf {square}.</translation>
    </message>
    <message>
        <source>The pieces are hidden while the game is paused.</source>
        <extracomment>gui/desk/answering.py</extracomment>
        <translation>Die Figuren sind verdeckt, solange die Partie angehalten ist.</translation>
    </message>
    <message>
        <source>There is no clock.</source>
        <extracomment>gui/desk/answering.py</extracomment>
        <translation>Es gibt keine Uhr.</translation>
    </message>
    <message>
        <source>{player} has {time} left.</source>
        <extracomment>gui/board/reading_text.py</extracomment>
        <translation>{player} hat noch {time}.</translation>
    </message>
    <message numerus="yes">
        <source>{count} hours</source>
        <extracomment>gui/board/reading_text.py</extracomment>
        <translation>
            <numerusform>{count} Stunde</numerusform>
            <numerusform>{count} Stunden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} minutes</source>
        <extracomment>gui/app/practice_dialog.py, gui/board/reading_text.py</extracomment>
        <translation>
            <numerusform>{count} Minute</numerusform>
            <numerusform>{count} Minuten</numerusform>
        </translation>
    </message>
    <message>
        <source>You can ask for threats during the game, while the pieces are shown.</source>
        <extracomment>gui/desk/answering.py</extracomment>
        <translation>Nach Drohungen kannst du fragen, solange die Partie läuft und die Figuren zu sehen sind.</translation>
    </message>
    <message>
        <source>Keys now read the board: {letters} jump to pieces, with Shift to the other side&apos;s. {commands}</source>
        <extracomment>gui/board/reading_text.py</extracomment>
        <translation>Tasten lesen jetzt das Brett: {letters} springen zu den Figuren, mit Umschalt zu denen der anderen Seite. {commands}</translation>
    </message>
    <message>
        <source>Letters typed on the board start a move again.</source>
        <extracomment>gui/app/view_commands.py</extracomment>
        <translation>Buchstaben auf dem Brett beginnen jetzt wieder einen Zug.</translation>
    </message>
    <message>
        <source>{letter} {piece}</source>
        <extracomment>gui/board/reading.py</extracomment>
        <translation>{letter} {piece}</translation>
    </message>
    <message>
        <source>my mine</source>
        <comment>words that are typed to ask, with spaces between them</comment>
        <extracomment>gui/board/reading_text.py</extracomment>
        <translation>mein meine meiner meinen meinem</translation>
    </message>
    <message>
        <source>your their his her other enemy opponent</source>
        <comment>words that are typed to ask, with spaces between them</comment>
        <extracomment>gui/board/reading_text.py</extracomment>
        <translation>dein deine deinen sein seine seinen ihr ihre ihren andere anderen gegner gegners gegnerische gegnerischen</translation>
    </message>
    <message>
        <source>where where&apos;s</source>
        <comment>words that are typed to ask, with spaces between them</comment>
        <extracomment>gui/board/reading_text.py</extracomment>
        <translation>wo</translation>
    </message>
    <message>
        <source>Rank {name}: {pieces}.</source>
        <extracomment>gui/board/reading.py</extracomment>
        <translation>Reihe {name}: {pieces}.</translation>
    </message>
    <message>
        <source>File {name}: {pieces}.</source>
        <extracomment>gui/board/reading.py</extracomment>
        <translation>Linie {name}: {pieces}.</translation>
    </message>
    <message>
        <source>takes {piece} on {square}</source>
        <extracomment>gui/board/reading.py</extracomment>
        <translation>schlägt {piece:den} auf {square}</translation>
    </message>
    <message>
        <source>takes at {square}</source>
        <extracomment>gui/board/reading.py</extracomment>
        <translation>schlägt auf {square}</translation>
    </message>
    <message>
        <source>castles with {square}</source>
        <extracomment>gui/board/reading.py</extracomment>
        <translation>rochiert mit {square}</translation>
    </message>
    <message>
        <source>may stay</source>
        <extracomment>gui/board/reading.py</extracomment>
        <translation>darf bleiben</translation>
    </message>
    <message>
        <source>up</source>
        <extracomment>gui/board/reading_text.py</extracomment>
        <translation>oben</translation>
    </message>
    <message>
        <source>up right</source>
        <extracomment>gui/board/reading_text.py</extracomment>
        <translation>rechts oben</translation>
    </message>
    <message>
        <source>right</source>
        <extracomment>gui/board/reading_text.py</extracomment>
        <translation>rechts</translation>
    </message>
    <message>
        <source>down right</source>
        <extracomment>gui/board/reading_text.py</extracomment>
        <translation>rechts unten</translation>
    </message>
    <message>
        <source>down</source>
        <extracomment>gui/board/reading_text.py</extracomment>
        <translation>unten</translation>
    </message>
    <message>
        <source>down left</source>
        <extracomment>gui/board/reading_text.py</extracomment>
        <translation>links unten</translation>
    </message>
    <message>
        <source>left</source>
        <extracomment>gui/board/reading_text.py</extracomment>
        <translation>links</translation>
    </message>
    <message>
        <source>up left</source>
        <extracomment>gui/board/reading_text.py</extracomment>
        <translation>links oben</translation>
    </message>
    <message>
        <source>last latest</source>
        <comment>words that are typed to ask, with spaces between them</comment>
        <extracomment>gui/board/reading_text.py</extracomment>
        <translation>letzter letzte letzten zuletzt</translation>
    </message>
    <message>
        <source>captured taken</source>
        <comment>words that are typed to ask, with spaces between them</comment>
        <extracomment>gui/board/reading_text.py</extracomment>
        <translation>geschlagen</translation>
    </message>
    <message>
        <source>clock clocks time</source>
        <comment>words that are typed to ask, with spaces between them</comment>
        <extracomment>gui/board/reading_text.py</extracomment>
        <translation>uhr uhren zeit</translation>
    </message>
    <message>
        <source>rank ranks row rows board</source>
        <comment>words that are typed to ask, with spaces between them</comment>
        <extracomment>gui/board/reading_text.py</extracomment>
        <translation>reihe reihen brett</translation>
    </message>
    <message>
        <source>file files column columns</source>
        <comment>words that are typed to ask, with spaces between them</comment>
        <extracomment>gui/board/reading_text.py</extracomment>
        <translation>linie linien</translation>
    </message>
    <message>
        <source>hand hands</source>
        <comment>words that are typed to ask, with spaces between them</comment>
        <extracomment>gui/board/reading_text.py</extracomment>
        <translation>hand hände</translation>
    </message>
    <message>
        <source>threat threats threatened</source>
        <comment>words that are typed to ask, with spaces between them</comment>
        <extracomment>gui/board/reading_text.py</extracomment>
        <translation>drohung drohungen droht</translation>
    </message>
    <message>
        <source>turn</source>
        <comment>words that are typed to ask, with spaces between them</comment>
        <extracomment>gui/board/reading_text.py</extracomment>
        <translation>zug dran</translation>
    </message>
    <message>
        <source>keys</source>
        <comment>words that are typed to ask, with spaces between them</comment>
        <extracomment>gui/board/reading_text.py</extracomment>
        <translation>tasten</translation>
    </message>
    <message>
        <source>The game could not be reviewed. {why}</source>
        <extracomment>gui/review/reviewer.py</extracomment>
        <translation>Die Partie konnte nicht ausgewertet werden. {why}</translation>
    </message>
    <message>
        <source>The engine suggested illegal moves.</source>
        <extracomment>gui/review/reviewer.py</extracomment>
        <translation>Die Engine hat unerlaubte Züge vorgeschlagen.</translation>
    </message>
    <message>
        <source>The review found no mistakes to learn from.</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>Die Auswertung hat keine Fehler gefunden, aus denen sich lernen ließe.</translation>
    </message>
    <message>
        <source>Review the game first to learn from its mistakes.</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>Werte die Partie zuerst aus, um aus ihren Fehlern zu lernen.</translation>
    </message>
    <message>
        <source>You can learn from the mistakes once the review is done.</source>
        <extracomment>gui/study/study_review.py</extracomment>
        <translation>Sobald die Auswertung fertig ist, kannst du aus den Fehlern lernen.</translation>
    </message>
    <message>
        <source>There are no moves to review yet.</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>Es gibt noch keine Züge auszuwerten.</translation>
    </message>
    <message>
        <source>The game has been reviewed. Undo removes the review from the study.</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>Die Partie wurde ausgewertet. „Rückgängig“ entfernt die Auswertung wieder aus der Studie.</translation>
    </message>
    <message>
        <source>Reviewing the game: {done} of {total} positions</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>Partie wird ausgewertet: {done} von {total} Stellungen</translation>
    </message>
    <message>
        <source>Learn as {player}</source>
        <extracomment>gui/study/study_review.py</extracomment>
        <translation>Als {player} lernen</translation>
    </message>
    <message>
        <source>Learn from the mistakes of {player}</source>
        <extracomment>gui/study/study_review.py</extracomment>
        <translation>Aus den Fehlern von {player} lernen</translation>
    </message>
    <message>
        <source>no inaccuracy, mistake or blunder</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>keine Ungenauigkeit, kein Fehler, kein grober Fehler</translation>
    </message>
    <message>
        <source>Winning chances: {words}</source>
        <extracomment>gui/review/chance_graph.py</extracomment>
        <translation>Gewinnchancen: {words}</translation>
    </message>
    <message>
        <source>the start</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>der Anfang</translation>
    </message>
    <message>
        <source>{move}: not reviewed</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>{move}: nicht ausgewertet</translation>
    </message>
    <message>
        <source>The arrow keys step through the game, Page Up and Page Down from one bad move to the next.</source>
        <extracomment>gui/review/chance_graph.py</extracomment>
        <translation>Mit den Pfeiltasten gehst du durch die Partie, mit Bild auf und Bild ab von einem schlechten Zug zum nächsten.</translation>
    </message>
    <message>
        <source>Missed: {better} mates at once.</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>Verpasst: {better} setzt sofort matt.</translation>
    </message>
    <message numerus="yes">
        <source>Missed: {better} mates in {count}.</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>
            <numerusform>Verpasst: {better} setzt in {count} matt.</numerusform>
            <numerusform>Verpasst: {better} setzt in {count} matt.</numerusform>
        </translation>
    </message>
    <message>
        <source>It lets the {piece} on {place} take the {victim} or the {second}.</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>Danach kann {piece:der} auf {place} {victim:den} oder {second:den} schlagen.</translation>
    </message>
    <message>
        <source>A better move was {move}.</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>Besser war {move}.</translation>
    </message>
    <message>
        <source>Reviewing game {number} of {count}</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>Partie {number} von {count} wird ausgewertet</translation>
    </message>
    <message>
        <source>Games are being reviewed. Cancel the review or wait until it is done.</source>
        <extracomment>gui/library/library_actions.py</extracomment>
        <translation>Es werden Partien ausgewertet. Brich die Auswertung ab oder warte, bis sie fertig ist.</translation>
    </message>
    <message>
        <source>The review was cancelled. {kept}</source>
        <extracomment>gui/library/library_actions.py</extracomment>
        <translation>Die Auswertung wurde abgebrochen. {kept}</translation>
    </message>
    <message numerus="yes">
        <source>{count} games were reviewed and are among your studies.</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>
            <numerusform>{count} Partie wurde ausgewertet und ist bei deinen Studien.</numerusform>
            <numerusform>{count} Partien wurden ausgewertet und sind bei deinen Studien.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} games could not be reviewed.</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>
            <numerusform>{count} Partie konnte nicht ausgewertet werden.</numerusform>
            <numerusform>{count} Partien konnten nicht ausgewertet werden.</numerusform>
        </translation>
    </message>
    <message>
        <source>Back to the study</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>Zurück zur Studie</translation>
    </message>
    <message>
        <source>Learn from your mistakes</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>Aus deinen Fehlern lernen</translation>
    </message>
    <message>
        <source>{player} played {move} here. Find a better move.</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>{player} {player:=hat|hast} hier {move} gespielt. Finde einen besseren Zug.</translation>
    </message>
    <message numerus="yes">
        <source>{player} played {move} here, and missed a mate in {count}. Find it.</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>
            <numerusform>{player} {player:=hat|hast} hier {move} gespielt und ein Matt in {count} verpasst. Finde es.</numerusform>
            <numerusform>{player} {player:=hat|hast} hier {move} gespielt und ein Matt in {count} verpasst. Finde es.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} played {move} here, and missed a mate at once. Find it.</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>{player} {player:=hat|hast} hier {move} gespielt und ein sofortiges Matt verpasst. Finde es.</translation>
    </message>
    <message>
        <source>{number} of {total}</source>
        <extracomment>gui/kit/columns_pdf.py, gui/review/review_text.py</extracomment>
        <translation>{number} von {total}</translation>
    </message>
    <message>
        <source>Found</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>Gefunden</translation>
    </message>
    <message>
        <source>There is something better.</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>Es gibt etwas Besseres.</translation>
    </message>
    <message numerus="yes">
        <source>That does not mate in {count}.</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>
            <numerusform>Das setzt nicht in {count} matt.</numerusform>
            <numerusform>Das setzt nicht in {count} matt.</numerusform>
        </translation>
    </message>
    <message>
        <source>That does not mate.</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>Das setzt nicht matt.</translation>
    </message>
    <message>
        <source>No better move is known.</source>
        <extracomment>gui/learn/mistakes_page.py</extracomment>
        <translation>Es ist kein besserer Zug bekannt.</translation>
    </message>
    <message numerus="yes">
        <source>You have found {found} of {count} better moves.</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>
            <numerusform>Bessere Züge gefunden: {found} von {count}.</numerusform>
            <numerusform>Du hast {found} von {count} besseren Zügen gefunden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} blunders</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>
            <numerusform>{count} grober Fehler</numerusform>
            <numerusform>{count} grobe Fehler</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} mistakes</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>
            <numerusform>{count} Fehler</numerusform>
            <numerusform>{count} Fehler</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} inaccuracies</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>
            <numerusform>{count} Ungenauigkeit</numerusform>
            <numerusform>{count} Ungenauigkeiten</numerusform>
        </translation>
    </message>
    <message>
        <source>Inaccuracy</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>Ungenauigkeit</translation>
    </message>
    <message>
        <source>It lets {move} give mate.</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>Der Zug lässt Matt durch {move} zu.</translation>
    </message>
    <message>
        <source>It allows {move}, which wins the game by arriving.</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>Der Zug lässt {move} zu, was durch Ankunft gewinnt.</translation>
    </message>
    <message>
        <source>It leaves no move after {move}, which loses.</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>Nach {move} bleibt dann kein Zug, und das verliert.</translation>
    </message>
    <message>
        <source>It lets the {piece} on {place} take the {victim}.</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>Danach kann {piece:der} auf {place} {victim:den} schlagen.</translation>
    </message>
    <message>
        <source>It lets the {piece} on {place} promote.</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>Danach kann sich {piece:der} auf {place} umwandeln.</translation>
    </message>
    <message>
        <source>It loses the {victim} to {move}.</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>Durch {move} geht danach {victim:der} verloren.</translation>
    </message>
    <message>
        <source>It lets {move} promote.</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>Der Zug ermöglicht eine Umwandlung mit {move}.</translation>
    </message>
    <message>
        <source>That is the best move.</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>Das ist der beste Zug.</translation>
    </message>
    <message>
        <source>That is as good as the best move.</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>Das ist so gut wie der beste Zug.</translation>
    </message>
    <message>
        <source>The same move again</source>
        <extracomment>gui/learn/mistakes_page.py</extracomment>
        <translation>Noch einmal derselbe Zug</translation>
    </message>
    <message>
        <source>That is the move that was played.</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>Das ist der gespielte Zug.</translation>
    </message>
    <message>
        <source>Finish</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>Save the game</source>
        <extracomment>gui/storage/autosave.py</extracomment>
        <translation>Partie speichern</translation>
    </message>
    <message>
        <source>The disk is slow to save the game; you can play on.</source>
        <extracomment>gui/storage/autosave.py</extracomment>
        <translation>Der Datenträger speichert die Partie langsam; du kannst weiterspielen.</translation>
    </message>
    <message>
        <source>The game cannot be saved at the moment ({why}); you can play on.</source>
        <extracomment>gui/storage/autosave.py</extracomment>
        <translation>Die Partie kann im Augenblick nicht gespeichert werden ({why}); du kannst weiterspielen.</translation>
    </message>
    <message>
        <source>Saving the game… The disk is slow. If you leave now, unsaved changes are lost.</source>
        <extracomment>gui/storage/autosave.py</extracomment>
        <translation>Die Partie wird gespeichert… Der Datenträger ist langsam. Wenn du die Seite jetzt verlässt, gehen ungespeicherte Änderungen verloren.</translation>
    </message>
    <message>
        <source>This game is not completely saved. If you leave now, unsaved changes are lost.</source>
        <extracomment>gui/storage/autosave.py</extracomment>
        <translation>Die Partie ist nicht vollständig gespeichert. Wenn du sie jetzt verlässt, geht der Rest verloren.</translation>
    </message>
    <message>
        <source>The game is on the clipboard.</source>
        <extracomment>gui/storage/autosave.py, gui/workshop/draft_commands.py</extracomment>
        <translation>Die Partie ist in der Zwischenablage.</translation>
    </message>
    <message>
        <source>Save the study</source>
        <extracomment>gui/storage/autosave.py</extracomment>
        <translation>Studie speichern</translation>
    </message>
    <message>
        <source>The disk is slow to save the study; you can carry on.</source>
        <extracomment>gui/storage/autosave.py</extracomment>
        <translation>Der Datenträger speichert die Studie langsam; du kannst weitermachen.</translation>
    </message>
    <message>
        <source>The study cannot be saved at the moment ({why}); you can carry on.</source>
        <extracomment>gui/storage/autosave.py</extracomment>
        <translation>Die Studie kann im Augenblick nicht gespeichert werden ({why}); du kannst weitermachen.</translation>
    </message>
    <message>
        <source>Saving the study… The disk is slow. If you leave now, unsaved changes are lost.</source>
        <extracomment>gui/storage/autosave.py</extracomment>
        <translation>Die Studie wird gespeichert… Der Datenträger ist langsam. Wenn du die Seite jetzt verlässt, gehen ungespeicherte Änderungen verloren.</translation>
    </message>
    <message>
        <source>This study is not completely saved. If you leave now, unsaved changes are lost.</source>
        <extracomment>gui/storage/autosave.py</extracomment>
        <translation>Die Studie ist nicht vollständig gespeichert. Wenn du sie jetzt verlässt, geht der Rest verloren.</translation>
    </message>
    <message>
        <source>The study is on the clipboard.</source>
        <extracomment>gui/storage/autosave.py</extracomment>
        <translation>Die Studie ist in der Zwischenablage.</translation>
    </message>
    <message>
        <source>{name} cannot be started: {why}.</source>
        <extracomment>gui/matches/engine_players.py</extracomment>
        <translation>{name} kann nicht gestartet werden: {why}.</translation>
    </message>
    <message>
        <source>{name} does not support this game.</source>
        <extracomment>gui/matches/engine_players.py</extracomment>
        <translation>{name} unterstützt dieses Spiel nicht.</translation>
    </message>
    <message>
        <source>{name} exited unexpectedly.</source>
        <extracomment>gui/matches/matches_text.py</extracomment>
        <translation>{name} hat sich unerwartet beendet.</translation>
    </message>
    <message>
        <source>{name} did not answer ({word}) within {seconds:.1f} seconds.</source>
        <extracomment>gui/matches/matches_text.py</extracomment>
        <translation>{name} hat innerhalb von {seconds:.1f} Sekunden nicht geantwortet ({word}).</translation>
    </message>
    <message>
        <source>{name} lost on time.</source>
        <extracomment>gui/matches/engine_players.py</extracomment>
        <translation>{name} hat durch Zeitüberschreitung verloren.</translation>
    </message>
    <message>
        <source>{name} played {move}: {why}</source>
        <extracomment>gui/matches/engine_players.py</extracomment>
        <translation>{name} hat {move} gespielt: {why}</translation>
    </message>
    <message>
        <source>its plan is missing or damaged</source>
        <extracomment>gui/matches/match_record.py</extracomment>
        <translation>seine Vorgaben fehlen oder sind beschädigt</translation>
    </message>
    <message>
        <source>Stopping the running games…</source>
        <extracomment>gui/matches/matches_text.py</extracomment>
        <translation>Laufende Partien werden beendet…</translation>
    </message>
    <message>
        <source>{state}: {played} of {games} games</source>
        <extracomment>gui/matches/matches_page.py</extracomment>
        <translation>{state}: {played} von {games} Partien</translation>
    </message>
    <message>
        <source>{name} is no longer in the list of engines.</source>
        <extracomment>gui/matches/engine_match.py</extracomment>
        <translation>{name} steht nicht mehr in der Liste der Engines.</translation>
    </message>
    <message>
        <source>{title} is running. Pause it first.</source>
        <extracomment>gui/matches/engine_match.py</extracomment>
        <translation>{title} läuft gerade. Halte dieses Match zuerst an.</translation>
    </message>
    <message>
        <source>The game could not be read: {why}.</source>
        <extracomment>gui/matches/matches_page.py</extracomment>
        <translation>Die Partie war nicht lesbar: {why}.</translation>
    </message>
    <message>
        <source>Too long</source>
        <extracomment>gui/matches/match_tables.py</extracomment>
        <translation>Zu lang</translation>
    </message>
    <message>
        <source>Too few games to tell which is stronger or by how much.</source>
        <extracomment>gui/matches/matches_text.py</extracomment>
        <translation>Zu wenige Partien, um zu sagen, welche Seite stärker ist und um wie viel.</translation>
    </message>
    <message>
        <source>One side has scored every point, so the difference cannot be measured.</source>
        <extracomment>gui/matches/matches_text.py</extracomment>
        <translation>Eine Seite hat alle Punkte geholt, darum lässt sich der Unterschied nicht messen.</translation>
    </message>
    <message>
        <source>All games are in {path}.</source>
        <extracomment>gui/matches/matches_page.py</extracomment>
        <translation>Alle Partien sind in {path}.</translation>
    </message>
    <message>
        <source>Openings by the first engine&apos;s points: {sums}.</source>
        <extracomment>gui/matches/matches_text.py</extracomment>
        <translation>Eröffnungen nach den Punkten der ersten Engine: {sums}.</translation>
    </message>
    <message>
        <source>Test of {high} against {low} points: log-likelihood ratio {evidence}, decided at {least} or {most}.</source>
        <extracomment>gui/matches/matches_text.py</extracomment>
        <translation>Test von {high} gegen {low} Punkte: Log-Likelihood-Quotient {evidence}, entschieden bei {least} oder {most}.</translation>
    </message>
    <message>
        <source>Game {number}: {first} – {second}, {plies} moves</source>
        <extracomment>gui/matches/matches_text.py</extracomment>
        <translation>Partie {number}: {first} – {second}, {plies} Züge</translation>
    </message>
    <message>
        <source>Failed</source>
        <extracomment>gui/matches/match_tables.py</extracomment>
        <translation>Fehlgeschlagen</translation>
    </message>
    <message>
        <source>Both sides the same</source>
        <extracomment>gui/matches/match_dialog.py</extracomment>
        <translation>Beide Seiten gleich</translation>
    </message>
    <message>
        <source>Leave out openings that favour a side</source>
        <extracomment>gui/matches/match_dialog.py</extracomment>
        <translation>Eröffnungen weglassen, die eine Seite bevorzugen</translation>
    </message>
    <message>
        <source>Surajang&apos;s engine checks each opening with a short search and leaves it out if it favours a side by more than a pawn.</source>
        <extracomment>gui/matches/matches_text.py</extracomment>
        <translation>Surajangs Engine prüft jede Eröffnung mit einer kurzen Suche und lässt sie weg, wenn sie eine Seite um mehr als einen Bauern bevorzugt.</translation>
    </message>
    <message>
        <source>Games and positions (*.pgn *.fen *.epd *.txt);;All files (*)</source>
        <extracomment>gui/matches/matches_text.py</extracomment>
        <translation>Partien und Stellungen (*.pgn *.fen *.epd *.txt);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Reading the openings…</source>
        <extracomment>gui/matches/match_dialog.py</extracomment>
        <translation>Die Eröffnungen werden gelesen…</translation>
    </message>
    <message>
        <source>{name} contains no openings of this game.</source>
        <extracomment>gui/matches/match_dialog.py</extracomment>
        <translation>In {name} ist keine Eröffnung dieses Spiels.</translation>
    </message>
    <message>
        <source>Ask again after an illegal move</source>
        <extracomment>gui/matches/match_dialog.py</extracomment>
        <translation>Bei einem unerlaubten Zug noch einmal fragen</translation>
    </message>
    <message>
        <source>The engine is asked again with a list of the legal moves, because a program that knows a game only from a definition may not know all its rules. If it insists on the move, it loses the game.</source>
        <extracomment>gui/matches/matches_text.py</extracomment>
        <translation>Die Engine wird noch einmal gefragt und bekommt eine Liste der erlaubten Züge, denn ein Programm, das ein Spiel nur aus einer Definition kennt, kennt vielleicht nicht alle seine Regeln. Besteht die Engine auf dem Zug, verliert sie die Partie.</translation>
    </message>
    <message>
        <source>Stop when the test (SPRT) is decided</source>
        <extracomment>gui/matches/match_dialog.py</extracomment>
        <translation>Anhalten, wenn der Test (SPRT) entschieden ist</translation>
    </message>
    <message>
        <source>Surajang at full strength</source>
        <extracomment>gui/words/naming.py</extracomment>
        <translation>Surajang in voller Stärke</translation>
    </message>
    <message>
        <source>Both sides are the same; the result shows how much is due to chance.</source>
        <extracomment>gui/matches/match_dialog.py</extracomment>
        <translation>Beide Seiten sind gleich; das Ergebnis zeigt, wie viel am Zufall liegt.</translation>
    </message>
    <message>
        <source>List of engines…</source>
        <extracomment>gui/matches/matches_page.py</extracomment>
        <translation>Liste der Engines…</translation>
    </message>
    <message>
        <source>Pause</source>
        <extracomment>gui/app/practice_dialog.py, gui/matches/matches_page.py, gui/playtest/playtest_page.py</extracomment>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Move to the trash</source>
        <extracomment>gui/matches/matches_page.py</extracomment>
        <translation>In den Papierkorb</translation>
    </message>
    <message>
        <source>Show the boards</source>
        <extracomment>gui/matches/matches_page.py</extracomment>
        <translation>Bretter zeigen</translation>
    </message>
    <message>
        <source>Being played</source>
        <extracomment>gui/matches/matches_page.py</extracomment>
        <translation>Läuft</translation>
    </message>
    <message>
        <source>All games played</source>
        <extracomment>gui/matches/matches_page.py</extracomment>
        <translation>Alle Partien gespielt</translation>
    </message>
    <message>
        <source>Decided</source>
        <extracomment>gui/matches/matches_page.py</extracomment>
        <translation>Entschieden</translation>
    </message>
    <message>
        <source>Share</source>
        <extracomment>gui/matches/matches_text.py</extracomment>
        <translation>Anteil</translation>
    </message>
    <message>
        <source>First</source>
        <extracomment>gui/matches/matches_text.py</extracomment>
        <translation>Erste</translation>
    </message>
    <message>
        <source>Second</source>
        <extracomment>gui/matches/matches_text.py</extracomment>
        <translation>Zweite</translation>
    </message>
    <message>
        <source>End</source>
        <extracomment>gui/matches/matches_text.py, engine/playtest/texts.py: end</extracomment>
        <translation>Ende</translation>
    </message>
    <message>
        <source>Decided: {name} is stronger by {high} points rather than by {low}.</source>
        <extracomment>gui/matches/matches_text.py</extracomment>
        <translation>Entschieden: {name} ist eher um {high} als um {low} Punkte stärker.</translation>
    </message>
    <message>
        <source>Decided: {name} is not stronger by {high} points.</source>
        <extracomment>gui/matches/matches_text.py</extracomment>
        <translation>Entschieden: {name} ist nicht um {high} Punkte stärker.</translation>
    </message>
    <message>
        <source>Time control of the first</source>
        <extracomment>gui/matches/matches_text.py</extracomment>
        <translation>Bedenkzeit der ersten</translation>
    </message>
    <message>
        <source>Time control of the second</source>
        <extracomment>gui/matches/match_dialog.py</extracomment>
        <translation>Bedenkzeit der zweiten</translation>
    </message>
    <message>
        <source>Time control</source>
        <extracomment>gui/matches/matches_text.py</extracomment>
        <translation>Bedenkzeit</translation>
    </message>
    <message>
        <source>Games start</source>
        <extracomment>gui/matches/match_dialog.py</extracomment>
        <translation>Beginn der Partien</translation>
    </message>
    <message>
        <source>Games at the same time</source>
        <extracomment>gui/matches/matches_text.py</extracomment>
        <translation>Gleichzeitige Partien</translation>
    </message>
    <message>
        <source> ms per move</source>
        <extracomment>gui/matches/matches_text.py</extracomment>
        <translation> ms je Zug</translation>
    </message>
    <message>
        <source> nodes per move</source>
        <extracomment>gui/matches/matches_text.py</extracomment>
        <translation> Knoten je Zug</translation>
    </message>
    <message>
        <source> s per game</source>
        <extracomment>gui/matches/matches_text.py</extracomment>
        <translation> s je Partie</translation>
    </message>
    <message>
        <source> moves</source>
        <extracomment>gui/matches/matches_text.py</extracomment>
        <translation> Züge</translation>
    </message>
    <message>
        <source>Drawn after</source>
        <extracomment>gui/matches/match_dialog.py</extracomment>
        <translation>Remis nach</translation>
    </message>
    <message>
        <source>Openings: games (PGN), positions (FEN) or moves, one per line</source>
        <extracomment>gui/matches/matches_text.py</extracomment>
        <translation>Eröffnungen: Partien (PGN), Stellungen (FEN) oder Züge, eine je Zeile</translation>
    </message>
    <message>
        <source>No file</source>
        <extracomment>gui/matches/match_dialog.py</extracomment>
        <translation>Keine Datei</translation>
    </message>
    <message>
        <source>Bounds</source>
        <extracomment>gui/matches/match_dialog.py</extracomment>
        <translation>Grenzen</translation>
    </message>
    <message>
        <source>Error rates</source>
        <extracomment>gui/matches/match_dialog.py</extracomment>
        <translation>Fehlerraten</translation>
    </message>
    <message>
        <source> points</source>
        <extracomment>gui/matches/matches_text.py</extracomment>
        <translation> Punkte</translation>
    </message>
    <message>
        <source>La&amp;rger board</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>G&amp;rößeres Brett</translation>
    </message>
    <message>
        <source>Sm&amp;aller board</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>K&amp;leineres Brett</translation>
    </message>
    <message>
        <source>Reset the board si&amp;ze</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>&amp;Brettgröße zurücksetzen</translation>
    </message>
    <message>
        <source>Check for &amp;updates…</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>Nach &amp;Updates suchen…</translation>
    </message>
    <message>
        <source>{piece} {where}</source>
        <comment>a piece, and where</comment>
        <extracomment>gui/board/piece_facts.py</extracomment>
        <translation>{piece} {where}</translation>
    </message>
    <message>
        <source>Surajang {number} (interpreted core)</source>
        <extracomment>gui/app/about.py</extracomment>
        <translation>Surajang {number} (interpretierter Kern)</translation>
    </message>
    <message>
        <source>from source</source>
        <comment>in place of the number of a version</comment>
        <extracomment>gui/app/about.py</extracomment>
        <translation>aus dem Quelltext</translation>
    </message>
    <message>
        <source>Surajang {number} (compiled core)</source>
        <extracomment>gui/app/about.py</extracomment>
        <translation>Surajang {number} (kompilierter Kern)</translation>
    </message>
    <message>
        <source>{rating} or more</source>
        <extracomment>gui/play/match_fields.py</extracomment>
        <translation>{rating} oder mehr</translation>
    </message>
    <message>
        <source> min</source>
        <comment>behind a number in a field</comment>
        <extracomment>gui/play/match_fields.py</extracomment>
        <translation> min</translation>
    </message>
    <message>
        <source> s</source>
        <comment>behind a number in a field</comment>
        <extracomment>gui/play/match_fields.py</extracomment>
        <translation> s</translation>
    </message>
    <message>
        <source>None</source>
        <comment>no clock</comment>
        <extracomment>gui/play/new_game.py</extracomment>
        <translation>Keine</translation>
    </message>
    <message>
        <source>Board size</source>
        <extracomment>gui/app/preferences.py</extracomment>
        <translation>Brettgröße</translation>
    </message>
    <message>
        <source>The engine stopped and was restarted.</source>
        <extracomment>gui/engines/engine_process.py</extracomment>
        <translation>Die Engine hat sich beendet und wurde neu gestartet.</translation>
    </message>
    <message>
        <source>The engine kept stopping; the game is safe.</source>
        <extracomment>gui/engines/engine_process.py</extracomment>
        <translation>Die Engine hat sich immer wieder beendet; die Partie ist sicher.</translation>
    </message>
    <message>
        <source>{name} exited before it was ready.</source>
        <extracomment>gui/engines/engine_process.py</extracomment>
        <translation>{name} hat sich beendet, bevor die Engine bereit war.</translation>
    </message>
    <message>
        <source>The engine did not respond and was restarted.</source>
        <extracomment>gui/engines/engine_process.py</extracomment>
        <translation>Die Engine hat nicht geantwortet und wurde neu gestartet.</translation>
    </message>
    <message>
        <source>The engine kept failing to respond; the game is safe.</source>
        <extracomment>gui/engines/engine_process.py</extracomment>
        <translation>Die Engine hat immer wieder nicht geantwortet; die Partie ist sicher.</translation>
    </message>
    <message>
        <source>{name} does not respond as a UCI engine should.</source>
        <extracomment>gui/engines/engine_process.py</extracomment>
        <translation>{name} antwortet nicht, wie es eine UCI-Engine sollte.</translation>
    </message>
    <message>
        <source>{name} cannot be started.</source>
        <extracomment>gui/engines/engine_process.py</extracomment>
        <translation>{name} kann nicht gestartet werden.</translation>
    </message>
    <message>
        <source>This engine</source>
        <extracomment>gui/engines/engine_process.py</extracomment>
        <translation>Diese Engine</translation>
    </message>
    <message>
        <source>{name} takes a whole number from {low} to {high}.</source>
        <extracomment>gui/engines/protocol.py</extracomment>
        <translation>{name} erwartet eine ganze Zahl von {low} bis {high}.</translation>
    </message>
    <message>
        <source>{name} takes a whole number.</source>
        <extracomment>gui/engines/protocol.py</extracomment>
        <translation>{name} erwartet eine ganze Zahl.</translation>
    </message>
    <message>
        <source>{name} takes a whole number of at most {high}.</source>
        <extracomment>gui/engines/protocol.py</extracomment>
        <translation>{name} erwartet eine ganze Zahl, höchstens {high}.</translation>
    </message>
    <message>
        <source>{name} takes a whole number of at least {low}.</source>
        <extracomment>gui/engines/protocol.py</extracomment>
        <translation>{name} erwartet eine ganze Zahl, mindestens {low}.</translation>
    </message>
    <message>
        <source>Leave</source>
        <comment>go away from what is not saved</comment>
        <extracomment>gui/desk/save_commands.py, gui/workshop/draft_commands.py</extracomment>
        <translation>Verlassen</translation>
    </message>
    <message>
        <source>Ctrl and a digit sort by the column with that number; press again to reverse the order.</source>
        <extracomment>gui/kit/row_list.py</extracomment>
        <translation>Strg mit einer Ziffer sortiert nach der Spalte mit dieser Nummer; noch einmal drücken kehrt die Reihenfolge um.</translation>
    </message>
    <message>
        <source>{player} declines the draw and wants to play on.</source>
        <extracomment>gui/play/match.py</extracomment>
        <translation>{player} {player:=lehnt|lehnst} das Remis ab und {player:=will|willst} weiterspielen.</translation>
    </message>
    <message>
        <source>Game played with Surajang</source>
        <extracomment>gui/words/naming.py</extracomment>
        <translation>Partie in Surajang</translation>
    </message>
    <message>
        <source>{name}, {colour})</source>
        <comment>a player with brackets of their own: Kim (2 dan, White)</comment>
        <extracomment>gui/words/naming.py</extracomment>
        <translation>{name}, {colour})</translation>
    </message>
    <message>
        <source>{name} ({colour})</source>
        <comment>a player</comment>
        <extracomment>gui/words/naming.py</extracomment>
        <translation>{name} ({colour})</translation>
    </message>
    <message>
        <source>{name} (level {level}, {colour})</source>
        <extracomment>gui/words/naming.py</extracomment>
        <translation>{name} (Stufe {level}, {colour})</translation>
    </message>
    <message>
        <source>Show all</source>
        <comment>of a text that is cut</comment>
        <extracomment>gui/kit/long_text.py</extracomment>
        <translation>Alles zeigen</translation>
    </message>
    <message>
        <source>{game} is chosen.</source>
        <extracomment>gui/desk/game_card.py</extracomment>
        <translation>{game} ist gewählt.</translation>
    </message>
    <message>
        <source>tried</source>
        <comment>a move</comment>
        <extracomment>gui/desk/move_rows.py</extracomment>
        <translation>ausprobiert</translation>
    </message>
    <message>
        <source>others tried</source>
        <comment>moves</comment>
        <extracomment>gui/desk/move_rows.py</extracomment>
        <translation>andere ausprobiert</translation>
    </message>
    <message>
        <source>Variation</source>
        <extracomment>gui/desk/move_rows.py</extracomment>
        <translation>Variante</translation>
    </message>
    <message>
        <source>{number} s</source>
        <extracomment>gui/play/pace_bar.py</extracomment>
        <translation>{number} s</translation>
    </message>
    <message>
        <source>Move notation</source>
        <extracomment>gui/app/preferences.py, gui/shell/settings.py</extracomment>
        <translation>Zugnotation</translation>
    </message>
    <message>
        <source>Draw an arrow or a circle</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>Pfeil oder Kreis zeichnen</translation>
    </message>
    <message>
        <source>when reading the board: moves; with Shift, captures; the lines from here; who attacks and defends</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>beim Lesen des Bretts: Züge; mit Umschalt Schlagzüge; die Linien von hier; wer angreift und deckt</translation>
    </message>
    <message>
        <source>when reading the board: repeat the current square</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>beim Lesen des Bretts: das aktuelle Feld noch einmal</translation>
    </message>
    <message>
        <source>ranks, file e, clocks, where are my knights, pieces, hands, threats, last, captured, turn, players, keys</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>Reihen, Linie e, Uhren, wo sind meine Springer, Figuren, Hände, Drohungen, letzter, geschlagen, Zug, Spieler, Tasten</translation>
    </message>
    <message>
        <source>/ and a command, Enter</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>/ und ein Befehl, Eingabe</translation>
    </message>
    <message>
        <source>resign, draw, take back, hint</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>aufgeben, remis, zurücknehmen, tipp</translation>
    </message>
    <message>
        <source>Cannot be dropped on a file with another {piece} of the same player on {zone}.</source>
        <extracomment>gui/words/piece_notes.py</extracomment>
        <translation>Darf nicht auf einer Linie eingesetzt werden, auf der auf {zone} schon {piece:ein} der eigenen Seite steht.</translation>
    </message>
    <message>
        <source>Divider between panels</source>
        <extracomment>gui/kit/accessible_widgets.py</extracomment>
        <translation>Trennlinie zwischen Bereichen</translation>
    </message>
    <message>
        <source>The Up and Down arrow keys move it.</source>
        <extracomment>gui/kit/accessible_widgets.py</extracomment>
        <translation>Die Pfeiltasten nach oben und unten verschieben sie.</translation>
    </message>
    <message>
        <source>Board size, in percent of the available space</source>
        <extracomment>gui/shell/settings.py</extracomment>
        <translation>Brettgröße in Prozent des verfügbaren Platzes</translation>
    </message>
    <message>
        <source>The old file was kept as {aside}.</source>
        <extracomment>gui/storage/shared_file.py</extracomment>
        <translation>Die alte Datei wurde als {aside} behalten.</translation>
    </message>
    <message>
        <source>The defaults are used instead.</source>
        <extracomment>gui/storage/shared_file.py</extracomment>
        <translation>Stattdessen gelten die Standardwerte.</translation>
    </message>
    <message>
        <source>English letters, as in files</source>
        <extracomment>gui/shell/settings.py</extracomment>
        <translation>Englische Buchstaben, wie in Dateien</translation>
    </message>
    <message>
        <source>Letters of the language</source>
        <extracomment>gui/shell/settings.py</extracomment>
        <translation>Buchstaben der Sprache</translation>
    </message>
    <message>
        <source>Signs of the pieces</source>
        <extracomment>gui/shell/settings.py</extracomment>
        <translation>Zeichen der Figuren</translation>
    </message>
    <message>
        <source>{name} cannot be read: the process reading it stopped.</source>
        <extracomment>gui/storage/opening.py</extracomment>
        <translation>{name} ist nicht lesbar: Der Leseprozess hat sich beendet.</translation>
    </message>
    <message>
        <source>{name} contains no game.</source>
        <extracomment>gui/storage/opening.py</extracomment>
        <translation>{name} enthält keine Partie.</translation>
    </message>
    <message>
        <source>{name} is too large to be a file of games.</source>
        <extracomment>gui/storage/opening.py</extracomment>
        <translation>{name} ist zu groß für eine Datei mit Partien.</translation>
    </message>
    <message>
        <source>{what} could not be read ({why}).</source>
        <extracomment>gui/storage/shared_file.py</extracomment>
        <translation>{what} konnten nicht gelesen werden ({why}).</translation>
    </message>
    <message>
        <source>{what} were damaged.</source>
        <extracomment>gui/storage/shared_file.py</extracomment>
        <translation>{what} waren beschädigt.</translation>
    </message>
    <message>
        <source>Dark colours.</source>
        <extracomment>gui/app/view_commands.py</extracomment>
        <translation>Dunkle Farben.</translation>
    </message>
    <message>
        <source>Light colours.</source>
        <extracomment>gui/app/view_commands.py</extracomment>
        <translation>Helle Farben.</translation>
    </message>
    <message>
        <source>Sounds on.</source>
        <extracomment>gui/app/view_commands.py</extracomment>
        <translation>Töne an.</translation>
    </message>
    <message>
        <source>Sounds off.</source>
        <extracomment>gui/app/view_commands.py</extracomment>
        <translation>Töne aus.</translation>
    </message>
    <message numerus="yes">
        <source>{player} mates in {count}</source>
        <extracomment>gui/analysis/analysis_text.py</extracomment>
        <translation>
            <numerusform>{player} setzt in {count} matt</numerusform>
            <numerusform>{player} setzt in {count} matt</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} at the lower edge.</source>
        <extracomment>gui/board/view.py</extracomment>
        <translation>{player} am unteren Rand.</translation>
    </message>
    <message>
        <source>Drawing from {square}. Move to another square, or stay here, and press the same key again.</source>
        <extracomment>gui/board/input.py</extracomment>
        <translation>Gezeichnet wird von {square} aus. Geh zu einem anderen Feld oder bleib hier und drücke dieselbe Taste noch einmal.</translation>
    </message>
    <message>
        <source>green</source>
        <comment>the colour of a mark or an arrow</comment>
        <extracomment>gui/board/spoken.py</extracomment>
        <translation>grün</translation>
    </message>
    <message>
        <source>red</source>
        <comment>the colour of a mark or an arrow</comment>
        <extracomment>gui/board/spoken.py</extracomment>
        <translation>rot</translation>
    </message>
    <message>
        <source>yellow</source>
        <comment>the colour of a mark or an arrow</comment>
        <extracomment>gui/board/spoken.py</extracomment>
        <translation>gelb</translation>
    </message>
    <message>
        <source>blue</source>
        <comment>the colour of a mark or an arrow</comment>
        <extracomment>gui/board/spoken.py</extracomment>
        <translation>blau</translation>
    </message>
    <message>
        <source>None</source>
        <comment>no square for en passant</comment>
        <extracomment>gui/editor/setup_panel.py</extracomment>
        <translation>Keines</translation>
    </message>
    <message>
        <source>{name} cannot play these games: it has no UCI_Variant option.</source>
        <extracomment>gui/engines/engine_field.py</extracomment>
        <translation>{name} kann diese Spiele nicht spielen: Die Option UCI_Variant fehlt.</translation>
    </message>
    <message>
        <source>{name} supports none of these games.</source>
        <extracomment>gui/engines/engine_field.py</extracomment>
        <translation>{name} unterstützt keines dieser Spiele.</translation>
    </message>
    <message>
        <source>{why} Its options cannot be read.</source>
        <extracomment>gui/engines/engine_options.py</extracomment>
        <translation>{why} Die Optionen können nicht gelesen werden.</translation>
    </message>
    <message>
        <source>{unreadable:,} unreadable</source>
        <extracomment>gui/library/library_text.py</extracomment>
        <translation>{unreadable:,} nicht lesbar</translation>
    </message>
    <message>
        <source>{player} {pieces}</source>
        <comment>what a player has in hand</comment>
        <extracomment>gui/library/library_text.py</extracomment>
        <translation>{player} {pieces}</translation>
    </message>
    <message>
        <source>{label}: {value}</source>
        <comment>what something is called, and what is said of it</comment>
        <extracomment>gui/kit/punctuation.py</extracomment>
        <translation>{label}: {value}</translation>
    </message>
    <message>
        <source>{first}, {second}</source>
        <comment>two items of a list</comment>
        <extracomment>gui/kit/punctuation.py</extracomment>
        <translation>{first}, {second}</translation>
    </message>
    <message>
        <source>{first}; {second}</source>
        <comment>two items of a list that have commas themselves</comment>
        <extracomment>gui/kit/punctuation.py</extracomment>
        <translation>{first}; {second}</translation>
    </message>
    <message>
        <source>{first}, {second}</source>
        <comment>what something is, and what else is to be said of it</comment>
        <extracomment>gui/kit/punctuation.py</extracomment>
        <translation>{first}, {second}</translation>
    </message>
    <message>
        <source>{first} {second}</source>
        <comment>two sentences</comment>
        <extracomment>gui/kit/punctuation.py</extracomment>
        <translation>{first} {second}</translation>
    </message>
    <message>
        <source>{heading}. {words}</source>
        <comment>a heading that is read out, and what follows</comment>
        <extracomment>gui/kit/punctuation.py</extracomment>
        <translation>{heading}. {words}</translation>
    </message>
    <message>
        <source>{text}.</source>
        <comment>words that are read out like a sentence</comment>
        <extracomment>gui/kit/punctuation.py</extracomment>
        <translation>{text}.</translation>
    </message>
    <message>
        <source>{first} {second}</source>
        <comment>hours and minutes, or minutes and seconds</comment>
        <extracomment>gui/kit/punctuation.py</extracomment>
        <translation>{first} {second}</translation>
    </message>
    <message>
        <source>{first} · {second}</source>
        <comment>two things that are shown side by side, as in the title of a window</comment>
        <extracomment>gui/kit/punctuation.py</extracomment>
        <translation>{first} · {second}</translation>
    </message>
    <message>
        <source>{first} / {second}</source>
        <comment>the two faces of a piece</comment>
        <extracomment>gui/kit/punctuation.py</extracomment>
        <translation>{first} / {second}</translation>
    </message>
    <message>
        <source>{first} – {second}</source>
        <comment>two players</comment>
        <extracomment>gui/kit/punctuation.py</extracomment>
        <translation>{first} – {second}</translation>
    </message>
    <message>
        <source>{text} ({more})</source>
        <comment>a name, and more about it in brackets</comment>
        <extracomment>gui/kit/punctuation.py</extracomment>
        <translation>{text} ({more})</translation>
    </message>
    <message>
        <source>Kind</source>
        <comment>of puzzles</comment>
        <extracomment>gui/learn/puzzles_page.py</extracomment>
        <translation>Art</translation>
    </message>
    <message>
        <source>That is not possible now.</source>
        <extracomment>gui/desk/answering.py</extracomment>
        <translation>Das geht jetzt nicht.</translation>
    </message>
    <message>
        <source>empty</source>
        <comment>a rank or file of a board</comment>
        <extracomment>gui/board/reading.py</extracomment>
        <translation>leer</translation>
    </message>
    <message>
        <source>{piece}, {place}: nothing to capture.</source>
        <extracomment>gui/board/reading.py</extracomment>
        <translation>{piece}, {place}: nichts zu schlagen.</translation>
    </message>
    <message>
        <source>{player}: {name}.</source>
        <extracomment>gui/desk/answering.py</extracomment>
        <translation>{player}: {name}.</translation>
    </message>
    <message>
        <source>Letters jump to pieces, with Shift to the other side&apos;s.</source>
        <extracomment>gui/board/reading_text.py</extracomment>
        <translation>Buchstaben springen zu den Figuren, mit Umschalt zu denen der anderen Seite.</translation>
    </message>
    <message>
        <source>Digits move along the board, H goes to the hand; O repeats where you are, M reads a piece&apos;s moves, with Shift its captures, X the lines from here, A who attacks and defends, C what was captured last, W the last move, T the clocks; a slash starts a move or a question.</source>
        <extracomment>gui/board/reading_text.py</extracomment>
        <translation>Ziffern führen übers Brett, H zur Hand; O sagt noch einmal, wo du bist, M liest die Züge einer Figur vor, mit Umschalt ihre Schlagzüge, X die Linien von hier, A, wer angreift und deckt, C, was zuletzt geschlagen wurde, W den letzten Zug, T die Uhren; ein Schrägstrich beginnt einen Zug oder eine Frage.</translation>
    </message>
    <message>
        <source>pieces</source>
        <comment>words that are typed to ask, with spaces between them</comment>
        <extracomment>gui/board/reading_text.py</extracomment>
        <translation>figuren figur</translation>
    </message>
    <message>
        <source>players opponent who</source>
        <comment>words that are typed to ask, with spaces between them</comment>
        <extracomment>gui/board/reading_text.py</extracomment>
        <translation>spieler wer</translation>
    </message>
    <message>
        <source>resign, give up</source>
        <comment>what is typed to have something done, with commas between</comment>
        <extracomment>gui/board/reading_text.py</extracomment>
        <translation>aufgeben, ich gebe auf</translation>
    </message>
    <message>
        <source>draw, offer a draw</source>
        <comment>what is typed to have something done, with commas between</comment>
        <extracomment>gui/board/reading_text.py</extracomment>
        <translation>remis, remis anbieten</translation>
    </message>
    <message>
        <source>take back, takeback, undo</source>
        <comment>what is typed to have something done, with commas between</comment>
        <extracomment>gui/board/reading_text.py</extracomment>
        <translation>zurücknehmen, zug zurücknehmen, zurück</translation>
    </message>
    <message>
        <source>hint</source>
        <comment>what is typed to have something done, with commas between</comment>
        <extracomment>gui/board/reading_text.py</extracomment>
        <translation>tipp</translation>
    </message>
    <message>
        <source>Game</source>
        <comment>a column of numbers of games</comment>
        <extracomment>gui/matches/matches_text.py</extracomment>
        <translation>Partie</translation>
    </message>
    <message>
        <source>{when} {game}</source>
        <comment>when something was played, and which game</comment>
        <extracomment>gui/matches/matches_text.py</extracomment>
        <translation>{when} {game}</translation>
    </message>
    <message>
        <source>Time per move</source>
        <extracomment>gui/matches/matches_text.py</extracomment>
        <translation>Zeit je Zug</translation>
    </message>
    <message>
        <source>Nodes per move</source>
        <extracomment>gui/matches/matches_text.py</extracomment>
        <translation>Knoten je Zug</translation>
    </message>
    <message>
        <source>From the start position</source>
        <extracomment>gui/matches/matches_text.py</extracomment>
        <translation>Aus der Grundstellung</translation>
    </message>
    <message>
        <source>After random moves</source>
        <extracomment>gui/matches/matches_text.py</extracomment>
        <translation>Nach Zufallszügen</translation>
    </message>
    <message>
        <source>From a file</source>
        <extracomment>gui/matches/matches_text.py</extracomment>
        <translation>Aus einer Datei</translation>
    </message>
    <message>
        <source>Save a game sheet</source>
        <extracomment>gui/desk/share_commands.py, gui/desk/sheet.py</extracomment>
        <translation>Partieformular speichern</translation>
    </message>
    <message>
        <source>Diagrams</source>
        <extracomment>gui/desk/sheet.py</extracomment>
        <translation>Diagramme</translation>
    </message>
    <message>
        <source>In a study, “Print a diagram after this move” marks a move. Arrows and circles also mark it.</source>
        <extracomment>gui/desk/sheet.py</extracomment>
        <translation>In einer Studie markiert „Diagramm hier drucken“ einen Zug. Auch Pfeile und Kreise markieren ihn.</translation>
    </message>
    <message>
        <source>Making the PDF…</source>
        <extracomment>gui/desk/printing.py, gui/desk/share_commands.py</extracomment>
        <translation>Das PDF wird erstellt…</translation>
    </message>
    <message>
        <source>The picture. You can drag it into other programs.</source>
        <extracomment>gui/desk/picture_export.py</extracomment>
        <translation>Das Bild. Du kannst es in andere Programme ziehen.</translation>
    </message>
    <message>
        <source> pixels</source>
        <extracomment>gui/desk/picture_export.py</extracomment>
        <translation> Pixel</translation>
    </message>
    <message>
        <source>The picture is on the clipboard.</source>
        <extracomment>gui/desk/share_commands.py, gui/editor/editor_page.py</extracomment>
        <translation>Das Bild ist in der Zwischenablage.</translation>
    </message>
    <message>
        <source>Making the animation…</source>
        <extracomment>gui/desk/share_commands.py</extracomment>
        <translation>Die Animation wird erstellt…</translation>
    </message>
    <message>
        <source>Export the board</source>
        <extracomment>gui/desk/picture_export.py</extracomment>
        <translation>Brett exportieren</translation>
    </message>
    <message>
        <source>Export an animation</source>
        <extracomment>gui/desk/film_export.py, gui/desk/share_commands.py</extracomment>
        <translation>Animation exportieren</translation>
    </message>
    <message>
        <source>Format</source>
        <comment>of a picture&apos;s or an animation&apos;s file</comment>
        <extracomment>gui/desk/film_export.py, gui/desk/picture_export.py</extracomment>
        <translation>Format</translation>
    </message>
    <message>
        <source>Size</source>
        <extracomment>gui/desk/film_export.py, gui/desk/picture_export.py</extracomment>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Include</source>
        <extracomment>gui/desk/picture_export.py</extracomment>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>Content</source>
        <extracomment>gui/desk/film_export.py</extracomment>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>Each move</source>
        <extracomment>gui/desk/film_export.py</extracomment>
        <translation>Jeder Zug</translation>
    </message>
    <message>
        <source>Arrows and circles</source>
        <extracomment>gui/desk/picture_export.py</extracomment>
        <translation>Pfeile und Kreise</translation>
    </message>
    <message>
        <source>Coordinates</source>
        <extracomment>gui/desk/picture_export.py, gui/workshop/specs.py</extracomment>
        <translation>Koordinaten</translation>
    </message>
    <message>
        <source>Save…</source>
        <extracomment>gui/desk/film_export.py, gui/desk/picture_export.py, gui/desk/sheet.py</extracomment>
        <translation>Speichern…</translation>
    </message>
    <message>
        <source>Copy</source>
        <extracomment>gui/desk/picture_export.py</extracomment>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>The whole game</source>
        <extracomment>gui/desk/film_export.py</extracomment>
        <translation>Die ganze Partie</translation>
    </message>
    <message>
        <source>Up to this position</source>
        <extracomment>gui/desk/film_export.py</extracomment>
        <translation>Bis zu dieser Stellung</translation>
    </message>
    <message>
        <source>The animation was cancelled.</source>
        <extracomment>gui/desk/share_commands.py</extracomment>
        <translation>Die Animation wurde abgebrochen.</translation>
    </message>
    <message>
        <source>The PDF was cancelled.</source>
        <extracomment>gui/desk/share_commands.py</extracomment>
        <translation>Das PDF wurde abgebrochen.</translation>
    </message>
    <message>
        <source>The picture could not be saved: {why}.</source>
        <extracomment>gui/desk/picture_export.py</extracomment>
        <translation>Das Bild konnte nicht gespeichert werden: {why}.</translation>
    </message>
    <message>
        <source>The animation could not be saved: {why}.</source>
        <extracomment>gui/desk/share_commands.py</extracomment>
        <translation>Die Animation konnte nicht gespeichert werden: {why}.</translation>
    </message>
    <message>
        <source>Where marked in the study</source>
        <extracomment>gui/desk/sheet.py</extracomment>
        <translation>Wo markiert</translation>
    </message>
    <message>
        <source>Also every ten moves</source>
        <extracomment>gui/desk/sheet.py</extracomment>
        <translation>Auch alle zehn Züge</translation>
    </message>
    <message>
        <source>None</source>
        <comment>no diagrams</comment>
        <extracomment>gui/desk/sheet.py</extracomment>
        <translation>Keine</translation>
    </message>
    <message>
        <source>½ second</source>
        <extracomment>gui/desk/film_export.py</extracomment>
        <translation>½ Sekunde</translation>
    </message>
    <message>
        <source>1 second</source>
        <extracomment>gui/desk/film_export.py</extracomment>
        <translation>1 Sekunde</translation>
    </message>
    <message>
        <source>2 seconds</source>
        <extracomment>gui/desk/film_export.py</extracomment>
        <translation>2 Sekunden</translation>
    </message>
    <message>
        <source>Small</source>
        <extracomment>gui/desk/film_export.py</extracomment>
        <translation>Klein</translation>
    </message>
    <message>
        <source>Medium</source>
        <extracomment>gui/desk/film_export.py</extracomment>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>Large</source>
        <extracomment>gui/desk/film_export.py</extracomment>
        <translation>Groß</translation>
    </message>
    <message>
        <source>{piece} dropped on {square}</source>
        <comment>a move that is said in the middle of a sentence</comment>
        <extracomment>gui/words/spoken_moves.py</extracomment>
        <translation>{piece} eingesetzt auf {square}</translation>
    </message>
    <message>
        <source>{piece} from {place}</source>
        <comment>a piece, and the square, file or rank that it comes from</comment>
        <extracomment>gui/words/spoken_moves.py</extracomment>
        <translation>{piece} von {place}</translation>
    </message>
    <message>
        <source>{move}, becoming {piece}</source>
        <comment>a move that is said in the middle of a sentence</comment>
        <extracomment>gui/words/spoken_moves.py</extracomment>
        <translation>{move} mit Umwandlung in {piece:einen}</translation>
    </message>
    <message>
        <source>This window shows moves with other signs, which you can also type: {pieces}.</source>
        <extracomment>gui/words/shown_moves.py</extracomment>
        <translation>In diesem Fenster werden Züge mit anderen Zeichen gezeigt, die du auch eingeben kannst: {pieces}.</translation>
    </message>
    <message>
        <source>{piece} to {square}</source>
        <comment>a move that is said in the middle of a sentence</comment>
        <extracomment>gui/words/spoken_moves.py</extracomment>
        <translation>{piece} nach {square}</translation>
    </message>
    <message>
        <source>Your tags and the games you added</source>
        <extracomment>gui/library/own_data.py</extracomment>
        <translation>Deine Schlagwörter und hinzugefügten Partien</translation>
    </message>
    <message>
        <source>Your settings</source>
        <extracomment>gui/shell/settings.py</extracomment>
        <translation>Deine Einstellungen</translation>
    </message>
    <message>
        <source>{what} cannot be read now ({why}).</source>
        <extracomment>gui/storage/shared_file.py</extracomment>
        <translation>{what} können gerade nicht gelesen werden ({why}).</translation>
    </message>
    <message>
        <source>{what} contained values that cannot be used ({names}).</source>
        <extracomment>gui/storage/shared_file.py</extracomment>
        <translation>{what} enthielten unbrauchbare Werte ({names}).</translation>
    </message>
    <message>
        <source>Whatever could be read was kept.</source>
        <extracomment>gui/storage/shared_file.py</extracomment>
        <translation>Was lesbar war, wurde behalten.</translation>
    </message>
    <message>
        <source>The file is left as it is, and Surajang keeps trying.</source>
        <extracomment>gui/storage/shared_file.py</extracomment>
        <translation>Die Datei bleibt unverändert, und Surajang versucht es weiter.</translation>
    </message>
    <message>
        <source>{piece} takes on {square}</source>
        <comment>a move that is said in the middle of a sentence</comment>
        <extracomment>gui/words/spoken_moves.py</extracomment>
        <translation>{piece} schlägt auf {square}</translation>
    </message>
    <message>
        <source>{move} and takes on {square}</source>
        <comment>a move that is said in the middle of a sentence</comment>
        <extracomment>gui/words/spoken_moves.py</extracomment>
        <translation>{move} und schlägt auf {square}</translation>
    </message>
    <message>
        <source>{move} and goes to {square}</source>
        <comment>a move that is said in the middle of a sentence</comment>
        <extracomment>gui/words/spoken_moves.py</extracomment>
        <translation>{move} und zieht nach {square}</translation>
    </message>
    <message>
        <source>{move}, promoting</source>
        <comment>a move that is said in the middle of a sentence</comment>
        <extracomment>gui/words/spoken_moves.py</extracomment>
        <translation>{move}, mit Umwandlung</translation>
    </message>
    <message>
        <source>{move}, without promoting</source>
        <comment>a move that is said in the middle of a sentence</comment>
        <extracomment>gui/words/spoken_moves.py</extracomment>
        <translation>{move}, ohne Umwandlung</translation>
    </message>
    <message>
        <source>A piece moves</source>
        <extracomment>gui/app/captions.py</extracomment>
        <translation>Eine Figur zieht</translation>
    </message>
    <message>
        <source>A piece is captured</source>
        <extracomment>gui/app/captions.py</extracomment>
        <translation>Eine Figur wird geschlagen</translation>
    </message>
    <message>
        <source>A piece is dropped</source>
        <extracomment>gui/app/captions.py</extracomment>
        <translation>Eine Figur wird eingesetzt</translation>
    </message>
    <message>
        <source>Check</source>
        <extracomment>gui/app/captions.py</extracomment>
        <translation>Schach</translation>
    </message>
    <message>
        <source>The end</source>
        <extracomment>gui/app/captions.py</extracomment>
        <translation>Ende</translation>
    </message>
    <message>
        <source>Little time is left</source>
        <extracomment>gui/app/captions.py</extracomment>
        <translation>Wenig Zeit übrig</translation>
    </message>
    <message>
        <source>That cannot be done</source>
        <extracomment>gui/app/captions.py</extracomment>
        <translation>Das geht nicht</translation>
    </message>
    <message>
        <source>The game begins</source>
        <extracomment>gui/app/captions.py</extracomment>
        <translation>Die Partie beginnt</translation>
    </message>
    <message>
        <source>A draw is offered</source>
        <extracomment>gui/app/captions.py</extracomment>
        <translation>Remis wird angeboten</translation>
    </message>
    <message>
        <source>A move is taken back</source>
        <extracomment>gui/app/captions.py</extracomment>
        <translation>Ein Zug wird zurückgenommen</translation>
    </message>
    <message>
        <source>Solved</source>
        <comment>the caption of a sound</comment>
        <extracomment>gui/app/captions.py</extracomment>
        <translation>Gelöst</translation>
    </message>
    <message>
        <source>That does not solve it</source>
        <extracomment>gui/app/captions.py</extracomment>
        <translation>Das ist nicht die Lösung</translation>
    </message>
    <message>
        <source>A long task is done</source>
        <extracomment>gui/app/captions.py</extracomment>
        <translation>Ein längerer Vorgang ist fertig</translation>
    </message>
    <message>
        <source>Something could not be saved</source>
        <extracomment>gui/app/captions.py</extracomment>
        <translation>Etwas konnte nicht gespeichert werden</translation>
    </message>
    <message>
        <source>{name} does not contain your changes.</source>
        <extracomment>gui/study/study_page.py</extracomment>
        <translation>{name} enthält deine Änderungen nicht.</translation>
    </message>
    <message>
        <source>They are still saved among your studies.</source>
        <extracomment>gui/study/study_page.py</extracomment>
        <translation>Sie sind aber bei deinen Studien gespeichert.</translation>
    </message>
    <message>
        <source>Comment before the move</source>
        <extracomment>gui/study/study_notes.py</extracomment>
        <translation>Kommentar vor dem Zug</translation>
    </message>
    <message>
        <source>A comment on this move</source>
        <extracomment>gui/study/study_notes.py</extracomment>
        <translation>Ein Kommentar zu diesem Zug</translation>
    </message>
    <message>
        <source>A comment before this move</source>
        <extracomment>gui/study/study_notes.py</extracomment>
        <translation>Ein Kommentar vor diesem Zug</translation>
    </message>
    <message>
        <source>{name} failed {times} times in a row, so the match has stopped. {failure}</source>
        <extracomment>gui/matches/matches_text.py</extracomment>
        <translation>{name} ist {times}-mal hintereinander ausgefallen, darum wurde das Match angehalten. {failure}</translation>
    </message>
    <message>
        <source>An opening of this match cannot be played, so it has stopped. {why}</source>
        <extracomment>gui/matches/matches_text.py</extracomment>
        <translation>Eine Eröffnung dieses Matches kann nicht gespielt werden, darum wurde es angehalten. {why}</translation>
    </message>
    <message>
        <source>A game could not be saved, so the match has stopped: {why}.</source>
        <extracomment>gui/matches/matches_text.py</extracomment>
        <translation>Eine Partie konnte nicht gespeichert werden, darum wurde das Match angehalten: {why}.</translation>
    </message>
    <message>
        <source>This match cannot be read: {why}.</source>
        <extracomment>gui/matches/matches_text.py</extracomment>
        <translation>Dieses Match ist nicht lesbar: {why}.</translation>
    </message>
    <message>
        <source>Match</source>
        <extracomment>gui/matches/matches_page.py</extracomment>
        <translation>Match</translation>
    </message>
    <message>
        <source>Another window is playing this match.</source>
        <extracomment>gui/matches/matches_text.py</extracomment>
        <translation>Dieses Match läuft in einem anderen Fenster.</translation>
    </message>
    <message>
        <source>The match could not be read: {why}.</source>
        <extracomment>gui/matches/matches_text.py</extracomment>
        <translation>Das Match war nicht lesbar: {why}.</translation>
    </message>
    <message>
        <source>The match could not be saved: {why}.</source>
        <extracomment>gui/matches/engine_match.py</extracomment>
        <translation>Das Match konnte nicht gespeichert werden: {why}.</translation>
    </message>
    <message>
        <source>The match could not be moved to the trash.</source>
        <extracomment>gui/matches/matches_text.py</extracomment>
        <translation>Das Match konnte nicht in den Papierkorb verschoben werden.</translation>
    </message>
    <message>
        <source>Matches that cannot be read because their plans are damaged: {names}. Their games are in {path}.</source>
        <extracomment>gui/matches/matches_text.py</extracomment>
        <translation>Matches, die nicht lesbar sind, weil ihre Vorgaben beschädigt sind: {names}. Ihre Partien sind in {path}.</translation>
    </message>
    <message>
        <source>New match</source>
        <extracomment>gui/matches/match_dialog.py</extracomment>
        <translation>Neues Match</translation>
    </message>
    <message>
        <source>New match…</source>
        <extracomment>gui/matches/matches_page.py</extracomment>
        <translation>Neues Match…</translation>
    </message>
    <message>
        <source>Start the match</source>
        <extracomment>gui/matches/match_dialog.py</extracomment>
        <translation>Match beginnen</translation>
    </message>
    <message>
        <source>Save them there</source>
        <extracomment>gui/study/study_page.py</extracomment>
        <translation>Dort speichern</translation>
    </message>
    <message>
        <source>Leave it as it is</source>
        <extracomment>gui/study/study_page.py</extracomment>
        <translation>So lassen</translation>
    </message>
    <message>
        <source>Updates</source>
        <extracomment>gui/updates/updates_dialog.py</extracomment>
        <translation>Updates</translation>
    </message>
    <message>
        <source>Check for updates once a week</source>
        <extracomment>gui/updates/updates_dialog.py</extracomment>
        <translation>Einmal pro Woche nach Updates suchen</translation>
    </message>
    <message>
        <source>Open the web page</source>
        <extracomment>gui/updates/updates_dialog.py</extracomment>
        <translation>Webseite öffnen</translation>
    </message>
    <message>
        <source>You have the latest version.</source>
        <extracomment>gui/updates/updates_dialog.py</extracomment>
        <translation>Du hast die neueste Version.</translation>
    </message>
    <message>
        <source>Could not check for updates.</source>
        <extracomment>gui/updates/updates_dialog.py</extracomment>
        <translation>Die Suche nach Updates ist fehlgeschlagen.</translation>
    </message>
    <message>
        <source>Contacting {host}…</source>
        <extracomment>gui/updates/updates_dialog.py</extracomment>
        <translation>Verbindung zu {host} wird hergestellt…</translation>
    </message>
    <message>
        <source>One request for a small file is sent to {host}. It does not identify you, your computer or your version. Nothing is downloaded or installed.</source>
        <extracomment>gui/updates/updates_dialog.py</extracomment>
        <translation>Eine einzige Anfrage nach einer kleinen Datei geht an {host}. Sie nennt weder dich noch deinen Computer noch deine Version. Nichts wird heruntergeladen oder installiert.</translation>
    </message>
    <message>
        <source>Surajang {version} is out ({day}).</source>
        <extracomment>gui/updates/updates_dialog.py</extracomment>
        <translation>Surajang {version} ist erschienen ({day}).</translation>
    </message>
    <message>
        <source>{host} cannot be reached.</source>
        <extracomment>gui/updates/updates_dialog.py</extracomment>
        <translation>{host} ist nicht erreichbar.</translation>
    </message>
    <message>
        <source>{host} did not answer in time.</source>
        <extracomment>gui/updates/updates_dialog.py</extracomment>
        <translation>{host} hat nicht rechtzeitig geantwortet.</translation>
    </message>
    <message>
        <source>{host} does not say which version is the latest.</source>
        <extracomment>gui/updates/updates_dialog.py</extracomment>
        <translation>{host} gibt nicht an, welche Version die neueste ist.</translation>
    </message>
    <message>
        <source>The answer from {host} cannot be read.</source>
        <extracomment>gui/updates/updates_dialog.py</extracomment>
        <translation>Die Antwort von {host} ist nicht lesbar.</translation>
    </message>
    <message>
        <source>Your system lacks support for secure connections.</source>
        <extracomment>gui/updates/updates_dialog.py</extracomment>
        <translation>Dein System unterstützt keine sicheren Verbindungen.</translation>
    </message>
    <message>
        <source>Your system lacks a library for this.</source>
        <extracomment>gui/updates/updates_dialog.py</extracomment>
        <translation>Deinem System fehlt eine Bibliothek dafür.</translation>
    </message>
    <message>
        <source>Pandemonium</source>
        <comment>a game</comment>
        <extracomment>rules/games: Pandemonium</extracomment>
        <translation>Pandemonium</translation>
    </message>
    <message>
        <source>Chess on a ten-by-ten board with marshals and cardinals, where captured pieces change sides.</source>
        <extracomment>rules/games: Pandemonium</extracomment>
        <translation>Schach auf zehn mal zehn Feldern mit Marschällen und Kardinälen, bei dem geschlagene Figuren die Seite wechseln.</translation>
    </message>
    <message>
        <source>White</source>
        <comment>a player</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (first edition), rules/games: Pandemonium (vchess), rules/games: Mansindam</extracomment>
        <translation>Weiß</translation>
    </message>
    <message>
        <source>Black</source>
        <comment>a player</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (first edition), rules/games: Pandemonium (vchess), rules/games: Mansindam</extracomment>
        <translation>Schwarz</translation>
    </message>
    <message>
        <source>King</source>
        <comment>a piece</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (first edition), rules/games: Pandemonium (vchess), rules/games: Mansindam, rules/games: Palace Shogi</extracomment>
        <translation>König</translation>
    </message>
    <message>
        <source>Yang/Eum</source>
        <comment>陽/陰</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (first edition), rules/games: Pandemonium (vchess), rules/games: Mansindam</extracomment>
        <translation>Yang/Eum</translation>
    </message>
    <message>
        <source>sun / shade</source>
        <comment>what 陽/陰 means</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (first edition), rules/games: Pandemonium (vchess), rules/games: Mansindam</extracomment>
        <translation>Sonne / Schatten</translation>
    </message>
    <message>
        <source>K</source>
        <comment>letter of the King, Pandemonium</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (first edition), rules/games: Pandemonium (vchess)</extracomment>
        <translation>K</translation>
    </message>
    <message>
        <source>Pawn</source>
        <comment>a piece</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (first edition), rules/games: Pandemonium (vchess), rules/games: Mansindam, rules/games: Palace Shogi, rules/ini/definition.py</extracomment>
        <translation>Bauer</translation>
    </message>
    <message>
        <source>Bo</source>
        <comment>步</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (first edition), rules/games: Pandemonium (vchess), rules/games: Mansindam</extracomment>
        <translation>Bo</translation>
    </message>
    <message>
        <source>on foot</source>
        <comment>what 步 means</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (first edition), rules/games: Pandemonium (vchess), rules/games: Mansindam</extracomment>
        <translation>zu Fuß</translation>
    </message>
    <message>
        <source>P</source>
        <comment>letter of the Pawn, Pandemonium</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (first edition), rules/games: Pandemonium (vchess)</extracomment>
        <translation>B</translation>
    </message>
    <message>
        <source>Knight</source>
        <comment>a piece</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (first edition), rules/games: Pandemonium (vchess), rules/games: Mansindam, rules/games: Palace Shogi, rules/ini/definition.py</extracomment>
        <translation>Springer</translation>
    </message>
    <message>
        <source>Gi</source>
        <comment>騎</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (first edition), rules/games: Pandemonium (vchess), rules/games: Mansindam</extracomment>
        <translation>Gi</translation>
    </message>
    <message>
        <source>rider</source>
        <comment>what 騎 means</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (first edition), rules/games: Pandemonium (vchess), rules/games: Mansindam, rules/games: Palace Shogi</extracomment>
        <translation>Reiter</translation>
    </message>
    <message>
        <source>N</source>
        <comment>letter of the Knight, Pandemonium</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (first edition), rules/games: Pandemonium (vchess)</extracomment>
        <translation>S</translation>
    </message>
    <message>
        <source>Bishop</source>
        <comment>a piece</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (first edition), rules/games: Pandemonium (vchess), rules/games: Mansindam, rules/games: Palace Shogi, rules/ini/definition.py</extracomment>
        <translation>Läufer</translation>
    </message>
    <message>
        <source>Gak</source>
        <comment>閣</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (first edition), rules/games: Pandemonium (vchess), rules/games: Mansindam</extracomment>
        <translation>Gak</translation>
    </message>
    <message>
        <source>pavilion</source>
        <comment>what 閣 means</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (first edition), rules/games: Pandemonium (vchess), rules/games: Mansindam</extracomment>
        <translation>Pavillon</translation>
    </message>
    <message>
        <source>B</source>
        <comment>letter of the Bishop, Pandemonium</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (first edition), rules/games: Pandemonium (vchess)</extracomment>
        <translation>L</translation>
    </message>
    <message>
        <source>Rook</source>
        <comment>a piece</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (first edition), rules/games: Pandemonium (vchess), rules/games: Mansindam, rules/games: Palace Shogi, rules/ini/definition.py</extracomment>
        <translation>Turm</translation>
    </message>
    <message>
        <source>Bi</source>
        <comment>飛</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (first edition), rules/games: Pandemonium (vchess), rules/games: Mansindam</extracomment>
        <translation>Bi</translation>
    </message>
    <message>
        <source>flying</source>
        <comment>what 飛 means</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (first edition), rules/games: Pandemonium (vchess), rules/games: Mansindam, rules/games: Palace Shogi</extracomment>
        <translation>fliegend</translation>
    </message>
    <message>
        <source>R</source>
        <comment>letter of the Rook, Pandemonium</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (first edition), rules/games: Pandemonium (vchess)</extracomment>
        <translation>T</translation>
    </message>
    <message>
        <source>Cardinal</source>
        <comment>a piece</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (first edition), rules/games: Pandemonium (vchess), rules/games: Mansindam</extracomment>
        <translation>Kardinal</translation>
    </message>
    <message>
        <source>Ye</source>
        <comment>猊</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (first edition), rules/games: Pandemonium (vchess), rules/games: Mansindam</extracomment>
        <translation>Ye</translation>
    </message>
    <message>
        <source>fabled lion</source>
        <comment>what 猊 means</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (first edition), rules/games: Pandemonium (vchess), rules/games: Mansindam</extracomment>
        <translation>Fabellöwe</translation>
    </message>
    <message>
        <source>C</source>
        <comment>letter of the Cardinal, Pandemonium</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (first edition), rules/games: Pandemonium (vchess)</extracomment>
        <translation>Kr</translation>
    </message>
    <message>
        <source>Marshal</source>
        <comment>a piece</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (first edition), rules/games: Pandemonium (vchess), rules/games: Mansindam</extracomment>
        <translation>Marschall</translation>
    </message>
    <message>
        <source>Su</source>
        <comment>帥</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (first edition), rules/games: Pandemonium (vchess)</extracomment>
        <translation>Su</translation>
    </message>
    <message>
        <source>commander</source>
        <comment>what 帥 means</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (first edition), rules/games: Pandemonium (vchess)</extracomment>
        <translation>Befehlshaber</translation>
    </message>
    <message>
        <source>M</source>
        <comment>letter of the Marshal, Pandemonium</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (first edition), rules/games: Pandemonium (vchess)</extracomment>
        <translation>M</translation>
    </message>
    <message>
        <source>Queen</source>
        <comment>a piece</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (first edition), rules/games: Pandemonium (vchess), rules/games: Mansindam, rules/games: Palace Shogi, rules/ini/definition.py</extracomment>
        <translation>Dame</translation>
    </message>
    <message>
        <source>Bun</source>
        <comment>奔</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (first edition), rules/games: Pandemonium (vchess), rules/games: Mansindam</extracomment>
        <translation>Bun</translation>
    </message>
    <message>
        <source>running</source>
        <comment>what 奔 means</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (first edition), rules/games: Pandemonium (vchess), rules/games: Mansindam</extracomment>
        <translation>rennend</translation>
    </message>
    <message>
        <source>Q</source>
        <comment>letter of the Queen, Pandemonium</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (first edition), rules/games: Pandemonium (vchess)</extracomment>
        <translation>D</translation>
    </message>
    <message>
        <source>Gilding</source>
        <comment>a piece</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (first edition), rules/games: Pandemonium (vchess)</extracomment>
        <translation>Vergoldung</translation>
    </message>
    <message>
        <source>Do</source>
        <comment>鍍</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (first edition), rules/games: Pandemonium (vchess)</extracomment>
        <translation>Do</translation>
    </message>
    <message>
        <source>gilded</source>
        <comment>what 鍍 means</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (first edition), rules/games: Pandemonium (vchess)</extracomment>
        <translation>vergoldet</translation>
    </message>
    <message>
        <source>G</source>
        <comment>letter of the Gilding, Pandemonium</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (first edition), rules/games: Pandemonium (vchess)</extracomment>
        <translation>V</translation>
    </message>
    <message>
        <source>Scepter</source>
        <comment>a piece</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (first edition), rules/games: Pandemonium (vchess)</extracomment>
        <translation>Zepter</translation>
    </message>
    <message>
        <source>Gyu</source>
        <comment>圭</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (first edition), rules/games: Pandemonium (vchess)</extracomment>
        <translation>Gyu</translation>
    </message>
    <message>
        <source>jade tablet</source>
        <comment>what 圭 means</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (first edition), rules/games: Pandemonium (vchess)</extracomment>
        <translation>Jadetafel</translation>
    </message>
    <message>
        <source>S</source>
        <comment>letter of the Scepter, Pandemonium</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (first edition), rules/games: Pandemonium (vchess)</extracomment>
        <translation>Z</translation>
    </message>
    <message>
        <source>Horse</source>
        <comment>a piece</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (first edition), rules/games: Pandemonium (vchess), rules/games: Palace Shogi, rules/ini/definition.py</extracomment>
        <translation>Pferd</translation>
    </message>
    <message>
        <source>Ma</source>
        <comment>馬</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (first edition), rules/games: Pandemonium (vchess)</extracomment>
        <translation>Ma</translation>
    </message>
    <message>
        <source>horse</source>
        <comment>what 馬 means</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (first edition), rules/games: Pandemonium (vchess)</extracomment>
        <translation>Pferd</translation>
    </message>
    <message>
        <source>H</source>
        <comment>letter of the Horse, Pandemonium</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (first edition), rules/games: Pandemonium (vchess)</extracomment>
        <translation>P</translation>
    </message>
    <message>
        <source>Dragon</source>
        <comment>a piece</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (first edition), rules/games: Pandemonium (vchess), rules/games: Palace Shogi</extracomment>
        <translation>Drache</translation>
    </message>
    <message>
        <source>Yong</source>
        <comment>龍</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (first edition), rules/games: Pandemonium (vchess), rules/games: Mansindam</extracomment>
        <translation>Yong</translation>
    </message>
    <message>
        <source>dragon</source>
        <comment>what 龍 means</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (first edition), rules/games: Pandemonium (vchess), rules/games: Mansindam, rules/games: Palace Shogi</extracomment>
        <translation>Drache</translation>
    </message>
    <message>
        <source>D</source>
        <comment>letter of the Dragon, Pandemonium</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (first edition), rules/games: Pandemonium (vchess)</extracomment>
        <translation>Dr</translation>
    </message>
    <message>
        <source>Whole</source>
        <comment>a piece</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (first edition), rules/games: Pandemonium (vchess)</extracomment>
        <translation>Ganzes</translation>
    </message>
    <message>
        <source>Jeon</source>
        <comment>全</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (first edition), rules/games: Pandemonium (vchess)</extracomment>
        <translation>Jeon</translation>
    </message>
    <message>
        <source>whole</source>
        <comment>what 全 means</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (first edition), rules/games: Pandemonium (vchess)</extracomment>
        <translation>ganz</translation>
    </message>
    <message>
        <source>W</source>
        <comment>letter of the Whole, Pandemonium</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (first edition), rules/games: Pandemonium (vchess)</extracomment>
        <translation>G</translation>
    </message>
    <message>
        <source>Apricot</source>
        <comment>a piece</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (first edition), rules/games: Pandemonium (vchess)</extracomment>
        <translation>Aprikose</translation>
    </message>
    <message>
        <source>Haeng</source>
        <comment>杏</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (first edition), rules/games: Pandemonium (vchess)</extracomment>
        <translation>Haeng</translation>
    </message>
    <message>
        <source>apricot</source>
        <comment>what 杏 means</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (first edition), rules/games: Pandemonium (vchess)</extracomment>
        <translation>Aprikose</translation>
    </message>
    <message>
        <source>A</source>
        <comment>letter of the Apricot, Pandemonium</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (first edition), rules/games: Pandemonium (vchess)</extracomment>
        <translation>A</translation>
    </message>
    <message>
        <source>Inner bishops</source>
        <comment>a setup</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (vchess)</extracomment>
        <translation>Läufer innen</translation>
    </message>
    <message>
        <source>Left bishops</source>
        <comment>a setup</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (vchess)</extracomment>
        <translation>Läufer links</translation>
    </message>
    <message>
        <source>Right bishops</source>
        <comment>a setup</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (vchess)</extracomment>
        <translation>Läufer rechts</translation>
    </message>
    <message>
        <source>Outer bishops</source>
        <comment>a setup</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (vchess)</extracomment>
        <translation>Läufer außen</translation>
    </message>
    <message>
        <source>place your bishops and knights</source>
        <comment>a setup</comment>
        <extracomment>rules/games: Pandemonium</extracomment>
        <translation>Stelle deine Läufer und Springer auf</translation>
    </message>
    <message>
        <source>Pandemonium{signs}, Surajang in Korean, is chess on a ten-by-ten board with two more pieces on each side, the cardinal and the marshal. Captured pieces change sides and come back, most pieces can promote, and both players arrange some of their pieces before the first move.</source>
        <extracomment>assets/rules/pandemonium.toml</extracomment>
        <translation>Pandemonium{signs}, auf Koreanisch Surajang, ist Schach auf einem Brett von zehn mal zehn Feldern mit zwei zusätzlichen Figuren je Seite, dem Kardinal und dem Marschall. Geschlagene Figuren wechseln die Seite und kommen zurück, die meisten Figuren können umgewandelt werden, und beide Spieler stellen einen Teil ihrer Figuren vor dem ersten Zug auf.</translation>
    </message>
    <message>
        <source>The board and the start</source>
        <extracomment>gui/rulebook/generated.py, assets/rules/pandemonium.toml, assets/rules/pandemonium-2020.toml, assets/rules/pandemonium-vchess.toml, assets/rules/mansindam.toml, assets/rules/palaceshogi.toml</extracomment>
        <translation>Brett und Aufstellung</translation>
    </message>
    <message>
        <source>Ten files and ten ranks. White, called Bright, moves first; Black is called Dark. Passing is not allowed. From White&apos;s left, the first rank has rook, knight, bishop, queen, king, marshal, cardinal, bishop, knight and rook, with ten pawns in front of them. Black&apos;s pieces stand opposite.</source>
        <extracomment>assets/rules/pandemonium.toml, assets/rules/pandemonium-vchess.toml</extracomment>
        <translation>Zehn Linien und zehn Reihen. Weiß, genannt Hell, zieht zuerst; Schwarz heißt Dunkel. Passen ist nicht erlaubt. Auf der ersten Reihe stehen, von Weiß aus von links, Turm, Springer, Läufer, Dame, König, Marschall, Kardinal, Läufer, Springer und Turm, davor zehn Bauern. Die schwarzen Figuren stehen gegenüber.</translation>
    </message>
    <message>
        <source>The start, with the bishops inside.</source>
        <extracomment>assets/rules/pandemonium.toml, assets/rules/pandemonium-vchess.toml</extracomment>
        <translation>Die Aufstellung mit den Läufern innen.</translation>
    </message>
    <message>
        <source>Before the first move</source>
        <extracomment>gui/rulebook/generated.py, assets/rules/pandemonium.toml, assets/rules/pandemonium-vchess.toml, assets/rules/differences.toml, assets/lessons/pandemonium/12-setup.toml</extracomment>
        <translation>Vor dem ersten Zug</translation>
    </message>
    <message>
        <source>Each player first chooses where their bishops and knights stand, on the b- and c-files and on the h- and i-files: one of each on either side, in either order. White chooses first, and Black sees the choice. There are four ways: inner, left, right and outer bishops, all seen from White&apos;s side of the board.</source>
        <extracomment>assets/rules/pandemonium.toml</extracomment>
        <translation>Jeder Spieler wählt zuerst, wo seine Läufer und Springer stehen, auf der b- und c-Linie und auf der h- und i-Linie: auf jeder Seite ein Läufer und ein Springer, in beliebiger Reihenfolge. Weiß wählt zuerst, und Schwarz sieht die Wahl. Es gibt vier Möglichkeiten: Läufer innen, links, rechts und außen, immer von Weiß aus gesehen.</translation>
    </message>
    <message>
        <source>White chooses: try it.</source>
        <extracomment>assets/rules/pandemonium.toml</extracomment>
        <translation>Weiß wählt: Probiere es aus.</translation>
    </message>
    <message>
        <source>The pieces</source>
        <extracomment>gui/rulebook/generated.py, gui/rulebook/set_pdf.py, assets/rules/pandemonium.toml, assets/rules/pandemonium-2020.toml, assets/rules/pandemonium-vchess.toml, assets/rules/mansindam.toml, assets/rules/palaceshogi.toml</extracomment>
        <translation>Die Figuren</translation>
    </message>
    <message>
        <source>Start with the first lesson of {game}</source>
        <extracomment>gui/app/first_visit.py</extracomment>
        <translation>Mit der ersten Lektion von {game} beginnen</translation>
    </message>
    <message>
        <source>Pawns</source>
        <extracomment>assets/rules/pandemonium.toml, assets/rules/pandemonium-2020.toml, assets/rules/pandemonium-vchess.toml, assets/lessons/pandemonium/08-pawns.toml</extracomment>
        <translation>Bauern</translation>
    </message>
    <message>
        <source>A pawn moves one square straight ahead and captures one square diagonally ahead, as in chess. From its second rank it may move up to three squares, from its third up to two, if they are empty, even if it was dropped there or has moved before.</source>
        <extracomment>assets/rules/pandemonium.toml, assets/rules/pandemonium-vchess.toml</extracomment>
        <translation>Ein Bauer zieht ein Feld geradeaus und schlägt ein Feld schräg nach vorn, wie im Schach. Von seiner zweiten Reihe darf er bis zu drei Felder ziehen, von seiner dritten bis zu zwei, wenn sie leer sind; auch wenn er dort eingesetzt wurde oder schon gezogen hat.</translation>
    </message>
    <message>
        <source>The pawn on d2 may move to d3, d4 or d5, the one on g3 to g4 or g5.</source>
        <extracomment>assets/rules/pandemonium.toml, assets/rules/pandemonium-vchess.toml</extracomment>
        <translation>Der Bauer auf d2 darf nach d3, d4 oder d5, der auf g3 nach g4 oder g5.</translation>
    </message>
    <message>
        <source>When a pawn moves two or three squares, an enemy pawn that attacks one of the squares it has passed over may capture it there, on the very next move only. The captured pawn may stand one or two squares further on. A pawn that has just been dropped cannot be captured this way.</source>
        <extracomment>assets/rules/pandemonium.toml, assets/rules/pandemonium-2020.toml, assets/rules/pandemonium-vchess.toml</extracomment>
        <translation>Zieht ein Bauer zwei oder drei Felder, so darf ein gegnerischer Bauer, der eines der übersprungenen Felder angreift, ihn dort schlagen, aber nur im unmittelbar nächsten Zug. Der geschlagene Bauer kann ein oder zwei Felder weiter stehen. Ein eben eingesetzter Bauer wird nie so geschlagen.</translation>
    </message>
    <message>
        <source>White&apos;s pawn has gone from d2 to d5. Black&apos;s pawn attacks d3 and captures there: the pawn on d5 leaves the board.</source>
        <extracomment>assets/rules/pandemonium.toml, assets/rules/pandemonium-2020.toml, assets/rules/pandemonium-vchess.toml</extracomment>
        <translation>Der weiße Bauer ist von d2 nach d5 gezogen. Der schwarze Bauer greift d3 an und schlägt dort: Der Bauer auf d5 verlässt das Brett.</translation>
    </message>
    <message>
        <source>Captured pieces change sides</source>
        <extracomment>assets/rules/pandemonium.toml, assets/rules/pandemonium-2020.toml, assets/rules/pandemonium-vchess.toml, assets/rules/mansindam.toml</extracomment>
        <translation>Geschlagene Figuren wechseln die Seite</translation>
    </message>
    <message>
        <source>A piece that you capture goes to your hand and is yours. Instead of moving, you may drop one piece from your hand on an empty square, even with check or mate. A promoted piece loses its promotion when it is captured. A drop never promotes: a piece dropped in the enemy camp may promote when it moves.</source>
        <extracomment>assets/rules/pandemonium.toml, assets/rules/pandemonium-vchess.toml</extracomment>
        <translation>Eine Figur, die du schlägst, kommt in deine Hand und gehört dir. Statt zu ziehen, darfst du eine Figur aus der Hand auf ein leeres Feld einsetzen, auch mit Schach oder Matt. Eine umgewandelte Figur verliert ihre Umwandlung, wenn sie geschlagen wird. Beim Einsetzen wird nie umgewandelt: Eine im gegnerischen Lager eingesetzte Figur darf sich umwandeln, wenn sie zieht.</translation>
    </message>
    <message>
        <source>White holds a knight and a marshal, and may drop either on any empty square.</source>
        <extracomment>assets/rules/pandemonium.toml, assets/rules/pandemonium-2020.toml, assets/rules/pandemonium-vchess.toml</extracomment>
        <translation>Weiß hat einen Springer und einen Marschall in der Hand und darf beide auf jedes leere Feld einsetzen.</translation>
    </message>
    <message>
        <source>Dropping pawns</source>
        <extracomment>assets/rules/pandemonium.toml, assets/rules/pandemonium-2020.toml, assets/rules/pandemonium-vchess.toml, assets/rules/differences.toml</extracomment>
        <translation>Bauern einsetzen</translation>
    </message>
    <message>
        <source>Pawns may not be dropped on the first rank or the last, and may not give mate by being dropped, though they may give check. Any number of them may stand on a file. A pawn dropped on the ninth rank stays a pawn until it moves on.</source>
        <extracomment>assets/rules/pandemonium.toml, assets/rules/pandemonium-vchess.toml</extracomment>
        <translation>Bauern dürfen nicht auf der ersten und der letzten Reihe eingesetzt werden und durch Einsetzen nicht matt setzen, wohl aber Schach geben. Auf einer Linie dürfen beliebig viele stehen. Ein auf der neunten Reihe eingesetzter Bauer bleibt ein Bauer, bis er weiterzieht.</translation>
    </message>
    <message>
        <source>A dropped pawn may give check: on d9 it attacks the king diagonally ahead.</source>
        <extracomment>assets/rules/pandemonium.toml, assets/rules/pandemonium-2020.toml, assets/rules/pandemonium-vchess.toml</extracomment>
        <translation>Ein eingesetzter Bauer darf Schach geben: Auf d9 greift er den König schräg vor ihm an.</translation>
    </message>
    <message>
        <source>A pawn on b9 would give mate: it is guarded, and the king has no escape. It may not be dropped there.</source>
        <extracomment>assets/rules/pandemonium.toml, assets/rules/pandemonium-2020.toml, assets/rules/pandemonium-vchess.toml</extracomment>
        <translation>Ein Bauer auf b9 würde matt setzen: Er ist gedeckt, und der König hat kein Fluchtfeld. Dort darf er nicht eingesetzt werden.</translation>
    </message>
    <message>
        <source>Promotion in the enemy camp</source>
        <extracomment>assets/rules/pandemonium.toml, assets/rules/pandemonium-vchess.toml</extracomment>
        <translation>Umwandlung im gegnerischen Lager</translation>
    </message>
    <message>
        <source>The last two ranks are the enemy camp. A knight, bishop, rook, cardinal or marshal may promote when its move ends there or starts there; you choose each time. A pawn that moves into the camp must promote, to a gilding, which moves like a queen. King and queen do not promote.</source>
        <extracomment>assets/rules/pandemonium.toml</extracomment>
        <translation>Die letzten zwei Reihen sind das gegnerische Lager. Springer, Läufer, Turm, Kardinal und Marschall dürfen sich umwandeln, wenn ihr Zug dort endet oder beginnt; du entscheidest jedes Mal. Ein Bauer, der in das Lager zieht, muss sich in eine Vergoldung umwandeln, die wie eine Dame zieht. König und Dame wandeln sich nicht um.</translation>
    </message>
    <message>
        <source>The rook may promote to a dragon or stay a rook; the pawn becomes a gilding two moves later, whether you want it or not.</source>
        <extracomment>assets/rules/pandemonium.toml</extracomment>
        <translation>Der Turm darf sich in einen Drachen umwandeln oder Turm bleiben; der Bauer wird zwei Züge später zur Vergoldung, ob du willst oder nicht.</translation>
    </message>
    <message>
        <source>The king and a rook that have never moved may castle, if nothing stands between them, the king is not in check and none of the three squares that it crosses or lands on is attacked. The king moves three squares towards the rook, and the rook stands beside it on the other side. A rook that was dropped does not castle. The rook itself may be attacked.</source>
        <extracomment>assets/rules/pandemonium.toml, assets/rules/pandemonium-vchess.toml</extracomment>
        <translation>Der König und ein Turm, die nie gezogen haben, dürfen rochieren, wenn nichts zwischen ihnen steht, der König nicht im Schach steht und keines der drei Felder angegriffen ist, die er überquert oder erreicht. Der König geht drei Felder auf den Turm zu, und der Turm stellt sich auf seine andere Seite. Ein eingesetzter Turm rochiert nicht. Der Turm selbst darf angegriffen sein.</translation>
    </message>
    <message>
        <source>The king castles to h1, with the rook on g1, or to b1, with the rook on c1. Move it there, or onto the rook.</source>
        <extracomment>assets/rules/pandemonium.toml, assets/rules/pandemonium-vchess.toml</extracomment>
        <translation>Der König rochiert nach h1, mit dem Turm auf g1, oder nach b1, mit dem Turm auf c1. Ziehe ihn dorthin oder auf den Turm.</translation>
    </message>
    <message>
        <source>Check, mate and stalemate</source>
        <extracomment>assets/rules/pandemonium.toml, assets/rules/pandemonium-2020.toml, assets/rules/pandemonium-vchess.toml, assets/rules/palaceshogi.toml</extracomment>
        <translation>Schach, Matt und Patt</translation>
    </message>
    <message>
        <source>White mates in one move: with the queen, or by dropping the cardinal.</source>
        <extracomment>assets/rules/pandemonium.toml, assets/rules/pandemonium-2020.toml, assets/rules/pandemonium-vchess.toml</extracomment>
        <translation>Weiß setzt in einem Zug matt: mit der Dame oder durch Einsetzen des Kardinals.</translation>
    </message>
    <message>
        <source>Threefold repetition</source>
        <extracomment>assets/rules/pandemonium.toml, assets/rules/pandemonium-vchess.toml</extracomment>
        <translation>Dreimal dieselbe Stellung</translation>
    </message>
    <message>
        <source>When a position occurs for the third time in a game, the game is drawn and is played again with colours swapped. Positions are the same if all pieces, both hands, the side to move, castling rights and en passant squares are the same. But if one side gave check with every move from the first time to the third, and the other did not, the side that gave check loses.</source>
        <extracomment>assets/rules/pandemonium.toml, assets/rules/pandemonium-vchess.toml</extracomment>
        <translation>Entsteht eine Stellung in einer Partie zum dritten Mal, ist die Partie remis und wird mit vertauschten Farben wiederholt. Stellungen sind gleich, wenn alle Figuren, beide Hände, die Seite am Zug, die Rochaderechte und die Felder für das Schlagen en passant übereinstimmen. Hat aber vom ersten bis zum dritten Mal eine Seite mit jedem Zug Schach gegeben und die andere nicht, so verliert sie.</translation>
    </message>
    <message>
        <source>If Black steps back to e10, the first position of this diagram occurs for the third time: a draw.</source>
        <extracomment>assets/rules/pandemonium.toml, assets/rules/pandemonium-vchess.toml</extracomment>
        <translation>Geht Schwarz zurück nach e10, entsteht die erste Stellung dieses Diagramms zum dritten Mal: remis.</translation>
    </message>
    <message>
        <source>How moves are written</source>
        <extracomment>gui/rulebook/generated.py, assets/rules/pandemonium.toml, assets/rules/pandemonium-2020.toml, assets/rules/pandemonium-vchess.toml, assets/rules/mansindam.toml, assets/rules/palaceshogi.toml</extracomment>
        <translation>Wie Züge geschrieben werden</translation>
    </message>
    <message>
        <source>This move is written Re9=D.</source>
        <extracomment>assets/rules/pandemonium.toml, assets/rules/pandemonium-vchess.toml</extracomment>
        <translation>Dieser Zug wird Re9=D geschrieben.</translation>
    </message>
    <message>
        <source>Pandemonium (first edition)</source>
        <comment>a game</comment>
        <extracomment>rules/games: Pandemonium (first edition)</extracomment>
        <translation>Pandemonium (Urfassung)</translation>
    </message>
    <message>
        <source>The first rules: no setup phase, promotion only on the last rank, castling regardless of earlier moves.</source>
        <extracomment>rules/games: Pandemonium (first edition)</extracomment>
        <translation>Die ersten Regeln: keine Aufstellungsphase, Umwandlung nur auf der letzten Reihe, Rochade unabhängig von früheren Zügen.</translation>
    </message>
    <message>
        <source>The first edition of Pandemonium, from 2020: the same pieces as in the revised game, but nothing is arranged before the first move, pieces promote only on the last rank, and castling does not depend on earlier moves.</source>
        <extracomment>assets/rules/pandemonium-2020.toml</extracomment>
        <translation>Die Urfassung von Pandemonium aus dem Jahr 2020: dieselben Figuren wie im überarbeiteten Spiel, aber vor dem ersten Zug wird nichts aufgestellt, Figuren wandeln sich nur auf der letzten Reihe um, und die Rochade hängt nicht von früheren Zügen ab.</translation>
    </message>
    <message>
        <source>Ten files and ten ranks. White moves first. Passing is not allowed. From White&apos;s left, the first rank has rook, knight, bishop, marshal, queen, king, cardinal, bishop, knight and rook, with ten pawns in front of them. Black&apos;s pieces stand opposite.</source>
        <extracomment>assets/rules/pandemonium-2020.toml</extracomment>
        <translation>Zehn Linien und zehn Reihen. Weiß zieht zuerst. Passen ist nicht erlaubt. Auf der ersten Reihe stehen, von Weiß aus von links, Turm, Springer, Läufer, Marschall, Dame, König, Kardinal, Läufer, Springer und Turm, davor zehn Bauern. Die schwarzen Figuren stehen gegenüber.</translation>
    </message>
    <message>
        <source>The start: the king stands on the f-file.</source>
        <extracomment>assets/rules/pandemonium-2020.toml</extracomment>
        <translation>Die Aufstellung: Der König steht auf der f-Linie.</translation>
    </message>
    <message>
        <source>A pawn moves one square straight ahead and captures one square diagonally ahead, as in chess. From its second rank it may move up to three squares, if they are empty; from every other rank one.</source>
        <extracomment>assets/rules/pandemonium-2020.toml</extracomment>
        <translation>Ein Bauer zieht ein Feld geradeaus und schlägt ein Feld schräg nach vorn, wie im Schach. Von seiner zweiten Reihe darf er bis zu drei Felder ziehen, wenn sie leer sind; von jeder anderen eines.</translation>
    </message>
    <message>
        <source>The pawn on d2 may move to d3, d4 or d5, the one on g3 to g4 only.</source>
        <extracomment>assets/rules/pandemonium-2020.toml</extracomment>
        <translation>Der Bauer auf d2 darf nach d3, d4 oder d5, der auf g3 nur nach g4.</translation>
    </message>
    <message>
        <source>Pawns may not be dropped on the last rank, and may not give mate by being dropped, though they may give check. Any number of them may stand on a file.</source>
        <extracomment>assets/rules/pandemonium-2020.toml</extracomment>
        <translation>Bauern dürfen nicht auf der letzten Reihe eingesetzt werden und durch Einsetzen nicht matt setzen, wohl aber Schach geben. Auf einer Linie dürfen beliebig viele stehen.</translation>
    </message>
    <message>
        <source>Promotion on the last rank</source>
        <extracomment>assets/rules/pandemonium-2020.toml</extracomment>
        <translation>Umwandlung auf der letzten Reihe</translation>
    </message>
    <message>
        <source>A knight, bishop, rook, cardinal or marshal may promote when its move ends on the last rank or starts there; you choose each time. A pawn that reaches the last rank must promote, to a gilding, which moves like a queen. King and queen do not promote.</source>
        <extracomment>assets/rules/pandemonium-2020.toml</extracomment>
        <translation>Springer, Läufer, Turm, Kardinal und Marschall dürfen sich umwandeln, wenn ihr Zug auf der letzten Reihe endet oder beginnt; du entscheidest jedes Mal. Ein Bauer, der die letzte Reihe erreicht, muss sich in eine Vergoldung umwandeln, die wie eine Dame zieht. König und Dame wandeln sich nicht um.</translation>
    </message>
    <message>
        <source>The rook may promote on e10 or stay a rook; the pawn must become a gilding.</source>
        <extracomment>assets/rules/pandemonium-2020.toml</extracomment>
        <translation>Der Turm darf sich auf e10 umwandeln oder Turm bleiben; der Bauer muss zur Vergoldung werden.</translation>
    </message>
    <message>
        <source>A king on f1 and an unpromoted rook on a1 or j1 may castle, however they came there, if nothing stands between them, the king is not in check and none of the three squares that it crosses or lands on is attacked. The king moves three squares towards the rook, and the rook stands beside it on the other side. A rook that was dropped there may castle, and a king may castle more than once.</source>
        <extracomment>assets/rules/pandemonium-2020.toml</extracomment>
        <translation>Ein König auf f1 und ein nicht umgewandelter Turm auf a1 oder j1 dürfen rochieren, wie auch immer sie dorthin kamen, wenn nichts zwischen ihnen steht, der König nicht im Schach steht und keines der drei Felder angegriffen ist, die er überquert oder erreicht. Der König geht drei Felder auf den Turm zu, und der Turm stellt sich auf seine andere Seite. Auch ein dort eingesetzter Turm darf rochieren, und ein König mehr als einmal.</translation>
    </message>
    <message>
        <source>The king castles to i1, with the rook on h1, or to c1, with the rook on d1. Move it there, or onto the rook.</source>
        <extracomment>assets/rules/pandemonium-2020.toml</extracomment>
        <translation>Der König rochiert nach i1, mit dem Turm auf h1, oder nach c1, mit dem Turm auf d1. Ziehe ihn dorthin oder auf den Turm.</translation>
    </message>
    <message>
        <source>Three times in a row</source>
        <extracomment>assets/rules/pandemonium-2020.toml</extracomment>
        <translation>Dreimal hintereinander</translation>
    </message>
    <message>
        <source>The game is drawn when the same position occurs for the third time in a row: with at most three other positions between one time and the next. But if one side gave check with every move from the first of these times to the third, and the other did not, the side that gave check loses.</source>
        <extracomment>assets/rules/pandemonium-2020.toml</extracomment>
        <translation>Die Partie ist remis, wenn dieselbe Stellung zum dritten Mal hintereinander entsteht: mit höchstens drei anderen Stellungen zwischen einem Mal und dem nächsten. Hat aber vom ersten bis zum dritten dieser Male eine Seite mit jedem Zug Schach gegeben und die andere nicht, so verliert sie.</translation>
    </message>
    <message>
        <source>If Black steps back to e10, the first position of this diagram occurs for the third time in a row: a draw.</source>
        <extracomment>assets/rules/pandemonium-2020.toml</extracomment>
        <translation>Geht Schwarz zurück nach e10, entsteht die erste Stellung dieses Diagramms zum dritten Mal hintereinander: remis.</translation>
    </message>
    <message>
        <source>Files are a to j from White&apos;s left, ranks 1 to 10 from White&apos;s side. A move is written with the letter of the piece (none for a pawn) and the square: Nd3, e5. x marks a capture, @ a drop (N@e5, P@e5), = a promotion with the letter of the new piece (Rxe10=D), + a check and # mate. Castling towards the j-file is O-O and towards the a-file O-O-O.</source>
        <extracomment>assets/rules/pandemonium-2020.toml</extracomment>
        <translation>Die Linien heißen a bis j, von Weiß aus von links, die Reihen 1 bis 10, von Weiß aus. Ein Zug wird mit dem englischen Buchstaben der Figur (beim Bauern keiner) und dem Feld geschrieben: Nd3, e5. x bedeutet Schlagen, @ Einsetzen (N@e5, P@e5), = Umwandlung mit dem Buchstaben der neuen Figur (Rxe10=D), + Schach und # Matt. Die Rochade zur j-Linie ist O-O, die zur a-Linie O-O-O.</translation>
    </message>
    <message>
        <source>This move is written Re10=D.</source>
        <extracomment>assets/rules/pandemonium-2020.toml</extracomment>
        <translation>Dieser Zug wird Re10=D geschrieben.</translation>
    </message>
    <message>
        <source>Pandemonium (vchess)</source>
        <comment>a game</comment>
        <extracomment>rules/games: Pandemonium (vchess)</extracomment>
        <translation>Pandemonium (vchess)</translation>
    </message>
    <message>
        <source>tap a bishop and the knight beside it to swap them, then put the king on the enemy king</source>
        <comment>a setup</comment>
        <extracomment>rules/games: Pandemonium (vchess)</extracomment>
        <translation>Tippe auf einen Läufer und den Springer daneben, um sie zu tauschen, und stelle dann den König auf den gegnerischen König</translation>
    </message>
    <message>
        <source>Pandemonium as it is played on vchess: the revised game, but every promotion in the enemy camp is optional until the last rank, and the bishops and knights are arranged on the board itself.</source>
        <extracomment>assets/rules/pandemonium-vchess.toml</extracomment>
        <translation>Pandemonium, wie es auf vchess gespielt wird: das überarbeitete Spiel, aber jede Umwandlung im gegnerischen Lager ist bis zur letzten Reihe freiwillig, und Läufer und Springer werden auf dem Brett selbst aufgestellt.</translation>
    </message>
    <message>
        <source>On the first turn, each player may swap a bishop and the knight beside it, on the left, on the right or on both sides, and finishes by putting the king onto the enemy king. White goes first, and Black sees the choice. This leads to the same four arrangements as in the revised game.</source>
        <extracomment>assets/rules/pandemonium-vchess.toml</extracomment>
        <translation>In seinem ersten Zug darf jeder Spieler einen Läufer und den Springer daneben tauschen, links, rechts oder auf beiden Seiten, und beendet ihn, indem er den König auf den gegnerischen König stellt. Weiß beginnt, und Schwarz sieht die Wahl. Das führt zu denselben vier Aufstellungen wie im überarbeiteten Spiel.</translation>
    </message>
    <message>
        <source>Tap a bishop and the knight beside it to swap them.</source>
        <extracomment>assets/rules/pandemonium-vchess.toml</extracomment>
        <translation>Tippe auf einen Läufer und den Springer daneben, um sie zu tauschen.</translation>
    </message>
    <message>
        <source>The last two ranks are the enemy camp. A pawn, knight, bishop, rook, cardinal or marshal may promote when its move ends there or starts there; you choose each time. Only on the last rank must a pawn promote, to a gilding, which moves like a queen. King and queen do not promote.</source>
        <extracomment>assets/rules/pandemonium-vchess.toml</extracomment>
        <translation>Die letzten zwei Reihen sind das gegnerische Lager. Bauer, Springer, Läufer, Turm, Kardinal und Marschall dürfen sich umwandeln, wenn ihr Zug dort endet oder beginnt; du entscheidest jedes Mal. Nur auf der letzten Reihe muss sich ein Bauer umwandeln, und zwar in eine Vergoldung, die wie eine Dame zieht. König und Dame wandeln sich nicht um.</translation>
    </message>
    <message>
        <source>On the ninth rank both may promote or stay as they are.</source>
        <extracomment>assets/rules/pandemonium-vchess.toml</extracomment>
        <translation>Auf der neunten Reihe dürfen beide sich umwandeln oder bleiben, was sie sind.</translation>
    </message>
    <message>
        <source>Mansindam</source>
        <comment>a game</comment>
        <extracomment>rules/games: Mansindam</extracomment>
        <translation>Mansindam</translation>
    </message>
    <message>
        <source>Strong pieces, forced promotion, no draws: mate the king, or bring yours to the last rank.</source>
        <extracomment>rules/games: Mansindam</extracomment>
        <translation>Starke Figuren, erzwungene Umwandlung, kein Remis: Setze den König matt oder bringe deinen auf die letzte Reihe.</translation>
    </message>
    <message>
        <source>K</source>
        <comment>letter of the King, Mansindam</comment>
        <extracomment>rules/games: Mansindam</extracomment>
        <translation>K</translation>
    </message>
    <message>
        <source>P</source>
        <comment>letter of the Pawn, Mansindam</comment>
        <extracomment>rules/games: Mansindam</extracomment>
        <translation>B</translation>
    </message>
    <message>
        <source>N</source>
        <comment>letter of the Knight, Mansindam</comment>
        <extracomment>rules/games: Mansindam</extracomment>
        <translation>S</translation>
    </message>
    <message>
        <source>B</source>
        <comment>letter of the Bishop, Mansindam</comment>
        <extracomment>rules/games: Mansindam</extracomment>
        <translation>L</translation>
    </message>
    <message>
        <source>R</source>
        <comment>letter of the Rook, Mansindam</comment>
        <extracomment>rules/games: Mansindam</extracomment>
        <translation>T</translation>
    </message>
    <message>
        <source>C</source>
        <comment>letter of the Cardinal, Mansindam</comment>
        <extracomment>rules/games: Mansindam</extracomment>
        <translation>Kr</translation>
    </message>
    <message>
        <source>Won</source>
        <comment>元</comment>
        <extracomment>rules/games: Mansindam</extracomment>
        <translation>Won</translation>
    </message>
    <message>
        <source>origin</source>
        <comment>what 元 means</comment>
        <extracomment>rules/games: Mansindam</extracomment>
        <translation>Ursprung</translation>
    </message>
    <message>
        <source>M</source>
        <comment>letter of the Marshal, Mansindam</comment>
        <extracomment>rules/games: Mansindam</extracomment>
        <translation>M</translation>
    </message>
    <message>
        <source>Q</source>
        <comment>letter of the Queen, Mansindam</comment>
        <extracomment>rules/games: Mansindam</extracomment>
        <translation>D</translation>
    </message>
    <message>
        <source>Angel</source>
        <comment>a piece</comment>
        <extracomment>rules/games: Mansindam</extracomment>
        <translation>Engel</translation>
    </message>
    <message>
        <source>Du</source>
        <comment>斗</comment>
        <extracomment>rules/games: Mansindam</extracomment>
        <translation>Du</translation>
    </message>
    <message>
        <source>Dipper</source>
        <comment>what 斗 means</comment>
        <extracomment>rules/games: Mansindam</extracomment>
        <translation>Großer Wagen</translation>
    </message>
    <message>
        <source>A</source>
        <comment>letter of the Angel, Mansindam</comment>
        <extracomment>rules/games: Mansindam</extracomment>
        <translation>E</translation>
    </message>
    <message>
        <source>Guard</source>
        <comment>a piece</comment>
        <extracomment>rules/games: Mansindam</extracomment>
        <translation>Wache</translation>
    </message>
    <message>
        <source>Cho</source>
        <comment>哨</comment>
        <extracomment>rules/games: Mansindam</extracomment>
        <translation>Cho</translation>
    </message>
    <message>
        <source>sentry</source>
        <comment>what 哨 means</comment>
        <extracomment>rules/games: Mansindam</extracomment>
        <translation>Wachposten</translation>
    </message>
    <message>
        <source>G</source>
        <comment>letter of the Guard, Mansindam</comment>
        <extracomment>rules/games: Mansindam</extracomment>
        <translation>W</translation>
    </message>
    <message>
        <source>Centaur</source>
        <comment>a piece</comment>
        <extracomment>rules/games: Mansindam, rules/ini/definition.py</extracomment>
        <translation>Zentaur</translation>
    </message>
    <message>
        <source>Un</source>
        <comment>雲</comment>
        <extracomment>rules/games: Mansindam</extracomment>
        <translation>Un</translation>
    </message>
    <message>
        <source>cloud</source>
        <comment>what 雲 means</comment>
        <extracomment>rules/games: Mansindam</extracomment>
        <translation>Wolke</translation>
    </message>
    <message>
        <source>E</source>
        <comment>letter of the Centaur, Mansindam</comment>
        <extracomment>rules/games: Mansindam</extracomment>
        <translation>Z</translation>
    </message>
    <message>
        <source>Archer</source>
        <comment>a piece</comment>
        <extracomment>rules/games: Mansindam, rules/ini/definition.py</extracomment>
        <translation>Schütze</translation>
    </message>
    <message>
        <source>Gung</source>
        <comment>弓</comment>
        <extracomment>rules/games: Mansindam</extracomment>
        <translation>Gung</translation>
    </message>
    <message>
        <source>bow</source>
        <comment>what 弓 means</comment>
        <extracomment>rules/games: Mansindam</extracomment>
        <translation>Bogen</translation>
    </message>
    <message>
        <source>H</source>
        <comment>letter of the Archer, Mansindam</comment>
        <extracomment>rules/games: Mansindam</extracomment>
        <translation>Sz</translation>
    </message>
    <message>
        <source>Tiger</source>
        <comment>a piece</comment>
        <extracomment>rules/games: Mansindam</extracomment>
        <translation>Tiger</translation>
    </message>
    <message>
        <source>T</source>
        <comment>letter of the Tiger, Mansindam</comment>
        <extracomment>rules/games: Mansindam</extracomment>
        <translation>Tr</translation>
    </message>
    <message>
        <source>Rhino</source>
        <comment>a piece</comment>
        <extracomment>rules/games: Mansindam</extracomment>
        <translation>Nashorn</translation>
    </message>
    <message>
        <source>Seong</source>
        <comment>聖</comment>
        <extracomment>rules/games: Mansindam</extracomment>
        <translation>Seong</translation>
    </message>
    <message>
        <source>sage</source>
        <comment>what 聖 means</comment>
        <extracomment>rules/games: Mansindam</extracomment>
        <translation>Weiser</translation>
    </message>
    <message>
        <source>I</source>
        <comment>letter of the Rhino, Mansindam</comment>
        <extracomment>rules/games: Mansindam</extracomment>
        <translation>N</translation>
    </message>
    <message>
        <source>Ship</source>
        <comment>a piece</comment>
        <extracomment>rules/games: Mansindam</extracomment>
        <translation>Schiff</translation>
    </message>
    <message>
        <source>Ham</source>
        <comment>艦</comment>
        <extracomment>rules/games: Mansindam</extracomment>
        <translation>Ham</translation>
    </message>
    <message>
        <source>warship</source>
        <comment>what 艦 means</comment>
        <extracomment>rules/games: Mansindam</extracomment>
        <translation>Kriegsschiff</translation>
    </message>
    <message>
        <source>S</source>
        <comment>letter of the Ship, Mansindam</comment>
        <extracomment>rules/games: Mansindam</extracomment>
        <translation>F</translation>
    </message>
    <message>
        <source>campmate</source>
        <comment>how a game ends</comment>
        <extracomment>rules/games: Mansindam</extracomment>
        <translation>Lagermatt</translation>
    </message>
    <message>
        <source>{winner}&apos;s king has reached the last rank.</source>
        <extracomment>rules/games: Mansindam</extracomment>
        <translation>Der König von {winner} hat die letzte Reihe erreicht.</translation>
    </message>
    <message>
        <source>Nine files and nine ranks. White moves first, then the players take turns. Passing is not allowed. Each side has nine pawns, and behind them, from White&apos;s left, marshal, knight, cardinal, queen, king, angel, bishop, knight and rook. Black&apos;s pieces are rotated by a half turn: the queen faces the angel. The second rank is empty.</source>
        <extracomment>assets/rules/mansindam.toml</extracomment>
        <translation>Neun Linien und neun Reihen. Weiß zieht zuerst, dann wird abwechselnd gezogen. Passen ist nicht erlaubt. Jede Seite hat neun Bauern und dahinter, von Weiß aus gesehen von links, Marschall, Springer, Kardinal, Dame, König, Engel, Läufer, Springer und Turm. Die schwarzen Figuren sind um 180&#xa0;Grad gedreht aufgestellt: Die Dame steht dem Engel gegenüber. Die zweite Reihe ist leer.</translation>
    </message>
    <message>
        <source>The start. Marshals and rooks, cardinals and bishops, queens and angels face each other.</source>
        <extracomment>assets/rules/mansindam.toml</extracomment>
        <translation>Die Aufstellung. Marschälle und Türme, Kardinäle und Läufer, Damen und Engel stehen einander gegenüber.</translation>
    </message>
    <message>
        <source>Six pieces are built from three simple movements: the rook&apos;s lines, the bishop&apos;s diagonals and the knight&apos;s jump. Only the knight&apos;s jump passes over other pieces. A promoted piece adds the king&apos;s step to what it could do before.</source>
        <extracomment>assets/rules/mansindam.toml</extracomment>
        <translation>Sechs Figuren sind aus drei einfachen Bewegungen gebaut: den Linien des Turms, den Diagonalen des Läufers und dem Sprung des Springers. Nur der Sprung geht über andere Figuren hinweg. Eine umgewandelte Figur fügt dem, was sie konnte, den Schritt des Königs hinzu.</translation>
    </message>
    <message>
        <source>Pawns move and capture straight ahead</source>
        <extracomment>assets/rules/mansindam.toml</extracomment>
        <translation>Bauern ziehen und schlagen geradeaus</translation>
    </message>
    <message>
        <source>A pawn moves one square straight ahead, and captures one square straight ahead. Unlike a chess pawn, it never captures diagonally and has no double step. Two pawns that meet may therefore capture each other.</source>
        <extracomment>assets/rules/mansindam.toml</extracomment>
        <translation>Ein Bauer zieht ein Feld geradeaus und schlägt ein Feld geradeaus. Er schlägt nie schräg wie ein Schachbauer und hat keinen Doppelschritt. Zwei Bauern, die sich begegnen, können einander daher schlagen.</translation>
    </message>
    <message>
        <source>The pawn on e4 attacks only e5: it may not capture on d5 or f5.</source>
        <extracomment>assets/rules/mansindam.toml</extracomment>
        <translation>Der Bauer auf e4 greift nur e5 an: Er darf nicht auf d5 oder f5 schlagen.</translation>
    </message>
    <message>
        <source>Here it may capture the pawn in front of it.</source>
        <extracomment>assets/rules/mansindam.toml</extracomment>
        <translation>Hier darf er den Bauern vor sich schlagen.</translation>
    </message>
    <message>
        <source>A piece that you capture goes to your hand and is yours. Instead of moving, you may drop one piece from your hand on an empty square. A promoted piece loses its promotion when it is captured, and a piece dropped in the enemy&apos;s third is not promoted there: it must move first.
Any piece may be dropped anywhere, with check or even with mate. Only pawns are restricted: not on the last rank, and not on a file where you already have a pawn; a guard, which is a promoted pawn, does not count.</source>
        <extracomment>assets/rules/mansindam.toml</extracomment>
        <translation>Eine Figur, die du schlägst, kommt in deine Hand und gehört dir. Statt zu ziehen, darfst du eine Figur aus der Hand auf ein leeres Feld einsetzen. Eine umgewandelte Figur verliert ihre Umwandlung, wenn sie geschlagen wird, und eine Figur, die im gegnerischen Drittel eingesetzt wird, ist dort nicht umgewandelt: Sie muss erst ziehen.
Jede Figur darf überall eingesetzt werden, mit Schach und sogar mit Matt. Nur für Bauern gibt es Grenzen: nicht auf der letzten Reihe und nicht auf einer Linie, auf der du schon einen Bauern hast; eine Wache, also ein umgewandelter Bauer, zählt nicht.</translation>
    </message>
    <message>
        <source>White holds a pawn and a knight. The knight may be dropped on any empty square, the pawn on no square of the c-file.</source>
        <extracomment>assets/rules/mansindam.toml</extracomment>
        <translation>Weiß hat einen Bauern und einen Springer in der Hand. Der Springer darf auf jedes leere Feld, der Bauer auf keines der c-Linie.</translation>
    </message>
    <message>
        <source>A dropped pawn may mate: on a8 the guard defends it, and the king has no escape.</source>
        <extracomment>assets/rules/mansindam.toml</extracomment>
        <translation>Ein eingesetzter Bauer darf matt setzen: Auf a8 deckt ihn die Wache, und der König hat kein Fluchtfeld.</translation>
    </message>
    <message>
        <source>Promotion is not a choice</source>
        <extracomment>assets/rules/mansindam.toml, assets/lessons/mansindam/10-promotion.toml</extracomment>
        <translation>Umwandlung ist keine Wahl</translation>
    </message>
    <message>
        <source>The last three ranks are the promotion zone. Every move of a pawn, knight, bishop, rook, cardinal or marshal that enters the zone, leaves it or stays in it promotes the piece, whether you want it or not. King, queen and angel do not promote.</source>
        <extracomment>assets/rules/mansindam.toml</extracomment>
        <translation>Die letzten drei Reihen sind die Umwandlungszone. Jeder Zug eines Bauern, Springers, Läufers, Turms, Kardinals oder Marschalls in die Zone, aus ihr heraus oder innerhalb von ihr wandelt die Figur um, ob du willst oder nicht. König, Dame und Engel wandeln sich nicht um.</translation>
    </message>
    <message>
        <source>The pawn enters the zone and becomes a guard, which steps like a king.</source>
        <extracomment>assets/rules/mansindam.toml</extracomment>
        <translation>Der Bauer betritt die Zone und wird zur Wache, die wie ein König zieht.</translation>
    </message>
    <message>
        <source>The dropped knight is still a knight. When it moves, into the zone or out of it, it becomes a centaur.</source>
        <extracomment>assets/rules/mansindam.toml</extracomment>
        <translation>Der eingesetzte Springer ist noch ein Springer. Zieht er in die Zone oder aus ihr heraus, wird er zum Zentauren.</translation>
    </message>
    <message>
        <source>Check and mate</source>
        <extracomment>gui/rulebook/generated.py, assets/rules/mansindam.toml</extracomment>
        <translation>Schach und Matt</translation>
    </message>
    <message>
        <source>A king that is attacked is in check. You must end a check at once: move the king, capture the piece that gives check, or put a piece in between, which may be dropped from the hand. If you cannot, it is checkmate and you have lost. No move may leave your own king attacked.</source>
        <extracomment>assets/rules/mansindam.toml</extracomment>
        <translation>Ein angegriffener König steht im Schach. Du musst ein Schach sofort abwehren: Ziehe den König, schlage die schachgebende Figur oder stelle eine Figur dazwischen, auch aus der Hand. Kannst du das nicht, bist du matt und hast verloren. Nach keinem Zug darf der eigene König angegriffen sein.</translation>
    </message>
    <message>
        <source>Black is in check from the rook, and may drop the knight on any square between, or move the king off the file.</source>
        <extracomment>assets/rules/mansindam.toml</extracomment>
        <translation>Schwarz steht im Schach des Turms und darf den Springer auf jedes Feld dazwischen einsetzen oder den König von der Linie ziehen.</translation>
    </message>
    <message>
        <source>Campmate: the king&apos;s journey</source>
        <extracomment>assets/rules/mansindam.toml</extracomment>
        <translation>Lagermatt: die Reise des Königs</translation>
    </message>
    <message>
        <source>A king that reaches the last rank wins at once. It may not step onto an attacked square on its way, not even to arrive. Near the end, when few pieces watch the ranks, a walking king is as dangerous as a queen.</source>
        <extracomment>assets/rules/mansindam.toml</extracomment>
        <translation>Ein König, der die letzte Reihe erreicht, gewinnt sofort. Er darf unterwegs und am Ziel kein angegriffenes Feld betreten. Gegen Ende, wenn wenige Figuren die Reihen bewachen, ist ein wandernder König so gefährlich wie eine Dame.</translation>
    </message>
    <message>
        <source>White to move wins: any step onto the ninth rank is campmate.</source>
        <extracomment>assets/rules/mansindam.toml</extracomment>
        <translation>Weiß ist am Zug und gewinnt: Jeder Schritt auf die neunte Reihe ist Lagermatt.</translation>
    </message>
    <message>
        <source>Having no legal move loses</source>
        <extracomment>assets/rules/mansindam.toml</extracomment>
        <translation>Wer nicht ziehen kann, verliert</translation>
    </message>
    <message>
        <source>A player who has no legal move and no legal drop loses, whether in check or not. This is rare, since players almost always have something in hand.</source>
        <extracomment>assets/rules/mansindam.toml</extracomment>
        <translation>Wer weder einen erlaubten Zug hat noch einsetzen kann, hat verloren, im Schach oder nicht. Das ist selten, da fast jeder etwas in der Hand hat.</translation>
    </message>
    <message>
        <source>Black, to move, is not in check and has no move: White has won.</source>
        <extracomment>assets/rules/mansindam.toml</extracomment>
        <translation>Schwarz ist am Zug, steht nicht im Schach und hat keinen Zug: Weiß hat gewonnen.</translation>
    </message>
    <message>
        <source>No position occurs three times</source>
        <extracomment>assets/rules/mansindam.toml</extracomment>
        <translation>Keine Stellung entsteht dreimal</translation>
    </message>
    <message>
        <source>A move, or a drop, that would make the same position occur for the third time is illegal, for both players, with or without check. Positions are the same if all pieces on the board, both hands and the side to move are the same. A player who has only such moves left loses. This is why there are no draws, not even by agreement.</source>
        <extracomment>assets/rules/mansindam.toml</extracomment>
        <translation>Ein Zug oder ein Einsetzen, durch das dieselbe Stellung zum dritten Mal entstünde, ist für beide verboten, mit oder ohne Schach. Eine Stellung ist dieselbe, wenn alle Figuren auf dem Brett, beide Hände und die Seite am Zug gleich sind. Wer nur noch solche Züge hat, hat verloren. Darum gibt es kein Remis, auch nicht durch Einigung.</translation>
    </message>
    <message>
        <source>Black may not step back to e9: the first position of this diagram would occur for the third time.</source>
        <extracomment>assets/rules/mansindam.toml</extracomment>
        <translation>Schwarz darf nicht zurück nach e9: Die Anfangsstellung dieses Diagramms entstünde zum dritten Mal.</translation>
    </message>
    <message>
        <source>Files are a to i from White&apos;s left, ranks 1 to 9 from White&apos;s side. A move is written with the letter of the piece (none for a pawn) and the square: Nc3, e5. x marks a capture, @ a drop (N@e5, P@e5), = a promotion with the letter of the new piece (Ne7=E), + a check and # mate. Promoted pieces have letters of their own: guard G, centaur E, archer H, tiger T, rhino I, ship S.</source>
        <extracomment>assets/rules/mansindam.toml</extracomment>
        <translation>Die Linien heißen a bis i, von Weiß aus von links, die Reihen 1 bis 9, von Weiß aus. Ein Zug wird mit dem englischen Buchstaben der Figur (beim Bauern keiner) und dem Feld geschrieben: Nc3, e5. x bedeutet Schlagen, @ Einsetzen (N@e5, P@e5), = Umwandlung mit dem Buchstaben der neuen Figur (Ne7=E), + Schach und # Matt. Umgewandelte Figuren haben eigene Buchstaben: Wache G, Zentaur E, Schütze H, Tiger T, Nashorn I, Schiff S.</translation>
    </message>
    <message>
        <source>This move is written Ne8=E+: the centaur gives check.</source>
        <extracomment>assets/rules/mansindam.toml</extracomment>
        <translation>Dieser Zug wird Ne8=E+ geschrieben: Der Zentaur gibt Schach.</translation>
    </message>
    <message>
        <source>Palace Shogi</source>
        <comment>a game</comment>
        <extracomment>rules/games: Palace Shogi</extracomment>
        <translation>Palace Shogi</translation>
    </message>
    <message>
        <source>Shogi with palaces, cannons, queens and a lion: mate the king, or walk yours into the enemy palace.</source>
        <extracomment>rules/games: Palace Shogi</extracomment>
        <translation>Shogi mit Palästen, Kanonen, Damen und einem Löwen: Setze den König matt oder führe deinen in den gegnerischen Palast.</translation>
    </message>
    <message>
        <source>Ō</source>
        <comment>王</comment>
        <extracomment>rules/games: Palace Shogi</extracomment>
        <translation>Ō</translation>
    </message>
    <message>
        <source>king</source>
        <comment>what 王 means</comment>
        <extracomment>rules/games: Palace Shogi</extracomment>
        <translation>König</translation>
    </message>
    <message>
        <source>K</source>
        <comment>letter of the King, Palace Shogi</comment>
        <extracomment>rules/games: Palace Shogi</extracomment>
        <translation>K</translation>
    </message>
    <message>
        <source>Footsoldier</source>
        <comment>a piece</comment>
        <extracomment>rules/games: Palace Shogi</extracomment>
        <translation>Fußsoldat</translation>
    </message>
    <message>
        <source>Sotsu</source>
        <comment>卒</comment>
        <extracomment>rules/games: Palace Shogi</extracomment>
        <translation>Sotsu</translation>
    </message>
    <message>
        <source>footsoldier</source>
        <comment>what 卒 means</comment>
        <extracomment>rules/games: Palace Shogi</extracomment>
        <translation>Fußsoldat</translation>
    </message>
    <message>
        <source>P</source>
        <comment>letter of the Footsoldier, Palace Shogi</comment>
        <extracomment>rules/games: Palace Shogi</extracomment>
        <translation>F</translation>
    </message>
    <message>
        <source>Lance</source>
        <comment>a piece</comment>
        <extracomment>rules/games: Palace Shogi, rules/ini/definition.py</extracomment>
        <translation>Lanze</translation>
    </message>
    <message>
        <source>Kyō</source>
        <comment>香</comment>
        <extracomment>rules/games: Palace Shogi</extracomment>
        <translation>Kyō</translation>
    </message>
    <message>
        <source>incense</source>
        <comment>what 香 means</comment>
        <extracomment>rules/games: Palace Shogi</extracomment>
        <translation>Weihrauch</translation>
    </message>
    <message>
        <source>L</source>
        <comment>letter of the Lance, Palace Shogi</comment>
        <extracomment>rules/games: Palace Shogi</extracomment>
        <translation>Lz</translation>
    </message>
    <message>
        <source>Kei</source>
        <comment>桂</comment>
        <extracomment>rules/games: Palace Shogi</extracomment>
        <translation>Kei</translation>
    </message>
    <message>
        <source>cassia</source>
        <comment>what 桂 means</comment>
        <extracomment>rules/games: Palace Shogi</extracomment>
        <translation>Kassie</translation>
    </message>
    <message>
        <source>N</source>
        <comment>letter of the Horse, Palace Shogi</comment>
        <extracomment>rules/games: Palace Shogi</extracomment>
        <translation>P</translation>
    </message>
    <message>
        <source>Kaku</source>
        <comment>角</comment>
        <extracomment>rules/games: Palace Shogi</extracomment>
        <translation>Kaku</translation>
    </message>
    <message>
        <source>horn</source>
        <comment>what 角 means</comment>
        <extracomment>rules/games: Palace Shogi</extracomment>
        <translation>Horn</translation>
    </message>
    <message>
        <source>B</source>
        <comment>letter of the Bishop, Palace Shogi</comment>
        <extracomment>rules/games: Palace Shogi</extracomment>
        <translation>L</translation>
    </message>
    <message>
        <source>Hi</source>
        <comment>飛</comment>
        <extracomment>rules/games: Palace Shogi</extracomment>
        <translation>Hi</translation>
    </message>
    <message>
        <source>R</source>
        <comment>letter of the Rook, Palace Shogi</comment>
        <extracomment>rules/games: Palace Shogi</extracomment>
        <translation>T</translation>
    </message>
    <message>
        <source>Silver</source>
        <comment>a piece</comment>
        <extracomment>rules/games: Palace Shogi, rules/ini/definition.py</extracomment>
        <translation>Silber</translation>
    </message>
    <message>
        <source>Gin</source>
        <comment>銀</comment>
        <extracomment>rules/games: Palace Shogi</extracomment>
        <translation>Gin</translation>
    </message>
    <message>
        <source>silver</source>
        <comment>what 銀 means</comment>
        <extracomment>rules/games: Palace Shogi</extracomment>
        <translation>Silber</translation>
    </message>
    <message>
        <source>S</source>
        <comment>letter of the Silver, Palace Shogi</comment>
        <extracomment>rules/games: Palace Shogi</extracomment>
        <translation>S</translation>
    </message>
    <message>
        <source>Kisaki</source>
        <comment>后</comment>
        <extracomment>rules/games: Palace Shogi</extracomment>
        <translation>Kisaki</translation>
    </message>
    <message>
        <source>queen</source>
        <comment>what 后 means</comment>
        <extracomment>rules/games: Palace Shogi</extracomment>
        <translation>Königin</translation>
    </message>
    <message>
        <source>Q</source>
        <comment>letter of the Queen, Palace Shogi</comment>
        <extracomment>rules/games: Palace Shogi</extracomment>
        <translation>D</translation>
    </message>
    <message>
        <source>Hei</source>
        <comment>兵</comment>
        <extracomment>rules/games: Palace Shogi</extracomment>
        <translation>Hei</translation>
    </message>
    <message>
        <source>soldier</source>
        <comment>what 兵 means</comment>
        <extracomment>rules/games: Palace Shogi</extracomment>
        <translation>Soldat</translation>
    </message>
    <message>
        <source>Cannon</source>
        <comment>a piece</comment>
        <extracomment>rules/games: Palace Shogi, rules/ini/definition.py</extracomment>
        <translation>Kanone</translation>
    </message>
    <message>
        <source>Hō</source>
        <comment>砲</comment>
        <extracomment>rules/games: Palace Shogi</extracomment>
        <translation>Hō</translation>
    </message>
    <message>
        <source>cannon</source>
        <comment>what 砲 means</comment>
        <extracomment>rules/games: Palace Shogi</extracomment>
        <translation>Kanone</translation>
    </message>
    <message>
        <source>Ki</source>
        <comment>騎</comment>
        <extracomment>rules/games: Palace Shogi</extracomment>
        <translation>Ki</translation>
    </message>
    <message>
        <source>Elephant</source>
        <comment>a piece</comment>
        <extracomment>rules/games: Palace Shogi, rules/ini/definition.py</extracomment>
        <translation>Elefant</translation>
    </message>
    <message>
        <source>Zō</source>
        <comment>象</comment>
        <extracomment>rules/games: Palace Shogi</extracomment>
        <translation>Zō</translation>
    </message>
    <message>
        <source>elephant</source>
        <comment>what 象 means</comment>
        <extracomment>rules/games: Palace Shogi</extracomment>
        <translation>Elefant</translation>
    </message>
    <message>
        <source>Ryū</source>
        <comment>龍</comment>
        <extracomment>rules/games: Palace Shogi</extracomment>
        <translation>Ryū</translation>
    </message>
    <message>
        <source>Gold</source>
        <comment>a piece</comment>
        <extracomment>rules/games: Palace Shogi, rules/ini/definition.py</extracomment>
        <translation>Gold</translation>
    </message>
    <message>
        <source>Kin</source>
        <comment>金</comment>
        <extracomment>rules/games: Palace Shogi</extracomment>
        <translation>Kin</translation>
    </message>
    <message>
        <source>gold</source>
        <comment>what 金 means</comment>
        <extracomment>rules/games: Palace Shogi</extracomment>
        <translation>Gold</translation>
    </message>
    <message>
        <source>Lion</source>
        <comment>a piece</comment>
        <extracomment>rules/games: Palace Shogi</extracomment>
        <translation>Löwe</translation>
    </message>
    <message>
        <source>Shishi</source>
        <comment>獅</comment>
        <extracomment>rules/games: Palace Shogi</extracomment>
        <translation>Shishi</translation>
    </message>
    <message>
        <source>lion</source>
        <comment>what 獅 means</comment>
        <extracomment>rules/games: Palace Shogi</extracomment>
        <translation>Löwe</translation>
    </message>
    <message>
        <source>Ln</source>
        <comment>letter of the Lion, Palace Shogi</comment>
        <extracomment>rules/games: Palace Shogi</extracomment>
        <translation>Lw</translation>
    </message>
    <message>
        <source>palace</source>
        <comment>a region</comment>
        <extracomment>rules/games: Palace Shogi</extracomment>
        <translation>Palast</translation>
    </message>
    <message>
        <source>corridor</source>
        <comment>a part of a region</comment>
        <extracomment>rules/games: Palace Shogi</extracomment>
        <translation>Gang</translation>
    </message>
    <message>
        <source>entering king</source>
        <comment>how a game ends</comment>
        <extracomment>rules/games: Palace Shogi</extracomment>
        <translation>Königseinzug</translation>
    </message>
    <message>
        <source>{winner}&apos;s king has entered the enemy palace.</source>
        <extracomment>rules/games: Palace Shogi</extracomment>
        <translation>Der König von {winner} ist in den gegnerischen Palast eingezogen.</translation>
    </message>
    <message>
        <source>Palaces and corridors</source>
        <extracomment>assets/rules/palaceshogi.toml</extracomment>
        <translation>Paläste und Gänge</translation>
    </message>
    <message>
        <source>Corridors: 6g, 4g, 5h, 6i and 4i in the near palace, 6a, 4a, 5b, 6c and 4c in the far one.</source>
        <extracomment>assets/rules/palaceshogi.toml</extracomment>
        <translation>Gänge: 6g, 4g, 5h, 6i und 4i im nahen Palast, 6a, 4a, 5b, 6c und 4c im fernen.</translation>
    </message>
    <message>
        <source>Held or killed</source>
        <extracomment>assets/rules/palaceshogi.toml</extracomment>
        <translation>In die Hand oder aus dem Spiel</translation>
    </message>
    <message>
        <source>A captured pawn, cannon, knight, elephant, dragon or gold (the red signs) goes to the captor&apos;s hand as a footsoldier, lance, horse, bishop, rook or silver. Everything else that is captured leaves the game: footsoldiers, lances, horses, bishops, rooks, silvers, queens and lions. So promote a piece that may be captured only if you can bear to meet it again.</source>
        <extracomment>assets/rules/palaceshogi.toml</extracomment>
        <translation>Geschlagene Bauern, Kanonen, Springer, Elefanten, Drachen und Goldgeneräle (die roten Zeichen) kommen als Fußsoldat, Lanze, Pferd, Läufer, Turm oder Silber in die Hand des Schlagenden. Alle anderen Figuren sind, wenn sie geschlagen werden, aus dem Spiel: Fußsoldaten, Lanzen, Pferde, Läufer, Türme, Silbergeneräle, Damen und Löwen. Wandle eine Figur, die geschlagen werden kann, also nur um, wenn du es verkraftest, ihr wieder zu begegnen.</translation>
    </message>
    <message>
        <source>Promotion</source>
        <extracomment>gui/rulebook/generated.py, assets/rules/palaceshogi.toml, assets/rules/differences.toml, engine/playtest/texts.py: promotion</extracomment>
        <translation>Umwandlung</translation>
    </message>
    <message>
        <source>The last three ranks are the promotion zone. A lance, horse, bishop or rook promotes whenever its move ends there. A silver or a queen may promote when its move ends there or starts there; you choose. A queen may become a lion only while you have no lion. A pawn that reaches the last rank becomes a new queen at once. Footsoldiers never promote.</source>
        <extracomment>assets/rules/palaceshogi.toml</extracomment>
        <translation>Die letzten drei Reihen sind die Umwandlungszone. Lanze, Pferd, Läufer und Turm wandeln sich immer um, wenn ihr Zug dort endet. Silber und Dame dürfen sich umwandeln, wenn ihr Zug dort endet oder beginnt; du entscheidest. Eine Dame darf nur zum Löwen werden, solange du keinen hast. Ein Bauer, der die letzte Reihe erreicht, wird sofort zu einer neuen Dame. Fußsoldaten wandeln sich nie um.</translation>
    </message>
    <message>
        <source>The lance promotes if it goes to the zone; the silver may, on any of its moves here.</source>
        <extracomment>assets/rules/palaceshogi.toml</extracomment>
        <translation>Die Lanze wandelt sich um, wenn sie in die Zone geht; das Silber darf es hier bei jedem Zug.</translation>
    </message>
    <message>
        <source>Pawns and en passant</source>
        <extracomment>assets/rules/palaceshogi.toml</extracomment>
        <translation>Bauern und En passant</translation>
    </message>
    <message>
        <source>A pawn moves one square straight ahead, or two from its third rank, and captures diagonally ahead, as in chess. After a step of two, an enemy pawn that attacks the square passed over may capture it there on the next move. Only pawns capture this way, and only pawns are captured this way.</source>
        <extracomment>assets/rules/palaceshogi.toml</extracomment>
        <translation>Ein Bauer zieht ein Feld geradeaus, von seiner dritten Reihe auch zwei, und schlägt schräg nach vorn, wie im Schach. Nach einem Doppelschritt darf ein gegnerischer Bauer, der das übersprungene Feld angreift, ihn dort im nächsten Zug schlagen. Nur Bauern schlagen so, und nur Bauern werden so geschlagen.</translation>
    </message>
    <message>
        <source>Footsoldiers</source>
        <extracomment>assets/rules/palaceshogi.toml</extracomment>
        <translation>Fußsoldaten</translation>
    </message>
    <message>
        <source>A captured pawn comes back as a footsoldier, which moves and captures one square straight ahead. From its sixth rank on it may also move sideways, and in the enemy palace diagonally ahead from corridor to corridor. It is dropped on your first four ranks only, not while five of yours are on the board, not on a file where one of yours stands on your first six ranks, and never to give mate.</source>
        <extracomment>assets/rules/palaceshogi.toml</extracomment>
        <translation>Ein geschlagener Bauer kommt als Fußsoldat zurück, der ein Feld geradeaus zieht und schlägt. Ab seiner sechsten Reihe darf er auch seitwärts ziehen und im gegnerischen Palast schräg nach vorn von Gang zu Gang. Er darf nur auf deinen ersten vier Reihen eingesetzt werden, nicht solange du fünf auf dem Brett hast, nicht auf einer Linie, auf deren ersten sechs Reihen schon einer von dir steht, und nie mit Matt.</translation>
    </message>
    <message>
        <source>The footsoldier on 6c may move straight on, sideways, or along the corridor to 5b. None may be dropped on the ninth file.</source>
        <extracomment>assets/rules/palaceshogi.toml</extracomment>
        <translation>Der Fußsoldat auf 6c darf geradeaus, seitwärts oder den Gang entlang nach 5b. Auf der neunten Linie darf keiner eingesetzt werden.</translation>
    </message>
    <message>
        <source>Instead of moving, you may drop one held piece, unpromoted, on an empty square, even with check or mate. Lances, horses and bishops are dropped on your first five ranks, rooks on your first six, silvers anywhere except in the enemy palace.</source>
        <extracomment>assets/rules/palaceshogi.toml</extracomment>
        <translation>Statt zu ziehen, darfst du eine Figur aus der Hand, nicht umgewandelt, auf ein leeres Feld einsetzen, auch mit Schach oder Matt. Lanzen, Pferde und Läufer werden auf deinen ersten fünf Reihen eingesetzt, Türme auf den ersten sechs, Silbergeneräle überall außer im gegnerischen Palast.</translation>
    </message>
    <message>
        <source>The silver may be dropped as far as the last rank, the rook up to the sixth, the lance up to the fifth.</source>
        <extracomment>assets/rules/palaceshogi.toml</extracomment>
        <translation>Das Silber darf bis zur letzten Reihe eingesetzt werden, der Turm bis zur sechsten, die Lanze bis zur fünften.</translation>
    </message>
    <message>
        <source>The cannon</source>
        <extracomment>assets/rules/palaceshogi.toml</extracomment>
        <translation>Die Kanone</translation>
    </message>
    <message>
        <source>A cannon moves like a rook, but captures only by hopping along a rank or file over exactly one piece of either side. Neither the piece it hops over nor the one it captures may be a cannon. In the enemy palace it also moves diagonally along the corridors, and captures from corner to opposite corner over a piece on the centre.</source>
        <extracomment>assets/rules/palaceshogi.toml</extracomment>
        <translation>Eine Kanone zieht wie ein Turm, schlägt aber nur, indem sie auf Reihe oder Linie über genau eine Figur einer beliebigen Seite springt. Weder die übersprungene noch die geschlagene Figur darf eine Kanone sein. Im gegnerischen Palast zieht sie auch schräg durch die Gänge und schlägt von Ecke zu Ecke über eine Figur in der Mitte.</translation>
    </message>
    <message>
        <source>Over the pawn on 7d the cannon captures the silver on 7b. It may not capture the silver on 3g, with nothing in between.</source>
        <extracomment>assets/rules/palaceshogi.toml</extracomment>
        <translation>Über den Bauern auf 7d schlägt die Kanone das Silber auf 7b. Das Silber auf 3g darf sie nicht schlagen, da nichts dazwischen steht.</translation>
    </message>
    <message>
        <source>In the enemy palace: from 6c over 5b to 4a.</source>
        <extracomment>assets/rules/palaceshogi.toml</extracomment>
        <translation>Im gegnerischen Palast: von 6c über 5b nach 4a.</translation>
    </message>
    <message>
        <source>The queen and her palace</source>
        <extracomment>assets/rules/palaceshogi.toml</extracomment>
        <translation>Die Dame und ihr Palast</translation>
    </message>
    <message>
        <source>In the palace: four squares, no more.</source>
        <extracomment>assets/rules/palaceshogi.toml</extracomment>
        <translation>Im Palast: vier Felder, mehr nicht.</translation>
    </message>
    <message>
        <source>From 3h she may enter at 4h, and goes no further.</source>
        <extracomment>assets/rules/palaceshogi.toml</extracomment>
        <translation>Von 3h darf sie auf 4h hinein und nicht weiter.</translation>
    </message>
    <message>
        <source>The lion</source>
        <extracomment>assets/rules/palaceshogi.toml, assets/lessons/palaceshogi/09-lion.toml</extracomment>
        <translation>Der Löwe</translation>
    </message>
    <message>
        <source>A lion jumps to any square within two of its own, over anything in between. Or it takes two steps: it captures on a square beside it and then steps on in any direction, capturing again or not, or back to where it came from. Or it passes and stays where it is, if a square beside it is empty.
A queen becomes a lion by promotion, and only while you have no lion on the board: there is never more than one per side. A lion never captures a lion, on either step, and a captured lion is gone for good.
To take two steps, click the lion and then the piece beside it that it captures first: that square has two rings. The lion stands there, and the squares of its second step are marked. The second click goes to one of them, to the lion&apos;s own square to end the move there, or to the square that it came from to capture and return. Escape, or a click anywhere else, takes the first step back. Click the lion twice to pass; you are asked first. A hint draws an arrow for each step.</source>
        <extracomment>assets/rules/palaceshogi.toml</extracomment>
        <translation>Ein Löwe springt auf jedes Feld, das höchstens zwei Felder entfernt ist, über alles hinweg, was dazwischen steht. Oder er macht zwei Schritte: Er schlägt auf einem Nachbarfeld und geht dann in beliebiger Richtung weiter, schlägt dabei noch einmal oder nicht, oder kehrt dorthin zurück, wo er herkam. Oder er passt und bleibt stehen, wenn ein Feld neben ihm leer ist.
Eine Dame wird durch Umwandlung zum Löwen, und nur solange du keinen Löwen auf dem Brett hast: Jede Seite hat nie mehr als einen. Ein Löwe schlägt nie einen Löwen, mit keinem der beiden Schritte, und ein geschlagener Löwe ist endgültig weg.
Für zwei Schritte klickst du auf den Löwen und dann auf die Figur neben ihm, die er zuerst schlägt: Dieses Feld hat zwei Ringe. Der Löwe steht nun dort, und die Felder seines zweiten Schritts sind markiert. Der zweite Klick geht auf eines davon, auf das Feld des Löwen, um den Zug dort zu beenden, oder auf das Feld, von dem er kam, um zu schlagen und zurückzukehren. Escape oder ein Klick anderswohin nimmt den ersten Schritt zurück. Zum Passen klickst du zweimal auf den Löwen; du wirst vorher gefragt. Ein Tipp zeichnet für jeden Schritt einen Pfeil.</translation>
    </message>
    <message>
        <source>Two captures in one move, a capture and back, a jump: try them.</source>
        <extracomment>assets/rules/palaceshogi.toml</extracomment>
        <translation>Zweimal schlagen in einem Zug, schlagen und zurück, springen: Probiere es aus.</translation>
    </message>
    <message>
        <source>The dragon</source>
        <extracomment>assets/rules/palaceshogi.toml</extracomment>
        <translation>Der Drache</translation>
    </message>
    <message>
        <source>A dragon is a rook with the king&apos;s diagonal step. In the enemy palace it slides along the corridors, too.</source>
        <extracomment>assets/rules/palaceshogi.toml</extracomment>
        <translation>Ein Drache ist ein Turm mit dem schrägen Schritt des Königs. Im gegnerischen Palast gleitet er auch durch die Gänge.</translation>
    </message>
    <message>
        <source>From 6c the dragon reaches 4a in one move.</source>
        <extracomment>assets/rules/palaceshogi.toml</extracomment>
        <translation>Von 6c erreicht der Drache 4a in einem Zug.</translation>
    </message>
    <message>
        <source>The king castles with a lance if neither has ever moved, nothing stands between them, and the king is not in check and does not cross or land on an attacked square. The king moves two squares, out of the palace, and the lance lands where the gold started. A lance that was dropped does not castle.</source>
        <extracomment>assets/rules/palaceshogi.toml</extracomment>
        <translation>Der König rochiert mit einer Lanze, wenn beide nie gezogen haben, nichts zwischen ihnen steht, der König nicht im Schach steht und kein angegriffenes Feld überquert oder erreicht. Der König geht zwei Felder aus dem Palast heraus, und die Lanze landet, wo anfangs das Gold stand. Eine eingesetzte Lanze rochiert nicht.</translation>
    </message>
    <message>
        <source>The king castles to 3i, with the lance on 4i, or to 7i, with the lance on 6i. Move it there, or onto the lance.</source>
        <extracomment>assets/rules/palaceshogi.toml</extracomment>
        <translation>Der König rochiert nach 3i, mit der Lanze auf 4i, oder nach 7i, mit der Lanze auf 6i. Ziehe ihn dorthin oder auf die Lanze.</translation>
    </message>
    <message>
        <source>A silver on 2b is guarded by the gold: mate.</source>
        <extracomment>assets/rules/palaceshogi.toml</extracomment>
        <translation>Ein Silber auf 2b wird vom Gold gedeckt: matt.</translation>
    </message>
    <message>
        <source>Kings may not face each other</source>
        <extracomment>assets/rules/palaceshogi.toml</extracomment>
        <translation>Könige dürfen sich nicht gegenüberstehen</translation>
    </message>
    <message>
        <source>The two kings may never stand on one file with nothing between them. A move that would bring that about is illegal, so a lone piece between them is pinned to the file.</source>
        <extracomment>assets/rules/palaceshogi.toml</extracomment>
        <translation>Die beiden Könige dürfen nie auf einer Linie stehen, ohne dass etwas dazwischen ist. Ein Zug, der das bewirkt, ist verboten; eine einzelne Figur dazwischen ist also an die Linie gefesselt.</translation>
    </message>
    <message>
        <source>The silver may move straight ahead only.</source>
        <extracomment>assets/rules/palaceshogi.toml</extracomment>
        <translation>Das Silber darf nur geradeaus.</translation>
    </message>
    <message>
        <source>The king enters</source>
        <extracomment>assets/rules/palaceshogi.toml, assets/lessons/palaceshogi/12-entering-king.toml</extracomment>
        <translation>Der einziehende König</translation>
    </message>
    <message>
        <source>A king that legally moves into the enemy palace wins at once, even when in check and whatever the reply would have been. The square it steps on must not be attacked.</source>
        <extracomment>assets/rules/palaceshogi.toml</extracomment>
        <translation>Ein König, der mit einem erlaubten Zug in den gegnerischen Palast zieht, gewinnt sofort, auch aus dem Schach heraus und was auch immer die Antwort gewesen wäre. Das Feld, das er betritt, darf nicht angegriffen sein.</translation>
    </message>
    <message>
        <source>Fourfold repetition</source>
        <extracomment>assets/rules/palaceshogi.toml</extracomment>
        <translation>Viermal dieselbe Stellung</translation>
    </message>
    <message>
        <source>The game is drawn at once when the same position occurs for the fourth time with at most three other positions between one time and the next, that is, when both players move back and forth without a break.</source>
        <extracomment>assets/rules/palaceshogi.toml</extracomment>
        <translation>Die Partie ist sofort remis, wenn dieselbe Stellung zum vierten Mal entsteht, mit höchstens drei anderen Stellungen zwischen einem Mal und dem nächsten, also wenn beide Spieler ohne Pause hin und her ziehen.</translation>
    </message>
    <message>
        <source>This move is written R-5b+.</source>
        <extracomment>assets/rules/palaceshogi.toml</extracomment>
        <translation>Dieser Zug wird R-5b+ geschrieben.</translation>
    </message>
    <message>
        <source>The three Pandemoniums</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>Die drei Fassungen von Pandemonium</translation>
    </message>
    <message>
        <source>Each player chooses one of four arrangements of bishops and knights.</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>Jeder Spieler wählt eine von vier Aufstellungen der Läufer und Springer.</translation>
    </message>
    <message>
        <source>There is no choice. The king stands on the f-file, the marshal beside the queen.</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>Nichts wird gewählt. Der König steht auf der f-Linie, der Marschall neben der Dame.</translation>
    </message>
    <message>
        <source>As in the revised game, made by swapping on the board.</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>Wie im überarbeiteten Spiel, durch Tauschen auf dem Brett.</translation>
    </message>
    <message>
        <source>On moves that touch the last two ranks; pawns must promote on both.</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>Bei Zügen, die die letzten zwei Reihen berühren; ein Bauer muss sich auf beiden umwandeln.</translation>
    </message>
    <message>
        <source>On moves that touch the last rank; pawns must promote there.</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>Bei Zügen, die die letzte Reihe berühren; ein Bauer muss sich dort umwandeln.</translation>
    </message>
    <message>
        <source>On moves that touch the last two ranks; pawns must promote on the last one only.</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>Bei Zügen, die die letzten zwei Reihen berühren; ein Bauer muss sich nur auf der letzten umwandeln.</translation>
    </message>
    <message>
        <source>Long steps of pawns</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>Lange Schritte der Bauern</translation>
    </message>
    <message>
        <source>Up to three squares from the second rank, two from the third.</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>Bis zu drei Felder von der zweiten Reihe, zwei von der dritten.</translation>
    </message>
    <message>
        <source>Up to three squares from the second rank.</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>Bis zu drei Felder von der zweiten Reihe.</translation>
    </message>
    <message>
        <source>Not on the first rank, nor on the last.</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>Nicht auf der ersten und nicht auf der letzten Reihe.</translation>
    </message>
    <message>
        <source>Not on the last rank.</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>Nicht auf der letzten Reihe.</translation>
    </message>
    <message>
        <source>With a king and a rook that have never moved.</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>Mit einem König und einem Turm, die nie gezogen haben.</translation>
    </message>
    <message>
        <source>With a king on f1 and a rook in the corner, however they came there.</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>Mit einem König auf f1 und einem Turm in der Ecke, wie auch immer sie dorthin kamen.</translation>
    </message>
    <message>
        <source>Three times in the game: a draw, played again with colours swapped.</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>Dreimal in der Partie: remis, noch einmal mit vertauschten Farben.</translation>
    </message>
    <message>
        <source>Three times in a row: a draw.</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>Dreimal hintereinander: remis.</translation>
    </message>
    <message>
        <source>If you know chess</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>Für alle, die Schach kennen</translation>
    </message>
    <message>
        <source>What you capture is yours, and may be dropped in place of a move.</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>Was du schlägst, gehört dir und darf statt eines Zuges eingesetzt werden.</translation>
    </message>
    <message>
        <source>There are two more pieces: the cardinal, bishop and knight in one, and the marshal, rook and knight in one.</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>Es gibt zwei Figuren mehr: den Kardinal, Läufer und Springer in einem, und den Marschall, Turm und Springer in einem.</translation>
    </message>
    <message>
        <source>Pawns may move up to three squares at first.</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>Bauern dürfen anfangs bis zu drei Felder ziehen.</translation>
    </message>
    <message>
        <source>The king moves three squares when it castles.</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>Bei der Rochade zieht der König drei Felder weit.</translation>
    </message>
    <message>
        <source>Pawns capture straight ahead, never diagonally.</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>Bauern schlagen geradeaus, nie schräg.</translation>
    </message>
    <message>
        <source>Pieces that touch the last three ranks must promote.</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>Figuren, die die letzten drei Reihen berühren, müssen sich umwandeln.</translation>
    </message>
    <message>
        <source>A king that reaches the last rank wins.</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>Ein König, der die letzte Reihe erreicht, gewinnt.</translation>
    </message>
    <message>
        <source>There are no draws, no castling and no double step.</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>Es gibt kein Remis, keine Rochade und keinen Doppelschritt.</translation>
    </message>
    <message>
        <source>Captured pieces with a red sign are yours to drop; all others are gone.</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>Geschlagene Figuren mit rotem Zeichen darfst du einsetzen; alle anderen sind weg.</translation>
    </message>
    <message>
        <source>Queens, cannons, dragons and footsoldiers move differently in a palace: your queen starts in one, and crawls.</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>Damen, Kanonen, Drachen und Fußsoldaten ziehen in einem Palast anders: Deine Dame beginnt in einem und kriecht.</translation>
    </message>
    <message>
        <source>A king that enters the enemy palace wins.</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>Ein König, der in den gegnerischen Palast zieht, gewinnt.</translation>
    </message>
    <message>
        <source>The kings may not face each other on an open file.</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>Die Könige dürfen sich nicht auf einer offenen Linie gegenüberstehen.</translation>
    </message>
    <message>
        <source>The king castles with a lance, not with a rook.</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>Der König rochiert mit einer Lanze, nicht mit einem Turm.</translation>
    </message>
    <message>
        <source>If you know crazyhouse</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>Für alle, die Crazyhouse kennen</translation>
    </message>
    <message>
        <source>A dropped pawn may not give mate.</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>Ein eingesetzter Bauer darf nicht matt setzen.</translation>
    </message>
    <message>
        <source>Pieces promote in the enemy camp, and a captured promoted piece goes back to what it was.</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>Figuren wandeln sich im gegnerischen Lager um, und eine geschlagene umgewandelte Figur wird wieder, was sie war.</translation>
    </message>
    <message>
        <source>Both players arrange bishops and knights before the first move.</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>Beide Spieler stellen vor dem ersten Zug Läufer und Springer auf.</translation>
    </message>
    <message>
        <source>Only one unpromoted pawn may stand on a file. Pawns are dropped from the first rank to the eighth, and may mate.</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>Auf einer Linie darf nur ein nicht umgewandelter Bauer stehen. Bauern werden von der ersten bis zur achten Reihe eingesetzt und dürfen matt setzen.</translation>
    </message>
    <message>
        <source>A king that walks to the last rank wins, so an open board is dangerous.</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>Ein König, der zur letzten Reihe geht, gewinnt; ein offenes Brett ist also gefährlich.</translation>
    </message>
    <message>
        <source>Not everything that is captured comes back.</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>Nicht alles Geschlagene kommt zurück.</translation>
    </message>
    <message>
        <source>Drops are limited to your own part of the board, except for silvers.</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>Eingesetzt wird nur auf deinem eigenen Teil des Brettes, außer bei Silbergenerälen.</translation>
    </message>
    <message>
        <source>If you know shogi</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>Für alle, die Shogi kennen</translation>
    </message>
    <message>
        <source>Knights jump in all directions.</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>Springer springen in alle Richtungen.</translation>
    </message>
    <message>
        <source>Several pawns may stand on one file.</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>Mehrere Bauern dürfen auf einer Linie stehen.</translation>
    </message>
    <message>
        <source>Pawns capture diagonally ahead, not straight.</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>Bauern schlagen schräg nach vorn, nicht geradeaus.</translation>
    </message>
    <message>
        <source>The king castles with a rook.</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>Der König rochiert mit einem Turm.</translation>
    </message>
    <message>
        <source>Stalemate is a draw.</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>Patt ist remis.</translation>
    </message>
    <message>
        <source>Promotion is compulsory, and adds the king&apos;s step to a piece.</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>Umwandlung ist Pflicht und fügt einer Figur den Schritt des Königs hinzu.</translation>
    </message>
    <message>
        <source>A dropped pawn may mate.</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>Ein eingesetzter Bauer darf matt setzen.</translation>
    </message>
    <message>
        <source>A position may not occur for the third time; there are no draws.</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>Eine Stellung darf nicht zum dritten Mal entstehen; es gibt kein Remis.</translation>
    </message>
    <message>
        <source>Pawns and golds start promoted. Pawns move as in chess.</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>Bauern und Goldgeneräle beginnen umgewandelt. Bauern ziehen wie im Schach.</translation>
    </message>
    <message>
        <source>Unpromoted pieces are killed when they are captured, and so is the lion.</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>Nicht umgewandelte Figuren verlassen das Spiel, wenn sie geschlagen werden, ebenso der Löwe.</translation>
    </message>
    <message>
        <source>Lance, horse, bishop and rook must promote when they end a move in the zone.</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>Lanze, Pferd, Läufer und Turm müssen sich umwandeln, wenn sie einen Zug in der Zone beenden.</translation>
    </message>
    <message>
        <source>Most pieces are dropped on your own part of the board only.</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>Die meisten Figuren werden nur auf deinem eigenen Teil des Brettes eingesetzt.</translation>
    </message>
    <message>
        <source>Blue</source>
        <extracomment>assets/boards</extracomment>
        <translation>Blau</translation>
    </message>
    <message>
        <source>High contrast</source>
        <extracomment>assets/boards</extracomment>
        <translation>Hoher Kontrast</translation>
    </message>
    <message>
        <source>Green</source>
        <extracomment>assets/boards</extracomment>
        <translation>Grün</translation>
    </message>
    <message>
        <source>Night</source>
        <extracomment>assets/boards</extracomment>
        <translation>Nacht</translation>
    </message>
    <message>
        <source>Paper</source>
        <extracomment>gui/desk/printing.py, assets/boards</extracomment>
        <translation>Papier</translation>
    </message>
    <message>
        <source>Moves like the rook in chess.</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>Zieht wie der Turm im Schach.</translation>
    </message>
    <message>
        <source>Moves like the bishop in chess.</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>Zieht wie der Läufer im Schach.</translation>
    </message>
    <message>
        <source>Moves like the knight in chess.</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>Zieht wie der Springer im Schach.</translation>
    </message>
    <message>
        <source>Moves like the queen in chess.</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>Zieht wie die Dame im Schach.</translation>
    </message>
    <message>
        <source>Moves like the king in chess.</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>Zieht wie der König im Schach.</translation>
    </message>
    <message>
        <source>Bishop and knight of chess in one.</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>Läufer und Springer des Schachs in einem.</translation>
    </message>
    <message>
        <source>Rook and knight of chess in one.</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>Turm und Springer des Schachs in einem.</translation>
    </message>
    <message>
        <source>Queen and knight of chess in one.</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>Dame und Springer des Schachs in einem.</translation>
    </message>
    <message>
        <source>Knight and king of chess in one.</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>Springer und König des Schachs in einem.</translation>
    </message>
    <message>
        <source>Bishop and king of chess in one.</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>Läufer und König des Schachs in einem.</translation>
    </message>
    <message>
        <source>Rook and king of chess in one.</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>Turm und König des Schachs in einem.</translation>
    </message>
    <message>
        <source>Bishop, knight and king of chess in one.</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>Läufer, Springer und König des Schachs in einem.</translation>
    </message>
    <message>
        <source>Rook, knight and king of chess in one.</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>Turm, Springer und König des Schachs in einem.</translation>
    </message>
    <message>
        <source>Moves like the silver in shogi.</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>Zieht wie der Silbergeneral im Shogi.</translation>
    </message>
    <message>
        <source>Moves like the gold in shogi.</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>Zieht wie der Goldgeneral im Shogi.</translation>
    </message>
    <message>
        <source>Moves like the lance in shogi.</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>Zieht wie die Lanze im Shogi.</translation>
    </message>
    <message>
        <source>Moves like the knight in shogi.</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>Zieht wie der Springer im Shogi.</translation>
    </message>
    <message>
        <source>Moves like the pawn in shogi.</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>Zieht wie der Bauer im Shogi.</translation>
    </message>
    <message>
        <source>Moves like the pawn in chess.</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>Zieht wie der Bauer im Schach.</translation>
    </message>
    <message>
        <source>Moves like the cannon in xiangqi.</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>Zieht wie die Kanone im Xiangqi.</translation>
    </message>
    <message>
        <source>From where it stands</source>
        <extracomment>gui/board/piece_facts.py</extracomment>
        <translation>Vom jetzigen Feld</translation>
    </message>
    <message>
        <source>From where it stands: no move</source>
        <extracomment>gui/board/piece_facts.py</extracomment>
        <translation>Vom jetzigen Feld: kein Zug</translation>
    </message>
    <message>
        <source>{title}: a set to print</source>
        <extracomment>gui/desk/printing.py, gui/rulebook/set_pdf.py</extracomment>
        <translation>{title}: ein Spiel zum Drucken</translation>
    </message>
    <message>
        <source>Print a set</source>
        <extracomment>gui/desk/printing.py</extracomment>
        <translation>Spiel drucken</translation>
    </message>
    <message>
        <source>A board, pieces with both faces to cut out and fold, and a card with the moves and a summary of the rules.</source>
        <extracomment>gui/desk/printing.py</extracomment>
        <translation>Ein Brett, Figuren mit beiden Seiten zum Ausschneiden und Falten und eine Karte mit den Zügen und den Regeln in Kürze.</translation>
    </message>
    <message>
        <source>Letter</source>
        <comment>paper</comment>
        <extracomment>gui/desk/printing.py</extracomment>
        <translation>Letter</translation>
    </message>
    <message>
        <source>No PDF was made.</source>
        <extracomment>gui/desk/printing.py</extracomment>
        <translation>Es wurde kein PDF erstellt.</translation>
    </message>
    <message>
        <source>50 mm</source>
        <extracomment>gui/rulebook/set_pdf.py</extracomment>
        <translation>50 mm</translation>
    </message>
    <message>
        <source>Summary of the rules</source>
        <extracomment>gui/rulebook/set_pdf.py</extracomment>
        <translation>Die Regeln in Kürze</translation>
    </message>
    <message>
        <source>Print a set to &amp;cut out (PDF)…</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>Spiel &amp;zum Ausschneiden (PDF)…</translation>
    </message>
    <message>
        <source>What this game does not have</source>
        <extracomment>gui/rulebook/generated.py, assets/rules/pandemonium.toml, assets/rules/pandemonium-2020.toml, assets/rules/pandemonium-vchess.toml, assets/rules/mansindam.toml, assets/rules/palaceshogi.toml</extracomment>
        <translation>Was es in diesem Spiel nicht gibt</translation>
    </message>
    <message>
        <source>White&apos;s king may step to e1, and face the other one.</source>
        <extracomment>assets/rules/pandemonium.toml, assets/rules/pandemonium-2020.toml, assets/rules/pandemonium-vchess.toml</extracomment>
        <translation>Der weiße König darf nach e1 ziehen und dem anderen gegenüberstehen.</translation>
    </message>
    <message>
        <source>The king does not castle: it may move one square, here as everywhere.</source>
        <extracomment>assets/rules/mansindam.toml</extracomment>
        <translation>Der König rochiert nicht: Er darf ein Feld weit ziehen, hier wie überall.</translation>
    </message>
    <message>
        <source>With a lion on the board, the queen on 3c may not become a second one.</source>
        <extracomment>assets/rules/palaceshogi.toml</extracomment>
        <translation>Mit einem Löwen auf dem Brett darf die Dame auf 3c kein zweiter werden.</translation>
    </message>
    <message>
        <source>The lion may not capture the other lion.</source>
        <extracomment>assets/rules/palaceshogi.toml</extracomment>
        <translation>Der Löwe darf den anderen Löwen nicht schlagen.</translation>
    </message>
    <message>
        <source>The king may leave its palace.</source>
        <extracomment>assets/rules/palaceshogi.toml</extracomment>
        <translation>Der König darf seinen Palast verlassen.</translation>
    </message>
    <message>
        <source>Wood</source>
        <extracomment>assets/boards</extracomment>
        <translation>Holz</translation>
    </message>
    <message>
        <source>Your first game</source>
        <extracomment>assets/lessons/pandemonium/01-first-game.toml, assets/lessons/mansindam/01-first-game.toml, assets/lessons/palaceshogi/01-first-game.toml</extracomment>
        <translation>Deine erste Partie</translation>
    </message>
    <message>
        <source>The king is slow, and it is everything: lose it and you lose the game.</source>
        <extracomment>assets/lessons/pandemonium/01-first-game.toml, assets/lessons/mansindam/01-first-game.toml, assets/lessons/palaceshogi/01-first-game.toml</extracomment>
        <translation>Der König ist langsam, und er ist alles: Wer ihn verliert, hat die Partie verloren.</translation>
    </message>
    <message>
        <source>A rook moves straight, as far as it likes. Capture the pawn with it.</source>
        <extracomment>assets/lessons/pandemonium/01-first-game.toml, assets/lessons/mansindam/01-first-game.toml</extracomment>
        <translation>Ein Turm zieht gerade, so weit er will. Schlage den Bauern mit ihm.</translation>
    </message>
    <message>
        <source>You capture by going where an enemy piece stands. It is yours now.</source>
        <extracomment>assets/lessons/pandemonium/01-first-game.toml, assets/lessons/mansindam/01-first-game.toml</extracomment>
        <translation>Du schlägst, indem du dorthin ziehst, wo eine gegnerische Figur steht. Jetzt gehört sie dir.</translation>
    </message>
    <message>
        <source>What you captured is in your hand. Instead of moving, you may drop it on an empty square. Drop the knight on the marked square.</source>
        <extracomment>assets/lessons/pandemonium/01-first-game.toml, assets/lessons/mansindam/01-first-game.toml</extracomment>
        <translation>Was du geschlagen hast, liegt in deiner Hand. Statt zu ziehen, darfst du es auf ein leeres Feld einsetzen. Setze den Springer auf das markierte Feld.</translation>
    </message>
    <message>
        <source>A pawn moves straight ahead, but captures diagonally. Capture the knight.</source>
        <extracomment>assets/lessons/pandemonium/01-first-game.toml</extracomment>
        <translation>Ein Bauer zieht geradeaus, schlägt aber schräg. Schlage den Springer.</translation>
    </message>
    <message>
        <source>A king that is attacked is in check. Give check with the rook.</source>
        <extracomment>assets/lessons/pandemonium/01-first-game.toml, assets/lessons/mansindam/01-first-game.toml, assets/lessons/palaceshogi/01-first-game.toml</extracomment>
        <translation>Ein angegriffener König steht im Schach. Gib mit dem Turm Schach.</translation>
    </message>
    <message>
        <source>The other side must answer a check at once.</source>
        <extracomment>assets/lessons/pandemonium/01-first-game.toml, assets/lessons/mansindam/01-first-game.toml, assets/lessons/palaceshogi/01-first-game.toml</extracomment>
        <translation>Die andere Seite muss auf ein Schach sofort antworten.</translation>
    </message>
    <message>
        <source>Checkmate. That is the aim of the game.</source>
        <extracomment>assets/lessons/pandemonium/01-first-game.toml, assets/lessons/mansindam/01-first-game.toml, assets/lessons/palaceshogi/01-first-game.toml</extracomment>
        <translation>Matt. Das ist das Ziel des Spiels.</translation>
    </message>
    <message>
        <source>Pieces in the hand are always ready. Look for drops before you move.</source>
        <extracomment>assets/lessons/pandemonium/01-first-game.toml, assets/lessons/mansindam/01-first-game.toml</extracomment>
        <translation>Figuren in der Hand sind immer bereit. Suche nach Einsetzzügen, bevor du ziehst.</translation>
    </message>
    <message>
        <source>Bring the pawn into the last two ranks, where it becomes a gilding, as strong as a queen.</source>
        <extracomment>assets/lessons/pandemonium/01-first-game.toml</extracomment>
        <translation>Bringe den Bauern auf die letzten zwei Reihen, wo er zur Vergoldung wird, so stark wie eine Dame.</translation>
    </message>
    <message>
        <source>Rook and dragon</source>
        <extracomment>assets/lessons/pandemonium/02-rook-and-dragon.toml, assets/lessons/palaceshogi/02-rook-and-dragon.toml</extracomment>
        <translation>Turm und Drache</translation>
    </message>
    <message>
        <source>The rook on its lines, and what it becomes.</source>
        <extracomment>assets/lessons/pandemonium/02-rook-and-dragon.toml, assets/lessons/mansindam/02-rook-and-tiger.toml, assets/lessons/palaceshogi/02-rook-and-dragon.toml</extracomment>
        <translation>Der Turm auf seinen Linien und was aus ihm wird.</translation>
    </message>
    <message>
        <source>The rook goes along ranks and files. Visit both marked squares.</source>
        <extracomment>assets/lessons/pandemonium/02-rook-and-dragon.toml, assets/lessons/mansindam/02-rook-and-tiger.toml, assets/lessons/palaceshogi/02-rook-and-dragon.toml</extracomment>
        <translation>Der Turm zieht auf Reihen und Linien. Besuche beide markierten Felder.</translation>
    </message>
    <message>
        <source>The rook does not jump. Find the way to the marked square.</source>
        <extracomment>assets/lessons/pandemonium/02-rook-and-dragon.toml, assets/lessons/palaceshogi/02-rook-and-dragon.toml</extracomment>
        <translation>Der Turm springt nicht. Finde den Weg zum markierten Feld.</translation>
    </message>
    <message>
        <source>Capture both pawns.</source>
        <extracomment>assets/lessons/pandemonium/02-rook-and-dragon.toml, assets/lessons/mansindam/02-rook-and-tiger.toml</extracomment>
        <translation>Schlage beide Bauern.</translation>
    </message>
    <message>
        <source>Each capture adds a piece to your hand.</source>
        <extracomment>assets/lessons/pandemonium/02-rook-and-dragon.toml, assets/lessons/mansindam/02-rook-and-tiger.toml</extracomment>
        <translation>Jedes Mal, wenn du schlägst, kommt eine Figur in deine Hand.</translation>
    </message>
    <message>
        <source>A dragon is a promoted rook: it also steps diagonally, one square. Go to the marked square in two moves.</source>
        <extracomment>assets/lessons/pandemonium/02-rook-and-dragon.toml</extracomment>
        <translation>Ein Drache ist ein umgewandelter Turm: Er geht auch ein Feld schräg. Geh in zwei Zügen auf das markierte Feld.</translation>
    </message>
    <message>
        <source>A rook may promote when it moves into the last two ranks. Do it.</source>
        <extracomment>assets/lessons/pandemonium/02-rook-and-dragon.toml</extracomment>
        <translation>Ein Turm darf sich umwandeln, wenn er auf die letzten zwei Reihen zieht. Tu es.</translation>
    </message>
    <message>
        <source>It keeps all moves of the rook and gains the king&apos;s step.</source>
        <extracomment>assets/lessons/pandemonium/02-rook-and-dragon.toml, assets/lessons/mansindam/02-rook-and-tiger.toml</extracomment>
        <translation>Er behält alle Züge des Turms und gewinnt den Schritt des Königs.</translation>
    </message>
    <message>
        <source>Bishop and horse</source>
        <extracomment>assets/lessons/pandemonium/03-bishop-and-horse.toml</extracomment>
        <translation>Läufer und Pferd</translation>
    </message>
    <message>
        <source>Diagonals, and a way to change colour.</source>
        <extracomment>assets/lessons/pandemonium/03-bishop-and-horse.toml, assets/lessons/mansindam/03-bishop-and-archer.toml</extracomment>
        <translation>Diagonalen und ein Weg, die Farbe zu wechseln.</translation>
    </message>
    <message>
        <source>The bishop moves diagonally, as far as it likes. Visit both marked squares.</source>
        <extracomment>assets/lessons/pandemonium/03-bishop-and-horse.toml, assets/lessons/mansindam/03-bishop-and-archer.toml, assets/lessons/palaceshogi/03-bishop-and-elephant.toml</extracomment>
        <translation>Der Läufer zieht schräg, so weit er will. Besuche beide markierten Felder.</translation>
    </message>
    <message>
        <source>A bishop stays on squares of one colour forever. Take the pawn it can reach.</source>
        <extracomment>assets/lessons/pandemonium/03-bishop-and-horse.toml, assets/lessons/mansindam/03-bishop-and-archer.toml</extracomment>
        <translation>Ein Läufer bleibt für immer auf Feldern einer Farbe. Schlage den Bauern, den er erreichen kann.</translation>
    </message>
    <message>
        <source>The other pawn stands on a square it will never reach.</source>
        <extracomment>assets/lessons/pandemonium/03-bishop-and-horse.toml, assets/lessons/mansindam/03-bishop-and-archer.toml</extracomment>
        <translation>Der andere Bauer steht auf einem Feld, das er nie erreicht.</translation>
    </message>
    <message>
        <source>A horse is a promoted bishop: it also steps straight, one square. Go to the marked square.</source>
        <extracomment>assets/lessons/pandemonium/03-bishop-and-horse.toml</extracomment>
        <translation>Ein Pferd ist ein umgewandelter Läufer: Es geht auch ein Feld gerade. Geh auf das markierte Feld.</translation>
    </message>
    <message>
        <source>The single step lets it change colour.</source>
        <extracomment>assets/lessons/pandemonium/03-bishop-and-horse.toml, assets/lessons/mansindam/03-bishop-and-archer.toml</extracomment>
        <translation>Mit dem einen Schritt wechselt es die Farbe.</translation>
    </message>
    <message>
        <source>Give check with the horse where nothing can take it.</source>
        <extracomment>assets/lessons/pandemonium/03-bishop-and-horse.toml</extracomment>
        <translation>Gib mit dem Pferd Schach, wo nichts es schlagen kann.</translation>
    </message>
    <message>
        <source>Capture both pawns with the bishop.</source>
        <extracomment>assets/lessons/pandemonium/03-bishop-and-horse.toml, assets/lessons/mansindam/03-bishop-and-archer.toml</extracomment>
        <translation>Schlage beide Bauern mit dem Läufer.</translation>
    </message>
    <message>
        <source>Knight and scepter</source>
        <extracomment>assets/lessons/pandemonium/04-knight-and-scepter.toml</extracomment>
        <translation>Springer und Zepter</translation>
    </message>
    <message>
        <source>The only simple piece that jumps.</source>
        <extracomment>assets/lessons/pandemonium/04-knight-and-scepter.toml, assets/lessons/mansindam/04-knight-and-centaur.toml</extracomment>
        <translation>Die einzige einfache Figur, die springt.</translation>
    </message>
    <message>
        <source>The knight jumps: two squares straight and one to the side. Go to the marked square.</source>
        <extracomment>assets/lessons/pandemonium/04-knight-and-scepter.toml</extracomment>
        <translation>Der Springer springt: zwei Felder gerade und eines zur Seite. Geh auf das markierte Feld.</translation>
    </message>
    <message>
        <source>It jumps over anything. Come out from behind your pawns to the marked square.</source>
        <extracomment>assets/lessons/pandemonium/04-knight-and-scepter.toml, assets/lessons/mansindam/04-knight-and-centaur.toml</extracomment>
        <translation>Er springt über alles hinweg. Komm hinter deinen Bauern hervor und geh auf das markierte Feld.</translation>
    </message>
    <message>
        <source>Take all three pawns.</source>
        <extracomment>assets/lessons/pandemonium/04-knight-and-scepter.toml, assets/lessons/mansindam/04-knight-and-centaur.toml, assets/lessons/mansindam/06-marshal-and-ship.toml</extracomment>
        <translation>Schlage alle drei Bauern.</translation>
    </message>
    <message>
        <source>A fork attacks two pieces at once. Attack king and rook with one jump.</source>
        <extracomment>assets/lessons/pandemonium/04-knight-and-scepter.toml, assets/lessons/mansindam/04-knight-and-centaur.toml</extracomment>
        <translation>Eine Gabel greift zwei Figuren zugleich an. Greife mit einem Sprung König und Turm an.</translation>
    </message>
    <message>
        <source>The scepter adds the king&apos;s step. Take both pawns.</source>
        <extracomment>assets/lessons/pandemonium/04-knight-and-scepter.toml</extracomment>
        <translation>Beim Zepter kommt der Schritt des Königs hinzu. Schlage beide Bauern.</translation>
    </message>
    <message>
        <source>A scepter beside a king is terrible: it leaves hardly a square.</source>
        <extracomment>assets/lessons/pandemonium/04-knight-and-scepter.toml</extracomment>
        <translation>Ein Zepter neben einem König ist furchtbar: Es lässt ihm kaum ein Feld.</translation>
    </message>
    <message>
        <source>The cardinal</source>
        <extracomment>assets/lessons/pandemonium/05-cardinal.toml</extracomment>
        <translation>Der Kardinal</translation>
    </message>
    <message>
        <source>Bishop and knight in one.</source>
        <extracomment>assets/lessons/pandemonium/05-cardinal.toml, assets/lessons/mansindam/05-cardinal-and-rhino.toml</extracomment>
        <translation>Läufer und Springer in einem.</translation>
    </message>
    <message>
        <source>The cardinal moves like a bishop or like a knight. Visit both marked squares.</source>
        <extracomment>assets/lessons/pandemonium/05-cardinal.toml, assets/lessons/mansindam/05-cardinal-and-rhino.toml</extracomment>
        <translation>Der Kardinal zieht wie ein Läufer oder wie ein Springer. Besuche beide markierten Felder.</translation>
    </message>
    <message>
        <source>Take both rooks.</source>
        <extracomment>assets/lessons/pandemonium/05-cardinal.toml, assets/lessons/mansindam/05-cardinal-and-rhino.toml</extracomment>
        <translation>Schlage beide Türme.</translation>
    </message>
    <message>
        <source>It sees what bishops and knights see.</source>
        <extracomment>assets/lessons/pandemonium/05-cardinal.toml, assets/lessons/mansindam/05-cardinal-and-rhino.toml</extracomment>
        <translation>Er sieht, was Läufer und Springer sehen.</translation>
    </message>
    <message>
        <source>With its own king&apos;s help, the cardinal mates a king in the corner. Find the square.</source>
        <extracomment>assets/lessons/pandemonium/05-cardinal.toml</extracomment>
        <translation>Mit Hilfe seines Königs setzt der Kardinal einen König in der Ecke matt. Finde das Feld.</translation>
    </message>
    <message>
        <source>Drop the cardinal so that it attacks king and queen at once, and nothing can take it.</source>
        <extracomment>assets/lessons/pandemonium/05-cardinal.toml</extracomment>
        <translation>Setze den Kardinal so ein, dass er König und Dame zugleich angreift und nichts ihn schlagen kann.</translation>
    </message>
    <message>
        <source>When promoted, the cardinal becomes a whole, which moves like a queen and loses the jump. Promote it.</source>
        <extracomment>assets/lessons/pandemonium/05-cardinal.toml</extracomment>
        <translation>Umgewandelt wird der Kardinal zu einem Ganzen, das wie eine Dame zieht und den Sprung verliert. Wandle ihn um.</translation>
    </message>
    <message>
        <source>Think before you promote it: sometimes the jump is worth more.</source>
        <extracomment>assets/lessons/pandemonium/05-cardinal.toml</extracomment>
        <translation>Überlege, bevor du umwandelst: Manchmal ist der Sprung mehr wert.</translation>
    </message>
    <message>
        <source>The marshal</source>
        <extracomment>assets/lessons/pandemonium/06-marshal.toml</extracomment>
        <translation>Der Marschall</translation>
    </message>
    <message>
        <source>Rook and knight in one.</source>
        <extracomment>assets/lessons/pandemonium/06-marshal.toml, assets/lessons/mansindam/06-marshal-and-ship.toml</extracomment>
        <translation>Turm und Springer in einem.</translation>
    </message>
    <message>
        <source>The marshal moves like a rook or like a knight. Visit both marked squares.</source>
        <extracomment>assets/lessons/pandemonium/06-marshal.toml, assets/lessons/mansindam/06-marshal-and-ship.toml</extracomment>
        <translation>Der Marschall zieht wie ein Turm oder wie ein Springer. Besuche beide markierten Felder.</translation>
    </message>
    <message>
        <source>Take both pawns.</source>
        <extracomment>assets/lessons/pandemonium/06-marshal.toml</extracomment>
        <translation>Schlage beide Bauern.</translation>
    </message>
    <message>
        <source>The marshal mates on the edge with a little help. Find the square.</source>
        <extracomment>assets/lessons/pandemonium/06-marshal.toml</extracomment>
        <translation>Der Marschall setzt am Rand mit ein wenig Hilfe matt. Finde das Feld.</translation>
    </message>
    <message>
        <source>Give check with a jump that nothing can answer by putting a piece between.</source>
        <extracomment>assets/lessons/pandemonium/06-marshal.toml</extracomment>
        <translation>Gib mit einem Sprung so Schach, dass nichts dazwischengestellt werden kann.</translation>
    </message>
    <message>
        <source>When promoted, the marshal becomes an apricot, which moves like a queen. Promote it with check.</source>
        <extracomment>assets/lessons/pandemonium/06-marshal.toml</extracomment>
        <translation>Umgewandelt wird der Marschall zu einer Aprikose, die wie eine Dame zieht. Wandle ihn mit Schach um.</translation>
    </message>
    <message>
        <source>The queen</source>
        <extracomment>assets/lessons/pandemonium/07-queen.toml, assets/lessons/palaceshogi/08-queen.toml</extracomment>
        <translation>Die Dame</translation>
    </message>
    <message>
        <source>Straight and diagonal.</source>
        <extracomment>assets/lessons/pandemonium/07-queen.toml</extracomment>
        <translation>Gerade und schräg.</translation>
    </message>
    <message>
        <source>The queen moves straight and diagonally. Visit all three marked squares.</source>
        <extracomment>assets/lessons/pandemonium/07-queen.toml, assets/lessons/mansindam/07-queen-and-angel.toml</extracomment>
        <translation>Die Dame zieht gerade und schräg. Besuche alle drei markierten Felder.</translation>
    </message>
    <message>
        <source>Take all three pieces.</source>
        <extracomment>assets/lessons/pandemonium/07-queen.toml</extracomment>
        <translation>Schlage alle drei Figuren.</translation>
    </message>
    <message>
        <source>Mate with the queen and the help of the king.</source>
        <extracomment>assets/lessons/pandemonium/07-queen.toml, assets/lessons/mansindam/07-queen-and-angel.toml</extracomment>
        <translation>Setze mit der Dame und der Hilfe des Königs matt.</translation>
    </message>
    <message>
        <source>Four pieces move like a queen: queen, gilding, whole and apricot. When captured, they differ: take the gilding and look at your hand.</source>
        <extracomment>assets/lessons/pandemonium/07-queen.toml</extracomment>
        <translation>Vier Figuren ziehen wie eine Dame: Dame, Vergoldung, Ganzes und Aprikose. Der Unterschied zeigt sich, wenn sie geschlagen werden: Schlage die Vergoldung und sieh in deine Hand.</translation>
    </message>
    <message>
        <source>It is a pawn in your hand. A captured queen would be a queen.</source>
        <extracomment>assets/lessons/pandemonium/07-queen.toml</extracomment>
        <translation>In deiner Hand ist es ein Bauer. Eine geschlagene Dame wäre eine Dame.</translation>
    </message>
    <message>
        <source>Long first steps, and a new face.</source>
        <extracomment>assets/lessons/pandemonium/08-pawns.toml</extracomment>
        <translation>Lange erste Schritte und ein neues Gesicht.</translation>
    </message>
    <message>
        <source>Pawns capture diagonally ahead. Take both.</source>
        <extracomment>assets/lessons/pandemonium/08-pawns.toml</extracomment>
        <translation>Bauern schlagen schräg nach vorn. Schlage beide.</translation>
    </message>
    <message>
        <source>Attack both rooks with one pawn.</source>
        <extracomment>assets/lessons/pandemonium/08-pawns.toml</extracomment>
        <translation>Greife mit einem Bauern beide Türme an.</translation>
    </message>
    <message>
        <source>You will win one of them.</source>
        <extracomment>assets/lessons/pandemonium/08-pawns.toml</extracomment>
        <translation>Einen von ihnen bekommst du.</translation>
    </message>
    <message>
        <source>For one move only.</source>
        <extracomment>assets/lessons/pandemonium/09-en-passant.toml</extracomment>
        <translation>Nur für einen Zug.</translation>
    </message>
    <message>
        <source>It may be captured on any square that it passed over and that you attack. Do it from the other side.</source>
        <extracomment>assets/lessons/pandemonium/09-en-passant.toml</extracomment>
        <translation>Er darf auf jedem Feld geschlagen werden, das er übersprungen hat und das du angreifst. Tu es von der anderen Seite.</translation>
    </message>
    <message>
        <source>Captured pieces are yours</source>
        <extracomment>assets/lessons/pandemonium/10-drops.toml, assets/lessons/mansindam/09-drops.toml</extracomment>
        <translation>Geschlagene Figuren gehören dir</translation>
    </message>
    <message>
        <source>Hand and board are one army.</source>
        <extracomment>assets/lessons/pandemonium/10-drops.toml, assets/lessons/mansindam/09-drops.toml</extracomment>
        <translation>Hand und Brett sind eine Armee.</translation>
    </message>
    <message>
        <source>Drop the bishop so that it gives check.</source>
        <extracomment>assets/lessons/pandemonium/10-drops.toml, assets/lessons/mansindam/09-drops.toml</extracomment>
        <translation>Setze den Läufer so ein, dass er Schach gibt.</translation>
    </message>
    <message>
        <source>Drop the knight where it attacks king and rook at once.</source>
        <extracomment>assets/lessons/pandemonium/10-drops.toml, assets/lessons/mansindam/09-drops.toml</extracomment>
        <translation>Setze den Springer ein, wo er König und Turm zugleich angreift.</translation>
    </message>
    <message>
        <source>A pawn may give check when it is dropped. Do it.</source>
        <extracomment>assets/lessons/pandemonium/10-drops.toml</extracomment>
        <translation>Ein Bauer darf beim Einsetzen Schach geben. Tu es.</translation>
    </message>
    <message>
        <source>Guard your rook with a drop, so that the queen cannot take it for nothing.</source>
        <extracomment>assets/lessons/pandemonium/10-drops.toml, assets/lessons/mansindam/09-drops.toml</extracomment>
        <translation>Decke deinen Turm durch Einsetzen, sodass die Dame ihn nicht umsonst schlagen kann.</translation>
    </message>
    <message>
        <source>Take the rook, then drop it with check.</source>
        <extracomment>assets/lessons/pandemonium/10-drops.toml</extracomment>
        <translation>Schlage den Turm und setze ihn dann mit Schach ein.</translation>
    </message>
    <message>
        <source>A pawn may not mate when it is dropped. Mate with the knight instead.</source>
        <extracomment>assets/lessons/pandemonium/10-drops.toml</extracomment>
        <translation>Ein Bauer darf beim Einsetzen nicht matt setzen. Setze stattdessen mit dem Springer matt.</translation>
    </message>
    <message>
        <source>The enemy camp</source>
        <extracomment>assets/lessons/pandemonium/11-promotion.toml</extracomment>
        <translation>Das gegnerische Lager</translation>
    </message>
    <message>
        <source>The last two ranks.</source>
        <extracomment>assets/lessons/pandemonium/11-promotion.toml</extracomment>
        <translation>Die letzten zwei Reihen.</translation>
    </message>
    <message>
        <source>Promote the rook, but not on the ninth rank.</source>
        <extracomment>assets/lessons/pandemonium/11-promotion.toml</extracomment>
        <translation>Wandle den Turm um, aber nicht auf der neunten Reihe.</translation>
    </message>
    <message>
        <source>You need not promote at once: go into the camp with the knight as it is, and promote on the way out.</source>
        <extracomment>assets/lessons/pandemonium/11-promotion.toml</extracomment>
        <translation>Du musst nicht sofort umwandeln: Geh mit dem Springer, wie er ist, ins Lager und wandle auf dem Weg hinaus um.</translation>
    </message>
    <message>
        <source>A piece dropped in the camp promotes when it moves. Drop the rook on the marked square and promote it.</source>
        <extracomment>assets/lessons/pandemonium/11-promotion.toml</extracomment>
        <translation>Eine im Lager eingesetzte Figur wandelt sich um, wenn sie zieht. Setze den Turm auf das markierte Feld und wandle ihn um.</translation>
    </message>
    <message>
        <source>Promote with check.</source>
        <extracomment>assets/lessons/pandemonium/11-promotion.toml, assets/lessons/mansindam/10-promotion.toml</extracomment>
        <translation>Wandle mit Schach um.</translation>
    </message>
    <message>
        <source>Where do bishops and knights stand?</source>
        <extracomment>assets/lessons/pandemonium/12-setup.toml</extracomment>
        <translation>Wo stehen Läufer und Springer?</translation>
    </message>
    <message>
        <source>Before the first move you choose where your bishops and knights stand. Choose one of the four.</source>
        <extracomment>assets/lessons/pandemonium/01-first-game.toml, assets/lessons/pandemonium/12-setup.toml</extracomment>
        <translation>Vor dem ersten Zug wählst du, wo deine Läufer und Springer stehen. Wähle eine der vier Aufstellungen.</translation>
    </message>
    <message>
        <source>Definition for Fairy-Stockfish (*.ini)</source>
        <extracomment>gui/desk/definition_export.py</extracomment>
        <translation>Definition für Fairy-Stockfish (*.ini)</translation>
    </message>
    <message>
        <source>Black has seen your choice and has chosen, too. Make the first move: a pawn, three squares.</source>
        <extracomment>assets/lessons/pandemonium/12-setup.toml</extracomment>
        <translation>Schwarz hat deine Wahl gesehen und auch gewählt. Mach den ersten Zug: ein Bauer, drei Felder.</translation>
    </message>
    <message>
        <source>The king moves three squares.</source>
        <extracomment>assets/lessons/pandemonium/13-castling.toml</extracomment>
        <translation>Der König geht drei Felder.</translation>
    </message>
    <message>
        <source>Castle to the other side.</source>
        <extracomment>assets/lessons/pandemonium/13-castling.toml</extracomment>
        <translation>Rochiere zur anderen Seite.</translation>
    </message>
    <message>
        <source>Something is in the way. Move it, then castle.</source>
        <extracomment>assets/lessons/pandemonium/13-castling.toml, assets/lessons/palaceshogi/13-castling.toml</extracomment>
        <translation>Etwas steht im Weg. Ziehe es weg und rochiere dann.</translation>
    </message>
    <message>
        <source>Check, and three answers</source>
        <extracomment>assets/lessons/pandemonium/14-check.toml, assets/lessons/mansindam/11-check.toml, assets/lessons/palaceshogi/14-check.toml</extracomment>
        <translation>Schach und drei Antworten</translation>
    </message>
    <message>
        <source>Move, take, or put something in between.</source>
        <extracomment>assets/lessons/pandemonium/14-check.toml, assets/lessons/mansindam/11-check.toml, assets/lessons/palaceshogi/14-check.toml</extracomment>
        <translation>Ziehen, schlagen oder etwas dazwischenstellen.</translation>
    </message>
    <message>
        <source>You are in check. Move the king to safety.</source>
        <extracomment>assets/lessons/pandemonium/14-check.toml, assets/lessons/mansindam/11-check.toml, assets/lessons/palaceshogi/14-check.toml</extracomment>
        <translation>Du stehst im Schach. Bringe den König in Sicherheit.</translation>
    </message>
    <message>
        <source>You are in check. Take the piece that gives check.</source>
        <extracomment>assets/lessons/pandemonium/14-check.toml, assets/lessons/mansindam/11-check.toml, assets/lessons/palaceshogi/14-check.toml</extracomment>
        <translation>Du stehst im Schach. Schlage die Figur, die Schach gibt.</translation>
    </message>
    <message>
        <source>You are in check. Put the pawn in between.</source>
        <extracomment>assets/lessons/pandemonium/14-check.toml</extracomment>
        <translation>Du stehst im Schach. Stelle den Bauern dazwischen.</translation>
    </message>
    <message>
        <source>Near the king, a single pawn in hand can save the game.</source>
        <extracomment>assets/lessons/pandemonium/14-check.toml, assets/lessons/mansindam/11-check.toml</extracomment>
        <translation>Nahe am König kann ein einziger Bauer in der Hand die Partie retten.</translation>
    </message>
    <message>
        <source>Nothing can be put between a knight and the king. Find a safe answer.</source>
        <extracomment>assets/lessons/pandemonium/14-check.toml</extracomment>
        <translation>Zwischen einen Springer und den König passt nichts. Finde eine sichere Antwort.</translation>
    </message>
    <message>
        <source>Mates with drops</source>
        <extracomment>assets/lessons/pandemonium/15-mates.toml, assets/lessons/mansindam/12-mates.toml</extracomment>
        <translation>Matts durch Einsetzen</translation>
    </message>
    <message>
        <source>Look at the hand first.</source>
        <extracomment>assets/lessons/pandemonium/15-mates.toml, assets/lessons/mansindam/12-mates.toml</extracomment>
        <translation>Sieh zuerst in die Hand.</translation>
    </message>
    <message>
        <source>Mate in one with the queen or with the cardinal in your hand.</source>
        <extracomment>assets/lessons/pandemonium/15-mates.toml</extracomment>
        <translation>Matt in einem Zug mit der Dame oder dem Kardinal in deiner Hand.</translation>
    </message>
    <message>
        <source>Mate in one with a knight: nothing can come between it and the king.</source>
        <extracomment>assets/lessons/pandemonium/15-mates.toml, assets/lessons/mansindam/12-mates.toml</extracomment>
        <translation>Matt in einem Zug mit einem Springer: Zwischen ihn und den König passt nichts.</translation>
    </message>
    <message>
        <source>Mate in one: drop the rook where the king cannot take it.</source>
        <extracomment>assets/lessons/pandemonium/15-mates.toml, assets/lessons/mansindam/12-mates.toml</extracomment>
        <translation>Matt in einem Zug: Setze den Turm ein, wo der König ihn nicht schlagen kann.</translation>
    </message>
    <message>
        <source>Mate in two with two rooks in hand.</source>
        <extracomment>assets/lessons/mansindam/12-mates.toml</extracomment>
        <translation>Matt in zwei Zügen mit zwei Türmen in der Hand.</translation>
    </message>
    <message>
        <source>Mate in two: the first move takes squares away.</source>
        <extracomment>assets/lessons/pandemonium/15-mates.toml</extracomment>
        <translation>Matt in zwei Zügen: Der erste nimmt Felder weg.</translation>
    </message>
    <message>
        <source>How a game can be drawn</source>
        <extracomment>assets/lessons/pandemonium/16-repetition-and-stalemate.toml</extracomment>
        <translation>Wie eine Partie remis werden kann</translation>
    </message>
    <message>
        <source>And when one check too many loses.</source>
        <extracomment>assets/lessons/pandemonium/16-repetition-and-stalemate.toml</extracomment>
        <translation>Und wann ein Schach zu viel zum Verlust führt.</translation>
    </message>
    <message>
        <source>A side that cannot move and is not in check is stalemated, and the game is drawn. Do not stalemate Black here: mate instead.</source>
        <extracomment>assets/lessons/pandemonium/16-repetition-and-stalemate.toml</extracomment>
        <translation>Eine Seite, die nicht im Schach steht und nicht ziehen kann, ist patt, und die Partie ist remis. Setze Schwarz hier nicht patt, sondern matt.</translation>
    </message>
    <message>
        <source>The third time the same position occurs, the game is drawn, but if one side gave check every time, that side loses. So do not check forever: mate in one.</source>
        <extracomment>assets/lessons/pandemonium/16-repetition-and-stalemate.toml</extracomment>
        <translation>Entsteht dieselbe Stellung zum dritten Mal, ist die Partie remis; hat aber eine Seite die ganze Zeit Schach gegeben, verliert sie. Gib also nicht ewig Schach: Setze in einem Zug matt.</translation>
    </message>
    <message>
        <source>What pieces are worth</source>
        <extracomment>assets/lessons/pandemonium/17-values.toml, assets/lessons/mansindam/15-values.toml, assets/lessons/palaceshogi/16-values.toml</extracomment>
        <translation>Was Figuren wert sind</translation>
    </message>
    <message>
        <source>Trade well, and leave nothing hanging.</source>
        <extracomment>assets/lessons/pandemonium/17-values.toml, assets/lessons/mansindam/15-values.toml</extracomment>
        <translation>Tausche gut und lass nichts hängen.</translation>
    </message>
    <message>
        <source>One of these is guarded. Take the other one.</source>
        <extracomment>assets/lessons/pandemonium/17-values.toml, assets/lessons/mansindam/15-values.toml</extracomment>
        <translation>Eine davon ist gedeckt. Schlage die andere.</translation>
    </message>
    <message>
        <source>Your queen is attacked. Move it to a safe square.</source>
        <extracomment>assets/lessons/pandemonium/17-values.toml, assets/lessons/mansindam/15-values.toml</extracomment>
        <translation>Deine Dame ist angegriffen. Ziehe sie auf ein sicheres Feld.</translation>
    </message>
    <message>
        <source>The rook attacks your knight. Guard it with a drop.</source>
        <extracomment>assets/lessons/pandemonium/17-values.toml, assets/lessons/mansindam/15-values.toml</extracomment>
        <translation>Der Turm greift deinen Springer an. Decke ihn durch Einsetzen.</translation>
    </message>
    <message>
        <source>The first edition</source>
        <extracomment>assets/lessons/pandemonium/18-first-edition.toml</extracomment>
        <translation>Die Urfassung</translation>
    </message>
    <message>
        <source>What was different in 2020.</source>
        <extracomment>assets/lessons/pandemonium/18-first-edition.toml</extracomment>
        <translation>Was 2020 anders war.</translation>
    </message>
    <message>
        <source>Pieces promote only on the last rank. Bring the rook there and promote it.</source>
        <extracomment>assets/lessons/pandemonium/18-first-edition.toml</extracomment>
        <translation>Figuren wandeln sich nur auf der letzten Reihe um. Bringe den Turm dorthin und wandle ihn um.</translation>
    </message>
    <message>
        <source>Castling does not depend on earlier moves: a king on f1 and a rook in the corner are enough. Castle.</source>
        <extracomment>assets/lessons/pandemonium/18-first-edition.toml</extracomment>
        <translation>Die Rochade hängt nicht von früheren Zügen ab: Ein König auf f1 und ein Turm in der Ecke genügen. Rochiere.</translation>
    </message>
    <message>
        <source>A drop may also give mate. The king cannot move forward, and the ninth rank is open: drop the rook so that it mates.</source>
        <extracomment>assets/lessons/mansindam/01-first-game.toml</extracomment>
        <translation>Auch Einsetzen kann matt setzen. Der König kann nicht vorwärts, und die neunte Reihe ist offen: Setze den Turm so ein, dass er matt setzt.</translation>
    </message>
    <message>
        <source>There is a second way to win: a king that reaches the last rank. Walk there.</source>
        <extracomment>assets/lessons/mansindam/01-first-game.toml</extracomment>
        <translation>Es gibt einen zweiten Weg zum Sieg: Dein König erreicht die letzte Reihe. Geh dorthin.</translation>
    </message>
    <message>
        <source>Rook and tiger</source>
        <extracomment>assets/lessons/mansindam/02-rook-and-tiger.toml</extracomment>
        <translation>Turm und Tiger</translation>
    </message>
    <message>
        <source>Two lines, two moves.</source>
        <extracomment>assets/lessons/mansindam/02-rook-and-tiger.toml</extracomment>
        <translation>Zwei Linien, zwei Züge.</translation>
    </message>
    <message>
        <source>The rook does not jump. Go round your own pawn to the marked square.</source>
        <extracomment>assets/lessons/mansindam/02-rook-and-tiger.toml</extracomment>
        <translation>Der Turm springt nicht. Geh um deinen eigenen Bauern herum auf das markierte Feld.</translation>
    </message>
    <message>
        <source>Your rook has been to the far ranks and is a tiger now: it also steps diagonally, one square. Go to the marked square.</source>
        <extracomment>assets/lessons/mansindam/02-rook-and-tiger.toml</extracomment>
        <translation>Dein Turm war auf den fernen Reihen und ist jetzt ein Tiger: Er geht auch ein Feld schräg. Geh auf das markierte Feld.</translation>
    </message>
    <message>
        <source>Any move into the last three ranks makes a rook a tiger. Go there.</source>
        <extracomment>assets/lessons/mansindam/02-rook-and-tiger.toml</extracomment>
        <translation>Jeder Zug auf die letzten drei Reihen macht einen Turm zum Tiger. Zieh dorthin.</translation>
    </message>
    <message>
        <source>Bishop and archer</source>
        <extracomment>assets/lessons/mansindam/03-bishop-and-archer.toml</extracomment>
        <translation>Läufer und Schütze</translation>
    </message>
    <message>
        <source>An archer is a bishop that has been to the far ranks: it also steps straight, one square. Go to the marked square.</source>
        <extracomment>assets/lessons/mansindam/03-bishop-and-archer.toml</extracomment>
        <translation>Ein Schütze ist ein Läufer, der auf den fernen Reihen war: Er geht auch ein Feld gerade. Geh auf das markierte Feld.</translation>
    </message>
    <message>
        <source>Give check with the archer where nothing can take it.</source>
        <extracomment>assets/lessons/mansindam/03-bishop-and-archer.toml</extracomment>
        <translation>Gib mit dem Schützen Schach, wo ihn nichts schlagen kann.</translation>
    </message>
    <message>
        <source>Knight and centaur</source>
        <extracomment>assets/lessons/mansindam/04-knight-and-centaur.toml</extracomment>
        <translation>Springer und Zentaur</translation>
    </message>
    <message>
        <source>The knight jumps: two squares straight and one to the side. Visit the marked square.</source>
        <extracomment>assets/lessons/mansindam/04-knight-and-centaur.toml</extracomment>
        <translation>Der Springer springt: zwei Felder gerade und eines zur Seite. Besuche das markierte Feld.</translation>
    </message>
    <message>
        <source>The centaur adds the king&apos;s step. Take both pawns.</source>
        <extracomment>assets/lessons/mansindam/04-knight-and-centaur.toml</extracomment>
        <translation>Beim Zentauren kommt der Schritt des Königs hinzu. Schlage beide Bauern.</translation>
    </message>
    <message>
        <source>A centaur beside a king is terrible: it leaves hardly a square.</source>
        <extracomment>assets/lessons/mansindam/04-knight-and-centaur.toml</extracomment>
        <translation>Ein Zentaur neben einem König ist furchtbar: Er lässt ihm kaum ein Feld.</translation>
    </message>
    <message>
        <source>Cardinal and rhino</source>
        <extracomment>assets/lessons/mansindam/05-cardinal-and-rhino.toml</extracomment>
        <translation>Kardinal und Nashorn</translation>
    </message>
    <message>
        <source>The cardinal mates a king in the corner almost alone. Find the square.</source>
        <extracomment>assets/lessons/mansindam/05-cardinal-and-rhino.toml</extracomment>
        <translation>Der Kardinal setzt einen König in der Ecke fast allein matt. Finde das Feld.</translation>
    </message>
    <message>
        <source>When promoted, it becomes a rhino and also steps straight. Mate.</source>
        <extracomment>assets/lessons/mansindam/05-cardinal-and-rhino.toml</extracomment>
        <translation>Umgewandelt wird er zum Nashorn und geht auch ein Feld gerade. Setze matt.</translation>
    </message>
    <message>
        <source>Drop the cardinal so that it attacks the king and the queen at once, and nothing can take it.</source>
        <extracomment>assets/lessons/mansindam/05-cardinal-and-rhino.toml</extracomment>
        <translation>Setze den Kardinal so ein, dass er König und Dame zugleich angreift und nichts ihn schlagen kann.</translation>
    </message>
    <message>
        <source>Marshal and ship</source>
        <extracomment>assets/lessons/mansindam/06-marshal-and-ship.toml</extracomment>
        <translation>Marschall und Schiff</translation>
    </message>
    <message>
        <source>Give check where nothing can take the marshal.</source>
        <extracomment>assets/lessons/mansindam/06-marshal-and-ship.toml</extracomment>
        <translation>Gib Schach, wo nichts den Marschall schlagen kann.</translation>
    </message>
    <message>
        <source>The marshal mates on the edge with a little help. Find it.</source>
        <extracomment>assets/lessons/mansindam/06-marshal-and-ship.toml</extracomment>
        <translation>Der Marschall setzt am Rand mit ein wenig Hilfe matt. Finde es.</translation>
    </message>
    <message>
        <source>Queen and angel</source>
        <extracomment>assets/lessons/mansindam/07-queen-and-angel.toml</extracomment>
        <translation>Dame und Engel</translation>
    </message>
    <message>
        <source>The strongest pieces do not promote.</source>
        <extracomment>assets/lessons/mansindam/07-queen-and-angel.toml</extracomment>
        <translation>Die stärksten Figuren wandeln sich nicht um.</translation>
    </message>
    <message>
        <source>The angel moves like a queen or like a knight. Nothing is stronger. Take both pieces.</source>
        <extracomment>assets/lessons/mansindam/07-queen-and-angel.toml</extracomment>
        <translation>Der Engel zieht wie eine Dame oder wie ein Springer. Nichts ist stärker. Schlage beide Figuren.</translation>
    </message>
    <message>
        <source>Queens and angels stay what they are, wherever they go. Take the pawn on the last rank.</source>
        <extracomment>assets/lessons/mansindam/07-queen-and-angel.toml</extracomment>
        <translation>Damen und Engel bleiben, was sie sind, wohin sie auch ziehen. Schlage den Bauern auf der letzten Reihe.</translation>
    </message>
    <message>
        <source>Two moves of the angel alone mate the king. Find them.</source>
        <extracomment>assets/lessons/mansindam/07-queen-and-angel.toml</extracomment>
        <translation>Zwei Züge des Engels allein setzen den König matt. Finde sie.</translation>
    </message>
    <message>
        <source>Pawn and guard</source>
        <extracomment>assets/lessons/mansindam/08-pawn-and-guard.toml</extracomment>
        <translation>Bauer und Wache</translation>
    </message>
    <message>
        <source>Small steps that count.</source>
        <extracomment>assets/lessons/mansindam/08-pawn-and-guard.toml</extracomment>
        <translation>Kleine Schritte, die zählen.</translation>
    </message>
    <message>
        <source>Bring the pawn to the far ranks. What does it become?</source>
        <extracomment>assets/lessons/mansindam/08-pawn-and-guard.toml</extracomment>
        <translation>Bringe den Bauern auf die fernen Reihen. Was wird aus ihm?</translation>
    </message>
    <message>
        <source>A guard moves like a king, and may be captured.</source>
        <extracomment>assets/lessons/mansindam/08-pawn-and-guard.toml</extracomment>
        <translation>Eine Wache zieht wie ein König und darf geschlagen werden.</translation>
    </message>
    <message>
        <source>Pawns capture straight ahead. Take both.</source>
        <extracomment>assets/lessons/mansindam/08-pawn-and-guard.toml</extracomment>
        <translation>Bauern schlagen geradeaus. Schlage beide.</translation>
    </message>
    <message>
        <source>Two pawns face each other, and both may capture. It is your move: take it.</source>
        <extracomment>assets/lessons/mansindam/08-pawn-and-guard.toml</extracomment>
        <translation>Zwei Bauern stehen sich gegenüber, und beide dürfen schlagen. Du bist am Zug: Schlage den anderen.</translation>
    </message>
    <message>
        <source>The first to move is the first to take: pawns that meet do not block each other.</source>
        <extracomment>assets/lessons/mansindam/08-pawn-and-guard.toml</extracomment>
        <translation>Wer zuerst zieht, schlägt zuerst: Bauern, die sich begegnen, blockieren einander nicht.</translation>
    </message>
    <message>
        <source>The guard goes in all directions. Take all three.</source>
        <extracomment>assets/lessons/mansindam/08-pawn-and-guard.toml</extracomment>
        <translation>Die Wache geht in alle Richtungen. Schlage alle drei.</translation>
    </message>
    <message>
        <source>Hold off the knight with a pawn: move it where it attacks the knight and nothing can take it.</source>
        <extracomment>assets/lessons/mansindam/08-pawn-and-guard.toml</extracomment>
        <translation>Halte den Springer mit einem Bauern auf: Zieh ihn dorthin, wo er den Springer angreift und nichts ihn schlagen kann.</translation>
    </message>
    <message>
        <source>You may have one pawn on a file. Drop a pawn on the only free file.</source>
        <extracomment>assets/lessons/mansindam/09-drops.toml</extracomment>
        <translation>Auf jeder Linie darfst du einen Bauern haben. Setze einen Bauern auf der einzigen freien Linie ein.</translation>
    </message>
    <message>
        <source>A guard does not count: it is no longer a pawn.</source>
        <extracomment>assets/lessons/mansindam/09-drops.toml</extracomment>
        <translation>Eine Wache zählt nicht: Sie ist kein Bauer mehr.</translation>
    </message>
    <message>
        <source>Take the rook: then drop it with check.</source>
        <extracomment>assets/lessons/mansindam/09-drops.toml</extracomment>
        <translation>Schlage den Turm und setze ihn dann mit Schach ein.</translation>
    </message>
    <message>
        <source>A piece dropped in the far ranks is not promoted there. Drop the rook on the last rank, and then promote it.</source>
        <extracomment>assets/lessons/mansindam/09-drops.toml</extracomment>
        <translation>Eine auf den fernen Reihen eingesetzte Figur wird dort nicht umgewandelt. Setze den Turm auf die letzte Reihe und wandle ihn dann um.</translation>
    </message>
    <message>
        <source>The last three ranks change everything that touches them.</source>
        <extracomment>assets/lessons/mansindam/10-promotion.toml</extracomment>
        <translation>Die letzten drei Reihen verwandeln alles, was sie berührt.</translation>
    </message>
    <message>
        <source>A move that leaves the zone promotes as well. Make the knight a centaur without staying there.</source>
        <extracomment>assets/lessons/mansindam/10-promotion.toml</extracomment>
        <translation>Auch bei einem Zug aus der Zone heraus wird umgewandelt. Mach den Springer zum Zentauren, ohne dort zu bleiben.</translation>
    </message>
    <message>
        <source>A captured guard comes to your hand as a pawn. Take the guard and drop the pawn on the marked square.</source>
        <extracomment>assets/lessons/mansindam/10-promotion.toml</extracomment>
        <translation>Eine geschlagene Wache kommt als Bauer in deine Hand. Schlage die Wache und setze den Bauern auf das markierte Feld.</translation>
    </message>
    <message>
        <source>You are in check. Put a pawn in between.</source>
        <extracomment>assets/lessons/mansindam/11-check.toml</extracomment>
        <translation>Du stehst im Schach. Setze einen Bauern dazwischen.</translation>
    </message>
    <message>
        <source>Put something in between so that the rook cannot take it for nothing.</source>
        <extracomment>assets/lessons/mansindam/11-check.toml</extracomment>
        <translation>Stelle etwas so dazwischen, dass der Turm es nicht umsonst schlagen kann.</translation>
    </message>
    <message>
        <source>Nothing can be put between a knight and the king. Take it, or go.</source>
        <extracomment>assets/lessons/mansindam/11-check.toml</extracomment>
        <translation>Zwischen einen Springer und den König passt nichts. Schlage ihn oder geh.</translation>
    </message>
    <message>
        <source>Mate in one: a pawn is enough.</source>
        <extracomment>assets/lessons/mansindam/12-mates.toml</extracomment>
        <translation>Matt in einem Zug: Ein Bauer genügt.</translation>
    </message>
    <message>
        <source>Mate in one: the queen needs a guard.</source>
        <extracomment>assets/lessons/mansindam/12-mates.toml</extracomment>
        <translation>Matt in einem Zug: Die Dame braucht Deckung.</translation>
    </message>
    <message>
        <source>The walking king</source>
        <extracomment>assets/lessons/mansindam/13-campmate.toml</extracomment>
        <translation>Der wandernde König</translation>
    </message>
    <message>
        <source>The second way to win.</source>
        <extracomment>assets/lessons/mansindam/13-campmate.toml, assets/lessons/palaceshogi/12-entering-king.toml</extracomment>
        <translation>Der zweite Weg zum Sieg.</translation>
    </message>
    <message>
        <source>Reach the last rank.</source>
        <extracomment>assets/lessons/mansindam/13-campmate.toml</extracomment>
        <translation>Erreiche die letzte Reihe.</translation>
    </message>
    <message>
        <source>The rook watches the way. Go where it does not see you.</source>
        <extracomment>assets/lessons/mansindam/13-campmate.toml</extracomment>
        <translation>Der Turm bewacht den Weg. Geh dorthin, wo er dich nicht sieht.</translation>
    </message>
    <message>
        <source>The rook guards the last rank. Do something about it, and arrive.</source>
        <extracomment>assets/lessons/mansindam/13-campmate.toml</extracomment>
        <translation>Der Turm bewacht die letzte Reihe. Unternimm etwas dagegen und komm an.</translation>
    </message>
    <message>
        <source>The black king arrives on your first rank with its next move. Mate it in one.</source>
        <extracomment>assets/lessons/mansindam/13-campmate.toml</extracomment>
        <translation>Der schwarze König erreicht mit dem nächsten Zug deine erste Reihe. Setze ihn in einem Zug matt.</translation>
    </message>
    <message>
        <source>No draws</source>
        <extracomment>assets/lessons/mansindam/14-no-draws.toml</extracomment>
        <translation>Kein Remis</translation>
    </message>
    <message>
        <source>What cannot happen here, and what happens instead.</source>
        <extracomment>assets/lessons/mansindam/14-no-draws.toml</extracomment>
        <translation>Was hier nicht geschehen kann und was stattdessen geschieht.</translation>
    </message>
    <message>
        <source>A side that cannot move has lost. Leave Black without a move.</source>
        <extracomment>assets/lessons/mansindam/14-no-draws.toml</extracomment>
        <translation>Eine Seite, die nicht ziehen kann, hat verloren. Lass Schwarz ohne Zug.</translation>
    </message>
    <message>
        <source>Win in one: mate or stalemate, both count.</source>
        <extracomment>assets/lessons/mansindam/14-no-draws.toml</extracomment>
        <translation>Gewinne in einem Zug: Matt oder Patt, beides zählt.</translation>
    </message>
    <message>
        <source>What is captured comes back: a trade gives both sides something to drop. This rook is not guarded. Take it.</source>
        <extracomment>assets/lessons/mansindam/15-values.toml</extracomment>
        <translation>Geschlagenes kommt zurück: Ein Tausch gibt beiden etwas zum Einsetzen. Dieser Turm ist nicht gedeckt. Schlage ihn.</translation>
    </message>
    <message>
        <source>Pieces point at the enemy. A rook moves straight, as far as it likes. Capture the pawn with it.</source>
        <extracomment>assets/lessons/palaceshogi/01-first-game.toml</extracomment>
        <translation>Figuren zeigen auf den Gegner. Ein Turm zieht gerade, so weit er will. Schlage den Bauern mit ihm.</translation>
    </message>
    <message>
        <source>There is a second way to win: a king that enters the enemy palace. Walk there.</source>
        <extracomment>assets/lessons/palaceshogi/01-first-game.toml</extracomment>
        <translation>Es gibt einen zweiten Weg zum Sieg: Dein König zieht in den gegnerischen Palast. Geh dorthin.</translation>
    </message>
    <message>
        <source>A rook that ends its move in the last three ranks is a dragon at once, without a question. Go there.</source>
        <extracomment>assets/lessons/palaceshogi/02-rook-and-dragon.toml</extracomment>
        <translation>Ein Turm, der seinen Zug auf den letzten drei Reihen beendet, ist sofort ein Drache, ohne Frage. Geh dorthin.</translation>
    </message>
    <message>
        <source>A dragon also steps diagonally, one square.</source>
        <extracomment>assets/lessons/palaceshogi/02-rook-and-dragon.toml</extracomment>
        <translation>Ein Drache geht auch ein Feld schräg.</translation>
    </message>
    <message>
        <source>The dragon takes both.</source>
        <extracomment>assets/lessons/palaceshogi/02-rook-and-dragon.toml</extracomment>
        <translation>Der Drache schlägt beide.</translation>
    </message>
    <message>
        <source>In the enemy palace the dragon slides along the corridors. Take the silver in one move.</source>
        <extracomment>assets/lessons/palaceshogi/02-rook-and-dragon.toml</extracomment>
        <translation>Im gegnerischen Palast gleitet der Drache durch die Gänge. Schlage das Silber in einem Zug.</translation>
    </message>
    <message>
        <source>Bishop and elephant</source>
        <extracomment>assets/lessons/palaceshogi/03-bishop-and-elephant.toml</extracomment>
        <translation>Läufer und Elefant</translation>
    </message>
    <message>
        <source>Diagonals, steps and a jump.</source>
        <extracomment>assets/lessons/palaceshogi/03-bishop-and-elephant.toml</extracomment>
        <translation>Diagonalen, Schritte und ein Sprung.</translation>
    </message>
    <message>
        <source>An elephant is a promoted bishop: it also steps straight and jumps two squares diagonally. Take both.</source>
        <extracomment>assets/lessons/palaceshogi/03-bishop-and-elephant.toml</extracomment>
        <translation>Ein Elefant ist ein umgewandelter Läufer: Er geht auch ein Feld gerade und springt zwei Felder schräg. Schlage beide.</translation>
    </message>
    <message>
        <source>The jump passes over pieces. Give check over the gold.</source>
        <extracomment>assets/lessons/palaceshogi/03-bishop-and-elephant.toml</extracomment>
        <translation>Der Sprung geht über Figuren hinweg. Gib über das Gold hinweg Schach.</translation>
    </message>
    <message>
        <source>Promote the bishop by going into the last three ranks.</source>
        <extracomment>assets/lessons/palaceshogi/03-bishop-and-elephant.toml</extracomment>
        <translation>Wandle den Läufer um, indem du auf die letzten drei Reihen gehst.</translation>
    </message>
    <message>
        <source>Silver and gold</source>
        <extracomment>assets/lessons/palaceshogi/04-silver-and-gold.toml</extracomment>
        <translation>Silber und Gold</translation>
    </message>
    <message>
        <source>The guards of the king.</source>
        <extracomment>assets/lessons/palaceshogi/04-silver-and-gold.toml</extracomment>
        <translation>Die Wachen des Königs.</translation>
    </message>
    <message>
        <source>Take the piece behind it: the silver cannot move straight back.</source>
        <extracomment>assets/lessons/palaceshogi/04-silver-and-gold.toml</extracomment>
        <translation>Schlage die Figur dahinter: Das Silber kann nicht gerade zurück.</translation>
    </message>
    <message>
        <source>A silver may promote to a gold when it touches the last three ranks. Do it.</source>
        <extracomment>assets/lessons/palaceshogi/04-silver-and-gold.toml</extracomment>
        <translation>Ein Silber darf sich zum Gold umwandeln, wenn es die letzten drei Reihen berührt. Tu es.</translation>
    </message>
    <message>
        <source>A silver keeps its five directions if you do not promote it. Take the piece behind it on the diagonal, staying a silver.</source>
        <extracomment>assets/lessons/palaceshogi/04-silver-and-gold.toml</extracomment>
        <translation>Ein Silber behält seine fünf Richtungen, wenn du es nicht umwandelst. Schlage die Figur schräg dahinter und bleibe Silber.</translation>
    </message>
    <message>
        <source>Horse and knight</source>
        <extracomment>assets/lessons/palaceshogi/05-horse-and-knight.toml</extracomment>
        <translation>Pferd und Springer</translation>
    </message>
    <message>
        <source>Jumps.</source>
        <extracomment>assets/lessons/palaceshogi/05-horse-and-knight.toml</extracomment>
        <translation>Sprünge.</translation>
    </message>
    <message>
        <source>The horse jumps two squares ahead and one to the side. Go to the marked square.</source>
        <extracomment>assets/lessons/palaceshogi/01-first-game.toml, assets/lessons/palaceshogi/05-horse-and-knight.toml</extracomment>
        <translation>Das Pferd springt zwei Felder vorwärts und eines zur Seite. Geh auf das markierte Feld.</translation>
    </message>
    <message>
        <source>Take both with the knight.</source>
        <extracomment>assets/lessons/palaceshogi/05-horse-and-knight.toml</extracomment>
        <translation>Schlage beide mit dem Springer.</translation>
    </message>
    <message>
        <source>Lance and cannon</source>
        <extracomment>assets/lessons/palaceshogi/06-lance-and-cannon.toml</extracomment>
        <translation>Lanze und Kanone</translation>
    </message>
    <message>
        <source>The lance moves straight ahead as far as it likes, and never back. In the last three ranks it becomes a cannon. Go there.</source>
        <extracomment>assets/lessons/palaceshogi/01-first-game.toml, assets/lessons/palaceshogi/06-lance-and-cannon.toml</extracomment>
        <translation>Die Lanze zieht geradeaus, so weit sie will, und nie zurück. Auf den letzten drei Reihen wird sie eine Kanone. Geh dorthin.</translation>
    </message>
    <message>
        <source>Promote it to {piece}.</source>
        <extracomment>gui/analysis/coach_text.py</extracomment>
        <translation>Wandle die Figur in {piece:einen} um.</translation>
    </message>
    <message>
        <source>Do not promote it.</source>
        <extracomment>gui/analysis/coach_text.py</extracomment>
        <translation>Wandle sie nicht um.</translation>
    </message>
    <message>
        <source>Continue with {game}</source>
        <extracomment>gui/app/start_cards.py</extracomment>
        <translation>Weiter mit {game}</translation>
    </message>
    <message>
        <source>Rules</source>
        <extracomment>gui/app/start_cards.py</extracomment>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Which of these games do you already know?</source>
        <extracomment>gui/app/first_visit.py</extracomment>
        <translation>Welches dieser Spiele kennst du schon?</translation>
    </message>
    <message>
        <source>Lessons skip what you already know and explain the rest by comparison. You are asked only once; you can change this in Preferences.</source>
        <extracomment>gui/app/first_visit.py</extracomment>
        <translation>Die Lektionen überspringen, was du schon kennst, und erklären den Rest im Vergleich dazu. Du wirst nur einmal gefragt und kannst das in den Einstellungen ändern.</translation>
    </message>
    <message>
        <source>Lessons skip what is the same as in shogi and explain the rest by comparison.</source>
        <extracomment>gui/app/first_visit.py</extracomment>
        <translation>Die Lektionen überspringen, was wie im Shogi ist, und erklären den Rest im Vergleich dazu.</translation>
    </message>
    <message>
        <source>Lessons skip what is the same as in xiangqi and explain the rest by comparison.</source>
        <extracomment>gui/app/first_visit.py</extracomment>
        <translation>Die Lektionen überspringen, was wie im Xiangqi ist, und erklären den Rest im Vergleich dazu.</translation>
    </message>
    <message>
        <source>You need not know any of them: the lessons start from the beginning.</source>
        <extracomment>gui/app/first_visit.py</extracomment>
        <translation>Du musst keines davon kennen: Die Lektionen fangen ganz vorn an.</translation>
    </message>
    <message>
        <source>Thank you</source>
        <extracomment>gui/app/first_visit.py</extracomment>
        <translation>Danke</translation>
    </message>
    <message>
        <source>Drop chess: what you capture is yours to put back on the board.</source>
        <extracomment>gui/app/start_page.py</extracomment>
        <translation>Schach mit Einsetzen: Was du schlägst, gehört dir und kommt als deine Figur aufs Brett zurück.</translation>
    </message>
    <message>
        <source>It does not promote.</source>
        <extracomment>gui/document/move_text.py</extracomment>
        <translation>Sie wandelt sich nicht um.</translation>
    </message>
    <message>
        <source>After this move the task can no longer be solved, so it is taken back. Try another move.</source>
        <extracomment>gui/learn/lesson_page.py</extracomment>
        <translation>Nach diesem Zug ist die Aufgabe nicht mehr lösbar, darum wird er zurückgenommen. Versuche einen anderen.</translation>
    </message>
    <message>
        <source>You already know this</source>
        <extracomment>gui/learn/lesson_page.py</extracomment>
        <translation>Das kennst du schon</translation>
    </message>
    <message>
        <source>OK</source>
        <extracomment>gui/play/game_messages.py</extracomment>
        <translation>Verstanden</translation>
    </message>
    <message>
        <source>rating {rating}</source>
        <extracomment>gui/play/match_fields.py</extracomment>
        <translation>Wertung {rating}</translation>
    </message>
    <message>
        <source>A rating measures strength: a player rated 200 points higher scores three points out of four.
The ratings were measured in games between the levels,
with level {number} taking a moment for each move.</source>
        <extracomment>gui/play/match_fields.py</extracomment>
        <translation>Die Wertung misst die Spielstärke: Mit 200 Punkten mehr holt man drei von vier Punkten.
Sie wurde in Partien der Stufen gegeneinander gemessen,
wobei Stufe {number} für jeden Zug nur einen Augenblick hatte.</translation>
    </message>
    <message>
        <source>Differences from chess</source>
        <extracomment>gui/shell/knowledge.py</extracomment>
        <translation>Unterschiede zum Schach</translation>
    </message>
    <message>
        <source>Differences from shogi</source>
        <extracomment>gui/shell/knowledge.py</extracomment>
        <translation>Unterschiede zum Shogi</translation>
    </message>
    <message>
        <source>Differences from xiangqi</source>
        <extracomment>gui/shell/knowledge.py</extracomment>
        <translation>Unterschiede zum Xiangqi</translation>
    </message>
    <message>
        <source>Not specified yet</source>
        <extracomment>gui/shell/knowledge.py</extracomment>
        <translation>Noch keine Angabe</translation>
    </message>
    <message>
        <source>Chess</source>
        <extracomment>gui/shell/knowledge.py, gui/workshop/workshop_page.py</extracomment>
        <translation>Schach</translation>
    </message>
    <message>
        <source>Shogi</source>
        <extracomment>gui/shell/knowledge.py, gui/workshop/workshop_page.py</extracomment>
        <translation>Shogi</translation>
    </message>
    <message>
        <source>Xiangqi (Chinese chess)</source>
        <extracomment>gui/shell/knowledge.py</extracomment>
        <translation>Xiangqi (chinesisches Schach)</translation>
    </message>
    <message>
        <source>None of them</source>
        <extracomment>gui/shell/knowledge.py</extracomment>
        <translation>Keines davon</translation>
    </message>
    <message>
        <source>From level 4 on, the computer resigns lost games</source>
        <extracomment>gui/shell/settings.py</extracomment>
        <translation>Ab Stufe 4 gibt der Computer verlorene Partien auf</translation>
    </message>
    <message>
        <source>{player}&apos;s</source>
        <comment>before a piece: First player&apos;s Silver</comment>
        <extracomment>gui/words/naming.py</extracomment>
        <translation>{player}:</translation>
    </message>
    <message>
        <source>Here {sign} is castling towards the {file}-file and {longer} towards the {other}-file: the reverse of chess.</source>
        <extracomment>gui/words/shown_moves.py</extracomment>
        <translation>Hier ist {sign} die Rochade zur {file}-Linie und {longer} die zur {other}-Linie: umgekehrt wie im Schach.</translation>
    </message>
    <message>
        <source>castling towards the {file}-file</source>
        <comment>a move in the middle of a sentence</comment>
        <extracomment>gui/words/spoken_moves.py</extracomment>
        <translation>Rochade zur {file}-Linie</translation>
    </message>
    <message>
        <source>Revised rules</source>
        <comment>a game</comment>
        <extracomment>rules/games: Pandemonium</extracomment>
        <translation>Überarbeitete Regeln</translation>
    </message>
    <message>
        <source>First edition</source>
        <comment>a game</comment>
        <extracomment>rules/games: Pandemonium (first edition)</extracomment>
        <translation>Urfassung</translation>
    </message>
    <message>
        <source>As on vchess.club, a website for chess variants: every promotion except a pawn&apos;s on the last rank is optional, and the setup is made on the board.</source>
        <extracomment>rules/games: Pandemonium (vchess)</extracomment>
        <translation>Wie auf vchess.club, einer Website für Schachvarianten: Jede Umwandlung außer der des Bauern auf der letzten Reihe ist freiwillig, und aufgestellt wird auf dem Brett.</translation>
    </message>
    <message>
        <source>As on vchess</source>
        <comment>a game</comment>
        <extracomment>rules/games: Pandemonium (vchess)</extracomment>
        <translation>Wie auf vchess</translation>
    </message>
    <message>
        <source>First player</source>
        <comment>a player</comment>
        <extracomment>rules/games: Palace Shogi</extracomment>
        <translation>Spieler 1</translation>
    </message>
    <message>
        <source>Second player</source>
        <comment>a player</comment>
        <extracomment>rules/games: Palace Shogi</extracomment>
        <translation>Spieler 2</translation>
    </message>
    <message>
        <source>The outlined squares are the palaces, and the tinted ones in them the corridors. In her own palace the queen moves one square diagonally; in the enemy&apos;s, cannon, dragon and footsoldier also move along corridors.</source>
        <extracomment>rules/games: Palace Shogi</extracomment>
        <translation>Die umrandeten Felder sind die Paläste, die getönten darin die Gänge. In ihrem eigenen Palast geht die Dame ein Feld diagonal; im gegnerischen gehen Kanone, Drache und Fußsoldat auch die Gänge entlang.</translation>
    </message>
    <message>
        <source>Nine by nine squares, dark and light. The first player moves first, from below; the pieces have no colours, and each points away from its owner. Nine pawns stand on the third rank, bishop, queen and rook on the second, and lance, horse, silver, gold, king, gold, silver, horse, lance on the first. Pawns and golds start promoted, with red signs.</source>
        <extracomment>assets/rules/palaceshogi.toml</extracomment>
        <translation>Neun mal neun Felder, dunkel und hell. Spieler 1 zieht zuerst, von unten; die Figuren haben keine Farben, und jede zeigt von ihrem Besitzer weg. Neun Bauern stehen auf der dritten Reihe, Läufer, Dame und Turm auf der zweiten, und Lanze, Pferd, Silber, Gold, König, Gold, Silber, Pferd, Lanze auf der ersten. Bauern und Goldgeneräle beginnen umgewandelt, mit roten Zeichen.</translation>
    </message>
    <message>
        <source>The start. The outlined squares are the two palaces, the tinted ones their corridors.</source>
        <extracomment>assets/rules/palaceshogi.toml</extracomment>
        <translation>Die Aufstellung. Die umrandeten Felder sind die beiden Paläste, die getönten ihre Gänge.</translation>
    </message>
    <message>
        <source>A palace is the outlined block of three by three squares in the middle of a side&apos;s first three ranks. Its five light squares, the corners and the centre, are its corridors, tinted on the board. Kings may leave their palace; what the palace does to queens, cannons, dragons, footsoldiers and kings is described below.</source>
        <extracomment>assets/rules/palaceshogi.toml</extracomment>
        <translation>Ein Palast ist der umrandete Block von drei mal drei Feldern in der Mitte der ersten drei Reihen einer Seite. Seine fünf hellen Felder, die Ecken und die Mitte, sind seine Gänge, auf dem Brett getönt. Könige dürfen ihren Palast verlassen; was der Palast für Damen, Kanonen, Drachen, Fußsoldaten und Könige bedeutet, steht unten.</translation>
    </message>
    <message>
        <source>The horse is gone when the rook captures it; the knight goes to the hand as a horse.</source>
        <extracomment>assets/rules/palaceshogi.toml</extracomment>
        <translation>Schlägt der Turm das Pferd, ist es weg; der Springer kommt als Pferd in die Hand.</translation>
    </message>
    <message>
        <source>The pawn has gone from 5g to 5e. The second player&apos;s pawn on 6e captures it by going to 5f.</source>
        <extracomment>assets/rules/palaceshogi.toml</extracomment>
        <translation>Der Bauer ist von 5g nach 5e gezogen. Der Bauer von Spieler 2 auf 6e schlägt ihn, indem er nach 5f geht.</translation>
    </message>
    <message>
        <source>The first player, to move, wins by stepping into the palace.</source>
        <extracomment>assets/rules/palaceshogi.toml</extracomment>
        <translation>Spieler 1 ist am Zug und gewinnt mit dem Schritt in den Palast.</translation>
    </message>
    <message>
        <source>If the second player&apos;s king steps back to 2a, this position occurs for the fourth time: a draw.</source>
        <extracomment>assets/rules/palaceshogi.toml</extracomment>
        <translation>Geht der König von Spieler 2 zurück nach 2a, entsteht diese Stellung zum vierten Mal: remis.</translation>
    </message>
    <message>
        <source>If you know xiangqi</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>Für alle, die Xiangqi kennen</translation>
    </message>
    <message>
        <source>Nothing blocks a knight, and bishops move any distance diagonally.</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>Einen Springer blockiert nichts, und Läufer gehen diagonal beliebig weit.</translation>
    </message>
    <message>
        <source>The cannon captures as in xiangqi, but never another cannon, nor over one.</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>Die Kanone schlägt wie im Xiangqi, aber nie eine andere Kanone und nie über eine hinweg.</translation>
    </message>
    <message>
        <source>The kings may not face each other, as in xiangqi, but they may leave their palaces.</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>Die Könige dürfen sich wie im Xiangqi nicht gegenüberstehen, ihren Palast aber verlassen.</translation>
    </message>
    <message>
        <source>A bishop moves diagonally, as far as it likes. Capture the pawn with it.</source>
        <extracomment>assets/lessons/pandemonium/01-first-game.toml, assets/lessons/mansindam/01-first-game.toml, assets/lessons/palaceshogi/01-first-game.toml</extracomment>
        <translation>Ein Läufer geht diagonal, so weit er will. Schlage den Bauern mit ihm.</translation>
    </message>
    <message>
        <source>A bishop never leaves the squares of its colour.</source>
        <extracomment>assets/lessons/pandemonium/01-first-game.toml, assets/lessons/mansindam/01-first-game.toml, assets/lessons/palaceshogi/01-first-game.toml</extracomment>
        <translation>Ein Läufer verlässt nie die Felder seiner Farbe.</translation>
    </message>
    <message>
        <source>The knight jumps: two squares straight and one to the side, over anything. Capture the pawn with it.</source>
        <extracomment>assets/lessons/pandemonium/01-first-game.toml, assets/lessons/mansindam/01-first-game.toml</extracomment>
        <translation>Der Springer springt: zwei Felder gerade und eins zur Seite, über alles hinweg. Schlage den Bauern mit ihm.</translation>
    </message>
    <message>
        <source>It is the only simple piece that jumps.</source>
        <extracomment>assets/lessons/pandemonium/01-first-game.toml, assets/lessons/mansindam/01-first-game.toml</extracomment>
        <translation>Er ist die einzige einfache Figur, die springt.</translation>
    </message>
    <message>
        <source>It moves straight, captures diagonally and never moves back: look twice before you push one.</source>
        <extracomment>assets/lessons/pandemonium/01-first-game.toml, assets/lessons/palaceshogi/01-first-game.toml</extracomment>
        <translation>Er zieht geradeaus, schlägt schräg und zieht nie zurück: Sieh zweimal hin, bevor du einen vorrückst.</translation>
    </message>
    <message>
        <source>From its third rank it may move two squares, and after that one.</source>
        <extracomment>assets/lessons/pandemonium/01-first-game.toml</extracomment>
        <translation>Von seiner dritten Reihe darf er zwei Felder ziehen, danach nur noch eins.</translation>
    </message>
    <message>
        <source>Some pieces are two in one: the cardinal is bishop and knight, the marshal rook and knight, the queen rook and bishop. Take both pawns.</source>
        <extracomment>assets/lessons/pandemonium/01-first-game.toml</extracomment>
        <translation>Manche Figuren sind zwei in einer: Der Kardinal ist Läufer und Springer, der Marschall Turm und Springer, die Dame Turm und Läufer. Schlage beide Bauern.</translation>
    </message>
    <message>
        <source>These are the strongest pieces: look after them.</source>
        <extracomment>assets/lessons/pandemonium/01-first-game.toml, assets/lessons/mansindam/01-first-game.toml</extracomment>
        <translation>Das sind die stärksten Figuren: Gib auf sie acht.</translation>
    </message>
    <message>
        <source>A pawn moves one square straight ahead, and captures the same way. Capture the knight.</source>
        <extracomment>assets/lessons/mansindam/01-first-game.toml</extracomment>
        <translation>Ein Bauer geht ein Feld geradeaus und schlägt genauso. Schlage den Springer.</translation>
    </message>
    <message>
        <source>Straight ahead, never diagonally: two pawns that meet can take each other.</source>
        <extracomment>assets/lessons/mansindam/01-first-game.toml</extracomment>
        <translation>Geradeaus, nie schräg: Zwei Bauern, die sich treffen, können einander schlagen.</translation>
    </message>
    <message>
        <source>Some pieces are two in one: the cardinal is bishop and knight, the marshal rook and knight, the queen rook and bishop, the angel queen and knight. Take both pawns.</source>
        <extracomment>assets/lessons/mansindam/01-first-game.toml</extracomment>
        <translation>Manche Figuren sind zwei in einer: Der Kardinal ist Läufer und Springer, der Marschall Turm und Springer, die Dame Turm und Läufer, der Engel Dame und Springer. Schlage beide Bauern.</translation>
    </message>
    <message>
        <source>It is a centaur now, knight and king in one. Only king, queen and angel stay what they are.</source>
        <extracomment>assets/lessons/mansindam/01-first-game.toml</extracomment>
        <translation>Jetzt ist er ein Zentaur, Springer und König in einem. Nur König, Dame und Engel bleiben, was sie sind.</translation>
    </message>
    <message>
        <source>In chess only pawns promote; here every piece but king, queen and angel does.</source>
        <extracomment>assets/lessons/mansindam/01-first-game.toml</extracomment>
        <translation>Im gewöhnlichen Schach wandeln sich nur Bauern um; hier jede Figur außer König, Dame und Engel.</translation>
    </message>
    <message>
        <source>In shogi you could choose; here you cannot.</source>
        <extracomment>assets/lessons/mansindam/01-first-game.toml</extracomment>
        <translation>Im Shogi könntest du wählen; hier nicht.</translation>
    </message>
    <message>
        <source>Five directions: none straight back, none to the side.</source>
        <extracomment>assets/lessons/palaceshogi/01-first-game.toml</extracomment>
        <translation>Fünf Richtungen: keine gerade zurück, keine zur Seite.</translation>
    </message>
    <message>
        <source>Six directions: none diagonally back. A gold is a promoted silver.</source>
        <extracomment>assets/lessons/palaceshogi/01-first-game.toml</extracomment>
        <translation>Sechs Richtungen: keine schräg zurück. Ein Gold ist ein umgewandeltes Silber.</translation>
    </message>
    <message>
        <source>It jumps over anything, and never moves back.</source>
        <extracomment>assets/lessons/palaceshogi/01-first-game.toml</extracomment>
        <translation>Es springt über alles hinweg und geht nie zurück.</translation>
    </message>
    <message>
        <source>Web page (*.html)</source>
        <extracomment>gui/desk/printing.py, gui/desk/report_exports.py</extracomment>
        <translation>Webseite (*.html)</translation>
    </message>
    <message>
        <source>Making the web page…</source>
        <extracomment>gui/desk/printing.py</extracomment>
        <translation>Die Webseite wird erstellt…</translation>
    </message>
    <message>
        <source>In {game}: {sentences}</source>
        <extracomment>gui/rulebook/variant_changes.py</extracomment>
        <translation>In {game}: {sentences}</translation>
    </message>
    <message>
        <source>New pieces: {pieces}.</source>
        <extracomment>gui/rulebook/variant_changes.py</extracomment>
        <translation>Neue Figuren: {pieces}.</translation>
    </message>
    <message>
        <source>Not in this game: {pieces}.</source>
        <extracomment>gui/rulebook/variant_changes.py</extracomment>
        <translation>In diesem Spiel nicht vorhanden: {pieces}.</translation>
    </message>
    <message>
        <source>{piece} {squares}</source>
        <comment>a piece, and where it stands or goes</comment>
        <extracomment>gui/rulebook/generated.py</extracomment>
        <translation>{piece} {squares}</translation>
    </message>
    <message>
        <source>Captures and drops</source>
        <extracomment>gui/rulebook/generated.py</extracomment>
        <translation>Schlagen und Einsetzen</translation>
    </message>
    <message>
        <source>Victory by arriving</source>
        <extracomment>gui/rulebook/generated.py</extracomment>
        <translation>Sieg durch Ankunft</translation>
    </message>
    <message>
        <source>No legal move</source>
        <extracomment>gui/rulebook/generated.py</extracomment>
        <translation>Kein erlaubter Zug</translation>
    </message>
    <message>
        <source>Repeating a position</source>
        <extracomment>gui/rulebook/generated.py</extracomment>
        <translation>Stellungswiederholung</translation>
    </message>
    <message>
        <source>Draws</source>
        <extracomment>gui/rulebook/generated.py, engine/playtest/texts.py: draws</extracomment>
        <translation>Remis</translation>
    </message>
    <message>
        <source>This game is based on {game}.</source>
        <extracomment>gui/rulebook/generated.py</extracomment>
        <translation>Dieses Spiel beruht auf {game}.</translation>
    </message>
    <message>
        <source>The start.</source>
        <extracomment>gui/rulebook/generated.py</extracomment>
        <translation>Die Anfangsstellung.</translation>
    </message>
    <message>
        <source>The board has {files} files and {ranks} ranks.</source>
        <extracomment>gui/desk/definitions_dialog.py, gui/rulebook/generated.py</extracomment>
        <translation>Das Brett hat {files} Linien und {ranks} Reihen.</translation>
    </message>
    <message>
        <source>{first} moves first, then the players take turns.</source>
        <extracomment>gui/rulebook/generated.py</extracomment>
        <translation>{first} zieht zuerst, danach wird abwechselnd gezogen.</translation>
    </message>
    <message>
        <source>Each player chooses the pieces on these files of their own first rank: {files}. {first} chooses first.</source>
        <extracomment>gui/rulebook/generated.py</extracomment>
        <translation>Jede Seite wählt die Figuren auf diesen Linien der eigenen ersten Reihe: {files}. {first} wählt zuerst.</translation>
    </message>
    <message>
        <source>The choices, from the left as {first} sees them:</source>
        <extracomment>gui/rulebook/generated.py</extracomment>
        <translation>Die Möglichkeiten, von links aus Sicht von {first}:</translation>
    </message>
    <message>
        <source>Only jumps pass over other pieces.</source>
        <extracomment>gui/rulebook/generated.py</extracomment>
        <translation>Nur Sprünge gehen über andere Figuren hinweg.</translation>
    </message>
    <message>
        <source>En passant: a {piece} that has moved over several squares can be captured by an enemy {piece} on the next move, as if it had stopped on any square that it passed over.</source>
        <extracomment>gui/rulebook/generated.py</extracomment>
        <translation>En passant: {piece:Ein}, {piece:=der|die|das} über mehrere Felder gezogen ist, kann im nächsten Zug von {piece:einem} des Gegners geschlagen werden, als wäre {piece:=er|sie|es} auf einem der überschrittenen Felder stehen geblieben.</translation>
    </message>
    <message>
        <source>Your own games</source>
        <extracomment>gui/app/start_cards.py</extracomment>
        <translation>Deine eigenen Spiele</translation>
    </message>
    <message>
        <source>Open a definition…</source>
        <extracomment>gui/app/start_cards.py</extracomment>
        <translation>Definition öffnen…</translation>
    </message>
    <message>
        <source>Make a game of your own…</source>
        <extracomment>gui/app/start_cards.py</extracomment>
        <translation>Eigenes Spiel erfinden…</translation>
    </message>
    <message>
        <source>Edit in the workshop</source>
        <extracomment>gui/app/start_cards.py</extracomment>
        <translation>In der Werkstatt bearbeiten</translation>
    </message>
    <message>
        <source>Save the definition…</source>
        <extracomment>gui/app/start_cards.py</extracomment>
        <translation>Definition speichern…</translation>
    </message>
    <message>
        <source>Remove…</source>
        <extracomment>gui/app/start_cards.py, gui/workshop/workshop_page.py</extracomment>
        <translation>Löschen…</translation>
    </message>
    <message>
        <source>Line {line}, column {column}: {why}</source>
        <extracomment>gui/desk/definitions_dialog.py</extracomment>
        <translation>Zeile {line}, Spalte {column}: {why}</translation>
    </message>
    <message>
        <source>You already have this game.</source>
        <extracomment>gui/desk/definitions_dialog.py</extracomment>
        <translation>Dieses Spiel hast du schon.</translation>
    </message>
    <message>
        <source>You have a game of this name with other rules. This one takes its place; games played by the older rules keep them.</source>
        <extracomment>gui/desk/definitions_dialog.py</extracomment>
        <translation>Du hast schon ein Spiel dieses Namens mit anderen Regeln. Dieses tritt an seine Stelle; Partien nach den älteren Regeln behalten diese.</translation>
    </message>
    <message numerus="yes">
        <source>{count:,} of {number} games can be played.</source>
        <extracomment>gui/desk/definitions_dialog.py</extracomment>
        <translation>
            <numerusform>{count:,} von {number} Spielen ist spielbar.</numerusform>
            <numerusform>{count:,} von {number} Spielen sind spielbar.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} (refused)</source>
        <extracomment>gui/desk/definitions_dialog.py</extracomment>
        <translation>{name} (abgelehnt)</translation>
    </message>
    <message>
        <source>Add and play…</source>
        <extracomment>gui/desk/definitions_dialog.py</extracomment>
        <translation>Hinzufügen und spielen…</translation>
    </message>
    <message>
        <source>A game of your own</source>
        <extracomment>gui/desk/definitions_dialog.py</extracomment>
        <translation>Ein eigenes Spiel</translation>
    </message>
    <message>
        <source>Games of your own</source>
        <extracomment>gui/desk/definitions_dialog.py</extracomment>
        <translation>Eigene Spiele</translation>
    </message>
    <message>
        <source>Replace</source>
        <extracomment>gui/desk/definitions_dialog.py</extracomment>
        <translation>Ersetzen</translation>
    </message>
    <message>
        <source>This definition</source>
        <extracomment>gui/desk/definitions_dialog.py</extracomment>
        <translation>Diese Definition</translation>
    </message>
    <message>
        <source>Games and definitions of games (*.pgn *.toml *.ini);;All files (*)</source>
        <extracomment>gui/desk/file_dialogs.py</extracomment>
        <translation>Partien und Spieldefinitionen (*.pgn *.toml *.ini);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Definitions of games (*.toml *.ini);;All files (*)</source>
        <extracomment>gui/app/own_game_commands.py</extracomment>
        <translation>Spieldefinitionen (*.toml *.ini);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Definition of a game (*.toml)</source>
        <extracomment>gui/desk/definition_export.py</extracomment>
        <translation>Spieldefinition (*.toml)</translation>
    </message>
    <message>
        <source>Save the definition</source>
        <extracomment>gui/desk/definition_export.py</extracomment>
        <translation>Definition speichern</translation>
    </message>
    <message>
        <source>{title} is saved in {file}.</source>
        <extracomment>gui/desk/definition_export.py</extracomment>
        <translation>{title} ist in {file} gespeichert.</translation>
    </message>
    <message>
        <source>Remove {title} from your own games?</source>
        <extracomment>gui/app/own_game_commands.py</extracomment>
        <translation>{title} aus deinen eigenen Spielen löschen?</translation>
    </message>
    <message>
        <source>Its older versions are removed as well. Saved games keep their definition and still open.</source>
        <extracomment>gui/app/own_game_commands.py</extracomment>
        <translation>Auch die älteren Versionen werden gelöscht. Gespeicherte Partien behalten ihre Definition und lassen sich weiterhin öffnen.</translation>
    </message>
    <message>
        <source>This text</source>
        <extracomment>gui/app/own_game_commands.py</extracomment>
        <translation>Dieser Text</translation>
    </message>
    <message>
        <source>Open a definition</source>
        <extracomment>gui/app/own_game_commands.py</extracomment>
        <translation>Definition öffnen</translation>
    </message>
    <message>
        <source>Instead of moving, a player may drop a piece from the hand on an empty square.</source>
        <extracomment>gui/rulebook/generated.py</extracomment>
        <translation>Statt zu ziehen, darf man eine Figur aus der Hand auf ein leeres Feld einsetzen.</translation>
    </message>
    <message>
        <source>Castling moves two pieces at once, {king} and {rook}. Nothing may stand between them or where they go, the king may not be in check, and no square that it crosses or lands on may be attacked.</source>
        <extracomment>gui/rulebook/generated.py</extracomment>
        <translation>Die Rochade bewegt zwei Figuren zugleich, {king:den} und {rook:den}. Zwischen ihnen und auf ihrem Weg darf nichts stehen, der König darf nicht im Schach stehen, und kein Feld, das er überschreitet oder betritt, darf angegriffen sein.</translation>
    </message>
    <message>
        <source>A move that would make the same position occur {count} times is illegal.</source>
        <extracomment>gui/rulebook/ends.py</extracomment>
        <translation>Ein Zug, durch den dieselbe Stellung {count}-mal vorkäme, ist nicht erlaubt.</translation>
    </message>
    <message>
        <source>The players may agree to a draw.</source>
        <extracomment>gui/rulebook/ends.py</extracomment>
        <translation>Die Spieler können sich auf Remis einigen.</translation>
    </message>
    <message>
        <source>As {first} sees the board, files are {low} to {high} from left to right.</source>
        <extracomment>gui/rulebook/generated.py</extracomment>
        <translation>Aus Sicht von {first} heißen die Linien von links nach rechts {low} bis {high}.</translation>
    </message>
    <message>
        <source>Ranks are {low} to {high} from near to far.</source>
        <extracomment>gui/rulebook/generated.py</extracomment>
        <translation>Die Reihen heißen von nah nach fern {low} bis {high}.</translation>
    </message>
    <message>
        <source>The board lacks these squares: {squares}.</source>
        <extracomment>gui/rulebook/generated.py</extracomment>
        <translation>Diese Felder fehlen: {squares}.</translation>
    </message>
    <message>
        <source>Passing is not allowed.</source>
        <extracomment>gui/rulebook/generated.py</extracomment>
        <translation>Passen ist nicht erlaubt.</translation>
    </message>
    <message>
        <source>In hand: {pieces}.</source>
        <extracomment>gui/rulebook/generated.py</extracomment>
        <translation>In der Hand: {pieces}.</translation>
    </message>
    <message>
        <source>A line on the board marks this zone: {zone}.</source>
        <extracomment>gui/rulebook/generated.py</extracomment>
        <translation>Eine Linie auf dem Brett markiert diese Zone: {zone}.</translation>
    </message>
    <message>
        <source>The pieces have one colour, and each points at the enemy.</source>
        <extracomment>gui/rulebook/generated.py</extracomment>
        <translation>Alle Figuren haben dieselbe Farbe, und jede zeigt zum Gegner.</translation>
    </message>
    <message>
        <source>On the board, neighbouring pieces are swapped.</source>
        <extracomment>gui/rulebook/generated.py</extracomment>
        <translation>Auf dem Brett geschieht das durch Vertauschen benachbarter Figuren.</translation>
    </message>
    <message>
        <source>A drop never promotes.</source>
        <extracomment>gui/rulebook/generated.py</extracomment>
        <translation>Beim Einsetzen wird nie umgewandelt.</translation>
    </message>
    <message>
        <source>May be dropped on any empty square.</source>
        <extracomment>gui/rulebook/generated.py</extracomment>
        <translation>Darf auf jedem leeren Feld eingesetzt werden.</translation>
    </message>
    <message>
        <source>Neither may have moved before.</source>
        <extracomment>gui/rulebook/generated.py</extracomment>
        <translation>Keine von beiden darf vorher gezogen haben.</translation>
    </message>
    <message>
        <source>They may have moved before, and a side may castle more than once.</source>
        <extracomment>gui/rulebook/generated.py</extracomment>
        <translation>Sie dürfen schon gezogen haben, und eine Seite darf mehrmals rochieren.</translation>
    </message>
    <message>
        <source>A {king} that is attacked is in check, and the check must be answered at once.</source>
        <extracomment>gui/rulebook/ends.py</extracomment>
        <translation>{king:Ein}, {king:=der|die|das} angegriffen ist, steht im Schach, und das Schach muss sofort abgewehrt werden.</translation>
    </message>
    <message>
        <source>A player who cannot answer it is checkmated and loses.</source>
        <extracomment>gui/rulebook/ends.py</extracomment>
        <translation>Wer das Schach nicht abwehren kann, ist matt und verliert.</translation>
    </message>
    <message>
        <source>Players may not leave their own {king} attacked.</source>
        <extracomment>gui/rulebook/ends.py</extracomment>
        <translation>Kein Zug darf {king:den} der eigenen Seite angegriffen zurücklassen.</translation>
    </message>
    <message>
        <source>In results, this end is called {name}.</source>
        <extracomment>gui/rulebook/ends.py</extracomment>
        <translation>In Ergebnissen heißt dieses Ende „{name}“.</translation>
    </message>
    <message>
        <source>If a player is not in check and has no legal move, the game is drawn.</source>
        <extracomment>gui/rulebook/ends.py</extracomment>
        <translation>Wer nicht im Schach steht und keinen erlaubten Zug hat, ist patt: Die Partie ist remis.</translation>
    </message>
    <message>
        <source>When the same position occurs {count} times, the player to move wins.</source>
        <extracomment>gui/rulebook/ends.py</extracomment>
        <translation>Wenn dieselbe Stellung {count}-mal vorkommt, gewinnt, wer am Zug ist.</translation>
    </message>
    <message>
        <source>Occurrences count only if they follow one another within {count} moves, counting those of both players.</source>
        <extracomment>gui/rulebook/ends.py</extracomment>
        <translation>Es zählen nur Wiederholungen, die innerhalb von {count} Zügen aufeinanderfolgen, die Züge beider Spieler gerechnet.</translation>
    </message>
    <message>
        <source>But if one side gave check with every move in between, and the other did not, the side that gave check loses.</source>
        <extracomment>gui/rulebook/ends.py</extracomment>
        <translation>Hat aber dazwischen eine Seite mit jedem Zug Schach gegeben und die andere nicht, so verliert sie.</translation>
    </message>
    <message>
        <source>After such a draw, the players change sides and play again.</source>
        <extracomment>gui/rulebook/ends.py</extracomment>
        <translation>Nach einem solchen Remis tauschen die Spieler die Seiten und spielen noch einmal.</translation>
    </message>
    <message>
        <source>The game is drawn after {count} moves of each side without a capture, a drop, a promotion or a move of one of these pieces: {pieces}.</source>
        <extracomment>gui/rulebook/ends.py</extracomment>
        <translation>Die Partie ist remis nach {count} Zügen jeder Seite ohne Schlagen, Einsetzen, Umwandlung oder einen Zug einer dieser Figuren: {pieces}.</translation>
    </message>
    <message>
        <source>The game is drawn after {count} moves of each side without a capture, a drop or a promotion.</source>
        <extracomment>gui/rulebook/ends.py</extracomment>
        <translation>Die Partie ist remis nach {count} Zügen jeder Seite ohne Schlagen, Einsetzen oder Umwandlung.</translation>
    </message>
    <message>
        <source>There is no castling.</source>
        <extracomment>gui/rulebook/ends.py</extracomment>
        <translation>Es gibt keine Rochade.</translation>
    </message>
    <message>
        <source>There is no en passant.</source>
        <extracomment>gui/rulebook/ends.py</extracomment>
        <translation>Es gibt kein Schlagen en passant.</translation>
    </message>
    <message>
        <source>No piece promotes.</source>
        <extracomment>gui/rulebook/ends.py</extracomment>
        <translation>Keine Figur wird umgewandelt.</translation>
    </message>
    <message>
        <source>No piece is dropped.</source>
        <extracomment>gui/desk/definitions_dialog.py, gui/rulebook/ends.py</extracomment>
        <translation>Keine Figur wird eingesetzt.</translation>
    </message>
    <message>
        <source>The letters of the pieces: {letters}.</source>
        <extracomment>gui/desk/definitions_dialog.py, gui/rulebook/generated.py</extracomment>
        <translation>Die Buchstaben der Figuren: {letters}.</translation>
    </message>
    <message>
        <source>A move is written with -, a capture with x, a drop with *.</source>
        <extracomment>gui/rulebook/generated.py</extracomment>
        <translation>Ein Zug wird mit - geschrieben, ein Schlagzug mit x, ein Einsetzen mit *.</translation>
    </message>
    <message>
        <source>x marks a capture, @ a drop, + a check and # mate.</source>
        <extracomment>gui/rulebook/generated.py</extracomment>
        <translation>x bedeutet Schlagen, @ Einsetzen, + Schach und # Matt.</translation>
    </message>
    <message>
        <source>A promotion is written with = and the letter of the new piece.</source>
        <extracomment>gui/rulebook/generated.py</extracomment>
        <translation>Eine Umwandlung wird mit = und dem Buchstaben der neuen Figur geschrieben.</translation>
    </message>
    <message>
        <source>A promotion is written with + at the end, one that is declined with =.</source>
        <extracomment>gui/rulebook/generated.py</extracomment>
        <translation>Eine Umwandlung wird am Ende mit + geschrieben, ein Verzicht darauf mit =.</translation>
    </message>
    <message>
        <source>Captured pieces leave the game.</source>
        <extracomment>gui/rulebook/generated.py</extracomment>
        <translation>Geschlagene Figuren verlassen die Partie.</translation>
    </message>
    <message>
        <source>A hand can hold these pieces: {pieces}.</source>
        <extracomment>gui/desk/definitions_dialog.py, gui/rulebook/generated.py</extracomment>
        <translation>In der Hand können sein: {pieces}.</translation>
    </message>
    <message>
        <source>The player chooses the new piece, which need not have been captured before.</source>
        <extracomment>gui/rulebook/generated.py</extracomment>
        <translation>Der Spieler wählt die neue Figur; sie muss nicht vorher geschlagen worden sein.</translation>
    </message>
    <message>
        <source>A move touches a zone if it starts or ends there.</source>
        <extracomment>gui/rulebook/generated.py</extracomment>
        <translation>Ein Zug berührt eine Zone, wenn er dort beginnt oder endet.</translation>
    </message>
    <message>
        <source>These pieces do not promote: {pieces}.</source>
        <extracomment>gui/rulebook/generated.py</extracomment>
        <translation>Diese Figuren werden nicht umgewandelt: {pieces}.</translation>
    </message>
    <message>
        <source>At the start, these castling moves are allowed: {castlings}.</source>
        <extracomment>gui/rulebook/generated.py</extracomment>
        <translation>Am Anfang sind diese Rochaden erlaubt: {castlings}.</translation>
    </message>
    <message>
        <source>A player who has no legal move loses, whether in check or not.</source>
        <extracomment>gui/rulebook/ends.py</extracomment>
        <translation>Wer keinen erlaubten Zug hat, hat verloren, ob im Schach oder nicht.</translation>
    </message>
    <message>
        <source>Lessons skip what is the same as in chess and explain the rest by comparison.</source>
        <extracomment>gui/app/first_visit.py</extracomment>
        <translation>Die Lektionen überspringen, was wie im Schach ist, und erklären den Rest im Vergleich dazu.</translation>
    </message>
    <message>
        <source>{piece} on {square}</source>
        <comment>a piece that attacks or defends a square</comment>
        <extracomment>gui/board/reading_text.py</extracomment>
        <translation>{piece:dat} auf {square}</translation>
    </message>
    <message>
        <source>{piece} on {square}</source>
        <comment>a captured piece</comment>
        <extracomment>gui/document/move_text.py</extracomment>
        <translation>{piece:acc} auf {square}</translation>
    </message>
    <message>
        <source>Not solved yet</source>
        <extracomment>gui/learn/lesson_page.py</extracomment>
        <translation>Noch nicht gelöst</translation>
    </message>
    <message>
        <source>Go on, or take the move back.</source>
        <extracomment>gui/learn/lesson_text.py</extracomment>
        <translation>Mach weiter oder nimm den Zug zurück.</translation>
    </message>
    <message>
        <source>Left out because you already know them: {numbers}. Click a number to see it anyway.</source>
        <extracomment>gui/learn/lesson_text.py</extracomment>
        <translation>Ausgelassen, weil du sie schon kennst: {numbers}. Ein Klick auf eine Nummer zeigt sie trotzdem.</translation>
    </message>
    <message>
        <source>The signs: {pieces}. Rest the pointer on a piece to see how it moves.</source>
        <extracomment>gui/play/game_messages.py</extracomment>
        <translation>Die Zeichen: {pieces}. Lass den Zeiger auf einer Figur ruhen, um zu sehen, wie sie zieht.</translation>
    </message>
    <message>
        <source>A position may occur any number of times.</source>
        <extracomment>gui/rulebook/ends.py</extracomment>
        <translation>Eine Stellung darf beliebig oft vorkommen.</translation>
    </message>
    <message>
        <source>When the same position occurs {count} times, the player to move loses.</source>
        <extracomment>gui/rulebook/ends.py</extracomment>
        <translation>Wenn dieselbe Stellung {count}-mal vorkommt, verliert, wer am Zug ist.</translation>
    </message>
    <message>
        <source>When the same position occurs {count} times, the game is drawn.</source>
        <extracomment>gui/rulebook/ends.py</extracomment>
        <translation>Wenn dieselbe Stellung {count}-mal vorkommt, ist die Partie remis.</translation>
    </message>
    <message>
        <source>There are no draws, not even by agreement.</source>
        <extracomment>gui/rulebook/ends.py</extracomment>
        <translation>Es gibt kein Remis, auch nicht durch Vereinbarung.</translation>
    </message>
    <message>
        <source>Moves of these pieces are written without a letter: {pieces}.</source>
        <extracomment>gui/rulebook/generated.py</extracomment>
        <translation>Züge dieser Figuren werden ohne Buchstaben geschrieben: {pieces}.</translation>
    </message>
    <message>
        <source>Captured pieces go to the captor&apos;s hand.</source>
        <extracomment>gui/rulebook/generated.py</extracomment>
        <translation>Geschlagene Figuren kommen in die Hand des Schlagenden.</translation>
    </message>
    <message>
        <source>Their rules are the same.</source>
        <extracomment>gui/rulebook/generated.py</extracomment>
        <translation>Die Regeln sind dieselben.</translation>
    </message>
    <message>
        <source>Save as a web page…</source>
        <extracomment>gui/rulebook/rules_window.py</extracomment>
        <translation>Als Webseite speichern…</translation>
    </message>
    <message>
        <source>&amp;Workshop…</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>&amp;Werkstatt…</translation>
    </message>
    <message>
        <source>Save the draft</source>
        <extracomment>gui/storage/drafts.py</extracomment>
        <translation>Entwurf speichern</translation>
    </message>
    <message>
        <source>The disk is slow to save the draft; you can carry on.</source>
        <extracomment>gui/storage/drafts.py</extracomment>
        <translation>Der Datenträger speichert den Entwurf langsam; du kannst weitermachen.</translation>
    </message>
    <message>
        <source>The draft cannot be saved at the moment ({why}); you can carry on.</source>
        <extracomment>gui/storage/drafts.py</extracomment>
        <translation>Der Entwurf kann im Augenblick nicht gespeichert werden ({why}); du kannst weitermachen.</translation>
    </message>
    <message>
        <source>Saving the draft… The disk is slow. If you leave now, unsaved changes are lost.</source>
        <extracomment>gui/storage/drafts.py</extracomment>
        <translation>Der Entwurf wird gespeichert… Der Datenträger ist langsam. Wenn du die Seite jetzt verlässt, gehen ungespeicherte Änderungen verloren.</translation>
    </message>
    <message>
        <source>This draft is not completely saved. If you leave now, unsaved changes are lost.</source>
        <extracomment>gui/storage/drafts.py</extracomment>
        <translation>Der Entwurf ist nicht vollständig gespeichert. Wenn du ihn jetzt verlässt, geht der Rest verloren.</translation>
    </message>
    <message>
        <source>The draft is on the clipboard.</source>
        <extracomment>gui/storage/drafts.py</extracomment>
        <translation>Der Entwurf ist in der Zwischenablage.</translation>
    </message>
    <message>
        <source>Your own games cannot be read: {why}.</source>
        <extracomment>gui/storage/own_games.py</extracomment>
        <translation>Deine eigenen Spiele sind nicht lesbar: {why}.</translation>
    </message>
    <message>
        <source>Your own games cannot be saved: {why}.</source>
        <extracomment>gui/storage/own_games.py</extracomment>
        <translation>Deine eigenen Spiele können nicht gespeichert werden: {why}.</translation>
    </message>
    <message>
        <source>{jump}, repeated in the same direction over empty squares</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>{jump}, in derselben Richtung wiederholt über leere Felder</translation>
    </message>
    <message>
        <source>{jump}, up to {count} times in one direction over empty squares</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>{jump}, bis zu {count}-mal in eine Richtung über leere Felder</translation>
    </message>
    <message>
        <source>{jump}, unless a piece in its way blocks it</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>{jump}, falls keine Figur im Weg steht</translation>
    </message>
    <message>
        <source>{jump}: {squares}</source>
        <comment>a jump, and where it leads</comment>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>{jump}: {squares}</translation>
    </message>
    <message>
        <source>Moves {how} over one piece.</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>Zieht über eine Figur hinweg {how}.</translation>
    </message>
    <message>
        <source>Moves and captures {how} over one piece.</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>Zieht und schlägt über eine Figur hinweg {how}.</translation>
    </message>
    <message>
        <source>to the left</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>nach links</translation>
    </message>
    <message>
        <source>to the right</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>nach rechts</translation>
    </message>
    <message>
        <source>diagonally forward to the left</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>schräg vorwärts nach links</translation>
    </message>
    <message>
        <source>diagonally forward to the right</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>schräg vorwärts nach rechts</translation>
    </message>
    <message>
        <source>diagonally back to the left</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>schräg rückwärts nach links</translation>
    </message>
    <message>
        <source>diagonally back to the right</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>schräg rückwärts nach rechts</translation>
    </message>
    <message>
        <source>with a jump of three squares straight</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>mit einem geraden Sprung von drei Feldern</translation>
    </message>
    <message>
        <source>with a jump of three squares and one to the side</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>mit einem Sprung von drei Feldern und einem zur Seite</translation>
    </message>
    <message>
        <source>with a jump of three squares and two to the side</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>mit einem Sprung von drei Feldern und zweien zur Seite</translation>
    </message>
    <message>
        <source>with a jump of three squares diagonally</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>mit einem schrägen Sprung von drei Feldern</translation>
    </message>
    <message>
        <source>{number} forward</source>
        <comment>squares</comment>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>{number} vorwärts</translation>
    </message>
    <message>
        <source>{number} back</source>
        <comment>squares</comment>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>{number} rückwärts</translation>
    </message>
    <message>
        <source>{number} to the left</source>
        <comment>squares</comment>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>{number} nach links</translation>
    </message>
    <message>
        <source>{number} to the right</source>
        <comment>squares</comment>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>{number} nach rechts</translation>
    </message>
    <message>
        <source>Moves like the king in shogi.</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>Zieht wie der König im Shogi.</translation>
    </message>
    <message>
        <source>Moves like the rook in shogi.</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>Zieht wie der Turm im Shogi.</translation>
    </message>
    <message>
        <source>Moves like the bishop in shogi.</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>Zieht wie der Läufer im Shogi.</translation>
    </message>
    <message>
        <source>Moves like the promoted rook in shogi.</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>Zieht wie der umgewandelte Turm im Shogi.</translation>
    </message>
    <message>
        <source>Moves like the promoted bishop in shogi.</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>Zieht wie der umgewandelte Läufer im Shogi.</translation>
    </message>
    <message>
        <source>Moves like the chariot in xiangqi.</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>Zieht wie der Wagen im Xiangqi.</translation>
    </message>
    <message>
        <source>Moves like the horse in xiangqi.</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>Zieht wie das Pferd im Xiangqi.</translation>
    </message>
    <message>
        <source>From a definition for Fairy-Stockfish.</source>
        <extracomment>gui/words/naming.py</extracomment>
        <translation>Aus einer Definition für Fairy-Stockfish.</translation>
    </message>
    <message>
        <source>arrival</source>
        <comment>how a game ends</comment>
        <extracomment>gui/words/naming.py</extracomment>
        <translation>Ankunft</translation>
    </message>
    <message>
        <source>{winner} has reached the goal.</source>
        <extracomment>gui/words/naming.py</extracomment>
        <translation>{winner} {winner:=hat|hast} das Ziel erreicht.</translation>
    </message>
    <message>
        <source>Promoted {piece}</source>
        <extracomment>gui/words/naming.py, gui/workshop/piece_panel.py</extracomment>
        <translation>{piece} (umgewandelt)</translation>
    </message>
    <message>
        <source>The position has occurred {count:,} times.</source>
        <extracomment>gui/words/outcome_text.py</extracomment>
        <translation>Die Stellung ist {count:,}-mal entstanden.</translation>
    </message>
    <message>
        <source>With this move, the position would have occurred {count:,} times.</source>
        <extracomment>gui/words/outcome_text.py</extracomment>
        <translation>Mit diesem Zug wäre die Stellung {count:,}-mal entstanden.</translation>
    </message>
    <message numerus="yes">
        <source>In {count:,} moves of each player there was no capture, drop, promotion or pawn move.</source>
        <extracomment>gui/words/outcome_text.py</extracomment>
        <translation>
            <numerusform>In {count:,} Zug jedes Spielers gab es keinen Schlagzug, kein Einsetzen, keine Umwandlung und keinen Bauernzug.</numerusform>
            <numerusform>In {count:,} Zügen jedes Spielers gab es keinen Schlagzug, kein Einsetzen, keine Umwandlung und keinen Bauernzug.</numerusform>
        </translation>
    </message>
    <message>
        <source>The position has occurred for the second time.</source>
        <extracomment>gui/words/outcome_text.py</extracomment>
        <translation>Die Stellung ist zum zweiten Mal entstanden.</translation>
    </message>
    <message>
        <source>This would be the second time that this position occurs.</source>
        <extracomment>gui/words/outcome_text.py</extracomment>
        <translation>Damit entstünde diese Stellung zum zweiten Mal.</translation>
    </message>
    <message>
        <source>Too long without progress</source>
        <extracomment>gui/words/outcome_text.py</extracomment>
        <translation>Zu lange ohne Fortschritt</translation>
    </message>
    <message>
        <source>{player} would win the game.</source>
        <extracomment>gui/words/outcome_text.py</extracomment>
        <translation>{player} {player:=würde|würdest} die Partie gewinnen.</translation>
    </message>
    <message>
        <source>{player} would lose the game.</source>
        <extracomment>gui/words/outcome_text.py</extracomment>
        <translation>{player} {player:=würde|würdest} die Partie verlieren.</translation>
    </message>
    <message>
        <source>{where}, instead: {moves}</source>
        <extracomment>gui/words/piece_notes.py</extracomment>
        <translation>{where} stattdessen: {moves}</translation>
    </message>
    <message>
        <source>Its whole path must be {where}.</source>
        <extracomment>gui/words/piece_notes.py</extracomment>
        <translation>Der ganze Weg muss {where} liegen.</translation>
    </message>
    <message>
        <source>a {piece}</source>
        <comment>what a piece becomes</comment>
        <extracomment>gui/words/piece_notes.py</extracomment>
        <translation>{piece:einem}</translation>
    </message>
    <message>
        <source>an {piece}</source>
        <comment>what a piece becomes</comment>
        <extracomment>gui/words/piece_notes.py</extracomment>
        <translation>{piece:einem}</translation>
    </message>
    <message>
        <source>a {piece}</source>
        <comment>what a piece never captures</comment>
        <extracomment>gui/words/piece_notes.py</extracomment>
        <translation>{piece:einen}</translation>
    </message>
    <message>
        <source>an {piece}</source>
        <comment>what a piece never captures</comment>
        <extracomment>gui/words/piece_notes.py</extracomment>
        <translation>{piece:einen}</translation>
    </message>
    <message>
        <source>{piece} (promoted)</source>
        <extracomment>gui/words/piece_notes.py</extracomment>
        <translation>{piece} (umgewandelt)</translation>
    </message>
    <message>
        <source>Cannot be dropped on a file with {number} pieces of this kind of the same player on {zone}.</source>
        <extracomment>gui/words/piece_notes.py</extracomment>
        <translation>Darf nicht auf einer Linie eingesetzt werden, auf der auf {zone} schon {number} eigene Figuren dieser Art stehen.</translation>
    </message>
    <message>
        <source>It also attacks the other king, and nothing else, like this:</source>
        <extracomment>gui/words/piece_notes.py</extracomment>
        <translation>Den anderen König, und nur ihn, greift die Figur auch so an:</translation>
    </message>
    <message>
        <source>Coming from outside, it ends its move where it enters {zone}, and attacks nothing beyond.</source>
        <extracomment>gui/words/piece_notes.py</extracomment>
        <translation>Kommt die Figur von außen, bleibt sie auf dem ersten Feld im {zone} stehen und greift dahinter nichts an.</translation>
    </message>
    <message>
        <source>Never moves out of {zone}.</source>
        <extracomment>gui/words/piece_notes.py</extracomment>
        <translation>Zieht nur auf {zone} und verlässt diese Zone nie.</translation>
    </message>
    <message>
        <source>A piece that is alone there must not be attacked.</source>
        <extracomment>gui/words/piece_notes.py</extracomment>
        <translation>Steht nur eine dort, darf sie nicht angegriffen sein.</translation>
    </message>
    <message>
        <source>May become {piece} by a move that ends on {zone}, and must on {part}.</source>
        <extracomment>gui/words/piece_notes.py</extracomment>
        <translation>Darf mit einem Zug, der auf {zone} endet, zu {piece} werden und muss es auf {part}.</translation>
    </message>
    <message>
        <source>Not possible while its side already has {number} of these on the board: {pieces}.</source>
        <extracomment>gui/words/piece_notes.py</extracomment>
        <translation>Nur wählbar, solange die Höchstzahl von {number} je Seite nicht erreicht ist: {pieces}.</translation>
    </message>
    <message>
        <source>May not give check when dropped.</source>
        <extracomment>gui/words/piece_notes.py</extracomment>
        <translation>Darf beim Einsetzen nicht Schach geben.</translation>
    </message>
    <message>
        <source>Cannot be dropped on a file with {number} pieces of this kind of the same player.</source>
        <extracomment>gui/words/piece_notes.py</extracomment>
        <translation>Darf nicht auf einer Linie eingesetzt werden, auf der schon {number} eigene Figuren dieser Art stehen.</translation>
    </message>
    <message>
        <source>It cannot move from there.</source>
        <extracomment>gui/words/piece_notes.py</extracomment>
        <translation>Von dort kann die Figur nicht ziehen.</translation>
    </message>
    <message>
        <source>May become {piece} by a move that starts on {zone}.</source>
        <extracomment>gui/words/piece_notes.py</extracomment>
        <translation>Darf mit einem Zug, der auf {zone} beginnt, zu {piece} werden.</translation>
    </message>
    <message>
        <source>May become {piece} by a move that ends on {zone}.</source>
        <extracomment>gui/words/piece_notes.py</extracomment>
        <translation>Darf mit einem Zug, der auf {zone} endet, zu {piece} werden.</translation>
    </message>
    <message>
        <source>Always becomes {piece} by a move that starts on {zone}.</source>
        <extracomment>gui/words/piece_notes.py</extracomment>
        <translation>Wird mit einem Zug, der auf {zone} beginnt, immer zu {piece}.</translation>
    </message>
    <message>
        <source>The choice before the first move: on the files {files} stand {pieces}.</source>
        <extracomment>gui/words/shown_moves.py</extracomment>
        <translation>Die Wahl vor dem ersten Zug: Auf den Linien {files} stehen {pieces}.</translation>
    </message>
    <message>
        <source>+ before a letter marks a promoted piece: {sign} is the {piece}.</source>
        <extracomment>gui/words/shown_moves.py</extracomment>
        <translation>+ vor einem Buchstaben ist eine umgewandelte Figur: {sign} ist {piece:der}.</translation>
    </message>
    <message>
        <source>eleventh</source>
        <comment>which rank</comment>
        <extracomment>gui/words/zone_words.py</extracomment>
        <translation>elften</translation>
    </message>
    <message>
        <source>all squares</source>
        <extracomment>gui/words/zone_words.py</extracomment>
        <translation>allen Feldern</translation>
    </message>
    <message>
        <source>all squares except {squares}</source>
        <extracomment>gui/words/zone_words.py</extracomment>
        <translation>allen Feldern außer {squares}</translation>
    </message>
    <message>
        <source>{part} squares of {zone}</source>
        <extracomment>gui/words/zone_words.py</extracomment>
        <translation>{part}-Feldern im {zone}</translation>
    </message>
    <message>
        <source>Saved. The game is among your own games on the start page.</source>
        <extracomment>gui/workshop/draft_commands.py</extracomment>
        <translation>Gespeichert. Das Spiel steht auf der Startseite unter deinen eigenen Spielen.</translation>
    </message>
    <message>
        <source>There is already a game called {title}. This becomes its newest version; the older one is kept.</source>
        <extracomment>gui/workshop/draft_commands.py</extracomment>
        <translation>Es gibt schon ein Spiel namens {title}. Dieses wird seine neueste Version; die ältere bleibt erhalten.</translation>
    </message>
    <message>
        <source>Add a version</source>
        <extracomment>gui/workshop/draft_commands.py</extracomment>
        <translation>Version hinzufügen</translation>
    </message>
    <message>
        <source>Add a piece</source>
        <extracomment>gui/workshop/draft_page.py</extracomment>
        <translation>Figur hinzufügen</translation>
    </message>
    <message>
        <source>Workshop</source>
        <extracomment>gui/workshop/draft_page.py, gui/workshop/workshop_page.py</extracomment>
        <translation>Werkstatt</translation>
    </message>
    <message>
        <source>Redo</source>
        <extracomment>gui/workshop/draft_page.py</extracomment>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Try it</source>
        <extracomment>gui/workshop/draft_page.py</extracomment>
        <translation>Ausprobieren</translation>
    </message>
    <message>
        <source>Save</source>
        <extracomment>gui/workshop/draft_page.py</extracomment>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Rules page</source>
        <extracomment>gui/workshop/draft_page.py</extracomment>
        <translation>Regelseite</translation>
    </message>
    <message>
        <source>Export</source>
        <extracomment>gui/workshop/draft_page.py</extracomment>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>Sections</source>
        <extracomment>gui/workshop/draft_page.py</extracomment>
        <translation>Abschnitte</translation>
    </message>
    <message>
        <source>New piece</source>
        <extracomment>gui/workshop/draft_page.py</extracomment>
        <translation>Neue Figur</translation>
    </message>
    <message>
        <source>As a file…</source>
        <extracomment>gui/workshop/draft_page.py</extracomment>
        <translation>Als Datei…</translation>
    </message>
    <message>
        <source>For Fairy-Stockfish…</source>
        <extracomment>gui/workshop/draft_page.py</extracomment>
        <translation>Für Fairy-Stockfish…</translation>
    </message>
    <message>
        <source>Copy the text</source>
        <extracomment>gui/workshop/draft_page.py</extracomment>
        <translation>Text kopieren</translation>
    </message>
    <message>
        <source>Paint</source>
        <comment>squares on a board</comment>
        <extracomment>gui/workshop/draft_fields.py</extracomment>
        <translation>Einzeichnen</translation>
    </message>
    <message>
        <source>Choose the squares on the board: {field}</source>
        <extracomment>gui/workshop/draft_fields.py</extracomment>
        <translation>Die Felder auf dem Brett wählen: {field}</translation>
    </message>
    <message>
        <source>Click the squares the piece steps or jumps to. Click a square again to remove it.</source>
        <extracomment>gui/workshop/mover_board.py</extracomment>
        <translation>Klicke die Felder an, auf die die Figur zieht oder springt. Ein weiterer Klick entfernt ein Feld wieder.</translation>
    </message>
    <message>
        <source>Click how far the piece slides. A click at the edge means any distance.</source>
        <extracomment>gui/workshop/mover_board.py</extracomment>
        <translation>Klicke an, wie weit die Figur gleitet. Ein Klick am Rand bedeutet: beliebig weit.</translation>
    </message>
    <message>
        <source>Click how far the piece goes after jumping over exactly one piece, like the cannon of xiangqi.</source>
        <extracomment>gui/workshop/mover_board.py</extracomment>
        <translation>Klicke an, wie weit die Figur geht, nachdem sie genau eine Figur übersprungen hat, wie die Kanone im Xiangqi.</translation>
    </message>
    <message>
        <source>Click the squares it jumps to unless a piece is in its way, like the horse of xiangqi.</source>
        <extracomment>gui/workshop/mover_board.py</extracomment>
        <translation>Klicke die Felder an, auf die sie springt, wenn keine Figur im Weg steht, wie das Pferd im Xiangqi.</translation>
    </message>
    <message>
        <source>moves and captures</source>
        <extracomment>gui/workshop/mover_board.py</extracomment>
        <translation>zieht und schlägt</translation>
    </message>
    <message>
        <source>moves</source>
        <extracomment>gui/workshop/mover_board.py</extracomment>
        <translation>zieht</translation>
    </message>
    <message>
        <source>captures</source>
        <extracomment>gui/workshop/mover_board.py</extracomment>
        <translation>schlägt</translation>
    </message>
    <message>
        <source>moves and captures over a piece</source>
        <extracomment>gui/workshop/mover_board.py</extracomment>
        <translation>zieht und schlägt über eine Figur</translation>
    </message>
    <message>
        <source>moves over a piece</source>
        <extracomment>gui/workshop/mover_board.py</extracomment>
        <translation>zieht über eine Figur</translation>
    </message>
    <message>
        <source>captures over a piece</source>
        <extracomment>gui/workshop/mover_board.py</extracomment>
        <translation>schlägt über eine Figur</translation>
    </message>
    <message>
        <source>moves and captures unless blocked</source>
        <extracomment>gui/workshop/mover_board.py</extracomment>
        <translation>zieht und schlägt, wenn der Weg frei ist</translation>
    </message>
    <message>
        <source>moves unless blocked</source>
        <extracomment>gui/workshop/mover_board.py</extracomment>
        <translation>zieht, wenn der Weg frei ist</translation>
    </message>
    <message>
        <source>captures unless blocked</source>
        <extracomment>gui/workshop/mover_board.py</extracomment>
        <translation>schlägt, wenn der Weg frei ist</translation>
    </message>
    <message>
        <source>{count} forward</source>
        <extracomment>gui/workshop/mover_board.py</extracomment>
        <translation>{count} vor</translation>
    </message>
    <message>
        <source>{count} back</source>
        <extracomment>gui/workshop/mover_board.py</extracomment>
        <translation>{count} zurück</translation>
    </message>
    <message>
        <source>{count} left</source>
        <extracomment>gui/workshop/mover_board.py</extracomment>
        <translation>{count} links</translation>
    </message>
    <message>
        <source>{count} right</source>
        <extracomment>gui/workshop/mover_board.py</extracomment>
        <translation>{count} rechts</translation>
    </message>
    <message>
        <source>the piece</source>
        <extracomment>gui/workshop/mover_board.py</extracomment>
        <translation>die Figur</translation>
    </message>
    <message>
        <source>not reached</source>
        <extracomment>gui/workshop/mover_board.py</extracomment>
        <translation>nicht erreicht</translation>
    </message>
    <message>
        <source>Step or jump</source>
        <extracomment>gui/workshop/mover_board.py</extracomment>
        <translation>Schritt oder Sprung</translation>
    </message>
    <message>
        <source>Slide</source>
        <extracomment>gui/workshop/mover_board.py</extracomment>
        <translation>Gleiten</translation>
    </message>
    <message>
        <source>Over one piece</source>
        <extracomment>gui/workshop/mover_board.py</extracomment>
        <translation>Über eine Figur</translation>
    </message>
    <message>
        <source>Blockable jump</source>
        <extracomment>gui/workshop/mover_board.py</extracomment>
        <translation>Blockierbarer Sprung</translation>
    </message>
    <message>
        <source>Move and capture</source>
        <extracomment>gui/workshop/mover_board.py</extracomment>
        <translation>Ziehen + schlagen</translation>
    </message>
    <message>
        <source>Move only</source>
        <extracomment>gui/workshop/mover_board.py</extracomment>
        <translation>Nur ziehen</translation>
    </message>
    <message>
        <source>Capture only</source>
        <extracomment>gui/workshop/mover_board.py</extracomment>
        <translation>Nur schlagen</translation>
    </message>
    <message>
        <source>In all directions</source>
        <extracomment>gui/workshop/mover_board.py</extracomment>
        <translation>In alle Richtungen</translation>
    </message>
    <message>
        <source>Mirror left and right</source>
        <extracomment>gui/workshop/mover_board.py</extracomment>
        <translation>Links wie rechts</translation>
    </message>
    <message>
        <source>This square only</source>
        <extracomment>gui/workshop/mover_board.py</extracomment>
        <translation>Nur dieses Feld</translation>
    </message>
    <message>
        <source>Movement in Betza&apos;s notation</source>
        <extracomment>gui/workshop/mover_board.py</extracomment>
        <translation>Gangart in Betza-Notation</translation>
    </message>
    <message>
        <source>W F: a step straight or diagonally. R B: slides. N: a knight&apos;s jump. f b l r: directions. m c: moves only, captures only.</source>
        <extracomment>gui/workshop/mover_board.py</extracomment>
        <translation>W F: ein Schritt gerade oder schräg. R B: Gleiten. N: Springerzug. f b l r: Richtungen. m c: zieht nur, schlägt nur.</translation>
    </message>
    <message>
        <source>How the piece moves</source>
        <extracomment>gui/workshop/mover_board.py</extracomment>
        <translation>Wie die Figur zieht</translation>
    </message>
    <message>
        <source>Tool</source>
        <extracomment>gui/workshop/mover_board.py</extracomment>
        <translation>Werkzeug</translation>
    </message>
    <message>
        <source>A click means</source>
        <extracomment>gui/workshop/mover_board.py</extracomment>
        <translation>Ein Klick bedeutet</translation>
    </message>
    <message>
        <source>Symmetry</source>
        <extracomment>gui/workshop/mover_board.py</extracomment>
        <translation>Symmetrie</translation>
    </message>
    <message>
        <source>King and rook move together. First put them where they start; squares are as the first player sees them.</source>
        <extracomment>gui/workshop/panels.py</extracomment>
        <translation>König und Turm ziehen zugleich. Stelle sie zuerst auf; die Felder gelten aus Sicht des ersten Spielers.</translation>
    </message>
    <message>
        <source>Before the first move, each player chooses the arrangement of some pieces on the first rank.</source>
        <extracomment>gui/workshop/panels.py</extracomment>
        <translation>Vor dem ersten Zug wählt jeder Spieler, wie einige Figuren der ersten Reihe stehen.</translation>
    </message>
    <message>
        <source>A piece wins by arriving on certain squares, such as the king on the last rank.</source>
        <extracomment>gui/workshop/panels.py</extracomment>
        <translation>Eine Figur gewinnt, wenn sie bestimmte Felder erreicht, etwa der König die letzte Reihe.</translation>
    </message>
    <message>
        <source>The game</source>
        <extracomment>gui/workshop/panels.py, gui/workshop/sections.py</extracomment>
        <translation>Das Spiel</translation>
    </message>
    <message>
        <source>The board</source>
        <extracomment>gui/workshop/panels.py, gui/workshop/sections.py</extracomment>
        <translation>Das Brett</translation>
    </message>
    <message>
        <source>Ranks are added and removed in the middle, so that both players keep what is near them.</source>
        <extracomment>gui/workshop/panels.py</extracomment>
        <translation>Reihen werden in der Mitte hinzugefügt und entfernt, damit beide Spieler behalten, was bei ihnen liegt.</translation>
    </message>
    <message>
        <source>The king can castle</source>
        <extracomment>gui/workshop/panels.py</extracomment>
        <translation>Der König kann rochieren</translation>
    </message>
    <message>
        <source>Add a castling</source>
        <extracomment>gui/workshop/panels.py</extracomment>
        <translation>Rochade hinzufügen</translation>
    </message>
    <message>
        <source>Choice before the game</source>
        <extracomment>gui/workshop/panels.py, gui/workshop/sections.py</extracomment>
        <translation>Wahl vor dem Spiel</translation>
    </message>
    <message>
        <source>The players choose a setup</source>
        <extracomment>gui/workshop/panels.py</extracomment>
        <translation>Die Spieler wählen eine Aufstellung</translation>
    </message>
    <message>
        <source>Add a choice</source>
        <extracomment>gui/workshop/panels.py</extracomment>
        <translation>Möglichkeit hinzufügen</translation>
    </message>
    <message>
        <source>As it is</source>
        <extracomment>gui/workshop/panels.py</extracomment>
        <translation>Wie sie steht</translation>
    </message>
    <message>
        <source>Swapped</source>
        <extracomment>gui/workshop/panels.py</extracomment>
        <translation>Vertauscht</translation>
    </message>
    <message>
        <source>How it ends</source>
        <extracomment>gui/workshop/panels.py, gui/workshop/sections.py</extracomment>
        <translation>Wie es endet</translation>
    </message>
    <message>
        <source>A player can win by arrival</source>
        <extracomment>gui/workshop/panels.py</extracomment>
        <translation>Ein Spieler kann durch Ankunft gewinnen</translation>
    </message>
    <message>
        <source>Files, from left to right</source>
        <extracomment>gui/workshop/panels.py</extracomment>
        <translation>Linien, von links nach rechts</translation>
    </message>
    <message>
        <source>Ranks, from bottom to top</source>
        <extracomment>gui/workshop/panels.py</extracomment>
        <translation>Reihen, von unten nach oben</translation>
    </message>
    <message>
        <source>Choose where these pieces start.</source>
        <extracomment>gui/workshop/panels.py</extracomment>
        <translation>Wähle, wo diese Figuren beginnen.</translation>
    </message>
    <message>
        <source>It promotes to</source>
        <extracomment>gui/workshop/piece_panel.py</extracomment>
        <translation>Sie wandelt sich um in</translation>
    </message>
    <message>
        <source>If there are several, the player chooses.</source>
        <extracomment>gui/workshop/piece_panel.py</extracomment>
        <translation>Bei mehreren hat der Spieler die Wahl.</translation>
    </message>
    <message>
        <source>Letter</source>
        <extracomment>gui/workshop/piece_panel.py</extracomment>
        <translation>Buchstabe</translation>
    </message>
    <message>
        <source>It becomes another piece on the far ranks or elsewhere.</source>
        <extracomment>gui/workshop/piece_panel.py</extracomment>
        <translation>Sie wird auf den fernen Reihen oder anderswo zu einer anderen Figur.</translation>
    </message>
    <message>
        <source>When captured, it goes to the captor&apos;s hand and can be put on the board instead of a move.</source>
        <extracomment>gui/workshop/piece_panel.py</extracomment>
        <translation>Geschlagen kommt sie in die Hand des Gegners, der sie anstelle eines Zuges auf das Brett setzen kann.</translation>
    </message>
    <message>
        <source>Make it the royal piece</source>
        <extracomment>gui/workshop/piece_panel.py</extracomment>
        <translation>Zur königlichen Figur machen</translation>
    </message>
    <message>
        <source>The royal piece is the one that can be checkmated. Each side has one.</source>
        <extracomment>gui/workshop/piece_panel.py</extracomment>
        <translation>Die königliche Figur ist die, die matt gesetzt werden kann. Jede Seite hat eine.</translation>
    </message>
    <message>
        <source>Remove the piece</source>
        <extracomment>gui/workshop/piece_panel.py</extracomment>
        <translation>Figur löschen</translation>
    </message>
    <message>
        <source>Where it moves like this</source>
        <extracomment>gui/workshop/piece_panel.py</extracomment>
        <translation>Wo sie so zieht</translation>
    </message>
    <message>
        <source>A capital letter that no other piece has.</source>
        <extracomment>gui/workshop/piece_panel.py</extracomment>
        <translation>Ein Großbuchstabe, den keine andere Figur hat.</translation>
    </message>
    <message>
        <source>It promotes</source>
        <extracomment>gui/workshop/piece_panel.py</extracomment>
        <translation>Sie wandelt sich um</translation>
    </message>
    <message>
        <source>Add the other side of the piece</source>
        <extracomment>gui/workshop/piece_panel.py</extracomment>
        <translation>Die andere Seite der Figur hinzufügen</translation>
    </message>
    <message>
        <source>A separate piece that this one turns into, as in shogi.</source>
        <extracomment>gui/workshop/piece_panel.py</extracomment>
        <translation>Eine eigene Figur, in die sich diese verwandelt, wie im Shogi.</translation>
    </message>
    <message>
        <source>It can be dropped</source>
        <extracomment>gui/workshop/piece_panel.py</extracomment>
        <translation>Sie kann eingesetzt werden</translation>
    </message>
    <message>
        <source>For example, a pawn&apos;s double step from the second rank.</source>
        <extracomment>gui/workshop/piece_panel.py</extracomment>
        <translation>Zum Beispiel der Doppelschritt eines Bauern von der zweiten Reihe.</translation>
    </message>
    <message>
        <source>Add moves on some squares</source>
        <extracomment>gui/workshop/piece_panel.py</extracomment>
        <translation>Züge auf bestimmten Feldern hinzufügen</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <extracomment>gui/workshop/piece_panel.py</extracomment>
        <translation>Überall</translation>
    </message>
    <message>
        <source>On {squares}</source>
        <extracomment>gui/workshop/piece_panel.py</extracomment>
        <translation>Auf {squares}</translation>
    </message>
    <message>
        <source>How it moves</source>
        <extracomment>gui/workshop/piece_panel.py</extracomment>
        <translation>Wie sie zieht</translation>
    </message>
    <message>
        <source>Moves on some squares only</source>
        <extracomment>gui/workshop/piece_panel.py</extracomment>
        <translation>Züge nur auf bestimmten Feldern</translation>
    </message>
    <message>
        <source>Special rules</source>
        <extracomment>gui/workshop/piece_panel.py</extracomment>
        <translation>Besondere Regeln</translation>
    </message>
    <message>
        <source>{section}, incomplete</source>
        <extracomment>gui/workshop/sections.py</extracomment>
        <translation>{section}, unvollständig</translation>
    </message>
    <message>
        <source>Name of the game</source>
        <extracomment>gui/workshop/specs.py, gui/workshop/workshop_page.py</extracomment>
        <translation>Name des Spiels</translation>
    </message>
    <message>
        <source>Name in its own script</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>Name in eigener Schrift</translation>
    </message>
    <message>
        <source>In one sentence</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>In einem Satz</translation>
    </message>
    <message>
        <source>Shown beside the game.</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>Wird neben dem Spiel gezeigt.</translation>
    </message>
    <message>
        <source>Name in files</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>Name in Dateien</translation>
    </message>
    <message>
        <source>Lower-case letters, digits and hyphens. It follows the name of the game until you change it.</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>Kleinbuchstaben, Ziffern und Bindestriche. Er folgt dem Namen des Spiels, bis du ihn änderst.</translation>
    </message>
    <message>
        <source>Holes</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>Löcher</translation>
    </message>
    <message>
        <source>Squares that the board lacks, such as a lake. Paint them.</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>Felder, die das Brett nicht hat, etwa ein See. Zeichne sie ein.</translation>
    </message>
    <message>
        <source>Squares of two colours</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>Felder in zwei Farben</translation>
    </message>
    <message>
        <source>Palace</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>Palast</translation>
    </message>
    <message>
        <source>A region of each side that is outlined. Pieces can be confined to it, or move differently there.</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>Ein umrandeter Bereich jeder Seite. Figuren können an ihn gebunden sein oder dort anders ziehen.</translation>
    </message>
    <message>
        <source>Name of the palace</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>Name des Palasts</translation>
    </message>
    <message>
        <source>Marked by a line</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>Durch eine Linie markiert</translation>
    </message>
    <message>
        <source>Usually where pieces promote.</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>Meist dort, wo Figuren sich umwandeln.</translation>
    </message>
    <message>
        <source>Name</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>Name</translation>
    </message>
    <message>
        <source>Sign</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>Zeichen</translation>
    </message>
    <message>
        <source>A sign from another script, if it has one. May be empty.</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>Ein Zeichen einer anderen Schrift, falls sie eines hat. Es darf leer bleiben.</translation>
    </message>
    <message>
        <source>When captured, it becomes</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>Geschlagen wird sie zu</translation>
    </message>
    <message>
        <source>What the captor gets in hand. A piece out of the game never comes back.</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>Was der Schlagende in die Hand bekommt. Was aus dem Spiel ist, kommt nie zurück.</translation>
    </message>
    <message>
        <source>Squares for drops</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>Felder zum Einsetzen</translation>
    </message>
    <message>
        <source>A drop puts a captured piece from the hand on an empty square.</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>Beim Einsetzen kommt eine geschlagene Figur aus der Hand auf ein leeres Feld.</translation>
    </message>
    <message>
        <source>A drop may give checkmate</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>Darf beim Einsetzen matt setzen</translation>
    </message>
    <message>
        <source>A drop may give check</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>Darf beim Einsetzen Schach geben</translation>
    </message>
    <message>
        <source>Not on a file with another</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>Nicht auf einer Linie mit einer anderen</translation>
    </message>
    <message>
        <source>It cannot be dropped on a file where its player has a piece of this kind on these squares.</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>Sie darf nicht auf einer Linie eingesetzt werden, auf der ihr Spieler auf diesen Feldern schon eine Figur dieser Art hat.</translation>
    </message>
    <message>
        <source>It must promote on arriving at</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>Sie muss sich umwandeln bei der Ankunft auf</translation>
    </message>
    <message>
        <source>It may promote on arriving at</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>Sie darf sich umwandeln bei der Ankunft auf</translation>
    </message>
    <message>
        <source>It must promote on leaving</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>Sie muss sich umwandeln beim Verlassen von</translation>
    </message>
    <message>
        <source>It may promote on leaving</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>Sie darf sich umwandeln beim Verlassen von</translation>
    </message>
    <message>
        <source>On these squares</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>Auf diesen Feldern</translation>
    </message>
    <message>
        <source>It also moves</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>Zieht sie auch so</translation>
    </message>
    <message>
        <source>For example, fmR2: up to two squares forward.</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>Zum Beispiel fmR2: bis zu zwei Felder vorwärts.</translation>
    </message>
    <message>
        <source>Instead of its other moves</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>Anstelle ihrer anderen Züge</translation>
    </message>
    <message>
        <source>On paths within</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>Auf Wegen innerhalb von</translation>
    </message>
    <message>
        <source>Counts as a pawn</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>Gilt als Bauer</translation>
    </message>
    <message>
        <source>Its moves count as progress where a number of moves without progress draws the game.</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>Seine Züge gelten als Fortschritt, wo eine Zahl von Zügen ohne Fortschritt zum Remis führt.</translation>
    </message>
    <message>
        <source>Can be captured en passant</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>Kann en passant geschlagen werden</translation>
    </message>
    <message>
        <source>After a long move, pieces of its kind can capture it on a square it passed over.</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>Nach einem langen Zug können Figuren ihrer Art sie auf einem Feld schlagen, das sie überquert hat.</translation>
    </message>
    <message>
        <source>Never leaves</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>Verlässt nie</translation>
    </message>
    <message>
        <source>Walls</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>Mauern</translation>
    </message>
    <message>
        <source>Slides from outside end where they enter these squares of the piece&apos;s own side.</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>Gleitet die Figur von außen auf diese Felder ihrer Seite, bleibt sie auf dem ersten stehen.</translation>
    </message>
    <message>
        <source>Faces the other king</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>Steht dem anderen König gegenüber</translation>
    </message>
    <message>
        <source>Movement that only attacks the other king, as in xiangqi: cR or fcR.</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>Eine Gangart, die nur den anderen König angreift, wie im Xiangqi: cR oder fcR.</translation>
    </message>
    <message>
        <source>Never captures</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>Schlägt nie</translation>
    </message>
    <message>
        <source>Cannot hop over</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>Kann nicht überspringen</translation>
    </message>
    <message>
        <source>Maximum on the board</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>Höchstzahl auf dem Brett</translation>
    </message>
    <message>
        <source>0: no limit.</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>0: beliebig viele.</translation>
    </message>
    <message>
        <source>Steps on after a capture</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>Zieht nach dem Schlagen weiter</translation>
    </message>
    <message>
        <source>After a capture on a neighbouring square, it may step once more; it may also pass.</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>Nach dem Schlagen auf einem Nachbarfeld darf sie noch einen Schritt gehen; sie darf auch passen.</translation>
    </message>
    <message>
        <source>Letter in written moves</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>Buchstabe in geschriebenen Zügen</translation>
    </message>
    <message>
        <source>If different, such as Ln.</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>Falls es ein anderer ist, etwa Ln.</translation>
    </message>
    <message>
        <source>The king castles with</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>Der König rochiert mit</translation>
    </message>
    <message>
        <source>Not after king or rook has moved</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>Nicht, wenn König oder Turm schon gezogen hat</translation>
    </message>
    <message>
        <source>King from</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>König von</translation>
    </message>
    <message>
        <source>King to</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>König nach</translation>
    </message>
    <message>
        <source>Rook from</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>Turm von</translation>
    </message>
    <message>
        <source>Rook to</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>Turm nach</translation>
    </message>
    <message>
        <source>Written as</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>Schreibweise</translation>
    </message>
    <message>
        <source>Letter in positions</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>Buchstabe in Stellungen</translation>
    </message>
    <message>
        <source>A player without a move</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>Ein Spieler ohne Zug</translation>
    </message>
    <message>
        <source>Checkmate always wins. This applies to a player who is not in check.</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>Matt gewinnt immer. Hier geht es um einen Spieler, der nicht im Schach steht.</translation>
    </message>
    <message>
        <source>Moves without progress before a draw</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>Züge ohne Fortschritt bis zum Remis</translation>
    </message>
    <message>
        <source>Moves of each side without a capture, a drop, a promotion or a pawn&apos;s move. 0: never.</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>Züge jeder Seite ohne Schlagen, Einsetzen, Umwandlung oder Bauernzug. 0: nie.</translation>
    </message>
    <message>
        <source>The game can be drawn</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>Die Partie kann remis enden</translation>
    </message>
    <message>
        <source>Occurrences that count as repetition</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>Eine Stellung gilt als wiederholt ab Vorkommen Nr.</translation>
    </message>
    <message>
        <source>3: when it occurs for the third time. 0: never.</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>3: wenn sie zum dritten Mal vorkommt. 0: nie.</translation>
    </message>
    <message>
        <source>The move that repeats it is illegal</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>Der Zug, der sie wiederholt, ist verboten</translation>
    </message>
    <message>
        <source>Otherwise the game is drawn, or as follows.</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>Sonst ist die Partie remis, oder es gilt das Folgende.</translation>
    </message>
    <message>
        <source>The player then to move</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>Wer dann am Zug ist</translation>
    </message>
    <message>
        <source>A player who gave check every time loses</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>Wer jedes Mal Schach gab, verliert</translation>
    </message>
    <message>
        <source>Goal</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>Pieces that win there</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>Figuren, die dort gewinnen</translation>
    </message>
    <message>
        <source>If none, the king.</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>Wenn keine angegeben ist, der König.</translation>
    </message>
    <message>
        <source>Only if it is not attacked there</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>Nur wenn sie dort nicht angegriffen ist</translation>
    </message>
    <message>
        <source>What this win is called</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>Wie dieser Sieg heißt</translation>
    </message>
    <message>
        <source>Sentence that announces it</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>Satz, mit dem er gemeldet wird</translation>
    </message>
    <message>
        <source>What a player is asked to do</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>Wozu ein Spieler aufgefordert wird</translation>
    </message>
    <message>
        <source>Files of the first rank to be arranged</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>Linien der ersten Reihe, deren Figuren gewählt werden</translation>
    </message>
    <message>
        <source>Their letters, such as bg.</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>Ihre Buchstaben, etwa bg.</translation>
    </message>
    <message>
        <source>Chosen by swapping neighbours on the board</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>Gewählt durch Tauschen von Nachbarn auf dem Brett</translation>
    </message>
    <message>
        <source>Letters of the pieces</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>Buchstaben der Figuren</translation>
    </message>
    <message>
        <source>Name of the choice</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>Name der Möglichkeit</translation>
    </message>
    <message>
        <source>As in chess: a1 at the lower left</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>Wie im Schach: a1 unten links</translation>
    </message>
    <message>
        <source>As in shogi: files 9–1</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>Wie im Shogi: Linien 9–1</translation>
    </message>
    <message>
        <source>Nothing: it leaves the game</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>Nichts: aus dem Spiel</translation>
    </message>
    <message>
        <source>draws</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>spielt remis</translation>
    </message>
    <message>
        <source>loses</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>verliert</translation>
    </message>
    <message>
        <source>wins</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>gewinnt</translation>
    </message>
    <message>
        <source>Click squares to put the piece there. A hand shows what a player starts with. Esc: back to moving.</source>
        <extracomment>gui/workshop/panels.py</extracomment>
        <translation>Klicke Felder an, um die Figur dorthin zu stellen. Eine Hand zeigt, womit ein Spieler beginnt. Esc: zurück zum Bewegen.</translation>
    </message>
    <message>
        <source>Drag pieces to where they start, or off the board. Choose a piece above to add more to the board.</source>
        <extracomment>gui/workshop/panels.py</extracomment>
        <translation>Ziehe Figuren dorthin, wo sie beginnen, oder vom Brett. Wähle oben eine Figur, um weitere aufzustellen.</translation>
    </message>
    <message>
        <source>The other side mirrors it</source>
        <extracomment>gui/workshop/panels.py</extracomment>
        <translation>Die andere Seite spiegelt es</translation>
    </message>
    <message>
        <source>Clear the board</source>
        <extracomment>gui/workshop/panels.py</extracomment>
        <translation>Brett leeren</translation>
    </message>
    <message>
        <source>The game is complete.</source>
        <extracomment>gui/workshop/strips.py</extracomment>
        <translation>Das Spiel ist vollständig.</translation>
    </message>
    <message>
        <source>Show the place</source>
        <extracomment>gui/workshop/strips.py</extracomment>
        <translation>Die Stelle zeigen</translation>
    </message>
    <message>
        <source>Trying the game</source>
        <extracomment>gui/workshop/trying.py</extracomment>
        <translation>Das Spiel ausprobieren</translation>
    </message>
    <message>
        <source>The computer plays</source>
        <extracomment>gui/workshop/trying.py</extracomment>
        <translation>Der Computer spielt</translation>
    </message>
    <message>
        <source>Back to the workshop</source>
        <extracomment>gui/workshop/trying.py</extracomment>
        <translation>Zurück zur Werkstatt</translation>
    </message>
    <message>
        <source>neither side</source>
        <extracomment>gui/workshop/trying.py</extracomment>
        <translation>keine Seite</translation>
    </message>
    <message>
        <source>The computer is thinking…</source>
        <extracomment>gui/workshop/trying.py</extracomment>
        <translation>Der Computer denkt nach…</translation>
    </message>
    <message>
        <source>Crazyhouse</source>
        <extracomment>gui/workshop/workshop_page.py</extracomment>
        <translation>Crazyhouse</translation>
    </message>
    <message>
        <source>Capablanca chess</source>
        <extracomment>gui/workshop/workshop_page.py</extracomment>
        <translation>Capablanca-Schach</translation>
    </message>
    <message>
        <source>Grand chess</source>
        <extracomment>gui/workshop/workshop_page.py</extracomment>
        <translation>Grand-Schach</translation>
    </message>
    <message>
        <source>Mini xiangqi</source>
        <extracomment>gui/workshop/workshop_page.py</extracomment>
        <translation>Mini-Xiangqi</translation>
    </message>
    <message>
        <source>Invent a game: change one you know, or start with an empty board and two kings. Everything is saved as you go.</source>
        <extracomment>gui/workshop/workshop_page.py</extracomment>
        <translation>Erfinde ein Spiel: Ändere eines, das du kennst, oder beginne mit einem leeren Brett und zwei Königen. Alles wird laufend gespeichert.</translation>
    </message>
    <message>
        <source>{title}, draft of {time}</source>
        <extracomment>gui/workshop/workshop_page.py</extracomment>
        <translation>{title}, Entwurf vom {time}</translation>
    </message>
    <message>
        <source>All its versions are removed. Games played by its rules stay and can still be opened.</source>
        <extracomment>gui/workshop/workshop_page.py</extracomment>
        <translation>Alle Versionen werden gelöscht. Bereits gespielte Partien bleiben erhalten und lassen sich weiterhin öffnen.</translation>
    </message>
    <message>
        <source>An empty board</source>
        <extracomment>gui/workshop/workshop_page.py</extracomment>
        <translation>Ein leeres Brett</translation>
    </message>
    <message>
        <source>My game</source>
        <extracomment>gui/workshop/workshop_page.py</extracomment>
        <translation>Mein Spiel</translation>
    </message>
    <message>
        <source>Drafts and your own games</source>
        <extracomment>gui/workshop/workshop_page.py</extracomment>
        <translation>Entwürfe und eigene Spiele</translation>
    </message>
    <message>
        <source>Edit</source>
        <extracomment>gui/workshop/workshop_page.py</extracomment>
        <translation>Bearbeiten</translation>
    </message>
    <message>
        <source>Your drafts cannot be read: {why}.</source>
        <extracomment>gui/workshop/workshop_page.py</extracomment>
        <translation>Deine Entwürfe können nicht gelesen werden: {why}.</translation>
    </message>
    <message>
        <source>Remove {name}?</source>
        <extracomment>gui/workshop/workshop_page.py</extracomment>
        <translation>{name} löschen?</translation>
    </message>
    <message>
        <source>The draft cannot be removed: {why}.</source>
        <extracomment>gui/workshop/workshop_page.py</extracomment>
        <translation>Der Entwurf kann nicht gelöscht werden: {why}.</translation>
    </message>
    <message>
        <source>Untitled</source>
        <extracomment>gui/workshop/workshop_page.py</extracomment>
        <translation>Ohne Namen</translation>
    </message>
    <message>
        <source>My {game}</source>
        <extracomment>gui/workshop/workshop_page.py</extracomment>
        <translation>Mein {game}</translation>
    </message>
    <message>
        <source>Whose squares</source>
        <extracomment>gui/workshop/strips.py</extracomment>
        <translation>Wessen Felder</translation>
    </message>
    <message>
        <source>These pieces are never dropped: {pieces}.</source>
        <extracomment>gui/rulebook/generated.py</extracomment>
        <translation>Diese Figuren werden nie eingesetzt: {pieces}.</translation>
    </message>
    <message>
        <source># marks mate.</source>
        <extracomment>gui/rulebook/generated.py</extracomment>
        <translation># bedeutet Matt.</translation>
    </message>
    <message>
        <source># also marks a move that wins by arriving.</source>
        <extracomment>gui/rulebook/generated.py</extracomment>
        <translation># bedeutet auch einen Zug, der durch Ankunft gewinnt.</translation>
    </message>
    <message>
        <source>A move is written with -, a capture with x.</source>
        <extracomment>gui/rulebook/generated.py</extracomment>
        <translation>Ein Zug wird mit - geschrieben, ein Schlagzug mit x.</translation>
    </message>
    <message>
        <source>The player chooses the new piece.</source>
        <extracomment>gui/rulebook/generated.py</extracomment>
        <translation>Der Spieler wählt die neue Figur.</translation>
    </message>
    <message>
        <source>x marks a capture, @ a drop and # mate.</source>
        <extracomment>gui/rulebook/generated.py</extracomment>
        <translation>x bedeutet Schlagen, @ Einsetzen und # Matt.</translation>
    </message>
    <message>
        <source>x marks a capture and # mate.</source>
        <extracomment>gui/rulebook/generated.py</extracomment>
        <translation>x bedeutet Schlagen und # Matt.</translation>
    </message>
    <message>
        <source>A file is in the place of a folder</source>
        <extracomment>gui/storage/reasons.py</extracomment>
        <translation>an der Stelle eines Ordners ist eine Datei</translation>
    </message>
    <message>
        <source>The two kings may not face each other on an open file.</source>
        <extracomment>gui/words/piece_notes.py</extracomment>
        <translation>Die beiden Könige dürfen sich nicht auf einer offenen senkrechten Linie gegenüberstehen.</translation>
    </message>
    <message>
        <source>A move that must promote but cannot is made without promotion.</source>
        <extracomment>gui/words/piece_notes.py</extracomment>
        <translation>Ein Zug, bei dem eine Umwandlung Pflicht, aber nicht möglich ist, wird ohne Umwandlung ausgeführt.</translation>
    </message>
    <message>
        <source>A drop there wins too.</source>
        <extracomment>gui/words/piece_notes.py</extracomment>
        <translation>Auch ein Einsetzen dort gewinnt.</translation>
    </message>
    <message>
        <source>A move that must promote but cannot is illegal.</source>
        <extracomment>gui/words/piece_notes.py</extracomment>
        <translation>Ein Zug, bei dem eine Umwandlung Pflicht, aber nicht möglich ist, ist nicht erlaubt.</translation>
    </message>
    <message>
        <source>Cannot be dropped while its side has {number} on the board.</source>
        <extracomment>gui/words/piece_notes.py</extracomment>
        <translation>Darf nicht eingesetzt werden, solange die eigene Seite die Höchstzahl von {number} auf dem Brett hat.</translation>
    </message>
    <message>
        <source>The other side&apos;s are mirrored</source>
        <extracomment>gui/workshop/strips.py</extracomment>
        <translation>Die der anderen Seite gespiegelt</translation>
    </message>
    <message>
        <source>Click the squares, or drag over them: {field}</source>
        <extracomment>gui/workshop/strips.py</extracomment>
        <translation>Felder anklicken oder mit gedrückter Maustaste überstreichen: {field}</translation>
    </message>
    <message>
        <source>King</source>
        <comment>a piece, 陽/陰</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (first edition), rules/games: Pandemonium (vchess), rules/games: Mansindam</extracomment>
        <translation>König</translation>
    </message>
    <message>
        <source>Pawn</source>
        <comment>a piece, 步</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (first edition), rules/games: Pandemonium (vchess), rules/games: Mansindam</extracomment>
        <translation>Bauer</translation>
    </message>
    <message>
        <source>Bishop</source>
        <comment>a piece, 閣</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (first edition), rules/games: Pandemonium (vchess), rules/games: Mansindam</extracomment>
        <translation>Läufer</translation>
    </message>
    <message>
        <source>Marshal</source>
        <comment>a piece, 帥</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (first edition), rules/games: Pandemonium (vchess)</extracomment>
        <translation>Marschall</translation>
    </message>
    <message>
        <source>Queen</source>
        <comment>a piece, 奔</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (first edition), rules/games: Pandemonium (vchess), rules/games: Mansindam</extracomment>
        <translation>Dame</translation>
    </message>
    <message>
        <source>Horse</source>
        <comment>a piece, 馬</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (first edition), rules/games: Pandemonium (vchess)</extracomment>
        <translation>Pferd</translation>
    </message>
    <message>
        <source>The cardinal moves like a bishop or a knight, the marshal like a rook or a knight. Everything else moves as in chess, except for the pawn&apos;s longer first move. Rook, bishop and knight gain the king&apos;s step when they promote; pawn, cardinal and marshal become as strong as a queen. The whole and the apricot are named after what their signs mean; in shogi these stand for the promoted silver and the promoted lance.</source>
        <extracomment>assets/rules/pandemonium.toml, assets/rules/pandemonium-2020.toml, assets/rules/pandemonium-vchess.toml</extracomment>
        <translation>Der Kardinal zieht wie ein Läufer oder ein Springer, der Marschall wie ein Turm oder ein Springer. Alles andere zieht wie im Schach, nur der erste Zug des Bauern ist länger. Turm, Läufer und Springer gewinnen bei der Umwandlung den Schritt des Königs hinzu; Bauer, Kardinal und Marschall werden so stark wie eine Dame. Ganzes und Aprikose heißen so, weil ihre Zeichen das bedeuten; im Shogi stehen diese für das umgewandelte Silber und die umgewandelte Lanze.</translation>
    </message>
    <message>
        <source>A king that is attacked is in check, and the check must be ended at once: by moving the king, by capturing the piece that gives check, or by putting a piece in between, which may be dropped there. A player who cannot do so is checkmated and loses. A player who is not in check and has neither a legal move nor a drop is stalemated: the game is drawn.</source>
        <extracomment>assets/rules/pandemonium.toml, assets/rules/pandemonium-2020.toml, assets/rules/pandemonium-vchess.toml</extracomment>
        <translation>Ein angegriffener König steht im Schach, und das Schach muss sofort abgewehrt werden: indem man den König zieht, die schachgebende Figur schlägt oder eine Figur dazwischenstellt, auch aus der Hand. Wer das nicht kann, ist matt und hat verloren. Wer nicht im Schach steht und weder ziehen noch einsetzen kann, ist patt: Die Partie ist remis.</translation>
    </message>
    <message>
        <source>Files are a to j from White&apos;s left, ranks 1 to 10 from White&apos;s side. A move is written with the letter of the piece (none for a pawn) and the square: Nd3, e5. x marks a capture, @ a drop (N@e5, P@e5), = a promotion with the letter of the new piece (Rxe9=D), + a check and # mate. Castling towards the king&apos;s side, the j-file, is O-O-O and towards the queen&apos;s side, the a-file, O-O: this is the inventor&apos;s notation, and the reverse of chess. The choice before the first move is written NB-BN, a letter for each of the files b, c, h and i: here the knights stand outside and the bishops inside.</source>
        <extracomment>assets/rules/pandemonium.toml, assets/rules/pandemonium-vchess.toml</extracomment>
        <translation>Die Linien heißen a bis j, von Weiß aus von links, die Reihen 1 bis 10, von Weiß aus. Ein Zug wird mit dem englischen Buchstaben der Figur (beim Bauern keiner) und dem Feld geschrieben: Nd3, e5. x bedeutet Schlagen, @ Einsetzen (N@e5, P@e5), = Umwandlung mit dem Buchstaben der neuen Figur (Rxe9=D), + Schach und # Matt. Die Rochade zum Königsflügel, zur j-Linie, ist O-O-O und die zum Damenflügel, zur a-Linie, O-O: umgekehrt wie im Schach, so wie es der Erfinder schreibt. Die Wahl vor dem ersten Zug schreibt man NB-BN, je einen Buchstaben für die Linien b, c, h und i: Hier stehen die Springer außen und die Läufer innen.</translation>
    </message>
    <message>
        <source>Marshal</source>
        <comment>a piece, 元</comment>
        <extracomment>rules/games: Mansindam</extracomment>
        <translation>Marschall</translation>
    </message>
    <message>
        <source>King</source>
        <comment>a piece, 王</comment>
        <extracomment>rules/games: Palace Shogi</extracomment>
        <translation>König</translation>
    </message>
    <message>
        <source>Horse</source>
        <comment>a piece, 桂</comment>
        <extracomment>rules/games: Palace Shogi</extracomment>
        <translation>Pferd</translation>
    </message>
    <message>
        <source>Bishop</source>
        <comment>a piece, 角</comment>
        <extracomment>rules/games: Palace Shogi</extracomment>
        <translation>Läufer</translation>
    </message>
    <message>
        <source>Queen</source>
        <comment>a piece, 后</comment>
        <extracomment>rules/games: Palace Shogi</extracomment>
        <translation>Dame</translation>
    </message>
    <message>
        <source>Pawn</source>
        <comment>a piece, 兵</comment>
        <extracomment>rules/games: Palace Shogi</extracomment>
        <translation>Bauer</translation>
    </message>
    <message>
        <source>Palace Shogi{signs} combines shogi with pieces and ideas from xiangqi, janggi, shatranj and chess. Each side has a palace in which some pieces move differently. A captured piece with a red sign is held and may be dropped again; one with a black sign is killed, and so is the lion. Mate the king, or bring your own into the enemy palace.</source>
        <extracomment>assets/rules/palaceshogi.toml</extracomment>
        <translation>Palace Shogi{signs} verbindet Shogi mit Figuren und Ideen aus Xiangqi, Janggi, Schatrandsch und Schach. Jede Seite hat einen Palast, in dem einige Figuren anders ziehen. Eine geschlagene Figur mit rotem Zeichen kommt in die Hand und darf wieder eingesetzt werden; eine mit schwarzem Zeichen ist aus dem Spiel, ebenso der Löwe. Setze den König matt oder bringe deinen in den gegnerischen Palast.</translation>
    </message>
    <message>
        <source>Every piece except the king has two faces. A piece with a black sign is unpromoted, one with a red sign is promoted, and so is the lion, whose sign is written in gold. The horse is what shogi calls the knight, not the promoted bishop.</source>
        <extracomment>assets/rules/palaceshogi.toml</extracomment>
        <translation>Jede Figur außer dem König hat zwei Seiten. Eine Figur mit schwarzem Zeichen ist nicht umgewandelt, eine mit rotem ist umgewandelt, ebenso der Löwe, dessen Zeichen goldfarben ist. Das Pferd ist der Springer des Shogi, nicht der umgewandelte Läufer.</translation>
    </message>
    <message>
        <source>Outside her palace, she moves straight and diagonally, as far as she likes. In her own palace, she moves only one square diagonally, so she needs two moves to get out at first. Coming back, she stops on the first square of the palace that she enters; she attacks and guards nothing behind it.</source>
        <extracomment>assets/rules/palaceshogi.toml</extracomment>
        <translation>Außerhalb ihres Palastes zieht sie gerade und schräg, so weit sie will. In ihrem eigenen Palast zieht sie ein Feld schräg und nicht weiter, sodass sie anfangs zwei Züge braucht, um herauszukommen. Kommt sie zurück, hält sie auf dem ersten Feld des Palastes, das sie betritt; dahinter greift und deckt sie nichts.</translation>
    </message>
    <message>
        <source>A king that is attacked is in check, and the check must be ended at once. A player who cannot do so is checkmated and loses. A player who is not in check and has neither a legal move nor a drop is stalemated: the game is drawn. A player whose lion can pass is never stalemated.</source>
        <extracomment>assets/rules/palaceshogi.toml</extracomment>
        <translation>Ein angegriffener König steht im Schach, und das Schach muss sofort abgewehrt werden. Wer das nicht kann, ist matt und hat verloren. Wer nicht im Schach steht und weder ziehen noch einsetzen kann, ist patt: Die Partie ist remis. Wessen Löwe passen kann, ist nie patt.</translation>
    </message>
    <message>
        <source>Files are 9 to 1 from the first player&apos;s left, ranks a to i from the second player&apos;s side: the first player&apos;s king begins on 5i. A move is written with the letter of the piece, - for a move, x for a capture or * for a drop, and the square: K-5h, Rx5c+, S*2b. Pieces with a red sign have + before their letter, so that +P-7f is a move of a pawn and P-7f one of a footsoldier; + at the end is a promotion, = the choice not to promote.</source>
        <extracomment>assets/rules/palaceshogi.toml</extracomment>
        <translation>Die Linien heißen 9 bis 1, von Spieler 1 aus von links, die Reihen a bis i, von Spieler 2 aus: Der König von Spieler 1 beginnt auf 5i. Ein Zug wird mit dem englischen Buchstaben der Figur, - für Ziehen, x für Schlagen oder * für Einsetzen und dem Feld geschrieben: K-5h, Rx5c+, S*2b. Figuren mit rotem Zeichen haben + vor ihrem Buchstaben, sodass +P-7f der Zug eines Bauern ist und P-7f der eines Fußsoldaten; + am Ende ist eine Umwandlung, = der Verzicht darauf.</translation>
    </message>
    <message>
        <source>A captured pawn comes back as a footsoldier, which captures straight ahead; it may not give mate when dropped.</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>Ein geschlagener Bauer kommt als Fußsoldat zurück, der geradeaus schlägt und beim Einsetzen nicht matt setzen darf.</translation>
    </message>
    <message>
        <source>The horse is the knight of shogi, the keima, and not the promoted bishop.</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>Das Pferd ist der Springer des Shogi, die Keima, und nicht der umgewandelte Läufer.</translation>
    </message>
    <message>
        <source>The king may castle with a lance.</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>Der König darf mit einer Lanze rochieren.</translation>
    </message>
    <message>
        <source>A pawn that moves two squares may be captured en passant.</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>Ein Bauer, der zwei Felder zieht, darf en passant geschlagen werden.</translation>
    </message>
    <message>
        <source>Ferz</source>
        <comment>a piece</comment>
        <extracomment>rules/ini/definition.py</extracomment>
        <translation>Fers</translation>
    </message>
    <message>
        <source>Alfil</source>
        <comment>a piece</comment>
        <extracomment>rules/ini/definition.py</extracomment>
        <translation>Alfil</translation>
    </message>
    <message>
        <source>Ai-wok</source>
        <comment>a piece</comment>
        <extracomment>rules/ini/definition.py</extracomment>
        <translation>Ai-wok</translation>
    </message>
    <message>
        <source>Dragon king</source>
        <comment>a piece</comment>
        <extracomment>rules/ini/definition.py</extracomment>
        <translation>Drachenkönig</translation>
    </message>
    <message>
        <source>Archbishop</source>
        <comment>a piece</comment>
        <extracomment>rules/ini/definition.py</extracomment>
        <translation>Erzbischof</translation>
    </message>
    <message>
        <source>Chancellor</source>
        <comment>a piece</comment>
        <extracomment>rules/ini/definition.py</extracomment>
        <translation>Kanzler</translation>
    </message>
    <message>
        <source>Amazon</source>
        <comment>a piece</comment>
        <extracomment>rules/ini/definition.py</extracomment>
        <translation>Amazone</translation>
    </message>
    <message>
        <source>Bishop-knight</source>
        <comment>a piece</comment>
        <extracomment>rules/ini/definition.py</extracomment>
        <translation>Läufer-Springer</translation>
    </message>
    <message>
        <source>Lancer</source>
        <comment>a piece</comment>
        <extracomment>rules/ini/definition.py</extracomment>
        <translation>Lanzenreiter</translation>
    </message>
    <message>
        <source>Rook-knight</source>
        <comment>a piece</comment>
        <extracomment>rules/ini/definition.py</extracomment>
        <translation>Turm-Springer</translation>
    </message>
    <message>
        <source>Foot soldier</source>
        <comment>a piece</comment>
        <extracomment>rules/ini/definition.py</extracomment>
        <translation>Fußsoldat</translation>
    </message>
    <message>
        <source>Shogi knight</source>
        <comment>a piece</comment>
        <extracomment>rules/ini/definition.py</extracomment>
        <translation>Shogi-Springer</translation>
    </message>
    <message>
        <source>Dragon horse</source>
        <comment>a piece</comment>
        <extracomment>rules/ini/definition.py</extracomment>
        <translation>Drachenpferd</translation>
    </message>
    <message>
        <source>Clobberer</source>
        <comment>a piece</comment>
        <extracomment>rules/ini/definition.py</extracomment>
        <translation>Clobberer</translation>
    </message>
    <message>
        <source>Breaker</source>
        <comment>a piece</comment>
        <extracomment>rules/ini/definition.py</extracomment>
        <translation>Durchbrecher</translation>
    </message>
    <message>
        <source>Block</source>
        <comment>a piece</comment>
        <extracomment>rules/ini/definition.py</extracomment>
        <translation>Block</translation>
    </message>
    <message>
        <source>Leaping cannon</source>
        <comment>a piece</comment>
        <extracomment>rules/ini/definition.py</extracomment>
        <translation>Sprungkanone</translation>
    </message>
    <message>
        <source>Soldier</source>
        <comment>a piece</comment>
        <extracomment>rules/ini/definition.py</extracomment>
        <translation>Soldat</translation>
    </message>
    <message>
        <source>War elephant</source>
        <comment>a piece</comment>
        <extracomment>rules/ini/definition.py</extracomment>
        <translation>Kriegselefant</translation>
    </message>
    <message>
        <source>Long elephant</source>
        <comment>a piece</comment>
        <extracomment>rules/ini/definition.py</extracomment>
        <translation>Langelefant</translation>
    </message>
    <message>
        <source>Banner</source>
        <comment>a piece</comment>
        <extracomment>rules/ini/definition.py</extracomment>
        <translation>Banner</translation>
    </message>
    <message>
        <source>Wazir</source>
        <comment>a piece</comment>
        <extracomment>rules/ini/definition.py</extracomment>
        <translation>Wesir</translation>
    </message>
    <message>
        <source>Commoner</source>
        <comment>a piece</comment>
        <extracomment>rules/ini/definition.py</extracomment>
        <translation>Bürger</translation>
    </message>
    <message>
        <source>Short steps on the board, and you can play.</source>
        <extracomment>assets/lessons/pandemonium/01-first-game.toml, assets/lessons/mansindam/01-first-game.toml, assets/lessons/palaceshogi/01-first-game.toml</extracomment>
        <translation>Kurze Schritte auf dem Brett, und du kannst spielen.</translation>
    </message>
    <message>
        <source>This is your king. It moves one square in any direction. Walk it to the marked square: click it and then its next square, or drag it.</source>
        <extracomment>assets/lessons/pandemonium/01-first-game.toml, assets/lessons/mansindam/01-first-game.toml, assets/lessons/palaceshogi/01-first-game.toml</extracomment>
        <translation>Das ist dein König. Er geht ein Feld in jede Richtung. Führe ihn auf das markierte Feld: Klicke ihn an und dann sein nächstes Feld, oder ziehe ihn.</translation>
    </message>
    <message>
        <source>Every move that touches the last three ranks, the rows on the far side, promotes the piece, whether you want it or not. Go there with the knight.</source>
        <extracomment>assets/lessons/mansindam/01-first-game.toml</extracomment>
        <translation>Jeder Zug, der die letzten drei Reihen auf der anderen Seite berührt, wandelt die Figur um, ob du willst oder nicht. Geh mit dem Springer dorthin.</translation>
    </message>
    <message>
        <source>A piece with a red sign that you capture is held: the pawn is in your hand now, as a footsoldier.</source>
        <extracomment>assets/lessons/palaceshogi/01-first-game.toml</extracomment>
        <translation>Eine Figur mit rotem Zeichen, die du schlägst, kommt in deine Hand: Der Bauer ist jetzt dort, als Fußsoldat.</translation>
    </message>
    <message>
        <source>The silver moves one square, diagonally or straight ahead. Go to the marked square.</source>
        <extracomment>assets/lessons/palaceshogi/01-first-game.toml, assets/lessons/palaceshogi/04-silver-and-gold.toml</extracomment>
        <translation>Das Silber zieht ein Feld, schräg oder geradeaus nach vorn. Geh auf das markierte Feld.</translation>
    </message>
    <message>
        <source>The gold moves one square, straight in all directions or diagonally ahead. Take both.</source>
        <extracomment>assets/lessons/palaceshogi/01-first-game.toml, assets/lessons/palaceshogi/04-silver-and-gold.toml</extracomment>
        <translation>Das Gold zieht ein Feld, gerade in alle Richtungen oder schräg nach vorn. Schlage beide.</translation>
    </message>
    <message>
        <source>The horse never moves back: in the last three ranks, the rows on the far side, it becomes a knight, which jumps in all directions. Promote it.</source>
        <extracomment>assets/lessons/palaceshogi/01-first-game.toml, assets/lessons/palaceshogi/05-horse-and-knight.toml</extracomment>
        <translation>Das Pferd geht nie zurück: Auf den letzten drei Reihen auf der anderen Seite wird es ein Springer, der in alle Richtungen springt. Wandle es um.</translation>
    </message>
    <message>
        <source>Lance, horse, bishop and rook always promote there; for a silver or a queen you choose.</source>
        <extracomment>assets/lessons/palaceshogi/01-first-game.toml</extracomment>
        <translation>Lanze, Pferd, Läufer und Turm wandeln sich dort immer um; bei Silber und Dame wählst du.</translation>
    </message>
    <message>
        <source>A piece with a red sign is promoted: this is a cannon now.</source>
        <extracomment>assets/lessons/palaceshogi/01-first-game.toml</extracomment>
        <translation>Eine Figur mit rotem Zeichen ist umgewandelt: Das ist jetzt eine Kanone.</translation>
    </message>
    <message>
        <source>The cannon moves like a rook, but takes only over exactly one piece between. Take the silver.</source>
        <extracomment>assets/lessons/palaceshogi/01-first-game.toml, assets/lessons/palaceshogi/06-lance-and-cannon.toml</extracomment>
        <translation>Die Kanone zieht wie ein Turm, schlägt aber nur über genau eine Figur dazwischen hinweg. Schlage das Silber.</translation>
    </message>
    <message>
        <source>It does not matter whose piece is in between, as long as it is not a cannon.</source>
        <extracomment>assets/lessons/palaceshogi/01-first-game.toml</extracomment>
        <translation>Wessen Figur dazwischensteht, ist gleich, solange es keine Kanone ist.</translation>
    </message>
    <message>
        <source>Captured pieces with a black sign are killed: they are gone. Those with a red sign are held. Take the knight, whose sign is red, so that you have something to drop.</source>
        <extracomment>assets/lessons/palaceshogi/01-first-game.toml</extracomment>
        <translation>Geschlagene Figuren mit schwarzem Zeichen sind tot: Sie sind weg. Die mit rotem Zeichen kommen in die Hand. Schlage den Springer, dessen Zeichen rot ist, damit du etwas zum Einsetzen hast.</translation>
    </message>
    <message>
        <source>Unlike in shogi, unpromoted pieces do not come back.</source>
        <extracomment>assets/lessons/palaceshogi/01-first-game.toml</extracomment>
        <translation>Anders als im Shogi kommen nicht umgewandelte Figuren nicht zurück.</translation>
    </message>
    <message>
        <source>The outlined three by three squares are a palace, the tinted ones in it are its corridors. In your own palace your queen moves one square diagonally. Lead her out to the marked square.</source>
        <extracomment>assets/lessons/palaceshogi/01-first-game.toml</extracomment>
        <translation>Die umrandeten drei mal drei Felder sind ein Palast, die getönten darin seine Gänge. Im eigenen Palast geht deine Dame ein Feld diagonal. Führe sie hinaus auf das markierte Feld.</translation>
    </message>
    <message>
        <source>Outside, she moves like rook and bishop in one. Coming home, she stops on the first square of the palace.</source>
        <extracomment>assets/lessons/palaceshogi/01-first-game.toml</extracomment>
        <translation>Draußen geht sie wie Turm und Läufer in einem. Kehrt sie heim, hält sie auf dem ersten Feld des Palastes.</translation>
    </message>
    <message>
        <source>In the game the pieces begin where they do in shogi, so that you know their signs by their places; the queen is new.</source>
        <extracomment>assets/lessons/palaceshogi/01-first-game.toml</extracomment>
        <translation>In der Partie beginnen die Figuren dort, wo sie im Shogi beginnen; an ihren Plätzen erkennst du ihre Zeichen. Neu ist die Dame.</translation>
    </message>
    <message>
        <source>Check the king with the cannon.</source>
        <extracomment>assets/lessons/palaceshogi/06-lance-and-cannon.toml</extracomment>
        <translation>Gib mit der Kanone Schach.</translation>
    </message>
    <message>
        <source>In the enemy palace the cannon takes from corner to corner over a piece on the centre.</source>
        <extracomment>assets/lessons/palaceshogi/06-lance-and-cannon.toml</extracomment>
        <translation>Im gegnerischen Palast schlägt die Kanone von Ecke zu Ecke über eine Figur in der Mitte.</translation>
    </message>
    <message>
        <source>A cannon is no screen for another one. Take the piece that can be taken.</source>
        <extracomment>assets/lessons/palaceshogi/06-lance-and-cannon.toml</extracomment>
        <translation>Eine Kanone ist keine Schanze für eine andere. Schlage die Figur, die geschlagen werden kann.</translation>
    </message>
    <message>
        <source>Pawn and footsoldier</source>
        <extracomment>assets/lessons/palaceshogi/07-pawn-and-footsoldier.toml</extracomment>
        <translation>Bauer und Fußsoldat</translation>
    </message>
    <message>
        <source>Two faces of one piece.</source>
        <extracomment>assets/lessons/palaceshogi/07-pawn-and-footsoldier.toml</extracomment>
        <translation>Zwei Gesichter einer Figur.</translation>
    </message>
    <message>
        <source>A captured pawn comes back as a footsoldier. Drop it with check.</source>
        <extracomment>assets/lessons/palaceshogi/07-pawn-and-footsoldier.toml</extracomment>
        <translation>Ein geschlagener Bauer kommt als Fußsoldat zurück. Setze ihn mit Schach ein.</translation>
    </message>
    <message>
        <source>In the enemy palace it also moves diagonally ahead along the corridors. Take the silver.</source>
        <extracomment>assets/lessons/palaceshogi/07-pawn-and-footsoldier.toml</extracomment>
        <translation>Im gegnerischen Palast zieht er auch schräg nach vorn durch die Gänge. Schlage das Silber.</translation>
    </message>
    <message>
        <source>A pawn that reaches the last rank becomes a new queen. Do it.</source>
        <extracomment>assets/lessons/palaceshogi/07-pawn-and-footsoldier.toml</extracomment>
        <translation>Ein Bauer, der die letzte Reihe erreicht, wird eine neue Dame. Tu es.</translation>
    </message>
    <message>
        <source>Free outside, a step inside.</source>
        <extracomment>assets/lessons/palaceshogi/08-queen.toml</extracomment>
        <translation>Frei draußen, ein Schritt drinnen.</translation>
    </message>
    <message>
        <source>In her own palace the queen moves one square diagonally. Lead her to the marked square.</source>
        <extracomment>assets/lessons/palaceshogi/08-queen.toml</extracomment>
        <translation>In ihrem eigenen Palast zieht die Dame ein Feld schräg. Führe sie auf das markierte Feld.</translation>
    </message>
    <message>
        <source>Coming home, she stops on the first square of her palace. Go to the centre: how many moves does it take?</source>
        <extracomment>assets/lessons/palaceshogi/08-queen.toml</extracomment>
        <translation>Kommt sie heim, hält sie auf dem ersten Feld ihres Palastes. Geh in die Mitte: Wie viele Züge braucht es?</translation>
    </message>
    <message>
        <source>She sees nothing behind her palace wall. Give check with her.</source>
        <extracomment>assets/lessons/palaceshogi/08-queen.toml</extracomment>
        <translation>Sie sieht nichts hinter der Mauer ihres Palastes. Gib mit ihr Schach.</translation>
    </message>
    <message>
        <source>A queen that touches the last three ranks may become a lion. Do it.</source>
        <extracomment>assets/lessons/palaceshogi/08-queen.toml</extracomment>
        <translation>Eine Dame, die die letzten drei Reihen berührt, darf ein Löwe werden. Tu es.</translation>
    </message>
    <message>
        <source>Two steps in one move.</source>
        <extracomment>assets/lessons/palaceshogi/09-lion.toml</extracomment>
        <translation>Zwei Schritte in einem Zug.</translation>
    </message>
    <message>
        <source>A lion jumps to any square within two of its own. Go to the marked square.</source>
        <extracomment>assets/lessons/palaceshogi/09-lion.toml</extracomment>
        <translation>Ein Löwe springt auf jedes Feld, das höchstens zwei von seinem entfernt ist. Geh auf das markierte Feld.</translation>
    </message>
    <message>
        <source>It takes beside it and steps on. Take both in one move.</source>
        <extracomment>assets/lessons/palaceshogi/09-lion.toml</extracomment>
        <translation>Er schlägt neben sich und geht weiter. Schlage beide in einem Zug.</translation>
    </message>
    <message>
        <source>It takes beside it and comes back. Take the silver and stay where you are.</source>
        <extracomment>assets/lessons/palaceshogi/09-lion.toml</extracomment>
        <translation>Er schlägt neben sich und kommt zurück. Schlage das Silber und bleib, wo du bist.</translation>
    </message>
    <message>
        <source>It may even pass, if a square beside it is empty. Leave everything as it is.</source>
        <extracomment>assets/lessons/palaceshogi/09-lion.toml</extracomment>
        <translation>Er darf sogar passen, wenn ein Feld neben ihm leer ist. Lass alles, wie es ist.</translation>
    </message>
    <message>
        <source>A lion never takes a lion. Take everything else.</source>
        <extracomment>assets/lessons/palaceshogi/09-lion.toml</extracomment>
        <translation>Ein Löwe schlägt nie einen Löwen. Schlage alles andere.</translation>
    </message>
    <message>
        <source>Held and dropped</source>
        <extracomment>assets/lessons/palaceshogi/10-drops.toml</extracomment>
        <translation>In der Hand und eingesetzt</translation>
    </message>
    <message>
        <source>Not everywhere, and not everything.</source>
        <extracomment>assets/lessons/palaceshogi/10-drops.toml</extracomment>
        <translation>Nicht überall und nicht alles.</translation>
    </message>
    <message>
        <source>Silvers may be dropped almost everywhere. Drop it with check.</source>
        <extracomment>assets/lessons/palaceshogi/10-drops.toml</extracomment>
        <translation>Ein Silber darf fast überall eingesetzt werden. Setze es mit Schach ein.</translation>
    </message>
    <message>
        <source>A footsoldier may not mate when it is dropped. Mate with the silver.</source>
        <extracomment>assets/lessons/palaceshogi/10-drops.toml</extracomment>
        <translation>Ein Fußsoldat darf beim Einsetzen nicht matt setzen. Setze mit dem Silber matt.</translation>
    </message>
    <message>
        <source>Facing kings</source>
        <extracomment>assets/lessons/palaceshogi/11-facing.toml</extracomment>
        <translation>Könige, die sich gegenüberstehen</translation>
    </message>
    <message>
        <source>A rule that pins and that mates.</source>
        <extracomment>assets/lessons/palaceshogi/11-facing.toml</extracomment>
        <translation>Eine Regel, die fesselt und matt setzt.</translation>
    </message>
    <message>
        <source>The kings may not stand on one file with nothing in between. Step off the file with the piece that may leave it.</source>
        <extracomment>assets/lessons/palaceshogi/11-facing.toml</extracomment>
        <translation>Die Könige dürfen nicht auf einer Linie stehen, ohne dass etwas dazwischen ist. Geh mit der Figur von der Linie, die sie verlassen darf.</translation>
    </message>
    <message>
        <source>Your king guards a file from afar: mate with its help.</source>
        <extracomment>assets/lessons/palaceshogi/11-facing.toml</extracomment>
        <translation>Dein König bewacht eine Linie aus der Ferne: Setze mit seiner Hilfe matt.</translation>
    </message>
    <message>
        <source>Enter the palace.</source>
        <extracomment>assets/lessons/palaceshogi/12-entering-king.toml</extracomment>
        <translation>Geh in den Palast.</translation>
    </message>
    <message>
        <source>The rook guards one file of the palace. Enter beside it.</source>
        <extracomment>assets/lessons/palaceshogi/12-entering-king.toml</extracomment>
        <translation>Der Turm bewacht eine Linie des Palastes. Geh daneben hinein.</translation>
    </message>
    <message>
        <source>You are in check, and that does not matter: enter.</source>
        <extracomment>assets/lessons/palaceshogi/12-entering-king.toml</extracomment>
        <translation>Du stehst im Schach, und das macht nichts: Geh hinein.</translation>
    </message>
    <message>
        <source>With the lance.</source>
        <extracomment>assets/lessons/palaceshogi/13-castling.toml</extracomment>
        <translation>Mit der Lanze.</translation>
    </message>
    <message>
        <source>Castle to the left.</source>
        <extracomment>assets/lessons/palaceshogi/13-castling.toml</extracomment>
        <translation>Rochiere nach links.</translation>
    </message>
    <message>
        <source>You are in check. Put something in between.</source>
        <extracomment>assets/lessons/palaceshogi/14-check.toml</extracomment>
        <translation>Du stehst im Schach. Stelle etwas dazwischen.</translation>
    </message>
    <message>
        <source>With the hand and with the palace.</source>
        <extracomment>assets/lessons/palaceshogi/15-mates.toml</extracomment>
        <translation>Mit der Hand und mit dem Palast.</translation>
    </message>
    <message>
        <source>Mate in one with the rook.</source>
        <extracomment>assets/lessons/palaceshogi/15-mates.toml</extracomment>
        <translation>Matt in einem Zug mit dem Turm.</translation>
    </message>
    <message>
        <source>Mate or enter: both win. Win in one.</source>
        <extracomment>assets/lessons/palaceshogi/15-mates.toml</extracomment>
        <translation>Matt oder Einzug: Beides gewinnt. Gewinne in einem Zug.</translation>
    </message>
    <message>
        <source>And what they become.</source>
        <extracomment>assets/lessons/palaceshogi/16-values.toml</extracomment>
        <translation>Und was aus ihnen wird.</translation>
    </message>
    <message>
        <source>Which capture brings you something to drop? Take it.</source>
        <extracomment>assets/lessons/palaceshogi/16-values.toml</extracomment>
        <translation>Welche Figur bringt dir geschlagen etwas zum Einsetzen? Schlage sie.</translation>
    </message>
    <message>
        <source>Your silver is attacked. Guard it with a drop.</source>
        <extracomment>assets/lessons/palaceshogi/16-values.toml</extracomment>
        <translation>Dein Silber ist angegriffen. Decke es durch Einsetzen.</translation>
    </message>
    <message>
        <source>Drop chess</source>
        <extracomment>packaging/linux/surajang.desktop</extracomment>
        <translation>Schach mit Einsetzen</translation>
    </message>
    <message>
        <source>Play Pandemonium, Mansindam and Palace Shogi with a friend or against the computer</source>
        <extracomment>packaging/linux/surajang.desktop</extracomment>
        <translation>Spiele Pandemonium, Mansindam und Palace Shogi mit Freunden oder gegen den Computer</translation>
    </message>
    <message>
        <source>chess;shogi;janggi;variant;PGN;</source>
        <extracomment>packaging/linux/surajang.desktop</extracomment>
        <translation>Schach;Shogi;Janggi;Variante;PGN;</translation>
    </message>
    <message>
        <source>Drop chess: Pandemonium, Mansindam and Palace Shogi</source>
        <extracomment>packaging/linux/surajang.metainfo.xml</extracomment>
        <translation>Schach mit Einsetzen: Pandemonium, Mansindam und Palace Shogi</translation>
    </message>
    <message>
        <source>Surajang plays the drop-chess games of two inventors. Captured pieces change sides and come back to the board. Two people play at one computer, or one against the computer.</source>
        <extracomment>packaging/linux/surajang.metainfo.xml</extracomment>
        <translation>Mit Surajang spielst du die Schachspiele mit Einsetzen von zwei Erfindern. Geschlagene Figuren wechseln die Seite und kommen zurück aufs Brett. Gespielt wird zu zweit an einem Rechner oder gegen den Computer.</translation>
    </message>
    <message>
        <source>Pandemonium in three rule sets, Mansindam and Palace Shogi, with every rule of each</source>
        <extracomment>packaging/linux/surajang.metainfo.xml</extracomment>
        <translation>Pandemonium in drei Regelwerken, Mansindam und Palace Shogi, jeweils mit allen Regeln</translation>
    </message>
    <message>
        <source>A computer player with twelve levels, the first one gentle enough for beginners</source>
        <extracomment>packaging/linux/surajang.metainfo.xml</extracomment>
        <translation>Ein Computergegner mit zwölf Stufen, die erste sanft genug für Anfänger</translation>
    </message>
    <message>
        <source>Piece sets with international figures, hanja tablets and shogi wedges</source>
        <extracomment>packaging/linux/surajang.metainfo.xml</extracomment>
        <translation>Figurensätze mit internationalen Figuren, Hanja-Täfelchen und Shogi-Keilen</translation>
    </message>
    <message>
        <source>Games that are saved as you play and offered again after a crash</source>
        <extracomment>packaging/linux/surajang.metainfo.xml</extracomment>
        <translation>Partien, die beim Spielen gespeichert und nach einem Absturz wieder angeboten werden</translation>
    </message>
    <message>
        <source>Pandemonium against the computer</source>
        <extracomment>packaging/linux/surajang.metainfo.xml</extracomment>
        <translation>Pandemonium gegen den Computer</translation>
    </message>
    <message>
        <source>Mansindam, with captured pieces in hand</source>
        <extracomment>packaging/linux/surajang.metainfo.xml</extracomment>
        <translation>Mansindam mit geschlagenen Figuren in der Hand</translation>
    </message>
    <message>
        <source>Palace Shogi, with the palaces marked on the board</source>
        <extracomment>packaging/linux/surajang.metainfo.xml</extracomment>
        <translation>Palace Shogi mit den Palästen auf dem Brett</translation>
    </message>
    <message>
        <source>{low} – {high}</source>
        <extracomment>gui/known/boards.py, engine/playtest/texts.py: range</extracomment>
        <translation>{low}&#xa0;–&#xa0;{high}</translation>
    </message>
    <message>
        <source>{title} is now among your own games on the start page.</source>
        <extracomment>gui/app/own_game_commands.py</extracomment>
        <translation>{title} steht jetzt auf der Startseite unter deinen eigenen Spielen.</translation>
    </message>
    <message>
        <source>These games are now among your own games on the start page.</source>
        <extracomment>gui/app/own_game_commands.py</extracomment>
        <translation>Diese Spiele stehen jetzt auf der Startseite unter deinen eigenen Spielen.</translation>
    </message>
    <message>
        <source>More</source>
        <comment>a menu of commands</comment>
        <extracomment>gui/app/start_cards.py</extracomment>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>{player} {piece}: {places}.</source>
        <extracomment>gui/board/reading_text.py</extracomment>
        <translation>{player} {piece}: {places}.</translation>
    </message>
    <message>
        <source>Add all to My games</source>
        <extracomment>gui/desk/games_list.py</extracomment>
        <translation>Alle zu „Meine Partien“ hinzufügen</translation>
    </message>
    <message numerus="yes">
        <source>{count:,} files were added to “My games”.</source>
        <extracomment>gui/desk/open_commands.py</extracomment>
        <translation>
            <numerusform>1 Datei wurde zu „Meine Partien“ hinzugefügt.</numerusform>
            <numerusform>{count:,} Dateien wurden zu „Meine Partien“ hinzugefügt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Files that define games are opened one at a time: {names}.</source>
        <extracomment>gui/desk/open_commands.py</extracomment>
        <translation>Dateien, die Spiele definieren, werden einzeln geöffnet: {names}.</translation>
    </message>
    <message>
        <source>An animation has at most {most:,} moves of both players, and this line has {number:,}.</source>
        <extracomment>gui/desk/film_export.py</extracomment>
        <translation>Eine Animation hat höchstens {most:,} Züge beider Seiten, und diese Variante hat {number:,}.</translation>
    </message>
    <message>
        <source>Moves of both players: {number:,}</source>
        <extracomment>gui/desk/film_export.py</extracomment>
        <translation>Züge beider Seiten: {number:,}</translation>
    </message>
    <message>
        <source>{value} ({bounds})</source>
        <extracomment>gui/known/boards.py, engine/playtest/texts.py: estimate</extracomment>
        <translation>{value} ({bounds})</translation>
    </message>
    <message>
        <source>Tasks</source>
        <extracomment>gui/learn/lesson_page.py</extracomment>
        <translation>Aufgaben</translation>
    </message>
    <message>
        <source>{counted} played here.</source>
        <extracomment>gui/library/library_text.py</extracomment>
        <translation>{counted} hier gespielt.</translation>
    </message>
    <message>
        <source>Common times</source>
        <extracomment>gui/play/match_fields.py</extracomment>
        <translation>Übliche Bedenkzeiten</translation>
    </message>
    <message>
        <source>More</source>
        <comment>a link to the rule</comment>
        <extracomment>gui/rulebook/rules_view.py</extracomment>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>pieces on the board</source>
        <extracomment>gui/rulebook/ends.py</extracomment>
        <translation>die Figuren auf dem Brett</translation>
    </message>
    <message>
        <source>pieces in hand</source>
        <extracomment>gui/rulebook/ends.py</extracomment>
        <translation>die Figuren in der Hand</translation>
    </message>
    <message>
        <source>player to move</source>
        <extracomment>gui/rulebook/ends.py</extracomment>
        <translation>der Spieler am Zug</translation>
    </message>
    <message>
        <source>rights to castle</source>
        <extracomment>gui/rulebook/ends.py</extracomment>
        <translation>die Rochaderechte</translation>
    </message>
    <message>
        <source>rights to capture en passant</source>
        <extracomment>gui/rulebook/ends.py</extracomment>
        <translation>die Möglichkeiten zum Schlagen en passant</translation>
    </message>
    <message>
        <source>Two positions are the same if they have the same {parts}.</source>
        <extracomment>gui/rulebook/ends.py</extracomment>
        <translation>Zwei Stellungen sind gleich, wenn {parts} übereinstimmen.</translation>
    </message>
    <message>
        <source>No rule keeps the kings from facing each other on an open line.</source>
        <extracomment>gui/rulebook/ends.py</extracomment>
        <translation>Keine Regel verbietet den Königen, sich auf einer offenen Linie gegenüberzustehen.</translation>
    </message>
    <message>
        <source>There is no limit to the number of moves without a capture.</source>
        <extracomment>gui/rulebook/ends.py</extracomment>
        <translation>Es gibt keine Grenze für Züge ohne Schlagen.</translation>
    </message>
    <message>
        <source>If there is a choice, = and the letter of the new piece are written instead of +.</source>
        <extracomment>gui/rulebook/generated.py</extracomment>
        <translation>Gibt es eine Auswahl, stehen statt + ein = und der Buchstabe der neuen Figur.</translation>
    </message>
    <message>
        <source>x marks a capture, + a check and # mate.</source>
        <extracomment>gui/rulebook/generated.py</extracomment>
        <translation>x bedeutet Schlagen, + Schach und # Matt.</translation>
    </message>
    <message>
        <source>A promotion is written with + at the end.</source>
        <extracomment>gui/rulebook/generated.py</extracomment>
        <translation>Eine Umwandlung wird am Ende mit + geschrieben.</translation>
    </message>
    <message>
        <source>Moves like the pawn in chess, without its double step.</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>Zieht wie der Bauer im Schach, aber ohne Doppelschritt.</translation>
    </message>
    <message>
        <source>straight in every direction</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>gerade in jede Richtung</translation>
    </message>
    <message>
        <source>diagonally in every direction</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>schräg in jede Richtung</translation>
    </message>
    <message>
        <source>Piece {letter}</source>
        <comment>a piece that has no name</comment>
        <extracomment>gui/words/naming.py</extracomment>
        <translation>Figur {letter}</translation>
    </message>
    <message>
        <source>your file</source>
        <comment>a game with the name of one of the program&apos;s</comment>
        <extracomment>gui/words/naming.py</extracomment>
        <translation>deine Datei</translation>
    </message>
    <message>
        <source>{text} ({player})</source>
        <comment>squares or a castling move, and whose they are</comment>
        <extracomment>gui/words/zone_words.py</extracomment>
        <translation>{text} ({player})</translation>
    </message>
    <message>
        <source>Another piece already has the letter {letter}.</source>
        <extracomment>gui/workshop/piece_panel.py</extracomment>
        <translation>Eine andere Figur hat schon den Buchstaben {letter}.</translation>
    </message>
    <message>
        <source>The letter has to be one from A to Z.</source>
        <extracomment>gui/workshop/piece_panel.py</extracomment>
        <translation>Der Buchstabe muss einer von A bis Z sein.</translation>
    </message>
    <message>
        <source>So far there are only kings. Add pieces and put them on the board.</source>
        <extracomment>gui/workshop/strips.py</extracomment>
        <translation>Bisher gibt es nur Könige. Füge Figuren hinzu und stelle sie aufs Brett.</translation>
    </message>
    <message>
        <source>both sides</source>
        <extracomment>gui/workshop/trying.py</extracomment>
        <translation>beide Seiten</translation>
    </message>
    <message>
        <source>Green squares are this side&apos;s, yellow ones only the other side&apos;s.</source>
        <extracomment>gui/workshop/strips.py</extracomment>
        <translation>Grüne Felder gehören dieser Seite, gelbe nur der anderen.</translation>
    </message>
    <message>
        <source>That lets the {piece} on {place} win the game by arriving. Play it anyway?</source>
        <extracomment>gui/analysis/coach_text.py</extracomment>
        <translation>Danach kann {piece:der} auf {place} durch Ankunft gewinnen. Trotzdem spielen?</translation>
    </message>
    <message>
        <source>Stay an {piece}</source>
        <extracomment>gui/board/interaction.py</extracomment>
        <translation>{piece} bleiben</translation>
    </message>
    <message>
        <source>After capturing on a neighbouring square, it may step once more. Beside an empty square it may also pass.</source>
        <extracomment>gui/board/piece_facts.py, gui/words/piece_notes.py</extracomment>
        <translation>Nach dem Schlagen auf einem Nachbarfeld darf die Figur noch einen Schritt gehen. Neben einem leeren Feld darf sie auch passen.</translation>
    </message>
    <message>
        <source>{name} is a position with {ranks} ranks; no game here has that many.</source>
        <extracomment>gui/desk/open_commands.py</extracomment>
        <translation>{name} ist eine Stellung mit {ranks} Reihen; so viele hat hier kein Spiel.</translation>
    </message>
    <message>
        <source>Choose the square again to stop there</source>
        <extracomment>gui/desk/typed_move.py</extracomment>
        <translation>Dasselbe Feld noch einmal: Zug endet dort</translation>
    </message>
    <message>
        <source>Arrow keys move; Esc stops</source>
        <extracomment>gui/desk/typed_move.py</extracomment>
        <translation>Pfeiltasten bewegen; Esc beendet</translation>
    </message>
    <message>
        <source>The engine has found no answer in time.</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>Die Engine hat nicht rechtzeitig eine Antwort gefunden.</translation>
    </message>
    <message>
        <source>“Ann – Ben” finds games in which Ann moves first. “Ann –” and “– Ben” leave the other player open.</source>
        <extracomment>gui/library/games_table.py</extracomment>
        <translation>„Ann – Ben“ findet Partien, in denen Ann beginnt. Bei „Ann –“ und „– Ben“ bleibt der andere Spieler offen.</translation>
    </message>
    <message>
        <source>These are too many files to add one by one. Add their folder instead.</source>
        <extracomment>gui/library/own_data.py</extracomment>
        <translation>Das sind zu viele Dateien, um sie einzeln hinzuzufügen. Füge stattdessen ihren Ordner hinzu.</translation>
    </message>
    <message>
        <source>{name} answered without a move.</source>
        <extracomment>gui/matches/engine_players.py</extracomment>
        <translation>{name} hat ohne einen Zug geantwortet.</translation>
    </message>
    <message>
        <source>En passant: an {piece} that has moved over several squares can be captured by an enemy {piece} on the next move, as if it had stopped on any square that it passed over.</source>
        <extracomment>gui/rulebook/generated.py</extracomment>
        <translation>En passant: {piece:Ein}, {piece:=der|die|das} über mehrere Felder gezogen ist, kann im nächsten Zug von {piece:einem} des Gegners geschlagen werden, als wäre {piece:=er|sie|es} auf einem der überschrittenen Felder stehen geblieben.</translation>
    </message>
    <message>
        <source>A capture en passant never promotes.</source>
        <extracomment>gui/rulebook/generated.py</extracomment>
        <translation>Beim Schlagen en passant wird nie umgewandelt.</translation>
    </message>
    <message>
        <source>Two steps are written with both squares, a pass with the piece&apos;s own square.</source>
        <extracomment>gui/rulebook/generated.py</extracomment>
        <translation>Zwei Schritte werden mit beiden Feldern geschrieben, Passen mit dem eigenen Feld der Figur.</translation>
    </message>
    <message>
        <source>it is open in another window</source>
        <extracomment>gui/storage/drafts.py</extracomment>
        <translation>er ist in einem anderen Fenster geöffnet</translation>
    </message>
    <message>
        <source>No space left on device</source>
        <extracomment>gui/storage/reasons.py</extracomment>
        <translation>auf dem Datenträger ist kein Platz mehr</translation>
    </message>
    <message>
        <source>Disk quota exceeded</source>
        <extracomment>gui/storage/reasons.py</extracomment>
        <translation>der zugeteilte Speicherplatz ist aufgebraucht</translation>
    </message>
    <message>
        <source>Permission denied</source>
        <extracomment>gui/storage/reasons.py</extracomment>
        <translation>der Zugriff wurde verweigert</translation>
    </message>
    <message>
        <source>Operation not permitted</source>
        <extracomment>gui/storage/reasons.py</extracomment>
        <translation>der Vorgang ist nicht erlaubt</translation>
    </message>
    <message>
        <source>Read-only file system</source>
        <extracomment>gui/storage/reasons.py</extracomment>
        <translation>der Datenträger ist schreibgeschützt</translation>
    </message>
    <message>
        <source>No such file or directory</source>
        <extracomment>gui/storage/reasons.py</extracomment>
        <translation>Datei oder Ordner nicht gefunden</translation>
    </message>
    <message>
        <source>Too many levels of symbolic links</source>
        <extracomment>gui/storage/reasons.py</extracomment>
        <translation>zu viele symbolische Verknüpfungen</translation>
    </message>
    <message>
        <source>Input/output error</source>
        <extracomment>gui/storage/reasons.py</extracomment>
        <translation>Fehler beim Lesen oder Schreiben</translation>
    </message>
    <message numerus="yes">
        <source>In {count:,} moves of each player there was no capture, drop or promotion.</source>
        <extracomment>gui/words/outcome_text.py</extracomment>
        <translation>
            <numerusform>In {count:,} Zug jedes Spielers gab es keinen Schlagzug, kein Einsetzen und keine Umwandlung.</numerusform>
            <numerusform>In {count:,} Zügen jedes Spielers gab es keinen Schlagzug, kein Einsetzen und keine Umwandlung.</numerusform>
        </translation>
    </message>
    <message>
        <source>Never dropped.</source>
        <extracomment>gui/words/piece_notes.py</extracomment>
        <translation>Wird nie eingesetzt.</translation>
    </message>
    <message>
        <source>Passing is not allowed. There is no limit to the number of moves without a capture. A pawn promotes only to a gilding. No rule keeps the kings from facing each other on an open line.</source>
        <extracomment>assets/rules/pandemonium.toml, assets/rules/pandemonium-2020.toml, assets/rules/pandemonium-vchess.toml</extracomment>
        <translation>Passen ist nicht erlaubt. Es gibt keine Grenze für Züge ohne Schlagen. Ein Bauer wandelt sich nur in eine Vergoldung um. Keine Regel verbietet den Königen, sich auf einer offenen Linie gegenüberzustehen.</translation>
    </message>
    <message>
        <source>A piece that you capture goes to your hand and is yours. Instead of moving, you may drop one piece from your hand on an empty square, even with check or mate. A promoted piece loses its promotion when it is captured. A drop never promotes: a piece dropped on the last rank may promote when it moves.</source>
        <extracomment>assets/rules/pandemonium-2020.toml</extracomment>
        <translation>Eine Figur, die du schlägst, kommt in deine Hand und gehört dir. Statt zu ziehen, darfst du eine Figur aus der Hand auf ein leeres Feld einsetzen, auch mit Schach oder Matt. Eine umgewandelte Figur verliert ihre Umwandlung, wenn sie geschlagen wird. Beim Einsetzen wird nie umgewandelt: Eine auf der letzten Reihe eingesetzte Figur darf sich umwandeln, wenn sie zieht.</translation>
    </message>
    <message>
        <source>There is no castling, no en passant and no double step of pawns. Passing is not allowed. There is no limit to the number of moves without a capture. Each piece has one promotion, so there is none to choose. No rule keeps the kings from facing each other on an open line.</source>
        <extracomment>assets/rules/mansindam.toml</extracomment>
        <translation>Es gibt keine Rochade, kein En passant und keinen Doppelschritt der Bauern. Passen ist nicht erlaubt. Es gibt keine Grenze für Züge ohne Schlagen. Jede Figur hat genau eine Umwandlung, es gibt also nichts zu wählen. Keine Regel verbietet den Königen, sich auf einer offenen Linie gegenüberzustehen.</translation>
    </message>
    <message>
        <source>No piece but a lion may pass. No river divides the board, and no king has to stay in its palace. There is no limit to the number of moves without a capture, and giving perpetual check does not lose. Pawns, queens and promoted pieces are never dropped. A king that has entered has won already: no points are counted.</source>
        <extracomment>assets/rules/palaceshogi.toml</extracomment>
        <translation>Keine Figur außer einem Löwen darf passen. Kein Fluss teilt das Brett, und kein König muss in seinem Palast bleiben. Es gibt keine Grenze für Züge ohne Schlagen, und Dauerschach verliert nicht. Bauern, Damen und umgewandelte Figuren werden nie eingesetzt. Ein König, der eingezogen ist, hat schon gewonnen: Es werden keine Punkte gezählt.</translation>
    </message>
    <message>
        <source>For variety, setups are drawn at random from all of them and the first moves from the best ones, and the search of a later move is up to a quarter longer; {different} games are different. A game that is not over after 150 moves per player is a draw.</source>
        <extracomment>engine/playtest/texts.py: variety</extracomment>
        <translation>Zur Abwechslung werden Aufstellungen unter allen ausgelost und die ersten Züge unter den besten, und nach jedem späteren Zug wird bis zu ein Viertel länger gesucht; {different} Partien sind verschieden. Eine Partie, die nach 150 Zügen je Spieler nicht zu Ende ist, gilt als Remis.</translation>
    </message>
    <message>
        <source>{reason} {result}</source>
        <extracomment>engine/playtest/texts.py: ended</extracomment>
        <translation>{reason} {result}</translation>
    </message>
    <message>
        <source>The game is over: {outcome}.</source>
        <extracomment>rules/words.py: game over</extracomment>
        <translation>Die Partie ist zu Ende: {outcome}.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <extracomment>rules/words.py: king has arrived</extracomment>
        <translation>Die Partie ist zu Ende.</translation>
    </message>
    <message>
        <source>{player} chooses a setup first.</source>
        <extracomment>rules/words.py: setup first</extracomment>
        <translation>Zuerst wählt {player} eine Aufstellung.</translation>
    </message>
    <message>
        <source>It is {player}&apos;s turn.</source>
        <extracomment>rules/words.py: not your turn</extracomment>
        <translation>{player} ist am Zug.</translation>
    </message>
    <message>
        <source>This would repeat the position once too often, which is not allowed.</source>
        <extracomment>rules/words.py: repetition</extracomment>
        <translation>Die Stellung würde einmal zu oft wiederholt, was verboten ist.</translation>
    </message>
    <message>
        <source>There is no piece on this square.</source>
        <extracomment>rules/words.py: no piece</extracomment>
        <translation>Auf diesem Feld steht keine Figur.</translation>
    </message>
    <message>
        <source>The {piece} has just been captured.</source>
        <extracomment>rules/words.py: just captured</extracomment>
        <translation>{piece:Der} wurde gerade geschlagen.</translation>
    </message>
    <message>
        <source>That is not a square of the board.</source>
        <extracomment>rules/words.py: off the board</extracomment>
        <translation>Das ist kein Feld des Brettes.</translation>
    </message>
    <message>
        <source>Your own {other} is there.</source>
        <extracomment>rules/words.py: own piece there</extracomment>
        <translation>Dort steht schon {other:dein}.</translation>
    </message>
    <message>
        <source>A move has to go somewhere.</source>
        <extracomment>rules/words.py: going nowhere</extracomment>
        <translation>Ein Zug muss irgendwohin führen.</translation>
    </message>
    <message>
        <source>The {piece} passes only beside an empty square.</source>
        <extracomment>rules/words.py: no room to pass</extracomment>
        <translation>{piece:Der} passt nur neben einem leeren Feld.</translation>
    </message>
    <message>
        <source>Passing is not possible now.</source>
        <extracomment>rules/words.py: cannot pass</extracomment>
        <translation>Passen ist jetzt nicht möglich.</translation>
    </message>
    <message>
        <source>The {piece} does not move like that.</source>
        <extracomment>rules/words.py: not its movement</extracomment>
        <translation>So zieht {piece:der} nicht.</translation>
    </message>
    <message>
        <source>The {piece} captures straight ahead, not diagonally.</source>
        <extracomment>rules/words.py: captures straight ahead</extracomment>
        <translation>{piece:Der} schlägt geradeaus, nicht schräg.</translation>
    </message>
    <message>
        <source>The {piece} captures diagonally ahead, not straight ahead.</source>
        <extracomment>rules/words.py: captures diagonally</extracomment>
        <translation>{piece:Der} schlägt schräg nach vorn, nicht geradeaus.</translation>
    </message>
    <message>
        <source>The {piece} moves one square, never more.</source>
        <extracomment>rules/words.py: no long step</extracomment>
        <translation>{piece:Der} zieht ein Feld weit, nie weiter.</translation>
    </message>
    <message>
        <source>From here the {piece} moves only one square.</source>
        <extracomment>rules/words.py: one square from here</extracomment>
        <translation>Von hier aus zieht {piece:der} nur ein Feld weit.</translation>
    </message>
    <message>
        <source>From here the {piece} moves up to {number} squares.</source>
        <extracomment>rules/words.py: so far from here</extracomment>
        <translation>Von hier aus zieht {piece:der} bis zu {number} Felder weit.</translation>
    </message>
    <message>
        <source>The {piece} never moves backwards.</source>
        <extracomment>rules/words.py: never back</extracomment>
        <translation>{piece:Der} zieht nie zurück.</translation>
    </message>
    <message>
        <source>The {piece} only jumps ahead: two squares straight and one to the side.</source>
        <extracomment>rules/words.py: jumps ahead only</extracomment>
        <translation>{piece:Der} springt nur nach vorn: zwei Felder gerade und eines zur Seite.</translation>
    </message>
    <message>
        <source>The {piece} moves straight ahead only.</source>
        <extracomment>rules/words.py: slides ahead only</extracomment>
        <translation>{piece:Der} zieht nur geradeaus nach vorn.</translation>
    </message>
    <message>
        <source>The {piece} moves one square diagonally, or one straight ahead.</source>
        <extracomment>rules/words.py: steps like a silver</extracomment>
        <translation>{piece:Der} zieht ein Feld schräg oder eines geradeaus nach vorn.</translation>
    </message>
    <message>
        <source>The {piece} moves one square straight, or one diagonally ahead.</source>
        <extracomment>rules/words.py: steps like a gold</extracomment>
        <translation>{piece:Der} zieht ein Feld gerade oder eines schräg nach vorn.</translation>
    </message>
    <message>
        <source>The {piece} moves like a bishop, or one square straight.</source>
        <extracomment>rules/words.py: bishop and straight steps</extracomment>
        <translation>{piece:Der} zieht wie ein Läufer oder ein Feld gerade.</translation>
    </message>
    <message>
        <source>The {piece} moves like a rook, or one square diagonally.</source>
        <extracomment>rules/words.py: rook and diagonal steps</extracomment>
        <translation>{piece:Der} zieht wie ein Turm oder ein Feld schräg.</translation>
    </message>
    <message>
        <source>The {piece} moves like a rook, and captures only by hopping over one piece.</source>
        <extracomment>rules/words.py: rook that hops</extracomment>
        <translation>{piece:Der} zieht wie ein Turm und schlägt nur im Sprung über genau eine Figur.</translation>
    </message>
    <message>
        <source>The {piece} moves like a bishop or one square straight, or jumps two squares diagonally.</source>
        <extracomment>rules/words.py: bishop, step and jump, rules/words.py: bishop, step and jump</extracomment>
        <translation>{piece:Der} zieht wie ein Läufer oder ein Feld gerade oder springt zwei Felder schräg.</translation>
    </message>
    <message>
        <source>The {piece} moves one square in any direction.</source>
        <extracomment>rules/words.py: steps like a king</extracomment>
        <translation>{piece:Der} zieht ein Feld in jede Richtung.</translation>
    </message>
    <message>
        <source>The {piece} jumps two squares straight and one to the side.</source>
        <extracomment>rules/words.py: jumps like a knight</extracomment>
        <translation>{piece:Der} springt zwei Felder gerade und eines zur Seite.</translation>
    </message>
    <message>
        <source>The {piece} moves diagonally.</source>
        <extracomment>rules/words.py: slides like a bishop</extracomment>
        <translation>{piece:Der} zieht schräg.</translation>
    </message>
    <message>
        <source>The {piece} moves straight along ranks and files.</source>
        <extracomment>rules/words.py: slides like a rook</extracomment>
        <translation>{piece:Der} zieht gerade auf Reihen und Linien.</translation>
    </message>
    <message>
        <source>The {piece} moves straight or diagonally.</source>
        <extracomment>rules/words.py: slides like a queen</extracomment>
        <translation>{piece:Der} zieht gerade oder schräg.</translation>
    </message>
    <message>
        <source>The {piece} moves like a bishop or a knight.</source>
        <extracomment>rules/words.py: bishop and knight</extracomment>
        <translation>{piece:Der} zieht wie ein Läufer oder ein Springer.</translation>
    </message>
    <message>
        <source>The {piece} moves like a rook or a knight.</source>
        <extracomment>rules/words.py: rook and knight</extracomment>
        <translation>{piece:Der} zieht wie ein Turm oder ein Springer.</translation>
    </message>
    <message>
        <source>The {piece} moves like a queen or a knight.</source>
        <extracomment>rules/words.py: queen and knight</extracomment>
        <translation>{piece:Der} zieht wie eine Dame oder ein Springer.</translation>
    </message>
    <message>
        <source>The {piece} moves like a knight, or one square in any direction.</source>
        <extracomment>rules/words.py: knight and king</extracomment>
        <translation>{piece:Der} zieht wie ein Springer oder ein Feld in jede Richtung.</translation>
    </message>
    <message>
        <source>The {piece} moves like a bishop or a knight, or one square straight.</source>
        <extracomment>rules/words.py: bishop, knight and king, rules/words.py: bishop, knight and king</extracomment>
        <translation>{piece:Der} zieht wie ein Läufer oder ein Springer oder ein Feld gerade.</translation>
    </message>
    <message>
        <source>The {piece} moves like a rook or a knight, or one square diagonally.</source>
        <extracomment>rules/words.py: rook, knight and king, rules/words.py: rook, knight and king</extracomment>
        <translation>{piece:Der} zieht wie ein Turm oder ein Springer oder ein Feld schräg.</translation>
    </message>
    <message>
        <source>The {piece} jumps at most two squares.</source>
        <extracomment>rules/words.py: within two squares</extracomment>
        <translation>{piece:Der} springt höchstens zwei Felder weit.</translation>
    </message>
    <message>
        <source>The {piece} moves that way only from rank {number} on, counted from its own side.</source>
        <extracomment>rules/words.py: only from a rank</extracomment>
        <translation>So zieht {piece:der} erst ab Reihe {number}, von der eigenen Seite gezählt.</translation>
    </message>
    <message>
        <source>The {piece} moves diagonally only along the corridors of the enemy {region}.</source>
        <extracomment>rules/words.py: only along corridors</extracomment>
        <translation>{piece:Der} zieht schräg nur durch die Gänge im gegnerischen {region}.</translation>
    </message>
    <message>
        <source>In its own {region} the {piece} moves only one square, diagonally.</source>
        <extracomment>rules/words.py: one step in its palace</extracomment>
        <translation>Im eigenen {region} zieht {piece:der} nur ein Feld schräg.</translation>
    </message>
    <message>
        <source>The {other} is in the way.</source>
        <extracomment>rules/words.py: in the way</extracomment>
        <translation>{other:Der} steht im Weg.</translation>
    </message>
    <message>
        <source>The {piece} does not capture that way.</source>
        <extracomment>rules/words.py: does not capture so</extracomment>
        <translation>So schlägt {piece:der} nicht.</translation>
    </message>
    <message>
        <source>The {piece} moves that way only to capture.</source>
        <extracomment>rules/words.py: goes so to capture</extracomment>
        <translation>Dorthin zieht {piece:der} nur, um zu schlagen.</translation>
    </message>
    <message>
        <source>The {piece} cannot capture this {other}.</source>
        <extracomment>rules/words.py: spared</extracomment>
        <translation>{piece:Der} darf {other:den} nicht schlagen.</translation>
    </message>
    <message>
        <source>The {piece} hops only to capture.</source>
        <extracomment>rules/words.py: hops to capture</extracomment>
        <translation>{piece:Der} springt nur, um zu schlagen.</translation>
    </message>
    <message>
        <source>The {piece} captures only over a piece in between.</source>
        <extracomment>rules/words.py: needs a screen</extracomment>
        <translation>{piece:Der} schlägt nur über eine Figur dazwischen.</translation>
    </message>
    <message>
        <source>The {piece} captures over exactly one piece.</source>
        <extracomment>rules/words.py: one screen</extracomment>
        <translation>{piece:Der} schlägt über genau eine Figur.</translation>
    </message>
    <message>
        <source>The {piece} cannot hop over this {other}.</source>
        <extracomment>rules/words.py: no screen</extracomment>
        <translation>{piece:Der} darf {other:den} nicht überspringen.</translation>
    </message>
    <message>
        <source>In its own {region} the {piece} does not move like that.</source>
        <extracomment>rules/words.py: moves otherwise here</extracomment>
        <translation>Im eigenen {region} zieht {piece:der} nicht so.</translation>
    </message>
    <message>
        <source>The {piece} stops where it enters its own {region}.</source>
        <extracomment>rules/words.py: stops at the wall</extracomment>
        <translation>{piece:Der} bleibt stehen, wo der eigene {region} beginnt.</translation>
    </message>
    <message>
        <source>The {piece} must promote there.</source>
        <extracomment>rules/words.py: must promote</extracomment>
        <translation>{piece:Der} muss sich dort umwandeln.</translation>
    </message>
    <message>
        <source>Promotion is not optional: a move that touches the last {number} ranks promotes the {piece}.</source>
        <extracomment>rules/words.py: always promotes</extracomment>
        <translation>Hier gibt es keine Wahl: Ein Zug, der die letzten {number} Reihen berührt, wandelt {piece:den} um.</translation>
    </message>
    <message>
        <source>Promotion is not optional: a move that ends on the last {number} ranks promotes the {piece}.</source>
        <extracomment>rules/words.py: promotes on arrival</extracomment>
        <translation>Hier gibt es keine Wahl: Ein Zug, der auf den letzten {number} Reihen endet, wandelt {piece:den} um.</translation>
    </message>
    <message>
        <source>On the last rank the {piece} must promote.</source>
        <extracomment>rules/words.py: must promote at the end</extracomment>
        <translation>Auf der letzten Reihe muss sich {piece:der} umwandeln.</translation>
    </message>
    <message>
        <source>The {piece} can only become one piece: {other}.</source>
        <extracomment>rules/words.py: promotes otherwise</extracomment>
        <translation>{piece:Der} kann nur zu einer Figur werden: zu {other:einem}.</translation>
    </message>
    <message>
        <source>The {piece} does not promote.</source>
        <extracomment>rules/words.py: does not promote</extracomment>
        <translation>{piece:Der} wandelt sich nicht um.</translation>
    </message>
    <message>
        <source>The {piece} promotes only in the promotion zone.</source>
        <extracomment>rules/words.py: outside the zone</extracomment>
        <translation>{piece:Der} wandelt sich nur in der Umwandlungszone um.</translation>
    </message>
    <message>
        <source>The {piece} promotes only by a move that touches the last {number} ranks.</source>
        <extracomment>rules/words.py: outside the last ranks</extracomment>
        <translation>{piece:Der} wandelt sich nur mit einem Zug um, der die letzten {number} Reihen berührt.</translation>
    </message>
    <message>
        <source>The {piece} promotes only by a move that touches the last rank.</source>
        <extracomment>rules/words.py: outside the last rank</extracomment>
        <translation>{piece:Der} wandelt sich nur mit einem Zug um, der die letzte Reihe berührt.</translation>
    </message>
    <message>
        <source>{player} has no {piece} in hand.</source>
        <extracomment>rules/words.py: not in hand</extracomment>
        <translation>{player} hat {piece:keinen} in der Hand.</translation>
    </message>
    <message>
        <source>A piece can only be dropped on an empty square.</source>
        <extracomment>rules/words.py: drop on a piece</extracomment>
        <translation>Eingesetzt wird auf ein leeres Feld.</translation>
    </message>
    <message>
        <source>The {piece} may not be dropped on the last rank.</source>
        <extracomment>rules/words.py: drop on the last rank</extracomment>
        <translation>{piece:Der} darf nicht auf der letzten Reihe eingesetzt werden.</translation>
    </message>
    <message>
        <source>The {piece} may not be dropped on its first rank.</source>
        <extracomment>rules/words.py: drop on the first rank</extracomment>
        <translation>{piece:Der} darf nicht auf der eigenen ersten Reihe eingesetzt werden.</translation>
    </message>
    <message>
        <source>The {piece} may not be dropped on the first or the last rank.</source>
        <extracomment>rules/words.py: drop on an outer rank</extracomment>
        <translation>{piece:Der} darf weder auf der ersten noch auf der letzten Reihe eingesetzt werden.</translation>
    </message>
    <message>
        <source>The {piece} may be dropped on its first {number} ranks only.</source>
        <extracomment>rules/words.py: drop too far</extracomment>
        <translation>{piece:Der} darf nur auf den ersten {number} Reihen der eigenen Seite eingesetzt werden.</translation>
    </message>
    <message>
        <source>The {piece} may not be dropped on this square.</source>
        <extracomment>rules/words.py: drop on this square</extracomment>
        <translation>{piece:Der} darf nicht auf diesem Feld eingesetzt werden.</translation>
    </message>
    <message>
        <source>Your {piece} is already on this file.</source>
        <extracomment>rules/words.py: two on a file</extracomment>
        <translation>Auf dieser Linie steht schon {piece:dein}.</translation>
    </message>
    <message>
        <source>Each player&apos;s limit for the {piece} is {number} on a file.</source>
        <extracomment>rules/words.py: too many on a file</extracomment>
        <translation>{piece:Der} darf je Spieler höchstens {number}-mal auf einer Linie stehen.</translation>
    </message>
    <message>
        <source>A dropped {piece} may not give checkmate.</source>
        <extracomment>rules/words.py: drop gives mate</extracomment>
        <translation>{piece:Der} darf beim Einsetzen nicht matt setzen.</translation>
    </message>
    <message>
        <source>The {piece} would have to promote, and none of the pieces that it may become is free.</source>
        <extracomment>rules/words.py: nothing to become</extracomment>
        <translation>{piece:Der} müsste sich umwandeln, und keine der möglichen Figuren ist frei.</translation>
    </message>
    <message>
        <source>A dropped {piece} may not give check.</source>
        <extracomment>rules/words.py: drop gives check</extracomment>
        <translation>{piece:Der} darf beim Einsetzen nicht Schach geben.</translation>
    </message>
    <message>
        <source>Castling that way needs your {piece} on {square}.</source>
        <extracomment>rules/words.py: no rook at home</extracomment>
        <translation>Für diese Rochade muss {piece:dein} auf {square} stehen.</translation>
    </message>
    <message>
        <source>The king or this {piece} has moved before.</source>
        <extracomment>rules/words.py: has moved</extracomment>
        <translation>Der König oder {piece:der} hat schon gezogen.</translation>
    </message>
    <message>
        <source>There are pieces between the king and the {piece}.</source>
        <extracomment>rules/words.py: castling through pieces</extracomment>
        <translation>Zwischen dem König und {piece:dem} stehen Figuren.</translation>
    </message>
    <message>
        <source>You cannot castle while in check.</source>
        <extracomment>rules/words.py: castling out of check</extracomment>
        <translation>Im Schach darfst du nicht rochieren.</translation>
    </message>
    <message>
        <source>The king would cross or land on a square attacked by the {other} on {square}.</source>
        <extracomment>rules/words.py: castling through check</extracomment>
        <translation>Der König würde ein Feld überqueren oder betreten, das {other:der} auf {square} angreift.</translation>
    </message>
    <message>
        <source>To castle on that side the king goes to {square}.</source>
        <extracomment>rules/words.py: castles otherwise</extracomment>
        <translation>Für die Rochade nach dieser Seite zieht der König nach {square}.</translation>
    </message>
    <message>
        <source>The king castles only from {square}.</source>
        <extracomment>rules/words.py: castles from home</extracomment>
        <translation>Der König rochiert nur von {square} aus.</translation>
    </message>
    <message>
        <source>{text} is castling with the {piece} on {square}: the reverse of chess. {reason}</source>
        <extracomment>rules/words.py: castling reversed</extracomment>
        <translation>{text} ist die Rochade mit {piece:dem} auf {square}: umgekehrt wie im Schach. {reason}</translation>
    </message>
    <message>
        <source>The kings would face each other with nothing between them.</source>
        <extracomment>rules/words.py: facing kings</extracomment>
        <translation>Die Könige stünden sich gegenüber, ohne dass etwas dazwischen wäre.</translation>
    </message>
    <message>
        <source>Arriving there wins only on a square that is not attacked: the {other} on {square} guards it.</source>
        <extracomment>rules/words.py: arrival guarded</extracomment>
        <translation>Der Einzug gewinnt nur auf einem Feld, das nicht angegriffen ist: {other:Der} auf {square} deckt es.</translation>
    </message>
    <message>
        <source>The king would be attacked by the {other} on {square}.</source>
        <extracomment>rules/words.py: into check</extracomment>
        <translation>Der König würde {other:vom} auf {square} angegriffen.</translation>
    </message>
    <message>
        <source>Your king is in check from the {other} on {square}.</source>
        <extracomment>rules/words.py: in check</extracomment>
        <translation>{other:Der} auf {square} gibt deinem König Schach.</translation>
    </message>
    <message>
        <source>This would let the {other} on {square} attack your king.</source>
        <extracomment>rules/words.py: exposes the king</extracomment>
        <translation>Dadurch könnte {other:der} auf {square} deinen König angreifen.</translation>
    </message>
    <message>
        <source>The {piece} is pinned: your king would be attacked by the {other} on {square}.</source>
        <extracomment>rules/words.py: pinned</extracomment>
        <translation>{piece:Der} ist gefesselt: Dein König würde {other:vom} auf {square} angegriffen.</translation>
    </message>
    <message>
        <source>{text} is not written like a move, such as {examples}.</source>
        <extracomment>rules/words.py: not like a move</extracomment>
        <translation>{text} ist nicht wie ein Zug geschrieben, etwa {examples}.</translation>
    </message>
    <message>
        <source>{text} is not a legal move here.</source>
        <extracomment>rules/words.py: not legal</extracomment>
        <translation>{text} ist hier kein erlaubter Zug.</translation>
    </message>
    <message>
        <source>This move is not legal here.</source>
        <extracomment>rules/words.py: unnamed move not legal</extracomment>
        <translation>Dieser Zug ist hier nicht erlaubt.</translation>
    </message>
    <message>
        <source>{text} is not a legal move here. {reason}</source>
        <extracomment>rules/words.py: no legal move because</extracomment>
        <translation>{text} ist hier kein erlaubter Zug. {reason}</translation>
    </message>
    <message>
        <source>{text} must promote, which is written {move}.</source>
        <extracomment>rules/words.py: promotion not written</extracomment>
        <translation>Bei {text} muss umgewandelt werden, geschrieben {move}.</translation>
    </message>
    <message>
        <source>{text} could be more than one move: write one of {moves}.</source>
        <extracomment>rules/words.py: several moves</extracomment>
        <translation>{text} könnte mehr als ein Zug sein: Schreibe einen von {moves}.</translation>
    </message>
    <message>
        <source>None of your pieces can move to {square} like that.</source>
        <extracomment>rules/words.py: no piece goes there</extracomment>
        <translation>Keine deiner Figuren kann so nach {square} ziehen.</translation>
    </message>
    <message>
        <source>You have no {piece} that can move to {square} like that.</source>
        <extracomment>rules/words.py: no such piece goes there</extracomment>
        <translation>{piece:Kein} von dir kann so nach {square} ziehen.</translation>
    </message>
    <message>
        <source>{text} is not a setup; {player} first chooses one of {choices}.</source>
        <extracomment>rules/words.py: no setup</extracomment>
        <translation>{text} ist keine Aufstellung; {player} wählt zuerst eine von {choices}.</translation>
    </message>
    <message>
        <source>There is no square {text}.</source>
        <extracomment>rules/words.py: no such square</extracomment>
        <translation>Es gibt kein Feld {text}.</translation>
    </message>
    <message>
        <source>There is no castling in this game.</source>
        <extracomment>rules/words.py: no castling</extracomment>
        <translation>In diesem Spiel gibt es keine Rochade.</translation>
    </message>
    <message>
        <source>Castling to that side is not possible now.</source>
        <extracomment>rules/words.py: no castling to that side</extracomment>
        <translation>Die Rochade zu dieser Seite ist jetzt nicht möglich.</translation>
    </message>
    <message>
        <source>There is no piece {text} to drop in this game.</source>
        <extracomment>rules/words.py: nothing to drop</extracomment>
        <translation>In diesem Spiel gibt es keine Figur {text} zum Einsetzen.</translation>
    </message>
    <message>
        <source>No {piece} can be dropped on {square} now.</source>
        <extracomment>rules/words.py: no drop there</extracomment>
        <translation>Auf {square} kann jetzt {piece:kein} eingesetzt werden.</translation>
    </message>
    <message>
        <source>Move {number}: {reason}</source>
        <extracomment>rules/words.py: move of several</extracomment>
        <translation>Zug {number}: {reason}</translation>
    </message>
    <message>
        <source>A position has at most {most} characters, and this text has {number}.</source>
        <extracomment>rules/words.py: position too long</extracomment>
        <translation>Eine Stellung hat höchstens {most} Zeichen, und dieser Text hat {number}.</translation>
    </message>
    <message>
        <source>The position is empty.</source>
        <extracomment>rules/words.py: position empty</extracomment>
        <translation>Die Stellung ist leer.</translation>
    </message>
    <message>
        <source>A position has at most {most} fields, and this text has {number}.</source>
        <extracomment>rules/words.py: too many fields</extracomment>
        <translation>Eine Stellung hat höchstens {most} Teile, und dieser Text hat {number}.</translation>
    </message>
    <message>
        <source>The board has {ranks} ranks, and this text has {number}.</source>
        <extracomment>rules/words.py: wrong ranks</extracomment>
        <translation>Das Brett hat {ranks} Reihen, und dieser Text hat {number}.</translation>
    </message>
    <message>
        <source>Rank {rank} has {files} squares, and the text gives {number}.</source>
        <extracomment>rules/words.py: wrong files</extracomment>
        <translation>Reihe {rank} hat {files} Felder, und der Text gibt {number} an.</translation>
    </message>
    <message>
        <source>A run of empty squares cannot be 0.</source>
        <extracomment>rules/words.py: run of none</extracomment>
        <translation>Eine Folge leerer Felder kann nicht 0 sein.</translation>
    </message>
    <message>
        <source>Rank {rank} has a hole where the board has a square.</source>
        <extracomment>rules/words.py: no hole</extracomment>
        <translation>Auf Reihe {rank} steht ein Loch, wo das Brett ein Feld hat.</translation>
    </message>
    <message>
        <source>Rank {rank} has a piece in a hole of the board.</source>
        <extracomment>rules/words.py: piece in a hole</extracomment>
        <translation>Auf Reihe {rank} steht eine Figur in einem Loch des Bretts.</translation>
    </message>
    <message>
        <source>Rank {rank} has {text}, which is not a piece of this game.</source>
        <extracomment>rules/words.py: piece unknown</extracomment>
        <translation>Auf Reihe {rank} steht {text}, was keine Figur dieses Spiels ist.</translation>
    </message>
    <message>
        <source>The {piece} on rank {rank} is not a promoted piece.</source>
        <extracomment>rules/words.py: piece not promoted</extracomment>
        <translation>{piece:Der} auf Reihe {rank} ist keine umgewandelte Figur.</translation>
    </message>
    <message>
        <source>The hands lack their closing bracket.</source>
        <extracomment>rules/words.py: hands not closed</extracomment>
        <translation>Den Händen fehlt die schließende Klammer.</translation>
    </message>
    <message>
        <source>The hands cannot hold {text}.</source>
        <extracomment>rules/words.py: not for the hand</extracomment>
        <translation>{text} kann nicht in der Hand sein.</translation>
    </message>
    <message>
        <source>A hand holds at most {most} pieces of a kind.</source>
        <extracomment>rules/words.py: hand too full</extracomment>
        <translation>Eine Hand hält höchstens {most} Figuren einer Art.</translation>
    </message>
    <message>
        <source>There is no square {text} for en passant.</source>
        <extracomment>rules/words.py: en passant off the board</extracomment>
        <translation>Für En passant gibt es kein Feld {text}.</translation>
    </message>
    <message>
        <source>The half-move counter must be a number, not {text}.</source>
        <extracomment>rules/words.py: half-moves no number</extracomment>
        <translation>Der Halbzugzähler muss eine Zahl sein, nicht {text}.</translation>
    </message>
    <message>
        <source>The half-move counter goes up to {most}, and {text} is more.</source>
        <extracomment>rules/words.py: half-moves too many</extracomment>
        <translation>Der Halbzugzähler geht bis {most}, und {text} ist mehr.</translation>
    </message>
    <message>
        <source>The move counter must be a number, not {text}.</source>
        <extracomment>rules/words.py: moves no number</extracomment>
        <translation>Der Zugzähler muss eine Zahl sein, nicht {text}.</translation>
    </message>
    <message>
        <source>The move counter goes up to {most}, and {text} is more.</source>
        <extracomment>rules/words.py: moves too many</extracomment>
        <translation>Der Zugzähler geht bis {most}, und {text} ist mehr.</translation>
    </message>
    <message>
        <source>{text} is not a setup phase of this game.</source>
        <extracomment>rules/words.py: setup phase unknown</extracomment>
        <translation>{text} ist keine Aufstellungsphase dieses Spiels.</translation>
    </message>
    <message>
        <source>The hands are {number} digits here, not {text}.</source>
        <extracomment>rules/words.py: hands of vchess</extracomment>
        <translation>Die Hände bestehen hier aus {number} Ziffern, nicht aus {text}.</translation>
    </message>
    <message>
        <source>vchess does not have this game, so hands are written in brackets.</source>
        <extracomment>rules/words.py: not in vchess</extracomment>
        <translation>vchess hat dieses Spiel nicht, darum werden die Hände in Klammern geschrieben.</translation>
    </message>
    <message>
        <source>{player} has no king.</source>
        <extracomment>rules/words.py: no king</extracomment>
        <translation>{player} hat keinen König.</translation>
    </message>
    <message>
        <source>{player} needs exactly one king and has {number}.</source>
        <extracomment>rules/words.py: several kings</extracomment>
        <translation>{player} braucht genau einen König und hat {number}.</translation>
    </message>
    <message>
        <source>It is {player}&apos;s turn, but {opponent}&apos;s king could be captured.</source>
        <extracomment>rules/words.py: king can be captured</extracomment>
        <translation>{player} ist am Zug, aber der König von {opponent} könnte geschlagen werden.</translation>
    </message>
    <message>
        <source>Both kings have arrived, so there is no single winner.</source>
        <extracomment>rules/words.py: both kings arrived</extracomment>
        <translation>Beide Könige sind angekommen, also gibt es keinen einzelnen Sieger.</translation>
    </message>
    <message>
        <source>There are more than {most} pieces that count as {piece} in hand.</source>
        <extracomment>rules/words.py: too many for a hand</extracomment>
        <translation>In der Hand sind mehr als {most} Figuren, die als {piece} zählen.</translation>
    </message>
    <message>
        <source>No king may be attacked in the setup phase.</source>
        <extracomment>rules/words.py: check in the setup</extracomment>
        <translation>In der Aufstellungsphase darf kein König angegriffen sein.</translation>
    </message>
    <message>
        <source>In the setup phase, it must be the turn of the player who chooses.</source>
        <extracomment>rules/words.py: turn in the setup</extracomment>
        <translation>In der Aufstellungsphase muss der Spieler am Zug sein, der wählt.</translation>
    </message>
    <message>
        <source>In the setup phase, the pieces to be arranged must be on their squares.</source>
        <extracomment>rules/words.py: pieces in the setup</extracomment>
        <translation>In der Aufstellungsphase müssen die Figuren, die aufgestellt werden, auf ihren Feldern stehen.</translation>
    </message>
    <message>
        <source>Line {line}: {reason}</source>
        <extracomment>rules/words.py: on a line</extracomment>
        <translation>Zeile {line}: {reason}</translation>
    </message>
    <message>
        <source>A file of this size has at most {most} games, and this one has more.</source>
        <extracomment>rules/words.py: too many games</extracomment>
        <translation>Eine Datei dieser Größe hat höchstens {most} Partien, und diese hat mehr.</translation>
    </message>
    <message>
        <source>This is too large for a saved game: it has more than {size}.</source>
        <extracomment>rules/words.py: game too large</extracomment>
        <translation>Das ist zu groß für eine gespeicherte Partie: Es hat mehr als {size}.</translation>
    </message>
    <message>
        <source>This is not text (in UTF-8), so it is not a saved game.</source>
        <extracomment>rules/words.py: not text</extracomment>
        <translation>Das ist kein Text (in UTF-8), also keine gespeicherte Partie.</translation>
    </message>
    <message>
        <source>{text} makes no sense here.</source>
        <extracomment>rules/words.py: sign unknown</extracomment>
        <translation>{text} ergibt hier keinen Sinn.</translation>
    </message>
    <message>
        <source>A comment is not closed.</source>
        <extracomment>rules/words.py: comment not closed</extracomment>
        <translation>Ein Kommentar ist nicht geschlossen.</translation>
    </message>
    <message>
        <source>A header is written as in [Event &quot;…&quot;].</source>
        <extracomment>rules/words.py: header not written so</extracomment>
        <translation>Eine Kopfzeile wird wie [Event &quot;…&quot;] geschrieben.</translation>
    </message>
    <message>
        <source>A game has at most {most} headers.</source>
        <extracomment>rules/words.py: too many headers</extracomment>
        <translation>Eine Partie hat höchstens {most} Kopfzeilen.</translation>
    </message>
    <message>
        <source>A game has at most {most} moves including variations, and this one has {number}.</source>
        <extracomment>rules/words.py: too many moves</extracomment>
        <translation>Eine Partie hat mit ihren Varianten höchstens {most} Züge, und diese hat {number}.</translation>
    </message>
    <message>
        <source>A game has at most {most} variations.</source>
        <extracomment>rules/words.py: too many variations</extracomment>
        <translation>Eine Partie hat höchstens {most} Varianten.</translation>
    </message>
    <message>
        <source>There is no [Variant] tag to say which game this is, and there are too many moves to try them all.</source>
        <extracomment>rules/words.py: too many moves to try</extracomment>
        <translation>Kein Tag [Variant] sagt, welches Spiel es ist, und es sind zu viele Züge, um alle Spiele zu versuchen.</translation>
    </message>
    <message>
        <source>There is no [Variant] tag to say which game this is, and its moves fit no game.</source>
        <extracomment>rules/words.py: moves fit no game</extracomment>
        <translation>Kein Tag [Variant] sagt, welches Spiel es ist, und die Züge passen zu keinem.</translation>
    </message>
    <message>
        <source>The start position cannot be read. {reason}</source>
        <extracomment>rules/words.py: start not read</extracomment>
        <translation>Die Anfangsstellung ist nicht lesbar. {reason}</translation>
    </message>
    <message>
        <source>A variation is not closed.</source>
        <extracomment>rules/words.py: variation not closed</extracomment>
        <translation>Eine Variante ist nicht geschlossen.</translation>
    </message>
    <message>
        <source>A variation is closed that was never opened.</source>
        <extracomment>rules/words.py: variation not opened</extracomment>
        <translation>Eine Variante ist geschlossen, die nie geöffnet wurde.</translation>
    </message>
    <message>
        <source>A variation appears where there is no move to vary.</source>
        <extracomment>rules/words.py: nothing to vary</extracomment>
        <translation>Eine Variante steht an einer Stelle, an der es keinen Zug zu ersetzen gibt.</translation>
    </message>
    <message>
        <source>${number} is not an annotation: they go up to ${most}.</source>
        <extracomment>rules/words.py: no annotation</extracomment>
        <translation>${number} ist keine Anmerkung: Sie gehen bis ${most}.</translation>
    </message>
    <message>
        <source>There is no game {text} here, and the file does not define it.</source>
        <extracomment>rules/words.py: no such own game</extracomment>
        <translation>Es gibt hier kein Spiel {text}, und die Datei definiert es nicht.</translation>
    </message>
    <message>
        <source>There is no game {text}; the games are {games}.</source>
        <extracomment>rules/words.py: no such game</extracomment>
        <translation>Es gibt kein Spiel {text}; die Spiele sind {games}.</translation>
    </message>
    <message>
        <source>It is a folder.</source>
        <extracomment>rules/words.py: folder</extracomment>
        <translation>Es ist ein Ordner.</translation>
    </message>
    <message>
        <source>It is a pipe or a device, not a regular file.</source>
        <extracomment>rules/words.py: no regular file</extracomment>
        <translation>Es ist eine Pipe oder ein Gerät, keine gewöhnliche Datei.</translation>
    </message>
    <message>
        <source>It is larger than {size}.</source>
        <extracomment>rules/words.py: file too large</extracomment>
        <translation>Es ist größer als {size}.</translation>
    </message>
    <message>
        <source>{file} cannot be read: {message}.</source>
        <extracomment>rules/words.py: file not read</extracomment>
        <translation>{file} ist nicht lesbar: {message}.</translation>
    </message>
    <message>
        <source>A definition has at most {most} characters.</source>
        <extracomment>rules/words.py: definition too long</extracomment>
        <translation>Eine Definition hat höchstens {most} Zeichen.</translation>
    </message>
    <message>
        <source>This cannot be read as TOML: {message}.</source>
        <extracomment>rules/words.py: definition no TOML</extracomment>
        <translation>Das ist nicht als TOML lesbar: {message}.</translation>
    </message>
    <message>
        <source>This is nested too deeply.</source>
        <extracomment>rules/words.py: definition nested</extracomment>
        <translation>Das ist zu tief verschachtelt.</translation>
    </message>
    <message>
        <source>A number is too large: the largest is {most}.</source>
        <extracomment>rules/words.py: definition number</extracomment>
        <translation>Eine Zahl ist zu groß: Die größte ist {most}.</translation>
    </message>
    <message>
        <source>There is no key {text} here; the keys are {names}.</source>
        <extracomment>rules/words.py: definition key unknown</extracomment>
        <translation>Es gibt hier keinen Schlüssel {text}; die Schlüssel sind {names}.</translation>
    </message>
    <message>
        <source>There is no key {text} here; {field} may be meant.</source>
        <extracomment>rules/words.py: definition key misspelt</extracomment>
        <translation>Es gibt hier keinen Schlüssel {text}; vielleicht ist {field} gemeint.</translation>
    </message>
    <message>
        <source>There is no game {text} to inherit from; similar names are {games}.</source>
        <extracomment>rules/words.py: definition inherits from nothing</extracomment>
        <translation>Es gibt kein Spiel {text}, von dem geerbt werden kann; ähnliche Namen sind {games}.</translation>
    </message>
    <message>
        <source>Only a game that inherits from another can remove something.</source>
        <extracomment>rules/words.py: definition inherits nothing</extracomment>
        <translation>Nur ein Spiel, das von einem anderen erbt, kann etwas entfernen.</translation>
    </message>
    <message>
        <source>There is no {text} to remove in {game}.</source>
        <extracomment>rules/words.py: definition removes nothing</extracomment>
        <translation>In {game} gibt es kein {text}, das entfernt werden könnte.</translation>
    </message>
    <message>
        <source>{text} is not one of these: {names}.</source>
        <extracomment>rules/words.py: none of these</extracomment>
        <translation>{text} ist keines von diesen: {names}.</translation>
    </message>
    <message>
        <source>A name has only lower-case letters, digits and hyphens, unlike {text}.</source>
        <extracomment>rules/words.py: name not written so</extracomment>
        <translation>Ein Name besteht aus Kleinbuchstaben, Ziffern und Bindestrichen, nicht {text}.</translation>
    </message>
    <message>
        <source>This has to name another game, not {text}.</source>
        <extracomment>rules/words.py: no other game</extracomment>
        <translation>Hier muss ein anderes Spiel stehen, nicht {text}.</translation>
    </message>
    <message>
        <source>The game has no piece {text}.</source>
        <extracomment>rules/words.py: no such piece</extracomment>
        <translation>Das Spiel hat keine Figur {text}.</translation>
    </message>
    <message>
        <source>The symbol of a piece is a capital letter, as in N, +N or N~, not {text}.</source>
        <extracomment>rules/words.py: symbol not written so</extracomment>
        <translation>Das Symbol einer Figur ist ein Großbuchstabe wie in N, +N oder N~, nicht {text}.</translation>
    </message>
    <message>
        <source>The letter that people write is as in N or Ln, not {text}.</source>
        <extracomment>rules/words.py: letter not written so</extracomment>
        <translation>Der Buchstabe in der Notation ist wie in N oder Ln, nicht {text}.</translation>
    </message>
    <message>
        <source>A zone is missing here.</source>
        <extracomment>rules/words.py: zone missing</extracomment>
        <translation>Hier fehlt eine Zone.</translation>
    </message>
    <message>
        <source>A zone for each side needs squares on both sides of the |, unlike {text}.</source>
        <extracomment>rules/words.py: zone for one side</extracomment>
        <translation>Eine Zone für jede Seite braucht Felder auf beiden Seiten des |, anders als {text}.</translation>
    </message>
    <message>
        <source>A zone is written as in 9-10, d7-f9 or e8, not {text}.</source>
        <extracomment>rules/words.py: zone not written so</extracomment>
        <translation>Eine Zone schreibt man wie 9-10, d7-f9 oder e8, nicht {text}.</translation>
    </message>
    <message>
        <source>The zone {text} is not on a board of {files} files and {ranks} ranks.</source>
        <extracomment>rules/words.py: zone off the board</extracomment>
        <translation>Die Zone {text} liegt nicht auf einem Brett mit {files} Linien und {ranks} Reihen.</translation>
    </message>
    <message>
        <source>In the movement {movement}, {text} cannot be read.</source>
        <extracomment>rules/words.py: movement unreadable</extracomment>
        <translation>In der Gangart {movement} ist {text} nicht lesbar.</translation>
    </message>
    <message>
        <source>In the movement {movement}, a length has to be a number from 1 to {most}.</source>
        <extracomment>rules/words.py: movement too long</extracomment>
        <translation>In der Gangart {movement} muss eine Länge eine Zahl von 1 bis {most} sein.</translation>
    </message>
    <message>
        <source>In the movement {movement}, {text} leads nowhere.</source>
        <extracomment>rules/words.py: movement to nowhere</extracomment>
        <translation>In der Gangart {movement} führt {text} nirgendwohin.</translation>
    </message>
    <message>
        <source>In the movement {movement}, p comes before a leap: only a rider hops, as in cpR.</source>
        <extracomment>rules/words.py: only riders hop</extracomment>
        <translation>In der Gangart {movement} steht p vor einem Sprung: Nur eine Figur, die beliebig weit zieht, hüpft, wie in cpR.</translation>
    </message>
    <message>
        <source>In the movement {movement}, n does not come before a leap over squares: only such a leap can be blocked on its way, as in nN.</source>
        <extracomment>rules/words.py: only leaps are lame</extracomment>
        <translation>In der Gangart {movement} steht n nicht vor einem Sprung über Felder: Nur ein solcher kann unterwegs blockiert werden, wie in nN.</translation>
    </message>
    <message>
        <source>The terrain on {text} adds no movement.</source>
        <extracomment>rules/words.py: terrain adds nothing</extracomment>
        <translation>Das Gelände auf {text} fügt keine Gangart hinzu.</translation>
    </message>
    <message>
        <source>The {piece} never moves.</source>
        <extracomment>rules/words.py: never moves</extracomment>
        <translation>{piece:Der} zieht nie.</translation>
    </message>
    <message>
        <source>The {piece} slides nowhere, so no wall stops it.</source>
        <extracomment>rules/words.py: wall without slides</extracomment>
        <translation>{piece:Der} gleitet nirgends, also hält {piece:=ihn|sie|es} keine Mauer auf.</translation>
    </message>
    <message>
        <source>The {piece} does not hop, so there is nothing that it cannot hop over.</source>
        <extracomment>rules/words.py: screens without hops</extracomment>
        <translation>{piece:Der} hüpft nicht, also gibt es nichts, worüber {piece:=er|sie|es} nicht hüpfen kann.</translation>
    </message>
    <message>
        <source>The {piece} leaps over squares by a step that the {other} rides by.</source>
        <extracomment>rules/words.py: leap and ride</extracomment>
        <translation>{piece:Der} springt mit demselben Schritt über Felder, den {other:der} wiederholt.</translation>
    </message>
    <message>
        <source>The {piece} rides by leaps of three files, which is not possible on a board of {files} files.</source>
        <extracomment>rules/words.py: ride too long</extracomment>
        <translation>{piece:Der} wiederholt Sprünge über drei Linien, was auf einem Brett mit {files} Linien nicht geht.</translation>
    </message>
    <message>
        <source>The {piece} does not capture on every square beside it, so it cannot step on from there.</source>
        <extracomment>rules/words.py: no second step</extracomment>
        <translation>{piece:Der} schlägt nicht auf jedem Nachbarfeld und kann also von dort nicht weiterziehen.</translation>
    </message>
    <message>
        <source>The {piece} cannot spare the king.</source>
        <extracomment>rules/words.py: spares the king</extracomment>
        <translation>{piece:Der} kann den König nicht verschonen.</translation>
    </message>
    <message>
        <source>A game has exactly one royal piece, which comes first.</source>
        <extracomment>rules/words.py: one royal piece</extracomment>
        <translation>Ein Spiel hat genau eine königliche Figur, und sie steht an erster Stelle.</translation>
    </message>
    <message>
        <source>The {piece} is royal: it cannot be promoted, held, dropped or limited in number.</source>
        <extracomment>rules/words.py: royal in a hand</extracomment>
        <translation>{piece:Der} ist königlich und kann nicht umgewandelt, in der Hand gehalten, eingesetzt oder in der Zahl begrenzt werden.</translation>
    </message>
    <message>
        <source>The {piece} is royal: it cannot be a pawn, move twice, or spare a piece.</source>
        <extracomment>rules/words.py: royal pawn</extracomment>
        <translation>{piece:Der} ist königlich und kann kein Bauer sein, nicht zweimal ziehen und keine Figur verschonen.</translation>
    </message>
    <message>
        <source>The {piece} is royal: it has to step, and to capture where it goes.</source>
        <extracomment>rules/words.py: royal slides</extracomment>
        <translation>{piece:Der} ist königlich und muss schrittweise ziehen und schlagen, wohin {piece:=er|sie|es} zieht.</translation>
    </message>
    <message>
        <source>Only a king faces the other one, and by captures; the {piece} cannot face it by {text}.</source>
        <extracomment>rules/words.py: faces no king</extracomment>
        <translation>Nur ein König steht dem anderen gegenüber, und zwar mit Schlagzügen; {piece:der} kann das nicht mit {text}.</translation>
    </message>
    <message>
        <source>The {piece} cannot be captured en passant, because it is not a pawn.</source>
        <extracomment>rules/words.py: en passant without a pawn</extracomment>
        <translation>{piece:Der} kann nicht en passant geschlagen werden, weil {piece:=er|sie|es} kein Bauer ist.</translation>
    </message>
    <message>
        <source>The {piece} never passes over a square, so there is no en passant.</source>
        <extracomment>rules/words.py: en passant without a long move</extracomment>
        <translation>{piece:Der} zieht nie über ein Feld hinweg, also gibt es kein En passant.</translation>
    </message>
    <message>
        <source>The {piece} captures nothing beside its way, so there is no en passant.</source>
        <extracomment>rules/words.py: en passant without a capture</extracomment>
        <translation>{piece:Der} schlägt nichts neben {piece:=seinem|ihrem|seinem} Weg, also gibt es kein En passant.</translation>
    </message>
    <message>
        <source>The {piece} moves where it captures, so a move could not say whether it is en passant.</source>
        <extracomment>rules/words.py: en passant or a move</extracomment>
        <translation>{piece:Der} kann auch ohne Schlag dorthin ziehen, wo {piece:=er|sie|es} schlägt; am Zug wäre nicht zu erkennen, ob es ein Schlag en passant ist.</translation>
    </message>
    <message>
        <source>A move could not say which piece is chosen: {symbols}.</source>
        <extracomment>rules/words.py: promotions alike</extracomment>
        <translation>Ein Zug könnte nicht angeben, welche Figur gewählt wird: {symbols}.</translation>
    </message>
    <message>
        <source>A promotion needs a number for each of these: {symbols}.</source>
        <extracomment>rules/words.py: numbers of promotions</extracomment>
        <translation>Eine Umwandlung braucht eine Zahl für jede dieser Figuren: {symbols}.</translation>
    </message>
    <message>
        <source>A piece can become one of {most} pieces at most.</source>
        <extracomment>rules/words.py: too many promotions</extracomment>
        <translation>Eine Figur kann höchstens zu einer von {most} Figuren werden.</translation>
    </message>
    <message>
        <source>The {piece} cannot promote to {text}.</source>
        <extracomment>rules/words.py: promotes to this</extracomment>
        <translation>{piece:Der} kann sich nicht in {text} umwandeln.</translation>
    </message>
    <message>
        <source>{symbol}, which was a pawn, needs the name, the letter and the moves of {base}.</source>
        <extracomment>rules/words.py: no former pawn</extracomment>
        <translation>{symbol}, vormals ein Bauer, braucht Namen, Buchstaben und Gangart von {base}.</translation>
    </message>
    <message>
        <source>The {piece} is held as {text}, which no hand can hold.</source>
        <extracomment>rules/words.py: held as this</extracomment>
        <translation>{piece:Der} gilt in der Hand als {text}, was keine Hand aufnehmen kann.</translation>
    </message>
    <message>
        <source>The {piece} captures from afar; mate can be forbidden only to drops of pieces that step.</source>
        <extracomment>rules/words.py: mate by a far drop</extracomment>
        <translation>{piece:Der} schlägt aus der Ferne; nur beim Einsetzen von Figuren, die schrittweise ziehen, kann das Matt verboten werden.</translation>
    </message>
    <message>
        <source>The order of the hand has to name each piece that can be dropped exactly once.</source>
        <extracomment>rules/words.py: order of the hand</extracomment>
        <translation>Die Reihenfolge der Hand muss jede einsetzbare Figur genau einmal nennen.</translation>
    </message>
    <message>
        <source>The hands {text} for vchess are not those of the game.</source>
        <extracomment>rules/words.py: other hands in vchess</extracomment>
        <translation>Die Hände {text} für vchess sind nicht die des Spiels.</translation>
    </message>
    <message>
        <source>The letter of a castling must be a capital letter, not {text}.</source>
        <extracomment>rules/words.py: letter of castling</extracomment>
        <translation>Der Buchstabe einer Rochade ist ein Großbuchstabe, nicht {text}.</translation>
    </message>
    <message>
        <source>King and rook castle along a rank.</source>
        <extracomment>rules/words.py: castling along a file</extracomment>
        <translation>König und Turm rochieren auf einer Reihe.</translation>
    </message>
    <message>
        <source>Two squares of this castling are the same.</source>
        <extracomment>rules/words.py: castling to one square</extracomment>
        <translation>Zwei Felder dieser Rochade sind gleich.</translation>
    </message>
    <message>
        <source>King and rook have to end between the squares where they stood.</source>
        <extracomment>rules/words.py: castling too far</extracomment>
        <translation>König und Turm müssen zwischen ihren Ausgangsfeldern stehen bleiben.</translation>
    </message>
    <message>
        <source>Where there is castling, at least one side castles.</source>
        <extracomment>rules/words.py: castling without castles</extracomment>
        <translation>Wo es die Rochade gibt, rochiert mindestens eine Seite.</translation>
    </message>
    <message>
        <source>A side castles in {most} directions at most.</source>
        <extracomment>rules/words.py: too many castlings</extracomment>
        <translation>Eine Seite rochiert in höchstens {most} Richtungen.</translation>
    </message>
    <message>
        <source>The king cannot castle from both {first} and {second}.</source>
        <extracomment>rules/words.py: castling of two kings</extracomment>
        <translation>Der König kann nicht sowohl von {first} als auch von {second} rochieren.</translation>
    </message>
    <message>
        <source>Two castlings share a letter, a notation or a rook.</source>
        <extracomment>rules/words.py: castlings alike</extracomment>
        <translation>Zwei Rochaden haben denselben Buchstaben, dieselbe Notation oder denselben Turm.</translation>
    </message>
    <message>
        <source>The castling {text} finds no king and rook at the start.</source>
        <extracomment>rules/words.py: castling not at home</extracomment>
        <translation>Die Rochade {text} findet am Anfang König und Turm nicht vor.</translation>
    </message>
    <message>
        <source>A position is repeated when it occurs for at least the second time, not {number}.</source>
        <extracomment>rules/words.py: repeated too early</extracomment>
        <translation>Eine Stellung wiederholt sich frühestens beim zweiten Auftreten, nicht bei {number}.</translation>
    </message>
    <message>
        <source>Occurrences of a position are an even number of moves apart, not {number}.</source>
        <extracomment>rules/words.py: odd gap</extracomment>
        <translation>Zwischen gleichen Stellungen liegt eine gerade Zahl von Zügen, nicht {number}.</translation>
    </message>
    <message>
        <source>A repetition that is illegal is neither lost nor played again.</source>
        <extracomment>rules/words.py: illegal and lost</extracomment>
        <translation>Eine verbotene Wiederholung führt weder zum Verlust noch zu einer neuen Partie.</translation>
    </message>
    <message>
        <source>An arrival needs a zone and a reason.</source>
        <extracomment>rules/words.py: arrival without a reason</extracomment>
        <translation>Eine Ankunft braucht eine Zone und einen Grund.</translation>
    </message>
    <message>
        <source>Pieces that arrive need a zone to arrive in.</source>
        <extracomment>rules/words.py: arrival without a zone</extracomment>
        <translation>Figuren, die ankommen, brauchen eine Zone dafür.</translation>
    </message>
    <message>
        <source>{text} is the reason for another kind of end than an arrival.</source>
        <extracomment>rules/words.py: reason of another end</extracomment>
        <translation>{text} ist der Grund eines anderen Spielendes als einer Ankunft.</translation>
    </message>
    <message>
        <source>The sentence of an arrival has to contain {{winner}}, and needs an arrival.</source>
        <extracomment>rules/words.py: sentence of an arrival</extracomment>
        <translation>Der Satz zu einer Ankunft muss {{winner}} enthalten und braucht eine Ankunft.</translation>
    </message>
    <message>
        <source>The {piece} has arrived on {place} at the start.</source>
        <extracomment>rules/words.py: arrived at the start</extracomment>
        <translation>{piece:Der} ist schon am Anfang auf {place} angekommen.</translation>
    </message>
    <message>
        <source>A limit of moves draws the game, and this game cannot be drawn.</source>
        <extracomment>rules/words.py: limit without draws</extracomment>
        <translation>Eine Zuggrenze führt zum Remis, und dieses Spiel kennt kein Remis.</translation>
    </message>
    <message>
        <source>A game without draws must not be drawn by stalemate or repetition.</source>
        <extracomment>rules/words.py: draws of a game without any</extracomment>
        <translation>Ein Spiel ohne Remis darf nicht durch Patt oder Wiederholung remis enden.</translation>
    </message>
    <message>
        <source>A setup fills different files, not {text}.</source>
        <extracomment>rules/words.py: files of a setup</extracomment>
        <translation>Eine Aufstellung besetzt verschiedene Linien, nicht {text}.</translation>
    </message>
    <message>
        <source>A setup needs choices, all of them different.</source>
        <extracomment>rules/words.py: choices of a setup</extracomment>
        <translation>Eine Aufstellung braucht lauter verschiedene Möglichkeiten.</translation>
    </message>
    <message>
        <source>Each choice of a setup needs a title of its own.</source>
        <extracomment>rules/words.py: titles of a setup</extracomment>
        <translation>Jede Möglichkeit einer Aufstellung braucht einen eigenen Titel.</translation>
    </message>
    <message>
        <source>The setup {text} does not put the same pieces on the files {files}.</source>
        <extracomment>rules/words.py: other pieces in a setup</extracomment>
        <translation>Die Aufstellung {text} stellt nicht dieselben Figuren auf die Linien {files}.</translation>
    </message>
    <message>
        <source>Three of the files {files} are side by side, so a swap is ambiguous.</source>
        <extracomment>rules/words.py: three files to swap</extracomment>
        <translation>Drei der Linien {files} liegen nebeneinander, sodass ein Tausch mehrdeutig ist.</translation>
    </message>
    <message>
        <source>The setup {text} cannot be reached by swapping neighbours.</source>
        <extracomment>rules/words.py: no swaps to a setup</extracomment>
        <translation>Die Aufstellung {text} ist durch Tauschen von Nachbarn nicht erreichbar.</translation>
    </message>
    <message>
        <source>At the start, {text} has to be on the files {files}.</source>
        <extracomment>rules/words.py: setup not at the start</extracomment>
        <translation>Auf den Linien {files} muss am Anfang {text} stehen.</translation>
    </message>
    <message>
        <source>A game needs at least one set of pieces.</source>
        <extracomment>rules/words.py: no piece sets</extracomment>
        <translation>Ein Spiel braucht mindestens einen Figurensatz.</translation>
    </message>
    <message>
        <source>The two players need two different names.</source>
        <extracomment>rules/words.py: names of players</extracomment>
        <translation>Die beiden Spieler brauchen verschiedene Namen.</translation>
    </message>
    <message>
        <source>Shogi&apos;s coordinates have one digit for a file, and there are {files} files.</source>
        <extracomment>rules/words.py: coordinates too short</extracomment>
        <translation>Shogi-Koordinaten haben eine Ziffer für eine Linie, und es gibt {files} Linien.</translation>
    </message>
    <message>
        <source>The picture of the {piece} names the drawing {text}, which does not exist.</source>
        <extracomment>rules/words.py: drawing missing</extracomment>
        <translation>Das Bild {piece:des} nennt die Zeichnung {text}, die es nicht gibt.</translation>
    </message>
    <message>
        <source>The {piece} has the same picture as the {other}.</source>
        <extracomment>rules/words.py: pictures alike</extracomment>
        <translation>{piece:Der} hat dasselbe Bild wie {other:der}.</translation>
    </message>
    <message>
        <source>The picture {text} is the same for both sides: add Black&apos;s after a |, or a ground before it.</source>
        <extracomment>rules/words.py: picture of both sides</extracomment>
        <translation>Das Bild {text} ist für beide Seiten gleich: Füge das von Schwarz hinter einem | an oder einen Grund davor.</translation>
    </message>
    <message>
        <source>In the picture {text}, a sign of at most {most} characters follows {name}.</source>
        <extracomment>rules/words.py: picture without a sign</extracomment>
        <translation>Im Bild {text} folgt auf {name} ein Zeichen aus höchstens {most} Schriftzeichen.</translation>
    </message>
    <message>
        <source>The set {name} has no piece {text}.</source>
        <extracomment>rules/words.py: no picture in the set</extracomment>
        <translation>Der Figurensatz {name} hat keine Figur {text}.</translation>
    </message>
    <message>
        <source>{text} is not a picture. A picture begins with one of {grounds}, or names a piece of a set, as in international:N, or one or two figures, as in rook + knight; the figures are {figures}.</source>
        <extracomment>rules/words.py: picture unknown</extracomment>
        <translation>{text} ist kein Bild. Ein Bild beginnt mit einem von {grounds}, nennt eine Figur eines Satzes wie in international:N oder eine oder zwei Gestalten wie in rook + knight; die Gestalten sind {figures}.</translation>
    </message>
    <message>
        <source>A board of {files} by {ranks} squares is not possible; {most} by {most} is the largest.</source>
        <extracomment>rules/words.py: size of the board</extracomment>
        <translation>Ein Brett mit {files} mal {ranks} Feldern ist nicht möglich; {most} mal {most} ist das größte.</translation>
    </message>
    <message>
        <source>A game has at most {most} kinds of pieces.</source>
        <extracomment>rules/words.py: too many kinds</extracomment>
        <translation>Ein Spiel hat höchstens {most} Figurenarten.</translation>
    </message>
    <message>
        <source>The start {text} is not written like a position.</source>
        <extracomment>rules/words.py: start not written so</extracomment>
        <translation>Die Anfangsstellung {text} ist nicht wie eine Stellung geschrieben.</translation>
    </message>
    <message>
        <source>The start and the game disagree about a setup phase.</source>
        <extracomment>rules/words.py: setup of the start</extracomment>
        <translation>Anfangsstellung und Spiel stimmen nicht darin überein, ob es eine Aufstellungsphase gibt.</translation>
    </message>
    <message>
        <source>The start has castling rights {text} that the game does not have.</source>
        <extracomment>rules/words.py: rights of the start</extracomment>
        <translation>Die Anfangsstellung hat Rochaderechte {text}, die das Spiel nicht kennt.</translation>
    </message>
    <message>
        <source>The start has pieces in hand that no hand can hold.</source>
        <extracomment>rules/words.py: hands of the start</extracomment>
        <translation>Die Anfangsstellung hat Figuren in der Hand, die keine Hand aufnehmen kann.</translation>
    </message>
    <message>
        <source>The start has holes on other squares than the board.</source>
        <extracomment>rules/words.py: holes of the start</extracomment>
        <translation>Die Anfangsstellung hat Löcher auf anderen Feldern als das Brett.</translation>
    </message>
    <message>
        <source>Each side needs one king at the start.</source>
        <extracomment>rules/words.py: kings of the start</extracomment>
        <translation>Jede Seite braucht am Anfang einen König.</translation>
    </message>
    <message>
        <source>No game can be played from this start. {reason}</source>
        <extracomment>rules/words.py: definition start</extracomment>
        <translation>Aus dieser Anfangsstellung lässt sich keine Partie spielen. {reason}</translation>
    </message>
    <message>
        <source>{file}:{place}: {reason}</source>
        <extracomment>rules/words.py: definition in a file</extracomment>
        <translation>{file}:{place}: {reason}</translation>
    </message>
    <message>
        <source>{text} is not a file name.</source>
        <extracomment>rules/words.py: no file name</extracomment>
        <translation>{text} ist kein Dateiname.</translation>
    </message>
    <message>
        <source>It defines no game.</source>
        <extracomment>rules/words.py: definition file empty</extracomment>
        <translation>Sie definiert kein Spiel.</translation>
    </message>
    <message>
        <source>It defines {number} games: name one of them, as in FILE:{field}.</source>
        <extracomment>rules/words.py: definition file of several</extracomment>
        <translation>Sie definiert {number} Spiele: Nenne eines davon, wie in DATEI:{field}.</translation>
    </message>
    <message>
        <source>It defines no game {text}; it defines {games}.</source>
        <extracomment>rules/words.py: no such game in the file</extracomment>
        <translation>Sie definiert kein Spiel {text}; sie definiert {games}.</translation>
    </message>
    <message>
        <source>It defines {number} games, none named {text}; similar names are {games}.</source>
        <extracomment>rules/words.py: no such game of many in the file</extracomment>
        <translation>Sie definiert {number} Spiele und keines namens {text}; ähnliche Namen sind {games}.</translation>
    </message>
    <message>
        <source>The definition of its game is damaged.</source>
        <extracomment>rules/words.py: definition line unreadable</extracomment>
        <translation>Die Definition des Spiels dieser Partie ist beschädigt.</translation>
    </message>
    <message>
        <source>It was played by the rules of {text}, and the definition with it is that of {game}.</source>
        <extracomment>rules/words.py: definition of another game</extracomment>
        <translation>Die Partie wurde nach den Regeln von {text} gespielt, und die beigefügte Definition ist die von {game}.</translation>
    </message>
    <message>
        <source>Another game is already known as {text}.</source>
        <extracomment>rules/words.py: another game of this name</extracomment>
        <translation>Ein anderes Spiel heißt schon {text}.</translation>
    </message>
    <message>
        <source>Castling from any start is not supported.</source>
        <extracomment>rules/words.py: no castling anywhere</extracomment>
        <translation>Die Rochade von beliebigen Feldern wird nicht unterstützt.</translation>
    </message>
    <message>
        <source>Games on two boards are not supported.</source>
        <extracomment>rules/words.py: no second board</extracomment>
        <translation>Spiele auf zwei Brettern werden nicht unterstützt.</translation>
    </message>
    <message>
        <source>Promotion without going ahead is not supported.</source>
        <extracomment>rules/words.py: no promotion in place</extracomment>
        <translation>Die Umwandlung, ohne vorzurücken, wird nicht unterstützt.</translation>
    </message>
    <message>
        <source>Promotion only by captures is not supported.</source>
        <extracomment>rules/words.py: no promotion by captures</extracomment>
        <translation>Die Umwandlung nur durch Schlagen wird nicht unterstützt.</translation>
    </message>
    <message>
        <source>Demotion of pieces is not supported.</source>
        <extracomment>rules/words.py: no demotion</extracomment>
        <translation>Figuren, die sich zurückverwandeln, werden nicht unterstützt.</translation>
    </message>
    <message>
        <source>Captures that explode are not supported.</source>
        <extracomment>rules/words.py: no explosions</extracomment>
        <translation>Explodierende Schlagzüge werden nicht unterstützt.</translation>
    </message>
    <message>
        <source>Pieces that cannot capture their like are not supported.</source>
        <extracomment>rules/words.py: no immunity</extracomment>
        <translation>Figuren, die ihresgleichen nicht schlagen können, werden nicht unterstützt.</translation>
    </message>
    <message>
        <source>Captures that leave a wall are not supported.</source>
        <extracomment>rules/words.py: no petrifying</extracomment>
        <translation>Schlagzüge, die eine Mauer hinterlassen, werden nicht unterstützt.</translation>
    </message>
    <message>
        <source>Castling with dropped pieces is not supported.</source>
        <extracomment>rules/words.py: no castling of drops</extracomment>
        <translation>Die Rochade mit eingesetzten Figuren wird nicht unterstützt.</translation>
    </message>
    <message>
        <source>Castling that forbids the opponent&apos;s is not supported.</source>
        <extracomment>rules/words.py: no opposite castling</extracomment>
        <translation>Eine Rochade, die jene des Gegners verbietet, wird nicht unterstützt.</translation>
    </message>
    <message>
        <source>Winning by castling is not supported.</source>
        <extracomment>rules/words.py: no wins by castling</extracomment>
        <translation>Ein Sieg durch Rochade wird nicht unterstützt.</translation>
    </message>
    <message>
        <source>Games without checks are not supported.</source>
        <extracomment>rules/words.py: no games without checks</extracomment>
        <translation>Spiele ohne Schachgebote werden nicht unterstützt.</translation>
    </message>
    <message>
        <source>Compulsory captures are not supported.</source>
        <extracomment>rules/words.py: no compulsory captures</extracomment>
        <translation>Schlagzwang wird nicht unterstützt.</translation>
    </message>
    <message>
        <source>Compulsory drops are not supported.</source>
        <extracomment>rules/words.py: no compulsory drops</extracomment>
        <translation>Einsetzzwang wird nicht unterstützt.</translation>
    </message>
    <message>
        <source>Drops that depend on their neighbours are not supported.</source>
        <extracomment>rules/words.py: no drops by neighbours</extracomment>
        <translation>Einsetzen, das von den Nachbarn abhängt, wird nicht unterstützt.</translation>
    </message>
    <message>
        <source>Drops of rooks on the first rank only are not supported.</source>
        <extracomment>rules/words.py: no drops of rooks</extracomment>
        <translation>Das Einsetzen von Türmen nur auf der ersten Reihe wird nicht unterstützt.</translation>
    </message>
    <message>
        <source>Drops that depend on the square&apos;s colour are not supported.</source>
        <extracomment>rules/words.py: no drops by colour</extracomment>
        <translation>Einsetzen, das von der Feldfarbe abhängt, wird nicht unterstützt.</translation>
    </message>
    <message>
        <source>Drops of promoted pieces are not supported.</source>
        <extracomment>rules/words.py: no promoted drops</extracomment>
        <translation>Das Einsetzen umgewandelter Figuren wird nicht unterstützt.</translation>
    </message>
    <message>
        <source>Gating is not supported.</source>
        <extracomment>rules/words.py: no gating</extracomment>
        <translation>Das Einsetzen hinter ziehenden Figuren (gating) wird nicht unterstützt.</translation>
    </message>
    <message>
        <source>The first moves of Cambodian chess are not supported.</source>
        <extracomment>rules/words.py: no Cambodian moves</extracomment>
        <translation>Die ersten Züge des kambodschanischen Schachs werden nicht unterstützt.</translation>
    </message>
    <message>
        <source>Moves that build walls are not supported.</source>
        <extracomment>rules/words.py: no walls</extracomment>
        <translation>Züge, die Mauern bauen, werden nicht unterstützt.</translation>
    </message>
    <message>
        <source>Lines on the board are not supported.</source>
        <extracomment>rules/words.py: no lines</extracomment>
        <translation>Linien auf dem Brett werden nicht unterstützt.</translation>
    </message>
    <message>
        <source>Passing is not supported.</source>
        <extracomment>rules/words.py: no passing</extracomment>
        <translation>Passen wird nicht unterstützt.</translation>
    </message>
    <message>
        <source>Kings that may not flee from check are not supported.</source>
        <extracomment>rules/words.py: no fixed kings</extracomment>
        <translation>Könige, die dem Schach nicht ausweichen dürfen, werden nicht unterstützt.</translation>
    </message>
    <message>
        <source>Pieces that change sides on the board are not supported.</source>
        <extracomment>rules/words.py: no flipping</extracomment>
        <translation>Figuren, die auf dem Brett die Seite wechseln, werden nicht unterstützt.</translation>
    </message>
    <message>
        <source>Forbidding repeated moves is not supported.</source>
        <extracomment>rules/words.py: no forbidden repeats</extracomment>
        <translation>Ein Verbot wiederholter Züge wird nicht unterstützt.</translation>
    </message>
    <message>
        <source>Forbidding perpetual chases is not supported.</source>
        <extracomment>rules/words.py: no chases</extracomment>
        <translation>Ein Verbot ewigen Jagens wird nicht unterstützt.</translation>
    </message>
    <message>
        <source>Counting pieces at a stalemate is not supported.</source>
        <extracomment>rules/words.py: no counted stalemate</extracomment>
        <translation>Das Zählen der Figuren beim Patt wird nicht unterstützt.</translation>
    </message>
    <message>
        <source>A checkmate that does not lose is not supported.</source>
        <extracomment>rules/words.py: no other checkmates</extracomment>
        <translation>Ein Matt, das nicht zum Verlust führt, wird nicht unterstützt.</translation>
    </message>
    <message>
        <source>Mongolian chess&apos;s limits on checkmate are not supported.</source>
        <extracomment>rules/words.py: no Mongolian mates</extracomment>
        <translation>Die Mattbeschränkungen des mongolischen Schachs werden nicht unterstützt.</translation>
    </message>
    <message>
        <source>Ending the game when the kings face each other is not supported.</source>
        <extracomment>rules/words.py: no facing ends</extracomment>
        <translation>Ein Spielende, sobald sich die Könige gegenüberstehen, wird nicht unterstützt.</translation>
    </message>
    <message>
        <source>Several royal pieces are not supported.</source>
        <extracomment>rules/words.py: no several kings</extracomment>
        <translation>Mehrere königliche Figuren werden nicht unterstützt.</translation>
    </message>
    <message>
        <source>The arrival of several pieces is not supported.</source>
        <extracomment>rules/words.py: no several arrivals</extracomment>
        <translation>Die Ankunft mehrerer Figuren wird nicht unterstützt.</translation>
    </message>
    <message>
        <source>A last move after an arrival is not supported.</source>
        <extracomment>rules/words.py: no last move</extracomment>
        <translation>Ein letzter Zug nach einer Ankunft wird nicht unterstützt.</translation>
    </message>
    <message>
        <source>Counting checks is not supported.</source>
        <extracomment>rules/words.py: no counted checks</extracomment>
        <translation>Das Zählen von Schachgeboten wird nicht unterstützt.</translation>
    </message>
    <message>
        <source>Winning by a row of pieces is not supported.</source>
        <extracomment>rules/words.py: no rows</extracomment>
        <translation>Ein Sieg durch Reihen wird nicht unterstützt.</translation>
    </message>
    <message>
        <source>Winning by a square of pieces is not supported.</source>
        <extracomment>rules/words.py: no blocks</extracomment>
        <translation>Ein Sieg durch Quadrate aus Figuren wird nicht unterstützt.</translation>
    </message>
    <message>
        <source>Winning by connecting regions is not supported.</source>
        <extracomment>rules/words.py: no connections</extracomment>
        <translation>Ein Sieg durch das Verbinden von Gebieten wird nicht unterstützt.</translation>
    </message>
    <message>
        <source>Counting material is not supported.</source>
        <extracomment>rules/words.py: no counted material</extracomment>
        <translation>Das Zählen von Material wird nicht unterstützt.</translation>
    </message>
    <message>
        <source>Ending the game when the board is full is not supported.</source>
        <extracomment>rules/words.py: no full boards</extracomment>
        <translation>Ein Spielende durch ein volles Brett wird nicht unterstützt.</translation>
    </message>
    <message>
        <source>Counting moves by what is left on the board is not supported.</source>
        <extracomment>rules/words.py: no counted endgames</extracomment>
        <translation>Das Zählen von Zügen nach dem verbliebenen Material wird nicht unterstützt.</translation>
    </message>
    <message>
        <source>Its rules are not supported.</source>
        <extracomment>rules/words.py: rules not supported</extracomment>
        <translation>Die Regeln dieses Spiels werden nicht unterstützt.</translation>
    </message>
    <message>
        <source>There is no key {text}.</source>
        <extracomment>rules/words.py: no key</extracomment>
        <translation>Es gibt keinen Schlüssel {text}.</translation>
    </message>
    <message>
        <source>A piece has a letter, not {text}.</source>
        <extracomment>rules/words.py: letter of a piece</extracomment>
        <translation>Eine Figur hat einen Buchstaben, nicht {text}.</translation>
    </message>
    <message>
        <source>Only a letter is allowed here, without {text}.</source>
        <extracomment>rules/words.py: letter alone</extracomment>
        <translation>Hier kann nur ein Buchstabe stehen, ohne {text}.</translation>
    </message>
    <message>
        <source>A letter and a movement belong here, as in p:mfWcfF.</source>
        <extracomment>rules/words.py: letter and movement</extracomment>
        <translation>Hierher gehören ein Buchstabe und eine Gangart, wie in p:mfWcfF.</translation>
    </message>
    <message>
        <source>This has to be true or false, not {text}.</source>
        <extracomment>rules/words.py: not a flag</extracomment>
        <translation>Hier muss true oder false stehen, nicht {text}.</translation>
    </message>
    <message>
        <source>This has to be a number, not {text}.</source>
        <extracomment>rules/words.py: not a number</extracomment>
        <translation>Hier muss eine Zahl stehen, nicht {text}.</translation>
    </message>
    <message>
        <source>This has to be a file from a to l or from 1 to {most}, not {text}.</source>
        <extracomment>rules/words.py: not a file</extracomment>
        <translation>Hier muss eine Linie von a bis l oder von 1 bis {most} stehen, nicht {text}.</translation>
    </message>
    <message>
        <source>This has to be a rank from 1 to {most}, not {number}.</source>
        <extracomment>rules/words.py: not a rank</extracomment>
        <translation>Hier muss eine Reihe von 1 bis {most} stehen, nicht {number}.</translation>
    </message>
    <message>
        <source>Squares are written as in d4, *1 or a*, not {text}.</source>
        <extracomment>rules/words.py: not squares</extracomment>
        <translation>Felder schreibt man wie d4, *1 oder a*, nicht {text}.</translation>
    </message>
    <message>
        <source>Pairs are written as in {example}, not {text}.</source>
        <extracomment>rules/words.py: not pairs</extracomment>
        <translation>Paare schreibt man wie {example}, nicht {text}.</translation>
    </message>
    <message>
        <source>{field}: {reason}</source>
        <extracomment>rules/words.py: key of a definition</extracomment>
        <translation>{field}: {reason}</translation>
    </message>
    <message>
        <source>There is already a section [{name}] in line {line}.</source>
        <extracomment>rules/words.py: section twice</extracomment>
        <translation>Einen Abschnitt [{name}] gibt es schon in Zeile {line}.</translation>
    </message>
    <message>
        <source>Fairy-Stockfish already has a game {text}; give yours another name.</source>
        <extracomment>rules/words.py: name of another game</extracomment>
        <translation>Fairy-Stockfish hat schon ein Spiel {text}; gib deinem einen anderen Namen.</translation>
    </message>
    <message>
        <source>It inherits from {game}, which needs {field}: {reason}</source>
        <extracomment>rules/words.py: inherits from what needs</extracomment>
        <translation>Es erbt von {game}, wofür {field} nötig ist: {reason}</translation>
    </message>
    <message>
        <source>It inherits from {text}, and there is no such game above it.</source>
        <extracomment>rules/words.py: inherits from below</extracomment>
        <translation>Es erbt von {text}, und ein solches Spiel steht nicht darüber.</translation>
    </message>
    <message>
        <source>It inherits from {text}, and there is no such game.</source>
        <extracomment>rules/words.py: inherits from nothing</extracomment>
        <translation>Es erbt von {text}, und ein solches Spiel gibt es nicht.</translation>
    </message>
    <message>
        <source>It inherits from {text}, which is refused in line {line}: {reason}</source>
        <extracomment>rules/words.py: inherits from refused</extracomment>
        <translation>Es erbt von {text}, das in Zeile {line} abgelehnt wird: {reason}</translation>
    </message>
    <message>
        <source>A section begins with its name in square brackets, as in [mine:chess].</source>
        <extracomment>rules/words.py: section not written so</extracomment>
        <translation>Ein Abschnitt beginnt mit seinem Namen in eckigen Klammern, wie in [mine:chess].</translation>
    </message>
    <message>
        <source>A line has at most {most} characters.</source>
        <extracomment>rules/words.py: line too long</extracomment>
        <translation>Eine Zeile hat höchstens {most} Zeichen.</translation>
    </message>
    <message>
        <source>A line is written as in stalemateValue = loss.</source>
        <extracomment>rules/words.py: line not written so</extracomment>
        <translation>Eine Zeile schreibt man wie stalemateValue = loss.</translation>
    </message>
    <message>
        <source>Ending the game by losing pieces is not supported.</source>
        <extracomment>rules/words.py: no lost pieces</extracomment>
        <translation>Ein Spielende durch Verlust von Figuren wird nicht unterstützt.</translation>
    </message>
    <message>
        <source>A royal piece that may be lost is not supported.</source>
        <extracomment>rules/words.py: no royal to lose</extracomment>
        <translation>Eine königliche Figur, die verloren gehen darf, wird nicht unterstützt.</translation>
    </message>
    <message>
        <source>Promotion to a king is not supported.</source>
        <extracomment>rules/words.py: no promoted kings</extracomment>
        <translation>Die Umwandlung in einen König wird nicht unterstützt.</translation>
    </message>
    <message>
        <source>A piece that promotes twice is not supported.</source>
        <extracomment>rules/words.py: no second promotion</extracomment>
        <translation>Eine Figur, die sich zweimal umwandelt, wird nicht unterstützt.</translation>
    </message>
    <message>
        <source>In the movement {movement}, a length has to be one digit from 1 to 9.</source>
        <extracomment>rules/words.py: one digit</extracomment>
        <translation>In der Gangart {movement} muss eine Länge eine Ziffer von 1 bis 9 sein.</translation>
    </message>
    <message>
        <source>In the movement {movement}, an initial move captures nothing, so it is written with m.</source>
        <extracomment>rules/words.py: initial capture</extracomment>
        <translation>In der Gangart {movement} schlägt ein erster Zug nichts, also schreibt man ihn mit m.</translation>
    </message>
    <message>
        <source>In the movement {movement}, only steps like W, F and N can be repeated.</source>
        <extracomment>rules/words.py: no such rider</extracomment>
        <translation>In der Gangart {movement} können nur Schritte wie W, F und N wiederholt werden.</translation>
    </message>
    <message>
        <source>In the movement {movement}, only a rook or bishop that goes further than a step hops.</source>
        <extracomment>rules/words.py: no such hopper</extracomment>
        <translation>In der Gangart {movement} hüpft nur ein Turm oder Läufer, der weiter als einen Schritt zieht.</translation>
    </message>
    <message>
        <source>In the movement {movement}, only N, D, A and Z can be blocked on their way.</source>
        <extracomment>rules/words.py: no such lame leap</extracomment>
        <translation>In der Gangart {movement} können nur N, D, A und Z unterwegs blockiert werden.</translation>
    </message>
    <message>
        <source>In the movement {movement}, a rider by knight&apos;s steps goes any distance.</source>
        <extracomment>rules/words.py: no short knightrider</extracomment>
        <translation>In der Gangart {movement} zieht eine Figur mit wiederholten Springerschritten beliebig weit.</translation>
    </message>
    <message>
        <source>In the movement {movement}, a slide and a leap or hop go in one direction.</source>
        <extracomment>rules/words.py: mixed directions</extracomment>
        <translation>In der Gangart {movement} gehen ein Gleiten und ein Sprung in dieselbe Richtung.</translation>
    </message>
    <message>
        <source>A region for one side only is not supported.</source>
        <extracomment>rules/words.py: no region for one</extracomment>
        <translation>Ein Gebiet nur für eine Seite wird nicht unterstützt.</translation>
    </message>
    <message>
        <source>Different movement to the left and right is not supported.</source>
        <extracomment>rules/words.py: no lopsided moves</extracomment>
        <translation>Eine unterschiedliche Gangart nach links und rechts wird nicht unterstützt.</translation>
    </message>
    <message>
        <source>Triple steps without double steps are not supported.</source>
        <extracomment>rules/words.py: no triple steps alone</extracomment>
        <translation>Dreifachschritte ohne Doppelschritte werden nicht unterstützt.</translation>
    </message>
    <message>
        <source>A region that a piece may pass out of is not supported.</source>
        <extracomment>rules/words.py: no region to pass</extracomment>
        <translation>Ein Gebiet, das eine Figur unterwegs verlassen darf, wird nicht unterstützt.</translation>
    </message>
    <message>
        <source>Different promotions of each side are not supported.</source>
        <extracomment>rules/words.py: no promotions by side</extracomment>
        <translation>Unterschiedliche Umwandlungen der Seiten werden nicht unterstützt.</translation>
    </message>
    <message>
        <source>{symbol} promotes to a piece that does not exist.</source>
        <extracomment>rules/words.py: promotes to nothing</extracomment>
        <translation>{symbol} wandelt sich in eine Figur um, die es nicht gibt.</translation>
    </message>
    <message>
        <source>{symbol} promotes in two ways, which is not supported.</source>
        <extracomment>rules/words.py: no two promotions</extracomment>
        <translation>{symbol} wandelt sich auf zwei Arten um, was nicht unterstützt wird.</translation>
    </message>
    <message>
        <source>A limit on compulsory promotion is not supported.</source>
        <extracomment>rules/words.py: no promotion limit</extracomment>
        <translation>Eine Grenze für Umwandlungszwang wird nicht unterstützt.</translation>
    </message>
    <message>
        <source>{symbol} may not go where it could never leave, which is not supported.</source>
        <extracomment>rules/words.py: no dead ends</extracomment>
        <translation>{symbol} darf nicht dorthin, wo es nie wieder wegkäme; das wird nicht unterstützt.</translation>
    </message>
    <message>
        <source>Different pawns of each side are not supported.</source>
        <extracomment>rules/words.py: no pawns by side</extracomment>
        <translation>Unterschiedliche Bauern der Seiten werden nicht unterstützt.</translation>
    </message>
    <message>
        <source>Pawns that do not count for the n-move rule are not supported.</source>
        <extracomment>rules/words.py: no uncounted pawns</extracomment>
        <translation>Bauern, die für die Zügeregel nicht zählen, werden nicht unterstützt.</translation>
    </message>
    <message>
        <source>Captures en passant among different pieces are not supported.</source>
        <extracomment>rules/words.py: no mixed en passant</extracomment>
        <translation>En passant zwischen verschiedenen Figuren wird nicht unterstützt.</translation>
    </message>
    <message>
        <source>Captures en passant on some squares only are not supported.</source>
        <extracomment>rules/words.py: no en passant squares</extracomment>
        <translation>En passant nur auf bestimmten Feldern wird nicht unterstützt.</translation>
    </message>
    <message>
        <source>The piece {text} is never promoted.</source>
        <extracomment>rules/words.py: never promoted</extracomment>
        <translation>Die Figur {text} wird nie umgewandelt.</translation>
    </message>
    <message>
        <source>The right to castle {text} is not supported.</source>
        <extracomment>rules/words.py: no such castling right</extracomment>
        <translation>Das Rochaderecht {text} wird nicht unterstützt.</translation>
    </message>
    <message>
        <source>Castling with different pieces is not supported.</source>
        <extracomment>rules/words.py: no castling of several</extracomment>
        <translation>Die Rochade mit verschiedenen Figuren wird nicht unterstützt.</translation>
    </message>
    <message>
        <source>Castling of a piece that is not a king is not supported.</source>
        <extracomment>rules/words.py: no castling without a king</extracomment>
        <translation>Die Rochade einer Figur, die kein König ist, wird nicht unterstützt.</translation>
    </message>
    <message>
        <source>The right to castle {text} finds its rook on the other side.</source>
        <extracomment>rules/words.py: rook on the other side</extracomment>
        <translation>Das Rochaderecht {text} findet seinen Turm auf der anderen Seite.</translation>
    </message>
    <message>
        <source>Repetition without a result is not supported.</source>
        <extracomment>rules/words.py: no endless repetition</extracomment>
        <translation>Eine Wiederholung ohne Folgen wird nicht unterstützt.</translation>
    </message>
    <message>
        <source>Repetition that the same side always wins is not supported.</source>
        <extracomment>rules/words.py: no one-sided repetition</extracomment>
        <translation>Eine Wiederholung, die immer dieselbe Seite gewinnt, wird nicht unterstützt.</translation>
    </message>
    <message>
        <source>A stalemate with the value {text} is not supported.</source>
        <extracomment>rules/words.py: no such stalemate</extracomment>
        <translation>Ein Patt mit dem Wert {text} wird nicht unterstützt.</translation>
    </message>
    <message>
        <source>An arrival for one side only is not supported.</source>
        <extracomment>rules/words.py: no arrival for one</extracomment>
        <translation>Eine Ankunft nur für eine Seite wird nicht unterstützt.</translation>
    </message>
    <message>
        <source>Different pieces that arrive are not supported.</source>
        <extracomment>rules/words.py: no mixed arrivals</extracomment>
        <translation>Unterschiedliche ankommende Figuren werden nicht unterstützt.</translation>
    </message>
    <message>
        <source>No piece of the game can arrive.</source>
        <extracomment>rules/words.py: nobody arrives</extracomment>
        <translation>Keine Figur des Spiels kann ankommen.</translation>
    </message>
    <message>
        <source>A game&apos;s name has letters or digits, and at most {most} characters.</source>
        <extracomment>rules/words.py: name too long</extracomment>
        <translation>Der Name eines Spiels hat Buchstaben oder Ziffern und höchstens {most} Zeichen.</translation>
    </message>
    <message>
        <source>{number} bytes</source>
        <extracomment>rules/words.py: bytes</extracomment>
        <translation>{number} Byte</translation>
    </message>
    <message>
        <source>{number} MB</source>
        <extracomment>rules/words.py: megabytes</extracomment>
        <translation>{number} MB</translation>
    </message>
    <message>
        <source>Easy</source>
        <comment>a puzzle</comment>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>Leicht</translation>
    </message>
    <message>
        <source>Medium</source>
        <comment>a puzzle</comment>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>Hard</source>
        <comment>a puzzle</comment>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>Schwer</translation>
    </message>
    <message>
        <source>It does not count as missed.</source>
        <extracomment>gui/learn/puzzle_page.py</extracomment>
        <translation>Es zählt nicht als Fehlversuch.</translation>
    </message>
    <message>
        <source>Only the first try counts.</source>
        <extracomment>gui/learn/puzzle_page.py</extracomment>
        <translation>Nur der erste Versuch zählt.</translation>
    </message>
    <message>
        <source>It counts as missed because of a wrong move.</source>
        <extracomment>gui/learn/puzzle_page.py</extracomment>
        <translation>Es zählt als Fehlversuch, da ein Zug falsch war.</translation>
    </message>
    <message>
        <source>A hint costs nothing until you have solved {count} puzzles.</source>
        <extracomment>gui/learn/puzzles_page.py</extracomment>
        <translation>Bis du {count} Aufgaben gelöst hast, kostet ein Tipp nichts.</translation>
    </message>
    <message>
        <source>If solved with a hint, this puzzle comes back once more.</source>
        <extracomment>gui/learn/puzzles_page.py</extracomment>
        <translation>Mit einem Tipp gelöst, kommt diese Aufgabe noch einmal wieder.</translation>
    </message>
    <message>
        <source>You have tried this puzzle before: a hint costs nothing.</source>
        <extracomment>gui/learn/puzzles_page.py</extracomment>
        <translation>Du hast diese Aufgabe schon versucht: Ein Tipp kostet nichts.</translation>
    </message>
    <message>
        <source>More hints cost nothing.</source>
        <extracomment>gui/learn/puzzles_page.py</extracomment>
        <translation>Weitere Tipps kosten nichts.</translation>
    </message>
    <message numerus="yes">
        <source>A hint costs {count} rating points.</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>
            <numerusform>Ein Tipp kostet 1 Wertungspunkt.</numerusform>
            <numerusform>Ein Tipp kostet {count} Wertungspunkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Showing the whole move costs {count} more rating points.</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>
            <numerusform>Den ganzen Zug zu zeigen, kostet 1 weiteren Wertungspunkt.</numerusform>
            <numerusform>Den ganzen Zug zu zeigen, kostet {count} weitere Wertungspunkte.</numerusform>
        </translation>
    </message>
    <message>
        <source>Starts with mates in one and unguarded pieces, one kind of piece after another.</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>Beginnt mit Matts in einem Zug und ungedeckten Figuren, eine Figurenart nach der anderen.</translation>
    </message>
    <message>
        <source>One after another, near your strength, which is estimated as you go.</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>Eine nach der anderen, nahe deiner Stärke, die dabei geschätzt wird.</translation>
    </message>
    <message numerus="yes">
        <source>{count} more with a hint.</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>
            <numerusform>1 weitere mit Tipp.</numerusform>
            <numerusform>{count} weitere mit Tipp.</numerusform>
        </translation>
    </message>
    <message>
        <source>{side} to move: capture a piece that nothing guards.</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>{side} am Zug: Schlage eine ungedeckte Figur.</translation>
    </message>
    <message>
        <source>With a hint</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>Mit Tipp</translation>
    </message>
    <message>
        <source>Solved with a hint</source>
        <extracomment>gui/learn/puzzle_page.py</extracomment>
        <translation>Mit Tipp gelöst</translation>
    </message>
    <message>
        <source>Unguarded pieces</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>Ungedeckte Figuren</translation>
    </message>
    <message>
        <source>First puzzles: below 300</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>Erste Aufgaben: unter 300</translation>
    </message>
    <message>
        <source>Easy: 300 to 899</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>Leicht: 300 bis 899</translation>
    </message>
    <message>
        <source>{count} in all.</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>{count} insgesamt.</translation>
    </message>
    <message>
        <source>Solved with a hint.</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>Mit Tipp gelöst.</translation>
    </message>
    <message>
        <source>After {reply}, {move} is mate.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>Nach {reply} setzt {move} matt.</translation>
    </message>
    <message>
        <source>The king has no escape square: {covered}.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>Der König hat kein Fluchtfeld: {covered}.</translation>
    </message>
    <message>
        <source>{squares} ({piece} on {place})</source>
        <comment>squares that a piece covers</comment>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>{squares} ({piece} auf {place})</translation>
    </message>
    <message>
        <source>{move} mates: whatever is dropped in between is captured.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>{move} setzt matt: Was dazwischen eingesetzt wird, wird geschlagen.</translation>
    </message>
    <message>
        <source>{move} is double check.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>{move} ist Doppelschach.</translation>
    </message>
    <message>
        <source>{move} uncovers a check by the {piece} on {place}.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>{move} gibt Abzugsschach durch {piece:den} auf {place}.</translation>
    </message>
    <message>
        <source>{move} makes a screen for the {piece} on {place}, which gives check.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>{move} wird zur Schanze für {piece:den} auf {place} und gibt so Schach.</translation>
    </message>
    <message>
        <source>The {piece} on {place} protects the {victim} on {at}.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>{piece:Der} auf {place} deckt {victim:den} auf {at}.</translation>
    </message>
    <message>
        <source>Its own pieces leave the king no square.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>Die eigenen Figuren lassen dem König kein Fluchtfeld.</translation>
    </message>
    <message>
        <source>The {victim} on {at} is pinned by the {piece} on {place} and cannot capture.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>{victim:Der} auf {at} ist durch {piece:den} auf {place} gefesselt und kann nicht schlagen.</translation>
    </message>
    <message>
        <source>Nothing can be put in between.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>Es lässt sich nichts dazwischenstellen.</translation>
    </message>
    <message>
        <source>After {move}, the {piece} no longer protects the {victim} on {at}.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>Nach {move} deckt {piece:der} {victim:den} auf {at} nicht mehr.</translation>
    </message>
    <message>
        <source>After {move}, the {piece} no longer covers {squares}.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>Nach {move} beherrscht {piece:der} {squares} nicht mehr.</translation>
    </message>
    <message>
        <source>The {piece} on {place} cannot protect both the {victim} on {at} and the {second} on {also}.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>{piece:Der} auf {place} kann nicht {victim:den} auf {at} und {second:den} auf {also} zugleich decken.</translation>
    </message>
    <message>
        <source>{move} gives up the {piece} to draw the king to {at}.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>{move} opfert {piece:den}, um den König nach {at} zu locken.</translation>
    </message>
    <message>
        <source>{move} pins the {victim} on {at}: the {second} on {also} is behind it.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>{move} fesselt {victim:den} auf {at}: Dahinter steht {second:der} auf {also}.</translation>
    </message>
    <message>
        <source>{move} pins the {victim} on {at}: the king is behind it.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>{move} fesselt {victim:den} auf {at}: Dahinter steht der König.</translation>
    </message>
    <message>
        <source>{move} attacks the {victim} on {at}, and behind it the {second} on {also}.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>{move} greift {victim:den} auf {at} an und dahinter {second:den} auf {also}.</translation>
    </message>
    <message>
        <source>{move} is the only answer.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>{move} ist die einzige Antwort.</translation>
    </message>
    <message>
        <source>{move} forces the king to move.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>{move} zwingt den König zu ziehen.</translation>
    </message>
    <message>
        <source>{move} gives up the {piece}.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>{move} opfert {piece:den}.</translation>
    </message>
    <message>
        <source>What {move} captures is dropped later.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>Was {move} schlägt, wird später eingesetzt.</translation>
    </message>
    <message>
        <source>{move} captures the {victim}, which covered {squares}.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>{move} schlägt {victim:den}, {victim:=der|die|das} {squares} beherrscht hat.</translation>
    </message>
    <message>
        <source>{move} attacks the king and the {victim} on {at}.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>{move} greift den König und {victim:den} auf {at} an.</translation>
    </message>
    <message>
        <source>{move} is check, and the {victim} on {at} is behind the king.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>{move} ist Schach, und hinter dem König steht {victim:der} auf {at}.</translation>
    </message>
    <message>
        <source>{move} opens the line of the {piece} on {place} to the {victim} on {at}.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>{move} öffnet {piece:dem} auf {place} die Linie {victim:zum} auf {at}.</translation>
    </message>
    <message>
        <source>{move} captures the {victim}, which protected the {second} on {also}.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>{move} schlägt {victim:den}, {victim:=der|die|das} {second:den} auf {also} gedeckt hat.</translation>
    </message>
    <message>
        <source>{move} captures the {victim} and the {second} in one move.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>{move} schlägt {victim:den} und {second:den} in einem Zug.</translation>
    </message>
    <message>
        <source>{move} captures the {victim}, and nothing can recapture.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>{move} schlägt {victim:den}, ohne dass zurückgeschlagen werden kann.</translation>
    </message>
    <message>
        <source>{move} captures the {victim}, which is worth more than the {piece}.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>{move} schlägt {victim:den}, {victim:=der|die|das} mehr wert ist als {piece:der}.</translation>
    </message>
    <message>
        <source>{move} is the only legal move.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>{move} ist der einzige erlaubte Zug.</translation>
    </message>
    <message>
        <source>{move} captures the {victim} that gives check.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>{move} schlägt {victim:den}, {victim:=der|die|das} Schach gibt.</translation>
    </message>
    <message>
        <source>{move} blocks the check by the {victim} on {at}.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>{move} verstellt das Schach {victim:des} auf {at}.</translation>
    </message>
    <message>
        <source>Every other move loses the game at once, or more than a pawn.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>Jeder andere Zug verliert die Partie sofort oder mehr als einen Bauern.</translation>
    </message>
    <message>
        <source>{move} prevents {then}, which would win the game.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>{move} verhindert {then} und damit den Verlust der Partie.</translation>
    </message>
    <message>
        <source>{move} takes the {piece} away from the {victim} on {at}, which it protected.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>{move} zieht {piece:den} weg, {piece:=der|die|das} {victim:den} auf {at} gedeckt hat.</translation>
    </message>
    <message>
        <source>{move} threatens {then}, which would win the game.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>{move} droht {then}, und das würde die Partie gewinnen.</translation>
    </message>
    <message>
        <source>{player}&apos;s winning chance</source>
        <extracomment>gui/review/chance_graph.py</extracomment>
        <translation>Gewinnchance von {player}</translation>
    </message>
    <message>
        <source>It allows {answer}.</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>Der Zug lässt {answer} zu.</translation>
    </message>
    <message numerus="yes">
        <source>It allows mate in {count}, beginning with {answer}.</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>
            <numerusform>Der Zug lässt Matt in {count} zu, beginnend mit {answer}.</numerusform>
            <numerusform>Der Zug lässt Matt in {count} zu, beginnend mit {answer}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Based on how it moves</source>
        <extracomment>gui/workshop/picture_field.py</extracomment>
        <translation>Folgt aus der Gangart</translation>
    </message>
    <message>
        <source>A piece from our sets</source>
        <extracomment>gui/workshop/picture_field.py</extracomment>
        <translation>Eine Figur aus unseren Sätzen</translation>
    </message>
    <message>
        <source>Two figures in one</source>
        <extracomment>gui/workshop/picture_field.py</extracomment>
        <translation>Zwei Figuren in einer</translation>
    </message>
    <message>
        <source>A sign on a disc, tablet or wedge</source>
        <extracomment>gui/workshop/picture_field.py</extracomment>
        <translation>Ein Zeichen auf Scheibe, Täfelchen oder Keil</translation>
    </message>
    <message>
        <source>Your own drawing</source>
        <extracomment>gui/workshop/picture_field.py</extracomment>
        <translation>Eigene Zeichnung</translation>
    </message>
    <message>
        <source>Picture</source>
        <extracomment>gui/workshop/picture_field.py</extracomment>
        <translation>Bild</translation>
    </message>
    <message>
        <source>Preview</source>
        <extracomment>gui/workshop/picture_field.py</extracomment>
        <translation>Vorschau</translation>
    </message>
    <message>
        <source>White&apos;s and Black&apos;s piece, then both when promoted</source>
        <extracomment>gui/workshop/picture_field.py</extracomment>
        <translation>Die weiße und die schwarze Figur, dann beide umgewandelt</translation>
    </message>
    <message>
        <source>White&apos;s and Black&apos;s pieces look too much alike: choose a background or another drawing.</source>
        <extracomment>gui/workshop/picture_field.py</extracomment>
        <translation>Die weiße und die schwarze Figur sehen sich zu ähnlich: Wähle einen Untergrund oder eine andere Zeichnung.</translation>
    </message>
    <message>
        <source>This picture cannot be drawn.</source>
        <extracomment>gui/workshop/picture_field.py</extracomment>
        <translation>Dieses Bild lässt sich nicht zeichnen.</translation>
    </message>
    <message>
        <source>Disc</source>
        <extracomment>gui/workshop/picture_kinds.py</extracomment>
        <translation>Scheibe</translation>
    </message>
    <message>
        <source>Tablet</source>
        <extracomment>gui/workshop/picture_kinds.py</extracomment>
        <translation>Täfelchen</translation>
    </message>
    <message>
        <source>Wedge</source>
        <extracomment>gui/workshop/picture_kinds.py</extracomment>
        <translation>Keil</translation>
    </message>
    <message>
        <source>A piece that moves like a chess piece has its figure; any other has its letter on a disc.</source>
        <extracomment>gui/workshop/picture_kinds.py</extracomment>
        <translation>Zieht eine Figur wie eine des Schachs, sieht sie so aus; jede andere trägt ihren Buchstaben auf einer Scheibe.</translation>
    </message>
    <message>
        <source>SVG files made of shapes, paths and gradients. Convert text to paths first.</source>
        <extracomment>gui/workshop/picture_kinds.py</extracomment>
        <translation>SVG-Dateien aus Formen, Pfaden und Verläufen. Wandle Text vorher in Pfade um.</translation>
    </message>
    <message>
        <source>Background</source>
        <extracomment>gui/workshop/picture_kinds.py</extracomment>
        <translation>Untergrund</translation>
    </message>
    <message>
        <source>The same</source>
        <extracomment>gui/workshop/picture_kinds.py</extracomment>
        <translation>Dasselbe</translation>
    </message>
    <message>
        <source>Choose a drawing</source>
        <extracomment>gui/workshop/picture_kinds.py</extracomment>
        <translation>Zeichnung wählen</translation>
    </message>
    <message>
        <source>SVG drawings (*.svg)</source>
        <extracomment>gui/workshop/picture_kinds.py</extracomment>
        <translation>SVG-Zeichnungen (*.svg)</translation>
    </message>
    <message>
        <source>Set of pieces</source>
        <extracomment>gui/workshop/picture_kinds.py</extracomment>
        <translation>Figurensatz</translation>
    </message>
    <message>
        <source>Piece</source>
        <extracomment>gui/workshop/picture_kinds.py, engine/playtest/texts.py: piece</extracomment>
        <translation>Figur</translation>
    </message>
    <message>
        <source>In front</source>
        <extracomment>gui/workshop/picture_kinds.py</extracomment>
        <translation>Vorn</translation>
    </message>
    <message>
        <source>Behind</source>
        <extracomment>gui/workshop/picture_kinds.py</extracomment>
        <translation>Hinten</translation>
    </message>
    <message>
        <source>Sign: a letter, a character or an emoji</source>
        <extracomment>gui/workshop/picture_kinds.py</extracomment>
        <translation>Zeichen: ein Buchstabe, ein Schriftzeichen oder ein Emoji</translation>
    </message>
    <message>
        <source>Black&apos;s sign, if different</source>
        <extracomment>gui/workshop/picture_kinds.py</extracomment>
        <translation>Zeichen von Schwarz, falls es ein anderes ist</translation>
    </message>
    <message>
        <source>White&apos;s drawing…</source>
        <extracomment>gui/workshop/picture_kinds.py</extracomment>
        <translation>Zeichnung von Weiß…</translation>
    </message>
    <message>
        <source>Black&apos;s drawing…</source>
        <extracomment>gui/workshop/picture_kinds.py</extracomment>
        <translation>Zeichnung von Schwarz…</translation>
    </message>
    <message>
        <source>The drawing cannot be read: {why}.</source>
        <extracomment>gui/workshop/picture_kinds.py</extracomment>
        <translation>Die Zeichnung lässt sich nicht lesen: {why}.</translation>
    </message>
    <message>
        <source>No background</source>
        <extracomment>gui/workshop/picture_kinds.py</extracomment>
        <translation>Kein Untergrund</translation>
    </message>
    <message>
        <source>Unlike the knight of shogi, the knight here also jumps sideways and back.</source>
        <extracomment>assets/lessons/pandemonium/01-first-game.toml, assets/lessons/mansindam/01-first-game.toml</extracomment>
        <translation>Anders als der Springer im Shogi springt der Springer hier auch zur Seite und zurück.</translation>
    </message>
    <message>
        <source>Nothing blocks the knight, unlike the horse of xiangqi, which a piece can block.</source>
        <extracomment>assets/lessons/pandemonium/01-first-game.toml, assets/lessons/mansindam/01-first-game.toml</extracomment>
        <translation>Anders als das Pferd im Xiangqi kann der Springer nicht blockiert werden.</translation>
    </message>
    <message>
        <source>Unlike the pawn of shogi, the pawn here never captures straight ahead.</source>
        <extracomment>assets/lessons/pandemonium/01-first-game.toml</extracomment>
        <translation>Anders als der Bauer im Shogi schlägt der Bauer hier nie geradeaus.</translation>
    </message>
    <message>
        <source>Unlike the soldier of xiangqi, the pawn never captures straight ahead.</source>
        <extracomment>assets/lessons/pandemonium/01-first-game.toml</extracomment>
        <translation>Anders als der Soldat im Xiangqi schlägt der Bauer nie geradeaus.</translation>
    </message>
    <message>
        <source>Everything else about pawns is as in chess, including en passant, until they reach the last two ranks.</source>
        <extracomment>assets/lessons/pandemonium/01-first-game.toml</extracomment>
        <translation>Alles andere an den Bauern ist wie im Schach, auch en passant, bis sie die letzten zwei Reihen erreichen.</translation>
    </message>
    <message>
        <source>Pieces may be dropped anywhere, except pawns on the first or last rank. A promoted piece that you capture goes back to what it was.</source>
        <extracomment>assets/lessons/pandemonium/01-first-game.toml</extracomment>
        <translation>Figuren darf man überall einsetzen, Bauern aber nicht auf der ersten und der letzten Reihe. Eine umgewandelte Figur, die du schlägst, wird wieder, was sie war.</translation>
    </message>
    <message>
        <source>If a king in check has no way out, it is checkmate and you have won. One rook guards the file beside the king; mate with the other one.</source>
        <extracomment>assets/lessons/pandemonium/01-first-game.toml, assets/lessons/mansindam/01-first-game.toml</extracomment>
        <translation>Hat ein König im Schach keinen Ausweg, ist es matt, und du hast gewonnen. Ein Turm bewacht die Linie neben dem König; setze mit dem anderen matt.</translation>
    </message>
    <message>
        <source>A drop may also give mate, but a pawn drop may not. Drop the rook so that it mates.</source>
        <extracomment>assets/lessons/pandemonium/01-first-game.toml</extracomment>
        <translation>Auch durch Einsetzen darf matt gesetzt werden, nur nicht mit einem Bauern. Setze den Turm so ein, dass er matt setzt.</translation>
    </message>
    <message>
        <source>Inner bishops are the usual choice; outer bishops look along long diagonals as soon as the pawns in front of them make way.</source>
        <extracomment>assets/lessons/pandemonium/01-first-game.toml, assets/lessons/pandemonium/12-setup.toml</extracomment>
        <translation>Läufer innen ist die übliche Wahl; Läufer außen beherrschen lange Diagonalen, sobald die Bauern vor ihnen Platz machen.</translation>
    </message>
    <message>
        <source>Instead of another move, the king may castle: it moves three squares towards a rook, and the rook goes past it. King and rook must not have moved, nothing may stand between them, and the king may not be in check. Castle towards the j-file.</source>
        <extracomment>assets/lessons/pandemonium/01-first-game.toml, assets/lessons/pandemonium/13-castling.toml</extracomment>
        <translation>Statt eines anderen Zuges darf der König rochieren: Er geht drei Felder auf einen Turm zu, und der Turm geht an ihm vorbei. Beide dürfen noch nicht gezogen haben, nichts darf dazwischenstehen, und der König darf nicht im Schach stehen. Rochiere zur j-Linie.</translation>
    </message>
    <message>
        <source>None of the three squares on the king&apos;s path may be attacked. You now know enough to play; en passant and repetition have lessons of their own.</source>
        <extracomment>assets/lessons/pandemonium/01-first-game.toml</extracomment>
        <translation>Auch darf keines der drei Felder auf dem Weg des Königs angegriffen sein. Du weißt jetzt genug, um zu spielen; En passant und Wiederholung haben eigene Lektionen.</translation>
    </message>
    <message>
        <source>In chess the king moves two squares when it castles.</source>
        <extracomment>assets/lessons/pandemonium/01-first-game.toml, assets/lessons/pandemonium/13-castling.toml</extracomment>
        <translation>Im gewöhnlichen Schach geht der König bei der Rochade zwei Felder.</translation>
    </message>
    <message>
        <source>A pawn that was dropped on the second rank may move three squares too. Drop it, then go.</source>
        <extracomment>assets/lessons/pandemonium/08-pawns.toml</extracomment>
        <translation>Auch ein Bauer, der auf der zweiten Reihe eingesetzt wurde, darf drei Felder ziehen. Setze ihn ein und zieh dann.</translation>
    </message>
    <message>
        <source>Black&apos;s pawn has just gone from e9 to e6, past yours. Capture it by going to e8, as if it had gone only one square: that is en passant.</source>
        <extracomment>assets/lessons/pandemonium/09-en-passant.toml</extracomment>
        <translation>Der schwarze Bauer ist gerade von e9 nach e6 gezogen, an deinem vorbei. Schlage ihn, indem du nach e8 gehst, als wäre er nur ein Feld gezogen: Das ist en passant.</translation>
    </message>
    <message>
        <source>None of the three squares on the king&apos;s path may be attacked. You can also put the king onto the rook.</source>
        <extracomment>assets/lessons/pandemonium/13-castling.toml</extracomment>
        <translation>Auch darf keines der drei Felder auf dem Weg des Königs angegriffen sein. Du kannst den König auch auf den Turm stellen.</translation>
    </message>
    <message>
        <source>No square on the king&apos;s path may be attacked, and a rook attacks one. Castle to the side where it is allowed.</source>
        <extracomment>assets/lessons/pandemonium/13-castling.toml</extracomment>
        <translation>Kein Feld auf dem Weg des Königs darf angegriffen sein, und ein Turm greift eines an. Rochiere zu der Seite, auf der es erlaubt ist.</translation>
    </message>
    <message>
        <source>Mate in two with two rooks in hand: your second move mates, whatever the answer to the first.</source>
        <extracomment>assets/lessons/pandemonium/15-mates.toml</extracomment>
        <translation>Matt in zwei Zügen mit zwei Türmen in der Hand: Dein zweiter Zug setzt matt, wie auch immer die Antwort auf den ersten lautet.</translation>
    </message>
    <message>
        <source>In chess the pawn would take the enemy pawn; here pawns never capture diagonally.</source>
        <extracomment>assets/lessons/mansindam/01-first-game.toml</extracomment>
        <translation>Im gewöhnlichen Schach würde der Bauer den gegnerischen Bauern schlagen; hier schlagen Bauern nie schräg.</translation>
    </message>
    <message>
        <source>The pawn moves like the pawn of shogi.</source>
        <extracomment>assets/lessons/mansindam/01-first-game.toml</extracomment>
        <translation>Der Bauer zieht wie der Bauer im Shogi.</translation>
    </message>
    <message>
        <source>The pawn moves like the soldier of xiangqi before the river.</source>
        <extracomment>assets/lessons/mansindam/01-first-game.toml</extracomment>
        <translation>Der Bauer zieht wie der Soldat im Xiangqi vor dem Fluss.</translation>
    </message>
    <message>
        <source>Pieces may be dropped anywhere, except a pawn on the last rank or on a file where you already have one.</source>
        <extracomment>assets/lessons/mansindam/01-first-game.toml</extracomment>
        <translation>Figuren darf man überall einsetzen; nur einen Bauern nicht auf der letzten Reihe und nicht auf einer Linie, auf der du schon einen hast.</translation>
    </message>
    <message>
        <source>That is campmate. There are no draws: no position may occur a third time, and a player who cannot move loses. You now know enough to play.</source>
        <extracomment>assets/lessons/mansindam/01-first-game.toml</extracomment>
        <translation>Das ist Lagermatt. Remis gibt es nicht: Niemand darf eine Stellung zum dritten Mal herbeiführen, und wer nicht ziehen kann, hat verloren. Du weißt jetzt genug, um zu spielen.</translation>
    </message>
    <message>
        <source>Promote both pieces.</source>
        <extracomment>assets/lessons/mansindam/10-promotion.toml</extracomment>
        <translation>Wandle beide Figuren um.</translation>
    </message>
    <message>
        <source>A bishop that becomes an archer steps straight. Take the pawn with it.</source>
        <extracomment>assets/lessons/mansindam/10-promotion.toml</extracomment>
        <translation>Ein Läufer, der zum Schützen wird, zieht auch einen Schritt gerade. Schlage mit ihm den Bauern.</translation>
    </message>
    <message>
        <source>Mate in two, with a drop to begin or to end: your second move mates, whatever the answer to the first.</source>
        <extracomment>assets/lessons/mansindam/12-mates.toml</extracomment>
        <translation>Matt in zwei Zügen, bei dem am Anfang oder am Ende eingesetzt wird: Dein zweiter Zug setzt matt, wie auch immer die Antwort auf den ersten lautet.</translation>
    </message>
    <message>
        <source>The horse is a knight that only moves forward.</source>
        <extracomment>assets/lessons/palaceshogi/01-first-game.toml</extracomment>
        <translation>Das Pferd ist ein Springer, der nur vorwärts zieht.</translation>
    </message>
    <message>
        <source>Nothing blocks the horse, unlike the horse of xiangqi, which a piece can block.</source>
        <extracomment>assets/lessons/palaceshogi/01-first-game.toml</extracomment>
        <translation>Anders als das Pferd im Xiangqi kann das Pferd hier nicht blockiert werden.</translation>
    </message>
    <message>
        <source>The horse here is the knight of shogi, the keima, and not the promoted bishop.</source>
        <extracomment>assets/lessons/palaceshogi/01-first-game.toml, assets/lessons/palaceshogi/05-horse-and-knight.toml</extracomment>
        <translation>Das Pferd ist hier der Springer des Shogi, die Keima, und nicht der umgewandelte Läufer.</translation>
    </message>
    <message>
        <source>A pawn moves one square straight ahead, or two from rank g, where it starts; it captures diagonally ahead. Capture the knight in two moves.</source>
        <extracomment>assets/lessons/palaceshogi/01-first-game.toml</extracomment>
        <translation>Ein Bauer zieht ein Feld geradeaus, von Reihe g, wo er beginnt, auch zwei; er schlägt schräg vorwärts. Schlage den Springer in zwei Zügen.</translation>
    </message>
    <message>
        <source>The pawn moves like a chess pawn, including en passant.</source>
        <extracomment>assets/lessons/palaceshogi/01-first-game.toml</extracomment>
        <translation>Der Bauer zieht wie der Bauer im Schach, auch en passant.</translation>
    </message>
    <message>
        <source>A captured pawn comes back as a footsoldier, which moves and captures straight ahead, and from rank d on sideways too. Take both silvers with it.</source>
        <extracomment>assets/lessons/palaceshogi/01-first-game.toml</extracomment>
        <translation>Ein geschlagener Bauer kommt als Fußsoldat zurück, der geradeaus zieht und schlägt, ab Reihe d auch seitwärts. Schlage mit ihm beide Silbergeneräle.</translation>
    </message>
    <message>
        <source>A footsoldier may be dropped up to rank f, only one on a file, and not to give mate.</source>
        <extracomment>assets/lessons/palaceshogi/01-first-game.toml</extracomment>
        <translation>Einen Fußsoldaten darfst du bis zur Reihe f einsetzen, nur einen je Linie und nicht mit Matt.</translation>
    </message>
    <message>
        <source>On the ranks before rank d the footsoldier moves like the pawn of shogi.</source>
        <extracomment>assets/lessons/palaceshogi/01-first-game.toml</extracomment>
        <translation>Auf den Reihen vor d zieht der Fußsoldat wie der Bauer im Shogi.</translation>
    </message>
    <message>
        <source>Instead of moving, you may drop what you hold on an empty square, but most pieces only on your own part of the board: a bishop up to rank e. Drop the bishop on the marked square.</source>
        <extracomment>assets/lessons/palaceshogi/01-first-game.toml</extracomment>
        <translation>Statt zu ziehen, darfst du einsetzen, was du in der Hand hast, die meisten Figuren aber nur auf deiner Seite des Bretts: einen Läufer bis zur Reihe e. Setze den Läufer auf das markierte Feld.</translation>
    </message>
    <message>
        <source>Lances and horses also go up to rank e, rooks up to rank d, and silvers anywhere except in the enemy palace.</source>
        <extracomment>assets/lessons/palaceshogi/01-first-game.toml</extracomment>
        <translation>Auch Lanzen und Pferde dürfen bis zur Reihe e, Türme bis zur Reihe d und Silbergeneräle überall außer im gegnerischen Palast eingesetzt werden.</translation>
    </message>
    <message>
        <source>If a king in check has no way out, it is checkmate and you have won. Drop the silver so that it mates.</source>
        <extracomment>assets/lessons/palaceshogi/01-first-game.toml</extracomment>
        <translation>Hat ein König im Schach keinen Ausweg, ist es matt, und du hast gewonnen. Setze das Silber so ein, dass es matt setzt.</translation>
    </message>
    <message>
        <source>The two kings may never stand on one file with nothing in between, so a piece alone between them cannot leave it. Step diagonally with the silver that can.</source>
        <extracomment>assets/lessons/palaceshogi/01-first-game.toml</extracomment>
        <translation>Die Könige dürfen nie auf einer Linie stehen, ohne dass etwas dazwischen ist; eine Figur allein zwischen ihnen kann die Linie also nicht verlassen. Zieh schräg mit dem Silber, das es darf.</translation>
    </message>
    <message>
        <source>A king also keeps the other one off its file, which helps to give mate.</source>
        <extracomment>assets/lessons/palaceshogi/01-first-game.toml</extracomment>
        <translation>Ein König hält den anderen auch von seiner Linie fern: Das hilft beim Mattsetzen.</translation>
    </message>
    <message>
        <source>Watch the roads to your own palace, too. You now know enough to play; castling, en passant and the lion have lessons of their own.</source>
        <extracomment>assets/lessons/palaceshogi/01-first-game.toml</extracomment>
        <translation>Bewache auch die Wege zu deinem eigenen Palast. Du weißt jetzt genug, um zu spielen; Rochade, En passant und der Löwe haben eigene Lektionen.</translation>
    </message>
    <message>
        <source>A fork attacks two pieces at once. Attack king and rook with the knight.</source>
        <extracomment>assets/lessons/palaceshogi/05-horse-and-knight.toml</extracomment>
        <translation>Eine Gabel greift zwei Figuren zugleich an. Greife König und Turm mit dem Springer an.</translation>
    </message>
    <message>
        <source>Straight ahead, and over another piece.</source>
        <extracomment>assets/lessons/palaceshogi/06-lance-and-cannon.toml</extracomment>
        <translation>Geradeaus und über eine andere Figur.</translation>
    </message>
    <message>
        <source>The piece that a cannon hops over is its screen, and there is none yet. Bring one, then take the rook.</source>
        <extracomment>assets/lessons/palaceshogi/06-lance-and-cannon.toml</extracomment>
        <translation>Die Figur, über die eine Kanone springt, heißt Schanze, und noch steht keine da. Bringe eine dorthin und schlage dann den Turm.</translation>
    </message>
    <message>
        <source>A pawn captures diagonally ahead. Take the silver.</source>
        <extracomment>assets/lessons/palaceshogi/07-pawn-and-footsoldier.toml</extracomment>
        <translation>Ein Bauer schlägt schräg vorwärts. Schlage das Silber.</translation>
    </message>
    <message>
        <source>An enemy pawn has just gone two squares, past yours. Take it by going to the marked square, as if it had gone only one: that is en passant.</source>
        <extracomment>assets/lessons/palaceshogi/07-pawn-and-footsoldier.toml</extracomment>
        <translation>Ein gegnerischer Bauer ist gerade zwei Felder an deinem vorbeigezogen. Schlage ihn, indem du auf das markierte Feld gehst, als wäre er nur eines gezogen: Das ist en passant.</translation>
    </message>
    <message>
        <source>A footsoldier moves and captures straight ahead, and from rank d on sideways too. Take both.</source>
        <extracomment>assets/lessons/palaceshogi/07-pawn-and-footsoldier.toml</extracomment>
        <translation>Ein Fußsoldat zieht und schlägt geradeaus, ab Reihe d auch seitwärts. Schlage beide.</translation>
    </message>
    <message>
        <source>Outside, she moves straight and diagonally, as far as she likes. Visit both marked squares.</source>
        <extracomment>assets/lessons/palaceshogi/08-queen.toml</extracomment>
        <translation>Draußen zieht sie gerade und schräg, so weit sie will. Besuche beide markierten Felder.</translation>
    </message>
    <message>
        <source>A rook may be dropped up to rank d. Drop it there.</source>
        <extracomment>assets/lessons/palaceshogi/10-drops.toml</extracomment>
        <translation>Ein Turm darf bis zur Reihe d eingesetzt werden. Setze ihn dort ein.</translation>
    </message>
    <message>
        <source>Drop the lance so that it attacks the rook, on a square that your king guards.</source>
        <extracomment>assets/lessons/palaceshogi/10-drops.toml</extracomment>
        <translation>Setze die Lanze so ein, dass sie den Turm angreift, auf ein Feld, das dein König deckt.</translation>
    </message>
    <message>
        <source>On ranks d to i you may have only one footsoldier on a file. Drop another one where it may stand.</source>
        <extracomment>assets/lessons/palaceshogi/10-drops.toml</extracomment>
        <translation>Auf den Reihen d bis i darfst du nur einen Fußsoldaten auf einer Linie haben. Setze noch einen ein, wo er stehen darf.</translation>
    </message>
    <message>
        <source>A piece that stands alone between the kings is pinned to the file, the enemy&apos;s as well as yours. Take the knight that the silver only seems to guard.</source>
        <extracomment>assets/lessons/palaceshogi/11-facing.toml</extracomment>
        <translation>Eine Figur, die allein zwischen den Königen steht, ist an die Linie gefesselt, die gegnerische ebenso wie deine. Schlage den Springer, den das Silber nur scheinbar deckt.</translation>
    </message>
    <message>
        <source>Instead of another move, the king may castle: it moves two squares towards a lance, and the lance goes past it. King and lance must not have moved, nothing may stand between them, and the king may not be in check. Castle to the right.</source>
        <extracomment>assets/lessons/palaceshogi/13-castling.toml</extracomment>
        <translation>Statt eines anderen Zuges darf der König rochieren: Er geht zwei Felder auf eine Lanze zu, und die Lanze geht an ihm vorbei. Beide dürfen noch nicht gezogen haben, nichts darf dazwischenstehen, und der König darf nicht im Schach stehen. Rochiere nach rechts.</translation>
    </message>
    <message>
        <source>No square on the king&apos;s path may be attacked. You can also put the king onto the lance.</source>
        <extracomment>assets/lessons/palaceshogi/13-castling.toml</extracomment>
        <translation>Auch darf kein Feld auf dem Weg des Königs angegriffen sein. Du kannst den König auch auf die Lanze stellen.</translation>
    </message>
    <message>
        <source>A cannon checks over one piece, its screen. If that is yours, you may also take it away. Do it.</source>
        <extracomment>assets/lessons/palaceshogi/14-check.toml</extracomment>
        <translation>Eine Kanone gibt über eine Figur hinweg Schach, ihre Schanze. Gehört die dir, darfst du sie auch wegziehen. Tu es.</translation>
    </message>
    <message>
        <source>Mate in one: drop the silver where the gold guards it.</source>
        <extracomment>assets/lessons/palaceshogi/15-mates.toml</extracomment>
        <translation>Matt in einem Zug: Setze das Silber dort ein, wo das Gold es deckt.</translation>
    </message>
    <message>
        <source>Mate in two: your second move mates, whatever the answer to the first.</source>
        <extracomment>assets/lessons/palaceshogi/15-mates.toml</extracomment>
        <translation>Matt in zwei Zügen: Dein zweiter Zug setzt matt, wie auch immer die Antwort auf den ersten lautet.</translation>
    </message>
    <message>
        <source>The {piece} does not move like that from here.</source>
        <extracomment>rules/words.py: not from here</extracomment>
        <translation>Von hier aus zieht {piece:der} nicht so.</translation>
    </message>
    <message>
        <source>The {piece} moves only within its part of the board.</source>
        <extracomment>rules/words.py: confined</extracomment>
        <translation>{piece:Der} zieht nur innerhalb des eigenen Brettteils.</translation>
    </message>
    <message>
        <source>A hole in the board is in the way.</source>
        <extracomment>rules/words.py: hole in the way</extracomment>
        <translation>Ein Loch im Brett ist im Weg.</translation>
    </message>
    <message>
        <source>The {piece} goes that way only over exactly one piece.</source>
        <extracomment>rules/words.py: goes over one piece</extracomment>
        <translation>Dorthin zieht {piece:der} nur über genau eine Figur.</translation>
    </message>
    <message>
        <source>Each player&apos;s limit for the {other} is {number} on the board.</source>
        <extracomment>rules/words.py: promoted too often</extracomment>
        <translation>{other:Der} darf je Spieler höchstens {number}-mal auf dem Brett stehen.</translation>
    </message>
    <message>
        <source>The {piece} is never dropped in this game.</source>
        <extracomment>rules/words.py: never dropped</extracomment>
        <translation>{piece:Der} wird in diesem Spiel nie eingesetzt.</translation>
    </message>
    <message>
        <source>Each player&apos;s limit for the {piece} is {number} on the board.</source>
        <extracomment>rules/words.py: too many on the board</extracomment>
        <translation>{piece:Der} darf je Spieler höchstens {number}-mal auf dem Brett stehen.</translation>
    </message>
    <message>
        <source>This is not a readable SVG file (line {line}).</source>
        <extracomment>rules/words.py: drawing no SVG</extracomment>
        <translation>Das ist kein lesbares SVG (Zeile {line}).</translation>
    </message>
    <message>
        <source>A drawing is made of shapes, paths, groups and gradients; it may not have {text}.</source>
        <extracomment>rules/words.py: drawing uses</extracomment>
        <translation>Eine Zeichnung besteht aus Formen, Pfaden, Gruppen und Verläufen; {text} darf sie nicht enthalten.</translation>
    </message>
    <message>
        <source>A drawing cannot have {text} here.</source>
        <extracomment>rules/words.py: drawing value</extracomment>
        <translation>{text} ist an dieser Stelle einer Zeichnung nicht möglich.</translation>
    </message>
    <message>
        <source>A drawing has at most {most} characters.</source>
        <extracomment>rules/words.py: drawing too large</extracomment>
        <translation>Eine Zeichnung hat höchstens {most} Zeichen.</translation>
    </message>
    <message>
        <source>This drawing is too detailed. Simplify it with a drawing program.</source>
        <extracomment>rules/words.py: drawing too detailed</extracomment>
        <translation>Diese Zeichnung hat zu viele Einzelheiten. Vereinfache sie mit einem Zeichenprogramm.</translation>
    </message>
    <message>
        <source>Part of this drawing is far outside its frame.</source>
        <extracomment>rules/words.py: drawing outside</extracomment>
        <translation>Ein Teil dieser Zeichnung liegt weit außerhalb ihres Rahmens.</translation>
    </message>
    <message>
        <source>This drawing has no size.</source>
        <extracomment>rules/words.py: drawing without size</extracomment>
        <translation>Diese Zeichnung hat keine Größe.</translation>
    </message>
    <message>
        <source>This drawing shows nothing.</source>
        <extracomment>rules/words.py: drawing empty</extracomment>
        <translation>Diese Zeichnung zeigt nichts.</translation>
    </message>
    <message>
        <source>No font on this computer can draw {text} as an outline.</source>
        <extracomment>rules/words.py: sign without outline</extracomment>
        <translation>Keine Schrift auf diesem Computer kann {text} als Umriss zeichnen.</translation>
    </message>
    <message>
        <source>Let the computer practise…</source>
        <extracomment>gui/app/start_cards.py</extracomment>
        <translation>Computer trainieren lassen…</translation>
    </message>
    <message>
        <source>The computer cannot practise {title}: {why}.</source>
        <extracomment>gui/app/own_game_commands.py</extracomment>
        <translation>Für {title} ist kein Training möglich: {why}.</translation>
    </message>
    <message>
        <source>Practice of {title} could not be continued and has started over.</source>
        <extracomment>gui/app/own_game_commands.py</extracomment>
        <translation>Das Training für {title} ließ sich nicht fortsetzen und beginnt von vorn.</translation>
    </message>
    <message>
        <source>The computer has practised {title}.</source>
        <extracomment>gui/app/own_game_commands.py</extracomment>
        <translation>Das Training für {title} ist abgeschlossen.</translation>
    </message>
    <message>
        <source>The computer cannot practise {title}.</source>
        <extracomment>gui/app/own_game_commands.py</extracomment>
        <translation>Für {title} ist kein Training möglich.</translation>
    </message>
    <message>
        <source>The computer plays quick games against itself and learns what each piece is worth, and where. Then a match shows how much it has improved. This runs in the background; you can play meanwhile.</source>
        <extracomment>gui/app/practice_dialog.py</extracomment>
        <translation>Der Computer spielt schnelle Partien gegen sich selbst und lernt dabei, was jede Figur auf welchem Feld wert ist. Danach zeigt ein Match, wie viel er sich verbessert hat. Das läuft im Hintergrund; du kannst währenddessen spielen.</translation>
    </message>
    <message>
        <source>Starting…</source>
        <extracomment>gui/app/practice_dialog.py, gui/playtest/playtest_page.py</extracomment>
        <translation>Wird gestartet…</translation>
    </message>
    <message numerus="yes">
        <source>Round {round} of {rounds}: {count:,} games played.</source>
        <extracomment>gui/app/practice_dialog.py</extracomment>
        <translation>
            <numerusform>Runde {round} von {rounds}: {count:,} Partie gespielt.</numerusform>
            <numerusform>Runde {round} von {rounds}: {count:,} Partien gespielt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Round {round} of {rounds}: finding the best values.</source>
        <extracomment>gui/app/practice_dialog.py</extracomment>
        <translation>Runde {round} von {rounds}: Die besten Werte werden gesucht.</translation>
    </message>
    <message numerus="yes">
        <source>Match against its former self: {share}% ± {error}% in {count:,} games.</source>
        <extracomment>gui/app/practice_dialog.py</extracomment>
        <translation>
            <numerusform>Match gegen den Stand vor dem Training: {share} ± {error}&#xa0;% der Punkte in {count:,} Partie.</numerusform>
            <numerusform>Match gegen den Stand vor dem Training: {share} ± {error}&#xa0;% der Punkte in {count:,} Partien.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It scored {share}% ± {error}% in {count:,} games against its former self.</source>
        <extracomment>gui/app/practice_dialog.py</extracomment>
        <translation>
            <numerusform>Der Computer hat in {count:,} Partie gegen seinen Stand vor dem Training {share} ± {error}&#xa0;% der Punkte geholt.</numerusform>
            <numerusform>Der Computer hat in {count:,} Partien gegen seinen Stand vor dem Training {share} ± {error}&#xa0;% der Punkte geholt.</numerusform>
        </translation>
    </message>
    <message>
        <source>That is no improvement, so it keeps its old values.</source>
        <extracomment>gui/app/practice_dialog.py</extracomment>
        <translation>Das ist kein Fortschritt, daher behält er die bisherigen Werte.</translation>
    </message>
    <message>
        <source>It has not practised yet and values the pieces by how they move.</source>
        <extracomment>gui/app/practice_dialog.py</extracomment>
        <translation>Der Computer hat noch nicht trainiert und bewertet die Figuren nach ihrer Gangart.</translation>
    </message>
    <message>
        <source>Paused after {done} of {total} minutes.</source>
        <extracomment>gui/app/practice_dialog.py</extracomment>
        <translation>Nach {done} von {total} Minuten angehalten.</translation>
    </message>
    <message>
        <source>The computer is practising {title} now.</source>
        <extracomment>gui/app/practice_dialog.py</extracomment>
        <translation>Gerade läuft das Training für {title}.</translation>
    </message>
    <message>
        <source>Let the computer practise</source>
        <extracomment>gui/app/practice_dialog.py</extracomment>
        <translation>Computer trainieren lassen</translation>
    </message>
    <message>
        <source>Progress</source>
        <extracomment>gui/app/practice_dialog.py, gui/playtest/playtest_page.py</extracomment>
        <translation>Fortschritt</translation>
    </message>
    <message>
        <source>Discard</source>
        <extracomment>gui/app/practice_dialog.py, gui/playtest/playtest_page.py</extracomment>
        <translation>Verwerfen</translation>
    </message>
    <message>
        <source>Start</source>
        <extracomment>gui/app/practice_dialog.py, gui/learn/learn_page.py, gui/learn/puzzle_text.py, gui/playtest/playtest_page.py, gui/workshop/workshop_page.py</extracomment>
        <translation>Starten</translation>
    </message>
    <message>
        <source>Look at it again</source>
        <extracomment>gui/learn/puzzles_page.py</extracomment>
        <translation>Noch einmal ansehen</translation>
    </message>
    <message>
        <source>Thinking time of {name} (level {number})</source>
        <extracomment>gui/app/preferences.py</extracomment>
        <translation>Bedenkzeit von {name} (Stufe {number})</translation>
    </message>
    <message>
        <source>Play again with sides swapped</source>
        <extracomment>gui/play/game_messages.py, gui/workshop/specs.py</extracomment>
        <translation>Noch einmal, Seiten vertauscht</translation>
    </message>
    <message>
        <source>Swap sides</source>
        <extracomment>gui/editor/setup_panel.py</extracomment>
        <translation>Seiten tauschen</translation>
    </message>
    <message>
        <source>The sides have been swapped.</source>
        <extracomment>gui/editor/setup_panel.py</extracomment>
        <translation>Die Seiten sind vertauscht.</translation>
    </message>
    <message>
        <source>{player}&apos;s hand gets the rest</source>
        <extracomment>gui/editor/setup_panel.py</extracomment>
        <translation>Rest an {player}</translation>
    </message>
    <message>
        <source>The computer&apos;s engine</source>
        <extracomment>gui/app/preferences.py, gui/engines/engine_field.py</extracomment>
        <translation>Engine des Computers</translation>
    </message>
    <message>
        <source>Reading games: {share}, {games:,} new</source>
        <extracomment>gui/library/library_text.py</extracomment>
        <translation>Partien werden gelesen: {share}, {games:,} neu</translation>
    </message>
    <message>
        <source>After a draw by repetition, the rules call for another game with sides swapped.</source>
        <extracomment>gui/words/outcome_text.py</extracomment>
        <translation>Nach den Regeln folgt auf ein Remis durch Wiederholung eine weitere Partie mit vertauschten Seiten.</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>Schwierigkeit</translation>
    </message>
    <message>
        <source>Any difficulty</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>Jede Schwierigkeit</translation>
    </message>
    <message>
        <source>{player}: accuracy {accuracy}</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>{player}: Genauigkeit {accuracy}</translation>
    </message>
    <message>
        <source>{name} is stronger by {difference:.0f} rating points (95% confidence: {low} to {high}).</source>
        <extracomment>gui/matches/matches_text.py</extracomment>
        <translation>{name} ist um {difference:.0f} Wertungspunkte stärker; mit 95&#xa0;% Sicherheit um {low} bis {high}.</translation>
    </message>
    <message>
        <source>{name} is stronger by {difference:.0f} rating points (95% confidence: {low} or more).</source>
        <extracomment>gui/matches/matches_text.py</extracomment>
        <translation>{name} ist um {difference:.0f} Wertungspunkte stärker; mit 95&#xa0;% Sicherheit um {low} oder mehr.</translation>
    </message>
    <message>
        <source>Neither is stronger so far; with 95% confidence, the difference is at most {points} rating points.</source>
        <extracomment>gui/matches/matches_text.py</extracomment>
        <translation>Bisher ist keine Seite stärker; der Unterschied beträgt mit 95&#xa0;% Sicherheit höchstens {points} Wertungspunkte.</translation>
    </message>
    <message>
        <source>{name} is ahead by {difference:.0f} rating points, which may be chance (95% confidence: {low} to {high}).</source>
        <extracomment>gui/matches/matches_text.py</extracomment>
        <translation>{name} liegt um {difference:.0f} Wertungspunkte vorn, was Zufall sein kann: mit 95&#xa0;% Sicherheit um {low} bis {high}.</translation>
    </message>
    <message>
        <source>Default for the language</source>
        <extracomment>gui/shell/settings.py</extracomment>
        <translation>Standard der Sprache</translation>
    </message>
    <message>
        <source>Text at {percent}.</source>
        <extracomment>gui/app/view_commands.py</extracomment>
        <translation>Text bei {percent}.</translation>
    </message>
    <message>
        <source>Board at {percent}.</source>
        <extracomment>gui/app/view_commands.py</extracomment>
        <translation>Brett bei {percent}.</translation>
    </message>
    <message>
        <source>{number}%</source>
        <extracomment>gui/kit/punctuation.py</extracomment>
        <translation>{number}&#xa0;%</translation>
    </message>
    <message>
        <source>%</source>
        <comment>behind a number in a field</comment>
        <extracomment>gui/kit/punctuation.py</extracomment>
        <translation> %</translation>
    </message>
    <message>
        <source>A comment on the game</source>
        <extracomment>gui/study/study_notes.py</extracomment>
        <translation>Ein Kommentar zur Partie</translation>
    </message>
    <message>
        <source>Print at full size (100%) on thick paper. Cut along the lines, fold at the dashed line, and glue the halves.</source>
        <extracomment>gui/rulebook/set_pdf.py</extracomment>
        <translation>Drucke in voller Größe (100&#xa0;%) auf dickes Papier. Schneide entlang der Linien, falte an der gestrichelten Linie und klebe die Hälften zusammen.</translation>
    </message>
    <message>
        <source>Games you know</source>
        <extracomment>gui/app/preferences.py, gui/shell/settings.py</extracomment>
        <translation>Spiele, die du kennst</translation>
    </message>
    <message>
        <source>{move} wins nothing at once; the computer prefers it after looking several moves ahead.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>{move} gewinnt nicht sofort etwas; der Computer bevorzugt diesen Zug, nachdem er mehrere Züge vorausgerechnet hat.</translation>
    </message>
    <message>
        <source>This line wins {won}.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>Diese Variante gewinnt {won}.</translation>
    </message>
    <message>
        <source>This line wins {won} and gives up {given}.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>Diese Variante gewinnt {won} und kostet {given}.</translation>
    </message>
    <message>
        <source>another {piece}</source>
        <comment>of the same kind</comment>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>noch {piece:einen}</translation>
    </message>
    <message>
        <source>{first} and {second}</source>
        <comment>the last two pieces of a list</comment>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>{first} und {second}</translation>
    </message>
    <message>
        <source>{move} wins the {victim}: {at} is attacked {attackers} and protected {protectors}.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>{move} gewinnt {victim:den}: Das Feld {at} wird {attackers} angegriffen und {protectors} gedeckt.</translation>
    </message>
    <message>
        <source>{move} keeps the {victim} on {at} protected; {then} leaves it unprotected.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>Nach {move} bleibt {victim:der} auf {at} gedeckt, nach {then} nicht.</translation>
    </message>
    <message>
        <source>Fewer squares beside {player}&apos;s king are attacked after {move} than after {then}.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>Nach {move} sind weniger Felder neben dem König von {player} angegriffen als nach {then}.</translation>
    </message>
    <message>
        <source>{player}&apos;s king has more of its own pieces beside it after {move} than after {then}.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>Nach {move} stehen mehr eigene Figuren neben dem König von {player} als nach {then}.</translation>
    </message>
    <message>
        <source>{move} attacks more squares beside {player}&apos;s king than {then} does.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>{move} greift mehr Felder neben dem König von {player} an als {then}.</translation>
    </message>
    <message>
        <source>{player}&apos;s pieces have more squares to go to after {move} than after {then}.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>Nach {move} haben die Figuren von {player} mehr Felder zur Verfügung als nach {then}.</translation>
    </message>
    <message>
        <source>{player}&apos;s pieces have fewer squares to go to after {move} than after {then}.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>Nach {move} haben die Figuren von {player} weniger Felder zur Verfügung als nach {then}.</translation>
    </message>
    <message>
        <source>{move} gives check.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>{move} gibt Schach.</translation>
    </message>
    <message>
        <source>{move} trades {given} for {won}.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>{move} tauscht {given} gegen {won}.</translation>
    </message>
    <message>
        <source>a {piece}</source>
        <comment>a piece that is won or given up</comment>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>{piece:einen}</translation>
    </message>
    <message>
        <source>an {piece}</source>
        <comment>a piece that is won or given up</comment>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>{piece:einen}</translation>
    </message>
    <message>
        <source>once</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>einmal</translation>
    </message>
    <message>
        <source>twice</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>zweimal</translation>
    </message>
    <message numerus="yes">
        <source>{count} times</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>
            <numerusform>{count}-mal</numerusform>
            <numerusform>{count}-mal</numerusform>
        </translation>
    </message>
    <message>
        <source>Show the pieces with characters</source>
        <extracomment>gui/app/first_visit.py</extracomment>
        <translation>Figuren mit Schriftzeichen zeigen</translation>
    </message>
    <message>
        <source>Skip</source>
        <comment>a question</comment>
        <extracomment>gui/app/first_visit.py</extracomment>
        <translation>Überspringen</translation>
    </message>
    <message>
        <source>The pieces now have characters. You can change this in the View menu.</source>
        <extracomment>gui/app/first_visit.py</extracomment>
        <translation>Die Figuren haben jetzt Schriftzeichen. Im Menü „Ansicht“ lässt sich das ändern.</translation>
    </message>
    <message>
        <source>Level of the computer: {name}.</source>
        <extracomment>gui/play/match_fields.py</extracomment>
        <translation>Stufe des Computers: {name}.</translation>
    </message>
    <message>
        <source>A number of minutes for all moves; the player who runs out of time loses.</source>
        <extracomment>gui/play/new_game.py</extracomment>
        <translation>Eine feste Zahl von Minuten für alle Züge; wer seine Zeit überschreitet, verliert.</translation>
    </message>
    <message>
        <source>A number of minutes for all moves, and a few more seconds after each move.</source>
        <extracomment>gui/play/new_game.py</extracomment>
        <translation>Eine Zahl von Minuten für alle Züge und nach jedem Zug einige Sekunden dazu.</translation>
    </message>
    <message>
        <source>When the minutes are used up, a few seconds for each move; they may be exceeded a few times.</source>
        <extracomment>gui/play/new_game.py</extracomment>
        <translation>Sind die Minuten verbraucht, gibt es einige Sekunden für jeden Zug; sie dürfen einige Male überschritten werden.</translation>
    </message>
    <message>
        <source>Learn from the computer&apos;s mistakes</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>Aus den Fehlern des Computers lernen</translation>
    </message>
    <message>
        <source>worst first</source>
        <comment>mistakes</comment>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>die schlimmsten zuerst</translation>
    </message>
    <message>
        <source>It is answered by {reply}.</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>Die Antwort ist {reply}.</translation>
    </message>
    <message>
        <source>Your winning chance would be {after}, not {before}.</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>Deine Gewinnchance wäre {after} statt {before}.</translation>
    </message>
    <message numerus="yes">
        <source>{count} of them on the first try.</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>
            <numerusform>{count} davon beim ersten Versuch.</numerusform>
            <numerusform>{count} davon beim ersten Versuch.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not on the first try.</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>Nicht beim ersten Versuch.</translation>
    </message>
    <message>
        <source>Pieces with &amp;characters (kanji, hanja)</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>&amp;Schriftzeichen (Kanji, Hanja)</translation>
    </message>
    <message>
        <source>You win</source>
        <extracomment>gui/words/outcome_text.py</extracomment>
        <translation>Du gewinnst</translation>
    </message>
    <message>
        <source>{player} wins</source>
        <comment>the name of a person or a program</comment>
        <extracomment>gui/words/outcome_text.py</extracomment>
        <translation>{player} gewinnt</translation>
    </message>
    <message>
        <source>{player}&apos;s winning chance {chance}</source>
        <extracomment>gui/analysis/analysis_text.py</extracomment>
        <translation>Gewinnchance von {player} {chance}</translation>
    </message>
    <message>
        <source>{move}: {player}&apos;s winning chance {chance}</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>{move}: Gewinnchance von {player} {chance}</translation>
    </message>
    <message>
        <source>Inaccuracy: {player}&apos;s winning chance {before} → {after}.</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>Ungenauigkeit: Gewinnchance von {player} {before} → {after}.</translation>
    </message>
    <message>
        <source>Mistake: {player}&apos;s winning chance {before} → {after}.</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>Fehler: Gewinnchance von {player} {before} → {after}.</translation>
    </message>
    <message>
        <source>Blunder: {player}&apos;s winning chance {before} → {after}.</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>Grober Fehler: Gewinnchance von {player} {before} → {after}.</translation>
    </message>
    <message>
        <source>Measure the levels…</source>
        <extracomment>gui/app/start_cards.py</extracomment>
        <translation>Stufen messen…</translation>
    </message>
    <message>
        <source>Measuring the levels of {title} could not be continued and has started over.</source>
        <extracomment>gui/app/own_game_commands.py</extracomment>
        <translation>Das Messen der Stufen von {title} ließ sich nicht fortsetzen und beginnt von vorn.</translation>
    </message>
    <message>
        <source>The levels of {title} cannot be measured: {why}.</source>
        <extracomment>gui/app/own_game_commands.py</extracomment>
        <translation>Die Stufen von {title} lassen sich nicht messen: {why}.</translation>
    </message>
    <message>
        <source>The levels of {title} cannot be measured.</source>
        <extracomment>gui/app/own_game_commands.py</extracomment>
        <translation>Die Stufen von {title} lassen sich nicht messen.</translation>
    </message>
    <message>
        <source>The levels have not been measured yet in this game.</source>
        <extracomment>gui/app/practice_dialog.py</extracomment>
        <translation>Die Stufen wurden in diesem Spiel noch nicht gemessen.</translation>
    </message>
    <message>
        <source>The computer has practised since, so these ratings may be off.</source>
        <extracomment>gui/app/practice_dialog.py</extracomment>
        <translation>Seitdem hat der Computer trainiert; diese Wertungen stimmen vielleicht nicht mehr.</translation>
    </message>
    <message>
        <source>The levels of {title} are being measured now.</source>
        <extracomment>gui/app/practice_dialog.py</extracomment>
        <translation>Gerade werden die Stufen von {title} gemessen.</translation>
    </message>
    <message>
        <source>The levels of {title} have been measured.</source>
        <extracomment>gui/app/practice_dialog.py</extracomment>
        <translation>Die Stufen von {title} sind gemessen.</translation>
    </message>
    <message>
        <source>It is practising now: {done} of {total} minutes.</source>
        <extracomment>gui/app/practice_dialog.py</extracomment>
        <translation>Training läuft: {done} von {total} Minuten.</translation>
    </message>
    <message>
        <source>Its levels are being measured now: {done} of {total} minutes.</source>
        <extracomment>gui/app/practice_dialog.py</extracomment>
        <translation>Die Stufen werden gerade gemessen: {done} von {total} Minuten.</translation>
    </message>
    <message>
        <source>{share}% ± {error}%</source>
        <extracomment>gui/app/practice_dialog.py</extracomment>
        <translation>{share} ± {error}&#xa0;%</translation>
    </message>
    <message>
        <source>Measure the levels</source>
        <extracomment>gui/app/practice_dialog.py</extracomment>
        <translation>Stufen messen</translation>
    </message>
    <message>
        <source>Rating</source>
        <extracomment>gui/app/practice_dialog.py, gui/learn/puzzle_text.py</extracomment>
        <translation>Wertung</translation>
    </message>
    <message>
        <source>Against the level below</source>
        <extracomment>gui/app/practice_dialog.py</extracomment>
        <translation>Gegen die Stufe darunter</translation>
    </message>
    <message>
        <source>another window or program is working on it</source>
        <extracomment>gui/engines/own_work.py</extracomment>
        <translation>ein anderes Fenster oder Programm arbeitet daran</translation>
    </message>
    <message>
        <source>In the diagrams, a dot marks a square where the piece may move or capture.</source>
        <extracomment>gui/rulebook/generated.py</extracomment>
        <translation>In den Diagrammen markiert ein Punkt ein Feld, auf das die Figur ziehen und auf dem sie schlagen darf.</translation>
    </message>
    <message>
        <source>A ringed dot marks a square where the piece may move or capture, and to which it can also jump.</source>
        <extracomment>gui/rulebook/generated.py</extracomment>
        <translation>Ein Punkt im Ring markiert ein Feld, auf das die Figur ziehen und auf dem sie schlagen darf und auf das sie auch springen kann.</translation>
    </message>
    <message>
        <source>A circle marks a square where the piece only moves.</source>
        <extracomment>gui/rulebook/generated.py</extracomment>
        <translation>Ein Kreis markiert ein Feld, auf das die Figur nur zieht.</translation>
    </message>
    <message>
        <source>A cross marks a square where the piece only captures.</source>
        <extracomment>gui/rulebook/generated.py</extracomment>
        <translation>Ein Kreuz markiert ein Feld, auf dem die Figur nur schlägt.</translation>
    </message>
    <message>
        <source>older rules</source>
        <comment>a version of a game</comment>
        <extracomment>gui/words/naming.py</extracomment>
        <translation>ältere Regeln</translation>
    </message>
    <message>
        <source>Tasks not solved yet: {numbers}.</source>
        <extracomment>gui/learn/lesson_text.py</extracomment>
        <translation>Noch nicht gelöste Aufgaben: {numbers}.</translation>
    </message>
    <message>
        <source>A pawn on its second rank, the second row from your side, may move up to three squares. Go to the marked square in one move.</source>
        <extracomment>assets/lessons/pandemonium/01-first-game.toml, assets/lessons/pandemonium/08-pawns.toml</extracomment>
        <translation>Ein Bauer auf seiner zweiten Reihe, von deiner Seite gezählt, darf bis zu drei Felder ziehen. Geh in einem Zug auf das markierte Feld.</translation>
    </message>
    <message>
        <source>Once captured, it is a pawn again. The other pieces, except king and queen, may promote there too: the board asks you.</source>
        <extracomment>assets/lessons/pandemonium/01-first-game.toml</extracomment>
        <translation>Geschlagen ist sie wieder ein Bauer. Auch die anderen Figuren außer König und Dame dürfen dort umgewandelt werden: Das Brett fragt dich.</translation>
    </message>
    <message>
        <source>All pieces point at the enemy.</source>
        <extracomment>assets/lessons/palaceshogi/01-first-game.toml</extracomment>
        <translation>Alle Figuren zeigen auf den Gegner.</translation>
    </message>
    <message>
        <source>Before that, the pawn is the pawn of chess, en passant too.</source>
        <extracomment>assets/lessons/palaceshogi/01-first-game.toml</extracomment>
        <translation>Vorher ist der Bauer der Bauer aus dem Schach, auch en passant.</translation>
    </message>
    <message>
        <source>In your hand the knight is a horse again: what is held loses its promotion.</source>
        <extracomment>assets/lessons/palaceshogi/01-first-game.toml</extracomment>
        <translation>In deiner Hand ist der Springer wieder ein Pferd: Dort verliert jede Figur ihre Umwandlung.</translation>
    </message>
    <message>
        <source>From its third rank a pawn may move two squares. Go to the marked square in one move.</source>
        <extracomment>assets/lessons/pandemonium/08-pawns.toml</extracomment>
        <translation>Von seiner dritten Reihe darf ein Bauer zwei Felder ziehen. Geh in einem Zug auf das markierte Feld.</translation>
    </message>
    <message>
        <source>A pawn moves one square ahead, two from rank g, where it begins. Go to the marked square in one move.</source>
        <extracomment>assets/lessons/palaceshogi/07-pawn-and-footsoldier.toml</extracomment>
        <translation>Ein Bauer zieht ein Feld vorwärts, von Reihe g, wo er beginnt, auch zwei. Geh in einem Zug auf das markierte Feld.</translation>
    </message>
    <message>
        <source>The computer&apos;s levels play quick games, each against the next one, and their ratings follow from that. Where two are too close together or too far apart, all levels are spaced out again. This runs in the background; you can play meanwhile.</source>
        <extracomment>gui/app/practice_dialog.py</extracomment>
        <translation>Die Stufen des Computers spielen schnelle Partien, jede gegen die nächste; daraus ergeben sich ihre Wertungen. Liegen zwei zu nah beieinander oder zu weit auseinander, werden alle Stufen neu verteilt. Das läuft im Hintergrund; du kannst währenddessen spielen.</translation>
    </message>
    <message>
        <source>Playtest…</source>
        <extracomment>gui/app/start_cards.py, gui/known/known_page.py, gui/rulebook/rules_window.py</extracomment>
        <translation>Spieltest…</translation>
    </message>
    <message>
        <source>Playtest</source>
        <extracomment>gui/playtest/playtest_page.py, gui/shell/commands.py</extracomment>
        <translation>Spieltest</translation>
    </message>
    <message>
        <source>The computer plays a game against itself again and again and reports what the game is like: whether it is fair, what the pieces do and are worth, and what stands out. It runs in the background; you can do other things meanwhile.</source>
        <extracomment>gui/playtest/playtest_page.py</extracomment>
        <translation>Der Computer spielt ein Spiel immer wieder gegen sich selbst und berichtet, wie das Spiel ist: ob es ausgeglichen ist, was die Figuren tun und wert sind und was auffällt. Das läuft im Hintergrund; du kannst währenddessen anderes tun.</translation>
    </message>
    <message>
        <source>Positions searched per move</source>
        <extracomment>gui/playtest/playtest_page.py</extracomment>
        <translation>Stellungen je Zug</translation>
    </message>
    <message>
        <source>Discard the games of this playtest?</source>
        <extracomment>gui/playtest/playtest_page.py</extracomment>
        <translation>Die Partien dieses Spieltests verwerfen?</translation>
    </message>
    <message numerus="yes">
        <source>{played:,} of {count:,} games played.</source>
        <extracomment>gui/playtest/playtest_page.py</extracomment>
        <translation>
            <numerusform>{played:,} von {count:,} Partie gespielt.</numerusform>
            <numerusform>{played:,} von {count:,} Partien gespielt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>About {count:,} minutes left.</source>
        <extracomment>gui/playtest/playtest_page.py</extracomment>
        <translation>
            <numerusform>Noch etwa {count:,} Minute.</numerusform>
            <numerusform>Noch etwa {count:,} Minuten.</numerusform>
        </translation>
    </message>
    <message>
        <source>{title} is being playtested now.</source>
        <extracomment>gui/playtest/playtest_page.py</extracomment>
        <translation>Zurzeit läuft ein Spieltest von {title}.</translation>
    </message>
    <message>
        <source>The playtest of {title} has ended.</source>
        <extracomment>gui/app/engine_pages.py</extracomment>
        <translation>Der Spieltest von {title} ist beendet.</translation>
    </message>
    <message>
        <source>{title} cannot be playtested.</source>
        <extracomment>gui/app/engine_pages.py</extracomment>
        <translation>Von {title} ist kein Spieltest möglich.</translation>
    </message>
    <message>
        <source>{title} cannot be playtested: {why}.</source>
        <extracomment>gui/app/engine_pages.py</extracomment>
        <translation>Von {title} ist kein Spieltest möglich: {why}.</translation>
    </message>
    <message>
        <source>The playtest of {title} cannot be continued: its file is damaged. Discard it to start over.</source>
        <extracomment>gui/app/engine_pages.py</extracomment>
        <translation>Der Spieltest von {title} kann nicht fortgesetzt werden: Seine Datei ist beschädigt. Verwirf ihn, um neu zu beginnen.</translation>
    </message>
    <message>
        <source>Discard…</source>
        <extracomment>gui/playtest/playtest_page.py</extracomment>
        <translation>Verwerfen…</translation>
    </message>
    <message>
        <source>Pausing…</source>
        <extracomment>gui/playtest/playtest_page.py</extracomment>
        <translation>Wird angehalten…</translation>
    </message>
    <message>
        <source>Save the report…</source>
        <extracomment>gui/known/known_page.py, gui/playtest/playtest_page.py</extracomment>
        <translation>Bericht speichern…</translation>
    </message>
    <message>
        <source>Save the tables…</source>
        <extracomment>gui/playtest/playtest_page.py</extracomment>
        <translation>Tabellen speichern…</translation>
    </message>
    <message>
        <source>Save the games…</source>
        <extracomment>gui/playtest/playtest_page.py</extracomment>
        <translation>Partien speichern…</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <extracomment>gui/desk/report_exports.py</extracomment>
        <translation>Tabellen (*.csv)</translation>
    </message>
    <message>
        <source>Games (*.pgn)</source>
        <extracomment>gui/desk/report_exports.py</extracomment>
        <translation>Partien (*.pgn)</translation>
    </message>
    <message>
        <source>Playtest of {title}</source>
        <extracomment>engine/playtest/texts.py: title</extracomment>
        <translation>Spieltest von {title}</translation>
    </message>
    <message>
        <source>No game has ended yet.</source>
        <extracomment>engine/playtest/texts.py: none yet</extracomment>
        <translation>Noch keine Partie ist zu Ende.</translation>
    </message>
    <message>
        <source>What stands out</source>
        <extracomment>engine/playtest/texts.py: findings</extracomment>
        <translation>Was auffällt</translation>
    </message>
    <message>
        <source>Results</source>
        <extracomment>engine/playtest/texts.py: results</extracomment>
        <translation>Ergebnisse</translation>
    </message>
    <message>
        <source>Length of the games</source>
        <extracomment>engine/playtest/texts.py: length</extracomment>
        <translation>Länge der Partien</translation>
    </message>
    <message>
        <source>Winning chances</source>
        <extracomment>engine/playtest/texts.py: chances</extracomment>
        <translation>Gewinnchancen</translation>
    </message>
    <message>
        <source>Choice of moves</source>
        <extracomment>engine/playtest/texts.py: branching</extracomment>
        <translation>Auswahl an Zügen</translation>
    </message>
    <message>
        <source>What the pieces do</source>
        <extracomment>engine/playtest/texts.py: pieces</extracomment>
        <translation>Was die Figuren tun</translation>
    </message>
    <message>
        <source>What the pieces are worth</source>
        <extracomment>engine/playtest/texts.py: values, engine/theory/texts.py: worth</extracomment>
        <translation>Was die Figuren wert sind</translation>
    </message>
    <message>
        <source>Where the pieces go</source>
        <extracomment>engine/playtest/texts.py: heat</extracomment>
        <translation>Wohin die Figuren ziehen</translation>
    </message>
    <message>
        <source>Setup against setup</source>
        <extracomment>engine/playtest/texts.py: setups</extracomment>
        <translation>Aufstellung gegen Aufstellung</translation>
    </message>
    <message>
        <source>The first six moves</source>
        <extracomment>engine/playtest/texts.py: tree</extracomment>
        <translation>Die ersten sechs Züge</translation>
    </message>
    <message>
        <source>Rules that came up</source>
        <extracomment>engine/playtest/texts.py: rules</extracomment>
        <translation>Regeln, die vorkamen</translation>
    </message>
    <message>
        <source>The first player scores more: {share}.</source>
        <extracomment>engine/playtest/texts.py: first ahead</extracomment>
        <translation>Der erste Spieler holt mehr Punkte: {share}.</translation>
    </message>
    <message>
        <source>The second player scores more: the first player gets {share} of the points.</source>
        <extracomment>engine/playtest/texts.py: second ahead</extracomment>
        <translation>Der zweite Spieler holt mehr Punkte: Auf den ersten entfallen {share} der Punkte.</translation>
    </message>
    <message>
        <source>Neither player is shown to have an advantage: the first player scores {share}.</source>
        <extracomment>engine/playtest/texts.py: even</extracomment>
        <translation>Ein Vorteil ist für keine Seite nachzuweisen: Der erste Spieler holt {share}.</translation>
    </message>
    <message>
        <source>Most games are drawn: {share}.</source>
        <extracomment>engine/playtest/texts.py: mostly drawn</extracomment>
        <translation>Die meisten Partien enden remis: {share}.</translation>
    </message>
    <message>
        <source>Games are hardly ever drawn: {share}.</source>
        <extracomment>engine/playtest/texts.py: rarely drawn</extracomment>
        <translation>Partien enden fast nie remis: {share}.</translation>
    </message>
    <message>
        <source>{piece}: hardly ever moves, only in {share} of the games.</source>
        <extracomment>engine/playtest/texts.py: rarely moved</extracomment>
        <translation>{piece:Der} zieht fast nie, nur in {share} der Partien.</translation>
    </message>
    <message>
        <source>{piece}: hardly ever dropped, only in {share} of the games in which a player has it in hand.</source>
        <extracomment>engine/playtest/texts.py: rarely dropped</extracomment>
        <translation>{piece:Der} wird fast nie eingesetzt, nur in {share} der Partien, in denen jemand {piece:=ihn|sie|es} in der Hand hat.</translation>
    </message>
    <message>
        <source>{piece}: hardly ever promotes, only in {share} of the games.</source>
        <extracomment>engine/playtest/texts.py: rarely promoted</extracomment>
        <translation>{piece:Der} wird fast nie umgewandelt, nur in {share} der Partien.</translation>
    </message>
    <message>
        <source>{rule}: never came up. At most {high} of the games have it.</source>
        <extracomment>engine/playtest/texts.py: unused</extracomment>
        <translation>{rule}: kam nie vor, also in höchstens {high} der Partien.</translation>
    </message>
    <message>
        <source>{piece}: next to worthless on the board. With one more, a player scores {share}.</source>
        <extracomment>engine/playtest/texts.py: worthless</extracomment>
        <translation>{piece:Der} ist auf dem Brett so gut wie wertlos. Mit {piece:=einem|einer|einem} mehr holt man {share}.</translation>
    </message>
    <message>
        <source>{piece}: worth more in hand than on the board. With one more in hand, a player scores {share}.</source>
        <extracomment>engine/playtest/texts.py: better in hand</extracomment>
        <translation>{piece:Der} ist in der Hand mehr wert als auf dem Brett. Mit {piece:=einem|einer|einem} mehr in der Hand holt man {share}.</translation>
    </message>
    <message>
        <source>First player wins</source>
        <extracomment>engine/playtest/texts.py: first wins</extracomment>
        <translation>Siege des ersten Spielers</translation>
    </message>
    <message>
        <source>Second player wins</source>
        <extracomment>engine/playtest/texts.py: second wins</extracomment>
        <translation>Siege des zweiten Spielers</translation>
    </message>
    <message>
        <source>First player&apos;s score</source>
        <extracomment>gui/known/boards.py, engine/playtest/texts.py: first score</extracomment>
        <translation>Punkte des ersten Spielers</translation>
    </message>
    <message>
        <source>95% bounds</source>
        <extracomment>engine/playtest/texts.py: bounds</extracomment>
        <translation>95-%-Schranken</translation>
    </message>
    <message>
        <source>Number of games by their length in plies. Half of them end within {median} plies; the shortest has {least}, the longest {most}.</source>
        <extracomment>engine/playtest/texts.py: length plot</extracomment>
        <translation>Zahl der Partien nach ihrer Länge in Halbzügen. Die Hälfte endet in höchstens {median}; die kürzeste hat {least}, die längste {most}.</translation>
    </message>
    <message>
        <source>Plies</source>
        <extracomment>engine/playtest/texts.py: plies</extracomment>
        <translation>Halbzüge</translation>
    </message>
    <message>
        <source>Mean number of legal moves: {value}.</source>
        <extracomment>engine/playtest/texts.py: mean legal</extracomment>
        <translation>Mittlere Zahl der erlaubten Züge: {value}.</translation>
    </message>
    <message>
        <source>Legal moves by ply: {first} at the start, at most {most} at ply {place}.</source>
        <extracomment>engine/playtest/texts.py: legal plot</extracomment>
        <translation>Erlaubte Züge je Halbzug: {first} am Anfang, höchstens {most} bei Halbzug {place}.</translation>
    </message>
    <message>
        <source>Legal moves</source>
        <extracomment>engine/playtest/texts.py: legal moves</extracomment>
        <translation>Erlaubte Züge</translation>
    </message>
    <message>
        <source>The lead changes {value} times per game. A player leads with a winning chance of {chance} or more.</source>
        <extracomment>engine/playtest/texts.py: lead</extracomment>
        <translation>Die Führung wechselt in einer Partie {value} Mal. Wer eine Gewinnchance von mindestens {chance} hat, führt.</translation>
    </message>
    <message>
        <source>Won games are decided after {value} plies on average: from then on the winner&apos;s chance is never below {chance}.</source>
        <extracomment>engine/playtest/texts.py: decided</extracomment>
        <translation>Gewonnene Partien sind im Mittel nach {value} Halbzügen entschieden: Von da an liegt die Chance des Siegers nie unter {chance}.</translation>
    </message>
    <message>
        <source>Share of the won games that are decided, by ply: {quarter} at ply {early}, {half} at ply {late}.</source>
        <extracomment>engine/playtest/texts.py: decided plot</extracomment>
        <translation>Anteil der entschiedenen unter den gewonnenen Partien: {quarter} bei Halbzug {early}, {half} bei Halbzug {late}.</translation>
    </message>
    <message>
        <source>The first player&apos;s mean winning chance by ply, from {first} to {last}.</source>
        <extracomment>engine/playtest/texts.py: chance plot</extracomment>
        <translation>Mittlere Gewinnchance des ersten Spielers je Halbzug, von {first} bis {last}.</translation>
    </message>
    <message>
        <source>Winning chances are derived from the computer&apos;s scores: being a pawn ahead means {share}.</source>
        <extracomment>engine/playtest/texts.py: curve</extracomment>
        <translation>Die Gewinnchancen folgen aus den Bewertungen des Computers: Ein Mehrbauer entspricht {share}.</translation>
    </message>
    <message>
        <source>Decided games</source>
        <extracomment>engine/playtest/texts.py: decided share</extracomment>
        <translation>Entschiedene Partien</translation>
    </message>
    <message>
        <source>First player&apos;s mean chance</source>
        <extracomment>engine/playtest/texts.py: first chance</extracomment>
        <translation>Mittlere Chance des ersten Spielers</translation>
    </message>
    <message>
        <source>Mean number of times in a game, both players together.</source>
        <extracomment>engine/playtest/texts.py: each game</extracomment>
        <translation>Mittlere Häufigkeit je Partie, beide Spieler zusammen.</translation>
    </message>
    <message>
        <source>Captured</source>
        <extracomment>engine/playtest/texts.py: captured</extracomment>
        <translation>Wird geschlagen</translation>
    </message>
    <message>
        <source>Dropped</source>
        <extracomment>engine/playtest/texts.py: drops</extracomment>
        <translation>Eingesetzt</translation>
    </message>
    <message>
        <source>Promoted</source>
        <extracomment>engine/playtest/texts.py: promotions</extracomment>
        <translation>Umgewandelt</translation>
    </message>
    <message>
        <source>Fitted to the results of the games at {samples} quiet positions, all pieces together. The score is that of a player with one more piece, all else being equal; a worthless piece scores {half}.</source>
        <extracomment>engine/playtest/texts.py: values explained</extracomment>
        <translation>Werte, angepasst an die Ergebnisse der Partien in {samples} ruhigen Stellungen, für alle Figuren zugleich. Angegeben ist, was ein Spieler mit einer Figur mehr holt, wenn sonst alles gleich ist; eine wertlose Figur ergibt {half}.</translation>
    </message>
    <message>
        <source>Too few games to fit values.</source>
        <extracomment>engine/playtest/texts.py: values missing</extracomment>
        <translation>Zu wenige Partien, um Werte zu bestimmen.</translation>
    </message>
    <message>
        <source>Place</source>
        <extracomment>engine/playtest/texts.py: place</extracomment>
        <translation>Ort</translation>
    </message>
    <message>
        <source>on the board</source>
        <extracomment>engine/playtest/texts.py: on the board</extracomment>
        <translation>auf dem Brett</translation>
    </message>
    <message>
        <source>Score with one more</source>
        <extracomment>engine/playtest/texts.py: score with one more</extracomment>
        <translation>Punkte mit einer mehr</translation>
    </message>
    <message>
        <source>Worth ({piece} = 1)</source>
        <extracomment>engine/playtest/texts.py: worth in</extracomment>
        <translation>Wert ({piece} = 1)</translation>
    </message>
    <message>
        <source>{piece}: most often to {squares}.</source>
        <extracomment>engine/playtest/texts.py: heat plot</extracomment>
        <translation>{piece}: am häufigsten nach {squares}.</translation>
    </message>
    <message>
        <source>Setup</source>
        <extracomment>engine/playtest/texts.py: setup</extracomment>
        <translation>Aufstellung</translation>
    </message>
    <message>
        <source>Moves that many games have in common, with the number of these games and the first player&apos;s score.</source>
        <extracomment>engine/playtest/texts.py: tree explained</extracomment>
        <translation>Züge, die vielen Partien gemeinsam sind, mit deren Zahl und den Punkten des ersten Spielers.</translation>
    </message>
    <message>
        <source>First moves</source>
        <extracomment>engine/playtest/texts.py: first moves</extracomment>
        <translation>Erste Züge</translation>
    </message>
    <message>
        <source>No move is common to enough games yet.</source>
        <extracomment>engine/playtest/texts.py: tree missing</extracomment>
        <translation>Noch kommt kein Zug in genügend Partien vor.</translation>
    </message>
    <message>
        <source>Rule</source>
        <extracomment>engine/playtest/texts.py: rule</extracomment>
        <translation>Regel</translation>
    </message>
    <message>
        <source>Drop</source>
        <extracomment>engine/playtest/texts.py: drop</extracomment>
        <translation>Einsetzen</translation>
    </message>
    <message>
        <source>En passant capture</source>
        <extracomment>engine/playtest/texts.py: en passant</extracomment>
        <translation>En passant schlagen</translation>
    </message>
    <message>
        <source>Second step</source>
        <extracomment>engine/playtest/texts.py: second step</extracomment>
        <translation>Zweiter Schritt</translation>
    </message>
    <message>
        <source>Stopped after 150 moves</source>
        <extracomment>engine/playtest/texts.py: abandoned</extracomment>
        <translation>Abbruch nach 150 Zügen</translation>
    </message>
    <message>
        <source>The report is discarded as well. Making it again would take just as long.</source>
        <extracomment>gui/playtest/playtest_page.py</extracomment>
        <translation>Auch der Bericht geht verloren. Ihn neu zu erstellen, würde genauso lange dauern.</translation>
    </message>
    <message>
        <source>The computer played {played} of {games} games against itself, with {nodes} positions searched per move (seed {seed}).</source>
        <extracomment>engine/playtest/texts.py: introduction</extracomment>
        <translation>Der Computer hat {played} von {games} Partien gegen sich selbst gespielt, mit {nodes} Stellungen je Zug (Startwert {seed}).</translation>
    </message>
    <message>
        <source>{played} of {games} games were played with random moves (seed {seed}).</source>
        <extracomment>engine/playtest/texts.py: introduction random</extracomment>
        <translation>{played} von {games} Partien wurden mit zufälligen Zügen gespielt (Startwert {seed}).</translation>
    </message>
    <message>
        <source>Bounds are at 95% confidence. Differences within them are not reported.</source>
        <extracomment>engine/playtest/texts.py: confidence</extracomment>
        <translation>Die Schranken gelten mit 95&#xa0;% Sicherheit. Unterschiede innerhalb der Schranken werden nicht genannt.</translation>
    </message>
    <message>
        <source>Claims tested together: {tests}. The bounds in this section are wider, so that all of them hold with 95% confidence.</source>
        <extracomment>engine/playtest/texts.py: together</extracomment>
        <translation>Zugleich geprüfte Aussagen: {tests}. Die Schranken in diesem Abschnitt sind weiter, sodass sie mit 95&#xa0;% Sicherheit alle gelten.</translation>
    </message>
    <message>
        <source>Setup {setup} loses: between equal players it scores {share}.</source>
        <extracomment>engine/playtest/texts.py: setup loses</extracomment>
        <translation>Die Aufstellung {setup} ist im Nachteil: Bei gleich starken Spielern holt sie {share}.</translation>
    </message>
    <message>
        <source>Setup {setup} wins: between equal players it scores {share}.</source>
        <extracomment>engine/playtest/texts.py: setup wins</extracomment>
        <translation>Die Aufstellung {setup} ist im Vorteil: Bei gleich starken Spielern holt sie {share}.</translation>
    </message>
    <message>
        <source>Share of the games</source>
        <extracomment>engine/playtest/texts.py: share</extracomment>
        <translation>Anteil der Partien</translation>
    </message>
    <message>
        <source>Mean length in plies, single moves of either player: {value}.</source>
        <extracomment>engine/playtest/texts.py: mean length</extracomment>
        <translation>Mittlere Länge in Halbzügen: {value}.</translation>
    </message>
    <message>
        <source>Captures made</source>
        <extracomment>engine/playtest/texts.py: captures</extracomment>
        <translation>Geschlagene Figuren</translation>
    </message>
    <message>
        <source>Where pieces move and are dropped, with their owner at the lower edge. The stronger the colour, the more often a square is reached.</source>
        <extracomment>engine/playtest/texts.py: heat explained</extracomment>
        <translation>Wohin Figuren ziehen und wo sie eingesetzt werden, aus Sicht ihres Besitzers am unteren Rand. Je kräftiger die Farbe, desto häufiger wird ein Feld erreicht.</translation>
    </message>
    <message>
        <source>The first player&apos;s score. Rows are the first player&apos;s setups, columns the second player&apos;s.</source>
        <extracomment>engine/playtest/texts.py: setups explained</extracomment>
        <translation>Punkte des ersten Spielers. Zeilen sind seine Aufstellungen, Spalten die des zweiten.</translation>
    </message>
    <message>
        <source>What is known</source>
        <extracomment>gui/app/start_cards.py, gui/known/known_page.py, gui/rulebook/rules_window.py, gui/shell/commands.py</extracomment>
        <translation>Was man weiß</translation>
    </message>
    <message>
        <source>What is known about {title}</source>
        <extracomment>gui/known/known_page.py, engine/theory/texts.py: title</extracomment>
        <translation>Was man über {title} weiß</translation>
    </message>
    <message>
        <source>Nothing is known about this game yet. Run a playtest to find out.</source>
        <extracomment>gui/known/known_page.py</extracomment>
        <translation>Über dieses Spiel weiß man noch nichts. Starte einen Spieltest, um mehr zu erfahren.</translation>
    </message>
    <message>
        <source>Opening moves</source>
        <extracomment>gui/known/boards.py, engine/theory/texts.py: opening</extracomment>
        <translation>Eröffnungszüge</translation>
    </message>
    <message>
        <source>The moves that the computer has played most often from here. Choose one, or move a piece on the board. Then study the position, or play on from it.</source>
        <extracomment>gui/known/boards.py</extracomment>
        <translation>Das sind die Züge, die der Computer von hier am häufigsten gespielt hat. Wähle einen oder ziehe eine Figur auf dem Brett. Danach kannst du die Stellung studieren oder von ihr weiterspielen.</translation>
    </message>
    <message>
        <source>Known moves</source>
        <extracomment>gui/known/boards.py, gui/study/study_openings.py</extracomment>
        <translation>Bekannte Züge</translation>
    </message>
    <message>
        <source>Nothing is known about this position.</source>
        <extracomment>gui/known/boards.py</extracomment>
        <translation>Über diese Stellung weiß man nichts.</translation>
    </message>
    <message numerus="yes">
        <source>{count:,} games. The first player&apos;s score: {score}</source>
        <extracomment>gui/known/boards.py</extracomment>
        <translation>
            <numerusform>{count:,} Partie. Punkte des ersten Spielers: {score}</numerusform>
            <numerusform>{count:,} Partien. Punkte des ersten Spielers: {score}</numerusform>
        </translation>
    </message>
    <message>
        <source>Play on from here…</source>
        <extracomment>gui/known/boards.py</extracomment>
        <translation>Von hier weiterspielen…</translation>
    </message>
    <message>
        <source>Move</source>
        <comment>a column of moves</comment>
        <extracomment>gui/known/boards.py</extracomment>
        <translation>Zug</translation>
    </message>
    <message>
        <source>Roughly, on the board: pawn 2, knight and bishop 3, rook and queen 4, cardinal and marshal 5. Capture the more valuable piece.</source>
        <extracomment>assets/lessons/pandemonium/17-values.toml</extracomment>
        <translation>Ungefährer Wert auf dem Brett: Bauer 2, Springer und Läufer 3, Turm und Dame 4, Kardinal und Marschall 5. Schlage die wertvollere Figur.</translation>
    </message>
    <message>
        <source>Roughly, on the board: pawn 1, knight, bishop and rook 2, cardinal 3, marshal, queen and angel 4. Capture the more valuable piece.</source>
        <extracomment>assets/lessons/mansindam/15-values.toml</extracomment>
        <translation>Ungefährer Wert auf dem Brett: Bauer 1, Springer, Läufer und Turm 2, Kardinal 3, Marschall, Dame und Engel 4. Schlage die wertvollere Figur.</translation>
    </message>
    <message>
        <source>Lion, queen, dragon, rook, elephant, bishop, knight, silver, cannon, gold: roughly in this order. Capture the more valuable piece.</source>
        <extracomment>assets/lessons/palaceshogi/16-values.toml</extracomment>
        <translation>Löwe, Dame, Drache, Turm, Elefant, Läufer, Springer, Silber, Kanone, Gold: Das ist ungefähr die Reihenfolge. Schlage die wertvollere Figur.</translation>
    </message>
    <message>
        <source>No book has been written about this game yet. Everything here comes from {played} games that the computer played against itself, with {nodes} positions searched per move.</source>
        <extracomment>engine/theory/texts.py: introduction</extracomment>
        <translation>Über dieses Spiel ist noch kein Buch geschrieben worden. Was hier steht, stammt aus {played} Partien des Computers gegen sich selbst, mit {nodes} Stellungen je Zug.</translation>
    </message>
    <message>
        <source>Ranges in brackets are 95% confidence bounds. Anything that could be chance is left out.</source>
        <extracomment>engine/theory/texts.py: confidence</extracomment>
        <translation>Die Schranken in Klammern gelten mit 95&#xa0;% Sicherheit. Was Zufall sein könnte, ist weggelassen.</translation>
    </message>
    <message>
        <source>In short</source>
        <extracomment>engine/theory/texts.py: short</extracomment>
        <translation>Kurz gesagt</translation>
    </message>
    <message>
        <source>Is it fair?</source>
        <extracomment>engine/theory/texts.py: fair</extracomment>
        <translation>Ist das Spiel fair?</translation>
    </message>
    <message>
        <source>Effects of the setups</source>
        <extracomment>engine/theory/texts.py: setups</extracomment>
        <translation>Was die Aufstellungen bewirken</translation>
    </message>
    <message>
        <source>How games end, and when</source>
        <extracomment>engine/theory/texts.py: ends</extracomment>
        <translation>Wie und wann Partien enden</translation>
    </message>
    <message>
        <source>What strong players do and beginners do not</source>
        <extracomment>engine/theory/texts.py: beginners</extracomment>
        <translation>Was starke Spieler tun und Anfänger nicht</translation>
    </message>
    <message>
        <source>What this is based on</source>
        <extracomment>engine/theory/texts.py: basis</extracomment>
        <translation>Worauf das beruht</translation>
    </message>
    <message>
        <source>The first player has the better chances: {share} of the points in {games} games.</source>
        <extracomment>engine/theory/texts.py: first ahead</extracomment>
        <translation>Der erste Spieler hat die besseren Chancen: {share} der Punkte in {games} Partien.</translation>
    </message>
    <message>
        <source>The second player has the better chances: {share} of the points in {games} games.</source>
        <extracomment>engine/theory/texts.py: second ahead</extracomment>
        <translation>Der zweite Spieler hat die besseren Chancen: {share} der Punkte in {games} Partien.</translation>
    </message>
    <message>
        <source>Neither player is shown to have the better chances: the first player gets {share} of the points in {games} games.</source>
        <extracomment>engine/theory/texts.py: even</extracomment>
        <translation>Keiner der beiden hat nachweislich bessere Chancen: Der erste Spieler holt {share} der Punkte in {games} Partien.</translation>
    </message>
    <message>
        <source>Games drawn: {share}.</source>
        <extracomment>engine/theory/texts.py: drawn</extracomment>
        <translation>Remis enden {share} der Partien.</translation>
    </message>
    <message>
        <source>Draws are rare: {share} of the games.</source>
        <extracomment>engine/theory/texts.py: hardly drawn</extracomment>
        <translation>Remis sind selten: {share} der Partien.</translation>
    </message>
    <message>
        <source>Setups that score more than others: {setups}.</source>
        <extracomment>engine/theory/texts.py: setups better</extracomment>
        <translation>Aufstellungen, die mehr Punkte holen als andere: {setups}.</translation>
    </message>
    <message>
        <source>Setups that score less than others: {setups}.</source>
        <extracomment>engine/theory/texts.py: setups worse</extracomment>
        <translation>Aufstellungen, die weniger Punkte holen als andere: {setups}.</translation>
    </message>
    <message>
        <source>No setup is shown to be better or worse than another.</source>
        <extracomment>engine/theory/texts.py: setups even</extracomment>
        <translation>Keine Aufstellung ist nachweislich besser oder schlechter als eine andere.</translation>
    </message>
    <message>
        <source>{name} {share}</source>
        <extracomment>engine/theory/texts.py: scored</extracomment>
        <translation>{name} {share}</translation>
    </message>
    <message>
        <source>A player&apos;s score with one more of these on the board: {pieces}.</source>
        <extracomment>engine/theory/texts.py: one more</extracomment>
        <translation>So viele Punkte holt, wer auf dem Brett eine Figur dieser Art mehr hat: {pieces}.</translation>
    </message>
    <message>
        <source>Worth most on the board, among the pieces whose value is well established: {pieces}.</source>
        <extracomment>engine/theory/texts.py: best pieces</extracomment>
        <translation>Auf dem Brett am wertvollsten, soweit der Wert gut bekannt ist: {pieces}.</translation>
    </message>
    <message>
        <source>Worth more on the board than in hand: {pieces}.</source>
        <extracomment>engine/theory/texts.py: better on board</extracomment>
        <translation>Auf dem Brett mehr wert als in der Hand: {pieces}.</translation>
    </message>
    <message>
        <source>Worth more in hand than on the board: {pieces}.</source>
        <extracomment>engine/theory/texts.py: better in hand</extracomment>
        <translation>In der Hand mehr wert als auf dem Brett: {pieces}.</translation>
    </message>
    <message>
        <source>Worth more once promoted: {pieces}.</source>
        <extracomment>engine/theory/texts.py: better promoted</extracomment>
        <translation>Nach der Umwandlung mehr wert: {pieces}.</translation>
    </message>
    <message>
        <source>Worth less once promoted: {pieces}.</source>
        <extracomment>engine/theory/texts.py: worse promoted</extracomment>
        <translation>Nach der Umwandlung weniger wert: {pieces}.</translation>
    </message>
    <message>
        <source>In these games, material is given up only where the computer sees compensation. A piece lost for nothing costs more.</source>
        <extracomment>engine/theory/texts.py: values chosen</extracomment>
        <translation>In diesen Partien wird Material nur hergegeben, wenn der Computer Kompensation dafür sieht. Eine Figur, die für nichts verloren geht, kostet mehr.</translation>
    </message>
    <message>
        <source>Score with one more on the board</source>
        <extracomment>engine/theory/texts.py: score on board</extracomment>
        <translation>Punkte mit einer mehr auf dem Brett</translation>
    </message>
    <message>
        <source>Score with one more in hand</source>
        <extracomment>engine/theory/texts.py: score in hand</extracomment>
        <translation>Punkte mit einer mehr in der Hand</translation>
    </message>
    <message>
        <source>On the board ({piece} = 1)</source>
        <extracomment>engine/theory/texts.py: worth on board</extracomment>
        <translation>Auf dem Brett ({piece} = 1)</translation>
    </message>
    <message>
        <source>In hand ({piece} = 1)</source>
        <extracomment>engine/theory/texts.py: worth in hand</extracomment>
        <translation>In der Hand ({piece} = 1)</translation>
    </message>
    <message>
        <source>First moves with which the first player scores above average: {moves}.</source>
        <extracomment>engine/theory/texts.py: opens better</extracomment>
        <translation>Erste Züge, mit denen der erste Spieler mehr Punkte holt als im Mittel aller Partien: {moves}.</translation>
    </message>
    <message>
        <source>First moves with which the first player scores below average: {moves}.</source>
        <extracomment>engine/theory/texts.py: opens worse</extracomment>
        <translation>Erste Züge, mit denen der erste Spieler weniger Punkte holt als im Mittel aller Partien: {moves}.</translation>
    </message>
    <message>
        <source>No first move is shown to score more or less than the others.</source>
        <extracomment>engine/theory/texts.py: opens even</extracomment>
        <translation>Kein erster Zug bringt nachweislich mehr oder weniger Punkte als die anderen.</translation>
    </message>
    <message>
        <source>How games end: {ends}.</source>
        <extracomment>engine/theory/texts.py: ended by</extracomment>
        <translation>Wie Partien enden: {ends}.</translation>
    </message>
    <message>
        <source>{played} games with {nodes} positions searched per move, compared with {weak} games with only {few}: like a beginner, the computer then sees little more than the next move.</source>
        <extracomment>engine/theory/texts.py: samples</extracomment>
        <translation>Verglichen werden {played} Partien mit {nodes} Stellungen je Zug und {weak} Partien mit nur {few}: In diesen sieht der Computer wie ein Anfänger kaum mehr als den nächsten Zug.</translation>
    </message>
    <message>
        <source>No difference between them is shown.</source>
        <extracomment>engine/theory/texts.py: no difference</extracomment>
        <translation>Ein Unterschied ist nicht nachzuweisen.</translation>
    </message>
    <message>
        <source>Strong players drop these pieces more often: {pieces}.</source>
        <extracomment>engine/theory/texts.py: drop more</extracomment>
        <translation>Starke Spieler setzen diese Figuren öfter ein: {pieces}.</translation>
    </message>
    <message>
        <source>Strong players drop these pieces less often: {pieces}.</source>
        <extracomment>engine/theory/texts.py: drop less</extracomment>
        <translation>Starke Spieler setzen diese Figuren seltener ein: {pieces}.</translation>
    </message>
    <message>
        <source>Strong players promote these pieces more often: {pieces}.</source>
        <extracomment>engine/theory/texts.py: promote more</extracomment>
        <translation>Starke Spieler wandeln diese Figuren öfter um: {pieces}.</translation>
    </message>
    <message>
        <source>Strong players promote these pieces less often: {pieces}.</source>
        <extracomment>engine/theory/texts.py: promote less</extracomment>
        <translation>Starke Spieler wandeln diese Figuren seltener um: {pieces}.</translation>
    </message>
    <message>
        <source>Strong players move these pieces more often: {pieces}.</source>
        <extracomment>engine/theory/texts.py: move more</extracomment>
        <translation>Starke Spieler ziehen diese Figuren öfter: {pieces}.</translation>
    </message>
    <message>
        <source>Strong players move these pieces less often: {pieces}.</source>
        <extracomment>engine/theory/texts.py: move less</extracomment>
        <translation>Starke Spieler ziehen diese Figuren seltener: {pieces}.</translation>
    </message>
    <message>
        <source>More common in games of strong players: {rules}.</source>
        <extracomment>engine/theory/texts.py: come up more</extracomment>
        <translation>In Partien starker Spieler kommt häufiger vor: {rules}.</translation>
    </message>
    <message>
        <source>Less common in games of strong players: {rules}.</source>
        <extracomment>engine/theory/texts.py: come up less</extracomment>
        <translation>In Partien starker Spieler kommt seltener vor: {rules}.</translation>
    </message>
    <message>
        <source>{name} {strong} (beginners: {weak})</source>
        <extracomment>engine/theory/texts.py: instead</extracomment>
        <translation>{name} {strong} (Anfänger: {weak})</translation>
    </message>
    <message>
        <source>Games of strong players last longer: {strong} moves per player (beginners: {weak}).</source>
        <extracomment>engine/theory/texts.py: last longer</extracomment>
        <translation>Partien starker Spieler dauern länger: {strong} Züge je Spieler (Anfänger: {weak}).</translation>
    </message>
    <message>
        <source>Games of strong players are shorter: {strong} moves per player (beginners: {weak}).</source>
        <extracomment>engine/theory/texts.py: last shorter</extracomment>
        <translation>Partien starker Spieler sind kürzer: {strong} Züge je Spieler (Anfänger: {weak}).</translation>
    </message>
    <message>
        <source>The lead changes more often in games of strong players: {strong} times (beginners: {weak}).</source>
        <extracomment>engine/theory/texts.py: lead more</extracomment>
        <translation>In Partien starker Spieler wechselt die Führung öfter: {strong} Mal (Anfänger: {weak}).</translation>
    </message>
    <message>
        <source>The lead changes less often in games of strong players: {strong} times (beginners: {weak}).</source>
        <extracomment>engine/theory/texts.py: lead less</extracomment>
        <translation>In Partien starker Spieler wechselt die Führung seltener: {strong} Mal (Anfänger: {weak}).</translation>
    </message>
    <message>
        <source>How often per hundred moves, both players together.</source>
        <extracomment>engine/theory/texts.py: each hundred</extracomment>
        <translation>Häufigkeit je hundert Züge, beide Spieler zusammengenommen.</translation>
    </message>
    <message>
        <source>Dropped by strong players</source>
        <extracomment>engine/theory/texts.py: drops strong</extracomment>
        <translation>Von starken Spielern eingesetzt</translation>
    </message>
    <message>
        <source>By beginners</source>
        <extracomment>engine/theory/texts.py: by beginners</extracomment>
        <translation>Von Anfängern</translation>
    </message>
    <message>
        <source>Promoted by strong players</source>
        <extracomment>engine/theory/texts.py: promotions strong</extracomment>
        <translation>Von starken Spielern umgewandelt</translation>
    </message>
    <message>
        <source>Moved by strong players</source>
        <extracomment>engine/theory/texts.py: moves strong</extracomment>
        <translation>Von starken Spielern gezogen</translation>
    </message>
    <message>
        <source>Claims tested together: {tests}. The bounds in sentences are wider than those in tables, so that all sentences together are true with 95% confidence.</source>
        <extracomment>engine/theory/texts.py: together</extracomment>
        <translation>Zugleich geprüfte Aussagen: {tests}. Die Schranken in Sätzen sind weiter als die in Tabellen, sodass mit 95&#xa0;% Sicherheit alle Sätze wahr sind.</translation>
    </message>
    <message>
        <source>The most frequent openings. Choose one to see it on the board.</source>
        <extracomment>gui/known/boards.py</extracomment>
        <translation>Die häufigsten Eröffnungen. Wähle eine, um sie auf dem Brett zu sehen.</translation>
    </message>
    <message>
        <source>The computer&apos;s most frequent first moves: {moves}.</source>
        <extracomment>engine/theory/texts.py: opens with</extracomment>
        <translation>Die häufigsten ersten Züge des Computers: {moves}.</translation>
    </message>
    <message>
        <source>A game lasts {mean} moves per player on average; half of all games last {low} to {high} moves.</source>
        <extracomment>engine/theory/texts.py: lasts</extracomment>
        <translation>Eine Partie dauert im Mittel {mean} Züge je Spieler; die Hälfte aller Partien dauert {low} bis {high} Züge.</translation>
    </message>
    <message>
        <source>On average, a won game is decided after {mean} moves per player: from then on, the winner&apos;s chance is always {chance} or more.</source>
        <extracomment>engine/theory/texts.py: clear</extracomment>
        <translation>Eine gewonnene Partie ist im Mittel nach {mean} Zügen je Spieler entschieden: Von da an liegt die Chance des Siegers immer bei mindestens {chance}.</translation>
    </message>
    <message>
        <source>Whose games</source>
        <extracomment>gui/desk/known_moves.py</extracomment>
        <translation>Wessen Partien</translation>
    </message>
    <message>
        <source>{player}&apos;s score</source>
        <extracomment>gui/desk/known_moves.py</extracomment>
        <translation>Punkte von {player}</translation>
    </message>
    <message>
        <source>{player} scores {share}</source>
        <extracomment>gui/desk/known_moves.py</extracomment>
        <translation>{player} {player:=holt|holst} {share} der Punkte</translation>
    </message>
    <message>
        <source>{player} wins {share}</source>
        <extracomment>gui/desk/known_moves.py</extracomment>
        <translation>{player} {player:=gewinnt|gewinnst} {share}</translation>
    </message>
    <message>
        <source>draws {share}</source>
        <extracomment>gui/desk/known_moves.py</extracomment>
        <translation>Remis {share}</translation>
    </message>
    <message numerus="yes">
        <source>From {count:,} games of the computer against itself, mostly with {nodes:,} positions searched for each move.</source>
        <extracomment>gui/desk/known_moves.py</extracomment>
        <translation>
            <numerusform>Aus einer Partie des Computers gegen sich selbst, mit {nodes:,} Stellungen je Zug.</numerusform>
            <numerusform>Aus {count:,} Partien des Computers gegen sich selbst, die meisten mit {nodes:,} Stellungen je Zug.</numerusform>
        </translation>
    </message>
    <message>
        <source>Computer&apos;s games</source>
        <extracomment>gui/desk/known_moves.py</extracomment>
        <translation>Computerpartien</translation>
    </message>
    <message>
        <source>Move</source>
        <comment>a move in a table</comment>
        <extracomment>gui/desk/known_moves.py</extracomment>
        <translation>Zug</translation>
    </message>
    <message>
        <source>None of the computer&apos;s games has this position.</source>
        <extracomment>gui/desk/known_moves.py</extracomment>
        <translation>Diese Stellung kommt in keiner Partie des Computers vor.</translation>
    </message>
    <message>
        <source>None of your games has this position.</source>
        <extracomment>gui/desk/known_moves.py</extracomment>
        <translation>Diese Stellung kommt in keiner deiner Partien vor.</translation>
    </message>
    <message>
        <source>Moves played from here in the computer&apos;s games</source>
        <extracomment>gui/library/library_text.py</extracomment>
        <translation>Von hier gespielte Züge in den Partien des Computers</translation>
    </message>
    <message numerus="yes">
        <source>Opening known up to {move} ({count:,} games)</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>
            <numerusform>Eröffnung bekannt bis {move} ({count:,} Partie)</numerusform>
            <numerusform>Eröffnung bekannt bis {move} ({count:,} Partien)</numerusform>
        </translation>
    </message>
    <message>
        <source>Opening unknown from {move}</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>Eröffnung unbekannt ab {move}</translation>
    </message>
    <message>
        <source>By the computer&apos;s games against itself</source>
        <extracomment>gui/study/study_review.py</extracomment>
        <translation>Nach den Partien des Computers gegen sich selbst</translation>
    </message>
    <message>
        <source>Openings</source>
        <extracomment>gui/study/study_openings.py</extracomment>
        <translation>Eröffnungen</translation>
    </message>
    <message>
        <source>Opening explorer</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>Eröffnungsbaum</translation>
    </message>
    <message>
        <source>Mating alone</source>
        <extracomment>gui/known/boards.py, assets/lessons/pandemonium/19-mating-alone.toml, assets/lessons/mansindam/16-mating-alone.toml, assets/lessons/palaceshogi/17-mating-alone.toml</extracomment>
        <translation>Allein mattsetzen</translation>
    </message>
    <message>
        <source>King and one piece against a bare king.</source>
        <extracomment>assets/lessons/pandemonium/19-mating-alone.toml</extracomment>
        <translation>König und eine Figur gegen einen König ohne Figuren.</translation>
    </message>
    <message>
        <source>A knight cannot mate a bare king, but a scepter can, which it may become by a move into the enemy camp. Mate in two.</source>
        <extracomment>assets/lessons/pandemonium/19-mating-alone.toml</extracomment>
        <translation>Ein Springer kann einen König ohne Figuren nicht mattsetzen, ein Zepter aber schon, und zum Zepter kann er mit einem Zug ins gegnerische Lager werden. Matt in zwei Zügen.</translation>
    </message>
    <message>
        <source>King and knight win from nearly everywhere: first into the camp, then against the edge.</source>
        <extracomment>assets/lessons/pandemonium/19-mating-alone.toml</extracomment>
        <translation>König und Springer gewinnen von fast überall: Erst geht es ins Lager, dann wird der König an den Rand gedrängt.</translation>
    </message>
    <message>
        <source>The bishop becomes a horse in the enemy camp, and a horse mates as well. Mate in two.</source>
        <extracomment>assets/lessons/pandemonium/19-mating-alone.toml</extracomment>
        <translation>Der Läufer wird im gegnerischen Lager zum Pferd, und auch ein Pferd setzt matt. Matt in zwei Zügen.</translation>
    </message>
    <message>
        <source>The horse&apos;s step straight ahead shuts the corner, and your king guards it.</source>
        <extracomment>assets/lessons/pandemonium/19-mating-alone.toml</extracomment>
        <translation>Mit seinem Schritt geradeaus sperrt das Pferd die Ecke, und dein König deckt es.</translation>
    </message>
    <message>
        <source>A rook needs its king in front of the other one. Mate in two.</source>
        <extracomment>assets/lessons/pandemonium/19-mating-alone.toml</extracomment>
        <translation>Beim Turm muss dein König dem anderen gegenüberstehen. Matt in zwei Zügen.</translation>
    </message>
    <message>
        <source>If it is your move, every piece but the pawn wins against a bare king from nearly everywhere.</source>
        <extracomment>assets/lessons/pandemonium/19-mating-alone.toml</extracomment>
        <translation>Wenn du am Zug bist, gewinnt jede Figur außer dem Bauern von fast überall gegen einen König ohne Figuren.</translation>
    </message>
    <message>
        <source>One strong piece against a bare king.</source>
        <extracomment>assets/lessons/mansindam/16-mating-alone.toml</extracomment>
        <translation>Eine starke Figur gegen einen König ohne Figuren.</translation>
    </message>
    <message>
        <source>Cardinal, rhino, ship and angel can mate without any help. From the right square the rhino attacks the king in the corner and all squares around it. Mate in one.</source>
        <extracomment>assets/lessons/mansindam/16-mating-alone.toml</extracomment>
        <translation>Kardinal, Nashorn, Schiff und Engel können ohne jede Hilfe mattsetzen. Vom richtigen Feld aus greift das Nashorn den König in der Ecke und alle Felder um ihn herum an. Matt in einem Zug.</translation>
    </message>
    <message>
        <source>The cardinal has the same mate, and only in a corner. A king that stays out of it can be mated only with your own king&apos;s help.</source>
        <extracomment>assets/lessons/mansindam/16-mating-alone.toml</extracomment>
        <translation>Der Kardinal kann genauso mattsetzen, und auch er nur in einer Ecke. Ein König, der ihr fernbleibt, lässt sich nur mit Hilfe deines Königs mattsetzen.</translation>
    </message>
    <message>
        <source>The ship mates on any edge, and its own king may be far away. Mate in two.</source>
        <extracomment>assets/lessons/mansindam/16-mating-alone.toml</extracomment>
        <translation>Das Schiff setzt an jedem Rand matt, und sein König darf weit weg sein. Matt in zwei Zügen.</translation>
    </message>
    <message>
        <source>Without help a ship mates within six moves from anywhere, unless the other king reaches its last rank first.</source>
        <extracomment>assets/lessons/mansindam/16-mating-alone.toml</extracomment>
        <translation>Ohne Hilfe setzt ein Schiff von überall in höchstens sechs Zügen matt, wenn der andere König nicht vorher seine letzte Reihe erreicht.</translation>
    </message>
    <message>
        <source>The angel is even quicker. Mate in two without your king.</source>
        <extracomment>assets/lessons/mansindam/16-mating-alone.toml</extracomment>
        <translation>Der Engel ist noch schneller. Matt in zwei Zügen ohne deinen König.</translation>
    </message>
    <message>
        <source>It needs five moves at most. No other piece but the ship can force mate without its king.</source>
        <extracomment>assets/lessons/mansindam/16-mating-alone.toml</extracomment>
        <translation>Er braucht höchstens fünf Züge. Außer dem Schiff kann keine andere Figur ohne ihren König ein Matt erzwingen.</translation>
    </message>
    <message>
        <source>A cardinal cannot force mate by itself. Your king takes a square away from the edge here: mate in two.</source>
        <extracomment>assets/lessons/mansindam/16-mating-alone.toml</extracomment>
        <translation>Ein Kardinal allein kann kein Matt erzwingen. Hier nimmt dein König dem anderen ein Feld am Rand: Matt in zwei Zügen.</translation>
    </message>
    <message>
        <source>With its king&apos;s help every piece but the pawn can mate. The danger is the race: a king that reaches its last rank has won.</source>
        <extracomment>assets/lessons/mansindam/16-mating-alone.toml</extracomment>
        <translation>Mit Hilfe ihres Königs kann jede Figur außer dem Bauern mattsetzen. Gefährlich ist der Wettlauf: Ein König, der seine letzte Reihe erreicht, hat gewonnen.</translation>
    </message>
    <message>
        <source>One or two pieces against a bare king.</source>
        <extracomment>assets/lessons/palaceshogi/17-mating-alone.toml</extracomment>
        <translation>Eine oder zwei Figuren gegen einen König ohne Figuren.</translation>
    </message>
    <message>
        <source>Kings may not face each other, so your king guards a whole file from afar. Mate in two with the gold.</source>
        <extracomment>assets/lessons/palaceshogi/17-mating-alone.toml</extracomment>
        <translation>Könige dürfen einander nicht gegenüberstehen, darum bewacht dein König von fern eine ganze Linie. Matt in zwei Zügen mit dem Gold.</translation>
    </message>
    <message>
        <source>The gold is safe beside the king: on that file the kings would face each other.</source>
        <extracomment>assets/lessons/palaceshogi/17-mating-alone.toml</extracomment>
        <translation>Das Gold ist neben dem König sicher: Auf dieser Linie stünden sich die Könige gegenüber.</translation>
    </message>
    <message>
        <source>Mate in two with the elephant. Your king guards the file beside the edge.</source>
        <extracomment>assets/lessons/palaceshogi/17-mating-alone.toml</extracomment>
        <translation>Matt in zwei Zügen mit dem Elefanten. Dein König bewacht die Linie neben dem Rand.</translation>
    </message>
    <message>
        <source>The last move is the elephant&apos;s single step. Elephant, dragon, queen and lion all mate with their king&apos;s help.</source>
        <extracomment>assets/lessons/palaceshogi/17-mating-alone.toml</extracomment>
        <translation>Der letzte Zug ist der einzelne Schritt des Elefanten. Elefant, Drache, Dame und Löwe setzen mit Hilfe ihres Königs alle matt.</translation>
    </message>
    <message>
        <source>The lion attacks every square within two of its own. Mate in two, and let your king guard it.</source>
        <extracomment>assets/lessons/palaceshogi/17-mating-alone.toml</extracomment>
        <translation>Der Löwe greift jedes Feld an, das höchstens zwei Schritte entfernt ist. Matt in zwei Zügen: Dein König soll ihn decken.</translation>
    </message>
    <message>
        <source>A lion and its king need seven moves at most, unless the other king reaches the palace.</source>
        <extracomment>assets/lessons/palaceshogi/17-mating-alone.toml</extracomment>
        <translation>Ein Löwe und sein König brauchen höchstens sieben Züge, wenn der andere König nicht den Palast erreicht.</translation>
    </message>
    <message>
        <source>Two knights can mate here, since the kings may not face each other. Mate in two.</source>
        <extracomment>assets/lessons/palaceshogi/17-mating-alone.toml</extracomment>
        <translation>Zwei Springer können hier mattsetzen, weil die Könige einander nicht gegenüberstehen dürfen. Matt in zwei Zügen.</translation>
    </message>
    <message>
        <source>One knight gives check, the other one takes a square, and your king guards a square and the whole file.</source>
        <extracomment>assets/lessons/palaceshogi/17-mating-alone.toml</extracomment>
        <translation>Ein Springer gibt Schach, der andere nimmt ein Feld weg, und dein König bewacht ein Feld und die ganze Linie.</translation>
    </message>
    <message>
        <source>In chess two knights cannot force mate.</source>
        <extracomment>assets/lessons/palaceshogi/17-mating-alone.toml</extracomment>
        <translation>Im gewöhnlichen Schach können zwei Springer kein Matt erzwingen.</translation>
    </message>
    <message>
        <source>Also thinks during your turns</source>
        <extracomment>gui/play/new_game.py</extracomment>
        <translation>Denkt auch, während du am Zug bist</translation>
    </message>
    <message>
        <source>The computer also thinks during your turns</source>
        <extracomment>gui/shell/settings.py</extracomment>
        <translation>Der Computer denkt auch, während du am Zug bist</translation>
    </message>
    <message>
        <source>It thinks about the move it expects from you, for at most three minutes, and keeps the processor busy meanwhile. Only level {number} with a set thinking time does this, and other engines that can.</source>
        <extracomment>gui/engines/engine_field.py</extracomment>
        <translation>Er denkt höchstens drei Minuten lang über den Zug nach, den er von dir erwartet, und lastet dabei den Prozessor aus. Das tun nur Stufe {number} mit fester Bedenkzeit und andere Engines, die es können.</translation>
    </message>
    <message>
        <source> ×</source>
        <comment>behind a number of periods</comment>
        <extracomment>gui/play/match_fields.py</extracomment>
        <translation> ×</translation>
    </message>
    <message>
        <source>M, X, A</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>M, X, A</translation>
    </message>
    <message>
        <source>C, W, T</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>C, W, T</translation>
    </message>
    <message>
        <source>Start from</source>
        <comment>in the workshop</comment>
        <extracomment>gui/workshop/workshop_page.py</extracomment>
        <translation>Grundlage</translation>
    </message>
    <message>
        <source>Variant</source>
        <extracomment>gui/app/unfinished_dialog.py, gui/desk/games_list.py, gui/library/library_text.py, gui/matches/matches_text.py, gui/playtest/playtest_page.py, gui/study/study_dialog.py</extracomment>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Moves</source>
        <comment>a column of numbers of moves</comment>
        <extracomment>gui/app/unfinished_dialog.py, gui/desk/games_list.py, gui/library/library_text.py, gui/matches/matches_text.py</extracomment>
        <translation>Züge</translation>
    </message>
    <message>
        <source>Longest wins</source>
        <extracomment>gui/known/boards.py</extracomment>
        <translation>Die längsten Gewinne</translation>
    </message>
    <message>
        <source>The longest win of each ending. Choose one to see it on the board. Then study it, or play it against the computer.</source>
        <extracomment>gui/known/boards.py</extracomment>
        <translation>Der längste Gewinn jedes Endspiels. Wähle einen, um ihn auf dem Brett zu sehen. Dann studiere ihn oder spiele ihn gegen den Computer.</translation>
    </message>
    <message>
        <source>Ending</source>
        <extracomment>gui/known/boards.py</extracomment>
        <translation>Endspiel</translation>
    </message>
    <message>
        <source>Longest win</source>
        <extracomment>gui/known/boards.py, engine/theory/texts.py: longest win, engine/theory/texts.py: longest as played</extracomment>
        <translation>Längster Gewinn</translation>
    </message>
    <message>
        <source>{side} to move: find the only move that holds.</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>{side} am Zug: Finde den einzigen Zug, der hält.</translation>
    </message>
    <message numerus="yes">
        <source>{side} to move: find the only move that holds, {count} times in a row.</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>
            <numerusform>{side} am Zug: Finde {count}-mal nacheinander den einzigen Zug, der hält.</numerusform>
            <numerusform>{side} am Zug: Finde {count}-mal nacheinander den einzigen Zug, der hält.</numerusform>
        </translation>
    </message>
    <message>
        <source>By variant</source>
        <extracomment>gui/library/statistics.py</extracomment>
        <translation>Nach Spiel</translation>
    </message>
    <message>
        <source>Score</source>
        <comment>a share of points</comment>
        <extracomment>gui/library/library_text.py</extracomment>
        <translation>Quote</translation>
    </message>
    <message>
        <source>Does {player} resign?</source>
        <extracomment>gui/play/game_messages.py</extracomment>
        <translation>{player:=Gibt|Gibst} {player} auf?</translation>
    </message>
    <message>
        <source>Endings</source>
        <extracomment>engine/theory/texts.py: endings</extracomment>
        <translation>Endspiele</translation>
    </message>
    <message>
        <source>A king and one piece against a bare king, with nothing in hand. Every position has been solved, so these numbers are exact: the share of all positions that the side with the piece wins when it is to move, and its longest win in moves.</source>
        <extracomment>engine/theory/texts.py: endings explained</extracomment>
        <translation>König und eine Figur gegen einen König ohne Figuren, alle Hände leer. Jede Stellung wurde gelöst, darum sind diese Zahlen exakt: der Anteil aller Stellungen, die die Seite mit der Figur am Zug gewinnt, und ihr längster Gewinn in Zügen.</translation>
    </message>
    <message>
        <source>In the columns for mate only, a king that arrives ends the game without a winner. In those without arrivals the game goes on, which shows what the pieces themselves can do.</source>
        <extracomment>engine/theory/texts.py: arrivals explained</extracomment>
        <translation>In den Spalten „nur Matt“ beendet ein König, der ankommt, die Partie ohne Sieger. In den Spalten „ohne Ankunft“ geht sie weiter, und das zeigt, was die Figuren selbst vermögen.</translation>
    </message>
    <message>
        <source>Pairs of the pieces that seldom mate alone. Wins that begin by giving one of them away are not counted.</source>
        <extracomment>engine/theory/texts.py: pairs explained</extracomment>
        <translation>Paare der Figuren, die allein selten mattsetzen. Gewinne, die mit der Hergabe einer der beiden beginnen, zählen nicht mit.</translation>
    </message>
    <message>
        <source>These win from at least {share} of the positions: {pieces}.</source>
        <extracomment>engine/theory/texts.py: wins endings</extracomment>
        <translation>Aus mindestens {share} der Stellungen gewinnen: {pieces}.</translation>
    </message>
    <message>
        <source>As long as no king arrives, these mate from at least {share} of the positions: {pieces}.</source>
        <extracomment>engine/theory/texts.py: mates without arrivals</extracomment>
        <translation>Solange kein König ankommt, setzen aus mindestens {share} der Stellungen matt: {pieces}.</translation>
    </message>
    <message>
        <source>These mate from less than {share} of the positions: {pieces}.</source>
        <extracomment>engine/theory/texts.py: mates hardly</extracomment>
        <translation>Aus weniger als {share} der Stellungen setzen matt: {pieces}.</translation>
    </message>
    <message>
        <source>The longest win with best play by both sides: {piece}, {moves} moves.</source>
        <extracomment>engine/theory/texts.py: longest ending</extracomment>
        <translation>Der längste Gewinn bei bestem Spiel beider Seiten: {piece}, {moves} Züge.</translation>
    </message>
    <message>
        <source>With no pieces but the kings, the side to move wins from {share} of the positions.</source>
        <extracomment>engine/theory/texts.py: bare kings</extracomment>
        <translation>Nur mit den Königen gewinnt die Seite am Zug aus {share} der Stellungen.</translation>
    </message>
    <message>
        <source>As long as no king arrives, these pairs mate from most positions: {pairs}.</source>
        <extracomment>engine/theory/texts.py: best pairs</extracomment>
        <translation>Solange kein König ankommt, setzen diese Paare aus den meisten Stellungen matt: {pairs}.</translation>
    </message>
    <message>
        <source>The inventor of this game says that these mate alone: {pieces}.</source>
        <extracomment>engine/theory/texts.py: claim</extracomment>
        <translation>Nach dem Erfinder dieses Spiels setzen diese Figuren allein matt: {pieces}.</translation>
    </message>
    <message>
        <source>Only these can give mate without any help from their king: {pieces}.</source>
        <extracomment>engine/theory/texts.py: gives mate</extracomment>
        <translation>Ganz ohne Hilfe ihres Königs können nur diese Figuren matt geben: {pieces}.</translation>
    </message>
    <message>
        <source>Only these can force mate without their king (share of the positions, longest win in moves): {pieces}.</source>
        <extracomment>engine/theory/texts.py: forces mate</extracomment>
        <translation>Ohne ihren König können nur diese Figuren das Matt erzwingen (Anteil der Stellungen, längster Gewinn in Zügen): {pieces}.</translation>
    </message>
    <message>
        <source>{piece} {share} ({moves})</source>
        <extracomment>engine/theory/texts.py: forced</extracomment>
        <translation>{piece} {share} ({moves})</translation>
    </message>
    <message>
        <source>{first} + {second}</source>
        <extracomment>engine/theory/texts.py: two pieces</extracomment>
        <translation>{first} + {second}</translation>
    </message>
    <message>
        <source>Pair</source>
        <extracomment>engine/theory/texts.py: pair</extracomment>
        <translation>Paar</translation>
    </message>
    <message>
        <source>Pairs of pieces</source>
        <extracomment>engine/theory/texts.py: pairs</extracomment>
        <translation>Figurenpaare</translation>
    </message>
    <message>
        <source>Positions won</source>
        <extracomment>engine/theory/texts.py: won, engine/theory/texts.py: won as played</extracomment>
        <translation>Gewonnene Stellungen</translation>
    </message>
    <message>
        <source>Won, mate only</source>
        <extracomment>engine/theory/texts.py: won mate alone</extracomment>
        <translation>Gewonnen, nur Matt</translation>
    </message>
    <message>
        <source>Longest, mate only</source>
        <extracomment>engine/theory/texts.py: longest mate alone</extracomment>
        <translation>Längster, nur Matt</translation>
    </message>
    <message>
        <source>Won, without arrivals</source>
        <extracomment>engine/theory/texts.py: won no arrivals</extracomment>
        <translation>Gewonnen, ohne Ankunft</translation>
    </message>
    <message>
        <source>Longest, without arrivals</source>
        <extracomment>engine/theory/texts.py: longest no arrivals</extracomment>
        <translation>Längster, ohne Ankunft</translation>
    </message>
    <message>
        <source>Won, other side to move</source>
        <extracomment>engine/theory/texts.py: won by mover</extracomment>
        <translation>Gewonnen, Gegner am Zug</translation>
    </message>
    <message>
        <source>Lost, other side to move</source>
        <extracomment>engine/theory/texts.py: lost by mover</extracomment>
        <translation>Verloren, Gegner am Zug</translation>
    </message>
    <message>
        <source>Mansindam{signs}, “a tale of ten thousand gods”, is chess with strong pieces that change sides: what you capture, you may put back on the board as your own. Pieces grow stronger as soon as they reach the enemy&apos;s third of the board. There are no draws: mate the king, or walk your own across the whole board.</source>
        <extracomment>assets/rules/mansindam.toml</extracomment>
        <translation>Mansindam{signs}, „eine Geschichte von zehntausend Göttern“, ist Schach mit starken Figuren, die die Seite wechseln: Was du schlägst, darfst du als eigene Figur zurück aufs Brett stellen. Figuren werden stärker, sobald sie das gegnerische Drittel des Brettes erreichen. Es gibt kein Remis: Setze den König matt oder führe deinen über das ganze Brett.</translation>
    </message>
    <message>
        <source>You may not repeat a position a third time, so shuffling never saves a game. Make progress: promote.</source>
        <extracomment>assets/lessons/mansindam/14-no-draws.toml</extracomment>
        <translation>Du darfst eine Stellung kein drittes Mal wiederholen; Hin- und Herziehen rettet also keine Partie. Komm voran: Wandle um.</translation>
    </message>
    <message>
        <source>Reversible moves of such a piece do not count as progress.</source>
        <extracomment>gui/rulebook/ends.py</extracomment>
        <translation>Züge einer solchen Figur, die sich rückgängig machen lassen, zählen nicht als Fortschritt.</translation>
    </message>
    <message>
        <source>“{text}”</source>
        <comment>what somebody wrote, in the quotation marks of the language</comment>
        <extracomment>gui/kit/punctuation.py</extracomment>
        <translation>„{text}“</translation>
    </message>
    <message>
        <source>The side to move must be w or b, not {text}.</source>
        <extracomment>rules/words.py: side unknown</extracomment>
        <translation>Die Seite am Zug muss w oder b sein, nicht {text}.</translation>
    </message>
    <message>
        <source>Castling is written with letters or as -, not {text}.</source>
        <extracomment>rules/words.py: castling letters</extracomment>
        <translation>Die Rochade wird mit Buchstaben oder als - geschrieben, nicht {text}.</translation>
    </message>
    <message>
        <source>Castling rights are {letters} or -, not {text}.</source>
        <extracomment>rules/words.py: castling rights</extracomment>
        <translation>Rochaderechte sind {letters} oder -, nicht {text}.</translation>
    </message>
    <message>
        <source>En passant squares are written as in e3 or as -, not {text}.</source>
        <extracomment>rules/words.py: en passant squares</extracomment>
        <translation>En-passant-Felder werden wie e3 oder als - geschrieben, nicht {text}.</translation>
    </message>
    <message>
        <source>Castling is written as in ajaj or as - here, not {text}.</source>
        <extracomment>rules/words.py: castling of vchess</extracomment>
        <translation>Die Rochade wird hier wie ajaj oder als - geschrieben, nicht {text}.</translation>
    </message>
    <message>
        <source>{key} is missing here.</source>
        <extracomment>rules/words.py: definition lacks</extracomment>
        <translation>Hier fehlt {key}.</translation>
    </message>
    <message>
        <source>{key} has to be a text, in quotes.</source>
        <extracomment>rules/words.py: definition wants a text</extracomment>
        <translation>{key} muss ein Text in Anführungszeichen sein.</translation>
    </message>
    <message>
        <source>{key} has to be a whole number from 0 to {most}.</source>
        <extracomment>rules/words.py: definition wants a number</extracomment>
        <translation>{key} muss eine ganze Zahl von 0 bis {most} sein.</translation>
    </message>
    <message>
        <source>{key} has to be true or false.</source>
        <extracomment>rules/words.py: definition wants a flag</extracomment>
        <translation>{key} muss true oder false sein.</translation>
    </message>
    <message>
        <source>{key} has to be a list, in square brackets.</source>
        <extracomment>rules/words.py: definition wants a list</extracomment>
        <translation>{key} muss eine Liste in eckigen Klammern sein.</translation>
    </message>
    <message>
        <source>{key} has to be a table.</source>
        <extracomment>rules/words.py: definition wants a table</extracomment>
        <translation>{key} muss eine Tabelle sein.</translation>
    </message>
    <message>
        <source>{key} has at most {most} entries.</source>
        <extracomment>rules/words.py: definition list too long</extracomment>
        <translation>{key} hat höchstens {most} Einträge.</translation>
    </message>
    <message>
        <source>{key} has at most {most} characters.</source>
        <extracomment>rules/words.py: definition text too long</extracomment>
        <translation>{key} hat höchstens {most} Zeichen.</translation>
    </message>
    <message>
        <source>{key} has characters that cannot be printed, such as a line break.</source>
        <extracomment>rules/words.py: definition text unprintable</extracomment>
        <translation>{key} enthält nicht druckbare Zeichen, etwa einen Zeilenumbruch.</translation>
    </message>
    <message>
        <source>{key} must not be empty.</source>
        <extracomment>rules/words.py: text empty</extracomment>
        <translation>{key} darf nicht leer sein.</translation>
    </message>
    <message>
        <source>{key} has to be at least {least}.</source>
        <extracomment>rules/words.py: number too small</extracomment>
        <translation>{key} muss mindestens {least} sein.</translation>
    </message>
    <message>
        <source>Two pieces have the same {key}.</source>
        <extracomment>rules/words.py: pieces alike</extracomment>
        <translation>Bei zwei Figuren ist {key} gleich.</translation>
    </message>
    <message>
        <source>Only one kind of piece can have {key}.</source>
        <extracomment>rules/words.py: one kind only</extracomment>
        <translation>Nur bei einer Figurenart darf {key} gelten.</translation>
    </message>
    <message>
        <source>Squares that are outlined or tinted, or behind a wall, need a name: {key}.</source>
        <extracomment>rules/words.py: region without a name</extracomment>
        <translation>Umrandete oder getönte Felder und solche hinter einer Mauer brauchen einen Namen: {key}.</translation>
    </message>
</context>
</TS>
