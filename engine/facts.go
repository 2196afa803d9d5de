package engine

import (
	"errors"
	"fmt"
	"slices"
	"strings"
)

// A FactError is an impossible fact of a game, and the reason.
type FactError struct {
	Fact   string // the field of [Rules], or what in it: "Players", "deck standard52"
	Reason string // why it cannot be
}

// Error returns the fact and the reason.
func (e FactError) Error() string { return e.Fact + ": " + e.Reason }

// MostPoints is the maximum of the points of a card, positive or negative.
const MostPoints = 99

// Check returns a [FactError] about the first impossible fact, or nil. If that fact is about
// the cards of a game that is not dealt, the error is a [Refusal] that wraps [ErrRules].
// Facts of the sheet are checked before those of the deck.
func (r Rules) Check() error {
	if err := r.checkSheet(); err != nil {
		return err
	}
	if r.Kept {
		return r.checkKept()
	}
	return r.checkDeal()
}

// checkSheet checks the facts that every sheet needs.
func (r *Rules) checkSheet() error {
	for _, text := range []struct{ fact, is string }{{"ID", r.ID}, {"Name", r.Name}, {"Call", r.Call}} {
		if text.is == "" {
			return FactError{text.fact, "it is missing"}
		}
	}
	if r.Players.Min < 2 || r.Players.Max < r.Players.Min {
		return factError("Players", "%d to %d, and a game is for two at least", r.Players.Min, r.Players.Max)
	}
	if r.NoPoints && !(r.Kept && r.HighestWins && r.Calling == NoCall && r.Bounds == Range{0, 1} && r.Decks == nil && r.Special == nil) {
		return FactError{"NoPoints", "a round is who won it, and nothing else of it counts"}
	}
	if err := r.checkOffers(); err != nil {
		return err
	}
	if clash, is := errors.AsType[Refusal]((Ruleset{Rules: *r}).checkHouse()); is {
		return factError("House", "%s cannot be %q beside the other facts", clash.Key, clash.Value)
	}
	return nil
}

// checkOffers checks the house rules and their defaults.
func (r *Rules) checkOffers() error {
	seen := map[Key]bool{}
	for _, o := range r.House {
		if seen[o.Key] {
			return factError("House", "%s is offered twice", o.Key)
		}
		seen[o.Key] = true
		if r.Rule(o.Key).Check(o.Default) != nil {
			return factError("House", "%s cannot be %q", o.Key, o.Default)
		}
	}
	for k, v := range r.Usual {
		if before, ok := r.Offers(k); !ok || before == v || r.Rule(k).Check(v) != nil {
			return factError("Usual", "%s cannot be %q, or is so anyway", k, v)
		}
	}
	return nil
}

// checkDeal checks the facts for dealing: decks and lines.
func (r *Rules) checkDeal() error {
	switch usual, chosen := r.Offers(DeckRule); {
	case r.Players.Max > MaxSeats:
		return factError("Players", "%d have no room at the table, which has %d seats", r.Players.Max, MaxSeats)
	case r.Hand < 2:
		return factError("Hand", "a line of %d is too short for a first look at two", r.Hand)
	case r.Counting != nil && (r.Counting.Rule == "" && r.Grid.Rows == 0 || r.Counting.Points == nil):
		return FactError{"Counting", "it needs a rule and a function"}
	case r.Counting != nil && r.LineChanges:
		return FactError{"Counting", "lines that change count the sum of their cards"}
	case len(r.Decks) == 0:
		return FactError{"Decks", "there is none"}
	case chosen && usual != r.Decks[0].Name:
		return factError("Decks", "the first is %s, and the house rule says %s", r.Decks[0].Name, usual)
	}
	for _, check := range []func() error{r.checkPlayed, r.checkDecks, r.checkExtras, r.checkPacks, r.checkBounds} {
		if err := check(); err != nil {
			return err
		}
	}
	return r.checkGrid(r.Hand)
}

// checkPlayed refuses facts that the sheet supports but a dealt round would ignore.
func (r *Rules) checkPlayed() error {
	switch {
	case r.HighestWins:
		return FactError{"HighestWins", "who is dealt cards plays for the lowest points"}
	case r.Special != nil:
		return FactError{"Special", "who is dealt cards counts them, whatever the hand"}
	case r.Calling != MayCall:
		return FactError{"Calling", "a round that is dealt ends by a call or without one"}
	case r.Hands != nil:
		return FactError{"Hands", "who is dealt cards has as many at the end, or what a line that changes leaves"}
	case r.Snaps && !r.LineChanges:
		return FactError{"Snaps", "a snapped card leaves its line, and lines do not change"}
	}
	return nil
}

