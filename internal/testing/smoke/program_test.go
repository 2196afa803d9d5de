//go:build smoke

package smoke

import (
	"bytes"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strconv"
	"strings"
	"sync"
	"syscall"
	"testing"
	"time"

	"tabby/internal/testing/expect"
	"tabby/internal/testing/must"
)

// patience is how long a slow machine may take to do what was asked.
const patience = 30 * time.Second

// eventually waits until yes returns true.
func eventually(tb testing.TB, what string, yes func() bool) {
	tb.Helper()
	late, again := time.NewTimer(patience), time.NewTicker(10*time.Millisecond)
	defer late.Stop()
	defer again.Stop()
	for !yes() {
		select {
		case <-again.C:
		case <-late.C:
			tb.Fatalf("not after %v: %s", patience, what)
		}
	}
}

// tags returns the build tags of the program.
func tags() string {
	if runtime.GOOS == "linux" {
		return "gles,migrated_fynedo"
	}
	return "migrated_fynedo"
}

// tabby builds the program for the first test that asks, which takes longest of all, and returns its
// path. forget removes it.
var tabby, forget = once()

func once() (path func() (string, error), forget func()) {
	folder := ""
	path = sync.OnceValues(func() (string, error) {
		made, err := os.MkdirTemp("", "smoke")
		if folder = made; err != nil {
			return "", err
		}
		return build("tabby", folder)
	})
	return path, func() { _ = os.RemoveAll(folder) }
}

func TestMain(m *testing.M) {
	code := m.Run()
	forget()
	os.Exit(code)
}

// build builds the program of a package into a folder and returns its path.
func build(pkg, folder string) (string, error) {
	binary := filepath.Join(folder, "program")
	out, err := exec.Command("go", "build", "-ldflags=-s -w", "-tags", tags(), "-o", binary, pkg).CombinedOutput()
	if err != nil {
		return "", fmt.Errorf("go build %s: %w\n%s", pkg, err, out)
	}
	return binary, nil
}

// A table is what one test needs: the program, a screen, and folders for its
// settings and its data.
type table struct {
	testing.TB
	*screen
	binary string
	home   string
	data   string
	bus    string // the address of the session bus; there may be none
}

func newTable(tb testing.TB) *table {
	tb.Helper()
	return tableOf(tb, must.Get(tabby()))
}

// tableOf is [newTable] of another program.
func tableOf(tb testing.TB, binary string) *table {
	return &table{TB: tb, screen: newScreen(tb), binary: binary, home: tb.TempDir(), data: filepath.Join(tb.TempDir(), "data"), bus: "unix:path=/nonexistent"}
}

// beside returns a table with another screen and the same data.
func (t *table) beside() *table {
	other := tableOf(t.TB, t.binary)
	other.data = t.data
	return other
}

// command prepares a call of a program. It sees nothing of the machine's own
// settings, languages and sessions.
func (t *table) command(binary string, args ...string) *exec.Cmd {
	c := exec.Command(binary, args...)
	c.Env = append(os.Environ(),
		"DISPLAY="+t.display, "WAYLAND_DISPLAY=", "DBUS_SESSION_BUS_ADDRESS="+t.bus, "AT_SPI_BUS_ADDRESS=",
		"XDG_RUNTIME_DIR="+t.home, "HOME="+t.home, "XDG_CONFIG_HOME="+t.home, "XDG_CACHE_HOME="+t.home, "TABBY_DATA="+t.data,
		"LANGUAGE=", "LC_ALL=", "LC_MESSAGES=", "LANG=C", "FYNE_SCALE=1", "FYNE_THEME=light")
	return c
}

// A program is a running program with a window.
type program struct {
	*table
	cmd    *exec.Cmd
	window string
	stderr *bytes.Buffer
	ended  chan struct{}
}

// open starts the program and waits for its window.
func (t *table) open() *program {
	t.Helper()
	p := t.start(t.binary)
	p.awaitWindow()
	p.tool("windowfocus", "--sync", p.window)
	p.park()
	return p
}

// start starts a program with a window.
func (t *table) start(binary string) *program {
	t.Helper()
	p := &program{table: t, cmd: t.command(binary), stderr: &bytes.Buffer{}, ended: make(chan struct{})}
	p.cmd.Stderr = p.stderr
	must.Do(t, p.cmd.Start())
	go func() {
		_ = p.cmd.Wait()
		close(p.ended)
	}()
	t.Cleanup(func() {
		if t.Failed() && !p.over() {
			t.keep(t)
		}
		p.kill()
		if t.Failed() {
			t.Logf("the program ended (%v) and wrote to standard error:\n%s", p.cmd.ProcessState, p.stderr)
		}
	})
	return p
}

// awaitWindow waits until the window is on the screen.
func (p *program) awaitWindow() {
	p.Helper()
	pid := strconv.Itoa(p.cmd.Process.Pid)
	eventually(p, "a window", func() bool {
		if p.over() {
			p.Fatalf("the program has ended without a window:\n%s", p.stderr)
		}
		found, _ := p.command("xdotool", "search", "--onlyvisible", "--pid", pid).Output()
		p.window, _, _ = strings.Cut(string(found), "\n")
		return p.window != ""
	})
}

// over reports whether the program has ended.
func (p *program) over() bool {
	select {
	case <-p.ended:
		return true
	default:
		return false
	}
}

// kill ends the program at once, whatever it is doing.
func (p *program) kill() {
	_ = p.cmd.Process.Kill()
	must.From(p, "the end of the program", p.ended)
}

// leave ends the program in the way given, and fails if it does not end or
// complains.
func (p *program) leave(end func()) {
	p.Helper()
	end()
	eventually(p, "the program ends", p.over)
	expect.Same(p, fmt.Sprintf("what the program ended with (%v)", p.cmd.ProcessState), p.cmd.ProcessState.ExitCode(), 0)
	expect.Same(p, "what the program wrote to standard error", unexpected(p.stderr.String()), "")
}

// terminate asks the program to end, as the system does when it shuts down.
func (p *program) terminate() { p.signal(syscall.SIGTERM) }

func (p *program) signal(s syscall.Signal) {
	p.Helper()
	must.Do(p, p.cmd.Process.Signal(s))
}

// unexpected returns the lines of a text that do not say that there is no D-Bus, or that nobody
// there saves the screen, for which Fyne takes a line and a few more that belong to it.
func unexpected(text string) string {
	var rest []string
	bus := false
	for line := range strings.Lines(text) {
		bus = strings.Contains(line, "D-Bus") || strings.Contains(line, "message to bus") || bus && (strings.Contains(line, "  Cause: ") || strings.Contains(line, "  At: "))
		if !bus {
			rest = append(rest, line)
		}
	}
	return strings.Join(rest, "")
}

// output is what a command has written, and its exit code.
type output struct {
	stdout, stderr string
	code           int
}

// call runs a command of the program.
func (t *table) call(args ...string) output {
	t.Helper()
	var stdout, stderr strings.Builder
	c := t.command(t.binary, args...)
	c.Stdout, c.Stderr = &stdout, &stderr
	if err := c.Run(); err != nil && !errors.As(err, new(*exec.ExitError)) {
		t.Fatal(err)
	}
	return output{stdout.String(), stderr.String(), c.ProcessState.ExitCode()}
}
