// Package peers keeps the histories of several devices the same. Each lists the others
// in its [List]. A [Client] pairs with a device by its link and syncs with it from then on:
// each gets what is missing there, as an export that it checks like any other.
//
// Requests go through a [Line], so that the same code syncs over a computer's network and
// over a browser's; package network has the first, and answers them.
package peers
