package history

import (
	"strings"
	"testing"
)

func TestForeignAnnotationIsRejected(t *testing.T) {
	ok := Annotation{Kind: OfGame, ID: "g", Rev: 1, Body: `{"note":"ok"}`}
	if err := ok.Check(ok.Sum()); err != nil {
		t.Fatal(err)
	}
	for name, m := range map[string]Annotation{
		"of something else":      {Kind: "setting", ID: "g", Rev: 1, Body: `{}`},
		"with something else":    {Kind: OfGame, ID: "g", Rev: 1, Body: `{"note":"ok","x":1}`},
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
