//go:build ignore

// A guest of a table, as docs/protocol.md describes it. It takes the first free seat, enters a score for the
// round that is played, and prints the totals before it:
//
//	go run docs/client.go 'http://192.168.1.20:8229/table#KEY' 12
package main

import (
	"context"
	"fmt"
	"log"
	"os"
	"slices"
	"strings"
	"time"

	"github.com/coder/websocket"
	"github.com/coder/websocket/wsjson"
)

// A message holds the fields that we read of a message of the host. It has more, which we ignore.
type message struct {
	Table *struct {
		Round   int
		Players []player
		Sheet   struct{ Columns []struct{ Name, Total any } }
	}
	Answers []struct{ Re, No, Why string }
	Bye     string
}

type player struct{ Name, Taken string }

func main() {
	if len(os.Args) != 3 {
		log.Fatal("usage: client LINK POINTS")
	}
	points := os.Args[2]
	address, key, _ := strings.Cut(os.Args[1], "#")
	ctx, cancel := context.WithTimeout(context.Background(), 30*time.Second)
	defer cancel()
	conn, _, err := websocket.Dial(ctx, address+"/live", nil)
	check(err)
	defer conn.CloseNow()
	conn.SetReadLimit(4 << 20)

	// The key is for the first time. The answer has a ticket, whose token is for coming back.
	check(wsjson.Write(ctx, conn, map[string]any{"tabby": 2, "key": key, "device": "the sample client", "as": "data"}))
	table := next(ctx, conn, func(m message) bool { return m.Table != nil }).Table
	seat := slices.IndexFunc(table.Players, func(p player) bool { return p.Taken == "" })
	if seat < 0 {
		log.Fatal("every seat is taken")
	}

	// Each intent has an ID of its own, and waits for the answer to the one before.
	name := time.Now().Format("150405.000000000")
	for _, intent := range []map[string]any{
		{"id": name + "-1", "do": "sit", "player": seat},
		{"id": name + "-2", "do": "slip", "round": table.Round, "player": seat, "typed": points},
	} {
		check(wsjson.Write(ctx, conn, intent))
		next(ctx, conn, func(m message) bool {
			for _, a := range m.Answers {
				if a.Re == intent["id"] && a.No != "" {
					log.Fatal(a.Why)
				}
			}
			return len(m.Answers) > 0
		})
	}
	fmt.Printf("%s has %s in round %d.\n", table.Players[seat].Name, points, table.Round+1)
	for _, column := range table.Sheet.Columns {
		fmt.Printf("%s had %v before.\n", column.Name, column.Total)
	}
}

// next waits for a message of the host.
func next(ctx context.Context, conn *websocket.Conn, wanted func(message) bool) (m message) {
	for !wanted(m) {
		m = message{}
		check(wsjson.Read(ctx, conn, &m))
		if m.Bye != "" {
			log.Fatal("the host has ended the connection: ", m.Bye)
		}
	}
	return m
}

func check(err error) {
	if err != nil {
		log.Fatal(err)
	}
}
