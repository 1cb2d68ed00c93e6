package read

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/token"
)

// firms are the words for who a logo is for.
var firms = wordSet("shop store clinic studio company business brand team club agency restaurant salon school firm center centre office channel bar cafe kitchen market gym practice hotel service services boutique house parlor parlour workshop academy league band groomer grooming groomers pizzeria brewery realtor label department church ministry spa lounge garage trucking resort")

// brandWords leaves out who a logo is for where the prompt names what it shows: in "dental clinic logo with a tooth" no clinic is drawn.
func (p *parser) brandWords() {
	p.brandAfter()
	for i, s := range p.spans {
		if first := p.wordAt(s.from); s.to-s.from == 2 && i > 0 && p.spans[i-1].isWord() && firms[first] && p.wordAt(s.from+1) == "logo" {
			p.spans = slices.Replace(p.spans, i, i+1, append(p.recut(s.from, s.from+1), p.recut(s.from+1, s.to)...)...) // "construction company logo"
			break
		}
	}
	at := slices.IndexFunc(p.toks, func(t token.Token) bool {
		return t.Kind == token.Word && (t.Text == "logo" || t.Text == "mascot" || t.Text == "emblem" || t.Text == "badge" || t.Text == "crest" || t.Text == "patch")
	})
	if at < 1 || !p.namesAfter(at) {
		return
	}
	for i, s := range slices.Backward(p.spans) {
		if s.from >= at || s.kind != token.Word || !firms[lastWord(s.key)] {
			continue
		}
		first := i
		for first > 0 && p.spans[first-1].isWord() && (p.spans[first-1].key == "tattoo" || tradeDoings[p.spans[first-1].key] || p.spans[first-1].to-p.spans[first-1].from == 1 && strings.HasSuffix(p.spans[first-1].key, "ing") || !p.spans[first-1].is(stop, relation, style, color, size)) && !looksOfLogos[p.spans[first-1].key] {
			first--
		}
		p.firm = [2]int{p.spans[first].from, s.to}
		p.spans = slices.Delete(p.spans, first, i+1)
		return
	}
	if p.tradeNamed(at) {
		return
	}
	p.tradeBefore(at)
}

// tradeBefore takes out the trade right before the word for a logo at a token, where nothing draws it or what follows names it more closely: "car
// wash logo with a car", "pizza logo with a pizza slice".
func (p *parser) tradeBefore(at int) {
	last := p.spanAt(at - 1)
	if !p.logo || last < 0 || p.spans[last].to != at || !p.spans[last].isWord() {
		return
	}
	s := p.spans[last]
	id, _ := s.value(thing)
	again := slices.ContainsFunc(p.spans, func(o span) bool {
		return o.from > at && o.is(thing) && (strings.HasPrefix(o.key, s.key+" ") || strings.HasPrefix(s.key, o.key+" "))
	})
	if logoLooks[s.key] != "" || letterStyles[s.key] != "" || lettersOfLogos[s.key] || lettersOfLogos[p.wordAt(s.from)] || lettersOfLogos[p.wordAt(s.from-1)] {
		return
	}
	if !again && !tradeFirms[s.key] && (p.r.drawable(id) != "" || s.is(person, standIn, style, trade, color, material) || s.is(describing...) && !s.is(unknown) || p.r.words.Businesses[s.key] != nil && s.to-s.from == 1) {
		return
	}
	first := last
	for first > 0 && p.spans[first-1].isWord() && !p.spans[first-1].is(stop, relation, style, trade, color) && !looksOfLogos[lastWord(p.spans[first-1].key)] {
		first--
	}
	if first > 0 && p.spans[first-1].isWord() && p.r.words.Businesses[p.spans[first-1].key+" "+p.spans[first].key] != nil {
		first-- // "real estate"
	}
	p.firm = [2]int{p.spans[first].from, s.to}
	p.spans = slices.Delete(p.spans, first, last+1)
}

// lettersOfLogos stand before a letter that is the mark itself: "letter S logo with a snake".
var lettersOfLogos = wordSet("letter letters initial initials monogram number")

