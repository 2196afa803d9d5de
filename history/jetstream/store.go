package jetstream

import (
	"cmp"
	"context"
	"fmt"
	"maps"
	"regexp"
	"slices"
	"strings"
	"sync"
	"time"

	"github.com/google/uuid"
	"github.com/nats-io/nats.go"

	"tabby/history"
)

// Options say how a store is used.
type Options struct {
	// Space keeps the games of one family or café apart from those of others: up to 32
	// small letters, digits and dashes. "" is "home".
	Space string
	// Monitors are the addresses of the monitoring of the servers, for [CheckSync].
	Monitors []string
	// Patience is how long a request is repeated before it fails, or 0 for 20 seconds:
	// twice an election.
	Patience time.Duration
	// Now is the clock, or nil for that of the computer.
	Now func() time.Time
	// NewID returns an ID for a game or a person, or is nil for a UUIDv7.
	NewID func() (string, error)
	// Client has settings of the client of NATS beside Tabby's own.
	Client []nats.Option
}

// patience is the usual [Options.Patience].
const patience = 20 * time.Second

// A Store keeps the games of a space. It is safe for use by several goroutines.
type Store struct {
	conn   *conn
	space  string
	now    func() time.Time
	newID  func() (string, error)
	people revisions
	end    context.CancelFunc
	ended  sync.WaitGroup

	mu    sync.Mutex
	open  map[string]*inbox // of games, by ID
	begun func(id string)   // is called with a game whose table another host has opened, or nil
}

var spaces = regexp.MustCompile(`^[a-z0-9-]{1,32}$`)

// Open connects to NATS servers, by a list of addresses with commas between, and makes the
// streams if there are none: with three replicas in a cluster. It returns what an operator
// should know, as sentences without an end.
//
// The error says in words what is missing: servers that flush every write ([ErrLazy]), a
// majority of them, or any server.
func Open(url string, o Options) (*Store, []string, error) {
	space := cmp.Or(o.Space, "home")
	if !spaces.MatchString(space) {
		return nil, nil, fmt.Errorf("a space is up to 32 small letters, digits and dashes, not %q", space)
	}
	asked, err := CheckSync(o.Monitors)
	if err != nil {
		return nil, nil, err
	}
	c, err := dial(url, cmp.Or(o.Patience, patience), o.Client...)
	if err != nil {
		return nil, nil, err
	}
	s := &Store{conn: c, space: space, now: o.Now, newID: o.NewID, open: map[string]*inbox{}}
	if s.now == nil {
		s.now = time.Now
	}
	if s.newID == nil {
		s.newID = newUUID
	}
	s.people = revisions{conn: c, at: peoplePlace(space)}
	doubts, err := s.start(asked)
	if err != nil {
		c.Close()
		return nil, nil, err
	}
	return s, doubts, nil
}

func newUUID() (string, error) {
	id, err := uuid.NewV7()
	return id.String(), err
}

// start makes the streams, and follows them.
func (s *Store) start(asked []string) (doubts []string, err error) {
	ctx, end := context.WithCancel(context.Background())
	s.end = end
	var servers []string
	var feeds []*feed
	for _, l := range layouts() {
		info, err := s.conn.ensure(l)
		if err != nil {
			end()
			return nil, err
		}
		servers = append(servers, info.servers()...)
		if s.conn.clustered() {
			doubts = append(doubts, info.doubts()...)
		}
		if l.Name == peopleStream {
			continue
		}
		subject := strings.Replace(l.Subjects[0], "*", s.space, 1)
		feeds = append(feeds, &feed{conn: s.conn, stream: l.Name, subject: subject, last: info.State.LastSeq, heard: s.heard})
	}
	for _, f := range feeds {
		s.ended.Go(func() { f.run(ctx) })
	}
	slices.Sort(doubts)
	slices.Sort(servers)
	return append(slices.Compact(doubts), unchecked(slices.Compact(servers), asked)...), nil
}

// Close ends the connection.
func (s *Store) Close() {
	s.end()
	s.conn.Close()
	s.ended.Wait()
}

// heard passes a stored message, of this host or another, to its game.
func (s *Store) heard(subject string, m *message) {
	parts := strings.Split(subject, ".") // tabby, space, kind, partition, ID, name
	if len(parts) < 5 {
		return
	}
	name := entries
	if len(parts) == 6 {
		name = parts[5] + "/" + parts[4]
	}
	s.mu.Lock()
	in, begun := s.open[parts[4]], s.begun
	s.mu.Unlock()
	switch {
	case in != nil:
		in.hear(name, m)
	case begun != nil && len(parts) == 6 && parts[4] != "-":
		begun(parts[4])
	}
}

// Begun calls f with the ID of each game that is not open here and whose table changes,
// from now on. It is called on another goroutine, and must not wait.
func (s *Store) Begun(f func(id string)) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.begun = f
}

// Games returns the IDs of all games, the oldest first.
func (s *Store) Games() ([]string, error) {
	lengths, err := s.lengths()
	return slices.Sorted(maps.Keys(lengths)), err // by time, as UUIDv7 are
}

// lengths returns how many entries each game has.
func (s *Store) lengths() (map[string]int, error) {
	lengths := map[string]int{}
	for p := range partitions {
		const page = 100_000 // as many subjects as a server lists at once
		for at, more := 0, true; more; at += page {
			var info streamInfo
			err := s.conn.api(fmt.Sprint("STREAM.INFO.", gamesStream, p), map[string]any{"subjects_filter": fmt.Sprintf("tabby.%s.game.%d.*", s.space, p), "offset": at}, &info)
			if err != nil {
				return nil, err
			}
			for subject, entries := range info.State.Subjects {
				lengths[subject[strings.LastIndexByte(subject, '.')+1:]] = int(entries)
			}
			more = len(info.State.Subjects) == page
		}
	}
	return lengths, nil
}

// NewGame returns the log of a game that is yet to begin.
func (s *Store) NewGame() history.Log { return &gameLog{store: s, inbox: newInbox(nil)} }

// Log returns the log of a game, which does not follow what others append. The error wraps
// [history.ErrNoGame] if there is none of that ID.
func (s *Store) Log(id string) (history.Log, error) {
	l := &gameLog{store: s, inbox: newInbox(nil), ledger: history.Ledger{ID: id}}
	batches, err := l.Read()
	if err == nil && len(batches) == 0 {
		err = history.Refusal{Reason: history.ErrNoGame, What: id}
	}
	return l, err
}
