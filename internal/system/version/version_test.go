package version

import (
	"os"
	"strings"
	"testing"

	"tabby/internal/testing/must"
)

func TestNumberIsThatOfTheApp(t *testing.T) {
	text := must.Get(os.ReadFile("../../../FyneApp.toml"))
	if !strings.Contains(string(text), `Version = "`+Number+`"`) {
		t.Errorf("FyneApp.toml does not name version %s", Number)
	}
}
