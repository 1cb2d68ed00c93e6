package rules

import "strings"

// The sentence analyzer finds contempt for people because of who they are. It marks mentions of protected groups, lets
// pronouns refer to them, and looks what is said of each: a predicate behind it ("… are vermin", "… don't deserve to live"),
// or a verb, a hope or a curse before it ("kill all …", "I hope … die"). Every attitude has a sign, and every negation turns
// it: "deserve to live" is harmless and "don't deserve to live" is not; with "deserve to die" it is the other way around.

// item is a term of the lexicon in a sentence, an unknown word, or a sign.
type item struct {
	tags     tags
	from, to int // tokens
	text     string

	group    bool // a mention of a protected group, or of a pronoun that refers to one
	gender   bool // a mention by gender alone: everyday prompts are full of women and men
	singular bool
	belief   bool
	pronoun  bool
}

func (it item) is(t tags) bool { return it.tags&t != 0 }

// finding is what the analyzer objects to.
type finding struct {
	because   string
	said      string
	overruled float64 // see rule

	first, last int // items
}

// overruledAt reports whether the classifier is sure enough that the text is harmless.
func (f finding) overruledAt(score float64) bool { return score <= f.overruled }

const (
	contempt = "we don't make images of contempt for people because of who they are"
	threats  = "we don't make images of violence against people because of who they are"
)

// hateful returns the hateful part of a text, if it has one, and how sure the classifier is of it. What the analyzer finds is strong evidence, and the classifier
// weighs it with everything else that the text says.
func (l *lexicon) hateful(text string) (found finding, score float64) {
	tokens := l.withoutCostumes(l.tokenize(text))
	items := l.items(tokens)
	if len(tokens) == 1 && l.single[tokens[0].text]&tBelief != 0 {
		return finding{}, -1 // the name of a faith by itself says nothing of it
	}
	found, ok := l.analyze(tokens, items)
	c := trained()
	accept := c.accept
	switch {
	case ok:
	case honors(items):
		accept += honoredBy
	case labels(items):
		accept += labeledBy
	}
	score, worst := c.score(l.windows(tokens, items), found.because)
	if score < accept {
		if bare, part := l.undiluted(tokens, items, found); bare-diluted >= accept {
			score, worst = bare, part
		}
	}
	if score < accept {
		return finding{}, score
	}
	if ok {
		if listed("curses-of-death", items[found.first].text) {
			found.because = threats // the classifier has learned the curse as contempt, so that it is only told here
		}
		return found, score
	}
	return finding{because: contempt, said: said(tokens, worst.from, worst.to)}, score
}

// stated returns the hateful statement that both the analyzer and the classifier find in a text. Lists of words, such as negative
// prompts are, set groups beside words of all kinds and state nothing, which the classifier alone does not know.
func (l *lexicon) stated(text string) (finding, bool) {
	tokens := l.tokenize(text)
	items := l.items(tokens)
	found, ok := l.analyze(tokens, items)
	if !ok {
		return finding{}, false
	}
	score, _ := trained().score(l.windows(tokens, items), found.because)
	bare, _ := l.undiluted(tokens, items, found)
	return found, max(score, bare-diluted) >= trained().accept
}

// analyze returns the first hateful statement, and resolves the mentions of groups.
func (l *lexicon) analyze(tokens []token, items []item) (finding, bool) {
	if !resolve(items) {
		return finding{}, false
	}
	s := sentence{items: items}
	for i := range items {
		if !items[i].group {
			continue
		}
		from, to, because := s.hate(i)
		from, to = min(from, to), max(from, to)
		if because == "" || s.countered(from, to) {
			continue
		}
		first, last := items[from], items[to]
		return finding{because: because, said: said(tokens, first.from, last.to), first: from, last: to}, true
	}
	return finding{}, false
}

func said(tokens []token, from, to int) string {
	var words []string
	last := ""
	for _, t := range tokens[from:to] {
		if t.raw != "" && t.raw != last {
			words = append(words, t.raw)
		}
		last = t.raw
	}
	return strings.Join(words, " ")
}

// items finds the terms of the lexicon among tokens, the longest first.
func (l *lexicon) items(tokens []token) []item {
	var items []item
	for i := 0; i < len(tokens); {
		t := tokens[i]
		if t.sign != 0 {
			items = append(items, item{tags: t.sign, from: i, to: i + 1, text: t.text})
			i++
			continue
		}
		n, found := 1, l.single[t.text]
		for _, p := range l.phrases[t.text] {
			if matches(tokens[i:], p.words) {
				n, found = len(p.words), p.tags
				break
			}
		}
		if found == 0 {
			found = l.single[degree(t.text)] & ofDegree
		}
		items = append(items, item{tags: found, from: i, to: i + n, text: t.text})
		i += n
	}
	return items
}

func matches(tokens []token, words []string) bool {
	if len(tokens) < len(words) {
		return false
	}
	for i, w := range words {
		if tokens[i].text != w {
			return false
		}
	}
	return true
}

const signs = tComma | tEnd | tQuote

// sentence is the items of a text.
type sentence struct{ items []item }

func (s sentence) at(i int) item {
	if i < 0 || i >= len(s.items) {
		return item{tags: tEnd}
	}
	return s.items[i]
}

// hate returns what is said of the group at i that is hateful: the items from and to, and why it is refused.
func (s sentence) hate(i int) (from, to int, because string) {
	if at, why := s.behind(i); why != "" {
		return i, at, why
	}
	if at, why := s.before(i); why != "" {
		return at, i, why
	}
	if at := s.asCriminal(i); at > 0 {
		return i, at, contempt
	}
	if at := s.exclaimed(i); at > 0 {
		return i, at, contempt
	}
	return 0, 0, ""
}
