package sqlite

import (
	"errors"
	"os"
	"slices"
	"testing"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"tabby/history"
	"tabby/history/stats"
	"tabby/internal/assault"
	"tabby/internal/journal"
	"tabby/scoring"
)

// soon makes tallies of the fewest games.
var soon = Options{tallying: tallying{recent: 1, enough: 1}}

// kinds are queries of which tallies are kept.
var kinds = []stats.Query{{}, {LeftOut: true}, {Coached: stats.Along}, {Coached: stats.Only}, {Variant: "recall"}}

// anew counts without a tally: of a query with days none is kept.
func anew(tb testing.TB, s *Store, q stats.Query) stats.Report {
	tb.Helper()
	q.From = "0001-01-01"
	report, err := s.Statistics(q, history.Work{})
	must(tb, err)
	return report
}

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

// TestKeptCountsEqualCountsMadeAnew lets a family play and correct, and looks at the
// statistics all the time.
func TestKeptCountsEqualCountsMadeAnew(t *testing.T) {
	used, histories := 0, 0
	rapid.Check(t, func(r *rapid.T) {
		if histories++; histories > assault.Times(8, 1000) {
			return
		}
		dir := must1(os.MkdirTemp(t.TempDir(), "family"))
		f := &family{Store: openAt(t, dir, soon), tb: t, r: r, dir: dir, visited: openAt(t, must1(os.MkdirTemp(t.TempDir(), "friends")), soon)}
		for range rapid.IntRange(1, 20).Draw(r, "deeds") {
			f.do()
			for _, q := range kinds {
				if diff := cmp.Diff(anew(t, f.Store, q), must1(f.Statistics(q, history.Work{}))); diff != "" {
					r.Fatalf("%+v: %s", q, diff)
				}
			}
			used += len(must1(readTallies(f.db)))
		}
		must(t, f.Check(history.Work{}))
		must(t, errors.Join(f.Close(), f.visited.Close()))
	})
	t.Logf("%d counts went on from a tally", used) // how many, chance says; that they do, the tests below
}

// do does one thing of those a family does.
func (f *family) do() {
	deeds := []func(){
		f.play, f.play, f.play, f.correct, f.say, f.say, f.say, f.takeBack,
		func() { must(f.tb, onlyError(f.EmptyTrash())) },
		func() { f.visit() },
		func() {
			must(f.tb, f.Close())
			f.Store = openAt(f.tb, f.dir, soon)
		},
	}
	rapid.SampledFrom(deeds).Draw(f.r, "deed")()
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
		p := must1(s.Meet(name))
		if here := (scoring.Person{ID: p.ID, Name: p.Name}); !slices.Contains(people, here) {
			people = append(people, here) // a merged person is met once
		}
	}
	if len(people) < 2 {
		return ""
	}
	log := s.NewGame()
	desk := must1(journal.Open(history.Domain(), log))
	must(f.tb, desk.Do(scoring.Start{At: friday, Variant: rapid.SampledFrom([]string{"rat-a-tat-cat", "recall"}).Draw(f.r, "variant"), People: people}))
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
		in.Scores[p] = &scoring.Score{Points: rapid.IntRange(0, 20).Draw(f.r, "points")}
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
	must(f.tb, err)
	desk := must1(journal.Open(history.Domain(), log))
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
	if people := must1(readPeople(f.db)); len(people) > 1 {
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
	all := must1(texts(f.db, `SELECT id FROM game`))
	f.games = slices.Compact(slices.Sorted(slices.Values(append(f.games, all...))))
}

