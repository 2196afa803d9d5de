package term_test

import (
	"bytes"
	"strings"
	"testing"

	"tabby/ui/term"
)

// tabby runs the command line and returns what it prints. It fails the test
// unless the call ends with that status.
func tabby(t *testing.T, status int, args ...string) string {
	t.Helper()
	var out, errs bytes.Buffer
	args = append([]string{"--data", t.TempDir()}, args...)
	if got := term.Run(args, term.Streams{In: strings.NewReader(""), Out: &out, Err: &errs}, nil); got != status {
		t.Fatalf("%v ends with %d, want %d: %s%s", args, got, status, out.String(), errs.String())
	}
	return out.String() + errs.String()
}

func TestHelpListsEveryVariant(t *testing.T) {
	help := strings.Join(strings.Fields(tabby(t, 0, "rules", "--help")), " ")
	if !strings.Contains(help, " golf-4") || !strings.Contains(help, "skyjo") {
		t.Errorf("the help of rules does not list golf and skyjo:\n%s", help)
	}
	if said := tabby(t, 2, "history", "list", "--variant", "chess"); !strings.Contains(said, "golf-4") {
		t.Errorf("golf is not among the variants there are: %s", said)
	}
}
