package deck

import (
	"cmp"
	"context"
	"fmt"
	"math"
	"slices"

	"fyne.io/fyne/v2"

	"tabby/engine"
	"tabby/engine/bot"
	"tabby/history"
	"tabby/internal/round"
)

// coachWorlds is how many deals the coach tries.
const coachWorlds = 10_000

// maxAdvice is how many moves the coach mentions.
const maxAdvice = 2

// coachThinking is what the coach says before it has an answer.
const coachThinking = "Let me see …"

// A coach answers the player who has to move, until they do.
type coach struct {
	lines    []string
	answered bool
	cancel   context.CancelFunc
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
	case !t.mayCoach():
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
	p := t.driver.State()
	q := bot.Question{Pack: p.Pack, View: p.Round.View(t.at.Seat), Worlds: coachWorlds, Seed: t.driver.Dice.Uint64()}
	t.Away(func() {
		q.Advise(ctx, func(a bot.Advice) {
			fyne.Do(func() { t.showAdvice(ctx, a) })
		})
	}, func() {
		if ctx.Err() == nil && !t.coach.answered {
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
	t.coach.lines = adviceLines(a, t.driver.Round().Caller() == engine.Nobody)
	if between := t.likely(); between != "" {
		t.coach.lines = append(t.coach.lines, "A card you have not seen is most likely "+between+".")
	}
	t.coach.answered = true
	t.show()
}

// adviceLines puts advice into words, the best move first.
func adviceLines(a bot.Advice, canCall bool) []string {
	var lines []string
	for i, m := range a.Moves[:min(len(a.Moves), maxAdvice)] {
		line := round.MoveName(m.Move) + ": " + often(m.Lowest)
		if i == 0 {
			line = round.MoveName(m.Move) + ", then you are lowest " + often(m.Lowest)
		}
		lines = append(lines, line+".")
	}
	if canCall {
		lines = append(lines, "Call now: "+often(a.Lowest)+".")
	}
	return lines
}

// often puts a share into words: "6 times in 10".
func often(share float64) string {
	switch n := int(math.Round(10 * share)); n {
	case 0:
		return "hardly ever"
	case 1:
		return "once in 10"
	case 10:
		return "nearly always"
	default:
		return fmt.Sprintf("%d times in 10", n)
	}
}

// likely returns what a card is most likely that the player who holds the device has
// not seen.
func (t *table) likely() string {
	p := t.driver.State()
	view := p.Round.View(t.at.Viewer())
	return likely(p.Pack, &view)
}

// likely returns between which points half of the cards are that a player has not
// seen, as "3 to 7", or "" where there are none.
func likely(pack *engine.Pack, v *engine.View) string {
	points := unseen(pack, v)
	if len(points) == 0 {
		return ""
	}
	slices.Sort(points)
	low, high := points[len(points)/4], points[len(points)*3/4]
	if low == high {
		return fmt.Sprint(low)
	}
	return fmt.Sprintf("%d to %d", low, high)
}

// unseen returns the points of the cards that a player has not seen. Power cards that
// are replaced at the end are left out.
func unseen(pack *engine.Pack, v *engine.View) []int {
	left := map[engine.Card]int{}
	for _, c := range pack.AppendCards(nil) {
		left[c]++
	}
	left[v.Held()]--
	for i := range v.Discards() {
		left[v.Discarded(i)]--
	}
	for s := range engine.Seat(v.Players()) {
		for slot := range v.Len(s) {
			left[v.Card(engine.Spot{Seat: s, Slot: uint8(slot)})]--
		}
	}
	var points []int
	for c, n := range left {
		if replaced := c < engine.NoCard && pack.Ruleset.Rules.Replaced && pack.Deck[c].Power != engine.NoPower; c < engine.NoCard && !replaced {
			points = append(points, slices.Repeat([]int{pack.Deck[c].Points}, max(0, n))...)
		}
	}
	return points
}

// cardAdvice says below one's own cards what they are, or most likely are.
func (t *table) cardAdvice(cards []round.Slot) {
	p, between := t.driver.State(), t.likely()
	view := p.Round.View(t.at.Viewer())
	for i := range cards {
		c := &cards[i]
		if view.Knows(c.Spot) {
			face := p.Pack.Deck[view.Card(c.Spot)]
			c.Note = "seen: " + cmp.Or(face.Rank, face.Name)
		} else if between != "" {
			c.Note = between
		}
	}
}
