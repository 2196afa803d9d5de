package many

import (
	"bufio"
	"encoding/json"
	"fmt"
	"net"
	"slices"
	"strconv"
	"strings"
	"sync"
	"time"
)

// A model is what a server with JetStream is to Tabby: it passes messages on, and keeps
// those of its streams.
type model struct {
	clustered bool // answers as several servers would

	mu      sync.Mutex
	clients []*client
	streams []*stream
	unnamed int // consumers, so far
}

// A client is a connection to the model.
type client struct {
	net.Conn
	subs []subscription
}

// A subscription is to a pattern of subjects.
type subscription struct{ pattern, sid string }

// Dial connects to the model.
func (m *model) Dial() (net.Conn, error) {
	near, far := ends()
	go m.serve(far)
	return near, nil
}

// serve does what a client asks until the connection ends.
func (m *model) serve(c net.Conn) {
	defer c.Close()
	fmt.Fprint(c, `INFO {"server_id":"model","server_name":"model","version":"2.12.0","proto":1,"headers":true,"max_payload":1048576,"jetstream":true}`+"\r\n")
	who := &client{Conn: c}
	m.mu.Lock()
	m.clients = append(m.clients, who)
	m.mu.Unlock()
	r := bufio.NewReader(c)
	for {
		f, err := readFrame(r)
		m.mu.Lock()
		if err != nil {
			m.clients = slices.DeleteFunc(m.clients, func(c *client) bool { return c == who })
			m.mu.Unlock()
			return
		}
		m.take(who, f)
		m.mu.Unlock()
	}
}

// take does what a frame says.
func (m *model) take(from *client, f frame) {
	switch f.op {
	case "PING":
		fmt.Fprint(from, "PONG\r\n")
	case "SUB":
		from.subs = append(from.subs, subscription{f.args[0], f.args[len(f.args)-1]})
		for _, s := range m.streams {
			s.push(m)
		}
	case "UNSUB":
		from.subs = slices.DeleteFunc(from.subs, func(s subscription) bool { return s.sid == f.args[0] })
	case "PUB", "HPUB":
		m.publish(f)
	}
}

// publish takes a message that a client sends.
func (m *model) publish(f frame) {
	heard := m.send(f.subject(), f.reply(), f.head, f.body)
	if what, is := strings.CutPrefix(f.subject(), "$JS.API."); is {
		m.answer(f, m.api(strings.Split(what, "."), f.body))
		return
	}
	for _, s := range m.streams {
		if s.has(f.subject()) {
			m.answer(f, s.put(f))
			s.push(m)
			return
		}
	}
	if !heard && f.reply() != "" {
		m.send(f.reply(), "", []byte("NATS/1.0 503\r\n\r\n"), nil)
	}
}

// answer sends an answer as JSON.
func (m *model) answer(f frame, says any) {
	if f.reply() == "" {
		return
	}
	body, err := json.Marshal(says)
	if err != nil {
		panic(err)
	}
	m.send(f.reply(), "", nil, body)
}

// send passes a message on, and reports whether anyone has subscribed to it.
func (m *model) send(subject, reply string, head, body []byte) (heard bool) {
	for _, c := range m.clients {
		for _, s := range c.subs {
			if !matches(s.pattern, subject) {
				continue
			}
			heard = true
			f := frame{op: "MSG", args: []string{subject, s.sid}, head: head, body: body}
			if head != nil {
				f.op = "HMSG"
			}
			if reply != "" {
				f.args = append(f.args, reply)
			}
			_, _ = c.Write(f.bytes()) // the connection may have ended
		}
	}
	return heard
}

// interested reports whether anyone has subscribed to a subject.
func (m *model) interested(subject string) bool {
	return slices.ContainsFunc(m.clients, func(c *client) bool {
		return slices.ContainsFunc(c.subs, func(s subscription) bool { return matches(s.pattern, subject) })
	})
}

// A says is an answer.
type says = map[string]any

func fault(code, number int, text string) says {
	return says{"error": says{"code": code, "err_code": number, "description": text}}
}

// api answers a request to JetStream.
func (m *model) api(what []string, body []byte) says {
	var q request
	_ = json.Unmarshal(body, &q) // without a body it asks for nothing in particular
	verb, name := strings.Join(what[:min(2, len(what))], "."), ""
	if what[0] == "STREAM" && what[1] == "MSG" {
		verb, what = "STREAM.GET", what[1:]
	}
	if len(what) > 2 {
		name = what[2]
	}
	s := m.stream(name)
	switch {
	case verb == "STREAM.CREATE":
		return m.create(s, q)
	case s == nil:
		return fault(404, 10059, "stream not found")
	}
	switch verb {
	case "STREAM.INFO":
		return s.info(q)
	case "STREAM.GET":
		return s.get(q)
	case "CONSUMER.CREATE":
		if len(what) == 3 { // a client that has not heard the version of the server names none
			m.unnamed++
			what = append(what, fmt.Sprint("unnamed", m.unnamed))
		}
		return s.follow(m, what[3], q)
	case "CONSUMER.DELETE":
		return s.leave(what[3])
	case "CONSUMER.NAMES":
		return s.names()
	}
	panic("the model does not know " + strings.Join(what, "."))
}

// A request is a question to JetStream, of any kind.
type request struct {
	layout
	Filter  string          `json:"subjects_filter"`
	Seq     uint64          `json:"seq"`
	Next    string          `json:"next_by_subj"`
	LastBy  string          `json:"last_by_subj"`
	Follows consumerRequest `json:"config"`
}

// A layout is what makes a stream.
type layout struct {
	Name       string   `json:"name"`
	Subjects   []string `json:"subjects"`
	Replicas   int      `json:"num_replicas"`
	PerSubject int64    `json:"max_msgs_per_subject"`
	Retention  string   `json:"retention"`
	Storage    string   `json:"storage"`
	Discard    string   `json:"discard"`
}

func (m *model) stream(name string) *stream {
	for _, s := range m.streams {
		if s.Name == name {
			return s
		}
	}
	return nil
}

// create makes a stream, unless there is one already that is as asked for.
func (m *model) create(s *stream, q request) says {
	switch {
	case s == nil:
		s = &stream{layout: q.layout, clustered: m.clustered, ids: map[string]once{}}
		m.streams = append(m.streams, s)
	case !slices.Equal(s.Subjects, q.Subjects) || s.PerSubject != q.PerSubject:
		return fault(400, 10058, "stream name already in use with a different configuration")
	}
	return s.info(request{})
}

// number reads a number in a header.
func number(text string) (uint64, bool) {
	n, err := strconv.ParseUint(text, 10, 64)
	return n, err == nil
}

// window is how long a stream remembers the ID of a message.
const window = 2 * time.Minute
