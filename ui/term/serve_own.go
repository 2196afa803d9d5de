package term

import (
	"net/http"

	"tabby/internal/devices/host/wire"
	"tabby/internal/devices/serve"
	"tabby/internal/devices/together"
)

// own is what is served of the games of this computer. The zero value is nothing.
type own struct {
	*tables
	gathering *gathering // or nil
}

// openOwn opens the store, if any of its games are served.
func (s serveCmd) openOwn(c call, opened *resources, door *serve.Door) (own, error) {
	if s.NATS != "" && !s.hosts() {
		return own{}, mistake("--nats says where games are; say with --game, --new or --running which of them are served")
	}
	if !s.needsStore() {
		return own{tables: &tables{}}, nil
	}
	if s.NATS != "" {
		return s.openShared(c, door)
	}
	kept, err := opened.store()
	if err != nil {
		return own{}, err
	}
	tables, err := s.openTables(c, ownSource{kept}, door)
	return own{tables, s.openTogether(c, kept, door)}, err
}

// openShared opens what is served of the games in a stream.
func (s serveCmd) openShared(c call, door *serve.Door) (own, error) {
	if s.Together {
		return own{}, mistake("--together syncs the games of this computer, and with --nats there are none; use one of them")
	}
	kept, err := s.openStream(c)
	if err != nil {
		return own{}, err
	}
	tables, err := s.openTables(c, kept, door)
	if err != nil {
		kept.close()
	}
	return own{tables: tables}, err
}

// handler answers other devices and, if there are pages, the browser build. All else is missing.
func (o own) handler(site *serve.Site, missing http.Handler) http.Handler {
	if o.host == nil && o.gathering == nil {
		return site
	}
	mux, rest := http.NewServeMux(), missing
	if site != nil {
		rest = site
	}
	if o.host != nil {
		for _, path := range []string{wire.TablePath, wire.TablePath + "/", wire.ScreenPath, wire.EnterPath} {
			mux.Handle(path, o.host)
		}
		rest = serve.Welcome(o.host, rest)
	}
	if o.gathering != nil {
		mux.Handle(together.Path, o.gathering)
	}
	mux.Handle("/", rest)
	return mux
}
