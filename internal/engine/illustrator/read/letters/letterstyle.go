package letters

import (
	"cmp"
	"slices"
	"strings"
	"unicode"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read/nouns"
	"pellucid/internal/engine/illustrator/read/patterns"
	"pellucid/internal/engine/illustrator/read/people"
	"pellucid/internal/engine/illustrator/read/state"
	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/token"
)

// LetterStyles are the words for styles of letters.
var LetterStyles = map[string]string{
	"cursive": "cursive", "script": "script", "elegant": "cursive", "elegant script": "cursive", "fancy": "cursive", "wedding": "cursive", "calligraphy": "cursive", "romantic": "cursive",
	"brush": "brush", "handwritten": "brush", "hand written": "brush", "hand painted": "brush", "handpainted": "brush", "hand lettered": "brush", "hand lettering": "script", "handwriting": "brush", "signature": "cursive",
	"bubble": "bubble", "bubbly": "bubble", "puffy": "bubble", "balloon": "balloon", "balloons": "balloon", "foil balloon": "balloon", "foil balloons": "balloon", "helium": "balloon", "gothic": "gothic", "blackletter": "gothic", "heavy metal": "gothic", "death metal": "gothic", "black metal": "gothic", "black letter": "gothic", "old english": "gothic", "medieval": "gothic", "rounded": "bubble", "colorful": "bubble", "colourful": "bubble", "multicolor": "bubble", "multicolored": "bubble", "graffiti": "graffiti", "street art": "graffiti",
	"retro": "retro", "groovy": "retro", "wavy": "retro", "70s": "retro", "1970s": "retro", "seventies": "retro", "hippie": "retro", "vintage": "retro", "60s": "retro", "chalk": "chalk", "chalkboard": "chalk",
	"neon": "neon", "neon sign": "neon", "neon light": "neon", "neon lights": "neon", "block": "block", "blocky": "block", "bold": "block", "3d": "deep", "varsity": "varsity", "college": "varsity", "collegiate": "varsity", "athletic": "varsity", "sports": "varsity", "jersey": "varsity",
	"western": "western", "cowboy": "western", "wild west": "western", "rodeo": "western", "country": "western", "saloon": "western",
	"horror": "drip", "dripping": "drip", "dripping paint": "drip", "paint drip": "drip", "drip paint": "drip", "drip": "drip", "spooky": "drip", "creepy": "drip", "bloody": "drip", "scary": "drip", "halloween": "drip", "slime": "drip", "melting": "drip",
	"stencil": "stencil", "military": "stencil", "army": "stencil", "comic": "comic", "comic book": "comic", "cartoon": "comic", "pop art": "comic",
	"serif": "serif", "elegant serif": "serif", "modern serif": "serif", "classic serif": "serif", "bold serif": "serif", "luxury serif": "serif", "elegant sans": "modern", "bold sans": "modern", "modern sans": "modern", "typewriter": "typewriter", "modern": "modern", "minimal": "modern", "minimalist": "modern", "simple": "modern", "sans serif": "modern", "clean": "modern", "arched": "arc", "curved": "arc",
}

// LetterMaterials are what letters can be made of, by the words for it.
var LetterMaterials = map[string]string{
	"wood": "wood", "wooden": "wood", "made of wood": "wood", "rustic wood": "wood", "stone": "stone", "rock": "stone", "marble": "marble", "ice": "ice", "icy": "ice", "chrome": "chrome", "metal": "metal", "steel": "metal", "iron": "metal",
	"chocolate": "chocolate", "candy": "candy", "leather": "leather", "denim": "denim", "knit": "knit", "knitted": "knit", "felt": "felt", "plush": "plush", "velvet": "velvet", "glass": "glass", "clay": "clay", "brick": "bricks", "bricks": "bricks",
	"wicker": "wicker", "paper": "paper", "ceramic": "ceramic", "plastic": "plastic",
}

// linedStyles are the styles of letters that stay what they are where a hand is told as well, one of penStyles: "neon sign, cursive".
var linedStyles, penStyles = lexicon.Set("neon chalk"), lexicon.Set("cursive script brush")

