// Package repair finds out how much of damaged files can be read, and makes a store from them
// again, or from a backup. Its callers hold the lock of the folder.
package repair
