package person

import (
	"math"
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/kit"
)

// prop draws a held thing around 0, 0, where the hand grips it, upright. Two: it lies between both hands.
type prop struct {
	two, front bool // front: drawn over the hands
	far        bool // in the far hand
	tilt       float64
	down       float64 // how far it reaches below the grip: it ends on the floor
	free       bool    // drawn in the figure's own units, by its joints
	behind     bool    // drawn behind the whole figure
	shared     bool    // two who face each other have one between them
	draw       func(f *figure) kit.Node
}

// heldProps returns the props of the role or the pose.
func (f *figure) heldProps() []string {
	if f.spec.Bare || f.spec.Grips {
		return nil
	}
	if _, ok := f.spec.Reach["handNear"]; ok {
		return nil
	}
	if own := f.pose.prop; own != "" {
		list := strings.Split(own, ",")
		if f.spec.Shared {
			list = slices.DeleteFunc(list, func(name string) bool { return props[name].shared })
		}
		return list
	}
	return f.spec.props
}

// held draws what hands hold, beneath the hands.
func (f *figure) held() kit.Node { return f.propsAt(false) }

// propsBehind draws what stands behind the whole figure: the wall that one paints, the hoop that one jumps at.
func (f *figure) propsBehind() kit.Node {
	var n []kit.Node
	for _, name := range f.heldProps() {
		if p, ok := props[name]; ok && p.behind {
			n = append(n, f.Named("prop", p.draw(f)))
		}
	}
	return kit.Of(n...)
}

func (f *figure) propsAt(front bool) kit.Node {
	var n []kit.Node
	for _, name := range f.heldProps() {
		p, ok := props[name]
		if !ok || p.front != front || p.behind {
			continue
		}
		if p.free {
			n = append(n, f.Named("prop", p.draw(f)))
			continue
		}
		k := f.body.thick
		at := f.palmAt(f.bones.armNear)
		far := f.palmAt(f.bones.armFar)
		switch {
		case p.two:
			at = at.Mix(far, .5)
		case p.far:
			at = far
		}
		if room := ground - at.Y; p.down > 0 && room > 0 && p.down*k > room {
			k = max(room/p.down, .45*k)
		}
		angle := p.tilt
		if p.two && math.Abs(far.X-f.palmAt(f.bones.armNear).X) > 30*k && name == "guitar" {
			at = f.palmAt(f.bones.armNear)
			angle = direction(at, far)
		}
		n = append(n, f.Named("prop", place(p.draw(f), frame{at, angle, k})))
		if p.front && p.two { // the near hand lies over what the arms cradle
			n = append(n, f.hand(f.bones.armNear, f.pose.near, f.skin))
			if name == "book" { // it is read between both hands
				n = append(n, f.hand(f.bones.armFar, f.pose.far, f.skin))
			}
		}
	}
	return kit.Of(n...)
}
