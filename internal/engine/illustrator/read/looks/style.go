package read

import (
	"cmp"
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/token"
)

// approximations are styles that we have only something close for, and the sentence that says so.
var approximations = map[string]string{
	"realistic": "photo", "photorealistic": "photo", "photo realistic": "photo", "hyperrealistic": "photo", "hyper realistic": "photo",
	"lifelike": "photo", "cinematic": "photo", "acrylic painting": "an acrylic painting",
	"pixar style": "another studio's style", "studio ghibli style": "another studio's style", "ghibli style": "another studio's style",
	"art nouveau":       "art nouveau",
	"art nouveau style": "art nouveau",
	"steampunk":         "steampunk machinery", "steampunk style": "steampunk machinery", "steam punk": "steampunk machinery", "steampunk aesthetic": "steampunk machinery",
	"y2k": "Y2K art", "y2k style": "Y2K art", "y2k aesthetic": "Y2K art",
	"tribal tattoo": "tribal tattoos", "tribal tattoo style": "tribal tattoos", "japanese tattoo": "Japanese tattoos", "japanese tattoo style": "Japanese tattoos",
	"acrylic paint": "acrylic paintings", "acrylic style": "acrylic paintings", "in acrylic": "acrylic paintings",
	"in acrylics": "acrylic paintings", "acrylic art": "acrylic paintings",
	"collage": "a collage",
}

// sheetStyles are styles that are named after what somebody can hold.
var sheetStyles = wordSet("blueprint sketch collage painting watercolor drawing comic mosaic doodle")

// styleWord reads words that ask for a style, a palette, an amount of detail or a framing family.
func (p *parser) styleWord(s span) bool {
	asked, ok := s.value(style)
	name := lexicon.Before()[s.key]
	right := name != "" && p.drawnNext(s)
	right = right || p.facetedAfter(s)
	if p.portraitNext(s) && !right {
		name, right = cmp.Or(name, portraitMedia[s.key]), true
	}
	if !ok && name != "" && right {
		asked, ok = "style:"+name, true
		s.senses = nil
	}
	if !ok {
		return false
	}
	field, value, _ := strings.Cut(asked, ":")
	if p.tradeToo && field == "style" && s.is(thing) {
		return false // "monogram" and "neon light" alone are what is asked for
	}
	if field == "framing" {
		return p.frameWord(s, value)
	}
	if s.is(material) && strings.HasPrefix(s.key, "made of") {
		return false
	}
	if s.is(material) && p.nounAhead(p.at+1) && !strings.HasSuffix(s.key, "style") {
		return false // "a glass heart" is made of glass; "a heart, glass" is in that style
	}
	if s.key == "glass" && s.is(thing) && p.subj < 0 && p.scope == "" {
		return false // "a glass on a table" is drunk from
	}
	if p.scope == "with" && p.owner >= 0 && p.partNamed(p.owner, s.key) != "" {
		p.at++
		return p.partColor(p.owner, s) // "a suitcase with stickers"
	}
	if s.is(thing, garment, extra) && (p.scope != "" || p.rel != "") {
		return false
	}
	if stuckOn[s.key] && p.isPiece(0) && p.rel != "" && p.onThing(s.key) {
		p.at++
		p.leaveOut(s.from, s.to, "We can't draw a sticker on "+p.subjectName(0)+" yet.")
		return true
	}
	if sheets := p.rel == "holding" || p.rel == "reading" || p.rel == "carrying" || p.rel == "looking at"; sheets && sheetStyles[s.key] && !p.nounAhead(p.at+1) {
		p.at++
		p.leaveOut(p.relSpan.from, s.to, "We can't draw "+article(s.key)+" yet.")
		p.rel, p.scope = "", ""
		return true
	}
	if s.key == "line" && (p.scope == "with" || p.rel != "") {
		p.at++
		p.leaveOut(s.from, s.to, "We don't know which line.")
		p.rel = ""
		return true
	}
	p.at++
	if value == "silhouette" && p.subj < 0 {
		p.ofWholeShape()
	}
	p.out.Style.Asked = append(p.out.Style.Asked, p.words(s.from, s.to))
	p.setStyle(field, value)
	if like, ok := approximations[s.key]; ok {
		if like == "photo" {
			like = "photos"
		}
		if field == "palette" {
			p.standIn(s.from, s.to, s.key, value+" colors", "We used "+value+" colors: we don't make "+like+".")
			return true
		}
		p.standIn(s.from, s.to, s.key, value+" style", "We used our "+lexicon.Passes()[value].Name+" style: we don't make "+like+".")
		return true
	}
	p.understand(s.from, s.to, "style", value)
	return true
}

