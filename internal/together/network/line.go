package network

import (
	"bytes"
	"context"
	"fmt"
	"io"
	"net"
	"net/http"
	"time"

	"tabby/internal/together"
)

// How long a device is waited for: until it answers at all, and until it has taken in or
// read what was asked of it.
const (
	dialTime   = 3 * time.Second
	answerTime = time.Minute
)

// A Line goes to a device by its address.
type Line struct {
	client  *http.Client
	address string
}

// Dial returns the line to an address, such as "http://192.168.1.20:8229". Nothing is
// sent before it is used.
func Dial(address string) together.Line { return Line{client, address} }

// client follows no redirection: a token goes to the device alone that it was given by.
var client = &http.Client{
	Transport: &http.Transport{
		DialContext:           (&net.Dialer{Timeout: dialTime}).DialContext,
		ResponseHeaderTimeout: answerTime,
		DisableCompression:    true, // bodies are compressed already
		IdleConnTimeout:       10 * time.Second,
		MaxIdleConnsPerHost:   1,
	},
	CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse },
}

// Post implements [together.Line].
func (l Line) Post(ctx context.Context, path, token string, body []byte) (int, []byte, error) {
	r, err := http.NewRequestWithContext(ctx, http.MethodPost, l.address+path, bytes.NewReader(body))
	if err != nil {
		return 0, nil, fmt.Errorf("%w: %w", together.ErrLink, err)
	}
	r.Header.Set("Content-Type", contentType)
	if token != "" {
		r.Header.Set("Authorization", bearer+token)
	}
	a, err := l.client.Do(r)
	if err != nil {
		return 0, nil, fmt.Errorf("%w (%w)", together.ErrAway, err)
	}
	defer a.Body.Close()
	answer, err := io.ReadAll(io.LimitReader(a.Body, together.MaxPacked+1))
	if err != nil {
		return 0, nil, fmt.Errorf("%w (%w)", together.ErrAway, err)
	}
	return a.StatusCode, answer, nil
}
