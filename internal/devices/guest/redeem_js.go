package guest

import (
	"context"
	"errors"

	"tabby/internal/devices/host/wire"
)

// Redeem has no way to hosts other than that of the page, at which a browser asks for digits
// itself.
func Redeem(context.Context, string, string, string) (wire.Link, error) {
	return wire.Link{}, errors.ErrUnsupported
}
