package readtest

import (
	"fmt"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
)

// Summary writes a brief on one line.
func Summary(b brief.Brief) string {
	var parts []string
	for _, s := range b.Subjects {
		parts = append(parts, SubjectLine(s))
	}
	line := strings.Join(parts, " | ")
	for _, r := range b.Relations {
		line += fmt.Sprintf("; %d %s %d", r.From, r.Kind, r.To)
	}
	add := func(name string, list []string) {
		if len(list) > 0 {
			line += "; " + name + " " + strings.Join(list, ", ")
		}
	}
	add("text", b.Lettering)
	add("framing", b.Framing)
	if b.Place != "" {
		line += "; place " + b.Place
	}
	add("tints", b.Tints)
	if b.Style.Name != "default" {
		line += "; style " + b.Style.Name
	}
	add("not", b.Negatives)
	if b.Shadow != "" {
		line += "; shadow " + b.Shadow
	}
	for _, it := range b.Reading.StandsIn {
		line += "; for " + it.From
	}
	for _, it := range b.Reading.LeftOut {
		line += "; out [" + it.Words + "]"
	}
	if b.Reading.Refused != "" {
		line += "; REFUSED"
	}
	return strings.TrimPrefix(line, "; ")
}

// SubjectLine writes a subject on one line.
func SubjectLine(s brief.Subject) string {
	id := s.ID
	if s.Kind == brief.Person {
		id = "person"
		if s.ID != "" {
			id = s.ID
		}
	}
	if s.Kind == brief.Flag || s.Kind == brief.Map {
		id = string(s.Kind) + ":" + s.ID
	}
	words := []string{id}
	if s.Count > 1 {
		words = append(words, fmt.Sprintf("x%d", s.Count))
	}
	words = append(append(words, s.Size, s.Color), s.More...)
	tagged := func(tag, v string) {
		if v != "" {
			words = append(words, tag+v)
		}
	}
	tagged("fill:", strings.TrimSpace(s.Second+" "+s.Fill))
	if s.Assorted {
		tagged("", "assorted")
	}
	tagged("", s.Build)
	tagged("coat:", s.Pattern)
	tagged("of:", s.Material)
	tagged("blend:", s.Blend)
	if s.Turn != 0 {
		words = append(words, fmt.Sprintf("turn:%d", s.Turn))
	}
	if s.Mirrored {
		tagged("", "mirrored")
	}
	tagged("shape:", s.Shape)
	tagged("only:", s.Only)
	tagged("", strings.Join(s.States, " "))
	tagged("", s.Expression)
	tagged("pose:", s.Pose)
	tagged("facing:", s.Facing)
	if s.Young {
		tagged("", "young")
	}
	if s.Portrait {
		tagged("", "portrait")
	}
	for _, p := range s.Parts {
		words = append(words, "{"+strings.Join(strings.Fields(p.Part+" "+p.Color+" "+p.Fill+" "+p.State), " ")+"}")
	}
	for _, p := range s.Without {
		words = append(words, "-"+p)
	}
	tagged("mix:", strings.Join(s.Mix, "+"))
	if s.Odd != nil {
		tagged("odd:[", SubjectLine(s.Odd.Subject)+"]")
	}
	if s.Text != "" {
		words = append(words, fmt.Sprintf("%q", s.Text))
	}
	if f := s.Person; f != nil {
		tagged("as:", f.Role)
		for _, v := range append([]string{f.Age, f.Body, f.Build, f.Skin}, f.Extras...) {
			tagged("", v)
		}
		tagged("hair:", strings.Join(strings.Fields(f.HairFill+" "+f.HairColor+" "+f.Hair), " "))
		tagged("", f.Beard)
		tagged("", f.Glasses)
		for _, g := range f.Clothes {
			words = append(words, "("+strings.Join(strings.Fields(g.Color+" "+g.Second+" "+g.Fill+" "+g.Name), " ")+")")
		}
	}
	return strings.Join(strings.Fields(strings.Join(words, " ")), " ")
}
