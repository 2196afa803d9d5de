//go:build nats

package many

import (
	"bufio"
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"net"
	"slices"
	"strings"
	"sync"
	"testing"
	"testing/synctest"
	"time"

	"tabby/internal/testing/must"
	"tabby/internal/testing/natstest"
	"tabby/internal/testing/sim"
)

// A clerk asks a server what a script says, and writes down what it hears.
type clerk struct {
	net.Conn
	w     *sim.World
	dice  *rand.Rand
	asked int
	ids   []string
	last  map[string]uint64 // by subject
	idle  map[string]string // after how many messages, by who follows
	said  []string

	mu    sync.Mutex
	heard []frame
}

// newClerk connects to a server. Clerks of the same world have the same script.
func newClerk(w *sim.World, s server) *clerk {
	conn, err := s.Dial()
	must.Do(w, err)
	c := &clerk{Conn: conn, w: w, dice: w.Split("script"), last: map[string]uint64{}, idle: map[string]string{}}
	go func() {
		for r := bufio.NewReader(conn); ; {
			f, err := readFrame(r)
			if err != nil {
				return
			}
			c.mu.Lock()
			c.heard = append(c.heard, f)
			c.mu.Unlock()
		}
	}()
	fmt.Fprint(c, `CONNECT {"verbose":false,"pedantic":false,"headers":true,"no_responders":true,"protocol":1}`+"\r\n")
	fmt.Fprint(c, "SUB answer.* answers\r\n")
	return c
}

// hear returns what has come since: to each that follows in its order, else in any.
func (c *clerk) hear() []frame {
	synctest.Wait()
	c.mu.Lock()
	defer c.mu.Unlock()
	heard := c.heard
	c.heard = nil
	slices.SortStableFunc(heard, func(a, b frame) int { return strings.Compare(a.to(), b.to()) })
	return heard
}

// ask sends something, and writes down the answer: of the faults their numbers, of the rest
// what Tabby reads.
func (c *clerk) ask(f frame) {
	c.asked++
	about := f.args[0]
	f.args = append(f.args[:1:1], fmt.Sprint("answer.", c.asked))
	_, _ = c.Write(f.bytes())
	for _, f := range c.hear() {
		if f.subject() != fmt.Sprint("answer.", c.asked) {
			c.pushed(f)
			continue
		}
		c.write("answer: %s %s", strings.TrimSpace(string(f.head)), gist(f.body))
		var stored struct{ Seq uint64 }
		if json.Unmarshal(f.body, &stored) == nil && stored.Seq > 0 {
			c.last[about] = stored.Seq
		}
	}
}

// gist returns what Tabby reads of an answer.
func gist(body []byte) string {
	var all struct {
		Error *struct {
			Code int `json:"code"`
			Err  int `json:"err_code"`
		} `json:"error,omitempty"`
		Seq       uint64 `json:"seq,omitempty"`
		Duplicate bool   `json:"duplicate,omitempty"`
		Success   bool   `json:"success,omitempty"`
		State     *struct {
			Last     uint64         `json:"last_seq"`
			Subjects map[string]int `json:"subjects,omitempty"`
		} `json:"state,omitempty"`
		Message *struct {
			Subject    string
			Seq        uint64
			Hdrs, Data string
		} `json:"message,omitempty"`
		Consumers []string `json:"consumers,omitempty"`
	}
	if err := json.Unmarshal(body, &all); err != nil && len(body) > 0 {
		return err.Error()
	}
	for i, name := range all.Consumers {
		all.Consumers[i] = known(name)
	}
	slices.Sort(all.Consumers)
	text, _ := json.Marshal(all)
	return string(text)
}

// known returns the name of a consumer, but for one that the server has made up.
func known(name string) string {
	if len(name) == 1 {
		return name
	}
	return "unnamed"
}

func (c *clerk) write(format string, args ...any) {
	c.said = append(c.said, fmt.Sprintf(format, args...))
}

// pushed writes down what came without being asked for.
func (c *clerk) pushed(f frame) {
	status := strings.Join(strings.Fields(string(f.head)), " ")
	switch {
	case f.op == "PING":
		fmt.Fprint(c, "PONG\r\n")
	case carries(f.op) == 0 || strings.Contains(status, "FlowControl"):
	case strings.Contains(status, "Idle Heartbeat"):
		c.idle[f.args[1]] = f.header("Nats-Last-Consumer")
	default:
		about := strings.Split(f.reply(), ".")
		about[3] = known(about[3])
		c.write("pushed to %s: %s %s %q %q", f.args[1], f.subject(), strings.Join(about[:min(7, len(about))], "."), f.head, f.body)
	}
}

// wait lets time pass.
func (c *clerk) wait(d time.Duration) {
	c.write("%v later", d)
	time.Sleep(d)
	clear(c.idle)
	for _, f := range c.hear() {
		c.pushed(f)
	}
	if d > 2*time.Second { // else it depends on when the last sign of life was
		c.write("idle: %v", c.idle)
	}
}

// api asks JetStream.
func (c *clerk) api(what string, question any) {
	c.write("%s %v", what, question)
	body, _ := json.Marshal(question)
	c.ask(frame{op: "PUB", args: []string{"$JS.API." + what}, body: body})
}

