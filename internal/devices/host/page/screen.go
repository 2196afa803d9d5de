package page

import (
	"tabby/internal/table/sheetview"
	"tabby/internal/words"
	"tabby/scoring"
)

// screen renders what a television shows.
func (p painter) screen() string { return p.render("screen", p.board()) }

// Last returns the last round, or nil.
func (b board) Last() *sheetview.Row {
	if n := len(b.Rows); n > 0 {
		return &b.Rows[n-1]
	}
	return nil
}

// Join returns the code of the address by which others join, or nil.
func (b board) Join() *Code { return CodeOf(b.scene.Join) }

// Plain returns the address at which the six digits are typed, as people write it.
func (b board) Plain() string { return b.scene.Plain }

// Digits returns the six digits by which others join, as people read them, or "".
func (b board) Digits() string { return words.InThrees(b.scene.Passcode) }

// Renews reports whether there are no digits now, but new ones can be made.
func (b board) Renews() bool { return b.scene.Coded && b.scene.Passcode == "" }

// Medal returns the badge of a player at the end, who may have been out before.
func (b board) Medal(q scoring.Player) medal {
	m := b.scene.medal(q)
	m.Dim = false
	return m
}

// Step returns the badge of a player on the podium, where the first is glad.
func (b board) Step(on sheetview.Stand) medal {
	m := b.Medal(on.Player)
	m.Glad = on.Place == 1
	return m
}

// HasBar reports whether the bar of a column says how a player stands. If there is no limit and the
// lowest total wins, the longest bar would be that of the loser.
func (b board) HasBar(c sheetview.Column) bool {
	return c.Limit > 0 || b.scene.Sheet.Ruleset.HighestTotalWins()
}

// Bar returns how far the bar of a column reaches, in percent of the limit or, if there is
// none, of the highest total.
func (b board) Bar(c sheetview.Column) float32 {
	if c.Limit > 0 {
		return b.Used(c)
	}
	most := 1
	for _, other := range b.Columns {
		most = max(most, other.Total)
	}
	return max(0, 100*float32(c.Total)/float32(most))
}
