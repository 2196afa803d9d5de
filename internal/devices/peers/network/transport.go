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

	"tabby/history"
	"tabby/history/exchange"
	"tabby/internal/devices/keys"
	"tabby/internal/devices/peers"
	"tabby/internal/devices/reason"
	"tabby/internal/devices/serve"
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

// answers returns what a device that is listed may ask for.
func (h *Handler) answers() map[string]func(d peers.Device, body []byte) ([]byte, error) {
	return map[string]func(peers.Device, []byte) ([]byte, error){
		peers.AskCompare: h.compare,
		peers.AskList:    h.list,
		peers.AskTake:    h.take,
		peers.AskGive:    h.give,
		peers.AskPart:    h.part,
	}
}

// pair exchanges a key for a token.
func (h *Handler) pair(w http.ResponseWriter, r *http.Request) {
	body, ok := h.read(w, r, peers.MaxPair)
	if !ok {
		return
	}
	var in peers.PairRequest
	if err := peers.UnpackJSON(body, &in, peers.MaxPair); err != nil {
		refuse(w, err)
		return
	}
	if err := peers.CheckID(in.ID); err != nil {
		refuse(w, err)
		return
	}
	if !h.keys.use(in.Key, h.now()) {
		h.guessed(w, r, reason.PairingKey)
		return
	}
	given, err := h.admit(in)
	if err != nil {
		refuse(w, err)
		return
	}
	serve.Answer(w, http.StatusOK, contentType, peers.PackJSON(given))
}

// admit lists a device, with a new token.
func (h *Handler) admit(in peers.PairRequest) (peers.PairAnswer, error) {
	id, err := h.devices.ID()
	if err != nil {
		return peers.PairAnswer{}, err
	}
	token := keys.New(32)
	d := peers.Device{ID: in.ID, Name: peers.CleanName(in.Name), Shows: keys.Hash(token)}
	if err := h.devices.Add(d); err != nil {
		return peers.PairAnswer{}, err
	}
	if h.options.Paired != nil {
		h.options.Paired(d)
	}
	return peers.PairAnswer{Token: token, ID: id, Name: h.options.Name}, nil
}

func (h *Handler) compare(d peers.Device, body []byte) ([]byte, error) {
	var in peers.CompareRequest
	if err := peers.UnpackJSON(body, &in, peers.MaxRequest); err != nil {
		return nil, err
	}
	mine, err := h.devices.Inventory()
	if err != nil {
		return nil, err
	}
	overview := mine.Overview()
	if overview.Sum() != in.Sum {
		return peers.PackJSON(peers.CompareAnswer{Overview: overview}), h.note(d.ID)
	}
	return peers.PackJSON(peers.CompareAnswer{Equal: true}), h.note(d.ID)
}

func (h *Handler) list(_ peers.Device, body []byte) ([]byte, error) {
	var in peers.ListRequest
	if err := peers.UnpackJSON(body, &in, peers.MaxRequest); err != nil {
		return nil, err
	}
	mine, err := h.devices.Inventory()
	if err != nil {
		return nil, err
	}
	return peers.PackJSON(mine.In(in.Buckets)), nil
}

func (h *Handler) take(d peers.Device, body []byte) ([]byte, error) {
	var in peers.TakeRequest
	if err := peers.UnpackJSON(body, &in, peers.MaxRequest); err != nil {
		return nil, err
	}
	if len(in.Keys) > peers.MaxKeys {
		return nil, reason.Tangled
	}
	export, n, err := h.devices.Piece(in.Keys)
	if err != nil {
		return nil, err
	}
	h.moved(d.ID, 0, len(exchange.Part(in.Keys[:n]).Games))
	return peers.PackPiece(peers.TakeAnswer{Keys: n}, export), nil
}

func (h *Handler) give(d peers.Device, body []byte) ([]byte, error) {
	export, err := peers.Unpack(body, peers.MaxBody)
	if err != nil {
		return nil, err
	}
	h.taking.Lock()
	defer h.taking.Unlock()
	got, err := h.devices.Receive(d.ID, export, history.Work{})
	if err != nil {
		return nil, err
	}
	games, others := peers.Amount(got)
	h.moved(d.ID, games, 0)
	if games+others > 0 && h.options.Received != nil {
		h.options.Received(d, got)
	}
	return peers.PackJSON(peers.GiveAnswer{Games: games, Others: others}), nil
}

func (h *Handler) part(d peers.Device, _ []byte) ([]byte, error) {
	return peers.PackJSON(struct{}{}), h.devices.Remove(d.ID)
}
