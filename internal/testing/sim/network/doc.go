// Package network is a network in memory: connections between devices that have addresses,
// whose pieces come late, and which are cut or fall silent.
//
// How late a piece comes, and how long a connection lives, is decided by dice of that
// connection's own. They follow from the seed of the world, who connects where, how often it
// has and what time it is, so they never depend on which goroutine is first. A stream neither loses nor
// doubles what it carries, as TCP does not: what is real is late, cut and silent. After a
// cut both ends have an error; of silence nobody hears, and only patience helps.
package network
