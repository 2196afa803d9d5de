// Package disk is the disk of one device of a simulated world. What is written there is seen,
// and what was synced lasts; of all else a power cut keeps what chance says: each sector of
// 512 bytes on its own, sometimes the beginning of one, and the first so many of the changes
// of names. The device dies at any operation, the disk gets full, and its bits rot.
//
// A [Disk] is where a store of package sqlite keeps its files, and is a file system of SQLite.
package disk
