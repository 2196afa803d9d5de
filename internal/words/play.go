package words

import (
	"cmp"
	"maps"
	"math"
	"slices"
	"strings"

	"tabby/engine"
	"tabby/internal/words/message"
)

// Play is what is said about a round with the virtual deck, on every screen.
type Play struct {
	speaker
	PlayTexts
}

// A TableCard is a card of a line, as a sentence about a player names it.
type TableCard struct {
	Owner string // whose it is, or "" if it is that player's own
	Slot  int    // from 0
}

// An OpenCard is a card of a line that lies open for a moment.
type OpenCard struct {
	At   TableCard
	Face engine.Face
}

// A CountedLine is a line that was counted at the end of a round.
type CountedLine struct {
	Name   string
	Points string
	Said   bool // the prompt says it
}

// A Seen is what all players saw of a move.
type Seen struct {
	Do      engine.MoveKind
	Name    string       // who made it
	A, B    TableCard    // the cards of lines
	Card    *engine.Face // that was taken, kept, discarded, shown or turned up, or nil for a hidden one
	Out     *engine.Face // that lies on the discard pile then, or nil
	Matched bool         // a card that was to match did
	To      string       // who is given a card
	Call    string       // what a player says who ends the round
}

// An Ending is the result of a round.
type Ending struct {
	Winners []string // who has the fewest points
	Points  int      // that they have
	Caller  string   // who called, or "" where no one did
	Right   bool     // the caller is one of the winners
	Called  int      // the points of the caller
	Cost    int      // points that a wrong call costs on top of these
}

// PowerUse is what can be done with a power card that was drawn.
type PowerUse struct {
	ByDiscard bool // its power works when it is discarded
	Use, Keep bool
}

// addresses reports whether a player has no name, so that sentences address that player.
func (l speaker) addresses(name string) bool { return name == l.language.Deck.You }

// CalledWith says who called, and who has a last turn still.
func (p Play) CalledWith(name string, last []string) string {
	if len(last) == 0 {
		return p.PlayersCalledLast(name)
	}
	return p.PlayersCalledTurns(name, p.Row(isolated(last)...))
}

// LastTurns says in short how many turns are left after a call: "2 last turns".
func (p Play) LastTurns(turns int) string {
	if turns == 0 {
		return p.PlayersLastCards
	}
	return p.Count(turns, LastTurn)
}

// Ended says in one sentence who won a round, and what the call led to.
func (p Play) Ended(e Ending) string {
	won := p.won(e)
	switch over := e.Called - e.Points; {
	case len(e.Winners) == 0:
		return p.NobodyWon
	case e.Caller == "" || e.Right:
		return p.Alone(won)
	case e.Cost > 0:
		return p.Costs(won, e.Caller, e.Called, e.Cost)
	case over > 0:
		return p.TooMany(won, e.Caller, e.Called, over)
	}
	return p.TheSame(won, e.Caller, e.Called)
}

// won says who won a round, without a full stop.
func (p Play) won(e Ending) string {
	switch {
	case len(e.Winners) > 1:
		return p.Share(e.Winners, e.Points)
	case e.Right:
		return p.WinsByCall(e.Winners, e.Points)
	}
	return p.Wins(e.Winners, e.Points)
}

// Prompts returns all prompts that have no name in them.
func (p Play) Prompts() []string {
	w := p.language.Play
	all := []string{
		w.Ended(Ending{Winners: []string{"Whiskers"}, Points: 12, Caller: "Mittens", Called: 21}),
		w.LookAll, w.LookOwn, w.KeepInMind, w.KeepAllInMind, w.TurnsDown(2, 80), w.NoMatchShown, w.WhoMatches, w.DoYouMatch,
		w.MayBeMatched, w.PowersReplaced, w.LastMatch, w.TapReplaced, w.TapSwap, w.EndOrCall, w.EndTurn,
		w.NothingLeft, w.DrawOne, w.TakeDiscard, w.DrawOrTake, p.Text(w.SecondOfTwo, w.TapFor(engine.Replace)),
	}
	for do := engine.FirstLook; do <= engine.ReplacePower; do++ {
		if text := w.TapFor(do); text != "" {
			all = append(all, text)
		}
	}
	return all
}

// MoveButton returns the button that makes a kind of move: "Take the discard".
func (p Play) MoveButton(do engine.MoveKind) string {
	return p.MovesButtons(do.String())
}

// move names a move for its player: "Replace card 2".
func (p Play) move(m engine.Move) string {
	do := m.Do.String()
	return cmp.Or(p.MovesWithCard(do, int(m.A.Slot)+1), p.MovesButtons(do), p.MovesOtherMove)
}