// ofWholeShape makes a color before "silhouette of" that of the whole shape: nobody has black skin for it.
func (p *parser) ofWholeShape() {
	p.pre = slices.DeleteFunc(p.pre, func(d span) bool {
		name, ok := d.value(color)
		if ok {
			p.out.Tints = append(p.out.Tints, name)
			p.understand(d.from, d.to, "color", name)
		}
		return ok
	})
}

func (p *parser) setStyle(field, value string) {
	st := &p.out.Style
	switch {
	case field == "palette":
		st.Palette = value
	case value == "minimalist":
		st.Minimalist = true
	case value == "detailed":
		st.Detailed = true
	case value == "distressed":
		st.Distressed = true
	case value == sticker:
		st.Bordered = true
	case field == "style" && (st.Name == "logo" && value == "lineart" || st.Name == "lineart" && value == "logo"):
		st.Name, st.Lines = "logo", true
	case field == "style":
		if ranks := lexicon.Passes(); st.Name == "" || ranks[value].Rank > ranks[st.Name].Rank {
			st.Name = value
		}
	}
}

// portraitMedia are more of what a portrait may be drawn with: elsewhere these words are things.
var portraitMedia = map[string]string{"pencil": "pencil", "marker": "marker", "pen": "ink"}

// portraitNext reports whether a portrait follows: "charcoal portrait of a man".
func (p *parser) portraitNext(s span) bool {
	return s.to < len(p.toks) && (p.toks[s.to].Text == "portrait" || p.toks[s.to].Text == "portraits")
}

// facetedAfter reports whether "geometric" after an animal or somebody tells how they are drawn: "wolf head geometric logo".
func (p *parser) facetedAfter(s span) bool {
	next := p.span(p.at + 1)
	if s.key != "geometric" || p.subj < 0 || p.scope != "" || p.rel != "" || p.out.Motif != "" || next.is(thing) && !next.is(trade, style) {
		return false
	}
	kind := p.kindOf(p.subj)
	return kind == brief.Animal || kind == brief.Bird || kind == brief.Person
}

// drawnNext reports whether a tool or a material is named right before what is drawn with it.
func (p *parser) drawnNext(s span) bool {
	next := p.span(p.at + 1)
	return !s.plural && p.scope == "" && p.rel == "" && p.nounAhead(p.at+1) && !next.is(style, trade, relation) && next.is(thing, person, standIn) && !strings.HasSuffix(next.key, "frame")
}

// sticker is the style that goes with any other: its border is laid around what that one draws.
const sticker = "sticker"

// bordered settles what a sticker is: a style of its own where no other was asked for, else the border around another. What has a tile or
// a ground of its own is a sticker instead, or needs no border.
func (p *parser) bordered() {
	st := &p.out.Style
	if !st.Bordered {
		return
	}
	if st.Name == "" || st.Name == "icon" || st.Name == "default" {
		st.Name = sticker
	}
	pass := lexicon.Passes()[st.Name]
	st.Bordered = st.Name != sticker && st.Name != "logo" && pass.Alpha != "glow"
}

