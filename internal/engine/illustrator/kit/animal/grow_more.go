package animal

import (
	"fmt"
	"math"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/animal/pen"
	"pellucid/internal/engine/illustrator/kit/limb"
)

// fleece is a cloud of curls over a sheep's body.
func (r *rig) fleece() {
	t := r.fur
	if r.s.look.style == "poodle" {
		t = r.Tones("ears")
	}
	var rim []kit.Node
	size := r.mid.R * .36
	curl := func(x, y, k float64) kit.Node {
		y = min(y, -k*.96)
		return r.Circle(x, y, k, r.Ball(x, y, k, t.LL, t.L, t.M, t.D))
	}
	for i := range 15 {
		s, c := math.Sincos(2 * math.Pi * float64(i) / 15)
		p := r.on(.5+c*.82, s*.74)
		rim = append(rim, curl(p.X, p.Y, size*(1+.12*math.Sin(float64(i)*2.1))))
	}
	a, b := r.on(.5, 0), r.on(.1, -.1)
	body := r.Ellipse(a.X, a.Y, r.b.Length*.5+r.mid.R*.62, r.mid.R*.86, r.Lin(a.X-r.mid.R, b.Y-r.mid.R, a.X+r.mid.R, b.Y+r.mid.R, t.L, t.M, t.D))
	if r.facing() {
		body = r.Ellipse(0, r.mid.Y, r.mid.R*.95, r.mid.R*.95, t.M)
	}
	arcs := ""
	for _, p := range [][2]float64{{.05, -.3}, {.4, -.45}, {.75, -.3}, {1.05, -.05}, {.2, .15}, {.6, .1}, {.9, .35}, {-.1, .3}, {.35, .5}} {
		q := r.on(p[0], p[1])
		arcs += fmt.Sprintf("M%.1f %.1fa%.1f %.1f 0 0 1 %.1f %.1f", q.X-size*.5, q.Y+size*.2, size*.6, size*.6, size, size*.05)
	}
	under := r.Blur(8, r.Ellipse(a.X+r.Side()*r.mid.R*.3, a.Y+r.mid.R*.75, r.b.Length*.5, r.mid.R*.3, t.DD)).Opacity(.35)
	r.put(kit.Body, "wool", kit.Of(rim...), body, r.Line(arcs, t.D.Alpha(.55), 2.6), r.Clip(kit.Oval(a.X, a.Y, r.b.Length*.5+r.mid.R*.62,
		r.mid.R*.86), under))
}

// humps stand on a camel's back.
func (r *rig) humps() {
	n := []float64{.18, .72}
	if r.s.look.muzzle == "one hump" {
		n = []float64{.45}
	}
	var nodes []kit.Node
	for _, at := range n {
		p := r.on(at, -.62)
		k := r.mid.R / 33
		d := offsets(p.X, p.Y, k, [3]float64{-36, 16}, [3]float64{-20, -16}, [3]float64{-2, -44}, [3]float64{16, -30}, [3]float64{32, 14},
			[3]float64{0, 26})
		nodes = append(nodes, r.Form(d, r.fill, r.Light(d, r.fur.LL, 9, .4)))
		m := r.Tones("mane")
		nodes = append(nodes, r.Clip(d, r.Path(offsets(p.X, p.Y, k, [3]float64{-30, -24}, [3]float64{-14, -22, 1}, [3]float64{-8, -30, 1},
			[3]float64{0, -24, 1}, [3]float64{8, -32, 1}, [3]float64{14, -22, 1}, [3]float64{30, -60}, [3]float64{-30, -60}), m.M).Opacity(.55)))
	}
	r.out = r.insertBehindLegs(r.Named("humps", nodes...))
}

// pegasus is a horse's mane and a pair of feathered wings.
func (r *rig) pegasus() {
	r.horseMane()
	r.wings(func(k float64, t kit.Tones, lean float64) kit.Node { return r.featherWing(k*.8, t, lean) })
}

// wings puts one wing behind the body and one before it.
func (r *rig) wings(wing func(k float64, t kit.Tones, lean float64) kit.Node) {
	t := r.Tones("wings")
	p := r.on(.72, -.55)
	k := r.chest.R / 43
	if r.pose == "jumping" { // in flight they are spread
		k *= 1.25
	}
	far, near := wing(k, kit.TonesOf(t.M.Shade(-1)), 14), wing(k, t, -24)
	r.out = append([]placed{{kit.Back, r.Named("wings", far.Move(p.X+12*k, p.Y))}}, r.out...)
	r.put(kit.Body, "wings", r.Clip(pen.Join(r.solids[0]), r.Blur(5, near.Move(p.X+3, p.Y+6)).Opacity(.18)), near.Move(p.X, p.Y))
}

