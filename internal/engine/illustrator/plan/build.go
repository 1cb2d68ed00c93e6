package plan

// gap between things that stand beside each other, in units of a usual thing's height.
const gap = 0.07

// build composes a thing with everything that is placed by it.
func (d *draft) build(i int) cluster {
	d.placed[i] = true
	groups := []cluster{d.repeat(i)}
	for _, k := range d.companions(i) {
		groups = append(groups, d.repeat(k))
	}
	out := d.arrange(groups)
	members := append([]int{i}, d.companions(i)...)
	for _, k := range members {
		d.placed[k] = true
	}
	for _, m := range members {
		for _, link := range d.links {
			if link.From == m && !d.placed[link.To] && !attached[link.Kind] {
				out = d.place(out, link)
			}
		}
	}
	return out
}

// attached relations belong to every copy of a thing, not to the group.
var attached = map[string]bool{"wearing": true, "holding": true, "hanging": true}

// companions are the things joined to i by "and", directly or in a chain.
func (d *draft) companions(i int) []int {
	var all []int
	seen := map[int]bool{i: true}
	for queue := []int{i}; len(queue) > 0; queue = queue[1:] {
		for _, link := range d.links {
			if link.From == queue[0] && link.Kind == "and" && !seen[link.To] && !d.placed[link.To] {
				seen[link.To] = true
				all = append(all, link.To)
				queue = append(queue, link.To)
			}
		}
	}
	return all
}

// unit is one copy of a thing with what it wears and holds.
func (d *draft) unit(i int) cluster {
	c := single(d.item(i))
	held := 0
	for _, link := range d.links {
		if link.From != i || !attached[link.Kind] || link.To == i {
			continue
		}
		d.placed[link.To] = true
		switch link.Kind {
		case "wearing":
			c = d.wear(c, i, link.To)
		case "hanging":
			c = d.hang(c, link.To)
		default:
			c = d.hold(c, i, link.To, held)
			held++
		}
	}
	return c
}

func (d *draft) item(i int) Item {
	t := d.things[i]
	item := Item{Subject: i, Art: t.art, W: t.size * t.aspect, H: t.size, Color: t.color}
	if t.art.Set == procedural && t.art.Name == "lettering" {
		item.Text = titled(d.out.Subjects[i].Phrase)
	}
	return item
}

func single(item Item) cluster { return cluster{items: []Item{item}, anchor: extent(item)} }

// place composes a finished cluster with the thing that a relation joins to it.
func (d *draft) place(c cluster, link Relation) cluster {
	switch link.Kind {
	case "around":
		return d.ring(c, link.To)
	case "full of":
		return d.fill(c, link)
	case "between":
		return d.flank(c, link.To)
	}
	other := d.build(link.To)
	s := setting{c: c, o: other, from: d.things[link.From], to: d.things[link.To], turn: d.option(3)}
	switch link.Kind {
	case "riding":
		return s.ride()
	case "on":
		if s.from.creature() && s.to.traits.class == "walking" {
			return s.ride()
		}
		return s.on()
	case "under":
		return s.under()
	case "over":
		return s.above()
	case "in":
		return d.inside(s, link.To)
	case "behind":
		return s.behind()
	case "in front of":
		return s.inFront()
	case "left of":
		d.sided = true
		return row(s.c, s.o)
	case "right of":
		d.sided = true
		return row(s.o, s.c)
	case "beside":
		return row(s.c, s.o)
	}
	return d.garnish(s, link.To)
}

// row stands clusters side by side on one line.
func row(groups ...cluster) cluster {
	out := groups[0]
	for _, g := range groups[1:] {
		b := out.bounds()
		g = g.placed(0, b.bottom)
		g = g.moved(b.right+gap-g.bounds().left, 0)
		out = out.under(g)
	}
	return out
}

// compact stands two groups beside each other, or above each other when their row would be a thin strip.
func compact(groups []cluster) cluster {
	line := row(groups...)
	if b := line.bounds(); len(groups) < 2 || b.width() < 2.6*b.height() {
		return line
	}
	low := groups[1].bounds()
	return groups[0].placed(low.centerX(), low.top-gap).under(groups[1])
}

// arrange stands up to two groups in a row and more in rows above each other, widest below.
func (d *draft) arrange(groups []cluster) cluster {
	n := len(groups)
	if n <= 2 {
		if n == 2 && d.option(3) == 2 {
			groups[0], groups[1] = groups[1], groups[0]
		}
		return compact(groups)
	}
	first := (n - 1) / 2
	if n > 6 {
		first = n / 3
	}
	top, rest := row(groups[:first]...), d.arrange(groups[first:])
	b := rest.bounds()
	out := top.placed(b.centerX(), b.top-gap).under(rest)
	return out
}
