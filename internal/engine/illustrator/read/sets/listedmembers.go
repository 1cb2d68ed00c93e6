package sets

import (
	"strings"
	"sync"

	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read/data"
	"pellucid/internal/engine/illustrator/read/state"
	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/token"
)

// memberNames maps words that name no thing elsewhere to the thing that they are in the list of a set.
var memberNames = sync.OnceValue(func() map[string]string {
	out := map[string]string{}
	data.Pairs("members", func(words, value string, _ bool) { out[words] = value })
	return out
})

// memberArticles stand before a thing of a list and say no more of it.
var memberArticles = lexicon.Set("and the a an some my your little cute or plus")

// ListedMembers reads words that a set lists by themselves as things of it: "weather icons, sun, rain, snow" has no rain around the sun, and of "make bed,
// brush teeth" what is used for it is drawn.
func ListedMembers(p *state.Parser) {
	ask := setAsked(p)
	if ask.Kind == "" {
		return
	}
	pauses, from := 0, 0
	for i := 0; i <= len(p.Tokens); i++ {
		if i < len(p.Tokens) && p.Tokens[i].Kind == token.Word && (p.Tokens[i].Text != "and" || memberOf(p, from, i) == "") {
			continue
		}
		if pauses > 0 {
			asMember(p, from, i)
		}
		if i < len(p.Tokens) && p.Tokens[i].Kind != token.Word {
			pauses++
		}
		from = i + 1
	}
}

// memberOf is the thing that all words from one token to another name as one of a list.
func memberOf(p *state.Parser, from, to int) string {
	var words []string
	for _, t := range p.Tokens[from:to] {
		words = append(words, t.Text)
	}
	id := memberNames()[strings.Join(words, " ")]
	if p.Tables.Drawable(id) == "" {
		return ""
	}
	return id
}

// asMember reads a whole segment of a list as one thing, if it is one only there.
func asMember(p *state.Parser, from, to int) {
	for from < to && memberArticles[p.WordAt(from)] {
		from++
	}
	id := ""
	if from < to {
		id = memberOf(p, from, to)
	}
	if id == "" || p.Taken(from, to) {
		return
	}
	p.WithoutTokens(from, to)
	at := 0
	for at < len(p.Spans) && p.Spans[at].From < from {
		at++
	}
	p.Spans = append(p.Spans[:at:at], append([]state.Span{{Kind: token.Word, From: from, To: to, Key: strings.ReplaceAll(id, "-", " "), Senses: []vocabulary.Sense{{Class: vocabulary.Thing, Value: id}}}}, p.Spans[at:]...)...)
}
