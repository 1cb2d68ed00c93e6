package logos

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read/designs/sayings"
	"pellucid/internal/engine/illustrator/read/letters"
	"pellucid/internal/engine/illustrator/read/looks"
	"pellucid/internal/engine/illustrator/read/patterns"
	"pellucid/internal/engine/illustrator/read/senses"
	"pellucid/internal/engine/illustrator/read/state"
	"pellucid/internal/engine/illustrator/read/subjects"
	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/token"
)

// Firms are the words for who a logo is for.
var Firms = lexicon.Set("shop store clinic studio company business brand team club agency restaurant salon school firm center centre office channel bar cafe kitchen market gym practice hotel service services boutique house parlor parlour workshop academy league band groomer grooming groomers pizzeria brewery realtor label department church ministry spa lounge garage trucking resort")

// BrandWords leaves out who a logo is for where the prompt names what it shows: in "dental clinic logo with a tooth" no clinic is drawn.
func BrandWords(p *state.Parser) {
	brandAfter(p)
	for i, s := range p.Spans {
		if first := p.WordAt(s.From); s.To-s.From == 2 && i > 0 && p.Spans[i-1].IsWord() && Firms[first] && p.WordAt(s.From+1) == "logo" {
			p.Spans = slices.Replace(p.Spans, i, i+1, append(p.Recut(s.From, s.From+1), p.Recut(s.From+1, s.To)...)...) // "construction company logo"
			break
		}
	}
	at := slices.IndexFunc(p.Tokens, func(t token.Token) bool {
		return t.Kind == token.Word && (t.Text == "logo" || t.Text == "mascot" || t.Text == "emblem" || t.Text == "badge" || t.Text == "crest" || t.Text == "patch")
	})
	if at < 1 {
		return
	}
	if !NamesAfter(p, at) {
		firmBehind(p, at)
		return
	}
	for i, s := range slices.Backward(p.Spans) {
		if s.From >= at || s.Kind != token.Word || !Firms[state.LastWord(s.Key)] {
			continue
		}
		first := i
		for first > 0 && p.Spans[first-1].IsWord() && (p.Spans[first-1].Key == "tattoo" || TradeDoings[p.Spans[first-1].Key] || p.Spans[first-1].To-p.Spans[first-1].From == 1 && strings.HasSuffix(p.Spans[first-1].Key, "ing") || !p.Spans[first-1].Is(vocabulary.Stop, vocabulary.Relation, vocabulary.Style, vocabulary.Color, vocabulary.Size)) && !LooksOfLogos[p.Spans[first-1].Key] {
			first--
		}
		p.Design.Firm = [2]int{p.Spans[first].From, s.To}
		p.Spans = slices.Delete(p.Spans, first, i+1)
		return
	}
	if tradeNamed(p, at) {
		return
	}
	tradeBefore(p, at)
}

// tradeBefore takes out the trade right before the word for a logo at a token, where nothing draws it or what follows names it more closely: "car
// wash logo with a car", "pizza logo with a pizza slice".
func tradeBefore(p *state.Parser, at int) {
	last := p.SpanAt(at - 1)
	if !p.Logo || last < 0 || p.Spans[last].To != at || !p.Spans[last].IsWord() {
		return
	}
	s := p.Spans[last]
	id, _ := s.Value(vocabulary.Thing)
	again := slices.ContainsFunc(p.Spans, func(o state.Span) bool {
		return o.From > at && o.Is(vocabulary.Thing) && (strings.HasPrefix(o.Key, s.Key+" ") || strings.HasPrefix(s.Key, o.Key+" "))
	})
	if logoLooks[s.Key] != "" || letters.LetterStyles[s.Key] != "" || LettersOfLogos[s.Key] || LettersOfLogos[p.WordAt(s.From)] || LettersOfLogos[p.WordAt(s.From-1)] {
		return
	}
	if !again && !tradeFirms[s.Key] && (p.Tables.Drawable(id) != "" || s.Is(vocabulary.Person, vocabulary.StandIn, vocabulary.Style, vocabulary.Trade, vocabulary.Color, vocabulary.Material) || s.Is(vocabulary.Describing...) && !s.Is(vocabulary.Unknown) || p.Tables.Words.Businesses[s.Key] != nil && s.To-s.From == 1) {
		return
	}
	first := last
	for first > 0 && p.Spans[first-1].IsWord() && !p.Spans[first-1].Is(vocabulary.Stop, vocabulary.Relation, vocabulary.Style, vocabulary.Trade, vocabulary.Color) && !LooksOfLogos[state.LastWord(p.Spans[first-1].Key)] {
		first--
	}
	if first > 0 && p.Spans[first-1].IsWord() && p.Tables.Words.Businesses[p.Spans[first-1].Key+" "+p.Spans[first].Key] != nil {
		first-- // "real estate"
	}
	p.Design.Firm = [2]int{p.Spans[first].From, s.To}
	p.Spans = slices.Delete(p.Spans, first, last+1)
}

