package read

import (
	"strings"
	"sync"

	"pellucid/internal/engine/illustrator/read/data"
	"pellucid/internal/engine/illustrator/token"
)

// memberNames maps words that name no thing elsewhere to the thing that they are in the list of a set.
var memberNames = sync.OnceValue(func() map[string]string {
	out := map[string]string{}
	data.Pairs("members", func(words, value string, _ bool) { out[words] = value })
	return out
})

// memberArticles stand before a thing of a list and say no more of it.
var memberArticles = wordSet("and the a an some my your little cute or plus")

// listedMembers reads words that a set lists by themselves as things of it: "weather icons, sun, rain, snow" has no rain around the sun, and of "make bed,
// brush teeth" what is used for it is drawn.
func (p *parser) listedMembers() {
	ask := p.setAsked()
	if ask.kind == "" {
		return
	}
	pauses, from := 0, 0
	for i := 0; i <= len(p.toks); i++ {
		if i < len(p.toks) && p.toks[i].Kind == token.Word && (p.toks[i].Text != "and" || p.memberOf(from, i) == "") {
			continue
		}
		if pauses > 0 {
			p.asMember(from, i)
		}
		if i < len(p.toks) && p.toks[i].Kind != token.Word {
			pauses++
		}
		from = i + 1
	}
}

// memberOf is the thing that all words from one token to another name as one of a list.
func (p *parser) memberOf(from, to int) string {
	var words []string
	for _, t := range p.toks[from:to] {
		words = append(words, t.Text)
	}
	id := memberNames()[strings.Join(words, " ")]
	if p.r.drawable(id) == "" {
		return ""
	}
	return id
}

// asMember reads a whole segment of a list as one thing, if it is one only there.
func (p *parser) asMember(from, to int) {
	for from < to && memberArticles[p.wordAt(from)] {
		from++
	}
	id := ""
	if from < to {
		id = p.memberOf(from, to)
	}
	if id == "" || p.taken(from, to) {
		return
	}
	p.withoutTokens(from, to)
	at := 0
	for at < len(p.spans) && p.spans[at].from < from {
		at++
	}
	p.spans = append(p.spans[:at:at], append([]span{{kind: token.Word, from: from, to: to, key: strings.ReplaceAll(id, "-", " "), senses: []sense{{Class: thing, Value: id}}}}, p.spans[at:]...)...)
}
