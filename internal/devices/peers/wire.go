package peers

import (
	"bytes"
	"compress/gzip"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"

	"tabby/history"
	"tabby/history/exchange"
	"tabby/internal/devices/reason"
	"tabby/internal/words"
)

// Path is the path at which a device answers others; the constants below are added to it.
const Path = "/together/"

// What a device is asked for. Every request is a POST, and every body that goes either way
// is compressed with gzip.
const (
	AskPair    = "pair"    // a [PairRequest], answered by a [PairAnswer]
	AskCompare = "compare" // a [CompareRequest], answered by a [CompareAnswer]
	AskList    = "list"    // a [ListRequest], answered by an [exchange.Inventory]
	AskTake    = "take"    // a [TakeRequest], answered by a [TakeAnswer] as a line and an export
	AskGive    = "give"    // an export, answered by a [GiveAnswer]
	AskPart    = "part"    // nothing, answered by nothing: the token is void from then on
)

// What a device answers if it cannot use what was sent, as statuses of HTTP. Any other refusal has
// that of its [reason.Reason].
const (
	StatusLarge   = 413 // too much at once
	StatusContent = 422 // it cannot be read
)

// A PairRequest exchanges a key for a token.
type PairRequest struct {
	Key  string `json:"key"`
	ID   string `json:"id"`   // of the device that asks
	Name string `json:"name"` // of the device that asks
}

// A PairAnswer is what it gets.
type PairAnswer struct {
	Token string `json:"token"`
	ID    string `json:"id"`   // of the device that answers
	Name  string `json:"name"` // of the device that answers
}

// A CompareRequest asks whether two histories are equal.
type CompareRequest struct {
	Sum string `json:"sum"` // of an [exchange.Overview]
}

// A CompareAnswer has the overview of the other history unless they are.
type CompareAnswer struct {
	Equal    bool              `json:"equal"`
	Overview exchange.Overview `json:"overview,omitempty"`
}

// A ListRequest asks what is in some buckets.
type ListRequest struct {
	Buckets []string `json:"buckets"`
}

// A TakeRequest asks for some things, the first of them first.
type TakeRequest struct {
	Keys []exchange.Key `json:"keys"`
}

// A TakeAnswer says how many of them are in the export that follows it.
type TakeAnswer struct {
	Keys int `json:"keys"`
}

// A GiveAnswer says what was new in an export.
type GiveAnswer struct {
	Games  int `json:"games"`  // new, or with new entries
	Others int `json:"others"` // people and annotations
}

// Limits of what goes over a line.
const (
	MaxPacked  = 8 << 20  // bytes of a body
	MaxBody    = 32 << 20 // and unpacked
	MaxKeys    = 1000     // in one request
	MaxPair    = 4 << 10  // bytes of a [PairRequest], packed or not
	MaxRequest = 1 << 20  // bytes of any other request but an export, unpacked
)

// A Line carries requests to another device.
type Line interface {
	// Post sends a body to a path of the device, with a token unless that is "", and
	// returns the status and the body of the answer. The error wraps [reason.NoAnswer] if there
	// is no answer.
	Post(ctx context.Context, path, token string, body []byte) (status int, answer []byte, err error)
}

// Pack compresses a body.
func Pack(body []byte) []byte {
	var b bytes.Buffer
	w, _ := gzip.NewWriterLevel(&b, gzip.BestSpeed) // a level there is
	_, _ = w.Write(body)                            // memory takes all
	_ = w.Close()
	return b.Bytes()
}

// PackJSON compresses a value as JSON.
func PackJSON(v any) []byte {
	text, err := json.Marshal(v)
	if err != nil {
		panic(err) // the types of this package have a JSON form
	}
	return Pack(text)
}

