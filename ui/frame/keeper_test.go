package frame_test

import (
	"testing"
	"time"

	"tabby/history"
	"tabby/internal/testing/expect"
	"tabby/internal/testing/frametest"
	"tabby/internal/testing/must"
	"tabby/ui/frame"
)

func TestFirstChangeWaitsForANewStore(t *testing.T) {
	x := frametest.New(t)
	screen, open := away(x.Frame), make(chan bool)
	x.Store.Puts = func() { <-open }
	set := history.Set{Key: "dark", Value: "on"}
	shown := 0
	for range 2 {
		x.Frame.Change(set, "Dark.", func() { shown++ })
	}
	expect.Same(t, "kept before the store can", len(x.Store.Done), 0)
	x.Pass(time.Second)
	expect.Same(t, "message", x.Message(), "This may take a moment.")
	open <- true
	must.From(t, "what follows on the screen", screen)()
	expect.Same(t, "kept", len(x.Store.Done), 2)
	expect.Same(t, "shown", shown, 2)
	expect.Same(t, "message once it is kept", x.Message(), "Dark.")
	x.Frame.Change(set, "Dark.", func() { shown++ })
	expect.Same(t, "shown at once", shown, 3)
}

func TestFirstChangeIsKeptOnceTheStoreIsOpen(t *testing.T) {
	x := frametest.New(t)
	x.Store.Puts = func() {}
	for range 2 {
		x.Frame.Change(history.Set{Key: "dark", Value: "on"}, "Dark.", func() {})
	}
	expect.Same(t, "kept", len(x.Store.Done), 2)
}

func TestASecondTapOnAButtonToAnotherPageDoesNothing(t *testing.T) {
	x := frametest.New(t)
	screen, open := away(x.Frame), make(chan bool)
	x.Store.Puts = func() { <-open }
	begun := 0
	for range 2 {
		x.Frame.ReadyHere(func() {
			begun++
			x.Frame.Go(frame.DeckRoom.Route(""))
		})
	}
	open <- true
	must.From(t, "what follows on the screen", screen)()
	expect.Same(t, "begun", begun, 1)
}
