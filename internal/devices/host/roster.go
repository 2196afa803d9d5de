package host

import (
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"slices"
	"strings"

	"tabby/internal/devices/host/page"
	"tabby/internal/devices/keys"
	"tabby/internal/devices/reason"
	"tabby/internal/table/round"
	"tabby/internal/table/sheetview"
	"tabby/internal/words"
	"tabby/scoring"
)

// draftRoster is the name of the draft that keeps the roster of a game; the ID of the game
// follows.
const draftRoster = "party/"

// A roster is who takes part in a game from other devices, and what they have entered for
// the coming round. It is a value: what changes it returns a new one.
type roster struct {
	Secret  keys.Secret       `json:"secret"`
	Tag     string            `json:"tag"` // names the table in keys and tokens
	Devices map[string]device `json:"devices,omitempty"`
	Slips   sheetview.Slips   `json:"slips,omitempty"` // by the IDs of devices
	Lost    losses            `json:"lost,omitempty"`  // of slips that another device has replaced or taken back
	Round   int               `json:"round"`           // how many rounds were written down when they were entered
	Writers bool              `json:"writers,omitempty"`
	Paused  bool              `json:"paused,omitempty"`
}

// A device is the device of a guest. It keeps its ID and its seat while it is away.
type device struct {
	Name string          `json:"name,omitempty"`
	Kind string          `json:"kind,omitempty"` // of one without a name, as in [wire.Joining]
	Role string          `json:"role"`
	Seat *scoring.Player `json:"seat,omitempty"`
	Back *scoring.Player `json:"back,omitempty"` // the seat it comes back to, which another plays meanwhile
	Gone bool            `json:"gone,omitempty"` // sent away, or has left
	Asks bool            `json:"asks,omitempty"` // wants to enter the scores of all
	Done []string        `json:"done,omitempty"` // the IDs of its last intents
	Come int             `json:"come"`           // counts devices in the order of coming
	Held *held           `json:"held,omitempty"` // whose hands it has seen in the round that is dealt
}

// held is whose hands a device has held in a round.
type held struct {
	Deal    string           `json:"deal"` // the name of the round
	Players []scoring.Player `json:"players"`
}

// remembered is how many of its last intents a device can ask for again. A page waits
// for an answer before it sends the next, so one would do.
const remembered = 8

// newRoster returns the roster of a table that nobody has joined.
func newRoster() roster { return roster{Secret: keys.NewSecret(), Tag: keys.New(6)} }

// loadRoster returns the saved roster of a game, or a new one. If a roster cannot be read, it is
// forgotten, and the error says so.
func loadRoster(drafts round.Drafts, id string) (roster, error) {
	r, there, err := keptRoster(drafts, id)
	if !there || err != nil {
		return newRoster(), err
	}
	return r, nil
}

// keptRoster returns the saved roster of a game, and whether there is one.
func keptRoster(drafts round.Drafts, id string) (r roster, there bool, err error) {
	data := drafts.Draft(draftRoster + id)
	if data != nil {
		r, err = readRoster(data)
	}
	return r, data != nil, err
}

// KeptTag returns the first part of the keys and tokens of a game's table, as drafts have it,
// or "" if it was never open to others.
func KeptTag(drafts round.Drafts, game string) string {
	r, _, _ := keptRoster(drafts, game) // one that cannot be read has none
	return r.Tag
}

// Inherit brings the guests of a game to the game that is played after it, in the seats that their players
// have there. The earlier game keeps nothing about them. The error is that of the drafts.
func Inherit(drafts round.Drafts, before, next Game) error {
	r, there, err := keptRoster(drafts, before.ID())
	if !there || err != nil {
		return err
	}
	if _, err := r.seatedAs(before.State().People(), next.State().People()).save(drafts, next.ID()); err != nil {
		return err
	}
	return drafts.SaveDraft(draftRoster+before.ID(), nil)
}

