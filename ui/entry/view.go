package entry

import (
	"slices"
	"strconv"

	"tabby/engine"
	"tabby/scoring"
	"tabby/ui/widgets"
	"tabby/ui/words"
)

// An View is a round half typed as it is shown.
type View struct {
	Title     string
	Subtitle  string
	Hint      string
	Rows      []RowView
	Doubt     string // what looks miscounted
	Recount   bool   // it cannot be, so the first answer is to recount
	Wrong     string // why the round cannot be written down yet, once it is complete
	Save      string // what the main button says
	Corrects  bool   // a round on the sheet is being corrected
	Closes    bool   // there is a sheet to go back to
	Ready     bool   // it can be tapped
	Keys      func(widgets.Key) bool
	Kinds     []cardView // to name cards of; empty while digits are typed
	ByCards   bool
	Left      *leftView // how many cards the active player has left, where that matters
	CanSitOut bool      // it can be said that the active player did not play
}

// An RowView is what is typed for one player.
type RowView struct {
	Player scoring.Player
	Person scoring.Person
	Value  string // "12", "1_" while more digits can follow, "_" where typing begins
	Effect string // "45 and 23 make 68"
	Alarm  bool   // the effect puts the player out
	Hand   []engine.Face
	Needs  string // what the cards named still need
	Active bool
	Caller bool
	Sits   bool // did not play this round
}

// A cardView is a kind of card to be named.
type cardView struct {
	Face engine.Face
	Free bool // the deck still has one
}

// A leftView asks how many cards a player has left.
type leftView struct {
	Player scoring.Player
	Name   string
	Cards  int
}

// ViewOf says how a round half typed is shown at the game it belongs to.
func ViewOf(g scoring.Game, s scoring.Sheet, e Entry) View {
	after, err := e.tried(g, s)
	v := View{
		Save: "Write it down", Corrects: e.Round >= 0, ByCards: e.ByCards,
		Ready: e.complete() && err == nil,
		Keys:  func(k widgets.Key) bool { return e.can(s.Ruleset, k) },
	}
	v.Title, v.Subtitle = e.title(s)
	if e.Round >= 0 {
		v.Save = "Correct it"
	}
	for _, p := range e.Playing {
		v.Rows = append(v.Rows, e.row(s, after, p))
	}
	if e.complete() {
		doubts := s.Doubts(e.scores(s.Ruleset))
		v.Doubt = words.Recount(s, doubts)
		v.Recount = v.Ready && e.Round < 0 && slices.ContainsFunc(doubts, scoring.Doubt.Impossible)
		if err != nil {
			v.Wrong = words.Explain(err)
		}
	}
	if e.ByCards {
		v.Kinds = e.kinds(s.Ruleset)
	}
	v.Left = e.leftView(s)
	v.Hint = e.hint(s)
	v.CanSitOut = e.lacks(s)
	return v
}

func (e Entry) title(s scoring.Sheet) (title, subtitle string) {
	if e.Round >= 0 {
		return "Correct round " + strconv.Itoa(s.Rounds[e.Round].Number), ""
	}
	return words.RoundTitle(s), words.Turns(s)
}

// hint says what to do next.
func (e Entry) hint(s scoring.Sheet) string {
	switch {
	case e.Round >= 0:
		return "Tap a score and type it anew."
	case len(s.Rounds) > 0: // known by now
		return ""
	case e.ByCards && s.Ruleset.Rules.Counting != nil: // their places may matter
		return "Tap the cards of the line from left to right. Tap the hand for who called."
	case e.ByCards:
		return "Tap the cards of the line. Tap the hand for who called."
	}
	return "Type the scores in turn. Tap the hand for who called."
}

// lacks reports whether the active player's score is missing from a round that
// stands on the sheet.
func (e Entry) lacks(s scoring.Sheet) bool {
	return e.Round >= 0 && e.Active != scoring.Nobody && s.Rounds[e.Round].Cells[e.Active].Mark == scoring.Missing
}

