package words

import (
	"strings"

	"tabby/engine"
	"tabby/scoring"
)

// Scores is what is said where scores are entered.
type Scores struct {
	speaker
	ScoresTexts
}

// An Effect is what a score that is being entered does, and where it is from.
type Effect struct {
	Called  bool
	Calling engine.Calling // what a call is in the game
	Call    scoring.Call   // what became of it
	Special string         // the special hand, if the player has it
	Counts  *int           // what the round counts where the cards do not say it

	Guest  bool   // has entered the score
	Other  *int   // a guest has another one
	Device string // of the guest, or ""

	Sum    string // as it was typed, or "" for a single number
	Points int    // what it comes to

	SatOut bool
	Totals []int         // before, and with the score, and after that fell back
	Brief  bool          // the total with the score stands alone
	Out    bool          // with this many points
	Cards  []engine.Face // tapped so far
	Was    string        // what stood there before a correction
}

// A Caller is what is said of the player who calls, or ends the round.
type Caller struct {
	Tap      string                   // how it is entered
	Who, Say string                   // the question who it was, and how to answer it
	WhoSays  func(call string) string // asks while the round is played: "Who called “done”?"
	By       func(name string) string // the sign to tap of a player who did: "Ann called"
	Other    string                   // the button that says that it was another one
}

// Caller returns the words for the way in which a round ends.
func (v Scores) Caller(c engine.Calling) Caller {
	if c == engine.MustCall {
		return Caller{v.EndTap, v.EndWho, v.EndSay, v.EndWhoSays, v.EndBy, v.EndOther}
	}
	return Caller{v.CallTap, v.CallWho, v.CallSay, v.CallWhoSays, v.CallBy, v.CallOther}
}

// ToReplace says that a card still has to be replaced by one that is drawn for it.
func (v Scores) ToReplace(card engine.Face) string {
	return v.ScoresTexts.ToReplace(v.language.Cards.In(card).Name)
}

// TooMany says that a number is higher than any score.
func (v Scores) TooMany(n int) string { return v.ScoresTexts.TooMany(v.Figure(n)) }

// Possible says which scores are possible, for the case that a key was not accepted.
func (v Scores) Possible(r engine.Range) string {
	return v.ScoresTexts.Possible(r.Min, r.Max)
}

// HowTo says how to enter the scores of a game, by typing numbers or by tapping cards, and how to
// mark the caller, unless the caller is known.
func (v Scores) HowTo(r engine.Rules, byCards, called bool) string {
	how := v.TypeInTurn
	switch {
	case byCards && r.Grid.Rows > 0: // it says itself how they are tapped
		how = ""
	case byCards && r.Counting != nil: // their places may matter
		how = v.TapInOrder
	case byCards && r.Hands != nil:
		how = v.TapAll
	case byCards:
		how = v.TapLine
	}
	caller, star := "", ""
	if !called && (r.Calling == engine.MayCall || r.Calling == engine.MustCall) {
		caller = v.Caller(r.Calling).Tap
	}
	if r.Special != nil {
		star = v.TapStar(v.language.Rules.In(r).Special.Name)
	}
	return v.Text(how, caller, star)
}

// InColumns says how the cards of a grid are tapped, and what a column counts.
func (v Scores) InColumns(g engine.Grid) string {
	return v.Capital(v.ScoresTexts.InColumns(v.Number(g.Rows), v.Number(g.Columns)))
}

// Effect returns the line below the name of a player, or "".
func (v Scores) Effect(e Effect) string {
	all := []string{v.called(e), Isolated(e.Special), v.byGuest(e)}
	if e.Sum != "" {
		all = append(all, e.Sum+" = "+v.Figure(e.Points))
	}
	if e.SatOut {
		all = append(all, v.EffectDidNotPlay)
	}
	if e.Counts != nil {
		all = append(all, v.EffectCounts(*e.Counts))
	}
	if len(e.Totals) == 1 {
		return v.Dotted(v.Row(all...), v.EffectSoFar(e.Totals[0]))
	}
	if len(e.Totals) > 0 {
		all = append(all, v.counting(e.Totals, e.Brief))
	}
	if e.Out {
		all = append(all, v.language.Table.IsOut)
	}
	for _, card := range e.Cards {
		all = append(all, v.language.Cards.In(card).Name)
	}
	if e.Was != "" {
		all = append(all, v.EffectWas(e.Was))
	}
	return v.Row(all...)
}

// called says that a player called, and whether that was right if it counts something.
func (v Scores) called(e Effect) string {
	switch {
	case !e.Called:
		return ""
	case e.Calling == engine.MustCall:
		return v.EffectEnded
	case e.Counts != nil && e.Call == scoring.Right:
		return v.EffectRight
	case e.Counts != nil && e.Call == scoring.Wrong:
		return v.EffectWrong
	default:
		return v.EffectCalled
	}
}

