package evening

import (
	"bytes"
	"encoding/json"
	"slices"
	"strings"
	"sync"
	"time"

	"tabby/internal/devices/host/wire"
	"tabby/internal/table/sheetview"
	"tabby/internal/words/languages"
	"tabby/scoring"
)

// Eyes are what someone saw on a phone, read from the messages as they came.
type eyes struct {
	token  string
	people int // devices that it was: with each code that is scanned it is another
	sheets []sight
	cards  []cardSight
	seats  map[scoring.Player]bool // that it was given
	awake  bool                    // it shows the table at the end
	slips  []shownSlip             // at the end
}

// A shownSlip is a score that is not written down yet, or that there is none.
type shownSlip struct {
	round  int
	player string
	value  value
}

// A sight is a sheet that a phone showed.
type sight struct {
	at   time.Time
	text string // of the log or of the sheet as data, or of a page
}

// latest returns what was shown last.
func (y *eyes) latest(mu sync.Locker) string {
	mu.Lock()
	defer mu.Unlock()
	if n := len(y.sheets); n > 0 {
		return y.sheets[n-1].text
	}
	return ""
}

// shows remembers what of the sheet a phone shows.
func (y *eyes) shows(text string) {
	if all := y.sheets; len(all) == 0 || all[len(all)-1].text != text {
		y.sheets = append(all, sight{time.Now(), text})
	}
}

// fresh begins to look. A device that has scanned a code is a new one.
func (y *eyes) fresh(scanned bool) {
	if scanned {
		y.token = ""
		y.people++
	}
}

// A message is what of a message of the host a phone shows.
type message struct {
	Ticket *wire.Ticket
	Table  *table
}

type table struct {
	Round int
	Sheet json.RawMessage
	Log   json.RawMessage
	You   struct{ Player scoring.Player }
	Deck  *deckSeen
}

// heard sees a message.
func (p *phone) heard(data []byte) {
	if !bytes.Contains(data, []byte(`"table":`)) && !bytes.Contains(data, []byte(`"ticket":`)) {
		return // an answer
	}
	var m message
	if err := json.Unmarshal(data, &m); err != nil {
		p.e.Errorf("%s is sent %s", p.name, data)
		return
	}
	p.mu.Lock()
	defer p.mu.Unlock()
	if m.Ticket != nil {
		p.eyes.token = m.Ticket.Token
	}
	if m.Table == nil {
		return
	}
	text := string(m.Table.Sheet)
	if p.log {
		text = string(m.Table.Log)
	}
	p.eyes.shows(text)
	p.eyes.sat(m.Table.You.Player)
	if d := m.Table.Deck; d != nil {
		p.eyes.cards = append(p.eyes.cards, d.sight(m.Table.Round, m.Table.You.Player, p.eyes.people))
	}
}

// checkScreens compares what each phone showed with what is kept: it was the sheet as it
// was at some time, never one that was before the last, and at the end the latest.
func (e *evening) checkScreens(h *past) {
	texts := make([][]string, len(h.states))
	for k := range h.states {
		texts[k] = append(textsOf(h.games[k]), logText(h.states[k]), sheetText(h.games[k]))
	}
	for _, p := range e.phones {
		k := 0
		for _, s := range p.eyes.sheets {
			was := k
			for k < len(texts) && !slices.Contains(texts[k], s.text) {
				k++
			}
			if k == len(texts) {
				e.Errorf("at %v %s shows what the sheet never was from entry %d on:\n%s\nbut:\n%s", s.at, p.name, was+1, s.text, texts[was:])
				break
			}
			if s == p.eyes.sheets[len(p.eyes.sheets)-1] && p.eyes.awake && !slices.Contains(texts[len(texts)-1], s.text) {
				e.Errorf("at the end %s shows the sheet of entry %d of %d", p.name, k+1, len(texts))
			}
		}
	}
}

// logText returns events as guests are sent them.
func logText(events []scoring.Event) string {
	var all []string
	for _, event := range events {
		if r, is := event.(scoring.Recorded); is {
			r.Log = nil
			event = r
		}
		text, _ := scoring.Marshal(event)
		all = append(all, string(text))
	}
	return "[" + strings.Join(all, ",") + "]"
}

// sheetText returns a sheet as guests are sent it.
func sheetText(g scoring.Game) string {
	var text bytes.Buffer
	to := json.NewEncoder(&text)
	to.SetEscapeHTML(false)
	_ = to.Encode(sheetview.Of(languages.English(), g.Sheet(time.Time{})))
	return strings.TrimSpace(text.String())
}
