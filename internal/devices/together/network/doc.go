// Package network carries meetings over HTTP: a [Handler] answers other devices, and a [Line]
// connects to one.
package network
