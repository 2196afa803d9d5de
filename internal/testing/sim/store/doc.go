// Package store is a world of one device, whose people play, note, delete and bring back, make
// backups and put them back, while its power fails at any operation of its disk, the disk gets
// full, and bits rot. After each start, everything that was acknowledged has to be there, once,
// and nothing that was refused or deleted for good.
package store
