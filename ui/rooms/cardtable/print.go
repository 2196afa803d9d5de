package cardtable

import (
	"slices"
	"strings"

	"fyne.io/fyne/v2"

	"tabby/engine"
	"tabby/internal/table/round"
	"tabby/internal/words"
	"tabby/ui/kit/widgets"
)

// onTable draws what can be done now.
func onTable(hint string) *widgets.Text {
	return widgets.NewText(hint, widgets.TextStyle{Size: widgets.SizePrompt, Bold: true, Color: widgets.ColorOnTable, Align: fyne.TextAlignCenter})
}

// hint draws what can be done now. Those who listen hear which cards lie open for a moment and, at
// the end of a round, everybody's cards.
func (t *Table) hint(v round.View) *widgets.Text {
	text, play := onTable(v.Hint), &t.frame.Words.Play
	text.SetLive()
	if v.Over {
		text.SetLabel(v.Ended(t.frame.Words))
		return text
	}
	var held *engine.Face
	if v.Held != nil {
		held = v.Held.Open()
	}
	text.SetLabel(play.PromptSpoken(v.Hint, held, openCards(v.Lines)))
	if old := t.prompt; old != nil && old.Text() == v.Hint && old.AccessibilityLabel() == text.AccessibilityLabel() {
		return old // which is not said again
	}
	t.prompt = text
	return text
}

// openCards returns the cards of lines that lie open for a moment.
func openCards(lines []round.Line) []words.OpenCard {
	var all []words.OpenCard
	for _, l := range lines {
		for _, c := range l.Cards {
			if c.Shown && !c.Card.Back {
				at := words.TableCard{Owner: words.Isolated(l.Name), Slot: int(c.Spot.Slot)}
				all = append(all, words.OpenCard{At: at, Face: c.Card.Face})
			}
		}
	}
	return all
}

// advice draws what the coach says.
func (t *Table) advice(lines []string) *widgets.Text {
	return widgets.NewText(strings.Join(lines, "\n"), widgets.TextStyle{Size: t.smallPrint(), Color: widgets.ColorTableLight})
}

// smallPrint returns the size of what is written beside the cards.
func (t *Table) smallPrint() fyne.ThemeSizeName {
	if t.wide {
		return widgets.SizeBody
	}
	return widgets.SizeSmall
}

// lastNews is how many lines the last of what happened has at most.
const lastNews = 3

// news draws what happened, the latest move last and brightest.
func (t *Table) news(lines []string) []*widgets.Text {
	var all []*widgets.Text
	for i, line := range lines {
		style := widgets.TextStyle{Size: t.smallPrint(), Color: widgets.ColorTableMuted, Lines: 2}
		if i == len(lines)-1 {
			style.Color, style.Lines = widgets.ColorOnTable, lastNews
		}
		all = append(all, t.line(line, style, all))
	}
	t.lines = all
	return all
}

// line returns a line of the news after others, the same as before if it stood there then: it is
// not said again.
func (t *Table) line(line string, style widgets.TextStyle, after []*widgets.Text) *widgets.Text {
	stood := func(old *widgets.Text) bool { return old.Text() == line && !slices.Contains(after, old) }
	if i := slices.IndexFunc(t.lines, stood); i >= 0 {
		text := t.lines[i]
		text.SetSize(style.Size)
		text.SetColor(style.Color)
		text.SetLines(style.Lines)
		return text
	}
	text := widgets.NewText(line, style)
	text.SetLive()
	return text
}

// record keeps what has happened since the scene before, to be read again.
func (t *Table) record(v round.View) {
	now := v.News
	if v.Over {
		now = append(slices.Clone(now), v.Ended(t.frame.Words))
	}
	for _, line := range now {
		if !slices.Contains(t.told, line) {
			t.frame.Heard(line)
		}
	}
	t.told = now
}

// heading draws the player of a line, and what is known about them.
func (t *Table) heading(l round.Line, badge *widgets.BadgeView) fyne.CanvasObject {
	points := widgets.NewText(l.Points, widgets.TextStyle{Size: widgets.SizeHeading, Bold: true, Whole: true, Color: widgets.ColorOnTable})
	t.points[l.Player] = points
	points.SetLabel(l.Points) // also while they are counted
	note := widgets.NewText(l.Note, widgets.TextStyle{Size: widgets.SizeSmall, Color: widgets.ColorTableLight, Whole: true})
	name := widgets.NewText(l.Name, widgets.TextStyle{Bold: true, Lines: 1, Color: widgets.ColorOnTable})
	if l.Level != "" {
		name.SetLabel(t.frame.Words.Kit.Whose(l.Name, l.Level))
	}
	return widgets.Row(widgets.SpaceSmall, 1, badge, widgets.WholeName(widgets.SpaceSmall, name, note), points)
}
