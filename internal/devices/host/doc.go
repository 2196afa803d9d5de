// Package host lets other devices take part in a game: they see its sheet, enter
// scores, hold a hidden hand, and a television shows it large.
//
// A [Host] answers HTTP and has a [Table] for each game that is open to others. A table
// changes only on one goroutine, that of the game's desk, which its owner names. There an
// intent of a guest takes the same path as every other: it is decided, saved on disk and
// applied. Then the table publishes a scene, a plain value, and each guest's own goroutine
// sends the parts of the latest one that are new to that guest. So a slow reader skips
// scenes and fills no queue, and a guest who missed scenes gets one message.
//
// A key in the fragment of an address says what its holder may do; each device exchanges it for
// a token. docs/protocol.md describes the messages.
package host
