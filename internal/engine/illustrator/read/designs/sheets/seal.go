package sheets

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read/designs/logos"
	"pellucid/internal/engine/illustrator/read/designs/sayings"
	"pellucid/internal/engine/illustrator/read/letters"
	"pellucid/internal/engine/illustrator/read/nouns"
	"pellucid/internal/engine/illustrator/read/patterns"
	"pellucid/internal/engine/illustrator/read/state"
	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/things"
	"pellucid/internal/engine/illustrator/token"
)

var (
	// sealsOf stand before "seal" where it is no animal.
	sealsOf = lexicon.Set("award gold golden silver bronze quality guarantee guaranteed approval official certified certificate premium winner notary organic satisfaction warranty vintage round red blue green")
	// claims are the last words of what badges and seals say of goods.
	Claims = lexicon.Set("product products ingredients ingredient food shipping delivery made handmade handcrafted grown friendly free recyclable sale organic premium quality service approved seller bestseller guarantee guaranteed quality edition offer choice price deal rated certified approved verified official exclusive original authentic winner pick favorite favourite arrival tested recommended warranty vegan natural gmo allergenic")
	// times may follow a number on a seal.
	times = lexicon.Set("day days month months year years percent off")
)

// SealAndClaims makes "seal" a round badge where it has a text or a claim, and letters the claim that stands before a badge without
// quotation marks: "best seller badge", "money back guarantee seal 30 days".
func SealAndClaims(p *state.Parser) {
	at := slices.IndexFunc(p.Tokens, func(t token.Token) bool {
		return t.Kind == token.Word && (t.Text == "badge" || t.Text == "seal")
	})
	said := at > 0 && sayings.QuotedAt(p, at-1) && p.WordAt(at) == "seal" // "“30 day guarantee” seal"
	if at < 1 || p.WordAt(at-1) == "" && !said || p.WordAt(at-1) == "rubber" || p.WordAt(at-1) == "wax" || p.Logo {
		return
	}
	quoted := p.Quoted()
	seal, claimed := p.WordAt(at) != "badge", false
	if at > 3 && times[p.WordAt(at-1)] && vocabulary.IsNumber(p.WordAt(at-2)) && Claims[p.WordAt(at-3)] && !quoted { // "money back guarantee 30 days seal"
		claim(p, at, at)
		quoted, claimed = true, true
	}
	end := at // the claim may have the badge's color or metal behind it: "quality guaranteed gold seal"
	for end > 1 && !Claims[p.WordAt(end-1)] && p.WordAt(end-1) != "" && (p.Tables.Words.Has(p.WordAt(end-1), vocabulary.Color) || p.Tables.Words.Has(p.WordAt(end-1), vocabulary.Material) || p.WordAt(end-1) == "round") {
		end--
	}
	if madeIn := end > 2 && p.WordAt(end-3) == "made" && p.WordAt(end-2) == "in"; (Claims[p.WordAt(end-1)] || madeIn) && !quoted {
		claim(p, end, at)
	} else if !quoted || seal && !claimed && !said && !sealAbout(p, at) {
		return
	}
	if !seal {
		return
	}
	from := at
	for quoted && from > 0 && sealsOf[p.WordAt(from-1)] && !p.Tables.Words.Has(p.WordAt(from-1), vocabulary.Color) {
		from--
	}
	if from < at {
		p.Understand(from, at, "framing", "badge")
	}
	p.WithoutTokens(from, at+1)
	i := slices.IndexFunc(p.Spans, func(s state.Span) bool { return s.From > at })
	if i < 0 {
		i = len(p.Spans)
	}
	p.Spans = slices.Insert(p.Spans, i, state.Span{From: at, To: at + 1, Kind: token.Word, Key: "badge", Senses: []vocabulary.Sense{{Class: vocabulary.Style, Value: "framing:badge"}}})
	p.Out.Design = "emblem"
}

// claim quotes the words before a token, and a number of days after the badge at another.
func claim(p *state.Parser, end, at int) {
	from := end
	for from > 0 && p.WordAt(from-1) != "" && end-from < 5 && !letters.FillersOfPaper[p.WordAt(from-1)] {
		from--
	}
	for from < end-1 && p.Tables.Words.Has(p.WordAt(from), vocabulary.Color) {
		from++
	}
	p.QuoteTokens(from, from, end)
	if i := p.SpanAt(from); i >= 0 && p.Spans[i].Kind == token.Quote {
		p.Spans[i].Text = patterns.Titled(p.Spans[i].Text)
	}
	if vocabulary.IsNumber(p.WordAt(at+1)) && times[p.WordAt(at+2)] {
		p.QuoteTokens(at+1, at+1, at+3)
	}
}

// longestProduct is the number of words of the longest product that a label says.
const longestProduct = 5

