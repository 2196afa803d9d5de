package history

import (
	"encoding/json"
	"time"
)

// A HandOver says that another device goes on with a game, as of its last entry. It is
// a setting of this device, and void as soon as the game has more entries here.
type HandOver struct {
	Game    string
	At      time.Time
	Entries int
}

// A TakeBack says that a game goes on on this device.
type TakeBack struct{ Game string }

// A handed is the value of the setting.
type handed struct {
	At      time.Time `json:"at"`
	Entries int       `json:"entries"`
}

func keyOfHanded(game string) string { return "handed/" + game }

func (in HandOver) decide(s Lookup) (Change, error) {
	value, err := json.Marshal(handed{in.At, in.Entries})
	if err != nil {
		return Change{}, err
	}
	return setHanded(s, in.Game, string(value))
}

func (in TakeBack) decide(s Lookup) (Change, error) { return setHanded(s, in.Game, "") }

func setHanded(s Lookup, game, value string) (Change, error) {
	if err := checkGame(s, game); err != nil {
		return Change{}, err
	}
	return Set{keyOfHanded(game), value}.decide(s)
}

// HandedOver returns when a game with this many entries was handed over to another device,
// and whether it was. setting returns a setting of this device.
func HandedOver(setting func(key string) string, game string, entries int) (at time.Time, is bool) {
	var h handed
	if json.Unmarshal([]byte(setting(keyOfHanded(game))), &h) != nil || h.Entries < entries {
		return time.Time{}, false
	}
	return h.At, true
}
