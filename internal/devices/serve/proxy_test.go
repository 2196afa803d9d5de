package serve

import (
	"fmt"
	"net/http"
	"net/http/httptest"
	"testing"

	"tabby/internal/testing/expect"
)

func TestBehindAProxyADeviceHasTheAddressThatTheProxySaw(t *testing.T) {
	for _, tt := range []struct {
		remote string
		header []string
		want   string
	}{
		{"127.0.0.1:7", nil, "127.0.0.1:7"},
		{"127.0.0.1:7", []string{"203.0.113.9"}, "203.0.113.9:0"},
		{"10.0.0.2:7", []string{"2001:db8::9"}, "[2001:db8::9]:0"},
		{"127.0.0.1:7", []string{"127.0.0.1, 203.0.113.9"}, "203.0.113.9:0"},
		{"127.0.0.1:7", []string{"192.168.1.1", "203.0.113.9"}, "203.0.113.9:0"},
		{"127.0.0.1:7", []string{"unknown"}, "127.0.0.1:7"},
		{"198.51.100.4:7", []string{"192.168.1.1"}, "198.51.100.4:7"}, // not from a proxy
	} {
		r := httptest.NewRequest("GET", "/", nil)
		r.RemoteAddr, r.Header["X-Forwarded-For"] = tt.remote, tt.header
		Behind(http.HandlerFunc(func(_ http.ResponseWriter, r *http.Request) {
			expect.Same(t, fmt.Sprintf("%s with %q is", tt.remote, tt.header), r.RemoteAddr, tt.want)
		})).ServeHTTP(httptest.NewRecorder(), r)
	}
}

func TestBaseIsWhatABrowserShows(t *testing.T) {
	for _, tt := range []struct {
		proxy       bool
		remote, via string
		want        string
	}{
		{false, "127.0.0.1:7", "", "http://tabby.example"},
		{false, "127.0.0.1:7", "https", "http://tabby.example"}, // anybody can say so
		{true, "127.0.0.1:7", "https", "https://tabby.example"},
		{true, "127.0.0.1:7", "http", "http://tabby.example"},
		{true, "198.51.100.4:7", "https", "http://tabby.example"}, // not from a proxy
	} {
		r := httptest.NewRequest("GET", "http://tabby.example/", nil)
		r.RemoteAddr = tt.remote
		r.Header.Set("X-Forwarded-Proto", tt.via)
		got := ""
		h := http.Handler(http.HandlerFunc(func(_ http.ResponseWriter, r *http.Request) { got = Base(r) }))
		if tt.proxy {
			h = Behind(h)
		}
		h.ServeHTTP(httptest.NewRecorder(), r)
		expect.Same(t, fmt.Sprintf("%+v", tt), got, tt.want)
	}
}
