package read

import (
	"slices"
	"strings"
	"sync"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read/data"
	"pellucid/internal/engine/illustrator/token"
)

// ideas are occasions, places and notions that have no one look, by their words.
var ideas = sync.OnceValue(func() map[string]ideaRow {
	all := map[string]ideaRow{}
	for line := range lexicon.Lines(data.Text("ideas")) {
		words, said, _ := strings.Cut(line, " = ")
		for _, item := range lexicon.List(words) {
			all[token.Key(item)] = ideaRow{said, strings.HasPrefix(item, "!")}
		}
	}
	return all
})

// ideaRow is what is drawn for an idea.
type ideaRow struct {
	said   string // a prompt
	always bool   // its words would be read as something else
}

// longestIdea is how many words an idea has at most.
const longestIdea = 6

// besideIdea are words beside an idea that name nothing to draw.
var besideIdea = wordSet("theme themes themed concept symbol symbols icon illustration festival season background backgrounds scene scenery design art graphic graphics element elements image picture pictures drawing event holiday celebration celebrations decoration decorations decor photo day happy vibes aesthetic sublimation svg dtf cricut decal sticker stickers")

// idea is what is drawn for words that have no one look.
type idea struct {
	from, n int  // its tokens; n is 0 for none
	late    bool // they are tokens of the prompt in English and with its spelling mended
	words   string
	said    string
}

// ideaAlone finds the idea that is all that a prompt names. A prompt that is a design already, that asks for a set, or that is read without its idea says by
// itself what to draw, and what somebody does is done by somebody.
func (p *parser) ideaAlone() idea {
	if p.out.Sheet != "" || p.out.Motif != "" || p.out.Design != "" && p.out.Design != "print" || p.logo || p.acted || len(p.out.Framing) > 0 {
		return idea{}
	}
	whole := p.readWhole()
	for _, late := range []bool{false, true} {
		toks := p.toks
		if !late {
			toks = token.Split(p.out.Prompt)
		}
		from, n := p.ideaIn(toks)
		if n > 0 && (!whole || ideas()[keyOf(toks[from:from+n])].always) {
			return idea{from: from, n: n, late: late}
		}
	}
	return idea{}
}

// readWhole reports whether a prompt has something to draw and no word that nothing took.
func (p *parser) readWhole() bool {
	if len(p.out.Subjects)+len(p.out.Lettering) == 0 || p.lost || len(p.out.Reading.LeftOut) > 0 {
		return false
	}
	return !slices.ContainsFunc(p.spans, func(s span) bool {
		return s.kind == token.Word && !p.grammar(s) && !p.taken(s.from, s.to)
	})
}

// ideaIn returns the longest idea of some tokens and how many it has, 0 if they name anything else.
func (p *parser) ideaIn(toks []token.Token) (from, n int) {
	for i := 0; i < len(toks); {
		size := ideaAt(toks[i:])
		switch t := toks[i]; {
		case size > 0:
			if size > n {
				from, n = i, size
			}
			i += size
		case t.Kind == token.Pause || t.Kind == token.Word && (besideIdea[t.Text] || slices.ContainsFunc(p.r.words.Senses[t.Text], onlyPicture)):
			i++
		default:
			return 0, 0
		}
	}
	return from, n
}

// onlyPicture reports whether a sense of a word says only what kind of picture is asked for.
func onlyPicture(s sense) bool {
	return s.Class == trade || s.Class == stop || s.Class == style
}

// ideaAt returns how many tokens the longest idea has that they begin with, 0 if there is none.
func ideaAt(toks []token.Token) int {
	best := 0
	for k := 0; k < len(toks) && k < longestIdea && toks[k].Kind == token.Word; k++ {
		if ideas()[keyOf(toks[:k+1])].said != "" {
			best = k + 1
		}
	}
	return best
}

// keyOf joins the words of some tokens.
func keyOf(toks []token.Token) string {
	words := make([]string, 0, len(toks))
	for _, t := range toks {
		words = append(words, t.Text)
	}
	return strings.Join(words, " ")
}

// drawIdea puts what is drawn for an idea in its place among the tokens.
func (p *parser) drawIdea(toks []token.Token) []token.Token {
	from, to := p.idea.from, p.idea.from+p.idea.n
	if to > len(toks) {
		return toks
	}
	start, end := toks[from].Start, toks[to-1].End
	p.idea.words = string(p.runes[start:end])
	p.idea.said = ideas()[keyOf(toks[from:to])].said
	said := token.Split(p.idea.said)
	for i := range said {
		said[i].Start, said[i].End = start, end
	}
	return slices.Replace(slices.Clone(toks), from, to, said...)
}

// tellIdea says what stands in for an idea, in place of what each word that was put there was understood as.
func (p *parser) tellIdea() {
	if p.idea.n == 0 {
		return
	}
	r := &p.out.Reading
	of := func(it brief.Item) bool { return it.Words == p.idea.words }
	r.Understood = slices.DeleteFunc(r.Understood, of)
	r.StandsIn = slices.DeleteFunc(r.StandsIn, of)
	r.LeftOut = slices.DeleteFunc(r.LeftOut, of)
	said := quotesCurled(p.idea.said)
	r.StandsIn = append(r.StandsIn, brief.Item{
		Words: p.idea.words, From: strings.ToLower(p.idea.words), To: said,
		Why: "“" + p.idea.words + "” has no one look. We drew " + said + " for it.",
	})
}

// quotesCurled writes a text in quotation marks as sentences have them.
func quotesCurled(s string) string {
	s = strings.Replace(s, `"`, "“", 1)
	return strings.Replace(s, `"`, "”", 1)
}
