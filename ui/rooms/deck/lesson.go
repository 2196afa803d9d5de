package deck

import (
	"cmp"
	"math/rand/v2"
	"slices"

	"tabby/engine"
	"tabby/engine/bot"
	"tabby/internal/table/round"
	"tabby/internal/words"
	"tabby/ui/rooms/cardtable"
)

// A lesson is a first round of one player and the computer, from a deal that meets the powers.
// Cards lie open, except those of the player that were not looked at. At each step the table says
// in one sentence what to do, and only that can be tapped. It is not saved.
type lesson struct {
	variant string
	words   *words.Language
	holder  *holder
}

// Learn opens the first round of a variant.
func (r *Room) Learn(variant string) {
	sheet, err := r.freeSheet("lesson", variant)
	if r.Refused(err) {
		return
	}
	drafts := scratch{}
	d, err := r.open(sheet, drafts, rand.New(rand.NewPCG(1, 2)), nil)
	if r.Refused(err) || r.Refused(dealLesson(drafts, sheet)) || r.Refused(d.Load()) {
		return
	}
	t := r.newTable(d, sheet)
	t.learn(&lesson{variant: variant, words: t.Words})
	t.hand.again = func() { r.PlayNow(variant) }
	t.open()
}

// dealLesson deals the cards of a lesson.
func dealLesson(drafts round.Drafts, sheet freeSheet) error {
	s := sheet.now
	pack, err := engine.NewPack(s.Ruleset)
	if err != nil {
		return err
	}
	d, err := round.OpenDesk(drafts, sheet.ID(), s, nil)
	if err == nil {
		err = d.KeepSeating(s)
	}
	if err != nil {
		return err
	}
	return d.Do(engine.CardsDealt{Variant: s.Ruleset.Rules.ID, Players: len(d.Seating.Seats), First: d.Seat(s.First), Order: pack.Codes(lessonOrder(pack))})
}

// lessonOrder returns the order of the deck in a lesson for two: the player gets a
// high card to replace, and draws each power in turn; the computer has high cards,
// so that it does not end the round.
func lessonOrder(pack *engine.Pack) []engine.Card {
	var powers, plain []engine.Card
	met := map[engine.Power]bool{}
	for _, c := range pack.AppendCards(nil) {
		switch p := pack.Deck[c].Power; {
		case p == engine.NoPower:
			plain = append(plain, c)
		case !met[p]:
			met[p] = true
			powers = append(powers, c)
		}
	}
	slices.SortStableFunc(plain, func(a, b engine.Card) int { return pack.Deck[a].Points - pack.Deck[b].Points })
	slices.SortStableFunc(powers, func(a, b engine.Card) int { // what looks finds what to swap
		one, other := pack.Deck[a].Power, pack.Deck[b].Power
		return cmp.Or(one.Draws()-other.Draws(), one.Cards()-other.Cards())
	})
	take := func(from float64) engine.Card { // of the plain cards that are left, by value from 0 to 1
		i := int(from * float64(len(plain)-1))
		c := plain[i]
		plain = slices.Delete(plain, i, i+1)
		return c
	}
	var order []engine.Card
	for slot := range pack.Ruleset.Rules.Hand {
		order = append(order, take([]float64{0.9, 0.7, 0.3, 0.1}[slot%4]), take([]float64{0.8, 0.6, 0.9, 0.5}[slot%4]))
	}
	if pack.Ruleset.Rules.Upcard {
		order = append(order, take(0.1))
	} else {
		order = append(order, take(0.2))
	}
	for _, p := range powers {
		order = append(order, take(0.8), p)
	}
	for len(plain) > 0 {
		order = append(order, take(0.4))
	}
	return append(order, rest(pack, order)...)
}

// rest returns the cards of a pack that are not yet in an order.
func rest(pack *engine.Pack, order []engine.Card) []engine.Card {
	left := pack.AppendCards(nil)
	for _, c := range order {
		i := slices.Index(left, c)
		left = slices.Delete(left, i, i+1)
	}
	return left
}

// entitle names a round for what it is here, and says what to do in one sentence.
func (l *lesson) entitle(s *cardtable.Scene) {
	s.Title, s.Prompts = l.words.Rulebook.Learn, l.words.Deck.Lessons(l.pupil().pack.Ruleset)
	if say := l.asks(); say != "" {
		s.Hint = say
	}
	s.Buttons = slices.DeleteFunc(s.Buttons, func(b round.Button) bool { return b.Action == round.PlayMove && !l.guided(b.Move) })
	if len(s.Buttons) == 1 && s.Buttons[0].Action == round.PlayMove {
		s.Buttons[0].Main = true
	}
	for i, b := range s.Buttons {
		switch b.ID {
		case engine.FirstLook.String():
			s.Buttons[i].Text = l.words.Deck.LessonSeen
		case round.IDRecord:
			s.Buttons[i].ID, s.Buttons[i].Text = round.IDAgain, l.words.Home.Against(bot.Names()[0])
		}
	}
}

