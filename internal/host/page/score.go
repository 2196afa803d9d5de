package page

import (
	"html/template"
	"slices"
	"strconv"
	"strings"

	"tabby/engine"
	"tabby/scoring"
	"tabby/ui/words"
)

// score renders the page on which scores are entered. A viewer who may take a seat and
// has none sees the seats instead.
func (p painter) score() *part {
	if p.viewer.Role == Sit && !p.viewer.seated() {
		return &part{id: "main", html: render("seats", p.seats())}
	}
	s := p.scene.Sheet
	v := scorePage{Title: words.RoundTitle(s), Over: s.Over, Seated: p.viewer.seated()}
	if s.Over {
		v.Title, v.Closed = "Scores", words.Winners(s)
		return &part{id: "main", html: drawOf(p.scene, "score", v)}
	}
	entries, missing := p.entries()
	var parts []*part
	var own entry
	if v.Seated {
		own = p.entry(p.viewer.Player)
	}
	if v.Own = own.Entered; v.Own {
		parts = append(parts, p.entryPart("own", own))
	}
	if v.Form = !v.Seated || slices.Contains(s.Playing(), p.viewer.Player); v.Form {
		parts = append(parts, p.form(own, entries))
	}
	if v.Others = v.Seated && len(entries) > 0; v.Others {
		parts = append(parts, p.others(entries))
	}
	if v.Write = p.viewer.Writes; v.Write {
		parts = append(parts, p.write(entries, missing))
	}
	return &part{"main", drawOf(p.scene, "score", v), parts}
}

// A scorePage is what the page for scores shows around its parts.
type scorePage struct {
	Title  string
	Over   bool
	Closed string // why nothing can be entered
	Seated bool   // the viewer has a seat, whose score can be entered; else that of any player
	Own    bool   // it was entered
	Form   bool   // it can be entered: the viewer plays this round
	Others bool   // who else has entered is said
	Write  bool   // the viewer may write the round down
}

// An entry is a player of the coming round, and the score entered for the player.
type entry struct {
	Round   int // counted from 0 in the order of recording
	Player  scoring.Player
	Name    string
	Mark    template.HTML
	Entered bool
	SatOut  bool   // and did not play, as far as the viewer sees that
	Points  string // "" where the viewer does not see it
	Cards   string // the names of the cards, likewise
	By      string
	Rev     int  // of the slip, 0 without one
	Next    bool // the first without a score
}

// ID names the entry among all of the game.
func (e entry) ID() string { return strconv.Itoa(e.Round) + "-" + strconv.Itoa(int(e.Player)) }

// entries returns those who play the coming round, and who of them lacks a score.
func (p painter) entries() (all []entry, missing string) {
	var lacking []string
	for _, q := range p.scene.Sheet.Playing() {
		e := p.entry(q)
		if !e.Entered {
			e.Next = lacking == nil
			lacking = append(lacking, e.Name)
		}
		all = append(all, e)
	}
	switch len(lacking) {
	case 0:
		return all, ""
	case 1:
		return all, lacking[0] + " has not entered a score yet."
	}
	return all, words.Joined(lacking) + " have not entered a score yet."
}

// entry returns what was entered for a player. A viewer with a seat sees no points of
// others until the round is written down, unless the viewer writes it.
func (p painter) entry(q scoring.Player) entry {
	e := entry{Round: len(p.scene.Sheet.Rounds), Player: q, Name: p.name(q), Mark: p.mark(q)}
	slip, entered := p.scene.Slips[q]
	if !entered {
		return e
	}
	e.Entered, e.By, e.Rev = true, slip.By, slip.Rev
	if p.viewer.Role == Score || p.viewer.Writes || q == p.viewer.Player {
		e.SatOut = slip.SatOut
		e.Points = strconv.Itoa(slip.Points)
		if slip.SatOut {
			e.Points = "–"
		}
		e.Cards = cardNames(p.scene.Sheet.Ruleset, slip.Hand)
	}
	return e
}

// mark renders the badge of a player.
func (p painter) mark(q scoring.Player) template.HTML {
	return template.HTML(drawOf(p.scene, "mark", p.scene.mark(q)))
}

// cardNames returns the names of cards.
func cardNames(t engine.Ruleset, codes []string) string {
	if len(codes) == 0 {
		return ""
	}
	var names []string
	deck := t.Deck()
	for _, code := range codes {
		if face, err := deck.Face(code); err == nil {
			names = append(names, face.Name)
		}
	}
	return strings.Join(names, ", ")
}

// entryPart returns a part that shows an entry by a template of that name.
func (p painter) entryPart(name string, e entry) *part {
	return &part{id: name + "-" + e.ID(), html: drawOf(p.scene, name, e)}
}

// entryParts does so for each of several.
func (p painter) entryParts(name string, entries []entry) (all []*part) {
	for _, e := range entries {
		all = append(all, p.entryPart(name, e))
	}
	return all
}

// others renders who has entered a score, for a viewer whose form does not say it.
func (p painter) others(entries []entry) *part {
	return &part{"others", drawOf(p.scene, "others", len(entries)), p.entryParts("other", entries)}
}

// A writing is how the round is written down.
type writing struct {
	Round   int
	Asks    string // "Who called?", or "" where no player can
	Nobody  string
	Callers int
}

// A readiness says whether the round can be written down.
type readiness struct {
	Round   int
	Missing string // who has not entered a score, as a sentence, or ""
}

// write renders how the round is written down.
func (p painter) write(entries []entry, missing string) *part {
	w := writing{Round: len(p.scene.Sheet.Rounds)}
	var parts []*part
	if p.scene.Sheet.Ruleset.Rules.Call != "" {
		w.Asks, w.Nobody, w.Callers = "Who called?", "Nobody called", len(entries)
		for _, e := range entries {
			parts = append(parts, p.entryPart("calls", entry{Round: e.Round, Player: e.Player, Name: e.Name, Mark: e.Mark}))
		}
	}
	round := "-" + strconv.Itoa(w.Round)
	parts = append(parts,
		&part{id: "missing" + round, html: drawOf(p.scene, "missing", readiness{w.Round, missing})},
		&part{id: "record" + round, html: drawOf(p.scene, "record", readiness{w.Round, missing})})
	return &part{"write" + round, drawOf(p.scene, "write", w), parts}
}

// A seat is one that a device can take.
type seat struct {
	entry
	Taken string // the device that has it, or ""
}

// seats returns the seats of the table.
func (p painter) seats() []seat {
	var all []seat
	for _, q := range p.scene.Sheet.Seated() {
		all = append(all, seat{entry{Player: q, Name: p.name(q), Mark: p.mark(q)}, p.scene.Taken[q]})
	}
	return all
}
