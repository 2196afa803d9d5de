package many

import (
	"bufio"
	"bytes"
	"fmt"
	"io"
	"strconv"
	"strings"
)

// A frame is one operation of the protocol of NATS, in either direction.
type frame struct {
	op   string   // such as "HPUB"
	args []string // without sizes
	head []byte   // the headers, or nil
	body []byte
}

// carries says which operations have a body, and how many sizes stand before it.
func carries(op string) int {
	switch op {
	case "PUB", "MSG":
		return 1
	case "HPUB", "HMSG":
		return 2
	}
	return 0
}

// readFrame reads the next operation.
func readFrame(r *bufio.Reader) (frame, error) {
	line, err := r.ReadString('\n')
	if err != nil {
		return frame{}, err
	}
	op, rest, _ := strings.Cut(strings.TrimRight(line, "\r\n"), " ")
	f := frame{op: strings.ToUpper(op)}
	if f.op == "CONNECT" || f.op == "INFO" || f.op == "-ERR" {
		f.args = []string{rest}
		return f, nil
	}
	f.args = strings.Fields(rest)
	sizes := carries(f.op)
	if sizes == 0 {
		return f, nil
	}
	if len(f.args) < sizes {
		return f, fmt.Errorf("no protocol of NATS: %q", line)
	}
	var size [2]int
	for i, text := range f.args[len(f.args)-sizes:] {
		if size[i], err = strconv.Atoi(text); err != nil {
			return f, err
		}
	}
	f.args = f.args[:len(f.args)-sizes]
	all := make([]byte, size[sizes-1]+2)
	if _, err := io.ReadFull(r, all); err != nil {
		return f, err
	}
	all = all[:len(all)-2]
	if sizes == 2 {
		f.head, all = all[:size[0]], all[size[0]:]
	}
	f.body = all
	return f, nil
}

// bytes returns the frame as it goes over the network.
func (f frame) bytes() []byte {
	var b bytes.Buffer
	b.WriteString(strings.Join(append([]string{f.op}, f.args...), " "))
	switch carries(f.op) {
	case 1:
		fmt.Fprintf(&b, " %d\r\n%s", len(f.body), f.body)
	case 2:
		fmt.Fprintf(&b, " %d %d\r\n%s%s", len(f.head), len(f.head)+len(f.body), f.head, f.body)
	}
	b.WriteString("\r\n")
	return b.Bytes()
}

// subject returns where a message is sent, or "".
func (f frame) subject() string {
	if carries(f.op) == 0 {
		return ""
	}
	return f.args[0]
}

// reply returns where a message is answered, or "".
func (f frame) reply() string {
	switch {
	case (f.op == "PUB" || f.op == "HPUB") && len(f.args) == 2:
		return f.args[1]
	case (f.op == "MSG" || f.op == "HMSG") && len(f.args) == 3:
		return f.args[2]
	}
	return ""
}

// to returns the number of the subscription that a message is for, or "".
func (f frame) to() string {
	if f.op == "MSG" || f.op == "HMSG" {
		return f.args[1]
	}
	return ""
}

// header returns the value of a header, or "".
func (f frame) header(name string) string {
	for line := range strings.SplitSeq(string(f.head), "\r\n") {
		if key, value, found := strings.Cut(line, ":"); found && strings.EqualFold(key, name) {
			return strings.TrimSpace(value)
		}
	}
	return ""
}

// matches reports whether a subject is one of a pattern with * and >.
func matches(pattern, subject string) bool {
	want, got := strings.Split(pattern, "."), strings.Split(subject, ".")
	for i, token := range want {
		switch {
		case token == ">":
			return len(got) > i
		case i >= len(got) || token != "*" && token != got[i]:
			return false
		}
	}
	return len(want) == len(got)
}
