package term

import (
	"fmt"
	"net"
	"os"
	"os/exec"
	"testing"
	"testing/fstest"
	"time"

	"tabby/internal/words/languages"
)

// child is set for a process of the test binary that is to be the program.
const child = "TABBY_TEST_AS_PROGRAM"

// somePages are the pages in that program.
var somePages = fstest.MapFS{"index.html": {Data: []byte("a table")}}

func TestMain(m *testing.M) {
	if os.Getenv(guests) != "" {
		if err := runGuests(os.Stdin, os.Stdout); err != nil {
			fmt.Fprintln(os.Stderr, err)
			os.Exit(failure)
		}
		os.Exit(0)
	}
	if os.Getenv(child) != "" {
		std := Streams{In: os.Stdin, Out: os.Stdout, Err: os.Stderr}
		os.Exit(call{Streams: std, window: func(Opening) error { return ErrNoWindow }, now: time.Now, pages: somePages, words: languages.English(), system: languages.All().System(os.Getenv)}.run(os.Args[1:]))
	}
	os.Exit(m.Run())
}

// program returns that program as another process.
func program(args ...string) *exec.Cmd {
	cmd := exec.Command(os.Args[0], args...)
	cmd.Env = append(os.Environ(), child+"=1")
	return cmd
}

// listens waits until something listens at an address.
func listens(t *testing.T, front string) {
	t.Helper()
	for deadline := time.Now().Add(time.Minute); ; {
		c, err := net.Dial("tcp", front)
		if err == nil {
			_ = c.Close()
			return
		}
		if time.Now().After(deadline) {
			t.Fatal("nothing listens")
		}
	}
}
