package plan

import (
	"slices"

	"pellucid/internal/engine/illustrator/understand"
)

// plants are the pieces of the group of animals and nature that grow.
var plants = []string{
	"bouquet", "cherry-blossom", "white-flower", "rose", "wilted-flower", "hibiscus", "sunflower", "blossom", "tulip", "hyacinth", "lotus",
	"seedling", "potted-plant", "evergreen-tree", "deciduous-tree", "palm-tree", "cactus", "sheaf-of-rice", "herb", "shamrock",
	"four-leaf-clover", "maple-leaf", "fallen-leaf", "leaf-fluttering-in-wind", "mushroom",
}

// Kinds tells what sorts of things a prompt names, each once: animal, person, plant, food, vehicle, place or thing.
func (p *Planner) Kinds(prompt string) []string {
	var kinds []string
	for _, t := range p.draft(Request{Prompt: prompt}).things {
		if kind := t.kind(); !slices.Contains(kinds, kind) {
			kinds = append(kinds, kind)
		}
	}
	return kinds
}

func (t thing) kind() string {
	switch t.piece.Group {
	case understand.Animals:
		if slices.Contains(plants, t.piece.Name) {
			return "plant"
		}
		return "animal"
	case understand.People:
		return "person"
	case understand.Food:
		return "food"
	case understand.Travel:
		if t.traits.class == "ride" {
			return "vehicle"
		}
		return "place"
	}
	return "thing"
}
