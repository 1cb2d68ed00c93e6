package person

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/limb"
	"pellucid/internal/engine/illustrator/kit/person/figure"
	"pellucid/internal/engine/illustrator/kit/person/head"
	"pellucid/internal/engine/illustrator/kit/person/role"
)

// Headpiece draws headwear alone, for animals and things: name is one of Headwear, a zero color is the headwear's own. Its anchor
// "fit" is the top of the head that it is made for, with the head's width. An unknown name gives false.
func Headpiece(name string, color kit.Color) (kit.Drawing, bool) {
	h, ok := head.Hats[name]
	if !ok {
		return kit.Drawing{}, false
	}
	f := newFigure(role.Complete(figure.Spec{Head: name, HeadColor: color}))
	f.Spec.Mask = &figure.Mask{} // no shadow on a forehead that is not there
	f.Bones.Head = figure.Frame{Point: limb.Point{}, Angle: 0, Scale: 1}
	if h.Back != nil {
		f.On(kit.Back)
		f.Part("headwear", h.Back(f, f.Hat))
	}
	if h.Front != nil {
		f.On(kit.Body)
		f.Part("headwear", h.Front(f, f.Hat))
	}
	f.AnchorBox("fit", 0, -40, 70, 0, 0)
	d := f.Drawing()
	d.Unit = f.Body.Cm / f.Body.Standing()
	return d, true
}
