package peers

import (
	"bytes"
	"context"
	"encoding/base64"
	"encoding/json"
	"errors"
	"io"
	"slices"
	"sync"
	"time"

	"tabby/history"
	"tabby/internal/devices/keys"
	"tabby/internal/devices/link"
	"tabby/internal/devices/reason"
	"tabby/scoring"
)

// A Store is a history that is synced with others.
type Store interface {
	// Digest returns the checksums of everything that may be missing on another device.
	Digest() (history.Digest, error)
	// ExportPart writes an export of some of it.
	ExportPart(w io.Writer, p history.Part, work history.Work) error
	// TakeIn imports an export without a backup.
	TakeIn(export io.Reader, work history.Work) (history.Imported, error)
	// Backup makes a backup, and returns its path.
	Backup(work history.Work) (string, error)
	history.Settings
	// Do carries out an intent.
	Do(in history.Intent) (undo history.Intent, err error)
}

// A Device is another device that this one syncs with.
type Device struct {
	ID   string `json:"id"`
	Name string `json:"name"`
	// Address is where it answers, such as "http://192.168.1.20:8229", and Token what is
	// shown to it there. Both are "" if it comes here only.
	Address string `json:"address,omitempty"`
	Token   string `json:"token,omitempty"`
	// Shows is the hash of the token that it shows when it comes here, or "".
	Shows string `json:"shows,omitempty"`

	Met      time.Time `json:"met,omitzero"`   // when they met last
	Moved    time.Time `json:"moved,omitzero"` // when something came or went last
	Received int       `json:"came,omitempty"` // games, then
	Sent     int       `json:"went,omitempty"` // games, then
	Unpaired bool      `json:"parted,omitempty"`
	// Safe means that there was a backup before anything came from it.
	Safe bool `json:"safe,omitempty"`
}

// Answers reports whether this device can connect to it.
func (d Device) Answers() bool { return d.Address != "" && !d.Unpaired }

// setting keeps the list.
const setting = history.Pref[stored]("together")

// maxDevices is how many devices a list has at most.
const maxDevices = 64

// stored is the list as it is kept.
type stored struct {
	ID      string   `json:"id"` // of this device
	Devices []Device `json:"devices"`
}

// A List lists the devices that this one syncs with. It is a setting of the
// device, and is safe for use by several goroutines.
type List struct {
	Store

	now func() time.Time
	mu  sync.Mutex
}

// NewList returns the list of a store.
func NewList(s Store, now func() time.Time) *List { return &List{Store: s, now: now} }

// Devices returns all devices, in the order in which they came.
func (b *List) Devices() []Device { return b.read().Devices }

// Device returns the device with an ID. The error is [reason.NoDevice] if there is none.
func (b *List) Device(id string) (Device, error) {
	for _, d := range b.Devices() {
		if d.ID == id {
			return d, nil
		}
	}
	return Device{}, reason.NoDevice
}

// read returns the list as it is kept. What of it cannot be read is missing: then these devices
// have to be paired again.
func (b *List) read() stored { return setting.Of(b, stored{}) }

// change changes the list, and keeps it if f returns nil.
func (b *List) change(f func(p *stored) error) error {
	b.mu.Lock()
	defer b.mu.Unlock()
	p := b.read()
	if p.ID == "" {
		p.ID = keys.New(8)
	}
	if err := f(&p); err != nil {
		return err
	}
	_, err := b.Do(setting.To(p))
	return err
}

// ID returns the ID of this device in the others' books, always the same.
func (b *List) ID() (id string, err error) {
	if id = b.read().ID; id != "" {
		return id, nil
	}
	err = b.change(func(p *stored) error {
		id = p.ID
		return nil
	})
	return id, err
}

// Add lists a device, or the other direction of a device that is listed. The error is [reason.ManyDevices] if there
// are too many, [reason.SameDevice] if it is this one, and [reason.Paired] if that direction is listed: another
// device with its ID would take its place.
func (b *List) Add(d Device) error {
	return b.change(func(p *stored) error {
		if d.ID == p.ID {
			return reason.SameDevice
		}
		at := slices.IndexFunc(p.Devices, func(o Device) bool { return o.ID == d.ID })
		if at < 0 {
			if len(p.Devices) >= maxDevices {
				return reason.ManyDevices
			}
			p.Devices = append(p.Devices, d)
			return nil
		}
		return p.Devices[at].join(d)
	})
}

// join adds another way to a device that is listed.
func (d *Device) join(other Device) error {
	if other.Shows != "" && d.Shows != "" || other.Address != "" && d.Answers() {
		return reason.Paired
	}
	if other.Shows != "" {
		d.Shows, d.Safe = other.Shows, false
	}
	if other.Address != "" {
		d.Address, d.Token, d.Unpaired = other.Address, other.Token, false
	}
	return nil
}

// Remove takes a device off the list: it is not let in any more.
func (b *List) Remove(id string) error {
	return b.change(func(p *stored) error {
		p.Devices = slices.DeleteFunc(p.Devices, func(d Device) bool { return d.ID == id })
		return nil
	})
}

// update changes what is known of a device, if it is listed.
func (b *List) update(id string, f func(d *Device)) error {
	return b.change(func(p *stored) error {
		for i := range p.Devices {
			if p.Devices[i].ID == id {
				f(&p.Devices[i])
			}
		}
		return nil
	})
}

// Admit returns the device that a token was given to, and whether there is one.
func (b *List) Admit(token string) (Device, bool) {
	var found Device
	ok := false
	for _, d := range b.Devices() {
		if d.Shows != "" && keys.Opens(token, d.Shows) {
			found, ok = d, true
		}
	}
	return found, ok
}

