// Package handover is the room in which a game goes from one device to another: the code that
// the other device scans, and what happens with a link that was opened here.
package handover
