package host

import (
	"encoding/json"
	"go/ast"
	"go/parser"
	"go/token"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"testing"

	"tabby/internal/devices/host/page"
	"tabby/internal/table/sheetview"
	"tabby/internal/testing/expect"
	"tabby/internal/testing/must"
	"tabby/scoring"
)

// changes are all that makes another roster of one, each done to devices that it changes.
var changes = map[string]func(roster) roster{
	"seatedAs": func(r roster) roster { return r.seatedAs(three, three) },
	"among":    func(r roster) roster { return r.among(1) },
	"with":     func(r roster) roster { return r.with("sits", device{Name: "other"}) },
	"without":  func(r roster) roster { return r.without("sits") },
	"done":     func(r roster) roster { return r.done("sits", "more") },
	"seated":   func(r roster) roster { return must.Get(r.seated("asks", 2)) },
	"helping":  func(r roster) roster { return r.helping("asks", true) },
	"vacated":  func(r roster) roster { return r.vacated("sits", false) },
	"returned": func(r roster) roster { return r.returned("back", scoring.Sheet{Status: make([]scoring.Status, 3)}) },
	"rekeyed":  roster.rekeyed,
	"joined": func(r roster) roster {
		return must.Get(r.joined("new", device{Name: "New", Role: page.Sit.String()}, func(string) bool { return false }))
	},
	"losing":   func(r roster) roster { return r.losing("asks", 1) },
	"entered":  func(r roster) roster { return must.Get(r.entered("sits", 1, nil, 3)) },
	"forRound": func(r roster) roster { return r.forRound(7) },
}

// three are the people of a game.
var three = []scoring.Person{{ID: "a", Name: "Ann"}, {ID: "b", Name: "Ben"}, {ID: "c", Name: "Cleo"}}

// full returns a roster in which each change changes something.
func full() roster {
	score := scoring.Score{Points: 5}
	r := newRoster()
	r.Devices = map[string]device{
		"sits": {Name: "Ann’s", Role: "sit", Seat: new(scoring.Player(1)), Done: []string{"one"}, Held: &held{Deal: "d", Players: []scoring.Player{1}}},
		"asks": {Name: "Ben’s", Role: "sit", Asks: true, Done: make([]string, 1, 8)},
		"back": {Name: "Cleo’s", Role: "sit", Back: new(scoring.Player(2))},
	}
	r.Lost = losses{0: {Of: "sits", To: "asks", Points: 4}}
	r.Slips = sheetview.Slips{1: {Score: score, By: "sits", Rev: 3}}
	r.Round = 2
	return r
}

// TestARosterIsAValue makes each change, and looks at the roster before it: readers of it go on meanwhile,
// and where the new one cannot be kept, it stays.
func TestARosterIsAValue(t *testing.T) {
	expect.Same(t, "changes", slices.Sorted(maps.Keys(changes)), changers(t))
	for name, change := range changes {
		r := full()
		before := string(must.Get(json.Marshal(r)))
		after := change(r)
		if now := string(must.Get(json.Marshal(r))); now != before {
			t.Errorf("%s changes the roster itself:\n%s\nwas\n%s", name, now, before)
		}
		if string(must.Get(json.Marshal(after))) == before {
			t.Errorf("%s changes nothing: the test is too weak", name)
		}
	}
}

// changers returns the names of the methods of a roster that return one.
func changers(t *testing.T) (all []string) {
	t.Helper()
	for _, path := range must.Get(filepath.Glob("*.go")) {
		file := must.Get(parser.ParseFile(token.NewFileSet(), path, must.Get(os.ReadFile(path)), 0))
		for _, d := range file.Decls {
			f, is := d.(*ast.FuncDecl)
			if !is || f.Recv == nil || f.Type.Results == nil || nameOf(f.Recv.List[0].Type) != "roster" {
				continue
			}
			if nameOf(f.Type.Results.List[0].Type) == "roster" {
				all = append(all, f.Name.Name)
			}
		}
	}
	slices.Sort(all)
	return all
}

// nameOf returns the name of a type, or "" if it is no plain one.
func nameOf(of ast.Expr) string {
	name, _ := of.(*ast.Ident)
	if name == nil {
		return ""
	}
	return name.Name
}
