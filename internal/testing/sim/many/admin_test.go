package many

import (
	"bufio"
	"encoding/base64"
	"encoding/json"
	"fmt"
	"strings"
	"time"
)

// An admin asks the servers without any trouble, and without the client of NATS.
type admin struct{ *network }

// ask sends a request, and returns the answer.
func (a admin) ask(f frame) (answer []byte, err error) {
	c, err := a.server.Dial()
	if err != nil {
		return nil, err
	}
	defer c.Close()
	r := bufio.NewReader(c)
	if _, err := readFrame(r); err != nil { // INFO
		return nil, err
	}
	f.args = []string{f.args[0], "admin.reply"}
	fmt.Fprint(c, `CONNECT {"verbose":false,"pedantic":false,"headers":true,"no_responders":true,"protocol":1}`+"\r\n")
	if _, err := fmt.Fprint(c, "SUB admin.reply 1\r\n"); err != nil {
		return nil, err
	}
	if _, err := c.Write(f.bytes()); err != nil {
		return nil, err
	}
	for {
		f, err := readFrame(r)
		switch {
		case err != nil:
			return nil, err
		case f.op == "PING":
			fmt.Fprint(c, "PONG\r\n")
		case f.subject() == "admin.reply":
			return f.body, nil
		}
	}
}

// api asks JetStream something, and reads the answer.
func (a admin) api(what string, question, answer any) {
	a.w.Helper()
	body, err := json.Marshal(question)
	if err == nil {
		body, err = a.ask(frame{op: "PUB", args: []string{"$JS.API." + what}, body: body})
	}
	if err == nil {
		err = json.Unmarshal(body, answer)
	}
	if err != nil {
		a.w.Errorf("%s: %v", what, err)
	}
}

// consumers returns the names of who follows a stream.
func (a admin) consumers(stream string) []string {
	var got struct{ Consumers []string }
	a.api("CONSUMER.NAMES."+stream, says{}, &got)
	return got.Consumers
}

// A kept message is one as it is stored.
type kept struct {
	seq  uint64
	at   time.Time
	name string // of the intent
	body string
}

// all returns what is stored at a subject, oldest first.
func (a admin) all(subject string) (all []kept) {
	for after := uint64(0); ; {
		var got struct {
			Message *struct {
				Seq  uint64
				Hdrs string
				Data string
				Time time.Time
			}
		}
		a.api("STREAM.MSG.GET."+streamOf(subject), says{"seq": after + 1, "next_by_subj": subject}, &got)
		if got.Message == nil {
			return all
		}
		head, _ := base64.StdEncoding.DecodeString(got.Message.Hdrs)
		body, _ := base64.StdEncoding.DecodeString(got.Message.Data)
		after = got.Message.Seq
		all = append(all, kept{after, got.Message.Time, strings.TrimSpace(frame{head: head}.header("Tabby-Name")), string(body)})
	}
}
