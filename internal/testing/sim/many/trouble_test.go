package many

import (
	"fmt"
	"strings"
	"time"
)

// A trouble is what may become of a request.
type trouble struct {
	name string
	in   int // one of this many requests
	puts bool
	do   func(*line, frame) bool // and reports whether it passes
}

// troubles returns what may become of requests.
func troubles() []trouble {
	return []trouble{
		{"false conflicts", 25, true, func(l *line, f frame) bool { return l.refuse(f, 400, 10071, "wrong last sequence: 0") }},
		{"false conflicts without a number", 60, true, func(l *line, f frame) bool { return l.refuse(f, 400, 10164, "wrong last sequence") }},
		{"messages that are being stored", 60, true, func(l *line, f frame) bool {
			return l.refuse(f, 409, 10158, "duplicate message id is in process")
		}},
		{"acknowledgements lost", 20, true, (*line).forgetAnswer},
		{"requests that come late", 25, true, (*line).postpone},
		{"answers lost", 50, false, (*line).forgetAnswer},
		{"servers without a leader", 60, false, func(l *line, f frame) bool {
			return l.refuse(f, 503, 10008, "JetStream system temporarily unavailable")
		}},
		{"dead leaders", 150, false, (*line).kill},
	}
}

// passes reports whether a piece of a Tabby's arrives now.
func (l *line) passes(f frame) bool {
	l.mu.Lock()
	silent, calm := l.silent, l.calm
	if f.op == "SUB" {
		l.subs[f.args[0]] = f.args[len(f.args)-1]
	}
	l.mu.Unlock()
	stream := streamOf(f.subject())
	switch {
	case silent:
		return false
	case calm || stream == "":
		return true
	case l.leaderless(stream):
		if l.up.IntN(3) == 0 && isPut(f) { // it was on its way, or the leader was only frozen
			return l.postpone(f)
		}
		return false
	}
	for _, t := range troubles() {
		if l.up.IntN(t.in) == 0 && (isPut(f) || !t.puts) {
			l.w.Count(t.name, 1)
			return t.do(l, f)
		}
	}
	return true
}

// isPut reports whether a frame is a message that is to be stored.
func isPut(f frame) bool { return strings.HasPrefix(f.subject(), "tabby.") }

// refuse answers with a fault, and nothing was done.
func (l *line) refuse(f frame, code, number int, text string) bool {
	l.mu.Lock()
	defer l.mu.Unlock()
	for pattern, sid := range l.subs {
		if matches(pattern, f.reply()) {
			body := fmt.Sprintf(`{"error":{"code":%d,"err_code":%d,"description":%q}}`, code, number, text)
			_, _ = l.near.Write(frame{op: "MSG", args: []string{f.reply(), sid}, body: []byte(body)}.bytes()) // it may be closed
		}
	}
	return false
}

// forgetAnswer loses the answer.
func (l *line) forgetAnswer(f frame) bool {
	l.mu.Lock()
	defer l.mu.Unlock()
	l.lost[f.reply()] = true
	return true
}

// postpone has a request arrive when nobody waits for it any more.
func (l *line) postpone(f frame) bool {
	after := time.Duration(l.up.Int64N(int64(20 * time.Second)))
	f.args = f.args[:1]
	time.AfterFunc(after, func() { l.deliver(f) })
	return false
}

// deliver delivers a frame past the network.
func (n *network) deliver(frames ...frame) {
	c, err := n.server.Dial()
	if err != nil {
		n.w.Error(err)
		return
	}
	fmt.Fprint(c, `CONNECT {"verbose":false,"pedantic":false,"headers":true,"protocol":1}`+"\r\n")
	go func() {
		for buffer := make([]byte, 4096); err == nil; {
			_, err = c.Read(buffer)
		}
	}()
	for _, f := range frames {
		_, _ = c.Write(f.bytes())
	}
	time.Sleep(time.Second) // so that it is taken before the end
	_ = c.Close()
}

// kill lets the leader of the stream die that is asked. Who follows at that server hears no
// more of it.
func (l *line) kill(f frame) bool {
	stream := streamOf(f.subject())
	took := 4*time.Second + time.Duration(l.up.Int64N(int64(6*time.Second)))
	l.mu.Lock()
	l.dead[stream] = time.Now().Add(took)
	l.mu.Unlock()
	l.w.Narrate("the leader of %s dies, and another is elected after %v", stream, took.Round(time.Second))
	var gone []frame
	for _, name := range (admin{l.network}).consumers(stream) {
		gone = append(gone, frame{op: "PUB", args: []string{"$JS.API.CONSUMER.DELETE." + stream + "." + name}})
	}
	go l.deliver(gone...)
	return l.up.IntN(2) == 0 && l.forgetAnswer(f) // it may have been stored before
}
