// Package houserules is the form in which a table agrees on how a game ends and
// on its house rules.
package houserules
