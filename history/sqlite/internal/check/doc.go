// Package check finds out whether a database still is as it was written. It changes nothing.
package check
