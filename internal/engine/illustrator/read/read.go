// Package read turns a prompt into a brief: what the illustrator is asked for in terms of what it can draw, and the truth about
// how every word was read. It does no I/O and accepts any input.
package read

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/read/correction"
	"pellucid/internal/engine/illustrator/read/designs"
	"pellucid/internal/engine/illustrator/read/designs/logos"
	"pellucid/internal/engine/illustrator/read/detection"
	"pellucid/internal/engine/illustrator/read/finish"
	"pellucid/internal/engine/illustrator/read/letters"
	"pellucid/internal/engine/illustrator/read/looks"
	"pellucid/internal/engine/illustrator/read/nouns"
	"pellucid/internal/engine/illustrator/read/people"
	"pellucid/internal/engine/illustrator/read/rewrite"
	"pellucid/internal/engine/illustrator/read/rewrite/names"
	"pellucid/internal/engine/illustrator/read/rewrite/request"
	"pellucid/internal/engine/illustrator/read/rewrite/sentences"
	"pellucid/internal/engine/illustrator/read/senses"
	"pellucid/internal/engine/illustrator/read/state"
	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/read/wordnet"
	"pellucid/internal/engine/illustrator/things"
	"pellucid/internal/engine/illustrator/token"
)

// Reader reads prompts. It is safe for concurrent use.
type Reader struct{ with *state.Tables }

// New returns a reader that draws on what a catalog has.
func New(c state.Catalog) (*Reader, error) {
	with := &state.Tables{Catalog: c, Words: vocabulary.Shared()}
	with.Finder = vocabulary.Finder{Words: with.Words, Drawable: with.Drawable}
	r := &Reader{with}
	with.Again = func(prompt string) brief.Brief { return r.Read(prompt, "", "") }
	return r, nil
}

// Read reads a prompt, what must not appear, and a style chosen apart from the prompt (a chip's label or a style's name).
func (r *Reader) Read(prompt, negative, style string) brief.Brief {
	var how state.How
	how.Logo = strings.Contains(strings.ToLower(style), "logo")
	p := parse(r.with, prompt, how)
	if len(p.Out.Subjects) == 0 && len(p.Out.Lettering) == 0 && !p.Lost.Main {
		// Words such as "badge" or "journal" are of the trade beside a subject, and the subject where there is no other.
		how.TradeToo = true
		p = parse(r.with, prompt, how)
	}
	if people.ActivityAlone(p) {
		how.Acted, how.TradeToo = true, false
		p = parse(r.with, prompt, how)
	}
	if p.Design.Business && len(p.Out.Subjects) > 1 && !logos.OnlyDecorated(p) {
		// The mark of a business gives way to what a prompt names for its logo: "gym logo with a dumbbell".
		how.Named = true
		if again := parse(r.with, prompt, how); len(again.Out.Subjects) > 0 {
			p = again
		}
	}
	if i := ideaAlone(p); i.N > 0 {
		how.Idea, how.Named, how.TradeToo = i, false, false
		p = parse(r.with, prompt, how)
	}
	p = joinedByWith(r.with, p, prompt, how)
	finish.Finish(p, negative, style)
	return p.Out
}

// Spelled reports whether a word, as token.Key gives it, is English that is spelled right, or known to us in another way.
func (r *Reader) Spelled(key string) bool {
	return r.with.Words.Known(key) || r.with.Finder.KnownForm(key) || wordnet.Knows(key)
}

// Near returns the names of things that a phrase, as token.Key gives it, may be searched for by: what it is one step below of in
// meaning, what it may be misspelled for, then what is nearest in meaning.
func (r *Reader) Near(phrase string) (names []string) {
	for _, key := range append([]string{phrase}, strings.Fields(phrase)...) {
		if key == "" {
			continue
		}
		if found, ok := nouns.OneStep(r.with, key); ok {
			names = append(names, state.PlainName(found.ID))
		}
		if _, known := things.Lookup(key); !known && !wordnet.Knows(key) {
			if word, ok := correction.English(key); ok {
				names = append(names, word)
			}
		}
	}
	for _, thing := range finish.Nearest(r.with, strings.Fields(phrase)) {
		names = append(names, thing.Name)
	}
	return names
}

