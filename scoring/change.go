package scoring

import "slices"

// A Change is a consequence of an event for the sheet.
type Change struct {
	Kind   ChangeKind
	Player Player // the player it is about, or Nobody
	Round  int    // the index of the round it is about, or len(Rounds) for the next one
	Was    int    // a total before
	Is     int    // and after
}

// A ChangeKind says what has changed.
type ChangeKind uint8

// What can change.
const (
	TotalChanged  ChangeKind = iota // Player's total was Was and is Is
	BackIn                          // Player is no longer out, or came back
	WentOut                         // Player is out now
	DealerChanged                   // Round is dealt by Player
	ScoreMissing                    // Player's score of Round is missing
	ScoreIdle                       // Player's score in Round does not count any more
	RoundIdle                       // Round does not count any more
	RoundRevived                    // Round counts again
	GameReopened                    // the game goes on
	GameEnded                       // the game is over
	WinnerChanged                   // Player wins, who did not before
)

// Changes returns how a sheet differs from an earlier one of the same game, in the
// order of players and rounds. It ignores rounds and players that are in only one of the two sheets,
// because adding them is the event itself and not a consequence.
func Changes(before, after Sheet) []Change {
	d := diff{before: before, after: after}
	for p := range min(len(before.People), len(after.People)) {
		d.player(Player(p))
	}
	for i := range min(len(before.Rounds), len(after.Rounds)) {
		d.round(i)
	}
	d.next()
	d.end()
	return d.changes
}

type diff struct {
	before, after Sheet
	changes       []Change
}

func (d *diff) add(c Change) { d.changes = append(d.changes, c) }

func (d *diff) player(p Player) {
	was, is := d.before.Status[p], d.after.Status[p]
	if d.before.Totals[p] != d.after.Totals[p] {
		d.add(Change{Kind: TotalChanged, Player: p, Was: d.before.Totals[p], Is: d.after.Totals[p]})
	}
	switch {
	case was != In && is == In:
		d.add(Change{Kind: BackIn, Player: p})
	case was == In && is == Out:
		d.add(Change{Kind: WentOut, Player: p})
	}
}

func (d *diff) round(i int) {
	was, is := d.before.Rounds[i], d.after.Rounds[i]
	counted, counts := was.Fate.counts(), is.Fate.counts()
	switch {
	case counted && !counts:
		d.add(Change{Kind: RoundIdle, Player: Nobody, Round: i})
	case counts && !counted:
		d.add(Change{Kind: RoundRevived, Player: Nobody, Round: i})
	}
	if was.Dealer != is.Dealer && is.Fate != Late {
		d.add(Change{Kind: DealerChanged, Player: is.Dealer, Round: i})
	}
	for p := range min(len(was.Cells), len(is.Cells)) {
		d.cell(i, Player(p))
	}
}

func (d *diff) cell(i int, p Player) {
	was, is := d.before.Rounds[i].Cells[p].Mark, d.after.Rounds[i].Cells[p].Mark
	switch {
	case was == is:
	case is == Missing:
		d.add(Change{Kind: ScoreMissing, Player: p, Round: i})
	case is == Surplus && d.after.Rounds[i].Fate.counts():
		d.add(Change{Kind: ScoreIdle, Player: p, Round: i})
	}
}

// next adds the change of the next dealer if both sheets have the same next round.
func (d *diff) next() {
	n := len(d.after.Rounds)
	if len(d.before.Rounds) == n && d.before.Dealer != d.after.Dealer && d.after.Dealer != Nobody {
		d.add(Change{Kind: DealerChanged, Player: d.after.Dealer, Round: n})
	}
}

func (d *diff) end() {
	switch {
	case d.before.Over && !d.after.Over:
		d.add(Change{Kind: GameReopened, Player: Nobody})
	case !d.before.Over && d.after.Over:
		d.add(Change{Kind: GameEnded, Player: Nobody})
	}
	for _, p := range d.after.Winners {
		if !slices.Contains(d.before.Winners, p) {
			d.add(Change{Kind: WinnerChanged, Player: p})
		}
	}
}
