package read

import (
	"cmp"
	"slices"
	"strings"
	"unicode"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/token"
)

// letterStyles are the words for styles of letters.
var letterStyles = map[string]string{
	"cursive": "cursive", "script": "script", "elegant": "cursive", "elegant script": "cursive", "fancy": "cursive", "wedding": "cursive", "calligraphy": "cursive", "romantic": "cursive",
	"brush": "brush", "handwritten": "brush", "hand written": "brush", "hand painted": "brush", "handpainted": "brush", "hand lettered": "brush", "hand lettering": "script", "handwriting": "brush", "signature": "cursive",
	"bubble": "bubble", "bubbly": "bubble", "puffy": "bubble", "balloon": "balloon", "balloons": "balloon", "foil balloon": "balloon", "foil balloons": "balloon", "helium": "balloon", "gothic": "gothic", "blackletter": "gothic", "black letter": "gothic", "old english": "gothic", "medieval": "gothic", "rounded": "bubble", "colorful": "bubble", "colourful": "bubble", "multicolor": "bubble", "multicolored": "bubble", "graffiti": "graffiti", "street art": "graffiti",
	"retro": "retro", "groovy": "retro", "wavy": "retro", "70s": "retro", "1970s": "retro", "seventies": "retro", "hippie": "retro", "vintage": "retro", "60s": "retro", "chalk": "chalk", "chalkboard": "chalk",
	"neon": "neon", "neon sign": "neon", "neon light": "neon", "neon lights": "neon", "block": "block", "blocky": "block", "bold": "block", "3d": "deep", "varsity": "varsity", "college": "varsity", "collegiate": "varsity", "athletic": "varsity", "sports": "varsity", "jersey": "varsity",
	"western": "western", "cowboy": "western", "wild west": "western", "rodeo": "western", "country": "western", "saloon": "western",
	"horror": "drip", "dripping": "drip", "dripping paint": "drip", "paint drip": "drip", "drip paint": "drip", "drip": "drip", "spooky": "drip", "creepy": "drip", "bloody": "drip", "scary": "drip", "halloween": "drip", "slime": "drip", "melting": "drip",
	"stencil": "stencil", "military": "stencil", "army": "stencil", "comic": "comic", "comic book": "comic", "cartoon": "comic", "pop art": "comic",
	"serif": "serif", "elegant serif": "serif", "modern serif": "serif", "classic serif": "serif", "bold serif": "serif", "luxury serif": "serif", "elegant sans": "modern", "bold sans": "modern", "modern sans": "modern", "typewriter": "typewriter", "modern": "modern", "minimal": "modern", "minimalist": "modern", "simple": "modern", "sans serif": "modern", "clean": "modern", "arched": "arc", "curved": "arc",
}

// letterMaterials are what letters can be made of, by the words for it.
var letterMaterials = map[string]string{
	"wood": "wood", "wooden": "wood", "made of wood": "wood", "rustic wood": "wood", "stone": "stone", "rock": "stone", "marble": "marble", "ice": "ice", "icy": "ice", "chrome": "chrome", "metal": "metal", "steel": "metal", "iron": "metal",
	"chocolate": "chocolate", "candy": "candy", "leather": "leather", "denim": "denim", "knit": "knit", "knitted": "knit", "felt": "felt", "plush": "plush", "velvet": "velvet", "glass": "glass", "clay": "clay", "brick": "bricks", "bricks": "bricks",
	"wicker": "wicker", "paper": "paper", "ceramic": "ceramic", "plastic": "plastic",
}

// letterNouns are the words for letters themselves.
var letterNouns = wordSet("serif sans letters lettering font fonts text typography typeface alphabet calligraphy script cursive type writing handwriting words")

// linedStyles are the styles of letters that stay what they are where a hand is told as well, one of penStyles: "neon sign, cursive".
var linedStyles, penStyles = wordSet("neon chalk"), wordSet("cursive script brush")

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
		case p.saysSpan(s):
			quoted = true
		case letterStyles[s.key] != "" && p.span(i+1).key == "style" && p.quoted():
			return true // "graffiti style “Dream Big”"
		case letterNouns[s.key[strings.LastIndex(s.key, " ")+1:]] && (!s.is(relation) || s.key == "lettering" && p.quoted()) || s.key == "word":
			return true
		case s.kind == token.Word && s.is(naming...) && letterStyles[s.key] == "" && !s.is(material, fill, color, trade, stop, style, count):
			things++
		}
	}
	return quoted && things == 0
}

// saysSpan reports whether a span is a text: one between quotation marks, or the saying of a print.
func (p *parser) saysSpan(s span) bool {
	return s.kind == token.Quote || p.out.Design == "print" && s.is(saying) && len(s.senses) == 1
}

