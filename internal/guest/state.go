package guest

import "tabby/internal/host/wire"

// A Standing is how a client and its table stand.
type Standing uint8

// The standings.
const (
	Joining Standing = iota // the host has not answered yet
	Live                    // connected
	Lost                    // the connection is lost, and tried again
	Closed                  // the host has closed the table for now; it is tried again
	Ended                   // the host wants this device no more
)

// A State is what a client knows. It is a value; its table is never changed.
type State struct {
	Stands Standing
	Why    string      // a sentence for people, or "" where all is well
	Bye    string      // the code with which the host has ended it, or ""
	Pass   Pass        // with which the device comes back
	Table  *wire.Table // as it was seen last, or nil
	Comes  int         // how often it was connected
}

// The sentences of a client itself. Others are those of the host.
const (
	lostWords    = "The table cannot be reached. What you typed is kept here."
	nobodyWords  = "The table cannot be reached. Is this device on the same Wi-Fi?"
	closedWords  = "The table is closed for now. What you typed is kept here."
	versionWords = "This Tabby and that of the table do not fit. Update the older one."
	endedWords   = "The host has ended this."
)

// errIntent is the code with which a host of another version answers.
const errIntent = "ERR_INTENT"

// parted returns the state after the farewell of a host.
func (s State) parted(f wire.Frame) State {
	s.Bye = f.Bye
	switch f.Bye {
	case wire.ByeClosed:
		s.Stands, s.Why, s.Bye = Closed, closedWords, ""
	case errIntent:
		s.Stands, s.Why = Ended, versionWords
	default:
		s.Stands, s.Why = Ended, f.Why
		if f.Why == "" {
			s.Why = endedWords
		}
	}
	return s
}

// lost returns the state after a connection has ended. why is the word of a host that
// refused it, or "".
func (s State) lost(why string) State {
	if s.Stands == Ended || s.Stands == Closed && why == "" {
		return s
	}
	s.Stands, s.Why = Lost, lostWords
	switch {
	case why != "":
		s.Why = why
	case s.Table == nil:
		s.Why = nobodyWords
	}
	return s
}
