package deck

import (
	"context"
	"fmt"
	"math"

	"fyne.io/fyne/v2"

	"tabby/engine"
	"tabby/engine/bot"
	"tabby/history"
)

// coachWorlds is how many deals the coach tries.
const coachWorlds = 10_000

// adviceShown is how many moves the coach speaks of.
const adviceShown = 3

// coachThinks is what the coach says first.
const coachThinks = "Let me see …"

// A coach answers whoever is to move, for as long as they do not.
type coach struct {
	said []string
	stop context.CancelFunc
}

// silence ends whatever the coach is saying: it never speaks to anybody else.
func (c *coach) silence() {
	if c.stop != nil {
		c.stop()
	}
	*c = coach{}
}

// callCoach asks the coach, or says why nobody answers.
func (x *table) callCoach() {
	switch {
	case !x.Preferences().Coach:
		x.Say("The coach is off. The settings turn it on.")
	case x.asks():
		x.askCoach()
	default:
		x.Say("The coach speaks to whoever is to move.")
	}
}

// askCoach asks for the odds of whoever holds the device. That it was asked is
// noted with the game.
func (x *table) askCoach() {
	if _, err := x.Do(history.MarkCoached{Game: x.sheet.ID(), Coached: true}); x.Refused(err) {
		return
	}
	x.coach.silence()
	ctx, stop := context.WithCancel(context.Background())
	x.coach = coach{said: []string{coachThinks}, stop: stop}
	p := x.deal.State()
	q := bot.Question{Pack: p.Pack, View: p.Round.View(x.at.Seat), Worlds: coachWorlds, Seed: x.deal.dice.Uint64()}
	x.Away(func() {
		q.Advise(ctx, func(a bot.Advice) {
			fyne.Do(func() { x.hear(ctx, a) })
		})
	}, func() {
		if ctx.Err() == nil && x.coach.said[0] == coachThinks {
			x.coach.said = []string{"I have no advice for this moment."}
			x.show()
		}
	})
	x.show()
}

// hear shows what the coach says, unless it was silenced meanwhile.
func (x *table) hear(ctx context.Context, a bot.Advice) {
	if ctx.Err() != nil {
		return
	}
	p := x.deal.State()
	x.coach.said = advised(a, p.Round.Caller() == engine.Nobody)
	x.show()
}

// advised puts advice into words, the best move first.
func advised(a bot.Advice, calls bool) []string {
	said := []string{fmt.Sprintf("From %d deals like this one:", a.Worlds)}
	if calls {
		said = []string{fmt.Sprintf("In %d deals like this one, calling now is lowest in %s.", a.Worlds, chance(a.Lowest))}
	}
	for _, m := range a.Moves[:min(len(a.Moves), adviceShown)] {
		said = append(said, fmt.Sprintf("%s: lowest in %s, %.1f points.", moveWords(m.Move), chance(m.Lowest), m.Points))
	}
	return said
}

// chance says a share of all: "63 %".
func chance(share float64) string { return fmt.Sprintf("%d %%", int(math.Round(100*share))) }

// moveWords says what a move does.
func moveWords(m engine.Move) string {
	switch m.Do {
	case engine.Replace:
		return fmt.Sprintf("Replace card %d", m.A.Slot+1)
	case engine.Peek:
		return fmt.Sprintf("Peek at card %d", m.A.Slot+1)
	case engine.Swap:
		return fmt.Sprintf("Swap card %d", m.A.Slot+1)
	case engine.Knock:
		return "Call"
	}
	for _, b := range dealButtons {
		if b.do == m.Do {
			return b.text
		}
	}
	return "Another move"
}
