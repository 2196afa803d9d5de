package jetstream

import (
	"context"
	"crypto/rand"
	"encoding/json"
	"errors"
	"fmt"
	"math"
	"net/url"
	"slices"
	"strconv"
	"strings"
	"sync"
	"time"

	"github.com/nats-io/nats.go"

	"tabby/history"
	"tabby/history/journal"
)

// The times of a connection.
const (
	askTime   = time.Second           // for one answer; a dead leader gives none
	pauseTime = 50 * time.Millisecond // before the same is asked again
	pingTime  = time.Second           // between signs of life of a server; two may be missing
	firstTime = 3 * time.Second       // in which servers that start with Tabby come up
)

// A conn is a connection to a cluster, which moves on to another server when one is lost.
type conn struct {
	*nats.Conn
	js       nats.JetStreamContext
	patience time.Duration // how long a request is repeated

	mu   sync.Mutex
	link context.Context // ends when the present connection does
	cut  context.CancelFunc
}

// dial connects to one of the servers of a list of addresses, with commas between.
func dial(servers string, patience time.Duration, client ...nats.Option) (*conn, error) {
	c := &conn{patience: patience}
	c.connected()
	var err error
	for until := time.Now().Add(min(patience, firstTime)); ; time.Sleep(pauseTime) {
		if c.Conn, err = c.connect(servers, client); err == nil || time.Now().After(until) {
			break
		}
	}
	if err != nil {
		return nil, fmt.Errorf("no NATS server can be reached at %s: %w", redacted(servers), err)
	}
	c.js, err = c.JetStream(nats.MaxWait(askTime))
	return c, err
}

// redacted returns a list of addresses without the passwords and tokens in them.
func redacted(list string) string {
	all := strings.Split(list, ",")
	for i, address := range all {
		u, err := url.Parse(address)
		switch {
		case err != nil:
			all[i] = "xxxxx"
		case u.User != nil:
			u.User = url.User("xxxxx")
			all[i] = u.String()
		}
	}
	return strings.Join(all, ",")
}

// connect connects once.
func (c *conn) connect(servers string, client []nats.Option) (*nats.Conn, error) {
	options := []nats.Option{
		nats.Name("tabby"), nats.Timeout(askTime), nats.PingInterval(pingTime), nats.MaxPingsOutstanding(2),
		nats.MaxReconnects(-1), nats.ReconnectWait(pauseTime), nats.ReconnectJitter(pauseTime, pauseTime),
		nats.DisconnectErrHandler(func(*nats.Conn, error) { c.disconnected() }),
		nats.ReconnectHandler(func(*nats.Conn) { c.connected() }),
		nats.ErrorHandler(func(*nats.Conn, *nats.Subscription, error) {}), // feeds look after themselves
	}
	return nats.Connect(servers, append(options, client...)...)
}

// connected begins a connection.
func (c *conn) connected() {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.link, c.cut = context.WithCancel(context.Background())
}

// disconnected ends all waiting for answers, which cannot come any more.
func (c *conn) disconnected() {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.cut()
}

// alive returns a context that ends with the connection there is. Without one, what is
// asked waits for the next, in the client.
func (c *conn) alive() context.Context {
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.link.Err() != nil {
		return context.Background()
	}
	return c.link
}

// ask sends a message until there is an answer to it, or until patience ends: then the
// error is [history.ErrUnreachable]. use takes the answer, and returns an error that wraps
// [errAgain] to ask again.
func (c *conn) ask(m *nats.Msg, use func([]byte) error) error {
	until := time.Now().Add(c.patience)
	for {
		err := c.once(m, use)
		if err == nil || !isPassing(err) {
			return err
		}
		if time.Now().After(until) || c.IsClosed() {
			return history.Refusal{Reason: history.ErrUnreachable, Cause: err}
		}
		time.Sleep(pauseTime)
	}
}

// once sends a message, and waits a second for the answer.
func (c *conn) once(m *nats.Msg, use func([]byte) error) error {
	ctx, stop := context.WithTimeout(c.alive(), askTime)
	defer stop()
	answer, err := c.RequestMsgWithContext(ctx, m)
	if err != nil {
		return err
	}
	return use(answer.Data)
}

// errAgain means that the same has to be asked again.
var errAgain = errors.New("not now")

// isPassing reports whether it helps to ask again, as when there is no leader now, or the message is
// being stored just now.
func isPassing(err error) bool {
	const unavailable = 503
	if said, is := errors.AsType[*nats.APIError](err); is && (said.Code == unavailable || said.ErrorCode == beingStored) {
		return true
	}
	return slices.ContainsFunc([]error{
		errAgain, context.DeadlineExceeded, context.Canceled, nats.ErrTimeout, nats.ErrNoResponders,
		nats.ErrDisconnected, nats.ErrConnectionClosed, nats.ErrConnectionReconnecting, nats.ErrReconnectBufExceeded, nats.ErrStaleConnection,
	}, func(passing error) bool { return errors.Is(err, passing) })
}

// The error codes of JetStream that say something else than that it failed.
const (
	noMessage     = 10037
	noStream      = 10059
	wrongSequence = 10071
	wrongConstant = 10164 // the same, of a newer server
	tooFewServers = 10005
	beingStored   = 10158
)