// featherWing is a bird's, whose span leans by degrees.
func (r *rig) featherWing(k float64, t kit.Tones, lean float64) kit.Node {
	return r.SpreadWing(k*.86, pen.Wing{Lean: lean, Trail: min(-100, lean-78), Hand: 1.1, Chord: 1, Slots: .6, Long: kit.TonesOf(t.M.Shade(-.5)), Coverts: t, Arm: t})
}

// offsets2 is offsets that may lie below the ground: what is moved afterwards.
func offsets2(x, y, k float64, ps ...[3]float64) string {
	out := make([]kit.Point, len(ps))
	for i, p := range ps {
		out[i] = kit.Point{X: x + p[0]*k, Y: y + p[1]*k, Corner: p[2] > 0}
	}
	return pen.Text(out...)
}

// skinWing is a dragon's: an arm and four fingers with skin between them. Its span leans by degrees, its fingers point to the back.
func (r *rig) skinWing(k float64, t kit.Tones, lean float64) kit.Node {
	f, slope := r.fur, math.Tan(lean*math.Pi/180)
	at := func(x, y float64) limb.Point { return limb.Point{X: (x - y*slope) * k, Y: y * k} }
	pts := func(ps ...[3]float64) string {
		for i := range ps {
			p := at(ps[i][0], ps[i][1])
			ps[i][0], ps[i][1] = p.X, p.Y
		}
		return offsets2(0, 0, 1, ps...)
	}
	d := pts([3]float64{8, 8}, [3]float64{4, -30}, [3]float64{14, -82}, [3]float64{4, -160, 1}, [3]float64{-22, -122}, [3]float64{-58, -136, 1}, [3]float64{-62, -98}, [3]float64{-96, -90, 1}, [3]float64{-78, -58},
		[3]float64{-96, -36, 1}, [3]float64{-60, -22}, [3]float64{-42, 8, 1}, [3]float64{-16, 2}, [3]float64{-4, 16})
	nodes := []kit.Node{r.Form(d, r.Lin(-100*k, -150*k, 10*k, 10*k, t.LL, t.M, t.D), r.Shadow(d, t.DD, 11*k, .4))}
	wrist := at(12, -84)
	for i, tip := range [][4]float64{{-88, -38, -30, -70}, {-90, -88, -40, -96}, {-54, -132, -24, -116}, {3, -156, 12, -120}} {
		mid, end := at(tip[2], tip[3]), at(tip[0], tip[1])
		bone := []pen.Joint{{X: wrist.X, Y: wrist.Y, R: 4.6 * k}, {X: mid.X, Y: mid.Y, R: 3.2 * k}, {X: end.X, Y: end.Y, R: 1.2 * k}}
		shade := r.Path(pen.Tube(bone...), t.DD).Move(r.Side()*2*k, 3*k).Opacity(.35)
		if i == 3 {
			shade = kit.Node{}
		}
		nodes = append(nodes, r.Clip(d, shade), r.Path(pen.Tube(bone...), r.Lin(wrist.X, wrist.Y, end.X, end.Y, f.L, f.M, f.D)))
	}
	elbow := at(-6, -38)
	arm := []pen.Joint{{X: 0, Y: 4 * k, R: 10 * k}, {X: elbow.X, Y: elbow.Y, R: 7 * k}, {X: wrist.X, Y: wrist.Y, R: 5.6 * k}}
	claw := at(15, -104)
	return kit.Of(append(nodes, r.Path(pen.Tube(pen.Joint{X: wrist.X, Y: wrist.Y, R: 4 * k}, pen.Joint{X: claw.X + 4*k, Y: claw.Y, R: .8 * k}), r.Tones("horns").M),
		r.Path(pen.Tube(arm...), r.Lin(elbow.X-10*k, wrist.Y, 10*k, 0, f.LL, f.M, f.D)))...)
}

// dragonBody has wings, spikes along its back and an arrow at the end of its tail.
func (r *rig) dragonBody() {
	r.spikeRow(7, 13, "spikes")
	r.wings(r.skinWing)
}

