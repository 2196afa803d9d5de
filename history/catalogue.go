package history

// An Event is a new revision of a [Person], an [Annotation] or a [Setting].
type Event interface{ isEvent() }

// A Setting is a setting of this device. It is not exported.
type Setting struct{ Key, Value string }

func (Person) isEvent()     {}
func (Annotation) isEvent() {}
func (Setting) isEvent()    {}

// A Catalogue has the newest revisions of people and annotations.
type Catalogue struct {
	People      map[string]Person        // by id
	Annotations map[[2]string]Annotation // by kind and id
}

// NewCatalogue returns an empty catalogue.
func NewCatalogue() Catalogue {
	return Catalogue{People: map[string]Person{}, Annotations: map[[2]string]Annotation{}}
}

// Apply keeps a person or an annotation unless the catalogue has one that is as new.
func (c Catalogue) Apply(e Event) {
	switch e := e.(type) {
	case Person:
		if e.Rev > c.People[e.ID].Rev {
			c.People[e.ID] = e
		}
	case Annotation:
		key := [2]string{e.Kind, e.ID}
		if e.Newer(c.Annotations[key]) {
			c.Annotations[key] = e
		}
	}
}
