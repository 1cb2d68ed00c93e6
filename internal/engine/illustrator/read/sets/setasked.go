package read

import (
	"slices"
	"strconv"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/token"
)

// setAsk is how a prompt asks for a set of separate pictures.
type setAsk struct {
	group bool   // a word for several of anything is there: "set", "bundle"
	kind  string // "icons", "stickers", or empty where it asks for none
	weak  bool   // one picture may be meant as well: "clipart"
	heads bool   // of animals the heads alone
	bare  bool   // no word says what kind of pictures they are: "camping bundle"
	at    []int  // the tokens that ask
}

// The words for pictures of which there may be one, and for several of anything.
var (
	pictureWord = map[string]string{"icon": "icons", "sticker": "stickers", "clipart": "icons", "emoji": "icons", "badge": "stickers", "sprite": "icons", "asset": "icons", "decal": "stickers", "png": "icons", "item": "icons", "doodle": "icons", "clip": "icons", "vector": "icons", "game": "icons"}
	sheetGroups = wordSet("set sets pack packs collection bundle bundles sheet sheets kit")
	// setFillers say no more of a set than that it has things of its theme.
	setFillers = wordSet("set sets pack packs collection bundle bundles kit elements element supplies supply item items things stuff accessories essentials illustrations illustration graphics graphic doodles doodle themed theme related objects object assets asset embellishments planner bullet journal digital supplies life gear decor decorations inspired heads portraits characters pictures images clipart cliparts pngs sprites sprite vibes various different assorted mixed")
)

// sheetKinds stand before "sheet" where it is one of several drawings: a tattoo flash sheet.
var sheetKinds = wordSet("flash element elements design asset motif reference art")

// gameWords stand before the tiles that a game is built of.
var gameWords = wordSet("game games platformer platform terrain level map rpg pixel 2d")

// suppliesAt reports whether a token is within the name of the set of school supplies that is one drawing: a set of its own is asked for.
func (p *parser) suppliesAt(i int) bool {
	at := p.spanAt(i)
	id, _ := p.span(at).value(thing)
	return at >= 0 && id == "school-supply-set"
}

// setAsked finds the words that ask for several pictures.
func (p *parser) setAsked() setAsk {
	var ask setAsk
	word := func(i int) string {
		if i < 0 || i >= len(p.toks) || p.toks[i].Kind != token.Word {
			return ""
		}
		return p.toks[i].Text
	}
	group, many := false, false
	for i := range p.toks {
		w := word(i)
		if (w == "tiles" || w == "tileset" || w == "blocks") && gameWords[word(i-1)] {
			w = "sprites"
		}
		one, several := pictureWord[w], vocabulary.PicturesWords[w]
		beside := sheetGroups[word(i+1)] || word(i+1) == "art" && sheetGroups[word(i+2)] || sheetGroups[word(i-2)] && word(i-1) == "of"
		switch {
		case allOver(word(i-2), word(i-1)) || allOver(word(i-3), word(i-2)) || word(i+1) == "on" && word(i+2) == "it":
			several = "" // "a skateboard covered in stickers"
		case several != "":
			many = true
		case one != "" && !beside && w != "clipart" && w != "clip": // "app icon", "camping sticker": one picture
		case one == "" || (w == "png" || w == "badge" || w == "item" || w == "vector" || w == "game") && !beside || w == "clip" && word(i+1) != "art":
			several = ""
		default:
			several, many = one, many || beside
		}
		switch {
		case several != "" && (ask.kind == "" || several == "stickers"):
			ask.kind, ask.at = several, append(ask.at, i)
			ask.heads = ask.heads || w == "icon" || w == "icons" || w == "badge" || strings.HasPrefix(w, "emoji")
			if w == "clip" {
				ask.at = append(ask.at, i+1)
			}
		case several != "":
			ask.at = append(ask.at, i)
		case w == "pack" && p.logo: // a team
		case sheetGroups[w] && (!p.withinName(i, i+1) || p.suppliesAt(i)) && (w != "sheet" && w != "sheets" || pictureWord[word(i-1)] != "" || word(i+1) == "of" || sheetKinds[word(i-1)]):
			group = true
			ask.at = append(ask.at, i)
		}
	}
	ask.heads = ask.heads || slices.ContainsFunc(p.toks, func(t token.Token) bool { return t.Text == "heads" || t.Text == "portraits" })
	if ask.kind == "" && group {
		ask.kind, ask.bare = "icons", true
	}
	ask.weak, ask.group = !group && !many, group
	if ask.kind == "" {
		ask.at = nil
	}
	return ask
}

// inPoses reports whether a prompt asks for several of the one that it names by their poses: "foxes in different poses".
func (p *parser) inPoses() bool {
	if len(p.out.Subjects) != 1 || p.out.Subjects[0].Count < sheetLeast || !p.alive(0) {
		return false
	}
	return slices.ContainsFunc(p.toks, func(t token.Token) bool { return t.Text == "poses" }) && slices.ContainsFunc(p.toks, func(t token.Token) bool { return differing[t.Text] })
}

// withinName reports whether tokens are a part of a longer name of a thing: a shopping cart is no shopping.
func (p *parser) withinName(from, to int) bool {
	return slices.ContainsFunc(p.spans, func(s span) bool {
		return s.is(thing, several) && s.from < to && s.to > from && (s.from < from || s.to > to) && !sheetGroups[lastWord(s.key)]
	})
}

