package sheet

import (
	"fyne.io/fyne/v2"

	"tabby/internal/table/sheetview"
	"tabby/internal/words"
	"tabby/scoring"
	"tabby/ui/kit/pictures"
	"tabby/ui/kit/widgets"
)

// An Ending is how a game came out: the podium, all other players, and the medals.
type Ending struct {
	Root *fyne.Container

	podium *pictures.Podium
	rest   *widgets.Text
	medals *pictures.Medals
}

// NewEnding returns how a game came out. badge returns the badge of a player.
func NewEnding(w *words.Language, v *sheetview.Result, badge func(scoring.Player) widgets.Badge) *Ending {
	var stands []pictures.Stand
	var rest []string
	for i, s := range v.Stands {
		if s.Place <= 3 && i < 3 {
			stands = append(stands, pictures.Stand{Badge: badge(s.Player), Name: s.Name, Score: w.Figure(s.Total), Place: s.Place})
			continue
		}
		rest = append(rest, w.Sheet.BehindPodium(s.Place, s.Name, s.Total))
	}
	e := &Ending{podium: pictures.NewPodium(stands), rest: widgets.NewText(w.Dotted(rest...), widgets.TextStyle{Align: fyne.TextAlignCenter}), medals: pictures.NewMedals(prizes(v, badge))}
	e.rest.SetColor(widgets.ColorMuted)
	e.fit(true, false)
	e.Root = widgets.Column(widgets.SpaceMedium, e.podium, e.rest, e.medals)
	return e
}

// fit shows all but the podium where there is room. Above a sheet it is brief: the medals without what
// they are for, or else the other players.
func (e *Ending) fit(room, brief bool) {
	prized := !e.medals.None()
	widgets.SetVisible(e.rest, room && e.rest.Text() != "" && !(brief && prized))
	widgets.SetVisible(e.medals, room && prized)
	e.medals.SetBrief(brief)
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
