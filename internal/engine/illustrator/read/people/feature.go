package people

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read/looks"
	"pellucid/internal/engine/illustrator/read/state"
	"pellucid/internal/engine/illustrator/read/subjects"
	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/things"
)

// Further reads what is told of a figure after a comma: "old lady, gray bun, glasses", "mad bull red eyes", "tennis player, white
// skirt and red shoes".
func Further(p *state.Parser, s state.Span) bool {
	goesOn := p.Pending.Kind == "and" && p.WornTo > 0 && p.Pending.Span.From == p.WornTo
	if (dresses(p, s) || s.Key == "hair" && p.IsPerson(0)) && (listed(p) || goesOn) && p.Pending.Kind == "" && !p.Alive(p.Subj) {
		toWearer(p) // "a soccer player kicking a ball, red jersey"
	}
	if s.Is(vocabulary.Extra) && s.Is(vocabulary.Style) && p.WordAt(s.From-1) == "" {
		return false // "a girl, tattoo": the style
	}
	after := p.Scope == "" && (partAfter(p, s) || wornAfter(p, s))
	lacked := p.Scope == "" && !after && Limb(s) && (!p.Span(p.At-1).Is(vocabulary.Naming...) || s.To-s.From > 1) && !(p.IsPerson(p.Subj) && looks.Hides[s.Key]) && Follows(p) && looks.Embodied(p, p.Subj)
	if p.Scope != "" || p.Pending.Kind != "" && !goesOn && !after || !p.Alive(p.Subj) && !after && !lacked || p.Subj != len(p.Out.Subjects)-1 && !dresses(p, s) {
		return false
	}
	colored := len(p.Waiting.Noun) > 0 && p.Waiting.Noun[len(p.Waiting.Noun)-1].Is(vocabulary.Color)
	listed := listed(p) || goesOn
	part := s.Is(vocabulary.PartWord) && (colored || listed && Described(p)) && p.PartNamed(p.Subj, s.Key) != ""
	worn := after || lacked || goesOn && p.Beastlike(p.Subj) && s.Is(vocabulary.Extra) || p.Beastlike(p.Subj) && listed && len(p.Waiting.Noun) > 0 && dresses(p, s) || p.IsPerson(p.Subj) && listed && (s.Is(vocabulary.Glasses, vocabulary.Beard, vocabulary.Extra, vocabulary.HairStyle) || s.Key == "hair" || dresses(p, s))
	if !part && !worn {
		return false
	}
	p.Owner, p.Scope = p.Subj, "with"
	if dresses(p, s) {
		p.Owner = wearerOf(p, s)
	}
	rel := p.Pending.Kind
	p.Pending.Kind = ""
	p.At++
	read := Attribute(p, s)
	p.Scope = ""
	if !read {
		p.At--
		p.Pending.Kind = rel
		return false
	}
	p.WornTo = s.To
	return true
}

// toWearer goes on about the last person, if all that came after is what they have.
func toWearer(p *state.Parser) {
	for i := len(p.Out.Subjects) - 1; i >= 0; i-- {
		if p.IsPerson(i) || p.Beastlike(i) {
			p.Subj, p.Owner, p.Scope = i, i, ""
			p.Target = state.Target{Subj: i}
			return
		}
		had := slices.ContainsFunc(p.Out.Relations, func(r brief.Relation) bool { return r.To == i && (p.IsPerson(r.From) || p.Beastlike(r.From)) })
		if !had || p.KindOf(i) != brief.Piece {
			return
		}
	}
}

// dresses reports whether a noun after a comma is what a person wears: the people come first, and no list of clothes is asked for.
func dresses(p *state.Parser, s state.Span) bool {
	where, ok := s.Value(vocabulary.Garment)
	_, name, _ := strings.Cut(where, "/")
	beast := len(p.Out.Subjects) > 0 && p.Beastlike(0) && len(p.Waiting.Noun) > 0 // "a fox, red scarf", but not "fox, scarf, leaf"
	if s.Is(vocabulary.Glasses) && (p.IsPerson(0) || beast) {
		return true
	}
	if next := p.Span(p.At + 1); !ok || !p.IsPerson(0) && !beast || !p.Tables.Catalog.Garment(name) || next.Is(vocabulary.Relation) && next.Key != "and" && next.Key != "with" && !(beast && next.Key == "that says") {
		return false
	}
	return !slices.ContainsFunc(p.Out.Subjects, func(s brief.Subject) bool {
		t, _ := things.ByID(s.ID)
		return s.Count > 1 && s.Kind == brief.Piece && t.Group == "clothing-accessory"
	})
}

