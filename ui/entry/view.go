package entry

import (
	"slices"
	"strconv"
	"strings"

	"tabby/engine"
	"tabby/scoring"
	"tabby/ui/words"
)

// A View is an entry as it is shown.
type View struct {
	Title     string
	Subtitle  string
	Hint      string
	Asks      bool // the hint asks who called
	Rows      []RowView
	Doubt     string     // what looks miscounted, or why the round cannot be recorded
	Recount   bool       // the scores are impossible, so the main button goes back to them
	Save      string     // the main button
	Ready     bool       // it can be tapped
	Kinds     []cardView // to tap; empty while digits are typed
	Left      *leftView  // how many cards the active player has left, where that matters
	CanSitOut bool       // the active player may not have played
}

// A RowView is what was typed for one player.
type RowView struct {
	Player scoring.Player
	Name   string
	Value  string // "12", "1_" while more digits can follow, "_" where typing begins
	Effect string // below the name: "45" and then "45 › 68", the cards tapped, or what they need
	Alarm  bool   // the effect is a warning
	Active bool
	Caller bool
	Asked  bool // whether this player called
	Mute   bool // who called is not asked here
	SatOut bool
}

// A cardView is a kind of card to tap.
type cardView struct {
	Face engine.Face
	Free bool // the deck still has one
}

// A leftView asks how many cards a player has left.
type leftView struct {
	Name  string
	Cards int
}

// ViewOf returns how an entry is shown to the sheet of a game.
func ViewOf(g scoring.Game, s scoring.Sheet, e Entry) View {
	if e.Sends {
		return e.viewToSend(s)
	}
	after, err := e.tried(g, s)
	v := View{
		Title: words.RoundTitle(s), Subtitle: words.Turns(s), Hint: e.hint(s), Save: saveWords[0],
		Ready: e.complete() && err == nil, Left: e.leftView(s), CanSitOut: e.lacks(s),
	}
	if e.Round >= 0 {
		v.Title, v.Subtitle = "Correct round "+strconv.Itoa(s.Rounds[e.Round].Number), ""
		v.Save = saveWords[1]
		v.Ready = v.Ready && !e.typing() && e.Changes(s)
	}
	for _, p := range e.Playing {
		v.Rows = append(v.Rows, e.row(s, after, p))
	}
	if e.complete() {
		doubts := s.Doubts(e.scores(s.Ruleset))
		v.Doubt = words.Recount(s, doubts)
		v.Recount = v.Ready && slices.ContainsFunc(doubts, scoring.Doubt.Impossible)
		switch {
		case v.Recount:
			v.Save = saveWords[2]
		case err != nil:
			v.Doubt = words.Explain(err)
		case e.asks(s):
			v.ask()
		}
	}
	if e.ByCards {
		v.Kinds = e.kinds(s.Ruleset)
	}
	return v
}

// saveWords are what the main button says: for a round, a correction, impossible scores
// a round without a caller, and scores that are written down elsewhere.
var saveWords = [...]string{"Write it down", "Correct it", "Recount", "Nobody called", "Send"}

// question is asked of a round without a caller.
const question = "Who called?"

// hint says what to do next.
func (e Entry) hint(s scoring.Sheet) string {
	switch {
	case e.Round >= 0:
		return "Type the right score. It is written down once it is complete."
	case len(s.Rounds) > 0: // known by now
		return ""
	case e.ByCards && s.Ruleset.Rules.Counting != nil: // their places may matter
		return "Tap the cards of the line from left to right. Tap the hand for who called."
	case e.ByCards:
		return "Tap the cards of the line. Tap the hand for who called."
	}
	return "Type the scores in turn. Tap the hand for who called."
}

// ask asks who called; nobody did if the main button is tapped.
func (v *View) ask() {
	v.Asks, v.Hint, v.Save = true, question+" Tap the hand, or say that nobody did.", saveWords[3]
	for i := range v.Rows {
		v.Rows[i].Asked = true
	}
}

