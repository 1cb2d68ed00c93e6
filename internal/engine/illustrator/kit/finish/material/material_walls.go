package material

import (
	"fmt"
	"strings"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/finish/surface"
)

// masonry is laid of bricks in mortar.
func masonry(d *kit.Drawing, p *surface.Pen) { bricked(d, p, .1, .046) }

// brickwork is the masonry of a building, whose bricks are small beside it.
func brickwork(d *kit.Drawing, p *surface.Pen) { bricked(d, p, .064, .03) }

// bricked lays bricks of a size, as a share of the drawing: some lighter and some darker than the rest, lit along their upper edges.
func bricked(d *kit.Drawing, p *surface.Pen, wide, high float64) {
	surface.RampOf(0x5a2418, 0x8a3d2b, 0xb0553f, 0xc66d52, 0xdb9074).Through(d)
	w, h, joint := p.Size*wide, p.Size*high, p.Size*high*.14
	tones := []kit.Color{kit.Hex("#e39a78"), kit.Hex("#7a2f22"), kit.Hex("#d07a52"), kit.Hex("#8f3d33")}
	var seams, lights strings.Builder
	var odd []kit.Node
	for row, y := 0, p.Box.Y0-h*.3; y < p.Box.Y1; row, y = row+1, y+h {
		fmt.Fprintf(&seams, "M%.1f %.1fh%.1f", p.Box.X0, y, p.Box.W())
		for x := p.Box.X0 - w*.5*float64(row%2); x < p.Box.X1; x += w {
			fmt.Fprintf(&seams, "M%.1f %.1fv%.1f", x, y, h)
			fmt.Fprintf(&lights, "M%.1f %.1fh%.1f", x+joint, y+joint*1.1, w-2*joint)
			if k := p.Rng.IntN(9); k < len(tones) {
				odd = append(odd, p.Rect(x, y, w, h, 0, tones[k]).Opacity(.34))
			}
		}
	}
	surface.Cover(d, kit.Of(kit.Of(odd...), p.Line(lights.String(), kit.White, joint*.5).Opacity(.3), p.Line(seams.String(), kit.Hex("#4a2018"), joint*.6).Move(0, joint*.6).Opacity(.4), p.Line(seams.String(), kit.Hex("#e3d2c2"), joint).Opacity(.9)))
}

// rubble is a wall of field stones in courses of several heights, no two of one width.
func rubble(d *kit.Drawing, p *surface.Pen) {
	surface.RampOf(0x4c4a4a, 0x6e6b69, 0x8d8a86, 0xa8a49e, 0xbdb9b2).Through(d)
	tones := []string{"#a9a39a", "#8f8c8a", "#b9b1a4", "#9a958f", "#7f7f83", "#c3bcb0"}
	var all []kit.Node
	for y := p.Box.Y0; y < p.Box.Y1; {
		h := p.Size * p.Between(.036, .058)
		for x := p.Box.X0 - p.Size*p.Between(0, .06); x < p.Box.X1; {
			w := p.Size * p.Between(.045, .105)
			t := kit.TonesOf(kit.Hex(tones[p.Rng.IntN(len(tones))]))
			gap, round := p.Size*.005, p.Size*p.Between(.012, .02)
			x0, y0, w0, h0 := x+gap, y+gap, w-2*gap, h-2*gap
			all = append(all, p.Rect(x0, y0, w0, h0, round, kit.Lin(x0, y0, x0, y0+h0, t.L, t.M, t.D)).Opacity(.82),
				p.Rect(x0+w0*.14, y0+h0*.12, w0*.5, h0*.12, h0*.06, kit.White).Opacity(.35))
			x += w
		}
		y += h
	}
	surface.Cover(d, kit.Of(all...))
}

// planked is a wall of level boards with a little grain, each in shadow below the one above it.
func planked(d *kit.Drawing, p *surface.Pen) {
	surface.RampOf(0x5a3212, 0x8f5a28, 0xb9803f, 0xcf9a58, 0xe2b87c).Through(d)
	var all []kit.Node
	h := p.Size * .043
	for row, y := 0, p.Box.Y0-h*.4; y < p.Box.Y1; row, y = row+1, y+h {
		if row%3 == 1 {
			all = append(all, p.Rect(p.Box.X0, y, p.Box.W(), h, 0, kit.Hex("#7a4a20")).Opacity(.14))
		}
		all = append(all, p.Rect(p.Box.X0, y, p.Box.W(), h*.2, 0, kit.Hex("#4a2a10")).Opacity(.5), p.Rect(p.Box.X0, y+h*.24, p.Box.W(), h*.1, 0, kit.White).Opacity(.26))
		for range 3 {
			x, at := p.Between(p.Box.X0-.1*p.Size, p.Box.X1), y+h*p.Between(.4, .9)
			all = append(all, p.Line(fmt.Sprintf("M%.1f %.1fh%.1f", x, at, p.Size*p.Between(.05, .16)), kit.Hex("#5a3414"), h*.06).Opacity(.4))
		}
	}
	surface.Cover(d, kit.Of(all...))
}
