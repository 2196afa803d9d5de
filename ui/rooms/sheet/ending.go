package sheet

import (
	"fyne.io/fyne/v2"

	"tabby/internal/table/sheetview"
	"tabby/internal/words"
	"tabby/scoring"
	"tabby/ui/kit/pictures"
	"tabby/ui/kit/widgets"
	"tabby/ui/kit/widgets/shape"
)

// An ending is how a game came out: the podium, all other players, and the medal.
type ending struct {
	Root *fyne.Container

	podium *pictures.Podium
	rest   *fyne.Container
	medal  *pictures.Medal // or nil
	more   *fyne.Container // all but the podium
}

// newEnding returns how a game came out, with why a place does not follow from the totals. badge returns the
// badge of a player.
func newEnding(w *words.Language, v *sheetview.Result, order fyne.CanvasObject, badge func(scoring.Player) widgets.Badge) *ending {
	var stands []pictures.Stand
	rest := pictures.NewOthers()
	for i, s := range v.Stands {
		if s.Place <= 3 && i < 3 {
			stands = append(stands, pictures.Stand{Badge: badge(s.Player), Name: s.Name, Score: w.Figure(s.Total), Below: s.Out, Place: s.Place})
			continue
		}
		rest.Add(pictures.NewOther(badge(s.Player), w.Sheet.BehindPodium(s.Place, s.Name, s.Total), s.Out))
	}
	e := &ending{podium: pictures.NewPodium(stands), rest: rest, medal: NewMedal(v.Prize, badge)}
	widgets.SetVisible(e.rest, len(rest.Objects) > 0)
	below := widgets.Column(widgets.SpaceMedium, e.rest, order)
	if e.medal != nil {
		below.Add(e.medal)
	}
	e.more = widgets.Column(widgets.SpaceMedium, shape.In(&narrow{widgets.CurrentLooks().Scale() * pictures.PodiumWidest}, below))
	e.Root = widgets.Column(widgets.SpaceMedium, e.podium, e.more)
	return e
}

// halfEnding is the least width of the podium with all else beside it, in device-independent pixels
// at the usual size of text.
const halfEnding = 280

// leastFaces is how small the faces on a podium are made so that all else has room below it, as a share, and
// lessFaces the steps by which they are.
const leastFaces, lessFaces = 0.6, 0.1

// narrow is the shape of what is in the middle, so wide at most.
type narrow struct{ most float32 }

func (*narrow) Narrowest(objects []fyne.CanvasObject) float32 { return shape.Widest(objects) }

func (n *narrow) Arrange(objects []fyne.CanvasObject, room fyne.Size, put shape.Put) float32 {
	width := min(room.Width, n.most)
	height := shape.HeightFor(objects[0], width)
	put.At(objects[0], fyne.NewPos(shape.Floor((room.Width-width)/2), 0), fyne.NewSize(width, height))
	return height
}

// fit lays the ending out in a room: all else is below the podium, whose faces may be smaller for that, or
// beside it where the room is too low. Where there is too little, the medal is without what it is for.
func (e *ending) fit(room fyne.Size) {
	below := widgets.Column(widgets.SpaceMedium, e.podium, e.more)
	beside := widgets.ScaledColumns(halfEnding, widgets.SpaceLarge, e.podium, widgets.Middle(e.more))
	for _, brief := range []bool{false, true} {
		if e.medal != nil {
			e.medal.SetBrief(brief)
		}
		e.Root.Objects = []fyne.CanvasObject{below}
		for share := float32(1); share > leastFaces-lessFaces/2; share -= lessFaces {
			e.podium.SetSize(share)
			if shape.HeightFor(e.Root, room.Width) <= room.Height {
				return
			}
		}
	}
	e.podium.SetSize(1)
	if shape.HeightFor(beside, room.Width) < shape.HeightFor(below, room.Width) {
		e.Root.Objects = []fyne.CanvasObject{beside}
	}
}

// NewMedal returns the medal of a prize with the badges of those who won it, or nil without a prize.
func NewMedal(p *sheetview.Prize, badge func(scoring.Player) widgets.Badge) *pictures.Medal {
	if p == nil {
		return nil
	}
	prize := pictures.Prize{Trophy: p.Trophy, Name: p.Name, Won: p.Won}
	for _, q := range p.Players {
		prize.Badges = append(prize.Badges, badge(q))
	}
	return pictures.NewMedal(prize)
}
