// Package sim lets a year of family evenings pass in a minute; a seed decides everything
// that happens: who plays what, when the power fails, which message comes late.
//
// A [World] is what one seed makes. It runs in a bubble of testing/synctest, on a clock of
// its own that does not wait, with random numbers that follow from the seed. The packages
// below this one are what worlds are made of (a disk that dies, a network, people), and the
// worlds themselves, each a test that plays many seeds with [Seeds] and checks what a family
// relies on. The same seed does the same again, so a fault that was seen once is seen again:
//
//	tools/sim --world evening --seed 31
//
// Only tests import it.
package sim
