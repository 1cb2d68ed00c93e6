package figures

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read/rewrite/wording"
	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/token"
)

// games are played by two, one against the other; afterOpponent ends the words for the second one.
var (
	games         = lexicon.Set("chess checkers cards tennis soccer basketball badminton poker hockey volleyball")
	afterOpponent = lexicon.Set("while in on at near under outside for who that and sitting standing wearing with")
)

// Opponents reads "an astronaut playing chess against an alien" as the two who play.
func Opponents(r vocabulary.Finder, toks []token.Token) []token.Token {
	for i := 1; i+3 < len(toks); i++ {
		if toks[i].Text != "playing" || !games[toks[i+1].Text] || toks[i+2].Text != "against" {
			continue
		}
		end := i + 3
		for end < len(toks) && toks[end].Kind == token.Word && !afterOpponent[toks[end].Text] {
			end++
		}
		if end == i+3 {
			continue
		}
		and := toks[i+2]
		and.Text, and.Raw = "and", "and"
		return slices.Concat(toks[:i], []token.Token{and}, toks[i+3:end], toks[i:i+2], toks[end:])
	}
	return toks
}

// AnimalFamilies reads "penguin family of 4" and "family of four penguins" as so many of them: the family is no family of people.
func AnimalFamilies(r vocabulary.Finder, toks []token.Token) []token.Token {
	toks = familyMembers(r, toks)
	for i := 0; i+2 < len(toks); i++ {
		if toks[i].Text != "family" || toks[i+1].Text != "of" || toks[i+2].Kind != token.Word || !vocabulary.IsNumber(toks[i+2].Raw) && vocabulary.Numerals[toks[i+2].Text] == "" {
			continue
		}
		if i > 0 && wording.IsAnimal(r, r.At(toks, i-1, 1)) {
			animal := toks[i-1]
			animal.Text, animal.Raw = animal.Text+"s", animal.Raw+"s"
			return slices.Concat(toks[:i-1], toks[i+2:i+3], []token.Token{animal}, toks[i+3:])
		}
		if i+3 < len(toks) && wording.IsAnimal(r, r.Longest(toks, i+3)) {
			from := i
			if from > 0 && toks[from-1].Text == "a" {
				from--
			}
			return slices.Concat(toks[:from], toks[i+2:])
		}
	}
	return toks
}

// relatives are the words for members of a family that an animal may be too.
var relatives = lexicon.Set("mom mum mommy mama mother dad daddy papa father baby babies parents cub cubs kid kids son daughter brother sister grandma grandpa child children")

// familyMembers reads "penguin family: dad, mom and a baby" as a penguin dad, a penguin mom and a baby penguin.
func familyMembers(r vocabulary.Finder, toks []token.Token) []token.Token {
	for i := 0; i+2 < len(toks); i++ {
		from, named := i-1, i-1 // "a penguin family: …"
		if toks[i].Text == "family" && toks[i+1].Text == "of" {
			from, named = i, i+2 // "a family of four hedgehogs: …"
			for named+1 < len(toks) && toks[named].Kind == token.Word && !wording.IsAnimal(r, r.At(toks, named, 1)) {
				named++
			}
		}
		list := max(named+1, i+1)
		if toks[i].Text != "family" || named < 0 || list+1 >= len(toks) || toks[list].Kind != token.Pause && toks[list].Text != "with" || !wording.IsAnimal(r, r.At(toks, named, 1)) {
			continue
		}
		var out []token.Token
		animal, members := toks[named], 0
		animal.Text, animal.Raw = strings.TrimSuffix(animal.Text, "s"), strings.TrimSuffix(animal.Raw, "s")
		at := list + 1
		for at < len(toks) {
			for at < len(toks) && (wording.Articles[toks[at].Text] || vocabulary.Numerals[toks[at].Text] != "" || toks[at].Text == "little" || toks[at].Text == "their") {
				out, at = append(out, toks[at]), at+1
			}
			if at >= len(toks) || !relatives[toks[at].Text] {
				break
			}
			if again := strings.HasPrefix(toks[at].Text, "cub"); again {
				out, at, members = append(out, toks[at]), at+1, members+1
			} else if again := wording.IsAnimal(r, r.At(toks, min(at+1, len(toks)-1), 1)) && at+1 < len(toks); again { // "dad penguin"
				out, at, members = append(out, toks[at], toks[at+1]), at+2, members+1
			} else {
				out, at, members = append(out, relativeOf(toks[at], animal)...), at+1, members+1
			}
			next := at
			for next < len(toks) && (toks[next].Kind == token.Pause || toks[next].Text == "and") {
				next++
			}
			ahead := next
			for ahead < len(toks) && (wording.Articles[toks[ahead].Text] || vocabulary.Numerals[toks[ahead].Text] != "" || toks[ahead].Text == "little" || toks[ahead].Text == "their") {
				ahead++
			}
			if next == at || ahead >= len(toks) || !relatives[toks[ahead].Text] {
				break
			}
			out, at = append(out, toks[at:next]...), next
		}
		if members > 1 {
			return slices.Concat(toks[:from], out, toks[at:])
		}
	}
	return toks
}

// relativeOf names a member of a family of animals: kids are babies of the kind.
func relativeOf(member, animal token.Token) []token.Token {
	switch member.Text {
	case "kid", "child", "son", "daughter", "brother", "sister", "baby":
		member.Text, member.Raw = "baby", "baby"
	case "kids", "children", "babies":
		member.Text, member.Raw = "baby", "baby"
		animal.Text += "s"
	}
	return []token.Token{member, animal}
}
