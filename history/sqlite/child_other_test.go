//go:build !linux && !darwin

package sqlite_test

// What needs limits and users as Unix has them is not tried elsewhere.

func full(string) error { return nil }

func fullRestore(string) error { return nil }

func guest(string) error { return nil }

func stranger(string) error { return nil }
