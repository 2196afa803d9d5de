//go:build chromium && long

package webtest

import (
	"strings"
	"testing"

	"github.com/chromedp/chromedp"

	"tabby/internal/testing/expect"
)

// run runs a script on the page.
func (x *tab) run(script string) {
	x.Helper()
	x.do(chromedp.Evaluate[chromedp.Void](script))
}

// TestScreenStaysOnDuringAGame counts the locks that the page holds.
func TestScreenStaysOnDuringAGame(t *testing.T) {
	x := fresh(t, phone)
	x.run(`
		window.locks = 0;
		Object.defineProperty(navigator, 'wakeLock', {value: {request: async () => {
			let held = true;
			locks++;
			return {release: async () => { if (held) locks--; held = false; }};
		}}});
		window.hide = hidden => {
			Object.defineProperty(document, 'hidden', {value: hidden, configurable: true});
			document.dispatchEvent(new Event('visibilitychange'));
		};`)
	x.begin()
	x.until(`locks === 1`)
	x.run(`hide(true)`)
	x.until(`locks === 0`)
	x.run(`hide(false)`)
	x.until(`locks === 1`)
	x.run(`history.back()`)
	x.find("Go on")
	x.until(`locks === 0`)
}

// TestSettingsSayWhatPlainHTTPForbids opens the settings on plain http from another machine.
func TestSettingsSayWhatPlainHTTPForbids(t *testing.T) {
	x := forgotten(t, phone)
	x.load(address(neighbour))
	x.tapFor("Settings", "Theme")
	for _, s := range x.nodes() {
		if strings.Contains(s.Label, "only allows that on https pages") {
			return
		}
	}
	t.Errorf("nothing about the screen among %q", x.labels())
}

// TestExportGoesToTheSheetThatAPhoneShares brings the sheet that a headless browser lacks.
func TestExportGoesToTheSheetThatAPhoneShares(t *testing.T) {
	x := fresh(t, long)
	x.begin()
	x.enter(1)
	x.run(`
		navigator.canShare = what => what.files.length === 1;
		navigator.share = async what => { window.shared = what.files[0].name; };`)
	x.run(`history.back()`)
	x.unfold("Export")
	x.tapFor("Export", "Export everything")
	x.tap("Export everything")
	x.find("Saved to the app you chose")
	x.until(`shared.endsWith('.jsonl')`)
}

// TestKeyboardsAreThoseOfTheFields asks which keyboard a phone would show.
func TestKeyboardsAreThoseOfTheFields(t *testing.T) {
	x := fresh(t, phone)
	const keyboard = `tabby.keyboard()`
	expect.Same(t, "the first page wants the keyboard", ask(x, chromedp.Evaluate[string](keyboard)), "none")
	x.tapFor("New game", "Add a name")
	x.tap("Add a name")
	x.until(`document.activeElement.inputMode === 'text'`)
}

// TestPictureIsCopied looks at what comes onto the clipboard, which a headless browser keeps
// to itself.
func TestPictureIsCopied(t *testing.T) {
	x := fresh(t, long)
	x.begin()
	x.enter(1)
	x.run(`
		navigator.clipboard.write = async items => {
			const blob = await items[0].getType('image/png');
			window.copied = (await createImageBitmap(blob)).width;
		};`)
	x.tapFor("More", "Looking back")
	x.tapFor("Looking back", "Share")
	x.tapFor("Share", "Share the picture")
	x.find("Rat-a-Tat Cat: Ann") // the picture is there
	x.tap("Copy")
	x.until(`window.copied === 1080`)
}
