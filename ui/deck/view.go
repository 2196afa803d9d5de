package deck

import "tabby/internal/round"

// A view is what the screen shows: what the player who holds the device may see of
// the table, and what is round it.
type view struct {
	round.View

	Travels []round.Travel // the cards that have just moved
	Curtain string         // whom to pass the device to, or ""
	Coach   []string       // what the coach says
	Coached bool           // the coach may be asked
}

// footerKey returns a string that changes when the buttons do.
func (v view) footerKey() string {
	key := v.Curtain
	for _, b := range v.Buttons {
		key += "\n" + b.Text
	}
	return key
}
