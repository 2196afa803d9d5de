// Package exchange compares two histories, and finds what each of them is missing. It is pure: other packages
// know how the histories are sent and where they are stored.
//
// Each has an [Inventory], the checksum of everything in it. Two of them with the same
// [Overview] are equal. Otherwise only the buckets that differ are compared, and
// [Inventory.Compare] says what each side has to send.
package exchange
