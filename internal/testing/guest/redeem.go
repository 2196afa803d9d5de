package guest

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"net/http"

	"tabby/internal/devices/host/wire"
	"tabby/internal/devices/link"
)

// Redeem returns the link of the table that has six digits now, at a host. The error is
// why there is none.
func Redeem(ctx context.Context, base, digits string) (link.Link, error) {
	ctx, stop := context.WithTimeout(ctx, patience)
	defer stop()
	text, _ := json.Marshal(wire.Passcode{Code: digits}) // strings always can
	r, err := http.NewRequestWithContext(ctx, http.MethodPost, base+wire.CodePath, bytes.NewReader(text))
	if err != nil {
		return link.Link{}, err
	}
	r.Header.Set("Content-Type", "application/json")
	answer, err := http.DefaultClient.Do(r)
	if err != nil {
		return link.Link{}, err
	}
	defer answer.Body.Close()
	var got struct {
		wire.Invitation
		wire.Answer
	}
	if err := json.NewDecoder(io.LimitReader(answer.Body, wire.MaxIntent)).Decode(&got); err != nil {
		return link.Link{}, err
	}
	l, ok := link.Parse(base + "/" + got.Address)
	if !ok || answer.StatusCode != http.StatusOK {
		return link.Link{}, fmt.Errorf("%s: %s", got.No, got.Why)
	}
	return l, nil
}
