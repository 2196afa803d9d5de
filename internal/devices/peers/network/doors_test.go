package network_test

import (
	"bytes"
	"context"
	"fmt"
	"io"
	"net"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
	"time"

	"tabby/history"
	"tabby/history/exchange"
	"tabby/internal/devices/peers"
	"tabby/internal/devices/reason"
	"tabby/internal/devices/serve"
	"tabby/internal/testing/expect"
	"tabby/internal/testing/headers"
	"tabby/internal/testing/must"
)

// A request is what a device sends. The zero request is one that is let in, where it goes
// and with its token.
type request struct {
	method, path, token, kind, host, origin string
	body                                    []byte
}

// send sends a request, and returns the status of the answer.
func (d *device) send(r request) int {
	d.tb.Helper()
	if r.method == "" {
		r.method = http.MethodPost
	}
	if r.kind == "" {
		r.kind = "application/gzip"
	}
	q := must.Get(http.NewRequestWithContext(d.tb.Context(), r.method, d.server.URL+r.path, bytes.NewReader(r.body)))
	q.Header.Set("Content-Type", r.kind)
	if r.token != "" {
		q.Header.Set("Authorization", "Bearer "+r.token)
	}
	if r.origin != "" {
		q.Header.Set("Origin", r.origin)
	}
	q.Host = r.host
	a := must.Get(http.DefaultClient.Do(q))
	defer a.Body.Close()
	if _, err := io.Copy(io.Discard, a.Body); err != nil {
		d.tb.Error(err)
	}
	if wrong := headers.Wrong(a.Header, a.StatusCode == http.StatusOK); wrong != nil {
		d.tb.Errorf("%s, answered %d: %s", r.path, a.StatusCode, strings.Join(wrong, "; "))
	}
	return a.StatusCode
}

// paired returns a device that answers, and the token of one that goes to it.
func paired(t *testing.T) (laptop *device, token string) {
	laptop = newDevice(t, "Laptop")
	phone := newDevice(t, "Phone")
	phone.pair(laptop)
	return laptop, phone.client.Devices()[0].Token
}

func pairBody(key string) []byte {
	return peers.PackJSON(peers.PairRequest{Key: key, ID: "AAAAAAAAAAA", Name: "Phone"})
}

func TestKeyIsUsedOnce(t *testing.T) {
	laptop := newDevice(t, "Laptop")
	key := laptop.handler.Invite()
	other := newDevice(t, "Other").handler.Invite()
	for _, wrong := range []string{"", "x", key[1:], key + "A", strings.ToUpper(key), strings.Repeat("k", 3000), other} {
		got := laptop.send(request{path: "/together/pair", body: pairBody(wrong)})
		expect.Same(t, fmt.Sprintf("the key %.40q is answered", wrong), got, http.StatusForbidden)
	}
	for _, want := range []int{http.StatusOK, http.StatusForbidden} {
		expect.Same(t, "a key is answered", laptop.send(request{path: "/together/pair", body: pairBody(key)}), want)
	}
	expect.Same(t, "devices that are listed", len(laptop.client.Devices()), 1)
}

func TestGuessingEndsSoon(t *testing.T) {
	laptop := newDevice(t, "Laptop")
	key := laptop.handler.Invite()
	for range serve.TriesBurst {
		laptop.send(request{path: "/together/pair", body: pairBody("guess")})
	}
	got := laptop.send(request{path: "/together/pair", body: pairBody("guess")})
	expect.Same(t, "one more guess of a key is answered", got, http.StatusTooManyRequests)
	got = laptop.send(request{path: "/together/pair", body: pairBody(key)})
	expect.Same(t, "the right key after many guesses is answered", got, http.StatusOK)
	laptop, token := paired(t)
	for range serve.TriesBurst {
		laptop.send(request{path: "/together/compare", token: "guess"})
	}
	got = laptop.send(request{path: "/together/compare", token: "guess"})
	expect.Same(t, "one more guess of a token is answered", got, http.StatusTooManyRequests)
	got = laptop.send(request{path: "/together/compare", token: token, body: peers.PackJSON(peers.CompareRequest{})})
	expect.Same(t, "the right token after many guesses is answered", got, http.StatusOK)
}

