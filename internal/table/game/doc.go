// Package game is one game with its desk, which several rooms share.
package game
