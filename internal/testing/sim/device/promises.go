package device

import (
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"slices"

	"tabby/internal/testing/sim/people"
	"tabby/scoring"
)

// Promises are what was acknowledged to people. They grow while a device lives and are what
// its store has to hold after any crash.
type Promises struct {
	entries map[string]entry // by sum
	removed map[string]fate  // games that were deleted for good
}

// An entry is one that was acknowledged.
type entry struct {
	game  string
	shown *scoring.Sheet // or nil if it came in a file
}

// A fate is whether something has happened that may have been broken off.
type fate int

const (
	never fate = iota
	perhaps
	surely
)

// NewPromises returns none.
func NewPromises() *Promises { return &Promises{map[string]entry{}, map[string]fate{}} }

// Clone returns what was promised so far.
func (p *Promises) Clone() *Promises {
	return &Promises{maps.Clone(p.entries), maps.Clone(p.removed)}
}

// Len returns how many entries were acknowledged.
func (p *Promises) Len() int { return len(p.entries) }

// Acted remembers what was acknowledged of an act at a sheet.
func (p *Promises) Acted(a people.Act) {
	if a.Err == nil && a.Game != "" && a.After != "" {
		p.entries[a.After] = entry{a.Game, &a.Sheet}
	}
}

// Acknowledged remembers an entry of a game, and what the screen showed then.
func (p *Promises) Acknowledged(game, sum string, shown scoring.Sheet) {
	p.entries[sum] = entry{game, &shown}
}

// deleting remembers that a game is deleted for good, which may be broken off.
func (p *Promises) deleting(game string) {
	if p.removed[game] == never {
		p.removed[game] = perhaps
	}
}

// deleted remembers that a game was deleted for good.
func (p *Promises) deleted(game string) {
	p.removed[game] = surely
	maps.DeleteFunc(p.entries, func(_ string, e entry) bool { return e.game == game })
}

// bringing remembers that games come in, which may be broken off.
func (p *Promises) bringing(b Book) {
	for _, game := range b.Games() {
		if p.removed[game] == surely {
			p.removed[game] = perhaps
		}
	}
}

// brought remembers that games came in.
func (p *Promises) brought(b Book) {
	for _, game := range b.Games() {
		delete(p.removed, game)
		for sum := range b.Sums(game) {
			if _, known := p.entries[sum]; !known {
				p.entries[sum] = entry{game: game}
			}
		}
	}
}

// Broken returns an error for each promise that an export does not keep. What may have been
// broken off is settled by it.
func (p *Promises) Broken(b Book) error {
	for _, game := range slices.Sorted(maps.Keys(p.removed)) {
		switch _, there := b.lines[game]; {
		case p.removed[game] == perhaps && there:
			delete(p.removed, game)
		case p.removed[game] == perhaps:
			p.deleted(game)
		}
	}
	var wrong []error
	lost, sums := map[string]int{}, map[string]map[string]bool{}
	for sum, e := range p.entries {
		if sums[e.game] == nil {
			sums[e.game] = b.Sums(e.game)
		}
		if !sums[e.game][sum] {
			lost[e.game]++
		}
	}
	for _, game := range slices.Sorted(maps.Keys(lost)) {
		wrong = append(wrong, fmt.Errorf("%d entries of game %s were acknowledged and are lost", lost[game], game))
	}
	for _, game := range b.Games() {
		if p.removed[game] == surely {
			wrong = append(wrong, fmt.Errorf("game %s was deleted for good and is back", game))
		}
		wrong = append(wrong, p.unlike(b, game))
	}
	return errors.Join(wrong...)
}

// forgotten returns an error for each game that was deleted for good and of which the store does not
// know it, so that a repair or another device could bring it back.
func (p *Promises) forgotten(known map[string]bool) error {
	var wrong []error
	for _, game := range slices.Sorted(maps.Keys(p.removed)) {
		if p.removed[game] == surely && !known[game] {
			wrong = append(wrong, fmt.Errorf("that game %s was deleted for good is forgotten", game))
		}
	}
	return errors.Join(wrong...)
}

// unlike returns an error unless a game reads as it did when its last entry was acknowledged.
func (p *Promises) unlike(b Book, game string) error {
	lines := b.lines[game]
	e, known := p.entries[lines[len(lines)-1].Sum]
	if !known || e.shown == nil {
		return nil
	}
	g, err := b.fold(game)
	if err == nil && shape(g.Sheet(e.shown.Now)) != shape(*e.shown) {
		err = fmt.Errorf("the sheet of game %s is not what the screen showed", game)
	}
	return err
}

// shape is a sheet as text, but for what people are called, which may change since.
func shape(s scoring.Sheet) string {
	ids := make([]string, len(s.People))
	for i, p := range s.People {
		ids[i] = p.ID
	}
	text, err := json.Marshal([]any{
		s.Now, s.Rounds, ids, s.Status, s.Totals, s.Places, s.Exits, s.Seats,
		s.Dealer, s.Cutter, s.First, s.Dealt, s.Tied, s.Extra, s.Over, s.Winners, s.Clock,
	})
	if err != nil {
		panic(err) // these have a JSON form
	}
	return string(text)
}
