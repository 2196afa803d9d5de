// Package handover writes a game as a link that has room in one QR code, and reads it
// again. Another device imports it like any export and goes on with the game.
//
// A link is the address of Tabby in a browser and a fragment, which no browser sends
// anywhere: http://192.168.1.20:8229/#game=1…  After "#game=" stands the version of
// what follows, one character. Version 1 is base64url without padding of
//
//   - the CRC-32 (IEEE) of the text, 4 bytes, big-endian, and
//   - the text, deflated with the dictionary in dictionary1.txt.
//
// The text has the lines of an export without what follows from the others: the id of
// the game; a line each for people and annotations, up to the checksum; and a line each
// for the entries, the events and the time. Each time is written as what has passed
// since the time before, if that says the same.
//
// The logs of rounds with the virtual deck are in the link, as everything in events is, because
// the sums of the game are over them; they take about 140 characters a round. A code has room
// for about twelve such rounds. A longer game is handed over as text or as a file.
package handover
