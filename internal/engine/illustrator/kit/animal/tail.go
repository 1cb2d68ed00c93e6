package animal

import (
	"fmt"
	"math"
	"slices"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/animal/pen"
)

// tail is the kind of a tail.
type tail string

// tube is a tail that is drawn around a line: offsets from its root in units, and half widths at its root, middle and end.
type tube struct {
	up, low [][2]float64 // standing; sitting, lying or sleeping
	r       [3]float64
	tip     string // "belly" or "marks" colors the end; "tuft" hangs hair on it; "rings" goes around it
}

var tubes = map[tail]tube{
	"up": {up: [][2]float64{{10, 6}, {-18, -2}, {-38, -26}, {-36, -62}}, low: [][2]float64{{14, 10}, {-20, 20}, {-44, 12}, {-58, -16}},
		r: [3]float64{13, 11, 6.5}, tip: "belly"},
	"plume": {up: [][2]float64{{14, 8}, {-20, 4}, {-46, -18}, {-56, -52}, {-46, -78}}, low: [][2]float64{{14, 12}, {-24, 22}, {-54, 14},
		{-72, -12}, {-70, -36}}, r: [3]float64{11, 20, 5}},
	"whip": {up: [][2]float64{{10, 6}, {-20, 2}, {-44, -14}, {-60, -46}}, low: [][2]float64{{14, 12}, {-22, 24}, {-50, 20}, {-70, -2}},
		r: [3]float64{11, 8, 4.5}},
	"long": {up: [][2]float64{{10, 6}, {-24, 8}, {-48, -20}, {-44, -62}, {-62, -92}}, low: [][2]float64{{10, 18}, {-30, 26}, {-62, 14},
		{-62, -22}, {-44, -46}}, r: [3]float64{11, 10, 8}},
	"ringed": {up: [][2]float64{{10, 6}, {-30, 14}, {-64, 0}, {-86, -40}}, low: [][2]float64{{10, 16}, {-34, 26}, {-72, 14}, {-84, -30}},
		r: [3]float64{13, 19, 11}, tip: "rings"},
	"tuft": {up: [][2]float64{{10, 6}, {-24, 8}, {-46, -10}, {-50, -40}, {-66, -56}}, low: [][2]float64{{10, 22}, {-26, 36}, {-58, 36},
		{-78, 12}}, r: [3]float64{8, 6, 4.5}, tip: "tuft"},
	"cow": {up: [][2]float64{{10, 0}, {-14, 0}, {-24, 26}, {-24, 62}, {-28, 92}}, low: [][2]float64{{10, 8}, {-20, 10}, {-36, 26}, {-58, 30}},
		r: [3]float64{8, 5.5, 4}, tip: "tuft"},
	"thin": {up: [][2]float64{{10, 2}, {-12, 4}, {-20, 28}, {-20, 56}}, low: [][2]float64{{10, 6}, {-18, 12}, {-34, 28}, {-52, 28}},
		r: [3]float64{8, 5, 3.5}, tip: "tuft"},
	"mouse": {up: [][2]float64{{14, 12}, {-22, 26}, {-56, 18}, {-74, -14}, {-100, -24}}, low: [][2]float64{{14, 14}, {-26, 26}, {-60, 22},
		{-80, -4}, {-100, -12}}, r: [3]float64{7, 5, 2.2}, tip: "inner"},
	"monkey": {up: [][2]float64{{10, 4}, {-30, 6}, {-62, -20}, {-54, -66}, {-78, -96}, {-100, -78}, {-88, -64}}, low: [][2]float64{{10, 18},
		{-34, 26}, {-68, 10}, {-68, -30}, {-90, -54}, {-108, -40}, {-98, -28}}, r: [3]float64{9, 7.5, 5.5}},
	"curled": {up: [][2]float64{{12, 8}, {-14, -14}, {-14, -42}, {12, -52}, {28, -34}, {14, -24}}, low: [][2]float64{{12, 12}, {-26, 10},
		{-40, -16}, {-20, -34}, {0, -20}}, r: [3]float64{13, 14, 8}, tip: "belly"},
	"pig": {up: [][2]float64{{10, 4}, {-12, 2}, {-24, -10}, {-16, -22}, {-6, -12}, {-20, -2}, {-36, -12}}, low: [][2]float64{{10, 4}, {-12, 2},
		{-24, -10}, {-16, -22}, {-6, -12}, {-20, -2}, {-36, -12}}, r: [3]float64{5.5, 4.5, 3.4}},
	"thick": {up: [][2]float64{{44, 10}, {-6, 22}, {-52, 40}, {-96, 38}, {-124, 10}}, low: [][2]float64{{40, 6}, {-10, 14}, {-56, 26}, {-98, 24},
		{-122, 2}}, r: [3]float64{30, 18, 3}},
	"slim": {up: [][2]float64{{26, 14}, {-20, 18}, {-66, 26}, {-112, 16}, {-150, -10}}, low: [][2]float64{{26, 10}, {-20, 16}, {-60, 22},
		{-100, 18}, {-140, 2}}, r: [3]float64{20, 10, 2.5}},
	"roo": {up: [][2]float64{{26, 10}, {-20, 40}, {-54, 74}, {-92, 88}, {-122, 82}}, low: [][2]float64{{20, 10}, {-24, 20}, {-66, 28},
		{-110, 28}, {-140, 24}}, r: [3]float64{24, 14, 5}},
	"otter": {up: [][2]float64{{24, 10}, {-14, 18}, {-52, 42}, {-92, 52}}, low: [][2]float64{{20, 8}, {-20, 20}, {-54, 26}, {-88, 20}},
		r: [3]float64{20, 13, 4}},
	"coil": {up: [][2]float64{{24, 10}, {-20, 22}, {-58, 34}, {-84, 20}, {-84, -6}, {-62, -12}, {-54, 6}, {-68, 10}}, low: [][2]float64{{24, 8},
		{-20, 20}, {-58, 24}, {-84, 12}, {-84, -10}, {-62, -14}, {-54, 2}, {-68, 6}}, r: [3]float64{17, 9, 4}},
	"short": {up: [][2]float64{{12, 4}, {-8, 4}, {-22, -2}, {-30, -14}}, low: [][2]float64{{12, 10}, {-10, 16}, {-26, 12}, {-36, 0}},
		r: [3]float64{12, 9, 6}},
}

