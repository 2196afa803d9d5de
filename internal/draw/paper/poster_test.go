package paper

import (
	"slices"
	"testing"

	"tabby/internal/draw/chart"
	"tabby/internal/testing/must"
)

func TestALongNameIsSmallerAndTakesTwoLinesBeforeItIsCut(t *testing.T) {
	pen := must.Get(chart.NewPen(chart.PNG, chart.Size{W: 10, H: 10}, chart.Light()))
	lines, size := twoLines(pen, "Grandmother Wilhelmina", 110, 18)
	if !slices.Equal(lines, []string{"Grandmother", "Wilhelmina"}) || size == 18 {
		t.Errorf("%q in size %v", lines, size)
	}
	if lines, size := twoLines(pen, "Ann", 110, 18); len(lines) != 1 || size != 18 {
		t.Errorf("%q in size %v", lines, size)
	}
}
