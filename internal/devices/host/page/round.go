package page

import (
	"fmt"
	"slices"
	"strconv"
	"unicode/utf8"

	"tabby/engine"
	"tabby/internal/draw/art"
	"tabby/internal/table/felt"
	"tabby/internal/table/round"
	"tabby/internal/table/sheetview"
	"tabby/internal/words"
	"tabby/scoring"
)

// A Space is the room that a device has for the table of cards, and the size of its text, in
// pixels of the page.
type Space struct{ Width, Height, Text int }

// within returns the space of a device, or nothing, as for a phone, if its numbers are impossible.
func (s Space) within() Space {
	bound := func(n, least, most, usual int) int {
		if n == 0 {
			return usual
		}
		return min(max(n, least), most)
	}
	return Space{bound(s.Width, 240, 4000, 360), bound(s.Height, 160, 4000, 520), bound(s.Text, 10, 64, 16)}
}

// letter is the width of a letter of a prompt, on an average, in sizes of its text.
const letter = 0.56

// low is the height of a table below which notes on cards are signs.
const low = 440

// setting returns what a table with that many cards is laid out for.
func (s Space) setting(v *round.View) felt.Setting {
	em := func(n float64) int { return int(n * float64(s.Text)) }
	all := felt.Setting{Width: s.Width, Height: s.Height, Low: s.Height < low, Text: felt.Text{
		Heading: max(28, em(1.6)), Line: em(1.38), Small: em(1.15), Caption: em(7.4), Count: em(2), Prompt: em(26),
	}}
	if s.brief() {
		all.Text.Caption = all.Text.Count
	}
	if v.Over { // who won, and with how much, is longer than what to do
		all.Text.Prompt = max(all.Text.Prompt, em(letter*float64(utf8.RuneCountInString(v.Hint))))
	}
	for _, l := range v.Lines {
		all.Seats = append(all.Seats, felt.Seat{Cards: max(l.Most, len(l.Cards)), Rows: l.Rows})
	}
	return all
}

// brief reports whether captions are numbers alone: text is large, or it is low.
func (s Space) brief() bool { return s.Text > 24 || s.Height < low }

// A table is a round as templates draw it: what the viewer sees of it, and where and how a
// page draws that.
type table struct {
	*round.View
	painter
	Plan  felt.Plan
	Space Space
}

// A drawn is how a card or a pile is drawn.
type drawn struct {
	Box     felt.Box
	At      round.Place
	Card    cardView
	Label   string // "your card 2, face down"
	Caption string // below it, or ""
	Sign    string // the icon of a note on it, or ""
}

// hand renders the page of the cards.
func (p painter) hand() string {
	r := p.viewer.Round
	if r == nil {
		return p.render("nohand", p.laid())
	}
	if p.viewer.Back {
		return p.render("review", review{p})
	}
	space := p.viewer.Space.within()
	return p.render("hand", table{r, p, felt.Lay(space.setting(r)), space})
}

// A review is what a player sees when looking back at a round.
type review struct{ painter }

// A reviewPart is turns below a heading, or what is said if there is none.
type reviewPart struct {
	Heading, None string
	Turns         []round.ReviewedTurn
}

// At returns how many moves the round has.
func (r review) At() int { return r.viewer.Round.At }

// Parts returns the findings of the review, or nil while it is computed.
func (r review) Parts() []reviewPart {
	found, w := r.viewer.Review, r.w.Review
	if found == nil {
		return nil
	}
	parts := []reviewPart{{None: w.NoneCostly}}
	if len(found.Costly) > 0 {
		parts[0] = reviewPart{Heading: w.Costly, Turns: found.Costly}
	}
	if len(found.Best) > 0 {
		parts = append(parts, reviewPart{Heading: w.Best, Turns: found.Best})
	}
	return parts
}

// reviewCard is the width of a card of a review.
const reviewCard = 44

// Card returns how a card is drawn; nil is the back.
func (r review) Card(f *engine.Face) drawn {
	if f == nil {
		return drawn{Card: cardOf(r.w, round.Face{Back: true}, reviewCard), Label: r.w.Cards.FaceDown}
	}
	return r.open(*f)
}

// Short says how little room there is for the news: "line", "brief", or "" for enough.
func (t table) Short() string {
	lines := t.Plan.News.Height / t.Space.setting(t.View).Text.Small
	return [...]string{"line", "line", "brief", ""}[min(lines, 3)]
}

// Turn reports whether the round waits for the viewer.
func (t table) Turn() bool { return t.viewer.waits() }

