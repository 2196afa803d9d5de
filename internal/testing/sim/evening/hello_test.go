package evening

import (
	"net/http"
	"strings"
	"testing"
	"time"

	"github.com/coder/websocket"

	"tabby/internal/devices/host"
	"tabby/internal/devices/host/wire"
	"tabby/internal/devices/serve"
	"tabby/internal/testing/assault"
	"tabby/internal/testing/must"
	"tabby/internal/testing/sim"
	"tabby/internal/testing/sim/network"
	"tabby/internal/words/languages"
)

// visit connects to a host that has no table, says something, and returns what it is answered
// and after which time the connection ends.
func visit(w *sim.World, hello string) (answer string, after time.Duration) {
	n := network.New(w)
	listener, err := n.Listen(door)
	must.Do(w, err)
	h := host.New(serve.NewDoor(serve.Admission{}).NewRoom(serve.PerAddress), languages.English())
	server := &http.Server{Handler: h}
	go func() { _ = server.Serve(listener) }()
	began := time.Now()
	conn, _, err := websocket.Dial(w.Context(), "http://"+door+wire.LivePath, &websocket.DialOptions{HTTPClient: n.Device("a phone", "192.168.1.50").Client()})
	if err != nil {
		w.Error(err)
		return "", 0
	}
	if hello != "" {
		_ = conn.Write(w.Context(), websocket.MessageText, []byte(hello))
	}
	for err == nil {
		var text []byte
		if _, text, err = conn.Read(w.Context()); err == nil {
			answer += string(text)
		}
	}
	after = time.Since(began)
	_ = conn.CloseNow()
	_ = server.Close()
	h.End()
	time.Sleep(time.Minute) // what still waits ends
	return answer, after
}

func TestGuestWhoSaysNothingIsNotWaitedFor(t *testing.T) {
	sim.Seeds(t, assault.Times(1, 3, 3), func(w *sim.World) {
		if said, after := visit(w, ""); said != "" || after < 9*time.Second || after > 20*time.Second {
			w.Errorf("who says nothing is sent %q, and let go after %v", said, after)
		}
	})
}

func TestGuestOfAnotherVersionIsToldSo(t *testing.T) {
	sim.Seeds(t, assault.Times(1, 3, 3), func(w *sim.World) {
		if said, _ := visit(w, `{"tabby":99}`); !strings.Contains(said, "ERR_INTENT") {
			w.Errorf("another version is answered %q", said)
		}
	})
}
