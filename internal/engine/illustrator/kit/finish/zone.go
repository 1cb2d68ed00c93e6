package finish

import (
	"fmt"
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/finish/surface"
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
	return surface.Apply(d, func(d *kit.Drawing, p *surface.Pen) {
		s := surface.SilhouetteOf(d)
		switch zone {
		case "edge":
			line := s.Contour()
			t := kit.TonesOf(c)
			wide := 2 * edgeWide * p.Size
			surface.Cover(d, kit.Of(p.Line(line, t.D, wide*1.16), p.Line(line, c, wide), p.Line(line, t.L, wide*.3).Opacity(.7)))
		case "rim":
			recolored(p, d, band(s, rimDeep*p.Size, false), c)
		case "base":
			recolored(p, d, band(s, baseDeep*p.Size, true), c)
		case "tips":
			fadedIn(p, d, c)
		case "tip":
			b := p.Box // a plain cut: the roof of a car ends above its hood
			recolored(p, d, fmt.Sprintf("M%.2f %.2fH%.2fV%.2fH%.2fZ", b.X0-1, b.Y0-1, b.X1+1, b.Y0+tipDeep*p.Size, b.X0-1), c)
		}
	}, 1)
}

// fadedIn gives the upper part of a drawing another color that runs out below: the tips of petals, feathers and flames.
func fadedIn(p *surface.Pen, d *kit.Drawing, c kit.Color) {
	b := p.Box
	deep := 2.2 * tipDeep * p.Size
	fade := p.Rect(b.X0-1, b.Y0-1, b.W()+2, deep, 0, kit.Lin(0, b.Y0, 0, b.Y0+deep, kit.White, kit.Hex("#b0b0b0"), kit.Black)).Scene()
	for l, nodes := range d.Layers {
		if len(nodes) == 0 {
			continue
		}
		mid, to := surface.MiddleOf(d.Nodes()), color.ToLCH(surface.MeanColor(c))
		other := color.Map(nodes, func(v color.RGB) color.RGB {
			was := color.ToLCH(v)
			return color.FromLCH(color.LCH{L: max(.04, min(.99, to.L+(was.L-mid)*.5)), C: to.C, H: to.H})
		})
		d.Layers[l] = append(slices.Clone(nodes), scene.Node{Group: &scene.Group{Opacity: 1, Clip: surface.Frame(b), Mask: fade, Children: other}})
	}
}

// recolored paints a drawing again within an outline, in the light and shade of another color.
func recolored(p *surface.Pen, d *kit.Drawing, outline string, c kit.Color) {
	if outline == "" {
		return
	}
	to := color.ToLCH(surface.MeanColor(c))
	mid := surface.MiddleOf(d.Nodes())
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
func band(s surface.Silhouette, deep float64, below bool) string {
	var outer, inner []string
	wide := int(s.Box.W() * s.Scale)
	for x := 0; x <= wide; x++ {
		at, found := 0, false
		for i := range surface.SampleSide {
			y := i
			if below {
				y = surface.SampleSide - 1 - i
			}
			if x < surface.SampleSide && s.Alpha[y*surface.SampleSide+x] > .6 {
				at, found = y, true
				break
			}
		}
		if !found {
			continue
		}
		px, py, out, in := s.Box.X0+(float64(x)+.5)/s.Scale, s.Box.Y0+float64(at)/s.Scale, -2/s.Scale, deep
		if below {
			out, in = 3/s.Scale, -deep
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
