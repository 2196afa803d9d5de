// Package houserules edits how a game ends and the house rules of a table.
package houserules
