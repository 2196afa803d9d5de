package host

import (
	"errors"
	"maps"
	"slices"
	"strings"
	"time"

	"tabby/internal/devices/host/page"
	"tabby/internal/devices/host/wire"
	"tabby/internal/devices/reason"
	"tabby/internal/table/round"
	"tabby/internal/table/sheetview"
	"tabby/internal/words/sums"
	"tabby/scoring"
)

// enter keeps a score for the coming round.
func (r request) enter() error {
	s := r.table.owner.Game.Sheet()
	player, err := r.mayScore(s)
	if err != nil {
		return err
	}
	score, err := scoreOf(r.in, s)
	if err == nil {
		err = r.mayChange(player)
	}
	if err != nil {
		return err
	}
	return r.done(r.table.roster.forRound(len(s.Rounds)).entered(r.guest.device, player, score, r.in.Rev))
}

// withdraw takes a score back that is not written down yet.
func (r request) withdraw() error {
	player, err := r.mayScore(r.table.owner.Game.Sheet())
	if err == nil {
		err = r.mayChange(player)
	}
	if err != nil {
		return err
	}
	return r.done(r.table.roster.entered(r.guest.device, player, nil, r.in.Rev))
}

// readTime is the least time that a person needs to read what a page says about a score: what the page sends
// before that was already on its way.
const readTime = 700 * time.Millisecond

// mayChange refuses to replace or take back a score that another device has entered, until the guest has
// been told: its page may have got there by itself.
func (r request) mayChange(player scoring.Player) error {
	slip, there := r.table.roster.Slips[player]
	if !there || slip.By == r.guest.device {
		return nil
	}
	w, told := r.guest.warned[player]
	read := r.guest.encoder.data || r.came.Sub(w.at) >= readTime
	if told && w.rev == slip.Rev && read {
		return nil
	}
	return reason.About{Reason: reason.Slip, Device: r.table.roster.Devices[slip.By].called(), Number: slip.Score.Points}
}

// warn notes that a guest was told of what another device has entered, if that is why it was refused.
func (r request) warn(err error) {
	if !errors.Is(err, reason.Slip) {
		return
	}
	player := *r.in.Player
	rev := r.table.roster.Slips[player].Rev
	if w, told := r.guest.warned[player]; told && w.rev == rev {
		return
	}
	if r.guest.warned == nil {
		r.guest.warned = map[scoring.Player]warning{}
	}
	r.guest.warned[player] = warning{rev, r.came}
}

// mayScore returns whose score an intent is about, or why the guest may not enter it.
func (r request) mayScore(s scoring.Sheet) (scoring.Player, error) {
	switch {
	case r.in.Player == nil || r.in.Round == nil:
		return 0, reason.Intent
	case *r.in.Round != len(s.Rounds):
		return 0, reason.Round
	}
	if seat := r.table.roster.Devices[r.guest.device].Seat; r.guest.role == page.Sit && (seat == nil || *seat != *r.in.Player) {
		return 0, reason.Seat
	}
	if !slices.Contains(s.Playing(), *r.in.Player) {
		return 0, scoring.ErrNotPlaying
	}
	return *r.in.Player, nil
}

// scoreOf returns the score of an intent with its points: by its cards, by the typed text, or as a
// number.
func scoreOf(in wire.Intent, s scoring.Sheet) (*scoring.Score, error) {
	var score scoring.Score
	switch {
	case in.Score != nil:
		score = *in.Score
	case in.Typed == "":
		return nil, reason.Intent
	}
	if in.Typed != "" && score.Hand == nil {
		var err error
		if score.Points, err = typed(in.Typed); err != nil {
			return nil, err
		}
	}
	if dealt := s.Ruleset.Rules.Hand; score.Cards == nil && s.Ruleset.Rules.CardsDecide() {
		score.Cards = &dealt // as the phone shows
	}
	return s.Valued(*in.Player, &score)
}

// typed returns the points that were typed.
func typed(text string) (int, error) {
	points, ok := sums.Of(strings.Trim(text, "+"))
	if !ok {
		return 0, reason.About{Reason: reason.Number, Name: text}
	}
	return points, nil
}

// KeptSlips returns the scores that guests have entered at the table of a game, from its
// drafts, and how many rounds were written down then.
func KeptSlips(drafts round.Drafts, game string) (slips sheetview.Slips, rounds int) {
	r, _, _ := keptRoster(drafts, game) // in one that cannot be read, nothing was entered
	return r.slips(nil), r.Round
}

// slips returns the scores that guests have entered, under the names of the players whose seats their
// devices have, if known, or else of the devices.
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

// A loss is a score of one device that another device has replaced or taken back.
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
