package person

import (
	"fmt"
	"math"
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/limb"
)

// figure is one person being drawn.
type figure struct {
	*kit.Canvas
	spec   Spec
	pose   pose
	body   build
	bones  skeleton
	look   outfit
	hooded bool    // headwear hides all hair
	light  float64 // 1: light comes from the left of the drawing; −1: from the right, because the whole is mirrored later

	skin, hair, top, trim, bottom, over, lining, shoes, hat kit.Tones
	iris                                                    kit.Color
}

// text writes path data with numbers filled in.
func text(format string, values ...any) string { return fmt.Sprintf(format, values...) }

// curve writes a closed smooth curve through points x, y; a third value above 0 makes a corner.
func (f *figure) curve(points ...[3]float64) string {
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

// polyline writes an open line through points, moved by dx, dy.
func polyline(dx, dy float64, points ...limb.Point) string {
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

// place moves what was drawn in a frame to the figure.
func place(n kit.Node, f frame) kit.Node {
	return n.Scale(f.scale, f.scale, 0, 0).Rotate(f.angle, 0, 0).Move(f.X, f.Y)
}

// away returns the direction away from the light, to the lower right of the picture, as a unit vector in a frame.
func (f *figure) away(fr frame) (x, y float64) {
	lx, ly := .64*f.light, .77
	s, c := math.Sincos(-fr.angle * math.Pi / 180)
	return lx*c - ly*s, lx*s + ly*c
}

// fade is a gradient of tones along the light, around a point of a frame, reach units to each side.
func (f *figure) fade(fr frame, cx, cy, reach float64, tones ...any) kit.Gradient {
	x, y := f.away(fr)
	return kit.Lin(cx-x*reach, cy-y*reach, cx+x*reach, cy+y*reach, tones...)
}

// cloth is the one gradient of a garment: shared by its trunk and sleeves, so that no seam shows between segments. The
// frame is that of what is drawn.
func (f *figure) cloth(fr frame, t kit.Tones) kit.Gradient {
	mid := f.bones.trunk.out(0, -f.body.trunk*.5)
	x, y := fr.in(mid)
	return f.fade(fr, x, y, (f.body.trunk*.5+f.body.shoulder*.7)/fr.scale, t.L, kit.At(.42, t.M), kit.At(1, t.D))
}

// trousers is the gradient of both legs.
func (f *figure) trousers(t kit.Tones, far bool) kit.Gradient {
	mid := f.bones.trunk.out(0, f.body.thigh)
	if far {
		k := .8
		if f.pose.turn > .4 {
			k = 1.15
		}
		return f.fade(world, mid.X, mid.Y, f.body.thigh*1.2, t.M.Shade(-.35*k), t.M.Shade(-k), t.M.Shade(-1.5*k))
	}
	return f.fade(world, mid.X-20, mid.Y-20, f.body.thigh*1.2, t.L, kit.At(.4, t.M), t.D)
}

var world = frame{scale: 1}

// dim returns darker tones: those of what lies behind.
func dim(t kit.Tones, steps float64) kit.Tones {
	return kit.Tones{Ramp: &kit.Ramp{M: t.M.Shade(-steps), L: t.M.Shade(-steps * .6), LL: t.L, D: t.M.Shade(-steps - .6), DD: t.M.Shade(-steps - 1.2), DDD: t.DDD}}
}

// tube returns the outline of a limb segment that is round at a and cut at b, where it bulges like a hem.
func tube(a limb.Point, ra float64, b limb.Point, rb, bulge float64) string {
	dx, dy := b.X-a.X, b.Y-a.Y
	d := max(math.Hypot(dx, dy), .01)
	dx, dy = dx/d, dy/d
	nx, ny := -dy, dx
	return text("M%.2f %.2fL%.2f %.2fQ%.2f %.2f %.2f %.2fL%.2f %.2fA%.2f %.2f 0 0 0 %.2f %.2fZ",
		a.X+nx*ra, a.Y+ny*ra, b.X+nx*rb, b.Y+ny*rb, b.X+dx*rb*bulge, b.Y+dy*rb*bulge, b.X-nx*rb, b.Y-ny*rb,
		a.X-nx*ra, a.Y-ny*ra, ra, ra, a.X+nx*ra, a.Y+ny*ra)
}

// member is a limb or sleeve: its joints, the radii at them, and how far it goes along the two bones: 0.6 ends on the
// upper bone, 1.9 near the end of the lower one. A hem above 0 ends it flat.
type member struct {
	joints  chain
	radii   [3]float64
	reach   float64
	hem     float64
	hemSize float64 // radius at the hem; 0: by the radii
	muscle  float64 // radius of the calf or the forearm below the joint; 0: none
}

// end returns where the member stops, its direction there, and its radius.
func (m member) end() (at limb.Point, from limb.Point, radius float64) {
	if m.reach <= 1 {
		at, from = m.joints[0].Mix(m.joints[1], m.reach), m.joints[0]
		radius = m.radii[0] + (m.radii[1]-m.radii[0])*m.reach
	} else {
		k := m.reach - 1
		at, from = m.joints[1].Mix(m.joints[2], k), m.joints[1]
		radius = m.radii[1] + (m.radii[2]-m.radii[1])*k
	}
	if m.hemSize > 0 {
		radius = m.hemSize
	}
	return at, from, radius
}

// outline returns the member's path data.
func (m member) outline() string {
	at, from, radius := m.end()
	last := func(a limb.Point, ra float64) string {
		if m.hem > 0 {
			return tube(a, ra, at, radius, m.hem)
		}
		return limb.Capsule(a, ra, at, radius)
	}
	if m.reach <= 1 {
		return last(from, m.radii[0])
	}
	upper := limb.Capsule(m.joints[0], m.radii[0], m.joints[1], m.radii[1])
	if m.muscle > 0 && m.reach == 2 {
		belly := m.joints[1].Mix(m.joints[2], .28)
		return upper + limb.Capsule(m.joints[1], m.radii[1], belly, m.muscle) + last(belly, m.muscle)
	}
	return upper + last(m.joints[1], m.radii[1])
}

// scaled multiplies radii by the figure's thickness.
func (f *figure) scaled(r [3]float64) [3]float64 {
	k := f.body.thick
	return [3]float64{r[0] * k, r[1] * k, r[2] * k}
}

// member draws a limb with its core shadow; details are clipped inside.
func (f *figure) member(m member, fill kit.Paint, t kit.Tones, inside ...kit.Node) kit.Node {
	r := m.radii[1]
	pts := m.joints.points()
	if m.reach <= 1 {
		pts = pts[:2]
	}
	core := f.Blur(.3*r, f.Line(polyline(f.light*r*.75, r*.5, pts...), t.DD, r*.85)).Opacity(.4)
	return f.Form(m.outline(), fill, append([]kit.Node{core}, inside...)...)
}

// cast is the soft shadow of a limb on what it lies over; the caller clips it.
func (f *figure) cast(t kit.Tones, r float64, opacity float64, pts ...limb.Point) kit.Node {
	return f.Blur(r*.28, f.Line(polyline(f.light*r*.5, r*.55, pts...), t.DDD, r*2)).Opacity(opacity)
}

// dark reports whether the skin is dark enough to need lights around its features.
func (f *figure) dark() bool { return f.skin.M.Lch().L < .58 }

// wears reports whether an extra is worn.
func (f *figure) wears(extra string) bool { return slices.Contains(f.spec.Extras, extra) }
