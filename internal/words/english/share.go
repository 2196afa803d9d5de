package english

import (
	"fmt"
	"math"

	"tabby/engine"
	"tabby/internal/words"
)

// Share says a part of a whole: "43 %", or "none" of nothing.
func (grammar) Share(part float64, whole int) string {
	if whole == 0 {
		return "none"
	}
	return fmt.Sprintf("%d %%", int(math.Round(100*part/float64(whole))))
}

// VariantName returns the name of a variant, or its ID where this version does
// not know it.
func (rules) VariantName(id string) string {
	if r, err := engine.Variant(id); err == nil {
		return r.Name
	}
	return id
}

// GameName returns the name of a game of one's own, or of its variant if that is "".
func (rules) GameName(variant, named string) string {
	if named == "" {
		return en.VariantName(variant)
	}
	return words.Isolated(named)
}
