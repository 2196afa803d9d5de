// Package arch tests the shape of the program: which package may import which,
// and how long things may be. The rules are data in rules_test.go, each with its
// reason. The tests read every Go file of the module and name the rule that is
// broken and the file that breaks it.
package arch
