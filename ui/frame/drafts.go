package frame

import (
	"encoding/json"

	"tabby/ui/words"
)

// Drafts keep what is half done, so that a crash loses none of it. SaveDraft may be called
// from any goroutine.
type Drafts interface {
	// Draft returns what was saved under that name last, or nil.
	Draft(name string) []byte
	// SaveDraft saves what is half done; nil forgets it.
	SaveDraft(name string, data []byte) error
}

// The names of drafts of the frame.
const (
	draftRoute    = "route"
	draftSettings = "settings"
)

// HasDraft reports whether there is a draft of that name.
func (f *Frame) HasDraft(name string) bool { return f.store.Draft(name) != nil }

// Drafts returns where drafts are kept.
func (f *Frame) Drafts() Drafts { return f.store }

// LoadDraft reads a draft into v, and reports whether there was one; otherwise v
// stays as it is.
func (f *Frame) LoadDraft(name string, v any) bool {
	data := f.store.Draft(name)
	return data != nil && json.Unmarshal(data, v) == nil
}

// SaveDraft saves v as a draft. v must be plain data.
func (f *Frame) SaveDraft(name string, v any) { f.saved(f.store.SaveDraft(name, encode(v))) }

// saved says why something could not be kept.
func (f *Frame) saved(err error) {
	if err != nil {
		f.complain(words.Sentence("this could not be kept: " + words.Reason(err)))
	}
}

// encode returns plain data as it is kept.
func encode(v any) []byte {
	data, err := json.Marshal(v)
	if err != nil {
		panic(err)
	}
	return data
}

// ForgetDraft forgets a draft.
func (f *Frame) ForgetDraft(name string) { f.Refused(f.store.SaveDraft(name, nil)) }
