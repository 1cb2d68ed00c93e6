package lexicon_test

import (
	"strings"
	"testing"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/style"
)

// grades reports whether a palette changes a strong color.
func grades(palette string) bool {
	l := raster.Square(1)
	strong := [4]float32{.1, .5, .3, 1}
	copy(l.Pix, strong[:])
	color.Grade(l, palette, true)
	return [4]float32(l.Pix) != strong
}

func TestEveryPassIsListedAndEveryStyleWordLeadsToAPass(t *testing.T) {
	listed := lexicon.Passes()
	for _, name := range style.Names() {
		if p, ok := listed[name]; !ok || name != "default" && (p.Rank == 0 || p.Name == "") {
			t.Errorf("%s is not listed, or without a rank or a name: %+v", name, p)
		}
	}
	asked := map[string]bool{"default": true}
	for words, value := range lexicon.Styles() {
		if name, ok := strings.CutPrefix(value, "palette:"); ok && !grades(name) {
			t.Errorf("%q asks for the palette %s, which is none", words, name)
		}
		if name, ok := strings.CutPrefix(value, "style:"); ok {
			asked[name] = true
			if _, drawn := style.Find(name); !drawn {
				t.Errorf("%q asks for %s, which nothing draws", words, name)
			}
		}
	}
	for _, name := range lexicon.Before() {
		if _, drawn := style.Find(name); !drawn {
			t.Errorf("nothing draws %s", name)
		}
	}
	for name := range listed {
		if _, drawn := style.Find(name); !drawn || !asked[name] {
			t.Errorf("%s is listed: drawn %v, has words %v", name, drawn, asked[name])
		}
	}
}
