package looks

import (
	"cmp"
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read/state"
	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/things"
	"pellucid/internal/engine/illustrator/token"
)

// Grown are the features of people that animals and things can have on their heads too.
var Grown = lexicon.Set("halo horns")

// Fittings are what belongs to a vehicle, a building or a plant: where its drawing has none, there is none beside it.
var Fittings = lexicon.Set("doors windows petals tires headlights drawers windshield label labels")

// builtIn are what belongs to furniture, machines, vehicles and buildings alone.
var (
	builtIn = lexicon.Set("engine engines thruster thrusters booster boosters door drawer chimney balcony porch sails mast propeller propellers antenna antennas wheels pedals headboard")
	built   = lexicon.Set("vehicle building-landmark furniture-home kitchen electronics tool-hardware")
)

// fitting reports whether a word is something that a thing has or lacks, and never a thing beside it.
func fitting(p *state.Parser, o int, word string) bool {
	t, _ := things.ByID(p.Out.Subjects[o].ID)
	return p.KindOf(o) == brief.Piece && (Fittings[word] || builtIn[word] && built[t.Group])
}

// Trimming leaves out a trim or a part that a piece or a figure's clothes do not have, with what describes it.
func Trimming(p *state.Parser, o int, s state.Span) bool {
	words := strings.Fields(s.Key)
	if last := words[len(words)-1:]; len(last) == 0 || !state.Trims[last[0]] && !fitting(p, o, last[0]) || p.KindOf(o) != brief.Piece && p.KindOf(o) != brief.Person || p.PartNamed(o, s.Key) != "" || partAtEnd(p, o, s) != "" {
		return false
	}
	if _, worn := s.Value(vocabulary.Garment); worn || s.Is(vocabulary.HairStyle, vocabulary.Extra) {
		return false
	}
	from := s.From
	for _, d := range p.Waiting.Noun {
		from = min(from, d.From)
	}
	p.Waiting.Noun = nil
	p.LeaveOut(from, s.To, "We can't show "+strings.TrimPrefix(strings.ToLower(p.Words(from, s.To)), "a ")+" on "+p.SubjectName(o)+" yet.")
	p.Target = state.Target{Subj: state.Nowhere} // the guitar itself does not hang where its "strap hanging down" is not shown
	return true
}

// WholePart joins the words of a part of the owner: "carrot nose".
func WholePart(p *state.Parser, s state.Span) state.Span {
	if p.Owner < 0 || p.Scope != "with" && p.Scope != "without" || p.IsPerson(p.Owner) {
		return s
	}
	for n := 3; n > 1; n-- {
		end := p.At + n
		if end > len(p.Spans) || !p.Spans[end-1].IsWord() {
			continue
		}
		key := token.Key(p.Words(s.From, p.Spans[end-1].To))
		if strings.Contains(key, " and ") || p.PartNamed(p.Owner, key) == "" {
			continue
		}
		whole := state.Span{From: s.From, To: p.Spans[end-1].To, Key: key, Senses: []vocabulary.Sense{{Class: vocabulary.PartWord, Value: key}}}
		p.Spans = slices.Replace(p.Spans, p.At, end, whole)
		return whole
	}
	return s
}

// unlit reports whether a word says that something does not burn.
func unlit(d state.Span) bool {
	how, ok := d.Value(vocabulary.State)
	return ok && how == "unlit"
}

// icings are the parts of cakes that are of icing, asIced words for how it is drawn anyway.
var (
	icings = lexicon.Set("icing frosting topping cream glaze")
	asIced = lexicon.Set("drip drips dripping dripped swirl swirled swirly buttercream fluffy whipped creamy thick smooth piped")
)

// marks are the parts that are painted on the rest.
var marks = lexicon.Set("stripe stripes spots dots panels checks squares patches")

