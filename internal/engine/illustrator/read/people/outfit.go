package people

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read/looks"
	"pellucid/internal/engine/illustrator/read/state"
	"pellucid/internal/engine/illustrator/read/subjects"
	"pellucid/internal/engine/illustrator/read/vocabulary"
)

// dressFor are the clothes for what a word before "outfit" says, in the order in which they are put on.
var dressFor = map[string][]string{
	"summer": {"t-shirt", "shorts", "sandals"}, "beach": {"t-shirt", "shorts", "sandals"}, "vacation": {"t-shirt", "shorts", "sandals"}, "casual": {"t-shirt", "jeans", "sneakers"},
	"winter": {"puffer jacket", "beanie", "boots"}, "snow": {"puffer jacket", "beanie", "boots"}, "fall": {"sweater", "scarf", "jeans", "boots"}, "autumn": {"sweater", "scarf", "jeans", "boots"},
	"workout": {"tank top", "leggings", "sneakers"}, "gym": {"tank top", "shorts", "sneakers"}, "sports": {"tracksuit", "sneakers"}, "sporty": {"tracksuit", "sneakers"},
	"running": {"tank top", "shorts", "sneakers"}, "formal": {"suit"}, "business": {"suit"}, "office": {"suit"}, "school": {"uniform"}, "denim": {"denim jacket", "jeans"},
	"winter sports": {"snow suit", "beanie", "boots"}, "ski": {"snow suit", "beanie", "boots"}, "rain": {"raincoat", "rain boots"}, "western": {"cowboy hat", "flannel shirt", "jeans", "cowboy boots"},
}

// Outfit reads "black outfit", "summer outfits", "matching outfits" after people as the color or the kind of what they wear: no clothes lie beside
// who wears them.
func Outfit(p *state.Parser, s state.Span) bool {
	words := strings.Fields(s.Key)
	if len(words) == 0 || !subjects.Outfits[words[len(words)-1]] || len(words) > 1 && !s.Is(vocabulary.Garment) && !s.Is(vocabulary.Several, vocabulary.Mixed) {
		return false
	}
	i := dresser(p)
	if i < 0 || p.Scope != "wearing" && p.Scope != "with" && !subjects.AfterPause(p) && !listed(p) {
		return false
	}
	var colors []string
	var known []string
	from := s.From
	for n := p.At - 1; n >= 0 && p.Spans[n].IsWord() && !p.Spans[n].Is(vocabulary.Relation) || n >= 0 && p.Spans[n].Key == "and" && len(colors) > 0; n-- {
		d := p.Spans[n]
		c, isColor := d.Value(vocabulary.Color)
		switch {
		case isColor:
			colors = slices.Insert(colors, 0, c)
		case dressFor[d.Key] != nil && known == nil:
			known = dressFor[d.Key]
		default:
			continue
		}
		from = min(from, d.From)
		p.Waiting.Noun = slices.DeleteFunc(p.Waiting.Noun, func(x state.Span) bool { return x.From == d.From })
		recall(p, d)
	}
	p.At++
	if p.Pending.Kind == "and" || p.Pending.Kind == "with" {
		p.Pending.Kind = ""
	}
	switch who := subjects.Wearers(p, i, subjects.OfPlenty(s)); {
	case len(colors) > 0:
		wearColors(p, who, colors)
	case known != nil:
		for _, w := range who {
			for _, name := range known {
				subjects.PutOnQuietly(p, w, name)
			}
		}
	case p.Several.Matching:
		wearColors(p, who, []string{subjects.AlikeColor})
	default:
		looks.LeaveOutOn(p, i, s)
		p.Target = state.Target{Subj: i}
		return true
	}
	subjects.DropPre(p)
	p.Target = state.Target{Subj: i}
	looks.UnderstandRange(p, from, s, "clothes", strings.ToLower(p.Words(from, s.To)))
	return true
}

// recall takes back what the reading says of a word that was left out before its noun was known.
func recall(p *state.Parser, d state.Span) {
	words := p.Words(d.From, d.To)
	p.Out.Reading.LeftOut = slices.DeleteFunc(p.Out.Reading.LeftOut, func(it brief.Item) bool { return it.From == "" && it.Words == words })
	for k := d.From; k < d.To; k++ {
		p.Fate[k] = false
	}
}

// dresser is the last person named, to whom clothes after a comma belong; -1 if there is none.
func dresser(p *state.Parser) int {
	if p.Scope == "wearing" && p.Owner >= 0 {
		if p.IsPerson(p.Owner) {
			return p.Owner
		}
		return -1
	}
	for i := len(p.Out.Subjects) - 1; i >= 0; i-- {
		if p.IsPerson(i) {
			return i
		}
	}
	return -1
}

// wearColors gives people clothes of the colors that were told: each their own where there are as many colors as people.
func wearColors(p *state.Parser, who []int, colors []string) {
	for k, w := range who {
		sub := &p.Out.Subjects[w]
		f := subjects.Figure(sub)
		if len(who) == 1 && sub.Count == len(colors) && sub.Count == 2 && sub.Odd == nil {
			other := *sub
			other.Count, other.Person = 1, subjects.ClonedFigure(f)
			other.Person.Clothes = append(other.Person.Clothes, brief.Garment{Name: "outfit", Color: colors[1]})
			sub.Odd = &brief.Odd{At: 1, Subject: other}
		}
		f.Clothes = append(f.Clothes, brief.Garment{Name: "outfit", Color: colors[k%len(colors)]})
	}
}

// ninjaMasks are what an animal that is a ninja has around the head: a cloth with eyeholes.
var ninjaMasks = lexicon.Set("face-mask bandit-mask bandana headband")

// MaskOfNinja ties the mask of an animal that is a ninja around its eyes.
func MaskOfNinja(p *state.Parser) {
	for n := len(p.Out.Relations) - 1; n >= 0; n-- {
		r := p.Out.Relations[n]
		who := &p.Out.Subjects[r.From]
		if r.Kind == "wearing" && who.Kind == brief.Animal && who.Person != nil && who.Person.Role == "ninja" && ninjaMasks[p.Out.Subjects[r.To].ID] {
			who.Person.Clothes = append(who.Person.Clothes, brief.Garment{Name: "eye mask", Color: p.Out.Subjects[r.To].Color})
			p.DropSubject(r.To)
			n = min(n, len(p.Out.Relations))
		}
	}
}
