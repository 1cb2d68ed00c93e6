package plan

import (
	"strings"

	"pellucid/internal/engine/illustrator/parse"
	"pellucid/internal/engine/illustrator/understand"
)

// certain is the score from which a name counts as the thing's own.
const certain = 0.84

// findGlyph notes the single-colour glyph for a thing that the colour sets lack, or that a one-colour style lacks.
func (d *draft) findGlyph(t *thing, match understand.Match, words []string) {
	if t.art.Set != procedural && !colored(t.art.Set) {
		t.glyph = understand.Look{Set: t.art.Set, Name: t.art.Name, Aspect: t.aspect}
		return
	}
	missing := match.Score < 0.62 || match.Approximate()
	if mono(d.out.Style.Name) {
		missing = missing || t.art.Set != fluentMono
	}
	if !missing || len(words) == 0 || match.How == "procedural" {
		return
	}
	if m, ok := d.words.Glyph(words); ok && m.Score >= certain && (mono(d.out.Style.Name) || strings.HasSuffix(strings.Join(words, " "), m.Words)) {
		t.glyph = m.Glyph
	}
}

// varyGlyph gives a lone mark another drawing of the same thing in the later variations.
func (d *draft) varyGlyph(t *thing, words []string) {
	if !mono(d.out.Style.Name) || d.variation == 0 || len(d.said.Phrases) > 1 || len(words) == 0 {
		return
	}
	drawings := d.words.Glyphs(words, certain)
	if at := d.variation % (len(drawings) + 1); at > 0 {
		t.glyph = drawings[at-1]
	}
}

func colored(set string) bool {
	return set == noto || set == fluent || set == fluentFlat || set == fluentMono
}

// unify keeps single-colour and colour art apart: when a thing exists only as a glyph, the whole picture is drawn in
// single-colour art if it can be; if not, the nearest colour piece stands in for the glyph.
func (d *draft) unify(phrases map[int]parse.Phrase) {
	wanted := mono(d.out.Style.Name)
	possible := true
	for _, t := range d.things {
		wanted = wanted || t.glyph.Set != ""
		possible = possible && d.monoLook(t).Set != ""
	}
	switch {
	case !wanted:
	case possible:
		for i := range d.things {
			d.setLook(i, d.monoLook(d.things[i]))
		}
	case !mono(d.out.Style.Name):
		d.standIns(phrases)
	default:
		for i, t := range d.things {
			if look := d.monoLook(t); look.Set != "" {
				d.setLook(i, look)
			}
		}
	}
}

// wholeBody replaces the portrait of an animal in a silhouette by a glyph of the whole animal: an outline needs legs.
func (d *draft) wholeBody(t *thing, words []string) {
	if d.out.Style.Name != "silhouette" || len(d.said.Phrases) > 1 || t.piece.Group != understand.Animals || t.traits.class != "face" {
		return
	}
	for _, look := range d.words.Glyphs(words, certain) {
		if look.Set == "pinhead" || look.Set == "temaki" {
			t.glyph = look
			return
		}
	}
}

// clearer are glyphs that read better as marks than the high-contrast drawing of the piece does.
var clearer = map[string]string{"hot-beverage": "coffee-fill", "teacup-without-handle": "tea-bag-fill", "rose": "flower-tulip-fill", "high-voltage": "lightning-fill"}

func (d *draft) monoLook(t thing) understand.Look {
	if t.glyph.Set != "" {
		return t.glyph
	}
	if name := clearer[t.piece.Name]; name != "" && d.words.Has("ph", name) {
		return understand.Look{Set: "ph", Name: name, Aspect: 1}
	}
	look, _ := t.piece.In(fluentMono)
	return look
}

func (d *draft) setLook(i int, look understand.Look) {
	t := &d.things[i]
	t.art, t.aspect = newArt(look.Set, look.Name), look.Aspect
	if t.color == "" && !mono(d.out.Style.Name) && d.out.Style.Name != "silhouette" {
		t.color = d.inkOf(t.natural)
	}
	subject := &d.out.Subjects[i]
	subject.Art = t.art
	if t.glyph.Set != "" && subject.Approximated {
		subject.Approximated, subject.How, subject.Score = false, "label", certain
		d.dropNote(subject.Phrase)
	}
}

// inks are the colours of glyphs that have none of their own, one per variation.
var inks = []string{"indigo", "teal", "coral", "plum"}

// inkOf is the colour in which a glyph stands for art of a colour.
func (d *draft) inkOf(natural string) string {
	switch natural {
	case "", "none", "white", "gray", "black":
		return inks[d.variation%len(inks)]
	case "yellow":
		return "amber"
	}
	return natural
}

// standIns replaces glyphs by the nearest colour pieces.
func (d *draft) standIns(phrases map[int]parse.Phrase) {
	for i := range d.things {
		if colored(d.things[i].art.Set) || d.things[i].art.Set == procedural {
			continue
		}
		words := phrases[i].Words
		match, ok := d.words.Colored(words)
		if !ok {
			continue
		}
		made := d.choose(match)
		made.count, made.color, made.size = d.things[i].count, d.things[i].color, d.things[i].size
		d.things[i] = made
		subject := &d.out.Subjects[i]
		subject.Art, subject.How, subject.Score, subject.Approximated = made.art, match.How, match.Score, true
		d.standIn(words, match)
	}
}
