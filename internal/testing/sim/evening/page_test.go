package evening

import (
	"bytes"
	"encoding/json"
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"time"

	"golang.org/x/net/html"

	"tabby/internal/devices/host/page"
	"tabby/internal/devices/host/wire"
	"tabby/internal/table/sheetview"
	"tabby/internal/testing/expect"
	"tabby/internal/testing/guest"
	"tabby/internal/words/languages"
	"tabby/scoring"
)

// reads sees a message for a page.
func (p *phone) reads(shown *guest.Page, data []byte) {
	if !bytes.Contains(data, []byte(`"parts":`)) && !bytes.Contains(data, []byte(`"ticket":`)) {
		return // an answer
	}
	var f wire.Frame
	if err := json.Unmarshal(data, &f); err != nil {
		p.e.Errorf("%s is sent %s", p.name, data)
		return
	}
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.page != shown {
		return // it was turned off meanwhile
	}
	if f.Ticket != nil {
		p.eyes.token = f.Ticket.Token
	}
	if err := shown.Show(f.Parts); err != nil {
		p.e.Errorf("%s: %v", p.name, err)
	}
	if lacks := lacking(shown); lacks != "" {
		p.e.Errorf("%s lacks %s: %s", p.name, lacks, p.page.HTML("main"))
	}
	p.sees()
}

// lacking returns what a page lacks for who looks at it, or "": each has a heading at each moment, and a control that
// can be used or, where nothing is to be done, says how the table stands. Nobody is left on an empty page.
func lacking(shown *guest.Page) string {
	main, state := shown.Find("main"), textIn(shown.Find("head"), tagged("p"))
	heading := guest.First(main, tagged("h1"))
	usable := func(n *html.Node) bool {
		return slices.Contains([]string{"button", "input", "summary", "a"}, n.Data) && !guest.Has(n, "disabled")
	}
	named := func(n *html.Node) bool {
		return guest.Is(n, "headline") || guest.Is(n, "notice") || guest.Is(n, "order") || guest.Is(n, "huge")
	}
	said := shown.All(func(n *html.Node) bool { return named(n) && strings.TrimSpace(guest.Text(n)) != "" })
	switch {
	case heading == nil || heading.FirstChild == nil || strings.TrimSpace(heading.FirstChild.Data) == "": // it may be for who hears the page alone
		return "a heading"
	case strings.TrimSpace(state) == "":
		return "the name of the game"
	case len(said) == 0 && len(shown.All(usable)) == 0:
		return "a control, and says nothing"
	case guest.Attr(main, "data-page") != "screen" && len(shown.All(usable)) == 0:
		return "a control"
	}
	return ""
}

// beginsEmpty are the codes with which the page of who has scanned a code may end before it has shown a table.
var beginsEmpty = []string{"ERR_KEY", "ERR_GONE", "keys", "gone", "ERR_TOO_OFTEN", "ERR_FULL"}

// checkEnd looks at a page that shows a table no more: it says why, and has shown one unless its code was void.
func (p *phone) checkEnd(s guest.State) {
	if s.Why == "" && s.Bye != guest.OtherVersion {
		p.e.Errorf("%s is not told why it is sent away: %s", p.name, s.Bye)
	}
	if p.page != nil && p.tab() == "" && !slices.Contains(beginsEmpty, s.Bye) {
		p.e.Errorf("%s is left on an empty page: %s %s", p.name, s.Bye, s.Why)
	}
}

// sees remembers what the page shows now. The lock is held.
func (p *phone) sees() {
	main := p.page.Find("main")
	switch shown := guest.Attr(main, "data-page"); shown {
	case "sheet", "screen":
		p.eyes.shows(textOn(main))
	case "hand":
		if guest.Has(main, "data-at") {
			p.eyes.cards = append(p.eyes.cards, p.handOn(main))
		}
	case "score":
		for _, form := range guest.All(main, isEntry) {
			var do struct{ Player scoring.Player }
			if p.role == page.Sit && json.Unmarshal([]byte(guest.Attr(form, "data-do")), &do) == nil {
				p.eyes.sat(do.Player)
			}
		}
	}
}

// tagged and classed return what finds elements by their name or their class.
func tagged(name string) func(*html.Node) bool {
	return func(n *html.Node) bool { return n.Data == name }
}

func classed(class string) func(*html.Node) bool {
	return func(n *html.Node) bool { return guest.Is(n, class) }
}

// isEntry reports whether an element is the line in which a score is entered.
func isEntry(n *html.Node) bool { return n.Data == "form" && guest.Is(n, "entry") }

// textIn returns the text of the first element in another one that is so, or "".
func textIn(n *html.Node, is func(*html.Node) bool) string {
	if found := guest.First(n, is); found != nil {
		return guest.Text(found)
	}
	return ""
}

// textOn returns the totals and the rounds on a page: of a phone, or of the big screen, which
// has the last round alone.
func textOn(main *html.Node) string {
	var all []string
	big := guest.Attr(main, "data-page") == "screen" // where of a game that is over the podium counts
	for _, n := range guest.All(main, func(n *html.Node) bool {
		return guest.Is(n, "who") && n.Data == "th" || guest.Is(n, "tile") || n.Data == "tr" || big && n.Data == "li" && guest.Has(n, "class")
	}) {
		switch {
		case guest.Is(n, "todo"), n.Data == "tr" && guest.First(n, tagged("td")) == nil:
		case n.Data == "tr":
			all = append(all, textIn(n, tagged("th")))
			for _, cell := range guest.All(n, tagged("td")) {
				all = append(all, guest.Text(cell))
			}
		default:
			all = append(all, textIn(n, classed("name")), textIn(n, classed("total")), textIn(n, classed("last")))
		}
	}
	return strings.Join(all, "|")
}

