package spaces

import (
	"compress/gzip"
	"errors"
	"net/http"
	"net/url"
	"strings"

	"tabby/history"
	"tabby/internal/devices/host"
	"tabby/internal/devices/host/page"
	"tabby/internal/devices/keys"
	"tabby/internal/devices/reason"
	"tabby/internal/devices/serve"
)

// routes returns the handler of all addresses of spaces.
func (s *Server) routes() http.Handler {
	mux := http.NewServeMux()
	mux.HandleFunc("GET /s/{space}/{$}", s.forFamily((*visit).tables))
	mux.HandleFunc("POST /s/{space}/key", s.enterKey)
	mux.HandleFunc("POST /s/{space}/forget", s.forgetKey)
	mux.HandleFunc("POST /s/{space}/games", s.forFamily((*visit).begin))
	mux.HandleFunc("GET /s/{space}/games/{game}/{$}", s.forFamily((*visit).codes))
	if s.options.Digits {
		mux.HandleFunc("POST /s/{space}/games/{game}/digits", s.forFamily((*visit).newDigits))
		mux.HandleFunc("GET /s/{space}/join", s.forDigits)
		mux.HandleFunc("POST /s/{space}/table/code", s.forDigits)
	}
	mux.HandleFunc("GET /s/{space}/history.jsonl.gz", s.forFamily((*visit).export))
	mux.HandleFunc("GET /s/{space}/space.css", s.style)
	mux.HandleFunc("GET /s/{space}/table/{file}", s.style)
	mux.HandleFunc("/s/{space}/games/{game}/table", s.forGuests)
	mux.HandleFunc("/s/{space}/games/{game}/table/", s.forGuests)
	mux.HandleFunc("/s/{space}/games/{game}/screen", s.forGuests)
	mux.HandleFunc("/", func(w http.ResponseWriter, r *http.Request) {
		if s.admit(w, r) {
			serve.Missing(w, r, s.reader(r).Server.NoPage)
		}
	})
	return s.logged(mux)
}

// policy is the Content-Security-Policy of a family's pages: no scripts, and nothing from
// elsewhere.
const policy = "default-src 'none'; style-src 'self'; img-src 'self' data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"

// admit sets the headers of an answer, and reports whether the device may come in. If it
// may not, that is answered.
func (s *Server) admit(w http.ResponseWriter, r *http.Request) bool {
	serve.Protect(w.Header(), policy)
	w.Header().Set("Referrer-Policy", "same-origin") // or browsers hide where a form comes from
	w.Header().Set("Cache-Control", "no-store")
	says := s.reader(r).Server
	return !s.door.Refuse(w, r, says.OtherName, says.OtherNetwork)
}

// forGuests answers the devices at a table. Nothing of a space is opened, or counted as its
// own, before a device has shown what only a guest of the table has.
func (s *Server) forGuests(w http.ResponseWriter, r *http.Request) {
	_, path, _ := strings.Cut(strings.TrimPrefix(r.URL.Path, "/s/"), "/games/"+r.PathValue("game"))
	below := r.Clone(r.Context())
	below.URL = &url.URL{Path: path, RawQuery: r.URL.RawQuery}
	s.front.Answer(w, below, func(sealed string) (*host.Table, func(), error) {
		t, leave, err := s.table(r.PathValue("space"), r.PathValue("game"), sealed)
		if err != nil {
			err = reason.About{Reason: reason.Away, Name: s.reader(r).Refusals.Reason(plain(err))}
		}
		return t, leave, err
	})
}

// forDigits lets devices join by the six digits of a table. A space that is not open has none, as
// one that is not there, and all answer alike. The tries of an address count at all together.
func (s *Server) forDigits(w http.ResponseWriter, r *http.Request) {
	name := r.PathValue("space")
	below := r.Clone(r.Context())
	below.URL = &url.URL{Path: strings.TrimPrefix(r.URL.Path, "/s/"+name)}
	var of *host.Host
	s.mu.Lock()
	if p := s.open[name]; p != nil {
		of = p.host
	}
	s.mu.Unlock()
	s.front.AnswerDigits(w, below, of)
}

// table returns the table that a key or token is for, and opens it; and nil if there is none.
// leave ends that the space is in use.
func (s *Server) table(space, game, sealed string) (t *host.Table, leave func(), err error) {
	leave = func() {}
	if !s.knows(space, game, keys.TagOf(sealed)) {
		return nil, leave, nil
	}
	p, out, err := s.enter(space)
	switch {
	case errors.Is(err, ErrUnknown):
		return nil, leave, nil
	case err != nil:
		return nil, leave, err
	}
	opened, err := p.table(game)
	switch {
	case errors.Is(err, history.ErrNoGame):
		return nil, out, nil
	case err != nil:
		return nil, out, err
	}
	return opened.Table, out, nil
}

// style answers what the pages of a family load.
func (s *Server) style(w http.ResponseWriter, r *http.Request) {
	if !s.admit(w, r) {
		return
	}
	if r.PathValue("file") == "" {
		http.ServeFileFS(w, r, files, "pages/space.css")
		return
	}
	r.URL.Path = "/table/" + r.PathValue("file")
	if l := s.reader(r); !page.Files(l, s.options.Offer, w, r) {
		serve.Missing(w, r, l.Server.NoPage)
	}
}

