// Package term is the command line: it replays cases, records games for scripts, reads
// the history and serves the browser build, all without a window.
//
// It decides nothing about games: package replay reads and writes them, and package
// history keeps them. Begin with [Run].
package term
