package clauses

import (
	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read/state"
)

// ThroughMany lets who goes through many small things have them all around: "riding through autumn leaves".
func ThroughMany(p *state.Parser) {
	for n, r := range p.Out.Relations {
		if to := p.Out.Subjects[r.To]; r.Kind == "through" && to.Count > 1 && to.Kind == brief.Piece && driftingThings[to.ID] {
			p.Out.Relations[n] = brief.Relation{From: r.To, Kind: "around", To: r.From}
		}
	}
}

// driftingThings are small things that fall or float in the air.
var driftingThings = lexicon.Set("leaf fall-leaf maple-leaf snowflake petal bubble balloon feather star butterfly water-drop confetti")