// wearerOf is the person who wears a garment that is told after all of them.
func wearerOf(p *state.Parser, s state.Span) int {
	words := strings.Fields(s.Key)
	last := words[len(words)-1]
	wants := ""
	switch {
	case subjects.Womens[last]:
		wants = "woman"
	case subjects.Mens[last]:
		wants = "man"
	}
	for i := len(p.Out.Subjects) - 1; i >= 0 && wants != ""; i-- {
		sub := p.Out.Subjects[i]
		if sub.Kind != brief.Person {
			continue
		}
		who := ""
		if sub.Person != nil {
			who = sub.Person.Body
		}
		if who == wants || sub.ID == "bride" && wants == "woman" || sub.ID == "groom" && wants == "man" {
			return i
		}
	}
	return p.Subj
}

// ListedAt reports whether nothing but describing words stands between a span that was read and a comma before it.
func ListedAt(p *state.Parser, s state.Span) bool {
	at := slices.IndexFunc(p.Spans, func(o state.Span) bool { return o.From == s.From && o.To == s.To })
	for i := at - 1; i >= 0; i-- {
		if o := p.Spans[i]; !o.IsWord() {
			return true
		} else if !o.Is(vocabulary.Describing...) && !o.Is(vocabulary.HairStyle) {
			return false
		}
	}
	return false
}

// listed reports whether nothing but describing words stands between the span and a comma before it.
func listed(p *state.Parser) bool {
	for i := p.At - 1; i >= 0; i-- {
		switch s := p.Spans[i]; {
		case !s.IsWord():
			return true
		case !s.Is(vocabulary.Describing...) && !s.Is(vocabulary.HairStyle):
			return false
		}
	}
	return false
}

// bared takes off what a role would bring: a hat, glasses, a beard.
func bared(p *state.Parser, f *brief.Figure, s state.Span) bool {
	place, _ := s.Value(vocabulary.Garment)
	switch {
	case strings.HasPrefix(place, "head/"):
		f.Headwear = "none"
	case s.Is(vocabulary.Glasses):
		f.Glasses = "none"
	case s.Is(vocabulary.Beard):
		f.Beard = "none"
	case s.Is(vocabulary.Extra):
		return unadorned(p, s)
	default:
		return false
	}
	return true
}

// Feature reads what a person looks like: hair, eyes, skin, beard, glasses.
func Feature(p *state.Parser, i int, s state.Span) bool {
	sub := &p.Out.Subjects[i]
	f := subjects.Figure(sub)
	value, what := "", ""
	switch {
	case s.Key == "hair" || s.Key == "haired" || s.Key == "hairs":
		return hair(p, i, s)
	case paintedLips(p, i, s):
		return true
	case s.Key == "eyes" || s.Key == "eyed" || s.Key == "skin":
		return looks.PartColor(p, i, s) && skinColor(p, sub, s.Key)
	}
	if value, ok := s.Value(vocabulary.HairStyle); ok && !s.Is(vocabulary.Garment) {
		f.Hair, what = value, value
		tintHair(p, f, s)
		looks.UnderstandRange(p, s.From, s, "hair", what)
		return true
	}
	if v, ok := s.Value(vocabulary.Beard); ok {
		f.Beard, value = v, v
		Oversize(p, f, "beard")
		tintHair(p, f, s)
		looks.UnderstandRange(p, s.From, s, "beard", value)
		return true
	}
	if v, ok := s.Value(vocabulary.Glasses); ok {
		Oversize(p, f, "glasses")
		for _, w := range subjects.Wearers(p, i, len(p.Waiting.Noun) == 0) {
			subjects.Figure(&p.Out.Subjects[w]).Glasses = v
		}
		looks.UnderstandRange(p, s.From, s, "glasses", v)
		subjects.DropPre(p)
		return true
	}
	if v, ok := s.Value(vocabulary.Extra); ok && !p.Tables.Catalog.Garment(v) {
		looks.LeaveOutOn(p, i, s)
		return true
	} else if ok && tintable[v] && slices.ContainsFunc(p.Waiting.Noun, func(d state.Span) bool { return d.Is(vocabulary.Color, vocabulary.Fill) }) {
		putOn(p, i, s, "body", ownWings(sub.ID, v)) // an angel with blue wings
		return true
	} else if ok {
		f.Extras = state.AppendNew(f.Extras, ownWings(sub.ID, v))
		if v == "hoop earrings" || v == "earrings" {
			Oversize(p, f, "earrings")
		}
		looks.UnderstandRange(p, s.From, s, "feature", v)
		subjects.DropPre(p)
		return true
	}
	return false
}

// skinColor moves a color of the skin to where people have it.
func skinColor(p *state.Parser, sub *brief.Subject, key string) bool {
	last := sub.Parts[len(sub.Parts)-1]
	if key == "skin" && (last.Color == "black" || last.Color == "brown" || last.Color == "white") {
		sub.Parts = sub.Parts[:len(sub.Parts)-1]
		subjects.Figure(sub).Skin = last.Color
	}
	return true
}

