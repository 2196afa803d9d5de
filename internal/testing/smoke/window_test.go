//go:build smoke

package smoke

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"tabby/internal/testing/must"
)

// TestADisplayWithoutOpenGLServesBrowsers opens the program where no window can be, as on displays that are seen
// from afar. It says so, and does not wait for a window for ever.
func TestADisplayWithoutOpenGLServesBrowsers(t *testing.T) {
	x := newTable(t)
	x.screen = newScreen(t, "-extension", "GLX")
	path := filepath.Join(t.TempDir(), "out")
	out := must.Get(os.Create(path))
	defer out.Close()
	program := x.command(x.binary)
	program.Stdout, program.Stderr = out, out
	must.Do(t, program.Start())
	defer func() {
		_ = program.Process.Kill()
		_ = program.Wait()
	}()
	eventually(t, "it serves browsers", func() bool {
		said, _ := os.ReadFile(path)
		return strings.Contains(string(said), "No window can open here, so Tabby serves browsers instead.")
	})
}
