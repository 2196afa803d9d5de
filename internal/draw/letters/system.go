//go:build !js

package letters

import (
	"io"
	"log"
	"sync"

	"github.com/go-text/typesetting/fontscan"
)

func (l *Letters) addSystem([]byte) { l.system = sync.OnceValue(systemFonts) }

func systemFonts() *fontscan.FontMap {
	all := fontscan.NewFontMap(log.New(io.Discard, "", 0))
	if err := all.UseSystemFonts(""); err != nil {
		return nil
	}
	all.SetQuery(fontscan.Query{Families: []string{fontscan.SansSerif, fontscan.Emoji}})
	return all
}
