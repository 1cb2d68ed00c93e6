package read

import (
	"cmp"
	"slices"
	"strings"
	"unicode"

	"pellucid/internal/engine/illustrator/token"
)

// letterStyles are the words for styles of letters.
var letterStyles = map[string]string{
	"cursive": "cursive", "script": "script", "elegant": "cursive", "elegant script": "cursive", "fancy": "cursive", "wedding": "cursive", "calligraphy": "cursive", "romantic": "cursive",
	"brush": "brush", "handwritten": "brush", "hand written": "brush", "hand lettered": "brush", "handwriting": "brush", "signature": "cursive",
	"bubble": "bubble", "bubbly": "bubble", "puffy": "bubble", "balloon": "bubble", "rounded": "bubble", "graffiti": "graffiti", "street art": "graffiti",
	"retro": "retro", "groovy": "retro", "70s": "retro", "1970s": "retro", "seventies": "retro", "hippie": "retro", "vintage": "retro", "60s": "retro", "chalk": "chalk", "chalkboard": "chalk",
	"neon": "neon", "neon sign": "neon", "neon light": "neon", "neon lights": "neon", "block": "block", "blocky": "block", "bold": "block", "3d": "deep", "varsity": "varsity", "college": "varsity", "collegiate": "varsity", "athletic": "varsity", "sports": "varsity", "jersey": "varsity",
	"western": "western", "cowboy": "western", "wild west": "western", "rodeo": "western", "country": "western", "saloon": "western",
	"horror": "drip", "dripping": "drip", "drip": "drip", "spooky": "drip", "creepy": "drip", "bloody": "drip", "scary": "drip", "halloween": "drip", "slime": "drip", "melting": "drip",
	"stencil": "stencil", "military": "stencil", "army": "stencil", "comic": "comic", "comic book": "comic", "cartoon": "comic", "pop art": "comic",
	"serif": "serif", "typewriter": "typewriter", "modern": "modern", "minimal": "modern", "minimalist": "modern", "simple": "modern", "sans serif": "modern", "clean": "modern", "arched": "arc", "curved": "arc",
}

// letterNouns are the words for letters themselves.
var letterNouns = wordSet("letters lettering font fonts text typography typeface alphabet calligraphy script cursive type writing handwriting words")

// lettered reports whether a prompt is about letters: it names them, or it quotes a text and names nothing to draw.
func (p *parser) lettered() bool {
	if len(p.out.Lettering) > 0 {
		return true // an alphabet
	}
	quoted, things := false, 0
	for i, s := range p.spans {
		switch {
		case i == 0 && s.key == "name" && p.capitalAt(1):
			return true
		case s.kind == token.Quote:
			quoted = true
		case letterNouns[s.key[strings.LastIndex(s.key, " ")+1:]] && !s.is(relation) || s.key == "word":
			return true
		case s.kind == token.Word && s.is(naming...) && letterStyles[s.key] == "" && !s.is(material, fill, color, trade, stop, style, count):
			things++
		}
	}
	return quoted && things == 0
}

// letterStyle reads in what style letters are asked for, and takes those words out.
func (p *parser) letterStyle() {
	if !p.lettered() {
		return
	}
	quoted := slices.ContainsFunc(p.spans, func(s span) bool { return s.kind == token.Quote })
	if !quoted && len(p.out.Lettering) == 0 && !p.textCued() && !p.bareText() {
		return
	}
	l := &p.out.Letter
	for i := 0; i < len(p.spans); i++ {
		s := p.spans[i]
		if s.kind != token.Word {
			continue
		}
		to := letterStyles[s.key]
		if first, rest, ok := strings.Cut(s.key, " "); ok && to == "" && letterNouns[rest] {
			to = letterStyles[first] // "varsity letters" is one word of the lists
		}
		pattern, isFill := s.value(fill)
		metal := s.key == "gold" || s.key == "silver" || s.key == "rose gold" || s.key == "golden" || s.key == "metallic" || s.key == "bronze" || s.key == "copper" || s.key == "chrome" || s.key == "foil"
		framed, _ := s.value(style)
		switch {
		case to != "":
			if l.Style == "" || to != "block" && !(l.Style == "cursive" && to == "script") {
				l.Style = to
			}
			p.drop(i, "lettering", to)
			i--
		case s.key == "glitter" || s.key == "glittery" || s.key == "sparkly":
			l.Fill = "glitter"
			p.drop(i, "fill", "glitter")
			i--
		case isFill && !metal:
			l.Fill = pattern
			p.drop(i, "fill", pattern)
			i--
		case metal:
			l.Metal = true
			name := s.key
			if c, ok := s.value(color); ok {
				name = c
			}
			if name != "metallic" && name != "foil" {
				p.out.Tints = appendNew(p.out.Tints, strings.Replace(name, "chrome", "silver", 1))
			}
			p.drop(i, "color", name)
			i--
		case len(p.out.Lettering) > 0 && (letterNouns[s.key] || framed == "framing:lettering") || s.key == "letters" && !p.capitalAt(i+1) || s.key == "font" || s.key == "fonts" || s.key == "style":
			p.drop(i, "lettering", cmp.Or(l.Style, "letters"))
			i--
		}
	}
	if l.Metal && l.Style == "" {
		l.Style = "elegant"
	}
}

