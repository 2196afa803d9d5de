package visit

import (
	"encoding/json"
	"slices"
	"time"

	"tabby/engine"
	"tabby/history"
	"tabby/history/journal"
	"tabby/internal/devices/guest"
	"tabby/internal/devices/host/wire"
	"tabby/internal/table/game"
	"tabby/internal/table/round"
	"tabby/internal/table/sheetview"
	"tabby/scoring"
	"tabby/ui/kit/widgets"
)

// A table is what is known of one on another device. It is never changed.
type table struct {
	*wire.Table

	game   journal.Memory[scoring.Event] // the log of the game
	rules  engine.Ruleset
	cards  *round.View   // what this device may see of the round that is dealt, or nil
	offset time.Duration // of the host's clock from the one here
}

// read reads a table that came at some time by the clock here. The error is that of an
// event or a card that this Tabby does not know.
func read(t *wire.Table, at time.Time) (table, error) {
	read := table{Table: t, offset: t.Now.Sub(at)}
	var events []scoring.Event
	var g scoring.Game
	for _, text := range t.Log {
		e, err := scoring.Unmarshal(text)
		if err == nil {
			err = scoring.Fits(g, e)
		}
		if err != nil {
			return table{}, err
		}
		g, events = scoring.Apply(g, e), append(events, e)
	}
	if _, begun := g.Started(); !begun || len(t.Players) != len(g.People()) {
		return table{}, scoring.ErrEvent
	}
	if err := read.game.Append(0, events); err != nil {
		return table{}, err
	}
	read.rules = g.Sheet(at).Ruleset
	if t.Deck == nil {
		return read, nil
	}
	v, err := t.Deck.In(read.rules.Deck())
	read.cards = &v
	return read, err
}

// A log is the log of a game on another device.
type log struct {
	*journal.Memory[scoring.Event]
	id string
}

// ID names the game.
func (l log) ID() string { return l.id }

// play returns the game as it stands by the clock of the host, with players as the host calls
// them.
func (t table) play(now func() time.Time) *game.Game {
	g, err := game.Read(log{&t.game, t.Game}, func() time.Time { return now().Add(t.offset) })
	if err != nil {
		panic("visit: " + err.Error()) // its events fit
	}
	names := map[string]string{}
	for i, person := range g.State().People() {
		names[person.ID] = t.Players[i].Name
	}
	g.Known = func(id string) (history.Person, bool) {
		name, known := names[id]
		return history.Person{Name: name}, known
	}
	return g
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
// are by you.
func (t table) slips(device, you string) sheetview.Slips {
	all := sheetview.Slips{}
	for p, slip := range t.Slips {
		if slip.By == device {
			slip.By = you
		}
		all[p] = slip
	}
	return all
}

// lacking returns the players of the coming round without a score.
func (t table) lacking(s scoring.Sheet) []scoring.Player {
	var all []scoring.Player
	for _, p := range s.Playing() {
		if _, there := t.Slips[p]; !there {
			all = append(all, p)
		}
	}
	return all
}

// slipIntent returns the intent that enters a score.
func (t table) slipIntent(p scoring.Player, s scoring.Score) wire.Intent {
	return wire.Intent{Do: "slip", Round: &t.Round, Player: &p, Score: &s, Rev: t.Slips[p].Rev}
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

// caller returns who has called in the coming round, as the host says, or Nobody.
func (t table) caller(s scoring.Sheet) scoring.Player {
	if c := t.Caller; c != nil && slices.Contains(s.Playing(), *c) {
		return *c
	}
	return scoring.Nobody
}