// LettersOfLogos stand before a letter that is the mark itself: "letter S logo with a snake".
var LettersOfLogos = lexicon.Set("letter letters initial initials monogram number")

// tradeFirms are words of the trade that say whose logo it is right before that word.
var tradeFirms = lexicon.Set("photography videography fashion beauty travel wellness fitness film")

// ballsOfTeams are beside the head of a team's mascot.
var ballsOfTeams = lexicon.Set("baseball football softball soccer-ball basketball volleyball")

// MascotHead shows the head of an animal that is the mark of a team.
func MascotHead(p *state.Parser) {
	team := func(t token.Token) bool {
		return t.Kind == token.Word && (TeamWords[t.Text] || t.Text == "team" || t.Text == "mascot")
	}
	if slices.ContainsFunc(p.Tokens, team) {
		teamOfAnimals(p)
	}
	if p.Logo && p.Out.Style.Name == "logo" && p.Out.Design == "" && slices.ContainsFunc(p.Tokens, team) && len(p.Out.Subjects) == 1 && looks.IsSpecies(p, p.Out.Subjects[0]) {
		p.Out.Design = "mascot" // "wolf gaming clan logo"
		for i, t := range p.Tokens {
			if lost := func(it brief.Item) bool { return it.Words == t.Raw }; TeamWords[t.Text] && slices.ContainsFunc(p.Out.Reading.LeftOut, lost) {
				p.Out.Reading.LeftOut = slices.DeleteFunc(p.Out.Reading.LeftOut, lost)
				p.Fate[i] = false
				p.Understand(i, i+1, "framing", "mascot")
			}
		}
	}
	for i := len(p.Out.Subjects) - 1; i > 0; i-- {
		if p.Out.Style.Name == "logo" && bodiless[p.Out.Subjects[i].ID] {
			p.Remove(i)
		}
	}
	if p.Out.Design == "mascot" && p.Out.Style.Name == "logo" {
		p.Out.Style.Name = "flat" // even colors in two tones within a dark line
	}
	if p.Out.Design == "mascot" && len(p.Out.Subjects) == 2 && looks.IsSpecies(p, p.Out.Subjects[0]) && (p.Out.Subjects[1].ID == "shield" || ballsOfTeams[p.Out.Subjects[1].ID]) && p.Out.Subjects[0].Pose == "" {
		p.Out.Subjects[0].Portrait = true // its head before the shield, or beside the ball
	}
	if p.Out.Design == "mascot" {
		for i := range p.Out.Subjects {
			if s := &p.Out.Subjects[i]; (s.Kind == brief.Animal || s.Kind == brief.Bird) && (s.Expression == "" || s.Expression == "angry") && !soft(p) {
				s.Expression = "fierce"
			}
		}
	}
	if len(p.Out.Subjects) == 1 && slices.ContainsFunc(p.Tokens, func(t token.Token) bool { return t.Text == "emote" || t.Text == "emotes" }) {
		if s := &p.Out.Subjects[0]; (s.Kind == brief.Animal || s.Kind == brief.Bird) && s.Pose == "" && s.Count == 1 && s.Person == nil {
			s.Portrait = true // an emote is read at 28 pixels: the face fills it
		}
		return
	}
	if p.Out.Style.Name == "logo" && len(p.Out.Subjects) == 2 && len(p.Out.Relations) < 2 && !slices.ContainsFunc(p.Out.Relations, func(r brief.Relation) bool { return r.Kind != "and" && r.Kind != "with" && r.Kind != "beside" }) {
		for i := range p.Out.Subjects {
			if s := &p.Out.Subjects[i]; looks.IsSpecies(p, *s) && s.Pose == "" && s.Count == 1 && s.Person == nil && len(s.Parts)+len(s.Without) == 0 {
				s.Portrait = true // its head is the animal, and leaves room for what comes with it
			}
		}
		return
	}
	if s := p.Out.Subjects; (p.Out.Style.Name == "logo" || p.Out.Style.Name == "icon") && len(s) == 1 && looks.IsSpecies(p, s[0]) && s[0].Pose == "" && s[0].Count == 1 && s[0].Person == nil && s[0].Expression == "" && len(s[0].Parts)+len(s[0].Without) == 0 && s[0].Only == "" {
		s[0].Portrait = true // a mark is read at 32 pixels: the head is the animal
		return
	}
	if !p.Logo && p.Out.Design != "mascot" || len(p.Out.Subjects) != 1 || !slices.ContainsFunc(p.Tokens, team) {
		return
	}
	if s := &p.Out.Subjects[0]; (s.Kind == brief.Animal || s.Kind == brief.Bird) && s.Pose == "" && s.Count == 1 && s.Person == nil {
		s.Portrait = true
	}
}

