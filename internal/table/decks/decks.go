// Package decks keeps the decks whose cards this device was taught to read from a photo: a setting of the
// device, as its games of one's own are.
package decks

import (
	"cmp"
	"context"
	"encoding/json"
	"slices"

	"tabby/engine"
	"tabby/history"
	"tabby/internal/table/sight"
)

// A Deck is one that was taught.
type Deck struct {
	Name    string     `json:"name"`    // what the family calls it: "ours"
	Variant string     `json:"variant"` // whose cards it has
	Faces   sight.Deck `json:"faces"`
}

// setting is the key of the decks.
const setting = "taught-decks"

// Settings are those of a device.
type Settings interface{ Setting(key string) string }

// All returns the decks that were taught, the latest first. Those that this program cannot read stay
// where they are.
func All(s Settings) (all []Deck) {
	for _, kept := range keptIn(s) {
		var d Deck
		if json.Unmarshal(kept, &d) == nil {
			all = append(all, d)
		}
	}
	return all
}

// Named returns the deck with a name, and whether there is one.
func Named(s Settings, name string) (Deck, bool) {
	all := All(s)
	i := slices.IndexFunc(all, func(d Deck) bool { return d.Name == name })
	if i < 0 {
		return Deck{}, false
	}
	return all[i], true
}

// With returns the intent that keeps a deck before all others, in place of one with its name.
func With(s Settings, d Deck) (history.Intent, error) {
	text, err := json.Marshal(d)
	if err != nil {
		return nil, err
	}
	return set(append([]json.RawMessage{text}, without(s, d.Name)...))
}

// Without returns the intent that takes a deck out.
func Without(s Settings, name string) (history.Intent, error) { return set(without(s, name)) }

func without(s Settings, name string) []json.RawMessage {
	return slices.DeleteFunc(keptIn(s), func(kept json.RawMessage) bool {
		var other struct{ Name string }
		return json.Unmarshal(kept, &other) == nil && other.Name == name
	})
}

func keptIn(s Settings) []json.RawMessage {
	var all []json.RawMessage
	_ = json.Unmarshal([]byte(s.Setting(setting)), &all) // or there is none
	return all
}

func set(all []json.RawMessage) (history.Intent, error) {
	text, err := json.Marshal(all)
	return history.Set{Key: setting, Value: string(text)}, err
}

// For returns the decks that were taught with which a game can be played, the latest first: at least half of its
// cards are known.
func For(s Settings, game engine.Deck) (all []Deck) {
	for _, d := range All(s) {
		if 2*len(d.Untaught(game)) <= len(game) {
			all = append(all, d)
		}
	}
	return all
}

// Read returns the cards of the deck that lie in a photo, as a game counts them. Asked is what is not sure, and what
// the game cannot have: more of a kind than there are, or a card that it is not played with.
func (d Deck) Read(ctx context.Context, p sight.Photo, game engine.Deck) ([]sight.Reading, error) {
	kinds := map[string]string{}
	copies := map[string]int{}
	for _, f := range game {
		kinds[f.Code] = game.Like(f.Code)[0]
		copies[kinds[f.Code]] += f.Copies
	}
	all, err := d.Faces.Counting(func(code string) string { return cmp.Or(kinds[code], code) }).Read(ctx, p)
	return sight.Held(all, func(kind string) int { return copies[kind] }), err
}

// Faces returns the different faces that a game may be played with, in the order in which they are laid down
// to be taught: those of all its decks, then those that house rules add.
func Faces(r engine.Rules) (all engine.Deck) {
	for _, f := range r.Faces() {
		if i := slices.IndexFunc(all, func(g engine.Face) bool { return g.Code == f.Code }); i < 0 {
			all = append(all, f)
		} else if all[i].Copies < f.Copies {
			all[i].Copies = f.Copies
		}
	}
	return all
}

// Order returns which faces so many cards are likely to be, in the order in which they are laid down: those of a
// deck of the game alone, or with some that house rules add; and whether there are any such.
func Order(r engine.Rules, cards int) (engine.Deck, bool) {
	if cards < 1 {
		return nil, false
	}
	for _, named := range r.Decks {
		if faces := Faces(engine.Rules{Decks: []engine.NamedDeck{named}}); len(faces) == cards {
			return faces, true
		}
	}
	all := Faces(r)
	for _, named := range r.Decks {
		if own := len(Faces(engine.Rules{Decks: []engine.NamedDeck{named}})); own < cards && cards <= len(all) {
			return all[:cards], true
		}
	}
	return nil, false
}

// Untaught returns the faces of a game that the deck was not taught.
func (d Deck) Untaught(game engine.Deck) engine.Deck {
	codes := d.Faces.Codes()
	return slices.DeleteFunc(slices.Clone(game), func(f engine.Face) bool { return slices.Contains(codes, f.Code) })
}
