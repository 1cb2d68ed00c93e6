package model

import (
	"context"
	"math"
	"sync"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/style/picture"
	"pellucid/internal/engine/illustrator/style/plane"
)

// Glass blows every region from colored glass: thin and clear in the middle, dense where the surface turns away, with crisp reflections; what is
// behind is seen through it, bent.
func Glass(ctx context.Context, p *picture.Picture) *raster.Layer {
	out, solid := raster.Square(p.Size), raster.Square(p.Size)
	q := p.Flattened(picture.Second{})
	for _, r := range q.Regions() {
		if ctx.Err() != nil {
			return out
		}
		blown(q, out, solid, r)
	}
	window(q, out)
	p.PaintFeatures(out)
	if words := p.Seen("text"); words != nil { // white glass would be gray on a dark ground
		raster.Over(out, words, 0.85)
	}
	return out
}

// Shares of what a body of glass lets through: where it faces the viewer, and what lies behind it.
const (
	paneDensity  = 0.64
	clearDensity = 0.42 // of what has no color
	behindGlass  = 0.42
	bending      = 0.016 // how far refraction moves what is behind, as a share of the side
)

// blown draws one region: clear in the middle, a dark rim where light is bent away, a bright edge, the lamp's reflection, and on the other side
// the light that the glass has gathered. The solid layer knows the colors of the bodies so far.
func blown(p *picture.Picture, out, solid *raster.Layer, r picture.Region) {
	l := r.Layer(p.Frame(), int(p.Length(0.02)))
	a := plane.AlphaOf(l, plane.Bounds(l))
	half := a.Halved()
	own, on := tintOf(l), goesOn(r.Piece)
	if isJoined(r.Piece) {
		half = joined(solid, l, half, 1, own)
	}
	height := half.Inflated(p.Length(0.038) / 2).Softened(0.9)
	lit := height.Lit(1, 6).Enlarged(a)
	rise := height.Enlarged(a)
	behind := plane.Crop(out, plane.Bounds(l))
	clear, glow, deep := glassTint(), glassGlow(), glassDeep()
	white := color.RGB{R: 1, G: 1, B: 1}
	bend := p.Length(bending)
	for i := range a.V {
		s := plane.Pixel(l, i)
		if s[3] < 0.003 {
			continue
		}
		nx, ny := rise.Slope(i)
		turn := float32(math.Hypot(float64(nx), float64(ny)))
		c := plane.Straight(s)
		pale := plane.Smooth(0.10, 0.03, max(c.R, c.G, c.B)-min(c.R, c.G, c.B))
		tint := clear.At(c)
		gathered := plane.Smooth(0.06, 0.55, 0.56*nx+0.83*ny)
		rim := plane.Smooth(0.30, 0.62, turn) * plane.Smooth(1.05, 0.72, turn)
		line := plane.Smooth(0.62, 0.74, turn) * plane.Smooth(0.94, 0.82, turn)
		outer := plane.Smooth(0.72, 0.90, turn)
		spark := plane.Smooth(0.34, 0.58, lit.Gleam.V[i])
		c = tint.Mix(glow.At(tint), 0.90*gathered)
		c = c.Mix(deep.At(tint), 0.90*rim*(1-0.7*gathered))
		c = c.Mix(white, 0.80*line)
		c = c.Mix(deep.At(tint), 0.75*outer) // seen on white, where a bright edge is not
		c = c.Mix(white, spark)
		density := plane.Mix(paneDensity, clearDensity, pale) + 0.20*plane.Smooth(0.04, 0.30, turn) + 0.30*rim + 0.40*gathered + 0.45*max(line, outer) + 0.7*spark
		at := (l.Y0+i/l.W)*out.W + l.X0 + i%l.W
		d, o := plane.Pixel(out, at), plane.Pixel(solid, at)
		shown := float32(behindGlass)
		if on > 0 && o[3] > 0.5 {
			shown *= 1 - on*own.near(plane.Straight(o)) // two layers of one color would make a joint
		}
		refract(d, behind, i, nx*bend, ny*bend, s[3], shown)
		plane.Over(d, c, s[3]*plane.Clamp(density))
		plane.Over(o, plane.Straight(s), s[3])
	}
}

// refract replaces a pixel by what lies behind it to one side, as far as glass covers it and lets it through.
func refract(d []float32, behind *raster.Layer, i int, dx, dy, cover, shown float32) {
	x, y := min(max(i%behind.W+int(dx), 0), behind.W-1), min(max(i/behind.W+int(dy), 0), behind.H-1)
	b := plane.Pixel(behind, y*behind.W+x)
	for k := range d {
		d[k] = d[k]*(1-cover) + b[k]*cover*shown
	}
}

// glassTint is a color as glass of some thickness has it; what has no color is the green of thick panes.
var glassTint = sync.OnceValue(func() *color.Table {
	return color.NewLCHTable(func(c color.LCH) color.LCH {
		d := color.LCH{L: 0.30 + 0.58*c.L, C: c.C * 1.50, H: c.H}.Lab()
		k := plane.Smooth(0.10, 0.02, c.C)
		return color.Lab{L: d.L - 0.04*k*c.L, A: d.A - 0.030*k, B: d.B - 0.026*k}.LCH()
	})
})

// glassGlow is light that has gone through glass of a color.
var glassGlow = sync.OnceValue(func() *color.Table {
	return color.NewLCHTable(func(c color.LCH) color.LCH {
		return color.LCH{L: min(0.96, c.L+0.20), C: c.C*1.15 + 0.01, H: c.H + 0.05}
	})
})

// glassDeep is glass of a color where it is thick: at its edge.
var glassDeep = sync.OnceValue(func() *color.Table {
	return color.NewLCHTable(func(c color.LCH) color.LCH {
		return color.LCH{L: 0.02 + 0.46*c.L, C: c.C*1.05 + 0.012, H: c.H}
	})
})

// window reflects a bright curved window on the form as a whole.
func window(p *picture.Picture, out *raster.Layer) {
	r := p.Around(out, 0.01)
	if r.Empty() {
		return
	}
	a := plane.AlphaOf(out, r)
	for i, v := range a.V {
		a.V[i] = plane.Smooth(0.1, 0.35, v)
	}
	lit := a.Reduced(2).Inflated(p.Length(0.10)/4).Softened(2.5).Lit(1, 4).Enlarged(a)
	white := color.RGB{R: 1, G: 1, B: 1}
	edge := 16 / float32(p.Size)
	plane.EachIn(out, lit.Gleam, func(d []float32, x, y int, v float32) {
		if d[3] < 0.01 {
			return
		}
		if k := plane.Smooth(0.78, 0.78+edge, v); k > 0 {
			plane.Over(d, white, 0.42*k*min(1, d[3]*1.6))
		}
		if k := plane.Smooth(-0.52, -0.62, lit.Diffuse.At(x, y)); k > 0 {
			plane.Atop(d, white, 0.30*k)
		}
	})
}
