// Package family is the world of a family with five devices that sync. The family plays on
// any of them, also the same game on several, and the devices sync now and then, over a
// network that loses, cuts and repeats messages, with clocks that are wrong and batteries
// that fail.
//
// A separate model says what the result has to be, and shares no code with the program: the
// sheet follows from what people asked for, the greatest revision of a name or note counts, and
// the ending of a game that counts is the one that was chosen or begun first. Everything that
// was acknowledged is there after every crash. Once the faults stop, all devices have the same
// games within a few syncs, and agree with the model.
package family
