package people

import (
	"fmt"
	"time"

	"tabby/history"
)

// SettingOf returns the setting of a device that an intent sets, if it sets one.
func SettingOf(in history.Intent) (key, value string, is bool) {
	switch in := in.(type) {
	case history.Set:
		return in.Key, in.Value, true
	case history.HandOver:
		return "handed/" + in.Game, fmt.Sprintf(`{"at":%q,"entries":%d}`, in.At.Format(time.RFC3339Nano), in.Entries), true
	case history.TakeBack:
		return "handed/" + in.Game, "", true
	}
	return "", "", false
}
