package evening

import (
	"slices"
	"strconv"
	"strings"
	"time"

	"golang.org/x/net/html"

	"tabby/engine"
	"tabby/internal/devices/host/page"
	"tabby/internal/devices/host/wire"
	"tabby/internal/table/round"
	"tabby/internal/testing/guest"
)

// browse does one thing at the page as it stands: it sends what a control of it says.
func (p *phone) browse() {
	luck := p.matches()
	p.mu.Lock()
	var in wire.Intent
	all, err := p.page.Controls()
	if err == nil {
		in, err = p.decides(all, luck)
	}
	p.mu.Unlock()
	switch {
	case err != nil:
		p.e.Errorf("%s: %v", p.name, err)
	case in.Do != "" && p.ask(in):
		p.did(in)
	}
}

// did says what was done.
func (p *phone) did(in wire.Intent) {
	switch {
	case in.Do == "sit":
		p.e.Narrate("%s sits down for player %d", p.name, *in.Player)
	case in.Do == "deal":
		p.e.Narrate("%s deals with the virtual deck", p.name)
	case in.Do == "write":
		p.e.Narrate("%s writes round %d down", p.name, *in.Round+1)
		p.wait(p.between(time.Second, 10*time.Second))
	case in.Button == round.IDRecord:
		p.e.Narrate("%s writes the round down as it was played", p.name)
	}
}

// decides returns what a person does next, if anything. The lock is held.
func (p *phone) decides(all []guest.Control, luck []engine.Spot) (wire.Intent, error) {
	main := p.page.Find("main")
	shown, at := guest.Attr(main, "data-page"), -1
	if n, err := strconv.Atoi(guest.Attr(main, "data-at")); err == nil {
		at = n
	}
	p.e.Saw(p.name, shown, at, len(all))
	paused := guest.First(p.page.Find("head"), classed("notice")) != nil
	switch {
	case p.role == page.Watch, paused:
	case shown == "review":
		return p.presses(all, round.IDLookBack), nil
	case p.oneIn(20):
		return p.turns(all, ""), nil
	case shown == page.ShowHand && at >= 0:
		return p.playsCards(main, all, luck), nil
	case p.calls(all) && !p.oneIn(4), p.oneIn(6):
		return p.turns(all, page.ShowHand), nil
	case shown == "seats":
		return p.takesSeat(all), nil
	case shown == page.ShowScore && p.oneIn(150):
		return pick(p, only(all, "stand")), nil
	case shown == page.ShowScore:
		return p.keepsScore(main)
	case shown == page.ShowHand && p.oneIn(20) && p.e.deals.mayDeal():
		return pick(p, only(all, "deal")), nil
	default:
		return p.turns(all, page.ShowScore), nil
	}
	return wire.Intent{}, nil
}

// only returns the intents of one kind that controls have.
func only(all []guest.Control, do string) (found []wire.Intent) {
	for _, c := range all {
		if c.Do.Do == do {
			found = append(found, c.Do)
		}
	}
	return found
}

// pick returns one of some intents, or none.
func pick(p *phone, all []wire.Intent) wire.Intent {
	if len(all) == 0 {
		return wire.Intent{}
	}
	return all[p.dice.IntN(len(all))]
}

// turns leads to another page, or to any.
func (p *phone) turns(all []guest.Control, to string) wire.Intent {
	return pick(p, slices.DeleteFunc(only(all, "show"), func(in wire.Intent) bool { return to != "" && in.Show != to }))
}

// presses presses a button of the card table, if it is there.
func (p *phone) presses(all []guest.Control, ids ...string) wire.Intent {
	return pick(p, slices.DeleteFunc(only(all, "press"), func(in wire.Intent) bool { return !slices.Contains(ids, in.Button) }))
}

// calls reports whether a tab says that it is one's turn.
func (p *phone) calls(all []guest.Control) bool {
	return slices.ContainsFunc(all, func(c guest.Control) bool { return guest.Has(c.Node, "data-turn") })
}

// takesSeat takes the seat of the phone's owner, or another.
func (p *phone) takesSeat(all []guest.Control) wire.Intent {
	free := only(all, "sit")
	if i := slices.IndexFunc(free, func(in wire.Intent) bool { return *in.Player == p.wants }); i >= 0 && !p.oneIn(8) {
		return free[i]
	}
	return pick(p, free)
}

