// Package network carries syncs over HTTP: a [Handler] answers other devices, and a [Transport]
// connects to one.
package network
