package design

import (
	"math"
	"strings"

	"pellucid/internal/engine/illustrator/compose/figure"
	"pellucid/internal/engine/illustrator/compose/layout"
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/scene"
)

// shapedText bends the lettering to the outline of a thing: LOVE in the shape of a heart.
func (c *Designer) shapedText(text string) (layout.Scene, bool) {
	p, ok := figure.FindPiece(c.Brief.Letter.Outline)
	if !ok || text == "" || len(c.Brief.Subjects) > 0 {
		return layout.Scene{}, false
	}
	d, err := p.Render(kit.Options{Without: []string{"steam"}}) // what is faint is no outline
	if err != nil {
		return layout.Scene{}, false
	}
	hull := hullOf(d)
	ink := c.ink()
	lines := linesInShape(text, hull)
	piece := kit.Piece{Name: "lettering", Cm: 40, Palette: "letters #ffffff text", Draw: func(k *kit.Canvas) {
		k.Tones("letters")
		for i, line := range lines {
			out := hull.row((float64(i)+rowGap*float64(min(i, 1)))/float64(len(lines)), float64(i+1)/float64(len(lines))).fill(line)
			col := ink.Main
			if i%2 == 1 {
				col = ink.Second
			}
			t := kit.TonesOf(col)
			k.Part("letters", k.Path(out, kit.Lin(0, 0, 0, kit.Side, col.Shade(.08), t.M, col.Shade(-.08))).Stroke(col.Shade(-.08), .8))
		}
	}}
	words, err := piece.Render(kit.Options{Text: text})
	if err != nil || words.Box.W() <= 0 {
		return layout.Scene{}, false
	}
	out := layout.Scene{}
	out.Add(c.Place(-1, words, scene.Identity).Fit(Usual))
	return out, true
}

// hull is the upper and the lower edge of a shape, column by column, in the units of the kit; only the columns that are high enough for a letter count.
type hull struct {
	x0, x1      float64
	top, bottom []float64
}

// hullOf is the hull of a drawing.
func hullOf(d kit.Drawing) hull {
	const px = 160
	f := px / max(d.Box.W(), d.Box.H(), 1e-9)
	l := raster.Square(px)
	raster.Draw(l, d.Nodes(), scene.ScaleBy(float32(f), float32(f)).Mul(layout.Translate(-d.Box.X0, -d.Box.Y0)))
	a, k := l.Alpha(), float64(kit.Side)/px
	tops, bottoms := make([]float64, px), make([]float64, px)
	high := 0.0
	for x := range px {
		tops[x], bottoms[x] = math.Inf(1), math.Inf(-1)
		for y := range px {
			if a[y*px+x] > .5 {
				tops[x], bottoms[x] = min(tops[x], float64(y)), max(bottoms[x], float64(y+1))
			}
		}
		high = max(high, bottoms[x]-tops[x])
	}
	from, to := 0, px
	for from < px && bottoms[from]-tops[from] < .22*high {
		from++
	}
	for to > from+2 && bottoms[to-1]-tops[to-1] < .22*high {
		to--
	}
	h := hull{x0: float64(from) * k, x1: float64(to) * k}
	for x := from; x < to; x++ {
		lo, hi := max(from, x-2), min(to-1, x+2)
		t, b := 0.0, 0.0
		for i := lo; i <= hi; i++ {
			t, b = t+tops[i], b+bottoms[i]
		}
		h.top, h.bottom = append(h.top, k*t/float64(hi-lo+1)), append(h.bottom, k*b/float64(hi-lo+1))
	}
	return h
}

// at are the edges at a share of the width.
func (h hull) at(u float64) (top, bottom float64) {
	x := max(0, min(1, u)) * float64(len(h.top)-1)
	i := min(int(x), len(h.top)-2)
	t := x - float64(i)
	return h.top[i] + t*(h.top[i+1]-h.top[i]), h.bottom[i] + t*(h.bottom[i+1]-h.bottom[i])
}

// rowGap is between the rows of letters, as a share of the height of one.
const rowGap = .1

// row is the part of a hull within a band of its height: the columns that fill most of it.
func (h hull) row(from, to float64) hull {
	y0, y1 := math.Inf(1), math.Inf(-1)
	for i := range h.top {
		y0, y1 = min(y0, h.top[i]), max(y1, h.bottom[i])
	}
	lo, hi := y0+from*(y1-y0), y0+to*(y1-y0)
	first, last := -1, -1
	for i := range h.top {
		if min(h.bottom[i], hi)-max(h.top[i], lo) >= .4*(hi-lo) {
			if first < 0 {
				first = i
			}
			last = i
		}
	}
	if first < 0 {
		return hull{}
	}
	wide := (h.x1 - h.x0) / float64(len(h.top))
	out := hull{x0: h.x0 + wide*float64(first), x1: h.x0 + wide*float64(last+1)}
	for i := first; i <= last; i++ {
		t, b := max(h.top[i], lo), min(h.bottom[i], hi)
		if b-t < .4*(hi-lo) {
			t, b = lo, hi
		}
		out.top, out.bottom = append(out.top, t), append(out.bottom, b)
	}
	return out
}

// fill is a line of letters in a hull, as wide as it.
func (h hull) fill(line string) string {
	d, ink, _ := kit.LettersLineWithout(strings.ToUpper(line), "display", 0, 0)
	if ink.W() <= 0 || len(h.top) < 2 {
		return ""
	}
	return kit.WarpPath(d, func(x, y float64) (float64, float64) {
		u, v := (x-ink.X0)/ink.W(), (y-ink.Y0)/ink.H()
		top, bottom := h.at(u)
		return h.x0 + u*(h.x1-h.x0), top + v*(bottom-top)
	})
}

// linesInShape are the lines of a text for a shape: one for a short word, one for each two words or so else.
func linesInShape(text string, h hull) []string {
	words := strings.Fields(text)
	if len(words) < 2 || len(h.top) < 2 {
		return []string{text}
	}
	rows := min(len(words), 3)
	var out []string
	for i := range rows {
		out = append(out, strings.Join(words[i*len(words)/rows:(i+1)*len(words)/rows], " "))
	}
	return out
}
