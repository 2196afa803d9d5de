//go:build !js

package disk

import (
	"os"

	"github.com/gofrs/flock"
)

// Lock returns the lock of the system on a file, which is made.
func (Machine) Lock(path string) FileLock {
	return flock.New(path, flock.SetFlag(os.O_CREATE|os.O_RDWR), flock.SetPermissions(0o600))
}
