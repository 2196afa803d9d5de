package sqlite

import (
	"bytes"
	"encoding/json"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"tabby/history"
	"tabby/history/sqlite/internal/database"
	"tabby/history/sqlite/internal/read"
	"tabby/internal/testing/assault"
	"tabby/internal/testing/must"
	"tabby/scoring"
)

// A device has a store of its own, and a clock that is wrong.
type device struct {
	*Store
	dir  string
	late time.Duration
}

// A round of friends has devices that meet now and then.
type friends struct {
	tb      testing.TB
	r       *rapid.T
	root    string
	devices []*device
	hours   int
	killed  int
	met     int
	games   []string
	kept    map[string][]string // the sums of entries that a store has said are kept, by game
	deleted map[string]bool     // the games that a device has deleted for good, perhaps the only one with some entries
}

// TestDevicesThatMeetComeToHoldTheSame lets five devices do everything that an export has
// in it, apart and in any order, and meet at random. When all have met, they export the
// same bytes but for the games that one of them has deleted for good, and no entry is lost
// where it was not deleted. It is one history on a real disk; internal/testing/sim/family plays many.
func TestDevicesThatMeetComeToHoldTheSame(t *testing.T) {
	histories, forks, meetings := 0, 0, 0
	rapid.Check(t, func(r *rapid.T) {
		if histories++; histories > assault.Times(1, 1, 300) {
			return
		}
		f := &friends{tb: t, r: r, root: must.Get(os.MkdirTemp(t.TempDir(), "friends")), kept: map[string][]string{}, deleted: map[string]bool{}}
		for i := range 5 {
			d := &device{late: time.Duration(rapid.IntRange(-2, 2).Draw(r, "late")) * time.Hour}
			f.devices = append(f.devices, d)
			f.open(d, filepath.Join(f.root, fmt.Sprint(i)))
		}
		f.begin()
		f.meetUntilQuiet()
		for range rapid.IntRange(10, 60).Draw(r, "deeds") {
			f.do()
		}
		forks += f.meetUntilQuiet()
		meetings += f.met
		f.look()
		for _, d := range f.devices {
			must.Do(t, d.Close())
		}
		must.Do(t, os.RemoveAll(f.root))
	})
	assault.Tried(t, meetings, assault.Meets)
	t.Logf("%d games had several endings", forks) // how many, chance says; that they are kept, the tests of endings
}

func (f *friends) open(d *device, dir string) {
	d.dir = dir
	d.Store = openAt(f.tb, dir, Options{Now: func() time.Time {
		f.hours++
		return friday.Add(time.Duration(f.hours/3)*time.Hour + d.late) // three at a time
	}})
}

func (f *friends) device() *device { return rapid.SampledFrom(f.devices).Draw(f.r, "device") }

// do does one thing of those that friends do.
func (f *friends) do() {
	rapid.SampledFrom([]func(){
		f.begin, f.write, f.write, f.write, f.write, f.say, f.say, f.say, f.choose, f.choose,
		f.meet, f.meet, f.meet, f.meet, f.lend, f.kill,
		f.empty,
		func() {
			d := f.device()
			must.Do(f.tb, d.Close())
			f.open(d, d.dir)
		},
	}).Draw(f.r, "deed")()
}

// empty deletes what is in the trash of a device.
func (f *friends) empty() {
	d := f.device()
	must.Get(d.EmptyTrash())
	maps.Copy(f.deleted, must.Get(d.Store.Digest()).Removed)
}

func (f *friends) begin() {
	names := rapid.Permutation([]string{"Ann", "Anne", "Ben", "Cy"}).Draw(f.r, "names")[:2]
	d := f.device()
	if must.Get(d.Meet(names[0])).ID == must.Get(d.Meet(names[1])).ID {
		return // they were merged
	}
	id := longGame(f.tb, d.Store, names...)
	f.games = append(f.games, id)
	f.keep(d, id)
}

// keep notes that a device has said that the last entry of a game is kept.
func (f *friends) keep(d *device, id string) {
	f.kept[id] = append(f.kept[id], must.Get(database.Texts(d.DB, `SELECT sum FROM event WHERE game = ? ORDER BY seq DESC LIMIT 1`, id))...)
}

// known draws a device and a game that it has, or "".
func (f *friends) known() (*device, string) {
	d := f.device()
	ids := must.Get(database.Texts(d.DB, `SELECT id FROM game ORDER BY id`))
	if len(ids) == 0 {
		return d, ""
	}
	return d, rapid.SampledFrom(ids).Draw(f.r, "game")
}

// write goes on with a game, or takes something back.
func (f *friends) write() {
	d, id := f.known()
	if id == "" {
		return
	}
	if rapid.IntRange(0, 3).Draw(f.r, "undo") > 0 {
		goOn(f.tb, d.Store, id, rapid.IntRange(0, 2).Draw(f.r, "points"))
		f.keep(d, id)
		return
	}
	log := must.Get(d.Log(id))
	n := len(must.Get(log.Read()))
	if log.Append(n, []scoring.Event{scoring.Undone{}}) == nil { // or there is nothing
		f.keep(d, id)
	}
}

