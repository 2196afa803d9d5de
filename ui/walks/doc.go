// Package walks has tests that walk through the app from screen to screen, as people at a table do.
package walks