// spine returns the point on the body's upper outline at along, and its direction outward.
func (r *rig) spine(along float64) (p, out limb.Point) {
	l := max(math.Hypot(r.chest.X-r.hip.X, r.chest.Y-r.hip.Y), 1)
	down := -.95
	if along < 0 {
		down = -.95 * math.Sqrt(max(.05, 1-math.Pow(along*l/r.hip.R, 2)))
	}
	p = r.on(along, down)
	far := r.on(along+math.Min(0, along)*.8, down*1.8)
	d := max(p.Distance(far), 1)
	return p, limb.Point{X: (far.X - p.X) / d, Y: (far.Y - p.Y) / d}
}

// spikeRow stands along the spine: n spikes of a height in units, and smaller ones along a thick tail.
func (r *rig) spikeRow(n int, height float64, slot string) {
	t := r.Tones(slot)
	var nodes []kit.Node
	spike := func(p, out limb.Point, h float64) {
		side := limb.Point{X: -out.Y, Y: out.X}
		a, b, c := p.Add(-side.X*h*.62-out.X*4, -side.Y*h*.62-out.Y*4), p.Add(out.X*h-side.X*h*.3, out.Y*h-side.Y*h*.3),
			p.Add(side.X*h*.62-out.X*4, side.Y*h*.62-out.Y*4)
		nodes = append(nodes, r.Curve([]kit.Point{{X: a.X, Y: a.Y, Corner: true}, {X: b.X, Y: b.Y, Corner: true}, {X: c.X, Y: c.Y, Corner: true}},
			r.Lin(a.X, b.Y, c.X, c.Y, t.L, t.M, t.D)))
	}
	for i := range n {
		p, out := r.spine(-.12 + 1.12*(float64(i)+.5)/float64(n))
		spike(p, out, height)
	}
	ring := pen.Smooth(r.tailLine, 4)
	for i := 5; i < len(ring)-2 && r.b.Tail != "coil"; i += 2 {
		a, b := ring[i], ring[i+1]
		l := max(math.Hypot(b.X-a.X, b.Y-a.Y), 1)
		out := limb.Point{X: -(b.Y - a.Y) / l, Y: (b.X - a.X) / l}
		spike(limb.Point{X: a.X + out.X*a.R*.9, Y: a.Y + out.Y*a.R*.9}, out, height*(.9-.5*float64(i)/float64(len(ring))))
	}
	r.out = r.insertBehindLegs(r.Named("spikes", nodes...))
}

// plates stand in two rows on a stegosaurus.
func (r *rig) plates() {
	t := r.Tones("spikes")
	var far, near []kit.Node
	const n = 6
	for i := range n {
		f := (float64(i) + .5) / n
		size := (.5 + .62*math.Sin(math.Pi*f)) * r.mid.R / 44
		p, out := r.spine(-.34 + 1.5*f)
		turn := math.Atan2(out.X, -out.Y) * 180 / math.Pi
		d := offsets2(p.X, p.Y+3, size, [3]float64{-8, 8}, [3]float64{-15, -14}, [3]float64{0, -46, 1}, [3]float64{15, -14}, [3]float64{8, 8})
		far = append(far, r.Path(d, r.Lin(p.X, p.Y-40, p.X, p.Y, t.D, t.DD)).Move(r.b.Length*.11, -2).Rotate(turn*.6, p.X, p.Y))
		near = append(near, r.Solid(d, t, r.Line(fmtLine(p.X, p.Y-size*34, p.X, p.Y), t.L.Alpha(.6), 2)).Rotate(turn*.6, p.X, p.Y))
	}
	r.out = r.insertBehindLegs(r.Named("plates", append(far, near...)...))
}

// armor covers an ankylosaurus with knobs, and ends its tail in a club.
func (r *rig) armor() {
	t := r.Tones("spikes")
	var nodes []kit.Node
	top := r.torsoTop()
	nodes = append(nodes, r.Form(top, r.tint("shell")))
	for row := range 3 {
		for i := range 6 {
			p := r.on(-.5+1.5*(float64(i)+.3+.5*float64(row%2))/6, -.84+float64(row)*.4)
			k := 8.0 - float64(row)
			nodes = append(nodes, r.Path(offsets2(p.X, p.Y, k/8, [3]float64{-9, 5}, [3]float64{-6, -6}, [3]float64{0, -13, 1}, [3]float64{6, -6},
				[3]float64{9, 5}), r.Lin(p.X-8, p.Y-8, p.X+8, p.Y+6, t.LL, t.M, t.D)))
		}
	}
	r.put(kit.Body, "armor", nodes...)
}

