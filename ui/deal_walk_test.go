package ui

import (
	"cmp"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"tabby/engine"
	"tabby/scoring"
	"tabby/ui/cards"
	"tabby/ui/widgets"
)

// A dealWalker plays rounds with the virtual deck by what the screen offers.
type dealWalker struct {
	*walker
	table *dealTable
	dice  *rand.Rand
}

// dealt begins a game and deals a round of it, always the same.
func dealt(t testing.TB, variant string, levels map[scoring.Player]string, names ...string) *dealWalker {
	return dealtBy(t, 7, variant, levels, names...)
}

// dealtBy is dealt with other cards and other taps for every seed.
func dealtBy(t testing.TB, seed uint64, variant string, levels map[scoring.Player]string, names ...string) *dealWalker {
	w := walk(t)
	in := scoring.Start{At: w.now, Variant: variant, House: engine.House{engine.Rounds: "99"}}
	for _, n := range names {
		p, err := w.store.Meet(n)
		if err != nil {
			t.Fatal(err)
		}
		in.People = append(in.People, scoring.Person{ID: p.ID, Name: p.Name})
	}
	if !w.app.begin(in) {
		t.Fatal("the game does not begin")
	}
	x := &dealWalker{walker: w, dice: rand.New(rand.NewPCG(seed, uint64(len(names))))}
	x.deal(levels)
	return x
}

// deal deals a round of the game on the table.
func (x *dealWalker) deal(levels map[scoring.Player]string) {
	x.Helper()
	d, err := openDeal(x.store, x.app.table.game, rand.New(rand.NewPCG(1, 2)))
	if err != nil {
		x.Fatal(err)
	}
	d.chairs.Levels, d.dice = levels, rand.New(rand.NewPCG(x.dice.Uint64(), 1))
	x.app.saveDraft(draftChairs+x.app.table.game.id(), d.chairs)
	if err := d.start(x.app.table.game.sheet()); err != nil {
		x.Fatal(err)
	}
	x.sit()
}

// sit sits down at the round that is kept.
func (x *dealWalker) sit() {
	d, err := openDeal(x.store, x.app.table.game, rand.New(rand.NewPCG(1, 2)))
	if err != nil {
		x.Fatal(err)
	}
	x.table = x.app.table.sitDown(d)
}

// over reports whether the round is over.
func (x *dealWalker) over() bool {
	p := x.table.deal.State()
	return p.Round.Phase() == engine.Over && len(x.table.at.Shown) == 0
}

// step taps one thing that the screen offers, by chance, or lets time pass. It
// says what it did.
func (x *dealWalker) step() string {
	x.Helper()
	var can []tablePlace
	for at := range x.table.screen.stops {
		if at == inHand || at.name == "Ask the coach" || at.name == "Write it on the sheet" {
			continue
		}
		if strings.HasPrefix(at.name, "Say ") && x.dice.IntN(3) == 0 {
			can = []tablePlace{at} // so that rounds end
			break
		}
		can = append(can, at)
	}
	if len(can) == 0 || x.table.waiting != nil && x.dice.IntN(2) == 0 {
		x.pass(10 * time.Second)
		return "waits"
	}
	slices.SortFunc(can, func(a, b tablePlace) int {
		return cmp.Or(cmp.Compare(a.name, b.name), cmp.Compare(a.spot.Seat, b.spot.Seat), cmp.Compare(a.spot.Slot, b.spot.Slot))
	})
	at := can[x.dice.IntN(len(can))]
	x.tap(x.table.screen.stops[at].(fyne.Tappable))
	return "taps " + x.called(at)
}

// called names a place of the table.
func (x *dealWalker) called(at tablePlace) string {
	if at != inLine(at.spot) {
		return at.name
	}
	owner := x.app.table.game.sheet().People[x.table.deal.player(at.spot.Seat)].Name
	return fmt.Sprintf("%s’s card %d", owner, at.spot.Slot+1)
}

// play plays the round to its end.
func (x *dealWalker) play() {
	x.Helper()
	for range 4000 {
		if x.over() {
			return
		}
		x.step()
	}
	p := x.table.deal.State()
	x.Fatalf("the round does not end: phase %v, %s", p.Round.Phase(), x.app.toasts.Message())
}

