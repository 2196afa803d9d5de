//go:build unix

package desktop

import (
	"os"
	"path/filepath"
	"testing"

	"tabby/internal/testing/must"
)

func TestVoiceReadsTheTextFromItsInput(t *testing.T) {
	dir := t.TempDir()
	t.Setenv("PATH", dir+string(os.PathListSeparator)+os.Getenv("PATH"))
	heard := filepath.Join(dir, "heard")
	script := "#!/bin/sh\ncat > " + heard + "\n"
	must.Do(t, os.WriteFile(filepath.Join(dir, "spd-say"), []byte(script), 0o755))
	const text = "--help; $(date) Ann has 26."
	c := say(voice("linux", "en"), text)
	if c == nil {
		t.Fatal("nothing is said")
	}
	must.Do(t, c.Wait())
	if got, err := os.ReadFile(heard); err != nil || string(got) != text+"\n" {
		t.Errorf("%q was said: %v", got, err)
	}
}

func TestSystemWithoutAVoiceSaysNothing(t *testing.T) {
	t.Setenv("PATH", t.TempDir())
	for _, system := range []string{"linux", "darwin", "windows", "plan9"} {
		if voice(system, "en") != nil || say(voice(system, "en"), "Ann has 26.") != nil {
			t.Errorf("%s speaks", system)
		}
	}
}
