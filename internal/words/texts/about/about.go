// Package about has a description of each English text, for translators: where it is shown, who
// reads it, and what fills its holes. Programs that translators do not use, such as the one for
// browsers, do not contain it.
package about

import _ "embed"

// English is the file, in ARB.
//
//go:embed en.arb
var English []byte
