package plan

import (
	"slices"
	"strings"
)

// describe fills what is derived from the finished picture: relations, category, tags and credits.
func (d *draft) describe() {
	d.out.Category = d.category()
	d.out.Tags = d.tags()
	for _, item := range d.out.Items {
		credit := Credit{Source: item.Art.Source, License: item.Art.License}
		if !slices.Contains(d.out.Credits, credit) {
			d.out.Credits = append(d.out.Credits, credit)
		}
	}
}

func (d *draft) category() string {
	framing := func(names ...string) bool {
		return slices.ContainsFunc(names, func(name string) bool { return slices.Contains(d.said.Framing, name) })
	}
	switch {
	case framing("background", "pattern", "bokeh"):
		return "backgrounds"
	case framing("frame", "border", "corner", "divider", "badge", "banner", "ribbon", "bubble", "blob", "splash", "confetti", "sparkles", "sunburst"):
		return "design-elements"
	case mono(d.out.Style.Name), d.out.Style.Name == "silhouette":
		return "icons"
	case len(d.out.Items) == 1 && len(d.things) == 1 && thingLike(d.things[0]):
		return "objects"
	}
	return "illustrations"
}

func thingLike(t thing) bool {
	switch t.piece.Group {
	case 4, 5, 6, 7:
		return true
	}
	return false
}

const maxTags = 8

func (d *draft) tags() []string {
	var tags []string
	add := func(tag string) {
		if tag != "" && len(tags) < maxTags && !slices.Contains(tags, tag) {
			tags = append(tags, tag)
		}
	}
	for i, subject := range d.out.Subjects {
		if !d.things[i].extra {
			add(lastWords(subject.Phrase, 2))
		}
	}
	for _, subject := range d.out.Subjects {
		for _, color := range subject.Colors {
			add(color)
		}
	}
	if d.out.Style.Name != "default" {
		add(d.out.Style.Name)
	}
	for _, framing := range d.said.Framing {
		add(framing)
	}
	add(d.out.Style.Palette)
	if d.out.Style.Minimalist {
		add("minimalist")
	}
	for _, tag := range []string{strings.TrimSuffix(d.out.Category, "s"), "transparent", "clipart"} {
		if len(tags) < 3 {
			add(tag)
		}
	}
	return tags
}

func lastWords(phrase string, n int) string {
	words := strings.Fields(phrase)
	return strings.Join(words[max(0, len(words)-n):], " ")
}
