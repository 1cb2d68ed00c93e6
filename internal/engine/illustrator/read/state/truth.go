package read

import (
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/read/rewrite"
)

// words returns the words of tokens from … to as in the prompt.
func (p *parser) words(from, to int) string {
	if from >= to || to > len(p.toks) {
		return ""
	}
	start, end := p.extent(from, to)
	if end > len(p.runes) {
		return ""
	}
	return strings.TrimSpace(string(p.runes[start:end]))
}

// extent is where tokens begin and end in the prompt. Those of a translated prompt are in English order, and may begin after they end.
func (p *parser) extent(from, to int) (start, end int) {
	start, end = p.toks[from].Start, p.toks[from].End
	for _, t := range p.toks[from:to] {
		start, end = min(start, t.Start), max(end, t.End)
	}
	return start, end
}

// text returns the words from one token to another as they are lettered: with the signs that stand right before and after them.
func (p *parser) text(from, to int) string {
	words := p.words(from, to)
	if words == "" {
		return ""
	}
	start, end := p.extent(from, to)
	for start > 0 && strings.ContainsRune("#@$£€&", p.runes[start-1]) {
		start--
	}
	for end < len(p.runes) && strings.ContainsRune("!?%", p.runes[end]) {
		end++
	}
	return strings.TrimSpace(string(p.runes[start:end]))
}

// mark takes tokens, and those that stand for the same words: a dog walker is read once, though three words were made of the name.
func (p *parser) mark(from, to int) {
	for i := from; i < to && i < len(p.fate); i++ {
		p.fate[i] = true
		for j := max(0, i-rewrite.LongestSaid); p.lang.Code == "en" && j < min(len(p.toks), i+rewrite.LongestSaid); j++ {
			if p.toks[j].Start == p.toks[i].Start && p.toks[j].End == p.toks[i].End {
				p.fate[j] = true
			}
		}
	}
}

// understand notes what words were understood as.
func (p *parser) understand(from, to int, as, what string) {
	if p.taken(from, to) {
		return
	}
	item := brief.Item{Words: p.words(from, to), To: what, As: as}
	for i := from; i < to; i++ {
		if p.typed[i] != "" {
			item.From = item.Words // a misspelling, read as what To says
		}
	}
	p.out.Reading.Understood = append(p.out.Reading.Understood, item)
	p.mark(from, to)
}

// standIn notes that something close is drawn for what was asked.
func (p *parser) standIn(from, to int, wanted, drawn, why string) {
	if p.taken(from, to) {
		return
	}
	p.out.Reading.StandsIn = append(p.out.Reading.StandsIn, brief.Item{Words: p.words(from, to), From: wanted, To: drawn, Why: why})
	p.mark(from, to)
}

// leaveOut notes words that nothing in the image shows.
func (p *parser) leaveOut(from, to int, why string) {
	if p.taken(from, to) {
		return
	}
	words := p.words(from, to)
	if words == "" {
		p.mark(from, to) // a pause that nobody typed
		return
	}
	p.out.Reading.LeftOut = append(p.out.Reading.LeftOut, brief.Item{Words: words, Why: why})
	p.mark(from, to)
}

// taken reports whether all tokens of a run are in a list already: every word is in exactly one.
func (p *parser) taken(from, to int) bool {
	for i := from; i < to && i < len(p.fate); i++ {
		if !p.fate[i] {
			return false
		}
	}
	return true
}

// uncounted are the last words of names that take no article.
var uncounted = wordSet(`art bread butter cheese chess coffee corn cream cutlery dirt dough equipment fire flour food fur furniture garlic
	glitter grass hair hay honey ice ink jam jewelry juice lasagna lava lettering lightning luggage makeup meat milk mist money music mud oil paint
	paper pasta popcorn rain ramen rice salad salt sand smoke snow soap soup spaghetti steam stew sugar sushi tea tiramisu wheat wine wood wool`)

// article puts "a" or "an" before a name, or nothing before what is not counted.
func article(name string) string {
	if name == "" || uncounted[name[strings.LastIndexByte(name, ' ')+1:]] {
		return name
	}
	if strings.ContainsRune("aeiou", rune(name[0])) && !strings.HasPrefix(name, "uni") && !strings.HasPrefix(name, "uk") && !strings.HasPrefix(name, "eu") {
		return "an " + name
	}
	return "a " + name
}

// named puts a name into a sentence: "a dog", "scissors", "the Eiffel Tower" is left as it is.
func named(id string, plural bool) string {
	name := plainName(id)
	if plural || strings.HasSuffix(name, "s") && !strings.HasSuffix(name, "ss") && !strings.HasSuffix(name, "us") {
		return name
	}
	return article(name)
}

// plainName is an id as people write it, without hyphens.
func plainName(id string) string {
	return strings.ReplaceAll(id, "-", " ")
}
