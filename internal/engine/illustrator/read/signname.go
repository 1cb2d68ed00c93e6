package read

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/token"
)

// nameSigns stand before "sign" where it says a name.
var nameSigns = wordSet("last name family surname personalized custom wedding established")

// signName makes the text of a sign of the name that follows the word for it: "last name sign Johnson est 2015 with magnolia".
func (p *parser) signName() {
	at := slices.IndexFunc(p.toks, func(t token.Token) bool { return t.Kind == token.Word && t.Text == "sign" })
	if at < 0 || p.quoted() || p.logo || at+1 >= len(p.toks) || string(p.runes) == strings.ToUpper(string(p.runes)) {
		return
	}
	raw := p.toks[at+1].Raw
	if p.toks[at+1].Kind != token.Word || !p.capitalToken(at+1) || strings.ToLower(raw) == raw || p.toks[at].Raw != strings.ToLower(p.toks[at].Raw) {
		return
	}
	from, to := p.orderedText(at)
	if from != at+1 || to <= from {
		return
	}
	p.quoteTokens(from, from, to)
	first := at
	for first > 0 && nameSigns[p.wordAt(first-1)] {
		first--
	}
	if first < at {
		p.understand(first, at, "framing", "name")
		p.withoutTokens(first, at)
	}
}

// glitterOfLetter puts the glitter that a letter or a number is told to be in before it, where it is its own: "letter D in gold glitter".
func (p *parser) glitterOfLetter() {
	for i, s := range p.spans {
		lead := s.key == "in" || s.key == "with" || s.key == "made of"
		if !lead || i == 0 || s.kind != token.Word {
			continue
		}
		end := i + 1
		for p.span(end).is(color) && p.span(end).key != "glitter" {
			end++
		}
		glitter := p.span(end)
		if strings.TrimSuffix(glitter.key, "y") != "glitter" && !strings.HasSuffix(glitter.key, " glitter") || glitter.kind != token.Word || end+1 < len(p.spans) && p.span(end+1).isWord() && !p.span(end+1).is(trade, style, relation) {
			continue
		}
		letter := slices.IndexFunc(p.spans[:i], func(o span) bool {
			return o.key == "letter" || o.key == "number" || strings.HasPrefix(o.key, "number ") || o.key == "monogram" || o.key == "initial"
		})
		if letter < 0 {
			return
		}
		looks := p.recut(p.span(i+1).from, glitter.to)
		for k := range looks {
			if looks[k].key == "glitter" {
				looks[k].senses = []sense{{Class: fill, Value: "glitter"}}
			}
		}
		rest := slices.Delete(slices.Clone(p.spans), i, end+1)
		p.spans = slices.Insert(rest, letter, looks...)
		p.mark(s.from, s.to)
		return
	}
}

// sayingOfWrap letters the words of a wrap that names nothing to repeat, in place of a pattern that nobody told: "pumpkin spice season tumbler wrap".
func (p *parser) sayingOfWrap() {
	if len(p.out.Subjects) != 1 || p.out.Subjects[0].ID != "pattern" || p.out.Subjects[0].Text == "" || p.out.Subjects[0].Fill != "" || len(p.out.Lettering) > 0 {
		return
	}
	p.out.Lettering, p.out.Framing, p.out.Design = []string{p.out.Subjects[0].Text}, nil, "print"
	p.dropSubject(0)
}

// garmentOfSaying takes out the garment right behind a saying that comes with art: in "dog mom shirt with paw prints" no shirt is drawn.
func (p *parser) garmentOfSaying() {
	if p.out.Design != "print" || len(p.out.Lettering) != 1 || len(p.out.Subjects) < 2 {
		return
	}
	for i, s := range p.out.Subjects {
		word := strings.ToLower(s.Words)
		if !vocabulary.PrintGarments[lastWord(word)] && lastWord(word) != "shirts" || s.Color != "" || s.Text != "" || !strings.Contains(strings.ToLower(p.out.Prompt), strings.ToLower(p.out.Lettering[0])+" "+word) {
			continue
		}
		p.dropSubject(i)
		for k := range p.out.Reading.Understood {
			if it := &p.out.Reading.Understood[k]; strings.EqualFold(it.Words, word) {
				it.As, it.To = "framing", "shirt"
			}
		}
		return
	}
}