// A visit is a request of a device that has the key of a space.
type visit struct {
	*space
	w http.ResponseWriter
	r *http.Request
}

// forFamily lets devices in that show the key of a space, and asks others for it.
func (s *Server) forFamily(do func(*visit)) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		if !s.admit(w, r) || !s.mayPass(w, r, keyIn(r)) {
			return
		}
		p, leave, err := s.enter(r.PathValue("space"))
		if err == nil {
			defer leave()
		}
		switch {
		case err != nil:
			s.problem(w, r, err)
		case r.Method == http.MethodPost && !serve.IsSameOrigin(r):
			s.problem(w, r, reason.OtherPage)
		default:
			do(&visit{p, w, r})
		}
	}
}

// mayPass reports whether a key is that of the space. If not, it answers so, and counts it against
// the address. A space that does not exist gets the same answer, so nobody can learn which there
// are.
func (s *Server) mayPass(w http.ResponseWriter, r *http.Request, key string) bool {
	switch {
	case key == "" && !s.door.Count(r.RemoteAddr, serve.NoKey):
		s.problem(w, r, reason.FamilyKeys)
	case key == "":
		s.show(w, r, http.StatusUnauthorized, view{"key", keyPage{Space: r.PathValue("space")}})
	case s.opens(r.PathValue("space"), key): // first, so that others' wrong keys keep no family out
		return true
	case !s.door.Count(r.RemoteAddr, serve.WrongKey):
		s.askAgain(w, r, reason.FamilyKeys)
	default:
		s.askAgain(w, r, reason.FamilyKey)
	}
	return false
}

// askAgain asks for the key after one that was not good.
func (s *Server) askAgain(w http.ResponseWriter, r *http.Request, why error) {
	s.show(w, r, http.StatusUnauthorized, view{"key", keyPage{Space: r.PathValue("space"), Why: s.explain(r, why)}})
}

// opens reports whether a key is that of a space, without opening it. If there is no such space, it
// reads and compares as much.
func (s *Server) opens(space, key string) bool {
	r, err := load(s.dir, space)
	if err != nil {
		r = absent()
	}
	if err != nil && !errors.Is(err, ErrUnknown) {
		s.options.Log.Error("the record of a space cannot be read")
	}
	return r.opens(key) && err == nil
}

// cookie is the name of the cookie with the key.
const cookie = "tabby-space"

// keyIn returns the key that a device shows, or "".
func keyIn(r *http.Request) string {
	if key, ok := strings.CutPrefix(r.Header.Get("Authorization"), "Bearer "); ok {
		return key
	}
	c, err := r.Cookie(cookie)
	if err != nil {
		return ""
	}
	return c.Value
}

// posted reports whether a device that needs no key may come in with a form. If it may not, that is answered.
func (s *Server) posted(w http.ResponseWriter, r *http.Request) bool {
	if !s.admit(w, r) {
		return false
	}
	if !serve.IsSameOrigin(r) {
		s.problem(w, r, reason.OtherPage)
		return false
	}
	r.Body = http.MaxBytesReader(w, r.Body, maxForm)
	return true
}

// enterKey gives a device that has shown the key a cookie with it, for as long as its browser runs unless
// its owner says more.
func (s *Server) enterKey(w http.ResponseWriter, r *http.Request) {
	if !s.posted(w, r) {
		return
	}
	key := strings.TrimSpace(r.PostFormValue("key"))
	if key == "" {
		key = "none" // which is wrong as well
	}
	if !s.mayPass(w, r, key) {
		return
	}
	age := 0
	if r.PostFormValue("mine") != "" {
		age = keyAge
	}
	s.setCookie(w, r, key, age)
}

// forgetKey takes the cookie from a device, whether or not there is such a space.
func (s *Server) forgetKey(w http.ResponseWriter, r *http.Request) {
	if s.posted(w, r) {
		s.setCookie(w, r, "", -1)
	}
}

// setCookie sets the cookie with the key, for that many seconds, and leads to the tables.
func (s *Server) setCookie(w http.ResponseWriter, r *http.Request, key string, age int) {
	http.SetCookie(w, &http.Cookie{
		Name: cookie, Value: key, Path: "/s/" + r.PathValue("space") + "/", MaxAge: age,
		HttpOnly: true, SameSite: http.SameSiteLaxMode, Secure: strings.HasPrefix(serve.Base(r), "https:"),
	})
	http.Redirect(w, r, ".", http.StatusSeeOther)
}

const (
	maxForm = 16 << 10           // bytes
	keyAge  = 365 * 24 * 60 * 60 // seconds that its owner’s device keeps the key
)

// export sends the history of the space.
func (v *visit) export() {
	kept, err := v.kept()
	if err != nil {
		v.server.problem(v.w, v.r, err)
		return
	}
	v.w.Header().Set("Content-Type", "application/gzip")
	v.w.Header().Set("Content-Disposition", `attachment; filename="`+v.name+`.jsonl.gz"`)
	if err := stream(kept.Reader, gzip.NewWriter(v.w), history.Work{Context: v.r.Context()}); err != nil {
		panic(http.ErrAbortHandler) // so that no browser takes half of it for all
	}
}
