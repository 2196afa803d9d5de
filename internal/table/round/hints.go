package round

import (
	"errors"
	"slices"

	"tabby/engine"
	"tabby/internal/words"
	"tabby/scoring"
)

// A Button is an action that does not need a tap on a card.
type Button struct {
	ID      string      `json:"id"` // a stable ID: the name of a kind of move, or of another action
	Text    string      `json:"text"`
	Seconds int         `json:"seconds,omitempty"` // the time until it is pressed automatically, or 0
	Main    bool        `json:"main,omitempty"`    // it is the usual choice
	Action  Action      `json:"-"`
	Move    engine.Move `json:"-"` // for PlayMove; for ChooseCards only its kind, and for TakeOver only its seat
	Who     string      `json:"-"` // for TakeOver: who plays from then on
}

// EndsTurn reports whether this is the button that ends a turn and is pressed automatically: see [Driver.TurnEnd].
func (b Button) EndsTurn() bool {
	return b.Action == PlayMove && (b.Move.Do == engine.EndTurn || b.Move.Do == engine.Pass)
}

// An Action is the effect of a button.
type Action uint8

// The actions.
const (
	PlayMove    Action = iota // play [Button.Move]
	ChooseCards               // begin a move for which cards are tapped next
	TurnDown                  // turn shown cards face down, or cancel the choice of a card
	NoMatch                   // no one matches the last discard
	Hurry                     // do at once what would soon happen by itself
	Record                    // write the round on the sheet
	Substitute                // play for a player who is missing
	LookBack                  // open the review of a finished round
	LetIn                     // let those guests in again who were connected when Tabby was closed
)

// The IDs of buttons that do not play a move.
const (
	IDTurnDown = "turn_down"
	IDNotMine  = "not_mine"
	IDNoMatch  = "no_match"
	IDTurnOver = "turn_over" // NoMatch, after the last turn
	IDHurry    = "hurry"
	IDRecord   = "record"
	IDAgain    = "again" // Record, after which the next round is dealt
	IDLookBack = "look_back"
	IDHere     = "play_here"
	IDComputer = "let_computer"
	IDLetIn    = "let_in"
)

// moveButtons are the kinds of move that have a button, in the order of the buttons.
var moveButtons = []struct {
	do    engine.MoveKind
	main  bool
	picks bool // the player chooses a card next
}{
	{engine.FirstLook, true, false},
	{engine.Draw, true, false},
	{engine.Take, false, false},
	{engine.Peek, true, true},
	{engine.UseSwap, true, false},
	{engine.UseDrawTwo, true, false},
	{engine.LookAt, true, true},
	{engine.Switch, true, true},
	{engine.Replace, false, true},
	{engine.Discard, false, false},
	{engine.Decline, false, false},
	{engine.Skip, false, false},
	{engine.EndTurn, true, false},
	{engine.Knock, false, false},
	{engine.Pass, true, false},
}

// buttons returns the buttons for everything that the player can do now.
func (p *perspective) buttons() []Button {
	if len(p.at.Shown) > 0 {
		return []Button{{ID: IDTurnDown, Text: p.words.Play.TurnDown, Main: true, Action: TurnDown}}
	}
	if p.at.Choose == engine.Snap {
		return []Button{{ID: IDNotMine, Text: p.words.Play.NoCardOfMine, Action: TurnDown}}
	}
	var all []Button
	for _, b := range moveButtons {
		i := slices.IndexFunc(p.moves, func(m engine.Move) bool { return m.Do == b.do })
		if i < 0 || b.picks && b.do == p.at.Choose {
			continue
		}
		button := Button{ID: b.do.String(), Text: p.words.Play.MoveButton(b.do), Main: b.main, Move: p.moves[i]}
		if b.picks {
			button.Action, button.Move = ChooseCards, engine.Move{Do: b.do, Seat: p.at.Seat}
		}
		switch b.do {
		case engine.Knock:
			button.Text = p.words.Play.SayCall(p.words.Rules.In(p.sheet.Ruleset.Rules).Call)
		case engine.Discard:
			button = p.discarding(button)
		}
		all = append(all, button)
	}
	if p.at.Own && p.can(engine.Snap) {
		all = append(all, Button{ID: engine.Snap.String(), Text: p.words.Play.IHaveAMatch, Action: ChooseCards, Move: engine.Move{Do: engine.Snap, Seat: p.at.Seat}})
	}
	return all
}

