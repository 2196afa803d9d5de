//go:build !linux

package nearby

import "context"

// askAvahi returns nil: only Linux has it as a rule.
func (Network) askAvahi(context.Context, int) responder { return nil }
