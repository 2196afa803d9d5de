package host

import (
	"net/http"
	"strings"

	"tabby/internal/devices/host/page"
	"tabby/internal/devices/host/wire"
	"tabby/internal/devices/serve"
)

// ServeHTTP implements [http.Handler] for [wire.TablePath] and all below, for [wire.ScreenPath] and
// [wire.EnterPath], and for the plain address, which leads there ([serve.Welcome]).
func (h *Host) ServeHTTP(w http.ResponseWriter, r *http.Request) { h.Answer(w, r, h.find) }

// Answer is ServeHTTP for a table that is found by a key or a token, and so is not looked for
// before a device has shown one.
func (h *Host) Answer(w http.ResponseWriter, r *http.Request, find Finder) {
	if !h.admits(w, r) {
		return
	}
	switch r.URL.Path {
	case "/": // as long as the host is expectant; what follows a # goes along, as browsers do
		w.Header().Set("Cache-Control", "no-store")
		w.Header().Set("Location", strings.TrimPrefix(wire.EnterPath, "/")) // below the path of a proxy too
		w.WriteHeader(http.StatusFound)
	case wire.JoinPath:
		h.join(w, r, find)
	case wire.CodePath:
		h.code(w, r, &h.codes, false)
	case wire.PhotoPath:
		h.photo(w, r, find)
	case wire.LivePath:
		h.live(w, r, find)
	default:
		page.Files(h.reader(r), h.offer, w, r)
	}
}

// AnswerDigits is ServeHTTP for the digits of another host, or of none if it is nil. Wrong
// digits are counted here, so that a network shares its tries among all other hosts, too few to
// end the digits of one.
func (h *Host) AnswerDigits(w http.ResponseWriter, r *http.Request, of *Host) {
	switch codes := &h.codes; {
	case r.URL.Path != wire.CodePath:
		h.ServeHTTP(w, r)
	case h.admits(w, r):
		if of != nil {
			codes = &of.codes
		}
		h.code(w, r, codes, true)
	}
}

// admits sets the headers of an answer, and reports whether the device may come in. If it may
// not, that is answered.
func (h *Host) admits(w http.ResponseWriter, r *http.Request) bool {
	serve.Protect(w.Header(), h.others.policy())
	says := h.reader(r).Server
	return !h.room.Refuse(w, r, says.OtherName, says.OtherNetwork)
}
