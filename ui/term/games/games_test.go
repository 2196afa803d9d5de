package games_test

import (
	"bytes"
	"encoding/json"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"

	"tabby/engine"
	"tabby/history"
	"tabby/internal/draw/paper"
	"tabby/internal/table/story"
	"tabby/internal/testing/expect"
	"tabby/internal/testing/golden"
	"tabby/internal/testing/must"
	"tabby/internal/words/languages"
	"tabby/scoring"
	"tabby/ui/term"
)

// noon is when all games of these tests are played.
var noon = time.Date(2026, 11, 20, 12, 0, 0, 0, time.UTC)

// A shape is a game as it is recorded line by line.
type shape struct {
	variant string
	players []string
	end     engine.House
	rounds  []string // actions as JSON

	own *engine.CustomGame // whose variant it is, or nil
}

var ten = []string{"Ann", "Ben", "Cy", "Dee", "Eve", "Fay", "Gus", "Hal", "Ida", "Jo"}

// shapes are a game of each shape.
func shapes() map[string]shape {
	return map[string]shape{
		"cabo": {"cabo", ten[:3], nil, []string{
			`{"do":"enter_round","scores":{"Ann":5,"Ben":50,"Cy":12},"called":"Ann"}`,
			`{"do":"enter_round","scores":{"Ann":30,"Cy":{"special":true}},"called":"Ann"}`,
			`{"do":"enter_round","scores":{"Ann":9,"Ben":3,"Cy":4},"called":"Ann"}`,
			`{"do":"enter_round","scores":{"Ann":20,"Ben":47,"Cy":{"sat_out":true}}}`,
			`{"do":"enter_round","scores":{"Ann":30,"Ben":2,"Cy":40},"called":"Ben"}`,
		}, nil},
		"skyjo": {"skyjo", ten[:6], nil, []string{
			`{"do":"enter_round","scores":{"Ann":12,"Ben":4,"Cy":-7,"Dee":30,"Eve":22,"Fay":8},"called":"Ann"}`,
			`{"do":"enter_round","scores":{"Ann":12,"Ben":4,"Cy":17,"Dee":30,"Eve":22,"Fay":-8},"called":"Fay"}`,
		}, nil},
		"cactus": {"cactus", ten[:3], nil, []string{
			`{"do":"enter_round","scores":{"Ann":4,"Ben":7,"Cy":9},"called":"Ann"}`,
			`{"do":"enter_round","scores":{"Ann":8,"Ben":7,"Cy":7},"called":"Ann"}`,
			`{"do":"enter_round","scores":{"Ann":2,"Ben":5,"Cy":0},"called":"Ann"}`,
		}, nil},
		"highest": {"any-game-highest", ten[:3], engine.House{engine.End: engine.EndThreshold, engine.Threshold: "200"}, []string{
			`{"do":"enter_round","scores":{"Ann":40,"Ben":70,"Cy":-9}}`,
			`{"do":"enter_round","scores":{"Ann":90,"Ben":10,"Cy":50}}`,
		}, nil},
		"dutch": {"dutch", ten, engine.House{engine.End: engine.EndRounds, engine.Rounds: "40"}, forty(), nil},
		"own": {"", ten[:3], nil, []string{
			`{"do":"enter_round","scores":{"Ann":5,"Ben":20,"Cy":12},"called":"Ann"}`,
			`{"do":"enter_round","scores":{"Ann":{"special":true}}}`,
			`{"do":"enter_round","scores":{"Ann":30,"Ben":2,"Cy":40},"called":"Cy"}`,
		}, grandmas()},
	}
}

// grandmas is a custom game with nearly everything.
func grandmas() *engine.CustomGame {
	return &engine.CustomGame{
		Name: "Grandma’s Cabo", Word: "miau", Players: engine.Pair{2, 8}, Changes: true, Hand: []int{4},
		Deck:    &engine.OwnDeck{Cards: []engine.OwnCard{{Code: "0", Points: 0, Copies: 2}, {Code: "1", Points: 1, Copies: 4}, {Code: "12", Points: 12, Copies: 4}, {Code: "13", Points: 13, Copies: 2}}},
		Special: &engine.OwnSpecial{Name: "Kamikaze", Cards: []string{"12", "12", "13", "13"}, Others: new(50)},
		House: engine.House{
			engine.End: engine.EndThreshold, engine.ThresholdCmp: engine.Exceed, engine.RightCall: engine.CountsZero,
			engine.WrongCallPenalty: "10", engine.Falls: "100=50*1", engine.FirstTurn: engine.BeginWinner,
		},
		Note: "A wrong pair stays, and the new card is one more.",
	}
}

// forty returns forty rounds of ten.
func forty() []string {
	var all []string
	for i := range 40 {
		scores := map[string]int{}
		for p, name := range ten {
			scores[name] = (7*i + 11*p + i*p) % 39
		}
		text, err := json.Marshal(map[string]any{"do": "enter_round", "scores": scores, "called": ten[i%10]})
		if err != nil {
			panic(err)
		}
		all = append(all, string(text))
	}
	return all
}