// TapFor says what a tap on a card does, given the move for which cards are tapped, or returns "".
func (p Play) TapFor(do engine.MoveKind) string {
	return p.MovesTaps(do.String())
}

// DiscardFor returns the button that discards a card whose power works when it is discarded.
func (p Play) DiscardFor(power engine.Power) string {
	return p.MovesDiscards(power.ID())
}

// PowerDrawn says what a power card that was drawn can be for.
func (p Play) PowerDrawn(card engine.Face, can PowerUse) string {
	named := p.language.Cards.as("rank", card)
	switch {
	case can.ByDiscard && can.Keep:
		return p.MovesDiscardOrKeep(named)
	case can.ByDiscard:
		return p.MovesDiscard(named)
	case can.Use && can.Keep:
		return p.MovesUseOrKeep(named)
	case can.Use:
		return p.MovesUse(named)
	}
	return p.MovesKeep(named)
}

// CardSpoken says for screen readers which card of a line that is, and what it shows. An own card
// has no owner and a hidden one no face; note may be "".
func (p Play) CardSpoken(c TableCard, face *engine.Face, note string) string {
	if c.Owner == "" {
		c.Owner = p.language.Deck.You
	}
	return p.Row(p.cardOf(c), p.language.Cards.spoken(face), note)
}

// PileSpoken says for screen readers what a pile is, with its top card if that is face up.
func (p Play) PileSpoken(name string, cards int, top *engine.Face) string {
	switch {
	case cards == 0:
		return p.HeardPileEmpty(name)
	case top == nil:
		return p.HeardPileOf(name, cards)
	}
	return p.HeardPileOpen(name, cards, p.language.Cards.spoken(top))
}

// HeldSpoken says for screen readers which card is in hand.
func (p Play) HeldSpoken(face *engine.Face) string {
	return p.HeardHeld(p.language.Cards.spoken(face))
}

// PromptSpoken returns a prompt with what is in hand, or nil, and which cards lie open for a
// moment: "In hand: 9. Tap the card it replaces."
func (p Play) PromptSpoken(prompt string, held *engine.Face, open []OpenCard) string {
	var all []string
	if held != nil && !strings.HasPrefix(prompt, p.language.Cards.Name(*held)+":") { // which the prompt says
		all = append(all, p.HeardHolding(p.language.Cards.Name(*held)))
	}
	for _, c := range open {
		all = append(all, p.Capital(p.HeardLiesOpen(p.cardOf(c.At), p.language.Cards.Name(c.Face))))
	}
	return p.Text(append(all, prompt)...)
}

// RoundSpoken says at the end of a round what everybody has; the prompt says who has won: "Ann wins
// with 5. Ben has 9."
func (p Play) RoundSpoken(prompt string, all []CountedLine) string {
	said := []string{prompt}
	for _, l := range all {
		if !l.Said {
			said = append(said, p.HeardHas(l.Name, l.Points))
		}
	}
	return p.Text(said...)
}

// Pile returns the caption of a pile.
func (p Play) Pile(name string, cards int) string {
	return name + " (" + p.Figure(cards) + ")"
}

// Saw returns what all players saw of a move, or "" if that needs no words.
func (p Play) Saw(s Seen) string {
	c, card := p.language.Cards, p.language.Cards.object(s.Card)
	switch {
	case s.Do == engine.Snap && s.Matched:
		return p.SeenMatches(s.Name, p.cardOf(s.A), c.alone(s.Out))
	case s.Do == engine.Snap:
		return p.SeenNoMatch(s.Name, p.cardOf(s.A), c.alone(s.Card))
	case s.Do == engine.Replace && s.Card == nil:
		card = p.word(p.SeenDrawn)
	case s.Do == engine.Give && p.addresses(s.To) && !p.addresses(s.Name):
		return p.SeenGivesYou(s.Name)
	case s.Do == engine.ReplacePower:
		return p.SeenReplaces(s.A.Owner, c.alone(s.Card), c.alone(s.Out))
	}
	return p.SeenMoves(s.Do.String(), PlaySeenMovesFacts{
		Name: s.Name, Card: card, Out: c.object(s.Out), At: p.cardOf(s.A), Other: p.cardOf(s.B),
		Place: p.SeenPlace(s.A.Slot + 1), To: s.To, Call: s.Call,
	})
}

// A LessonStep is what a lesson asks for.
type LessonStep uint8

