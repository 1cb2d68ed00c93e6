package read

import (
	"slices"

	"pellucid/internal/engine/illustrator/brief"
)

// striped are the pieces whose stripes go over the whole of them: the second color is that of the stripes. On those of stripesFirst the
// stripes have the piece's own color, and what is between them is white.
var (
	striped      = wordSet("beach-umbrella scarf sock hot-air-balloon candy beach-chair hammock swim-ring lighthouse parachute")
	stripesFirst = wordSet("circus-tent candy-cane birthday-candle popcorn")
)

// ownStripes colors the stripes that a piece has instead of putting others over them: "blue and white striped beach umbrella".
func (p *parser) ownStripes() {
	for i := range p.out.Subjects {
		s := &p.out.Subjects[i]
		if s.Fill != "stripes" || len(s.More) > 1 || !striped[s.ID] && !stripesFirst[s.ID] || stripesFirst[s.ID] && len(s.More) == 1 && s.More[0] != "white" {
			continue
		}
		if slices.ContainsFunc(s.Parts, func(c brief.PartColor) bool { return c.Part == "stripes" }) {
			continue
		}
		second := s.Second
		if len(s.More) == 1 {
			second = s.More[0]
		}
		if second != "" && striped[s.ID] {
			s.Parts = append(s.Parts, brief.PartColor{Part: "stripes", Color: second})
		}
		if stripesFirst[s.ID] && s.Color == "" {
			s.Color = second
		}
		s.Fill, s.Second, s.More, s.Blend = "", "", nil, ""
	}
}
