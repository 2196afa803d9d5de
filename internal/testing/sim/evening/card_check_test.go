package evening

import (
	"bytes"
	"encoding/json"
	"slices"
	"sync"

	"tabby/engine"
	"tabby/internal/table/round"
	"tabby/internal/words/languages"
	"tabby/scoring"
)

// Deals are the rounds with the virtual deck of an evening, as the laptop has kept them.
type deals struct {
	mu  sync.Mutex
	all []*dealt
}

// A dealt round is what was dealt and played.
type dealt struct {
	data  []byte           // the log
	seats []scoring.Player // the players by seat
}

// mayDeal reports whether an evening has room for one more.
func (d *deals) mayDeal() bool {
	d.mu.Lock()
	defer d.mu.Unlock()
	return len(d.all) < 3
}

// note remembers the log of a round as it is kept now, with who sits where.
func (d *deals) note(data, seating []byte) {
	d.mu.Lock()
	defer d.mu.Unlock()
	if len(d.all) > 0 {
		last := d.all[len(d.all)-1]
		if bytes.HasPrefix(data, last.data[:len(last.data)-1]) {
			last.data = bytes.Clone(data)
			return
		}
	}
	var now round.Seating
	_ = json.Unmarshal(seating, &now) // or a page that shows cards is found wrong
	d.all = append(d.all, &dealt{data: bytes.Clone(data), seats: now.Seats})
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
	lines     []lineOn // of a page, in place of seat and up
	said      []string // names of cards anywhere on a page
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
func (e *evening) checkCards(people map[string]scoring.Player) {
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
			of := func(d *dealt) bool {
				s = s.in(d.seats, people)
				return s.isOf(rounds[slices.Index(e.deals.all, d)])
			}
			fits := slices.ContainsFunc(e.deals.all, of)
			if shown += len(s.up); !fits {
				e.Errorf("after %d moves of round %d %s, at the seat of player %d, is shown cards that it may not know: %v%v, %q in hand, and %v", s.at, s.round+1, p.name, s.player, s.up, s.lines, s.held, s.said)
				break
			}
		}
	}
	e.checkSeats()
	e.checkMoves(rounds)
	e.checkNames(names)
	gives := 0
	for _, all := range rounds {
		for _, k := range slices.Concat(all...) {
			if k.round.Phase() == engine.Giving && k.round.Held() != engine.NoCard {
				gives++
			}
		}
	}
	e.Count("cards given while one is drawn", gives)
	e.Count("cards shown", shown)
	e.Count("rounds dealt", len(e.deals.all))
}

// isOf reports whether a phone may show that in a round.
func (s cardSight) isOf(all [][]knowledge) bool {
	return s.at < len(all) && slices.ContainsFunc(all[s.at], s.fits)
}

// in returns a sight of a page with the lines of players at these seats.
func (s cardSight) in(seats []scoring.Player, people map[string]scoring.Player) cardSight {
	if s.lines == nil {
		return s
	}
	s.seat, s.up = engine.Nobody, map[engine.Spot]string{}
	for _, l := range s.lines {
		seat := engine.Seat(slices.Index(seats, people[l.name])) // Nobody, where there is none
		if l.own {
			s.seat = seat
		}
		for slot, name := range l.cards {
			if name != "" {
				s.up[engine.Spot{Seat: seat, Slot: uint8(slot)}] = name
			}
		}
	}
	return s
}

// fits reports whether a phone may show that: each card is the one that lies there, and its
// player has seen it.
func (s cardSight) fits(k knowledge) bool {
	r := &k.round
	for spot, code := range s.up {
		if int(spot.Seat) >= r.Players() || int(spot.Slot) >= r.Len(spot.Seat) || !k.named(r.Card(spot), code) || !k.has(s.seat, spot) {
			return false
		}
	}
	for _, name := range s.said {
		if !k.maySay(s.seat, name) {
			return false
		}
	}
	mayHold := r.Phase() == engine.HoldTaken || s.seat == r.Turn()
	return s.draw == "" && k.named(r.Discarded(0), s.top) && (s.held == "" || mayHold && k.named(r.Held(), s.held))
}

// maySay reports whether a page of the player of a seat may name a card: one that was discarded, that
// the player has seen in a line, or that is in hand for all or for the player to see.
func (k knowledge) maySay(s engine.Seat, name string) bool {
	r := &k.round
	if k.named(r.Held(), name) && (r.Phase() == engine.HoldTaken || s == r.Turn()) {
		return true
	}
	for i := range r.Discards() {
		if k.named(r.Discarded(i), name) {
			return true
		}
	}
	for seat, line := range k.seen {
		for slot := range line {
			if at := (engine.Spot{Seat: engine.Seat(seat), Slot: uint8(slot)}); k.has(s, at) && k.named(r.Card(at), name) {
				return true
			}
		}
	}
	return false
}

// named reports whether a card has a code, or a name as pages say it; "" is no card.
func (k knowledge) named(c engine.Card, name string) bool {
	if c >= engine.NoCard {
		return name == ""
	}
	return name == k.pack.Code(c) || name == languages.English().Cards.Name(k.pack.Deck[c])
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