// asks reports whether the round is complete but for who called.
func (e Entry) asks(s scoring.Sheet) bool {
	return e.Round < 0 && e.Caller == scoring.Nobody && s.Ruleset.Rules.Call != ""
}

// lacks reports whether the active player's score is missing from a recorded round.
func (e Entry) lacks(s scoring.Sheet) bool {
	return e.Round >= 0 && e.Active != scoring.Nobody && s.Rounds[e.Round].Cells[e.Active].Mark == scoring.Missing
}

// Intent returns the intent that records the entry.
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

// tried returns the sheet as it would be with the entry.
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
	v := RowView{Player: p, Name: s.People[p].Name, Value: f.Digits, Active: p == e.Active, Caller: p == e.Caller, SatOut: f.SatOut}
	if f.isSum() && f.filled() {
		v.Value = strconv.Itoa(f.points())
	}
	switch {
	case f.SatOut:
		v.Value = "–"
	case v.Active && !f.Done && !e.ByCards:
		v.Value += "_"
	}
	v.Effect, v.Alarm = e.effect(s, after, p)
	return v
}

// effect returns the line below a name, and whether it is a warning: what the cards
// tapped so far need, or what the score does to the total.
func (e Entry) effect(s, after scoring.Sheet, p scoring.Player) (text string, alarm bool) {
	f := e.Fields[p]
	names := f.names(s.Ruleset)
	if i := f.toReplace(s.Ruleset); i >= 0 {
		return names[i] + " has to be replaced. Tap the card drawn for it.", true
	}
	switch {
	case f.SatOut:
		text = "did not play"
	case f.filled() && e.Round < 0:
		text, alarm = change(s, after, p, f.points())
	case len(names) > 0:
		text = strings.Join(names, ", ")
	case e.Round < 0:
		text = strconv.Itoa(s.Totals[p])
	default:
		text = e.was(s, p)
	}
	if f.isSum() && f.filled() {
		text = strings.TrimSuffix(f.Digits+" = "+strconv.Itoa(f.points())+", "+text, ", ")
	}
	if by, differs := f.origin(); by != "" {
		text, alarm = strings.TrimSuffix(by+", "+text, ", "), alarm || differs
	}
	if p == e.Caller {
		text = strings.TrimSuffix("called, "+text, ", ")
	}
	return text, alarm
}

// change says how a score changes a total, with penalties once the round is
// complete, and whether the player is out then.
func change(s, after scoring.Sheet, p scoring.Player, points int) (text string, out bool) {
	exactly := s.Totals[p] + points
	c := scoring.Cell{Total: s.Ruleset.Fallback(exactly)}
	c.Fell = exactly - c.Total
	if len(after.Rounds) > len(s.Rounds) {
		c = after.Rounds[len(s.Rounds)].Cells[p]
	}
	text = strconv.Itoa(s.Totals[p]) + words.Arrow + strconv.Itoa(c.Total+c.Fell)
	if c.Fell > 0 {
		text += words.Arrow + strconv.Itoa(c.Total)
	}
	if after.Status[p] == scoring.Out && s.Status[p] != scoring.Out {
		return text + ", out", true
	}
	return text, false
}

func (e Entry) kinds(t engine.Ruleset) []cardView {
	var kinds []cardView
	for _, f := range t.Deck().Kinds() {
		kinds = append(kinds, cardView{Face: f, Free: e.picks(t, f.Code)})
	}
	return kinds
}

// leftView returns the question how many cards are left, where lines change and
// points are typed.
func (e Entry) leftView(s scoring.Sheet) *leftView {
	if !s.Ruleset.Rules.LineChanges || e.ByCards || e.Active == scoring.Nobody {
		return nil
	}
	v := &leftView{Name: s.People[e.Active].Name, Cards: s.Ruleset.Rules.Hand}
	if c := e.Fields[e.Active].Cards; c != nil {
		v.Cards = *c
	}
	return v
}
