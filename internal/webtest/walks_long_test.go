//go:build chromium && long

package webtest

// walks returns rounds of every variant and number of players, and some on other phones.
func walks() (all []walk) {
	for variant, most := range map[string]int{"rat-a-tat-cat": 6, "rat-a-tat-tat": 4, "rat-a-tat-blat": 6, "recall": 6} {
		for players := 2; players <= most; players++ {
			all = append(all, walk{variant, players, narrow})
		}
	}
	for i, s := range []screen{{320, 568, true}, {375, 667, true}, {390, 844, true}, {844, 390, true}} {
		all = append(all, walk{"recall", i%3 + 2, s})
	}
	return all
}
