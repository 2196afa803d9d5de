// Package settings is where the preferences are changed.
package settings
