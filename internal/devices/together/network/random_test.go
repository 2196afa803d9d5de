package network_test

import (
	"fmt"
	"maps"
	"math/rand/v2"
	"slices"
	"testing"
	"time"

	"tabby/history"
	"tabby/internal/testing/assault"
	"tabby/internal/testing/must"
)

// A family is some devices, each pair of which is kept together: the younger goes to the
// older.
type family struct {
	*testing.T
	dice    *rand.Rand
	devices []*device
	cuts    []*scissors
	ids     []string        // of the devices
	written map[entry]bool  // what some device has acknowledged
	deleted map[string]bool // games that some device has deleted for good
	cut     int
}

func newFamily(t *testing.T, size int, seed uint64) *family {
	f := &family{T: t, dice: rand.New(rand.NewPCG(seed, 5)), written: map[entry]bool{}, deleted: map[string]bool{}}
	for i := range size {
		d, s := newDevice(t, fmt.Sprint("Device ", i)), new(scissors)
		s.set(uncut, uncut)
		d.client.Line = s.dial
		id := must.Get(d.client.ID())
		for _, older := range f.devices {
			d.pair(older)
		}
		f.devices, f.cuts, f.ids = append(f.devices, d), append(f.cuts, s), append(f.ids, id)
	}
	return f
}

// note remembers what a device has acknowledged.
func (f *family) note(d *device) {
	for _, e := range entries(f, d.export()) {
		f.written[e] = true
	}
}

// act lets one device do something alone with any game that it has: others may do otherwise
// with the same game, and change the same names and notes.
func (f *family) act() {
	d := f.devices[f.dice.IntN(len(f.devices))]
	games := must.Get(d.Games(history.Page{Filter: history.Filter{State: history.Any}, Limit: 1000}))
	if len(games) == 0 || f.dice.IntN(4) == 0 {
		d.play(f.dice.IntN(3), fmt.Sprint("Ann ", f.dice.IntN(3)), fmt.Sprint("Ben ", f.dice.IntN(3)))
		f.note(d)
		return
	}
	game, text := games[f.dice.IntN(len(games))].ID, fmt.Sprint("note ", f.dice.IntN(1000))
	switch f.dice.IntN(12) {
	case 0:
		d.do(history.NoteGame{Game: game, Note: text})
	case 1:
		d.do(history.NoteNight{Day: fmt.Sprintf("2026-11-%02d", 1+f.dice.IntN(3)), Note: text})
	case 2:
		d.do(history.LeaveOut{Game: game, Out: f.dice.IntN(2) == 0})
	case 3:
		d.do(history.Trash{Game: game, At: time.Now()})
	case 4:
		people := must.Get(d.People())
		d.do(history.Rename{Person: people[f.dice.IntN(len(people))].ID, Name: fmt.Sprint("Cy ", f.dice.IntN(1_000_000))})
	case 5:
		must.Get(d.EmptyTrash())
		maps.Copy(f.deleted, d.removed())
	default:
		d.goOn(game, f.dice.IntN(30))
	}
	f.note(d)
}

// meet lets two devices meet, and cuts every other meeting somewhere.
func (f *family) meet() {
	older := f.dice.IntN(len(f.devices) - 1)
	younger := older + 1 + f.dice.IntN(len(f.devices)-older-1)
	if f.dice.IntN(2) == 0 {
		f.cuts[younger].set(int64(f.dice.IntN(6000)), int64(f.dice.IntN(12000)))
	}
	if _, err := f.devices[younger].client.Meet(f.ids[older], history.Work{}); err != nil {
		f.cut++
	}
	f.cuts[younger].set(uncut, uncut)
}

// settle lets all meet once more, until they are equal.
func (f *family) settle() {
	f.Helper()
	for range 2 { // each pair, for one that has deleted a game does not carry it to another
		for i, d := range f.devices {
			for j := range i {
				d.meet(f.ids[j])
			}
		}
	}
	equal(f.T, f.devices...)
	has(f, f.devices[0].export(), slices.Collect(maps.Keys(f.written)), f.deleted)
	for i, d := range f.devices {
		for j := range i {
			if m := d.meet(f.ids[j]); m.Moved() != 0 {
				f.Fatalf("devices %d and %d were equal, and moved %+v", i, j, m)
			}
		}
	}
}

// TestDevicesThatMeetAtRandomAgree lets three devices play, change and meet in any order, over
// real connections; a simulated family does so with five.
func TestDevicesThatMeetAtRandomAgree(t *testing.T) {
	meets := 0
	for round := range assault.Times(1, 1, 10) {
		f := newFamily(t, 3, uint64(round))
		for range assault.Times(10, 25, 100) {
			for range f.dice.IntN(3) {
				f.act()
			}
			f.meet()
			meets++
		}
		f.settle()
		if f.cut == 0 {
			t.Error("no meeting was cut")
		}
	}
	assault.Tried(t, meets, assault.Meets)
}
