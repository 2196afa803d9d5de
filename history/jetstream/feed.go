package jetstream

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"strings"
	"sync"
	"time"

	"github.com/nats-io/nats.go"
)

// A feed brings what is stored in some streams, in order and without gaps, from whichever
// server has it. It looks now and then, at all streams at once, and takes all that has come:
// a host is not woken by each message of tables at which it has no one. What it cannot wait
// for, it is sent as well ([Game.Listen]).
type feed struct {
	conn    *conn
	streams map[string]*followed // by name
	heard   func(subject string, m *message)
}

// A followed stream is one that a feed looks at.
type followed struct {
	stream   string
	subject  string // with wildcards
	last     uint64 // the sequence of the last message that came
	consumer string // the name of what keeps the place at the server, or "" if there is none
	taken    uint64 // messages of that
	due      int    // that may still come at this look
}

// lookTime is how often a feed looks, and lookMost how many messages of a stream it takes at
// once.
const (
	lookTime = 500 * time.Millisecond
	lookMost = 1000
)

// run follows the streams until the context ends.
func (f *feed) run(ctx context.Context) {
	inbox := nats.NewInbox()
	sub, err := f.conn.SubscribeSync(inbox + ".>")
	if err != nil {
		return // it is closed
	}
	for n := 0; ctx.Err() == nil; n++ {
		f.look(fmt.Sprint(inbox, ".", n, "."), sub)
		select {
		case <-ctx.Done():
		case <-time.After(lookTime):
		}
	}
}

// look takes what has come, by answers to an inbox of its own. A stream that does not
// answer, or of which a message is missing, is followed anew the next time, from where it
// was.
func (f *feed) look(inbox string, sub *nats.Subscription) {
	f.begin()
	ctx, stop := context.WithTimeout(f.conn.present(), askTime)
	defer stop()
	asked := map[string]*followed{}
	for name, s := range f.streams {
		if s.consumer != "" && s.ask(f.conn, inbox) == nil {
			asked[name] = s
		}
	}
	for len(asked) > 0 {
		m, err := sub.NextMsgWithContext(ctx)
		if err != nil {
			break
		}
		f.take(m, inbox, asked)
	}
	for _, s := range asked {
		s.consumer = ""
	}
}

// begin begins to follow the streams that are not followed, as far as they can be.
func (f *feed) begin() {
	ctx, stop := context.WithTimeout(f.conn.present(), askTime)
	defer stop()
	var beginning sync.WaitGroup
	for _, s := range f.streams {
		if s.consumer == "" {
			beginning.Go(func() { s.follow(ctx, f.conn.js) })
		}
	}
	beginning.Wait()
}

// take takes a message, or the answer that there is none. It leaves those streams that have
// more to come, or have failed.
func (f *feed) take(m *nats.Msg, inbox string, asked map[string]*followed) {
	if status := m.Header.Get("Status"); status != "" {
		if name, now := strings.CutPrefix(m.Subject, inbox); now && (status == nothingMore || status == nothingMoreNow) {
			delete(asked, name)
		}
		return
	}
	about, err := m.Metadata()
	if err != nil {
		return
	}
	s := f.streams[about.Stream]
	if s == nil || s.consumer != about.Consumer || about.Sequence.Consumer != s.taken+1 {
		return // it is of before, or one is missing
	}
	s.taken, s.last = s.taken+1, about.Sequence.Stream
	f.heard(m.Subject, &message{s.last, m.Header.Get(nats.MsgIdHdr), m.Header.Get(header), m.Data})
	if s.due--; about.NumPending == 0 || s.due == 0 {
		delete(asked, s.stream)
	}
}

// The statuses of an answer that there are no messages, or no more.
const (
	nothingMore    = "404"
	nothingMoreNow = "408"
)

// follow has a server keep the place, if it can.
func (s *followed) follow(ctx context.Context, js nats.JetStreamContext) {
	c, err := js.AddConsumer(s.stream, &nats.ConsumerConfig{
		FilterSubject: s.subject, DeliverPolicy: nats.DeliverByStartSequencePolicy, OptStartSeq: s.last + 1,
		AckPolicy: nats.AckNonePolicy, Replicas: 1, MemoryStorage: true, InactiveThreshold: 10 * lookTime,
	}, nats.Context(ctx))
	if err == nil {
		s.consumer, s.taken = c.Name, 0
	}
}

// ask asks for what has come, in messages to an inbox.
func (s *followed) ask(c *conn, inbox string) error {
	s.due = lookMost
	what, err := json.Marshal(map[string]any{"batch": lookMost, "no_wait": true})
	return errors.Join(err, c.PublishRequest("$JS.API.CONSUMER.MSG.NEXT."+s.stream+"."+s.consumer, inbox+s.stream, what))
}
