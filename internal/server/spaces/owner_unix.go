//go:build unix

package spaces

import (
	"os"
	"syscall"
)

// ownLike gives a file to the owner of another, if root has made it for a server that
// runs as another user. A link is not followed: that user owns the folder that path is in.
func ownLike(path, other string) error {
	info, err := os.Stat(other)
	if err != nil || os.Geteuid() != 0 {
		return err
	}
	owner := info.Sys().(*syscall.Stat_t)
	return os.Lchown(path, int(owner.Uid), int(owner.Gid))
}
