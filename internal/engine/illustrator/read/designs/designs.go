package read

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/token"
)

// designWords are the words for kinds of designs, looked through in this order.
var designWords = []struct{ design, words string }{
	{"mascot", "mascot|mascots|esports|e sports"},
	{"crest", "crest|coat of arms"},
	{"emblem", "badge|emblem|patch"},
	{"card", "invitation|invitations|invite|save the date card"},
	{"label", "label"},
	{"panel", "twitch panel|panels|heading|header|youtube banner"},
	{"print", "name tag|t shirt|tshirt|tshirts|t shirts|shirt design|tee|tee design|shirt|shirts|sublimation|tumbler|tumbler wrap|svg|sticker|stickers|decal|wall quote|wall decal|quote|quotes|saying|mug design|mug print|cup design|tote bag|tote print|tote design|hoodie design|hoodie print|dtf|cricut|cut file|iron on|lettering|typography|poster|slogan|design|milestone|cake topper|back to school|alphabet letter|animal alphabet|monogram|monograms|initials"},
}

// designKind is the kind of design that a prompt asks for, or empty.
func (p *parser) designKind() string {
	all := p.said(0, len(p.toks))
	for _, d := range designWords {
		if d.design == "label" && p.logo || d.design == "card" && p.forInvitation {
			continue // "music label logo"
		}
		for w := range strings.SplitSeq(d.words, "|") {
			if strings.Contains(all, " "+w+" ") && !(ownedMarks[w] && p.hasMark(all, w)) && !(w == "panels" && p.paneled()) && !p.shirtWorn(w) && !p.onThing(w) && !(w == "patch" && strings.Contains(all, " eye patch ")) {
				return d.design
			}
		}
	}
	if strings.Contains(all, " crossed ") && p.quoted() {
		return "print" // "crossed bats and ball “Tigers”"
	}
	return ""
}

// said are the words from one token to another with a blank around each; pauses are bars.
func (p *parser) said(from, to int) string {
	var b strings.Builder
	b.WriteByte(' ')
	for _, t := range p.toks[from:to] {
		switch t.Kind {
		case token.Word:
			b.WriteString(t.Text)
		case token.Pause:
			b.WriteByte('|')
		}
		b.WriteByte(' ')
	}
	return b.String()
}

var (
	// voices are words that a saying has and a list of things to draw has not.
	voices = wordSet("world's worlds okayest proud my i i'm im you your you're youre we me us just only always never but till until because please don't dont needs need loves wants hates let's lets be am is are was not yes when it's its will can can't cant run runs fueled powered then that's thats there's out got gets own do does this these")
	// tails are the last words of sayings.
	tails = wordSet("mom mama momma mommy dad dada daddy papa gigi life vibes era mode season squad crew tribe unlocked tuesday monday friday")
	// parentsOf end "mama bear" where a design asks for it.
	parentsOf = wordSet("mama papa baby mommy daddy sister brother grandma grandpa nana")
	// openers come before a saying and say what it is for.
	openers = wordSet("funny cute retro vintage groovy boho svg png quote saying t shirt tshirt design sticker the a typography minimalist floral distressed graphic tee inspirational motivational")
	// closers end a saying.
	closers = wordSet("with featuring and t tshirt tshirts shirt shirts tee svg png design sticker decal sublimation tumbler mug quote lettering typography retro groovy vintage graphic saying slogan poster sign print in hoodie card cards tag tags banner badge cake glitter gold pink silver rose")
)

// designSaying takes the words that a design says where they stand without quotation marks: "just one more chapter, books, t-shirt design",
// "in my dog mom era", "taco tuesday", "grill master est 2024".
func (p *parser) designSaying() {
	if p.out.Design == "" || p.out.Design == "card" || p.out.Design == "label" || p.sheetOf != "" || p.out.Above != "" || p.out.Motif != "" || p.quoted() || p.cued() {
		return
	}
	from := 0
	for from < len(p.toks) && p.toks[from].Kind == token.Word && openers[p.toks[from].Text] {
		from++
	}
	to := p.sayingTo(from)
	if to-from < 2 || to-from > 12 {
		return
	}
	first, last := p.spanAt(from), p.spanAt(to-1)
	if first < 0 || last < 0 || p.spans[first].from != from || p.spans[last].to != to {
		return
	}
	if p.spans[first].is(saying) && p.spans[first].to-from > 1 && last > first {
		return // "be kind rainbow t shirt design": the saying is known, the rest is its art
	}
	if last == first && p.spans[first].is(saying) {
		p.ownWords = p.singly(from, to)
		return
	}
	p.ownWords = slices.Clone(p.spans[first : last+1])
	p.spans = slices.Replace(p.spans, first, last+1, span{from: from, to: to, kind: token.Word, key: token.Key(p.words(from, to)), senses: []sense{{Class: saying, Value: ""}}})
}

