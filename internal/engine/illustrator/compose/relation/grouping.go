package relation

import (
	"slices"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/compose/figure"
	"pellucid/internal/engine/illustrator/compose/group"
	"pellucid/internal/engine/illustrator/compose/layout"
	"pellucid/internal/engine/illustrator/compose/relation/placing"
	"pellucid/internal/engine/illustrator/compose/relation/plants"
	"pellucid/internal/engine/illustrator/kit/library"
)

// Several that stand together are of like size: the smaller one measures at least leastGroup of the larger one's length, and leastTall of its height.
const (
	leastGroup = .4
	leastOne   = .52 // of a person beside a thing or a beast
	leastTall  = .28
	leastOfAll = .26 // of many
	lookUp     = .45 // of its height: who is lower than that stands before who looks down at them
)

// standBeside makes a group of k and what stands with it, with k where it was. Where k is a group already, all its members find new places.
func (c *Placer) standBeside(k, other layout.Cluster, rule group.Rule) layout.Cluster {
	other = c.contrasted(k, other)
	all := k.Apart()
	if to := other.Root.Subject; to >= 0 && c.inRow(to) { // "a duck with six ducklings in a row"
		rule.Row, rule.Whole = true, true
	}
	if rule.Row && c.sameKind(all) { // "three cakes next to a cup": the cup is beside all three
		all = []layout.Cluster{k}
	}
	if !c.Kin(k.Root.Subject, other.Root.Subject) { // a calf is small beside its herd
		root := k
		if n := slices.IndexFunc(all, func(m layout.Cluster) bool { return m.Root.Serial == k.Root.Serial }); n >= 0 {
			root = all[n]
		}
		other = c.lowerThan(root, c.ofLikeSize(root, other))
	}
	if rule.Row && c.sameKind(other.Apart()) { // and so are three cakes beside a cup
		all = append(all, other)
	} else {
		all = append(all, other.Apart()...)
	}
	c.noneTiny(all, k.Root.Serial)
	return group.Keeping(k, c.grouped(all, rule))
}

// sameKind reports whether clusters are copies of one thing.
func (c *Placer) sameKind(all []layout.Cluster) bool {
	return !slices.ContainsFunc(all, func(m layout.Cluster) bool { return m.Root.Subject != all[0].Root.Subject })
}

// mostPet is the height of an animal beside a person who really is larger, as a share of theirs.
const mostPet = .6

// lowerThan scales an animal that sits by a person until it is no higher than it may be: sizes are softened, and who sits up is as high as long.
func (c *Placer) lowerThan(k, other layout.Cluster) layout.Cluster {
	if c.Subject(k.Root.Subject).Kind != brief.Person || c.Subject(other.Root.Subject).Kind != brief.Animal || placing.SizeOf(c.Subject(other.Root.Subject)) > 1 {
		return other
	}
	most := mostPet * k.Root.Box().H()
	if figure.RealSize(other.Root.Drawing) > .8*figure.RealSize(k.Root.Drawing) || other.Root.Box().H() < most {
		return other
	}
	return other.Scaled(most / other.Root.Box().H())
}

// leftAndRight sets k on the left and another cluster on the right, as near as they can be without hiding much of each other: in a row where they look at
// each other and neither is much lower.
func (c *Placer) leftAndRight(k, other layout.Cluster, row bool) layout.Cluster {
	if !c.Kin(k.Root.Subject, other.Root.Subject) {
		other = c.ofLikeSize(k, other)
	}
	low, high := k.Bounds().H(), other.Bounds().H()
	row = row && min(low, high) > lookUp*max(low, high)
	return group.Keeping(k, c.grouped([]layout.Cluster{k, other}, group.Rule{Order: true, Row: row}))
}

// noneTiny scales members of a group other than its root until each measures at least leastOfAll of the longest one's length: several steps may have made
// them small. Who was told to be small, or is a young one, stays so.
func (c *Placer) noneTiny(all []layout.Cluster, root int) {
	long := 0.0
	for _, k := range all {
		long = max(long, layout.Longer(k.Bounds()))
	}
	for n, k := range all {
		young := slices.ContainsFunc(all, func(m layout.Cluster) bool { return c.Kin(k.Root.Subject, m.Root.Subject) })
		if least := leastOfAll * long; k.Root.Serial != root && !young && c.Subject(k.Root.Subject).Size == "" && layout.Longer(k.Bounds()) < least {
			all[n] = k.Scaled(least / layout.Longer(k.Bounds()))
		}
	}
}

