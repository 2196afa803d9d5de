package sheet

import (
	"fyne.io/fyne/v2"

	"tabby/internal/table/sheetview"
	"tabby/internal/words"
	"tabby/scoring"
	"tabby/ui/kit/pictures"
	"tabby/ui/kit/widgets"
)

// An Ending is how a game came out: the podium, all other players, in a few words how it was won,
// and the medals.
type Ending struct {
	Root *fyne.Container

	podium   *pictures.Podium
	rest     *widgets.Text
	headline *widgets.Text
	medals   *pictures.Medals
	prized   bool // there are medals
	says     string
}

// NewEnding returns how a game came out. badge returns the badge of a player.
func NewEnding(w *words.Language, v *sheetview.Result, badge func(scoring.Player) widgets.Badge) *Ending {
	e := &Ending{says: v.Headline, prized: len(v.Prizes) > 0}
	var stands []pictures.Stand
	var rest []string
	for i, s := range v.Stands {
		if s.Place <= 3 && i < 3 {
			stands = append(stands, pictures.Stand{Badge: badge(s.Player), Name: s.Name, Score: w.Figure(s.Total), Place: s.Place})
			continue
		}
		rest = append(rest, w.Sheet.BehindPodium(s.Place, s.Name, s.Total))
	}
	middle := widgets.TextStyle{Align: fyne.TextAlignCenter}
	e.podium, e.headline = pictures.NewPodium(stands), widgets.NewText(e.says, widgets.TextStyle{Size: widgets.SizeHeading, Bold: true, Align: fyne.TextAlignCenter})
	e.rest = widgets.NewText(w.Dotted(rest...), middle)
	e.rest.SetColor(widgets.ColorMuted)
	widgets.SetVisible(e.rest, e.rest.Text() != "")
	e.medals = pictures.NewMedals(prizes(v, badge))
	widgets.SetVisible(e.medals, e.prized)
	e.Root = widgets.Column(widgets.SpaceMedium, e.podium, e.rest, e.headline, e.medals)
	return e
}

// tell says how the game was won, or keeps a line free for it.
func (e *Ending) tell(won bool) {
	text := "\u00a0"
	if won {
		text = e.says
	}
	e.headline.SetText(text)
}

// prizes returns the trophies of a game with the badges of those who won them.
func prizes(v *sheetview.Result, badge func(scoring.Player) widgets.Badge) []pictures.Prize {
	var all []pictures.Prize
	for _, p := range v.Prizes {
		prize := pictures.Prize{Trophy: p.Trophy, Name: p.Name, Won: p.Won}
		for _, q := range p.Players {
			prize.Badges = append(prize.Badges, badge(q))
		}
		all = append(all, prize)
	}
	return all
}