// lettered reports whether a prompt is about letters: it names them, or it quotes a text and names nothing to draw.
func lettered(p *state.Parser) bool {
	if len(p.Out.Lettering) > 0 {
		return true // an alphabet
	}
	quoted, things := false, 0
	for i, s := range p.Spans {
		switch {
		case i == 0 && s.Key == "name" && nouns.CapitalAt(p, 1):
			return true
		case saysSpan(p, s):
			quoted = true
		case LetterStyles[s.Key] != "" && p.Span(i+1).Key == "style" && p.Quoted():
			return true // "graffiti style “Dream Big”"
		case nouns.LetterNouns[s.Key[strings.LastIndex(s.Key, " ")+1:]] && (!s.Is(vocabulary.Relation) || s.Key == "lettering" && p.Quoted()) || s.Key == "word":
			return true
		case s.Kind == token.Word && s.Is(vocabulary.Naming...) && LetterStyles[s.Key] == "" && !s.Is(vocabulary.Material, vocabulary.Fill, vocabulary.Color, vocabulary.Trade, vocabulary.Stop, vocabulary.Style, vocabulary.Count):
			things++
		}
	}
	return quoted && things == 0
}

// saysSpan reports whether a span is a text: one between quotation marks, or the saying of a print.
func saysSpan(p *state.Parser, s state.Span) bool {
	return s.Kind == token.Quote || p.Out.Design == "print" && s.Is(vocabulary.Saying) && len(s.Senses) == 1
}

// LetterStyle reads in what style letters are asked for, and takes those words out.
func LetterStyle(p *state.Parser) {
	if !lettered(p) {
		return
	}
	quoted := slices.ContainsFunc(p.Spans, func(s state.Span) bool { return saysSpan(p, s) })
	if d := p.Out.Design; !quoted && len(p.Out.Lettering) == 0 && d != "card" && d != "flyer" && d != "label" && !textCued(p) && !bareText(p) {
		return
	}
	l := &p.Out.Letter
	named := slices.ContainsFunc(p.Spans, func(s state.Span) bool { return stylesLetters(p, s) })
	for i := 0; i < len(p.Spans); i++ {
		s := p.Spans[i]
		if s.Kind != token.Word {
			continue
		}
		to := cmp.Or(LetterStyles[s.Key], LetterStyles[strings.TrimSuffix(strings.TrimSuffix(s.Key, " style"), " art")])
		if next := p.Span(i + 1); next.Kind == token.Word && LetterStyles[s.Key+" "+next.Key] != "" { // "old english"
			to = LetterStyles[s.Key+" "+next.Key]
			p.Spans[i+1].From = s.From
			p.Spans = slices.Delete(p.Spans, i, i+1)
			s = p.Spans[i]
		}
		if first, rest, ok := strings.Cut(s.Key, " "); ok && to == "" && (nouns.LetterNouns[rest] || rest == "letter" && len(p.Out.Lettering) > 0) {
			to = LetterStyles[first] // "varsity letters" is one word of the lists
		}
		pattern, isFill := s.Value(vocabulary.Fill)
		metal := s.Key == "gold" || s.Key == "silver" || s.Key == "rose gold" || s.Key == "golden" || s.Key == "metallic" || s.Key == "bronze" || s.Key == "copper" || s.Key == "foil"
		framed, _ := s.Value(vocabulary.Style)
		if (isFill || metal || LetterMaterials[s.Key] != "") && looksOfThing(p, i) {
			continue
		}
		switch {
		case to != "" && s.Is(vocabulary.Thing) && p.Span(i+1).Key == "sign", to == "chalk" && s.Is(vocabulary.Thing) && p.Span(i+1).Kind == token.Quote, named && (LooksOfImages[s.Key] || s.Is(vocabulary.Style, vocabulary.Trade)) && !stylesLetters(p, s):
		case to == "balloon" && s.Is(vocabulary.Thing) && !balloonLetters(p, i):
		case to != "":
			if l.Style == "" || to != "block" && !(l.Style == "cursive" && to == "script") && !(linedStyles[l.Style] && penStyles[to]) {
				l.Style = to
			}
			l.Wavy = l.Wavy || s.Key == "wavy"
			p.Out.Style.Minimalist = p.Out.Style.Minimalist || s.Key == "minimalist" // the badge around them is plain too
			p.Drop(i, "lettering", to)
			i--
		case l.Style == "drip" && s.Key == "paint" || l.Style == "gothic" && s.Key == "english":
			p.Drop(i, "lettering", l.Style)
			i--
		case LetterMaterials[s.Key] != "" && (!isFill || metal):
			l.Material = LetterMaterials[s.Key]
			p.Drop(i, "material", l.Material)
			if next := p.Span(i); next.Key == "paint" || next.Key == "look" || next.Key == "effect" {
				p.Drop(i, "material", l.Material)
			}
			i--
		case s.Key == "glitter" || s.Key == "glittery" || s.Key == "sparkly":
			l.Fill = "glitter"
			p.Drop(i, "fill", "glitter")
			i--
		case isFill && s.Is(vocabulary.Thing) && (p.Span(i-1).Key == "with" || p.Span(i-1).Key == "a" || p.Span(i-1).Key == "and a" || besideLetters[p.Span(i+1).Key]) && !nouns.LetterNouns[p.Span(i+1).Key]: // "lettering with a rainbow"
		case isFill && !metal && !(s.Is(vocabulary.Thing) && !p.Quoted() && len(p.Out.Lettering) == 0 && !textCued(p)):
			l.Fill = pattern
			p.Drop(i, "fill", pattern)
			i--
		case metal && !(p.Logo && NamesArtBeside(p, i)): // of a logo it is a color
			l.Metal = true
			name := s.Key
			if c, ok := s.Value(vocabulary.Color); ok {
				name = c
			}
			if name != "metallic" && name != "foil" {
				p.Out.Tints = state.AppendNew(p.Out.Tints, strings.Replace(name, "chrome", "silver", 1))
			}
			p.Drop(i, "color", name)
			i--
		case len(p.Out.Lettering) > 0 && (nouns.LetterNouns[s.Key] || framed == "framing:lettering") || s.Key == "letters" && !nouns.CapitalAt(p, i+1) || s.Key == "font" || s.Key == "fonts" || s.Key == "style":
			p.Drop(i, "lettering", cmp.Or(l.Style, "letters"))
			i--
		}
	}
	if l.Metal && l.Style == "" {
		l.Style = "elegant"
	}
}

