//go:build !js

package sqlite

import (
	"os"

	"github.com/gofrs/flock"
)

func newLock(path string) fileLock {
	return flock.New(path, flock.SetFlag(os.O_CREATE|os.O_RDWR), flock.SetPermissions(0o600))
}
