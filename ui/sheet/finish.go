package sheet

import (
	"fmt"
	"strconv"
	"time"

	"fyne.io/fyne/v2"

	"tabby/internal/sheetview"
	"tabby/scoring"
	"tabby/ui/widgets"
	"tabby/ui/words"
)

// A finish is the end of a game: podium, all other players, and what decided it.
type finish struct {
	root    *fyne.Container
	podium  *fyne.Container // around the podium
	rest    *widgets.Text
	decided *widgets.Text
	shown   string   // what is shown
	end     func()   // ends its movement
	animate Animator // or [AtOnce]
}

// rising is how long the podium takes to rise.
const rising = 900 * time.Millisecond

func newFinish(animate Animator) *finish {
	middle := widgets.TextStyle{Align: fyne.TextAlignCenter}
	f := &finish{podium: widgets.Column(widgets.SpaceNone), rest: widgets.NewText("", middle), decided: widgets.NewText("", middle), animate: animate, end: func() {}}
	f.rest.SetColor(widgets.ColorMuted)
	f.root = widgets.Column(widgets.SpaceMedium, f.podium, f.rest, f.decided)
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
	podium := f.stand(v, badge)
	f.podium.Objects = []fyne.CanvasObject{podium}
	f.decided.SetText(v.Decided)
	if seen {
		f.end = f.animate(rising, podium.Rise)
	}
}

// terse leaves out everything but the podium, where there is little room.
func (f *finish) terse(on bool) {
	widgets.SetVisible(f.rest, !on && f.rest.Text() != "")
	widgets.SetVisible(f.decided, !on && f.decided.Text() != "")
}

// stand puts the first three players on a podium, and all others in a line below.
func (f *finish) stand(v *sheetview.Result, badge func(scoring.Player) widgets.Badge) *widgets.Podium {
	var stands []widgets.Stand
	rest := ""
	for i, s := range v.Stands {
		total := strconv.Itoa(s.Total)
		if s.Place <= 3 && i < 3 {
			stands = append(stands, widgets.Stand{Badge: badge(s.Player), Name: s.Name, Score: total, Place: s.Place})
			continue
		}
		if rest != "" {
			rest += " · "
		}
		rest += words.Place(s.Place) + " " + s.Name + " " + total
	}
	f.rest.SetText(rest)
	return widgets.NewPodium(stands)
}
