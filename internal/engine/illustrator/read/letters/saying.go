package letters

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read/looks"
	"pellucid/internal/engine/illustrator/read/people"
	"pellucid/internal/engine/illustrator/read/senses"
	"pellucid/internal/engine/illustrator/read/state"
	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/read/wordnet"
	"pellucid/internal/engine/illustrator/token"
)

// Saying letters words that are a text of their own: "happy mother's day", "est 1998", "mr and mrs", "pow".
func Saying(p *state.Parser, s state.Span) bool {
	if next, n := p.Span(p.At+1), occasionWords(p, p.Span(p.At+1)); (s.Key == "happy" || s.Key == "merry") && next.Is(vocabulary.Thing) && n > 0 && p.Subj < 0 {
		p.Out.Lettering = append(p.Out.Lettering, p.Words(s.From, next.From+n))
		p.Understand(s.From, s.To, "text", p.Words(s.From, next.From+n))
		p.Design.Held = state.Held{Lettering: len(p.Out.Lettering), To: s.To}
		p.At++
		return true // "happy easter bunny"
	}
	if parentActs(p, s) {
		p.Spans = slices.Replace(slices.Clone(p.Spans), p.At, p.At+1, apart(p, s)...)
		return false
	}
	end := sayingEnd(p, s)
	if end <= p.At {
		return false
	}
	if greeted(p, end) {
		end++
	}
	to := p.Spans[end-1].To
	text := p.Text(s.From, to)
	if onNextSign(p, s.From, to, text, end) {
		return true
	}
	if p.Subj < 0 && len(p.Waiting.Noun) > 0 {
		for _, d := range p.Waiting.Noun {
			p.Loose(d)
		}
		p.Waiting.Noun = nil
	}
	looks.Flush(p)
	p.At = end
	if p.Scope == "" && p.Pending.Kind == "and" || p.Subj >= 0 && !vocabulary.Carriers[p.Out.Subjects[p.Subj].ID] && p.Pending.Kind == "" {
		p.Pending.Kind = ""
		p.Out.Lettering = append(p.Out.Lettering, text)
		p.Understand(s.From, to, "text", text)
		return true
	}
	letterOn(p, s.From, to, text, p.Subj >= 0)
	mayCarry(p, to)
	return true
}

// occasionWords is how many of the first words of a name are the occasion of a greeting: one of "easter bunny", two of "new year fireworks".
func occasionWords(p *state.Parser, s state.Span) int {
	switch n := s.To - s.From; {
	case n > 1 && senses.Occasions[p.Tokens[s.From].Text]:
		return 1
	case n > 2 && p.WordAt(s.From) == "new" && strings.HasPrefix(p.WordAt(s.From+1), "year"):
		return 2
	}
	return 0
}

// greeted reports whether a span right after a text is the name of whom it greets, which no list has: "happy 1st birthday Noah", "welcome baby Olivia".
func greeted(p *state.Parser, end int) bool {
	next := p.Span(end)
	return next.IsWord() && next.From == p.Spans[end-1].To && next.To-next.From == 1 && next.Is(vocabulary.Unknown) && p.CapitalToken(next.From) && !vocabulary.IsNumber(next.Key[:1]) && (next.To >= len(p.Tokens) || !p.CapitalToken(next.To))
}

// mayCarry notes that the text lettered last ends at a token: the next thing may carry it.
func mayCarry(p *state.Parser, to int) {
	if p.Subj < 0 {
		p.Design.Held = state.Held{Lettering: len(p.Out.Lettering), To: to}
	}
}

// dated are the things beside which a year is lettered.
var dated = lexicon.Set("graduation-cap diploma")

