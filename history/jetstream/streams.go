package jetstream

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"hash/fnv"
	"net"
	"net/http"
	"slices"
	"strings"
	"time"

	"github.com/nats-io/nats.go"

	"tabby/history"
)

// ErrLazy means that a NATS server acknowledges what is not on its disk yet.
var ErrLazy = errors.New("it does not flush every write, so a power cut would lose what was answered; " +
	"set sync_interval: always in its jetstream block and start it again")

// checkTime is how long a server may take to say how it is set.
const checkTime = 5 * time.Second

// CheckSync asks NATS servers, by the addresses of their monitoring, such as
// http://10.0.0.1:8222, whether they flush every write, and returns their names. The error
// wraps [ErrLazy] and names the first that does not.
func CheckSync(monitors []string) ([]string, error) {
	var names []string
	for _, address := range monitors {
		name, err := checkSync(address)
		for until := time.Now().Add(firstTime); isStarting(err) && time.Now().Before(until); name, err = checkSync(address) {
			time.Sleep(pauseTime)
		}
		if err != nil {
			return names, fmt.Errorf("NATS server at %s: %w", address, err)
		}
		names = append(names, name)
	}
	return names, nil
}

// errNoJetStream is the error of a server that runs without JetStream, or has not started it yet.
var errNoJetStream = errors.New("it runs without JetStream")

// isStarting reports whether a server may only be starting: it does not answer, or has no JetStream yet.
func isStarting(err error) bool {
	return errors.As(err, new(*net.OpError)) || errors.Is(err, errNoJetStream)
}

func checkSync(address string) (name string, err error) {
	ctx, stop := context.WithTimeout(context.Background(), checkTime)
	defer stop()
	r, err := http.NewRequestWithContext(ctx, http.MethodGet, strings.TrimSuffix(address, "/")+"/varz", nil)
	if err != nil {
		return "", err
	}
	answer, err := http.DefaultClient.Do(r)
	if err != nil {
		return "", err
	}
	defer answer.Body.Close()
	var said struct {
		Name      string `json:"server_name"`
		JetStream struct {
			Config *struct {
				Always bool `json:"sync_always"`
			} `json:"config"`
		} `json:"jetstream"`
	}
	if err := json.NewDecoder(answer.Body).Decode(&said); err != nil {
		return "", fmt.Errorf("it does not say how it is set: %w", err)
	}
	switch config := said.JetStream.Config; {
	case config == nil:
		return "", errNoJetStream
	case !config.Always:
		return "", fmt.Errorf("server %s: %w", said.Name, ErrLazy)
	}
	return said.Name, nil
}

// unchecked returns what to say of servers that were not asked whether they flush.
func unchecked(servers, asked []string) []string {
	left := slices.DeleteFunc(slices.Clone(servers), func(name string) bool { return name == "" || slices.Contains(asked, name) })
	const unknown = "it was not asked whether %s every write (sync_interval: always); without that a power cut loses games"
	switch {
	case len(left) > 0:
		return []string{fmt.Sprintf(unknown, "the NATS servers "+strings.Join(left, ", ")+" flush")}
	case len(asked) == 0:
		return []string{fmt.Sprintf(unknown, "the NATS server flushes")}
	}
	return nil
}

// partitions is how many streams games are spread over. It is part of where a game is, so
// it never changes.
const partitions = 4

// replicas is how many servers of a cluster keep each message.
const replicas = 3

// The first parts of the names of streams. The number of a partition follows.
const (
	gamesStream  = "TABBY_GAMES_"
	draftsStream = "TABBY_DRAFTS_"
	peopleStream = "TABBY_PEOPLE"
)

// layouts returns the streams as they are made. None of them lets replicas answer, which may be behind.
func layouts() []nats.StreamConfig {
	all := []nats.StreamConfig{{Name: peopleStream, Subjects: []string{"tabby.*.people"}, MaxMsgsPerSubject: -1}}
	for p := range partitions {
		all = append(all,
			nats.StreamConfig{Name: fmt.Sprint(gamesStream, p), Subjects: []string{fmt.Sprintf("tabby.*.game.%d.*", p)}, MaxMsgsPerSubject: -1},
			nats.StreamConfig{Name: fmt.Sprint(draftsStream, p), Subjects: []string{fmt.Sprintf("tabby.*.draft.%d.*.*", p)}, MaxMsgsPerSubject: 1})
	}
	return all
}

