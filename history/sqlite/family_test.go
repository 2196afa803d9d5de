package sqlite

import (
	"errors"
	"os"
	"slices"
	"testing"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"tabby/history"
	"tabby/history/journal"
	"tabby/history/sqlite/internal/database"
	"tabby/history/sqlite/internal/read"
	"tabby/history/stats"
	"tabby/internal/testing/assault"
	_ "tabby/internal/testing/minusfour"
	"tabby/internal/testing/must"
	"tabby/scoring"
)

// kinds are queries of every kind.
var kinds = []stats.Query{{}, {LeftOut: true}, {Coached: stats.Along}, {Coached: stats.Only}, {Variant: "recall"}}

// A family does all that changes what is counted.
type family struct {
	*Store
	tb      testing.TB
	r       *rapid.T
	dir     string
	games   []string
	undo    history.Intent
	visited *Store // of friends
}

// TestStatisticsFollowFromTheExport lets a family play and correct, and counts again in an
// empty store that took in its export: no change may be missing in what is counted.
func TestStatisticsFollowFromTheExport(t *testing.T) {
	histories := 0
	rapid.Check(t, func(r *rapid.T) {
		if histories++; histories > assault.Times(4, 8, 1000) {
			return
		}
		dir := must.Get(os.MkdirTemp(t.TempDir(), "family"))
		f := &family{Store: openAt(t, dir, Options{}), tb: t, r: r, dir: dir, visited: openAt(t, must.Get(os.MkdirTemp(t.TempDir(), "friends")), Options{})}
		for range rapid.IntRange(1, 20).Draw(r, "changes") {
			f.do()
		}
		other := openAt(t, must.Get(os.MkdirTemp(t.TempDir(), "other")), Options{})
		imported(t, other, exported(t, f.Reader))
		for _, q := range kinds {
			if diff := cmp.Diff(must.Get(other.Statistics(q, history.Work{})), must.Get(f.Statistics(q, history.Work{}))); diff != "" {
				r.Fatalf("%+v: %s", q, diff)
			}
		}
		must.Do(t, f.Check(history.Work{}))
		must.Do(t, errors.Join(f.Close(), f.visited.Close(), other.Close()))
	})
}

// do does one thing of those a family does.
func (f *family) do() {
	changes := []func(){
		f.play, f.play, f.play, f.correct, f.say, f.say, f.say, f.takeBack,
		func() { must.Get(f.EmptyTrash()) },
		func() { f.visit() },
		func() {
			must.Do(f.tb, f.Close())
			f.Store = openAt(f.tb, f.dir, Options{})
		},
	}
	rapid.SampledFrom(changes).Draw(f.r, "change")()
}

func (f *family) names() []string {
	return rapid.Permutation([]string{"Ann", "Anne", "Ben", "Cy", "Di"}).Draw(f.r, "names")[:rapid.IntRange(2, 3).Draw(f.r, "players")]
}

func (f *family) play() {
	if id := f.playIn(f.Store); id != "" {
		f.games = append(f.games, id)
	}
}

// playIn plays a game, or begins one, if the names drawn are those of two persons at least.
func (f *family) playIn(s *Store) string {
	var people []scoring.Person
	for _, name := range f.names() {
		p := must.Get(s.Meet(name))
		met := func(known scoring.Person) bool { return known.ID == p.ID || scoring.SameName(known.Name, p.Name) }
		if !slices.ContainsFunc(people, met) { // a merged person is met once, and friends may have one of the same name
			people = append(people, scoring.Person{ID: p.ID, Name: p.Name})
		}
	}
	if len(people) < 2 {
		return ""
	}
	log := s.NewGame()
	desk := must.Get(journal.Open(history.Domain(), log))
	must.Do(f.tb, desk.Do(scoring.Start{At: friday, Variant: rapid.SampledFrom([]string{"rat-a-tat-cat", "recall", "minus-four"}).Draw(f.r, "variant"), People: people}))
	f.round(desk)
	if rapid.Bool().Draw(f.r, "ends") {
		_ = desk.Do(scoring.EndGame{At: friday}) // unless the round was the last
	}
	return log.ID()
}

// round writes down a round, if the game goes on.
func (f *family) round(desk *journal.Desk[scoring.Game, scoring.Intent, scoring.Event]) {
	s := desk.State().Sheet(friday)
	in := scoring.Record{At: friday, Caller: scoring.Nobody, Scores: make([]*scoring.Score, len(s.People))}
	for _, p := range s.Playing() {
		in.Scores[p] = &scoring.Score{Points: rapid.IntRange(s.Ruleset.Score().Min, 20).Draw(f.r, "points")}
	}
	_ = desk.Do(in)
}

// correct takes something of a game back, or goes on with it.
func (f *family) correct() {
	id := f.game()
	if id == "" {
		return
	}
	log, err := f.Log(id)
	if errors.Is(err, history.ErrNoGame) {
		return
	}
	must.Do(f.tb, err)
	desk := must.Get(journal.Open(history.Domain(), log))
	if rapid.Bool().Draw(f.r, "undo") {
		_ = desk.Do(scoring.Undo{})
		return
	}
	f.round(desk)
}

// game draws one of the games played, or "" if there is none.
func (f *family) game() string {
	if len(f.games) == 0 {
		return ""
	}
	return rapid.SampledFrom(f.games).Draw(f.r, "game")
}

// say says something about a game or a person, which may be refused.
func (f *family) say() {
	yes, game, at := rapid.Bool().Draw(f.r, "yes"), f.game(), friday
	intents := []history.Intent{
		history.Trash{Game: game, At: at},
		history.Untrash{Game: game},
		history.LeaveOut{Game: game, Out: yes},
		history.MarkCoached{Game: game, Coached: yes},
	}
	if people := must.Get(read.People(f.DB)); len(people) > 1 {
		one, other := rapid.SampledFrom(people).Draw(f.r, "one"), rapid.SampledFrom(people).Draw(f.r, "other")
		intents = append(intents, history.Merge{Entry: one.ID, Into: other.ID}, history.Unmerge{Entry: one.ID},
			history.Rename{Person: one.ID, Name: rapid.SampledFrom([]string{"Ann", "Zoe", "Zoë"}).Draw(f.r, "name")}, history.Retire{Person: one.ID, Retired: yes})
	}
	if undo, err := f.Do(rapid.SampledFrom(intents).Draw(f.r, "intent")); err == nil {
		f.undo = undo
	}
}

// takeBack undoes what was said last.
func (f *family) takeBack() {
	if f.undo != nil {
		_, _ = f.Do(f.undo)
	}
}

// visit brings home games played with friends, older ones among them.
func (f *family) visit() {
	for range rapid.IntRange(0, 2).Draw(f.r, "games") {
		f.playIn(f.visited)
	}
	imported(f.tb, f.Store, exported(f.tb, f.visited.Reader))
	all := must.Get(database.Texts(f.DB, `SELECT id FROM game`))
	f.games = slices.Compact(slices.Sorted(slices.Values(append(f.games, all...))))
}
