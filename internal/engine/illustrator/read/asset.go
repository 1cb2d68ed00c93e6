package read

import (
	"slices"
	"strconv"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/things"
	"pellucid/internal/engine/illustrator/token"
)

// namesList reports whether a prompt for a set names at least two things to draw besides the words of its theme.
func (p *parser) namesList(from, to int) bool {
	n := 0
	for _, s := range p.spans {
		id, ok := s.value(thing)
		if ok && s.kind == token.Word && (s.from >= to || s.to <= from) && p.r.drawable(id) != "" && !s.is(trade, style, several) {
			n++
		}
	}
	return n > 1
}

// setItems are words for the things of a set, after their number.
var setItems = wordSet("stickers sticker pieces pcs piece icons designs elements items pack variations versions cliparts images graphics variants styles")

// sizeOfSet takes out the number of things of a set that does not come right before their name: "potions set of 4", "sticker sheet 9 stickers".
func (p *parser) sizeOfSet() {
	for i, s := range p.spans {
		v, counted := s.value(count)
		n, err := strconv.Atoi(v)
		if !counted || err != nil || n < sheetLeast || s.kind != token.Word || p.span(i-1).key == "of" {
			continue
		}
		before := i > 0 && slices.Contains([]string{"set of", "pack of", "bundle of", "sheet of", "collection of"}, p.spans[i-1].key)
		switch {
		case before && (i+1 == len(p.spans) || !p.span(i+1).isWord() || p.span(i+1).is(trade) && !p.span(i+1).is(thing)):
			p.drop(i, "count", v)
			p.drop(i-1, "framing", "set")
		case !before && i+1 < len(p.spans) && setItems[p.span(i+1).key] && i > 0:
			p.drop(i, "count", v)
		default:
			continue
		}
		p.setSize = n
		return
	}
}

// setWords ask for several separate things: a sheet of stickers or a bundle of clip art.
var setWords = []string{"sticker sheet", "sticker pack", "sticker set", "stickers sheet", "clipart bundle", "clip art bundle", "clipart set", "clip art set", "clipart pack", "icons", "icon set", "icon pack", "emote pack", "emotes", "emoji pack", "set of stickers", "pack of stickers", "sheet of stickers", "sticker bundle", "bundle of stickers", "arrow set", "arrows set", "game icons set", "set of icons", "png bundle"}

// listedSet takes out the theme of a set whose things are listed: "food sticker sheet: sushi, ramen, donut".
func (p *parser) listedSet() {
	all := p.said(0, len(p.toks))
	if !slices.ContainsFunc(setWords, func(w string) bool { return containsWords(all, w) }) {
		return
	}
	for i, s := range p.spans {
		if s.is(several) && s.kind == token.Word && p.namesList(s.from, s.to) {
			p.drop(i, "set", s.key)
			return
		}
	}
}

// asSet gives each thing of a set a cell of its own, drawn once; one thing alone is drawn in as many moods as were asked for.
func (p *parser) asSet() {
	all := p.said(0, len(p.toks))
	asked := slices.ContainsFunc(setWords, func(w string) bool { return containsWords(all, w) })
	asked = asked || len(p.out.Subjects) > 2 && slices.ContainsFunc(p.toks, func(t token.Token) bool { return t.Kind == token.Word && listedBy[t.Text] })
	asked = asked || p.setSize > 0
	if !asked || p.out.Sheet != "" || len(p.out.Lettering) > 0 || len(p.out.Framing) > 0 || p.out.Motif != "" || len(p.out.Subjects) == 0 || len(p.out.Subjects) > sheetMost {
		return
	}
	for _, r := range p.out.Relations {
		if r.Kind != "and" && r.Kind != "with" && r.Kind != "beside" {
			return
		}
	}
	kind := "icons"
	if containsWords(all, "sticker") || containsWords(all, "stickers") {
		kind = "stickers"
	}
	if s := p.out.Subjects[0]; len(p.out.Subjects) == 1 && s.Kind == brief.Piece && !p.kawaii && !strings.HasSuffix(s.ID, "-set") && s.Expression == "" && s.Text == "" {
		p.variants()
	} else if len(p.out.Subjects) == 1 {
		p.moods()
	} else {
		for i := range p.out.Subjects {
			p.out.Subjects[i].Count = 1
		}
	}
	if len(p.out.Subjects) < sheetLeast {
		return
	}
	p.out.Relations = nil
	if p.out.Style.Name == "icon" {
		p.out.Style.Name = "flat" // one tile would hold them all
	}
	p.out.Sheet = kind
	if kind == "stickers" && p.out.Style.Name == "default" {
		p.out.Style.Name = sticker
	}
}

