package wire

import "tabby/internal/table/round"

// Wishes are the display preferences of a person who opens the page from another program.
type Wishes struct {
	Language  string // its tag, or "" for that of the browser
	TimeLimit round.TimeLimit
}

// Fragment returns what follows the address of a page.
func (w Wishes) Fragment() string {
	text := ""
	if w.Language != "" {
		text += "&lang=" + w.Language
	}
	if w.TimeLimit != round.UsualTime {
		text += "&time=" + string(w.TimeLimit)
	}
	return text
}
