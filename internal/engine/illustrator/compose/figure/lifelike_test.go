package figure

import (
	"testing"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/compose/layout"
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/finish/surface"
	"pellucid/internal/engine/illustrator/scene"
)

func TestAnimalsAreAsInLifeInGrownUpStylesUnlessTheyAreToBeSweet(t *testing.T) {
	for _, c := range []struct {
		style       brief.Style
		subject     brief.Subject
		life, plain bool
	}{
		{brief.Style{Name: "oil"}, brief.Subject{}, true, false},
		{brief.Style{Name: "pencil"}, brief.Subject{}, true, false},
		{brief.Style{Detailed: true}, brief.Subject{}, true, false},
		{brief.Style{Palette: "vintage"}, brief.Subject{}, true, false},
		{brief.Style{Minimalist: true}, brief.Subject{}, false, true},
		{brief.Style{Name: "cartoon", Detailed: true}, brief.Subject{}, false, false},
		{brief.Style{}, brief.Subject{}, false, false},
		{brief.Style{Name: "anime"}, brief.Subject{}, false, false},
		{brief.Style{Name: "sticker"}, brief.Subject{}, false, false},
		{brief.Style{Name: "3d"}, brief.Subject{}, false, false},
		{brief.Style{Name: "watercolor"}, brief.Subject{Cute: true}, false, false},
		{brief.Style{Name: "oil"}, brief.Subject{Expression: "happy"}, false, false},
		{brief.Style{Name: "watercolor", Asked: []string{"storybook illustration"}}, brief.Subject{}, false, false},
		{brief.Style{Minimalist: true}, brief.Subject{Young: true}, false, false},
	} {
		d := &Drawer{}
		d.Brief.Style = c.style
		if life, plain := d.asInLife(c.subject), d.unadorned(c.subject); life != c.life || plain != c.plain {
			t.Errorf("%+v %+v: in life %v, unadorned %v", c.style, c.subject, life, plain)
		}
	}
}

func TestAHeadAloneHasTheEyesOfLifeWhereTheWholeAnimalHas(t *testing.T) {
	for name, s := range map[string]brief.Subject{"wolf": {Kind: brief.Animal, ID: "wolf", Portrait: true}, "eagle": {Kind: brief.Bird, ID: "eagle", Portrait: true}} {
		wide := func(style string) float64 {
			d := &Drawer{}
			d.Brief.Style.Name = style
			box := kit.Box{}
			for _, n := range surface.PartOf(d.Head(s).Nodes(), "eyes") {
				if b := layout.BoundsOf([]scene.Node{n}); b.W() > box.W() {
					box = b
				}
			}
			return box.W()
		}
		if a, b := wide("realistic"), wide("default"); a <= 0 || a == b { // they have a soft shade around
			t.Errorf("the eyes of the %s are as drawn, %.1f wide", name, a)
		}
	}
}
