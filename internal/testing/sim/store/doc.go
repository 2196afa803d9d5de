// Package store is a world of one device, whose people play, note, delete and bring back, make
// backups and put them back, while its power fails at any operation of its disk, the disk gets
// full, and bits rot. Whatever was acknowledged has to be there after each start, once, and
// nothing that was refused or deleted for good.
package store
