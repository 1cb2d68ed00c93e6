package sets

import (
	"slices"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/read/looks"
	"pellucid/internal/engine/illustrator/read/senses"
	"pellucid/internal/engine/illustrator/read/state"
	"pellucid/internal/engine/illustrator/read/subjects"
	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/things"
	"pellucid/internal/engine/illustrator/token"
)

// listLeast is how many things a prompt lists at least where they are a set although its words may ask for one picture.
const listLeast = 4

// AsSet gives each thing of a set a cell of its own, drawn once; one thing alone is drawn in variants.
func AsSet(p *state.Parser) {
	if p.Set.OfTheme > 0 && p.Out.Sheet != "" {
		worn := wornByAll(p, p.Set.OfTheme)
		withNamed(p)
		colorsOfSet(p)
		fillSet(p)
		wear(p, worn)
		return
	}
	ask := setAsked(p)
	if len(p.Out.Framing) == 1 && p.Out.Framing[0] == "confetti" && ask.group && len(p.Out.Subjects) > 1 { // one of what is listed
		p.Out.Subjects = append(p.Out.Subjects, brief.Subject{Words: "confetti", Kind: p.Tables.Drawable("confetti"), ID: "confetti", Count: 1})
		p.Out.Framing = nil
	}
	trim := ask.Kind == "stickers" && trimmed(p, ask.at[0]) && !slices.ContainsFunc(ask.at, func(i int) bool { return looks.SheetGroups[p.Tokens[i].Text] })
	asked := ask.Kind != "" && !ask.weak && !trim && (!ask.bare || len(p.Out.Subjects) > 2 || manyOfAKind(p, ask)) || ask.Kind != "" && ask.weak && len(p.Out.Subjects) >= listLeast || p.Set.Listed || p.Set.Size > 0 || twoSorts(p, ask) || inPoses(p)
	if !asked || p.Out.Sheet != "" || len(p.Out.Lettering) > 0 || p.Out.Motif != "" || len(p.Out.Subjects) == 0 || len(p.Out.Subjects) > senses.SheetMost || len(p.Out.Framing) > 0 {
		return
	}
	kept := slices.DeleteFunc(slices.Clone(p.Out.Relations), func(r brief.Relation) bool { return r.Kind == "and" || r.Kind == "with" || r.Kind == "beside" })
	if len(kept) > 0 && (!p.Set.Open || ask.weak && len(p.Out.Subjects)-len(kept) < listLeast-1 || len(p.Out.Subjects)-len(kept) <= senses.SheetLeast) {
		return
	}
	worn := wornByAll(p, 1)
	kind := "icons"
	if ask.Kind != "" {
		kind = ask.Kind
	}
	switch {
	case len(kept) > 0: // "cat in a mug, dog on a skateboard": each with what it does
		for i := range p.Out.Subjects {
			p.Out.Subjects[i].Count = 1
		}
	case len(p.Out.Subjects) == 1:
		looks.Variants(p)
	case len(p.Out.Subjects) == 2 && (manyOfAKind(p, ask) && !p.Set.Listed || twoSorts(p, ask)):
		twoKinds(p)
	default:
		eachOnce(p)
	}
	oneSilhouetteColor(p)
	for i := range p.Out.Subjects {
		if ask.heads && p.AnimalName(p.Out.Subjects[i].ID) && !slices.ContainsFunc(p.Out.Subjects, func(s brief.Subject) bool { return !p.AnimalName(s.ID) }) {
			p.Out.Subjects[i].Portrait = true
		}
	}
	if len(p.Out.Subjects) < senses.SheetLeast {
		return
	}
	p.Out.Relations = kept
	if p.Out.Style.Name == "icon" {
		p.Out.Style.Name = "flat" // one tile would hold them all
	}
	p.Out.Sheet = kind
	fillSet(p)
	colorsOfSet(p)
	wear(p, worn)
	if kind == "stickers" && p.Out.Style.Name == "default" {
		p.Out.Style.Name = looks.Sticker
	}
}

// colorsOfSet gives the colors that are told of a whole set to its things in turn: "social media icons, gold".
func colorsOfSet(p *state.Parser) {
	tints := p.Out.Tints
	if len(tints) == 0 || p.Out.Style.Name != "default" && p.Out.Style.Name != "sticker" && p.Out.Style.Name != "flat" || slices.Contains(tints, "black") && slices.Contains(tints, "white") {
		return
	}
	for i := range p.Out.Subjects {
		if s := &p.Out.Subjects[i]; s.Color == "" && s.Kind == brief.Piece {
			s.Color = tints[i%len(tints)]
		}
	}
	p.Out.Tints = nil
}

