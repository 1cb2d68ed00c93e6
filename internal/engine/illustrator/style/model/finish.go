package model

import (
	"math"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/style/picture"
	"pellucid/internal/engine/illustrator/style/plane"
)

// finish is how the surface of a body takes the light.
type finish struct {
	gloss float32 // how much of what is around it a body reflects: 0 for cloth and skin, 1 for car paint
	metal bool    // its reflections have its own color, and hide what is below
	pane  bool    // flat glass: the sky is seen in it, and behind it is a dark room
	leafy bool    // light passes through it, and it has veins
	round float32 // how much light and shade it has as a whole
	flat  float32 // how much less it swells at its edges
	rough float32 // of stone and plaster, −1 for water
}

// glosses are how glossy the things of a group of the kit are.
var glosses = map[string]float32{
	"vehicles": 0.85, "electronics": 0.7, "music": 0.8, "kitchen": 0.75, "drinks": 0.75, "home": 0.35, "science": 0.7, "tools": 0.6, "sport": 0.55, "office": 0.3, "holiday": 0.6,
	"symbols": 0.65, "gameui": 0.9, "beauty": 0.8, "accessories": 0.5, "sweets": 0.45, "food": 0.28, "produce": 0.50, "footwear": 0.3, "fantasy": 0.35, "signs": 0.5,
}

var (
	metals = map[string]bool{"chrome": true, "metal": true, "trim": true, "bumper": true, "bumpers": true, "rims": true, "rim": true, "hubcaps": true, "pipes": true, "exhaust": true, "engine": true, "blade": true, "knife": true, "fork": true, "spoon": true, "gold": true, "silver": true, "band": true, "ring": true}
	panes  = map[string]bool{"windows": true, "window": true, "windshield": true, "panes": true, "screen": true}
	dull   = map[string]bool{"tires": true, "tire": true, "seat": true, "soil": true, "steam": true, "smoke": true, "foam": true, "flame": true, "fire": true, "light": true, "glow": true, "curtains": true, "bread": true, "leather": true, "pages": true, "page": true, "paper": true, "cover": true, "letter": true}
	stones = map[string]bool{"rock": true, "rocks": true, "stone": true, "stones": true, "cliff": true, "cliffs": true, "mountain": true, "mountains": true}
	waters = map[string]bool{"water": true, "sea": true, "waves": true, "wave": true, "river": true, "lake": true, "pond": true, "pool": true}
)

// finishOf is the finish of a body, from what it belongs to and, for metal, from its color.
func finishOf(r picture.Region, own tint) finish {
	q := r.Piece
	f := finish{gloss: glosses[q.Group], round: 0.9}
	lch := color.ToLCH(own.mean)
	switch {
	case q.Person || q.Sleek || q.Group == "" && r.Part != "text" && r.Part != "letters" && r.Part != "outline":
		return finish{round: 0.5}
	case q.Furry || q.Plumed:
		return finish{}
	case r.Part == "text" || r.Part == "letters":
		f.gloss, f.round, f.flat = 0.6, 0.35, 0.6
	case r.Part == "outline": // a rim around letters that swelled would be a second one
		f.gloss, f.round, f.flat = 0, 0, 0.9
	case waters[r.Part]:
		f.rough = -1
	case stones[r.Part] && (weathered[q.Group] || picture.Leafy[q.Group]): // those of a ring are none
		f.rough, f.gloss = 1, 0
	case panes[r.Part], (weathered[q.Group] || q.Group == "vehicles") && lch.L > 0.66 && lch.C > 0.03 && lch.C < 0.11 && lch.H < -1.6 && lch.H > -2.9:
		f.pane = color.ToLab(own.mean).B < 0.02 // panes with a light behind them are yellow
	case picture.Leafy[q.Group]:
		f.leafy = true
	case weathered[q.Group]:
		f.rough = 0.45
	case q.Group == "food" && lch.H > 0.75 && lch.H < 1.5 && lch.C > 0.03 && lch.L < 0.82: // bread, crust and meat
		f.rough, f.gloss = 0.34, 0.12
	case metals[r.Part] || f.gloss > 0.5 && lch.C < 0.028 && lch.L > 0.5 && lch.L < 0.88 && q.Group != "symbols" && q.Group != "drinks":
		f.metal, f.gloss = true, 1
	case dull[r.Part] || lch.L < 0.36 && lch.C < 0.04: // rubber and leather
		f.gloss *= 0.2
	}
	return f
}

// tone is how a body gets darker and lighter: what light passes through keeps its color in the shade.
func (f finish) tone() plane.Tone {
	if f.leafy {
		return deepTone()
	}
	return plane.SoftTone()
}

// mirror is what a body reflects, row by row.
type mirror struct {
	f      finish
	x, y   plane.Enlarging
	gx, gy []float32
	top    float32 // of the body's box, and its height
	high   float32
	used   bool
}