// listedBy are words for several separate things where at least three are listed.
var listedBy = wordSet("set bundle collection elements")

// inColors is the number before "colors", which says how many a set has: "gems in 6 colors".
func (p *parser) inColors() int {
	for i := 0; i+1 < len(p.toks); i++ {
		next := p.toks[i+1].Text
		n, err := strconv.Atoi(p.toks[i].Text)
		if v := numerals[p.toks[i].Text]; err != nil && v != "" {
			n, err = strconv.Atoi(v)
		}
		if err == nil && n >= sheetLeast && (next == "colors" || next == "colours" || next == "different" || next == "color") {
			return n
		}
	}
	return 0
}

// counts takes a number back from what was left out: it is how many a set has.
func (p *parser) counts(number string) {
	i := slices.IndexFunc(p.toks, func(t token.Token) bool { return t.Text == number })
	if i < 0 {
		return
	}
	p.out.Reading.LeftOut = slices.DeleteFunc(p.out.Reading.LeftOut, func(it brief.Item) bool { return it.Words == number })
	p.fate[i] = false
	p.understand(i, i+1, "count", number)
}

// hues are the colors of the things of a set that differ in nothing else, in order.
var hues = []string{"red", "blue", "green", "purple", "yellow", "pink", "orange", "teal", "white"}

// variants draws one thing several times for a set, in different colors where it takes its color as a whole and none was asked for.
func (p *parser) variants() {
	s := p.out.Subjects[0]
	n := min(max(s.Count, sheetUsual), sheetMost)
	if s.Count > 1 && s.Count != unstatedCount {
		n = min(s.Count, sheetMost)
	}
	if p.setSize > 0 {
		n = min(p.setSize, sheetMost)
	}
	if told := p.inColors(); told > 0 {
		n = min(told, sheetMost)
		p.counts(strconv.Itoa(told))
	}
	t, _ := things.ByID(s.ID)
	painted := p.inColors() > 0 || s.Color == "" && len(s.Parts) == 0 && s.Fill == "" && s.Material == "" && t.Group != "plant-flower" && t.Group != "food-drink" && t.Group != "weather-nature-effect" && t.Group != "building-landmark"
	p.out.Subjects = nil
	for i := range n {
		one := s
		one.Count = 1
		if painted {
			one.Color = hues[i%len(hues)]
		}
		p.out.Subjects = append(p.out.Subjects, one)
	}
}

// faceOrder are the moods of one animal or person on a sheet, in order.
var faceOrder = []string{"happy", "laugh", "in love", "angry", "surprised", "crying", "wink", "silly", "sleepy", "sad", "disgusted", "scared"}

// moods draws one thing several times, each with another face.
func (p *parser) moods() {
	s := p.out.Subjects[0]
	if !p.alive(0) && !p.hasFace(0) {
		return
	}
	n := max(s.Count, sheetUsual)
	several := s.Count > 1
	for i, t := range p.toks {
		if v, err := strconv.Atoi(t.Text); err == nil && v >= sheetLeast && v <= sheetMost {
			n, several = v, true
			p.out.Reading.LeftOut = slices.DeleteFunc(p.out.Reading.LeftOut, func(it brief.Item) bool { return it.Words == t.Text })
			p.fate[i] = false
			p.understand(i, i+1, "count", t.Text)
		}
	}
	if !several {
		return // "fox sticker sheet" may be one fox
	}
	p.out.Subjects = nil
	for i := range min(n, sheetMost) {
		one := s
		one.Count, one.Expression = 1, faceOrder[i%len(faceOrder)]
		if one.Pose == "" && p.isSpecies(s) {
			one.Portrait = i%2 == 1
		}
		p.out.Subjects = append(p.out.Subjects, one)
	}
}

func (p *parser) isSpecies(s brief.Subject) bool {
	t, ok := things.ByID(s.ID)
	return ok && (s.Kind == brief.Animal || s.Kind == brief.Bird) && t.Group == "animal"
}

// containsWords reports whether words stand in a text with blanks around each.
func containsWords(all, words string) bool { return strings.Contains(all, " "+words+" ") }