// hint returns a text that says what the player can do now.
func (p *perspective) hint() string {
	switch {
	case len(p.at.Shown) > 0:
		return p.shownHint()
	case p.at.Public && p.desk.onlyMatches():
		return p.words.Play.WhoMatches
	case p.desk.onlyMatches() && p.at.Choose != engine.Snap:
		return p.matchHint()
	}
	if gone := p.desk.Missing(); gone != engine.Nobody && !p.mustMove() {
		if p.desk.gone(gone) {
			return p.words.Play.Waits(p.name(gone))
		}
		return p.words.Play.WaitsFor(p.name(gone))
	}
	if hint := p.phaseHint(); hint != "" {
		return hint
	}
	if !p.mustMove() {
		return p.waitHint()
	}
	ofTwo := [3]string{"", p.words.Play.FirstOfTwo, p.words.Play.SecondOfTwo}
	return p.words.Text(ofTwo[p.view.OfTwo()], p.chooseHint())
}

// phaseHint returns what all players do in this phase, or "" if they do different things.
func (p *perspective) phaseHint() string {
	switch p.view.Phase() {
	case engine.Looking:
		switch {
		case p.at.Viewer() == engine.Nobody && len(p.lookers()) == p.view.Players():
			return p.words.Play.LookAll
		case p.can(engine.FirstLook):
			return p.words.Play.LookOwn
		}
	case engine.Over:
		return p.words.Play.Ended(p.ending())
	case engine.Revealing:
		return p.words.Play.PowersReplaced
	case engine.LastSnap:
		if p.at.Choose != engine.Snap {
			return p.words.Play.LastMatch
		}
	}
	return ""
}

// waitHint returns for whom the round waits.
func (p *perspective) waitHint() string {
	if p.view.Phase() == engine.Looking {
		return p.words.Play.StillLook(p.names(p.lookers()))
	}
	who := p.desk.decider()
	if who == engine.Nobody {
		who = p.view.Turn()
	}
	if p.desk.Away(who) && !p.at.Own {
		return p.words.Play.Elsewhere(p.name(who))
	}
	return p.words.Play.Plays(p.name(who))
}

// lookers returns the players who still have to look at their cards.
func (p *perspective) lookers() []engine.Seat {
	var all []engine.Seat
	r := p.desk.Round()
	for s := range engine.Seat(r.Players()) {
		if !r.HasLooked(s) && !r.Left(s) {
			all = append(all, s)
		}
	}
	return all
}

func (p *perspective) names(seats []engine.Seat) []string {
	var all []string
	for _, s := range seats {
		all = append(all, p.name(s))
	}
	return all
}

// matchHint says on an own device who can match the last discard.
func (p *perspective) matchHint() string {
	if p.can(engine.Snap) {
		return p.words.Play.DoYouMatch
	}
	return p.words.Play.MayBeMatched
}

// shownHint says what to do with the cards that the player sees.
func (p *perspective) shownHint() string {
	switch {
	case p.at.Public:
		return p.words.Play.NoMatchShown
	case len(p.at.Shown) > 1:
		return p.words.Play.KeepAllInMind
	}
	return p.words.Play.KeepInMind
}

// last returns a text that says who called and who still has a last turn.
func (p *perspective) last() string {
	caller := p.view.Caller()
	if caller == engine.Nobody || p.view.Phase() == engine.Over {
		return ""
	}
	return p.words.Play.CalledWith(p.name(caller), p.lastTurns())
}

// left returns a short text with the number of turns that are left.
func (p *perspective) left() string {
	if p.last() == "" {
		return ""
	}
	return p.words.Play.LastTurns(p.view.FinalTurns())
}

