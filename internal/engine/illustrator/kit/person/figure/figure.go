package figure

import (
	"fmt"
	"math"
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/limb"
	"pellucid/internal/engine/illustrator/kit/person/pose"
)

// Figure is one person being drawn.
type Figure struct {
	*kit.Canvas
	Spec   Spec
	Pose   pose.Pose
	Body   build
	Bones  skeleton
	Look   Outfit
	Hooded bool    // headwear hides all hair
	Light  float64 // 1: light comes from the left of the drawing; −1: from the right, because the whole is mirrored later

	Skin, Hair, Top, Trim, Bottom, Over, Lining, Shoes, Hat kit.Tones
	Iris                                                    kit.Color
}

// Text writes path data with numbers filled in.
func Text(format string, values ...any) string { return fmt.Sprintf(format, values...) }

// Smooth writes a closed smooth curve through points x, y; a third value above 0 makes a corner.
func (f *Figure) Smooth(points ...[3]float64) string {
	var b strings.Builder
	for _, p := range points {
		mark := ""
		if p[2] > 0 {
			mark = "!"
		}
		fmt.Fprintf(&b, "%.2f,%.2f%s ", p[0], p[1], mark)
	}
	return b.String()
}

// Polyline writes an open line through points, moved by dx, dy.
func Polyline(dx, dy float64, points ...limb.Point) string {
	var b strings.Builder
	for i, p := range points {
		op := "L"
		if i == 0 {
			op = "M"
		}
		fmt.Fprintf(&b, "%s%.2f %.2f", op, p.X+dx, p.Y+dy)
	}
	return b.String()
}

// Place moves what was drawn in a frame to the figure.
func Place(n kit.Node, f Frame) kit.Node {
	return n.Scale(f.Scale, f.Scale, 0, 0).Rotate(f.Angle, 0, 0).Move(f.X, f.Y)
}

// Away returns the direction away from the light, to the lower right of the picture, as a unit vector in a frame.
func (f *Figure) Away(fr Frame) (x, y float64) {
	lx, ly := .64*f.Light, .77
	s, c := math.Sincos(-fr.Angle * math.Pi / 180)
	return lx*c - ly*s, lx*s + ly*c
}

// Fade is a gradient of tones along the light, around a point of a frame, reach units to each side.
func (f *Figure) Fade(fr Frame, cx, cy, reach float64, tones ...any) kit.Gradient {
	x, y := f.Away(fr)
	return kit.Lin(cx-x*reach, cy-y*reach, cx+x*reach, cy+y*reach, tones...)
}

// Cloth is the one gradient of a garment: shared by its trunk and sleeves, so that no seam shows between segments. The
// frame is that of what is drawn.
func (f *Figure) Cloth(fr Frame, t kit.Tones) kit.Gradient {
	mid := f.Bones.Trunk.Out(0, -f.Body.Trunk*.5)
	x, y := fr.In(mid)
	return f.Fade(fr, x, y, (f.Body.Trunk*.5+f.Body.Shoulder*.7)/fr.Scale, t.L, kit.At(.42, t.M), kit.At(1, t.D))
}

// Trousers is the gradient of both legs.
func (f *Figure) Trousers(t kit.Tones, far bool) kit.Gradient {
	mid := f.Bones.Trunk.Out(0, f.Body.Thigh)
	if far {
		k := .8
		if f.Pose.Turn > .4 {
			k = 1.15
		}
		return f.Fade(World, mid.X, mid.Y, f.Body.Thigh*1.2, deeper(t, .35*k), deeper(t, k), deeper(t, 1.5*k))
	}
	return f.Fade(World, mid.X-20, mid.Y-20, f.Body.Thigh*1.2, t.L, kit.At(.4, t.M), t.D)
}

var World = Frame{Scale: 1}

// Dim returns darker tones: those of what lies behind.
func Dim(t kit.Tones, steps float64) kit.Tones {
	return kit.Tones{Ramp: &kit.Ramp{M: deeper(t, steps), L: deeper(t, steps*.6), LL: t.L, D: deeper(t, steps+.6), DD: deeper(t, steps+1.2), DDD: t.DDD}}
}

// deeper is the middle tone so many steps darker; pale cloth keeps the hue of its shade.
func deeper(t kit.Tones, steps float64) kit.Color {
	if v := t.M.Lch(); v.L > .9 && v.C < .02 {
		return t.M.Toward(t.DDD, min(steps/3.4, 1))
	}
	return t.M.Shade(-steps)
}

