package page

import (
	"cmp"
	"encoding/json"
	"html/template"
	"slices"
	"strconv"
	"strings"

	"tabby/engine"
	"tabby/internal/table/round"
	"tabby/internal/table/sheetview"
	"tabby/internal/words"
	"tabby/scoring"
)

// score renders the page on which scores are entered, or how the game came out once it is over.
func (p painter) score() string {
	if p.scene.Sheet.Over {
		return p.render("ended", p.board())
	}
	s := p.scene.Sheet
	v := scorePage{Title: p.w.Table.RoundTitle(s), Plays: !p.viewer.seated() || slices.Contains(s.Playing(), p.viewer.Player)}
	entries := p.entries()
	var lines, pad, write template.HTML
	scores := p.scores()
	if p.viewer.Round != nil {
		lines = p.draw("playing", p.cards())
	}
	for _, e := range entries {
		lines += p.entered(e.template(), e)
	}
	if rules := s.Ruleset.Rules; rules.Spares() {
		lines += p.draw("others", others{len(s.Rounds), p.spared(scores), *rules.Special.Others})
	}
	if v.Plays && !s.Ruleset.Rules.NoPoints {
		pad = p.pad()
	}
	switch {
	case p.viewer.Writes:
		lines += p.draw("unsure", unsure{len(s.Rounds), p.unsure(scores)})
		write = p.write(entries)
	case p.viewer.Role == Score:
		lines += p.draw("next", p.next(scores))
	}
	return string(fill(p.draw("score", v), lines, pad, write))
}

// A scorePage is everything around the parts of the page for scores: a line for each player, the
// keys to type with, and how the round is written down.
type scorePage struct {
	Title string
	Plays bool // the player whose seat the viewer has plays the round, or the viewer has none
}

// An entry is a player of the coming round, and the score entered for the player.
type entry struct {
	ID     string // names it among all of the game
	Round  int    // counted from 0 in the order of recording
	Player scoring.Player
	Name   string
	Mark   template.HTML
	Slip   *sheetview.Slip // what was entered, or nil
	Own    bool            // the viewer may enter it
	Sees   bool            // the viewer sees the score that was
	Asks   bool            // and says whether the player called
	Calls  engine.Calling  // what a call is in the game
	Called bool            // the player did, as the scorekeeper has said
	Brings string          // what it brings the player, once all scores are there
	Hand   string          // the special hand of the game, or ""
	Effect string          // what the score does, or whether there is one
	Cards  string          // what the cards in it are called, or ""

	NoPoints bool // a round is who won it
}

// Number returns the score as a number that was typed, or "" if there is none.
func (e entry) Number() string {
	if e.Slip == nil || e.Slip.Score.SatOut || e.Slip.Score.Special || len(e.Slip.Score.Hand) > 0 {
		return ""
	}
	return strconv.Itoa(e.Slip.Score.Points)
}

// Left returns how many cards the player had left, or nil if that was not entered.
func (e entry) Left() *int {
	if e.Slip == nil {
		return nil
	}
	return e.Slip.Score.Cards
}

// Special reports whether the special hand was entered.
func (e entry) Special() bool { return e.Slip != nil && e.Slip.Score.Special }

// others is what a special hand leaves to everybody else.
type others struct {
	Round  int
	Count  bool // a player has the hand
	Points int
}

// unsure is what looks odd about scores that can be.
type unsure struct {
	Round int
	Doubt string // as a question, or ""
}

// next is what comes after the scores of a helper, who does not write the round down.
type next struct {
	Round int
	Says  string // or ""
}

// next returns that: the host has all scores.
func (p painter) next(scores []*scoring.Score) next {
	n := next{Round: len(p.scene.Sheet.Rounds)}
	if p.viewer.Round == nil && p.whole(scores) {
		n.Says = p.w.Pages.HostWrites
	}
	return n
}

// template returns the template that draws the line of the player.
func (e entry) template() string {
	switch {
	case e.Own && e.NoPoints:
		return "won"
	case e.Own:
		return "entry"
	}
	return "other"
}

// entries returns those who play the coming round, the viewer before the others.
func (p painter) entries() (all []entry) {
	scores := p.scores()
	x, whole := sheetview.Expect(p.scene.Sheet, scores, scoring.Nobody), p.whole(scores)
	for _, q := range p.scene.Sheet.Playing() {
		e := p.entry(q, x)
		if e.Asks = p.viewer.Writes && p.asks(); e.Asks && whole {
			e.Brings = p.brings(q, scores)
		}
		if e.Own && p.viewer.seated() {
			all = slices.Insert(all, 0, e)
			continue
		}
		all = append(all, e)
	}
	return all
}

// asks reports whether it matters who called.
func (p painter) asks() bool { return p.scene.Sheet.Ruleset.Rules.Calling != engine.NoCall }

// scores returns the scores that the viewer sees, by player.
func (p painter) scores() []*scoring.Score {
	s := p.scene.Sheet
	scores := make([]*scoring.Score, len(s.People))
	for _, q := range s.Playing() {
		if slip, entered := p.scene.Slips[q]; entered && (p.owns(q) || p.viewer.Writes) {
			scores[q] = &slip.Score
		}
	}
	return scores
}

