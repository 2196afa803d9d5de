package home

import (
	"testing"

	"tabby/engine"
	"tabby/internal/testing/uitest"
	"tabby/scoring"
	"tabby/ui/kit/cat"
)

func TestCatLooksAtWhoLeads(t *testing.T) {
	for name, c := range map[string]struct {
		scores []int
		want   cat.Pose
	}{
		"nobody yet":    {nil, cat.Awake},
		"on the left":   {[]int{1, 5, 6}, cat.LooksLeft},
		"in the middle": {[]int{5, 1, 6}, cat.LooksLeft},
		"below it":      {[]int{5, 6, 1}, cat.LooksDown},
		"two":           {[]int{1, 1, 6}, cat.Awake},
	} {
		start := uitest.Start("recall", "Ann", "Ben", "Cy")
		start.House = engine.House{engine.End: engine.EndElimination}
		done := []scoring.Intent{start}
		if c.scores != nil {
			done = append(done, uitest.Round(-1, c.scores...))
		}
		uitest.Want(t, name, gaze(uitest.Game(t, done...).Sheet(uitest.Evening())), c.want)
	}
}
