package bird

import (
	"fmt"
	"math"
	"strings"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/animal/pen"
	"pellucid/internal/engine/illustrator/kit/limb"
)

// foldedWing lies along the body.
func (r *rig) foldedWing() kit.Node {
	t, k := r.wing, r.b.Wing
	p := func(x, y, c float64) [3]float64 { return [3]float64{.52 + (x-.52)*k, -.1 + (y+.1)*k, c} }
	d := r.shape(p(.5, -.56, 0), p(.66, -.12, 0), p(.42, .34, 0), p(-.1, .48, 0), p(-.7, .36, 0), p(-1.28, .06, 1), p(-.8, -.34, 0), p(-.1, -.66, 0))
	tip := r.shape(p(-.3, 1, 0), p(-.42, .3, 1), p(-.5, -.8, 0), p(-1.6, -.8, 0), p(-1.6, 1, 0))
	mid := r.shape(p(.1, 1, 0), p(.06, .3, 1), p(-.16, .12, 1), p(-.1, -.02, 1), p(-.34, -.16, 1), p(-.26, -.34, 1), p(-.5, -.8, 0),
		p(-1.6, -.8, 0), p(-1.6, 1, 0))
	line := ""
	for _, q := range [][4]float64{{-.2, .3, -.95, .14}, {-.25, .14, -1, .02}, {-.3, -.04, -.95, -.1}, {-.34, -.2, -.8, -.24}} {
		a, b := r.at(p(q[0], q[1], 0)[0], p(q[0], q[1], 0)[1]), r.at(p(q[2], q[3], 0)[0], p(q[2], q[3], 0)[1])
		line += fmt.Sprintf("M%.1f %.1fL%.1f %.1f", a.X, a.Y, b.X, b.Y)
	}
	scale := ""
	for _, q := range [][2]float64{{.42, -.1}, {.26, .12}, {.2, -.26}, {.06, -.06}, {.34, .24}} {
		a := r.at(p(q[0], q[1], 0)[0], p(q[0], q[1], 0)[1])
		w := r.b.Body * .1
		scale += fmt.Sprintf("M%.1f %.1fq%.1f %.1f %.1f %.1f", a.X-w*.4, a.Y-w, -w*.9, w, w*.6, w*1.8)
	}
	shadow := r.Clip(r.body, r.Blur(3.4, r.Path(d, r.feathers.DDD).Move(2, 4)).Opacity(.32))
	b := r.Path(d, t.M).Bounds()
	extra := kit.Node{}
	m := r.Tones("marks")
	switch r.s.name {
	case "duck", "parrot":
		extra = r.Path(r.shape(p(-.1, .5, 1), p(-.18, -.05, 1), p(-.5, -.05, 1), p(-.46, .5, 1)), m.M)
	case "seagull":
		extra = r.Path(r.shape(p(-.95, -.6, 0), p(-.8, .1, 0), p(-.9, .7, 0), p(-1.6, .4, 0)), m.M)
	}
	return kit.Of(shadow, r.Form(d, r.Lin(b.X0, b.Y0, b.X0+b.W()*.8, b.Y1, t.L, t.M, t.D), r.Path(mid, t.M.Shade(-.45)), extra,
		r.Path(tip, t.M.Shade(-1)).Opacity(.75), r.Line(line, t.DDD.Alpha(.4), 2), r.Line(scale, t.DD.Alpha(.5), 1.9),
		r.Shadow(d, t.DD, r.b.Body*.13, .4)))
}

// wingForm is the shape of the spread wings of a kind of bird.
type wingForm struct{ hand, chord, slots float64 }

// wingForms are the shapes of wings that are not those of a songbird: slotted ones soar, long ones glide over the sea, pointed ones are fast.
var wingForms = map[string]wingForm{}

