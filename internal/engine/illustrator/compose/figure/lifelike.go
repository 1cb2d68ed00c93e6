package figure

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
)

// lifelike reports whether people and animals are drawn in the proportions of life.
func (c *Drawer) lifelike() bool {
	return c.Brief.Style.Name == "realistic" || c.Brief.Style.Name == "digital"
}

// grownUp are the styles in which an animal looks as in life: long lashes, pink cheeks and a smile belong to cartoons.
var grownUp = []string{"oil", "ink", "pencil", "coloredpencil", "charcoal", "stipple", "pointillism", "watercolor", "engraving", "woodcut", "ukiyoe", "origami"}

// fineArts are the media in which a person has the proportions and the features of life: a large head is that of a cartoon.
var fineArts = []string{"oil", "ink", "pencil", "charcoal", "watercolor", "coloredpencil"}

// sweet are the expressions of animals that are drawn as in cartoons whatever the style.
var sweet = []string{"happy", "in love", "wink", "star eyes", "shy", "tears of joy"}

// forChildren are words of styles that ask for sweet animals.
var forChildren = []string{"nursery", "storybook", "children", "kid", "kawaii", "cute", "whimsical", "playful", "cartoon"}

// asInLife reports whether an animal is drawn with the proportions and the eyes of life.
func (c *Drawer) asInLife(s brief.Subject) bool {
	st := c.Brief.Style
	return c.lifelike() || (slices.Contains(grownUp, st.Name) || plainly(st) && (st.Detailed || st.Palette == "vintage")) && !st.Minimalist && !c.sweetly(s)
}

// unadorned reports whether an animal has no long lashes, pink cheeks and smile, and keeps its large eyes, which are all that few shapes have of a face.
func (c *Drawer) unadorned(s brief.Subject) bool { return c.Brief.Style.Minimalist && !c.sweetly(s) }

// plainly reports whether no style was named.
func plainly(st brief.Style) bool { return st.Name == "" || st.Name == "default" }

// personInLife reports whether a person is drawn with the proportions and the features of life.
func (c *Drawer) personInLife(s brief.Subject) bool {
	st := c.Brief.Style
	baby := s.Person != nil && s.Person.Age == "baby"
	return c.lifelike() || (slices.Contains(fineArts, st.Name) && !baby || plainly(st) && st.Detailed) && !st.Minimalist && !s.Cute && !c.chibi() && !c.forChildren()
}

// forChildren reports whether the style was asked for with words for children.
func (c *Drawer) forChildren() bool {
	return slices.ContainsFunc(c.Brief.Style.Asked, func(words string) bool {
		return slices.ContainsFunc(forChildren, func(w string) bool { return strings.Contains(strings.ToLower(words), w) })
	})
}

// sweetly reports whether an animal is to be drawn as in cartoons whatever the style.
func (c *Drawer) sweetly(s brief.Subject) bool {
	return s.Cute || s.Young || s.ID == "unicorn" || c.chibi() || slices.Contains(sweet, s.Expression) || c.forChildren()
}
