package parse

import "strings"

// color reads a colour word, or two that make a shade, unless the word names a thing here.
func (p *parser) color() bool {
	text := p.peek(0)
	if shade, ok := shades[text+" "+p.peek(1)]; ok {
		p.addColor(shade, "")
		p.at += 2
		return true
	}
	name, ok := colorOf[text]
	if !ok {
		name, ok = colorOf[strings.TrimSuffix(text, "s")]
		ok = ok && things[name] && strings.HasSuffix(text, "s")
		if ok {
			p.noun(name)
			p.cur.Count = max(p.cur.Count, pluralCount(p.cur.Count))
			p.at++
			return true
		}
		return false
	}
	next := p.peek(1)
	if leadsThing[name][next] || len(p.cur.Words) > 0 && things[name] && p.pending != "in" {
		return false
	}
	p.addColor(name, text)
	p.at++
	if p.peek(0) == "and" && colorOf[p.peek(1)] != "" {
		p.at++
	}
	return true
}

func pluralCount(told int) int {
	if told > 0 {
		return told
	}
	return 3
}

// addColor gives a colour to the phrase being read; one that follows the noun ("a car red") belongs to it as well.
func (p *parser) addColor(name, typed string) {
	p.lastColorWord = typed
	p.cur.Colors = append(p.cur.Colors, name)
}

// plainWord reads sizes, moods, actions and filler.
func (p *parser) plainWord() bool {
	text := p.peek(0)
	switch {
	case p.negating && filler[text]:
		p.out.Negatives = append(p.out.Negatives, text)
	case sizes[text] != "":
		p.cur.Size = sizes[text]
	case filler[text]:
	case moods[text] && p.more():
		p.cur.Mods = append(p.cur.Mods, text)
	case action(text) && !(activities[text] && len(p.cur.Words) == 0 && p.peek(1) == ""):
		p.act(text)
		return true
	case strings.HasSuffix(text, "ly") && len(text) > 4 && !nounsLikeForms[text] && p.more():
		p.cur.Mods = append(p.cur.Mods, text)
	default:
		return false
	}
	p.at++
	return true
}

// more says whether a noun may still come or has come: a mood word alone ("spring") is what is asked for.
func (p *parser) more() bool {
	next := p.peek(1)
	if nounMoods[p.peek(0)] && len(p.cur.Words) == 0 && (next == "" || relations[next] != "") {
		return false
	}
	return len(p.cur.Words) > 0 || len(p.out.Phrases) > 0 || p.at+1 < len(p.tokens)
}

// nounMoods describe a noun that follows and are nouns themselves: "a baby seal", "a baby".
var nounMoods = set("baby spring summer winter autumn stone marble iron brass")

// act notes an action. After a noun it ends the phrase: what follows is another thing.
func (p *parser) act(text string) {
	p.cur.Mods = append(p.cur.Mods, text)
	p.at++
	if len(p.cur.Words) > 0 || p.cur.Measure != "" && len(p.cur.Colors) > 0 {
		p.close()
	}
}

// action recognises verb forms by their endings.
func action(text string) bool {
	if nounsLikeForms[text] && !activities[text] || len(text) < 4 {
		return false
	}
	if verbs[text] {
		return true
	}
	return strings.HasSuffix(text, "ing") || strings.HasSuffix(text, "ed") && !strings.HasSuffix(text, "eed")
}

// verbs are finite forms that no ending gives away.
var verbs = set("jumps flies stands sleeps sits runs walks swims dances sings smiles laughs floats burns glows shines hangs lies grows plays fights chases")

// plural guesses by the ending; words that end in s by nature are not.
func plural(text string) bool {
	if irregularPlurals[text] {
		return true
	}
	if len(text) < 4 || !strings.HasSuffix(text, "s") || singularS[text] {
		return false
	}
	for _, ending := range []string{"ss", "us", "is", "as"} {
		if strings.HasSuffix(text, ending) {
			return false
		}
	}
	return true
}

var (
	irregularPlurals = set("mice geese feet teeth children people men women leaves wolves knives loaves cacti elves dwarves octopi fungi oxen")
	singularS        = set(`glasses sunglasses scissors pants jeans shorts trousers headphones binoculars skis socks gloves shoes boots sneakers
		christmas news chess series species dominoes tennis binoculars goggles pliers tongs bagpipes maracas lens fries stairs clothes
		fireworks beans noodles pancakes peanuts books bubbles chopsticks briefs pajamas earrings shoes slippers sandals handcuffs
		weights thanksgiving waves sweets laurels santas mars venus paris texas athens bus cosmos canvas compass atlas`)
)