// root returns where the tail grows.
func (r *rig) root() (x, y float64) {
	if r.down() {
		return r.hip.X - r.hip.R*.78, -r.hip.R * .5
	}
	s, c := math.Sincos(math.Atan2(r.chest.Y-r.hip.Y, r.chest.X-r.hip.X))
	fx, fy := -r.hip.R*.82, -r.hip.R*.42
	return r.hip.X + fx*c - fy*s, r.hip.Y + fx*s + fy*c
}

// down reports whether the rump lies on the ground.
func (r *rig) down() bool {
	return r.pose != "hugging" && slices.Contains(restful, r.pose)
}

func (r *rig) drawTail() {
	kind := r.b.Tail
	x, y := r.root()
	r.anchor("tail", x, y)
	if t, ok := tubes[kind]; ok {
		r.put(kit.Body, "tail", r.tube(t, x, y))
		return
	}
	k := r.hip.R / 42
	switch kind {
	case "bushy":
		r.put(kit.Body, "tail", r.bushy(x, y, k))
	case "squirrel":
		r.put(kit.Body, "tail", r.squirrel(x, y, k))
	case "horse", "hair":
		r.put(kit.Body, "tail", r.hairTail(x, y, k))
	case "stub":
		r.put(kit.Body, "tail", r.Circle(x+4, y+6*k, 12*k, r.Ball(x, y, 12*k, r.fur.M, r.fur.D)))
	case "puff":
		r.put(kit.Body, "tail", r.puff(x-2, y+8*k, 15*k))
	case "deer":
		w, h := 24*k, 30*k
		r.put(kit.Body, "tail", r.Path(pen.Text(kit.Point{X: x + 14, Y: y - 10}, kit.Point{X: x - w*.6, Y: y - 6},
			kit.Point{X: x - w, Y: y + h*.6, Corner: true}, kit.Point{X: x - 2, Y: y + h*.75}, kit.Point{X: x + 14, Y: y + 18}), r.fur.D),
			r.Path(pen.Text(kit.Point{X: x, Y: y + 6}, kit.Point{X: x - w*.94, Y: y + h*.56, Corner: true}, kit.Point{X: x - 2, Y: y + h*.74},
				kit.Point{X: x + 10, Y: y + 18}), r.belly.M))
	case "flat":
		t := r.Tones("tail")
		d := pen.Text(kit.Point{X: x + 24, Y: y + 6}, kit.Point{X: x - 20, Y: y + 8}, kit.Point{X: x - 62, Y: y + 6},
			kit.Point{X: x - 92, Y: y + 22}, kit.Point{X: x - 72, Y: y + 40}, kit.Point{X: x - 20, Y: y + 34}, kit.Point{X: x + 22, Y: y + 30})
		grid := ""
		for i := range 9 {
			grid += fmt.Sprintf("M%.1f %.1fl30 50M%.1f %.1fl-30 50", x-110+float64(i)*14, y-4, x-80+float64(i)*14, y-4)
		}
		r.put(kit.Body, "tail", r.Solid(d, t, r.Line(grid, t.DD.Alpha(.6), 1.8)))
	}
}

