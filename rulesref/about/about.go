// Package about has a description of each English text of the rule book, for translators.
// Programs that translators do not use, such as the one for browsers, do not contain it.
package about

import _ "embed"

// English has the descriptions, as a file in ARB.
//
//go:embed en.arb
var English []byte
