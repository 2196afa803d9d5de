package spaces

import (
	"errors"
	"io/fs"
	"log/slog"
	"os"
	"path/filepath"
	"regexp"
	"sync"
	"sync/atomic"
	"time"

	"tabby/history"
	"tabby/history/sqlite"
	"tabby/internal/devices/host"
	"tabby/internal/devices/keys"
	"tabby/internal/devices/reason"
	"tabby/internal/devices/serve"
)

// A space is one that is open. Its store and its tables are opened when they are asked for.
type space struct {
	server *Server
	name   string
	host   *host.Host
	log    *slog.Logger // calls it by its ID
	id     string       // of its record
	bytes  atomic.Int64 // that it may have on disk
	dated  atomic.Int64 // when the record was written that was looked at last, as Unix nanoseconds
	fits   atomic.Int64 // entries that certainly fit in before the disk is asked again

	users int // requests that are being answered; guarded by the server's lock

	mu     sync.Mutex // never taken on the loop of a table, which may be waited for
	record record
	read   time.Time // when the record was written
	store  *sqlite.Store
	tables map[string]*table // by the ID of their game
	used   time.Time
}

// A table is one that is open, with when it was of use last.
type table struct {
	*Table
	used time.Time
}

// newSpace returns a space that has nothing open yet. The error is [ErrUnknown] if
// there is none of that name.
func newSpace(s *Server, name string) (*space, error) {
	r, err := load(s.dir, name)
	if err != nil {
		return nil, err
	}
	p := &space{
		server: s, name: name, id: r.ID, host: host.New(s.door.NewRoom(serve.PerAddress), s.options.Words),
		log: s.options.Log.With("space", r.ID), record: r, tables: map[string]*table{},
	}
	p.host.Measure(s.options.Meter)
	p.host.Offer(s.options.Offer)
	return p, p.refresh()
}

// refresh reads the record again if it has changed. The error is [ErrUnknown] if the space
// is no more, or another has its name.
func (p *space) refresh() error {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.used = p.server.options.Now()
	info, err := os.Stat(recordIn(folder(p.server.dir, p.name)))
	switch {
	case errors.Is(err, os.ErrNotExist):
		return ErrUnknown
	case err != nil || info.ModTime().Equal(p.read):
		return err
	}
	r, err := load(p.server.dir, p.name)
	if err != nil {
		return err
	}
	if r.ID != p.record.ID {
		return ErrUnknown
	}
	p.record, p.read = r, info.ModTime()
	p.host.Limit(r.Limits.Devices)
	p.bytes.Store(r.Limits.Bytes)
	p.fits.Store(0)
	return nil
}

// isGone reports whether the space was removed, or another has its name: its folder may lie
// elsewhere by now. It takes no lock, and so may be asked on the loop of a table.
func (p *space) isGone() bool {
	info, err := os.Stat(recordIn(folder(p.server.dir, p.name)))
	if err != nil {
		return errors.Is(err, os.ErrNotExist)
	}
	at := info.ModTime().UnixNano()
	if p.dated.Load() == at {
		return false
	}
	r, err := load(p.server.dir, p.name)
	if err != nil {
		return errors.Is(err, ErrUnknown)
	}
	if r.ID == p.id {
		p.dated.Store(at)
	}
	return r.ID != p.id
}

// maxEntry is more than an entry takes on disk, with the pages of SQLite that it changes.
const maxEntry = 256 << 10

// room returns an error if the space has used all its bytes. Its files are added up only after so
// many entries that they might have filled it.
func (p *space) room() error {
	if p.fits.Add(-1) >= 0 {
		return nil
	}
	size, err := sizeOf(folder(p.server.dir, p.name))
	if err != nil {
		return err
	}
	most := p.bytes.Load()
	if size >= most {
		return reason.About{Reason: reason.FamilyFull, Number: int(most >> 20)}
	}
	p.fits.Store((most - size) / maxEntry)
	return nil
}

// kept returns the store of the space, and opens it if it is closed.
func (p *space) kept() (metered, error) {
	p.mu.Lock()
	defer p.mu.Unlock()
	return p.keptLocked()
}

func (p *space) keptLocked() (metered, error) {
	if p.store == nil {
		o := p.server.options.Stores
		o.Now = p.server.options.Now
		store, err := sqlite.Open(folder(p.server.dir, p.name), o)
		if err != nil {
			p.log.Error("a store cannot be opened", "cause", cause(err))
			return metered{}, err
		}
		if err := p.noteAll(store); err != nil {
			return metered{}, errors.Join(err, store.Close())
		}
		p.store = store
		p.server.options.Meter.Space(1)
		p.log.Debug("space opened")
	}
	return metered{p.store, p}, nil
}

