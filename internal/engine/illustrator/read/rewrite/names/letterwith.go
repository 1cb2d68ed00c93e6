package names

import (
	"slices"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read/rewrite/wording"
	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/things"
	"pellucid/internal/engine/illustrator/token"
)

// LetterWith puts what stands before "letter S" or "number 4" behind it, as what comes with the letter: a "sunflower letter S" has sunflowers, a
// "mermaid birthday number 6" a mermaid. Animals whose coats are patterns are the letter's pattern ("leopard letter K"), and what a single letter is
// said to be in or made of stands before it ("letter A in gold glitter").
func LetterWith(r vocabulary.Finder, toks []token.Token) []token.Token {
	toks = letterOf(r, lettersOfPrint(r, ageAsNumber(capitals(toks))))
	for i := 1; i+1 < len(toks); i++ {
		if !glyphFollows(toks, i) {
			continue
		}
		at := i // where what describes the letter ends
		if i > 1 && (toks[i-1].Text == "birthday" || toks[i-1].Text == "theme" || toks[i-1].Text == "themed") {
			at--
		}
		for n := min(2, at); n > 0; n-- {
			s := r.At(toks, at-n, n)
			id, ok := s.Value(vocabulary.Thing)
			if print := vocabulary.AnimalPrints[s.Key]; print != "" && toks[i].Text != "number" {
				toks = slices.Clone(toks)
				toks[i-1].Text = s.Key + " print"
				return toks
			}
			if s.Key == "balloon" { // "letter C balloon"
				return slices.Concat(toks[:at-n], toks[at:i+2], toks[at-n:at], toks[i+2:])
			}
			kind := r.Drawable(id)
			if !ok || writes[s.Key] || s.Is(vocabulary.Material, vocabulary.Fill, vocabulary.Style, vocabulary.Trade) || s.Is(vocabulary.Color) && s.Key != "rose" || toks[at-n].Kind != token.Word || kind != brief.Piece && kind != brief.Animal && kind != brief.Bird && !(kind == brief.Person && toks[i].Text == "number") {
				continue
			}
			if alone := at == i && !said(toks, "birthday"); alone && !comesWithLetter(r, id, kind) {
				if toks[i].Text == "number" && !joined(toks, at-n) {
					return slices.Insert(slices.Clone(toks), i, token.Token{Text: "with", Raw: "with", Start: toks[i].Start, End: toks[i].Start})
				}
				break
			} else if at-n > 0 && wording.JoinsBefore[toks[at-n-1].Text] {
				break // "a shirt with a baseball number 9"
			}
			what := slices.Clone(toks[at-n : at])
			if t, _ := things.ByID(id); t.Group == "plant-flower" && !s.Plural {
				what[n-1].Text += "s"
			}
			from := at - n
			for from > 0 && r.At(toks, from-1, 1).Is(vocabulary.Color) && !r.At(toks, from-1, 1).Is(vocabulary.Thing) || from > 0 && toks[from-1].Text == "construction" {
				from--
			}
			with := token.Token{Text: "with", Raw: "with", Start: toks[i+1].End, End: toks[i+1].End}
			return slices.Concat(toks[:from], toks[at:i+2], []token.Token{with}, toks[from:at-n], what, toks[i+2:])
		}
	}
	return toks
}

// said reports whether a word is among some tokens.
func said(toks []token.Token, word string) bool {
	return slices.ContainsFunc(toks, func(t token.Token) bool { return t.Kind == token.Word && t.Text == word })
}

// storied are people who come with a number rather than have it on them.
var storied = lexicon.Set("princess mermaid fairy pirate superhero ballerina cowboy cowgirl ninja knight wizard witch elf")

// comesWithLetter reports whether a thing right before a letter or a number comes with it; what has numbers on itself does not: jerseys, race cars,
// players.
func comesWithLetter(r vocabulary.Finder, id string, kind brief.Kind) bool {
	t, _ := things.ByID(id)
	return !(vocabulary.Carriers[id] || vocabulary.PrintedThings[id] || t.Group == "clothing-accessory" && !vocabulary.Jewels[id] || t.Group == "vehicle" || kind == brief.Person && !storied[id])
}

// joined reports whether something else leads to what begins at a token, before its article: "a boy in a race car number 7".
func joined(toks []token.Token, at int) bool {
	if at > 0 && (toks[at-1].Text == "a" || toks[at-1].Text == "an" || toks[at-1].Text == "the") {
		at--
	}
	return at > 0 && wording.JoinsBefore[toks[at-1].Text]
}

// glyphFollows reports whether the word for a letter or a number is at a token and the letter or the number itself follows.
func glyphFollows(toks []token.Token, i int) bool {
	next := toks[i+1]
	switch toks[i].Text {
	case "letter", "initial":
		return next.Kind == token.Word && vocabulary.Single(next.Raw)
	case "number":
		return next.Kind == token.Word && (vocabulary.IsNumber(next.Raw) || vocabulary.Numerals[next.Text] != "")
	}
	return false
}

