package sheet

import (
	"cmp"
	"math"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"tabby/internal/table/sheetview"
	"tabby/scoring"
	"tabby/ui/kit/moving"
	"tabby/ui/kit/pictures"
	"tabby/ui/kit/widgets"
	"tabby/ui/kit/widgets/shape"
)

// A head is the top of a player's column: the badge with a mark of who deals, begins
// or has won, name, total, how near the limit it is, and the place.
type head struct {
	*widgets.Tile
	player scoring.Player
	badge  *widgets.BadgeView
	seat   *moving.Slide // around the badge, which reacts
	name   *widgets.Text
	named  *fyne.Container // around the name
	total  *widgets.Text
	gauge  *pictures.Meter
	ranked *widgets.Text // the place
	rank   *moving.Slide // around the place, which glides
	parts  *fyne.Container
	face   headType
	note   *widgets.Text
	shown  sheetview.Column // what is seen, or moved to
	from   sheetview.Column // what it moves from
	grid   *Grid
}

func (g *Grid) newHead(p scoring.Player) *head {
	small := widgets.TextStyle{Size: widgets.SizeSmall, Align: fyne.TextAlignCenter}
	h := &head{
		player: p, grid: g,
		badge:  widgets.NewBadgeView(g.badge(p), widgets.RowBadge),
		name:   widgets.NewText("", small),
		total:  widgets.NewText("", widgets.TextStyle{Bold: true, Align: fyne.TextAlignCenter, Whole: true}),
		gauge:  pictures.NewGauge(),
		ranked: widgets.NewText("", small),
		note:   widgets.NewText("", small),
	}
	h.named = shape.In(shape.Arranged(g.level), h.name)
	h.seat, h.rank = moving.NewSlide(h.badge), moving.NewSlide(h.ranked)
	h.parts = widgets.Column(widgets.SpaceNone)
	h.Tile = widgets.NewTile(widgets.Bare, h.parts, func() { g.OnPlayer(p) })
	h.AlignTop() // all totals are level, however long the notes are
	return h
}

// level arranges a name. It has the height of the highest name, so that all totals are level.
func (g *Grid) level(objects []fyne.CanvasObject, room fyne.Size, put shape.Put) float32 {
	high := float32(0)
	for _, h := range g.heads {
		high = max(high, h.name.HeightFor(room.Width))
	}
	put.At(objects[0], fyne.Position{}, fyne.NewSize(room.Width, shape.HeightFor(objects[0], room.Width)))
	return high
}

func (h *head) fit(t headType) {
	h.face = t
	h.name.SetLines(2)
	h.name.SetTight(widgets.SizeSmall)
	switch {
	case t.flat:
		gap := widgets.SpaceSmall
		if t.slim {
			gap = widgets.SpaceTiny
		}
		side := container.NewCenter(widgets.Row(gap, -1, h.seat, h.total))
		h.parts.Objects = []fyne.CanvasObject{side, h.named, h.gauge, h.note}
	case t.slim:
		h.name.SetLines(1)
		h.name.SetTight(widgets.SizePrompt) // large text has this smaller one
		h.parts.Objects = []fyne.CanvasObject{container.NewCenter(h.seat), h.named, h.total, h.gauge, h.note}
	default:
		h.parts.Objects = []fyne.CanvasObject{container.NewCenter(h.seat), h.named, h.total, h.gauge, h.rank, h.note}
	}
	widgets.SetVisible(h.parts.Objects[0], t.badge > 0)
	h.badge.Side = t.badge
	h.badge.Refresh()
	h.name.SetSize(t.name)
	h.total.SetSize(t.total)
	h.total.SetTight(t.tight)
	h.ranked.SetSize(t.note)
	h.note.SetSize(t.note)
	h.showNote(h.shown)
	h.makeRoom()
}

// makeRoom shows the line below the place if it has something to say, or will after a round.
func (h *head) makeRoom() {
	widgets.SetVisible(h.note, h.noted(h.shown) != "")
}

// noted returns the line below. In a flat or slim head it also has the place, or only the place if
// there is no other note.
func (h *head) noted(v sheetview.Column) string {
	place, note := v.Place, v.Note
	one := h.face.flat || h.face.slim
	switch {
	case h.face.badge == 0:
		return note
	case note == "" && (one || v.Limit > 0) && (place == "" || !one):
		return " " // the room of a note to come
	case !one:
		return note
	case note == "" || place == "" || h.face.slim:
		return cmp.Or(note, place)
	}
	return h.grid.words.Dotted(place, note)
}

// show makes the head look like v, except for the parts that move, and everything that a total that is still
// counting would give away.
func (h *head) show(v sheetview.Column) {
	h.from, h.shown = h.shown, v
	h.name.SetText(v.Name)
	h.total.SetLabel(h.grid.words.Figure(v.Total)) // also while it still counts
	widgets.SetVisible(h.gauge, v.Limit > 0)
	h.makeRoom()
	h.ride(mark(v))
}