// singly cuts tokens into spans of one word each.
func (p *parser) singly(from, to int) []span {
	var out []span
	for i := from; i < to; i++ {
		for _, s := range p.r.cut(p.toks[i : i+1]) {
			s.from, s.to = i, i+1
			out = append(out, s)
		}
	}
	return out
}

// designNouns name a design with words, and say no more of them.
var designNouns = wordSet("for quote quotes lettering typography")

// cued reports whether a prompt says what is lettered: "that says", "the words".
func (p *parser) cued() bool {
	return slices.ContainsFunc(p.spans, func(s span) bool {
		kind, ok := s.value(relation)
		return ok && kind == "text" && !designNouns[s.key] && s.key != "text" || s.key == "says" || s.key == "saying" || s.key == "reading" || s.key == "named"
	}) || p.textFollows()
}

// textFollows reports whether something to letter comes right after the word "text": in "thank you card text with flowers" nothing does.
func (p *parser) textFollows() bool {
	at := slices.IndexFunc(p.spans, func(s span) bool { return s.key == "text" })
	return at >= 0 && p.span(at+1).isWord() && !(p.span(at+1).is(relation) && p.span(at+1).key != "saying")
}

// sayingTo is the token after a saying that begins at a token, or that token if none does.
func (p *parser) sayingTo(from int) int {
	words := func(i int) string {
		if i < len(p.toks) && p.toks[i].Kind == token.Word {
			return p.toks[i].Text
		}
		return ""
	}
	for i := from; i < len(p.toks) && i < from+6 && words(i) != ""; i++ {
		if (words(i) == "est" || words(i) == "since" || words(i) == "established") && vocabulary.IsYear(words(i+1)) && i > from {
			return i + 2
		}
	}
	if words(from) == "a" || words(from) == "an" || p.out.Design != "print" {
		return from
	}
	for i := from + 1; i < len(p.toks) && i < from+5 && words(i) != "" && !closers[words(i)]; i++ {
		if vocabulary.IsYear(words(i)) {
			return i + 1 // "family reunion 2025"
		}
	}
	voice := false
	to := from
	for to < len(p.toks) && words(to) != "" && (!closers[words(to)] || words(to) == "in" && words(to+1) == "my" || words(to) == "in" && to == from || words(to) == "and" && voice) {
		voice = voice || voices[words(to)]
		to++
	}
	if voice && to-from > 2 {
		return to
	}
	if to-from > 2 && vocabulary.IsNumber(words(from)) && (p.toks[from+1].Raw == "&" || words(from+1) == "and") {
		return to // "40 & fabulous"
	}
	for i := from + 1; i < to && i < from+5; i++ {
		if tails[words(i)] {
			return i + 1
		}
		if words(i) == "bear" && i == from+1 && parentsOf[words(from)] {
			return i + 1
		}
	}
	return from
}

// spanAt is the span that a token belongs to, or -1.
func (p *parser) spanAt(tok int) int {
	return slices.IndexFunc(p.spans, func(s span) bool { return s.from <= tok && tok < s.to })
}

// purposeWords say what a design is for, where its art or its words are named too.
var purposeWords = wordSet("menu heading header panel invitation name tag names wedding tattoo middle milestone banner esports clan gaming")

// teamWords say what a mascot is for.
var teamWords = wordSet("esports clan gaming")

// designPurpose takes out words that only say what a design is for and what form it has, where something else is named: "menu heading
// “Desserts” with a cupcake", "flower shop logo, round".
func (p *parser) designPurpose() {
	p.badgesApart()
	if p.out.Design == "" && !p.logo {
		return
	}
	named := 0
	for _, s := range p.spans {
		if s.kind == token.Quote || s.is(thing) && !purposeWords[s.key] || s.is(saying) {
			named++
		}
	}
	if named == 0 {
		return
	}
	others := slices.ContainsFunc(p.spans, func(s span) bool { return s.is(thing) && s.key != "name tag" && !purposeWords[s.key] })
	for i := len(p.spans) - 1; i >= 0; i-- {
		s := p.spans[i]
		if s.kind != token.Word || !purposeWords[s.key] && (s.key != "name tag" || !others) || s.is(style) && !s.is(thing) || s.key == "name" && p.span(i+1).kind == token.Word && p.span(i+1).key != "tag" && p.span(i+1).key != "for" || s.key == "tattoo" && p.span(i+1).key != "style" {
			continue
		}
		if s.key == "banner" || teamWords[s.key] && p.out.Design != "mascot" && !p.logo {
			continue
		}
		p.drop(i, "framing", s.key)
	}
	p.roundLogo()
	p.shirtOfDesign()
	p.printedOn()
	p.tagName()
}