func TestForgedTokensAreRefused(t *testing.T) {
	laptop, token := paired(t)
	_, other := paired(t)
	hash := laptop.client.Devices()[0].Shows
	for _, forged := range []string{"", token[1:], token + "A", strings.ToLower(token), other, hash} {
		if got := laptop.send(request{path: "/together/compare", token: forged, body: peers.PackJSON(peers.CompareRequest{})}); got != http.StatusUnauthorized {
			t.Errorf("the token %q is answered %d", forged, got)
		}
	}
	comparing := request{path: "/together/compare", token: token, body: peers.PackJSON(peers.CompareRequest{})}
	expect.Same(t, "the token is answered", laptop.send(comparing), http.StatusOK)
}

func TestRequestsOfOthersAreRefused(t *testing.T) {
	laptop, token := paired(t)
	for name, tc := range map[string]struct {
		request
		want int
	}{
		"another origin": {request{origin: "http://elsewhere.example"}, http.StatusMethodNotAllowed},
		"a made up name": {request{host: "elsewhere.example"}, http.StatusMisdirectedRequest},
		"GET":            {request{method: http.MethodGet}, http.StatusMethodNotAllowed},
		"a form":         {request{kind: "text/plain"}, http.StatusMethodNotAllowed},
		"elsewhere":      {request{path: "/together/elsewhere"}, http.StatusNotFound},
		"no gzip":        {request{body: []byte(`{"sum":""}`)}, http.StatusBadRequest},
		"half of it":     {request{body: peers.PackJSON(peers.CompareRequest{Sum: "1"})[:20]}, http.StatusBadRequest},
		"no JSON":        {request{body: peers.Pack([]byte("hello"))}, http.StatusBadRequest},
		"too much":       {request{body: bytes.Repeat([]byte("x"), peers.MaxPacked+1)}, http.StatusRequestEntityTooLarge},
		"a bomb":         {request{body: peers.Pack(make([]byte, peers.MaxRequest+1))}, http.StatusBadRequest},
		"a large bomb":   {request{path: "/together/give", body: peers.Pack(make([]byte, peers.MaxBody+1))}, http.StatusBadRequest},
		"a large key":    {request{path: "/together/pair", body: pairBody(strings.Repeat("k", peers.MaxPair))}, http.StatusBadRequest},
		"no ID":          {request{path: "/together/pair", body: peers.PackJSON(peers.PairRequest{Key: laptop.handler.Invite(), ID: "../x"})}, http.StatusBadRequest},
		"many keys":      {request{path: "/together/take", body: peers.PackJSON(peers.TakeRequest{Keys: make([]exchange.Key, peers.MaxKeys+1)})}, http.StatusBadRequest},
		"no export":      {request{path: "/together/give", body: peers.Pack([]byte("date,variant,player,total\n"))}, http.StatusBadRequest},
		"a wrong line":   {request{path: "/together/give", body: peers.Pack([]byte("{\"tabby\":\"history\",\"version\":1}\nhello\n"))}, http.StatusUnprocessableEntity},
	} {
		before := laptop.export()
		if tc.path == "" {
			tc.path = "/together/compare"
		}
		tc.token = token
		expect.Same(t, name+" is answered", laptop.send(tc.request), tc.want)
		expect.Same(t, "the store after "+name, laptop.export(), before)
	}
}

