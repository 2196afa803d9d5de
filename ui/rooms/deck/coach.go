package deck

import (
	"context"
	"slices"

	"fyne.io/fyne/v2"

	"tabby/engine"
	"tabby/engine/bot"
	"tabby/history"
	"tabby/internal/table/round"
	"tabby/internal/words"
	"tabby/ui/frame"
)

// coachWorlds is how many deals the coach tries.
const coachWorlds = 10_000

// maxAdvice is how many moves the coach mentions.
const maxAdvice = 2

// A coach answers the player who has to move, until they do.
type coach struct {
	*frame.Messenger
	*frame.Changer
	*frame.Settings
	frame.World

	holder   *holder
	game     string // which is marked as coached
	off      bool   // there is none at this table
	lines    []string
	answered bool
	cancel   context.CancelFunc
	show     func()
}

// reset stops the coach, so that no other player reads its advice.
func (c *coach) reset() {
	if c.cancel != nil {
		c.cancel()
	}
	c.lines, c.answered, c.cancel = nil, false, nil
}

// on reports whether the coach may speak at this table.
func (c *coach) on() bool { return c.Preferences().Coach && !c.off }

// mayAnswer reports whether the coach may be asked now.
func (c *coach) mayAnswer() bool { return c.on() && !c.holder.covered() && c.holder.decides() }

// call asks the coach, or says why it does not answer.
func (c *coach) call() {
	switch {
	case !c.on():
		c.Say(c.Words.Deck.CoachOff)
	case c.holder.decides():
		c.ask()
	default:
		c.Say(c.Words.Deck.CoachBusy)
	}
}

// ask asks for the odds of the player who holds the device, and marks the
// game as coached.
func (c *coach) ask() {
	if _, err := c.Do(history.MarkCoached{Game: c.game, Coached: true}); c.Refused(err) {
		return
	}
	c.reset()
	ctx, cancel := context.WithCancel(context.Background())
	c.lines, c.cancel = []string{c.Words.Deck.Thinking}, cancel
	p := c.holder.driver.State()
	q := bot.Question{Pack: p.Pack, View: p.Round.View(c.holder.at.Seat), Game: c.holder.driver.Game(), Worlds: coachWorlds, Seed: c.holder.driver.Dice.Uint64()}
	c.Away(func() {
		q.Advise(ctx, func(a bot.Advice) {
			fyne.Do(func() { c.answer(ctx, a) })
		})
	}, func() {
		if ctx.Err() == nil && !c.answered {
			c.lines = []string{c.Words.Deck.NoAdvice}
			c.show()
		}
	})
	c.show()
}

// answer shows advice, unless it was cancelled in the meantime.
func (c *coach) answer(ctx context.Context, a bot.Advice) {
	if ctx.Err() != nil {
		return
	}
	c.lines = adviceLines(c.Words, a, c.holder.driver.Round().Caller() == engine.Nobody)
	if between, any := c.likely(); any {
		c.lines = append(c.lines, c.Words.Deck.Unseen(between))
	}
	c.answered = true
	c.show()
}

// adviceLines puts advice into words, the best move first. Where another move comes out lowest
// more often, it says what the best one is good for.
func adviceLines(w *words.Language, a bot.Advice, canCall bool) []string {
	var lines []string
	lowest := 0.0
	for i, m := range a.Moves[:min(len(a.Moves), maxAdvice)] {
		say := w.Deck.OtherMove
		if i == 0 {
			say = w.Deck.BestMove
		}
		lines, lowest = append(lines, say(m.Move, m.Lowest)), max(lowest, m.Lowest)
	}
	if canCall {
		lines, lowest = append(lines, w.Deck.CallNow(a.Lowest)), max(lowest, a.Lowest)
	}
	if len(a.Moves) > 0 && a.Moves[0].Game > 0 && lowest > a.Moves[0].Lowest {
		lines = slices.Insert(lines, 1, w.Deck.WinsGame(a.Moves[0].Game))
	}
	return lines
}

// likely returns what a card is most likely that the player who holds the device has
// not seen.
func (c *coach) likely() (between engine.Range, any bool) {
	p := c.holder.driver.State()
	view := p.Round.View(c.holder.at.Viewer())
	return likely(p.Pack, &view)
}

// likely returns between which points half of the cards are that a player has not
// seen, if there are any.
func likely(pack *engine.Pack, v *engine.View) (between engine.Range, any bool) {
	points := unseen(pack, v)
	if len(points) == 0 {
		return engine.Range{}, false
	}
	slices.Sort(points)
	return engine.Range{Min: points[len(points)/4], Max: points[len(points)*3/4]}, true
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

// mark says below the player's own cards what they are, or most likely are, once the coach has
// answered.
func (c *coach) mark(own []round.Slot) {
	if !c.answered {
		return
	}
	p := c.holder.driver.State()
	between, any := c.likely()
	view := p.Round.View(c.holder.at.Viewer())
	for i := range own {
		s := &own[i]
		if view.Knows(s.Spot) {
			s.Advice = c.Words.Deck.Seen(p.Pack.Deck[view.Card(s.Spot)])
		} else if any {
			s.Advice = c.Words.Deck.Between(between)
		}
	}
}
