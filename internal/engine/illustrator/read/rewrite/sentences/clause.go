package sentences

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read/rewrite/wording"
	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/token"
)

// postures are participles before a place that say no more than that something is there.
var postures = lexicon.Set("sits sitting stands standing perched perches perching seated growing grows sprouting parked placed positioned situated located displayed set laid arranged mounted")

// placed are those of them that no relation has: the place behind them says it all.
var placed = lexicon.Set("parked placed positioned situated located displayed arranged sprouting growing")

// PlacedAt takes a posture away before a place that is longer than the two words that begin with it: "sits on its shoulder" is on its shoulder,
// "parked in front of a house" in front of it, "growing out of its head" on its head.
func PlacedAt(r vocabulary.Finder, toks []token.Token) []token.Token {
	for i := 1; i+1 < len(toks); i++ {
		if !postures[toks[i].Text] || toks[i].Kind != token.Word || toks[i+1].Kind != token.Word {
			continue
		}
		toks = onHeads(toks, i+1)
		here, place := r.Longest(toks, i), r.Longest(toks, i+1)
		if longer := here.To > i+1 && place.To > here.To && toks[place.To-1].Text != "it"; !place.Is(vocabulary.Relation) || !longer && !(placed[toks[i].Text] && here.To == i+1) {
			continue
		}
		toks = slices.Delete(slices.Clone(toks), i, i+1)
	}
	return toks
}

// onHeads reads "out of its head" as on its head: nothing is drawn inside a head.
func onHeads(toks []token.Token, i int) []token.Token {
	n := 0
	switch {
	case i+3 < len(toks) && toks[i].Text == "out" && toks[i+1].Text == "of":
		n = 2
	case i+2 < len(toks) && (toks[i].Text == "from" || toks[i].Text == "atop"):
		n = 1
	}
	if n == 0 || !wording.Possessives[toks[i+n].Text] || toks[i+n+1].Text != "head" && toks[i+n+1].Text != "back" && toks[i+n+1].Text != "shell" {
		return toks
	}
	on := toks[i]
	on.Text, on.Raw, on.End = "on", "on", toks[i+n-1].End
	return slices.Concat(toks[:i], []token.Token{on}, toks[i+n:])
}

// WhileOthers reads "while a cat watches" as told of somebody new: with a cat, where it is somewhere on who came before ("while an owl sits on its
// shoulder"), else by itself.
func WhileOthers(toks []token.Token) []token.Token {
	for i := 1; i+2 < len(toks); i++ {
		if toks[i].Text != "while" && toks[i].Text != "whilst" || !wording.Introducing[toks[i+1].Text] {
			continue
		}
		toks = slices.Clone(toks)
		if onWho(toks[i+2:]) {
			toks[i].Text, toks[i].Raw = "with", "with"
		} else {
			toks[i].Kind = token.Pause
		}
	}
	return toks
}

// onWho reports whether a pronoun stands for who came before the clause: on its own, or before a part of their body; "hugs her dog" is of who is new.
func onWho(toks []token.Token) bool {
	for k, t := range toks {
		if wording.Pronominal[t.Text] && t.Kind == token.Word && (!wording.Possessives[t.Text] || k+1 == len(toks) || toks[k+1].Kind != token.Word || wording.OfBody[toks[k+1].Text]) {
			return true
		}
	}
	return false
}

// doings are verbs in the third person whose other form is another verb of ours.
var doings = map[string]string{"hands": "giving", "waits": "standing", "passes": "giving", "shows": "holding", "pours": "pouring", "watches": "watching", "looks": "looking"}

// afterVerb are the words that may follow what somebody does; after a word that is a noun too, fewer can.
var (
	afterVerb = lexicon.Set("a an the his her its their at from in on into out over under through with to across beside by as while and up down around for behind near along toward towards off onto two three")
	afterNoun = lexicon.Set("a an his her its their from as while over at")
)