// textsOf returns what pages show of a game: that of a phone, and the big screen.
func textsOf(g scoring.Game) []string {
	w := languages.English()
	v := sheetview.Of(w, g.Sheet(time.Time{}))
	var phone, screen []string
	for i, c := range v.Columns {
		last := ""
		if n := len(v.Rows); n > 0 {
			last = v.Rows[n-1].Cells[i].Text
		}
		phone = append(phone, c.Name, w.Figure(c.Total), "")
		screen = append(screen, c.Name, w.Figure(c.Total), last)
	}
	for _, r := range v.Rows {
		phone = append(phone, r.Number.Text)
		for _, c := range r.Cells {
			phone = append(phone, c.Text)
		}
	}
	if v.Result != nil {
		screen = nil
		for _, s := range v.Result.Podium() {
			screen = append(screen, s.Name, w.Figure(s.Total), "")
		}
	}
	return []string{strings.Join(phone, "|"), strings.Join(screen, "|")}
}

// comingOn returns the scores of the round to come that a sheet shows to who may see them.
func comingOn(shown *guest.Page) (all []shownSlip) {
	row := shown.All(func(n *html.Node) bool { return strings.HasPrefix(guest.Attr(n, "id"), "coming-") })
	if len(row) == 0 {
		return nil
	}
	round, _ := strconv.Atoi(strings.TrimPrefix(guest.Attr(row[0], "id"), "coming-"))
	names := shown.All(func(n *html.Node) bool { return n.Data == "th" && guest.Is(n, "who") })
	for i, cell := range guest.All(row[0], tagged("td")) {
		if guest.First(cell, tagged("svg")) != nil {
			continue // of another player, who has entered one
		}
		all = append(all, shownSlip{round, textIn(names[i], classed("name")), valueOn(guest.Text(cell))})
	}
	return all
}

// valueOn returns the value of a cell, as it is read.
func valueOn(text string) value {
	points, err := strconv.Atoi(strings.Replace(text, "−", "-", 1))
	switch {
	case text == "–":
		return value{satOut: true}
	case err != nil:
		return value{blank: true}
	}
	return value{points: points}
}

// stands returns all that matters of what the page shows now, or "".
func (p *phone) stands() string {
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.page == nil {
		return ""
	}
	return p.page.HTML("head") + p.page.HTML("main") + p.page.HTML("tabs")
}

// beyond are the codes of refusals that no page can foresee: of a disk, and of what its person did
// in this round or others do now, or is to see first.
var beyond = []string{"ERR_STORE", "ERR_HAND", "ERR_HERE", "ERR_KEEPER", "ERR_GONE", "ERR_SLIP"}

// checkOffer looks whether what a page offered was refused though the page is the same: then it
// should not have offered that.
func (p *phone) checkOffer(in wire.Intent, got wire.Answer, seen string) {
	if p.page == nil || got.OK || slices.Contains(beyond, got.No) || seen != p.stands() {
		return
	}
	text, _ := json.Marshal(in) // it is plain data
	p.e.Errorf("%s is offered %s, and refused with %s though nothing has changed: %s", p.name, text, got.No, got.Why)
}

// handOn returns the cards that a page shows.
func (p *phone) handOn(main *html.Node) cardSight {
	at, _ := strconv.Atoi(guest.Attr(main, "data-at"))
	s := cardSight{at: at, round: -1, person: p.eyes.people, player: scoring.Nobody, said: namesIn(main)}
	for _, line := range guest.All(main, func(n *html.Node) bool { return n.Data == "section" && guest.Is(n, "line") }) {
		l := lineOn{name: textIn(line, tagged("b")), own: guest.Is(line, "own-line")}
		for _, card := range guest.All(line, classed("pc")) {
			l.cards = append(l.cards, p.faceOn(card, 1))
		}
		s.lines = append(s.lines, l)
	}
	piles := guest.All(main, classed("pile"))
	s.draw, s.top = p.faceOn(piles[0], 2), p.faceOn(piles[1], 2)
	if len(piles) > 2 {
		s.held = p.faceOn(piles[2], 0)
	}
	return s
}

// suited matches the name of a card with a suit, which is no other word.
var suited = regexp.MustCompile(`\w+ of (clubs|diamonds|hearts|spades)`)

// namesIn returns the names of cards in all texts and attributes of a page, wherever they are.
func namesIn(main *html.Node) []string {
	var b strings.Builder
	for n := range main.Descendants() {
		if n.Type == html.TextNode {
			b.WriteString(n.Data + "\n")
		}
		for _, a := range n.Attr {
			b.WriteString(a.Val + "\n")
		}
	}
	all := suited.FindAllString(b.String()+guest.Attr(main, "data-stands"), -1)
	slices.Sort(all)
	return slices.Compact(all)
}

// A lineOn is a line of cards on a page.
type lineOn struct {
	name  string
	own   bool
	cards []string // what they are called, or "" face down
}

// faceOn returns what a card on a page is called, in a part of its label, or "" face down. Label and
// drawing agree.
func (p *phone) faceOn(card *html.Node, part int) (name string) {
	label := guest.Attr(card, "aria-label")
	switch parts := strings.Split(label, ", "); {
	case part < len(parts):
		name = parts[part]
	}
	for _, before := range []string{"on top ", "in hand: "} {
		name = strings.TrimPrefix(name, before)
	}
	if name == "face down" {
		name = ""
	}
	expect.Same(p.e, fmt.Sprintf("%s draws a card that is called %q face up", p.name, label), guest.First(card, classed("face")) != nil, name != "")
	return name
}
