package read

import (
	"slices"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/things"
	"pellucid/internal/engine/illustrator/token"
)

// listLeast is how many things a prompt lists at least where they are a set although its words may ask for one picture.
const listLeast = 4

// asSet gives each thing of a set a cell of its own, drawn once; one thing alone is drawn in variants.
func (p *parser) asSet() {
	if p.ofTheme > 0 && p.out.Sheet != "" {
		p.withNamed()
		p.colorsOfSet()
		p.fillSet()
		return
	}
	ask := p.setAsked()
	if len(p.out.Framing) == 1 && p.out.Framing[0] == "confetti" && ask.group && len(p.out.Subjects) > 1 { // one of what is listed
		p.out.Subjects = append(p.out.Subjects, brief.Subject{Words: "confetti", Kind: p.r.drawable("confetti"), ID: "confetti", Count: 1})
		p.out.Framing = nil
	}
	trim := ask.kind == "stickers" && p.trimmed(ask.at[0]) && !slices.ContainsFunc(ask.at, func(i int) bool { return sheetGroups[p.toks[i].Text] })
	asked := ask.kind != "" && !ask.weak && !trim && (!ask.bare || len(p.out.Subjects) > 2 || p.manyOfAKind(ask)) || ask.kind != "" && ask.weak && len(p.out.Subjects) >= listLeast || p.setListed || p.setSize > 0 || p.twoSorts(ask) || p.inPoses()
	if !asked || p.out.Sheet != "" || len(p.out.Lettering) > 0 || p.out.Motif != "" || len(p.out.Subjects) == 0 || len(p.out.Subjects) > sheetMost || len(p.out.Framing) > 0 {
		return
	}
	kept := slices.DeleteFunc(slices.Clone(p.out.Relations), func(r brief.Relation) bool { return r.Kind == "and" || r.Kind == "with" || r.Kind == "beside" })
	if len(kept) > 0 && (!p.inSet || ask.weak && len(p.out.Subjects)-len(kept) < listLeast-1 || len(p.out.Subjects)-len(kept) <= sheetLeast) {
		return
	}
	kind := "icons"
	if ask.kind != "" {
		kind = ask.kind
	}
	switch {
	case len(kept) > 0: // "cat in a mug, dog on a skateboard": each with what it does
		for i := range p.out.Subjects {
			p.out.Subjects[i].Count = 1
		}
	case len(p.out.Subjects) == 1:
		p.variants()
	case len(p.out.Subjects) == 2 && (p.manyOfAKind(ask) && !p.setListed || p.twoSorts(ask)):
		p.twoKinds()
	default:
		p.eachOnce()
	}
	p.oneSilhouetteColor()
	for i := range p.out.Subjects {
		if ask.heads && p.animalName(p.out.Subjects[i].ID) {
			p.out.Subjects[i].Portrait = true
		}
	}
	if len(p.out.Subjects) < sheetLeast {
		return
	}
	p.out.Relations = kept
	if p.out.Style.Name == "icon" {
		p.out.Style.Name = "flat" // one tile would hold them all
	}
	p.out.Sheet = kind
	p.fillSet()
	p.colorsOfSet()
	if kind == "stickers" && p.out.Style.Name == "default" {
		p.out.Style.Name = sticker
	}
}

// colorsOfSet gives the colors that are told of a whole set to its things in turn: "social media icons, gold".
func (p *parser) colorsOfSet() {
	tints := p.out.Tints
	if len(tints) == 0 || p.out.Style.Name != "default" && p.out.Style.Name != "sticker" && p.out.Style.Name != "flat" || slices.Contains(tints, "black") && slices.Contains(tints, "white") {
		return
	}
	for i := range p.out.Subjects {
		if s := &p.out.Subjects[i]; s.Color == "" && s.Kind == brief.Piece {
			s.Color = tints[i%len(tints)]
		}
	}
	p.out.Tints = nil
}

