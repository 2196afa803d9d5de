// Package evening is a world in which a family plays one game: a laptop that is the host,
// and phones that take part over a network that loses connections. The laptop dies at any
// moment and comes back; people enter scores, correct and undo, come late, leave, forget to
// answer, and play rounds with the virtual deck. One of them has a program, which takes the table
// as data; the others press what their pages offer.
//
// The test remembers what the phones were answered and shown, and compares it with what the
// program has stored when the evening is over: no score is lost or written twice, nothing
// that was done is refused, each screen showed the sheet as it was at some time, and no
// phone was ever sent a card that its player may not know.
package evening