// livesApart reports whether a word that is a part of a thing names animals of their own: what the label of a jar shows is one bee, and none that flies.
func livesApart(p *state.Parser, i int, s state.Span) bool {
	id, _ := s.Value(vocabulary.Thing)
	if !p.IsPiece(i) || p.Alive(i) || id == p.Out.Subjects[i].ID || !p.Creature(id) && p.Tables.Drawable(id) != brief.Animal && p.Tables.Drawable(id) != brief.Bird {
		return false
	}
	next := p.Span(p.At)
	acts := next.Is(vocabulary.Pose) || next.Is(vocabulary.Relation) && strings.Contains(next.Key, "ing")
	return acts || slices.ContainsFunc(p.Waiting.Noun, func(d state.Span) bool { return d.Is(vocabulary.Count) && d.Key != "a" && d.Key != "an" })
}

// PartColor reads "with blue wheels". A bare "with wheels" asks for what is there anyway.
func PartColor(p *state.Parser, i int, s state.Span) bool {
	if countedPart(p, i, s) {
		return true
	}
	name := p.PartNamed(i, s.Key)
	if name != "" && p.IsPiece(i) && name == p.Out.Subjects[i].ID && s.Is(vocabulary.Thing) {
		return false // another one
	}
	if name == "" && p.KindOf(i) == brief.Piece {
		name = cmp.Or(p.PartNamed(i, uncut(s.Key)), p.PartNamed(i, AsTyped(p, s)), p.PartNamed(i, pieceOf(s.Key)), partAtEnd(p, i, s))
	}
	pc := brief.PartColor{Part: name}
	if name != "" && p.PartNamed(i, s.Key) == "" && name == partAtEnd(p, i, s) && uncut(s.Key) == s.Key {
		lookInName(p, &pc, s)
	}
	if name != "" && livesApart(p, i, s) {
		return false
	}
	if name == "" {
		if pc, name = paintedPart(p, i, s); name == "" {
			return false
		}
	}
	pre := withoutLone(p, i, name, p.Waiting.Noun)
	p.Waiting.Noun = nil
	from := s.From
	for _, d := range pre {
		c, isColor := d.Value(vocabulary.Color)
		f, isFill := d.Value(vocabulary.Fill)
		m, isMaterial := d.Value(vocabulary.Material)
		switch {
		case isColor && name == "stripes" && p.KindOf(i) == brief.Piece && striped(p, i, pre):
			sub := &p.Out.Subjects[i] // three colors are stripes of the whole
			if sub.Fill = "stripes"; sub.Color == "" {
				sub.Color = c
			} else {
				sub.More = append(sub.More, c)
			}
		case isColor && pc.Color == "":
			pc.Color = c
		case isColor && marks[name] && p.Out.Subjects[i].Color == "" && p.KindOf(i) == brief.Piece:
			p.Out.Subjects[i].Color = c // "with black and white stripes": on white
		case isColor && pc.Color != c && pc.Fill == "" && !p.IsPerson(i) && runsInto[strings.TrimSuffix(name, "s")]:
			pc.Fill = brief.Into + c
		case isFill && f == "rainbow" && name == "stripes" && p.KindOf(i) == brief.Piece:
			p.Out.Subjects[i].Fill = f // a balloon with rainbow stripes is rainbow striped
		case isFill:
			pc.Fill = f
		case isMaterial && pc.Color == "":
			pc.Color = m
		case d.Key == "blank" && slices.Contains(p.Tables.Catalog.States(p.Out.Subjects[i].ID), "blank"):
			SetState(p, i, "blank")
		case PartSizes[d.Key] != "" && !p.IsPerson(i) && p.Tables.Catalog.PartGrows(p.Out.Subjects[i].ID, name):
			pc.State = PartSizes[d.Key]
		case eyesTell(p, i, name, d), drawnSo(p, i, name, d.Key):
		case formOf(p, i, name, d.Key) != "":
			giveForm(p, i, &pc, formOf(p, i, name, d.Key))
		case coatState(p, i, s.Key, d):
		case damages(p, i, name, d):
			pc.State, _ = d.Value(vocabulary.State)
		case partState(p, i, name, d):
			if how, _ := d.Value(vocabulary.State); how == "glowing" && strings.Contains(name, "light") {
				pc.State = how
			}
		case icings[name] && asIced[d.Key]:
		case unlit(d) && strings.HasPrefix(name, "candle"):
			putOut(p, i)
		case lacksOne(p, i, name, d, pre):
			pc.State = "missing"
		case d.Is(vocabulary.Count) && (d.Key == "a" || d.Key == "an"), d.Is(vocabulary.Count) && countFits(p, i, name, d, pre), d.Is(vocabulary.Trade):
		default:
			p.LeaveOut(d.From, d.To, "We can't show the "+name+" as “"+strings.ToLower(p.Words(d.From, d.To))+"” yet.")
			continue
		}
		from = min(from, d.From)
	}
	sub := &p.Out.Subjects[i]
	what := name
	sub.Parts = append(sub.Parts, pc)
	if look := strings.Join(strings.Fields(pc.Color+" "+pc.Fill+" "+pc.State), " "); look != "" {
		what += ": " + look
	}
	p.Target = state.Target{Subj: i, Part: len(sub.Parts)}
	UnderstandRange(p, from, s, "part", what)
	return true
}

