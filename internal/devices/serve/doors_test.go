package serve

import "testing"

func TestMadeUpNamesOfTheServerAreRefused(t *testing.T) {
	d := NewDoors(Admission{Names: []string{"tabby.example.org"}})
	for host, want := range map[string]bool{
		"192.168.1.20:8229": true, "[fd00::7]:8229": true, "[fd00::7]": true, "localhost": true, "127.0.0.1": true,
		"localhost:8229": true, "LOCALHOST:8229": true, "LocalHost": true, "localhost.": true, "localhost.evil.example": false, "[::1]:8229": true,
		"[fe80::1%25eth0]:8229": true,
		"tabby.example.org":     true, "TABBY.example.org:443": true, "evil.example": false, "evil.example:8229": false, "": false,
		"tabby.example.org.evil.example": false, "127.0.0.1.evil.example": false,
	} {
		if got := d.isNamed(host); got != want {
			t.Errorf("the host %q is accepted: %t", host, got)
		}
	}
}
