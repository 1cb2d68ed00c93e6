package looks

import (
	"slices"
	"strings"
	"sync"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read/data"
	"pellucid/internal/engine/illustrator/read/state"
	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/things"
)

// partForms returns the forms of parts by part and word, and the things that are drawn so anyway.
var partForms = sync.OnceValues(func() (map[string]string, map[string][]string) {
	forms, drawn := map[string]string{}, map[string][]string{}
	for line := range lexicon.Lines(data.Text("partforms")) {
		kind, rest, _ := strings.Cut(line, ": ")
		part, rest, _ := strings.Cut(rest, ": ")
		words, value, _ := strings.Cut(rest, " = ")
		for _, word := range lexicon.List(words) {
			if kind == "form" {
				forms[part+" "+word] = value
				continue
			}
			drawn[part+" "+word] = append(drawn[part+" "+word], strings.Fields(value)...)
		}
	}
	return forms, drawn
})

// partWord is a part as the table of forms names it.
func partWord(part string) string {
	switch part {
	case "ear", "tail", "mane", "neck":
		return strings.Replace(part, "ear", "ears", 1)
	case "coat", "hair", "wool":
		return "fur"
	}
	return part
}

// drawnSo reports whether a part is drawn anyway as a word says: the bushy tail of a fox.
func drawnSo(p *state.Parser, i int, part, word string) bool {
	id := p.Out.Subjects[i].ID
	t, _ := things.ByID(id)
	_, drawn := partForms()
	ids := drawn[partWord(part)+" "+word]
	return slices.Contains(ids, id) || t.Group != "" && slices.Contains(ids, "@"+t.Group) && !slices.Contains(ids, "!"+id)
}

// formOf returns the form of a part that a word asks for, if the animal can be drawn with it: floppy ears, and the open wings of a bird.
func formOf(p *state.Parser, i int, part, word string) string {
	part = partWord(part)
	forms, _ := partForms()
	form := forms[part+" "+word]
	if form == "open" && p.KindOf(i) == brief.Bird && (p.Out.Subjects[i].Pose == "" || onTheWing[p.Out.Subjects[i].Pose]) {
		return form
	}
	if form == "" || p.KindOf(i) != brief.Animal || !p.Tables.Catalog.PartForm(p.Out.Subjects[i].ID, part, form) {
		return ""
	}
	return form
}

// giveForm draws a part of a subject in a form; who opens the wings flies.
func giveForm(p *state.Parser, i int, pc *brief.PartColor, form string) {
	if form == "open" {
		openWings(&p.Out.Subjects[i])
		return
	}
	if pc.Part = partWord(pc.Part); pc.State != "one down" { // "one floppy ear"
		pc.State = form
	}
}

// openWings has an animal fly, and a bird spread its wings, unless it flies with spread wings anyway.
func openWings(s *brief.Subject) {
	switch {
	case onTheWing[s.Pose]:
	case s.Kind == brief.Bird:
		s.Pose = "spread"
	default:
		s.Pose = "flying"
	}
}

// onTheWing are poses with spread wings.
var onTheWing = lexicon.Set("flying landing spread")

// coatParts are the words for all of an animal's coat, whose state is that of the animal.
var coatParts = lexicon.Set("fur hair coat wool fleece fuzz")

// coatState reads how the coat is as how the animal is: "with fluffy fur", "with a muddy coat".
func coatState(p *state.Parser, i int, key string, d state.Span) bool {
	if !coatParts[key] || p.KindOf(i) != brief.Animal {
		return false
	}
	name, ok := d.Value(vocabulary.State)
	if hair, curly := d.Value(vocabulary.HairStyle); !ok && curly && (hair == "long" || hair == "curly" || hair == "messy" || hair == "wavy") || d.Key == "thick" || d.Key == "soft" {
		name, ok = "fluffy", true
	}
	if !ok {
		return false
	}
	_, shown := SetState(p, i, name)
	return shown
}

// foreheadMarks are the shapes of markings on a forehead by the words for them.
var foreheadMarks = map[string]string{
	"star": "star", "heart": "heart", "crescent moon": "crescent", "crescent": "crescent", "moon": "crescent", "half moon": "crescent", "diamond": "diamond", "spot": "spot", "dot": "spot", "patch": "spot",
	"blaze": "blaze", "stripe": "blaze", "line": "blaze",
}

// antlers are the words for a deer's antlers on another animal: "a bunny with antlers".
var antlers = lexicon.Phrases("antlers", "deer antlers", "reindeer antlers", "stag antlers", "moose antlers", "elk antlers")

