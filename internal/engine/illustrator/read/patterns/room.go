package read

import (
	"slices"

	"pellucid/internal/engine/illustrator/token"
)

// The words of clauses that ask for room without art: "leave space for the text below", "empty middle", "open in the center".
var (
	roomNouns   = wordSet("space room area spot")
	roomMiddles = wordSet("middle center centre centers inside interior")
	roomEmpty   = wordSet("empty blank open clear hollow free transparent uncluttered")
	roomOnly    = wordSet("white negative copy text extra enough some lots plenty more big large small little a of the")
	roomVerbs   = wordSet("leave leaving leaves left keep keeping keeps")
	roomLinks   = wordSet("with and but plus have having has needs need the a an an its some lots plenty of is be to stays staying remains kept please")
	roomUses    = wordSet("text texts word words wording name names title titles message lettering writing photo photos picture pictures info details date initials monogram logo quote caption greeting information invitation headline typing notes")
	roomTails   = wordSet("for in at on above below to so where under underneath beneath left inside around elsewhere")
	roomSides   = map[string]string{"below": "bottom", "under": "bottom", "underneath": "bottom", "beneath": "bottom", "bottom": "bottom", "above": "top", "top": "top", "left": "left", "right": "right"}
)

// roomAsked takes out clauses that ask for room without art. Nothing is drawn for them; where they say on which side it is, the art moves to the other.
func (p *parser) roomAsked() {
	for i := 0; i < len(p.toks); i++ {
		from, to := p.roomAt(i)
		if to <= i || slices.ContainsFunc(p.toks[from:to], func(t token.Token) bool { return t.Kind != token.Word }) || to-from == len(p.toks) {
			continue
		}
		to = p.roomTail(to)
		side := ""
		for k := from; k < to; k++ {
			if s := roomSides[p.wordAt(k)]; s != "" && (s != "left" || p.wordAt(k-1) == "the") {
				side = s
			}
		}
		p.roomSide = side
		p.understand(from, to, "framing", "empty space")
		p.withoutTokens(from, to)
		i = to - 1
	}
}

// roomAt returns the tokens of a clause for room whose core begins at a token, with the words that lead to it.
func (p *parser) roomAt(i int) (from, to int) {
	w, next := p.wordAt(i), p.wordAt(i+1)
	switch {
	case roomNouns[w]:
		from, to = i, i+1
		for from > 0 && (roomEmpty[p.wordAt(from-1)] || roomOnly[p.wordAt(from-1)]) {
			from--
		}
		tail := p.roomTail(to)
		if !roomVerbs[p.wordAt(from-1)] && !(tail > to && (p.usesRoom(to) || p.wordAt(from-1) == "with" && p.namesMiddle(to, tail))) && !(from < i && (roomEmpty[p.wordAt(i-1)] || p.wordAt(i-1) == "negative" || p.wordAt(i-1) == "copy")) {
			return i, i
		}
		if w == "room" && from == i && !roomVerbs[p.wordAt(i-1)] && p.wordAt(i-1) != "with" && p.wordAt(i-1) != "and" && i > 0 && p.toks[i-1].Kind == token.Word {
			return i, i // "living room for names"
		}
	case (roomEmpty[w] || p.r.words.Has(w, color) && p.wordAt(i+2) == "for") && roomMiddles[next] && p.wordAt(i+2) != "of":
		from, to = i, i+2
	case (roomEmpty[w] || w == "nothing") && (next == "in" || next == "on" || next == "inside"):
		to = i + 2
		for p.wordAt(to) == "the" || p.wordAt(to) == "its" {
			to++
		}
		if !roomMiddles[p.wordAt(to)] && next != "inside" {
			return i, i
		}
		if roomMiddles[p.wordAt(to)] {
			to++
		}
		from = i
	case roomMiddles[w] || roomVerbs[p.wordAt(i-1)] && w == "rest" || roomVerbs[p.wordAt(i-2)] && p.wordAt(i-1) == "the" && w == "rest":
		to = i + 1
		for k := 0; k < 3 && (p.wordAt(to) == "is" || p.wordAt(to) == "left" || p.wordAt(to) == "to" || p.wordAt(to) == "be" || p.wordAt(to) == "kept" || p.wordAt(to) == "part" || p.wordAt(to) == "area" || p.wordAt(to) == "space" || p.wordAt(to) == "stays"); k++ {
			to++
		}
		if !roomEmpty[p.wordAt(to)] {
			return i, i
		}
		from, to = i, to+1
	case roomEmpty[w] && edgeRow[next] != "" && (p.wordAt(i+2) == "" || p.wordAt(i+2) == "half" || p.wordAt(i+2) == "part" || p.wordAt(i+2) == "for"):
		from, to = i, i+2
		if w := p.wordAt(to); w == "half" || w == "part" {
			to++
		}
	case (roomEmpty[w]) && (next == "above" || next == "below" || next == "elsewhere") && (i+2 >= len(p.toks) || p.toks[i+2].Kind != token.Word):
		from, to = i, i+2
	default:
		return i, i
	}
	for from > 0 && (roomLinks[p.wordAt(from-1)] || roomVerbs[p.wordAt(from-1)] || roomEmpty[p.wordAt(from-1)]) {
		from--
	}
	return from, to
}

// namesMiddle reports whether the middle of the image is named.
func (p *parser) namesMiddle(from, to int) bool {
	return slices.ContainsFunc(p.toks[from:to], func(t token.Token) bool { return roomMiddles[t.Text] })
}

// usesRoom reports whether the words from a token on name what room is left for.
func (p *parser) usesRoom(i int) bool {
	for k := i; k < i+5; k++ {
		if roomUses[p.wordAt(k)] {
			return true
		}
	}
	return false
}

// roomTail is the end of the words behind a clause for room that say where it is and what for.
func (p *parser) roomTail(to int) int {
	for roomTails[p.wordAt(to)] {
		to++
		for w := p.wordAt(to); w != "" && w != "with" && !roomTails[w] && !(w == "and" && !roomUses[p.wordAt(to+1)]); w = p.wordAt(to) {
			to++
		}
	}
	return to
}
