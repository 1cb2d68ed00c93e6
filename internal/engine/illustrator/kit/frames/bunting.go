package frames

import (
	"fmt"
	"math"
	"strings"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/shape"
)

var bunting = kit.Piece{
	Name: "bunting", Cm: 300,
	Palette: "flags #f0506a; second #ffc53d <flags; third #3fb5e8 <flags; fourth #5fc27a <flags; string #b98b5a",
	Draw: func(c *kit.Canvas) {
		s := c.Tones("string")
		style := c.Variant(3)
		rows := pennantRows(c.Text(), style)
		for row, q := range rows {
			line := sag(q.x0, q.y0, q.x1, q.y1, q.sag)
			w := (q.x1 - q.x0) / float64(q.n) * q.share
			for i := range q.n {
				p := line[int((float64(i)+.5)/float64(q.n)*120)]
				flag := pennant(c, p.X, p.Y, w, i, row, style, q.letters)
				c.Part("flags", flag.Rotate(math.Atan2(p.DY, p.DX)*40, p.X, p.Y))
			}
			c.Part("string", c.Line(shape.Line(line), s.DD, 3.4), c.Line(shape.Line(line), s.L, 1.6).Move(-.2, -.5))
			if row == 0 || q.letters != nil {
				c.Part("string", c.Line(fmt.Sprintf("M%g %gq-4 12 2 22M%g %gq6 10 0 24", q.x0+2, q.y0, q.x1-2, q.y1), s.M, 2))
			}
		}
	},
}

// pennantRow is a string of n pennants between two ends, which may carry a letter each; share is how much of its place a pennant fills.
type pennantRow struct {
	x0, y0, x1, y1, sag float64
	n                   int
	share               float64
	letters             []rune
}

// pennantRows are the strings of bunting: a word of a text on each, else one or two of plain pennants.
func pennantRows(text string, style int) []pennantRow {
	words := strings.Fields(strings.ToUpper(text))
	if len(words) == 0 {
		if style == 1 {
			return []pennantRow{{4, 60, 252, 84, 46, 7, .82, nil}, {4, 122, 252, 100, 46, 7, .82, nil}}
		}
		return []pennantRow{{4, 84, 252, 84, 46, 7, .82, nil}}
	}
	var lines []string
	for i, w := range words {
		if n := len(lines); n > 0 && (len(words) > 3 || len([]rune(w)) < 3) && i > 0 && len([]rune(lines[n-1]))+len([]rune(w)) < 9 {
			lines[n-1] += " " + w
			continue
		}
		lines = append(lines, w)
	}
	most := 3
	for _, l := range lines {
		most = max(most, len([]rune(l)))
	}
	var out []pennantRow
	each := 248 / float64(most)
	y := 6.0
	for _, l := range lines {
		n := max(3, len([]rune(l)))
		wide := min(248, each*float64(n)+10)
		out = append(out, pennantRow{128 - wide/2, y, 128 + wide/2, y, .09 * wide, n, .92, centered([]rune(l), n)})
		y += 1.22*each + .09*wide + 14
	}
	return out
}

// centered puts spaces before letters so that they are in the middle of n places.
func centered(letters []rune, n int) []rune {
	return append([]rune(strings.Repeat(" ", (n-len(letters))/2)), letters...)
}

// pennant is the flag at a place of a string, with a letter or with dots and stripes.
func pennant(c *kit.Canvas, x, y, w float64, i, row, style int, letters []rune) kit.Node {
	tones := []kit.Tones{c.Tones("flags"), c.Tones("second"), c.Tones("third"), c.Tones("fourth")}
	t := tones[(i+row*2)%4]
	h := w * 1.2
	d := shape.Poly(2, shape.Pt{X: x - w/2, Y: y}, shape.Pt{X: x + w/2, Y: y}, shape.Pt{X: x, Y: y + h})
	if style == 2 || letters != nil && style == 1 {
		d = shape.Poly(1, shape.Pt{X: x - w*.44, Y: y}, shape.Pt{X: x + w*.44, Y: y}, shape.Pt{X: x + w*.44, Y: y + h}, shape.Pt{X: x, Y: y + h*.78}, shape.Pt{X: x - w*.44, Y: y + h})
	} else if letters != nil { // a letter needs more room than a triangle has
		d = shape.Poly(2, shape.Pt{X: x - w/2, Y: y}, shape.Pt{X: x + w/2, Y: y}, shape.Pt{X: x + w*.44, Y: y + h*.62}, shape.Pt{X: x, Y: y + h}, shape.Pt{X: x - w*.44, Y: y + h*.62})
	}
	var marks []kit.Node
	if letters == nil {
		marks = pennantMarks(c, x, y, w, h, i)
	}
	marks = append(marks, c.Blur(3, c.Path(fmt.Sprintf("M%.1f %.1fh%.1fv%.1fh%.1fz", x-w, y-2, 2*w, h*.16, -2*w), t.DDD)).Opacity(.5), c.Path(fmt.Sprintf("M%.1f %.1fV%.1fh%.1fV%.1fz", x+w*.06, y, y+h, w, y), t.DD).Opacity(.22))
	flag := c.Form(d, kit.Lin(x-w/2, y, x+w/2, y+h, t.L, t.M, t.D), marks...)
	if i < len(letters) && letters[i] != ' ' {
		box := kit.Box{X0: x - w*.33, Y0: y + h*.15, X1: x + w*.33, Y1: y + h*.66}
		ink := kit.Color(kit.White)
		if ground := t.M.Lch(); ground.L > .76 {
			ink = kit.Lch{L: .38, C: min(.12, ground.C+.04), H: ground.H}.Color()
		}
		flag = kit.Of(flag, c.Letters(string(letters[i]), box, "display", t.DDD).Move(w*.014, w*.026).Opacity(.4), c.Letters(string(letters[i]), box, "display", ink))
	}
	return flag
}

// pennantMarks are the dots or stripes of every third pennant.
func pennantMarks(c *kit.Canvas, x, y, w, h float64, i int) []kit.Node {
	var marks []kit.Node
	switch i % 3 {
	case 0:
		for a := range 5 {
			for b := range 6 {
				marks = append(marks, c.Circle(x-w/2+w*.25*float64(a)+w*.125*float64(b%2), y+h*.1+h*.17*float64(b), w*.05, kit.White).Opacity(.8))
			}
		}
	case 1:
		for a := range 7 {
			marks = append(marks, c.Line(fmt.Sprintf("M%.1f %.1fl%.1f %.1f", x-w+w*.3*float64(a), y, w*.5, h), kit.White, w*.06).Opacity(.5))
		}
	}
	return marks
}
