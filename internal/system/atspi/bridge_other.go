//go:build !linux

package atspi

import "context"

// Serve returns [ErrNoBus]: other systems have no such bus.
func Serve(context.Context, Program, Window) error { return ErrNoBus }