// textCued reports whether a later word leads to a text: "font for the name Ethan", "graffiti letters LOVE".
func (p *parser) textCued() bool {
	for i, s := range p.spans {
		next := p.span(i + 1)
		if next.kind != token.Word || next.from >= len(p.toks) {
			continue
		}
		kind, _ := s.value(relation)
		raw := []rune(p.toks[next.from].Raw)
		capital := unicode.IsUpper(raw[0]) && (len(raw) > 1 || s.key != "name")
		if capital && (kind == "text" || s.key == "name" || s.key == "word" || s.key == "words" || s.key == "letters" || s.key == "logo" && next.is(unknown)) {
			return true
		}
	}
	return false
}

// capitalAt reports whether span i begins with a capital.
func (p *parser) capitalAt(i int) bool {
	s := p.span(i)
	return s.kind == token.Word && s.from < len(p.toks) && unicode.IsUpper([]rune(p.toks[s.from].Raw)[0])
}

// bareText takes a text without quotation marks: capitals or unknown words that open a prompt on letters, "Emma in bubble letters".
func (p *parser) bareText() bool {
	end := 0
	for end < len(p.spans) && end < 4 {
		s := p.spans[end]
		raw := ""
		if s.kind == token.Word && s.from < len(p.toks) {
			raw = p.toks[s.from].Raw
		}
		capital := len([]rune(raw)) > 1 && unicode.IsUpper([]rune(raw)[0])
		if !capital || letterStyles[s.key] != "" || letterNouns[s.key] || s.key == "in" {
			break
		}
		end++
	}
	if end == 0 || end == len(p.spans) {
		return false
	}
	from, to := p.spans[0].from, p.spans[end-1].to
	if first := p.toks[from].Raw; end == 1 && first != strings.ToUpper(first) && !p.spans[0].is(unknown) && !(p.span(end).key == "in") {
		return false // "Rainbow letters"
	}
	text := p.words(from, to)
	p.spans = slices.Delete(p.spans, 0, end)
	p.out.Lettering = append(p.out.Lettering, text)
	p.understand(from, to, "text", text)
	return true
}

// wholeAlphabet is what a font or an alphabet shows.
const wholeAlphabet = "ABCDEF\nGHIJKLM\nNOPQRST\nUVWXYZ"

// alphabet reads prompts that ask for an alphabet or a font without a text.
func (p *parser) alphabet() {
	for i, s := range p.spans {
		if s.kind == token.Quote || s.key == "letter" || s.is(relation) && s.key != "in" && s.key != "of" && s.key != "with" {
			return
		}
		if s.key != "alphabet" && s.key != "font" && s.key != "fonts" && s.key != "alphabet letters" && s.key != "typeface" {
			continue
		}
		if p.span(i+1).key == "block" || p.span(i+1).key == "blocks" || p.span(i+1).key == "soup" || p.span(i+1).key == "magnets" {
			return
		}
		for k, o := range p.spans {
			if k != i && o.kind == token.Word && letterStyles[o.key] == "" && !letterNouns[o.key] && !o.is(stop, relation, trade, style, color, material, fill, count) {
				return
			}
			if k == 0 && k < i && o.is(unknown) && letterStyles[o.key] == "" {
				return // "Emma in a western font"
			}
		}
		p.out.Lettering = append(p.out.Lettering, wholeAlphabet)
		p.drop(i, "text", "A–Z")
		return
	}
}
