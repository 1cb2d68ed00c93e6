package parse

import (
	"slices"
	"strconv"
	"strings"
)

// maxPhrases bounds the picture: nobody can place more things than this.
const maxPhrases = 16

// close ends the phrase being read and links it to what came before.
func (p *parser) close() {
	cur := p.cur
	p.cur = Phrase{}
	if len(cur.Words) == 0 && cur.Emoji == "" {
		cur = p.colorAsThing(cur)
	}
	if len(cur.Words) == 0 && cur.Emoji == "" {
		p.leaveDetails(cur)
		return
	}
	if p.negating {
		p.out.Negatives = append(p.out.Negatives, cur.Words...)
		return
	}
	if len(p.out.Phrases) >= maxPhrases {
		return
	}
	if n := len(cur.Words); n > 0 {
		cur.Plural = plural(headNoun(cur.Words))
	}
	p.out.Phrases = append(p.out.Phrases, cur)
	p.link(len(p.out.Phrases) - 1)
}

// headNoun is the word that is counted: the last one, or the one before "of" in a name such as "bouquet of flowers".
func headNoun(words []string) string {
	if at := slices.Index(words, "of"); at > 0 {
		return words[at-1]
	}
	return words[len(words)-1]
}

// link joins phrase i to the one its relation starts from. Attributes (worn, held, "with") never own what follows.
func (p *parser) link(i int) {
	kind := p.pending
	p.pending = ""
	if i == 0 || kind == "" {
		p.owner = i
		return
	}
	if kind == "for" { // a purpose, not a thing: "a fox for a startup"
		p.out.Phrases = p.out.Phrases[:i]
		return
	}
	link := Link{From: p.from, Kind: kind, To: i}
	switch kind {
	case "behind it":
		link.Kind = "in front of"
	case "surrounded by":
		link = Link{From: i, Kind: "around", To: p.from}
	case "held by":
		link = Link{From: i, Kind: "holding", To: p.from}
	case "worn by":
		link = Link{From: i, Kind: "wearing", To: p.from}
	case "ridden by":
		link = Link{From: i, Kind: "riding", To: p.from}
	case "made of", "shaped like":
		link.Kind = "with"
	}
	p.out.Links = append(p.out.Links, link)
	if !attributive[kind] {
		p.owner = i
	}
}

var attributive = set("wearing holding with and")

// leaveDetails gives colours and moods that no noun followed to the phrase before ("a car, red"), or to the whole picture.
func (p *parser) leaveDetails(cur Phrase) {
	if p.negating {
		return
	}
	n := len(p.out.Phrases)
	if n == 0 {
		p.out.Tints = append(p.out.Tints, cur.Colors...)
		return
	}
	last := &p.out.Phrases[n-1]
	if len(last.Colors) == 0 {
		last.Colors = cur.Colors
	} else {
		p.out.Tints = append(p.out.Tints, cur.Colors...)
	}
	last.Mods = append(last.Mods, cur.Mods...)
}

// colorAsThing reads a colour word that also names a thing as the thing when no noun followed: "two oranges", "a rose".
func (p *parser) colorAsThing(cur Phrase) Phrase {
	n := len(cur.Colors)
	if n == 0 || p.pending == "in" || len(p.out.Framing) > 0 && tinting[cur.Colors[n-1]] {
		return cur
	}
	afterthought := len(p.out.Phrases) > 0 && cur.Count == 0 && p.pending == ""
	if afterthought && tinting[cur.Colors[n-1]] {
		return cur
	}
	if last := cur.Colors[n-1]; things[last] && last == p.lastColorWord {
		cur.Words, cur.Colors = []string{last}, cur.Colors[:n-1]
	}
	return cur
}

func (p *parser) noun(text string) {
	p.cur.Words = append(p.cur.Words, text)
}

// opening drops "a picture of": words that introduce what is drawn.
func (p *parser) opening() bool {
	first := p.peek(0)
	if !heads[first] || p.peek(1) != "of" || len(p.cur.Words) > 0 || p.pending != "" {
		return false
	}
	if first == "head" || first == "face" {
		return false
	}
	p.at += 2
	p.cur = Phrase{Mods: p.cur.Mods}
	return true
}

// grouping reads "X of": a group counts, a container stays and holds what follows, other measures are only noted.
func (p *parser) grouping() bool {
	first, isPlural := p.peek(0), false
	if _, ok := groups[first]; !ok {
		first, isPlural = strings.TrimSuffix(first, "s"), true
	}
	count, ok := groups[first]
	if !ok || p.peek(1) != "of" || len(p.cur.Words) > 0 {
		return false
	}
	p.at += 2
	if containers[first] {
		p.noun(first)
		p.close()
		p.pending, p.from = "full of", len(p.out.Phrases)-1
		return true
	}
	p.cur.Measure = first
	if p.cur.Count <= 1 && count > 0 && !isPlural {
		p.cur.Count = count
	}
	return true
}

func (p *parser) relation() bool {
	for n := longestRelation; n > 0; n-- {
		words, ok := join(p.tokens, p.at, n)
		kind := relations[words]
		if !ok || kind == "" {
			continue
		}
		if n == 1 && !p.relates(words) {
			return false
		}
		p.close()
		p.negating = false
		if kind == "on its back" {
			p.carried()
			p.at += n
			return true
		}
		p.pending, p.from = kind, p.start(kind)
		p.at += n
		return true
	}
	return false
}

// carried turns "A with B on its back" round: B rides on A.
func (p *parser) carried() {
	if n := len(p.out.Links); n > 0 && attributive[p.out.Links[n-1].Kind] && p.out.Links[n-1].Kind != "and" {
		last := &p.out.Links[n-1]
		*last = Link{From: last.To, Kind: "riding", To: last.From}
	}
}

// relates says whether a single word is a relation here: verbs need something before and after them.
func (p *parser) relates(words string) bool {
	if words == "and" && len(p.cur.Words) == 0 && len(p.cur.Colors) > 0 && colorOf[p.peek(1)] != "" {
		return false
	}
	if strings.HasSuffix(words, "ing") || nounsLikeForms[words] {
		return (len(p.cur.Words) > 0 || p.pending == "" && len(p.out.Phrases) > 0) && p.peek(1) != ""
	}
	return true
}

// start is the phrase that a relation begins at: an attribute's owner, else the phrase just closed.
func (p *parser) start(kind string) int {
	last := len(p.out.Phrases) - 1
	if kind == "and" || last < 0 {
		return max(last, 0)
	}
	if n := len(p.out.Links); n > 0 && p.out.Links[n-1].To == last && attributive[p.out.Links[n-1].Kind] {
		return p.owner
	}
	return last
}

func (p *parser) count() bool {
	text := p.peek(0)
	n, known := counts[text]
	if !known {
		number, err := strconv.Atoi(text)
		if err != nil || number < 1 || number > 99 || p.peek(1) == "" {
			return false
		}
		n = number
	}
	if vague[text] && p.peek(1) != "of" && !plural(p.peek(1)) && n != 1 {
		return false
	}
	if len(p.cur.Words) > 0 && n > 1 {
		p.close()
	}
	p.cur.Count = max(p.cur.Count, n)
	p.at++
	if vague[text] && p.peek(0) == "of" {
		p.at++
	}
	return true
}
