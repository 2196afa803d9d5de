// Package version says which Tabby this is.
package version

import "cmp"

// Number is the version that the next release will have.
const Number = "1.0.0"

// described is the version by the tags of the repository, such as 1.0.0+5.gb6b4bdd. The
// linker sets it, as make tells it to.
var described string

// String returns the version of this program.
func String() string { return cmp.Or(described, Number) }
