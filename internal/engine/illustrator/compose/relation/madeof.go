package relation

import (
	"slices"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/compose/layout"
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/finish/surface"
	"pellucid/internal/engine/illustrator/kit/library"
	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/scene"
)

// The measures of what is built of copies.
const (
	madeMost = 230 // copies
	madeSize = .09 // a copy's size at most, as a share of the side: small enough for the outline to hold
	green    = 2.5 // the hue of leaves in OKLCH, in radians
)

// madeOf builds what k's root is of copies of a child, which lie close on its drawing in one deep color: a dog made of flowers.
func (c *Placer) madeOf(k layout.Cluster, i int, h layout.How) layout.Cluster {
	b, d := k.Bounds(), c.Draw(i, layout.How{Copy: h.Copy})
	if slices.Contains(library.States(c.Subject(i).ID), "above") {
		c.Brief.Subjects[i].States = append(slices.Clone(c.Subject(i).States), "above") // heads alone, without stems
		d = c.Draw(i, layout.How{Copy: h.Copy})
	}
	ground := color.LCH{L: .42, C: .08, H: green}
	if library.GroupOf(c.Subject(i).ID) != "plants" {
		r, g, b, _ := surface.RulingColor(d).RGBA()
		ground = color.ToLCH(color.RGB{R: float32(r), G: float32(g), B: float32(b)})
		ground.L, ground.C = min(ground.L, .5), min(ground.C, .12)
	}
	shade := c.builtShade(k)
	unit := k.Fit(layout.Region{Left: .05, Top: .05, Right: .95, Bottom: .95})
	dark := darkPlaces(unit)
	for n, s := range k.Sprites {
		if s.Drawing != k.Root.Serial {
			continue
		}
		k.Sprites[n].Nodes = color.Map(s.Nodes, func(v color.RGB) color.RGB {
			l := color.ToLCH(v)
			return color.FromLCH(color.LCH{L: ground.L * (.72 + .45*l.L), C: ground.C, H: ground.H})
		})
	}
	designs := c.builtDesigns(i, h)
	f := .9 / max(b.W(), b.H(), 1e-9)
	for n, at := range BuiltSpots(unit, madeMost, madeSize, builtStride) {
		if dark(at.X, at.Y) {
			continue // the eyes of a skull and the tires of a car stay free
		}
		one := designs[n%len(designs)]
		size := at.Size / f * []float64{1.08, .94, 1}[n%3]
		x, y := (b.X0+b.X1)/2+(at.X-.5)/f, (b.Y0+b.Y1)/2+(at.Y-.5)/f
		top := c.Place(i, one, layout.Centered(one, size/max(one.Box.W(), one.Box.H(), 1e-9), x, y, at.Turn))
		k = k.Over(top)
	}
	k.Sprites = append(k.Sprites, shade...)
	return k
}

// builtShade is what k's root is drawn with, in grays that darken the copies below: the folds, lines and eyes of what is built stay visible.
func (c *Placer) builtShade(k layout.Cluster) []layout.Layer {
	var all []layout.Layer
	for _, s := range k.Sprites {
		if s.Drawing != k.Root.Serial {
			continue
		}
		gray := color.Map(s.Nodes, func(v color.RGB) color.RGB {
			l := color.ToLCH(v).L
			if l < shadeDark {
				return color.FromLCH(color.LCH{L: shadeLeast + (shadeFrom-shadeLeast)*l/shadeDark})
			}
			return color.FromLCH(color.LCH{L: min(1, shadeFrom+(1-shadeFrom)*(l-shadeDark)/(shadeLight-shadeDark))})
		})
		s.Nodes = []scene.Node{{Group: &scene.Group{Opacity: 1, Blend: multiply, Children: gray}}}
		all = append(all, s)
	}
	return all
}

