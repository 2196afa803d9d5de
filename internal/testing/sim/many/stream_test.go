package many

import (
	"fmt"
	"slices"
	"time"
)

// A stream keeps messages.
type stream struct {
	layout
	clustered bool
	last      uint64
	kept      []stored
	ids       map[string]once
	consumers []*consumer
}

// A stored message is one of a stream.
type stored struct {
	Subject string    `json:"subject"`
	Seq     uint64    `json:"seq"`
	Head    []byte    `json:"hdrs,omitempty"`
	Body    []byte    `json:"data,omitempty"`
	Time    time.Time `json:"time"`
}

// A once is a message that is not stored twice.
type once struct {
	seq uint64
	at  time.Time
}

// has reports whether messages at a subject are kept.
func (s *stream) has(subject string) bool {
	return slices.ContainsFunc(s.Subjects, func(pattern string) bool { return matches(pattern, subject) })
}

// put keeps a message, if it follows on the one that its writer expects.
func (s *stream) put(f frame) says {
	if want := f.header("Nats-Expected-Stream"); want != "" && want != s.Name {
		return fault(400, 10060, "expected stream does not match")
	}
	id := f.header("Nats-Msg-Id")
	first, is := s.ids[id]
	twice := is && id != "" && time.Since(first.at) < window
	want, expects := number(f.header("Nats-Expected-Last-Subject-Sequence"))
	last := s.lastAt(f.subject())
	switch {
	case expects && last != want && (!twice || !s.clustered): // a cluster looks at the ID first
		return fault(400, 10071, fmt.Sprint("wrong last sequence: ", last))
	case twice:
		return says{"stream": s.Name, "seq": first.seq, "duplicate": true}
	}
	if s.PerSubject == 1 {
		s.kept = slices.DeleteFunc(s.kept, func(m stored) bool { return m.Subject == f.subject() })
	}
	s.last++
	s.kept = append(s.kept, stored{f.subject(), s.last, f.head, f.body, time.Now()})
	if id != "" {
		s.ids[id] = once{s.last, time.Now()}
	}
	return says{"stream": s.Name, "seq": s.last}
}

// lastAt returns the sequence of the last message at a subject, or 0.
func (s *stream) lastAt(subject string) uint64 {
	for _, m := range slices.Backward(s.kept) {
		if m.Subject == subject {
			return m.Seq
		}
	}
	return 0
}

// get returns the message that is asked for.
func (s *stream) get(q request) says {
	first := q.Seq
	if q.LastBy != "" {
		first, q.Next = s.lastAt(q.LastBy), q.LastBy
	}
	for _, m := range s.kept {
		if m.Seq >= first && matches(q.Next, m.Subject) {
			return says{"message": m}
		}
	}
	return fault(404, 10037, "no message found")
}

// info returns what the stream is.
func (s *stream) info(q request) says {
	subjects := map[string]int{}
	for _, m := range s.kept {
		if matches(q.Filter, m.Subject) {
			subjects[m.Subject]++
		}
	}
	return says{"config": s.layout, "state": says{"last_seq": s.last, "subjects": subjects}}
}

// A consumerRequest says what a consumer is to be.
type consumerRequest struct {
	Filter   string        `json:"filter_subject"`
	To       string        `json:"deliver_subject"`
	Start    uint64        `json:"opt_start_seq"`
	Beat     time.Duration `json:"idle_heartbeat"`
	Inactive time.Duration `json:"inactive_threshold"`
	Policy   string        `json:"deliver_policy"`
}

// lonely is how long a consumer lasts to which nobody listens.
const lonely = 5 * time.Second

// A consumer pushes what is stored to all that have subscribed for it.
type consumer struct {
	consumerRequest
	name   string
	stream *stream
	next   uint64 // of the stream
	sent   uint64 // messages
	spoke  time.Time
	heard  time.Time // when there was anyone to send to
}

// follow makes a consumer.
func (s *stream) follow(m *model, name string, q request) says {
	s.leave(name)
	c := &consumer{consumerRequest: q.Follows, name: name, stream: s, next: q.Follows.Start, spoke: time.Now(), heard: time.Now()}
	if c.Policy != "by_start_sequence" || c.Beat == 0 || c.Inactive != 0 {
		panic(fmt.Sprintf("the model has no such consumers: %+v", q))
	}
	s.consumers = append(s.consumers, c)
	time.AfterFunc(c.Beat, func() { m.beat(c) })
	time.AfterFunc(0, func() { // after the answer
		m.mu.Lock()
		defer m.mu.Unlock()
		c.push(m)
	})
	return says{"stream_name": s.Name, "name": name, "config": q.Follows}
}

// leave ends a consumer.
func (s *stream) leave(name string) says {
	before := len(s.consumers)
	s.consumers = slices.DeleteFunc(s.consumers, func(c *consumer) bool { return c.name == name })
	if len(s.consumers) == before {
		return fault(404, 10014, "consumer not found")
	}
	return says{"success": true}
}

// names returns the names of the consumers.
func (s *stream) names() says {
	all := []string{}
	for _, c := range s.consumers {
		all = append(all, c.name)
	}
	return says{"consumers": all}
}

// push sends what is new to all who follow.
func (s *stream) push(m *model) {
	for _, c := range s.consumers {
		c.push(m)
	}
}

// push sends what is new, as long as anyone is there.
func (c *consumer) push(m *model) {
	if !slices.Contains(c.stream.consumers, c) {
		return
	}
	for _, msg := range c.stream.kept {
		if msg.Seq < c.next || !matches(c.Filter, msg.Subject) {
			continue
		}
		if !m.interested(c.To) {
			return
		}
		c.next, c.sent, c.spoke = msg.Seq+1, c.sent+1, time.Now()
		ack := fmt.Sprintf("$JS.ACK.%s.%s.1.%d.%d.%d.0", c.stream.Name, c.name, msg.Seq, c.sent, msg.Time.UnixNano())
		m.sendAs(c.To, msg, ack)
	}
}

// sendAs sends a stored message to who follows.
func (m *model) sendAs(to string, msg stored, ack string) {
	for _, c := range m.clients {
		for _, s := range c.subs {
			if !matches(s.pattern, to) {
				continue
			}
			f := frame{op: "MSG", args: []string{msg.Subject, s.sid, ack}, head: msg.Head, body: msg.Body}
			if msg.Head != nil {
				f.op = "HMSG"
			}
			_, _ = c.Write(f.bytes()) // the connection may have ended
		}
	}
}

// beat gives a sign of life of a consumer that has nothing to send, and ends one that nobody
// listens to.
func (m *model) beat(c *consumer) {
	m.mu.Lock()
	defer m.mu.Unlock()
	if !slices.Contains(c.stream.consumers, c) {
		return
	}
	now := time.Now()
	switch {
	case m.interested(c.To):
		c.heard = now
		c.push(m)
		if now.Sub(c.spoke) >= c.Beat {
			head := fmt.Sprintf("NATS/1.0 100 Idle Heartbeat\r\nNats-Last-Consumer: %d\r\nNats-Last-Stream: %d\r\n\r\n", c.sent, c.next-1)
			m.send(c.To, "", []byte(head), nil)
		}
	case now.Sub(c.heard) >= lonely:
		c.stream.leave(c.name)
		return
	}
	time.AfterFunc(c.Beat, func() { m.beat(c) })
}
