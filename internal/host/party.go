package host

import (
	"encoding/json"
	"fmt"
	"maps"
	"slices"
	"strings"

	"tabby/internal/host/page"
	"tabby/internal/round"
	"tabby/scoring"
)

// draftParty is the name of the draft that keeps the party of a game; the ID of the game
// follows.
const draftParty = "party/"

// A party is who takes part in a game from other devices, and what they have entered for
// the coming round. It is a value: what changes it returns a new one.
type party struct {
	Secret  secret                  `json:"secret"`
	Tag     string                  `json:"tag"` // names the table in keys and tokens
	Devices map[string]device       `json:"devices,omitempty"`
	Slips   map[scoring.Player]slip `json:"slips,omitempty"`
	Round   int                     `json:"round"` // how many rounds were written down when they were entered
	Writers bool                    `json:"writers,omitempty"`
	Paused  bool                    `json:"paused,omitempty"`
	Pending *pending                `json:"pending,omitempty"`
}

// A device is one of a guest's, which keeps its ID and its seat while it is away.
type device struct {
	Name string          `json:"name"`
	Role string          `json:"role"`
	Seat *scoring.Player `json:"seat,omitempty"`
	Back *scoring.Player `json:"back,omitempty"` // the seat it comes back to, which another plays meanwhile
	Gone bool            `json:"gone,omitempty"` // sent away
	Done []string        `json:"done,omitempty"` // the IDs of its last intents
	Come int             `json:"come"`           // counts devices in the order of coming
}

// A slip is a score that a guest has entered, and is not written down yet.
type slip struct {
	Score scoring.Score `json:"score"`
	By    string        `json:"by"`  // the ID of a device
	Rev   int           `json:"rev"` // counts the slips of this player
}

// A pending intent was kept before the game's log was written to. If the log has grown
// past the batches it had then, the intent is done, whenever the host was killed.
type pending struct {
	Device  string `json:"device"`
	ID      string `json:"id"`
	Batches int    `json:"batches"`
}

// maxDevices is how many devices a table remembers.
const maxDevices = 64

// remembered is how many of its last intents a device can ask for again. A page waits
// for an answer before it sends the next, so one would do.
const remembered = 8

// newParty returns the party of a table that no one has joined.
func newParty() party { return party{Secret: newSecret(), Tag: text(random(6))} }

// loadParty returns the party of a game as it was kept, or a new one. batches is the
// length of the game's log.
func loadParty(drafts round.Drafts, id string, batches int) (party, error) {
	data := drafts.Draft(draftParty + id)
	if data == nil {
		return newParty(), nil
	}
	p, err := readParty(data)
	if err != nil {
		return party{}, err
	}
	if at := p.Pending; at != nil && batches > at.Batches {
		p = p.done(at.Device, at.ID)
	}
	p.Pending = nil
	return p, nil
}

// readParty reads a party that was kept.
func readParty(data []byte) (p party, err error) {
	if err := json.Unmarshal(data, &p); err != nil {
		return party{}, fmt.Errorf("who is at the table cannot be read: %w", err)
	}
	return p, nil
}

// save keeps a party, and returns it as it was kept.
func (p party) save(drafts round.Drafts, id string) ([]byte, error) {
	data, err := json.Marshal(p)
	if err != nil {
		return nil, err
	}
	return data, drafts.SaveDraft(draftParty+id, data)
}

// with returns the party with a device changed.
func (p party) with(id string, d device) party {
	p.Devices = maps.Clone(p.Devices)
	if p.Devices == nil {
		p.Devices = map[string]device{}
	}
	p.Devices[id] = d
	return p
}

// joined returns the party with one more device. The one that came first and has no seat
// makes room. The error is [ErrFull] if all have seats.
func (p party) joined(id, name string, role page.Role) (party, error) {
	come, oldest := 0, ""
	for other, d := range p.Devices {
		come = max(come, d.Come+1)
		if d.Seat == nil && d.Back == nil && (oldest == "" || d.Come < p.Devices[oldest].Come) {
			oldest = other
		}
	}
	if len(p.Devices) >= maxDevices {
		if oldest == "" {
			return p, ErrFull
		}
		p.Devices = maps.Clone(p.Devices)
		delete(p.Devices, oldest)
	}
	if name == "" {
		name = fmt.Sprintf("Device %d", come+1)
	}
	return p.with(id, device{Name: name, Role: role.String(), Come: come}), nil
}

