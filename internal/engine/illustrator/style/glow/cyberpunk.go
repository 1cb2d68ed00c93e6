package glow

import (
	"context"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/scene"
	"pellucid/internal/engine/illustrator/style/picture"
	"pellucid/internal/engine/illustrator/style/plane"
)

// The two lights of a city at night.
var (
	cyberPink = color.Hex(0xff3fb4)
	cyberCyan = color.Hex(0x37e6ff)
)

// Cyberpunk shows the art at night between two signs: near-black bodies with a breath of their own color, circuits of light printed in
// them, glowing lines where parts meet, and a hard rim of pink from the left and of cyan from the right.
func Cyberpunk(ctx context.Context, p *picture.Picture) *raster.Layer {
	p = p.Eyed(cyberEye).Paled(0.25)
	l := p.SoftGlints().Drawn()
	r := p.Around(l, 0.02)
	if r.Empty() {
		return l
	}
	plane.Settle(l, r)
	color.NewLCHTable(nightTone).Apply(l)
	if ctx.Err() != nil {
		return l
	}
	drawn := p.Outlined(picture.Pen{Width: p.Length(0.0042), Detail: p.Length(0.03), Line: picture.WhiteLine, Hull: true})
	lines, bloom := picture.CoverageOf(drawn, r), picture.CoverageOf(drawn, r).Blurred(p.Length(0.009))
	d := plane.AlphaOf(l, r).SignedDistance().Softened(max(1, p.Length(0.002)))
	form := plane.AlphaOf(l, r).Halved().SignedDistance().Softened(p.Length(0.005)) // in steps of two pixels
	calm := p.Calm(r)
	light := func(x int) color.RGB {
		return cyberPink.Mix(cyberCyan, plane.Smooth(0.3, 0.7, float32(x-r.Min.X)/float32(max(r.Dx(), 1))))
	}
	width := p.Length(0.016)
	plane.EachIn(l, bloom, func(px []float32, x, y int, v float32) {
		if px[3] < 0.004 {
			return
		}
		c := light(x)
		depth := d.At(x, y)
		if i := (y-d.Y0)/2*form.W + (x-d.X0)/2; 2*form.V[i] > -6*width { // each half of the form is lit by its lamp
			gx, gy := form.Slope(i)
			k := 0.34 * plane.Smooth(-6*width, -width, 2*form.V[i])
			plane.Atop(px, cyberPink, k*plane.Clamp(gx+0.15*gy))
			plane.Atop(px, cyberCyan, k*plane.Clamp(-gx+0.15*gy))
		}
		free := plane.Smooth(0.30, 0.08, v) * plane.Smooth(-width, -1.6*width, depth) * (1 - plane.Clamp(1.6*calm.At((x-r.Min.X)/8, (y-r.Min.Y)/8)))
		if free > 0.01 {
			far := circuit(p, x, y)
			plane.Atop(px, c, free*(0.72*plane.Smooth(1.5, 0.5, far)+0.28*plane.Smooth(5, 0, far)))
		}
		plane.Atop(px, c, plane.Clamp(0.40*v))
		if k := lines.At(x, y); k > 0.01 {
			plane.Atop(px, c.Mix(color.RGB{R: 1, G: 1, B: 1}, 0.35), 0.85*k)
		}
		if depth > -2*width {
			gx, gy := d.Slope((y-d.Y0)*d.W + x - d.X0) // points inward
			rim(px, cyberPink, plane.Clamp(gx*1.5+0.2*gy), depth, width)
			rim(px, cyberCyan, plane.Clamp(-gx*1.5+0.2*gy), depth, width)
		}
	})
	picture.LayAtop(l, p.SeenEyes(litTone(color.Hex(0x0a0618), color.Hex(0xdff9ff))))
	return l
}

