#!/bin/sh
# Surajang in one file: a program that runs this script (portable.c), and behind it what is frozen as a compressed
# archive. The first start unpacks it in place of other versions, and later ones find it there; where nothing can be
# kept, it is unpacked for one start alone.
set -eu
name=surajang-@VERSION@-@HASH@
caches=${XDG_CACHE_HOME:-${HOME:-}/.cache}
program=$caches/$name/surajang
unfinished=
trap 'rm -rf "$unfinished"' EXIT
trap 'exit 130' HUP INT TERM # without it, dash would leave out the line above

unpack() { # into a folder beside the one wanted, so that two starts at once do no harm
    unfinished=$(mktemp -d "$1/surajang-unpacking-XXXXXX")
    tail -c +@START@ "$0" | tar -xzf - -C "$unfinished"
}

runs() { # whether a program in this folder does; it may yet need any of its files
    ls -l /proc/[0-9]*/exe 2>/dev/null | grep -qF "/${1##*/}/"
}

if [ ! -x "$program" ]; then
    if mkdir -p "$caches" 2>/dev/null && unpack "$caches" 2>/dev/null; then
        mv -T "$unfinished/surajang" "$caches/$name" 2>/dev/null || true # another start was faster
        for other in "$caches"/surajang-[0-9]*-????????????????; do
            [ "$other" = "$caches/$name" ] || runs "$other" || mv "$other" "$unfinished" 2>/dev/null || true
        done
        rm -rf "$unfinished"
    else
        rm -rf "$unfinished"
        unpack "${TMPDIR:-/tmp}"
        "$unfinished/surajang/surajang" "$@"
        exit
    fi
fi
exec "$program" "$@"
