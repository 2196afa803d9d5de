package games

import (
	"tabby/history"
	"tabby/ui/frame"
	"tabby/ui/widgets"
)

// forms are the forms in which a game is shared, as they are offered.
var forms = []struct {
	as    history.Format
	icon  widgets.Icon
	words string
}{
	{history.Picture, widgets.IconTrophy, "A picture to send"},
	{history.A4, widgets.IconBook, "A sheet to print, A4"},
	{history.Letter, widgets.IconBook, "A sheet to print, Letter"},
	{history.CSV, widgets.IconKeypad, "A table for a spreadsheet (CSV)"},
	{history.JSONLines, widgets.IconImport, "All of it for another Tabby (JSON Lines)"},
}

// share asks in which form something is shared, saves it, and says where.
func (r *Room) share(title string, save func(history.Format) (string, error)) {
	var can []frame.Choice
	for _, f := range forms {
		can = append(can, frame.Choice{Icon: f.icon, Text: f.words, Do: func() { r.saveAs(f.as, save) }})
	}
	r.Menu(title, "It is saved as a file, to be sent or printed.", can)
}

func (r *Room) saveAs(as history.Format, save func(history.Format) (string, error)) {
	r.Say("Saving …")
	frame.Load(r.Frame, func() (string, error) { return save(as) }, func(path string) { r.Say("It is in " + path + ".") })
}

// SharePicture shares the picture of a game.
func (r *Room) SharePicture(id string) {
	r.saveAs(history.Picture, func(as history.Format) (string, error) { return r.store.Share(id, as) })
}

// shareGame shares a game.
func (r *Room) shareGame(id string) {
	r.share("Share the game", func(as history.Format) (string, error) { return r.store.Share(id, as) })
}

// shareNight shares all games of an evening.
func (r *Room) shareNight(day string) {
	r.share("Share the night", func(as history.Format) (string, error) { return r.store.ShareNight(day, as) })
}
