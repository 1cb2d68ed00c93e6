// Package designs reads what concerns the whole sheet: logos, cards, posters, labels and prints, with their texts and art.
package designs

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read/designs/logos"
	"pellucid/internal/engine/illustrator/read/designs/sayings"
	"pellucid/internal/engine/illustrator/read/designs/sheets"
	"pellucid/internal/engine/illustrator/read/letters"
	"pellucid/internal/engine/illustrator/read/looks"
	"pellucid/internal/engine/illustrator/read/patterns"
	"pellucid/internal/engine/illustrator/read/people"
	"pellucid/internal/engine/illustrator/read/senses"
	"pellucid/internal/engine/illustrator/read/sets"
	"pellucid/internal/engine/illustrator/read/state"
	"pellucid/internal/engine/illustrator/read/subjects"
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

// fileKinds are words for files of prints, in which logos come too.
var fileKinds = lexicon.Set("svg dtf cricut decal")

// designKind is the kind of design that a prompt asks for, or empty.
func designKind(p *state.Parser) string {
	all := p.Said(0, len(p.Tokens))
	for _, d := range designWords {
		if d.design == "label" && p.Logo || d.design == "card" && p.Border.ForInvitation {
			continue // "music label logo"
		}
		for w := range strings.SplitSeq(d.words, "|") {
			if strings.Contains(all, " "+w+" ") && !(sheets.OwnedMarks[w] && sheets.HasMark(p, all, w)) && !(fileKinds[w] && p.Logo) && !(w == "panels" && subjects.Paneled(p)) && !people.ShirtWorn(p, w) && !looks.OnThing(p, w) && !(w == "patch" && strings.Contains(all, " eye patch ")) {
				return d.design
			}
		}
	}
	if strings.Contains(all, " crossed ") && p.Quoted() && !p.Logo {
		return "print" // "crossed bats and ball “Tigers”"
	}
	return ""
}

// designSaying takes the words that a design says where they stand without quotation marks: "just one more chapter, books, t-shirt design",
// "in my dog mom era", "taco tuesday", "grill master est 2024".
func designSaying(p *state.Parser) {
	if p.Out.Design == "" || p.Out.Design == "card" || p.Out.Design == "label" || p.Design.Sheet != "" || p.Out.Above != "" || p.Out.Motif != "" || p.Quoted() || patterns.Cued(p) {
		return
	}
	from := 0
	for from < len(p.Tokens) && p.Tokens[from].Kind == token.Word && letters.Openers[p.Tokens[from].Text] {
		from++
	}
	to := sayingTo(p, from)
	if to-from < 2 || to-from > 12 {
		return
	}
	first, last := p.SpanAt(from), p.SpanAt(to-1)
	if first < 0 || last < 0 || p.Spans[first].From != from || p.Spans[last].To != to {
		return
	}
	if p.Spans[first].Is(vocabulary.Saying) && p.Spans[first].To-from > 1 && last > first {
		return // "be kind rainbow t shirt design": the saying is known, the rest is its art
	}
	if last == first && p.Spans[first].Is(vocabulary.Saying) {
		p.Design.OwnWords = letters.Singly(p, from, to)
		return
	}
	p.Design.OwnWords = slices.Clone(p.Spans[first : last+1])
	p.Spans = slices.Replace(p.Spans, first, last+1, state.Span{From: from, To: to, Kind: token.Word, Key: token.Key(p.Words(from, to)), Senses: []vocabulary.Sense{{Class: vocabulary.Saying, Value: ""}}})
}

