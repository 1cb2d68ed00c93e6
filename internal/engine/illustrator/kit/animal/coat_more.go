package animal

import (
	"fmt"
	"math"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/animal/pen"
)

// zebra has stripes around the body and the neck and bands around the legs.
func (r *rig) zebra() kit.Node {
	fill := r.tint("marks")
	nodes := []kit.Node{r.legBands("marks")}
	for i := range 9 {
		nodes = append(nodes, r.stripe(-.6+1.5*(float64(i)+.5)/9, 1, .45+.3*math.Sin(float64(i)*2.4), .055, fill))
	}
	dx, dy := r.head.X-r.chest.X, r.head.Y-r.chest.Y
	l := max(math.Hypot(dx, dy), 1)
	if l > 50 {
		line := ""
		for i := range 6 {
			t := .22 + .13*float64(i)
			x, y := r.chest.X+dx*t, r.chest.Y+dy*t
			w := r.b.Neck[0] * 1.1
			line += fmtCurve(x+dy/l*w, y-dx/l*w, x+4, y+8, x-dy/l*w, y+dx/l*w)
		}
		nodes = append(nodes, r.Line(line, fill, 7))
	}
	return kit.Of(nodes...)
}

// legBands go around the lower legs of a standing animal.
func (r *rig) legBands(slot string) kit.Node {
	if r.down() || len(r.solids) < 4 {
		return kit.Node{}
	}
	var fill kit.Paint = r.Tones(slot).M
	if r.rainbowed(slot) {
		fill = r.tint(slot)
	}
	line := ""
	b := r.box()
	step := 13.0
	for y := -r.b.Leg * .82; y < -12; y += step {
		line += fmt.Sprintf("M%.1f %.1fh%.1f", b.X0, y-r.st.Lift*r.b.Leg, b.W())
	}
	return r.Clip(pen.Join(r.solids[2:]...), r.Line(line, fill, 4.6))
}

// net is a giraffe's coat: large plates with light lines between.
func (r *rig) net(slot string) kit.Node {
	fill := r.tint(slot)
	b := r.box()
	const size = 27.0
	var nodes []kit.Node
	row, seed := 0, 0
	for y := b.Y0; y < -r.b.Leg*.42; y += size * .86 {
		for x := b.X0 + size*.5*float64(row%2); x < b.X1; x += size {
			seed++
			var ps []kit.Point
			for i := range 6 {
				s, c := math.Sincos(math.Pi/3*float64(i) + .4 + .3*math.Sin(float64(seed)))
				k := size * (.43 + .07*math.Sin(float64(seed*3+i*5)))
				ps = append(ps, kit.Point{X: x + c*k*1.05, Y: y + s*k, Corner: true})
			}
			nodes = append(nodes, r.Curve(ps, fill))
		}
		row++
	}
	return kit.Of(nodes...)
}

// band is a panda's: dark shoulders.
func (r *rig) band(slot string) kit.Node {
	t := r.Tones(slot)
	p := func(a, d float64) kit.Point { q := r.on(a, d); return kit.Point{X: q.X, Y: q.Y} }
	if r.facing() {
		w := r.mid.R
		y := r.chest.Y
		return r.Clip(pen.Join(r.solids[0]), r.Path(pen.Text(kit.Point{X: -w * 1.2, Y: y - w*.5}, kit.Point{X: w * 1.2, Y: y - w*.5},
			kit.Point{X: w * 1.1, Y: y + w*.42}, kit.Point{X: 0, Y: y + w*.22}, kit.Point{X: -w * 1.1, Y: y + w*.42}), r.Lin(-w, y, w, y+w*.5,
			t.L, t.M, t.D)))
	}
	if !r.early {
		return kit.Node{}
	}
	shoulders := r.Curve([]kit.Point{p(.68, -1.4), p(1.2, -1.3), p(1.5, .6), p(1.3, 1.6), p(.8, 1.6), p(.82, .4), p(.72, -.4)}, r.tint(slot))
	r.below, r.above = append(r.below, shoulders), append(r.above, shoulders.Opacity(.8))
	return kit.Node{}
}

