package patterns

import (
	"fmt"
	"math"

	"pellucid/internal/engine/illustrator/kit"
)

// fills are the patterns by name.
var fills = map[string]kit.Fill{
	"stripes": stripes, "dots": dots, "plaid": plaid, "buffalo": buffalo, "gingham": gingham, "checkered": checkered, "zigzag": zigzag, "argyle": argyle, "houndstooth": houndstooth,
	"hearts": motifs(Heart), "stars": motifs(Star), "floral": floral, "paisley": paisley, "lace": lace,
	"leopard": leopard, "zebra": zebra, "tiger": tiger, "cow": cow, "snakeskin": snakeskin, "camouflage": camouflage,
	"glitter": glitter, "rainbow": rainbow, "galaxy": galaxy, "holographic": holographic, "tie-dye": tieDye, "marble": veins,
	"scales": scales, "quatrefoil": quatrefoil, "memphis": memphis, "honeycomb": honeycomb, "terrazzo": terrazzo, "damask": damask, "seigaiha": seigaiha,
	"two-tone": twoTone, "american-flag": americanFlag, "patchwork": quilt, "beads": beads, "sunset": sunset, "diagonal": diagonal, "upright": pinstripes, Probe: probe,
	"disco": mirrors, "sequins": sequins, "rhinestones": rhinestones, "turquoise": turquoiseStone, "serape": serape, "aztec": aztec, "tooled": tooled, "chenille": chenille,
}

// Probe is a pattern that is a color of its own all over: it shows which forms of a drawing take patterns.
const Probe = "probe"

func probe(c *kit.Canvas, b kit.Box, _ kit.Tones) kit.Node {
	return c.Rect(b.X0, b.Y0, b.W(), b.H(), 0, kit.Hex("#d000d0"))
}

// FillIn returns the pattern of a name in a second color: red and blue stripes. Patterns of colors of their own stay as they are.
func FillIn(name string, second kit.Color) (kit.Fill, bool) {
	f, ok := fills[name]
	if !ok || !takesColor[name] {
		return f, ok
	}
	return func(c *kit.Canvas, b kit.Box, t kit.Tones) kit.Node {
		return f(c, b, t.With(second))
	}, true
}

// takesColor are the patterns that are drawn in one color over the base.
var takesColor = map[string]bool{
	"stripes": true, "dots": true, "checkered": true, "zigzag": true, "argyle": true, "houndstooth": true, "hearts": true, "stars": true, "paisley": true, "lace": true,
	"two-tone": true, "quatrefoil": true, "floral": true, "plaid": true, "buffalo": true, "gingham": true, "damask": true, "glitter": true, "diagonal": true, "upright": true,
}

// TakesColor reports whether a pattern is drawn in a second color, so that "red and blue" is both its colors.
func TakesColor(name string) bool { return takesColor[name] }

// twoTone covers the lower half with a second tone.
func twoTone(c *kit.Canvas, b kit.Box, t kit.Tones) kit.Node {
	second := t.DDD
	if t.M.Lch().L < .5 {
		second = t.LL
	}
	if !t.Contrast.IsNone() {
		second = t.Contrast
	}
	return c.Rect(b.X0, (b.Y0+b.Y1)/2, b.W(), b.H()/2, 0, second).Opacity(.9)
}

// Striped is a pattern of stripes in several colors by turns, of the kinds "stripes", "upright" and "diagonal".
func Striped(kind string, colors []kit.Color) kit.Fill {
	return func(c *kit.Canvas, b kit.Box, _ kit.Tones) kit.Node {
		const stripes = 9
		long := max(b.W(), b.H())
		turn := map[string]float64{"upright": 90, "diagonal": -40}[kind]
		n := (stripes + len(colors) - 1) / len(colors) * len(colors)
		h, mid := long/float64(n), (b.X0+b.X1)/2
		if turn == 0 {
			h = b.H() / float64(n)
		}
		var all []kit.Node
		for i := -n; i < n; i++ { // enough to cover the box when it is turned
			all = append(all, c.Rect(mid-long, (b.Y0+b.Y1)/2+float64(i)*h, 2*long, h*1.04, 0, colors[((i%len(colors))+len(colors))%len(colors)]))
		}
		return kit.Of(all...).Rotate(turn, mid, (b.Y0+b.Y1)/2).Opacity(.94)
	}
}

// Bands is a pattern of bands of colors from top to bottom.
func Bands(colors []kit.Color) kit.Fill {
	return func(c *kit.Canvas, b kit.Box, _ kit.Tones) kit.Node {
		var all []kit.Node
		h := b.H() / float64(len(colors))
		for i, one := range colors {
			all = append(all, c.Rect(b.X0, b.Y0+float64(i)*h, b.W(), h+1, 0, one))
		}
		return kit.Of(all...).Opacity(.9)
	}
}

