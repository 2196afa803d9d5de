// Package device is a device of a simulated world: a store on a disk that dies and starts
// again, and what it has promised to its people.
//
// A promise is an entry that was acknowledged, the sheet that was shown then, and that a game
// was deleted for good. [Device.Check] reads the export on its own, without the code that
// wrote it, and returns which promise was broken.
package device
