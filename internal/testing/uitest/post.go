package uitest

import "time"

// mostPosts is how many functions may wait for the screen, and patience how long a user
// waits for another goroutine.
const (
	mostPosts = 1000
	patience  = time.Minute
)

// Post keeps a function for the screen until the user waits for another goroutine.
func (u *User) Post(f func()) { u.posts <- f }

// Await runs what is posted to the screen until something is so.
func (u *User) Await(what string, is func() bool) {
	u.Helper()
	late := time.NewTimer(patience)
	defer late.Stop()
	for !is() {
		select {
		case f := <-u.posts:
			f()
		case <-late.C:
			u.Fatalf("%s did not come; on the screen: %s", what, u.Text())
		}
	}
}

// Sees waits until a text can be read in front.
func (u *User) Sees(text string) {
	u.Helper()
	u.Await(text, func() bool { return u.Reads(text) })
}

// Beside does something on a goroutine of its own, and runs meanwhile what is posted to
// the screen.
func (u *User) Beside(do func()) {
	u.Helper()
	done := make(chan struct{})
	go func() {
		defer close(done)
		do()
	}()
	for {
		select {
		case f := <-u.posts:
			f()
		case <-done:
			if u.Failed() {
				u.FailNow() // it may have ended early
			}
			return
		}
	}
}
