package engine_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"
	"testing"

	"tabby/engine"
	"tabby/internal/testing/expect"
	"tabby/internal/testing/must"
)

func pileSum(piles []engine.Pile) int {
	n := 0
	for _, p := range piles {
		n += p.Count * p.Points
	}
	return n
}

func TestCardsOfABoundAreOrderedByTheirPoints(t *testing.T) {
	low := []engine.Pile{{Points: 0, Count: 4}, {Points: 1, Count: 4}, {Points: 2, Count: 4}}
	for id, high := range map[string][]engine.Pile{
		"rat-a-tat-cat": {{Points: 9, Count: 9}, {Points: 8, Count: 3}},
		"rat-a-tat-tat": {{Points: 11, Count: 8}, {Points: 10, Count: 4}}, // jacks and queens are one pile
	} {
		_, lowest, highest := table(t, id, nil).Round(3)
		expect.Same(t, id+": lowest", lowest, low)
		expect.Same(t, id+": highest", highest, high)
	}
}

// reachable returns every total that n cards of the deck can have, found
// by laying them all.
func reachable(tab engine.Ruleset, cards int) map[int]bool {
	if tab.Rules.Counting != nil && cards == tab.Rules.Hand {
		totals := map[int]bool{}
		layHands(tab, nil, totals)
		return totals
	}
	totals := []map[int]bool{{0: true}} // by cards laid
	for range cards {
		totals = append(totals, map[int]bool{})
	}
	for _, f := range tab.Deck() {
		if !tab.Counts(f) {
			continue
		}
		for range f.Copies {
			for n := cards; n > 0; n-- {
				for sum := range totals[n-1] {
					totals[n][sum+f.Points] = true
				}
			}
		}
	}
	return totals[cards]
}

// layHands counts every hand of the table that begins with these cards, of those
// alike one only.
func layHands(tab engine.Ruleset, codes []string, totals map[int]bool) {
	if len(codes) == tab.Rules.Hand {
		if points, err := tab.Hand(codes...); err == nil {
			totals[points] = true
		}
		return
	}
	for _, kind := range tab.Deck().Kinds() {
		for _, code := range tab.Deck().Like(kind.Code) {
			if hand := append(codes[:len(codes):len(codes)], code); tab.Deck().Holds(hand...) == nil {
				layHands(tab, hand, totals)
				break
			}
		}
	}
}

func TestScoreIsPossibleExactlyWithinItsBounds(t *testing.T) {
	for _, r := range engine.Variants() {
		tab := table(t, r.ID, nil)
		for cards := range 6 {
			sums, bounds := reachable(tab, cards), tab.Line(cards)
			for n := bounds.Min - 2; n <= bounds.Max+2; n++ {
				if sums[n] != bounds.Has(n) {
					t.Errorf("%s: %d cards can count %d: %v; in %v: %v", r.ID, cards, n, sums[n], bounds, bounds.Has(n))
				}
			}
			expect.Same(t, fmt.Sprintf("%s: totals of %d cards", r.ID, cards), len(sums), bounds.Max-bounds.Min+1)
		}
	}
}

func TestEverySumWithinTheBoundsIsPossible(t *testing.T) {
	for _, r := range engine.Variants() {
		tab := table(t, r.ID, nil)
		if r.LineChanges || r.Counting != nil {
			continue
		}
		for n := r.Players.Min; n <= r.Players.Max; n++ {
			sums := reachable(tab, n*r.Hand)
			bounds, lowest, highest := tab.Round(n)
			expect.Same(t, r.ID+": the cards named make", engine.Range{Min: pileSum(lowest), Max: pileSum(highest)}, bounds)
			if len(sums) != bounds.Max-bounds.Min+1 || !sums[bounds.Min] || !sums[bounds.Max] {
				t.Errorf("%s with %d players: %d sums can be laid, the bounds are %v", r.ID, n, len(sums), bounds)
			}
		}
	}
}

func TestSumsOfLinesCountedInAnotherWayAreInTheBounds(t *testing.T) {
	for _, r := range engine.Variants() {
		if r.Counting == nil {
			continue
		}
		tab, dice := table(t, r.ID, nil), rand.New(rand.NewPCG(1, 1))
		var deck engine.Deck
		for _, f := range tab.Deck() {
			for range f.Copies {
				deck = append(deck, f)
			}
		}
		for n := r.Players.Min; n <= r.Players.Max; n++ {
			bounds, _, _ := tab.Round(n)
			high := slices.SortedFunc(slices.Values(deck), func(f, g engine.Face) int { return g.Points - f.Points })[:n*r.Hand]
			highest := 0
			for range 1000 {
				dice.Shuffle(len(deck), func(i, j int) { deck[i], deck[j] = deck[j], deck[i] })
				if sum := sumOfHands(t, tab, deck[:n*r.Hand]); !bounds.Has(sum) {
					t.Fatalf("%s with %d players: a deal makes %d, the bounds are %v", r.ID, n, sum, bounds)
				}
				dice.Shuffle(len(high), func(i, j int) { high[i], high[j] = high[j], high[i] })
				highest = max(highest, sumOfHands(t, tab, high))
			}
			expect.Same(t, fmt.Sprintf("%s: the highest cards of %d players", r.ID, n), highest, bounds.Max)
		}
	}
}

func sumOfHands(t *testing.T, tab engine.Ruleset, cards engine.Deck) int {
	t.Helper()
	sum := 0
	for hand := range slices.Chunk(cards, tab.Rules.Hand) {
		var codes []string
		for _, f := range hand {
			codes = append(codes, f.Code)
		}
		sum += must.Get(tab.Hand(codes...))
	}
	return sum
}

func TestDigitIsSettledWhenNoOtherCanFollow(t *testing.T) {
	for _, r := range engine.Variants() {
		tab := table(t, r.ID, nil)
		for typed := 0; tab.Score().Has(typed); typed++ {
			longer := false
			for n := range tab.Score().Max + 1 {
				s := strconv.Itoa(n)
				longer = longer || n != typed && strings.HasPrefix(s, strconv.Itoa(typed))
			}
			if tab.Complete(typed) == longer {
				t.Errorf("%s: %d is settled: %v, but a longer score is possible: %v", r.ID, typed, tab.Complete(typed), longer)
			}
		}
	}
}
