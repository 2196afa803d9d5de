package host

import (
	"net/http"
	"strings"
	"testing"

	"tabby/internal/devices/host/page"
	"tabby/internal/devices/host/wire"
	"tabby/internal/devices/reason"
	"tabby/internal/testing/expect"
	"tabby/internal/words"
	"tabby/internal/words/languages"
)

// german is what the guests read who read German.
func german() *words.Language { return languages.In("de") }

// greets connects a page with a ticket. The request asks for a language, and so does the hello.
func (s *site) greets(token, header, hello string, screen bool) *phone {
	s.t.Helper()
	p := &phone{t: s.t, reads: http.Header{"Accept-Language": {header}}}
	p.dialAs(s, wire.Hello{Tabby: wire.Version, Token: token, As: "page", Show: page.ShowSheet, Screen: screen, Languages: hello})
	return p
}

func TestEachGuestReadsItsOwnLanguage(t *testing.T) {
	s := begin(t)
	s.host.Offer(languages.SetOf(languages.English(), german()))
	for _, tt := range []struct {
		name, header, hello string
		screen              bool
		want, other         string
	}{
		{"a page that says nothing", "", "", false, languages.English().Pages.ScoreSheet, german().Pages.ScoreSheet},
		{"a page in German", "", "de", false, german().Pages.ScoreSheet, languages.English().Pages.ScoreSheet},
		{"an older page in a German browser", "de-AT, en;q=0.5", "", false, german().Pages.ScoreSheet, languages.English().Pages.ScoreSheet},
		{"a page in English in a German browser", "de", "en", false, languages.English().Pages.ScoreSheet, german().Pages.ScoreSheet},
		{"a page in another language", "", "tlh", false, languages.English().Pages.ScoreSheet, german().Pages.ScoreSheet},
		{"a German television", "de", "de", true, "Totals", german().Pages.ScoreSheet},
	} {
		t.Run(tt.name, func(t *testing.T) {
			ticket, _ := s.post(s.key(page.Watch))
			p := s.greets(ticket.Token, tt.header, tt.hello, tt.screen)
			shown := p.until(func(f wire.Frame) bool { return f.Parts["main"] != "" }).Parts["main"]
			if !strings.Contains(shown, tt.want) || strings.Contains(shown, tt.other) {
				t.Errorf("it does not say %q alone:\n%s", tt.want, shown)
			}
		})
	}
}

func TestRefusalsAreInTheLanguageOfTheGuest(t *testing.T) {
	s := begin(t)
	s.host.Offer(languages.SetOf(languages.English(), german()))
	ticket, _ := s.post(s.key(page.Watch))
	for language, w := range map[string]*words.Language{"en": languages.English(), "de": german()} {
		p := s.greets(ticket.Token, "", language, false)
		p.send(map[string]any{"id": "1", "do": "write", "round": 0})
		answer := p.until(func(f wire.Frame) bool { return len(f.Answers) > 0 }).Answers[0]
		if answer.No != "ERR_ROLE" || answer.Why != w.Refusals.Explain(reason.Role) {
			t.Errorf("in %s it answers %+v", language, answer)
		}
	}
	gone := s.greets("no ticket", "", "de", false).until(func(f wire.Frame) bool { return f.Bye != "" })
	if gone.Why == "" || gone.Why == languages.English().Server.Farewell(gone.Bye) {
		t.Errorf("who has no ticket is told %q", gone.Why)
	}
}

// TestTheKindOfADeviceIsNamedInEachReadersLanguage has a device without a name take a seat: the host and each guest read what it is in
// their own language, on the page of the seats, in the table as data, and in why the seat is refused.
func TestTheKindOfADeviceIsNamedInEachReadersLanguage(t *testing.T) {
	french := languages.In("fr")
	s := begin(t)
	s.host.Offer(languages.SetOf(languages.English(), german(), french))
	as := func(way, language string) *phone {
		p := &phone{t: s.t}
		p.dialAs(s, wire.Hello{Tabby: wire.Version, Key: s.key(page.Sit), Kind: "linux", As: way, Languages: language})
		return p
	}
	ann := as("data", "fr")
	ann.until(func(f wire.Frame) bool { return f.Table != nil })
	expect.Same(t, "Ann sits", ann.ask("sit", args{"player": 0}), "")
	s.on(func() { expect.Same(t, "the host reads", s.table.Devices()[0].Name, "Linux computer") })
	strange := &phone{t: s.t}
	strange.dialAs(s, wire.Hello{Tabby: wire.Version, Key: s.key(page.Sit), Kind: strings.Repeat("x", 1000), As: "data"})
	strange.until(func(f wire.Frame) bool { return f.Table != nil })
	s.on(func() {
		expect.Same(t, "of another kind it reads", s.table.Devices()[1].Name, "Device 2")
		expect.Same(t, "what is kept of that", s.table.roster.Devices[s.table.Devices()[1].ID].Kind, "")
	})
	for w, want := range map[*words.Language]string{languages.English(): "Linux computer", german(): "Linux-Computer", french: "Ordinateur Linux"} {
		expect.Same(t, "the table has in "+w.Tag, as("data", w.Tag).until(func(f wire.Frame) bool { return f.Table != nil }).Table.Players[0].Taken, want)
		p := as("page", w.Tag)
		expect.Contains(t, "the page in "+w.Tag, p.until(func(f wire.Frame) bool { return f.Parts["main"] != "" }).Parts["main"], want)
		p.send(map[string]any{"id": "1", "do": "sit", "player": 0})
		expect.Contains(t, "the refusal in "+w.Tag, p.until(func(f wire.Frame) bool { return len(f.Answers) > 0 }).Answers[0].Why, want)
	}
}
