package german

import (
	"tabby/engine"
	"tabby/internal/words"
)

// VariantName returns the name of a variant, or its ID where this version does
// not know it.
func (rules) VariantName(id string) string {
	if r, err := engine.Variant(id); err == nil {
		return variantNames.In(r).Name
	}
	return id
}

// GameName returns the name of a game of one's own, or of its variant if that is "".
func (rules) GameName(variant, named string) string {
	if named == "" {
		return de.VariantName(variant)
	}
	return words.Isolated(named)
}
