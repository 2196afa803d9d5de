//go:build long

package minusfour_test

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"tabby/engine"
	"tabby/engine/bot"
	"tabby/internal/testing/expect"
	"tabby/internal/testing/minusfour"
	"tabby/internal/testing/must"
	"tabby/internal/testing/selfplay"
	"tabby/ui/term"
)

// A home is a folder in which games are kept.
type home string

// tabby runs the command line and returns what it prints. It fails the test unless the
// call ends well.
func (h home) tabby(t *testing.T, in string, args ...string) string {
	t.Helper()
	var out, errs bytes.Buffer
	if got := term.Run(append([]string{"--data", string(h)}, args...), term.Streams{In: strings.NewReader(in), Out: &out, Err: &errs}, nil); got != 0 {
		t.Fatalf("%v ends with %d: %s%s", args, got, out.String(), errs.String())
	}
	return out.String() + errs.String()
}

// hyphened finds a hyphen that stands for a minus sign.
var hyphened = regexp.MustCompile(`(?:^|[\s(*›,“])-[0-9]`)

// read checks that a text for people says all that, and has no hyphen before a number.
func read(t *testing.T, text string, said ...string) {
	t.Helper()
	words := strings.Join(strings.Fields(text), " ")
	expect.Contains(t, "the book", words, said...)
	if at := hyphened.FindStringIndex(words); at != nil {
		t.Errorf("a hyphen stands for a minus sign in %q", words[max(0, at[0]-30):min(len(words), at[1]+30)])
	}
}

const begin = `{"variant":"minus-four","players":["Ann","Ben","Cy"],"dealer":"Ann"}`

// record plays a whole game, and returns the folder that keeps it.
func record(t *testing.T, rounds ...string) home {
	t.Helper()
	h := home(t.TempDir())
	said := h.tabby(t, strings.Join(rounds, "\n")+"\n", "record", "--new", begin)
	if strings.Contains(said, `"error"`) {
		t.Fatal(said)
	}
	return h
}

var evening = []string{
	`{"do":"enter_round","scores":{"Ann":-8,"Ben":12,"Cy":0},"caller":"Ann"}`,
	`{"do":"enter_round","scores":{"Ann":-3,"Ben":-2,"Cy":9},"caller":"Ben"}`,
	`{"do":"enter_round","scores":{"Ann":6,"Ben":36,"Cy":-1}}`,
	`{"do":"enter_round","scores":{"Ann":1,"Ben":-4,"Cy":7}}`,
	`{"do":"enter_round","scores":{"Ann":-5,"Ben":20,"Cy":-1}}`,
	`{"do":"enter_round","scores":{"Ann":2,"Ben":-1,"Cy":5}}`,
}

func TestAnEveningBelowZeroIsKeptAndRead(t *testing.T) {
	h := record(t, evening...)
	list := h.tabby(t, "", "history", "list")
	read(t, list)
	id := regexp.MustCompile(`[0-9a-f]{8}`).FindString(list)
	read(t, h.tabby(t, "", "history", "show", id), "*−8", "*−2+5", "total −7", "Ann wins.")
	read(t, h.tabby(t, "", "history", "stats"), "−8", "−7")
	for _, out := range []string{"game.pdf", "game.png", "game.svg"} {
		file := filepath.Join(t.TempDir(), out)
		h.tabby(t, "", "history", "show", id, "--out", file)
		if text, err := os.ReadFile(file); err != nil || len(text) < 1000 || out == "game.svg" && !bytes.Contains(text, []byte("−")) {
			t.Errorf("%s: %v, %d bytes", out, err, len(text))
		}
	}
}

func TestAnEveningBelowZeroComesBack(t *testing.T) {
	h := record(t, evening...)
	lines := h.tabby(t, "", "history", "export")
	other := home(t.TempDir())
	file := filepath.Join(t.TempDir(), "game.jsonl")
	must.Do(t, os.WriteFile(file, []byte(lines), 0o600))
	other.tabby(t, "", "history", "import", file)
	if again := other.tabby(t, "", "history", "export"); again != lines {
		t.Errorf("the export comes back as\n%s\nand was\n%s", again, lines)
	}
	csv := h.tabby(t, "", "history", "export", "--csv")
	if !strings.Contains(csv, ",-8,") || strings.Contains(csv, "−") {
		t.Errorf("the table has no hyphen before a number below zero:\n%s", csv)
	}
	third, table := home(t.TempDir()), filepath.Join(t.TempDir(), "game.csv")
	must.Do(t, os.WriteFile(table, []byte(csv), 0o600))
	third.tabby(t, "", "history", "import", table)
	if a, b := totals(t, h), totals(t, third); a != b || a != `"totals":{"Ann":-7,"Ben":66,"Cy":19}` {
		t.Errorf("the totals were %s, and come back as %s", a, b)
	}
}

// totals returns the totals of the only game, for programs.
func totals(t *testing.T, h home) string {
	t.Helper()
	id := regexp.MustCompile(`[0-9a-f]{8}`).FindString(h.tabby(t, "", "history", "list"))
	shown := h.tabby(t, "", "--json", "history", "show", id)
	return regexp.MustCompile(`"totals":\s*\{[^}]*\}`).FindString(shown)
}

func TestRulesAreThoseOfMinusFour(t *testing.T) {
	h := home(t.TempDir())
	book, inFiles, _ := strings.Cut(h.tabby(t, "", "rules", "--variant", minusfour.Rules.ID), "All cards in a list")
	expect.Contains(t, "the deck", inFiles, "Deck: 72 cards")
	read(t, book,
		"Two to five people can play.", "looks at any two of their own cards", "A hand is worth at least −8 and at most 36.", "“done”", "You play 6 rounds")
	for _, question := range []string{"what does a -2 count", "what does a −2 count"} {
		answer := h.tabby(t, "", append([]string{"rules", "--variant", "minus-four"}, strings.Fields(question)...)...)
		read(t, answer, "It counts −2 points: it takes 2 off your score.")
		expect.Same(t, fmt.Sprintf("the first answer to %q", question), answered(answer), "−2")
	}
	answer := h.tabby(t, "", "rules", "--variant", "Minus Four", "what", "does", "a", "2", "count")
	expect.Same(t, "the first answer to a question about a 2", answered(answer), "2")
}

// answered returns the title of the first answer.
func answered(text string) string {
	lines := strings.Fields(strings.ReplaceAll(text, " ", "_"))
	if len(lines) < 2 {
		return text
	}
	return lines[1]
}

func TestComputersPlayBelowZero(t *testing.T) {
	pack := must.Get(engine.NewPack(must.Get(engine.NewRuleset("minus-four", nil))))
	mean := map[string]float64{}
	for level, rounds := range map[string]int{"random": 2000, "easy": 2000, "steady": 2000, "sharp": 5} {
		player, _ := selfplay.Level(level, bot.NewMind(pack))
		sum := must.Get(selfplay.Run(selfplay.Order{Pack: pack, Players: slices.Repeat([]selfplay.Player{player}, 4), Deals: rounds, Seed: 1, Workers: 2}))
		mean[level] = sum.Mean(0)
	}
	if !(mean["steady"] < mean["easy"] && mean["easy"] < mean["random"] && mean["random"] < 20) {
		t.Errorf("lines count %v on average", mean)
	}
}
