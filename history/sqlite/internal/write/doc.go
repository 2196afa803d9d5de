// Package write writes everything to a database: entries and what is derived from them, people,
// annotations, imports and migrations. Each function is part of a transaction of its caller.
package write
