package peers

import (
	"bytes"
	"compress/gzip"
	"context"
	"encoding/json"
	"io"

	"tabby/history/exchange"
	"tabby/internal/devices/reason"
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
