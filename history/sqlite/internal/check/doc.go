// Package check finds out whether a database is as it was written. It changes nothing.
package check
