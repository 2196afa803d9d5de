//go:build chromium && !long

package webtest

// walks returns a few rounds.
func walks() []walk {
	return []walk{{"rat-a-tat-cat", 2, narrow}, {"recall", 3, narrow}}
}
