package guest

import "tabby/internal/devices/host/wire"

// A Standing is how a client and its table stand.
type Standing uint8

// The standings.
const (
	Joining Standing = iota // the host has not answered yet
	Live                    // connected
	Lost                    // the connection is lost, and tried again
	Closed                  // the host has closed the table for now, or says why it cannot open it; it is tried again
	Ended                   // the host wants this device no more
)

// A State is what a client knows. It is a value; its table is never changed.
type State struct {
	Stands Standing
	Why    string      // the sentence of the host about that, or ""
	Bye    string      // the code with which the host has ended it, or ""
	Pass   Pass        // with which the device comes back
	Table  *wire.Table // as it was seen last, or nil
	Comes  int         // how often it was connected
}

// OtherVersion is the code with which a host of another version ends it.
const OtherVersion = "ERR_INTENT"

// parted returns the state after the farewell of a host.
func (s State) parted(f wire.Frame) State {
	s.Bye = f.Bye
	switch f.Bye {
	case wire.ByeClosed:
		s.Stands, s.Why, s.Bye = Closed, "", ""
	case wire.ByeTrashed: // the game may come back, or another after it
		s.Stands, s.Why = Closed, f.Why
	case wire.ByeAway:
		s.Stands, s.Why, s.Bye = Closed, f.Why, ""
	case OtherVersion:
		s.Stands, s.Why = Ended, ""
	default:
		s.Stands, s.Why = Ended, f.Why
	}
	return s
}

// lost returns the state after a connection has ended. why is the word of a host that
// refused it, or "".
func (s State) lost(why string) State {
	if s.Stands == Ended || s.Stands == Closed && why == "" {
		return s
	}
	s.Stands, s.Why = Lost, why
	return s
}
