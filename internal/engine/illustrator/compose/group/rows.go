package group

import (
	"math"
	"slices"
)

// laps are the shares of one in a row that those beside it may hide, depths those that the row before it may hide; gap is the distance, in cells,
// between those who hide nothing of each other.
var (
	laps   = []float64{.03, .08, .14}
	depths = []float64{.12, .22, .3}
	apart  = []float64{0}

	touching = []float64{1e-6}
)

const (
	gap          = 2
	faceFree     = .03 // the share of a face that may be hidden: its edge
	detailHidden = .3  // the share of a detail that may be hidden: of a stick, a hat, what is held
	strange      = .08 // the share of something that another kind of thing may hide: what it wears or has on it was told, too
	muddled      = .04 // the share that glass may be in front of
	counted      = .07 // the share of a thing that another copy of it may hide: copies are counted
	fewCounted   = .16 // the same of two or three that stand on a floor
	herded       = 1.8 // how many times as much of an animal may be hidden by another one of its kind: a herd stands close
	feetHidden   = .25 // the share of the feet of a person or an animal that another kind of thing may hide
)

// mostHidden is the share of a that b in front of it may hide, where it is as much as share among copies of one thing.
func (s search) mostHidden(a, b shape, share float64) float64 {
	switch {
	case b.clear:
		return min(share, muddled)
	case a.kind != b.kind:
		return min(share, strange)
	case a.alive && b.alive:
		return herded * share
	}
	if a.floor && len(s.shapes) <= 3 {
		return min(share, fewCounted)
	}
	return min(share, counted)
}

// inRows is the best formation of members in rows.
func (s search) inRows(rows [][]int) (formation, bool) {
	within, behind := laps, depths
	switch {
	case s.rule.Whole:
		within, behind = apart, apart
	case s.rule.Order && s.rule.Row:
		within = touching
	case s.rule.Order:
		within, behind = laps[:1], depths[:1]
	case s.rule.Lines:
		within, behind = laps[:2], depths[:2]
	}
	var best formation
	found := false
	for _, lap := range within {
		for _, depth := range behind {
			for _, f := range s.stacked(rows, lap, depth) {
				if f.worth = s.worth(f.spots); !found || f.worth > best.worth {
					best, found = f, true
				}
			}
			if len(rows) == 1 {
				break
			}
		}
	}
	return best, found
}

// asides are how far a row behind another one is moved to the side, in its widths.
var asides = []float64{0, .12, -.12, .25, -.25, .4, -.4, .55, -.55}

// ordered are those that leave the one that was named first on the left of the other one, as shares of the width of both.
var ordered = []float64{.3, .35, .4, .45}

// stacked are formations of rows behind each other, one for each way to move those behind to the side.
func (s search) stacked(rows [][]int, lap, depth float64) (out []formation) {
	front := s.row(rows[len(rows)-1], lap)
	if len(rows) == 1 {
		return []formation{{spots: front}}
	}
	moves := asides
	if s.rule.Counted {
		moves = asides[:1]
	} else if s.rule.Order && len(s.shapes) == 2 {
		moves = ordered
	}
	for _, aside := range moves {
		spots := slices.Clone(front)
		for r := len(rows) - 2; r >= 0; r-- {
			back := s.row(rows[r], lap)
			sign := 1.0
			if (len(rows)-r)%2 == 1 && !s.rule.Order { // in the gaps of the row before it
				sign = -1
			}
			spots = s.behind(back, spots, sign*aside, depth)
		}
		out = append(out, formation{spots: spots})
	}
	return out
}

// behind sets a row behind others: as low as it can stand without too much of anybody, or a face, being hidden.
func (s search) behind(back, front []spot, aside, depth float64) []spot {
	x0, x1, top, _ := s.box(front)
	b0, b1, _, foot := s.box(back)
	wide := b1 - b0
	if s.rule.Order && len(s.shapes) == 2 {
		wide += x1 - x0
		if back[0].i == 0 {
			aside = -aside
		}
	}
	dx := (x0+x1-b0-b1)/2 + int(aside*float64(wide))
	dy := top - foot - gap
	for !s.tooDeep(back, front, dx, dy+1, depth) {
		dy++
	}
	if s.rule.Whole {
		dy -= gap
	}
	out := make([]spot, 0, len(back)+len(front))
	for _, p := range back {
		out = append(out, spot{p.i, p.x + dx, p.y + dy})
	}
	return append(out, front...)
}

// aloftLow is how far below the top of those on the floor that is which is in the air above them, as a share of their height.
const aloftLow = .4

// leastRise is how much higher on the page than those in front at least stands who is behind them, as a share of the height.
const leastRise = .1

