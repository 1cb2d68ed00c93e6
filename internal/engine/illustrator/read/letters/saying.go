package read

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/read/wordnet"
	"pellucid/internal/engine/illustrator/token"
)

// held is a text that stood before a thing that may carry it.
type held struct{ lettering, to int }

// saying letters words that are a text of their own: "happy mother's day", "est 1998", "mr and mrs", "pow".
func (p *parser) saying(s span) bool {
	if next := p.span(p.at + 1); (s.key == "happy" || s.key == "merry") && next.is(thing) && next.to-next.from > 1 && occasions[p.toks[next.from].Text] && p.subj < 0 {
		p.out.Lettering = append(p.out.Lettering, p.words(s.from, next.from+1))
		p.understand(s.from, s.to, "text", p.words(s.from, next.from+1))
		p.held = held{len(p.out.Lettering), s.to}
		p.at++
		return true // "happy easter bunny"
	}
	if p.parentActs(s) {
		p.spans = slices.Replace(slices.Clone(p.spans), p.at, p.at+1, p.apart(s)...)
		return false
	}
	end := p.sayingEnd(s)
	if end <= p.at {
		return false
	}
	to := p.spans[end-1].to
	text := p.text(s.from, to)
	if p.subj < 0 && len(p.pre) > 0 {
		for _, d := range p.pre {
			p.loose(d)
		}
		p.pre = nil
	}
	p.flush()
	p.at = end
	if p.scope == "" && p.rel == "and" || p.subj >= 0 && !vocabulary.Carriers[p.out.Subjects[p.subj].ID] && p.rel == "" {
		p.rel = ""
		p.out.Lettering = append(p.out.Lettering, text)
		p.understand(s.from, to, "text", text)
		return true
	}
	p.letterOn(s.from, to, text, p.subj >= 0)
	p.mayCarry(to)
	return true
}

// mayCarry notes that the text lettered last ends at a token: the next thing may carry it.
func (p *parser) mayCarry(to int) {
	if p.subj < 0 {
		p.held = held{len(p.out.Lettering), to}
	}
}

// occasions may follow "happy" or "merry" in a text.
var occasions = wordSet("birthday bday day anniversary retirement year christmas xmas halloween easter thanksgiving holidays graduation hanukkah diwali eid ramadan spring summer fall autumn winter kwanzaa passover july ween valentines mothers fathers wedding engagement")

// sayingEnd returns the span after the text that begins at p.at, or p.at if none does.
func (p *parser) sayingEnd(s span) int {
	next := p.span(p.at + 1)
	switch {
	case isCue(next), s.is(state) && p.target.part > 0 && p.target.subj == p.subj:
		return p.at // "a butterfly with blue wings open"
	case s.is(state) && len(s.key) > 3 && firstThing(next) == "envelope":
		return p.at // "an open envelope"
	case s.is(saying) && (s.to-s.from > 1 || p.carrier(next) || len(s.senses) == 1 && p.subj < 0):
		return p.at + 1
	case s.is(saying) && !(next.is(naming...) && !next.is(unknown) || p.subj >= 0 && p.rel == "" || s.is(describing...) && p.nounAhead(p.at+1)):
		return p.at + 1
	case ordinal(s.key) && occasions[next.key] && p.subj < 0:
		return p.at + 2 // "30th birthday"
	case (s.key == "est" || s.key == "established" || s.key == "since" || s.key == "class of") && vocabulary.IsYear(next.key):
		return p.at + 2
	case s.key == "class" && next.key == "of" && vocabulary.IsYear(p.span(p.at+2).key):
		return p.at + 3
	case s.key == "happy" || s.key == "merry" || strings.HasPrefix(s.key, "happy ") || strings.HasPrefix(s.key, "merry "):
		last := -1
		for i := p.at; i < len(p.spans) && i < p.at+5 && p.spans[i].kind == token.Word; i++ {
			if i > p.at && p.spans[i].is(relation, trade) && !p.spans[i].is(thing) && !occasions[p.toks[p.spans[i].to-1].Text] {
				break
			}
			if words := strings.Fields(p.spans[i].key); len(words) > 0 && occasions[strings.Trim(strings.TrimSuffix(words[len(words)-1], "'s"), "'")] {
				last = i
			}
		}
		if last < 0 {
			return p.at
		}
		end := last + 1
		if next := p.span(end); next.key == "yall" || next.key == "y'all" || next.key == "everyone" || next.key == "to" && p.span(end+1).key == "you" {
			end++
			if next.key == "to" {
				end++
			}
		}
		if next := p.span(end); next.kind == token.Word && (vocabulary.IsYear(next.key) || next.is(unknown) && !wordnet.Knows(next.key)) {
			end++ // "happy birthday Liam"
		}
		if next := p.span(end); next.kind == token.Word && wearers[next.key] && (p.span(end+1).kind != token.Word || p.span(end+1).key == "with" || p.span(end+1).is(color) || isTextCue(p.span(end+1))) {
			end++ // "happy birthday mom with flowers"
		}
		if end == p.at+1 && !s.is(saying) && !p.carrier(p.span(end)) {
			return p.at // "happy birthday" has art of its own
		}
		return end
	}
	return p.at
}

