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
	"pellucid/internal/engine/illustrator/things"
	"pellucid/internal/engine/illustrator/token"
)

// wrapCoats are the animals whose coat is a pattern, and that pattern.
var wrapCoats = map[string]string{"leopard": "leopard", "cheetah": "leopard", "zebra": "zebra", "tiger": "tiger", "cow": "cow", "snake": "snakeskin"}

// wraps are the words for what a cloth is cut for.
var wraps = lexicon.Set("tumbler wrap fabric sublimation")

// PatternOfFill joins a fill and the word for a pattern that stand apart where nothing else is named, "plaid red black pattern", and takes an animal
// alone on a wrap for its coat: "leopard tumbler wrap".
func PatternOfFill(p *state.Parser) {
	fillAt, patternAt, wrap := -1, -1, false
	for i, s := range p.Spans {
		asked, _ := s.Value(vocabulary.Style)
		id, named := s.Value(vocabulary.Thing)
		switch {
		case s.Kind == token.Quote || s.Plural && named && !s.Is(vocabulary.Fill):
			return
		case asked == "framing:pattern":
			patternAt = i
			wrap = wrap || slices.ContainsFunc(strings.Fields(s.Key), func(w string) bool { return wraps[w] })
		case s.Is(vocabulary.Trade) && slices.ContainsFunc(strings.Fields(s.Key), func(w string) bool { return wraps[w] }):
			wrap = true
		case s.Is(vocabulary.Fill) && s.Kind == token.Word:
			if fillAt < 0 {
				fillAt = i
			}
		case wrapCoats[id] != "" && s.Kind == token.Word && fillAt < 0:
			fillAt = i
		case s.Kind == token.Word && s.Is(vocabulary.Naming...) && !s.Is(vocabulary.Color, vocabulary.Material, vocabulary.Trade, vocabulary.Style, vocabulary.Stop, vocabulary.Relation, vocabulary.Count):
			return
		}
	}
	if fillAt < 0 || patternAt < 0 && !wrap {
		return
	}
	f := p.Spans[fillAt]
	if state.LastWord(f.Key) == "pattern" || !p.Tables.Catalog.Family("pattern") || patternAt == fillAt+1 && f.Is(vocabulary.Fill) {
		return
	}
	name, ok := f.Value(vocabulary.Fill)
	if !ok {
		id, _ := f.Value(vocabulary.Thing)
		if !wrap {
			return // zebras in a pattern are zebras
		}
		name = wrapCoats[id]
	}
	f.Senses = []vocabulary.Sense{{Class: vocabulary.Fill, Value: name}}
	pattern := state.Span{From: f.To, To: f.To, Kind: token.Word, Key: "pattern", Senses: []vocabulary.Sense{{Class: vocabulary.Style, Value: "framing:pattern"}}}
	rest := slices.Clone(p.Spans)
	if patternAt >= 0 {
		pattern = p.Spans[patternAt]
		rest = slices.Delete(rest, max(patternAt, fillAt), max(patternAt, fillAt)+1)
		rest = slices.Delete(rest, min(patternAt, fillAt), min(patternAt, fillAt)+1)
	} else {
		rest = slices.Delete(rest, fillAt, fillAt+1)
	}
	p.Spans = append(rest, f, pattern)
}

// Jewelry are the things that are worn and that the table of things has under other groups, or not at all.
var Jewelry = lexicon.Set("gold-chain medal collar bell headphones bow crown tiara name-tag bow-tie flower-crown halo wings backpack saddle bandit-mask pilgrim-hat pet-cone fire-helmet antler-headband lion-mane")

// worn are the things that animals wear whatever leads to them.
var worn = lexicon.Set("wig sunglasses glasses tie bow-tie scarf bandana necklace headphones goggles snorkel crown tiara leash")

// heldUp are prizes to wear that no figure has a place for: they are held.
var heldUp = lexicon.Set("championship-belt trophy")

// smoked are the things that are in the mouth of who comes with them.
var smoked = lexicon.Set("smoking-pipe cigarette")