// teamOfAnimals letters the animals after which a team is named, and shows one of them: "basketball team logo hawks".
func teamOfAnimals(p *state.Parser) {
	if !p.Logo && p.Out.Design != "mascot" || len(p.Out.Subjects) != 1 || len(p.Out.Lettering) > 0 {
		return
	}
	if s := &p.Out.Subjects[0]; (s.Kind == brief.Animal || s.Kind == brief.Bird) && s.Count == subjects.UnstatedCount && strings.HasSuffix(s.Words, "s") {
		s.Count = 1
		p.Out.Lettering = []string{patterns.Titled(s.Words)}
	}
}

// bodiless are things of which the even shapes of a logo show nothing.
var bodiless = lexicon.Set("smoke colored-smoke fog bokeh glow light-ray lens-flare")

// soft reports whether a prompt asks for something cute: its mascot does not bare its teeth.
func soft(p *state.Parser) bool {
	return p.Kawaii || slices.ContainsFunc(p.Tokens, func(t token.Token) bool {
		return slices.Contains([]string{"cute", "happy", "friendly", "smiling", "funny", "baby", "school", "kids", "adorable", "cheerful"}, t.Text)
	})
}

// NamesAfter reports whether something that we can draw is named after token at.
func NamesAfter(p *state.Parser, at int) bool {
	return slices.ContainsFunc(p.Spans, func(s state.Span) bool {
		id, ok := s.Value(vocabulary.Thing)
		if !ok {
			id, ok = s.Value(vocabulary.StandIn)
		}
		return ok && s.From > at && p.Tables.Drawable(id) != "" && !s.Is(vocabulary.Trade) && !p.FramingWord(s)
	})
}