// carrier reports whether a span names something that is made to carry a text.
func (p *parser) carrier(s span) bool {
	id, _ := s.value(thing)
	asked, _ := s.value(style)
	return vocabulary.Carriers[id] && id != "heart" && id != "balloon" && id != "cake" || strings.HasPrefix(asked, "framing:b") || strings.HasPrefix(asked, "framing:r")
}

// ordinal reports whether a word is a number with the ending of its place: "30th".
func ordinal(key string) bool {
	return len(key) > 2 && vocabulary.IsNumber(key[:len(key)-2]) && slices.Contains([]string{"st", "nd", "rd", "th"}, key[len(key)-2:])
}

// carry puts a text that stood right before a thing onto it: "mr and mrs sign".
func (p *parser) carry(i int, s span, pre []span) {
	h := p.held
	p.held = held{}
	if h.to == 0 || h.lettering != len(p.out.Lettering) || p.out.Subjects[i].Text != "" || !vocabulary.Carriers[p.out.Subjects[i].ID] {
		return
	}
	from := s.from
	for _, d := range pre {
		from = min(from, d.from)
	}
	if from-h.to > 1 {
		return
	}
	n := h.lettering - 1
	text := p.out.Lettering[n]
	for n > 0 && strings.Contains(p.out.Prompt, p.out.Lettering[n-1]+" "+text) { // "Sale 50% off" came as two
		n--
		text = p.out.Lettering[n] + " " + text
	}
	p.out.Subjects[i].Text, p.out.Lettering = text, p.out.Lettering[:n]
}

// parentActs reports whether a saying such as "proud dad" begins a prompt that goes on with what that parent has or does,
// or names a relative of somebody.
func (p *parser) parentActs(s span) bool {
	next := p.span(p.at + 1)
	if s.is(saying) && p.subj >= 0 && s.to-s.from > 1 && s.to <= len(p.toks) && p.r.words.Has(p.toks[s.to-1].Text, person) && relativeOf[p.wordAt(s.from-1)] {
		return true // "a boy helps his little sister"
	}
	return s.is(saying) && p.subj < 0 && p.out.Design == "" && s.to-s.from > 1 && s.to <= len(p.toks) && p.r.words.Has(p.toks[s.to-1].Text, person) && next.isWord() && next.is(relation, pose) && next.key != "and"
}

// relativeOf are the words before somebody whom one that was named before is related to.
var relativeOf = wordSet("his her their its")

// apart cuts a span into those of its words.
func (p *parser) apart(s span) []span {
	var out []span
	for i := s.from; i < s.to; i++ {
		out = append(out, p.r.at(p.toks, i, 1))
	}
	return out
}

// papers are the words for sheets that carry words and art, and the design that they are.
var papers = map[string]string{
	"card": "card", "cards": "card", "invitation": "card", "invitations": "card", "invite": "card", "announcement": "card",
	"flyer": "flyer", "flyers": "flyer", "poster": "flyer", "posters": "flyer", "certificate": "certificate", "label": "label", "labels": "label",
}

// otherPapers before such a word make a thing of it: a playing card, a movie poster.
var otherPapers = wordSet("playing credit business gift id tarot poker memory flash report sd debit bank red yellow name place recipe score post trading sim key graphics loyalty punch movie wanted travel price shipping address care warning art motivational blank")

