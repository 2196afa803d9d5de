// Package disk knows the names of the files of a store, locks the store, and says what an error
// of the disk means.
//
// When a function that renames a file returns, the new name survives a power cut.
package disk
