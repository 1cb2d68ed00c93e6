package figure

import (
	"testing"

	"pellucid/internal/engine/illustrator/brief"
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