// besideLetters come after art that stands by letters: "rainbow above".
var besideLetters = lexicon.Set("above below behind around underneath beside")

// balloonLetters reports whether balloons at a span are what letters are, and no art beside them: "“LOVE” balloons", "in balloon letters".
func balloonLetters(p *state.Parser, i int) bool {
	before, next := p.Span(i-1), p.Span(i+1)
	if p.Out.Design == "label" && p.Spans[i].Plural { // they are what a tag shows
		return false
	}
	lead := before.Key == "in" || before.Key == "of" || before.Key == "from" || before.Key == "as" || nouns.LetterNouns[before.Key] || before.Is(vocabulary.Material)
	return i == 0 && next.Key != "and" || before.Kind == token.Quote || lead || nouns.LetterNouns[next.Key] || next.Key == "style"
}

// stylesLetters reports whether a style of letters stands right before the word for letters, or before another such style: "groovy retro font".
func stylesLetters(p *state.Parser, s state.Span) bool {
	first, rest, _ := strings.Cut(s.Key, " ")
	if s.Kind != token.Word || LetterStyles[s.Key] == "" && LetterStyles[first] == "" {
		return false
	}
	if nouns.LetterNouns[s.Key] || nouns.LetterNouns[rest] {
		return true
	}
	i := s.To
	for LetterStyles[p.WordAt(i)] != "" && !nouns.LetterNouns[p.WordAt(i)] {
		i++
	}
	return nouns.LetterNouns[p.WordAt(i)]
}

// looksOfThing reports whether a pattern or a metal at span i is that of the thing right behind it rather than of the letters: "with a leopard print
// heart", "gold balloons".
func looksOfThing(p *state.Parser, i int) bool {
	next := p.Span(i + 1)
	id, _ := next.Value(vocabulary.Thing)
	lead := p.Span(i - 1)
	joined := lead.Key == "with" || lead.Key == "and" || lead.Key == "a" || lead.Key == "an" || lead.Is(vocabulary.Color) && !lead.Is(vocabulary.Fill, vocabulary.Material)
	return joined && next.Kind == token.Word && p.Tables.Drawable(id) == brief.Piece && !nouns.LetterNouns[state.LastWord(next.Key)] && !next.Is(vocabulary.Trade, vocabulary.Style, vocabulary.Relation) && (p.Quoted() || SayingTold(p) || patterns.Cued(p))
}

// NamesArtBeside reports whether a prompt names something to draw besides span i.
func NamesArtBeside(p *state.Parser, i int) bool {
	for k, s := range p.Spans {
		if id, ok := s.Value(vocabulary.Thing); ok && k != i && s.Kind == token.Word && p.Tables.Drawable(id) != "" && !s.Is(vocabulary.Material, vocabulary.Color, vocabulary.Trade, vocabulary.Style) {
			return true
		}
	}
	return false
}

// textCued reports whether a later word leads to a text: "font for the name Ethan", "graffiti letters LOVE".
func textCued(p *state.Parser) bool {
	for i, s := range p.Spans {
		next := p.Span(i + 1)
		if next.Kind != token.Word || next.From >= len(p.Tokens) {
			continue
		}
		kind, _ := s.Value(vocabulary.Relation)
		raw := []rune(p.Tokens[next.From].Raw)
		capital := unicode.IsUpper(raw[0]) && (len(raw) > 1 || s.Key != "name")
		if capital && (kind == "text" || s.Key == "name" || s.Key == "word" || s.Key == "words" || s.Key == "letters" || s.Key == "logo" && next.Is(vocabulary.Unknown)) {
			return true
		}
	}
	return false
}

