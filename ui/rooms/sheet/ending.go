package sheet

import (
	"fmt"
	"time"

	"fyne.io/fyne/v2"

	"tabby/internal/table/sheetview"
	"tabby/internal/words"
	"tabby/scoring"
	"tabby/ui/kit/pictures"
	"tabby/ui/kit/widgets"
	"tabby/ui/kit/widgets/shape"
)

// An ending is the result of a game: the podium, all other players, and the medal.
type ending struct {
	Root *fyne.Container

	podium *pictures.Podium
	rest   *fyne.Container
	medal  *pictures.Medal // or nil
	more   *fyne.Container // all but the podium
}

// newEnding returns the result of a game, with the reason if a place does not follow from the totals. badge
// returns the badge of a player.
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
	e.more = widgets.Column(widgets.SpaceMedium, shape.In(narrow(widgets.CurrentLooks().Scale()*pictures.PodiumWidest), below))
	e.Root = widgets.Column(widgets.SpaceMedium, e.podium, e.more)
	return e
}

// halfEnding is the least width of the podium with all else beside it, in device-independent pixels
// at the usual size of text.
const halfEnding = 280

// mostFaces is the largest size of the faces on a podium, as a share of the usual one, leastFaces the
// smallest, at which everything else must have room below, and lessFaces the steps between.
const mostFaces, leastFaces, lessFaces = 1.8, 0.6, 0.1

// narrow returns the shape of an object in the middle, with a greatest width.
func narrow(most float32) shape.Shape {
	return shape.Arranged(func(objects []fyne.CanvasObject, room fyne.Size, put shape.Put) float32 {
		width := min(room.Width, most)
		height := shape.HeightFor(objects[0], width)
		put.At(objects[0], fyne.NewPos(shape.Floor((room.Width-width)/2), 0), fyne.NewSize(width, height))
		return height
	})
}

// fit lays the ending out in a room: everything else is below the podium, whose faces may be smaller for
// that, or beside it if the room is too low. If there is too little room, the medal does not say what it
// is for.
func (e *ending) fit(room fyne.Size) {
	below := widgets.Column(widgets.SpaceMedium, e.podium, e.more)
	beside := widgets.ScaledColumns(halfEnding, widgets.SpaceLarge, e.podium, widgets.Middle(e.more))
	for _, brief := range []bool{false, true} {
		if e.medal != nil {
			e.medal.SetBrief(brief)
		}
		e.Root.Objects = []fyne.CanvasObject{below}
		for share := float32(mostFaces); share > leastFaces-lessFaces/2; share -= lessFaces {
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

// A finish is the end of a game. If people see the game end, the podium rises: first the third place,
// then the second and the first. Only then the winner is crowned and named, and the medal drops.
type finish struct {
	root    *fyne.Container
	ending  *ending
	shown   string          // what is shown
	rising  bool            // nobody is said to have won yet
	risen   func()          // is called when the podium has risen
	order   *widgets.Text   // why a place does not follow from the totals
	kept    *fyne.Container // the room of that
	looks   *fyne.Container // leads to what looks back, where that is not in the footer
	down    *widgets.Button // to the rows
	guests  *widgets.Button // says who takes part from other devices, and leads to them
	end     func()          // ends its movement
	say     func(string)
	animate Animator
	words   *words.Language
}

// rising is how long the podium takes to rise, and dropping how long the medal takes to drop.
const (
	rising   = 1500 * time.Millisecond
	dropping = 600 * time.Millisecond
)

func newFinish(w *words.Language, animate Animator, risen func(), say func(string)) *finish {
	f := &finish{root: widgets.Column(widgets.SpaceNone), looks: widgets.Column(widgets.SpaceNone), animate: animate, risen: risen, say: say, end: func() {}, words: w}
	f.order = widgets.NewText("", widgets.TextStyle{Size: widgets.SizeSmall, Align: fyne.TextAlignCenter})
	f.kept = widgets.InRoomOf(f.order, f.order)
	f.root.Hide()
	return f
}

// show shows a result. The podium rises if people saw the game end.
func (f *finish) show(v *sheetview.Result, badge func(scoring.Player) widgets.Badge, seen bool) {
	says := ""
	if v != nil {
		says = fmt.Sprint(v.Stands, v.Prize != nil)
		if v.Prize != nil {
			says += v.Prize.Won
		}
	}
	if says == f.shown {
		return
	}
	f.end() // the podium is up, and the medal begins to drop
	f.end() // it is down
	seen = seen && f.shown == ""
	f.shown = says
	if v == nil {
		return
	}
	f.ending = newEnding(f.words, v, f.kept, badge)
	drop := func(float32) {}
	if f.ending.medal != nil {
		f.ending.medal.Say, drop = f.say, f.ending.medal.Drop
	}
	f.ending.more.Objects = append(f.ending.more.Objects, f.looks, f.guests, f.down)
	f.root.Objects = []fyne.CanvasObject{f.ending.Root}
	if !seen {
		return
	}
	f.rising = true
	f.ending.podium.Rise(0)
	drop(0)
	f.end = f.animate(rising, func(part float32) {
		if f.ending.podium.Rise(part); part == 1 {
			f.rising = false
			f.risen()
			f.end = f.animate(dropping, drop)
		}
	})
}

// fit lays the end out in a room, without the button to the rows if all else has room only then.
func (f *finish) fit(room fyne.Size) {
	fits := func(down bool) bool {
		widgets.SetVisible(f.down, down)
		f.ending.fit(room)
		return shape.HeightFor(f.root, room.Width) <= room.Height
	}
	if !fits(true) && !fits(false) {
		fits(true)
	}
}
