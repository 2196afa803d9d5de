package host

import (
	"strings"

	"tabby/internal/host/page"
	"tabby/internal/host/wire"
	"tabby/scoring"
	"tabby/ui/widgets/sums"
)

// carryOut does what a guest wants, and answers it. What is asked again is answered again
// and done once.
func (t *Table) carryOut(g *guest, in wire.Intent) error {
	return t.redo(func() error { return t.attempt(g, in) })
}

// attempt does what a guest wants at the table as it is known here.
func (t *Table) attempt(g *guest, in wire.Intent) error {
	d, known := t.party.Devices[g.device]
	switch k := kinds[in.Do]; {
	case !known || d.Gone:
		return ErrGone
	case k.page:
		return k.do(t, g, in)
	case t.party.did(g.device, in.ID) || t.Game.Did(nameOf(g, in)):
		return nil
	case t.party.Paused:
		return ErrPaused
	default:
		return k.do(t, g, in)
	}
}

// done keeps what an intent has changed, together with its ID, and shows it.
func (t *Table) done(g *guest, in wire.Intent, p party) error {
	return t.change(p.done(g.device, in.ID))
}

// enter keeps a score for the coming round.
func (t *Table) enter(g *guest, in wire.Intent) error {
	s := t.Game.Sheet()
	player, err := t.mayScore(g, in, s)
	if err != nil {
		return err
	}
	score, err := scoreOf(in, s)
	if err != nil {
		return err
	}
	p, err := t.party.forRound(len(s.Rounds)).entered(g.device, player, score, in.Rev)
	if err != nil {
		return err
	}
	return t.done(g, in, p)
}

// withdraw takes a score back that is not written down yet.
func (t *Table) withdraw(g *guest, in wire.Intent) error {
	s := t.Game.Sheet()
	player, err := t.mayScore(g, in, s)
	if err != nil {
		return err
	}
	p, err := t.party.entered(g.device, player, nil, in.Rev)
	if err != nil {
		return err
	}
	return t.done(g, in, p)
}

// mayScore returns whose score an intent is about, or why the guest may not enter it.
func (t *Table) mayScore(g *guest, in wire.Intent, s scoring.Sheet) (scoring.Player, error) {
	switch {
	case g.role == page.Watch:
		return 0, ErrRole
	case in.Player == nil || in.Round == nil:
		return 0, ErrIntent
	case *in.Round != len(s.Rounds):
		return 0, ErrRound
	}
	if seat := t.party.Devices[g.device].Seat; g.role == page.Sit && (seat == nil || *seat != *in.Player) {
		return 0, ErrSeat
	}
	for _, p := range s.Playing() {
		if p == *in.Player {
			return p, nil
		}
	}
	return 0, scoring.ErrNotPlaying
}

// scoreOf returns the score of an intent, which has points, cards or neither for a player
// who sat out.
func scoreOf(in wire.Intent, s scoring.Sheet) (*scoring.Score, error) {
	if in.SatOut {
		return &scoring.Score{SatOut: true}, nil
	}
	points, err := pointsOf(in, s)
	if err != nil {
		return nil, err
	}
	if r := s.Ruleset.Score(); !r.Has(points) {
		return nil, scoring.Refusal{Reason: scoring.ErrScoreRange, Player: s.People[*in.Player].Name, Count: points, Allowed: r}
	}
	return &scoring.Score{Points: points, Cards: in.Cards, Hand: in.Hand}, nil
}

// pointsOf returns the points of an intent: of its cards, as they were typed, or as a
// number.
func pointsOf(in wire.Intent, s scoring.Sheet) (int, error) {
	switch {
	case in.Hand != nil:
		return s.Ruleset.Hand(in.Hand...)
	case in.Typed != "":
		points, ok := sums.Of(strings.Trim(in.Typed, "+"))
		if !ok {
			return 0, Refusal{Reason: ErrNumber, Name: in.Typed}
		}
		return points, nil
	case in.Points != nil:
		return *in.Points, nil
	}
	return 0, ErrIntent
}

