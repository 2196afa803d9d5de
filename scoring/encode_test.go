package scoring_test

import (
	"bytes"
	"errors"
	"os"
	"regexp"
	"strings"
	"testing"

	"tabby/internal/testing/expect"
	"tabby/internal/testing/must"
	"tabby/scoring"
)

// oldEvents are one of every kind of event and every shape of score, as the
// first version wrote them. Lines may be added for new kinds and fields, but
// none is ever changed: people's evenings are kept in these words.
const oldEvents = "testdata/events_v1.jsonl"

func oldLines(t testing.TB, file string) [][]byte {
	t.Helper()
	data := must.Get(os.ReadFile(file))
	return bytes.Split(bytes.TrimSpace(data), []byte("\n"))
}

func TestOldEventsCanBeRead(t *testing.T) {
	s := readAsWritten(t, oldLines(t, oldEvents)).Sheet(after(60))
	expect.Same(t, "the sheet", summary(s), "Ann 50 2nd, Zoë 48 gone, 王小明 50 2nd, Dee 58 1st; Dee wins")
}

// readAsWritten reads a game from its lines, of which this program knows every field, and which
// it would write as they are.
func readAsWritten(t *testing.T, lines [][]byte) (g scoring.Game) {
	t.Helper()
	for i, line := range lines {
		e, err := scoring.UnmarshalAll(line)
		if err == nil {
			err = scoring.Fits(g, e)
		}
		if err != nil {
			t.Fatalf("line %d: %v", i+1, err)
		}
		expect.Same(t, "a line", string(must.Get(scoring.Marshal(e))), string(line))
		g = scoring.Apply(g, e)
	}
	return g
}

func TestOldEventsHaveEveryKind(t *testing.T) {
	source := must.Get(os.ReadFile("event.go"))
	kinds := regexp.MustCompile(`kind\(\) string\s*\{ return "(\w+)" \}`).FindAllSubmatch(source, -1)
	if len(kinds) < 15 {
		t.Fatalf("found only %d kinds of event in the source", len(kinds))
	}
	for _, kind := range kinds {
		start := append(append([]byte(`{"`), kind[1]...), `":`...)
		found := false
		for _, line := range oldLines(t, oldEvents) {
			found = found || bytes.HasPrefix(line, start)
		}
		if !found {
			t.Errorf("%s has no line in %s", kind[1], oldEvents)
		}
	}
}

func TestInvalidEventIsRefused(t *testing.T) {
	for name, data := range map[string]string{
		"nothing":                     ``,
		"no JSON":                     `hello`,
		"a list":                      `[]`,
		"no name":                     `{}`,
		"two names":                   `{"dealt":{},"paused":{}}`,
		"a kind nobody knows":         `{"danced":{}}`,
		"a kind in capitals":          `{"Dealt":{}}`,
		"something after it":          `{"dealt":{}} {}`,
		"half a score":                `{"recorded":{"scores":[3.5]}}`,
		"a score in words":            `{"recorded":{"scores":["7"]}}`,
		"a score too long":            `{"recorded":{"scores":[99999999999999999999]}}`,
		"a moment that is none":       `{"dealt":{"at":"yesterday"}}`,
		"a house rule that is a list": `{"agreed":{"house":{"end":[]}}}`,
		"a house rule that is blank":  `{"agreed":{"house":{"end":null}}}`,
	} {
		if e, err := scoring.Unmarshal([]byte(data)); !errors.Is(err, scoring.ErrEvent) || e != nil {
			t.Errorf("%s is %v, %v", name, e, err)
		}
	}
}

func TestUnknownFieldIsIgnored(t *testing.T) {
	e, err := scoring.Unmarshal([]byte(`{"recorded":{"at":"2024-03-09T12:00:00Z","scores":[7,{"points":3,"smiles":9}],"caller":1,"weather":"fine"}}`))
	r, ok := e.(scoring.Recorded)
	if err != nil || !ok || r.Caller != ben || r.Scores[1].Points != 3 {
		t.Errorf("reads %+v, %v", e, err)
	}
}

