// How fast a round of Rat-a-Tat Cat can be at all: one fused loop for random play
// of four players, without a list of legal moves, a state or a refusal. What
// is played is written down in bench_test.go, which compiles and runs this.
//
//	cc -O3 -march=native -o limit limit.c; ./limit ROUNDS SEED [lazy]
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
enum { PEEK = 10, SWAP = 11, DRAW2 = 12, NP = 4 };
static uint64_t S;
static inline uint64_t rnd(void){ S += 0xa0761d6478bd642full; __uint128_t t = (__uint128_t)S * (S ^ 0xe7037ed1a0b428dbull); return (uint64_t)(t >> 64) ^ (uint64_t)t; }
static inline uint32_t below(uint32_t n){ return (uint32_t)(((rnd() >> 32) * (uint64_t)n) >> 32); }
static uint8_t base[54];
static int lazy;
typedef struct { uint8_t deck[54], pile[54], hand[NP][4], known[NP][4]; int nd, np; } G;
static inline uint8_t draw(G *g){
  if (g->nd == 0) { uint8_t top = g->pile[--g->np]; memcpy(g->deck, g->pile, g->np); g->nd = g->np; g->pile[0] = top; g->np = 1;
    if (!lazy) for (int i = g->nd - 1; i > 0; i--) { int j = below(i + 1); uint8_t t = g->deck[i]; g->deck[i] = g->deck[j]; g->deck[j] = t; } }
  if (lazy) { int j = below(g->nd); uint8_t t = g->deck[j]; g->deck[j] = g->deck[--g->nd]; return t; }
  return g->deck[--g->nd];
}
static uint64_t moves, total, wins[NP];
static void round1(void){
  G g; memcpy(g.deck, base, 54); g.nd = 54; g.np = 0;
  if (!lazy) for (int i = 53; i > 0; i--) { int j = below(i + 1); uint8_t t = g.deck[i]; g.deck[i] = g.deck[j]; g.deck[j] = t; }
  for (int p = 0; p < NP; p++) { for (int s = 0; s < 4; s++) { g.hand[p][s] = draw(&g); g.known[p][s] = 0; } g.known[p][0] = g.known[p][3] = 1 << p; }
  g.pile[g.np++] = draw(&g);
  int p = 0, knocker = -1; uint64_t mv = 0;
  for (int turn = 0; turn < 400 && p != knocker; turn++, p = (p + 1) & 3) {
    uint64_t r = rnd(); mv++;
    if (knocker < 0 && (r & 15) == 0) { knocker = p; continue; }
    uint8_t top = g.pile[g.np - 1];
    if (top < PEEK && (r & 16)) { int s = (r >> 8) & 3; mv++; g.pile[g.np - 1] = g.hand[p][s]; g.hand[p][s] = top; g.known[p][s] = 15; continue; }
    int left = 1;
    while (left-- > 0) {
      uint8_t c = draw(&g); mv++;
      if (c < PEEK) { uint32_t k = below(5); if (k == 4) { g.pile[g.np++] = c; continue; } g.pile[g.np++] = g.hand[p][k]; g.hand[p][k] = c; g.known[p][k] = 1 << p; break; }
      g.pile[g.np++] = c;
      if (c == PEEK) { uint32_t k = below(5); if (k == 4) continue; g.known[p][k] |= 1 << p; break; }
      if (c == SWAP) { uint32_t k = below(49); if (k == 48) continue; int s = k / 12, o = (k % 12) / 4, q = (p + 1 + o) & 3, u = k & 3;
        uint8_t t = g.hand[p][s]; g.hand[p][s] = g.hand[q][u]; g.hand[q][u] = t; t = g.known[p][s]; g.known[p][s] = g.known[q][u]; g.known[q][u] = t; break; }
      if (below(2)) left = 2;
    }
  }
  int best = 1 << 30, sc[NP];
  for (int i = 0; i < NP; i++) { sc[i] = 0; for (int s = 0; s < 4; s++) { uint8_t c = g.hand[i][s]; while (c >= PEEK) { g.pile[g.np++ < 53 ? g.np - 1 : 53] = c; c = draw(&g); } sc[i] += c; } total += sc[i]; if (sc[i] < best) best = sc[i]; }
  for (int i = 0; i < NP; i++) if (sc[i] == best) wins[i]++;
  moves += mv;
}
int main(int ac, char **av){
  uint64_t n = ac > 1 ? strtoull(av[1], 0, 10) : 1000000; S = ac > 2 ? strtoull(av[2], 0, 10) : 1; lazy = ac > 3;
  int k = 0; for (int v = 0; v < 9; v++) for (int i = 0; i < 4; i++) base[k++] = v; for (int i = 0; i < 9; i++) base[k++] = 9;
  for (int i = 0; i < 3; i++) { base[k++] = PEEK; base[k++] = SWAP; base[k++] = DRAW2; }
  struct timespec a, b; clock_gettime(CLOCK_MONOTONIC, &a);
  for (uint64_t i = 0; i < n; i++) round1();
  clock_gettime(CLOCK_MONOTONIC, &b); double s = (b.tv_sec - a.tv_sec) + (b.tv_nsec - a.tv_nsec) / 1e9;
  printf("c-limit%s rounds=%lu moves/round=%.2f rounds/s=%.0f moves/s=%.0f score/hand=%.3f wins=%lu,%lu,%lu,%lu\n", lazy ? "-lazy" : "", n, (double)moves / n, n / s, moves / s, (double)total / n / 4, wins[0], wins[1], wins[2], wins[3]);
}
