package host

import (
	"encoding/json"
	"sync"

	"tabby/internal/devices/host/page"
	"tabby/internal/devices/host/wire"
	"tabby/scoring"
)

// A moment is a table at one time. It is never changed.
type moment struct {
	scene  *page.Scene
	seq    int    // counts moments
	id     string // of the game
	game   scoring.Game
	events func() []json.RawMessage // of the game, as [encodeEvents] has them
	texts  sync.Map                 // by look: what several guests are sent, encoded for the first
}

// newMoment returns a game with what its table shows.
func newMoment(id string, s *page.Scene, g scoring.Game) *moment {
	return &moment{scene: s, id: id, game: g, events: sync.OnceValue(func() []json.RawMessage { return encodeEvents(g) })}
}

// encodeEvents returns the events of a game as they are kept, without the logs of rounds
// with the virtual deck: a sheet needs none, and no guest is sent which cards were hidden.
func encodeEvents(g scoring.Game) []json.RawMessage {
	events := g.Events()
	all := make([]json.RawMessage, 0, len(events))
	for _, e := range events {
		if r, is := e.(scoring.Recorded); is {
			r.Log = nil
			e = r
		}
		text, err := scoring.Marshal(e)
		if err != nil {
			panic("host: an event cannot be encoded: " + err.Error()) // the log has kept it
		}
		all = append(all, text)
	}
	return all
}

// tableFor returns a table as one guest may see it, with all events of its game if the
// guest wants the log.
func (now *moment) tableFor(v page.Viewer, log bool) *wire.Table {
	s, sheet := now.scene, now.scene.Sheet
	t := &wire.Table{
		Variant: sheet.Ruleset.Rules.ID, Round: len(sheet.Rounds), Slips: s.Slips.In(v.Words),
		Caller: s.Caller, Paused: s.Paused, Deck: v.Round,
		You: wire.You{Role: v.Role.String(), Player: v.Player, Writes: v.Writes, Deals: v.Deals},
	}
	if log {
		t.Game, t.Log, t.Now = now.id, now.events(), sheet.Now
	} else {
		shown := s.View(v.Words)
		t.Sheet = &shown
	}
	if started, ok := now.game.Started(); ok {
		t.House = started.House
	}
	for p, person := range sheet.People {
		b, taken := s.Badge(scoring.Player(p)), ""
		if d, has := s.Taken[scoring.Player(p)]; has {
			taken = v.Words.Server.Device(d)
		}
		t.Players = append(t.Players, wire.Player{Name: person.Name, Taken: taken, Colour: b.Colour, Shape: b.Shape, Cat: b.Cat + 1})
	}
	for _, p := range sheet.Playing() {
		t.Players[p].Plays = true
	}
	return t
}
