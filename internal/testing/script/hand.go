package script

import (
	"regexp"
	"slices"
	"strings"

	"tabby/engine"
	"tabby/internal/system/a11y"
)

// A try is what is to happen in a round before a player calls.
type try struct{ swap, match bool }

// newTry returns what can happen in a round of a game.
func newTry(game engine.Rules) *try {
	swap := slices.ContainsFunc(powers(game), func(f engine.Face) bool {
		return f.Power == engine.SwapOther || f.Power == engine.SwitchAny
	})
	return &try{swap, game.Snaps}
}

// powers returns the cards of a game that do something.
func powers(game engine.Rules) engine.Deck {
	return slices.DeleteFunc(slices.Clone(game.Decks[0].Deck), func(f engine.Face) bool { return f.Power == engine.NoPower })
}

// A hand is what a player by ear keeps in mind.
type hand struct {
	Player
	*try // what is yet to happen

	known map[string]string // what lies at a place: "Ann’s card 2" is "5 of hearts"
	done  *bool             // something was pressed, and did something
}

// play plays a round to its end, by ear on each face: a player calls once all was tried.
func (t *try) play(all ...Player) {
	var hands []hand
	for _, p := range all {
		p.Helper()
		hands = append(hands, hand{p, t, map[string]string{}, new(bool)})
	}
	for range most {
		over := false
		all[0].await("a turn", func([]a11y.Node) (moved bool) {
			moved, over = turns(hands)
			return moved || over
		})
		if over && *t != (try{}) {
			all[0].Fatalf("the round is over before all was tried: %+v is left", *t)
		}
		if over {
			return
		}
	}
	all[0].Fatalf("the round does not end, try %+v; what is heard is\n%s", *t, Transcript(all[0].Heard()))
}

// turns has each player do what is best of what is offered, and reports whether that did anything,
// and whether the round is over.
func turns(hands []hand) (moved, over bool) {
	for _, h := range hands {
		all := h.Heard()
		h.remember(all)
		if _, over = find(all, "Add to the sheet"); over {
			return moved, true
		}
		*h.done = false
		h.move(all)
		moved = moved || *h.done
	}
	return moved, false
}

// A place is what is heard of a card of a line.
type place struct {
	a11y.Node

	name, owner, face string // "Ann’s card 2", "Ann’s", and "5 of hearts" or "" face down
}

// placed takes apart how a card of a line is called.
var placed = regexp.MustCompile(`^((.+’s|your) card \d+), (.+)$`)

// places returns the cards of all lines.
func places(all []a11y.Node) []place {
	var found []place
	for _, s := range all {
		if parts := placed.FindStringSubmatch(bare.Replace(s.Label)); parts != nil {
			face, note, _ := strings.Cut(parts[3], ", ")
			if face == "face down" {
				face = ""
			}
			s.Chosen, s.Disabled = s.Chosen || note == "chosen", !pressable(s)
			found = append(found, place{s, parts[1], parts[2], face})
		}
	}
	return found
}

// wishes are the buttons that are pressed as soon as they are offered, the first of them first.
var wishes = []string{
	"Deal", "I am …", "Turn face down…", "Look at your outer cards",
	"Swap", "Switch two cards", "Discard it, then swap", "Discard it, then switch",
	"Peek at a card", "Look at a card", "Discard it, then peek", "Discard it, then look",
	"Draw two", "Discard it, then draw two", "draw pile…", "Draw",
}

// rests are the buttons that are pressed where no card is to be chosen.
var rests = []string{"discard pile…", "Discard it", "End your turn…", "I have none", "Nobody…", "Skip it", "Pass", "Pass (…", "Take the discard", "No swap"}

// most is how many things players do in a round at most, however long they wait for them.
const most = 2000

// remember keeps in mind what is heard.
func (h hand) remember(all []a11y.Node) {
	for _, c := range places(all) {
		if c.face != "" {
			h.known[c.name] = c.face
		}
	}
	if hears(all, " snaps ") {
		h.match = false
	}
}

