// Package spaces lets many families keep their games on one server. A space is a folder with
// the store of one family, and has a key. With the key a device lists the tables of the family,
// begins games, and gets the codes with which others join. Only a hash of the key is stored.
//
// [Add] and the functions beside it manage the folders, also while a [Server] answers. The
// server opens a space or a table when it is asked for, and closes it when it is idle: a family
// that does not play costs only a folder.
package spaces
