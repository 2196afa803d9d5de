//go:build nats

// Package natstest runs real NATS servers for tests: one node, or three that form a
// cluster, each a process of its own, so that it can be killed and frozen as on a machine.
// The test binary itself is the server: it calls [Main] first. All that links a server has the build tag
// nats, and is part of the long run.
package natstest

import (
	"bufio"
	"encoding/json"
	"fmt"
	"io"
	"net"
	"net/url"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/nats-io/nats-server/v2/server"
	"github.com/nats-io/nats.go"

	"tabby/internal/testing/must"
)

// The environment variables that make a test binary a node: of a test, or as nats-server
// with its own flags.
const (
	config  = "TABBY_TEST_NATS_NODE"
	Program = "TABBY_TEST_AS_NATS_SERVER"
)

// A Setting says how a node runs.
type Setting struct {
	Name    string
	Dir     string
	Port    int   // for clients
	Monitor int   // for HTTP
	Cluster int   // for other nodes; 0 for a node alone
	Routes  []int // of all nodes
	Lazy    bool  // flushes every two minutes, as NATS does by default
	Plain   bool  // has no JetStream
}

// patience is how long a node may take to start.
const patience = 30 * time.Second

// Main runs a node if the process is to be one, and then never returns.
func Main() {
	if os.Getenv(Program) != "" {
		serve(os.Args[1:])
		os.Exit(0)
	}
	text := os.Getenv(config)
	if text == "" {
		return
	}
	var s Setting
	if err := json.Unmarshal([]byte(text), &s); err != nil {
		panic(err)
	}
	s.run()
	os.Exit(0)
}

// serve is nats-server -c FILE.
func serve(args []string) {
	if len(args) != 2 || args[0] != "-c" {
		panic("natstest: want -c FILE")
	}
	o, err := server.ProcessConfigFile(args[1])
	if err != nil {
		panic(err)
	}
	o.NoLog = true
	node, err := server.NewServer(o)
	if err != nil {
		panic(err)
	}
	node.Start()
	node.WaitForShutdown()
}

// run serves until standard input ends, which is when the test does.
func (s Setting) run() {
	o := &server.Options{
		ServerName: s.Name, Host: "127.0.0.1", Port: s.Port, HTTPHost: "127.0.0.1", HTTPPort: s.Monitor,
		JetStream: !s.Plain, StoreDir: s.Dir, SyncAlways: !s.Lazy, NoSigs: true, NoLog: os.Getenv("TABBY_TEST_NATS_LOG") == "",
	}
	if s.Cluster != 0 {
		o.Cluster = server.ClusterOpts{Name: "tabby", Host: "127.0.0.1", Port: s.Cluster}
		for _, port := range s.Routes {
			o.Routes = append(o.Routes, &url.URL{Scheme: "nats", Host: fmt.Sprintf("127.0.0.1:%d", port)})
		}
	}
	node, err := server.NewServer(o)
	if err != nil {
		panic(err)
	}
	node.ConfigureLogger()
	node.Start()
	if !node.ReadyForConnections(patience) {
		panic("the node does not start")
	}
	fmt.Println("ready")
	_, _ = io.Copy(io.Discard, os.Stdin)
}

// A Node is a server that can be killed, frozen and started again.
type Node struct {
	Setting
	t testing.TB

	mu      sync.Mutex
	process *exec.Cmd
}

// Start starts the node on the files that it has.
func (n *Node) Start() {
	n.t.Helper()
	text, err := json.Marshal(n.Setting)
	must.Do(n.t, err)
	cmd := exec.Command(os.Args[0])
	cmd.Env = append(os.Environ(), config+"="+string(text))
	cmd.Stderr = os.Stderr
	if _, err := cmd.StdinPipe(); err != nil { // which ends with this process
		n.t.Fatal(err)
	}
	out, err := cmd.StdoutPipe()
	must.Do(n.t, err)
	must.Do(n.t, cmd.Start())
	if said, err := bufio.NewReader(out).ReadString('\n'); err != nil || said != "ready\n" {
		n.t.Fatalf("node %s said %q, %v", n.Name, said, err)
	}
	n.mu.Lock()
	defer n.mu.Unlock()
	n.process = cmd
}

// Kill ends the node with -9.
func (n *Node) Kill() {
	n.mu.Lock()
	defer n.mu.Unlock()
	if n.process == nil {
		return
	}
	_ = n.process.Process.Kill()
	_ = n.process.Wait()
	n.process = nil
}

// PID returns the process of the node.
func (n *Node) PID() int { return n.process.Process.Pid }

// URL returns the address for clients.
func (n *Node) URL() string { return fmt.Sprintf("nats://127.0.0.1:%d", n.Port) }

// MonitorURL returns the address of the node's monitoring.
func (n *Node) MonitorURL() string { return fmt.Sprintf("http://127.0.0.1:%d", n.Monitor) }

// A Cluster is one node or several.
type Cluster struct{ Nodes []*Node }

// Start starts this many nodes, with every write flushed.
func Start(t testing.TB, nodes int) *Cluster {
	t.Helper()
	return StartWith(t, nodes, Setting{})
}

// StartWith starts nodes with this setting; their names, folders and ports are replaced.
func StartWith(t testing.TB, nodes int, s Setting) *Cluster {
	t.Helper()
	c := &Cluster{}
	dir, ports := t.TempDir(), freePorts(t, 3*nodes)
	for i := range nodes {
		s.Name = fmt.Sprintf("node-%d", i+1)
		s.Dir = filepath.Join(dir, s.Name)
		s.Port, s.Monitor = ports[3*i], ports[3*i+1]
		if nodes > 1 {
			s.Cluster, s.Routes = ports[3*i+2], nil
			for j := range nodes {
				s.Routes = append(s.Routes, ports[3*j+2])
			}
		}
		n := &Node{Setting: s, t: t}
		c.Nodes = append(c.Nodes, n)
		t.Cleanup(n.Kill)
	}
	for _, n := range c.Nodes {
		n.Start()
	}
	if nodes > 1 && !s.Plain {
		c.elect(t)
	}
	return c
}

// elect waits until the nodes have a leader, without whom no stream can be made.
func (c *Cluster) elect(t testing.TB) {
	t.Helper()
	nc, err := nats.Connect(c.URL())
	must.Do(t, err)
	defer nc.Close()
	js, err := nc.JetStream(nats.MaxWait(time.Second))
	must.Do(t, err)
	ask := time.NewTicker(50 * time.Millisecond)
	defer ask.Stop()
	for end := time.Now().Add(patience); ; <-ask.C {
		if _, err = js.AccountInfo(); err == nil {
			return
		}
		if time.Now().After(end) {
			t.Fatalf("the nodes have no leader: %v", err)
		}
	}
}

// URL returns the addresses of all nodes.
func (c *Cluster) URL() string {
	var all []string
	for _, n := range c.Nodes {
		all = append(all, n.URL())
	}
	return strings.Join(all, ",")
}

// freePorts returns ports that no one uses now.
func freePorts(t testing.TB, count int) []int {
	t.Helper()
	var ports []int
	for range count {
		l, err := net.Listen("tcp", "127.0.0.1:0")
		must.Do(t, err)
		defer l.Close() // once all are found
		ports = append(ports, l.Addr().(*net.TCPAddr).Port)
	}
	return ports
}