// A pupil is the player of a lesson, and what lies on the table.
type pupil struct {
	pack  *engine.Pack
	round *engine.Round
	seat  engine.Seat
	dealt []engine.Card // to the player
}

func (l *lesson) pupil() pupil {
	d, seat := l.holder.driver, l.holder.at.Seat
	s := d.State()
	p, first := pupil{pack: s.Pack, round: &s.Round, seat: seat}, &s.Round
	if past := d.Past(); len(past) > 0 {
		first = &past[0].Before.Round
	}
	for slot := range first.Len(seat) {
		p.dealt = append(p.dealt, first.Card(engine.Spot{Seat: seat, Slot: uint8(slot)}))
	}
	return p
}

// opens reports whether a card of a line lies open.
func (l *lesson) opens(at engine.Spot) bool { return !l.pupil().hides(at) }

// hides reports whether a card is one that the player was dealt and does not look at first, nor has
// looked at since.
func (p pupil) hides(at engine.Spot) bool {
	view := p.round.View(p.seat)
	looks := !p.round.HasLooked(p.seat) && (at.Slot == 0 || int(at.Slot) == p.round.Len(p.seat)-1)
	return at.Seat == p.seat && !looks && !view.Knows(at) && slices.Contains(p.dealt, p.round.Card(at))
}

// can reports whether the player can make one of some kinds of moves.
func (p pupil) can(kinds ...engine.MoveKind) bool {
	return slices.ContainsFunc(kinds, p.round.MoveKinds(p.seat).Has)
}

func (p pupil) face(s engine.Spot) engine.Face { return p.pack.Deck[p.round.Card(s)] }

// extreme returns the open card of a seat that counts most, or least.
func (p pupil) extreme(s engine.Seat, most bool) engine.Spot {
	best := engine.Spot{Seat: s}
	for slot := range p.round.Len(s) {
		at := engine.Spot{Seat: s, Slot: uint8(slot)}
		if a, b := p.face(at).Points, p.face(best).Points; !p.hides(at) && (p.hides(best) || most && a > b || !most && a < b) {
			best = at
		}
	}
	return best
}

// highest is the card that the player had better lose, and lowest the best of the others'.
func (p pupil) highest() engine.Spot { return p.extreme(p.seat, true) }

func (p pupil) lowest() engine.Spot {
	return p.extreme((p.seat+1)%engine.Seat(p.round.Players()), false)
}

// unseen is a card of the player's that lies face down.
func (p pupil) unseen() engine.Spot {
	for slot := range p.round.Len(p.seat) {
		if at := (engine.Spot{Seat: p.seat, Slot: uint8(slot)}); p.hides(at) {
			return at
		}
	}
	return engine.Spot{Seat: p.seat}
}

// helps reports whether the card in hand is better than the highest of the player's.
func (p pupil) helps() bool {
	return p.pack.Deck[p.round.Held()].Points < p.face(p.highest()).Points
}

// swaps reports whether a swap is any good.
func (p pupil) swaps() bool { return p.face(p.lowest()).Points < p.face(p.highest()).Points }

// held reports whether the player holds a card of that kind: with a power that can be used,
// or without.
func (p pupil) held() (is, power bool) {
	if p.round.Turn() != p.seat || p.round.Held() >= engine.NoCard {
		return false, false
	}
	if p.round.Phase() != engine.HoldDrawn || p.pack.Deck[p.round.Held()].Power == engine.NoPower {
		return true, false
	}
	return true, p.played() || p.can(engine.Peek, engine.UseSwap, engine.UseDrawTwo)
}

// played reports whether powers work when their cards are played.
func (p pupil) played() bool { return p.pack.Ruleset.Rules.Powers == engine.WhenPlayed }

// step returns what a lesson asks for now, or none if the table says it.
func (l *lesson) step() words.Lesson {
	p := l.pupil()
	s := words.Lesson{Call: l.words.Rules.In(p.pack.Ruleset.Rules).Call, ByDiscard: p.played()}
	held, power := p.held()
	if held {
		s.Card, s.For = p.pack.Deck[p.round.Held()], p.face(p.highest())
	}
	switch {
	case l.holder.driver.Matching() || l.holder.at.Public:
	case p.can(engine.FirstLook):
		s.Step = words.LessonLook
	case p.can(engine.FirstLookTwo):
		s.Step = words.LessonLookTwo
	case p.can(engine.LookAt), power && l.holder.at.Choose == engine.Peek:
		s.Step = words.LessonPeek
	case p.can(engine.Swap, engine.Switch) && p.swaps():
		s.Step, s.Card, s.For = words.LessonSwap, p.face(p.lowest()), p.face(p.highest())
	case power:
		s.Step = words.LessonPower
	default:
		s.Step = l.turnStep(p, held)
	}
	return s
}

// turnStep returns the step of a turn without powers, with a card in hand or without.
func (l *lesson) turnStep(p pupil, held bool) (none words.LessonStep) {
	switch {
	case held && p.can(engine.Replace) && p.helps():
		return words.LessonPut
	case held && p.can(engine.Discard):
		return words.LessonHigh
	case p.can(engine.EndTurn):
		return l.endStep(p)
	case l.callsInstead(p):
		return words.LessonCall
	case p.can(engine.Take) && l.guided(engine.Move{Do: engine.Take, Seat: p.seat}):
		return words.LessonTake
	case p.can(engine.Draw):
		return words.LessonDraw
	}
	return none
}

