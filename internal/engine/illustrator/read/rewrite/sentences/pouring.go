package sentences

import (
	"slices"

	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/token"
)

// pouringVessels are the things that a drink or a sauce is poured from, by their ids.
var pouringVessels = lexicon.Set("teapot kettle pitcher wine-bottle champagne-bottle beer-bottle bottle milk-carton watering-can maple-syrup ketchup-bottle honey coffee-maker moka-pot french-press cocktail-shaker magic-potion oil-can soda bucket water-bottle paint-can measuring-cup")

// pourings are the forms of the verb, and what stands before the passive ones.
var (
	pourings = lexicon.Set("pouring pours poured drizzled drizzling")
	onto     = lexicon.Set("into in onto on over to")
)

// longestDrink is how many words name what is poured at most.
const longestDrink = 3

// VesselPours reads "a teapot pouring hot tea into a cup" and "syrup being poured over pancakes" as what the vessel pours into: what runs out
// of it is what it holds.
func VesselPours(r vocabulary.Finder, toks []token.Token) []token.Token {
	for i := 0; i+1 < len(toks); i++ {
		if !pourings[toks[i].Text] {
			continue
		}
		from := i
		for from > 1 && (toks[from-1].Text == "being" || toks[from-1].Text == "is" || toks[from-1].Text == "getting") {
			from--
		}
		to := i + 1
		for to < len(toks) && to <= i+longestDrink && toks[to].Kind == token.Word && !onto[toks[to].Text] {
			to++
		}
		if to >= len(toks) || !onto[toks[to].Text] {
			continue
		}
		words := token.Split("pouring into")
		if !vesselBefore(r, toks, from) {
			vessel := ""
			if from, vessel = unsaidVessel(toks, from, to); vessel == "" {
				continue
			}
			words = token.Split(vessel + " pouring into")
			toks = withoutPlainPot(toks, to)
		}
		for k := range words {
			words[k].Start, words[k].End = toks[from].Start, toks[to].End
		}
		return slices.Concat(toks[:from], words, toks[to+1:])
	}
	return toks
}

// plainPots are words for what a drink is poured from that say no more than the drink does.
var plainPots = lexicon.Set("pot jug carafe bottle")

// withoutPlainPot leaves out "from a pot" at the end, where the pot is drawn anyway: what is filled stands for those words too.
func withoutPlainPot(toks []token.Token, to int) []token.Token {
	n := len(toks)
	if !plainPots[toks[n-1].Text] {
		return toks
	}
	for f := n - 2; f > to+1 && f > n-5; f-- {
		if toks[f].Text == "from" {
			out := slices.Clone(toks[:f])
			out[f-1].End = toks[n-1].End
			return out
		}
	}
	return toks
}

// vesselsOf are what drinks are poured from where nobody is told to pour them.
var vesselsOf = map[string]string{"coffee": "moka pot", "espresso": "moka pot", "tea": "teapot", "milk": "milk carton", "wine": "wine bottle", "water": "pitcher", "juice": "pitcher", "lemonade": "pitcher", "beer": "beer bottle", "champagne": "champagne bottle", "soda": "soda"}

// unsaidVessel is the vessel of a drink that is poured by nobody, "pouring coffee into a cup" and "milk being poured into a glass", and where those words begin.
func unsaidVessel(toks []token.Token, verb, to int) (from int, vessel string) {
	if verb == 0 {
		return 0, vesselsOf[toks[to-1].Text]
	}
	from = verb - 1
	for from > 0 && vesselsOf[toks[verb-1].Text] != "" && (toks[from-1].Text == "hot" || toks[from-1].Text == "red" || toks[from-1].Text == "fresh") {
		from--
	}
	if from > 0 {
		return verb, ""
	}
	return from, vesselsOf[toks[verb-1].Text]
}

// vesselBefore reports whether a name of a vessel ends before the word at i.
func vesselBefore(r vocabulary.Finder, toks []token.Token, i int) bool {
	for k := max(0, i-longestDrink); k < i; k++ {
		if toks[k].Kind != token.Word {
			continue
		}
		name := r.Longest(toks, k)
		if id, ok := name.Value(vocabulary.Thing); ok && name.To == i && pouringVessels[id] {
			return true
		}
	}
	return false
}
