// Package write is where everything is written to a database: entries and what is derived from
// them, people, annotations, imports and migrations. Each function is part of a transaction of
// its caller.
package write