// movingTime is how long a sync goes on after something was moved.
const movingTime = 10 * time.Minute

// metInterval limits how often a visit that brought nothing is kept.
const metInterval = time.Hour

// NoteMoved keeps how many games were received from a device and sent to it.
func (b *List) NoteMoved(id string, received, sent int) error {
	now := b.now()
	return b.update(id, func(d *Device) {
		if since := now.Sub(d.Moved); since > movingTime || since < 0 {
			d.Received, d.Sent = 0, 0
		}
		d.Met, d.Moved = now, now
		d.Received, d.Sent = d.Received+received, d.Sent+sent
	})
}

// NoteMet writes down that a device was met, if it was not met just before.
func (b *List) NoteMet(id string) error {
	now := b.now()
	if d, err := b.Device(id); err != nil || now.Sub(d.Met).Abs() < metInterval {
		return nil //nolint:nilerr // a device that was removed was not met
	}
	return b.update(id, func(d *Device) { d.Met = now })
}

// Receive takes in an export that a device has sent. A backup is made before the first
// time, if there is something to lose. The error wraps [reason.Tangled] unless it is an
// export, or is that of an import.
func (b *List) Receive(id string, export []byte, work history.Work) (history.Imported, error) {
	if !bytes.HasPrefix(export, []byte("{")) {
		return history.Imported{}, reason.Tangled
	}
	if err := b.secure(id, work); err != nil {
		return history.Imported{}, err
	}
	return b.TakeIn(bytes.NewReader(export), work)
}

// secure makes a backup before anything comes from a device for the first time.
func (b *List) secure(id string, work history.Work) error {
	d, err := b.Device(id)
	if err != nil || d.Safe {
		return err
	}
	mine, err := b.Digest()
	if err == nil && len(mine.Games) > 0 {
		_, err = b.Backup(work)
	}
	if err != nil {
		return err
	}
	return b.update(id, func(d *Device) { d.Safe = true })
}

// maxID is the maximum length of the ID of a device in bytes.
const maxID = 32

// CheckID returns an error unless it can be the ID of a device.
func CheckID(id string) error {
	if _, err := base64.RawURLEncoding.DecodeString(id); err != nil || id == "" || len(id) > maxID {
		return reason.Tangled.Because(errors.New("not the ID of a device"))
	}
	return nil
}

// CleanName returns the name of a device as it is kept.
func CleanName(name string) string {
	clean, err := scoring.CleanName(name)
	if err != nil {
		return "A device"
	}
	return clean
}

// Link returns the link by which another device pairs with one that answers at an address,
// such as "http://192.168.1.20:8229".
func Link(address, key string) string {
	return link.Link{Kind: link.Pair, Base: address, What: key}.String()
}

// A Client syncs with the devices of a list.
type Client struct {
	*List
	// Line returns the line to an address.
	Line func(address string) Line
	// Name is what this device is called.
	Name string
	// Patience is how long a sync may take, or 0 for a quarter of an hour.
	Patience time.Duration
}

// Pair lists the device of a link. The error is [reason.NoLink], [reason.PairingKey], [reason.SameDevice], or that of
// the line.
func (c *Client) Pair(ctx context.Context, text string) (Device, error) {
	l, _ := link.Parse(text)
	if l.Kind != link.Pair {
		return Device{}, reason.NoLink
	}
	id, err := c.ID()
	if err != nil {
		return Device{}, err
	}
	var got PairAnswer
	if err := (session{Line: c.Line(l.Base)}).ask(ctx, AskPair, PairRequest{l.What, id, c.Name}, &got); err != nil {
		return Device{}, err
	}
	if err := CheckID(got.ID); err != nil || got.Token == "" {
		return Device{}, reason.Tangled
	}
	d := Device{ID: got.ID, Name: CleanName(got.Name), Address: l.Base, Token: got.Token}
	return d, c.Add(d)
}

// Unpair takes a device off the list, and lets it know if it answers.
func (c *Client) Unpair(ctx context.Context, id string) error {
	d, err := c.Device(id)
	if err != nil {
		return err
	}
	if err := c.Remove(id); err != nil {
		return err
	}
	if d.Answers() {
		_ = c.session(d).ask(ctx, AskPart, struct{}{}, &struct{}{}) // or it is away, and refused here from now on
	}
	return nil
}

func (c *Client) session(d Device) session { return session{c.Line(d.Address), d.Token} }

// A session is a line with the token that is shown there, or "".
type session struct {
	Line
	token string
}

// ask sends a value, and reads the answer.
func (s session) ask(ctx context.Context, what string, v, answer any) error {
	body, err := s.post(ctx, what, PackJSON(v))
	if err != nil {
		return err
	}
	return UnpackJSON(body, answer, MaxBody)
}

// post sends a body. An answer other than 200 is a [*RefusedError].
func (s session) post(ctx context.Context, what string, body []byte) ([]byte, error) {
	status, answer, err := s.Post(ctx, Path+what, s.token, body)
	if err != nil {
		return nil, err
	}
	if status != 200 {
		return nil, &RefusedError{status, why(answer)}
	}
	return answer, nil
}

// Reason is why a device refuses, in words.
type Reason struct {
	Why string `json:"why"`
}

// why reads why a device refuses, if it says so.
func why(answer []byte) string {
	var r Reason
	if text, err := Unpack(answer, 4<<10); err == nil {
		_ = json.Unmarshal(text, &r) // or it says nothing
	}
	return r.Why
}
