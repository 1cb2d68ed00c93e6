package picture

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/scene"
)

// faceless are words for animals whose mouth is not seen.
var faceless = []string{"octopus", "snail", "slug", "crab", "squid", "jellyfish", "starfish", "lobster", "shrimp", "seahorse"}

// Undecorated leaves out what no photograph shows: pink cheeks of animals, smiles of those without a mouth, and stars of light that are drawn on what glitters or beside it.
func (p *Picture) Undecorated() *Picture {
	return p.Mapped(func(q Piece) []scene.Node {
		if q.Person || strings.Contains(q.Title, "spark") || strings.Contains(q.Title, "star") || q.Title == "decoration" {
			return q.Nodes
		}
		smiles := q.Group == "sea" && slices.ContainsFunc(faceless, func(s string) bool { return strings.Contains(q.Title, s) })
		return undecorated(withoutParts(q.Nodes, func(part string) bool {
			return part == "cheeks" || part == "sparkle" || part == "sparkles" || smiles && part == "mouth"
		}), q.Group == "sea")
	})
}

func undecorated(nodes []scene.Node, alive bool) []scene.Node {
	out := make([]scene.Node, 0, len(nodes))
	for _, n := range nodes {
		g := n.Group
		switch {
		case g == nil && isStarOfLight(n.Path), g != nil && alive && blurs(g) && isPink(g.Children):
			continue
		case g != nil:
			h := *g
			h.Children = undecorated(g.Children, alive)
			n = scene.Node{Group: &h}
		}
		out = append(out, n)
	}
	return out
}

// isPink tells the color of cheeks.
func isPink(nodes []scene.Node) bool {
	pink := len(nodes) > 0
	scene.Walk(nodes, func(p *scene.Path) {
		c := color.ToLCH(MeanPaint(p.Fill))
		pink = pink && p.Fill.Kind == scene.Solid && c.L > 0.6 && c.C > 0.08 && c.H > -0.2 && c.H < 0.65
	})
	return pink
}

// isStarOfLight tells a white star of four points.
func isStarOfLight(p *scene.Path) bool {
	if c := p.Fill.Color; p.Fill.Kind != scene.Solid || min(c.R, c.G, c.B) < 0.98 {
		return false
	}
	lines := 0
	for _, s := range p.Segments {
		switch s.Op {
		case scene.Line:
			lines++
		case scene.Move, scene.Close:
		default:
			return false
		}
	}
	return lines == 7 && len(p.Segments) == 9
}
