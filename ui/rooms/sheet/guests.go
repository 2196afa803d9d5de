package sheet

import (
	"reflect"

	"tabby/internal/table/game"
	"tabby/internal/table/sheetview"
	"tabby/scoring"
	"tabby/ui/frame"
	"tabby/ui/kit/widgets"
	"tabby/ui/rooms/entry"
)

// Guests are the other devices that take part in games, with what the sheet asks of them.
type Guests interface {
	// At returns who takes part in a game.
	At(id string) game.Guests
	// Watch calls f after each change of that until stop is called.
	Watch(id string, f func()) (stop func())
	// LetIn lets other devices take part in a game.
	LetIn(*game.Game) error
	// Forget forgets that they were let in when Tabby was left. Those who played at their
	// own devices play here.
	Forget(*game.Game)
	// Tell tells those who take part in a game that something else is typed for the coming round.
	Tell(id string)
}

// guests are the other devices at the table.
type guests struct {
	*table

	from    Guests           // or nil
	told    sheetview.Coming // of the round to come
	at      game.Guests
	changed func()      // shows who takes part, and what they have entered
	read    func() bool // shows what they have entered, unless that is seen
}

// look finds out who takes part now, and reports whether that has changed. Scores that were entered
// for another round are useless.
func (g *guests) look() (changed bool) {
	if g.from == nil {
		return false
	}
	now, rounds := g.from.At(g.ID()), len(g.Sheet().Rounds)
	now.Slips, now.Rounds = now.For(rounds), rounds
	changed = !reflect.DeepEqual(now, g.at)
	g.at = now
	return changed
}

// tell tells the guests what is typed for the coming round.
func (g *guests) tell(c sheetview.Coming) {
	if g.from != nil && !reflect.DeepEqual(g.told, c) {
		g.from.Tell(g.ID())
	}
	g.told = c
}

// choice returns the menu row that lets guests in. If that is impossible, it hands the game over;
// otherwise there is a separate row for that.
func (g *guests) choice(s scoring.Sheet) []frame.Choice {
	if g.from == nil && s.Over {
		return nil
	}
	if g.from == nil {
		return []frame.Choice{{Icon: widgets.IconShare, Text: g.Words.Handover.Title, Do: func() { g.goTo(frame.HandoverRoom) }}}
	}
	text := g.Words.Guests.LetIn
	if g.at.Open {
		text = g.Words.Sheet.Guests
	}
	return []frame.Choice{{Icon: widgets.IconPhone, Text: text, Do: g.open}}
}

// lead opens what the line is about: the scores that were entered, or the page on which guests are let in
// and answered.
func (g *guests) lead() {
	if len(g.at.Asks) > 0 || len(g.at.Slips) == 0 || !g.read() {
		g.open()
	}
}

// open opens the page on which guests are let in.
func (g *guests) open() { g.goTo(frame.GuestsRoom) }

// LetInAgain returns the function that lets in again the guests who were at the table when Tabby was
// closed, or nil if there were none.
func (t *Page) LetInAgain() func() {
	if !t.guests.at.Lapsed {
		return nil
	}
	return t.guests.letInAgain
}

// letInAgain lets in again the guests who were there when Tabby was closed.
func (g *guests) letInAgain() {
	if !g.Refused(g.from.LetIn(g.game)) {
		g.open()
	}
}

// forget withdraws that offer.
func (g *guests) forget() {
	g.from.Forget(g.game)
	g.changed()
}

// line says what a guest asks for. Otherwise it says how many guests are here and, once one has entered a
// score, how many scores are in with those typed here, who is away, and whether they wait. It says nothing if
// there are no guests.
func (g *guests) line(s scoring.Sheet, next entry.Entry) string {
	entered := 0
	if len(g.at.Slips) > 0 && !s.Over {
		entered = next.Receive(g.at.Slips).Typed()
	}
	here, away, waits := "", "", ""
	if g.at.Here > 0 || entered > 0 {
		here = g.Words.Sheet.GuestsHere(g.at.Here, entered, len(s.Playing()))
	}
	if len(g.at.Away) > 0 && !s.Over {
		away = g.Words.Sheet.GuestsAway(g.at.Away)
	}
	if g.at.Paused && !s.Over {
		waits = g.Words.Sheet.GuestsWait
	}
	switch {
	case !g.at.Open:
		return ""
	case len(g.at.Asks) > 1:
		return g.Words.Guests.SeveralWantToHelp(len(g.at.Asks))
	case len(g.at.Asks) > 0:
		return g.Words.Guests.WantsToHelp(g.at.Asks[0])
	}
	return g.Words.Text(here, away, waits)
}
