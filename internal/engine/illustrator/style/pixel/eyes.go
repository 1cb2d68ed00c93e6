package pixel

import (
	"cmp"
	"slices"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/scene"
	"pellucid/internal/engine/illustrator/style/picture"
	"pellucid/internal/engine/illustrator/style/plane"
)

// gridEye is an open eye in cells.
type gridEye struct {
	x, y, w, h int
	white      bool // its ball is white, else it has the color of the iris
	iris       color.RGB
}

var (
	eyeInk   = color.Hex(0x17101a)
	eyeWhite = color.Hex(0xfffdf8)
	darkLips = color.Hex(0x5c1f24)
	paleIris = color.Hex(0xc58f52)
)

// eyes sets a pair of eyes: open ones from a template, closed ones as lines, hearts and the like by their colors.
func (s *setter) eyes(n scene.Node, q picture.Piece) {
	var open []gridEye
	for _, group := range apart(s.dabs(n.Group.Children, q.Matrix)) {
		e, ok := s.eyeOf(group)
		switch {
		case ok:
			open = append(open, e)
		case slices.ContainsFunc(group, func(d dab) bool { return !d.line }):
			s.sampled(n, q)
			return
		default:
			s.closed(group)
		}
	}
	if len(open) == 2 { // a pair is alike
		a, b := &open[0], &open[1]
		if d := a.w - b.w; d == 1 || d == -1 {
			a.w, b.w = max(a.w, b.w), max(a.w, b.w)
		}
		if d := a.h - b.h; d == 1 || d == -1 {
			a.h, b.h = max(a.h, b.h), max(a.h, b.h)
		}
		if d := a.y - b.y; d == 1 || d == -1 {
			a.y, b.y = min(a.y, b.y), min(a.y, b.y)
		}
		if a.x+a.w >= b.x && a.x < b.x { // the bridge of the nose between them
			b.x = a.x + a.w + 1
		}
	}
	for _, e := range open {
		s.eye(e)
	}
}

// closed sets a closed eye as one line of cells whose ends are a row higher, or lower, as it bends: lashes would be a tangle.
func (s *setter) closed(group []dab) {
	d := slices.MaxFunc(group, func(a, b dab) int { return cmp.Compare(a.x1-a.x0, b.x1-b.x0) })
	at := s.arc(d)
	if at == nil {
		for _, d := range group {
			s.stroke(d)
		}
	}
	for _, i := range at {
		for k := -3; k <= 0; k++ { // no brow right above
			s.eyed[i+k*s.g.n] = true
		}
	}
}

// arc sets a bent line as one of cells whose ends are a row higher, or lower, as it bends, and returns those; nil where it is no such line.
func (s *setter) arc(d dab) []int {
	w := int(d.x1 - d.x0 + .5)
	if s.line != nil || !d.line || w < 3 || d.y1-d.y0 > .9*(d.x1-d.x0) {
		return nil
	}
	x, y, up := plane.Floor((d.x0+d.x1-float32(w))/2+.5), plane.Floor((d.y0+d.y1)/2), -1
	if a := d.m.Apply(d.path.Segments[0].Points[0]); a.Y/s.cell > (d.y0+d.y1)/2 {
		up = 1
	}
	var at []int
	for i := range w {
		j := y
		if i == 0 || i == w-1 {
			j += up
		}
		s.put(x+i, j, d.color)
		at = append(at, j*s.g.n+x+i)
	}
	return at
}

// apart groups the shapes of eyes by where they are.
func apart(all []dab) [][]dab {
	var out [][]dab
	sorted := slices.Clone(all)
	slices.SortStableFunc(sorted, func(a, b dab) int { return int(256*a.x0) - int(256*b.x0) })
	var end float32
	var first []float32
	for _, d := range sorted {
		if len(out) == 0 || d.x0 >= end {
			out, first, end = append(out, nil), append(first, d.x0), d.x1
		}
		end = max(end, d.x1)
	}
	for _, d := range all { // in painter's order
		for k := len(first) - 1; k >= 0; k-- {
			if d.x0 >= first[k] {
				out[k] = append(out[k], d)
				break
			}
		}
	}
	return out
}

