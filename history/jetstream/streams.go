package jetstream

import (
	"errors"
	"fmt"
	"hash/fnv"
	"slices"
	"strings"
	"time"

	"tabby/history"
)

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

// A layout is a stream as it is made.
type layout struct {
	Name       string   `json:"name"`
	Subjects   []string `json:"subjects"`
	Replicas   int      `json:"num_replicas"`
	PerSubject int64    `json:"max_msgs_per_subject"`
	Retention  string   `json:"retention"`
	Storage    string   `json:"storage"`
	Discard    string   `json:"discard"`
	Direct     bool     `json:"allow_direct"` // always off: it lets replicas answer that are behind
}

func layouts() []layout {
	all := []layout{{Name: peopleStream, Subjects: []string{"tabby.*.people"}, PerSubject: -1}}
	for p := range partitions {
		all = append(all,
			layout{Name: fmt.Sprint(gamesStream, p), Subjects: []string{fmt.Sprintf("tabby.*.game.%d.*", p)}, PerSubject: -1},
			layout{Name: fmt.Sprint(draftsStream, p), Subjects: []string{fmt.Sprintf("tabby.*.draft.%d.*.*", p)}, PerSubject: 1})
	}
	for i := range all {
		all[i].Retention, all[i].Storage, all[i].Discard = "limits", "file", "old"
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
	Config layout `json:"config"`
	State  struct {
		Last     uint64            `json:"last_seq"`
		Subjects map[string]uint64 `json:"subjects"`
	} `json:"state"`
	Cluster *struct {
		Leader   string `json:"leader"`
		Replicas []struct {
			Name    string `json:"name"`
			Offline bool   `json:"offline"`
		} `json:"replicas"`
	} `json:"cluster"`
}

// ensure makes a stream if there is none, and returns what it is. The error says in words
// what is missing.
func (c *conn) ensure(l layout) (streamInfo, error) {
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

// made returns what a stream is, and makes it if there is none.
func (c *conn) made(l layout) (info streamInfo, err error) {
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

// early reports whether what was answered may be another in a moment: there is no leader, or
// too few servers have found each other.
func (i streamInfo) early(err error) bool {
	return err == nil && i.leaderless() || isFault(err, tooFewServers)
}

func (i streamInfo) leaderless() bool { return i.Cluster != nil && i.Cluster.Leader == "" }

// clustered reports whether the server is one of several.
func (c *conn) clustered() bool { return c.ConnectedClusterName() != "" }

// check refuses a stream that was made otherwise.
func (i streamInfo) check(l layout) error {
	if i.leaderless() {
		return fmt.Errorf("stream %s has no leader; more than half of its NATS servers have to run", l.Name)
	}
	if got := i.Config; !slices.Equal(got.Subjects, l.Subjects) || got.PerSubject != l.PerSubject || got.Storage != l.Storage || got.Retention != l.Retention || got.Discard != l.Discard {
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
