// Package words says in English what the table is told: why something was
// refused, what a correction changed, who deals, what a house rule means.
//
// The window and the command line both speak through it, so that they say the
// same. It takes what the engine and the sheet answer as data and returns
// sentences; it decides nothing.
package words
