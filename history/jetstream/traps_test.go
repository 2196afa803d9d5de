//go:build nats

package jetstream_test

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"net/http"
	"net/http/httptest"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"github.com/nats-io/nats.go"

	"tabby/history"
	"tabby/history/jetstream"
	"tabby/internal/testing/assault"
	"tabby/internal/testing/expect"
	"tabby/internal/testing/must"
	"tabby/internal/testing/natstest"
)

// The first trap: a server that does not flush what it acknowledges.
func TestServerThatDoesNotFlushIsRefused(t *testing.T) {
	lazy := natstest.StartWith(t, 1, natstest.Setting{Lazy: true})
	_, _, err := jetstream.Open(lazy.URL(), jetstream.Options{Monitors: []string{lazy.Nodes[0].MonitorURL()}})
	if !errors.Is(err, jetstream.ErrLazy) || !strings.Contains(err.Error(), "node-1") || !strings.Contains(err.Error(), "sync_interval: always") {
		t.Errorf("got %v", err)
	}
	careful := natstest.Start(t, 1)
	for _, tc := range []struct {
		monitors []string
		doubts   int
	}{{nil, 1}, {[]string{careful.Nodes[0].MonitorURL()}, 0}} {
		s, doubts, err := jetstream.Open(careful.URL(), jetstream.Options{Monitors: tc.monitors})
		if err != nil {
			t.Fatal(err)
		}
		s.Close()
		if len(doubts) != tc.doubts || tc.doubts > 0 && !strings.Contains(doubts[0], "sync_interval: always") {
			t.Errorf("with monitors %v it says %q", tc.monitors, doubts)
		}
	}
	other := httptest.NewServer(nil)
	defer other.Close()
	if _, err := jetstream.CheckSync([]string{other.URL}); err == nil {
		t.Error("a server that is no NATS server says how it is set")
	}
}

func TestServerIsAskedAgainUntilJetStreamHasBegun(t *testing.T) {
	var asked atomic.Int32
	starting := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if asked.Add(1) < 3 {
			fmt.Fprint(w, `{"server_name":"node-1","jetstream":{}}`)
			return
		}
		fmt.Fprint(w, `{"server_name":"node-1","jetstream":{"config":{"sync_always":true}}}`)
	}))
	defer starting.Close()
	expect.Same(t, "names", must.Get(jetstream.CheckSync([]string{starting.URL})), []string{"node-1"})
}

// The second and third: a stream for each game, and answers of replicas.
func TestStreamsAreFewAndAnswerFromTheirLeaders(t *testing.T) {
	cluster := natstest.Start(t, 1)
	s := openStore(t, cluster.URL())
	for range 20 {
		begin(t, s)
	}
	js := admin(t, cluster.URL())
	streams := 0
	for info := range js.Streams() {
		streams++
		if info.Config.AllowDirect || info.Config.MirrorDirect {
			t.Errorf("replicas of %s may answer", info.Config.Name)
		}
		if info.Config.Storage != nats.FileStorage || info.Config.Retention != nats.LimitsPolicy || info.Config.MaxAge != 0 || info.Config.MaxBytes != -1 || info.Config.MaxMsgs != -1 {
			t.Errorf("%s forgets: %+v", info.Config.Name, info.Config)
		}
	}
	expect.Same(t, "streams of 20 games", streams, 9)
}

func TestStreamThatWasMadeOtherwiseIsRefused(t *testing.T) {
	cluster := natstest.Start(t, 1)
	must.Get(admin(t, cluster.URL()).AddStream(&nats.StreamConfig{Name: "TABBY_GAMES_2", Subjects: []string{"tabby.*.game.2.*"}, MaxMsgsPerSubject: 1}))
	if _, _, err := jetstream.Open(cluster.URL(), jetstream.Options{}); err == nil || !strings.Contains(err.Error(), "TABBY_GAMES_2") {
		t.Errorf("got %v", err)
	}
}

func admin(t *testing.T, url string) nats.JetStreamContext {
	t.Helper()
	nc := must.Get(nats.Connect(url))
	t.Cleanup(nc.Close)
	return must.Get(nc.JetStream())
}

// The fourth: a conflict where nothing was stored. It is too rare to wait for, so the
// leader of this stream is made up; what the client says to it goes over a real server.
func TestFalseConflictIsTriedAgain(t *testing.T) {
	leader := madeUp(t)
	leader.conflicts = 2
	if seq, err := jetstream.Put(leader.url, "S", "s", 0, "text"); err != nil || seq != 1 {
		t.Errorf("stored as %d, %v", seq, err)
	}
	expect.Same(t, "how often it was asked", int(leader.asked.Load()), 3)
}

