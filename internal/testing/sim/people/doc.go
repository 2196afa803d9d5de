// Package people has the users of Tabby in a simulated world: families who begin games,
// write scores down and correct them, undo, join late and leave, note what the evening was
// like, and delete more than they wanted to.
//
// What they do takes the path of every change: an intent at a desk, or one of the store.
// They never write an event themselves. A [Home] chooses the next action at random, and
// says after each intent what became of it, so that a world can remember what was
// acknowledged.
package people
