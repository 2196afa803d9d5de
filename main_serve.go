//go:build !cgo && !js

// Tabby without its window, which needs C: it serves browsers and is the command line.
package main

import (
	"os"

	"tabby/ui/term"
)

func main() {
	std := term.Streams{In: os.Stdin, Out: os.Stdout, Err: os.Stderr}
	os.Exit(term.Run(os.Args[1:], std, func(term.Opening) error { return term.ErrNoWindow }))
}
