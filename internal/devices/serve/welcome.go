package serve

import "net/http"

// An Expectant handler can let devices in that have only the plain address.
type Expectant interface {
	http.Handler
	// Expects reports whether it would let one in now, at /join. Then it answers the plain
	// address too, and leads there.
	Expects() bool
}

// Welcome returns a handler that leaves the plain address to guests, as long as they are
// [Expectant] and expect one. All other requests go to next.
func Welcome(guests, next http.Handler) http.Handler {
	e, is := guests.(Expectant)
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if is && r.URL.Path == "/" && e.Expects() {
			e.ServeHTTP(w, r)
			return
		}
		next.ServeHTTP(w, r)
	})
}
