//go:build long

package term

import (
	"os"
	"os/exec"
	"strings"
	"testing"

	"tabby/internal/testing/expect"
	"tabby/internal/testing/must"
)

// TestShellsComplete types into the shells that are here, with this test as tabby.
func TestShellsComplete(t *testing.T) {
	dir := t.TempDir()
	must.Do(t, os.WriteFile(dir+"/tabby", []byte("#!/bin/sh\n"+child+"=1 exec '"+os.Args[0]+"' \"$@\"\n"), 0o700))
	for shell, script := range map[string]string{
		"bash": `source <(tabby completion bash); COMP_WORDS=(tabby history li); COMP_CWORD=2; _tabby; echo "${COMPREPLY[@]}"`,
		"zsh":  `compdef() { :; }; source <(tabby completion zsh); compadd() { shift; print -- "$@"; }; words=(tabby history li); CURRENT=3; _tabby`,
		"fish": `tabby completion fish | source; complete -C "tabby history li"`,
	} {
		path, err := exec.LookPath(shell)
		if err != nil {
			continue
		}
		cmd := exec.Command(path, "-c", script)
		cmd.Env = append(os.Environ(), "PATH="+dir+":"+os.Getenv("PATH"), "HOME="+dir)
		said, err := cmd.CombinedOutput()
		must.Do(t, err)
		expect.Contains(t, shell+" says", string(said), "list")
		if shell != "zsh" { // there compadd, which this test takes the place of, leaves out what does not begin so
			expect.Same(t, shell+" offers what does not begin so", strings.Contains(string(said), "stats"), false)
		}
	}
}
