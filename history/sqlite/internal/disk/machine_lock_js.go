package disk

import (
	"os"
	"syscall/js"
)

// Lock returns a lock that the tab holds, not one of its files: the page hands
// the files to one tab at a time, until that ends. See disk.js of internal/system/web.
func (Machine) Lock(path string) FileLock { return tabLock(path) }

// A tabLock is the path of a file that says who holds the lock.
type tabLock string

// TryLock reports whether this tab has the files, and asks for them if not.
func (l tabLock) TryLock() (bool, error) {
	answer := make(chan bool, 1)
	owned := js.FuncOf(func(_ js.Value, args []js.Value) any {
		answer <- args[0].Bool()
		return nil
	})
	defer owned.Release()
	js.Global().Get("tabby").Get("disk").Call("own").Call("then", owned)
	if !<-answer {
		return false, nil
	}
	file, err := os.OpenFile(string(l), os.O_CREATE|os.O_RDWR, 0o600)
	if err != nil {
		return false, err
	}
	return true, file.Close()
}

// Close does nothing: the tab keeps its files until it ends.
func (l tabLock) Close() error { return nil }
