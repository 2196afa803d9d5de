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

// maxAdvice is how many moves the coach mentions.
const maxAdvice = 3

// coachThinking is what the coach says before it has an answer.
const coachThinking = "Let me see …"

// A coach answers the player who has to move, until they do.
type coach struct {
	lines  []string
	cancel context.CancelFunc
}

// reset stops the coach, so that no other player reads its advice.
func (c *coach) reset() {
	if c.cancel != nil {
		c.cancel()
	}
	*c = coach{}
}

// callCoach asks the coach, or says why it does not answer.
func (t *table) callCoach() {
	switch {
	case !t.Preferences().Coach:
		t.Say("The coach is off. The settings turn it on.")
	case t.holderDecides():
		t.askCoach()
	default:
		t.Say("The coach speaks to whoever is to move.")
	}
}

// askCoach asks for the odds of the player who holds the device, and marks the
// game as coached.
func (t *table) askCoach() {
	if _, err := t.Do(history.MarkCoached{Game: t.sheet.ID(), Coached: true}); t.Refused(err) {
		return
	}
	t.coach.reset()
	ctx, cancel := context.WithCancel(context.Background())
	t.coach = coach{lines: []string{coachThinking}, cancel: cancel}
	p := t.deal.State()
	q := bot.Question{Pack: p.Pack, View: p.Round.View(t.at.Seat), Worlds: coachWorlds, Seed: t.deal.dice.Uint64()}
	t.Away(func() {
		q.Advise(ctx, func(a bot.Advice) {
			fyne.Do(func() { t.showAdvice(ctx, a) })
		})
	}, func() {
		if ctx.Err() == nil && t.coach.lines[0] == coachThinking {
			t.coach.lines = []string{"I have no advice for this moment."}
			t.show()
		}
	})
	t.show()
}

// showAdvice shows advice, unless it was cancelled in the meantime.
func (t *table) showAdvice(ctx context.Context, a bot.Advice) {
	if ctx.Err() != nil {
		return
	}
	t.coach.lines = adviceLines(a, t.deal.round().Caller() == engine.Nobody)
	t.show()
}

// adviceLines puts advice into words, the best move first.
func adviceLines(a bot.Advice, canCall bool) []string {
	lines := []string{fmt.Sprintf("From %d deals like this one:", a.Worlds)}
	if canCall {
		lines = []string{fmt.Sprintf("In %d deals like this one, calling now is lowest in %s.", a.Worlds, percent(a.Lowest))}
	}
	for _, m := range a.Moves[:min(len(a.Moves), maxAdvice)] {
		lines = append(lines, fmt.Sprintf("%s: lowest in %s, %.1f points.", moveName(m.Move), percent(m.Lowest), m.Points))
	}
	return lines
}

// percent formats a share: "63 %".
func percent(share float64) string { return fmt.Sprintf("%d %%", int(math.Round(100*share))) }

// moveName names a move.
func moveName(m engine.Move) string {
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
	for _, b := range moveButtons {
		if b.do == m.Do {
			return b.text
		}
	}
	return "Another move"
}
