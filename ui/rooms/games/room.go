// Package games finds and shows games that were played: all of them with filters
// and search, an evening, a single game, and its story.
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

// A Room is where games that were played are found and looked at.
type Room struct {
	*frame.Navigator
	*frame.Screen
	*frame.Messenger
	*frame.Changer
	*frame.Roster
	*frame.Settings
	*frame.Sharer
	frame.World

	// Review looks back at a round with the virtual deck; nil if there is none.
	Review func(scoring.Sheet, scoring.Round)

	store    Store
	halfDone game.HalfDoneOf
}

// New returns the room of games.
func New(f *frame.Frame, store Store, half game.HalfDoneOf) *Room {
	return &Room{
		Navigator: f.Navigator, Screen: f.Screen, Messenger: f.Messenger, Changer: f.Changer,
		Roster: f.Roster, Settings: f.Settings, Sharer: f.Sharer, World: f.World,
		store: store, halfDone: half,
	}
}

// A Store is what is kept of games that were played. Games, Count and
// Written may be called from any goroutine.
type Store interface {
	game.Recent
	// Count returns how many games are wanted.
	Count(history.Filter) (int, error)
	// Endings returns all endings of a game, the one by which it goes first.
	Endings(id string) ([]history.Ending, error)
	// Shown returns what a newer Tabby last showed of a game, and whether it is known.
	Shown(id string) (history.Shown, bool, error)
	// Night returns an evening, even if no game was played.
	Night(day string) (history.Night, error)
	// Written returns what is written to evenings, by day; an evening without it is missing.
	Written(days []string) (map[string]history.NightAnnotation, error)
}

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
