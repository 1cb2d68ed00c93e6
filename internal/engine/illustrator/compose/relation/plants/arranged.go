package plants

import (
	"pellucid/internal/engine/illustrator/compose/layout"
	"pellucid/internal/engine/illustrator/compose/relation/placing"
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/botanic"
)

// Arranged draws the places of a layout.
func (f Florist) Arranged(places []botanic.Place) layout.Cluster {
	var out layout.Cluster
	for _, p := range places {
		if len(f.Heads) == 0 && (p.Role != botanic.Green || p.Before) {
			continue // branches alone
		}
		var k layout.Cluster
		half := p.Size / 2
		box := layout.Region{Left: -half, Top: -half, Right: half, Bottom: half}
		switch p.Role {
		case botanic.Green:
			k = f.Branches[p.N%len(f.Branches)].at(p)
			if p.Before {
				k = f.greens[p.N%len(f.greens)].at(p)
			}
		case botanic.Filler:
			k = f.fillers[p.N%len(f.fillers)].at(p)
		case botanic.Budded:
			k = f.buds[p.N%len(f.buds)].at(p)
		case botanic.Small:
			k = f.small[p.N%len(f.small)].Fit(box).TurnedBy(p.Turn).Moved(p.X, p.Y)
		case botanic.Second:
			k = f.Heads[(p.N+1)%len(f.Heads)].Fit(box).TurnedBy(p.Turn).Moved(p.X, p.Y)
		default:
			k = f.Heads[p.N%len(f.Heads)].Fit(box).TurnedBy(p.Turn).Moved(p.X, p.Y)
		}
		if len(out.Sprites) == 0 {
			out = k
			continue
		}
		out = out.Over(k)
	}
	return out
}

// framedBy lays the same two groups over the corners of a frame.
func framedBy(c *placing.Placer, k layout.Cluster, f Florist) layout.Cluster {
	b := k.Bounds()
	k = k.Scaled(1 / b.H())
	behind, before := CornersOf(c, k.Bounds(), f, .3, -.12)
	root, ground := k.Root, k.Ground
	k = k.Over(behind).Over(before).Scaled(b.H())
	k.Root, k.Ground = root, ground
	return k
}

// CornersOf are the branches and the flowers at two corners of a box.
func CornersOf(c *placing.Placer, b kit.Box, f Florist, size, away float64) (behind, before layout.Cluster) {
	w, h := b.W(), b.H()
	d := away * size
	for n, line := range [][][2]float64{
		{{b.X0 - d, b.Y0 + .2*h}, {b.X0 - d, b.Y1 + d}, {b.X0 + .85*w, b.Y1 + d}},
		{{b.X1 + d, b.Y1 - .3*h}, {b.X1 + d, b.Y0 - d}, {b.X0 + .3*w, b.Y0 - d}},
	} {
		g := botanic.Group{At: (.8*h + d) / (.8*h + d + .85*w + d), Size: size, Back: .62 * h, Ahead: min(.62*w, 1.1*h)}
		if n == 1 {
			g = botanic.Group{At: (.7*h + d) / (.7*h + d + .7*w + d), Size: .68 * size, Back: .4 * h, Ahead: min(.4*w, .7*h)}
		}
		var low, high []botanic.Place
		for _, p := range botanic.Lay(Rounded(line), false, []botanic.Group{g}, uint64(c.Seed)+uint64(n+c.Variation), InLines(c)) {
			if p.Role == botanic.Green && !p.Before || p.Role == botanic.Filler {
				low = append(low, p)
			} else {
				high = append(high, p)
			}
		}
		behind, before = behind.Over(f.Arranged(low)), before.Over(f.Arranged(high))
	}
	return behind, before
}
