package guest

import (
	"errors"
	"net/url"

	"tabby/internal/devices/host/wire"
	"tabby/internal/table/round"
)

// The bounds of what a host says. A table is far below them; what is not, no Tabby has sent.
const (
	maxText    = 1000 // bytes
	maxPlayers = 100
	maxCards   = 300 // in a line
	maxThings  = 100 // buttons, news, answers at once
	maxEvents  = 20_000
	maxHosts   = 16
	maxDrags   = 10_000
)

// errFrame means that a message is none of a host that this Tabby knows.
var errFrame = errors.New("not a message of a host")

// Refused is why a host refuses something, as a sentence, or "".
type Refused string

// Error returns the sentence.
func (r Refused) Error() string { return string(r) }

// check returns errFrame for a message that no Tabby sends. What comes from a host is shown,
// and numbers in it say which player is meant: one that is wrong must not get further.
func check(f wire.Frame) error {
	ok := isShort(f.Why, f.Bye) && len(f.Answers) <= maxThings && (f.Ticket == nil || isShort(f.Ticket.Token, f.Ticket.Table, f.Ticket.Role))
	for _, a := range f.Answers {
		ok = ok && isShort(a.Re, a.No, a.Why)
	}
	if t := f.Table; t != nil {
		ok = ok && checkTable(t)
	}
	if !ok {
		return errFrame
	}
	return nil
}

// checkTable reports whether a table may be one.
func checkTable(t *wire.Table) bool {
	isPlayer := func(n int) bool { return n >= 0 && n < len(t.Players) }
	ok := len(t.Players) <= maxPlayers && len(t.Log) <= maxEvents && t.Round >= 0 && isShort(t.Game, t.Variant, t.You.Role)
	ok = ok && (isPlayer(int(t.You.Player)) || t.You.Player == -1)
	for _, p := range t.Players {
		ok = ok && isShort(p.Name, p.Taken)
	}
	if ok = ok && checkSlips(t, isPlayer); t.Deck == nil || !ok {
		return ok
	}
	return checkDeck(t.Deck, isPlayer) && (t.You.Player == -1 || len(t.Deck.Lines) > 0)
}

// checkSlips reports whether the scores that guests have entered may be some.
func checkSlips(t *wire.Table, isPlayer func(int) bool) bool {
	for p, slip := range t.Slips {
		if !isPlayer(int(p)) || !isShort(slip.By) || !isShort(slip.Score.Hand...) || len(slip.Score.Hand) > maxCards {
			return false
		}
	}
	return true
}

// checkDeck reports whether the cards on a table may be some.
func checkDeck(d *round.View, isPlayer func(int) bool) bool {
	ok := checkTexts(d) && (d.Caller == nil || isPlayer(int(*d.Caller))) && d.At >= 0 && d.Draw.Count >= 0 &&
		max(len(d.News), len(d.Buttons)) <= maxThings && len(d.Lines) <= maxPlayers && len(d.Drags) <= maxDrags
	for _, l := range d.Lines {
		ok = ok && isPlayer(int(l.Player)) && checkLine(l)
	}
	for _, b := range d.Buttons {
		ok = ok && isShort(b.ID, b.Text)
	}
	return ok
}

// checkTexts reports whether what is said of a round is short.
func checkTexts(d *round.View) bool {
	return isShort(d.Title, d.Hint, d.Last, d.Discard.Card.Face.Code) && isShort(d.News...) &&
		(d.Held == nil || isShort(d.Held.Face.Code))
}

// checkLine reports whether a player's cards may be some.
func checkLine(l round.Line) bool {
	ok := isShort(l.Name, l.Level, l.Note, l.Points) && len(l.Cards) <= maxCards
	for _, c := range l.Cards {
		ok = ok && isShort(c.Note, c.Card.Face.Code)
	}
	return ok
}

func isShort(texts ...string) bool {
	for _, text := range texts {
		if len(text) > maxText {
			return false
		}
	}
	return true
}

// isBase reports whether a text is the base of a host.
func isBase(text string) bool {
	u, err := url.Parse(text)
	return err == nil && (u.Scheme == "http" || u.Scheme == "https") && u.Host != "" && u.User == nil && isShort(text)
}
