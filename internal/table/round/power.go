package round

import (
	"errors"
	"slices"

	"tabby/engine"
	"tabby/internal/words"
)

// heldPower returns the power of the card that the player has drawn, or NoPower.
func (p *perspective) heldPower() engine.Power {
	c := p.view.Held()
	if p.view.Phase() != engine.HoldDrawn || c >= engine.NoCard {
		return engine.NoPower
	}
	return p.pack.Ruleset.Power(p.pack.Deck[c])
}

// asks reports whether the player has yet to say what a power card is for that they
// have drawn. Until then no card can be tapped or dragged away for it: the player may
// mean to look at that card.
func (p *perspective) asks() bool {
	return p.at.Choose == NoChoice && p.heldPower() != engine.NoPower
}

// keeps reports whether a card may be replaced by the one in hand: a power card once
// the player has said so, any other at once.
func (p *perspective) keeps() bool {
	return p.at.Choose == engine.Replace || p.heldPower() == engine.NoPower
}

// refusal returns why a move is not played, though it may be legal.
func (p *perspective) refusal(m engine.Move) error {
	if err := p.at.Refusal(p.desk, m); !p.asks() || errors.Is(err, ErrShown) {
		return err
	}
	return ErrPower
}

// askHint says what a drawn power card can be for.
func (p *perspective) askHint() string {
	return p.words.Play.PowerDrawn(p.pack.Deck[p.view.Held()], words.PowerUse{ByDiscard: p.playsPowers(), Use: p.usesHeld(), Keep: p.can(engine.Replace)})
}

// usesHeld reports whether the power in hand can be used from there.
func (p *perspective) usesHeld() bool {
	return slices.ContainsFunc(p.moves, func(m engine.Move) bool {
		return m.Do != engine.Replace && m.Do != engine.Discard && m.Do != engine.Snap
	})
}

// playsPowers reports whether powers work when their cards are played.
func (p *perspective) playsPowers() bool {
	return p.pack.Ruleset.Rules.Powers == engine.WhenPlayed
}

// discarding returns the button that discards the card in hand. Where the power works
// by that, it is what one usually wants.
func (p *perspective) discarding(b Button) Button {
	if power := p.heldPower(); power != engine.NoPower && p.playsPowers() {
		b.Text, b.Main = p.words.Play.DiscardFor(power), p.at.Choose == NoChoice
	}
	return b
}
