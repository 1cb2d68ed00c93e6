package condition

import (
	"fmt"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/finish/patterns"
	"pellucid/internal/engine/illustrator/kit/finish/surface"
)

// stickered puts a few stickers with white edges on a drawing.
func stickered(d *kit.Drawing, p *surface.Pen) {
	var all []kit.Node
	for k, q := range p.Solid(d, 7, .07, .17) {
		r := p.Size * p.Between(.058, .074)
		all = append(all, decal(p, k, q, r).Rotate(p.Between(-16, 16), q.X, q.Y))
	}
	surface.Wear(d, kit.Of(all...), surface.NeverWorn)
}

// decal is sticker k of several kinds around q.
func decal(p *surface.Pen, k int, q surface.Point, r float64) kit.Node {
	x, y := q.X, q.Y
	edged := func(n kit.Node) kit.Node {
		return kit.Of(n.Stroke(kit.Hex("#3a3346"), r*.5).Opacity(.25).Move(r*.06, r*.1), n.Stroke(kit.White, r*.42), n)
	}
	switch k % 7 {
	case 0:
		return edged(patterns.Heart(p.Canvas, x, y, r*.8, kit.Hex("#ee3f5f")))
	case 1:
		return edged(patterns.Star(p.Canvas, x, y, r*.86, kit.Hex("#ffc62e")))
	case 2:
		face := p.Circle(x, y, r*.85, kit.Hex("#ffd94a"))
		return kit.Of(edged(face), p.Circle(x-r*.28, y-r*.18, r*.11, kit.Hex("#38222c")), p.Circle(x+r*.28, y-r*.18, r*.11, kit.Hex("#38222c")), p.Line(fmt.Sprintf("M%.2f %.2fQ%.2f %.2f %.2f %.2f", x-r*.4, y+r*.16, x, y+r*.66, x+r*.4, y+r*.16), kit.Hex("#38222c"), r*.13))
	case 3:
		bolt := p.Path(fmt.Sprintf("M%.2f %.2fl%.2f %.2fh%.2fl%.2f %.2fl%.2f %.2fh%.2fZ", x+r*.3, y-r, -r*.8, r*1.15, r*.48, -r*.3, r*.95, r*.92, -r*1.2, -r*.46), kit.Hex("#3f9be8"))
		return edged(bolt)
	case 4:
		var petals []kit.Node
		for n := range 5 {
			petals = append(petals, p.Ellipse(x, y-r*.5, r*.32, r*.42, kit.Hex("#f48fc0")).Rotate(float64(n)*72, x, y))
		}
		flower := kit.Of(petals...)
		return kit.Of(edged(flower), p.Circle(x, y, r*.26, kit.Hex("#ffd94a")))
	case 5:
		bands := []string{"#ee3f5f", "#ffb52e", "#43b35a", "#3f9be8"}
		arch := p.Path(fmt.Sprintf("M%.2f %.2fa%.2f %.2f 0 0 1 %.2f 0Z", x-r, y+r*.5, r, r, 2*r), kit.Hex(bands[0]))
		all := []kit.Node{edged(arch)}
		for n, hex := range bands[1:] {
			s := r * (.78 - .2*float64(n))
			all = append(all, p.Path(fmt.Sprintf("M%.2f %.2fa%.2f %.2f 0 0 1 %.2f 0Z", x-s, y+r*.5, s, s, 2*s), kit.Hex(hex)))
		}
		return kit.Of(all...)
	}
	moon := p.Path(fmt.Sprintf("M%.2f %.2fA%.2f %.2f 0 1 0 %.2f %.2fA%.2f %.2f 0 0 1 %.2f %.2fZ", x+r*.1, y-r*.85, r*.85, r*.85, x+r*.8, y+r*.25, r*.7, r*.7, x+r*.1, y-r*.85), kit.Hex("#a985e0"))
	return edged(moon)
}
