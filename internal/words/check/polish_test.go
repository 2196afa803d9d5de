package check

import (
	"os"
	"slices"
	"strconv"
	"strings"
	"testing"

	"tabby/engine"
	"tabby/internal/testing/expect"
	"tabby/internal/testing/must"
	"tabby/internal/words"
	"tabby/internal/words/arb"
	"tabby/internal/words/languages"
)

// polish returns two rooms in Polish, which counts in four forms, and declines cards by case and by
// gender.
func polish() (arb.File, *words.Language) {
	data := must.Get(os.ReadFile("testdata/pl.arb"))
	f := must.Get(arb.Read(data))
	l, _ := languages.Preview(f)
	return f, l
}

func TestTwoRoomsInPolishAreSound(t *testing.T) {
	f, _ := polish()
	for _, p := range Tabby().Problems(f) {
		if !p.Missing || strings.HasPrefix(p.Key, "setup_") || strings.HasPrefix(p.Key, "cards_") {
			t.Errorf("%s: %s", p.Key, p.Why)
		}
	}
}

func TestPolishCountsInFewAndMany(t *testing.T) {
	_, l := polish()
	for points, want := range map[int]string{
		1: "Ola zaczyna z przewagą 1 punktu", 2: "Ola zaczyna z przewagą 2 punktów", 5: "Ola zaczyna z przewagą 5 punktów", 22: "Ola zaczyna z przewagą 22 punktów",
	} {
		expect.Same(t, strconv.Itoa(points), l.Setup.StartsAhead("Ola", points), want)
	}
	for games, want := range map[int]string{
		1: "Sądząc po 1 grze.", 2: "Sądząc po 2 grach.", 12: "Sądząc po 12 grach.", 104: "Sądząc po 104 grach.",
	} {
		expect.Same(t, strconv.Itoa(games), l.Setup.GoingBy(games), want)
	}
}

func TestPolishTellsFewFromMany(t *testing.T) {
	_, l := polish()
	for n, want := range map[int]string{1: "1 runda", 2: "2 rundy", 5: "5 rund", 12: "12 rund", 22: "22 rundy", 25: "25 rund"} {
		expect.Same(t, strconv.Itoa(n), l.Count(n, words.Round), want)
	}
}

func TestPolishDeclinesCards(t *testing.T) {
	_, l := polish()
	of := func(game, code string) engine.Face {
		r := must.Get(engine.Variant(game))
		all := r.Faces()
		return all[slices.IndexFunc(all, func(f engine.Face) bool { return f.Code == code })]
	}
	queen, king := of("recall", "QH"), of("recall", "KS")
	peek, swap := of("rat-a-tat-cat", "P"), of("rat-a-tat-cat", "S")
	for got, want := range map[string]string{
		l.Deck.Lesson(words.Lesson{Step: words.LessonSwap, Card: queen, For: king}): "Zamień swojego króla na damę.",
		l.Deck.Lesson(words.Lesson{Step: words.LessonSwap, Card: king, For: queen}): "Zamień swoją damę na króla.",
		l.Deck.Lesson(words.Lesson{Step: words.LessonSwap, Card: swap, For: peek}):  "Zamień swój Podgląd na Zamianę.",
		l.Cards.Name(queen): "Dama kier",
	} {
		expect.Same(t, "said", got, want)
	}
}
