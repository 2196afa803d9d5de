// Package host lets other devices take part in a game: they see its sheet, enter
// scores, hold a hidden hand, and a television shows it large.
//
// A [Host] answers HTTP and has a [Table] for each game that is open to others. A table
// changes on one goroutine alone, that of the game's desk, which its owner names. There
// an intent of a guest takes the path of every other: decided, kept on disk, applied.
// Then the table publishes a scene, a plain value, and each guest's own goroutine sends
// the parts of the latest one that are new to that guest. A slow reader so skips scenes
// and fills no queue, and what a guest missed is one message.
//
// Who may do what is said by a key in the fragment of an address, which becomes a token
// for each device. docs/protocol.md describes what goes over the wire.
package host
