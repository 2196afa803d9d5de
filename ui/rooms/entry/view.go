package entry

import (
	"cmp"
	"errors"
	"slices"

	"tabby/engine"
	"tabby/internal/table/sheetview"
	"tabby/internal/words"
	"tabby/scoring"
)

// A view is an entry as it is shown.
type view struct {
	Title     string
	Titles    []string // shown in place of the title: the question who called
	Hint      string
	Asks      bool   // the hint asks who called
	Replace   string // asks for a card if the hand has no space for that
	Rows      []RowView
	Doubt     string     // what looks miscounted, or why the round cannot be recorded
	Recount   bool       // the scores are impossible, and a question about that replaces the keys
	Save      string     // the main button
	Ready     bool       // it can be tapped
	Kinds     []cardView // the cards to tap; empty while digits are typed
	Grid      [][]string // the tapped cards, row by row, or nil; "" is an empty place
	Left      *leftView  // asks how many cards the active player has left, if that matters
	CanSitOut bool       // it can be entered that the active player did not play
}

// A RowView is what was typed for one player.
type RowView struct {
	Player   scoring.Player
	Name     string
	Value    string        // "12", or "" if nothing is typed
	Typing   bool          // more digits can follow
	Said     string        // all of it, for screen readers
	SaidCall string        // the hand, to them
	CallKey  string        // the key for that, for screen readers, or ""
	SaidMark string        // the name of the special hand's star, for screen readers, or ""
	Effect   string        // below the name: "45 so far" and then "now 68", the cards tapped, or what they need
	Brief    string        // the same for large text: "45 so far" and then "68"
	Cards    bool          // small cards can be shown there
	Hand     []engine.Face // the tapped cards, if they can
	Lies     bool          // the grid shows the tapped cards too
	Missing  int           // how many more the active player can tap
	Beside   []string      // the effect without the cards, in a long and a short form
	Alarm    bool          // the effect is a warning
	Active   bool
	Caller   bool
	Special  bool
	Won      bool // in a game without points: whether the player won the round
	Asked    bool // whether this player called
	Faced    bool // faces ask this too
	Mute     bool // this row does not ask who called
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

// A showing is an entry with everything that is needed to compute its view.
type showing struct {
	Entry
	words *words.Language
	sheet scoring.Sheet
	after scoring.Sheet // as it would be with the entry
	round sheetview.Expected
}

// show returns the showing of an entry. after is the sheet with the entry, unless err
// refuses it.
func (e Entry) show(w *words.Language, s, after scoring.Sheet, err error) showing {
	v := showing{Entry: e, words: w, sheet: s, after: after}
	switch {
	case e.Round < 0:
		v.round = sheetview.Expect(s, e.scores(s.Ruleset), e.Caller)
	case err == nil:
		r := after.Rounds[e.Round]
		v.round = sheetview.Expected{Round: r, Known: r.Fate == scoring.Counts}
	}
	return v
}

// viewOf returns the view of an entry for the sheet of a game.
func viewOf(w *words.Language, g scoring.Game, s scoring.Sheet, e Entry) view {
	after, err := e.tried(g, s)
	shown := e.show(w, s, after, err)
	v := view{
		Title: w.Table.RoundTitle(s), Hint: shown.hint(), Replace: shown.toReplace(e.Active), Save: w.Scores.WriteDown,
		Ready: e.ready(s) && err == nil, Left: shown.left(), CanSitOut: shown.missing(),
	}
	if c := s.Ruleset.Rules.Calling; c == engine.MustCall || c == engine.MayCall && e.Round < 0 {
		v.Titles = []string{w.Scores.Caller(c).Who}
	}
	if e.Round >= 0 {
		v.Title = w.Scores.Correct(s.Rounds[e.Round].Number)
		v.Save = w.Scores.CorrectIt
		v.Ready = v.Ready && e.Changes(s)
	}
	for _, p := range e.Playing {
		v.Rows = append(v.Rows, shown.row(p))
	}
	if e.ready(s) {
		v.judge(shown, err)
	}
	v.Kinds, v.Grid = shown.kinds(), shown.grid()
	return v
}

// judge sets the doubts about a complete round, the reason why it cannot be
// recorded, or the question who called. It judges only finished numbers, not
// the 2 of a 22.
func (v *view) judge(e showing, err error) {
	w, s := e.words, e.sheet
	doubts := e.doubts(s)
	impossible := e.impossible(doubts)
	if !e.Anyway && (e.rests() || e.Round >= 0 && !e.Changes(s)) {
		v.Doubt, v.Recount = w.Table.Recount(s, doubts), v.Ready && impossible && !e.recounts
	}
	switch {
	case v.Recount:
		v.Save = w.Scores.Recount
	case errors.Is(err, scoring.ErrCallerMissing):
		v.ask(e, engine.MustCall)
	case err != nil && !e.typing():
		v.Doubt = w.Refusals.Explain(err)
	case impossible && !e.typing(): // and counted again
	case err == nil && e.asks():
		v.ask(e, engine.MayCall)
	}
}

// impossible reports whether the round is impossible and the players have not decided to write it down anyway.
func (v showing) impossible(doubts []scoring.Doubt) bool {
	return !v.Anyway && slices.ContainsFunc(doubts, scoring.Doubt.Impossible)
}

func (v showing) hint() string {
	r, w := v.sheet.Ruleset.Rules, &v.words.Scores
	switch lack := v.blanks(); {
	case v.NoPoints:
		return w.TapWinner
	case v.spared():
		return w.OthersCount(*r.Special.Others)
	case v.goesOn():
		return w.OrDigit(v.Fields[v.Active].points())
	case lack != nil:
		return w.Lacking(v.words.Table.Names(v.sheet, lack))
	case len(v.sheet.Rounds) > 0, v.complete(): // known by now
		return ""
	}
	return w.HowTo(r, v.ByCards, v.Caller != scoring.Nobody)
}

// goesOn reports whether the active number can either be finished or get another digit.
func (v showing) goesOn() bool {
	if !v.typing() || v.ByCards || !v.Fields[v.Active].filled() {
		return false
	}
	f := v.Fields[v.Active]
	return f.isSum() || !v.sheet.Ruleset.Complete(f.points())
}

// ask sets the question who called. If the round may have no caller, the main button means nobody. While the last number can
// get another digit, the main button finishes it, and then the question appears.
func (v *view) ask(e showing, c engine.Calling) {
	w := e.words.Scores.Caller(c)
	how := cmp.Or(v.Hint, w.Tap)
	v.Asks, v.Title, v.Hint = true, w.Who, w.Say
	switch {
	case !e.rests():
		v.Save, v.Ready, v.Hint = w.Who, true, how
	case c == engine.MayCall:
		v.Save = e.words.Scores.NobodyCalled
	}
	for i := range v.Rows {
		v.Rows[i].Asked = true
	}
}

// asks reports whether the round is complete except for who called.
func (v showing) asks() bool {
	return v.Round < 0 && v.Caller == scoring.Nobody && v.sheet.Ruleset.Rules.Calling == engine.MayCall && !v.spared()
}

// missing reports whether the score of the active player is missing in a recorded round.
func (v showing) missing() bool {
	return v.Round >= 0 && v.Active != scoring.Nobody && v.sheet.Rounds[v.Round].Cells[v.Active].Score == nil
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
	f, r := v.Fields[p], v.sheet.Ruleset.Rules
	row := RowView{Player: p, Name: v.sheet.People[p].Name, Value: v.value(f), Active: p == v.Active, Caller: p == v.Caller, SatOut: f.SatOut, Special: f.Special}
	row.Typing = row.Active && !f.Done && !v.ByCards && !v.NoPoints
	row.Won = v.NoPoints && f.won()
	row.Mute = r.Calling == engine.NoCall
	effect, say, typed := v.effect(p), &v.words.Scores, v.typedIn(&row, f)
	v.tapped(&row, f)
	row.SaidCall = say.Caller(r.Calling).By(row.Name)
	if r.Special != nil {
		row.SaidMark = say.HasSpecial(row.Name, v.words.Rules.In(r).Special.Name)
	}
	row.does(say, effect)
	notice, brief := v.refused(p)
	if notice != "" {
		row.Beside = []string{notice, notice, ""}
		row.Alarm = row.Alarm || v.unseen && row.Active
	} else {
		notice, brief = v.toReplace(p), v.toReplace(p)
	}
	if notice != "" {
		row.Effect, row.Brief = notice, brief
	}
	row.Said = say.RowSpoken(row.Name, typed, notice, effect)
	row.Lies = row.Active && v.ByCards && v.GridRows > 0
	return row
}

// typedIn returns what is typed for a player, for screen readers; the row also shows the sum of the cards so far.
func (v showing) typedIn(row *RowView, f field) string {
	if sum := v.soFar(f); sum != "" && (v.ByCards || !row.Active) {
		row.Value = sum
		return sum
	}
	if v.NoPoints {
		return row.Value
	}
	return f.shown()
}

// does sets the effect of the score in the row.
func (row *RowView) does(say *words.Scores, e words.Effect) {
	brief := e
	brief.Brief = true
	row.Effect, row.Brief, row.Alarm = say.Effect(e), say.Effect(brief), e.Out || e.Other != nil
	e.Cards = nil
	row.Beside = []string{say.Effect(e)}
	e.Called = false // as the hand is lit
	row.Beside = append(row.Beside, say.Effect(e))
	e.Totals = nil
	row.Beside = append(row.Beside, say.Effect(e), "")
}

// refused returns, in full and in brief, why the last key has changed nothing or the next one would
// not, or "".
func (v showing) refused(p scoring.Player) (all, brief string) {
	say, no := v.words.Scores, v.no
	switch {
	case v.unseen && p == v.Active:
		return say.Unseen(v.Fields[p].Slip.By), say.TapToChange
	case no.at != p:
		return "", ""
	case no.why == tooMany:
		return say.TooMany(no.n), say.Not(no.n)
	case no.why == outside:
		all = say.Possible(v.sheet.Ruleset.Score())
	case no.why == noNumber:
		all = say.TypeNumber
	case no.why == noneLeft:
		all = say.NoneLeft
	case no.why == allThere:
		all = say.AllThere
	case no.why == firstOfAll:
		all = say.FirstOfAll
	}
	return all, all
}

// toReplace returns a request for the card that replaces a power card, or "".
func (v showing) toReplace(p scoring.Player) string {
	if p == scoring.Nobody || !v.ByCards {
		return ""
	}
	f := v.Fields[p]
	if i := f.toReplace(v.sheet.Ruleset); i >= 0 {
		return v.words.Scores.ToReplace(f.faces(v.sheet.Ruleset)[i])
	}
	return ""
}

// value returns the score as a row shows it.
func (v showing) value(f field) string {
	switch {
	case f.isSum() && f.filled():
		return v.words.Figure(f.points())
	case f.SatOut:
		return "–"
	case v.NoPoints && f.won():
		return v.words.Table.WonRound
	case v.NoPoints:
		return ""
	case f.Special:
		return v.words.Figure(v.sheet.Ruleset.Rules.Special.Own)
	}
	return f.shown()
}

// tapped sets which cards a row shows, and how many empty places.
func (v showing) tapped(row *RowView, f field) {
	r := v.sheet.Ruleset.Rules
	if !v.ByCards || v.GridRows > 0 {
		return
	}
	row.Cards, row.Hand = true, f.faces(v.sheet.Ruleset)
	if row.Active {
		row.Missing = max(0, r.Hand-len(row.Hand))
	}
}

// kinds returns the cards to tap, or nil while digits are typed.
func (v showing) kinds() []cardView {
	if !v.ByCards {
		return nil
	}
	var kinds []cardView
	for _, f := range v.sheet.Ruleset.Deck().Kinds() {
		kinds = append(kinds, cardView{Face: f, Free: v.free(v.sheet.Ruleset, f.Code) != ""})
	}
	return kinds
}

// grid returns the cards of the active player row by row, if the game has rows.
func (v showing) grid() [][]string {
	if !v.ByCards || v.GridRows == 0 || v.Active == scoring.Nobody {
		return nil
	}
	rows := make([][]string, v.GridRows)
	for i := range rows {
		rows[i] = make([]string, v.sheet.Ruleset.Rules.Grid.Columns)
	}
	for i, f := range v.Fields[v.Active].faces(v.sheet.Ruleset) {
		rows[i%v.GridRows][i/v.GridRows] = cmp.Or(f.Rank, v.words.Cards.Rank(f))
	}
	return rows
}

// left returns the question how many cards are left, if that matters and points are typed.
func (v showing) left() *leftView {
	if !v.sheet.Ruleset.Rules.CardsDecide() || v.ByCards || v.Active == scoring.Nobody {
		return nil
	}
	left := &leftView{Name: v.sheet.People[v.Active].Name, Cards: v.sheet.Ruleset.Rules.Hand}
	if c := v.Fields[v.Active].Cards; c != nil {
		left.Cards = *c
	}
	return left
}

// effect returns the effect of a player's score. For a correction it has the previous score,
// and the total only if it falls.
func (v showing) effect(p scoring.Player) words.Effect {
	f, s := v.Fields[p], v.sheet
	e := v.round.Effect(s, p)
	e.Called = p == v.Caller
	if f.Slip != nil {
		e.Guest, e.Device, e.Other = f.Theirs, f.Slip.By, f.differs()
	}
	if f.isSum() && f.filled() {
		e.Sum, e.Points = f.shown(), f.points()
	}
	switch {
	case f.SatOut:
	case v.Round < 0 && (f.filled() || v.spared()):
		e.Out = v.after.Status[p] == scoring.Out && s.Status[p] != scoring.Out
	case v.ByCards && len(f.Hand) > 0:
		e.Totals, e.Cards = nil, f.faces(s.Ruleset)
	case v.Round >= 0:
		if len(e.Totals) < 3 {
			e.Totals = nil
		}
		e.Was = v.was(v.words, s, p)
	}
	return e
}
