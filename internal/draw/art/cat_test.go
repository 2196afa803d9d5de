package art

import (
	"testing"

	"tabby/engine/bot"
)

func TestPosesLookDifferent(t *testing.T) {
	seen := map[string]Pose{}
	for p := range Pose(len(poses)) {
		if other, ok := seen[Cat(p, Day)]; ok {
			t.Errorf("pose %d looks like %d", p, other)
		}
		seen[Cat(p, Day)] = p
	}
}

func TestEveryLevelHasItsOwnFace(t *testing.T) {
	seen := map[string]bot.Level{}
	for _, l := range bot.Levels() {
		face := Temper(l.String(), Day)
		if other, ok := seen[face]; ok {
			t.Errorf("%s looks like %s", l, other)
		}
		seen[face] = l
	}
}