// say changes what is known beside games.
func (f *friends) say() {
	d, id := f.known()
	people := must.Get(d.People())
	if len(people) == 0 || id == "" {
		return
	}
	one, other := rapid.SampledFrom(people).Draw(f.r, "one").ID, rapid.SampledFrom(people).Draw(f.r, "other").ID
	text := rapid.SampledFrom([]string{"", "a", "b"}).Draw(f.r, "text")
	yes := rapid.Bool().Draw(f.r, "yes")
	_, _ = d.Do(rapid.SampledFrom([]history.Intent{ // which may be refused
		history.Rename{Person: one, Name: "N" + text},
		history.SetBadge{Person: one, Colour: len(text), Shape: 1},
		history.Merge{Entry: one, Into: other},
		history.Unmerge{Entry: one},
		history.Retire{Person: one, Retired: yes},
		history.NameGroup{People: []string{one, other}, Name: "Club" + text},
		history.NoteNight{Day: "2026-11-20", Note: text},
		history.NoteGame{Game: id, Note: text},
		history.LeaveOut{Game: id, Out: yes},
		history.Trash{Game: id, At: friday},
		history.Untrash{Game: id},
	}).Draw(f.r, "intent"))
}

// choose chooses an ending of a game, or leaves it to the rule.
func (f *friends) choose() {
	d, id := f.known()
	if id == "" {
		return
	}
	sums := []string{""}
	for _, e := range must.Get(d.Endings(id)) {
		sums = append(sums, e.Sum)
	}
	must.Get(d.Do(history.ChooseEnding{Game: id, Sum: rapid.SampledFrom(sums).Draw(f.r, "ending")}))
}

// meet brings what one device has to another, whole or only what that lacks.
func (f *friends) meet() {
	one, other := f.device(), f.device()
	f.bring(one, other)
	if rapid.Bool().Draw(f.r, "both ways") {
		f.bring(other, one)
	}
}

func (f *friends) bring(from, to *device) bool {
	f.met++
	if rapid.Bool().Draw(f.r, "part") {
		return bring(f.tb, from.Store, to.Store)
	}
	before := must.Get(to.Store.Digest())
	var b bytes.Buffer
	must.Do(f.tb, from.Export(&b, history.Work{}))
	must.Get(to.TakeIn(&b, history.Work{}))
	return !cmp.Equal(before, must.Get(to.Store.Digest()))
}

// lend brings one game alone from one device to another, which makes up the people that it
// does not know, and takes it in although it may have deleted it.
func (f *friends) lend() {
	from, id := f.known()
	if id == "" {
		return
	}
	var b bytes.Buffer
	must.Do(f.tb, from.ExportPart(&b, history.Part{Games: []string{id}}, history.Work{}))
	must.Get(f.device().Import(&b, history.Work{}))
}

// kill leaves the files of a device as they are while it is open, without what a close
// does.
func (f *friends) kill() {
	d := f.device()
	f.killed++
	dir := filepath.Join(f.root, fmt.Sprint("killed ", f.killed))
	must.Do(f.tb, os.CopyFS(dir, os.DirFS(d.dir)))
	must.Do(f.tb, d.Close())
	f.open(d, dir)
}

// meetUntilQuiet lets each device meet each other one until no meeting brings anything,
// and returns how many games have several endings then.
func (f *friends) meetUntilQuiet() int {
	for pass, again := 0, true; again; pass++ {
		if pass > 4 {
			f.r.Fatal("the devices do not come to hold the same")
		}
		again = false
		for _, one := range f.devices {
			for _, other := range f.devices {
				again = one != other && f.bring(one, other) || again
			}
		}
	}
	return len(must.Get(read.Forked(f.devices[0].DB)))
}

// look looks whether all devices hold the same, and all of it.
func (f *friends) look() {
	all := map[string]bool{}
	for _, d := range f.devices {
		maps.Copy(all, must.Get(d.Store.Digest()).Removed)
	}
	want := without(exported(f.tb, f.devices[0].Reader), all)
	for i, d := range f.devices {
		must.Do(f.r, d.Check(history.Work{}))
		text := exported(f.tb, d.Reader)
		if diff := cmp.Diff(want, without(text, all)); diff != "" {
			f.r.Fatalf("device %d: %s", i, diff)
		}
		f.lookFor(i, sumsIn(text), must.Get(d.Store.Digest()).Removed)
	}
}

// lookFor looks whether a device has all entries but those of the games that it has deleted.
func (f *friends) lookFor(i int, have, removed map[string]bool) {
	for _, id := range f.games {
		for _, sum := range f.kept[id] {
			if has := have[`"`+sum+"\"}\n"]; has && removed[id] || !has && !removed[id] && !f.deleted[id] {
				f.r.Fatalf("device %d, game %s: has entry %s: %t, has deleted it: %t", i, id, sum, has, removed[id])
			}
		}
	}
}

// without returns an export without its header and some games.
func without(text string, games map[string]bool) string {
	var b strings.Builder
	for line := range strings.Lines(text) {
		var l struct{ Tabby, Game, Ending string }
		if err := json.Unmarshal([]byte(line), &l); err != nil || l.Tabby == "" && !games[l.Game+l.Ending] {
			b.WriteString(line)
		}
	}
	return b.String()
}
