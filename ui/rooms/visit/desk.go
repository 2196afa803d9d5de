package visit

import (
	"slices"

	"tabby/engine"
	"tabby/internal/devices/guest"
	"tabby/internal/devices/host/wire"
	"tabby/scoring"
	"tabby/ui/frame"
	"tabby/ui/kit/widgets"
	"tabby/ui/rooms/sheet"
)

// May returns what may be done at the table now, and how it stands.
func (p *Page) May() sheet.May {
	t, s, w := p.table, p.table.play(p.Now).Sheet(), &p.Words.Visit
	m := sheet.May{
		Enter: t.scored(s), Slips: t.slips(p.stands.Pass.Device, w.You), Place: w.At(place(p.link)), Said: p.said(s),
		Notice: p.why(), Bad: p.stands.Stands != guest.Joining, Covered: t.chooses() && !s.Over,
	}
	if c := t.caller(s); c != scoring.Nobody && t.Deck == nil {
		m.Called = p.Words.Sentence(p.Words.Scores.CalledBy(p.Words.Table.Name(s, c), s.Ruleset.Rules.Calling))
	}
	if p.stands.Stands == guest.Live && t.Paused {
		m.Notice, m.Bad = w.Paused, false
	}
	switch {
	case t.seated():
		m.Place = w.SitsAs(place(p.link), t.Players[t.You.Player].Name)
	case t.You.Role == roleWatch:
		m.Place = w.Watches(place(p.link))
	}
	can := p.choices(s)
	if n := len(can); n > 0 {
		m.Main = can[n-1]
	}
	if n := len(can); n > 1 {
		m.Other = can[n-2]
	}
	return m
}

// why says how the table and this device stand, or nothing where all is well.
func (p *Page) why() string {
	w, s := &p.Words.Visit, p.stands
	switch {
	case s.Why != "" || s.Stands == guest.Joining || s.Stands == guest.Live:
		return s.Why
	case s.Stands == guest.Closed:
		return w.Closed
	case s.Bye == guest.OtherVersion:
		return w.OtherVersion
	case s.Stands == guest.Ended:
		return w.Ended
	case s.Table == nil:
		return w.Unreached
	}
	return w.Lost
}

// said says what was entered for the coming round.
func (p *Page) said(s scoring.Sheet) string {
	t := p.table
	if s.Over || len(t.Slips) == 0 {
		return ""
	}
	var mine *scoring.Score
	if slip, entered := t.Slips[t.You.Player]; entered && t.seated() {
		mine = &slip.Score
	}
	return p.Words.Visit.Entered(s, mine, t.lacking(s))
}

// choices returns what can be done below the sheet, the main thing last. Where that is more
// than two things, the first is in the menu.
func (p *Page) choices(s scoring.Sheet) []frame.Choice {
	t, w := p.table, &p.Words.Visit
	var all []frame.Choice
	add := func(on bool, text string, icon widgets.Icon, do func()) {
		if on {
			all = append(all, frame.Choice{Icon: icon, Text: text, Do: do})
		}
	}
	over, scored := s.Over && !s.Clock.Asked, t.scored(s)
	add(over, p.Words.Common.LookingBack, widgets.IconChart, p.lookBack)
	add(over && t.You.Role != roleWatch, w.KeepGame, widgets.IconImport, p.keepGame)
	add(t.You.Deals && !t.chooses(), p.Words.Common.Deal, widgets.IconDeal, func() { p.ask(wire.Intent{Do: "deal"}, nil) })
	enter := w.EnterScores
	if t.seated() {
		enter = w.EnterMine
		if _, done := t.Slips[t.You.Player]; done {
			enter = w.ChangeMine
		}
	}
	add(len(scored) > 0, enter, widgets.IconEdit, func() { p.sheet.Enter() })
	add(t.You.Writes && t.Deck == nil && len(scored) > 0 && len(t.lacking(s)) == 0, p.Words.Scores.WriteDown, widgets.IconCheck, p.writeDown)
	add(t.cards != nil, p.Words.Sheet.TheCards, widgets.IconCards, p.openHand)
	return all
}

