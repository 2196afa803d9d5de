package jetstream

import (
	"errors"
	"fmt"
	"math"
	"strconv"

	"github.com/nats-io/nats.go"

	"tabby/history/journal"
)

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
