package engine_test

import (
	"encoding/json"
	"errors"
	"testing"

	"github.com/google/go-cmp/cmp"

	"tabby/engine"
	"tabby/internal/testing/expect"
	"tabby/internal/testing/must"
)

func TestHouseIsWrittenAsPlainJSON(t *testing.T) {
	house := engine.House{"younger": engine.On, "memory_aid": engine.Off, "rounds": engine.Number(9), "end": "time", "snap_window": "007"}
	data, err := json.Marshal(house)
	want := `{"end":"time","memory_aid":false,"rounds":9,"snap_window":"007","younger":true}`
	if err != nil || string(data) != want {
		t.Fatalf("got %s, %v; want %s", data, err, want)
	}
	var back engine.House
	must.Do(t, json.Unmarshal(data, &back))
	expect.Same(t, "the house read back", back, house)
}

func TestValueIsReadFromAnySimpleJSON(t *testing.T) {
	tests := []struct {
		json string
		want engine.Value
	}{
		{`"rounds"`, "rounds"},
		{`"12"`, "12"},
		{`12`, "12"},
		{` 12 `, "12"},
		{`-3`, "-3"},
		{`true`, engine.On},
		{`"false"`, engine.Off},
	}
	for _, tt := range tests {
		var got engine.Value
		if err := json.Unmarshal([]byte(tt.json), &got); err != nil || got != tt.want {
			t.Errorf("%s reads as %q, %v; want %q", tt.json, got, err, tt.want)
		}
	}
	for _, bad := range []string{`1.5`, `1e3`, `[]`, `{}`, `["rounds"]`, `99999999999999999999`, `null`} {
		var got engine.Value
		if err := json.Unmarshal([]byte(bad), &got); !errors.Is(err, engine.ErrHouseValue) {
			t.Errorf("%s reads as %q, %v", bad, got, err)
		}
	}
}

// FuzzValue reads anything as a house: it is refused, or it is the same after it
// was written and read again.
func FuzzValue(f *testing.F) {
	for _, s := range []string{`{"end":"time","rounds":9,"younger":true}`, `{"a":null}`, `{"a":-0}`, `{"a":"-0"}`, `{"a":"\ud800"}`, `{"a":1e2}`, `[]`, `null`} {
		f.Add([]byte(s))
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		var house, again engine.House
		if json.Unmarshal(data, &house) != nil {
			return
		}
		written, err := json.Marshal(house)
		if err != nil {
			t.Fatalf("%v cannot be written: %v", house, err)
		}
		if err := json.Unmarshal(written, &again); err != nil {
			t.Fatalf("%s cannot be read again: %v", written, err)
		}
		if diff := cmp.Diff(house, again); diff != "" {
			t.Fatalf("changed by writing (-before +after):\n%s", diff)
		}
	})
}
