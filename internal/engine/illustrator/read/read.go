// Package read turns a prompt into a brief: what the illustrator is asked for in terms of what it can draw, and the truth about
// how every word was read. It does no I/O and accepts any input.
package read

import (
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/read/correction"
	"pellucid/internal/engine/illustrator/read/detection"
	"pellucid/internal/engine/illustrator/read/rewrite"
	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/read/wordnet"
	"pellucid/internal/engine/illustrator/things"
	"pellucid/internal/engine/illustrator/token"
)

// Reader reads prompts. It is safe for concurrent use.
type Reader struct{ with *tables }

// tables is what a prompt is read with: what can be drawn and what words mean.
type tables struct {
	catalog Catalog
	words   *vocabulary.Words
	finder  vocabulary.Finder
	again   func(prompt string) brief.Brief // reads a part of a prompt as a prompt of its own
}

// New returns a reader that draws on what a catalog has.
func New(c Catalog) (*Reader, error) {
	with := &tables{catalog: c, words: vocabulary.Shared()}
	with.finder = vocabulary.Finder{Words: with.words, Drawable: with.drawable}
	r := &Reader{with}
	with.again = func(prompt string) brief.Brief { return r.Read(prompt, "", "") }
	return r, nil
}

// Read reads a prompt, what must not appear, and a style chosen apart from the prompt (a chip's label or a style's name).
func (r *Reader) Read(prompt, negative, style string) brief.Brief {
	var how how
	how.logo = strings.Contains(strings.ToLower(style), "logo")
	p := r.with.parse(prompt, how)
	if len(p.out.Subjects) == 0 && len(p.out.Lettering) == 0 && !p.lost {
		// Words such as "badge" or "journal" are of the trade beside a subject, and the subject where there is no other.
		how.tradeToo = true
		p = r.with.parse(prompt, how)
	}
	if p.activityAlone() {
		how.acted, how.tradeToo = true, false
		p = r.with.parse(prompt, how)
	}
	if p.business && len(p.out.Subjects) > 1 && !p.onlyDecorated() {
		// The mark of a business gives way to what a prompt names for its logo: "gym logo with a dumbbell".
		how.named = true
		if again := r.with.parse(prompt, how); len(again.out.Subjects) > 0 {
			p = again
		}
	}
	if i := p.ideaAlone(); i.n > 0 {
		how.idea, how.named, how.tradeToo = i, false, false
		p = r.with.parse(prompt, how)
	}
	p.finish(negative, style)
	return p.out
}

// Spelled reports whether a word, as token.Key gives it, is English that is spelled right, or known to us in another way.
func (r *Reader) Spelled(key string) bool {
	return r.with.words.Known(key) || r.with.finder.KnownForm(key) || wordnet.Knows(key)
}

// Near returns the names of things that a phrase, as token.Key gives it, may be searched for by: what it is one step below of in
// meaning, what it may be misspelled for, then what is nearest in meaning.
func (r *Reader) Near(phrase string) (names []string) {
	for _, key := range append([]string{phrase}, strings.Fields(phrase)...) {
		if key == "" {
			continue
		}
		if found, ok := r.with.oneStep(key); ok {
			names = append(names, plainName(found.id))
		}
		if _, known := things.Lookup(key); !known && !wordnet.Knows(key) {
			if word, ok := correction.English(key); ok {
				names = append(names, word)
			}
		}
	}
	for _, thing := range r.with.nearest(strings.Fields(phrase)) {
		names = append(names, thing.Name)
	}
	return names
}

// maxWords bounds the work on a prompt.
const maxWords = 300

