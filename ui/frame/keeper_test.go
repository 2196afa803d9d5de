package frame_test

import (
	"testing"
	"time"

	"tabby/history"
	"tabby/internal/testing/frametest"
	"tabby/internal/testing/uitest"
	"tabby/ui/frame"
)

func TestWhatIsToBeKeptWaitsForANewStore(t *testing.T) {
	x := frametest.New(t)
	screen, open := away(x.Frame), make(chan bool)
	x.Store.Puts = func() { <-open }
	set := history.Set{Key: "dark", Value: "on"}
	shown := 0
	for range 2 {
		x.Frame.Change(set, "Dark.", func() { shown++ })
	}
	uitest.Want(t, "kept before the store can", len(x.Store.Done), 0)
	x.Pass(time.Second)
	uitest.Want(t, "message", x.Message(), "This may take a moment.")
	open <- true
	(<-screen)()
	uitest.Want(t, "kept", len(x.Store.Done), 2)
	uitest.Want(t, "shown", shown, 2)
	uitest.Want(t, "message once it is kept", x.Message(), "Dark.")
	x.Frame.Change(set, "Dark.", func() { shown++ })
	uitest.Want(t, "shown at once", shown, 3)
}

func TestWhatIsToBeKeptIsKeptOnceTheStoreIsOpenedAtOnce(t *testing.T) {
	x := frametest.New(t)
	x.Store.Puts = func() {}
	for range 2 {
		x.Frame.Change(history.Set{Key: "dark", Value: "on"}, "Dark.", func() {})
	}
	uitest.Want(t, "kept", len(x.Store.Done), 2)
}

func TestASecondTapOnWhatLeadsElsewhereDoesNothing(t *testing.T) {
	x := frametest.New(t)
	screen, open := away(x.Frame), make(chan bool)
	x.Store.Puts = func() { <-open }
	begun := 0
	for range 2 {
		x.Frame.ReadyHere(func() {
			begun++
			x.Frame.Go(frame.Route{Room: frame.DeckRoom})
		})
	}
	open <- true
	(<-screen)()
	uitest.Want(t, "begun", begun, 1)
}