// mustMove reports whether the round waits for the player. It does not wait for
// a snap unless the player has begun one.
func (p *perspective) mustMove() bool {
	return p.at.Choose == engine.Snap || slices.ContainsFunc(p.moves, func(m engine.Move) bool { return m.Do != engine.Snap })
}

// chooseHint returns what a tap on a card does, or else what is possible in the turn.
func (p *perspective) chooseHint() string {
	switch {
	case p.asks():
		return p.words.Play.PowerDrawn(p.pack.Deck[p.view.Held()], words.PowerUse{ByDiscard: p.playsPowers(), Use: p.usesHeld(), Keep: p.can(engine.Replace)})
	case p.at.Choose == engine.Replace && p.view.Phase() == engine.HoldTaken:
		return p.words.Play.TapReplaced
	case p.at.Choose == engine.Swap && p.at.First != nil:
		return p.words.Play.TapSwap
	}
	if hint := p.words.Play.TapFor(p.at.Choose); hint != "" {
		return hint
	}
	return p.turnHint()
}

// turnHint returns what is possible without a card of a line.
func (p *perspective) turnHint() string {
	switch {
	case p.can(engine.EndTurn) && p.can(engine.Knock):
		return p.words.Play.EndOrCall
	case p.can(engine.EndTurn):
		return p.words.Play.EndTurn
	case p.can(engine.Pass):
		return p.words.Play.NothingLeft
	case p.can(engine.Draw) && !p.can(engine.Take):
		return p.words.Play.DrawOne
	case p.can(engine.Take) && !p.can(engine.Draw):
		return p.words.Play.TakeDiscard
	}
	return p.words.Play.DrawOrTake
}

// caller returns who has called, or nil.
func (p *perspective) caller() *scoring.Player {
	if p.view.Caller() == engine.Nobody {
		return nil
	}
	who := p.desk.Player(p.view.Caller())
	return &who
}

// lastTurns returns the names of the players who still have a last turn, beginning with the one
// whose turn it is.
func (p *perspective) lastTurns() []string {
	var all []string
	players := engine.Seat(p.view.Players())
	for i := range players {
		if s := (p.view.Turn() + i) % players; !p.view.Left(s) && len(all) < p.view.FinalTurns() {
			all = append(all, p.name(s))
		}
	}
	return all
}

// heldPower returns the power of the card that the player has drawn, or NoPower.
func (p *perspective) heldPower() engine.Power {
	c := p.view.Held()
	if p.view.Phase() != engine.HoldDrawn || c >= engine.NoCard {
		return engine.NoPower
	}
	return p.pack.Ruleset.Power(p.pack.Deck[c])
}

// asks reports whether the player still has to choose how to use a drawn power card. Until then, no card
// of a line can be replaced by it, because a tap on a card might be meant to look at that card.
func (p *perspective) asks() bool {
	return p.at.Choose == NoChoice && p.heldPower() != engine.NoPower
}

// keeps reports whether the drawn card may replace one: a power card only after the player
// has chosen that, any other card at once.
func (p *perspective) keeps() bool {
	return p.at.Choose == engine.Replace || p.heldPower() == engine.NoPower
}

// refusal returns why a move is not played although it may be legal.
func (p *perspective) refusal(m engine.Move) error {
	if err := p.at.Refusal(p.desk, m); !p.asks() || errors.Is(err, ErrShown) {
		return err
	}
	return ErrPower
}

// usesHeld reports whether the power of the drawn card can be used now.
func (p *perspective) usesHeld() bool {
	return slices.ContainsFunc(p.moves, func(m engine.Move) bool {
		return m.Do != engine.Replace && m.Do != engine.Discard && m.Do != engine.Snap
	})
}

// playsPowers reports whether powers work when their cards are played.
func (p *perspective) playsPowers() bool {
	return p.pack.Ruleset.Rules.Powers == engine.WhenPlayed
}

// discarding returns the button that discards the drawn card. It is the usual choice if the power
// works when the card is discarded.
func (p *perspective) discarding(b Button) Button {
	if power := p.heldPower(); power != engine.NoPower && p.playsPowers() {
		b.Text, b.Main = p.words.Play.DiscardFor(power), p.at.Choose == NoChoice
	}
	return b
}
