// Package guest takes part in a table of another device over the protocol that docs/protocol.md
// describes: as a program does, or as the page of a guest, which it reads without a browser.
//
// A [Client] joins by a link, stays connected, comes back after the connection was lost,
// and asks again what was not answered. A [Page] keeps the parts that it is sent, and says what
// its buttons and forms ask for. Neither knows anything of games.
package guest
