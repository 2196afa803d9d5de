package term

import (
	"fmt"
	"os"
	"testing"
	"testing/fstest"
	"time"

	"tabby/history/jetstream/natstest"
)

// child is set for a process of the test binary that is to be the program.
const child = "TABBY_TEST_AS_PROGRAM"

// somePages are the pages in that program.
var somePages = fstest.MapFS{"index.html": {Data: []byte("a table")}}

func TestMain(m *testing.M) {
	natstest.Main()
	if os.Getenv(guests) != "" {
		if err := runGuests(os.Stdin, os.Stdout); err != nil {
			fmt.Fprintln(os.Stderr, err)
			os.Exit(failure)
		}
		os.Exit(0)
	}
	if os.Getenv(child) != "" {
		std := Streams{In: os.Stdin, Out: os.Stdout, Err: os.Stderr}
		os.Exit(call{Streams: std, window: func(string, string) error { return ErrNoWindow }, now: time.Now, pages: somePages}.run(os.Args[1:]))
	}
	os.Exit(m.Run())
}
