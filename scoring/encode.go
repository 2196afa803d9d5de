package scoring

import (
	"encoding/json"
	"fmt"
)

// Marshal writes an event as a JSON object with one field, named by its kind.
func Marshal(e Event) ([]byte, error) {
	return json.Marshal(map[string]Event{e.kind(): e})
}

// Unmarshal reads an event that [Marshal] wrote, now or years ago. The error
// wraps [ErrEvent], and [ErrNewer] if the kind is one that this program does not know.
func Unmarshal(data []byte) (Event, error) {
	var one map[string]json.RawMessage
	if err := json.Unmarshal(data, &one); err != nil {
		return nil, fmt.Errorf("%w: %w", ErrEvent, err)
	}
	if len(one) != 1 {
		return nil, fmt.Errorf("%w: %d names instead of one", ErrEvent, len(one))
	}
	for kind, body := range one {
		decode, ok := decoders[kind]
		if !ok && isName.MatchString(kind) {
			return nil, fmt.Errorf("%w: %w", ErrEvent, newerError("event", kind))
		}
		if !ok {
			return nil, fmt.Errorf("%w: %q", ErrEvent, kind)
		}
		return decode(body)
	}
	panic("unreachable")
}

var decoders = map[string]func(json.RawMessage) (Event, error){
	Started{}.kind():      decode[Started],
	Dealt{}.kind():        decode[Dealt],
	Recorded{}.kind():     decode[Recorded],
	Corrected{}.kind():    decode[Corrected],
	Joined{}.kind():       decode[Joined],
	Left{}.kind():         decode[Left],
	Returned{}.kind():     decode[Returned],
	Reseated{}.kind():     decode[Reseated],
	DealerChosen{}.kind(): decode[DealerChosen],
	Agreed{}.kind():       decode[Agreed],
	Paused{}.kind():       decode[Paused],
	Resumed{}.kind():      decode[Resumed],
	TimeUp{}.kind():       decode[TimeUp],
	Ended{}.kind():        decode[Ended],
	Undone{}.kind():       decode[Undone],
	Redone{}.kind():       decode[Redone],
}

func decode[E Event](body json.RawMessage) (Event, error) {
	var e E
	if err := json.Unmarshal(body, &e); err != nil {
		if newer := newerGame(err); newer != nil {
			err = newer
		}
		return nil, fmt.Errorf("%w: %s: %w", ErrEvent, e.kind(), err)
	}
	return e, nil
}

// MarshalJSON writes a score that is nothing but points as a number.
func (s Score) MarshalJSON() ([]byte, error) {
	type plain Score
	if s.Cards == nil && s.Hand == nil && !s.SatOut && !s.Special {
		return json.Marshal(s.Points)
	}
	return json.Marshal(plain(s))
}

// UnmarshalJSON reads a number or an object.
func (s *Score) UnmarshalJSON(data []byte) error {
	type plain Score
	*s = Score{}
	if json.Unmarshal(data, &s.Points) == nil {
		return nil
	}
	return json.Unmarshal(data, (*plain)(s))
}
