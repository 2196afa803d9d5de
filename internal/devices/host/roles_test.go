package host

import (
	"maps"
	"slices"
	"strings"
	"testing"

	"tabby/internal/devices/host/page"
	"tabby/internal/devices/host/wire"
	"tabby/internal/testing/expect"
)

// allowed names those who may ask for something: who watches, a big screen, a player who has no seat
// yet, one who has, and who enters the scores of all. "written" is for each of them that may not watch
// alone, where guests may write a round down.
var allowed = map[string]string{
	"slip":    "player seated scores",
	"unslip":  "player seated scores",
	"write":   "written",
	"sit":     "player seated",
	"keep":    "player seated scores",
	"picture": "watches screen player seated scores",
	"help":    "player",
	"show":    "watches screen player seated scores",
	"here":    "watches screen player seated scores",
	"time":    "watches screen player seated scores",
	"deal":    "written",
	"chair":   "written",
	"move":    "watches screen player seated scores",
	"tap":     "watches screen player seated scores",
	"drop":    "watches screen player seated scores",
	"pile":    "watches screen player seated scores",
	"press":   "watches screen player seated scores",
	"code":    "screen",
	"stand":   "watches screen player seated scores",
	"leave":   "watches screen player seated scores",
}

func TestEveryIntentIsRefusedToThoseWhoseRoleDoesNotAllowIt(t *testing.T) {
	if a, b := slices.Sorted(maps.Keys(allowed)), slices.Sorted(maps.Keys(kinds)); !slices.Equal(a, b) {
		t.Fatalf("the table has %v, and there are %v", a, b)
	}
	for _, writes := range []bool{false, true} {
		s := begin(t)
		s.on(func() {
			s.table.owner.Screen = true
			s.table.NewPasscode()
			_ = s.table.LetWrite(writes)
		})
		for who, p := range s.all() {
			for _, do := range inOrder() {
				may := strings.Contains(allowed[do], who)
				if allowed[do] == "written" {
					may = writes && who != "watches" && who != "screen"
				}
				expect.Same(t, who+" is refused "+do+" by its role", p.ask(do, nil) == "ERR_ROLE", !may)
			}
		}
	}
}

// all returns a device of each kind.
func (s *site) all() map[string]*phone {
	s.t.Helper()
	all := map[string]*phone{
		"watches": s.join(page.Watch), "screen": s.open(page.Watch, wire.Hello{Screen: true, As: "data"}),
		"player": s.join(page.Sit), "seated": s.join(page.Sit), "scores": s.join(page.Score),
	}
	expect.Same(s.t, "a seat", all["seated"].ask("sit", args{"player": 1}), "")
	return all
}

// inOrder returns all intents, those last that change what a device is.
func inOrder() []string {
	last := []string{"stand", "leave"}
	first := slices.DeleteFunc(slices.Sorted(maps.Keys(kinds)), func(do string) bool { return slices.Contains(last, do) })
	return append(first, last...)
}
