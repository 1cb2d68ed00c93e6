package read

import (
	"slices"
	"strings"
	"sync"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read/data"
	"pellucid/internal/engine/illustrator/read/state"
	"pellucid/internal/engine/illustrator/read/vocabulary"
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
var besideIdea = lexicon.Set("cozy modern theme themes themed concept symbol symbols icon illustration festival season background backgrounds scene scenery design art graphic graphics element elements image picture pictures drawing event holiday celebration celebrations decoration decorations decor photo day happy vibes aesthetic landscape landscapes cutout view sublimation svg dtf cricut decal sticker stickers")

// roomWords end the names of rooms: what is told to be in one is all that is drawn.
var roomWords = lexicon.Set("bedroom room kitchen livingroom lounge interior office workspace space classroom schoolroom bathroom restroom washroom dormitory setup")

// sceneWords behind an idea say again that it is a picture of a place.
var sceneWords = lexicon.Set("scene scenes scenery landscape landscapes")

// ideaAlone finds the idea that is all that a prompt names. A prompt that is a design already, that asks for a set, or that is read without its idea says by
// itself what to draw, and what somebody does is done by somebody.
func ideaAlone(p *state.Parser) state.Idea {
	if p.Out.Sheet != "" || p.Out.Motif != "" || p.Out.Design != "" && p.Out.Design != "print" || p.Logo || p.Acted || len(p.Out.Framing) > 0 {
		return state.Idea{}
	}
	whole := readWhole(p)
	for _, late := range []bool{false, true} {
		toks := p.Tokens
		if !late {
			toks = token.Split(p.Out.Prompt)
		}
		from, n := ideaIn(p, toks)
		if n > 0 && (!whole || ideas()[keyOf(toks[from:from+n])].always) {
			return state.Idea{From: from, N: n, Late: late}
		}
	}
	return state.Idea{}
}

// readWhole reports whether a prompt has something to draw and no word that nothing took.
func readWhole(p *state.Parser) bool {
	if len(p.Out.Subjects)+len(p.Out.Lettering) == 0 || p.Lost.Main || len(p.Out.Reading.LeftOut) > 0 {
		return false
	}
	return !slices.ContainsFunc(p.Spans, func(s state.Span) bool {
		return s.Kind == token.Word && !p.Grammar(s) && !p.Taken(s.From, s.To)
	})
}

// ideaIn returns the longest idea of some tokens and how many it has, 0 if they name anything else.
func ideaIn(p *state.Parser, toks []token.Token) (from, n int) {
	for i := 0; i < len(toks); {
		size := ideaAt(toks[i:])
		switch t := toks[i]; {
		case size > 0:
			if size >= n { // of "halloween graveyard" the graveyard
				from, n = i, size
			}
			i += size
		case n > 0 && t.Text == "with" && p.Out.Place == "" && lost(p, toks[from]) && !roomWords[toks[from+n-1].Text]:
			return from, n // "birthday party with 5 balloons", of which nothing was drawn
		case t.Kind == token.Pause || t.Kind == token.Word && (besideIdea[t.Text] || slices.ContainsFunc(p.Tables.Words.Senses[t.Text], onlyPicture)):
			i++
		default:
			return 0, 0
		}
	}
	return from, n
}

// lost reports whether a word was left out.
func lost(p *state.Parser, t token.Token) bool {
	return slices.ContainsFunc(p.Out.Reading.LeftOut, func(o brief.Item) bool { return slices.Contains(strings.Fields(strings.ToLower(o.Words)), t.Text) })
}

// onlyPicture reports whether a sense of a word says only what kind of picture is asked for.
func onlyPicture(s vocabulary.Sense) bool {
	return s.Class == vocabulary.Trade || s.Class == vocabulary.Stop || s.Class == vocabulary.Style
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
func drawIdea(p *state.Parser, toks []token.Token) []token.Token {
	from, to := p.Idea.From, p.Idea.From+p.Idea.N
	if to > len(toks) {
		return toks
	}
	start, end := toks[from].Start, toks[to-1].End
	p.Idea.Words = string(p.Runes[start:end])
	p.Idea.Said = ideas()[keyOf(toks[from:to])].said
	for to < len(toks) && sceneWords[toks[to].Text] {
		end = toks[to].End
		to++
	}
	rest := slices.IndexFunc(toks[to:], func(t token.Token) bool { return t.Text == "with" })
	if head, _, ok := strings.Cut(p.Idea.Said, " with "); ok && rest >= 0 {
		p.Idea.Said = head // what it is with is told
	}
	said := token.Split(p.Idea.Said)
	for i := range said {
		said[i].Start, said[i].End = start, end
	}
	return slices.Replace(slices.Clone(toks), from, to, said...)
}
