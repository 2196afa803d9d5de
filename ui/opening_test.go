package ui

import (
	"errors"
	"testing"

	"tabby/engine"
	"tabby/internal/testing/expect"
	"tabby/internal/testing/uitest"
	"tabby/ui/frame"
	"tabby/ui/kit/look"
	"tabby/ui/rooms/home"

	"fyne.io/fyne/v2/canvas"
)

func TestFirstPageRemembersWhatWasTappedBeforeTheStoreIsOpen(t *testing.T) {
	u := uitest.New(t)
	u.App.Settings().SetTheme(look.NewTheme(look.Appearance{TextScale: 1}))
	var wanted frame.Route
	u.Window.SetContent(home.Waiting(uitest.Words(), true, func(r frame.Route) { wanted = r }))
	u.Shows("Welcome to the table", "Opening your games…")
	if cats := uitest.All[*canvas.Image](u.Front(), nil); len(cats) == 0 || cats[0].Image == nil {
		t.Error("the cat is not there")
	}
	u.Tap("New game")
	expect.Same(t, "wanted", wanted, frame.SetupRoom.Route(frame.NewSetup))
	u.Tap("Deal for all of us")
	expect.Same(t, "wanted", wanted, frame.SetupRoom.Route(frame.VirtualSetup))
	u.Tap("Play against Mittens")
	expect.Same(t, "wanted", wanted, frame.PlayRoom.Route(engine.Variants()[0].ID))
}

// closing is a store that counts how often it is closed.
type closing struct {
	Store

	times *int
}

func (c closing) Close() error { *c.times++; return nil }

func TestStoreIsClosedEvenIfTheWindowIsClosedBeforeItIsOpen(t *testing.T) {
	closed, more := 0, make(chan struct{})
	o := openAside(func() (Store, error) {
		<-more
		return closing{times: &closed}, nil
	})
	close(more)
	o.close()
	expect.Same(t, "closed", closed, 1)
}

func TestStoreIsOpenedAgainAfterATrouble(t *testing.T) {
	times, closed := 0, 0
	o := openAside(func() (Store, error) {
		times++
		if times == 1 {
			return nil, errors.New("it is locked")
		}
		return closing{times: &closed}, nil
	})
	_, err := o.open()
	expect.Same(t, "locked", err != nil, true)
	_, err = o.open()
	expect.Same(t, "error", err, nil)
	o.close()
	expect.Same(t, "opened", times, 2)
	expect.Same(t, "closed", closed, 1)
}
