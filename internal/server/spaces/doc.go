// Package spaces lets many families keep their games on one server. A space is a folder
// of a family's own with its store, and a key: with it a device lists the tables of the
// family, begins games, and gets the codes by which others join. Keys are kept hashed.
//
// [Add] and its kind manage the folders, also while a [Server] answers. The server opens a
// space when it is asked for and closes it when it is idle, and so with each table: a
// family that does not play costs a folder.
package spaces
