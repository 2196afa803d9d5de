// Package nearby lets devices of a network at home find tables there: by one name, with mDNS (RFC
// 6762), and in a list of services (RFC 6763). It announces the name and the address of a table, and
// nothing else. If a network does not carry multicast, no table is found, and nobody waits.
//
// Begin with [Home], announce a table there, and look for others with a [Finder].
package nearby