// occasionTexts are what cards and invitations are for, and what each says where the prompt says nothing else: a card, an invitation.
var occasionTexts = map[string][2]string{
	"birthday": {"Happy Birthday", "Birthday Party"}, "birthday party": {"Happy Birthday", "Birthday Party"}, "first birthday": {"Happy 1st Birthday", "First Birthday"}, "1st birthday": {"Happy 1st Birthday", "First Birthday"},
	"christmas": {"Merry Christmas", "Christmas Party"}, "xmas": {"Merry Christmas", "Christmas Party"}, "holiday": {"Happy Holidays", "Holiday Party"}, "holidays": {"Happy Holidays", "Holiday Party"},
	"valentine": {"Happy Valentine’s Day", "Valentine’s Day"}, "valentines": {"Happy Valentine’s Day", "Valentine’s Day"}, "valentines day": {"Happy Valentine’s Day", "Valentine’s Day"}, "valentine day": {"Happy Valentine’s Day", "Valentine’s Day"},
	"thank you": {"Thank You", "Thank You"}, "thanks": {"Thank You", "Thank You"}, "wedding": {"Congratulations", "Our Wedding"}, "engagement": {"Congratulations", "Engagement Party"}, "anniversary": {"Happy Anniversary", "Anniversary"},
	"baby shower": {"Oh Baby", "Baby Shower"}, "bridal shower": {"Congratulations", "Bridal Shower"}, "gender reveal": {"Boy or Girl?", "Gender Reveal"}, "graduation": {"Congrats, Grad!", "Graduation"}, "easter": {"Happy Easter", "Easter Brunch"},
	"halloween": {"Happy Halloween", "Halloween Party"}, "mothers day": {"Happy Mother’s Day", "Mother’s Day"}, "fathers day": {"Happy Father’s Day", "Father’s Day"}, "new year": {"Happy New Year", "New Year’s Party"}, "new years": {"Happy New Year", "New Year’s Party"},
	"get well": {"Get Well Soon", "Get Well Soon"}, "get well soon": {"Get Well Soon", "Get Well Soon"}, "congratulations": {"Congratulations", "Congratulations"}, "sympathy": {"With Sympathy", "With Sympathy"}, "housewarming": {"Welcome Home", "Housewarming"},
	"retirement": {"Happy Retirement", "Retirement Party"}, "farewell": {"Farewell", "Farewell Party"}, "save the date": {"Save the Date", "Save the Date"}, "thanksgiving": {"Happy Thanksgiving", "Thanksgiving Dinner"}, "birth": {"Hello World", "Hello World"}, "baby": {"Oh Baby", "Baby Shower"},
	"quinceanera": {"Mis Quince Años", "Mis Quince Años"}, "quince": {"Mis Quince Años", "Mis Quince Años"}, "sweet 16": {"Sweet 16", "Sweet 16"}, "sweet sixteen": {"Sweet Sixteen", "Sweet Sixteen"}, "baptism": {"God Bless", "Baptism"}, "christening": {"God Bless", "Christening"},
	"first communion": {"God Bless", "First Holy Communion"}, "bar mitzvah": {"Mazel Tov", "Bar Mitzvah"}, "bat mitzvah": {"Mazel Tov", "Bat Mitzvah"}, "rehearsal dinner": {"Cheers", "Rehearsal Dinner"}, "bachelorette": {"Bride to Be", "Bachelorette Party"},
	"love": {"I Love You", "Love"}, "friendship": {"Best Friends", "Best Friends"}, "greeting": {"", ""}, "party": {"Let’s Party", "Party"},
}

// events end the name of an event, which a flyer or an invitation says: "jazz night", "yard sale".
var events = wordSet("party night sale festival fest concert show fair market dinner brunch lunch breakfast class classes workshop camp game tournament day week shower wedding reunion gala rave picnic bbq cookout parade open house opening opening run race competition contest sleepover tea fundraiser drive auction service cleaning lessons tutoring walking wash special menu event club meeting monday tuesday wednesday thursday friday saturday sunday")

// fillersOfPaper describe a sheet and are left to the rest of the reader.
var fillersOfPaper = wordSet("a an the my whimsical luxury luxurious playful bright festive pastel glam chic cute elegant simple modern vintage rustic boho minimal minimalist funny pretty beautiful watercolor floral retro classic fancy colorful printable editable blank greeting custom kids kid pink blue red green gold white black purple yellow orange teal navy round square retro design template happy folded handmade")

// containersOfLabels stand between what a label is for and the word itself.
var containersOfLabels = wordSet("jar bottle can box bag tin packet packaging product")

// whoFor say whom a card is for.
var whoFor = wordSet("kids kid boys girls boy girl children childrens toddler teen mens womens mom mum dad grandma grandpa sister brother wife husband friend teacher son daughter")

// notPaper are words after which a word for paper is only a part of a name.
var notPaper = wordSet("frame frames border background box holder rack stand game table icon icons suit tag maker printer")

// menuSheet is the token of a menu that is a sheet with a name of its own, or -1.
func (p *parser) menuSheet() int {
	return slices.IndexFunc(p.toks, func(t token.Token) bool {
		return t.Kind == token.Word && t.Text == "menu" && p.quoted() && p.out.Design != "panel" && !slices.ContainsFunc(p.toks, func(o token.Token) bool { return boardsOfMenus[o.Text] })
	})
}

// boardsOfMenus make another thing of a menu.
var boardsOfMenus = wordSet("board chalkboard blackboard heading header sign icon tablet screen logo badge")

// eventBefore reports whether some words before a sheet are an occasion or an event.
func (p *parser) eventBefore(from, at int) bool {
	plain := plainOccasion(p.words(from, at))
	_, known := occasionTexts[plain]
	return known || plain != "" && events[lastWord(plain)]
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
