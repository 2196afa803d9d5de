// Package network carries meetings over HTTP: a [Handler] answers other devices, and a
// [Line] goes to one.
package network
