package family

import (
	"bytes"
	"context"
	"io"
	"net/http"
	"net/http/httptest"
	"time"

	"tabby/internal/devices/peers"
	"tabby/internal/devices/peers/network"
	"tabby/internal/devices/reason"
	"tabby/internal/devices/serve"
	"tabby/internal/testing/must"
	"tabby/internal/testing/sim/device"
	"tabby/internal/testing/sim/people"
)

// A member is a phone or a laptop of the family.
type member struct {
	*device.Device
	f       *family
	id      string // by which others know it
	until   int    // it lies in a drawer until that evening
	home    *people.Home
	client  *peers.Client
	handler *network.Handler

	held     export            // what it held when it was looked at, and has been acknowledged since
	removed  map[string]bool   // games that it has deleted for good
	settings map[string]string // that were acknowledged
	open     []people.Act      // what was not acknowledged since it was looked at
	owed     []people.Act      // what was acknowledged, and is yet to be looked for
	copies   []copied          // that somebody has kept
}

// member adds a device with nothing on it.
func (f *family) member(name string) *member {
	d := &member{Device: device.New(f.World, name), f: f, removed: map[string]bool{}, settings: map[string]string{}}
	d.held, _ = parse("")
	d.home = &people.Home{
		Dice: f.Split(name), Now: d.Now, NewID: f.NewID, Names: people.Names(), Kept: map[string]string{}, Acted: d.acted,
	}
	err := d.Start()
	must.Do(f, err)
	d.begin()
	if d.id, err = d.client.ID(); err != nil {
		f.Fatal(err)
	}
	return d
}

// begin lets people use the device that was started, and others come to it.
func (d *member) begin() {
	d.home.Store = d.Store
	book := peers.NewList(d.Store, d.Now)
	d.client = &peers.Client{List: book, Name: d.Name, Line: d.line}
	d.handler = network.New(book, serve.NewDoor(serve.Admission{}).NewRoom(serve.PerAddress), network.Options{Name: d.Name})
}

// soon is within how many operations of its disk a device dies that is to die.
const soon = 60

// doom lets the device die soon.
func (d *member) doom() { d.Disk.DieAt(1 + d.Dice.IntN(soon)) }

// revive switches the device on again if it has died, and looks at what is left.
func (d *member) revive() {
	d.Disk.DieAt(0)
	switch died, err := d.Revive(d.Dice.IntN(3)/2, soon); {
	case err != nil:
		d.f.Fatalf("%s does not start: %v", d.Name, err)
	case !died:
		return
	}
	d.f.Narrate("%s has died, and is switched on again", d.Name)
	d.begin()
	owed := d.owed
	d.owed = nil
	for _, a := range owed {
		d.acted(a)
	}
	d.look(died)
}

// A wire goes from one device to another. Requests and answers are lost, cut and doubled on
// it while the network is rough.
type wire struct {
	from, to *member
}

func (d *member) line(address string) peers.Line {
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

// Post implements [peers.Line].
func (nobody) Post(context.Context, string, string, []byte) (int, []byte, error) {
	return 0, nil, reason.NoAnswer
}

// Post implements [peers.Line].
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
		return peers.StatusContent, nil
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
