package history

import (
	"strings"
	"testing"

	"tabby/internal/testing/must"
)

func TestForeignAnnotationIsRejected(t *testing.T) {
	ok := Annotation{Kind: OfGame, ID: "g", Rev: 1, Body: `{"note":"ok"}`}
	must.Do(t, ok.Check(ok.Sum()))
	for name, m := range map[string]Annotation{
		"of no kind":             {Kind: "rm -rf", ID: "g", Rev: 1, Body: `{}`},
		"of an endless kind":     {Kind: strings.Repeat("a", maxKind+1), ID: "g", Rev: 1, Body: `{}`},
		"newer, no object":       {Kind: "dish", ID: "g", Rev: 1, Body: `[1]`},
		"newer, with nonsense":   {Kind: "dish", ID: "g", Rev: 1, Body: `{"rm -rf":1}`},
		"newer, not in its form": {Kind: "dish", ID: "g", Rev: 1, Body: `{ "pie":2}`},
		"newer, and more after":  {Kind: "dish", ID: "g", Rev: 1, Body: `{"pie":2}}`},
		"newer, without an id":   {Kind: "dish", Rev: 1, Body: `{}`},
		"newer and longer":       {Kind: "dish", ID: "g", Rev: 1, Body: `{"pie":"` + strings.Repeat("a", maxBody) + `"}`},
		"with nonsense":          {Kind: OfGame, ID: "g", Rev: 1, Body: `{"note":"ok","rm -rf":1}`},
		"with news before it":    {Kind: OfGame, ID: "g", Rev: 1, Body: `{"stars":1,"note":"ok"}`},
		"with news and spaces":   {Kind: OfGame, ID: "g", Rev: 1, Body: `{"note":"ok","stars": 1}`},
		"with a field twice":     {Kind: OfGame, ID: "g", Rev: 1, Body: `{"note":"ok","note":"no"}`},
		"not in its form":        {Kind: OfGame, ID: "g", Rev: 1, Body: `{ "note":"ok"}`},
		"without an id":          {Kind: OfGame, Rev: 1, Body: `{}`},
		"without a rev":          {Kind: OfGame, ID: "g", Body: `{}`},
		"no JSON":                {Kind: OfNight, ID: "g", Rev: 1, Body: `x`},
		"longer than a note may": {Kind: OfNight, ID: "g", Rev: 1, Body: `{"note":"` + strings.Repeat("a", 3*maxNote) + `"}`},
	} {
		if m.Check(m.Sum()) == nil {
			t.Errorf("%s: no error", name)
		}
	}
	if ok.Check("other") == nil {
		t.Error("another sum: no error")
	}
}

// TestNotesOfANewerTabbyArePassedOn changes what is known here of a mark that says more.
func TestNotesOfANewerTabbyArePassedOn(t *testing.T) {
	for before, want := range map[string]string{
		`{"note":"ok","stars":3,"by":{"at":[1,2],"x":"<&>"}}`: `{"left_out":true,"note":"ok","stars":3,"by":{"at":[1,2],"x":"<&>"}}`,
		`{"stars":3}`: `{"left_out":true,"stars":3}`,
		`{}`:          `{"left_out":true}`,
	} {
		m := Annotation{Kind: OfGame, ID: "g", Rev: 1, Body: before}
		if err := m.Check(m.Sum()); err != nil {
			t.Errorf("%s: %v", before, err)
		}
		c, err := annotate(noted{m}, OfGame, "g", func(g *GameAnnotation) Intent { return LeaveOut{"g", swap(&g.LeftOut, true)} })
		if err != nil || c.Events[0].(Annotation).Body != want {
			t.Errorf("%s: %+v, %v", before, c.Events, err)
		}
		if after := c.Events[0].(Annotation); after.Check(after.Sum()) != nil {
			t.Errorf("%s cannot be read again", after.Body)
		}
	}
}

// noted is a store with one annotation.
type noted struct{ m Annotation }

func (n noted) Annotation(string, string) (Annotation, error) { return n.m, nil }

func (n noted) Everyone() ([]Person, error)              { return nil, nil }
func (n noted) Aliases() (Aliases, error)                { return nil, nil }
func (n noted) HasGame(string) (bool, error)             { return true, nil }
func (n noted) HasEntry(string, string) (bool, error)    { return false, nil }
func (n noted) Together([]string, []string) (int, error) { return 0, nil }
func (n noted) Setting(string) string                    { return "" }