// WornToo lets what is joined by "and" to what an animal wears be worn too, where it is a piece of clothing or jewelry that no list of garments
// has: "a bulldog wearing sunglasses and a gold chain".
func WornToo(p *state.Parser) {
	oneLeash(p)
	bagsOnBacks(p)
	for n, r := range p.Out.Relations {
		if to := &p.Out.Subjects[r.To]; to.ID == "ribbon" && (r.Kind == "with" || r.Kind == "and" || r.Kind == "wearing") && p.Alive(r.From) && p.KindOf(r.From) != brief.Person {
			to.ID, to.Count = "hair-bow", 1 // an animal's ribbon is tied to a bow
			p.Out.Relations[n].Kind = "wearing"
			continue
		}
		if to := p.Out.Subjects[r.To]; (r.Kind == "inside" || r.Kind == "on" || r.Kind == "with") && worn[to.ID] && to.Count == 1 && p.Alive(r.From) && p.KindOf(r.From) != brief.Person {
			p.Out.Relations[n].Kind = "wearing" // a pig in a wig, a poodle on a leash
			continue
		}
		if r.Kind == "wearing" && p.Out.Subjects[r.To].ID == "lipstick" && p.KindOf(r.From) != brief.Person {
			p.Out.Relations[n].Kind = "with" // it stands beside who has no painted lips
			continue
		}
		if r.Kind == "with" && p.Alive(r.From) && p.Out.Subjects[r.To].ID != "lipstick" && (IsWorn(p, r.To) || Jewelry[p.Out.Subjects[r.To].ID] && p.Out.Subjects[r.To].Count == 1 && p.KindOf(r.From) != brief.Person) && r.From != r.To {
			p.Out.Relations[n].Kind = "wearing" // what stands in for a hat is worn too
			continue
		}
		id := p.Out.Subjects[r.To].ID
		if smoked[id] && looks.Embodied(p, r.From) && (r.Kind == "with" || r.Kind == "holding" || r.Kind == "and") {
			p.Out.Relations[n].Kind = "eating" // it is in the mouth
			continue
		}
		if heldUp[id] && p.Alive(r.From) && (r.Kind == "wearing" || r.Kind == "and" && p.Out.Subjects[r.From].Person != nil) {
			p.Out.Relations[n].Kind = "holding"
			continue
		}
		t, _ := things.ByID(id)
		if r.Kind != "and" || !p.Alive(r.From) || t.Group != "clothing-accessory" && !Jewelry[id] {
			continue
		}
		for _, other := range p.Out.Relations[:n] {
			if other.From == r.From && other.Kind == "wearing" {
				p.Out.Relations[n].Kind = "wearing"
			}
		}
	}
}

// bagsOnBacks lets people wear the bags that come after the building to which they go: "kids going to school with backpacks".
func bagsOnBacks(p *state.Parser) {
	for _, r := range p.Out.Relations {
		if r.Kind != "with" && r.Kind != "wearing" || p.KindOf(r.From) != brief.Piece || r.From == 0 || !p.IsPerson(r.From-1) {
			continue
		}
		name := strings.ReplaceAll(p.Out.Subjects[r.To].ID, "-", " ")
		onBack := slices.ContainsFunc(p.Tables.Words.Senses[name], func(s vocabulary.Sense) bool {
			return s.Class == vocabulary.Garment && strings.HasPrefix(s.Value, "back/")
		})
		if t, _ := things.ByID(p.Out.Subjects[r.From].ID); t.Group == "building-landmark" && onBack && subjects.PutOnQuietly(p, r.From-1, name) {
			looks.DropQuietly(p, r.To)
			return
		}
	}
}

// oneLeash leaves a leash that is named to the hand of who walks the animal: it is drawn with them.
func oneLeash(p *state.Parser) {
	for _, r := range p.Out.Relations {
		if p.Out.Subjects[r.To].ID != "leash" {
			continue
		}
		for n, o := range p.Out.Relations {
			if (o.To == r.From || o.From == r.From) && o.Kind == "with" && p.IsPerson(o.From) && p.KindOf(o.To) == brief.Animal && p.Out.Subjects[r.To].Color == "" {
				p.Out.Relations[n].Kind = "walking" // "running with a dog on a leash"
				looks.DropQuietly(p, r.To)
				return
			}
			if o.Kind == "walking" && (o.To == r.From || o.From == r.From) {
				looks.DropQuietly(p, r.To)
				return
			}
		}
	}
}
