package sheet

import (
	"encoding/json"

	"tabby/scoring"
	"tabby/ui/entry"
)

// A pane is what is open beside the sheet or over it.
type pane string

// The panes of a sheet.
const (
	noPane    pane = ""
	entryPane pane = "entry"
	knockPane pane = "knock"
)

// unfinished is what is half done at a sheet. It is saved with every tap, so that
// nothing typed is lost.
type unfinished struct {
	Pane  pane        `json:"pane,omitempty"`
	Entry entry.Entry `json:"entry"`
	Knock entry.Knock `json:"knock"`
}

// resume returns what was half done at a sheet, as far as it still fits.
func resume(saved []byte, s scoring.Sheet) unfinished {
	var h unfinished
	if saved == nil || json.Unmarshal(saved, &h) != nil {
		return unfinished{Entry: entry.New(s), Knock: entry.NoKnock()}
	}
	if !h.Entry.Fits(s) {
		h.Entry = entry.New(s)
		h.Pane = noPane
	}
	if !h.Knock.Fits(s) {
		h.Knock = entry.NoKnock()
	}
	return h
}