// sayingEnd returns the span after the text that begins at p.At, or p.At if none does.
func sayingEnd(p *state.Parser, s state.Span) int {
	next := p.Span(p.At + 1)
	switch {
	case isCue(next), s.Is(vocabulary.State) && p.Target.Part > 0 && p.Target.Subj == p.Subj:
		return p.At // "a butterfly with blue wings open"
	case s.Is(vocabulary.State) && len(s.Key) > 3 && senses.FirstThing(next) == "envelope":
		return p.At // "an open envelope"
	case s.Is(vocabulary.Saying) && (s.To-s.From > 1 || people.Carrier(p, next) || len(s.Senses) == 1 && p.Subj < 0):
		return p.At + 1
	case s.Is(vocabulary.Saying) && !(next.Is(vocabulary.Naming...) && !next.Is(vocabulary.Unknown) || p.Subj >= 0 && p.Pending.Kind == "" || s.Is(vocabulary.Describing...) && p.NounAhead(p.At+1)):
		return p.At + 1
	case vocabulary.IsYear(s.Key) && p.Subj >= 0 && slices.ContainsFunc(p.Out.Subjects, func(o brief.Subject) bool { return dated[o.ID] }):
		return p.At + 1 // "graduation cap with diploma 2026"
	case ordinal(s.Key) && senses.Occasions[next.Key] && p.Subj < 0:
		return p.At + 2 // "30th birthday"
	case (s.Key == "est" || s.Key == "established" || s.Key == "since" || s.Key == "class of") && vocabulary.IsYear(next.Key):
		return p.At + 2
	case s.Key == "class" && next.Key == "of" && vocabulary.IsYear(p.Span(p.At+2).Key):
		return p.At + 3
	case s.Key == "happy" || s.Key == "merry" || strings.HasPrefix(s.Key, "happy ") || strings.HasPrefix(s.Key, "merry "):
		last := -1
		for i := p.At; i < len(p.Spans) && i < p.At+5 && p.Spans[i].Kind == token.Word; i++ {
			if i > p.At && p.Spans[i].Is(vocabulary.Relation, vocabulary.Trade) && !p.Spans[i].Is(vocabulary.Thing) && !senses.Occasions[p.WordAt(p.Spans[i].To-1)] {
				break
			}
			if words := strings.Fields(p.Spans[i].Key); len(words) > 0 && senses.Occasions[strings.Trim(strings.TrimSuffix(words[len(words)-1], "'s"), "'")] {
				last = i
			}
		}
		if last < 0 {
			return p.At
		}
		end := last + 1
		if next := p.Span(end); next.Key == "yall" || next.Key == "y'all" || next.Key == "everyone" || next.Key == "to" && p.Span(end+1).Key == "you" {
			end++
			if next.Key == "to" {
				end++
			}
		}
		if next := p.Span(end); next.Kind == token.Word && (vocabulary.IsYear(next.Key) || next.Is(vocabulary.Unknown) && !wordnet.Knows(next.Key)) {
			end++ // "happy birthday Liam"
		}
		if next := p.Span(end); next.Kind == token.Word && Wearers[next.Key] && (p.Span(end+1).Kind != token.Word || p.Span(end+1).Key == "with" || p.Span(end+1).Is(vocabulary.Color) || people.IsTextCue(p.Span(end+1))) {
			end++ // "happy birthday mom with flowers"
		}
		if end == p.At+1 && !s.Is(vocabulary.Saying) && !people.Carrier(p, p.Span(end)) {
			return p.At // "happy birthday" has art of its own
		}
		return end
	}
	return p.At
}

// ordinal reports whether a word is a number with the ending of its place: "30th".
func ordinal(key string) bool {
	return len(key) > 2 && vocabulary.IsNumber(key[:len(key)-2]) && slices.Contains([]string{"st", "nd", "rd", "th"}, key[len(key)-2:])
}

// parentActs reports whether a saying such as "proud dad" begins a prompt that goes on with what that parent has or does,
// or names a relative of somebody.
func parentActs(p *state.Parser, s state.Span) bool {
	next := p.Span(p.At + 1)
	if what, _ := s.Value(vocabulary.Saying); what == wholeSaying {
		return false
	}
	if s.Is(vocabulary.Saying) && p.Subj >= 0 && s.To-s.From > 1 && s.To <= len(p.Tokens) && p.Tables.Words.Has(p.Tokens[s.To-1].Text, vocabulary.Person) && relativeOf[p.WordAt(s.From-1)] {
		return true // "a boy helps his little sister"
	}
	if next.Key == "with" && !p.Tables.Words.Has(p.WordAt(s.From), vocabulary.Size) && !p.Tables.Words.Has(p.WordAt(s.From), vocabulary.Expression) && p.WordAt(s.From) != "proud" {
		return false // "dog mom with paw print": the paw is its art
	}
	return s.Is(vocabulary.Saying) && p.Subj < 0 && p.Out.Design == "" && s.To-s.From > 1 && s.To <= len(p.Tokens) && p.Tables.Words.Has(p.Tokens[s.To-1].Text, vocabulary.Person) && next.IsWord() && next.Is(vocabulary.Relation, vocabulary.Pose) && next.Key != "and"
}

// relativeOf are the words before somebody whom one that was named before is related to.
var relativeOf = lexicon.Set("his her their its")

// apart cuts a span into those of its words.
func apart(p *state.Parser, s state.Span) []state.Span {
	var out []state.Span
	for i := s.From; i < s.To; i++ {
		out = append(out, p.Tables.At(p.Tokens, i, 1))
	}
	return out
}

// Papers are the words for sheets that carry words and art, and the design that they are.
var Papers = map[string]string{
	"card": "card", "cards": "card", "invitation": "card", "invitations": "card", "invite": "card", "announcement": "card",
	"flyer": "flyer", "flyers": "flyer", "poster": "flyer", "posters": "flyer", "certificate": "certificate", "label": "label", "labels": "label",
}