// The steps of a lesson.
const (
	NoLesson      LessonStep = iota
	LessonLook               // at the two outer cards
	LessonLookTwo            // at two cards
	LessonTake               // the top discard
	LessonDraw
	LessonPut      // the card in hand for one of the player's
	LessonHigh     // the card in hand is discarded
	LessonPower    // the card in hand is used
	LessonPeek     // a card of the player's own is tapped
	LessonSwap     // two cards are tapped
	LessonRemember // the turn ends
	LessonCall
)

// A Lesson is a step with its cards.
type Lesson struct {
	Step      LessonStep
	Card, For engine.Face // the card in hand, and the one of the player's that it is better than; of a swap, what comes and what goes
	ByDiscard bool        // the power of the card in hand works when it is discarded
	Call      string      // what a player says who ends the round
}

// Lesson says in one sentence what to do at a step of a lesson, and why; "" is nothing.
func (d Deck) Lesson(l Lesson) string {
	c := d.language.Cards
	switch l.Step {
	case LessonPut:
		return d.Capital(d.LessonPut(DeckLessonPutFacts{Card: c.as("the", l.Card), Own: c.as("own", l.For), Other: c.as("object", l.For)}))
	case LessonHigh:
		return d.Capital(d.LessonHigh(c.as("the", l.Card)))
	case LessonSwap:
		return d.LessonSwap(c.as("ownObject", l.For), c.as("object", l.Card))
	case LessonPower:
		return d.Text(d.LessonPowers(l.Card.Power.ID(), c.as("rank", l.Card)), d.toUse(l.ByDiscard))
	case LessonCall:
		return d.LessonCall(l.Call)
	}
	return d.plain(l.Step)
}

// toUse says how a power is used.
func (d Deck) toUse(byDiscard bool) string {
	if byDiscard {
		return d.LessonDiscard
	}
	return d.LessonUse
}

// plain says what to do at a step that needs no card to be named.
func (d Deck) plain(step LessonStep) string {
	switch step {
	case LessonLook:
		return d.LessonLook
	case LessonLookTwo:
		return d.LessonLookTwo
	case LessonTake:
		return d.LessonTake
	case LessonDraw:
		return d.LessonDraw
	case LessonPeek:
		return d.LessonPeek
	case LessonRemember:
		return d.LessonRemember
	}
	return ""
}

// Lessons returns everything that a lesson can say under some rules.
func (d Deck) Lessons(t engine.Ruleset) []string {
	said := map[string]bool{}
	for step := NoLesson; step <= LessonCall; step++ {
		for _, f := range t.Deck() {
			said[d.language.Deck.Lesson(Lesson{Step: step, Card: f, For: f, ByDiscard: true, Call: t.Rules.Call})] = true
		}
	}
	return slices.Sorted(maps.Keys(said))
}

// Review is what is said when a player looks back at a round with the virtual deck.
type Review struct {
	speaker
	ReviewTexts
}

// A Choice is a move that a player could make, with what the player knew of it.
type Choice struct {
	Do   engine.MoveKind
	Card *engine.Face // in hand or on the discard pile, or nil
	A, B TableCard    // the cards of lines
	Gone *engine.Face // the card that is replaced, or nil if the player did not know it
}

// Cost says how many points a move cost.
func (r Review) Cost(c Choice, points float64) string { return r.came(r.ReviewTexts.Cost, c, points) }

// Second says how many points the second best move would have cost.
func (r Review) Second(c Choice, points float64) string {
	return r.came(r.ReviewTexts.Second, c, points)
}

// came says what a move brought, in whole points as long as that is at least one. In French
// everything below two points is singular.
func (r Review) came(say func(doing, points string, n int) string, c Choice, points float64) string {
	digits, shown := 0, math.Round(points)
	if shown < 1 {
		digits, shown = 1, math.Round(10*points)/10
	}
	return r.Capital(say(r.doing(c), r.Decimal(shown, digits), int(shown)))
}

// Better names the move that would have been better.
func (r Review) Better(c Choice) string { return r.ReviewTexts.Better(r.doing(c)) }

// Good praises a move.
func (r Review) Good(c Choice) string { return r.ReviewTexts.Good(r.doing(c)) }

// doing names a move: "taking the 4".
func (r Review) doing(c Choice) string {
	var gone message.Declined = r.word(r.cardOf(c.A))
	if c.Gone != nil {
		gone = r.language.Cards.object(c.Gone)
	}
	return cmp.Or(r.Doings(c.Do.String(), r.language.Cards.object(c.Card), r.cardOf(c.A), gone, r.cardOf(c.B)), r.Other)
}
