package hierarchy

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/compose/figure"
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/library"
)

// Carriers are the pieces that carry a text as subjects too.
var Carriers = map[string]bool{
	"badge": true, "banner": true, "satin-sash": true, "ribbon": true, "ribbon-banner": true, "speech-bubble": true, "thought-bubble": true, "label": true, "sale-tag": true,
	"arrow-sign": true, "hanging-sign": true, "notice-sign": true, "yard-sign": true, "placard": true, "starburst-badge": true, "gold-seal": true, "welcome-sign": true, "neon-light": true, "sticky-note": true, "chalkboard": true, "sandwich-board": true, "retro-sign": true, "road-sign": true,
	"comic-burst": true, "scroll": true, "gift-tag": true, "torn-paper": true, "instant-photo-frame": true, "bunting": true, "award-ribbon": true, "lemonade-stand": true, "rubber-stamp": true, "license-plate": true, "cardboard-box": true,
}

// carries reports whether a subject is made to carry its text, or is an even shape that it was told to be on.
func carries(s brief.Subject) bool {
	return Carriers[s.ID] || s.ID == "zodiac-sign" || s.ID == "constellation" || (s.ID == "star" || s.ID == "sheriff-badge") && s.Count == 1
}

// bare are the groups of pieces on which a text is not printed: it stands below them.
var bare = map[string]bool{"body": true, "nature": true, "plants": true, "fantasy": true, "sea": true, "landmarks": true, "science": true, "music": true, "tools": true}

// beneath moves a text that its subject cannot carry to the lettering: the name of a dog, the motto of a skull.
func (c *Tree) beneath() {
	for i := range c.Brief.Subjects {
		s := &c.Brief.Subjects[i]
		alive := s.Kind == brief.Animal || s.Kind == brief.Bird || s.Kind == brief.Person
		if s.Text == "" || figure.WearsText(*s) || figure.WritesText(*s) || !alive && !c.freesText(*s) && (s.Kind != brief.Piece || !bare[library.GroupOf(s.ID)] || carries(*s) || figure.Faces[s.ID] != "") {
			continue
		}
		c.Brief.Lettering = append(slices.Clone(c.Brief.Lettering), s.Text)
		s.Text = ""
	}
}

// freesText reports whether a text stands by itself in a design rather than on a thing: on one of several, or on one that is not made to
// carry a text.
func (c *Tree) freesText(s brief.Subject) bool {
	if s.Kind == brief.Family || carries(s) || strings.HasSuffix(s.ID, "-lettering") || s.ID == "monogram" {
		return false
	}
	if s.Count > 1 {
		return true
	}
	group := library.GroupOf(s.ID)
	if s.Kind == brief.Piece && figure.Faces[s.ID] == "" && figure.Faces[group] == "" && group != "signs" && group != "frames" && !c.roomFor(s) {
		return true
	}
	return c.Brief.Design != "" && figure.Faces[s.ID] == "" && group != "signs" && group != "frames" || s.ID == "graduation-cap" || s.ID == "pencil" || s.ID == "hat" || group == "symbols" && s.ID != "heart"
}

// leastRoom is the least share of a drawing's box in which a text on it can be read.
const leastRoom = .09

// roomFor reports whether a thing has room for its text.
func (c *Tree) roomFor(s brief.Subject) bool {
	p, ok := library.Find(s.ID)
	if !ok {
		return true
	}
	d, err := p.Render(kit.Options{Text: s.Text})
	if err != nil || d.Lettered || d.Box.W() <= 0 {
		return true
	}
	if _, ok := d.Anchors["print"]; ok {
		return true
	}
	at := figure.LookAt(d).Room(s.Text)
	return at.W*at.H >= leastRoom*d.Box.W()*d.Box.H()
}

// inscribe puts a text that stands by itself on the first subject that carries one.
func (c *Tree) inscribe() {
	text := strings.Join(c.Brief.Lettering, " ")
	if text == "" || c.Brief.Style.Name == "logo" && len(c.Brief.Subjects) > 1 { // the name of a logo is set with its mark
		return
	}
	for i := range c.Brief.Subjects {
		s := &c.Brief.Subjects[i]
		if s.ID == "bubble" {
			s.ID = "speech-bubble" // soap bubbles say nothing
		}
		if (Carriers[s.ID] || s.Kind == brief.Person && figure.BoardPoses[s.Pose]) && s.Text == "" {
			s.Text, c.Brief.Lettering = text, nil
			return
		}
	}
}

// ShowsText reports whether a subject is a flat thing with words on it that is held to be read.
func (c *Tree) ShowsText(i int) bool {
	s := c.Subject(i)
	return s.Kind == brief.Piece && s.Text != "" && (figure.Signboards[s.ID] || s.ID == "placard" || s.ID == "newspaper" || strings.HasPrefix(s.ID, "ribbon") || strings.HasSuffix(s.ID, "banner"))
}

// heldSigns puts a sign that somebody is "with" into their hands, and makes it one of poster board unless its material was told.
func (c *Tree) heldSigns() {
	for n, l := range c.Links {
		s := &c.Brief.Subjects[l.To]
		if from := c.Subject(l.From); l.Kind == "with" && c.ShowsText(l.To) && s.Count == 1 && from.Count == 1 && !Asleep[from.Pose] && (from.Kind == brief.Person || from.Kind == brief.Animal || figure.Dressed(from)) {
			if _, busy := c.Doing(l.From); !busy {
				c.Links[n].Kind, l.Kind = "holding", "holding"
			}
		}
		if (l.Kind == "holding" || l.Kind == "carrying") && s.ID == "wood-plank" && s.Material == "" && s.Text != "" && strings.HasSuffix(strings.ToLower(s.Words), "sign") && !strings.Contains(strings.ToLower(s.Words), "wood") {
			s.ID = "placard"
		}
	}
}

// showShirts lets those whose shirt says something keep their arms off it.
func (c *Tree) showShirts() {
	for i := range c.Brief.Subjects {
		if s := &c.Brief.Subjects[i]; s.Pose == "" && c.ShowsShirt(i) {
			s.Pose = "hands on hips"
		}
	}
}