// striped reports whether a thing is told to have stripes in three colors or more, with its own.
func striped(p *state.Parser, i int, pre []state.Span) bool {
	n := len(p.Out.Subjects[i].More)
	if p.Out.Subjects[i].Color != "" {
		n++
	}
	for _, s := range pre {
		if s.Is(vocabulary.Color) {
			n++
		}
	}
	return n > 2
}

// runsInto are the parts of which one color runs into a second one.
var runsInto = lexicon.Set("mane wing tail feather fin shell spike tentacle petal horn hair antler scale crest")

// UnderstandRange notes the words from a describing word up to the noun unless something between was left out.
func UnderstandRange(p *state.Parser, from int, s state.Span, as, what string) {
	for i := from; i < s.From; i++ {
		if p.Fate[i] {
			if i > from && (as == "clothes" || as == "part") {
				p.Understand(from, i, as, what) // "black" of "a black leather jacket"
			}
			from = i + 1
		}
	}
	p.Understand(from, s.To, as, what)
}

// Always are the parts that every body is drawn with, whether or not they can be left out.
var Always = lexicon.Set("ear ears eye eyes nose face head neck wool fur skin body")

// AsTyped are the words of a span as they were typed: what is known as christmas ornaments may have been called ornaments.
func AsTyped(p *state.Parser, s state.Span) string { return token.Key(p.Words(s.From, s.To)) }

// PartAhead reads "blue eyes white cat": a colored part before the animal that has it.
func PartAhead(p *state.Parser, s state.Span) bool {
	n := len(p.Waiting.Noun)
	if n == 0 || p.Scope != "" || !s.Is(vocabulary.PartWord) || !s.Plural && !strings.HasSuffix(s.Key, "s") || !p.Waiting.Noun[n-1].Is(vocabulary.Color) || !p.NounAhead(p.At+1) {
		return false
	}
	next := p.Span(p.At + 1)
	if next.Is(vocabulary.Describing...) && !next.Is(vocabulary.Thing) {
		next = p.Span(p.At + 2)
	}
	if !AnimalSpan(p, next) {
		return false
	}
	p.Waiting.Noun = append(p.Waiting.Noun, state.Span{From: s.From, To: s.To, Key: s.Key, Senses: []vocabulary.Sense{{Class: vocabulary.Featured, Value: s.Key}}})
	p.At++
	return true
}

// AnimalSpan reports whether a span names an animal.
func AnimalSpan(p *state.Parser, s state.Span) bool {
	id, ok := s.Value(vocabulary.Thing)
	return ok && p.AnimalName(id)
}

// PartSizes are the words for parts that are larger or smaller than usual.
var PartSizes = map[string]string{
	"big": "big", "large": "big", "huge": "big", "giant": "big", "enormous": "big", "oversized": "big", "long": "big", "wide": "big", "bigger": "big", "massive": "big",
	"small": "small", "tiny": "small", "little": "small", "short": "small",
}