// featured reads "blue eyed": a part with the color before it.
func featured(p *state.Parser, i int, part string, before []state.Span, s state.Span) {
	name := p.PartNamed(i, part)
	c, from := "", s.From
	if n := len(before); n > 0 {
		last := before[n-1]
		if c, _ = last.Value(vocabulary.Color); c != "" || last.Is(vocabulary.Size, vocabulary.Count, vocabulary.HairStyle) || p.Fate[last.From] {
			from = last.From
		}
		if grown := looks.PartSizes[last.Key]; grown != "" && c == "" && !p.IsPerson(i) && name != "" && p.Tables.Catalog.PartGrows(p.Out.Subjects[i].ID, name) {
			p.Out.Subjects[i].Parts = append(p.Out.Subjects[i].Parts, brief.PartColor{Part: name, State: grown})
			p.Understand(from, s.To, "part", part+": "+grown)
			return
		}
		if last.Key == "one" && part == "eyes" && p.IsPerson(i) {
			subjects.Figure(&p.Out.Subjects[i]).Glasses = "eyepatch"
			p.Understand(from, s.To, "glasses", "eyepatch")
			return
		}
	}
	if n := len(before); n > 0 && name != "" || part == "legs" && n > 0 {
		if many, ok := before[n-1].Value(vocabulary.Count); ok && looks.PartCounts[p.Out.Subjects[i].ID+" "+part] == many {
			p.Understand(before[n-1].From, s.To, "part", many+" "+part)
			return
		}
	}
	switch {
	case part == "hair" && p.IsPerson(i) && c != "":
		subjects.Figure(&p.Out.Subjects[i]).HairColor = c
	case name != "" && c != "":
		p.Out.Subjects[i].Parts = append(p.Out.Subjects[i].Parts, brief.PartColor{Part: name, Color: c})
	default:
		p.LeaveOut(from, s.To, "We can't show "+p.SubjectName(i)+" like this yet.")
		return
	}
	p.Understand(from, s.To, "part", part+": "+c)
}

// Faces are expressions that are asked for as things.
var Faces = map[string]string{"face": "happy", "faces": "happy", "happy faces": "happy", "sad faces": "sad", "angry faces": "angry", "smiling faces": "happy", "smiles": "happy", "big smiles": "happy", "happy face": "happy", "smiley face": "happy", "sad face": "sad", "angry face": "angry", "smiling face": "happy", "smile": "happy", "big smile": "happy", "grin": "happy", "frown": "sad"}

// sinister are the words for faces that frighten.
var sinister = lexicon.Set("scary spooky creepy evil sinister menacing carved jagged")

// face reads "with a happy face".
func face(p *state.Parser, i int, s state.Span) bool {
	forms := things.Singulars(s.Key)
	look, ok := Faces[forms[len(forms)-1]]
	if eyes := forms[len(forms)-1]; (eyes == "eye" || eyes == "googly eye" || eyes == "big eye") && p.KindOf(i) == brief.Piece && p.PartNamed(i, "eyes") == "" && !slices.ContainsFunc(p.Waiting.Noun, func(d state.Span) bool { return d.Is(vocabulary.Count) && !d.Is(vocabulary.Stop) }) {
		look, ok = "happy", true // "a donut with eyes"
	}
	if !ok || !p.Alive(i) && !subjects.HasFace(p, i) {
		return false
	}
	if s.Key == "face" && p.IsPiece(i) && looks.Grouped(p, i, "face") && slices.ContainsFunc(p.Waiting.Noun, func(d state.Span) bool { return d.Is(vocabulary.Color) }) {
		return false // the white face of a clock
	}
	if look == "happy" && p.KindOf(i) == brief.Piece && !p.Tables.Catalog.Face(p.Out.Subjects[i].ID) && p.PartNamed(i, "face") != "" {
		p.Understand(s.From, s.To, "part", "face") // it is carved with one
		subjects.DropPre(p)
		return true
	}
	if subjects.FacePaint(p, i, s) {
		return true
	}
	if sinister[p.Span(p.At-2).Key] {
		look = "angry"
		if sub := &p.Out.Subjects[i]; sub.ID == "pumpkin" && p.Tables.Drawable("jack-o-lantern") != "" {
			sub.ID, look = "jack-o-lantern", "" // its face is carved
			looks.UnderstandRange(p, s.From, s, "face", "carved")
			return true
		}
	}
	from := s.From
	for _, d := range p.Waiting.Noun {
		if v, ok := d.Value(vocabulary.Expression); ok {
			look, from = v, min(from, d.From)
		}
		if d.Is(vocabulary.Size) && p.Alive(i) {
			p.Understand(d.From, d.To, "expression", look) // "a big smile"
		}
	}
	if told := p.Out.Subjects[i].Expression; told != "" && from == s.From {
		look = told // "a sleepy moon with a face"
	}
	p.Out.Subjects[i].Expression = look
	looks.UnderstandRange(p, from, s, "expression", look)
	subjects.DropPre(p)
	return true
}
