package role

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"sync"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/person/figure"
)

// All are clothes, headwear, extras, props and poses by profession or character, as roles.tsv has them.
var All = sync.OnceValue(func() map[string]figure.Spec {
	all := map[string]figure.Spec{}
	for line := range strings.Lines(lists.Text("roles.tsv")) {
		if strings.HasPrefix(line, "#") {
			continue
		}
		cells := strings.Split(strings.TrimSuffix(line, "\n"), "\t")
		var s figure.Spec
		for _, cell := range cells[1:] {
			field, value, _ := strings.Cut(cell, " ")
			set(&s, field, value)
		}
		all[cells[0]] = s
	}
	return all
})

// set puts the value of a cell into its field.
func set(s *figure.Spec, field, value string) {
	words := map[string]*string{"body": &s.Body, "age": &s.Age, "build": &s.Build, "beard": &s.Beard, "glasses": &s.Glasses, "pose": &s.Pose, "expression": &s.Expression}
	garments := map[string]*figure.Garment{"top": &s.Top, "over": &s.Over, "bottom": &s.Bottom, "shoes": &s.Shoes}
	name, first, second := colored(value)
	if to, ok := words[field]; ok {
		*to = value
		return
	}
	if g, ok := garments[field]; ok {
		g.Name, g.Color, g.Second = name, first, second
		return
	}
	switch field {
	case "skin":
		s.Skin = first
		if i, err := strconv.Atoi(value); err == nil {
			s.Skin = figure.SkinTones()[i]
		}
	case "hair":
		s.Hair.Style, s.Hair.Color = name, first
	case "head":
		s.Head, s.HeadColor = name, first
	case "extras":
		takeExtras(s, value)
	case "props":
		s.Props = strings.Split(value, ", ")
	case "fixed":
		fixed := strings.Split(value, ", ")
		s.FixedSkin, s.FixedHair = slices.Contains(fixed, "skin"), slices.Contains(fixed, "hair")
	default:
		panic(fmt.Sprintf("role: %q in the table of roles", field))
	}
}

// takeExtras adds accessories, each with a color of its own or without.
func takeExtras(s *figure.Spec, list string) {
	for extra := range strings.SplitSeq(list, ", ") {
		name, color, _ := colored(extra)
		s.Extras = append(s.Extras, name)
		if color.IsNone() {
			continue
		}
		if s.ExtraColors == nil {
			s.ExtraColors = map[string]kit.Color{}
		}
		s.ExtraColors[name] = color
	}
}

// colored parts a name from the colors behind it; a hyphen is none.
func colored(value string) (name string, first, second kit.Color) {
	words := strings.Split(value, " ")
	end := len(words)
	for end > 0 && (words[end-1] == "-" || strings.HasPrefix(words[end-1], "#")) {
		end--
	}
	colors := []kit.Color{{}, {}}
	for i, hex := range words[end:] {
		if hex != "-" {
			colors[i] = kit.Hex(hex)
		}
	}
	return strings.Join(words[:end], " "), colors[0], colors[1]
}
