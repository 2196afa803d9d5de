// Package replay reads and writes games as JSON: cases to replay, actions to
// record, and sheets.
//
// Only this package converts names, words and numbers from outside to intents of [scoring],
// and sheets to a [State]. Every input has a result: an error with its place if it cannot
// be read, a code if it is refused. No input makes it panic.
//
// Begin with [Replay], which plays one case, or with [Given] and [Action] for a game
// in a store.
package replay