// did reports whether a device's intent has been done before.
func (p party) did(device, id string) bool { return slices.Contains(p.Devices[device].Done, id) }

// done returns the party after a device's intent.
func (p party) done(id, intent string) party {
	d, known := p.Devices[id]
	if !known {
		return p
	}
	d.Done = append(slices.Clone(d.Done[max(0, len(d.Done)-remembered+1):]), intent)
	return p.with(id, d)
}

// sitting returns the device that has a player's seat, or "".
func (p party) sitting(player scoring.Player) string {
	for id, d := range p.Devices {
		if d.Seat != nil && *d.Seat == player {
			return id
		}
	}
	return ""
}

// seated returns the party with a device at a player's seat, or at none if the player is
// Nobody. The error is about [ErrTaken] while another has it.
func (p party) seated(id string, player scoring.Player) (party, error) {
	d := p.Devices[id]
	d.Back = nil
	if player == scoring.Nobody {
		d.Seat = nil
		return p.with(id, d), nil
	}
	if other := p.sitting(player); other != "" && other != id {
		return p, Refusal{Reason: ErrTaken, Name: p.Devices[other].Name}
	}
	if other := p.expected(player); other != "" {
		o := p.Devices[other]
		o.Back = nil
		p = p.with(other, o)
	}
	d.Seat = &player
	return p.with(id, d), nil
}

// vacated returns the party after another plays for the player of a device. If the device
// is not here, it comes back to the seat.
func (p party) vacated(id string, here bool) party {
	d := p.Devices[id]
	d.Seat, d.Back = nil, d.Seat
	if here {
		d.Back = nil
	}
	return p.with(id, d)
}

// returned returns the party with a device at the seat that it comes back to, if it can.
func (p party) returned(id string, s scoring.Sheet) party {
	d, known := p.Devices[id]
	if !known || d.Back == nil || p.sitting(*d.Back) != "" || s.Status[*d.Back] == scoring.Gone {
		return p
	}
	d.Seat, d.Back = d.Back, nil
	return p.with(id, d)
}

// expected returns the device that comes back to a player's seat, or "".
func (p party) expected(player scoring.Player) string {
	for id, d := range p.Devices {
		if d.Back != nil && *d.Back == player {
			return id
		}
	}
	return ""
}

// entered returns the party with a slip. rev is the number of the slip that the device
// has seen; the error is about [ErrSlip] if another device has entered one since.
func (p party) entered(by string, player scoring.Player, score *scoring.Score, rev int) (party, error) {
	now, there := p.Slips[player]
	if there && now.By != by && now.Rev != rev {
		return p, Refusal{Reason: ErrSlip, Name: p.Devices[now.By].Name, Points: now.Score.Points}
	}
	p.Slips = maps.Clone(p.Slips)
	if score == nil {
		delete(p.Slips, player)
		return p, nil
	}
	if p.Slips == nil {
		p.Slips = map[scoring.Player]slip{}
	}
	p.Slips[player] = slip{*score, by, now.Rev + 1}
	return p, nil
}

// forRound returns the party without slips of other rounds than the coming one.
func (p party) forRound(round int) party {
	if p.Round != round {
		p.Round, p.Slips = round, nil
	}
	return p
}

// rekeyed returns the party with new keys: all devices have to scan a code again.
func (p party) rekeyed() party {
	p.Secret, p.Devices = newSecret(), nil
	return p
}

// cleanName returns the name of a device as it is kept, or "" if it cannot be.
func cleanName(name string) string {
	clean, err := scoring.CleanName(name)
	if err != nil {
		return ""
	}
	return strings.TrimSpace(clean)
}
