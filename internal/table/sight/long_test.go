//go:build long

package sight

import (
	"bytes"
	"context"
	"image"
	"image/jpeg"
	"math"
	"math/rand/v2"
	"runtime"
	"testing"

	"tabby/engine"
	"tabby/internal/testing/must"
)

func TestCardsThatAreReadWithoutAskingAreRight(t *testing.T) {
	games := func(id string) engine.Deck { return must.Get(engine.Variant(id)).Decks[0].Deck }
	all := map[string][]printed{"tabby's": tabbys(games("recall")), "cats": catDeck(), "night": styles["night"].drawn(games("rat-a-tat-cat"))}
	for _, name := range []string{"classic", "dark", "shaded"} {
		all[name] = styles[name].drawn(games("recall"))
	}
	held(t, all)
}

func TestClubsAreToldFromSpadesUpsideDown(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	var faces engine.Deck
	for _, code := range []string{"5C", "5S", "9C", "9S"} {
		faces = append(faces, must.Get(must.Get(engine.Variant("recall")).Decks[0].Deck.Face(code)))
	}
	deck := styles["classic"].drawn(faces)
	d, s := known(deck), taughtBy(deck, wood(r), 0.3, r).sized(600, 400)
	for i := range s.cards {
		s.cards[i].angle += math.Pi
	}
	var all tally
	shot := s.taken()
	notes := all.add(s, shot.where, must.Get(d.Read(context.Background(), photoOf(shot.img))))
	if all.right != 4 {
		t.Errorf("%s: %v", all.String(), notes)
	}
}

func TestDarkCardsOnADarkTableAreRead(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 4))
	deck := styles["dark"].drawn(must.Get(engine.Variant("recall")).Decks[0].Deck[24:28])
	d, s := known(deck), taughtBy(deck, tables["black"](r), 0.9, r).sized(480, 320)
	var all tally
	shot := s.taken()
	notes := all.add(s, shot.where, must.Get(d.Read(context.Background(), photoOf(shot.img))))
	if all.missed+all.silent > 0 {
		t.Errorf("%s: %v", all.String(), notes)
	}
}

// Two lines are heaps of four cards, on a table that is about as pale.
func TestLinesWhoseCardsLieOverOneAnotherAreRead(t *testing.T) {
	r := rand.New(rand.NewPCG(4711, 0xf9e22b48ab9e500))
	deck := catDeck()
	table := marble(r)
	s := dealt(deck, table, 1+r.IntN(5), r.Float64(), r).byPhone()
	var all tally
	shot := s.taken()
	notes := all.add(s, shot.where, must.Get(known(deck).Read(context.Background(), photoOf(shot.img))))
	if all.right != len(s.cards) {
		t.Errorf("%s: %v", all.String(), notes)
	}
}

func TestADeckOnANewspaperIsTaughtByItsCardsAlone(t *testing.T) {
	r := rand.New(rand.NewPCG(7, 77))
	learned(t, catDeck(), taughtBy(catDeck(), news(r), 0.3+0.5*r.Float64(), r))
}

// A newspaper has pictures and columns with straight sides, a cloth has squares, and dominoes are twice as long as wide.
func TestWhatIsNoDeckTeachesNothing(t *testing.T) {
	all := map[string]scene{}
	for _, table := range []string{"news", "checked", "drawing", "flowered", "marble"} {
		r := rand.New(rand.NewPCG(1, 5))
		all[table] = scene{w: 2000, h: 1400, table: tables[table](r), hard: 0.5, Rand: r}
	}
	r := rand.New(rand.NewPCG(1, 5))
	all["dominoes"] = taughtBy(dominoes(), oak(r), 0.35, r)
	for name, s := range all {
		if found := must.Get(photoOf(s.taken().img).Cards(t.Context())); len(found) > 0 {
			t.Errorf("%s: %d cards are found", name, len(found))
		}
	}
}

func TestFacesThatDifferInTheCornersAreToldApart(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	var hearts engine.Deck
	for _, code := range []string{"2H", "3H", "4H", "5H", "6H", "7H", "8H", "9H"} {
		hearts = append(hearts, must.Get(must.Get(engine.Variant("recall")).Decks[0].Deck.Face(code)))
	}
	deck := styles["large"].drawn(hearts)
	d, s := known(deck), taughtBy(deck, wood(r), 0.2, r).sized(900, 500)
	var all tally
	shot := s.taken()
	notes := all.add(s, shot.where, must.Get(d.Read(context.Background(), photoOf(shot.img))))
	if all.right != len(deck) {
		t.Errorf("%s: %v", all.String(), notes)
	}
}

// The largest photo that is opened has nothing on it: what is looked for in it takes at most 300 MB in all.
func TestALargePhotoOfNothingTakesLittleMemory(t *testing.T) {
	var photo bytes.Buffer
	must.Do(t, jpeg.Encode(&photo, image.NewYCbCr(image.Rect(0, 0, 7300, 5400), image.YCbCrSubsampleRatio444), nil))
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	p := must.Get(From(&photo))
	if found := must.Get(p.Cards(t.Context())); len(found) > 0 {
		t.Errorf("%d cards are found", len(found))
	}
	if got := must.Get(known(catDeck()[:2]).Read(t.Context(), p)); len(got) > 0 {
		t.Errorf("%d cards are read", len(got))
	}
	runtime.ReadMemStats(&after)
	if took := (after.TotalAlloc - before.TotalAlloc) >> 20; took > 300 {
		t.Errorf("it takes %d MB, want at most 300", took)
	}
}
