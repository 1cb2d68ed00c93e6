package languages

import "pellucid/internal/engine/illustrator/token"

// chinese turns "table on-的 cat" and "wear hat 的 cat" round; sentences with the verb in the middle stay.
func (d *Dictionary) chinese(units []unit) []unit {
	verb, local, of := -1, -1, -1
	for i, u := range units {
		switch {
		case u.rel && d.takesObject(u.english) && verb < 0:
			verb = i
		case u.rel && !d.takesObject(u.english) && local < 0:
			local = i
		case u.of:
			of = i
		}
	}
	if verb >= 0 {
		if local > verb {
			if local == len(units)-1 || units[local].start < 0 {
				return append(units[:local:local], units[local+1:]...)
			}
			of = local // "坐在椅子上的猫"
		}
		if of > verb && of < len(units)-1 && !d.hasNoun(units[:verb]) {
			out := append(units[:verb:verb], units[of+1:]...)
			return append(out, units[verb:of]...)
		}
		return units
	}
	if local > 0 && local < len(units)-1 {
		out := append(units[local+1:len(units):len(units)], units[local])
		return append(out, units[:local]...)
	}
	return units
}

// prefixed are the relations that stand before what they take in Chinese.
var prefixed = map[string]bool{
	"wearing": true, "holding": true, "riding": true, "sitting on": true, "eating": true, "reading": true, "playing": true, "with": true, "without": true,
	"kicking": true, "chasing": true, "pulling": true, "pushing": true, "carrying": true, "throwing": true, "catching": true, "looking at": true, "hugging": true,
	"fighting": true, "jumping over": true, "lying on": true, "sleeping on": true, "drinking": true,
}

// takesObject reports whether a verb stands before what it is done to in Chinese.
func (d *Dictionary) takesObject(english string) bool {
	return prefixed[english] || d.english.Is(english, Work)
}

func (d *Dictionary) hasNoun(units []unit) bool {
	for _, u := range units {
		if d.english.Is(token.Key(u.english), Noun) {
			return true
		}
	}
	return false
}
