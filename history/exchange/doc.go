// Package exchange finds out what is missing in each of two histories that the other has. It is pure: how they
// reach each other, and where they are kept, is for others.
//
// Each has an [Inventory], the checksum of everything in it. Two of them with the same
// [Overview] are equal. Otherwise only the buckets that differ are looked into, and
// [Inventory.Compare] says what goes which way.
package exchange
