// Package smoke tests the real program. It opens the window on a screen of its own,
// types and clicks as a player does, kills the program in the middle of a round,
// and reads with the command line what was kept.
//
// Everything in it is a test. They need Linux, Xvfb, xdotool, at-spi2-core and the
// build tag smoke; the longer ones have the tag long as well. Begin with TestEveningSurvivesAKill.
package smoke
