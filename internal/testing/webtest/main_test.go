//go:build chromium

package webtest

import (
	"os"
	"testing"

	"tabby/internal/testing/natstest"
	"tabby/ui/term"
)

// child is set for a process of the test binary that is to be the program.
const child = "TABBY_TEST_AS_PROGRAM"

func TestMain(m *testing.M) {
	natstest.Main()
	if os.Getenv(child) != "" {
		std := term.Streams{In: os.Stdin, Out: os.Stdout, Err: os.Stderr}
		os.Exit(term.Run(os.Args[1:], std, func(term.Opening) error { return term.ErrNoWindow }))
	}
	code := m.Run()
	forgo()
	os.Exit(code)
}
