// Package sheetview is what a score sheet shows, as plain values: in the window, and on
// the pages of guests.
package sheetview