// grouped makes one group of clusters; the first one is its root.
func (c *Placer) grouped(all []layout.Cluster, rule group.Rule) layout.Cluster {
	members := make([]group.Member, len(all))
	for n, k := range all {
		members[n] = c.member(k)
	}
	if c.Brief.Style.Name == "silhouette" { // in one tone, what lies over each other is one shape
		rule.Whole = true
	}
	if len(c.Brief.Lettering) > 0 && len(all) <= 4 {
		rule.Row, rule.Whole = true, true
	}
	rule.Lines = plants.InLines(c.Placer)
	if rule.Order {
		return group.Arrange(members, rule)
	}
	rule.Choice = c.Variation % 4
	return group.Arrange(members, rule)
}

// member says how a cluster stands among others.
func (c *Placer) member(k layout.Cluster) group.Member {
	i := k.Root.Subject
	m := group.Member{Cluster: k, Floor: k.Root.Has("ground")}
	if i < 0 {
		return m
	}
	s := c.Subject(i)
	pose := k.Root.How.Pose
	m.Alive = figure.Living(s)
	m.Aloft = c.flies(i) && s.Kind == brief.Piece || placing.Hangs[s.ID] || floats[s.ID] || figure.Flies(pose) && s.Kind == brief.Bird
	m.Floor = !m.Aloft && (m.Floor || c.Stands(i)) && !inAir[pose] && !baseless[c.Brief.Place] && library.GroupOf(s.ID) != "sea"
	return m
}

// inAir are the poses in which nobody stands on a floor.
var inAir = map[string]bool{"flying": true, "swimming": true, "floating": true, "jumping": true, "leaping": true, "diving": true, "landing": true, "spread": true}

// contrasted scales a cluster so that what is called big is larger than what is called tiny, whatever their real sizes.
func (c *Placer) contrasted(k, other layout.Cluster) layout.Cluster {
	f := placing.SizeOf(c.Subject(other.Root.Subject)) / placing.SizeOf(c.Subject(k.Root.Subject))
	ratio := placing.BySize(other.Root) / max(placing.BySize(k.Root), 1e-9)
	switch {
	case f > placing.Contrast && ratio < placing.Contrast:
		return other.Scaled(placing.Contrast / ratio)
	case f < 1/placing.Contrast && ratio > 1/placing.Contrast:
		return other.Scaled(1 / placing.Contrast / ratio)
	}
	return other
}

// toldApart is from which ratio of the words for their sizes on two keep their real proportions, unless one were less than leastApart of the other.
const (
	toldApart  = 1.7
	leastApart = .2
)

// ofLikeSize scales a cluster until neither it nor k is less than leastGroup of the other's length, and until it is seen beside k.
func (c *Placer) ofLikeSize(k, other layout.Cluster) layout.Cluster {
	if a, b := k.Root.Subject, other.Root.Subject; a >= 0 && b >= 0 {
		if f := placing.SizeOf(c.Subject(a)) / placing.SizeOf(c.Subject(b)); max(f, 1/f) > toldApart { // a small dog beside a big elephant
			ratio := placing.BySize(other.Root) / placing.BySize(k.Root)
			return other.Scaled(max(leastApart, min(ratio, 1/leastApart)) / ratio)
		}
	}
	b, o := k.Bounds(), other.Bounds()
	long, most := layout.Longer(o), layout.Longer(b)
	f, least, leastOfK := 1.0, leastGroup, leastGroup
	if other.Root.Has("shoulderNear") && !k.Root.Has("shoulderNear") {
		least = leastOne
	} else if k.Root.Has("shoulderNear") && !other.Root.Has("shoulderNear") {
		leastOfK = leastOne
	}
	switch {
	case long < least*most:
		f = least * most / long
	case most < leastOfK*long:
		f = most / leastOfK / long
	}
	if high := o.H() * f; high < leastTall*b.H() {
		f *= min(leastTall*b.H()/high, max(1, .7*most/(long*f)))
	}
	return other.Scaled(f)
}

// together is the rule of a group whose things are joined by a relation.
func (c *Placer) together(link brief.Relation) group.Rule {
	told := link.Kind == "beside" && slices.ContainsFunc(c.SaidWords(), func(w string) bool { return nextTo[w] })
	return group.Rule{Row: told, Order: told}
}

// nextTo are the words that say that two stand side by side.
var nextTo = figure.Words("beside next side alongside row line")