// letterStyle reads in what style letters are asked for, and takes those words out.
func (p *parser) letterStyle() {
	if !p.lettered() {
		return
	}
	quoted := slices.ContainsFunc(p.spans, p.saysSpan)
	if d := p.out.Design; !quoted && len(p.out.Lettering) == 0 && d != "card" && d != "flyer" && d != "label" && !p.textCued() && !p.bareText() {
		return
	}
	l := &p.out.Letter
	named := slices.ContainsFunc(p.spans, p.stylesLetters)
	for i := 0; i < len(p.spans); i++ {
		s := p.spans[i]
		if s.kind != token.Word {
			continue
		}
		to := cmp.Or(letterStyles[s.key], letterStyles[strings.TrimSuffix(strings.TrimSuffix(s.key, " style"), " art")])
		if next := p.span(i + 1); next.kind == token.Word && letterStyles[s.key+" "+next.key] != "" { // "old english"
			to = letterStyles[s.key+" "+next.key]
			p.spans[i+1].from = s.from
			p.spans = slices.Delete(p.spans, i, i+1)
			s = p.spans[i]
		}
		if first, rest, ok := strings.Cut(s.key, " "); ok && to == "" && (letterNouns[rest] || rest == "letter" && len(p.out.Lettering) > 0) {
			to = letterStyles[first] // "varsity letters" is one word of the lists
		}
		pattern, isFill := s.value(fill)
		metal := s.key == "gold" || s.key == "silver" || s.key == "rose gold" || s.key == "golden" || s.key == "metallic" || s.key == "bronze" || s.key == "copper" || s.key == "foil"
		framed, _ := s.value(style)
		if (isFill || metal || letterMaterials[s.key] != "") && p.looksOfThing(i) {
			continue
		}
		switch {
		case to != "" && s.is(thing) && p.span(i+1).key == "sign", to == "chalk" && s.is(thing) && p.span(i+1).kind == token.Quote, named && (looksOfImages[s.key] || s.is(style, trade)) && !p.stylesLetters(s):
		case to == "balloon" && s.is(thing) && !p.balloonLetters(i):
		case to != "":
			if l.Style == "" || to != "block" && !(l.Style == "cursive" && to == "script") && !(linedStyles[l.Style] && penStyles[to]) {
				l.Style = to
			}
			l.Wavy = l.Wavy || s.key == "wavy"
			p.drop(i, "lettering", to)
			i--
		case l.Style == "drip" && s.key == "paint" || l.Style == "gothic" && s.key == "english":
			p.drop(i, "lettering", l.Style)
			i--
		case letterMaterials[s.key] != "" && (!isFill || metal):
			l.Material = letterMaterials[s.key]
			p.drop(i, "material", l.Material)
			if next := p.span(i); next.key == "paint" || next.key == "look" || next.key == "effect" {
				p.drop(i, "material", l.Material)
			}
			i--
		case s.key == "glitter" || s.key == "glittery" || s.key == "sparkly":
			l.Fill = "glitter"
			p.drop(i, "fill", "glitter")
			i--
		case isFill && s.is(thing) && (p.span(i-1).key == "with" || p.span(i-1).key == "a" || p.span(i-1).key == "and a") && !letterNouns[p.span(i+1).key]: // "lettering with a rainbow"
		case isFill && !metal && !(s.is(thing) && !p.quoted() && len(p.out.Lettering) == 0 && !p.textCued()):
			l.Fill = pattern
			p.drop(i, "fill", pattern)
			i--
		case metal && !(p.logo && p.namesArtBeside(i)): // of a logo it is a color
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

// balloonLetters reports whether balloons at a span are what letters are, and no art beside them: "“LOVE” balloons", "in balloon letters".
func (p *parser) balloonLetters(i int) bool {
	before, next := p.span(i-1), p.span(i+1)
	lead := before.key == "in" || before.key == "of" || before.key == "from" || before.key == "as" || letterNouns[before.key] || before.is(material)
	return i == 0 && next.key != "and" || before.kind == token.Quote || lead || letterNouns[next.key] || next.key == "style"
}

// stylesLetters reports whether a style of letters stands right before the word for letters, or before another such style: "groovy retro font".
func (p *parser) stylesLetters(s span) bool {
	first, rest, _ := strings.Cut(s.key, " ")
	if s.kind != token.Word || letterStyles[s.key] == "" && letterStyles[first] == "" {
		return false
	}
	if letterNouns[s.key] || letterNouns[rest] {
		return true
	}
	i := s.to
	for letterStyles[p.wordAt(i)] != "" && !letterNouns[p.wordAt(i)] {
		i++
	}
	return letterNouns[p.wordAt(i)]
}

// looksOfThing reports whether a pattern or a metal at span i is that of the thing right behind it rather than of the letters: "with a leopard print
// heart", "gold balloons".
func (p *parser) looksOfThing(i int) bool {
	next := p.span(i + 1)
	id, _ := next.value(thing)
	lead := p.span(i - 1)
	joined := lead.key == "with" || lead.key == "and" || lead.key == "a" || lead.key == "an" || lead.is(color) && !lead.is(fill, material)
	return joined && next.kind == token.Word && p.r.drawable(id) == brief.Piece && !letterNouns[lastWord(next.key)] && !next.is(trade, style, relation) && (p.quoted() || p.sayingTold() || p.cued())
}

// namesArtBeside reports whether a prompt names something to draw besides span i.
func (p *parser) namesArtBeside(i int) bool {
	for k, s := range p.spans {
		if id, ok := s.value(thing); ok && k != i && s.kind == token.Word && p.r.drawable(id) != "" && !s.is(material, color, trade, style) {
			return true
		}
	}
	return false
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
	if letterNouns[p.wordAt(to-1)] && p.shoutedToken(to-2) && !p.shoutedToken(to-1) {
		text = p.words(from, to-1) // "LOVE letters"
	}
	p.spans = slices.Delete(p.spans, 0, end)
	p.out.Lettering = append(p.out.Lettering, text)
	p.understand(from, to, "text", text)
	return true
}

// wholeAlphabet is what a font or an alphabet shows.
const wholeAlphabet = "ABCDEF\nGHIJKLM\nNOPQRST\nUVWXYZ"

// alphabet reads prompts that ask for an alphabet or a font without a text.
func (p *parser) alphabet() {
	if len(p.out.Lettering) > 0 || p.quoted() {
		return
	}
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
			if k != i && o.kind == token.Word && letterStyles[o.key] == "" && !letterNouns[o.key] && !o.is(stop, relation, trade, style, color, material, fill, count, theme, scene) && o.key != "themed" && o.key != "theme" {
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

// textCues are words after which a text stands: "graffiti word dream", "cursive font love", "name Olivia in script font".
var textCues = wordSet("name names word words text letter font fonts typeface lettering letters typography calligraphy script quote phrase")

// notText are words that make another thing of a cue ("name tag") or that go on about the letters themselves.
var notText = wordSet(`tag tags plate plates sign plaque bubble box search art opener effect effects style styles design logo of for to from with in on and or
	alphabet letter letters font fonts number numbers set bundle generator block blocks balloon balloons frame badge banner label labels card cards border
	book books cloud clouds puzzle necklace pen brush paper only`)

// cuedText takes a text that stands without quotation marks after a cue, where nothing but the look of the letters stands before the
// cue, or before the name of a typeface: "grace script font".
func (p *parser) cuedText() {
	cue := slices.IndexFunc(p.spans, isTextCue)
	if cue < 0 || p.quoted() {
		return
	}
	if id, _ := p.spans[cue].value(thing); standing[id] != "" {
		return // "merry christmas lettering gold" says what it says
	}
	for cue+1 < len(p.spans) && isTextCue(p.spans[cue+1]) {
		cue++ // "script font grace"
	}
	from, to := cue+1, cue+1
	if !p.onlyLooks(p.spans[:cue]) {
		from, to = 0, 0
	}
	for to < len(p.spans) && to != cue && to-from < 6 && p.spans[to].kind == token.Word && !p.endsText(p.spans[to], to == from) {
		to++
	}
	if to == from || from < cue && !p.typefaceAfter(to) || strings.HasPrefix(p.spans[cue].key, "letter") && !p.typefaceAfter(0) && p.glyphs(p.span(from), "") != "" {
		return
	}
	p.takeText(from, to)
	if from > cue && p.spans[cue].is(relation) {
		p.drop(cue, "text", "")
	}
}

// isTextCue reports whether a text may stand after a span.
func isTextCue(s span) bool {
	kind, joins := s.value(relation)
	return s.kind == token.Word && (textCues[s.key] || textCues[lastWord(s.key)] && !s.is(trade)) && (!joins || kind == "text")
}

// typefaceAfter reports whether all that is left from span i on says how letters look, a style of letters among it.
func (p *parser) typefaceAfter(i int) bool {
	styled := func(s span) bool {
		first, _, _ := strings.Cut(s.key, " ")
		return letterStyles[s.key] != "" || letterStyles[first] != "" && textCues[lastWord(s.key)]
	}
	return p.onlyLooks(p.spans[i:]) && slices.ContainsFunc(p.spans[i:], styled)
}

// takeText letters the words of some spans.
func (p *parser) takeText(from, to int) {
	text := p.words(p.spans[from].from, p.spans[to-1].to)
	p.understand(p.spans[from].from, p.spans[to-1].to, "text", text)
	p.out.Lettering = append(p.out.Lettering, text)
	p.spans = slices.Delete(p.spans, from, to)
}

// looksOfLetters reports whether a span may stand between a text and the word for letters.
func (p *parser) looksOfLetters(s span) bool {
	return s.kind == token.Word && s.key != "no" && s.key != "without" && (letterStyles[s.key] != "" || isTextCue(s) || s.is(color, fill, material, trade, stop, style, count) && !s.is(saying)) && s.key != "love"
}

// onlyLooks reports whether spans say nothing but how letters look and what the image is for.
func (p *parser) onlyLooks(spans []span) bool {
	return !slices.ContainsFunc(spans, func(s span) bool { return !p.looksOfLetters(s) })
}

// endsText reports whether a text ends before a span; the first word of a text may be of any list but those of the trade.
func (p *parser) endsText(s span, first bool) bool {
	if first && notText[s.key] {
		return true
	}
	return s.is(trade) && !s.is(saying) || s.is(style) && !s.is(thing) || s.key == "in" || s.key == "with" || s.key == "on" || letterStyles[s.key] != "" || !first && s.is(color)
}

func lastWord(key string) string { return key[strings.LastIndex(key, " ")+1:] }
