//go:build chromium && long

package webtest

import (
	"errors"
	"os"
	"testing"

	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/cdproto/storage"
	"github.com/chromedp/chromedp"

	"tabby/internal/testing/must"
)

func TestDarkModeIsFollowedWhileOpen(t *testing.T) {
	x := fresh(t, phone)
	x.until(`document.body.style.background === 'rgb(250, 247, 240)'`)
	call(x, emulation.SetEmulatedMedia, emulation.SetEmulatedMediaParams{
		Features: []*emulation.MediaFeature{{Name: "prefers-color-scheme", Value: "dark"}},
	})
	x.until(`document.body.style.background === 'rgb(20, 24, 27)'`)
	x.begin() // the program goes on
}

// TestRefusedWriteIsSaidAndLosesNothing has the browser refuse to write while a round is
// confirmed, as if its files were gone, and then lets it write again.
func TestRefusedWriteIsSaidAndLosesNothing(t *testing.T) {
	x := fresh(t, phone)
	x.begin()
	x.score(1)
	x.do(chromedp.Evaluate[chromedp.Void](`(() => {
		const real = IDBDatabase.prototype.transaction;
		window.mend = () => { IDBDatabase.prototype.transaction = real; };
		IDBDatabase.prototype.transaction = function (...all) {
			const t = real.apply(this, all);
			queueMicrotask(() => t.abort());
			return t;
		};
	})()`))
	x.tapFor("Nobody called", refused)
	x.run(`window.mend()`)
	x.tapFor("Nobody called", "Enter round 2")
	x.reload()
	x.find("Ann, 7")
}

// refused is how the message begins that something could not be written.
const refused = "Tabby couldn’t use the disk; make room on it"

// TestAFullBrowserSaysSoAndLosesNothing starts a browser that has no room left, with a
// game that was begun before, and then gives it room again.
func TestAFullBrowserSaysSoAndLosesNothing(t *testing.T) {
	at, profile := site(t), t.TempDir()
	x := launch(t, profile, phone).open(at, phone)
	x.begin()
	x.score(1)
	x.browser.kill() // Chromium believes for half a minute what it has seen of the room
	x = launch(t, profile, phone).blank(phone)
	full := 1.0 // byte
	call(x, storage.OverrideQuotaForOrigin, storage.OverrideQuotaForOriginParams{Origin: at, QuotaSize: &full})
	x.load(at)
	x.find(refused)
	call(x, storage.OverrideQuotaForOrigin, storage.OverrideQuotaForOriginParams{Origin: at})
	x.tapFor("Try again", "Nobody called")
	x.tapFor("Nobody called", "Enter round 2")
	x.reload()
	x.find("Ann, 7")
}

// TestABrowserThatKeepsNothingSaysSo plays in one that lets no page keep anything.
func TestABrowserThatKeepsNothingSaysSo(t *testing.T) {
	profile := t.TempDir()
	const blocked = `{"profile":{"default_content_setting_values":{"cookies":2}}}`
	must.Do(t, errors.Join(os.Mkdir(profile+"/Default", 0o700), os.WriteFile(profile+"/Default/Preferences", []byte(blocked), 0o600)))
	x := launch(t, profile, phone).open(site(t), phone)
	x.find("This browser forgets everything")
	x.begin()
	x.enter(1)
	x.find("Ann, 7")
	x.reload()
	x.find("Welcome to the table")
}

// TestAPrivateWindowKeepsItsGamesToItself plays in a private window, loads it again, and
// closes it.
func TestAPrivateWindowKeepsItsGamesToItself(t *testing.T) {
	b, at := launch(t, t.TempDir(), phone), site(t)
	x := b.private(phone)
	x.load(at)
	x.begin()
	x.enter(1)
	x.reload()
	x.find("Ann, 7")
	x.close()
	for _, x := range []*tab{b.private(phone), b.blank(phone)} {
		x.load(at)
		x.find("Welcome to the table")
	}
}

// TestTapsDuringAWriteMeanWhatWasThere taps two keys while the disk is slow, and loads the page again.
func TestTapsDuringAWriteMeanWhatWasThere(t *testing.T) {
	x := fresh(t, phone)
	x.begin()
	x.tapFor("Enter round 1", "Write it down")
	x.do(chromedp.Evaluate[chromedp.Void](`(() => {
		const {sync} = tabby.disk;
		tabby.disk.sync = done => setTimeout(() => sync(done), 500);
	})()`))
	one, two := x.find("1"), x.find("2")
	for _, key := range []node{one, two} {
		x.tapAt(key.X+key.Width/2, key.Y+key.Height/2)
	}
	x.find("Ann, total 0, typed 12, new total 12")
	x.reload()
	x.find("Ann, total 0, typed 12, new total 12")
}
