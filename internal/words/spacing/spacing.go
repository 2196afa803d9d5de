// Package spacing takes a text apart where a line of it may be broken.
package spacing

import (
	"strings"
	"unicode"
)

// Words returns the parts of a text between which a line may be broken: at spaces, but at none that
// holds together what is beside it, as before a French question mark.
func Words(text string) []string {
	return strings.FieldsFunc(text, func(r rune) bool { return unicode.IsSpace(r) && r != '\u00a0' && r != '\u202f' })
}
