// Package year is a world of a family through a year: fifty evenings, twenty meetings of its
// devices and a lost phone, as package family has them. It is for long runs.
package year
