package ui

import (
	"strings"
	"time"

	"fyne.io/fyne/v2"

	"tabby/engine"
	"tabby/history/stats"
	"tabby/ui/widgets"
	"tabby/ui/words"
)

// An outlookChoice is the choice of what is counted: a button for the game and one
// for the time, and chips for what is told apart. It stays the same through every
// choice, so that the keyboard does.
type outlookChoice struct {
	*fyne.Container

	app        *App
	what, when *widgets.Button

	apart            *widgets.Text
	too              *fyne.Container // the chips that there is something for
	coached, leftOut *widgets.Chip

	now    outlook
	chosen func(outlook)
}

func (a *App) newOutlookChoice(chosen func(outlook)) *outlookChoice {
	c := &outlookChoice{app: a, chosen: chosen}
	c.what = widgets.NewIconTextButton(widgets.Secondary, widgets.IconCards, "", c.chooseVariant)
	c.when = widgets.NewIconTextButton(widgets.Secondary, widgets.IconClock, "", c.chooseSpan)
	c.apart = widgets.NewHint("")
	c.coached = widgets.NewChip("Coached too", c.tapCoached)
	c.leftOut = widgets.NewChip("Left out too", c.tapLeftOut)
	c.too = widgets.Flow(widgets.SpaceSmall, c.coached, c.leftOut)
	c.Container = widgets.Column(widgets.SpaceMedium,
		widgets.Columns(halfPhone, widgets.SpaceSmall, c.what, c.when), c.apart, c.too)
	c.tell(stats.Report{})
	return c
}

// show makes the buttons say what is counted.
func (c *outlookChoice) show(o outlook) {
	c.now = o
	c.what.SetText(o.what())
	c.when.SetText(o.when())
	c.coached.SetSelected(o.Coached)
	c.leftOut.SetSelected(o.LeftOut)
}

func (c *outlookChoice) chooseVariant() {
	choose := func(variant string) choiceOf {
		next := c.now
		next.Variant = variant
		return choiceOf{ticked(c.now.Variant == variant), next.what(), func() { c.chosen(next) }}
	}
	choices := []choiceOf{choose("")}
	for _, r := range engine.Variants() {
		choices = append(choices, choose(r.ID))
	}
	c.app.menu("Which games", "", choices)
}

func (c *outlookChoice) chooseSpan() {
	var choices []choiceOf
	for _, s := range spans {
		next := c.now
		next.Span = s.span
		do := func() { c.chosen(next) }
		if s.span == ownSpan {
			do = func() { c.app.ownSpan(next, c.chosen) }
		}
		choices = append(choices, choiceOf{ticked(c.now.Span == s.span), s.words, do})
	}
	c.app.menu("Which time", "", choices)
}

// ticked is the icon of what is chosen already.
func ticked(on bool) widgets.Icon {
	if on {
		return widgets.IconCheck
	}
	return ""
}

// ownSpan asks from which day to which.
func (a *App) ownSpan(now outlook, chosen func(outlook)) {
	page := widgets.NewPage("From … to …")
	page.SetBack("Back", func() { a.stack.Pop() })
	from, to := dayField("From", now.From), dayField("To", now.To)
	accept := func() {
		next, ok := now, false
		if next.From, ok = from.day(); !ok {
			return
		}
		if next.To, ok = to.day(); !ok {
			return
		}
		if next.To != "" && next.To < next.From {
			to.SetError("That is before the first day.")
			return
		}
		a.stack.Pop()
		chosen(next)
	}
	from.OnSubmitted = func(string) { accept() }
	to.OnSubmitted = from.OnSubmitted
	page.SetBody(from, to, widgets.NewHint("Both days count. A game after midnight belongs to the evening before. Empty is without end."))
	page.SetFooter(widgets.NewIconTextButton(widgets.Primary, widgets.IconCheck, "Count these", accept))
	a.stack.Push(page)
	a.window.Canvas().Focus(from.Entry())
}

// A day is a field to type a day into.
type day struct{ *widgets.TextField }

func dayField(label, now string) day {
	f := widgets.NewTextField(label)
	f.SetHint("2026-01-31")
	f.SetText(now)
	return day{f}
}

// day returns the day that was typed, "" for none, and whether it is one.
func (d day) day() (string, bool) {
	text := strings.TrimSpace(d.Text())
	d.SetError("")
	if text == "" {
		return "", true
	}
	if _, err := time.Parse(time.DateOnly, text); err != nil {
		d.SetError("A day is year, month and day, such as 2026-01-31.")
		return "", false
	}
	return text, true
}

// tell says which games were not counted, and lets those count that may.
func (c *outlookChoice) tell(r stats.Report) {
	text := uncounted(r, c.now)
	if text != "" {
		c.apart.SetText(text)
	}
	widgets.SetVisible(c.apart, text != "")
	widgets.SetVisible(c.coached, r.Coached > 0)
	widgets.SetVisible(c.leftOut, r.LeftOut > 0 || c.now.LeftOut)
	widgets.SetVisible(c.too, c.coached.Visible() || c.leftOut.Visible())
}

func (c *outlookChoice) tapCoached() {
	next := c.now
	next.Coached = !next.Coached
	c.chosen(next)
}

func (c *outlookChoice) tapLeftOut() {
	next := c.now
	next.LeftOut = !next.LeftOut
	c.chosen(next)
}

// uncounted says which games of those looked at do not count.
func uncounted(r stats.Report, o outlook) string {
	if o.Coached {
		r.Coached = 0 // they count
	}
	var parts []string
	for _, more := range []struct {
		n    int
		says string
	}{{r.Unfinished, "not over"}, {r.LeftOut, "left out"}, {r.Coached, "played with the coach"}} {
		if more.n > 0 {
			parts = append(parts, words.Count(more.n, "game")+" "+more.says)
		}
	}
	if parts == nil {
		return ""
	}
	return "Not counted: " + words.Joined(parts) + "."
}