// torsoTop is the outline of the upper half of the body.
func (r *rig) torsoTop() string {
	var ps []kit.Point
	for _, p := range [][2]float64{{-.78, .1}, {-.7, -.6}, {-.1, -1.02}, {.5, -1.06}, {1.05, -1.02}, {1.5, -.6}, {1.56, .05}, {.5, .3}} {
		q := r.on(p[0], p[1])
		ps = append(ps, kit.Point{X: q.X, Y: q.Y, Corner: p[1] > 0 && p[1] < .2})
	}
	return pen.Text(ps...)
}

// turtleShell is a dome over the body with a rim.
func (r *rig) turtleShell() {
	t, rim := r.Tones("shell"), kit.TonesOf(r.Tones("shell").M.Shade(1.2))
	if r.facing() {
		return
	}
	x, y := r.mid.X-2, max(r.hip.Y, r.chest.Y)+r.mid.R*.3
	w, top := r.b.Length*.5+r.hip.R*.95, r.mid.R*1.78
	dome := offsets2(x, y, 1, [3]float64{-w, 0, 1}, [3]float64{-w * .86, -top * .5}, [3]float64{-w * .45, -top * .92}, [3]float64{0, -top * 1.02},
		[3]float64{w * .45, -top * .92}, [3]float64{w * .86, -top * .5}, [3]float64{w, 0, 1}, [3]float64{0, w * .1})
	var plates []kit.Node
	for _, p := range [][4]float64{{-.56, -.42, .2, .3}, {-.17, -.52, .2, .36}, {.22, -.52, .2, .36}, {.58, -.4, .18, .28},
		{-.36, -.92, .17, .14}, {.02, -.98, .18, .14}, {.4, -.9, .16, .14}} {
		px, py, pw, ph := x+p[0]*w, y+p[1]*top, p[2]*w, p[3]*top
		d := offsets2(px, py, 1, [3]float64{-pw, 0, 1}, [3]float64{-pw * .55, -ph, 1}, [3]float64{pw * .55, -ph, 1}, [3]float64{pw, 0, 1},
			[3]float64{pw * .55, ph * .8, 1}, [3]float64{-pw * .55, ph * .8, 1})
		plates = append(plates, r.Path(d, r.Lin(px-pw, py-ph, px+pw, py+ph, t.L, t.M)).Stroke(t.DD.Alpha(.75), 3))
	}
	edge := offsets2(x, y, 1, [3]float64{-w * 1.06, 2}, [3]float64{-w * .98, -7}, [3]float64{0, w*.1 - 9}, [3]float64{w * .98, -7},
		[3]float64{w * 1.06, 2}, [3]float64{w * .94, 10}, [3]float64{0, w*.1 + 9}, [3]float64{-w * .94, 10})
	r.put(kit.Body, "shell", r.Form(dome, r.Lin(x-w, y-top, x+w*.6, y, t.L, t.M, t.D), kit.Of(plates...), r.Shadow(dome, t.DDD, 20, .45),
		r.Light(dome, t.LL, 10, .5)),
		r.Form(edge, r.Lin(x-w, y, x+w, y, rim.L, rim.M, rim.D), r.Shadow(edge, rim.DD, 6, .4)))
}

// shag is long hair that hangs from the body: highland cattle, mammoths.
func (r *rig) shag() {
	t := r.fur
	b := r.Path(r.solids[0], t.M).Bounds()
	var ps []kit.Point
	n := 9
	for i := range n + 1 {
		x := b.X0 + 6 + (b.W()-12)*float64(i)/float64(n)
		low := min(-6, b.Y1+6+10*math.Sin(float64(i)*2.2))
		ps = append(ps, kit.Point{X: x, Y: low, Corner: true})
		if i < n {
			ps = append(ps, kit.Point{X: x + b.W()/float64(n)*.5, Y: low - 16, Corner: true})
		}
	}
	ps = append(ps, kit.Point{X: b.X1 - 2, Y: b.Y0 + b.H()*.4}, kit.Point{X: b.X0 + 2, Y: b.Y0 + b.H()*.4})
	var hairs [][4]float64
	for i, p := range r.scatter(26) {
		hairs = append(hairs, [4]float64{p.X, p.Y, -3 + 2*math.Sin(float64(i)), 13})
	}
	r.put(kit.Body, "fur", r.Curve(ps, r.fill), r.within(kit.Of(r.Hairs(t.DD, 2.2, .4, hairs...), r.Hairs(t.LL, 1.8, .4, hairs...).Move(4, 3))))
}

