package live_test

import (
	"net/http"
	"net/http/httptest"
	"testing"
	"time"

	"github.com/coder/websocket"

	"tabby/internal/devices/host/live"
	"tabby/internal/testing/must"
)

// TestSilentDeviceIsNotWaitedFor closes connections to devices that read nothing and agree to
// nothing. Nobody reads at this end either, so either reader of the close may come first.
func TestSilentDeviceIsNotWaitedFor(t *testing.T) {
	const devices = 50
	took := make(chan time.Duration, devices)
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		c, err := live.Accept(w, r, nil)
		if err != nil {
			t.Error(err)
			return
		}
		began := time.Now()
		c.Close(websocket.StatusNormalClosure, "bye")
		took <- time.Since(began)
	}))
	defer server.Close()
	for range devices {
		device, _, err := websocket.Dial(t.Context(), server.URL, nil)
		if err != nil {
			t.Fatal(err)
		}
		defer func() { _ = device.CloseNow() }()
	}
	for range devices {
		if d := must.From(t, "the end of a connection", took); d > 4*time.Second {
			t.Fatalf("an end took %v", d)
		}
	}
}
