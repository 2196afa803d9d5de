// Package replay lets games in and out as JSON: cases to replay, actions to
// record, and sheets as they stand.
//
// It is the one place where names, words and numbers from outside become
// intents of [scoring], and sheets become a [State]. Whatever comes in is
// answered: what cannot be read says where and why, what the sheet refuses
// says so with a code, and nothing panics.
//
// Begin with [Replay], which answers one case, or with [Given] and [Action],
// which a game kept elsewhere is spoken to with.
package replay
