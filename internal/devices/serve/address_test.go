package serve

import (
	"context"
	"fmt"
	"net"
	"net/http"
	"net/http/httptest"
	"net/netip"
	"strings"
	"testing"

	"tabby/internal/testing/expect"
)

// tabby is a name that leads here.
var tabby = Lead{Name: "tabby.local", Port: 8229, Path: "/join"}

// come asks for what is at an address of this computer, as a device at another.
func come(method, address, from, to string) (answer *httptest.ResponseRecorder, answered bool) {
	at := net.TCPAddrFromAddrPort(netip.MustParseAddrPort(to))
	r := httptest.NewRequest(method, address, http.NoBody).WithContext(context.WithValue(context.Background(), http.LocalAddrContextKey, net.Addr(at)))
	r.RemoteAddr = from
	answer = httptest.NewRecorder()
	return answer, tabby.Answer(answer, r)
}

func TestTheNameLeadsToTheAddressInNumbersAndNowhereElse(t *testing.T) {
	for _, host := range []string{"tabby.local", "TABBY.local:8229", "tabby.local.", "Tabby.Local.:80"} {
		for _, path := range []string{"/", "/join", "/table", "/table/live", "/screen", "/together/x", "/index.html", "//evil.example/", "/?to=//evil.example"} {
			for _, method := range []string{http.MethodGet, http.MethodHead, http.MethodPost, http.MethodOptions, "BREW"} {
				w, answered := come(method, "http://"+host+path, "192.168.1.7:51000", "192.168.1.20:8229")
				status, to := http.StatusMisdirectedRequest, ""
				if method == http.MethodGet || method == http.MethodHead {
					status, to = http.StatusFound, "http://192.168.1.20:8229/join"
				}
				if !answered || w.Code != status || w.Header().Get("Location") != to || w.Body.Len() > 0 || w.Header().Get("Set-Cookie") != "" {
					t.Errorf("%s http://%s%s is answered %d, %v, %q", method, host, path, w.Code, w.Header(), w.Body)
				}
			}
		}
	}
}

func TestOtherNamesAreLeftToTheDoor(t *testing.T) {
	for _, host := range []string{"192.168.1.20:8229", "localhost", "tabby.local.evil.example", "xtabby.local", "tabby", "evil.example", ""} {
		if w, answered := come(http.MethodGet, "http://"+host+"/", "192.168.1.7:51000", "192.168.1.20:8229"); answered {
			t.Errorf("%q is led to %q", host, w.Header().Get("Location"))
		}
	}
	door := Admission{Names: []string{"tabby.example.org"}}
	for _, host := range []string{"tabby.local", "tabby.local:8229", "TABBY.LOCAL."} {
		if door.isNamed(host) {
			t.Errorf("the door lets %q in", host)
		}
	}
}

func TestOnlyDevicesOfThisNetworkAreRedirected(t *testing.T) {
	for from, c := range map[string]struct {
		to  string
		led bool
	}{
		"192.168.1.7:1":            {"192.168.1.20:80", true},
		"[::ffff:192.168.1.7]:1":   {"[::ffff:192.168.1.20]:80", true},
		"[fe80::7%eth0]:1":         {"[fe80::1]:80", true},
		"[2001:db8:0:1::7]:1":      {"[2001:db8:0:1::20]:80", true},
		"[2001:db8:0:2::7]:1":      {"[2001:db8:0:1::20]:80", false},
		"203.0.113.9:1":            {"192.168.1.20:80", false},
		"[::ffff:203.0.113.9]:1":   {"[::ffff:203.0.113.10]:80", false},
		"[::ffff:203.0.113.10]:88": {"[::ffff:203.0.113.10]:80", false},
	} {
		w, answered := come(http.MethodGet, "http://tabby.local/", from, c.to)
		to := w.Header().Get("Location")
		if !answered || (w.Code == http.StatusFound) != c.led || (to != "") != c.led || strings.Contains(to, "fe80") || strings.Contains(to, "ffff") {
			t.Errorf("%s, who came to %s, is answered %d and led to %q", from, c.to, w.Code, to)
		}
	}
}

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

func TestTheBaseAddressIsTheOneThatABrowserShows(t *testing.T) {
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