// Tagline sets what kind of business a logo is for as its small line where the logo has a name, and says that it is left out where it has none.
func Tagline(p *state.Parser) {
	if named := len(p.Out.Lettering) > 0; p.Out.Style.Name == "logo" && (!p.Logo || named && len(p.Out.Subjects) == 1) && slices.ContainsFunc(p.Out.Subjects, func(s brief.Subject) bool { return strings.HasSuffix(s.ID, "wreath") }) {
		p.Out.Style.Name = "default" // a monogram in a wreath is drawn with its leaves, not as a flat mark
	}
	if p.Logo && p.Design.Firm[0] == p.Design.Firm[1] && len(p.Out.Lettering) > 0 {
		lostFirm(p)
	}
	founded := foundedLine(p)
	from, to := p.Design.Firm[0], p.Design.Firm[1]
	if from == to {
		p.Out.Tagline = founded
		return
	}
	named := len(p.Out.Lettering) > 0 || slices.ContainsFunc(p.Out.Subjects, func(s brief.Subject) bool { return s.Text != "" })
	if said := p.Words(from, to); named && p.Logo && saysFirm(p, said) {
		if !p.Fate[from] {
			p.Understand(from, to, "text", said)
		}
		p.Out.Tagline = founded // the name says it
		return
	} else if named && p.Logo && len(said) <= 28 {
		p.Out.Tagline = said
		if founded != "" {
			p.Out.Tagline = said + " · " + founded
		}
		if !p.Fate[from] {
			p.Understand(from, to, "text", said)
		}
		return
	}
	if lettersTrade(p, from, to) {
		return
	}
	if !p.Fate[from] {
		p.LeaveOut(from, to, "The logo shows what the prompt names for it, so “"+strings.ToLower(p.Words(from, to))+"” is left out.")
	}
}

// saysFirm reports whether the name of a logo says some words, as "Blue Wave Pool Service" says its trade.
func saysFirm(p *state.Parser, said string) bool {
	return slices.ContainsFunc(p.Out.Lettering, func(t string) bool {
		return strings.Contains(" "+strings.ToLower(t)+" ", " "+strings.ToLower(said)+" ")
	})
}

// ColorsOfLogo takes the colors of a logo for no parts of its last thing: "a house and key, gold and navy".
func ColorsOfLogo(p *state.Parser) {
	for i := range p.Out.Subjects {
		p.Out.Subjects[i].Parts = slices.DeleteFunc(p.Out.Subjects[i].Parts, func(c brief.PartColor) bool {
			return p.Out.Style.Name == "logo" && slices.Contains(p.Out.Tints, c.Part)
		})
	}
}

// foundedLine takes the year in which a business was founded out of its name where it has one: it belongs to the small line.
func foundedLine(p *state.Parser) string {
	if !p.Logo || len(p.Out.Lettering) < 2 {
		return ""
	}
	at := slices.IndexFunc(p.Out.Lettering, func(t string) bool {
		first, year, ok := strings.Cut(strings.ToLower(t), " ")
		return ok && vocabulary.Foundings[strings.Trim(first, ".")] && vocabulary.IsYear(year)
	})
	if at < 0 {
		return ""
	}
	text := patterns.Titled(p.Out.Lettering[at])
	p.Out.Lettering = slices.Delete(p.Out.Lettering, at, at+1)
	return text
}

// lostFirm finds the words right before "logo", or after "logo for a", of which nothing is drawn: they say what kind of business it is, even
// one that no list has.
func lostFirm(p *state.Parser) {
	at := slices.IndexFunc(p.Tokens, func(t token.Token) bool { return t.Kind == token.Word && t.Text == "logo" })
	if at < 0 {
		return
	}
	from, to := at, at
	for from > 0 && p.WordAt(from-1) != "" && !letters.FillersOfPaper[p.WordAt(from-1)] && !LooksOfLogos[p.WordAt(from-1)] && logoLooks[p.WordAt(from-1)] == "" && letters.LetterStyles[p.WordAt(from-1)] == "" {
		from--
	}
	if from == to && p.WordAt(at+1) == "for" {
		from = at + 2
		for slices.Contains([]string{"a", "an", "the", "my", "our"}, p.WordAt(from)) {
			from++
		}
		to = sayings.SheetClause(p, from)
	}
	said := p.Words(from, to)
	if said == "" || to-from > 3 || slices.ContainsFunc(p.Out.Reading.Understood, func(it brief.Item) bool { return it.As == "subject" && strings.Contains(said, it.Words) }) {
		return
	}
	lost := func(it brief.Item) bool { return strings.Contains(it.Words, said) || strings.Contains(said, it.Words) }
	if !slices.ContainsFunc(p.Out.Reading.LeftOut, lost) {
		return
	}
	p.Out.Reading.LeftOut = slices.DeleteFunc(p.Out.Reading.LeftOut, lost)
	for i := range p.Out.Reading.Understood {
		if it := &p.Out.Reading.Understood[i]; it.As == "style" && strings.HasSuffix(it.Words, " "+p.Tokens[at].Raw) {
			it.Words = p.Tokens[at].Raw // "company logo"
		}
	}
	for i := from; i < to; i++ {
		p.Fate[i] = false
	}
	p.Design.Firm = [2]int{from, to}
}