// joinedByWith reads a prompt again with "with" between a creature and a noun that make no name together, and keeps that reading where it leaves out less
// and shows more: "panda bamboo", "penguin scarf".
func joinedByWith(r *state.Tables, p *state.Parser, prompt string, how state.How) *state.Parser {
	if p.Lost.Joint == 0 || p.Logo || p.Language.Code != "en" && p.Language.Code != "" {
		return p
	}
	how.With = p.Lost.Joint
	again := parse(r, prompt, how)
	if len(again.Out.Subjects) == 0 || again.Lost.Main || len(again.Out.Reading.LeftOut) > len(p.Out.Reading.LeftOut) || len(again.Out.Reading.LeftOut) == len(p.Out.Reading.LeftOut) && len(again.Out.Subjects) <= len(p.Out.Subjects) {
		return p
	}
	return again
}

// maxWords bounds the work on a prompt.
const maxWords = 300

// parse reads a prompt; how says what of its words may mean.
func parse(r *state.Tables, prompt string, how state.How) *state.Parser {
	p := &state.Parser{How: how}
	p.Runes = []rune(prompt)
	toks := letters.Verses(token.Split(prompt))
	if p.Idea.N > 0 && !p.Idea.Late {
		toks = drawIdea(p, toks)
	}
	detector := detection.Detector{Finder: r.Finder}
	toks, told := detector.Purposes(correction.Respell(toks))
	toks, lang := detector.Translate(toks)
	toks = rewrite.Rewrite(r.Finder, toks)
	if lang.Code == "en" || lang.Code == "" {
		toks, told = request.Request(toks)
		toks = designs.FirmMarks(sentences.Statements(r.Finder, toks))
	}
	if how.Acted {
		toks = names.Actor(toks)
	}
	over := 0
	if len(toks) > maxWords {
		over = toks[maxWords].Start + 1
		toks = toks[:maxWords]
	}
	p.Tables, p.Tokens, p.Language, p.Fate = r, toks, lang, make([]bool, len(toks))
	p.Subj, p.Owner = -1, -1
	p.Out.Prompt = prompt
	if over > 0 {
		rest := strings.TrimSpace(string(p.Runes[min(over-1, len(p.Runes)):]))
		p.Out.Reading.LeftOut = []brief.Item{{Words: rest, Why: "We read the first 300 words of a prompt."}}
	}
	for _, c := range told {
		words := string(p.Runes[c[0].Start:min(c[len(c)-1].End, len(p.Runes))])
		p.Out.Reading.LeftOut = append(p.Out.Reading.LeftOut, brief.Item{Words: words, Why: "We read this as what the image is for, and don't draw it."})
	}
	p.Typed = correction.Corrector{Finder: r.Finder, HasArt: func(word string) bool { return senses.HasArt(r, word) }, Nearest: detection.Nearest}.Correct(toks, lang)
	if p.Idea.N > 0 && p.Idea.Late {
		p.Tokens, p.Typed = drawIdea(p, toks), nil
		p.Fate = make([]bool, len(p.Tokens))
	}
	if p.With > 0 && p.With < len(p.Tokens) {
		between := token.Token{Kind: token.Word, Text: "with", Raw: "with", Start: p.Tokens[p.With].Start, End: p.Tokens[p.With].Start}
		p.Tokens, p.Typed = slices.Insert(slices.Clone(p.Tokens), p.With, between), nil
		p.Fate = make([]bool, len(p.Tokens))
	}
	p.Logo = p.Logo || logos.LogoAsked(toks)
	p.Spans = people.Gestures(p, r.Cut(p.Tokens))
	senses.ClockTimes(p)
	looks.Openings(p)
	looks.Edging(p)
	designs.Design(p)
	run(p)
	return p
}
