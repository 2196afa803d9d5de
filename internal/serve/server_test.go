package serve

import (
	"context"
	"io"
	"log"
	"net"
	"net/http"
	"net/netip"
	"slices"
	"testing"
)

func TestAServerThatIsStoppedFinishesWhatItSends(t *testing.T) {
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	asked, stopped := make(chan struct{}), make(chan struct{})
	slow := http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) {
		close(asked)
		<-stopped
		_, _ = io.WriteString(w, "all of it")
	})
	ctx, stop := context.WithCancel(t.Context())
	ended := make(chan error, 1)
	go func() { ended <- Server{slow, Connections, log.New(io.Discard, "", 0)}.Run(ctx, l) }()
	go func() {
		<-asked
		stop()
		close(stopped)
	}()
	r, err := http.Get("http://" + l.Addr().String())
	if err != nil {
		t.Fatal(err)
	}
	defer r.Body.Close()
	if text, err := io.ReadAll(r.Body); string(text) != "all of it" {
		t.Errorf("got %q, %v", text, err)
	}
	if err := <-ended; err != nil {
		t.Errorf("ended with %v", err)
	}
}

func TestAListenerThatFailsIsAnError(t *testing.T) {
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	_ = l.Close()
	if err := (Server{http.NotFoundHandler(), Connections, log.New(io.Discard, "", 0)}).Run(t.Context(), l); err == nil {
		t.Error("it ended well")
	}
}

func TestReachableAddresses(t *testing.T) {
	var all []net.Addr
	for _, s := range []string{"127.0.0.1/8", "::1/128", "fe80::1/64", "fd00::7/64", "172.17.0.1/16", "192.168.1.20/24", "224.0.0.1/4"} {
		ip, network, err := net.ParseCIDR(s)
		if err != nil {
			t.Fatal(err)
		}
		all = append(all, &net.IPNet{IP: ip, Mask: network.Mask})
	}
	for first, want := range map[string][]string{
		"192.168.1.20": {"192.168.1.20", "172.17.0.1", "fd00::7"},
		"10.0.0.1":     {"172.17.0.1", "192.168.1.20", "fd00::7"},
	} {
		var got []string
		for _, a := range reachable(all, netip.MustParseAddr(first)) {
			got = append(got, a.String())
		}
		if !slices.Equal(got, want) {
			t.Errorf("with %s first: got %v, want %v", first, got, want)
		}
	}
}

func TestAddressesAreThoseOfThisMachine(t *testing.T) {
	found, err := Addresses()
	if err != nil {
		t.Fatal(err)
	}
	for _, a := range found {
		if a.IsLoopback() || !a.IsGlobalUnicast() {
			t.Errorf("%v is offered", a)
		}
	}
}