// move tries what is best of what is offered.
func (h hand) move(all []a11y.Node) {
	_ = *h.try == (try{}) && h.press(all, "Say …", "Call") ||
		h.snap(all) || h.press(all, wishes...) || h.choose(all) || h.press(all, rests...)
}

// tries presses something, and reports whether that did something.
func (h hand) tries(s a11y.Node) bool {
	done := h.Face.Press(s.ID) // a new screen passes what comes in its first moment
	*h.done = *h.done || done
	return done
}

// press presses the first of some buttons that is offered, and reports whether one is.
func (h hand) press(all []a11y.Node, names ...string) bool {
	for _, name := range names {
		if s, ok := find(all, name); ok && s.Role == a11y.Button && !placed.MatchString(s.Label) {
			h.tries(s)
			return true
		}
	}
	return false
}

// snap says that a player has a card that matches, if one is known.
func (h hand) snap(all []a11y.Node) bool {
	return slices.ContainsFunc(places(all), func(c place) bool {
		if c.owner == "your" {
			return h.fits(c, all) && h.press(all, "I have a match")
		}
		return h.fits(c, all) && h.press(all, strings.TrimSuffix(c.owner, "’s")+" snaps")
	})
}

// fits reports whether a card is known to match the last discard.
func (h hand) fits(c place, all []a11y.Node) bool {
	_, top, _ := strings.Cut(begins(all, "discard pile"), "on top ")
	known := h.known[c.name]
	return known != "" && rank(known) == rank(top)
}

// begins returns the first that is heard with a beginning.
func begins(all []a11y.Node, with string) string {
	for _, s := range all {
		if strings.HasPrefix(s.Label, with) {
			return s.Label
		}
	}
	return ""
}

// rank returns what of a card has to be the same in a match.
func rank(face string) string {
	first, _, _ := strings.Cut(face, " of ")
	return first
}

// What is heard where a card is to be chosen.
const (
	toMatch   = "Tap the card that matches"
	toGive    = "Tap the card you give"
	toReplace = "Tap the card it replaces"
)

// toSwap is what is heard where two cards are to be swapped.
var toSwap = []string{"Tap a card of your own and one of another player", "Tap the card to swap it with", "Tap any two cards to switch"}

// choose presses a card, where one is to be chosen, and keeps in mind what lies there then.
func (h hand) choose(all []a11y.Node) bool {
	cards := places(all)
	first := slices.IndexFunc(cards, func(c place) bool { return c.Chosen })
	c, ok := h.best(all, cards, first)
	switch {
	case !ok:
		return false
	case !h.tries(c.Node):
	case hears(all, toReplace):
		_, h.known[c.name], _ = strings.Cut(begins(all, "in hand: "), ": ")
	case hears(all, toMatch), hears(all, toGive):
		h.forget(c.owner)
	case first >= 0 && swapping(all):
		h.swap = false
		h.forget(c.owner)
		h.forget(cards[first].owner)
	}
	return true
}

// swapping reports whether two cards are to be swapped.
func swapping(all []a11y.Node) bool {
	return slices.ContainsFunc(toSwap, func(text string) bool { return hears(all, text) })
}

// forget forgets all cards of a line, of which one has gone.
func (h hand) forget(owner string) {
	for name := range h.known {
		if strings.HasPrefix(name, owner) {
			delete(h.known, name)
		}
	}
}

// best returns the card to choose: that which matches, or one that is not known, if it can be.
// The second card of a swap is of another line. None is replaced where all are known.
func (h hand) best(all []a11y.Node, cards []place, first int) (best place, ok bool) {
	_, discards := find(all, "Discard it")
	for _, c := range cards {
		known := h.known[c.name] != ""
		switch {
		case c.Disabled, c.Chosen,
			swapping(all) && first >= 0 && cards[first].owner == c.owner,
			hears(all, toMatch) && !h.fits(c, all),
			hears(all, toReplace) && discards && known:
		case !known:
			return c, true
		case !ok:
			best, ok = c, true
		}
	}
	return best, ok
}
