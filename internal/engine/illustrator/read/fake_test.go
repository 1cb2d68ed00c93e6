package read

import (
	"fmt"
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/things"
)

// fake is a catalog in which everything of the table of things can be drawn, or only what only names.
type fake struct {
	only     map[string]bool
	species  map[string]bool
	licensed map[string]string
}

func (f fake) has(id string, kind brief.Kind) (things.Thing, bool) {
	t, ok := things.ByID(id)
	return t, ok && t.Kind == kind && (f.only == nil || f.only[id])
}

func (f fake) Has(id string) bool {
	_, ok := f.has(id, brief.Piece)
	return ok || f.only == nil && id == "pirate-hat"
}

func (f fake) Piece(id string) ([]string, []string, bool) {
	t, ok := f.has(id, brief.Piece)
	return t.Parts, nil, ok
}

func (f fake) States(id string) []string {
	return map[string][]string{"open-book": {"blank"}, "glass-of-water": {"full", "half-full"}, "treasure-chest": {"open", "closed", "empty"}, "mug": {"full", "empty"}, "umbrella": {"open", "closed"}, "ice-cream": {"1-scoops", "2-scoops", "3-scoops"}, "birthday-cake": {"3-candles"}, "lemon": {"whole", "half"}, "cartoon-eyes": {"looking-left", "looking-up", "angry"}}[id]
}

func (f fake) Gripped(id string) bool {
	return slices.Contains([]string{"umbrella", "balloon", "rope", "sword", "magic-wand", "lantern", "flag", "book", "guitar", "sword"}, id)
}

func (f fake) Missed(brief.Brief) []brief.Missed { return nil }

func (f fake) View(id, from string) bool {
	return map[string]bool{"cat behind": true, "cat front": true, "car side": true, "pizza above": true, "mug above": true, "table above": true, "owl front": true, "dog front": false}[id+" "+from]
}

func (f fake) Species(id string) ([]string, bool) {
	t, ok := f.has(id, brief.Animal)
	return t.Parts, ok || f.species[id]
}

func (f fake) Bird(id string) ([]string, bool) {
	t, ok := f.has(id, brief.Bird)
	return t.Parts, ok
}

func (f fake) Role(id string) ([]string, bool) {
	t, ok := f.has(id, brief.Person)
	return t.Parts, ok || id == ""
}

func (f fake) Outline(id string) bool { return id == "heart" || id == "star" || id == "pumpkin" }

func (f fake) Reshapes(id string) bool { return id != "cake" && id != "stethoscope" }

func (f fake) Makes(id string) bool { return id == "candle" || id == "mug" || id == "cookie" }

func (f fake) Alone(id, word string) (string, bool) {
	part := map[string]string{"wing": "wings", "wings": "wings", "tail": "tail", "wheel": "wheels", "trunk": "trunk"}[word]
	t, ok := things.ByID(id)
	return part, ok && part != "" && (slices.Contains(t.Parts, part) || slices.Contains(t.Parts, word))
}

func (f fake) Family(id string) bool {
	switch id {
	case "frame", "corner", "border", "divider", "pattern", "badge", "ribbon", "banner", "bubble", "lettering", "splash", "sparkles", "confetti", "bokeh", "blob", "waves", "sunburst", "cloudscape", "foliage":
		return f.only == nil
	}
	_, ok := f.has(id, brief.Family)
	return ok
}

func (f fake) Flag(code string) bool     { return f.only == nil && len(code) == 2 }
func (f fake) Map(code string) bool      { return f.only == nil }
func (f fake) Garment(name string) bool  { return f.only == nil }
func (f fake) Acts(id, pose string) bool { return id == "frog" }
func (f fake) Face(id string) bool {
	t, ok := f.has(id, brief.Piece)
	return ok && t.Group == "food-drink"
}
func (f fake) PartGrows(id, part string) bool {
	return part == "eyes" || part == "ears" || part == "tail"
}
func (f fake) Place(string) bool { return f.only == nil }
func (f fake) Licensed(name string) (string, bool) {
	id, ok := f.licensed[name]
	return id, ok
}

// summary writes a brief on one line.
func summary(b brief.Brief) string {
	var parts []string
	for _, s := range b.Subjects {
		parts = append(parts, subjectLine(s))
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

func subjectLine(s brief.Subject) string {
	id := s.ID
	if s.Kind == brief.Person {
		id = "person"
		if s.ID != "" {
			id = s.ID
		}
	}
	if s.Kind == brief.Flag || s.Kind == brief.Map || s.Kind == brief.Licensed {
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
		tagged("odd:[", subjectLine(s.Odd.Subject)+"]")
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
