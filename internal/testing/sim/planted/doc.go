// Package planted has faults that are put into Tabby on purpose, to see that a test finds each.
// Nothing of them is in the program: a fault is a file in the folder faults that
// says what to take out and what to put in, which the compiler is handed as an overlay.
//
//	Loses: an evening after a power cut, for the log of SQLite is not synced.
//	World: store
//
//	in history/sqlite/internal/database/conn.go
//	-			{"synchronous", "2"},
//	+			{"synchronous", "1"},
//
// Loses says what a family would lose, and World which package of internal/testing/sim notices, by
// TestWorld where no Test is named. Where no world goes, or rarely within a minute, Package is
// another package, whose Test does, built with Tags. Unit is a test of a package that finds the
// fault within a second: `make test-long` does not look for it then. A fault without any of them is
// there for package matrix alone, which asks all layers of tests about every fault; the first word of
// its name is where it lies.
// Then come one or more places, each with the path of its
// file. Lines with a minus sign are taken out, those with a plus sign put in, and lines with a
// space stay. What is there before has to occur exactly once in the file, or the fault no longer
// fits, which fails. `make test-long` builds the tests that are named with each fault that has no
// unit, and demands that they fail: within a minute, or a few where other work uses the machine.
package planted
