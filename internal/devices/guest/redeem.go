//go:build !js

package guest

import (
	"bytes"
	"context"
	"encoding/json"
	"io"
	"net/http"

	"tabby/internal/devices/host/wire"
)

// Redeem returns the link of the table that has six digits now, at a host. The error is
// [Refused] if there is none, in a language of those, as in [wire.Hello].
func Redeem(ctx context.Context, base, digits, languages string) (wire.Link, error) {
	ctx, stop := context.WithTimeout(ctx, wire.Patience)
	defer stop()
	text, _ := json.Marshal(wire.Passcode{Code: digits}) // strings always can
	r, err := http.NewRequestWithContext(ctx, http.MethodPost, base+wire.CodePath, bytes.NewReader(text))
	if err != nil {
		return wire.Link{}, err
	}
	r.Header.Set("Content-Type", "application/json")
	r.Header.Set("Accept-Language", languages)
	answer, err := http.DefaultClient.Do(r)
	if err != nil {
		return wire.Link{}, err
	}
	defer answer.Body.Close()
	var got struct {
		wire.Invitation
		wire.Answer
	}
	if err := json.NewDecoder(io.LimitReader(answer.Body, wire.MaxIntent)).Decode(&got); err != nil {
		return wire.Link{}, err
	}
	link, ok := wire.ParseLink(base + "/" + got.Address)
	if !ok || answer.StatusCode != http.StatusOK {
		if !isShort(got.Why) {
			return wire.Link{}, errFrame
		}
		return wire.Link{}, Refused(got.Why)
	}
	return link, nil
}