// byGuest says that a guest has entered the score, or another one.
func (v Scores) byGuest(e Effect) string {
	switch {
	case e.Guest && e.Device == "":
		return v.EffectEnteredByGuest
	case e.Guest:
		return v.EffectEnteredBy(e.Device)
	case e.Other == nil:
		return ""
	case e.Device == "":
		return v.EffectGuestHasOther(*e.Other)
	}
	return v.EffectHasOther(e.Device, *e.Other)
}

// Unseen says that a guest has just entered the score, and that it cannot be replaced before somebody has
// seen it.
func (v Scores) Unseen(device string) string {
	return v.Row(v.byGuest(Effect{Guest: true, Device: device}), v.TapToChange)
}

// counting returns the total with the score: "now 20", in brief "20", or "30 falls to 15".
func (v Scores) counting(totals []int, brief bool) string {
	switch {
	case len(totals) == 2 && brief:
		return v.Figure(totals[1])
	case len(totals) == 2:
		return v.EffectNow(totals[1])
	}
	return v.Figure(totals[1]) + " " + v.EffectFallsTo(totals[2])
}

// RowSpoken says for screen readers what is typed for a player, and what it does: "Ann, total 30,
// typed 6, new total 36". alarm is what has to be done first, or "".
func (v Scores) RowSpoken(name, typed, alarm string, e Effect) string {
	all := []string{Isolated(name)}
	if typed != "" {
		typed = v.EffectTyped(typed)
	}
	if e.Sum != "" { // which says it
		typed = ""
	}
	for i, n := range e.Totals {
		all = append(all, [...]func(n int) string{v.EffectTotal, v.EffectNewTotal, v.EffectFallsTo}[i](n))
		if i == 0 {
			all = append(all, typed)
		}
	}
	if len(e.Totals) == 0 {
		all = append(all, typed)
	}
	e.Totals = nil
	return v.Row(append(all, v.Effect(e), alarm)...)
}

// doubtID returns the name of a doubt in keys.
func doubtID(d scoring.Doubt) string {
	side := "High"
	if d.Found < d.Bound {
		side = "Low"
	}
	switch d.Kind {
	case scoring.SumTooHigh, scoring.SumTooLow:
		if len(d.Some) > 0 {
			return "sumOf" + side
		}
		return "sum" + side
	case scoring.ScoreUnusual:
		return "unusual" + side
	case scoring.CardsMissing:
		return "cards"
	case scoring.SpecialDiffers:
		return "specialIs"
	case scoring.SpecialMeant:
		return "meant"
	case scoring.CallTooHigh:
		return "callOver"
	default: // scoring.CardsDiffer
		return "cardsCount"
	}
}

// What looks miscounted is noted in short, for the middle of a sentence, or asked, as a request to count again.
const inShort, asRequest = "note", "ask"

// Doubts returns what looks miscounted about a round, or "" if nothing does.
func (t Table) Doubts(s scoring.Sheet, doubts []scoring.Doubt) string {
	all := make([]string, len(doubts))
	for i, d := range doubts {
		all[i] = t.Doubt(s, d)
	}
	return t.Clauses(all)
}

// Doubt returns why a round looks miscounted: "sum 106 > 105 (nine 9s + three 8s)".
func (t Table) Doubt(s scoring.Sheet, d scoring.Doubt) string {
	return t.doubt(inShort, s, d)
}

// Recount returns a request to count again, with a sentence for each doubt, or "" if
// there is none.
func (t Table) Recount(s scoring.Sheet, doubts []scoring.Doubt) string {
	var asked []string
	again := ""
	for _, d := range doubts {
		asked = append(asked, t.doubt(asRequest, s, d))
		if d.Kind != scoring.SpecialMeant { // which the star answers
			again = t.DoubtsAgain
		}
	}
	return t.Text(append(asked, again)...)
}

func (t Table) doubt(how string, s scoring.Sheet, d scoring.Doubt) string {
	special, rules := "", t.language.Rules.In(s.Ruleset.Rules)
	if rules.Special != nil {
		special = rules.Special.Name
	}
	return t.TableTexts.Doubts(how, doubtID(d), TableDoubtsFacts{
		Name: t.Name(s, d.Player), Names: t.Names(s, d.Some), Hands: t.Number(len(d.Some)), Cards: t.Number(rules.Hand),
		Found: d.Found, Bound: d.Bound, Special: special, Made: t.made(d.Made),
	})
}

// made returns which cards make a sum: " (four 0s, 1s, 2s)". Neighbouring piles of equal count
// are named together.
func (t Table) made(piles []engine.Pile) string {
	var all, faces []string
	for i, p := range piles {
		faces = append(faces, t.DoubtsFace(p.Count, p.Points))
		if i+1 < len(piles) && piles[i+1].Count == p.Count {
			continue
		}
		all = append(all, t.DoubtsPile(t.Number(p.Count), t.Row(faces...), p.Count))
		faces = nil
	}
	if all == nil {
		return ""
	}
	return " " + t.DoubtsMade(strings.Join(all, " + "))
}
