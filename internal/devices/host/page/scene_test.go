package page

import (
	"fmt"
	"reflect"
	"strings"
	"testing"
	"time"

	"tabby/engine"
	"tabby/internal/draw/badges"
	"tabby/internal/table/round"
	"tabby/internal/table/sheetview"
	"tabby/internal/testing/expect"
	"tabby/internal/testing/scoringtest"
	"tabby/internal/words"
	"tabby/internal/words/languages"
	"tabby/scoring"
)

// evening is when the games of tests begin.
func evening() time.Time { return time.Date(2026, 11, 20, 20, 0, 0, 0, time.UTC) }

// A play is a game to play for a test: the points of each round, -1 for a player who is
// not in it, and who called.
type play struct {
	variant string // "rat-a-tat-cat" if empty
	house   engine.House
	names   []string
	rounds  [][]int
	callers []scoring.Player // none if too short
}

// game returns the game of a play.
func (p play) game(t testing.TB) scoring.Game {
	t.Helper()
	start := scoring.Start{At: evening(), Variant: "rat-a-tat-cat", House: p.house}
	if p.variant != "" {
		start.Variant = p.variant
	}
	for _, name := range p.names {
		start.People = append(start.People, scoring.Person{ID: name, Name: name})
	}
	g := scoringtest.Play(start)
	for i, points := range p.rounds {
		r := scoring.Record{At: evening(), Scores: make([]*scoring.Score, len(points)), Caller: scoring.Nobody}
		for q, n := range points {
			if n >= 0 {
				r.Scores[q] = &scoring.Score{Points: n}
			}
		}
		if i < len(p.callers) {
			r.Caller = p.callers[i]
		}
		g = scoringtest.GoOn(g, r)
	}
	return g
}

// sheet returns the sheet of a play, twenty minutes after its beginning.
func (p play) sheet(t testing.TB) scoring.Sheet {
	t.Helper()
	return p.game(t).Sheet(evening().Add(20 * time.Minute))
}

// The games of the tests.
func quartet() play {
	return play{
		house: engine.House{engine.End: engine.EndElimination}, names: []string{"Ann", "Ben", "Cyrus Featherstonehaugh-Cholmondeley III", "Dora"},
		rounds: [][]int{{5, 12, 20, 7}, {0, 22, 14, 9}, {12, 31, 2, 8}, {9, 25, 13, 21}}, callers: []scoring.Player{0, 1, 2},
	}
}

func sextet() play {
	return play{
		house: engine.House{engine.End: engine.EndElimination, engine.Threshold: "60"}, names: []string{"Ann", "Ben", "Cy", "Dora", "Émile", "🦊 <b>Fox</b>"},
		rounds: [][]int{{5, 12, 20, 7, 30, 2}, {0, 22, 14, 9, 31, 8}, {12, 23, 2, 8, -1, 9}}, callers: []scoring.Player{0, 1, 2},
	}
}

func finished() play {
	return play{
		house: engine.House{engine.End: engine.EndRounds, engine.Rounds: "5"}, names: []string{"Ann", "Ben", "Cy"},
		rounds: [][]int{{5, 12, 20}, {0, 22, 14}, {12, 31, 2}, {9, 25, 13}, {9, 2, 13}}, callers: []scoring.Player{0, 1, 2},
	}
}

func tied() play {
	return play{
		house: engine.House{engine.End: engine.EndRounds, engine.Rounds: "1", engine.FinalTie: engine.ExtraRound}, names: []string{"Ann", "Ben", "Cy"},
		rounds: [][]int{{5, 5, 20}},
	}
}

func timed() play {
	return play{house: engine.House{engine.End: engine.EndTime}, names: []string{"Ann", "Ben"}, rounds: [][]int{{5, 12}, {0, 22}}, callers: []scoring.Player{0, 1}}
}

func growing() play {
	return play{variant: "recall", house: engine.House{engine.End: engine.EndThreshold}, names: []string{"Ann", "Ben"}, rounds: [][]int{{5, 12}}}
}

func fallen() play {
	return play{
		house: engine.House{engine.End: engine.EndElimination, engine.Threshold: "30", engine.ExactLimit: engine.FallHalf}, names: []string{"Ann", "Ben"},
		rounds: [][]int{{5, 30}},
	}
}

