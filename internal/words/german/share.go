package german

import (
	"tabby/engine"
)

// VariantName returns the name of a variant, or its ID where this version does
// not know it.
func (rules) VariantName(id string) string {
	if r, err := engine.Variant(id); err == nil {
		return variantNames.In(r).Name
	}
	return id
}
