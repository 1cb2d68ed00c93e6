package relations

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read/looks"
	"pellucid/internal/engine/illustrator/read/people"
	"pellucid/internal/engine/illustrator/read/state"
	"pellucid/internal/engine/illustrator/read/subjects"
	"pellucid/internal/engine/illustrator/read/vocabulary"
)

// Objects are the pronouns for those to whom something is done, with the body of the people for whom they stand.
var Objects = map[string]string{"him": "man", "her": "woman", "it": "", "them": "any"}

// ownReading are the relations that are no verb and no place, or have readings of their own.
var ownReading = lexicon.Phrases("of", "text", "and", "with", "without", "wearing", "dressed as", "bigger", "smaller", "in", "made of", "shaped", "style of", "for", "as", "at", "against", "from", "off", "between", "over")

// ToPronoun reads what somebody does to one who was named before: "a boy crying and his mom hugging him", "a cat on a fence, a dog looking at it".
func ToPronoun(p *state.Parser, s state.Span, kind string) bool {
	next := p.Span(p.At + 1)
	sex, ok := Objects[next.Key]
	plain := strings.TrimPrefix(kind, "<")
	if !ok || ownReading[plain] || people.Places[plain] || supported[plain] && plain != "riding" || plain == "inside" || plain == "using" || strings.HasPrefix(plain, "at ") || strings.HasPrefix(plain, "each ") || strings.HasPrefix(plain, "side ") || p.Subj < 1 {
		return false
	}
	after := p.Span(p.At + 2)
	article := after.Key == "a" || after.Key == "an"
	if after.IsWord() && !article && !after.Is(vocabulary.Relation) && (next.Key == "her" || after.Is(vocabulary.Naming...)) {
		return false // "watching her cat"
	}
	from := Starts(p, kind)
	if plain == "riding" && p.Pending.Last == "with" {
		from = p.Subj // "a horse with a girl riding it"
	}
	to := -1
	if by := doerTo(p, sex); by >= 0 && strings.HasSuffix(state.FirstWord(s.Key), "ing") {
		from, to = by, p.Subj // "a knight kneeling before a dragon, offering it an apple"
	} else if from >= 1 && p.Alive(from) {
		to = referent(p, from, sex)
	}
	if to < 0 {
		return false
	}
	looks.Flush(p)
	doing, works := s.Value(vocabulary.Pose)
	if works && (vocabulary.Onto[doing] || plain == "looking at") {
		subjects.SetPose(p, &p.Out.Subjects[from], doing)
	}
	if article {
		kind, plain = "looking at", "looking at" // "giving her a bottle"
	}
	p.Out.Relations = slices.DeleteFunc(p.Out.Relations, func(r brief.Relation) bool {
		return (r.Kind == "and" || r.Kind == "beside" || r.Kind == "with" || r.Kind == "in front of" && article) && (r.From == from && r.To == to || r.From == to && r.To == from)
	})
	p.Pending.Span, p.Pending.From = s, from
	if kind = people.Bodily(p, kind, to); !strings.HasPrefix(kind, "<") {
		plain = kind
	}
	Related(p, s, plain)
	if kind == plain {
		p.Link(from, kind, to)
	} else {
		p.Link(to, plain, from)
	}
	p.At += 2
	p.Pending.Kind, p.Pending.Last = "", ""
	p.Subj, p.Owner, p.Target = from, from, state.Target{Subj: from}
	if article {
		p.Pending.Kind, p.Pending.From, p.Pending.Span = "holding", from, state.Span{From: s.To, To: s.To}
	}
	return true
}

// doerTo is who is turned to the last subject already, where a pronoun of a sex stands for that; else -1.
func doerTo(p *state.Parser, sex string) int {
	s := p.Out.Subjects[p.Subj]
	if !p.Alive(p.Subj) || sex == "any" || sex == "" && s.Kind == brief.Person || sex != "" && people.SexOf(p, s) != sex {
		return -1
	}
	for _, r := range p.Out.Relations {
		if r.To == p.Subj && r.From < r.To && turnedTo[r.Kind] && p.Alive(r.From) {
			return r.From
		}
	}
	return -1
}

// turnedTo are the relations of who is before somebody.
var turnedTo = lexicon.Phrases("in front of", "facing", "looking at")