func cabo() play {
	return play{variant: "cabo", names: []string{"Ann", "Ben", "Cy"}, rounds: [][]int{{40, 12, 20}}}
}

func skyjo() play { return play{variant: "skyjo", names: []string{"Ann", "Ben"}} }

// special is a game in which a special hand says what the others count, with a right call
// before it.
func special(t testing.TB) scoring.Sheet {
	t.Helper()
	p := play{variant: "cabo", names: []string{"Ann", "Ben", "Cy"}, rounds: [][]int{{5, 50, 12}}, callers: []scoring.Player{0}}
	kamikaze := scoring.Record{At: evening(), Scores: []*scoring.Score{{Points: 30}, nil, {Special: true}}, Caller: 0}
	return scoringtest.GoOn(p.game(t), kamikaze).Sheet(evening().Add(20 * time.Minute))
}

// slips returns what two of the quartet have entered.
func slips() sheetview.Slips {
	return sheetview.Slips{
		0: {Score: scoring.Score{Points: 12}, By: "Ann’s iPhone", Rev: 1},
		2: {Score: scoring.Score{Points: 7, Hand: []string{"1", "2", "4", "0"}}, By: "iPad", Rev: 2},
	}
}

// scenes returns scenes by name.
func scenes(t testing.TB) map[string]*Scene {
	t.Helper()
	return map[string]*Scene{
		"running":  {Sheet: quartet().sheet(t), Slips: slips(), Taken: map[scoring.Player]words.Device{0: {Name: "Ann’s iPhone"}}, Join: "http://192.168.1.20:8229/table", Screen: "screen#tag.watch.proof"},
		"out":      {Sheet: sextet().sheet(t), Badges: []badges.Badge{{Colour: 7, Shape: 3, Cat: 5}, {Colour: 9, Shape: 12, Cat: 14}}},
		"over":     {Sheet: finished().sheet(t)},
		"tied":     {Sheet: tied().sheet(t)},
		"timed":    {Sheet: timed().sheet(t), Paused: true},
		"fallen":   {Sheet: fallen().sheet(t)},
		"special":  {Sheet: special(t)},
		"growing":  {Sheet: growing().sheet(t)},
		"marked":   {Sheet: cabo().sheet(t), Slips: sheetview.Slips{1: {Score: scoring.Score{Special: true}, By: "iPad"}}},
		"meant":    {Sheet: cabo().sheet(t), Slips: sheetview.Slips{0: {Score: scoring.Score{Points: 7}}, 1: {Score: scoring.Score{Points: 50}}, 2: {Score: scoring.Score{Points: 20}}}},
		"columns":  {Sheet: skyjo().sheet(t), Slips: sheetview.Slips{0: {Score: scoring.Score{Points: 22}}, 1: {Score: scoring.Score{Points: 7}}}},
		"won":      {Sheet: play{variant: "just-who-won", names: []string{"Ann", "Ben", "Cy"}, rounds: [][]int{{0, 1, 0}}}.sheet(t), Slips: sheetview.Slips{1: {Score: scoring.Score{Points: 1}, By: "iPad"}}},
		"complete": {Sheet: timed().sheet(t), Slips: sheetview.Slips{0: {Score: scoring.Score{Points: 12}, By: "iPad"}, 1: {Score: scoring.Score{Points: 7}}}},
	}
}

// viewers returns viewers by name.
func viewers() map[string]Viewer {
	all := map[string]Viewer{
		"sheet":  {Player: scoring.Nobody, Show: ShowSheet},
		"screen": {Player: scoring.Nobody, Screen: true},
		"score":  {Role: Score, Player: scoring.Nobody, Show: ShowScore, Writes: true},
		"own":    {Role: Sit, Player: 0, Show: ShowScore},
		"other":  {Role: Sit, Player: 1, Show: ShowScore},
		"seats":  {Role: Sit, Player: scoring.Nobody, Show: ShowScore},
		"rules":  {Player: scoring.Nobody, Show: ShowRules},
		"search": {Player: scoring.Nobody, Show: ShowRules, Query: "may I swap blind"},
		"card":   {Player: scoring.Nobody, Show: ShowRules, Query: "#card-swap"},
		"deal":   {Role: Sit, Player: 0, Show: ShowHand, Writes: true, Deals: true},
		"table":  {Player: scoring.Nobody, Show: ShowRules, Query: "#table"},
	}
	for name, v := range all {
		v.Words = languages.English()
		all[name] = v
	}
	return all
}

