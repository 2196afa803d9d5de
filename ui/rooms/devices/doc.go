// Package devices is the room in which devices are paired and synced: the page in the settings
// that lists them, the question of a link that was opened here, and the syncs that run in the
// background.
package devices
