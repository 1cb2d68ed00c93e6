package read

import (
	"regexp"
	"slices"
	"strings"
	"unicode"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/token"
)

// papers are the words for sheets that carry words and art, and the design that they are.
var papers = map[string]string{
	"card": "card", "cards": "card", "invitation": "card", "invitations": "card", "invite": "card", "announcement": "card",
	"flyer": "flyer", "flyers": "flyer", "poster": "flyer", "certificate": "certificate", "label": "label", "labels": "label",
}

// otherPapers before such a word make a thing of it: a playing card, a movie poster.
var otherPapers = wordSet("playing credit business gift id tarot poker memory flash report sd debit bank red yellow name place recipe score post trading sim key graphics loyalty punch movie wanted travel price shipping address care warning art motivational blank")

// occasions are what cards and invitations are for, and what each says where the prompt says nothing else: a card, an invitation.
var occasionTexts = map[string][2]string{
	"birthday": {"Happy Birthday", "Birthday Party"}, "birthday party": {"Happy Birthday", "Birthday Party"}, "first birthday": {"Happy 1st Birthday", "First Birthday"}, "1st birthday": {"Happy 1st Birthday", "First Birthday"},
	"christmas": {"Merry Christmas", "Christmas Party"}, "xmas": {"Merry Christmas", "Christmas Party"}, "holiday": {"Happy Holidays", "Holiday Party"}, "holidays": {"Happy Holidays", "Holiday Party"},
	"valentine": {"Happy Valentine’s Day", "Valentine’s Day"}, "valentines": {"Happy Valentine’s Day", "Valentine’s Day"}, "valentines day": {"Happy Valentine’s Day", "Valentine’s Day"}, "valentine day": {"Happy Valentine’s Day", "Valentine’s Day"},
	"thank you": {"Thank You", "Thank You"}, "thanks": {"Thank You", "Thank You"}, "wedding": {"Congratulations", "Our Wedding"}, "engagement": {"Congratulations", "Engagement Party"}, "anniversary": {"Happy Anniversary", "Anniversary"},
	"baby shower": {"Oh Baby", "Baby Shower"}, "bridal shower": {"Congratulations", "Bridal Shower"}, "gender reveal": {"Boy or Girl?", "Gender Reveal"}, "graduation": {"Congrats, Grad!", "Graduation"}, "easter": {"Happy Easter", "Easter Brunch"},
	"halloween": {"Happy Halloween", "Halloween Party"}, "mothers day": {"Happy Mother’s Day", "Mother’s Day"}, "fathers day": {"Happy Father’s Day", "Father’s Day"}, "new year": {"Happy New Year", "New Year’s Party"}, "new years": {"Happy New Year", "New Year’s Party"},
	"get well": {"Get Well Soon", "Get Well Soon"}, "get well soon": {"Get Well Soon", "Get Well Soon"}, "congratulations": {"Congratulations", "Congratulations"}, "sympathy": {"With Sympathy", "With Sympathy"}, "housewarming": {"Welcome Home", "Housewarming"},
	"retirement": {"Happy Retirement", "Retirement Party"}, "farewell": {"Farewell", "Farewell Party"}, "save the date": {"Save the Date", "Save the Date"}, "thanksgiving": {"Happy Thanksgiving", "Thanksgiving Dinner"}, "birth": {"Hello World", "Hello World"}, "baby": {"Oh Baby", "Baby Shower"},
	"love": {"I Love You", "Love"}, "friendship": {"Best Friends", "Best Friends"}, "greeting": {"", ""}, "party": {"Let’s Party", "Party"},
}

// events end the name of an event, which a flyer or an invitation says: "jazz night", "yard sale".
var events = wordSet("party night sale festival fest concert show fair market dinner brunch lunch breakfast class classes workshop camp game tournament day week shower wedding reunion gala rave picnic bbq cookout parade open house opening opening run race competition contest sleepover tea fundraiser drive auction service cleaning lessons tutoring walking wash special menu event club meeting")

// fillersOfPaper describe a sheet and are left to the rest of the reader.
var fillersOfPaper = wordSet("a an the my cute elegant simple modern vintage rustic boho minimal minimalist funny pretty beautiful watercolor floral retro classic fancy colorful printable editable blank greeting custom kids kid pink blue red green gold white black purple yellow orange teal navy round square retro design template happy folded handmade")

// containersOfLabels stand between what a label is for and the word itself.
var containersOfLabels = wordSet("jar bottle can box bag tin packet packaging product")

