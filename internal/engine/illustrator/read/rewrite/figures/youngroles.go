package figures

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read/rewrite/wording"
	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/token"
)

// youngBody are the words for children beside a role, with the body of each, and their plurals.
var youngBody = map[string]string{
	"boy": "male", "boys": "male", "girl": "female", "girls": "female", "kid": "", "kids": "", "child": "", "children": "",
}

// grownBody are the words for grown people right behind a role.
var grownBody = map[string]string{"woman": "female", "women": "female", "lady": "female", "ladies": "female", "man": "male", "men": "male", "guy": "male"}

// grownRoles are the roles of which a "girl" or a "boy" is grown.
var grownRoles = lexicon.Set(`gamer goth punk hipster hippie flapper biker dj influencer bartender barista waiter bride groom bridesmaid mermaid zombie vampire devil skeleton mummy drummer guitarist musician boxer welder archer geisha hula-dancer belly-dancer cheerleader
	rapper bodyguard surfer skater weightlifter personal-trainer businesswoman businessman cowboy cowgirl soldier delivery-person singer dancer programmer pilot flight-attendant yogi`)

// noRoles are people of the table who have no clothes of a trade.
var noRoles = lexicon.Set(`woman girl man boy person baby child mother father grandmother grandfather family couple toddler teenager pregnant-woman group-of-friends bride-and-groom
	user-icon stick-figure student cupid yoga-woman yogi`)

// smallWords may stand before a word for a child, and teens make it one of a teenager.
var (
	smallWords = lexicon.Set("little young small")
	teens      = lexicon.Set("teen teenage teenaged")
)

// YoungRoles puts the age and the body of who has a role before it: "pirate boy" and "little boy pirate" are a male child that is a pirate, and "farmer woman" a
// female farmer, so that nobody else stands beside them.
func YoungRoles(r vocabulary.Finder, toks []token.Token) []token.Token {
	for i := 0; i < len(toks); i++ {
		if toks[i].Kind != token.Word {
			continue
		}
		s := r.Longest(toks, i)
		role := roleNamed(r, s)
		if role == "" || noRoles[role] || hasNoun(r, toks, s) {
			i = max(i, s.To-1)
			continue
		}
		out := withYoung(toks, s, role)
		i = s.To - 1 + max(0, len(out)-len(toks))
		toks = out
	}
	return toks
}

// roleNamed is the role that a phrase names, one of the table of things or of the words for people; empty if it names none or several.
func roleNamed(r vocabulary.Finder, s vocabulary.Phrase) string {
	if def, ok := s.Value(vocabulary.Person); ok {
		role, named := strings.CutPrefix(def, "role:")
		if named && !strings.ContainsAny(role, " +") {
			return role
		}
	}
	if id, ok := s.Value(vocabulary.Thing); ok && r.Drawable(id) == brief.Person {
		return id
	}
	return ""
}

// hasNoun reports whether a phrase stands before another one that it only describes: "pirate ship boy".
func hasNoun(r vocabulary.Finder, toks []token.Token, s vocabulary.Phrase) bool {
	next := r.LongestAhead(toks, s.To)
	return next.Is(vocabulary.Thing) && !next.Is(vocabulary.Person, vocabulary.Pose, vocabulary.Relation, vocabulary.Body)
}

// withYoung moves what is told of the age and body of somebody with a role before it.
func withYoung(toks []token.Token, s vocabulary.Phrase, role string) []token.Token {
	from, to, body, young, age := s.From, s.To, "", false, "preteen"
	var said token.Token
	if to < len(toks) && toks[to].Kind == token.Word {
		word := toks[to].Text
		if b, ok := youngBody[word]; ok {
			body, young, said = b, b == "" || !grownRoles[role], toks[to]
			to++
		} else if b, ok := grownBody[word]; ok {
			body, said = b, toks[to]
			to++
		}
	}
	if from > 0 && to == s.To {
		if b, ok := youngBody[toks[from-1].Text]; ok && toks[from-1].Kind == token.Word && !strings.HasSuffix(toks[from-1].Text, "s") {
			body, young, said = b, b == "" || !grownRoles[role], toks[from-1]
			from--
			if from > 0 && (smallWords[toks[from-1].Text] || teens[toks[from-1].Text]) {
				from--
				said.Start, young = toks[from].Start, true
				if teens[toks[from].Text] {
					age = "teen"
				}
			}
		}
	}
	if said.Text == "" || to < len(toks) && wording.OfBody[toks[to].Text] {
		return toks
	}
	var before []token.Token
	add := func(word string) {
		t := said
		t.Text, t.Raw = word, word
		before = append(before, t)
	}
	if young {
		add(age)
	}
	if body != "" {
		add(body)
	}
	if len(before) == 0 {
		return toks
	}
	name := slices.Clone(toks[s.From:s.To])
	if last := &name[len(name)-1]; strings.HasSuffix(said.Text, "s") || said.Text == "children" || said.Text == "women" || said.Text == "men" {
		last.Text = plural(last.Text)
	}
	out := slices.Concat(toks[:from], before, name, toks[to:])
	for k := from; k < from+len(before)+len(name); k++ { // they change places, and are one name
		out[k].Start, out[k].End = toks[from].Start, toks[to-1].End
	}
	return out
}

// plural is the plural of the name of a role.
func plural(word string) string {
	switch {
	case strings.HasSuffix(word, "s") || strings.HasSuffix(word, "ch"):
		return word + "es"
	case strings.HasSuffix(word, "man"):
		return strings.TrimSuffix(word, "man") + "men"
	}
	return word + "s"
}

// troupes are the words behind a role that say how many there are.
var troupes = map[string]string{"couple": "two", "pair": "two", "duo": "two", "trio": "three", "quartet": "four", "quintet": "five"}

// CountedRoles reads "chef trio" as three chefs.
func CountedRoles(r vocabulary.Finder, toks []token.Token) []token.Token {
	for i := 0; i < len(toks); i++ {
		if toks[i].Kind != token.Word {
			continue
		}
		s := r.Longest(toks, i)
		if role := roleNamed(r, s); role == "" || noRoles[role] || s.To >= len(toks) || troupes[toks[s.To].Text] == "" {
			i = max(i, s.To-1)
			continue
		}
		out := slices.Clone(toks)
		count := toks[s.To]
		count.Text, count.Raw = troupes[count.Text], troupes[count.Text]
		out[s.To-1].Text = plural(out[s.To-1].Text)
		for k := s.From; k < s.To; k++ { // they change places, and are one name
			out[k].Start, out[k].End = toks[s.From].Start, toks[s.To].End
		}
		count.Start = toks[s.From].Start
		return slices.Concat(out[:s.From], []token.Token{count}, out[s.From:s.To], out[s.To+1:])
	}
	return toks
}