// sheet returns the sheet of an shape, and its events.
func (e shape) sheet(t *testing.T) (scoring.Sheet, []scoring.Event) {
	t.Helper()
	start := scoring.Start{At: noon, Variant: e.variant, Game: e.own, House: e.end}
	for _, name := range e.players {
		start.People = append(start.People, scoring.Person{Name: name})
	}
	var g scoring.Game
	var all []scoring.Event
	do := func(in scoring.Intent) {
		events := must.Get(scoring.Decide(g, in))
		for _, e := range events {
			g = scoring.Apply(g, e)
		}
		all = append(all, events...)
	}
	do(start)
	for _, line := range e.rounds {
		do(e.intent(t, line))
	}
	return g.Sheet(noon), all
}

// intent returns what a line asks for.
func (e shape) intent(t *testing.T, line string) scoring.Record {
	t.Helper()
	var read struct {
		Scores map[string]json.RawMessage
		Called string
	}
	must.Do(t, json.Unmarshal([]byte(line), &read))
	in := scoring.Record{At: noon, Scores: make([]*scoring.Score, len(e.players)), Caller: scoring.Player(slices.Index(e.players, read.Called))}
	for name, text := range read.Scores {
		var score scoring.Score
		if err := json.Unmarshal(text, &score.Points); err != nil {
			must.Do(t, json.Unmarshal(text, &score))
		}
		in.Scores[slices.Index(e.players, name)] = &score
	}
	return in
}

// run runs a command of the program, and returns what it answers.
func run(t *testing.T, in string, args ...string) string {
	t.Helper()
	var out, errs bytes.Buffer
	if code := term.Run(args, term.Streams{In: strings.NewReader(in), Out: &out, Err: &errs}, nil); code != 0 || errs.Len() > 0 {
		t.Fatalf("%q ends with %d: %s", args, code, &errs)
	}
	return out.String()
}

// unsteady is when a game began, and which it is, which no golden has.
var unsteady = regexp.MustCompile(`[0-9a-f]{8}-[0-9a-f-]{27}|\d{4}-\d\d-\d\dT[0-9:.]+(Z|[+-]\d\d:\d\d)|\w{3} \d+ \w{3} \d{4} \d\d:\d\d`)

func TestEveryShapeOfGameIsShownWrittenAndReadAgain(t *testing.T) {
	for name, e := range shapes() {
		t.Run(name, func(t *testing.T) {
			dir := t.TempDir()
			given := map[string]any{"variant": e.variant, "players": e.players, "end": e.end}
			if e.own != nil {
				given["game"] = e.own
			}
			begin := must.Get(json.Marshal(given))
			answers := run(t, strings.Join(e.rounds, "\n"), "--data", dir, "record", "--new", string(begin))
			if strings.Contains(answers, "error") {
				t.Fatal(answers)
			}
			shown := run(t, "", "--data", dir, "history", "show", unsteady.FindString(answers))
			table := run(t, "", "--data", dir, "history", "export", "--csv")
			other := t.TempDir()
			run(t, "", "--data", other, "history", "import", csv(t, table))
			again := run(t, "", "--data", other, "history", "show", unsteady.FindString(run(t, "", "--data", other, "history", "list", "--json")))
			expect.Same(t, "read again", totals(again), totals(shown))
			s, _ := e.sheet(t)
			w := languages.English()
			said := []string{unsteady.ReplaceAllString(shown, "BEGUN"), w.Table.SpokenSums(s), w.Table.SpokenStandings(s), strings.Join(story.Story(s, w), "\n"), w.Table.Lead(s)}
			for p := range s.People {
				said = append(said, w.Table.Player(s, scoring.Player(p)))
			}
			if len(e.rounds) < 10 {
				said = append(said, unsteady.ReplaceAllString(table, "BEGUN"))
			}
			golden.Same(t, "testdata/"+name+".txt", strings.Join(said, "\n\n")+"\n")
		})
	}
}

// csv returns the path of a file with a table.
func csv(t *testing.T, table string) string {
	t.Helper()
	path := filepath.Join(t.TempDir(), "table.csv")
	must.Do(t, os.WriteFile(path, []byte(table), 0o600))
	return path
}

// totals returns the rows of totals and places of a sheet that was shown.
func totals(shown string) string {
	return regexp.MustCompile(`(?m)^ +(total|place) .*$`).FindString(shown)
}

// TestEveryShapeOfGameIsPrinted makes a picture and a sheet of each. SHOW=dir keeps them.
func TestEveryShapeOfGameIsPrinted(t *testing.T) {
	all := shapes()
	for _, name := range slices.Sorted(maps.Keys(all)) {
		s, events := all[name].sheet(t)
		began, _ := events[0].(scoring.Started)
		g := history.Detail{Began: began, Sheet: s}
		var picture, sheet bytes.Buffer
		if err := paper.Picture(&picture, g, "", paper.Style{Words: languages.English()}); err != nil {
			t.Error(err)
		}
		if err := paper.Sheet(&sheet, g, history.A4, languages.English()); err != nil {
			t.Error(err)
		}
		for as, data := range map[string][]byte{"png": picture.Bytes(), "pdf": sheet.Bytes()} {
			if len(data) == 0 {
				t.Errorf("%s: no %s", name, as)
			}
			if dir := os.Getenv("SHOW"); dir != "" {
				must.Do(t, os.WriteFile(filepath.Join(dir, fmt.Sprintf("%s.%s", name, as)), data, 0o600))
			}
		}
	}
}
