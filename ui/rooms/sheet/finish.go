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
)

// A finish is the end of a game: podium, all other players, and what decided it.
type finish struct {
	root    *fyne.Container
	podium  *fyne.Container // around the podium
	rest    *widgets.Text
	decided *widgets.Text
	won     *widgets.Text // trophies
	shown   string        // what is shown
	rising  bool
	risen   func()   // is called when the podium has risen
	end     func()   // ends its movement
	animate Animator // or [AtOnce]
	words   *words.Language
}

// rising is how long the podium takes to rise.
const rising = 900 * time.Millisecond

func newFinish(w *words.Language, animate Animator, risen func()) *finish {
	middle := widgets.TextStyle{Align: fyne.TextAlignCenter}
	f := &finish{podium: widgets.Column(widgets.SpaceNone), rest: widgets.NewText("", middle), decided: widgets.NewText("", middle), won: widgets.NewText("", middle), animate: animate, risen: risen, end: func() {}, words: w}
	f.rest.SetColor(widgets.ColorMuted)
	f.root = widgets.Column(widgets.SpaceMedium, f.podium, f.rest, f.decided, f.won)
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
	f.tell(v.Decided, v.Won)
	if !seen {
		return
	}
	f.rising = true
	f.tell(hidden(v.Decided), hidden(v.Won))
	f.end = f.animate(rising, func(part float32) {
		if podium.Rise(part); part == 1 {
			f.rising = false
			f.tell(v.Decided, v.Won)
			f.risen()
		}
	})
}

// tell says what decided the game, and who has won trophies.
func (f *finish) tell(decided, won string) {
	f.decided.SetText(decided)
	f.won.SetText(won)
}

// hidden returns a text that keeps the room of a line for another, or "".
func hidden(text string) string {
	if text == "" {
		return ""
	}
	return "\u00a0"
}

// fit leaves out the trophies above the sheet, which the story has too, and everything but the
// podium where there is little room.
func (f *finish) fit(terse, above bool) {
	widgets.SetVisible(f.rest, !terse && f.rest.Text() != "")
	widgets.SetVisible(f.decided, !terse && f.decided.Text() != "")
	widgets.SetVisible(f.won, !terse && !above && f.won.Text() != "")
}

// stand puts the first three players on a podium, and all others in a line below.
func (f *finish) stand(v *sheetview.Result, badge func(scoring.Player) widgets.Badge) *pictures.Podium {
	var stands []pictures.Stand
	var rest []string
	for i, s := range v.Stands {
		if s.Place <= 3 && i < 3 {
			stands = append(stands, pictures.Stand{Badge: badge(s.Player), Name: s.Name, Score: f.words.Figure(s.Total), Place: s.Place})
			continue
		}
		rest = append(rest, f.words.Sheet.BehindPodium(s.Place, s.Name, s.Total))
	}
	f.rest.SetText(f.words.Dotted(rest...))
	return pictures.NewPodium(stands)
}
