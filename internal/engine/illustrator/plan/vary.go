package plan

// option picks one of n compositions of equal worth: the first for the canonical picture, others by variation and seed.
func (d *draft) option(n int) int {
	if d.variation == 0 || n < 2 {
		return 0
	}
	return 1 + (d.variation-1+int(uint64(d.out.Seed)%7))%(n-1)
}

// mirrors decides whether the composition is seen in a mirror.
func (d *draft) mirrors() bool {
	if d.sided {
		return false
	}
	return (d.variation%2 == 1) != (uint64(d.out.Seed)%2 == 1)
}

// vary mirrors the composition and tilts a lone piece, so that variations and seeds are different pictures.
func (d *draft) vary(c cluster) cluster {
	if d.mirrors() {
		c = d.mirrored(c)
	}
	if len(c.items) == 1 && !d.things[c.items[0].Subject].traits.fixed {
		tilt := []float64{0, 4, -9, 11}[d.variation%4] + 3*(d.rng.Float64()-0.5)
		if d.variation == 0 || d.things[c.items[0].Subject].traits.upright {
			tilt = 0
		}
		c.items[0].Rotation = tilt
	}
	return c
}

func (d *draft) mirrored(c cluster) cluster {
	out := cluster{anchor: box{-c.anchor.right, c.anchor.top, -c.anchor.left, c.anchor.bottom}}
	for _, item := range c.items {
		item.X, item.Rotation = -item.X, -item.Rotation
		if !d.things[item.Subject].traits.fixed && item.Text == "" {
			item.Flip = !item.Flip
		}
		out.items = append(out.items, item)
	}
	return out
}
