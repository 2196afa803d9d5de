// Package device is a device of a simulated world: a store on a disk that dies and starts
// again, and what it has promised to its people.
//
// The promises are the entries that were acknowledged, the sheets that were shown then, and the
// games that were deleted for good. [Device.Check] reads the export with code of its own, and
// returns the promise that was broken.
package device
