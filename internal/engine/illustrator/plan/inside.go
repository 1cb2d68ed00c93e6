package plan

// inside puts s.c into s.o: behind a rim, within a clear wall, up in a tree, or among copies of what surrounds it.
func (d *draft) inside(s setting, to int) cluster {
	c, o := s.c, s.o
	b := o.anchor
	switch {
	case s.to.traits.open:
		share := 0.70
		if s.to.piece.Name == "amphora" {
			share = 1.25 // flowers are wider than the neck that they stand in
		}
		c = c.scaled(min(share*b.width()/c.bounds().width(), 0.95*b.height()/c.bounds().height()))
		return c.placed(b.centerX(), rim(s.to, b)+sink(s.to)*c.bounds().height()).under(o)
	case s.to.traits.clear:
		return within(c, b, box{0.20, 0.30, 0.80, 0.88}).over(o)
	case thickets[lastWords(d.out.Subjects[to].Phrase, 1)]:
		d.things[to].count = max(d.things[to].count, 3)
		return d.among(c, to)
	case s.to.traits.shelter:
		return within(c, b, box{0.30, 0.16, 0.72, 0.50}).over(o)
	case s.to.traits.sky || s.to.traits.ground || s.to.traits.organic || s.to.count > 1:
		return d.among(c, to)
	}
	return within(c, b, box{0.22, 0.40, 0.78, 0.94}).over(o)
}

// thickets are words for places that stand around what is in them.
var thickets = map[string]bool{
	"forest": true, "woods": true, "jungle": true, "woodland": true, "rainforest": true, "garden": true, "field": true, "meadow": true, "grass": true, "sky": true, "snow": true, "rain": true,
}

// rims is how far below its top a container opens, as a fraction of its height.
var rims = map[string]float64{
	"basket": 0.31, "bucket": 0.20, "wrapped-gift": 0.30, "package": 0.30, "bathtub": 0.48, "bowl-with-spoon": 0.27, "amphora": 0.05, "hot-beverage": 0.36,
	"teacup-without-handle": 0.40, "automobile": 0.34, "rocket": 0.30, "sailboat": 0.70, "canoe": 0.45, "potted-plant": 0.62, "nest-with-eggs": 0.4,
}

// rim is the height at which a container in a box opens.
func rim(container thing, b box) float64 {
	share, ok := rims[container.piece.Name]
	if !ok {
		share = 0.28
	}
	return b.top + share*b.height()
}

// sink is the share of a thing that the rim hides.
func sink(container thing) float64 {
	if container.piece.Name == "amphora" {
		return 0.22
	}
	return 0.36
}

// within fits c into a part of a box given in fractions, standing at its foot.
func within(c cluster, b box, part box) cluster {
	room := box{b.left + part.left*b.width(), b.top + part.top*b.height(), b.left + part.right*b.width(), b.top + part.bottom*b.height()}
	c = c.fitted(room)
	return c.placed(room.centerX(), room.bottom)
}

// among sets copies of a thing behind and before a cluster, as clouds around a balloon.
func (d *draft) among(c cluster, to int) cluster {
	b := c.bounds()
	spots := []struct {
		x, y, size float64
		front      bool
	}{{0.02, 0.86, 0.46, true}, {0.98, 0.28, 0.40, false}, {0.92, 0.94, 0.38, true}, {0.04, 0.20, 0.30, false}}
	n := max(min(d.things[to].count, len(spots)), 2)
	out := c
	for _, s := range spots[:n] {
		copy := single(d.item(to)).scaled(1)
		copy = copy.scaled(s.size*b.height()/copy.bounds().height()).centered(b.left+s.x*b.width(), b.top+s.y*b.height())
		if s.front {
			out = out.under(copy)
		} else {
			out = out.over(copy)
		}
	}
	out.anchor = c.anchor
	return out
}

// fill heaps copies of a thing over the rim of a container, or behind its clear wall.
func (d *draft) fill(c cluster, link Relation) cluster {
	container, to := d.things[link.From], link.To
	d.placed[to] = true
	n := d.things[to].count
	if n <= 3 && !d.counted(to) && d.things[to].size <= 1 {
		n = 5
	}
	heap := d.heap(to, n)
	b := c.anchor
	switch {
	case container.traits.clear:
		return within(heap, b, box{0.20, 0.34, 0.80, 0.90}).over(c)
	case container.piece.Name == "treasure-chest", !container.traits.open:
		heap = heap.scaled(0.62 * b.width() / heap.bounds().width())
		return heap.placed(b.centerX(), b.bottom+0.10*b.height()).over(c)
	}
	heap = heap.scaled(0.80 * b.width() / heap.bounds().width())
	if limit := 0.8 * b.height(); heap.bounds().height() > limit {
		heap = heap.high(limit)
	}
	out := heap.placed(b.centerX(), rim(container, b)+0.24*heap.bounds().height()).under(c)
	out.anchor = c.anchor
	return out
}

// counted says whether the prompt told how many there are.
func (d *draft) counted(i int) bool {
	return i < len(d.told) && d.told[i]
}

// heap piles n copies, touching, widest row below.
func (d *draft) heap(i, n int) cluster {
	below := (n + 1) / 2
	out := d.pileRow(i, below)
	for left := n - below; left > 0; {
		k := min(left, max(below-1, 1))
		next := d.pileRow(i, k)
		b := out.bounds()
		out = out.over(next.placed(b.centerX(), b.top+0.35*next.bounds().height()))
		left -= k
		below = k
	}
	return out
}

func (d *draft) pileRow(i, n int) cluster {
	out := d.unit(i)
	for range n - 1 {
		b := out.bounds()
		next := d.unit(i)
		out = out.under(next.moved(b.right-0.08*next.bounds().width()-next.bounds().left, b.bottom-next.bounds().bottom))
	}
	return out
}
