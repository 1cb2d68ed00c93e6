package plan

import (
	"slices"

	"pellucid/internal/engine/illustrator/understand"
)

// carriesOver are the relations that "and" continues: a knight with a sword and a shield holds both.
var carriesOver = map[string]bool{"with": true, "holding": true, "wearing": true, "full of": true, "riding": false}

// settleLinks turns what the sentence says into what is composed: every relation then starts at the thing it is placed by.
func (d *draft) settleLinks() {
	for n, link := range d.links {
		if link.Kind == "and" {
			d.links[n] = d.inherit(link, d.links[:n])
		}
	}
	for n, link := range d.links {
		d.links[n] = d.settle(link)
	}
	d.links = d.asTree(d.links)
	d.joinLoose()
	d.shareOut()
}

// shareOut gives every copy of a thing one of what it wears or holds: five monkeys with bananas have one each.
func (d *draft) shareOut() {
	for _, link := range d.links {
		if attached[link.Kind] && d.things[link.From].count > 1 {
			d.things[link.To].count = 1
		}
	}
}

// asTree keeps the relations under which every thing is placed once, by one other, and never by itself.
func (d *draft) asTree(links []Relation) []Relation {
	all := d.links
	d.links = nil
	for _, link := range links {
		placed := slices.ContainsFunc(d.links, func(l Relation) bool { return l.To == link.To })
		if !placed && d.rootOf(link.From) != link.To {
			d.links = append(d.links, link)
		}
	}
	kept := d.links
	d.links = all
	return kept
}

// inherit gives "and" the relation of its left neighbour when that neighbour is an attribute and both are no creatures.
func (d *draft) inherit(link Relation, before []Relation) Relation {
	for _, prior := range slices.Backward(before) {
		if prior.To == link.From && carriesOver[prior.Kind] && (!d.things[link.To].creature() || d.things[prior.To].creature()) {
			return Relation{From: prior.From, Kind: prior.Kind, To: link.To}
		}
	}
	return link
}

func (d *draft) settle(link Relation) Relation {
	from, to := d.things[link.From], d.things[link.To]
	swapped := Relation{From: link.To, Kind: link.Kind, To: link.From}
	switch {
	case link.Kind == "around":
		return swapped
	case (link.Kind == "on" || link.Kind == "in") && from.traits.wornOn != "" && to.creature():
		swapped.Kind = "wearing"
		return swapped
	case (link.Kind == "in" || link.Kind == "with") && to.traits.wornOn != "" && from.wearer():
		link.Kind = "wearing"
	case link.Kind == "with" && to.piece.Name == "wing":
		link.Kind = "wearing"
	case link.Kind == "at":
		return d.settleTime(link)
	case link.Kind == "with" && to.traits.sky && !from.traits.sky:
		link.Kind = "under"
	case link.Kind == "with" && vessel[from.piece.Name] && !to.creature() && to.piece.Group != understand.Travel:
		link.Kind = "full of"
	case link.Kind == "with" && from.creature() && !to.creature() && to.holdable():
		link.Kind = "holding"
	case link.Kind == "wearing" && to.traits.wornOn == "":
		link.Kind = "holding"
	}
	return link
}

// vessel are the containers whose "with" means "full of".
var vessel = map[string]bool{
	"basket": true, "bucket": true, "bowl-with-spoon": true, "jar": true, "package": true, "shopping-cart": true, "amphora": true, "treasure-chest": true, "crystal-ball": true,
}

// times are the pieces of hours and weather: as a setting they are shown by what hangs in the sky then.
var times = map[string]string{
	"sunrise-over-mountains": "sun", "sunset": "sun", "sunrise": "sun", "cityscape-at-dusk": "crescent-moon", "milky-way": "crescent-moon",
	"night-with-stars": "crescent-moon", "fog": "cloud",
}

func (d *draft) settleTime(link Relation) Relation {
	if name, ok := times[d.things[link.To].piece.Name]; ok {
		d.swap(link.To, name)
	}
	link.Kind = "beside"
	if d.things[link.To].traits.sky {
		link.Kind = "under"
	}
	return link
}

// joinLoose links things that no relation mentions to the first, so that nothing is lost.
func (d *draft) joinLoose() {
	for i := 1; i < len(d.things); i++ {
		if d.rootOf(i) == d.rootOf(0) {
			continue
		}
		d.links = append(d.links, Relation{From: d.rootOf(0), Kind: "and", To: d.rootOf(i)})
	}
}

// rootOf follows relations back to where they start.
func (d *draft) rootOf(i int) int {
	for range d.things {
		at := slices.IndexFunc(d.links, func(l Relation) bool { return l.To == i })
		if at < 0 {
			return i
		}
		i = d.links[at].From
	}
	return i
}

func (t thing) creature() bool {
	g := t.piece.Group
	return t.piece.Name != "" && (g == understand.Animals && t.traits.class != "" || g == understand.People || t.traits.class == "face" || t.traits.class == "upright" || t.traits.class == "sitting")
}

// wearer says whether clothes suit a thing: creatures, food with a face to be, and upright shapes such as a cactus.
func (t thing) wearer() bool {
	return t.creature() || t.piece.Group == understand.Food || t.traits.upright && t.traits.wornOn == "" || t.traits.sky
}

func (t thing) holdable() bool {
	g := t.piece.Group
	return g == understand.Objects || g == understand.Food || g == understand.Events || g == understand.Animals || g == understand.Symbols
}
