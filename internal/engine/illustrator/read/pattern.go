package read

import (
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/things"
)

// printMarks are the things that are a pattern on cloth and on the walls of vessels.
var printMarks = map[string]string{"stars": "stars", "hearts": "hearts", "flowers": "floral", "polka dots": "dots", "dots": "dots", "spots": "dots", "roses": "floral", "daisies": "floral", "diamonds": "argyle"}

// printed are things that patterns are printed on besides clothes.
var printed = wordSet("mug teapot vase umbrella beach-umbrella balloon hot-air-balloon gift-box easter-egg pillow blanket bowl coffee-cup kite bucket tea-cup wallet shopping-bag notebook surfboard skateboard phone-case cell-phone lamp curtain rug christmas-ornament cushion plate")

// animalPrints are the animals whose coats are patterns of clothes.
var animalPrints = map[string]string{"leopard": "leopard", "cheetah": "leopard", "zebra": "zebra", "tiger": "tiger", "cow": "cow", "snake": "snakeskin"}

// jewels are what is worn and has no cloth to print on.
var jewels = wordSet("ring wedding-ring necklace crown tiara glasses sunglasses watch earrings bracelet flower-crown lipstick")

// patternOf returns the pattern that a noun in the plural means on what was named last.
func (p *parser) patternOf(s span) (string, bool) {
	if mark := printMarks[s.key]; mark != "" && p.owner >= 0 && p.target.subj == p.owner {
		sub := p.out.Subjects[p.owner]
		thing, _ := things.ByID(sub.ID)
		cloth := sub.Kind == brief.Piece && (thing.Group == "clothing-accessory" && !jewels[sub.ID] || printed[sub.ID] && (mark != "floral" || sub.ID != "vase" && sub.ID != "bucket"))
		if p.target.garment > 0 || p.target.part == 0 && cloth {
			return mark, true
		}
	}
	return s.value(fill)
}

// patternAhead reports whether colors from span i on lead to a pattern: "with blue polka dots".
func (p *parser) patternAhead(i int) bool {
	if p.scope != "with" {
		return false
	}
	for ; i < len(p.spans) && p.spans[i].isWord(); i++ {
		s := p.spans[i]
		if name, ok := p.patternOf(s); ok && name != "" && (printMarks[s.key] != "" || strings.HasSuffix(s.key, "s") || !p.nounAhead(i+1)) {
			return true
		}
		if !s.is(color, size, trade, count) && s.key != "and" {
			return false
		}
	}
	return false
}

// onIt reports whether span i says again that a pattern is on its thing: "with red hearts on it".
func (p *parser) onIt(i int) bool {
	kind, ok := p.span(i).value(relation)
	return ok && kind == "at print"
}

// fillNoun reads "with red stripes" and, on a garment, "with stars".
func (p *parser) fillNoun(s span) bool {
	name, ok := p.patternOf(s)
	if !ok || p.scope != "with" || p.owner < 0 || p.nounAhead(p.at+1) && !p.onIt(p.at+1) || p.partNamed(p.owner, s.key) != "" {
		return false
	}
	sub := &p.out.Subjects[p.owner]
	if p.target.garment > 0 && p.target.subj == p.owner {
		figure(sub).Clothes[p.target.garment-1].Fill = name
	} else if p.isPerson(p.owner) {
		return false
	} else {
		p.setFill(sub, name)
	}
	from := s.from
	for _, d := range p.pre {
		c, isColor := d.value(color)
		switch {
		case !isColor:
		case p.target.garment > 0:
			figure(sub).Clothes[p.target.garment-1].Second, from = c, min(from, d.from)
		case sub.Kind == brief.Piece || sub.Kind == brief.Family:
			sub.Second, from = c, min(from, d.from)
		default:
			sub.More, from = appendNew(sub.More, c), min(from, d.from)
		}
	}
	p.pre = nil
	p.at++
	if p.onIt(p.at) {
		p.mark(p.span(p.at).from, p.span(p.at).to)
		p.at++
	}
	p.understandRange(from, s, "fill", name)
	return true
}
