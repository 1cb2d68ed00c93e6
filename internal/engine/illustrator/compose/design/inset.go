package design

import (
	"fmt"
	"math"
	"strings"

	"pellucid/internal/engine/illustrator/compose/figure"
	"pellucid/internal/engine/illustrator/compose/layout"
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/scene"
)

// insetViews are the colors of a view inside a silhouette: the sky from its top down, the far and the near mountains, the ground, and the disc.
var insetViews = map[bool][]string{
	false: {"#2d4a78", "#e08b6d", "#ffd08a", "#8a6f94", "#4f5682", "#1e2b40", "#fff1c9"},
	true:  {"#101a3c", "#27407c", "#7fa3cf", "#4a669c", "#2c4272", "#101a33", "#f7f2dc"},
}

// insetView shows a view inside the silhouette of the first subject: a sky with a disc, mountains, and trees or the sea along its foot. Further subjects stand
// in it as silhouettes.
func (c *Designer) insetView(text string) (layout.Scene, bool) {
	if c.Brief.Design != "inset" || len(c.Brief.Subjects) == 0 {
		return layout.Scene{}, false
	}
	fill := c.Subject(0).Fill
	f, cloth := figure.FillOf(fill)
	if cloth {
		c.Brief.Subjects[0].Fill = ""
	}
	hero := normal(c.Unit(0, layout.How{}))
	b := hero.Bounds()
	night := c.mentions("moon") || c.mentions("night") || c.mentions("stars") || c.mentions("galaxy")
	q := insetViews[night]
	view := c.viewPiece(hero, night, q)
	look := kit.Options{Seed: c.IdeaSeed(0, 0)}
	if cloth {
		view, look.Fills = clothPiece, map[string]kit.Fill{"cloth": f}
		look.Colors = map[string]kit.Color{"cloth": clothBase(c.Subject(0).Color, fill)}
	}
	d, err := view.Render(look)
	if err != nil {
		return layout.Scene{}, false
	}
	k := c.Place(0, d, scene.Identity)
	vb := k.Bounds()
	grow := max(b.W()/vb.W(), b.H()/vb.H()) * 1.02
	k = k.Moved(-(vb.X0+vb.X1)/2, -(vb.Y0+vb.Y1)/2).Scaled(grow).Moved((b.X0+b.X1)/2, (b.Y0+b.Y1)/2)
	if !cloth {
		k = k.Over(c.insetFigures(hero, q[5]))
	}
	var shape []scene.Node
	for _, s := range inOneColor(hero, kit.Hex(q[5])).Sprites {
		shape = append(shape, scene.Transform(s.Nodes, s.M)...)
	}
	k = contoured(inOneColor(hero, kit.Hex(q[5])), .012, kit.Hex(q[5])).Over(clippedTo(k, shape, b))
	k = contoured(k, .009, kit.White) // seen on black, as other silhouettes are
	k.Root, k.Ground = hero.Root, 0
	if text != "" {
		return c.said(k, text), true
	}
	out := layout.Scene{}
	out.Add(k.Fit(Usual))
	return out, true
}

// clothPiece is a cloth as large as the canvas.
var clothPiece = kit.Piece{Name: "cloth", Cm: 40, Palette: "cloth #ffffff", Draw: func(k *kit.Canvas) {
	t := k.Tones("cloth")
	k.Part("cloth", k.Form(kit.RoundRect(0, 0, kit.Side, kit.Side, 0), t.M))
}}

// clothBase is the base color of a cloth: the one that was told, else its own.
func clothBase(color, fill string) kit.Color {
	if col, ok := figure.ColorOf(color); ok {
		return col
	}
	if cloth := clothBases[fill]; cloth != "" {
		return kit.Hex(cloth)
	}
	return kit.Hex(plainCloth)
}