// contrast is the color of a pattern on a base: white on dark and colored ones, blue on near-white.
func contrast(t kit.Tones) kit.Color {
	if !t.Contrast.IsNone() {
		return t.Contrast
	}
	if t.M.Lch().L > .88 {
		return kit.Hex("#3f6fb8")
	}
	return kit.White
}

// step is the distance between repeats: so many on the longer side of a box.
func step(b kit.Box, n float64) float64 { return max(b.W(), b.H()) / n }

// lattice draws a motif on a staggered grid; each call gets its place, size and number.
func lattice(b kit.Box, n float64, draw func(x, y, size float64, i int) kit.Node) kit.Node {
	var all []kit.Node
	s, row, i := step(b, n), 0, 0
	for y := b.Y0 + s*.3; y < b.Y1+s*.5; y += s * .8 {
		for x := b.X0 + s*(.2+.5*float64(row%2)); x < b.X1+s*.5; x += s {
			all = append(all, draw(x, y, s, i))
			i++
		}
		row++
	}
	return kit.Of(all...)
}

func stripes(c *kit.Canvas, b kit.Box, t kit.Tones) kit.Node {
	var all []kit.Node
	s := step(b, 7)
	for y := b.Y0 + s*.3; y < b.Y1; y += s {
		all = append(all, c.Rect(b.X0, y, b.W(), s*.42, 0, contrast(t)))
	}
	return kit.Of(all...).Opacity(.92)
}

func dots(c *kit.Canvas, b kit.Box, t kit.Tones) kit.Node {
	return lattice(b, 8, func(x, y, s float64, _ int) kit.Node { return c.Circle(x, y, s*.2, contrast(t)) }).Opacity(.92)
}

// gingham is a check of bands that cross: white, half and full.
func gingham(c *kit.Canvas, b kit.Box, t kit.Tones) kit.Node {
	s := step(b, 12)
	ground := kit.White
	if !t.Contrast.IsNone() {
		ground = t.Contrast
	}
	all := []kit.Node{c.Rect(b.X0, b.Y0, b.W(), b.H(), 0, ground)}
	for k := 0.0; k < 12; k += 2 {
		all = append(all, c.Rect(b.X0+s*k, b.Y0, s, b.H(), 0, t.M).Opacity(.55), c.Rect(b.X0, b.Y0+s*k, b.W(), s, 0, t.M).Opacity(.55))
	}
	return kit.Of(all...)
}

func plaid(c *kit.Canvas, b kit.Box, t kit.Tones) kit.Node {
	var all []kit.Node
	s := step(b, 4)
	band := t.DDD
	if !t.Contrast.IsNone() {
		band = t.Contrast
	}
	for k := -1.0; k < 6; k++ {
		x, y := b.X0+s*(k+.25), b.Y0+s*(k+.25)
		all = append(all,
			c.Rect(x, b.Y0, s*.38, b.H(), 0, band).Opacity(.5), c.Rect(b.X0, y, b.W(), s*.38, 0, band).Opacity(.5),
			c.Rect(x+s*.6, b.Y0, s*.06, b.H(), 0, kit.White).Opacity(.6), c.Rect(b.X0, y+s*.6, b.W(), s*.06, 0, kit.White).Opacity(.6))
	}
	return kit.Of(all...)
}

// buffalo is the check of two colors whose bands are as wide as what is between them: black on a clear color that was told, else on red.
func buffalo(c *kit.Canvas, b kit.Box, t kit.Tones) kit.Node {
	ground, band := t.M, kit.Hex("#17171c")
	if l := ground.Lch(); l.C < .13 && l.L < .93 {
		ground = kit.Hex("#c22531")
	}
	if !t.Contrast.IsNone() {
		band = t.Contrast
	}
	if ground.Lch().L < .3 { // "black and red"
		ground, band = band, ground
	}
	s := step(b, 5)
	all := []kit.Node{c.Rect(b.X0, b.Y0, b.W(), b.H(), 0, ground)}
	for x := b.X0; x < b.X1; x += s {
		all = append(all, c.Rect(x, b.Y0, s/2, b.H(), 0, band).Opacity(.6))
	}
	for y := b.Y0; y < b.Y1; y += s {
		all = append(all, c.Rect(b.X0, y, b.W(), s/2, 0, band).Opacity(.6))
		for x := b.X0; x < b.X1; x += s {
			all = append(all, c.Rect(x, y, s/2, s/2, 0, band).Opacity(.9))
		}
	}
	return kit.Of(all...)
}

