package term_test

import (
	"bytes"
	"encoding/json"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"tabby/engine"
	"tabby/ui/term"
)

// tabby runs the command line and returns what it prints. It fails the test
// unless the call ends with that status.
func tabby(t *testing.T, status int, args ...string) string {
	t.Helper()
	var out, errs bytes.Buffer
	args = append([]string{"--data", t.TempDir()}, args...)
	if got := term.Run(args, term.Streams{In: strings.NewReader(""), Out: &out, Err: &errs}, nil); got != status {
		t.Fatalf("%v ends with %d, want %d: %s%s", args, got, status, out.String(), errs.String())
	}
	return out.String() + errs.String()
}

func TestHelpListsEveryVariant(t *testing.T) {
	for _, command := range []string{"rules", "simulate"} {
		help := strings.Join(strings.Fields(tabby(t, 0, command, "--help")), " ")
		if !strings.Contains(help, " golf-4") || strings.Contains(help, "skyjo") != (command == "rules") {
			t.Errorf("the help of %s does not list golf:\n%s", command, help)
		}
	}
	if said := tabby(t, 2, "history", "list", "--variant", "chess"); !strings.Contains(said, "golf-4") {
		t.Errorf("golf is not among the variants there are: %s", said)
	}
}

func TestRulesAreThoseOfGolf(t *testing.T) {
	for _, name := range []string{"golf-4", "Golf with four cards"} {
		book := tabby(t, 0, "rules", "--variant", name)
		words := strings.Join(strings.Fields(book), " ")
		for _, said := range []string{
			"Two to six people can play.", "looks at any two of their own cards", "A column of matching cards counts nothing.", "in two rows of two",
			"A line is worth at least 0 and at most 40.", "“golf”", "The number here: 9",
		} {
			if !strings.Contains(words, said) {
				t.Errorf("the rules of %s lack %q", name, said)
			}
		}
		for _, wrong := range []string{"power card", "Power card", "snap", "Peek", " .", " ,"} {
			if strings.Contains(words, wrong) {
				t.Errorf("the rules of %s say %q", name, wrong)
			}
		}
	}
	for question, answer := range map[string]string{
		"what is a king worth":        "King: 0",
		"when can I say golf":         "On your turn, instead of taking it.",
		"what is the highest":         "40. The lowest is 0.",
		"when may I look at my cards": "any two of your own cards",
		"how many rounds do we play":  "9",
	} {
		if said := strings.Join(strings.Fields(tabby(t, 0, "rules", "--variant", "golf-4", question)), " "); !strings.Contains(said, answer) {
			t.Errorf("%q is answered %q, want %q", question, said, answer)
		}
	}
	if said := tabby(t, 0, "rules", "--compare", "golf-4", "Rat-a-Tat Cat"); !strings.Contains(said, "Golf with four cards: none") {
		t.Errorf("the comparison does not say that golf has no power cards:\n%s", said)
	}
}

func TestComputersPlayGolf(t *testing.T) {
	mean := map[string]float64{}
	for level, rounds := range map[string]string{"random": "2000", "easy": "2000", "steady": "2000", "sharp": "5"} {
		var sums struct{ Seats []struct{ Mean float64 } }
		said := tabby(t, 0, "simulate", "--variant", "golf-4", "--players", "3", "--level", level, "--rounds", rounds, "--json")
		if err := json.NewDecoder(strings.NewReader(said)).Decode(&sums); err != nil { // progress may follow
			t.Fatal(err, said)
		}
		mean[level] = sums.Seats[0].Mean
	}
	if !(mean["steady"] < mean["easy"] && mean["easy"] < mean["random"]) {
		t.Errorf("lines count %v on average", mean)
	}
}

// play replays a case and returns what it comes to.
func play(t *testing.T, text string) string {
	t.Helper()
	file := filepath.Join(t.TempDir(), "case.jsonl")
	if err := os.WriteFile(file, []byte(text+"\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	return tabby(t, 0, "replay", "--json", file)
}

func TestSheetKeepsGolf(t *testing.T) {
	said := play(t, `{"id":"g","variant":"golf-4","given":{"mode":"score_sheet","players":["Ann","Ben"],"dealer":"Ann"},"actions":[`+
		`{"do":"enter_round","scores":{"Ann":12,"Ben":40}},{"do":"enter_round","scores":{"Ann":41,"Ben":0}},{"do":"enter_round","scores":{"Ann":0,"Ben":0}}]}`)
	if !strings.Contains(said, `"totals":{"Ann":12,"Ben":40}`) || !strings.Contains(said, "ERR_SCORE_RANGE") {
		t.Errorf("the sheet keeps %s", said)
	}
}

func TestVirtualDeckDealsGolf(t *testing.T) {
	said := play(t, `{"id":"g","variant":"golf-4","given":{"mode":"deck","players":["Ann","Ben"],"turn":"Ann",`+
		`"hands":{"Ann":["7C","3C","9D","2C"],"Ben":["JC","QC","JD","5H"]},"discard":["4S"],"draw":["7D","KC","2H"],"config":{}},"actions":[`+
		`{"p":"Ann","do":"draw"},{"p":"Ann","do":"replace","slot":3},{"p":"Ann","do":"end_turn"},{"p":"Ben","do":"draw"},{"p":"Ben","do":"replace","slot":4},{"p":"Ben","do":"end_turn"},`+
		`{"p":"Ann","do":"knock"},{"p":"Ben","do":"draw"},{"p":"Ben","do":"discard"},{"p":"Ben","do":"end_turn"}]}`)
	if !strings.Contains(said, `"scores":{"Ann":5,"Ben":10}`) {
		t.Errorf("the round comes to %s", said)
	}
}

func TestGolfIsTheLastVariant(t *testing.T) {
	all := engine.Variants()
	if i := slices.IndexFunc(all, func(r engine.Rules) bool { return r.ID == "golf-4" }); i != len(all)-1 {
		t.Errorf("golf is at place %d of %d", i, len(all))
	}
}
