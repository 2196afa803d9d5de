// Package family is the world of a family with five devices that are kept together: they play
// on any of them, apart and on the same games, and meet now and then, on a network that
// loses, cuts and repeats, with clocks that are wrong and batteries that fail.
//
// A model of its own says what has to come of it, and shares no code with what it checks:
// what people write on a sheet follows from what they asked for, the revision that holds of
// names and notes is the greatest, and the ending that a game goes by is the one that was
// chosen or begun first. All that was acknowledged is there after every death, and once the
// faults stop all devices hold the same within a few meetings, and what the model says.
package family
