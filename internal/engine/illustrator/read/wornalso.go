package read

import (
	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/things"
)

// jewelry are the things that are worn and that the table of things has under other groups, or not at all.
var jewelry = wordSet("gold-chain medal collar bell headphones bow crown tiara name-tag bow-tie flower-crown halo wings backpack saddle bandit-mask pilgrim-hat pet-cone antler-headband lion-mane")

// worn are the things that animals wear whatever leads to them.
var worn = wordSet("wig sunglasses glasses tie bow-tie scarf bandana necklace headphones goggles crown tiara leash")

// wornToo lets what is joined by "and" to what an animal wears be worn too, where it is a piece of clothing or jewelry that no list of garments
// has: "a bulldog wearing sunglasses and a gold chain".
func (p *parser) wornToo() {
	p.oneLeash()
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

// oneLeash leaves a leash that is named to the hand of who walks the animal: it is drawn with them.
func (p *parser) oneLeash() {
	for _, r := range p.out.Relations {
		if p.out.Subjects[r.To].ID != "leash" {
			continue
		}
		for _, o := range p.out.Relations {
			if o.Kind == "walking" && (o.To == r.From || o.From == r.From) {
				p.dropQuietly(r.To)
				return
			}
		}
	}
}
