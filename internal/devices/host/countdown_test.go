package host_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"time"

	"tabby/engine"
	"tabby/internal/devices/host/page"
	"tabby/internal/table/round"
	"tabby/internal/testing/expect"
	"tabby/internal/testing/hosttest"
)

// A phone is a guest that is sent pages.
type phone struct {
	*hosttest.Guest
	pages chan string
}

// joinPhones joins with phones that have the seats of all players, and deals.
func joinPhones(t *testing.T, p *parlour, players int) (all []phone) {
	t.Helper()
	for i := range players {
		f := phone{hosttest.JoinPage(t, p.address(page.Sit)), make(chan string, 10_000)}
		f.Listen(func(data []byte) { f.pages <- string(data) })
		f.Does("sit", hosttest.Args{"player": i})
		f.Does("show", hosttest.Args{"show": page.ShowHand})
		all = append(all, f)
	}
	all[0].Does("deal", nil)
	return all
}

// reads waits until the phone is sent a text.
func (f phone) reads(text string) {
	f.Helper()
	patience := time.After(time.Minute)
	for {
		select {
		case sent := <-f.pages:
			if strings.Contains(sent, text) {
				return
			}
		case <-patience:
			f.Fatalf("%q was not sent", text)
		}
	}
}

// counts waits until the phone shows this many seconds on a button.
func (f phone) counts(button string, seconds int) {
	f.Helper()
	f.reads(fmt.Sprintf(`%s <span aria-hidden=\"true\">(%d)</span>`, button, seconds))
}

// slowly opens a table whose time passes by the second returned.
func slowly(t *testing.T, variant string, people ...string) (p *parlour, second func()) {
	t.Helper()
	w := &hosttest.Clock{}
	p = openParlourAt(t, w.After, variant, people...)
	return p, func() { p.on(func() { w.Pass(time.Second) }) }
}

// untilEnds plays for Ann until nothing is left to choose but a call, and returns her phone.
func untilEnds(t *testing.T, p *parlour, phones []phone, second func()) {
	t.Helper()
	for range 400 {
		done := false
		p.on(func() {
			d := p.deck.Round()
			if d.Over() {
				t.Fatal("the round is over before a turn has ended")
			}
			if s := d.Decider(); s == 0 {
				_, seconds := d.TurnEnd(s, round.UsualTime)
				done = seconds == round.CallSeconds
			}
		})
		if done {
			return
		}
		p.on(func() {
			d := p.deck.Round()
			for _, s := range []engine.Seat{0, 1} {
				for m := range d.Round().Moves() {
					if m.Seat == s && m.Do != engine.Knock && m.Do != engine.Snap {
						_ = d.Play(s, m)
						return
					}
				}
			}
		})
		second()
	}
	t.Fatal("no turn came to its end")
}

func TestATurnEndsByItselfOnceNothingIsLeftButACall(t *testing.T) {
	p, second := slowly(t, "rat-a-tat-cat", "Ann", "Ben")
	phones := joinPhones(t, p, 2)
	untilEnds(t, p, phones, second)
	moves := 0
	p.on(func() { moves = len(p.deck.Round().Past()) })
	past := func() (n int) { p.on(func() { n = len(p.deck.Round().Past()) }); return n }
	phones[0].Does("show", hosttest.Args{"show": page.ShowRules})
	for range 10 {
		second()
	}
	expect.Same(t, "moves while its player reads the rules", past(), moves)
	phones[0].Does("show", hosttest.Args{"show": page.ShowHand})
	for seconds := round.CallSeconds; seconds > 0; seconds-- {
		phones[0].counts("End your turn", seconds)
		second()
	}
	expect.Same(t, "moves while a call could be in time", past(), moves)
	second()
	expect.Same(t, "moves", past(), moves+1)
}

func TestCardsThatAPlayerLooksAtAreTurnedDownAfterTwentySeconds(t *testing.T) {
	p, second := slowly(t, "rat-a-tat-cat", "Ann", "Ben")
	ann := joinPhones(t, p, 2)[0]
	ann.Does("press", hosttest.Args{"at": 0, "button": engine.FirstLook.String()})
	for seconds := round.LookSeconds; seconds > 0; seconds-- {
		ann.counts("Turn face down", seconds)
		second()
	}
	ann.reads("Ben is still looking at the cards.")
}