func init() {
	slotted, long, pointed, round := wingForm{1.18, 1.06, 1}, wingForm{1.4, .76, 0}, wingForm{1.42, .66, 0}, wingForm{.78, 1, .2}
	for form, names := range map[wingForm]string{
		slotted: "eagle harpy-eagle osprey hawk vulture condor crow raven owl snowy-owl barn-owl great-horned-owl stork crane heron egret ibis spoonbill shoebill pelican phoenix turkey hornbill",
		long:    "seagull tern albatross frigatebird cormorant blue-footed-booby swan black-swan goose flamingo loon",
		pointed: "hummingbird barn-swallow falcon kestrel dove pigeon",
		round:   "chicken white-chicken rooster chick duckling quail pheasant guinea-fowl",
	} {
		for _, name := range strings.Fields(names) {
			wingForms[name] = form
		}
	}
}

// spread is a spread wing of the species whose span leans by degrees.
func (r *rig) spread(k, lean, trail float64, t kit.Tones) kit.Node {
	if t.M.Lch().L > .9 {
		t = kit.TonesOf(t.M.Shade(-.4)) // so that a white wing stands out from a white body
	}
	form, ok := wingForms[r.s.name]
	if !ok {
		form = wingForm{1, .86, .35}
	}
	w := pen.Wing{Lean: lean, Trail: trail, Hand: form.hand, Chord: form.chord, Slots: form.slots, Long: kit.TonesOf(t.M.Shade(-.5)), Coverts: t, Arm: t}
	if slot, ok := wingTips[r.s.name]; ok {
		w.Tip = r.Tones(slot).M
	}
	return r.SpreadWing(k*.86, w)
}

// wingTips are the slots that color the tips of spread wings.
var wingTips = map[string]string{"seagull": "marks", "stork": "marks", "parrot": "tail", "pelican": "marks", "goose": "tail", "phoenix": "tail", "flamingo": "marks"}

// spreadWing is raised in flight, the near one over the body and to the back, the far one behind it and to the front.
func (r *rig) spreadWing(far bool) kit.Node {
	k := r.b.Body / 62 * r.b.Wing
	if -r.b.NeckY > 60 { // wings as long as the neck and the legs that are stretched out
		k *= 1.3
	}
	near, off := [3]float64{-34, -112, 1.06}, [3]float64{26, -78, .94} // the lean of the span, the direction of the inner feathers, the size
	switch r.pose {
	case "landing": // the wings brake
		near, off = [3]float64{-62, -150, 1.06}, [3]float64{12, -100, .94}
	case "diving": // the wings are half folded
		near, off = [3]float64{-66, -122, .92}, [3]float64{-30, -96, .86}
	}
	if far {
		p := r.at(.42, -.5)
		return r.spread(k*off[2], off[0], off[1], kit.TonesOf(r.wing.M.Shade(-1))).Move(p.X, p.Y)
	}
	p := r.at(.22, -.2)
	wing := r.spread(k*near[2], near[0], near[1], r.wing)
	return kit.Of(r.Clip(r.body, r.Blur(5, wing.Move(p.X+4, p.Y+8)).Opacity(.25)), wing.Move(p.X, p.Y))
}

// legs draws the far or the near leg.
func (r *rig) legs(far bool) {
	if r.pose == "swimming" {
		return
	}
	t, layer := r.Tones("feet"), kit.Body
	if far {
		t, layer = kit.TonesOf(t.M.Shade(-.9)), kit.Back
	}
	p := r.at(-.12, .62)
	if far {
		p = p.Add(12, -2)
	}
	switch {
	case r.pose == "landing":
		r.put(layer, "legs", r.reachingLeg(t, far))
	case r.airborne():
		r.put(layer, "legs", r.trailingLeg(t, far))
	case far && (r.b.Bill == "bent" && r.pose == "perched" || r.pose == "on one leg"):
		r.put(layer, "legs", r.bentLeg(p, t))
	default:
		r.put(layer, "legs", r.standingLeg(p, t, far)...)
		if !r.spec.Boots.IsNone() {
			y := 0.0
			if far {
				y = -6
			}
			r.put(layer, "boots", r.boot(p.X, y, far))
		}
	}
}

