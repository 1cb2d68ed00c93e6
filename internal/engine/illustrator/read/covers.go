package read

import "pellucid/internal/engine/illustrator/token"

// onlyEnglish are short words that no other language of ours has.
var onlyEnglish = wordSet("for with the saying says named called")

// borrowed are English words of the trade that other languages have taken over: they tell no language.
var borrowed = wordSet("logo badge sticker poster")

// covers weighs how much of a prompt is English: 100 for a word that names or describes, 10 for one that joins.
func (r *Reader) covers(toks []token.Token) int {
	score := 0
	for i := 0; i < len(toks); {
		if toks[i].Kind != token.Word {
			i++
			continue
		}
		s := r.longest(toks, i)
		names := s.to-s.from > 1 && s.is(setting) || s.is(thing, person, standIn, garment, glasses, extra) || s.isStory()
		n := s.to - s.from
		switch {
		case onlyEnglish[toks[i].Text] && n == 1 && plainASCII(toks[i].Raw):
			score += 80
		case s.is(saying) && n > 1 && isEnglish(toks[i].Text):
			score += 100*n + 12*(n-1)
		case s.is(stop):
			score += 10
		case s.is(trade, style) && !s.is(thing):
			if borrowed[toks[i].Text] {
				score += 103
			}
		case names, len(toks) > 1 && (s.is(partWord) || s.is(relation) || s.is(describing...)), s.is(color):
			score += 100*n + 12*(n-1)
			if !plainASCII(toks[i].Raw) {
				score -= 40 // English has no accents
			}
		case homographs()[toks[i].Text] && plainASCII(toks[i].Raw):
			score += 100
		}
		i = s.to
	}
	return score
}

func plainASCII(word string) bool {
	for i := range len(word) {
		if word[i] >= 0x80 && word[i] != 0xE2 { // a curly apostrophe is no accent
			return false
		}
	}
	return true
}

// covers weighs how much of a prompt a language has, as for English; words with their accents and phrases weigh a little more.
func (d *dictionary) covers(toks []token.Token) int {
	score := 0
	for i := 0; i < len(toks); {
		_, _, n, key := d.longestAt(toks, i)
		_, direct := d.words[key]
		switch {
		case n == 1 && !direct && isEnglish(toks[i].Text):
			score += 20 // "bale" is an English word before it is a form of the Turkish "bal"
			i++
			continue
		case n == 0:
			_, _, derived := d.turkish(toks[i].Text)
			if _, _, split := d.compounded(toks[i].Text); derived || split && !isEnglish(toks[i].Text) {
				score += 100
			}
			i++
			continue
		case d.grammar[key]:
			score += 10 * n
		case d.words[key] == key:
			score += 100 * n // English has it too
			i += n
			continue
		default:
			score += 100*n + 12*(n-1)
		}
		if raw := spelling(toks[i : i+n]); d.exact[raw] != "" {
			score += 2
			if d.ours[raw] {
				score++
			}
		}
		i += n
	}
	return score
}
