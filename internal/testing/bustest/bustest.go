// Package bustest starts buses of D-Bus for tests.
package bustest

import (
	"bufio"
	"os"
	"os/exec"
	"strings"
	"sync"
	"testing"

	"tabby/internal/testing/must"
)

// Start starts a bus, a dbus-daemon with those arguments and variables besides its own, and
// returns its address and what ends it, as the end of the test does.
func Start(t testing.TB, args, env []string) (address string, end func()) {
	t.Helper()
	daemon := exec.Command("dbus-daemon", append(args, "--nofork", "--nopidfile", "--print-address")...)
	daemon.Env = append(os.Environ(), env...)
	out, err := daemon.StdoutPipe()
	if err == nil {
		err = daemon.Start()
	}
	must.Do(t, err)
	end = sync.OnceFunc(func() {
		_ = daemon.Process.Kill()
		_ = daemon.Wait()
	})
	t.Cleanup(end)
	line, err := bufio.NewReader(out).ReadString('\n')
	must.Do(t, err)
	return strings.TrimSpace(line), end
}