// roundLogo takes out the shape of a logo where a pause parts it from the word: "flower shop logo, round, …".
func (p *parser) roundLogo() {
	for i, s := range p.spans {
		if (s.key == "round" || s.key == "circle" || s.key == "circular") && s.kind == token.Word && p.span(i-1).kind == token.Pause && p.span(i+1).kind != token.Word {
			p.drop(i, "framing", "round")
			return
		}
	}
}

// crossing reads "crossed swords": two of them, which a design crosses by itself.
func (p *parser) crossing() {
	for i, s := range p.spans {
		if s.kind != token.Word || !strings.HasPrefix(s.key, "crossed") || p.out.Design == "" && !p.logo {
			continue
		}
		if s.to-s.from > 1 {
			rest := p.r.cut(p.toks[s.from+1 : s.to])
			for k := range rest {
				rest[k].from, rest[k].to = rest[k].from+s.from+1, rest[k].to+s.from+1
			}
			p.spans = slices.Replace(p.spans, i, i+1, rest...)
		} else {
			p.spans = slices.Delete(p.spans, i, i+1)
		}
		p.understand(s.from, s.from+1, "relation", "crossed")
		p.crossed = s.from
		return
	}
}

// designed settles what only a design has: texts that say what the design says stand by themselves, each once.
func (p *parser) designed() {
	p.drawPlace()
	p.foundedLabel()
	p.onOneBoard()
	p.textsOfSign()
	p.colorOfSign()
	p.dropRepeats()
	if p.artBelow && p.out.Above == "" && len(p.out.Subjects) > 0 {
		p.out.Above = strings.Join(p.out.Lettering, " ")
		if p.out.Design == "" {
			p.out.Design = "print"
		}
	}
	for i := range p.out.Subjects {
		if s := &p.out.Subjects[i]; p.crossed > 0 && s.Count == unstatedCount && s.Kind == brief.Piece {
			if at := p.spanOf(s.Words); at >= 0 && (p.spans[at].from > p.crossed && p.spans[at].from <= p.crossed+2 || p.spans[at].to == p.crossed) {
				s.Count = 2
			}
		}
	}
	p.wornText()
	p.printedShirt()
	p.charactered()
	p.sparklesOfLogo()
	p.monogrammed()
	p.ribbonOfBadge()
	p.joinGathered()
	p.effectFrame()
	p.decoratedFrame()
	p.garmentOfSaying()
	p.sayingOfWrap()
	p.letterlessMonogram()
	p.lostColor()
	p.greeted()
	p.handmadeText()
	if id := "flower"; p.flowers && len(p.out.Subjects) == 0 && p.r.drawable(id) != "" {
		p.out.Subjects = append(p.out.Subjects, brief.Subject{Words: "floral", Kind: p.r.drawable(id), ID: id, Count: unstatedCount})
	}
	p.shielded()
	p.plated()
	p.keepsSwap()
	p.heartOfFans()
	p.lettersInColors()
	p.artOfSaying()
	p.headAsked()
	p.ownArt()
	p.publicSigns()
	p.plainSigns()
	p.stampMarks()
	p.tagText()
	p.dropRepeats()
	p.textRing()
	p.brandColors()
	p.titleSigns()
	p.datesLast()
	p.stampedArt()
	p.asSet()
	if len(p.out.Subjects)+len(p.out.Lettering) == 0 {
		p.out.Design = ""
	}
	if p.out.Design != "" && len(p.out.Lettering) > 0 || p.logo && len(p.out.Subjects) > 0 && len(p.out.Lettering) > 0 {
		p.lostOne = true // what is lettered is drawn, and what is missing is said
	}
	for _, s := range p.out.Subjects {
		p.lostOne = p.lostOne || p.out.Design != "" && s.Text != ""
	}
}

// dropRepeats leaves out texts that another text or a thing says too.
func (p *parser) dropRepeats() {
	var kept []string
	for i, t := range p.out.Lettering {
		again := slices.ContainsFunc(p.out.Lettering[i+1:], func(o string) bool { return strings.Contains(strings.ToLower(o), strings.ToLower(t)) })
		for _, s := range p.out.Subjects {
			again = again || s.Text != "" && s.Kind != brief.Family && strings.Contains(strings.ToLower(s.Text), strings.ToLower(t))
		}
		if !again {
			kept = append(kept, t)
		}
	}
	p.out.Lettering = kept
}

// unstatedCount is the count of a plural without a number.
const unstatedCount = 3

// spanOf is the span of a subject's words, or -1.
func (p *parser) spanOf(words string) int {
	return slices.IndexFunc(p.spans, func(s span) bool { return s.kind == token.Word && p.words(s.from, s.to) == words })
}
