package serve

import (
	"context"
	"io"
	"log"
	"net"
	"net/http"
	"net/netip"
	"strings"
	"testing"

	"tabby/internal/testing/expect"
	"tabby/internal/testing/headers"
	"tabby/internal/testing/must"
)

func TestAServerThatIsStoppedFinishesWhatItSends(t *testing.T) {
	l := must.Get(net.Listen("tcp", "127.0.0.1:0"))
	asked, stopped := make(chan struct{}), make(chan struct{})
	slow := http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) {
		close(asked)
		<-stopped
		_, _ = io.WriteString(w, "all of it")
	})
	ctx, stop := context.WithCancel(t.Context())
	ended := make(chan error, 1)
	go func() {
		ended <- Server{Handler: slow, Connections: Connections, Complaints: log.New(io.Discard, "", 0)}.Run(ctx, l)
	}()
	go func() {
		<-asked
		stop()
		close(stopped)
	}()
	r := must.Get(http.Get("http://" + l.Addr().String()))
	defer r.Body.Close()
	if text, err := io.ReadAll(r.Body); string(text) != "all of it" {
		t.Errorf("got %q, %v", text, err)
	}
	if err := must.From(t, "the end of the server", ended); err != nil {
		t.Errorf("ended with %v", err)
	}
}

func TestAListenerThatFailsIsAnError(t *testing.T) {
	l := must.Get(net.Listen("tcp", "127.0.0.1:0"))
	_ = l.Close()
	if err := (Server{Handler: http.NotFoundHandler(), Connections: Connections, Complaints: log.New(io.Discard, "", 0)}).Run(t.Context(), l); err == nil {
		t.Error("it ended well")
	}
}

func TestTheAddressesThatPhonesReachComeFirst(t *testing.T) {
	at := func(name, addr string) candidate { return candidate{addr: netip.MustParseAddr(addr), name: name} }
	out := func(c candidate) candidate { c.out = true; return c }
	tunnel := func(c candidate) candidate { c.tunnel = true; return c }
	for _, tt := range []struct {
		name string
		all  []candidate
		want []string
	}{
		{
			"what is no address of a network is left out",
			[]candidate{at("lo", "127.0.0.1"), at("lo", "::1"), at("eth0", "fe80::1"), at("eth0", "224.0.0.1"), at("eth0", "192.168.1.20")},
			[]string{"192.168.1.20"},
		},
		{
			"the way out comes first",
			[]candidate{at("eth0", "10.0.0.7"), out(at("wlan0", "192.168.1.20"))},
			[]string{"192.168.1.20", "10.0.0.7"},
		},
		{
			"a tunnel comes last, even if it is the way out",
			[]candidate{out(tunnel(at("mullvad", "10.66.0.2"))), at("wlan0", "192.168.1.20")},
			[]string{"192.168.1.20", "10.66.0.2"},
		},
		{
			"so do containers, and nodes of a VPN",
			[]candidate{at("docker0", "172.17.0.1"), at("Tailscale", "100.101.1.2"), at("eth0", "fd00::7"), at("wlan0", "192.168.1.20")},
			[]string{"192.168.1.20", "fd00::7", "172.17.0.1", "100.101.1.2"},
		},
		{
			"a private address comes before a public one",
			[]candidate{out(at("eth0", "203.0.113.9")), at("eth1", "192.168.1.20")},
			[]string{"192.168.1.20", "203.0.113.9"},
		},
	} {
		t.Run(tt.name, func(t *testing.T) {
			var got []string
			for _, a := range reachable(tt.all) {
				got = append(got, a.String())
			}
			expect.Same(t, "addresses", got, tt.want)
		})
	}
}

func TestAddressesAreThoseOfThisMachine(t *testing.T) {
	found := must.Get(addresses())
	for _, a := range found {
		if a.IsLoopback() || !a.IsGlobalUnicast() {
			t.Errorf("%v is offered", a)
		}
	}
}

// TestAnswersOfLibrariesAreProtected serves what sets no header of its own.
func TestAnswersOfLibrariesAreProtected(t *testing.T) {
	mux := http.NewServeMux()
	mux.HandleFunc("GET /page", func(http.ResponseWriter, *http.Request) {})
	mux.HandleFunc("GET /below/", http.NotFound)
	mux.HandleFunc("GET /error", func(w http.ResponseWriter, _ *http.Request) { http.Error(w, "no", http.StatusServiceUnavailable) })
	mux.HandleFunc("GET /moved", func(w http.ResponseWriter, r *http.Request) { http.Redirect(w, r, "/page", http.StatusFound) })
	l := must.Get(net.Listen("tcp", "127.0.0.1:0"))
	ctx, stop := context.WithCancel(t.Context())
	ended := make(chan error, 1)
	go func() {
		ended <- Server{Handler: mux, Connections: Connections, Complaints: log.New(io.Discard, "", 0)}.Run(ctx, l)
	}()
	for call, status := range map[string]int{
		"GET /page": 200, "HEAD /page": 200, "POST /page": 405, "GET /below": 307, "GET /below/it": 404, "GET /nowhere": 404, "GET /error": 503, "GET /moved": 302,
	} {
		method, path, _ := strings.Cut(call, " ")
		r := must.Get(http.DefaultTransport.RoundTrip(must.Get(http.NewRequest(method, "http://"+l.Addr().String()+path, http.NoBody))))
		r.Body.Close()
		expect.Same(t, call+" is answered", r.StatusCode, status)
		if wrong := headers.Wrong(r.Header, false); wrong != nil {
			t.Errorf("%s, answered %d: %s", call, r.StatusCode, strings.Join(wrong, "; "))
		}
	}
	stop()
	must.Do(t, must.From(t, "the end of the server", ended))
}
