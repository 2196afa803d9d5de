// Package about has what is said about each English text of the rule book, for those who
// translate it. Programs that nobody translates from, such as that for browsers, do without.
package about

import _ "embed"

// English is the file, in ARB.
//
//go:embed en.arb
var English []byte
