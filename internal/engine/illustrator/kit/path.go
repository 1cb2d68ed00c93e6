package kit

import (
	"fmt"
	"math"
	"strconv"
	"strings"

	"pellucid/internal/engine/illustrator/scene"
)

// outline reads a shape: SVG path data when the text begins with M, else a closed spline.
func outline(text string) []scene.Segment {
	if t := strings.TrimSpace(text); t != "" && (t[0] == 'M' || t[0] == 'm') {
		return pathData(t)
	}
	return spline(points(text), true)
}

// pathData reads SVG path data with all commands, absolute and relative. It panics on what it cannot read: paths are
// written by us, and the lint draws every piece.
func pathData(d string) []scene.Segment {
	p := &pathReader{text: d}
	p.read()
	return p.out
}

type pathReader struct {
	text   string
	at     int
	out    []scene.Segment
	x, y   float64 // current point
	sx, sy float64 // start of the outline
	cx, cy float64 // last control point
	last   byte
}

func (p *pathReader) read() {
	for {
		p.skip()
		if p.at >= len(p.text) {
			return
		}
		cmd := p.text[p.at]
		if !strings.ContainsRune("MmLlHhVvCcSsQqTtAaZz", rune(cmd)) {
			panic(fmt.Sprintf("kit: path data %.40q at %d: %q is no command", p.text, p.at, cmd))
		}
		p.at++
		p.run(cmd)
	}
}

func (p *pathReader) run(cmd byte) {
	if cmd == 'Z' || cmd == 'z' {
		p.out = append(p.out, scene.Segment{Op: scene.Close})
		p.x, p.y, p.last = p.sx, p.sy, 'Z'
		return
	}
	for first := true; first || p.number(); first = false {
		p.one(cmd)
		switch cmd {
		case 'M':
			cmd = 'L'
		case 'm':
			cmd = 'l'
		}
	}
}

// one reads the arguments of one segment.
func (p *pathReader) one(cmd byte) {
	dx, dy := 0.0, 0.0
	if cmd >= 'a' {
		dx, dy = p.x, p.y
	}
	up := cmd &^ 0x20
	switch up {
	case 'M':
		p.x, p.y = p.num()+dx, p.num()+dy
		p.sx, p.sy = p.x, p.y
		p.add(scene.Move, p.x, p.y)
	case 'L':
		p.x, p.y = p.num()+dx, p.num()+dy
		p.add(scene.Line, p.x, p.y)
	case 'H':
		p.x = p.num() + dx
		p.add(scene.Line, p.x, p.y)
	case 'V':
		p.y = p.num() + dy
		p.add(scene.Line, p.x, p.y)
	case 'C', 'S':
		x1, y1 := p.x, p.y
		if up == 'C' {
			x1, y1 = p.num()+dx, p.num()+dy
		} else if p.last == 'C' || p.last == 'S' {
			x1, y1 = 2*p.x-p.cx, 2*p.y-p.cy
		}
		p.cx, p.cy = p.num()+dx, p.num()+dy
		p.x, p.y = p.num()+dx, p.num()+dy
		p.add(scene.Cubic, x1, y1, p.cx, p.cy, p.x, p.y)
	case 'Q', 'T':
		if up == 'Q' {
			p.cx, p.cy = p.num()+dx, p.num()+dy
		} else if p.last == 'Q' || p.last == 'T' {
			p.cx, p.cy = 2*p.x-p.cx, 2*p.y-p.cy
		} else {
			p.cx, p.cy = p.x, p.y
		}
		p.x, p.y = p.num()+dx, p.num()+dy
		p.add(scene.Quad, p.cx, p.cy, p.x, p.y)
	case 'A':
		rx, ry, turn := p.num(), p.num(), p.num()
		large, sweep := p.flag(), p.flag()
		x, y := p.num()+dx, p.num()+dy
		p.arc(rx, ry, turn, large, sweep, x, y)
	}
	p.last = up
}

// arc adds an elliptical arc as cubic curves of at most a quarter turn (SVG 1.1, appendix F.6).
func (p *pathReader) arc(rx, ry, turn float64, large, sweep bool, x, y float64) {
	x0, y0 := p.x, p.y
	p.x, p.y = x, y
	rx, ry = math.Abs(rx), math.Abs(ry)
	if rx == 0 || ry == 0 || x0 == x && y0 == y {
		p.add(scene.Line, x, y)
		return
	}
	sin, cos := math.Sincos(turn * math.Pi / 180)
	hx, hy := (x0-x)/2, (y0-y)/2
	ux, uy := cos*hx+sin*hy, -sin*hx+cos*hy
	if s := ux*ux/(rx*rx) + uy*uy/(ry*ry); s > 1 {
		rx, ry = rx*math.Sqrt(s), ry*math.Sqrt(s)
	}
	k := math.Sqrt(max(0, (rx*rx*ry*ry-rx*rx*uy*uy-ry*ry*ux*ux)/(rx*rx*uy*uy+ry*ry*ux*ux)))
	if large == sweep {
		k = -k
	}
	vx, vy := k*rx*uy/ry, -k*ry*ux/rx
	mx, my := cos*vx-sin*vy+(x0+x)/2, sin*vx+cos*vy+(y0+y)/2
	from := math.Atan2((uy-vy)/ry, (ux-vx)/rx)
	sweepBy := math.Atan2((-uy-vy)/ry, (-ux-vx)/rx) - from
	if sweep && sweepBy < 0 {
		sweepBy += 2 * math.Pi
	} else if !sweep && sweepBy > 0 {
		sweepBy -= 2 * math.Pi
	}
	n := max(1, int(math.Ceil(math.Abs(sweepBy)/(math.Pi/2)-1e-9)))
	step := sweepBy / float64(n)
	t := 4.0 / 3 * math.Tan(step/4)
	at := func(a, tangent float64) (float64, float64) {
		s, c := math.Sincos(a)
		ex, ey := rx*(c-tangent*s), ry*(s+tangent*c)
		return cos*ex - sin*ey + mx, sin*ex + cos*ey + my
	}
	for i := range n {
		a, b := from+step*float64(i), from+step*float64(i+1)
		x1, y1 := at(a, t)
		x2, y2 := at(b, -t)
		x3, y3 := at(b, 0)
		p.add(scene.Cubic, x1, y1, x2, y2, x3, y3)
	}
}

