package sight

import (
	"cmp"
	"slices"
)

// sorted returns a list in the order of a key, and what has the same one as it was. All lists share one sort, which
// keeps the program for browsers small.
func sorted[T any](all []T, key func(T) float64) []T {
	keys, order := make([]float64, len(all)), make([]int, len(all))
	for i, one := range all {
		keys[i], order[i] = key(one), i
	}
	byKey(order, keys)
	out := make([]T, len(all))
	for i, from := range order {
		out[i] = all[from]
	}
	return out
}

func byKey(order []int, keys []float64) {
	slices.SortStableFunc(order, func(a, b int) int { return cmp.Compare(keys[a], keys[b]) })
}
