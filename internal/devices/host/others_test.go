package host_test

import (
	"fmt"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"

	"tabby/internal/devices/host"
	"tabby/internal/devices/host/wire"
	"tabby/internal/devices/serve"
	"tabby/internal/testing/expect"
	"tabby/internal/testing/must"
	"tabby/internal/words/languages"
)

func TestOtherHostsAreAddresses(t *testing.T) {
	for _, base := range []string{"", "tabby", "ftp://192.168.1.21", "http://", "http://a;script-src", "http://ann@192.168.1.21", "http://a/#b", "http://*"} {
		if err := host.New(serve.NewDoor(serve.Admission{}).NewRoom(serve.PerAddress), languages.English()).Also(base); err == nil {
			t.Errorf("%q is taken", base)
		}
	}
}

// A page may connect to the other hosts of its table, and a page of theirs to this one.
func TestPagesMayReconnectToOtherHosts(t *testing.T) {
	h := host.New(serve.NewDoor(serve.Admission{}).NewRoom(serve.PerAddress), languages.English())
	must.Do(t, h.Also("http://192.168.1.21:8229/", "https://tabby.example", "http://[::1]:8229"))
	server := httptest.NewServer(h)
	defer server.Close()
	r := must.Get(http.Get(server.URL + wire.TablePath))
	_ = r.Body.Close()
	if got, want := r.Header.Get("Content-Security-Policy"), "connect-src 'self' ws://192.168.1.21:8229 wss://tabby.example ws://[::1]:8229; "; !strings.Contains(got, want) {
		t.Errorf("the policy is %s", got)
	}
	for origin, want := range map[string]int{
		"http://192.168.1.21:8229": http.StatusSwitchingProtocols, "https://tabby.example": http.StatusSwitchingProtocols,
		"http://[::1]:8229":   http.StatusSwitchingProtocols,
		"http://192.168.1.21": http.StatusForbidden, "http://tabby.example": http.StatusForbidden, "http://evil.example": http.StatusForbidden,
	} {
		expect.Same(t, fmt.Sprintf("a page of %s is answered", origin), upgradeFrom(t, server.URL, origin), want)
	}
}

// upgradeFrom returns what a page of an origin is answered that opens a WebSocket.
func upgradeFrom(t *testing.T, base, origin string) int {
	t.Helper()
	r := must.Get(http.NewRequest(http.MethodGet, base+wire.LivePath, nil))
	for name, value := range map[string]string{
		"Connection": "Upgrade", "Upgrade": "websocket", "Sec-WebSocket-Version": "13",
		"Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==", "Origin": origin,
	} {
		r.Header.Set(name, value)
	}
	got := must.Get(http.DefaultTransport.RoundTrip(r))
	_ = got.Body.Close()
	return got.StatusCode
}
