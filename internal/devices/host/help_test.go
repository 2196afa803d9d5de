package host

import (
	"strings"
	"testing"

	"tabby/internal/devices/host/page"
	"tabby/internal/devices/host/wire"
	"tabby/internal/testing/expect"
	"tabby/internal/testing/must"
	"tabby/scoring"
)

// asking begins a table whose scorekeeper sits before a screen, and returns it with a device that asks
// to help.
func asking(t *testing.T) (*site, *phone) {
	t.Helper()
	s := begin(t)
	s.on(func() { s.table.owner.Screen = true })
	p := s.join(page.Sit)
	expect.Same(t, "help", p.ask("help", nil), "")
	return s, p
}

// answers answers all who ask.
func (s *site) answers(may bool) {
	s.on(func() {
		for _, d := range s.table.Devices() {
			if err := s.table.LetHelp(d.ID, may); err != nil {
				s.t.Error(err)
			}
		}
	})
}

func TestAPlayerEntersAllScoresOnceThatIsAllowed(t *testing.T) {
	s, p := asking(t)
	slip := args{"round": 0, "player": 1, "score": 7}
	expect.Same(t, "a score before", p.ask("slip", slip), "ERR_SEAT")
	s.answers(true)
	p.sees("the role", func(d *wire.Table) bool { return d.You.Role == "score" })
	expect.Same(t, "a score", p.ask("slip", slip), "")
	expect.Same(t, "a seat", p.ask("sit", args{"player": 1}), "ERR_ROLE")
	s.kill()
	s.start()
	again := s.connect(p.token)
	expect.Same(t, "the role after a new start", again.last.Table.You.Role, "score")
}

func TestAPlayerWhoseRequestIsRefusedRemainsAPlayer(t *testing.T) {
	s, p := asking(t)
	s.answers(false)
	s.answers(true) // nobody asks now
	expect.Same(t, "a score", p.ask("slip", args{"round": 0, "player": 1, "score": 7}), "ERR_SEAT")
	expect.Same(t, "a seat", p.ask("sit", args{"player": 1}), "")
	expect.Same(t, "role", p.last.Table.You.Role, "sit")
}

func TestNobodyIsAskedForHelpIfNobodyCanAllowIt(t *testing.T) {
	s := begin(t)
	expect.Same(t, "at a server", s.join(page.Sit).ask("help", nil), "ERR_ROLE")
	s.on(func() { s.table.owner.Screen = true })
	seated := s.join(page.Sit)
	expect.Same(t, "sit", seated.ask("sit", args{"player": 0}), "")
	expect.Same(t, "with a seat", seated.ask("help", nil), "ERR_ROLE")
	expect.Same(t, "who watches", s.join(page.Watch).ask("help", nil), "ERR_ROLE")
}

func TestAPageOpensAtTheNextThingToDo(t *testing.T) {
	s := begin(t)
	for role, want := range map[page.Role]string{page.Sit: "seats", page.Score: "score", page.Watch: "sheet"} {
		p := s.open(role, wire.Hello{As: "page"})
		shows := func(page string) {
			p.until(func(f wire.Frame) bool { return strings.Contains(f.Parts["main"], `data-page="`+page+`"`) })
		}
		if shows(want); role == page.Sit {
			p.send(args{"id": "1", "do": "sit", "player": 0})
			shows("score")
		}
	}
}

func TestAPageOfAGameWithTheVirtualDeckLandsAtTheCards(t *testing.T) {
	s := begin(t)
	s.on(func() {
		scores := []*scoring.Score{{Points: 1}, {Points: 2}, {Points: 3}}
		round := scoring.Record{At: noon, Scores: scores, Caller: 0, Source: scoring.SourceDealt}
		expect.Same(t, "a round", s.table.owner.Game.DoAs(round), nil)
	})
	p := s.open(page.Sit, wire.Hello{As: "page"})
	p.send(args{"id": "1", "do": "sit", "player": 0})
	p.until(func(f wire.Frame) bool { return strings.Contains(f.Parts["main"], `data-page="hand"`) })
}

func TestDevicesThatCallThemselvesAlikeCanBeToldApart(t *testing.T) {
	s := begin(t)
	names := func() (all []string) {
		s.on(func() {
			for _, d := range s.table.Devices() {
				all = append(all, d.Name)
			}
		})
		return all
	}
	var first string
	for i, name := range []string{"Oma", "oma", "Kid", "Oma"} {
		given, _, leave, err := s.host.exchange("127.0.0.1:1", wire.Joining{Key: s.key(page.Sit), Device: name}, s.host.find)
		leave()
		must.Do(t, err)
		if i == 0 {
			first = given.Token
		}
	}
	expect.Same(t, "the names", names(), []string{"Oma", "oma (2)", "Kid", "Oma (3)"})
	expect.Same(t, "the first leaves", s.connect(first).ask("leave", nil), "")
	expect.Same(t, "nobody gets its name", names(), []string{"oma (2)", "Kid", "Oma (3)"})
}
