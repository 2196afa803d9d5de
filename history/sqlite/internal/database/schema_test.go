package database

import (
	"testing"

	"tabby/history"
)

func TestChecksumOfTheLatestSchemaIsThatOfItsMigrations(t *testing.T) {
	steps := Migrations()
	made, err := objects(steps, len(steps))
	if err != nil || len(steps) != latest || history.ChecksumOf(made) != latestSum {
		t.Errorf("%d migrations make a schema of checksum %s: %v", len(steps), history.ChecksumOf(made), err)
	}
}