// spared reports whether one of the scores says what everybody else counts.
func (p painter) spared(scores []*scoring.Score) bool {
	has := func(s *scoring.Score) bool { return s != nil && s.Special }
	return p.scene.Sheet.Ruleset.Rules.Spares() && slices.ContainsFunc(scores, has)
}

// whole reports whether scores are all that the round needs.
func (p painter) whole(scores []*scoring.Score) bool {
	lacks := func(q scoring.Player) bool { return scores[q] == nil }
	return p.spared(scores) || p.scene.Sheet.Fills(scores) || !slices.ContainsFunc(p.scene.Sheet.Playing(), lacks)
}

// unsure returns what looks odd about scores that are complete and possible, or "".
func (p painter) unsure(scores []*scoring.Score) string {
	s := p.scene.Sheet
	doubts := s.Doubts(scores, scoring.Nobody)
	if !p.whole(scores) || slices.ContainsFunc(doubts, scoring.Doubt.Impossible) {
		return ""
	}
	return p.w.Table.Recount(s, doubts)
}

// owns reports whether the viewer may enter the score of a player.
func (p painter) owns(q scoring.Player) bool { return p.viewer.Role == Score || q == p.viewer.Player }

// brings says what a call does to the player who called.
func (p painter) brings(q scoring.Player, scores []*scoring.Score) string {
	e := sheetview.Expect(p.scene.Sheet, scores, q).Effect(p.scene.Sheet, q)
	e.Called = true
	return p.line(e)
}

// entry returns what was entered for a player. A viewer with a seat sees no points of
// others until the round is written down, unless the viewer writes it.
func (p painter) entry(q scoring.Player, x sheetview.Expected) entry {
	s := p.scene.Sheet
	round := len(s.Rounds)
	e := entry{ID: strconv.Itoa(round) + "-" + strconv.Itoa(int(q)), Round: round, Player: q, Name: p.name(q), Mark: p.draw("mark", p.scene.medal(q))}
	e.Own, e.Calls, e.NoPoints = p.owns(q), s.Ruleset.Rules.Calling, s.Ruleset.Rules.NoPoints
	e.Called = p.scene.Caller != nil && *p.scene.Caller == q
	if special := p.w.Rules.In(s.Ruleset.Rules).Special; special != nil {
		e.Hand = special.Name
	}
	slip, entered := p.scene.Slips[q]
	if entered {
		e.Slip = &slip
		e.Sees = e.Own || p.viewer.Writes
	}
	switch {
	case e.Sees:
		e.Effect = p.line(x.Effect(s, q))
		if !slip.Score.Special {
			e.Cards = cardNames(p.w, s.Ruleset, slip.Score.Hand)
		}
	case entered && slip.On == (words.Device{}) && slip.By == "":
		e.Effect = p.w.Pages.HasEntered
	case entered:
		e.Effect = p.w.Pages.EnteredOn(slip.In(p.w).By)
	case e.Own:
		e.Effect = p.line(x.Effect(s, q))
	case p.isTaken(q): // others may be typed at the host, which the page does not know
		e.Effect = p.w.Pages.NotYet
	}
	switch here := uint64(1) << q; {
	case p.viewer.Overruled&here != 0:
		e.Cards, e.Effect = "", p.w.Pages.ChangedAtTable(p.scene.Overruled[q].Score.Points)
	case p.viewer.Lost&here != 0:
		lost := p.scene.Lost[q].In(p.w)
		e.Cards, e.Effect = "", p.w.Pages.ChangedYours(lost.By, lost.Score.Points)
	}
	return e
}

// line says what a score does to the total of a player.
func (p painter) line(e words.Effect) string {
	if e.SatOut {
		return p.w.Pages.SatOut
	}
	return p.w.Scores.Effect(e)
}

func cardNames(w *words.Language, t engine.Ruleset, codes []string) string {
	if len(codes) == 0 {
		return ""
	}
	var names []string
	deck := t.Deck()
	for _, code := range codes {
		if face, err := deck.Face(code); err == nil {
			names = append(names, w.Cards.In(face).Name)
		}
	}
	return w.Row(names...)
}

// A writing is how the round is written down.
type writing struct {
	Round   int
	Missing string // who has not entered a score, as a sentence, or ""
	Doubt   string // why the scores cannot be, or ""
	Asks    string // who called, as a question, or ""
	Must    bool   // it has to be answered
	Dealt   bool   // cards are on the table, whose round comes first
}

