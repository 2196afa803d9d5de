// Package serve answers the pages of the browser build over HTTP. They are read once,
// from a file system in which every page that compresses lies as NAME.br only; other
// encodings are made from that when a browser first asks for one.
//
// Begin with [New], which returns the handler, and a [Server], which serves it. A [Door]
// says which devices other handlers let in.
package serve