// Unpack returns a body that was compressed. The error wraps [reason.Tangled] if it cannot be
// read to its end, or has more bytes than limit.
func Unpack(packed []byte, limit int) ([]byte, error) {
	r, err := gzip.NewReader(bytes.NewReader(packed))
	if err != nil {
		return nil, reason.Tangled.Because(err)
	}
	body, err := io.ReadAll(io.LimitReader(r, int64(limit)+1))
	if err == nil && len(body) > limit {
		err = reason.Large
	}
	if err != nil {
		return nil, reason.Tangled.Because(err)
	}
	return body, nil
}

// UnpackJSON reads a value that was packed by [PackJSON]. The error is like that of
// [Unpack].
func UnpackJSON(packed []byte, v any, limit int) error {
	text, err := Unpack(packed, limit)
	if err != nil {
		return err
	}
	if err := json.Unmarshal(text, v); err != nil {
		return reason.Tangled.Because(err)
	}
	return nil
}

// PackPiece returns the answer to a [TakeRequest].
func PackPiece(a TakeAnswer, export []byte) []byte {
	text, err := json.Marshal(a)
	if err != nil {
		panic(err) // numbers have a JSON form
	}
	return Pack(append(append(text, '\n'), export...))
}

// unpackPiece reads the answer to a [TakeRequest]. The error wraps [reason.Tangled].
func unpackPiece(packed []byte) (a TakeAnswer, export []byte, err error) {
	body, err := Unpack(packed, MaxBody)
	if err != nil {
		return a, nil, err
	}
	first, export, _ := bytes.Cut(body, []byte("\n"))
	if err := json.Unmarshal(first, &a); err != nil {
		return a, nil, reason.Tangled.Because(err)
	}
	return a, export, nil
}

// The size of a piece. A game of an evening has some kilobytes.
const (
	pieceKeys = 400     // things in a piece at most
	pieceSize = 2 << 20 // bytes, if it has more than one thing
)

// Inventory returns the checksums of everything in the store.
func (b *List) Inventory() (exchange.Inventory, error) {
	d, err := b.Digest()
	return exchange.Of(d), err
}

// Piece returns an export of the first of some things, and how many of them are in it:
// at least one.
func (b *List) Piece(keys []exchange.Key) (export []byte, n int, err error) {
	for n = min(len(keys), pieceKeys); ; n = (n + 1) / 2 {
		room := limited{left: pieceSize}
		if n <= 1 {
			room.left = MaxBody
		}
		err = b.ExportPart(&room, exchange.Part(keys[:n]), history.Work{})
		if n <= 1 || !errors.Is(err, reason.Large) {
			return room.Bytes(), n, err
		}
	}
}

// A limited buffer takes that many bytes.
type limited struct {
	bytes.Buffer
	left int
}

func (l *limited) Write(p []byte) (int, error) {
	if len(p) > l.left {
		return 0, reason.Large
	}
	l.left -= len(p)
	return l.Buffer.Write(p)
}

// A RefusedError says that the other device has refused what this one sent.
type RefusedError struct {
	Status int // of HTTP
	Why    string
}

func (e *RefusedError) Error() string { return fmt.Sprint(e.Status, " ", e.Why) }

// Words returns why, for people.
func (e *RefusedError) Words(w *words.Language) string {
	if e.atTheDoor() {
		return w.Server.OtherNetwork
	}
	if p := e.problem(); p != nil {
		return p.Words(w)
	}
	return w.Devices.Answers(e.Status, e.Why)
}

// Unwrap returns the reason that the status stands for.
func (e *RefusedError) Unwrap() error {
	if p := e.problem(); p != nil {
		return p
	}
	return nil
}

// atTheDoor reports whether this device was refused for its address, before anybody looked at its key: then no reason is
// given with the status.
func (e *RefusedError) atTheDoor() bool { return e.Status == reason.PairingKey.Status && e.Why == "" }

// problem returns the reason that the status stands for, or nil.
func (e *RefusedError) problem() *reason.Reason {
	if e.atTheDoor() {
		return nil
	}
	for _, r := range []*reason.Reason{reason.Unpaired, reason.PairingKey, reason.Guessing, reason.ManyDevices, reason.Paired} {
		if r.Status == e.Status {
			return r
		}
	}
	return nil
}
