package version

import (
	"os"
	"strings"
	"testing"
)

func TestNumberIsThatOfTheApp(t *testing.T) {
	text, err := os.ReadFile("../../../FyneApp.toml")
	if err != nil {
		t.Fatal(err)
	}
	if !strings.Contains(string(text), `Version = "`+Number+`"`) {
		t.Errorf("FyneApp.toml does not name version %s", Number)
	}
}
