package network_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"
	"time"

	"tabby/history"
	"tabby/internal/assault"
)

// A family is some devices, each pair of which is kept together: the younger goes to the
// older.
type family struct {
	*testing.T
	dice    *rand.Rand
	devices []*device
	cuts    []*scissors
	ids     []string // of the devices
	games   []string
	owner   map[string]int // of each game
	written map[string]bool
	cut     int
}

func newFamily(t *testing.T, size int, seed uint64) *family {
	f := &family{T: t, dice: rand.New(rand.NewPCG(seed, 5)), owner: map[string]int{}, written: map[string]bool{}}
	for i := range size {
		d, s := newDevice(t, fmt.Sprint("Device ", i)), new(scissors)
		s.set(uncut, uncut)
		d.client.Line = s.dial
		id, err := d.client.ID()
		must(t, err)
		for _, older := range f.devices {
			d.pair(older)
		}
		f.devices, f.cuts, f.ids = append(f.devices, d), append(f.cuts, s), append(f.ids, id)
	}
	return f
}

// note remembers what a device has acknowledged.
func (f *family) note(d *device) {
	for _, line := range d.entries() {
		f.written[line] = true
	}
}

// act lets one device do something alone.
func (f *family) act() {
	at := f.dice.IntN(len(f.devices))
	d := f.devices[at]
	mine := slices.DeleteFunc(slices.Clone(f.games), func(g string) bool { return f.owner[g] != at })
	if len(mine) == 0 || f.dice.IntN(4) == 0 {
		id := d.play(f.dice.IntN(3), fmt.Sprint("Ann ", f.dice.IntN(3)), fmt.Sprint("Ben ", f.dice.IntN(3)))
		f.games, f.owner[id] = append(f.games, id), at
		f.note(d)
		return
	}
	game, text := mine[f.dice.IntN(len(mine))], fmt.Sprint("note ", f.dice.IntN(1000))
	switch f.dice.IntN(6) {
	case 0:
		d.do(history.NoteGame{Game: game, Note: text})
	case 1:
		d.do(history.NoteNight{Day: fmt.Sprintf("2026-11-%02d", 1+f.dice.IntN(3)), Note: text})
	case 2:
		d.do(history.LeaveOut{Game: game, Out: f.dice.IntN(2) == 0})
	case 3:
		d.do(history.Trash{Game: game, At: time.Now()})
	case 4:
		d.do(history.Untrash{Game: game})
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
	for range 2 {
		for _, d := range f.devices[1:] {
			d.meet(f.ids[0])
		}
	}
	equal(f.T, f.devices...)
	kept := map[string]bool{}
	for _, line := range f.devices[0].entries() {
		kept[line] = true
	}
	for line := range f.written {
		if !kept[line] {
			f.Fatalf("lost: %s", line)
		}
	}
	for i, d := range f.devices {
		for j := range i {
			if m := d.meet(f.ids[j]); m.Moved() != 0 {
				f.Fatalf("devices %d and %d were equal, and moved %+v", i, j, m)
			}
		}
	}
}

// TestDevicesThatMeetAtRandomAgree lets five devices play, change and meet in any order.
func TestDevicesThatMeetAtRandomAgree(t *testing.T) {
	meets := 0
	for round := range assault.Times(1, 10) {
		f := newFamily(t, 5, uint64(round))
		for range assault.Times(25, 100) {
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
