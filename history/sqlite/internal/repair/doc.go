// Package repair finds out what can be read in damaged files, and makes a store of it again, or of
// a backup. The lock of the folder is held by its callers.
package repair
