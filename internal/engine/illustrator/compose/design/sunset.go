package design

import (
	"slices"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/compose/figure"
	"pellucid/internal/engine/illustrator/compose/layout"
	"pellucid/internal/engine/illustrator/compose/relation"
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/scene"
)

// The measures of what stands before the disc of a sunset, as shares of its diameter.
const (
	sunsetFoot  = .11 // of the ground over the lowest edge
	sunsetHigh  = .5  // of what stands in the middle, at most: the stripes beside and above it are seen
	sunsetWide  = .66
	sunsetTrees = .56
)

// dusk is the color of silhouettes before a sunset.
var dusk = kit.Hex("#2b2344")

// sunsetOf is the sunset among some subjects before which others stand, or -1.
func (c *Designer) sunsetOf(at []int) int {
	if len(at) < 2 {
		return -1
	}
	n := slices.IndexFunc(at, func(i int) bool {
		s := c.Subject(i)
		return s.ID == "sunset" && s.Kind == brief.Piece && s.Count == 1 && s.Text == ""
	})
	if n < 0 {
		return -1
	}
	return at[n]
}

// sunsetPrint sets what else a prompt names before the disc of a sunset, low enough that its stripes are seen: mountains and trees within the disc, the
// main thing on the ground in the middle. What has colors of its own to show keeps them, all else is a silhouette.
func (c *Designer) sunsetPrint(sun int, at []int) layout.Cluster {
	disc := normal(c.Unit(sun, layout.How{}))
	b := disc.Bounds()
	disc = disc.Scaled(1 / b.W())
	disc = disc.Moved(0, -disc.Bounds().Y1)
	var far, trees, fliers, front []int
	for _, i := range at {
		switch {
		case i == sun:
		case relation.LargeBehind[c.Subject(i).ID]:
			far = append(far, i)
		case relation.Sceneries[c.Subject(i).ID]:
			trees = append(trees, i)
		case relation.Accents[c.Subject(i).ID], c.Subject(i).ID == "bird-flock":
			fliers = append(fliers, i)
		default:
			front = append(front, i)
		}
	}
	within := c.sunsetGround()
	for _, i := range trees {
		within = c.treesAtDusk(i, len(front) == 0 && len(far) == 0).Over(within)
	}
	for _, i := range far {
		for n, at := range []float64{0, -.3, .31} {
			k := inOneColor(normal(c.Unit(i, layout.How{Copy: n})), dusk.Toward(kit.Hex("#c0586a"), []float64{.6, .4, .5}[n]))
			kb := k.Bounds()
			k = k.Scaled([]float64{.52, .36, .3}[n]/kb.H()).Moved(at, -sunsetFoot)
			within = k.Over(within)
		}
	}
	out := disc.Over(inCircle(within, 0, -.5, .497))
	out = c.inFront(out, front)
	for n, i := range fliers {
		for j := range min(3, max(2, c.Subject(i).Count)) {
			k := inOneColor(normal(c.Unit(i, layout.How{Copy: j})), dusk)
			p := [][2]float64{{.24, -.78}, {-.2, -.86}, {.02, -.7}}[(j+n)%3]
			out = out.Over(k.Scaled(.11).Moved(p[0], p[1]))
		}
	}
	return out
}

// sunsetGround is the dark hill at the foot of the disc.
func (c *Designer) sunsetGround() layout.Cluster {
	p := kit.Piece{Name: "dusk", Cm: 40, Palette: "ground #2b2344", Draw: func(k *kit.Canvas) {
		k.Tones("ground")
		k.Part("ground", k.Path("M-30 232C40 222 90 233 140 228C190 222 230 232 290 226V270H-30Z", dusk))
	}}
	return c.onCanvas(p, kit.Options{}).Moved(-.5, -1)
}

// treesAtDusk are silhouettes at both sides of the disc; alone they are taller.
func (c *Designer) treesAtDusk(i int, alone bool) layout.Cluster {
	var out layout.Cluster
	places := [][2]float64{{.31, 1}, {-.32, .86}, {.19, .62}, {-.2, .7}}
	high := sunsetTrees
	if alone {
		places, high = [][2]float64{{.25, 1}, {-.24, .84}, {.37, .62}, {-.37, .58}}, .7
	}
	for j := range max(2, min(4, c.Subject(i).Count)) {
		k := inOneColor(normal(c.Unit(i, layout.How{Copy: j})), dusk)
		k = k.Scaled(high*places[j][1]/k.Bounds().H()).Moved(places[j][0], .02-sunsetFoot)
		out = k.Over(out)
	}
	return out
}

// inFront stands the main things on the ground, side by side if there are several.
func (c *Designer) inFront(out layout.Cluster, front []int) layout.Cluster {
	var row layout.Cluster
	right := 0.0
	for _, i := range front {
		s := c.Subject(i)
		k := normal(c.Copies(i))
		if s.Count == 2 && c.crossable(s) {
			k = normal(c.CrossedPair(c.Unit(i, layout.How{}), c.Unit(i, layout.How{Copy: 1})))
		}
		if b := k.Bounds(); b.W() > .7*b.H() && (s.Kind == brief.Animal || s.Kind == brief.Bird) && s.Color == "" && s.Person == nil && c.LinksOf(i) == nil {
			k = inOneColor(k, dusk)
		} else {
			k = contoured(k, .016, kit.Hex("#fff3dc"))
		}
		b := k.Bounds()
		row = row.Over(k.Moved(right-b.X0, 0))
		right += b.W() + .06
	}
	if len(front) == 0 {
		return out
	}
	b := row.Bounds()
	f := min(sunsetHigh/b.H(), sunsetWide/b.W())
	if one := c.Subject(front[0]); len(front) == 1 && one.Count == 2 && c.crossable(one) {
		f *= 1.6 // its shafts hide little
	} else if len(front) == 1 && b.H() > 1.6*b.W() {
		f *= 1.35 // slim ones leave the stripes free
	}
	return out.Over(row.Moved(-(b.X0+b.X1)/2, 0).Scaled(f).Moved(0, .035-sunsetFoot))
}

// inOneColor is the silhouette of a cluster.
func inOneColor(k layout.Cluster, col kit.Color) layout.Cluster {
	r, g, b, _ := col.RGBA()
	paint := scene.SolidPaint(scene.RGBA{R: float32(r), G: float32(g), B: float32(b), A: 1})
	out := k
	out.Sprites = slices.Clone(k.Sprites)
	for i := range out.Sprites {
		out.Sprites[i].Nodes = silhouette(out.Sprites[i].Nodes, paint, 0)
	}
	return out
}

// sunsetAlone reports whether a picture without words is one of things before the striped disc of a sunset.
func (c *Designer) sunsetAlone() bool {
	var at []int
	for i := range c.Brief.Subjects {
		at = append(at, i)
	}
	return c.sunsetOf(at) >= 0 && c.mentions("retro", "vintage", "shirt", "tshirt", "distressed") && !figure.Words("chalk neon")[c.Brief.Style.Name]
}
