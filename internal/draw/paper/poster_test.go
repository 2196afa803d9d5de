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
	if lines, _ := twoLines(pen, "Ben won, ahead from round 2 on", 230, 18); !slices.Equal(lines, []string{"Ben won, ahead", "from round 2 on"}) {
		t.Errorf("one line is much longer: %q", lines)
	}
	if lines, size := twoLines(pen, "Ann", 110, 18); len(lines) != 1 || size != 18 {
		t.Errorf("%q in size %v", lines, size)
	}
}
