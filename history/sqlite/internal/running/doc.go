// Package running keeps tabby.jsonl, the running export beside a database, and compares the two.
package running
