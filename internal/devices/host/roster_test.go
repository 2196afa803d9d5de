package host

import (
	"encoding/json"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"maps"
	"net/http"
	"os"
	"path/filepath"
	"slices"
	"testing"

	"tabby/internal/devices/host/page"
	"tabby/internal/devices/host/wire"
	"tabby/internal/devices/keys"
	"tabby/internal/devices/reason"
	"tabby/internal/devices/serve"
	"tabby/internal/table/sheetview"
	"tabby/internal/testing/assault"
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

// admitted lets so many devices in that do not connect, and returns the error of the last.
func (s *site) admitted(r page.Role, many int) (err error) {
	s.t.Helper()
	s.on(func() {
		for range many {
			_, err = s.table.admit(wire.Joining{}, r)
		}
	})
	return err
}

// knows reports whether the table still knows the device of a phone.
func (s *site) knows(p *phone) (known bool) {
	s.on(func() { _, _, err := s.table.holder(p.token); known = err == nil })
	return known
}

func TestJoinsOfWatchersCostNobodyTheirPlace(t *testing.T) {
	s := begin(t)
	keeper, player, watcher := s.join(page.Score), s.join(page.Sit), s.join(page.Watch)
	away := s.join(page.Score)
	_ = away.conn.CloseNow()
	many := assault.Times(2*maxDevices, 2*maxDevices, 2000)
	_ = s.admitted(page.Watch, many)
	for who, p := range map[string]*phone{"the scorekeeper": keeper, "a player": player, "one who watches": watcher, "a scorekeeper who is away": away} {
		if !s.knows(p) {
			t.Errorf("%s was pushed out", who)
		}
	}
	expect.Same(t, "a score", keeper.ask("slip", args{"round": 0, "player": 0, "score": 3}), "")
	expect.Same(t, "joining to play", s.admitted(page.Sit, 1), nil)
	expect.Same(t, "joining to keep the score", s.admitted(page.Score, 1), nil)
	assault.Tried(t, many, assault.Tricks)
}

func TestJoinsOfPlayersLeaveRoomForAScorekeeper(t *testing.T) {
	s := begin(t)
	keeper := s.join(page.Score)
	_ = s.admitted(page.Sit, 2*maxDevices)
	expect.Same(t, "the scorekeeper is known", s.knows(keeper), true)
	expect.Same(t, "another joins", s.admitted(page.Score, 1), nil)
}

func TestDeviceThatIsAwayMakesRoomForOneOfItsRole(t *testing.T) {
	s := begin(t)
	first := s.join(page.Watch)
	second := s.join(page.Watch)
	for range 2 {
		s.admitted(page.Watch, 1)
	}
	_ = second.conn.CloseNow()
	expect.Same(t, "joining a table full of watchers", s.admitted(page.Watch, maxDevices), nil)
	expect.Same(t, "one who is here is known", s.knows(first), true)
}

func TestATableIsFullIfAllItsDevicesAreConnected(t *testing.T) {
	p := newRoster()
	var err error
	for range maxDevices {
		p, err = p.joined(keys.New(8), device{Role: page.Watch.String()}, func(string) bool { return true })
	}
	expect.Error(t, "one watcher too many", err, reason.Full)
}

func TestDeviceThatWasSentAwayMakesRoomFirst(t *testing.T) {
	p := newRoster()
	away := func(string) bool { return false }
	p, _ = p.joined("keeper", device{Role: page.Score.String()}, away)
	d := p.Devices["keeper"]
	d.Gone = true
	p = p.with("keeper", d)
	for range maxDevices {
		p, _ = p.joined(keys.New(8), device{Role: page.Sit.String()}, away)
	}
	for range maxDevices {
		p, _ = p.joined(keys.New(8), device{Role: page.Score.String()}, away)
	}
	if _, known := p.Devices["keeper"]; known {
		t.Error("it is remembered in place of others")
	}
}

func TestJoinsOfAnAddressAreLimited(t *testing.T) {
	s := begin(t)
	status := http.StatusOK
	joins := 0
	for ; status == http.StatusOK && joins < 10*serve.PerAddress; joins++ {
		_, status = s.post(s.key(page.Watch))
	}
	expect.Same(t, fmt.Sprintf("%d joins of one address are answered", joins), status, http.StatusTooManyRequests)
}
