package pixel

import (
	"cmp"
	"image"
	"math"
	"slices"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/scene"
	"pellucid/internal/engine/illustrator/style/picture"
	"pellucid/internal/engine/illustrator/style/plane"
)

// Faces and words that are averaged by a coarse grid are lost. Their parts are set in whole cells instead: eyes from templates, mouths and
// noses by the color that covers most of a cell, words in letters of five by seven cells.

// setter sets the parts of faces and the words of a picture on a grid.
type setter struct {
	p    *picture.Picture
	g    *grid
	cell float32
	eyed map[int]bool                            // the cells of eyes
	seen *raster.Layer                           // of faces and words, what nothing hides
	line func(from, to scene.Point, c color.RGB) // draws a line in cells, nil for a row of cells
}

// setOn samples the picture without faces and words in n squares a side, in so many colors, and sets those.
func setOn(p *picture.Picture, n, colors int, line func(from, to scene.Point, c color.RGB)) *grid {
	art := p.Bare(false).Shaded(bodyShade).Drawn()
	picture.Solidify(art, plane.InkBounds(art))
	g := sampleGrid(art, n)
	g.whole()
	g.crisp(.7)
	g.quantise(colors)
	g.tidy()
	g.lift(.29)
	g.bare = slices.Clone(g.color)
	s := &setter{p: p, g: g, eyed: map[int]bool{}, cell: float32(p.Size / n), line: line}
	if s.seen = p.Prints(false); s.seen == nil {
		return g
	}
	for _, q := range p.Pieces {
		for _, n := range p.Features(q) {
			switch n.Group.Part {
			case "eyes", "eye":
				s.eyes(n, q)
			case "text":
				if !s.write(n, q) {
					s.sampled(n, q)
				}
			default:
				s.part(n, q)
			}
		}
	}
	return g
}

// dab is a shape of a face in cells.
type dab struct {
	path           *scene.Path
	m              scene.Matrix
	x0, y0, x1, y1 float32
	color          color.RGB
	line           bool
}

func (s *setter) dabs(nodes []scene.Node, m scene.Matrix) []dab {
	var out []dab
	for _, n := range nodes {
		if picture.Glint(n) {
			continue
		}
		if n.Group != nil {
			inner := s.dabs(n.Group.Children, m)
			for _, c := range n.Group.Clip {
				x0, y0, x1, y1 := raster.Bounds([]scene.Node{c}, m)
				for i := range inner {
					d := &inner[i]
					d.x0, d.y0, d.x1, d.y1 = max(d.x0, x0/s.cell), max(d.y0, y0/s.cell), min(d.x1, x1/s.cell), min(d.y1, y1/s.cell)
				}
			}
			out = append(out, inner...)
			continue
		}
		x0, y0, x1, y1 := raster.Bounds([]scene.Node{n}, m)
		d := dab{n.Path, m, x0 / s.cell, y0 / s.cell, x1 / s.cell, y1 / s.cell, picture.MeanPaint(n.Path.Fill), false}
		if n.Path.Fill.Kind == scene.NoPaint {
			if n.Path.Stroke == nil {
				continue
			}
			d.color, d.line = picture.MeanPaint(n.Path.Stroke.Paint), true
		}
		out = append(out, d)
	}
	return out
}

// part sets a mouth, a nose or a brow.
func (s *setter) part(n scene.Node, q picture.Piece) {
	all := s.dabs(n.Group.Children, q.Matrix)
	if n.Group.Part == "mouth" && (s.openMouth(all) || s.smile(all)) {
		return
	}
	for _, d := range all {
		if !d.line && d.x1-d.x0 > 1.2 && d.y1-d.y0 > 1 {
			s.sampled(n, q)
			return
		}
	}
	for _, d := range all {
		if d.line && (n.Group.Part == "brows" || n.Group.Part == "eyebrows") && s.overEye(d) {
			continue // it would be one dark patch with the eye
		}
		if d.line {
			s.stroke(d)
		} else {
			s.put(plane.Floor((d.x0+d.x1)/2), plane.Floor((d.y0+d.y1)/2), d.color)
		}
	}
}

