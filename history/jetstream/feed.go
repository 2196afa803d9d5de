package jetstream

import (
	"context"
	"errors"
	"time"

	"github.com/nats-io/nats.go"
)

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