// labelFor letters the product that follows the word for a label at a token, "vintage label for homemade strawberry jam", where nothing but
// what the product is in stands before the word, from a token on. It reports whether it did.
func labelFor(p *state.Parser, from, at int) bool {
	if p.Quoted() || patterns.Cued(p) || p.WordAt(at+1) != "for" || slices.ContainsFunc(p.Tokens[from:at], func(t token.Token) bool {
		return !letters.ContainersOfLabels[t.Text] && !letters.FillersOfPaper[t.Text]
	}) {
		return false
	}
	first := at + 2
	for slices.Contains([]string{"a", "an", "the", "my", "our"}, p.WordAt(first)) {
		first++
	}
	end := sayings.SheetClause(p, first)
	if end == first || end-first > longestProduct || logos.Firms[p.WordAt(end-1)] || letters.ContainersOfLabels[p.WordAt(end-1)] || endsInCreature(p, first, end) {
		return false
	}
	p.Mark(at+1, first)
	p.Understand(first, end, "text", patterns.Titled(p.Words(first, end)))
	p.Out.Lettering = append(p.Out.Lettering, patterns.Titled(p.Words(first, end)))
	sheetNoun(p, at, "label")
	p.WithoutTokens(from, end)
	for i := from; i < at; i++ {
		if letters.ContainersOfLabels[p.Tokens[i].Text] {
			p.Understand(i, i+1, "framing", "label")
		}
	}
	return true
}

// sealsOfStamps are things that say again what a stamp with art is.
var sealsOfStamps = lexicon.Set("rubber-stamp gold-seal starburst-badge badge")

// StampedArt makes an emblem in one ink of a stamp that has words and something to show: "certified organic stamp, green leaf, round seal".
func StampedArt(p *state.Parser) {
	stamp := slices.IndexFunc(p.Out.Subjects, func(s brief.Subject) bool { return s.ID == "rubber-stamp" && s.Text != "" })
	if stamp < 0 && p.Out.Style.Name != "stamp" || p.Logo || p.Out.Motif != "" {
		return
	}
	shown := slices.ContainsFunc(p.Out.Subjects, func(s brief.Subject) bool { return !sealsOfStamps[s.ID] && s.Text == "" && s.Kind != brief.Family })
	if !shown || stamp < 0 && len(p.Out.Lettering) == 0 {
		return
	}
	if stamp >= 0 {
		p.Out.Lettering = append(p.Out.Lettering, p.Out.Subjects[stamp].Text)
		if col := p.Out.Subjects[stamp].Color; col != "" {
			p.Out.Tints = state.AppendNew(p.Out.Tints, col)
		}
	}
	for i := len(p.Out.Subjects) - 1; i >= 0; i-- {
		if sealsOfStamps[p.Out.Subjects[i].ID] {
			p.DropSubject(i)
		}
	}
	p.Out.Style.Name, p.Out.Design = "stamp", "emblem"
	p.Out.Framing = state.AppendNew(p.Out.Framing, "badge")
}

// OwnedMarks are the words for designs that somebody may have on them as well: a police dog with a badge, a bird with a raised crest.
var OwnedMarks = lexicon.Set("badge crest patch")

// OwnMarks reads these words as what the animal has: a badge as a thing, a crest as a part of it.
func OwnMarks(p *state.Parser) {
	all := p.Said(0, len(p.Tokens))
	for i, s := range p.Spans {
		switch {
		case !OwnedMarks[s.Key] || !HasMark(p, all, s.Key):
		case s.Key == "badge" && p.Tables.Drawable("sheriff-badge") != "":
			p.Spans[i].Senses = []vocabulary.Sense{{Class: vocabulary.Thing, Value: "sheriff-badge"}}
		case s.Key == "crest":
			p.Spans[i].Senses = []vocabulary.Sense{{Class: vocabulary.PartWord, Value: "crest"}}
		}
	}
}

// HasMark reports whether a word is what an animal in the prompt has.
func HasMark(p *state.Parser, all, word string) bool {
	beast := slices.ContainsFunc(p.Spans, func(s state.Span) bool { return s.Is(vocabulary.Thing, vocabulary.StandIn) && nouns.Beast(p, s) })
	if !beast {
		return false
	}
	before := strings.Fields(all[:strings.Index(all, " "+word+" ")])
	for n := 1; n <= 3 && n <= len(before); n++ {
		if w := before[len(before)-n]; w == "with" || w == "wearing" || w == "wears" || w == "holding" {
			return true
		}
	}
	return false
}

// BadgesApart takes out "badges" where several small things are asked for rather than one round emblem.
func BadgesApart(p *state.Parser) {
	for i, s := range p.Spans {
		if said := strings.ToLower(p.Words(s.From, s.To)); s.Kind == token.Word && (said == "badges" || strings.HasSuffix(said, " badges")) {
			p.Drop(i, "framing", "badges")
			p.Out.Design = ""
			return
		}
	}
}

// TagName letters the name that stands without quotation marks after a name tag: "unicorn name tag Sophia".
func TagName(p *state.Parser) {
	for i := range p.Tokens {
		if i < 2 || p.Tokens[i-1].Text != "tag" || p.Tokens[i-2].Text != "name" || p.Tokens[i].Kind != token.Word {
			continue
		}
		at := p.SpanAt(i)
		if at >= 0 && p.Spans[at].From == i && nouns.CapitalAt(p, at) {
			letters.TakeText(p, at, at+1)
		}
		return
	}
}

