package evening

import (
	"bytes"
	"encoding/json"
	"slices"
	"sync"

	"tabby/engine"
	"tabby/scoring"
)

// Deals are the rounds with the virtual deck of an evening, as the laptop has kept them.
type deals struct {
	mu  sync.Mutex
	all []*dealt
}

// A dealt round is what was dealt and played.
type dealt struct {
	data  []byte // the log
	stood bool   // someone played for another
}

// mayDeal reports whether an evening has room for one more.
func (d *deals) mayDeal() bool {
	d.mu.Lock()
	defer d.mu.Unlock()
	return len(d.all) < 2
}

// standIn notes that others play for a player from now on.
func (d *deals) standIn() {
	d.mu.Lock()
	defer d.mu.Unlock()
	if len(d.all) > 0 {
		d.all[len(d.all)-1].stood = true
	}
}

// note remembers the log of a round as it is kept now.
func (d *deals) note(data []byte) {
	d.mu.Lock()
	defer d.mu.Unlock()
	if len(d.all) > 0 {
		last := d.all[len(d.all)-1]
		if bytes.HasPrefix(data, last.data[:len(last.data)-1]) {
			last.data = bytes.Clone(data)
			return
		}
	}
	d.all = append(d.all, &dealt{data: bytes.Clone(data)})
}

// deckSeen is what of the table a phone shows.
type deckSeen struct {
	At    int
	Lines []struct {
		Player scoring.Player
		Cards  []struct {
			Spot engine.Spot
			Card string
		}
	}
	Draw, Discard struct {
		Count int
		Card  string
	}
	Held *string
}

// A cardSight is the cards that a phone showed face up at one time.
type cardSight struct {
	round, at int
	person    int // which of the devices that the phone was
	player    scoring.Player
	seat      engine.Seat // of the player, or Nobody
	up        map[engine.Spot]string
	held      string
	draw, top string
}

func (d *deckSeen) sight(round int, player scoring.Player, person int) cardSight {
	s := cardSight{round: round, at: d.At, person: person, player: player, seat: engine.Nobody, up: map[engine.Spot]string{}, draw: d.Draw.Card, top: d.Discard.Card}
	for _, l := range d.Lines {
		for _, c := range l.Cards {
			if l.Player == player {
				s.seat = c.Spot.Seat
			}
			if c.Card != "" {
				s.up[c.Spot] = c.Card
			}
		}
	}
	if d.Held != nil {
		s.held = *d.Held
	}
	if d.Discard.Count == 0 {
		s.top = ""
	}
	return s
}

// checkCards compares the cards that phones showed with what their players may know.
func (e *evening) checkCards() {
	var rounds [][][]knowledge
	var names []string
	for _, d := range e.deals.all {
		all, under, err := d.play()
		if err != nil {
			e.Errorf("what was dealt cannot be played again: %v", err)
			return
		}
		rounds, names = append(rounds, all), append(names, under...)
	}
	shown := 0
	for _, p := range e.phones {
		for _, s := range p.eyes.cards {
			shown += len(s.up)
			if !slices.ContainsFunc(rounds, func(all [][]knowledge) bool { return s.isOf(all) }) {
				e.Errorf("after %d moves of round %d %s, at the seat of player %d, is shown cards that it may not know: %v, %q in hand", s.at, s.round+1, p.name, s.player, s.up, s.held)
				break
			}
		}
	}
	e.checkSeats()
	e.checkMoves(rounds)
	e.checkNames(names)
	e.Count("cards shown", shown)
	e.Count("rounds dealt", len(e.deals.all))
}

// isOf reports whether a phone may show that in a round.
func (s cardSight) isOf(all [][]knowledge) bool {
	return s.at < len(all) && slices.ContainsFunc(all[s.at], s.fits)
}

// fits reports whether a phone may show that: each card is the one that lies there, and its
// player has seen it.
func (s cardSight) fits(k knowledge) bool {
	r := &k.round
	for spot, code := range s.up {
		if int(spot.Seat) >= r.Players() || int(spot.Slot) >= r.Len(spot.Seat) || k.pack.Code(r.Card(spot)) != code || !k.has(s.seat, spot) {
			return false
		}
	}
	mayHold := r.Phase() == engine.HoldTaken || s.seat == r.Turn()
	return s.draw == "" && s.top == k.pack.Code(r.Discarded(0)) && (s.held == "" || mayHold && s.held == k.pack.Code(r.Held()))
}

// play returns what is known after each number of moves, and the names under which guests
// have played them. A pile that is shuffled in between makes two.
func (d *dealt) play() (all [][]knowledge, names []string, err error) {
	var batches [][]json.RawMessage
	if err := json.Unmarshal(d.data, &batches); err != nil {
		return nil, nil, err
	}
	var now engine.Played
	var k knowledge
	for _, raw := range slices.Concat(batches...) {
		var name string
		if json.Unmarshal(raw, &name) == nil {
			names = append(names, name)
			continue
		}
		event, err := engine.Unmarshal(raw)
		if err != nil {
			return nil, nil, err
		}
		before := now
		if now, err = now.Fold(event); err != nil {
			return nil, nil, err
		}
		switch event := event.(type) {
		case engine.CardsDealt:
			k = dealtTo(now)
			all = append(all, nil)
		case engine.Moved:
			k = k.after(event.Move, &before.Round, &now.Round)
			all = append(all, nil)
		}
		k.round = now.Round
		all[len(all)-1] = append(all[len(all)-1], k)
	}
	return all, names, nil
}
