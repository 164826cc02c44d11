<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en_US">
<context>
    <name>Surajang</name>
    <message>
        <source>&amp;Game</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>&amp;Partida</translation>
    </message>
    <message>
        <source>&amp;Moves</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>&amp;Jugadas</translation>
    </message>
    <message>
        <source>&amp;Study</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>&amp;Estudio</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>&amp;Ver</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>A&amp;yuda</translation>
    </message>
    <message>
        <source>&amp;Judge the move</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>&amp;Valorar la jugada</translation>
    </message>
    <message>
        <source>&amp;Who is better</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>&amp;Quién está mejor</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>&amp;Nueva partida…</translation>
    </message>
    <message>
        <source>Re&amp;match with sides swapped</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>Re&amp;vancha cambiando bandos</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>&amp;Abrir…</translation>
    </message>
    <message>
        <source>M&amp;y games</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>&amp;Mis partidas</translation>
    </message>
    <message>
        <source>Set &amp;up a position…</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>Preparar una p&amp;osición…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>&amp;Guardar</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>Guardar &amp;como…</translation>
    </message>
    <message>
        <source>&amp;Export the board as a picture…</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>E&amp;xportar una imagen…</translation>
    </message>
    <message>
        <source>Save a game s&amp;heet (PDF)…</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>Guardar la &amp;planilla (PDF)…</translation>
    </message>
    <message>
        <source>Export an an&amp;imation…</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>Exportar una an&amp;imación…</translation>
    </message>
    <message>
        <source>Offer a &amp;draw</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>Ofrecer &amp;tablas</translation>
    </message>
    <message>
        <source>&amp;Resign…</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>A&amp;bandonar…</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>Pa&amp;usa</translation>
    </message>
    <message>
        <source>Start pa&amp;ge</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>Página &amp;de inicio</translation>
    </message>
    <message>
        <source>Engine ma&amp;tches</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>&amp;Encuentros de motores</translation>
    </message>
    <message>
        <source>&amp;List of engines…</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>&amp;Lista de motores…</translation>
    </message>
    <message>
        <source>Pre&amp;ferences…</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>Pre&amp;ferencias…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>&amp;Salir</translation>
    </message>
    <message>
        <source>&amp;Take back</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>&amp;Deshacer jugada</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>&amp;Rehacer</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>&amp;Pista</translation>
    </message>
    <message>
        <source>Sho&amp;w threats</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>Mostrar ame&amp;nazas</translation>
    </message>
    <message>
        <source>Ask before a care&amp;less move</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>A&amp;visar de descuidos</translation>
    </message>
    <message>
        <source>&amp;Computer: move now</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>&amp;Máquina: jugar ya</translation>
    </message>
    <message>
        <source>C&amp;omputer: play one move</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>Máq&amp;uina: una jugada</translation>
    </message>
    <message>
        <source>Step &amp;back</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>Paso &amp;atrás</translation>
    </message>
    <message>
        <source>Step &amp;forward</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>Paso ade&amp;lante</translation>
    </message>
    <message>
        <source>To the start</source>
        <extracomment>gui/known/boards.py, gui/library/explorer.py, gui/shell/commands.py</extracomment>
        <translation>Al inicio</translation>
    </message>
    <message>
        <source>To the end</source>
        <extracomment>gui/library/explorer.py, gui/shell/commands.py</extracomment>
        <translation>Al final</translation>
    </message>
    <message>
        <source>The match has stopped because of a bug in this program: {why}.</source>
        <extracomment>gui/matches/runner.py</extracomment>
        <translation>El encuentro se ha detenido por un fallo de este programa: {why}.</translation>
    </message>
    <message>
        <source>Matches between two engines or levels. Each opening is played from both sides. Every game is saved when it ends, and a match can be continued later, even after the program has been closed.</source>
        <extracomment>gui/matches/matches_text.py</extracomment>
        <translation>Encuentros entre dos motores o niveles. Cada apertura se juega con ambos bandos. Cada partida se guarda al terminar, y un encuentro puede continuarse más tarde, incluso después de cerrar el programa.</translation>
    </message>
    <message>
        <source>No matches yet.</source>
        <extracomment>gui/matches/matches_text.py</extracomment>
        <translation>Todavía no hay ningún encuentro.</translation>
    </message>
    <message>
        <source>Back to the &amp;game</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>Volver a la par&amp;tida</translation>
    </message>
    <message>
        <source>&amp;Play on from here…</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>&amp;Seguir jugando desde aquí…</translation>
    </message>
    <message>
        <source>Previous variation</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>Variante anterior</translation>
    </message>
    <message>
        <source>Next variation</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>Variante siguiente</translation>
    </message>
    <message>
        <source>Cop&amp;y the position (FEN)</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>&amp;Copiar la posición (FEN)</translation>
    </message>
    <message>
        <source>Copy th&amp;e game (PGN)</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>C&amp;opiar la partida (PGN)</translation>
    </message>
    <message>
        <source>Games with this pos&amp;ition</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>Part&amp;idas con esta posición</translation>
    </message>
    <message>
        <source>Pa&amp;ste a position or a game</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>P&amp;egar posición o partida</translation>
    </message>
    <message>
        <source>&amp;New study…</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>&amp;Nuevo estudio…</translation>
    </message>
    <message>
        <source>&amp;Study this game</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>&amp;Estudiar esta partida</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>&amp;Deshacer</translation>
    </message>
    <message>
        <source>&amp;Comment</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>&amp;Comentario</translation>
    </message>
    <message>
        <source>Comment before the mo&amp;ve</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>C&amp;omentario previo</translation>
    </message>
    <message>
        <source>Print a dia&amp;gram after this move</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>Imprimir dia&amp;grama aquí</translation>
    </message>
    <message>
        <source>Remove &amp;arrows and circles</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>Quitar flechas &amp;y círculos</translation>
    </message>
    <message>
        <source>&amp;Promote the variation</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>&amp;Promover la variante</translation>
    </message>
    <message>
        <source>Make this the &amp;main line</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>&amp;Hacerla línea principal</translation>
    </message>
    <message>
        <source>&amp;Delete from here</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>&amp;Borrar desde aquí</translation>
    </message>
    <message>
        <source>Copy this &amp;line (PGN)</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>Copiar esta &amp;línea (PGN)</translation>
    </message>
    <message>
        <source>Copy th&amp;e moves of this line</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>Copiar solo las j&amp;ugadas</translation>
    </message>
    <message>
        <source>Fold or unfold t&amp;his variation</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>Con&amp;traer/expandir aquí</translation>
    </message>
    <message>
        <source>&amp;Fold the variations</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>Contraer las var&amp;iantes</translation>
    </message>
    <message>
        <source>Unf&amp;old the variations</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>E&amp;xpandir las variantes</translation>
    </message>
    <message>
        <source>Anal&amp;yse</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>Anali&amp;zar</translation>
    </message>
    <message>
        <source>Show the &amp;threat</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>&amp;Mostrar la amenaza</translation>
    </message>
    <message>
        <source>Play the &amp;best move</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>&amp;Jugar la mejor jugada</translation>
    </message>
    <message>
        <source>Rev&amp;iew the game</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>Revisar la p&amp;artida</translation>
    </message>
    <message>
        <source>Learn from your mista&amp;kes</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>Aprender de tu&amp;s errores</translation>
    </message>
    <message>
        <source>&amp;Flip the board</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>&amp;Girar el tablero</translation>
    </message>
    <message>
        <source>Type a &amp;move</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>&amp;Escribir una jugada</translation>
    </message>
    <message>
        <source>Read the &amp;board with keys</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>&amp;Leer el tablero con el teclado</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>&amp;Pantalla completa</translation>
    </message>
    <message>
        <source>&amp;Larger text</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>Texto más g&amp;rande</translation>
    </message>
    <message>
        <source>&amp;Smaller text</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>Texto más pe&amp;queño</translation>
    </message>
    <message>
        <source>&amp;Normal text size</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>Texto &amp;normal</translation>
    </message>
    <message>
        <source>Light or &amp;dark</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>&amp;Claro u oscuro</translation>
    </message>
    <message>
        <source>S&amp;ounds</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>&amp;Sonidos</translation>
    </message>
    <message>
        <source>&amp;Learn the games</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>&amp;Aprender los juegos</translation>
    </message>
    <message>
        <source>&amp;Puzzles</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>&amp;Ejercicios</translation>
    </message>
    <message>
        <source>&amp;How to play</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>&amp;Cómo se juega</translation>
    </message>
    <message>
        <source>&amp;Find a command…</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>&amp;Buscar un comando…</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>A&amp;tajos de teclado</translation>
    </message>
    <message>
        <source>&amp;Change shortcuts…</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>Ca&amp;mbiar atajos…</translation>
    </message>
    <message>
        <source>&amp;About Surajang</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>Acerca &amp;de Surajang</translation>
    </message>
    <message>
        <source>Enter or Tab, then arrow keys</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>Intro o Tab, y luego las flechas</translation>
    </message>
    <message>
        <source>move across the squares and hands</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>recorrer las casillas y las manos</translation>
    </message>
    <message>
        <source>Enter or Space</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>Intro o Espacio</translation>
    </message>
    <message>
        <source>pick a piece up, put it down; promote</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>levantar una pieza, dejarla; promocionar</translation>
    </message>
    <message>
        <source>do not promote</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>no promocionar</translation>
    </message>
    <message>
        <source>Escape</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>Escape</translation>
    </message>
    <message>
        <source>put it back; press again to step through the game with the arrow keys</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>devolverla a su sitio; pulsa otra vez para recorrer la partida con las flechas</translation>
    </message>
    <message>
        <source>1 – 4, Enter</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>1 – 4, Intro</translation>
    </message>
    <message>
        <source>choose the setup</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>elegir la disposición</translation>
    </message>
    <message>
        <source>Delete, +, −</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>Supr, +, −</translation>
    </message>
    <message>
        <source>when setting up a position: remove a piece; one more or one fewer in hand</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>al preparar una posición: quitar una pieza; una más o una menos en mano</translation>
    </message>
    <message>
        <source>Letters</source>
        <extracomment>gui/board/pieces.py, gui/shell/commands.py</extracomment>
        <translation>Letras</translation>
    </message>
    <message>
        <source>when setting up a position: choose a piece; capital letters for the first player&apos;s</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>al preparar una posición: elegir una pieza; con mayúsculas, las del primer jugador</translation>
    </message>
    <message>
        <source>e4, Nf3, N@e5, P*5e, Enter</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>e4, Nf3, N@e5, P*5e, Intro</translation>
    </message>
    <message>
        <source>type a move</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>escribir una jugada</translation>
    </message>
    <message>
        <source>when reading the board: the next piece of a kind; with Shift, the other side&apos;s</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>al leer el tablero: la siguiente pieza de un tipo; con Mayús, las del otro bando</translation>
    </message>
    <message>
        <source>Digits</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>Cifras</translation>
    </message>
    <message>
        <source>when reading the board: along the file; where files are numbered, along the rank</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>al leer el tablero: a lo largo de la columna; donde las columnas llevan número, a lo largo de la fila</translation>
    </message>
    <message>
        <source>when reading the board: the pieces in hand; with Shift, the other side&apos;s</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>al leer el tablero: las piezas en mano; con Mayús, las del otro bando</translation>
    </message>
    <message>
        <source>when reading the board: the last captured piece; the last move; the clocks</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>al leer el tablero: la última pieza capturada; la última jugada; los relojes</translation>
    </message>
    <message>
        <source>/ and a question, Enter</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>/ y una pregunta, Intro</translation>
    </message>
    <message>
        <source>Right button, with Shift or Ctrl, Alt or Super</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>Botón derecho, con Mayús o Ctrl, Alt o Super</translation>
    </message>
    <message>
        <source>draw arrows and circles: green, red, blue; with both: yellow</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>dibujar flechas y círculos: verde, rojo, azul; con ambos: amarillo</translation>
    </message>
    <message>
        <source>Paused</source>
        <extracomment>gui/board/display.py, gui/matches/matches_page.py</extracomment>
        <translation>En pausa</translation>
    </message>
    <message>
        <source>PNG picture (*.png)</source>
        <extracomment>gui/board/picture.py</extracomment>
        <translation>Imagen PNG (*.png)</translation>
    </message>
    <message>
        <source>SVG diagram (*.svg)</source>
        <extracomment>gui/board/picture.py</extracomment>
        <translation>Diagrama SVG (*.svg)</translation>
    </message>
    <message>
        <source>PDF diagram (*.pdf)</source>
        <extracomment>gui/board/picture.py</extracomment>
        <translation>Diagrama PDF (*.pdf)</translation>
    </message>
    <message>
        <source>there is not enough memory for it</source>
        <extracomment>gui/board/picture.py</extracomment>
        <translation>no hay memoria suficiente</translation>
    </message>
    <message>
        <source>PDF needs the cairo library, which is not on this system; PNG and SVG do not need it</source>
        <extracomment>gui/board/picture.py</extracomment>
        <translation>el PDF necesita la biblioteca cairo, que no está en este sistema; PNG y SVG no la necesitan</translation>
    </message>
    <message>
        <source>Stay a {piece}</source>
        <extracomment>gui/board/interaction.py</extracomment>
        <translation>Quedarse como {piece}</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>gui/board/interaction.py, gui/desk/definitions_dialog.py, gui/desk/film_export.py, gui/desk/games_list.py, gui/desk/picture_export.py, gui/desk/printing.py, gui/desk/sheet.py, gui/engines/engine_field.py, gui/kit/waiting_bar.py, gui/library/library_sources.py, gui/matches/match_dialog.py, gui/play/game_messages.py, gui/play/new_game.py, gui/study/study_review.py</extracomment>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Pass: the {piece} stays</source>
        <extracomment>gui/board/interaction.py</extracomment>
        <translation>Pasar: {piece:el} se queda</translation>
    </message>
    <message>
        <source>Promote to {piece}</source>
        <extracomment>gui/board/interaction.py</extracomment>
        <translation>Promocionar a {piece}</translation>
    </message>
    <message>
        <source>no</source>
        <comment>how many</comment>
        <extracomment>gui/words/zone_words.py</extracomment>
        <translation>ninguno</translation>
    </message>
    <message>
        <source>one</source>
        <comment>how many</comment>
        <extracomment>gui/words/zone_words.py</extracomment>
        <translation>uno</translation>
    </message>
    <message>
        <source>two</source>
        <comment>how many</comment>
        <extracomment>gui/words/zone_words.py</extracomment>
        <translation>dos</translation>
    </message>
    <message>
        <source>three</source>
        <comment>how many</comment>
        <extracomment>gui/words/zone_words.py</extracomment>
        <translation>tres</translation>
    </message>
    <message>
        <source>four</source>
        <comment>how many</comment>
        <extracomment>gui/words/zone_words.py</extracomment>
        <translation>cuatro</translation>
    </message>
    <message>
        <source>five</source>
        <comment>how many</comment>
        <extracomment>gui/words/zone_words.py</extracomment>
        <translation>cinco</translation>
    </message>
    <message>
        <source>six</source>
        <comment>how many</comment>
        <extracomment>gui/words/zone_words.py</extracomment>
        <translation>seis</translation>
    </message>
    <message>
        <source>seven</source>
        <comment>how many</comment>
        <extracomment>gui/words/zone_words.py</extracomment>
        <translation>siete</translation>
    </message>
    <message>
        <source>eight</source>
        <comment>how many</comment>
        <extracomment>gui/words/zone_words.py</extracomment>
        <translation>ocho</translation>
    </message>
    <message>
        <source>nine</source>
        <comment>how many</comment>
        <extracomment>gui/words/zone_words.py</extracomment>
        <translation>nueve</translation>
    </message>
    <message>
        <source>ten</source>
        <comment>how many</comment>
        <extracomment>gui/words/zone_words.py</extracomment>
        <translation>diez</translation>
    </message>
    <message>
        <source>first</source>
        <comment>which rank</comment>
        <extracomment>gui/words/zone_words.py</extracomment>
        <translation>primera</translation>
    </message>
    <message>
        <source>second</source>
        <comment>which rank</comment>
        <extracomment>gui/words/zone_words.py</extracomment>
        <translation>segunda</translation>
    </message>
    <message>
        <source>third</source>
        <comment>which rank</comment>
        <extracomment>gui/words/zone_words.py</extracomment>
        <translation>tercera</translation>
    </message>
    <message>
        <source>fourth</source>
        <comment>which rank</comment>
        <extracomment>gui/words/zone_words.py</extracomment>
        <translation>cuarta</translation>
    </message>
    <message>
        <source>fifth</source>
        <comment>which rank</comment>
        <extracomment>gui/words/zone_words.py</extracomment>
        <translation>quinta</translation>
    </message>
    <message>
        <source>sixth</source>
        <comment>which rank</comment>
        <extracomment>gui/words/zone_words.py</extracomment>
        <translation>sexta</translation>
    </message>
    <message>
        <source>seventh</source>
        <comment>which rank</comment>
        <extracomment>gui/words/zone_words.py</extracomment>
        <translation>séptima</translation>
    </message>
    <message>
        <source>eighth</source>
        <comment>which rank</comment>
        <extracomment>gui/words/zone_words.py</extracomment>
        <translation>octava</translation>
    </message>
    <message>
        <source>ninth</source>
        <comment>which rank</comment>
        <extracomment>gui/words/zone_words.py</extracomment>
        <translation>novena</translation>
    </message>
    <message>
        <source>tenth</source>
        <comment>which rank</comment>
        <extracomment>gui/words/zone_words.py</extracomment>
        <translation>décima</translation>
    </message>
    <message>
        <source>its {first} to {last} ranks</source>
        <extracomment>gui/words/zone_words.py</extracomment>
        <translation>sus filas de la {first} a la {last}</translation>
    </message>
    <message>
        <source>When captured, it goes to the captor&apos;s hand as {piece}.</source>
        <extracomment>gui/words/piece_notes.py</extracomment>
        <translation>Al ser capturada, pasa a la mano de quien la captura y se convierte en {piece}.</translation>
    </message>
    <message>
        <source>in {zone}</source>
        <extracomment>gui/words/zone_words.py</extracomment>
        <translation>en {zone}</translation>
    </message>
    <message>
        <source>on {zone}</source>
        <extracomment>gui/words/zone_words.py</extracomment>
        <translation>en {zone}</translation>
    </message>
    <message>
        <source>its own {region}</source>
        <extracomment>gui/words/zone_words.py</extracomment>
        <translation>su propio {region}</translation>
    </message>
    <message>
        <source>the enemy {region}</source>
        <extracomment>gui/words/zone_words.py</extracomment>
        <translation>el {region} enemigo</translation>
    </message>
    <message>
        <source>its first {number} ranks</source>
        <extracomment>gui/words/zone_words.py</extracomment>
        <translation>sus {number} primeras filas</translation>
    </message>
    <message>
        <source>its {which} rank</source>
        <extracomment>gui/words/zone_words.py</extracomment>
        <translation>su {which} fila</translation>
    </message>
    <message>
        <source>May become {piece} by a move that touches {zone}.</source>
        <extracomment>gui/words/piece_notes.py</extracomment>
        <translation>Puede convertirse en {piece} con una jugada que toque {zone}.</translation>
    </message>
    <message>
        <source>May become {piece} by a move that touches {zone}, and must by a move that touches {part}.</source>
        <extracomment>gui/words/piece_notes.py</extracomment>
        <translation>Puede convertirse en {piece} con una jugada que toque {zone}, y tiene que hacerlo con una que toque {part}.</translation>
    </message>
    <message>
        <source>When captured, it leaves the game.</source>
        <extracomment>gui/words/piece_notes.py</extracomment>
        <translation>Al ser capturada, sale de la partida.</translation>
    </message>
    <message>
        <source>When captured, it goes to the captor&apos;s hand.</source>
        <extracomment>gui/words/piece_notes.py</extracomment>
        <translation>Al ser capturada, pasa a la mano de quien la captura.</translation>
    </message>
    <message>
        <source>squares outside {zone}</source>
        <extracomment>gui/words/zone_words.py</extracomment>
        <translation>casillas que no están en {zone}</translation>
    </message>
    <message>
        <source>its last rank</source>
        <extracomment>gui/words/zone_words.py</extracomment>
        <translation>su última fila</translation>
    </message>
    <message>
        <source>its last {number} ranks</source>
        <extracomment>gui/words/zone_words.py</extracomment>
        <translation>sus {number} últimas filas</translation>
    </message>
    <message>
        <source>If it cannot be saved from capture, the game is lost.</source>
        <extracomment>gui/words/piece_notes.py</extracomment>
        <translation>Si no puede salvarse de la captura, la partida está perdida.</translation>
    </message>
    <message>
        <source>Wins by arriving {where}.</source>
        <extracomment>gui/words/piece_notes.py</extracomment>
        <translation>Gana en cuanto está {where}.</translation>
    </message>
    <message>
        <source>The two kings may not face each other on an open line.</source>
        <extracomment>gui/words/piece_notes.py</extracomment>
        <translation>Los dos reyes no pueden enfrentarse en una línea abierta.</translation>
    </message>
    <message>
        <source>After a long step, an enemy {piece} may capture it en passant.</source>
        <extracomment>gui/words/piece_notes.py</extracomment>
        <translation>Tras un paso largo, {piece:un} {piece:=enemigo|enemiga} {piece:=lo|la} puede capturar al paso.</translation>
    </message>
    <message>
        <source>Never captures {piece}.</source>
        <extracomment>gui/words/piece_notes.py</extracomment>
        <translation>Nunca captura {piece}.</translation>
    </message>
    <message>
        <source>Cannot jump over {piece}.</source>
        <extracomment>gui/words/piece_notes.py</extracomment>
        <translation>No puede saltar por encima de {piece}.</translation>
    </message>
    <message>
        <source>May become {piece} by a move that touches {zone}, and must on {part}.</source>
        <extracomment>gui/words/piece_notes.py</extracomment>
        <translation>Puede convertirse en {piece} con una jugada que toque {zone}, y tiene que hacerlo en {part}.</translation>
    </message>
    <message>
        <source>May be dropped only on {zone}.</source>
        <extracomment>gui/words/piece_notes.py</extracomment>
        <translation>Solo puede reingresarse en {zone}.</translation>
    </message>
    <message>
        <source>Cannot be dropped on a file with another {piece} of the same player.</source>
        <extracomment>gui/words/piece_notes.py</extracomment>
        <translation>No puede reingresarse en una columna con {piece:otro} del mismo bando.</translation>
    </message>
    <message>
        <source>May not give mate when dropped.</source>
        <extracomment>gui/words/piece_notes.py</extracomment>
        <translation>Su reingreso no puede dar mate.</translation>
    </message>
    <message>
        <source>A side can have at most {number}.</source>
        <extracomment>gui/words/piece_notes.py</extracomment>
        <translation>Un bando puede tener como máximo {number}.</translation>
    </message>
    <message>
        <source>Always becomes {piece} by a move that touches {zone}.</source>
        <extracomment>gui/words/piece_notes.py</extracomment>
        <translation>Siempre se convierte en {piece} con una jugada que toque {zone}.</translation>
    </message>
    <message>
        <source>Always becomes {piece} on {zone}.</source>
        <extracomment>gui/words/piece_notes.py</extracomment>
        <translation>Siempre se convierte en {piece} en {zone}.</translation>
    </message>
    <message>
        <source>{player}: {task}</source>
        <extracomment>gui/board/overlays.py</extracomment>
        <translation>{player}: {task}</translation>
    </message>
    <message>
        <source>{player} has chosen {setup}</source>
        <extracomment>gui/board/overlays.py</extracomment>
        <translation>{player:El} {player:=ha|han|has} elegido {setup}</translation>
    </message>
    <message>
        <source>{player} chooses now</source>
        <extracomment>gui/board/overlays.py</extracomment>
        <translation>{player:El} {player:=elige|eligen|eliges} ahora</translation>
    </message>
    <message>
        <source>Ready</source>
        <extracomment>gui/board/overlays.py</extracomment>
        <translation>Listo</translation>
    </message>
    <message>
        <source>Confirm</source>
        <extracomment>gui/board/overlays.py</extracomment>
        <translation>Confirmar</translation>
    </message>
    <message>
        <source>{player}, it is your turn to choose</source>
        <extracomment>gui/board/overlays.py</extracomment>
        <translation>{player:Al} {player:=le|les|te} toca elegir</translation>
    </message>
    <message>
        <source>{title}: {player} to move</source>
        <extracomment>gui/board/svg.py</extracomment>
        <translation>{title}: {player:=juega|juegan|juegas} {player:el}</translation>
    </message>
    <message>
        <source>Board</source>
        <extracomment>gui/app/preferences.py, gui/board/view.py</extracomment>
        <translation>Tablero</translation>
    </message>
    <message>
        <source>Something went wrong in the program; your game is safe. The details are in {file}.</source>
        <extracomment>gui/app/application.py</extracomment>
        <translation>Algo ha fallado en el programa; tu partida está a salvo. Los detalles están en {file}.</translation>
    </message>
    <message>
        <source>About Surajang</source>
        <extracomment>gui/app/about.py</extracomment>
        <translation>Acerca de Surajang</translation>
    </message>
    <message>
        <source>Pandemonium, Mansindam and Palace Shogi, for two people at one computer or one against it.

Your games are saved in {folder}.

Surajang is free software under the MIT licence. It uses Qt under the LGPL and the work of many others.</source>
        <extracomment>gui/app/about.py</extracomment>
        <translation>Pandemonium, Mansindam y Palace Shogi, para dos personas ante la misma pantalla o para una contra la máquina.

Tus partidas se guardan en {folder}.

Surajang es software libre con licencia MIT. Utiliza Qt con licencia LGPL y el trabajo de muchas otras personas.</translation>
    </message>
    <message>
        <source>Level of the computer: {name}, rated {rating}. {words}</source>
        <extracomment>gui/play/match_fields.py</extracomment>
        <translation>Nivel de la máquina: {name}, puntuación {rating}. {words}</translation>
    </message>
    <message>
        <source>Minutes</source>
        <extracomment>gui/play/match_fields.py</extracomment>
        <translation>Minutos</translation>
    </message>
    <message>
        <source>Seconds</source>
        <extracomment>gui/play/match_fields.py</extracomment>
        <translation>Segundos</translation>
    </message>
    <message>
        <source> s per move</source>
        <extracomment>gui/matches/matches_text.py, gui/play/match_fields.py</extracomment>
        <translation> s por jugada</translation>
    </message>
    <message>
        <source>Seconds added for each move</source>
        <extracomment>gui/play/match_fields.py</extracomment>
        <translation>Segundos que se añaden por jugada</translation>
    </message>
    <message>
        <source>Periods of byoyomi</source>
        <extracomment>gui/play/match_fields.py</extracomment>
        <translation>Periodos de byoyomi</translation>
    </message>
    <message>
        <source>Seconds of a byoyomi period</source>
        <extracomment>gui/play/match_fields.py</extracomment>
        <translation>Segundos de un periodo de byoyomi</translation>
    </message>
    <message>
        <source>Players</source>
        <extracomment>gui/app/unfinished_dialog.py, gui/desk/games_list.py, gui/library/library_text.py</extracomment>
        <translation>Jugadores</translation>
    </message>
    <message>
        <source>Date</source>
        <extracomment>gui/desk/games_list.py, gui/learn/puzzle_text.py, gui/library/library_text.py</extracomment>
        <translation>Fecha</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>gui/desk/games_list.py, gui/learn/puzzle_text.py, gui/library/library_text.py, gui/matches/matches_text.py, engine/playtest/texts.py: result</extracomment>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Moves</source>
        <extracomment>engine/playtest/texts.py: moves</extracomment>
        <translation>Jugadas</translation>
    </message>
    <message>
        <source>Game</source>
        <extracomment>gui/app/preferences.py, gui/desk/printing.py, gui/editor/setup_panel.py, gui/known/known_page.py, gui/learn/puzzles_page.py, gui/play/new_game.py, gui/rulebook/rules_window.py</extracomment>
        <translation>Juego</translation>
    </message>
    <message>
        <source>Unknown</source>
        <extracomment>gui/desk/games_list.py</extracomment>
        <translation>Desconocido</translation>
    </message>
    <message>
        <source>Search players, dates, results</source>
        <extracomment>gui/desk/games_list.py</extracomment>
        <translation>Buscar jugadores, fechas, resultados</translation>
    </message>
    <message>
        <source>Search</source>
        <extracomment>gui/desk/games_list.py, gui/rulebook/rules_window.py</extracomment>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>Games</source>
        <extracomment>gui/app/practice_dialog.py, gui/desk/definitions_dialog.py, gui/desk/games_list.py, gui/desk/known_moves.py, gui/known/boards.py, gui/library/games_table.py, gui/library/library_text.py, gui/library/statistics.py, gui/matches/matches_text.py, gui/playtest/playtest_page.py, engine/playtest/texts.py: games</extracomment>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>Open</source>
        <extracomment>gui/desk/games_list.py, gui/library/library_text.py</extracomment>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>{there_are:,} games</source>
        <extracomment>gui/desk/games_list.py</extracomment>
        <translation>{there_are:,} partidas</translation>
    </message>
    <message>
        <source>{shown:,} of {there_are:,} games</source>
        <extracomment>gui/desk/games_list.py</extracomment>
        <translation>{shown:,} de {there_are:,} partidas</translation>
    </message>
    <message>
        <source>On the board</source>
        <extracomment>gui/app/keys_dialogs.py</extracomment>
        <translation>En el tablero</translation>
    </message>
    <message>
        <source>New game</source>
        <extracomment>gui/play/game_messages.py, gui/play/new_game.py</extracomment>
        <translation>Nueva partida</translation>
    </message>
    <message>
        <source>How to play</source>
        <extracomment>gui/app/start_cards.py, gui/known/known_page.py, gui/learn/learn_page.py, gui/play/game_messages.py, gui/play/new_game.py, gui/rulebook/rules_window.py</extracomment>
        <translation>Cómo se juega</translation>
    </message>
    <message>
        <source>Start the game</source>
        <extracomment>gui/play/new_game.py</extracomment>
        <translation>Empezar la partida</translation>
    </message>
    <message>
        <source>Who plays</source>
        <extracomment>gui/play/new_game.py</extracomment>
        <translation>Quién juega</translation>
    </message>
    <message>
        <source>You play</source>
        <extracomment>gui/play/new_game.py</extracomment>
        <translation>Juegas con</translation>
    </message>
    <message>
        <source>Level</source>
        <extracomment>gui/app/practice_dialog.py, gui/play/new_game.py, gui/workshop/trying.py</extracomment>
        <translation>Nivel</translation>
    </message>
    <message>
        <source>Its engine</source>
        <extracomment>gui/play/new_game.py</extracomment>
        <translation>Su motor</translation>
    </message>
    <message>
        <source>Thinks for</source>
        <extracomment>gui/play/new_game.py</extracomment>
        <translation>Piensa</translation>
    </message>
    <message>
        <source>Clock</source>
        <extracomment>gui/matches/matches_text.py, gui/play/new_game.py</extracomment>
        <translation>Reloj</translation>
    </message>
    <message>
        <source>Different time for the second player</source>
        <extracomment>gui/play/new_game.py</extracomment>
        <translation>Otro tiempo para el segundo jugador</translation>
    </message>
    <message>
        <source>FEN of the position</source>
        <extracomment>gui/editor/setup_panel.py, gui/play/new_game.py</extracomment>
        <translation>FEN de la posición</translation>
    </message>
    <message>
        <source>Set up…</source>
        <extracomment>gui/play/new_game.py</extracomment>
        <translation>Preparar…</translation>
    </message>
    <message>
        <source>Set up the position on a board</source>
        <extracomment>gui/play/new_game.py</extracomment>
        <translation>Preparar la posición en un tablero</translation>
    </message>
    <message>
        <source>Start from</source>
        <extracomment>gui/play/new_game.py</extracomment>
        <translation>Desde</translation>
    </message>
    <message>
        <source>Two players</source>
        <extracomment>gui/app/start_page.py, gui/play/new_game.py</extracomment>
        <translation>Dos jugadores</translation>
    </message>
    <message>
        <source>Against the computer</source>
        <extracomment>gui/play/new_game.py</extracomment>
        <translation>Contra la máquina</translation>
    </message>
    <message>
        <source>Watch the computer</source>
        <extracomment>gui/play/new_game.py</extracomment>
        <translation>Ver jugar a la máquina</translation>
    </message>
    <message>
        <source>Random</source>
        <extracomment>gui/play/new_game.py</extracomment>
        <translation>Al azar</translation>
    </message>
    <message>
        <source>Sudden death</source>
        <extracomment>gui/play/new_game.py</extracomment>
        <translation>Muerte súbita</translation>
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
        <translation>Posición inicial</translation>
    </message>
    <message>
        <source>A position</source>
        <extracomment>gui/play/new_game.py</extracomment>
        <translation>Una posición</translation>
    </message>
    <message>
        <source>Preferences</source>
        <extracomment>gui/app/preferences.py</extracomment>
        <translation>Preferencias</translation>
    </message>
    <message>
        <source>Pieces</source>
        <extracomment>gui/app/preferences.py, gui/desk/piece_palette.py, gui/desk/printing.py</extracomment>
        <translation>Piezas</translation>
    </message>
    <message>
        <source>View and sounds</source>
        <extracomment>gui/app/preferences.py</extracomment>
        <translation>Aspecto y sonidos</translation>
    </message>
    <message>
        <source>Computer</source>
        <extracomment>gui/app/preferences.py</extracomment>
        <translation>Máquina</translation>
    </message>
    <message>
        <source>In two-player games, the board</source>
        <extracomment>gui/app/preferences.py</extracomment>
        <translation>En partidas de dos, el tablero</translation>
    </message>
    <message>
        <source>Letters and digits read the board aloud</source>
        <extracomment>gui/app/preferences.py, gui/shell/settings.py</extracomment>
        <translation>Las letras y cifras leen el tablero en voz alta</translation>
    </message>
    <message>
        <source>Language</source>
        <extracomment>gui/app/preferences.py, gui/shell/settings.py</extracomment>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>Colours</source>
        <extracomment>gui/app/preferences.py</extracomment>
        <translation>Tema</translation>
    </message>
    <message>
        <source>Text size</source>
        <extracomment>gui/app/preferences.py</extracomment>
        <translation>Tamaño del texto</translation>
    </message>
    <message>
        <source>Volume</source>
        <extracomment>gui/app/preferences.py, gui/shell/settings.py</extracomment>
        <translation>Volumen</translation>
    </message>
    <message>
        <source>The coach asks before a careless move</source>
        <extracomment>gui/app/preferences.py, gui/shell/settings.py</extracomment>
        <translation>El entrenador avisa de descuidos</translation>
    </message>
    <message>
        <source>Engine memory</source>
        <extracomment>gui/app/preferences.py</extracomment>
        <translation>Memoria del motor</translation>
    </message>
    <message>
        <source> MB</source>
        <extracomment>gui/app/preferences.py</extracomment>
        <translation> MB</translation>
    </message>
    <message>
        <source>Differences</source>
        <extracomment>gui/desk/printing.py, gui/rulebook/generated.py, gui/rulebook/rules_pdf.py, gui/rulebook/rules_view.py, gui/rulebook/rules_window.py, gui/shell/knowledge.py</extracomment>
        <translation>Diferencias</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <extracomment>gui/rulebook/rules_window.py</extracomment>
        <translation>Buscar en las reglas</translation>
    </message>
    <message>
        <source>Contents</source>
        <extracomment>gui/rulebook/rules_web_page.py, gui/rulebook/rules_window.py</extracomment>
        <translation>Índice</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <extracomment>gui/desk/printing.py, gui/rulebook/rules_window.py</extracomment>
        <translation>Guardar como PDF…</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <extracomment>gui/rulebook/rules_window.py</extracomment>
        <translation>No se ha encontrado nada</translation>
    </message>
    <message>
        <source>Leave without saving</source>
        <extracomment>gui/desk/save_commands.py</extracomment>
        <translation>Salir sin guardar</translation>
    </message>
    <message>
        <source>Stay</source>
        <extracomment>gui/desk/save_commands.py</extracomment>
        <translation>Quedarse</translation>
    </message>
    <message>
        <source>Study</source>
        <extracomment>gui/app/start_cards.py, gui/app/start_page.py, gui/app/unfinished_games.py, gui/known/boards.py, gui/study/study_dialog.py, gui/study/study_notes.py</extracomment>
        <translation>Estudio</translation>
    </message>
    <message>
        <source>Last changed</source>
        <extracomment>gui/study/study_dialog.py</extracomment>
        <translation>Último cambio</translation>
    </message>
    <message>
        <source>A position (FEN)</source>
        <extracomment>gui/study/study_dialog.py</extracomment>
        <translation>Una posición (FEN)</translation>
    </message>
    <message>
        <source>FEN of a position</source>
        <extracomment>gui/study/study_dialog.py</extracomment>
        <translation>FEN de una posición</translation>
    </message>
    <message>
        <source>New study</source>
        <extracomment>gui/storage/studies_folder.py, gui/study/study_dialog.py</extracomment>
        <translation>Nuevo estudio</translation>
    </message>
    <message>
        <source>Looking for your studies…</source>
        <extracomment>gui/study/study_dialog.py</extracomment>
        <translation>Buscando tus estudios…</translation>
    </message>
    <message>
        <source>Put aside</source>
        <extracomment>gui/app/unfinished_dialog.py, gui/study/study_dialog.py</extracomment>
        <translation>Apartar</translation>
    </message>
    <message>
        <source>Put this study aside (Del)</source>
        <extracomment>gui/study/study_dialog.py</extracomment>
        <translation>Apartar este estudio (Supr)</translation>
    </message>
    <message>
        <source>Continue</source>
        <extracomment>gui/app/practice_dialog.py, gui/app/start_cards.py, gui/app/start_page.py, gui/app/unfinished_dialog.py, gui/matches/matches_text.py, gui/play/game_messages.py, gui/playtest/playtest_page.py, gui/study/study_dialog.py</extracomment>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Studies</source>
        <extracomment>gui/study/study_dialog.py</extracomment>
        <translation>Estudios</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>gui/app/practice_dialog.py, gui/app/unfinished_dialog.py, gui/engines/engine_options.py, gui/engines/engines_dialog.py, gui/kit/long_text.py, gui/library/library_text.py, gui/study/study_dialog.py</extracomment>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Studies are saved here as you edit them.</source>
        <extracomment>gui/study/study_dialog.py</extracomment>
        <translation>Los estudios se guardan aquí mientras los editas.</translation>
    </message>
    <message>
        <source>The study was put aside. Its file is {there}.</source>
        <extracomment>gui/study/study_dialog.py</extracomment>
        <translation>El estudio se ha apartado. Su archivo es {there}.</translation>
    </message>
    <message>
        <source>The study could not be put aside: {why}.</source>
        <extracomment>gui/study/study_dialog.py</extracomment>
        <translation>El estudio no se ha podido apartar: {why}.</translation>
    </message>
    <message>
        <source>Last played</source>
        <extracomment>gui/app/unfinished_dialog.py</extracomment>
        <translation>Última vez</translation>
    </message>
    <message>
        <source>Unfinished games</source>
        <extracomment>gui/app/unfinished_dialog.py</extracomment>
        <translation>Partidas sin terminar</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>gui/app/start_cards.py, gui/app/unfinished_dialog.py, gui/workshop/draft_page.py</extracomment>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Put this game aside (Del)</source>
        <extracomment>gui/app/unfinished_dialog.py</extracomment>
        <translation>Apartar esta partida (Supr)</translation>
    </message>
    <message>
        <source>{words}, last played {time_text}</source>
        <extracomment>gui/app/unfinished_dialog.py</extracomment>
        <translation>{words}, jugada por última vez {time_text}</translation>
    </message>
    <message>
        <source>The engine cannot be started: {words}.</source>
        <extracomment>gui/engines/engine_process.py</extracomment>
        <translation>No se puede iniciar el motor: {words}.</translation>
    </message>
    <message>
        <source>The game cannot be set as an option.</source>
        <extracomment>gui/engines/engine_process.py</extracomment>
        <translation>El juego no se puede fijar como opción.</translation>
    </message>
    <message>
        <source>{value} has no button {name}.</source>
        <extracomment>gui/engines/engine_process.py</extracomment>
        <translation>{value} no tiene ningún botón {name}.</translation>
    </message>
    <message>
        <source>{value} does not support the game being played here.</source>
        <extracomment>gui/engines/engine_process.py</extracomment>
        <translation>{value} no admite el juego al que se juega aquí.</translation>
    </message>
    <message>
        <source>{value} has no option {name}.</source>
        <extracomment>gui/engines/engine_process.py</extracomment>
        <translation>{value} no tiene ninguna opción {name}.</translation>
    </message>
    <message>
        <source>{name} must be one of: {join}.</source>
        <extracomment>gui/engines/protocol.py</extracomment>
        <translation>{name} debe ser uno de estos valores: {join}.</translation>
    </message>
    <message>
        <source>{name} takes a single line.</source>
        <extracomment>gui/engines/protocol.py</extracomment>
        <translation>{name} admite una sola línea.</translation>
    </message>
    <message>
        <source>{name} takes no value.</source>
        <extracomment>gui/engines/protocol.py</extracomment>
        <translation>{name} no admite ningún valor.</translation>
    </message>
    <message>
        <source>Open a game</source>
        <extracomment>gui/desk/file_dialogs.py</extracomment>
        <translation>Abrir una partida</translation>
    </message>
    <message>
        <source>A file {readable} already exists.</source>
        <extracomment>gui/desk/file_dialogs.py</extracomment>
        <translation>Ya existe un archivo {readable}.</translation>
    </message>
    <message>
        <source>Replace it</source>
        <extracomment>gui/desk/file_dialogs.py, gui/desk/save_commands.py</extracomment>
        <translation>Reemplazarlo</translation>
    </message>
    <message>
        <source>The text on the clipboard</source>
        <extracomment>gui/desk/open_commands.py</extracomment>
        <translation>El texto del portapapeles</translation>
    </message>
    <message>
        <source>The dropped text</source>
        <extracomment>gui/desk/open_commands.py</extracomment>
        <translation>El texto soltado</translation>
    </message>
    <message>
        <source>Opening the text on the clipboard…</source>
        <extracomment>gui/desk/open_commands.py</extracomment>
        <translation>Abriendo el texto del portapapeles…</translation>
    </message>
    <message>
        <source>Opening the dropped text…</source>
        <extracomment>gui/desk/open_commands.py</extracomment>
        <translation>Abriendo el texto soltado…</translation>
    </message>
    <message>
        <source>Games on the clipboard</source>
        <extracomment>gui/desk/open_commands.py</extracomment>
        <translation>Partidas del portapapeles</translation>
    </message>
    <message>
        <source>Dropped games</source>
        <extracomment>gui/desk/open_commands.py</extracomment>
        <translation>Partidas soltadas</translation>
    </message>
    <message>
        <source>Opening {name}…</source>
        <extracomment>gui/desk/open_commands.py</extracomment>
        <translation>Abriendo {name}…</translation>
    </message>
    <message>
        <source>This game</source>
        <extracomment>gui/desk/open_commands.py</extracomment>
        <translation>Esta partida</translation>
    </message>
    <message>
        <source>Opening the study…</source>
        <extracomment>gui/desk/open_commands.py</extracomment>
        <translation>Abriendo el estudio…</translation>
    </message>
    <message>
        <source>Games in {name}</source>
        <extracomment>gui/desk/open_commands.py</extracomment>
        <translation>Partidas de {name}</translation>
    </message>
    <message>
        <source>Opening the game…</source>
        <extracomment>gui/app/unfinished_reader.py, gui/desk/open_commands.py</extracomment>
        <translation>Abriendo la partida…</translation>
    </message>
    <message>
        <source>That game cannot be read. {sentence}</source>
        <extracomment>gui/desk/open_commands.py</extracomment>
        <translation>Esa partida no se puede leer. {sentence}</translation>
    </message>
    <message>
        <source>{name} contains no readable game. {sentence}</source>
        <extracomment>gui/desk/open_commands.py</extracomment>
        <translation>{name} no contiene ninguna partida que se pueda leer. {sentence}</translation>
    </message>
    <message>
        <source>There is no text on the clipboard.</source>
        <extracomment>gui/desk/open_commands.py</extracomment>
        <translation>No hay texto en el portapapeles.</translation>
    </message>
    <message>
        <source>{name} is neither a game nor a position.</source>
        <extracomment>gui/desk/open_commands.py</extracomment>
        <translation>{name} no es una partida ni una posición.</translation>
    </message>
    <message>
        <source>{name} is not a position of {title}. {why}</source>
        <extracomment>gui/desk/open_commands.py</extracomment>
        <translation>{name} no es una posición de {title}. {why}</translation>
    </message>
    <message>
        <source>Save the rules</source>
        <extracomment>gui/desk/printing.py</extracomment>
        <translation>Guardar las reglas</translation>
    </message>
    <message>
        <source>How to play {title}</source>
        <extracomment>gui/desk/printing.py, gui/rulebook/rules_pdf.py, gui/rulebook/rules_web_page.py</extracomment>
        <translation>Cómo se juega a {title}</translation>
    </message>
    <message>
        <source>PDF document (*.pdf)</source>
        <extracomment>gui/desk/printing.py, gui/desk/report_exports.py, gui/desk/share_commands.py</extracomment>
        <translation>Documento PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Saved to {readable}.</source>
        <extracomment>gui/storage/paths.py</extracomment>
        <translation>Guardado en {readable}.</translation>
    </message>
    <message>
        <source>The PDF could not be saved: {why}.</source>
        <extracomment>gui/desk/printing.py, gui/desk/share_commands.py</extracomment>
        <translation>El PDF no se ha podido guardar: {why}.</translation>
    </message>
    <message>
        <source>Its current contents would be lost.</source>
        <extracomment>gui/desk/save_commands.py</extracomment>
        <translation>Se perdería su contenido actual.</translation>
    </message>
    <message>
        <source>Replace the game</source>
        <extracomment>gui/desk/save_commands.py</extracomment>
        <translation>Reemplazar la partida</translation>
    </message>
    <message>
        <source>This game is still in the file, and only this game would be replaced.</source>
        <extracomment>gui/desk/save_commands.py</extracomment>
        <translation>Esta partida sigue en el archivo, y solo ella se reemplazaría.</translation>
    </message>
    <message>
        <source>Add it</source>
        <extracomment>gui/desk/save_commands.py</extracomment>
        <translation>Añadirla</translation>
    </message>
    <message>
        <source>This game is no longer in the file. It would be added after the others.</source>
        <extracomment>gui/desk/save_commands.py</extracomment>
        <translation>Esta partida ya no está en el archivo. Se añadiría detrás de las demás.</translation>
    </message>
    <message>
        <source>{name} was changed by another program.</source>
        <extracomment>gui/desk/save_commands.py</extracomment>
        <translation>Otro programa ha cambiado {name}.</translation>
    </message>
    <message>
        <source>{name} is still being saved.</source>
        <extracomment>gui/desk/save_commands.py</extracomment>
        <translation>{name} todavía se está guardando.</translation>
    </message>
    <message>
        <source>Save as…</source>
        <extracomment>gui/desk/messages.py, gui/desk/save_commands.py</extracomment>
        <translation>Guardar como…</translation>
    </message>
    <message>
        <source>Saving {name}…</source>
        <extracomment>gui/desk/save_commands.py, gui/library/library_actions.py</extracomment>
        <translation>Guardando {name}…</translation>
    </message>
    <message>
        <source>{name} could not be saved: {why}.</source>
        <extracomment>gui/storage/paths.py</extracomment>
        <translation>{name} no se ha podido guardar: {why}.</translation>
    </message>
    <message>
        <source>Saved as {name}.</source>
        <extracomment>gui/desk/save_commands.py</extracomment>
        <translation>Guardado como {name}.</translation>
    </message>
    <message>
        <source>The position is on the clipboard.</source>
        <extracomment>gui/desk/share_commands.py, gui/library/library_page.py</extracomment>
        <translation>La posición está en el portapapeles.</translation>
    </message>
    <message>
        <source>Your puzzle results</source>
        <extracomment>gui/learn/puzzle_record.py</extracomment>
        <translation>Tus resultados en los ejercicios</translation>
    </message>
    <message>
        <source>Start again</source>
        <extracomment>gui/rulebook/rules_view.py, gui/workshop/trying.py</extracomment>
        <translation>Empezar de nuevo</translation>
    </message>
    <message>
        <source>Board. {caption}</source>
        <extracomment>gui/rulebook/rules_view.py</extracomment>
        <translation>Tablero. {caption}</translation>
    </message>
    <message>
        <source>Not all games were read: the process reading them stopped.</source>
        <extracomment>gui/library/library.py</extracomment>
        <translation>No se han leído todas las partidas: el proceso que las leía se ha detenido.</translation>
    </message>
    <message>
        <source>The list of games cannot be updated: {why}.</source>
        <extracomment>gui/library/library.py</extracomment>
        <translation>La lista de partidas no se puede actualizar: {why}.</translation>
    </message>
    <message>
        <source>The list of games cannot be read: {why}.</source>
        <extracomment>gui/library/library.py</extracomment>
        <translation>La lista de partidas no se puede leer: {why}.</translation>
    </message>
    <message>
        <source>No more tags can be stored: there are already too many.</source>
        <extracomment>gui/library/own_data.py</extracomment>
        <translation>No se pueden guardar más etiquetas: ya hay demasiadas.</translation>
    </message>
    <message>
        <source>{name} was added: only games played here can be deleted.</source>
        <extracomment>gui/library/library_actions.py</extracomment>
        <translation>{name} se añadió a la biblioteca: solo se pueden borrar las partidas jugadas aquí.</translation>
    </message>
    <message>
        <source>{name} has changed. The list is being updated; try again in a moment.</source>
        <extracomment>gui/library/library_actions.py</extracomment>
        <translation>{name} ha cambiado. Se está actualizando la lista; inténtalo de nuevo en un momento.</translation>
    </message>
    <message>
        <source>{name} cannot be read: {why}.</source>
        <extracomment>gui/app/own_game_commands.py, gui/library/library_actions.py, gui/library/library_text.py, gui/storage/games_folder.py, gui/storage/opening.py, gui/workshop/workshop_page.py</extracomment>
        <translation>{name} no se puede leer: {why}.</translation>
    </message>
    <message>
        <source>That game is being played in another window.</source>
        <extracomment>gui/library/library_actions.py</extracomment>
        <translation>Esa partida se está jugando en otra ventana.</translation>
    </message>
    <message>
        <source>{name} contains more than this game and was not deleted.</source>
        <extracomment>gui/library/library_actions.py</extracomment>
        <translation>{name} contiene más que esta partida y no se ha borrado.</translation>
    </message>
    <message>
        <source>{name} could not be moved to the trash.</source>
        <extracomment>gui/library/library_actions.py</extracomment>
        <translation>{name} no se ha podido mover a la papelera.</translation>
    </message>
    <message>
        <source>Figures</source>
        <extracomment>gui/board/pieces.py</extracomment>
        <translation>Figuras</translation>
    </message>
    <message>
        <source>Hanja tablets</source>
        <extracomment>gui/board/pieces.py</extracomment>
        <translation>Tablillas con hanja</translation>
    </message>
    <message>
        <source>Wedges with pictures</source>
        <extracomment>gui/board/pieces.py</extracomment>
        <translation>Cuñas con dibujos</translation>
    </message>
    <message>
        <source>Wedges with hanja</source>
        <extracomment>gui/board/pieces.py</extracomment>
        <translation>Cuñas con hanja</translation>
    </message>
    <message>
        <source>The computer&apos;s engine answered with illegal moves.</source>
        <extracomment>gui/play/computer_turn.py, gui/workshop/trying.py</extracomment>
        <translation>El motor de la máquina ha respondido con jugadas ilegales.</translation>
    </message>
    <message>
        <source>There is no hint for this position.</source>
        <extracomment>gui/play/computer_turn.py</extracomment>
        <translation>No hay ninguna pista para esta posición.</translation>
    </message>
    <message>
        <source>Novice</source>
        <comment>a level</comment>
        <extracomment>gui/players/levels.py</extracomment>
        <translation>Novato</translation>
    </message>
    <message>
        <source>Overlooks most captures; meant to be beaten.</source>
        <extracomment>gui/players/levels.py</extracomment>
        <translation>No ve la mayoría de las capturas; está hecho para perder.</translation>
    </message>
    <message>
        <source>Recruit</source>
        <comment>a level</comment>
        <extracomment>gui/players/levels.py</extracomment>
        <translation>Recluta</translation>
    </message>
    <message>
        <source>Captures now and then, and protects little.</source>
        <extracomment>gui/players/levels.py</extracomment>
        <translation>Captura de vez en cuando y protege poco.</translation>
    </message>
    <message>
        <source>Apprentice</source>
        <comment>a level</comment>
        <extracomment>gui/players/levels.py</extracomment>
        <translation>Aprendiz</translation>
    </message>
    <message>
        <source>Leaves pieces unprotected.</source>
        <extracomment>gui/players/levels.py</extracomment>
        <translation>Deja piezas sin defensa.</translation>
    </message>
    <message>
        <source>Page</source>
        <comment>a level</comment>
        <extracomment>gui/players/levels.py</extracomment>
        <translation>Paje</translation>
    </message>
    <message>
        <source>Takes what it sees, and sees little.</source>
        <extracomment>gui/players/levels.py</extracomment>
        <translation>Captura lo que ve, y ve poco.</translation>
    </message>
    <message>
        <source>Squire</source>
        <comment>a level</comment>
        <extracomment>gui/players/levels.py</extracomment>
        <translation>Escudero</translation>
    </message>
    <message>
        <source>Looks one exchange ahead.</source>
        <extracomment>gui/players/levels.py</extracomment>
        <translation>Prevé un cambio de piezas.</translation>
    </message>
    <message>
        <source>Scout</source>
        <comment>a level</comment>
        <extracomment>gui/players/levels.py</extracomment>
        <translation>Explorador</translation>
    </message>
    <message>
        <source>Spots simple threats.</source>
        <extracomment>gui/players/levels.py</extracomment>
        <translation>Ve las amenazas simples.</translation>
    </message>
    <message>
        <source>Knight</source>
        <comment>a level</comment>
        <extracomment>gui/players/levels.py</extracomment>
        <translation>Caballero</translation>
    </message>
    <message>
        <source>A steady club player.</source>
        <extracomment>gui/players/levels.py</extracomment>
        <translation>Un sólido jugador de club.</translation>
    </message>
    <message>
        <source>Captain</source>
        <comment>a level</comment>
        <extracomment>gui/players/levels.py</extracomment>
        <translation>Capitán</translation>
    </message>
    <message>
        <source>Punishes careless moves.</source>
        <extracomment>gui/players/levels.py</extracomment>
        <translation>Castiga las jugadas descuidadas.</translation>
    </message>
    <message>
        <source>Cardinal</source>
        <comment>a level</comment>
        <extracomment>gui/players/levels.py</extracomment>
        <translation>Cardenal</translation>
    </message>
    <message>
        <source>Sees combinations coming.</source>
        <extracomment>gui/players/levels.py</extracomment>
        <translation>Ve venir las combinaciones.</translation>
    </message>
    <message>
        <source>Marshal</source>
        <comment>a level</comment>
        <extracomment>gui/players/levels.py</extracomment>
        <translation>Mariscal</translation>
    </message>
    <message>
        <source>Rarely errs.</source>
        <extracomment>gui/players/levels.py</extracomment>
        <translation>Rara vez se equivoca.</translation>
    </message>
    <message>
        <source>Dragon</source>
        <comment>a level</comment>
        <extracomment>gui/players/levels.py</extracomment>
        <translation>Dragón</translation>
    </message>
    <message>
        <source>Holds little back.</source>
        <extracomment>gui/players/levels.py</extracomment>
        <translation>Se guarda poco.</translation>
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
        <translation>Usa todo lo que ha aprendido.</translation>
    </message>
    <message>
        <source>You</source>
        <extracomment>gui/words/naming.py</extracomment>
        <translation>Tú</translation>
    </message>
    <message>
        <source>{name} (level {level})</source>
        <extracomment>gui/words/naming.py</extracomment>
        <translation>{name} (nivel {level})</translation>
    </message>
    <message>
        <source>{readable} contains no readable game. {why}</source>
        <extracomment>gui/players/saved_game.py</extracomment>
        <translation>{readable} no contiene ninguna partida que se pueda leer. {why}</translation>
    </message>
    <message>
        <source>There is no game in this text.</source>
        <extracomment>gui/players/saved_game.py, rules/words.py: no game</extracomment>
        <translation>No hay ninguna partida en este texto.</translation>
    </message>
    <message>
        <source>{readable} cannot be read: {why}.</source>
        <extracomment>gui/players/saved_game.py</extracomment>
        <translation>{readable} no se puede leer: {why}.</translation>
    </message>
    <message>
        <source>{readable} cannot be read: {error}.</source>
        <extracomment>gui/players/saved_game.py</extracomment>
        <translation>{readable} no se puede leer: {error}.</translation>
    </message>
    <message>
        <source>In two-&amp;player games, the board</source>
        <extracomment>gui/app/menus.py</extracomment>
        <translation>En partidas de &amp;dos, el tablero</translation>
    </message>
    <message>
        <source>{shortened}, {title}. It was not closed; all edits were kept.</source>
        <extracomment>gui/app/unfinished_games.py</extracomment>
        <translation>{shortened}, {title}. No se cerró; se ha conservado todo lo editado.</translation>
    </message>
    <message>
        <source>The game stays among the unfinished games, and you can continue it from the start page.</source>
        <extracomment>gui/play/game_messages.py</extracomment>
        <translation>La partida queda entre las partidas sin terminar, y puedes continuarla desde la página de inicio.</translation>
    </message>
    <message>
        <source>Rematch</source>
        <extracomment>gui/play/game_messages.py</extracomment>
        <translation>Revancha</translation>
    </message>
    <message>
        <source>The clocks are stopped until then.</source>
        <extracomment>gui/play/game_messages.py</extracomment>
        <translation>Hasta entonces, los relojes están parados.</translation>
    </message>
    <message>
        <source>{offerer} offers a draw</source>
        <extracomment>gui/play/game_messages.py</extracomment>
        <translation>{offerer:El} {offerer:=ofrece|ofrecen|ofreces} tablas</translation>
    </message>
    <message>
        <source>Resign this game?</source>
        <extracomment>gui/play/game_messages.py</extracomment>
        <translation>¿Abandonar esta partida?</translation>
    </message>
    <message>
        <source>Leave this game for a study?</source>
        <extracomment>gui/play/game_messages.py</extracomment>
        <translation>¿Dejar esta partida por un estudio?</translation>
    </message>
    <message>
        <source>Play on from here?</source>
        <extracomment>gui/play/game_messages.py</extracomment>
        <translation>¿Seguir jugando desde aquí?</translation>
    </message>
    <message>
        <source>The computer cannot continue</source>
        <extracomment>gui/play/game_messages.py</extracomment>
        <translation>La máquina no puede seguir</translation>
    </message>
    <message>
        <source>Study this game</source>
        <extracomment>gui/matches/matches_page.py, gui/play/game_messages.py</extracomment>
        <translation>Estudiar esta partida</translation>
    </message>
    <message>
        <source>{opponent} declines the draw.</source>
        <extracomment>gui/play/game_messages.py</extracomment>
        <translation>{opponent:El} {opponent:=rechaza|rechazan|rechazas} las tablas.</translation>
    </message>
    <message>
        <source>Resign</source>
        <extracomment>gui/play/game_messages.py</extracomment>
        <translation>Abandonar</translation>
    </message>
    <message>
        <source>Play on</source>
        <extracomment>gui/play/game_messages.py</extracomment>
        <translation>Seguir jugando</translation>
    </message>
    <message>
        <source>Study it</source>
        <extracomment>gui/editor/setup_panel.py, gui/library/library_text.py, gui/play/game_messages.py</extracomment>
        <translation>Estudiarla</translation>
    </message>
    <message>
        <source>The result no longer counts.</source>
        <extracomment>gui/play/game_messages.py</extracomment>
        <translation>El resultado ya no cuenta.</translation>
    </message>
    <message>
        <source>What was played stays as a variation.</source>
        <extracomment>gui/play/game_messages.py</extracomment>
        <translation>Lo jugado queda como variante.</translation>
    </message>
    <message>
        <source>The game is paused.</source>
        <extracomment>gui/play/game_messages.py, gui/play/move_entry.py</extracomment>
        <translation>La partida está en pausa.</translation>
    </message>
    <message>
        <source>Try again</source>
        <extracomment>gui/learn/lesson_page.py, gui/learn/puzzle_text.py, gui/play/game_messages.py, gui/review/review_text.py</extracomment>
        <translation>Intentar de nuevo</translation>
    </message>
    <message>
        <source>Continue as two players</source>
        <extracomment>gui/play/game_messages.py</extracomment>
        <translation>Seguir entre dos personas</translation>
    </message>
    <message>
        <source>Take back</source>
        <extracomment>gui/play/game_messages.py, gui/workshop/trying.py</extracomment>
        <translation>Deshacer jugada</translation>
    </message>
    <message>
        <source>Does {opponent} accept? {stand}</source>
        <extracomment>gui/play/game_messages.py</extracomment>
        <translation>¿{opponent:=Acepta|Aceptan|Aceptas} {opponent:el}? {stand}</translation>
    </message>
    <message>
        <source>Accept</source>
        <extracomment>gui/play/game_messages.py</extracomment>
        <translation>Aceptar</translation>
    </message>
    <message>
        <source>Decline</source>
        <extracomment>gui/play/game_messages.py</extracomment>
        <translation>Rechazar</translation>
    </message>
    <message>
        <source>Use Surajang&apos;s own engine</source>
        <extracomment>gui/play/game_messages.py</extracomment>
        <translation>Usar el motor de Surajang</translation>
    </message>
    <message>
        <source>{colour}, level {level}</source>
        <extracomment>gui/play/game_page.py</extracomment>
        <translation>{colour}, nivel {level}</translation>
    </message>
    <message>
        <source>Looking for a hint</source>
        <extracomment>gui/play/game_page.py</extracomment>
        <translation>Buscando una pista</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <extracomment>gui/play/game_page.py, gui/play/move_entry.py</extracomment>
        <translation>Volver a la partida</translation>
    </message>
    <message>
        <source>Play on…</source>
        <extracomment>gui/play/game_page.py</extracomment>
        <translation>Seguir jugando…</translation>
    </message>
    <message>
        <source>It played {written}.</source>
        <extracomment>gui/play/game_page.py</extracomment>
        <translation>Ha jugado {written}.</translation>
    </message>
    <message>
        <source>The computer has moved</source>
        <extracomment>gui/play/game_page.py</extracomment>
        <translation>La máquina ha jugado</translation>
    </message>
    <message>
        <source>Thinking</source>
        <extracomment>gui/play/game_page.py</extracomment>
        <translation>Pensando</translation>
    </message>
    <message>
        <source>It is the computer&apos;s turn.</source>
        <extracomment>gui/play/move_entry.py</extracomment>
        <translation>Es el turno de la máquina.</translation>
    </message>
    <message>
        <source>The game has continued from this position.</source>
        <extracomment>gui/play/move_entry.py</extracomment>
        <translation>La partida ha seguido desde esta posición.</translation>
    </message>
    <message>
        <source>Type a move</source>
        <extracomment>gui/desk/typed_move.py</extracomment>
        <translation>Escribe una jugada</translation>
    </message>
    <message>
        <source>Repetition</source>
        <extracomment>gui/play/move_entry.py, gui/words/outcome_text.py, gui/workshop/panels.py, assets/rules/differences.toml</extracomment>
        <translation>Repetición</translation>
    </message>
    <message>
        <source>The game is over here.</source>
        <extracomment>gui/analysis/analysis_text.py, gui/play/move_entry.py, gui/study/study_page.py</extracomment>
        <translation>La partida acaba aquí.</translation>
    </message>
    <message>
        <source>Earlier position: press End to return to the game.</source>
        <extracomment>gui/play/move_entry.py</extracomment>
        <translation>Posición anterior: Fin vuelve a la partida.</translation>
    </message>
    <message>
        <source>Earlier position</source>
        <extracomment>gui/play/move_entry.py</extracomment>
        <translation>Posición anterior</translation>
    </message>
    <message>
        <source>The game is over; you can try out moves. {words}</source>
        <extracomment>gui/play/move_entry.py</extracomment>
        <translation>La partida ha terminado; puedes probar jugadas. {words}</translation>
    </message>
    <message>
        <source>Play it</source>
        <extracomment>gui/play/move_entry.py</extracomment>
        <translation>Jugarla</translation>
    </message>
    <message>
        <source>Play something else</source>
        <extracomment>gui/play/move_entry.py</extracomment>
        <translation>Jugar otra cosa</translation>
    </message>
    <message>
        <source>The game is over; try a move</source>
        <extracomment>gui/play/move_entry.py</extracomment>
        <translation>La partida ha terminado; prueba una jugada</translation>
    </message>
    <message>
        <source>Try a move</source>
        <extracomment>gui/play/move_entry.py</extracomment>
        <translation>Prueba una jugada</translation>
    </message>
    <message>
        <source>Take back to here</source>
        <extracomment>gui/play/move_entry.py</extracomment>
        <translation>Deshacer hasta aquí</translation>
    </message>
    <message>
        <source>Opening {shortened}…</source>
        <extracomment>gui/app/start_page.py</extracomment>
        <translation>Abriendo {shortened}…</translation>
    </message>
    <message>
        <source>The rule</source>
        <extracomment>gui/desk/messages.py, gui/play/game_messages.py</extracomment>
        <translation>La regla</translation>
    </message>
    <message>
        <source>Play the computer</source>
        <extracomment>gui/app/start_page.py</extracomment>
        <translation>Jugar contra la máquina</translation>
    </message>
    <message>
        <source>Open…</source>
        <extracomment>gui/app/start_page.py</extracomment>
        <translation>Abrir…</translation>
    </message>
    <message>
        <source>My games</source>
        <extracomment>gui/app/start_page.py, gui/desk/known_moves.py, gui/library/library_text.py</extracomment>
        <translation>Mis partidas</translation>
    </message>
    <message>
        <source>Learn</source>
        <extracomment>gui/app/start_page.py, gui/learn/lesson_text.py</extracomment>
        <translation>Aprender</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <extracomment>gui/app/start_page.py, gui/learn/learn_page.py, gui/learn/puzzle_text.py</extracomment>
        <translation>Ejercicios</translation>
    </message>
    <message>
        <source>An unfinished game cannot be read.</source>
        <extracomment>gui/app/start_page.py</extracomment>
        <translation>No se puede leer una partida sin terminar.</translation>
    </message>
    <message>
        <source>Continue your study</source>
        <extracomment>gui/app/start_page.py</extracomment>
        <translation>Continuar tu estudio</translation>
    </message>
    <message>
        <source>Not now</source>
        <extracomment>gui/app/start_page.py, gui/updates/updates_dialog.py</extracomment>
        <translation>Ahora no</translation>
    </message>
    <message>
        <source>The game ends here</source>
        <extracomment>gui/study/study_page.py</extracomment>
        <translation>La partida acaba aquí</translation>
    </message>
    <message>
        <source>Study: {shortened} · {title}</source>
        <extracomment>gui/study/study_page.py</extracomment>
        <translation>Estudio: {shortened} · {title}</translation>
    </message>
    <message>
        <source>Name of the study</source>
        <extracomment>gui/study/study_notes.py</extracomment>
        <translation>Nombre del estudio</translation>
    </message>
    <message>
        <source>The line is on the clipboard.</source>
        <extracomment>gui/study/study_page.py</extracomment>
        <translation>La línea está en el portapapeles.</translation>
    </message>
    <message>
        <source>The moves are on the clipboard.</source>
        <extracomment>gui/study/study_page.py</extracomment>
        <translation>Las jugadas están en el portapapeles.</translation>
    </message>
    <message>
        <source>{value} to move, in check</source>
        <extracomment>gui/study/study_notes.py</extracomment>
        <translation>{value:=Juega|Juegan|Juegas} {value:el}, en jaque</translation>
    </message>
    <message>
        <source>{value} to move</source>
        <extracomment>gui/study/study_notes.py</extracomment>
        <translation>{value:=Juega|Juegan|Juegas} {value:el}</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <extracomment>gui/desk/messages.py</extracomment>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Analysis options</source>
        <extracomment>gui/analysis/analysis_panel.py</extracomment>
        <translation>Opciones de análisis</translation>
    </message>
    <message>
        <source>Lines</source>
        <extracomment>gui/analysis/analysis_panel.py</extracomment>
        <translation>Líneas</translation>
    </message>
    <message>
        <source>Score</source>
        <extracomment>gui/analysis/analysis_panel.py</extracomment>
        <translation>Evaluación</translation>
    </message>
    <message>
        <source>Always on in studies</source>
        <extracomment>gui/analysis/analysis_panel.py</extracomment>
        <translation>Siempre activo en los estudios</translation>
    </message>
    <message>
        <source>From {value}&apos;s point of view</source>
        <extracomment>gui/analysis/analysis_panel.py</extracomment>
        <translation>Desde el punto de vista {value:del}</translation>
    </message>
    <message>
        <source>From the point of view of the side to move</source>
        <extracomment>gui/analysis/analysis_panel.py</extracomment>
        <translation>Desde el punto de vista del bando que juega</translation>
    </message>
    <message>
        <source>Put this game aside</source>
        <extracomment>gui/app/start_cards.py</extracomment>
        <translation>Apartar esta partida</translation>
    </message>
    <message>
        <source>Unfinished games ({number})…</source>
        <extracomment>gui/app/start_cards.py</extracomment>
        <translation>Partidas sin terminar ({number})…</translation>
    </message>
    <message>
        <source>Continue your game</source>
        <extracomment>gui/app/start_cards.py</extracomment>
        <translation>Continuar tu partida</translation>
    </message>
    <message>
        <source>{title}: show all</source>
        <extracomment>gui/kit/long_text.py</extracomment>
        <translation>{title}: mostrar todo</translation>
    </message>
    <message>
        <source>Show all of it</source>
        <extracomment>gui/kit/long_text.py</extracomment>
        <translation>Mostrarlo todo</translation>
    </message>
    <message>
        <source>Evaluation</source>
        <extracomment>gui/analysis/evaluation_bar.py</extracomment>
        <translation>Evaluación</translation>
    </message>
    <message>
        <source>Evaluation: {words}</source>
        <extracomment>gui/analysis/evaluation_bar.py</extracomment>
        <translation>Evaluación: {words}</translation>
    </message>
    <message>
        <source>Step back</source>
        <extracomment>gui/known/boards.py, gui/library/explorer.py</extracomment>
        <translation>Paso atrás</translation>
    </message>
    <message>
        <source>Step forward</source>
        <extracomment>gui/library/explorer.py</extracomment>
        <translation>Paso adelante</translation>
    </message>
    <message>
        <source>favourite, to study</source>
        <extracomment>gui/library/games_table.py</extracomment>
        <translation>favorita, para estudiar</translation>
    </message>
    <message>
        <source>Who is better</source>
        <extracomment>gui/study/study_notes.py</extracomment>
        <translation>Quién está mejor</translation>
    </message>
    <message>
        <source>Line {number}</source>
        <extracomment>gui/analysis/line_row.py</extracomment>
        <translation>Línea {number}</translation>
    </message>
    <message>
        <source>Line {number}: {score}, {words}</source>
        <extracomment>gui/analysis/line_row.py</extracomment>
        <translation>Línea {number}: {score}, {words}</translation>
    </message>
    <message>
        <source>Comment</source>
        <extracomment>gui/play/move_list.py, gui/study/study_notes.py</extracomment>
        <translation>Comentario</translation>
    </message>
    <message>
        <source>Minimum time for each move</source>
        <extracomment>gui/play/pace_bar.py</extracomment>
        <translation>Tiempo mínimo por jugada</translation>
    </message>
    <message>
        <source>{seconds} per move</source>
        <extracomment>gui/play/pace_bar.py</extracomment>
        <translation>{seconds} por jugada</translation>
    </message>
    <message>
        <source>Time for each move: {seconds}</source>
        <extracomment>gui/play/pace_bar.py</extracomment>
        <translation>Tiempo por jugada: {seconds}</translation>
    </message>
    <message>
        <source>10 s per move</source>
        <extracomment>gui/play/pace_bar.py</extracomment>
        <translation>10 s por jugada</translation>
    </message>
    <message numerus="yes">
        <source>{count} seconds</source>
        <extracomment>gui/board/reading_text.py, gui/desk/player_strip.py</extracomment>
        <translation>
            <numerusform>{count} segundo</numerusform>
            <numerusform>{count} segundos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Then byoyomi: {count} periods of {length}</source>
        <extracomment>gui/desk/player_strip.py</extracomment>
        <translation>
            <numerusform>Después, byoyomi: {count} periodo de {length}</numerusform>
            <numerusform>Después, byoyomi: {count} periodos de {length}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Byoyomi: {count} periods of {length} are left, this one included</source>
        <extracomment>gui/desk/player_strip.py</extracomment>
        <translation>
            <numerusform>Byoyomi: queda {count} periodo de {length}, contando este</numerusform>
            <numerusform>Byoyomi: quedan {count} periodos de {length}, contando este</numerusform>
        </translation>
    </message>
    <message>
        <source>Player</source>
        <extracomment>gui/desk/player_strip.py</extracomment>
        <translation>Jugador</translation>
    </message>
    <message>
        <source>{called}, to move</source>
        <extracomment>gui/desk/player_strip.py</extracomment>
        <translation>{called}, le toca jugar</translation>
    </message>
    <message>
        <source>then {periods} × {period} s</source>
        <extracomment>gui/desk/player_strip.py</extracomment>
        <translation>luego {periods} × {period} s</translation>
    </message>
    <message>
        <source>{periods} × {period} s left</source>
        <extracomment>gui/desk/player_strip.py</extracomment>
        <translation>quedan {periods} × {period} s</translation>
    </message>
    <message>
        <source>last {period} s</source>
        <extracomment>gui/desk/player_strip.py</extracomment>
        <translation>últimos {period} s</translation>
    </message>
    <message>
        <source>Byoyomi: the last period of {length}</source>
        <extracomment>gui/desk/player_strip.py</extracomment>
        <translation>Byoyomi: el último periodo de {length}</translation>
    </message>
    <message numerus="yes">
        <source>Your rating over {count} games: from {first} to {last}, highest {most}</source>
        <extracomment>gui/kit/rating_plot.py</extracomment>
        <translation>
            <numerusform>Tu puntuación tras {count} partida: de {first} a {last}, máximo {most}</numerusform>
            <numerusform>Tu puntuación en {count} partidas: de {first} a {last}, máximo {most}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your rating over {count} puzzles: from {first} to {last}, highest {most}</source>
        <extracomment>gui/kit/rating_plot.py</extracomment>
        <translation>
            <numerusform>Tu puntuación tras {count} ejercicio: de {first} a {last}, máximo {most}</numerusform>
            <numerusform>Tu puntuación en {count} ejercicios: de {first} a {last}, máximo {most}</numerusform>
        </translation>
    </message>
    <message>
        <source>Every move is saved</source>
        <extracomment>gui/desk/save_commands.py</extracomment>
        <translation>Se guarda cada jugada</translation>
    </message>
    <message>
        <source>Saving…</source>
        <extracomment>gui/desk/save_commands.py</extracomment>
        <translation>Guardando…</translation>
    </message>
    <message>
        <source>The last moves are not saved</source>
        <extracomment>gui/desk/save_commands.py</extracomment>
        <translation>Las últimas jugadas no se han guardado</translation>
    </message>
    <message>
        <source>Moves and variations</source>
        <extracomment>gui/study/study_tree.py</extracomment>
        <translation>Jugadas y variantes</translation>
    </message>
    <message>
        <source>Variation: {words}</source>
        <extracomment>gui/study/study_tree.py</extracomment>
        <translation>Variante: {words}</translation>
    </message>
    <message>
        <source>Previous page</source>
        <extracomment>gui/kit/long_text.py</extracomment>
        <translation>Página anterior</translation>
    </message>
    <message>
        <source>Next page</source>
        <extracomment>gui/kit/long_text.py</extracomment>
        <translation>Página siguiente</translation>
    </message>
    <message>
        <source>Page {value:,} of {pages:,}</source>
        <extracomment>gui/kit/long_text.py</extracomment>
        <translation>Página {value:,} de {pages:,}</translation>
    </message>
    <message>
        <source>Window colours</source>
        <extracomment>gui/shell/settings.py</extracomment>
        <translation>Tema de la ventana</translation>
    </message>
    <message>
        <source>Text size, in percent</source>
        <extracomment>gui/shell/settings.py</extracomment>
        <translation>Tamaño del texto, en porcentaje</translation>
    </message>
    <message>
        <source>Coordinates on the board</source>
        <extracomment>gui/shell/settings.py</extracomment>
        <translation>Coordenadas en el tablero</translation>
    </message>
    <message>
        <source>Mark the squares a piece can go to</source>
        <extracomment>gui/shell/settings.py</extracomment>
        <translation>Marcar las casillas adonde puede ir una pieza</translation>
    </message>
    <message>
        <source>Mark the last move</source>
        <extracomment>gui/shell/settings.py</extracomment>
        <translation>Marcar la última jugada</translation>
    </message>
    <message>
        <source>Highlight a king in check</source>
        <extracomment>gui/shell/settings.py</extracomment>
        <translation>Resaltar al rey en jaque</translation>
    </message>
    <message>
        <source>Mark the selected piece</source>
        <extracomment>gui/shell/settings.py</extracomment>
        <translation>Marcar la pieza elegida</translation>
    </message>
    <message>
        <source>Explain a piece when the pointer rests on it</source>
        <extracomment>gui/shell/settings.py</extracomment>
        <translation>Explicar una pieza al detener el puntero en ella</translation>
    </message>
    <message>
        <source>Choose the next move while the computer thinks</source>
        <extracomment>gui/shell/settings.py</extracomment>
        <translation>Anticipar la jugada mientras la máquina piensa</translation>
    </message>
    <message>
        <source>Animate the pieces</source>
        <extracomment>gui/shell/settings.py</extracomment>
        <translation>Animar las piezas</translation>
    </message>
    <message>
        <source>The mouse wheel steps through the moves</source>
        <extracomment>gui/shell/settings.py</extracomment>
        <translation>La rueda del ratón recorre las jugadas</translation>
    </message>
    <message>
        <source>The board in two-player games</source>
        <extracomment>gui/shell/settings.py</extracomment>
        <translation>El tablero en partidas de dos jugadores</translation>
    </message>
    <message>
        <source>Ask before a move that ends the game by repetition</source>
        <extracomment>gui/shell/settings.py</extracomment>
        <translation>Preguntar antes de acabar por repetición</translation>
    </message>
    <message>
        <source>Thinking time of the strongest level</source>
        <extracomment>gui/shell/settings.py</extracomment>
        <translation>Tiempo de reflexión del nivel más fuerte</translation>
    </message>
    <message>
        <source>Engine memory, in MB</source>
        <extracomment>gui/shell/settings.py</extracomment>
        <translation>Memoria del motor, en MB</translation>
    </message>
    <message>
        <source>Sounds</source>
        <extracomment>gui/shell/settings.py</extracomment>
        <translation>Sonidos</translation>
    </message>
    <message>
        <source>Captions for sounds, even when they are off</source>
        <extracomment>gui/shell/settings.py</extracomment>
        <translation>Subtítulos de los sonidos, incluso apagados</translation>
    </message>
    <message>
        <source>Same as the system</source>
        <extracomment>gui/shell/settings.py</extracomment>
        <translation>Como el sistema</translation>
    </message>
    <message>
        <source>Light</source>
        <extracomment>gui/shell/settings.py</extracomment>
        <translation>Claro</translation>
    </message>
    <message>
        <source>Dark</source>
        <extracomment>gui/shell/settings.py</extracomment>
        <translation>Oscuro</translation>
    </message>
    <message>
        <source>High contrast, light</source>
        <extracomment>gui/shell/settings.py</extracomment>
        <translation>Alto contraste, claro</translation>
    </message>
    <message>
        <source>High contrast, dark</source>
        <extracomment>gui/shell/settings.py</extracomment>
        <translation>Alto contraste, oscuro</translation>
    </message>
    <message>
        <source>When a screen reader is running</source>
        <extracomment>gui/shell/settings.py</extracomment>
        <translation>Con lector de pantalla</translation>
    </message>
    <message>
        <source>Always</source>
        <extracomment>gui/shell/settings.py</extracomment>
        <translation>Siempre</translation>
    </message>
    <message>
        <source>Never</source>
        <extracomment>gui/shell/settings.py</extracomment>
        <translation>Nunca</translation>
    </message>
    <message>
        <source>Stays as it is</source>
        <extracomment>gui/shell/settings.py</extracomment>
        <translation>Queda como está</translation>
    </message>
    <message>
        <source>Turns after each move</source>
        <extracomment>gui/shell/settings.py</extracomment>
        <translation>Gira tras cada jugada</translation>
    </message>
    <message>
        <source>Shows the other player&apos;s pieces upside down</source>
        <extracomment>gui/shell/settings.py</extracomment>
        <translation>Muestra invertidas las piezas del otro jugador</translation>
    </message>
    <message>
        <source>At the three lowest levels</source>
        <extracomment>gui/shell/settings.py</extracomment>
        <translation>En los tres niveles más bajos</translation>
    </message>
    <message>
        <source>A moment</source>
        <extracomment>gui/shell/settings.py</extracomment>
        <translation>Un momento</translation>
    </message>
    <message>
        <source>5 seconds</source>
        <extracomment>gui/shell/settings.py</extracomment>
        <translation>5 segundos</translation>
    </message>
    <message>
        <source>30 seconds</source>
        <extracomment>gui/shell/settings.py</extracomment>
        <translation>30 segundos</translation>
    </message>
    <message>
        <source>GIF animation (*.gif)</source>
        <extracomment>gui/board/film.py</extracomment>
        <translation>Animación GIF (*.gif)</translation>
    </message>
    <message>
        <source>WebP animation (*.webp)</source>
        <extracomment>gui/board/film.py</extracomment>
        <translation>Animación WebP (*.webp)</translation>
    </message>
    <message>
        <source>Pillow on this system cannot write WebP, only GIF</source>
        <extracomment>gui/board/film.py</extracomment>
        <translation>Pillow no puede escribir WebP en este sistema, solo GIF</translation>
    </message>
    <message>
        <source>it is not a regular file</source>
        <extracomment>gui/storage/disk.py</extracomment>
        <translation>no es un archivo normal</translation>
    </message>
    <message>
        <source>it was changed by another program</source>
        <extracomment>gui/storage/disk.py</extracomment>
        <translation>otro programa lo ha cambiado</translation>
    </message>
    <message numerus="yes">
        <source>{title}: {first} against {second}, {count} moves played</source>
        <extracomment>gui/storage/games_folder.py</extracomment>
        <translation>
            <numerusform>{title}: {first} contra {second}, {count} jugada hecha</numerusform>
            <numerusform>{title}: {first} contra {second}, {count} jugadas hechas</numerusform>
        </translation>
    </message>
    <message>
        <source>Unknown game</source>
        <extracomment>gui/storage/games_folder.py, gui/storage/studies_folder.py</extracomment>
        <translation>Juego desconocido</translation>
    </message>
    <message>
        <source>it is being played in another window</source>
        <extracomment>gui/storage/games_folder.py</extracomment>
        <translation>se está jugando en otra ventana</translation>
    </message>
    <message>
        <source>another window is using them</source>
        <extracomment>gui/storage/settings_file.py</extracomment>
        <translation>otra ventana las está usando</translation>
    </message>
    <message>
        <source>{what} could not be saved: {why}.</source>
        <extracomment>gui/storage/shared_file.py</extracomment>
        <translation>{what} no se han podido guardar: {why}.</translation>
    </message>
    <message>
        <source>Brilliant move</source>
        <extracomment>gui/document/glyphs.py</extracomment>
        <translation>Jugada brillante</translation>
    </message>
    <message>
        <source>Good move</source>
        <extracomment>gui/document/glyphs.py</extracomment>
        <translation>Buena jugada</translation>
    </message>
    <message>
        <source>Interesting move</source>
        <extracomment>gui/document/glyphs.py</extracomment>
        <translation>Jugada interesante</translation>
    </message>
    <message>
        <source>Dubious move</source>
        <extracomment>gui/document/glyphs.py</extracomment>
        <translation>Jugada dudosa</translation>
    </message>
    <message>
        <source>Mistake</source>
        <extracomment>gui/document/glyphs.py, gui/review/review_text.py</extracomment>
        <translation>Error</translation>
    </message>
    <message>
        <source>Blunder</source>
        <extracomment>gui/document/glyphs.py, gui/review/review_text.py</extracomment>
        <translation>Error grave</translation>
    </message>
    <message>
        <source>The first player is winning</source>
        <extracomment>gui/document/glyphs.py</extracomment>
        <translation>El primer jugador tiene ventaja decisiva</translation>
    </message>
    <message>
        <source>The first player is better</source>
        <extracomment>gui/document/glyphs.py</extracomment>
        <translation>El primer jugador está mejor</translation>
    </message>
    <message>
        <source>The first player is slightly better</source>
        <extracomment>gui/document/glyphs.py</extracomment>
        <translation>El primer jugador está algo mejor</translation>
    </message>
    <message>
        <source>Equal</source>
        <extracomment>gui/document/glyphs.py</extracomment>
        <translation>Igualdad</translation>
    </message>
    <message>
        <source>Unclear</source>
        <extracomment>gui/document/glyphs.py</extracomment>
        <translation>Poco claro</translation>
    </message>
    <message>
        <source>The second player is slightly better</source>
        <extracomment>gui/document/glyphs.py</extracomment>
        <translation>El segundo jugador está algo mejor</translation>
    </message>
    <message>
        <source>The second player is better</source>
        <extracomment>gui/document/glyphs.py</extracomment>
        <translation>El segundo jugador está mejor</translation>
    </message>
    <message>
        <source>The second player is winning</source>
        <extracomment>gui/document/glyphs.py</extracomment>
        <translation>El segundo jugador tiene ventaja decisiva</translation>
    </message>
    <message>
        <source>Study {name}, {title}</source>
        <extracomment>gui/study/study.py</extracomment>
        <translation>Estudio {name}, {title}</translation>
    </message>
    <message>
        <source>That game is being played in another window, or has ended there.</source>
        <extracomment>gui/app/unfinished_games.py</extracomment>
        <translation>Esa partida se está jugando en otra ventana, o ha terminado en ella.</translation>
    </message>
    <message>
        <source>The game was put aside. Its file is {path}.</source>
        <extracomment>gui/app/unfinished_games.py</extracomment>
        <translation>La partida se ha apartado. Su archivo es {path}.</translation>
    </message>
    <message>
        <source>The game could not be put aside: {why}.</source>
        <extracomment>gui/app/unfinished_games.py</extracomment>
        <translation>La partida no se ha podido apartar: {why}.</translation>
    </message>
    <message>
        <source>The game could not be put back: {why}.</source>
        <extracomment>gui/app/unfinished_games.py</extracomment>
        <translation>La partida no se ha podido recuperar: {why}.</translation>
    </message>
    <message>
        <source>Surajang</source>
        <extracomment>gui/analysis/analyst.py</extracomment>
        <translation>Surajang</translation>
    </message>
    <message>
        <source>Engines</source>
        <extracomment>gui/analysis/analysis_panel.py, gui/engines/engines_dialog.py</extracomment>
        <translation>Motores</translation>
    </message>
    <message>
        <source>Waiting for {name}…</source>
        <extracomment>gui/analysis/analyst.py</extracomment>
        <translation>Esperando a {name}…</translation>
    </message>
    <message>
        <source>{name} has not responded for ten seconds.</source>
        <extracomment>gui/analysis/analyst.py</extracomment>
        <translation>{name} lleva diez segundos sin responder.</translation>
    </message>
    <message>
        <source>{name} suggests illegal moves.</source>
        <extracomment>gui/analysis/analyst.py</extracomment>
        <translation>{name} propone jugadas ilegales.</translation>
    </message>
    <message>
        <source>{name} cannot analyse this position. {sentence}</source>
        <extracomment>gui/analysis/analyst.py</extracomment>
        <translation>{name} no puede analizar esta posición. {sentence}</translation>
    </message>
    <message>
        <source>There is no threat to show: the turn cannot be passed here.</source>
        <extracomment>gui/analysis/analysis_text.py</extracomment>
        <translation>Aquí no se puede ceder el turno, así que no hay amenaza que mostrar.</translation>
    </message>
    <message>
        <source>This line is a threat and cannot be played in the study.</source>
        <extracomment>gui/analysis/analysis_text.py</extracomment>
        <translation>Esta variante es una amenaza y no se puede jugar en el estudio.</translation>
    </message>
    <message>
        <source>{name} has not found a move for this position yet.</source>
        <extracomment>gui/study/study_analysis.py</extracomment>
        <translation>{name} todavía no ha encontrado ninguna jugada para esta posición.</translation>
    </message>
    <message>
        <source>What {player} threatens</source>
        <extracomment>gui/analysis/analysis_panel.py</extracomment>
        <translation>Amenazas {player:del}</translation>
    </message>
    <message>
        <source>Neither side is better</source>
        <extracomment>gui/analysis/analysis_text.py</extracomment>
        <translation>Ningún bando está mejor</translation>
    </message>
    <message>
        <source>{player} has mated</source>
        <extracomment>gui/analysis/analysis_text.py</extracomment>
        <translation>{player:El} {player:=ha|han|has} dado mate</translation>
    </message>
    <message>
        <source>{player} is winning</source>
        <extracomment>gui/analysis/analysis_text.py</extracomment>
        <translation>{player:El} {player:=tiene|tienen|tienes} ventaja decisiva</translation>
    </message>
    <message>
        <source>{player} is much better</source>
        <extracomment>gui/analysis/analysis_text.py</extracomment>
        <translation>{player:El} {player:=está|están|estás} mucho mejor</translation>
    </message>
    <message>
        <source>{player} is better</source>
        <extracomment>gui/analysis/analysis_text.py</extracomment>
        <translation>{player:El} {player:=está|están|estás} mejor</translation>
    </message>
    <message>
        <source>{player} is slightly better</source>
        <extracomment>gui/analysis/analysis_text.py</extracomment>
        <translation>{player:El} {player:=está|están|estás} algo mejor</translation>
    </message>
    <message>
        <source>depth {depth}, {speed} nodes/s</source>
        <extracomment>gui/analysis/analysis_text.py</extracomment>
        <translation>profundidad {depth}, {speed} nodos/s</translation>
    </message>
    <message>
        <source>depth {depth}</source>
        <extracomment>gui/analysis/analysis_text.py</extracomment>
        <translation>profundidad {depth}</translation>
    </message>
    <message>
        <source>{square}, empty</source>
        <extracomment>gui/board/spoken.py</extracomment>
        <translation>{square}, vacía</translation>
    </message>
    <message>
        <source>{square}, {player} {piece}</source>
        <extracomment>gui/board/spoken.py</extracomment>
        <translation>{square}, {piece} {player:del}</translation>
    </message>
    <message>
        <source>{square}, hidden</source>
        <extracomment>gui/board/spoken.py</extracomment>
        <translation>{square}, oculta</translation>
    </message>
    <message>
        <source>{player}&apos;s hand, {piece}, {count}</source>
        <extracomment>gui/board/spoken.py</extracomment>
        <translation>Mano {player:del}, {piece}, {count}</translation>
    </message>
    <message>
        <source>{player}&apos;s {region}</source>
        <extracomment>gui/board/spoken.py</extracomment>
        <translation>{region} {player:del}</translation>
    </message>
    <message>
        <source>{player} to move</source>
        <extracomment>gui/board/spoken.py</extracomment>
        <translation>{player:=Juega|Juegan|Juegas} {player:el}</translation>
    </message>
    <message>
        <source>{player} chooses a setup</source>
        <extracomment>gui/board/spoken.py</extracomment>
        <translation>{player:=Elige|Eligen|Eliges} disposición {player:el}</translation>
    </message>
    <message>
        <source>The game is over</source>
        <extracomment>gui/board/spoken.py</extracomment>
        <translation>La partida ha terminado</translation>
    </message>
    <message>
        <source>{piece} picked up, {count}.</source>
        <extracomment>gui/board/spoken.py</extracomment>
        <translation>Has levantado {piece:el}, {count}.</translation>
    </message>
    <message>
        <source>{piece} picked up.</source>
        <extracomment>gui/board/spoken.py</extracomment>
        <translation>Has levantado {piece:el}.</translation>
    </message>
    <message>
        <source>{piece} put down.</source>
        <extracomment>gui/board/spoken.py</extracomment>
        <translation>Has dejado {piece:el}.</translation>
    </message>
    <message>
        <source>{piece} captures on {square} and may go on.</source>
        <extracomment>gui/board/spoken.py</extracomment>
        <translation>{piece:El} captura en {square} y puede seguir.</translation>
    </message>
    <message>
        <source>Next move: {start} to {end}.</source>
        <extracomment>gui/board/spoken.py</extracomment>
        <translation>Jugada siguiente: {start} a {end}.</translation>
    </message>
    <message>
        <source>Less than {seconds} seconds left.</source>
        <extracomment>gui/play/game_page.py</extracomment>
        <translation>Quedan menos de {seconds} segundos.</translation>
    </message>
    <message numerus="yes">
        <source>{count} moves</source>
        <extracomment>gui/board/spoken.py</extracomment>
        <translation>
            <numerusform>{count} jugada</numerusform>
            <numerusform>{count} jugadas</numerusform>
        </translation>
    </message>
    <message>
        <source> or </source>
        <extracomment>gui/board/spoken.py, gui/words/piece_notes.py</extracomment>
        <translation> o </translation>
    </message>
    <message>
        <source>Press Space, then move across squares and hands with the arrow keys; Enter picks a piece up and puts it down.</source>
        <extracomment>gui/board/view.py</extracomment>
        <translation>Pulsa Espacio y recorre las casillas y las manos con las flechas; Intro levanta una pieza y la deja.</translation>
    </message>
    <message>
        <source>picked up</source>
        <extracomment>gui/board/spoken.py</extracomment>
        <translation>levantada</translation>
    </message>
    <message>
        <source>in check</source>
        <extracomment>gui/board/spoken.py</extracomment>
        <translation>en jaque</translation>
    </message>
    <message>
        <source>latest move</source>
        <extracomment>gui/board/spoken.py</extracomment>
        <translation>última jugada</translation>
    </message>
    <message>
        <source>next move</source>
        <extracomment>gui/board/spoken.py</extracomment>
        <translation>jugada siguiente</translation>
    </message>
    <message>
        <source>can be captured</source>
        <extracomment>gui/board/spoken.py</extracomment>
        <translation>se puede capturar</translation>
    </message>
    <message>
        <source>can change places</source>
        <extracomment>gui/board/spoken.py</extracomment>
        <translation>se puede intercambiar</translation>
    </message>
    <message>
        <source>can go here</source>
        <extracomment>gui/board/spoken.py</extracomment>
        <translation>puede ir aquí</translation>
    </message>
    <message>
        <source>marked {colour}</source>
        <extracomment>gui/board/spoken.py</extracomment>
        <translation>marca {colour}</translation>
    </message>
    <message>
        <source>{colour} arrow to {square}</source>
        <extracomment>gui/board/spoken.py</extracomment>
        <translation>flecha {colour} a {square}</translation>
    </message>
    <message>
        <source>judged {judgement}</source>
        <extracomment>gui/board/spoken.py</extracomment>
        <translation>valoración: {judgement}</translation>
    </message>
    <message>
        <source>no move</source>
        <extracomment>gui/board/spoken.py</extracomment>
        <translation>ninguna jugada</translation>
    </message>
    <message>
        <source>Ask again to see the move.</source>
        <extracomment>gui/analysis/coach_text.py</extracomment>
        <translation>Pide otra pista para ver la jugada.</translation>
    </message>
    <message>
        <source>Play {move}.</source>
        <extracomment>gui/learn/lesson_text.py, gui/learn/puzzle_text.py</extracomment>
        <translation>Juega {move}.</translation>
    </message>
    <message>
        <source>Nothing is threatened.</source>
        <extracomment>gui/analysis/coach_text.py</extracomment>
        <translation>No hay amenazas.</translation>
    </message>
    <message>
        <source>That lets the {piece} on {place} take the {victim} or the {second}. Play it anyway?</source>
        <extracomment>gui/analysis/coach_text.py</extracomment>
        <translation>Eso permite que {piece:el} de {place} capture {victim:el} o {second:el}. ¿Jugarla igual?</translation>
    </message>
    <message>
        <source>Play it anyway</source>
        <extracomment>gui/analysis/coach_text.py</extracomment>
        <translation>Jugarla igual</translation>
    </message>
    <message>
        <source>Take it back</source>
        <extracomment>gui/analysis/coach_text.py</extracomment>
        <translation>Deshacerla</translation>
    </message>
    <message>
        <source>Look at the {piece} on {place}.</source>
        <extracomment>gui/analysis/coach_text.py</extracomment>
        <translation>Fíjate en {piece:el} de {place}.</translation>
    </message>
    <message>
        <source>Look at the {piece} in your hand.</source>
        <extracomment>gui/analysis/coach_text.py</extracomment>
        <translation>Fíjate en {piece:el} de tu mano.</translation>
    </message>
    <message>
        <source>That allows mate with {move}. Play it anyway?</source>
        <extracomment>gui/analysis/coach_text.py</extracomment>
        <translation>Eso permite mate con {move}. ¿Jugarla igual?</translation>
    </message>
    <message>
        <source>That allows {move}, which wins the game by arriving. Play it anyway?</source>
        <extracomment>gui/analysis/coach_text.py</extracomment>
        <translation>Eso permite {move}, que gana la partida por llegada. ¿Jugarla igual?</translation>
    </message>
    <message>
        <source>That leaves you no legal move after {move}, which loses. Play it anyway?</source>
        <extracomment>gui/analysis/coach_text.py</extracomment>
        <translation>Eso te deja sin jugadas legales después de {move}, y así se pierde. ¿Jugarla igual?</translation>
    </message>
    <message>
        <source>That lets the {piece} on {place} take the {victim}. Play it anyway?</source>
        <extracomment>gui/analysis/coach_text.py</extracomment>
        <translation>Eso permite que {piece:el} de {place} capture {victim:el}. ¿Jugarla igual?</translation>
    </message>
    <message>
        <source>That lets the {piece} on {place} promote. Play it anyway?</source>
        <extracomment>gui/analysis/coach_text.py</extracomment>
        <translation>Eso permite que promocione {piece:el} de {place}. ¿Jugarla igual?</translation>
    </message>
    <message>
        <source>{move} would be mate.</source>
        <extracomment>gui/analysis/coach_text.py</extracomment>
        <translation>{move} sería mate.</translation>
    </message>
    <message>
        <source>{move} would win the game.</source>
        <extracomment>gui/analysis/coach_text.py</extracomment>
        <translation>{move} ganaría la partida.</translation>
    </message>
    <message>
        <source>{move} would leave no legal move, which loses.</source>
        <extracomment>gui/analysis/coach_text.py</extracomment>
        <translation>{move} no dejaría ninguna jugada legal, y así se pierde.</translation>
    </message>
    <message>
        <source>The {piece} on {place} threatens the {victim} on {at}.</source>
        <extracomment>gui/analysis/coach_text.py</extracomment>
        <translation>{piece:El} de {place} amenaza {victim:al} de {at}.</translation>
    </message>
    <message>
        <source>The {piece} on {place} threatens to promote.</source>
        <extracomment>gui/analysis/coach_text.py</extracomment>
        <translation>{piece:El} de {place} amenaza con promocionar.</translation>
    </message>
    <message>
        <source>The {piece} on {place} gives check.</source>
        <extracomment>gui/analysis/coach_text.py</extracomment>
        <translation>{piece:El} de {place} da jaque.</translation>
    </message>
    <message>
        <source>{move} is mate.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>{move} es mate.</translation>
    </message>
    <message>
        <source>{move} wins the game by arriving.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>{move} gana la partida por llegada.</translation>
    </message>
    <message>
        <source>{move} wins the game: no legal move is left.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>{move} gana la partida: no queda ninguna jugada legal.</translation>
    </message>
    <message numerus="yes">
        <source>{move} mates in {count}.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>
            <numerusform>{move} da mate en {count}.</numerusform>
            <numerusform>{move} da mate en {count}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{move} is check, and the {victim} on {at} falls.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>{move} es jaque, y {victim:el} de {at} cae.</translation>
    </message>
    <message>
        <source>{move} wins the {victim}.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>{move} gana {victim:el}.</translation>
    </message>
    <message>
        <source>{move} promotes the {piece}.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>{move} promociona {piece:el}.</translation>
    </message>
    <message>
        <source>{move} attacks the {victim} on {at} and the {second} on {also}.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>{move} ataca {victim:al} de {at} y {second:al} de {also}.</translation>
    </message>
    <message>
        <source>{move} threatens the {victim} on {at}.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>{move} amenaza {victim:al} de {at}.</translation>
    </message>
    <message>
        <source>{move} prevents the loss of the game.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>{move} evita perder la partida.</translation>
    </message>
    <message>
        <source>{move} saves the {victim} on {at}.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>{move} salva {victim:al} de {at}.</translation>
    </message>
    <message>
        <source>{move} gets out of check.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>{move} sale del jaque.</translation>
    </message>
    <message>
        <source>{move} castles.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>{move} enroca.</translation>
    </message>
    <message>
        <source>Set up a position</source>
        <extracomment>gui/editor/editor_page.py</extracomment>
        <translation>Preparar una posición</translation>
    </message>
    <message>
        <source>Start page</source>
        <extracomment>gui/desk/navigator.py, gui/editor/setup_panel.py, gui/library/library_text.py</extracomment>
        <translation>Página de inicio</translation>
    </message>
    <message>
        <source>Chosen</source>
        <extracomment>gui/editor/setup_panel.py</extracomment>
        <translation>Elegidas</translation>
    </message>
    <message>
        <source>A game can be played from here.</source>
        <extracomment>gui/editor/setup_panel.py</extracomment>
        <translation>Desde aquí se puede jugar una partida.</translation>
    </message>
    <message>
        <source>The FEN is on the clipboard.</source>
        <extracomment>gui/editor/editor_page.py</extracomment>
        <translation>El FEN está en el portapapeles.</translation>
    </message>
    <message>
        <source>This FEN cannot be read. {reason}</source>
        <extracomment>gui/editor/editor_page.py</extracomment>
        <translation>Este FEN no se puede leer. {reason}</translation>
    </message>
    <message>
        <source>Letters choose a piece, capitals the first player&apos;s. On the board, Enter places it; + and − change a hand.</source>
        <extracomment>gui/editor/setup_panel.py</extracomment>
        <translation>Las letras eligen una pieza; las mayúsculas, las del primer jugador. En el tablero, Intro la coloca; + y − cambian una mano.</translation>
    </message>
    <message>
        <source>Move</source>
        <extracomment>gui/desk/piece_palette.py</extracomment>
        <translation>Mover</translation>
    </message>
    <message>
        <source>Remove</source>
        <extracomment>gui/app/own_game_commands.py, gui/desk/piece_palette.py, gui/engines/engines_dialog.py, gui/workshop/panels.py, gui/workshop/piece_panel.py, gui/workshop/workshop_page.py</extracomment>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>Play from here…</source>
        <extracomment>gui/editor/setup_panel.py</extracomment>
        <translation>Jugar desde aquí…</translation>
    </message>
    <message>
        <source>Clear</source>
        <extracomment>gui/editor/setup_panel.py</extracomment>
        <translation>Vaciar</translation>
    </message>
    <message>
        <source>Mirror</source>
        <extracomment>gui/editor/setup_panel.py</extracomment>
        <translation>Reflejar</translation>
    </message>
    <message>
        <source>Rotate</source>
        <extracomment>gui/editor/setup_panel.py</extracomment>
        <translation>Girar</translation>
    </message>
    <message>
        <source>To move</source>
        <extracomment>gui/editor/setup_panel.py</extracomment>
        <translation>Turno</translation>
    </message>
    <message>
        <source>Setups</source>
        <extracomment>gui/editor/setup_panel.py</extracomment>
        <translation>Disposición</translation>
    </message>
    <message>
        <source>Castling with</source>
        <extracomment>gui/editor/setup_panel.py</extracomment>
        <translation>Enroque con</translation>
    </message>
    <message>
        <source>En passant</source>
        <extracomment>gui/editor/setup_panel.py, gui/learn/puzzle_text.py, assets/rules/pandemonium.toml, assets/rules/pandemonium-2020.toml, assets/rules/pandemonium-vchess.toml, assets/lessons/pandemonium/09-en-passant.toml</extracomment>
        <translation>Captura al paso</translation>
    </message>
    <message>
        <source>Drag pieces to where they belong, or off the board. Right-click a piece to turn it over.</source>
        <extracomment>gui/editor/setup_panel.py</extracomment>
        <translation>Arrastra las piezas a su sitio o fuera del tablero. Un clic derecho da la vuelta a una pieza.</translation>
    </message>
    <message>
        <source>Click pieces to remove them. Esc: back to moving.</source>
        <extracomment>gui/editor/setup_panel.py, gui/workshop/panels.py</extracomment>
        <translation>Haz clic en las piezas para quitarlas. Esc: volver a mover.</translation>
    </message>
    <message>
        <source>Click squares to place the piece, a hand to add one (right button: remove one). Esc: back to moving.</source>
        <extracomment>gui/editor/setup_panel.py</extracomment>
        <translation>Haz clic en las casillas para colocar la pieza, o en una mano para añadir una (botón derecho: quitar una). Esc: volver a mover.</translation>
    </message>
    <message>
        <source>Left becomes right</source>
        <extracomment>gui/editor/setup_panel.py</extracomment>
        <translation>La izquierda pasa a ser la derecha</translation>
    </message>
    <message>
        <source>Each side gets what the other had, mirrored across the board</source>
        <extracomment>gui/editor/setup_panel.py</extracomment>
        <translation>Cada bando recibe lo que tenía el otro, reflejado en el tablero</translation>
    </message>
    <message>
        <source>Each side gets what the other had, as if the board were rotated</source>
        <extracomment>gui/editor/setup_panel.py</extracomment>
        <translation>Cada bando recibe lo que tenía el otro, como si se girase el tablero</translation>
    </message>
    <message>
        <source>The start position.</source>
        <extracomment>gui/document/move_text.py, gui/editor/setup_panel.py</extracomment>
        <translation>La posición inicial.</translation>
    </message>
    <message>
        <source>The board is empty.</source>
        <extracomment>gui/editor/setup_panel.py</extracomment>
        <translation>El tablero está vacío.</translation>
    </message>
    <message>
        <source>Left and right have been swapped.</source>
        <extracomment>gui/editor/setup_panel.py</extracomment>
        <translation>Izquierda y derecha han cambiado de sitio.</translation>
    </message>
    <message>
        <source>The board has been rotated.</source>
        <extracomment>gui/editor/setup_panel.py</extracomment>
        <translation>Se ha girado el tablero.</translation>
    </message>
    <message>
        <source>Undone.</source>
        <extracomment>gui/editor/editor_page.py, gui/workshop/draft_page.py</extracomment>
        <translation>Deshecho.</translation>
    </message>
    <message>
        <source>Redone.</source>
        <extracomment>gui/editor/editor_page.py, gui/workshop/draft_page.py</extracomment>
        <translation>Rehecho.</translation>
    </message>
    <message>
        <source>{player} chooses</source>
        <extracomment>gui/editor/setup_panel.py</extracomment>
        <translation>{player:=Elige|Eligen|Eliges} {player:el}</translation>
    </message>
    <message>
        <source>{player} is to move.</source>
        <extracomment>gui/editor/setup_panel.py, gui/workshop/trying.py</extracomment>
        <translation>{player:=Juega|Juegan|Juegas} {player:el}.</translation>
    </message>
    <message>
        <source>{player}&apos;s {piece} on {square}</source>
        <extracomment>gui/editor/setup_panel.py</extracomment>
        <translation>{piece:El} {player:del} en {square}</translation>
    </message>
    <message>
        <source>{player} {piece}</source>
        <extracomment>gui/board/reading.py, gui/desk/piece_palette.py</extracomment>
        <translation>{piece} {player:del}</translation>
    </message>
    <message>
        <source>Your engines</source>
        <extracomment>gui/engines/engine_list.py</extracomment>
        <translation>Tus motores</translation>
    </message>
    <message>
        <source>Surajang&apos;s own engine</source>
        <extracomment>gui/engines/engine_field.py, gui/study/study_analysis.py</extracomment>
        <translation>El motor de Surajang</translation>
    </message>
    <message>
        <source>UCI engines that support these games. They can play in place of the computer, analyse in a study, and play matches.</source>
        <extracomment>gui/engines/engines_dialog.py</extracomment>
        <translation>Motores UCI que admiten estos juegos. Pueden jugar en lugar de la máquina, analizar en un estudio y jugar encuentros.</translation>
    </message>
    <message>
        <source>No engines have been added yet. Surajang&apos;s own engine is always available.</source>
        <extracomment>gui/engines/engines_dialog.py</extracomment>
        <translation>Todavía no se ha añadido ningún motor. El motor de Surajang siempre está disponible.</translation>
    </message>
    <message>
        <source>The command of any UCI engine that supports these games. The engine is started and checked when you add it.</source>
        <extracomment>gui/engines/engine_field.py</extracomment>
        <translation>El comando de cualquier motor UCI que admita estos juegos. Al añadirlo, el motor se inicia y se comprueba.</translation>
    </message>
    <message>
        <source>Starting the engine…</source>
        <extracomment>gui/engines/engine_field.py</extracomment>
        <translation>Iniciando el motor…</translation>
    </message>
    <message>
        <source>{sentence} It was added to the list.</source>
        <extracomment>gui/engines/engine_field.py</extracomment>
        <translation>{sentence} Se ha añadido a la lista.</translation>
    </message>
    <message>
        <source>{sentence} It was not added.</source>
        <extracomment>gui/engines/engine_field.py</extracomment>
        <translation>{sentence} No se ha añadido.</translation>
    </message>
    <message>
        <source>The list of engines is full.</source>
        <extracomment>gui/engines/engines_dialog.py</extracomment>
        <translation>La lista de motores está llena.</translation>
    </message>
    <message>
        <source>{name} was removed from the list. The program itself was not touched.</source>
        <extracomment>gui/engines/engines_dialog.py</extracomment>
        <translation>{name} se ha quitado de la lista. El programa en sí sigue intacto.</translation>
    </message>
    <message>
        <source>{name} plays for the computer.</source>
        <extracomment>gui/engines/engines_dialog.py</extracomment>
        <translation>{name} juega en lugar de la máquina.</translation>
    </message>
    <message>
        <source>Engines…</source>
        <extracomment>gui/app/preferences.py</extracomment>
        <translation>Motores…</translation>
    </message>
    <message>
        <source>{name} does not say which games it supports.</source>
        <extracomment>gui/engines/engine_field.py</extracomment>
        <translation>{name} no indica qué juegos admite.</translation>
    </message>
    <message>
        <source>{name} supports {known}, but not {unknown}.</source>
        <extracomment>gui/engines/engine_field.py</extracomment>
        <translation>{name} admite {known}, pero no {unknown}.</translation>
    </message>
    <message>
        <source>{name} supports all of these games.</source>
        <extracomment>gui/engines/engine_field.py</extracomment>
        <translation>{name} admite todos estos juegos.</translation>
    </message>
    <message>
        <source>Options of {name}</source>
        <extracomment>gui/engines/engine_options.py</extracomment>
        <translation>Opciones de {name}</translation>
    </message>
    <message>
        <source>Reading the options of {name}…</source>
        <extracomment>gui/engines/engine_options.py</extracomment>
        <translation>Leyendo las opciones de {name}…</translation>
    </message>
    <message>
        <source>{name} has no options.</source>
        <extracomment>gui/engines/engine_options.py</extracomment>
        <translation>{name} no tiene opciones.</translation>
    </message>
    <message>
        <source>Bold options differ from the engine&apos;s defaults and take effect when it next starts.</source>
        <extracomment>gui/engines/engine_options.py</extracomment>
        <translation>Las opciones en negrita difieren de los valores predeterminados del motor y se aplican la próxima vez que se inicie.</translation>
    </message>
    <message>
        <source>Bold options are set for {game} only and take effect when the engine next starts.</source>
        <extracomment>gui/engines/engine_options.py</extracomment>
        <translation>Las opciones en negrita valen solo para {game} y se aplican la próxima vez que se inicie el motor.</translation>
    </message>
    <message>
        <source>Default: {value}</source>
        <extracomment>gui/engines/engine_options.py</extracomment>
        <translation>Predeterminado: {value}</translation>
    </message>
    <message>
        <source>In all games: {value}</source>
        <extracomment>gui/engines/engine_options.py</extracomment>
        <translation>En todos los juegos: {value}</translation>
    </message>
    <message>
        <source>from {low} to {high}</source>
        <extracomment>gui/engines/engine_options.py</extracomment>
        <translation>de {low} a {high}</translation>
    </message>
    <message>
        <source>Press at every start</source>
        <extracomment>gui/engines/engine_options.py</extracomment>
        <translation>Pulsarlo en cada inicio</translation>
    </message>
    <message>
        <source>Its strength is set by its own options.</source>
        <extracomment>gui/play/new_game.py</extracomment>
        <translation>Su fuerza se ajusta en sus propias opciones.</translation>
    </message>
    <message>
        <source>A program or a command line</source>
        <extracomment>gui/engines/engine_field.py</extracomment>
        <translation>Un programa o una línea de comandos</translation>
    </message>
    <message>
        <source>Command line of the engine to add</source>
        <extracomment>gui/engines/engine_field.py</extracomment>
        <translation>Línea de comandos del motor que se va a añadir</translation>
    </message>
    <message>
        <source>Choose…</source>
        <extracomment>gui/engines/engine_field.py, gui/matches/match_dialog.py</extracomment>
        <translation>Elegir…</translation>
    </message>
    <message>
        <source>Choose an engine</source>
        <extracomment>gui/engines/engine_field.py</extracomment>
        <translation>Elegir un motor</translation>
    </message>
    <message>
        <source>Add</source>
        <extracomment>gui/desk/definitions_dialog.py, gui/engines/engine_field.py</extracomment>
        <translation>Añadir</translation>
    </message>
    <message>
        <source>Rename</source>
        <extracomment>gui/engines/engines_dialog.py</extracomment>
        <translation>Renombrar</translation>
    </message>
    <message>
        <source>Options…</source>
        <extracomment>gui/engines/engines_dialog.py</extracomment>
        <translation>Opciones…</translation>
    </message>
    <message>
        <source>Try</source>
        <extracomment>gui/engines/engines_dialog.py</extracomment>
        <translation>Probar</translation>
    </message>
    <message>
        <source>Up</source>
        <extracomment>gui/engines/engines_dialog.py</extracomment>
        <translation>Subir</translation>
    </message>
    <message>
        <source>Down</source>
        <extracomment>gui/engines/engines_dialog.py</extracomment>
        <translation>Bajar</translation>
    </message>
    <message>
        <source>Apply to</source>
        <extracomment>gui/engines/engine_options.py</extracomment>
        <translation>Aplicar a</translation>
    </message>
    <message>
        <source>All games</source>
        <extracomment>gui/engines/engine_options.py, gui/library/games_table.py</extracomment>
        <translation>Todos los juegos</translation>
    </message>
    <message>
        <source>Reset</source>
        <extracomment>gui/engines/engine_options.py</extracomment>
        <translation>Restablecer</translation>
    </message>
    <message>
        <source>Reset all</source>
        <extracomment>gui/engines/engine_options.py</extracomment>
        <translation>Restablecer todo</translation>
    </message>
    <message>
        <source>on</source>
        <extracomment>gui/engines/engine_options.py</extracomment>
        <translation>sí</translation>
    </message>
    <message>
        <source>off</source>
        <extracomment>gui/engines/engine_options.py</extracomment>
        <translation>no</translation>
    </message>
    <message>
        <source>nothing</source>
        <extracomment>gui/engines/engine_options.py</extracomment>
        <translation>nada</translation>
    </message>
    <message>
        <source>Search commands</source>
        <extracomment>gui/app/command_palette.py</extracomment>
        <translation>Buscar comandos</translation>
    </message>
    <message>
        <source>No commands match.</source>
        <extracomment>gui/app/command_palette.py</extracomment>
        <translation>Ningún comando coincide.</translation>
    </message>
    <message>
        <source>Press the new shortcut here</source>
        <extracomment>gui/app/keys_dialogs.py</extracomment>
        <translation>Pulsa aquí el nuevo atajo</translation>
    </message>
    <message>
        <source>This shortcut is free.</source>
        <extracomment>gui/app/keys_dialogs.py</extracomment>
        <translation>Este atajo está libre.</translation>
    </message>
    <message>
        <source>Choose a command, then press its new shortcut.</source>
        <extracomment>gui/app/keys_dialogs.py</extracomment>
        <translation>Elige un comando y pulsa su nuevo atajo.</translation>
    </message>
    <message>
        <source>not available now</source>
        <extracomment>gui/app/command_palette.py</extracomment>
        <translation>no disponible ahora</translation>
    </message>
    <message>
        <source>{key} is needed on the board and in dialogs.</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>{key} hace falta en el tablero y en los diálogos.</translation>
    </message>
    <message>
        <source>{key} starts a move typed on the board. Add Ctrl or Alt to it.</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>Con {key} empieza una jugada escrita en el tablero. Añade Ctrl o Alt.</translation>
    </message>
    <message>
        <source>{key} is already assigned to “{command}”, which would lose it.</source>
        <extracomment>gui/app/keys_dialogs.py</extracomment>
        <translation>{key} ya está asignado a «{command}», que lo perdería.</translation>
    </message>
    <message>
        <source>{key} is already its shortcut.</source>
        <extracomment>gui/app/keys_dialogs.py</extracomment>
        <translation>{key} ya es su atajo.</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <extracomment>gui/app/keys_dialogs.py</extracomment>
        <translation>Atajos de teclado</translation>
    </message>
    <message>
        <source>Change shortcuts…</source>
        <extracomment>gui/app/keys_dialogs.py</extracomment>
        <translation>Cambiar atajos…</translation>
    </message>
    <message>
        <source>Command</source>
        <extracomment>gui/app/command_palette.py</extracomment>
        <translation>Comando</translation>
    </message>
    <message>
        <source>Menu</source>
        <extracomment>gui/app/keys_dialogs.py</extracomment>
        <translation>Menú</translation>
    </message>
    <message>
        <source>Assign</source>
        <extracomment>gui/app/keys_dialogs.py</extracomment>
        <translation>Asignar</translation>
    </message>
    <message>
        <source>No shortcut</source>
        <extracomment>gui/app/keys_dialogs.py</extracomment>
        <translation>Sin atajo</translation>
    </message>
    <message>
        <source>Default shortcut</source>
        <extracomment>gui/app/keys_dialogs.py</extracomment>
        <translation>Atajo predeterminado</translation>
    </message>
    <message>
        <source>Reset to defaults</source>
        <extracomment>gui/app/keys_dialogs.py</extracomment>
        <translation>Restablecer todos</translation>
    </message>
    <message>
        <source>In two-player games, the board stays as it is</source>
        <extracomment>gui/app/menus.py</extracomment>
        <translation>En partidas de dos, el tablero queda como está</translation>
    </message>
    <message>
        <source>In two-player games, the board turns after each move</source>
        <extracomment>gui/app/menus.py</extracomment>
        <translation>En partidas de dos, el tablero gira tras cada jugada</translation>
    </message>
    <message>
        <source>In two-player games, the other player&apos;s pieces are upside down</source>
        <extracomment>gui/app/menus.py</extracomment>
        <translation>En partidas de dos, las piezas del otro jugador se ven invertidas</translation>
    </message>
    <message>
        <source>Short lessons on the board. You do not need to know any of these games, or chess.</source>
        <extracomment>gui/learn/lesson_text.py</extracomment>
        <translation>Lecciones cortas en el tablero. No necesitas conocer ninguno de estos juegos, ni el ajedrez.</translation>
    </message>
    <message>
        <source>Play your first game</source>
        <extracomment>gui/learn/lesson_page.py</extracomment>
        <translation>Jugar tu primera partida</translation>
    </message>
    <message>
        <source>Not this one</source>
        <extracomment>gui/learn/lesson_text.py, gui/learn/mistakes_page.py, gui/learn/puzzle_play.py</extracomment>
        <translation>Esta no</translation>
    </message>
    <message>
        <source>Solve it without help to earn more stars.</source>
        <extracomment>gui/learn/lesson_text.py</extracomment>
        <translation>Resuélvelo sin ayuda para ganar más estrellas.</translation>
    </message>
    <message>
        <source>That was the last task of this lesson.</source>
        <extracomment>gui/learn/lesson_page.py</extracomment>
        <translation>Era la última tarea de esta lección.</translation>
    </message>
    <message>
        <source>That does not do what is asked. Try another move.</source>
        <extracomment>gui/learn/lesson_text.py</extracomment>
        <translation>Eso no hace lo que se pide. Prueba otra jugada.</translation>
    </message>
    <message>
        <source>That is legal, but there is something better here. Try another move.</source>
        <extracomment>gui/learn/lesson_text.py</extracomment>
        <translation>Es legal, pero aquí hay algo mejor. Prueba otra jugada.</translation>
    </message>
    <message>
        <source>{reply} takes the {piece}. Try another move.</source>
        <extracomment>gui/learn/lesson_text.py</extracomment>
        <translation>{reply} captura {piece:el}. Prueba otra jugada.</translation>
    </message>
    <message>
        <source>{reply} wins the game. Try another move.</source>
        <extracomment>gui/learn/lesson_text.py</extracomment>
        <translation>{reply} gana la partida. Prueba otra jugada.</translation>
    </message>
    <message>
        <source>{reply} answers it. Try another move.</source>
        <extracomment>gui/learn/lesson_text.py</extracomment>
        <translation>{reply} lo rebate. Prueba otra jugada.</translation>
    </message>
    <message>
        <source>That ends the game, but not as asked. Try another move.</source>
        <extracomment>gui/learn/lesson_text.py</extracomment>
        <translation>Eso acaba la partida, pero no como se pide. Prueba otra jugada.</translation>
    </message>
    <message numerus="yes">
        <source>{count} stars</source>
        <extracomment>gui/learn/lesson_text.py</extracomment>
        <translation>
            <numerusform>{count} estrella</numerusform>
            <numerusform>{count} estrellas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It can be done in {count} moves.</source>
        <extracomment>gui/learn/lesson_text.py</extracomment>
        <translation>
            <numerusform>Se puede hacer en {count} jugada.</numerusform>
            <numerusform>Se puede hacer en {count} jugadas.</numerusform>
        </translation>
    </message>
    <message>
        <source>How to play {game}</source>
        <extracomment>gui/learn/learn_page.py</extracomment>
        <translation>Cómo se juega a {game}</translation>
    </message>
    <message>
        <source>Continue: {lesson}</source>
        <extracomment>gui/learn/learn_page.py</extracomment>
        <translation>Continuar: {lesson}</translation>
    </message>
    <message>
        <source>All solved. Start again</source>
        <extracomment>gui/learn/learn_page.py</extracomment>
        <translation>Todo resuelto. Empezar de nuevo</translation>
    </message>
    <message>
        <source>Next</source>
        <extracomment>gui/learn/lesson_text.py, gui/learn/puzzle_page.py, gui/review/review_text.py</extracomment>
        <translation>Siguiente</translation>
    </message>
    <message>
        <source>Again</source>
        <extracomment>gui/learn/lesson_text.py, gui/learn/puzzle_page.py</extracomment>
        <translation>De nuevo</translation>
    </message>
    <message>
        <source>Show me</source>
        <extracomment>gui/learn/lesson_page.py</extracomment>
        <translation>Mostrarlo</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <extracomment>gui/learn/lesson_page.py</extracomment>
        <translation>Lección siguiente</translation>
    </message>
    <message>
        <source>All lessons</source>
        <extracomment>gui/learn/lesson_text.py</extracomment>
        <translation>Todas las lecciones</translation>
    </message>
    <message>
        <source>Solved</source>
        <extracomment>gui/learn/lesson_text.py, gui/learn/puzzle_text.py</extracomment>
        <translation>Resuelto</translation>
    </message>
    <message>
        <source>Well done</source>
        <extracomment>gui/learn/lesson_text.py</extracomment>
        <translation>Bien hecho</translation>
    </message>
    <message>
        <source>Perfect</source>
        <extracomment>gui/learn/lesson_text.py</extracomment>
        <translation>Perfecto</translation>
    </message>
    <message>
        <source>Task {number} of {count}</source>
        <extracomment>gui/learn/lesson_text.py</extracomment>
        <translation>Tarea {number} de {count}</translation>
    </message>
    <message>
        <source>{solved} of {count} tasks solved</source>
        <extracomment>gui/learn/lesson_text.py</extracomment>
        <translation>{solved} de {count} tareas resueltas</translation>
    </message>
    <message>
        <source>{title}. {summary} {so_far}, {stars} of {most} stars.</source>
        <extracomment>gui/learn/lesson_text.py</extracomment>
        <translation>{title}. {summary} {so_far}, {stars} de {most} estrellas.</translation>
    </message>
    <message>
        <source>not solved</source>
        <extracomment>gui/learn/lesson_text.py</extracomment>
        <translation>sin resolver</translation>
    </message>
    <message>
        <source>Next: {lesson}</source>
        <extracomment>gui/learn/lesson_text.py</extracomment>
        <translation>Siguiente: {lesson}</translation>
    </message>
    <message>
        <source>Search players, events, dates</source>
        <extracomment>gui/library/library_text.py</extracomment>
        <translation>Jugadores, torneos, fechas</translation>
    </message>
    <message>
        <source>Review</source>
        <extracomment>gui/library/library_text.py, gui/review/review_text.py</extracomment>
        <translation>Revisar</translation>
    </message>
    <message>
        <source>Nothing was saved.</source>
        <extracomment>gui/library/library_actions.py</extracomment>
        <translation>No se ha guardado nada.</translation>
    </message>
    <message>
        <source>Reading stopped. The games read so far are listed; the rest will be read when this page is opened again.</source>
        <extracomment>gui/library/library_text.py</extracomment>
        <translation>La lectura se ha detenido. Las partidas leídas hasta ahora están en la lista; el resto se leerá cuando vuelvas a abrir esta página.</translation>
    </message>
    <message>
        <source>Looking for games…</source>
        <extracomment>gui/library/library_text.py, gui/study/study_openings.py</extracomment>
        <translation>Buscando partidas…</translation>
    </message>
    <message>
        <source>No games yet. The games you play are listed here, and you can add files of games.</source>
        <extracomment>gui/library/library_text.py</extracomment>
        <translation>Todavía no hay partidas. Aquí aparecen las partidas que juegas, y puedes añadir archivos de partidas.</translation>
    </message>
    <message>
        <source>No games match.</source>
        <extracomment>gui/library/library_text.py</extracomment>
        <translation>Ninguna partida coincide.</translation>
    </message>
    <message>
        <source>Only games with this position</source>
        <extracomment>gui/library/explorer.py</extracomment>
        <translation>Solo partidas con esta posición</translation>
    </message>
    <message>
        <source>Moves played from here in the listed games</source>
        <extracomment>gui/library/library_text.py</extracomment>
        <translation>Jugadas hechas desde aquí en las partidas de la lista</translation>
    </message>
    <message>
        <source>The board shows a line that is not in this game.</source>
        <extracomment>gui/library/library_text.py</extracomment>
        <translation>El tablero muestra una línea que no está en esta partida.</translation>
    </message>
    <message>
        <source>No further moves</source>
        <extracomment>gui/desk/known_moves.py</extracomment>
        <translation>No hay más jugadas</translation>
    </message>
    <message>
        <source>Draw</source>
        <extracomment>gui/desk/known_moves.py, gui/words/outcome_text.py</extracomment>
        <translation>Tablas</translation>
    </message>
    <message>
        <source>All except engine matches</source>
        <extracomment>gui/library/games_table.py</extracomment>
        <translation>Todas menos las de encuentros de motores</translation>
    </message>
    <message>
        <source>Engine matches</source>
        <extracomment>gui/library/library_text.py, gui/matches/matches_text.py</extracomment>
        <translation>Encuentros de motores</translation>
    </message>
    <message>
        <source>Between people</source>
        <extracomment>gui/library/games_table.py</extracomment>
        <translation>Entre personas</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <extracomment>gui/words/outcome_text.py</extracomment>
        <translation>Sin terminar</translation>
    </message>
    <message>
        <source>Delete it</source>
        <extracomment>gui/library/library_text.py</extracomment>
        <translation>Borrarla</translation>
    </message>
    <message>
        <source>The games of an engine match can only be deleted together, on the page of engine matches.</source>
        <extracomment>gui/library/library_text.py</extracomment>
        <translation>Las partidas de un encuentro de motores solo se pueden borrar juntas, en la página de encuentros de motores.</translation>
    </message>
    <message>
        <source>The file is moved to the system&apos;s trash.</source>
        <extracomment>gui/library/library_text.py</extracomment>
        <translation>El archivo se mueve a la papelera del sistema.</translation>
    </message>
    <message>
        <source>Files and folders of games</source>
        <extracomment>gui/library/library_text.py</extracomment>
        <translation>Archivos y carpetas de partidas</translation>
    </message>
    <message>
        <source>Games played here are always listed. You can add files and folders with more games; the files themselves do not change.</source>
        <extracomment>gui/library/library_text.py</extracomment>
        <translation>Las partidas jugadas aquí siempre están en la lista. Puedes añadir archivos y carpetas con más partidas; los archivos no cambian.</translation>
    </message>
    <message numerus="yes">
        <source>{count:,} games</source>
        <extracomment>gui/desk/known_moves.py, gui/library/library_text.py</extracomment>
        <translation>
            <numerusform>{count:,} partida</numerusform>
            <numerusform>{count:,} partidas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete these {count:,} games?</source>
        <extracomment>gui/library/library_text.py</extracomment>
        <translation>
            <numerusform>¿Borrar esta partida?</numerusform>
            <numerusform>¿Borrar estas {count:,} partidas?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} games were moved to the system&apos;s trash.</source>
        <extracomment>gui/library/library_text.py</extracomment>
        <translation>
            <numerusform>Se ha movido {count:,} partida a la papelera del sistema.</numerusform>
            <numerusform>Se han movido {count:,} partidas a la papelera del sistema.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} games saved in {name}.</source>
        <extracomment>gui/library/library_text.py</extracomment>
        <translation>
            <numerusform>{count:,} partida guardada en {name}.</numerusform>
            <numerusform>{count:,} partidas guardadas en {name}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} games could no longer be read and were left out.</source>
        <extracomment>gui/library/library_text.py</extracomment>
        <translation>
            <numerusform>{count:,} partida ya no se ha podido leer y se ha omitido.</numerusform>
            <numerusform>{count:,} partidas ya no se han podido leer y se han omitido.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: {count:,} games cannot be read, one of them for this reason: {why}</source>
        <extracomment>gui/library/library_text.py</extracomment>
        <translation>
            <numerusform>{name}: {count:,} partida no se puede leer: {why}</numerusform>
            <numerusform>{name}: {count:,} partidas no se pueden leer, una de ellas porque: {why}</numerusform>
        </translation>
    </message>
    <message>
        <source>No statistics yet: no game played here has ended.</source>
        <extracomment>gui/library/statistics.py</extracomment>
        <translation>Todavía no hay estadísticas: no ha terminado ninguna partida jugada aquí.</translation>
    </message>
    <message>
        <source>Your rating after each game against the computer</source>
        <extracomment>gui/library/statistics.py</extracomment>
        <translation>Tu puntuación después de cada partida contra la máquina</translation>
    </message>
    <message>
        <source>Files and folders…</source>
        <extracomment>gui/library/library_text.py</extracomment>
        <translation>Archivos y carpetas…</translation>
    </message>
    <message>
        <source>Statistics</source>
        <extracomment>gui/library/library_text.py</extracomment>
        <translation>Estadísticas</translation>
    </message>
    <message>
        <source>Back to the games</source>
        <extracomment>gui/library/library_text.py</extracomment>
        <translation>Volver a las partidas</translation>
    </message>
    <message>
        <source>Save as one file…</source>
        <extracomment>gui/library/library_text.py</extracomment>
        <translation>Guardar en un solo archivo…</translation>
    </message>
    <message>
        <source>Delete…</source>
        <extracomment>gui/library/library_text.py</extracomment>
        <translation>Borrar…</translation>
    </message>
    <message>
        <source>Show all</source>
        <extracomment>gui/library/library_text.py</extracomment>
        <translation>Mostrar todas</translation>
    </message>
    <message>
        <source>Tags</source>
        <extracomment>gui/library/explorer.py, gui/library/library_text.py</extracomment>
        <translation>Etiquetas</translation>
    </message>
    <message>
        <source>Tags, separated by commas</source>
        <extracomment>gui/library/explorer.py</extracomment>
        <translation>Etiquetas, separadas por comas</translation>
    </message>
    <message>
        <source>Any result</source>
        <extracomment>gui/library/games_table.py</extracomment>
        <translation>Cualquier resultado</translation>
    </message>
    <message>
        <source>Any level</source>
        <extracomment>gui/library/games_table.py</extracomment>
        <translation>Cualquier nivel</translation>
    </message>
    <message>
        <source>Any ending</source>
        <extracomment>gui/library/games_table.py</extracomment>
        <translation>Cualquier final</translation>
    </message>
    <message>
        <source>Any time</source>
        <extracomment>gui/library/games_table.py</extracomment>
        <translation>Cualquier fecha</translation>
    </message>
    <message>
        <source>Any length</source>
        <extracomment>gui/library/games_table.py</extracomment>
        <translation>Cualquier duración</translation>
    </message>
    <message>
        <source>Any tag</source>
        <extracomment>gui/library/games_table.py</extracomment>
        <translation>Cualquier etiqueta</translation>
    </message>
    <message>
        <source>Played here</source>
        <extracomment>gui/library/games_table.py</extracomment>
        <translation>Jugadas aquí</translation>
    </message>
    <message>
        <source>Added files</source>
        <extracomment>gui/library/games_table.py</extracomment>
        <translation>Archivos añadidos</translation>
    </message>
    <message>
        <source>Add files…</source>
        <extracomment>gui/library/library_text.py</extracomment>
        <translation>Añadir archivos…</translation>
    </message>
    <message>
        <source>Add a folder…</source>
        <extracomment>gui/library/library_text.py</extracomment>
        <translation>Añadir una carpeta…</translation>
    </message>
    <message>
        <source>Remove from the list</source>
        <extracomment>gui/library/library_text.py</extracomment>
        <translation>Quitar de la lista</translation>
    </message>
    <message>
        <source>Ended by</source>
        <extracomment>gui/library/library_text.py</extracomment>
        <translation>Final</translation>
    </message>
    <message>
        <source>Checkmate</source>
        <extracomment>gui/words/outcome_text.py</extracomment>
        <translation>Jaque mate</translation>
    </message>
    <message>
        <source>Stalemate</source>
        <extracomment>gui/words/outcome_text.py</extracomment>
        <translation>Rey ahogado</translation>
    </message>
    <message>
        <source>Perpetual check</source>
        <extracomment>gui/words/outcome_text.py</extracomment>
        <translation>Jaque perpetuo</translation>
    </message>
    <message>
        <source>Resignation</source>
        <extracomment>gui/words/outcome_text.py</extracomment>
        <translation>Abandono</translation>
    </message>
    <message>
        <source>Time</source>
        <extracomment>gui/app/practice_dialog.py, gui/words/outcome_text.py</extracomment>
        <translation>Tiempo</translation>
    </message>
    <message>
        <source>Agreement</source>
        <extracomment>gui/words/outcome_text.py</extracomment>
        <translation>Acuerdo</translation>
    </message>
    <message>
        <source>Abandoned</source>
        <extracomment>gui/words/outcome_text.py</extracomment>
        <translation>Interrumpida</translation>
    </message>
    <message>
        <source>Not stated</source>
        <extracomment>gui/words/outcome_text.py</extracomment>
        <translation>No consta</translation>
    </message>
    <message>
        <source>Level {number}</source>
        <extracomment>gui/library/library_text.py</extracomment>
        <translation>Nivel {number}</translation>
    </message>
    <message>
        <source>{name} is missing. Its games stay listed and can be opened when it is back.</source>
        <extracomment>gui/library/library_text.py</extracomment>
        <translation>Falta {name}. Sus partidas siguen en la lista y se podrán abrir cuando vuelva.</translation>
    </message>
    <message>
        <source>By level</source>
        <extracomment>gui/library/statistics.py</extracomment>
        <translation>Por nivel</translation>
    </message>
    <message>
        <source>By side</source>
        <extracomment>gui/library/statistics.py</extracomment>
        <translation>Por bando</translation>
    </message>
    <message>
        <source>How games ended</source>
        <extracomment>gui/library/statistics.py</extracomment>
        <translation>Cómo acabaron</translation>
    </message>
    <message>
        <source>Won</source>
        <extracomment>gui/library/library_text.py, gui/matches/matches_text.py</extracomment>
        <translation>Ganadas</translation>
    </message>
    <message>
        <source>Drawn</source>
        <extracomment>gui/library/library_text.py, gui/matches/matches_text.py</extracomment>
        <translation>Tablas</translation>
    </message>
    <message>
        <source>Lost</source>
        <extracomment>gui/library/library_text.py, gui/matches/matches_text.py</extracomment>
        <translation>Perdidas</translation>
    </message>
    <message>
        <source>Points</source>
        <extracomment>gui/matches/matches_text.py</extracomment>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>Moving first</source>
        <extracomment>gui/library/library_text.py</extracomment>
        <translation>Como primero</translation>
    </message>
    <message>
        <source>Moving second</source>
        <extracomment>gui/library/library_text.py</extracomment>
        <translation>Como segundo</translation>
    </message>
    <message>
        <source>{counted} played here, {unfinished:,} of them unfinished.</source>
        <extracomment>gui/library/library_text.py</extracomment>
        <translation>{counted} jugadas aquí, {unfinished:,} de ellas sin terminar.</translation>
    </message>
    <message>
        <source>Now {round}, on the scale of the computer&apos;s levels</source>
        <extracomment>gui/library/library_text.py</extracomment>
        <translation>Ahora {round}, en la escala de los niveles de la máquina</translation>
    </message>
    <message>
        <source>Up to 20 moves</source>
        <extracomment>gui/library/library_text.py</extracomment>
        <translation>Hasta 20 jugadas</translation>
    </message>
    <message>
        <source>21 to 40 moves</source>
        <extracomment>gui/library/library_text.py</extracomment>
        <translation>De 21 a 40 jugadas</translation>
    </message>
    <message>
        <source>41 to 80 moves</source>
        <extracomment>gui/library/library_text.py</extracomment>
        <translation>De 41 a 80 jugadas</translation>
    </message>
    <message>
        <source>Over 80 moves</source>
        <extracomment>gui/library/library_text.py</extracomment>
        <translation>Más de 80 jugadas</translation>
    </message>
    <message>
        <source>Today</source>
        <extracomment>gui/library/library_text.py</extracomment>
        <translation>Hoy</translation>
    </message>
    <message>
        <source>Last 7 days</source>
        <extracomment>gui/library/library_text.py</extracomment>
        <translation>Últimos 7 días</translation>
    </message>
    <message>
        <source>Last 30 days</source>
        <extracomment>gui/library/library_text.py</extracomment>
        <translation>Últimos 30 días</translation>
    </message>
    <message>
        <source>Last 365 days</source>
        <extracomment>gui/library/library_text.py</extracomment>
        <translation>Últimos 365 días</translation>
    </message>
    <message>
        <source>about {count} s</source>
        <extracomment>gui/library/library_text.py</extracomment>
        <translation>unos {count} s</translation>
    </message>
    <message>
        <source>about {count} min</source>
        <extracomment>gui/library/library_text.py</extracomment>
        <translation>unos {count} min</translation>
    </message>
    <message>
        <source>{written}  ({number} of {last})</source>
        <extracomment>gui/library/library_text.py</extracomment>
        <translation>{written}  ({number} de {last})</translation>
    </message>
    <message>
        <source>Start  (0 of {last})</source>
        <extracomment>gui/library/library_text.py</extracomment>
        <translation>Inicio  (0 de {last})</translation>
    </message>
    <message>
        <source>In hand: {join}</source>
        <extracomment>gui/library/library_text.py</extracomment>
        <translation>En mano: {join}</translation>
    </message>
    <message>
        <source>Nothing in hand</source>
        <extracomment>gui/library/library_text.py</extracomment>
        <translation>Nada en mano</translation>
    </message>
    <message>
        <source>Licences</source>
        <extracomment>gui/app/about.py</extracomment>
        <translation>Licencias</translation>
    </message>
    <message>
        <source>&amp;Licences…</source>
        <extracomment>gui/app/about.py</extracomment>
        <translation>&amp;Licencias…</translation>
    </message>
    <message>
        <source>Parts of the program</source>
        <extracomment>gui/app/about.py</extracomment>
        <translation>Partes del programa</translation>
    </message>
    <message>
        <source>The licence</source>
        <extracomment>gui/app/about.py</extracomment>
        <translation>La licencia</translation>
    </message>
    <message>
        <source>Noto Serif CJK KR, outlines of the hanja</source>
        <extracomment>gui/app/licences.py</extracomment>
        <translation>Noto Serif CJK KR, contornos de los hanja</translation>
    </message>
    <message>
        <source>Sources, and replacing libraries</source>
        <extracomment>gui/app/licences.py</extracomment>
        <translation>Código fuente y sustitución de bibliotecas</translation>
    </message>
    <message>
        <source>The licences cannot be read: {why}.</source>
        <extracomment>gui/app/about.py</extracomment>
        <translation>Las licencias no se pueden leer: {why}.</translation>
    </message>
    <message>
        <source>This part was installed without the text of its licence. It is under {name}.</source>
        <extracomment>gui/app/licences.py</extracomment>
        <translation>Esta parte se instaló sin el texto de su licencia. Su licencia es {name}.</translation>
    </message>
    <message>
        <source>a licence it does not name</source>
        <extracomment>gui/app/licences.py</extracomment>
        <translation>una licencia que no se nombra</translation>
    </message>
    <message>
        <source>{player} {piece}, {start} to {end}.</source>
        <extracomment>gui/document/move_text.py</extracomment>
        <translation>{piece:El} {player:del} va de {start} a {end}.</translation>
    </message>
    <message>
        <source>{player} {piece}, {start} takes {victims}.</source>
        <extracomment>gui/document/move_text.py</extracomment>
        <translation>{piece:El} {player:del} en {start} captura {victims}.</translation>
    </message>
    <message>
        <source>{player} {piece}, {start} to {end}, takes {victims}.</source>
        <extracomment>gui/document/move_text.py</extracomment>
        <translation>{piece:El} {player:del} va de {start} a {end} y captura {victims}.</translation>
    </message>
    <message>
        <source>{player} {piece} on {start} takes {victims} and stays.</source>
        <extracomment>gui/document/move_text.py</extracomment>
        <translation>{piece:El} {player:del} en {start} captura {victims} y se queda.</translation>
    </message>
    <message>
        <source>{player} {piece} on {start} passes.</source>
        <extracomment>gui/document/move_text.py</extracomment>
        <translation>{piece:El} {player:del} en {start} pasa.</translation>
    </message>
    <message>
        <source>{player} drops {piece} on {end}.</source>
        <extracomment>gui/document/move_text.py</extracomment>
        <translation>{player:El} {player:=reingresa|reingresan|reingresas} {piece:un} en {end}.</translation>
    </message>
    <message>
        <source>{player} castles, {piece} to {end}, {rook} to {rook_end}.</source>
        <extracomment>gui/document/move_text.py</extracomment>
        <translation>{player:El} {player:=enroca|enrocan|enrocas}: {piece:el} a {end}, {rook:el} a {rook_end}.</translation>
    </message>
    <message>
        <source>{player} has chosen {setup}.</source>
        <extracomment>gui/document/move_text.py</extracomment>
        <translation>{player:El} {player:=ha|han|has} elegido {setup}.</translation>
    </message>
    <message>
        <source>It becomes {piece}.</source>
        <extracomment>gui/document/move_text.py</extracomment>
        <translation>Se convierte en {piece:un}.</translation>
    </message>
    <message>
        <source>After: {move}</source>
        <extracomment>gui/document/move_text.py</extracomment>
        <translation>Última jugada. {move}</translation>
    </message>
    <message>
        <source>Taken back.</source>
        <extracomment>gui/play/game_page.py</extracomment>
        <translation>Jugada deshecha.</translation>
    </message>
    <message>
        <source>Hint: {move}</source>
        <extracomment>gui/document/move_text.py</extracomment>
        <translation>Pista: {move}</translation>
    </message>
    <message>
        <source>{piece} on {square}</source>
        <extracomment>gui/board/reading.py, gui/editor/setup_panel.py</extracomment>
        <translation>{piece} en {square}</translation>
    </message>
    <message>
        <source> and </source>
        <extracomment>gui/kit/punctuation.py</extracomment>
        <translation> y </translation>
    </message>
    <message>
        <source>Check.</source>
        <extracomment>gui/document/move_text.py</extracomment>
        <translation>Jaque.</translation>
    </message>
    <message>
        <source>Checkmate.</source>
        <extracomment>gui/document/move_text.py</extracomment>
        <translation>Jaque mate.</translation>
    </message>
    <message>
        <source>in every direction</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>en todas las direcciones</translation>
    </message>
    <message>
        <source>{jump}, two ranks forward</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>{jump}, dos filas hacia adelante</translation>
    </message>
    <message>
        <source>Moves {how}.</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>Se mueve {how}.</translation>
    </message>
    <message>
        <source>Captures {how}.</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>Captura {how}.</translation>
    </message>
    <message>
        <source>Moves and captures {how}.</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>Se mueve y captura {how}.</translation>
    </message>
    <message>
        <source>Captures {how} over one piece.</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>Captura {how} saltando por encima de una pieza.</translation>
    </message>
    <message>
        <source>one step {where}</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>un paso {where}</translation>
    </message>
    <message>
        <source>up to {count} steps {where}</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>hasta {count} pasos {where}</translation>
    </message>
    <message>
        <source>any distance {where}</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>a cualquier distancia {where}</translation>
    </message>
    <message>
        <source>forward</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>hacia adelante</translation>
    </message>
    <message>
        <source>back</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>hacia atrás</translation>
    </message>
    <message>
        <source>sideways</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>de lado</translation>
    </message>
    <message>
        <source>diagonally forward</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>en diagonal hacia adelante</translation>
    </message>
    <message>
        <source>diagonally back</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>en diagonal hacia atrás</translation>
    </message>
    <message>
        <source>with a knight&apos;s jump</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>con salto de caballo</translation>
    </message>
    <message>
        <source>with a jump of two squares straight</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>con un salto de dos casillas en línea recta</translation>
    </message>
    <message>
        <source>with a jump of two squares diagonally</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>con un salto de dos casillas en diagonal</translation>
    </message>
    <message>
        <source>straight</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>en línea recta</translation>
    </message>
    <message>
        <source>diagonally</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>en diagonal</translation>
    </message>
    <message>
        <source>{loser} is checkmated.</source>
        <extracomment>gui/words/outcome_text.py</extracomment>
        <translation>{loser:El} {loser:=ha|han|has} recibido jaque mate.</translation>
    </message>
    <message>
        <source>{loser} gave check with every move while the position repeated, and therefore loses.</source>
        <extracomment>gui/words/outcome_text.py</extracomment>
        <translation>{loser:El} {loser:=ha|han|has} dado jaque en cada jugada mientras se repetía la posición, y por eso {loser:=pierde|pierden|pierdes}.</translation>
    </message>
    <message>
        <source>{loser} resigns.</source>
        <extracomment>gui/words/outcome_text.py</extracomment>
        <translation>{loser:El} {loser:=abandona|abandonan|abandonas}.</translation>
    </message>
    <message>
        <source>{loser}&apos;s time is up.</source>
        <extracomment>gui/words/outcome_text.py</extracomment>
        <translation>El tiempo {loser:del} se ha agotado.</translation>
    </message>
    <message>
        <source>The game was abandoned.</source>
        <extracomment>gui/words/outcome_text.py</extracomment>
        <translation>La partida se interrumpió.</translation>
    </message>
    <message>
        <source>The players agreed to a draw.</source>
        <extracomment>gui/words/outcome_text.py</extracomment>
        <translation>Los jugadores acordaron tablas.</translation>
    </message>
    <message>
        <source>The position has occurred for the third time.</source>
        <extracomment>gui/words/outcome_text.py</extracomment>
        <translation>La posición se ha dado por tercera vez.</translation>
    </message>
    <message>
        <source>The position has occurred for the fourth time.</source>
        <extracomment>gui/words/outcome_text.py</extracomment>
        <translation>La posición se ha dado por cuarta vez.</translation>
    </message>
    <message>
        <source>This would be the third time that this position occurs.</source>
        <extracomment>gui/words/outcome_text.py</extracomment>
        <translation>Esta posición se daría por tercera vez.</translation>
    </message>
    <message>
        <source>This would be the fourth time that this position occurs.</source>
        <extracomment>gui/words/outcome_text.py</extracomment>
        <translation>Esta posición se daría por cuarta vez.</translation>
    </message>
    <message>
        <source>Play {name}</source>
        <extracomment>gui/play/game_messages.py</extracomment>
        <translation>Jugar contra {name}</translation>
    </message>
    <message>
        <source>{player} wins</source>
        <extracomment>gui/words/outcome_text.py</extracomment>
        <translation>{player:=Gana|Ganan|Ganas} {player:el}</translation>
    </message>
    <message>
        <source>{player} has no legal move, which loses in this game.</source>
        <extracomment>gui/words/outcome_text.py</extracomment>
        <translation>{player:El} no {player:=tiene|tienen|tienes} jugadas legales, y en este juego eso es perder.</translation>
    </message>
    <message>
        <source>{player} has no legal move and is not in check: stalemate.</source>
        <extracomment>gui/words/outcome_text.py</extracomment>
        <translation>{player:El} no {player:=tiene|tienen|tienes} jugadas legales y no {player:=está|están|estás} en jaque: rey ahogado.</translation>
    </message>
    <message>
        <source>The game would end as a draw.</source>
        <extracomment>gui/words/outcome_text.py</extracomment>
        <translation>La partida acabaría en tablas.</translation>
    </message>
    <message>
        <source>{player} would have given check with every move, and lose.</source>
        <extracomment>gui/words/outcome_text.py</extracomment>
        <translation>{player:El} {player:=habría|habrían|habrías} dado jaque en cada jugada y {player:=perdería|perderían|perderías}.</translation>
    </message>
    <message>
        <source>{player} has given check with every move, and would lose.</source>
        <extracomment>gui/words/outcome_text.py</extracomment>
        <translation>{player:El} {player:=ha|han|has} dado jaque en cada jugada y {player:=perdería|perderían|perderías}.</translation>
    </message>
    <message>
        <source>Positions from games, each with one best move. Find it, and then the moves that follow.</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>Posiciones de partidas con una única mejor jugada. Encuéntrala, y luego las siguientes.</translation>
    </message>
    <message>
        <source>All puzzles</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>Todos los ejercicios</translation>
    </message>
    <message>
        <source>Play on against the computer</source>
        <extracomment>gui/learn/puzzle_page.py</extracomment>
        <translation>Seguir contra la máquina</translation>
    </message>
    <message>
        <source>Try another move.</source>
        <extracomment>gui/learn/puzzle_page.py</extracomment>
        <translation>Prueba otra jugada.</translation>
    </message>
    <message>
        <source>That also mates, but takes longer.</source>
        <extracomment>gui/learn/puzzle_play.py</extracomment>
        <translation>Eso también da mate, pero tarda más.</translation>
    </message>
    <message>
        <source>All moves found.</source>
        <extracomment>gui/learn/puzzle_page.py</extracomment>
        <translation>Has encontrado todas las jugadas.</translation>
    </message>
    <message>
        <source>Step through it with the arrow keys, or try any other move to see the reply.</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>Recórrela con las flechas, o prueba cualquier otra jugada para ver la respuesta.</translation>
    </message>
    <message>
        <source>Checking this move…</source>
        <extracomment>gui/learn/mistakes_page.py, gui/learn/puzzle_text.py</extracomment>
        <translation>Comprobando esta jugada…</translation>
    </message>
    <message>
        <source>One kind, as hard as you like.</source>
        <extracomment>gui/learn/puzzles_page.py</extracomment>
        <translation>De un solo tipo, y tan difíciles como quieras.</translation>
    </message>
    <message>
        <source>No puzzles match.</source>
        <extracomment>gui/learn/puzzles_page.py</extracomment>
        <translation>Ningún ejercicio coincide.</translation>
    </message>
    <message>
        <source>Any kind</source>
        <extracomment>gui/learn/puzzles_page.py</extracomment>
        <translation>De cualquier tipo</translation>
    </message>
    <message>
        <source>None today. Missed puzzles come back after 1, 3, 7 and 21 days.</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>Ninguno hoy. Los ejercicios fallados vuelven al cabo de 1, 3, 7 y 21 días.</translation>
    </message>
    <message>
        <source>As many as you can in three minutes; the third mistake ends it.</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>Todos los que puedas en tres minutos; al tercer error se acaba.</translation>
    </message>
    <message>
        <source>Your best: {best}.</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>Tu récord: {best}.</translation>
    </message>
    <message numerus="yes">
        <source>{count} puzzles, {solved} solved on the first try.</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>
            <numerusform>{count} ejercicio, {solved} resuelto a la primera.</numerusform>
            <numerusform>{count} ejercicios, {solved} de ellos resueltos a la primera.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} puzzles are due again.</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>
            <numerusform>Toca repetir {count} ejercicio.</numerusform>
            <numerusform>Toca repetir {count} ejercicios.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} puzzles solved.</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>
            <numerusform>{count} ejercicio resuelto.</numerusform>
            <numerusform>{count} ejercicios resueltos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{side} to move: win by {reason} in {count}.</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>
            <numerusform>{side:=Juega|Juegan|Juegas} {side:el} y {side:=gana|ganan|ganas} por {reason} en {count} jugada.</numerusform>
            <numerusform>{side:=Juega|Juegan|Juegas} {side:el} y {side:=gana|ganan|ganas} por {reason} en {count} jugadas.</numerusform>
        </translation>
    </message>
    <message>
        <source>{reply} wins the game.</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>{reply} gana la partida.</translation>
    </message>
    <message>
        <source>{reply} takes the {piece}.</source>
        <extracomment>gui/learn/puzzle_text.py, gui/review/review_text.py</extracomment>
        <translation>{reply} captura {piece:el}.</translation>
    </message>
    <message>
        <source>That does not solve the puzzle.</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>Eso no resuelve el ejercicio.</translation>
    </message>
    <message>
        <source>{move} is answered by {reply}.</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>A {move} se responde con {reply}.</translation>
    </message>
    <message>
        <source>{move} ends the game.</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>{move} acaba la partida.</translation>
    </message>
    <message>
        <source>{move} has no answer.</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>{move} no tiene respuesta.</translation>
    </message>
    <message>
        <source>Move the {piece} on {square}.</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>Mueve {piece:el} de {square}.</translation>
    </message>
    <message>
        <source>Drop the {piece} from the hand.</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>Reingresa {piece:el} de la mano.</translation>
    </message>
    <message>
        <source>Today&apos;s puzzle</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>Ejercicio de hoy</translation>
    </message>
    <message>
        <source>For you</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>Para ti</translation>
    </message>
    <message>
        <source>Solve it</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>Resolverlo</translation>
    </message>
    <message>
        <source>Lessons</source>
        <extracomment>gui/learn/puzzles_page.py</extracomment>
        <translation>Lecciones</translation>
    </message>
    <message>
        <source>Your attempts</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>Tus intentos</translation>
    </message>
    <message>
        <source>Show it again</source>
        <extracomment>gui/learn/puzzle_history.py</extracomment>
        <translation>Verlo otra vez</translation>
    </message>
    <message>
        <source>Puzzle</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>Ejercicio</translation>
    </message>
    <message>
        <source>Your rating</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>Tu puntuación</translation>
    </message>
    <message>
        <source>Missed</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>Fallado</translation>
    </message>
    <message>
        <source>All</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>Todos</translation>
    </message>
    <message>
        <source>Hint</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>Pista</translation>
    </message>
    <message>
        <source>Solution</source>
        <extracomment>gui/learn/mistakes_page.py, gui/learn/puzzle_page.py, gui/learn/puzzle_text.py, gui/review/review_text.py</extracomment>
        <translation>Solución</translation>
    </message>
    <message>
        <source>Next move</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>Jugada siguiente</translation>
    </message>
    <message>
        <source>There is a shorter mate</source>
        <extracomment>gui/learn/puzzle_play.py</extracomment>
        <translation>Hay un mate más corto</translation>
    </message>
    <message>
        <source>Done</source>
        <extracomment>gui/learn/mistakes_page.py, gui/learn/puzzle_page.py, gui/workshop/strips.py</extracomment>
        <translation>Terminado</translation>
    </message>
    <message>
        <source>This could not be checked</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>No se ha podido comprobar</translation>
    </message>
    <message>
        <source>Another move</source>
        <extracomment>gui/learn/puzzle_page.py</extracomment>
        <translation>Otra jugada</translation>
    </message>
    <message>
        <source>The left arrow key goes back.</source>
        <extracomment>gui/learn/puzzle_page.py</extracomment>
        <translation>La flecha izquierda vuelve atrás.</translation>
    </message>
    <message>
        <source>Practise</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>Practicar</translation>
    </message>
    <message>
        <source>Missed puzzles</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>Fallados</translation>
    </message>
    <message>
        <source>Against the clock</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>Contra el reloj</translation>
    </message>
    <message>
        <source>Once more</source>
        <extracomment>gui/learn/mistakes_page.py, gui/learn/streak_page.py</extracomment>
        <translation>Otra vez</translation>
    </message>
    <message>
        <source>Time is up</source>
        <extracomment>gui/learn/streak_page.py</extracomment>
        <translation>Se acabó el tiempo</translation>
    </message>
    <message>
        <source>Three mistakes</source>
        <extracomment>gui/learn/streak_page.py</extracomment>
        <translation>Tres errores</translation>
    </message>
    <message>
        <source>Mates</source>
        <extracomment>gui/learn/puzzle_text.py, assets/lessons/palaceshogi/15-mates.toml</extracomment>
        <translation>Mates</translation>
    </message>
    <message>
        <source>Winning material</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>Ganancia de material</translation>
    </message>
    <message>
        <source>Winning by arrival or promotion</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>Victoria por llegada o promoción</translation>
    </message>
    <message>
        <source>Defences</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>Defensas</translation>
    </message>
    <message>
        <source>Drops</source>
        <extracomment>gui/learn/puzzle_text.py, assets/rules/palaceshogi.toml</extracomment>
        <translation>Reingresos</translation>
    </message>
    <message>
        <source>Sacrifices</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>Sacrificios</translation>
    </message>
    <message>
        <source>Forks</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>Ataques dobles</translation>
    </message>
    <message>
        <source>Double checks</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>Jaques dobles</translation>
    </message>
    <message>
        <source>Discovered checks</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>Jaques a la descubierta</translation>
    </message>
    <message>
        <source>Quiet moves</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>Jugadas tranquilas</translation>
    </message>
    <message>
        <source>Checks all the way</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>Todo con jaques</translation>
    </message>
    <message>
        <source>Answers to check</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>Respuestas al jaque</translation>
    </message>
    <message>
        <source>Promotions</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>Promociones</translation>
    </message>
    <message>
        <source>Campmates</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>Mates de campo</translation>
    </message>
    <message>
        <source>Entering kings</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>Reyes entrantes</translation>
    </message>
    <message>
        <source>Cannons</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>Cañones</translation>
    </message>
    <message>
        <source>Lions</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>Leones</translation>
    </message>
    <message>
        <source>Double moves</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>Jugadas dobles</translation>
    </message>
    <message>
        <source>Palaces</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>Palacios</translation>
    </message>
    <message>
        <source>Castling</source>
        <extracomment>gui/learn/puzzle_text.py, gui/rulebook/generated.py, gui/workshop/panels.py, gui/workshop/sections.py, assets/rules/pandemonium.toml, assets/rules/pandemonium-2020.toml, assets/rules/pandemonium-vchess.toml, assets/rules/palaceshogi.toml, assets/rules/differences.toml, assets/lessons/pandemonium/13-castling.toml, assets/lessons/palaceshogi/13-castling.toml, engine/playtest/texts.py: castling</extracomment>
        <translation>Enroque</translation>
    </message>
    <message>
        <source>Drops of captured pieces</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>Reingresos de lo capturado</translation>
    </message>
    <message numerus="yes">
        <source>{side} to move: mate in {count}.</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>
            <numerusform>{side:=Juega|Juegan|Juegas} {side:el}: mate en {count}.</numerusform>
            <numerusform>{side:=Juega|Juegan|Juegas} {side:el}: mate en {count}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{side} to move: win material.</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>{side:=Juega|Juegan|Juegas} {side:el}: gana material.</translation>
    </message>
    <message>
        <source>{side} to move: win by promoting.</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>{side:=Juega|Juegan|Juegas} {side:el}: gana promocionando.</translation>
    </message>
    <message numerus="yes">
        <source>After {reply} there is no mate in {count}.</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>
            <numerusform>Después de {reply} no hay mate en {count}.</numerusform>
            <numerusform>Después de {reply} no hay mate en {count}.</numerusform>
        </translation>
    </message>
    <message>
        <source>After {reply} too little is won.</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>Después de {reply} se gana demasiado poco.</translation>
    </message>
    <message>
        <source>After {reply} it does not work.</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>Después de {reply} no funciona.</translation>
    </message>
    <message>
        <source>After {reply} it does not hold.</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>Después de {reply} no aguanta.</translation>
    </message>
    <message>
        <source>Rated {rating} · move {at} of {length}</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>Dificultad {rating} · jugada {at} de {length}</translation>
    </message>
    <message>
        <source>Your rating: {rating} ± {deviation}. Solved {solved} of {tried} tried; {count} in all.</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>Tu puntuación: {rating} ± {deviation}. Resueltos {solved} de {tried} intentados; {count} en total.</translation>
    </message>
    <message>
        <source>Your rating: {rating} ({gain})</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>Tu puntuación: {rating} ({gain})</translation>
    </message>
    <message>
        <source>Solved: {solved} · mistakes: {mistakes} of 3</source>
        <extracomment>gui/learn/streak_page.py</extracomment>
        <translation>Resueltos: {solved} · errores: {mistakes} de 3</translation>
    </message>
    <message>
        <source>{time} left</source>
        <extracomment>gui/learn/puzzle_text.py, gui/library/library_text.py</extracomment>
        <translation>quedan {time}</translation>
    </message>
    <message>
        <source>Medium: 900 to 1499</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>Media: de 900 a 1499</translation>
    </message>
    <message>
        <source>Hard: 1500 to 2099</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>Difícil: de 1500 a 2099</translation>
    </message>
    <message>
        <source>Very hard: 2100 and above</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>Muy difícil: desde 2100</translation>
    </message>
    <message>
        <source>Rated {rating}</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>Dificultad {rating}</translation>
    </message>
    <message>
        <source>Your rating: {rating}</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>Tu puntuación: {rating}</translation>
    </message>
    <message>
        <source>Nothing here yet.</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>Aquí todavía no hay nada.</translation>
    </message>
    <message>
        <source>Solved.</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>Resuelto.</translation>
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
        <translation>Es tu mejor marca.</translation>
    </message>
    <message>
        <source>{player}&apos;s hand: nothing.</source>
        <extracomment>gui/board/reading.py</extracomment>
        <translation>La mano {player:del} está vacía.</translation>
    </message>
    <message>
        <source>{player}&apos;s hand: {pieces}.</source>
        <extracomment>gui/board/reading.py</extracomment>
        <translation>Mano {player:del}: {pieces}.</translation>
    </message>
    <message>
        <source>{piece}, {count}</source>
        <extracomment>gui/board/reading.py</extracomment>
        <translation>{piece}, {count}</translation>
    </message>
    <message>
        <source>{player} has no {piece}.</source>
        <extracomment>gui/board/reading.py</extracomment>
        <translation>{player:El} no {player:=tiene|tienen|tienes} {piece:ningún}.</translation>
    </message>
    <message>
        <source>{player} {piece}: {places}.</source>
        <extracomment>gui/board/reading_text.py</extracomment>
        <translation>{piece} {player:del}: {places}.</translation>
    </message>
    <message>
        <source>in hand, {count}</source>
        <extracomment>gui/board/reading.py</extracomment>
        <translation>en mano, {count}</translation>
    </message>
    <message>
        <source>{piece}, {place}: {moves}.</source>
        <extracomment>gui/board/reading.py</extracomment>
        <translation>{piece}, {place}: {moves}.</translation>
    </message>
    <message>
        <source>{piece}, {place}: no move.</source>
        <extracomment>gui/board/reading_text.py</extracomment>
        <translation>{piece}, {place}: ninguna jugada.</translation>
    </message>
    <message>
        <source>{piece}, {place}, when it is {player}&apos;s turn, if nothing is in the way: {moves}.</source>
        <extracomment>gui/board/reading_text.py</extracomment>
        <translation>{piece}, {place}, cuando {player:=juegue|jueguen|juegues} {player:el}, si nada se interpone: {moves}.</translation>
    </message>
    <message>
        <source>in hand</source>
        <extracomment>gui/board/reading.py, engine/playtest/texts.py: in hand</extracomment>
        <translation>en mano</translation>
    </message>
    <message>
        <source>{square} is empty.</source>
        <extracomment>gui/board/reading.py</extracomment>
        <translation>{square} está vacía.</translation>
    </message>
    <message>
        <source>{direction}: {pieces}.</source>
        <extracomment>gui/board/reading.py</extracomment>
        <translation>{direction}: {pieces}.</translation>
    </message>
    <message>
        <source>Nothing {directions}.</source>
        <extracomment>gui/board/reading.py</extracomment>
        <translation>Nada en estas direcciones: {directions}.</translation>
    </message>
    <message>
        <source>That works for squares only; this is a hand.</source>
        <extracomment>gui/board/reading.py</extracomment>
        <translation>Eso solo vale para las casillas; esto es una mano.</translation>
    </message>
    <message>
        <source>{player} attacks {square} with {pieces}.</source>
        <extracomment>gui/board/reading.py</extracomment>
        <translation>{player:El} {player:=ataca|atacan|atacas} {square} con {pieces}.</translation>
    </message>
    <message>
        <source>{player} defends {square} with {pieces}.</source>
        <extracomment>gui/board/reading.py</extracomment>
        <translation>{player:El} {player:=defiende|defienden|defiendes} {square} con {pieces}.</translation>
    </message>
    <message>
        <source>{player} does not attack {square}.</source>
        <extracomment>gui/board/reading.py</extracomment>
        <translation>{player:El} no {player:=ataca|atacan|atacas} {square}.</translation>
    </message>
    <message>
        <source>{player} does not defend {square}.</source>
        <extracomment>gui/board/reading.py</extracomment>
        <translation>{player:El} no {player:=defiende|defienden|defiendes} {square}.</translation>
    </message>
    <message>
        <source>Nothing has been captured.</source>
        <extracomment>gui/desk/answering.py</extracomment>
        <translation>No se ha capturado nada.</translation>
    </message>
    <message>
        <source>Last captured: {player} {piece} on {square}.</source>
        <extracomment>gui/board/reading_text.py</extracomment>
        <translation>Última captura: {piece:el} {player:del} en {square}.</translation>
    </message>
    <message>
        <source>The pieces are hidden while the game is paused.</source>
        <extracomment>gui/desk/answering.py</extracomment>
        <translation>Las piezas están ocultas mientras la partida está en pausa.</translation>
    </message>
    <message>
        <source>There is no clock.</source>
        <extracomment>gui/desk/answering.py</extracomment>
        <translation>No hay reloj.</translation>
    </message>
    <message>
        <source>{player} has {time} left.</source>
        <extracomment>gui/board/reading_text.py</extracomment>
        <translation>{player:El} aún {player:=dispone|disponen|dispones} de {time}.</translation>
    </message>
    <message numerus="yes">
        <source>{count} hours</source>
        <extracomment>gui/board/reading_text.py</extracomment>
        <translation>
            <numerusform>{count} hora</numerusform>
            <numerusform>{count} horas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} minutes</source>
        <extracomment>gui/app/practice_dialog.py, gui/board/reading_text.py</extracomment>
        <translation>
            <numerusform>{count} minuto</numerusform>
            <numerusform>{count} minutos</numerusform>
        </translation>
    </message>
    <message>
        <source>You can ask for threats during the game, while the pieces are shown.</source>
        <extracomment>gui/desk/answering.py</extracomment>
        <translation>Puedes preguntar por las amenazas durante la partida, mientras se ven las piezas.</translation>
    </message>
    <message>
        <source>Keys now read the board: {letters} jump to pieces, with Shift to the other side&apos;s. {commands}</source>
        <extracomment>gui/board/reading_text.py</extracomment>
        <translation>Ahora las teclas leen el tablero: {letters} saltan a las piezas, con Mayús a las del otro bando. {commands}</translation>
    </message>
    <message>
        <source>Letters typed on the board start a move again.</source>
        <extracomment>gui/app/view_commands.py</extracomment>
        <translation>Las letras escritas en el tablero vuelven a iniciar una jugada.</translation>
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
        <translation>mi mis mío mía míos mías</translation>
    </message>
    <message>
        <source>your their his her other enemy opponent</source>
        <comment>words that are typed to ask, with spaces between them</comment>
        <extracomment>gui/board/reading_text.py</extracomment>
        <translation>su sus tu tus otro otra rival enemigo enemiga contrario contraria</translation>
    </message>
    <message>
        <source>where where&apos;s</source>
        <comment>words that are typed to ask, with spaces between them</comment>
        <extracomment>gui/board/reading_text.py</extracomment>
        <translation>dónde donde</translation>
    </message>
    <message>
        <source>Rank {name}: {pieces}.</source>
        <extracomment>gui/board/reading.py</extracomment>
        <translation>Fila {name}: {pieces}.</translation>
    </message>
    <message>
        <source>File {name}: {pieces}.</source>
        <extracomment>gui/board/reading.py</extracomment>
        <translation>Columna {name}: {pieces}.</translation>
    </message>
    <message>
        <source>takes {piece} on {square}</source>
        <extracomment>gui/board/reading.py</extracomment>
        <translation>captura {piece:el} de {square}</translation>
    </message>
    <message>
        <source>takes at {square}</source>
        <extracomment>gui/board/reading.py</extracomment>
        <translation>captura en {square}</translation>
    </message>
    <message>
        <source>castles with {square}</source>
        <extracomment>gui/board/reading.py</extracomment>
        <translation>se enroca con {square}</translation>
    </message>
    <message>
        <source>may stay</source>
        <extracomment>gui/board/reading.py</extracomment>
        <translation>puede quedarse</translation>
    </message>
    <message>
        <source>up</source>
        <extracomment>gui/board/reading_text.py</extracomment>
        <translation>arriba</translation>
    </message>
    <message>
        <source>up right</source>
        <extracomment>gui/board/reading_text.py</extracomment>
        <translation>arriba a la derecha</translation>
    </message>
    <message>
        <source>right</source>
        <extracomment>gui/board/reading_text.py</extracomment>
        <translation>derecha</translation>
    </message>
    <message>
        <source>down right</source>
        <extracomment>gui/board/reading_text.py</extracomment>
        <translation>abajo a la derecha</translation>
    </message>
    <message>
        <source>down</source>
        <extracomment>gui/board/reading_text.py</extracomment>
        <translation>abajo</translation>
    </message>
    <message>
        <source>down left</source>
        <extracomment>gui/board/reading_text.py</extracomment>
        <translation>abajo a la izquierda</translation>
    </message>
    <message>
        <source>left</source>
        <extracomment>gui/board/reading_text.py</extracomment>
        <translation>izquierda</translation>
    </message>
    <message>
        <source>up left</source>
        <extracomment>gui/board/reading_text.py</extracomment>
        <translation>arriba a la izquierda</translation>
    </message>
    <message>
        <source>last latest</source>
        <comment>words that are typed to ask, with spaces between them</comment>
        <extracomment>gui/board/reading_text.py</extracomment>
        <translation>última ultima último ultimo</translation>
    </message>
    <message>
        <source>captured taken</source>
        <comment>words that are typed to ask, with spaces between them</comment>
        <extracomment>gui/board/reading_text.py</extracomment>
        <translation>capturas captura capturada capturado capturadas capturados</translation>
    </message>
    <message>
        <source>clock clocks time</source>
        <comment>words that are typed to ask, with spaces between them</comment>
        <extracomment>gui/board/reading_text.py</extracomment>
        <translation>reloj relojes tiempo tiempos</translation>
    </message>
    <message>
        <source>rank ranks row rows board</source>
        <comment>words that are typed to ask, with spaces between them</comment>
        <extracomment>gui/board/reading_text.py</extracomment>
        <translation>fila filas tablero</translation>
    </message>
    <message>
        <source>file files column columns</source>
        <comment>words that are typed to ask, with spaces between them</comment>
        <extracomment>gui/board/reading_text.py</extracomment>
        <translation>columna columnas</translation>
    </message>
    <message>
        <source>hand hands</source>
        <comment>words that are typed to ask, with spaces between them</comment>
        <extracomment>gui/board/reading_text.py</extracomment>
        <translation>mano manos</translation>
    </message>
    <message>
        <source>threat threats threatened</source>
        <comment>words that are typed to ask, with spaces between them</comment>
        <extracomment>gui/board/reading_text.py</extracomment>
        <translation>amenaza amenazas amenazada amenazado</translation>
    </message>
    <message>
        <source>turn</source>
        <comment>words that are typed to ask, with spaces between them</comment>
        <extracomment>gui/board/reading_text.py</extracomment>
        <translation>turno</translation>
    </message>
    <message>
        <source>keys</source>
        <comment>words that are typed to ask, with spaces between them</comment>
        <extracomment>gui/board/reading_text.py</extracomment>
        <translation>teclas tecla atajos atajo</translation>
    </message>
    <message>
        <source>The game could not be reviewed. {why}</source>
        <extracomment>gui/review/reviewer.py</extracomment>
        <translation>La partida no se ha podido revisar. {why}</translation>
    </message>
    <message>
        <source>The engine suggested illegal moves.</source>
        <extracomment>gui/review/reviewer.py</extracomment>
        <translation>El motor ha propuesto jugadas ilegales.</translation>
    </message>
    <message>
        <source>The review found no mistakes to learn from.</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>La revisión no ha encontrado ningún error del que se pueda aprender.</translation>
    </message>
    <message>
        <source>Review the game first to learn from its mistakes.</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>Revisa primero la partida para aprender de sus errores.</translation>
    </message>
    <message>
        <source>You can learn from the mistakes once the review is done.</source>
        <extracomment>gui/study/study_review.py</extracomment>
        <translation>Podrás aprender de los errores cuando termine la revisión.</translation>
    </message>
    <message>
        <source>There are no moves to review yet.</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>Todavía no hay jugadas que revisar.</translation>
    </message>
    <message>
        <source>The game has been reviewed. Undo removes the review from the study.</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>La partida se ha revisado. «Deshacer» quita la revisión del estudio.</translation>
    </message>
    <message>
        <source>Reviewing the game: {done} of {total} positions</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>Revisando la partida: {done} de {total} posiciones</translation>
    </message>
    <message>
        <source>Learn as {player}</source>
        <extracomment>gui/study/study_review.py</extracomment>
        <translation>Aprender con {player:el}</translation>
    </message>
    <message>
        <source>Learn from the mistakes of {player}</source>
        <extracomment>gui/study/study_review.py</extracomment>
        <translation>Aprender de los errores {player:del}</translation>
    </message>
    <message>
        <source>no inaccuracy, mistake or blunder</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>ninguna imprecisión, error ni error grave</translation>
    </message>
    <message>
        <source>Winning chances: {words}</source>
        <extracomment>gui/review/chance_graph.py</extracomment>
        <translation>Posibilidades de victoria: {words}</translation>
    </message>
    <message>
        <source>the start</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>el inicio</translation>
    </message>
    <message>
        <source>{move}: not reviewed</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>{move}: sin revisar</translation>
    </message>
    <message>
        <source>The arrow keys step through the game, Page Up and Page Down from one bad move to the next.</source>
        <extracomment>gui/review/chance_graph.py</extracomment>
        <translation>Las flechas recorren la partida; Re Pág y Av Pág van de una mala jugada a la siguiente.</translation>
    </message>
    <message>
        <source>Missed: {better} mates at once.</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>Se escapó {better}, que da mate de inmediato.</translation>
    </message>
    <message numerus="yes">
        <source>Missed: {better} mates in {count}.</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>
            <numerusform>Se escapó {better}, que da mate en {count}.</numerusform>
            <numerusform>Se escapó {better}, que da mate en {count}.</numerusform>
        </translation>
    </message>
    <message>
        <source>It lets the {piece} on {place} take the {victim} or the {second}.</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>Permite que {piece:el} de {place} capture {victim:el} o {second:el}.</translation>
    </message>
    <message>
        <source>A better move was {move}.</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>Era mejor {move}.</translation>
    </message>
    <message>
        <source>Reviewing game {number} of {count}</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>Revisando la partida {number} de {count}</translation>
    </message>
    <message>
        <source>Games are being reviewed. Cancel the review or wait until it is done.</source>
        <extracomment>gui/library/library_actions.py</extracomment>
        <translation>Se están revisando partidas. Cancela la revisión o espera a que termine.</translation>
    </message>
    <message>
        <source>The review was cancelled. {kept}</source>
        <extracomment>gui/library/library_actions.py</extracomment>
        <translation>La revisión se ha cancelado. {kept}</translation>
    </message>
    <message numerus="yes">
        <source>{count} games were reviewed and are among your studies.</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>
            <numerusform>Se ha revisado {count} partida, que está entre tus estudios.</numerusform>
            <numerusform>Se han revisado {count} partidas, que están entre tus estudios.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} games could not be reviewed.</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>
            <numerusform>No se ha podido revisar {count} partida.</numerusform>
            <numerusform>No se han podido revisar {count} partidas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Back to the study</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>Volver al estudio</translation>
    </message>
    <message>
        <source>Learn from your mistakes</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>Aprender de tus errores</translation>
    </message>
    <message>
        <source>{player} played {move} here. Find a better move.</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>{player:El} {player:=jugó|jugaron|jugaste} aquí {move}. Encuentra una jugada mejor.</translation>
    </message>
    <message numerus="yes">
        <source>{player} played {move} here, and missed a mate in {count}. Find it.</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>
            <numerusform>{player:El} {player:=jugó|jugaron|jugaste} aquí {move}, y {player:=dejó|dejaron|dejaste} pasar un mate en {count}. Encuéntralo.</numerusform>
            <numerusform>{player:El} {player:=jugó|jugaron|jugaste} aquí {move}, y {player:=dejó|dejaron|dejaste} pasar un mate en {count}. Encuéntralo.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} played {move} here, and missed a mate at once. Find it.</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>{player:El} {player:=jugó|jugaron|jugaste} aquí {move}, y {player:=dejó|dejaron|dejaste} pasar un mate inmediato. Encuéntralo.</translation>
    </message>
    <message>
        <source>{number} of {total}</source>
        <extracomment>gui/kit/columns_pdf.py, gui/review/review_text.py</extracomment>
        <translation>{number} de {total}</translation>
    </message>
    <message>
        <source>Found</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>Encontrada</translation>
    </message>
    <message>
        <source>There is something better.</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>Hay algo mejor.</translation>
    </message>
    <message numerus="yes">
        <source>That does not mate in {count}.</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>
            <numerusform>Eso no da mate en {count}.</numerusform>
            <numerusform>Eso no da mate en {count}.</numerusform>
        </translation>
    </message>
    <message>
        <source>That does not mate.</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>Eso no da mate.</translation>
    </message>
    <message>
        <source>No better move is known.</source>
        <extracomment>gui/learn/mistakes_page.py</extracomment>
        <translation>No se conoce ninguna jugada mejor.</translation>
    </message>
    <message numerus="yes">
        <source>You have found {found} of {count} better moves.</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>
            <numerusform>Has encontrado {found} de {count} jugada mejor.</numerusform>
            <numerusform>Has encontrado {found} de {count} jugadas mejores.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} blunders</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>
            <numerusform>{count} error grave</numerusform>
            <numerusform>{count} errores graves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} mistakes</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>
            <numerusform>{count} error</numerusform>
            <numerusform>{count} errores</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} inaccuracies</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>
            <numerusform>{count} imprecisión</numerusform>
            <numerusform>{count} imprecisiones</numerusform>
        </translation>
    </message>
    <message>
        <source>Inaccuracy</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>Imprecisión</translation>
    </message>
    <message>
        <source>It lets {move} give mate.</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>Permite que {move} dé mate.</translation>
    </message>
    <message>
        <source>It allows {move}, which wins the game by arriving.</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>Permite {move}, que gana la partida por llegada.</translation>
    </message>
    <message>
        <source>It leaves no move after {move}, which loses.</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>No deja ninguna jugada después de {move}, y así se pierde.</translation>
    </message>
    <message>
        <source>It lets the {piece} on {place} take the {victim}.</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>Permite que {piece:el} de {place} capture {victim:el}.</translation>
    </message>
    <message>
        <source>It lets the {piece} on {place} promote.</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>Permite que promocione {piece:el} de {place}.</translation>
    </message>
    <message>
        <source>It loses the {victim} to {move}.</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>Deja {victim:el} a merced de {move}.</translation>
    </message>
    <message>
        <source>It lets {move} promote.</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>Permite que {move} promocione.</translation>
    </message>
    <message>
        <source>That is the best move.</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>Es la mejor jugada.</translation>
    </message>
    <message>
        <source>That is as good as the best move.</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>Es tan buena como la mejor jugada.</translation>
    </message>
    <message>
        <source>The same move again</source>
        <extracomment>gui/learn/mistakes_page.py</extracomment>
        <translation>Otra vez la misma jugada</translation>
    </message>
    <message>
        <source>That is the move that was played.</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>Es la jugada que se hizo.</translation>
    </message>
    <message>
        <source>Finish</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>Terminar</translation>
    </message>
    <message>
        <source>Save the game</source>
        <extracomment>gui/storage/autosave.py</extracomment>
        <translation>Guardar la partida</translation>
    </message>
    <message>
        <source>The disk is slow to save the game; you can play on.</source>
        <extracomment>gui/storage/autosave.py</extracomment>
        <translation>El disco tarda en guardar la partida; puedes seguir jugando.</translation>
    </message>
    <message>
        <source>The game cannot be saved at the moment ({why}); you can play on.</source>
        <extracomment>gui/storage/autosave.py</extracomment>
        <translation>La partida no se puede guardar en este momento ({why}); puedes seguir jugando.</translation>
    </message>
    <message>
        <source>Saving the game… The disk is slow. If you leave now, unsaved changes are lost.</source>
        <extracomment>gui/storage/autosave.py</extracomment>
        <translation>Guardando la partida… El disco va lento. Si sales ahora, se pierden los cambios sin guardar.</translation>
    </message>
    <message>
        <source>This game is not completely saved. If you leave now, unsaved changes are lost.</source>
        <extracomment>gui/storage/autosave.py</extracomment>
        <translation>No se ha guardado toda la partida. Si la dejas ahora, se pierde el resto.</translation>
    </message>
    <message>
        <source>The game is on the clipboard.</source>
        <extracomment>gui/storage/autosave.py, gui/workshop/draft_commands.py</extracomment>
        <translation>La partida está en el portapapeles.</translation>
    </message>
    <message>
        <source>Save the study</source>
        <extracomment>gui/storage/autosave.py</extracomment>
        <translation>Guardar el estudio</translation>
    </message>
    <message>
        <source>The disk is slow to save the study; you can carry on.</source>
        <extracomment>gui/storage/autosave.py</extracomment>
        <translation>El disco tarda en guardar el estudio; puedes continuar.</translation>
    </message>
    <message>
        <source>The study cannot be saved at the moment ({why}); you can carry on.</source>
        <extracomment>gui/storage/autosave.py</extracomment>
        <translation>El estudio no se puede guardar en este momento ({why}); puedes continuar.</translation>
    </message>
    <message>
        <source>Saving the study… The disk is slow. If you leave now, unsaved changes are lost.</source>
        <extracomment>gui/storage/autosave.py</extracomment>
        <translation>Guardando el estudio… El disco va lento. Si sales ahora, se pierden los cambios sin guardar.</translation>
    </message>
    <message>
        <source>This study is not completely saved. If you leave now, unsaved changes are lost.</source>
        <extracomment>gui/storage/autosave.py</extracomment>
        <translation>No se ha guardado todo el estudio. Si lo dejas ahora, se pierde el resto.</translation>
    </message>
    <message>
        <source>The study is on the clipboard.</source>
        <extracomment>gui/storage/autosave.py</extracomment>
        <translation>El estudio está en el portapapeles.</translation>
    </message>
    <message>
        <source>{name} cannot be started: {why}.</source>
        <extracomment>gui/matches/engine_players.py</extracomment>
        <translation>No se puede iniciar {name}: {why}.</translation>
    </message>
    <message>
        <source>{name} does not support this game.</source>
        <extracomment>gui/matches/engine_players.py</extracomment>
        <translation>{name} no admite este juego.</translation>
    </message>
    <message>
        <source>{name} exited unexpectedly.</source>
        <extracomment>gui/matches/matches_text.py</extracomment>
        <translation>{name} se ha cerrado inesperadamente.</translation>
    </message>
    <message>
        <source>{name} did not answer ({word}) within {seconds:.1f} seconds.</source>
        <extracomment>gui/matches/matches_text.py</extracomment>
        <translation>{name} no ha respondido ({word}) en {seconds:.1f} segundos.</translation>
    </message>
    <message>
        <source>{name} lost on time.</source>
        <extracomment>gui/matches/engine_players.py</extracomment>
        <translation>{name} ha perdido por tiempo.</translation>
    </message>
    <message>
        <source>{name} played {move}: {why}</source>
        <extracomment>gui/matches/engine_players.py</extracomment>
        <translation>{name} ha jugado {move}: {why}</translation>
    </message>
    <message>
        <source>its plan is missing or damaged</source>
        <extracomment>gui/matches/match_record.py</extracomment>
        <translation>su plan falta o está dañado</translation>
    </message>
    <message>
        <source>Stopping the running games…</source>
        <extracomment>gui/matches/matches_text.py</extracomment>
        <translation>Deteniendo las partidas en curso…</translation>
    </message>
    <message>
        <source>{state}: {played} of {games} games</source>
        <extracomment>gui/matches/matches_page.py</extracomment>
        <translation>{state}: {played} de {games} partidas</translation>
    </message>
    <message>
        <source>{name} is no longer in the list of engines.</source>
        <extracomment>gui/matches/engine_match.py</extracomment>
        <translation>{name} ya no está en la lista de motores.</translation>
    </message>
    <message>
        <source>{title} is running. Pause it first.</source>
        <extracomment>gui/matches/engine_match.py</extracomment>
        <translation>{title} está en curso. Ponlo antes en pausa.</translation>
    </message>
    <message>
        <source>The game could not be read: {why}.</source>
        <extracomment>gui/matches/matches_page.py</extracomment>
        <translation>La partida no se ha podido leer: {why}.</translation>
    </message>
    <message>
        <source>Too long</source>
        <extracomment>gui/matches/match_tables.py</extracomment>
        <translation>Demasiado larga</translation>
    </message>
    <message>
        <source>Too few games to tell which is stronger or by how much.</source>
        <extracomment>gui/matches/matches_text.py</extracomment>
        <translation>Hay muy pocas partidas para saber cuál es más fuerte, o por cuánto.</translation>
    </message>
    <message>
        <source>One side has scored every point, so the difference cannot be measured.</source>
        <extracomment>gui/matches/matches_text.py</extracomment>
        <translation>Un bando ha conseguido todos los puntos, así que la diferencia no se puede medir.</translation>
    </message>
    <message>
        <source>All games are in {path}.</source>
        <extracomment>gui/matches/matches_page.py</extracomment>
        <translation>Todas las partidas están en {path}.</translation>
    </message>
    <message>
        <source>Openings by the first engine&apos;s points: {sums}.</source>
        <extracomment>gui/matches/matches_text.py</extracomment>
        <translation>Aperturas según los puntos del primer motor: {sums}.</translation>
    </message>
    <message>
        <source>Test of {high} against {low} points: log-likelihood ratio {evidence}, decided at {least} or {most}.</source>
        <extracomment>gui/matches/matches_text.py</extracomment>
        <translation>Prueba de {high} contra {low} puntos: logaritmo de la razón de verosimilitudes {evidence}; se decide en {least} o {most}.</translation>
    </message>
    <message>
        <source>Game {number}: {first} – {second}, {plies} moves</source>
        <extracomment>gui/matches/matches_text.py</extracomment>
        <translation>Partida {number}: {first} – {second}, {plies} jugadas</translation>
    </message>
    <message>
        <source>Failed</source>
        <extracomment>gui/matches/match_tables.py</extracomment>
        <translation>Fallido</translation>
    </message>
    <message>
        <source>Both sides the same</source>
        <extracomment>gui/matches/match_dialog.py</extracomment>
        <translation>Ambos bandos iguales</translation>
    </message>
    <message>
        <source>Leave out openings that favour a side</source>
        <extracomment>gui/matches/match_dialog.py</extracomment>
        <translation>Omitir aperturas que favorecen a un bando</translation>
    </message>
    <message>
        <source>Surajang&apos;s engine checks each opening with a short search and leaves it out if it favours a side by more than a pawn.</source>
        <extracomment>gui/matches/matches_text.py</extracomment>
        <translation>El motor de Surajang comprueba cada apertura con una búsqueda corta y la omite si favorece a un bando por más de un peón.</translation>
    </message>
    <message>
        <source>Games and positions (*.pgn *.fen *.epd *.txt);;All files (*)</source>
        <extracomment>gui/matches/matches_text.py</extracomment>
        <translation>Partidas y posiciones (*.pgn *.fen *.epd *.txt);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Reading the openings…</source>
        <extracomment>gui/matches/match_dialog.py</extracomment>
        <translation>Leyendo las aperturas…</translation>
    </message>
    <message>
        <source>{name} contains no openings of this game.</source>
        <extracomment>gui/matches/match_dialog.py</extracomment>
        <translation>{name} no contiene aperturas de este juego.</translation>
    </message>
    <message>
        <source>Ask again after an illegal move</source>
        <extracomment>gui/matches/match_dialog.py</extracomment>
        <translation>Preguntar otra vez si la jugada es ilegal</translation>
    </message>
    <message>
        <source>The engine is asked again with a list of the legal moves, because a program that knows a game only from a definition may not know all its rules. If it insists on the move, it loses the game.</source>
        <extracomment>gui/matches/matches_text.py</extracomment>
        <translation>Se pregunta de nuevo al motor con una lista de las jugadas legales, porque un programa que conoce un juego solo por una definición puede no conocer todas sus reglas. Si insiste en la jugada, pierde la partida.</translation>
    </message>
    <message>
        <source>Stop when the test (SPRT) is decided</source>
        <extracomment>gui/matches/match_dialog.py</extracomment>
        <translation>Parar al decidirse la prueba (SPRT)</translation>
    </message>
    <message>
        <source>Surajang at full strength</source>
        <extracomment>gui/words/naming.py</extracomment>
        <translation>Surajang, a plena fuerza</translation>
    </message>
    <message>
        <source>Both sides are the same; the result shows how much is due to chance.</source>
        <extracomment>gui/matches/match_dialog.py</extracomment>
        <translation>Ambos bandos son iguales; el resultado muestra cuánto se debe al azar.</translation>
    </message>
    <message>
        <source>List of engines…</source>
        <extracomment>gui/matches/matches_page.py</extracomment>
        <translation>Lista de motores…</translation>
    </message>
    <message>
        <source>Pause</source>
        <extracomment>gui/app/practice_dialog.py, gui/matches/matches_page.py, gui/playtest/playtest_page.py</extracomment>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>Move to the trash</source>
        <extracomment>gui/matches/matches_page.py</extracomment>
        <translation>Mover a la papelera</translation>
    </message>
    <message>
        <source>Show the boards</source>
        <extracomment>gui/matches/matches_page.py</extracomment>
        <translation>Mostrar los tableros</translation>
    </message>
    <message>
        <source>Being played</source>
        <extracomment>gui/matches/matches_page.py</extracomment>
        <translation>En juego</translation>
    </message>
    <message>
        <source>All games played</source>
        <extracomment>gui/matches/matches_page.py</extracomment>
        <translation>Todas las partidas jugadas</translation>
    </message>
    <message>
        <source>Decided</source>
        <extracomment>gui/matches/matches_page.py</extracomment>
        <translation>Decidido</translation>
    </message>
    <message>
        <source>Share</source>
        <extracomment>gui/matches/matches_text.py</extracomment>
        <translation>Porcentaje</translation>
    </message>
    <message>
        <source>First</source>
        <extracomment>gui/matches/matches_text.py</extracomment>
        <translation>Primero</translation>
    </message>
    <message>
        <source>Second</source>
        <extracomment>gui/matches/matches_text.py</extracomment>
        <translation>Segundo</translation>
    </message>
    <message>
        <source>End</source>
        <extracomment>gui/matches/matches_text.py, engine/playtest/texts.py: end</extracomment>
        <translation>Final</translation>
    </message>
    <message>
        <source>Decided: {name} is stronger by {high} points rather than by {low}.</source>
        <extracomment>gui/matches/matches_text.py</extracomment>
        <translation>Decidido: la ventaja de {name} es de {high} puntos, y no de {low}.</translation>
    </message>
    <message>
        <source>Decided: {name} is not stronger by {high} points.</source>
        <extracomment>gui/matches/matches_text.py</extracomment>
        <translation>Decidido: la ventaja de {name} no llega a {high} puntos.</translation>
    </message>
    <message>
        <source>Time control of the first</source>
        <extracomment>gui/matches/matches_text.py</extracomment>
        <translation>Ritmo del primero</translation>
    </message>
    <message>
        <source>Time control of the second</source>
        <extracomment>gui/matches/match_dialog.py</extracomment>
        <translation>Ritmo del segundo</translation>
    </message>
    <message>
        <source>Time control</source>
        <extracomment>gui/matches/matches_text.py</extracomment>
        <translation>Ritmo de juego</translation>
    </message>
    <message>
        <source>Games start</source>
        <extracomment>gui/matches/match_dialog.py</extracomment>
        <translation>Las partidas empiezan</translation>
    </message>
    <message>
        <source>Games at the same time</source>
        <extracomment>gui/matches/matches_text.py</extracomment>
        <translation>Partidas simultáneas</translation>
    </message>
    <message>
        <source> ms per move</source>
        <extracomment>gui/matches/matches_text.py</extracomment>
        <translation> ms por jugada</translation>
    </message>
    <message>
        <source> nodes per move</source>
        <extracomment>gui/matches/matches_text.py</extracomment>
        <translation> nodos por jugada</translation>
    </message>
    <message>
        <source> s per game</source>
        <extracomment>gui/matches/matches_text.py</extracomment>
        <translation> s por partida</translation>
    </message>
    <message>
        <source> moves</source>
        <extracomment>gui/matches/matches_text.py</extracomment>
        <translation> jugadas</translation>
    </message>
    <message>
        <source>Drawn after</source>
        <extracomment>gui/matches/match_dialog.py</extracomment>
        <translation>Tablas tras</translation>
    </message>
    <message>
        <source>Openings: games (PGN), positions (FEN) or moves, one per line</source>
        <extracomment>gui/matches/matches_text.py</extracomment>
        <translation>Aperturas: partidas (PGN), posiciones (FEN) o jugadas, una por línea</translation>
    </message>
    <message>
        <source>No file</source>
        <extracomment>gui/matches/match_dialog.py</extracomment>
        <translation>Sin archivo</translation>
    </message>
    <message>
        <source>Bounds</source>
        <extracomment>gui/matches/match_dialog.py</extracomment>
        <translation>Límites</translation>
    </message>
    <message>
        <source>Error rates</source>
        <extracomment>gui/matches/match_dialog.py</extracomment>
        <translation>Tasas de error</translation>
    </message>
    <message>
        <source> points</source>
        <extracomment>gui/matches/matches_text.py</extracomment>
        <translation> puntos</translation>
    </message>
    <message>
        <source>La&amp;rger board</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>Tablero más gran&amp;de</translation>
    </message>
    <message>
        <source>Sm&amp;aller board</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>Ta&amp;blero más pequeño</translation>
    </message>
    <message>
        <source>Reset the board si&amp;ze</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>&amp;Tamaño de tablero normal</translation>
    </message>
    <message>
        <source>Check for &amp;updates…</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>Buscar act&amp;ualizaciones…</translation>
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
        <translation>Surajang {number} (núcleo interpretado)</translation>
    </message>
    <message>
        <source>from source</source>
        <comment>in place of the number of a version</comment>
        <extracomment>gui/app/about.py</extracomment>
        <translation>desde el código fuente</translation>
    </message>
    <message>
        <source>Surajang {number} (compiled core)</source>
        <extracomment>gui/app/about.py</extracomment>
        <translation>Surajang {number} (núcleo compilado)</translation>
    </message>
    <message>
        <source>{rating} or more</source>
        <extracomment>gui/play/match_fields.py</extracomment>
        <translation>{rating} o más</translation>
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
        <translation>Ninguno</translation>
    </message>
    <message>
        <source>Board size</source>
        <extracomment>gui/app/preferences.py</extracomment>
        <translation>Tamaño del tablero</translation>
    </message>
    <message>
        <source>The engine stopped and was restarted.</source>
        <extracomment>gui/engines/engine_process.py</extracomment>
        <translation>El motor se ha detenido y se ha reiniciado.</translation>
    </message>
    <message>
        <source>The engine kept stopping; the game is safe.</source>
        <extracomment>gui/engines/engine_process.py</extracomment>
        <translation>El motor se ha detenido una y otra vez; la partida está a salvo.</translation>
    </message>
    <message>
        <source>{name} exited before it was ready.</source>
        <extracomment>gui/engines/engine_process.py</extracomment>
        <translation>{name} se cerró antes de estar listo.</translation>
    </message>
    <message>
        <source>The engine did not respond and was restarted.</source>
        <extracomment>gui/engines/engine_process.py</extracomment>
        <translation>El motor no ha respondido y se ha reiniciado.</translation>
    </message>
    <message>
        <source>The engine kept failing to respond; the game is safe.</source>
        <extracomment>gui/engines/engine_process.py</extracomment>
        <translation>El motor sigue sin responder; la partida está a salvo.</translation>
    </message>
    <message>
        <source>{name} does not respond as a UCI engine should.</source>
        <extracomment>gui/engines/engine_process.py</extracomment>
        <translation>{name} no responde como debería un motor UCI.</translation>
    </message>
    <message>
        <source>{name} cannot be started.</source>
        <extracomment>gui/engines/engine_process.py</extracomment>
        <translation>No se puede iniciar {name}.</translation>
    </message>
    <message>
        <source>This engine</source>
        <extracomment>gui/engines/engine_process.py</extracomment>
        <translation>Este motor</translation>
    </message>
    <message>
        <source>{name} takes a whole number from {low} to {high}.</source>
        <extracomment>gui/engines/protocol.py</extracomment>
        <translation>{name} admite un número entero de {low} a {high}.</translation>
    </message>
    <message>
        <source>{name} takes a whole number.</source>
        <extracomment>gui/engines/protocol.py</extracomment>
        <translation>{name} admite un número entero.</translation>
    </message>
    <message>
        <source>{name} takes a whole number of at most {high}.</source>
        <extracomment>gui/engines/protocol.py</extracomment>
        <translation>{name} admite un número entero de {high} como máximo.</translation>
    </message>
    <message>
        <source>{name} takes a whole number of at least {low}.</source>
        <extracomment>gui/engines/protocol.py</extracomment>
        <translation>{name} admite un número entero de al menos {low}.</translation>
    </message>
    <message>
        <source>Leave</source>
        <comment>go away from what is not saved</comment>
        <extracomment>gui/desk/save_commands.py, gui/workshop/draft_commands.py</extracomment>
        <translation>Salir</translation>
    </message>
    <message>
        <source>Ctrl and a digit sort by the column with that number; press again to reverse the order.</source>
        <extracomment>gui/kit/row_list.py</extracomment>
        <translation>Ctrl y una cifra ordenan por la columna de ese número; pulsa otra vez para invertir el orden.</translation>
    </message>
    <message>
        <source>{player} declines the draw and wants to play on.</source>
        <extracomment>gui/play/match.py</extracomment>
        <translation>{player:El} {player:=rechaza|rechazan|rechazas} las tablas y {player:=quiere|quieren|quieres} seguir jugando.</translation>
    </message>
    <message>
        <source>Game played with Surajang</source>
        <extracomment>gui/words/naming.py</extracomment>
        <translation>Partida jugada con Surajang</translation>
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
        <translation>{name} (nivel {level}, {colour})</translation>
    </message>
    <message>
        <source>Show all</source>
        <comment>of a text that is cut</comment>
        <extracomment>gui/kit/long_text.py</extracomment>
        <translation>Mostrar todo</translation>
    </message>
    <message>
        <source>{game} is chosen.</source>
        <extracomment>gui/desk/game_card.py</extracomment>
        <translation>Has elegido {game}.</translation>
    </message>
    <message>
        <source>tried</source>
        <comment>a move</comment>
        <extracomment>gui/desk/move_rows.py</extracomment>
        <translation>probada</translation>
    </message>
    <message>
        <source>others tried</source>
        <comment>moves</comment>
        <extracomment>gui/desk/move_rows.py</extracomment>
        <translation>otras probadas</translation>
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
        <translation>Notación de las jugadas</translation>
    </message>
    <message>
        <source>Draw an arrow or a circle</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>Dibujar flecha o círculo</translation>
    </message>
    <message>
        <source>when reading the board: moves; with Shift, captures; the lines from here; who attacks and defends</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>al leer el tablero: las jugadas; con Mayús, las capturas; las líneas desde aquí; quién ataca y defiende</translation>
    </message>
    <message>
        <source>when reading the board: repeat the current square</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>al leer el tablero: repetir la casilla actual</translation>
    </message>
    <message>
        <source>ranks, file e, clocks, where are my knights, pieces, hands, threats, last, captured, turn, players, keys</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>filas, columna e, relojes, dónde están mis caballos, piezas, manos, amenazas, última, capturas, turno, jugadores, teclas</translation>
    </message>
    <message>
        <source>/ and a command, Enter</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>/ y un comando, Intro</translation>
    </message>
    <message>
        <source>resign, draw, take back, hint</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>abandonar, tablas, deshacer, pista</translation>
    </message>
    <message>
        <source>Cannot be dropped on a file with another {piece} of the same player on {zone}.</source>
        <extracomment>gui/words/piece_notes.py</extracomment>
        <translation>No puede reingresarse en una columna con {piece:otro} del mismo bando en {zone}.</translation>
    </message>
    <message>
        <source>Divider between panels</source>
        <extracomment>gui/kit/accessible_widgets.py</extracomment>
        <translation>Separador de paneles</translation>
    </message>
    <message>
        <source>The Up and Down arrow keys move it.</source>
        <extracomment>gui/kit/accessible_widgets.py</extracomment>
        <translation>Las flechas arriba y abajo lo mueven.</translation>
    </message>
    <message>
        <source>Board size, in percent of the available space</source>
        <extracomment>gui/shell/settings.py</extracomment>
        <translation>Tamaño del tablero, en porcentaje del espacio disponible</translation>
    </message>
    <message>
        <source>The old file was kept as {aside}.</source>
        <extracomment>gui/storage/shared_file.py</extracomment>
        <translation>El archivo antiguo se ha conservado como {aside}.</translation>
    </message>
    <message>
        <source>The defaults are used instead.</source>
        <extracomment>gui/storage/shared_file.py</extracomment>
        <translation>En su lugar se usan los valores predeterminados.</translation>
    </message>
    <message>
        <source>English letters, as in files</source>
        <extracomment>gui/shell/settings.py</extracomment>
        <translation>Letras inglesas (archivos)</translation>
    </message>
    <message>
        <source>Letters of the language</source>
        <extracomment>gui/shell/settings.py</extracomment>
        <translation>Letras del idioma</translation>
    </message>
    <message>
        <source>Signs of the pieces</source>
        <extracomment>gui/shell/settings.py</extracomment>
        <translation>Signos de las piezas</translation>
    </message>
    <message>
        <source>{name} cannot be read: the process reading it stopped.</source>
        <extracomment>gui/storage/opening.py</extracomment>
        <translation>{name} no se puede leer: el proceso que lo leía se ha detenido.</translation>
    </message>
    <message>
        <source>{name} contains no game.</source>
        <extracomment>gui/storage/opening.py</extracomment>
        <translation>{name} no contiene ninguna partida.</translation>
    </message>
    <message>
        <source>{name} is too large to be a file of games.</source>
        <extracomment>gui/storage/opening.py</extracomment>
        <translation>{name} es demasiado grande para ser un archivo de partidas.</translation>
    </message>
    <message>
        <source>{what} could not be read ({why}).</source>
        <extracomment>gui/storage/shared_file.py</extracomment>
        <translation>{what} no se han podido leer ({why}).</translation>
    </message>
    <message>
        <source>{what} were damaged.</source>
        <extracomment>gui/storage/shared_file.py</extracomment>
        <translation>{what} contenían datos dañados.</translation>
    </message>
    <message>
        <source>Dark colours.</source>
        <extracomment>gui/app/view_commands.py</extracomment>
        <translation>Tema oscuro.</translation>
    </message>
    <message>
        <source>Light colours.</source>
        <extracomment>gui/app/view_commands.py</extracomment>
        <translation>Tema claro.</translation>
    </message>
    <message>
        <source>Sounds on.</source>
        <extracomment>gui/app/view_commands.py</extracomment>
        <translation>Sonidos activados.</translation>
    </message>
    <message>
        <source>Sounds off.</source>
        <extracomment>gui/app/view_commands.py</extracomment>
        <translation>Sonidos desactivados.</translation>
    </message>
    <message numerus="yes">
        <source>{player} mates in {count}</source>
        <extracomment>gui/analysis/analysis_text.py</extracomment>
        <translation>
            <numerusform>{player:El} {player:=da|dan|das} mate en {count}</numerusform>
            <numerusform>{player:El} {player:=da|dan|das} mate en {count}</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} at the lower edge.</source>
        <extracomment>gui/board/view.py</extracomment>
        <translation>{player:El} en el borde inferior.</translation>
    </message>
    <message>
        <source>Drawing from {square}. Move to another square, or stay here, and press the same key again.</source>
        <extracomment>gui/board/input.py</extracomment>
        <translation>Dibujando desde {square}. Ve a otra casilla, o quédate aquí, y pulsa otra vez la misma tecla.</translation>
    </message>
    <message>
        <source>green</source>
        <comment>the colour of a mark or an arrow</comment>
        <extracomment>gui/board/spoken.py</extracomment>
        <translation>verde</translation>
    </message>
    <message>
        <source>red</source>
        <comment>the colour of a mark or an arrow</comment>
        <extracomment>gui/board/spoken.py</extracomment>
        <translation>roja</translation>
    </message>
    <message>
        <source>yellow</source>
        <comment>the colour of a mark or an arrow</comment>
        <extracomment>gui/board/spoken.py</extracomment>
        <translation>amarilla</translation>
    </message>
    <message>
        <source>blue</source>
        <comment>the colour of a mark or an arrow</comment>
        <extracomment>gui/board/spoken.py</extracomment>
        <translation>azul</translation>
    </message>
    <message>
        <source>None</source>
        <comment>no square for en passant</comment>
        <extracomment>gui/editor/setup_panel.py</extracomment>
        <translation>Ninguna</translation>
    </message>
    <message>
        <source>{name} cannot play these games: it has no UCI_Variant option.</source>
        <extracomment>gui/engines/engine_field.py</extracomment>
        <translation>{name} no puede jugar a estos juegos: no tiene la opción UCI_Variant.</translation>
    </message>
    <message>
        <source>{name} supports none of these games.</source>
        <extracomment>gui/engines/engine_field.py</extracomment>
        <translation>{name} no admite ninguno de estos juegos.</translation>
    </message>
    <message>
        <source>{why} Its options cannot be read.</source>
        <extracomment>gui/engines/engine_options.py</extracomment>
        <translation>{why} Sus opciones no se pueden leer.</translation>
    </message>
    <message>
        <source>{unreadable:,} unreadable</source>
        <extracomment>gui/library/library_text.py</extracomment>
        <translation>{unreadable:,} ilegibles</translation>
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
        <translation>Tipo</translation>
    </message>
    <message>
        <source>That is not possible now.</source>
        <extracomment>gui/desk/answering.py</extracomment>
        <translation>Eso no es posible ahora.</translation>
    </message>
    <message>
        <source>empty</source>
        <comment>a rank or file of a board</comment>
        <extracomment>gui/board/reading.py</extracomment>
        <translation>vacía</translation>
    </message>
    <message>
        <source>{piece}, {place}: nothing to capture.</source>
        <extracomment>gui/board/reading.py</extracomment>
        <translation>{piece}, {place}: nada que capturar.</translation>
    </message>
    <message>
        <source>{player}: {name}.</source>
        <extracomment>gui/desk/answering.py</extracomment>
        <translation>{player}: {name}.</translation>
    </message>
    <message>
        <source>Letters jump to pieces, with Shift to the other side&apos;s.</source>
        <extracomment>gui/board/reading_text.py</extracomment>
        <translation>Las letras saltan a las piezas; con Mayús, a las del otro bando.</translation>
    </message>
    <message>
        <source>Digits move along the board, H goes to the hand; O repeats where you are, M reads a piece&apos;s moves, with Shift its captures, X the lines from here, A who attacks and defends, C what was captured last, W the last move, T the clocks; a slash starts a move or a question.</source>
        <extracomment>gui/board/reading_text.py</extracomment>
        <translation>Las cifras recorren el tablero y H va a la mano; O repite dónde estás, M lee las jugadas de una pieza, con Mayús sus capturas, X las líneas desde aquí, A quién ataca y defiende, C la última captura, W la última jugada, T los relojes; una barra inicia una jugada o una pregunta.</translation>
    </message>
    <message>
        <source>pieces</source>
        <comment>words that are typed to ask, with spaces between them</comment>
        <extracomment>gui/board/reading_text.py</extracomment>
        <translation>piezas pieza</translation>
    </message>
    <message>
        <source>players opponent who</source>
        <comment>words that are typed to ask, with spaces between them</comment>
        <extracomment>gui/board/reading_text.py</extracomment>
        <translation>jugadores jugador quién quien</translation>
    </message>
    <message>
        <source>resign, give up</source>
        <comment>what is typed to have something done, with commas between</comment>
        <extracomment>gui/board/reading_text.py</extracomment>
        <translation>abandonar, rendirse</translation>
    </message>
    <message>
        <source>draw, offer a draw</source>
        <comment>what is typed to have something done, with commas between</comment>
        <extracomment>gui/board/reading_text.py</extracomment>
        <translation>tablas, ofrecer tablas</translation>
    </message>
    <message>
        <source>take back, takeback, undo</source>
        <comment>what is typed to have something done, with commas between</comment>
        <extracomment>gui/board/reading_text.py</extracomment>
        <translation>deshacer, deshacer jugada</translation>
    </message>
    <message>
        <source>hint</source>
        <comment>what is typed to have something done, with commas between</comment>
        <extracomment>gui/board/reading_text.py</extracomment>
        <translation>pista</translation>
    </message>
    <message>
        <source>Game</source>
        <comment>a column of numbers of games</comment>
        <extracomment>gui/matches/matches_text.py</extracomment>
        <translation>Partida</translation>
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
        <translation>Tiempo por jugada</translation>
    </message>
    <message>
        <source>Nodes per move</source>
        <extracomment>gui/matches/matches_text.py</extracomment>
        <translation>Nodos por jugada</translation>
    </message>
    <message>
        <source>From the start position</source>
        <extracomment>gui/matches/matches_text.py</extracomment>
        <translation>Desde la posición inicial</translation>
    </message>
    <message>
        <source>After random moves</source>
        <extracomment>gui/matches/matches_text.py</extracomment>
        <translation>Tras jugadas al azar</translation>
    </message>
    <message>
        <source>From a file</source>
        <extracomment>gui/matches/matches_text.py</extracomment>
        <translation>Desde un archivo</translation>
    </message>
    <message>
        <source>Save a game sheet</source>
        <extracomment>gui/desk/share_commands.py, gui/desk/sheet.py</extracomment>
        <translation>Guardar la planilla</translation>
    </message>
    <message>
        <source>Diagrams</source>
        <extracomment>gui/desk/sheet.py</extracomment>
        <translation>Diagramas</translation>
    </message>
    <message>
        <source>In a study, “Print a diagram after this move” marks a move. Arrows and circles also mark it.</source>
        <extracomment>gui/desk/sheet.py</extracomment>
        <translation>En un estudio, «Imprimir diagrama aquí» marca una jugada. Las flechas y los círculos también la marcan.</translation>
    </message>
    <message>
        <source>Making the PDF…</source>
        <extracomment>gui/desk/printing.py, gui/desk/share_commands.py</extracomment>
        <translation>Creando el PDF…</translation>
    </message>
    <message>
        <source>The picture. You can drag it into other programs.</source>
        <extracomment>gui/desk/picture_export.py</extracomment>
        <translation>La imagen. Puedes arrastrarla a otros programas.</translation>
    </message>
    <message>
        <source> pixels</source>
        <extracomment>gui/desk/picture_export.py</extracomment>
        <translation> píxeles</translation>
    </message>
    <message>
        <source>The picture is on the clipboard.</source>
        <extracomment>gui/desk/share_commands.py, gui/editor/editor_page.py</extracomment>
        <translation>La imagen está en el portapapeles.</translation>
    </message>
    <message>
        <source>Making the animation…</source>
        <extracomment>gui/desk/share_commands.py</extracomment>
        <translation>Creando la animación…</translation>
    </message>
    <message>
        <source>Export the board</source>
        <extracomment>gui/desk/picture_export.py</extracomment>
        <translation>Exportar el tablero</translation>
    </message>
    <message>
        <source>Export an animation</source>
        <extracomment>gui/desk/film_export.py, gui/desk/share_commands.py</extracomment>
        <translation>Exportar una animación</translation>
    </message>
    <message>
        <source>Format</source>
        <comment>of a picture&apos;s or an animation&apos;s file</comment>
        <extracomment>gui/desk/film_export.py, gui/desk/picture_export.py</extracomment>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Size</source>
        <extracomment>gui/desk/film_export.py, gui/desk/picture_export.py</extracomment>
        <translation>Tamaño</translation>
    </message>
    <message>
        <source>Include</source>
        <extracomment>gui/desk/picture_export.py</extracomment>
        <translation>Incluir</translation>
    </message>
    <message>
        <source>Content</source>
        <extracomment>gui/desk/film_export.py</extracomment>
        <translation>Contenido</translation>
    </message>
    <message>
        <source>Each move</source>
        <extracomment>gui/desk/film_export.py</extracomment>
        <translation>Por jugada</translation>
    </message>
    <message>
        <source>Arrows and circles</source>
        <extracomment>gui/desk/picture_export.py</extracomment>
        <translation>Flechas y círculos</translation>
    </message>
    <message>
        <source>Coordinates</source>
        <extracomment>gui/desk/picture_export.py, gui/workshop/specs.py</extracomment>
        <translation>Coordenadas</translation>
    </message>
    <message>
        <source>Save…</source>
        <extracomment>gui/desk/film_export.py, gui/desk/picture_export.py, gui/desk/sheet.py</extracomment>
        <translation>Guardar…</translation>
    </message>
    <message>
        <source>Copy</source>
        <extracomment>gui/desk/picture_export.py</extracomment>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>The whole game</source>
        <extracomment>gui/desk/film_export.py</extracomment>
        <translation>Toda la partida</translation>
    </message>
    <message>
        <source>Up to this position</source>
        <extracomment>gui/desk/film_export.py</extracomment>
        <translation>Hasta esta posición</translation>
    </message>
    <message>
        <source>The animation was cancelled.</source>
        <extracomment>gui/desk/share_commands.py</extracomment>
        <translation>La animación se ha cancelado.</translation>
    </message>
    <message>
        <source>The PDF was cancelled.</source>
        <extracomment>gui/desk/share_commands.py</extracomment>
        <translation>El PDF se ha cancelado.</translation>
    </message>
    <message>
        <source>The picture could not be saved: {why}.</source>
        <extracomment>gui/desk/picture_export.py</extracomment>
        <translation>La imagen no se ha podido guardar: {why}.</translation>
    </message>
    <message>
        <source>The animation could not be saved: {why}.</source>
        <extracomment>gui/desk/share_commands.py</extracomment>
        <translation>La animación no se ha podido guardar: {why}.</translation>
    </message>
    <message>
        <source>Where marked in the study</source>
        <extracomment>gui/desk/sheet.py</extracomment>
        <translation>Donde lo marque el estudio</translation>
    </message>
    <message>
        <source>Also every ten moves</source>
        <extracomment>gui/desk/sheet.py</extracomment>
        <translation>También cada diez jugadas</translation>
    </message>
    <message>
        <source>None</source>
        <comment>no diagrams</comment>
        <extracomment>gui/desk/sheet.py</extracomment>
        <translation>Ninguno</translation>
    </message>
    <message>
        <source>½ second</source>
        <extracomment>gui/desk/film_export.py</extracomment>
        <translation>½ segundo</translation>
    </message>
    <message>
        <source>1 second</source>
        <extracomment>gui/desk/film_export.py</extracomment>
        <translation>1 segundo</translation>
    </message>
    <message>
        <source>2 seconds</source>
        <extracomment>gui/desk/film_export.py</extracomment>
        <translation>2 segundos</translation>
    </message>
    <message>
        <source>Small</source>
        <extracomment>gui/desk/film_export.py</extracomment>
        <translation>Pequeño</translation>
    </message>
    <message>
        <source>Medium</source>
        <extracomment>gui/desk/film_export.py</extracomment>
        <translation>Mediano</translation>
    </message>
    <message>
        <source>Large</source>
        <extracomment>gui/desk/film_export.py</extracomment>
        <translation>Grande</translation>
    </message>
    <message>
        <source>{piece} dropped on {square}</source>
        <comment>a move that is said in the middle of a sentence</comment>
        <extracomment>gui/words/spoken_moves.py</extracomment>
        <translation>{piece} reingresa en {square}</translation>
    </message>
    <message>
        <source>{piece} from {place}</source>
        <comment>a piece, and the square, file or rank that it comes from</comment>
        <extracomment>gui/words/spoken_moves.py</extracomment>
        <translation>{piece} desde {place}</translation>
    </message>
    <message>
        <source>{move}, becoming {piece}</source>
        <comment>a move that is said in the middle of a sentence</comment>
        <extracomment>gui/words/spoken_moves.py</extracomment>
        <translation>{move}, promoción a {piece:nom}</translation>
    </message>
    <message>
        <source>This window shows moves with other signs, which you can also type: {pieces}.</source>
        <extracomment>gui/words/shown_moves.py</extracomment>
        <translation>En esta ventana las jugadas se muestran con otros signos, que también puedes escribir: {pieces}.</translation>
    </message>
    <message>
        <source>{piece} to {square}</source>
        <comment>a move that is said in the middle of a sentence</comment>
        <extracomment>gui/words/spoken_moves.py</extracomment>
        <translation>{piece} a {square}</translation>
    </message>
    <message>
        <source>Your tags and the games you added</source>
        <extracomment>gui/library/own_data.py</extracomment>
        <translation>Tus etiquetas y las partidas añadidas</translation>
    </message>
    <message>
        <source>Your settings</source>
        <extracomment>gui/shell/settings.py</extracomment>
        <translation>Tus preferencias</translation>
    </message>
    <message>
        <source>{what} cannot be read now ({why}).</source>
        <extracomment>gui/storage/shared_file.py</extracomment>
        <translation>{what} no se pueden leer ahora ({why}).</translation>
    </message>
    <message>
        <source>{what} contained values that cannot be used ({names}).</source>
        <extracomment>gui/storage/shared_file.py</extracomment>
        <translation>{what} contenían valores que no se pueden usar ({names}).</translation>
    </message>
    <message>
        <source>Whatever could be read was kept.</source>
        <extracomment>gui/storage/shared_file.py</extracomment>
        <translation>Se ha conservado todo lo que se podía leer.</translation>
    </message>
    <message>
        <source>The file is left as it is, and Surajang keeps trying.</source>
        <extracomment>gui/storage/shared_file.py</extracomment>
        <translation>El archivo queda intacto y Surajang lo sigue intentando.</translation>
    </message>
    <message>
        <source>{piece} takes on {square}</source>
        <comment>a move that is said in the middle of a sentence</comment>
        <extracomment>gui/words/spoken_moves.py</extracomment>
        <translation>{piece} captura en {square}</translation>
    </message>
    <message>
        <source>{move} and takes on {square}</source>
        <comment>a move that is said in the middle of a sentence</comment>
        <extracomment>gui/words/spoken_moves.py</extracomment>
        <translation>{move} y captura en {square}</translation>
    </message>
    <message>
        <source>{move} and goes to {square}</source>
        <comment>a move that is said in the middle of a sentence</comment>
        <extracomment>gui/words/spoken_moves.py</extracomment>
        <translation>{move} y va a {square}</translation>
    </message>
    <message>
        <source>{move}, promoting</source>
        <comment>a move that is said in the middle of a sentence</comment>
        <extracomment>gui/words/spoken_moves.py</extracomment>
        <translation>{move}, con promoción</translation>
    </message>
    <message>
        <source>{move}, without promoting</source>
        <comment>a move that is said in the middle of a sentence</comment>
        <extracomment>gui/words/spoken_moves.py</extracomment>
        <translation>{move}, sin promoción</translation>
    </message>
    <message>
        <source>A piece moves</source>
        <extracomment>gui/app/captions.py</extracomment>
        <translation>Una pieza se mueve</translation>
    </message>
    <message>
        <source>A piece is captured</source>
        <extracomment>gui/app/captions.py</extracomment>
        <translation>Captura de una pieza</translation>
    </message>
    <message>
        <source>A piece is dropped</source>
        <extracomment>gui/app/captions.py</extracomment>
        <translation>Reingreso de una pieza</translation>
    </message>
    <message>
        <source>Check</source>
        <extracomment>gui/app/captions.py</extracomment>
        <translation>Jaque</translation>
    </message>
    <message>
        <source>The end</source>
        <extracomment>gui/app/captions.py</extracomment>
        <translation>Fin</translation>
    </message>
    <message>
        <source>Little time is left</source>
        <extracomment>gui/app/captions.py</extracomment>
        <translation>Queda poco tiempo</translation>
    </message>
    <message>
        <source>That cannot be done</source>
        <extracomment>gui/app/captions.py</extracomment>
        <translation>Eso no se puede hacer</translation>
    </message>
    <message>
        <source>The game begins</source>
        <extracomment>gui/app/captions.py</extracomment>
        <translation>Empieza la partida</translation>
    </message>
    <message>
        <source>A draw is offered</source>
        <extracomment>gui/app/captions.py</extracomment>
        <translation>Se ofrecen tablas</translation>
    </message>
    <message>
        <source>A move is taken back</source>
        <extracomment>gui/app/captions.py</extracomment>
        <translation>Se deshace una jugada</translation>
    </message>
    <message>
        <source>Solved</source>
        <comment>the caption of a sound</comment>
        <extracomment>gui/app/captions.py</extracomment>
        <translation>Resuelto</translation>
    </message>
    <message>
        <source>That does not solve it</source>
        <extracomment>gui/app/captions.py</extracomment>
        <translation>Eso no lo resuelve</translation>
    </message>
    <message>
        <source>A long task is done</source>
        <extracomment>gui/app/captions.py</extracomment>
        <translation>Ha terminado una tarea larga</translation>
    </message>
    <message>
        <source>Something could not be saved</source>
        <extracomment>gui/app/captions.py</extracomment>
        <translation>Algo no se ha podido guardar</translation>
    </message>
    <message>
        <source>{name} does not contain your changes.</source>
        <extracomment>gui/study/study_page.py</extracomment>
        <translation>{name} no contiene tus cambios.</translation>
    </message>
    <message>
        <source>They are still saved among your studies.</source>
        <extracomment>gui/study/study_page.py</extracomment>
        <translation>Siguen guardados entre tus estudios.</translation>
    </message>
    <message>
        <source>Comment before the move</source>
        <extracomment>gui/study/study_notes.py</extracomment>
        <translation>Comentario antes de la jugada</translation>
    </message>
    <message>
        <source>A comment on this move</source>
        <extracomment>gui/study/study_notes.py</extracomment>
        <translation>Un comentario sobre esta jugada</translation>
    </message>
    <message>
        <source>A comment before this move</source>
        <extracomment>gui/study/study_notes.py</extracomment>
        <translation>Un comentario antes de esta jugada</translation>
    </message>
    <message>
        <source>{name} failed {times} times in a row, so the match has stopped. {failure}</source>
        <extracomment>gui/matches/matches_text.py</extracomment>
        <translation>{name} ha fallado {times} veces seguidas, así que el encuentro se ha detenido. {failure}</translation>
    </message>
    <message>
        <source>An opening of this match cannot be played, so it has stopped. {why}</source>
        <extracomment>gui/matches/matches_text.py</extracomment>
        <translation>Una apertura de este encuentro no se puede jugar, así que se ha detenido. {why}</translation>
    </message>
    <message>
        <source>A game could not be saved, so the match has stopped: {why}.</source>
        <extracomment>gui/matches/matches_text.py</extracomment>
        <translation>Una partida no se ha podido guardar, así que el encuentro se ha detenido: {why}.</translation>
    </message>
    <message>
        <source>This match cannot be read: {why}.</source>
        <extracomment>gui/matches/matches_text.py</extracomment>
        <translation>Este encuentro no se puede leer: {why}.</translation>
    </message>
    <message>
        <source>Match</source>
        <extracomment>gui/matches/matches_page.py</extracomment>
        <translation>Encuentro</translation>
    </message>
    <message>
        <source>Another window is playing this match.</source>
        <extracomment>gui/matches/matches_text.py</extracomment>
        <translation>Otra ventana está jugando este encuentro.</translation>
    </message>
    <message>
        <source>The match could not be read: {why}.</source>
        <extracomment>gui/matches/matches_text.py</extracomment>
        <translation>El encuentro no se ha podido leer: {why}.</translation>
    </message>
    <message>
        <source>The match could not be saved: {why}.</source>
        <extracomment>gui/matches/engine_match.py</extracomment>
        <translation>El encuentro no se ha podido guardar: {why}.</translation>
    </message>
    <message>
        <source>The match could not be moved to the trash.</source>
        <extracomment>gui/matches/matches_text.py</extracomment>
        <translation>El encuentro no se ha podido mover a la papelera.</translation>
    </message>
    <message>
        <source>Matches that cannot be read because their plans are damaged: {names}. Their games are in {path}.</source>
        <extracomment>gui/matches/matches_text.py</extracomment>
        <translation>Encuentros que no se pueden leer porque su plan está dañado: {names}. Sus partidas están en {path}.</translation>
    </message>
    <message>
        <source>New match</source>
        <extracomment>gui/matches/match_dialog.py</extracomment>
        <translation>Nuevo encuentro</translation>
    </message>
    <message>
        <source>New match…</source>
        <extracomment>gui/matches/matches_page.py</extracomment>
        <translation>Nuevo encuentro…</translation>
    </message>
    <message>
        <source>Start the match</source>
        <extracomment>gui/matches/match_dialog.py</extracomment>
        <translation>Empezar el encuentro</translation>
    </message>
    <message>
        <source>Save them there</source>
        <extracomment>gui/study/study_page.py</extracomment>
        <translation>Guardarlos ahí</translation>
    </message>
    <message>
        <source>Leave it as it is</source>
        <extracomment>gui/study/study_page.py</extracomment>
        <translation>Dejarlo como está</translation>
    </message>
    <message>
        <source>Updates</source>
        <extracomment>gui/updates/updates_dialog.py</extracomment>
        <translation>Actualizaciones</translation>
    </message>
    <message>
        <source>Check for updates once a week</source>
        <extracomment>gui/updates/updates_dialog.py</extracomment>
        <translation>Buscar actualizaciones una vez por semana</translation>
    </message>
    <message>
        <source>Open the web page</source>
        <extracomment>gui/updates/updates_dialog.py</extracomment>
        <translation>Abrir la página web</translation>
    </message>
    <message>
        <source>You have the latest version.</source>
        <extracomment>gui/updates/updates_dialog.py</extracomment>
        <translation>Tienes la versión más reciente.</translation>
    </message>
    <message>
        <source>Could not check for updates.</source>
        <extracomment>gui/updates/updates_dialog.py</extracomment>
        <translation>No se han podido buscar actualizaciones.</translation>
    </message>
    <message>
        <source>Contacting {host}…</source>
        <extracomment>gui/updates/updates_dialog.py</extracomment>
        <translation>Contactando con {host}…</translation>
    </message>
    <message>
        <source>One request for a small file is sent to {host}. It does not identify you, your computer or your version. Nothing is downloaded or installed.</source>
        <extracomment>gui/updates/updates_dialog.py</extracomment>
        <translation>Se envía a {host} una única petición de un archivo pequeño. No te identifica a ti, ni tu equipo ni tu versión. No se descarga ni se instala nada.</translation>
    </message>
    <message>
        <source>Surajang {version} is out ({day}).</source>
        <extracomment>gui/updates/updates_dialog.py</extracomment>
        <translation>Ha salido Surajang {version} ({day}).</translation>
    </message>
    <message>
        <source>{host} cannot be reached.</source>
        <extracomment>gui/updates/updates_dialog.py</extracomment>
        <translation>No se puede acceder a {host}.</translation>
    </message>
    <message>
        <source>{host} did not answer in time.</source>
        <extracomment>gui/updates/updates_dialog.py</extracomment>
        <translation>{host} no ha respondido a tiempo.</translation>
    </message>
    <message>
        <source>{host} does not say which version is the latest.</source>
        <extracomment>gui/updates/updates_dialog.py</extracomment>
        <translation>{host} no indica cuál es la versión más reciente.</translation>
    </message>
    <message>
        <source>The answer from {host} cannot be read.</source>
        <extracomment>gui/updates/updates_dialog.py</extracomment>
        <translation>La respuesta de {host} no se puede leer.</translation>
    </message>
    <message>
        <source>Your system lacks support for secure connections.</source>
        <extracomment>gui/updates/updates_dialog.py</extracomment>
        <translation>Tu sistema no admite conexiones seguras.</translation>
    </message>
    <message>
        <source>Your system lacks a library for this.</source>
        <extracomment>gui/updates/updates_dialog.py</extracomment>
        <translation>A tu sistema le falta una biblioteca para esto.</translation>
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
        <translation>Ajedrez en un tablero de diez por diez con mariscales y cardenales, en el que las piezas capturadas cambian de bando.</translation>
    </message>
    <message>
        <source>White</source>
        <comment>a player</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (first edition), rules/games: Pandemonium (vchess), rules/games: Mansindam</extracomment>
        <translation>Blancas</translation>
    </message>
    <message>
        <source>Black</source>
        <comment>a player</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (first edition), rules/games: Pandemonium (vchess), rules/games: Mansindam</extracomment>
        <translation>Negras</translation>
    </message>
    <message>
        <source>King</source>
        <comment>a piece</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (first edition), rules/games: Pandemonium (vchess), rules/games: Mansindam, rules/games: Palace Shogi</extracomment>
        <translation>Rey</translation>
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
        <translation>sol / sombra</translation>
    </message>
    <message>
        <source>K</source>
        <comment>letter of the King, Pandemonium</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (first edition), rules/games: Pandemonium (vchess)</extracomment>
        <translation>R</translation>
    </message>
    <message>
        <source>Pawn</source>
        <comment>a piece</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (first edition), rules/games: Pandemonium (vchess), rules/games: Mansindam, rules/games: Palace Shogi, rules/ini/definition.py</extracomment>
        <translation>Peón</translation>
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
        <translation>a pie</translation>
    </message>
    <message>
        <source>P</source>
        <comment>letter of the Pawn, Pandemonium</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (first edition), rules/games: Pandemonium (vchess)</extracomment>
        <translation>P</translation>
    </message>
    <message>
        <source>Knight</source>
        <comment>a piece</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (first edition), rules/games: Pandemonium (vchess), rules/games: Mansindam, rules/games: Palace Shogi, rules/ini/definition.py</extracomment>
        <translation>Caballo</translation>
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
        <translation>jinete</translation>
    </message>
    <message>
        <source>N</source>
        <comment>letter of the Knight, Pandemonium</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (first edition), rules/games: Pandemonium (vchess)</extracomment>
        <translation>C</translation>
    </message>
    <message>
        <source>Bishop</source>
        <comment>a piece</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (first edition), rules/games: Pandemonium (vchess), rules/games: Mansindam, rules/games: Palace Shogi, rules/ini/definition.py</extracomment>
        <translation>Alfil</translation>
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
        <translation>pabellón</translation>
    </message>
    <message>
        <source>B</source>
        <comment>letter of the Bishop, Pandemonium</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (first edition), rules/games: Pandemonium (vchess)</extracomment>
        <translation>A</translation>
    </message>
    <message>
        <source>Rook</source>
        <comment>a piece</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (first edition), rules/games: Pandemonium (vchess), rules/games: Mansindam, rules/games: Palace Shogi, rules/ini/definition.py</extracomment>
        <translation>Torre</translation>
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
        <translation>que vuela</translation>
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
        <translation>Cardenal</translation>
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
        <translation>león fabuloso</translation>
    </message>
    <message>
        <source>C</source>
        <comment>letter of the Cardinal, Pandemonium</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (first edition), rules/games: Pandemonium (vchess)</extracomment>
        <translation>Cr</translation>
    </message>
    <message>
        <source>Marshal</source>
        <comment>a piece</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (first edition), rules/games: Pandemonium (vchess), rules/games: Mansindam</extracomment>
        <translation>Mariscal</translation>
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
        <translation>comandante</translation>
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
        <translation>Dama</translation>
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
        <translation>que corre</translation>
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
        <translation>Dorado</translation>
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
        <translation>dorado</translation>
    </message>
    <message>
        <source>G</source>
        <comment>letter of the Gilding, Pandemonium</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (first edition), rules/games: Pandemonium (vchess)</extracomment>
        <translation>Do</translation>
    </message>
    <message>
        <source>Scepter</source>
        <comment>a piece</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (first edition), rules/games: Pandemonium (vchess)</extracomment>
        <translation>Cetro</translation>
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
        <translation>tablilla de jade</translation>
    </message>
    <message>
        <source>S</source>
        <comment>letter of the Scepter, Pandemonium</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (first edition), rules/games: Pandemonium (vchess)</extracomment>
        <translation>Ct</translation>
    </message>
    <message>
        <source>Horse</source>
        <comment>a piece</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (first edition), rules/games: Pandemonium (vchess), rules/games: Palace Shogi, rules/ini/definition.py</extracomment>
        <translation>Corcel</translation>
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
        <translation>caballo</translation>
    </message>
    <message>
        <source>H</source>
        <comment>letter of the Horse, Pandemonium</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (first edition), rules/games: Pandemonium (vchess)</extracomment>
        <translation>Co</translation>
    </message>
    <message>
        <source>Dragon</source>
        <comment>a piece</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (first edition), rules/games: Pandemonium (vchess), rules/games: Palace Shogi</extracomment>
        <translation>Dragón</translation>
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
        <translation>dragón</translation>
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
        <translation>Entero</translation>
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
        <translation>entero</translation>
    </message>
    <message>
        <source>W</source>
        <comment>letter of the Whole, Pandemonium</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (first edition), rules/games: Pandemonium (vchess)</extracomment>
        <translation>E</translation>
    </message>
    <message>
        <source>Apricot</source>
        <comment>a piece</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (first edition), rules/games: Pandemonium (vchess)</extracomment>
        <translation>Albaricoque</translation>
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
        <translation>albaricoque</translation>
    </message>
    <message>
        <source>A</source>
        <comment>letter of the Apricot, Pandemonium</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (first edition), rules/games: Pandemonium (vchess)</extracomment>
        <translation>Ar</translation>
    </message>
    <message>
        <source>Inner bishops</source>
        <comment>a setup</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (vchess)</extracomment>
        <translation>Alfiles interiores</translation>
    </message>
    <message>
        <source>Left bishops</source>
        <comment>a setup</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (vchess)</extracomment>
        <translation>Alfiles a la izquierda</translation>
    </message>
    <message>
        <source>Right bishops</source>
        <comment>a setup</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (vchess)</extracomment>
        <translation>Alfiles a la derecha</translation>
    </message>
    <message>
        <source>Outer bishops</source>
        <comment>a setup</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (vchess)</extracomment>
        <translation>Alfiles exteriores</translation>
    </message>
    <message>
        <source>place your bishops and knights</source>
        <comment>a setup</comment>
        <extracomment>rules/games: Pandemonium</extracomment>
        <translation>coloca tus alfiles y caballos</translation>
    </message>
    <message>
        <source>Pandemonium{signs}, Surajang in Korean, is chess on a ten-by-ten board with two more pieces on each side, the cardinal and the marshal. Captured pieces change sides and come back, most pieces can promote, and both players arrange some of their pieces before the first move.</source>
        <extracomment>assets/rules/pandemonium.toml</extracomment>
        <translation>Pandemonium{signs}, Surajang en coreano, es ajedrez en un tablero de diez por diez con dos piezas más por bando, el cardenal y el mariscal. Las piezas capturadas cambian de bando y vuelven, la mayoría de las piezas puede promocionar, y ambos jugadores disponen algunas de sus piezas antes de la primera jugada.</translation>
    </message>
    <message>
        <source>The board and the start</source>
        <extracomment>gui/rulebook/generated.py, assets/rules/pandemonium.toml, assets/rules/pandemonium-2020.toml, assets/rules/pandemonium-vchess.toml, assets/rules/mansindam.toml, assets/rules/palaceshogi.toml</extracomment>
        <translation>El tablero y el comienzo</translation>
    </message>
    <message>
        <source>Ten files and ten ranks. White, called Bright, moves first; Black is called Dark. Passing is not allowed. From White&apos;s left, the first rank has rook, knight, bishop, queen, king, marshal, cardinal, bishop, knight and rook, with ten pawns in front of them. Black&apos;s pieces stand opposite.</source>
        <extracomment>assets/rules/pandemonium.toml, assets/rules/pandemonium-vchess.toml</extracomment>
        <translation>Diez columnas y diez filas. Empiezan las blancas, llamadas «claras»; las negras se llaman «oscuras». No se permite pasar. En la primera fila, desde la izquierda de las blancas, hay torre, caballo, alfil, dama, rey, mariscal, cardenal, alfil, caballo y torre, con diez peones delante. Las piezas negras están enfrente.</translation>
    </message>
    <message>
        <source>The start, with the bishops inside.</source>
        <extracomment>assets/rules/pandemonium.toml, assets/rules/pandemonium-vchess.toml</extracomment>
        <translation>El comienzo, con los alfiles interiores.</translation>
    </message>
    <message>
        <source>Before the first move</source>
        <extracomment>gui/rulebook/generated.py, assets/rules/pandemonium.toml, assets/rules/pandemonium-vchess.toml, assets/rules/differences.toml, assets/lessons/pandemonium/12-setup.toml</extracomment>
        <translation>Antes de la primera jugada</translation>
    </message>
    <message>
        <source>Each player first chooses where their bishops and knights stand, on the b- and c-files and on the h- and i-files: one of each on either side, in either order. White chooses first, and Black sees the choice. There are four ways: inner, left, right and outer bishops, all seen from White&apos;s side of the board.</source>
        <extracomment>assets/rules/pandemonium.toml</extracomment>
        <translation>Cada jugador elige primero dónde colocar sus alfiles y caballos, en las columnas b y c y en las columnas h e i: un alfil y un caballo a cada lado, en cualquier orden. Las blancas eligen primero, y las negras ven la elección. Hay cuatro maneras: alfiles interiores, a la izquierda, a la derecha y exteriores, siempre vistos desde el lado de las blancas.</translation>
    </message>
    <message>
        <source>White chooses: try it.</source>
        <extracomment>assets/rules/pandemonium.toml</extracomment>
        <translation>Eligen las blancas: pruébalo.</translation>
    </message>
    <message>
        <source>The pieces</source>
        <extracomment>gui/rulebook/generated.py, gui/rulebook/set_pdf.py, assets/rules/pandemonium.toml, assets/rules/pandemonium-2020.toml, assets/rules/pandemonium-vchess.toml, assets/rules/mansindam.toml, assets/rules/palaceshogi.toml</extracomment>
        <translation>Las piezas</translation>
    </message>
    <message>
        <source>Start with the first lesson of {game}</source>
        <extracomment>gui/app/first_visit.py</extracomment>
        <translation>Empezar por la primera lección de {game}</translation>
    </message>
    <message>
        <source>Pawns</source>
        <extracomment>assets/rules/pandemonium.toml, assets/rules/pandemonium-2020.toml, assets/rules/pandemonium-vchess.toml, assets/lessons/pandemonium/08-pawns.toml</extracomment>
        <translation>Peones</translation>
    </message>
    <message>
        <source>A pawn moves one square straight ahead and captures one square diagonally ahead, as in chess. From its second rank it may move up to three squares, from its third up to two, if they are empty, even if it was dropped there or has moved before.</source>
        <extracomment>assets/rules/pandemonium.toml, assets/rules/pandemonium-vchess.toml</extracomment>
        <translation>Un peón avanza una casilla de frente y captura una casilla en diagonal hacia adelante, como en el ajedrez. Desde su segunda fila puede avanzar hasta tres casillas, desde la tercera hasta dos, si están vacías; también si se reingresó ahí o ya se ha movido antes.</translation>
    </message>
    <message>
        <source>The pawn on d2 may move to d3, d4 or d5, the one on g3 to g4 or g5.</source>
        <extracomment>assets/rules/pandemonium.toml, assets/rules/pandemonium-vchess.toml</extracomment>
        <translation>El peón de d2 puede ir a d3, d4 o d5; el de g3, a g4 o g5.</translation>
    </message>
    <message>
        <source>When a pawn moves two or three squares, an enemy pawn that attacks one of the squares it has passed over may capture it there, on the very next move only. The captured pawn may stand one or two squares further on. A pawn that has just been dropped cannot be captured this way.</source>
        <extracomment>assets/rules/pandemonium.toml, assets/rules/pandemonium-2020.toml, assets/rules/pandemonium-vchess.toml</extracomment>
        <translation>Cuando un peón avanza dos o tres casillas, un peón enemigo que ataque una de las casillas por las que ha pasado puede capturarlo ahí, solo en la jugada inmediata. El peón capturado puede estar una o dos casillas más allá. Un peón recién reingresado no se puede capturar así.</translation>
    </message>
    <message>
        <source>White&apos;s pawn has gone from d2 to d5. Black&apos;s pawn attacks d3 and captures there: the pawn on d5 leaves the board.</source>
        <extracomment>assets/rules/pandemonium.toml, assets/rules/pandemonium-2020.toml, assets/rules/pandemonium-vchess.toml</extracomment>
        <translation>El peón blanco ha ido de d2 a d5. El peón negro ataca d3 y captura ahí: el peón de d5 sale del tablero.</translation>
    </message>
    <message>
        <source>Captured pieces change sides</source>
        <extracomment>assets/rules/pandemonium.toml, assets/rules/pandemonium-2020.toml, assets/rules/pandemonium-vchess.toml, assets/rules/mansindam.toml</extracomment>
        <translation>Las piezas capturadas cambian de bando</translation>
    </message>
    <message>
        <source>A piece that you capture goes to your hand and is yours. Instead of moving, you may drop one piece from your hand on an empty square, even with check or mate. A promoted piece loses its promotion when it is captured. A drop never promotes: a piece dropped in the enemy camp may promote when it moves.</source>
        <extracomment>assets/rules/pandemonium.toml, assets/rules/pandemonium-vchess.toml</extracomment>
        <translation>La pieza que capturas pasa a tu mano y es tuya. En lugar de mover, puedes reingresar una pieza de tu mano en una casilla vacía, incluso con jaque o mate. Una pieza promocionada pierde su promoción al ser capturada. Un reingreso nunca promociona: una pieza reingresada en el campo enemigo puede promocionar cuando se mueve.</translation>
    </message>
    <message>
        <source>White holds a knight and a marshal, and may drop either on any empty square.</source>
        <extracomment>assets/rules/pandemonium.toml, assets/rules/pandemonium-2020.toml, assets/rules/pandemonium-vchess.toml</extracomment>
        <translation>Las blancas tienen en mano un caballo y un mariscal, y pueden reingresar cualquiera de los dos en cualquier casilla vacía.</translation>
    </message>
    <message>
        <source>Dropping pawns</source>
        <extracomment>assets/rules/pandemonium.toml, assets/rules/pandemonium-2020.toml, assets/rules/pandemonium-vchess.toml, assets/rules/differences.toml</extracomment>
        <translation>Reingreso de peones</translation>
    </message>
    <message>
        <source>Pawns may not be dropped on the first rank or the last, and may not give mate by being dropped, though they may give check. Any number of them may stand on a file. A pawn dropped on the ninth rank stays a pawn until it moves on.</source>
        <extracomment>assets/rules/pandemonium.toml, assets/rules/pandemonium-vchess.toml</extracomment>
        <translation>Los peones no se pueden reingresar en la primera fila ni en la última, y no pueden dar mate al ser reingresados, aunque sí jaque. En una columna puede haber cualquier número de ellos. Un peón reingresado en la novena fila sigue siendo peón hasta que se mueve.</translation>
    </message>
    <message>
        <source>A dropped pawn may give check: on d9 it attacks the king diagonally ahead.</source>
        <extracomment>assets/rules/pandemonium.toml, assets/rules/pandemonium-2020.toml, assets/rules/pandemonium-vchess.toml</extracomment>
        <translation>Un peón reingresado puede dar jaque: en d9 ataca al rey en diagonal hacia adelante.</translation>
    </message>
    <message>
        <source>A pawn on b9 would give mate: it is guarded, and the king has no escape. It may not be dropped there.</source>
        <extracomment>assets/rules/pandemonium.toml, assets/rules/pandemonium-2020.toml, assets/rules/pandemonium-vchess.toml</extracomment>
        <translation>Un peón en b9 daría mate: está defendido y el rey no tiene casillas. No se puede reingresar ahí.</translation>
    </message>
    <message>
        <source>Promotion in the enemy camp</source>
        <extracomment>assets/rules/pandemonium.toml, assets/rules/pandemonium-vchess.toml</extracomment>
        <translation>Promoción en el campo enemigo</translation>
    </message>
    <message>
        <source>The last two ranks are the enemy camp. A knight, bishop, rook, cardinal or marshal may promote when its move ends there or starts there; you choose each time. A pawn that moves into the camp must promote, to a gilding, which moves like a queen. King and queen do not promote.</source>
        <extracomment>assets/rules/pandemonium.toml</extracomment>
        <translation>Las dos últimas filas son el campo enemigo. Un caballo, alfil, torre, cardenal o mariscal puede promocionar cuando su jugada acaba o empieza ahí; tú eliges cada vez. Un peón que entra en el campo tiene que promocionar a dorado, que se mueve como una dama. Ni el rey ni la dama promocionan.</translation>
    </message>
    <message>
        <source>The rook may promote to a dragon or stay a rook; the pawn becomes a gilding two moves later, whether you want it or not.</source>
        <extracomment>assets/rules/pandemonium.toml</extracomment>
        <translation>La torre puede promocionar a dragón o seguir siendo torre; el peón se convierte en dorado dos jugadas después, lo quieras o no.</translation>
    </message>
    <message>
        <source>The king and a rook that have never moved may castle, if nothing stands between them, the king is not in check and none of the three squares that it crosses or lands on is attacked. The king moves three squares towards the rook, and the rook stands beside it on the other side. A rook that was dropped does not castle. The rook itself may be attacked.</source>
        <extracomment>assets/rules/pandemonium.toml, assets/rules/pandemonium-vchess.toml</extracomment>
        <translation>El rey y una torre que nunca se han movido pueden enrocarse, si no hay nada entre ellos, el rey no está en jaque y no está atacada ninguna de las tres casillas que recorre o en la que acaba. El rey va tres casillas hacia la torre, y la torre se coloca junto a él, al otro lado. Una torre reingresada no se enroca. La torre misma puede estar atacada.</translation>
    </message>
    <message>
        <source>The king castles to h1, with the rook on g1, or to b1, with the rook on c1. Move it there, or onto the rook.</source>
        <extracomment>assets/rules/pandemonium.toml, assets/rules/pandemonium-vchess.toml</extracomment>
        <translation>El rey se enroca a h1, con la torre en g1, o a b1, con la torre en c1. Muévelo ahí, o sobre la torre.</translation>
    </message>
    <message>
        <source>Check, mate and stalemate</source>
        <extracomment>assets/rules/pandemonium.toml, assets/rules/pandemonium-2020.toml, assets/rules/pandemonium-vchess.toml, assets/rules/palaceshogi.toml</extracomment>
        <translation>Jaque, mate y ahogado</translation>
    </message>
    <message>
        <source>White mates in one move: with the queen, or by dropping the cardinal.</source>
        <extracomment>assets/rules/pandemonium.toml, assets/rules/pandemonium-2020.toml, assets/rules/pandemonium-vchess.toml</extracomment>
        <translation>Las blancas dan mate en una jugada: con la dama, o reingresando el cardenal.</translation>
    </message>
    <message>
        <source>Threefold repetition</source>
        <extracomment>assets/rules/pandemonium.toml, assets/rules/pandemonium-vchess.toml</extracomment>
        <translation>Tres veces la misma posición</translation>
    </message>
    <message>
        <source>When a position occurs for the third time in a game, the game is drawn and is played again with colours swapped. Positions are the same if all pieces, both hands, the side to move, castling rights and en passant squares are the same. But if one side gave check with every move from the first time to the third, and the other did not, the side that gave check loses.</source>
        <extracomment>assets/rules/pandemonium.toml, assets/rules/pandemonium-vchess.toml</extracomment>
        <translation>Cuando una posición se da por tercera vez en una partida, la partida es tablas y se juega de nuevo con los colores cambiados. Dos posiciones son la misma si coinciden todas las piezas, ambas manos, el bando que juega, los derechos de enroque y las casillas de captura al paso. Pero si desde la primera vez hasta la tercera un bando dio jaque en todas sus jugadas y el otro no, pierde el que dio los jaques.</translation>
    </message>
    <message>
        <source>If Black steps back to e10, the first position of this diagram occurs for the third time: a draw.</source>
        <extracomment>assets/rules/pandemonium.toml, assets/rules/pandemonium-vchess.toml</extracomment>
        <translation>Si las negras vuelven a e10, la primera posición de este diagrama se da por tercera vez: tablas.</translation>
    </message>
    <message>
        <source>How moves are written</source>
        <extracomment>gui/rulebook/generated.py, assets/rules/pandemonium.toml, assets/rules/pandemonium-2020.toml, assets/rules/pandemonium-vchess.toml, assets/rules/mansindam.toml, assets/rules/palaceshogi.toml</extracomment>
        <translation>Cómo se escriben las jugadas</translation>
    </message>
    <message>
        <source>This move is written Re9=D.</source>
        <extracomment>assets/rules/pandemonium.toml, assets/rules/pandemonium-vchess.toml</extracomment>
        <translation>Esta jugada se escribe Re9=D.</translation>
    </message>
    <message>
        <source>Pandemonium (first edition)</source>
        <comment>a game</comment>
        <extracomment>rules/games: Pandemonium (first edition)</extracomment>
        <translation>Pandemonium (1.ª&#xa0;edición)</translation>
    </message>
    <message>
        <source>The first rules: no setup phase, promotion only on the last rank, castling regardless of earlier moves.</source>
        <extracomment>rules/games: Pandemonium (first edition)</extracomment>
        <translation>Las primeras reglas: sin fase de disposición, promoción solo en la última fila, enroque sin contar las jugadas anteriores.</translation>
    </message>
    <message>
        <source>The first edition of Pandemonium, from 2020: the same pieces as in the revised game, but nothing is arranged before the first move, pieces promote only on the last rank, and castling does not depend on earlier moves.</source>
        <extracomment>assets/rules/pandemonium-2020.toml</extracomment>
        <translation>La primera edición de Pandemonium, de 2020: las mismas piezas que en el juego revisado, pero no se dispone nada antes de la primera jugada, las piezas solo promocionan en la última fila y el enroque no depende de jugadas anteriores.</translation>
    </message>
    <message>
        <source>Ten files and ten ranks. White moves first. Passing is not allowed. From White&apos;s left, the first rank has rook, knight, bishop, marshal, queen, king, cardinal, bishop, knight and rook, with ten pawns in front of them. Black&apos;s pieces stand opposite.</source>
        <extracomment>assets/rules/pandemonium-2020.toml</extracomment>
        <translation>Diez columnas y diez filas. Empiezan las blancas. No se permite pasar. En la primera fila, desde la izquierda de las blancas, hay torre, caballo, alfil, mariscal, dama, rey, cardenal, alfil, caballo y torre, con diez peones delante. Las piezas negras están enfrente.</translation>
    </message>
    <message>
        <source>The start: the king stands on the f-file.</source>
        <extracomment>assets/rules/pandemonium-2020.toml</extracomment>
        <translation>El comienzo: el rey está en la columna f.</translation>
    </message>
    <message>
        <source>A pawn moves one square straight ahead and captures one square diagonally ahead, as in chess. From its second rank it may move up to three squares, if they are empty; from every other rank one.</source>
        <extracomment>assets/rules/pandemonium-2020.toml</extracomment>
        <translation>Un peón avanza una casilla de frente y captura una casilla en diagonal hacia adelante, como en el ajedrez. Desde su segunda fila puede avanzar hasta tres casillas, si están vacías; desde cualquier otra fila, una.</translation>
    </message>
    <message>
        <source>The pawn on d2 may move to d3, d4 or d5, the one on g3 to g4 only.</source>
        <extracomment>assets/rules/pandemonium-2020.toml</extracomment>
        <translation>El peón de d2 puede ir a d3, d4 o d5; el de g3, solo a g4.</translation>
    </message>
    <message>
        <source>Pawns may not be dropped on the last rank, and may not give mate by being dropped, though they may give check. Any number of them may stand on a file.</source>
        <extracomment>assets/rules/pandemonium-2020.toml</extracomment>
        <translation>Los peones no se pueden reingresar en la última fila, y no pueden dar mate al ser reingresados, aunque sí jaque. En una columna puede haber cualquier número de ellos.</translation>
    </message>
    <message>
        <source>Promotion on the last rank</source>
        <extracomment>assets/rules/pandemonium-2020.toml</extracomment>
        <translation>Promoción en la última fila</translation>
    </message>
    <message>
        <source>A knight, bishop, rook, cardinal or marshal may promote when its move ends on the last rank or starts there; you choose each time. A pawn that reaches the last rank must promote, to a gilding, which moves like a queen. King and queen do not promote.</source>
        <extracomment>assets/rules/pandemonium-2020.toml</extracomment>
        <translation>Un caballo, alfil, torre, cardenal o mariscal puede promocionar cuando su jugada acaba en la última fila o empieza en ella; tú eliges cada vez. Un peón que llega a la última fila tiene que promocionar a dorado, que se mueve como una dama. Ni el rey ni la dama promocionan.</translation>
    </message>
    <message>
        <source>The rook may promote on e10 or stay a rook; the pawn must become a gilding.</source>
        <extracomment>assets/rules/pandemonium-2020.toml</extracomment>
        <translation>La torre puede promocionar en e10 o seguir siendo torre; el peón tiene que convertirse en dorado.</translation>
    </message>
    <message>
        <source>A king on f1 and an unpromoted rook on a1 or j1 may castle, however they came there, if nothing stands between them, the king is not in check and none of the three squares that it crosses or lands on is attacked. The king moves three squares towards the rook, and the rook stands beside it on the other side. A rook that was dropped there may castle, and a king may castle more than once.</source>
        <extracomment>assets/rules/pandemonium-2020.toml</extracomment>
        <translation>Un rey en f1 y una torre sin promocionar en a1 o j1 pueden enrocarse, sin importar cómo llegaron ahí, si no hay nada entre ellos, el rey no está en jaque y no está atacada ninguna de las tres casillas que recorre o en la que acaba. El rey va tres casillas hacia la torre, y la torre se coloca junto a él, al otro lado. Una torre reingresada ahí puede enrocarse, y un rey puede enrocarse más de una vez.</translation>
    </message>
    <message>
        <source>The king castles to i1, with the rook on h1, or to c1, with the rook on d1. Move it there, or onto the rook.</source>
        <extracomment>assets/rules/pandemonium-2020.toml</extracomment>
        <translation>El rey se enroca a i1, con la torre en h1, o a c1, con la torre en d1. Muévelo ahí, o sobre la torre.</translation>
    </message>
    <message>
        <source>Three times in a row</source>
        <extracomment>assets/rules/pandemonium-2020.toml</extracomment>
        <translation>Tres veces seguidas</translation>
    </message>
    <message>
        <source>The game is drawn when the same position occurs for the third time in a row: with at most three other positions between one time and the next. But if one side gave check with every move from the first of these times to the third, and the other did not, the side that gave check loses.</source>
        <extracomment>assets/rules/pandemonium-2020.toml</extracomment>
        <translation>La partida es tablas cuando la misma posición se da por tercera vez seguida: con otras tres posiciones como máximo entre una vez y la siguiente. Pero si desde la primera de estas veces hasta la tercera un bando dio jaque en todas sus jugadas y el otro no, pierde el que dio los jaques.</translation>
    </message>
    <message>
        <source>If Black steps back to e10, the first position of this diagram occurs for the third time in a row: a draw.</source>
        <extracomment>assets/rules/pandemonium-2020.toml</extracomment>
        <translation>Si las negras vuelven a e10, la primera posición de este diagrama se da por tercera vez seguida: tablas.</translation>
    </message>
    <message>
        <source>Files are a to j from White&apos;s left, ranks 1 to 10 from White&apos;s side. A move is written with the letter of the piece (none for a pawn) and the square: Nd3, e5. x marks a capture, @ a drop (N@e5, P@e5), = a promotion with the letter of the new piece (Rxe10=D), + a check and # mate. Castling towards the j-file is O-O and towards the a-file O-O-O.</source>
        <extracomment>assets/rules/pandemonium-2020.toml</extracomment>
        <translation>Las columnas van de la a a la j desde la izquierda de las blancas; las filas, de la 1 a la 10 desde el lado de las blancas. Una jugada se escribe con la letra inglesa de la pieza (ninguna para el peón) y la casilla: Nd3, e5. x indica una captura, @ un reingreso (N@e5, P@e5), = una promoción con la letra de la nueva pieza (Rxe10=D), + un jaque y # mate. Son las letras inglesas también cuando la ventana muestra otras. El enroque hacia la columna j es O-O y hacia la columna a, O-O-O.</translation>
    </message>
    <message>
        <source>This move is written Re10=D.</source>
        <extracomment>assets/rules/pandemonium-2020.toml</extracomment>
        <translation>Esta jugada se escribe Re10=D.</translation>
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
        <translation>toca un alfil y el caballo de al lado para intercambiarlos, y luego pon el rey sobre el rey enemigo</translation>
    </message>
    <message>
        <source>Pandemonium as it is played on vchess: the revised game, but every promotion in the enemy camp is optional until the last rank, and the bishops and knights are arranged on the board itself.</source>
        <extracomment>assets/rules/pandemonium-vchess.toml</extracomment>
        <translation>Pandemonium como se juega en vchess: el juego revisado, pero toda promoción en el campo enemigo es opcional hasta la última fila, y los alfiles y caballos se disponen en el propio tablero.</translation>
    </message>
    <message>
        <source>On the first turn, each player may swap a bishop and the knight beside it, on the left, on the right or on both sides, and finishes by putting the king onto the enemy king. White goes first, and Black sees the choice. This leads to the same four arrangements as in the revised game.</source>
        <extracomment>assets/rules/pandemonium-vchess.toml</extracomment>
        <translation>En su primer turno cada jugador puede intercambiar un alfil y el caballo de al lado, a la izquierda, a la derecha o a ambos lados, y termina poniendo el rey sobre el rey enemigo. Empiezan las blancas, y las negras ven la elección. Se llega a las mismas cuatro disposiciones que en el juego revisado.</translation>
    </message>
    <message>
        <source>Tap a bishop and the knight beside it to swap them.</source>
        <extracomment>assets/rules/pandemonium-vchess.toml</extracomment>
        <translation>Toca un alfil y el caballo de al lado para intercambiarlos.</translation>
    </message>
    <message>
        <source>The last two ranks are the enemy camp. A pawn, knight, bishop, rook, cardinal or marshal may promote when its move ends there or starts there; you choose each time. Only on the last rank must a pawn promote, to a gilding, which moves like a queen. King and queen do not promote.</source>
        <extracomment>assets/rules/pandemonium-vchess.toml</extracomment>
        <translation>Las dos últimas filas son el campo enemigo. Un peón, caballo, alfil, torre, cardenal o mariscal puede promocionar cuando su jugada acaba o empieza ahí; tú eliges cada vez. Solo en la última fila un peón tiene que promocionar, a dorado, que se mueve como una dama. Ni el rey ni la dama promocionan.</translation>
    </message>
    <message>
        <source>On the ninth rank both may promote or stay as they are.</source>
        <extracomment>assets/rules/pandemonium-vchess.toml</extracomment>
        <translation>En la novena fila ambos pueden promocionar o seguir como están.</translation>
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
        <translation>Piezas fuertes, promoción obligatoria, sin tablas: da mate al rey, o lleva el tuyo a la última fila.</translation>
    </message>
    <message>
        <source>K</source>
        <comment>letter of the King, Mansindam</comment>
        <extracomment>rules/games: Mansindam</extracomment>
        <translation>R</translation>
    </message>
    <message>
        <source>P</source>
        <comment>letter of the Pawn, Mansindam</comment>
        <extracomment>rules/games: Mansindam</extracomment>
        <translation>P</translation>
    </message>
    <message>
        <source>N</source>
        <comment>letter of the Knight, Mansindam</comment>
        <extracomment>rules/games: Mansindam</extracomment>
        <translation>C</translation>
    </message>
    <message>
        <source>B</source>
        <comment>letter of the Bishop, Mansindam</comment>
        <extracomment>rules/games: Mansindam</extracomment>
        <translation>A</translation>
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
        <translation>Cr</translation>
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
        <translation>origen</translation>
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
        <translation>Ángel</translation>
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
        <translation>Carro Mayor</translation>
    </message>
    <message>
        <source>A</source>
        <comment>letter of the Angel, Mansindam</comment>
        <extracomment>rules/games: Mansindam</extracomment>
        <translation>An</translation>
    </message>
    <message>
        <source>Guard</source>
        <comment>a piece</comment>
        <extracomment>rules/games: Mansindam</extracomment>
        <translation>Guardia</translation>
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
        <translation>centinela</translation>
    </message>
    <message>
        <source>G</source>
        <comment>letter of the Guard, Mansindam</comment>
        <extracomment>rules/games: Mansindam</extracomment>
        <translation>G</translation>
    </message>
    <message>
        <source>Centaur</source>
        <comment>a piece</comment>
        <extracomment>rules/games: Mansindam, rules/ini/definition.py</extracomment>
        <translation>Centauro</translation>
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
        <translation>nube</translation>
    </message>
    <message>
        <source>E</source>
        <comment>letter of the Centaur, Mansindam</comment>
        <extracomment>rules/games: Mansindam</extracomment>
        <translation>E</translation>
    </message>
    <message>
        <source>Archer</source>
        <comment>a piece</comment>
        <extracomment>rules/games: Mansindam, rules/ini/definition.py</extracomment>
        <translation>Arquero</translation>
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
        <translation>arco</translation>
    </message>
    <message>
        <source>H</source>
        <comment>letter of the Archer, Mansindam</comment>
        <extracomment>rules/games: Mansindam</extracomment>
        <translation>Ar</translation>
    </message>
    <message>
        <source>Tiger</source>
        <comment>a piece</comment>
        <extracomment>rules/games: Mansindam</extracomment>
        <translation>Tigre</translation>
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
        <translation>Rinoceronte</translation>
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
        <translation>sabio</translation>
    </message>
    <message>
        <source>I</source>
        <comment>letter of the Rhino, Mansindam</comment>
        <extracomment>rules/games: Mansindam</extracomment>
        <translation>I</translation>
    </message>
    <message>
        <source>Ship</source>
        <comment>a piece</comment>
        <extracomment>rules/games: Mansindam</extracomment>
        <translation>Navío</translation>
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
        <translation>buque de guerra</translation>
    </message>
    <message>
        <source>S</source>
        <comment>letter of the Ship, Mansindam</comment>
        <extracomment>rules/games: Mansindam</extracomment>
        <translation>N</translation>
    </message>
    <message>
        <source>campmate</source>
        <comment>how a game ends</comment>
        <extracomment>rules/games: Mansindam</extracomment>
        <translation>mate de campo</translation>
    </message>
    <message>
        <source>{winner}&apos;s king has reached the last rank.</source>
        <extracomment>rules/games: Mansindam</extracomment>
        <translation>El rey {winner:del} ha llegado a la última fila.</translation>
    </message>
    <message>
        <source>Nine files and nine ranks. White moves first, then the players take turns. Passing is not allowed. Each side has nine pawns, and behind them, from White&apos;s left, marshal, knight, cardinal, queen, king, angel, bishop, knight and rook. Black&apos;s pieces are rotated by a half turn: the queen faces the angel. The second rank is empty.</source>
        <extracomment>assets/rules/mansindam.toml</extracomment>
        <translation>Nueve columnas y nueve filas. Empiezan las blancas, y luego los jugadores se alternan. No se permite pasar. Cada bando tiene nueve peones, y detrás, desde la izquierda de las blancas, mariscal, caballo, cardenal, dama, rey, ángel, alfil, caballo y torre. La colocación de las negras está girada media vuelta: la dama queda frente al ángel. La segunda fila está vacía.</translation>
    </message>
    <message>
        <source>The start. Marshals and rooks, cardinals and bishops, queens and angels face each other.</source>
        <extracomment>assets/rules/mansindam.toml</extracomment>
        <translation>El comienzo. Mariscales y torres, cardenales y alfiles, damas y ángeles están frente a frente.</translation>
    </message>
    <message>
        <source>Six pieces are built from three simple movements: the rook&apos;s lines, the bishop&apos;s diagonals and the knight&apos;s jump. Only the knight&apos;s jump passes over other pieces. A promoted piece adds the king&apos;s step to what it could do before.</source>
        <extracomment>assets/rules/mansindam.toml</extracomment>
        <translation>Seis piezas se componen de tres movimientos simples: las líneas de la torre, las diagonales del alfil y el salto del caballo. Solo el salto del caballo pasa por encima de otras piezas. Una pieza promocionada añade el paso del rey a lo que ya podía hacer.</translation>
    </message>
    <message>
        <source>Pawns move and capture straight ahead</source>
        <extracomment>assets/rules/mansindam.toml</extracomment>
        <translation>Los peones avanzan y capturan de frente</translation>
    </message>
    <message>
        <source>A pawn moves one square straight ahead, and captures one square straight ahead. Unlike a chess pawn, it never captures diagonally and has no double step. Two pawns that meet may therefore capture each other.</source>
        <extracomment>assets/rules/mansindam.toml</extracomment>
        <translation>Un peón avanza una casilla de frente, y captura una casilla de frente. A diferencia del peón del ajedrez, nunca captura en diagonal y no tiene paso doble. Por eso dos peones que se encuentran pueden capturarse el uno al otro.</translation>
    </message>
    <message>
        <source>The pawn on e4 attacks only e5: it may not capture on d5 or f5.</source>
        <extracomment>assets/rules/mansindam.toml</extracomment>
        <translation>El peón de e4 solo ataca e5: no puede capturar en d5 ni en f5.</translation>
    </message>
    <message>
        <source>Here it may capture the pawn in front of it.</source>
        <extracomment>assets/rules/mansindam.toml</extracomment>
        <translation>Aquí puede capturar el peón que tiene delante.</translation>
    </message>
    <message>
        <source>A piece that you capture goes to your hand and is yours. Instead of moving, you may drop one piece from your hand on an empty square. A promoted piece loses its promotion when it is captured, and a piece dropped in the enemy&apos;s third is not promoted there: it must move first.
Any piece may be dropped anywhere, with check or even with mate. Only pawns are restricted: not on the last rank, and not on a file where you already have a pawn; a guard, which is a promoted pawn, does not count.</source>
        <extracomment>assets/rules/mansindam.toml</extracomment>
        <translation>La pieza que capturas pasa a tu mano y es tuya. En lugar de mover, puedes reingresar una pieza de tu mano en una casilla vacía. Una pieza promocionada pierde su promoción al ser capturada, y una pieza reingresada en el tercio enemigo no se promociona ahí: primero tiene que moverse.
Cualquier pieza se puede reingresar en cualquier lugar, con jaque o incluso con mate. Solo los peones tienen límites: no en la última fila, y no en una columna donde ya tengas un peón; un guardia, que es un peón promocionado, no cuenta.</translation>
    </message>
    <message>
        <source>White holds a pawn and a knight. The knight may be dropped on any empty square, the pawn on no square of the c-file.</source>
        <extracomment>assets/rules/mansindam.toml</extracomment>
        <translation>Las blancas tienen en mano un peón y un caballo. El caballo se puede reingresar en cualquier casilla vacía; el peón, en ninguna de la columna c.</translation>
    </message>
    <message>
        <source>A dropped pawn may mate: on a8 the guard defends it, and the king has no escape.</source>
        <extracomment>assets/rules/mansindam.toml</extracomment>
        <translation>Un peón reingresado puede dar mate: en a8 lo defiende el guardia, y el rey no tiene casillas.</translation>
    </message>
    <message>
        <source>Promotion is not a choice</source>
        <extracomment>assets/rules/mansindam.toml, assets/lessons/mansindam/10-promotion.toml</extracomment>
        <translation>La promoción no se elige</translation>
    </message>
    <message>
        <source>The last three ranks are the promotion zone. Every move of a pawn, knight, bishop, rook, cardinal or marshal that enters the zone, leaves it or stays in it promotes the piece, whether you want it or not. King, queen and angel do not promote.</source>
        <extracomment>assets/rules/mansindam.toml</extracomment>
        <translation>Las tres últimas filas son la zona de promoción. Toda jugada de un peón, caballo, alfil, torre, cardenal o mariscal que entra en la zona, sale de ella o transcurre dentro promociona la pieza, lo quieras o no. Ni el rey, ni la dama ni el ángel promocionan.</translation>
    </message>
    <message>
        <source>The pawn enters the zone and becomes a guard, which steps like a king.</source>
        <extracomment>assets/rules/mansindam.toml</extracomment>
        <translation>El peón entra en la zona y se convierte en guardia, que da un paso como el rey.</translation>
    </message>
    <message>
        <source>The dropped knight is still a knight. When it moves, into the zone or out of it, it becomes a centaur.</source>
        <extracomment>assets/rules/mansindam.toml</extracomment>
        <translation>El caballo reingresado sigue siendo caballo. Cuando se mueve, hacia dentro de la zona o hacia fuera, se convierte en centauro.</translation>
    </message>
    <message>
        <source>Check and mate</source>
        <extracomment>gui/rulebook/generated.py, assets/rules/mansindam.toml</extracomment>
        <translation>Jaque y mate</translation>
    </message>
    <message>
        <source>A king that is attacked is in check. You must end a check at once: move the king, capture the piece that gives check, or put a piece in between, which may be dropped from the hand. If you cannot, it is checkmate and you have lost. No move may leave your own king attacked.</source>
        <extracomment>assets/rules/mansindam.toml</extracomment>
        <translation>Un rey atacado está en jaque. Tienes que responder al jaque de inmediato: mueve el rey, captura la pieza que da jaque o interpón una pieza, que puedes reingresar desde la mano. Si no puedes, es jaque mate y has perdido. Ninguna jugada puede dejar atacado a tu propio rey.</translation>
    </message>
    <message>
        <source>Black is in check from the rook, and may drop the knight on any square between, or move the king off the file.</source>
        <extracomment>assets/rules/mansindam.toml</extracomment>
        <translation>La torre da jaque a las negras, que pueden reingresar el caballo en cualquier casilla intermedia o sacar al rey de la columna.</translation>
    </message>
    <message>
        <source>Campmate: the king&apos;s journey</source>
        <extracomment>assets/rules/mansindam.toml</extracomment>
        <translation>Mate de campo: el viaje del rey</translation>
    </message>
    <message>
        <source>A king that reaches the last rank wins at once. It may not step onto an attacked square on its way, not even to arrive. Near the end, when few pieces watch the ranks, a walking king is as dangerous as a queen.</source>
        <extracomment>assets/rules/mansindam.toml</extracomment>
        <translation>Un rey que llega a la última fila gana de inmediato. No puede pisar una casilla atacada en el camino, ni siquiera para llegar. Hacia el final, cuando pocas piezas vigilan las filas, un rey que camina es tan peligroso como una dama.</translation>
    </message>
    <message>
        <source>White to move wins: any step onto the ninth rank is campmate.</source>
        <extracomment>assets/rules/mansindam.toml</extracomment>
        <translation>Juegan las blancas y ganan: cualquier paso a la novena fila es mate de campo.</translation>
    </message>
    <message>
        <source>Having no legal move loses</source>
        <extracomment>assets/rules/mansindam.toml</extracomment>
        <translation>Quien no tiene jugadas legales pierde</translation>
    </message>
    <message>
        <source>A player who has no legal move and no legal drop loses, whether in check or not. This is rare, since players almost always have something in hand.</source>
        <extracomment>assets/rules/mansindam.toml</extracomment>
        <translation>Un jugador que no tiene ninguna jugada ni reingreso legal pierde, esté en jaque o no. Es raro, porque los jugadores casi siempre tienen algo en la mano.</translation>
    </message>
    <message>
        <source>Black, to move, is not in check and has no move: White has won.</source>
        <extracomment>assets/rules/mansindam.toml</extracomment>
        <translation>Juegan las negras, que no están en jaque y no tienen jugadas: han ganado las blancas.</translation>
    </message>
    <message>
        <source>No position occurs three times</source>
        <extracomment>assets/rules/mansindam.toml</extracomment>
        <translation>Ninguna posición se da tres veces</translation>
    </message>
    <message>
        <source>A move, or a drop, that would make the same position occur for the third time is illegal, for both players, with or without check. Positions are the same if all pieces on the board, both hands and the side to move are the same. A player who has only such moves left loses. This is why there are no draws, not even by agreement.</source>
        <extracomment>assets/rules/mansindam.toml</extracomment>
        <translation>Una jugada o un reingreso que repita la misma posición por tercera vez es ilegal, para ambos jugadores, con jaque o sin él. Dos posiciones son la misma si coinciden todas las piezas del tablero, ambas manos y el bando que juega. Pierde el jugador al que solo le quedan jugadas así. Por eso no hay tablas, ni siquiera por acuerdo.</translation>
    </message>
    <message>
        <source>Black may not step back to e9: the first position of this diagram would occur for the third time.</source>
        <extracomment>assets/rules/mansindam.toml</extracomment>
        <translation>Las negras no pueden volver a e9: la primera posición de este diagrama se daría por tercera vez.</translation>
    </message>
    <message>
        <source>Files are a to i from White&apos;s left, ranks 1 to 9 from White&apos;s side. A move is written with the letter of the piece (none for a pawn) and the square: Nc3, e5. x marks a capture, @ a drop (N@e5, P@e5), = a promotion with the letter of the new piece (Ne7=E), + a check and # mate. Promoted pieces have letters of their own: guard G, centaur E, archer H, tiger T, rhino I, ship S.</source>
        <extracomment>assets/rules/mansindam.toml</extracomment>
        <translation>Las columnas van de la a a la i desde la izquierda de las blancas; las filas, de la 1 a la 9 desde el lado de las blancas. Una jugada se escribe con la letra inglesa de la pieza (ninguna para el peón) y la casilla: Nc3, e5. x indica una captura, @ un reingreso (N@e5, P@e5), = una promoción con la letra de la nueva pieza (Ne7=E), + un jaque y # mate. Son las letras inglesas también cuando la ventana muestra otras. Las piezas promocionadas tienen letras propias: guardia G, centauro E, arquero H, tigre T, rinoceronte I, navío S.</translation>
    </message>
    <message>
        <source>This move is written Ne8=E+: the centaur gives check.</source>
        <extracomment>assets/rules/mansindam.toml</extracomment>
        <translation>Esta jugada se escribe Ne8=E+: el centauro da jaque.</translation>
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
        <translation>Shogi con palacios, cañones, damas y un león: da mate al rey, o entra con el tuyo en el palacio enemigo.</translation>
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
        <translation>rey</translation>
    </message>
    <message>
        <source>K</source>
        <comment>letter of the King, Palace Shogi</comment>
        <extracomment>rules/games: Palace Shogi</extracomment>
        <translation>R</translation>
    </message>
    <message>
        <source>Footsoldier</source>
        <comment>a piece</comment>
        <extracomment>rules/games: Palace Shogi</extracomment>
        <translation>Soldado</translation>
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
        <translation>soldado de a pie</translation>
    </message>
    <message>
        <source>P</source>
        <comment>letter of the Footsoldier, Palace Shogi</comment>
        <extracomment>rules/games: Palace Shogi</extracomment>
        <translation>S</translation>
    </message>
    <message>
        <source>Lance</source>
        <comment>a piece</comment>
        <extracomment>rules/games: Palace Shogi, rules/ini/definition.py</extracomment>
        <translation>Lanza</translation>
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
        <translation>incienso</translation>
    </message>
    <message>
        <source>L</source>
        <comment>letter of the Lance, Palace Shogi</comment>
        <extracomment>rules/games: Palace Shogi</extracomment>
        <translation>L</translation>
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
        <translation>casia</translation>
    </message>
    <message>
        <source>N</source>
        <comment>letter of the Horse, Palace Shogi</comment>
        <extracomment>rules/games: Palace Shogi</extracomment>
        <translation>C</translation>
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
        <translation>cuerno</translation>
    </message>
    <message>
        <source>B</source>
        <comment>letter of the Bishop, Palace Shogi</comment>
        <extracomment>rules/games: Palace Shogi</extracomment>
        <translation>A</translation>
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
        <translation>Plata</translation>
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
        <translation>plata</translation>
    </message>
    <message>
        <source>S</source>
        <comment>letter of the Silver, Palace Shogi</comment>
        <extracomment>rules/games: Palace Shogi</extracomment>
        <translation>P</translation>
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
        <translation>reina</translation>
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
        <translation>soldado</translation>
    </message>
    <message>
        <source>Cannon</source>
        <comment>a piece</comment>
        <extracomment>rules/games: Palace Shogi, rules/ini/definition.py</extracomment>
        <translation>Cañón</translation>
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
        <translation>cañón</translation>
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
        <translation>Elefante</translation>
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
        <translation>elefante</translation>
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
        <translation>Oro</translation>
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
        <translation>oro</translation>
    </message>
    <message>
        <source>Lion</source>
        <comment>a piece</comment>
        <extracomment>rules/games: Palace Shogi</extracomment>
        <translation>León</translation>
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
        <translation>león</translation>
    </message>
    <message>
        <source>Ln</source>
        <comment>letter of the Lion, Palace Shogi</comment>
        <extracomment>rules/games: Palace Shogi</extracomment>
        <translation>Ln</translation>
    </message>
    <message>
        <source>palace</source>
        <comment>a region</comment>
        <extracomment>rules/games: Palace Shogi</extracomment>
        <translation>palacio</translation>
    </message>
    <message>
        <source>corridor</source>
        <comment>a part of a region</comment>
        <extracomment>rules/games: Palace Shogi</extracomment>
        <translation>corredor</translation>
    </message>
    <message>
        <source>entering king</source>
        <comment>how a game ends</comment>
        <extracomment>rules/games: Palace Shogi</extracomment>
        <translation>rey entrante</translation>
    </message>
    <message>
        <source>{winner}&apos;s king has entered the enemy palace.</source>
        <extracomment>rules/games: Palace Shogi</extracomment>
        <translation>El rey {winner:del} ha entrado en el palacio enemigo.</translation>
    </message>
    <message>
        <source>Palaces and corridors</source>
        <extracomment>assets/rules/palaceshogi.toml</extracomment>
        <translation>Palacios y corredores</translation>
    </message>
    <message>
        <source>Corridors: 6g, 4g, 5h, 6i and 4i in the near palace, 6a, 4a, 5b, 6c and 4c in the far one.</source>
        <extracomment>assets/rules/palaceshogi.toml</extracomment>
        <translation>Corredores: 6g, 4g, 5h, 6i y 4i del palacio cercano; 6a, 4a, 5b, 6c y 4c del lejano.</translation>
    </message>
    <message>
        <source>Held or killed</source>
        <extracomment>assets/rules/palaceshogi.toml</extracomment>
        <translation>En mano o eliminadas</translation>
    </message>
    <message>
        <source>A captured pawn, cannon, knight, elephant, dragon or gold (the red signs) goes to the captor&apos;s hand as a footsoldier, lance, horse, bishop, rook or silver. Everything else that is captured leaves the game: footsoldiers, lances, horses, bishops, rooks, silvers, queens and lions. So promote a piece that may be captured only if you can bear to meet it again.</source>
        <extracomment>assets/rules/palaceshogi.toml</extracomment>
        <translation>Un peón, cañón, caballo, elefante, dragón u oro capturado (los signos rojos) pasa a la mano de quien lo captura como soldado, lanza, corcel, alfil, torre o plata. Todo lo demás que se captura sale de la partida: soldados, lanzas, corceles, alfiles, torres, platas, damas y leones. Así que promociona una pieza que pueda ser capturada solo si soportas encontrártela de nuevo enfrente.</translation>
    </message>
    <message>
        <source>Promotion</source>
        <extracomment>gui/rulebook/generated.py, assets/rules/palaceshogi.toml, assets/rules/differences.toml, engine/playtest/texts.py: promotion</extracomment>
        <translation>Promoción</translation>
    </message>
    <message>
        <source>The last three ranks are the promotion zone. A lance, horse, bishop or rook promotes whenever its move ends there. A silver or a queen may promote when its move ends there or starts there; you choose. A queen may become a lion only while you have no lion. A pawn that reaches the last rank becomes a new queen at once. Footsoldiers never promote.</source>
        <extracomment>assets/rules/palaceshogi.toml</extracomment>
        <translation>Las tres últimas filas son la zona de promoción. Una lanza, corcel, alfil o torre promociona siempre que su jugada acaba ahí. Una plata o una dama puede promocionar cuando su jugada acaba o empieza ahí; tú eliges. Una dama solo puede convertirse en león mientras no tengas un león. Un peón que llega a la última fila se convierte de inmediato en una nueva dama. Los soldados nunca promocionan.</translation>
    </message>
    <message>
        <source>The lance promotes if it goes to the zone; the silver may, on any of its moves here.</source>
        <extracomment>assets/rules/palaceshogi.toml</extracomment>
        <translation>La lanza promociona si va a la zona; la plata puede, en cualquiera de sus jugadas aquí.</translation>
    </message>
    <message>
        <source>Pawns and en passant</source>
        <extracomment>assets/rules/palaceshogi.toml</extracomment>
        <translation>Peones y captura al paso</translation>
    </message>
    <message>
        <source>A pawn moves one square straight ahead, or two from its third rank, and captures diagonally ahead, as in chess. After a step of two, an enemy pawn that attacks the square passed over may capture it there on the next move. Only pawns capture this way, and only pawns are captured this way.</source>
        <extracomment>assets/rules/palaceshogi.toml</extracomment>
        <translation>Un peón avanza una casilla de frente, o dos desde su tercera fila, y captura en diagonal hacia adelante, como en el ajedrez. Después de un paso de dos, un peón enemigo que ataque la casilla por la que pasó puede capturarlo ahí en la jugada siguiente. Solo los peones capturan así, y solo los peones se capturan así.</translation>
    </message>
    <message>
        <source>Footsoldiers</source>
        <extracomment>assets/rules/palaceshogi.toml</extracomment>
        <translation>Soldados</translation>
    </message>
    <message>
        <source>A captured pawn comes back as a footsoldier, which moves and captures one square straight ahead. From its sixth rank on it may also move sideways, and in the enemy palace diagonally ahead from corridor to corridor. It is dropped on your first four ranks only, not while five of yours are on the board, not on a file where one of yours stands on your first six ranks, and never to give mate.</source>
        <extracomment>assets/rules/palaceshogi.toml</extracomment>
        <translation>Un peón capturado vuelve como soldado, que avanza y captura una casilla de frente. Desde su sexta fila también puede ir de lado, y en el palacio enemigo en diagonal hacia adelante de corredor a corredor. Solo se reingresa en tus cuatro primeras filas, no mientras haya cinco tuyos en el tablero, no en una columna donde haya uno tuyo en tus seis primeras filas, y nunca para dar mate.</translation>
    </message>
    <message>
        <source>The footsoldier on 6c may move straight on, sideways, or along the corridor to 5b. None may be dropped on the ninth file.</source>
        <extracomment>assets/rules/palaceshogi.toml</extracomment>
        <translation>El soldado de 6c puede avanzar, ir de lado o seguir el corredor a 5b. En la novena columna no se puede reingresar ninguno.</translation>
    </message>
    <message>
        <source>Instead of moving, you may drop one held piece, unpromoted, on an empty square, even with check or mate. Lances, horses and bishops are dropped on your first five ranks, rooks on your first six, silvers anywhere except in the enemy palace.</source>
        <extracomment>assets/rules/palaceshogi.toml</extracomment>
        <translation>En lugar de mover, puedes reingresar una pieza de tu mano, sin promocionar, en una casilla vacía, incluso con jaque o mate. Lanzas, corceles y alfiles se reingresan en tus cinco primeras filas; torres, en las seis primeras; platas, en cualquier parte menos en el palacio enemigo.</translation>
    </message>
    <message>
        <source>The silver may be dropped as far as the last rank, the rook up to the sixth, the lance up to the fifth.</source>
        <extracomment>assets/rules/palaceshogi.toml</extracomment>
        <translation>La plata se puede reingresar hasta la última fila, la torre hasta la sexta, la lanza hasta la quinta.</translation>
    </message>
    <message>
        <source>The cannon</source>
        <extracomment>assets/rules/palaceshogi.toml</extracomment>
        <translation>El cañón</translation>
    </message>
    <message>
        <source>A cannon moves like a rook, but captures only by hopping along a rank or file over exactly one piece of either side. Neither the piece it hops over nor the one it captures may be a cannon. In the enemy palace it also moves diagonally along the corridors, and captures from corner to opposite corner over a piece on the centre.</source>
        <extracomment>assets/rules/palaceshogi.toml</extracomment>
        <translation>Un cañón se mueve como una torre, pero solo captura saltando por una fila o columna sobre exactamente una pieza de cualquier bando. Ni la pieza sobre la que salta ni la que captura pueden ser un cañón. En el palacio enemigo también va en diagonal por los corredores, y captura de una esquina a la opuesta sobre una pieza en el centro.</translation>
    </message>
    <message>
        <source>Over the pawn on 7d the cannon captures the silver on 7b. It may not capture the silver on 3g, with nothing in between.</source>
        <extracomment>assets/rules/palaceshogi.toml</extracomment>
        <translation>Por encima del peón de 7d, el cañón captura la plata de 7b. No puede capturar la plata de 3g, sin nada en medio.</translation>
    </message>
    <message>
        <source>In the enemy palace: from 6c over 5b to 4a.</source>
        <extracomment>assets/rules/palaceshogi.toml</extracomment>
        <translation>En el palacio enemigo: de 6c, sobre 5b, a 4a.</translation>
    </message>
    <message>
        <source>The queen and her palace</source>
        <extracomment>assets/rules/palaceshogi.toml</extracomment>
        <translation>La dama y su palacio</translation>
    </message>
    <message>
        <source>In the palace: four squares, no more.</source>
        <extracomment>assets/rules/palaceshogi.toml</extracomment>
        <translation>En el palacio: cuatro casillas, no más.</translation>
    </message>
    <message>
        <source>From 3h she may enter at 4h, and goes no further.</source>
        <extracomment>assets/rules/palaceshogi.toml</extracomment>
        <translation>Desde 3h puede entrar en 4h, y no va más allá.</translation>
    </message>
    <message>
        <source>The lion</source>
        <extracomment>assets/rules/palaceshogi.toml, assets/lessons/palaceshogi/09-lion.toml</extracomment>
        <translation>El león</translation>
    </message>
    <message>
        <source>A lion jumps to any square within two of its own, over anything in between. Or it takes two steps: it captures on a square beside it and then steps on in any direction, capturing again or not, or back to where it came from. Or it passes and stays where it is, if a square beside it is empty.
A queen becomes a lion by promotion, and only while you have no lion on the board: there is never more than one per side. A lion never captures a lion, on either step, and a captured lion is gone for good.
To take two steps, click the lion and then the piece beside it that it captures first: that square has two rings. The lion stands there, and the squares of its second step are marked. The second click goes to one of them, to the lion&apos;s own square to end the move there, or to the square that it came from to capture and return. Escape, or a click anywhere else, takes the first step back. Click the lion twice to pass; you are asked first. A hint draws an arrow for each step.</source>
        <extracomment>assets/rules/palaceshogi.toml</extracomment>
        <translation>Un león salta a cualquier casilla a dos o menos de la suya, por encima de lo que haya en medio. O da dos pasos: captura en una casilla contigua y luego sigue en cualquier dirección, capturando otra vez o no, o vuelve a donde estaba. O pasa y se queda en su sitio, si alguna casilla contigua está vacía.
Una dama se convierte en león por promoción, y solo mientras no tengas un león en el tablero: nunca hay más de uno por bando. Un león nunca captura a un león, en ninguno de los dos pasos, y un león capturado desaparece para siempre.
Para dar dos pasos, haz clic en el león y luego en la pieza contigua que captura primero: esa casilla tiene dos anillos. El león queda allí, y se marcan las casillas de su segundo paso. El segundo clic va a una de ellas, o a la casilla del león para terminar allí la jugada, o a la casilla de donde vino para capturar y volver. Escape, o un clic en cualquier otro sitio, deshace el primer paso. Para pasar, haz clic dos veces en el león; antes se pregunta. Una pista dibuja una flecha por cada paso.</translation>
    </message>
    <message>
        <source>Two captures in one move, a capture and back, a jump: try them.</source>
        <extracomment>assets/rules/palaceshogi.toml</extracomment>
        <translation>Dos capturas en una jugada, captura y vuelta, un salto: pruébalo.</translation>
    </message>
    <message>
        <source>The dragon</source>
        <extracomment>assets/rules/palaceshogi.toml</extracomment>
        <translation>El dragón</translation>
    </message>
    <message>
        <source>A dragon is a rook with the king&apos;s diagonal step. In the enemy palace it slides along the corridors, too.</source>
        <extracomment>assets/rules/palaceshogi.toml</extracomment>
        <translation>Un dragón es una torre con el paso diagonal del rey. En el palacio enemigo también se desliza por los corredores.</translation>
    </message>
    <message>
        <source>From 6c the dragon reaches 4a in one move.</source>
        <extracomment>assets/rules/palaceshogi.toml</extracomment>
        <translation>Desde 6c el dragón llega a 4a en una jugada.</translation>
    </message>
    <message>
        <source>The king castles with a lance if neither has ever moved, nothing stands between them, and the king is not in check and does not cross or land on an attacked square. The king moves two squares, out of the palace, and the lance lands where the gold started. A lance that was dropped does not castle.</source>
        <extracomment>assets/rules/palaceshogi.toml</extracomment>
        <translation>El rey se enroca con una lanza si ninguno de los dos se ha movido nunca, no hay nada entre ellos, el rey no está en jaque y no recorre ni pisa ninguna casilla atacada. El rey va dos casillas, fuera del palacio, y la lanza se pone donde empezó el oro. Una lanza reingresada no se enroca.</translation>
    </message>
    <message>
        <source>The king castles to 3i, with the lance on 4i, or to 7i, with the lance on 6i. Move it there, or onto the lance.</source>
        <extracomment>assets/rules/palaceshogi.toml</extracomment>
        <translation>El rey se enroca a 3i, con la lanza en 4i, o a 7i, con la lanza en 6i. Muévelo ahí, o sobre la lanza.</translation>
    </message>
    <message>
        <source>A silver on 2b is guarded by the gold: mate.</source>
        <extracomment>assets/rules/palaceshogi.toml</extracomment>
        <translation>El oro defiende una plata en 2b: mate.</translation>
    </message>
    <message>
        <source>Kings may not face each other</source>
        <extracomment>assets/rules/palaceshogi.toml</extracomment>
        <translation>Los reyes no pueden enfrentarse</translation>
    </message>
    <message>
        <source>The two kings may never stand on one file with nothing between them. A move that would bring that about is illegal, so a lone piece between them is pinned to the file.</source>
        <extracomment>assets/rules/palaceshogi.toml</extracomment>
        <translation>Los dos reyes nunca pueden estar en una misma columna sin nada entre ellos. Una jugada que lo provoque es ilegal, así que una pieza sola entre ellos está clavada en la columna.</translation>
    </message>
    <message>
        <source>The silver may move straight ahead only.</source>
        <extracomment>assets/rules/palaceshogi.toml</extracomment>
        <translation>La plata solo puede avanzar de frente.</translation>
    </message>
    <message>
        <source>The king enters</source>
        <extracomment>assets/rules/palaceshogi.toml, assets/lessons/palaceshogi/12-entering-king.toml</extracomment>
        <translation>El rey que entra</translation>
    </message>
    <message>
        <source>A king that legally moves into the enemy palace wins at once, even when in check and whatever the reply would have been. The square it steps on must not be attacked.</source>
        <extracomment>assets/rules/palaceshogi.toml</extracomment>
        <translation>Un rey que entra legalmente en el palacio enemigo gana de inmediato, incluso estando en jaque y fuera cual fuera la respuesta del rival. La casilla que pisa no puede estar atacada.</translation>
    </message>
    <message>
        <source>Fourfold repetition</source>
        <extracomment>assets/rules/palaceshogi.toml</extracomment>
        <translation>Cuatro veces la misma posición</translation>
    </message>
    <message>
        <source>The game is drawn at once when the same position occurs for the fourth time with at most three other positions between one time and the next, that is, when both players move back and forth without a break.</source>
        <extracomment>assets/rules/palaceshogi.toml</extracomment>
        <translation>La partida es tablas de inmediato cuando la misma posición se da por cuarta vez con otras tres posiciones como máximo entre una vez y la siguiente, es decir, cuando ambos jugadores van y vienen sin pausa.</translation>
    </message>
    <message>
        <source>This move is written R-5b+.</source>
        <extracomment>assets/rules/palaceshogi.toml</extracomment>
        <translation>Esta jugada se escribe R-5b+.</translation>
    </message>
    <message>
        <source>The three Pandemoniums</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>Los tres Pandemonium</translation>
    </message>
    <message>
        <source>Each player chooses one of four arrangements of bishops and knights.</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>Cada jugador elige una de cuatro disposiciones de alfiles y caballos.</translation>
    </message>
    <message>
        <source>There is no choice. The king stands on the f-file, the marshal beside the queen.</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>No se elige nada. El rey está en la columna f, el mariscal junto a la dama.</translation>
    </message>
    <message>
        <source>As in the revised game, made by swapping on the board.</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>Como en el juego revisado, intercambiando en el tablero.</translation>
    </message>
    <message>
        <source>On moves that touch the last two ranks; pawns must promote on both.</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>En jugadas que tocan las dos últimas filas; un peón debe promocionar en ambas.</translation>
    </message>
    <message>
        <source>On moves that touch the last rank; pawns must promote there.</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>En jugadas que tocan la última fila; un peón debe promocionar allí.</translation>
    </message>
    <message>
        <source>On moves that touch the last two ranks; pawns must promote on the last one only.</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>En jugadas que tocan las dos últimas filas; un peón solo debe promocionar en la última.</translation>
    </message>
    <message>
        <source>Long steps of pawns</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>Pasos largos de los peones</translation>
    </message>
    <message>
        <source>Up to three squares from the second rank, two from the third.</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>Hasta tres casillas desde la segunda fila, dos desde la tercera.</translation>
    </message>
    <message>
        <source>Up to three squares from the second rank.</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>Hasta tres casillas desde la segunda fila.</translation>
    </message>
    <message>
        <source>Not on the first rank, nor on the last.</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>No en la primera fila, ni en la última.</translation>
    </message>
    <message>
        <source>Not on the last rank.</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>No en la última fila.</translation>
    </message>
    <message>
        <source>With a king and a rook that have never moved.</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>Con un rey y una torre que nunca se han movido.</translation>
    </message>
    <message>
        <source>With a king on f1 and a rook in the corner, however they came there.</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>Con un rey en f1 y una torre en la esquina, sin importar cómo llegaron ahí.</translation>
    </message>
    <message>
        <source>Three times in the game: a draw, played again with colours swapped.</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>Tres veces en la partida: tablas, y se juega de nuevo con los colores cambiados.</translation>
    </message>
    <message>
        <source>Three times in a row: a draw.</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>Tres veces seguidas: tablas.</translation>
    </message>
    <message>
        <source>If you know chess</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>Si conoces el ajedrez</translation>
    </message>
    <message>
        <source>What you capture is yours, and may be dropped in place of a move.</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>Lo que capturas es tuyo, y puedes reingresarlo en lugar de mover.</translation>
    </message>
    <message>
        <source>There are two more pieces: the cardinal, bishop and knight in one, and the marshal, rook and knight in one.</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>Hay dos piezas más: el cardenal, alfil y caballo en uno, y el mariscal, torre y caballo en uno.</translation>
    </message>
    <message>
        <source>Pawns may move up to three squares at first.</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>Al principio, los peones pueden avanzar hasta tres casillas.</translation>
    </message>
    <message>
        <source>The king moves three squares when it castles.</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>El rey se enroca recorriendo tres casillas.</translation>
    </message>
    <message>
        <source>Pawns capture straight ahead, never diagonally.</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>Los peones capturan de frente, nunca en diagonal.</translation>
    </message>
    <message>
        <source>Pieces that touch the last three ranks must promote.</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>Las piezas que tocan las tres últimas filas tienen que promocionar.</translation>
    </message>
    <message>
        <source>A king that reaches the last rank wins.</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>Un rey que llega a la última fila gana.</translation>
    </message>
    <message>
        <source>There are no draws, no castling and no double step.</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>No hay tablas, ni enroque, ni paso doble.</translation>
    </message>
    <message>
        <source>Captured pieces with a red sign are yours to drop; all others are gone.</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>Las piezas capturadas con signo rojo son tuyas para reingresarlas; todas las demás desaparecen.</translation>
    </message>
    <message>
        <source>Queens, cannons, dragons and footsoldiers move differently in a palace: your queen starts in one, and crawls.</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>Damas, cañones, dragones y soldados se mueven de otro modo en un palacio: tu dama empieza en uno, y va despacio.</translation>
    </message>
    <message>
        <source>A king that enters the enemy palace wins.</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>Un rey que entra en el palacio enemigo gana.</translation>
    </message>
    <message>
        <source>The kings may not face each other on an open file.</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>Los reyes no pueden enfrentarse en una columna abierta.</translation>
    </message>
    <message>
        <source>The king castles with a lance, not with a rook.</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>El rey se enroca con una lanza, no con una torre.</translation>
    </message>
    <message>
        <source>If you know crazyhouse</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>Si conoces el crazyhouse</translation>
    </message>
    <message>
        <source>A dropped pawn may not give mate.</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>Un peón reingresado no puede dar mate.</translation>
    </message>
    <message>
        <source>Pieces promote in the enemy camp, and a captured promoted piece goes back to what it was.</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>Las piezas promocionan en el campo enemigo, y una pieza promocionada capturada vuelve a ser lo que era.</translation>
    </message>
    <message>
        <source>Both players arrange bishops and knights before the first move.</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>Ambos jugadores disponen alfiles y caballos antes de la primera jugada.</translation>
    </message>
    <message>
        <source>Only one unpromoted pawn may stand on a file. Pawns are dropped from the first rank to the eighth, and may mate.</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>Solo puede haber un peón sin promocionar por columna. Los peones se reingresan de la primera fila a la octava, y pueden dar mate.</translation>
    </message>
    <message>
        <source>A king that walks to the last rank wins, so an open board is dangerous.</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>Un rey que camina hasta la última fila gana, así que un tablero abierto es peligroso.</translation>
    </message>
    <message>
        <source>Not everything that is captured comes back.</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>No todo lo que se captura vuelve.</translation>
    </message>
    <message>
        <source>Drops are limited to your own part of the board, except for silvers.</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>Los reingresos se limitan a tu parte del tablero, salvo los de las platas.</translation>
    </message>
    <message>
        <source>If you know shogi</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>Si conoces el shogi</translation>
    </message>
    <message>
        <source>Knights jump in all directions.</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>Los caballos saltan en todas las direcciones.</translation>
    </message>
    <message>
        <source>Several pawns may stand on one file.</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>Puede haber varios peones en una columna.</translation>
    </message>
    <message>
        <source>Pawns capture diagonally ahead, not straight.</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>Los peones capturan en diagonal hacia adelante, no de frente.</translation>
    </message>
    <message>
        <source>The king castles with a rook.</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>El rey se enroca con una torre.</translation>
    </message>
    <message>
        <source>Stalemate is a draw.</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>El ahogado es tablas.</translation>
    </message>
    <message>
        <source>Promotion is compulsory, and adds the king&apos;s step to a piece.</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>La promoción es obligatoria, y añade a la pieza el paso del rey.</translation>
    </message>
    <message>
        <source>A dropped pawn may mate.</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>Un peón reingresado puede dar mate.</translation>
    </message>
    <message>
        <source>A position may not occur for the third time; there are no draws.</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>Una posición no se puede dar por tercera vez; no hay tablas.</translation>
    </message>
    <message>
        <source>Pawns and golds start promoted. Pawns move as in chess.</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>Peones y oros empiezan promocionados. Los peones se mueven como los del ajedrez.</translation>
    </message>
    <message>
        <source>Unpromoted pieces are killed when they are captured, and so is the lion.</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>Las piezas sin promocionar se eliminan al ser capturadas, y el león también.</translation>
    </message>
    <message>
        <source>Lance, horse, bishop and rook must promote when they end a move in the zone.</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>Lanza, corcel, alfil y torre tienen que promocionar cuando acaban una jugada en la zona.</translation>
    </message>
    <message>
        <source>Most pieces are dropped on your own part of the board only.</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>La mayoría de las piezas solo se reingresa en tu parte del tablero.</translation>
    </message>
    <message>
        <source>Blue</source>
        <extracomment>assets/boards</extracomment>
        <translation>Azul</translation>
    </message>
    <message>
        <source>High contrast</source>
        <extracomment>assets/boards</extracomment>
        <translation>Alto contraste</translation>
    </message>
    <message>
        <source>Green</source>
        <extracomment>assets/boards</extracomment>
        <translation>Verde</translation>
    </message>
    <message>
        <source>Night</source>
        <extracomment>assets/boards</extracomment>
        <translation>Noche</translation>
    </message>
    <message>
        <source>Paper</source>
        <extracomment>gui/desk/printing.py, assets/boards</extracomment>
        <translation>Papel</translation>
    </message>
    <message>
        <source>Moves like the rook in chess.</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>Se mueve como la torre del ajedrez.</translation>
    </message>
    <message>
        <source>Moves like the bishop in chess.</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>Se mueve como el alfil del ajedrez.</translation>
    </message>
    <message>
        <source>Moves like the knight in chess.</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>Se mueve como el caballo del ajedrez.</translation>
    </message>
    <message>
        <source>Moves like the queen in chess.</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>Se mueve como la dama del ajedrez.</translation>
    </message>
    <message>
        <source>Moves like the king in chess.</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>Se mueve como el rey del ajedrez.</translation>
    </message>
    <message>
        <source>Bishop and knight of chess in one.</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>Alfil y caballo del ajedrez en una pieza.</translation>
    </message>
    <message>
        <source>Rook and knight of chess in one.</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>Torre y caballo del ajedrez en una pieza.</translation>
    </message>
    <message>
        <source>Queen and knight of chess in one.</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>Dama y caballo del ajedrez en una pieza.</translation>
    </message>
    <message>
        <source>Knight and king of chess in one.</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>Caballo y rey del ajedrez en una pieza.</translation>
    </message>
    <message>
        <source>Bishop and king of chess in one.</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>Alfil y rey del ajedrez en una pieza.</translation>
    </message>
    <message>
        <source>Rook and king of chess in one.</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>Torre y rey del ajedrez en una pieza.</translation>
    </message>
    <message>
        <source>Bishop, knight and king of chess in one.</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>Alfil, caballo y rey del ajedrez en una pieza.</translation>
    </message>
    <message>
        <source>Rook, knight and king of chess in one.</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>Torre, caballo y rey del ajedrez en una pieza.</translation>
    </message>
    <message>
        <source>Moves like the silver in shogi.</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>Se mueve como el general de plata del shogi.</translation>
    </message>
    <message>
        <source>Moves like the gold in shogi.</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>Se mueve como el general de oro del shogi.</translation>
    </message>
    <message>
        <source>Moves like the lance in shogi.</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>Se mueve como la lanza del shogi.</translation>
    </message>
    <message>
        <source>Moves like the knight in shogi.</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>Se mueve como el caballo del shogi.</translation>
    </message>
    <message>
        <source>Moves like the pawn in shogi.</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>Se mueve como el peón del shogi.</translation>
    </message>
    <message>
        <source>Moves like the pawn in chess.</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>Se mueve como el peón del ajedrez.</translation>
    </message>
    <message>
        <source>Moves like the cannon in xiangqi.</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>Se mueve como el cañón del xiangqi.</translation>
    </message>
    <message>
        <source>From where it stands</source>
        <extracomment>gui/board/piece_facts.py</extracomment>
        <translation>Desde donde está</translation>
    </message>
    <message>
        <source>From where it stands: no move</source>
        <extracomment>gui/board/piece_facts.py</extracomment>
        <translation>Desde donde está: ninguna jugada</translation>
    </message>
    <message>
        <source>{title}: a set to print</source>
        <extracomment>gui/desk/printing.py, gui/rulebook/set_pdf.py</extracomment>
        <translation>{title}: un juego para imprimir</translation>
    </message>
    <message>
        <source>Print a set</source>
        <extracomment>gui/desk/printing.py</extracomment>
        <translation>Imprimir un juego</translation>
    </message>
    <message>
        <source>A board, pieces with both faces to cut out and fold, and a card with the moves and a summary of the rules.</source>
        <extracomment>gui/desk/printing.py</extracomment>
        <translation>Un tablero, piezas de dos caras para recortar y doblar, y una ficha con los movimientos y un resumen de las reglas.</translation>
    </message>
    <message>
        <source>Letter</source>
        <comment>paper</comment>
        <extracomment>gui/desk/printing.py</extracomment>
        <translation>Carta</translation>
    </message>
    <message>
        <source>No PDF was made.</source>
        <extracomment>gui/desk/printing.py</extracomment>
        <translation>No se creó el PDF.</translation>
    </message>
    <message>
        <source>50 mm</source>
        <extracomment>gui/rulebook/set_pdf.py</extracomment>
        <translation>50 mm</translation>
    </message>
    <message>
        <source>Summary of the rules</source>
        <extracomment>gui/rulebook/set_pdf.py</extracomment>
        <translation>Resumen de las reglas</translation>
    </message>
    <message>
        <source>Print a set to &amp;cut out (PDF)…</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>Imprimir un &amp;juego (PDF)…</translation>
    </message>
    <message>
        <source>What this game does not have</source>
        <extracomment>gui/rulebook/generated.py, assets/rules/pandemonium.toml, assets/rules/pandemonium-2020.toml, assets/rules/pandemonium-vchess.toml, assets/rules/mansindam.toml, assets/rules/palaceshogi.toml</extracomment>
        <translation>Lo que este juego no tiene</translation>
    </message>
    <message>
        <source>White&apos;s king may step to e1, and face the other one.</source>
        <extracomment>assets/rules/pandemonium.toml, assets/rules/pandemonium-2020.toml, assets/rules/pandemonium-vchess.toml</extracomment>
        <translation>El rey blanco puede ir a e1 y enfrentarse al otro.</translation>
    </message>
    <message>
        <source>The king does not castle: it may move one square, here as everywhere.</source>
        <extracomment>assets/rules/mansindam.toml</extracomment>
        <translation>El rey no se enroca: puede moverse una casilla, aquí como en todas partes.</translation>
    </message>
    <message>
        <source>With a lion on the board, the queen on 3c may not become a second one.</source>
        <extracomment>assets/rules/palaceshogi.toml</extracomment>
        <translation>Con un león en el tablero, la dama de 3c no puede convertirse en otro.</translation>
    </message>
    <message>
        <source>The lion may not capture the other lion.</source>
        <extracomment>assets/rules/palaceshogi.toml</extracomment>
        <translation>El león no puede capturar al otro león.</translation>
    </message>
    <message>
        <source>The king may leave its palace.</source>
        <extracomment>assets/rules/palaceshogi.toml</extracomment>
        <translation>El rey puede salir de su palacio.</translation>
    </message>
    <message>
        <source>Wood</source>
        <extracomment>assets/boards</extracomment>
        <translation>Madera</translation>
    </message>
    <message>
        <source>Your first game</source>
        <extracomment>assets/lessons/pandemonium/01-first-game.toml, assets/lessons/mansindam/01-first-game.toml, assets/lessons/palaceshogi/01-first-game.toml</extracomment>
        <translation>Tu primera partida</translation>
    </message>
    <message>
        <source>The king is slow, and it is everything: lose it and you lose the game.</source>
        <extracomment>assets/lessons/pandemonium/01-first-game.toml, assets/lessons/mansindam/01-first-game.toml, assets/lessons/palaceshogi/01-first-game.toml</extracomment>
        <translation>El rey es lento, y lo es todo: si lo pierdes, pierdes la partida.</translation>
    </message>
    <message>
        <source>A rook moves straight, as far as it likes. Capture the pawn with it.</source>
        <extracomment>assets/lessons/pandemonium/01-first-game.toml, assets/lessons/mansindam/01-first-game.toml</extracomment>
        <translation>Una torre se mueve en línea recta, tan lejos como quiera. Captura el peón con ella.</translation>
    </message>
    <message>
        <source>You capture by going where an enemy piece stands. It is yours now.</source>
        <extracomment>assets/lessons/pandemonium/01-first-game.toml, assets/lessons/mansindam/01-first-game.toml</extracomment>
        <translation>Capturas yendo adonde está una pieza enemiga. Ahora es tuya.</translation>
    </message>
    <message>
        <source>What you captured is in your hand. Instead of moving, you may drop it on an empty square. Drop the knight on the marked square.</source>
        <extracomment>assets/lessons/pandemonium/01-first-game.toml, assets/lessons/mansindam/01-first-game.toml</extracomment>
        <translation>Lo que has capturado está en tu mano. En lugar de mover, puedes reingresarlo en una casilla vacía. Reingresa el caballo en la casilla marcada.</translation>
    </message>
    <message>
        <source>A pawn moves straight ahead, but captures diagonally. Capture the knight.</source>
        <extracomment>assets/lessons/pandemonium/01-first-game.toml</extracomment>
        <translation>Un peón avanza de frente, pero captura en diagonal. Captura el caballo.</translation>
    </message>
    <message>
        <source>A king that is attacked is in check. Give check with the rook.</source>
        <extracomment>assets/lessons/pandemonium/01-first-game.toml, assets/lessons/mansindam/01-first-game.toml, assets/lessons/palaceshogi/01-first-game.toml</extracomment>
        <translation>Un rey atacado está en jaque. Da jaque con la torre.</translation>
    </message>
    <message>
        <source>The other side must answer a check at once.</source>
        <extracomment>assets/lessons/pandemonium/01-first-game.toml, assets/lessons/mansindam/01-first-game.toml, assets/lessons/palaceshogi/01-first-game.toml</extracomment>
        <translation>El otro bando tiene que responder al jaque de inmediato.</translation>
    </message>
    <message>
        <source>Checkmate. That is the aim of the game.</source>
        <extracomment>assets/lessons/pandemonium/01-first-game.toml, assets/lessons/mansindam/01-first-game.toml, assets/lessons/palaceshogi/01-first-game.toml</extracomment>
        <translation>Jaque mate. Ese es el objetivo del juego.</translation>
    </message>
    <message>
        <source>Pieces in the hand are always ready. Look for drops before you move.</source>
        <extracomment>assets/lessons/pandemonium/01-first-game.toml, assets/lessons/mansindam/01-first-game.toml</extracomment>
        <translation>Las piezas de la mano siempre están listas. Busca reingresos antes de mover.</translation>
    </message>
    <message>
        <source>Bring the pawn into the last two ranks, where it becomes a gilding, as strong as a queen.</source>
        <extracomment>assets/lessons/pandemonium/01-first-game.toml</extracomment>
        <translation>Lleva el peón a las dos últimas filas, donde se convierte en dorado, tan fuerte como una dama.</translation>
    </message>
    <message>
        <source>Rook and dragon</source>
        <extracomment>assets/lessons/pandemonium/02-rook-and-dragon.toml, assets/lessons/palaceshogi/02-rook-and-dragon.toml</extracomment>
        <translation>Torre y dragón</translation>
    </message>
    <message>
        <source>The rook on its lines, and what it becomes.</source>
        <extracomment>assets/lessons/pandemonium/02-rook-and-dragon.toml, assets/lessons/mansindam/02-rook-and-tiger.toml, assets/lessons/palaceshogi/02-rook-and-dragon.toml</extracomment>
        <translation>La torre en sus líneas, y en qué se convierte.</translation>
    </message>
    <message>
        <source>The rook goes along ranks and files. Visit both marked squares.</source>
        <extracomment>assets/lessons/pandemonium/02-rook-and-dragon.toml, assets/lessons/mansindam/02-rook-and-tiger.toml, assets/lessons/palaceshogi/02-rook-and-dragon.toml</extracomment>
        <translation>La torre se mueve por filas y columnas. Visita las dos casillas marcadas.</translation>
    </message>
    <message>
        <source>The rook does not jump. Find the way to the marked square.</source>
        <extracomment>assets/lessons/pandemonium/02-rook-and-dragon.toml, assets/lessons/palaceshogi/02-rook-and-dragon.toml</extracomment>
        <translation>La torre no salta. Encuentra el camino a la casilla marcada.</translation>
    </message>
    <message>
        <source>Capture both pawns.</source>
        <extracomment>assets/lessons/pandemonium/02-rook-and-dragon.toml, assets/lessons/mansindam/02-rook-and-tiger.toml</extracomment>
        <translation>Captura los dos peones.</translation>
    </message>
    <message>
        <source>Each capture adds a piece to your hand.</source>
        <extracomment>assets/lessons/pandemonium/02-rook-and-dragon.toml, assets/lessons/mansindam/02-rook-and-tiger.toml</extracomment>
        <translation>Cada captura añade una pieza a tu mano.</translation>
    </message>
    <message>
        <source>A dragon is a promoted rook: it also steps diagonally, one square. Go to the marked square in two moves.</source>
        <extracomment>assets/lessons/pandemonium/02-rook-and-dragon.toml</extracomment>
        <translation>Un dragón es una torre promocionada: también da un paso de una casilla en diagonal. Ve a la casilla marcada en dos jugadas.</translation>
    </message>
    <message>
        <source>A rook may promote when it moves into the last two ranks. Do it.</source>
        <extracomment>assets/lessons/pandemonium/02-rook-and-dragon.toml</extracomment>
        <translation>Una torre puede promocionar cuando entra en las dos últimas filas. Hazlo.</translation>
    </message>
    <message>
        <source>It keeps all moves of the rook and gains the king&apos;s step.</source>
        <extracomment>assets/lessons/pandemonium/02-rook-and-dragon.toml, assets/lessons/mansindam/02-rook-and-tiger.toml</extracomment>
        <translation>Conserva todos los movimientos de la torre y gana el paso del rey.</translation>
    </message>
    <message>
        <source>Bishop and horse</source>
        <extracomment>assets/lessons/pandemonium/03-bishop-and-horse.toml</extracomment>
        <translation>Alfil y corcel</translation>
    </message>
    <message>
        <source>Diagonals, and a way to change colour.</source>
        <extracomment>assets/lessons/pandemonium/03-bishop-and-horse.toml, assets/lessons/mansindam/03-bishop-and-archer.toml</extracomment>
        <translation>Diagonales, y un modo de cambiar de color.</translation>
    </message>
    <message>
        <source>The bishop moves diagonally, as far as it likes. Visit both marked squares.</source>
        <extracomment>assets/lessons/pandemonium/03-bishop-and-horse.toml, assets/lessons/mansindam/03-bishop-and-archer.toml, assets/lessons/palaceshogi/03-bishop-and-elephant.toml</extracomment>
        <translation>El alfil se mueve en diagonal, tan lejos como quiera. Visita las dos casillas marcadas.</translation>
    </message>
    <message>
        <source>A bishop stays on squares of one colour forever. Take the pawn it can reach.</source>
        <extracomment>assets/lessons/pandemonium/03-bishop-and-horse.toml, assets/lessons/mansindam/03-bishop-and-archer.toml</extracomment>
        <translation>Un alfil se queda para siempre en casillas de un color. Captura el peón que puede alcanzar.</translation>
    </message>
    <message>
        <source>The other pawn stands on a square it will never reach.</source>
        <extracomment>assets/lessons/pandemonium/03-bishop-and-horse.toml, assets/lessons/mansindam/03-bishop-and-archer.toml</extracomment>
        <translation>El otro peón está en una casilla que nunca alcanzará.</translation>
    </message>
    <message>
        <source>A horse is a promoted bishop: it also steps straight, one square. Go to the marked square.</source>
        <extracomment>assets/lessons/pandemonium/03-bishop-and-horse.toml</extracomment>
        <translation>Un corcel es un alfil promocionado: también da un paso de una casilla en línea recta. Ve a la casilla marcada.</translation>
    </message>
    <message>
        <source>The single step lets it change colour.</source>
        <extracomment>assets/lessons/pandemonium/03-bishop-and-horse.toml, assets/lessons/mansindam/03-bishop-and-archer.toml</extracomment>
        <translation>Ese paso le permite cambiar de color.</translation>
    </message>
    <message>
        <source>Give check with the horse where nothing can take it.</source>
        <extracomment>assets/lessons/pandemonium/03-bishop-and-horse.toml</extracomment>
        <translation>Da jaque con el corcel donde nada pueda capturarlo.</translation>
    </message>
    <message>
        <source>Capture both pawns with the bishop.</source>
        <extracomment>assets/lessons/pandemonium/03-bishop-and-horse.toml, assets/lessons/mansindam/03-bishop-and-archer.toml</extracomment>
        <translation>Captura los dos peones con el alfil.</translation>
    </message>
    <message>
        <source>Knight and scepter</source>
        <extracomment>assets/lessons/pandemonium/04-knight-and-scepter.toml</extracomment>
        <translation>Caballo y cetro</translation>
    </message>
    <message>
        <source>The only simple piece that jumps.</source>
        <extracomment>assets/lessons/pandemonium/04-knight-and-scepter.toml, assets/lessons/mansindam/04-knight-and-centaur.toml</extracomment>
        <translation>La única pieza simple que salta.</translation>
    </message>
    <message>
        <source>The knight jumps: two squares straight and one to the side. Go to the marked square.</source>
        <extracomment>assets/lessons/pandemonium/04-knight-and-scepter.toml</extracomment>
        <translation>El caballo salta: dos casillas en línea recta y una de lado. Ve a la casilla marcada.</translation>
    </message>
    <message>
        <source>It jumps over anything. Come out from behind your pawns to the marked square.</source>
        <extracomment>assets/lessons/pandemonium/04-knight-and-scepter.toml, assets/lessons/mansindam/04-knight-and-centaur.toml</extracomment>
        <translation>Salta por encima de todo. Sal de detrás de tus peones a la casilla marcada.</translation>
    </message>
    <message>
        <source>Take all three pawns.</source>
        <extracomment>assets/lessons/pandemonium/04-knight-and-scepter.toml, assets/lessons/mansindam/04-knight-and-centaur.toml, assets/lessons/mansindam/06-marshal-and-ship.toml</extracomment>
        <translation>Captura los tres peones.</translation>
    </message>
    <message>
        <source>A fork attacks two pieces at once. Attack king and rook with one jump.</source>
        <extracomment>assets/lessons/pandemonium/04-knight-and-scepter.toml, assets/lessons/mansindam/04-knight-and-centaur.toml</extracomment>
        <translation>Un ataque doble amenaza dos piezas a la vez. Ataca al rey y a la torre con un salto.</translation>
    </message>
    <message>
        <source>The scepter adds the king&apos;s step. Take both pawns.</source>
        <extracomment>assets/lessons/pandemonium/04-knight-and-scepter.toml</extracomment>
        <translation>El cetro añade el paso del rey. Captura los dos peones.</translation>
    </message>
    <message>
        <source>A scepter beside a king is terrible: it leaves hardly a square.</source>
        <extracomment>assets/lessons/pandemonium/04-knight-and-scepter.toml</extracomment>
        <translation>Un cetro junto a un rey es terrible: apenas le deja una casilla.</translation>
    </message>
    <message>
        <source>The cardinal</source>
        <extracomment>assets/lessons/pandemonium/05-cardinal.toml</extracomment>
        <translation>El cardenal</translation>
    </message>
    <message>
        <source>Bishop and knight in one.</source>
        <extracomment>assets/lessons/pandemonium/05-cardinal.toml, assets/lessons/mansindam/05-cardinal-and-rhino.toml</extracomment>
        <translation>Alfil y caballo en uno.</translation>
    </message>
    <message>
        <source>The cardinal moves like a bishop or like a knight. Visit both marked squares.</source>
        <extracomment>assets/lessons/pandemonium/05-cardinal.toml, assets/lessons/mansindam/05-cardinal-and-rhino.toml</extracomment>
        <translation>El cardenal se mueve como un alfil o como un caballo. Visita las dos casillas marcadas.</translation>
    </message>
    <message>
        <source>Take both rooks.</source>
        <extracomment>assets/lessons/pandemonium/05-cardinal.toml, assets/lessons/mansindam/05-cardinal-and-rhino.toml</extracomment>
        <translation>Captura las dos torres.</translation>
    </message>
    <message>
        <source>It sees what bishops and knights see.</source>
        <extracomment>assets/lessons/pandemonium/05-cardinal.toml, assets/lessons/mansindam/05-cardinal-and-rhino.toml</extracomment>
        <translation>Ve lo que ven los alfiles y los caballos.</translation>
    </message>
    <message>
        <source>With its own king&apos;s help, the cardinal mates a king in the corner. Find the square.</source>
        <extracomment>assets/lessons/pandemonium/05-cardinal.toml</extracomment>
        <translation>Con la ayuda de su propio rey, el cardenal da mate a un rey en la esquina. Encuentra la casilla.</translation>
    </message>
    <message>
        <source>Drop the cardinal so that it attacks king and queen at once, and nothing can take it.</source>
        <extracomment>assets/lessons/pandemonium/05-cardinal.toml</extracomment>
        <translation>Reingresa el cardenal de modo que ataque al rey y a la dama a la vez, y nada pueda capturarlo.</translation>
    </message>
    <message>
        <source>When promoted, the cardinal becomes a whole, which moves like a queen and loses the jump. Promote it.</source>
        <extracomment>assets/lessons/pandemonium/05-cardinal.toml</extracomment>
        <translation>Al promocionar, el cardenal se convierte en entero, que se mueve como una dama y pierde el salto. Promociónalo.</translation>
    </message>
    <message>
        <source>Think before you promote it: sometimes the jump is worth more.</source>
        <extracomment>assets/lessons/pandemonium/05-cardinal.toml</extracomment>
        <translation>Piénsalo antes de promocionarlo: a veces el salto vale más.</translation>
    </message>
    <message>
        <source>The marshal</source>
        <extracomment>assets/lessons/pandemonium/06-marshal.toml</extracomment>
        <translation>El mariscal</translation>
    </message>
    <message>
        <source>Rook and knight in one.</source>
        <extracomment>assets/lessons/pandemonium/06-marshal.toml, assets/lessons/mansindam/06-marshal-and-ship.toml</extracomment>
        <translation>Torre y caballo en uno.</translation>
    </message>
    <message>
        <source>The marshal moves like a rook or like a knight. Visit both marked squares.</source>
        <extracomment>assets/lessons/pandemonium/06-marshal.toml, assets/lessons/mansindam/06-marshal-and-ship.toml</extracomment>
        <translation>El mariscal se mueve como una torre o como un caballo. Visita las dos casillas marcadas.</translation>
    </message>
    <message>
        <source>Take both pawns.</source>
        <extracomment>assets/lessons/pandemonium/06-marshal.toml</extracomment>
        <translation>Captura los dos peones.</translation>
    </message>
    <message>
        <source>The marshal mates on the edge with a little help. Find the square.</source>
        <extracomment>assets/lessons/pandemonium/06-marshal.toml</extracomment>
        <translation>El mariscal da mate en el borde con un poco de ayuda. Encuentra la casilla.</translation>
    </message>
    <message>
        <source>Give check with a jump that nothing can answer by putting a piece between.</source>
        <extracomment>assets/lessons/pandemonium/06-marshal.toml</extracomment>
        <translation>Da jaque con un salto ante el que no se pueda interponer ninguna pieza.</translation>
    </message>
    <message>
        <source>When promoted, the marshal becomes an apricot, which moves like a queen. Promote it with check.</source>
        <extracomment>assets/lessons/pandemonium/06-marshal.toml</extracomment>
        <translation>Al promocionar, el mariscal se convierte en albaricoque, que se mueve como una dama. Promociónalo con jaque.</translation>
    </message>
    <message>
        <source>The queen</source>
        <extracomment>assets/lessons/pandemonium/07-queen.toml, assets/lessons/palaceshogi/08-queen.toml</extracomment>
        <translation>La dama</translation>
    </message>
    <message>
        <source>Straight and diagonal.</source>
        <extracomment>assets/lessons/pandemonium/07-queen.toml</extracomment>
        <translation>En línea recta y en diagonal.</translation>
    </message>
    <message>
        <source>The queen moves straight and diagonally. Visit all three marked squares.</source>
        <extracomment>assets/lessons/pandemonium/07-queen.toml, assets/lessons/mansindam/07-queen-and-angel.toml</extracomment>
        <translation>La dama se mueve en línea recta y en diagonal. Visita las tres casillas marcadas.</translation>
    </message>
    <message>
        <source>Take all three pieces.</source>
        <extracomment>assets/lessons/pandemonium/07-queen.toml</extracomment>
        <translation>Captura las tres piezas.</translation>
    </message>
    <message>
        <source>Mate with the queen and the help of the king.</source>
        <extracomment>assets/lessons/pandemonium/07-queen.toml, assets/lessons/mansindam/07-queen-and-angel.toml</extracomment>
        <translation>Da mate con la dama y la ayuda del rey.</translation>
    </message>
    <message>
        <source>Four pieces move like a queen: queen, gilding, whole and apricot. When captured, they differ: take the gilding and look at your hand.</source>
        <extracomment>assets/lessons/pandemonium/07-queen.toml</extracomment>
        <translation>Cuatro piezas se mueven como una dama: dama, dorado, entero y albaricoque. Al ser capturadas, no son iguales: captura el dorado y mira tu mano.</translation>
    </message>
    <message>
        <source>It is a pawn in your hand. A captured queen would be a queen.</source>
        <extracomment>assets/lessons/pandemonium/07-queen.toml</extracomment>
        <translation>En tu mano es un peón. Una dama capturada sería una dama.</translation>
    </message>
    <message>
        <source>Long first steps, and a new face.</source>
        <extracomment>assets/lessons/pandemonium/08-pawns.toml</extracomment>
        <translation>Primeros pasos largos, y una cara nueva.</translation>
    </message>
    <message>
        <source>Pawns capture diagonally ahead. Take both.</source>
        <extracomment>assets/lessons/pandemonium/08-pawns.toml</extracomment>
        <translation>Los peones capturan en diagonal hacia adelante. Captura los dos.</translation>
    </message>
    <message>
        <source>Attack both rooks with one pawn.</source>
        <extracomment>assets/lessons/pandemonium/08-pawns.toml</extracomment>
        <translation>Ataca las dos torres con un solo peón.</translation>
    </message>
    <message>
        <source>You will win one of them.</source>
        <extracomment>assets/lessons/pandemonium/08-pawns.toml</extracomment>
        <translation>Ganarás una de ellas.</translation>
    </message>
    <message>
        <source>For one move only.</source>
        <extracomment>assets/lessons/pandemonium/09-en-passant.toml</extracomment>
        <translation>Solo durante una jugada.</translation>
    </message>
    <message>
        <source>It may be captured on any square that it passed over and that you attack. Do it from the other side.</source>
        <extracomment>assets/lessons/pandemonium/09-en-passant.toml</extracomment>
        <translation>Se puede capturar en cualquier casilla por la que haya pasado y que ataques. Hazlo desde el otro lado.</translation>
    </message>
    <message>
        <source>Captured pieces are yours</source>
        <extracomment>assets/lessons/pandemonium/10-drops.toml, assets/lessons/mansindam/09-drops.toml</extracomment>
        <translation>Las piezas capturadas son tuyas</translation>
    </message>
    <message>
        <source>Hand and board are one army.</source>
        <extracomment>assets/lessons/pandemonium/10-drops.toml, assets/lessons/mansindam/09-drops.toml</extracomment>
        <translation>Mano y tablero son un solo ejército.</translation>
    </message>
    <message>
        <source>Drop the bishop so that it gives check.</source>
        <extracomment>assets/lessons/pandemonium/10-drops.toml, assets/lessons/mansindam/09-drops.toml</extracomment>
        <translation>Reingresa el alfil de modo que dé jaque.</translation>
    </message>
    <message>
        <source>Drop the knight where it attacks king and rook at once.</source>
        <extracomment>assets/lessons/pandemonium/10-drops.toml, assets/lessons/mansindam/09-drops.toml</extracomment>
        <translation>Reingresa el caballo donde ataque al rey y a la torre a la vez.</translation>
    </message>
    <message>
        <source>A pawn may give check when it is dropped. Do it.</source>
        <extracomment>assets/lessons/pandemonium/10-drops.toml</extracomment>
        <translation>Un peón puede dar jaque al ser reingresado. Hazlo.</translation>
    </message>
    <message>
        <source>Guard your rook with a drop, so that the queen cannot take it for nothing.</source>
        <extracomment>assets/lessons/pandemonium/10-drops.toml, assets/lessons/mansindam/09-drops.toml</extracomment>
        <translation>Defiende tu torre con un reingreso, para que la dama no pueda capturarla gratis.</translation>
    </message>
    <message>
        <source>Take the rook, then drop it with check.</source>
        <extracomment>assets/lessons/pandemonium/10-drops.toml</extracomment>
        <translation>Captura la torre, y luego reingrésala con jaque.</translation>
    </message>
    <message>
        <source>A pawn may not mate when it is dropped. Mate with the knight instead.</source>
        <extracomment>assets/lessons/pandemonium/10-drops.toml</extracomment>
        <translation>Un peón no puede dar mate al ser reingresado. Da mate con el caballo.</translation>
    </message>
    <message>
        <source>The enemy camp</source>
        <extracomment>assets/lessons/pandemonium/11-promotion.toml</extracomment>
        <translation>El campo enemigo</translation>
    </message>
    <message>
        <source>The last two ranks.</source>
        <extracomment>assets/lessons/pandemonium/11-promotion.toml</extracomment>
        <translation>Las dos últimas filas.</translation>
    </message>
    <message>
        <source>Promote the rook, but not on the ninth rank.</source>
        <extracomment>assets/lessons/pandemonium/11-promotion.toml</extracomment>
        <translation>Promociona la torre, pero no en la novena fila.</translation>
    </message>
    <message>
        <source>You need not promote at once: go into the camp with the knight as it is, and promote on the way out.</source>
        <extracomment>assets/lessons/pandemonium/11-promotion.toml</extracomment>
        <translation>No tienes que promocionar enseguida: entra en el campo con el caballo tal como es, y promociona al salir.</translation>
    </message>
    <message>
        <source>A piece dropped in the camp promotes when it moves. Drop the rook on the marked square and promote it.</source>
        <extracomment>assets/lessons/pandemonium/11-promotion.toml</extracomment>
        <translation>Una pieza reingresada en el campo promociona cuando se mueve. Reingresa la torre en la casilla marcada y promociónala.</translation>
    </message>
    <message>
        <source>Promote with check.</source>
        <extracomment>assets/lessons/pandemonium/11-promotion.toml, assets/lessons/mansindam/10-promotion.toml</extracomment>
        <translation>Promociona con jaque.</translation>
    </message>
    <message>
        <source>Where do bishops and knights stand?</source>
        <extracomment>assets/lessons/pandemonium/12-setup.toml</extracomment>
        <translation>¿Dónde van los alfiles y los caballos?</translation>
    </message>
    <message>
        <source>Before the first move you choose where your bishops and knights stand. Choose one of the four.</source>
        <extracomment>assets/lessons/pandemonium/01-first-game.toml, assets/lessons/pandemonium/12-setup.toml</extracomment>
        <translation>Antes de la primera jugada eliges dónde están tus alfiles y caballos. Elige una de las cuatro disposiciones.</translation>
    </message>
    <message>
        <source>Definition for Fairy-Stockfish (*.ini)</source>
        <extracomment>gui/desk/definition_export.py</extracomment>
        <translation>Definición para Fairy-Stockfish (*.ini)</translation>
    </message>
    <message>
        <source>Black has seen your choice and has chosen, too. Make the first move: a pawn, three squares.</source>
        <extracomment>assets/lessons/pandemonium/12-setup.toml</extracomment>
        <translation>Las negras han visto tu elección y también han elegido. Haz la primera jugada: un peón, tres casillas.</translation>
    </message>
    <message>
        <source>The king moves three squares.</source>
        <extracomment>assets/lessons/pandemonium/13-castling.toml</extracomment>
        <translation>El rey se mueve tres casillas.</translation>
    </message>
    <message>
        <source>Castle to the other side.</source>
        <extracomment>assets/lessons/pandemonium/13-castling.toml</extracomment>
        <translation>Enroca hacia el otro lado.</translation>
    </message>
    <message>
        <source>Something is in the way. Move it, then castle.</source>
        <extracomment>assets/lessons/pandemonium/13-castling.toml, assets/lessons/palaceshogi/13-castling.toml</extracomment>
        <translation>Hay algo en el camino. Muévelo, y luego enroca.</translation>
    </message>
    <message>
        <source>Check, and three answers</source>
        <extracomment>assets/lessons/pandemonium/14-check.toml, assets/lessons/mansindam/11-check.toml, assets/lessons/palaceshogi/14-check.toml</extracomment>
        <translation>El jaque y tres respuestas</translation>
    </message>
    <message>
        <source>Move, take, or put something in between.</source>
        <extracomment>assets/lessons/pandemonium/14-check.toml, assets/lessons/mansindam/11-check.toml, assets/lessons/palaceshogi/14-check.toml</extracomment>
        <translation>Mueve, captura o interpón una pieza.</translation>
    </message>
    <message>
        <source>You are in check. Move the king to safety.</source>
        <extracomment>assets/lessons/pandemonium/14-check.toml, assets/lessons/mansindam/11-check.toml, assets/lessons/palaceshogi/14-check.toml</extracomment>
        <translation>Estás en jaque. Lleva el rey a un lugar seguro.</translation>
    </message>
    <message>
        <source>You are in check. Take the piece that gives check.</source>
        <extracomment>assets/lessons/pandemonium/14-check.toml, assets/lessons/mansindam/11-check.toml, assets/lessons/palaceshogi/14-check.toml</extracomment>
        <translation>Estás en jaque. Captura la pieza que lo da.</translation>
    </message>
    <message>
        <source>You are in check. Put the pawn in between.</source>
        <extracomment>assets/lessons/pandemonium/14-check.toml</extracomment>
        <translation>Estás en jaque. Pon el peón en medio.</translation>
    </message>
    <message>
        <source>Near the king, a single pawn in hand can save the game.</source>
        <extracomment>assets/lessons/pandemonium/14-check.toml, assets/lessons/mansindam/11-check.toml</extracomment>
        <translation>Cerca del rey, un solo peón en la mano puede salvar la partida.</translation>
    </message>
    <message>
        <source>Nothing can be put between a knight and the king. Find a safe answer.</source>
        <extracomment>assets/lessons/pandemonium/14-check.toml</extracomment>
        <translation>Entre un caballo y el rey no se puede poner nada. Encuentra una respuesta segura.</translation>
    </message>
    <message>
        <source>Mates with drops</source>
        <extracomment>assets/lessons/pandemonium/15-mates.toml, assets/lessons/mansindam/12-mates.toml</extracomment>
        <translation>Mates con reingresos</translation>
    </message>
    <message>
        <source>Look at the hand first.</source>
        <extracomment>assets/lessons/pandemonium/15-mates.toml, assets/lessons/mansindam/12-mates.toml</extracomment>
        <translation>Mira primero la mano.</translation>
    </message>
    <message>
        <source>Mate in one with the queen or with the cardinal in your hand.</source>
        <extracomment>assets/lessons/pandemonium/15-mates.toml</extracomment>
        <translation>Mate en una con la dama o con el cardenal de tu mano.</translation>
    </message>
    <message>
        <source>Mate in one with a knight: nothing can come between it and the king.</source>
        <extracomment>assets/lessons/pandemonium/15-mates.toml, assets/lessons/mansindam/12-mates.toml</extracomment>
        <translation>Mate en una con un caballo: nada puede interponerse entre él y el rey.</translation>
    </message>
    <message>
        <source>Mate in one: drop the rook where the king cannot take it.</source>
        <extracomment>assets/lessons/pandemonium/15-mates.toml, assets/lessons/mansindam/12-mates.toml</extracomment>
        <translation>Mate en una: reingresa la torre donde el rey no pueda capturarla.</translation>
    </message>
    <message>
        <source>Mate in two with two rooks in hand.</source>
        <extracomment>assets/lessons/mansindam/12-mates.toml</extracomment>
        <translation>Mate en dos con dos torres en la mano.</translation>
    </message>
    <message>
        <source>Mate in two: the first move takes squares away.</source>
        <extracomment>assets/lessons/pandemonium/15-mates.toml</extracomment>
        <translation>Mate en dos: la primera jugada quita casillas.</translation>
    </message>
    <message>
        <source>How a game can be drawn</source>
        <extracomment>assets/lessons/pandemonium/16-repetition-and-stalemate.toml</extracomment>
        <translation>Cómo puede acabar en tablas una partida</translation>
    </message>
    <message>
        <source>And when one check too many loses.</source>
        <extracomment>assets/lessons/pandemonium/16-repetition-and-stalemate.toml</extracomment>
        <translation>Y cuándo un jaque de más hace perder.</translation>
    </message>
    <message>
        <source>A side that cannot move and is not in check is stalemated, and the game is drawn. Do not stalemate Black here: mate instead.</source>
        <extracomment>assets/lessons/pandemonium/16-repetition-and-stalemate.toml</extracomment>
        <translation>Si un bando no puede mover y no está en jaque, queda ahogado y son tablas. Aquí no ahogues a las negras: da mate.</translation>
    </message>
    <message>
        <source>The third time the same position occurs, the game is drawn, but if one side gave check every time, that side loses. So do not check forever: mate in one.</source>
        <extracomment>assets/lessons/pandemonium/16-repetition-and-stalemate.toml</extracomment>
        <translation>La tercera vez que se da la misma posición, la partida es tablas; pero si un bando dio siempre jaque, ese bando pierde. Así que no des jaques sin fin: mate en una.</translation>
    </message>
    <message>
        <source>What pieces are worth</source>
        <extracomment>assets/lessons/pandemonium/17-values.toml, assets/lessons/mansindam/15-values.toml, assets/lessons/palaceshogi/16-values.toml</extracomment>
        <translation>Lo que valen las piezas</translation>
    </message>
    <message>
        <source>Trade well, and leave nothing hanging.</source>
        <extracomment>assets/lessons/pandemonium/17-values.toml, assets/lessons/mansindam/15-values.toml</extracomment>
        <translation>Cambia bien, y no dejes nada colgado.</translation>
    </message>
    <message>
        <source>One of these is guarded. Take the other one.</source>
        <extracomment>assets/lessons/pandemonium/17-values.toml, assets/lessons/mansindam/15-values.toml</extracomment>
        <translation>Una de estas está defendida. Captura la otra.</translation>
    </message>
    <message>
        <source>Your queen is attacked. Move it to a safe square.</source>
        <extracomment>assets/lessons/pandemonium/17-values.toml, assets/lessons/mansindam/15-values.toml</extracomment>
        <translation>Tu dama está atacada. Llévala a una casilla segura.</translation>
    </message>
    <message>
        <source>The rook attacks your knight. Guard it with a drop.</source>
        <extracomment>assets/lessons/pandemonium/17-values.toml, assets/lessons/mansindam/15-values.toml</extracomment>
        <translation>La torre ataca tu caballo. Defiéndelo con un reingreso.</translation>
    </message>
    <message>
        <source>The first edition</source>
        <extracomment>assets/lessons/pandemonium/18-first-edition.toml</extracomment>
        <translation>La primera edición</translation>
    </message>
    <message>
        <source>What was different in 2020.</source>
        <extracomment>assets/lessons/pandemonium/18-first-edition.toml</extracomment>
        <translation>Lo que era distinto en 2020.</translation>
    </message>
    <message>
        <source>Pieces promote only on the last rank. Bring the rook there and promote it.</source>
        <extracomment>assets/lessons/pandemonium/18-first-edition.toml</extracomment>
        <translation>Las piezas solo promocionan en la última fila. Lleva ahí la torre y promociónala.</translation>
    </message>
    <message>
        <source>Castling does not depend on earlier moves: a king on f1 and a rook in the corner are enough. Castle.</source>
        <extracomment>assets/lessons/pandemonium/18-first-edition.toml</extracomment>
        <translation>El enroque no depende de las jugadas anteriores: bastan un rey en f1 y una torre en la esquina. Enroca.</translation>
    </message>
    <message>
        <source>A drop may also give mate. The king cannot move forward, and the ninth rank is open: drop the rook so that it mates.</source>
        <extracomment>assets/lessons/mansindam/01-first-game.toml</extracomment>
        <translation>Un reingreso también puede dar mate. El rey no puede avanzar, y la novena fila está abierta: reingresa la torre de modo que dé mate.</translation>
    </message>
    <message>
        <source>There is a second way to win: a king that reaches the last rank. Walk there.</source>
        <extracomment>assets/lessons/mansindam/01-first-game.toml</extracomment>
        <translation>Hay una segunda manera de ganar: un rey que llega a la última fila. Llévalo hasta ahí.</translation>
    </message>
    <message>
        <source>Rook and tiger</source>
        <extracomment>assets/lessons/mansindam/02-rook-and-tiger.toml</extracomment>
        <translation>Torre y tigre</translation>
    </message>
    <message>
        <source>Two lines, two moves.</source>
        <extracomment>assets/lessons/mansindam/02-rook-and-tiger.toml</extracomment>
        <translation>Dos líneas, dos jugadas.</translation>
    </message>
    <message>
        <source>The rook does not jump. Go round your own pawn to the marked square.</source>
        <extracomment>assets/lessons/mansindam/02-rook-and-tiger.toml</extracomment>
        <translation>La torre no salta. Rodea tu propio peón hasta la casilla marcada.</translation>
    </message>
    <message>
        <source>Your rook has been to the far ranks and is a tiger now: it also steps diagonally, one square. Go to the marked square.</source>
        <extracomment>assets/lessons/mansindam/02-rook-and-tiger.toml</extracomment>
        <translation>Tu torre ha estado en las filas lejanas y ahora es un tigre: también da un paso de una casilla en diagonal. Ve a la casilla marcada.</translation>
    </message>
    <message>
        <source>Any move into the last three ranks makes a rook a tiger. Go there.</source>
        <extracomment>assets/lessons/mansindam/02-rook-and-tiger.toml</extracomment>
        <translation>Cualquier jugada que entre en las tres últimas filas convierte la torre en tigre. Ve ahí.</translation>
    </message>
    <message>
        <source>Bishop and archer</source>
        <extracomment>assets/lessons/mansindam/03-bishop-and-archer.toml</extracomment>
        <translation>Alfil y arquero</translation>
    </message>
    <message>
        <source>An archer is a bishop that has been to the far ranks: it also steps straight, one square. Go to the marked square.</source>
        <extracomment>assets/lessons/mansindam/03-bishop-and-archer.toml</extracomment>
        <translation>Un arquero es un alfil que ha estado en las filas lejanas: también da un paso de una casilla en línea recta. Ve a la casilla marcada.</translation>
    </message>
    <message>
        <source>Give check with the archer where nothing can take it.</source>
        <extracomment>assets/lessons/mansindam/03-bishop-and-archer.toml</extracomment>
        <translation>Da jaque con el arquero donde nada pueda capturarlo.</translation>
    </message>
    <message>
        <source>Knight and centaur</source>
        <extracomment>assets/lessons/mansindam/04-knight-and-centaur.toml</extracomment>
        <translation>Caballo y centauro</translation>
    </message>
    <message>
        <source>The knight jumps: two squares straight and one to the side. Visit the marked square.</source>
        <extracomment>assets/lessons/mansindam/04-knight-and-centaur.toml</extracomment>
        <translation>El caballo salta: dos casillas en línea recta y una de lado. Visita la casilla marcada.</translation>
    </message>
    <message>
        <source>The centaur adds the king&apos;s step. Take both pawns.</source>
        <extracomment>assets/lessons/mansindam/04-knight-and-centaur.toml</extracomment>
        <translation>El centauro añade el paso del rey. Captura los dos peones.</translation>
    </message>
    <message>
        <source>A centaur beside a king is terrible: it leaves hardly a square.</source>
        <extracomment>assets/lessons/mansindam/04-knight-and-centaur.toml</extracomment>
        <translation>Un centauro junto a un rey es terrible: apenas le deja una casilla.</translation>
    </message>
    <message>
        <source>Cardinal and rhino</source>
        <extracomment>assets/lessons/mansindam/05-cardinal-and-rhino.toml</extracomment>
        <translation>Cardenal y rinoceronte</translation>
    </message>
    <message>
        <source>The cardinal mates a king in the corner almost alone. Find the square.</source>
        <extracomment>assets/lessons/mansindam/05-cardinal-and-rhino.toml</extracomment>
        <translation>El cardenal da mate casi solo a un rey en la esquina. Encuentra la casilla.</translation>
    </message>
    <message>
        <source>When promoted, it becomes a rhino and also steps straight. Mate.</source>
        <extracomment>assets/lessons/mansindam/05-cardinal-and-rhino.toml</extracomment>
        <translation>Al promocionar, se convierte en rinoceronte y también da pasos en línea recta. Da mate.</translation>
    </message>
    <message>
        <source>Drop the cardinal so that it attacks the king and the queen at once, and nothing can take it.</source>
        <extracomment>assets/lessons/mansindam/05-cardinal-and-rhino.toml</extracomment>
        <translation>Reingresa el cardenal de modo que ataque al rey y a la dama a la vez, y nada pueda capturarlo.</translation>
    </message>
    <message>
        <source>Marshal and ship</source>
        <extracomment>assets/lessons/mansindam/06-marshal-and-ship.toml</extracomment>
        <translation>Mariscal y navío</translation>
    </message>
    <message>
        <source>Give check where nothing can take the marshal.</source>
        <extracomment>assets/lessons/mansindam/06-marshal-and-ship.toml</extracomment>
        <translation>Da jaque donde nada pueda capturar al mariscal.</translation>
    </message>
    <message>
        <source>The marshal mates on the edge with a little help. Find it.</source>
        <extracomment>assets/lessons/mansindam/06-marshal-and-ship.toml</extracomment>
        <translation>El mariscal da mate en el borde con un poco de ayuda. Encuéntralo.</translation>
    </message>
    <message>
        <source>Queen and angel</source>
        <extracomment>assets/lessons/mansindam/07-queen-and-angel.toml</extracomment>
        <translation>Dama y ángel</translation>
    </message>
    <message>
        <source>The strongest pieces do not promote.</source>
        <extracomment>assets/lessons/mansindam/07-queen-and-angel.toml</extracomment>
        <translation>Las piezas más fuertes no promocionan.</translation>
    </message>
    <message>
        <source>The angel moves like a queen or like a knight. Nothing is stronger. Take both pieces.</source>
        <extracomment>assets/lessons/mansindam/07-queen-and-angel.toml</extracomment>
        <translation>El ángel se mueve como una dama o como un caballo. No hay nada más fuerte. Captura las dos piezas.</translation>
    </message>
    <message>
        <source>Queens and angels stay what they are, wherever they go. Take the pawn on the last rank.</source>
        <extracomment>assets/lessons/mansindam/07-queen-and-angel.toml</extracomment>
        <translation>Damas y ángeles siguen siendo lo que son, vayan adonde vayan. Captura el peón de la última fila.</translation>
    </message>
    <message>
        <source>Two moves of the angel alone mate the king. Find them.</source>
        <extracomment>assets/lessons/mansindam/07-queen-and-angel.toml</extracomment>
        <translation>El ángel da mate al rey sin ayuda, en dos jugadas. Encuéntralas.</translation>
    </message>
    <message>
        <source>Pawn and guard</source>
        <extracomment>assets/lessons/mansindam/08-pawn-and-guard.toml</extracomment>
        <translation>Peón y guardia</translation>
    </message>
    <message>
        <source>Small steps that count.</source>
        <extracomment>assets/lessons/mansindam/08-pawn-and-guard.toml</extracomment>
        <translation>Pasos pequeños que cuentan.</translation>
    </message>
    <message>
        <source>Bring the pawn to the far ranks. What does it become?</source>
        <extracomment>assets/lessons/mansindam/08-pawn-and-guard.toml</extracomment>
        <translation>Lleva el peón a las filas lejanas. ¿En qué se convierte?</translation>
    </message>
    <message>
        <source>A guard moves like a king, and may be captured.</source>
        <extracomment>assets/lessons/mansindam/08-pawn-and-guard.toml</extracomment>
        <translation>Un guardia se mueve como un rey, y se puede capturar.</translation>
    </message>
    <message>
        <source>Pawns capture straight ahead. Take both.</source>
        <extracomment>assets/lessons/mansindam/08-pawn-and-guard.toml</extracomment>
        <translation>Los peones capturan de frente. Captura los dos.</translation>
    </message>
    <message>
        <source>Two pawns face each other, and both may capture. It is your move: take it.</source>
        <extracomment>assets/lessons/mansindam/08-pawn-and-guard.toml</extracomment>
        <translation>Dos peones están frente a frente, y ambos pueden capturar. Es tu turno: captura el otro.</translation>
    </message>
    <message>
        <source>The first to move is the first to take: pawns that meet do not block each other.</source>
        <extracomment>assets/lessons/mansindam/08-pawn-and-guard.toml</extracomment>
        <translation>Quien mueve primero captura primero: los peones que se encuentran no se bloquean.</translation>
    </message>
    <message>
        <source>The guard goes in all directions. Take all three.</source>
        <extracomment>assets/lessons/mansindam/08-pawn-and-guard.toml</extracomment>
        <translation>El guardia se mueve en todas las direcciones. Captura las tres piezas.</translation>
    </message>
    <message>
        <source>Hold off the knight with a pawn: move it where it attacks the knight and nothing can take it.</source>
        <extracomment>assets/lessons/mansindam/08-pawn-and-guard.toml</extracomment>
        <translation>Frena el caballo con un peón: llévalo adonde ataque el caballo y nada pueda capturarlo.</translation>
    </message>
    <message>
        <source>You may have one pawn on a file. Drop a pawn on the only free file.</source>
        <extracomment>assets/lessons/mansindam/09-drops.toml</extracomment>
        <translation>Puedes tener un peón por columna. Reingresa un peón en la única columna libre.</translation>
    </message>
    <message>
        <source>A guard does not count: it is no longer a pawn.</source>
        <extracomment>assets/lessons/mansindam/09-drops.toml</extracomment>
        <translation>Un guardia no cuenta: ya no es un peón.</translation>
    </message>
    <message>
        <source>Take the rook: then drop it with check.</source>
        <extracomment>assets/lessons/mansindam/09-drops.toml</extracomment>
        <translation>Captura la torre, y luego reingrésala con jaque.</translation>
    </message>
    <message>
        <source>A piece dropped in the far ranks is not promoted there. Drop the rook on the last rank, and then promote it.</source>
        <extracomment>assets/lessons/mansindam/09-drops.toml</extracomment>
        <translation>Una pieza reingresada en las filas lejanas no se promociona ahí. Reingresa la torre en la última fila, y luego promociónala.</translation>
    </message>
    <message>
        <source>The last three ranks change everything that touches them.</source>
        <extracomment>assets/lessons/mansindam/10-promotion.toml</extracomment>
        <translation>Las tres últimas filas cambian todo lo que las toca.</translation>
    </message>
    <message>
        <source>A move that leaves the zone promotes as well. Make the knight a centaur without staying there.</source>
        <extracomment>assets/lessons/mansindam/10-promotion.toml</extracomment>
        <translation>Una jugada que sale de la zona también promociona. Convierte el caballo en centauro sin quedarte ahí.</translation>
    </message>
    <message>
        <source>A captured guard comes to your hand as a pawn. Take the guard and drop the pawn on the marked square.</source>
        <extracomment>assets/lessons/mansindam/10-promotion.toml</extracomment>
        <translation>Un guardia capturado llega a tu mano como peón. Captura el guardia y reingresa el peón en la casilla marcada.</translation>
    </message>
    <message>
        <source>You are in check. Put a pawn in between.</source>
        <extracomment>assets/lessons/mansindam/11-check.toml</extracomment>
        <translation>Estás en jaque. Pon un peón en medio.</translation>
    </message>
    <message>
        <source>Put something in between so that the rook cannot take it for nothing.</source>
        <extracomment>assets/lessons/mansindam/11-check.toml</extracomment>
        <translation>Pon algo en medio de modo que la torre no pueda capturarlo gratis.</translation>
    </message>
    <message>
        <source>Nothing can be put between a knight and the king. Take it, or go.</source>
        <extracomment>assets/lessons/mansindam/11-check.toml</extracomment>
        <translation>Entre un caballo y el rey no se puede poner nada. Captúralo, o vete.</translation>
    </message>
    <message>
        <source>Mate in one: a pawn is enough.</source>
        <extracomment>assets/lessons/mansindam/12-mates.toml</extracomment>
        <translation>Mate en una: basta un peón.</translation>
    </message>
    <message>
        <source>Mate in one: the queen needs a guard.</source>
        <extracomment>assets/lessons/mansindam/12-mates.toml</extracomment>
        <translation>Mate en una: la dama necesita un defensor.</translation>
    </message>
    <message>
        <source>The walking king</source>
        <extracomment>assets/lessons/mansindam/13-campmate.toml</extracomment>
        <translation>El rey que camina</translation>
    </message>
    <message>
        <source>The second way to win.</source>
        <extracomment>assets/lessons/mansindam/13-campmate.toml, assets/lessons/palaceshogi/12-entering-king.toml</extracomment>
        <translation>La segunda manera de ganar.</translation>
    </message>
    <message>
        <source>Reach the last rank.</source>
        <extracomment>assets/lessons/mansindam/13-campmate.toml</extracomment>
        <translation>Llega a la última fila.</translation>
    </message>
    <message>
        <source>The rook watches the way. Go where it does not see you.</source>
        <extracomment>assets/lessons/mansindam/13-campmate.toml</extracomment>
        <translation>La torre vigila el camino. Ve por donde no te ve.</translation>
    </message>
    <message>
        <source>The rook guards the last rank. Do something about it, and arrive.</source>
        <extracomment>assets/lessons/mansindam/13-campmate.toml</extracomment>
        <translation>La torre vigila la última fila. Haz algo al respecto, y llega.</translation>
    </message>
    <message>
        <source>The black king arrives on your first rank with its next move. Mate it in one.</source>
        <extracomment>assets/lessons/mansindam/13-campmate.toml</extracomment>
        <translation>El rey negro llega a tu primera fila en su próxima jugada. Dale mate en una.</translation>
    </message>
    <message>
        <source>No draws</source>
        <extracomment>assets/lessons/mansindam/14-no-draws.toml</extracomment>
        <translation>Sin tablas</translation>
    </message>
    <message>
        <source>What cannot happen here, and what happens instead.</source>
        <extracomment>assets/lessons/mansindam/14-no-draws.toml</extracomment>
        <translation>Lo que aquí no puede pasar, y lo que pasa en su lugar.</translation>
    </message>
    <message>
        <source>A side that cannot move has lost. Leave Black without a move.</source>
        <extracomment>assets/lessons/mansindam/14-no-draws.toml</extracomment>
        <translation>Un bando que no puede mover ha perdido. Deja a las negras sin jugadas.</translation>
    </message>
    <message>
        <source>Win in one: mate or stalemate, both count.</source>
        <extracomment>assets/lessons/mansindam/14-no-draws.toml</extracomment>
        <translation>Gana en una: mate o ahogado, los dos valen.</translation>
    </message>
    <message>
        <source>What is captured comes back: a trade gives both sides something to drop. This rook is not guarded. Take it.</source>
        <extracomment>assets/lessons/mansindam/15-values.toml</extracomment>
        <translation>Lo capturado vuelve: un cambio da a ambos bandos algo que reingresar. Esta torre no está defendida. Captúrala.</translation>
    </message>
    <message>
        <source>Pieces point at the enemy. A rook moves straight, as far as it likes. Capture the pawn with it.</source>
        <extracomment>assets/lessons/palaceshogi/01-first-game.toml</extracomment>
        <translation>Las piezas apuntan al enemigo. Una torre va en línea recta, tan lejos como quiera. Captura el peón con ella.</translation>
    </message>
    <message>
        <source>There is a second way to win: a king that enters the enemy palace. Walk there.</source>
        <extracomment>assets/lessons/palaceshogi/01-first-game.toml</extracomment>
        <translation>Hay una segunda manera de ganar: un rey que entra en el palacio enemigo. Llévalo hasta ahí.</translation>
    </message>
    <message>
        <source>A rook that ends its move in the last three ranks is a dragon at once, without a question. Go there.</source>
        <extracomment>assets/lessons/palaceshogi/02-rook-and-dragon.toml</extracomment>
        <translation>Una torre que acaba su jugada en las tres últimas filas se convierte de inmediato en dragón, sin preguntar. Ve ahí.</translation>
    </message>
    <message>
        <source>A dragon also steps diagonally, one square.</source>
        <extracomment>assets/lessons/palaceshogi/02-rook-and-dragon.toml</extracomment>
        <translation>Un dragón también da un paso de una casilla en diagonal.</translation>
    </message>
    <message>
        <source>The dragon takes both.</source>
        <extracomment>assets/lessons/palaceshogi/02-rook-and-dragon.toml</extracomment>
        <translation>El dragón captura las dos piezas.</translation>
    </message>
    <message>
        <source>In the enemy palace the dragon slides along the corridors. Take the silver in one move.</source>
        <extracomment>assets/lessons/palaceshogi/02-rook-and-dragon.toml</extracomment>
        <translation>En el palacio enemigo el dragón se desliza por los corredores. Captura la plata en una jugada.</translation>
    </message>
    <message>
        <source>Bishop and elephant</source>
        <extracomment>assets/lessons/palaceshogi/03-bishop-and-elephant.toml</extracomment>
        <translation>Alfil y elefante</translation>
    </message>
    <message>
        <source>Diagonals, steps and a jump.</source>
        <extracomment>assets/lessons/palaceshogi/03-bishop-and-elephant.toml</extracomment>
        <translation>Diagonales, pasos y un salto.</translation>
    </message>
    <message>
        <source>An elephant is a promoted bishop: it also steps straight and jumps two squares diagonally. Take both.</source>
        <extracomment>assets/lessons/palaceshogi/03-bishop-and-elephant.toml</extracomment>
        <translation>Un elefante es un alfil promocionado: también da un paso en línea recta y salta dos casillas en diagonal. Captura las dos piezas.</translation>
    </message>
    <message>
        <source>The jump passes over pieces. Give check over the gold.</source>
        <extracomment>assets/lessons/palaceshogi/03-bishop-and-elephant.toml</extracomment>
        <translation>El salto pasa por encima de las piezas. Da jaque por encima del oro.</translation>
    </message>
    <message>
        <source>Promote the bishop by going into the last three ranks.</source>
        <extracomment>assets/lessons/palaceshogi/03-bishop-and-elephant.toml</extracomment>
        <translation>Promociona el alfil entrando en las tres últimas filas.</translation>
    </message>
    <message>
        <source>Silver and gold</source>
        <extracomment>assets/lessons/palaceshogi/04-silver-and-gold.toml</extracomment>
        <translation>Plata y oro</translation>
    </message>
    <message>
        <source>The guards of the king.</source>
        <extracomment>assets/lessons/palaceshogi/04-silver-and-gold.toml</extracomment>
        <translation>La guardia del rey.</translation>
    </message>
    <message>
        <source>Take the piece behind it: the silver cannot move straight back.</source>
        <extracomment>assets/lessons/palaceshogi/04-silver-and-gold.toml</extracomment>
        <translation>Captura la pieza que tiene detrás: la plata no puede retroceder en línea recta.</translation>
    </message>
    <message>
        <source>A silver may promote to a gold when it touches the last three ranks. Do it.</source>
        <extracomment>assets/lessons/palaceshogi/04-silver-and-gold.toml</extracomment>
        <translation>Una plata puede promocionar a oro cuando toca las tres últimas filas. Hazlo.</translation>
    </message>
    <message>
        <source>A silver keeps its five directions if you do not promote it. Take the piece behind it on the diagonal, staying a silver.</source>
        <extracomment>assets/lessons/palaceshogi/04-silver-and-gold.toml</extracomment>
        <translation>Una plata conserva sus cinco direcciones si no la promocionas. Captura la pieza que tiene detrás en la diagonal, sin promocionar.</translation>
    </message>
    <message>
        <source>Horse and knight</source>
        <extracomment>assets/lessons/palaceshogi/05-horse-and-knight.toml</extracomment>
        <translation>Corcel y caballo</translation>
    </message>
    <message>
        <source>Jumps.</source>
        <extracomment>assets/lessons/palaceshogi/05-horse-and-knight.toml</extracomment>
        <translation>Saltos.</translation>
    </message>
    <message>
        <source>The horse jumps two squares ahead and one to the side. Go to the marked square.</source>
        <extracomment>assets/lessons/palaceshogi/01-first-game.toml, assets/lessons/palaceshogi/05-horse-and-knight.toml</extracomment>
        <translation>El corcel salta dos casillas hacia adelante y una de lado. Ve a la casilla marcada.</translation>
    </message>
    <message>
        <source>Take both with the knight.</source>
        <extracomment>assets/lessons/palaceshogi/05-horse-and-knight.toml</extracomment>
        <translation>Captura las dos piezas con el caballo.</translation>
    </message>
    <message>
        <source>Lance and cannon</source>
        <extracomment>assets/lessons/palaceshogi/06-lance-and-cannon.toml</extracomment>
        <translation>Lanza y cañón</translation>
    </message>
    <message>
        <source>The lance moves straight ahead as far as it likes, and never back. In the last three ranks it becomes a cannon. Go there.</source>
        <extracomment>assets/lessons/palaceshogi/01-first-game.toml, assets/lessons/palaceshogi/06-lance-and-cannon.toml</extracomment>
        <translation>La lanza avanza de frente tan lejos como quiera, y nunca retrocede. En las tres últimas filas se convierte en cañón. Ve ahí.</translation>
    </message>
    <message>
        <source>Promote it to {piece}.</source>
        <extracomment>gui/analysis/coach_text.py</extracomment>
        <translation>Promociónala a {piece}.</translation>
    </message>
    <message>
        <source>Do not promote it.</source>
        <extracomment>gui/analysis/coach_text.py</extracomment>
        <translation>No la promociones.</translation>
    </message>
    <message>
        <source>Continue with {game}</source>
        <extracomment>gui/app/start_cards.py</extracomment>
        <translation>Continuar con {game}</translation>
    </message>
    <message>
        <source>Rules</source>
        <extracomment>gui/app/start_cards.py</extracomment>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>Which of these games do you already know?</source>
        <extracomment>gui/app/first_visit.py</extracomment>
        <translation>¿Cuál de estos juegos conoces ya?</translation>
    </message>
    <message>
        <source>Lessons skip what you already know and explain the rest by comparison. You are asked only once; you can change this in Preferences.</source>
        <extracomment>gui/app/first_visit.py</extracomment>
        <translation>Las lecciones omiten lo que ya conoces y explican lo demás por comparación. Solo se te pregunta una vez, y puedes cambiarlo en Preferencias.</translation>
    </message>
    <message>
        <source>Lessons skip what is the same as in shogi and explain the rest by comparison.</source>
        <extracomment>gui/app/first_visit.py</extracomment>
        <translation>Las lecciones omiten lo que es igual que en el shogi y explican lo demás por comparación.</translation>
    </message>
    <message>
        <source>Lessons skip what is the same as in xiangqi and explain the rest by comparison.</source>
        <extracomment>gui/app/first_visit.py</extracomment>
        <translation>Las lecciones omiten lo que es igual que en el xiangqi y explican lo demás por comparación.</translation>
    </message>
    <message>
        <source>You need not know any of them: the lessons start from the beginning.</source>
        <extracomment>gui/app/first_visit.py</extracomment>
        <translation>No necesitas conocer ninguno: las lecciones empiezan desde el principio.</translation>
    </message>
    <message>
        <source>Thank you</source>
        <extracomment>gui/app/first_visit.py</extracomment>
        <translation>Gracias</translation>
    </message>
    <message>
        <source>Drop chess: what you capture is yours to put back on the board.</source>
        <extracomment>gui/app/start_page.py</extracomment>
        <translation>Ajedrez con reingreso: lo que capturas es tuyo y puedes devolverlo al tablero.</translation>
    </message>
    <message>
        <source>It does not promote.</source>
        <extracomment>gui/document/move_text.py</extracomment>
        <translation>No promociona.</translation>
    </message>
    <message>
        <source>After this move the task can no longer be solved, so it is taken back. Try another move.</source>
        <extracomment>gui/learn/lesson_page.py</extracomment>
        <translation>Tras esta jugada la tarea ya no se puede resolver, así que se ha deshecho. Prueba otra jugada.</translation>
    </message>
    <message>
        <source>You already know this</source>
        <extracomment>gui/learn/lesson_page.py</extracomment>
        <translation>Ya lo conoces</translation>
    </message>
    <message>
        <source>OK</source>
        <extracomment>gui/play/game_messages.py</extracomment>
        <translation>Aceptar</translation>
    </message>
    <message>
        <source>rating {rating}</source>
        <extracomment>gui/play/match_fields.py</extracomment>
        <translation>puntuación {rating}</translation>
    </message>
    <message>
        <source>A rating measures strength: a player rated 200 points higher scores three points out of four.
The ratings were measured in games between the levels,
with level {number} taking a moment for each move.</source>
        <extracomment>gui/play/match_fields.py</extracomment>
        <translation>La puntuación mide la fuerza: con 200 puntos más se logran tres puntos de cada cuatro.
Se midió en partidas entre los niveles,
con un instante por jugada para el nivel {number}.</translation>
    </message>
    <message>
        <source>Differences from chess</source>
        <extracomment>gui/shell/knowledge.py</extracomment>
        <translation>Diferencias con el ajedrez</translation>
    </message>
    <message>
        <source>Differences from shogi</source>
        <extracomment>gui/shell/knowledge.py</extracomment>
        <translation>Diferencias con el shogi</translation>
    </message>
    <message>
        <source>Differences from xiangqi</source>
        <extracomment>gui/shell/knowledge.py</extracomment>
        <translation>Diferencias con el xiangqi</translation>
    </message>
    <message>
        <source>Not specified yet</source>
        <extracomment>gui/shell/knowledge.py</extracomment>
        <translation>Aún sin indicar</translation>
    </message>
    <message>
        <source>Chess</source>
        <extracomment>gui/shell/knowledge.py, gui/workshop/workshop_page.py</extracomment>
        <translation>Ajedrez</translation>
    </message>
    <message>
        <source>Shogi</source>
        <extracomment>gui/shell/knowledge.py, gui/workshop/workshop_page.py</extracomment>
        <translation>Shogi</translation>
    </message>
    <message>
        <source>Xiangqi (Chinese chess)</source>
        <extracomment>gui/shell/knowledge.py</extracomment>
        <translation>Xiangqi (ajedrez chino)</translation>
    </message>
    <message>
        <source>None of them</source>
        <extracomment>gui/shell/knowledge.py</extracomment>
        <translation>Ninguno</translation>
    </message>
    <message>
        <source>From level 4 on, the computer resigns lost games</source>
        <extracomment>gui/shell/settings.py</extracomment>
        <translation>Desde el nivel 4, la máquina abandona si está perdida</translation>
    </message>
    <message>
        <source>{player}&apos;s</source>
        <comment>before a piece: First player&apos;s Silver</comment>
        <extracomment>gui/words/naming.py</extracomment>
        <translation>{player}</translation>
    </message>
    <message>
        <source>Here {sign} is castling towards the {file}-file and {longer} towards the {other}-file: the reverse of chess.</source>
        <extracomment>gui/words/shown_moves.py</extracomment>
        <translation>Aquí {sign} es el enroque hacia la columna {file} y {longer} hacia la columna {other}: al revés que en ajedrez.</translation>
    </message>
    <message>
        <source>castling towards the {file}-file</source>
        <comment>a move in the middle of a sentence</comment>
        <extracomment>gui/words/spoken_moves.py</extracomment>
        <translation>enroque hacia la columna {file}</translation>
    </message>
    <message>
        <source>Revised rules</source>
        <comment>a game</comment>
        <extracomment>rules/games: Pandemonium</extracomment>
        <translation>Reglas revisadas</translation>
    </message>
    <message>
        <source>First edition</source>
        <comment>a game</comment>
        <extracomment>rules/games: Pandemonium (first edition)</extracomment>
        <translation>Primera edición</translation>
    </message>
    <message>
        <source>As on vchess.club, a website for chess variants: every promotion except a pawn&apos;s on the last rank is optional, and the setup is made on the board.</source>
        <extracomment>rules/games: Pandemonium (vchess)</extracomment>
        <translation>Como en vchess.club, un sitio web de variantes de ajedrez: toda promoción es opcional salvo la del peón en la última fila, y la disposición se elige en el tablero.</translation>
    </message>
    <message>
        <source>As on vchess</source>
        <comment>a game</comment>
        <extracomment>rules/games: Pandemonium (vchess)</extracomment>
        <translation>Como en vchess</translation>
    </message>
    <message>
        <source>First player</source>
        <comment>a player</comment>
        <extracomment>rules/games: Palace Shogi</extracomment>
        <translation>Jugador 1</translation>
    </message>
    <message>
        <source>Second player</source>
        <comment>a player</comment>
        <extracomment>rules/games: Palace Shogi</extracomment>
        <translation>Jugador 2</translation>
    </message>
    <message>
        <source>The outlined squares are the palaces, and the tinted ones in them the corridors. In her own palace the queen moves one square diagonally; in the enemy&apos;s, cannon, dragon and footsoldier also move along corridors.</source>
        <extracomment>rules/games: Palace Shogi</extracomment>
        <translation>Las casillas enmarcadas son los palacios, y las coloreadas dentro de ellos, los corredores. En su propio palacio la dama se mueve una casilla en diagonal; en el enemigo, el cañón, el dragón y el soldado también se mueven por los corredores.</translation>
    </message>
    <message>
        <source>Nine by nine squares, dark and light. The first player moves first, from below; the pieces have no colours, and each points away from its owner. Nine pawns stand on the third rank, bishop, queen and rook on the second, and lance, horse, silver, gold, king, gold, silver, horse, lance on the first. Pawns and golds start promoted, with red signs.</source>
        <extracomment>assets/rules/palaceshogi.toml</extracomment>
        <translation>Nueve por nueve casillas, oscuras y claras. Empieza el jugador 1, desde abajo; las piezas no tienen color: cada una apunta en dirección contraria a su dueño. Nueve peones están en la tercera fila; alfil, dama y torre, en la segunda; y lanza, corcel, plata, oro, rey, oro, plata, corcel y lanza, en la primera. Los peones y los oros empiezan promocionados, con signos rojos.</translation>
    </message>
    <message>
        <source>The start. The outlined squares are the two palaces, the tinted ones their corridors.</source>
        <extracomment>assets/rules/palaceshogi.toml</extracomment>
        <translation>El comienzo. Las casillas enmarcadas son los dos palacios; las coloreadas, sus corredores.</translation>
    </message>
    <message>
        <source>A palace is the outlined block of three by three squares in the middle of a side&apos;s first three ranks. Its five light squares, the corners and the centre, are its corridors, tinted on the board. Kings may leave their palace; what the palace does to queens, cannons, dragons, footsoldiers and kings is described below.</source>
        <extracomment>assets/rules/palaceshogi.toml</extracomment>
        <translation>Un palacio es el bloque enmarcado de tres por tres casillas en el centro de las tres primeras filas de un bando. Sus cinco casillas claras, las esquinas y el centro, son sus corredores, coloreados en el tablero. Los reyes pueden salir de su palacio; más abajo se explica cómo afecta el palacio a damas, cañones, dragones, soldados y reyes.</translation>
    </message>
    <message>
        <source>The horse is gone when the rook captures it; the knight goes to the hand as a horse.</source>
        <extracomment>assets/rules/palaceshogi.toml</extracomment>
        <translation>El corcel desaparece si la torre lo captura; el caballo pasa a la mano como corcel.</translation>
    </message>
    <message>
        <source>The pawn has gone from 5g to 5e. The second player&apos;s pawn on 6e captures it by going to 5f.</source>
        <extracomment>assets/rules/palaceshogi.toml</extracomment>
        <translation>El peón ha ido de 5g a 5e. El peón del jugador 2 en 6e lo captura yendo a 5f.</translation>
    </message>
    <message>
        <source>The first player, to move, wins by stepping into the palace.</source>
        <extracomment>assets/rules/palaceshogi.toml</extracomment>
        <translation>Juega el jugador 1 y gana entrando en el palacio.</translation>
    </message>
    <message>
        <source>If the second player&apos;s king steps back to 2a, this position occurs for the fourth time: a draw.</source>
        <extracomment>assets/rules/palaceshogi.toml</extracomment>
        <translation>Si el rey del jugador 2 vuelve a 2a, esta posición se da por cuarta vez: tablas.</translation>
    </message>
    <message>
        <source>If you know xiangqi</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>Si conoces el xiangqi</translation>
    </message>
    <message>
        <source>Nothing blocks a knight, and bishops move any distance diagonally.</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>Nada bloquea a un caballo, y los alfiles se mueven en diagonal a cualquier distancia.</translation>
    </message>
    <message>
        <source>The cannon captures as in xiangqi, but never another cannon, nor over one.</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>El cañón captura como en el xiangqi, pero nunca otro cañón ni por encima de uno.</translation>
    </message>
    <message>
        <source>The kings may not face each other, as in xiangqi, but they may leave their palaces.</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>Como en el xiangqi, los reyes no pueden quedar enfrentados, pero sí salir de sus palacios.</translation>
    </message>
    <message>
        <source>A bishop moves diagonally, as far as it likes. Capture the pawn with it.</source>
        <extracomment>assets/lessons/pandemonium/01-first-game.toml, assets/lessons/mansindam/01-first-game.toml, assets/lessons/palaceshogi/01-first-game.toml</extracomment>
        <translation>Un alfil se mueve en diagonal, tan lejos como quiera. Captura el peón con él.</translation>
    </message>
    <message>
        <source>A bishop never leaves the squares of its colour.</source>
        <extracomment>assets/lessons/pandemonium/01-first-game.toml, assets/lessons/mansindam/01-first-game.toml, assets/lessons/palaceshogi/01-first-game.toml</extracomment>
        <translation>Un alfil nunca deja las casillas de su color.</translation>
    </message>
    <message>
        <source>The knight jumps: two squares straight and one to the side, over anything. Capture the pawn with it.</source>
        <extracomment>assets/lessons/pandemonium/01-first-game.toml, assets/lessons/mansindam/01-first-game.toml</extracomment>
        <translation>El caballo salta: dos casillas en línea recta y una de lado, por encima de todo. Captura el peón con él.</translation>
    </message>
    <message>
        <source>It is the only simple piece that jumps.</source>
        <extracomment>assets/lessons/pandemonium/01-first-game.toml, assets/lessons/mansindam/01-first-game.toml</extracomment>
        <translation>Es la única pieza simple que salta.</translation>
    </message>
    <message>
        <source>It moves straight, captures diagonally and never moves back: look twice before you push one.</source>
        <extracomment>assets/lessons/pandemonium/01-first-game.toml, assets/lessons/palaceshogi/01-first-game.toml</extracomment>
        <translation>Avanza de frente, captura en diagonal y nunca retrocede: piénsatelo dos veces antes de avanzar uno.</translation>
    </message>
    <message>
        <source>From its third rank it may move two squares, and after that one.</source>
        <extracomment>assets/lessons/pandemonium/01-first-game.toml</extracomment>
        <translation>Desde su tercera fila puede avanzar dos casillas, y después una.</translation>
    </message>
    <message>
        <source>Some pieces are two in one: the cardinal is bishop and knight, the marshal rook and knight, the queen rook and bishop. Take both pawns.</source>
        <extracomment>assets/lessons/pandemonium/01-first-game.toml</extracomment>
        <translation>Algunas piezas son dos en una: el cardenal es alfil y caballo; el mariscal, torre y caballo; la dama, torre y alfil. Captura los dos peones.</translation>
    </message>
    <message>
        <source>These are the strongest pieces: look after them.</source>
        <extracomment>assets/lessons/pandemonium/01-first-game.toml, assets/lessons/mansindam/01-first-game.toml</extracomment>
        <translation>Son las piezas más fuertes: cuídalas.</translation>
    </message>
    <message>
        <source>A pawn moves one square straight ahead, and captures the same way. Capture the knight.</source>
        <extracomment>assets/lessons/mansindam/01-first-game.toml</extracomment>
        <translation>Un peón avanza una casilla de frente, y captura igual. Captura el caballo.</translation>
    </message>
    <message>
        <source>Straight ahead, never diagonally: two pawns that meet can take each other.</source>
        <extracomment>assets/lessons/mansindam/01-first-game.toml</extracomment>
        <translation>De frente, nunca en diagonal: dos peones que se encuentran pueden capturarse.</translation>
    </message>
    <message>
        <source>Some pieces are two in one: the cardinal is bishop and knight, the marshal rook and knight, the queen rook and bishop, the angel queen and knight. Take both pawns.</source>
        <extracomment>assets/lessons/mansindam/01-first-game.toml</extracomment>
        <translation>Algunas piezas son dos en una: el cardenal es alfil y caballo; el mariscal, torre y caballo; la dama, torre y alfil; el ángel, dama y caballo. Captura los dos peones.</translation>
    </message>
    <message>
        <source>It is a centaur now, knight and king in one. Only king, queen and angel stay what they are.</source>
        <extracomment>assets/lessons/mansindam/01-first-game.toml</extracomment>
        <translation>Ahora es un centauro, caballo y rey en uno. Solo rey, dama y ángel siguen siendo lo que son.</translation>
    </message>
    <message>
        <source>In chess only pawns promote; here every piece but king, queen and angel does.</source>
        <extracomment>assets/lessons/mansindam/01-first-game.toml</extracomment>
        <translation>En el ajedrez solo promocionan los peones; aquí, todas las piezas menos rey, dama y ángel.</translation>
    </message>
    <message>
        <source>In shogi you could choose; here you cannot.</source>
        <extracomment>assets/lessons/mansindam/01-first-game.toml</extracomment>
        <translation>En el shogi podrías elegir; aquí no.</translation>
    </message>
    <message>
        <source>Five directions: none straight back, none to the side.</source>
        <extracomment>assets/lessons/palaceshogi/01-first-game.toml</extracomment>
        <translation>Cinco direcciones: ninguna recta hacia atrás ni hacia los lados.</translation>
    </message>
    <message>
        <source>Six directions: none diagonally back. A gold is a promoted silver.</source>
        <extracomment>assets/lessons/palaceshogi/01-first-game.toml</extracomment>
        <translation>Seis direcciones: ninguna en diagonal hacia atrás. Un oro es una plata promocionada.</translation>
    </message>
    <message>
        <source>It jumps over anything, and never moves back.</source>
        <extracomment>assets/lessons/palaceshogi/01-first-game.toml</extracomment>
        <translation>Salta por encima de todo y nunca retrocede.</translation>
    </message>
    <message>
        <source>Web page (*.html)</source>
        <extracomment>gui/desk/printing.py, gui/desk/report_exports.py</extracomment>
        <translation>Página web (*.html)</translation>
    </message>
    <message>
        <source>Making the web page…</source>
        <extracomment>gui/desk/printing.py</extracomment>
        <translation>Creando la página web…</translation>
    </message>
    <message>
        <source>In {game}: {sentences}</source>
        <extracomment>gui/rulebook/variant_changes.py</extracomment>
        <translation>En {game}: {sentences}</translation>
    </message>
    <message>
        <source>New pieces: {pieces}.</source>
        <extracomment>gui/rulebook/variant_changes.py</extracomment>
        <translation>Piezas nuevas: {pieces}.</translation>
    </message>
    <message>
        <source>Not in this game: {pieces}.</source>
        <extracomment>gui/rulebook/variant_changes.py</extracomment>
        <translation>No están en este juego: {pieces}.</translation>
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
        <translation>Capturas y reingresos</translation>
    </message>
    <message>
        <source>Victory by arriving</source>
        <extracomment>gui/rulebook/generated.py</extracomment>
        <translation>Victoria por llegada</translation>
    </message>
    <message>
        <source>No legal move</source>
        <extracomment>gui/rulebook/generated.py</extracomment>
        <translation>Sin jugada legal</translation>
    </message>
    <message>
        <source>Repeating a position</source>
        <extracomment>gui/rulebook/generated.py</extracomment>
        <translation>Repetición de la posición</translation>
    </message>
    <message>
        <source>Draws</source>
        <extracomment>gui/rulebook/generated.py, engine/playtest/texts.py: draws</extracomment>
        <translation>Tablas</translation>
    </message>
    <message>
        <source>This game is based on {game}.</source>
        <extracomment>gui/rulebook/generated.py</extracomment>
        <translation>Este juego se basa en {game}.</translation>
    </message>
    <message>
        <source>The start.</source>
        <extracomment>gui/rulebook/generated.py</extracomment>
        <translation>La posición inicial.</translation>
    </message>
    <message>
        <source>The board has {files} files and {ranks} ranks.</source>
        <extracomment>gui/desk/definitions_dialog.py, gui/rulebook/generated.py</extracomment>
        <translation>El tablero tiene {files} columnas y {ranks} filas.</translation>
    </message>
    <message>
        <source>{first} moves first, then the players take turns.</source>
        <extracomment>gui/rulebook/generated.py</extracomment>
        <translation>{first:=Juega|Juegan|Juegas} primero {first:el}; después los jugadores se alternan.</translation>
    </message>
    <message>
        <source>Each player chooses the pieces on these files of their own first rank: {files}. {first} chooses first.</source>
        <extracomment>gui/rulebook/generated.py</extracomment>
        <translation>Cada jugador elige las piezas de estas columnas de su primera fila: {files}. {first:El} {first:=elige|eligen|eliges} primero.</translation>
    </message>
    <message>
        <source>The choices, from the left as {first} sees them:</source>
        <extracomment>gui/rulebook/generated.py</extracomment>
        <translation>Las opciones, desde la izquierda, como las {first:=ve|ven|ves} {first:el}:</translation>
    </message>
    <message>
        <source>Only jumps pass over other pieces.</source>
        <extracomment>gui/rulebook/generated.py</extracomment>
        <translation>Solo los saltos pasan por encima de otras piezas.</translation>
    </message>
    <message>
        <source>En passant: a {piece} that has moved over several squares can be captured by an enemy {piece} on the next move, as if it had stopped on any square that it passed over.</source>
        <extracomment>gui/rulebook/generated.py</extracomment>
        <translation>Al paso: {piece:un} que ha pasado por varias casillas puede ser {piece:=capturado|capturada} en la jugada siguiente por {piece:un} {piece:=enemigo|enemiga}, como si se hubiera detenido en cualquiera de las casillas por las que pasó.</translation>
    </message>
    <message>
        <source>Your own games</source>
        <extracomment>gui/app/start_cards.py</extracomment>
        <translation>Tus juegos</translation>
    </message>
    <message>
        <source>Open a definition…</source>
        <extracomment>gui/app/start_cards.py</extracomment>
        <translation>Abrir una definición…</translation>
    </message>
    <message>
        <source>Make a game of your own…</source>
        <extracomment>gui/app/start_cards.py</extracomment>
        <translation>Crear un juego propio…</translation>
    </message>
    <message>
        <source>Edit in the workshop</source>
        <extracomment>gui/app/start_cards.py</extracomment>
        <translation>Editar en el taller</translation>
    </message>
    <message>
        <source>Save the definition…</source>
        <extracomment>gui/app/start_cards.py</extracomment>
        <translation>Guardar la definición…</translation>
    </message>
    <message>
        <source>Remove…</source>
        <extracomment>gui/app/start_cards.py, gui/workshop/workshop_page.py</extracomment>
        <translation>Quitar…</translation>
    </message>
    <message>
        <source>Line {line}, column {column}: {why}</source>
        <extracomment>gui/desk/definitions_dialog.py</extracomment>
        <translation>Línea {line}, columna {column}: {why}</translation>
    </message>
    <message>
        <source>You already have this game.</source>
        <extracomment>gui/desk/definitions_dialog.py</extracomment>
        <translation>Ya tienes este juego.</translation>
    </message>
    <message>
        <source>You have a game of this name with other rules. This one takes its place; games played by the older rules keep them.</source>
        <extracomment>gui/desk/definitions_dialog.py</extracomment>
        <translation>Tienes un juego con este nombre y otras reglas. Este ocupará su lugar; las partidas jugadas con las reglas anteriores las conservan.</translation>
    </message>
    <message numerus="yes">
        <source>{count:,} of {number} games can be played.</source>
        <extracomment>gui/desk/definitions_dialog.py</extracomment>
        <translation>
            <numerusform>Se puede jugar a {count:,} de {number} juegos.</numerusform>
            <numerusform>Se puede jugar a {count:,} de {number} juegos.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} (refused)</source>
        <extracomment>gui/desk/definitions_dialog.py</extracomment>
        <translation>{name} (con errores)</translation>
    </message>
    <message>
        <source>Add and play…</source>
        <extracomment>gui/desk/definitions_dialog.py</extracomment>
        <translation>Añadir y jugar…</translation>
    </message>
    <message>
        <source>A game of your own</source>
        <extracomment>gui/desk/definitions_dialog.py</extracomment>
        <translation>Un juego propio</translation>
    </message>
    <message>
        <source>Games of your own</source>
        <extracomment>gui/desk/definitions_dialog.py</extracomment>
        <translation>Juegos propios</translation>
    </message>
    <message>
        <source>Replace</source>
        <extracomment>gui/desk/definitions_dialog.py</extracomment>
        <translation>Reemplazar</translation>
    </message>
    <message>
        <source>This definition</source>
        <extracomment>gui/desk/definitions_dialog.py</extracomment>
        <translation>Esta definición</translation>
    </message>
    <message>
        <source>Games and definitions of games (*.pgn *.toml *.ini);;All files (*)</source>
        <extracomment>gui/desk/file_dialogs.py</extracomment>
        <translation>Partidas y definiciones de juegos (*.pgn *.toml *.ini);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Definitions of games (*.toml *.ini);;All files (*)</source>
        <extracomment>gui/app/own_game_commands.py</extracomment>
        <translation>Definiciones de juegos (*.toml *.ini);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Definition of a game (*.toml)</source>
        <extracomment>gui/desk/definition_export.py</extracomment>
        <translation>Definición de un juego (*.toml)</translation>
    </message>
    <message>
        <source>Save the definition</source>
        <extracomment>gui/desk/definition_export.py</extracomment>
        <translation>Guardar la definición</translation>
    </message>
    <message>
        <source>{title} is saved in {file}.</source>
        <extracomment>gui/desk/definition_export.py</extracomment>
        <translation>{title} se ha guardado en {file}.</translation>
    </message>
    <message>
        <source>Remove {title} from your own games?</source>
        <extracomment>gui/app/own_game_commands.py</extracomment>
        <translation>¿Quitar {title} de tus juegos?</translation>
    </message>
    <message>
        <source>Its older versions are removed as well. Saved games keep their definition and still open.</source>
        <extracomment>gui/app/own_game_commands.py</extracomment>
        <translation>También se quitan sus versiones anteriores. Las partidas guardadas conservan su definición y se pueden seguir abriendo.</translation>
    </message>
    <message>
        <source>This text</source>
        <extracomment>gui/app/own_game_commands.py</extracomment>
        <translation>Este texto</translation>
    </message>
    <message>
        <source>Open a definition</source>
        <extracomment>gui/app/own_game_commands.py</extracomment>
        <translation>Abrir una definición</translation>
    </message>
    <message>
        <source>Instead of moving, a player may drop a piece from the hand on an empty square.</source>
        <extracomment>gui/rulebook/generated.py</extracomment>
        <translation>En lugar de mover, un jugador puede reingresar una pieza de la mano en una casilla vacía.</translation>
    </message>
    <message>
        <source>Castling moves two pieces at once, {king} and {rook}. Nothing may stand between them or where they go, the king may not be in check, and no square that it crosses or lands on may be attacked.</source>
        <extracomment>gui/rulebook/generated.py</extracomment>
        <translation>El enroque mueve dos piezas a la vez, {king:el} y {rook:el}. No puede haber nada entre ellas ni en su camino, el rey no puede estar en jaque, y ninguna casilla por la que pase o a la que llegue puede estar atacada.</translation>
    </message>
    <message>
        <source>A move that would make the same position occur {count} times is illegal.</source>
        <extracomment>gui/rulebook/ends.py</extracomment>
        <translation>Una jugada con la que la misma posición se daría {count} veces es ilegal.</translation>
    </message>
    <message>
        <source>The players may agree to a draw.</source>
        <extracomment>gui/rulebook/ends.py</extracomment>
        <translation>Los jugadores pueden acordar tablas.</translation>
    </message>
    <message>
        <source>As {first} sees the board, files are {low} to {high} from left to right.</source>
        <extracomment>gui/rulebook/generated.py</extracomment>
        <translation>Tal como {first:=ve|ven|ves} el tablero {first:el}, las columnas van de {low} a {high}, de izquierda a derecha.</translation>
    </message>
    <message>
        <source>Ranks are {low} to {high} from near to far.</source>
        <extracomment>gui/rulebook/generated.py</extracomment>
        <translation>Las filas van de {low} a {high}, de la más cercana a la más lejana.</translation>
    </message>
    <message>
        <source>The board lacks these squares: {squares}.</source>
        <extracomment>gui/rulebook/generated.py</extracomment>
        <translation>El tablero no tiene estas casillas: {squares}.</translation>
    </message>
    <message>
        <source>Passing is not allowed.</source>
        <extracomment>gui/rulebook/generated.py</extracomment>
        <translation>No se permite pasar.</translation>
    </message>
    <message>
        <source>In hand: {pieces}.</source>
        <extracomment>gui/rulebook/generated.py</extracomment>
        <translation>En mano: {pieces}.</translation>
    </message>
    <message>
        <source>A line on the board marks this zone: {zone}.</source>
        <extracomment>gui/rulebook/generated.py</extracomment>
        <translation>Una línea en el tablero marca esta zona: {zone}.</translation>
    </message>
    <message>
        <source>The pieces have one colour, and each points at the enemy.</source>
        <extracomment>gui/rulebook/generated.py</extracomment>
        <translation>Las piezas tienen un solo color, y cada una apunta al enemigo.</translation>
    </message>
    <message>
        <source>On the board, neighbouring pieces are swapped.</source>
        <extracomment>gui/rulebook/generated.py</extracomment>
        <translation>En el tablero, se intercambian piezas vecinas.</translation>
    </message>
    <message>
        <source>A drop never promotes.</source>
        <extracomment>gui/rulebook/generated.py</extracomment>
        <translation>Un reingreso nunca promociona.</translation>
    </message>
    <message>
        <source>May be dropped on any empty square.</source>
        <extracomment>gui/rulebook/generated.py</extracomment>
        <translation>Puede reingresarse en cualquier casilla vacía.</translation>
    </message>
    <message>
        <source>Neither may have moved before.</source>
        <extracomment>gui/rulebook/generated.py</extracomment>
        <translation>Ninguna de las dos puede haberse movido antes.</translation>
    </message>
    <message>
        <source>They may have moved before, and a side may castle more than once.</source>
        <extracomment>gui/rulebook/generated.py</extracomment>
        <translation>Pueden haberse movido antes, y un bando puede enrocar más de una vez.</translation>
    </message>
    <message>
        <source>A {king} that is attacked is in check, and the check must be answered at once.</source>
        <extracomment>gui/rulebook/ends.py</extracomment>
        <translation>{king:Un} {king:=atacado|atacada} está en jaque, y hay que responder al jaque de inmediato.</translation>
    </message>
    <message>
        <source>A player who cannot answer it is checkmated and loses.</source>
        <extracomment>gui/rulebook/ends.py</extracomment>
        <translation>Un jugador que no puede responder recibe jaque mate y pierde.</translation>
    </message>
    <message>
        <source>Players may not leave their own {king} attacked.</source>
        <extracomment>gui/rulebook/ends.py</extracomment>
        <translation>Un jugador no puede dejar {king:=atacado|atacada} {king:al} de su bando.</translation>
    </message>
    <message>
        <source>In results, this end is called {name}.</source>
        <extracomment>gui/rulebook/ends.py</extracomment>
        <translation>En los resultados, este final se llama «{name}».</translation>
    </message>
    <message>
        <source>If a player is not in check and has no legal move, the game is drawn.</source>
        <extracomment>gui/rulebook/ends.py</extracomment>
        <translation>Si un jugador no está en jaque y no tiene ninguna jugada legal, la partida es tablas.</translation>
    </message>
    <message>
        <source>When the same position occurs {count} times, the player to move wins.</source>
        <extracomment>gui/rulebook/ends.py</extracomment>
        <translation>Cuando la misma posición se da {count} veces, gana el jugador al que le toca.</translation>
    </message>
    <message>
        <source>Occurrences count only if they follow one another within {count} moves, counting those of both players.</source>
        <extracomment>gui/rulebook/ends.py</extracomment>
        <translation>Las repeticiones solo cuentan si se suceden en un máximo de {count} jugadas, contando las de ambos jugadores.</translation>
    </message>
    <message>
        <source>But if one side gave check with every move in between, and the other did not, the side that gave check loses.</source>
        <extracomment>gui/rulebook/ends.py</extracomment>
        <translation>Pero si entretanto un bando dio jaque en todas sus jugadas y el otro no, pierde el que dio los jaques.</translation>
    </message>
    <message>
        <source>After such a draw, the players change sides and play again.</source>
        <extracomment>gui/rulebook/ends.py</extracomment>
        <translation>Después de esas tablas, los jugadores cambian de bando y vuelven a jugar.</translation>
    </message>
    <message>
        <source>The game is drawn after {count} moves of each side without a capture, a drop, a promotion or a move of one of these pieces: {pieces}.</source>
        <extracomment>gui/rulebook/ends.py</extracomment>
        <translation>La partida es tablas después de {count} jugadas de cada bando sin captura, reingreso, promoción ni jugada de una de estas piezas: {pieces}.</translation>
    </message>
    <message>
        <source>The game is drawn after {count} moves of each side without a capture, a drop or a promotion.</source>
        <extracomment>gui/rulebook/ends.py</extracomment>
        <translation>La partida es tablas después de {count} jugadas de cada bando sin captura, reingreso ni promoción.</translation>
    </message>
    <message>
        <source>There is no castling.</source>
        <extracomment>gui/rulebook/ends.py</extracomment>
        <translation>No hay enroque.</translation>
    </message>
    <message>
        <source>There is no en passant.</source>
        <extracomment>gui/rulebook/ends.py</extracomment>
        <translation>No hay captura al paso.</translation>
    </message>
    <message>
        <source>No piece promotes.</source>
        <extracomment>gui/rulebook/ends.py</extracomment>
        <translation>Ninguna pieza promociona.</translation>
    </message>
    <message>
        <source>No piece is dropped.</source>
        <extracomment>gui/desk/definitions_dialog.py, gui/rulebook/ends.py</extracomment>
        <translation>Ninguna pieza se reingresa.</translation>
    </message>
    <message>
        <source>The letters of the pieces: {letters}.</source>
        <extracomment>gui/desk/definitions_dialog.py, gui/rulebook/generated.py</extracomment>
        <translation>Las letras de las piezas: {letters}.</translation>
    </message>
    <message>
        <source>A move is written with -, a capture with x, a drop with *.</source>
        <extracomment>gui/rulebook/generated.py</extracomment>
        <translation>Una jugada se escribe con -, una captura con x, un reingreso con *.</translation>
    </message>
    <message>
        <source>x marks a capture, @ a drop, + a check and # mate.</source>
        <extracomment>gui/rulebook/generated.py</extracomment>
        <translation>x indica una captura, @ un reingreso, + un jaque y # mate.</translation>
    </message>
    <message>
        <source>A promotion is written with = and the letter of the new piece.</source>
        <extracomment>gui/rulebook/generated.py</extracomment>
        <translation>Una promoción se escribe con = y la letra de la nueva pieza.</translation>
    </message>
    <message>
        <source>A promotion is written with + at the end, one that is declined with =.</source>
        <extracomment>gui/rulebook/generated.py</extracomment>
        <translation>Una promoción se escribe con + al final; si se renuncia a ella, con =.</translation>
    </message>
    <message>
        <source>Captured pieces leave the game.</source>
        <extracomment>gui/rulebook/generated.py</extracomment>
        <translation>Las piezas capturadas salen de la partida.</translation>
    </message>
    <message>
        <source>A hand can hold these pieces: {pieces}.</source>
        <extracomment>gui/desk/definitions_dialog.py, gui/rulebook/generated.py</extracomment>
        <translation>Una mano puede tener estas piezas: {pieces}.</translation>
    </message>
    <message>
        <source>The player chooses the new piece, which need not have been captured before.</source>
        <extracomment>gui/rulebook/generated.py</extracomment>
        <translation>El jugador elige la nueva pieza; no hace falta que se haya capturado antes.</translation>
    </message>
    <message>
        <source>A move touches a zone if it starts or ends there.</source>
        <extracomment>gui/rulebook/generated.py</extracomment>
        <translation>Una jugada toca una zona si empieza o termina en ella.</translation>
    </message>
    <message>
        <source>These pieces do not promote: {pieces}.</source>
        <extracomment>gui/rulebook/generated.py</extracomment>
        <translation>Estas piezas no promocionan: {pieces}.</translation>
    </message>
    <message>
        <source>At the start, these castling moves are allowed: {castlings}.</source>
        <extracomment>gui/rulebook/generated.py</extracomment>
        <translation>Al principio se permiten estos enroques: {castlings}.</translation>
    </message>
    <message>
        <source>A player who has no legal move loses, whether in check or not.</source>
        <extracomment>gui/rulebook/ends.py</extracomment>
        <translation>Un jugador que no tiene ninguna jugada legal pierde, esté en jaque o no.</translation>
    </message>
    <message>
        <source>Lessons skip what is the same as in chess and explain the rest by comparison.</source>
        <extracomment>gui/app/first_visit.py</extracomment>
        <translation>Las lecciones omiten lo que es igual que en el ajedrez y explican lo demás por comparación.</translation>
    </message>
    <message>
        <source>{piece} on {square}</source>
        <comment>a piece that attacks or defends a square</comment>
        <extracomment>gui/board/reading_text.py</extracomment>
        <translation>{piece:el} de {square}</translation>
    </message>
    <message>
        <source>{piece} on {square}</source>
        <comment>a captured piece</comment>
        <extracomment>gui/document/move_text.py</extracomment>
        <translation>{piece:el} de {square}</translation>
    </message>
    <message>
        <source>Not solved yet</source>
        <extracomment>gui/learn/lesson_page.py</extracomment>
        <translation>Aún sin resolver</translation>
    </message>
    <message>
        <source>Go on, or take the move back.</source>
        <extracomment>gui/learn/lesson_text.py</extracomment>
        <translation>Sigue, o deshaz la jugada.</translation>
    </message>
    <message>
        <source>Left out because you already know them: {numbers}. Click a number to see it anyway.</source>
        <extracomment>gui/learn/lesson_text.py</extracomment>
        <translation>Omitidos porque ya los conoces: {numbers}. Haz clic en un número para verlo de todos modos.</translation>
    </message>
    <message>
        <source>The signs: {pieces}. Rest the pointer on a piece to see how it moves.</source>
        <extracomment>gui/play/game_messages.py</extracomment>
        <translation>Los signos: {pieces}. Detén el puntero en una pieza para ver cómo se mueve.</translation>
    </message>
    <message>
        <source>A position may occur any number of times.</source>
        <extracomment>gui/rulebook/ends.py</extracomment>
        <translation>Una posición puede darse cualquier número de veces.</translation>
    </message>
    <message>
        <source>When the same position occurs {count} times, the player to move loses.</source>
        <extracomment>gui/rulebook/ends.py</extracomment>
        <translation>Cuando la misma posición se da {count} veces, pierde el jugador al que le toca.</translation>
    </message>
    <message>
        <source>When the same position occurs {count} times, the game is drawn.</source>
        <extracomment>gui/rulebook/ends.py</extracomment>
        <translation>Cuando la misma posición se da {count} veces, la partida es tablas.</translation>
    </message>
    <message>
        <source>There are no draws, not even by agreement.</source>
        <extracomment>gui/rulebook/ends.py</extracomment>
        <translation>No hay tablas, ni siquiera por acuerdo.</translation>
    </message>
    <message>
        <source>Moves of these pieces are written without a letter: {pieces}.</source>
        <extracomment>gui/rulebook/generated.py</extracomment>
        <translation>Las jugadas de estas piezas se escriben sin letra: {pieces}.</translation>
    </message>
    <message>
        <source>Captured pieces go to the captor&apos;s hand.</source>
        <extracomment>gui/rulebook/generated.py</extracomment>
        <translation>Las piezas capturadas pasan a la mano de quien las captura.</translation>
    </message>
    <message>
        <source>Their rules are the same.</source>
        <extracomment>gui/rulebook/generated.py</extracomment>
        <translation>Sus reglas son las mismas.</translation>
    </message>
    <message>
        <source>Save as a web page…</source>
        <extracomment>gui/rulebook/rules_window.py</extracomment>
        <translation>Guardar como página web…</translation>
    </message>
    <message>
        <source>&amp;Workshop…</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>Talle&amp;r…</translation>
    </message>
    <message>
        <source>Save the draft</source>
        <extracomment>gui/storage/drafts.py</extracomment>
        <translation>Guardar el borrador</translation>
    </message>
    <message>
        <source>The disk is slow to save the draft; you can carry on.</source>
        <extracomment>gui/storage/drafts.py</extracomment>
        <translation>El disco tarda en guardar el borrador; puedes continuar.</translation>
    </message>
    <message>
        <source>The draft cannot be saved at the moment ({why}); you can carry on.</source>
        <extracomment>gui/storage/drafts.py</extracomment>
        <translation>El borrador no se puede guardar en este momento ({why}); puedes continuar.</translation>
    </message>
    <message>
        <source>Saving the draft… The disk is slow. If you leave now, unsaved changes are lost.</source>
        <extracomment>gui/storage/drafts.py</extracomment>
        <translation>Guardando el borrador… El disco va lento. Si sales ahora, se pierden los cambios sin guardar.</translation>
    </message>
    <message>
        <source>This draft is not completely saved. If you leave now, unsaved changes are lost.</source>
        <extracomment>gui/storage/drafts.py</extracomment>
        <translation>No se ha guardado todo el borrador. Si lo dejas ahora, se pierde el resto.</translation>
    </message>
    <message>
        <source>The draft is on the clipboard.</source>
        <extracomment>gui/storage/drafts.py</extracomment>
        <translation>El borrador está en el portapapeles.</translation>
    </message>
    <message>
        <source>Your own games cannot be read: {why}.</source>
        <extracomment>gui/storage/own_games.py</extracomment>
        <translation>No se pueden leer tus juegos: {why}.</translation>
    </message>
    <message>
        <source>Your own games cannot be saved: {why}.</source>
        <extracomment>gui/storage/own_games.py</extracomment>
        <translation>No se pueden guardar tus juegos: {why}.</translation>
    </message>
    <message>
        <source>{jump}, repeated in the same direction over empty squares</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>{jump}, repetido en la misma dirección por casillas vacías</translation>
    </message>
    <message>
        <source>{jump}, up to {count} times in one direction over empty squares</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>{jump}, hasta {count} veces en una dirección por casillas vacías</translation>
    </message>
    <message>
        <source>{jump}, unless a piece in its way blocks it</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>{jump}, salvo que una pieza en su camino lo bloquee</translation>
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
        <translation>Se mueve {how} saltando por encima de una pieza.</translation>
    </message>
    <message>
        <source>Moves and captures {how} over one piece.</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>Se mueve y captura {how} saltando por encima de una pieza.</translation>
    </message>
    <message>
        <source>to the left</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>a la izquierda</translation>
    </message>
    <message>
        <source>to the right</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>a la derecha</translation>
    </message>
    <message>
        <source>diagonally forward to the left</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>en diagonal hacia adelante a la izquierda</translation>
    </message>
    <message>
        <source>diagonally forward to the right</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>en diagonal hacia adelante a la derecha</translation>
    </message>
    <message>
        <source>diagonally back to the left</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>en diagonal hacia atrás a la izquierda</translation>
    </message>
    <message>
        <source>diagonally back to the right</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>en diagonal hacia atrás a la derecha</translation>
    </message>
    <message>
        <source>with a jump of three squares straight</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>con un salto de tres casillas en línea recta</translation>
    </message>
    <message>
        <source>with a jump of three squares and one to the side</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>con un salto de tres casillas y una de lado</translation>
    </message>
    <message>
        <source>with a jump of three squares and two to the side</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>con un salto de tres casillas y dos de lado</translation>
    </message>
    <message>
        <source>with a jump of three squares diagonally</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>con un salto de tres casillas en diagonal</translation>
    </message>
    <message>
        <source>{number} forward</source>
        <comment>squares</comment>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>{number} adelante</translation>
    </message>
    <message>
        <source>{number} back</source>
        <comment>squares</comment>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>{number} atrás</translation>
    </message>
    <message>
        <source>{number} to the left</source>
        <comment>squares</comment>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>{number} a la izquierda</translation>
    </message>
    <message>
        <source>{number} to the right</source>
        <comment>squares</comment>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>{number} a la derecha</translation>
    </message>
    <message>
        <source>Moves like the king in shogi.</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>Se mueve como el rey del shogi.</translation>
    </message>
    <message>
        <source>Moves like the rook in shogi.</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>Se mueve como la torre del shogi.</translation>
    </message>
    <message>
        <source>Moves like the bishop in shogi.</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>Se mueve como el alfil del shogi.</translation>
    </message>
    <message>
        <source>Moves like the promoted rook in shogi.</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>Se mueve como la torre promocionada del shogi.</translation>
    </message>
    <message>
        <source>Moves like the promoted bishop in shogi.</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>Se mueve como el alfil promocionado del shogi.</translation>
    </message>
    <message>
        <source>Moves like the chariot in xiangqi.</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>Se mueve como el carro del xiangqi.</translation>
    </message>
    <message>
        <source>Moves like the horse in xiangqi.</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>Se mueve como el caballo del xiangqi.</translation>
    </message>
    <message>
        <source>From a definition for Fairy-Stockfish.</source>
        <extracomment>gui/words/naming.py</extracomment>
        <translation>De una definición para Fairy-Stockfish.</translation>
    </message>
    <message>
        <source>arrival</source>
        <comment>how a game ends</comment>
        <extracomment>gui/words/naming.py</extracomment>
        <translation>llegada</translation>
    </message>
    <message>
        <source>{winner} has reached the goal.</source>
        <extracomment>gui/words/naming.py</extracomment>
        <translation>{winner:El} {winner:=ha|han|has} alcanzado la meta.</translation>
    </message>
    <message>
        <source>Promoted {piece}</source>
        <extracomment>gui/words/naming.py, gui/workshop/piece_panel.py</extracomment>
        <translation>{piece} (tras promoción)</translation>
    </message>
    <message>
        <source>The position has occurred {count:,} times.</source>
        <extracomment>gui/words/outcome_text.py</extracomment>
        <translation>La posición se ha dado {count:,} veces.</translation>
    </message>
    <message>
        <source>With this move, the position would have occurred {count:,} times.</source>
        <extracomment>gui/words/outcome_text.py</extracomment>
        <translation>Con esta jugada la posición se habría dado {count:,} veces.</translation>
    </message>
    <message numerus="yes">
        <source>In {count:,} moves of each player there was no capture, drop, promotion or pawn move.</source>
        <extracomment>gui/words/outcome_text.py</extracomment>
        <translation>
            <numerusform>En {count:,} jugada de cada jugador no ha habido captura, reingreso, promoción ni jugada de peón.</numerusform>
            <numerusform>En {count:,} jugadas de cada jugador no ha habido captura, reingreso, promoción ni jugada de peón.</numerusform>
        </translation>
    </message>
    <message>
        <source>The position has occurred for the second time.</source>
        <extracomment>gui/words/outcome_text.py</extracomment>
        <translation>La posición se ha dado por segunda vez.</translation>
    </message>
    <message>
        <source>This would be the second time that this position occurs.</source>
        <extracomment>gui/words/outcome_text.py</extracomment>
        <translation>Esta posición se daría por segunda vez.</translation>
    </message>
    <message>
        <source>Too long without progress</source>
        <extracomment>gui/words/outcome_text.py</extracomment>
        <translation>Demasiado tiempo sin progreso</translation>
    </message>
    <message>
        <source>{player} would win the game.</source>
        <extracomment>gui/words/outcome_text.py</extracomment>
        <translation>{player:El} {player:=ganaría|ganarían|ganarías} la partida.</translation>
    </message>
    <message>
        <source>{player} would lose the game.</source>
        <extracomment>gui/words/outcome_text.py</extracomment>
        <translation>{player:El} {player:=perdería|perderían|perderías} la partida.</translation>
    </message>
    <message>
        <source>{where}, instead: {moves}</source>
        <extracomment>gui/words/piece_notes.py</extracomment>
        <translation>{where}, en cambio: {moves}</translation>
    </message>
    <message>
        <source>Its whole path must be {where}.</source>
        <extracomment>gui/words/piece_notes.py</extracomment>
        <translation>Todo su camino debe quedar {where}.</translation>
    </message>
    <message>
        <source>a {piece}</source>
        <comment>what a piece becomes</comment>
        <extracomment>gui/words/piece_notes.py</extracomment>
        <translation>{piece:un}</translation>
    </message>
    <message>
        <source>an {piece}</source>
        <comment>what a piece becomes</comment>
        <extracomment>gui/words/piece_notes.py</extracomment>
        <translation>{piece:un}</translation>
    </message>
    <message>
        <source>a {piece}</source>
        <comment>what a piece never captures</comment>
        <extracomment>gui/words/piece_notes.py</extracomment>
        <translation>{piece:un}</translation>
    </message>
    <message>
        <source>an {piece}</source>
        <comment>what a piece never captures</comment>
        <extracomment>gui/words/piece_notes.py</extracomment>
        <translation>{piece:un}</translation>
    </message>
    <message>
        <source>{piece} (promoted)</source>
        <extracomment>gui/words/piece_notes.py</extracomment>
        <translation>{piece} (tras promoción)</translation>
    </message>
    <message>
        <source>Cannot be dropped on a file with {number} pieces of this kind of the same player on {zone}.</source>
        <extracomment>gui/words/piece_notes.py</extracomment>
        <translation>No puede reingresarse en una columna con {number} piezas propias de este tipo en {zone}.</translation>
    </message>
    <message>
        <source>It also attacks the other king, and nothing else, like this:</source>
        <extracomment>gui/words/piece_notes.py</extracomment>
        <translation>También ataca al otro rey, y a nada más, de este modo:</translation>
    </message>
    <message>
        <source>Coming from outside, it ends its move where it enters {zone}, and attacks nothing beyond.</source>
        <extracomment>gui/words/piece_notes.py</extracomment>
        <translation>Si viene de fuera, termina su jugada donde entra en {zone} y no ataca nada más allá.</translation>
    </message>
    <message>
        <source>Never moves out of {zone}.</source>
        <extracomment>gui/words/piece_notes.py</extracomment>
        <translation>Nunca abandona {zone}.</translation>
    </message>
    <message>
        <source>A piece that is alone there must not be attacked.</source>
        <extracomment>gui/words/piece_notes.py</extracomment>
        <translation>Si una pieza está sola allí, no debe estar atacada.</translation>
    </message>
    <message>
        <source>May become {piece} by a move that ends on {zone}, and must on {part}.</source>
        <extracomment>gui/words/piece_notes.py</extracomment>
        <translation>Puede convertirse en {piece} con una jugada que termine en {zone}, y tiene que hacerlo en {part}.</translation>
    </message>
    <message>
        <source>Not possible while its side already has {number} of these on the board: {pieces}.</source>
        <extracomment>gui/words/piece_notes.py</extracomment>
        <translation>No es posible mientras su bando ya tenga {number} en el tablero: {pieces}.</translation>
    </message>
    <message>
        <source>May not give check when dropped.</source>
        <extracomment>gui/words/piece_notes.py</extracomment>
        <translation>Su reingreso no puede dar jaque.</translation>
    </message>
    <message>
        <source>Cannot be dropped on a file with {number} pieces of this kind of the same player.</source>
        <extracomment>gui/words/piece_notes.py</extracomment>
        <translation>No puede reingresarse en una columna con {number} piezas propias de este tipo.</translation>
    </message>
    <message>
        <source>It cannot move from there.</source>
        <extracomment>gui/words/piece_notes.py</extracomment>
        <translation>No puede moverse desde allí.</translation>
    </message>
    <message>
        <source>May become {piece} by a move that starts on {zone}.</source>
        <extracomment>gui/words/piece_notes.py</extracomment>
        <translation>Puede convertirse en {piece} con una jugada que empiece en {zone}.</translation>
    </message>
    <message>
        <source>May become {piece} by a move that ends on {zone}.</source>
        <extracomment>gui/words/piece_notes.py</extracomment>
        <translation>Puede convertirse en {piece} con una jugada que termine en {zone}.</translation>
    </message>
    <message>
        <source>Always becomes {piece} by a move that starts on {zone}.</source>
        <extracomment>gui/words/piece_notes.py</extracomment>
        <translation>Siempre se convierte en {piece} con una jugada que empiece en {zone}.</translation>
    </message>
    <message>
        <source>The choice before the first move: on the files {files} stand {pieces}.</source>
        <extracomment>gui/words/shown_moves.py</extracomment>
        <translation>La elección antes de la primera jugada: en las columnas {files} están {pieces}.</translation>
    </message>
    <message>
        <source>+ before a letter marks a promoted piece: {sign} is the {piece}.</source>
        <extracomment>gui/words/shown_moves.py</extracomment>
        <translation>+ delante de una letra indica una pieza promocionada: {sign} es {piece:el}.</translation>
    </message>
    <message>
        <source>eleventh</source>
        <comment>which rank</comment>
        <extracomment>gui/words/zone_words.py</extracomment>
        <translation>undécima</translation>
    </message>
    <message>
        <source>all squares</source>
        <extracomment>gui/words/zone_words.py</extracomment>
        <translation>todas las casillas</translation>
    </message>
    <message>
        <source>all squares except {squares}</source>
        <extracomment>gui/words/zone_words.py</extracomment>
        <translation>todas las casillas menos {squares}</translation>
    </message>
    <message>
        <source>{part} squares of {zone}</source>
        <extracomment>gui/words/zone_words.py</extracomment>
        <translation>las casillas «{part}» que hay en {zone}</translation>
    </message>
    <message>
        <source>Saved. The game is among your own games on the start page.</source>
        <extracomment>gui/workshop/draft_commands.py</extracomment>
        <translation>Guardado. El juego está entre tus juegos propios en la página de inicio.</translation>
    </message>
    <message>
        <source>There is already a game called {title}. This becomes its newest version; the older one is kept.</source>
        <extracomment>gui/workshop/draft_commands.py</extracomment>
        <translation>Ya hay un juego llamado {title}. Este pasa a ser su última versión; la anterior se conserva.</translation>
    </message>
    <message>
        <source>Add a version</source>
        <extracomment>gui/workshop/draft_commands.py</extracomment>
        <translation>Añadir una versión</translation>
    </message>
    <message>
        <source>Add a piece</source>
        <extracomment>gui/workshop/draft_page.py</extracomment>
        <translation>Añadir una pieza</translation>
    </message>
    <message>
        <source>Workshop</source>
        <extracomment>gui/workshop/draft_page.py, gui/workshop/workshop_page.py</extracomment>
        <translation>Taller</translation>
    </message>
    <message>
        <source>Redo</source>
        <extracomment>gui/workshop/draft_page.py</extracomment>
        <translation>Rehacer</translation>
    </message>
    <message>
        <source>Try it</source>
        <extracomment>gui/workshop/draft_page.py</extracomment>
        <translation>Probarlo</translation>
    </message>
    <message>
        <source>Save</source>
        <extracomment>gui/workshop/draft_page.py</extracomment>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>Rules page</source>
        <extracomment>gui/workshop/draft_page.py</extracomment>
        <translation>Página de reglas</translation>
    </message>
    <message>
        <source>Export</source>
        <extracomment>gui/workshop/draft_page.py</extracomment>
        <translation>Exportar</translation>
    </message>
    <message>
        <source>Sections</source>
        <extracomment>gui/workshop/draft_page.py</extracomment>
        <translation>Secciones</translation>
    </message>
    <message>
        <source>New piece</source>
        <extracomment>gui/workshop/draft_page.py</extracomment>
        <translation>Pieza nueva</translation>
    </message>
    <message>
        <source>As a file…</source>
        <extracomment>gui/workshop/draft_page.py</extracomment>
        <translation>Como archivo…</translation>
    </message>
    <message>
        <source>For Fairy-Stockfish…</source>
        <extracomment>gui/workshop/draft_page.py</extracomment>
        <translation>Para Fairy-Stockfish…</translation>
    </message>
    <message>
        <source>Copy the text</source>
        <extracomment>gui/workshop/draft_page.py</extracomment>
        <translation>Copiar el texto</translation>
    </message>
    <message>
        <source>Paint</source>
        <comment>squares on a board</comment>
        <extracomment>gui/workshop/draft_fields.py</extracomment>
        <translation>Pintar</translation>
    </message>
    <message>
        <source>Choose the squares on the board: {field}</source>
        <extracomment>gui/workshop/draft_fields.py</extracomment>
        <translation>Elige las casillas en el tablero: {field}</translation>
    </message>
    <message>
        <source>Click the squares the piece steps or jumps to. Click a square again to remove it.</source>
        <extracomment>gui/workshop/mover_board.py</extracomment>
        <translation>Haz clic en las casillas a las que la pieza va o salta. Otro clic en una casilla la quita.</translation>
    </message>
    <message>
        <source>Click how far the piece slides. A click at the edge means any distance.</source>
        <extracomment>gui/workshop/mover_board.py</extracomment>
        <translation>Haz clic en la última casilla hasta la que se desliza la pieza. Un clic en el borde significa cualquier distancia.</translation>
    </message>
    <message>
        <source>Click how far the piece goes after jumping over exactly one piece, like the cannon of xiangqi.</source>
        <extracomment>gui/workshop/mover_board.py</extracomment>
        <translation>Haz clic en la última casilla a la que llega la pieza tras saltar exactamente una pieza, como el cañón del xiangqi.</translation>
    </message>
    <message>
        <source>Click the squares it jumps to unless a piece is in its way, like the horse of xiangqi.</source>
        <extracomment>gui/workshop/mover_board.py</extracomment>
        <translation>Haz clic en las casillas a las que salta si ninguna pieza le cierra el paso, como el caballo del xiangqi.</translation>
    </message>
    <message>
        <source>moves and captures</source>
        <extracomment>gui/workshop/mover_board.py</extracomment>
        <translation>se mueve y captura</translation>
    </message>
    <message>
        <source>moves</source>
        <extracomment>gui/workshop/mover_board.py</extracomment>
        <translation>se mueve</translation>
    </message>
    <message>
        <source>captures</source>
        <extracomment>gui/workshop/mover_board.py</extracomment>
        <translation>captura</translation>
    </message>
    <message>
        <source>moves and captures over a piece</source>
        <extracomment>gui/workshop/mover_board.py</extracomment>
        <translation>se mueve y captura por encima de una pieza</translation>
    </message>
    <message>
        <source>moves over a piece</source>
        <extracomment>gui/workshop/mover_board.py</extracomment>
        <translation>se mueve por encima de una pieza</translation>
    </message>
    <message>
        <source>captures over a piece</source>
        <extracomment>gui/workshop/mover_board.py</extracomment>
        <translation>captura por encima de una pieza</translation>
    </message>
    <message>
        <source>moves and captures unless blocked</source>
        <extracomment>gui/workshop/mover_board.py</extracomment>
        <translation>se mueve y captura si nada lo bloquea</translation>
    </message>
    <message>
        <source>moves unless blocked</source>
        <extracomment>gui/workshop/mover_board.py</extracomment>
        <translation>se mueve si nada lo bloquea</translation>
    </message>
    <message>
        <source>captures unless blocked</source>
        <extracomment>gui/workshop/mover_board.py</extracomment>
        <translation>captura si nada lo bloquea</translation>
    </message>
    <message>
        <source>{count} forward</source>
        <extracomment>gui/workshop/mover_board.py</extracomment>
        <translation>{count} adelante</translation>
    </message>
    <message>
        <source>{count} back</source>
        <extracomment>gui/workshop/mover_board.py</extracomment>
        <translation>{count} atrás</translation>
    </message>
    <message>
        <source>{count} left</source>
        <extracomment>gui/workshop/mover_board.py</extracomment>
        <translation>{count} a la izquierda</translation>
    </message>
    <message>
        <source>{count} right</source>
        <extracomment>gui/workshop/mover_board.py</extracomment>
        <translation>{count} a la derecha</translation>
    </message>
    <message>
        <source>the piece</source>
        <extracomment>gui/workshop/mover_board.py</extracomment>
        <translation>la pieza</translation>
    </message>
    <message>
        <source>not reached</source>
        <extracomment>gui/workshop/mover_board.py</extracomment>
        <translation>no alcanzada</translation>
    </message>
    <message>
        <source>Step or jump</source>
        <extracomment>gui/workshop/mover_board.py</extracomment>
        <translation>Paso o salto</translation>
    </message>
    <message>
        <source>Slide</source>
        <extracomment>gui/workshop/mover_board.py</extracomment>
        <translation>Deslizamiento</translation>
    </message>
    <message>
        <source>Over one piece</source>
        <extracomment>gui/workshop/mover_board.py</extracomment>
        <translation>Sobre una pieza</translation>
    </message>
    <message>
        <source>Blockable jump</source>
        <extracomment>gui/workshop/mover_board.py</extracomment>
        <translation>Salto bloqueable</translation>
    </message>
    <message>
        <source>Move and capture</source>
        <extracomment>gui/workshop/mover_board.py</extracomment>
        <translation>Mover y capturar</translation>
    </message>
    <message>
        <source>Move only</source>
        <extracomment>gui/workshop/mover_board.py</extracomment>
        <translation>Solo mover</translation>
    </message>
    <message>
        <source>Capture only</source>
        <extracomment>gui/workshop/mover_board.py</extracomment>
        <translation>Solo capturar</translation>
    </message>
    <message>
        <source>In all directions</source>
        <extracomment>gui/workshop/mover_board.py</extracomment>
        <translation>En toda dirección</translation>
    </message>
    <message>
        <source>Mirror left and right</source>
        <extracomment>gui/workshop/mover_board.py</extracomment>
        <translation>Izquierda y derecha</translation>
    </message>
    <message>
        <source>This square only</source>
        <extracomment>gui/workshop/mover_board.py</extracomment>
        <translation>Solo esta casilla</translation>
    </message>
    <message>
        <source>Movement in Betza&apos;s notation</source>
        <extracomment>gui/workshop/mover_board.py</extracomment>
        <translation>Movimiento en la notación de Betza</translation>
    </message>
    <message>
        <source>W F: a step straight or diagonally. R B: slides. N: a knight&apos;s jump. f b l r: directions. m c: moves only, captures only.</source>
        <extracomment>gui/workshop/mover_board.py</extracomment>
        <translation>W F: un paso recto o diagonal. R B: deslizamientos. N: salto de caballo. f b l r: direcciones. m c: solo se mueve, solo captura.</translation>
    </message>
    <message>
        <source>How the piece moves</source>
        <extracomment>gui/workshop/mover_board.py</extracomment>
        <translation>Cómo se mueve la pieza</translation>
    </message>
    <message>
        <source>Tool</source>
        <extracomment>gui/workshop/mover_board.py</extracomment>
        <translation>Herramienta</translation>
    </message>
    <message>
        <source>A click means</source>
        <extracomment>gui/workshop/mover_board.py</extracomment>
        <translation>Un clic significa</translation>
    </message>
    <message>
        <source>Symmetry</source>
        <extracomment>gui/workshop/mover_board.py</extracomment>
        <translation>Simetría</translation>
    </message>
    <message>
        <source>King and rook move together. First put them where they start; squares are as the first player sees them.</source>
        <extracomment>gui/workshop/panels.py</extracomment>
        <translation>Rey y torre se mueven a la vez. Colócalos primero donde empiezan; las casillas son las que ve el primer jugador.</translation>
    </message>
    <message>
        <source>Before the first move, each player chooses the arrangement of some pieces on the first rank.</source>
        <extracomment>gui/workshop/panels.py</extracomment>
        <translation>Antes de la primera jugada, cada jugador elige la disposición de algunas piezas de la primera fila.</translation>
    </message>
    <message>
        <source>A piece wins by arriving on certain squares, such as the king on the last rank.</source>
        <extracomment>gui/workshop/panels.py</extracomment>
        <translation>Una pieza gana al llegar a ciertas casillas, como el rey a la última fila.</translation>
    </message>
    <message>
        <source>The game</source>
        <extracomment>gui/workshop/panels.py, gui/workshop/sections.py</extracomment>
        <translation>El juego</translation>
    </message>
    <message>
        <source>The board</source>
        <extracomment>gui/workshop/panels.py, gui/workshop/sections.py</extracomment>
        <translation>El tablero</translation>
    </message>
    <message>
        <source>Ranks are added and removed in the middle, so that both players keep what is near them.</source>
        <extracomment>gui/workshop/panels.py</extracomment>
        <translation>Las filas se añaden y se quitan en el centro, para que ambos jugadores conserven lo que tienen cerca.</translation>
    </message>
    <message>
        <source>The king can castle</source>
        <extracomment>gui/workshop/panels.py</extracomment>
        <translation>El rey puede enrocarse</translation>
    </message>
    <message>
        <source>Add a castling</source>
        <extracomment>gui/workshop/panels.py</extracomment>
        <translation>Añadir un enroque</translation>
    </message>
    <message>
        <source>Choice before the game</source>
        <extracomment>gui/workshop/panels.py, gui/workshop/sections.py</extracomment>
        <translation>Elección antes de la partida</translation>
    </message>
    <message>
        <source>The players choose a setup</source>
        <extracomment>gui/workshop/panels.py</extracomment>
        <translation>Los jugadores eligen una disposición</translation>
    </message>
    <message>
        <source>Add a choice</source>
        <extracomment>gui/workshop/panels.py</extracomment>
        <translation>Añadir una opción</translation>
    </message>
    <message>
        <source>As it is</source>
        <extracomment>gui/workshop/panels.py</extracomment>
        <translation>Tal como está</translation>
    </message>
    <message>
        <source>Swapped</source>
        <extracomment>gui/workshop/panels.py</extracomment>
        <translation>Intercambiado</translation>
    </message>
    <message>
        <source>How it ends</source>
        <extracomment>gui/workshop/panels.py, gui/workshop/sections.py</extracomment>
        <translation>Cómo termina</translation>
    </message>
    <message>
        <source>A player can win by arrival</source>
        <extracomment>gui/workshop/panels.py</extracomment>
        <translation>Un jugador puede ganar por llegada</translation>
    </message>
    <message>
        <source>Files, from left to right</source>
        <extracomment>gui/workshop/panels.py</extracomment>
        <translation>Columnas, de izquierda a derecha</translation>
    </message>
    <message>
        <source>Ranks, from bottom to top</source>
        <extracomment>gui/workshop/panels.py</extracomment>
        <translation>Filas, de abajo arriba</translation>
    </message>
    <message>
        <source>Choose where these pieces start.</source>
        <extracomment>gui/workshop/panels.py</extracomment>
        <translation>Elige dónde empiezan estas piezas.</translation>
    </message>
    <message>
        <source>It promotes to</source>
        <extracomment>gui/workshop/piece_panel.py</extracomment>
        <translation>Promociona a</translation>
    </message>
    <message>
        <source>If there are several, the player chooses.</source>
        <extracomment>gui/workshop/piece_panel.py</extracomment>
        <translation>Si hay varias, elige el jugador.</translation>
    </message>
    <message>
        <source>Letter</source>
        <extracomment>gui/workshop/piece_panel.py</extracomment>
        <translation>Letra</translation>
    </message>
    <message>
        <source>It becomes another piece on the far ranks or elsewhere.</source>
        <extracomment>gui/workshop/piece_panel.py</extracomment>
        <translation>Se convierte en otra pieza en las últimas filas o en otro lugar.</translation>
    </message>
    <message>
        <source>When captured, it goes to the captor&apos;s hand and can be put on the board instead of a move.</source>
        <extracomment>gui/workshop/piece_panel.py</extracomment>
        <translation>Al ser capturada, pasa a la mano de quien la captura y puede ponerse en el tablero en lugar de una jugada.</translation>
    </message>
    <message>
        <source>Make it the royal piece</source>
        <extracomment>gui/workshop/piece_panel.py</extracomment>
        <translation>Convertirla en la pieza real</translation>
    </message>
    <message>
        <source>The royal piece is the one that can be checkmated. Each side has one.</source>
        <extracomment>gui/workshop/piece_panel.py</extracomment>
        <translation>La pieza real es la que puede recibir jaque mate. Cada bando tiene una.</translation>
    </message>
    <message>
        <source>Remove the piece</source>
        <extracomment>gui/workshop/piece_panel.py</extracomment>
        <translation>Quitar la pieza</translation>
    </message>
    <message>
        <source>Where it moves like this</source>
        <extracomment>gui/workshop/piece_panel.py</extracomment>
        <translation>Dónde se mueve así</translation>
    </message>
    <message>
        <source>A capital letter that no other piece has.</source>
        <extracomment>gui/workshop/piece_panel.py</extracomment>
        <translation>Una mayúscula que no tenga otra pieza.</translation>
    </message>
    <message>
        <source>It promotes</source>
        <extracomment>gui/workshop/piece_panel.py</extracomment>
        <translation>Promociona</translation>
    </message>
    <message>
        <source>Add the other side of the piece</source>
        <extracomment>gui/workshop/piece_panel.py</extracomment>
        <translation>Añadir la otra cara de la pieza</translation>
    </message>
    <message>
        <source>A separate piece that this one turns into, as in shogi.</source>
        <extracomment>gui/workshop/piece_panel.py</extracomment>
        <translation>Una pieza aparte en la que esta se convierte, como en el shogi.</translation>
    </message>
    <message>
        <source>It can be dropped</source>
        <extracomment>gui/workshop/piece_panel.py</extracomment>
        <translation>Se puede reingresar</translation>
    </message>
    <message>
        <source>For example, a pawn&apos;s double step from the second rank.</source>
        <extracomment>gui/workshop/piece_panel.py</extracomment>
        <translation>Por ejemplo, el paso doble de un peón desde la segunda fila.</translation>
    </message>
    <message>
        <source>Add moves on some squares</source>
        <extracomment>gui/workshop/piece_panel.py</extracomment>
        <translation>Añadir movimientos en algunas casillas</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <extracomment>gui/workshop/piece_panel.py</extracomment>
        <translation>En todas partes</translation>
    </message>
    <message>
        <source>On {squares}</source>
        <extracomment>gui/workshop/piece_panel.py</extracomment>
        <translation>En {squares}</translation>
    </message>
    <message>
        <source>How it moves</source>
        <extracomment>gui/workshop/piece_panel.py</extracomment>
        <translation>Cómo se mueve</translation>
    </message>
    <message>
        <source>Moves on some squares only</source>
        <extracomment>gui/workshop/piece_panel.py</extracomment>
        <translation>Movimientos solo en algunas casillas</translation>
    </message>
    <message>
        <source>Special rules</source>
        <extracomment>gui/workshop/piece_panel.py</extracomment>
        <translation>Reglas especiales</translation>
    </message>
    <message>
        <source>{section}, incomplete</source>
        <extracomment>gui/workshop/sections.py</extracomment>
        <translation>{section}, incompleto</translation>
    </message>
    <message>
        <source>Name of the game</source>
        <extracomment>gui/workshop/specs.py, gui/workshop/workshop_page.py</extracomment>
        <translation>Nombre del juego</translation>
    </message>
    <message>
        <source>Name in its own script</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>Nombre en su propia escritura</translation>
    </message>
    <message>
        <source>In one sentence</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>En una frase</translation>
    </message>
    <message>
        <source>Shown beside the game.</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>Se muestra junto al juego.</translation>
    </message>
    <message>
        <source>Name in files</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>Nombre en archivos</translation>
    </message>
    <message>
        <source>Lower-case letters, digits and hyphens. It follows the name of the game until you change it.</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>Minúsculas, cifras y guiones. Sigue al nombre del juego hasta que lo cambies.</translation>
    </message>
    <message>
        <source>Holes</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>Huecos</translation>
    </message>
    <message>
        <source>Squares that the board lacks, such as a lake. Paint them.</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>Casillas que el tablero no tiene, como un lago. Píntalas.</translation>
    </message>
    <message>
        <source>Squares of two colours</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>Casillas de dos colores</translation>
    </message>
    <message>
        <source>Palace</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>Palacio</translation>
    </message>
    <message>
        <source>A region of each side that is outlined. Pieces can be confined to it, or move differently there.</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>Una región enmarcada de cada bando. Las piezas pueden quedar confinadas en ella o moverse allí de otro modo.</translation>
    </message>
    <message>
        <source>Name of the palace</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>Nombre del palacio</translation>
    </message>
    <message>
        <source>Marked by a line</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>Marcado con una línea</translation>
    </message>
    <message>
        <source>Usually where pieces promote.</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>Por lo común, donde promocionan las piezas.</translation>
    </message>
    <message>
        <source>Name</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Sign</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>Signo</translation>
    </message>
    <message>
        <source>A sign from another script, if it has one. May be empty.</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>Un signo de otra escritura, si lo tiene. Puede quedar vacío.</translation>
    </message>
    <message>
        <source>When captured, it becomes</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>Al ser capturada, se convierte en</translation>
    </message>
    <message>
        <source>What the captor gets in hand. A piece out of the game never comes back.</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>Lo que recibe en mano quien la captura. Una pieza eliminada no vuelve nunca.</translation>
    </message>
    <message>
        <source>Squares for drops</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>Casillas para reingresos</translation>
    </message>
    <message>
        <source>A drop puts a captured piece from the hand on an empty square.</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>Un reingreso pone una pieza capturada de la mano en una casilla vacía.</translation>
    </message>
    <message>
        <source>A drop may give checkmate</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>Un reingreso puede dar jaque mate</translation>
    </message>
    <message>
        <source>A drop may give check</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>Un reingreso puede dar jaque</translation>
    </message>
    <message>
        <source>Not on a file with another</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>No en una columna con otra</translation>
    </message>
    <message>
        <source>It cannot be dropped on a file where its player has a piece of this kind on these squares.</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>No puede reingresarse en una columna donde su jugador tenga una pieza de este tipo en estas casillas.</translation>
    </message>
    <message>
        <source>It must promote on arriving at</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>Debe promocionar al llegar a</translation>
    </message>
    <message>
        <source>It may promote on arriving at</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>Puede promocionar al llegar a</translation>
    </message>
    <message>
        <source>It must promote on leaving</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>Debe promocionar al salir de</translation>
    </message>
    <message>
        <source>It may promote on leaving</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>Puede promocionar al salir de</translation>
    </message>
    <message>
        <source>On these squares</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>En estas casillas</translation>
    </message>
    <message>
        <source>It also moves</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>También se mueve</translation>
    </message>
    <message>
        <source>For example, fmR2: up to two squares forward.</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>Por ejemplo, fmR2: hasta dos casillas hacia adelante.</translation>
    </message>
    <message>
        <source>Instead of its other moves</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>En lugar de sus otros movimientos</translation>
    </message>
    <message>
        <source>On paths within</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>Por caminos dentro de</translation>
    </message>
    <message>
        <source>Counts as a pawn</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>Cuenta como peón</translation>
    </message>
    <message>
        <source>Its moves count as progress where a number of moves without progress draws the game.</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>Sus jugadas cuentan como progreso donde un número de jugadas sin progreso da tablas.</translation>
    </message>
    <message>
        <source>Can be captured en passant</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>Puede capturarse al paso</translation>
    </message>
    <message>
        <source>After a long move, pieces of its kind can capture it on a square it passed over.</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>Tras una jugada larga, las piezas de su tipo pueden capturarla en una casilla por la que pasó.</translation>
    </message>
    <message>
        <source>Never leaves</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>Nunca sale de</translation>
    </message>
    <message>
        <source>Walls</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>Muros</translation>
    </message>
    <message>
        <source>Slides from outside end where they enter these squares of the piece&apos;s own side.</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>Si la pieza se desliza desde fuera, se detiene al entrar en estas casillas de su bando.</translation>
    </message>
    <message>
        <source>Faces the other king</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>Encara al otro rey</translation>
    </message>
    <message>
        <source>Movement that only attacks the other king, as in xiangqi: cR or fcR.</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>Movimiento que solo ataca al otro rey, como en el xiangqi: cR o fcR.</translation>
    </message>
    <message>
        <source>Never captures</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>Nunca captura</translation>
    </message>
    <message>
        <source>Cannot hop over</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>No puede saltar sobre</translation>
    </message>
    <message>
        <source>Maximum on the board</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>Máximo en el tablero</translation>
    </message>
    <message>
        <source>0: no limit.</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>0: sin límite.</translation>
    </message>
    <message>
        <source>Steps on after a capture</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>Sigue tras una captura</translation>
    </message>
    <message>
        <source>After a capture on a neighbouring square, it may step once more; it may also pass.</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>Tras capturar en una casilla contigua, puede dar un paso más; también puede pasar.</translation>
    </message>
    <message>
        <source>Letter in written moves</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>Letra en las jugadas escritas</translation>
    </message>
    <message>
        <source>If different, such as Ln.</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>Si es otra, como Ln.</translation>
    </message>
    <message>
        <source>The king castles with</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>El rey se enroca con</translation>
    </message>
    <message>
        <source>Not after king or rook has moved</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>No si ya se movió el rey o la torre</translation>
    </message>
    <message>
        <source>King from</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>Rey desde</translation>
    </message>
    <message>
        <source>King to</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>Rey a</translation>
    </message>
    <message>
        <source>Rook from</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>Torre desde</translation>
    </message>
    <message>
        <source>Rook to</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>Torre a</translation>
    </message>
    <message>
        <source>Written as</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>Se escribe</translation>
    </message>
    <message>
        <source>Letter in positions</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>Letra en las posiciones</translation>
    </message>
    <message>
        <source>A player without a move</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>Un jugador sin jugadas</translation>
    </message>
    <message>
        <source>Checkmate always wins. This applies to a player who is not in check.</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>El jaque mate siempre gana. Se trata de un jugador que no está en jaque.</translation>
    </message>
    <message>
        <source>Moves without progress before a draw</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>Jugadas sin progreso que dan tablas</translation>
    </message>
    <message>
        <source>Moves of each side without a capture, a drop, a promotion or a pawn&apos;s move. 0: never.</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>Jugadas de cada bando sin captura, reingreso, promoción ni jugada de peón. 0: nunca.</translation>
    </message>
    <message>
        <source>The game can be drawn</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>La partida puede ser tablas</translation>
    </message>
    <message>
        <source>Occurrences that count as repetition</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>Apariciones que cuentan como repetición</translation>
    </message>
    <message>
        <source>3: when it occurs for the third time. 0: never.</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>3: cuando se da por tercera vez. 0: nunca.</translation>
    </message>
    <message>
        <source>The move that repeats it is illegal</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>La jugada que la repite es ilegal</translation>
    </message>
    <message>
        <source>Otherwise the game is drawn, or as follows.</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>Si no, la partida es tablas, o como sigue.</translation>
    </message>
    <message>
        <source>The player then to move</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>El jugador al que le toca entonces</translation>
    </message>
    <message>
        <source>A player who gave check every time loses</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>Pierde quien dio siempre jaque</translation>
    </message>
    <message>
        <source>Goal</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>Meta</translation>
    </message>
    <message>
        <source>Pieces that win there</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>Piezas que ganan allí</translation>
    </message>
    <message>
        <source>If none, the king.</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>Si no marcas ninguna, el rey.</translation>
    </message>
    <message>
        <source>Only if it is not attacked there</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>Solo si no está atacada allí</translation>
    </message>
    <message>
        <source>What this win is called</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>Cómo se llama esta victoria</translation>
    </message>
    <message>
        <source>Sentence that announces it</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>Frase que la anuncia</translation>
    </message>
    <message>
        <source>What a player is asked to do</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>Lo que se pide al jugador</translation>
    </message>
    <message>
        <source>Files of the first rank to be arranged</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>Columnas de la primera fila cuyas piezas se eligen</translation>
    </message>
    <message>
        <source>Their letters, such as bg.</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>Sus letras, como bg.</translation>
    </message>
    <message>
        <source>Chosen by swapping neighbours on the board</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>Se elige intercambiando piezas vecinas en el tablero</translation>
    </message>
    <message>
        <source>Letters of the pieces</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>Letras de las piezas</translation>
    </message>
    <message>
        <source>Name of the choice</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>Nombre de la opción</translation>
    </message>
    <message>
        <source>As in chess: a1 at the lower left</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>Como en el ajedrez: a1 abajo a la izquierda</translation>
    </message>
    <message>
        <source>As in shogi: files 9–1</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>Como en el shogi: columnas 9–1</translation>
    </message>
    <message>
        <source>Nothing: it leaves the game</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>Nada: se elimina</translation>
    </message>
    <message>
        <source>draws</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>hace tablas</translation>
    </message>
    <message>
        <source>loses</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>pierde</translation>
    </message>
    <message>
        <source>wins</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>gana</translation>
    </message>
    <message>
        <source>Click squares to put the piece there. A hand shows what a player starts with. Esc: back to moving.</source>
        <extracomment>gui/workshop/panels.py</extracomment>
        <translation>Haz clic en las casillas para poner la pieza. Una mano muestra con qué empieza un jugador. Esc: volver a mover.</translation>
    </message>
    <message>
        <source>Drag pieces to where they start, or off the board. Choose a piece above to add more to the board.</source>
        <extracomment>gui/workshop/panels.py</extracomment>
        <translation>Arrastra las piezas adonde empiezan, o fuera del tablero. Elige una pieza arriba para añadir más al tablero.</translation>
    </message>
    <message>
        <source>The other side mirrors it</source>
        <extracomment>gui/workshop/panels.py</extracomment>
        <translation>El otro bando lo refleja</translation>
    </message>
    <message>
        <source>Clear the board</source>
        <extracomment>gui/workshop/panels.py</extracomment>
        <translation>Vaciar el tablero</translation>
    </message>
    <message>
        <source>The game is complete.</source>
        <extracomment>gui/workshop/strips.py</extracomment>
        <translation>El juego está completo.</translation>
    </message>
    <message>
        <source>Show the place</source>
        <extracomment>gui/workshop/strips.py</extracomment>
        <translation>Mostrar el lugar</translation>
    </message>
    <message>
        <source>Trying the game</source>
        <extracomment>gui/workshop/trying.py</extracomment>
        <translation>Probando el juego</translation>
    </message>
    <message>
        <source>The computer plays</source>
        <extracomment>gui/workshop/trying.py</extracomment>
        <translation>La máquina juega con</translation>
    </message>
    <message>
        <source>Back to the workshop</source>
        <extracomment>gui/workshop/trying.py</extracomment>
        <translation>Volver al taller</translation>
    </message>
    <message>
        <source>neither side</source>
        <extracomment>gui/workshop/trying.py</extracomment>
        <translation>ningún bando</translation>
    </message>
    <message>
        <source>The computer is thinking…</source>
        <extracomment>gui/workshop/trying.py</extracomment>
        <translation>La máquina está pensando…</translation>
    </message>
    <message>
        <source>Crazyhouse</source>
        <extracomment>gui/workshop/workshop_page.py</extracomment>
        <translation>Crazyhouse</translation>
    </message>
    <message>
        <source>Capablanca chess</source>
        <extracomment>gui/workshop/workshop_page.py</extracomment>
        <translation>Ajedrez de Capablanca</translation>
    </message>
    <message>
        <source>Grand chess</source>
        <extracomment>gui/workshop/workshop_page.py</extracomment>
        <translation>Gran ajedrez</translation>
    </message>
    <message>
        <source>Mini xiangqi</source>
        <extracomment>gui/workshop/workshop_page.py</extracomment>
        <translation>Mini-xiangqi</translation>
    </message>
    <message>
        <source>Invent a game: change one you know, or start with an empty board and two kings. Everything is saved as you go.</source>
        <extracomment>gui/workshop/workshop_page.py</extracomment>
        <translation>Inventa un juego: cambia uno que conozcas, o empieza con un tablero vacío y dos reyes. Todo se guarda sobre la marcha.</translation>
    </message>
    <message>
        <source>{title}, draft of {time}</source>
        <extracomment>gui/workshop/workshop_page.py</extracomment>
        <translation>{title}, borrador de {time}</translation>
    </message>
    <message>
        <source>All its versions are removed. Games played by its rules stay and can still be opened.</source>
        <extracomment>gui/workshop/workshop_page.py</extracomment>
        <translation>Se quitan todas sus versiones. Las partidas jugadas con sus reglas quedan y aún se pueden abrir.</translation>
    </message>
    <message>
        <source>An empty board</source>
        <extracomment>gui/workshop/workshop_page.py</extracomment>
        <translation>Un tablero vacío</translation>
    </message>
    <message>
        <source>My game</source>
        <extracomment>gui/workshop/workshop_page.py</extracomment>
        <translation>Mi juego</translation>
    </message>
    <message>
        <source>Drafts and your own games</source>
        <extracomment>gui/workshop/workshop_page.py</extracomment>
        <translation>Borradores y juegos propios</translation>
    </message>
    <message>
        <source>Edit</source>
        <extracomment>gui/workshop/workshop_page.py</extracomment>
        <translation>Editar</translation>
    </message>
    <message>
        <source>Your drafts cannot be read: {why}.</source>
        <extracomment>gui/workshop/workshop_page.py</extracomment>
        <translation>No se pueden leer tus borradores: {why}.</translation>
    </message>
    <message>
        <source>Remove {name}?</source>
        <extracomment>gui/workshop/workshop_page.py</extracomment>
        <translation>¿Quitar {name}?</translation>
    </message>
    <message>
        <source>The draft cannot be removed: {why}.</source>
        <extracomment>gui/workshop/workshop_page.py</extracomment>
        <translation>No se puede quitar el borrador: {why}.</translation>
    </message>
    <message>
        <source>Untitled</source>
        <extracomment>gui/workshop/workshop_page.py</extracomment>
        <translation>Sin título</translation>
    </message>
    <message>
        <source>My {game}</source>
        <extracomment>gui/workshop/workshop_page.py</extracomment>
        <translation>Mi {game}</translation>
    </message>
    <message>
        <source>Whose squares</source>
        <extracomment>gui/workshop/strips.py</extracomment>
        <translation>De quién son las casillas</translation>
    </message>
    <message>
        <source>These pieces are never dropped: {pieces}.</source>
        <extracomment>gui/rulebook/generated.py</extracomment>
        <translation>Estas piezas nunca se reingresan: {pieces}.</translation>
    </message>
    <message>
        <source># marks mate.</source>
        <extracomment>gui/rulebook/generated.py</extracomment>
        <translation># indica mate.</translation>
    </message>
    <message>
        <source># also marks a move that wins by arriving.</source>
        <extracomment>gui/rulebook/generated.py</extracomment>
        <translation># indica también una jugada que gana por llegada.</translation>
    </message>
    <message>
        <source>A move is written with -, a capture with x.</source>
        <extracomment>gui/rulebook/generated.py</extracomment>
        <translation>Una jugada se escribe con -, una captura con x.</translation>
    </message>
    <message>
        <source>The player chooses the new piece.</source>
        <extracomment>gui/rulebook/generated.py</extracomment>
        <translation>El jugador elige la nueva pieza.</translation>
    </message>
    <message>
        <source>x marks a capture, @ a drop and # mate.</source>
        <extracomment>gui/rulebook/generated.py</extracomment>
        <translation>x indica una captura, @ un reingreso y # mate.</translation>
    </message>
    <message>
        <source>x marks a capture and # mate.</source>
        <extracomment>gui/rulebook/generated.py</extracomment>
        <translation>x indica una captura y # mate.</translation>
    </message>
    <message>
        <source>A file is in the place of a folder</source>
        <extracomment>gui/storage/reasons.py</extracomment>
        <translation>hay un archivo en lugar de una carpeta</translation>
    </message>
    <message>
        <source>The two kings may not face each other on an open file.</source>
        <extracomment>gui/words/piece_notes.py</extracomment>
        <translation>Los dos reyes no pueden enfrentarse en una columna abierta.</translation>
    </message>
    <message>
        <source>A move that must promote but cannot is made without promotion.</source>
        <extracomment>gui/words/piece_notes.py</extracomment>
        <translation>Una jugada en la que la promoción es obligatoria pero imposible se hace sin promoción.</translation>
    </message>
    <message>
        <source>A drop there wins too.</source>
        <extracomment>gui/words/piece_notes.py</extracomment>
        <translation>Un reingreso allí también gana.</translation>
    </message>
    <message>
        <source>A move that must promote but cannot is illegal.</source>
        <extracomment>gui/words/piece_notes.py</extracomment>
        <translation>Una jugada en la que la promoción es obligatoria pero imposible es ilegal.</translation>
    </message>
    <message>
        <source>Cannot be dropped while its side has {number} on the board.</source>
        <extracomment>gui/words/piece_notes.py</extracomment>
        <translation>No puede reingresarse mientras su bando ya tenga {number} en el tablero.</translation>
    </message>
    <message>
        <source>The other side&apos;s are mirrored</source>
        <extracomment>gui/workshop/strips.py</extracomment>
        <translation>Las del otro bando, reflejadas</translation>
    </message>
    <message>
        <source>Click the squares, or drag over them: {field}</source>
        <extracomment>gui/workshop/strips.py</extracomment>
        <translation>Haz clic en las casillas o arrastra sobre ellas: {field}</translation>
    </message>
    <message>
        <source>King</source>
        <comment>a piece, 陽/陰</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (first edition), rules/games: Pandemonium (vchess), rules/games: Mansindam</extracomment>
        <translation>Rey</translation>
    </message>
    <message>
        <source>Pawn</source>
        <comment>a piece, 步</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (first edition), rules/games: Pandemonium (vchess), rules/games: Mansindam</extracomment>
        <translation>Peón</translation>
    </message>
    <message>
        <source>Bishop</source>
        <comment>a piece, 閣</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (first edition), rules/games: Pandemonium (vchess), rules/games: Mansindam</extracomment>
        <translation>Alfil</translation>
    </message>
    <message>
        <source>Marshal</source>
        <comment>a piece, 帥</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (first edition), rules/games: Pandemonium (vchess)</extracomment>
        <translation>Mariscal</translation>
    </message>
    <message>
        <source>Queen</source>
        <comment>a piece, 奔</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (first edition), rules/games: Pandemonium (vchess), rules/games: Mansindam</extracomment>
        <translation>Dama</translation>
    </message>
    <message>
        <source>Horse</source>
        <comment>a piece, 馬</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (first edition), rules/games: Pandemonium (vchess)</extracomment>
        <translation>Corcel</translation>
    </message>
    <message>
        <source>The cardinal moves like a bishop or a knight, the marshal like a rook or a knight. Everything else moves as in chess, except for the pawn&apos;s longer first move. Rook, bishop and knight gain the king&apos;s step when they promote; pawn, cardinal and marshal become as strong as a queen. The whole and the apricot are named after what their signs mean; in shogi these stand for the promoted silver and the promoted lance.</source>
        <extracomment>assets/rules/pandemonium.toml, assets/rules/pandemonium-2020.toml, assets/rules/pandemonium-vchess.toml</extracomment>
        <translation>El cardenal se mueve como un alfil o un caballo; el mariscal, como una torre o un caballo. Todo lo demás se mueve como en el ajedrez, salvo la primera jugada del peón, que es más larga. La torre, el alfil y el caballo ganan el paso del rey al promocionar; el peón, el cardenal y el mariscal se vuelven tan fuertes como una dama. Entero y albaricoque son lo que significan sus signos, que en el shogi representan la plata promocionada y la lanza promocionada.</translation>
    </message>
    <message>
        <source>A king that is attacked is in check, and the check must be ended at once: by moving the king, by capturing the piece that gives check, or by putting a piece in between, which may be dropped there. A player who cannot do so is checkmated and loses. A player who is not in check and has neither a legal move nor a drop is stalemated: the game is drawn.</source>
        <extracomment>assets/rules/pandemonium.toml, assets/rules/pandemonium-2020.toml, assets/rules/pandemonium-vchess.toml</extracomment>
        <translation>Un rey atacado está en jaque, y hay que responder al jaque de inmediato: moviendo el rey, capturando la pieza que da jaque o interponiendo una pieza, que se puede reingresar ahí. Un jugador que no puede recibe jaque mate y pierde. Un jugador que no está en jaque y no tiene ninguna jugada ni reingreso legal está ahogado: la partida es tablas.</translation>
    </message>
    <message>
        <source>Files are a to j from White&apos;s left, ranks 1 to 10 from White&apos;s side. A move is written with the letter of the piece (none for a pawn) and the square: Nd3, e5. x marks a capture, @ a drop (N@e5, P@e5), = a promotion with the letter of the new piece (Rxe9=D), + a check and # mate. Castling towards the king&apos;s side, the j-file, is O-O-O and towards the queen&apos;s side, the a-file, O-O: this is the inventor&apos;s notation, and the reverse of chess. The choice before the first move is written NB-BN, a letter for each of the files b, c, h and i: here the knights stand outside and the bishops inside.</source>
        <extracomment>assets/rules/pandemonium.toml, assets/rules/pandemonium-vchess.toml</extracomment>
        <translation>Las columnas van de la a a la j desde la izquierda de las blancas; las filas, de la 1 a la 10 desde el lado de las blancas. Una jugada se escribe con la letra inglesa de la pieza (ninguna para el peón) y la casilla: Nd3, e5. x indica una captura, @ un reingreso (N@e5, P@e5), = una promoción con la letra de la nueva pieza (Rxe9=D), + un jaque y # mate. Son las letras inglesas también cuando la ventana muestra otras. El enroque hacia el lado del rey, la columna j, es O-O-O, y hacia el lado de la dama, la columna a, O-O: al revés que en el ajedrez, como lo escribe quien inventó el juego. La elección antes de la primera jugada se escribe NB-BN, una letra para cada una de las columnas b, c, h e i: aquí los caballos están fuera y los alfiles dentro.</translation>
    </message>
    <message>
        <source>Marshal</source>
        <comment>a piece, 元</comment>
        <extracomment>rules/games: Mansindam</extracomment>
        <translation>Mariscal</translation>
    </message>
    <message>
        <source>King</source>
        <comment>a piece, 王</comment>
        <extracomment>rules/games: Palace Shogi</extracomment>
        <translation>Rey</translation>
    </message>
    <message>
        <source>Horse</source>
        <comment>a piece, 桂</comment>
        <extracomment>rules/games: Palace Shogi</extracomment>
        <translation>Corcel</translation>
    </message>
    <message>
        <source>Bishop</source>
        <comment>a piece, 角</comment>
        <extracomment>rules/games: Palace Shogi</extracomment>
        <translation>Alfil</translation>
    </message>
    <message>
        <source>Queen</source>
        <comment>a piece, 后</comment>
        <extracomment>rules/games: Palace Shogi</extracomment>
        <translation>Dama</translation>
    </message>
    <message>
        <source>Pawn</source>
        <comment>a piece, 兵</comment>
        <extracomment>rules/games: Palace Shogi</extracomment>
        <translation>Peón</translation>
    </message>
    <message>
        <source>Palace Shogi{signs} combines shogi with pieces and ideas from xiangqi, janggi, shatranj and chess. Each side has a palace in which some pieces move differently. A captured piece with a red sign is held and may be dropped again; one with a black sign is killed, and so is the lion. Mate the king, or bring your own into the enemy palace.</source>
        <extracomment>assets/rules/palaceshogi.toml</extracomment>
        <translation>Palace Shogi{signs} une el shogi con piezas e ideas del xiangqi, el janggi, el shatranj y el ajedrez. Cada bando tiene un palacio en el que algunas piezas se mueven de otro modo. Una pieza capturada de signo rojo se guarda en mano y se puede reingresar; una de signo negro se elimina, y también el león. Da mate al rey, o lleva el tuyo al palacio enemigo.</translation>
    </message>
    <message>
        <source>Every piece except the king has two faces. A piece with a black sign is unpromoted, one with a red sign is promoted, and so is the lion, whose sign is written in gold. The horse is what shogi calls the knight, not the promoted bishop.</source>
        <extracomment>assets/rules/palaceshogi.toml</extracomment>
        <translation>Todas las piezas menos el rey tienen dos caras. Una pieza de signo negro está sin promocionar, una de signo rojo está promocionada, y también el león, cuyo signo es de color dorado. El corcel es lo que el shogi llama caballo, no el alfil promocionado.</translation>
    </message>
    <message>
        <source>Outside her palace, she moves straight and diagonally, as far as she likes. In her own palace, she moves only one square diagonally, so she needs two moves to get out at first. Coming back, she stops on the first square of the palace that she enters; she attacks and guards nothing behind it.</source>
        <extracomment>assets/rules/palaceshogi.toml</extracomment>
        <translation>Fuera de su palacio se mueve en línea recta y en diagonal, tan lejos como quiera. En su propio palacio solo se mueve una casilla en diagonal, así que al principio necesita dos jugadas para salir. Al volver, se detiene en la primera casilla del palacio en que entra; no ataca ni defiende nada más allá.</translation>
    </message>
    <message>
        <source>A king that is attacked is in check, and the check must be ended at once. A player who cannot do so is checkmated and loses. A player who is not in check and has neither a legal move nor a drop is stalemated: the game is drawn. A player whose lion can pass is never stalemated.</source>
        <extracomment>assets/rules/palaceshogi.toml</extracomment>
        <translation>Un rey atacado está en jaque, y hay que responder al jaque de inmediato. Un jugador que no puede recibe jaque mate y pierde. Un jugador que no está en jaque y no tiene ninguna jugada ni reingreso legal está ahogado: la partida es tablas. Un jugador cuyo león puede pasar nunca está ahogado.</translation>
    </message>
    <message>
        <source>Files are 9 to 1 from the first player&apos;s left, ranks a to i from the second player&apos;s side: the first player&apos;s king begins on 5i. A move is written with the letter of the piece, - for a move, x for a capture or * for a drop, and the square: K-5h, Rx5c+, S*2b. Pieces with a red sign have + before their letter, so that +P-7f is a move of a pawn and P-7f one of a footsoldier; + at the end is a promotion, = the choice not to promote.</source>
        <extracomment>assets/rules/palaceshogi.toml</extracomment>
        <translation>Las columnas van de la 9 a la 1 desde la izquierda del jugador 1; las filas, de la a a la i desde el lado del jugador 2: el rey del jugador 1 empieza en 5i. Una jugada se escribe con la letra inglesa de la pieza, - para mover, x para capturar o * para reingresar, y la casilla: K-5h, Rx5c+, S*2b. Son las letras inglesas también cuando la ventana muestra otras. Las piezas de signo rojo llevan + antes de su letra, de modo que +P-7f es una jugada de peón y P-7f una de soldado; + al final es una promoción; =, la decisión de no promocionar.</translation>
    </message>
    <message>
        <source>A captured pawn comes back as a footsoldier, which captures straight ahead; it may not give mate when dropped.</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>Un peón capturado vuelve como soldado, que captura de frente; su reingreso no puede dar mate.</translation>
    </message>
    <message>
        <source>The horse is the knight of shogi, the keima, and not the promoted bishop.</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>El corcel es el caballo del shogi, el keima, y no el alfil promocionado.</translation>
    </message>
    <message>
        <source>The king may castle with a lance.</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>El rey puede enrocarse con una lanza.</translation>
    </message>
    <message>
        <source>A pawn that moves two squares may be captured en passant.</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>Un peón que avanza dos casillas puede capturarse al paso.</translation>
    </message>
    <message>
        <source>Ferz</source>
        <comment>a piece</comment>
        <extracomment>rules/ini/definition.py</extracomment>
        <translation>Alferza</translation>
    </message>
    <message>
        <source>Alfil</source>
        <comment>a piece</comment>
        <extracomment>rules/ini/definition.py</extracomment>
        <translation>Alfil árabe</translation>
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
        <translation>Rey dragón</translation>
    </message>
    <message>
        <source>Archbishop</source>
        <comment>a piece</comment>
        <extracomment>rules/ini/definition.py</extracomment>
        <translation>Arzobispo</translation>
    </message>
    <message>
        <source>Chancellor</source>
        <comment>a piece</comment>
        <extracomment>rules/ini/definition.py</extracomment>
        <translation>Canciller</translation>
    </message>
    <message>
        <source>Amazon</source>
        <comment>a piece</comment>
        <extracomment>rules/ini/definition.py</extracomment>
        <translation>Amazona</translation>
    </message>
    <message>
        <source>Bishop-knight</source>
        <comment>a piece</comment>
        <extracomment>rules/ini/definition.py</extracomment>
        <translation>Alfil-caballo</translation>
    </message>
    <message>
        <source>Lancer</source>
        <comment>a piece</comment>
        <extracomment>rules/ini/definition.py</extracomment>
        <translation>Lancero</translation>
    </message>
    <message>
        <source>Rook-knight</source>
        <comment>a piece</comment>
        <extracomment>rules/ini/definition.py</extracomment>
        <translation>Torre-caballo</translation>
    </message>
    <message>
        <source>Foot soldier</source>
        <comment>a piece</comment>
        <extracomment>rules/ini/definition.py</extracomment>
        <translation>Infante</translation>
    </message>
    <message>
        <source>Shogi knight</source>
        <comment>a piece</comment>
        <extracomment>rules/ini/definition.py</extracomment>
        <translation>Caballo de shogi</translation>
    </message>
    <message>
        <source>Dragon horse</source>
        <comment>a piece</comment>
        <extracomment>rules/ini/definition.py</extracomment>
        <translation>Caballo dragón</translation>
    </message>
    <message>
        <source>Clobberer</source>
        <comment>a piece</comment>
        <extracomment>rules/ini/definition.py</extracomment>
        <translation>Clobber</translation>
    </message>
    <message>
        <source>Breaker</source>
        <comment>a piece</comment>
        <extracomment>rules/ini/definition.py</extracomment>
        <translation>Rompedor</translation>
    </message>
    <message>
        <source>Block</source>
        <comment>a piece</comment>
        <extracomment>rules/ini/definition.py</extracomment>
        <translation>Bloque</translation>
    </message>
    <message>
        <source>Leaping cannon</source>
        <comment>a piece</comment>
        <extracomment>rules/ini/definition.py</extracomment>
        <translation>Cañón saltador</translation>
    </message>
    <message>
        <source>Soldier</source>
        <comment>a piece</comment>
        <extracomment>rules/ini/definition.py</extracomment>
        <translation>Soldado</translation>
    </message>
    <message>
        <source>War elephant</source>
        <comment>a piece</comment>
        <extracomment>rules/ini/definition.py</extracomment>
        <translation>Elefante de guerra</translation>
    </message>
    <message>
        <source>Long elephant</source>
        <comment>a piece</comment>
        <extracomment>rules/ini/definition.py</extracomment>
        <translation>Elefante largo</translation>
    </message>
    <message>
        <source>Banner</source>
        <comment>a piece</comment>
        <extracomment>rules/ini/definition.py</extracomment>
        <translation>Estandarte</translation>
    </message>
    <message>
        <source>Wazir</source>
        <comment>a piece</comment>
        <extracomment>rules/ini/definition.py</extracomment>
        <translation>Visir</translation>
    </message>
    <message>
        <source>Commoner</source>
        <comment>a piece</comment>
        <extracomment>rules/ini/definition.py</extracomment>
        <translation>Plebeyo</translation>
    </message>
    <message>
        <source>Short steps on the board, and you can play.</source>
        <extracomment>assets/lessons/pandemonium/01-first-game.toml, assets/lessons/mansindam/01-first-game.toml, assets/lessons/palaceshogi/01-first-game.toml</extracomment>
        <translation>Pasos cortos en el tablero, y ya puedes jugar.</translation>
    </message>
    <message>
        <source>This is your king. It moves one square in any direction. Walk it to the marked square: click it and then its next square, or drag it.</source>
        <extracomment>assets/lessons/pandemonium/01-first-game.toml, assets/lessons/mansindam/01-first-game.toml, assets/lessons/palaceshogi/01-first-game.toml</extracomment>
        <translation>Este es tu rey. Se mueve una casilla en cualquier dirección. Llévalo a la casilla marcada: haz clic en él y luego en su próxima casilla, o arrástralo.</translation>
    </message>
    <message>
        <source>Every move that touches the last three ranks, the rows on the far side, promotes the piece, whether you want it or not. Go there with the knight.</source>
        <extracomment>assets/lessons/mansindam/01-first-game.toml</extracomment>
        <translation>Toda jugada que toca las tres últimas filas, las del lado contrario, promociona la pieza, lo quieras o no. Ve allí con el caballo.</translation>
    </message>
    <message>
        <source>A piece with a red sign that you capture is held: the pawn is in your hand now, as a footsoldier.</source>
        <extracomment>assets/lessons/palaceshogi/01-first-game.toml</extracomment>
        <translation>Una pieza de signo rojo que capturas se guarda: el peón está ahora en tu mano, como soldado.</translation>
    </message>
    <message>
        <source>The silver moves one square, diagonally or straight ahead. Go to the marked square.</source>
        <extracomment>assets/lessons/palaceshogi/01-first-game.toml, assets/lessons/palaceshogi/04-silver-and-gold.toml</extracomment>
        <translation>La plata se mueve una casilla, en diagonal o de frente. Ve a la casilla marcada.</translation>
    </message>
    <message>
        <source>The gold moves one square, straight in all directions or diagonally ahead. Take both.</source>
        <extracomment>assets/lessons/palaceshogi/01-first-game.toml, assets/lessons/palaceshogi/04-silver-and-gold.toml</extracomment>
        <translation>El oro se mueve una casilla, en línea recta en todas las direcciones o en diagonal hacia adelante. Captura las dos piezas.</translation>
    </message>
    <message>
        <source>The horse never moves back: in the last three ranks, the rows on the far side, it becomes a knight, which jumps in all directions. Promote it.</source>
        <extracomment>assets/lessons/palaceshogi/01-first-game.toml, assets/lessons/palaceshogi/05-horse-and-knight.toml</extracomment>
        <translation>El corcel nunca retrocede: en las tres últimas filas, las del lado contrario, se convierte en caballo, que salta en todas las direcciones. Promociónalo.</translation>
    </message>
    <message>
        <source>Lance, horse, bishop and rook always promote there; for a silver or a queen you choose.</source>
        <extracomment>assets/lessons/palaceshogi/01-first-game.toml</extracomment>
        <translation>Lanza, corcel, alfil y torre promocionan siempre allí; con una plata o una dama, eliges tú.</translation>
    </message>
    <message>
        <source>A piece with a red sign is promoted: this is a cannon now.</source>
        <extracomment>assets/lessons/palaceshogi/01-first-game.toml</extracomment>
        <translation>Una pieza de signo rojo está promocionada: ahora es un cañón.</translation>
    </message>
    <message>
        <source>The cannon moves like a rook, but takes only over exactly one piece between. Take the silver.</source>
        <extracomment>assets/lessons/palaceshogi/01-first-game.toml, assets/lessons/palaceshogi/06-lance-and-cannon.toml</extracomment>
        <translation>El cañón se mueve como una torre, pero solo captura por encima de exactamente una pieza intermedia. Captura la plata.</translation>
    </message>
    <message>
        <source>It does not matter whose piece is in between, as long as it is not a cannon.</source>
        <extracomment>assets/lessons/palaceshogi/01-first-game.toml</extracomment>
        <translation>No importa de quién sea la pieza de en medio, mientras no sea un cañón.</translation>
    </message>
    <message>
        <source>Captured pieces with a black sign are killed: they are gone. Those with a red sign are held. Take the knight, whose sign is red, so that you have something to drop.</source>
        <extracomment>assets/lessons/palaceshogi/01-first-game.toml</extracomment>
        <translation>Las piezas capturadas de signo negro se eliminan: desaparecen. Las de signo rojo se guardan. Captura el caballo, de signo rojo, para tener algo que reingresar.</translation>
    </message>
    <message>
        <source>Unlike in shogi, unpromoted pieces do not come back.</source>
        <extracomment>assets/lessons/palaceshogi/01-first-game.toml</extracomment>
        <translation>A diferencia del shogi, las piezas sin promocionar no vuelven.</translation>
    </message>
    <message>
        <source>The outlined three by three squares are a palace, the tinted ones in it are its corridors. In your own palace your queen moves one square diagonally. Lead her out to the marked square.</source>
        <extracomment>assets/lessons/palaceshogi/01-first-game.toml</extracomment>
        <translation>El bloque enmarcado de tres por tres casillas es un palacio; las coloreadas dentro de él, sus corredores. En tu propio palacio tu dama se mueve una casilla en diagonal. Sácala hasta la casilla marcada.</translation>
    </message>
    <message>
        <source>Outside, she moves like rook and bishop in one. Coming home, she stops on the first square of the palace.</source>
        <extracomment>assets/lessons/palaceshogi/01-first-game.toml</extracomment>
        <translation>Fuera se mueve como torre y alfil en una. Al volver a casa, se detiene en la primera casilla del palacio.</translation>
    </message>
    <message>
        <source>In the game the pieces begin where they do in shogi, so that you know their signs by their places; the queen is new.</source>
        <extracomment>assets/lessons/palaceshogi/01-first-game.toml</extracomment>
        <translation>En la partida las piezas empiezan donde lo hacen en el shogi, así que reconoces sus signos por la posición; la dama es nueva.</translation>
    </message>
    <message>
        <source>Check the king with the cannon.</source>
        <extracomment>assets/lessons/palaceshogi/06-lance-and-cannon.toml</extracomment>
        <translation>Da jaque al rey con el cañón.</translation>
    </message>
    <message>
        <source>In the enemy palace the cannon takes from corner to corner over a piece on the centre.</source>
        <extracomment>assets/lessons/palaceshogi/06-lance-and-cannon.toml</extracomment>
        <translation>En el palacio enemigo el cañón captura de esquina a esquina por encima de una pieza en el centro.</translation>
    </message>
    <message>
        <source>A cannon is no screen for another one. Take the piece that can be taken.</source>
        <extracomment>assets/lessons/palaceshogi/06-lance-and-cannon.toml</extracomment>
        <translation>Un cañón no sirve de pantalla a otro. Captura la pieza que se puede capturar.</translation>
    </message>
    <message>
        <source>Pawn and footsoldier</source>
        <extracomment>assets/lessons/palaceshogi/07-pawn-and-footsoldier.toml</extracomment>
        <translation>Peón y soldado</translation>
    </message>
    <message>
        <source>Two faces of one piece.</source>
        <extracomment>assets/lessons/palaceshogi/07-pawn-and-footsoldier.toml</extracomment>
        <translation>Dos caras de una misma pieza.</translation>
    </message>
    <message>
        <source>A captured pawn comes back as a footsoldier. Drop it with check.</source>
        <extracomment>assets/lessons/palaceshogi/07-pawn-and-footsoldier.toml</extracomment>
        <translation>Un peón capturado vuelve como soldado. Reingrésalo con jaque.</translation>
    </message>
    <message>
        <source>In the enemy palace it also moves diagonally ahead along the corridors. Take the silver.</source>
        <extracomment>assets/lessons/palaceshogi/07-pawn-and-footsoldier.toml</extracomment>
        <translation>En el palacio enemigo también se mueve en diagonal hacia adelante por los corredores. Captura la plata.</translation>
    </message>
    <message>
        <source>A pawn that reaches the last rank becomes a new queen. Do it.</source>
        <extracomment>assets/lessons/palaceshogi/07-pawn-and-footsoldier.toml</extracomment>
        <translation>Un peón que llega a la última fila se convierte en una nueva dama. Hazlo.</translation>
    </message>
    <message>
        <source>Free outside, a step inside.</source>
        <extracomment>assets/lessons/palaceshogi/08-queen.toml</extracomment>
        <translation>Libre fuera, un paso dentro.</translation>
    </message>
    <message>
        <source>In her own palace the queen moves one square diagonally. Lead her to the marked square.</source>
        <extracomment>assets/lessons/palaceshogi/08-queen.toml</extracomment>
        <translation>En su propio palacio la dama se mueve una casilla en diagonal. Llévala a la casilla marcada.</translation>
    </message>
    <message>
        <source>Coming home, she stops on the first square of her palace. Go to the centre: how many moves does it take?</source>
        <extracomment>assets/lessons/palaceshogi/08-queen.toml</extracomment>
        <translation>Al volver a casa se detiene en la primera casilla de su palacio. Ve al centro: ¿cuántas jugadas hacen falta?</translation>
    </message>
    <message>
        <source>She sees nothing behind her palace wall. Give check with her.</source>
        <extracomment>assets/lessons/palaceshogi/08-queen.toml</extracomment>
        <translation>No ve nada tras el muro de su palacio. Da jaque con ella.</translation>
    </message>
    <message>
        <source>A queen that touches the last three ranks may become a lion. Do it.</source>
        <extracomment>assets/lessons/palaceshogi/08-queen.toml</extracomment>
        <translation>Una dama que toca las tres últimas filas puede convertirse en león. Hazlo.</translation>
    </message>
    <message>
        <source>Two steps in one move.</source>
        <extracomment>assets/lessons/palaceshogi/09-lion.toml</extracomment>
        <translation>Dos pasos en una jugada.</translation>
    </message>
    <message>
        <source>A lion jumps to any square within two of its own. Go to the marked square.</source>
        <extracomment>assets/lessons/palaceshogi/09-lion.toml</extracomment>
        <translation>Un león salta a cualquier casilla a dos o menos de la suya. Ve a la casilla marcada.</translation>
    </message>
    <message>
        <source>It takes beside it and steps on. Take both in one move.</source>
        <extracomment>assets/lessons/palaceshogi/09-lion.toml</extracomment>
        <translation>Captura a su lado y da un paso más. Captura las dos piezas en una jugada.</translation>
    </message>
    <message>
        <source>It takes beside it and comes back. Take the silver and stay where you are.</source>
        <extracomment>assets/lessons/palaceshogi/09-lion.toml</extracomment>
        <translation>Captura a su lado y vuelve. Captura la plata y quédate donde estás.</translation>
    </message>
    <message>
        <source>It may even pass, if a square beside it is empty. Leave everything as it is.</source>
        <extracomment>assets/lessons/palaceshogi/09-lion.toml</extracomment>
        <translation>Incluso puede pasar, si hay una casilla vacía a su lado. Deja todo como está.</translation>
    </message>
    <message>
        <source>A lion never takes a lion. Take everything else.</source>
        <extracomment>assets/lessons/palaceshogi/09-lion.toml</extracomment>
        <translation>Un león nunca captura a un león. Captura todo lo demás.</translation>
    </message>
    <message>
        <source>Held and dropped</source>
        <extracomment>assets/lessons/palaceshogi/10-drops.toml</extracomment>
        <translation>La mano y los reingresos</translation>
    </message>
    <message>
        <source>Not everywhere, and not everything.</source>
        <extracomment>assets/lessons/palaceshogi/10-drops.toml</extracomment>
        <translation>No en todas partes, y no todo.</translation>
    </message>
    <message>
        <source>Silvers may be dropped almost everywhere. Drop it with check.</source>
        <extracomment>assets/lessons/palaceshogi/10-drops.toml</extracomment>
        <translation>Las platas se pueden reingresar casi en cualquier parte. Reingresa una con jaque.</translation>
    </message>
    <message>
        <source>A footsoldier may not mate when it is dropped. Mate with the silver.</source>
        <extracomment>assets/lessons/palaceshogi/10-drops.toml</extracomment>
        <translation>Un soldado no puede dar mate al ser reingresado. Da mate con la plata.</translation>
    </message>
    <message>
        <source>Facing kings</source>
        <extracomment>assets/lessons/palaceshogi/11-facing.toml</extracomment>
        <translation>Reyes frente a frente</translation>
    </message>
    <message>
        <source>A rule that pins and that mates.</source>
        <extracomment>assets/lessons/palaceshogi/11-facing.toml</extracomment>
        <translation>Una regla que clava y que da mate.</translation>
    </message>
    <message>
        <source>The kings may not stand on one file with nothing in between. Step off the file with the piece that may leave it.</source>
        <extracomment>assets/lessons/palaceshogi/11-facing.toml</extracomment>
        <translation>Los reyes no pueden estar en una misma columna sin nada en medio. Sal de la columna con la pieza que puede dejarla.</translation>
    </message>
    <message>
        <source>Your king guards a file from afar: mate with its help.</source>
        <extracomment>assets/lessons/palaceshogi/11-facing.toml</extracomment>
        <translation>Tu rey vigila una columna desde lejos: da mate con su ayuda.</translation>
    </message>
    <message>
        <source>Enter the palace.</source>
        <extracomment>assets/lessons/palaceshogi/12-entering-king.toml</extracomment>
        <translation>Entra en el palacio.</translation>
    </message>
    <message>
        <source>The rook guards one file of the palace. Enter beside it.</source>
        <extracomment>assets/lessons/palaceshogi/12-entering-king.toml</extracomment>
        <translation>La torre vigila una columna del palacio. Entra a su lado.</translation>
    </message>
    <message>
        <source>You are in check, and that does not matter: enter.</source>
        <extracomment>assets/lessons/palaceshogi/12-entering-king.toml</extracomment>
        <translation>Estás en jaque, y no importa: entra.</translation>
    </message>
    <message>
        <source>With the lance.</source>
        <extracomment>assets/lessons/palaceshogi/13-castling.toml</extracomment>
        <translation>Con la lanza.</translation>
    </message>
    <message>
        <source>Castle to the left.</source>
        <extracomment>assets/lessons/palaceshogi/13-castling.toml</extracomment>
        <translation>Enroca hacia la izquierda.</translation>
    </message>
    <message>
        <source>You are in check. Put something in between.</source>
        <extracomment>assets/lessons/palaceshogi/14-check.toml</extracomment>
        <translation>Estás en jaque. Pon algo en medio.</translation>
    </message>
    <message>
        <source>With the hand and with the palace.</source>
        <extracomment>assets/lessons/palaceshogi/15-mates.toml</extracomment>
        <translation>Con la mano y con el palacio.</translation>
    </message>
    <message>
        <source>Mate in one with the rook.</source>
        <extracomment>assets/lessons/palaceshogi/15-mates.toml</extracomment>
        <translation>Mate en una con la torre.</translation>
    </message>
    <message>
        <source>Mate or enter: both win. Win in one.</source>
        <extracomment>assets/lessons/palaceshogi/15-mates.toml</extracomment>
        <translation>Mate o entrada: las dos cosas ganan. Gana en una.</translation>
    </message>
    <message>
        <source>And what they become.</source>
        <extracomment>assets/lessons/palaceshogi/16-values.toml</extracomment>
        <translation>Y en qué se convierten.</translation>
    </message>
    <message>
        <source>Which capture brings you something to drop? Take it.</source>
        <extracomment>assets/lessons/palaceshogi/16-values.toml</extracomment>
        <translation>¿Qué captura te da algo que reingresar? Hazla.</translation>
    </message>
    <message>
        <source>Your silver is attacked. Guard it with a drop.</source>
        <extracomment>assets/lessons/palaceshogi/16-values.toml</extracomment>
        <translation>Tu plata está atacada. Defiéndela con un reingreso.</translation>
    </message>
    <message>
        <source>Drop chess</source>
        <extracomment>packaging/linux/surajang.desktop</extracomment>
        <translation>Ajedrez con reingreso</translation>
    </message>
    <message>
        <source>Play Pandemonium, Mansindam and Palace Shogi with a friend or against the computer</source>
        <extracomment>packaging/linux/surajang.desktop</extracomment>
        <translation>Juega a Pandemonium, Mansindam y Palace Shogi con amigos o contra la máquina</translation>
    </message>
    <message>
        <source>chess;shogi;janggi;variant;PGN;</source>
        <extracomment>packaging/linux/surajang.desktop</extracomment>
        <translation>ajedrez;shogi;janggi;variante;PGN;</translation>
    </message>
    <message>
        <source>Drop chess: Pandemonium, Mansindam and Palace Shogi</source>
        <extracomment>packaging/linux/surajang.metainfo.xml</extracomment>
        <translation>Ajedrez con reingreso: Pandemonium, Mansindam y Palace Shogi</translation>
    </message>
    <message>
        <source>Surajang plays the drop-chess games of two inventors. Captured pieces change sides and come back to the board. Two people play at one computer, or one against the computer.</source>
        <extracomment>packaging/linux/surajang.metainfo.xml</extracomment>
        <translation>Surajang ofrece los juegos de ajedrez con reingreso de dos inventores. Las piezas capturadas cambian de bando y vuelven al tablero. Juegan dos personas ante la misma pantalla, o una contra la máquina.</translation>
    </message>
    <message>
        <source>Pandemonium in three rule sets, Mansindam and Palace Shogi, with every rule of each</source>
        <extracomment>packaging/linux/surajang.metainfo.xml</extracomment>
        <translation>Pandemonium con tres reglamentos, Mansindam y Palace Shogi, con todas sus reglas</translation>
    </message>
    <message>
        <source>A computer player with twelve levels, the first one gentle enough for beginners</source>
        <extracomment>packaging/linux/surajang.metainfo.xml</extracomment>
        <translation>Una máquina rival de doce niveles, el primero apto para principiantes</translation>
    </message>
    <message>
        <source>Piece sets with international figures, hanja tablets and shogi wedges</source>
        <extracomment>packaging/linux/surajang.metainfo.xml</extracomment>
        <translation>Juegos de piezas con figuras internacionales, tablillas con hanja y cuñas de shogi</translation>
    </message>
    <message>
        <source>Games that are saved as you play and offered again after a crash</source>
        <extracomment>packaging/linux/surajang.metainfo.xml</extracomment>
        <translation>Partidas que se guardan mientras juegas y se te ofrecen de nuevo tras un fallo</translation>
    </message>
    <message>
        <source>Pandemonium against the computer</source>
        <extracomment>packaging/linux/surajang.metainfo.xml</extracomment>
        <translation>Pandemonium contra la máquina</translation>
    </message>
    <message>
        <source>Mansindam, with captured pieces in hand</source>
        <extracomment>packaging/linux/surajang.metainfo.xml</extracomment>
        <translation>Mansindam, con piezas capturadas en la mano</translation>
    </message>
    <message>
        <source>Palace Shogi, with the palaces marked on the board</source>
        <extracomment>packaging/linux/surajang.metainfo.xml</extracomment>
        <translation>Palace Shogi, con los palacios marcados en el tablero</translation>
    </message>
    <message>
        <source>{low} – {high}</source>
        <extracomment>gui/known/boards.py, engine/playtest/texts.py: range</extracomment>
        <translation>{low}&#xa0;–&#xa0;{high}</translation>
    </message>
    <message>
        <source>{title} is now among your own games on the start page.</source>
        <extracomment>gui/app/own_game_commands.py</extracomment>
        <translation>{title} está ahora entre tus juegos en la página de inicio.</translation>
    </message>
    <message>
        <source>These games are now among your own games on the start page.</source>
        <extracomment>gui/app/own_game_commands.py</extracomment>
        <translation>Estos juegos están ahora entre tus juegos en la página de inicio.</translation>
    </message>
    <message>
        <source>More</source>
        <comment>a menu of commands</comment>
        <extracomment>gui/app/start_cards.py</extracomment>
        <translation>Más</translation>
    </message>
    <message>
        <source>Add all to My games</source>
        <extracomment>gui/desk/games_list.py</extracomment>
        <translation>Añadir todas a Mis partidas</translation>
    </message>
    <message numerus="yes">
        <source>{count:,} files were added to “My games”.</source>
        <extracomment>gui/desk/open_commands.py</extracomment>
        <translation>
            <numerusform>Se ha añadido 1 archivo a «Mis partidas».</numerusform>
            <numerusform>Se han añadido {count:,} archivos a «Mis partidas».</numerusform>
        </translation>
    </message>
    <message>
        <source>Files that define games are opened one at a time: {names}.</source>
        <extracomment>gui/desk/open_commands.py</extracomment>
        <translation>Los archivos que definen juegos se abren de uno en uno: {names}.</translation>
    </message>
    <message>
        <source>An animation has at most {most:,} moves of both players, and this line has {number:,}.</source>
        <extracomment>gui/desk/film_export.py</extracomment>
        <translation>Una animación tiene como máximo {most:,} jugadas de ambos jugadores, y esta línea tiene {number:,}.</translation>
    </message>
    <message>
        <source>Moves of both players: {number:,}</source>
        <extracomment>gui/desk/film_export.py</extracomment>
        <translation>Jugadas de ambos jugadores: {number:,}</translation>
    </message>
    <message>
        <source>{value} ({bounds})</source>
        <extracomment>gui/known/boards.py, engine/playtest/texts.py: estimate</extracomment>
        <translation>{value} ({bounds})</translation>
    </message>
    <message>
        <source>Tasks</source>
        <extracomment>gui/learn/lesson_page.py</extracomment>
        <translation>Tareas</translation>
    </message>
    <message>
        <source>{counted} played here.</source>
        <extracomment>gui/library/library_text.py</extracomment>
        <translation>{counted} jugadas aquí.</translation>
    </message>
    <message>
        <source>Common times</source>
        <extracomment>gui/play/match_fields.py</extracomment>
        <translation>Tiempos habituales</translation>
    </message>
    <message>
        <source>More</source>
        <comment>a link to the rule</comment>
        <extracomment>gui/rulebook/rules_view.py</extracomment>
        <translation>Más</translation>
    </message>
    <message>
        <source>pieces on the board</source>
        <extracomment>gui/rulebook/ends.py</extracomment>
        <translation>las piezas del tablero</translation>
    </message>
    <message>
        <source>pieces in hand</source>
        <extracomment>gui/rulebook/ends.py</extracomment>
        <translation>las piezas en mano</translation>
    </message>
    <message>
        <source>player to move</source>
        <extracomment>gui/rulebook/ends.py</extracomment>
        <translation>el jugador al que le toca</translation>
    </message>
    <message>
        <source>rights to castle</source>
        <extracomment>gui/rulebook/ends.py</extracomment>
        <translation>los derechos de enroque</translation>
    </message>
    <message>
        <source>rights to capture en passant</source>
        <extracomment>gui/rulebook/ends.py</extracomment>
        <translation>los derechos de captura al paso</translation>
    </message>
    <message>
        <source>Two positions are the same if they have the same {parts}.</source>
        <extracomment>gui/rulebook/ends.py</extracomment>
        <translation>Dos posiciones son la misma si coinciden {parts}.</translation>
    </message>
    <message>
        <source>No rule keeps the kings from facing each other on an open line.</source>
        <extracomment>gui/rulebook/ends.py</extracomment>
        <translation>Ninguna regla impide que los reyes se enfrenten en una línea abierta.</translation>
    </message>
    <message>
        <source>There is no limit to the number of moves without a capture.</source>
        <extracomment>gui/rulebook/ends.py</extracomment>
        <translation>No hay límite de jugadas sin captura.</translation>
    </message>
    <message>
        <source>If there is a choice, = and the letter of the new piece are written instead of +.</source>
        <extracomment>gui/rulebook/generated.py</extracomment>
        <translation>Si se puede elegir, en lugar de + se escriben = y la letra de la nueva pieza.</translation>
    </message>
    <message>
        <source>x marks a capture, + a check and # mate.</source>
        <extracomment>gui/rulebook/generated.py</extracomment>
        <translation>x indica una captura, + un jaque y # mate.</translation>
    </message>
    <message>
        <source>A promotion is written with + at the end.</source>
        <extracomment>gui/rulebook/generated.py</extracomment>
        <translation>Una promoción se escribe con + al final.</translation>
    </message>
    <message>
        <source>Moves like the pawn in chess, without its double step.</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>Se mueve como el peón del ajedrez, pero sin el paso doble.</translation>
    </message>
    <message>
        <source>straight in every direction</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>en línea recta en todas las direcciones</translation>
    </message>
    <message>
        <source>diagonally in every direction</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>en diagonal en todas las direcciones</translation>
    </message>
    <message>
        <source>Piece {letter}</source>
        <comment>a piece that has no name</comment>
        <extracomment>gui/words/naming.py</extracomment>
        <translation>Pieza {letter}</translation>
    </message>
    <message>
        <source>your file</source>
        <comment>a game with the name of one of the program&apos;s</comment>
        <extracomment>gui/words/naming.py</extracomment>
        <translation>tu archivo</translation>
    </message>
    <message>
        <source>{text} ({player})</source>
        <comment>squares or a castling move, and whose they are</comment>
        <extracomment>gui/words/zone_words.py</extracomment>
        <translation>{text} ({player:el})</translation>
    </message>
    <message>
        <source>Another piece already has the letter {letter}.</source>
        <extracomment>gui/workshop/piece_panel.py</extracomment>
        <translation>Otra pieza ya tiene la letra {letter}.</translation>
    </message>
    <message>
        <source>The letter has to be one from A to Z.</source>
        <extracomment>gui/workshop/piece_panel.py</extracomment>
        <translation>La letra tiene que ser una de la A a la Z.</translation>
    </message>
    <message>
        <source>So far there are only kings. Add pieces and put them on the board.</source>
        <extracomment>gui/workshop/strips.py</extracomment>
        <translation>De momento solo hay reyes. Añade piezas y colócalas en el tablero.</translation>
    </message>
    <message>
        <source>both sides</source>
        <extracomment>gui/workshop/trying.py</extracomment>
        <translation>ambos bandos</translation>
    </message>
    <message>
        <source>Green squares are this side&apos;s, yellow ones only the other side&apos;s.</source>
        <extracomment>gui/workshop/strips.py</extracomment>
        <translation>Las casillas verdes son de este bando; las amarillas, solo del otro.</translation>
    </message>
    <message>
        <source>That lets the {piece} on {place} win the game by arriving. Play it anyway?</source>
        <extracomment>gui/analysis/coach_text.py</extracomment>
        <translation>Eso permite que {piece:el} de {place} gane la partida por llegada. ¿Jugarla igual?</translation>
    </message>
    <message>
        <source>Stay an {piece}</source>
        <extracomment>gui/board/interaction.py</extracomment>
        <translation>Quedarse como {piece}</translation>
    </message>
    <message>
        <source>After capturing on a neighbouring square, it may step once more. Beside an empty square it may also pass.</source>
        <extracomment>gui/board/piece_facts.py, gui/words/piece_notes.py</extracomment>
        <translation>Tras capturar en una casilla contigua, puede dar un paso más. Junto a una casilla vacía también puede pasar.</translation>
    </message>
    <message>
        <source>{name} is a position with {ranks} ranks; no game here has that many.</source>
        <extracomment>gui/desk/open_commands.py</extracomment>
        <translation>{name} es una posición con {ranks} filas; ningún juego de aquí tiene tantas.</translation>
    </message>
    <message>
        <source>Choose the square again to stop there</source>
        <extracomment>gui/desk/typed_move.py</extracomment>
        <translation>Elige otra vez la casilla para acabar ahí</translation>
    </message>
    <message>
        <source>Arrow keys move; Esc stops</source>
        <extracomment>gui/desk/typed_move.py</extracomment>
        <translation>Las flechas mueven; Esc para salir</translation>
    </message>
    <message>
        <source>The engine has found no answer in time.</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>El motor no ha encontrado una respuesta a tiempo.</translation>
    </message>
    <message>
        <source>“Ann – Ben” finds games in which Ann moves first. “Ann –” and “– Ben” leave the other player open.</source>
        <extracomment>gui/library/games_table.py</extracomment>
        <translation>«Ann – Ben» encuentra las partidas en las que empieza Ann. «Ann –» y «– Ben» dejan libre al otro jugador.</translation>
    </message>
    <message>
        <source>These are too many files to add one by one. Add their folder instead.</source>
        <extracomment>gui/library/own_data.py</extracomment>
        <translation>Son demasiados archivos para añadirlos uno por uno. Añade su carpeta.</translation>
    </message>
    <message>
        <source>{name} answered without a move.</source>
        <extracomment>gui/matches/engine_players.py</extracomment>
        <translation>{name} ha respondido sin dar ninguna jugada.</translation>
    </message>
    <message>
        <source>En passant: an {piece} that has moved over several squares can be captured by an enemy {piece} on the next move, as if it had stopped on any square that it passed over.</source>
        <extracomment>gui/rulebook/generated.py</extracomment>
        <translation>Al paso: {piece:un} que ha pasado por varias casillas puede ser {piece:=capturado|capturada} en la jugada siguiente por {piece:un} {piece:=enemigo|enemiga}, como si se hubiera detenido en cualquiera de las casillas por las que pasó.</translation>
    </message>
    <message>
        <source>A capture en passant never promotes.</source>
        <extracomment>gui/rulebook/generated.py</extracomment>
        <translation>Una captura al paso nunca promociona.</translation>
    </message>
    <message>
        <source>Two steps are written with both squares, a pass with the piece&apos;s own square.</source>
        <extracomment>gui/rulebook/generated.py</extracomment>
        <translation>Dos pasos se escriben con las dos casillas; pasar, con la casilla de la propia pieza.</translation>
    </message>
    <message>
        <source>it is open in another window</source>
        <extracomment>gui/storage/drafts.py</extracomment>
        <translation>está abierto en otra ventana</translation>
    </message>
    <message>
        <source>No space left on device</source>
        <extracomment>gui/storage/reasons.py</extracomment>
        <translation>no queda espacio en el disco</translation>
    </message>
    <message>
        <source>Disk quota exceeded</source>
        <extracomment>gui/storage/reasons.py</extracomment>
        <translation>se ha agotado la cuota de disco</translation>
    </message>
    <message>
        <source>Permission denied</source>
        <extracomment>gui/storage/reasons.py</extracomment>
        <translation>permiso denegado</translation>
    </message>
    <message>
        <source>Operation not permitted</source>
        <extracomment>gui/storage/reasons.py</extracomment>
        <translation>operación no permitida</translation>
    </message>
    <message>
        <source>Read-only file system</source>
        <extracomment>gui/storage/reasons.py</extracomment>
        <translation>el disco es de solo lectura</translation>
    </message>
    <message>
        <source>No such file or directory</source>
        <extracomment>gui/storage/reasons.py</extracomment>
        <translation>no existe el archivo o la carpeta</translation>
    </message>
    <message>
        <source>Too many levels of symbolic links</source>
        <extracomment>gui/storage/reasons.py</extracomment>
        <translation>demasiados enlaces simbólicos</translation>
    </message>
    <message>
        <source>Input/output error</source>
        <extracomment>gui/storage/reasons.py</extracomment>
        <translation>error de lectura o escritura</translation>
    </message>
    <message numerus="yes">
        <source>In {count:,} moves of each player there was no capture, drop or promotion.</source>
        <extracomment>gui/words/outcome_text.py</extracomment>
        <translation>
            <numerusform>En {count:,} jugada de cada jugador no ha habido captura, reingreso ni promoción.</numerusform>
            <numerusform>En {count:,} jugadas de cada jugador no ha habido captura, reingreso ni promoción.</numerusform>
        </translation>
    </message>
    <message>
        <source>Never dropped.</source>
        <extracomment>gui/words/piece_notes.py</extracomment>
        <translation>Nunca se reingresa.</translation>
    </message>
    <message>
        <source>Passing is not allowed. There is no limit to the number of moves without a capture. A pawn promotes only to a gilding. No rule keeps the kings from facing each other on an open line.</source>
        <extracomment>assets/rules/pandemonium.toml, assets/rules/pandemonium-2020.toml, assets/rules/pandemonium-vchess.toml</extracomment>
        <translation>No se permite pasar. No hay límite de jugadas sin captura. Un peón solo promociona a dorado. Ninguna regla impide que los reyes se enfrenten en una línea abierta.</translation>
    </message>
    <message>
        <source>A piece that you capture goes to your hand and is yours. Instead of moving, you may drop one piece from your hand on an empty square, even with check or mate. A promoted piece loses its promotion when it is captured. A drop never promotes: a piece dropped on the last rank may promote when it moves.</source>
        <extracomment>assets/rules/pandemonium-2020.toml</extracomment>
        <translation>La pieza que capturas pasa a tu mano y es tuya. En lugar de mover, puedes reingresar una pieza de tu mano en una casilla vacía, incluso con jaque o mate. Una pieza promocionada pierde su promoción al ser capturada. Un reingreso nunca promociona: una pieza reingresada en la última fila puede promocionar cuando se mueve.</translation>
    </message>
    <message>
        <source>There is no castling, no en passant and no double step of pawns. Passing is not allowed. There is no limit to the number of moves without a capture. Each piece has one promotion, so there is none to choose. No rule keeps the kings from facing each other on an open line.</source>
        <extracomment>assets/rules/mansindam.toml</extracomment>
        <translation>No hay enroque, ni captura al paso, ni paso doble de los peones. No se permite pasar. No hay límite de jugadas sin captura. Cada pieza tiene una sola promoción, así que no hay nada que elegir. Ninguna regla impide que los reyes se enfrenten en una línea abierta.</translation>
    </message>
    <message>
        <source>No piece but a lion may pass. No river divides the board, and no king has to stay in its palace. There is no limit to the number of moves without a capture, and giving perpetual check does not lose. Pawns, queens and promoted pieces are never dropped. A king that has entered has won already: no points are counted.</source>
        <extracomment>assets/rules/palaceshogi.toml</extracomment>
        <translation>Ninguna pieza salvo el león puede pasar. Ningún río divide el tablero, y ningún rey tiene que quedarse en su palacio. No hay límite de jugadas sin captura, y dar jaque perpetuo no hace perder. Los peones, las damas y las piezas promocionadas nunca se reingresan. Un rey que ha entrado ya ha ganado: no se cuentan puntos.</translation>
    </message>
    <message>
        <source>For variety, setups are drawn at random from all of them and the first moves from the best ones, and the search of a later move is up to a quarter longer; {different} games are different. A game that is not over after 150 moves per player is a draw.</source>
        <extracomment>engine/playtest/texts.py: variety</extracomment>
        <translation>Para dar variedad, las disposiciones se sortean entre todas y las primeras jugadas entre las mejores, y la búsqueda de cada jugada posterior dura hasta una cuarta parte más; {different} partidas son distintas. Una partida que no ha acabado tras 150 jugadas de cada jugador es tablas.</translation>
    </message>
    <message>
        <source>{reason} {result}</source>
        <extracomment>engine/playtest/texts.py: ended</extracomment>
        <translation>{reason} {result}</translation>
    </message>
    <message>
        <source>The game is over: {outcome}.</source>
        <extracomment>rules/words.py: game over</extracomment>
        <translation>La partida ha terminado: {outcome}.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <extracomment>rules/words.py: king has arrived</extracomment>
        <translation>La partida ha terminado.</translation>
    </message>
    <message>
        <source>{player} chooses a setup first.</source>
        <extracomment>rules/words.py: setup first</extracomment>
        <translation>Primero {player:=elige|eligen|eliges} disposición {player:el}.</translation>
    </message>
    <message>
        <source>It is {player}&apos;s turn.</source>
        <extracomment>rules/words.py: not your turn</extracomment>
        <translation>{player:=Juega|Juegan|Juegas} {player:el}.</translation>
    </message>
    <message>
        <source>This would repeat the position once too often, which is not allowed.</source>
        <extracomment>rules/words.py: repetition</extracomment>
        <translation>Esto repetiría la posición más veces de las permitidas.</translation>
    </message>
    <message>
        <source>There is no piece on this square.</source>
        <extracomment>rules/words.py: no piece</extracomment>
        <translation>En esta casilla no hay ninguna pieza.</translation>
    </message>
    <message>
        <source>The {piece} has just been captured.</source>
        <extracomment>rules/words.py: just captured</extracomment>
        <translation>{piece:El} acaba de ser {piece:=capturado|capturada}.</translation>
    </message>
    <message>
        <source>That is not a square of the board.</source>
        <extracomment>rules/words.py: off the board</extracomment>
        <translation>Esa casilla no está en el tablero.</translation>
    </message>
    <message>
        <source>Your own {other} is there.</source>
        <extracomment>rules/words.py: own piece there</extracomment>
        <translation>Ahí está {other:tu}.</translation>
    </message>
    <message>
        <source>A move has to go somewhere.</source>
        <extracomment>rules/words.py: going nowhere</extracomment>
        <translation>Una jugada tiene que ir a alguna parte.</translation>
    </message>
    <message>
        <source>The {piece} passes only beside an empty square.</source>
        <extracomment>rules/words.py: no room to pass</extracomment>
        <translation>{piece:El} solo pasa junto a una casilla vacía.</translation>
    </message>
    <message>
        <source>Passing is not possible now.</source>
        <extracomment>rules/words.py: cannot pass</extracomment>
        <translation>Ahora no es posible pasar.</translation>
    </message>
    <message>
        <source>The {piece} does not move like that.</source>
        <extracomment>rules/words.py: not its movement</extracomment>
        <translation>{piece:El} no se mueve así.</translation>
    </message>
    <message>
        <source>The {piece} captures straight ahead, not diagonally.</source>
        <extracomment>rules/words.py: captures straight ahead</extracomment>
        <translation>{piece:El} captura de frente, no en diagonal.</translation>
    </message>
    <message>
        <source>The {piece} captures diagonally ahead, not straight ahead.</source>
        <extracomment>rules/words.py: captures diagonally</extracomment>
        <translation>{piece:El} captura en diagonal hacia adelante, no de frente.</translation>
    </message>
    <message>
        <source>The {piece} moves one square, never more.</source>
        <extracomment>rules/words.py: no long step</extracomment>
        <translation>{piece:El} se mueve una casilla, nunca más.</translation>
    </message>
    <message>
        <source>From here the {piece} moves only one square.</source>
        <extracomment>rules/words.py: one square from here</extracomment>
        <translation>Desde aquí {piece:el} solo se mueve una casilla.</translation>
    </message>
    <message>
        <source>From here the {piece} moves up to {number} squares.</source>
        <extracomment>rules/words.py: so far from here</extracomment>
        <translation>Desde aquí {piece:el} se mueve hasta {number} casillas.</translation>
    </message>
    <message>
        <source>The {piece} never moves backwards.</source>
        <extracomment>rules/words.py: never back</extracomment>
        <translation>{piece:El} nunca retrocede.</translation>
    </message>
    <message>
        <source>The {piece} only jumps ahead: two squares straight and one to the side.</source>
        <extracomment>rules/words.py: jumps ahead only</extracomment>
        <translation>{piece:El} solo salta hacia adelante: dos casillas en línea recta y una de lado.</translation>
    </message>
    <message>
        <source>The {piece} moves straight ahead only.</source>
        <extracomment>rules/words.py: slides ahead only</extracomment>
        <translation>{piece:El} solo avanza de frente.</translation>
    </message>
    <message>
        <source>The {piece} moves one square diagonally, or one straight ahead.</source>
        <extracomment>rules/words.py: steps like a silver</extracomment>
        <translation>{piece:El} se mueve una casilla en diagonal, o una de frente.</translation>
    </message>
    <message>
        <source>The {piece} moves one square straight, or one diagonally ahead.</source>
        <extracomment>rules/words.py: steps like a gold</extracomment>
        <translation>{piece:El} se mueve una casilla en línea recta, o una en diagonal hacia adelante.</translation>
    </message>
    <message>
        <source>The {piece} moves like a bishop, or one square straight.</source>
        <extracomment>rules/words.py: bishop and straight steps</extracomment>
        <translation>{piece:El} se mueve como un alfil, o una casilla en línea recta.</translation>
    </message>
    <message>
        <source>The {piece} moves like a rook, or one square diagonally.</source>
        <extracomment>rules/words.py: rook and diagonal steps</extracomment>
        <translation>{piece:El} se mueve como una torre, o una casilla en diagonal.</translation>
    </message>
    <message>
        <source>The {piece} moves like a rook, and captures only by hopping over one piece.</source>
        <extracomment>rules/words.py: rook that hops</extracomment>
        <translation>{piece:El} se mueve como una torre y solo captura saltando por encima de una pieza.</translation>
    </message>
    <message>
        <source>The {piece} moves like a bishop or one square straight, or jumps two squares diagonally.</source>
        <extracomment>rules/words.py: bishop, step and jump, rules/words.py: bishop, step and jump</extracomment>
        <translation>{piece:El} se mueve como un alfil o una casilla en línea recta, o salta dos casillas en diagonal.</translation>
    </message>
    <message>
        <source>The {piece} moves one square in any direction.</source>
        <extracomment>rules/words.py: steps like a king</extracomment>
        <translation>{piece:El} se mueve una casilla en cualquier dirección.</translation>
    </message>
    <message>
        <source>The {piece} jumps two squares straight and one to the side.</source>
        <extracomment>rules/words.py: jumps like a knight</extracomment>
        <translation>{piece:El} salta dos casillas en línea recta y una de lado.</translation>
    </message>
    <message>
        <source>The {piece} moves diagonally.</source>
        <extracomment>rules/words.py: slides like a bishop</extracomment>
        <translation>{piece:El} se mueve en diagonal.</translation>
    </message>
    <message>
        <source>The {piece} moves straight along ranks and files.</source>
        <extracomment>rules/words.py: slides like a rook</extracomment>
        <translation>{piece:El} se mueve en línea recta por filas y columnas.</translation>
    </message>
    <message>
        <source>The {piece} moves straight or diagonally.</source>
        <extracomment>rules/words.py: slides like a queen</extracomment>
        <translation>{piece:El} se mueve en línea recta o en diagonal.</translation>
    </message>
    <message>
        <source>The {piece} moves like a bishop or a knight.</source>
        <extracomment>rules/words.py: bishop and knight</extracomment>
        <translation>{piece:El} se mueve como un alfil o un caballo.</translation>
    </message>
    <message>
        <source>The {piece} moves like a rook or a knight.</source>
        <extracomment>rules/words.py: rook and knight</extracomment>
        <translation>{piece:El} se mueve como una torre o un caballo.</translation>
    </message>
    <message>
        <source>The {piece} moves like a queen or a knight.</source>
        <extracomment>rules/words.py: queen and knight</extracomment>
        <translation>{piece:El} se mueve como una dama o un caballo.</translation>
    </message>
    <message>
        <source>The {piece} moves like a knight, or one square in any direction.</source>
        <extracomment>rules/words.py: knight and king</extracomment>
        <translation>{piece:El} se mueve como un caballo, o una casilla en cualquier dirección.</translation>
    </message>
    <message>
        <source>The {piece} moves like a bishop or a knight, or one square straight.</source>
        <extracomment>rules/words.py: bishop, knight and king, rules/words.py: bishop, knight and king</extracomment>
        <translation>{piece:El} se mueve como un alfil o un caballo, o una casilla en línea recta.</translation>
    </message>
    <message>
        <source>The {piece} moves like a rook or a knight, or one square diagonally.</source>
        <extracomment>rules/words.py: rook, knight and king, rules/words.py: rook, knight and king</extracomment>
        <translation>{piece:El} se mueve como una torre o un caballo, o una casilla en diagonal.</translation>
    </message>
    <message>
        <source>The {piece} jumps at most two squares.</source>
        <extracomment>rules/words.py: within two squares</extracomment>
        <translation>{piece:El} salta dos casillas como máximo.</translation>
    </message>
    <message>
        <source>The {piece} moves that way only from rank {number} on, counted from its own side.</source>
        <extracomment>rules/words.py: only from a rank</extracomment>
        <translation>{piece:El} solo se mueve así a partir de la fila {number}, contando desde su bando.</translation>
    </message>
    <message>
        <source>The {piece} moves diagonally only along the corridors of the enemy {region}.</source>
        <extracomment>rules/words.py: only along corridors</extracomment>
        <translation>{piece:El} solo se mueve en diagonal por los corredores del {region} enemigo.</translation>
    </message>
    <message>
        <source>In its own {region} the {piece} moves only one square, diagonally.</source>
        <extracomment>rules/words.py: one step in its palace</extracomment>
        <translation>En su propio {region}, {piece:el} solo se mueve una casilla, en diagonal.</translation>
    </message>
    <message>
        <source>The {other} is in the way.</source>
        <extracomment>rules/words.py: in the way</extracomment>
        <translation>{other:El} está en medio.</translation>
    </message>
    <message>
        <source>The {piece} does not capture that way.</source>
        <extracomment>rules/words.py: does not capture so</extracomment>
        <translation>{piece:El} no captura así.</translation>
    </message>
    <message>
        <source>The {piece} moves that way only to capture.</source>
        <extracomment>rules/words.py: goes so to capture</extracomment>
        <translation>{piece:El} solo se mueve así para capturar.</translation>
    </message>
    <message>
        <source>The {piece} cannot capture this {other}.</source>
        <extracomment>rules/words.py: spared</extracomment>
        <translation>{piece:El} no puede capturar {other:este}.</translation>
    </message>
    <message>
        <source>The {piece} hops only to capture.</source>
        <extracomment>rules/words.py: hops to capture</extracomment>
        <translation>{piece:El} solo salta para capturar.</translation>
    </message>
    <message>
        <source>The {piece} captures only over a piece in between.</source>
        <extracomment>rules/words.py: needs a screen</extracomment>
        <translation>{piece:El} solo captura por encima de una pieza intermedia.</translation>
    </message>
    <message>
        <source>The {piece} captures over exactly one piece.</source>
        <extracomment>rules/words.py: one screen</extracomment>
        <translation>{piece:El} captura por encima de exactamente una pieza.</translation>
    </message>
    <message>
        <source>The {piece} cannot hop over this {other}.</source>
        <extracomment>rules/words.py: no screen</extracomment>
        <translation>{piece:El} no puede saltar por encima de {other:este}.</translation>
    </message>
    <message>
        <source>In its own {region} the {piece} does not move like that.</source>
        <extracomment>rules/words.py: moves otherwise here</extracomment>
        <translation>En su propio {region}, {piece:el} no se mueve así.</translation>
    </message>
    <message>
        <source>The {piece} stops where it enters its own {region}.</source>
        <extracomment>rules/words.py: stops at the wall</extracomment>
        <translation>{piece:El} se detiene al entrar en su propio {region}.</translation>
    </message>
    <message>
        <source>The {piece} must promote there.</source>
        <extracomment>rules/words.py: must promote</extracomment>
        <translation>{piece:El} tiene que promocionar ahí.</translation>
    </message>
    <message>
        <source>Promotion is not optional: a move that touches the last {number} ranks promotes the {piece}.</source>
        <extracomment>rules/words.py: always promotes</extracomment>
        <translation>La promoción no es opcional: una jugada que toca las últimas {number} filas promociona {piece:el}.</translation>
    </message>
    <message>
        <source>Promotion is not optional: a move that ends on the last {number} ranks promotes the {piece}.</source>
        <extracomment>rules/words.py: promotes on arrival</extracomment>
        <translation>La promoción no es opcional: una jugada que termina en las últimas {number} filas promociona {piece:el}.</translation>
    </message>
    <message>
        <source>On the last rank the {piece} must promote.</source>
        <extracomment>rules/words.py: must promote at the end</extracomment>
        <translation>En la última fila {piece:el} tiene que promocionar.</translation>
    </message>
    <message>
        <source>The {piece} can only become one piece: {other}.</source>
        <extracomment>rules/words.py: promotes otherwise</extracomment>
        <translation>{piece:El} solo puede convertirse en una pieza: {other:un}.</translation>
    </message>
    <message>
        <source>The {piece} does not promote.</source>
        <extracomment>rules/words.py: does not promote</extracomment>
        <translation>{piece:El} no promociona.</translation>
    </message>
    <message>
        <source>The {piece} promotes only in the promotion zone.</source>
        <extracomment>rules/words.py: outside the zone</extracomment>
        <translation>{piece:El} solo promociona en la zona de promoción.</translation>
    </message>
    <message>
        <source>The {piece} promotes only by a move that touches the last {number} ranks.</source>
        <extracomment>rules/words.py: outside the last ranks</extracomment>
        <translation>{piece:El} solo promociona con una jugada que toque las últimas {number} filas.</translation>
    </message>
    <message>
        <source>The {piece} promotes only by a move that touches the last rank.</source>
        <extracomment>rules/words.py: outside the last rank</extracomment>
        <translation>{piece:El} solo promociona con una jugada que toque la última fila.</translation>
    </message>
    <message>
        <source>{player} has no {piece} in hand.</source>
        <extracomment>rules/words.py: not in hand</extracomment>
        <translation>{player:El} no {player:=tiene|tienen|tienes} {piece:ningún} en mano.</translation>
    </message>
    <message>
        <source>A piece can only be dropped on an empty square.</source>
        <extracomment>rules/words.py: drop on a piece</extracomment>
        <translation>Una pieza solo se puede reingresar en una casilla vacía.</translation>
    </message>
    <message>
        <source>The {piece} may not be dropped on the last rank.</source>
        <extracomment>rules/words.py: drop on the last rank</extracomment>
        <translation>{piece:El} no se puede reingresar en la última fila.</translation>
    </message>
    <message>
        <source>The {piece} may not be dropped on its first rank.</source>
        <extracomment>rules/words.py: drop on the first rank</extracomment>
        <translation>{piece:El} no se puede reingresar en su primera fila.</translation>
    </message>
    <message>
        <source>The {piece} may not be dropped on the first or the last rank.</source>
        <extracomment>rules/words.py: drop on an outer rank</extracomment>
        <translation>{piece:El} no se puede reingresar en la primera fila ni en la última.</translation>
    </message>
    <message>
        <source>The {piece} may be dropped on its first {number} ranks only.</source>
        <extracomment>rules/words.py: drop too far</extracomment>
        <translation>{piece:El} solo se puede reingresar en sus {number} primeras filas.</translation>
    </message>
    <message>
        <source>The {piece} may not be dropped on this square.</source>
        <extracomment>rules/words.py: drop on this square</extracomment>
        <translation>{piece:El} no se puede reingresar en esta casilla.</translation>
    </message>
    <message>
        <source>Your {piece} is already on this file.</source>
        <extracomment>rules/words.py: two on a file</extracomment>
        <translation>{piece:Tu} ya está en esta columna.</translation>
    </message>
    <message>
        <source>Each player&apos;s limit for the {piece} is {number} on a file.</source>
        <extracomment>rules/words.py: too many on a file</extracomment>
        <translation>El límite de cada jugador para {piece:el} es {number} en una columna.</translation>
    </message>
    <message>
        <source>A dropped {piece} may not give checkmate.</source>
        <extracomment>rules/words.py: drop gives mate</extracomment>
        <translation>{piece:Un} {piece:=reingresado|reingresada} no puede dar jaque mate.</translation>
    </message>
    <message>
        <source>The {piece} would have to promote, and none of the pieces that it may become is free.</source>
        <extracomment>rules/words.py: nothing to become</extracomment>
        <translation>{piece:El} tendría que promocionar, y ninguna de las piezas en que puede convertirse está libre.</translation>
    </message>
    <message>
        <source>A dropped {piece} may not give check.</source>
        <extracomment>rules/words.py: drop gives check</extracomment>
        <translation>{piece:Un} {piece:=reingresado|reingresada} no puede dar jaque.</translation>
    </message>
    <message>
        <source>Castling that way needs your {piece} on {square}.</source>
        <extracomment>rules/words.py: no rook at home</extracomment>
        <translation>Ese enroque necesita {piece:tu} en {square}.</translation>
    </message>
    <message>
        <source>The king or this {piece} has moved before.</source>
        <extracomment>rules/words.py: has moved</extracomment>
        <translation>El rey o {piece:este} ya se ha movido antes.</translation>
    </message>
    <message>
        <source>There are pieces between the king and the {piece}.</source>
        <extracomment>rules/words.py: castling through pieces</extracomment>
        <translation>Hay piezas entre el rey y {piece:el}.</translation>
    </message>
    <message>
        <source>You cannot castle while in check.</source>
        <extracomment>rules/words.py: castling out of check</extracomment>
        <translation>No puedes enrocarte estando en jaque.</translation>
    </message>
    <message>
        <source>The king would cross or land on a square attacked by the {other} on {square}.</source>
        <extracomment>rules/words.py: castling through check</extracomment>
        <translation>El rey pasaría por una casilla atacada por {other:el} de {square}, o llegaría a ella.</translation>
    </message>
    <message>
        <source>To castle on that side the king goes to {square}.</source>
        <extracomment>rules/words.py: castles otherwise</extracomment>
        <translation>Para enrocarse hacia ese lado, el rey va a {square}.</translation>
    </message>
    <message>
        <source>The king castles only from {square}.</source>
        <extracomment>rules/words.py: castles from home</extracomment>
        <translation>El rey solo se enroca desde {square}.</translation>
    </message>
    <message>
        <source>{text} is castling with the {piece} on {square}: the reverse of chess. {reason}</source>
        <extracomment>rules/words.py: castling reversed</extracomment>
        <translation>{text} es el enroque con {piece:el} de {square}: al revés que en el ajedrez. {reason}</translation>
    </message>
    <message>
        <source>The kings would face each other with nothing between them.</source>
        <extracomment>rules/words.py: facing kings</extracomment>
        <translation>Los reyes se enfrentarían sin nada entre ellos.</translation>
    </message>
    <message>
        <source>Arriving there wins only on a square that is not attacked: the {other} on {square} guards it.</source>
        <extracomment>rules/words.py: arrival guarded</extracomment>
        <translation>Llegar ahí solo gana en una casilla que no esté atacada: {other:el} de {square} la vigila.</translation>
    </message>
    <message>
        <source>The king would be attacked by the {other} on {square}.</source>
        <extracomment>rules/words.py: into check</extracomment>
        <translation>El rey quedaría atacado por {other:el} de {square}.</translation>
    </message>
    <message>
        <source>Your king is in check from the {other} on {square}.</source>
        <extracomment>rules/words.py: in check</extracomment>
        <translation>{other:El} de {square} da jaque a tu rey.</translation>
    </message>
    <message>
        <source>This would let the {other} on {square} attack your king.</source>
        <extracomment>rules/words.py: exposes the king</extracomment>
        <translation>Esto dejaría que {other:el} de {square} atacara a tu rey.</translation>
    </message>
    <message>
        <source>The {piece} is pinned: your king would be attacked by the {other} on {square}.</source>
        <extracomment>rules/words.py: pinned</extracomment>
        <translation>{piece:El} está {piece:=clavado|clavada}: tu rey quedaría atacado por {other:el} de {square}.</translation>
    </message>
    <message>
        <source>{text} is not written like a move, such as {examples}.</source>
        <extracomment>rules/words.py: not like a move</extracomment>
        <translation>{text} no está escrito como una jugada; por ejemplo, {examples}.</translation>
    </message>
    <message>
        <source>{text} is not a legal move here.</source>
        <extracomment>rules/words.py: not legal</extracomment>
        <translation>{text} no es una jugada legal aquí.</translation>
    </message>
    <message>
        <source>This move is not legal here.</source>
        <extracomment>rules/words.py: unnamed move not legal</extracomment>
        <translation>Esta jugada no es legal aquí.</translation>
    </message>
    <message>
        <source>{text} is not a legal move here. {reason}</source>
        <extracomment>rules/words.py: no legal move because</extracomment>
        <translation>{text} no es una jugada legal aquí. {reason}</translation>
    </message>
    <message>
        <source>{text} must promote, which is written {move}.</source>
        <extracomment>rules/words.py: promotion not written</extracomment>
        <translation>{text} tiene que promocionar, lo que se escribe {move}.</translation>
    </message>
    <message>
        <source>{text} could be more than one move: write one of {moves}.</source>
        <extracomment>rules/words.py: several moves</extracomment>
        <translation>{text} podría ser más de una jugada: escribe una de {moves}.</translation>
    </message>
    <message>
        <source>None of your pieces can move to {square} like that.</source>
        <extracomment>rules/words.py: no piece goes there</extracomment>
        <translation>Ninguna pieza tuya puede ir así a {square}.</translation>
    </message>
    <message>
        <source>You have no {piece} that can move to {square} like that.</source>
        <extracomment>rules/words.py: no such piece goes there</extracomment>
        <translation>No tienes {piece:ningún} que pueda ir así a {square}.</translation>
    </message>
    <message>
        <source>{text} is not a setup; {player} first chooses one of {choices}.</source>
        <extracomment>rules/words.py: no setup</extracomment>
        <translation>{text} no es una disposición; primero {player:el} {player:=elige|eligen|eliges} una de {choices}.</translation>
    </message>
    <message>
        <source>There is no square {text}.</source>
        <extracomment>rules/words.py: no such square</extracomment>
        <translation>No existe la casilla {text}.</translation>
    </message>
    <message>
        <source>There is no castling in this game.</source>
        <extracomment>rules/words.py: no castling</extracomment>
        <translation>En este juego no hay enroque.</translation>
    </message>
    <message>
        <source>Castling to that side is not possible now.</source>
        <extracomment>rules/words.py: no castling to that side</extracomment>
        <translation>Ahora no es posible el enroque hacia ese lado.</translation>
    </message>
    <message>
        <source>There is no piece {text} to drop in this game.</source>
        <extracomment>rules/words.py: nothing to drop</extracomment>
        <translation>En este juego no hay ninguna pieza {text} que reingresar.</translation>
    </message>
    <message>
        <source>No {piece} can be dropped on {square} now.</source>
        <extracomment>rules/words.py: no drop there</extracomment>
        <translation>Ahora no se puede reingresar {piece:ningún} en {square}.</translation>
    </message>
    <message>
        <source>Move {number}: {reason}</source>
        <extracomment>rules/words.py: move of several</extracomment>
        <translation>Jugada {number}: {reason}</translation>
    </message>
    <message>
        <source>A position has at most {most} characters, and this text has {number}.</source>
        <extracomment>rules/words.py: position too long</extracomment>
        <translation>Una posición tiene como máximo {most} caracteres, y este texto tiene {number}.</translation>
    </message>
    <message>
        <source>The position is empty.</source>
        <extracomment>rules/words.py: position empty</extracomment>
        <translation>La posición está vacía.</translation>
    </message>
    <message>
        <source>A position has at most {most} fields, and this text has {number}.</source>
        <extracomment>rules/words.py: too many fields</extracomment>
        <translation>Una posición tiene como máximo {most} campos, y este texto tiene {number}.</translation>
    </message>
    <message>
        <source>The board has {ranks} ranks, and this text has {number}.</source>
        <extracomment>rules/words.py: wrong ranks</extracomment>
        <translation>El tablero tiene {ranks} filas, y este texto tiene {number}.</translation>
    </message>
    <message>
        <source>Rank {rank} has {files} squares, and the text gives {number}.</source>
        <extracomment>rules/words.py: wrong files</extracomment>
        <translation>La fila {rank} tiene {files} casillas, y el texto da {number}.</translation>
    </message>
    <message>
        <source>A run of empty squares cannot be 0.</source>
        <extracomment>rules/words.py: run of none</extracomment>
        <translation>Una serie de casillas vacías no puede ser 0.</translation>
    </message>
    <message>
        <source>Rank {rank} has a hole where the board has a square.</source>
        <extracomment>rules/words.py: no hole</extracomment>
        <translation>En la fila {rank} hay un hueco donde el tablero tiene una casilla.</translation>
    </message>
    <message>
        <source>Rank {rank} has a piece in a hole of the board.</source>
        <extracomment>rules/words.py: piece in a hole</extracomment>
        <translation>En la fila {rank} hay una pieza en un hueco del tablero.</translation>
    </message>
    <message>
        <source>Rank {rank} has {text}, which is not a piece of this game.</source>
        <extracomment>rules/words.py: piece unknown</extracomment>
        <translation>En la fila {rank} está {text}, que no es ninguna pieza de este juego.</translation>
    </message>
    <message>
        <source>The {piece} on rank {rank} is not a promoted piece.</source>
        <extracomment>rules/words.py: piece not promoted</extracomment>
        <translation>{piece:El} de la fila {rank} no es una pieza promocionada.</translation>
    </message>
    <message>
        <source>The hands lack their closing bracket.</source>
        <extracomment>rules/words.py: hands not closed</extracomment>
        <translation>A las manos les falta el corchete de cierre.</translation>
    </message>
    <message>
        <source>The hands cannot hold {text}.</source>
        <extracomment>rules/words.py: not for the hand</extracomment>
        <translation>Las manos no pueden tener {text}.</translation>
    </message>
    <message>
        <source>A hand holds at most {most} pieces of a kind.</source>
        <extracomment>rules/words.py: hand too full</extracomment>
        <translation>Una mano tiene como máximo {most} piezas de un tipo.</translation>
    </message>
    <message>
        <source>There is no square {text} for en passant.</source>
        <extracomment>rules/words.py: en passant off the board</extracomment>
        <translation>No existe la casilla {text} para la captura al paso.</translation>
    </message>
    <message>
        <source>The half-move counter must be a number, not {text}.</source>
        <extracomment>rules/words.py: half-moves no number</extracomment>
        <translation>El contador de medias jugadas debe ser un número, no {text}.</translation>
    </message>
    <message>
        <source>The half-move counter goes up to {most}, and {text} is more.</source>
        <extracomment>rules/words.py: half-moves too many</extracomment>
        <translation>El contador de medias jugadas llega hasta {most}, y {text} lo supera.</translation>
    </message>
    <message>
        <source>The move counter must be a number, not {text}.</source>
        <extracomment>rules/words.py: moves no number</extracomment>
        <translation>El contador de jugadas debe ser un número, no {text}.</translation>
    </message>
    <message>
        <source>The move counter goes up to {most}, and {text} is more.</source>
        <extracomment>rules/words.py: moves too many</extracomment>
        <translation>El contador de jugadas llega hasta {most}, y {text} lo supera.</translation>
    </message>
    <message>
        <source>{text} is not a setup phase of this game.</source>
        <extracomment>rules/words.py: setup phase unknown</extracomment>
        <translation>{text} no es ninguna fase de disposición de este juego.</translation>
    </message>
    <message>
        <source>The hands are {number} digits here, not {text}.</source>
        <extracomment>rules/words.py: hands of vchess</extracomment>
        <translation>Las manos son aquí {number} cifras, no {text}.</translation>
    </message>
    <message>
        <source>vchess does not have this game, so hands are written in brackets.</source>
        <extracomment>rules/words.py: not in vchess</extracomment>
        <translation>vchess no tiene este juego, así que las manos se escriben entre corchetes.</translation>
    </message>
    <message>
        <source>{player} has no king.</source>
        <extracomment>rules/words.py: no king</extracomment>
        <translation>{player:El} no {player:=tiene|tienen|tienes} rey.</translation>
    </message>
    <message>
        <source>{player} needs exactly one king and has {number}.</source>
        <extracomment>rules/words.py: several kings</extracomment>
        <translation>{player:El} {player:=necesita|necesitan|necesitas} exactamente un rey y {player:=tiene|tienen|tienes} {number}.</translation>
    </message>
    <message>
        <source>It is {player}&apos;s turn, but {opponent}&apos;s king could be captured.</source>
        <extracomment>rules/words.py: king can be captured</extracomment>
        <translation>{player:=Juega|Juegan|Juegas} {player:el}, pero el rey {opponent:del} podría ser capturado.</translation>
    </message>
    <message>
        <source>Both kings have arrived, so there is no single winner.</source>
        <extracomment>rules/words.py: both kings arrived</extracomment>
        <translation>Ambos reyes han llegado, así que no hay un único ganador.</translation>
    </message>
    <message>
        <source>There are more than {most} pieces that count as {piece} in hand.</source>
        <extracomment>rules/words.py: too many for a hand</extracomment>
        <translation>Hay más de {most} piezas en mano que cuentan como {piece:un}.</translation>
    </message>
    <message>
        <source>No king may be attacked in the setup phase.</source>
        <extracomment>rules/words.py: check in the setup</extracomment>
        <translation>En la fase de disposición ningún rey puede estar atacado.</translation>
    </message>
    <message>
        <source>In the setup phase, it must be the turn of the player who chooses.</source>
        <extracomment>rules/words.py: turn in the setup</extracomment>
        <translation>En la fase de disposición, debe ser el turno del jugador que elige.</translation>
    </message>
    <message>
        <source>In the setup phase, the pieces to be arranged must be on their squares.</source>
        <extracomment>rules/words.py: pieces in the setup</extracomment>
        <translation>En la fase de disposición, las piezas que se disponen deben estar en sus casillas.</translation>
    </message>
    <message>
        <source>Line {line}: {reason}</source>
        <extracomment>rules/words.py: on a line</extracomment>
        <translation>Línea {line}: {reason}</translation>
    </message>
    <message>
        <source>A file of this size has at most {most} games, and this one has more.</source>
        <extracomment>rules/words.py: too many games</extracomment>
        <translation>Un archivo de este tamaño tiene como máximo {most} partidas, y este tiene más.</translation>
    </message>
    <message>
        <source>This is too large for a saved game: it has more than {size}.</source>
        <extracomment>rules/words.py: game too large</extracomment>
        <translation>Esto es demasiado grande para una partida guardada: tiene más de {size}.</translation>
    </message>
    <message>
        <source>This is not text (in UTF-8), so it is not a saved game.</source>
        <extracomment>rules/words.py: not text</extracomment>
        <translation>Esto no es texto (en UTF-8), así que no es una partida guardada.</translation>
    </message>
    <message>
        <source>{text} makes no sense here.</source>
        <extracomment>rules/words.py: sign unknown</extracomment>
        <translation>{text} no tiene sentido aquí.</translation>
    </message>
    <message>
        <source>A comment is not closed.</source>
        <extracomment>rules/words.py: comment not closed</extracomment>
        <translation>Hay un comentario sin cerrar.</translation>
    </message>
    <message>
        <source>A header is written as in [Event &quot;…&quot;].</source>
        <extracomment>rules/words.py: header not written so</extracomment>
        <translation>Una cabecera se escribe como en [Event &quot;…&quot;].</translation>
    </message>
    <message>
        <source>A game has at most {most} headers.</source>
        <extracomment>rules/words.py: too many headers</extracomment>
        <translation>Una partida tiene como máximo {most} cabeceras.</translation>
    </message>
    <message>
        <source>A game has at most {most} moves including variations, and this one has {number}.</source>
        <extracomment>rules/words.py: too many moves</extracomment>
        <translation>Una partida tiene como máximo {most} jugadas con sus variantes, y esta tiene {number}.</translation>
    </message>
    <message>
        <source>A game has at most {most} variations.</source>
        <extracomment>rules/words.py: too many variations</extracomment>
        <translation>Una partida tiene como máximo {most} variantes.</translation>
    </message>
    <message>
        <source>There is no [Variant] tag to say which game this is, and there are too many moves to try them all.</source>
        <extracomment>rules/words.py: too many moves to try</extracomment>
        <translation>Ninguna etiqueta [Variant] dice qué juego es este, y hay demasiadas jugadas para probarlos todos.</translation>
    </message>
    <message>
        <source>There is no [Variant] tag to say which game this is, and its moves fit no game.</source>
        <extracomment>rules/words.py: moves fit no game</extracomment>
        <translation>Ninguna etiqueta [Variant] dice qué juego es este, y sus jugadas no encajan en ningún juego.</translation>
    </message>
    <message>
        <source>The start position cannot be read. {reason}</source>
        <extracomment>rules/words.py: start not read</extracomment>
        <translation>La posición inicial no se puede leer. {reason}</translation>
    </message>
    <message>
        <source>A variation is not closed.</source>
        <extracomment>rules/words.py: variation not closed</extracomment>
        <translation>Hay una variante sin cerrar.</translation>
    </message>
    <message>
        <source>A variation is closed that was never opened.</source>
        <extracomment>rules/words.py: variation not opened</extracomment>
        <translation>Se cierra una variante que nunca se abrió.</translation>
    </message>
    <message>
        <source>A variation appears where there is no move to vary.</source>
        <extracomment>rules/words.py: nothing to vary</extracomment>
        <translation>Hay una variante donde no hay jugada que variar.</translation>
    </message>
    <message>
        <source>${number} is not an annotation: they go up to ${most}.</source>
        <extracomment>rules/words.py: no annotation</extracomment>
        <translation>${number} no es una anotación: llegan hasta ${most}.</translation>
    </message>
    <message>
        <source>There is no game {text} here, and the file does not define it.</source>
        <extracomment>rules/words.py: no such own game</extracomment>
        <translation>Aquí no existe el juego {text}, y el archivo no lo define.</translation>
    </message>
    <message>
        <source>There is no game {text}; the games are {games}.</source>
        <extracomment>rules/words.py: no such game</extracomment>
        <translation>No existe el juego {text}; los juegos son {games}.</translation>
    </message>
    <message>
        <source>It is a folder.</source>
        <extracomment>rules/words.py: folder</extracomment>
        <translation>Es una carpeta.</translation>
    </message>
    <message>
        <source>It is a pipe or a device, not a regular file.</source>
        <extracomment>rules/words.py: no regular file</extracomment>
        <translation>Es una tubería o un dispositivo, no un archivo normal.</translation>
    </message>
    <message>
        <source>It is larger than {size}.</source>
        <extracomment>rules/words.py: file too large</extracomment>
        <translation>Es más grande que {size}.</translation>
    </message>
    <message>
        <source>{file} cannot be read: {message}.</source>
        <extracomment>rules/words.py: file not read</extracomment>
        <translation>{file} no se puede leer: {message}.</translation>
    </message>
    <message>
        <source>A definition has at most {most} characters.</source>
        <extracomment>rules/words.py: definition too long</extracomment>
        <translation>Una definición tiene como máximo {most} caracteres.</translation>
    </message>
    <message>
        <source>This cannot be read as TOML: {message}.</source>
        <extracomment>rules/words.py: definition no TOML</extracomment>
        <translation>Esto no se puede leer como TOML: {message}.</translation>
    </message>
    <message>
        <source>This is nested too deeply.</source>
        <extracomment>rules/words.py: definition nested</extracomment>
        <translation>El anidamiento es demasiado profundo.</translation>
    </message>
    <message>
        <source>A number is too large: the largest is {most}.</source>
        <extracomment>rules/words.py: definition number</extracomment>
        <translation>Un número es demasiado grande: el máximo es {most}.</translation>
    </message>
    <message>
        <source>There is no key {text} here; the keys are {names}.</source>
        <extracomment>rules/words.py: definition key unknown</extracomment>
        <translation>Aquí no existe la clave {text}; las claves son {names}.</translation>
    </message>
    <message>
        <source>There is no key {text} here; {field} may be meant.</source>
        <extracomment>rules/words.py: definition key misspelt</extracomment>
        <translation>Aquí no existe la clave {text}; quizá sea {field}.</translation>
    </message>
    <message>
        <source>There is no game {text} to inherit from; similar names are {games}.</source>
        <extracomment>rules/words.py: definition inherits from nothing</extracomment>
        <translation>No existe el juego {text} del que heredar; nombres parecidos: {games}.</translation>
    </message>
    <message>
        <source>Only a game that inherits from another can remove something.</source>
        <extracomment>rules/words.py: definition inherits nothing</extracomment>
        <translation>Solo un juego que hereda de otro puede quitar algo.</translation>
    </message>
    <message>
        <source>There is no {text} to remove in {game}.</source>
        <extracomment>rules/words.py: definition removes nothing</extracomment>
        <translation>En {game} no hay {text} que quitar.</translation>
    </message>
    <message>
        <source>{text} is not one of these: {names}.</source>
        <extracomment>rules/words.py: none of these</extracomment>
        <translation>{text} no es ninguno de estos: {names}.</translation>
    </message>
    <message>
        <source>A name has only lower-case letters, digits and hyphens, unlike {text}.</source>
        <extracomment>rules/words.py: name not written so</extracomment>
        <translation>Un nombre solo tiene minúsculas, cifras y guiones, a diferencia de {text}.</translation>
    </message>
    <message>
        <source>This has to name another game, not {text}.</source>
        <extracomment>rules/words.py: no other game</extracomment>
        <translation>Aquí debe figurar otro juego, no {text}.</translation>
    </message>
    <message>
        <source>The game has no piece {text}.</source>
        <extracomment>rules/words.py: no such piece</extracomment>
        <translation>El juego no tiene ninguna pieza {text}.</translation>
    </message>
    <message>
        <source>The symbol of a piece is a capital letter, as in N, +N or N~, not {text}.</source>
        <extracomment>rules/words.py: symbol not written so</extracomment>
        <translation>El símbolo de una pieza es una mayúscula, como en N, +N o N~, no {text}.</translation>
    </message>
    <message>
        <source>The letter that people write is as in N or Ln, not {text}.</source>
        <extracomment>rules/words.py: letter not written so</extracomment>
        <translation>La letra que se escribe es como en N o Ln, no {text}.</translation>
    </message>
    <message>
        <source>A zone is missing here.</source>
        <extracomment>rules/words.py: zone missing</extracomment>
        <translation>Aquí falta una zona.</translation>
    </message>
    <message>
        <source>A zone for each side needs squares on both sides of the |, unlike {text}.</source>
        <extracomment>rules/words.py: zone for one side</extracomment>
        <translation>Una zona para cada bando necesita casillas a ambos lados de |, a diferencia de {text}.</translation>
    </message>
    <message>
        <source>A zone is written as in 9-10, d7-f9 or e8, not {text}.</source>
        <extracomment>rules/words.py: zone not written so</extracomment>
        <translation>Una zona se escribe como 9-10, d7-f9 o e8, no {text}.</translation>
    </message>
    <message>
        <source>The zone {text} is not on a board of {files} files and {ranks} ranks.</source>
        <extracomment>rules/words.py: zone off the board</extracomment>
        <translation>La zona {text} no está en un tablero de {files} columnas y {ranks} filas.</translation>
    </message>
    <message>
        <source>In the movement {movement}, {text} cannot be read.</source>
        <extracomment>rules/words.py: movement unreadable</extracomment>
        <translation>En el movimiento {movement} no se puede leer {text}.</translation>
    </message>
    <message>
        <source>In the movement {movement}, a length has to be a number from 1 to {most}.</source>
        <extracomment>rules/words.py: movement too long</extracomment>
        <translation>En el movimiento {movement}, una longitud debe ser un número de 1 a {most}.</translation>
    </message>
    <message>
        <source>In the movement {movement}, {text} leads nowhere.</source>
        <extracomment>rules/words.py: movement to nowhere</extracomment>
        <translation>En el movimiento {movement}, {text} no lleva a ninguna parte.</translation>
    </message>
    <message>
        <source>In the movement {movement}, p comes before a leap: only a rider hops, as in cpR.</source>
        <extracomment>rules/words.py: only riders hop</extracomment>
        <translation>En el movimiento {movement}, p precede a un salto: solo una pieza que se desliza puede saltar sobre otra, como en cpR.</translation>
    </message>
    <message>
        <source>In the movement {movement}, n does not come before a leap over squares: only such a leap can be blocked on its way, as in nN.</source>
        <extracomment>rules/words.py: only leaps are lame</extracomment>
        <translation>En el movimiento {movement}, n no precede a un salto sobre casillas: solo ese puede bloquearse en su camino, como en nN.</translation>
    </message>
    <message>
        <source>The terrain on {text} adds no movement.</source>
        <extracomment>rules/words.py: terrain adds nothing</extracomment>
        <translation>El terreno en {text} no añade ningún movimiento.</translation>
    </message>
    <message>
        <source>The {piece} never moves.</source>
        <extracomment>rules/words.py: never moves</extracomment>
        <translation>{piece:El} nunca se mueve.</translation>
    </message>
    <message>
        <source>The {piece} slides nowhere, so no wall stops it.</source>
        <extracomment>rules/words.py: wall without slides</extracomment>
        <translation>{piece:El} no se desliza a ninguna parte, así que ningún muro {piece:=lo|la} detiene.</translation>
    </message>
    <message>
        <source>The {piece} does not hop, so there is nothing that it cannot hop over.</source>
        <extracomment>rules/words.py: screens without hops</extracomment>
        <translation>{piece:El} no pasa por encima de piezas, así que no hay nada sobre lo que no pueda saltar.</translation>
    </message>
    <message>
        <source>The {piece} leaps over squares by a step that the {other} rides by.</source>
        <extracomment>rules/words.py: leap and ride</extracomment>
        <translation>{piece:El} salta sobre casillas con un paso que {other:el} repite.</translation>
    </message>
    <message>
        <source>The {piece} rides by leaps of three files, which is not possible on a board of {files} files.</source>
        <extracomment>rules/words.py: ride too long</extracomment>
        <translation>{piece:El} repite saltos de tres columnas, lo que no es posible en un tablero de {files} columnas.</translation>
    </message>
    <message>
        <source>The {piece} does not capture on every square beside it, so it cannot step on from there.</source>
        <extracomment>rules/words.py: no second step</extracomment>
        <translation>{piece:El} no captura en todas las casillas vecinas, así que no puede seguir desde allí.</translation>
    </message>
    <message>
        <source>The {piece} cannot spare the king.</source>
        <extracomment>rules/words.py: spares the king</extracomment>
        <translation>{piece:El} no puede perdonar al rey.</translation>
    </message>
    <message>
        <source>A game has exactly one royal piece, which comes first.</source>
        <extracomment>rules/words.py: one royal piece</extracomment>
        <translation>Un juego tiene exactamente una pieza real, que va la primera.</translation>
    </message>
    <message>
        <source>The {piece} is royal: it cannot be promoted, held, dropped or limited in number.</source>
        <extracomment>rules/words.py: royal in a hand</extracomment>
        <translation>{piece:El} es real: no puede promocionar, estar en mano, reingresar ni tener un número limitado.</translation>
    </message>
    <message>
        <source>The {piece} is royal: it cannot be a pawn, move twice, or spare a piece.</source>
        <extracomment>rules/words.py: royal pawn</extracomment>
        <translation>{piece:El} es real: no puede ser un peón, moverse dos veces ni perdonar una pieza.</translation>
    </message>
    <message>
        <source>The {piece} is royal: it has to step, and to capture where it goes.</source>
        <extracomment>rules/words.py: royal slides</extracomment>
        <translation>{piece:El} es real: debe moverse paso a paso y capturar adonde va.</translation>
    </message>
    <message>
        <source>Only a king faces the other one, and by captures; the {piece} cannot face it by {text}.</source>
        <extracomment>rules/words.py: faces no king</extracomment>
        <translation>Solo un rey se enfrenta al otro, y mediante capturas; {piece:el} no puede hacerlo con {text}.</translation>
    </message>
    <message>
        <source>The {piece} cannot be captured en passant, because it is not a pawn.</source>
        <extracomment>rules/words.py: en passant without a pawn</extracomment>
        <translation>{piece:El} no puede ser {piece:=capturado|capturada} al paso porque no es un peón.</translation>
    </message>
    <message>
        <source>The {piece} never passes over a square, so there is no en passant.</source>
        <extracomment>rules/words.py: en passant without a long move</extracomment>
        <translation>{piece:El} nunca pasa sobre una casilla, así que no hay captura al paso.</translation>
    </message>
    <message>
        <source>The {piece} captures nothing beside its way, so there is no en passant.</source>
        <extracomment>rules/words.py: en passant without a capture</extracomment>
        <translation>{piece:El} no captura nada junto a su camino, así que no hay captura al paso.</translation>
    </message>
    <message>
        <source>The {piece} moves where it captures, so a move could not say whether it is en passant.</source>
        <extracomment>rules/words.py: en passant or a move</extracomment>
        <translation>{piece:El} también se mueve adonde captura, así que la jugada no diría si es al paso.</translation>
    </message>
    <message>
        <source>A move could not say which piece is chosen: {symbols}.</source>
        <extracomment>rules/words.py: promotions alike</extracomment>
        <translation>Una jugada no podría decir qué pieza se elige: {symbols}.</translation>
    </message>
    <message>
        <source>A promotion needs a number for each of these: {symbols}.</source>
        <extracomment>rules/words.py: numbers of promotions</extracomment>
        <translation>Una promoción necesita un número para cada una de estas: {symbols}.</translation>
    </message>
    <message>
        <source>A piece can become one of {most} pieces at most.</source>
        <extracomment>rules/words.py: too many promotions</extracomment>
        <translation>Una pieza puede convertirse como máximo en una de {most} piezas.</translation>
    </message>
    <message>
        <source>The {piece} cannot promote to {text}.</source>
        <extracomment>rules/words.py: promotes to this</extracomment>
        <translation>{piece:El} no puede promocionar a {text}.</translation>
    </message>
    <message>
        <source>{symbol}, which was a pawn, needs the name, the letter and the moves of {base}.</source>
        <extracomment>rules/words.py: no former pawn</extracomment>
        <translation>{symbol}, que era un peón, necesita el nombre, la letra y los movimientos de {base}.</translation>
    </message>
    <message>
        <source>The {piece} is held as {text}, which no hand can hold.</source>
        <extracomment>rules/words.py: held as this</extracomment>
        <translation>{piece:El} se guarda como {text}, que ninguna mano puede tener.</translation>
    </message>
    <message>
        <source>The {piece} captures from afar; mate can be forbidden only to drops of pieces that step.</source>
        <extracomment>rules/words.py: mate by a far drop</extracomment>
        <translation>{piece:El} captura de lejos; solo se puede prohibir el mate al reingresar piezas que van paso a paso.</translation>
    </message>
    <message>
        <source>The order of the hand has to name each piece that can be dropped exactly once.</source>
        <extracomment>rules/words.py: order of the hand</extracomment>
        <translation>El orden de la mano debe nombrar exactamente una vez cada pieza que se puede reingresar.</translation>
    </message>
    <message>
        <source>The hands {text} for vchess are not those of the game.</source>
        <extracomment>rules/words.py: other hands in vchess</extracomment>
        <translation>Las manos {text} para vchess no son las del juego.</translation>
    </message>
    <message>
        <source>The letter of a castling must be a capital letter, not {text}.</source>
        <extracomment>rules/words.py: letter of castling</extracomment>
        <translation>La letra de un enroque debe ser una mayúscula, no {text}.</translation>
    </message>
    <message>
        <source>King and rook castle along a rank.</source>
        <extracomment>rules/words.py: castling along a file</extracomment>
        <translation>El rey y la torre se enrocan a lo largo de una fila.</translation>
    </message>
    <message>
        <source>Two squares of this castling are the same.</source>
        <extracomment>rules/words.py: castling to one square</extracomment>
        <translation>Dos casillas de este enroque son la misma.</translation>
    </message>
    <message>
        <source>King and rook have to end between the squares where they stood.</source>
        <extracomment>rules/words.py: castling too far</extracomment>
        <translation>El rey y la torre deben acabar entre las casillas donde estaban.</translation>
    </message>
    <message>
        <source>Where there is castling, at least one side castles.</source>
        <extracomment>rules/words.py: castling without castles</extracomment>
        <translation>Si hay enroque, al menos un bando se enroca.</translation>
    </message>
    <message>
        <source>A side castles in {most} directions at most.</source>
        <extracomment>rules/words.py: too many castlings</extracomment>
        <translation>Un bando se enroca en {most} direcciones como máximo.</translation>
    </message>
    <message>
        <source>The king cannot castle from both {first} and {second}.</source>
        <extracomment>rules/words.py: castling of two kings</extracomment>
        <translation>El rey no puede enrocarse tanto desde {first} como desde {second}.</translation>
    </message>
    <message>
        <source>Two castlings share a letter, a notation or a rook.</source>
        <extracomment>rules/words.py: castlings alike</extracomment>
        <translation>Dos enroques comparten letra, notación o torre.</translation>
    </message>
    <message>
        <source>The castling {text} finds no king and rook at the start.</source>
        <extracomment>rules/words.py: castling not at home</extracomment>
        <translation>El enroque {text} no encuentra rey y torre al comienzo.</translation>
    </message>
    <message>
        <source>A position is repeated when it occurs for at least the second time, not {number}.</source>
        <extracomment>rules/words.py: repeated too early</extracomment>
        <translation>Una posición se repite cuando se da al menos por segunda vez, no {number}.</translation>
    </message>
    <message>
        <source>Occurrences of a position are an even number of moves apart, not {number}.</source>
        <extracomment>rules/words.py: odd gap</extracomment>
        <translation>Entre dos apariciones de una posición hay un número par de jugadas, no {number}.</translation>
    </message>
    <message>
        <source>A repetition that is illegal is neither lost nor played again.</source>
        <extracomment>rules/words.py: illegal and lost</extracomment>
        <translation>Con una repetición ilegal ni se pierde ni se vuelve a jugar.</translation>
    </message>
    <message>
        <source>An arrival needs a zone and a reason.</source>
        <extracomment>rules/words.py: arrival without a reason</extracomment>
        <translation>Una llegada necesita una zona y un motivo.</translation>
    </message>
    <message>
        <source>Pieces that arrive need a zone to arrive in.</source>
        <extracomment>rules/words.py: arrival without a zone</extracomment>
        <translation>Las piezas que llegan necesitan una zona de llegada.</translation>
    </message>
    <message>
        <source>{text} is the reason for another kind of end than an arrival.</source>
        <extracomment>rules/words.py: reason of another end</extracomment>
        <translation>{text} es el motivo de un final que no es una llegada.</translation>
    </message>
    <message>
        <source>The sentence of an arrival has to contain {{winner}}, and needs an arrival.</source>
        <extracomment>rules/words.py: sentence of an arrival</extracomment>
        <translation>La frase de una llegada debe contener {{winner}} y necesita una llegada.</translation>
    </message>
    <message>
        <source>The {piece} has arrived on {place} at the start.</source>
        <extracomment>rules/words.py: arrived at the start</extracomment>
        <translation>{piece:El} ya ha llegado a {place} al comienzo.</translation>
    </message>
    <message>
        <source>A limit of moves draws the game, and this game cannot be drawn.</source>
        <extracomment>rules/words.py: limit without draws</extracomment>
        <translation>Un límite de jugadas hace tablas, y este juego no tiene tablas.</translation>
    </message>
    <message>
        <source>A game without draws must not be drawn by stalemate or repetition.</source>
        <extracomment>rules/words.py: draws of a game without any</extracomment>
        <translation>Un juego sin tablas no puede acabar en tablas por ahogado o repetición.</translation>
    </message>
    <message>
        <source>A setup fills different files, not {text}.</source>
        <extracomment>rules/words.py: files of a setup</extracomment>
        <translation>Una disposición ocupa columnas distintas, no {text}.</translation>
    </message>
    <message>
        <source>A setup needs choices, all of them different.</source>
        <extracomment>rules/words.py: choices of a setup</extracomment>
        <translation>Una disposición necesita opciones, todas distintas.</translation>
    </message>
    <message>
        <source>Each choice of a setup needs a title of its own.</source>
        <extracomment>rules/words.py: titles of a setup</extracomment>
        <translation>Cada opción de una disposición necesita un título propio.</translation>
    </message>
    <message>
        <source>The setup {text} does not put the same pieces on the files {files}.</source>
        <extracomment>rules/words.py: other pieces in a setup</extracomment>
        <translation>La disposición {text} no pone las mismas piezas en las columnas {files}.</translation>
    </message>
    <message>
        <source>Three of the files {files} are side by side, so a swap is ambiguous.</source>
        <extracomment>rules/words.py: three files to swap</extracomment>
        <translation>Tres de las columnas {files} son contiguas, de modo que un intercambio es ambiguo.</translation>
    </message>
    <message>
        <source>The setup {text} cannot be reached by swapping neighbours.</source>
        <extracomment>rules/words.py: no swaps to a setup</extracomment>
        <translation>A la disposición {text} no se puede llegar intercambiando piezas vecinas.</translation>
    </message>
    <message>
        <source>At the start, {text} has to be on the files {files}.</source>
        <extracomment>rules/words.py: setup not at the start</extracomment>
        <translation>En las columnas {files} debe estar {text} al comienzo.</translation>
    </message>
    <message>
        <source>A game needs at least one set of pieces.</source>
        <extracomment>rules/words.py: no piece sets</extracomment>
        <translation>Un juego necesita al menos un juego de piezas.</translation>
    </message>
    <message>
        <source>The two players need two different names.</source>
        <extracomment>rules/words.py: names of players</extracomment>
        <translation>Los dos jugadores necesitan nombres distintos.</translation>
    </message>
    <message>
        <source>Shogi&apos;s coordinates have one digit for a file, and there are {files} files.</source>
        <extracomment>rules/words.py: coordinates too short</extracomment>
        <translation>Las coordenadas del shogi tienen una cifra por columna, y hay {files} columnas.</translation>
    </message>
    <message>
        <source>The picture of the {piece} names the drawing {text}, which does not exist.</source>
        <extracomment>rules/words.py: drawing missing</extracomment>
        <translation>La imagen {piece:del} nombra el dibujo {text}, que no existe.</translation>
    </message>
    <message>
        <source>The {piece} has the same picture as the {other}.</source>
        <extracomment>rules/words.py: pictures alike</extracomment>
        <translation>{piece:El} tiene la misma imagen que {other:el}.</translation>
    </message>
    <message>
        <source>The picture {text} is the same for both sides: add Black&apos;s after a |, or a ground before it.</source>
        <extracomment>rules/words.py: picture of both sides</extracomment>
        <translation>La imagen {text} es igual para ambos bandos: añade la de las negras tras un |, o un fondo delante.</translation>
    </message>
    <message>
        <source>In the picture {text}, a sign of at most {most} characters follows {name}.</source>
        <extracomment>rules/words.py: picture without a sign</extracomment>
        <translation>En la imagen {text}, a {name} le sigue un signo de {most} caracteres como máximo.</translation>
    </message>
    <message>
        <source>The set {name} has no piece {text}.</source>
        <extracomment>rules/words.py: no picture in the set</extracomment>
        <translation>El juego de piezas {name} no tiene la pieza {text}.</translation>
    </message>
    <message>
        <source>{text} is not a picture. A picture begins with one of {grounds}, or names a piece of a set, as in international:N, or one or two figures, as in rook + knight; the figures are {figures}.</source>
        <extracomment>rules/words.py: picture unknown</extracomment>
        <translation>{text} no es una imagen. Una imagen empieza por uno de {grounds}, nombra una pieza de un juego, como international:N, o una o dos figuras, como rook + knight; las figuras son {figures}.</translation>
    </message>
    <message>
        <source>A board of {files} by {ranks} squares is not possible; {most} by {most} is the largest.</source>
        <extracomment>rules/words.py: size of the board</extracomment>
        <translation>Un tablero de {files} por {ranks} casillas no es posible; el mayor es de {most} por {most}.</translation>
    </message>
    <message>
        <source>A game has at most {most} kinds of pieces.</source>
        <extracomment>rules/words.py: too many kinds</extracomment>
        <translation>Un juego tiene como máximo {most} tipos de piezas.</translation>
    </message>
    <message>
        <source>The start {text} is not written like a position.</source>
        <extracomment>rules/words.py: start not written so</extracomment>
        <translation>El comienzo {text} no está escrito como una posición.</translation>
    </message>
    <message>
        <source>The start and the game disagree about a setup phase.</source>
        <extracomment>rules/words.py: setup of the start</extracomment>
        <translation>El comienzo y el juego no coinciden en si hay una fase de disposición.</translation>
    </message>
    <message>
        <source>The start has castling rights {text} that the game does not have.</source>
        <extracomment>rules/words.py: rights of the start</extracomment>
        <translation>El comienzo tiene derechos de enroque {text} que el juego no tiene.</translation>
    </message>
    <message>
        <source>The start has pieces in hand that no hand can hold.</source>
        <extracomment>rules/words.py: hands of the start</extracomment>
        <translation>El comienzo tiene en mano piezas que ninguna mano puede tener.</translation>
    </message>
    <message>
        <source>The start has holes on other squares than the board.</source>
        <extracomment>rules/words.py: holes of the start</extracomment>
        <translation>El comienzo tiene huecos en casillas distintas de las del tablero.</translation>
    </message>
    <message>
        <source>Each side needs one king at the start.</source>
        <extracomment>rules/words.py: kings of the start</extracomment>
        <translation>Cada bando necesita un rey al comienzo.</translation>
    </message>
    <message>
        <source>No game can be played from this start. {reason}</source>
        <extracomment>rules/words.py: definition start</extracomment>
        <translation>Desde este comienzo no se puede jugar ninguna partida. {reason}</translation>
    </message>
    <message>
        <source>{file}:{place}: {reason}</source>
        <extracomment>rules/words.py: definition in a file</extracomment>
        <translation>{file}:{place}: {reason}</translation>
    </message>
    <message>
        <source>{text} is not a file name.</source>
        <extracomment>rules/words.py: no file name</extracomment>
        <translation>{text} no es un nombre de archivo.</translation>
    </message>
    <message>
        <source>It defines no game.</source>
        <extracomment>rules/words.py: definition file empty</extracomment>
        <translation>No define ningún juego.</translation>
    </message>
    <message>
        <source>It defines {number} games: name one of them, as in FILE:{field}.</source>
        <extracomment>rules/words.py: definition file of several</extracomment>
        <translation>Define {number} juegos: indica uno, como en ARCHIVO:{field}.</translation>
    </message>
    <message>
        <source>It defines no game {text}; it defines {games}.</source>
        <extracomment>rules/words.py: no such game in the file</extracomment>
        <translation>No define el juego {text}; define {games}.</translation>
    </message>
    <message>
        <source>It defines {number} games, none named {text}; similar names are {games}.</source>
        <extracomment>rules/words.py: no such game of many in the file</extracomment>
        <translation>Define {number} juegos y ninguno se llama {text}; {games} tienen nombres parecidos.</translation>
    </message>
    <message>
        <source>The definition of its game is damaged.</source>
        <extracomment>rules/words.py: definition line unreadable</extracomment>
        <translation>La definición de su juego está dañada.</translation>
    </message>
    <message>
        <source>It was played by the rules of {text}, and the definition with it is that of {game}.</source>
        <extracomment>rules/words.py: definition of another game</extracomment>
        <translation>Se jugó con las reglas de {text}, y la definición que la acompaña es la de {game}.</translation>
    </message>
    <message>
        <source>Another game is already known as {text}.</source>
        <extracomment>rules/words.py: another game of this name</extracomment>
        <translation>Ya hay otro juego llamado {text}.</translation>
    </message>
    <message>
        <source>Castling from any start is not supported.</source>
        <extracomment>rules/words.py: no castling anywhere</extracomment>
        <translation>El enroque desde cualquier comienzo no se admite.</translation>
    </message>
    <message>
        <source>Games on two boards are not supported.</source>
        <extracomment>rules/words.py: no second board</extracomment>
        <translation>Los juegos en dos tableros no se admiten.</translation>
    </message>
    <message>
        <source>Promotion without going ahead is not supported.</source>
        <extracomment>rules/words.py: no promotion in place</extracomment>
        <translation>La promoción sin avanzar no se admite.</translation>
    </message>
    <message>
        <source>Promotion only by captures is not supported.</source>
        <extracomment>rules/words.py: no promotion by captures</extracomment>
        <translation>La promoción solo por captura no se admite.</translation>
    </message>
    <message>
        <source>Demotion of pieces is not supported.</source>
        <extracomment>rules/words.py: no demotion</extracomment>
        <translation>Las piezas que vuelven a su forma anterior no se admiten.</translation>
    </message>
    <message>
        <source>Captures that explode are not supported.</source>
        <extracomment>rules/words.py: no explosions</extracomment>
        <translation>Las capturas explosivas no se admiten.</translation>
    </message>
    <message>
        <source>Pieces that cannot capture their like are not supported.</source>
        <extracomment>rules/words.py: no immunity</extracomment>
        <translation>Las piezas que no pueden capturar a sus iguales no se admiten.</translation>
    </message>
    <message>
        <source>Captures that leave a wall are not supported.</source>
        <extracomment>rules/words.py: no petrifying</extracomment>
        <translation>Las capturas que dejan un muro no se admiten.</translation>
    </message>
    <message>
        <source>Castling with dropped pieces is not supported.</source>
        <extracomment>rules/words.py: no castling of drops</extracomment>
        <translation>El enroque con piezas reingresadas no se admite.</translation>
    </message>
    <message>
        <source>Castling that forbids the opponent&apos;s is not supported.</source>
        <extracomment>rules/words.py: no opposite castling</extracomment>
        <translation>El enroque que prohíbe el del rival no se admite.</translation>
    </message>
    <message>
        <source>Winning by castling is not supported.</source>
        <extracomment>rules/words.py: no wins by castling</extracomment>
        <translation>Ganar por enroque no se admite.</translation>
    </message>
    <message>
        <source>Games without checks are not supported.</source>
        <extracomment>rules/words.py: no games without checks</extracomment>
        <translation>Los juegos sin jaques no se admiten.</translation>
    </message>
    <message>
        <source>Compulsory captures are not supported.</source>
        <extracomment>rules/words.py: no compulsory captures</extracomment>
        <translation>Las capturas obligatorias no se admiten.</translation>
    </message>
    <message>
        <source>Compulsory drops are not supported.</source>
        <extracomment>rules/words.py: no compulsory drops</extracomment>
        <translation>Los reingresos obligatorios no se admiten.</translation>
    </message>
    <message>
        <source>Drops that depend on their neighbours are not supported.</source>
        <extracomment>rules/words.py: no drops by neighbours</extracomment>
        <translation>Los reingresos que dependen de los vecinos no se admiten.</translation>
    </message>
    <message>
        <source>Drops of rooks on the first rank only are not supported.</source>
        <extracomment>rules/words.py: no drops of rooks</extracomment>
        <translation>El reingreso de torres solo en la primera fila no se admite.</translation>
    </message>
    <message>
        <source>Drops that depend on the square&apos;s colour are not supported.</source>
        <extracomment>rules/words.py: no drops by colour</extracomment>
        <translation>Los reingresos que dependen del color de la casilla no se admiten.</translation>
    </message>
    <message>
        <source>Drops of promoted pieces are not supported.</source>
        <extracomment>rules/words.py: no promoted drops</extracomment>
        <translation>El reingreso de piezas promocionadas no se admite.</translation>
    </message>
    <message>
        <source>Gating is not supported.</source>
        <extracomment>rules/words.py: no gating</extracomment>
        <translation>La entrada de piezas tras otra (gating) no se admite.</translation>
    </message>
    <message>
        <source>The first moves of Cambodian chess are not supported.</source>
        <extracomment>rules/words.py: no Cambodian moves</extracomment>
        <translation>Las primeras jugadas del ajedrez camboyano no se admiten.</translation>
    </message>
    <message>
        <source>Moves that build walls are not supported.</source>
        <extracomment>rules/words.py: no walls</extracomment>
        <translation>Las jugadas que levantan muros no se admiten.</translation>
    </message>
    <message>
        <source>Lines on the board are not supported.</source>
        <extracomment>rules/words.py: no lines</extracomment>
        <translation>Las líneas en el tablero no se admiten.</translation>
    </message>
    <message>
        <source>Passing is not supported.</source>
        <extracomment>rules/words.py: no passing</extracomment>
        <translation>Pasar el turno no se admite.</translation>
    </message>
    <message>
        <source>Kings that may not flee from check are not supported.</source>
        <extracomment>rules/words.py: no fixed kings</extracomment>
        <translation>Los reyes que no pueden huir del jaque no se admiten.</translation>
    </message>
    <message>
        <source>Pieces that change sides on the board are not supported.</source>
        <extracomment>rules/words.py: no flipping</extracomment>
        <translation>Las piezas que cambian de bando en el tablero no se admiten.</translation>
    </message>
    <message>
        <source>Forbidding repeated moves is not supported.</source>
        <extracomment>rules/words.py: no forbidden repeats</extracomment>
        <translation>Prohibir jugadas repetidas no se admite.</translation>
    </message>
    <message>
        <source>Forbidding perpetual chases is not supported.</source>
        <extracomment>rules/words.py: no chases</extracomment>
        <translation>Prohibir la persecución perpetua no se admite.</translation>
    </message>
    <message>
        <source>Counting pieces at a stalemate is not supported.</source>
        <extracomment>rules/words.py: no counted stalemate</extracomment>
        <translation>Contar las piezas en el ahogado no se admite.</translation>
    </message>
    <message>
        <source>A checkmate that does not lose is not supported.</source>
        <extracomment>rules/words.py: no other checkmates</extracomment>
        <translation>Un jaque mate con el que no se pierde no se admite.</translation>
    </message>
    <message>
        <source>Mongolian chess&apos;s limits on checkmate are not supported.</source>
        <extracomment>rules/words.py: no Mongolian mates</extracomment>
        <translation>Los límites del ajedrez mongol al mate no se admiten.</translation>
    </message>
    <message>
        <source>Ending the game when the kings face each other is not supported.</source>
        <extracomment>rules/words.py: no facing ends</extracomment>
        <translation>Acabar la partida por reyes enfrentados no se admite.</translation>
    </message>
    <message>
        <source>Several royal pieces are not supported.</source>
        <extracomment>rules/words.py: no several kings</extracomment>
        <translation>Varias piezas reales no se admiten.</translation>
    </message>
    <message>
        <source>The arrival of several pieces is not supported.</source>
        <extracomment>rules/words.py: no several arrivals</extracomment>
        <translation>La llegada de varias piezas no se admite.</translation>
    </message>
    <message>
        <source>A last move after an arrival is not supported.</source>
        <extracomment>rules/words.py: no last move</extracomment>
        <translation>Una última jugada tras una llegada no se admite.</translation>
    </message>
    <message>
        <source>Counting checks is not supported.</source>
        <extracomment>rules/words.py: no counted checks</extracomment>
        <translation>Contar los jaques no se admite.</translation>
    </message>
    <message>
        <source>Winning by a row of pieces is not supported.</source>
        <extracomment>rules/words.py: no rows</extracomment>
        <translation>Ganar por alineación no se admite.</translation>
    </message>
    <message>
        <source>Winning by a square of pieces is not supported.</source>
        <extracomment>rules/words.py: no blocks</extracomment>
        <translation>Ganar por cuadrados de piezas no se admite.</translation>
    </message>
    <message>
        <source>Winning by connecting regions is not supported.</source>
        <extracomment>rules/words.py: no connections</extracomment>
        <translation>Ganar conectando regiones no se admite.</translation>
    </message>
    <message>
        <source>Counting material is not supported.</source>
        <extracomment>rules/words.py: no counted material</extracomment>
        <translation>Contar el material no se admite.</translation>
    </message>
    <message>
        <source>Ending the game when the board is full is not supported.</source>
        <extracomment>rules/words.py: no full boards</extracomment>
        <translation>Acabar la partida por tablero lleno no se admite.</translation>
    </message>
    <message>
        <source>Counting moves by what is left on the board is not supported.</source>
        <extracomment>rules/words.py: no counted endgames</extracomment>
        <translation>Contar jugadas según lo que queda en el tablero no se admite.</translation>
    </message>
    <message>
        <source>Its rules are not supported.</source>
        <extracomment>rules/words.py: rules not supported</extracomment>
        <translation>Sus reglas no se admiten.</translation>
    </message>
    <message>
        <source>There is no key {text}.</source>
        <extracomment>rules/words.py: no key</extracomment>
        <translation>No hay ninguna clave {text}.</translation>
    </message>
    <message>
        <source>A piece has a letter, not {text}.</source>
        <extracomment>rules/words.py: letter of a piece</extracomment>
        <translation>Una pieza tiene una letra, no {text}.</translation>
    </message>
    <message>
        <source>Only a letter is allowed here, without {text}.</source>
        <extracomment>rules/words.py: letter alone</extracomment>
        <translation>Aquí solo puede haber una letra, sin {text}.</translation>
    </message>
    <message>
        <source>A letter and a movement belong here, as in p:mfWcfF.</source>
        <extracomment>rules/words.py: letter and movement</extracomment>
        <translation>Aquí van una letra y un movimiento, como en p:mfWcfF.</translation>
    </message>
    <message>
        <source>This has to be true or false, not {text}.</source>
        <extracomment>rules/words.py: not a flag</extracomment>
        <translation>Esto debe ser true o false, no {text}.</translation>
    </message>
    <message>
        <source>This has to be a number, not {text}.</source>
        <extracomment>rules/words.py: not a number</extracomment>
        <translation>Esto debe ser un número, no {text}.</translation>
    </message>
    <message>
        <source>This has to be a file from a to l or from 1 to {most}, not {text}.</source>
        <extracomment>rules/words.py: not a file</extracomment>
        <translation>Esto debe ser una columna de la a a la l o de la 1 a la {most}, no {text}.</translation>
    </message>
    <message>
        <source>This has to be a rank from 1 to {most}, not {number}.</source>
        <extracomment>rules/words.py: not a rank</extracomment>
        <translation>Esto debe ser una fila de 1 a {most}, no {number}.</translation>
    </message>
    <message>
        <source>Squares are written as in d4, *1 or a*, not {text}.</source>
        <extracomment>rules/words.py: not squares</extracomment>
        <translation>Las casillas se escriben como d4, *1 o a*, no {text}.</translation>
    </message>
    <message>
        <source>Pairs are written as in {example}, not {text}.</source>
        <extracomment>rules/words.py: not pairs</extracomment>
        <translation>Los pares se escriben como {example}, no {text}.</translation>
    </message>
    <message>
        <source>{field}: {reason}</source>
        <extracomment>rules/words.py: key of a definition</extracomment>
        <translation>{field}: {reason}</translation>
    </message>
    <message>
        <source>There is already a section [{name}] in line {line}.</source>
        <extracomment>rules/words.py: section twice</extracomment>
        <translation>Ya hay una sección [{name}] en la línea {line}.</translation>
    </message>
    <message>
        <source>Fairy-Stockfish already has a game {text}; give yours another name.</source>
        <extracomment>rules/words.py: name of another game</extracomment>
        <translation>Fairy-Stockfish ya tiene un juego {text}; da otro nombre al tuyo.</translation>
    </message>
    <message>
        <source>It inherits from {game}, which needs {field}: {reason}</source>
        <extracomment>rules/words.py: inherits from what needs</extracomment>
        <translation>Hereda de {game}, que necesita {field}: {reason}</translation>
    </message>
    <message>
        <source>It inherits from {text}, and there is no such game above it.</source>
        <extracomment>rules/words.py: inherits from below</extracomment>
        <translation>Hereda de {text}, y más arriba no existe tal juego.</translation>
    </message>
    <message>
        <source>It inherits from {text}, and there is no such game.</source>
        <extracomment>rules/words.py: inherits from nothing</extracomment>
        <translation>Hereda de {text}, y no existe tal juego.</translation>
    </message>
    <message>
        <source>It inherits from {text}, which is refused in line {line}: {reason}</source>
        <extracomment>rules/words.py: inherits from refused</extracomment>
        <translation>Hereda de {text}, que se rechaza en la línea {line}: {reason}</translation>
    </message>
    <message>
        <source>A section begins with its name in square brackets, as in [mine:chess].</source>
        <extracomment>rules/words.py: section not written so</extracomment>
        <translation>Una sección empieza con su nombre entre corchetes, como en [mine:chess].</translation>
    </message>
    <message>
        <source>A line has at most {most} characters.</source>
        <extracomment>rules/words.py: line too long</extracomment>
        <translation>Una línea tiene como máximo {most} caracteres.</translation>
    </message>
    <message>
        <source>A line is written as in stalemateValue = loss.</source>
        <extracomment>rules/words.py: line not written so</extracomment>
        <translation>Una línea se escribe como stalemateValue = loss.</translation>
    </message>
    <message>
        <source>Ending the game by losing pieces is not supported.</source>
        <extracomment>rules/words.py: no lost pieces</extracomment>
        <translation>Acabar la partida por perder piezas no se admite.</translation>
    </message>
    <message>
        <source>A royal piece that may be lost is not supported.</source>
        <extracomment>rules/words.py: no royal to lose</extracomment>
        <translation>Una pieza real que puede perderse no se admite.</translation>
    </message>
    <message>
        <source>Promotion to a king is not supported.</source>
        <extracomment>rules/words.py: no promoted kings</extracomment>
        <translation>La promoción a rey no se admite.</translation>
    </message>
    <message>
        <source>A piece that promotes twice is not supported.</source>
        <extracomment>rules/words.py: no second promotion</extracomment>
        <translation>Una pieza que promociona dos veces no se admite.</translation>
    </message>
    <message>
        <source>In the movement {movement}, a length has to be one digit from 1 to 9.</source>
        <extracomment>rules/words.py: one digit</extracomment>
        <translation>En el movimiento {movement}, una longitud debe ser una cifra de 1 a 9.</translation>
    </message>
    <message>
        <source>In the movement {movement}, an initial move captures nothing, so it is written with m.</source>
        <extracomment>rules/words.py: initial capture</extracomment>
        <translation>En el movimiento {movement}, una jugada inicial no captura, así que se escribe con m.</translation>
    </message>
    <message>
        <source>In the movement {movement}, only steps like W, F and N can be repeated.</source>
        <extracomment>rules/words.py: no such rider</extracomment>
        <translation>En el movimiento {movement}, solo se pueden repetir pasos como W, F y N.</translation>
    </message>
    <message>
        <source>In the movement {movement}, only a rook or bishop that goes further than a step hops.</source>
        <extracomment>rules/words.py: no such hopper</extracomment>
        <translation>En el movimiento {movement}, solo puede saltar sobre otra pieza una torre o un alfil que va más allá de un paso.</translation>
    </message>
    <message>
        <source>In the movement {movement}, only N, D, A and Z can be blocked on their way.</source>
        <extracomment>rules/words.py: no such lame leap</extracomment>
        <translation>En el movimiento {movement}, solo N, D, A y Z pueden bloquearse en su camino.</translation>
    </message>
    <message>
        <source>In the movement {movement}, a rider by knight&apos;s steps goes any distance.</source>
        <extracomment>rules/words.py: no short knightrider</extracomment>
        <translation>En el movimiento {movement}, una pieza que repite el paso del caballo va a cualquier distancia.</translation>
    </message>
    <message>
        <source>In the movement {movement}, a slide and a leap or hop go in one direction.</source>
        <extracomment>rules/words.py: mixed directions</extracomment>
        <translation>En el movimiento {movement}, un deslizamiento y un salto van en la misma dirección.</translation>
    </message>
    <message>
        <source>A region for one side only is not supported.</source>
        <extracomment>rules/words.py: no region for one</extracomment>
        <translation>Una región para un solo bando no se admite.</translation>
    </message>
    <message>
        <source>Different movement to the left and right is not supported.</source>
        <extracomment>rules/words.py: no lopsided moves</extracomment>
        <translation>Un movimiento distinto a izquierda y derecha no se admite.</translation>
    </message>
    <message>
        <source>Triple steps without double steps are not supported.</source>
        <extracomment>rules/words.py: no triple steps alone</extracomment>
        <translation>Los pasos triples sin pasos dobles no se admiten.</translation>
    </message>
    <message>
        <source>A region that a piece may pass out of is not supported.</source>
        <extracomment>rules/words.py: no region to pass</extracomment>
        <translation>Una región de la que una pieza puede salir por el camino no se admite.</translation>
    </message>
    <message>
        <source>Different promotions of each side are not supported.</source>
        <extracomment>rules/words.py: no promotions by side</extracomment>
        <translation>Promociones distintas de cada bando no se admiten.</translation>
    </message>
    <message>
        <source>{symbol} promotes to a piece that does not exist.</source>
        <extracomment>rules/words.py: promotes to nothing</extracomment>
        <translation>{symbol} promociona a una pieza que no existe.</translation>
    </message>
    <message>
        <source>{symbol} promotes in two ways, which is not supported.</source>
        <extracomment>rules/words.py: no two promotions</extracomment>
        <translation>{symbol} promociona de dos maneras, lo que no se admite.</translation>
    </message>
    <message>
        <source>A limit on compulsory promotion is not supported.</source>
        <extracomment>rules/words.py: no promotion limit</extracomment>
        <translation>Un límite a la promoción obligatoria no se admite.</translation>
    </message>
    <message>
        <source>{symbol} may not go where it could never leave, which is not supported.</source>
        <extracomment>rules/words.py: no dead ends</extracomment>
        <translation>{symbol} no puede ir a donde nunca podría salir, lo que no se admite.</translation>
    </message>
    <message>
        <source>Different pawns of each side are not supported.</source>
        <extracomment>rules/words.py: no pawns by side</extracomment>
        <translation>Peones distintos de cada bando no se admiten.</translation>
    </message>
    <message>
        <source>Pawns that do not count for the n-move rule are not supported.</source>
        <extracomment>rules/words.py: no uncounted pawns</extracomment>
        <translation>Los peones que no cuentan para la regla de las n jugadas no se admiten.</translation>
    </message>
    <message>
        <source>Captures en passant among different pieces are not supported.</source>
        <extracomment>rules/words.py: no mixed en passant</extracomment>
        <translation>La captura al paso entre piezas distintas no se admite.</translation>
    </message>
    <message>
        <source>Captures en passant on some squares only are not supported.</source>
        <extracomment>rules/words.py: no en passant squares</extracomment>
        <translation>La captura al paso solo en algunas casillas no se admite.</translation>
    </message>
    <message>
        <source>The piece {text} is never promoted.</source>
        <extracomment>rules/words.py: never promoted</extracomment>
        <translation>La pieza {text} nunca promociona.</translation>
    </message>
    <message>
        <source>The right to castle {text} is not supported.</source>
        <extracomment>rules/words.py: no such castling right</extracomment>
        <translation>El derecho de enroque {text} no se admite.</translation>
    </message>
    <message>
        <source>Castling with different pieces is not supported.</source>
        <extracomment>rules/words.py: no castling of several</extracomment>
        <translation>El enroque con piezas distintas no se admite.</translation>
    </message>
    <message>
        <source>Castling of a piece that is not a king is not supported.</source>
        <extracomment>rules/words.py: no castling without a king</extracomment>
        <translation>El enroque de una pieza que no es rey no se admite.</translation>
    </message>
    <message>
        <source>The right to castle {text} finds its rook on the other side.</source>
        <extracomment>rules/words.py: rook on the other side</extracomment>
        <translation>El derecho de enroque {text} encuentra su torre en el otro lado.</translation>
    </message>
    <message>
        <source>Repetition without a result is not supported.</source>
        <extracomment>rules/words.py: no endless repetition</extracomment>
        <translation>Una repetición sin resultado no se admite.</translation>
    </message>
    <message>
        <source>Repetition that the same side always wins is not supported.</source>
        <extracomment>rules/words.py: no one-sided repetition</extracomment>
        <translation>Una repetición que siempre gana el mismo bando no se admite.</translation>
    </message>
    <message>
        <source>A stalemate with the value {text} is not supported.</source>
        <extracomment>rules/words.py: no such stalemate</extracomment>
        <translation>Un ahogado con el valor {text} no se admite.</translation>
    </message>
    <message>
        <source>An arrival for one side only is not supported.</source>
        <extracomment>rules/words.py: no arrival for one</extracomment>
        <translation>Una llegada para un solo bando no se admite.</translation>
    </message>
    <message>
        <source>Different pieces that arrive are not supported.</source>
        <extracomment>rules/words.py: no mixed arrivals</extracomment>
        <translation>Piezas distintas que llegan no se admiten.</translation>
    </message>
    <message>
        <source>No piece of the game can arrive.</source>
        <extracomment>rules/words.py: nobody arrives</extracomment>
        <translation>Ninguna pieza del juego puede llegar.</translation>
    </message>
    <message>
        <source>A game&apos;s name has letters or digits, and at most {most} characters.</source>
        <extracomment>rules/words.py: name too long</extracomment>
        <translation>El nombre de un juego tiene letras o cifras, y como máximo {most} caracteres.</translation>
    </message>
    <message>
        <source>{number} bytes</source>
        <extracomment>rules/words.py: bytes</extracomment>
        <translation>{number} bytes</translation>
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
        <translation>Fácil</translation>
    </message>
    <message>
        <source>Medium</source>
        <comment>a puzzle</comment>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>Medio</translation>
    </message>
    <message>
        <source>Hard</source>
        <comment>a puzzle</comment>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>Difícil</translation>
    </message>
    <message>
        <source>It does not count as missed.</source>
        <extracomment>gui/learn/puzzle_page.py</extracomment>
        <translation>No cuenta como fallado.</translation>
    </message>
    <message>
        <source>Only the first try counts.</source>
        <extracomment>gui/learn/puzzle_page.py</extracomment>
        <translation>Solo cuenta el primer intento.</translation>
    </message>
    <message>
        <source>It counts as missed because of a wrong move.</source>
        <extracomment>gui/learn/puzzle_page.py</extracomment>
        <translation>Cuenta como fallado por una jugada errónea.</translation>
    </message>
    <message>
        <source>A hint costs nothing until you have solved {count} puzzles.</source>
        <extracomment>gui/learn/puzzles_page.py</extracomment>
        <translation>Hasta que resuelvas {count} ejercicios, una pista no cuesta nada.</translation>
    </message>
    <message>
        <source>If solved with a hint, this puzzle comes back once more.</source>
        <extracomment>gui/learn/puzzles_page.py</extracomment>
        <translation>Si lo resuelves con una pista, este ejercicio vuelve una vez más.</translation>
    </message>
    <message>
        <source>You have tried this puzzle before: a hint costs nothing.</source>
        <extracomment>gui/learn/puzzles_page.py</extracomment>
        <translation>Ya habías intentado este ejercicio: una pista no cuesta nada.</translation>
    </message>
    <message>
        <source>More hints cost nothing.</source>
        <extracomment>gui/learn/puzzles_page.py</extracomment>
        <translation>Más pistas no cuestan nada.</translation>
    </message>
    <message numerus="yes">
        <source>A hint costs {count} rating points.</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>
            <numerusform>Una pista cuesta {count} punto.</numerusform>
            <numerusform>Una pista cuesta {count} puntos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Showing the whole move costs {count} more rating points.</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>
            <numerusform>Mostrar la jugada entera cuesta {count} punto más.</numerusform>
            <numerusform>Mostrar la jugada entera cuesta {count} puntos más.</numerusform>
        </translation>
    </message>
    <message>
        <source>Starts with mates in one and unguarded pieces, one kind of piece after another.</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>Empieza con mates en una y piezas indefensas, con cada pieza por turno.</translation>
    </message>
    <message>
        <source>One after another, near your strength, which is estimated as you go.</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>Uno tras otro, cerca de tu nivel, que se va estimando.</translation>
    </message>
    <message numerus="yes">
        <source>{count} more with a hint.</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>
            <numerusform>{count} más con pista.</numerusform>
            <numerusform>{count} más con pista.</numerusform>
        </translation>
    </message>
    <message>
        <source>{side} to move: capture a piece that nothing guards.</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>{side:=Juega|Juegan|Juegas} {side:el}: captura una pieza que nada defienda.</translation>
    </message>
    <message>
        <source>With a hint</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>Con pista</translation>
    </message>
    <message>
        <source>Solved with a hint</source>
        <extracomment>gui/learn/puzzle_page.py</extracomment>
        <translation>Resuelto con pista</translation>
    </message>
    <message>
        <source>Unguarded pieces</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>Piezas indefensas</translation>
    </message>
    <message>
        <source>First puzzles: below 300</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>Primeros ejercicios: menos de 300</translation>
    </message>
    <message>
        <source>Easy: 300 to 899</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>Fácil: de 300 a 899</translation>
    </message>
    <message>
        <source>{count} in all.</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>{count} en total.</translation>
    </message>
    <message>
        <source>Solved with a hint.</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>Resuelto con pista.</translation>
    </message>
    <message>
        <source>After {reply}, {move} is mate.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>Después de {reply}, {move} es mate.</translation>
    </message>
    <message>
        <source>The king has no escape square: {covered}.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>El rey no tiene casilla de escape: {covered}.</translation>
    </message>
    <message>
        <source>{squares} ({piece} on {place})</source>
        <comment>squares that a piece covers</comment>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>{squares} ({piece} en {place})</translation>
    </message>
    <message>
        <source>{move} mates: whatever is dropped in between is captured.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>{move} da mate: todo lo que se reingrese en medio se captura.</translation>
    </message>
    <message>
        <source>{move} is double check.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>{move} es jaque doble.</translation>
    </message>
    <message>
        <source>{move} uncovers a check by the {piece} on {place}.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>{move} descubre un jaque {piece:del} de {place}.</translation>
    </message>
    <message>
        <source>{move} makes a screen for the {piece} on {place}, which gives check.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>{move} sirve de pantalla {piece:al} de {place}, que da jaque.</translation>
    </message>
    <message>
        <source>The {piece} on {place} protects the {victim} on {at}.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>{piece:El} de {place} protege {victim:al} de {at}.</translation>
    </message>
    <message>
        <source>Its own pieces leave the king no square.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>Sus propias piezas no dejan ninguna casilla al rey.</translation>
    </message>
    <message>
        <source>The {victim} on {at} is pinned by the {piece} on {place} and cannot capture.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>{piece:El} de {place} clava {victim:al} de {at}, que no puede capturar.</translation>
    </message>
    <message>
        <source>Nothing can be put in between.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>No se puede interponer nada.</translation>
    </message>
    <message>
        <source>After {move}, the {piece} no longer protects the {victim} on {at}.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>Después de {move}, {piece:el} ya no protege {victim:al} de {at}.</translation>
    </message>
    <message>
        <source>After {move}, the {piece} no longer covers {squares}.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>Después de {move}, {piece:el} ya no controla {squares}.</translation>
    </message>
    <message>
        <source>The {piece} on {place} cannot protect both the {victim} on {at} and the {second} on {also}.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>{piece:El} de {place} no puede proteger a la vez {victim:al} de {at} y {second:al} de {also}.</translation>
    </message>
    <message>
        <source>{move} gives up the {piece} to draw the king to {at}.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>{move} entrega {piece:el} para atraer al rey a {at}.</translation>
    </message>
    <message>
        <source>{move} pins the {victim} on {at}: the {second} on {also} is behind it.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>{move} clava {victim:al} de {at}: detrás está {second:el} de {also}.</translation>
    </message>
    <message>
        <source>{move} pins the {victim} on {at}: the king is behind it.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>{move} clava {victim:al} de {at}: detrás está el rey.</translation>
    </message>
    <message>
        <source>{move} attacks the {victim} on {at}, and behind it the {second} on {also}.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>{move} ataca {victim:al} de {at} y, detrás, {second:al} de {also}.</translation>
    </message>
    <message>
        <source>{move} is the only answer.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>{move} es la única respuesta.</translation>
    </message>
    <message>
        <source>{move} forces the king to move.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>{move} obliga al rey a moverse.</translation>
    </message>
    <message>
        <source>{move} gives up the {piece}.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>{move} entrega {piece:el}.</translation>
    </message>
    <message>
        <source>What {move} captures is dropped later.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>Lo que captura {move} se reingresa después.</translation>
    </message>
    <message>
        <source>{move} captures the {victim}, which covered {squares}.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>{move} captura {victim:el}, que controlaba {squares}.</translation>
    </message>
    <message>
        <source>{move} attacks the king and the {victim} on {at}.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>{move} ataca al rey y {victim:al} de {at}.</translation>
    </message>
    <message>
        <source>{move} is check, and the {victim} on {at} is behind the king.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>{move} es jaque, y detrás del rey está {victim:el} de {at}.</translation>
    </message>
    <message>
        <source>{move} opens the line of the {piece} on {place} to the {victim} on {at}.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>{move} abre la línea {piece:del} de {place} hacia {victim:el} de {at}.</translation>
    </message>
    <message>
        <source>{move} captures the {victim}, which protected the {second} on {also}.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>{move} captura {victim:el}, que protegía {second:al} de {also}.</translation>
    </message>
    <message>
        <source>{move} captures the {victim} and the {second} in one move.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>{move} captura {victim:el} y {second:el} en una sola jugada.</translation>
    </message>
    <message>
        <source>{move} captures the {victim}, and nothing can recapture.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>{move} captura {victim:el}, y no se puede recapturar.</translation>
    </message>
    <message>
        <source>{move} captures the {victim}, which is worth more than the {piece}.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>{move} captura {victim:el}, que vale más que {piece:el}.</translation>
    </message>
    <message>
        <source>{move} is the only legal move.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>{move} es la única jugada legal.</translation>
    </message>
    <message>
        <source>{move} captures the {victim} that gives check.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>{move} captura {victim:el} que da jaque.</translation>
    </message>
    <message>
        <source>{move} blocks the check by the {victim} on {at}.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>{move} bloquea el jaque {victim:del} de {at}.</translation>
    </message>
    <message>
        <source>Every other move loses the game at once, or more than a pawn.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>Cualquier otra jugada pierde la partida de inmediato, o más de un peón.</translation>
    </message>
    <message>
        <source>{move} prevents {then}, which would win the game.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>{move} evita {then}, que ganaría la partida.</translation>
    </message>
    <message>
        <source>{move} takes the {piece} away from the {victim} on {at}, which it protected.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>{move} aparta {piece:el}, que protegía {victim:al} de {at}.</translation>
    </message>
    <message>
        <source>{move} threatens {then}, which would win the game.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>{move} amenaza {then}, que ganaría la partida.</translation>
    </message>
    <message>
        <source>{player}&apos;s winning chance</source>
        <extracomment>gui/review/chance_graph.py</extracomment>
        <translation>Posibilidades de victoria {player:del}</translation>
    </message>
    <message>
        <source>It allows {answer}.</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>Permite {answer}.</translation>
    </message>
    <message numerus="yes">
        <source>It allows mate in {count}, beginning with {answer}.</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>
            <numerusform>Permite mate en {count}, empezando con {answer}.</numerusform>
            <numerusform>Permite mate en {count}, empezando con {answer}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Based on how it moves</source>
        <extracomment>gui/workshop/picture_field.py</extracomment>
        <translation>Según cómo se mueve</translation>
    </message>
    <message>
        <source>A piece from our sets</source>
        <extracomment>gui/workshop/picture_field.py</extracomment>
        <translation>Una pieza de nuestros juegos de piezas</translation>
    </message>
    <message>
        <source>Two figures in one</source>
        <extracomment>gui/workshop/picture_field.py</extracomment>
        <translation>Dos figuras en una</translation>
    </message>
    <message>
        <source>A sign on a disc, tablet or wedge</source>
        <extracomment>gui/workshop/picture_field.py</extracomment>
        <translation>Un signo en un disco, una tablilla o una cuña</translation>
    </message>
    <message>
        <source>Your own drawing</source>
        <extracomment>gui/workshop/picture_field.py</extracomment>
        <translation>Tu propio dibujo</translation>
    </message>
    <message>
        <source>Picture</source>
        <extracomment>gui/workshop/picture_field.py</extracomment>
        <translation>Imagen</translation>
    </message>
    <message>
        <source>Preview</source>
        <extracomment>gui/workshop/picture_field.py</extracomment>
        <translation>Vista previa</translation>
    </message>
    <message>
        <source>White&apos;s and Black&apos;s piece, then both when promoted</source>
        <extracomment>gui/workshop/picture_field.py</extracomment>
        <translation>La pieza blanca y la negra, y después ambas promocionadas</translation>
    </message>
    <message>
        <source>White&apos;s and Black&apos;s pieces look too much alike: choose a background or another drawing.</source>
        <extracomment>gui/workshop/picture_field.py</extracomment>
        <translation>La pieza blanca y la negra se parecen demasiado: elige un fondo u otro dibujo.</translation>
    </message>
    <message>
        <source>This picture cannot be drawn.</source>
        <extracomment>gui/workshop/picture_field.py</extracomment>
        <translation>No se puede dibujar esta imagen.</translation>
    </message>
    <message>
        <source>Disc</source>
        <extracomment>gui/workshop/picture_kinds.py</extracomment>
        <translation>Disco</translation>
    </message>
    <message>
        <source>Tablet</source>
        <extracomment>gui/workshop/picture_kinds.py</extracomment>
        <translation>Tablilla</translation>
    </message>
    <message>
        <source>Wedge</source>
        <extracomment>gui/workshop/picture_kinds.py</extracomment>
        <translation>Cuña</translation>
    </message>
    <message>
        <source>A piece that moves like a chess piece has its figure; any other has its letter on a disc.</source>
        <extracomment>gui/workshop/picture_kinds.py</extracomment>
        <translation>Una pieza que se mueve como una de ajedrez tiene su figura; cualquier otra, su letra en un disco.</translation>
    </message>
    <message>
        <source>SVG files made of shapes, paths and gradients. Convert text to paths first.</source>
        <extracomment>gui/workshop/picture_kinds.py</extracomment>
        <translation>Archivos SVG hechos de formas, trazados y degradados. Convierte antes el texto en trazados.</translation>
    </message>
    <message>
        <source>Background</source>
        <extracomment>gui/workshop/picture_kinds.py</extracomment>
        <translation>Fondo</translation>
    </message>
    <message>
        <source>The same</source>
        <extracomment>gui/workshop/picture_kinds.py</extracomment>
        <translation>El mismo</translation>
    </message>
    <message>
        <source>Choose a drawing</source>
        <extracomment>gui/workshop/picture_kinds.py</extracomment>
        <translation>Elegir un dibujo</translation>
    </message>
    <message>
        <source>SVG drawings (*.svg)</source>
        <extracomment>gui/workshop/picture_kinds.py</extracomment>
        <translation>Dibujos SVG (*.svg)</translation>
    </message>
    <message>
        <source>Set of pieces</source>
        <extracomment>gui/workshop/picture_kinds.py</extracomment>
        <translation>Juego de piezas</translation>
    </message>
    <message>
        <source>Piece</source>
        <extracomment>gui/workshop/picture_kinds.py, engine/playtest/texts.py: piece</extracomment>
        <translation>Pieza</translation>
    </message>
    <message>
        <source>In front</source>
        <extracomment>gui/workshop/picture_kinds.py</extracomment>
        <translation>Delante</translation>
    </message>
    <message>
        <source>Behind</source>
        <extracomment>gui/workshop/picture_kinds.py</extracomment>
        <translation>Detrás</translation>
    </message>
    <message>
        <source>Sign: a letter, a character or an emoji</source>
        <extracomment>gui/workshop/picture_kinds.py</extracomment>
        <translation>Signo: una letra, un carácter o un emoji</translation>
    </message>
    <message>
        <source>Black&apos;s sign, if different</source>
        <extracomment>gui/workshop/picture_kinds.py</extracomment>
        <translation>Signo de las negras, si es otro</translation>
    </message>
    <message>
        <source>White&apos;s drawing…</source>
        <extracomment>gui/workshop/picture_kinds.py</extracomment>
        <translation>Dibujo de las blancas…</translation>
    </message>
    <message>
        <source>Black&apos;s drawing…</source>
        <extracomment>gui/workshop/picture_kinds.py</extracomment>
        <translation>Dibujo de las negras…</translation>
    </message>
    <message>
        <source>The drawing cannot be read: {why}.</source>
        <extracomment>gui/workshop/picture_kinds.py</extracomment>
        <translation>No se puede leer el dibujo: {why}.</translation>
    </message>
    <message>
        <source>No background</source>
        <extracomment>gui/workshop/picture_kinds.py</extracomment>
        <translation>Sin fondo</translation>
    </message>
    <message>
        <source>Unlike the knight of shogi, the knight here also jumps sideways and back.</source>
        <extracomment>assets/lessons/pandemonium/01-first-game.toml, assets/lessons/mansindam/01-first-game.toml</extracomment>
        <translation>A diferencia del caballo del shogi, aquí el caballo también salta de lado y hacia atrás.</translation>
    </message>
    <message>
        <source>Nothing blocks the knight, unlike the horse of xiangqi, which a piece can block.</source>
        <extracomment>assets/lessons/pandemonium/01-first-game.toml, assets/lessons/mansindam/01-first-game.toml</extracomment>
        <translation>Nada bloquea al caballo, a diferencia del caballo del xiangqi, que una pieza puede bloquear.</translation>
    </message>
    <message>
        <source>Unlike the pawn of shogi, the pawn here never captures straight ahead.</source>
        <extracomment>assets/lessons/pandemonium/01-first-game.toml</extracomment>
        <translation>A diferencia del peón del shogi, aquí el peón nunca captura de frente.</translation>
    </message>
    <message>
        <source>Unlike the soldier of xiangqi, the pawn never captures straight ahead.</source>
        <extracomment>assets/lessons/pandemonium/01-first-game.toml</extracomment>
        <translation>A diferencia del soldado del xiangqi, el peón nunca captura de frente.</translation>
    </message>
    <message>
        <source>Everything else about pawns is as in chess, including en passant, until they reach the last two ranks.</source>
        <extracomment>assets/lessons/pandemonium/01-first-game.toml</extracomment>
        <translation>En todo lo demás los peones son como en el ajedrez, también en la captura al paso, hasta que llegan a las dos últimas filas.</translation>
    </message>
    <message>
        <source>Pieces may be dropped anywhere, except pawns on the first or last rank. A promoted piece that you capture goes back to what it was.</source>
        <extracomment>assets/lessons/pandemonium/01-first-game.toml</extracomment>
        <translation>Las piezas se pueden reingresar en cualquier sitio, salvo los peones en la primera o la última fila. Una pieza promocionada que capturas vuelve a ser lo que era.</translation>
    </message>
    <message>
        <source>If a king in check has no way out, it is checkmate and you have won. One rook guards the file beside the king; mate with the other one.</source>
        <extracomment>assets/lessons/pandemonium/01-first-game.toml, assets/lessons/mansindam/01-first-game.toml</extracomment>
        <translation>Si un rey en jaque no tiene salida, es jaque mate y has ganado. Una torre vigila la columna junto al rey; da mate con la otra.</translation>
    </message>
    <message>
        <source>A drop may also give mate, but a pawn drop may not. Drop the rook so that it mates.</source>
        <extracomment>assets/lessons/pandemonium/01-first-game.toml</extracomment>
        <translation>Un reingreso también puede dar mate, pero no el de un peón. Reingresa la torre de modo que dé mate.</translation>
    </message>
    <message>
        <source>Inner bishops are the usual choice; outer bishops look along long diagonals as soon as the pawns in front of them make way.</source>
        <extracomment>assets/lessons/pandemonium/01-first-game.toml, assets/lessons/pandemonium/12-setup.toml</extracomment>
        <translation>Los alfiles interiores son la elección habitual; los exteriores miran por diagonales largas en cuanto los peones de delante se apartan.</translation>
    </message>
    <message>
        <source>Instead of another move, the king may castle: it moves three squares towards a rook, and the rook goes past it. King and rook must not have moved, nothing may stand between them, and the king may not be in check. Castle towards the j-file.</source>
        <extracomment>assets/lessons/pandemonium/01-first-game.toml, assets/lessons/pandemonium/13-castling.toml</extracomment>
        <translation>En lugar de otra jugada, el rey puede enrocarse: se mueve tres casillas hacia una torre, y la torre pasa al otro lado. El rey y la torre no deben haberse movido, no debe haber nada entre ellos y el rey no debe estar en jaque. Enroca hacia la columna j.</translation>
    </message>
    <message>
        <source>None of the three squares on the king&apos;s path may be attacked. You now know enough to play; en passant and repetition have lessons of their own.</source>
        <extracomment>assets/lessons/pandemonium/01-first-game.toml</extracomment>
        <translation>Ninguna de las tres casillas del camino del rey puede estar atacada. Ya sabes lo suficiente para jugar; la captura al paso y la repetición tienen sus propias lecciones.</translation>
    </message>
    <message>
        <source>In chess the king moves two squares when it castles.</source>
        <extracomment>assets/lessons/pandemonium/01-first-game.toml, assets/lessons/pandemonium/13-castling.toml</extracomment>
        <translation>En el ajedrez, el rey se mueve dos casillas al enrocarse.</translation>
    </message>
    <message>
        <source>A pawn that was dropped on the second rank may move three squares too. Drop it, then go.</source>
        <extracomment>assets/lessons/pandemonium/08-pawns.toml</extracomment>
        <translation>Un peón reingresado en la segunda fila también puede avanzar tres casillas. Reingrésalo y luego avanza.</translation>
    </message>
    <message>
        <source>Black&apos;s pawn has just gone from e9 to e6, past yours. Capture it by going to e8, as if it had gone only one square: that is en passant.</source>
        <extracomment>assets/lessons/pandemonium/09-en-passant.toml</extracomment>
        <translation>El peón negro acaba de ir de e9 a e6, pasando el tuyo. Captúralo yendo a e8, como si hubiera avanzado una sola casilla: es la captura al paso.</translation>
    </message>
    <message>
        <source>None of the three squares on the king&apos;s path may be attacked. You can also put the king onto the rook.</source>
        <extracomment>assets/lessons/pandemonium/13-castling.toml</extracomment>
        <translation>Ninguna de las tres casillas del camino del rey puede estar atacada. También puedes poner el rey sobre la torre.</translation>
    </message>
    <message>
        <source>No square on the king&apos;s path may be attacked, and a rook attacks one. Castle to the side where it is allowed.</source>
        <extracomment>assets/lessons/pandemonium/13-castling.toml</extracomment>
        <translation>Ninguna casilla del camino del rey puede estar atacada, y una torre ataca una. Enroca hacia el lado donde se permite.</translation>
    </message>
    <message>
        <source>Mate in two with two rooks in hand: your second move mates, whatever the answer to the first.</source>
        <extracomment>assets/lessons/pandemonium/15-mates.toml</extracomment>
        <translation>Mate en dos con dos torres en la mano: tu segunda jugada da mate, sea cual sea la respuesta a la primera.</translation>
    </message>
    <message>
        <source>In chess the pawn would take the enemy pawn; here pawns never capture diagonally.</source>
        <extracomment>assets/lessons/mansindam/01-first-game.toml</extracomment>
        <translation>En el ajedrez, el peón capturaría el peón enemigo; aquí los peones nunca capturan en diagonal.</translation>
    </message>
    <message>
        <source>The pawn moves like the pawn of shogi.</source>
        <extracomment>assets/lessons/mansindam/01-first-game.toml</extracomment>
        <translation>El peón se mueve como el peón del shogi.</translation>
    </message>
    <message>
        <source>The pawn moves like the soldier of xiangqi before the river.</source>
        <extracomment>assets/lessons/mansindam/01-first-game.toml</extracomment>
        <translation>El peón se mueve como el soldado del xiangqi antes del río.</translation>
    </message>
    <message>
        <source>Pieces may be dropped anywhere, except a pawn on the last rank or on a file where you already have one.</source>
        <extracomment>assets/lessons/mansindam/01-first-game.toml</extracomment>
        <translation>Las piezas se pueden reingresar en cualquier sitio, salvo un peón en la última fila o en una columna donde ya tengas uno.</translation>
    </message>
    <message>
        <source>That is campmate. There are no draws: no position may occur a third time, and a player who cannot move loses. You now know enough to play.</source>
        <extracomment>assets/lessons/mansindam/01-first-game.toml</extracomment>
        <translation>Eso es el mate de campo. No hay tablas: ninguna posición se puede dar por tercera vez, y un jugador que no puede mover pierde. Ya sabes lo suficiente para jugar.</translation>
    </message>
    <message>
        <source>Promote both pieces.</source>
        <extracomment>assets/lessons/mansindam/10-promotion.toml</extracomment>
        <translation>Promociona las dos piezas.</translation>
    </message>
    <message>
        <source>A bishop that becomes an archer steps straight. Take the pawn with it.</source>
        <extracomment>assets/lessons/mansindam/10-promotion.toml</extracomment>
        <translation>Un alfil que se convierte en arquero da pasos en línea recta. Captura el peón con él.</translation>
    </message>
    <message>
        <source>Mate in two, with a drop to begin or to end: your second move mates, whatever the answer to the first.</source>
        <extracomment>assets/lessons/mansindam/12-mates.toml</extracomment>
        <translation>Mate en dos, con un reingreso al principio o al final: tu segunda jugada da mate, sea cual sea la respuesta a la primera.</translation>
    </message>
    <message>
        <source>The horse is a knight that only moves forward.</source>
        <extracomment>assets/lessons/palaceshogi/01-first-game.toml</extracomment>
        <translation>El corcel es un caballo que solo se mueve hacia adelante.</translation>
    </message>
    <message>
        <source>Nothing blocks the horse, unlike the horse of xiangqi, which a piece can block.</source>
        <extracomment>assets/lessons/palaceshogi/01-first-game.toml</extracomment>
        <translation>Nada bloquea al corcel, a diferencia del caballo del xiangqi, que una pieza puede bloquear.</translation>
    </message>
    <message>
        <source>The horse here is the knight of shogi, the keima, and not the promoted bishop.</source>
        <extracomment>assets/lessons/palaceshogi/01-first-game.toml, assets/lessons/palaceshogi/05-horse-and-knight.toml</extracomment>
        <translation>El corcel es aquí el caballo del shogi, el keima, y no el alfil promocionado.</translation>
    </message>
    <message>
        <source>A pawn moves one square straight ahead, or two from rank g, where it starts; it captures diagonally ahead. Capture the knight in two moves.</source>
        <extracomment>assets/lessons/palaceshogi/01-first-game.toml</extracomment>
        <translation>Un peón avanza una casilla de frente, o dos desde la fila g, donde empieza; captura en diagonal hacia adelante. Captura el caballo en dos jugadas.</translation>
    </message>
    <message>
        <source>The pawn moves like a chess pawn, including en passant.</source>
        <extracomment>assets/lessons/palaceshogi/01-first-game.toml</extracomment>
        <translation>El peón se mueve como el peón del ajedrez, también en la captura al paso.</translation>
    </message>
    <message>
        <source>A captured pawn comes back as a footsoldier, which moves and captures straight ahead, and from rank d on sideways too. Take both silvers with it.</source>
        <extracomment>assets/lessons/palaceshogi/01-first-game.toml</extracomment>
        <translation>Un peón capturado vuelve como soldado, que avanza y captura de frente, y desde la fila d también de lado. Captura con él las dos platas.</translation>
    </message>
    <message>
        <source>A footsoldier may be dropped up to rank f, only one on a file, and not to give mate.</source>
        <extracomment>assets/lessons/palaceshogi/01-first-game.toml</extracomment>
        <translation>Un soldado se puede reingresar hasta la fila f, uno por columna y sin dar mate.</translation>
    </message>
    <message>
        <source>On the ranks before rank d the footsoldier moves like the pawn of shogi.</source>
        <extracomment>assets/lessons/palaceshogi/01-first-game.toml</extracomment>
        <translation>En las filas anteriores a la d, el soldado se mueve como el peón del shogi.</translation>
    </message>
    <message>
        <source>Instead of moving, you may drop what you hold on an empty square, but most pieces only on your own part of the board: a bishop up to rank e. Drop the bishop on the marked square.</source>
        <extracomment>assets/lessons/palaceshogi/01-first-game.toml</extracomment>
        <translation>En lugar de mover, puedes reingresar una pieza de tu mano en una casilla vacía, pero la mayoría solo en tu parte del tablero: un alfil, hasta la fila e. Reingresa el alfil en la casilla marcada.</translation>
    </message>
    <message>
        <source>Lances and horses also go up to rank e, rooks up to rank d, and silvers anywhere except in the enemy palace.</source>
        <extracomment>assets/lessons/palaceshogi/01-first-game.toml</extracomment>
        <translation>Las lanzas y los corceles, también hasta la fila e; las torres, hasta la fila d; y las platas, en todas partes menos en el palacio enemigo.</translation>
    </message>
    <message>
        <source>If a king in check has no way out, it is checkmate and you have won. Drop the silver so that it mates.</source>
        <extracomment>assets/lessons/palaceshogi/01-first-game.toml</extracomment>
        <translation>Si un rey en jaque no tiene salida, es jaque mate y has ganado. Reingresa la plata de modo que dé mate.</translation>
    </message>
    <message>
        <source>The two kings may never stand on one file with nothing in between, so a piece alone between them cannot leave it. Step diagonally with the silver that can.</source>
        <extracomment>assets/lessons/palaceshogi/01-first-game.toml</extracomment>
        <translation>Los dos reyes nunca pueden estar en una misma columna sin nada en medio, así que una pieza sola entre ellos no puede salir de ella. Ve en diagonal con la plata que puede.</translation>
    </message>
    <message>
        <source>A king also keeps the other one off its file, which helps to give mate.</source>
        <extracomment>assets/lessons/palaceshogi/01-first-game.toml</extracomment>
        <translation>Un rey también aparta al otro de su columna, lo que ayuda a dar mate.</translation>
    </message>
    <message>
        <source>Watch the roads to your own palace, too. You now know enough to play; castling, en passant and the lion have lessons of their own.</source>
        <extracomment>assets/lessons/palaceshogi/01-first-game.toml</extracomment>
        <translation>Vigila también los caminos hacia tu propio palacio. Ya sabes lo suficiente para jugar; el enroque, la captura al paso y el león tienen sus propias lecciones.</translation>
    </message>
    <message>
        <source>A fork attacks two pieces at once. Attack king and rook with the knight.</source>
        <extracomment>assets/lessons/palaceshogi/05-horse-and-knight.toml</extracomment>
        <translation>Un ataque doble amenaza dos piezas a la vez. Ataca al rey y a la torre con el caballo.</translation>
    </message>
    <message>
        <source>Straight ahead, and over another piece.</source>
        <extracomment>assets/lessons/palaceshogi/06-lance-and-cannon.toml</extracomment>
        <translation>De frente, y por encima de otra pieza.</translation>
    </message>
    <message>
        <source>The piece that a cannon hops over is its screen, and there is none yet. Bring one, then take the rook.</source>
        <extracomment>assets/lessons/palaceshogi/06-lance-and-cannon.toml</extracomment>
        <translation>La pieza sobre la que salta un cañón es su pantalla, y todavía no hay ninguna. Trae una, y luego captura la torre.</translation>
    </message>
    <message>
        <source>A pawn captures diagonally ahead. Take the silver.</source>
        <extracomment>assets/lessons/palaceshogi/07-pawn-and-footsoldier.toml</extracomment>
        <translation>Un peón captura en diagonal hacia adelante. Captura la plata.</translation>
    </message>
    <message>
        <source>An enemy pawn has just gone two squares, past yours. Take it by going to the marked square, as if it had gone only one: that is en passant.</source>
        <extracomment>assets/lessons/palaceshogi/07-pawn-and-footsoldier.toml</extracomment>
        <translation>Un peón enemigo acaba de avanzar dos casillas, pasando el tuyo. Captúralo yendo a la casilla marcada, como si hubiera avanzado una sola: es la captura al paso.</translation>
    </message>
    <message>
        <source>A footsoldier moves and captures straight ahead, and from rank d on sideways too. Take both.</source>
        <extracomment>assets/lessons/palaceshogi/07-pawn-and-footsoldier.toml</extracomment>
        <translation>Un soldado avanza y captura de frente, y desde la fila d también de lado. Captura las dos piezas.</translation>
    </message>
    <message>
        <source>Outside, she moves straight and diagonally, as far as she likes. Visit both marked squares.</source>
        <extracomment>assets/lessons/palaceshogi/08-queen.toml</extracomment>
        <translation>Fuera se mueve en línea recta y en diagonal, tan lejos como quiera. Visita las dos casillas marcadas.</translation>
    </message>
    <message>
        <source>A rook may be dropped up to rank d. Drop it there.</source>
        <extracomment>assets/lessons/palaceshogi/10-drops.toml</extracomment>
        <translation>Una torre se puede reingresar hasta la fila d. Reingrésala allí.</translation>
    </message>
    <message>
        <source>Drop the lance so that it attacks the rook, on a square that your king guards.</source>
        <extracomment>assets/lessons/palaceshogi/10-drops.toml</extracomment>
        <translation>Reingresa la lanza de modo que ataque la torre, en una casilla que tu rey defienda.</translation>
    </message>
    <message>
        <source>On ranks d to i you may have only one footsoldier on a file. Drop another one where it may stand.</source>
        <extracomment>assets/lessons/palaceshogi/10-drops.toml</extracomment>
        <translation>En las filas d a i solo puedes tener un soldado por columna. Reingresa otro donde se permita.</translation>
    </message>
    <message>
        <source>A piece that stands alone between the kings is pinned to the file, the enemy&apos;s as well as yours. Take the knight that the silver only seems to guard.</source>
        <extracomment>assets/lessons/palaceshogi/11-facing.toml</extracomment>
        <translation>Una pieza sola entre los reyes está clavada en la columna, tanto la enemiga como la tuya. Captura el caballo que la plata solo parece defender.</translation>
    </message>
    <message>
        <source>Instead of another move, the king may castle: it moves two squares towards a lance, and the lance goes past it. King and lance must not have moved, nothing may stand between them, and the king may not be in check. Castle to the right.</source>
        <extracomment>assets/lessons/palaceshogi/13-castling.toml</extracomment>
        <translation>En lugar de otra jugada, el rey puede enrocarse: se mueve dos casillas hacia una lanza, y la lanza pasa al otro lado. El rey y la lanza no deben haberse movido, no debe haber nada entre ellos y el rey no debe estar en jaque. Enroca hacia la derecha.</translation>
    </message>
    <message>
        <source>No square on the king&apos;s path may be attacked. You can also put the king onto the lance.</source>
        <extracomment>assets/lessons/palaceshogi/13-castling.toml</extracomment>
        <translation>Ninguna casilla del camino del rey puede estar atacada. También puedes poner el rey sobre la lanza.</translation>
    </message>
    <message>
        <source>A cannon checks over one piece, its screen. If that is yours, you may also take it away. Do it.</source>
        <extracomment>assets/lessons/palaceshogi/14-check.toml</extracomment>
        <translation>Un cañón da jaque por encima de una pieza, su pantalla. Si es tuya, también puedes quitarla. Hazlo.</translation>
    </message>
    <message>
        <source>Mate in one: drop the silver where the gold guards it.</source>
        <extracomment>assets/lessons/palaceshogi/15-mates.toml</extracomment>
        <translation>Mate en una: reingresa la plata donde el oro la defiende.</translation>
    </message>
    <message>
        <source>Mate in two: your second move mates, whatever the answer to the first.</source>
        <extracomment>assets/lessons/palaceshogi/15-mates.toml</extracomment>
        <translation>Mate en dos: tu segunda jugada da mate, sea cual sea la respuesta a la primera.</translation>
    </message>
    <message>
        <source>The {piece} does not move like that from here.</source>
        <extracomment>rules/words.py: not from here</extracomment>
        <translation>Desde aquí {piece:el} no se mueve así.</translation>
    </message>
    <message>
        <source>The {piece} moves only within its part of the board.</source>
        <extracomment>rules/words.py: confined</extracomment>
        <translation>{piece:El} solo se mueve dentro de su parte del tablero.</translation>
    </message>
    <message>
        <source>A hole in the board is in the way.</source>
        <extracomment>rules/words.py: hole in the way</extracomment>
        <translation>Hay un hueco del tablero en el camino.</translation>
    </message>
    <message>
        <source>The {piece} goes that way only over exactly one piece.</source>
        <extracomment>rules/words.py: goes over one piece</extracomment>
        <translation>{piece:El} solo se mueve así saltando por encima de exactamente una pieza.</translation>
    </message>
    <message>
        <source>Each player&apos;s limit for the {other} is {number} on the board.</source>
        <extracomment>rules/words.py: promoted too often</extracomment>
        <translation>El límite de cada jugador para {other:el} es {number} en el tablero.</translation>
    </message>
    <message>
        <source>The {piece} is never dropped in this game.</source>
        <extracomment>rules/words.py: never dropped</extracomment>
        <translation>En este juego {piece:el} nunca se reingresa.</translation>
    </message>
    <message>
        <source>Each player&apos;s limit for the {piece} is {number} on the board.</source>
        <extracomment>rules/words.py: too many on the board</extracomment>
        <translation>El límite de cada jugador para {piece:el} es {number} en el tablero.</translation>
    </message>
    <message>
        <source>This is not a readable SVG file (line {line}).</source>
        <extracomment>rules/words.py: drawing no SVG</extracomment>
        <translation>Esto no es un archivo SVG legible (línea {line}).</translation>
    </message>
    <message>
        <source>A drawing is made of shapes, paths, groups and gradients; it may not have {text}.</source>
        <extracomment>rules/words.py: drawing uses</extracomment>
        <translation>Un dibujo se compone de formas, trazados, grupos y degradados; no puede contener {text}.</translation>
    </message>
    <message>
        <source>A drawing cannot have {text} here.</source>
        <extracomment>rules/words.py: drawing value</extracomment>
        <translation>Un dibujo no puede tener {text} aquí.</translation>
    </message>
    <message>
        <source>A drawing has at most {most} characters.</source>
        <extracomment>rules/words.py: drawing too large</extracomment>
        <translation>Un dibujo tiene como máximo {most} caracteres.</translation>
    </message>
    <message>
        <source>This drawing is too detailed. Simplify it with a drawing program.</source>
        <extracomment>rules/words.py: drawing too detailed</extracomment>
        <translation>Este dibujo tiene demasiados detalles. Simplifícalo con un programa de dibujo.</translation>
    </message>
    <message>
        <source>Part of this drawing is far outside its frame.</source>
        <extracomment>rules/words.py: drawing outside</extracomment>
        <translation>Una parte de este dibujo queda muy fuera de su marco.</translation>
    </message>
    <message>
        <source>This drawing has no size.</source>
        <extracomment>rules/words.py: drawing without size</extracomment>
        <translation>Este dibujo no tiene tamaño.</translation>
    </message>
    <message>
        <source>This drawing shows nothing.</source>
        <extracomment>rules/words.py: drawing empty</extracomment>
        <translation>Este dibujo no muestra nada.</translation>
    </message>
    <message>
        <source>No font on this computer can draw {text} as an outline.</source>
        <extracomment>rules/words.py: sign without outline</extracomment>
        <translation>Ninguna fuente de este equipo puede dibujar {text} como contorno.</translation>
    </message>
    <message>
        <source>Let the computer practise…</source>
        <extracomment>gui/app/start_cards.py</extracomment>
        <translation>Dejar que la máquina practique…</translation>
    </message>
    <message>
        <source>The computer cannot practise {title}: {why}.</source>
        <extracomment>gui/app/own_game_commands.py</extracomment>
        <translation>La máquina no puede practicar {title}: {why}.</translation>
    </message>
    <message>
        <source>Practice of {title} could not be continued and has started over.</source>
        <extracomment>gui/app/own_game_commands.py</extracomment>
        <translation>La práctica de {title} no se ha podido continuar y ha empezado de nuevo.</translation>
    </message>
    <message>
        <source>The computer has practised {title}.</source>
        <extracomment>gui/app/own_game_commands.py</extracomment>
        <translation>La máquina ha practicado {title}.</translation>
    </message>
    <message>
        <source>The computer cannot practise {title}.</source>
        <extracomment>gui/app/own_game_commands.py</extracomment>
        <translation>La máquina no puede practicar {title}.</translation>
    </message>
    <message>
        <source>The computer plays quick games against itself and learns what each piece is worth, and where. Then a match shows how much it has improved. This runs in the background; you can play meanwhile.</source>
        <extracomment>gui/app/practice_dialog.py</extracomment>
        <translation>La máquina juega partidas rápidas contra sí misma y aprende cuánto vale cada pieza y en qué casillas. Después, un encuentro muestra cuánto ha mejorado. Todo ocurre en segundo plano; mientras tanto puedes jugar.</translation>
    </message>
    <message>
        <source>Starting…</source>
        <extracomment>gui/app/practice_dialog.py, gui/playtest/playtest_page.py</extracomment>
        <translation>Iniciando…</translation>
    </message>
    <message numerus="yes">
        <source>Round {round} of {rounds}: {count:,} games played.</source>
        <extracomment>gui/app/practice_dialog.py</extracomment>
        <translation>
            <numerusform>Ronda {round} de {rounds}: {count:,} partida jugada.</numerusform>
            <numerusform>Ronda {round} de {rounds}: {count:,} partidas jugadas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Round {round} of {rounds}: finding the best values.</source>
        <extracomment>gui/app/practice_dialog.py</extracomment>
        <translation>Ronda {round} de {rounds}: buscando los mejores valores.</translation>
    </message>
    <message numerus="yes">
        <source>Match against its former self: {share}% ± {error}% in {count:,} games.</source>
        <extracomment>gui/app/practice_dialog.py</extracomment>
        <translation>
            <numerusform>Encuentro contra su versión anterior: {share} ± {error}&#xa0;% de los puntos en {count:,} partida.</numerusform>
            <numerusform>Encuentro contra su versión anterior: {share} ± {error}&#xa0;% de los puntos en {count:,} partidas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It scored {share}% ± {error}% in {count:,} games against its former self.</source>
        <extracomment>gui/app/practice_dialog.py</extracomment>
        <translation>
            <numerusform>La máquina ha conseguido el {share} ± {error}&#xa0;% de los puntos en {count:,} partida contra su versión anterior.</numerusform>
            <numerusform>La máquina ha conseguido el {share} ± {error}&#xa0;% de los puntos en {count:,} partidas contra su versión anterior.</numerusform>
        </translation>
    </message>
    <message>
        <source>That is no improvement, so it keeps its old values.</source>
        <extracomment>gui/app/practice_dialog.py</extracomment>
        <translation>No es una mejora, así que conserva sus valores anteriores.</translation>
    </message>
    <message>
        <source>It has not practised yet and values the pieces by how they move.</source>
        <extracomment>gui/app/practice_dialog.py</extracomment>
        <translation>La máquina aún no ha practicado y valora las piezas según cómo se mueven.</translation>
    </message>
    <message>
        <source>Paused after {done} of {total} minutes.</source>
        <extracomment>gui/app/practice_dialog.py</extracomment>
        <translation>En pausa tras {done} de {total} minutos.</translation>
    </message>
    <message>
        <source>The computer is practising {title} now.</source>
        <extracomment>gui/app/practice_dialog.py</extracomment>
        <translation>La máquina está practicando {title}.</translation>
    </message>
    <message>
        <source>Let the computer practise</source>
        <extracomment>gui/app/practice_dialog.py</extracomment>
        <translation>Dejar que la máquina practique</translation>
    </message>
    <message>
        <source>Progress</source>
        <extracomment>gui/app/practice_dialog.py, gui/playtest/playtest_page.py</extracomment>
        <translation>Progreso</translation>
    </message>
    <message>
        <source>Discard</source>
        <extracomment>gui/app/practice_dialog.py, gui/playtest/playtest_page.py</extracomment>
        <translation>Descartar</translation>
    </message>
    <message>
        <source>Start</source>
        <extracomment>gui/app/practice_dialog.py, gui/learn/learn_page.py, gui/learn/puzzle_text.py, gui/playtest/playtest_page.py, gui/workshop/workshop_page.py</extracomment>
        <translation>Iniciar</translation>
    </message>
    <message>
        <source>Look at it again</source>
        <extracomment>gui/learn/puzzles_page.py</extracomment>
        <translation>Verlo otra vez</translation>
    </message>
    <message>
        <source>Thinking time of {name} (level {number})</source>
        <extracomment>gui/app/preferences.py</extracomment>
        <translation>Tiempo de {name} (nivel {number})</translation>
    </message>
    <message>
        <source>Play again with sides swapped</source>
        <extracomment>gui/play/game_messages.py, gui/workshop/specs.py</extracomment>
        <translation>Jugar otra vez, con los bandos cambiados</translation>
    </message>
    <message>
        <source>Swap sides</source>
        <extracomment>gui/editor/setup_panel.py</extracomment>
        <translation>Cambiar bandos</translation>
    </message>
    <message>
        <source>The sides have been swapped.</source>
        <extracomment>gui/editor/setup_panel.py</extracomment>
        <translation>Los bandos se han cambiado.</translation>
    </message>
    <message>
        <source>{player}&apos;s hand gets the rest</source>
        <extracomment>gui/editor/setup_panel.py</extracomment>
        <translation>Resto a la mano {player:del}</translation>
    </message>
    <message>
        <source>The computer&apos;s engine</source>
        <extracomment>gui/app/preferences.py, gui/engines/engine_field.py</extracomment>
        <translation>Motor de la máquina</translation>
    </message>
    <message>
        <source>Reading games: {share}, {games:,} new</source>
        <extracomment>gui/library/library_text.py</extracomment>
        <translation>Leyendo partidas: {share}, {games:,} nuevas</translation>
    </message>
    <message>
        <source>After a draw by repetition, the rules call for another game with sides swapped.</source>
        <extracomment>gui/words/outcome_text.py</extracomment>
        <translation>Tras unas tablas por repetición, las reglas piden otra partida con los bandos cambiados.</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>Dificultad</translation>
    </message>
    <message>
        <source>Any difficulty</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>Cualquier dificultad</translation>
    </message>
    <message>
        <source>{player}: accuracy {accuracy}</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>{player}: precisión {accuracy}</translation>
    </message>
    <message>
        <source>{name} is stronger by {difference:.0f} rating points (95% confidence: {low} to {high}).</source>
        <extracomment>gui/matches/matches_text.py</extracomment>
        <translation>{name} tiene una ventaja de {difference:.0f} puntos (95&#xa0;% de confianza: de {low} a {high}).</translation>
    </message>
    <message>
        <source>{name} is stronger by {difference:.0f} rating points (95% confidence: {low} or more).</source>
        <extracomment>gui/matches/matches_text.py</extracomment>
        <translation>{name} tiene una ventaja de {difference:.0f} puntos (95&#xa0;% de confianza: {low} o más).</translation>
    </message>
    <message>
        <source>Neither is stronger so far; with 95% confidence, the difference is at most {points} rating points.</source>
        <extracomment>gui/matches/matches_text.py</extracomment>
        <translation>Por ahora ninguno es más fuerte; con un 95&#xa0;% de confianza, la diferencia es como máximo de {points} puntos.</translation>
    </message>
    <message>
        <source>{name} is ahead by {difference:.0f} rating points, which may be chance (95% confidence: {low} to {high}).</source>
        <extracomment>gui/matches/matches_text.py</extracomment>
        <translation>{name} lleva {difference:.0f} puntos de ventaja, que pueden deberse al azar (95&#xa0;% de confianza: de {low} a {high}).</translation>
    </message>
    <message>
        <source>Default for the language</source>
        <extracomment>gui/shell/settings.py</extracomment>
        <translation>Predeterminada del idioma</translation>
    </message>
    <message>
        <source>Text at {percent}.</source>
        <extracomment>gui/app/view_commands.py</extracomment>
        <translation>Texto al {percent}.</translation>
    </message>
    <message>
        <source>Board at {percent}.</source>
        <extracomment>gui/app/view_commands.py</extracomment>
        <translation>Tablero al {percent}.</translation>
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
        <translation>Un comentario sobre la partida</translation>
    </message>
    <message>
        <source>Print at full size (100%) on thick paper. Cut along the lines, fold at the dashed line, and glue the halves.</source>
        <extracomment>gui/rulebook/set_pdf.py</extracomment>
        <translation>Imprime a tamaño real (100&#xa0;%) en papel grueso. Recorta por las líneas, dobla por la línea discontinua y pega las dos mitades.</translation>
    </message>
    <message>
        <source>Games you know</source>
        <extracomment>gui/app/preferences.py, gui/shell/settings.py</extracomment>
        <translation>Juegos que conoces</translation>
    </message>
    <message>
        <source>{move} wins nothing at once; the computer prefers it after looking several moves ahead.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>{move} no gana nada de inmediato; la máquina la prefiere tras calcular varias jugadas.</translation>
    </message>
    <message>
        <source>This line wins {won}.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>Esta variante gana {won}.</translation>
    </message>
    <message>
        <source>This line wins {won} and gives up {given}.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>Esta variante gana {won} y entrega {given}.</translation>
    </message>
    <message>
        <source>another {piece}</source>
        <comment>of the same kind</comment>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>{piece:otro}</translation>
    </message>
    <message>
        <source>{first} and {second}</source>
        <comment>the last two pieces of a list</comment>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>{first} y {second}</translation>
    </message>
    <message>
        <source>{move} wins the {victim}: {at} is attacked {attackers} and protected {protectors}.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>{move} gana {victim:el}: la casilla {at} está atacada {attackers} y defendida {protectors}.</translation>
    </message>
    <message>
        <source>{move} keeps the {victim} on {at} protected; {then} leaves it unprotected.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>Tras {move}, {victim:el} de {at} sigue {victim:=defendido|defendida}; tras {then}, no.</translation>
    </message>
    <message>
        <source>Fewer squares beside {player}&apos;s king are attacked after {move} than after {then}.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>Tras {move} hay menos casillas atacadas junto al rey {player:del} que tras {then}.</translation>
    </message>
    <message>
        <source>{player}&apos;s king has more of its own pieces beside it after {move} than after {then}.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>Tras {move}, el rey {player:del} tiene más piezas propias a su lado que tras {then}.</translation>
    </message>
    <message>
        <source>{move} attacks more squares beside {player}&apos;s king than {then} does.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>{move} ataca más casillas junto al rey {player:del} que {then}.</translation>
    </message>
    <message>
        <source>{player}&apos;s pieces have more squares to go to after {move} than after {then}.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>Tras {move}, las piezas {player:del} disponen de más casillas que tras {then}.</translation>
    </message>
    <message>
        <source>{player}&apos;s pieces have fewer squares to go to after {move} than after {then}.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>Tras {move}, las piezas {player:del} disponen de menos casillas que tras {then}.</translation>
    </message>
    <message>
        <source>{move} gives check.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>{move} da jaque.</translation>
    </message>
    <message>
        <source>{move} trades {given} for {won}.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>{move} cambia {given} por {won}.</translation>
    </message>
    <message>
        <source>a {piece}</source>
        <comment>a piece that is won or given up</comment>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>{piece:un}</translation>
    </message>
    <message>
        <source>an {piece}</source>
        <comment>a piece that is won or given up</comment>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>{piece:un}</translation>
    </message>
    <message>
        <source>once</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>una vez</translation>
    </message>
    <message>
        <source>twice</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>dos veces</translation>
    </message>
    <message numerus="yes">
        <source>{count} times</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>
            <numerusform>{count} vez</numerusform>
            <numerusform>{count} veces</numerusform>
        </translation>
    </message>
    <message>
        <source>Show the pieces with characters</source>
        <extracomment>gui/app/first_visit.py</extracomment>
        <translation>Mostrar las piezas con caracteres</translation>
    </message>
    <message>
        <source>Skip</source>
        <comment>a question</comment>
        <extracomment>gui/app/first_visit.py</extracomment>
        <translation>Omitir</translation>
    </message>
    <message>
        <source>The pieces now have characters. You can change this in the View menu.</source>
        <extracomment>gui/app/first_visit.py</extracomment>
        <translation>Ahora las piezas llevan caracteres. Puedes cambiarlo en el menú Ver.</translation>
    </message>
    <message>
        <source>Level of the computer: {name}.</source>
        <extracomment>gui/play/match_fields.py</extracomment>
        <translation>Nivel de la máquina: {name}.</translation>
    </message>
    <message>
        <source>A number of minutes for all moves; the player who runs out of time loses.</source>
        <extracomment>gui/play/new_game.py</extracomment>
        <translation>Un número de minutos para todas las jugadas; pierde quien agota su tiempo.</translation>
    </message>
    <message>
        <source>A number of minutes for all moves, and a few more seconds after each move.</source>
        <extracomment>gui/play/new_game.py</extracomment>
        <translation>Un número de minutos para todas las jugadas y unos segundos más tras cada una.</translation>
    </message>
    <message>
        <source>When the minutes are used up, a few seconds for each move; they may be exceeded a few times.</source>
        <extracomment>gui/play/new_game.py</extracomment>
        <translation>Agotados los minutos, unos segundos por jugada, que solo se pueden exceder unas pocas veces.</translation>
    </message>
    <message>
        <source>Learn from the computer&apos;s mistakes</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>Aprender de los errores de la máquina</translation>
    </message>
    <message>
        <source>worst first</source>
        <comment>mistakes</comment>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>las peores primero</translation>
    </message>
    <message>
        <source>It is answered by {reply}.</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>Se responde con {reply}.</translation>
    </message>
    <message>
        <source>Your winning chance would be {after}, not {before}.</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>Tus posibilidades de victoria serían del {after}, no del {before}.</translation>
    </message>
    <message numerus="yes">
        <source>{count} of them on the first try.</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>
            <numerusform>{count} de ellas a la primera.</numerusform>
            <numerusform>{count} de ellas a la primera.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not on the first try.</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>No a la primera.</translation>
    </message>
    <message>
        <source>Pieces with &amp;characters (kanji, hanja)</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>Caracteres (kanj&amp;i, hanja)</translation>
    </message>
    <message>
        <source>You win</source>
        <extracomment>gui/words/outcome_text.py</extracomment>
        <translation>Has ganado</translation>
    </message>
    <message>
        <source>{player} wins</source>
        <comment>the name of a person or a program</comment>
        <extracomment>gui/words/outcome_text.py</extracomment>
        <translation>Gana {player}</translation>
    </message>
    <message>
        <source>{player}&apos;s winning chance {chance}</source>
        <extracomment>gui/analysis/analysis_text.py</extracomment>
        <translation>Posibilidades de victoria {player:del} {chance}</translation>
    </message>
    <message>
        <source>{move}: {player}&apos;s winning chance {chance}</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>{move}: posibilidades de victoria {player:del} {chance}</translation>
    </message>
    <message>
        <source>Inaccuracy: {player}&apos;s winning chance {before} → {after}.</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>Imprecisión: posibilidades de victoria {player:del} {before} → {after}.</translation>
    </message>
    <message>
        <source>Mistake: {player}&apos;s winning chance {before} → {after}.</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>Error: posibilidades de victoria {player:del} {before} → {after}.</translation>
    </message>
    <message>
        <source>Blunder: {player}&apos;s winning chance {before} → {after}.</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>Error grave: posibilidades de victoria {player:del} {before} → {after}.</translation>
    </message>
    <message>
        <source>Measure the levels…</source>
        <extracomment>gui/app/start_cards.py</extracomment>
        <translation>Medir los niveles…</translation>
    </message>
    <message>
        <source>Measuring the levels of {title} could not be continued and has started over.</source>
        <extracomment>gui/app/own_game_commands.py</extracomment>
        <translation>La medición de los niveles de {title} no se ha podido continuar y ha empezado de nuevo.</translation>
    </message>
    <message>
        <source>The levels of {title} cannot be measured: {why}.</source>
        <extracomment>gui/app/own_game_commands.py</extracomment>
        <translation>No se pueden medir los niveles de {title}: {why}.</translation>
    </message>
    <message>
        <source>The levels of {title} cannot be measured.</source>
        <extracomment>gui/app/own_game_commands.py</extracomment>
        <translation>No se pueden medir los niveles de {title}.</translation>
    </message>
    <message>
        <source>The levels have not been measured yet in this game.</source>
        <extracomment>gui/app/practice_dialog.py</extracomment>
        <translation>Aún no se han medido los niveles en este juego.</translation>
    </message>
    <message>
        <source>The computer has practised since, so these ratings may be off.</source>
        <extracomment>gui/app/practice_dialog.py</extracomment>
        <translation>La máquina ha practicado desde entonces, así que estas puntuaciones pueden no ser exactas.</translation>
    </message>
    <message>
        <source>The levels of {title} are being measured now.</source>
        <extracomment>gui/app/practice_dialog.py</extracomment>
        <translation>Se están midiendo los niveles de {title}.</translation>
    </message>
    <message>
        <source>The levels of {title} have been measured.</source>
        <extracomment>gui/app/practice_dialog.py</extracomment>
        <translation>Se han medido los niveles de {title}.</translation>
    </message>
    <message>
        <source>It is practising now: {done} of {total} minutes.</source>
        <extracomment>gui/app/practice_dialog.py</extracomment>
        <translation>Está practicando ahora: {done} de {total} minutos.</translation>
    </message>
    <message>
        <source>Its levels are being measured now: {done} of {total} minutes.</source>
        <extracomment>gui/app/practice_dialog.py</extracomment>
        <translation>Se están midiendo sus niveles: {done} de {total} minutos.</translation>
    </message>
    <message>
        <source>{share}% ± {error}%</source>
        <extracomment>gui/app/practice_dialog.py</extracomment>
        <translation>{share} ± {error}&#xa0;%</translation>
    </message>
    <message>
        <source>Measure the levels</source>
        <extracomment>gui/app/practice_dialog.py</extracomment>
        <translation>Medir los niveles</translation>
    </message>
    <message>
        <source>Rating</source>
        <extracomment>gui/app/practice_dialog.py, gui/learn/puzzle_text.py</extracomment>
        <translation>Puntuación</translation>
    </message>
    <message>
        <source>Against the level below</source>
        <extracomment>gui/app/practice_dialog.py</extracomment>
        <translation>Contra el nivel inferior</translation>
    </message>
    <message>
        <source>another window or program is working on it</source>
        <extracomment>gui/engines/own_work.py</extracomment>
        <translation>otra ventana u otro programa está trabajando en ello</translation>
    </message>
    <message>
        <source>In the diagrams, a dot marks a square where the piece may move or capture.</source>
        <extracomment>gui/rulebook/generated.py</extracomment>
        <translation>En los diagramas, un punto marca una casilla adonde la pieza puede moverse o capturar.</translation>
    </message>
    <message>
        <source>A ringed dot marks a square where the piece may move or capture, and to which it can also jump.</source>
        <extracomment>gui/rulebook/generated.py</extracomment>
        <translation>Un punto en un anillo marca una casilla adonde la pieza puede moverse o capturar, y a la que también puede saltar.</translation>
    </message>
    <message>
        <source>A circle marks a square where the piece only moves.</source>
        <extracomment>gui/rulebook/generated.py</extracomment>
        <translation>Un círculo marca una casilla adonde la pieza solo se mueve.</translation>
    </message>
    <message>
        <source>A cross marks a square where the piece only captures.</source>
        <extracomment>gui/rulebook/generated.py</extracomment>
        <translation>Una cruz marca una casilla en la que la pieza solo captura.</translation>
    </message>
    <message>
        <source>older rules</source>
        <comment>a version of a game</comment>
        <extracomment>gui/words/naming.py</extracomment>
        <translation>reglas anteriores</translation>
    </message>
    <message>
        <source>Tasks not solved yet: {numbers}.</source>
        <extracomment>gui/learn/lesson_text.py</extracomment>
        <translation>Tareas aún sin resolver: {numbers}.</translation>
    </message>
    <message>
        <source>A pawn on its second rank, the second row from your side, may move up to three squares. Go to the marked square in one move.</source>
        <extracomment>assets/lessons/pandemonium/01-first-game.toml, assets/lessons/pandemonium/08-pawns.toml</extracomment>
        <translation>Un peón en su segunda fila, contada desde tu lado, puede avanzar hasta tres casillas. Ve a la casilla marcada en una jugada.</translation>
    </message>
    <message>
        <source>Once captured, it is a pawn again. The other pieces, except king and queen, may promote there too: the board asks you.</source>
        <extracomment>assets/lessons/pandemonium/01-first-game.toml</extracomment>
        <translation>Al ser capturada, vuelve a ser un peón. Las demás piezas, salvo rey y dama, también pueden promocionar allí: el tablero te pregunta.</translation>
    </message>
    <message>
        <source>All pieces point at the enemy.</source>
        <extracomment>assets/lessons/palaceshogi/01-first-game.toml</extracomment>
        <translation>Todas las piezas apuntan al enemigo.</translation>
    </message>
    <message>
        <source>Before that, the pawn is the pawn of chess, en passant too.</source>
        <extracomment>assets/lessons/palaceshogi/01-first-game.toml</extracomment>
        <translation>Antes de eso, el peón es el del ajedrez, también en la captura al paso.</translation>
    </message>
    <message>
        <source>In your hand the knight is a horse again: what is held loses its promotion.</source>
        <extracomment>assets/lessons/palaceshogi/01-first-game.toml</extracomment>
        <translation>En tu mano el caballo vuelve a ser un corcel: lo que se guarda pierde su promoción.</translation>
    </message>
    <message>
        <source>From its third rank a pawn may move two squares. Go to the marked square in one move.</source>
        <extracomment>assets/lessons/pandemonium/08-pawns.toml</extracomment>
        <translation>Desde su tercera fila, un peón puede avanzar dos casillas. Ve a la casilla marcada en una jugada.</translation>
    </message>
    <message>
        <source>A pawn moves one square ahead, two from rank g, where it begins. Go to the marked square in one move.</source>
        <extracomment>assets/lessons/palaceshogi/07-pawn-and-footsoldier.toml</extracomment>
        <translation>Un peón avanza una casilla, o dos desde la fila g, donde empieza. Ve a la casilla marcada en una jugada.</translation>
    </message>
    <message>
        <source>The computer&apos;s levels play quick games, each against the next one, and their ratings follow from that. Where two are too close together or too far apart, all levels are spaced out again. This runs in the background; you can play meanwhile.</source>
        <extracomment>gui/app/practice_dialog.py</extracomment>
        <translation>Los niveles de la máquina juegan partidas rápidas, cada uno contra el siguiente, y de ahí resultan sus puntuaciones. Si dos quedan demasiado cerca o demasiado lejos, todos los niveles se reparten de nuevo. Todo ocurre en segundo plano; mientras tanto puedes jugar.</translation>
    </message>
    <message>
        <source>Playtest…</source>
        <extracomment>gui/app/start_cards.py, gui/known/known_page.py, gui/rulebook/rules_window.py</extracomment>
        <translation>Prueba de juego…</translation>
    </message>
    <message>
        <source>Playtest</source>
        <extracomment>gui/playtest/playtest_page.py, gui/shell/commands.py</extracomment>
        <translation>Prueba de juego</translation>
    </message>
    <message>
        <source>The computer plays a game against itself again and again and reports what the game is like: whether it is fair, what the pieces do and are worth, and what stands out. It runs in the background; you can do other things meanwhile.</source>
        <extracomment>gui/playtest/playtest_page.py</extracomment>
        <translation>La máquina juega una y otra vez contra sí misma e informa de cómo es el juego: si es equilibrado, qué hacen y cuánto valen las piezas, y qué llama la atención. Todo ocurre en segundo plano; mientras tanto puedes hacer otras cosas.</translation>
    </message>
    <message>
        <source>Positions searched per move</source>
        <extracomment>gui/playtest/playtest_page.py</extracomment>
        <translation>Posiciones examinadas por jugada</translation>
    </message>
    <message>
        <source>Discard the games of this playtest?</source>
        <extracomment>gui/playtest/playtest_page.py</extracomment>
        <translation>¿Descartar las partidas de esta prueba?</translation>
    </message>
    <message numerus="yes">
        <source>{played:,} of {count:,} games played.</source>
        <extracomment>gui/playtest/playtest_page.py</extracomment>
        <translation>
            <numerusform>{played:,} de {count:,} partida jugada.</numerusform>
            <numerusform>{played:,} de {count:,} partidas jugadas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>About {count:,} minutes left.</source>
        <extracomment>gui/playtest/playtest_page.py</extracomment>
        <translation>
            <numerusform>Queda {count:,} minuto aproximadamente.</numerusform>
            <numerusform>Quedan {count:,} minutos aproximadamente.</numerusform>
        </translation>
    </message>
    <message>
        <source>{title} is being playtested now.</source>
        <extracomment>gui/playtest/playtest_page.py</extracomment>
        <translation>Se está probando {title}.</translation>
    </message>
    <message>
        <source>The playtest of {title} has ended.</source>
        <extracomment>gui/app/engine_pages.py</extracomment>
        <translation>La prueba de {title} ha terminado.</translation>
    </message>
    <message>
        <source>{title} cannot be playtested.</source>
        <extracomment>gui/app/engine_pages.py</extracomment>
        <translation>No se puede probar {title}.</translation>
    </message>
    <message>
        <source>{title} cannot be playtested: {why}.</source>
        <extracomment>gui/app/engine_pages.py</extracomment>
        <translation>No se puede probar {title}: {why}.</translation>
    </message>
    <message>
        <source>The playtest of {title} cannot be continued: its file is damaged. Discard it to start over.</source>
        <extracomment>gui/app/engine_pages.py</extracomment>
        <translation>La prueba de {title} no puede continuar: su archivo está dañado. Descártala para empezar de nuevo.</translation>
    </message>
    <message>
        <source>Discard…</source>
        <extracomment>gui/playtest/playtest_page.py</extracomment>
        <translation>Descartar…</translation>
    </message>
    <message>
        <source>Pausing…</source>
        <extracomment>gui/playtest/playtest_page.py</extracomment>
        <translation>Pausando…</translation>
    </message>
    <message>
        <source>Save the report…</source>
        <extracomment>gui/known/known_page.py, gui/playtest/playtest_page.py</extracomment>
        <translation>Guardar el informe…</translation>
    </message>
    <message>
        <source>Save the tables…</source>
        <extracomment>gui/playtest/playtest_page.py</extracomment>
        <translation>Guardar las tablas…</translation>
    </message>
    <message>
        <source>Save the games…</source>
        <extracomment>gui/playtest/playtest_page.py</extracomment>
        <translation>Guardar las partidas…</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <extracomment>gui/desk/report_exports.py</extracomment>
        <translation>Tablas (*.csv)</translation>
    </message>
    <message>
        <source>Games (*.pgn)</source>
        <extracomment>gui/desk/report_exports.py</extracomment>
        <translation>Partidas (*.pgn)</translation>
    </message>
    <message>
        <source>Playtest of {title}</source>
        <extracomment>engine/playtest/texts.py: title</extracomment>
        <translation>Prueba de {title}</translation>
    </message>
    <message>
        <source>No game has ended yet.</source>
        <extracomment>engine/playtest/texts.py: none yet</extracomment>
        <translation>Todavía no ha terminado ninguna partida.</translation>
    </message>
    <message>
        <source>What stands out</source>
        <extracomment>engine/playtest/texts.py: findings</extracomment>
        <translation>Lo que destaca</translation>
    </message>
    <message>
        <source>Results</source>
        <extracomment>engine/playtest/texts.py: results</extracomment>
        <translation>Resultados</translation>
    </message>
    <message>
        <source>Length of the games</source>
        <extracomment>engine/playtest/texts.py: length</extracomment>
        <translation>Duración de las partidas</translation>
    </message>
    <message>
        <source>Winning chances</source>
        <extracomment>engine/playtest/texts.py: chances</extracomment>
        <translation>Posibilidades de victoria</translation>
    </message>
    <message>
        <source>Choice of moves</source>
        <extracomment>engine/playtest/texts.py: branching</extracomment>
        <translation>Variedad de jugadas</translation>
    </message>
    <message>
        <source>What the pieces do</source>
        <extracomment>engine/playtest/texts.py: pieces</extracomment>
        <translation>Qué hacen las piezas</translation>
    </message>
    <message>
        <source>What the pieces are worth</source>
        <extracomment>engine/playtest/texts.py: values, engine/theory/texts.py: worth</extracomment>
        <translation>Cuánto valen las piezas</translation>
    </message>
    <message>
        <source>Where the pieces go</source>
        <extracomment>engine/playtest/texts.py: heat</extracomment>
        <translation>Adónde van las piezas</translation>
    </message>
    <message>
        <source>Setup against setup</source>
        <extracomment>engine/playtest/texts.py: setups</extracomment>
        <translation>Disposición contra disposición</translation>
    </message>
    <message>
        <source>The first six moves</source>
        <extracomment>engine/playtest/texts.py: tree</extracomment>
        <translation>Las seis primeras jugadas</translation>
    </message>
    <message>
        <source>Rules that came up</source>
        <extracomment>engine/playtest/texts.py: rules</extracomment>
        <translation>Reglas que se aplicaron</translation>
    </message>
    <message>
        <source>The first player scores more: {share}.</source>
        <extracomment>engine/playtest/texts.py: first ahead</extracomment>
        <translation>El primer jugador puntúa más: {share}.</translation>
    </message>
    <message>
        <source>The second player scores more: the first player gets {share} of the points.</source>
        <extracomment>engine/playtest/texts.py: second ahead</extracomment>
        <translation>El segundo jugador puntúa más: el primero obtiene el {share} de los puntos.</translation>
    </message>
    <message>
        <source>Neither player is shown to have an advantage: the first player scores {share}.</source>
        <extracomment>engine/playtest/texts.py: even</extracomment>
        <translation>No se aprecia ventaja de ningún jugador: el primero obtiene el {share} de los puntos.</translation>
    </message>
    <message>
        <source>Most games are drawn: {share}.</source>
        <extracomment>engine/playtest/texts.py: mostly drawn</extracomment>
        <translation>La mayoría de las partidas acaba en tablas: el {share}.</translation>
    </message>
    <message>
        <source>Games are hardly ever drawn: {share}.</source>
        <extracomment>engine/playtest/texts.py: rarely drawn</extracomment>
        <translation>Casi nunca hay tablas: {share}.</translation>
    </message>
    <message>
        <source>{piece}: hardly ever moves, only in {share} of the games.</source>
        <extracomment>engine/playtest/texts.py: rarely moved</extracomment>
        <translation>{piece:El} casi nunca se mueve: en el {share} de las partidas.</translation>
    </message>
    <message>
        <source>{piece}: hardly ever dropped, only in {share} of the games in which a player has it in hand.</source>
        <extracomment>engine/playtest/texts.py: rarely dropped</extracomment>
        <translation>{piece:El} casi nunca se reingresa: en el {share} de las partidas en que alguien {piece:=lo|la} tiene en mano.</translation>
    </message>
    <message>
        <source>{piece}: hardly ever promotes, only in {share} of the games.</source>
        <extracomment>engine/playtest/texts.py: rarely promoted</extracomment>
        <translation>{piece:El} casi nunca promociona: en el {share} de las partidas.</translation>
    </message>
    <message>
        <source>{rule}: never came up. At most {high} of the games have it.</source>
        <extracomment>engine/playtest/texts.py: unused</extracomment>
        <translation>{rule}: nunca se dio; como máximo, en {high} de las partidas.</translation>
    </message>
    <message>
        <source>{piece}: next to worthless on the board. With one more, a player scores {share}.</source>
        <extracomment>engine/playtest/texts.py: worthless</extracomment>
        <translation>{piece:El} casi no tiene valor en el tablero. Con {piece:=uno|una} más, un jugador obtiene el {share} de los puntos.</translation>
    </message>
    <message>
        <source>{piece}: worth more in hand than on the board. With one more in hand, a player scores {share}.</source>
        <extracomment>engine/playtest/texts.py: better in hand</extracomment>
        <translation>{piece:El} vale más en mano que en el tablero. Con {piece:=uno|una} más en mano, un jugador obtiene el {share} de los puntos.</translation>
    </message>
    <message>
        <source>First player wins</source>
        <extracomment>engine/playtest/texts.py: first wins</extracomment>
        <translation>Victorias del primer jugador</translation>
    </message>
    <message>
        <source>Second player wins</source>
        <extracomment>engine/playtest/texts.py: second wins</extracomment>
        <translation>Victorias del segundo jugador</translation>
    </message>
    <message>
        <source>First player&apos;s score</source>
        <extracomment>gui/known/boards.py, engine/playtest/texts.py: first score</extracomment>
        <translation>Puntos del primer jugador</translation>
    </message>
    <message>
        <source>95% bounds</source>
        <extracomment>engine/playtest/texts.py: bounds</extracomment>
        <translation>Límites al 95&#xa0;%</translation>
    </message>
    <message>
        <source>Number of games by their length in plies. Half of them end within {median} plies; the shortest has {least}, the longest {most}.</source>
        <extracomment>engine/playtest/texts.py: length plot</extracomment>
        <translation>Número de partidas según su duración en medias jugadas. La mitad acaba en {median} o menos; la más corta tiene {least}, y la más larga, {most}.</translation>
    </message>
    <message>
        <source>Plies</source>
        <extracomment>engine/playtest/texts.py: plies</extracomment>
        <translation>Medias jugadas</translation>
    </message>
    <message>
        <source>Mean number of legal moves: {value}.</source>
        <extracomment>engine/playtest/texts.py: mean legal</extracomment>
        <translation>Número medio de jugadas legales: {value}.</translation>
    </message>
    <message>
        <source>Legal moves by ply: {first} at the start, at most {most} at ply {place}.</source>
        <extracomment>engine/playtest/texts.py: legal plot</extracomment>
        <translation>Jugadas legales por media jugada: {first} al principio, como máximo {most} en la {place}.</translation>
    </message>
    <message>
        <source>Legal moves</source>
        <extracomment>engine/playtest/texts.py: legal moves</extracomment>
        <translation>Jugadas legales</translation>
    </message>
    <message>
        <source>The lead changes {value} times per game. A player leads with a winning chance of {chance} or more.</source>
        <extracomment>engine/playtest/texts.py: lead</extracomment>
        <translation>La ventaja cambia de bando {value} veces por partida. Un jugador va por delante con una posibilidad de victoria de al menos el {chance}.</translation>
    </message>
    <message>
        <source>Won games are decided after {value} plies on average: from then on the winner&apos;s chance is never below {chance}.</source>
        <extracomment>engine/playtest/texts.py: decided</extracomment>
        <translation>Las partidas ganadas se deciden, en promedio, tras {value} medias jugadas: desde entonces la posibilidad del ganador nunca baja del {chance}.</translation>
    </message>
    <message>
        <source>Share of the won games that are decided, by ply: {quarter} at ply {early}, {half} at ply {late}.</source>
        <extracomment>engine/playtest/texts.py: decided plot</extracomment>
        <translation>Parte de las partidas ganadas ya decididas, por media jugada: {quarter} en la {early}, {half} en la {late}.</translation>
    </message>
    <message>
        <source>The first player&apos;s mean winning chance by ply, from {first} to {last}.</source>
        <extracomment>engine/playtest/texts.py: chance plot</extracomment>
        <translation>Posibilidad media de victoria del primer jugador por media jugada, del {first} al {last}.</translation>
    </message>
    <message>
        <source>Winning chances are derived from the computer&apos;s scores: being a pawn ahead means {share}.</source>
        <extracomment>engine/playtest/texts.py: curve</extracomment>
        <translation>Las posibilidades de victoria se deducen de las evaluaciones de la máquina: un peón de ventaja equivale al {share}.</translation>
    </message>
    <message>
        <source>Decided games</source>
        <extracomment>engine/playtest/texts.py: decided share</extracomment>
        <translation>Partidas decididas</translation>
    </message>
    <message>
        <source>First player&apos;s mean chance</source>
        <extracomment>engine/playtest/texts.py: first chance</extracomment>
        <translation>Posibilidad media del primer jugador</translation>
    </message>
    <message>
        <source>Mean number of times in a game, both players together.</source>
        <extracomment>engine/playtest/texts.py: each game</extracomment>
        <translation>Número medio por partida, ambos jugadores juntos.</translation>
    </message>
    <message>
        <source>Captured</source>
        <extracomment>engine/playtest/texts.py: captured</extracomment>
        <translation>Es capturada</translation>
    </message>
    <message>
        <source>Dropped</source>
        <extracomment>engine/playtest/texts.py: drops</extracomment>
        <translation>Reingresada</translation>
    </message>
    <message>
        <source>Promoted</source>
        <extracomment>engine/playtest/texts.py: promotions</extracomment>
        <translation>Promocionada</translation>
    </message>
    <message>
        <source>Fitted to the results of the games at {samples} quiet positions, all pieces together. The score is that of a player with one more piece, all else being equal; a worthless piece scores {half}.</source>
        <extracomment>engine/playtest/texts.py: values explained</extracomment>
        <translation>Valores ajustados a los resultados de las partidas en {samples} posiciones tranquilas, con todas las piezas a la vez. La puntuación es la de un jugador con una pieza más, siendo igual todo lo demás; una pieza sin valor da el {half}.</translation>
    </message>
    <message>
        <source>Too few games to fit values.</source>
        <extracomment>engine/playtest/texts.py: values missing</extracomment>
        <translation>Muy pocas partidas para ajustar valores.</translation>
    </message>
    <message>
        <source>Place</source>
        <extracomment>engine/playtest/texts.py: place</extracomment>
        <translation>Lugar</translation>
    </message>
    <message>
        <source>on the board</source>
        <extracomment>engine/playtest/texts.py: on the board</extracomment>
        <translation>en el tablero</translation>
    </message>
    <message>
        <source>Score with one more</source>
        <extracomment>engine/playtest/texts.py: score with one more</extracomment>
        <translation>Puntos con una más</translation>
    </message>
    <message>
        <source>Worth ({piece} = 1)</source>
        <extracomment>engine/playtest/texts.py: worth in</extracomment>
        <translation>Valor ({piece} = 1)</translation>
    </message>
    <message>
        <source>{piece}: most often to {squares}.</source>
        <extracomment>engine/playtest/texts.py: heat plot</extracomment>
        <translation>{piece}: sobre todo a {squares}.</translation>
    </message>
    <message>
        <source>Setup</source>
        <extracomment>engine/playtest/texts.py: setup</extracomment>
        <translation>Disposición</translation>
    </message>
    <message>
        <source>Moves that many games have in common, with the number of these games and the first player&apos;s score.</source>
        <extracomment>engine/playtest/texts.py: tree explained</extracomment>
        <translation>Jugadas comunes a muchas partidas, con su número y los puntos del primer jugador.</translation>
    </message>
    <message>
        <source>First moves</source>
        <extracomment>engine/playtest/texts.py: first moves</extracomment>
        <translation>Primeras jugadas</translation>
    </message>
    <message>
        <source>No move is common to enough games yet.</source>
        <extracomment>engine/playtest/texts.py: tree missing</extracomment>
        <translation>Todavía no hay ninguna jugada común a suficientes partidas.</translation>
    </message>
    <message>
        <source>Rule</source>
        <extracomment>engine/playtest/texts.py: rule</extracomment>
        <translation>Regla</translation>
    </message>
    <message>
        <source>Drop</source>
        <extracomment>engine/playtest/texts.py: drop</extracomment>
        <translation>Reingreso</translation>
    </message>
    <message>
        <source>En passant capture</source>
        <extracomment>engine/playtest/texts.py: en passant</extracomment>
        <translation>Captura al paso</translation>
    </message>
    <message>
        <source>Second step</source>
        <extracomment>engine/playtest/texts.py: second step</extracomment>
        <translation>Segundo paso</translation>
    </message>
    <message>
        <source>Stopped after 150 moves</source>
        <extracomment>engine/playtest/texts.py: abandoned</extracomment>
        <translation>Detenida tras 150 jugadas</translation>
    </message>
    <message>
        <source>The report is discarded as well. Making it again would take just as long.</source>
        <extracomment>gui/playtest/playtest_page.py</extracomment>
        <translation>También se pierde el informe. Hacerlo de nuevo llevaría el mismo tiempo.</translation>
    </message>
    <message>
        <source>The computer played {played} of {games} games against itself, with {nodes} positions searched per move (seed {seed}).</source>
        <extracomment>engine/playtest/texts.py: introduction</extracomment>
        <translation>La máquina ha jugado {played} de {games} partidas contra sí misma, examinando {nodes} posiciones por jugada (semilla {seed}).</translation>
    </message>
    <message>
        <source>{played} of {games} games were played with random moves (seed {seed}).</source>
        <extracomment>engine/playtest/texts.py: introduction random</extracomment>
        <translation>Se han jugado {played} de {games} partidas con jugadas al azar (semilla {seed}).</translation>
    </message>
    <message>
        <source>Bounds are at 95% confidence. Differences within them are not reported.</source>
        <extracomment>engine/playtest/texts.py: confidence</extracomment>
        <translation>Los límites valen con un 95&#xa0;% de confianza. Las diferencias que quedan dentro de ellos no se mencionan.</translation>
    </message>
    <message>
        <source>Claims tested together: {tests}. The bounds in this section are wider, so that all of them hold with 95% confidence.</source>
        <extracomment>engine/playtest/texts.py: together</extracomment>
        <translation>Afirmaciones comprobadas a la vez: {tests}. Los límites de esta sección son más amplios, de modo que todos valen con un 95&#xa0;% de confianza.</translation>
    </message>
    <message>
        <source>Setup {setup} loses: between equal players it scores {share}.</source>
        <extracomment>engine/playtest/texts.py: setup loses</extracomment>
        <translation>La disposición {setup} pierde: entre jugadores iguales obtiene el {share} de los puntos.</translation>
    </message>
    <message>
        <source>Setup {setup} wins: between equal players it scores {share}.</source>
        <extracomment>engine/playtest/texts.py: setup wins</extracomment>
        <translation>La disposición {setup} gana: entre jugadores iguales obtiene el {share} de los puntos.</translation>
    </message>
    <message>
        <source>Share of the games</source>
        <extracomment>engine/playtest/texts.py: share</extracomment>
        <translation>Parte de las partidas</translation>
    </message>
    <message>
        <source>Mean length in plies, single moves of either player: {value}.</source>
        <extracomment>engine/playtest/texts.py: mean length</extracomment>
        <translation>Duración media en medias jugadas, contando las de ambos jugadores: {value}.</translation>
    </message>
    <message>
        <source>Captures made</source>
        <extracomment>engine/playtest/texts.py: captures</extracomment>
        <translation>Capturas hechas</translation>
    </message>
    <message>
        <source>Where pieces move and are dropped, with their owner at the lower edge. The stronger the colour, the more often a square is reached.</source>
        <extracomment>engine/playtest/texts.py: heat explained</extracomment>
        <translation>Adónde se mueven y dónde se reingresan las piezas, vistas por su dueño desde abajo. Cuanto más intenso el color, más a menudo se llega a la casilla.</translation>
    </message>
    <message>
        <source>The first player&apos;s score. Rows are the first player&apos;s setups, columns the second player&apos;s.</source>
        <extracomment>engine/playtest/texts.py: setups explained</extracomment>
        <translation>Los puntos del primer jugador. Las filas son sus disposiciones; las columnas, las del segundo.</translation>
    </message>
    <message>
        <source>What is known</source>
        <extracomment>gui/app/start_cards.py, gui/known/known_page.py, gui/rulebook/rules_window.py, gui/shell/commands.py</extracomment>
        <translation>Lo que se sabe</translation>
    </message>
    <message>
        <source>What is known about {title}</source>
        <extracomment>gui/known/known_page.py, engine/theory/texts.py: title</extracomment>
        <translation>Lo que se sabe de {title}</translation>
    </message>
    <message>
        <source>Nothing is known about this game yet. Run a playtest to find out.</source>
        <extracomment>gui/known/known_page.py</extracomment>
        <translation>Aún no se sabe nada de este juego. Inicia una prueba de juego para averiguarlo.</translation>
    </message>
    <message>
        <source>Opening moves</source>
        <extracomment>gui/known/boards.py, engine/theory/texts.py: opening</extracomment>
        <translation>Jugadas de apertura</translation>
    </message>
    <message>
        <source>The moves that the computer has played most often from here. Choose one, or move a piece on the board. Then study the position, or play on from it.</source>
        <extracomment>gui/known/boards.py</extracomment>
        <translation>Las jugadas que la máquina ha hecho más a menudo desde aquí. Elige una o mueve una pieza en el tablero. Después puedes estudiar la posición o seguir jugando desde ella.</translation>
    </message>
    <message>
        <source>Known moves</source>
        <extracomment>gui/known/boards.py, gui/study/study_openings.py</extracomment>
        <translation>Jugadas conocidas</translation>
    </message>
    <message>
        <source>Nothing is known about this position.</source>
        <extracomment>gui/known/boards.py</extracomment>
        <translation>No se sabe nada de esta posición.</translation>
    </message>
    <message numerus="yes">
        <source>{count:,} games. The first player&apos;s score: {score}</source>
        <extracomment>gui/known/boards.py</extracomment>
        <translation>
            <numerusform>{count:,} partida. Puntos del primer jugador: {score}</numerusform>
            <numerusform>{count:,} partidas. Puntos del primer jugador: {score}</numerusform>
        </translation>
    </message>
    <message>
        <source>Play on from here…</source>
        <extracomment>gui/known/boards.py</extracomment>
        <translation>Seguir jugando desde aquí…</translation>
    </message>
    <message>
        <source>Move</source>
        <comment>a column of moves</comment>
        <extracomment>gui/known/boards.py</extracomment>
        <translation>Jugada</translation>
    </message>
    <message>
        <source>Roughly, on the board: pawn 2, knight and bishop 3, rook and queen 4, cardinal and marshal 5. Capture the more valuable piece.</source>
        <extracomment>assets/lessons/pandemonium/17-values.toml</extracomment>
        <translation>Valor aproximado en el tablero: peón 2, caballo y alfil 3, torre y dama 4, cardenal y mariscal 5. Captura la pieza más valiosa.</translation>
    </message>
    <message>
        <source>Roughly, on the board: pawn 1, knight, bishop and rook 2, cardinal 3, marshal, queen and angel 4. Capture the more valuable piece.</source>
        <extracomment>assets/lessons/mansindam/15-values.toml</extracomment>
        <translation>Valor aproximado en el tablero: peón 1, caballo, alfil y torre 2, cardenal 3, mariscal, dama y ángel 4. Captura la pieza más valiosa.</translation>
    </message>
    <message>
        <source>Lion, queen, dragon, rook, elephant, bishop, knight, silver, cannon, gold: roughly in this order. Capture the more valuable piece.</source>
        <extracomment>assets/lessons/palaceshogi/16-values.toml</extracomment>
        <translation>León, dama, dragón, torre, elefante, alfil, caballo, plata, cañón, oro: más o menos en este orden. Captura la pieza más valiosa.</translation>
    </message>
    <message>
        <source>No book has been written about this game yet. Everything here comes from {played} games that the computer played against itself, with {nodes} positions searched per move.</source>
        <extracomment>engine/theory/texts.py: introduction</extracomment>
        <translation>Aún no se ha escrito ningún libro sobre este juego. Lo que aquí se dice procede de {played} partidas de la máquina contra sí misma, con {nodes} posiciones por jugada.</translation>
    </message>
    <message>
        <source>Ranges in brackets are 95% confidence bounds. Anything that could be chance is left out.</source>
        <extracomment>engine/theory/texts.py: confidence</extracomment>
        <translation>Los límites entre paréntesis valen con un 95&#xa0;% de confianza. Se omite todo lo que podría ser casualidad.</translation>
    </message>
    <message>
        <source>In short</source>
        <extracomment>engine/theory/texts.py: short</extracomment>
        <translation>En resumen</translation>
    </message>
    <message>
        <source>Is it fair?</source>
        <extracomment>engine/theory/texts.py: fair</extracomment>
        <translation>¿Es un juego equilibrado?</translation>
    </message>
    <message>
        <source>Effects of the setups</source>
        <extracomment>engine/theory/texts.py: setups</extracomment>
        <translation>Qué aportan las disposiciones</translation>
    </message>
    <message>
        <source>How games end, and when</source>
        <extracomment>engine/theory/texts.py: ends</extracomment>
        <translation>Cómo y cuándo acaban las partidas</translation>
    </message>
    <message>
        <source>What strong players do and beginners do not</source>
        <extracomment>engine/theory/texts.py: beginners</extracomment>
        <translation>Qué hacen los jugadores fuertes y no los principiantes</translation>
    </message>
    <message>
        <source>What this is based on</source>
        <extracomment>engine/theory/texts.py: basis</extracomment>
        <translation>En qué se basa esto</translation>
    </message>
    <message>
        <source>The first player has the better chances: {share} of the points in {games} games.</source>
        <extracomment>engine/theory/texts.py: first ahead</extracomment>
        <translation>El primer jugador tiene más posibilidades: el {share} de los puntos en {games} partidas.</translation>
    </message>
    <message>
        <source>The second player has the better chances: {share} of the points in {games} games.</source>
        <extracomment>engine/theory/texts.py: second ahead</extracomment>
        <translation>El segundo jugador tiene más posibilidades: el {share} de los puntos en {games} partidas.</translation>
    </message>
    <message>
        <source>Neither player is shown to have the better chances: the first player gets {share} of the points in {games} games.</source>
        <extracomment>engine/theory/texts.py: even</extracomment>
        <translation>No consta que ningún jugador tenga más posibilidades: el primero obtiene el {share} de los puntos en {games} partidas.</translation>
    </message>
    <message>
        <source>Games drawn: {share}.</source>
        <extracomment>engine/theory/texts.py: drawn</extracomment>
        <translation>Partidas que acaban en tablas: {share}.</translation>
    </message>
    <message>
        <source>Draws are rare: {share} of the games.</source>
        <extracomment>engine/theory/texts.py: hardly drawn</extracomment>
        <translation>Las tablas son raras: el {share} de las partidas.</translation>
    </message>
    <message>
        <source>Setups that score more than others: {setups}.</source>
        <extracomment>engine/theory/texts.py: setups better</extracomment>
        <translation>Disposiciones que puntúan más que otras: {setups}.</translation>
    </message>
    <message>
        <source>Setups that score less than others: {setups}.</source>
        <extracomment>engine/theory/texts.py: setups worse</extracomment>
        <translation>Disposiciones que puntúan menos que otras: {setups}.</translation>
    </message>
    <message>
        <source>No setup is shown to be better or worse than another.</source>
        <extracomment>engine/theory/texts.py: setups even</extracomment>
        <translation>No consta que ninguna disposición sea mejor o peor que otra.</translation>
    </message>
    <message>
        <source>{name} {share}</source>
        <extracomment>engine/theory/texts.py: scored</extracomment>
        <translation>{name} {share}</translation>
    </message>
    <message>
        <source>A player&apos;s score with one more of these on the board: {pieces}.</source>
        <extracomment>engine/theory/texts.py: one more</extracomment>
        <translation>Puntos de quien tiene en el tablero una pieza más de este tipo: {pieces}.</translation>
    </message>
    <message>
        <source>Worth most on the board, among the pieces whose value is well established: {pieces}.</source>
        <extracomment>engine/theory/texts.py: best pieces</extracomment>
        <translation>Las más valiosas en el tablero, entre las piezas de valor bien conocido: {pieces}.</translation>
    </message>
    <message>
        <source>Worth more on the board than in hand: {pieces}.</source>
        <extracomment>engine/theory/texts.py: better on board</extracomment>
        <translation>Más valor en el tablero que en mano: {pieces}.</translation>
    </message>
    <message>
        <source>Worth more in hand than on the board: {pieces}.</source>
        <extracomment>engine/theory/texts.py: better in hand</extracomment>
        <translation>Más valor en mano que en el tablero: {pieces}.</translation>
    </message>
    <message>
        <source>Worth more once promoted: {pieces}.</source>
        <extracomment>engine/theory/texts.py: better promoted</extracomment>
        <translation>Más valor tras promocionar: {pieces}.</translation>
    </message>
    <message>
        <source>Worth less once promoted: {pieces}.</source>
        <extracomment>engine/theory/texts.py: worse promoted</extracomment>
        <translation>Menos valor tras promocionar: {pieces}.</translation>
    </message>
    <message>
        <source>In these games, material is given up only where the computer sees compensation. A piece lost for nothing costs more.</source>
        <extracomment>engine/theory/texts.py: values chosen</extracomment>
        <translation>En estas partidas solo se entrega material cuando la máquina ve compensación. Una pieza que se pierde por nada cuesta más.</translation>
    </message>
    <message>
        <source>Score with one more on the board</source>
        <extracomment>engine/theory/texts.py: score on board</extracomment>
        <translation>Puntos con una más en el tablero</translation>
    </message>
    <message>
        <source>Score with one more in hand</source>
        <extracomment>engine/theory/texts.py: score in hand</extracomment>
        <translation>Puntos con una más en mano</translation>
    </message>
    <message>
        <source>On the board ({piece} = 1)</source>
        <extracomment>engine/theory/texts.py: worth on board</extracomment>
        <translation>En el tablero ({piece} = 1)</translation>
    </message>
    <message>
        <source>In hand ({piece} = 1)</source>
        <extracomment>engine/theory/texts.py: worth in hand</extracomment>
        <translation>En mano ({piece} = 1)</translation>
    </message>
    <message>
        <source>First moves with which the first player scores above average: {moves}.</source>
        <extracomment>engine/theory/texts.py: opens better</extracomment>
        <translation>Primeras jugadas con las que el primer jugador puntúa más que la media de las partidas: {moves}.</translation>
    </message>
    <message>
        <source>First moves with which the first player scores below average: {moves}.</source>
        <extracomment>engine/theory/texts.py: opens worse</extracomment>
        <translation>Primeras jugadas con las que el primer jugador puntúa menos que la media de las partidas: {moves}.</translation>
    </message>
    <message>
        <source>No first move is shown to score more or less than the others.</source>
        <extracomment>engine/theory/texts.py: opens even</extracomment>
        <translation>No consta que ninguna primera jugada puntúe más o menos que las demás.</translation>
    </message>
    <message>
        <source>How games end: {ends}.</source>
        <extracomment>engine/theory/texts.py: ended by</extracomment>
        <translation>Cómo acaban las partidas: {ends}.</translation>
    </message>
    <message>
        <source>{played} games with {nodes} positions searched per move, compared with {weak} games with only {few}: like a beginner, the computer then sees little more than the next move.</source>
        <extracomment>engine/theory/texts.py: samples</extracomment>
        <translation>Se comparan {played} partidas con {nodes} posiciones por jugada y {weak} partidas con solo {few}: como un principiante, la máquina ve entonces poco más que la jugada siguiente.</translation>
    </message>
    <message>
        <source>No difference between them is shown.</source>
        <extracomment>engine/theory/texts.py: no difference</extracomment>
        <translation>No consta ninguna diferencia entre ellos.</translation>
    </message>
    <message>
        <source>Strong players drop these pieces more often: {pieces}.</source>
        <extracomment>engine/theory/texts.py: drop more</extracomment>
        <translation>Los jugadores fuertes reingresan más a menudo estas piezas: {pieces}.</translation>
    </message>
    <message>
        <source>Strong players drop these pieces less often: {pieces}.</source>
        <extracomment>engine/theory/texts.py: drop less</extracomment>
        <translation>Los jugadores fuertes reingresan menos a menudo estas piezas: {pieces}.</translation>
    </message>
    <message>
        <source>Strong players promote these pieces more often: {pieces}.</source>
        <extracomment>engine/theory/texts.py: promote more</extracomment>
        <translation>Los jugadores fuertes promocionan más a menudo estas piezas: {pieces}.</translation>
    </message>
    <message>
        <source>Strong players promote these pieces less often: {pieces}.</source>
        <extracomment>engine/theory/texts.py: promote less</extracomment>
        <translation>Los jugadores fuertes promocionan menos a menudo estas piezas: {pieces}.</translation>
    </message>
    <message>
        <source>Strong players move these pieces more often: {pieces}.</source>
        <extracomment>engine/theory/texts.py: move more</extracomment>
        <translation>Los jugadores fuertes mueven más a menudo estas piezas: {pieces}.</translation>
    </message>
    <message>
        <source>Strong players move these pieces less often: {pieces}.</source>
        <extracomment>engine/theory/texts.py: move less</extracomment>
        <translation>Los jugadores fuertes mueven menos a menudo estas piezas: {pieces}.</translation>
    </message>
    <message>
        <source>More common in games of strong players: {rules}.</source>
        <extracomment>engine/theory/texts.py: come up more</extracomment>
        <translation>Más frecuente en las partidas de jugadores fuertes: {rules}.</translation>
    </message>
    <message>
        <source>Less common in games of strong players: {rules}.</source>
        <extracomment>engine/theory/texts.py: come up less</extracomment>
        <translation>Menos frecuente en las partidas de jugadores fuertes: {rules}.</translation>
    </message>
    <message>
        <source>{name} {strong} (beginners: {weak})</source>
        <extracomment>engine/theory/texts.py: instead</extracomment>
        <translation>{name} {strong} (principiantes: {weak})</translation>
    </message>
    <message>
        <source>Games of strong players last longer: {strong} moves per player (beginners: {weak}).</source>
        <extracomment>engine/theory/texts.py: last longer</extracomment>
        <translation>Las partidas de jugadores fuertes duran más: {strong} jugadas por jugador (principiantes: {weak}).</translation>
    </message>
    <message>
        <source>Games of strong players are shorter: {strong} moves per player (beginners: {weak}).</source>
        <extracomment>engine/theory/texts.py: last shorter</extracomment>
        <translation>Las partidas de jugadores fuertes son más cortas: {strong} jugadas por jugador (principiantes: {weak}).</translation>
    </message>
    <message>
        <source>The lead changes more often in games of strong players: {strong} times (beginners: {weak}).</source>
        <extracomment>engine/theory/texts.py: lead more</extracomment>
        <translation>La ventaja cambia más a menudo de bando en las partidas de jugadores fuertes: {strong} veces (principiantes: {weak}).</translation>
    </message>
    <message>
        <source>The lead changes less often in games of strong players: {strong} times (beginners: {weak}).</source>
        <extracomment>engine/theory/texts.py: lead less</extracomment>
        <translation>La ventaja cambia menos a menudo de bando en las partidas de jugadores fuertes: {strong} veces (principiantes: {weak}).</translation>
    </message>
    <message>
        <source>How often per hundred moves, both players together.</source>
        <extracomment>engine/theory/texts.py: each hundred</extracomment>
        <translation>Veces por cada cien jugadas, ambos jugadores juntos.</translation>
    </message>
    <message>
        <source>Dropped by strong players</source>
        <extracomment>engine/theory/texts.py: drops strong</extracomment>
        <translation>Reingresadas por jugadores fuertes</translation>
    </message>
    <message>
        <source>By beginners</source>
        <extracomment>engine/theory/texts.py: by beginners</extracomment>
        <translation>Por principiantes</translation>
    </message>
    <message>
        <source>Promoted by strong players</source>
        <extracomment>engine/theory/texts.py: promotions strong</extracomment>
        <translation>Promocionadas por jugadores fuertes</translation>
    </message>
    <message>
        <source>Moved by strong players</source>
        <extracomment>engine/theory/texts.py: moves strong</extracomment>
        <translation>Movidas por jugadores fuertes</translation>
    </message>
    <message>
        <source>Claims tested together: {tests}. The bounds in sentences are wider than those in tables, so that all sentences together are true with 95% confidence.</source>
        <extracomment>engine/theory/texts.py: together</extracomment>
        <translation>Afirmaciones comprobadas a la vez: {tests}. Los límites de las frases son más amplios que los de las tablas, de modo que con una confianza del 95&#xa0;% todas las frases son ciertas.</translation>
    </message>
    <message>
        <source>The most frequent openings. Choose one to see it on the board.</source>
        <extracomment>gui/known/boards.py</extracomment>
        <translation>Las aperturas más frecuentes. Elige una para verla en el tablero.</translation>
    </message>
    <message>
        <source>The computer&apos;s most frequent first moves: {moves}.</source>
        <extracomment>engine/theory/texts.py: opens with</extracomment>
        <translation>Primeras jugadas más frecuentes de la máquina: {moves}.</translation>
    </message>
    <message>
        <source>A game lasts {mean} moves per player on average; half of all games last {low} to {high} moves.</source>
        <extracomment>engine/theory/texts.py: lasts</extracomment>
        <translation>Una partida dura en promedio {mean} jugadas por jugador; la mitad de las partidas dura de {low} a {high} jugadas.</translation>
    </message>
    <message>
        <source>On average, a won game is decided after {mean} moves per player: from then on, the winner&apos;s chance is always {chance} or more.</source>
        <extracomment>engine/theory/texts.py: clear</extracomment>
        <translation>Una partida ganada se decide en promedio tras {mean} jugadas por jugador: desde entonces, las posibilidades del ganador son siempre de al menos el {chance}.</translation>
    </message>
    <message>
        <source>Whose games</source>
        <extracomment>gui/desk/known_moves.py</extracomment>
        <translation>Partidas de quién</translation>
    </message>
    <message>
        <source>{player}&apos;s score</source>
        <extracomment>gui/desk/known_moves.py</extracomment>
        <translation>Puntos {player:del}</translation>
    </message>
    <message>
        <source>{player} scores {share}</source>
        <extracomment>gui/desk/known_moves.py</extracomment>
        <translation>{player:el} {player:=consigue|consiguen|consigues} el {share} de los puntos</translation>
    </message>
    <message>
        <source>{player} wins {share}</source>
        <extracomment>gui/desk/known_moves.py</extracomment>
        <translation>{player:el} {player:=gana|ganan|ganas} el {share}</translation>
    </message>
    <message>
        <source>draws {share}</source>
        <extracomment>gui/desk/known_moves.py</extracomment>
        <translation>tablas {share}</translation>
    </message>
    <message numerus="yes">
        <source>From {count:,} games of the computer against itself, mostly with {nodes:,} positions searched for each move.</source>
        <extracomment>gui/desk/known_moves.py</extracomment>
        <translation>
            <numerusform>De {count:,} partida de la máquina contra sí misma, con {nodes:,} posiciones por jugada.</numerusform>
            <numerusform>De {count:,} partidas de la máquina contra sí misma, la mayoría con {nodes:,} posiciones por jugada.</numerusform>
        </translation>
    </message>
    <message>
        <source>Computer&apos;s games</source>
        <extracomment>gui/desk/known_moves.py</extracomment>
        <translation>De la máquina</translation>
    </message>
    <message>
        <source>Move</source>
        <comment>a move in a table</comment>
        <extracomment>gui/desk/known_moves.py</extracomment>
        <translation>Jugada</translation>
    </message>
    <message>
        <source>None of the computer&apos;s games has this position.</source>
        <extracomment>gui/desk/known_moves.py</extracomment>
        <translation>Ninguna partida de la máquina tiene esta posición.</translation>
    </message>
    <message>
        <source>None of your games has this position.</source>
        <extracomment>gui/desk/known_moves.py</extracomment>
        <translation>Ninguna de tus partidas tiene esta posición.</translation>
    </message>
    <message>
        <source>Moves played from here in the computer&apos;s games</source>
        <extracomment>gui/library/library_text.py</extracomment>
        <translation>Jugadas hechas desde aquí en las partidas de la máquina</translation>
    </message>
    <message numerus="yes">
        <source>Opening known up to {move} ({count:,} games)</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>
            <numerusform>Apertura conocida hasta {move} ({count:,} partida)</numerusform>
            <numerusform>Apertura conocida hasta {move} ({count:,} partidas)</numerusform>
        </translation>
    </message>
    <message>
        <source>Opening unknown from {move}</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>Apertura desconocida desde {move}</translation>
    </message>
    <message>
        <source>By the computer&apos;s games against itself</source>
        <extracomment>gui/study/study_review.py</extracomment>
        <translation>Según las partidas de la máquina contra sí misma</translation>
    </message>
    <message>
        <source>Openings</source>
        <extracomment>gui/study/study_openings.py</extracomment>
        <translation>Aperturas</translation>
    </message>
    <message>
        <source>Opening explorer</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>Explorador de aperturas</translation>
    </message>
    <message>
        <source>Mating alone</source>
        <extracomment>gui/known/boards.py, assets/lessons/pandemonium/19-mating-alone.toml, assets/lessons/mansindam/16-mating-alone.toml, assets/lessons/palaceshogi/17-mating-alone.toml</extracomment>
        <translation>Dar mate en solitario</translation>
    </message>
    <message>
        <source>King and one piece against a bare king.</source>
        <extracomment>assets/lessons/pandemonium/19-mating-alone.toml</extracomment>
        <translation>Rey y una pieza contra un rey solo.</translation>
    </message>
    <message>
        <source>A knight cannot mate a bare king, but a scepter can, which it may become by a move into the enemy camp. Mate in two.</source>
        <extracomment>assets/lessons/pandemonium/19-mating-alone.toml</extracomment>
        <translation>Un caballo no puede dar mate a un rey solo, pero sí un cetro, en el que puede convertirse con una jugada al campo enemigo. Mate en dos.</translation>
    </message>
    <message>
        <source>King and knight win from nearly everywhere: first into the camp, then against the edge.</source>
        <extracomment>assets/lessons/pandemonium/19-mating-alone.toml</extracomment>
        <translation>Rey y caballo ganan desde casi cualquier lugar: primero se entra en el campo enemigo, luego se lleva al rey al borde.</translation>
    </message>
    <message>
        <source>The bishop becomes a horse in the enemy camp, and a horse mates as well. Mate in two.</source>
        <extracomment>assets/lessons/pandemonium/19-mating-alone.toml</extracomment>
        <translation>El alfil se convierte en corcel en el campo enemigo, y un corcel también da mate. Mate en dos.</translation>
    </message>
    <message>
        <source>The horse&apos;s step straight ahead shuts the corner, and your king guards it.</source>
        <extracomment>assets/lessons/pandemonium/19-mating-alone.toml</extracomment>
        <translation>El paso recto del corcel cierra la esquina, y tu rey lo defiende.</translation>
    </message>
    <message>
        <source>A rook needs its king in front of the other one. Mate in two.</source>
        <extracomment>assets/lessons/pandemonium/19-mating-alone.toml</extracomment>
        <translation>Con una torre, tu rey debe estar frente al otro. Mate en dos.</translation>
    </message>
    <message>
        <source>If it is your move, every piece but the pawn wins against a bare king from nearly everywhere.</source>
        <extracomment>assets/lessons/pandemonium/19-mating-alone.toml</extracomment>
        <translation>Si te toca mover, toda pieza menos el peón gana a un rey solo desde casi cualquier lugar.</translation>
    </message>
    <message>
        <source>One strong piece against a bare king.</source>
        <extracomment>assets/lessons/mansindam/16-mating-alone.toml</extracomment>
        <translation>Una pieza fuerte contra un rey solo.</translation>
    </message>
    <message>
        <source>Cardinal, rhino, ship and angel can mate without any help. From the right square the rhino attacks the king in the corner and all squares around it. Mate in one.</source>
        <extracomment>assets/lessons/mansindam/16-mating-alone.toml</extracomment>
        <translation>El cardenal, el rinoceronte, el navío y el ángel pueden dar mate sin ayuda. Desde la casilla adecuada, el rinoceronte ataca al rey en la esquina y todas las casillas a su alrededor. Mate en una.</translation>
    </message>
    <message>
        <source>The cardinal has the same mate, and only in a corner. A king that stays out of it can be mated only with your own king&apos;s help.</source>
        <extracomment>assets/lessons/mansindam/16-mating-alone.toml</extracomment>
        <translation>El cardenal tiene el mismo mate, y solo en una esquina. A un rey que no entra en ella solo se le da mate con ayuda de tu rey.</translation>
    </message>
    <message>
        <source>The ship mates on any edge, and its own king may be far away. Mate in two.</source>
        <extracomment>assets/lessons/mansindam/16-mating-alone.toml</extracomment>
        <translation>El navío da mate en cualquier borde, y su rey puede estar lejos. Mate en dos.</translation>
    </message>
    <message>
        <source>Without help a ship mates within six moves from anywhere, unless the other king reaches its last rank first.</source>
        <extracomment>assets/lessons/mansindam/16-mating-alone.toml</extracomment>
        <translation>Sin ayuda, un navío da mate en seis jugadas como mucho desde cualquier lugar, salvo que el otro rey llegue antes a su última fila.</translation>
    </message>
    <message>
        <source>The angel is even quicker. Mate in two without your king.</source>
        <extracomment>assets/lessons/mansindam/16-mating-alone.toml</extracomment>
        <translation>El ángel es aún más rápido. Mate en dos sin tu rey.</translation>
    </message>
    <message>
        <source>It needs five moves at most. No other piece but the ship can force mate without its king.</source>
        <extracomment>assets/lessons/mansindam/16-mating-alone.toml</extracomment>
        <translation>Necesita cinco jugadas como mucho. Aparte del navío, ninguna otra pieza puede forzar el mate sin su rey.</translation>
    </message>
    <message>
        <source>A cardinal cannot force mate by itself. Your king takes a square away from the edge here: mate in two.</source>
        <extracomment>assets/lessons/mansindam/16-mating-alone.toml</extracomment>
        <translation>Un cardenal no puede forzar el mate por sí solo. Aquí tu rey le quita al otro una casilla del borde: mate en dos.</translation>
    </message>
    <message>
        <source>With its king&apos;s help every piece but the pawn can mate. The danger is the race: a king that reaches its last rank has won.</source>
        <extracomment>assets/lessons/mansindam/16-mating-alone.toml</extracomment>
        <translation>Con ayuda de su rey, toda pieza menos el peón puede dar mate. El peligro es la carrera: el rey que llega a su última fila ha ganado.</translation>
    </message>
    <message>
        <source>One or two pieces against a bare king.</source>
        <extracomment>assets/lessons/palaceshogi/17-mating-alone.toml</extracomment>
        <translation>Una o dos piezas contra un rey solo.</translation>
    </message>
    <message>
        <source>Kings may not face each other, so your king guards a whole file from afar. Mate in two with the gold.</source>
        <extracomment>assets/lessons/palaceshogi/17-mating-alone.toml</extracomment>
        <translation>Los reyes no pueden enfrentarse, así que tu rey vigila de lejos toda una columna. Mate en dos con el oro.</translation>
    </message>
    <message>
        <source>The gold is safe beside the king: on that file the kings would face each other.</source>
        <extracomment>assets/lessons/palaceshogi/17-mating-alone.toml</extracomment>
        <translation>El oro está a salvo junto al rey: en esa columna los reyes se enfrentarían.</translation>
    </message>
    <message>
        <source>Mate in two with the elephant. Your king guards the file beside the edge.</source>
        <extracomment>assets/lessons/palaceshogi/17-mating-alone.toml</extracomment>
        <translation>Mate en dos con el elefante. Tu rey vigila la columna junto al borde.</translation>
    </message>
    <message>
        <source>The last move is the elephant&apos;s single step. Elephant, dragon, queen and lion all mate with their king&apos;s help.</source>
        <extracomment>assets/lessons/palaceshogi/17-mating-alone.toml</extracomment>
        <translation>La última jugada es el paso del elefante. Elefante, dragón, dama y león dan mate con ayuda de su rey.</translation>
    </message>
    <message>
        <source>The lion attacks every square within two of its own. Mate in two, and let your king guard it.</source>
        <extracomment>assets/lessons/palaceshogi/17-mating-alone.toml</extracomment>
        <translation>El león ataca todas las casillas a dos pasos o menos de la suya. Mate en dos, con tu rey defendiéndolo.</translation>
    </message>
    <message>
        <source>A lion and its king need seven moves at most, unless the other king reaches the palace.</source>
        <extracomment>assets/lessons/palaceshogi/17-mating-alone.toml</extracomment>
        <translation>Un león y su rey necesitan siete jugadas como mucho, salvo que el otro rey llegue al palacio.</translation>
    </message>
    <message>
        <source>Two knights can mate here, since the kings may not face each other. Mate in two.</source>
        <extracomment>assets/lessons/palaceshogi/17-mating-alone.toml</extracomment>
        <translation>Dos caballos pueden dar mate aquí, pues los reyes no pueden enfrentarse. Mate en dos.</translation>
    </message>
    <message>
        <source>One knight gives check, the other one takes a square, and your king guards a square and the whole file.</source>
        <extracomment>assets/lessons/palaceshogi/17-mating-alone.toml</extracomment>
        <translation>Un caballo da jaque, el otro quita una casilla, y tu rey vigila una casilla y toda la columna.</translation>
    </message>
    <message>
        <source>In chess two knights cannot force mate.</source>
        <extracomment>assets/lessons/palaceshogi/17-mating-alone.toml</extracomment>
        <translation>En el ajedrez, dos caballos no pueden forzar el mate.</translation>
    </message>
    <message>
        <source>Also thinks during your turns</source>
        <extracomment>gui/play/new_game.py</extracomment>
        <translation>Piensa también en tu turno</translation>
    </message>
    <message>
        <source>The computer also thinks during your turns</source>
        <extracomment>gui/shell/settings.py</extracomment>
        <translation>La máquina también piensa en tu turno</translation>
    </message>
    <message>
        <source>It thinks about the move it expects from you, for at most three minutes, and keeps the processor busy meanwhile. Only level {number} with a set thinking time does this, and other engines that can.</source>
        <extracomment>gui/engines/engine_field.py</extracomment>
        <translation>Piensa, durante tres minutos como máximo, en la jugada que espera de ti y mantiene ocupado el procesador mientras tanto. Solo lo hacen el nivel {number} con un tiempo fijado y otros motores que puedan.</translation>
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
        <translation>A partir de</translation>
    </message>
    <message>
        <source>Variant</source>
        <extracomment>gui/app/unfinished_dialog.py, gui/desk/games_list.py, gui/library/library_text.py, gui/matches/matches_text.py, gui/playtest/playtest_page.py, gui/study/study_dialog.py</extracomment>
        <translation>Juego</translation>
    </message>
    <message>
        <source>Moves</source>
        <comment>a column of numbers of moves</comment>
        <extracomment>gui/app/unfinished_dialog.py, gui/desk/games_list.py, gui/library/library_text.py, gui/matches/matches_text.py</extracomment>
        <translation>Jugadas</translation>
    </message>
    <message>
        <source>Longest wins</source>
        <extracomment>gui/known/boards.py</extracomment>
        <translation>Las victorias más largas</translation>
    </message>
    <message>
        <source>The longest win of each ending. Choose one to see it on the board. Then study it, or play it against the computer.</source>
        <extracomment>gui/known/boards.py</extracomment>
        <translation>La victoria más larga de cada final. Elige una para verla en el tablero. Luego estúdiala o juégala contra la máquina.</translation>
    </message>
    <message>
        <source>Ending</source>
        <extracomment>gui/known/boards.py</extracomment>
        <translation>Final</translation>
    </message>
    <message>
        <source>Longest win</source>
        <extracomment>gui/known/boards.py, engine/theory/texts.py: longest win, engine/theory/texts.py: longest as played</extracomment>
        <translation>Victoria más larga</translation>
    </message>
    <message>
        <source>{side} to move: find the only move that holds.</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>{side:=Juega|Juegan|Juegas} {side:el}: encuentra la única jugada que aguanta.</translation>
    </message>
    <message numerus="yes">
        <source>{side} to move: find the only move that holds, {count} times in a row.</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>
            <numerusform>{side:=Juega|Juegan|Juegas} {side:el}: encuentra {count} vez la única jugada que aguanta.</numerusform>
            <numerusform>{side:=Juega|Juegan|Juegas} {side:el}: encuentra {count} veces seguidas la única jugada que aguanta.</numerusform>
        </translation>
    </message>
    <message>
        <source>By variant</source>
        <extracomment>gui/library/statistics.py</extracomment>
        <translation>Por juego</translation>
    </message>
    <message>
        <source>Score</source>
        <comment>a share of points</comment>
        <extracomment>gui/library/library_text.py</extracomment>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>Does {player} resign?</source>
        <extracomment>gui/play/game_messages.py</extracomment>
        <translation>¿Confirmar el abandono {player:del}?</translation>
    </message>
    <message>
        <source>Endings</source>
        <extracomment>engine/theory/texts.py: endings</extracomment>
        <translation>Finales</translation>
    </message>
    <message>
        <source>A king and one piece against a bare king, with nothing in hand. Every position has been solved, so these numbers are exact: the share of all positions that the side with the piece wins when it is to move, and its longest win in moves.</source>
        <extracomment>engine/theory/texts.py: endings explained</extracomment>
        <translation>Rey y una pieza contra un rey solo, sin piezas en mano. Se ha resuelto cada posición, así que estas cifras son exactas: la parte de todas las posiciones que gana el bando con la pieza cuando le toca jugar y su victoria más larga en jugadas.</translation>
    </message>
    <message>
        <source>In the columns for mate only, a king that arrives ends the game without a winner. In those without arrivals the game goes on, which shows what the pieces themselves can do.</source>
        <extracomment>engine/theory/texts.py: arrivals explained</extracomment>
        <translation>En las columnas «solo mate», un rey que llega termina la partida sin ganador. En las columnas «sin llegadas» la partida sigue, lo que muestra de qué son capaces las piezas por sí mismas.</translation>
    </message>
    <message>
        <source>Pairs of the pieces that seldom mate alone. Wins that begin by giving one of them away are not counted.</source>
        <extracomment>engine/theory/texts.py: pairs explained</extracomment>
        <translation>Parejas de las piezas que solas rara vez dan mate. No se cuentan las victorias que empiezan entregando una de ellas.</translation>
    </message>
    <message>
        <source>These win from at least {share} of the positions: {pieces}.</source>
        <extracomment>engine/theory/texts.py: wins endings</extracomment>
        <translation>Ganan desde al menos el {share} de las posiciones: {pieces}.</translation>
    </message>
    <message>
        <source>As long as no king arrives, these mate from at least {share} of the positions: {pieces}.</source>
        <extracomment>engine/theory/texts.py: mates without arrivals</extracomment>
        <translation>Mientras ningún rey llegue, dan mate desde al menos el {share} de las posiciones: {pieces}.</translation>
    </message>
    <message>
        <source>These mate from less than {share} of the positions: {pieces}.</source>
        <extracomment>engine/theory/texts.py: mates hardly</extracomment>
        <translation>Dan mate desde menos del {share} de las posiciones: {pieces}.</translation>
    </message>
    <message>
        <source>The longest win with best play by both sides: {piece}, {moves} moves.</source>
        <extracomment>engine/theory/texts.py: longest ending</extracomment>
        <translation>La victoria más larga con el mejor juego de ambos bandos: {piece}, {moves} jugadas.</translation>
    </message>
    <message>
        <source>With no pieces but the kings, the side to move wins from {share} of the positions.</source>
        <extracomment>engine/theory/texts.py: bare kings</extracomment>
        <translation>Solo con los reyes, el bando que juega gana desde el {share} de las posiciones.</translation>
    </message>
    <message>
        <source>As long as no king arrives, these pairs mate from most positions: {pairs}.</source>
        <extracomment>engine/theory/texts.py: best pairs</extracomment>
        <translation>Mientras ningún rey llegue, estas parejas dan mate desde más posiciones: {pairs}.</translation>
    </message>
    <message>
        <source>The inventor of this game says that these mate alone: {pieces}.</source>
        <extracomment>engine/theory/texts.py: claim</extracomment>
        <translation>El inventor de este juego dice que estas piezas dan mate solas: {pieces}.</translation>
    </message>
    <message>
        <source>Only these can give mate without any help from their king: {pieces}.</source>
        <extracomment>engine/theory/texts.py: gives mate</extracomment>
        <translation>Solo estas pueden dar mate sin ninguna ayuda de su rey: {pieces}.</translation>
    </message>
    <message>
        <source>Only these can force mate without their king (share of the positions, longest win in moves): {pieces}.</source>
        <extracomment>engine/theory/texts.py: forces mate</extracomment>
        <translation>Solo estas pueden forzar el mate sin su rey (parte de las posiciones, victoria más larga en jugadas): {pieces}.</translation>
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
        <translation>Pareja</translation>
    </message>
    <message>
        <source>Pairs of pieces</source>
        <extracomment>engine/theory/texts.py: pairs</extracomment>
        <translation>Parejas de piezas</translation>
    </message>
    <message>
        <source>Positions won</source>
        <extracomment>engine/theory/texts.py: won, engine/theory/texts.py: won as played</extracomment>
        <translation>Posiciones ganadas</translation>
    </message>
    <message>
        <source>Won, mate only</source>
        <extracomment>engine/theory/texts.py: won mate alone</extracomment>
        <translation>Ganadas, solo mate</translation>
    </message>
    <message>
        <source>Longest, mate only</source>
        <extracomment>engine/theory/texts.py: longest mate alone</extracomment>
        <translation>Más larga, solo mate</translation>
    </message>
    <message>
        <source>Won, without arrivals</source>
        <extracomment>engine/theory/texts.py: won no arrivals</extracomment>
        <translation>Ganadas, sin llegadas</translation>
    </message>
    <message>
        <source>Longest, without arrivals</source>
        <extracomment>engine/theory/texts.py: longest no arrivals</extracomment>
        <translation>Más larga, sin llegadas</translation>
    </message>
    <message>
        <source>Won, other side to move</source>
        <extracomment>engine/theory/texts.py: won by mover</extracomment>
        <translation>Ganadas si juega el rival</translation>
    </message>
    <message>
        <source>Lost, other side to move</source>
        <extracomment>engine/theory/texts.py: lost by mover</extracomment>
        <translation>Perdidas si juega el rival</translation>
    </message>
    <message>
        <source>Mansindam{signs}, “a tale of ten thousand gods”, is chess with strong pieces that change sides: what you capture, you may put back on the board as your own. Pieces grow stronger as soon as they reach the enemy&apos;s third of the board. There are no draws: mate the king, or walk your own across the whole board.</source>
        <extracomment>assets/rules/mansindam.toml</extracomment>
        <translation>Mansindam{signs}, «un cuento de diez mil dioses», es ajedrez con piezas fuertes que cambian de bando: lo que capturas puedes devolverlo al tablero como tuyo. Las piezas se hacen más fuertes en cuanto llegan al tercio enemigo del tablero. No hay tablas: da mate al rey, o cruza todo el tablero con el tuyo.</translation>
    </message>
    <message>
        <source>You may not repeat a position a third time, so shuffling never saves a game. Make progress: promote.</source>
        <extracomment>assets/lessons/mansindam/14-no-draws.toml</extracomment>
        <translation>No se puede repetir una posición por tercera vez, así que ir y venir nunca salva una partida. Progresa: promociona.</translation>
    </message>
    <message>
        <source>Reversible moves of such a piece do not count as progress.</source>
        <extracomment>gui/rulebook/ends.py</extracomment>
        <translation>Las jugadas reversibles de una pieza así no cuentan como progreso.</translation>
    </message>
    <message>
        <source>“{text}”</source>
        <comment>what somebody wrote, in the quotation marks of the language</comment>
        <extracomment>gui/kit/punctuation.py</extracomment>
        <translation>«{text}»</translation>
    </message>
    <message>
        <source>The side to move must be w or b, not {text}.</source>
        <extracomment>rules/words.py: side unknown</extracomment>
        <translation>El bando que juega debe ser w o b, no {text}.</translation>
    </message>
    <message>
        <source>Castling is written with letters or as -, not {text}.</source>
        <extracomment>rules/words.py: castling letters</extracomment>
        <translation>El enroque se escribe con letras o con -, no {text}.</translation>
    </message>
    <message>
        <source>Castling rights are {letters} or -, not {text}.</source>
        <extracomment>rules/words.py: castling rights</extracomment>
        <translation>Los derechos de enroque son {letters} o -, no {text}.</translation>
    </message>
    <message>
        <source>En passant squares are written as in e3 or as -, not {text}.</source>
        <extracomment>rules/words.py: en passant squares</extracomment>
        <translation>Las casillas de captura al paso se escriben como en e3 o con -, no {text}.</translation>
    </message>
    <message>
        <source>Castling is written as in ajaj or as - here, not {text}.</source>
        <extracomment>rules/words.py: castling of vchess</extracomment>
        <translation>El enroque se escribe aquí como en ajaj o con -, no {text}.</translation>
    </message>
    <message>
        <source>{key} is missing here.</source>
        <extracomment>rules/words.py: definition lacks</extracomment>
        <translation>Aquí falta {key}.</translation>
    </message>
    <message>
        <source>{key} has to be a text, in quotes.</source>
        <extracomment>rules/words.py: definition wants a text</extracomment>
        <translation>{key} tiene que ser un texto entre comillas.</translation>
    </message>
    <message>
        <source>{key} has to be a whole number from 0 to {most}.</source>
        <extracomment>rules/words.py: definition wants a number</extracomment>
        <translation>{key} tiene que ser un número entero de 0 a {most}.</translation>
    </message>
    <message>
        <source>{key} has to be true or false.</source>
        <extracomment>rules/words.py: definition wants a flag</extracomment>
        <translation>{key} tiene que ser true o false.</translation>
    </message>
    <message>
        <source>{key} has to be a list, in square brackets.</source>
        <extracomment>rules/words.py: definition wants a list</extracomment>
        <translation>{key} tiene que ser una lista entre corchetes.</translation>
    </message>
    <message>
        <source>{key} has to be a table.</source>
        <extracomment>rules/words.py: definition wants a table</extracomment>
        <translation>{key} tiene que ser una tabla.</translation>
    </message>
    <message>
        <source>{key} has at most {most} entries.</source>
        <extracomment>rules/words.py: definition list too long</extracomment>
        <translation>{key} tiene como máximo {most} elementos.</translation>
    </message>
    <message>
        <source>{key} has at most {most} characters.</source>
        <extracomment>rules/words.py: definition text too long</extracomment>
        <translation>{key} tiene como máximo {most} caracteres.</translation>
    </message>
    <message>
        <source>{key} has characters that cannot be printed, such as a line break.</source>
        <extracomment>rules/words.py: definition text unprintable</extracomment>
        <translation>{key} contiene caracteres que no se pueden imprimir, como un salto de línea.</translation>
    </message>
    <message>
        <source>{key} must not be empty.</source>
        <extracomment>rules/words.py: text empty</extracomment>
        <translation>{key} no puede estar vacío.</translation>
    </message>
    <message>
        <source>{key} has to be at least {least}.</source>
        <extracomment>rules/words.py: number too small</extracomment>
        <translation>{key} debe ser al menos {least}.</translation>
    </message>
    <message>
        <source>Two pieces have the same {key}.</source>
        <extracomment>rules/words.py: pieces alike</extracomment>
        <translation>Dos piezas coinciden en {key}.</translation>
    </message>
    <message>
        <source>Only one kind of piece can have {key}.</source>
        <extracomment>rules/words.py: one kind only</extracomment>
        <translation>Solo un tipo de pieza puede tener {key}.</translation>
    </message>
    <message>
        <source>Squares that are outlined or tinted, or behind a wall, need a name: {key}.</source>
        <extracomment>rules/words.py: region without a name</extracomment>
        <translation>Las casillas enmarcadas, coloreadas o tras un muro necesitan un nombre: {key}.</translation>
    </message>
</context>
</TS>
