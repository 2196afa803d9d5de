package deck

import (
	"context"
	"slices"

	"fyne.io/fyne/v2"

	"tabby/engine"
	"tabby/engine/bot"
	"tabby/history"
	"tabby/internal/table/round"
	"tabby/internal/table/steps"
	"tabby/internal/words"
	"tabby/scoring"
	"tabby/ui/frame"
	"tabby/ui/kit/cards"
	"tabby/ui/kit/pictures"
	"tabby/ui/kit/widgets"
)

// coachWorlds is how many deals the coach tries.
const coachWorlds = 10_000

// maxAdvice is how many moves the coach mentions.
const maxAdvice = 2

// A coach answers the player who has to move, until they do.
type coach struct {
	*Room

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

// A reviewPage looks back at a player's moves in a round that is over: what cost most, and what was
// best. It works that out in steps shorter than a frame, because a browser has only the screen's
// goroutine.
type reviewPage struct {
	*widgets.Page
	frame.World

	sheet scoring.Sheet
	dealt round.Dealt
	whose fyne.CanvasObject // the choice of a player, or nil where there is one
	stop  func()            // stops the steps
}

// looksBack reports whether a person here can look back at the round, which is over. In a lesson
// all cards lie open.
func (t *table) looksBack() bool {
	d := t.holder.driver
	return t.lesson == nil && d.Round().Phase() == engine.Over && len(d.Here()) > 0
}

// Review opens the review of a round whose log is kept, for all people who played it. The levels of
// the computer are no longer known, but its names are.
func (r *Room) Review(s scoring.Sheet, of scoring.Round) {
	d, err := round.DealtBy(of.Log, s.Ruleset.Rules.ID)
	if r.Refused(err) {
		return
	}
	var people []engine.Seat
	for seat, p := range d.Seats {
		if !bot.IsName(s.People[p].Name) {
			people = append(people, engine.Seat(seat))
		}
	}
	if len(people) == 0 {
		r.Say(r.Words.Review.NoPeople)
		return
	}
	r.openReview(s, d, people)
}

// openReview opens the review of a round for those of some seats, at least one.
func (r *Room) openReview(s scoring.Sheet, d round.Dealt, people []engine.Seat) {
	p := &reviewPage{Page: r.NewPage(r.Words.Review.Title), World: r.World, sheet: s, dealt: d, stop: func() {}}
	if len(people) > 1 {
		var chips []*widgets.Chip
		for _, seat := range people {
			player := d.Seats[seat]
			chips = append(chips, widgets.NewPersonChip(r.Badge(s.People[player], player), p.name(player), nil))
		}
		choice := widgets.OneOf(0, chips, func(i int) { p.look(people[i]) })
		p.whose = widgets.Section(r.Words.Review.Whose, choice)
	}
	r.Open(p)
	p.look(people[0])
}

// Leave stops the work.
func (p *reviewPage) Leave() { p.stop() }

func (p *reviewPage) name(of scoring.Player) string { return p.Words.Table.Name(p.sheet, of) }

// look looks back at what the player of a seat did.
func (p *reviewPage) look(s engine.Seat) {
	p.stop()
	p.show(widgets.NewHint(p.Words.Deck.Thinking))
	r := p.dealt.Review(s)
	p.stop = steps.Run(p.After, r.Step, func() { p.show(p.turns(p.dealt.Found(p.Words, r, p.name))...) })
}

func (p *reviewPage) show(body ...fyne.CanvasObject) {
	if p.whose != nil {
		body = append([]fyne.CanvasObject{p.whose}, body...)
	}
	p.SetBody(body...)
}

// turns shows the turns that a review has found.
func (p *reviewPage) turns(found round.Reviewed) []fyne.CanvasObject {
	w := p.Words.Review
	all := []fyne.CanvasObject{widgets.NewBody(w.NoneCostly)}
	if len(found.Costly) > 0 {
		all[0] = p.section(w.Costly, found.Costly)
	}
	if len(found.Best) > 0 {
		all = append(all, p.section(w.Best, found.Best))
	}
	return append(all, widgets.NewExpander(w.Counting, widgets.NewHint(w.HowCounted)))
}

// section shows turns below a heading.
func (p *reviewPage) section(heading string, all []round.ReviewedTurn) fyne.CanvasObject {
	var turns []fyne.CanvasObject
	for _, t := range all {
		title := widgets.NewText(t.Title, widgets.TextStyle{Bold: true})
		turns = append(turns, widgets.NewCard(title, p.drawing(t), widgets.NewBody(t.Says), widgets.NewHint(t.Beside)))
	}
	return widgets.Section(heading, turns...)
}

// reviewCard returns the size of a card of a review, which is drawn a little larger with text.
func reviewCard() fyne.Size { return fyne.NewSize(44, 62) }

// drawing draws the card that a choice was about, and the own line, for those who see it: the
// words say the same.
func (p *reviewPage) drawing(t round.ReviewedTurn) fyne.CanvasObject {
	own := widgets.Flow(widgets.SpaceTiny)
	for _, f := range t.Line {
		own.Add(p.card(f.Open()))
	}
	line := widgets.Column(widgets.SpaceTiny, own, widgets.NewHint(p.Words.Rulebook.YourLine))
	if t.Card == nil {
		return line
	}
	return widgets.Row(widgets.SpaceLarge, 1, widgets.Column(widgets.SpaceTiny, p.card(t.Card), widgets.NewCaption(t.Place)), line)
}

// card draws a card, or its back.
func (p *reviewPage) card(f *engine.Face) fyne.CanvasObject {
	if f == nil {
		return pictures.Scaled(cards.NewBack(p.Words.Cards.FaceDown), reviewCard())
	}
	return pictures.Scaled(cards.New(p.Words.Cards.In(*f)), reviewCard())
}
