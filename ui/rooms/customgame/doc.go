// Package customgame is the room in which people make games of their own: a form that says what the
// rules page will say, and the link by which such a game goes to another device.
package customgame
