/* A walk in the dark: a small environment of our own writing. */
#include <stdbool.h>

#define CELLS 7
#define OIL 9
#define HOME 3
#define GATE 6

typedef enum { LEFT = 0, RIGHT = 1, WAIT = 2 } Action;

typedef struct {
    int cell;
    int oil;
    bool over;
} Walk;

void reset(Walk *w) {
    w->cell = HOME;
    w->oil = OIL;
    w->over = false;
}

/* A wall at both ends; waiting saves no oil. The gate is worth 1, darkness -1. */
double step(Walk *w, Action action) {
    if (action == LEFT && w->cell > 0)
        w->cell -= 1;
    if (action == RIGHT && w->cell < CELLS - 1)
        w->cell += 1;
    w->oil -= 1;
    if (w->cell == GATE) {
        w->over = true;
        return 1.0;
    }
    if (w->oil == 0) {
        w->over = true;
        return -1.0;
    }
    return 0.0;
}
