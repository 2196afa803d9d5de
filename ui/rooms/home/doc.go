// Package home is the first page: begin a game as last time or a new one, go on
// with one, look at the latest evenings.
package home
