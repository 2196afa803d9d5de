// Package exchange compares two histories, and finds what each of them is missing. It is pure: other packages
// know how the histories reach each other and where they are kept.
//
// Each has an [Inventory], the checksum of everything in it. Two of them with the same
// [Overview] are equal. Otherwise only the buckets that differ are looked into, and
// [Inventory.Compare] says what goes which way.
package exchange
