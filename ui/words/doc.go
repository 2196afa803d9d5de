// Package words has the English of Tabby: why something was refused, what a
// correction changed, who deals, what a house rule means.
//
// The window and the command line share it, so that they use the same words. It
// turns data of the engine and the sheet into sentences and decides nothing.
// Plurals stand in a table by number ([Count]), refusals in a table by reason
// ([Explain]).
package words
