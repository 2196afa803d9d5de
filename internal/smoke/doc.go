// Package smoke plays an evening on the real program. It opens the window on a
// screen of its own, types and clicks as a player does, kills the program in the
// middle of a round, and reads through the command line what is left.
//
// Everything in it is a test. They need Linux, Xvfb, xdotool and the build tag
// smoke; begin with TestTheProgram.
package smoke
