package database

import "testing"

func TestChecksumOfTheLatestSchemaIsThatOfItsMigrations(t *testing.T) {
	steps := Migrations()
	made, err := objects(steps, len(steps))
	if err != nil || len(steps) != latest || sumOf(made) != latestSum {
		t.Errorf("%d migrations make a schema of checksum %s: %v", len(steps), sumOf(made), err)
	}
}
