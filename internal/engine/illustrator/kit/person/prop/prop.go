// Package prop draws what people hold, and what they do their work on.
package prop

import (
	"math"
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/person/body"
	"pellucid/internal/engine/illustrator/kit/person/figure"
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
	draw       func(f *figure.Figure) kit.Node
}

// heldProps returns the props of the role or the pose.
func heldProps(f *figure.Figure) []string {
	if f.Spec.Bare || f.Spec.Grips {
		return nil
	}
	if _, ok := f.Spec.Reach["handNear"]; ok {
		return nil
	}
	if own := f.Pose.Prop; own != "" {
		list := strings.Split(own, ",")
		if f.Spec.Shared {
			list = slices.DeleteFunc(list, func(name string) bool { return Props[name].shared })
		}
		return list
	}
	return f.Spec.Props
}

// Held draws what hands hold, beneath the hands.
func Held(f *figure.Figure) kit.Node { return PropsAt(f, false) }

// PropsBehind draws what stands behind the whole figure: the wall that one paints, the hoop that one jumps at.
func PropsBehind(f *figure.Figure) kit.Node {
	var n []kit.Node
	for _, name := range heldProps(f) {
		if p, ok := Props[name]; ok && p.behind {
			n = append(n, f.Named("prop", p.draw(f)))
		}
	}
	return kit.Of(n...)
}

func PropsAt(f *figure.Figure, front bool) kit.Node {
	var n []kit.Node
	for _, name := range heldProps(f) {
		p, ok := Props[name]
		if !ok || p.front != front || p.behind {
			continue
		}
		if p.free {
			n = append(n, f.Named("prop", p.draw(f)))
			continue
		}
		k := f.Body.Thick
		at := f.PalmAt(f.Bones.ArmNear)
		far := f.PalmAt(f.Bones.ArmFar)
		switch {
		case p.two:
			at = at.Mix(far, .5)
		case p.far:
			at = far
		}
		if room := figure.Ground - at.Y; p.down > 0 && room > 0 && p.down*k > room {
			k = max(room/p.down, .45*k)
		}
		angle := p.tilt
		if p.two && math.Abs(far.X-f.PalmAt(f.Bones.ArmNear).X) > 30*k && name == "guitar" {
			at = f.PalmAt(f.Bones.ArmNear)
			angle = figure.Direction(at, far)
		}
		n = append(n, f.Named("prop", figure.Place(p.draw(f), figure.Frame{Point: at, Angle: angle, Scale: k})))
		if p.front && p.two { // the near hand lies over what the arms cradle
			n = append(n, body.Hand(f, f.Bones.ArmNear, f.Pose.Near, f.Skin))
			if name == "book" { // it is read between both hands
				n = append(n, body.Hand(f, f.Bones.ArmFar, f.Pose.Far, f.Skin))
			}
		}
	}
	return kit.Of(n...)
}

// TwoHanded reports whether a thing lies between both hands.
func TwoHanded(name string) bool { return Props[name].two }
