package figures

import (
	"slices"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read/rewrite/wording"
	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/things"
	"pellucid/internal/engine/illustrator/token"
)

var (
	// plainWomenAndMen are people without a trade before whom no thing is named: a "kids chair" and a "dad hat" are things.
	plainWomenAndMen = lexicon.Set("woman women lady ladies girl girls man men guy boy boys teenager couple grandma grandpa girlfriend wife husband sister brother redhead queen king")
	// carriedGroups are the groups of what people have with them; what they wear, drive and live in is rather of a kind that they name.
	carriedGroups = lexicon.Set("food-drink sport-game music-art tool-hardware medicine-science plant-flower electronics office-school")
	// tradeGroups are the groups of what somebody of a trade works with.
	tradeGroups = lexicon.Set("sport-game music-art tool-hardware medicine-science")
	// carriedAlso are carried too, and notCarried have the name of whom they are made for.
	carriedAlso = lexicon.Set("balloon umbrella kite gift rocking-chair bouquet suitcase picnic-basket")
	notCarried  = lexicon.Set("cake birthday-cake cupcake wedding-cake cookie candy gingerbread-man trophy pencil desk school-desk book rose")
	// rowWords may stand in such a row besides nouns and what describes them.
	rowWords = lexicon.Set("cute little young old retro vintage cool beautiful pretty black white brown guide big small")
)

// NounRow puts "with" between a person and what follows right behind them in a prompt that is a row of nouns, as people search clip art: "blonde woman
// sunglasses", "redhead girl freckles", "construction worker jackhammer".
func NounRow(r vocabulary.Finder, toks []token.Token) []token.Token {
	var person vocabulary.Phrase
	for i := 0; i < len(toks); i++ {
		if toks[i].Kind != token.Word {
			return toks
		}
		s := r.Longest(toks, i)
		switch {
		case person.To == 0 && rowPerson(r, s):
			person = s
		case person.To == 0:
			if !rowWords[toks[i].Text] && !s.Is(vocabulary.Skin, vocabulary.HairColor, vocabulary.HairStyle, vocabulary.Age, vocabulary.Build, vocabulary.Color, vocabulary.Expression) {
				return toks
			}
		case adjectiveAhead(r, toks, i):
		case endsRow(toks, s.To) && hasWithThem(r, person, s), isPlain(person) && hasBoth(r, person, s, toks):
			lead := "with"
			if s.Is(vocabulary.Thing) && s.Senses[0].Value == "rocking-chair" {
				lead = "in"
			}
			toks = slices.Clone(toks)
			if s.To < len(toks) && !endsRow(toks, s.To) {
				toks = slices.Insert(toks, s.To, wording.Word(toks[s.To], "and"))
			}
			return slices.Insert(toks, person.To, wording.Word(toks[person.To], lead))
		default:
			return toks
		}
		i = max(i, s.To-1)
	}
	return toks
}

// hasBoth reports whether two things end a row of nouns, both of which somebody has with them: "girl laptop coffee".
func hasBoth(r vocabulary.Finder, person, s vocabulary.Phrase, toks []token.Token) bool {
	next := r.LongestAhead(toks, s.To)
	return next.To > 0 && endsRow(toks, next.To) && hasWithThem(r, person, s) && hasWithThem(r, person, next)
}

// rowPerson reports whether a phrase names one or more people, as such or by a trade, and nothing else.
func rowPerson(r vocabulary.Finder, s vocabulary.Phrase) bool {
	id, _ := s.Value(vocabulary.Thing)
	return isPlain(s) || lastWord(s.Key) == "queen" && r.Drawable(id) == brief.Person || s.Is(vocabulary.Person) && trade(id) || trade(id) && r.Drawable(id) != "" && !s.Is(vocabulary.Garment)
}

func isPlain(s vocabulary.Phrase) bool {
	return s.Is(vocabulary.Person) && plainWomenAndMen[lastWord(s.Key)]
}

// trade reports whether somebody has a trade, and is none of the figures whose things have their names: a pirate ship, a witch broom.
func trade(id string) bool {
	t, ok := things.ByID(id)
	return ok && t.Group == "person-role" && !storied[id]
}

// storied are figures of stories and holidays.
var storied = lexicon.Set("santa-claus mrs-claus pirate witch wizard vampire cowboy cowgirl knight viking ninja samurai superhero princess prince queen king bride groom baby mother father grandmother grandfather clown elf gnome leprechaun pilgrim angel cupid mermaid fairy scarecrow")

// hasWithThem reports whether somebody has what a phrase names on or with them, rather than giving it their name.
func hasWithThem(r vocabulary.Finder, person, s vocabulary.Phrase) bool {
	id, _ := s.Value(vocabulary.Thing)
	t, known := things.ByID(id)
	if s.Is(vocabulary.Glasses, vocabulary.HairStyle, vocabulary.Beard) || s.Is(vocabulary.Extra) && (!known || t.Group == "body-face") {
		return true
	}
	if where, worn := s.Value(vocabulary.Garment); worn {
		return isPlain(person) && len(where) > 5 && where[:5] == "head/" && where != "head/hat" && where != "head/baseball cap"
	}
	if !known || r.Drawable(id) == "" || notCarried[id] || s.Is(vocabulary.Pose) {
		return false
	}
	if lastWord(person.Key) == "teacher" {
		return id == "apple"
	}
	if isPlain(person) {
		return carriedGroups[t.Group] || carriedAlso[id] || t.Group == "animal" && person.Key != "girl" && person.Key != "boy" && person.Key != "lady"
	}
	return tradeGroups[t.Group] || t.Group == "food-drink" && (lastWord(person.Key) == "chef" || lastWord(person.Key) == "waiter" || lastWord(person.Key) == "waitress")
}

// adjectiveAhead reports whether a word only tells of what follows it.
func adjectiveAhead(r vocabulary.Finder, toks []token.Token, at int) bool {
	s := r.At(toks, at, 1)
	return at+1 < len(toks) && toks[at+1].Kind == token.Word && (rowWords[toks[at].Text] || s.Is(vocabulary.Color, vocabulary.Size, vocabulary.Fill) && !s.Is(vocabulary.Thing))
}

// afterRow are words of the trade that may follow such a row.
var afterRow = lexicon.Set("png svg clipart illustration cartoon vector sticker sublimation drawing art portrait")

func endsRow(toks []token.Token, at int) bool {
	return at >= len(toks) || toks[at].Kind == token.Pause || afterRow[toks[at].Text]
}

func lastWord(key string) string {
	for i := len(key) - 1; i >= 0; i-- {
		if key[i] == ' ' {
			return key[i+1:]
		}
	}
	return key
}
