// Package decks keeps the decks whose cards this device was taught to read from a photo: a setting of the
// device, as its custom games are.
package decks

import (
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"slices"

	"tabby/engine"
	"tabby/history"
	"tabby/internal/table/sight"
	"tabby/internal/words"
)

// A Deck is a deck that this device was taught.
type Deck struct {
	Name    string     `json:"name"`    // what the family calls it: "ours"
	Variant string     `json:"variant"` // whose cards it has
	Faces   sight.Deck `json:"faces"`
}

// taught has the decks that were taught.
var taught = history.Collection[Deck]{Key: "taught-decks", Name: "name", Read: func(kept []byte) (d Deck, err error) {
	return d, json.Unmarshal(kept, &d)
}}

// A snapshot is the decks as they were set at one time.
type snapshot string

func (s snapshot) Setting(string) string { return string(s) }

// Kept returns the decks as they are now, which any goroutine may read.
func Kept(s history.Settings) history.Settings { return snapshot(s.Setting(string(taught.Key))) }

// All returns the decks that were taught, the latest first. Those that this program cannot read stay
// where they are.
func All(s history.Settings) []Deck { return taught.All(s) }

// Named returns the deck with a name, and whether there is one.
func Named(s history.Settings, name string) (Deck, bool) {
	all := All(s)
	i := slices.IndexFunc(all, func(d Deck) bool { return d.Name == name })
	if i < 0 {
		return Deck{}, false
	}
	return all[i], true
}

// With returns the intent that keeps a deck before all others, and replaces one with its name.
func With(s history.Settings, d Deck) history.Intent { return taught.With(s, d.Name, d) }

// Without returns the intent that takes a deck out.
func Without(s history.Settings, name string) history.Intent { return taught.Without(s, name) }

// For returns the decks that were taught with which a game can be played, the latest first: at least half of its
// cards are known.
func For(s history.Settings, game engine.Deck) (all []Deck) {
	for _, d := range All(s) {
		if 2*len(d.Untaught(game)) <= len(game) {
			all = append(all, d)
		}
	}
	return all
}

// Read returns the cards of the deck that lie in a photo, as a game counts them. Those are not sure that the game cannot
// have: more of a kind than there are, or a card that does not belong to it, in whose place is what it is most like next,
// or "". If the photo has no cards, the error is [ErrNoCards].
func (d Deck) Read(ctx context.Context, p sight.Photo, game engine.Deck) ([]sight.Reading, error) {
	kinds := map[string]string{}
	copies := map[string]int{}
	for _, f := range game {
		kinds[f.Code] = game.Like(f.Code)[0]
		copies[kinds[f.Code]] += f.Copies
	}
	all, err := d.Faces.Counting(func(code string) string { return cmp.Or(kinds[code], code) }).Read(ctx, p)
	if len(all) == 0 && err == nil {
		err = ErrNoCards
	}
	all = sight.Held(all, func(kind string) int { return copies[kind] })
	for i, r := range all {
		if kinds[r.Second] == "" {
			all[i].Second = ""
		}
		if kinds[r.Code] == "" {
			all[i].Code, all[i].Second = all[i].Second, ""
		}
	}
	return all, err
}

// Refusals of a photo that can be seen, the last two to guests.
var (
	ErrNoCards  = errors.New("no cards of the deck")
	ErrNotFound = errors.New("no cards")
	ErrBacks    = errors.New("most cards look the same")
	ErrMore     = errors.New("more cards than the game has different ones")
	ErrUntaught = errors.New("no deck of the game was taught")
	ErrBusy     = errors.New("another photo is looked at")
)

// Taught returns the deck with cards that were found, as faces with those codes; "" is none. The error of a deck of
// backs is [ErrBacks].
func (d Deck) Taught(found []sight.Card, codes []string) (Deck, error) {
	for i, code := range codes {
		if code != "" {
			d.Faces = d.Faces.With(code, found[i])
		}
	}
	if _, most := d.Faces.Alike(); most {
		return d, ErrBacks
	}
	return d, nil
}

// Why says why nothing was read from a picture.
func Why(w *words.Language, err error) string {
	say := &w.Camera
	for _, c := range []struct {
		is  error
		say string
	}{
		{sight.ErrNoPicture, say.NoPicture},
		{sight.ErrBroken, say.Broken},
		{sight.ErrLarge, say.TooLarge},
		{sight.ErrSmall, say.TooSmall},
		{ErrNoCards, say.NoCards},
		{ErrNotFound, say.NoneFound},
		{ErrBacks, say.Backs},
		{ErrMore, say.MoreThanGame},
		{ErrUntaught, say.AskHost},
		{ErrBusy, say.Wait},
		{sight.ErrDeck, say.NoDeck},
	} {
		if errors.Is(err, c.is) {
			return c.say
		}
	}
	return w.Refusals.Explain(err)
}

// Faces returns the different faces that a game may be played with, in the order in which they are laid down
// to be taught: those of all its decks, then those added by house rules.
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

// Order returns the likely faces of this many cards, in the order in which they are laid down: those of a deck
// of the game alone, or with some that house rules add; and whether there are such faces.
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

// Proposed returns the likely faces of this many cards, in reading order, or "" for a card without a likely face. If the
// deck knows some faces already, these are the ones that are missing.
func (d Deck) Proposed(r engine.Rules, cards int) []string {
	faces, ok := Order(r, cards)
	if len(d.Faces.Codes()) > 0 {
		faces, ok = d.Untaught(Faces(r)), true
	}
	if !ok {
		faces = Faces(r)
	}
	codes := make([]string, cards)
	for i := range min(cards, len(faces)) {
		codes[i] = faces[i].Code
	}
	return codes
}

// Untaught returns the faces of a game that the deck was not taught.
func (d Deck) Untaught(game engine.Deck) engine.Deck {
	codes := d.Faces.Codes()
	return slices.DeleteFunc(slices.Clone(game), func(f engine.Face) bool { return slices.Contains(codes, f.Code) })
}
