package words

import (
	"cmp"
	"slices"
	"strings"
	"time"

	"tabby/engine"
	"tabby/history"
	"tabby/history/bring"
	"tabby/scoring"
)

// Devices has the texts of the page on which devices are paired and synced.
type Devices struct {
	speaker
	DevicesTexts
}

// BrowserOn returns the name that other devices show for a browser, given a code for what it runs
// on, or "": "Browser on the iPhone".
func (d Devices) BrowserOn(machine string) string {
	return d.DevicesTexts.BrowserOn(cmp.Or(machine, "none"))
}

// when returns the text for a time as seen from now, and its facts.
func (l speaker) when(t, now time.Time) (day, hour, date string) {
	t, now = t.In(now.Location()), now.Truncate(time.Second)
	midnight := time.Date(now.Year(), now.Month(), now.Day(), 0, 0, 0, 0, now.Location())
	day = "day"
	switch {
	case !t.Before(midnight):
		day = "today"
	case !t.Before(midnight.AddDate(0, 0, -1)):
		day = "yesterday"
	}
	return day, l.TimeOfDay(t), l.Date(t, now)
}

// MetOn says when this device last synced with another one if no game was exchanged.
func (d Devices) MetOn(at, now time.Time) string { return d.DevicesTexts.Met(d.when(at, now)) }

// MovedOn says when this device last synced with another one, and how many games were sent and received.
func (d Devices) MovedOn(at, now time.Time, came, went int) string {
	day, hour, date := d.when(at, now)
	return d.MetMoved(day, DevicesMetMovedFacts{Time: hour, Date: date, Moved: d.moved(came, went)})
}

// Met says what a sync has exchanged.
func (d Devices) Met(device string, came, went int) string {
	return d.MovedWith(device, d.moved(came, went))
}

// moved returns how many games came from another device and went there: "3 games received,
// 1 sent".
func (d Devices) moved(came, went int) string {
	switch {
	case came+went == 0:
		return d.NothingNew
	case came == 0:
		return d.Went(went)
	case went == 0:
		return d.Came(came)
	}
	return d.Row(d.Came(came), d.AlsoWent(went))
}

// Handover has the texts of the page on which a game is handed over.
type Handover struct {
	speaker
	HandoverTexts
}

// Opens reports whether a link opens Tabby in a browser, so that a camera can open it.
func (Handover) Opens(link string) bool { return strings.HasPrefix(link, "http") }

// HowToScan says what to do with the code of a link, depending on whether a camera can open the
// link. A browser keeps no page that came over plain http.
func (v Handover) HowToScan(link string) string {
	switch {
	case strings.HasPrefix(link, "https:"):
		return v.Scan
	case v.Opens(link):
		return v.ScanAndStay
	}
	return v.CopyAndPaste
}

// TakenOver says what the import of a game that another device handed over has done.
func (v Handover) TakenOver(i history.Imported) string {
	switch {
	case len(i.Parted) > 0:
		return v.TwoEndings
	case i.Back > 0:
		return v.WasDeleted
	case i.Games > 0:
		return v.IsHere
	case i.Grown > 0:
		return v.HasGrown
	default:
		return v.IsKnown
	}
}

// HandedOverSince says since when another device has the game that was handed over; now is in the
// zone in which it is said.
func (v Handover) HandedOverSince(at, now time.Time) string { return v.Since(v.when(at, now)) }

// Bring is what is said about a file of games from elsewhere, before it is imported.
type Bring struct {
	speaker
	BringTexts
}

// Lines returns what was understood of a file, with one sentence on each line.
func (v Bring) Lines(b history.Brought) []string {
	var all []string
	if b.Games > 0 {
		first, last := v.ShortDay(b.First), v.ShortDay(b.Last)
		span := v.Span(b.Games, first, last)
		if first == last {
			span = v.OnDay(b.Games, first)
		}
		all = append(all, span)
		all = append(all, v.played(b.Played))
		all = append(all, v.here(b)...)
	}
	if len(b.Known) > 0 {
		all = append(all, v.Known(b.Known))
	}
	if len(b.NewPeople) > 0 {
		all = append(all, v.NewPeople(b.NewPeople))
	}
	if b.Order != "" {
		all = append(all, v.Days(string(b.Order)))
	}
	switch b.Encoding {
	case "":
	case bring.TwiceUTF8:
		all = append(all, v.Twice)
	default:
		all = append(all, v.Encoding(b.Encoding))
	}
	for _, l := range b.Left {
		all = append(all, v.Left(l.Count, v.language.Refusals.Reason(l.Reason), l.First))
	}
	if len(b.Unread) > 0 {
		all = append(all, v.Unread(b.Unread))
	}
	return all
}

// here returns how many games of a file are here already, and how many of them are in the bin.
func (v Bring) here(b history.Brought) (all []string) {
	switch {
	case b.New > 0 && b.New < b.Games:
		all = append(all, v.New(b.New))
	case b.New == 0 && len(b.Trashed) == 0:
		all = append(all, v.AllHere)
	}
	if len(b.Trashed) > 0 {
		all = append(all, v.FromTrash(len(b.Trashed)))
	}
	return all
}

// Question returns a question about a file.
func (v Bring) Question(q bring.Question) string {
	if q.Ask == bring.AskGame && q.Example == "" {
		return v.NoName
	}
	example := q.Example
	switch q.Ask {
	case bring.AskWins, bring.AskRows:
		example = v.Alternatives(strings.Split(example, bring.Between))
	case bring.AskDay:
		example = v.Joined(strings.Split(example, ", "))
	}
	return v.Asks(string(q.Ask), example, q.About)
}

