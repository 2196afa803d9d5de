// Package guest takes part in a table of another device as a program does, over the protocol that
// docs/protocol.md describes.
//
// A [Client] joins by a link, stays connected, comes back after the connection was lost,
// and asks again what was not answered. It knows nothing of games.
package guest
