//go:build chromium

package webtest

import (
	"context"
	"testing"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/chromedp"
)

// send sends the browser a command that answers nothing.
func send[P, R any](x *tab, command cdp.Command[P, R], params P) {
	x.Helper()
	x.do(chromedp.Func(func(ctx context.Context, t *chromedp.Target) error {
		_, err := cdp.Call(ctx, t, command, params)
		return err
	}))
}

func TestDarkModeIsFollowedWhileOpen(t *testing.T) {
	x := launch(t, t.TempDir(), phone).open(site(t), phone)
	x.until(`document.body.style.background === 'rgb(250, 247, 240)'`)
	send(x, emulation.SetEmulatedMedia, emulation.SetEmulatedMediaParams{
		Features: []*emulation.MediaFeature{{Name: "prefers-color-scheme", Value: "dark"}},
	})
	x.until(`document.body.style.background === 'rgb(20, 24, 27)'`)
}

// TestFailedWriteIsSaidAndLosesNothing lets the browser refuse to write while a round is
// confirmed, as one without room does, and then lets it write again.
func TestFailedWriteIsSaidAndLosesNothing(t *testing.T) {
	x := launch(t, t.TempDir(), phone).open(site(t), phone)
	x.begin()
	x.tapFor("Enter round 1", "Write it down")
	for _, key := range []string{"7", "Enter", "1", "2", "Enter"} {
		x.tap(key)
	}
	x.do(chromedp.Evaluate[chromedp.Void](`(() => {
		const real = IDBDatabase.prototype.transaction;
		window.mend = () => { IDBDatabase.prototype.transaction = real; };
		IDBDatabase.prototype.transaction = function (...all) {
			const t = real.apply(this, all);
			queueMicrotask(() => t.abort());
			return t;
		};
	})()`))
	x.tapFor("Nobody called", "The disk did not do it")
	x.do(chromedp.Evaluate[chromedp.Void](`window.mend()`))
	x.tapFor("Nobody called", "Enter round 2")
	x.reload()
	x.find("Ann, 7")
}