// capitals reads a letter that is said to be a capital one as that letter, as all single letters are drawn: "capital S gothic", "uppercase letter B".
func capitals(toks []token.Token) []token.Token {
	for i := 0; i+1 < len(toks); i++ {
		if w := toks[i].Text; w != "capital" && w != "uppercase" || toks[i].Kind != token.Word {
			continue
		}
		at := i + 1
		if at+1 < len(toks) && (toks[at].Text == "letter" || toks[at].Text == "initial") {
			at++
		}
		if toks[at].Kind != token.Word || !vocabulary.Single(toks[at].Raw) {
			continue
		}
		letter := toks[at-1]
		letter.Text, letter.Start = "letter", toks[i].Start
		return slices.Concat(toks[:i], []token.Token{letter}, toks[at:])
	}
	return toks
}

// ages lead to an age at the start of a prompt.
var ages = lexicon.Set("age aged turning im i'm")

// ageAsNumber reads an age that opens a prompt as the number that is drawn: "age 5 unicorn rainbow", "i am 3 dinosaur".
func ageAsNumber(toks []token.Token) []token.Token {
	if len(toks) > 3 && toks[0].Text == "i" && toks[1].Text == "am" && vocabulary.IsNumber(toks[2].Raw) {
		am := toks[1]
		am.Text, am.Start = "age", toks[0].Start
		toks = append([]token.Token{am}, toks[2:]...)
	}
	if len(toks) < 2 || !ages[toks[0].Text] || !vocabulary.IsNumber(toks[1].Raw) {
		return toks
	}
	toks = slices.Clone(toks)
	toks[0].Text = "number"
	if len(toks) == 2 {
		return toks
	}
	if next := toks[2]; next.Kind == token.Word && next.Text != "with" && next.Text != "in" && next.Text != "birthday" {
		with := token.Token{Text: "with", Raw: "with", Start: toks[1].End, End: toks[1].End}
		toks = slices.Insert(toks, 2, with)
	}
	return toks
}

// lettersOfPrint reads an animal whose coat is a pattern right before the word for several letters as that pattern: "mama leopard letters".
func lettersOfPrint(r vocabulary.Finder, toks []token.Token) []token.Token {
	for i := 1; i < len(toks); i++ {
		if w := toks[i].Text; (w == "letters" || w == "lettering" || w == "font") && vocabulary.AnimalPrints[toks[i-1].Text] != "" && toks[i-1].Kind == token.Word {
			toks = slices.Clone(toks)
			toks[i-1].Text += " print"
			return printApart(r, toks, i-1)
		}
	}
	return toks
}

// printApart makes two words of a pattern's name that one token has been given.
func printApart(r vocabulary.Finder, toks []token.Token, i int) []token.Token {
	print := toks[i]
	toks[i].Text = toks[i].Text[:len(toks[i].Text)-len(" print")]
	print.Text, print.Start = "print", print.End
	return slices.Insert(toks, i+1, print)
}

// ofLetter lead from a letter to what it is made of.
var ofLetter = [][]string{{"made", "of"}, {"made", "from"}, {"made", "out", "of"}, {"in"}, {"out", "of"}}

// letterOf puts the pattern or the material that a letter or a number is said to be in or made of before it.
func letterOf(r vocabulary.Finder, toks []token.Token) []token.Token {
	for i := 0; i+3 < len(toks); i++ {
		if !glyphFollows(toks, i) {
			continue
		}
		for _, lead := range ofLetter {
			from := i + 2 + len(lead)
			if from >= len(toks) || !slices.EqualFunc(lead, toks[i+2:from], func(w string, t token.Token) bool { return t.Text == w }) {
				continue
			}
			to := from
			for to < len(toks) && toks[to].Kind == token.Word {
				n := min(3, len(toks)-to)
				for n > 0 && (!r.At(toks, to, n).Is(vocabulary.Fill, vocabulary.Material, vocabulary.Color) || r.At(toks, to, n).Plural && r.At(toks, to, n).Is(vocabulary.Thing)) {
					n--
				}
				if n == 0 && lead[0] == "made" && to > from && toks[to].Text == "and" && to+1 < len(toks) && r.At(toks, to+1, 1).Is(vocabulary.Color) {
					n = 1 // "made of pink and white roses"
				}
				if n == 0 {
					break
				}
				to += n
			}
			if to > from && !(to < len(toks) && r.At(toks, to, 1).Is(vocabulary.Thing)) { // in "made of pink roses" the letter is made of copies
				return slices.Concat(toks[:i], toks[from:to], toks[i:i+2], toks[to:])
			}
		}
	}
	return toks
}

// writes are words for how a letter looks that name things too.
var writes = lexicon.Set("bubble block ribbon neon fire ice flame cloud cookie scroll stamp badge logo monogram brush graffiti puzzle jersey shirt cake balloon house room phone race page license")
