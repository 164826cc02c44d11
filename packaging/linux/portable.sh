#!/bin/sh
# Surajang in one file: this script, and behind its last line the program as a compressed archive. The first start
# unpacks it, and later ones find it there; where nothing can be kept, it is unpacked for one start alone.
set -eu
name=surajang-@VERSION@-@HASH@
caches=${XDG_CACHE_HOME:-${HOME:-}/.cache}
program=$caches/$name/surajang

unpack() { # into a folder beside the one wanted, so that two starts at once do no harm
    unfinished=$(mktemp -d "$1/surajang-unpacking-XXXXXX")
    tail -n +@LINES@ "$0" | tar -xzf - -C "$unfinished"
}

if [ ! -x "$program" ]; then
    if mkdir -p "$caches" 2>/dev/null && unpack "$caches" 2>/dev/null; then
        mv -T "$unfinished/surajang" "$caches/$name" 2>/dev/null || true # another start was faster
        rm -rf "$unfinished"
    else
        rm -rf "${unfinished:-}"
        unpack "${TMPDIR:-/tmp}"
        trap 'rm -rf "$unfinished"' EXIT
        "$unfinished/surajang/surajang" "$@"
        exit
    fi
fi
exec "$program" "$@"