func checkered(c *kit.Canvas, b kit.Box, t kit.Tones) kit.Node {
	var all []kit.Node
	s := step(b, 9)
	for i := 0; float64(i)*s < b.H(); i++ {
		for k := i % 2; float64(k)*s < b.W(); k += 2 {
			all = append(all, c.Rect(b.X0+float64(k)*s, b.Y0+float64(i)*s, s, s, 0, contrast(t)))
		}
	}
	return kit.Of(all...).Opacity(.9)
}

func zigzag(c *kit.Canvas, b kit.Box, t kit.Tones) kit.Node {
	var all []kit.Node
	s := step(b, 8)
	for y := b.Y0; y < b.Y1+s; y += s * 1.5 {
		d := fmt.Sprintf("M%g %g", b.X0-s, y)
		for k := 0; .7*float64(k)*s < b.W()+3*s; k++ {
			d += fmt.Sprintf("l%g %g", s*.7, s*.7*float64(1-2*(k%2)))
		}
		all = append(all, c.Line(d, contrast(t), s*.34).Miter())
	}
	return kit.Of(all...).Opacity(.92)
}

func argyle(c *kit.Canvas, b kit.Box, t kit.Tones) kit.Node {
	diamonds := lattice(b, 4, func(x, y, s float64, i int) kit.Node {
		fill := t.DDD
		if i%2 == 1 {
			fill = contrast(t)
		}
		return c.Path(fmt.Sprintf("M%g %gL%g %gL%g %gL%g %gZ", x, y-s*.42, x+s*.3, y, x, y+s*.42, x-s*.3, y), fill).Opacity(.5)
	})
	lines := lattice(b, 4, func(x, y, s float64, _ int) kit.Node {
		return c.Line(fmt.Sprintf("M%g %gL%g %gM%g %gL%g %g", x-s*.3, y-s*.42, x+s*.3, y+s*.42, x+s*.3, y-s*.42, x-s*.3, y+s*.42), kit.White, s*.02).Dash(s*.06, s*.05)
	})
	return kit.Of(diamonds, lines)
}

func houndstooth(c *kit.Canvas, b kit.Box, t kit.Tones) kit.Node {
	s := step(b, 9)
	var all []kit.Node
	for i := 0; float64(i)*s < b.H()+s; i++ {
		for k := 0; float64(k)*s < b.W()+s; k++ {
			x, y := b.X0+float64(k)*s, b.Y0+float64(i)*s
			q := s / 4
			all = append(all, c.Path(fmt.Sprintf("M%g %gh%gv%gl%g %gv%gh%gl%g %gh%gZ", x, y, 2*q, q, q, -q, q, q, -q, q, -3*q), contrast(t)))
		}
	}
	return kit.Of(all...).Opacity(.9)
}

// motifs scatters a motif in alternating turns.
func motifs(draw func(c *kit.Canvas, x, y, s float64, fill kit.Paint) kit.Node) kit.Fill {
	return func(c *kit.Canvas, b kit.Box, t kit.Tones) kit.Node {
		return lattice(b, 6, func(x, y, s float64, i int) kit.Node {
			return draw(c, x, y, s*.3, contrast(t)).Rotate(float64(i%3-1)*16, x, y)
		}).Opacity(.94)
	}
}

func Heart(c *kit.Canvas, x, y, s float64, fill kit.Paint) kit.Node {
	return c.Path(fmt.Sprintf("M%g %gC%g %g %g %g %g %gC%g %g %g %g %g %gZ", x, y+s, x-s*1.7, y-s*.2, x-s*.8, y-s*1.3, x, y-s*.4, x+s*.8, y-s*1.3, x+s*1.7, y-s*.2, x, y+s), fill)
}

func Star(c *kit.Canvas, x, y, s float64, fill kit.Paint) kit.Node {
	d := ""
	for k := range 10 {
		r := s * 1.15
		if k%2 == 1 {
			r *= .45
		}
		si, co := math.Sincos(float64(k)*math.Pi/5 - math.Pi/2)
		d += fmt.Sprintf("%s%g %g", map[bool]string{true: "M", false: "L"}[k == 0], x+co*r, y+si*r)
	}
	return c.Path(d+"Z", fill)
}

// flowerColors are those of a floral print.
var flowerColors = []string{"#f2668b", "#ffc24d", "#8f7be0", "#ff8a5c", "#ffffff"}

