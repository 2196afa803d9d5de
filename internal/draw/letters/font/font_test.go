package font

import (
	"bytes"
	"os"
	"testing"

	"fyne.io/fyne/v2/theme"
)

func TestTheFontWithoutAWindowIsThatOfTheWindow(t *testing.T) {
	kept, err := os.ReadFile("NotoSans-Regular.ttf")
	if err != nil {
		t.Fatal(err)
	}
	if shown := theme.DefaultTextFont(); !bytes.Equal(kept, shown.Content()) {
		t.Errorf("the window has another %s than this folder", shown.Name())
	}
	if !bytes.Equal(kept, Regular()) {
		t.Error("pictures are written in another font than the window")
	}
}
