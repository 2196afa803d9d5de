// Package network is a network in memory: connections between devices that have addresses,
// whose pieces come late, and which are cut or fall silent.
//
// How late a piece comes, and how long a connection lives, is decided by random numbers of that
// connection. They follow from the seed of the world, from who connects where and how often it has done
// so, and from the time, so they never depend on which goroutine is first. As with TCP, a stream
// neither loses nor doubles data: it can only be late, cut or silent. After a cut both ends get an
// error; nobody is told of silence, which only a timeout ends.
package network
