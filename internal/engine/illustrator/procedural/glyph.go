package procedural

import "pellucid/internal/engine/illustrator/scene"

// Flags of the points of a simple glyph.
const (
	onCurve = 1 << iota
	shortX
	shortY
	repeated
	sameX // or positive, when short
	sameY
)

// Flags of the parts of a composite glyph.
const (
	wordArgs  = 0x1
	argsAreXY = 0x2
	oneScale  = 0x8
	moreParts = 0x20
	twoScales = 0x40
	fourTerms = 0x80
)

type glyphPoint struct {
	x, y float32 // y points down
	on   bool
}

// draw adds a glyph with its origin at x, y.
func (f *face) draw(b *scene.Builder, g int, x, y float32) {
	d := f.data(g)
	if len(d) < 10 {
		return
	}
	if i16(d, 0) >= 0 {
		simpleGlyph(b, d, x, y)
		return
	}
	f.composite(b, d[10:], x, y)
}

// composite draws the parts of an accented letter. Parts are only moved: the embedded font scales none.
func (f *face) composite(b *scene.Builder, d []byte, x, y float32) {
	for {
		flags, part := u16(d, 0), u16(d, 2)
		dx, dy, size := 0, 0, 6
		if flags&wordArgs != 0 {
			dx, dy, size = i16(d, 4), i16(d, 6), 8
		} else {
			dx, dy = int(int8(d[4])), int(int8(d[5]))
		}
		if flags&argsAreXY == 0 {
			dx, dy = 0, 0
		}
		f.draw(b, part, x+float32(dx), y-float32(dy))
		switch {
		case flags&oneScale != 0:
			size += 2
		case flags&twoScales != 0:
			size += 4
		case flags&fourTerms != 0:
			size += 8
		}
		if flags&moreParts == 0 {
			return
		}
		d = d[size:]
	}
}

func simpleGlyph(b *scene.Builder, d []byte, x, y float32) {
	contours := i16(d, 0)
	ends := make([]int, contours)
	for i := range ends {
		ends[i] = u16(d, 10+2*i)
	}
	if contours == 0 {
		return
	}
	body := d[10+2*contours:]
	body = body[2+u16(body, 0):] // instructions are for hinting
	points := glyphPoints(body, ends[contours-1]+1)
	from := 0
	for _, end := range ends {
		contour(b, points[from:end+1], x, y)
		from = end + 1
	}
}

// glyphPoints unpacks flags and both runs of coordinate steps.
func glyphPoints(d []byte, n int) []glyphPoint {
	flags := make([]byte, 0, n)
	for len(flags) < n {
		flag := d[0]
		d = d[1:]
		flags = append(flags, flag)
		if flag&repeated != 0 {
			for range min(int(d[0]), n-len(flags)) {
				flags = append(flags, flag)
			}
			d = d[1:]
		}
	}
	points := make([]glyphPoint, n)
	xs, d := steps(d, flags, shortX, sameX)
	ys, _ := steps(d, flags, shortY, sameY)
	for i := range points {
		points[i] = glyphPoint{float32(xs[i]), -float32(ys[i]), flags[i]&onCurve != 0}
	}
	return points
}

// steps sums one axis.
func steps(d []byte, flags []byte, short, same byte) ([]int, []byte) {
	out := make([]int, len(flags))
	v := 0
	for i, flag := range flags {
		switch {
		case flag&short != 0 && flag&same != 0:
			v, d = v+int(d[0]), d[1:]
		case flag&short != 0:
			v, d = v-int(d[0]), d[1:]
		case flag&same == 0:
			v, d = v+i16(d, 0), d[2:]
		}
		out[i] = v
	}
	return out, d
}

// contour adds a closed outline; between two points off the curve lies an implied one on it.
func contour(b *scene.Builder, pts []glyphPoint, x, y float32) {
	n := len(pts)
	if n < 2 {
		return
	}
	first := 0
	for first < n && !pts[first].on {
		first++
	}
	start := pts[first%n]
	if first == n {
		start = midway(pts[n-1], pts[0])
		first = n - 1
	}
	b.Move(x+start.x, y+start.y)
	for k := 1; k <= n; k++ {
		p := pts[(first+k)%n]
		if p.on {
			b.Line(x+p.x, y+p.y)
			continue
		}
		next := pts[(first+k+1)%n]
		if k == n || !next.on {
			next = midway(p, next)
		} else {
			k++
		}
		b.Quad(x+p.x, y+p.y, x+next.x, y+next.y)
	}
	b.Close()
}

func midway(a, b glyphPoint) glyphPoint { return glyphPoint{(a.x + b.x) / 2, (a.y + b.y) / 2, true} }
