package spaces

import (
	"fmt"
	"net/http"
	"net/http/httptest"
	"testing"
	"time"

	"tabby/internal/testing/assault"
	"tabby/internal/testing/hosttest"
)

// networks are kinds of addresses of which a stranger has many: of as many networks, of one large
// one, of one wire, and of the network of old.
var networks = map[string]func(i int) string{
	"a network each": func(i int) string { return fmt.Sprintf("[2001:%x:%x::1]:4000", i/250+1, i%250+1) },
	"of one network": func(i int) string { return fmt.Sprintf("[2001:db8:1:%x::1]:4000", i) },
	"on one wire":    func(i int) string { return fmt.Sprintf("[fe80::%x]:4000", i+1) },
	"of old":         func(i int) string { return fmt.Sprintf("11.0.%d.%d:4000", i/250+1, i%250+1) },
}

// atOnce is how long a family may wait for an answer, whoever else is at the door.
const atOnce = time.Second

// TestStrangersKeepNobodyOut lets thousands of addresses of each kind show wrong keys, more than
// are remembered. A phone that is connected is answered meanwhile, and a family that comes from
// elsewhere is let in, at once.
func TestStrangersKeepNobodyOut(t *testing.T) {
	strangers := assault.Times(5_000, 20_000, 20_000)
	for kind, from := range networks {
		t.Run(kind, func(t *testing.T) {
			w, keys := newTown(t, "millers")
			w.stop()
			w.public = true
			w.start()
			phone := hosttest.Join(t, w.begin("millers", keys["millers"], "Ann", "Ben").Sit)
			for i := range strangers {
				if got := w.asks(from(i), "wrong"); got == http.StatusOK {
					t.Fatalf("stranger %d is answered %d", i, got)
				}
				if i%1000 != 0 {
					continue
				}
				began := time.Now()
				if got := w.asks(fmt.Sprintf("[2003:%x::1]:4000", i), keys["millers"]); got != http.StatusOK {
					t.Errorf("after %d strangers the family is answered %d", i, got)
				}
				if a := phone.Do("sit", hosttest.Args{"player": i / 1000 % 2}); a.No != "" {
					t.Errorf("after %d strangers the phone is answered %s", i, a.No)
				}
				if took := time.Since(began); took > atOnce {
					t.Errorf("after %d strangers they wait %v", i, took)
				}
			}
		})
	}
}

// asks looks for the tables of a family from an address, with a key, and returns the status.
func (w *town) asks(remote, key string) int {
	r := httptest.NewRequest(http.MethodGet, w.http.URL+"/s/millers/", nil)
	r.RemoteAddr = remote
	r.Header.Set("Authorization", "Bearer "+key)
	got := httptest.NewRecorder()
	w.server.ServeHTTP(got, r)
	return got.Code
}