// More opens the menu of the table.
func (p *Page) More() {
	w := &p.Words.Visit
	var can []frame.Choice
	if p.sheet != nil {
		s := p.at()
		if all := p.choices(s); len(all) > 2 {
			can = append(can, all[:len(all)-2]...)
		}
		if p.table.seated() {
			can = append(can, frame.Choice{Icon: widgets.IconLeave, Text: w.LeaveSeat, Do: func() { p.ask(wire.Intent{Do: "stand"}, nil) }})
		}
		if s.Counted() > 0 {
			can = append(can, frame.Choice{Icon: widgets.IconChart, Text: p.Words.Common.LookingBack, Do: p.lookBack})
		}
	}
	can = append(can, frame.Choice{Icon: widgets.IconClose, Text: w.Leave, Do: p.Close})
	p.Menu(p.Words.Sheet.AtTheTable, w.At(place(p.link)), can)
}

// ask asks the host for something now, says why if it is refused, and calls done if not. done
// may be nil.
func (p *Page) ask(in wire.Intent, done func(wire.Answer)) {
	if p.stands.Stands != guest.Live {
		p.Say(p.why())
		return
	}
	p.want(in, done, func() {})
}

// want asks the host for something until it answers. It says why if that is refused, and
// calls refused.
func (p *Page) want(in wire.Intent, done func(wire.Answer), refused func()) {
	p.client.Do(in, func(a wire.Answer) {
		p.Post(func() {
			switch {
			case p.left:
			case !a.OK:
				p.Say(a.Why)
				refused()
			case done != nil:
				done(a)
			}
		})
	})
}

func (p *Page) sit(q scoring.Player) { p.ask(wire.Intent{Do: "sit", Player: &q}, nil) }

// Send sends the scores that were typed, one after the other. What was typed stays until
// the table has it.
func (p *Page) Send(scores map[scoring.Player]scoring.Score) {
	if p.asked {
		p.Say(p.Words.Visit.BeingSent)
		return
	}
	var players []scoring.Player
	for _, q := range p.at().Playing() {
		if _, there := scores[q]; there {
			players = append(players, q)
		}
	}
	p.asked = len(players) > 0
	p.sendNext(players, scores)
}

// sendNext sends the score of the first player, and then those of the others.
func (p *Page) sendNext(players []scoring.Player, scores map[scoring.Player]scoring.Score) {
	if len(players) == 0 {
		p.asked = false
		p.sheet.Sent()
		p.Say(p.Words.Visit.Sent)
		return
	}
	if p.stands.Stands != guest.Live {
		p.Say(p.Words.Visit.SentLater)
	}
	next := func(wire.Answer) { p.sendNext(slices.Clone(players[1:]), scores) }
	p.want(p.table.slipIntent(players[0], scores[players[0]]), next, func() { p.asked = false })
}

// writeDown asks who called, where that matters and nobody has said so, and has the round written down.
func (p *Page) writeDown() {
	s, w := p.at(), &p.Words.Visit
	write := func(caller scoring.Player) {
		p.ask(wire.Intent{Do: "write", Round: &p.table.Round, Caller: &caller}, nil)
	}
	calling := s.Ruleset.Rules.Calling
	if c := p.table.caller(s); calling == engine.NoCall || c != scoring.Nobody {
		write(c)
		return
	}
	var can []frame.Choice
	for _, q := range s.Playing() {
		can = append(can, frame.Choice{Icon: widgets.IconKnock, Text: s.People[q].Name, Do: func() { write(q) }})
	}
	if calling == engine.MayCall {
		can = append(can, frame.Choice{Icon: widgets.IconCheck, Text: p.Words.Scores.NobodyCalled, Do: func() { write(scoring.Nobody) }})
	}
	p.Menu(p.Words.Scores.WhoCalled(calling), w.WrittenThen, can)
}