// sayingTo is the token after a saying that begins at a token, or that token if none does.
func sayingTo(p *state.Parser, from int) int {
	words := func(i int) string {
		if i < len(p.Tokens) && p.Tokens[i].Kind == token.Word {
			return p.Tokens[i].Text
		}
		return ""
	}
	for i := from; i < len(p.Tokens) && i < from+6 && words(i) != ""; i++ {
		if (words(i) == "est" || words(i) == "since" || words(i) == "established") && vocabulary.IsYear(words(i+1)) && i > from {
			return i + 2
		}
	}
	if words(from) == "a" || words(from) == "an" || p.Out.Design != "print" {
		return from
	}
	for i := from + 1; i < len(p.Tokens) && i < from+5 && words(i) != "" && !sayings.Closers[words(i)]; i++ {
		if vocabulary.IsYear(words(i)) {
			return i + 1 // "family reunion 2025"
		}
	}
	voice := false
	to := from
	for to < len(p.Tokens) && words(to) != "" && (!sayings.Closers[words(to)] || words(to) == "in" && words(to+1) == "my" || words(to) == "in" && to == from || words(to) == "and" && voice) {
		voice = voice || sayings.Voices[words(to)]
		to++
	}
	if voice && to-from > 2 {
		return to
	}
	if to-from > 2 && vocabulary.IsNumber(words(from)) && (p.Tokens[from+1].Raw == "&" || words(from+1) == "and") {
		return to // "40 & fabulous"
	}
	for i := from + 1; i < to && i < from+5; i++ {
		if sayings.Tails[words(i)] {
			return i + 1
		}
		if words(i) == "bear" && i == from+1 && letters.ParentsOf[words(from)] {
			return i + 1
		}
	}
	return from
}

// purposeWords say what a design is for, where its art or its words are named too.
var purposeWords = lexicon.Set("menu heading header panel invitation name tag names wedding tattoo middle milestone banner esports clan gaming")

// designPurpose takes out words that only say what a design is for and what form it has, where something else is named: "menu heading
// “Desserts” with a cupcake", "flower shop logo, round".
func designPurpose(p *state.Parser) {
	sheets.BadgesApart(p)
	if p.Out.Design == "" && !p.Logo {
		return
	}
	named := 0
	for _, s := range p.Spans {
		if s.Kind == token.Quote || s.Is(vocabulary.Thing) && !purposeWords[s.Key] || s.Is(vocabulary.Saying) {
			named++
		}
	}
	if named == 0 {
		return
	}
	others := slices.ContainsFunc(p.Spans, func(s state.Span) bool { return s.Is(vocabulary.Thing) && s.Key != "name tag" && !purposeWords[s.Key] })
	for i := len(p.Spans) - 1; i >= 0; i-- {
		s := p.Spans[i]
		if s.Kind != token.Word || !purposeWords[s.Key] && (s.Key != "name tag" || !others) || s.Is(vocabulary.Style) && !s.Is(vocabulary.Thing) || s.Key == "name" && p.Span(i+1).Kind == token.Word && p.Span(i+1).Key != "tag" && p.Span(i+1).Key != "for" || s.Key == "tattoo" && p.Span(i+1).Key != "style" {
			continue
		}
		if s.Key == "banner" || logos.TeamWords[s.Key] && p.Out.Design != "mascot" && !p.Logo {
			continue
		}
		p.Drop(i, "framing", s.Key)
	}
	roundLogo(p)
	logos.ColorsAtEnd(p)
	people.ShirtOfDesign(p)
	people.PrintedOn(p)
	sheets.TagName(p)
}

// roundLogo takes out the shape of a logo where a pause parts it from the word: "flower shop logo, round, …".
func roundLogo(p *state.Parser) {
	for i, s := range p.Spans {
		if (s.Key == "round" || s.Key == "circle" || s.Key == "circular") && s.Kind == token.Word && p.Span(i-1).Kind == token.Pause && p.Span(i+1).Kind != token.Word {
			p.Drop(i, "framing", "round")
			return
		}
	}
}

// crossing reads "crossed swords": two of them, which a design crosses by itself.
func crossing(p *state.Parser) {
	for i, s := range p.Spans {
		if s.Kind != token.Word || !strings.HasPrefix(s.Key, "crossed") || p.Out.Design == "" && !p.Logo {
			continue
		}
		if s.To-s.From > 1 {
			rest := p.Tables.Cut(p.Tokens[s.From+1 : s.To])
			for k := range rest {
				rest[k].From, rest[k].To = rest[k].From+s.From+1, rest[k].To+s.From+1
			}
			p.Spans = slices.Replace(p.Spans, i, i+1, rest...)
		} else {
			p.Spans = slices.Delete(p.Spans, i, i+1)
		}
		p.Understand(s.From, s.From+1, "relation", "crossed")
		p.Crossed.At = s.From + 1
		return
	}
}

