package family

import (
	"maps"
	"slices"
	"strings"
	"time"

	"tabby/history"
	"tabby/history/stats"
	"tabby/scoring"
)

// passes is within how many syncs of each with each all devices hold the same.
const passes = 4

// quiesce lets all devices meet without faults until nothing moves, and looks at all of them.
func (f *family) quiesce() {
	moved := true
	for n := 0; moved && n < passes; n++ {
		moved = false
		for i, d := range f.all {
			for _, older := range f.all[:i] {
				f.Wait(time.Minute, time.Hour)
				more, err := f.meet(d, older)
				if moved = moved || more; err != nil {
					d.wrong("a meeting with %s without faults: %v", older.Name, err)
				}
			}
		}
	}
	if moved {
		f.Errorf("the devices do not come to hold the same in %d meetings of each with each", passes)
	}
	removed := map[string]bool{}
	for _, d := range f.all {
		maps.Copy(removed, d.removed)
	}
	want := f.all[0].held.without(removed)
	f.Saw(want)
	for _, d := range f.all {
		if got := d.held.without(removed); got != want {
			d.wrong("it holds something else than %s: %s", f.all[0].Name, difference(want, got))
		}
		d.settled()
	}
}

// difference returns the first line in which two texts differ.
func difference(a, b string) string {
	some, others := strings.Split(a, "\n"), strings.Split(b, "\n")
	for i := range min(len(some), len(others)) {
		if some[i] != others[i] {
			return others[i] + " instead of " + some[i]
		}
	}
	return "one has more lines"
}

// settled looks whether a device holds what the model says, and shows it.
func (d *member) settled() {
	for sum, game := range d.f.need {
		if _, is := d.held.entries[sum]; !is && !d.removed[game] {
			d.wrong("an entry of game %s was acknowledged, and is not there", game)
		}
	}
	for about, got := range d.held.facts {
		if best := d.f.best(about); got != best {
			d.wrong("%s says %s (%d) and has to say %s (%d)", about, got.body, got.rev, best.body, best.rev)
		}
	}
	for about := range d.f.made {
		if _, is := d.held.facts[about]; !is && d.f.best(about) != (fact{}) {
			d.wrong("%s is lost", about)
		}
	}
	if err := d.Check(); err != nil {
		d.wrong("its store is not in order: %v", err)
	}
	d.settledGames()
}

// settledGames looks at the sheet of each game, and counts who has won.
func (d *member) settledGames() {
	wins := map[string]int{}
	for id, line := range d.held.lines {
		if want := d.ending(id); !slices.Equal(line, want) {
			d.wrong("game %s goes by another ending than it has to", id)
		}
		g, err := d.Store.Game(id)
		if err != nil {
			d.wrong("game %s cannot be opened: %v", id, err)
			continue
		}
		last := line[len(line)-1]
		s := g.Sheet(d.held.entries[last].at)
		if err := d.f.pages[last].compare(s); err != nil {
			d.wrong("game %s: %v", id, err)
		}
		said := d.said("mark/game/" + id)
		if !s.Over || s.Provisional() || len(s.Winners) == 0 || said["trashed"] != nil || said["left_out"] != nil || said["coached"] != nil {
			continue
		}
		seated := map[string]bool{}
		for p, who := range s.People {
			root := d.root(who.ID)
			if slices.Contains(s.Winners, scoring.Player(p)) && !seated[root] {
				wins[root]++
			}
			seated[root] = true // of a person with two seats, the first counts
		}
	}
	d.counted(wins)
}

// counted compares the statistics with who has won.
func (d *member) counted(wins map[string]int) {
	report, err := d.Store.Statistics(stats.Query{}, history.Work{})
	if err != nil {
		d.wrong("the statistics: %v", err)
	}
	for _, l := range report.People {
		if l.Wins != wins[l.Person] {
			d.wrong("the statistics say that %s has won %d times, where it was %d", l.Name, l.Wins, wins[l.Person])
		}
		delete(wins, l.Person)
	}
	for id := range wins {
		if wins[id] > 0 {
			d.wrong("the statistics do not know of person %s, who has won %d times", id, wins[id])
		}
	}
}

// ending returns the ending by which a game has to go: at a fork the way to the one that was
// chosen, or else to the one that was begun first.
func (d *member) ending(game string) (way []string) {
	after := forks{}
	for _, e := range d.held.entries {
		if e.game == game {
			after[e.before] = append(after[e.before], e)
		}
	}
	wanted := map[string]bool{}
	chosen, _ := d.said("mark/game/" + game)["ending"].(string)
	for e, is := d.held.entries[chosen]; is; e, is = d.held.entries[e.before] {
		wanted[e.sum] = true
	}
	for next := after.of(""); len(next) > 0; next = after.of(way[len(way)-1]) {
		first := next[0]
		for _, e := range next {
			if wanted[e.sum] || !wanted[first.sum] && e.earlier(first) {
				first = e
			}
		}
		way = append(way, first.sum)
	}
	return way
}

func (e entry) earlier(o entry) bool { return e.at.Before(o.at) || e.at.Equal(o.at) && e.sum < o.sum }

// forks are the entries of a game by what they follow on.
type forks map[string][]entry

// of returns the entries that follow on another, without those that say nothing but what one beside
// them says too: two devices may both take back the same round.
func (f forks) of(before string) []entry {
	return slices.DeleteFunc(slices.Clone(f[before]), func(e entry) bool {
		return slices.ContainsFunc(f[before], func(o entry) bool {
			return e != o && f.within(e, o) && (!f.within(o, e) || f.last(o).earlier(f.last(e)))
		})
	})
}

// within reports whether all that is said from an entry on is said from another on too.
func (f forks) within(e, other entry) bool {
	return e.says == other.says && !slices.ContainsFunc(f[e.sum], func(next entry) bool {
		return !slices.ContainsFunc(f[other.sum], func(o entry) bool { return f.within(next, o) })
	})
}

// last returns the last entry from one on where nothing forks.
func (f forks) last(e entry) entry {
	for len(f[e.sum]) > 0 {
		e = f[e.sum][0]
	}
	return e
}
