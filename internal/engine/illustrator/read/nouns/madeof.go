package read

import (
	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/things"
)

// isFood reports whether a subject is something to eat or drink.
func (p *parser) isFood(i int) bool {
	t, ok := things.ByID(p.out.Subjects[i].ID)
	return ok && t.Group == "food-drink" || p.out.Subjects[i].ID == "cake-slice"
}

// madeOf reads a material after "made of"; things instead of a material fill the shape.
func (p *parser) madeOf(s span, end int, noun span) bool {
	if p.subj < 0 {
		return true
	}
	if t := p.target; t.part > 0 && t.subj == p.subj {
		if m, ok := noun.value(material); ok && p.out.Subjects[t.subj].Parts[t.part-1].Color == "" {
			p.out.Subjects[t.subj].Parts[t.part-1].Color = m // "base made of wood"
			p.understand(s.from, noun.to, "material", m)
			p.at = end
			return true
		}
	}
	if p.alive(p.subj) && p.target.subj == p.subj && p.target.part > 0 && noun.is(thing) && !noun.is(material) {
		p.leaveOutTo(s, end, "We can't make a part of other things yet.") // a lion whose mane is made of flowers
		return true
	}
	for ; p.at < end; p.at++ {
		d := p.spans[p.at]
		if burns[d.key] && p.isPiece(p.subj) || burns[d.key] && p.alive(p.subj) {
			if as, ok := p.setState(p.subj, "burning"); ok {
				p.understand(s.from, d.to, "state", as)
				p.at = end
				return true
			}
		}
		if c, ok := d.value(color); ok && d.is(thing) && p.isFood(p.subj) && p.out.Subjects[p.subj].Color == "" && p.at == end-1 {
			p.out.Subjects[p.subj].Color = c // "a slice of cake made of chocolate", as other languages say it
			p.understand(s.from, d.to, "color", c)
			p.at = end
			return true
		}
		if c, ok := d.value(color); ok && !d.is(material, thing) && p.span(p.at+1).is(material) && p.at+1 < end {
			p.paint(&p.out.Subjects[p.subj], c) // "made of black iron"
			p.understand(d.from, d.to, "color", c)
			continue
		}
		if m, ok := d.value(material); ok && !(d.is(thing) && sweets[d.key]) {
			p.out.Subjects[p.subj].Material = m
			p.understand(s.from, d.to, "material", m)
			p.at = end
			return true
		}
		if d.is(thing, standIn) && !p.span(p.at+1).is(naming...) {
			if p.flowerLetter() {
				return true
			}
			if !p.buildable(d) {
				break
			}
			p.await(s, p.contentOrBuild(d))
			p.relFrom = p.subj // "a man with an umbrella made of leaves"
			return true
		}
	}
	if noun.isWord() {
		p.leaveOutTo(s, end, "We don't have this material yet.")
	}
	return true
}

// burns are what things are on fire for that are said to be made of it; sweets are things to build of, whose names are materials too.
var (
	burns  = wordSet("fire flame flames")
	sweets = wordSet("candy candies")
)

// buildable reports whether something can be built of copies of a thing: not of water, fire or clouds.
func (p *parser) buildable(s span) bool {
	id, _ := s.value(thing)
	return !flowing[id] && !things.Drink(id)
}

// flowing is what has no copies.
var flowing = wordSet("water fire flame smoke fog wave water-splash splash rain rainbow galaxy aurora wind tornado light-ray sand lava newspaper map letter sheet-music lightning sparkle explosion")

// contentOrBuild is how what is made of things is drawn: built of their copies, or of somebody alive, with them.
func (p *parser) contentOrBuild(s span) string {
	if k := p.out.Subjects[p.subj].Kind; k == brief.Piece || k == brief.Animal || k == brief.Bird {
		return "built of"
	}
	return "full of"
}