// seatedAs returns the roster of a next game, with the seats of its people and nothing of a round.
func (r roster) seatedAs(before, next []scoring.Person) roster {
	move := func(seat *scoring.Player) *scoring.Player {
		if seat == nil || int(*seat) >= len(before) {
			return nil
		}
		if i := slices.IndexFunc(next, before[*seat].Same); i >= 0 {
			return new(scoring.Player(i))
		}
		return nil
	}
	r.Slips, r.Lost, r.Round = nil, nil, 0
	for id, d := range r.Devices {
		d.Seat, d.Back, d.Held = move(d.Seat), move(d.Back), nil
		r = r.with(id, d)
	}
	return r
}

// called returns what is known of what a device is called.
func (d device) called() words.Device {
	return words.Device{Name: d.Name, Kind: d.Kind, Number: d.Come + 1}
}

// readRoster reads a roster that was kept.
func readRoster(data []byte) (r roster, err error) {
	err = json.Unmarshal(data, &r)
	if err == nil && (len(r.Secret) == 0 || r.Tag == "") {
		err = errors.New("it has no keys")
	}
	if err != nil {
		return roster{}, fmt.Errorf("who was at the table cannot be read (%w)", err)
	}
	return r, nil
}

// among returns the roster without players that a game of that many does not have.
func (r roster) among(people int) roster {
	strange := func(of *scoring.Player) bool { return of != nil && (*of < 0 || int(*of) >= people) }
	for id, d := range r.Devices {
		if strange(d.Seat) || strange(d.Back) {
			d.Seat, d.Back = nil, nil
			r = r.with(id, d)
		}
	}
	r.Slips = maps.Clone(r.Slips)
	maps.DeleteFunc(r.Slips, func(of scoring.Player, _ sheetview.Slip) bool { return strange(&of) })
	r.Lost = maps.Clone(r.Lost)
	maps.DeleteFunc(r.Lost, func(of scoring.Player, _ loss) bool { return strange(&of) })
	return r
}

// save saves a roster, and returns it as it was saved.
func (r roster) save(drafts round.Drafts, id string) ([]byte, error) {
	data, err := json.Marshal(r)
	if err != nil {
		return nil, err
	}
	return data, drafts.SaveDraft(draftRoster+id, data)
}

// with returns the roster with a device changed.
func (r roster) with(id string, d device) roster {
	r.Devices = maps.Clone(r.Devices)
	if r.Devices == nil {
		r.Devices = map[string]device{}
	}
	r.Devices[id] = d
	return r
}

// without returns the roster once a device has nothing more to do with the table.
func (r roster) without(id string) roster {
	d := r.Devices[id]
	d.Gone, d.Seat, d.Back = true, nil, nil
	return r.with(id, d)
}

// did reports whether a device's intent has been done before.
func (r roster) did(device, id string) bool { return slices.Contains(r.Devices[device].Done, id) }

// done returns the roster after a device's intent.
func (r roster) done(id, intent string) roster {
	d, known := r.Devices[id]
	if !known || slices.Contains(d.Done, intent) {
		return r
	}
	d.Done = append(slices.Clone(d.Done[max(0, len(d.Done)-remembered+1):]), intent)
	return r.with(id, d)
}

// sitting returns the device that has a player's seat, or "".
func (r roster) sitting(player scoring.Player) string {
	for id, d := range r.Devices {
		if d.Seat != nil && *d.Seat == player {
			return id
		}
	}
	return ""
}

// seated returns the roster with a device at a player's seat, or at none if the player is
// Nobody. The error is about [reason.Taken] while another has it.
func (r roster) seated(id string, player scoring.Player) (roster, error) {
	d := r.Devices[id]
	d.Back = nil
	if player == scoring.Nobody {
		d.Seat = nil
		return r.with(id, d), nil
	}
	if other := r.sitting(player); other != "" && other != id {
		return r, reason.About{Reason: reason.Taken, Device: r.Devices[other].called()}
	}
	if other := r.expected(player); other != "" {
		o := r.Devices[other]
		o.Back = nil
		r = r.with(other, o)
	}
	d.Seat, d.Asks = &player, false
	return r.with(id, d), nil
}

