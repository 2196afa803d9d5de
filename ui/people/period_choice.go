package people

import (
	"fyne.io/fyne/v2"

	"tabby/engine"
	"tabby/history/stats"
	"tabby/ui/frame"
	"tabby/ui/widgets"
	"tabby/ui/words"
)

// A selector is the choice of what is counted: a button for the game and one
// for the time, and chips for games that count apart. It stays the same through every
// choice, so that the keyboard does.
type selector struct {
	*fyne.Container

	room       *Room
	what, when *widgets.Button

	apart            *widgets.Text
	too              *fyne.Container // the chips that there is something for
	coached, leftOut *widgets.Chip

	now    selection
	chosen func(selection)
}

func (r *Room) newSelector(chosen func(selection)) *selector {
	c := &selector{room: r, chosen: chosen}
	c.what = widgets.NewIconTextButton(widgets.Secondary, widgets.IconCards, "", c.chooseVariant)
	c.when = widgets.NewIconTextButton(widgets.Secondary, widgets.IconClock, "", c.chooseSpan)
	c.apart = widgets.NewHint("")
	c.coached = widgets.NewChip("Coached too", c.tapCoached)
	c.leftOut = widgets.NewChip("Left out too", c.tapLeftOut)
	c.too = widgets.Flow(widgets.SpaceSmall, c.coached, c.leftOut)
	c.Container = widgets.Column(widgets.SpaceMedium,
		widgets.Columns(widgets.HalfPhone, widgets.SpaceSmall, c.what, c.when), c.apart, c.too)
	c.showUncounted(stats.Report{})
	return c
}

// show makes the buttons say what is counted.
func (c *selector) show(o selection) {
	c.now = o
	c.what.SetText(o.what())
	c.when.SetText(o.when())
	c.coached.SetSelected(o.Coached)
	c.leftOut.SetSelected(o.LeftOut)
}

func (c *selector) chooseVariant() {
	choose := func(variant string) frame.Choice {
		next := c.now
		next.Variant = variant
		return frame.Choice{Icon: frame.Ticked(c.now.Variant == variant), Text: next.what(), Do: func() { c.chosen(next) }}
	}
	choices := []frame.Choice{choose("")}
	for _, r := range engine.Variants() {
		choices = append(choices, choose(r.ID))
	}
	c.room.Menu("Which games", "", choices)
}

func (c *selector) chooseSpan() {
	var choices []frame.Choice
	for _, s := range periods {
		next := c.now
		next.Span = s.span
		do := func() { c.chosen(next) }
		if s.span == ownPeriod {
			do = func() { c.room.askPeriod(next, c.chosen) }
		}
		choices = append(choices, frame.Choice{Icon: frame.Ticked(c.now.Span == s.span), Text: s.words, Do: do})
	}
	c.room.Menu("Which time", "", choices)
}

// askPeriod asks from which day to which.
func (r *Room) askPeriod(now selection, chosen func(selection)) {
	page := widgets.NewPage("From … to …")
	page.SetBack("Back", func() { r.Back() })
	from, to := frame.NewDayField("From", now.From), frame.NewDayField("To", now.To)
	accept := func() {
		next, ok := now, false
		if next.From, ok = from.Day(); !ok {
			return
		}
		if next.To, ok = to.Day(); !ok {
			return
		}
		if next.To != "" && next.To < next.From {
			to.SetError("That is before the first day.")
			return
		}
		r.Back()
		chosen(next)
	}
	from.OnSubmitted = func(string) { accept() }
	to.OnSubmitted = from.OnSubmitted
	page.SetBody(from, to, widgets.NewHint("Both days count. A game after midnight belongs to the evening before. Empty is without end."))
	page.SetFooter(widgets.NewIconTextButton(widgets.Primary, widgets.IconCheck, "Count these", accept))
	r.Show(page)
	r.Canvas().Focus(from.Entry())
}

// showUncounted shows which games were not counted, and offers to count them.
func (c *selector) showUncounted(r stats.Report) {
	text := uncounted(r, c.now)
	if text != "" {
		c.apart.SetText(text)
	}
	widgets.SetVisible(c.apart, text != "")
	widgets.SetVisible(c.coached, r.Coached > 0)
	widgets.SetVisible(c.leftOut, r.LeftOut > 0 || c.now.LeftOut)
	widgets.SetVisible(c.too, c.coached.Visible() || c.leftOut.Visible())
}

func (c *selector) tapCoached() {
	next := c.now
	next.Coached = !next.Coached
	c.chosen(next)
}

func (c *selector) tapLeftOut() {
	next := c.now
	next.LeftOut = !next.LeftOut
	c.chosen(next)
}

// uncounted says which games of those looked at do not count.
func uncounted(r stats.Report, o selection) string {
	if o.Coached {
		r.Coached = 0 // they count
	}
	var parts []string
	for _, more := range []struct {
		n    int
		says string
	}{{r.Unfinished, "not over"}, {r.Provisional, "with a score missing"}, {r.LeftOut, "left out"}, {r.Coached, "played with the coach"}} {
		if more.n > 0 {
			parts = append(parts, words.Count(more.n, words.Game)+" "+more.says)
		}
	}
	if parts == nil {
		return ""
	}
	return "Not counted: " + words.Joined(parts) + "."
}