// Chairs reports whether the viewer may say who plays.
func (t table) Chairs() bool { return t.viewer.Chairs && !t.Over }

// Own reports whether a line is the viewer's.
func (t table) Own(l round.Line) bool { return t.viewer.seated() && l.Player == t.viewer.Player }

// HasOwn reports whether there is such a line.
func (t table) HasOwn() bool { return slices.ContainsFunc(t.Lines, t.Own) }

// Mark returns the badge of a line.
func (t table) Mark(l round.Line) medal {
	m := t.scene.medal(l.Player)
	if t.Caller != nil && *t.Caller == l.Player {
		m.Ride = "knock"
	}
	return m
}

// Fits reports whether there is room for the note of a line beside its name, by the usual width
// of letters.
func (t table) Fits(l round.Line, heading felt.Box) bool {
	const badge, letter = 2, 0.6 // in the size of text
	letters := utf8.RuneCountInString(l.Name + l.Note + l.Points)
	return (badge+letter*float64(letters))*float64(t.Space.Text) <= float64(heading.Width)
}

// noteSigns are the icons of notes if there is no room for words.
var noteSigns = map[string]string{
	round.NoteChosen: "check", round.NoteDrawn: "cards", round.NoteTaken: "up", round.NotePenalty: "plus",
}

// Slot returns how a card of a line is drawn.
func (t table) Slot(line, slot int) drawn {
	l, place := t.Lines[line], t.Plan.Seats[line]
	s, width, owner := l.Cards[slot], t.Plan.Other, words.Isolated(l.Name)
	if t.Own(l) {
		owner = ""
	}
	if line == len(t.Plan.Seats)-1 {
		width = t.Plan.Own
	}
	d := drawn{Box: place.Cards[slot], At: round.InLine(s.Spot), Card: cardOf(t.w, s.Card, width)}
	note := round.NoteName(t.w, s.Note)
	d.Label = t.w.Play.CardSpoken(words.TableCard{Owner: owner, Slot: slot}, s.Card.Open(), note)
	switch {
	case place.Note > 0:
		d.Caption = note
	case s.Card.Back:
		d.Sign = noteSigns[s.Note]
	}
	return d
}

// From returns the place from which the last move brought the card at a place, or "".
func (t table) From(to round.Place) string {
	for _, travel := range t.Travels {
		if travel.To == to {
			return place(travel.From)
		}
	}
	return ""
}

// Piles returns the piles, and the card in hand if there is one.
func (t table) Piles() []round.Place {
	all := []round.Place{round.DrawPile, round.DiscardPile}
	if t.Held != nil {
		all = append(all, round.InHand)
	}
	return all
}

// Taps reports whether a tap on a pile plays a move.
func (t table) Taps(at round.Place) bool {
	return at == round.DrawPile && t.Draw.Taps || at == round.DiscardPile && t.Discard.Taps
}

// Pile returns how a pile or the card in hand is drawn.
func (t table) Pile(at round.Place) drawn {
	play := &t.w.Play
	switch at {
	case round.DrawPile:
		return t.pile(at, play.DrawPile, t.Draw, t.Plan.Draw)
	case round.DiscardPile:
		return t.pile(at, play.DiscardPile, t.Discard, t.Plan.Discard)
	}
	d := drawn{Box: t.Plan.Held, At: at, Card: cardOf(t.w, *t.Held, t.Plan.Pile), Label: play.HeldSpoken(t.Held.Open())}
	if !t.brief() {
		d.Caption = play.InHand
	}
	return d
}

// brief reports whether captions are numbers alone.
func (t table) brief() bool { return t.Plan.Brief || t.Space.brief() }

// pile returns how a pile of a name is drawn in its place.
func (t table) pile(at round.Place, name string, pile round.Pile, box felt.Box) drawn {
	d := drawn{Box: box, At: at, Card: cardOf(t.w, pile.Card, t.Plan.Pile), Caption: strconv.Itoa(pile.Count)}
	if !t.brief() {
		d.Caption = t.w.Play.Pile(name, pile.Count)
	}
	if d.Label = t.w.Play.PileSpoken(name, pile.Count, pile.Card.Open()); pile.Count == 0 {
		d.Card = cardView{Width: d.Card.Width, Height: d.Card.Height, Empty: true}
	}
	return d
}

// aside reports whether a button is for once in a while, and is to look so.
func aside(b round.Button) bool { return b.Action == round.Substitute }