// Designed settles what only a design has: texts that say what the design says stand by themselves, each once.
func Designed(p *state.Parser) {
	markOfName(p)
	evenMetal(p)
	duskOfPrint(p)
	drawPlace(p)
	sheets.LinesOfText(p)
	foundedLabel(p)
	onOneBoard(p)
	textsOfSign(p)
	logos.PlantsOnSign(p)
	colorOfSign(p)
	dropRepeats(p)
	if p.Design.ArtBelow && p.Out.Above == "" && len(p.Out.Subjects) > 0 {
		p.Out.Above = strings.Join(p.Out.Lettering, " ")
		if p.Out.Design == "" {
			p.Out.Design = "print"
		}
	}
	for i := range p.Out.Subjects {
		if s := &p.Out.Subjects[i]; p.Crossed.At > 0 && s.Count == subjects.UnstatedCount && s.Kind == brief.Piece {
			if at := p.SpanOf(s.Words); at >= 0 && (p.Spans[at].From >= p.Crossed.At && p.Spans[at].From <= p.Crossed.At+1 || p.Spans[at].To == p.Crossed.At-1) {
				s.Count = 2
			}
		}
	}
	people.WornText(p)
	people.PrintedShirt(p)
	subjects.Charactered(p)
	letters.SparklesOfLogo(p)
	monogrammed(p)
	logos.CrestOfShield(p)
	ribbonOfBadge(p)
	patterns.JoinGathered(p)
	patterns.EffectFrame(p)
	patterns.CornersOfLine(p)
	sheets.OwnFrame(p)
	sheets.FrameOfInvitation(p)
	decoratedFrame(p)
	letters.GarmentOfSaying(p)
	letters.SayingOfWrap(p)
	senses.LetterlessMonogram(p)
	senses.LostColor(p)
	logos.PaletteOfLogo(p)
	greeted(p)
	handmadeText(p)
	if id := "flower"; p.Design.Flowers && len(p.Out.Subjects) == 0 && p.Tables.Drawable(id) != "" {
		p.Out.Subjects = append(p.Out.Subjects, brief.Subject{Words: "floral", Kind: p.Tables.Drawable(id), ID: id, Count: subjects.UnstatedCount})
	}
	logos.Shielded(p)
	plated(p)
	senses.KeepsSwap(p)
	heartOfFans(p)
	lettersInColors(p)
	lettersOfStyle(p)
	printedLetters(p)
	logos.ArtOfSaying(p)
	logos.MarkOfRing(p)
	headAsked(p)
	ownArt(p)
	sheets.PublicSigns(p)
	plainSigns(p)
	sheets.StampMarks(p)
	sheets.TagText(p)
	dropRepeats(p)
	sheets.TextRing(p)
	brandColors(p)
	titleSigns(p)
	sheets.DatesLast(p)
	ageLast(p)
	sheets.TextOffLoose(p)
	sheets.OccasionSaid(p)
	sheets.SheetFallback(p)
	sheets.OwnPartOfSign(p)
	sheets.TextOnBlocks(p)
	sheets.BlankSheets(p)
	sheets.ArtOfLongSaying(p)
	sheets.CreatureOfBadge(p)
	sheets.StampedArt(p)
	sets.AsSet(p)
	splitDesign(p)
	viewInside(p)
	colorOfBaby(p)
	insideOfShape(p)
	if len(p.Out.Subjects)+len(p.Out.Lettering) == 0 {
		p.Out.Design = ""
	}
	if p.Out.Design != "" && len(p.Out.Lettering) > 0 || p.Logo && len(p.Out.Subjects) > 0 && len(p.Out.Lettering) > 0 {
		p.Lost.One = true // what is lettered is drawn, and what is missing is said
	}
	for _, s := range p.Out.Subjects {
		p.Lost.One = p.Lost.One || p.Out.Design != "" && s.Text != ""
	}
}

// dropRepeats leaves out texts that another text or a thing says too.
func dropRepeats(p *state.Parser) {
	var kept []string
	for i, t := range p.Out.Lettering {
		again := slices.ContainsFunc(p.Out.Lettering[i+1:], func(o string) bool { return strings.Contains(plainText(o), plainText(t)) })
		for _, s := range p.Out.Subjects {
			again = again || s.Text != "" && s.Kind != brief.Family && strings.Contains(plainText(s.Text), plainText(t))
		}
		if !again {
			kept = append(kept, t)
		}
	}
	p.Out.Lettering = kept
}

// plainText is a text as others are compared with it.
func plainText(s string) string { return strings.ReplaceAll(strings.ToLower(s), "’", "'") }