// trailingLeg is stretched out behind a flying bird.
func (r *rig) trailingLeg(t kit.Tones, far bool) kit.Node {
	b := r.b
	p := r.at(-.5, .5)
	if far {
		p.X += 12
	}
	l := min(b.Leg*.5, 16)
	if b.Leg > 60 {
		l = b.Leg * .9
	}
	q := limb.Point{X: p.X - l*.98, Y: p.Y + l*.16}
	return kit.Of(r.Path(pen.Tube(pen.Joint{X: p.X, Y: p.Y, R: b.Shin * 1.3}, pen.Joint{X: q.X, Y: q.Y, R: b.Shin}), t.M),
		r.toes(q.X, q.Y, t).Rotate(150, q.X, q.Y))
}

// reachingLeg is stretched to the front with open talons, as a bird lands or takes prey.
func (r *rig) reachingLeg(t kit.Tones, far bool) kit.Node {
	b := r.b
	p := r.at(-.25, .72)
	if far {
		p = p.Add(20, -6)
	}
	l := max(b.Leg, 30)
	q := p.Add(l*.62, l*.8)
	if !far {
		r.anchor("paw", q.X+6, q.Y+8, 0, 0)
	}
	f := r.feathers
	thigh := pen.Tube(pen.Joint{X: p.X - 6, Y: p.Y - 12, R: b.Body * .25}, pen.Joint{X: p.X + l*.28, Y: p.Y + l*.36, R: b.Shin * 1.8})
	return kit.Of(r.Path(pen.Tube(pen.Joint{X: p.X, Y: p.Y, R: b.Shin * 1.5}, pen.Joint{X: q.X, Y: q.Y, R: b.Shin * 1.1}), r.Lin(p.X, p.Y, q.X, q.Y, t.M, t.M, t.D)),
		r.talons(q.X, q.Y, t).Rotate(-24, q.X, q.Y), r.Path(thigh, r.Lin(p.X-20, p.Y-20, p.X+20, p.Y+30, f.M, f.D)))
}

// talons are open toes with claws around a foot at x, y, which reach to the front and down.
func (r *rig) talons(x, y float64, t kit.Tones) kit.Node {
	w := max(r.b.Shin, 3)
	claw := kit.TonesOf(kit.Hex("#3f3a42"))
	var nodes []kit.Node
	for _, toe := range [][3]float64{{-150, .7, -1}, {58, 1, 1}, {8, 1.1, 1}, {32, 1.2, 1}} { // direction, length, the side to which it bends
		sin, cos := math.Sincos(toe[0] * math.Pi / 180)
		l := 4.6 * w * toe[1]
		mx, my := x+cos*l*.55+sin*toe[2]*w*.8, y+sin*l*.55-cos*toe[2]*w*.8
		ex, ey := x+cos*l, y+sin*l
		nodes = append(nodes, r.Path(fmt.Sprintf("M%.1f %.1fQ%.1f %.1f %.1f %.1fQ%.1f %.1f %.1f %.1fZ", ex+sin*w*.6, ey-cos*w*.6, ex+cos*w*1.6, ey+sin*w*1.6, ex+cos*w*1.3-sin*toe[2]*w*1.6, ey+sin*w*1.3+cos*toe[2]*w*1.6,
			ex+cos*w*.5, ey+sin*w*.5, ex-sin*w*.6, ey+cos*w*.6), claw.M),
			r.Path(pen.Tube(pen.Joint{X: x, Y: y, R: w * .95}, pen.Joint{X: mx, Y: my, R: w * .9}, pen.Joint{X: ex, Y: ey, R: w * .62}), r.Lin(x-w, y-w, ex, ey, t.L, t.M, t.D)))
	}
	return kit.Of(nodes...)
}