func TestImpossibleEventDoesNotFit(t *testing.T) {
	begun := acts{cats(outAt(100), "Ann Ben Cy"), round(1, 2, 3)}
	start := func(change string) string {
		s := `{"started":{"at":"2024-03-09T12:00:00Z","variant":"rat-a-tat-cat","people":[{"name":"Ann"},{"name":"Ben"}],"dealer":0}}`
		old, now, _ := strings.Cut(change, " > ")
		return strings.Replace(s, old, now, 1)
	}
	tests := []struct {
		name  string
		play  acts
		event string
	}{
		{"anything before the beginning", nil, `{"dealt":{}}`},
		{"undoing before the beginning", nil, `{"undone":{}}`},
		{"a second beginning", begun, start("")},
		{"a beginning with nobody", nil, start(`{"name":"Ann"},{"name":"Ben"} > `)},
		{"a beginning with one", nil, start(`{"name":"Ann"}, > `)},
		{"a variant nobody knows", nil, start(`rat-a-tat-cat > whist`)},
		{"a house rule nobody knows", nil, start(`"people" > "house":{"hats":true},"people"`)},
		{"a dealer who is not there", nil, start(`"dealer":0 > "dealer":2`)},
		{"nobody to deal", nil, start(`"dealer":0 > "dealer":-1`)},
		{"one total for two players", nil, start(`"dealer":0 > "dealer":0,"carried":[{"total":3}]`)},
		{"a total below nothing", nil, start(`"dealer":0 > "dealer":0,"carried":[{"total":-3},{"total":0}]`)},
		{"totals that leave one in", nil, start(`"dealer":0 > "dealer":0,"house":{"end":"elimination"},"carried":[{"total":300},{"total":0}]`)},
		{"fewer scores than players", begun, `{"recorded":{"scores":[1,2],"caller":-1}}`},
		{"more scores than players", begun, `{"recorded":{"scores":[1,2,3,4],"caller":-1}}`},
		{"a caller who is not there", begun, `{"recorded":{"scores":[1,2,3],"caller":3}}`},
		{"a caller below nobody", begun, `{"recorded":{"scores":[1,2,3],"caller":-2}}`},
		{"a score below nothing", begun, `{"recorded":{"scores":[1,-2,3],"caller":-1}}`},
		{"a score beyond counting", begun, `{"recorded":{"scores":[1,9223372036854775807,3],"caller":-1}}`},
		{"cards beyond counting", begun, `{"recorded":{"scores":[1,{"points":1,"cards":9223372036854775807},3],"caller":-1}}`},
		{"a correction of a round to come", begun, `{"corrected":{"round":1,"scores":[1,2,3],"caller":-1}}`},
		{"a correction of a round before the first", begun, `{"corrected":{"round":-1,"scores":[1,2,3],"caller":-1}}`},
		{"a correction with too many scores", begun, `{"corrected":{"round":0,"scores":[1,2,3,4],"caller":-1}}`},
		{"a correction beyond counting", begun, `{"corrected":{"round":0,"scores":[1,2,-3],"caller":-1}}`},
		{"a player beside nobody", begun, `{"joined":{"person":{"name":"Dee"},"after":-1}}`},
		{"a player beside an unknown player", begun, `{"joined":{"person":{"name":"Dee"},"after":3}}`},
		{"an unknown player leaving", begun, `{"left":{"player":3}}`},
		{"an unknown player dealing", begun, `{"dealer_chosen":{"player":3}}`},
		{"seats for two of three", begun, `{"reseated":{"seats":[0,1]}}`},
		{"a house rule of another variant", begun, `{"agreed":{"house":{"jokers":2}}}`},
		{"redoing what was not undone", begun, `{"redone":{}}`},
		{"undoing the beginning", begun[:1], `{"undone":{}}`},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			e := must.Get(scoring.Unmarshal([]byte(tt.event)))
			expect.Error(t, tt.event, scoring.Fits(play(t, tt.play...), e), scoring.ErrMisfit)
		})
	}
	must.Do(t, scoring.Fits(scoring.Game{}, must.Get(scoring.Unmarshal([]byte(start("")))))) // of which these were made
}
