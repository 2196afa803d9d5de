// Package storage has the pages for exports, imports, backups, repairs, the bin
// and totals from paper.
package storage
