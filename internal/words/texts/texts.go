// Package texts has the files of texts, one for each language.
package texts

import "embed"

// Files are the texts of the languages, by their tags: "de.arb".
//
//go:embed *.arb
var Files embed.FS
