//go:build !windows

package disk

import "os"

// SyncDir makes the names of the files in a folder last through a power cut.
func (Machine) SyncDir(dir string) error {
	d, err := os.Open(dir)
	if err != nil {
		return err
	}
	return Join(d.Sync(), d.Close())
}