// stand shows how near the limit a player is, or that they are out.
func (h *head) stand(v sheetview.Column) {
	ink := fyne.ThemeColorName("")
	if v.Out {
		ink = widgets.ColorMuted
	}
	h.name.SetColor(ink)
	h.total.SetColor(ink)
	h.showNote(v)
	if h.badge.Dim != v.Out {
		h.badge.Dim = v.Out
		h.badge.Refresh()
	}
}

// showNote shows the line below.
func (h *head) showNote(v sheetview.Column) {
	note, ink := h.noted(v), widgets.ColorMuted
	switch {
	case v.Danger:
		ink = widgets.ColorAccent
	case note == v.Place:
		ink = placeInk(v)
	}
	h.note.SetText(note)
	h.note.SetColor(ink)
	h.note.SetBold(ink != widgets.ColorMuted)
}

// ride shows the sign on the badge.
func (h *head) ride(rides widgets.Icon) {
	if h.badge.Mark != rides {
		h.badge.Mark = rides
		h.badge.Refresh()
	}
}

// showPlace shows the place, the first one as what matters.
func (h *head) showPlace(v sheetview.Column) {
	h.ranked.SetText(cmp.Or(v.Place, " ")) // which it has room for
	h.ranked.SetBold(v.Rank == 1)
	h.ranked.SetColor(placeInk(v))
}

// placeInk returns the colour of a place.
func placeInk(v sheetview.Column) fyne.ThemeColorName {
	if v.Rank == 1 {
		return widgets.ColorFelt
	}
	return widgets.ColorMuted
}

func (h *head) moves() bool { return h.from.Total != h.shown.Total || h.from.Rank != h.shown.Rank }

// glide is how far a place that changes comes from, in device-independent pixels.
const glide = 14

// count shows the head at a point of the way from what was seen before: the total counts, and the gauge
// fills. The meaning is shown at the end.
func (h *head) count(part float32) {
	from, to := h.from, h.shown
	now := to
	if part < 1 && from.Name != "" {
		now = from
	}
	h.stand(now)
	h.total.SetText(h.grid.words.Figure(from.Total + int(math.Round(float64(part)*float64(to.Total-from.Total)))))
	h.gauge.Fill(from.Share()+(to.Share()-from.Share())*part, gaugeInk(now))
}

// place shows a place at a point of its way: a better one comes up from below. Before that, the
// earlier place is shown.
func (h *head) place(part float32) {
	from, to := h.from, h.shown
	if part == 0 {
		h.showPlace(from)
		h.rank.Shift(fyne.Position{})
		return
	}
	h.showPlace(to)
	switch {
	case from.Rank == 0 || from.Rank == to.Rank:
		h.rank.Shift(fyne.Position{})
	case from.Rank > to.Rank:
		h.rank.Shift(fyne.NewPos(0, glide*(1-part)))
	default:
		h.rank.Shift(fyne.NewPos(0, -glide*(1-part)))
	}
}

// react shows the reaction of the cat to a round at a point of its way. A stamping paw is on it.
func (h *head) react(part float32) {
	by, side := sway(h.shown.Reacts, float64(part)), h.badge.Size().Width
	rise := max(side*by.Y, -widgets.HeadRoom-theme.Size(widgets.SpaceTiny)) // no ear is cut
	h.seat.Sinks = h.shown.Reacts == sheetview.Ducks
	h.seat.Shift(fyne.NewPos(float32(math.Round(float64(side*by.X))), float32(math.Round(float64(rise)))))
	if rides := mark(h.shown); h.shown.Reacts == sheetview.Stamps && part > 0 && part < 1 {
		h.ride(widgets.IconPaw)
	} else {
		h.ride(rides)
	}
}

// sway returns how far from its place a cat is at a part of a reaction, as shares of its side.
func sway(r sheetview.Reaction, part float64) fyne.Position {
	to, rest := math.Sin(math.Pi*part), 1-part
	switch r {
	case sheetview.Purrs: // it rises, and trembles
		return fyne.NewPos(float32(0.05*to*math.Sin(16*math.Pi*part)), float32(-0.16*to))
	case sheetview.Stamps: // it rises, and comes down hard
		return fyne.NewPos(0, float32(-0.22*math.Sin(2*math.Pi*part)*rest))
	case sheetview.Hisses: // it shakes
		return fyne.NewPos(float32(0.2*math.Sin(7*math.Pi*part)*rest), 0)
	case sheetview.Ducks: // it goes down behind its name
		return fyne.NewPos(0, float32(0.4*to))
	}
	return fyne.Position{}
}

// gaugeInk returns the colour of how near the limit a player is.
func gaugeInk(v sheetview.Column) fyne.ThemeColorName {
	switch {
	case v.Out:
		return widgets.ColorWarning
	case v.Danger:
		return widgets.ColorAccent
	}
	return widgets.ColorFelt
}

// mark says on the badge what the player does next, or that the player has won.
func mark(v sheetview.Column) widgets.Icon {
	switch {
	case v.Wins:
		return widgets.IconWon
	case v.Deals:
		return widgets.IconDealer
	case v.Begins:
		return widgets.IconBegins
	}
	return ""
}
