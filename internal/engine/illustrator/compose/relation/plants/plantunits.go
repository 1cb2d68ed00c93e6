package plants

import (
	"slices"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/compose/figure"
	"pellucid/internal/engine/illustrator/compose/layout"
	"pellucid/internal/engine/illustrator/compose/relation/placing"
	"pellucid/internal/engine/illustrator/kit/library"
)

// Tied are what is tied onto a wreath or a frame that it comes with.
var Tied = figure.Words("bow ribbon hair-bow bow-tie")

// unripe are the foods that grow: copies of them stand among leaves.
var unripe = figure.Words("acorn apple apricot artichoke asparagus avocado banana banana-bunch beet bell-pepper blackberry blueberry broccoli brussels-sprouts cabbage carrot cauliflower celery cherry chili-pepper cilantro coconut coffee-bean corn cucumber date-fruit dragon-fruit durian eggplant fig garlic grape green-onion jackfruit kale kiwi-fruit leek lemon lettuce lime lychee mango mangosteen okra olive onion orange papaya parsley passion-fruit pea-pod peach peanut pear pineapple plantain plum pomegranate potato pumpkin radish rambutan raspberry starfruit strawberry tomato turnip walnut watermelon")

// Produces reports whether a thing is a plant or grows on one.
func Produces(id string) bool {
	return library.GroupOf(id) == "plants" || unripe[id]
}

// mixed are the colors in which copies of a thing come where none was told.
var mixed = map[string][]string{"fall-leaf": {"orange", "red", "goldenrod", "brown"}, "maple-leaf": {"red", "orange", "goldenrod", "brown"}}

// assorted are the things that are in many colors wherever copies of them are, unless one is told.
var assorted = figure.Words("balloon easter-egg christmas-ornament gift-box party-hat butterfly macaron gumdrop crayon candy pinwheel")

// UnitsOf draws one member of a motif, once in each of its colors.
func UnitsOf(c *placing.Placer, i int) []layout.Cluster {
	s := &c.Brief.Subjects[i]
	n := 1
	if list := mixed[s.ID]; list != nil && s.Color == "" && len(s.More) == 0 && len(c.Brief.Tints) == 0 && s.Fill == "" {
		s.Color, s.More = list[0], list[1:]
	}
	potless(s)
	if s.Kind == brief.Piece && s.Fill == "" {
		n = 1 + len(s.More)
		if (s.Assorted || assorted[s.ID]) && s.Color == "" && len(c.Brief.Tints) == 0 {
			s.Assorted = true
			n = len(figure.Assortment)
		}
	}
	if n > 1 {
		s.Count = figure.Unstated
	}
	var out []layout.Cluster
	for copy := range n {
		out = append(out, c.Unit(i, layout.How{Copy: copy}))
	}
	return out
}

// potless leaves the pot away from a plant that a wreath or a frame is made of.
func potless(s *brief.Subject) {
	if parts := library.Parts(s.ID); s.Kind == brief.Piece && library.GroupOf(s.ID) == "plants" && slices.Contains(parts, "pot") && len(parts) > 1 && !slices.Contains(s.Without, "pot") {
		s.Without = append(append([]string{}, s.Without...), "pot")
	}
}
