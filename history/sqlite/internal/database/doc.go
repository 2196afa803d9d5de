// Package database is SQLite as a store uses it: connections that flush every write, one
// writer, rows, and the schema with its migrations.
package database