func TestARoundWithTheVirtualDeckLandsOnTheSheet(t *testing.T) {
	for _, r := range engine.Variants() {
		for _, tt := range []struct {
			who     string
			players int
			each    int // every each-th player is the computer's
		}{{"two people", 2, 9}, {"a full table of people and computers", r.Players.Max, 2}, {"computers", 3, 1}} {
			t.Run(r.ID+" by "+tt.who, func(t *testing.T) {
				levels := map[scoring.Player]string{}
				for p := tt.each - 1; p < tt.players; p += tt.each {
					levels[scoring.Player(p)] = "steady"
				}
				x := dealt(t, r.ID, levels, []string{"Ann", "Ben", "Cy", "Dee", "Eve", "Finn"}[:tt.players]...)
				x.play()
				p := x.table.deal.State()
				result := p.Pack.Result(&p.Round)
				x.table.write()
				s := x.app.table.game.sheet()
				want(t, "rounds", len(s.Rounds), 1)
				for seat, player := range x.table.deal.chairs.Seats {
					want(t, "points of "+s.People[player].Name, s.Rounds[0].Cells[player].Score.Points, result.Points[seat])
				}
				want(t, "no round is left", x.store.Draft(draftDeal+x.app.table.game.id()), []byte(nil))
			})
		}
	}
}

func TestAGameMixesRealAndVirtualRoundsAndAChairChangesHands(t *testing.T) {
	x := dealt(t, "rat-a-tat-cat", map[scoring.Player]string{1: "easy"}, "Ann", "Ben")
	x.play()
	x.table.write()
	x.round(12, 7)
	x.keys("v")
	x.tapOn("sharp") // Ann hands over to the computer
	x.pass(time.Second)
	x.press(fyne.KeyReturn)
	if x.app.dealing == nil {
		t.Fatal("no cards are dealt")
	}
	x.table = x.app.dealing
	want(t, "who plays for whom", x.table.deal.chairs.Levels, map[scoring.Player]string{0: "sharp", 1: "easy"})
	x.play()
	x.table.write()
	want(t, "rounds", len(x.app.table.game.sheet().Rounds), 3)
}

func TestTheLastTurnsAreCounted(t *testing.T) {
	x := dealt(t, "rat-a-tat-cat", nil, "Ann", "Ben", "Cy")
	want(t, "before a call", x.table.seen().Last, "")
	x.until(engine.Knock)
	caller := x.app.table.game.sheet().People[x.table.deal.player(x.table.at.Seat)].Name
	x.table.play(engine.Move{Do: engine.Knock, Seat: x.table.at.Seat})
	want(t, "after a call", x.table.seen().Last, caller+" called; 2 last turns left")
}

func TestARoundGoesOnWhereItWasLeft(t *testing.T) {
	for _, r := range engine.Variants() {
		t.Run(r.ID, func(t *testing.T) {
			x := dealt(t, r.ID, map[scoring.Player]string{1: "steady"}, "Ann", "Ben", "Cy")
			for i := 0; i < 25 && !x.over(); i++ {
				before := x.table.deal.State().Round
				x.start(fyne.NewSize(390, 844)) // as after a crash
				x.sit()
				want(t, "the round stands as it was", x.table.deal.State().Round == before, true)
				x.step()
			}
		})
	}
}

// faces are the open cards in what is shown.
func faces(o fyne.CanvasObject) []string {
	switch o := o.(type) {
	case *cards.Face:
		return []string{o.Face().Code}
	case *widgets.Tile:
		return faces(o.Content())
	case *widgets.Movable:
		return faces(o.Content())
	case *widgets.Inert:
		return faces(o.Content())
	case *widgets.Card:
		return faces(o.Content())
	case *widgets.Page:
		return faces(o.Body())
	case *fyne.Container:
		var all []string
		for _, child := range o.Objects {
			all = append(all, faces(child)...)
		}
		return all
	}
	return nil
}

func TestNothingOfTheTableIsBehindTheCurtain(t *testing.T) {
	x := dealt(t, "rat-a-tat-cat", nil, "Ann", "Ben")
	if x.table.next == engine.Nobody {
		t.Fatal("there is no curtain")
	}
	want(t, "open cards", faces(x.table.screen.root), []string(nil))
}

func TestOnlyWhatMayBeSeenIsOnTheScreen(t *testing.T) {
	for _, r := range engine.Variants() {
		t.Run(r.ID, func(t *testing.T) {
			x := dealt(t, r.ID, map[scoring.Player]string{2: "steady"}, "Ann", "Ben", "Cy")
			for i := 0; i < 50 && !x.over(); i++ {
				x.step()
				p := x.table.deal.State()
				if x.table.next != engine.Nobody || p.Round.Phase() == engine.Revealing || p.Round.Phase() == engine.Over {
					continue
				}
				allowed := map[string]bool{}
				if p.Round.Discards() > 0 {
					allowed[p.Pack.Code(p.Round.Discarded(0))] = true
				}
				view := p.Round.View(x.table.at.Seat)
				allowed[p.Pack.Code(view.Held())] = true
				for _, spot := range x.table.at.Shown {
					allowed[p.Pack.Code(p.Round.Card(spot))] = true
				}
				for _, code := range faces(x.table.screen.root) {
					if !allowed[code] {
						t.Fatalf("%s is open", code)
					}
				}
			}
		})
	}
}
