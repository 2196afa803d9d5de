package engine

import "slices"

// flags are the facts and house rules of a round, one bit each. They are computed once for each pack,
// so that no move reads a map.
type flags uint32

const (
	anyTwo         flags = 1 << iota // the first look is at any two cards
	noLook                           // there is no first look
	playedPowers                     // powers work when played, not when drawn
	replacedPowers                   // powers in lines are replaced at the end
	snaps                            // matching cards may be played out of turn
	endDeal                          // an empty draw pile ends the deal
	keepTop                          // the top discard is not shuffled
	turnUpAgain                      // after a shuffle a first discard is turned up
	rebury                           // a power card as the first discard goes back into the deck
	leaveUnder                       // another card is turned up on top of it
	takeSpent                        // a used power card can be taken as a blank
	keepNoPower                      // a drawn power cannot go into the line
	inertInTwo                       // powers do not work within a Draw 2
	stackTwo                         // a Draw 2 within a Draw 2 adds two cards
	inertTwo                         // a Draw 2 within a Draw 2 does not work
	callAtStart                      // a knock replaces a turn
	callAtEnd                        // a knock ends a turn
	callerLocked                     // nobody can move the cards of the caller
	younger                          // outer cards lie open
	outerClosed                      // but cards that replace them do not
	powersOwnTurn                    // a snapped card does not give its power
	powersDrawn                      // only a drawn card gives its power
	snapAnyone                       // cards of all players can be snapped
	snapActive                       // also by the player who played the card
	snapOnce                         // only the first match counts
	snapUntilDraw                    // cards can be matched until the next draw
	snapTimed                        // cards can be matched until [CloseWindow]
	callerSnaps                      // also by the caller
)

// aside are the facts that allow other seats to move during a turn.
const aside = playedPowers | snaps

func (t *table) has(f flags) bool { return t.house&f != 0 }

// switches lists the flags that a value of a house rule sets.
var switches = []struct {
	key   Key
	value Value
	flag  flags
}{
	{Younger, On, younger | noLook},
	{YoungerReplacedOuter, "face_down", outerClosed},
	{FirstUpcard, "rebury", rebury},
	{FirstUpcard, "leave_under", leaveUnder},
	{TakeSpentPower, On, takeSpent},
	{KeepPowerAsBlank, Off, keepNoPower},
	{Reshuffle, "keep_top", keepTop},
	{Reshuffle, "all_and_turn_up", turnUpAgain},
	{PowersInDraw2, "inert", inertInTwo},
	{Draw2Nested, "stack", stackTwo},
	{Draw2Nested, "inert", inertTwo},
	{CallTiming, "end_of_turn", callAtEnd},
	{CallTiming, "instead_of_turn", callAtStart},
	{CallTiming, "either", callAtEnd | callAtStart},
	{KnockerLocked, On, callerLocked},
	{CallerLocked, On, callerLocked},
	{RecallPowers, "own_turn", powersOwnTurn},
	{RecallPowers, "drawn_only", powersDrawn},
	{SnapWho, "any_cards", snapAnyone},
	{SnapActive, On, snapActive},
	{SnapMulti, Off, snapOnce},
	{SnapWindow, "until_next_draw", snapUntilDraw},
	{CallerSnaps, On, callerSnaps},
	{RecallDeckout, "end_round", endDeal},
}

// flags returns the compiled facts and house rules of the table.
func (t Ruleset) flags() flags {
	var f flags
	for _, fact := range []struct {
		holds bool
		flag  flags
	}{
		{t.Rules.Look == LookAnyTwo, anyTwo},
		{t.Rules.Powers == WhenPlayed, playedPowers},
		{t.Rules.Replaced, replacedPowers},
		{t.Rules.Snaps, snaps},
		{t.Rules.Shortage == EndDeal, endDeal},
		{t.Rules.Shortage == ShuffleButTop, keepTop},
		{t.Value(CallTiming) == "", callAtEnd},
		{t.Number(SnapWindow) > 0, snapTimed},
	} {
		if fact.holds {
			f |= fact.flag
		}
	}
	for _, s := range switches {
		if t.Value(s.key) == s.value {
			f |= s.flag
		}
	}
	return f
}

// powered returns the deck with the powers that its cards have by the house rules.
func (t Ruleset) powered() Deck {
	d := slices.Clone(t.Deck())
	for i := range d {
		d[i].Power = t.Power(d[i])
	}
	return d
}

// suitsShift is the number of bits by which a card is shifted to get its rank if each
// rank has cards of four suits.
const suitsShift = 2

// maxRanks is the maximum number of ranks in a round, whose powers are stored in one number.
const maxRanks = 16

// ranks returns by how many bits a card is shifted to get its rank, and the powers of
// the ranks, four bits each. Cards of one rank must be adjacent in the deck.
func (d Deck) ranks() (shift uint8, powers uint64, err error) {
	for _, f := range d {
		if f.Suit != NoSuit {
			shift = suitsShift
		}
	}
	for i, f := range d {
		rank := i >> shift
		first := d[rank<<shift]
		if rank >= maxRanks || f.Rank != first.Rank || f.Power != first.Power {
			return 0, 0, Refusal{Reason: ErrDeck, Face: f}
		}
		powers |= uint64(f.Power) << (rank * 4 & 63)
	}
	return shift, powers, nil
}
