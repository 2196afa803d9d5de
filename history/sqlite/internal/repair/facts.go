package repair

import (
	"maps"

	"tabby/history"
)

// note collects what a file says about a person, or an annotation.
func (g *gatherer) note(r history.Revision) {
	g.latest.Apply(r)
	if g.place == history.InDatabase || g.place == history.InExport {
		g.present.Apply(r)
	}
}

// facts returns what is known about people, and annotations. What was put back from a backup
// begins its revisions anew there: so what the present files say counts, where the running
// export is whole, and not what copies of a time that was given up say.
func (g *gatherer) facts() history.Catalogue {
	facts := history.Catalogue{People: maps.Clone(g.latest.People), Annotations: maps.Clone(g.latest.Annotations)}
	if g.whole {
		maps.Copy(facts.People, g.present.People)
		maps.Copy(facts.Annotations, g.present.Annotations)
	}
	return facts
}
