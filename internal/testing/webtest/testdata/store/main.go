// Store keeps games in a browser without a window, to measure the store alone: it takes in
// a file that the page is given, and reads the first page of its games again and again.
package main

import (
	"os"
	"syscall/js"
	"time"

	"tabby/history"
	"tabby/history/sqlite"
)

const (
	times = 15
	limit = 24 // as many games as the list of all games asks for first
)

func main() {
	s, err := sqlite.Open("/tabby", sqlite.Options{})
	must(err)
	f, err := os.Open(given())
	must(err)
	_, err = s.Import(f, history.Work{})
	must(err)
	took := js.Global().Get("Array").New()
	for range times {
		began := time.Now()
		games, err := s.Games(history.Page{Limit: limit})
		must(err)
		if len(games) != limit {
			panic("there are too few games")
		}
		took.Call("push", float64(time.Since(began))/float64(time.Millisecond))
	}
	js.Global().Set("took", took)
	must(s.Close())
}

// given returns the path of the file that the page is given.
func given() string {
	path := make(chan string)
	js.Global().Get("tabby").Call("takeIn").Call("then", js.FuncOf(func(_ js.Value, args []js.Value) any {
		go func() { path <- args[0].String() }()
		return nil
	}))
	return <-path
}

func must(err error) {
	if err != nil {
		panic(err)
	}
}