// Intent is what writing the entry down wants.
func (e Entry) Intent(s scoring.Sheet) scoring.Intent {
	scores := e.scores(s.Ruleset)
	if e.Round < 0 {
		return scoring.Record{At: s.Now, Scores: scores, Caller: e.Caller}
	}
	changed := map[scoring.Player]*scoring.Score{}
	for _, p := range e.Playing {
		if scores[p] != nil {
			changed[p] = scores[p]
		}
	}
	return scoring.Correct{At: s.Now, Round: e.Round, Scores: changed, Caller: &e.Caller}
}

// tried returns the sheet as it would be with the entry written down.
func (e Entry) tried(g scoring.Game, s scoring.Sheet) (scoring.Sheet, error) {
	events, err := scoring.Decide(g, e.Intent(s))
	if err != nil {
		return s, err
	}
	for _, event := range events {
		g = scoring.Apply(g, event)
	}
	return g.Sheet(s.Now), nil
}

func (e Entry) row(s, after scoring.Sheet, p scoring.Player) RowView {
	f := e.Fields[p]
	v := RowView{
		Player: p, Person: s.People[p], Value: f.Digits,
		Active: p == e.Active, Caller: p == e.Caller, Sits: f.SatOut,
	}
	deck := s.Ruleset.Deck()
	for _, code := range f.Hand {
		face, _ := deck.Face(code)
		v.Hand = append(v.Hand, face)
	}
	switch {
	case f.SatOut:
		v.Value = "–"
		v.Effect = "did not play"
	case v.Active && !f.Done && !e.ByCards:
		v.Value += "_"
	}
	if i := f.toReplace(s.Ruleset); i >= 0 {
		v.Needs = v.Hand[i].Name + " has to be replaced. Tap the card drawn for it."
	}
	if f.Digits != "" && e.Round < 0 {
		v.Effect, v.Alarm = effect(s, after, p, f.points())
	}
	return v
}

// arrow stands between a total and what it becomes. The font of the theme has it:
// Fyne 2.8.1 draws an arrow of its symbol font, and then no space after it.
const arrow = " › "

// effect says what a score does to a total, penalty and all once the round is
// complete.
func effect(s, after scoring.Sheet, p scoring.Player, points int) (text string, alarm bool) {
	total := s.Totals[p] + points
	if len(after.Rounds) > len(s.Rounds) {
		total = after.Totals[p]
	}
	text = strconv.Itoa(s.Totals[p]) + arrow + strconv.Itoa(total)
	if after.Status[p] == scoring.Out && s.Status[p] != scoring.Out {
		return text + ", out", true
	}
	return text, false
}

// can reports whether a key of the keypad does something now.
func (e Entry) can(t engine.Ruleset, k widgets.Key) bool {
	switch k {
	case widgets.KeyBack:
		return e.Active != scoring.Nobody || len(e.Playing) > 0
	case widgets.KeyNext:
		return e.Active != scoring.Nobody && e.Fields[e.Active].filled()
	default:
		return e.takes(t, int(k))
	}
}

// Press types a key.
func (e Entry) Press(t engine.Ruleset, k widgets.Key) Entry {
	switch k {
	case widgets.KeyBack:
		return e.back()
	case widgets.KeyNext:
		return e.next()
	default:
		return e.digit(t, int(k))
	}
}

func (e Entry) kinds(t engine.Ruleset) []cardView {
	var kinds []cardView
	for _, f := range t.Deck().Kinds() {
		kinds = append(kinds, cardView{Face: f, Free: e.picks(t, f.Code)})
	}
	return kinds
}

// leftView asks how many cards are left where lines change and points are
// typed.
func (e Entry) leftView(s scoring.Sheet) *leftView {
	if !s.Ruleset.Rules.LineChanges || e.ByCards || e.Active == scoring.Nobody {
		return nil
	}
	v := &leftView{Player: e.Active, Name: s.People[e.Active].Name, Cards: s.Ruleset.Rules.Hand}
	if c := e.Fields[e.Active].Cards; c != nil {
		v.Cards = *c
	}
	return v
}