// Tube returns the outline of a limb segment that is round at a and cut at b, where it bulges like a hem.
func Tube(a limb.Point, ra float64, b limb.Point, rb, bulge float64) string {
	dx, dy := b.X-a.X, b.Y-a.Y
	d := max(math.Hypot(dx, dy), .01)
	dx, dy = dx/d, dy/d
	nx, ny := -dy, dx
	return Text("M%.2f %.2fL%.2f %.2fQ%.2f %.2f %.2f %.2fL%.2f %.2fA%.2f %.2f 0 0 0 %.2f %.2fZ",
		a.X+nx*ra, a.Y+ny*ra, b.X+nx*rb, b.Y+ny*rb, b.X+dx*rb*bulge, b.Y+dy*rb*bulge, b.X-nx*rb, b.Y-ny*rb,
		a.X-nx*ra, a.Y-ny*ra, ra, ra, a.X+nx*ra, a.Y+ny*ra)
}

// Member is a limb or sleeve: its joints, the radii at them, and how far it goes along the two bones: 0.6 ends on the
// upper bone, 1.9 near the end of the lower one. A hem above 0 ends it flat.
type Member struct {
	Joints  Chain
	Radii   [3]float64
	Reach   float64
	Hem     float64
	HemSize float64 // radius at the hem; 0: by the radii
	Muscle  float64 // radius of the calf or the forearm below the joint; 0: none
}

// End returns where the member stops, its direction there, and its radius.
func (m Member) End() (at limb.Point, from limb.Point, radius float64) {
	if m.Reach <= 1 {
		at, from = m.Joints[0].Mix(m.Joints[1], m.Reach), m.Joints[0]
		radius = m.Radii[0] + (m.Radii[1]-m.Radii[0])*m.Reach
	} else {
		k := m.Reach - 1
		at, from = m.Joints[1].Mix(m.Joints[2], k), m.Joints[1]
		radius = m.Radii[1] + (m.Radii[2]-m.Radii[1])*k
	}
	if m.HemSize > 0 {
		radius = m.HemSize
	}
	return at, from, radius
}

// Outline returns the member's path data.
func (m Member) Outline() string {
	at, from, radius := m.End()
	last := func(a limb.Point, ra float64) string {
		if m.Hem > 0 {
			return Tube(a, ra, at, radius, m.Hem)
		}
		return limb.Capsule(a, ra, at, radius)
	}
	if m.Reach <= 1 {
		return last(from, m.Radii[0])
	}
	upper := limb.Capsule(m.Joints[0], m.Radii[0], m.Joints[1], m.Radii[1])
	if m.Muscle > 0 && m.Reach == 2 {
		belly := m.Joints[1].Mix(m.Joints[2], .28)
		return upper + limb.Capsule(m.Joints[1], m.Radii[1], belly, m.Muscle) + last(belly, m.Muscle)
	}
	return upper + last(m.Joints[1], m.Radii[1])
}

// Scaled multiplies radii by the figure's thickness.
func (f *Figure) Scaled(r [3]float64) [3]float64 {
	k := f.Body.Thick
	return [3]float64{r[0] * k, r[1] * k, r[2] * k}
}

// Member draws a limb with its core shadow; details are clipped inside.
func (f *Figure) Member(m Member, fill kit.Paint, t kit.Tones, inside ...kit.Node) kit.Node {
	r := m.Radii[1]
	pts := m.Joints.points()
	if m.Reach <= 1 {
		pts = pts[:2]
	}
	core := f.Blur(.3*r, f.Line(Polyline(f.Light*r*.75, r*.5, pts...), t.DD, r*.85)).Opacity(.4)
	return f.Form(m.Outline(), fill, append([]kit.Node{core}, inside...)...)
}

// Cast is the soft shadow of a limb on what it lies over; the caller clips it.
func (f *Figure) Cast(t kit.Tones, r float64, opacity float64, pts ...limb.Point) kit.Node {
	return f.Blur(r*.28, f.Line(Polyline(f.Light*r*.5, r*.55, pts...), t.DDD, r*2)).Opacity(opacity)
}

// Dark reports whether the skin is dark enough to need lights around its features.
func (f *Figure) Dark() bool { return f.Skin.M.Lch().L < .58 }

// Wears reports whether an extra is worn.
func (f *Figure) Wears(extra string) bool { return slices.Contains(f.Spec.Extras, extra) }

// Face returns how far a feature that lies so many ninths of the turn forward is shifted to the side of the facing.
func (f *Figure) Face(depth float64) float64 { return f.Pose.FaceTurn() * 9 * depth }

// Young reports whether the face is a child's.
func (f *Figure) Young() bool {
	switch f.Spec.Age {
	case "baby", "toddler", "child":
		return true
	}
	return false
}
