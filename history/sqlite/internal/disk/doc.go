// Package disk has the files of a store by name, its lock, and what an error of the disk means.
//
// A change of names lasts through a power cut before its function returns.
package disk
