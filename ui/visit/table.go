package visit

import (
	"encoding/json"
	"time"

	"tabby/internal/guest"
	"tabby/internal/host/wire"
	"tabby/scoring"
	"tabby/ui/entry"
	"tabby/ui/widgets"
)

// A table is what is known of one on another device. It is never changed.
type table struct {
	*wire.Table

	game   scoring.Game
	offset time.Duration // of the host's clock from the one here
}

// read reads a table that came at some time by the clock here. The error is that of an
// event that this Tabby does not know.
func read(t *wire.Table, at time.Time) (table, error) {
	read := table{Table: t, offset: t.Now.Sub(at)}
	for _, text := range t.Log {
		e, err := scoring.Unmarshal(text)
		if err == nil {
			err = scoring.Fits(read.game, e)
		}
		if err != nil {
			return table{}, err
		}
		read.game = scoring.Apply(read.game, e)
	}
	if _, begun := read.game.Started(); !begun || len(t.Players) != len(read.game.People()) {
		return table{}, scoring.ErrEvent
	}
	return read, nil
}

// sheet returns the sheet as it reads at a time by the clock here, with players as the
// host calls them.
func (t table) sheet(now time.Time) scoring.Sheet {
	s := t.game.Sheet(now.Add(t.offset))
	people := make([]scoring.Person, len(s.People))
	for i, p := range s.People {
		people[i] = scoring.Person{ID: p.ID, Name: t.Players[i].Name}
	}
	s.People = people
	return s
}

// badge returns the badge of a player, as at the host.
func (t table) badge(p scoring.Player) widgets.Badge {
	b := t.Players[p]
	return widgets.Badge{Shape: widgets.Shape(b.Shape), Color: b.Colour, Initial: b.Name}
}

// seated reports whether this device has a seat.
func (t table) seated() bool { return t.You.Player != scoring.Nobody }

// The roles of a guest.
const (
	roleWatch = "watch"
	roleSit   = "sit"
)

// chooses reports whether a seat is to be taken first.
func (t table) chooses() bool { return t.You.Role == roleSit && !t.seated() }

// scored returns the players whose scores may be entered here now.
func (t table) scored(s scoring.Sheet) []scoring.Player {
	if t.You.Role == roleWatch || s.Over || s.Clock.Asked || t.Deck != nil || t.chooses() {
		return nil
	}
	if !t.seated() {
		return s.Playing()
	}
	for _, p := range s.Playing() {
		if p == t.You.Player {
			return []scoring.Player{p}
		}
	}
	return nil
}

// slips returns the scores that were entered for the coming round. Those of this device
// are yours.
func (t table) slips(device string) map[scoring.Player]entry.Slip {
	all := map[scoring.Player]entry.Slip{}
	for p, slip := range t.Slips {
		by := slip.By
		if by == device {
			by = "you"
		}
		all[scoring.Player(p)] = entry.Slip{Score: scoring.Score{Points: slip.Points, Hand: slip.Hand, Cards: slip.Cards, SatOut: slip.SatOut}, By: by}
	}
	return all
}

// lacking returns the players of the coming round without a score.
func (t table) lacking(s scoring.Sheet) []scoring.Player {
	var all []scoring.Player
	for _, p := range s.Playing() {
		if _, there := t.Slips[int(p)]; !there {
			all = append(all, p)
		}
	}
	return all
}

// slipIntent returns the intent that enters a score.
func (t table) slipIntent(p scoring.Player, s scoring.Score) wire.Intent {
	in := wire.Intent{Do: "slip", Round: &t.Round, Player: &p, Cards: s.Cards, Hand: s.Hand, SatOut: s.SatOut, Rev: t.Slips[int(p)].Rev}
	if s.Hand == nil && !s.SatOut {
		in.Points = &s.Points
	}
	return in
}

// keptPass returns a pass as it is kept: the token is all that is needed.
func keptPass(p guest.Pass) []byte {
	p.Key = ""
	text, err := json.Marshal(p)
	if err != nil {
		panic(err) // it is plain data
	}
	return text
}