// checkDecks checks each deck, and that a house rule can choose it.
func (r *Rules) checkDecks() error {
	_, chosen := r.Offers(DeckRule)
	for i, d := range r.Decks {
		if i > 0 && (!chosen || DeckRule.Rule().Check(d.Name) != nil) {
			return factError("Decks", "no house rule chooses %s", d.Name)
		}
		if err := r.checkDeck(d); err != nil {
			return err
		}
	}
	return nil
}

// checkPacks checks that each deck, with all cards that house rules add, fits into a round.
func (r *Rules) checkPacks() error {
	if need := r.Players.Max * r.Hand; need > maxLined {
		return factError("Hand", "%d cards for each of %d have no room in lines, which have %d places", r.Hand, r.Players.Max, maxLined)
	}
	for _, d := range r.Decks {
		fact, whole := "deck "+string(d.Name), d.Deck
		for _, x := range r.Extras {
			whole = whole.with(x.Faces, len(x.Faces))
		}
		switch n := whole.Size(); {
		case n > maxCards:
			return factError(fact, "%d cards do not fit on the table, which has room for %d", n, maxCards)
		case r.LineChanges && n > maxLined:
			return factError(fact, "%d cards may come into lines that change, which have %d places", n, maxLined)
		}
		if _, _, err := whole.ranks(); err != nil {
			return factError(fact, "a round knows %d ranks, each of one power and, where there are suits, of all four one after the other", maxRanks)
		}
	}
	return nil
}

// checkBounds checks that the given range of points of a round, if there is one, is that of a line.
func (r *Rules) checkBounds() error {
	if r.Bounds == (Range{}) {
		return nil
	}
	for _, d := range r.Decks {
		if s := r.counted(d.Deck); s.Min < r.Bounds.Min || s.Max > r.Bounds.Max {
			return factError("Bounds", "%d to %d, and a line of %s counts %d to %d", r.Bounds.Min, r.Bounds.Max, d.Name, s.Min, s.Max)
		}
	}
	return nil
}

// counted returns the range of the points of a hand.
func (r *Rules) counted(d Deck) Range {
	if r.Counting != nil {
		return r.allHands(d).points
	}
	plain := *r
	plain.Decks, plain.Extras, plain.Bounds = []NamedDeck{{Deck: d}}, nil, Range{}
	return Ruleset{Rules: plain}.Score()
}

// checkDeck checks the cards of a deck, and that there are enough for the maximum number of players.
func (r *Rules) checkDeck(d NamedDeck) error {
	fact := "deck " + string(d.Name)
	codes, names, countable := map[string]bool{}, map[string]bool{}, 0
	for _, f := range d.Deck {
		if codes[f.Code] || names[f.Name] {
			return factError(fact, "two of its cards are %s, %s", f.Code, f.Name)
		}
		codes[f.Code], names[f.Name] = true, true
		if err := r.checkFace(fact, f); err != nil {
			return err
		}
		if !r.replaces(f) {
			countable += f.Copies
		}
	}
	switch need := r.Players.Max * r.Hand; {
	case d.Deck.Size() <= need+1:
		return factError(fact, "%d cards leave no draw pile once %d are dealt", d.Deck.Size(), need)
	case countable < need:
		return factError(fact, "%d cards that count cannot fill %d places of lines", countable, need)
	}
	return nil
}

// checkFace checks a card of a deck.
func (r *Rules) checkFace(fact string, f Face) error {
	switch {
	case f.Code == "" || f.Name == "" || f.Copies < 1:
		return factError(fact, "a card needs a code, a name and copies: %+v", f)
	case !(Range{-MostPoints, MostPoints}).Has(f.Points):
		return factError(fact, "%s counts %d, and a card counts %d to %d", f.Name, f.Points, -MostPoints, MostPoints)
	case r.replaces(f) && f.Points != 0:
		return factError(fact, "%s is replaced before scoring and yet counts %d", f.Name, f.Points)
	}
	return nil
}

// replaces reports whether a card is replaced before scoring.
func (r *Rules) replaces(f Face) bool { return r.Replaced && f.Power != NoPower }

// checkExtras checks the cards that house rules add.
func (r *Rules) checkExtras() error {
	for _, x := range r.Extras {
		if _, ok := r.Offers(x.Count); !ok || x.Count.Rule().Numbers != (Range{0, len(x.Faces)}) {
			return factError("Extras", "%s does not offer 0 to %d of the %[2]d faces", x.Count, len(x.Faces))
		}
		for _, f := range x.Faces {
			if err := r.checkFace("Extras", f); err != nil {
				return err
			}
		}
	}
	return nil
}

