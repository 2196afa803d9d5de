// Package backup makes checked copies of a database, and drops those that are superfluous.
package backup
