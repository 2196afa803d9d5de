package words

import (
	"tabby/engine"
	"tabby/internal/words/message"
	"tabby/scoring"
)

// Pages is what the pages of guests say.
type Pages struct {
	speaker
	Words PagesWords

	Script Script

	// Around every page.
	Loading     string
	NeedsScript string
	Tabs        string // names what leads to the other pages
	SheetTab    string
	ScoreTab    string
	YourTurn    string // after the name of a tab

	// The sheet and the big screen.
	ScoreSheet    string
	CardsAreOut   string // a round is played with the virtual deck
	TimeAsked     string // the scorekeeper is asked whether a round was being played
	ScoresByRound string
	ScoresCaption string
	Round         string
	PleaseCheck   string // after a number
	StorySoFar    string
	HasWon        string
	Deals         string
	Begins        string
	Result        string
	Totals        string
	TotalsByRound string
	JoinCode      string // describes the code
	JoinByCamera  string

	// Joining by six digits.
	Digits      string // names the field
	CodeHint    string // where they stand
	NewCode     string // makes another
	BackToTable string // where this phone has a seat
	OpenTabby   string // in place of a table

	Sounds string // names the switch
	Spaced string // letters and words are further apart

	// Scores.
	Scores       string
	NotThisRound string
	SatOut       string
	HasEntered   string
	NotYet       string
	Keypad       string
	DeleteDigit  string
	Cards        string
	TakeCardAway string
	RoundWritten string // what was done
	ScoreEntered string

	// Rules.
	AllRules    string
	SearchRules string
	Answers     string
	PowerCards  string
	Book        string
	Table       string // names a table of rules
	Agreed      string
	Usually     string
	AsUsual     string
	OrAt        Filled // where the code can be typed that follows: "or open 192.168.1.20:8229"
	OpenAt      Filled // OrAt where nothing stands before: "Open 192.168.1.20:8229"
	InRound     Filled // leads to a score of a round, whose number may be a word: "round 4:"
	EnteredOn   Filled // on which device a score was entered

	ChangedAtTable Numbered // a score that was entered here, and is typed otherwise at the screen of the table

	ChangedYours func(name string, points int) string `holes:"name* n"` // of who has replaced a score that was entered here
}

// Script is what the script of guests' pages says by itself.
type Script struct {
	Scan       string // how one joins
	NotLetIn   string
	Connecting string
	Misfit     string // the page is older or newer than the host
	Refused    string
	NotNumber  string // {value} is what was typed
	NoMore     string // cards of a kind
	LineFull   string
}

// PagesWords say what guests read.
type PagesWords struct {
	LastRound  message.Message // {n}, and {sums}: what it came to
	NotEntered message.Message // {names}

	TapAll     message.Message // {n}: cards, from left to right
	TapLeft    string          // every card that is left
	Replaced   string          // what counts for a power card
	HostAddsUp string
}

// LastRound says what has just happened, to be heard: "Round 4. Ann: 26 and 14 is 40. …"
func (v Pages) LastRound(s scoring.Sheet) string {
	n := len(s.Rounds)
	if n == 0 {
		return ""
	}
	return v.Words.LastRound.With("n", s.Rounds[n-1].Number, "sums", v.language.Table.SpokenSums(s))
}

// NotEntered says who has not entered a score yet, or "" if everyone has.
func (v Pages) NotEntered(names []string) string {
	if len(names) == 0 {
		return ""
	}
	return v.Words.NotEntered.With("n", len(names), "names", v.Joined(names))
}

// CardsHint says which cards to tap, and in which order.
func (v Pages) CardsHint(r engine.Rules) string {
	hint, replaced := v.Words.TapAll.With("n", r.Hand), ""
	switch {
	case r.Grid.Rows > 0:
		hint = v.language.Scores.InColumns(r.Grid)
	case r.LineChanges || r.Hands != nil:
		hint = v.Words.TapLeft
	}
	if r.Replaced {
		replaced = v.Words.Replaced
	}
	return v.Text(hint, replaced, v.Words.HostAddsUp)
}

// Kind names a kind of card of which others of the rank have another colour: "Red King".
func (v Pages) Kind(f engine.Face) string {
	return v.language.Rules.Coloured(v.language.Cards.Rank(f), f.Suit.Red())
}
