package person

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/limb"
)

// RoleHeadwear returns the headwear that belongs to a role; "" when it has none.
func RoleHeadwear(role string) string { return roles[role].Head }

// Headpiece draws headwear alone, for animals and things: name is one of Headwear, a zero color is the headwear's own. Its anchor
// "fit" is the top of the head that it is made for, with the head's width. An unknown name gives false.
func Headpiece(name string, color kit.Color) (kit.Drawing, bool) {
	h, ok := headwear[name]
	if !ok {
		return kit.Drawing{}, false
	}
	f := newFigure(complete(Spec{Head: name, HeadColor: color}))
	f.spec.Mask = &Mask{} // no shadow on a forehead that is not there
	f.bones.head = frame{limb.Point{}, 0, 1}
	if h.back != nil {
		f.On(kit.Back)
		f.Part("headwear", h.back(f, f.hat))
	}
	if h.front != nil {
		f.On(kit.Body)
		f.Part("headwear", h.front(f, f.hat))
	}
	f.AnchorBox("fit", 0, -40, 70, 0, 0)
	d := f.Drawing()
	d.Unit = f.body.cm / f.body.standing()
	return d, true
}