// tradeFirms are words of the trade that say whose logo it is right before that word.
var tradeFirms = wordSet("photography videography fashion beauty travel wellness fitness film")

// mascotHead shows the head of an animal that is the mark of a team.
func (p *parser) mascotHead() {
	team := func(t token.Token) bool {
		return t.Kind == token.Word && (teamWords[t.Text] || t.Text == "team" || t.Text == "mascot")
	}
	if p.logo && p.out.Style.Name == "logo" && p.out.Design == "" && slices.ContainsFunc(p.toks, team) && len(p.out.Subjects) == 1 && p.isSpecies(p.out.Subjects[0]) {
		p.out.Design = "mascot" // "wolf gaming clan logo"
		for i, t := range p.toks {
			if lost := func(it brief.Item) bool { return it.Words == t.Raw }; teamWords[t.Text] && slices.ContainsFunc(p.out.Reading.LeftOut, lost) {
				p.out.Reading.LeftOut = slices.DeleteFunc(p.out.Reading.LeftOut, lost)
				p.fate[i] = false
				p.understand(i, i+1, "framing", "mascot")
			}
		}
	}
	for i := len(p.out.Subjects) - 1; i > 0; i-- {
		if p.out.Style.Name == "logo" && bodiless[p.out.Subjects[i].ID] {
			p.remove(i)
		}
	}
	if p.out.Design == "mascot" && p.out.Style.Name == "logo" {
		p.out.Style.Name = "flat" // even colors in two tones within a dark line
	}
	if p.out.Design == "mascot" && len(p.out.Subjects) == 2 && p.isSpecies(p.out.Subjects[0]) && p.out.Subjects[1].ID == "shield" && p.out.Subjects[0].Pose == "" {
		p.out.Subjects[0].Portrait = true // its head before the shield
	}
	if p.out.Design == "mascot" {
		for i := range p.out.Subjects {
			if s := &p.out.Subjects[i]; (s.Kind == brief.Animal || s.Kind == brief.Bird) && (s.Expression == "" || s.Expression == "angry") && !p.soft() {
				s.Expression = "fierce"
			}
		}
	}
	if len(p.out.Subjects) == 1 && slices.ContainsFunc(p.toks, func(t token.Token) bool { return t.Text == "emote" || t.Text == "emotes" }) {
		if s := &p.out.Subjects[0]; (s.Kind == brief.Animal || s.Kind == brief.Bird) && s.Pose == "" && s.Count == 1 && s.Person == nil {
			s.Portrait = true // an emote is read at 28 pixels: the face fills it
		}
		return
	}
	if p.out.Style.Name == "logo" && len(p.out.Subjects) == 2 && len(p.out.Relations) < 2 && !slices.ContainsFunc(p.out.Relations, func(r brief.Relation) bool { return r.Kind != "and" && r.Kind != "with" && r.Kind != "beside" }) {
		for i := range p.out.Subjects {
			if s := &p.out.Subjects[i]; p.isSpecies(*s) && s.Pose == "" && s.Count == 1 && s.Person == nil && len(s.Parts)+len(s.Without) == 0 {
				s.Portrait = true // its head is the animal, and leaves room for what comes with it
			}
		}
		return
	}
	if s := p.out.Subjects; (p.out.Style.Name == "logo" || p.out.Style.Name == "icon") && len(s) == 1 && p.isSpecies(s[0]) && s[0].Pose == "" && s[0].Count == 1 && s[0].Person == nil && s[0].Expression == "" && len(s[0].Parts)+len(s[0].Without) == 0 && s[0].Only == "" {
		s[0].Portrait = true // a mark is read at 32 pixels: the head is the animal
		return
	}
	if !p.logo && p.out.Design != "mascot" || len(p.out.Subjects) != 1 || !slices.ContainsFunc(p.toks, team) {
		return
	}
	if s := &p.out.Subjects[0]; (s.Kind == brief.Animal || s.Kind == brief.Bird) && s.Pose == "" && s.Count == 1 && s.Person == nil {
		s.Portrait = true
	}
}

// bodiless are things of which the even shapes of a logo show nothing.
var bodiless = wordSet("smoke colored-smoke fog bokeh glow light-ray lens-flare")

