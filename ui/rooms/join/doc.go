// Package join is the room in which people join the table of another device: it leads to the page
// that the host of the table serves, in the browser of this device.
package join
