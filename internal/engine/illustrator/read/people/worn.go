package read

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/things"
	"pellucid/internal/engine/illustrator/token"
)

// wrapCoats are the animals whose coat is a pattern, and that pattern.
var wrapCoats = map[string]string{"leopard": "leopard", "cheetah": "leopard", "zebra": "zebra", "tiger": "tiger", "cow": "cow", "snake": "snakeskin"}

// wraps are the words for what a cloth is cut for.
var wraps = wordSet("tumbler wrap fabric sublimation")

// patternOfFill joins a fill and the word for a pattern that stand apart where nothing else is named, "plaid red black pattern", and takes an animal
// alone on a wrap for its coat: "leopard tumbler wrap".
func (p *parser) patternOfFill() {
	fillAt, patternAt, wrap := -1, -1, false
	for i, s := range p.spans {
		asked, _ := s.value(style)
		id, named := s.value(thing)
		switch {
		case s.kind == token.Quote || s.plural && named && !s.is(fill):
			return
		case asked == "framing:pattern":
			patternAt = i
			wrap = wrap || slices.ContainsFunc(strings.Fields(s.key), func(w string) bool { return wraps[w] })
		case s.is(trade) && slices.ContainsFunc(strings.Fields(s.key), func(w string) bool { return wraps[w] }):
			wrap = true
		case s.is(fill) && s.kind == token.Word:
			if fillAt < 0 {
				fillAt = i
			}
		case wrapCoats[id] != "" && s.kind == token.Word && fillAt < 0:
			fillAt = i
		case s.kind == token.Word && s.is(naming...) && !s.is(color, material, trade, style, stop, relation, count):
			return
		}
	}
	if fillAt < 0 || patternAt < 0 && !wrap {
		return
	}
	f := p.spans[fillAt]
	if lastWord(f.key) == "pattern" || !p.r.catalog.Family("pattern") || patternAt == fillAt+1 && f.is(fill) {
		return
	}
	name, ok := f.value(fill)
	if !ok {
		id, _ := f.value(thing)
		if !wrap {
			return // zebras in a pattern are zebras
		}
		name = wrapCoats[id]
	}
	f.senses = []sense{{Class: fill, Value: name}}
	pattern := span{from: f.to, to: f.to, kind: token.Word, key: "pattern", senses: []sense{{Class: style, Value: "framing:pattern"}}}
	rest := slices.Clone(p.spans)
	if patternAt >= 0 {
		pattern = p.spans[patternAt]
		rest = slices.Delete(rest, max(patternAt, fillAt), max(patternAt, fillAt)+1)
		rest = slices.Delete(rest, min(patternAt, fillAt), min(patternAt, fillAt)+1)
	} else {
		rest = slices.Delete(rest, fillAt, fillAt+1)
	}
	p.spans = append(rest, f, pattern)
}

// jewelry are the things that are worn and that the table of things has under other groups, or not at all.
var jewelry = wordSet("gold-chain medal collar bell headphones bow crown tiara name-tag bow-tie flower-crown halo wings backpack saddle bandit-mask pilgrim-hat pet-cone antler-headband lion-mane")

// worn are the things that animals wear whatever leads to them.
var worn = wordSet("wig sunglasses glasses tie bow-tie scarf bandana necklace headphones goggles crown tiara leash")

// heldUp are prizes to wear that no figure has a place for: they are held.
var heldUp = wordSet("championship-belt trophy")

// smoked are the things that are in the mouth of who comes with them.
var smoked = wordSet("smoking-pipe cigarette")