func partition(id string) int {
	h := fnv.New32a()
	_, _ = h.Write([]byte(id)) // never fails
	return int(h.Sum32() % partitions)
}

// gamePlace returns where the entries of a game are.
func gamePlace(space, id string) place {
	p := partition(id)
	return place{fmt.Sprint(gamesStream, p), fmt.Sprintf("tabby.%s.game.%d.%s", space, p, id)}
}

// draftPlace returns where a draft is: at its game, if its name ends with the ID of one as
// in "party/<id>". Others have the ID "-".
func draftPlace(space, name string) place {
	name, id, ofGame := strings.Cut(name, "/")
	if !ofGame {
		id = "-"
	}
	p := partition(id)
	return place{fmt.Sprint(draftsStream, p), fmt.Sprintf("tabby.%s.draft.%d.%s.%s", space, p, id, name)}
}

func peoplePlace(space string) place {
	return place{peopleStream, fmt.Sprintf("tabby.%s.people", space)}
}

// A streamInfo is what a server says of a stream.
type streamInfo struct {
	outcome
	nats.StreamInfo
}

// ensure makes a stream if there is none, and returns what it is. The error says in words
// what is missing.
func (c *conn) ensure(l nats.StreamConfig) (streamInfo, error) {
	info, err := c.made(l)
	for until := time.Now().Add(c.patience); info.early(err) && time.Now().Before(until); info, err = c.made(l) {
		time.Sleep(pauseTime) // the servers or the stream are new, or its leader was lost just now
	}
	switch {
	case isFault(err, tooFewServers):
		return info, fmt.Errorf("the NATS cluster %s has fewer than %d servers with JetStream that work; start the others: %w", c.ConnectedClusterName(), replicas, err)
	case errors.Is(err, history.ErrUnreachable):
		return info, fmt.Errorf("the NATS servers have no leader for stream %s; more than half of them have to run, with JetStream: %w", l.Name, err)
	case err != nil:
		return info, fmt.Errorf("stream %s: %w", l.Name, err)
	}
	return info, info.check(l)
}

// made returns the stream, and makes it if there is none.
func (c *conn) made(l nats.StreamConfig) (info streamInfo, err error) {
	err = c.api("STREAM.INFO."+l.Name, struct{}{}, &info)
	if !isFault(err, noStream) {
		return info, err
	}
	l.Replicas = 1
	if c.clustered() {
		l.Replicas = replicas
	}
	err = c.api("STREAM.CREATE."+l.Name, l, &info)
	return info, err
}

// early reports whether the answer may change in a moment: there is no leader, or too few servers
// have found each other.
func (i streamInfo) early(err error) bool {
	return err == nil && i.leaderless() || isFault(err, tooFewServers)
}

func (i streamInfo) leaderless() bool { return i.Cluster != nil && i.Cluster.Leader == "" }

// clustered reports whether the server is one of several.
func (c *conn) clustered() bool { return c.ConnectedClusterName() != "" }

// check refuses a stream that was made otherwise.
func (i streamInfo) check(l nats.StreamConfig) error {
	if i.leaderless() {
		return fmt.Errorf("stream %s has no leader; more than half of its NATS servers have to run", l.Name)
	}
	if got := i.Config; !slices.Equal(got.Subjects, l.Subjects) || got.MaxMsgsPerSubject != l.MaxMsgsPerSubject || got.Storage != l.Storage || got.Retention != l.Retention || got.Discard != l.Discard {
		return fmt.Errorf("stream %s is not as Tabby makes it; it has the subjects %s", l.Name, strings.Join(got.Subjects, " "))
	}
	return nil
}

// doubts returns what the operator of a cluster should know of a stream.
func (i streamInfo) doubts() []string {
	var all []string
	if i.Config.Replicas < replicas {
		all = append(all, fmt.Sprintf("stream %s is kept by %d server only; by three, one can fail: nats stream edit %[1]s --replicas %d", i.Config.Name, i.Config.Replicas, replicas))
	}
	for _, r := range i.Cluster.Replicas {
		if r.Offline {
			all = append(all, fmt.Sprintf("NATS server %s does not answer; until it does, no other may fail", r.Name))
		}
	}
	return all
}

// servers returns the names of the servers that keep a stream.
func (i streamInfo) servers() []string {
	if i.Cluster == nil {
		return nil
	}
	all := []string{i.Cluster.Leader}
	for _, r := range i.Cluster.Replicas {
		all = append(all, r.Name)
	}
	return all
}