// oneSilhouetteColor gives the color that comes with the word for silhouettes at the end of a list to all of them.
func oneSilhouetteColor(p *state.Parser) {
	last := len(p.Out.Subjects) - 1
	if p.Out.Style.Name != "silhouette" || last < 1 || p.Out.Subjects[last].Color == "" || p.Out.Subjects[0].Color != "" {
		return
	}
	for i := range p.Out.Subjects {
		p.Out.Subjects[i].Color = p.Out.Subjects[last].Color
	}
}

// manyOfAKind reports whether all that a set names is several of a kind: "ribbons collection", "leaves and branches set". A matching set has no variants.
func manyOfAKind(p *state.Parser, ask SetAsk) bool {
	alike := slices.ContainsFunc(p.Tokens, func(t token.Token) bool { return t.Text == "matching" || t.Text == "identical" || t.Text == "same" })
	return ask.group && !alike && !slices.ContainsFunc(p.Out.Subjects, func(s brief.Subject) bool {
		return s.Count < senses.SheetLeast && !alikeInSets(s) || s.Kind != brief.Piece
	})
}

// alikeInSets reports whether one thing named before "set" is a kind of which several are asked for: "cactus set"; a tea set is a thing of its own.
func alikeInSets(s brief.Subject) bool {
	t, _ := things.ByID(s.ID)
	return s.Count == 1 && (t.Group == "plant-flower" || t.Group == "food-drink" || t.Group == "holiday-party" || t.Group == "fish-insect-reptile")
}

// twoSorts reports whether a set names two things, at least one of them in the plural, and nothing else: "aliens and ufo set", "ferns and mushrooms clipart".
func twoSorts(p *state.Parser, ask SetAsk) bool {
	if ask.Kind == "" || len(p.Out.Subjects) != 2 || p.Span(0).Key == "a" || !setEnds(p, ask) {
		return false
	}
	both := p.Out.Subjects
	joined := len(p.Out.Relations) == 1 && p.Out.Relations[0].Kind == "and"
	return joined && (both[0].Count == subjects.UnstatedCount || both[1].Count == subjects.UnstatedCount)
}

// setEnds reports whether the words for a set end what is said: "bows and cherries clipart". Before a list they are no more than a heading.
func setEnds(p *state.Parser, ask SetAsk) bool {
	last := slices.Max(ask.at)
	return last > 0 && !slices.ContainsFunc(p.Tokens[last+1:], func(t token.Token) bool { return t.Kind == token.Word && p.Tables.Words.Has(t.Text, vocabulary.Thing) })
}

// twoKinds draws variants of each of two things, three leaves and three branches, and once what was named in the singular beside a plural.
func twoKinds(p *state.Parser) {
	both, size := p.Out.Subjects, p.Set.Size
	plural := both[0].Count > 1 || both[1].Count > 1
	var out []brief.Subject
	p.Set.Size = senses.SheetLeast + 1
	for _, s := range both {
		p.Out.Subjects = []brief.Subject{s}
		switch {
		case plural && s.Count == 1 && !alikeInSets(s):
		case s.Kind == brief.Piece:
			looks.Painted(p)
		default:
			looks.Poses(p)
		}
		out = append(out, p.Out.Subjects...)
	}
	p.Out.Subjects, p.Set.Size = out, size
}

// withNamed puts what a prompt names besides the theme of its set in front, as one of the things of the set: "gems and coins".
func withNamed(p *state.Parser) {
	themed, named := p.Out.Subjects[:p.Set.OfTheme], p.Out.Subjects[p.Set.OfTheme:]
	if len(named) == 0 || len(p.Out.Relations) > 0 && slices.ContainsFunc(p.Out.Relations, func(r brief.Relation) bool { return r.Kind != "and" && r.Kind != "with" && r.Kind != "beside" }) {
		return
	}
	n := max(len(themed), min(senses.SheetLeast, len(named)))
	p.Out.Subjects = slices.Concat(named, themed)
	p.Out.Relations = nil
	eachOnce(p)
	p.Out.Subjects = p.Out.Subjects[:min(len(p.Out.Subjects), n)]
}

// eachOnce draws each thing of a list once.
func eachOnce(p *state.Parser) {
	var kept []brief.Subject
	for _, s := range p.Out.Subjects {
		s.Count = 1
		if !slices.ContainsFunc(kept, func(o brief.Subject) bool {
			return o.ID == s.ID && o.Kind == s.Kind && (s.Color == "" || o.Color == s.Color) && s.Kind != brief.Person
		}) {
			kept = append(kept, s)
		}
	}
	p.Out.Subjects = kept
}
