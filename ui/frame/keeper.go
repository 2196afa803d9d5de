package frame

import (
	"math"
	"time"
)

// A Keeper waits for work that a new store puts off. Keeping something earlier blocks the screen
// until that work is done.
type Keeper struct {
	messages *Messenger
	store    Store
	nav      *Navigator
	wishes   []func() // that wait
}

const (
	calm   = time.Second            // how long nothing is tapped before a new store does what it put off
	prompt = 200 * time.Millisecond // how long a wait is before a word is said about it
	never  = time.Duration(math.MaxInt64)
)

// Prepare lets a new store do the work that it put off, once nothing is tapped for a moment. If that
// fails, the error is shown when something is to be kept.
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
// first start. Until then the screen is drawn and takes taps.
func (k *Keeper) Ready(do func()) {
	waits := len(k.wishes) > 0
	if done, _ := k.store.Settle(never); done && !waits {
		do()
		return
	}
	if k.wishes = append(k.wishes, do); !waits {
		k.wait()
	}
}

// ReadyHere is Ready for an act that leads to another page, unless that page has been opened already:
// a second tap does nothing.
func (k *Keeper) ReadyHere(do func()) {
	here := k.nav.Front()
	k.Ready(func() {
		if k.nav.Front() == here {
			do()
		}
	})
}

// wait has the store do what it put off, and then grants the wishes in their order.
func (k *Keeper) wait() {
	hush := k.messages.world.After(prompt, func() { k.messages.Say(k.messages.world.Words.Shell.MayTakeAMoment) })
	k.settle(0, func(bool, error) {
		hush()
		k.messages.Hush()
		wishes := k.wishes
		k.wishes = nil
		for _, do := range wishes {
			do()
		}
	})
}

// settle has the store do what it put off, off-screen, if nothing was asked of it for some time.
func (k *Keeper) settle(quiet time.Duration, then func(done bool, err error)) {
	var done bool
	var err error
	k.messages.world.Away(func() { done, err = k.store.Settle(quiet) }, func() { then(done, err) })
}
