package compose

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/kit"
)

// beforeFlags lets flags fly behind a lone animal that comes with one, and birds sit on the wreath that they come with.
func (c *composer) beforeFlags() {
	b := &c.Brief
	if len(b.Subjects) == 2 && b.Motif == "" && b.Design == "" && len(b.Relations) == 0 && c.flagBehind(0, 1) {
		b.Relations = []brief.Relation{{From: 1, Kind: "with", To: 0}} // "american flag eagle"
	}
	b.Relations = slices.Clone(b.Relations)
	for n, l := range b.Relations {
		if min(l.From, l.To) < 0 || max(l.From, l.To) >= len(b.Subjects) || l.Kind != "and" && l.Kind != "with" && l.Kind != "on" && l.Kind != "sitting on" {
			continue
		}
		for _, pair := range [2][2]int{{l.From, l.To}, {l.To, l.From}} {
			if c.isWreath(pair[0]) && c.subject(pair[1]).Kind == brief.Bird || l.Kind == "and" && len(b.Subjects) == 2 && c.flagBehind(pair[0], pair[1]) {
				b.Relations[n] = brief.Relation{From: pair[0], Kind: "with", To: pair[1]}
				if c.flagBehind(pair[0], pair[1]) {
					b.Relations[n].From, b.Relations[n].To = pair[1], pair[0]
				}
				break
			}
		}
	}
}

// isWreath reports whether a subject is a wreath.
func (c *composer) isWreath(i int) bool {
	s := c.subject(i)
	return s.Kind == brief.Piece && strings.HasSuffix(s.ID, "wreath") && s.Count == 1
}

// flagBehind reports whether one subject is a flag and the other an animal before it.
func (c *composer) flagBehind(flag, who int) bool {
	f, s := c.subject(flag), c.subject(who)
	return (f.Kind == brief.Flag || f.ID == "american-flag") && f.Count == 1 && (s.Kind == brief.Bird || s.Kind == brief.Animal) && s.Count == 1
}

// The measures of birds on a wreath, as shares of its size: where their feet are from its middle, and how large they are.
const (
	perchAside = .2
	perchBelow = .27
	perchHigh  = .36
	mostPerch  = 3
)

// perched sets birds on the lower inner edge of a ring, facing each other, a third one on its top.
func (c *composer) perched(k cluster, b kit.Box, i int) cluster {
	n := min(c.subject(i).Count, mostPerch)
	if c.subject(i).Count == unstated {
		n = 2
	}
	x, y, size := (b.X0+b.X1)/2, (b.Y0+b.Y1)/2, min(b.W(), b.H())
	for at := range max(1, n) {
		facing, foot := kit.Right, [2]float64{-perchAside, perchBelow}
		switch at {
		case 1:
			facing, foot = kit.Left, [2]float64{perchAside, perchBelow}
		case 2:
			foot = [2]float64{0, -.32}
		}
		one := sized(c.unit(i, how{copy: at, facing: facing}), perchHigh*size, perchHigh*size)
		o := one.bounds()
		k = k.over(one.moved(x+foot[0]*size-(o.X0+o.X1)/2, y+foot[1]*size-o.Y1))
	}
	return k
}

// The measures of moon phases over a thing, as shares of its width.
const (
	phasesWide = 1.5
	phasesSink = .3 // of their height that is beside the thing's head
)

// phased sets the phases of the moon on an arch above k.
func (c *composer) phased(k cluster, i int) cluster {
	root, ground, b := k.root, k.ground, k.bounds()
	arch := c.unit(i, how{})
	o := arch.bounds()
	arch = arch.scaled(phasesWide * max(b.W(), .62*b.H()) / o.W())
	o = arch.bounds()
	k = k.before(arch.moved((b.X0+b.X1)/2-(o.X0+o.X1)/2, b.Y0+phasesSink*o.H()-o.Y1))
	k.root, k.ground = root, ground
	return k
}
