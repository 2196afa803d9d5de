// Package spaces is a world of several families on one server. Each lists its tables, begins
// games and plays them on its phones; strangers try keys that they do not have, and families
// those of others. The server loses power and comes back.
//
// Every byte that is sent to a device is searched for things that only another family knows:
// its people, its games, its keys and codes. The history that a family fetches in the end has
// everything that was acknowledged, and nothing of another family.
package spaces
