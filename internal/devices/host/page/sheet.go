package page

import (
	"fmt"
	"html/template"
	"slices"
	"strings"
	"unicode/utf8"

	"rsc.io/qr"

	"tabby/internal/table/sheetview"
	"tabby/internal/table/sound"
	"tabby/internal/table/story"
	"tabby/internal/words"
	"tabby/scoring"
)

// A board is a sheet as templates draw it: what it shows, on a phone or a television, and
// how a page draws that.
type board struct {
	sheetview.View
	painter
}

func (p painter) board() board { return board{p.view(), p} }

// sheet renders the page of the sheet. It is the same for all, except for the scores entered for
// the next round, and whether cards are on the table.
func (p painter) sheet() string {
	drawn := p.scene.looks().pages.get(shownAs{p.w, p.scene.Log, p.scene.Pictured}, func() string { return p.render("sheet", p.board()) })
	var playing template.HTML
	if p.viewer.Round != nil {
		playing = p.draw("playing", p.cards())
	}
	if p.scene.Sheet.Over { // the first gap is below the result
		return string(fill(template.HTML(drawn), p.keep(), playing, p.coming()))
	}
	return string(fill(template.HTML(drawn), playing, p.coming()))
}

// keep returns how the game is kept, for those who took part.
func (p painter) keep() template.HTML {
	if p.viewer.Role == Watch {
		return ""
	}
	return p.draw("keep", nil)
}

// Stands says how the game stands.
func (b board) Stands() string { return b.w.Table.SpokenStandings(b.scene.Sheet) }

// coming returns the row of the round to come, or nothing if none is planned or entered.
func (p painter) coming() template.HTML {
	v, s := p.view(), p.scene.Sheet
	if s.Over || v.Planned == 0 && len(p.scene.Slips) == 0 {
		return ""
	}
	var cells template.HTML
	for _, c := range v.Columns {
		e := p.entry(c.Player, sheetview.Expected{})
		cells += p.entered("came", entry{Slip: e.Slip, Sees: e.Sees})
	}
	return fill(p.draw("coming", struct{ Round, Number int }{len(s.Rounds), v.Number}), cells)
}

// Mark returns the badge of a column, which says what the player does next.
func (b board) Mark(c sheetview.Column) medal {
	m := b.scene.medal(c.Player)
	m.Stamps = c.Reacts == sheetview.Stamps
	switch {
	case c.Wins:
		m.Ride = "won"
	case c.Deals:
		m.Ride = "dealer"
	case c.Begins:
		m.Ride = "begins"
	}
	return m
}

// Says returns the word on the badge of a column, or "".
func (b board) Says(c sheetview.Column) string {
	return map[string]string{"won": b.w.Pages.HasWon, "dealer": b.w.Pages.Deals, "begins": b.w.Pages.Begins}[b.Mark(c).Ride]
}

// Pictured reports whether the game has a picture that can be saved.
func (b board) Pictured() bool { return b.scene.Pictured }

// Log returns the link by which an app logs the game, or "" while it is not over.
func (b board) Log() template.URL { return template.URL(b.scene.Log) }

// Used returns how much of the limit a column has used up, in percent.
func (board) Used(c sheetview.Column) float32 { return max(0, min(100, 100*c.Share())) }

// Long reports whether a total needs a wide column: it has more than three digits, or a sign before them.
func (b board) Long() bool {
	return slices.ContainsFunc(b.Columns, func(c sheetview.Column) bool { return utf8.RuneCountInString(b.w.Figure(c.Total)) > 3 })
}

// mostPlanned is how many rounds to come have a row.
const mostPlanned = 12

// ToCome returns the numbers of the rounds that come after the next.
func (b board) ToCome() []int {
	var all []int
	for i := 1; i < min(b.Planned, mostPlanned); i++ {
		all = append(all, b.Number+i)
	}
	return all
}

// Story returns the story of the game so far.
func (b board) Story() []string { return story.Story(b.scene.Sheet, b.w) }

func (p painter) name(q scoring.Player) string { return p.scene.Sheet.People[q].Name }

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

// Bar returns the length of the bar of a column, in percent of the limit or, without a limit, of
// the highest total.
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

// A knock is who has called in the round that is played.
type knock struct {
	Caller scoring.Player // or [scoring.Nobody]
	Mark   medal
	Text   string
}

// knock renders who has called, which the page shows for a moment.
func (p painter) knock() string {
	k := knock{Caller: scoring.Nobody}
	if r := p.viewer.Round; r != nil && r.Caller != nil {
		k = knock{*r.Caller, p.scene.medal(*r.Caller), p.w.Play.Called(p.scene.Sheet.People[*r.Caller].Name)}
	} else if text := p.called(); text != "" {
		k = knock{*p.scene.Caller, p.scene.medal(*p.scene.Caller), text}
	}
	return string(p.draw("knock", k))
}

// Ended returns the sound of the end of a round: that of a wrong call, or that of a win by the
// viewer, or by anybody if the viewer only watches.
func (t table) Ended() sound.Sound {
	own := scoring.Nobody
	if t.HasOwn() {
		own = t.viewer.Player
	}
	return t.View.EndSound(own)
}

// called says who called in the round that is played without the virtual deck, or "".
func (p painter) called() string {
	c, s := p.scene.Caller, p.scene.Sheet
	if c == nil || p.viewer.Round != nil {
		return ""
	}
	return p.w.Sentence(p.w.Scores.Caller(s.Ruleset.Rules.Calling).By(p.name(*c)))
}

// Dealt reports whether a round with the virtual deck is on the table.
func (b board) Dealt() bool { return b.viewer.Round != nil }

// quiet is how many modules around a QR code are left blank, by its standard.
const quiet = 4

// A Code is a QR code as a drawing.
type Code struct {
	Size int    // of the drawing, in modules
	Path string // of its dark modules
}

// CodeOf returns the QR code of a text, or nil for "" and for a text that is too long.
func CodeOf(text string) *Code {
	if text == "" {
		return nil
	}
	c, err := qr.Encode(text, qr.M)
	if err != nil {
		return nil
	}
	var path strings.Builder
	for y := range c.Size {
		for x := 0; x < c.Size; x++ {
			from := x
			for x < c.Size && c.Black(x, y) {
				x++
			}
			if n := x - from; n > 0 {
				fmt.Fprintf(&path, "M%d %dh%dv1h-%dz", from+quiet, y+quiet, n, n)
			}
		}
	}
	return &Code{c.Size + 2*quiet, path.String()}
}