func factError(fact, format string, args ...any) error {
	return FactError{fact, fmt.Sprintf(format, args...)}
}

// Limits of a game that is not dealt.
const (
	mostFaces = 64
	mostKept  = 400 // cards

	// MostSeats is the highest number of players.
	MostSeats = 10
	// MostHand is the highest number of cards in a hand.
	MostHand = 24
	// MostRows is the highest number of rows of a hand; a hand with rows has at least two.
	MostRows = 6
	// MostColumns is the highest number of cards in a row.
	MostColumns = 8
)

// checkKept checks a game that is not dealt.
func (r *Rules) checkKept() error {
	if r.Players.Max > MostSeats {
		return factError("Players", "%d, and a sheet is for %d at most", r.Players.Max, MostSeats)
	}
	if len(r.Decks) == 0 {
		return r.checkWithoutCards()
	}
	for _, d := range r.Decks {
		if err := r.checkCards(d); err != nil {
			return err
		}
	}
	return nil
}

// checkWithoutCards checks a game without a deck.
func (r *Rules) checkWithoutCards() error {
	switch {
	case r.Bounds.Min > r.Bounds.Max, r.Bounds == Range{}: // nothing could be counted
		return Refusal{Reason: ErrGameOrder, Field: "score", Count: r.Bounds.Min, Allowed: r.Bounds}
	case r.Grid != Grid{}:
		return Refusal{Reason: ErrGameNoDeck, Field: "grid"}
	case r.Special != nil && r.Special.Cards != nil:
		return Refusal{Reason: ErrGameNoDeck, Field: "special"}
	}
	return nil
}

// checkCards checks a deck of a game that is not dealt, and its hands.
func (r *Rules) checkCards(d NamedDeck) error {
	faces, cards := Range{1, mostFaces}, Range{1, mostKept}
	if n := len(d.Deck); !faces.Has(n) {
		return Refusal{Reason: ErrGameFaces, Field: "deck", Count: n, Allowed: faces}
	}
	if n := d.Deck.Size(); !cards.Has(n) {
		return Refusal{Reason: ErrGameCards, Field: "deck", Count: n, Allowed: cards}
	}
	for _, f := range d.Deck {
		if err := r.checkFace("deck "+string(d.Name), f); err != nil {
			return err
		}
	}
	return r.checkHands(d.Deck)
}

// checkHands checks that the deck can give every possible hand.
func (r *Rules) checkHands(d Deck) error {
	least, most := slices.Min(r.sizes()), slices.Max(r.sizes())
	if hand := (Range{1, MostHand}); !hand.Has(most) || least < 0 {
		return Refusal{Reason: ErrGameHand, Field: "hand", Count: most, Allowed: hand}
	}
	if each := d.Size() / r.Players.Min; most > each {
		return Refusal{Reason: ErrGameHands, Field: "hand", Count: most, Allowed: Range{1, each}}
	}
	if r.Special != nil && r.Special.Cards != nil {
		if err := d.Holds(r.Special.Cards...); err != nil {
			return Refusal{Reason: ErrGameSpecial, Field: "special", Card: strings.Join(r.Special.Cards, " ")}
		}
	}
	return r.checkGrid(most)
}

// checkGrid checks that every hand fills the columns of its grid.
func (r *Rules) checkGrid(most int) error {
	g := r.Grid
	if g == (Grid{}) {
		return nil
	}
	fits := (Range{2, MostRows}).Has(g.Rows) && (Range{1, MostColumns}).Has(g.Columns) && g.Rows*g.Columns == most && !r.LineChanges
	for _, n := range r.sizes() {
		if !fits || n%g.Rows != 0 {
			return Refusal{Reason: ErrGameGrid, Field: "grid", Count: n, Allowed: Range{g.Rows, g.Columns}}
		}
	}
	return nil
}

// kept returns r as a game that is not dealt, with the house rules of every sheet and those
// that its facts require, and with the values in own.
func kept(r Rules, own houseOf) Rules {
	r.Kept = true
	offers := slices.DeleteFunc(append(SheetOffers(Number(9)), CallOffers()...), func(o Offer) bool { return !r.has(o.Key.Rule().Needs) })
	r.House = withDefaults(offers, own)
	if r.NoPoints { // so that numbers are of rounds that somebody won
		r.House = withDefaults(r.House, houseOf{Threshold: Number(3), Rounds: Number(3), LateJoin: JoinZero})
	}
	return r
}
