// Package arch tests the structure of the program: the floor of each package, which packages may
// import which, and that every link of the pages leads somewhere. The rules are data in
// rules_test.go, each with its reason. The tests read every Go file of the module and name the rule
// that is broken and the file that breaks it.
package arch
