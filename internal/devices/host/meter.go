package host

import "time"

// A Meter counts what a host does. Its methods are called by several goroutines.
type Meter interface {
	// Guest counts a connection that has come, or with -1 one that has gone.
	Guest(change int)
	// Intent counts an intent with the code of its refusal, or "", and how long it took
	// from when it was read to when it was durable.
	Intent(code string, took time.Duration)
	// Sent counts the bytes of a message to a guest.
	Sent(bytes int)
}

// unmeasured counts nothing.
type unmeasured struct{}

func (unmeasured) Guest(int)                    {}
func (unmeasured) Intent(string, time.Duration) {}
func (unmeasured) Sent(int)                     {}
