package read

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/token"
)

// themeOfNumber is how many things of a theme come with a number or a letter.
const themeOfNumber = 3

// numberThemed draws things of the theme that a letter or a number is said to have, where nothing else comes with it: "number 1 safari theme", "space
// birthday number 7".
func (p *parser) numberThemed() {
	if len(p.out.Subjects) != 1 || len(p.out.Lettering) > 0 || p.out.Motif != "" {
		return
	}
	glyph := p.out.Subjects[0]
	if glyph.Kind != brief.Family || glyph.ID != "number" && glyph.ID != "alphabet-letter" || glyph.Text == "" || glyph.Count > 1 {
		return
	}
	p.occasionOfNumber()
	for i := range p.toks {
		for n := min(3, len(p.toks)-i); n > 0; n-- {
			key := token.Key(p.words(i, i+n))
			if !p.allWords(i, i+n) || occasions[key] || len(readSheets()[key]) == 0 || !p.unshown(i, i+n) {
				continue
			}
			p.takeThemeOf(i, i+n, key)
			return
		}
	}
}

// takeThemeOf adds the first things of a theme beside the only subject.
func (p *parser) takeThemeOf(from, to int, key string) {
	var names []string
	for _, t := range p.drawn(readSheets()[key]) {
		if kind := p.r.drawable(t.id); len(names) < themeOfNumber && kind != brief.Family && !slices.Contains(names, plainName(t.id)) {
			names = append(names, plainName(t.id))
			p.out.Subjects = append(p.out.Subjects, brief.Subject{Words: p.words(from, to), Kind: kind, ID: t.id, Count: 1})
		}
	}
	if len(names) == 0 {
		return
	}
	p.unleave(from, to)
	p.standIn(from, to, key, strings.Join(names, ", "), "We drew "+strings.Join(names, ", ")+" for “"+p.words(from, to)+"”.")
	if w := p.wordAt(to); (w == "theme" || w == "themed") && p.unshown(to, to+1) {
		p.unleave(to, to+1)
		p.understand(to, to+1, "framing", "theme")
	}
}

// occasionOfNumber takes the occasion of a number as what it is for: "number 3 birthday".
func (p *parser) occasionOfNumber() {
	for i := range p.toks {
		if w := p.wordAt(i); (w == "birthday" || w == "anniversary") && p.unshown(i, i+1) {
			p.unleave(i, i+1)
			p.understand(i, i+1, "framing", w)
		}
	}
}

// unshown reports whether some words are among those that are left out, or have no fate yet.
func (p *parser) unshown(from, to int) bool {
	said := strings.ToLower(p.words(from, to))
	return slices.ContainsFunc(p.out.Reading.LeftOut, func(it brief.Item) bool {
		return slices.Contains(strings.Fields(strings.ToLower(it.Words)), strings.Fields(said)[0]) && strings.Contains(strings.ToLower(it.Words), said)
	}) || !p.taken(from, to)
}

// unleave takes words back from what is left out.
func (p *parser) unleave(from, to int) {
	said := strings.ToLower(p.words(from, to))
	p.out.Reading.LeftOut = slices.DeleteFunc(p.out.Reading.LeftOut, func(it brief.Item) bool { return strings.EqualFold(it.Words, said) })
	for i := from; i < to; i++ {
		p.fate[i] = false
	}
}
