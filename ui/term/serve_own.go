package term

import (
	"net/http"

	"tabby/internal/serve"
	"tabby/internal/together"
)

// own is what is served of the games of this computer. The zero value is nothing.
type own struct {
	*tables
	gathering *gathering // or nil
}

// openOwn opens the store, if any of its games are served.
func (s serveCmd) openOwn(c call, opened *resources) (own, error) {
	if s.NATS != "" && !s.hosts() {
		return own{}, misuse("--nats says where games are; say with --game, --new or --running which of them are served")
	}
	if !s.needsStore() {
		return own{tables: &tables{}}, nil
	}
	if s.NATS != "" {
		return s.openShared(c)
	}
	kept, err := opened.store()
	if err != nil {
		return own{}, err
	}
	tables, err := s.openTables(c, ownShelf{kept})
	return own{tables, s.openTogether(c, kept)}, err
}

// openShared opens what is served of the games in a stream.
func (s serveCmd) openShared(c call) (own, error) {
	if s.Together {
		return own{}, misuse("--together keeps the games of this computer, and with --nats there are none; use one of them")
	}
	kept, err := s.openStream(c)
	if err != nil {
		return own{}, err
	}
	tables, err := s.openTables(c, kept)
	if err != nil {
		kept.close()
	}
	return own{tables: tables}, err
}

// handler answers other devices and, if there are pages, the browser build.
func (o own) handler(site *serve.Site) http.Handler {
	if o.host == nil && o.gathering == nil {
		return site
	}
	mux := http.NewServeMux()
	if o.host != nil {
		mux.Handle("/table", o.host)
		mux.Handle("/table/", o.host)
		mux.Handle("/screen", o.host)
	}
	if o.gathering != nil {
		mux.Handle(together.Path, o.gathering)
	}
	if site != nil {
		mux.Handle("/", site)
	}
	return mux
}
