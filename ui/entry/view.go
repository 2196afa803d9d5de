package entry

import (
	"slices"

	"tabby/engine"
	"tabby/internal/words"
	"tabby/scoring"
)

// A View is an entry as it is shown.
type View struct {
	Title     string
	Subtitle  string
	Hint      string
	Asks      bool // the hint asks who called
	Rows      []RowView
	Doubt     string     // what looks miscounted, or why the round cannot be recorded
	Recount   bool       // the scores are impossible: the doubt is a question in place of the keys
	Save      string     // the main button
	Ready     bool       // it can be tapped
	Kinds     []cardView // to tap; empty while digits are typed
	Left      *leftView  // how many cards the active player has left, where that matters
	CanSitOut bool       // the active player may not have played
}

// A RowView is what was typed for one player.
type RowView struct {
	Player   scoring.Player
	Name     string
	Value    string // "12", "1_" while more digits can follow, "_" where typing begins
	Said     string // all of it, to those who listen
	SaidCall string // the hand, to them
	Effect   string // below the name: "45" and then "45 › 68", the cards tapped, or what they need
	Alarm    bool   // the effect is a warning
	Active   bool
	Caller   bool
	Asked    bool // whether this player called
	Mute     bool // who called is not asked here
	SatOut   bool
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

// A showing is an entry on its way to the screen.
type showing struct {
	Entry
	words *words.Language
	sheet scoring.Sheet
	after scoring.Sheet // as it would be with the entry
}

// ViewOf returns how an entry is shown to the sheet of a game.
func ViewOf(w *words.Language, g scoring.Game, s scoring.Sheet, e Entry) View {
	if e.Sends {
		return e.viewToSend(w, s)
	}
	after, err := e.tried(g, s)
	shown := showing{e, w, s, after}
	v := View{
		Title: w.Table.RoundTitle(s), Subtitle: w.Table.Turns(s), Hint: shown.hint(), Save: w.Scores.WriteDown,
		Ready: e.complete() && err == nil, Left: shown.left(), CanSitOut: e.lacks(s),
	}
	if e.Round >= 0 {
		v.Title, v.Subtitle = w.Scores.Correcting(s.Rounds[e.Round].Number), ""
		v.Save = w.Scores.CorrectIt
		v.Ready = v.Ready && e.Changes(s)
	}
	for _, p := range e.Playing {
		v.Rows = append(v.Rows, shown.row(p))
	}
	if e.complete() {
		v.judge(w, s, e, err)
	}
	v.Kinds = shown.kinds()
	return v
}

// judge shows what looks miscounted about a complete round, why it cannot be recorded, or
// the question who called. Only finished numbers are judged: the 2 of a 22 is none.
func (v *View) judge(w *words.Language, s scoring.Sheet, e Entry, err error) {
	doubts := s.Doubts(e.scores(s.Ruleset), e.Caller)
	impossible := slices.ContainsFunc(doubts, scoring.Doubt.Impossible)
	if e.rests() {
		v.Doubt, v.Recount = w.Table.Recount(s, doubts), v.Ready && impossible
	}
	switch {
	case v.Recount:
		v.Save = w.Scores.Recount
	case err != nil && !e.typing():
		v.Doubt = w.Refusals.Explain(err)
	case impossible && !e.typing(): // and counted again
	case err == nil && e.asks(s):
		v.ask(&w.Scores)
	}
}

func (v showing) hint() string {
	switch {
	case len(v.sheet.Rounds) > 0: // known by now
		return ""
	case v.ByCards && v.sheet.Ruleset.Rules.Counting != nil: // their places may matter
		return v.words.Scores.TapLine
	case v.ByCards:
		return v.words.Scores.TapCards
	}
	return v.words.Scores.TypeScores
}

// ask asks who called; nobody did if the main button is tapped.
func (v *View) ask(w *words.Scores) {
	v.Asks, v.Hint, v.Save = true, w.SayCaller, w.NobodyCalled
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
		return scoring.Record{At: s.Now, Scores: scores, Caller: e.Caller, Source: scoring.SourceTyped}
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

func (v showing) row(p scoring.Player) RowView {
	f := v.Fields[p]
	row := RowView{Player: p, Name: v.sheet.People[p].Name, Value: f.shown(), Active: p == v.Active, Caller: p == v.Caller, SatOut: f.SatOut}
	if f.isSum() && f.filled() {
		row.Value = v.words.Figure(f.points())
	}
	switch {
	case f.SatOut:
		row.Value = "–"
	case row.Active && !f.Done && !v.ByCards:
		row.Value += "_"
	}
	effect, say := v.effect(p), &v.words.Scores
	row.SaidCall = say.CalledBy(row.Name)
	if i := f.toReplace(v.sheet.Ruleset); i >= 0 {
		row.Effect, row.Alarm = say.ToReplace(f.faces(v.sheet.Ruleset)[i]), true
		row.Said = say.RowSpoken(row.Name, f.shown(), row.Effect, effect)
		return row
	}
	row.Said = say.RowSpoken(row.Name, f.shown(), "", effect)
	row.Effect, row.Alarm = v.words.Scores.Effect(effect), effect.Out || effect.Other != nil
	return row
}

// effect returns what the score of a player does.
func (v showing) effect(p scoring.Player) words.Effect {
	f, s := v.Fields[p], v.sheet
	e := words.Effect{Called: p == v.Caller}
	if f.Slip != nil {
		e.Guest, e.Device, e.Other = f.Theirs, f.Slip.By, f.differs()
	}
	if f.isSum() && f.filled() {
		e.Sum, e.Points = f.shown(), f.points()
	}
	switch {
	case f.SatOut:
		e.SatOut = true
	case f.filled() && v.Round < 0:
		e.Totals = totals(s, v.after, p, f.points())
		e.Out = v.after.Status[p] == scoring.Out && s.Status[p] != scoring.Out
	case len(f.Hand) > 0:
		e.Cards = f.faces(s.Ruleset)
	case v.Round < 0:
		e.Totals = []int{s.Totals[p]}
	default:
		e.Was = v.was(s, p)
	}
	return e
}

// totals returns how a score changes a total, with penalties once the round is complete.
func totals(s, after scoring.Sheet, p scoring.Player, points int) []int {
	exactly := s.Totals[p] + points
	c := scoring.Cell{Total: s.Ruleset.Fallback(exactly)}
	c.Fell = exactly - c.Total
	if len(after.Rounds) > len(s.Rounds) {
		c = after.Rounds[len(s.Rounds)].Cells[p]
	}
	all := []int{s.Totals[p], c.Total + c.Fell}
	if c.Fell > 0 {
		all = append(all, c.Total)
	}
	return all
}

// kinds returns the cards to tap, or nil while digits are typed.
func (v showing) kinds() []cardView {
	if !v.ByCards {
		return nil
	}
	var kinds []cardView
	for _, f := range v.sheet.Ruleset.Deck().Kinds() {
		kinds = append(kinds, cardView{Face: f, Free: v.picks(v.sheet.Ruleset, f.Code)})
	}
	return kinds
}

// left returns the question how many cards are left, where lines change and points are
// typed.
func (v showing) left() *leftView {
	if !v.sheet.Ruleset.Rules.LineChanges || v.ByCards || v.Active == scoring.Nobody {
		return nil
	}
	left := &leftView{Name: v.sheet.People[v.Active].Name, Cards: v.sheet.Ruleset.Rules.Hand}
	if c := v.Fields[v.Active].Cards; c != nil {
		left.Cards = *c
	}
	return left
}