// referent is who or what was named before subject i that a pronoun stands for: the last one of the sex, or the last that is no person; -1 if there is
// none.
func referent(p *state.Parser, i int, sex string) int {
	untold := -1 // the last one of whom no sex is known
	for j := i - 1; j >= 0; j-- {
		sub := p.Out.Subjects[j]
		own := people.SexOf(p, sub)
		switch {
		case !p.Alive(j):
		case sex == "any" && (sub.Count > 1 || j > 0), sex == "" && sub.Kind != brief.Person, sex != "" && own == sex:
			return j
		case sex != "" && sex != "any" && own == "" && (untold < 0 || p.Out.Subjects[untold].Count > 1 && sub.Count == 1):
			untold = j // "an owl teaching mice, a tree behind him": one of them
		}
	}
	return untold
}

// ToNearest gives what is worn to who was named right before it, though somebody else has them: "with his friend in a red jersey".
func ToNearest(p *state.Parser, s state.Span) {
	if p.Subj < 1 || p.Subj == p.Owner || !JustNamed(p, s) || !p.Alive(p.Subj) {
		return
	}
	p.Owner, p.Scope, p.Pending.Last, p.Target = p.Subj, "", "", state.Target{Subj: p.Subj}
}

// neckbands are worn by the animal right before them rather than by whose it is.
var neckbands = lexicon.Phrases("collar", "bow tie", "bowtie", "bandana", "leash", "harness", "saddle", "bell")

// OfCompanion reports whether what follows is worn by the animal that somebody came with: all animals are drawn with it, it is told before where the animal
// is ("with a pig in a sweater on her lap"), or who has the animal is dressed already.
func OfCompanion(p *state.Parser) bool {
	if p.Subj < 1 || p.Owner < 0 || p.Subj == p.Owner || !p.Beastlike(p.Subj) || !p.IsPerson(p.Owner) {
		return false
	}
	end, noun := p.Phrase(p.At + 1)
	if neckbands[noun.Key] {
		return true
	}
	where, _ := p.Span(end).Value(vocabulary.Relation)
	placed := CompanionPlaces[strings.TrimPrefix(where, "at ")] || people.Places[where] && people.Pronouns[p.Span(end+1).Key]
	f := p.Out.Subjects[p.Owner].Person
	worn, _ := noun.Value(vocabulary.Garment)
	return noun.Is(vocabulary.Garment) && (strings.HasPrefix(worn, "head/") || strings.HasPrefix(worn, "neck/") || placed || f != nil && len(f.Clothes) > 0)
}

// CompanionPlaces are the places of somebody or something that came with who has a body, rather than of what they wear.
var CompanionPlaces = lexicon.Set("behind front lap feet arms")

// JustNamed reports whether nothing but describing words stands between the span and what was named last.
func JustNamed(p *state.Parser, s state.Span) bool {
	before := p.Span(p.At - 1)
	if before.From == s.From {
		before = p.Span(p.At - 2)
	}
	if worn := before.Is(vocabulary.Garment, vocabulary.Glasses); p.Pending.Kind != "" && (p.Scope == "wearing" && worn || p.Scope == "with" && p.IsPerson(p.Owner) && (worn || before.Is(vocabulary.Beard, vocabulary.HairStyle) || before.Key == "hair")) && p.Pending.Span.To < before.To {
		p.Pending.Kind = "" // "in overalls and a straw hat feeding chickens"
	}
	if len(p.Waiting.Noun) > 0 || p.Subj < 0 || s.From == 0 || p.Pending.Kind != "" {
		return false
	}
	return before.IsWord() && !before.Is(vocabulary.Relation, vocabulary.Stop, vocabulary.Count) && (before.Is(vocabulary.Naming...) || before.Is(vocabulary.Describing...) || before.Is(vocabulary.HairStyle))
}

// courting are the birds whose necks make a heart where two of them face each other.
var courting = lexicon.Set("swan black-swan flamingo")

// Related notes how the words of a relation were understood, or that what is drawn is less than they say: a snake "coiled around" an apple
// lies beside it.
func Related(p *state.Parser, s state.Span, kind string) {
	if p.Tables.Words.More[s.Key] {
		if kind == "around" || kind == "with" {
			kind = "beside"
		}
		if kind == "facing" && p.Subj >= 0 && courting[p.Out.Subjects[p.Subj].ID] && strings.Contains(s.Key, "heart") && !strings.Contains(s.Key, "tail") {
			p.Understand(s.From, s.To, "relation", "heart of their necks")
			return
		}
		looks.Less(p, s, kind)
		return
	}
	p.Understand(s.From, s.To, "relation", kind)
}
