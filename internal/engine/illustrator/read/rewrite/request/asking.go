package request

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read/rewrite/wording"
	"pellucid/internal/engine/illustrator/token"
)

var (
	// greetings open a message, and say nothing of the image.
	greetings = lexicon.Set("hi hello hey hiya greetings please pls plz kindly so well ok okay just and but also then actually basically there everyone guys team")
	// makes are what somebody is asked to do about an image.
	makes = lexicon.Set("make create draw design generate give show paint illustrate render produce sketch do get find send provide add")
	// orders are those of them that ask by themselves: "draw a fox".
	orders = lexicon.Set("make create draw design generate paint illustrate sketch")
	// haves are what somebody wants to do with one.
	haves = lexicon.Set("have get see order buy make create design draw generate request find commission print put use add")
	// asking are the words with which a message names what it wants, from the most words to the fewest. A star stands for any verb of makes, a plus
	// for any of haves, an exclamation mark for any of orders.
	asking = askings(`can you please *|could you please *|would you please *|will you please *|can you *|could you *|would you *|will you *|can u *|could u *|pls *|please *
		can i please +|could i please +|can i +|could i +|may i +|can we +|do you have|is there|are there|help me *|help me with|help me to *|let's *|lets *
		i would like you to *|i'd like you to *|i want you to *|i need you to *|we want you to *|we need you to *|i would like to +|i'd like to +|we would like to +|we'd like to +|i would love to +|i'd love to +|i want to +|i wanna +|i need to +|we need to +|we want to +|wanna +|i am trying to +|i'm trying to +|im trying to +|trying to +
		i would like|i'd like|id like|we would like|we'd like|i would love|i'd love|id love|i am looking for|i'm looking for|im looking for|we are looking for|we're looking for|looking for|searching for|i am searching for|i'm searching for
		i am after|i'm after|i am in need of|i'm in need of|in need of|i want|we want|i need|we need|i wish|i just need|i just want|i really need|i really want|!|need|want|wanting|needing|wants|needs|would like|would love|wish for`)
)

func askings(list string) [][]string {
	var out [][]string
	for line := range strings.Lines(list) {
		for one := range strings.SplitSeq(strings.TrimSpace(line), "|") {
			out = append(out, strings.Fields(one))
		}
	}
	slices.SortStableFunc(out, func(a, b []string) int { return len(b) - len(a) })
	return out
}

var (
	// tellers begin a clause that tells about who asks.
	tellers = lexicon.Set("my our i i'm im i've ive we we're it it's its this she he they she's he's they're mine")
	// tellings are verbs of such a clause that no image shows.
	tellings = lexicon.Set("is are am was turns turning want wants wanted love loves like likes need needs have has having getting own owns run runs make makes making sell sells start started starting will would celebrate celebrates collect collects call called named")
	// anyImage are the words of a request that says nothing of what is in the image.
	anyImage = lexicon.Set("a an some the image images picture pictures pic pics photo illustration drawing art artwork graphic graphics something")
	// likings are the verbs of what somebody likes, told after what is asked for.
	likings = lexicon.Set("love loves like likes enjoy enjoys adore adores want wants collect collects prefer prefers")
)

// suiting are what an image has to do where it is used, and how well it does.
var suiting, suited = lexicon.Set("work fit print scale read stand show"), lexicon.Set("look be stay")
var suitedWell = lexicon.Set("good great nice right fine well readable legible visible scalable recognizable usable printable clear")

// suitsNow say how an image looks where it is used.
var suitsNow = lexicon.Set("looks works prints reads scales fits cuts")

// mustSuit reports whether a clause only says where an image has to look well: "must look good on a van and also on a business card".
func mustSuit(c []token.Token) bool {
	text := func(i int) string {
		if i < len(c) {
			return c[i].Text
		}
		return ""
	}
	i := 0
	if text(0) == "it" || text(0) == "that" || text(0) == "which" {
		i++
	}
	if suitsNow[text(i)] && suitedWell[text(i+1)] && i+2 < len(c) && c[i+2].Kind == token.Word {
		return true // "looks good on paper bags"
	}
	switch text(i) {
	case "must", "should":
		i++
	case "has", "have", "needs", "need":
		if text(i+1) != "to" {
			return false
		}
		i += 2
	default:
		return false
	}
	return suiting[text(i)] && i+1 < len(c) || suited[text(i)] && suitedWell[text(i+1)]
}

// isThanks reports whether a clause only thanks for an image that another asks for.
func isThanks(c []token.Token) bool {
	return len(wording.Words(c)) < 6 && (c[0].Text == "thanks" || c[0].Text == "thank" || c[0].Text == "thx" || c[0].Text == "cheers")
}

// mineEnds go on with what is asked for.
var mineEnds = lexicon.Set("with of that which saying says showing featuring in holding wearing and")
