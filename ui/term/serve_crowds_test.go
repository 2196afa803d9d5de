package term

import (
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"math/rand/v2"
	"os"
	"os/exec"
	"slices"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"tabby/internal/testing/must"
)

// guests is set for a process of the test binary that is to be guests, whose limit of open
// files is for them alone. The first line of its input has what they join; it says when they
// have. Then it is asked line by line, and answers with the same number first.
const guests = "TABBY_TEST_AS_GUESTS"

// A crowdJob is what a process of guests joins.
type crowdJob struct {
	Form    form
	Parties []party
}

// A crowdReply is what a process of guests answers.
type crowdReply struct {
	ID   int
	Took time.Duration // until all at the table saw a score
	Sent int64         // bytes to all guests so far
	Why  string        // what went wrong, or ""
}

// runGuests is a process of guests.
func runGuests(from io.Reader, to io.Writer) error {
	in := json.NewDecoder(from)
	var job crowdJob
	if err := in.Decode(&job); err != nil {
		return err
	}
	var all []*crowd
	for _, p := range job.Parties {
		c, err := p.join(job.Form)
		if err != nil {
			return fmt.Errorf("table %d: %w", p.Table, err)
		}
		all = append(all, c)
	}
	var mu sync.Mutex
	out := json.NewEncoder(to)
	answer := func(r crowdReply) {
		mu.Lock()
		defer mu.Unlock()
		_ = out.Encode(r) // or the benchmark is over
	}
	answer(crowdReply{})
	for {
		var id int
		if in.Decode(&id) != nil {
			return nil // the benchmark is over
		}
		go func() {
			r := crowdReply{ID: id}
			took, err := all[rand.IntN(len(all))].enter()
			if r.Took = took; err != nil {
				r.Why = err.Error()
			}
			for _, c := range all {
				r.Sent += c.got.Load()
			}
			answer(r)
		}()
	}
}

// crowds are the guests of a benchmark, in processes of their own.
type crowds struct {
	*testing.B
	all []*crowdProcess
}

type crowdProcess struct {
	in  *json.Encoder
	mu  sync.Mutex
	due map[int]chan crowdReply // scores that are being entered
	got atomic.Int64            // bytes that its guests were sent
}

// startCrowds lets guests join, a few thousand in each process.
func startCrowds(b *testing.B, f form, parties []party) crowds {
	b.Helper()
	const tables = 5000
	all := crowds{B: b}
	for some := range slices.Chunk(parties, tables) {
		all.all = append(all.all, all.start(crowdJob{f, some}))
	}
	return all
}

// start starts a process of guests, and waits until they have joined.
func (c crowds) start(job crowdJob) *crowdProcess {
	c.Helper()
	cmd := exec.Command(os.Args[0])
	cmd.Env = append(os.Environ(), guests+"=1")
	cmd.Stderr = os.Stderr
	in := must.Get(cmd.StdinPipe())
	out := must.Get(cmd.StdoutPipe())
	must.Do(c, cmd.Start())
	c.Cleanup(func() {
		_ = cmd.Process.Kill()
		_ = cmd.Wait()
	})
	p := &crowdProcess{in: json.NewEncoder(in), due: map[int]chan crowdReply{}}
	said := json.NewDecoder(out)
	var joined crowdReply
	must.Do(c, errors.Join(p.in.Encode(job), said.Decode(&joined)))
	go p.listen(said)
	return p
}

// listen takes what the process answers.
func (p *crowdProcess) listen(said *json.Decoder) {
	var r crowdReply
	for said.Decode(&r) == nil {
		p.mu.Lock()
		due := p.due[r.ID]
		delete(p.due, r.ID)
		p.mu.Unlock()
		p.got.Store(r.Sent)
		due <- r
		r = crowdReply{}
	}
}

// enter lets one guest enter the score of a number.
func (p *crowdProcess) enter(id int) (crowdReply, error) {
	due := make(chan crowdReply, 1)
	p.mu.Lock()
	p.due[id] = due
	err := p.in.Encode(id)
	p.mu.Unlock()
	if err != nil {
		return crowdReply{}, err
	}
	var r crowdReply
	select {
	case r = <-due:
	case <-time.After(time.Minute):
		return r, errors.New("the guests have not answered in a minute")
	}
	if r.Why != "" {
		return r, errors.New(r.Why)
	}
	return r, nil
}

// sent returns how many bytes the guests were sent, when the last score of each process was
// seen.
func (c crowds) sent() (bytes int64) {
	for _, p := range c.all {
		bytes += p.got.Load()
	}
	return bytes
}

// A pace says when the next score is entered.
type pace struct{ wait, seen func() }

// every is a score after each pause.
func every(pause time.Duration) pace {
	tick := time.NewTicker(pause)
	return pace{wait: func() { <-tick.C }, seen: func() {}}
}

// flatOut is this many scores at a time, each followed by another as soon as all have seen it.
func flatOut(hands int) pace {
	under := make(chan struct{}, hands)
	return pace{wait: func() { under <- struct{}{} }, seen: func() { <-under }}
}

// enterEach enters scores at any tables at a pace, and returns how long they took, the
// shortest time first.
func (c crowds) enterEach(p pace) (times []time.Duration) {
	var mu sync.Mutex
	var entering sync.WaitGroup
	for id := 0; c.Loop(); id++ {
		p.wait()
		entering.Go(func() {
			defer p.seen()
			r, err := c.all[id%len(c.all)].enter(id)
			if err != nil {
				c.Error(err)
			}
			mu.Lock()
			times = append(times, r.Took)
			mu.Unlock()
		})
	}
	entering.Wait()
	slices.Sort(times)
	return times
}
