package vocabulary

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/read/spelling"
	"pellucid/internal/engine/illustrator/things"
	"pellucid/internal/engine/illustrator/token"
)

// Phrase is a run of tokens that a list has, or a single word of no list.
type Phrase struct {
	From, To int
	Key      string // the words as the vocabulary has them
	Senses
	Plural bool
}

// IsStory reports whether a phrase is a name that is not to be taken apart: a figure of a story, a compound of its own.
func (s Phrase) IsStory() bool {
	return len(s.Senses) > 0 && s.Senses[0] == Sense{Class: Unknown, Value: "name"}
}

// Finder finds phrases among tokens.
type Finder struct {
	Words    *Words
	Drawable func(id string) brief.Kind // what draws a thing: empty when nothing does
}

// Possessive returns the owner in "santa's".
func Possessive(raw string) (string, bool) {
	for _, ending := range []string{"'s", "’s", "'S", "’S"} {
		if base, ok := strings.CutSuffix(raw, ending); ok && base != "" {
			return base, true
		}
	}
	return "", false
}

// NameRunsOn reports whether the word before the one at i begins the name of a thing or a garment that goes on there, so that what ends
// before i cuts it in two: "with rain" in "with rain boots".
func (f Finder) NameRunsOn(toks []token.Token, i int) bool {
	if i >= len(toks) || toks[i].Kind != token.Word || toks[i-1].Kind != token.Word {
		return false
	}
	name := f.Longest(toks, i-1)
	return name.To > i && name.Is(Thing, Garment)
}

// LongestAhead returns the phrase at token i, or nothing at the end.
func (f Finder) LongestAhead(toks []token.Token, i int) Phrase {
	if i >= len(toks) || toks[i].Kind != token.Word {
		return Phrase{}
	}
	return f.Longest(toks, i)
}

// Longest returns the longest known phrase at i, else the word alone as unknown.
func (f Finder) Longest(toks []token.Token, i int) Phrase {
	n, reach := 1, f.Words.reach[toks[i].Text]
	for _, form := range things.Singulars(toks[i].Text)[1:] {
		reach = max(reach, f.Words.reach[form]) // "cups of coffee"
	}
	reach = max(reach, 2) // a name of the kit may be in no list
	for n < reach && i+n < len(toks) && toks[i+n].Kind == token.Word {
		n++
	}
	for ; n > 0; n-- {
		if s := f.At(toks, i, n); len(s.Senses) > 0 {
			return s
		}
	}
	s := Phrase{From: i, To: i + 1, Key: toks[i].Text, Senses: []Sense{{Class: Unknown, Value: toks[i].Text}}}
	s.Plural = things.IsPlural(s.Key)
	return s
}

// At looks n words at i up, as they are and as a plural.
func (f Finder) At(toks []token.Token, i, n int) Phrase {
	key := toks[i].Text
	if n > 1 {
		words := make([]string, n)
		for k := range n {
			words[k] = toks[i+k].Text
		}
		key = strings.Join(words, " ")
	}
	s := Phrase{From: i, To: i + n, Key: key, Senses: f.Words.Senses[key]}
	for _, form := range things.Singulars(key)[1:] {
		if s.Is(Thing, Person, StandIn) {
			break
		}
		for _, one := range f.Words.Senses[form] {
			if (nounClass(one.Class) || one == Sense{Class: Unknown, Value: "name"}) && !s.Is(one.Class) {
				s.Senses = append(s.Senses[:len(s.Senses):len(s.Senses)], one)
				s.Plural = true
			}
		}
	}
	if !s.Plural && s.Is(Thing, Person, StandIn) {
		s.Plural = things.IsPlural(key) && f.hasSingular(s, key)
	}
	if head, rest, ok := strings.Cut(key, " of "); ok && len(s.Senses) == 0 {
		s = f.pluralHead(s, head, rest)
	}
	if _, typed := Possessive(toks[i].Raw); len(s.Senses) == 0 && !typed {
		s = f.ofOwner(s)
	}
	if len(s.Senses) == 0 {
		s = f.Respaced(s)
	}
	if len(s.Senses) == 0 || s.IsStory() {
		s = f.fromKit(s)
	}
	return s
}

// ofOwner reads "witches hat" and "wizards hats", possessives without an apostrophe, as a witch hat and wizard hats.
func (f Finder) ofOwner(s Phrase) Phrase {
	first, rest, two := strings.Cut(s.Key, " ")
	if !two {
		return s
	}
	for _, owner := range things.Singulars(first)[1:] {
		for _, form := range things.Singulars(rest) {
			senses := f.Words.Senses[owner+" "+form]
			if named := (Phrase{Senses: senses}); named.Is(Thing, StandIn, Garment) {
				s.Senses, s.Plural = senses, form != rest
				return s
			}
		}
	}
	return s
}

// Respaced reads "lady bug" as ladybug and "teddybear" as teddy bear.
func (f Finder) Respaced(s Phrase) Phrase {
	first, rest, two := strings.Cut(s.Key, " ")
	forms := things.Singulars(first + rest)
	if !two {
		forms = nil
		for i := 3; i < len(s.Key)-2 && spelling.ASCII(s.Key); i++ {
			if f.Words.reach[s.Key[:i]] > 1 {
				forms = append(forms, things.Singulars(s.Key[:i]+" "+s.Key[i:])...)
			}
		}
	} else if len(first) < 3 || len(rest) < 3 || strings.Contains(rest, " ") {
		return s
	}
	for _, form := range forms {
		if id, ok := (Phrase{Senses: f.Words.Senses[form]}).Value(Thing); ok {
			s.Senses, s.Plural = []Sense{{Class: Thing, Value: id}}, things.IsPlural(s.Key)
			return s
		}
	}
	return s
}

// hasSingular reports whether what a plural may be of names the same: "strawberries" are several, "french fries" are not.
func (f Finder) hasSingular(s Phrase, key string) bool {
	id, _ := s.Value(Thing)
	for _, form := range things.Singulars(key)[1:] {
		for _, one := range f.Words.Senses[form] {
			if one.Class == Thing && one.Value == id || one.Class != Thing && s.Is(one.Class) {
				return true
			}
		}
	}
	return false
}

// pluralHead reads "cups of coffee" as several of "cup of coffee".
func (f Finder) pluralHead(s Phrase, head, rest string) Phrase {
	for _, form := range things.Singulars(head)[1:] {
		if senses := f.Words.Senses[form+" of "+rest]; len(senses) > 0 {
			s.Senses, s.Plural = senses, true
		}
	}
	return s
}

// joins reports whether a word is grammar, so that no name begins or ends with it.
func (f Finder) joins(word string) bool {
	return f.Words.Has(word, Stop) || f.Words.Has(word, Relation) || f.Words.Has(word, Color)
}

// fromKit finds art whose name is in no list.
func (f Finder) fromKit(s Phrase) Phrase {
	if first, rest, several := strings.Cut(s.Key, " "); several && (f.joins(first) || f.joins(rest)) {
		return s
	}
	for _, form := range things.Singulars(s.Key) {
		if id := things.ID(form); f.Drawable(id) != "" {
			s.Senses = []Sense{{Class: Thing, Value: id}}
			s.Plural = form != s.Key
			return s
		}
	}
	return s
}

// KnownForm reports whether a word or what it is the plural of is known or has art: "macarons" are no misspelled macaroni.
func (f Finder) KnownForm(word string) bool {
	return slices.ContainsFunc(things.Singulars(word), func(form string) bool { return f.Words.Known(form) || f.Drawable(form) != "" })
}