func floral(c *kit.Canvas, b kit.Box, t kit.Tones) kit.Node {
	flowerColors := flowerColors
	if !t.Contrast.IsNone() {
		flowerColors = []string{t.Contrast.String(), kit.TonesOf(t.Contrast).L.String()}
	}
	return lattice(b, 5, func(x, y, s float64, i int) kit.Node {
		petals := c.Around(5, x, y, c.Ellipse(x, y-s*.17, s*.11, s*.15, kit.Hex(flowerColors[i%len(flowerColors)])))
		leaf := c.Ellipse(x+s*.3, y+s*.16, s*.06, s*.14, kit.Hex("#4f9a52")).Rotate(60, x+s*.3, y+s*.16)
		return kit.Of(leaf, petals, c.Circle(x, y, s*.08, kit.Hex("#ffe08a"))).Rotate(float64(i*37%60), x, y)
	})
}

func lace(c *kit.Canvas, b kit.Box, t kit.Tones) kit.Node {
	w := contrast(t)
	return lattice(b, 7, func(x, y, s float64, _ int) kit.Node {
		return kit.Of(c.Around(6, x, y, c.Circle(x, y-s*.24, s*.13, kit.None).Stroke(w, s*.03)), c.Circle(x, y, s*.07, w))
	}).Opacity(.8)
}

func rainbow(c *kit.Canvas, b kit.Box, _ kit.Tones) kit.Node {
	colors := []string{"#e8413c", "#f58a2c", "#f9d23c", "#4fb455", "#3f86e0", "#7a4fd0"}
	var all []kit.Node
	h := b.H() / float64(len(colors))
	for i, hex := range colors {
		all = append(all, c.Rect(b.X0, b.Y0+float64(i)*h, b.W(), h+1, 0, kit.Hex(hex)))
	}
	return kit.Of(all...).Opacity(.9)
}

func galaxy(c *kit.Canvas, b kit.Box, _ kit.Tones) kit.Node {
	rng := c.Rand()
	all := []kit.Node{c.Rect(b.X0, b.Y0, b.W(), b.H(), 0, kit.Lin(b.X0, b.Y0, b.X1, b.Y1, kit.Hex("#1c1446"), kit.Hex("#5a2f9a"), kit.Hex("#c04f9f"), kit.Hex("#274a9f")))}
	for range 46 {
		x, y := b.X0+rng.Float64()*b.W(), b.Y0+rng.Float64()*b.H()
		all = append(all, c.Circle(x, y, step(b, 130)*(1+rng.Float64()*1.6), kit.White).Opacity(.5+rng.Float64()*.5))
	}
	return kit.Of(all...).Opacity(.94)
}

func holographic(c *kit.Canvas, b kit.Box, _ kit.Tones) kit.Node {
	colors := []any{kit.Hex("#ff9ad5"), kit.Hex("#c9b0ff"), kit.Hex("#8fd8ff"), kit.Hex("#a8ffdc"), kit.Hex("#fff3a0"), kit.Hex("#ffb0c8"), kit.Hex("#b8c4ff")}
	sheet := c.Rect(b.X0, b.Y0, b.W(), b.H(), 0, kit.Lin(b.X0, b.Y0, b.X1, b.Y1, colors...)).Opacity(.82)
	var bands []kit.Node
	for k := range 5 {
		x := b.X0 + b.W()*(.1+.2*float64(k))
		bands = append(bands, c.Path(fmt.Sprintf("M%g %gh%gL%g %gh%gZ", x, b.Y0, b.W()*.06, x-b.H()*.4+b.W()*.06, b.Y1, -b.W()*.06), kit.White).Opacity(.35))
	}
	return kit.Of(sheet, kit.Of(bands...))
}

func tieDye(c *kit.Canvas, b kit.Box, _ kit.Tones) kit.Node {
	colors := []string{"#f24f7c", "#ff9d3c", "#ffe04d", "#4fc47a", "#3fa0e8", "#8a5fe0"}
	x, y := (b.X0+b.X1)/2, (b.Y0+b.Y1)/2
	var all []kit.Node
	for i := 11; i >= 0; i-- {
		r := math.Hypot(b.W(), b.H()) * .045 * float64(i+1)
		d := ""
		for k := range 24 {
			s, co := math.Sincos(float64(k) * math.Pi / 12)
			q := r * (1 + .14*float64(1-2*(k%2)))
			d += fmt.Sprintf("%g,%g ", x+co*q, y+s*q)
		}
		all = append(all, c.Path(d, kit.Hex(colors[i%len(colors)])))
	}
	return kit.Of(all...).Opacity(.86)
}

// Fill returns the pattern of a name; an unknown name gives false.
func Fill(name string) (kit.Fill, bool) {
	f, ok := fills[name]
	return f, ok
}
