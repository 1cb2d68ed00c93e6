package parse

import (
	"slices"
	"strings"
	"sync"

	"pellucid/internal/engine/illustrator/token"
)

var shared = sync.OnceValue(newLexicon)

// Parse reads a prompt and a negative prompt. It accepts any text, looks at the first 2,000 runes of each, and takes time
// in proportion to them.
func Parse(prompt, negative string) Prompt {
	p := &parser{lexicon: shared(), tokens: dropBackground(token.Split(prompt))}
	for p.at < len(p.tokens) {
		p.step()
	}
	p.close()
	for _, t := range token.Split(negative) {
		if t.Kind == token.Word && !filler[t.Text] {
			p.out.Negatives = append(p.out.Negatives, t.Text)
		}
	}
	return p.out
}

// parser walks the tokens once. cur is the phrase being read; pending the relation that will join it to owner.
type parser struct {
	lexicon  *phrases
	tokens   []token.Token
	at       int
	out      Prompt
	cur      Phrase
	pending  string
	from     int // the phrase that a pending relation starts from
	owner    int // the last phrase that is no attribute of another
	negating bool
	// lastColorWord is the colour word last read as typed, empty after a shade of two words.
	lastColorWord string
}

func (p *parser) step() {
	switch t := p.tokens[p.at]; t.Kind {
	case token.Pause:
		p.close()
		p.pending, p.negating = "", false
		p.at++
	case token.Emoji:
		p.close()
		p.cur.Emoji = t.Text
		p.close()
		p.at++
	case token.Quote:
		p.out.Lettering = append(p.out.Lettering, t.Text)
		p.at++
	default:
		p.stepWord()
	}
}

// stepWord tries the readings of a word from the most to the least particular.
func (p *parser) stepWord() {
	readings := []func() bool{
		p.negation, p.letteringCue, p.compound, p.style, p.opening, p.grouping, p.relation, p.color, p.count, p.plainWord,
	}
	for _, read := range readings {
		if read() {
			return
		}
	}
	p.noun(p.tokens[p.at].Text)
	p.at++
}

func (p *parser) peek(ahead int) string {
	if i := p.at + ahead; i < len(p.tokens) && p.tokens[i].Kind == token.Word {
		return p.tokens[i].Text
	}
	return ""
}

// negation reads "without X", "no X" and "not X": what follows up to a pause or a new relation is unwanted.
func (p *parser) negation() bool {
	switch p.peek(0) {
	case "without", "no", "not", "minus", "excluding":
		p.close()
		p.pending = ""
		p.negating = true
		p.at++
		return true
	}
	return false
}

// letteringCue reads the unquoted words after "saying", "that says" or "the word" that are typed in capitals.
func (p *parser) letteringCue() bool {
	switch p.peek(0) {
	case "saying", "says", "reading", "reads", "word", "words", "text", "letters", "lettering", "letter", "monogram", "initials":
	default:
		return false
	}
	end := p.at + 1
	for end < len(p.tokens) && end < p.at+5 && p.tokens[end].Kind == token.Word && capitals(p.tokens[end].Raw) {
		end++
	}
	isQuote := p.peek(1) == "" && p.at+1 < len(p.tokens) && p.tokens[p.at+1].Kind == token.Quote
	if end == p.at+1 && !isQuote {
		return false
	}
	var words []string
	for _, t := range p.tokens[p.at+1 : end] {
		words = append(words, t.Raw)
	}
	if len(words) > 0 {
		p.out.Lettering = append(p.out.Lettering, strings.Join(words, " "))
	}
	p.at = end
	return true
}

func capitals(raw string) bool {
	return raw != "" && strings.ToUpper(raw) == raw && strings.ToLower(raw) != raw
}

// compound reads a protected name as one run of noun words.
func (p *parser) compound() bool {
	n := p.lexicon.compound(p.tokens, p.at)
	if n == 0 {
		return false
	}
	for k := range n {
		p.noun(p.tokens[p.at+k].Text)
	}
	p.at += n
	return true
}

func (p *parser) style() bool {
	found, n := p.lexicon.look(p.tokens, p.at)
	if n == 0 {
		return false
	}
	words, _ := join(p.tokens, p.at, n)
	p.at += n
	if p.negating {
		return true
	}
	p.out.Asked = append(p.out.Asked, words)
	switch found.field {
	case "style":
		p.out.Styles = append(p.out.Styles, Style{Name: found.value, Words: words})
	case "palette":
		p.out.Palette = found.value
	case "framing":
		p.frame(found.value)
	default:
		p.out.Minimalist = p.out.Minimalist || found.value == "minimalist"
		p.out.Detailed = p.out.Detailed || found.value == "detailed"
	}
	return true
}

func (p *parser) frame(name string) {
	if !slices.Contains(p.out.Framing, name) {
		p.out.Framing = append(p.out.Framing, name)
	}
	if p.cur.Count > 1 && len(p.cur.Words) == 0 {
		p.cur.Count = 0
	}
}

// dropBackground removes the phrases that ask for what every picture has: "on a white background", "isolated on white".
func dropBackground(tokens []token.Token) []token.Token {
	kept := tokens[:0:0]
	for i := 0; i < len(tokens); {
		if n := backgroundPhrase(tokens, i); n > 0 {
			i += n
			continue
		}
		kept = append(kept, tokens[i])
		i++
	}
	return kept
}

func backgroundPhrase(tokens []token.Token, i int) int {
	switch {
	case tokens[i].Kind != token.Word:
		return 0
	case tokens[i].Text == "isolated" && i+2 < len(tokens) && tokens[i+1].Text == "on" && colorOf[tokens[i+2].Text] != "":
		return 3 + backgroundWord(tokens, i+3)
	case !opensBackground[tokens[i].Text]:
		return 0
	}
	for k := i + 1; k < len(tokens) && k <= i+5 && tokens[k].Kind == token.Word; k++ {
		if tokens[k].Text == "background" || tokens[k].Text == "backdrop" {
			return k - i + 1
		}
		if !plainWords[tokens[k].Text] && colorOf[tokens[k].Text] == "" {
			return 0
		}
	}
	return 0
}

func backgroundWord(tokens []token.Token, i int) int {
	if i < len(tokens) && tokens[i].Text == "background" {
		return 1
	}
	return 0
}

var (
	opensBackground = set("on with against no without transparent plain white black solid clean isolated empty over")
	plainWords      = set("a an the plain solid clean transparent white simple empty blank light dark studio pure neutral any")
)
