//go:build long

package term

import (
	"fmt"
	"testing"

	"tabby/internal/testing/expect"
)

func TestBigScreenSpeaksTheLanguageOfTheSystem(t *testing.T) {
	for _, tag := range []string{"en", "de"} {
		t.Setenv("LANGUAGE", tag)
		s := startServer(t, "--json", "--data", t.TempDir(), "--new", `{"variant":"rat-a-tat-cat","players":["Ann","Ben"]}`)
		at := answers(t, s.line())[0]["addresses"].([]any)[0].(string)
		expect.Contains(t, fmt.Sprintf("on a system in %q the page", tag), s.get(at+"/screen"), `<html lang="`+tag+`"`)
	}
}