// tube draws a tail along a line.
func (r *rig) tube(t tube, x, y float64) kit.Node {
	line := t.up
	if r.down() {
		line = t.low
	}
	if kind := r.b.Tail; (kind == "cow" || kind == "thin") && r.st.Lift > 0 {
		line = [][2]float64{{10, 2}, {-18, -6}, {-42, -10}, {-66, 2}, {-88, 18}}
	}
	k := math.Sqrt(r.hip.R / 42)
	if r.viewed {
		k = 1
	} else if r.facing() {
		k *= .74
	}
	var js []pen.Joint
	n := len(line) - 1
	for i, p := range line {
		f := float64(i) / float64(n)
		w := t.r[0] + (t.r[1]-t.r[0])*f*2
		if f > .5 {
			w = t.r[1] + (t.r[2]-t.r[1])*(f*2-1)
		}
		q := pen.Joint{X: x + p[0]*k, Y: y + p[1]*k, R: w * k}
		q.Y = min(q.Y, -q.R)
		js = append(js, q)
	}
	d := pen.Tube(js...)
	end := js[n]
	r.tailLine = js
	fill := kit.Paint(r.fill)
	tones := r.fur
	if t.tip == "inner" || r.asked["tail"] {
		tones = r.tailTones(r.Tones("inner"))
		fill = r.Lin(x-80, y, x, y+30, tones.L, tones.D)
	}
	inside := []kit.Node{r.Under(js, tones.DD, .4)}
	inside = append(inside, r.tailMarks(t.tip, d, js)...)
	inside = append(inside, r.tailFill(d, js))
	out := kit.Of(r.Path(d, fill), r.Clip(d, inside...))
	if t.tip == "tuft" {
		out = kit.Of(out, r.tuft(js[n-1], end))
	}
	if end := r.tailEnd(js[n-1], end); !end.Empty() {
		out = kit.Of(end, out)
	}
	out = kit.Of(out, r.wag(js[n-1], end))
	return out
}

// tailTones are the tail's, when a color was asked for it.
func (r *rig) tailTones(own kit.Tones) kit.Tones {
	if r.asked["tail"] {
		return r.Tones("tail")
	}
	return own
}

