package nearby

// LabelOf returns a name as that of a service.
func LabelOf(name string) string { return labelOf(name) }