// The fifth: the same message has one ID, and another message another.
func TestEachMessageHasItsOwnID(t *testing.T) {
	leader := madeUp(t)
	leader.silent = 1
	for after := range uint64(2) {
		must.Get(jetstream.Put(leader.url, "S", "s", after, "text"))
	}
	if ids := leader.ids; len(ids) != 3 || ids[0] != ids[1] || ids[1] == ids[2] {
		t.Errorf("the IDs were %v", ids)
	}
}

// A madeUpLeader answers as the leader of stream S would.
type madeUpLeader struct {
	url       string
	conflicts int // answers that are false conflicts
	silent    int // requests without an answer
	asked     atomic.Int64
	ids       []string
	stored    []*nats.Msg
}

func madeUp(t *testing.T) *madeUpLeader {
	t.Helper()
	cluster := natstest.StartWith(t, 1, natstest.Setting{Plain: true})
	nc := must.Get(nats.Connect(cluster.URL()))
	t.Cleanup(nc.Close)
	l := &madeUpLeader{url: cluster.URL()}
	_, err1 := nc.Subscribe("s", l.put)
	_, err2 := nc.Subscribe("$JS.API.STREAM.MSG.GET.S", func(m *nats.Msg) {
		_ = m.Respond([]byte(`{"error":{"code":404,"err_code":10037,"description":"no message found"}}`))
	})
	must.Do(t, errors.Join(err1, err2, nc.Flush()))
	return l
}

func (l *madeUpLeader) put(m *nats.Msg) {
	l.asked.Add(1)
	l.ids = append(l.ids, m.Header.Get(nats.MsgIdHdr))
	switch {
	case l.silent > 0:
		l.silent--
	case l.conflicts > 0:
		l.conflicts--
		_ = m.Respond([]byte(`{"error":{"code":400,"err_code":10071,"description":"wrong last sequence: 0"}}`))
	default:
		l.stored = append(l.stored, m)
		_ = m.Respond(fmt.Appendf(nil, `{"stream":"S","seq":%d}`, len(l.stored)))
	}
}

// The fifth and the seventh: acknowledgements that are lost with the connection. What is
// asked again was stored or was not; either way it is there once.
func TestLostAcknowledgementLosesAndDoublesNothing(t *testing.T) {
	cluster := natstest.Start(t, 1)
	proxy := natstest.NewProxy(t, cluster.Nodes[0])
	s := openStore(t, proxy.URL())
	id := begin(t, s)
	_, d := join(t, s, id, nil)
	dice := rand.New(rand.NewPCG(1, 2))
	rounds := assault.Times(30, 30, 500) // a game ends at 9999 points
	for n := range rounds {
		if dice.IntN(3) == 0 {
			proxy.Deafen()
			time.AfterFunc(time.Duration(1+dice.IntN(8))*time.Millisecond, proxy.Cut)
		}
		must.Do(t, d.Do(record(n%37)))
	}
	again := openDesk(t, must.Get(openStore(t, cluster.URL()).Log(id)))
	sheet := again.State().Sheet(noon)
	if len(sheet.Rounds) != rounds {
		t.Fatalf("%d rounds are stored, %d were acknowledged", len(sheet.Rounds), rounds)
	}
	for n, r := range sheet.Rounds {
		expect.Same(t, fmt.Sprint("points of round ", n), r.Cells[0].Counted, n%37)
	}
	assault.Tried(t, rounds/3, assault.Kills)
}

func TestPasswordOfAServerIsNotPrinted(t *testing.T) {
	for in, want := range map[string]string{
		"nats://10.0.0.1:4222":                              "nats://10.0.0.1:4222",
		"tls://ann:secret@10.0.0.1,nats://token@10.0.0.2:1": "tls://xxxxx@10.0.0.1,nats://xxxxx@10.0.0.2:1",
		"nats://ann:se cret@%zz":                            "xxxxx",
	} {
		expect.Same(t, in+" is said as", jetstream.Redacted(in), want)
	}
}

// What is under way when a store is closed may be stored: its writer cannot know.
func TestClosedStoreReturnsAnError(t *testing.T) {
	s := openStore(t, natstest.Start(t, 1).URL())
	_, d := join(t, s, begin(t, s), nil)
	s.Close()
	expect.Error(t, "a closed store", d.Do(record(1)), history.ErrUnreachable)
}
