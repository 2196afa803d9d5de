package sheet

import (
	"fmt"
	"time"

	"fyne.io/fyne/v2"

	"tabby/internal/table/sheetview"
	"tabby/internal/words"
	"tabby/scoring"
	"tabby/ui/kit/widgets"
	"tabby/ui/kit/widgets/shape"
)

// A finish is the end of a game. If it is seen to come, the podium rises: the third place, the second
// and the first. Only then the first is crowned and said to have won, and the medal drops.
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

// show shows a result. The podium rises if the game was seen to end.
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

// fit lays the end out in a room, without the button to the rows where all else has room only then.
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