// blots are a few smaller patches between the large ones.
func (r *rig) blots(slot string) kit.Node {
	fill := r.tint(slot)
	k := (r.hip.R + r.chest.R) / 2
	var nodes []kit.Node
	for i, p := range [][4]float64{{.3, -.6, .46, .5}, {1.02, -.5, .4, .6}, {-.3, .4, .4, .36}} {
		q := r.on(p[0], p[1])
		nodes = append(nodes, r.Path(pen.Blob(q.X, q.Y, k*p[2], k*p[3], 1, i+3), fill))
	}
	return kit.Of(nodes...)
}

// backBlots are round spots along the back.
func (r *rig) backBlots(slot string) kit.Node {
	fill := r.tint(slot)
	var nodes []kit.Node
	for i := range 9 {
		q := r.on(-.4+1.6*float64(i)/8, -.62+.22*float64(i%2))
		k := 6 + 3*math.Sin(float64(i)*2)
		nodes = append(nodes, r.Path(pen.Blob(q.X, q.Y, k, k*.8, 0, i), fill))
	}
	return kit.Of(nodes...).Opacity(.7)
}

// lengthwise stripes run along the back: chipmunks.
func (r *rig) lengthwise(slot string) kit.Node {
	if r.facing() {
		return kit.Node{}
	}
	t, b := r.Tones(slot), r.belly
	line := func(d float64) string {
		p, q, s := r.on(-.7, d+.25), r.on(.3, d), r.on(1.25, d+.2)
		return fmtCurve(p.X, p.Y, q.X, q.Y-8, s.X, s.Y)
	}
	return kit.Of(r.Line(line(-.78), t.M, 7), r.Line(line(-.5), b.M, 6), r.Line(line(-.24), t.M, 6))
}

// bellyScales is a pale underside and throat with lines across the belly.
func bellyScales(r *rig) kit.Node {
	if r.facing() || !r.early {
		return kit.Node{}
	}
	line := ""
	for i := range 14 {
		p := r.on(-.6+2.2*float64(i)/14, .75)
		line += fmt.Sprintf("M%.1f %.1fl%.1f %.1f", p.X, p.Y-r.mid.R*.4, 4.0, 60.0)
	}
	r.underside("belly", .52)
	r.below = append(r.below, r.Clip(pen.Join(r.solids...), r.throat("belly")), r.Clip(pen.Join(r.solids[0]), r.Clip(r.lowHalf(.56),
		r.Line(line, r.belly.DD.Alpha(.45), 1.8))))
	return kit.Node{}
}

// throat is the pale front of a neck.
func (r *rig) throat(slot string) kit.Node {
	t := r.Tones(slot)
	b := r.b
	w := b.Neck[1] * .9
	d := pen.Tube(pen.Joint{X: r.chest.X + r.chest.R*.98, Y: r.chest.Y + r.chest.R*.75, R: w * .9}, pen.Joint{X: r.chest.X + r.chest.R*.98,
		Y: r.chest.Y + r.chest.R*.1, R: w * .85},
		pen.Joint{X: (r.chest.X+r.head.X)/2 - b.Bow + b.Neck[0]*.72, Y: (r.chest.Y + r.head.Y) / 2, R: w * .6},
		pen.Joint{X: r.head.X - 6*b.Head + b.Neck[1]*.72, Y: r.head.Y + 8*b.Head, R: w * .5})
	return r.Path(d, r.Lin(r.chest.X, r.head.Y, r.chest.X+r.chest.R, r.chest.Y+r.chest.R, t.M, t.D))
}

// lowHalf is the area below a line along the body.
func (r *rig) lowHalf(down float64) string {
	a, m, b := r.on(-.3, down+.35), r.on(.5, down), r.on(1.5, down-.2)
	return pen.Text(kit.Point{X: a.X, Y: a.Y}, kit.Point{X: m.X, Y: m.Y}, kit.Point{X: b.X, Y: b.Y}, kit.Point{X: b.X, Y: b.Y + 90},
		kit.Point{X: a.X, Y: a.Y + 60})
}

