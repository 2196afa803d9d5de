// Package arch holds the shape of the program: which package may import which,
// and why, and how long things may be. The rules are data in rules.go; the tests
// read every Go file of the module and name the rule that is broken, the file
// that breaks it, and the reason the rule is there. Nothing imports this package.
package arch