func (p *pathReader) add(op scene.Op, v ...float64) {
	s := scene.Segment{Op: op}
	for i := 0; i+1 < len(v); i += 2 {
		s.Points[i/2] = scene.Point{X: float32(v[i]), Y: float32(v[i+1])}
	}
	p.out = append(p.out, s)
}

func (p *pathReader) skip() {
	for p.at < len(p.text) && strings.ContainsRune(" ,\t\n\r", rune(p.text[p.at])) {
		p.at++
	}
}

// number reports whether a number comes next.
func (p *pathReader) number() bool {
	p.skip()
	return p.at < len(p.text) && strings.ContainsRune("0123456789.+-", rune(p.text[p.at]))
}

func (p *pathReader) num() float64 {
	p.skip()
	start, dot, exp := p.at, false, false
	for p.at < len(p.text) {
		c := p.text[p.at]
		switch {
		case c >= '0' && c <= '9':
		case (c == '-' || c == '+') && (p.at == start || p.text[p.at-1] == 'e' || p.text[p.at-1] == 'E'):
		case c == '.' && !dot && !exp:
			dot = true
		case (c == 'e' || c == 'E') && !exp && p.at > start:
			exp = true
		default:
			return p.parsed(start)
		}
		p.at++
	}
	return p.parsed(start)
}

func (p *pathReader) parsed(start int) float64 {
	v, err := strconv.ParseFloat(p.text[start:p.at], 64)
	if err != nil {
		panic(fmt.Sprintf("kit: path data %.60q at %d: %v", p.text, start, err))
	}
	return v
}

// flag reads one digit, which needs no separator after it.
func (p *pathReader) flag() bool {
	p.skip()
	p.at++
	return p.text[p.at-1] == '1'
}

// Point is a point of a spline; Corner makes the curve break there.
type Point struct {
	X, Y   float64
	Corner bool
}

// points reads "x,y x,y! …"; an exclamation mark makes a corner.
func points(text string) []Point {
	var out []Point
	for field := range strings.FieldsSeq(text) {
		f, corner := strings.CutSuffix(field, "!")
		a, b, ok := strings.Cut(f, ",")
		x, err := strconv.ParseFloat(a, 64)
		y, err2 := strconv.ParseFloat(b, 64)
		if !ok || err != nil || err2 != nil {
			panic(fmt.Sprintf("kit: spline point %q is not x,y", field))
		}
		out = append(out, Point{x, y, corner})
	}
	return out
}

// spline runs a smooth curve through points: at each one its direction is that from the point before to the point after.
func spline(p []Point, closed bool) []scene.Segment {
	n := len(p)
	if n == 0 {
		return nil
	}
	get := func(i int) Point {
		if closed {
			return p[(i+n)%n]
		}
		return p[max(0, min(n-1, i))]
	}
	out := []scene.Segment{{Op: scene.Move, Points: [3]scene.Point{sp(p[0].X, p[0].Y)}}}
	steps := n
	if !closed {
		steps = n - 1
	}
	for i := range steps {
		a, b := get(i), get(i+1)
		k := math.Hypot(b.X-a.X, b.Y-a.Y) * .36
		c1, c2 := sp(a.X+(b.X-a.X)*.3, a.Y+(b.Y-a.Y)*.3), sp(b.X-(b.X-a.X)*.3, b.Y-(b.Y-a.Y)*.3)
		if x, y, ok := direction(get(i-1), a, b); ok {
			c1 = sp(a.X+x*k, a.Y+y*k)
		}
		if x, y, ok := direction(a, b, get(i+2)); ok {
			c2 = sp(b.X-x*k, b.Y-y*k)
		}
		out = append(out, scene.Segment{Op: scene.Cubic, Points: [3]scene.Point{c1, c2, sp(b.X, b.Y)}})
	}
	if closed {
		out = append(out, scene.Segment{Op: scene.Close})
	}
	return out
}

func direction(before, at, after Point) (x, y float64, ok bool) {
	x, y = after.X-before.X, after.Y-before.Y
	h := math.Hypot(x, y)
	return x / max(h, 1e-9), y / max(h, 1e-9), !at.Corner && h > 0
}

func sp(x, y float64) scene.Point { return scene.Point{X: float32(x), Y: float32(y)} }