func TestPlaceThatLooksWrongIsExplainedToGuestsAndOnATelevision(t *testing.T) {
	p := play{house: engine.House{engine.End: engine.EndElimination, engine.Threshold: "30"}, names: []string{"Ann", "Ben", "Cy"}, rounds: [][]int{{30, 20, 9}}}
	for _, explained := range []bool{false, true} {
		s := &Scene{Sheet: p.sheet(t)}
		for name, v := range map[string]Viewer{"guest": {Words: languages.English(), Role: Watch, Player: scoring.Nobody, Show: ShowSheet}, "television": {Words: languages.English(), Role: Watch, Player: scoring.Nobody, Screen: true}} {
			text := s.Page(v).Since(nil)["main"]
			got := strings.Contains(text, ">Ann went out before Ben: the longer you stay in, the better.</p>")
			expect.Same(t, fmt.Sprintf("after %d rounds the page of a %s explains it", len(p.rounds), name), got, explained)
		}
		p.rounds = append(p.rounds, []int{-1, 11, 9})
	}
}

func TestASheetIsDrawnAgainOnlyOnceSomethingOnItHasChanged(t *testing.T) {
	cache, before := &Cache{}, (*faces)(nil)
	later, renamed := quartet().sheet(t), quartet().sheet(t)
	later.Now = later.Now.Add(time.Hour)
	renamed.People[1].Name = "Benjamin"
	for _, tt := range []struct {
		name   string
		scene  *Scene
		before bool
	}{
		{"a sheet", &Scene{Sheet: quartet().sheet(t)}, false},
		{"the same with slips, and later", &Scene{Sheet: later, Slips: slips()}, true},
		{"with another badge", &Scene{Sheet: later, Badges: []badges.Badge{{Colour: 7, Shape: 3}}}, false},
		{"with another name", &Scene{Sheet: renamed, Badges: []badges.Badge{{Colour: 7, Shape: 3}}}, false},
		{"another", &Scene{Sheet: sextet().sheet(t)}, false},
		{"with a clock", &Scene{Sheet: timed().sheet(t)}, false},
		{"with a clock that goes on", &Scene{Sheet: timed().game(t).Sheet(evening().Add(25 * time.Minute))}, false},
	} {
		tt.scene.Cache = cache
		expect.Same(t, tt.name+" is as drawn before", tt.scene.looks() == before, tt.before)
		fresh := &Scene{Sheet: tt.scene.Sheet, Badges: tt.scene.Badges, Slips: tt.scene.Slips}
		for _, name := range []string{"sheet", "screen"} {
			expect.Same(t, tt.name+", "+name, tt.scene.Page(viewers()[name]).Since(nil), fresh.Page(viewers()[name]).Since(nil))
		}
		before = tt.scene.looks()
	}
}

func TestSheetShowsWhoHasEnteredAndThatCardsAreOut(t *testing.T) {
	s, v := scenes(t)["running"], viewers()["sheet"]
	for _, tt := range []struct {
		round  *round.View
		role   Role
		points bool
	}{{nil, Watch, false}, {&round.View{}, Watch, false}, {nil, Score, true}} {
		v.Round, v.Role = tt.round, tt.role
		text := s.Page(v).Since(nil)["main"]
		_, row, _ := strings.Cut(text, `id="coming-4"`)
		row, _, _ = strings.Cut(row, "</tr>")
		if entered := strings.Count(row, "has entered"); entered != 2 && !tt.points || tt.points != strings.Contains(row, "<span>12</span>") {
			t.Errorf("%v: the row of the round to come is %s", tt.role, row)
		}
		got := strings.Contains(text, "A round is being played with the virtual deck.")
		expect.Same(t, fmt.Sprintf("%v: the cards are out", tt.role), got, tt.round != nil)
	}
}

