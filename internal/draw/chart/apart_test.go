package chart_test

import (
	"image"
	"slices"
	"testing"

	"tabby/internal/draw/chart"
)

func TestEndsThatWouldMeetAreMovedApart(t *testing.T) {
	for _, c := range []struct {
		says string
		at   []image.Point
		want []int
	}{
		{"none", nil, []int{}},
		{"far from each other", []image.Point{{0, 50}, {0, 20}}, []int{50, 20}},
		{"near", []image.Point{{0, 52}, {0, 50}}, []int{60, 50}},
		{"at the foot", []image.Point{{0, 100}, {0, 98}, {0, 70}}, []int{100, 90, 70}},
		{"above and below the field", []image.Point{{0, -5}, {0, 105}}, []int{0, 100}},
		{"beside each other", []image.Point{{0, 50}, {10, 50}}, []int{50, 50}},
		{"pushed from another", []image.Point{{0, 50}, {0, 50}, {5, 62}}, []int{50, 60, 70}},
	} {
		if got := chart.Apart(c.at, 10, 0, 100); !slices.Equal(got, c.want) {
			t.Errorf("%s: %v, want %v", c.says, got, c.want)
		}
	}
	crowd := chart.Apart(make([]image.Point, 21), 10, 0, 100)
	if crowd[0] != 0 || crowd[20] != 100 {
		t.Errorf("a crowd stands at %v", crowd)
	}
}
