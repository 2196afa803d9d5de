package spaces

import (
	"fmt"
	"net/http"
	"net/http/httptest"
	"testing"

	"tabby/internal/host/hosttest"
)

// networks are kinds of addresses of which a stranger has many: of as many networks, of one large
// one, of one wire, and of the network of old.
var networks = map[string]string{
	"a network each": "[2001:%x:%x::1]:4000",
	"of one network": "[2001:db8:%x:%x::1]:4000",
	"on one wire":    "[fe80::%x:%x]:4000",
	"of old":         "11.0.%d.%d:4000",
}

// TestStrangersKeepNobodyOut lets 5,000 addresses of each kind show wrong keys. A phone that is
// connected is answered meanwhile, and a family that comes from elsewhere is let in.
func TestStrangersKeepNobodyOut(t *testing.T) {
	const strangers = 5_000 // more than are remembered
	for kind, form := range networks {
		t.Run(kind, func(t *testing.T) {
			w, keys := newTown(t, "millers")
			w.stop()
			w.public = true
			w.start()
			phone := hosttest.Join(t, w.begin("millers", keys["millers"], "Ann", "Ben").Sit)
			for i := range strangers {
				if got := w.asks(fmt.Sprintf(form, i/250+1, i%250+1), "wrong"); got == http.StatusOK {
					t.Fatalf("stranger %d is answered %d", i, got)
				}
				if i%1000 != 0 {
					continue
				}
				if got := w.asks(fmt.Sprintf("[2003:%x::1]:4000", i), keys["millers"]); got != http.StatusOK {
					t.Errorf("after %d strangers the family is answered %d", i, got)
				}
				if a := phone.Do("sit", hosttest.Args{"player": i / 1000 % 2}); a.No != "" {
					t.Errorf("after %d strangers the phone is answered %s", i, a.No)
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
