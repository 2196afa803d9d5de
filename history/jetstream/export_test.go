//go:build nats

package jetstream

// Put stores a message, for tests of what is said to a leader.
func Put(url, stream, subject string, after uint64, text string) (uint64, error) {
	c, err := dial(url, patience)
	if err != nil {
		return 0, err
	}
	defer c.Close()
	return c.put(place{stream, subject}, after, "", []byte(text))
}

// Redacted is for tests of what is said when no server can be reached.
var Redacted = redacted
