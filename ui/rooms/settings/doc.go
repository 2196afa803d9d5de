// Package settings is the room in which the preferences are changed.
package settings
