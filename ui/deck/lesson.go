package deck

import (
	"math/rand/v2"
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"tabby/engine"
	"tabby/engine/bot"
	"tabby/internal/round"
	"tabby/scoring"
	"tabby/ui/frame"
	"tabby/ui/rulebook"
	"tabby/ui/widgets"
)

// A lesson is a first round: one player and the computer, with open cards, from a
// deal that meets the powers, and with the rule for each step beside the table. It
// is kept nowhere.
type lesson struct {
	variant string
	rules   *rulebook.Reader
	step    lessonStep // whose rule is shown
	scroll  *container.Scroll
	body    *fyne.Container // the rule and the table
}

// A lessonStep is a section of the rule book, or a power.
type lessonStep struct {
	section string
	power   engine.Power
}

// lessonSheet is the sheet of a lesson: it forgets the round.
type lessonSheet struct{ now scoring.Sheet }

// ID names the sheet among drafts, in which nothing is kept under it.
func (lessonSheet) ID() string { return "lesson" }

// Sheet returns a sheet without rounds.
func (l lessonSheet) Sheet() scoring.Sheet { return l.now }

// Do carries out nothing.
func (lessonSheet) Do(scoring.Intent) error { return nil }

// Record accepts a round and forgets it.
func (lessonSheet) Record(scoring.Intent) bool { return true }

// DeckChanged does nothing.
func (lessonSheet) DeckChanged() {}

// scratch keeps drafts as long as the page is open.
type scratch map[string][]byte

// Draft returns a draft, or nil.
func (s scratch) Draft(name string) []byte { return s[name] }

// SaveDraft keeps a draft.
func (s scratch) SaveDraft(name string, data []byte) error {
	s[name] = data
	return nil
}

// Learn opens the first round of a variant.
func (r *Room) Learn(variant string) {
	in := scoring.Start{At: r.Now(), Variant: variant, Dealer: 1, People: []scoring.Person{{ID: "you", Name: "You"}, {ID: "computer", Name: bot.Names()[0]}}}
	events, err := scoring.Decide(scoring.Game{}, in)
	if r.Refused(err) {
		return
	}
	var g scoring.Game
	for _, e := range events {
		g = scoring.Apply(g, e)
	}
	sheet := lessonSheet{g.Sheet(r.Now())}
	drafts := scratch{}
	d, err := r.open(sheet, drafts, rand.New(rand.NewPCG(1, 2)), nil)
	if r.Refused(err) || r.Refused(dealLesson(drafts, sheet)) || r.Refused(d.Load()) {
		return
	}
	t := r.newTable(d, sheet)
	t.lesson = newLesson(sheet.now.Ruleset)
	t.driver.Open, t.driver.Guide, t.driver.Tame = true, t.guided, tamed
	t.open()
}

// dealLesson deals the cards of a lesson.
func dealLesson(drafts round.Drafts, sheet lessonSheet) error {
	s := sheet.now
	pack, err := engine.NewPack(s.Ruleset)
	if err != nil {
		return err
	}
	d, err := round.OpenDesk(drafts, sheet.ID(), s, nil)
	if err == nil {
		err = d.KeepSeating(s)
	}
	if err != nil {
		return err
	}
	return d.Do(engine.CardsDealt{Variant: s.Ruleset.Rules.ID, Players: len(d.Seating.Seats), First: d.Seat(s.First), Order: pack.Codes(lessonOrder(pack))})
}

// lessonOrder returns the order of the deck in a lesson for two: the player gets a
// high card to replace, and draws each power in turn; the computer has high cards,
// so that it does not end the round.
func lessonOrder(pack *engine.Pack) []engine.Card {
	var powers, plain []engine.Card
	met := map[engine.Power]bool{}
	for _, c := range pack.AppendCards(nil) {
		switch p := pack.Deck[c].Power; {
		case p == engine.NoPower:
			plain = append(plain, c)
		case !met[p]:
			met[p] = true
			powers = append(powers, c)
		}
	}
	slices.SortStableFunc(plain, func(a, b engine.Card) int { return pack.Deck[a].Points - pack.Deck[b].Points })
	slices.SortStableFunc(powers, func(a, b engine.Card) int { return pack.Deck[a].Power.Draws() - pack.Deck[b].Power.Draws() })
	take := func(from float64) engine.Card { // of the plain cards that are left, by value from 0 to 1
		i := int(from * float64(len(plain)-1))
		c := plain[i]
		plain = slices.Delete(plain, i, i+1)
		return c
	}
	var order []engine.Card
	for slot := range pack.Ruleset.Rules.Hand {
		order = append(order, take([]float64{0.9, 0.3, 0.7, 0.1}[slot%4]), take([]float64{0.8, 0.6, 0.9, 0.5}[slot%4]))
	}
	if pack.Ruleset.Rules.Upcard {
		order = append(order, take(0.1))
	} else {
		order = append(order, take(0.2))
	}
	for _, p := range powers {
		order = append(order, take(0.8), p)
	}
	for len(plain) > 0 {
		order = append(order, take(0.4))
	}
	return append(order, rest(pack, order)...)
}

// rest returns the cards of a pack that are not yet in an order.
func rest(pack *engine.Pack, order []engine.Card) []engine.Card {
	left := pack.AppendCards(nil)
	for _, c := range order {
		i := slices.Index(left, c)
		left = slices.Delete(left, i, i+1)
	}
	return left
}

func newLesson(t engine.Ruleset) *lesson {
	l := &lesson{variant: t.Rules.ID, rules: rulebook.NewReader(t)}
	l.scroll = container.NewVScroll(widgets.Column(widgets.SpaceSmall))
	return l
}

// around returns the table with the rules beside it, or above it in a high window.
func (l *lesson) around(table fyne.CanvasObject) fyne.CanvasObject {
	if l.body == nil {
		rules := container.NewStack(widgets.NewSurface(widgets.ColorSurface, widgets.ColorRule), widgets.Inset(widgets.SpaceMedium, widgets.SpaceSmall, l.scroll))
		l.body = container.New(lessonLayout{}, rules, table)
	}
	return l.body
}

// lessonLayout lays out the rules and the table.
type lessonLayout struct{}

// The width of a window from which on the rules are beside the table, and the share
// of it that they take, or of its height above the table.
const (
	rulesBeside = 560
	rulesAcross = 0.32
	rulesAbove  = 0.3
)

// MinSize returns no size: both parts scroll.
func (lessonLayout) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.Size{} }

// Layout places both.
func (lessonLayout) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	if size.Width >= rulesBeside {
		width := min(frame.RulesWidth, rulesAcross*size.Width)
		put(objects[0], box(size.Width-width, 0, width, size.Height))
		put(objects[1], box(0, 0, size.Width-width-tableGap, size.Height))
		return
	}
	height := rulesAbove * size.Height
	put(objects[0], box(0, 0, size.Width, height))
	put(objects[1], box(0, height+tableGap, size.Width, size.Height-height-tableGap))
}

// show shows the rule for a step, if the rules have one that is not shown yet.
func (l *lesson) show(s lessonStep) {
	if s == (lessonStep{}) || s == l.step {
		return
	}
	said := l.rules.Power(s.power)
	if s.power == engine.NoPower {
		said = l.rules.Section(s.section)
	}
	if said != nil {
		l.step, l.scroll.Content = s, said
		l.scroll.ScrollToTop()
		l.scroll.Refresh()
	}
}
