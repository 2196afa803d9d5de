package locale

import "testing"

func TestALanguageIsNamed(t *testing.T) {
	for _, tt := range []struct {
		name string
		env  map[string]string
		want bool
	}{
		{"nothing is set", nil, false},
		{"a desktop in German", map[string]string{"LANG": "de_DE.UTF-8"}, true},
		{"a script in C", map[string]string{"LANG": "C"}, false},
		{"C over a language", map[string]string{"LC_ALL": "C", "LANG": "de_DE.UTF-8"}, false},
		{"a language over C", map[string]string{"LANGUAGE": "fr", "LC_ALL": "C"}, true},
	} {
		t.Run(tt.name, func(t *testing.T) {
			if got := named(func(k string) string { return tt.env[k] }); got != tt.want {
				t.Errorf("got %v", got)
			}
		})
	}
}
