//go:build long

package main

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"tabby/internal/testing/must"
)

// minisign calls the tool that signs, in the folder with all sources.
func minisign(args ...string) (string, error) {
	cmd := exec.Command("go", append([]string{"tool", "-modfile=tools/go.mod", "minisign"}, args...)...)
	said, err := cmd.CombinedOutput()
	return string(said), err
}

func TestASignatureHoldsUntilAByteChanges(t *testing.T) {
	t.Chdir("../../..")
	folder := t.TempDir()
	secret, public := filepath.Join(folder, "minisign.key"), filepath.Join(folder, "minisign.pub")
	if said, err := minisign("-G", "-W", "-s", secret, "-p", public); err != nil {
		t.Fatalf("no key: %v, %s", err, said)
	}
	r := something
	r.out, r.key = t.TempDir(), secret
	must.Do(t, r.write("tabby", []byte("a program")))
	must.Do(t, r.seal())
	list := filepath.Join(r.out, sums)
	if said, err := minisign("-V", "-p", public, "-m", list); err != nil || !strings.Contains(said, "Tabby "+r.version) {
		t.Errorf("it does not verify: %v, %s", err, said)
	}
	if _, err := os.Stat(filepath.Join(r.out, "UNSIGNED.txt")); err == nil {
		t.Error("a release that is signed says that it is not")
	}
	text := must.Get(os.ReadFile(list))
	text[0] ^= 1
	must.Do(t, r.write(sums, text))
	if said, err := minisign("-V", "-p", public, "-m", list); err == nil {
		t.Errorf("a byte changed, and it verifies: %s", said)
	}
}