// viewPiece draws the sky, the disc, the mountains and what is along the foot of a view behind a silhouette.
func (c *Designer) viewPiece(hero layout.Cluster, night bool, q []string) kit.Piece {
	b := hero.Bounds()
	w, h := float64(kit.Side), kit.Side*b.H()/max(b.W(), 1e-9)
	if h > kit.Side {
		w, h = kit.Side*b.W()/b.H(), kit.Side
	}
	x, y, r := deepest(hero, .05, .6)
	cx, cy, cr := x*w, y*h, r*min(w, h)
	sea := c.mentions("ocean") || c.mentions("sea") || c.mentions("beach") || c.mentions("waves") || c.mentions("lake")
	desert := c.mentions("desert")
	return kit.Piece{Name: "view", Cm: 40, Palette: "sky #ffffff", Draw: func(k *kit.Canvas) {
		k.Tones("sky")
		col := kit.Hex
		k.Part("sky", k.Rect(0, 0, w, h, 0, kit.Lin(0, 0, 0, .8*h, col(q[0]), col(q[1]), col(q[2]))))
		k.Part("disc", k.Circle(cx, cy, min(.72*cr, .13*h, .17*w), col(q[6])))
		if night {
			var stars []kit.Node
			for i := range 40 {
				sx, sy := k.Rand().Float64()*w, k.Rand().Float64()*.6*h
				stars = append(stars, k.Circle(sx, sy, []float64{.8, 1.1, 1.7}[i%3]*h/kit.Side, kit.White))
			}
			k.Part("stars", stars...)
		}
		if !sea {
			k.Part("far", k.Path(ridge(w, h, .62, .27, 5, .2, desert), col(q[3])))
			k.Part("near", k.Path(ridge(w, h, .74, .2, 6, .55, desert), col(q[4])))
		}
		if sea {
			for i := range 4 {
				k.Part("waves", k.Path(swell(w, h, .6+.11*float64(i), float64(i)*.31), kit.Hex([]string{"#5fa6c4", "#3d84ab", "#27628c", "#174263"}[i])))
			}
			return
		}
		k.Part("ground", k.Path(fmt.Sprintf("M0 %.1fC%.1f %.1f %.1f %.1f %.1f %.1fV%.1fH0Z", .86*h, .3*w, .8*h, .7*w, .92*h, w, .84*h, h), col(q[5])))
		if !desert {
			k.Part("trees", k.Path(pines(w, h), col(q[5])))
		}
	}}
}

// ridge is the outline of a row of peaks, or of dunes: its foot is at the bottom, its mean height and the height of its peaks are shares of h.
func ridge(w, h, at, high float64, n int, phase float64, round bool) string {
	var s strings.Builder
	fmt.Fprintf(&s, "M%.1f %.1f", -.1*w, h)
	fmt.Fprintf(&s, "L%.1f %.1f", -.1*w, at*h)
	step := 1.2 * w / float64(n)
	for i := range n {
		x := -.1*w + step*float64(i)
		top := at*h - high*h*(.62+.38*math.Sin(float64(i)*2.4+phase*6))
		if round {
			fmt.Fprintf(&s, "Q%.1f %.1f %.1f %.1f", x+.5*step, top+.3*high*h, x+step, at*h)
			continue
		}
		fmt.Fprintf(&s, "L%.1f %.1fL%.1f %.1fL%.1f %.1fL%.1f %.1f", x+.5*step, top, x+.62*step, top+.3*(at*h-top), x+.7*step, top+.26*(at*h-top), x+step, at*h)
	}
	fmt.Fprintf(&s, "V%.1fZ", h)
	return s.String()
}

// swell is the outline of the sea below a row of waves.
func swell(w, h, at, phase float64) string {
	var s strings.Builder
	fmt.Fprintf(&s, "M%.1f %.1f", -.2*w, h)
	fmt.Fprintf(&s, "V%.1f", at*h)
	step := .2 * w
	for x := -.2*w - phase*step; x < 1.2*w; x += step {
		fmt.Fprintf(&s, "C%.1f %.1f %.1f %.1f %.1f %.1f", x+.3*step, at*h-.07*h, x+.7*step, at*h-.05*h, x+step, at*h)
	}
	fmt.Fprintf(&s, "V%.1fZ", h)
	return s.String()
}