// table returns the table of a game, and opens it if it is closed.
func (p *space) table(id string) (*Table, error) {
	p.mu.Lock()
	defer p.mu.Unlock()
	now := p.server.options.Now()
	if t := p.tables[id]; t != nil {
		t.used = now
		return t.Table, nil
	}
	kept, err := p.keptLocked()
	if err != nil {
		return nil, err
	}
	opened, err := Opener{Host: p.host, Words: p.server.options.Words, Store: kept, Now: p.server.options.Now, Failed: p.failed, Below: "/games/" + id}.Open(id)
	if err != nil {
		return nil, err
	}
	if err := p.note(id, opened.tag()); err != nil {
		opened.Close()
		return nil, err
	}
	p.tables[id] = &table{opened, now}
	p.server.options.Meter.Table(1)
	return opened, nil
}

// failed reports what goes wrong in a round.
func (p *space) failed(err error) { p.log.Error("a round cannot go on", "cause", cause(err)) }

// begin begins a game, and returns its ID.
func (p *space) begin(w wish) (string, error) {
	if err := p.room(); err != nil {
		return "", err
	}
	kept, err := p.kept()
	if err != nil {
		return "", err
	}
	return w.begin(kept, p.server.options.Now)
}

// running returns the games that are not over, the latest first.
func (p *space) running() ([]history.Summary, error) {
	kept, err := p.kept()
	if err != nil {
		return nil, err
	}
	return kept.Games(history.Page{Filter: history.Filter{State: history.Running}, Limit: shown})
}

// shown is how many games a page lists, or looks at.
const shown = 100

// empty reports whether a table has no guests, and none can join by its digits.
func (t *table) empty() (is bool) {
	t.on(func() {
		digits, _ := t.Passcode()
		is = t.Guests() == 0 && digits == ""
	})
	return is
}

func (p *space) closeTable(id string) {
	p.tables[id].Close()
	delete(p.tables, id)
	p.server.options.Meter.Table(-1)
}

// rest closes the tables that no guest has used since a moment, and reports whether the
// space has been idle since then too.
func (p *space) rest(since time.Time) (idle bool) {
	p.mu.Lock()
	defer p.mu.Unlock()
	for id, t := range p.tables {
		if !t.empty() {
			t.used = p.server.options.Now()
		} else if t.used.Before(since) {
			p.closeTable(id)
		}
	}
	return len(p.tables) == 0 && p.used.Before(since)
}

// close closes all that is open of the space.
func (p *space) close() {
	p.mu.Lock()
	defer p.mu.Unlock()
	for id := range p.tables {
		p.closeTable(id)
	}
	p.host.End()
	if p.store == nil {
		return
	}
	if err := p.store.Close(); err != nil {
		p.log.Error("a store cannot be closed", "cause", cause(err))
	}
	p.store = nil
	p.server.options.Meter.Space(-1)
	p.log.Debug("space closed")
}

// The folder of a space has a file for each game that was open to guests, with the first part
// of its codes and tokens, its tag. So what a stranger has made up is found out without
// opening the store.

// ids matches the ID of a game: a part of a path.
var ids = regexp.MustCompile(`^[0-9A-Za-z-]{1,64}$`)

// codesIn returns the folder with the tags of a space.
func codesIn(folder string) string { return filepath.Join(folder, "codes") }

// knows reports whether a space has a table of that tag for a game, as far as that is known
// without its store.
func (s *Server) knows(space, game, tag string) bool {
	if !name.MatchString(space) || !ids.MatchString(game) {
		return false
	}
	at := codesIn(folder(s.dir, space))
	kept, err := os.ReadFile(filepath.Join(at, game))
	if errors.Is(err, fs.ErrNotExist) {
		return s.isOlder(space)
	}
	return err == nil && tag != "" && keys.Same(string(kept), tag)
}

// isOlder reports whether a space was made by a Tabby that kept no tags beside the store. They
// are written when it is opened for the first time.
func (s *Server) isOlder(space string) bool {
	_, unknown := os.Stat(recordIn(folder(s.dir, space)))
	_, err := os.Stat(codesIn(folder(s.dir, space)))
	return unknown == nil && errors.Is(err, fs.ErrNotExist)
}

// note writes the tag of a game down.
func (p *space) note(game, tag string) error {
	at := filepath.Join(codesIn(folder(p.server.dir, p.name)), game)
	if kept, err := os.ReadFile(at); err == nil && string(kept) == tag {
		return nil
	}
	return os.WriteFile(at, []byte(tag), 0o600)
}

// noteAll writes the tags of all games down that were open to guests, if none are.
func (p *space) noteAll(kept *sqlite.Store) error {
	if !p.server.isOlder(p.name) {
		return nil
	}
	games, err := kept.Games(history.Page{})
	if err != nil {
		return err
	}
	if err := os.Mkdir(codesIn(folder(p.server.dir, p.name)), 0o700); err != nil {
		return err
	}
	for _, g := range games {
		if tag := host.KeptTag(kept, g.ID); tag != "" {
			if err := p.note(g.ID, tag); err != nil {
				return err
			}
		}
	}
	return nil
}
