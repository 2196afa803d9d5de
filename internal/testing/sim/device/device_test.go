package device

import (
	"errors"
	"fmt"
	"strings"
	"testing"
	"time"

	"tabby/history"
	"tabby/internal/testing/assault"
	"tabby/internal/testing/must"
	"tabby/internal/testing/sim"
	"tabby/internal/testing/sim/people"
)

// home lets people use a device.
func home(w *sim.World, d *Device) *people.Home {
	return &people.Home{
		Store: d, Dice: d.Dice, Now: d.Now, NewID: w.NewID, Names: people.Names(), Kept: map[string]string{},
		Acted: d.Promises.Acted,
	}
}

// play lets people use a device for some deeds, or until it dies.
func play(w *sim.World, d *Device, deeds int) {
	h := home(w, d)
	for range deeds {
		w.Wait(time.Minute, time.Hour)
		what, err := h.Act()
		w.Narrate("%s: %s: %v", d.Name, what, err)
		if d.Disk.Off() {
			return
		}
	}
}

func TestDeviceKeepsItsPromisesThroughKills(t *testing.T) {
	sim.Seeds(t, assault.Times(3, 8, 8), func(w *sim.World) {
		d := New(w, "laptop")
		must.Do(w, d.Boot(w.Dice.IntN(3), 60))
		for range 4 {
			d.Disk.DieAt(1 + w.Dice.IntN(300))
			play(w, d, 20)
			d.Disk.Cut()
			revived, err := d.Revive(w.Dice.IntN(2), 60)
			if err != nil || !revived {
				w.Fatal("it does not start again: ", err)
			}
			if err := d.Check(); err != nil {
				w.Error(err)
			}
		}
		if d.Promises.Len() == 0 {
			w.Log("nothing was acknowledged")
		}
	})
}

// TestNewStoreOutlivesEachDeath cuts the power at each operation of the disk, from the first start on
// until somebody is kept: the next start makes the store again, or finds it whole.
func TestNewStoreOutlivesEachDeath(t *testing.T) {
	sim.Seeds(t, 1, func(w *sim.World) {
		for n := 1; ; n++ {
			d := New(w, fmt.Sprint("laptop ", n))
			d.Disk.DieAt(n)
			err := d.Start()
			if err == nil {
				_, err = d.Meet("Ann")
			}
			if !d.Disk.Off() {
				must.Do(w, err)
				w.Narrate("after %d operations Ann is kept", n)
				return
			}
			kept := err == nil
			d.Restart()
			must.Do(w, d.Boot(0, 0))
			must.Do(w, d.Check())
			people, err := d.People()
			must.Do(w, err)
			if kept && len(people) != 1 || len(people) > 1 {
				w.Errorf("the power was cut at operation %d, Ann was kept: %v, and there are %v", n, kept, people)
			}
		}
	})
}

// TestBrokenPromiseIsNoticed says that something was promised which the store does not have.
func TestBrokenPromiseIsNoticed(t *testing.T) {
	for what, breaks := range map[string]func(d *Device, game string){
		"acknowledged and are lost": func(d *Device, game string) {
			d.Promises.entries["a sum"] = entry{game: game}
		},
		"was deleted for good is forgotten": func(d *Device, _ string) { d.Promises.removed["a game"] = surely },
		"was deleted for good and is back":  func(d *Device, game string) { d.Promises.removed[game] = surely },
		"is not what the screen showed": func(d *Device, game string) {
			for sum, e := range d.Promises.entries {
				other := *e.shown
				other.Totals = append([]int{-999}, other.Totals...)
				d.Promises.entries[sum] = entry{e.game, &other}
			}
		},
	} {
		sim.Seeds(t, 1, func(w *sim.World) {
			d := New(w, "laptop")
			must.Do(w, d.Boot(0, 1))
			play(w, d, 30)
			must.Do(w, d.Check())
			games, err := d.Games(history.Page{})
			must.Do(w, err)
			breaks(d, games[0].ID)
			if err := d.Check(); err == nil || !strings.Contains(err.Error(), what) {
				w.Errorf("%s: %v", what, err)
			}
		})
	}
}

// TestWrongExportIsNoticed changes an export that is in order.
func TestWrongExportIsNoticed(t *testing.T) {
	sim.Seeds(t, 1, func(w *sim.World) {
		d := New(w, "laptop")
		must.Do(w, d.Boot(0, 1))
		play(w, d, 40)
		whole, err := d.ExportAll()
		must.Do(w, err)
		if _, err := Parse(whole); err != nil {
			w.Fatal(err)
		}
		lines := strings.SplitAfter(strings.TrimSpace(string(whole)), "\n")
		for i := 1; i < len(lines); i++ {
			twice := strings.Join(append(append([]string{}, lines[:i+1]...), lines[i:]...), "")
			without := strings.Join(append(append([]string{}, lines[:i]...), lines[i+1:]...), "")
			_, err1 := Parse([]byte(twice))
			_, err2 := Parse([]byte(without))
			if err1 == nil || err2 == nil {
				w.Errorf("line %d twice: %v; without it: %v", i+1, err1, err2)
			}
		}
	})
}

func TestDeviceThatIsDeadDoesNothing(t *testing.T) {
	sim.Seeds(t, 1, func(w *sim.World) {
		d := New(w, "laptop")
		must.Do(w, d.Boot(0, 1))
		d.Kill()
		if err := d.Start(); err == nil || errors.Is(err, history.ErrDamaged) {
			w.Errorf("a device without power starts: %v", err)
		}
		if revived, err := d.Revive(0, 1); !revived || err != nil {
			w.Error("it does not start again: ", err)
		}
	})
}
