// Package about has what is said about each English text, for those who translate it: where it
// stands, who reads it, and what fills its holes. Programs that nobody translates from, such as
// that for browsers, do without.
package about

import _ "embed"

// English is the file, in ARB.
//
//go:embed en.arb
var English []byte