// mayWrite reports whether a guest may write a round down.
func (t *Table) mayWrite(g *guest) bool { return t.party.Writers && g.role != page.Watch }

// write writes the coming round down from the slips.
func (t *Table) write(g *guest, in wire.Intent) error {
	s := t.Game.Sheet()
	switch {
	case !t.mayWrite(g):
		return ErrRole
	case in.Round == nil:
		return ErrIntent
	case *in.Round != len(s.Rounds):
		return ErrRound
	case t.driver() != nil:
		return t.once(g, in, t.recordDeal)
	}
	record := scoring.Record{At: t.Now(), Scores: t.Scores(), Caller: scoring.Nobody}
	if in.Caller != nil {
		record.Caller = *in.Caller
	}
	if _, err := scoring.Decide(t.Game.State(), record); err != nil {
		return err
	}
	return t.once(g, in, func(name string) error { return t.Game.DoAs(name, record) })
}

// recordDeal records the round with the virtual deck under a name and that of its deal: on
// another host it may be recorded just now.
func (t *Table) recordDeal(name string) error {
	names := t.Deck.Name() + " " + name
	return t.Deck.RecordBy(func(in scoring.Intent) error { return t.Game.DoAs(names, in) })
}

// once changes the game, so that the intent is done once even if the host is killed at
// any moment: what is about to be done is on disk before, and the length of the log says
// afterwards whether it was. A log that other hosts append to knows its name instead.
func (t *Table) once(g *guest, in wire.Intent, do func(name string) error) error {
	if t.Reread != nil {
		return do(nameOf(g, in))
	}
	p := t.party
	p.Pending = &pending{Device: g.device, ID: in.ID, Batches: t.Game.Batches()}
	if err := t.keep(p); err != nil {
		return err
	}
	err := do(nameOf(g, in))
	after := t.party // which the game's watchers may have changed
	after.Pending = nil
	if err != nil {
		_ = t.keep(after) // the disk has failed already, and it is said why
		return err
	}
	t.set(after.done(g.device, in.ID)) // the next change keeps it; until then what is pending says as much
	return nil
}

// Scores returns what the guests have entered for the coming round, by player.
func (t *Table) Scores() []*scoring.Score {
	s := t.Game.Sheet()
	scores := make([]*scoring.Score, len(s.People))
	for p, slip := range t.party.Slips {
		if int(p) < len(scores) && t.party.Round == len(s.Rounds) {
			score := slip.Score
			scores[p] = &score
		}
	}
	return scores
}

// sit gives a guest's device the seat of a player, unless another has it.
func (t *Table) sit(g *guest, in wire.Intent) error {
	s := t.Game.Sheet()
	switch {
	case g.role != page.Sit:
		return ErrRole
	case in.Player == nil || *in.Player < 0 || int(*in.Player) >= len(s.People) || s.Status[*in.Player] == scoring.Gone:
		return scoring.ErrNotPlaying
	}
	p, err := t.party.seated(g.device, *in.Player)
	if err != nil {
		return err
	}
	return t.done(g, in, p)
}

// stand gives a guest's seat back.
func (t *Table) stand(g *guest, in wire.Intent) error {
	p, err := t.party.seated(g.device, scoring.Nobody)
	if err != nil {
		return err
	}
	return t.done(g, in, p)
}

// handOut gives the whole game to a guest who takes part in it.
func (t *Table) handOut(g *guest, _ wire.Intent) (err error) {
	switch {
	case g.role == page.Watch:
		return ErrRole
	case t.HandOver == nil:
		return ErrIntent
	}
	g.link, err = t.HandOver()
	return err
}

// answer does nothing: the guest wants to know whether the host can be reached.
func (t *Table) answer(*guest, wire.Intent) error { return nil }

// turnPage shows a guest another of its pages.
func (t *Table) turnPage(g *guest, in wire.Intent) error {
	g.shown, g.query = in.Show, in.Q
	t.showTo(g)
	return nil
}
