// Package visit is where this device takes part in a table of another one: it shows the
// sheet, enters scores, and holds a hidden hand, as at home.
//
// What a table shows is derived from what its host says, and everything that is wanted
// goes to the host. Nothing of the game is kept here, unless the players want that when it
// is over: then it comes in like any import.
package visit
