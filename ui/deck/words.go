package deck

import (
	"slices"

	"tabby/engine"
	"tabby/ui/widgets"
	"tabby/ui/words"
)

// dealButtons are the kinds of move that are done with a button, in this order.
var dealButtons = []struct {
	do    engine.MoveKind
	text  string
	icon  widgets.Icon
	picks bool // a card is chosen next
	main  bool
}{
	{engine.FirstLook, "Look at your outer cards", widgets.IconEye, false, true},
	{engine.Draw, "Draw", widgets.IconCards, false, true},
	{engine.Take, "Take the discard", widgets.IconUp, false, false},
	{engine.Peek, "Peek at a card", widgets.IconEye, true, true},
	{engine.UseSwap, "Swap", widgets.IconShuffle, false, true},
	{engine.UseDrawTwo, "Draw two", widgets.IconDeal, false, true},
	{engine.LookAt, "Look at a card", widgets.IconEye, true, true},
	{engine.Switch, "Switch two cards", widgets.IconShuffle, true, true},
	{engine.Discard, "Discard it", widgets.IconDown, false, false},
	{engine.Decline, "No swap", widgets.IconClose, false, false},
	{engine.Skip, "Skip it", widgets.IconClose, false, false},
	{engine.EndTurn, "End your turn", widgets.IconCheck, false, true},
	{engine.Knock, "Call", widgets.IconKnock, false, false},
	{engine.Pass, "Pass", widgets.IconNext, false, true},
}

// buttons are what can be done with no card, or before one is chosen.
func (l *sight) buttons() []button {
	var all []button
	if len(l.at.Shown) > 0 {
		return []button{{Text: "Turn down", Icon: widgets.IconLock, Main: true, Act: action{Ends: true}}}
	}
	if l.at.Choose == engine.Snap {
		return []button{{Text: "No card of mine", Icon: widgets.IconBack, Act: action{Ends: true}}}
	}
	for _, b := range dealButtons {
		if b.picks && b.do == l.at.Choose {
			continue
		}
		for _, m := range l.moves {
			if m.Do != b.do {
				continue
			}
			do := action{Move: &m}
			if b.picks {
				do = action{Choose: b.do, Picks: true}
			}
			all = append(all, button{Text: l.buttonText(b.do, b.text), Icon: b.icon, Main: b.main, Act: do})
			break
		}
	}
	return all
}

// buttonText calls the end of a round what the variant calls it.
func (l *sight) buttonText(do engine.MoveKind, text string) string {
	if do == engine.Knock {
		return "Say “" + l.sheet.Ruleset.Rules.Call + "”"
	}
	return text
}

// hint says what can be done now.
func (l *sight) hint() string {
	name := words.Name(l.sheet, l.d.player(l.view.Turn()))
	switch {
	case len(l.at.Shown) > 0 && l.at.Aside:
		return "It does not match: everybody sees it."
	case len(l.at.Shown) > 1:
		return "Keep them in mind, then turn them down."
	case len(l.at.Shown) > 0:
		return "Keep it in mind, then turn it down."
	case l.at.Aside:
		return "Who has a card that matches?"
	case l.view.Phase() == engine.Looking && l.can(engine.FirstLook):
		return "Look at your two outer cards, once."
	case l.view.Phase() == engine.Over:
		return "The round is over."
	case l.view.Phase() == engine.Revealing:
		return "Power cards are replaced."
	case l.view.Phase() == engine.LastSnap && l.at.Choose != engine.Snap:
		return "Does anybody match the last card?"
	case !l.asked():
		return name + " is playing."
	}
	return l.chooseHint()
}

// last says who called, and how many turns are left.
func (l *sight) last() string {
	caller := l.view.Caller()
	if caller == engine.Nobody || l.view.Phase() == engine.Over {
		return ""
	}
	left := "the last cards are turned over"
	if n := l.view.FinalTurns(); n > 0 {
		left = words.Count(n, words.LastTurn) + " left"
	}
	return words.Name(l.sheet, l.d.player(caller)) + " called; " + left
}

// asked reports whether whoever holds the device is to move: to match a card is
// an offer, no question.
func (l *sight) asked() bool {
	return l.at.Choose == engine.Snap || slices.ContainsFunc(l.moves, func(m engine.Move) bool { return m.Do != engine.Snap })
}

// tapHints say what tapping a card does, by what cards are tapped for.
var tapHints = map[engine.MoveKind]string{
	engine.Replace:      "Tap the card it replaces, or discard it.",
	engine.Peek:         "Tap a card of your own to peek at.",
	engine.Swap:         "Tap a card of your own and one of another player.",
	engine.LookAt:       "Tap any card to look at.",
	engine.Switch:       "Tap any two cards to switch.",
	engine.FirstLookTwo: "Tap two cards of your own to look at.",
	engine.Give:         "Tap the card you give for it.",
	engine.Snap:         "Tap the card that matches.",
}

// chooseHint says what tapping a card does, or what else can be done.
func (l *sight) chooseHint() string {
	switch {
	case l.at.Choose == engine.Replace && l.view.Phase() == engine.HoldTaken:
		return "Tap the card it replaces."
	case l.at.Choose == engine.Swap && l.at.First != nil:
		return "Tap the card to swap it with."
	}
	if hint, ok := tapHints[l.at.Choose]; ok {
		return hint
	}
	return l.turnHint()
}

// turnHint says what can be done with no card of a line.
func (l *sight) turnHint() string {
	switch {
	case l.can(engine.EndTurn) && l.can(engine.Knock):
		return "End your turn, or call the end."
	case l.can(engine.EndTurn):
		return "End your turn."
	case l.can(engine.Pass):
		return "No card is left to draw."
	case l.can(engine.Draw) && !l.can(engine.Take):
		return "Draw a card."
	}
	return "Draw a card, or take the discard."
}

// snappers are the people, and whether each may match the top discard now; none
// if nobody may.
func (d *deal) snappers() []snapper {
	p := d.State()
	var all []snapper
	some := false
	for _, s := range d.people() {
		may := p.Round.MoveKinds(s).Has(engine.Snap)
		all, some = append(all, snapper{d.player(s), may}), some || may
	}
	if !some {
		return nil
	}
	return all
}
