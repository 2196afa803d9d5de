package family

import (
	"bytes"
	"fmt"
	"io"
	"maps"
	"slices"
	"strings"
	"testing"
	"time"

	"tabby/engine"
	"tabby/history"
	"tabby/history/flat"
	"tabby/history/stats"
	"tabby/internal/testing/assault"
	"tabby/internal/testing/must"
	"tabby/internal/testing/scoringtest"
	"tabby/internal/testing/sim"
	"tabby/scoring"
)

// A past is what the devices of a family knew before they were kept together, by the names of
// people alone.
type past struct {
	*family
	wins map[string]int
	went map[*member][]string // the games that still go on, by the device on which they began
}

// TestDevicesThatKnewTheSamePeopleAreOneFamily has some devices take in the same tables and each
// other's exports, and play with the same people, before they are kept together. Then they are
// asked once whether people of one name are one person: all devices have everybody once, each game
// with one ending, and the wins of everybody.
func TestDevicesThatKnewTheSamePeopleAreOneFamily(t *testing.T) {
	sim.Seeds(t, assault.Times(2, 8, 8), func(w *sim.World) {
		p := &past{newFamily(w), map[string]int{}, map[*member][]string{}}
		devices := make([]*member, 2+w.Dice.IntN(3))
		for i := range devices {
			devices[i] = p.member(names()[i])
		}
		p.before(devices)
		for _, d := range devices {
			p.join(d)
		}
		p.meetAll()
		p.goOn()
		p.meetAll()
		p.settleNames(devices[w.Dice.IntN(len(devices))])
		p.goOn()
		p.meetAll()
		for _, d := range devices {
			p.isOneFamily(d)
		}
	})
}

var called = []string{"Ida", "Otto", "Mia", "Zoë", "Ida B"}

// before gives devices a past each.
func (p *past) before(devices []*member) {
	tables := []string{p.table(1), p.table(2)}
	taken := map[string]bool{}
	for _, d := range devices {
		for range 1 + p.Dice.IntN(4) {
			p.Wait(time.Minute, 24*time.Hour)
			switch p.Dice.IntN(4) {
			case 0, 1:
				table := tables[p.Dice.IntN(2)]
				p.takeIn(d, table)
				if !taken[table] {
					p.won(table)
				}
				taken[table] = true
			case 2:
				p.begin(d)
			case 3:
				p.takeIn(d, p.export(devices[p.Dice.IntN(len(devices))]))
			}
		}
	}
}

// table returns some games as somebody types them.
func (p *past) table(month int) string {
	var b strings.Builder
	b.WriteString("date,variant,game,round,player,points\n")
	for game := range 1 + p.Dice.IntN(4) {
		for seat, at := range p.Dice.Perm(len(called))[:2+p.Dice.IntN(2)] {
			fmt.Fprintf(&b, "1999-%02d-%02d,rat-a-tat-cat,%d,1,%s,%d\n", month, 1+game, game+1, called[at], 10*seat+p.Dice.IntN(9))
		}
	}
	return b.String()
}

// won counts who has won the games of a table: the first of each has least.
func (p *past) won(table string) {
	last := ""
	for _, row := range strings.Split(strings.TrimSpace(table), "\n")[1:] {
		cells := strings.Split(row, ",")
		if cells[2] != last {
			p.wins[cells[4]]++
		}
		last = cells[2]
	}
}

func (p *past) takeIn(d *member, file string) {
	got, err := d.Store.Import(strings.NewReader(file), history.Work{})
	p.Narrate("%s takes in a file: %+v, %v", d.Name, got, err)
	must.Do(p, err)
}

// export returns all that a device has, as a table or an export.
func (p *past) export(d *member) string {
	var b bytes.Buffer
	export := d.Store.Export
	if p.OneIn(2) {
		export = func(w io.Writer, work history.Work) error {
			return d.Store.ExportTable(w, history.Filter{}, flat.Form{}, work)
		}
	}
	must.Do(p, export(&b, history.Work{}))
	return b.String()
}

