/* A small environment of our own: a runner changes lanes and collects coins. */
#include <stdint.h>
#define LANES 3
#define LENGTH 12
#define STEP_REWARD 0.5f
enum Move { STAY, LEFT, RIGHT };
typedef struct { int lane; int row; } Coin;
typedef struct Lanes {
    int lane;
    int tick;
    uint8_t taken[LENGTH];
    float score;
    enum Move last;
    Coin coins[LANES];
    void *client;
} Lanes;
static const int WORTH[LANES] = {1, 2, 3};
void reset(Lanes *env) { env->lane = 1; env->tick = 0; }
void step(Lanes *env, int action) {
    env->tick += 1;
}