// OtherPapers before such a word make a thing of it: a playing card, a movie poster.
var OtherPapers = lexicon.Set("playing credit business gift id tarot poker memory flash report sd debit bank red yellow name place recipe score post trading sim key graphics loyalty punch movie wanted travel price shipping address care warning art motivational blank")

// OccasionTexts are what cards and invitations are for, and what each says where the prompt says nothing else: a card, an invitation.
var OccasionTexts = map[string][2]string{
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
	"rsvp": {"RSVP", "RSVP"}, "teacher appreciation": {"Thank You, Teacher", "Teacher Appreciation"}, "family reunion": {"Family Reunion", "Family Reunion"}, "dia de los muertos": {"Día de los Muertos", "Día de los Muertos"}, "day of the dead": {"Day of the Dead", "Day of the Dead"},
	"chinese new year": {"Happy Lunar New Year", "Lunar New Year"}, "lunar new year": {"Happy Lunar New Year", "Lunar New Year"}, "hanukkah": {"Happy Hanukkah", "Hanukkah"}, "diwali": {"Happy Diwali", "Diwali"}, "welcome baby": {"Welcome Baby", "Welcome Baby"},
	"love": {"I Love You", "Love"}, "friendship": {"Best Friends", "Best Friends"}, "greeting": {"", ""}, "party": {"Let’s Party", "Party"},
}

// Events end the name of an event, which a flyer or an invitation says: "jazz night", "yard sale".
var Events = lexicon.Set("party night sale festival fest concert show fair market dinner brunch lunch breakfast class classes workshop camp game tournament day week shower wedding reunion gala rave picnic bbq cookout parade open house opening opening run race competition contest sleepover tea fundraiser drive auction service cleaning lessons tutoring walking wash special menu event club meeting monday tuesday wednesday thursday friday saturday sunday")

// FillersOfPaper describe a sheet and are left to the rest of the reader.
var FillersOfPaper = lexicon.Set("a an the my whimsical luxury luxurious playful bright festive pastel glam chic cute elegant simple modern vintage rustic boho minimal minimalist funny pretty beautiful watercolor floral retro classic fancy colorful printable editable blank greeting custom kids kid pink blue red green gold white black purple yellow orange teal navy round square retro design template happy folded handmade")

// ContainersOfLabels stand between what a label is for and the word itself.
var ContainersOfLabels = lexicon.Set("jar bottle can box bag tin packet packaging product")

// WhoFor say whom a card is for.
var WhoFor = lexicon.Set("kids kid boys girls boy girl children childrens toddler teen mens womens mom mum dad grandma grandpa sister brother wife husband friend teacher son daughter")

// NotPaper are words after which a word for paper is only a part of a name.
var NotPaper = lexicon.Set("frame frames border background box holder rack stand game table icon icons suit tag maker printer")

// MenuSheet is the token of a menu that is a sheet with a name of its own, or -1.
func MenuSheet(p *state.Parser) int {
	return slices.IndexFunc(p.Tokens, func(t token.Token) bool {
		return t.Kind == token.Word && t.Text == "menu" && p.Quoted() && p.Out.Design != "panel" && !slices.ContainsFunc(p.Tokens, func(o token.Token) bool { return boardsOfMenus[o.Text] })
	})
}

// boardsOfMenus make another thing of a menu.
var boardsOfMenus = lexicon.Set("board chalkboard blackboard heading header sign icon tablet screen logo badge")

// EventBefore reports whether some words before a sheet are an occasion or an event.
func EventBefore(p *state.Parser, from, at int) bool {
	plain := PlainOccasion(p.Words(from, at))
	_, known := OccasionTexts[plain]
	return known || plain != "" && Events[state.LastWord(plain)]
}

// Invited is what an invitation says first.
const Invited = "You’re Invited"

// OccasionFrom is where the occasion or the event begins among the words before a sheet: what stands before it is art, "fox" in
// "fox baby shower invitation".
func OccasionFrom(p *state.Parser, from, at int, kind string) int {
	if kind == "label" || kind == "flyer" {
		return from
	}
	event := at > from && Events[p.Tokens[at-1].Text]
	for i := from; i < at; i++ {
		if _, ok := OccasionTexts[PlainOccasion(p.Words(i, at))]; ok {
			return i
		}
		id, _ := p.Recut(i, i+1)[0].Value(vocabulary.Thing)
		if _, said := OccasionTexts[p.Tokens[i].Text]; event && (said || p.Tables.Drawable(id) == "") {
			return i // "pool party"
		}
	}
	return from
}

// PlainOccasion is an occasion as the table has it.
func PlainOccasion(words string) string {
	plain := strings.NewReplacer("'", "", "’", "").Replace(strings.ToLower(strings.TrimSpace(words)))
	return strings.TrimSuffix(plain, " greeting")
}

// Wearers are words for people that prints say of who wears them.
var Wearers = lexicon.Set("mama mom mommy mum nana mimi gigi grandma auntie papa dad daddy grandpa")
