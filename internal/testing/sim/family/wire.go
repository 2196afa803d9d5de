package family

import (
	"bytes"
	"context"
	"io"
	"net/http"
	"net/http/httptest"
	"time"

	"tabby/internal/devices/reason"
	"tabby/internal/devices/together"
)

// A wire goes from one device to another. Requests and answers are lost, cut and doubled on
// it while the network is rough.
type wire struct {
	from, to *member
}

func (d *member) line(address string) together.Line {
	for _, to := range d.f.all {
		if address == to.address() {
			return wire{d, to}
		}
	}
	return nobody{}
}

func (d *member) address() string { return "http://" + d.Name }

// A nobody is a line to a device that there is no more.
type nobody struct{}

// Post implements [together.Line].
func (nobody) Post(context.Context, string, string, []byte) (int, []byte, error) {
	return 0, nil, reason.NoAnswer
}

// Post implements [together.Line].
func (l wire) Post(ctx context.Context, path, token string, body []byte) (int, []byte, error) {
	f, fate := l.from.f, 99
	if f.rough {
		fate = f.Dice.IntN(60)
	}
	times := 1
	switch fate {
	case 0:
		f.Count("requests lost", 1)
		return 0, nil, reason.NoAnswer
	case 1:
		f.Count("requests doubled", 1)
		times = 2
	case 2:
		f.Count("requests cut", 1)
		body = body[:f.Dice.IntN(len(body)+1)]
	case 3:
		l.to.doom()
	case 4:
		l.from.doom()
	}
	var status int
	var answer []byte
	for range times {
		status, answer = l.once(ctx, path, token, body)
	}
	f.Saw(l.from.Name, l.to.Name, path, status, answer)
	switch fate {
	case 5:
		f.Count("answers lost", 1)
		return 0, nil, reason.NoAnswer
	case 6:
		f.Count("answers cut", 1)
		answer = answer[:f.Dice.IntN(len(answer)+1)]
	}
	if l.from.Disk.Off() || l.to.Disk.Off() {
		return 0, nil, reason.NoAnswer
	}
	return status, answer, nil
}

func (l wire) once(ctx context.Context, path, token string, body []byte) (int, []byte) {
	if l.from.f.refuses(path, body) {
		return together.StatusContent, nil
	}
	r, err := http.NewRequestWithContext(ctx, http.MethodPost, "http://192.168.1.2"+path, bytes.NewReader(body))
	if err != nil {
		l.from.f.Error(err)
		return 0, nil
	}
	r.RemoteAddr = "192.168.1.3:4000"
	r.Header.Set("Content-Type", "application/gzip")
	if token != "" {
		r.Header.Set("Authorization", "Bearer "+token)
	}
	w := httptest.NewRecorder()
	l.to.handler.ServeHTTP(w, r)
	time.Sleep(30 * time.Millisecond)
	answer, _ := io.ReadAll(w.Body) // memory has all
	return w.Code, answer
}
