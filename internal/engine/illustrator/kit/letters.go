package kit

import (
	"math"
	"strconv"
	"strings"

	"pellucid/internal/engine/illustrator/kit/typeface"
	"pellucid/internal/engine/illustrator/scene"
)

// The bounds of what is lettered: longer texts are cut.
const (
	maxLetters = 64
	maxLines   = 4
)

// Letters sets text as large as fits the box, in the middle of it, in up to four lines. The faces are those of
// typeface.Names; an unknown one gives the default.
func (c *Canvas) Letters(text string, b Box, face string, fill Paint) Node {
	return c.Path(LettersPath(text, b, face), fill)
}

// LettersPath returns the outline of text set in a box, for Form and Clip. It is empty when no letter can be drawn.
func LettersPath(text string, b Box, face string) string {
	return strings.Join(LettersEach(text, b, face), "")
}

// LettersEach is LettersPath with an outline for each letter.
func LettersEach(text string, b Box, face string) []string {
	f := typeface.Get(face)
	var best []placed
	size := 0.0
	for _, lines := range breaks(text) {
		set, ink := setLines(f, lines)
		if len(set) == 0 {
			continue
		}
		k := min(b.W()/max(ink.W(), 1e-6), b.H()/max(ink.H(), f.Cap*.98))
		if k > size*1.04 {
			size, best = k, fitted(set, ink, b, k)
		}
	}
	out := make([]string, 0, len(best))
	for _, p := range best {
		if d := p.path(); d != "" {
			out = append(out, d)
		}
	}
	return out
}

// LettersArc returns the outline of one line of text on a circle around x, y: the baseline's radius is r, the text's
// middle lies at an angle (−90 is the top). With a negative r the letters stand inward, for text along the bottom.
func LettersArc(text, face string, x, y, r, size, middle float64) string {
	f := typeface.Get(face)
	glyphs := f.Line(cut(text))
	if len(glyphs) == 0 {
		return ""
	}
	last := glyphs[len(glyphs)-1]
	width := (last.X + last.Advance) * size
	var out strings.Builder
	for _, g := range glyphs {
		turn := ((g.X+g.Advance/2)*size - width/2) / math.Abs(r) * 180 / math.Pi
		if r < 0 {
			turn = -turn
		}
		a := middle + turn
		px, py := x+math.Abs(r)*math.Cos(a*math.Pi/180), y+math.Abs(r)*math.Sin(a*math.Pi/180)
		up := a + 90
		if r < 0 {
			up = a - 90
		}
		m := scene.Translate(float32(px), float32(py)).Mul(scene.Rotate(up * math.Pi / 180)).
			Mul(scene.ScaleBy(float32(size), float32(size))).Mul(scene.Translate(-float32(g.Advance/2), 0))
		out.WriteString(placed{g.Segments, m}.path())
	}
	return out.String()
}

// WarpPath bends an outline: every point of it goes through f. Straight sides are cut into short ones, so that they bend.
func WarpPath(outlineText string, f func(x, y float64) (float64, float64)) string {
	var out []scene.Segment
	var at, start scene.Point
	line := func(to scene.Point) {
		const n = 6
		for i := 1; i <= n; i++ {
			k := float32(i) / n
			out = append(out, scene.Segment{Op: scene.Line, Points: [3]scene.Point{{X: at.X + (to.X-at.X)*k, Y: at.Y + (to.Y-at.Y)*k}}})
		}
	}
	for _, s := range outline(outlineText) {
		switch s.Op {
		case scene.Line:
			line(s.Points[0])
		case scene.Close:
			if at != start {
				line(start)
			}
			out = append(out, s)
		default:
			out = append(out, s)
		}
		if n := s.Op.Points(); n > 0 {
			at = s.Points[n-1]
		}
		if s.Op == scene.Move {
			start = at
		}
	}
	for i, s := range out {
		for k := range s.Op.Points() {
			x, y := f(float64(s.Points[k].X), float64(s.Points[k].Y))
			out[i].Points[k] = sp(x, y)
		}
	}
	return placed{out, scene.Identity}.path()
}

