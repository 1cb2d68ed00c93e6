package compose

import (
	"math"
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/library"
	"pellucid/internal/engine/illustrator/kit/plump"
	"pellucid/internal/engine/illustrator/scene"
)

// The shares of a coil: its turns per height, how thick it is and how far it stands off, as shares of what it goes around.
const (
	coilPitch  = 1.5  // the height of a turn, in widths of the support
	coilTilt   = .2   // how much lower the front of a turn is than its back, in widths
	coilThick  = .34  // in widths
	coilMost   = 5    // turns
	coilSlim   = .62  // the widest support that is coiled around, in heights
	coilBulges = 1.35 // a guard or a capital is passed over as if it were so much wider than the rest, at most
)

// coiling is one thing that goes around another in turns.
type coiling struct {
	canvas *kit.Canvas
	tones  []kit.Tones // of the palette's slots, in their order
	path   []plump.J   // from the lower end to the upper one
	front  []bool      // whether a joint is before the support
}

// coiled winds a subject around k's root: a snake around a sword, ivy around a column. It reports false where the support is too wide
// for it.
func (c *composer) coiled(k cluster, i int) (cluster, bool) {
	s := c.subject(i)
	left, right, top, step, ok := c.coilEdges(k.root, s)
	if !ok {
		return k, false
	}
	width, high := medianWidth(left, right), step*float64(len(left))
	p, _ := library.Find(s.ID)
	slots, err := kit.ParsePalette(p.Palette)
	o := kit.Options{Colors: map[string]kit.Color{}, Fills: map[string]kit.Fill{}}
	c.paintSlots(s, slots, &o)
	canvas, broken := kit.NewCanvas("coil", slots, o)
	if err != nil || broken != nil {
		return k, false
	}
	w := coiling{canvas: canvas}
	for _, slot := range slots {
		w.tones = append(w.tones, canvas.Tones(slot.Name))
	}
	turns := max(1.5, min(coilMost, math.Round(2*.8*high/max(coilPitch*width, .16*high))/2))
	thick := max(.045*high, min(coilThick*width, .09*high))
	const steps = 24 // joints of a turn
	n := int(turns * steps)
	for j := range n + 1 {
		share := float64(j) / float64(n)
		angle := 2*math.Pi*turns*share - math.Pi/2
		row := min(len(left)-1, max(0, int((.9-.8*share)*float64(len(left)))))
		half := min(.5*(right[row]-left[row]), .5*coilBulges*width) + .3*thick
		middle := .5 * (left[row] + right[row])
		sin, cos := math.Sincos(angle)
		w.path = append(w.path, plump.J{X: middle + half*cos, Y: top + (.9-.8*share)*high - coilTilt*width*sin, R: .5 * thick})
		w.front = append(w.front, sin < 0)
	}
	w.draw(s.ID)
	d := canvas.Drawing()
	one := c.place(i, d, scene.Identity)
	root, ground := k.root, k.ground
	var behind, before cluster
	for _, sp := range one.sprites {
		if sp.layer == kit.Back {
			behind.sprites = append(behind.sprites, sp)
		} else {
			before.sprites = append(before.sprites, sp)
		}
	}
	k = k.before(behind).over(before)
	k.root, k.ground = root, ground
	return k, true
}

// coilEdges returns the edges of what a subject winds around, row by row, and reports whether it does: the support must be slim.
func (c *composer) coilEdges(support instance, s brief.Subject) (left, right []float64, top, step float64, ok bool) {
	lights := strings.Contains(s.ID, "light")
	if !brief.Coils(s.ID) || s.Count > 1 && !lights {
		return nil, nil, 0, 0, false
	}
	left, right, top, step = edgesOf(support)
	if len(left) == 0 {
		return nil, nil, 0, 0, false
	}
	if library.GroupOf(c.subject(support.subject).ID) == "plants" && !lights {
		left, right, top = trunkOf(left, right, top, step)
	}
	return left, right, top, step, medianWidth(left, right) <= coilSlim*step*float64(len(left))
}

// windsAround reports whether a relation is drawn as a coil.
func (c *composer) windsAround(r brief.Relation) bool {
	if !brief.Coils(c.subject(r.From).ID) {
		return false
	}
	_, _, _, _, ok := c.coilEdges(c.place(r.To, c.draw(r.To, how{}), scene.Identity).root, c.subject(r.From))
	return ok
}

// draw draws the coil as what it is: a body, a cord, a stem with leaves or a cord with lights.
func (w *coiling) draw(id string) {
	switch id {
	case "snake":
		for j := range w.path { // the tail is thin
			share := float64(j) / float64(len(w.path)-1)
			w.path[j].R *= min(1, .25+2.2*share)
		}
	case "ivy", "vine", "string-light", "christmas-lights":
		for j := range w.path {
			w.path[j].R *= .28
		}
	case "rope":
		for j := range w.path {
			w.path[j].R *= .5
		}
	}
	for from := 0; from < len(w.path)-1; {
		to := from + 1
		for to < len(w.path)-1 && w.front[to] == w.front[from] {
			to++
		}
		w.canvas.On(map[bool]kit.Layer{true: kit.Body, false: kit.Back}[w.front[from]])
		w.stretch(id, from, to)
		from = to
	}
	w.canvas.On(kit.Body)
	if id == "snake" {
		w.snakeHead()
	}
}

