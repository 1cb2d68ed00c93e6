package compose

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/botanic"
	"pellucid/internal/engine/illustrator/kit/lettering"
	"pellucid/internal/engine/illustrator/scene"
)

// arranged draws the places of a layout.
func (f florist) arranged(places []botanic.Place) cluster {
	var out cluster
	for _, p := range places {
		if len(f.heads) == 0 && (p.Role != botanic.Green || p.Before) {
			continue // branches alone
		}
		var k cluster
		half := p.Size / 2
		box := region{-half, -half, half, half}
		switch p.Role {
		case botanic.Green:
			k = f.branches[p.N%len(f.branches)].at(p)
			if p.Before {
				k = f.greens[p.N%len(f.greens)].at(p)
			}
		case botanic.Filler:
			k = f.fillers[p.N%len(f.fillers)].at(p)
		case botanic.Budded:
			k = f.buds[p.N%len(f.buds)].at(p)
		case botanic.Small:
			k = f.small[p.N%len(f.small)].fit(box).turnedBy(p.Turn).moved(p.X, p.Y)
		case botanic.Second:
			k = f.heads[(p.N+1)%len(f.heads)].fit(box).turnedBy(p.Turn).moved(p.X, p.Y)
		default:
			k = f.heads[p.N%len(f.heads)].fit(box).turnedBy(p.Turn).moved(p.X, p.Y)
		}
		if len(out.sprites) == 0 {
			out = k
			continue
		}
		out = out.over(k)
	}
	return out
}

// grown lays two groups of flowers around the lower left and the upper right corner of letters: their branches behind the letters, the flowers before
// them, size large where the letters are one high; away is how far outside the letters they lie.
func (c *composer) grown(k cluster, f florist, size, away float64) cluster {
	k = k.scaled(1 / k.bounds().H())
	behind, before := c.cornersOf(k.bounds(), f, size, away)
	root := k.root
	k = k.before(behind).over(before)
	k.root = root
	return k
}

// framedBy lays the same two groups over the corners of a frame.
func (c *composer) framedBy(k cluster, f florist) cluster {
	b := k.bounds()
	k = k.scaled(1 / b.H())
	behind, before := c.cornersOf(k.bounds(), f, .3, -.12)
	root, ground := k.root, k.ground
	k = k.over(behind).over(before).scaled(b.H())
	k.root, k.ground = root, ground
	return k
}

// cornersOf are the branches and the flowers at two corners of a box.
func (c *composer) cornersOf(b kit.Box, f florist, size, away float64) (behind, before cluster) {
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
		for _, p := range botanic.Lay(rounded(line), false, []botanic.Group{g}, uint64(c.Seed)+uint64(n+c.Variation), c.inLines()) {
			if p.Role == botanic.Green && !p.Before || p.Role == botanic.Filler {
				low = append(low, p)
			} else {
				high = append(high, p)
			}
		}
		behind, before = behind.over(f.arranged(low)), before.over(f.arranged(high))
	}
	return behind, before
}

// initial is a letter around which flowers grow: a serif letter with a light edge that holds on dark grounds.
func (c *composer) initial(i int) (cluster, bool) {
	s := c.subject(i)
	if s.Fill != "" && s.Fill != "floral" || s.Material != "" || len(s.States) > 0 || len(s.More) > 0 {
		k := c.unit(i, how{})
		return k, true
	}
	col := kit.Hex("#4c5f52")
	if told, ok := colorOf(s.Color); ok {
		col = told
	}
	d, err := lettering.Initial(s.Text).Render(kit.Options{Colors: map[string]kit.Color{"letters": col}})
	if err != nil || d.Box.W() <= 0 {
		return cluster{}, false
	}
	return c.place(i, d, scene.Identity), true
}

// flowery sets a saying among flowers.
func (c *composer) flowery(f florist, text string) (Scene, bool) {
	out := Scene{}
	d, ok := c.saying(text, 0, 0)
	if !ok {
		return out, false
	}
	k := c.place(-1, d, scene.Identity)
	b := k.bounds()
	size := max(.28, min(.46, .2*b.W()/b.H())) // the text stays the larger
	out.add(c.grown(k, f, size, .1).fit(usual))
	return out, true
}