// frameWord reads a framing family; by itself, or in a relation, such a word names a thing.
func (p *parser) frameWord(s span, value string) bool {
	if value == "background" || value == "lettering" {
		return value == "background" && p.backgroundAlone(s)
	}
	if p.scope == "with" && p.isPiece(p.owner) && !p.framed() && p.partNamed(p.owner, s.key) != "" && slices.ContainsFunc(p.pre, func(d span) bool { return d.is(color, material, fill) }) {
		p.at++
		return p.partColor(p.owner, s) // "a bicycle with a blue frame"
	}
	if s.is(fill) && p.nounAhead(p.at+1) {
		return false // "gold glitter border"
	}
	if p.detailOf(s) {
		return true
	}
	if value == "frame" && p.rel == "" && s.is(thing) && len(p.out.Subjects) == 0 && p.span(p.at+1).key == "with" && p.bowAhead(p.at+2) {
		return false // a bow is on the frame, not in it
	}
	if (p.tradeToo || p.rel != "" && p.rel != "with" && p.rel != "and") && s.is(thing) {
		return false
	}
	if !p.r.catalog.Family(value) {
		return false
	}
	if second := value == "border" || value == "frame"; second && p.rel == "with" && p.framed() {
		p.framingPre, p.pre = append(p.framingPre, p.pre...), nil
		p.at++
		p.rel = ""
		p.understand(s.from, s.to, "framing", value)
		return true // "a gold frame with a thin border" is one frame
	}
	p.framingPre = append(p.framingPre, p.pre...)
	p.pre = nil
	p.at++
	if p.rel != "" {
		p.understand(p.relSpan.from, p.relSpan.to, "relation", p.rel)
	}
	p.rel = ""
	p.out.Framing = appendNew(p.out.Framing, value)
	p.lastFraming = true
	p.out.Style.Asked = append(p.out.Style.Asked, p.words(s.from, s.to))
	p.understand(s.from, s.to, "framing", value)
	return true
}

// bowAhead reports whether the noun phrase from span i on names what is tied onto a frame.
func (p *parser) bowAhead(i int) bool {
	for (p.span(i).is(stop, count) || p.span(i).is(describing...)) && !p.span(i).is(thing) {
		i++
	}
	id, _ := p.span(i).value(thing)
	return id == "bow" || id == "hair-bow" || id == "ribbon"
}

// framed reports whether what was named last is a frame or a label: its border is its own.
func (p *parser) framed() bool {
	if p.subj < 0 {
		return len(p.out.Framing) > 0
	}
	id := p.out.Subjects[p.subj].ID
	return p.lastFraming || strings.HasSuffix(id, "frame") || strings.HasSuffix(id, "label") || strings.HasSuffix(id, "badge")
}

// backgroundAlone draws a pattern where a background is all that is asked for.
func (p *parser) backgroundAlone(s span) bool {
	p.at++
	if p.r.catalog.Family("pattern") && (p.subj >= 0 || p.restNames(p.at)) {
		p.out.Framing = appendNew(p.out.Framing, "pattern")
		p.standIn(s.from, s.to, "background", "pattern", "We drew a pattern: every image has a transparent background.")
		return true
	}
	p.leaveOut(s.from, s.to, "Images have a transparent background.")
	return true
}

// tradeWord reads words about the file, its use and its quality.
func (p *parser) tradeWord(s span) bool {
	if !s.is(trade) {
		return false
	}
	if s.is(describing...) && (p.nounAhead(p.at+1) || p.subj >= 0) && !s.is(stop) {
		return false
	}
	joined, _ := p.span(p.at + 1).value(relation)
	if id, _ := s.value(thing); id == "smiley-face" && p.subj < 0 && (joined == "with" || joined == "wearing" || joined == "holding") {
		return false // "emoji with sunglasses"
	}
	if s.is(thing, standIn, garment, person) && (p.tradeToo || p.rel != "" && p.rel != "and" || p.scope != "") {
		return false
	}
	p.at++
	p.understand(s.from, s.to, "trade word", "")
	return true
}

// shadowWord reads what shadow is asked for.
func (p *parser) shadowWord(s span) bool {
	kind, ok := s.value(shadow)
	if !ok || s.is(thing) && p.subj < 0 {
		return false
	}
	p.flush()
	p.at++
	if kind != "none" {
		p.out.Shadow = kind
	}
	p.understand(s.from, s.to, "shadow", kind)
	return true
}

// agedWords are the words for things of an earlier time.
var agedWords = wordSet("vintage retro nostalgic")

