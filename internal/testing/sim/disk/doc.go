// Package disk is the disk of one device of a simulated world. What was written can be read,
// and what was synced lasts. Of everything else, chance decides what a power cut keeps: each
// sector of 512 bytes separately, sometimes only the beginning of one, and the first few of
// the renames. The device dies at any operation, the disk gets full, and its bits rot.
//
// A [Disk] is where a store of package sqlite keeps its files, and is a file system of SQLite.
package disk
