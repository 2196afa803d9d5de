// Package handover writes a game as a link that fits into one QR code, and reads it again.
// Another device imports it like any export and continues the game.
//
// A link is the address of Tabby in a browser and a fragment, which no browser sends
// anywhere: http://192.168.1.20:8229/#game=1…  After "#game=" comes the version of what
// follows, one character. Version 1 is base64url without padding of
//
//   - the CRC-32 (IEEE) of the text, 4 bytes, big-endian, and
//   - the text, deflated with the dictionary in dictionary1.txt.
//
// The text has the lines of an export, without everything that follows from the other lines:
// the id of the game; a line for each person and annotation, up to the checksum; and a line for
// each entry, with the events and the time. Each time is written as the time that has passed
// since the one before, if nothing is lost by that.
//
// The logs of rounds with the virtual deck are in the link, as everything in events is, because
// the checksums of the game cover them; they take about 140 characters a round. A code has room
// for about twelve such rounds. A longer game is handed over as text or as a file.
package handover
