package frame

import (
	"math"
	"time"
)

// A Keeper waits for what a new store puts off. What is kept before that is done holds up the screen
// for as long as it takes.
type Keeper struct {
	screen   *Screen
	messages *Messenger
	store    Store
	nav      *Navigator
	wishes   []wish // that wait
}

// A wish is what waits for the store, asked for on a page.
type wish struct {
	page Page
	do   func()
}

const (
	calm   = time.Second            // how long nothing is tapped before a new store does what it put off
	prompt = 200 * time.Millisecond // how long a wait is before a word is said about it
	never  = time.Duration(math.MaxInt64)
)

// Prepare has a new store do what it put off, once nothing is tapped for a moment. What keeps it from
// that is said where something is to be kept.
func (k *Keeper) Prepare() {
	k.messages.world.After(calm, func() {
		k.settle(calm, func(done bool, err error) {
			if !done && err == nil {
				k.Prepare()
			}
		})
	})
}

// Ready calls do once the store keeps at once what it gets, which is now but in the first moments of a
// first start. Until then the screen is drawn and takes no taps. What was asked for on a page that is
// no more in front is dropped: a second tap on what leads to another page does nothing.
func (k *Keeper) Ready(do func()) {
	waits := len(k.wishes) > 0
	if done, _ := k.store.Settle(never); done && !waits {
		do()
		return
	}
	if k.wishes = append(k.wishes, wish{k.nav.Front(), do}); !waits {
		k.wait()
	}
}

// wait has the store do what it put off, and then grants the wishes in their order.
func (k *Keeper) wait() {
	k.screen.shield.CoverAll()
	hush := k.messages.world.After(prompt, func() { k.messages.Say(k.messages.world.Words.Shell.MayTakeAMoment) })
	k.settle(0, func(bool, error) {
		hush()
		k.messages.Hush()
		k.screen.shield.Uncover()
		wishes := k.wishes
		k.wishes = nil
		for _, w := range wishes {
			if k.nav.Front() == w.page {
				w.do()
			}
		}
	})
}

// settle has the store do what it put off, off-screen, if nothing was asked of it for some time.
func (k *Keeper) settle(quiet time.Duration, then func(done bool, err error)) {
	var done bool
	var err error
	k.messages.world.Away(func() { done, err = k.store.Settle(quiet) }, func() { then(done, err) })
}