// paper reads an order for a sheet with words: "birthday card with a cat", "halloween party flyer", "wedding invitation with eucalyptus,
// Anna & James, June 14", "hot sauce label". The occasion is what the sheet says, unless the prompt has words of its own.
func (p *parser) paper() {
	if p.lang.code != "en" && p.lang.code != "" {
		return
	}
	at := slices.IndexFunc(p.toks, func(t token.Token) bool { return t.Kind == token.Word && papers[t.Text] != "" })
	if at < 0 || at > 7 || !p.headsPrompt(at) || at > 0 && otherPapers[p.toks[at-1].Text] || notPaper[p.wordAt(at+1)] {
		return
	}
	kind := papers[p.toks[at].Text]
	if kind == "certificate" {
		p.certificate(at)
		return
	}
	from := at
	for from > 0 && p.toks[from-1].Kind == token.Word && !fillersOfPaper[p.toks[from-1].Text] {
		from--
	}
	to := at + 1
	if p.wordAt(to) == "design" || p.wordAt(to) == "template" {
		to++
	}
	if lead := p.wordAt(to); from == at && (lead == "for" || lead == "of") && kind != "label" {
		from = to + 1
		for slices.Contains([]string{"a", "an", "the", "my", "our"}, p.wordAt(from)) {
			from++
		}
		end := p.sheetClause(from)
		if !p.paperSays(kind, from, end, p.toks[at].Text) {
			return
		}
		p.sheetNoun(at, kind)
		p.withoutTokens(at, end)
	} else {
		from = p.occasionFrom(from, at, kind)
		if !p.paperSays(kind, from, at, p.toks[at].Text) {
			return
		}
		end := to
		name := to + 1
		for slices.Contains([]string{"a", "an", "the", "my", "our"}, p.wordAt(name)) && !p.capitalToken(name) {
			name++
		}
		if w := p.wordAt(to); kind == "label" && w != "" && p.sheetClause(to) > to {
			end = p.sheetClause(to) // "candle label vanilla bean"
			p.understand(to, end, "text", titled(p.words(to, end)))
			p.out.Lettering = append(p.out.Lettering, titled(p.words(to, end)))
		} else if w == "for" && name < len(p.toks) && p.capitalToken(name) && kind != "label" { // "concert poster for The Velvet Foxes"
			end = p.sheetClause(to + 1)
			line := p.text(to+1, end)
			p.understand(to, end, "text", line)
			p.out.Lettering = slices.Insert(p.out.Lettering, len(p.out.Lettering)-1, line)
		} else if w == "for" && kind == "label" {
			end = p.sheetClause(to + 1)
			p.leaveOut(to, end, "“"+p.words(to, end)+"” says what the image is for, so it isn't drawn.")
		}
		p.sheetNoun(at, kind)
		p.withoutTokens(from, end)
		if from > 0 && whoFor[p.wordAt(from-1)] {
			p.leaveOut(from-1, from, "“"+p.words(from-1, from)+"” says who the image is for, so it isn't drawn.")
			p.withoutTokens(from-1, from)
		}
	}
	p.dropLead()
	p.sheetOf = kind
	p.out.Design = kind
	p.paperNames()
	p.paperDates()
	p.paperBorder()
}

// whoFor say whom a card is for.
var whoFor = wordSet("kids kid boys girls boy girl children childrens toddler teen mens womens")

// notPaper are words after which a word for paper is only a part of a name.
var notPaper = wordSet("frame frames border background box holder rack stand game table icon icons suit tag maker printer")

// sheetClause is the token after a clause that begins at a token.
func (p *parser) sheetClause(to int) int {
	for p.wordAt(to) != "" && p.spanAt(to) >= 0 && p.spans[p.spanAt(to)].kind == token.Word && !slices.Contains([]string{"with", "that", "featuring", "in", "at", "on", "for", "called", "named"}, p.wordAt(to)) {
		to++
	}
	return to
}

// sheetNoun notes what the word for a sheet was understood as.
func (p *parser) sheetNoun(at int, kind string) {
	if strings.HasPrefix(p.toks[at].Text, "invit") {
		p.understand(at, at+1, "text", invited)
		return
	}
	p.understand(at, at+1, "framing", kind)
}

// invited is what an invitation says first.
const invited = "You’re Invited"

// occasionFrom is where the occasion or the event begins among the words before a sheet: what stands before it is art, "fox" in
// "fox baby shower invitation".
func (p *parser) occasionFrom(from, at int, kind string) int {
	if kind == "label" || kind == "flyer" {
		return from
	}
	event := at > from && events[p.toks[at-1].Text]
	for i := from; i < at; i++ {
		if _, ok := occasionTexts[plainOccasion(p.words(i, at))]; ok {
			return i
		}
		id, _ := p.recut(i, i+1)[0].value(thing)
		if _, said := occasionTexts[p.toks[i].Text]; event && (said || p.r.drawable(id) == "") {
			return i // "pool party"
		}
	}
	return from
}

