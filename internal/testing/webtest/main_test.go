//go:build chromium

package webtest

import (
	"os"
	"os/exec"
	"testing"

	"tabby/ui/term"
)

// child is set for a process of the test binary that is to be the program.
const child = "TABBY_TEST_AS_PROGRAM"

// program returns a call of the program.
func program(args ...string) *exec.Cmd {
	cmd := exec.Command(os.Args[0], args...)
	cmd.Env = append(os.Environ(), child+"=1")
	return cmd
}

func TestMain(m *testing.M) {
	if os.Getenv(child) != "" {
		std := term.Streams{In: os.Stdin, Out: os.Stdout, Err: os.Stderr}
		os.Exit(term.Run(os.Args[1:], std, func(term.Opening) error { return term.ErrNoWindow }))
	}
	code := m.Run()
	forgo()
	os.Exit(code)
}
