package names

import (
	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/token"
)

// flavorColors are the colors of scoops by what they taste of.
var flavorColors = map[string]string{
	"chocolate": "brown", "strawberry": "pink", "vanilla": "cream", "mint": "mint", "pistachio": "green", "mango": "orange", "lemon": "yellow", "raspberry": "red", "cherry": "red",
	"blueberry": "purple", "coffee": "brown", "caramel": "tan", "banana": "yellow", "lime": "green", "coconut": "white", "bubblegum": "pink", "orange": "orange", "grape": "purple", "matcha": "green",
}

// flavoredGoods are what one has several of in a flavor each.
var flavoredGoods = lexicon.Set("scoops cupcakes macarons donuts doughnuts muffins milkshakes popsicles smoothies lollipops puddings")

// counted are the words for how many there are of what a list of flavors stands before.
var counted = lexicon.Set("two three four five six seven eight ten 2 3 4 5 6 7 8 10")

// Flavored reads the flavors of several scoops or sweets as their colors, without the pauses of a list: "three scoops: chocolate, strawberry and mint", "chocolate and
// mint scoops". One flavor alone may be a thing, or have a sauce of its own.
func Flavored(toks []token.Token) []token.Token {
	for i, t := range toks {
		if !flavoredGoods[t.Text] || t.Kind != token.Word {
			continue
		}
		if at := flavorsFrom(toks, i+1, 1); len(at) > 1 && (t.Text == "scoops" || toks[at[0]-1].Text != "one") {
			return colored(toks, at, i)
		}
		if at := flavorsFrom(toks, i-1, -1); len(at) > 1 {
			return colored(toks, at, i)
		}
	}
	return toks
}

// flavorsFrom are the tokens of the flavors in a list that begins at one and goes on or back.
func flavorsFrom(toks []token.Token, from, step int) []int {
	var at []int
	for i := from; i >= 0 && i < len(toks); i += step {
		switch t := toks[i]; {
		case t.Kind == token.Word && flavorColors[t.Text] != "":
			at = append(at, i)
		case t.Kind != token.Pause && t.Text != "and" && t.Text != "of" && t.Text != "in" && (t.Text != "one" || step < 0):
			return at
		}
	}
	return at
}

// colored puts the colors of flavors before the word for the scoops.
func colored(toks []token.Token, at []int, scoops int) []token.Token {
	first, last := at[0], at[len(at)-1]
	if first > last {
		first, last = last, first
	}
	var list []token.Token
	for i := first; i <= last; i++ {
		color := flavorColors[toks[i].Text]
		if toks[i].Kind != token.Word || color == "" {
			continue
		}
		t := toks[i]
		if len(list) > 0 {
			and := t
			and.Text, and.Raw, and.End = "and", "and", t.Start
			list = append(list, and)
		}
		if one := t; len(at) == 2 && toks[scoops].Text != "scoops" {
			one.Text, one.Raw, one.End = "one", "one", t.Start
			list = append(list, one)
		}
		t.Text = color
		list = append(list, t)
	}
	out := append([]token.Token{}, toks[:min(first, scoops)]...)
	if n := len(at); first < scoops && n < len(severalScoops) && (first == 0 || !counted[toks[first-1].Text]) { // "chocolate and mint scoops" are two
		count := toks[first]
		count.Text, count.Raw, count.End = severalScoops[n], severalScoops[n], count.Start
		out = append(out, count)
	}
	return append(append(append(out, toks[scoops]), list...), toks[max(last, scoops)+1:]...)
}

// severalScoops are the words for how many scoops a list of flavors names.
var severalScoops = []string{"", "one", "two", "three"}
