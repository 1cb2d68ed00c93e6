package finish

import (
	"cmp"
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read/state"
	"pellucid/internal/engine/illustrator/things"
)

// tiedFlowers makes a bouquet of cut flowers that are tied with a ribbon, where nothing else is told: the ribbon would lie beside them.
func tiedFlowers(p *state.Parser) {
	if p.Out.Motif != "" || p.Out.Design != "" || len(p.Out.Subjects) != 2 || len(p.Out.Relations) != 1 || len(p.Out.Lettering) > 0 {
		return
	}
	flowers, tie := p.Out.Subjects[0], p.Out.Subjects[1]
	t, _ := things.ByID(flowers.ID)
	tied := strings.Contains(strings.ToLower(string(p.Runes)), "tied")
	if r := p.Out.Relations[0]; tied && r.From == 0 && r.Kind == "with" && flowers.Count != 1 && t.Group == "plant-flower" && (tie.ID == "bow" || tie.ID == "ribbon") {
		p.Out.Motif = "bouquet"
		p.Out.Subjects[0].Count = 1
	}
}

// bound are the things that a bouquet is tied with; vessels those that it stands in.
var (
	bound   = lexicon.Set("ribbon bow")
	vessels = lexicon.Set("vase mason-jar jar basket picnic-basket bucket watering-can tea-cup mug coffee-mug pitcher flower-pot bottle drinking-glass wine-glass teapot cowboy-boot rain-boots milk-can")
)

// boundFlowers arranges the flowers that a prompt names as a bouquet, rather than showing them among those of the ready-made one; a vase, a basket or
// a jar that it is in holds them.
func boundFlowers(p *state.Parser) {
	at := slices.IndexFunc(p.Out.Subjects, func(s brief.Subject) bool { return s.ID == "bouquet" && s.Count == 1 })
	if at < 0 || p.Out.Motif != "" || p.Out.Design != "" || p.Out.Sheet != "" || len(p.Out.Lettering)+len(p.Out.Framing) > 0 || !bindable(p, at) {
		return
	}
	whole := p.Out.Subjects[at]
	for _, part := range whole.Parts {
		if name := part.Part; part.Color != "" && (name == "ribbon" || name == "bow") {
			p.Out.Tints = []string{part.Color}
		}
	}
	p.Out.Motif = "bouquet"
	p.DropSubject(at)
	p.Out.Relations = nil
	var flowers, others []brief.Subject
	for _, s := range p.Out.Subjects {
		switch t, _ := things.ByID(s.ID); {
		case t.Group == "plant-flower":
			kinds := append([]string{s.ID}, s.Mix...)
			s.Count, s.Mix, s.Color = 1, nil, cmp.Or(s.Color, whole.Color)
			for _, s.ID = range kinds {
				flowers = append(flowers, s)
			}
		case s.ID != "newspaper":
			others = append(others, s)
		}
	}
	if len(flowers) == 0 { // of no flower in particular
		for _, id := range []string{"peony", "rose", "daisy"} {
			flowers = append(flowers, brief.Subject{Words: whole.Words, Kind: brief.Piece, ID: id, Count: 1})
		}
		flowers[0].Color = whole.Color
	}
	p.Out.Subjects = append(flowers, others...)
	for i := 1; i < len(flowers); i++ {
		p.Out.Relations = append(p.Out.Relations, brief.Relation{From: i - 1, Kind: "and", To: i})
	}
}

// bindable reports whether all that a prompt names besides a bouquet is flowers in it, what it is tied with, and one vessel that it is in.
func bindable(p *state.Parser, at int) bool {
	holders, flowers := 0, 0
	for i, s := range p.Out.Subjects {
		if i == at {
			continue
		}
		t, _ := things.ByID(s.ID)
		related := slices.ContainsFunc(p.Out.Relations, func(r brief.Relation) bool {
			switch {
			case r.From == at && r.To == i:
				return r.Kind == "full of" && t.Group == "plant-flower" || r.Kind == "inside" && s.Count == 1 && vessels[s.ID] || bound[s.ID] && r.Kind == "with"
			case r.From == i && r.To == at:
				return s.ID == "newspaper"
			}
			return false
		})
		if !related || s.Kind != brief.Piece {
			return false
		}
		if t.Group == "plant-flower" {
			flowers++
		} else if !bound[s.ID] && s.ID != "newspaper" {
			holders++
		}
	}
	return holders < 2 && holders+flowers > 0
}