// stretch draws the joints from one index to another, which lie on one side of the support.
func (w *coiling) stretch(id string, from, to int) {
	c, t := w.canvas, w.tones[0]
	if id == "ivy" {
		t = w.tones[len(w.tones)-1]
	}
	if strings.Contains(id, "light") {
		t = kit.TonesOf(kit.Hex("#2f6b48")) // the wire
	}
	tube := plump.NewTube(w.path[from : to+1]...)
	switch id {
	case "snake":
		k := w.tones[min(2, len(w.tones)-1)]
		c.Part("scales", plump.Limb(c, tube, t, 4, plump.Each(max(2, (to-from)/4), func(n int) kit.Node {
			q, deg := tube.Side(-.2, 1).At((float64(n) + .5) / float64(max(2, (to-from)/4)))
			return c.Ellipse(0, 0, q.R*.5, q.R*.38, k.D).Rotate(deg, 0, 0).Move(q.X, q.Y)
		})))
		return
	}
	c.Part("stem", c.Line(tube.Axis(), t.DDD, 2.3*w.path[from].R), c.Line(tube.Axis(), t.M, 1.8*w.path[from].R), c.Line(tube.Shift(-.2, -.3, 1).Axis(), t.L, .6*w.path[from].R))
	for j := from + 1; j < to; j += 3 {
		q := w.path[j]
		switch id {
		case "ivy", "vine":
			w.leaf(q, j)
		case "string-light", "christmas-lights":
			col := kit.TonesOf(kit.Hex([]string{"#f2413c", "#f7c531", "#3fae5a", "#3a86e8", "#e86bc2"}[(j/3)%5]))
			c.Part("lights", c.Glow(2*q.R, c.Circle(q.X, q.Y+2.2*q.R, 3*q.R, col.L).Opacity(.6)), c.Ellipse(q.X, q.Y+2.4*q.R, 2.2*q.R, 3*q.R, col.M), c.Ellipse(q.X-.6*q.R, q.Y+1.6*q.R, .7*q.R, q.R, col.LL))
		}
	}
}

// leaf draws a leaf of a climbing plant at a joint.
func (w *coiling) leaf(q plump.J, j int) {
	c := w.canvas
	t := w.tones[0]
	if len(w.tones) == 2 { // the vine's stem comes first
		t = w.tones[1]
	}
	d := "M0 0C-10 -8 -26 -8 -30 -22C-20 -24 -16 -32 -18 -44C-8 -40 -4 -46 0 -58C4 -46 8 -40 18 -44C16 -32 20 -24 30 -22C26 -8 10 -8 0 0Z"
	size := .17 * q.R * (1 + .15*float64(j*7%3))
	turn := []float64{-70, 40, 150, -20, 100}[j%5]
	n := kit.Of(c.Path(d, t.DDD).Move(1.5, 2.5), plump.Body(c, d, t, 6), c.Line("M0 0V-46M0 -12L-20 -22M0 -12L20 -22", t.LL, 2.4).Opacity(.6))
	c.Part("leaves", n.Scale(size, size, 0, 0).Rotate(turn, 0, 0).Move(q.X, q.Y))
}

// snakeHead draws the head at the upper end, to the side that the body comes out at.
func (w *coiling) snakeHead() {
	c, t := w.canvas, w.tones[0]
	last, before := w.path[len(w.path)-1], w.path[len(w.path)-4]
	side := 1.0
	if last.X < before.X {
		side = -1
	}
	const d = "M-16 -9C-6 -20 12 -20 26 -11C36 -4 36 8 26 12C10 19 -6 17 -16 11Z"
	size := last.R / 10.5
	n := kit.Of(
		c.Line("M30 5C40 5 44 4 50 0M44 4L52 8", kit.Hex("#e8384f"), 3),
		plump.Body(c, d, t, 6, c.Path("M-16 4C0 10 20 10 36 4V24H-16Z", w.tones[min(1, len(w.tones)-1)].M).Opacity(.9)),
		c.Line("M33 5C22 9 12 9 4 6", t.DDD, 1.8),
		c.Circle(10, -5, 5.6, kit.Hex("#fff4c2")), c.Ellipse(11, -5, 2.2, 5, kit.Hex("#20222b")), c.Circle(9.4, -7, 1.5, kit.White),
	)
	c.Part("head", n.Rotate(-12, 0, 0).Scale(side*size, size, 0, 0).Move(last.X+side*8*size, last.Y-2*size))
}

// edgesOf returns the left and right edge of an instance in each of its rows, where the first row is and how far the rows are apart.
func edgesOf(in instance) (left, right []float64, top, step float64) {
	const rows = 64
	l, k := coverage(in, rows)
	b := in.box()
	for y := range int(b.H() * k) {
		first, last := -1, -1
		for x := range rows {
			if y < rows && l.Pix[4*(y*rows+x)+3] > .5 {
				if first < 0 {
					first = x
				}
				last = x
			}
		}
		if first < 0 {
			if len(left) == 0 {
				return nil, nil, 0, 0
			}
			left, right = append(left, left[len(left)-1]), append(right, right[len(right)-1])
			continue
		}
		left, right = append(left, b.X0+float64(first)/k), append(right, b.X0+float64(last+1)/k)
	}
	return left, right, b.Y0, 1 / k
}

// trunkOf keeps the rows of a trunk or a stem, where the lower part of a plant is one.
func trunkOf(left, right []float64, top, step float64) (l, r []float64, y float64) {
	n := len(left)
	at := n * 4 / 5
	from := at
	for from > 0 && right[from-1]-left[from-1] < 1.7*(right[at]-left[at]) {
		from--
	}
	if at-from < n/12 {
		return left, right, top
	}
	return left[from:], right[from:], top + step*float64(from)
}

// medianWidth is the width of the middle row of all rows sorted by width.
func medianWidth(left, right []float64) float64 {
	all := make([]float64, len(left))
	for i := range left {
		all[i] = right[i] - left[i]
	}
	slices.Sort(all)
	return all[len(all)/2]
}