// tooDeep reports whether a row behind others, moved by dx, dy, has somebody of whom too much is hidden or who stands as low as they do.
func (s search) tooDeep(back, front []spot, dx, dy int, depth float64) bool {
	_, _, top, foot := s.box(front)
	for _, p := range back {
		moved := spot{p.i, p.x + dx, p.y + dy}
		if me := s.shapes[p.i]; me.aloft && !s.shapes[front[len(front)-1].i].aloft && float64(moved.y+me.foot-top) > aloftLow*float64(foot-top) {
			return true
		}
		if float64(-moved.y) < leastRise*float64(s.shapes[p.i].height()) {
			return true
		}
		if !s.seen(moved, front, depth) {
			return true
		}
	}
	return false
}

// seen reports whether no more than a share of somebody, and nothing of their face, is hidden by those in front.
func (s search) seen(p spot, front []spot, share float64) bool {
	me := s.shapes[p.i]
	for _, part := range me.parts {
		hidden, most := 0, share
		for _, f := range front {
			if over := overlap(part, s.shapes[f.i].all, f.x-p.x, f.y-p.y); over > 0 {
				hidden += over
				most = s.mostHidden(me, s.shapes[f.i], most)
			}
		}
		if float64(hidden) > most*float64(part.n) {
			return false
		}
	}
	for _, d := range me.details {
		hidden := 0
		for _, f := range front {
			hidden += overlap(d, s.shapes[f.i].all, f.x-p.x, f.y-p.y)
		}
		if float64(hidden) > detailHidden*float64(d.n) {
			return false
		}
	}
	for _, f := range front {
		other := s.shapes[f.i]
		if float64(overlap(me.face, other.all, f.x-p.x, f.y-p.y)) > faceFree*float64(me.face.n) {
			return false
		}
		if me.alive && me.kind != other.kind && float64(overlap(me.feet, other.all, f.x-p.x, f.y-p.y)) > feetHidden*float64(me.feet.n) {
			return false
		}
	}
	return float64(s.middleHidden(p, front)) <= middleFree*float64(me.middle.n)
}

// middleFree is the share of the middle of a thing that other kinds of things in front of it may hide: the opening of a tent, the clasp of a bag are there.
const middleFree = .15

// middleHidden is how much of the middle of a thing other kinds of things in front of it hide.
func (s search) middleHidden(p spot, front []spot) (n int) {
	for _, f := range front {
		if me, other := s.shapes[p.i], s.shapes[f.i]; me.kind != other.kind {
			n += overlap(me.middle, other.all, f.x-p.x, f.y-p.y)
		}
	}
	return n
}

// nearer is how much lower on the page those in front in a row stand, as a share of their height: lower ones before higher ones, and every other one of
// those that are as high.
const (
	nearer    = .07
	staggered = .045
)

// row stands members side by side, as close as they may.
func (s search) row(list []int, lap float64) []spot {
	order := s.byDepth(list)
	var spots []spot
	right := 0
	for n, j := range list {
		me := s.shapes[j]
		p := spot{j, right - me.left, order[j].y}
		if lap == 0 {
			p.y = 0
		}
		for lap > 0 && n > 0 && s.fits(spot{j, p.x - 1, p.y}, spots, order, lap) {
			p.x--
		}
		right = max(right, p.x+me.right+gap)
		spots = append(spots, p)
	}
	slices.SortStableFunc(spots, func(a, b spot) int { return order[a.i].rank - order[b.i].rank })
	return spots
}

// depth is where in a row somebody stands: behind those of a higher rank, and how many cells lower on the page than who is at the back.
type depth struct{ rank, y int }

// byDepth orders those in a row from back to front.
func (s search) byDepth(list []int) map[int]depth {
	byHeight := slices.Clone(list)
	slices.SortStableFunc(byHeight, func(a, b int) int { return s.shapes[b].height() - s.shapes[a].height() })
	out := map[int]depth{}
	y := 0.0
	for len(byHeight) > 0 {
		n := 1
		for n < len(byHeight) && s.alike(byHeight[0], byHeight[n]) {
			n++
		}
		level := byHeight[:n]
		byHeight = byHeight[n:]
		high := float64(s.shapes[level[0]].height())
		if len(out) > 0 {
			y += nearer * high
		}
		slices.SortFunc(level, func(a, b int) int { return slices.Index(list, a) - slices.Index(list, b) })
		for _, parity := range []int{1, 0} {
			for k := parity; k < n; k += 2 {
				out[level[k]] = depth{len(out), int(math.Round(y + float64(1-parity)*staggered*high*float64(min(n-1, 1))))}
			}
		}
		if n > 1 {
			y += staggered * high
		}
	}
	return out
}

// fits reports whether somebody can stand at a spot in a row: neither they nor those beside them are hidden too much.
func (s search) fits(p spot, row []spot, order map[int]depth, lap float64) bool {
	for _, q := range row {
		if !s.after(p, q) {
			return false
		}
		back, front := p, q
		if order[p.i].rank > order[q.i].rank {
			back, front = q, p
		}
		if !s.seen(back, []spot{front}, lap) {
			return false
		}
	}
	return true
}

