package state

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read/rewrite/names"
	"pellucid/internal/engine/illustrator/read/vocabulary"
)

// Words returns the words of tokens from … to as in the prompt.
func (p *Parser) Words(from, to int) string {
	if from >= to || to > len(p.Tokens) {
		return ""
	}
	start, end := p.extent(from, to)
	if end > len(p.Runes) {
		return ""
	}
	return strings.TrimSpace(string(p.Runes[start:end]))
}

// extent is where tokens begin and end in the prompt. Those of a translated prompt are in English order, and may begin after they end.
func (p *Parser) extent(from, to int) (start, end int) {
	start, end = p.Tokens[from].Start, p.Tokens[from].End
	for _, t := range p.Tokens[from:to] {
		start, end = min(start, t.Start, t.End), max(end, t.Start, t.End) // one made of two that were moved may end before it starts
	}
	return start, end
}

// Text returns the words from one token to another as they are lettered: with the signs that stand right before and after them.
func (p *Parser) Text(from, to int) string {
	words := p.Words(from, to)
	if words == "" {
		return ""
	}
	start, end := p.extent(from, to)
	for start > 0 && strings.ContainsRune("#@$£€&", p.Runes[start-1]) {
		start--
	}
	for end < len(p.Runes) && strings.ContainsRune("!?%", p.Runes[end]) {
		end++
	}
	return strings.TrimSpace(string(p.Runes[start:end]))
}

// Mark takes tokens, and those that stand for the same words: a dog walker is read once, though three words were made of the name.
func (p *Parser) Mark(from, to int) {
	for i := from; i < to && i < len(p.Fate); i++ {
		p.Fate[i] = true
		for j := max(0, i-names.LongestSaid); p.Language.Code == "en" && j < min(len(p.Tokens), i+names.LongestSaid); j++ {
			if p.Tokens[j].Start == p.Tokens[i].Start && p.Tokens[j].End == p.Tokens[i].End {
				p.Fate[j] = true
			}
		}
	}
}

// Understand notes what words were understood as.
func (p *Parser) Understand(from, to int, as, what string) {
	if p.Taken(from, to) {
		return
	}
	item := brief.Item{Words: p.Words(from, to), To: what, As: as}
	if item.Words == "" { // words that were only put between others to be read
		p.Mark(from, to)
		return
	}
	for i := from; i < to; i++ {
		if p.Typed[i] != "" {
			item.From = item.Words // a misspelling, read as what To says
		}
	}
	p.Out.Reading.Understood = append(p.Out.Reading.Understood, item)
	p.Mark(from, to)
}

// StandIn notes that something close is drawn for what was asked.
func (p *Parser) StandIn(from, to int, wanted, drawn, why string) {
	if p.Taken(from, to) {
		return
	}
	p.Out.Reading.StandsIn = append(p.Out.Reading.StandsIn, brief.Item{Words: p.Words(from, to), From: wanted, To: drawn, Why: why})
	p.Mark(from, to)
}

// LeaveOut notes words that nothing in the image shows.
func (p *Parser) LeaveOut(from, to int, why string) {
	if p.Taken(from, to) {
		return
	}
	words := p.Words(from, to)
	if words == "" {
		p.Mark(from, to) // a pause that nobody typed
		return
	}
	p.Out.Reading.LeftOut = append(p.Out.Reading.LeftOut, brief.Item{Words: words, Why: why})
	p.Mark(from, to)
}

// Taken reports whether all tokens of a run are in a list already: every word is in exactly one.
func (p *Parser) Taken(from, to int) bool {
	for i := from; i < to && i < len(p.Fate); i++ {
		if !p.Fate[i] {
			return false
		}
	}
	return true
}

// uncounted are the last words of names that take no article.
var uncounted = lexicon.Set(`art bread butter cheese chess coffee corn cream cutlery dirt dough equipment fire flour food fur furniture garlic
	glitter grass hair hay honey ice ink jam jewelry juice lasagna lava lettering lightning luggage makeup meat milk mist money music mud oil paint
	paper pasta popcorn rain ramen rice salad salt sand smoke snow soap soup spaghetti steam stew sugar sushi tea tiramisu wheat wine wood wool`)

// Article puts "a" or "an" before a name, or nothing before what is not counted.
func Article(name string) string {
	if name == "" || uncounted[name[strings.LastIndexByte(name, ' ')+1:]] {
		return name
	}
	if strings.ContainsRune("aeiou", rune(name[0])) && !strings.HasPrefix(name, "uni") && !strings.HasPrefix(name, "uk") && !strings.HasPrefix(name, "eu") {
		return "an " + name
	}
	return "a " + name
}

// Named puts a name into a sentence: "a dog", "scissors", "the Eiffel Tower" is left as it is.
func Named(id string, plural bool) string {
	name := PlainName(id)
	if plural || strings.HasSuffix(name, "s") && !strings.HasSuffix(name, "ss") && !strings.HasSuffix(name, "us") {
		return name
	}
	return Article(name)
}

// PlainName is an id as people write it, without hyphens.
func PlainName(id string) string {
	return strings.ReplaceAll(id, "-", " ")
}

// Drop takes span i out of the prompt and says what it was understood as.
func (p *Parser) Drop(i int, as, to string) {
	s := p.Spans[i]
	if as != "" {
		p.Understand(s.From, s.To, as, to)
	} else {
		p.Mark(s.From, s.To)
	}
	p.Spans = slices.Delete(p.Spans, i, i+1)
}

// Grammar reports whether all words of a span only join others.
func (p *Parser) Grammar(s Span) bool {
	if s.Is(vocabulary.Stop) || s.Is(vocabulary.Relation) && s.To-s.From == 1 && !s.Is(vocabulary.Pose) && !strings.HasSuffix(s.Key, "ing") {
		return true
	}
	if !s.Is(vocabulary.Relation) {
		return false
	}
	for i := s.From; i < s.To; i++ {
		if !p.Tables.Words.Has(p.Tokens[i].Text, vocabulary.Stop) && !p.Tables.Words.Has(p.Tokens[i].Text, vocabulary.Relation) || strings.HasSuffix(p.Tokens[i].Text, "ing") {
			return false
		}
	}
	return true
}
