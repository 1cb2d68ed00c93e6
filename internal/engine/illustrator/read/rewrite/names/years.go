package names

import (
	"slices"
	"strconv"

	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/token"
)

// aged are the words for people whose age may be told in years.
var aged = lexicon.Set("girl boy woman man lady guy kid child baby toddler person son daughter brother sister mom dad grandma grandpa grandmother grandfather gentleman")

// YearsOld puts the word for an age before a person whose age is told in years, so that the number counts nobody: "a 5 year old girl", "a girl, 18 years old".
func YearsOld(toks []token.Token) []token.Token {
	for i := 0; i+2 < len(toks); i++ {
		years := yearsIn(toks[i].Text)
		if unit := toks[i+1].Text; years < 0 || unit != "year" && unit != "years" && unit != "yr" && unit != "yrs" || toks[i+2].Text != "old" {
			continue
		}
		word := toks[i]
		word.Text, word.Raw, word.Kind, word.End = ageWord(years), ageWord(years), token.Word, toks[i+2].End
		at := i + 3
		if at < len(toks) && toks[at].Text == "birthday" {
			at++ // "a 5 year old birthday girl"
		}
		if at < len(toks) && aged[toks[at].Text] {
			return slices.Replace(slices.Clone(toks), i, i+3, word)
		}
		before := i - 1
		for before >= 0 && (toks[before].Kind == token.Pause || toks[before].Text == "is") {
			before--
		}
		if before >= 0 && aged[toks[before].Text] {
			rest := slices.Delete(slices.Clone(toks), before+1, i+3)
			return slices.Insert(rest, before, word)
		}
	}
	return toks
}

// yearsIn is the number that a word says, or -1.
func yearsIn(word string) int {
	if digit := vocabulary.Numerals[word]; digit != "" {
		word = digit
	}
	if !vocabulary.IsNumber(word) {
		return -1
	}
	years, _ := strconv.Atoi(word)
	return years
}

// ageWord is what people of an age are called.
func ageWord(years int) string {
	switch {
	case years < 2:
		return "baby"
	case years < 4:
		return "toddler"
	case years < 13:
		return "young"
	case years < 20:
		return "teen"
	case years < 60:
		return "adult"
	}
	return "elderly"
}
