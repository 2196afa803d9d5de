// Package jetstream keeps games in NATS JetStream, as a client of running servers, so that
// several Tabbys on several machines can serve the same tables.
//
// Everything is a message to a subject, and is stored only if it follows the last message that
// its writer has seen there:
//
//	tabby.<space>.game.<p>.<id>          the entries of a game, each a line of an export
//	tabby.<space>.draft.<p>.<id>.<name>  what is half done at its table; only the last is kept
//	tabby.<space>.people                 people, each revision a line of an export
//
// p spreads games over a few streams, whose logs are flushed side by side.
//
// What makes that safe, although JetStream by itself is not:
//
//   - Servers that do not flush every write lose what they have acknowledged: [Open] asks
//     them and refuses ([CheckSync]).
//   - A request to a dead leader is never answered, so each has a second and is asked again,
//     at once if the connection was lost. Its message has the same ID each time.
//   - A conflict may be a false one, and an acknowledgement may have been lost. So after a
//     conflict the message after the expected one is read from the leader, never from a
//     replica: it is one's own, or another's, or there is none and the request is repeated.
//   - A subscription to a subject hears what is sent, not what is stored. So what others have
//     stored comes from the stream, in its order and without gaps.
package jetstream