// soft reports whether a prompt asks for something cute: its mascot does not bare its teeth.
func (p *parser) soft() bool {
	return p.kawaii || slices.ContainsFunc(p.toks, func(t token.Token) bool {
		return slices.Contains([]string{"cute", "happy", "friendly", "smiling", "funny", "baby", "school", "kids", "adorable", "cheerful"}, t.Text)
	})
}

// namesAfter reports whether something that we can draw is named after token at.
func (p *parser) namesAfter(at int) bool {
	return slices.ContainsFunc(p.spans, func(s span) bool {
		id, ok := s.value(thing)
		if !ok {
			id, ok = s.value(standIn)
		}
		return ok && s.from > at && p.r.drawable(id) != "" && !s.is(trade) && !p.framingWord(s)
	})
}

// tagline sets what kind of business a logo is for as its small line where the logo has a name, and says that it is left out where it has none.
func (p *parser) tagline() {
	if named := len(p.out.Lettering) > 0; p.out.Style.Name == "logo" && (!p.logo || named && len(p.out.Subjects) == 1) && slices.ContainsFunc(p.out.Subjects, func(s brief.Subject) bool { return strings.HasSuffix(s.ID, "wreath") }) {
		p.out.Style.Name = "default" // a monogram in a wreath is drawn with its leaves, not as a flat mark
	}
	if p.logo && p.firm[0] == p.firm[1] && len(p.out.Lettering) > 0 {
		p.lostFirm()
	}
	founded := p.foundedLine()
	from, to := p.firm[0], p.firm[1]
	if from == to {
		p.out.Tagline = founded
		return
	}
	named := len(p.out.Lettering) > 0 || slices.ContainsFunc(p.out.Subjects, func(s brief.Subject) bool { return s.Text != "" })
	if said := p.words(from, to); named && p.logo && len(said) <= 28 {
		p.out.Tagline = said
		if founded != "" {
			p.out.Tagline = said + " · " + founded
		}
		if !p.fate[from] {
			p.understand(from, to, "text", said)
		}
		return
	}
	if p.lettersTrade(from, to) {
		return
	}
	if !p.fate[from] {
		p.leaveOut(from, to, "The logo shows what the prompt names for it, so “"+strings.ToLower(p.words(from, to))+"” is left out.")
	}
}

// foundedLine takes the year in which a business was founded out of its name where it has one: it belongs to the small line.
func (p *parser) foundedLine() string {
	if !p.logo || len(p.out.Lettering) < 2 {
		return ""
	}
	at := slices.IndexFunc(p.out.Lettering, func(t string) bool {
		first, year, ok := strings.Cut(strings.ToLower(t), " ")
		return ok && vocabulary.Foundings[strings.Trim(first, ".")] && vocabulary.IsYear(year)
	})
	if at < 0 {
		return ""
	}
	text := titled(p.out.Lettering[at])
	p.out.Lettering = slices.Delete(p.out.Lettering, at, at+1)
	return text
}

// lostFirm finds the words right before "logo", or after "logo for a", of which nothing is drawn: they say what kind of business it is, even
// one that no list has.
func (p *parser) lostFirm() {
	at := slices.IndexFunc(p.toks, func(t token.Token) bool { return t.Kind == token.Word && t.Text == "logo" })
	if at < 0 {
		return
	}
	from, to := at, at
	for from > 0 && p.wordAt(from-1) != "" && !fillersOfPaper[p.wordAt(from-1)] && !looksOfLogos[p.wordAt(from-1)] && logoLooks[p.wordAt(from-1)] == "" && letterStyles[p.wordAt(from-1)] == "" {
		from--
	}
	if from == to && p.wordAt(at+1) == "for" {
		from = at + 2
		for slices.Contains([]string{"a", "an", "the", "my", "our"}, p.wordAt(from)) {
			from++
		}
		to = p.sheetClause(from)
	}
	said := p.words(from, to)
	if said == "" || to-from > 3 || slices.ContainsFunc(p.out.Reading.Understood, func(it brief.Item) bool { return it.As == "subject" && strings.Contains(said, it.Words) }) {
		return
	}
	lost := func(it brief.Item) bool { return strings.Contains(it.Words, said) || strings.Contains(said, it.Words) }
	if !slices.ContainsFunc(p.out.Reading.LeftOut, lost) {
		return
	}
	p.out.Reading.LeftOut = slices.DeleteFunc(p.out.Reading.LeftOut, lost)
	for i := range p.out.Reading.Understood {
		if it := &p.out.Reading.Understood[i]; it.As == "style" && strings.HasSuffix(it.Words, " "+p.toks[at].Raw) {
			it.Words = p.toks[at].Raw // "company logo"
		}
	}
	for i := from; i < to; i++ {
		p.fate[i] = false
	}
	p.firm = [2]int{from, to}
}

