package signs

import (
	"math"
	"strings"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/shape"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

// stateFlags are the flags of states of the USA whose emblems are simple shapes.
func stateFlags() []kit.Piece {
	return []kit.Piece{
		stateFlag("texas-flag", "red #c62a3a flag; white #fdfbf6; blue #23407f canton; star #fdfbf6", texas),
		stateFlag("colorado-flag", "blue #24478f stripes; white #fdfbf6; red #c8283a letter; gold #f6c432 disc", colorado),
		stateFlag("arizona-flag", "blue #24478f; red #c8283a rays; gold #f6c432 rays; star #c47a3a copper", arizona),
		stateFlag("alaska-flag", "blue #1e3268 field; stars #f6c432 gold", alaska),
		stateFlag("tennessee-flag", "red #c62a3a field; white #fdfbf6; blue #23407f disc; stars #fdfbf6", tennessee),
		stateFlag("south-carolina-flag", "blue #1f3b73 field; white #fdfbf6 palmetto tree crescent", southCarolina),
		stateFlag("new-mexico-flag", "gold #f7cf3c field yellow; red #c8283a sun zia", newMexico),
		stateFlag("california-flag", "white #fdfbf6 field; red #c62a3a stripe star; bear #7a4a2a; grass #5f9a4a; letters #5a3a22", california),
	}
}

// stateFlag is a waving flag on a pole; the first color of its palette is its cloth.
func stateFlag(name, palette string, details func(*kit.Canvas, sheen.Cloth) kit.Node) kit.Piece {
	first, _, _ := strings.Cut(palette, " ")
	return kit.Piece{Name: name, Cm: 150, Facing: kit.Right, Palette: palette + "; pole #d9b25a metal", Draw: func(c *kit.Canvas) {
		fly(c, "pole", first, c.Tones(first), func(f sheen.Cloth) kit.Node { return details(c, f) })
	}}
}

// dyed is the paint of a field of a flag.
func dyed(t kit.Tones) kit.Gradient { return kit.Lin(0, 20, 0, 190, t.L, t.M, t.D) }

// starOn is a star at a place of the cloth.
func starOn(c *kit.Canvas, f sheen.Cloth, u, v, r float64, col kit.Color) kit.Node {
	x, y := f.At(u, v)
	return c.Path(shape.Star(x, y, 5, r, r*.4, .2), col)
}

func texas(c *kit.Canvas, f sheen.Cloth) kit.Node {
	w, b, s := c.Tones("white"), c.Tones("blue"), c.Tones("star")
	return kit.Of(c.Path(f.Patch(0, -.02, 1, .5), dyed(w)), c.Named("canton", c.Path(f.Patch(-.02, -.02, .335, 1.02), dyed(b))), c.Named("star", starOn(c, f, .167, .5, 30, s.M)))
}

func colorado(c *kit.Canvas, f sheen.Cloth) kit.Node {
	w, r, g := c.Tones("white"), c.Tones("red"), c.Tones("gold")
	x, y := f.At(.4, .5)
	arc := shape.Arc(x, y, 34, 34, 38, 322, 40)
	line := ""
	for i, p := range arc {
		line += sheen.D("%s%.2f %.2f", map[bool]string{true: "M", false: "L"}[i == 0], p.X, p.Y)
	}
	return kit.Of(c.Path(f.Patch(-.02, 1.0/3, 1.02, 2.0/3), dyed(w)), c.Named("letter", c.Path(line, kit.None).Stroke(r.M, 25).Butt()), c.Named("disc", c.Circle(x, y, 22, dyed(g))))
}

func arizona(c *kit.Canvas, f sheen.Cloth) kit.Node {
	r, g, s := c.Tones("red"), c.Tones("gold"), c.Tones("star")
	var rays []kit.Node
	x0, y0 := f.At(.5, .5)
	for i := range 13 {
		at := func(k int) (float64, float64) {
			a := math.Pi * float64(k) / 13
			u, v := .5-math.Cos(a)*1.1, .5-math.Sin(a)*1.3
			return f.At(u, v)
		}
		xa, ya := at(i)
		xb, yb := at(i + 1)
		fill := r.M
		if i%2 == 1 {
			fill = g.M
		}
		rays = append(rays, c.Path(sheen.D("M%.2f %.2fL%.2f %.2fL%.2f %.2fZ", x0, y0, xa, ya, xb, yb), fill))
	}
	low := c.Path(f.Patch(-.02, .5, 1.02, 1.02), dyed(c.Tones("blue")))
	return kit.Of(kit.Of(rays...), low, c.Named("star", starOn(c, f, .5, .5, 42, s.M)))
}

func alaska(c *kit.Canvas, f sheen.Cloth) kit.Node {
	s := c.Tones("stars")
	var all []kit.Node
	for _, p := range [][3]float64{{.16, .36, 7}, {.19, .56, 7}, {.31, .62, 7}, {.3, .42, 7}, {.41, .38, 7}, {.5, .3, 7}, {.62, .26, 7}, {.86, .17, 12}} {
		all = append(all, starOn(c, f, p[0], p[1], p[2], s.M))
	}
	return c.Named("stars", all...)
}

func tennessee(c *kit.Canvas, f sheen.Cloth) kit.Node {
	w, b, s := c.Tones("white"), c.Tones("blue"), c.Tones("stars")
	x, y := f.At(.47, .5)
	var stars []kit.Node
	for i := range 3 {
		p := shape.Polar(x, y, 19, -75+120*float64(i))
		stars = append(stars, c.Path(shape.Star(p.X, p.Y, 5, 15, 6, .2), s.M).Rotate(float64(i)*40-15, p.X, p.Y))
	}
	return kit.Of(c.Path(f.Patch(.925, -.02, .945, 1.02), dyed(w)), c.Path(f.Patch(.945, -.02, 1.02, 1.02), dyed(b)), c.Circle(x, y, 45, w.M), c.Named("disc", c.Circle(x, y, 41, dyed(b))), c.Named("stars", stars...))
}

func southCarolina(c *kit.Canvas, f sheen.Cloth) kit.Node {
	w := c.Tones("white")
	x, y := f.At(.5, .42)
	tree := []kit.Node{c.Path(sheen.D("M%.1f %.1fC%.1f %.1f %.1f %.1f %.1f %.1fH%.1fC%.1f %.1f %.1f %.1f %.1f %.1fZ", x-4, y, x-5, y+30, x-6, y+46, x-10, y+58, x+10, x+6, y+46, x+5, y+30, x+4, y), w.M)}
	for i := range 11 {
		a := -200 + 22*float64(i)
		leaf := shape.Ribbon(shape.Sample([]shape.Pt{{X: x, Y: y}, shape.Polar(x, y-4, 22, a), shape.Polar(x, y+4, 38, a)}, 20), shape.Taper(11, .25))
		tree = append(tree, c.Path(leaf, w.M))
	}
	mx, my := f.At(.14, .22)
	moon := sheen.D("M%.1f %.1fA19 19 0 1 0 %.1f %.1fA15 15 0 0 1 %.1f %.1fZ", mx-13, my-13, mx+17, my-8, mx-13, my-13)
	return kit.Of(c.Named("tree", tree...), c.Named("crescent", c.Path(moon, w.M)))
}

func newMexico(c *kit.Canvas, f sheen.Cloth) kit.Node {
	r := c.Tones("red")
	x, y := f.At(.5, .5)
	all := []kit.Node{c.Circle(x, y, 17, kit.None).Stroke(r.M, 6)}
	for i := range 4 {
		var rays []kit.Node
		for k := range 4 {
			d := (float64(k) - 1.5) * 8.4
			far := 54.0
			if k == 1 || k == 2 {
				far = 63
			}
			rays = append(rays, c.Line(sheen.D("M%.1f %.1fV%.1f", x+d, y-22, y-far), r.M, 5))
		}
		all = append(all, kit.Of(rays...).Rotate(90*float64(i), x, y))
	}
	return c.Named("sun", all...)
}

func california(c *kit.Canvas, f sheen.Cloth) kit.Node {
	r, b, g, l := c.Tones("red"), c.Tones("bear"), c.Tones("grass"), c.Tones("letters")
	x, y := f.At(.5, .42)
	const bear = "M-50 2C-54 -10 -46 -24 -30 -28C-10 -34 4 -30 18 -30C24 -38 34 -40 40 -36L46 -33C54 -30 60 -24 62 -18C60 -14 54 -14 48 -14C44 -8 40 -4 36 2L40 22L46 25V29H32L26 8L20 6L16 26L20 29H6L4 8C-8 10 -18 8 -26 6L-30 24L-24 29H-38L-40 14L-46 26L-42 29H-54L-52 14Z"
	body := kit.WarpPath(bear, func(px, py float64) (float64, float64) { return x + px*.95, y + py*.95 })
	text := kit.LettersPath("CALIFORNIA REPUBLIC", kit.Box{X0: x - 66, Y0: y + 36, X1: x + 66, Y1: y + 48}, "slab")
	return kit.Of(c.Path(f.Patch(-.02, .87, 1.02, 1.02), dyed(r)), c.Named("star", starOn(c, f, .13, .2, 15, r.M)),
		c.Named("grass", c.Path(shape.Ribbon(shape.Sample([]shape.Pt{{X: x - 66, Y: y + 28}, {X: x, Y: y + 30}, {X: x + 62, Y: y + 28}}, 20), shape.Taper(9, .3)), g.M)),
		c.Named("bear", c.Form(body, kit.Lin(x-50, y-36, x+40, y+30, b.L, b.M, b.DD)), c.Circle(x+46, y-24, 1.8, b.DDD)), c.Named("letters", c.Path(text, l.M)))
}