// bareText takes a text without quotation marks: capitals or unknown words that open a prompt on letters, "Emma in bubble letters".
func bareText(p *state.Parser) bool {
	end := 0
	for end < len(p.Spans) && end < 4 {
		s := p.Spans[end]
		raw := ""
		if s.Kind == token.Word && s.From < len(p.Tokens) {
			raw = p.Tokens[s.From].Raw
		}
		capital := len([]rune(raw)) > 1 && unicode.IsUpper([]rune(raw)[0])
		if !capital || LetterStyles[s.Key] != "" || nouns.LetterNouns[s.Key] || s.Key == "in" {
			break
		}
		end++
	}
	if end == 0 || end == len(p.Spans) {
		return false
	}
	from, to := p.Spans[0].From, p.Spans[end-1].To
	if first := p.Tokens[from].Raw; end == 1 && first != strings.ToUpper(first) && !p.Spans[0].Is(vocabulary.Unknown) && !(p.Span(end).Key == "in") {
		return false // "Rainbow letters"
	}
	text := p.Words(from, to)
	if nouns.LetterNouns[p.WordAt(to-1)] && p.ShoutedToken(to-2) && !p.ShoutedToken(to-1) {
		text = p.Words(from, to-1) // "LOVE letters"
	}
	p.Spans = slices.Delete(p.Spans, 0, end)
	p.Out.Lettering = append(p.Out.Lettering, text)
	p.Understand(from, to, "text", text)
	return true
}

// wholeAlphabet is what a font or an alphabet shows.
const wholeAlphabet = "ABCDEF\nGHIJKLM\nNOPQRST\nUVWXYZ"

// Alphabet reads prompts that ask for an alphabet or a font without a text.
func Alphabet(p *state.Parser) {
	if len(p.Out.Lettering) > 0 || p.Quoted() {
		return
	}
	for i, s := range p.Spans {
		if s.Kind == token.Quote || s.Key == "letter" || s.Is(vocabulary.Relation) && s.Key != "in" && s.Key != "of" && s.Key != "with" {
			return
		}
		if s.Key != "alphabet" && s.Key != "font" && s.Key != "fonts" && s.Key != "alphabet letters" && s.Key != "typeface" {
			continue
		}
		if p.Span(i+1).Key == "block" || p.Span(i+1).Key == "blocks" || p.Span(i+1).Key == "soup" || p.Span(i+1).Key == "magnets" {
			return
		}
		for k, o := range p.Spans {
			if k != i && o.Kind == token.Word && LetterStyles[o.Key] == "" && !nouns.LetterNouns[o.Key] && !o.Is(vocabulary.Stop, vocabulary.Relation, vocabulary.Trade, vocabulary.Style, vocabulary.Color, vocabulary.Material, vocabulary.Fill, vocabulary.Count, vocabulary.Theme, vocabulary.Scene) && o.Key != "themed" && o.Key != "theme" {
				return
			}
			if k == 0 && k < i && o.Is(vocabulary.Unknown) && LetterStyles[o.Key] == "" {
				return // "Emma in a western font"
			}
		}
		p.Out.Lettering = append(p.Out.Lettering, wholeAlphabet)
		p.Drop(i, "text", "A–Z")
		return
	}
}

// notText are words that make another thing of a cue ("name tag") or that go on about the letters themselves.
var notText = lexicon.Set(`tag tags plate plates sign plaque bubble box search art opener effect effects style styles design logo of for to from with in on and or
	alphabet letter letters font fonts number numbers set bundle generator block blocks balloon balloons frame badge banner label labels card cards border
	book books cloud clouds puzzle necklace pen brush paper only`)

