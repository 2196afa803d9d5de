package term

import (
	"net"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"tabby/internal/testing/must"
)

func TestDemoOpensTheWindowOnATemporaryFolder(t *testing.T) {
	var dir string
	code := Run([]string{"demo"}, Streams{}, func(o Opening) error {
		if dir = o.Dir; !o.Demo {
			t.Error("the window opens on no made-up family")
		}
		return os.WriteFile(filepath.Join(dir, "tabby.db"), nil, 0o600)
	})
	if _, err := os.Stat(dir); code != fine || dir == "" || !os.IsNotExist(err) {
		t.Errorf("ends with %d, and %s is left: %v", code, dir, err)
	}
}

func TestDemoIsKeptForOtherCommands(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "family")
	code, out, errs := called(t, nil, "demo", "--keep", dir)
	if code != fine || !strings.Contains(out, "tabby --data "+dir) {
		t.Fatalf("ends with %d and says %s%s", code, out, errs)
	}
	if people := run(t, dir, "", "history", "stats"); !strings.Contains(people, "Grandma") {
		t.Errorf("nobody is called Grandma:\n%s", people)
	}
	code, _, errs = called(t, nil, "demo", "--keep", dir)
	if code != failure || !strings.Contains(errs, "choose a new folder") {
		t.Errorf("a second time ends with %d and says %s", code, errs)
	}
}

func TestDemoIsServedAtAnotherPortIfTheUsualOneIsTaken(t *testing.T) {
	if l, err := net.Listen("tcp", net.JoinHostPort("127.0.0.1", strconv.Itoa(defaultPort))); err == nil {
		defer l.Close() // or another program has it
	}
	if l, err := (serveCmd{Port: defaultPort}).listen(); err == nil {
		l.Close()
		t.Error("a port that is taken is taken again")
	}
	l := must.Get(serveCmd{Port: defaultPort, Demo: true}.listen())
	defer l.Close()
	if at := l.Addr().(*net.TCPAddr).Port; at == defaultPort {
		t.Errorf("the demo is at port %d", at)
	}
}
