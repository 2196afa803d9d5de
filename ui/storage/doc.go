// Package storage carries what is kept elsewhere and back: exports, imports,
// backups, the trash, and totals from paper.
package storage
