package jetstream

import (
	"context"
	"errors"
	"slices"
	"sync"
	"time"

	"github.com/nats-io/nats.go"
)

// An inbox keeps what was heard of a game until it is taken by the goroutine to which the game
// belongs. A name is that of a draft, or [entries].
type inbox struct {
	changed func() // or nil

	mu     sync.Mutex
	topics map[string]*topic
	owner  state
}

// entries is the topic of the entries of a game; any other topic is the name of a draft.
const entries = ""

// A topic is what was heard under one name.
type topic struct {
	known  uint64     // the last message that was taken in or stored here
	heard  []*message // after that: all entries, or the last of a draft
	unsure bool       // there may be more, and the leader has to be asked
}

// A state is what the owner of an inbox does.
type state int

const (
	waiting state = iota // for changed
	storing              // what is heard of now may be its own
	called               // by changed, and has taken nothing since
)

func newInbox(changed func()) *inbox { return &inbox{changed: changed, topics: map[string]*topic{}} }

// of returns the topic of a name. The lock is held.
func (b *inbox) of(name string) *topic {
	if b.topics[name] == nil {
		b.topics[name] = &topic{unsure: name != entries} // a log is read before
	}
	return b.topics[name]
}

// hear keeps what was stored until it is taken, unless it was stored here.
func (b *inbox) hear(name string, m *message) {
	b.mu.Lock()
	defer b.mu.Unlock()
	n := b.of(name)
	if m.seq <= n.known {
		return
	}
	if name != entries {
		n.heard = nil
	}
	n.heard = append(n.heard, m)
	b.call()
}

// call calls changed if something of another host may be waiting. The lock is held.
func (b *inbox) call() {
	if b.owner != waiting || b.changed == nil {
		return
	}
	for _, n := range b.topics {
		if len(n.heard) > 0 {
			b.owner = called
			go b.changed() // it may wait for the goroutine that the game belongs to
			return
		}
	}
}

// take takes everything that was heard under a name, and reports whether there may be more.
func (b *inbox) take(name string) (heard []*message, unsure bool) {
	b.mu.Lock()
	defer b.mu.Unlock()
	n := b.of(name)
	heard, unsure = n.heard, n.unsure
	n.heard, n.unsure, b.owner = nil, false, waiting
	return heard, unsure
}

// ack forgets what was heard up to a message that is known here.
func (b *inbox) ack(name string, seq uint64) {
	b.mu.Lock()
	defer b.mu.Unlock()
	b.of(name).ack(seq)
}

func (n *topic) ack(seq uint64) {
	n.known = max(n.known, seq)
	n.heard = slices.DeleteFunc(n.heard, func(m *message) bool { return m.seq <= seq })
}

// store stores a message under a name by put, which returns its sequence. Only other hosts hear of
// it.
func (b *inbox) store(name string, put func() (uint64, error)) (uint64, error) {
	b.mu.Lock()
	b.owner = storing
	b.mu.Unlock()
	seq, err := put()
	b.mu.Lock()
	defer b.mu.Unlock()
	if b.owner = waiting; err == nil {
		b.of(name).ack(seq)
	}
	b.call()
	return seq, err
}

// doubt has the leader be asked for what is under a name, when that is taken next.
func (b *inbox) doubt(name string) {
	b.mu.Lock()
	defer b.mu.Unlock()
	b.of(name).unsure = true
}

// doubtAll is doubt for all names.
func (b *inbox) doubtAll() {
	b.mu.Lock()
	defer b.mu.Unlock()
	b.of(entries).unsure = true
	for _, n := range b.topics {
		n.unsure = true
	}
}

// A feed brings what is stored in a stream, in order and without gaps, from whichever
// server has it.
type feed struct {
	conn    *conn
	stream  string
	subject string // with wildcards
	last    uint64 // the sequence of the last message that came
	heard   func(subject string, m *message)
}

// beatTime is how often an idle stream gives a sign of life. After two that are missing
// the feed begins again at another server.
const beatTime = 500 * time.Millisecond

// run follows the stream until the context ends.
func (f *feed) run(ctx context.Context) {
	for ctx.Err() == nil {
		sub, err := f.conn.js.SubscribeSync(f.subject, nats.OrderedConsumer(), nats.BindStream(f.stream), nats.StartSequence(f.last+1), nats.IdleHeartbeat(beatTime))
		if err == nil {
			f.read(ctx, sub)
			_ = sub.Unsubscribe() // it may have ended already
		}
		select {
		case <-ctx.Done():
		case <-time.After(pauseTime):
		}
	}
}

// read takes what comes until the subscription ends.
func (f *feed) read(ctx context.Context, sub *nats.Subscription) {
	for {
		m, err := sub.NextMsgWithContext(ctx)
		if errors.Is(err, nats.ErrSlowConsumer) {
			continue // what was dropped is asked for again
		}
		if err != nil {
			return
		}
		about, err := m.Metadata()
		if err != nil || about.Sequence.Stream <= f.last {
			continue
		}
		f.last = about.Sequence.Stream
		f.heard(m.Subject, &message{f.last, m.Header.Get(nats.MsgIdHdr), m.Header.Get(header), m.Data})
	}
}