// PlaceOfBadge leaves out the place of a badge where what it shows is named: "camping badge with a tent".
func PlaceOfBadge(p *state.Parser) {
	if p.Out.Design != "emblem" && p.Out.Design != "crest" {
		return
	}
	for i, s := range p.Spans {
		if s.Key == "patch" && s.Is(vocabulary.Thing) && p.Tables.Drawable("patch") == "" || s.Key == "patch" && s.Is(vocabulary.Unknown) {
			p.Spans[i].Key, p.Spans[i].Senses = "badge", []vocabulary.Sense{{Class: vocabulary.Style, Value: "framing:badge"}}
		}
	}
	at := slices.IndexFunc(p.Tokens, func(t token.Token) bool {
		return t.Text == "badge" || t.Text == "emblem" || t.Text == "crest" || t.Text == "patch"
	})
	i := p.SpanAt(max(0, at-1))
	if at < 1 || i < 0 || !logos.NamesAfter(p, at) {
		return
	}
	if k := p.Spans[i].Key; k == "camping" || k == "camp" || k == "hiking" || k == "fishing" || k == "hunting" || k == "scout" || k == "outdoor" || k == "surfing" {
		p.Drop(i, "framing", k)
	}
}

// TagText writes the name that comes with a name tag alone on the tag.
func TagText(p *state.Parser) {
	if len(p.Out.Subjects) != 1 || p.Out.Subjects[0].ID != "hello-name-tag" || len(p.Out.Lettering) != 1 || p.Out.Subjects[0].Text != "" {
		return
	}
	p.Out.Subjects[0].Text, p.Out.Lettering = p.Out.Lettering[0], nil
	if p.Out.Design == "print" {
		p.Out.Design = ""
	}
}

// StampMarks puts a heart that a stamp comes with into its print.
func StampMarks(p *state.Parser) {
	if len(p.Out.Subjects) != 2 || p.Out.Subjects[0].ID != "rubber-stamp" || p.Out.Subjects[1].ID != "heart" {
		return
	}
	p.Out.Subjects[0].States = state.AppendNew(state.AppendNew(p.Out.Subjects[0].States, "round"), "hearts")
	p.DropSubject(1)
}

// FlatEmblem draws the mark of an emblem of which no style was told in the few flat colors of a logo; people, letters and landscapes keep theirs.
func FlatEmblem(p *state.Parser) {
	textOfEmblem(p)
	sayingOffHeart(p)
	schoolOfCrest(p)
	if p.Out.Design != "emblem" || p.Out.Style.Name != "default" || !slices.Contains(p.Out.Framing, "badge") || len(p.Out.Subjects) != 1 { // several things would run into one
		return
	}
	if slices.ContainsFunc(p.Out.Subjects, func(s brief.Subject) bool {
		return s.Kind != brief.Piece && s.Kind != brief.Animal && s.Kind != brief.Bird || things.Landscape(s.ID)
	}) {
		return
	}
	p.Out.Style.Name = "logo"
}

// textOfEmblem takes a text of several words from what an emblem shows: it stands on the emblem itself.
func textOfEmblem(p *state.Parser) {
	if p.Out.Design != "emblem" || len(p.Out.Lettering) > 0 || !slices.Contains(p.Out.Framing, "badge") {
		return
	}
	for i := range p.Out.Subjects {
		if s := &p.Out.Subjects[i]; s.Kind == brief.Piece && strings.Contains(s.Text, " ") {
			p.Out.Lettering, s.Text = []string{s.Text}, ""
			return
		}
	}
}

// sealAbout reports whether one of the few words before "seal" tells that it is no animal: "gold foil stars seal".
func sealAbout(p *state.Parser, at int) bool {
	for i := at - 1; i >= max(0, at-3); i-- {
		if sealsOf[p.WordAt(i)] {
			return true
		}
	}
	return false
}

// sayingOffHeart letters a saying that opens a prompt by itself rather than small on the heart that comes with it.
func sayingOffHeart(p *state.Parser) {
	if p.Out.Design != "" || len(p.Out.Lettering) > 0 || len(p.Out.Subjects) == 0 || len(p.Out.Subjects[0].Parts) > 0 {
		return
	}
	s := &p.Out.Subjects[0]
	if s.ID == "heart" && strings.Contains(s.Text, " ") && strings.HasPrefix(strings.ToLower(string(p.Runes)), strings.ToLower(s.Text)+" with ") {
		p.Out.Lettering, s.Text = []string{s.Text}, ""
	}
}

// schoolOfCrest takes the building of a school out of its crest where the crest shows other things.
func schoolOfCrest(p *state.Parser) {
	if p.Out.Design != "crest" && p.Out.Design != "emblem" || len(p.Out.Subjects) < 2 {
		return
	}
	if s := p.Out.Subjects[0]; s.ID == "school" && s.Kind == brief.Piece {
		p.Remove(0)
	}
}