// spines cover a hedgehog's back.
func (r *rig) spines() {
	t := r.Tones("spikes")
	var nodes []kit.Node
	if r.facing() {
		r.spinesBehind(t)
		return
	}
	at := func(a, d float64) kit.Point {
		p := r.on(a, d)
		return kit.Point{X: p.X, Y: min(p.Y, -3), Corner: true}
	}
	var dome []kit.Point
	n := 13
	for i := range n {
		s, c := math.Sincos(math.Pi * (.98 + 1.0*float64(i)/float64(n-1)))
		dome = append(dome, at(.46+c*1.06, s*1.22))
		if i < n-1 {
			s, c = math.Sincos(math.Pi * (.98 + 1.0*(float64(i)+.5)/float64(n-1)))
			dome = append(dome, at(.46+c*.9, s*1.0))
		}
	}
	dome = append(dome, at(1.3, .3), at(1.1, .45), at(.8, .3), at(.5, .5), at(.2, .34), at(-.1, .55), at(-.4, .4))
	nodes = append(nodes, r.Curve(dome, r.tint("spikes")))
	line := ""
	for row := range 4 {
		for i := range 9 {
			a := -.5 + 1.9*(float64(i)+.5*float64(row%2))/9
			p := r.on(a, -.8+float64(row)*.32)
			line += fmt.Sprintf("M%.1f %.1fl%.1f %.1f", p.X, p.Y, -7.0, -9.0)
		}
	}
	nodes = append(nodes, r.Clip(pen.Text(dome...), r.Line(line, t.LL.Alpha(.75), 2.4), r.Line(line, t.DD.Alpha(.6), 2.2).Move(5, 3)))
	r.put(kit.Body, "spines", nodes...)
}

// pouch is a kangaroo's.
func (r *rig) pouch() {
	if r.facing() || r.supine() {
		return
	}
	p := r.on(.3, .7)
	k := r.mid.R / 42
	if r.spec.Pouch {
		r.openPouch(r.on(.5, .34), k)
		return
	}
	if r.pose != "standing" {
		return
	}
	r.put(kit.Body, "pouch", r.Blur(1, r.Line(fmtCurve(p.X-14*k, p.Y-16*k, p.X+10*k, p.Y+2*k, p.X+22*k, p.Y-12*k), r.fur.DDD.Alpha(.7), 3)))
}

// openPouch is a pouch that somebody looks out of: its front lies over who does.
func (r *rig) openPouch(p limb.Point, k float64) {
	w := 34 * k
	pt := func(x, y float64) kit.Point { return kit.Point{X: p.X + x*w, Y: p.Y + y*w} }
	d := pen.Text(kit.Point{X: p.X - w, Y: p.Y - w*.1, Corner: true}, pt(-.5, .12), pt(.2, .2), kit.Point{X: p.X + w, Y: p.Y - w*.08, Corner: true}, pt(1.02, .5), pt(.56, 1.08), pt(-.3, 1.14), pt(-.98, .62))
	rim := pen.Text(pt(-1, -.1), pt(-.4, -.34), pt(.4, -.34), pt(1, -.08), pt(.3, .24), pt(-.5, .16))
	r.put(kit.Body, "pouch", r.Path(rim, r.fur.DDD))
	r.put(kit.Fore, "pouch", r.Form(d, r.Lin(p.X-w, p.Y, p.X+w*.8, p.Y+w, r.fur.L, r.fur.M, r.fur.D), r.Shadow(d, r.fur.DD, w*.3, .4)),
		r.Line(fmtCurve(p.X-w, p.Y-w*.1, p.X-w*.1, p.Y+w*.44, p.X+w, p.Y-w*.08), r.fur.DD, 3), r.Line(fmtCurve(p.X-w*.98, p.Y-w*.04, p.X-w*.1, p.Y+w*.52, p.X+w*.98, p.Y-w*.02), r.fur.LL.Alpha(.7), 1.8))
	r.anchorBox("pouch", p.X, p.Y, w*1.9, w, 0)
}

// spinesBehind show around a hedgehog that faces the viewer.
func (r *rig) spinesBehind(t kit.Tones) {
	w, tall := r.mid.R, -r.chest.Y
	var ps []kit.Point
	const n = 34
	for i := range n {
		s, c := math.Sincos(math.Pi * (.86 + 1.28*float64(i)/(n-1)))
		k := 1.32
		if i%2 == 1 {
			k = 1.12
		}
		ps = append(ps, kit.Point{X: c * w * k, Y: min(-3, -tall*.52+s*tall*.62*k), Corner: true})
	}
	r.out = append([]placed{{kit.Back, r.Named("spines", r.Curve(ps, r.Lin(-w, -tall, w, 0, t.L, t.M, t.D)))}}, r.out...)
}
