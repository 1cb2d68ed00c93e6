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

// vary mirrors and tilts the composition, so that variations and seeds are different pictures.
func (d *draft) vary(c cluster) cluster {
	if d.mirrors() {
		c = d.mirrored(c)
	}
	if d.variation == 0 || d.standing(c) {
		return c
	}
	tilt := []float64{6, 3, -9, 11}[d.variation%4] + 3*(d.rng.Float64()-0.5)
	if len(c.items) > 1 {
		tilt *= 0.6
	}
	return c.turned(tilt)
}

// standing says whether something in a composition has to stay upright.
func (d *draft) standing(c cluster) bool {
	for _, item := range c.items {
		if t := d.things[item.Subject]; t.traits.fixed || t.traits.upright || t.traits.ground || t.traits.class == "bust" || len(c.items) > 1 && t.traits.sky {
			return true
		}
	}
	return d.sided
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

// roomFor leaves the later variations more air.
func (d *draft) roomFor(room box) box {
	air := []float64{0, 0, 0.03, 0.06}[d.variation%4] * room.width()
	return box{room.left + air, room.top + air, room.right - air, room.bottom - air}
}

// otherSets are the sets whose turn it is in the first and second variation, for the styles in which they look as well.
var otherSets = map[string][2]string{
	"default": {fluentFlat, fluent}, "sticker": {fluentFlat, fluent}, "watercolor": {fluentFlat, noto}, "anime": {fluentFlat, noto},
	"papercut": {fluentFlat, noto}, "pixel": {fluentFlat, fluent}, "halftone": {fluentFlat, noto}, "digital": {fluentFlat, fluent},
	"isometric": {fluentFlat, fluent}, "flat": {noto, fluentFlat}, "neon": {noto, fluentFlat}, "glass": {noto, fluentFlat},
}

// varySets puts another art set first in the middle variations.
func (d *draft) varySets() {
	others, ok := otherSets[d.out.Style.Name]
	if turn := d.variation % 4; ok && (turn == 1 || turn == 2) {
		d.sets = append([]string{others[turn-1]}, d.sets...)
	}
}

// emphasise changes how large things stand beside each other from one variation to the next.
func (d *draft) emphasise() {
	if len(d.things) < 2 {
		return
	}
	first, last := &d.things[0], &d.things[len(d.things)-1]
	switch d.variation % 4 {
	case 1:
		first.size *= 1.14
	case 2:
		last.size *= 1.14
	case 3:
		first.size *= 0.88
	}
}
