// Package term is the command line: it replays cases, records games for
// scripts, and reads the history, all without a window.
//
// What a command means is decided elsewhere: games come in and go out through
// package door, and package history keeps them. Begin with [Run].
package term
