//go:build !windows

package sqlite

import "os"

// syncDir makes the names of the files in a folder last through a power cut.
func syncDir(dir string) error {
	d, err := os.Open(dir)
	if err != nil {
		return err
	}
	return join(d.Sync(), d.Close())
}