// tradeTheme reports whether a theme is a part of words of the trade, beside a thing that is named: "set of gems, game icons".
func (p *parser) tradeTheme(from, to int) bool {
	within := slices.ContainsFunc(p.spans, func(s span) bool { return s.is(trade) && s.from <= from && s.to >= to && s.to-s.from > to-from })
	return within && slices.ContainsFunc(p.spans, func(s span) bool {
		id, _ := s.value(thing)
		return s.kind == token.Word && (s.from >= to || s.to <= from) && p.r.drawable(id) != "" && !s.is(trade, style, several)
	})
}

// allOver reports whether two words say that something is all over a thing.
func allOver(a, b string) bool {
	return (a == "covered" || a == "decorated" || a == "full") && (b == "in" || b == "with" || b == "of")
}

// trimmed reports whether the token at i is what a thing of the prompt is with: a noun and "with" come before it.
func (p *parser) trimmed(i int) bool {
	with := slices.IndexFunc(p.toks[:i], func(t token.Token) bool { return t.Text == "with" })
	return with > 0 && slices.ContainsFunc(p.r.cut(p.toks[:with]), func(s span) bool { return s.is(thing) && !s.is(trade) && vocabulary.PicturesWords[s.key] == "" })
}

// takeSet makes a set of the things that were chosen and takes its words out of the prompt.
func (p *parser) takeSet(ask setAsk, themes []themeAt, from, to int, chosen []setThing, told int) {
	var names []string
	for _, t := range chosen {
		names = append(names, plainName(t.id))
	}
	p.understand(from, to, "set", strings.Join(names, ", "))
	gone := func(i int) bool { return i >= from && i < to }
	for _, th := range themes {
		if !gone(th.from) {
			p.understand(th.from, th.to, "set", th.key)
		}
	}
	for _, i := range ask.at {
		if !gone(i) {
			p.understand(i, i+1, "framing", ask.kind)
		}
	}
	if told >= 0 && told < len(p.toks) {
		p.understand(told, told+1, "count", strconv.Itoa(len(chosen)))
	}
	young, cute := p.saidOfAnimals()
	for _, t := range chosen {
		p.out.Subjects = append(p.out.Subjects, p.setSubject(t, ask, young, cute))
	}
	p.out.Sheet, p.ofTheme = ask.kind, len(chosen)
	p.spans = slices.DeleteFunc(p.spans, func(s span) bool {
		within := func(i int) bool { return i >= s.from && i < s.to }
		out := s.from < to && s.to > from || within(told) || slices.ContainsFunc(ask.at, within) || slices.ContainsFunc(themes, func(t themeAt) bool { return within(t.from) })
		if !out && s.kind == token.Word && (s.is(stop, relation) || setFillers[lastWord(token.Key(p.words(s.from, s.to)))]) {
			p.mark(s.from, s.to)
			out = true
		}
		return out
	})
	if ask.kind == "stickers" {
		p.setStyle("style", "sticker")
	}
}

// setSubject is one thing of a set. Icons show the heads of animals, other sets the whole of them.
func (p *parser) setSubject(t setThing, ask setAsk, young, cute bool) brief.Subject {
	s := brief.Subject{Words: strings.ReplaceAll(t.id, "-", " "), Kind: p.r.drawable(t.id), ID: t.id, Count: 1, Color: t.color}
	if s.Kind == brief.Animal || s.Kind == brief.Bird {
		s.Pose, s.Portrait, s.Young, s.Cute = t.look, ask.heads && t.look == "", young, cute
	} else if t.id == "zodiac-sign" {
		s.Text = t.look
	} else if p.r.words.Has(t.look, expression) {
		s.Expression = t.look
	} else if t.look != "" {
		s.States = []string{t.look}
	}
	return s
}

// saidOfAnimals reports whether the animals of a set are to be young ones, or cute.
func (p *parser) saidOfAnimals() (young, cute bool) {
	for i, t := range p.toks {
		young = young || t.Text == "baby" && i+1 < len(p.toks) && p.toks[i+1].Text != "shower" || t.Text == "nursery"
		cute = cute || t.Text == "cute" || t.Text == "kawaii" || t.Text == "adorable"
	}
	return young, cute
}

// themeIcon reads "music app icon": the first thing of a theme, where the prompt names no thing to draw.
func (p *parser) themeIcon(theme string, from, to int) {
	icon := slices.ContainsFunc(p.toks, func(t token.Token) bool { return t.Text == "icon" })
	if !icon || slices.ContainsFunc(p.spans, func(s span) bool {
		id, _ := s.value(thing)
		return (p.r.drawable(id) != "" || s.is(person)) && (s.from >= to || s.to <= from)
	}) {
		return
	}
	i := slices.IndexFunc(readSheets()[theme], func(t setThing) bool { return p.r.drawable(t.id) != "" })
	at := slices.IndexFunc(p.spans, func(s span) bool { return s.from >= from && s.from < to })
	if i < 0 || at < 0 {
		return
	}
	id := readSheets()[theme][i].id
	p.spans[at] = span{kind: token.Word, from: from, to: to, key: strings.ReplaceAll(id, "-", " "), senses: []sense{{Class: thing, Value: id}}}
	for k := len(p.spans) - 1; k > at; k-- {
		if p.spans[k].from < to {
			p.spans = slices.Delete(p.spans, k, k+1)
		}
	}
}