// onward is how far from its right edge, in widths, the wider one of two in a row has the middle of the narrower one at most: a small one does not
// slip along before a large one, to the other side of it.
const onward = .2

// after reports whether p is still the one on the right of q.
func (s search) after(p, q spot) bool {
	a, b := s.shapes[q.i], s.shapes[p.i]
	left, right, next, end := q.x+a.left, q.x+a.right, p.x+b.left, p.x+b.right
	if right-left > end-next {
		return float64(next+end)/2 > float64(right)-onward*float64(right-left)
	}
	return next > left && float64(left+right)/2 < float64(next)+onward*float64(end-next)
}

// box is the box of some spots.
func (s search) box(spots []spot) (x0, x1, y0, y1 int) {
	x0, x1, y0, y1 = math.MaxInt, math.MinInt, math.MaxInt, math.MinInt
	for _, p := range spots {
		m := s.shapes[p.i]
		x0, x1, y0, y1 = min(x0, p.x+m.left), max(x1, p.x+m.right), min(y0, p.y+m.top), max(y1, p.y+m.foot)
	}
	return x0, x1, y0, y1
}

// The shares of their height by which those behind may stand higher on the page before it looks as if they floated: with their feet seen, and hidden by
// those in front.
const (
	barefoot = .2
	covered  = .55
	piledUp  = .8 // the same of things that are wide and low
)

// worth is how much of a square canvas the members fill: what is hidden counts half, the middle of things less, and who seems to float or stands right above another one of
// the kind counts less.
func (s search) worth(spots []spot) float64 {
	x0, x1, y0, y1 := s.box(spots)
	side := float64(max(x1-x0, y1-y0))
	area, floats, piled, perched, low := 0.0, 0.0, 0.0, 0.0, 0
	for _, p := range spots {
		low = max(low, p.y)
	}
	for n, p := range spots {
		me := s.shapes[p.i]
		hidden, feet, above, high := s.middleHidden(p, spots[n+1:]), 0, low-p.y, me.height()
		for _, f := range spots[n+1:] {
			over := overlap(me.all, s.shapes[f.i].all, f.x-p.x, f.y-p.y)
			hidden += over
			feet += overlap(me.feet, s.shapes[f.i].all, f.x-p.x, f.y-p.y)
			perched = max(perched, s.perched(p, f))
			if over > 0 {
				above, high = min(above, f.y-p.y), min(high, s.shapes[f.i].height())
			}
			if (me.alive || me.floor && len(spots) <= 3) && s.alike(p.i, f.i) && f.y > p.y && float64(f.y-p.y) < 1.15*float64(me.height()) {
				piled = max(piled, 1-math.Abs(float64(f.x-p.x))/(leastAside*float64(me.right-me.left)))
			}
		}
		area += float64(me.all.n) - .5*float64(min(hidden, me.all.n))
		if me.floor {
			free := 1 - min(1, 1.6*float64(feet)/float64(max(me.feet.n, 1)))
			rise := float64(above) / float64(max(me.height(), 1))
			if me.alive { // nobody stands on the backs of those before them
				rise = float64(above) / float64(max(high, 1))
			}
			covered := covered
			if me.all.w*2 > me.height()*3 && !me.alive {
				covered = piledUp
			}
			float := rise - barefoot*free - covered*(1-free)
			if me.alive {
				float *= 1.5
			}
			floats = max(floats, float)
		}
	}
	square := math.Pow(float64(min(x1-x0, y1-y0))/side, .2)
	return square * area / side / side * max(.1, 1-1.2*floats) * (1 - .7*piled) * (1 - .55*perched)
}

// perchedNear is how near to the top of what is before it, as a share of that one's height, somebody has their feet who seems to stand on it.
const perchedNear = .25

// mostPerched is how many things are looked at so: of many, those at the back are above others anyway.
const mostPerched = 3

// perched is how much it looks as if p stood on f, another kind of thing that is before it: the share of p's width that is above f.
func (s search) perched(p, f spot) float64 {
	me, other := s.shapes[p.i], s.shapes[f.i]
	if me.aloft || other.aloft || me.kind == other.kind || len(s.shapes) > mostPerched {
		return 0
	}
	tops, n := 0, 0
	for x := p.x + me.left; x < p.x+me.right; x++ {
		if top, ok := other.all.topAt(x - f.x); ok {
			tops, n = tops+top, n+1
		}
	}
	if n == 0 || math.Abs(float64(f.y+tops/n-p.y-me.foot)) > perchedNear*float64(other.height()) {
		return 0
	}
	return float64(n) / float64(max(me.right-me.left, 1))
}

// leastAside is how far to the side of one before it another one as high stands, in widths.
const leastAside = .32