// plainOccasion is an occasion as the table has it.
func plainOccasion(words string) string {
	plain := strings.NewReplacer("'", "", "’", "").Replace(strings.ToLower(strings.TrimSpace(words)))
	return strings.TrimSuffix(plain, " greeting")
}

// wordAt is the word of a token, or empty.
func (p *parser) wordAt(i int) string {
	if i < 0 || i >= len(p.toks) || p.toks[i].Kind != token.Word {
		return ""
	}
	return p.toks[i].Text
}

// headsPrompt reports whether nothing that is related to the sheet stands before it: in "a man holding a card" it is a thing.
func (p *parser) headsPrompt(at int) bool {
	for i := range at {
		s := p.spans[max(0, p.spanAt(i))]
		if p.toks[i].Kind != token.Word || slices.Contains([]string{"with", "on", "in", "holding", "by", "under", "behind"}, p.toks[i].Text) || s.is(relation) && s.key != "and" && s.key != "of" && s.key != "thank" {
			return false
		}
	}
	return !slices.ContainsFunc(p.toks[at:], func(t token.Token) bool { return t.Text == "icon" || t.Text == "icons" || t.Text == "suit" })
}

// paperSays letters what an occasion, an event or a product of some tokens makes a sheet say, and reports whether it does.
func (p *parser) paperSays(kind string, from, to int, noun string) bool {
	if to > len(p.toks) || from > to {
		return false
	}
	plain := plainOccasion(p.words(from, to))
	own := slices.ContainsFunc(p.spans, func(s span) bool { return s.kind == token.Quote }) || p.cued()
	invites := kind == "card" && strings.HasPrefix(noun, "invit")
	known, isOccasion := occasionTexts[plain]
	isEvent := events[lastWord(plain)] && plain != ""
	text, held := "", 0
	switch {
	case kind == "label":
		for to > from && containersOfLabels[p.toks[to-1].Text] {
			to--
			held++
		}
		if to == from || to-from > 3 || p.wordAt(from) == "" {
			return false
		}
		if id, _ := p.recut(to-1, to)[0].value(thing); p.creature(id) {
			return false // a fox is no product
		}
		text = titled(p.words(from, to))
	case plain == "":
		return own || invites
	case isOccasion && kind == "card" && invites:
		text = known[1]
	case isOccasion && kind == "card":
		text = known[0]
	case isOccasion || isEvent:
		text = titled(p.words(from, to))
	default:
		return false
	}
	if noun == "poster" && !isEvent && !own {
		return false
	}
	if text == "" && !own {
		return false
	}
	if held > 0 {
		p.understand(to, to+held, "framing", "label")
	}
	if invites {
		p.out.Lettering = append(p.out.Lettering, invited)
	}
	switch {
	case from >= to:
	case text != "" && (!own || kind == "label" || invites):
		p.understand(from, to, "text", text)
		p.out.Lettering = append(p.out.Lettering, text)
	default:
		p.understand(from, to, "framing", strings.ToLower(p.words(from, to)))
	}
	return true
}

// certificate reads what one is for: "certificate of achievement".
func (p *parser) certificate(at int) {
	to := at + 1
	text := "Certificate"
	from := at
	if w := p.wordAt(at + 1); w == "of" || w == "for" {
		to = at + 2
		for p.wordAt(to) != "" && !slices.Contains([]string{"with", "template", "design", "border", "in", "that", "for"}, p.wordAt(to)) {
			to++
		}
		text = "Certificate of " + titled(p.words(at+2, to))
	} else if at > 0 && p.wordAt(at-1) != "" && !fillersOfPaper[p.wordAt(at-1)] {
		from = at - 1
		text = titled(p.words(from, at+1))
	}
	p.understand(from, to, "text", text)
	p.out.Lettering = append(p.out.Lettering, text)
	if p.wordAt(to) == "template" {
		p.understand(to, to+1, "trade word", "")
		to++
	}
	if p.wordAt(to) == "for" {
		end := p.sheetClause(to + 1)
		p.leaveOut(to, end, "“"+p.words(to, end)+"” says what the image is for, so it isn't drawn.")
		to = end
	}
	p.withoutTokens(from, to)
	p.dropLead()
	p.sheetOf, p.out.Design = "certificate", "certificate"
	p.paperNames()
	p.paperDates()
	p.paperBorder()
}

// dropLead takes out articles and "with" at the beginning, which led to the sheet.
func (p *parser) dropLead() {
	for len(p.spans) > 0 {
		s := p.spans[0]
		if s.kind == token.Pause || s.kind == token.Word && (s.key == "with" || s.key == "a" || s.key == "an" || s.key == "the" || s.key == "featuring" || s.key == "template" || s.key == "design") {
			p.mark(s.from, s.to)
			p.spans = p.spans[1:]
			continue
		}
		return
	}
}