// write returns how the round is written down.
func (p painter) write(entries []entry) template.HTML {
	s := p.scene.Sheet
	w := writing{Round: len(s.Rounds), Must: s.Ruleset.Rules.Calling == engine.MustCall && s.Tied == nil}
	frame := p.draw("write", w)
	var lacking []string
	scores := p.scores()
	for _, e := range entries {
		if e.Slip == nil && !p.whole(scores) {
			lacking = append(lacking, e.Name)
		}
	}
	if w.Missing = p.w.Pages.NotEntered(lacking); lacking != nil && s.Ruleset.Rules.NoPoints {
		w.Missing = p.w.Scores.TapWinner
	}
	if doubts := s.Doubts(scores, scoring.Nobody); lacking == nil && slices.ContainsFunc(doubts, scoring.Doubt.Impossible) {
		w.Doubt = p.w.Table.Recount(s, doubts)
	}
	if p.asks() && (w.Must || !p.spared(scores)) {
		w.Asks = p.w.Scores.Caller(s.Ruleset.Rules.Calling).Say
	}
	if p.viewer.Round != nil {
		w.Dealt, w.Doubt = true, p.w.Pages.CardsAreOut
	}
	return fill(frame, p.draw("missing", w), p.draw("record", w))
}

// draw renders a template with data, which is comparable.
func (p painter) draw(name string, data any) template.HTML {
	return p.scene.Cache.draw(p.w, name, data, func() any { return data })
}

// entered renders a template with an entry.
func (p painter) entered(name string, e entry) template.HTML {
	slip, err := json.Marshal(e.Slip)
	if err != nil {
		panic("page: " + err.Error()) // it is plain data
	}
	of := e
	of.Slip = nil // it is another one in the next scene
	return p.scene.Cache.draw(p.w, name, [...]any{of, string(slip)}, func() any { return e })
}

// A seat is one that a device can take.
type seat struct {
	entry
	Taken string // the device that has it, or ""
}

// A choice is what a device can be at the table: at one of the seats, or else.
type choice struct {
	Seats    []seat
	ToScreen string // leads to the big screen, or ""
	Viewer
}

// isTaken reports whether a device has the seat of a player.
func (p painter) isTaken(q scoring.Player) bool {
	_, taken := p.scene.Taken[q]
	return taken
}

// seats returns the seats of the table, except those of computer players, and the other roles that a
// device can have.
func (p painter) seats() choice {
	var all []seat
	computers := round.ComputersAmong(p.scene.Sheet)
	for _, q := range p.scene.Sheet.Seated() {
		if _, plays := computers[q]; plays {
			continue
		}
		s := seat{entry: p.entry(q, sheetview.Expected{})}
		if p.isTaken(q) {
			s.Taken = p.w.Server.Device(p.scene.Taken[q])
		}
		all = append(all, s)
	}
	return choice{all, p.scene.Screen, p.viewer}
}

// A pad is where totals are typed, or cards are tapped.
type pad struct {
	ID     int // the round, from 0
	Range  engine.Range
	Minus  bool // a total can be negative
	Kinds  []kind
	Cards  int  // cards of a line, at most this many are tapped where lines do not change
	Left   bool // how many cards are left matters
	Grows  bool // lines change
	Rules  engine.Rules
	Places int // for the cards of a grid
}

// A kind is a kind of card to tap: the codes of those that differ by suit alone, as
// often as the deck has them.
type kind struct {
	Name, Short string
	Codes       string // with spaces between
}

// pad returns the keys with which scores are entered.
func (p painter) pad() template.HTML {
	t, round := p.scene.Sheet.Ruleset, len(p.scene.Sheet.Rounds)
	return p.scene.Cache.draw(p.w, "pad", [...]string{strconv.Itoa(round), rulesOf(t)}, func() any {
		all := t.Score()
		return pad{
			ID: round, Range: all, Minus: all.Min < 0,
			Kinds: kinds(p.w, t), Cards: t.Rules.Hand, Left: t.Rules.CardsDecide(), Grows: t.Rules.LineChanges, Rules: t.Rules, Places: t.Rules.Grid.Rows * t.Rules.Grid.Columns,
		}
	})
}

// kinds returns the kinds of card that can be in a line when it is counted.
func kinds(w *words.Language, t engine.Ruleset) []kind {
	var all []kind
	deck := t.Deck()
	for _, f := range deck.Kinds() {
		if !t.Counts(f) {
			continue
		}
		k := kind{Name: w.Cards.Rank(f), Short: cmp.Or(f.Rank, w.Cards.Rank(f))}
		for _, code := range deck.Like(f.Code) {
			face, _ := deck.Face(code)
			k.Codes += strings.Repeat(" "+code, face.Copies)
		}
		k.Codes = strings.TrimSpace(k.Codes)
		all = append(all, k.distinct(w, f, deck))
	}
	return all
}

// distinct returns the kind with its colour in the name if other cards of the rank have
// another.
func (k kind) distinct(w *words.Language, f engine.Face, deck engine.Deck) kind {
	for _, g := range deck {
		switch {
		case f.Suit == engine.NoSuit || g.Rank != f.Rank || g.Points == f.Points:
		case f.Suit.Red():
			return kind{w.Pages.Kind(f), k.Short + " ♥♦", k.Codes}
		default:
			return kind{w.Pages.Kind(f), k.Short + " ♠♣", k.Codes}
		}
	}
	return k
}
