package read

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/token"
)

// papers are the words for sheets that carry words and art, and the design that they are.
var papers = map[string]string{
	"card": "card", "cards": "card", "invitation": "card", "invitations": "card", "invite": "card", "announcement": "card",
	"flyer": "flyer", "flyers": "flyer", "poster": "flyer", "posters": "flyer", "certificate": "certificate", "label": "label", "labels": "label",
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
var events = wordSet("party night sale festival fest concert show fair market dinner brunch lunch breakfast class classes workshop camp game tournament day week shower wedding reunion gala rave picnic bbq cookout parade open house opening opening run race competition contest sleepover tea fundraiser drive auction service cleaning lessons tutoring walking wash special menu event club meeting monday tuesday wednesday thursday friday saturday sunday")

// fillersOfPaper describe a sheet and are left to the rest of the reader.
var fillersOfPaper = wordSet("a an the my cute elegant simple modern vintage rustic boho minimal minimalist funny pretty beautiful watercolor floral retro classic fancy colorful printable editable blank greeting custom kids kid pink blue red green gold white black purple yellow orange teal navy round square retro design template happy folded handmade")

// containersOfLabels stand between what a label is for and the word itself.
var containersOfLabels = wordSet("jar bottle can box bag tin packet packaging product")

// whoFor say whom a card is for.
var whoFor = wordSet("kids kid boys girls boy girl children childrens toddler teen mens womens")

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
