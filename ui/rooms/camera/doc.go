// Package camera is the room in which cards are read from a photo, and in which a family's own deck is shown to Tabby
// once. What is read is a proposal, which goes to the entry of a round.
package camera
