package page

import (
	"tabby/internal/table/round"
	"tabby/internal/words"
	"tabby/scoring"
)

// A Role is what a device may do at a table.
type Role uint8

// The roles.
const (
	Watch Role = iota // sees the sheet and the rules
	Score             // enters the score of any player
	Sit               // has one seat: enters its score, and holds its cards
)

// String returns the name of the role: "watch", "score" or "sit".
func (r Role) String() string { return [...]string{"watch", "score", "sit"}[r] }

// The pages of a phone, as values of [Viewer].Show.
const (
	ShowSheet = "sheet"
	ShowScore = "score"
	ShowHand  = "hand"
	ShowRules = "rules"
)

// showSeats is what a viewer who may take a seat and has none sees before it has chosen a page,
// and in place of [ShowScore].
const showSeats = "seats"

// A Viewer is a person who looks at a page of a table. Viewers are comparable: equal
// viewers see the same.
type Viewer struct {
	Words     *words.Language // which the viewer reads
	Role      Role
	Player    scoring.Player // whose seat the device has, or [scoring.Nobody]
	Screen    bool           // a television: it shows the table large and has no controls
	Show      string         // the page: one of the Show constants; any other is [ShowSheet]
	Query     string         // on [ShowRules], what is searched, or "#" and the id of an entry
	Writes    bool           // may write the round down
	Chairs    bool           // may let another play for a player
	Helps     bool           // may ask to enter the scores of all
	Asks      bool           // has asked
	Deals     bool           // may deal the next round with the virtual deck now
	Overruled uint64         // likewise, where another score is typed at the table in the place of it
	Lost      uint64         // has a bit for each player whose score the device had entered, and another has changed that
	Round     *round.View    // of the round with the virtual deck, or nil
	Space     Space          // for the cards

	Back   bool            // looks back at the round, which is over
	Review *round.Reviewed // that it sees then, or nil while it is worked out
}

// seated reports whether the viewer has a seat.
func (v Viewer) seated() bool { return v.Role == Sit && v.Player != scoring.Nobody }

// scores reports whether the viewer may enter scores, if only once seated.
func (v Viewer) scores() bool { return v.Role != Watch && !v.Screen }

// cards reports whether the viewer may have the page of the cards.
func (v Viewer) cards() bool { return !v.Screen && (v.Round != nil || v.Role == Sit) }

// page returns which page is shown: one that the viewer can have.
func (v Viewer) page() string {
	switch {
	case v.Role == Sit && !v.seated() && !v.Screen && (v.Show == "" || v.Show == ShowScore):
		return showSeats
	case v.Show == ShowRules, v.Show == ShowHand && v.cards(), v.Show == ShowScore && v.scores():
		return v.Show
	}
	return ShowSheet
}
