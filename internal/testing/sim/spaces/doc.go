// Package spaces is a world of several families on one server. Each lists its tables, begins
// games and plays them on its phones; strangers try keys that they do not have, and families
// those of others. The server loses power and comes back.
//
// Every byte that a device is answered is searched for what only another family knows: its
// people, its games, its keys and codes. What was acknowledged is in the history that a family
// fetches in the end, and nothing of another's.
package spaces
