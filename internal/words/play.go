package words

import (
	"tabby/engine"
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

// Ended says in one sentence who won a round, and what the call came to.
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

// Prompts returns all that can be said about what to do which has no name in it.
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
