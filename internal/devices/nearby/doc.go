// Package nearby lets devices of a network at home find tables there: by one name, as mDNS has it
// (RFC 6762), and in a list of services (RFC 6763). Of a table it says what it is called and where
// it is, and nothing else. Where a network carries none of this, nothing is heard, and no one waits.
//
// Begin with [Home], announce a table there, and look for others with a [Finder].
package nearby