// parse reads a prompt; how says what of its words may mean.
func (r *tables) parse(prompt string, how how) *parser {
	p := &parser{how: how}
	p.runes = []rune(prompt)
	toks := token.Split(prompt)
	if p.idea.n > 0 && !p.idea.late {
		toks = p.drawIdea(toks)
	}
	detector := detection.Detector{Finder: r.finder}
	toks, told := detector.Purposes(correction.Respell(toks))
	toks, lang := detector.Translate(toks)
	toks = rewrite.Rewriter{Finder: r.finder}.Rewrite(toks)
	if lang.Code == "en" || lang.Code == "" {
		toks, told = rewrite.Request(toks)
		toks = rewrite.Rewriter{Finder: r.finder}.Statements(toks)
	}
	if how.acted {
		toks = rewrite.Actor(toks)
	}
	over := 0
	if len(toks) > maxWords {
		over = toks[maxWords].Start + 1
		toks = toks[:maxWords]
	}
	p.r, p.toks, p.lang, p.fate = r, toks, lang, make([]bool, len(toks))
	p.subj, p.owner = -1, -1
	p.out.Prompt = prompt
	if over > 0 {
		rest := strings.TrimSpace(string(p.runes[min(over-1, len(p.runes)):]))
		p.out.Reading.LeftOut = []brief.Item{{Words: rest, Why: "We read the first 300 words of a prompt."}}
	}
	for _, c := range told {
		words := string(p.runes[c[0].Start:min(c[len(c)-1].End, len(p.runes))])
		p.out.Reading.LeftOut = append(p.out.Reading.LeftOut, brief.Item{Words: words, Why: "We read this as what the image is for, and don't draw it."})
	}
	p.typed = correction.Corrector{Finder: r.finder, HasArt: r.hasArt, Nearest: detection.Nearest}.Correct(toks, lang)
	if p.idea.n > 0 && p.idea.late {
		p.toks, p.typed = p.drawIdea(toks), nil
		p.fate = make([]bool, len(p.toks))
	}
	p.logo = p.logo || logoAsked(toks)
	p.spans = p.gestures(r.cut(p.toks))
	p.clockTimes()
	p.openings()
	p.edging()
	p.design()
	p.run()
	return p
}

// drawable returns what draws a thing: its kind, or empty when nothing does.
func (r *tables) drawable(id string) brief.Kind {
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

// Catalog says what can truly be drawn. Ids are those of the table of things unless it says otherwise.
type Catalog interface {
	// Has reports whether there is a single piece of this name; unlike Piece it must not draw anything.
	Has(id string) bool
	// Piece returns the slots and parts of a single piece of the kit, and whether there is one.
	Piece(id string) (slots, parts []string, ok bool)
	// Gripped reports whether a piece has a place where a hand or a string holds it.
	Gripped(id string) bool
	// States returns the states that a piece has designs of its own for: "open", "closed", "empty".
	States(id string) []string
	// View reports whether a piece, an animal or a bird can be drawn from "front", "behind", "side", "above" or "below".
	View(id, from string) bool
	// Species returns the slots and parts of an animal of the rig, breeds and variants included: "husky", "arctic-fox".
	Species(id string) (parts []string, ok bool)
	// Bird returns the same for a bird of the rig.
	Bird(id string) (parts []string, ok bool)
	// Role returns the parts of a role of the person rig that have a color ("tail" of a mermaid), and whether the rig has its
	// clothes and tools; the empty role is a person as such.
	Role(id string) (parts []string, ok bool)
	// Family reports whether there is a procedural family of this name.
	Family(id string) bool
	// Flag reports whether there is a flag of a country, by its two-letter code.
	Flag(code string) bool
	// Map reports whether there is a map of a country ("fr"), a state ("us-tx") or the world ("world").
	Map(code string) bool
	// Garment reports whether the person rig has a garment, by its name in garments.txt.
	Garment(name string) bool
	// Outline reports whether things can be given the shape of a thing: "a star-shaped cookie".
	Outline(id string) bool
	// Reshapes reports whether a piece can be given another outline; what has its form from the side cannot.
	Reshapes(id string) bool
	// Makes reports whether a piece can be made in the shape of any other thing: a teapot in the shape of an elephant.
	Makes(id string) bool
	// Alone returns the part of a piece, an animal or a bird that a word in singular or plural names, if that part can be drawn by itself.
	Alone(id, word string) (part string, ok bool)
	// Acts reports whether a piece can be drawn doing what people do: a frog that dances.
	Acts(id, pose string) bool
	// Face reports whether a face with an expression can be put on a piece: "a happy pumpkin".
	Face(id string) bool
	// PartGrows reports whether a part of a piece, an animal or a bird, by the name in its parts, can be drawn larger or smaller.
	PartGrows(id, part string) bool
	// Place reports whether a place is drawn around what is in it, by its name in settings.txt.
	Place(name string) bool
	// Missed returns what a brief asks for and its image does not show.
	Missed(b brief.Brief) []brief.Missed
}