func TestCheckFindsATallyOfOtherGames(t *testing.T) {
	s := openAt(t, t.TempDir(), soon)
	for range 4 {
		table(t, s, friday, "Ann", "Ben")
	}
	must(t, onlyError(s.Statistics(stats.Query{}, history.Work{})))
	must(t, s.Check(history.Work{}))
	kept := must1(readTallies(s.db))
	if len(kept) != 1 {
		t.Fatalf("%d tallies", len(kept))
	}
	for what, change := range map[string]string{
		"of other games": `UPDATE tally SET game = (SELECT min(id) FROM game)`,
		"damaged":        `UPDATE tally SET body = x'0102030405'`,
	} {
		must(t, s.w.script(change))
		if err := s.Check(history.Work{}); !errors.Is(err, history.ErrDamaged) {
			t.Errorf("%s: %v", what, err)
		}
		must(t, s.w.exec(`UPDATE tally SET game = ?, body = ?`, kept[0].game, kept[0].body))
		must(t, s.Check(history.Work{}))
	}
}

func TestWhateverChangesWhatIsCountedEndsATally(t *testing.T) {
	s := openAt(t, t.TempDir(), soon)
	first := table(t, s, friday, "Ann", "Ben")
	for range 3 {
		table(t, s, friday, "Anne", "Ben")
	}
	ann, anne := person(t, s, "Ann").ID, person(t, s, "Anne").ID
	for _, in := range []history.Intent{
		history.LeaveOut{Game: first, Out: true},
		history.LeaveOut{Game: first},
		history.MarkCoached{Game: first, Coached: true},
		history.MarkCoached{Game: first},
		history.Trash{Game: first, At: friday},
		history.Untrash{Game: first},
		history.Merge{Entry: anne, Into: ann},
		history.Unmerge{Entry: anne},
		history.Merge{Entry: anne, Into: ann},
	} {
		before := must1(s.Statistics(stats.Query{}, history.Work{}))
		if len(must1(readTallies(s.db))) != 1 {
			t.Fatalf("%#v: nothing was kept before", in)
		}
		must(t, onlyError(s.Do(in)))
		after := must1(s.Statistics(stats.Query{}, history.Work{}))
		if diff := cmp.Diff(anew(t, s, stats.Query{}), after); diff != "" || cmp.Equal(before, after) {
			t.Errorf("%#v: %s", in, diff)
		}
	}
}

func TestTallyOutlivesANewGameAndANewName(t *testing.T) {
	s := openAt(t, t.TempDir(), soon)
	for range 4 {
		table(t, s, friday, "Ann", "Ben")
	}
	must(t, onlyError(s.Statistics(stats.Query{}, history.Work{})))
	table(t, s, friday, "Ann", "Ben")
	must(t, onlyError(s.Do(history.Rename{Person: person(t, s, "Ann").ID, Name: "Anna"})))
	if n := len(must1(readTallies(s.db))); n != 1 {
		t.Errorf("%d tallies", n)
	}
	if got := must1(s.Statistics(stats.Query{}, history.Work{})).People[0].Name; got != "Anna" {
		t.Errorf("counted for %s", got)
	}
}

func TestDamagedTallyIsNotCounted(t *testing.T) {
	s := openAt(t, t.TempDir(), soon)
	for range 4 {
		table(t, s, friday, "Ann", "Ben")
	}
	want := must1(s.Statistics(stats.Query{}, history.Work{}))
	must(t, s.w.script(`UPDATE tally SET body = zeroblob(length(body))`))
	if diff := cmp.Diff(want, must1(s.Statistics(stats.Query{}, history.Work{}))); diff != "" {
		t.Error(diff)
	}
	must(t, s.Check(history.Work{}))
}

func TestTallyIsNotKeptOfWhatHasChangedMeanwhile(t *testing.T) {
	s := openAt(t, t.TempDir(), soon)
	first := table(t, s, friday, "Ann", "Ben")
	for range 3 {
		table(t, s, friday, "Ann", "Ben")
	}
	before := must1(s.changes())
	_, made, err := s.count(stats.Query{}, history.Work{})
	must(t, err)
	must(t, onlyError(s.Do(history.LeaveOut{Game: first, Out: true})))
	if err := s.saveTally(made, before); !errors.Is(err, errOutdated) {
		t.Errorf("kept: %v", err)
	}
}
