package finish

import (
	"fmt"
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/scene"
)

// Zones are the places that every drawing has, whether or not it has a part there.
var Zones = []string{"edge", "rim", "base", "tip", "tips"}

// How far zones reach into a drawing, as shares of its longer side.
const (
	edgeWide = .03
	rimDeep  = .045
	baseDeep = .13
	tipDeep  = .16
)

// TintZone gives a zone of a drawing another color; its light and shade stay but for an edge, which is a band of the color.
func TintZone(d kit.Drawing, zone string, c kit.Color) kit.Drawing {
	return apply(d, func(d *kit.Drawing, p *pen) {
		s := silhouetteOf(d)
		switch zone {
		case "edge":
			line := s.contour()
			t := kit.TonesOf(c)
			wide := 2 * edgeWide * p.size
			cover(d, kit.Of(p.Line(line, t.D, wide*1.16), p.Line(line, c, wide), p.Line(line, t.L, wide*.3).Opacity(.7)))
		case "rim":
			p.recolored(d, s.band(rimDeep*p.size, false), c)
		case "base":
			p.recolored(d, s.band(baseDeep*p.size, true), c)
		case "tips":
			p.fadedIn(d, c)
		case "tip":
			b := p.box // a plain cut: the roof of a car ends above its hood
			p.recolored(d, fmt.Sprintf("M%.2f %.2fH%.2fV%.2fH%.2fZ", b.X0-1, b.Y0-1, b.X1+1, b.Y0+tipDeep*p.size, b.X0-1), c)
		}
	}, 1)
}

// fadedIn gives the upper part of a drawing another color that runs out below: the tips of petals, feathers and flames.
func (p *pen) fadedIn(d *kit.Drawing, c kit.Color) {
	b := p.box
	deep := 2.2 * tipDeep * p.size
	fade := p.Rect(b.X0-1, b.Y0-1, b.W()+2, deep, 0, kit.Lin(0, b.Y0, 0, b.Y0+deep, kit.White, kit.Hex("#b0b0b0"), kit.Black)).Scene()
	for l, nodes := range d.Layers {
		if len(nodes) == 0 {
			continue
		}
		mid, to := middleOf(d.Nodes()), color.ToLCH(meanColor(c))
		other := color.Map(nodes, func(v color.RGB) color.RGB {
			was := color.ToLCH(v)
			return color.FromLCH(color.LCH{L: max(.04, min(.99, to.L+(was.L-mid)*.5)), C: to.C, H: to.H})
		})
		d.Layers[l] = append(slices.Clone(nodes), scene.Node{Group: &scene.Group{Opacity: 1, Clip: frame(b), Mask: fade, Children: other}})
	}
}

// recolored paints a drawing again within an outline, in the light and shade of another color.
func (p *pen) recolored(d *kit.Drawing, outline string, c kit.Color) {
	if outline == "" {
		return
	}
	to := color.ToLCH(meanColor(c))
	mid := middleOf(d.Nodes())
	for l, nodes := range d.Layers {
		if len(nodes) == 0 {
			continue
		}
		other := color.Map(nodes, func(v color.RGB) color.RGB {
			was := color.ToLCH(v)
			return color.FromLCH(color.LCH{L: max(.04, min(.99, to.L+(was.L-mid)*.5)), C: to.C, H: to.H})
		})
		g := &scene.Group{Opacity: 1, Clip: p.Path(outline, kit.Black).Scene(), Children: other}
		d.Layers[l] = append(slices.Clone(nodes), scene.Node{Group: g})
	}
}

// band is an outline that follows the upper or the lower edge of a silhouette to a depth.
func (s silhouette) band(deep float64, below bool) string {
	var outer, inner []string
	wide := int(s.box.W() * s.scale)
	for x := 0; x <= wide; x++ {
		at, found := 0, false
		for i := range sampleSide {
			y := i
			if below {
				y = sampleSide - 1 - i
			}
			if x < sampleSide && s.alpha[y*sampleSide+x] > .6 {
				at, found = y, true
				break
			}
		}
		if !found {
			continue
		}
		px, py, out, in := s.box.X0+(float64(x)+.5)/s.scale, s.box.Y0+float64(at)/s.scale, -2/s.scale, deep
		if below {
			out, in = 3/s.scale, -deep
		}
		outer = append(outer, fmt.Sprintf("%.2f,%.2f", px, py+out))
		inner = append(inner, fmt.Sprintf("%.2f,%.2f", px, py+in))
	}
	if len(outer) < 3 {
		return ""
	}
	slices.Reverse(inner)
	return "M" + strings.Join(outer, "L") + "L" + strings.Join(inner, "L") + "Z"
}
