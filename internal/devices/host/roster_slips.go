package host

import (
	"maps"

	"tabby/internal/devices/reason"
	"tabby/internal/table/round"
	"tabby/internal/table/sheetview"
	"tabby/scoring"
)

// KeptSlips returns the scores that guests have entered at the table of a game, from its
// drafts, and how many rounds were written down then.
func KeptSlips(drafts round.Drafts, game string) (slips sheetview.Slips, rounds int) {
	data := drafts.Draft(draftRoster + game)
	if data == nil {
		return nil, 0
	}
	r, _ := readRoster(data) // or nothing was entered
	return r.slips(nil), r.Round
}

// slips returns what guests have entered, by the names of those whose seats their devices have, as far as
// they are known, or else by the devices.
func (r roster) slips(people []scoring.Person) sheetview.Slips {
	all := sheetview.Slips{}
	for player, s := range r.Slips {
		by := r.Devices[s.By]
		s.By, s.On = "", by.called()
		if by.Seat != nil && int(*by.Seat) < len(people) {
			s.By = people[*by.Seat].Name
		}
		all[player] = s
	}
	return all
}

// losses are what devices have entered last that another has replaced or taken back, by player.
type losses map[scoring.Player]loss

// A loss is that of one device to another.
type loss struct {
	Of     string `json:"of"` // the device that had entered a score
	To     string `json:"to"` // and the one that has changed that
	Points int    `json:"points"`
}

// losing returns the roster as a device enters or takes back the score of a player, which is told where
// another had entered one.
func (r roster) losing(by string, player scoring.Player) roster {
	now, there := r.Slips[player]
	r.Lost = maps.Clone(r.Lost)
	switch {
	case there && now.By != by:
		if r.Lost == nil {
			r.Lost = losses{}
		}
		r.Lost[player] = loss{Of: now.By, To: by, Points: now.Score.Points}
	case r.Lost[player].Of == by: // which has seen it
		delete(r.Lost, player)
	}
	return r
}

// lost returns what other devices have changed, each loss as a slip of the one that has changed it.
func (r roster) lost(people []scoring.Person) sheetview.Slips {
	r.Slips = sheetview.Slips{}
	for player, l := range r.Lost {
		r.Slips[player] = sheetview.Slip{Score: scoring.Score{Points: l.Points}, By: l.To}
	}
	return r.slips(people)
}

// entered returns the roster with a slip. rev is the number of the slip that the device
// has seen; the error is about [reason.Slip] if another device has entered one since.
func (r roster) entered(by string, player scoring.Player, score *scoring.Score, rev int) (roster, error) {
	now, there := r.Slips[player]
	if there && now.By != by && now.Rev != rev {
		return r, reason.About{Reason: reason.Slip, Device: r.Devices[now.By].called(), Number: now.Score.Points}
	}
	r = r.losing(by, player)
	r.Slips = maps.Clone(r.Slips)
	if score == nil {
		delete(r.Slips, player)
		return r, nil
	}
	if r.Slips == nil {
		r.Slips = sheetview.Slips{}
	}
	r.Slips[player] = sheetview.Slip{Score: *score, By: by, Rev: now.Rev + 1}
	return r, nil
}

// forRound returns the roster without slips of other rounds than the coming one.
func (r roster) forRound(round int) roster {
	if r.Round != round {
		r.Round, r.Slips, r.Lost = round, nil, nil
	}
	return r
}
