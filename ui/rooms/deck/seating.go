package deck

import (
	"errors"
	"slices"

	"fyne.io/fyne/v2"

	"tabby/engine/bot"
	"tabby/internal/table/round"
	"tabby/internal/words"
	"tabby/scoring"
	"tabby/ui/kit/cat"
	"tabby/ui/kit/widgets"
)

// seatingPage returns the page on which a table chooses which seats the computer
// plays, and deals.
func (r *Room) seatingPage(d *shared, next *round.Desk, sheet Sheet) *widgets.Page {
	page := chairs{r.Words, r.Badge}.page(next, sheet.Sheet(), next.Seating.Set)
	page.SetBack(r.Words.Common.BackToSheet, r.Close)
	page.SetFooter(widgets.NewIconTextButton(widgets.Primary, widgets.IconDeal, r.Words.Common.Deal, func() {
		r.Close()
		r.start(d, next, sheet)
	}))
	return page
}

// start deals a round for those who were chosen, and shows it, or the one that a guest has
// dealt meanwhile.
func (r *Room) start(d *shared, next *round.Desk, sheet Sheet) {
	err := d.Deal(func(p scoring.Player) string { return next.Seating.Levels[p] })
	if errors.Is(err, round.ErrRunning) || !r.Refused(err) {
		r.play(d, sheet)
	}
}

// chairs are where it is chosen who plays.
type chairs struct {
	words *words.Language
	badge func(scoring.Person, scoring.Player) widgets.Badge
}

// page returns a page with a row for each player, which calls choose.
func (c chairs) page(d *round.Desk, s scoring.Sheet, choose func(p scoring.Player, who string)) *widgets.Page {
	page, rows := widgets.NewPage(c.words.Common.WhoPlays), widgets.Column(widgets.SpaceSmall)
	for _, p := range d.Seating.Seats {
		rows.Add(c.row(d, s.People[p], p, choose))
	}
	page.SetBody(rows)
	return page
}

// A chair is the row of a player: who plays for them and, if it is a cat, how well it does.
type chair struct {
	words  *words.Language
	person scoring.Person
	who    func() string // as [round.Seating] has it
	choose func(who string)
	says   *widgets.Text
	taps   *widgets.Text // what a tap does
	row    *widgets.Tile
	cat    *widgets.Tile
	face   *fyne.Container // of the cat, and its level
}

// chairBadge is the side of the badge of a player, in device-independent pixels.
const chairBadge = 56

// row returns the row of a player, which calls choose.
func (c chairs) row(d *round.Desk, person scoring.Person, p scoring.Player, choose func(p scoring.Player, who string)) fyne.CanvasObject {
	r := &chair{
		words: c.words, person: person, says: widgets.NewText("", widgets.TextStyle{}), taps: widgets.NewHint(""), face: widgets.Column(widgets.SpaceNone),
		who:    func() string { return d.Seating.Levels[p] },
		choose: func(who string) { choose(p, who) },
	}
	name := widgets.Column(widgets.SpaceNone, widgets.NewText(person.Name, widgets.TextStyle{Size: widgets.SizeHeading, Bold: true, Lines: 1}), r.says, r.taps)
	badge := widgets.NewBadgeView(c.badge(person, p), chairBadge)
	r.row = widgets.NewTile(widgets.Carded, widgets.Inset(widgets.SpaceNone, widgets.SpaceSmall, widgets.Row(widgets.SpaceMedium, 1, badge, name)), r.next)
	r.cat = widgets.NewTile(widgets.Carded, r.face, r.better)
	r.show()
	return widgets.Row(widgets.SpaceSmall, 0, r.row, r.cat)
}

// next lets a cat play for a person who is here, and has anyone else play here. For a
// computer player it changes how well that plays. A person who plays on their own device can
// be called here, but not sent away: they take their seat on that device.
func (c *chair) next() {
	switch {
	case bot.IsName(c.person.Name):
		c.better()
		return
	case c.who() == round.Here:
		c.choose(bot.Steady.String())
	default:
		c.choose(round.Here)
	}
	c.show()
}

// better lets the cat play better, or badly once it plays best.
func (c *chair) better() {
	levels := bot.Levels()
	now := slices.IndexFunc(levels, func(l bot.Level) bool { return l.String() == c.who() })
	c.choose(levels[(now+1)%len(levels)].String())
	c.show()
}

// show shows who plays now.
func (c *chair) show() {
	w, who := c.words.Deck, c.who()
	face := cat.NewFace(who)
	switch {
	case face != nil:
		c.say(w.CatPlays, w.TapBack)
		level := c.words.Play.Level(who)
		c.face.Objects = []fyne.CanvasObject{face, widgets.NewCaption(level)}
		c.cat.SetLabel(c.words.Kit.Whose(c.person.Name, level))
	case who == round.Away:
		c.say(w.OwnDevice, w.TapHere)
	default:
		c.say(w.Here, w.TapAway)
	}
	widgets.SetVisible(c.cat, face != nil)
	c.face.Refresh()
	widgets.Folded(c.face)
}

// say says who plays, and what a tap does.
func (c *chair) say(who, taps string) {
	if bot.IsName(c.person.Name) {
		taps = c.words.Deck.TapCat
	}
	c.says.SetText(who)
	c.taps.SetText(taps)
	c.row.Describe(c.words.Kit.Whose(c.person.Name, who), taps)
}

// openChairs lets the table choose again who plays, during a round.
func (t *table) openChairs() {
	page := chairs{t.Words, t.Badge}.page(t.holder.driver.Desk, t.sheet.Sheet(), func(p scoring.Player, who string) { t.Refused(t.deck.Seat(p, who)) })
	page.SetBack(t.Words.Common.BackToTable, t.Close)
	page.SetFooter(widgets.NewIconTextButton(widgets.Primary, widgets.IconCheck, t.Words.Deck.Done, t.Close))
	t.holder.rechosen = true
	t.Open(page)
}