// dated is a part of a prompt that tells a day or a time.
var dated = regexp.MustCompile(`(?i)^(on )?((jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.? \d{1,2}.*|\d{1,2}([:.]\d\d)? ?(am|pm)|(mon|tues|wednes|thurs|fri|satur|sun)day.*|\d{1,2}[./]\d{1,2}.*)$`)

// paperNames letters names, days and places between pauses: "…, Anna & James, June 14".
func (p *parser) paperNames() {
	for i := 0; i < len(p.toks); {
		if p.toks[i].Kind != token.Word || i > 0 && p.toks[i-1].Kind == token.Word {
			i++
			continue
		}
		to, capital := i, true
		for to < len(p.toks) && p.toks[to].Kind == token.Word {
			capital = capital && (p.capitalToken(to) || to > i && smallWords[p.toks[to].Text])
			to++
		}
		line := p.words(i, to)
		if at := p.spanAt(i); at >= 0 && !capital && i > 0 && to-i > 1 && to-i < 7 && p.capitalToken(i) && p.spans[at].is(unknown) && !strings.Contains(line, " with ") {
			capital = true // "Leo is turning 5"
		}
		if at := p.spanAt(i); at >= 0 && (capital && i > 0 && to > i || dated.MatchString(line)) && unicode.IsUpper([]rune(titled(line))[0]) || dated.MatchString(line) && p.spanAt(i) >= 0 {
			p.understand(i, to, "text", line)
			p.out.Lettering = append(p.out.Lettering, line)
			p.withoutTokens(i, to)
		}
		i = to
	}
}

// dateWords are the words of days and times.
var dateWords = wordSet("january february march april may june july august september october november december jan feb mar apr jun jul aug sep sept oct nov dec monday tuesday wednesday thursday friday saturday sunday at am pm noon")

// paperDates letters a day or a time that stands without a pause: "yard sale poster saturday 9am".
func (p *parser) paperDates() {
	for i := 0; i < len(p.toks); i++ {
		if p.fate[i] || p.toks[i].Kind != token.Word {
			continue
		}
		to, strong := i, false
		for p.wordAt(to) != "" && !p.fate[to] && (dateWords[p.wordAt(to)] || to > i && unicode.IsDigit([]rune(p.wordAt(to))[0]) || clock.MatchString(p.wordAt(to))) {
			strong = strong || strings.HasSuffix(p.wordAt(to), "day") || clock.MatchString(p.wordAt(to)) || to > i && unicode.IsDigit([]rune(p.wordAt(to))[0])
			to++
		}
		if to == i || !strong || p.wordAt(i) == "at" && to == i+1 {
			continue
		}
		line := titled(p.words(i, to))
		p.understand(i, to, "text", line)
		p.out.Lettering = append(p.out.Lettering, line)
		p.withoutTokens(i, to)
		i = to
	}
}

var clock = regexp.MustCompile(`^\d{1,2}([:.]\d\d)?(am|pm)$`)

// paperBorder takes out the border or the frame of a sheet, which what stands before it makes: "a holly border".
func (p *parser) paperBorder() {
	for i := 1; i < len(p.spans); i++ {
		if s := p.spans[i]; (s.key == "border" || s.key == "frame" || s.key == "borders") && p.spans[i-1].is(thing) {
			p.drop(i, "framing", "border")
			return
		}
	}
}

// titled writes the longer words of a text with a capital.
func titled(text string) string {
	words := strings.Fields(text)
	for i, w := range words {
		if i > 0 && smallWords[strings.ToLower(w)] {
			continue
		}
		r := []rune(w)
		r[0] = unicode.ToUpper(r[0])
		words[i] = string(r)
	}
	return strings.Join(words, " ")
}

// textRing sets what stands around a text as a wreath: a quote "with flowers around it".
func (p *parser) textRing() {
	if len(p.out.Lettering) == 0 || len(p.out.Subjects) == 0 || p.out.Motif != "" || len(p.out.Framing) > 0 || p.logo {
		return
	}
	for i, t := range p.toks {
		next := p.wordAt(i + 1)
		if t.Text != "around" && !(t.Text == "surrounded" && next == "by") || t.Text == "around" && next != "it" && next != "the" && next != "text" {
			continue
		}
		for _, s := range p.out.Subjects {
			if s.Kind != brief.Piece || s.Text != "" {
				return
			}
		}
		p.out.Motif, p.out.Relations = "wreath", nil
		for k := 1; k < len(p.out.Subjects); k++ {
			p.out.Relations = append(p.out.Relations, brief.Relation{From: 0, Kind: "and", To: k})
		}
		end := i + 1
		if next == "by" {
			end++
		}
		if !p.fate[end-1] {
			p.understand(i, end, "relation", "around")
		}
		return
	}
}
