package compose

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/library"
)

// carriers are the pieces that carry a text as subjects too.
var carriers = map[string]bool{
	"badge": true, "banner": true, "satin-sash": true, "ribbon": true, "ribbon-banner": true, "speech-bubble": true, "thought-bubble": true, "label": true, "sale-tag": true,
	"arrow-sign": true, "hanging-sign": true, "notice-sign": true, "yard-sign": true, "placard": true, "starburst-badge": true, "gold-seal": true, "welcome-sign": true, "neon-light": true, "sticky-note": true, "chalkboard": true, "sandwich-board": true, "retro-sign": true, "road-sign": true,
	"comic-burst": true, "scroll": true, "gift-tag": true, "torn-paper": true, "instant-photo-frame": true, "bunting": true, "award-ribbon": true, "rubber-stamp": true, "license-plate": true,
}

// bare are the groups of pieces on which a text is not printed: it stands below them.
var bare = map[string]bool{"body": true, "nature": true, "plants": true, "fantasy": true, "sea": true, "landmarks": true, "science": true, "music": true, "tools": true}

// beneath moves a text that its subject cannot carry to the lettering: the name of a dog, the motto of a skull.
func (c *composer) beneath() {
	for i := range c.Brief.Subjects {
		s := &c.Brief.Subjects[i]
		alive := s.Kind == brief.Animal || s.Kind == brief.Bird || s.Kind == brief.Person
		if s.Text == "" || wearsText(*s) || writesText(*s) || !alive && !c.freesText(*s) && (s.Kind != brief.Piece || !bare[library.GroupOf(s.ID)] || carriers[s.ID] || faces[s.ID] != "") {
			continue
		}
		c.Brief.Lettering = append(slices.Clone(c.Brief.Lettering), s.Text)
		s.Text = ""
	}
}

// freesText reports whether a text stands by itself in a design rather than on a thing: on one of several, or on one that is not made to
// carry a text.
func (c *composer) freesText(s brief.Subject) bool {
	if s.Kind == brief.Family || carriers[s.ID] || s.ID == "zodiac-sign" || strings.HasSuffix(s.ID, "-lettering") || s.ID == "monogram" {
		return false
	}
	if s.Count > 1 {
		return true
	}
	group := library.GroupOf(s.ID)
	if s.Kind == brief.Piece && faces[s.ID] == "" && faces[group] == "" && group != "signs" && group != "frames" && !c.roomFor(s) {
		return true
	}
	return c.Brief.Design != "" && faces[s.ID] == "" && group != "signs" && group != "frames" || s.ID == "graduation-cap" || s.ID == "pencil" || s.ID == "hat" || group == "symbols" && s.ID != "heart"
}

// leastRoom is the least share of a drawing's box in which a text on it can be read.
const leastRoom = .09

// roomFor reports whether a thing has room for its text.
func (c *composer) roomFor(s brief.Subject) bool {
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
	at := lookAt(d).room(s.Text)
	return at.W*at.H >= leastRoom*d.Box.W()*d.Box.H()
}

// inscribe puts a text that stands by itself on the first subject that carries one.
func (c *composer) inscribe() {
	text := strings.Join(c.Brief.Lettering, " ")
	if text == "" {
		return
	}
	for i := range c.Brief.Subjects {
		s := &c.Brief.Subjects[i]
		if s.ID == "bubble" {
			s.ID = "speech-bubble" // soap bubbles say nothing
		}
		if (carriers[s.ID] || s.Kind == brief.Person && boardPoses[s.Pose]) && s.Text == "" {
			s.Text, c.Brief.Lettering = text, nil
			return
		}
	}
}
