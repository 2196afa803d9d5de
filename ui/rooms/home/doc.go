// Package home is the first page: begin a game like the last one or a new one, continue a game,
// look at the latest evenings.
package home
