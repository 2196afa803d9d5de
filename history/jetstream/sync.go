package jetstream

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"net"
	"net/http"
	"slices"
	"strings"
	"time"
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

// errNoJetStream is what a server has that runs without JetStream, or has not begun it.
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
