package words

import (
	"testing"

	"tabby/engine"
)

func TestEveryVariantHasALine(t *testing.T) {
	for _, r := range engine.Variants() {
		if about[r.ID] == "" {
			t.Errorf("%s is not told about", r.ID)
		}
	}
	if len(about) != len(engine.Variants()) {
		t.Errorf("%d lines about %d variants", len(about), len(engine.Variants()))
	}
}
