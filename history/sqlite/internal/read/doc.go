// Package read reads everything from a database: games, people, notes about them, statistics
// and exports. Nothing in it writes.
package read
