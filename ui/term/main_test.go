package term

import (
	"os"
	"testing"
)

// child is set for a process of the test binary that is to be the program.
const child = "TABBY_TEST_AS_PROGRAM"

func TestMain(m *testing.M) {
	if os.Getenv(child) != "" {
		os.Exit(Run(os.Args[1:], Streams{In: os.Stdin, Out: os.Stdout, Err: os.Stderr}, func(string) error { return nil }))
	}
	os.Exit(m.Run())
}