// waits reports whether the round waits for the viewer.
func (v Viewer) waits() bool {
	return v.Round != nil && v.seated() && !v.Round.Over &&
		slices.ContainsFunc(v.Round.Lines, func(l round.Line) bool { return l.Player == v.Player && l.Turn })
}

// spot returns a card as an intent names it.
func spot(s round.Slot) map[string]int {
	return map[string]int{"seat": int(s.Spot.Seat), "slot": int(s.Spot.Slot)}
}

// place returns a place as the page names it.
func place(at round.Place) string { return fmt.Sprint(at.Name, " ", at.Spot.Seat, " ", at.Spot.Slot) }

// box returns where something is, as the page places it.
func box(b felt.Box) string { return fmt.Sprint(b.X, " ", b.Y, " ", b.Width, " ", b.Height) }

// sized returns a box of a size at the top left.
func sized(width, height int) felt.Box { return felt.Box{Width: width, Height: height} }

// A cardView is a card as it is drawn, face up or not, or the place of one.
type cardView struct {
	Width, Height int
	Back, Empty   bool
	Plan          art.Plan // of a card that lies face up
}

// cardOf returns how a card of a width is drawn, with its name in the language.
func cardOf(w *words.Language, f round.Face, width int) cardView {
	v := cardView{Width: width, Height: felt.CardHeight(width), Back: f.Back}
	if !f.Back {
		v.Plan = art.PlanOf(w.Cards.In(f.Face), art.Look{Width: float32(v.Width), Height: float32(v.Height), Measure: measure})
	}
	return v
}

// digit is how wide a bold letter or digit is, as a share of its size, in the fonts of phones
// within a few hundredths.
const digit = 0.62

func measure(text string, size float32) float32 { return digit * size * float32(len([]rune(text))) }

// capital is the height of a capital letter as a share of its size.
const capital = 0.72

// baseline returns where the baseline of a line is whose capitals are in the middle of its
// height.
func baseline(l art.Line) float32 { return l.Y + l.Size*capital/2 }

// tenths returns a number with at most one decimal, as attributes have it.
func tenths(x float32) string {
	return strconv.FormatFloat(float64(int(x*10+0.5))/10, 'f', -1, 32)
}

// A laid is the table between two rounds with the virtual deck: the hands of the last one, and
// who deals the next.
type laid struct {
	board
	Deals bool // the viewer may
}

// A lastHand is what a player had at the end of the last round.
type lastHand struct {
	sheetview.Column
	Mark  medal
	Cell  sheetview.Cell
	Cards []drawn
}

// laid returns the table while no cards are dealt.
func (p painter) laid() laid { return laid{p.board(), p.viewer.Deals} }

// Hands returns the hands of the last round, if the virtual deck has dealt it.
func (l laid) Hands() []lastHand {
	rounds, row := l.scene.Sheet.Rounds, l.Last()
	if row == nil || rounds[len(rounds)-1].Source != scoring.SourceDealt {
		return nil
	}
	var all []lastHand
	for i, c := range l.Columns {
		score := rounds[len(rounds)-1].Cells[c.Player].Score
		if score == nil || len(score.Hand) == 0 {
			continue
		}
		h := lastHand{Column: c, Mark: l.scene.medal(c.Player), Cell: row.Cells[i]}
		for _, code := range score.Hand {
			if f, err := l.scene.Sheet.Ruleset.Deck().Face(code); err == nil {
				h.Cards = append(h.Cards, l.open(f))
			}
		}
		all = append(all, h)
	}
	return all
}

// open returns how a card that all may see is drawn.
func (p painter) open(f engine.Face) drawn {
	return drawn{Card: cardOf(p.w, round.Face{Face: f}, reviewCard), Label: p.w.Cards.In(f).Name}
}

// shortcuts are the keys that press what has these names: pages, piles and buttons of the card
// table. They are those of the window.
var shortcuts = map[string]string{
	ShowRules: "r", ShowHand: "v",
	round.DrawPile.Name: "d", round.DiscardPile.Name: "t",
	round.IDHurry: "h", round.IDNoMatch: "n", round.IDTurnOver: "n",
	engine.Knock.String(): "k", engine.Replace.String(): "p",
}

// pressed returns the key that presses what has a name, or "".
func pressed(name string) string { return shortcuts[name] }

// CardKey returns the key that taps a card of one's own, by its place in the line, or "".
func (table) CardKey(slot int) string {
	if slot >= 9 {
		return ""
	}
	return strconv.Itoa(slot + 1)
}
