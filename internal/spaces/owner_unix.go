//go:build unix

package spaces

import (
	"os"
	"syscall"
)

// ownLike gives a file to the owner of another, where root has made it for a server that
// runs as another user.
func ownLike(path, other string) error {
	info, err := os.Stat(other)
	if err != nil || os.Geteuid() != 0 {
		return err
	}
	owner := info.Sys().(*syscall.Stat_t)
	return os.Chown(path, int(owner.Uid), int(owner.Gid))
}