// begin has two people begin a game of two rounds on a device and play one.
func (p *past) begin(d *member) {
	var people []scoring.Person
	for _, at := range p.Dice.Perm(len(called))[:2] {
		met := must.Get(d.Store.Meet(called[at]))
		people = append(people, scoring.Person{ID: met.ID, Name: met.Name})
	}
	log := d.Store.NewGame()
	start := scoring.Start{
		At: d.Now(), Variant: "rat-a-tat-cat", People: people, House: engine.House{engine.End: engine.EndRounds, engine.Rounds: "2"},
	}
	for n, e := range scoringtest.Play(start, p.round(d)).Events() {
		must.Do(p, log.Append(n, []scoring.Event{e}))
	}
	p.went[d] = append(p.went[d], log.ID())
	p.Narrate("%s and %s begin game %s on %s", people[0].Name, people[1].Name, log.ID(), d.Name)
}

func (p *past) round(d *member) scoring.Intent {
	return scoring.Record{At: d.Now(), Caller: scoring.Nobody, Scores: scoringtest.Points(1, 20)}
}

// goOn has people play the second round of some games, where they began them. The first of each wins.
func (p *past) goOn() {
	for _, d := range p.all {
		for _, id := range p.went[d] {
			if p.OneIn(2) {
				continue
			}
			p.Wait(time.Minute, time.Hour)
			log := must.Get(d.Store.Log(id))
			batches := must.Get(log.Read())
			g := scoring.Game{}
			for _, e := range slices.Concat(batches...) {
				g = scoring.Apply(g, e)
			}
			events := must.Get(scoring.Decide(g, p.round(d)))
			must.Do(p, log.Append(len(batches), events))
			p.wins[g.People()[0].Name]++
			p.went[d] = slices.DeleteFunc(slices.Clone(p.went[d]), func(one string) bool { return one == id })
		}
	}
}

// meetAll lets all devices meet, until all hold the same.
func (p *past) meetAll() {
	for range passes {
		for i, d := range p.all {
			for _, older := range p.all[:i] {
				m := must.Get(d.client.Sync(older.id, history.Work{}))
				p.Narrate("%s meets %s: %d games came, %d went", d.Name, older.Name, m.Received, m.Sent)
			}
		}
		if !slices.ContainsFunc(p.all, func(d *member) bool { return p.sum(d) != p.sum(p.all[0]) }) {
			return
		}
	}
	p.Errorf("the devices do not come to hold the same in %d meetings of each with each", passes)
}

func (p *past) sum(d *member) string { return must.Get(d.client.Inventory()).Overview().Sum() }

// settleNames says on one device that people of one name are one person.
func (p *past) settleNames(d *member) {
	all := must.Get(d.Store.Namesakes())
	for _, n := range all {
		if n.Apart > 0 {
			d.wrong("%s and %s have played together", n.ID, n.Into.ID)
		}
	}
	must.Get(d.Store.Do(history.SettleNames(all, func(history.Namesake) bool { return true })))
}

// isOneFamily looks whether a device has everybody once, and counts what they have won.
func (p *past) isOneFamily(d *member) {
	seen := map[string]bool{}
	for _, one := range must.Get(d.Store.People()) {
		if seen[one.Name] {
			d.wrong("%s is there twice", one.Name)
		}
		seen[one.Name] = true
	}
	if again := must.Get(d.Store.Namesakes()); len(again) > 0 {
		d.wrong("it asks again about %s", again[0].Name)
	}
	for g, err := range d.Store.EachGame(history.Filter{State: history.Any}) {
		must.Do(p, err)
		if endings := must.Get(d.Store.Endings(g.ID)); g.Endings != 1 || len(endings) != 1 {
			d.wrong("game %s has %d endings, or %d", g.ID, g.Endings, len(endings))
		}
	}
	if err := d.Check(); err != nil {
		d.wrong("its store is not in order: %v", err)
	}
	won := map[string]int{}
	for _, l := range must.Get(d.Store.Statistics(stats.Query{}, history.Work{})).People {
		if l.Wins > 0 {
			won[l.Name] = l.Wins
		}
	}
	if !maps.Equal(won, p.wins) {
		d.wrong("it counts %v, and they have won %v", won, p.wins)
	}
}
