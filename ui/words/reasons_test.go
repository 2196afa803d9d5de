package words

import (
	"errors"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
	"time"

	"tabby/engine"
	"tabby/scoring"
)

// sentinels returns the texts of the Err… variables of a package, by name.
func sentinels(t *testing.T, dir string) map[string]string {
	t.Helper()
	found := map[string]string{}
	err := fs.WalkDir(os.DirFS(dir), ".", func(name string, e fs.DirEntry, err error) error {
		if err != nil || e.IsDir() || !strings.HasSuffix(name, ".go") || strings.HasSuffix(name, "_test.go") {
			return err
		}
		f, err := parser.ParseFile(token.NewFileSet(), filepath.Join(dir, name), nil, 0)
		if err != nil {
			return err
		}
		ast.Inspect(f, func(n ast.Node) bool {
			v, ok := n.(*ast.ValueSpec)
			if !ok || !strings.HasPrefix(v.Names[0].Name, "Err") {
				return true
			}
			for i, name := range v.Names {
				found[name.Name] = text(v, i)
			}
			return true
		})
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	if len(found) == 0 {
		t.Fatalf("%s has no Err… variables: the test would ask for nothing", dir)
	}
	return found
}

// text returns what the i-th error of a declaration says.
func text(v *ast.ValueSpec, i int) string {
	if i >= len(v.Values) {
		return ""
	}
	call, ok := v.Values[i].(*ast.CallExpr)
	if !ok || len(call.Args) != 1 {
		return ""
	}
	lit, ok := call.Args[0].(*ast.BasicLit)
	if !ok {
		return ""
	}
	s, _ := strconv.Unquote(lit.Value)
	return s
}

func TestEveryRefusalHasWordsAndACode(t *testing.T) {
	for _, pkg := range []string{"engine", "scoring"} {
		for name, text := range sentinels(t, filepath.Join("..", "..", pkg)) {
			r, ok := reasonOf(text)
			switch {
			case !ok:
				t.Errorf("%s.%s (%q) has no words", pkg, name, text)
			case r.plain == "" || !strings.HasPrefix(r.code, "ERR_"):
				t.Errorf("%s.%s has the words %q and the code %q", pkg, name, r.plain, r.code)
			}
		}
	}
}

func reasonOf(text string) (reason, bool) {
	for _, r := range reasons {
		if r.err.Error() == text {
			return r, true
		}
	}
	return reason{}, false
}

// refused returns why the game refuses the intent.
func refused(t *testing.T, g scoring.Game, in scoring.Intent) error {
	t.Helper()
	_, err := scoring.Decide(g, in)
	if err == nil {
		t.Fatalf("%#v is not refused", in)
	}
	return err
}

func TestARefusalIsExplainedWithWhatIsKnownOfTheCase(t *testing.T) {
	g := game(t, "rat-a-tat-cat", nil, "Ann", "ben")
	record := func(ann, ben *scoring.Score) error {
		return refused(t, g, scoring.Record{Scores: []*scoring.Score{ann, ben}, Caller: scoring.Nobody})
	}
	hand := func(codes ...string) *scoring.Score { return &scoring.Score{Hand: codes} }
	start := func(variant string, house engine.House, names ...string) error {
		return refused(t, scoring.Game{}, scoring.Start{Variant: variant, House: house, People: people(names...)})
	}
	for _, c := range []struct {
		name, code, said string
		err              error
	}{
		{"a score out of range", Range, "Ann has 37, possible is 0 to 36.", record(points(37), points(1))},
		{"a blank", Missing, "Ben has no score yet; a blank is not a zero.", record(points(3), nil)},
		{"a power card left", MustReplace, "Ann: Peek has to be replaced before scoring.", record(hand("1", "2", "3", "P"), points(1))},
		{"too many of a card", Range, "Ann: too many of Peek, of which there are 3.", record(hand("P", "P", "P", "P"), points(1))},
		{"an unknown card", Range, `Ann: there is no card "KH" in this deck.`, record(hand("1", "2", "3", "KH"), points(1))},
		{"a small hand", Range, "Ann: that hand has 3 instead of 4 cards.", record(hand("1", "2", "3"), points(1))},
		{"one player", Players, "Rat-a-Tat Cat is for 2 to 6, not 1.", start("rat-a-tat-cat", nil, "Ann")},
		{"an unknown game", Phase, `There is no game called "skat".`, start("skat", nil, "Ann", "Ben")},
		{
			"a house rule that cannot be", Phase, `That house rule cannot be so: final_tie is shared or extra_round, not "maybe".`,
			start("recall", engine.House{engine.FinalTie: "maybe"}, "Ann", "Ben"),
		},
		{"two of a name", Phase, "Two players cannot have the same name: ANN.", start("recall", nil, "Ann", "ANN")},
		{"nothing to undo", Phase, "There is nothing to undo.", refused(t, g, scoring.Undo{})},
		{
			"a round nobody played", Phase, "There is no round 7 of 0.",
			refused(t, g, scoring.Correct{Round: 6}),
		},
		{"a player who is not in that round", Phase, "That player is not playing in round 3.", fmt.Errorf("%w in round 3", scoring.ErrNotPlaying)},
		{"any other error", Phase, "Disk full.", errors.New("disk full")},
	} {
		t.Run(c.name, func(t *testing.T) {
			if got, _ := Code(c.err); got != c.code {
				t.Errorf("code %s, want %s", got, c.code)
			}
			if got := Explain(c.err); got != c.said {
				t.Errorf("said %q, want %q (%v)", got, c.said, c.err)
			}
		})
	}
}

func TestEveryRefusalIsOneSentenceWithoutPackageNames(t *testing.T) {
	for _, r := range reasons {
		for _, err := range []error{r.err, fmt.Errorf("%w: Ann", r.err)} {
			said := Explain(err)
			if strings.ContainsAny(said, "!%") || strings.Contains(said, "scoring:") || strings.Contains(said, "engine:") {
				t.Errorf("%v is said as %q", err, said)
			}
			if !strings.HasSuffix(said, ".") || strings.HasSuffix(said, "..") {
				t.Errorf("%q is not a sentence", said)
			}
		}
	}
}

// people returns people with these names.
func people(names ...string) []scoring.Person {
	all := make([]scoring.Person, len(names))
	for i, n := range names {
		all[i].Name = n
	}
	return all
}

func points(n int) *scoring.Score { return &scoring.Score{Points: n} }

var evening = time.Date(2026, 1, 2, 19, 30, 0, 0, time.UTC)

// game begins a game in which the first of the players deals.
func game(t *testing.T, variant string, house engine.House, names ...string) scoring.Game {
	t.Helper()
	return do(t, scoring.Game{}, scoring.Start{At: evening, Variant: variant, House: house, People: people(names...)})
}

// do carries out intents that must not be refused.
func do(t *testing.T, g scoring.Game, intents ...scoring.Intent) scoring.Game {
	t.Helper()
	for _, in := range intents {
		events, err := scoring.Decide(g, in)
		if err != nil {
			t.Fatalf("%#v: %v", in, err)
		}
		for _, e := range events {
			g = scoring.Apply(g, e)
		}
	}
	return g
}

// round is a round with these scores, by player.
func scored(scores ...int) scoring.Record {
	in := scoring.Record{At: evening, Caller: scoring.Nobody}
	for _, n := range scores {
		if n < 0 {
			in.Scores = append(in.Scores, nil)
			continue
		}
		in.Scores = append(in.Scores, points(n))
	}
	return in
}

func TestAnErrorIsToldWithoutThePackagesThatReportIt(t *testing.T) {
	for text, want := range map[string]string{
		"history: the folder cannot be written":             "The folder cannot be written.",
		"begin: history: the folder cannot be written":      "Begin: the folder cannot be written.",
		"journal: append: history: the disk did not do it":  "Append: the disk did not do it.",
		"our history: a long one":                           "Our history: a long one.",
		"there is no file /home/ann/history: the story.csv": "There is no file /home/ann/history: the story.csv.",
	} {
		if got := Explain(errors.New(text)); got != want {
			t.Errorf("%q, want %q", got, want)
		}
	}
}