// TestSlowBodyIsNotWaitedFor sends a body that never ends.
func TestSlowBodyIsNotWaitedFor(t *testing.T) {
	laptop, token := paired(t)
	laptop.handler.SetPatience(50 * time.Millisecond)
	conn := must.Get(net.Dial("tcp", laptop.server.Listener.Addr().String()))
	defer conn.Close()
	must.Get(io.WriteString(conn, "POST /together/give HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/gzip\r\nContent-Length: 1000\r\nAuthorization: Bearer "+token+"\r\n\r\nbegun"))
	answer := must.Get(io.ReadAll(conn))
	if !bytes.HasPrefix(answer, []byte("HTTP/1.1 400 ")) {
		t.Errorf("a slow body is answered %q", answer)
	}
}

func TestDeviceThatAsksTooOftenIsRefused(t *testing.T) {
	laptop, token := paired(t)
	laptop.handler.Exhaust(laptop.client.Devices()[0].ID)
	expect.Same(t, "it is answered", laptop.send(request{path: "/together/list", token: token}), http.StatusTooManyRequests)
}

func TestDeviceThatWasRemovedIsRefused(t *testing.T) {
	laptop, phone := newDevice(t, "Laptop"), newDevice(t, "Phone")
	id := phone.pair(laptop)
	phone.meet(id)
	must.Do(t, laptop.client.Remove(laptop.client.Devices()[0].ID))
	laptop.play(1, "Ann", "Ben")
	expect.Error(t, "it is answered", expect.ErrorOf(phone.client.Sync(id, history.Work{})), reason.Unpaired)
	if all := phone.client.Devices(); len(all) != 1 || !all[0].Unpaired || all[0].Answers() {
		t.Errorf("listed are %+v", all)
	}
	expect.Same(t, "its ID when paired again", phone.pair(laptop), id)
	expect.Same(t, "games that come when paired again", phone.meet(id).Received, 1)
	must.Do(t, phone.client.Unpair(context.Background(), id))
	expect.Same(t, "devices that are still listed", len(append(phone.client.Devices(), laptop.client.Devices()...)), 0)
}

func TestPairingAgainWithAListedIDIsRefused(t *testing.T) {
	laptop, phone := newDevice(t, "Laptop"), newDevice(t, "Phone")
	phone.pair(laptop)
	id := must.Get(phone.client.ID())
	body := func() []byte {
		return peers.PackJSON(peers.PairRequest{Key: laptop.handler.Invite(), ID: id, Name: "A stranger"})
	}
	got := laptop.send(request{path: "/together/pair", body: body()})
	expect.Same(t, "pairing with the ID of a device that is listed is answered", got, http.StatusPreconditionFailed)
	expect.Error(t, "pairing again", expect.ErrorOf(phone.client.Pair(t.Context(), laptop.link())), reason.Paired)
	phone.play(1, "Ann", "Ben")
	phone.meet(phone.client.Devices()[0].ID) // with the token that it has
	if all := laptop.client.Devices(); len(all) != 1 || all[0].Name != "Phone" {
		t.Errorf("the laptop lists %+v", all)
	}
	laptop.pair(phone) // the other way
	must.Do(t, laptop.client.Remove(id))
	must.Do(t, phone.client.Remove(phone.client.Devices()[0].ID))
	phone.pair(laptop)
}

// TestDeviceThatSaysItIsAnotherIsNotListedInItsPlace pairs with one that answers with an ID of
// the list.
func TestDeviceThatSaysItIsAnotherIsNotListedInItsPlace(t *testing.T) {
	laptop, phone := newDevice(t, "Laptop"), newDevice(t, "Phone")
	id := phone.pair(laptop)
	hostile := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) {
		_, _ = w.Write(peers.PackJSON(peers.PairAnswer{Token: "t", ID: id, Name: "Laptop"}))
	}))
	defer hostile.Close()
	expect.Error(t, "it is answered", expect.ErrorOf(phone.client.Pair(t.Context(), peers.Link(hostile.URL, "key"))), reason.Paired)
	if d, _ := phone.client.Device(id); d.Address != laptop.server.URL {
		t.Errorf("the phone goes to %s", d.Address)
	}
}
