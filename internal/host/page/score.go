package page

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"tabby/engine"
	"tabby/scoring"
	"tabby/ui/words"
)

// score renders the page on which scores are entered. A viewer who may take a seat and
// has none sees the seats instead.
func (p painter) score() string {
	if p.viewer.Role == Sit && !p.viewer.seated() {
		return render("seats", p.seats())
	}
	s := p.scene.Sheet
	v := scorePage{Round: len(s.Rounds), Title: words.RoundTitle(s), Over: s.Over, Seated: p.viewer.seated(), Viewer: p.viewer}
	if s.Over {
		v.Title, v.Closed = "Scores", words.Winners(s)
		return render("score", v)
	}
	v.Entries, v.Missing = p.entries()
	v.Form = p.form(v)
	if v.Seated {
		v.Own = p.own()
	}
	if p.viewer.Writes {
		v.Write = p.write(v)
	}
	return render("score", v)
}

// A scorePage is what the page for scores shows.
type scorePage struct {
	Viewer  Viewer
	Round   int // that is entered, counted from 0 in the order of recording
	Title   string
	Over    bool
	Closed  string // why nothing can be entered
	Seated  bool   // own is the score of the viewer's seat, else that of any player
	Own     *entry // what was entered for that seat, or nil
	Form    *form  // nil for a viewer who does not play this round
	Entries []entry
	Missing string // who has not entered a score, as a sentence, or ""
	Write   *write // nil for a viewer who may not write
}

// An entry is a player of the coming round, and the score entered for the player.
type entry struct {
	Player  scoring.Player
	Name    string
	Mark    mark
	Entered bool
	SatOut  bool     // and did not play, as far as the viewer sees that
	Points  string   // "" where the viewer does not see it
	Cards   []string // the names of the cards, likewise
	By      string
	Rev     int  // of the slip, 0 without one
	Next    bool // the first without a score
}

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
	e := entry{Player: q, Name: p.name(q), Mark: p.scene.mark(q)}
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

// cardNames returns the names of cards.
func cardNames(t engine.Ruleset, codes []string) []string {
	var names []string
	deck := t.Deck()
	for _, code := range codes {
		if face, err := deck.Face(code); err == nil {
			names = append(names, face.Name)
		}
	}
	return names
}

// own returns the entry of the viewer's seat, or nil before there is one.
func (p painter) own() *entry {
	if e := p.entry(p.viewer.Player); e.Entered {
		return &e
	}
	return nil
}

// A form is where a total is typed, or cards are tapped.
type form struct {
	ID       string // what is typed belongs to this round and player
	Range    engine.Range
	Minus    bool // a total can be negative
	Kinds    []kind
	Cards    int  // cards of a line, at most so many are tapped where lines do not change
	Left     bool // how many cards are left matters
	Replaced bool // power cards have to be replaced before they are entered
}

// A kind is a kind of card to tap: the codes of those that differ by suit alone, as
// often as the deck has them.
type kind struct {
	Name, Short string
	Codes       []string
}

// form returns where the viewer enters a score, or nil if the seat does not play.
func (p painter) form(v scorePage) *form {
	s := p.scene.Sheet
	if v.Seated && !slices.Contains(s.Playing(), p.viewer.Player) {
		return nil
	}
	t := s.Ruleset
	f := &form{
		ID: strconv.Itoa(v.Round), Range: t.Score(), Minus: t.Score().Min < 0,
		Kinds: kinds(t), Cards: t.Rules.Hand, Left: t.Rules.LineChanges, Replaced: t.Rules.Replaced,
	}
	if v.Seated {
		f.ID += "-" + strconv.Itoa(int(p.viewer.Player))
	}
	return f
}

// kinds returns the kinds of card that can be in a line when it is counted.
func kinds(t engine.Ruleset) []kind {
	var all []kind
	deck := t.Deck()
	for _, f := range deck.Kinds() {
		if !t.Counts(f) {
			continue
		}
		k := kind{Short: cmp.Or(f.Rank, f.Name)}
		k.Name, _, _ = strings.Cut(f.Name, " of ")
		for _, code := range deck.Like(f.Code) {
			face, _ := deck.Face(code)
			k.Codes = append(k.Codes, slices.Repeat([]string{code}, face.Copies)...)
		}
		all = append(all, k.distinct(f, deck))
	}
	return all
}

// distinct returns the kind with its colour in the name if other cards of the rank have
// another.
func (k kind) distinct(f engine.Face, deck engine.Deck) kind {
	for _, g := range deck {
		switch {
		case f.Suit == engine.NoSuit || g.Rank != f.Rank || g.Points == f.Points:
		case f.Suit.Red():
			return kind{"Red " + strings.ToLower(k.Name), k.Short + " ♥♦", k.Codes}
		default:
			return kind{"Black " + strings.ToLower(k.Name), k.Short + " ♠♣", k.Codes}
		}
	}
	return k
}

// A write is how the round is written down.
type write struct {
	Asks    string // "Who called?", or "" where no player can
	Nobody  string
	Callers []entry
	Ready   bool
}

// write returns how the round is written down.
func (p painter) write(v scorePage) *write {
	w := &write{Callers: v.Entries, Ready: v.Missing == ""}
	if p.scene.Sheet.Ruleset.Rules.Call != "" {
		w.Asks, w.Nobody = "Who called?", "Nobody called"
	}
	return w
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
		all = append(all, seat{entry{Player: q, Name: p.name(q), Mark: p.scene.mark(q)}, p.scene.Taken[q]})
	}
	return all
}
