package words_test

import (
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"tabby/internal/testing/must"
)

func TestFileIsNamedWithWhatToDo(t *testing.T) {
	dir := t.TempDir()
	missing, file := filepath.Join(dir, "missing"), filepath.Join(dir, "file")
	must.Do(t, os.WriteFile(file, nil, 0o600))
	failed := func(_ any, err error) error { return err }
	for want, err := range map[string]error{
		"there is no file " + missing + "; check its name":              failed(os.Open(missing)),
		dir + " can’t be used":                                          failed(os.ReadFile(dir)),
		file + " is there already; choose another name":                 failed(os.OpenFile(file, os.O_CREATE|os.O_EXCL, 0o600)),
		"the folder " + file + "/x can’t be made; choose another place": os.Mkdir(file+"/x", 0o700),
		"secret may not be used; check who owns it":                     &fs.PathError{Op: "open", Path: "secret", Err: fs.ErrPermission},
	} {
		if got := say.Reason(fmt.Errorf("while reading: %w", err)); !strings.HasPrefix(got, want) {
			t.Errorf("%q, want %q", got, want)
		}
	}
}