// endStep returns the step at which a turn ends. While there are powers to meet, it is
// better not to call.
func (l *lesson) endStep(p pupil) words.LessonStep {
	if l.powersLeft() || !p.can(engine.Knock) {
		return words.LessonRemember
	}
	return words.LessonCall
}

// callsInstead reports whether the player is to call instead of a turn, if that is how it is
// done: after a turn, and once every power was met.
func (l *lesson) callsInstead(p pupil) bool {
	return p.can(engine.Draw) && p.can(engine.Knock) && p.round.TurnsHad(p.seat) > 0 && !l.powersLeft()
}

// powersLeft reports whether the player has not yet met every power of the deck.
func (l *lesson) powersLeft() bool {
	met, all := l.powers()
	return met < all
}

// powers returns how many powers of the deck the player has met, and how many there are.
func (l *lesson) powers() (met, all int) {
	p := l.holder.driver.State()
	left := map[engine.Power]bool{}
	for _, f := range p.Pack.Deck {
		left[f.Power] = true
	}
	delete(left, engine.NoPower)
	all = len(left)
	for _, m := range l.holder.driver.Past() {
		if c := m.After.Round.Held(); m.Seat == l.holder.at.Seat && c < engine.NoCard {
			delete(left, p.Pack.Deck[c].Power)
		}
	}
	return all - len(left), all
}

// progress says how far the lesson is: a turn without a power, each power, and the call.
func (l *lesson) progress() string {
	p := l.pupil()
	met, all := l.powers()
	return l.words.Progress.Of(1+min(1, p.round.TurnsHad(p.seat))+met, all+2)
}

// guided reports whether a lesson lets the player make a move: what it asks for, and
// nothing else that can be tapped.
func (l *lesson) guided(m engine.Move) bool {
	p := l.pupil()
	if m.Seat != p.seat {
		return true
	}
	switch p.round.Phase() {
	case engine.Starting:
		return l.begins(p, m)
	case engine.HoldTaken:
		return m.Do != engine.Replace || m.A == p.highest()
	case engine.HoldDrawn:
		return p.fits(m)
	}
	if m.Do == engine.EndTurn || m.Do == engine.Knock {
		return (m.Do == engine.Knock) == (l.endStep(p) == words.LessonCall)
	}
	return p.aims(m)
}

// begins reports whether a turn begins like that. At first the player takes the discard,
// if there is one, and then draws until every power was met and it is time to call.
func (l *lesson) begins(p pupil, m engine.Move) bool {
	first, calls := p.round.TurnsHad(p.seat) == 0 && p.can(engine.Take), l.callsInstead(p)
	switch m.Do {
	case engine.Draw:
		return !first && !calls
	case engine.Take:
		return first
	case engine.Knock:
		return calls
	}
	return true
}

// fits reports whether a move does with the drawn card what it is good for.
func (p pupil) fits(m engine.Move) bool {
	_, power := p.held()
	switch m.Do {
	case engine.Replace:
		return !power && p.helps() && m.A == p.highest()
	case engine.Discard:
		return power && p.played() || !power && !p.helps()
	}
	return p.aims(m)
}

// aims reports whether the cards of a move are those that it is good for.
func (p pupil) aims(m engine.Move) bool {
	switch m.Do {
	case engine.FirstLookTwo:
		return m.A.Slot == 0 && int(m.B.Slot) == p.round.Len(p.seat)-1
	case engine.Peek, engine.LookAt:
		return m.A == p.unseen()
	case engine.Swap, engine.Switch:
		own, other := p.highest(), p.lowest()
		return m.A == own && m.B == other || m.A == other && m.B == own
	case engine.Decline, engine.Skip:
		return !p.can(engine.LookAt) && !p.swaps()
	case engine.Give:
		return m.A == p.highest()
	}
	return true
}

// holdsBack says what to do instead of a move that is not yet to be made in a lesson, or
// "". Where there is no lesson, it holds back none.
func (l *lesson) holdsBack(m engine.Move) string {
	if l == nil || l.guided(m) {
		return ""
	}
	return l.asks()
}

// asks says what a lesson asks for now, or "" if the table says it or there is no lesson.
func (l *lesson) asks() string {
	if l == nil {
		return ""
	}
	return l.words.Deck.Lesson(l.step())
}

// tamed returns the move that the computer makes in a lesson instead of another: it
// neither calls nor takes what lies open, so that the player meets the powers.
func tamed(r *engine.Round, m engine.Move) engine.Move {
	instead := map[engine.MoveKind][]engine.MoveKind{engine.Knock: {engine.EndTurn, engine.Draw}, engine.Take: {engine.Draw}}
	for _, do := range instead[m.Do] {
		other := engine.Move{Do: do, Seat: m.Seat}
		if r.Refusal(other) == nil {
			return other
		}
	}
	return m
}
