package deck

import (
	"tabby/engine"
	"tabby/internal/round"
	"tabby/ui/words"
)

// show updates the screen.
func (t *table) show() {
	v := t.view()
	t.shown = len(t.driver.Past())
	if t.lesson != nil {
		t.lesson.show(t.lessonStep())
	}
	t.draw(v)
	if footer := v.footerKey(); footer != t.footed {
		t.footed = footer
		t.Settle(t.root)
	}
}

// view returns what the screen shows now.
func (t *table) view() view {
	s := t.sheet.Sheet()
	v := view{View: t.driver.View(s, t.at)}
	if t.coach.answered {
		t.cardAdvice(v.Lines[len(v.Lines)-1].Cards)
	}
	if t.lesson != nil {
		for i, b := range v.Buttons {
			if b.Action == round.Record {
				v.Buttons[i].ID, v.Buttons[i].Text = idLesson, "That was a round"
			}
		}
		v.Title = "Learn by playing"
	}
	if t.next != engine.Nobody {
		v.Curtain = words.Name(s, t.driver.Player(t.next))
	}
	v.Coach, v.Coached = t.coach.lines, t.mayCoach() && t.next == engine.Nobody && t.holderDecides()
	if !t.Preferences().Still {
		for _, m := range t.driver.Past()[t.shown:] {
			v.Travels = append(v.Travels, m.Travels()...)
		}
	}
	return v
}

// mayCoach reports whether the coach may speak at this table.
func (t *table) mayCoach() bool { return t.Preferences().Coach && t.lesson == nil }

// holderDecides reports whether the player who holds the device has to move.
func (t *table) holderDecides() bool {
	r := t.driver.Round()
	return round.Decider(r) == t.at.Seat && r.Phase() != engine.Looking && len(t.at.Shown) == 0
}
