package host

import (
	"tabby/engine/bot"
	"tabby/internal/devices/reason"
	"tabby/internal/table/round"
	"tabby/scoring"
)

// sit gives a guest's device the seat of a player, unless another has it that is here or has
// just gone.
func (r request) sit() error {
	s := r.Game.Sheet()
	if r.in.Player == nil || *r.in.Player < 0 || int(*r.in.Player) >= len(s.People) || s.Status[*r.in.Player] == scoring.Gone {
		return scoring.ErrNotPlaying
	}
	if _, computer := round.ComputersAmong(s)[*r.in.Player]; computer {
		return reason.Seat
	}
	if r.hasHeldAnother(r.guest.device, *r.in.Player) {
		return reason.Hand
	}
	p := r.roster
	if other := p.sitting(*r.in.Player); other != "" && other != r.guest.device && r.isFree(other) {
		p = p.vacated(other, true)
	}
	return r.done(p.seated(r.guest.device, *r.in.Player))
}

// stand gives a guest's seat back, which chooses anew what to be.
func (r request) stand() error {
	r.guest.shown = ""
	return r.done(r.roster.seated(r.guest.device, scoring.Nobody))
}

// leave ends what a guest's device has to do with the table.
func (r request) leave() error { return r.done(r.roster.without(r.guest.device), nil) }

// help asks the scorekeeper to let a guest's device enter the scores of all.
func (r request) help() error {
	d := r.roster.Devices[r.guest.device]
	d.Asks = true
	return r.done(r.roster.with(r.guest.device, d), nil)
}

// handOut gives the whole game to a guest who takes part in it.
func (r request) handOut() (err error) {
	if r.HandOver == nil {
		return reason.Intent
	}
	r.guest.link, err = r.HandOver()
	return err
}

// answer does nothing: the guest wants to know whether the host can be reached.
func (request) answer() error { return nil }

// chair lets the computer play for a player, or the player's own device.
func (r request) chair() error {
	_, computer := bot.Named(r.in.Who)
	switch {
	case r.in.Player == nil || !computer && r.in.Who != round.Away:
		return reason.Intent
	case r.Deck == nil:
		return round.ErrNoRound
	}
	return r.takeOver(*r.in.Player, r.in.Who)
}

// takeOver lets the computer play for a player, or the player's own device. A device that is
// gone comes back to its seat.
func (r request) takeOver(player scoring.Player, who string) error {
	err := r.mayReplace(r.guest, player)
	if who == round.Away && r.roster.expected(player) != "" {
		err = nil // the seat is given back
	}
	if err != nil {
		return err
	}
	if id := r.roster.sitting(player); id != "" && who != round.Away {
		err = r.update(func(p roster) (roster, error) { return p.vacated(id, r.isHere(id)), nil })
	}
	if id := r.roster.expected(player); id != "" && who == round.Away {
		err = r.giveBack(id)
	}
	if err != nil {
		return err
	}
	return r.doneHere(r.Deck.Seat(player, who))
}
