//go:build nats

package term

import (
	"bytes"
	"encoding/json"
	"net/http"
	"strings"
	"testing"

	"tabby/internal/devices/host/wire"
	"tabby/internal/testing/expect"
	"tabby/internal/testing/laid"
	"tabby/internal/testing/must"
	"tabby/internal/testing/natstest"
)

// post posts something to a path of the server, and reads the answer.
func (s *tableServer) post(path, token string, body []byte, answer any) {
	s.Helper()
	base, _, _ := strings.Cut(s.link.Score, "/table")
	r := must.Get(http.NewRequest(http.MethodPost, base+path, bytes.NewReader(body)))
	r.Header.Set("Authorization", "Bearer "+token)
	resp := must.Get(http.DefaultClient.Do(r))
	defer resp.Body.Close()
	must.Do(s, json.NewDecoder(resp.Body).Decode(answer))
}

func TestAServerWithNATSReadsPhotosByTheDecksOfItsComputer(t *testing.T) {
	s := newTableServer(t)
	s.nats = natstest.Start(t, 1).URL()
	teach := program("cards", "teach", "-", "--data", s.dir, "--variant", "rat-a-tat-cat", "--name", "ours")
	teach.Stdin = bytes.NewReader(laid.Photo([]int{0, 1, 2, 3, 4, 5, 6}, []int{7, 8, 9, 10, 11, 12}))
	if said, err := teach.CombinedOutput(); err != nil {
		t.Fatalf("%v: %s", err, said)
	}
	s.start("--new", longGame(`"Ann","Ben"`))
	_, key, _ := strings.Cut(s.link.Score, "#")
	var ticket wire.Ticket
	s.post(wire.JoinPath, "", must.Get(json.Marshal(wire.Joining{Key: key})), &ticket)
	var found wire.Photo
	s.post(wire.PhotoPath, ticket.Token, laid.Photo([]int{4, 0, 7, 2}), &found)
	var codes []string
	for _, c := range found.Cards {
		codes = append(codes, c.Code)
	}
	expect.Same(t, "cards", strings.Join(codes, " "), "4 0 7 2")
}