func TestTimeToMatchACardEndsAfterFiveSeconds(t *testing.T) {
	p, second := slowly(t, "recall", "Ann", "Ben")
	phones := joinPhones(t, p, 2)
	untilMatching(t, p, second)
	for seconds := 5; seconds > 0; seconds-- {
		for s, f := range phones {
			if mayMatch(p, engine.Seat(s)) {
				f.counts("No match", seconds)
			}
		}
		second()
	}
	p.on(func() { expect.Same(t, "time to match", p.deck.Round().Matching(), false) })
}

// takesTime gives the player of a phone another time limit.
func (f phone) takesTime(t *testing.T, l round.TimeLimit) {
	t.Helper()
	f.Does("time", hosttest.Args{"time_limit": l})
}

func TestCardStaysFaceUpUntilAPlayerWithoutATimeLimitTurnsItDown(t *testing.T) {
	p, second := slowly(t, "rat-a-tat-cat", "Ann", "Ben")
	ann := joinPhones(t, p, 2)[0]
	ann.takesTime(t, round.NoTimeLimit)
	ann.Does("press", hosttest.Args{"at": 0, "button": engine.FirstLook.String()})
	ann.reads(`>Turn face down</button>`)
	for range 100 {
		second()
	}
	ann.Does("press", hosttest.Args{"at": 1, "button": round.IDTurnDown})
	ann.reads("Ben is still looking at the cards.")
}

func TestTimeLimitIsChangedWhileACardIsFaceUp(t *testing.T) {
	p, second := slowly(t, "rat-a-tat-cat", "Ann", "Ben")
	ann := joinPhones(t, p, 2)[0]
	ann.Does("press", hosttest.Args{"at": 0, "button": engine.FirstLook.String()})
	ann.counts("Turn face down", 20)
	ann.takesTime(t, round.ExtendedTime)
	ann.counts("Turn face down", 80)
	second()
	ann.counts("Turn face down", 79)
}

// TestMatchEndsAfterTenMinutesWithoutAScorekeeper has nobody say that no card matches: nobody has to,
// once the round has waited for ten minutes.
func TestMatchEndsAfterTenMinutesWithoutAScorekeeper(t *testing.T) {
	p, second := slowly(t, "recall", "Ann", "Ben", "Cy")
	phones := joinPhones(t, p, 3)
	untilMatching(t, p, second)
	for _, f := range phones {
		f.takesTime(t, round.NoTimeLimit)
	}
	for range 9 * 60 {
		second()
	}
	p.on(func() { expect.Same(t, "time to match after nine minutes", p.deck.Round().Matching(), true) })
	for range 61 {
		second()
	}
	p.on(func() { expect.Same(t, "time to match after ten minutes", p.deck.Round().Matching(), false) })
}

// mayMatch reports whether the player of a seat may match a card.
func mayMatch(p *parlour, s engine.Seat) (may bool) {
	p.on(func() { may = p.deck.Round().Round().MoveKinds(s).Has(engine.Snap) })
	return may
}

// untilMatching lets the people of a round play until a card may be matched and no one looks
// at one.
func untilMatching(t *testing.T, p *parlour, second func()) {
	t.Helper()
	dice := rand.New(rand.NewPCG(3, 4))
	for range 200 {
		done := false
		p.on(func() { done = discards(p.deck.Round(), dice) })
		if done {
			return
		}
		for range 8 {
			second()
		}
	}
	t.Fatal("no card may be matched")
}

// discards plays a move by chance, and reports whether it has discarded a card that may be
// matched.
func discards(d *round.Driver, dice *rand.Rand) bool {
	for s := range engine.Seat(d.Round().Players()) {
		v := d.Round().View(s)
		moves := slices.DeleteFunc(v.AppendMoves(nil), func(m engine.Move) bool { return m.Do == engine.Snap || m.Do == engine.Knock })
		if len(moves) == 0 {
			continue
		}
		m := moves[dice.IntN(len(moves))]
		if d.Play(s, m) == nil {
			return d.Matching() && (m.Do == engine.Discard || m.Do == engine.Replace)
		}
	}
	return false
}
