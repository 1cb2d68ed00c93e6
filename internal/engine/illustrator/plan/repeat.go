package plan

// rowsOf says how many copies stand in each row, top to bottom; the alternatives are compositions of equal worth.
var rowsOf = map[int][][]int{
	2: {{2}}, 3: {{1, 2}, {2, 1}, {3}}, 4: {{2, 2}, {1, 2, 1}}, 5: {{2, 3}, {2, 1, 2}, {3, 2}}, 6: {{3, 3}, {1, 2, 3}, {2, 2, 2}}, 7: {{2, 3, 2}, {3, 4}},
	8: {{3, 2, 3}, {4, 4}}, 9: {{3, 3, 3}, {2, 3, 4}}, 10: {{3, 4, 3}, {1, 2, 3, 4}}, 11: {{4, 3, 4}, {3, 4, 4}}, 12: {{4, 4, 4}, {3, 3, 3, 3}},
}

// repeat makes as many copies of a thing as asked, apart from each other.
func (d *draft) repeat(i int) cluster {
	n := d.things[i].count
	unit := d.unit(i)
	if n <= 1 || n > maxCount {
		return unit
	}
	t := d.things[i].traits
	rows := rowsOf[n][d.option(len(rowsOf[n]))]
	if (t.upright || d.stands(i)) && n <= 3 {
		rows = []int{n}
	}
	out, first := cluster{}, true
	b := unit.bounds()
	cellW, cellH := b.width()*1.08, b.height()*1.06
	nth := 0
	for r, k := range rows {
		for j := range k {
			copy := d.copyOf(unit, t, nth)
			x := (float64(j) - float64(k-1)/2) * cellW
			y := float64(r) * cellH
			if n == 2 && t.organic {
				y += []float64{-0.16, 0.16}[j] * cellH
			}
			copy = copy.centered(x+d.jitter(t, b.width()), y+d.jitter(t, b.height()))
			if first {
				out, first = copy, false
				continue
			}
			out = out.under(copy)
			nth++
		}
	}
	out.anchor = out.bounds()
	return out
}

// stands says whether a thing is told to be on something: its copies then share one line.
func (d *draft) stands(i int) bool {
	for _, link := range d.links {
		if link.From == i && link.Kind == "on" {
			return true
		}
	}
	return false
}

// copyOf varies an organic copy in size and turn, within the room of the original.
func (d *draft) copyOf(unit cluster, t traits, nth int) cluster {
	if !t.organic || len(unit.items) > 1 {
		return unit
	}
	item := unit.items[0]
	limit := extent(item)
	item.Rotation = []float64{-10, 12, -16, 8, 15, -6}[nth%6] + 6*(d.rng.Float64()-0.5)
	if !t.fixed {
		item.Flip = nth%2 == 0
	}
	shrink := []float64{1, 0.86, 0.76, 0.92, 0.82}[nth%5]
	turned := extent(item)
	k := shrink * min(limit.width()/turned.width(), limit.height()/turned.height())
	item.W, item.H = item.W*k, item.H*k
	return single(item)
}

func (d *draft) jitter(t traits, length float64) float64 {
	if !t.organic {
		return 0
	}
	return 0.05 * length * (d.rng.Float64() - 0.5)
}

// ring sets copies of a thing around a cluster.
func (d *draft) ring(c cluster, to int) cluster {
	d.placed[to] = true
	n := d.things[to].count
	b := c.bounds()
	if n == 1 {
		lone := single(d.item(to)).high(0.36 * b.height())
		return c.under(lone.centered(b.right+0.02*b.width(), b.top+0.06*b.height()))
	}
	if n <= 3 && !d.counted(to) {
		n = 8
	}
	radius := 0.5 * max(b.width(), b.height())
	size := min(0.62*radius, 2.4*radius*2/float64(n))
	out := c
	for k := range n {
		copy := single(d.item(to))
		copy = copy.scaled(size / max(copy.bounds().width(), copy.bounds().height()))
		x, y := onCircle(float64(k)/float64(n), radius+0.55*size)
		out = out.under(copy.centered(b.centerX()+x, b.centerY()+y))
	}
	out.anchor = c.anchor
	return out
}

// flank stands a copy of a thing (or the thing and its companion) on each side of a cluster.
func (d *draft) flank(c cluster, to int) cluster {
	d.placed[to] = true
	left, right := d.unit(to), d.unit(to)
	for _, k := range d.companions(to) {
		right = d.unit(k)
		d.placed[k] = true
		break
	}
	out := row(left, c, right)
	out.anchor = out.bounds()
	return out
}
