package read

import "pellucid/internal/engine/illustrator/brief"

// bundles are the cloths that somebody is wrapped in, afloat the rings that are around who is in them.
var (
	bundles = wordSet("blanket towel quilt")
	afloat  = wordSet("swim-ring life-buoy")
)

// wrappedUp lets who is in a blanket, or has a towel around them, wear it; a person lies under it.
func (p *parser) wrappedUp() {
	for n := 0; n < len(p.out.Relations); n++ {
		r := p.out.Relations[n]
		who, cloth := r.From, r.To
		if r.Kind == "around" {
			who, cloth = r.To, r.From
		}
		if r.Kind != "inside" && r.Kind != "around" || !bundles[p.out.Subjects[cloth].ID] || !p.alive(who) {
			continue
		}
		if p.kindOf(who) != brief.Person {
			p.out.Relations[n] = brief.Relation{From: who, Kind: "wearing", To: cloth}
			continue
		}
		s := &p.out.Subjects[who]
		if s.Pose == "" {
			s.Pose = "under a blanket"
			if color := p.out.Subjects[cloth].Color; color != "" {
				s.Parts = append(s.Parts, brief.PartColor{Part: "gear", Color: color})
			}
			p.remove(cloth)
			return
		}
	}
}

// floatsWorn lets an animal that is in a swim ring, or comes with one, wear it around its body.
func (p *parser) floatsWorn() {
	for n, r := range p.out.Relations {
		if r.Kind == "inside" && p.out.Subjects[r.To].ID == "pet-cone" && p.alive(r.From) {
			p.out.Relations[n].Kind = "wearing"
		}
		if (r.Kind == "inside" || r.Kind == "with") && afloat[p.out.Subjects[r.To].ID] && p.alive(r.From) && p.kindOf(r.From) != brief.Person {
			p.out.Relations[n].Kind = "wearing"
		}
	}
}