// eyeOf measures an open eye: it has a dark pupil and something light. A lid over it makes it lower.
func (s *setter) eyeOf(group []dab) (gridEye, bool) {
	e := gridEye{iris: eyeInk}
	var ball *dab
	dark, light, chroma := false, false, float32(.045)
	for i, d := range group {
		if d.line {
			continue
		}
		w, h := d.x1-d.x0, d.y1-d.y0
		if ball == nil || w*h > 1.3*(ball.x1-ball.x0)*(ball.y1-ball.y0) {
			ball = &group[i]
		}
		l := plane.Luma(d.color)
		dark, light = dark || l < .2, light || l > .85
		if v := color.ToLCH(d.color); v.C > chroma && v.L > .2 {
			chroma, e.iris = v.C, d.color
		}
	}
	if ball == nil || !dark || !light {
		return e, false
	}
	top := ball.y0
	for _, d := range group {
		if !d.line && plane.Luma(d.color) < .8 && d.x1-d.x0 > .9*(ball.x1-ball.x0) && d.y0 <= ball.y0+.1 && d.y1 < ball.y1-.5 && d.y1 > top {
			top = d.y1
		}
	}
	e.white = plane.Luma(ball.color) > .75
	e.w, e.h = max(1, int(ball.x1-ball.x0+.6)), max(1, int(ball.y1-top+.6))
	e.x, e.y = plane.Floor((ball.x0+ball.x1-float32(e.w))/2+.5), plane.Floor((top+ball.y1-float32(e.h))/2+.5)
	return e, true
}

// eye sets one: an upper lid, the ball with its iris and pupil in the middle, and a highlight at its upper left.
func (s *setter) eye(e gridEye) {
	wide := e.w
	if e.white {
		wide = []int{1, 1, 1, 1, 2, 3, 4, 5}[min(e.w, 7)]
	}
	from := (e.w - wide) / 2
	if x, y := e.x-1, e.y+e.h/2; !e.white && x >= 0 && y >= 0 && y < s.g.n && color.ToLab(e.iris).L < .4 && color.ToLab(s.g.color[y*s.g.n+x]).L < .5 {
		e.iris = paleIris // dark eyes on dark fur
	}
	for j := range e.h {
		for i := range e.w {
			corner := (j == 0 || j == e.h-1) && (i == 0 || i == e.w-1)
			if corner && e.w > 3 && e.h > 3 || !s.open(e.x+i, e.y+j) {
				continue
			}
			s.eyed[(e.y+j)*s.g.n+e.x+i] = true
			s.set(e.x+i, e.y+j, e.cellAt(i, j, from, wide))
		}
	}
}

func (e gridEye) cellAt(i, j, from, wide int) color.RGB {
	rim := j == 0 && e.h > 4
	if !e.white {
		rim = e.w > 4 && (i == 0 || i == e.w-1 || j == 0 || j == e.h-1)
	}
	k := i - from
	switch {
	case rim, e.w == 1:
		return eyeInk
	case k < 0 || k >= wide, !e.white && e.w == 2 && e.h > 1 && i+j == 0:
		return eyeWhite
	case e.w >= 4 && e.h >= 4 && j == 1 && k == 0 && e.white, !e.white && e.w > 2 && j == min(1, e.h-1) && i == (e.w-1)/2:
		return eyeWhite
	case e.white:
		if j == e.h-1 && e.h > 3 || wide > 3 && (k == 0 || k == wide-1) {
			return e.iris
		}
		return eyeInk
	}
	if i == e.w/2 || i == (e.w-1)/2 {
		return eyeInk
	}
	return e.iris
}