// FaceMark reads a marking of an animal's face with where it is: "a patch over one eye", "a white star on its forehead", "a scar across its eye".
func FaceMark(p *state.Parser, i int, s state.Span) bool {
	if p.KindOf(i) != brief.Animal {
		return false
	}
	where, end := onFace(p, s.To)
	part, form := "", ""
	last := state.LastWord(s.Key)
	switch {
	case where == "eye" && (last == "patch" || last == "spot" || last == "circle" || last == "ring" || last == "marking") && !strings.HasPrefix(s.Key, "eye"):
		part, form = "eye patch", "patch"
	case last == "scar" || last == "scars" || strings.HasPrefix(s.Key, "scar "):
		part, form = "scar", "cut"
	case s.Key == "unicorn" && (p.WordAt(s.To) == "horn" || p.WordAt(s.To) == "horns"):
		part, form, end = "forehead", "horn", s.To+1
	case antlers[s.Key] && p.PartNamed(i, "antlers") == "" && p.Tables.Catalog.PartForm(p.Out.Subjects[i].ID, "forehead", "antlers"):
		part, form = "forehead", "antlers"
	case s.Key == "blaze", where == "forehead" && foreheadMarks[s.Key] != "":
		part, form = "forehead", foreheadMarks[s.Key]
	}
	if form == "" {
		return false
	}
	if !p.Tables.Catalog.PartForm(p.Out.Subjects[i].ID, part, form) {
		if end > s.To { // no star beside the horse
			LeaveOutOn(p, i, state.Span{From: s.From, To: end})
			skipTo(p, end)
		}
		return end > s.To
	}
	mark := brief.PartColor{Part: part, State: form}
	from := s.From
	for _, d := range p.Waiting.Noun {
		if c, ok := d.Value(vocabulary.Color); ok {
			mark.Color = c
		} else if f, ok := d.Value(vocabulary.Fill); ok {
			mark.Fill = f
		} else if m, ok := d.Value(vocabulary.Material); ok {
			mark.Color = m
		} else if !d.Is(vocabulary.Count, vocabulary.Size) {
			continue
		}
		from = min(from, d.From)
	}
	p.Waiting.Noun = nil
	sub := &p.Out.Subjects[i]
	sub.Parts = append(sub.Parts, mark)
	skipTo(p, end)
	p.Understand(from, max(end, s.To), "part", strings.Join(strings.Fields(part+": "+mark.Color+" "+form), " "))
	return true
}

// skipTo goes on at a token.
func skipTo(p *state.Parser, end int) {
	for p.At < len(p.Spans) && p.Spans[p.At].From < end {
		p.At++
	}
}

// onFace returns the place of the face that follows token at with a word before it, and where its words end.
func onFace(p *state.Parser, at int) (where string, end int) {
	if !onWords[p.WordAt(at)] {
		return "", at
	}
	for k := at + 1; k < at+5; k++ {
		switch w := p.WordAt(k); {
		case w == "eye" || w == "eyes":
			return "eye", k + 1
		case w == "forehead" || w == "brow" || w == "face":
			return "forehead", k + 1
		case !eyeWords[w]:
			return "", at
		}
	}
	return "", at
}

var (
	onWords  = lexicon.Set("over on around across above at in down through between under below")
	eyeWords = lexicon.Set("one its his her the their a an both left right of middle center eyes")
)

// PartFormWord keeps a word for the form of a part for the part of the owner that follows: "with floppy brown ears".
func PartFormWord(p *state.Parser, s state.Span) bool {
	if p.Scope != "with" || p.Owner < 0 || p.IsPerson(p.Owner) || s.Is(vocabulary.Color, vocabulary.State, vocabulary.Fill, vocabulary.Size, vocabulary.Count) {
		return false
	}
	for k := p.At + 1; k < p.At+4; k++ {
		next := p.Span(k)
		if part := p.PartNamed(p.Owner, next.Key); part != "" {
			if !drawnSo(p, p.Owner, part, s.Key) && formOf(p, p.Owner, part, s.Key) == "" {
				return false
			}
			p.At++
			p.Waiting.Noun = append(p.Waiting.Noun, s)
			return true
		}
		if !next.Is(vocabulary.Describing...) && !next.Is(vocabulary.Unknown) && !formWords()[next.Key] && next.Key != "and" {
			return false
		}
	}
	return false
}

// formWords are all words for forms of parts.
var formWords = sync.OnceValue(func() map[string]bool {
	forms, drawn := partForms()
	out := map[string]bool{}
	for key := range forms {
		_, word, _ := strings.Cut(key, " ")
		out[word] = true
	}
	for key := range drawn {
		_, word, _ := strings.Cut(key, " ")
		out[word] = true
	}
	return out
})

// PartFormAfter reads a form right after the part that has it: "one ear folded", "its ears down".
func PartFormAfter(p *state.Parser, s state.Span) bool {
	if p.Target.Part == 0 || p.Target.Subj < 0 || p.Target.Subj >= len(p.Out.Subjects) || p.Target.Part > len(p.Out.Subjects[p.Target.Subj].Parts) || !formWords()[s.Key] || p.Span(p.At+1).Is(vocabulary.Naming...) && p.Span(p.At+1).IsWord() {
		return false
	}
	pc := &p.Out.Subjects[p.Target.Subj].Parts[p.Target.Part-1]
	if before := p.Span(p.At - 1); p.PartNamed(p.Target.Subj, before.Key) == "" {
		return false
	}
	form := formOf(p, p.Target.Subj, pc.Part, s.Key)
	switch {
	case form != "" && pc.State == "":
		giveForm(p, p.Target.Subj, pc, form)
	case pc.State == "" && !drawnSo(p, p.Target.Subj, pc.Part, s.Key), pc.State != "" && pc.State != "one down":
		return false
	}
	p.At++
	p.Understand(s.From, s.To, "part", pc.Part+": "+s.Key)
	return true
}