// played says how often each game was played, each name once: a game is counted with points and without.
func (v Bring) played(times []history.Times) string {
	var names, games []string
	count := map[string]int{}
	for _, p := range times {
		name := v.language.Rules.GameName(p.Variant, p.Named)
		if count[name] == 0 {
			names = append(names, name)
		}
		count[name] += p.Games
	}
	for _, name := range names {
		games = append(games, v.Played(count[name], name))
	}
	return v.Sentence(v.Joined(games))
}

// Choice returns an answer to a question about a file, as people read it.
func (v Bring) Choice(q bring.Question, choice string) string {
	switch {
	case q.Ask == bring.AskDates:
		if at, ok := bring.ReadDay(q.Example, bring.Order(choice)); ok {
			return v.ShortDay(at)
		}
	case q.Ask == bring.AskWins && choice == bring.Lowest:
		return v.language.OwnGames.Lowest
	case q.Ask == bring.AskWins:
		return v.language.OwnGames.Highest
	case q.Ask == bring.AskRows:
		ends := strings.Split(q.Example, bring.Between)
		return ends[slices.Index(q.Choices, choice)]
	case q.Ask == bring.AskSame && choice == q.About:
		return v.TwoPeople
	case q.Ask == bring.AskSame:
		return v.OnePerson
	case q.Ask == bring.AskGame:
		if r, err := engine.Variant(choice); err == nil {
			return v.language.Rules.In(r).Name
		}
	}
	return choice
}

// Guests is what is said where guests are let into a game.
type Guests struct {
	speaker
	GuestsTexts
}

// A GuestAt is a device that takes part in a game.
type GuestAt struct {
	Role  string    // for what it was let in: "sit", "score" or "watch"
	Seat  string    // the name of the player whose seat it has, or ""
	Back  bool      // that player comes back
	Here  bool      // it is connected
	Since time.Time // when it went away, if that is known
}

// GuestLine returns what a device does, and whether it is here: "Sits as Ben · here".
func (v Guests) GuestLine(g GuestAt) string {
	does := v.does(g)
	switch {
	case g.Here:
		return v.Here(does)
	case g.Since.IsZero():
		return v.Away(does)
	}
	return v.AwaySince(does, v.TimeOfDay(g.Since))
}

// does returns what a device does.
func (v Guests) does(g GuestAt) string {
	switch {
	case g.Back:
		return v.ComesBack(g.Seat)
	case g.Seat != "":
		return v.Sits(g.Seat)
	case g.Role == "sit": // until it has a seat
		return v.Does("watch")
	}
	return v.Does(g.Role)
}

// AlsoAt says what many phones can open instead of the address, or "" if that is "".
func (v Guests) AlsoAt(address string) string {
	if address == "" {
		return ""
	}
	return v.GuestsTexts.AlsoAt(address)
}

// Pages is what the pages of guests say.
type Pages struct {
	speaker
	PagesTexts
	Script PagesScriptTexts
}

// LastRound says what has just happened, to be heard: "Round 4. Ann: 26 and 14 is 40. …"
func (v Pages) LastRound(s scoring.Sheet) string {
	n := len(s.Rounds)
	if n == 0 {
		return ""
	}
	return v.PagesTexts.LastRound(s.Rounds[n-1].Number, v.language.Table.SpokenSums(s))
}

// NotEntered says who has not entered a score yet, or "" if everyone has.
func (v Pages) NotEntered(names []string) string {
	if len(names) == 0 {
		return ""
	}
	return v.PagesTexts.NotEntered(names)
}

// CardsHint says which cards to tap, and in which order.
func (v Pages) CardsHint(r engine.Rules) string {
	hint, replaced := v.TapAll(r.Hand), ""
	switch {
	case r.Grid.Rows > 0:
		hint = v.language.Scores.InColumns(r.Grid)
	case r.LineChanges || r.Hands != nil:
		hint = v.TapLeft
	}
	if r.Replaced {
		replaced = v.Replaced
	}
	return v.Text(hint, replaced, v.HostAddsUp)
}

// Kind names a kind of card if others of its rank have another colour: "Red King".
func (v Pages) Kind(f engine.Face) string {
	return v.language.Rules.Coloured(v.language.Cards.Rank(f), f.Suit.Red())
}

// Server is what a host or a server says to those who come to it.
type Server struct {
	speaker
	ServerTexts
}

// Refused returns the reason why a table refuses an intent of a guest, for the middle of a sentence,
// given the code that programs get, and the player, the device or the typed text and the points that
// it is about. It is "" for any other code.
func (v Server) Refused(code, name string, points int) string {
	if code == "ERR_AWAY" {
		return name // which says why
	}
	return v.ServerTexts.Refused(code, name, points)
}

// A Device has what is known about a device that takes part in a game: its name, or else its kind.
// Each reader reads it in their own language.
type Device struct {
	Name   string
	Kind   string // such as "linux"; one that is not known is none
	Number int    // counts the devices of a table, from 1
}

// screen is the kind of a television.
const screen = "screen"

// Knows reports whether a kind of device has a name.
func (v Server) Knows(kind string) bool { return kind == screen || v.Devices(kind) != "" }

// Device returns the name of a device.
func (v Server) Device(d Device) string {
	switch {
	case d.Name != "":
		return d.Name
	case d.Kind == screen:
		return v.language.Guests.TelevisionName
	case v.Knows(d.Kind):
		return v.Devices(d.Kind)
	}
	return v.DeviceNumber(d.Number)
}

// Since says what is played, for how many rounds and since when.
func (v Server) Since(variant string, rounds int, began time.Time) string {
	return v.ServerTexts.Since(variant, rounds, v.Moment(began, began))
}
