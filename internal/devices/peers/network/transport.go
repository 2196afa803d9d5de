package network

import (
	"bytes"
	"context"
	"errors"
	"io"
	"net"
	"net/http"
	"os"
	"strings"
	"time"

	"tabby/internal/devices/peers"
	"tabby/internal/devices/reason"
)

// A Patience says how long to wait for a device.
type Patience struct {
	Answer time.Duration // until it begins to answer, once it takes no more of what it is sent
	Still  time.Duration // while nothing more comes of the answer
	All    time.Duration // for a request in all, whatever comes
}

// usual is the usual patience. A device may have to take in some megabytes before it answers.
var usual = Patience{Answer: time.Minute, Still: 15 * time.Second, All: 3 * time.Minute}

// dialTime is how long a device may take to be there at all.
const dialTime = 3 * time.Second

// A Transport connects to a device by its address.
type Transport struct {
	client   *http.Client
	address  string
	patience Patience
}

// Dial returns the line to an address, such as "http://192.168.1.20:8229". Nothing is
// sent before it is used.
func Dial(address string) peers.Line { return Transport{client, address, usual} }

// client follows no redirection: a token goes to the device alone that it was given by.
var client = &http.Client{
	Transport: &http.Transport{
		DialContext:         (&net.Dialer{Timeout: dialTime}).DialContext,
		DisableCompression:  true, // bodies are compressed already
		IdleConnTimeout:     10 * time.Second,
		MaxIdleConnsPerHost: 1,
	},
	CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse },
}

// Post implements [peers.Line].
func (l Transport) Post(ctx context.Context, path, token string, body []byte) (int, []byte, error) {
	ctx, stop := context.WithTimeoutCause(ctx, l.patience.All, reason.Still)
	defer stop()
	ctx, give := context.WithCancelCause(ctx)
	defer give(nil)
	late := time.AfterFunc(l.patience.Answer, func() { give(reason.Still) })
	defer late.Stop()
	status, answer, err := trip{l, late, token}.post(ctx, path, body)
	if err != nil && errors.Is(context.Cause(ctx), reason.Still) {
		err = reason.NoAnswer.Because(reason.Still)
	}
	return status, answer, err
}

// A trip is one request over a line.
type trip struct {
	Transport
	late  *time.Timer // gives it up; is put off with all that moves
	token string
}

func (l trip) post(ctx context.Context, path string, body []byte) (int, []byte, error) {
	late := l.late
	sending := func() (io.ReadCloser, error) {
		return io.NopCloser(moving{bytes.NewReader(body), func() { late.Reset(l.patience.Answer) }}), nil
	}
	first, _ := sending() // there always is one
	r, err := http.NewRequestWithContext(ctx, http.MethodPost, l.address+path, first)
	if err != nil {
		return 0, nil, reason.NoLink.Because(err)
	}
	r.ContentLength, r.GetBody = int64(len(body)), sending // over another connection, if one has just ended
	r.Header.Set("Content-Type", contentType)
	if l.token != "" {
		r.Header.Set("Authorization", bearer+l.token)
	}
	a, err := l.client.Do(r)
	if err != nil {
		return 0, nil, reason.NoAnswer.Because(err)
	}
	defer a.Body.Close()
	late.Reset(l.patience.Still)
	coming := moving{io.LimitReader(a.Body, peers.MaxPacked+1), func() { late.Reset(l.patience.Still) }}
	answer, err := io.ReadAll(coming)
	if err != nil {
		return 0, nil, reason.NoAnswer.Because(err)
	}
	return a.StatusCode, answer, nil
}

// A moving reader says each time that something was read.
type moving struct {
	io.Reader
	read func()
}

// Read implements [io.Reader].
func (m moving) Read(p []byte) (int, error) {
	n, err := m.Reader.Read(p)
	if n > 0 {
		m.read()
	}
	return n, err
}

// Name returns the name of this computer on its network.
func Name() string {
	name, err := os.Hostname()
	if err != nil {
		name = ""
	}
	name, _, _ = strings.Cut(name, ".")
	return peers.CleanName(name)
}
