package read

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
)

// outfits are the words for all that somebody wears.
var outfits = wordSet("outfit outfits clothes clothing attire")

// dressFor are the clothes for what a word before "outfit" says, in the order in which they are put on.
var dressFor = map[string][]string{
	"summer": {"t-shirt", "shorts", "sandals"}, "beach": {"t-shirt", "shorts", "sandals"}, "vacation": {"t-shirt", "shorts", "sandals"}, "casual": {"t-shirt", "jeans", "sneakers"},
	"winter": {"puffer jacket", "beanie", "boots"}, "snow": {"puffer jacket", "beanie", "boots"}, "fall": {"sweater", "scarf", "jeans", "boots"}, "autumn": {"sweater", "scarf", "jeans", "boots"},
	"workout": {"tank top", "leggings", "sneakers"}, "gym": {"tank top", "shorts", "sneakers"}, "sports": {"tracksuit", "sneakers"}, "sporty": {"tracksuit", "sneakers"},
	"running": {"tank top", "shorts", "sneakers"}, "formal": {"suit"}, "business": {"suit"}, "office": {"suit"}, "school": {"uniform"}, "denim": {"denim jacket", "jeans"},
	"winter sports": {"snow suit", "beanie", "boots"}, "ski": {"snow suit", "beanie", "boots"}, "rain": {"raincoat", "rain boots"}, "western": {"cowboy hat", "flannel shirt", "jeans", "cowboy boots"},
}

// outfit reads "black outfit", "summer outfits", "matching outfits" after people as the color or the kind of what they wear: no clothes lie beside
// who wears them.
func (p *parser) outfit(s span) bool {
	words := strings.Fields(s.key)
	if len(words) == 0 || !outfits[words[len(words)-1]] || len(words) > 1 && !s.is(garment) && !s.is(several, mixed) {
		return false
	}
	i := p.dresser()
	if i < 0 || p.scope != "wearing" && p.scope != "with" && !p.afterPause() && !p.listed() {
		return false
	}
	var colors []string
	var known []string
	from := s.from
	for n := p.at - 1; n >= 0 && p.spans[n].isWord() && !p.spans[n].is(relation) || n >= 0 && p.spans[n].key == "and" && len(colors) > 0; n-- {
		d := p.spans[n]
		c, isColor := d.value(color)
		switch {
		case isColor:
			colors = slices.Insert(colors, 0, c)
		case dressFor[d.key] != nil && known == nil:
			known = dressFor[d.key]
		default:
			continue
		}
		from = min(from, d.from)
		p.pre = slices.DeleteFunc(p.pre, func(x span) bool { return x.from == d.from })
		p.recall(d)
	}
	p.at++
	if p.rel == "and" || p.rel == "with" {
		p.rel = ""
	}
	switch who := p.wearers(i, ofPlenty(s)); {
	case len(colors) > 0:
		p.wearColors(who, colors)
	case known != nil:
		for _, w := range who {
			for _, name := range known {
				p.putOnQuietly(w, name)
			}
		}
	case p.matching:
		p.wearColors(who, []string{alikeColor})
	default:
		p.leaveOutOn(i, s)
		p.target = target{subj: i}
		return true
	}
	p.dropPre()
	p.target = target{subj: i}
	p.understandRange(from, s, "clothes", strings.ToLower(p.words(from, s.to)))
	return true
}

// recall takes back what the reading says of a word that was left out before its noun was known.
func (p *parser) recall(d span) {
	words := p.words(d.from, d.to)
	p.out.Reading.LeftOut = slices.DeleteFunc(p.out.Reading.LeftOut, func(it brief.Item) bool { return it.From == "" && it.Words == words })
	for k := d.from; k < d.to; k++ {
		p.fate[k] = false
	}
}

// dresser is the last person named, to whom clothes after a comma belong; -1 if there is none.
func (p *parser) dresser() int {
	if p.scope == "wearing" && p.owner >= 0 {
		if p.isPerson(p.owner) {
			return p.owner
		}
		return -1
	}
	for i := len(p.out.Subjects) - 1; i >= 0; i-- {
		if p.isPerson(i) {
			return i
		}
	}
	return -1
}

// wearColors gives people clothes of the colors that were told: each their own where there are as many colors as people.
func (p *parser) wearColors(who []int, colors []string) {
	for k, w := range who {
		sub := &p.out.Subjects[w]
		f := figure(sub)
		if len(who) == 1 && sub.Count == len(colors) && sub.Count == 2 && sub.Odd == nil {
			other := *sub
			other.Count, other.Person = 1, clonedFigure(f)
			other.Person.Clothes = append(other.Person.Clothes, brief.Garment{Name: "outfit", Color: colors[1]})
			sub.Odd = &brief.Odd{At: 1, Subject: other}
		}
		f.Clothes = append(f.Clothes, brief.Garment{Name: "outfit", Color: colors[k%len(colors)]})
	}
}
