package spaces

import (
	"os"
	"path/filepath"
	"testing"

	"tabby/internal/testing/expect"
	"tabby/internal/testing/must"
)

// TestTheKeyOfARecordOpensForEver has a record as it is on disk since there are any.
func TestTheKeyOfARecordOpensForEver(t *testing.T) {
	dir := t.TempDir()
	must.Do(t, os.Mkdir(filepath.Join(dir, "millers"), 0o700))
	must.Do(t, os.WriteFile(filepath.Join(dir, "millers", "space.json"), []byte(`{"id": "kq3x7abc", "made": "2026-01-01T00:00:00Z",
		"key": "71c480df93d6ae2f1efad1447c66c9525e316218cf51fc8d9ed832f2daf18b73"}`), 0o600))
	r := must.Get(load(dir, "millers"))
	for key, opens := range map[string]bool{"abcdefghijklmnopqrstuvwxyz": true, " ABCDEFGHIJKLMnopqrstuvwxyz\n": true, "abcdefghijklmnopqrstuvwxy": false, "": false, r.Key: false} {
		expect.Same(t, key+" opens it", r.opens(key), opens)
	}
	expect.Same(t, "nothing opens where there is no record", absent().opens(""), false)
}
