// Package read is where everything is read from a database: games, people, what is said about
// them, statistics and exports. Nothing in it writes.
package read