// smile sets a mouth of nothing but lines as the widest of them, in dark red where the face is dark: black cells would be an open mouth.
func (s *setter) smile(all []dab) bool {
	if len(all) == 0 || slices.ContainsFunc(all, func(d dab) bool { return !d.line }) {
		return false
	}
	at := s.arc(slices.MaxFunc(all, func(a, b dab) int { return cmp.Compare(a.x1-a.x0, b.x1-b.x0) }))
	for _, i := range at {
		if v := color.ToLab(s.g.color[i]); v.L < .2 {
			s.g.color[i] = darkLips
		}
	}
	return at != nil
}

// overEye reports whether a brow touches an eye.
func (s *setter) overEye(d dab) bool {
	if n := len(d.path.Segments); n > 1 { // one that is aslant tells a mood
		a, b := d.m.Apply(d.path.Segments[0].Points[0]), d.path.Segments[n-1]
		if o := b.Op.Points(); o > 0 {
			if dy := (d.m.Apply(b.Points[o-1]).Y - a.Y) / s.cell; max(dy, -dy) > .6 {
				return false
			}
		}
	}
	for x := plane.Floor(d.x0); x <= plane.Floor(d.x1); x++ {
		if y := plane.Floor(d.y1 - .3); s.eyed[(y+1)*s.g.n+x] || s.eyed[y*s.g.n+x] {
			return true
		}
	}
	return false
}

// openMouth sets the first of some shapes as an open mouth: a row of teeth, the dark and the tongue; false where it is none.
func (s *setter) openMouth(all []dab) bool {
	if len(all) == 0 || all[0].line || plane.Luma(all[0].color) > .25 {
		return false
	}
	d := all[0]
	w, h := int(d.x1-d.x0+.7), int(d.y1-d.y0+.6)
	if w < 3 || h < 2 {
		return false
	}
	teeth, tongue := 0, d.color
	for _, e := range all[1:] {
		if l := plane.Luma(e.color); !e.line && l > .8 {
			teeth = max(teeth, int((e.y1-e.y0)*.5+.9))
		} else if !e.line && l > .25 {
			tongue = e.color
		}
	}
	x, y := plane.Floor((d.x0+d.x1-float32(w))/2+.5), plane.Floor((d.y0+d.y1-float32(h))/2+.5)
	for j := range h {
		for i := range w {
			c := d.color
			switch {
			case j == h-1 && h > 2 && (i == 0 || i == w-1) || !s.open(x+i, y+j):
				continue
			case j < teeth && j < h-1 && i > 0 && i < w-1:
				c = eyeWhite
			case j == h-1 && h > 2 && i > 0 && i < w-1:
				c = tongue
			}
			s.set(x+i, y+j, c)
		}
	}
	return true
}

// stroke sets a line: each of its outlines as a row of cells, or as the caller draws lines.
func (s *setter) stroke(d dab) {
	var last scene.Point
	for i, seg := range d.path.Segments {
		n := seg.Op.Points()
		if n == 0 {
			continue
		}
		to := d.m.Apply(seg.Points[n-1])
		to.X, to.Y = to.X/s.cell, to.Y/s.cell
		if i > 0 && seg.Op != scene.Move {
			steps := 3
			if seg.Op == scene.Line {
				steps = 1
			}
			from := last
			for k := 1; k <= steps; k++ {
				at := to
				if seg.Op != scene.Line {
					at = s.bent(last, seg, d.m, float32(k)/float32(steps))
				}
				s.draw(from, at, d.color)
				from = at
			}
		}
		last = to
	}
}

// bent is a point of a curve in cells.
func (s *setter) bent(from scene.Point, seg scene.Segment, m scene.Matrix, t float32) scene.Point {
	pts := []scene.Point{from}
	for _, p := range seg.Points[:seg.Op.Points()] {
		p = m.Apply(p)
		pts = append(pts, scene.Point{X: p.X / s.cell, Y: p.Y / s.cell})
	}
	for n := len(pts) - 1; n > 0; n-- {
		for i := range n {
			pts[i] = scene.Point{X: pts[i].X + (pts[i+1].X-pts[i].X)*t, Y: pts[i].Y + (pts[i+1].Y-pts[i].Y)*t}
		}
	}
	return pts[0]
}