// Finite puts what somebody does into the form that poses and relations have, where only that is known: "a boy hands his sister a cone" is
// giving it, "a cat watches from a shelf" is watching.
func Finite(r vocabulary.Finder, toks []token.Token) []token.Token {
	for i := 1; i < len(toks); i++ {
		verb := toks[i].Text
		if toks[i].Kind != token.Word || len(verb) < 4 || !strings.HasSuffix(verb, "s") || toks[i-1].Kind != token.Word {
			continue
		}
		s := r.Longest(toks, i)
		if s.To == i+1 && s.Is(vocabulary.Pose, vocabulary.Relation) && i+1 < len(toks) && wording.Introducing[toks[i+1].Text] && somebody(r, toks, i-1) {
			if how := participle(r, verb); how != "" { // "kisses her baby"
				toks = slices.Clone(toks)
				toks[i].Text, toks[i].Raw = how, how
				continue
			}
		}
		if s.To != i+1 || s.Is(vocabulary.Relation, vocabulary.Pose, vocabulary.Stop, vocabulary.Trade, vocabulary.Style) {
			continue
		}
		next, last := "", i+1 == len(toks) || toks[i+1].Kind != token.Word
		if !last {
			next = toks[i+1].Text
		}
		noun := s.Is(vocabulary.Thing, vocabulary.PartWord, vocabulary.Garment, vocabulary.StandIn)
		if someone := somebody(r, toks, i-1); noun && (!someone || !afterNoun[next] && !(last && doings[verb] != "")) || !someone && (last || plainNoun(r, toks, i-1)) || !noun && !last && !afterVerb[next] {
			continue
		}
		how := doings[verb]
		if how == "" {
			how = relative(r, "that", verb)
		}
		if how == "" && !noun {
			how = participle(r, verb)
		}
		if how == "" && !noun && s.Is(vocabulary.Unknown) && next == "the" { // "a policeman stops the cars": no kind of stops
			apart := toks[i]
			apart.Kind, apart.Text, apart.Raw, apart.End = token.Pause, "", "", apart.Start
			toks = slices.Insert(slices.Clone(toks), i, apart)
			i++
		}
		if how == "" {
			continue
		}
		toks = slices.Clone(toks)
		toks[i].Text, toks[i].Raw = how, how
	}
	return toks
}

// participle is the form in "ing" of a verb in the third person that is how a relation begins: "pours" is pouring.
func participle(r vocabulary.Finder, verb string) string {
	stem := strings.TrimSuffix(verb, "s")
	for _, form := range []string{stem + "ing", strings.TrimSuffix(stem, "e") + "ing", stem + stem[len(stem)-1:] + "ing", strings.TrimSuffix(stem, "ie") + "ying"} {
		if s := (vocabulary.Phrase{Senses: r.Words.Senses[form]}); s.Is(vocabulary.Relation) {
			return form
		}
	}
	return ""
}

// plainNoun reports whether the phrase that ends with token i names no garment and nothing held: only after those does a sentence go on about who was
// named before them ("a wizard in a robe pours a potion").
func plainNoun(r vocabulary.Finder, toks []token.Token, i int) bool {
	s := r.LongestAhead(toks, i)
	return !s.Is(vocabulary.Garment, vocabulary.Thing) || s.Plural || !slices.ContainsFunc(toks[:i], func(t token.Token) bool {
		return t.Text == "in" || t.Text == "wearing" || t.Text == "carrying" || t.Text == "holding" || t.Text == "with"
	})
}

// somebody reports whether the phrase that ends with token i names one that is alive.
func somebody(r vocabulary.Finder, toks []token.Token, i int) bool {
	for at := max(0, i-2); at <= i; at++ {
		s := r.LongestAhead(toks, at)
		if s.To != i+1 {
			continue
		}
		if s.Plural {
			return false
		}
		id, _ := s.Value(vocabulary.Thing)
		kind := r.Drawable(id)
		return s.Is(vocabulary.Person) || kind == brief.Animal || kind == brief.Bird || kind == brief.Person
	}
	return false
}

// pasts are the irregular forms of verbs that tell what somebody did, with what is drawn: they do it.
var pasts = map[string]string{
	"stole": "stealing", "caught": "catching", "ate": "eating", "found": "holding", "brought": "carrying", "won": "holding", "made": "making", "took": "carrying", "saved": "carrying", "rescued": "carrying",
	"got": "holding", "drank": "drinking", "rode": "riding", "threw": "throwing", "wore": "wearing", "held": "holding", "bit": "biting", "fell": "falling", "broke": "breaking", "built": "building",
}

// DidWhat reads "a fox who stole a chicken" as stealing it.
func DidWhat(toks []token.Token) []token.Token {
	for i := 1; i+2 < len(toks); i++ {
		doing := pasts[toks[i+1].Text]
		if t := toks[i].Text; t != "who" && t != "that" && t != "which" || doing == "" || toks[i+1].Kind != token.Word || toks[i+2].Kind != token.Word {
			continue
		}
		verb := toks[i+1]
		verb.Text, verb.Raw, verb.Start = doing, doing, toks[i].Start
		toks = slices.Concat(toks[:i], []token.Token{verb}, toks[i+2:])
	}
	return toks
}
