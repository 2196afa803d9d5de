// Package year is a world of a family through a year: fifty evenings, twenty syncs of its
// devices and a lost phone, by the rules of package family. It is for long runs.
package year