// tailFill is the pattern that was asked for the tail: a rainbow goes along it, stripes go around it.
func (r *rig) tailFill(d string, js []pen.Joint) kit.Node {
	f := r.spec.Fills["tail"]
	if f == nil {
		return kit.Node{}
	}
	root, end := js[0], js[len(js)-1]
	if slices.Contains(r.spec.Rainbow, "tail") {
		return r.Path(d, kit.Lin(root.X, root.Y, end.X, end.Y, rainbow...))
	}
	return f(r.Canvas, r.Path(d, r.fur.M).Bounds(), r.tailTones(r.fur))
}

// tailMarks are the tip of a tail and the markings of the coat that go on over it; d is its outline.
func (r *rig) tailMarks(tip, d string, js []pen.Joint) []kit.Node {
	var nodes []kit.Node
	root, end := js[0], js[len(js)-1]
	switch tip {
	case "belly", "marks":
		nodes = append(nodes, r.Circle(end.X, end.Y, end.R*2.3, r.Tones(tip).M.Alpha(.92)))
	case "rings":
		nodes = append(nodes, r.rings(js))
	}
	switch r.s.look.style {
	case "tabby", "tiger":
		nodes = append(nodes, r.rings(js).Opacity(.85))
	case "points":
		nodes = append(nodes, r.Path(d, kit.Lin(root.X, root.Y, end.X, end.Y, kit.At(0, r.marks.M.Alpha(0)), kit.At(.6, r.marks.M))))
	case "leopard", "cheetah", "spotted":
		r.spottedTail = d
	}
	return nodes
}

// rings go around a tail.
func (r *rig) rings(js []pen.Joint) kit.Node {
	ring := pen.Smooth(js, 4)
	var nodes []kit.Node
	wide := .52
	if r.b.Tail != "ringed" {
		wide = .8
	}
	for i := 3; i < len(ring); i += 3 {
		a, b := ring[i-1], ring[i]
		angle := math.Atan2(b.Y-a.Y, b.X-a.X) * 180 / math.Pi
		nodes = append(nodes, r.Rect(b.X-b.R*wide/2, b.Y-b.R*1.4, b.R*wide, b.R*2.8, b.R*.2, r.marks.M).Rotate(angle, b.X, b.Y))
	}
	end := ring[len(ring)-1]
	nodes = append(nodes, r.Circle(end.X, end.Y, end.R*.95, r.marks.M))
	return kit.Of(nodes...)
}

// tuft is hair at the end of a thin tail.
func (r *rig) tuft(before, end pen.Joint) kit.Node {
	t := r.Tones("mane")
	a := math.Atan2(end.X-before.X, end.Y-before.Y) * -180 / math.Pi
	k := end.R / 4.5
	x, y := end.X, end.Y
	d := pen.Text(kit.Point{X: x - 5*k, Y: y - 4*k}, kit.Point{X: x - 12*k, Y: y + 12*k}, kit.Point{X: x - 6*k, Y: y + 34*k, Corner: true},
		kit.Point{X: x, Y: y + 26*k}, kit.Point{X: x + 8*k, Y: y + 30*k, Corner: true}, kit.Point{X: x + 12*k, Y: y + 10*k}, kit.Point{X: x + 5*k,
			Y: y - 4*k})
	return kit.Of(r.Form(d, r.Lin(x-12*k, y, x+12*k, y+30*k, t.L, t.M, t.D), r.Hairs(t.LL, 1.6, .5, [4]float64{x - 3*k, y + 4, -2 * k,
		14 * k}))).Rotate(a, x, y)
}

func (r *rig) puff(x, y, radius float64) kit.Node {
	var bumps []kit.Node
	for i := range 8 {
		s, c := math.Sincos(float64(i) * math.Pi / 4)
		bumps = append(bumps, r.Circle(x+c*radius*.62, y+s*radius*.62, radius*.46, r.Ball(x, y, radius*1.1, r.belly.LL, r.belly.M, r.belly.D)))
	}
	return kit.Of(kit.Of(bumps...), r.Circle(x, y, radius*.8, r.Ball(x, y, radius*1.05, r.belly.LL, r.belly.M, r.belly.D)))
}
