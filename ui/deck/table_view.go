package deck

import (
	"tabby/engine"
	"tabby/ui/widgets"
	"tabby/ui/words"
)

// show updates the screen.
func (t *table) show() {
	v := t.view()
	t.shown = len(t.past)
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
	v := viewOf(t.deal, s, t.at)
	if t.coach.answered {
		t.perspective().cardAdvice(v.Lines[len(v.Lines)-1].Cards)
	}
	if v.Title = words.RoundTitle(s); t.lesson != nil {
		v.Title = "Learn by playing"
	}
	if t.next != engine.Nobody {
		v.Curtain = words.Name(s, t.deal.player(t.next))
	}
	if t.at.Choose != engine.Snap && t.next == engine.Nobody && len(t.at.Shown) == 0 {
		v.Snappers = t.deal.snappers()
	}
	v.Coach, v.Coached = t.coach.lines, t.mayCoach() && t.next == engine.Nobody && t.holderDecides()
	v.Buttons = append(v.Buttons, t.otherButtons()...)
	v.News = t.happened(s)
	if !t.Preferences().Still {
		for _, m := range t.past[t.shown:] {
			v.Travels = append(v.Travels, m.travels()...)
		}
	}
	return v
}

// otherButtons returns the buttons that are no moves of the player who holds the
// device.
func (t *table) otherButtons() []button {
	var all []button
	phase := t.deal.round().Phase()
	switch {
	case phase == engine.Over:
		all = append(all, t.overButton())
	case t.offer.open():
		all = append(all, button{Text: "Nobody", Seconds: t.offer.left, Icon: widgets.IconNext, Kind: widgets.Primary, Act: (*table).noMatch})
	case phase == engine.LastSnap:
		all = append(all, button{Text: "Nobody: turn over the cards", Icon: widgets.IconEye, Kind: widgets.Primary, Act: (*table).noMatch})
	case t.waiting != nil && len(t.at.Shown) == 0:
		all = append(all, button{Text: "Hurry", Icon: widgets.IconNext, Kind: widgets.Secondary, Act: (*table).hurry})
	}
	return all
}

// overButton returns the button of a round that is over.
func (t *table) overButton() button {
	if t.lesson != nil {
		return button{Text: "That was a round", Icon: widgets.IconCheck, Kind: widgets.Primary, Act: func(t *table) { t.Close() }}
	}
	return button{Text: "Write it on the sheet", Icon: widgets.IconEdit, Kind: widgets.Primary, Act: (*table).record}
}

// mayCoach reports whether the coach may speak at this table.
func (t *table) mayCoach() bool { return t.Preferences().Coach && t.lesson == nil }

// holderDecides reports whether the player who holds the device has to move.
func (t *table) holderDecides() bool {
	r := t.deal.round()
	return decider(r) == t.at.Seat && r.Phase() != engine.Looking && len(t.at.Shown) == 0
}