// TestNobodyIsAskedToSitDownInAPause shows a table that pauses, and goes on, to a device that has chosen nothing yet: it
// sees the sheet and what is going on, and is asked afterwards.
func TestNobodyIsAskedToSitDownInAPause(t *testing.T) {
	paused, running := scenes(t)["running"], scenes(t)["running"]
	paused.Paused = true
	for _, show := range []string{"", ShowScore} {
		v := viewers()["seats"]
		v.Show = show
		before := paused.Page(v)
		parts := before.Since(nil)
		expect.Contains(t, "the page in a pause", joined(parts), `data-page="sheet"`, languages.English().Joining.Paused, `class="tab"`)
		expect.Contains(t, "the page once it is over", running.Page(v).Since(before)["main"], languages.English().Joining.WhereDoYouSit)
	}
}

func TestGuestsMayLogAGameThatIsOver(t *testing.T) {
	p := play{house: engine.House{engine.End: engine.EndRounds, engine.Rounds: engine.Number(1)}, names: []string{"Ann", "Ben"}, rounds: [][]int{{3, 2}}}
	s := &Scene{Sheet: p.sheet(t), Log: "bgstats://app/play?data=%7B%22a%22:1%7D"}
	for name, v := range map[string]Viewer{"guest": viewers()["sheet"], "television": {Words: languages.English(), Role: Watch, Player: scoring.Nobody, Screen: true}} {
		text := s.Page(v).Since(nil)["main"]
		got := strings.Contains(text, `href="bgstats://app/play?data=%7B%22a%22:1%7D"`)
		expect.Same(t, "the link on the page of a "+name, got, name == "guest")
	}
}

// changed are scenes that differ from a game that is over in one field each, but for the sheet and the badges.
var changed = map[string]func(*Scene){
	"Game":      func(s *Scene) { s.Game = "game-2" },
	"Slips":     func(s *Scene) { s.Slips = slips() },
	"Lost":      func(s *Scene) { s.Lost = slips() },
	"Overruled": func(s *Scene) { s.Overruled = slips() },
	"Caller":    func(s *Scene) { s.Caller = new(scoring.Player(1)) },
	"Taken":     func(s *Scene) { s.Taken = map[scoring.Player]words.Device{1: {Name: "Ben’s phone"}} },
	"Paused":    func(s *Scene) { s.Paused = true },
	"Join":      func(s *Scene) { s.Join = "http://192.168.1.20:8229/table#key" },
	"Screen":    func(s *Scene) { s.Screen = "screen#key" },
	"Log":       func(s *Scene) { s.Log = "bgstats://app/play?data=1" },
	"Pictured":  func(s *Scene) { s.Pictured = true },
	"Passcode":  func(s *Scene) { s.Passcode = "427119" },
	"Plain":     func(s *Scene) { s.Plain = "192.168.1.20:8229" },
	"Coded":     func(s *Scene) { s.Coded = true },
}

// TestNoPageIsKeptOnceAnythingOnItHasChanged draws a scene, and then one that differs in one field, with what
// was kept of the first and without.
func TestNoPageIsKeptOnceAnythingOnItHasChanged(t *testing.T) {
	fields := reflect.TypeFor[Scene]()
	for i := range fields.NumField() {
		f := fields.Field(i)
		if _, tried := changed[f.Name]; f.IsExported() && !tried && f.Name != "Sheet" && f.Name != "Badges" && f.Name != "Cache" {
			t.Errorf("no scene differs in %s", f.Name)
		}
	}
	over := play{house: engine.House{engine.End: engine.EndRounds, engine.Rounds: engine.Number(1)}, names: []string{"Ann", "Ben"}, rounds: [][]int{{3, 2}}}
	for _, of := range []play{over, quartet()} {
		for field, change := range changed {
			cache := &Cache{}
			before, after, fresh := &Scene{Sheet: of.sheet(t), Cache: cache}, &Scene{Sheet: of.sheet(t), Cache: cache}, &Scene{Sheet: of.sheet(t)}
			change(after)
			change(fresh)
			for name, v := range viewers() {
				if v.Show == ShowRules { // which has nothing of these
					continue
				}
				before.Page(v)
				expect.Same(t, "once "+field+" has changed, "+name, after.Page(v).Since(nil), fresh.Page(v).Since(nil))
			}
		}
	}
}