// wornToo lets what is joined by "and" to what an animal wears be worn too, where it is a piece of clothing or jewelry that no list of garments
// has: "a bulldog wearing sunglasses and a gold chain".
func (p *parser) wornToo() {
	p.oneLeash()
	p.bagsOnBacks()
	for n, r := range p.out.Relations {
		if to := &p.out.Subjects[r.To]; to.ID == "ribbon" && (r.Kind == "with" || r.Kind == "and" || r.Kind == "wearing") && p.alive(r.From) && p.kindOf(r.From) != brief.Person {
			to.ID, to.Count = "hair-bow", 1 // an animal's ribbon is tied to a bow
			p.out.Relations[n].Kind = "wearing"
			continue
		}
		if to := p.out.Subjects[r.To]; (r.Kind == "inside" || r.Kind == "on" || r.Kind == "with") && worn[to.ID] && to.Count == 1 && p.alive(r.From) && p.kindOf(r.From) != brief.Person {
			p.out.Relations[n].Kind = "wearing" // a pig in a wig, a poodle on a leash
			continue
		}
		if r.Kind == "wearing" && p.out.Subjects[r.To].ID == "lipstick" && p.kindOf(r.From) != brief.Person {
			p.out.Relations[n].Kind = "with" // it stands beside who has no painted lips
			continue
		}
		if r.Kind == "with" && p.alive(r.From) && p.out.Subjects[r.To].ID != "lipstick" && (p.isWorn(r.To) || jewelry[p.out.Subjects[r.To].ID] && p.out.Subjects[r.To].Count == 1 && p.kindOf(r.From) != brief.Person) && r.From != r.To {
			p.out.Relations[n].Kind = "wearing" // what stands in for a hat is worn too
			continue
		}
		id := p.out.Subjects[r.To].ID
		if smoked[id] && p.embodied(r.From) && (r.Kind == "with" || r.Kind == "holding" || r.Kind == "and") {
			p.out.Relations[n].Kind = "eating" // it is in the mouth
			continue
		}
		if heldUp[id] && p.alive(r.From) && (r.Kind == "wearing" || r.Kind == "and" && p.out.Subjects[r.From].Person != nil) {
			p.out.Relations[n].Kind = "holding"
			continue
		}
		t, _ := things.ByID(id)
		if r.Kind != "and" || !p.alive(r.From) || t.Group != "clothing-accessory" && !jewelry[id] {
			continue
		}
		for _, other := range p.out.Relations[:n] {
			if other.From == r.From && other.Kind == "wearing" {
				p.out.Relations[n].Kind = "wearing"
			}
		}
	}
}

// bagsOnBacks lets people wear the bags that come after the building to which they go: "kids going to school with backpacks".
func (p *parser) bagsOnBacks() {
	for _, r := range p.out.Relations {
		if r.Kind != "with" && r.Kind != "wearing" || p.kindOf(r.From) != brief.Piece || r.From == 0 || !p.isPerson(r.From-1) {
			continue
		}
		name := strings.ReplaceAll(p.out.Subjects[r.To].ID, "-", " ")
		onBack := slices.ContainsFunc(p.r.words.Senses[name], func(s sense) bool { return s.Class == garment && strings.HasPrefix(s.Value, "back/") })
		if t, _ := things.ByID(p.out.Subjects[r.From].ID); t.Group == "building-landmark" && onBack && p.putOnQuietly(r.From-1, name) {
			p.dropQuietly(r.To)
			return
		}
	}
}

// oneLeash leaves a leash that is named to the hand of who walks the animal: it is drawn with them.
func (p *parser) oneLeash() {
	for _, r := range p.out.Relations {
		if p.out.Subjects[r.To].ID != "leash" {
			continue
		}
		for n, o := range p.out.Relations {
			if (o.To == r.From || o.From == r.From) && o.Kind == "with" && p.isPerson(o.From) && p.kindOf(o.To) == brief.Animal && p.out.Subjects[r.To].Color == "" {
				p.out.Relations[n].Kind = "walking" // "running with a dog on a leash"
				p.dropQuietly(r.To)
				return
			}
			if o.Kind == "walking" && (o.To == r.From || o.From == r.From) {
				p.dropQuietly(r.To)
				return
			}
		}
	}
}
