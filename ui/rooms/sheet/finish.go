package sheet

import (
	"fmt"
	"time"

	"fyne.io/fyne/v2"

	"tabby/internal/table/sheetview"
	"tabby/internal/words"
	"tabby/scoring"
	"tabby/ui/kit/widgets"
)

// A finish is the end of a game, which is seen to come.
type finish struct {
	root    *fyne.Container
	ending  *Ending
	shown   string // what is shown
	rising  bool
	risen   func()   // is called when the podium has risen
	end     func()   // ends its movement
	animate Animator // or [AtOnce]
	words   *words.Language
}

// rising is how long the podium takes to rise.
const rising = 900 * time.Millisecond

func newFinish(w *words.Language, animate Animator, risen func()) *finish {
	f := &finish{root: widgets.Column(widgets.SpaceNone), animate: animate, risen: risen, end: func() {}, words: w}
	f.root.Hide()
	return f
}

// show shows a result. The podium rises if the game was seen to end.
func (f *finish) show(v *sheetview.Result, badge func(scoring.Player) widgets.Badge, seen bool) {
	says := ""
	if v != nil {
		says = fmt.Sprint(*v)
	}
	if says == f.shown {
		return
	}
	f.end()
	seen = seen && f.shown == ""
	f.shown = says
	if v == nil {
		return
	}
	f.ending = NewEnding(f.words, v, badge)
	f.root.Objects = []fyne.CanvasObject{f.ending.Root}
	if !seen {
		return
	}
	f.rising = true
	f.ending.tell(false)
	f.end = f.animate(rising, func(part float32) {
		if f.ending.podium.Rise(part); part == 1 {
			f.rising = false
			f.ending.tell(true)
			f.risen()
		}
	})
}

// fit leaves out the medals above the sheet, which looking back has too, and everything but the
// podium where there is little room.
func (f *finish) fit(terse, above bool) {
	if f.ending == nil {
		return
	}
	widgets.SetVisible(f.ending.rest, !terse && f.ending.rest.Text() != "")
	widgets.SetVisible(f.ending.headline, !terse)
	widgets.SetVisible(f.ending.medals, !terse && !above && f.ending.prized)
}
