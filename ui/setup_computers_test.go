package ui

import (
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"tabby/scoring"
)

func TestOnePersonSitsDownWithComputers(t *testing.T) {
	w := walk(t)
	w.keys("v")
	screen := w.app.stack
	want(t, "a screen to set up", screen.Depth(), 2)
	ann, err := w.app.meet("Ann")
	if err != nil {
		t.Fatal(err)
	}
	s := setup{Variant: "recall", Virtual: true}.toggle(ann)
	for _, name := range computerNames[:2] {
		p, err := w.app.meet(name)
		if err != nil {
			t.Fatal(err)
		}
		s = s.toggle(p)
	}
	w.app.startGame(s)
	d, err := openDeal(w.store, w.app.table.game, w.app.time.Dice)
	if err != nil {
		t.Fatal(err)
	}
	want(t, "who plays for whom", d.chairs.Levels, map[scoring.Player]string{1: "steady", 2: "steady"})
	w.pass(time.Second)
	w.press(fyne.KeyReturn) // the main button
	if w.app.dealing == nil {
		t.Fatal("no cards are dealt")
	}
	want(t, "one person needs no curtain", w.app.dealing.seen().Curtain, "")
}

func TestComputersAreNotAmongThePeople(t *testing.T) {
	known := []Person{{ID: "1", Name: "Ann"}, {ID: "2", Name: computerNames[0]}}
	want(t, "offered", setup{}.offered(known), known[:1])
	want(t, "offered with the virtual deck", setup{Virtual: true, Seats: known}.offered(known), known[:1])
	want(t, "offered to get up", setup{Seats: known}.offered(known), known)
}

func TestComputersPlayForThemselvesWhenAllPlayTheSameAgain(t *testing.T) {
	w := walk(t)
	w.begin(nil, "Ann", computerNames[1], "Ben")
	d, err := openDeal(w.store, w.app.table.game, w.app.time.Dice)
	if err != nil {
		t.Fatal(err)
	}
	want(t, "who plays for whom", d.chairs.Levels, map[scoring.Player]string{1: "steady"})
}
