// Package customgame is the room in which people make custom games: a form that shows the sentences
// of the rules page, and the link that brings such a game to another device.
package customgame