// cyberEye is pale, with a ring of light for an iris.
func cyberEye(e picture.Eye) []scene.Node {
	oval := func(x, y, r float32, c color.RGB) scene.Node {
		return scene.NewPath().Ellipse(x, y, r, r*e.High).Fill(c.Paint()).Node()
	}
	ink := color.Hex(0x0a0618)
	return []scene.Node{oval(0, 0, 1.06, ink), oval(0, 0, 0.94, color.Hex(0xd9f6ff)), oval(0, 0.04, 0.70, color.Hex(0x0b6f9c)), oval(0, 0.10, 0.58, cyberCyan), oval(0, 0.04, 0.40, ink), oval(-0.26, -0.30, 0.20, color.RGB{R: 1, G: 1, B: 1})}
}

// litTone makes dark parts of a face darker and light ones glow; what is between keeps its color.
func litTone(dark, light color.RGB) func(color.RGB) color.RGB {
	return func(c color.RGB) color.RGB {
		switch v := plane.Luma(c); {
		case v < 0.35:
			return dark
		case v > 0.58:
			return light
		}
		return c
	}
}

// rim lights an edge that faces a lamp: nearly white in its middle, in the color of the lamp where it ends, so that it is seen on white.
func rim(px []float32, lamp color.RGB, facing, depth, width float32) {
	if k := facing * plane.Smooth(-2*width, -0.2*width, depth); k > 0.004 {
		plane.Atop(px, lamp, 0.9*k)
		plane.Atop(px, color.RGB{R: 1, G: 1, B: 1}, 0.75*facing*plane.Smooth(-0.62*width, -0.42*width, depth)*plane.Smooth(-0.12*width, -0.30*width, depth))
	}
}

// nightTone is a color by night: darker, as it would be between two signs. Light things stay lighter than dark ones, warm colors go toward pink,
// cold ones toward cyan, and what is white is lit by both.
func nightTone(c color.LCH) color.LCH {
	pink, cyan := color.ToLCH(cyberPink), color.ToLCH(cyberCyan)
	deep := 0.12 + 0.27*c.L + 0.19*c.L*c.L*c.L
	body := color.LCH{L: deep, C: 0.085, H: -1.25 - 0.45*plane.Smooth(0.6, 0.95, c.L)}.Lab()
	glow := color.LCH{L: 0.04 + 1.02*deep, C: 0.16, H: plane.Mix(pink.H, c.H, 0.35*plane.Smooth(2, 1.2, c.H))}.Lab()
	if h := c.H; h > 1.9 || h < -1.05 { // greens and blues
		glow = color.LCH{L: 0.04 + 1.02*deep, C: 0.12, H: plane.Mix(cyan.H, h, 0.4*plane.Smooth(-2.6, -1.2, h))}.Lab()
	}
	k := 0.80 * plane.Smooth(0.03, 0.12, c.C)
	return color.Lab{L: body.L + (glow.L-body.L)*k, A: body.A + (glow.A-body.A)*k, B: body.B + (glow.B-body.B)*k}.LCH()
}

// circuit is how far a place is from the nearest trace of a circuit, in widths of a trace; traces run down in lanes,
// step aside at 45 degrees, and end in rings.
func circuit(p *picture.Picture, x, y int) float32 {
	pitch, long := p.Length(0.034), p.Length(0.115)
	far := float32(plane.Far)
	lane := plane.Floor(float32(x) / pitch)
	for k := lane - 1; k <= lane+1; k++ {
		at := float32(y)/long + plane.Hash(k, 7, p.Seed)
		part := plane.Floor(at)
		if plane.Hash(k, part, p.Seed+11) < 0.42 {
			continue
		}
		v := (at - float32(part)) * long // along this part
		side := pitch * (plane.Hash(k, part, p.Seed+12)*2 - 1) * 0.9
		bend := plane.Clamp2((v - 0.4*long) / max(1, side, -side))
		off := float32(x) - (float32(k)+0.5)*pitch - side*max(0, bend)
		d := max(off, -off)
		if bend > 0 && bend < 1 {
			d *= 0.707
		}
		if end := long*0.86 - v; end < 0 { // a ring ends the trace
			ring := plane.Root(off*off+(v-0.90*long)*(v-0.90*long)) - 0.05*long
			d = max(ring, -ring)
		}
		far = min(far, d/(pitch*0.055))
	}
	return far
}