func backSpots(r *rig) kit.Node { return kit.Of(bellyScales(r), r.backBlots("marks")) }

func brachioMarks(r *rig) kit.Node { return kit.Of(bellyScales(r), r.backBlots("marks")) }

func chameleonBands(r *rig) kit.Node {
	return kit.Of(bellyScales(r), r.stripes("marks", 6, 1.1, 1.5).Opacity(.75))
}

// crestMane stands along the neck: giraffes, zebras, donkeys.
func (r *rig) crestMane() {
	t := r.Tones("mane")
	line := pen.Smooth(r.neckLine(), 7)
	var out, in []kit.Point
	w := 8 * r.b.Head
	for i, q := range line[3:] {
		a := line[i+2]
		dx, dy := q.X-a.X, q.Y-a.Y
		l := max(math.Hypot(dx, dy), .1)
		nx, ny := dy/l, -dx/l // to the back of the neck
		edge := func(d float64) kit.Point {
			return kit.Point{X: q.X + nx*(q.R+d), Y: q.Y + ny*(q.R+d), Corner: d > 0}
		}
		tooth := w
		if i%2 == 1 {
			tooth = w * .55
		}
		out = append(out, edge(tooth))
		in = append([]kit.Point{edge(-5)}, in...)
	}
	if r.s.look.muzzle != "" { // profiles: the mane goes on to the ears
		k := r.b.Head
		out = append(out, kit.Point{X: r.head.X - 30*k, Y: r.head.Y - 34*k, Corner: true}, kit.Point{X: r.head.X - 14*k, Y: r.head.Y - 44*k,
			Corner: true}, kit.Point{X: r.head.X - 8*k, Y: r.head.Y - 30*k})
	}
	first := out[0]
	r.put(kit.Body, "mane", r.Curve(append(out, in...), r.Lin(first.X-40, first.Y-80, first.X, first.Y, t.L, t.M, t.D)))
}

// pompoms are a poodle's: on the body, the ankles and the tail.
func (r *rig) pompoms() {
	t := r.fur
	ball := func(x, y, k float64) kit.Node {
		y = min(y, -k)
		var nodes []kit.Node
		for i := range 7 {
			s, c := math.Sincos(float64(i) * math.Pi * 2 / 7)
			nodes = append(nodes, r.Circle(x+c*k*.62, y+s*k*.62, k*.46, r.Ball(x, y, k*1.2, t.LL, t.L, t.M, t.D)))
		}
		return kit.Of(append(nodes, r.Circle(x, y, k*.8, r.Ball(x, y, k*1.1, t.LL, t.L, t.M)))...)
	}
	x, y := r.root()
	p := r.on(.98, -.1)
	r.put(kit.Body, "pompoms", ball(x-34, y-24, 17), ball(p.X, p.Y, r.chest.R*.98))
}

// ruff is thick fur around the neck.
func (r *rig) ruff() {
	t := r.fur
	x, y := (r.chest.X+r.head.X)/2, (r.chest.Y+r.head.Y)/2+6
	k := r.chest.R * 1.02
	var ps []kit.Point
	for i := range 18 {
		s, c := math.Sincos(float64(i) * math.Pi * 2 / 18)
		l := k * (1 + .14*float64(i%2))
		ps = append(ps, kit.Point{X: x + c*l, Y: y + s*l, Corner: i%2 == 1})
	}
	r.put(kit.Body, "ruff", r.Curve(ps, r.Lin(x-k, y-k, x+k*.6, y+k, t.L, t.M, t.D)), r.Hairs(t.DD, 2, .4, [4]float64{x - k*.4, y + k*.3, -4, 12},
		[4]float64{x, y + k*.5, 1, 12}, [4]float64{x + k*.4, y + k*.4, 4, 12}))
}