// helping returns the roster after a device that asks was answered: it may enter the scores of all, or
// has asked in vain.
func (r roster) helping(id string, may bool) roster {
	d, known := r.Devices[id]
	if !known || !d.Asks {
		return r
	}
	d.Asks = false
	if may {
		d.Role = page.Score.String()
	}
	return r.with(id, d)
}

// vacated returns the roster after somebody else plays for the player of a device. If the device is
// not here, it will come back to the seat.
func (r roster) vacated(id string, here bool) roster {
	d := r.Devices[id]
	d.Seat, d.Back = nil, d.Seat
	if here {
		d.Back = nil
	}
	return r.with(id, d)
}

// returned returns the roster with a device at the seat that it comes back to, if it can.
func (r roster) returned(id string, s scoring.Sheet) roster {
	d, known := r.Devices[id]
	if !known || d.Back == nil || r.sitting(*d.Back) != "" || s.Status[*d.Back] == scoring.Gone {
		return r
	}
	d.Seat, d.Back = d.Back, nil
	return r.with(id, d)
}

// expected returns the device that comes back to a player's seat, or "".
func (r roster) expected(player scoring.Player) string {
	for id, d := range r.Devices {
		if d.Back != nil && *d.Back == player {
			return id
		}
	}
	return ""
}

// rekeyed returns the roster with new keys: all devices have to scan a code again.
func (r roster) rekeyed() roster {
	r.Secret, r.Devices = keys.NewSecret(), nil
	return r
}

// cleanName returns the name of a device as it is kept, or "" if it cannot be.
func cleanName(name string) string {
	clean, err := scoring.CleanName(name)
	if err != nil {
		return ""
	}
	return strings.TrimSpace(clean)
}

// maxDevices is how many devices a table remembers.
const maxDevices = 96

// places returns how many devices may have a role or a lower one: watchers leave room for players,
// and players for scorekeepers.
func places(rank int) int { return []int{64, 88, maxDevices}[rank] }

// rank returns the rank of the role of a device: 0 for one that watches, 2 for one that keeps the
// score.
func (d device) rank() int {
	role, _ := roleNamed(d.Role)
	return map[page.Role]int{page.Sit: 1, page.Score: 2}[role]
}

func roleNamed(name string) (page.Role, bool) {
	for _, r := range []page.Role{page.Watch, page.Score, page.Sit} {
		if r.String() == name {
			return r, true
		}
	}
	return 0, false
}

// joined returns the roster with one more device. If there is no place for it, one of the same
// or a lower role makes room that has no seat and is not here. The error is [reason.Full] if there
// is none.
func (r roster) joined(id string, d device, here func(id string) bool) (roster, error) {
	d.Come = r.comes()
	for !r.hasPlace(d.rank()) {
		other := r.idle(d.rank(), here)
		if other == "" {
			return r, reason.Full
		}
		r.Devices = maps.Clone(r.Devices)
		delete(r.Devices, other)
	}
	return r.with(id, d), nil
}

// comes returns how many devices have come so far, with those that made room.
func (r roster) comes() (n int) {
	for _, d := range r.Devices {
		n = max(n, d.Come+1)
	}
	return n
}

// hasPlace reports whether there is a place for a device of a rank.
func (r roster) hasPlace(rank int) bool {
	for ; rank <= 2; rank++ {
		n := 0
		for _, d := range r.Devices {
			if d.rank() <= rank {
				n++
			}
		}
		if n >= places(rank) {
			return false
		}
	}
	return true
}

// idle returns the device that makes room for one of a rank: one that was sent away or, of those
// that may go, the first to have come; or "".
func (r roster) idle(rank int, here func(id string) bool) (found string) {
	for id, d := range r.Devices {
		switch first := r.Devices[found]; {
		case d.Seat != nil || d.Back != nil || here(id) || !d.Gone && d.rank() > rank:
		case found == "", d.Gone && !first.Gone, d.Gone == first.Gone && d.Come < first.Come:
			found = id
		}
	}
	return found
}