// placed is an outline and where it goes.
type placed struct {
	segments []scene.Segment
	m        scene.Matrix
}

func (p placed) path() string {
	var b []byte
	for _, s := range p.segments {
		b = append(b, "MLQCZ"[s.Op])
		for i, q := range s.Points[:s.Op.Points()] {
			q = p.m.Apply(q)
			if i > 0 {
				b = append(b, ' ')
			}
			b = strconv.AppendFloat(b, float64(q.X), 'f', 3, 32)
			b = append(b, ' ')
			b = strconv.AppendFloat(b, float64(q.Y), 'f', 3, 32)
		}
	}
	return string(b)
}

func cut(text string) string {
	if r := []rune(text); len(r) > maxLetters {
		return string(r[:maxLetters])
	}
	return text
}

// breaks returns the ways to set a text in one to four lines, each as even as words allow; line breaks in it are kept.
func breaks(text string) [][]string {
	text = strings.TrimSpace(cut(text))
	if strings.Contains(text, "\n") {
		lines := strings.Split(text, "\n")
		return [][]string{lines[:min(len(lines), maxLines)]}
	}
	words := strings.Fields(text)
	var out [][]string
	for n := 1; n <= min(maxLines, len(words)); n++ {
		out = append(out, even(words, n))
	}
	return out
}

// even breaks words into n lines so that the longest is as short as can be.
func even(words []string, n int) []string {
	for limit := 1; ; limit++ {
		var lines []string
		fits := true
		for _, w := range words {
			if k := len(lines) - 1; k >= 0 && len([]rune(lines[k]))+1+len([]rune(w)) <= limit {
				lines[k] += " " + w
				continue
			}
			lines = append(lines, w)
			fits = fits && len([]rune(w)) <= limit
		}
		if fits && len(lines) <= n {
			return lines
		}
	}
}

// setLines sets lines around x = 0 at size 1, each close below the ink of the one before, and measures their ink.
func setLines(f *typeface.Face, lines []string) ([]placed, Box) {
	var out []placed
	all := noBox()
	base := 0.0
	for _, line := range lines {
		glyphs := f.Line(line)
		if len(glyphs) == 0 {
			continue
		}
		last := glyphs[len(glyphs)-1]
		left := -(last.X + last.Advance) / 2
		set := make([]placed, len(glyphs))
		ink := noBox()
		for i, g := range glyphs {
			set[i] = placed{g.Segments, scene.Translate(float32(left+g.X), 0)}
			ink = ink.Union(set[i].ink())
		}
		if ink.W() < 0 {
			continue
		}
		if len(out) > 0 {
			base += max(f.Cap*.9, all.Y1-base-ink.Y0+.13)
		}
		for i := range set {
			set[i].m = scene.Translate(0, float32(base)).Mul(set[i].m)
		}
		out = append(out, set...)
		all = all.Union(Box{ink.X0, ink.Y0 + base, ink.X1, ink.Y1 + base})
	}
	if len(out) == 0 {
		return nil, Box{}
	}
	return out, all
}

// noBox is what every union replaces.
func noBox() Box { return Box{math.Inf(1), math.Inf(1), math.Inf(-1), math.Inf(-1)} }

// ink is the box of an outline's points.
func (p placed) ink() Box {
	b := noBox()
	for _, s := range p.segments {
		for _, q := range s.Points[:s.Op.Points()] {
			q = p.m.Apply(q)
			b = b.Union(Box{float64(q.X), float64(q.Y), float64(q.X), float64(q.Y)})
		}
	}
	return b
}

// fitted scales and moves what was set to the middle of a box.
func fitted(set []placed, ink, b Box, k float64) []placed {
	m := scene.Translate(float32((b.X0+b.X1)/2), float32((b.Y0+b.Y1)/2)).Mul(scene.ScaleBy(float32(k), float32(k))).
		Mul(scene.Translate(-float32(ink.X0+ink.X1)/2, -float32(ink.Y0+ink.Y1)/2))
	out := make([]placed, len(set))
	for i, p := range set {
		out[i] = placed{p.segments, m.Mul(p.m)}
	}
	return out
}
