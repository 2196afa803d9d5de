package peers

import (
	"context"
	"encoding/json"
	"time"

	"tabby/internal/devices/link"
	"tabby/internal/devices/reason"
)

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
