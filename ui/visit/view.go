package visit

import (
	"strconv"
	"strings"

	"tabby/internal/guest"
	"tabby/internal/host/wire"
	"tabby/scoring"
	"tabby/ui/sheet"
	"tabby/ui/widgets"
	"tabby/ui/words"
)

// A view is what the page of a table shows.
type view struct {
	Sheet   sheet.View
	Below   string // where the table is, and who one is there
	Notice  string // how the table and this device stand, or ""
	Bad     bool   // and that is a trouble
	Said    string // what was entered here
	Seats   []seatView
	Buttons []buttonView // the main one last
}

// A seatView is a seat that can be taken.
type seatView struct {
	Player scoring.Player
	Name   string
	Taken  string // the device that has it, or ""
}

// A deed is what a button does.
type deed uint8

// The deeds.
const (
	openScore deed = iota
	openCards
	dealCards
	writeDown
	keepGame
	lookBack
)

// A buttonView is a button.
type buttonView struct {
	Do   deed
	Text string
	Icon widgets.Icon
}

// viewOf returns what the page of a table shows.
func viewOf(t table, s scoring.Sheet, stands guest.State, at wire.Link) view {
	v := view{Sheet: sheet.ViewOf(s), Below: place(at), Notice: stands.Why, Bad: stands.Stands != guest.Joining}
	switch {
	case stands.Stands != guest.Live:
	case t.Paused:
		v.Notice, v.Bad = "The table is paused. You can look, and go on later.", false
	}
	switch {
	case t.seated():
		v.Below += ", you sit as " + t.Players[t.You.Player].Name
	case t.You.Role == roleWatch:
		v.Below += ", you watch"
	}
	if t.chooses() && !s.Over {
		for _, p := range s.Seated() {
			v.Seats = append(v.Seats, seatView{p, t.Players[p].Name, t.Players[p].Taken})
		}
	}
	v.Said, v.Buttons = t.said(s), t.buttons(s)
	return v
}

// place returns where a table is, as people know it.
func place(at wire.Link) string {
	_, host, _ := strings.Cut(at.Base, "//")
	host, _, _ = strings.Cut(host, "/")
	return "At " + host
}

// said says what was entered for the coming round.
func (t table) said(s scoring.Sheet) string {
	if s.Over || len(t.Slips) == 0 {
		return ""
	}
	var text string
	if slip, mine := t.Slips[int(t.You.Player)]; mine && t.seated() {
		text = "You have entered " + number(slip) + "."
	}
	if lacking := t.lacking(s); len(lacking) == 0 {
		text += " All have entered."
	} else if len(lacking) < len(s.Playing()) {
		text += " Not yet: " + words.Joined(words.Names(s, lacking)) + "."
	}
	return strings.TrimSpace(text)
}

// number returns the score of a slip as it is read.
func number(s wire.Slip) string {
	if s.SatOut {
		return "that you did not play"
	}
	return strconv.Itoa(s.Points)
}

// buttons returns what can be done, the main thing last.
func (t table) buttons(s scoring.Sheet) []buttonView {
	var all []buttonView
	add := func(on bool, b buttonView) {
		if on {
			all = append(all, b)
		}
	}
	over := s.Over && !s.Clock.Asked
	add(over, buttonView{lookBack, "Looking back", widgets.IconChart})
	add(over && t.You.Role != roleWatch, buttonView{keepGame, "Keep this game here too", widgets.IconImport})
	add(t.You.Deals && !t.chooses(), buttonView{dealCards, "Deal", widgets.IconDeal})
	scored := t.scored(s)
	write := t.You.Writes && t.Deck == nil && len(scored) > 0 && len(t.lacking(s)) == 0
	text := "Enter scores"
	if t.seated() {
		text = "Enter my score"
		if _, done := t.Slips[int(t.You.Player)]; done {
			text = "Change my score"
		}
	}
	add(len(scored) > 0, buttonView{openScore, text, widgets.IconEdit})
	add(write, buttonView{writeDown, "Write it down", widgets.IconCheck})
	add(t.Deck != nil, buttonView{openCards, "The cards", widgets.IconCards})
	return all
}
