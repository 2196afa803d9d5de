// Package serve answers the pages of the browser build over HTTP. They are read once, from a
// file system that has every compressible page only as NAME.br; other encodings are made from
// that when a browser first asks for one.
//
// Begin with [New], which returns the handler, and a [Server], which serves it. A [Door]
// says which devices other handlers let in.
package serve
