// Package storage has the pages for exports, imports, backups, repairs, the trash
// and totals from paper.
package storage
