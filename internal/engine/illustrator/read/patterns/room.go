package patterns

import (
	"slices"

	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read/state"
	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/token"
)

// The words of clauses that ask for room without art: "leave space for the text below", "empty middle", "open in the center".
var (
	roomNouns   = lexicon.Set("space room area spot")
	roomMiddles = lexicon.Set("middle center centre centers inside interior")
	roomEmpty   = lexicon.Set("empty blank open clear hollow free transparent uncluttered")
	roomOnly    = lexicon.Set("white negative copy text extra enough some lots plenty more big large small little a of the")
	roomVerbs   = lexicon.Set("leave leaving leaves left keep keeping keeps")
	roomLinks   = lexicon.Set("with and but plus have having has needs need the a an an its some lots plenty of is be to stays staying remains kept please")
	roomUses    = lexicon.Set("text texts word words wording name names title titles message lettering writing photo photos picture pictures info details date initials monogram logo quote caption greeting information invitation headline typing notes")
	roomTails   = lexicon.Set("for in at on above below to so where under underneath beneath left inside around elsewhere")
	roomSides   = map[string]string{"below": "bottom", "under": "bottom", "underneath": "bottom", "beneath": "bottom", "bottom": "bottom", "above": "top", "top": "top", "left": "left", "right": "right"}
)

// RoomAsked takes out clauses that ask for room without art. Nothing is drawn for them; where they say on which side it is, the art moves to the other.
func RoomAsked(p *state.Parser) {
	for i := 0; i < len(p.Tokens); i++ {
		from, to := roomAt(p, i)
		if to <= i || slices.ContainsFunc(p.Tokens[from:to], func(t token.Token) bool { return t.Kind != token.Word }) || to-from == len(p.Tokens) {
			continue
		}
		to = roomTail(p, to)
		side := ""
		for k := from; k < to; k++ {
			if s := roomSides[p.WordAt(k)]; s != "" && (s != "left" || p.WordAt(k-1) == "the") {
				side = s
			}
		}
		p.Design.Room = side
		p.Understand(from, to, "framing", "empty space")
		p.WithoutTokens(from, to)
		i = to - 1
	}
}

// roomAt returns the tokens of a clause for room whose core begins at a token, with the words that lead to it.
func roomAt(p *state.Parser, i int) (from, to int) {
	w, next := p.WordAt(i), p.WordAt(i+1)
	switch {
	case roomNouns[w]:
		from, to = i, i+1
		for from > 0 && (roomEmpty[p.WordAt(from-1)] || roomOnly[p.WordAt(from-1)]) {
			from--
		}
		if from == i && w == "space" && roomUses[p.WordAt(i-1)] && p.WordAt(i-2) == "with" { // "with name space"
			return i - 2, to
		}
		tail := roomTail(p, to)
		if !roomVerbs[p.WordAt(from-1)] && !(tail > to && (usesRoom(p, to) || p.WordAt(from-1) == "with" && namesMiddle(p, to, tail))) && !(from < i && (roomEmpty[p.WordAt(i-1)] || p.WordAt(i-1) == "negative" || p.WordAt(i-1) == "copy")) {
			return i, i
		}
		if w == "room" && from == i && !roomVerbs[p.WordAt(i-1)] && p.WordAt(i-1) != "with" && p.WordAt(i-1) != "and" && i > 0 && p.Tokens[i-1].Kind == token.Word {
			return i, i // "living room for names"
		}
	case (roomEmpty[w] || p.Tables.Words.Has(w, vocabulary.Color) && p.WordAt(i+2) == "for") && roomMiddles[next] && p.WordAt(i+2) != "of":
		from, to = i, i+2
	case (roomEmpty[w] || w == "nothing") && (next == "in" || next == "on" || next == "inside"):
		to = i + 2
		for p.WordAt(to) == "the" || p.WordAt(to) == "its" {
			to++
		}
		if !roomMiddles[p.WordAt(to)] && next != "inside" {
			return i, i
		}
		if roomMiddles[p.WordAt(to)] {
			to++
		}
		from = i
	case roomMiddles[w] || roomVerbs[p.WordAt(i-1)] && w == "rest" || roomVerbs[p.WordAt(i-2)] && p.WordAt(i-1) == "the" && w == "rest":
		to = i + 1
		for k := 0; k < 3 && (p.WordAt(to) == "is" || p.WordAt(to) == "left" || p.WordAt(to) == "to" || p.WordAt(to) == "be" || p.WordAt(to) == "kept" || p.WordAt(to) == "part" || p.WordAt(to) == "area" || p.WordAt(to) == "space" || p.WordAt(to) == "stays"); k++ {
			to++
		}
		if !roomEmpty[p.WordAt(to)] {
			return i, i
		}
		from, to = i, to+1
	case roomEmpty[w] && edgeRow[next] != "" && (p.WordAt(i+2) == "" || p.WordAt(i+2) == "half" || p.WordAt(i+2) == "part" || p.WordAt(i+2) == "for"):
		from, to = i, i+2
		if w := p.WordAt(to); w == "half" || w == "part" {
			to++
		}
	case (roomEmpty[w]) && (next == "above" || next == "below" || next == "elsewhere") && (i+2 >= len(p.Tokens) || p.Tokens[i+2].Kind != token.Word):
		from, to = i, i+2
	default:
		return i, i
	}
	for from > 0 && (roomLinks[p.WordAt(from-1)] || roomVerbs[p.WordAt(from-1)] || roomEmpty[p.WordAt(from-1)]) {
		from--
	}
	return from, to
}

// namesMiddle reports whether the middle of the image is named.
func namesMiddle(p *state.Parser, from, to int) bool {
	return slices.ContainsFunc(p.Tokens[from:to], func(t token.Token) bool { return roomMiddles[t.Text] })
}

// usesRoom reports whether the words from a token on name what room is left for.
func usesRoom(p *state.Parser, i int) bool {
	for k := i; k < i+5; k++ {
		if roomUses[p.WordAt(k)] {
			return true
		}
	}
	return false
}

// roomTail is the end of the words behind a clause for room that say where it is and what for.
func roomTail(p *state.Parser, to int) int {
	for roomTails[p.WordAt(to)] {
		to++
		for w := p.WordAt(to); w != "" && w != "with" && !roomTails[w] && !(w == "and" && !roomUses[p.WordAt(to+1)]); w = p.WordAt(to) {
			to++
		}
	}
	return to
}