// standingLeg reaches the ground from p; a walking bird lifts the near one.
func (r *rig) standingLeg(p limb.Point, t kit.Tones, far bool) []kit.Node {
	b := r.b
	foot := limb.Point{X: p.X + 8, Y: -b.Shin}
	lift, step := 0.0, 0.0
	if r.pose == "walking" {
		step, lift = max(12, min(b.Leg*.5, 30)), max(4, min(b.Leg*.22, 14))
	}
	if far {
		step, lift = 1-step, 0
	}
	foot = foot.Add(step, -lift)
	knee := limb.Point{X: (p.X+foot.X)/2 - min(b.Leg*.14, 12), Y: p.Y + (foot.Y-p.Y)*.52}
	d := pen.Tube(pen.Joint{X: p.X, Y: p.Y, R: b.Shin * 1.7}, pen.Joint{X: knee.X, Y: knee.Y, R: b.Shin * 1.12}, pen.Joint{X: foot.X, Y: foot.Y,
		R: b.Shin})
	nodes := []kit.Node{r.Path(d, r.Lin(foot.X-8, p.Y, foot.X+8, 0, t.L, t.M, t.D)), r.toes(foot.X, foot.Y, t).Rotate(lift*1.4, foot.X, foot.Y)}
	if far {
		return nodes
	}
	r.anchor("paw", foot.X+8, foot.Y, 0, 0)
	f := r.feathers
	if r.s.face == "neck" {
		f = r.Tones("face")
	}
	w := min(b.Body*.24, b.Leg*.5+8)
	thigh := pen.Tube(pen.Joint{X: p.X, Y: p.Y - w*.2, R: w}, pen.Joint{X: p.X + (knee.X-p.X)*.4, Y: p.Y + w*.62, R: w * .5})
	return append(nodes, r.Path(thigh, r.Lin(p.X-w, p.Y-w, p.X+w*.6, p.Y+w, f.M, f.D)))
}

// bentLeg is a flamingo's, drawn up under the body.
func (r *rig) bentLeg(p limb.Point, t kit.Tones) kit.Node {
	l := r.b.Leg * .46
	knee := limb.Point{X: p.X + l*.5, Y: p.Y + l}
	foot := limb.Point{X: p.X - l*.34, Y: p.Y + l*.98}
	w := r.b.Shin
	return kit.Of(r.Path(pen.Tube(pen.Joint{X: p.X, Y: p.Y, R: w * 1.4}, pen.Joint{X: knee.X, Y: knee.Y, R: w}), t.M),
		r.Path(pen.Tube(pen.Joint{X: knee.X, Y: knee.Y, R: w}, pen.Joint{X: foot.X, Y: foot.Y, R: w}), t.M), r.toes(foot.X, foot.Y, t).Rotate(100,
			foot.X, foot.Y))
}

// toes are three to the front and one behind, or a web.
func (r *rig) toes(x, y float64, t kit.Tones) kit.Node {
	w := r.b.Shin
	if r.b.Webbed {
		k := max(w, 4)
		d := outline(x, y, k, [3]float64{-1, -.8}, [3]float64{.8, -1}, [3]float64{3, -.2}, [3]float64{5, .6, 1}, [3]float64{3.2, .95, 1},
			[3]float64{1.8, .7}, [3]float64{.6, .98, 1}, [3]float64{-1.2, .95, 1})
		return r.Form(d, r.Lin(x, y-k, x+4*k, y+k, t.L, t.M, t.D), r.Line(fmt.Sprintf("M%.1f %.1fL%.1f %.1fM%.1f %.1fL%.1f %.1f", x, y-k*.4,
			x+k*4, y+k*.5, x, y, x+k*2, y+k*.8), t.DD.Alpha(.4), 1.4))
	}
	l := max(w*3.6, 11)
	d := fmt.Sprintf("M%.1f %.1fL%.1f %.1fM%.1f %.1fL%.1f %.1fM%.1f %.1fL%.1f %.1f", x-w*.2, y+w*.1, x+l, y+w*.2, x, y, x+l*.72, y-w*.5, x,
		y+w*.1, x-l*.5, y+w*.25)
	return r.Line(d, t.M, w*1.5)
}
