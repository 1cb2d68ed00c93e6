package plan

import (
	"slices"
	"strings"
	"unicode"
)

// backs are families that lie behind a scene, as large as the canvas allows.
var backs = []string{"sunburst", "splash", "blob", "bokeh", "sparkles", "confetti"}

// signs are families that carry text or a mark.
var signs = []string{"badge", "banner", "ribbon", "bubble"}

func (d *draft) asks(form string) bool { return slices.Contains(d.said.Framing, form) }

// stage lays what was asked for around the scene and returns the room that is left for it.
func (d *draft) stage() box {
	room := box{margin, margin, 1 - margin, 1 - margin}
	for _, name := range backs {
		if d.asks(name) {
			d.grow(name, "", edge)
			room = box{0.20, 0.20, 0.80, 0.80}
		}
	}
	for _, name := range signs {
		if d.asks(name) && !mono(d.out.Style.Name) {
			return d.sign(name)
		}
	}
	return room
}

// sign grows a badge, banner, ribbon or bubble with the prompt's text and returns the room for a subject.
func (d *draft) sign(name string) box {
	text, subjects := d.text(), d.things
	switch {
	case name == "badge":
		d.grow(name, text, edge)
		if text != "" {
			return box{0.30, 0.20, 0.70, 0.54}
		}
		return box{0.28, 0.26, 0.72, 0.70}
	case len(subjects) == 0:
		d.grow(name, text, box{0.08, 0.26, 0.92, 0.74})
		return box{}
	case name == "bubble":
		d.grow(name, text, box{0.40, 0.07, 0.93, 0.47})
		return box{0.08, 0.36, 0.66, 0.92}
	}
	d.grow(name, text, box{0.08, 0.68, 0.92, 0.93})
	return box{0.18, 0.07, 0.82, 0.66}
}

// text is what the prompt wants lettered; it is taken once.
func (d *draft) text() string {
	text := strings.Join(d.said.Lettering, " ")
	d.said.Lettering = nil
	return text
}

// letter sets the remaining lettering: alone in the middle, or below the scene.
func (d *draft) letter(room box) box {
	if len(d.said.Lettering) == 0 && d.asks("lettering") && len(d.things) == 0 {
		d.said.Lettering = []string{"Hello"}
	}
	if len(d.said.Lettering) == 0 {
		return room
	}
	if len(d.things) == 0 || room == (box{}) {
		d.grow("lettering", d.text(), box{0.08, 0.30, 0.92, 0.70})
		return box{}
	}
	d.grow("lettering", d.text(), box{0.10, 0.72, 0.90, 0.92})
	return box{max(room.left, 0.12), room.top, min(room.right, 0.88), 0.69}
}

// fallback draws something pleasant for a prompt in which no thing was understood: its longest word, or sparkles.
func (d *draft) fallback() {
	if word := mainWord(d.out.Prompt); word != "" {
		d.note("Nothing in the prompt names a thing that our art can show, so its main word is lettered.")
		d.grow("lettering", word, box{0.08, 0.30, 0.92, 0.70})
	} else {
		d.note("Nothing in the prompt names a thing that our art can show, so sparkles stand in.")
		d.grow("sparkles", "", edge)
	}
	last := len(d.out.Subjects) - 1
	d.out.Subjects[last].How, d.out.Subjects[last].Score, d.out.Subjects[last].Approximated = "fallback", 0, true
}

// mainWord is the longest word in Latin letters, in title case, for which the embedded fonts have glyphs.
func mainWord(prompt string) string {
	best := ""
	for _, word := range strings.FieldsFunc(prompt, func(r rune) bool { return !unicode.Is(unicode.Latin, r) || r > 0x24F }) {
		if len(word) > len(best) && len(word) <= 24 {
			best = word
		}
	}
	if len([]rune(best)) < 2 {
		return ""
	}
	return titled(best)
}

// titled writes a text in lower case with a capital at its start.
func titled(text string) string {
	runes := []rune(strings.ToLower(text))
	runes[0] = unicode.ToUpper(runes[0])
	return string(runes)
}