// pines is the outline of a row of conifers along the foot of a view.
func pines(w, h float64) string {
	var s strings.Builder
	size := .3 * min(w, h)
	for i, x := 0, -.02*w; x < 1.02*w; i++ {
		tall := size * (.62 + .38*math.Abs(math.Sin(float64(i)*1.9+.4)))
		foot := .9 * h
		for j := range 4 { // tiers
			half := tall * (.09 + .055*float64(j))
			y0, y1 := foot-tall*(1-.22*float64(j)), foot-tall*(.66-.22*float64(j))
			fmt.Fprintf(&s, "M%.1f %.1fL%.1f %.1fQ%.1f %.1f %.1f %.1fZ", x, y0, x+half, y1, x, y1-.03*tall, x-half, y1)
		}
		x += tall * (.3 + .12*math.Abs(math.Cos(float64(i)*2.3)))
	}
	return s.String()
}

// deepest is the place in a part of the height of a silhouette that is farthest from its edge, and how far, as shares of its box; the distance is a share of
// the shorter side.
func deepest(k layout.Cluster, from, to float64) (x, y, r float64) {
	const px = 56
	b := k.Bounds()
	f := px / max(b.W(), b.H(), 1e-9)
	l := raster.Square(px)
	for _, s := range k.Sprites {
		raster.Draw(l, s.Nodes, scene.ScaleBy(float32(f), float32(f)).Mul(layout.Translate(-b.X0, -b.Y0)).Mul(s.M))
	}
	a := l.Alpha()
	w, h := int(b.W()*f), int(b.H()*f)
	var edge [][2]float64
	for i := range a {
		if a[i] < .5 {
			edge = append(edge, [2]float64{float64(i % px), float64(i / px)})
		}
	}
	best := -1.0
	for j := int(from * float64(h)); j < int(to*float64(h)); j++ {
		for i := range w {
			if a[j*px+i] < .9 {
				continue
			}
			near := min(float64(i), float64(w-i), float64(j), float64(h-j))
			for _, e := range edge {
				near = min(near, math.Hypot(e[0]-float64(i), e[1]-float64(j)))
			}
			if near > best {
				best, x, y = near, (float64(i)+.5)/float64(w), (float64(j)+.5)/float64(h)
			}
		}
	}
	return x, y, max(best, 2) / float64(max(1, min(w, h)))
}

// insetFigures are the further subjects of a view as silhouettes on its ground, where it is deepest. What the view has anyway is not drawn again.
func (c *Designer) insetFigures(hero layout.Cluster, tone string) layout.Cluster {
	var out layout.Cluster
	b := hero.Bounds()
	x, y, r := deepest(hero, .45, .95)
	n := 0
	for i := 1; i < len(c.Brief.Subjects); i++ {
		if ownOfViews[c.Subject(i).ID] {
			continue
		}
		k := inOneColor(normal(c.Unit(i, layout.How{})), kit.Hex(tone))
		kb := k.Bounds()
		size := 1.15 * r * min(b.W(), b.H())
		k = k.Scaled(size / max(kb.W(), kb.H()))
		kb = k.Bounds()
		side := []float64{0, 1, -1, 2}[min(n, 3)]
		out = out.Over(k.Moved(b.X0+x*b.W()+side*size-(kb.X0+kb.X1)/2, b.Y0+y*b.H()+.62*size-kb.Y1))
		n++
	}
	return out
}

// ownOfViews are what every view inside a silhouette has, or has where it is named.
var ownOfViews = map[string]bool{"mountain": true, "mountains": true, "mountain-range": true, "pine-tree": true, "tree": true, "moon": true, "full-moon": true, "crescent-moon": true, "sun": true, "sunset": true, "star": true, "ocean-wave": true, "forest": true}
