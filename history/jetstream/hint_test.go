package jetstream_test

import (
	"errors"
	"strconv"
	"testing"
	"time"

	"github.com/nats-io/nats.go"

	"tabby/history/jetstream/natstest"
)

// listen returns what is sent at a subject, and a connection to send something there.
func listen(t *testing.T, url, subject string) (<-chan *nats.Msg, *nats.Conn) {
	t.Helper()
	c, err := nats.Connect(url)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(c.Close)
	heard := make(chan *nats.Msg, 16)
	if _, err := c.ChanSubscribe(subject, heard); err != nil {
		t.Fatal(err)
	}
	if err := c.Flush(); err != nil {
		t.Fatal(err)
	}
	return heard, c
}

func TestWhatIsStoredIsSentToHostsThatListen(t *testing.T) {
	cluster := natstest.Start(t, 1)
	s := openStore(t, cluster.URL())
	id := begin(t, s)
	g, d := join(t, s, id, nil)
	heard, other := listen(t, cluster.URL(), "tabby.home.heard."+id)
	if err := d.DoAs("phone/0", record(2)); err != nil { // no other host has asked
		t.Fatal(err)
	}
	if err := errors.Join(other.Publish("tabby.home.listen", []byte(id)), other.Flush()); err != nil {
		t.Fatal(err)
	}
	s.Settle(t)
	if err := d.DoAs("phone/1", record(3)); err != nil {
		t.Fatal(err)
	}
	if err := g.SaveDraft("party/"+id, []byte("Ann is here")); err != nil {
		t.Fatal(err)
	}
	entry, draft := <-heard, <-heard
	if entry.Header.Get("Tabby-Name") != "phone/1" || entry.Header.Get("Tabby-Draft") != "" || entry.Header.Get("Tabby-Sequence") == "" {
		t.Errorf("of an entry %v was sent", entry.Header)
	}
	if draft.Header.Get("Tabby-Draft") != "party/"+id || string(draft.Data) != "Ann is here" {
		t.Errorf("of a draft %v was sent: %s", draft.Header, draft.Data)
	}
}

func TestHintIsTakenOfAGameThatIsListenedTo(t *testing.T) {
	cluster := natstest.Start(t, 1)
	s := openStore(t, cluster.URL())
	id := begin(t, s)
	name, changed := "party/"+id, newAlarm()
	g, _ := join(t, s, id, changed.ring)
	g.Draft(name)
	_, c := listen(t, cluster.URL(), "nothing")
	hint := func(seq int, text string) {
		m := nats.NewMsg("tabby.home.heard." + id)
		m.Data = []byte(text)
		m.Header.Set("Tabby-Draft", name)
		m.Header.Set("Tabby-Sequence", strconv.Itoa(seq))
		if err := c.PublishMsg(m); err != nil {
			t.Fatal(err)
		}
	}
	g.Listen(true)
	s.Settle(t)
	hint(1000, "one")
	changed.until(t, "the hint", func() bool { return string(g.Draft(name)) == "one" })
	hint(999, "an older one")
	hint(1001, "two")
	changed.until(t, "the next hint", func() bool { return string(g.Draft(name)) == "two" })
}

// What a host has stored itself does not wake it: the first time it is woken there is
// something of another.
func TestHostIsNotWokenByItself(t *testing.T) {
	cluster := natstest.Start(t, 1)
	second := openStore(t, cluster.URL())
	id := begin(t, second)
	first := openStore(t, cluster.URL())
	changed := newAlarm()
	g, here := join(t, first, id, changed.ring)
	g.Listen(true)
	for n := range 3 {
		if err := here.Do(record(n)); err != nil {
			t.Fatal(err)
		}
	}
	_, there := join(t, second, id, nil)
	if err := there.Do(record(4)); err != nil {
		t.Fatal(err)
	}
	select {
	case <-changed:
	case <-time.After(time.Minute):
		t.Fatal("nothing came")
	}
	if took, err := here.CatchUp(); !took || err != nil {
		t.Errorf("it was woken, and there was nothing new: %v", err)
	}
}