func isFault(err error, codes ...nats.ErrorCode) bool {
	said, is := errors.AsType[*nats.APIError](err)
	return is && slices.Contains(codes, said.ErrorCode)
}

// api asks JetStream for something, and reads the answer into to.
func (c *conn) api(what string, question any, to answer) error {
	data, err := json.Marshal(question)
	if err != nil {
		return err
	}
	return c.ask(&nats.Msg{Subject: "$JS.API." + what, Data: data}, func(data []byte) error { return read(data, to) })
}

// An answer is what JetStream answers to one kind of request. It has an outcome.
type answer interface{ result() *outcome }

// An outcome is part of each answer.
type outcome struct {
	Error *nats.APIError `json:"error"` // or nil
}

func (o *outcome) result() *outcome { return o }

// read reads an answer, which may be a fault.
func read(data []byte, to answer) error {
	*to.result() = outcome{} // it may be asked again
	if err := json.Unmarshal(data, to); err != nil {
		return fmt.Errorf("what NATS answers cannot be read: %w", err)
	}
	if f := to.result().Error; f != nil {
		return f
	}
	return nil
}

// newMessageID returns an ID that no other message has.
func newMessageID() string { return rand.Text() }

// header is where the name of a batch stands.
const header = "Tabby-Name"

// A place is where messages are: at a subject of a stream.
type place struct{ stream, subject string }

// A message is one that is stored.
type message struct {
	seq  uint64 // of the stream
	id   string
	name string
	data []byte
}

// anywhere stands for the sequence of a message that may follow on any other.
const anywhere = math.MaxUint64

// put stores a message after the one with a sequence, the last there, or 0. It returns the
// sequence of the new one. The error wraps [journal.ErrConflict] if another follows there
// already, and is [history.ErrUnreachable] if it is not known which.
func (c *conn) put(at place, after uint64, name string, data []byte) (uint64, error) {
	id := newMessageID()
	m := nats.NewMsg(at.subject)
	m.Data = data
	m.Header.Set(nats.MsgIdHdr, id)
	m.Header.Set(nats.ExpectedStreamHdr, at.stream)
	if after != anywhere {
		m.Header.Set(nats.ExpectedLastSubjSeqHdr, strconv.FormatUint(after, 10))
	}
	if name != "" {
		m.Header.Set(header, name)
	}
	var stored uint64
	err := c.ask(m, func(answer []byte) error {
		var ack struct {
			outcome
			Seq       uint64 `json:"seq"`
			Duplicate bool   `json:"duplicate"`
		}
		err := read(answer, &ack)
		if err == nil && (!ack.Duplicate || after == anywhere) {
			stored = ack.Seq
			return nil
		}
		if err != nil && !isFault(err, wrongSequence, wrongConstant) {
			return err
		}
		stored, err = c.find(at, after, id)
		return err
	})
	return stored, err
}

// find returns the sequence of the message with an ID that follows on another. If another
// does, the error wraps [journal.ErrConflict]; if none does, the conflict was a false one,
// and the error is [errAgain].
func (c *conn) find(at place, after uint64, id string) (uint64, error) {
	m, err := c.next(at, after)
	switch {
	case err != nil:
		return 0, err
	case m == nil:
		return 0, errAgain
	case m.id != id:
		return 0, fmt.Errorf("%w: %s has another message after %d", journal.ErrConflict, at.subject, after)
	}
	return m.seq, nil
}

// next returns the first message after a sequence, from the leader, or nil.
func (c *conn) next(at place, after uint64) (*message, error) {
	return c.get(at, map[string]any{"seq": after + 1, "next_by_subj": at.subject})
}

// last returns the last message, from the leader, or nil.
func (c *conn) last(at place) (*message, error) {
	return c.get(at, map[string]any{"last_by_subj": at.subject})
}

// get asks the leader of a stream for a message. A replica might be behind.
func (c *conn) get(at place, which any) (*message, error) {
	var found struct {
		outcome
		Stored struct {
			Seq    uint64 `json:"seq"`
			Header []byte `json:"hdrs"`
			Data   []byte `json:"data"`
		} `json:"message"`
	}
	err := c.api("STREAM.MSG.GET."+at.stream, which, &found)
	if isFault(err, noMessage) {
		return nil, nil
	}
	if err != nil {
		return nil, err
	}
	m := &message{seq: found.Stored.Seq, data: found.Stored.Data}
	if len(found.Stored.Header) == 0 {
		return m, nil
	}
	h, err := nats.DecodeHeadersMsg(found.Stored.Header)
	if err != nil {
		return nil, errors.Join(errors.New("a stored message cannot be read"), err)
	}
	m.id, m.name = h.Get(nats.MsgIdHdr), h.Get(header)
	return m, nil
}

// each calls f with every message after a sequence, in their order.
func (c *conn) each(at place, after uint64, f func(*message) error) error {
	for {
		m, err := c.next(at, after)
		if err != nil || m == nil {
			return err
		}
		if err := f(m); err != nil {
			return err
		}
		after = m.seq
	}
}