// brandAfter takes out who a logo is for where that stands after the word and something to draw is named later: "logo for a surf school
// named Salty Dog with a wave".
func (p *parser) brandAfter() {
	at := slices.IndexFunc(p.toks, func(t token.Token) bool { return t.Kind == token.Word && t.Text == "logo" })
	if at < 0 || p.wordAt(at+1) != "for" {
		return
	}
	from := at + 2
	for slices.Contains([]string{"a", "an", "the", "my", "our"}, p.wordAt(from)) {
		from++
	}
	to := p.sheetClause(from)
	if to <= from || to-from > 4 || to >= len(p.toks) || !p.namesAfter(to) {
		return
	}
	p.mark(at+1, from)
	p.firm = [2]int{from, to}
	p.withoutTokens(at+1, to)
}

// logoLooks are the words for the look of a logo, by the look that they ask for.
var logoLooks = map[string]string{
	"minimal": "minimal", "minimalist": "minimal", "minimalistic": "minimal", "simple": "minimal", "clean": "minimal", "sleek": "minimal", "modern": "minimal", "contemporary": "minimal", "scandinavian": "minimal", "monoline": "minimal",
	"luxury": "luxury", "luxurious": "luxury", "elegant": "luxury", "classy": "luxury", "upscale": "luxury", "premium": "luxury", "sophisticated": "luxury", "feminine": "luxury", "chic": "luxury", "fancy": "luxury", "royal": "luxury", "glam": "luxury", "boujee": "luxury", "exclusive": "luxury",
	"vintage": "vintage", "retro": "vintage", "rustic": "vintage", "heritage": "vintage", "antique": "vintage", "hipster": "vintage", "farmhouse": "vintage", "traditional": "vintage",
	"playful": "playful", "cute": "playful", "fun": "playful", "whimsical": "playful", "kawaii": "playful", "bubbly": "playful", "friendly": "playful", "cozy": "playful", "handwritten": "playful", "script": "playful", "cursive": "playful",
}

// plainMarks are shapes of which lines alone would leave nothing.
var plainMarks = wordSet("hexagon circle triangle square rhombus pentagon octagon star heart cube diamond-shape oval infinity-symbol")

// logoLook reads the look of a logo, which chooses its arrangement, its typeface and whether its mark is in lines: "minimal coffee shop logo",
// "luxury jewelry logo". Of several the first counts.
func (p *parser) logoLook() {
	if !p.logo || p.out.Style.Name != "logo" {
		return
	}
	st := &p.out.Style
	for i := range p.toks {
		look := logoLooks[p.wordAt(i)]
		if look == "" || slices.ContainsFunc(p.out.Lettering, func(t string) bool { return strings.Contains(strings.ToLower(t), p.wordAt(i)) }) {
			continue
		}
		if st.Look == "" {
			st.Look = look
		}
		if p.unshown(i, i+1) {
			p.unleave(i, i+1)
			p.understand(i, i+1, "style", look)
		}
	}
	if (st.Look == "minimal" || st.Look == "luxury") && len(p.out.Subjects) > 0 && len(p.out.Subjects) < 3 && st.Palette == "" && !slices.ContainsFunc(p.out.Subjects, func(s brief.Subject) bool {
		return s.Kind == brief.Person || s.Kind == brief.Family || s.Kind == brief.Flag || s.Kind == brief.Map || len(s.More) > 0 || plainMarks[s.ID]
	}) {
		st.Lines = true
	}
}