// over adds the roundness and the veins of a body to the light on it, and returns what it reflects.
func (f finish) over(p *picture.Picture, r picture.Region, l *raster.Layer, whole, lit *plane.Plane) *mirror {
	m := &mirror{f: f, top: float32(r.Rect.Min.Y - l.Y0), high: float32(max(1, r.Rect.Dy()))}
	if f.flat > 0 {
		for i := range lit.V {
			lit.V[i] *= 1 - f.flat
		}
	}
	if f.round == 0 {
		return m
	}
	broad := whole.Inflated(p.Length(0.22) / 4).Softened(2)
	sx, sy := plane.NewPlane(broad.Rect()), plane.NewPlane(broad.Rect())
	for i := range broad.V {
		gx, gy := broad.Slope(i)
		sx.V[i], sy.V[i] = 1.5*gx, 1.5*gy
		n := 1 / plane.Root(1+sx.V[i]*sx.V[i]+sy.V[i]*sy.V[i])
		lit.V[i] += f.round * ((-0.42*sx.V[i]-0.62*sy.V[i]+0.66)*n - 0.66)
	}
	if f.leafy {
		veins(p, l, whole, lit)
	}
	if m.used = f.gloss > 0.02 || f.pane; m.used {
		m.x, m.y = sx.Over(l.W, l.H), sy.Over(l.W, l.H)
		m.gx, m.gy = make([]float32, l.W), make([]float32, l.W)
	}
	return m
}

func (m *mirror) row(y int) {
	if !m.used {
		return
	}
	m.x.Row(m.gx, y)
	m.y.Row(m.gy, y)
}

// at is a color of the body with what is reflected in it.
func (m *mirror) at(c color.RGB, x, y int) color.RGB {
	if !m.used {
		return c
	}
	if m.f.pane {
		up := 0.6 - 1.2*(float32(y)-m.top)/m.high
		v := surroundings(-0.1, up+0.05*skyline(1.7*float32(x)/m.high))
		return c.Mix(color.RGB{R: 0.10 + 0.68*v, G: 0.14 + 0.70*v, B: 0.18 + 0.72*v}, 0.62)
	}
	gx, gy := m.gx[x], m.gy[x]
	nz := 1 / plane.Root(1+gx*gx+gy*gy)
	v := surroundings(2*nz*nz*gx, -2*nz*nz*gy)
	if m.f.metal {
		k := v * 1.02
		return c.Mix(color.RGB{R: min(1, c.R*0.25+k*(0.30+0.45*c.R)), G: min(1, c.G*0.25+k*(0.30+0.45*c.G)), B: min(1, c.B*0.25+k*(0.31+0.46*c.B))}, 0.75)
	}
	grazing := 1 - nz
	k := m.f.gloss * (0.11 + 0.50*grazing*grazing)
	return color.RGB{R: min(1, c.R*(1-k)+k*1.15*v), G: min(1, c.G*(1-k)+k*1.18*v), B: min(1, c.B*(1-k)+k*1.22*v)}
}

// surroundings is the light from a direction to the right and up, each −1–1: a bright sky over a dark horizon and a gray ground, a large window
// at the left and a narrow lamp at the right.
func surroundings(x, y float32) float32 {
	v := 0.92 - 0.38*plane.Smooth(0, 0.9, y)
	if y < 0.09 {
		ground := 0.10 + 0.30*plane.Smooth(0, -0.9, y)
		above := float32(0)
		if y > -0.09 {
			above = plane.Smooth(-0.06, 0.06, y-0.03*skyline(3*x))
		}
		v = plane.Mix(ground, v, above)
	}
	switch {
	case x > -0.90 && x < -0.44 && y > -0.30 && y < 0.84:
		return v + 1.6*plane.Smooth(-0.90, -0.80, x)*plane.Smooth(-0.44, -0.54, x)*plane.Smooth(-0.30, -0.20, y)*plane.Smooth(0.84, 0.74, y)
	case x > 0.80 && x < 0.95:
		return v + 0.7*plane.Smooth(0.80, 0.86, x)*plane.Smooth(0.95, 0.89, x)
	}
	return v
}

// skyline is the uneven height of trees and roofs at the horizon, −1–1.
func skyline(x float32) float32 {
	i := plane.Floor(x)
	return 2*plane.Mix(plane.Hash(i, 0, 5), plane.Hash(i+1, 0, 5), plane.Ease(x-float32(i))) - 1
}

// veins run along long petals and leaves.
func veins(p *picture.Picture, l *raster.Layer, whole, lit *plane.Plane) {
	var n, sx, sy, xx, yy, xy float64
	for i, v := range whole.V {
		if v > 0.5 {
			x, y := float64(i%whole.W), float64(i/whole.W)
			n, sx, sy, xx, yy, xy = n+1, sx+x, sy+y, xx+x*x, yy+y*y, xy+x*y
		}
	}
	if n < 12 {
		return
	}
	mx, my := sx/n, sy/n
	a, b, c := xx/n-mx*mx, yy/n-my*my, xy/n-mx*my
	spread := math.Hypot(a-b, 2*c)
	if (a + b - spread) > 0.6*(a+b+spread) {
		return // as wide as it is long
	}
	sin, cos := math.Sincos(0.5 * math.Atan2(2*c, a-b))
	across := 4 / p.Length(0.0042)
	for i := range lit.V {
		x, y := float64(i%whole.W)-mx, float64(i/whole.W)-my
		side, along := float32(y*cos-x*sin)*across, float32(x*cos+y*sin)
		k := plane.Floor(side + 0.02*along)
		lit.V[i] += 0.22*plane.Hash(k, plane.Floor(along*across*0.12), p.Seed+91) - 0.11
	}
}
