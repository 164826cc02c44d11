/* The beginning of the portable file: a program, so that file managers start it at a click. It has the shell run SCRIPT
   (portable.sh), as the script $0 with the arguments that it was given; behind it in the file lies the archive. */

#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#include "script.h"

int main(int count, char **given) {
    static char self[PATH_MAX];
    char **arguments = calloc((size_t)count + 4, sizeof *arguments);
    if (arguments == NULL || readlink("/proc/self/exe", self, sizeof self - 1) < 0) {
        perror("Surajang cannot find its own file");
        return 127;
    }
    arguments[0] = "sh";
    arguments[1] = "-c";
    arguments[2] = SCRIPT;
    arguments[3] = self;
    for (int i = 1; i < count; i++)
        arguments[i + 3] = given[i];
    execv("/bin/sh", arguments);
    perror("Surajang needs /bin/sh");
    return 127;
}