// brandAfter takes out who a logo is for where that stands after the word and something to draw is named later: "logo for a surf school
// named Salty Dog with a wave".
func brandAfter(p *state.Parser) {
	at := slices.IndexFunc(p.Tokens, func(t token.Token) bool { return t.Kind == token.Word && t.Text == "logo" })
	if at < 0 || p.WordAt(at+1) != "for" {
		return
	}
	from := at + 2
	for slices.Contains([]string{"a", "an", "the", "my", "our"}, p.WordAt(from)) {
		from++
	}
	to := sayings.SheetClause(p, from)
	if to <= from || to-from > 4 || to >= len(p.Tokens) || !NamesAfter(p, to) {
		return
	}
	p.Mark(at+1, from)
	p.Design.Firm = [2]int{from, to}
	p.WithoutTokens(at+1, to)
}

// logoLooks are the words for the look of a logo, by the look that they ask for.
var logoLooks = map[string]string{
	"minimal": "minimal", "minimalist": "minimal", "minimalistic": "minimal", "simple": "minimal", "clean": "minimal", "sleek": "minimal", "modern": "minimal", "contemporary": "minimal", "scandinavian": "minimal", "monoline": "minimal",
	"luxury": "luxury", "luxurious": "luxury", "elegant": "luxury", "classy": "luxury", "upscale": "luxury", "premium": "luxury", "sophisticated": "luxury", "feminine": "luxury", "chic": "luxury", "fancy": "luxury", "royal": "luxury", "glam": "luxury", "boujee": "luxury", "exclusive": "luxury",
	"vintage": "vintage", "retro": "vintage", "rustic": "vintage", "heritage": "vintage", "antique": "vintage", "hipster": "vintage", "farmhouse": "vintage", "traditional": "vintage",
	"playful": "playful", "cute": "playful", "fun": "playful", "whimsical": "playful", "kawaii": "playful", "bubbly": "playful", "friendly": "playful", "cozy": "playful", "handwritten": "playful", "script": "playful", "cursive": "playful",
}

// plainMarks are shapes of which lines alone would leave nothing.
var plainMarks = lexicon.Set("hexagon circle triangle square rhombus pentagon octagon star heart cube diamond-shape oval infinity-symbol")

// LogoLook reads the look of a logo, which chooses its arrangement, its typeface and whether its mark is in lines: "minimal coffee shop logo",
// "luxury jewelry logo". Of several the first counts.
func LogoLook(p *state.Parser) {
	if !p.Logo || p.Out.Style.Name != "logo" {
		return
	}
	st := &p.Out.Style
	for i := range p.Tokens {
		look := logoLooks[p.WordAt(i)]
		if look == "" || slices.ContainsFunc(p.Out.Lettering, func(t string) bool { return strings.Contains(strings.ToLower(t), p.WordAt(i)) }) {
			continue
		}
		if st.Look == "" {
			st.Look = look
		}
		if senses.Unshown(p, i, i+1) {
			senses.Unleave(p, i, i+1)
			p.Understand(i, i+1, "style", look)
		}
	}
	if (st.Look == "minimal" || st.Look == "luxury") && len(p.Out.Subjects) > 0 && len(p.Out.Subjects) < 3 && st.Palette == "" && !slices.ContainsFunc(p.Out.Subjects, func(s brief.Subject) bool {
		return s.Kind == brief.Person || s.Kind == brief.Family || s.Kind == brief.Flag || s.Kind == brief.Map || len(s.More) > 0 || plainMarks[s.ID]
	}) {
		st.Lines = true
	}
}
