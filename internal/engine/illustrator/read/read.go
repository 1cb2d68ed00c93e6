// Package read turns a prompt into a brief: what the illustrator is asked for in terms of what it can draw, and the truth about
// how every word was read. It does no I/O and accepts any input.
package read

import (
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/things"
	"pellucid/internal/engine/illustrator/token"
)

// Reader reads prompts. It is safe for concurrent use.
type Reader struct {
	catalog Catalog
	words   *vocabulary
}

// New returns a reader that draws on what a catalog has.
func New(c Catalog) (*Reader, error) {
	return &Reader{catalog: c, words: shared()}, nil
}

// Read reads a prompt, what must not appear, and a style chosen apart from the prompt (a chip's label or a style's name).
func (r *Reader) Read(prompt, negative, style string) brief.Brief {
	how := parser{logo: strings.Contains(strings.ToLower(style), "logo")}
	p := r.parse(prompt, how)
	if len(p.out.Subjects) == 0 && len(p.out.Lettering) == 0 && !p.lost {
		// Words such as "badge" or "journal" are of the trade beside a subject, and the subject where there is no other.
		how.tradeToo = true
		p = r.parse(prompt, how)
	}
	if p.business && len(p.out.Subjects) > 1 && !p.onlyDecorated() {
		// The mark of a business gives way to what a prompt names for its logo: "gym logo with a dumbbell".
		how.named = true
		if again := r.parse(prompt, how); len(again.out.Subjects) > 0 {
			p = again
		}
	}
	p.finish(negative, style)
	return p.out
}

// maxWords bounds the work on a prompt.
const maxWords = 300

// parse reads a prompt; how says what of its words may mean.
func (r *Reader) parse(prompt string, how parser) *parser {
	toks, lang := r.translate(token.Split(prompt))
	toks = infinitives(bodiesOf(datives(jerseys(paraphrase(toks)))))
	over := 0
	if len(toks) > maxWords {
		over = toks[maxWords].Start + 1
		toks = toks[:maxWords]
	}
	p := &how
	p.r, p.runes, p.toks, p.lang, p.fate = r, []rune(prompt), toks, lang, make([]bool, len(toks))
	p.subj, p.owner = -1, -1
	p.out.Prompt = prompt
	if over > 0 {
		rest := strings.TrimSpace(string(p.runes[min(over-1, len(p.runes)):]))
		p.out.Reading.LeftOut = []brief.Item{{Words: rest, Why: "We read the first 300 words of a prompt."}}
	}
	p.typed = r.correct(toks, lang)
	p.logo = p.logo || logoAsked(toks)
	p.spans = p.gestures(r.cut(toks))
	p.edging()
	p.design()
	p.run()
	return p
}

// drawable returns what draws a thing: its kind, or empty when nothing does.
func (r *Reader) drawable(id string) brief.Kind {
	t, known := things.ByID(id)
	if r.catalog.Has(id) {
		return brief.Piece
	}
	if _, ok := r.catalog.Species(id); ok {
		return brief.Animal
	}
	if _, ok := r.catalog.Bird(id); ok {
		return brief.Bird
	}
	if _, ok := r.catalog.Role(id); id != "" && ok {
		return brief.Person
	}
	if r.catalog.Family(id) && (!known || t.Kind == brief.Family) {
		return brief.Family
	}
	return ""
}
