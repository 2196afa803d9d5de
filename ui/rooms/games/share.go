package games

import (
	"strings"

	"fyne.io/fyne/v2"

	"tabby/history"
	"tabby/history/playlog"
	"tabby/history/stats"
	"tabby/internal/table/game"
	"tabby/internal/table/story"
	"tabby/scoring"
	"tabby/ui/frame"
	"tabby/ui/kit/pictures"
	"tabby/ui/kit/widgets"
)

// SharePicture shares the picture of a game.
func (r *Room) SharePicture(id string) {
	g, err := game.Open(r.store, id, r.Now)
	if !r.Refused(err) {
		r.shareGame(id, g.Sheet())
	}
}

func (r *Room) shareGame(id string, s scoring.Sheet) {
	text := append([]string{r.Words.Games.ResultLine(s)}, story.Story(s, r.Words)...)
	var more []frame.Choice
	won := s.Over && len(s.Winners) > 0
	if won {
		more = append(more, frame.Choice{Icon: widgets.IconPhone, Text: r.Words.PlayLog.Offer, Do: func() { r.openPlayLog(id, s) }})
	}
	r.Share(r.Words.Games.ShareGame, frame.Shared{What: history.Subject{Game: id}, Words: strings.Join(text, "\n"), Moves: won, More: more})
}

// openPlayLog opens the page from which an app that logs plays takes a game.
func (r *Room) openPlayLog(id string, s scoring.Sheet) {
	w := r.Words.PlayLog
	page := r.NewPage(w.Title)
	page.SetWide()
	page.SetBody(widgets.NewHint(r.Words.Common.Drawing))
	r.Open(page)
	r.LogPlays()
	frame.Load(r.Messenger, func() (playlog.Game, error) { return r.logged(id, s) }, func(g playlog.Game) {
		page.SetBody(r.playLog(g)...)
		page.SetFooter(widgets.NewIconTextButton(widgets.Primary, widgets.IconPhone, w.OpenHere, func() { r.Refused(r.OpenAddress(g.Link())) }))
		page.Refresh()
	})
}

func (r *Room) logged(id string, s scoring.Sheet) (playlog.Game, error) {
	found, err := r.store.Games(history.Page{Filter: history.Filter{Game: id}, Limit: 1})
	if err != nil || len(found) == 0 {
		return playlog.Game{}, err
	}
	began := found[0].Created
	day := stats.Evening(began)
	written, err := r.store.Written([]string{day})
	return playlog.Game{ID: id, Began: began, Name: s.Ruleset.Rules.Name, Place: written[day].Place, Sheet: s}, err
}

// playLog returns the code and the links of a game.
func (r *Room) playLog(g playlog.Game) []fyne.CanvasObject {
	w := r.Words.PlayLog
	beside := []fyne.CanvasObject{
		widgets.NewBody(w.HowToScan),
		r.NewLinkField(r.Words.Common.SameAsLink, g.Link(), r.Words.Common.CopyLink, r.Words.Shell.Copied),
		widgets.Section(w.Without, widgets.NewHint(w.WithoutHint), r.NewLinkField(w.WebAddress, g.WebLink(), r.Words.Guests.CopyAddress, r.Words.Shell.Copied)),
	}
	code, err := pictures.NewCode(g.Link(), w.Code)
	if err != nil {
		return beside
	}
	return []fyne.CanvasObject{frame.NewLinkBody(code, beside...)}
}
