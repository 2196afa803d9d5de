// Package wire has the messages between a host and its guests, as docs/protocol.md describes
// them. They are plain data for both ends.
package wire

import (
	"time"

	"tabby/internal/devices/link"
)

// Version is the version of the protocol.
const Version = 2

// The paths that a host answers.
const (
	TablePath  = link.TablePath
	ScreenPath = link.ScreenPath
	EnterPath  = link.EnterPath // where the digits of a table are typed
	JoinPath   = TablePath + "/join"
	CodePath   = TablePath + "/code"
	LivePath   = TablePath + "/live"
	PhotoPath  = TablePath + "/photo"  // of cards
	NearbyPath = TablePath + "/nearby" // the tables of the network
)

// MaxIntent is the size of the largest message of a guest in bytes.
const MaxIntent = 4096

// Heartbeat is how often a guest says something.
const Heartbeat = 10 * time.Second