// faded gives what is to be vintage or retro the colors of an old print, in pictures of things: in designs these words choose the lettering.
func (p *parser) faded() {
	st := &p.out.Style
	if st.Name != "default" || st.Palette != "" || p.out.Design != "" || p.out.Sheet != "" || len(p.out.Lettering) > 0 || p.logo {
		return
	}
	for i := range p.out.Reading.Understood {
		it := &p.out.Reading.Understood[i]
		first, _, _ := strings.Cut(strings.ToLower(it.Words), " ")
		if it.As == "trade word" && agedWords[first] {
			st.Palette, it.As, it.To = "vintage", "style", "vintage colors"
			st.Asked = append(st.Asked, it.Words)
		}
	}
}

// chipStyle reads the style that was chosen beside the prompt.
func (p *parser) chipStyle(chosen string) {
	key := ""
	for _, t := range token.Split(chosen) {
		key = strings.TrimSpace(key + " " + t.Text)
	}
	if lexicon.Passes()[chosen].Rank > 0 {
		p.out.Style.Name = chosen
		return
	}
	for _, one := range p.r.words.Senses[key] {
		if one.Class == style {
			field, value, _ := strings.Cut(one.Value, ":")
			if field == "style" {
				p.out.Style.Name = ""
			}
			p.setStyle(field, value)
		}
	}
}

// framingWord reports whether a span names a framing family.
func (p *parser) framingWord(s span) bool {
	asked, _ := s.value(style)
	family, ok := strings.CutPrefix(asked, "framing:")
	return ok && family != "background" && p.r.catalog.Family(family)
}

// unframe makes the first framing family the subject where there is nothing to frame, and settles what describes it.
func (p *parser) unframe() {
	spans := append(p.framingPre, p.loosePre...)
	if len(p.out.Subjects) == 0 && len(p.out.Framing) > 0 && !p.lost {
		id := p.out.Framing[0]
		p.out.Framing = slices.Delete(p.out.Framing, 0, 1)
		p.bareFamily(id)
		if sub := &p.out.Subjects[0]; len(p.out.Lettering) == 1 && sub.Text == "" {
			sub.Text, p.out.Lettering = p.out.Lettering[0], nil // "a banner with the text …"
		}
		for _, d := range spans {
			p.apply(0, d, true)
		}
		return
	}
	for _, d := range spans {
		if c, ok := d.value(color); ok {
			p.out.Tints = appendNew(p.out.Tints, c)
			p.understand(d.from, d.to, "color", c)
		} else if d.is(count) {
			p.mark(d.from, d.to)
		} else if d.is(trade) {
			p.understand(d.from, d.to, "trade word", "")
		} else {
			p.leaveOut(d.from, d.to, p.whyUndescribed(d))
		}
	}
}

// whyUndescribed says why a word that describes nothing is left out: a theme is told by what the prompt names.
func (p *parser) whyUndescribed(d span) string {
	words := p.words(d.from, d.to)
	if borderThemes()[d.key] != nil || readSheets()[token.Key(d.key)] != nil {
		return "“" + words + "” is the theme: what the prompt lists is drawn."
	}
	return "There is nothing that “" + words + "” describes."
}

// gray are words for pictures without colors.
var gray = wordSet("monochrome grayscale greyscale monochromatic")

// drawnByHand lets "hand drawn" stand behind another style that is told, "hand drawn watercolor mushroom", and makes it a drawing in pencil
// where nothing has a color.
func (p *parser) drawnByHand() {
	at := slices.IndexFunc(p.spans, func(s span) bool { return s.key == "hand drawn" && s.is(style) })
	if at < 0 {
		return
	}
	for i, s := range p.spans {
		if to, ok := s.value(style); i != at && ok && s.kind == token.Word && strings.HasPrefix(to, "style:") && to != "style:logo" && to != "style:sticker" && to != "style:icon" {
			p.drop(at, "style", strings.TrimPrefix(to, "style:"))
			return
		}
	}
	all := p.said(0, len(p.toks))
	if strings.Contains(all, " black and white ") || slices.ContainsFunc(p.toks, func(t token.Token) bool { return gray[t.Text] }) {
		p.spans[at].senses = []sense{{Class: style, Value: "style:pencil"}}
	}
}