// play plays a script of this many steps.
func (c *clerk) play(steps int) {
	for _, l := range []says{
		{"name": "S", "subjects": []string{"s.*"}, "max_msgs_per_subject": -1},
		{"name": "D", "subjects": []string{"d.*"}, "max_msgs_per_subject": 1},
	} {
		l["retention"], l["storage"], l["discard"], l["num_replicas"] = "limits", "file", "old", 1
		c.api("STREAM.CREATE."+l["name"].(string), l)
	}
	for range steps {
		stream := []string{"S", "D"}[c.dice.IntN(2)]
		subject := strings.ToLower(stream) + []string{".a", ".b"}[c.dice.IntN(2)]
		seq, name := c.dice.IntN(20), []string{"x", "y"}[c.dice.IntN(2)]
		switch c.dice.IntN(15) {
		case 0:
			c.api("STREAM.MSG.GET."+stream, says{"seq": seq, "next_by_subj": subject})
		case 1:
			c.api("STREAM.MSG.GET."+stream, says{"last_by_subj": subject})
		case 2:
			c.api("STREAM.INFO."+stream, says{"subjects_filter": strings.ToLower(stream) + ".*"})
		case 3:
			c.api("STREAM.INFO.none", says{})
		case 4:
			c.wait(time.Duration(c.dice.Int64N(int64(90 * time.Second))))
		case 5:
			c.wait(time.Duration(c.dice.Int64N(int64(2 * time.Second))))
		case 6:
			c.follow(stream, name, subject, seq)
		case 7:
			c.api("CONSUMER.DELETE."+stream+"."+name, says{})
		case 8:
			c.api("CONSUMER.NAMES."+stream, says{})
		case 9:
			c.pause(name)
		case 10:
			c.followUnnamed(stream, subject, seq)
		default:
			c.put(subject)
		}
	}
}

// follow follows a stream.
func (c *clerk) follow(stream, name, subject string, seq int) {
	fmt.Fprintf(c, "UNSUB %s\r\nSUB to.%[1]s %[1]s\r\n", name)
	c.api("CONSUMER.DELETE.S."+name, says{})
	c.api("CONSUMER.DELETE.D."+name, says{})
	filter := subject
	if seq%2 > 0 {
		filter = strings.ToLower(stream) + ".*"
	}
	c.consume("CONSUMER.CREATE."+stream+"."+name+"."+filter, stream, name, filter, seq)
}

// followUnnamed follows a stream as a client does that has not heard the version of the server
// yet: it names no consumer. The one before is gone by then.
func (c *clerk) followUnnamed(stream, subject string, seq int) {
	fmt.Fprint(c, "UNSUB z\r\n")
	c.wait(20 * time.Second)
	fmt.Fprint(c, "SUB to.z z\r\n")
	c.consume("CONSUMER.CREATE."+stream, stream, "z", subject, seq)
}

// consume asks for a consumer that sends to a name. Without the name in what is asked, it gets
// none.
func (c *clerk) consume(what, stream, to, filter string, seq int) {
	config := says{
		"deliver_subject": "to." + to, "deliver_policy": "by_start_sequence", "opt_start_seq": 1 + seq, "filter_subject": filter,
		"ack_policy": "none", "max_deliver": 1, "idle_heartbeat": 500 * time.Millisecond, "flow_control": true, "mem_storage": true, "num_replicas": 1,
	}
	if what != "CONSUMER.CREATE."+stream {
		config["name"] = to
	}
	c.api(what, says{"stream_name": stream, "config": config})
}

// pause has nobody listen for a while: a moment, in which a consumer stays, or for this long
// that it is gone.
func (c *clerk) pause(name string) {
	c.write("nobody listens to %s", name)
	fmt.Fprintf(c, "UNSUB %s\r\n", name)
	c.wait([]time.Duration{time.Second, 20 * time.Second}[c.dice.IntN(2)])
	fmt.Fprintf(c, "SUB to.%s %[1]s\r\n", name)
	c.wait(3 * time.Second)
}

// put stores a message.
func (c *clerk) put(subject string) {
	head := "NATS/1.0\r\n"
	switch after := c.dice.Uint64N(12); {
	case after < 9:
		head += fmt.Sprintf("Nats-Expected-Last-Subject-Sequence: %d\r\n", c.last[subject])
	case after < 11:
		head += fmt.Sprintf("Nats-Expected-Last-Subject-Sequence: %d\r\n", after)
	}
	id := fmt.Sprint("id", c.asked)
	if n := len(c.ids); n > 0 && c.dice.IntN(4) == 0 {
		id = c.ids[c.dice.IntN(n)]
	}
	c.ids = append(c.ids, id)
	head += "Nats-Msg-Id: " + id + "\r\n\r\n"
	c.write("put %s %q", subject, head)
	c.ask(frame{op: "HPUB", args: []string{subject}, head: []byte(head), body: fmt.Append(nil, "text ", c.asked)})
}

// context is how much of a script is shown before a difference.
const context = 12

// TestModelAnswersAsARealServerDoes asks both the same.
func TestModelAnswersAsARealServerDoes(t *testing.T) {
	natstest.OutsideBubbles(t)
	sim.Seeds(t, 10, func(w *sim.World) {
		forget()
		lone := natstest.StartLone(w, w.Scratch)
		defer lone.Stop()
		var scripts [2][]string
		for i, s := range []server{lone, &model{}} {
			c := newClerk(w, s)
			c.play(150)
			_ = c.Close()
			scripts[i] = c.said
		}
		w.Count("steps", len(scripts[0]))
		for i, real := range scripts[0] {
			if i >= len(scripts[1]) || scripts[1][i] != real {
				w.Errorf("after\n%s\na real server has\n%s\nthe model\n%s", strings.Join(scripts[0][max(0, i-context):i], "\n"), real, strings.Join(scripts[1][min(i, len(scripts[1])):min(i+1, len(scripts[1]))], "\n"))
				return
			}
		}
	})
}
