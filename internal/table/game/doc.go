// Package game is one game at its desk, as rooms share it.
package game
