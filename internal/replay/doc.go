// Package replay reads and writes games as JSON: cases to replay, actions to
// record, and sheets as they stand.
//
// It is the one place where names, words and numbers from outside become intents
// of [scoring], and sheets become a [State]. Every input has a result: for what
// cannot be read an error that names the place, for what is refused a code. No
// input makes it panic.
//
// Begin with [Replay], which plays one case, or with [Given] and [Action] for a game
// that is kept elsewhere.
package replay
