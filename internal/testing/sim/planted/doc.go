// Package planted has faults that are put into Tabby on purpose, to check that a test finds
// each of them. None of them is in the program: a fault is a file in the folder faults that
// says which lines to remove and which to add, and the compiler gets the result as an overlay.
//
//	Loses: an evening after a power cut, for the log of SQLite is not synced.
//	World: store
//
//	in history/sqlite/internal/database/conn.go
//	-			{"synchronous", "2"},
//	+			{"synchronous", "1"},
//
// Loses says what a family would lose. World is the package of internal/testing/sim that finds the
// fault, by TestWorld if no Test is named. If no world finds it, or rarely within a minute, Package
// is another package, whose Test finds it, built with Tags. Unit is a test of a package that finds
// the fault within a second; then `make test-long` does not look for it. A fault without any of these
// is only for package matrix, which asks all layers of tests about every fault; the first word of its
// name says where it lies. Then come one or more places, each with the path of its file. Lines with a
// minus sign are removed, lines with a plus sign are added, and lines with a space stay. The old
// lines have to occur exactly once in the file; otherwise the fault no longer fits, and a test fails.
// `make test-long` builds the tests that are named with each fault that has no unit, and demands that
// they fail: within a minute, or a few if other work uses the machine.
package planted