func (s *setter) draw(a, b scene.Point, c color.RGB) {
	if s.line != nil {
		if s.open(plane.Floor((a.X+b.X)/2), plane.Floor((a.Y+b.Y)/2)) {
			s.line(a, b, c)
		}
		return
	}
	steps := int(max(1, 2*math.Hypot(float64(b.X-a.X), float64(b.Y-a.Y))))
	for k := range steps + 1 {
		t := float32(k) / float32(steps)
		s.put(plane.Floor(a.X+(b.X-a.X)*t), plane.Floor(a.Y+(b.Y-a.Y)*t), c)
	}
}

// sampled sets the color that covers most of every cell of a part.
func (s *setter) sampled(n scene.Node, q picture.Piece) {
	r := s.p.Bounds([]scene.Node{n}, q.Matrix)
	cell := int(s.cell)
	cells := image.Rect(r.Min.X/cell, r.Min.Y/cell, (r.Max.X-1)/cell+1, (r.Max.Y-1)/cell+1)
	for y := cells.Min.Y; y < cells.Max.Y; y++ {
		for x := cells.Min.X; x < cells.Max.X; x++ {
			if c, ok := s.ruling(x, y); ok {
				s.set(x, y, c)
			}
		}
	}
}

// ruling is the color that most of what is seen in a cell has; false where that is less than two fifths of it.
func (s *setter) ruling(x, y int) (color.RGB, bool) {
	cell := int(s.cell)
	count, sums := map[[3]int]int{}, map[[3]int][4]float32{}
	best, n := [3]int{}, 0
	for j := y * cell; j < (y+1)*cell; j++ {
		for i := x * cell; i < (x+1)*cell; i++ {
			d := s.at(i, j)
			if d == nil || d[3] < .5 {
				continue
			}
			n++
			c := plane.Straight(d)
			k := [3]int{int(c.R * 7.99), int(c.G * 7.99), int(c.B * 7.99)}
			sum := sums[k]
			for e := range sum {
				sum[e] += d[e]
			}
			sums[k] = sum
			if count[k]++; count[k] > count[best] {
				best = k
			}
		}
	}
	if float32(n) < .4*s.cell*s.cell {
		return color.RGB{}, false
	}
	sum := sums[best]
	return plane.Straight(sum[:]), true
}

// at is the pixel of what is seen of faces and words.
func (s *setter) at(x, y int) []float32 {
	if x, y = x-s.seen.X0, y-s.seen.Y0; min(x, y) < 0 || x >= s.seen.W || y >= s.seen.H {
		return nil
	}
	return plane.Pixel(s.seen, y*s.seen.W+x)
}

// open reports whether a face is seen in or beside a cell.
func (s *setter) open(x, y int) bool {
	cell, step := int(s.cell), max(1, int(s.cell)/4)
	for j := y*cell - cell/2; j < (y+1)*cell+cell/2; j += step {
		for i := x*cell - cell/2; i < (x+1)*cell+cell/2; i += step {
			if d := s.at(i, j); d != nil && d[3] > .4 {
				return true
			}
		}
	}
	return false
}

// put sets a cell to the color of a line where a face is seen, darker where the face is dark itself.
func (s *setter) put(x, y int, c color.RGB) {
	if min(x, y) < 0 || max(x, y) >= s.g.n || !s.open(x, y) {
		return
	}
	own, below := color.ToLab(c), color.ToLab(s.g.color[y*s.g.n+x])
	own.L, own.A, own.B = min(own.L, max(.4, below.L-.4)), .6*own.A, .6*own.B
	if s.g.solid[y*s.g.n+x] && own.L < .5 && below.L-own.L < .2 {
		own.L = max(.1, below.L-.26)
	}
	s.set(x, y, color.FromLab(own))
}

func (s *setter) set(x, y int, c color.RGB) {
	if min(x, y) >= 0 && max(x, y) < s.g.n {
		s.g.solid[y*s.g.n+x], s.g.color[y*s.g.n+x] = true, c
	}
}