// oneSilhouetteColor gives the color that comes with the word for silhouettes at the end of a list to all of them.
func (p *parser) oneSilhouetteColor() {
	last := len(p.out.Subjects) - 1
	if p.out.Style.Name != "silhouette" || last < 1 || p.out.Subjects[last].Color == "" || p.out.Subjects[0].Color != "" {
		return
	}
	for i := range p.out.Subjects {
		p.out.Subjects[i].Color = p.out.Subjects[last].Color
	}
}

// manyOfAKind reports whether all that a set names is several of a kind: "ribbons collection", "leaves and branches set". A matching set has no variants.
func (p *parser) manyOfAKind(ask setAsk) bool {
	alike := slices.ContainsFunc(p.toks, func(t token.Token) bool { return t.Text == "matching" || t.Text == "identical" || t.Text == "same" })
	return ask.group && !alike && !slices.ContainsFunc(p.out.Subjects, func(s brief.Subject) bool { return s.Count < sheetLeast && !alikeInSets(s) || s.Kind != brief.Piece })
}

// alikeInSets reports whether one thing named before "set" is a kind of which several are asked for: "cactus set"; a tea set is a thing of its own.
func alikeInSets(s brief.Subject) bool {
	t, _ := things.ByID(s.ID)
	return s.Count == 1 && (t.Group == "plant-flower" || t.Group == "food-drink" || t.Group == "holiday-party" || t.Group == "fish-insect-reptile")
}

// twoSorts reports whether a set names two things, at least one of them in the plural, and nothing else: "aliens and ufo set", "ferns and mushrooms clipart".
func (p *parser) twoSorts(ask setAsk) bool {
	if ask.kind == "" || len(p.out.Subjects) != 2 || p.span(0).key == "a" || !p.setEnds(ask) {
		return false
	}
	both := p.out.Subjects
	joined := len(p.out.Relations) == 1 && p.out.Relations[0].Kind == "and"
	return joined && (both[0].Count == unstatedCount || both[1].Count == unstatedCount)
}

// setEnds reports whether the words for a set end what is said: "bows and cherries clipart". Before a list they are no more than a heading.
func (p *parser) setEnds(ask setAsk) bool {
	last := slices.Max(ask.at)
	return last > 0 && !slices.ContainsFunc(p.toks[last+1:], func(t token.Token) bool { return t.Kind == token.Word && p.r.words.Has(t.Text, thing) })
}

// twoKinds draws variants of each of two things, three leaves and three branches, and once what was named in the singular beside a plural.
func (p *parser) twoKinds() {
	both, size := p.out.Subjects, p.setSize
	plural := both[0].Count > 1 || both[1].Count > 1
	var out []brief.Subject
	p.setSize = sheetLeast + 1
	for _, s := range both {
		p.out.Subjects = []brief.Subject{s}
		switch {
		case plural && s.Count == 1 && !alikeInSets(s):
		case s.Kind == brief.Piece:
			p.painted()
		default:
			p.poses()
		}
		out = append(out, p.out.Subjects...)
	}
	p.out.Subjects, p.setSize = out, size
}

// withNamed puts what a prompt names besides the theme of its set in front, as one of the things of the set: "gems and coins".
func (p *parser) withNamed() {
	themed, named := p.out.Subjects[:p.ofTheme], p.out.Subjects[p.ofTheme:]
	if len(named) == 0 || len(p.out.Relations) > 0 && slices.ContainsFunc(p.out.Relations, func(r brief.Relation) bool { return r.Kind != "and" && r.Kind != "with" && r.Kind != "beside" }) {
		return
	}
	n := max(len(themed), min(sheetLeast, len(named)))
	p.out.Subjects = slices.Concat(named, themed)
	p.out.Relations = nil
	p.eachOnce()
	p.out.Subjects = p.out.Subjects[:min(len(p.out.Subjects), n)]
}

// eachOnce draws each thing of a list once.
func (p *parser) eachOnce() {
	var kept []brief.Subject
	for _, s := range p.out.Subjects {
		s.Count = 1
		if !slices.ContainsFunc(kept, func(o brief.Subject) bool {
			return o.ID == s.ID && o.Kind == s.Kind && (s.Color == "" || o.Color == s.Color) && s.Kind != brief.Person
		}) {
			kept = append(kept, s)
		}
	}
	p.out.Subjects = kept
}
