// Package wire is what a host and its guests say to each other, as docs/protocol.md
// describes it. It is plain data for both ends.
package wire

import "time"

// Version is the version of the protocol.
const Version = 2

// The paths that a host answers.
const (
	TablePath  = "/table"
	ScreenPath = "/screen"
	EnterPath  = "/join" // where the digits of a table are typed
	JoinPath   = TablePath + "/join"
	CodePath   = TablePath + "/code"
	LivePath   = TablePath + "/live"
	NearbyPath = TablePath + "/nearby" // the tables of the network
)

// MaxIntent is the size of the largest message of a guest in bytes, and MaxFrame that of
// the largest of a host that a guest has to take.
const (
	MaxIntent = 4096
	MaxFrame  = 4 << 20
)

// Heartbeat is how often a guest says something, and Patience how long it waits for the
// answer before it takes the connection for dead.
const (
	Heartbeat = 10 * time.Second
	Patience  = 6 * time.Second
)