// What is lighter than shadeLight leaves the copies as they are, what is as dark as shadeDark makes them shadeFrom as light, and black lines and
// pupils shadeLeast.
const (
	shadeDark, shadeLight = .34, .74
	shadeFrom, shadeLeast = .6, .2

	multiply = 1 // of the CSS mix-blend-mode list
)

// BuildColors are the colors that copies have in turn where none was told: by the piece, or by its group.
var BuildColors = map[string][]string{
	"flower": {"pink", "yellow", "lavender", "coral", "white"}, "rose": {"red", "pink", "crimson"}, "tulip": {"red", "yellow", "pink"}, "fall-leaf": {"orange", "red", "gold", "brown"}, "maple-leaf": {"orange", "red", "gold", "brown"},
	"leaf": {"green", "lime", "forest green"}, "candy": {"red", "yellow", "turquoise", "hot pink", "green"}, "balloon": {"red", "yellow", "sky blue", "pink", "green"}, "book": {"red", "navy", "green", "gold", "purple"}, "gear": {"gold", "silver", "bronze"},
	"crayon": {"red", "yellow", "blue", "green", "orange"}, "pencil": {"red", "yellow", "blue", "green", "orange"}, "button": {"red", "yellow", "sky blue", "pink", "green"}, "gummy-bear": {"red", "yellow", "green", "orange"}, "jellybean": {"red", "yellow", "green", "orange"},
	"heart": {"red", "pink", "crimson"}, "star": {"gold", "yellow"}, "gemstone": {"turquoise", "hot pink", "purple"}, "marbles": {"blue", "green", "red"}, "lollipop": {"red", "yellow", "turquoise", "hot pink"}, "donut": {"pink", "brown", "turquoise"},
	"cupcake": {"pink", "turquoise", "yellow"}, "feather": {"white", "sky blue", "pink"}, "butterfly": {"orange", "blue", "pink"}, "puzzle-piece": {"red", "yellow", "blue", "green"}, "gift-box": {"red", "green", "blue", "gold"}, "christmas-ornament": {"red", "green", "gold"},
}

// builtDesigns are the drawings that the copies take in turn.
func (c *Placer) builtDesigns(i int, h layout.How) []kit.Drawing {
	s := &c.Brief.Subjects[i]
	s.Without = append(slices.Clone(s.Without), "string", "strings")
	colors := BuildColors[s.ID]
	if s.Color != "" || s.Material != "" || s.Fill != "" || len(colors) == 0 {
		return []kit.Drawing{c.Draw(i, layout.How{Copy: h.Copy}), c.Draw(i, layout.How{Copy: h.Copy + 1}), c.Draw(i, layout.How{Copy: h.Copy + 2})}
	}
	var all []kit.Drawing
	for n, word := range colors {
		s.Color = word
		all = append(all, c.Draw(i, layout.How{Copy: h.Copy + n}))
	}
	s.Color = ""
	return all
}

// darkShare is how light a place is at most that is dark for its drawing, as a share of the mean.
const darkShare = .4

// darkPlaces returns a function that tells which places of a cluster on the unit square are much darker than the rest of it.
func darkPlaces(k layout.Cluster) func(x, y float64) bool {
	l := raster.Square(builtGrid)
	for _, s := range k.Sprites {
		raster.Draw(l, s.Nodes, scene.ScaleBy(builtGrid, builtGrid).Mul(s.M))
	}
	light := func(i int) float32 { return .3*l.Pix[4*i] + .6*l.Pix[4*i+1] + .1*l.Pix[4*i+2] }
	var sum, n float32
	for i, a := range l.Alpha() {
		if a > .9 {
			sum, n = sum+light(i), n+1
		}
	}
	mean := sum / max(n, 1)
	return func(x, y float64) bool {
		i := int(y*builtGrid)*builtGrid + int(x*builtGrid)
		return i >= 0 && 4*i+3 < len(l.Pix) && l.Pix[4*i+3] > .9 && light(i) < darkShare*mean
	}
}
