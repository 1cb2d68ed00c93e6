package languages

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/token"
)

// order puts the units of a clause into English order.
func (d *Dictionary) order(units []unit) []unit {
	if !d.postposed && d.Code != "zh" {
		return units
	}
	units, where := d.placesLast(units)
	return append(d.ordered(units), where...)
}

// placesLast takes out where something is: it stands before that in East Asian languages, and after it in English.
func (d *Dictionary) placesLast(units []unit) (rest, where []unit) {
	for _, u := range units {
		if !u.rel && strings.Contains(u.english, " ") && d.english.Is(token.Key(u.english), Place) {
			where = append(where, u)
			continue
		}
		rest = append(rest, u)
	}
	return rest, where
}

// ordered puts what is left into English order.
func (d *Dictionary) ordered(units []unit) []unit {
	if turned, ok := d.partsLast(units); ok && (d.unspaced || d.postposed) {
		return turned
	}
	switch {
	case d.Code == "zh":
		return d.chinese(units)
	case d.postposed:
		return d.headLast(units)
	}
	return units
}

// partsLast turns "blue eye-の white cat" into "white cat with blue eye", where a part is named before what has it.
func (d *Dictionary) partsLast(units []unit) ([]unit, bool) {
	at := slices.IndexFunc(units, func(u unit) bool { return u.of })
	if at < 1 || at == len(units)-1 || !d.hasNoun(units[at+1:]) || !d.english.Is(token.Key(units[at-1].english), Part) {
		return units, false
	}
	from := at - 1
	for from > 0 && d.english.Is(token.Key(units[from-1].english), Color) {
		from--
	}
	if from > 0 {
		return units, false
	}
	with := units[at]
	with.english, with.rel, with.of = "with", true, false
	out := append(append([]unit{}, units[at+1:]...), with)
	return append(out, units[:at]...), true
}

// headLast turns "table on cat" into "cat on table": the last thing is what the others describe.
func (d *Dictionary) headLast(units []unit) []unit {
	var parts [][]unit
	var rels []unit
	var part []unit
	for _, u := range units {
		if u.rel {
			parts, rels, part = append(parts, part), append(rels, u), nil
			continue
		}
		part = append(part, u)
	}
	if len(rels) == 0 {
		return units
	}
	if !hasThing(part) {
		// The verb comes last: "cat table on-sits". What it says is of the first thing.
		last := len(parts) - 1
		first, rest := d.splitTopic(parts[last])
		if !hasThing(rest) {
			return units
		}
		parts[last], part = rest, append(first, part...)
	}
	out := part
	heldNotWorn(parts, rels)
	for i := len(parts) - 1; i >= 0; i-- {
		if len(parts[i]) > 0 || d.english.Is(token.Key(rels[i].english), Work, Pose) { // who washes, cooks or reads may do it without an object
			out = append(append(out, rels[i]), parts[i]...)
		}
	}
	return out
}

// heldNotWorn lets umbrellas be held: Korean wears them.
func heldNotWorn(parts [][]unit, rels []unit) {
	for i, p := range parts {
		if n := len(p); n > 0 && p[n-1].english == "umbrella" && rels[i].english == "wearing" {
			rels[i].english = "holding"
		}
	}
}

// splitTopic cuts a clause after its topic particle, else after its first thing.
func (d *Dictionary) splitTopic(units []unit) (first, rest []unit) {
	for i, u := range units {
		if u.topic {
			return units[:i:i], units[i+1:]
		}
	}
	for i, u := range units {
		if d.english.Is(token.Key(u.english), Noun) {
			return units[: i+1 : i+1], units[i+1:]
		}
	}
	return units, nil
}

func hasThing(units []unit) bool {
	for _, u := range units {
		if u.english != "" && u.english != "-" || u.token.Text != "" && u.token.Kind == token.Word {
			return true
		}
	}
	return false
}

// splitParticles takes Korean particles off their nouns.
func (d *Dictionary) splitParticles(toks []token.Token) []token.Token {
	var out []token.Token
	before := ""
	for _, t := range splitNumbers(toks) {
		noun, particle := t.Text, ""
		if t.Kind == token.Word {
			noun, particle = d.korean(t.Text, before)
		}
		before = t.Text
		if particle == "" {
			out = append(out, t)
			continue
		}
		cut := t.End - len([]rune(particle))
		out = append(out, token.Token{Text: noun, Raw: noun, Start: t.Start, End: cut}, token.Token{Text: particle, Raw: particle, Start: cut, End: t.End})
	}
	return out
}
