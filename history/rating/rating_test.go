package rating_test

import (
	"math"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"tabby/history/rating"
	"tabby/internal/testing/expect"
)

// plain is the model of the paper, in which players do not change between games.
var plain = rating.Model{Start: rating.Default.Start, Beta: rating.Default.Beta}

func fresh(n int) []rating.Rating {
	all := make([]rating.Rating, n)
	for i := range all {
		all[i] = rating.Default.Start
	}
	return all
}

func close(a, b float64) bool { return math.Abs(a-b) < 1e-9 }

// The numbers are those that the implementations of OpenSkill publish with their
// tests: free-for-alls of new players, one of known players, and a series.
func TestRatingsMatchOpenSkill(t *testing.T) {
	for name, tc := range map[string]struct {
		model  rating.Model
		before []rating.Rating
		places []int
		want   []rating.Rating
	}{
		"two new players": {plain, fresh(2), []int{1, 2}, []rating.Rating{
			{Mu: 27.63523138347365, Sigma: 8.065506316323548}, {Mu: 22.36476861652635, Sigma: 8.065506316323548},
		}},
		"three new players": {plain, fresh(3), []int{1, 2, 3}, []rating.Rating{
			{Mu: 27.868876552746237, Sigma: 8.204837030780652},
			{Mu: 25.717219138186557, Sigma: 8.057829747583874},
			{Mu: 21.413904309067206, Sigma: 8.057829747583874},
		}},
		"four new players": {plain, fresh(4), []int{1, 2, 3, 4}, []rating.Rating{
			{Mu: 27.795084971874736, Sigma: 8.263160757613477},
			{Mu: 26.552824984374855, Sigma: 8.179213704945203},
			{Mu: 24.68943500312503, Sigma: 8.083731307186588},
			{Mu: 20.96265504062538, Sigma: 8.083731307186588},
		}},
		"five new players": {plain, fresh(5), []int{1, 2, 3, 4, 5}, []rating.Rating{
			{Mu: 27.666666666666668, Sigma: 8.290556877154474},
			{Mu: 26.833333333333332, Sigma: 8.240145629781066},
			{Mu: 25.72222222222222, Sigma: 8.179996679645559},
			{Mu: 24.055555555555557, Sigma: 8.111796013701358},
			{Mu: 20.72222222222222, Sigma: 8.111796013701358},
		}},
		"four who are known, and change a little": {
			rating.Default,
			[]rating.Rating{{29.182, 4.782}, {27.174, 4.922}, {16.672, 6.217}, {25, 25. / 3}},
			[]int{1, 2, 3, 4},
			[]rating.Rating{
				{Mu: 30.210227447000438, Sigma: 4.765617924939384},
				{Mu: 27.644725221915632, Sigma: 4.883479590134575},
				{Mu: 17.4036218889969, Sigma: 6.101259408259549},
				{Mu: 19.21460876538932, Sigma: 7.854669920480409},
			},
		},
	} {
		t.Run(name, func(t *testing.T) {
			for i, got := range rated(tc.model, tc.before, tc.places) {
				if !close(got.Mu, tc.want[i].Mu) || !close(got.Sigma, tc.want[i].Sigma) {
					t.Errorf("player %d: %v, want %v", i, got, tc.want[i])
				}
			}
		})
	}
}

// TestASeriesWithTies is the published series of three games among five, with
// places that are shared.
func TestASeriesWithTies(t *testing.T) {
	all := fresh(5)
	for _, g := range []struct{ who, places []int }{
		{[]int{0, 1, 2, 3, 4}, []int{1, 2, 2, 4, 4}},
		{[]int{4, 2, 1}, []int{1, 2, 2}},
		{[]int{3, 1, 2, 0}, []int{1, 1, 3, 3}},
	} {
		var before []rating.Rating
		for _, p := range g.who {
			before = append(before, all[p])
		}
		for i, r := range rated(plain, before, g.places) {
			all[g.who[i]] = r
		}
	}
	for i, want := range []rating.Rating{
		{26.353761103, 8.11102706}, {24.618479789, 7.90533551}, {23.065819512, 7.822005595}, {24.476332403, 8.106111471}, {26.385499685, 8.054090809},
	} {
		if math.Abs(all[i].Mu-want.Mu) > 0.005 || math.Abs(all[i].Sigma-want.Sigma) > 0.005 {
			t.Errorf("player %d: %v, want %v", i, all[i], want)
		}
	}
}

func TestSeatOrderDoesNotMatterAndUpsetsDo(t *testing.T) {
	rapid.Check(t, func(r *rapid.T) {
		n := rapid.IntRange(2, 8).Draw(r, "players")
		before, places := make([]rating.Rating, n), make([]int, n)
		for i := range before {
			before[i] = rating.Rating{Mu: rapid.Float64Range(-10, 60).Draw(r, "mu"), Sigma: rapid.Float64Range(0.5, 9).Draw(r, "sigma")}
			places[i] = rapid.IntRange(1, n).Draw(r, "place")
		}
		after := rated(rating.Default, before, places)
		order := rapid.Permutation([]int{0, 1, 2, 3, 4, 5, 6, 7}[:n]).Draw(r, "order")
		var mixed []rating.Rating
		var mixedPlaces []int
		for _, i := range order {
			mixed, mixedPlaces = append(mixed, before[i]), append(mixedPlaces, places[i])
		}
		for to, got := range rated(rating.Default, mixed, mixedPlaces) {
			want := after[order[to]]
			if math.Abs(got.Mu-want.Mu) > 1e-6 || math.Abs(got.Sigma-want.Sigma) > 1e-6 {
				r.Fatalf("%v in other seats is %v", want, got)
			}
		}
		for i := range after {
			if math.IsNaN(after[i].Mu) || after[i].Sigma <= 0 {
				r.Fatalf("%v", after[i])
			}
			if after[i].Sigma > math.Hypot(before[i].Sigma, rating.Default.Tau)+1e-12 {
				r.Fatal("a game taught less than nothing")
			}
		}
	})
}

func TestLonePlayerKeepsTheirRating(t *testing.T) {
	one := fresh(1)
	if got := rated(rating.Default, one, []int{1}); got[0] != one[0] {
		t.Errorf("%v", got)
	}
}

func TestWorthIsThatOfTheModel(t *testing.T) {
	known := []rating.Rating{{Mu: 20}, {Mu: 30}}
	if got, want := rating.Default.Worth(10, known), 10*math.Sqrt(3)/(math.Pi*rating.Default.Beta); math.Abs(got-want) > 1e-9 {
		t.Errorf("%v points, want %v", got, want)
	}
	unsure := []rating.Rating{{Mu: 20, Sigma: 5}, {Mu: 30, Sigma: 5}}
	if rating.Default.Worth(10, unsure) >= rating.Default.Worth(10, known) {
		t.Error("a rating that is unsure is worth as much as one that is known")
	}
	expect.Same(t, "a game against nobody", rating.Default.Worth(10, nil), 0)
}

// rated returns the ratings after a game.
func rated(m rating.Model, before []rating.Rating, places []int) []rating.Rating {
	after := slices.Clone(before)
	m.Update(after, places)
	return after
}