// playsCards does one thing at the card table.
func (p *phone) playsCards(main *html.Node, all []guest.Control, luck []engine.Spot) wire.Intent {
	offered := func(id string) bool { return p.presses(all, id).Do != "" }
	if held := len(guest.All(main, classed("pile"))) > 2; !offered(round.IDNotMine) && !p.thinks(held) {
		luck = nil
	}
	switch taps := only(all, "tap"); {
	case guest.First(main, holding) != nil && offered(engine.Snap.String()) && !p.oneIn(5): // who holds a card thinks
		return wire.Intent{}
	case guest.Attr(main, "data-ended") != "":
		if p.oneIn(8) {
			return p.presses(all, round.IDRecord, round.IDLookBack)
		}
		return p.presses(all, round.IDRecord)
	case offered(round.IDTurnDown) && !p.oneIn(8):
		return p.presses(all, round.IDTurnDown)
	case offered(engine.Knock.String()) && p.oneIn(4):
		return p.presses(all, engine.Knock.String())
	case offered(engine.Snap.String()) && len(luck) > 0:
		return p.presses(all, engine.Snap.String())
	case offered(round.IDNotMine):
		match := slices.DeleteFunc(slices.Clone(taps), func(in wire.Intent) bool { return !slices.Contains(luck, *in.Spot) })
		switch {
		case len(match) > 0:
			return pick(p, match)
		case p.oneIn(8):
			return pick(p, taps)
		}
		return p.presses(all, round.IDNotMine)
	}
	return p.any(all)
}

// holding reports whether an element is the card in hand, face up.
func holding(n *html.Node) bool {
	return strings.HasPrefix(guest.Attr(n, "aria-label"), "in hand: ") && guest.First(n, classed("face")) != nil
}

// any returns one of what is offered at the card table: a match seldom, and of many cards no more
// often than of others.
func (p *phone) any(all []guest.Control) wire.Intent {
	rest := slices.DeleteFunc(only(all, "press"), func(in wire.Intent) bool { return in.Button == engine.Snap.String() && !p.oneIn(40) })
	for _, do := range []string{"tap", "pile"} {
		if one := pick(p, only(all, do)); one.Do != "" {
			rest = append(rest, one)
		}
	}
	if p.oneIn(60) {
		rest = append(rest, only(all, "chair")...)
	}
	return pick(p, rest)
}

// keepsScore enters a score, corrects it, takes it back, or writes the round down.
func (p *phone) keepsScore(main *html.Node) (wire.Intent, error) {
	for _, form := range guest.All(main, isEntry) {
		switch there := guest.Is(form, "there"); {
		case p.role == page.Score && p.oneIn(3): // others may have a device for it
		case there && p.oneIn(30):
			return p.page.Says(form, "data-back")
		case !there || p.oneIn(20):
			return p.fills(main, form)
		}
	}
	form := guest.First(main, func(n *html.Node) bool { return n.Data == "form" && guest.Is(n, "write") })
	if form == nil || guest.First(form, func(n *html.Node) bool { return n.Data == "button" && guest.Has(n, "disabled") }) != nil || p.oneIn(3) {
		return wire.Intent{}, nil
	}
	return p.writes(form)
}

// fills enters a score as a person does: as a number, as a sum, or that the player sat out.
func (p *phone) fills(main, form *html.Node) (wire.Intent, error) {
	in, err := p.page.Says(form, "data-do")
	if err != nil {
		return in, err
	}
	points, ok := p.e.truth.points(p.dice, p.e.ruleset(), [2]int{*in.Round, int(*in.Player)})
	if !ok {
		return wire.Intent{}, nil
	}
	defer p.page.Clear(form)
	out := guest.First(main, func(n *html.Node) bool { return strings.Contains(guest.Attr(n, "data-with"), "sat_out") })
	for _, field := range p.page.Fields(form) {
		switch id := guest.Attr(field, "id"); guest.Attr(field, "name") {
		case "typed":
			part := p.dice.IntN(points + 1)
			p.page.Type(id, []string{strconv.Itoa(points), strconv.Itoa(part) + "+" + strconv.Itoa(points-part)}[p.dice.IntN(4)/3])
		case "cards":
			if guest.First(main, classed("left")) != nil && p.oneIn(2) {
				p.page.Type(id, strconv.Itoa(1+p.dice.IntN(4)))
			}
		}
	}
	if p.oneIn(10) && out != nil {
		return p.page.Collect(form, guest.Attr(out, "data-with"))
	}
	return p.page.Collect(form, "")
}

// writes writes the round down, and says for the most part who has called.
func (p *phone) writes(form *html.Node) (wire.Intent, error) {
	defer p.page.Clear(form)
	must := guest.First(form, func(n *html.Node) bool { return guest.Has(n, "data-must") }) != nil
	if callers := p.page.Fields(form); len(callers) > 0 && (must || !p.oneIn(3)) {
		p.page.Type(guest.Attr(callers[p.dice.IntN(len(callers))], "id"), "on")
	}
	return p.page.Collect(form, "")
}