// CuedText takes a text that stands without quotation marks after a cue, where nothing but the look of the letters stands before the
// cue, or before the name of a typeface: "grace script font".
func CuedText(p *state.Parser) {
	cue := slices.IndexFunc(p.Spans, people.IsTextCue)
	if cue < 0 || p.Quoted() {
		return
	}
	if id, _ := p.Spans[cue].Value(vocabulary.Thing); nouns.Standing[id] != "" {
		return // "merry christmas lettering gold" says what it says
	}
	for cue+1 < len(p.Spans) && people.IsTextCue(p.Spans[cue+1]) {
		cue++ // "script font grace"
	}
	from, to := cue+1, cue+1
	if !onlyLooks(p, p.Spans[:cue]) {
		from, to = 0, 0
	}
	for to < len(p.Spans) && to != cue && to-from < 6 && p.Spans[to].Kind == token.Word && !endsText(p, p.Spans[to], to == from) {
		to++
	}
	if to == from || from < cue && !typefaceAfter(p, to) || strings.HasPrefix(p.Spans[cue].Key, "letter") && !typefaceAfter(p, 0) && glyphs(p, p.Span(from), "") != "" {
		return
	}
	TakeText(p, from, to)
	if from > cue && p.Spans[cue].Is(vocabulary.Relation) {
		p.Drop(cue, "text", "")
	}
}

// typefaceAfter reports whether all that is left from span i on says how letters look, a style of letters among it.
func typefaceAfter(p *state.Parser, i int) bool {
	styled := func(s state.Span) bool {
		first, _, _ := strings.Cut(s.Key, " ")
		return LetterStyles[s.Key] != "" || LetterStyles[first] != "" && people.TextCues[state.LastWord(s.Key)]
	}
	return onlyLooks(p, p.Spans[i:]) && slices.ContainsFunc(p.Spans[i:], styled)
}

// TakeText letters the words of some spans.
func TakeText(p *state.Parser, from, to int) {
	text := p.Words(p.Spans[from].From, p.Spans[to-1].To)
	p.Understand(p.Spans[from].From, p.Spans[to-1].To, "text", text)
	p.Out.Lettering = append(p.Out.Lettering, text)
	p.Spans = slices.Delete(p.Spans, from, to)
}

// looksOfLetters reports whether a span may stand between a text and the word for letters.
func looksOfLetters(p *state.Parser, s state.Span) bool {
	return s.Kind == token.Word && s.Key != "no" && s.Key != "without" && (LetterStyles[s.Key] != "" || people.IsTextCue(s) || s.Is(vocabulary.Color, vocabulary.Fill, vocabulary.Material, vocabulary.Trade, vocabulary.Stop, vocabulary.Style, vocabulary.Count) && !s.Is(vocabulary.Saying)) && s.Key != "love"
}

// onlyLooks reports whether spans say nothing but how letters look and what the image is for.
func onlyLooks(p *state.Parser, spans []state.Span) bool {
	return !slices.ContainsFunc(spans, func(s state.Span) bool { return !looksOfLetters(p, s) })
}

// endsText reports whether a text ends before a span; the first word of a text may be of any list but those of the trade.
func endsText(p *state.Parser, s state.Span, first bool) bool {
	if first && notText[s.Key] {
		return true
	}
	return s.Is(vocabulary.Trade) && !s.Is(vocabulary.Saying) || s.Is(vocabulary.Style) && !s.Is(vocabulary.Thing) || s.Key == "in" || s.Key == "with" || s.Key == "on" || LetterStyles[s.Key] != "" || !first && s.Is(vocabulary.Color)
}

// OnlyColors reports whether some spans name colors alone.
func OnlyColors(p *state.Parser, from, to int) bool {
	colored := false
	for i := from; i < to; i++ {
		s := p.Spans[i]
		if s.Is(vocabulary.Color) {
			colored = true
		} else if colored && i == to-1 && Fabric(p, s) {
			continue
		} else if !s.Is(vocabulary.Stop, vocabulary.Trade) && s.Key != "and" && !(Gloss[s.Key] && p.Span(i+1).Is(vocabulary.Color)) {
			return false
		}
	}
	return colored
}

// Fabric reports whether a word is a material in a color of which a thing is made: "in cream wool".
func Fabric(p *state.Parser, s state.Span) bool {
	m, ok := s.Value(vocabulary.Material)
	return ok && fabrics[m] && p.IsPiece(people.InOwner(p))
}

var fabrics = lexicon.Set("knit felt leather denim velvet silk paper wicker marble wood metal")

// Gloss are the words before a color for how it shines: "in metallic pink".
var Gloss = lexicon.Set("metallic shiny glossy glitter glittery")

// SayingTold reports whether a saying of several words was told.
func SayingTold(p *state.Parser) bool {
	return slices.ContainsFunc(p.Spans, func(s state.Span) bool { return s.Kind == token.Word && s.Is(vocabulary.Saying) && s.To-s.From > 1 }) || slices.ContainsFunc(p.Tokens, func(t token.Token) bool { return t.Text == "squad" || t.Text == "crew" })
}

// LooksOfImages are styles of letters that are also styles of whole images.
var LooksOfImages = lexicon.Set("neon graffiti comic vintage simple modern minimal minimalist clean colorful colourful cartoon")
