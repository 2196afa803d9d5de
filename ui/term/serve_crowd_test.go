package term

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"net"
	"net/http"
	"strings"
	"sync"
	"sync/atomic"
	"time"

	"github.com/coder/websocket"
)

// A form is how guests are shown the table.
type form struct {
	As   string // as they ask for it
	Mark string // in each message that shows it
}

var asData, asPage = form{"data", `"table"`}, form{"page", `"parts"`}

// A party is how many guests join a table, in turn at the addresses it has.
type party struct {
	Table  int
	Guests int
	Links  []string
}

// A crowd is the guests of one table.
type crowd struct {
	mu     sync.Mutex // one enters at a time
	guests []*websocket.Conn
	seen   []chan int // the revision of the slip that each guest sees
	rev    int
	got    atomic.Int64 // bytes that they were sent
}

// join lets the guests join.
func (p party) join(f form) (*crowd, error) {
	from := net.IPv4(127, 0, byte(p.Table/200), byte(p.Table%200+2)) // a house of its own
	dial := net.Dialer{LocalAddr: &net.TCPAddr{IP: from}}
	client := &http.Client{Transport: &http.Transport{DialContext: dial.DialContext, DisableKeepAlives: true}}
	c := &crowd{}
	for i := range p.Guests {
		if err := c.add(client, f, p.Links[i%len(p.Links)]); err != nil {
			return nil, err
		}
	}
	return c, nil
}

// add adds a guest who joins by a link.
func (c *crowd) add(client *http.Client, f form, link string) error {
	base, key, _ := strings.Cut(link, "/table#")
	body, err := json.Marshal(map[string]string{"key": key})
	if err != nil {
		return err
	}
	r, err := client.Post(base+"/table/join", "application/json", bytes.NewReader(body))
	if err != nil {
		return err
	}
	var given struct{ Token, Why string }
	err = json.NewDecoder(r.Body).Decode(&given)
	_ = r.Body.Close()
	if err != nil || given.Token == "" {
		return fmt.Errorf("joining: %s, %w", given.Why, err)
	}
	conn, _, err := websocket.Dial(context.Background(), base+"/table/live", &websocket.DialOptions{HTTPClient: client})
	if err != nil {
		return err
	}
	conn.SetReadLimit(1 << 20)
	hello, err := json.Marshal(map[string]any{"tabby": 2, "token": given.Token, "as": f.As, "show": "score"})
	if err != nil {
		return err
	}
	seen := make(chan int, 64)
	c.guests, c.seen = append(c.guests, conn), append(c.seen, seen)
	go c.watch(conn, []byte(f.Mark), seen)
	return conn.Write(context.Background(), websocket.MessageText, hello)
}

// watch reads what a guest is sent, in which a message with a mark shows the table.
func (c *crowd) watch(conn *websocket.Conn, mark []byte, seen chan<- int) {
	for {
		_, data, err := conn.Read(context.Background())
		if err != nil {
			return
		}
		c.got.Add(int64(len(data)))
		if bytes.Contains(data, mark) {
			select {
			case seen <- 1:
			default:
			}
		}
	}
}

// enter enters a score by one guest, and returns how long all took to see it.
func (c *crowd) enter() (time.Duration, error) {
	c.mu.Lock()
	defer c.mu.Unlock()
	for _, seen := range c.seen {
		for len(seen) > 0 {
			select {
			case <-seen:
			default:
			}
		}
	}
	c.rev++
	in := fmt.Sprintf(`{"id":"%d","do":"slip","round":0,"player":%d,"score":%d,"rev":%d}`, c.rev, c.rev%6, c.rev*7%37, c.rev)
	began := time.Now()
	if err := c.guests[0].Write(context.Background(), websocket.MessageText, []byte(in)); err != nil {
		return 0, err
	}
	for i, seen := range c.seen {
		select {
		case <-seen:
		case <-time.After(10 * time.Second):
			return 0, fmt.Errorf("guest %d sees nothing", i)
		}
	}
	return time.Since(began), nil
}
