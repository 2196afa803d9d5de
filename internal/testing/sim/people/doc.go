// Package people is who uses Tabby in a simulated world: families who begin games, write
// scores down and correct them, take back, join late and leave, note what the evening was
// like, and delete more than they wanted to.
//
// What they do goes the way of every change: an intent at a desk, or one of the store. They
// never write an event themselves. A [Home] draws what is done next by dice alone, and says
// after each intent what became of it, so that a world can remember what was acknowledged.
package people
