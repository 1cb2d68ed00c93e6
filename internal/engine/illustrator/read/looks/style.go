package looks

import (
	"cmp"
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read/senses"
	"pellucid/internal/engine/illustrator/read/state"
	"pellucid/internal/engine/illustrator/read/vocabulary"
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
var sheetStyles = lexicon.Set("blueprint sketch collage painting watercolor drawing comic mosaic doodle")

// endsAsStyle reports whether "glass" stands alone behind the last comma: "a girl in a dress, glass" is a girl of glass.
func endsAsStyle(p *state.Parser, s state.Span) bool {
	if s.Key != "glass" || s.From == 0 || s.To < len(p.Tokens) || !p.BetweenPauses(s) || len(p.Out.Subjects) == 0 {
		return false
	}
	commas := 0
	for _, t := range p.Tokens {
		if t.Kind != token.Word {
			commas++
		}
	}
	first := p.Out.Subjects[0].Kind
	return commas == 1 || first == brief.Person || first == brief.Animal
}

// StyleWord reads words that ask for a style, a palette, an amount of detail or a framing family.
func StyleWord(p *state.Parser, s state.Span) bool {
	asked, ok := s.Value(vocabulary.Style)
	name := lexicon.Before()[s.Key]
	right := name != "" && drawnNext(p, s)
	right = right || facetedAfter(p, s)
	if portraitNext(p, s) && !right {
		name, right = cmp.Or(name, portraitMedia[s.Key]), true
	}
	if !ok && name != "" && right {
		asked, ok = "style:"+name, true
		s.Senses = nil
	}
	if !ok {
		return false
	}
	field, value, _ := strings.Cut(asked, ":")
	if p.TradeToo && field == "style" && s.Is(vocabulary.Thing) {
		return false // "monogram" and "neon light" alone are what is asked for
	}
	if field == "framing" {
		return frameWord(p, s, value)
	}
	if s.Is(vocabulary.Material) && strings.HasPrefix(s.Key, "made of") {
		return false
	}
	if s.Is(vocabulary.Material) && p.NounAhead(p.At+1) && !strings.HasSuffix(s.Key, "style") {
		return false // "a glass heart" is made of glass; "a heart, glass" is in that style
	}
	if s.Key == "glass" && s.Is(vocabulary.Thing) && p.Subj < 0 && p.Scope == "" {
		return false // "a glass on a table" is drunk from
	}
	last := endsAsStyle(p, s)
	if !last && p.Scope == "with" && p.Owner >= 0 && p.PartNamed(p.Owner, s.Key) != "" {
		p.At++
		return PartColor(p, p.Owner, s) // "a suitcase with stickers"
	}
	if !last && s.Is(vocabulary.Thing, vocabulary.Garment, vocabulary.Extra) && !(s.Is(vocabulary.Extra) && p.WordAt(s.From-1) == "") && (p.Scope != "" || p.Pending.Kind != "") {
		return false
	}
	if stuckOn[s.Key] && p.IsPiece(0) && p.Pending.Kind != "" && OnThing(p, s.Key) {
		p.At++
		p.LeaveOut(s.From, s.To, "We can't draw a sticker on "+p.SubjectName(0)+" yet.")
		return true
	}
	if sheets := p.Pending.Kind == "holding" || p.Pending.Kind == "reading" || p.Pending.Kind == "carrying" || p.Pending.Kind == "looking at"; sheets && sheetStyles[s.Key] && !p.NounAhead(p.At+1) {
		p.At++
		p.LeaveOut(p.Pending.Span.From, s.To, "We can't draw "+state.Article(s.Key)+" yet.")
		p.Pending.Kind, p.Scope = "", ""
		return true
	}
	if s.Key == "line" && (p.Scope == "with" || p.Pending.Kind != "") {
		p.At++
		p.LeaveOut(s.From, s.To, "We don't know which line.")
		p.Pending.Kind = ""
		return true
	}
	p.At++
	if field == "style" {
		s.To = workNoun(p, s)
	}
	if value == "silhouette" && p.Subj < 0 {
		ofWholeShape(p)
	}
	p.Out.Style.Asked = append(p.Out.Style.Asked, p.Words(s.From, s.To))
	SetStyle(p, field, value)
	if like, ok := approximations[s.Key]; ok {
		if like == "photo" {
			like = "photos"
		}
		if field == "palette" {
			why := "We used " + value + " colors: we don't make " + like + "."
			if value == "brass" {
				why = "We used brass colors, gears and top hats: we don't make other " + like + "."
			}
			p.StandIn(s.From, s.To, s.Key, value+" colors", why)
			return true
		}
		p.StandIn(s.From, s.To, s.Key, value+" style", "We used our "+lexicon.Passes()[value].Name+" style: we don't make "+like+".")
		return true
	}
	p.Understand(s.From, s.To, "style", value)
	return true
}

// workNouns name a work after its technique: "ink wash painting" is a style, and has nobody paint.
var workNouns = lexicon.Set("painting drawing sketch print")

// workNoun takes the noun of a work right after a style, and returns where the words of the style end. Before what is
// painted it is an act: "a cat, sumi-e, painting a fence".
func workNoun(p *state.Parser, s state.Span) int {
	next := p.Span(p.At)
	if next.From != s.To || !workNouns[next.Key] || p.Span(p.At+1).Key != "of" && p.NounAhead(p.At+1) {
		return s.To
	}
	p.At++
	return next.To
}

// ofWholeShape makes a color before "silhouette of" that of the whole shape: nobody has black skin for it.
func ofWholeShape(p *state.Parser) {
	p.Waiting.Noun = slices.DeleteFunc(p.Waiting.Noun, func(d state.Span) bool {
		name, ok := d.Value(vocabulary.Color)
		if ok {
			p.Out.Tints = append(p.Out.Tints, name)
			p.Understand(d.From, d.To, "color", name)
		}
		return ok
	})
}

// SetStyle sets a field of the style.
func SetStyle(p *state.Parser, field, value string) {
	st := &p.Out.Style
	switch {
	case field == "palette":
		st.Palette = value
	case value == "minimalist":
		st.Minimalist = true
	case value == "detailed":
		st.Detailed = true
	case value == "distressed":
		st.Distressed = true
	case value == Sticker:
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
func portraitNext(p *state.Parser, s state.Span) bool {
	return s.To < len(p.Tokens) && (p.Tokens[s.To].Text == "portrait" || p.Tokens[s.To].Text == "portraits")
}

// facetedAfter reports whether "geometric" after an animal or somebody tells how they are drawn: "wolf head geometric logo".
func facetedAfter(p *state.Parser, s state.Span) bool {
	next := p.Span(p.At + 1)
	if s.Key != "geometric" || p.Subj < 0 || p.Scope != "" || p.Pending.Kind != "" || p.Out.Motif != "" || next.Is(vocabulary.Thing) && !next.Is(vocabulary.Trade, vocabulary.Style) {
		return false
	}
	kind := p.KindOf(p.Subj)
	return kind == brief.Animal || kind == brief.Bird || kind == brief.Person
}

// drawnNext reports whether a tool or a material is named right before what is drawn with it.
func drawnNext(p *state.Parser, s state.Span) bool {
	next := p.Span(p.At + 1)
	return !s.Plural && p.Scope == "" && p.Pending.Kind == "" && p.NounAhead(p.At+1) && !next.Is(vocabulary.Style, vocabulary.Trade, vocabulary.Relation) && next.Is(vocabulary.Thing, vocabulary.Person, vocabulary.StandIn) && !strings.HasSuffix(next.Key, "frame")
}

// Sticker is the style that goes with any other: its border is laid around what that one draws.
const Sticker = "sticker"

// backgroundAlone draws a pattern where a background is all that is asked for.
func backgroundAlone(p *state.Parser, s state.Span) bool {
	p.At++
	if p.Tables.Catalog.Family("pattern") && (p.Subj >= 0 || p.RestNames(p.At)) {
		p.Out.Framing = state.AppendNew(p.Out.Framing, "pattern")
		p.StandIn(s.From, s.To, "background", "pattern", "We drew a pattern: every image has a transparent background.")
		return true
	}
	p.LeaveOut(s.From, s.To, "Images have a transparent background.")
	return true
}

// TradeWord reads words about the file, its use and its quality.
func TradeWord(p *state.Parser, s state.Span) bool {
	if !s.Is(vocabulary.Trade) {
		return false
	}
	if s.Is(vocabulary.Describing...) && (p.NounAhead(p.At+1) || p.Subj >= 0) && !s.Is(vocabulary.Stop) {
		return false
	}
	joined, _ := p.Span(p.At + 1).Value(vocabulary.Relation)
	if id, _ := s.Value(vocabulary.Thing); id == "smiley-face" && p.Subj < 0 && (joined == "with" || joined == "wearing" || joined == "holding") {
		return false // "emoji with sunglasses"
	}
	if s.Is(vocabulary.Thing, vocabulary.StandIn, vocabulary.Garment, vocabulary.Person) && (p.TradeToo || p.Pending.Kind != "" && p.Pending.Kind != "and" || p.Scope != "") {
		return false
	}
	p.At++
	p.Understand(s.From, s.To, "trade word", "")
	return true
}

// ShadowWord reads what shadow is asked for.
func ShadowWord(p *state.Parser, s state.Span) bool {
	kind, ok := s.Value(vocabulary.Shadow)
	if !ok || s.Is(vocabulary.Thing) && p.Subj < 0 {
		return false
	}
	Flush(p)
	p.At++
	if kind != "none" {
		p.Out.Shadow = kind
	}
	p.Understand(s.From, s.To, "shadow", kind)
	return true
}

// agedWords are the words for things of an earlier time.
var agedWords = lexicon.Set("vintage retro nostalgic")

// Faded gives what is to be vintage or retro the colors of an old print, in pictures of things: in designs these words choose the lettering.
func Faded(p *state.Parser) {
	st := &p.Out.Style
	if st.Name != "default" || st.Palette != "" || p.Out.Design != "" || p.Out.Sheet != "" || len(p.Out.Lettering) > 0 || p.Logo {
		return
	}
	for i := range p.Out.Reading.Understood {
		it := &p.Out.Reading.Understood[i]
		first, _, _ := strings.Cut(strings.ToLower(it.Words), " ")
		if it.As == "trade word" && agedWords[first] {
			st.Palette, it.As, it.To = "vintage", "style", "vintage colors"
			st.Asked = append(st.Asked, it.Words)
		}
	}
}

// ChipStyle reads the style that was chosen beside the prompt.
func ChipStyle(p *state.Parser, chosen string) {
	key := ""
	for _, t := range token.Split(chosen) {
		key = strings.TrimSpace(key + " " + t.Text)
	}
	if lexicon.Passes()[chosen].Rank > 0 {
		p.Out.Style.Name = chosen
		return
	}
	for _, one := range p.Tables.Words.Senses[key] {
		if one.Class == vocabulary.Style {
			field, value, _ := strings.Cut(one.Value, ":")
			if field == "style" {
				p.Out.Style.Name = ""
			}
			SetStyle(p, field, value)
		}
	}
}

// whyUndescribed says why a word that describes nothing is left out: a theme is told by what the prompt names.
func whyUndescribed(p *state.Parser, d state.Span) string {
	words := p.Words(d.From, d.To)
	if BorderThemes()[d.Key] != nil || senses.ReadSheets()[token.Key(d.Key)] != nil {
		return "“" + words + "” is the theme: what the prompt lists is drawn."
	}
	return "There is nothing that “" + words + "” describes."
}

// gray are words for pictures without colors.
var gray = lexicon.Set("monochrome grayscale greyscale monochromatic")

// DrawnByHand lets "hand drawn" stand behind another style that is told, "hand drawn watercolor mushroom", and makes it a drawing in pencil
// where nothing has a color.
func DrawnByHand(p *state.Parser) {
	at := slices.IndexFunc(p.Spans, func(s state.Span) bool { return s.Key == "hand drawn" && s.Is(vocabulary.Style) })
	if at < 0 {
		return
	}
	for i, s := range p.Spans {
		if to, ok := s.Value(vocabulary.Style); i != at && ok && s.Kind == token.Word && strings.HasPrefix(to, "style:") && to != "style:logo" && to != "style:sticker" && to != "style:icon" {
			p.Drop(at, "style", strings.TrimPrefix(to, "style:"))
			return
		}
	}
	all := p.Said(0, len(p.Tokens))
	if strings.Contains(all, " black and white ") || slices.ContainsFunc(p.Tokens, func(t token.Token) bool { return gray[t.Text] }) {
		p.Spans[at].Senses = []vocabulary.Sense{{Class: vocabulary.Style, Value: "style:pencil"}}
	}
}
