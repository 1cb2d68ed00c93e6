package hierarchy

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/compose/figure"
	"pellucid/internal/engine/illustrator/compose/layout"
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/library"
	"pellucid/internal/engine/illustrator/things"
)

// Dishes are seen from above: what they are eaten with lies on them. heaps have it on their tops, bowls in them, drinks on the rim.
var (
	Dishes = map[string]bool{"pizza": true, "pizza-slice": true, "pie": true, "cookie": true, "tart": true, "waffle": true, "toast": true, "steak": true, "naan": true, "quesadilla": true}
	Bowls  = map[string]bool{
		"acai-bowl": true, "curry": true, "guacamole": true, "hummus": true, "pho": true, "ramen": true, "salad": true, "soup": true, "cereal-bowl": true, "wok": true, "paella": true,
	}
	rimmed = map[string]bool{"lemon": true, "lime": true, "orange": true, "grapefruit": true, "strawberry": true, "cherry": true, "pineapple": true, "cucumber": true, "kiwi-fruit": true, "leaf": true, "candy-cane": true, "cinnamon-stick": true}
	Heaps  = map[string]bool{
		"ice-cream": true, "cake": true, "birthday-cake": true, "cupcake": true, "pancake": true, "pancakes": true, "cheesecake": true, "pudding": true, "muffin": true, "sundae": true, "cake-slice": true,
		"yogurt": true, "oatmeal": true, "donut": true, "milkshake": true, "burger": true, "hamburger": true, "taco": true, "burrito": true, "spaghetti": true, "sandwich": true, "hot-dog": true, "bagel": true, "nachos": true,
		"brownie": true, "lasagna": true, "tiramisu": true, "jello": true, "ice-cream-sundae": true,
	}
)

// toppings go on food at any size of their own: of a lemon, what fits.
var toppings = map[string]bool{
	"lemon": true, "lime": true, "orange": true, "apple": true, "banana": true, "cherry": true, "strawberry": true, "blueberry": true, "raspberry": true, "blackberry": true, "peach": true,
	"pear": true, "grape": true, "kiwi-fruit": true, "mango": true, "pineapple": true, "coconut": true, "fig": true, "plum": true, "watermelon": true, "pomegranate": true, "carrot": true,
	"avocado": true, "tomato": true, "cucumber": true, "olive": true, "onion": true, "bell-pepper": true, "chili-pepper": true, "broccoli": true, "corn": true, "garlic": true, "bacon": true,
	"egg": true, "fried-egg": true, "cheese": true, "lettuce": true, "shrimp": true, "sausage": true, "candy": true, "cookie": true, "macaron": true, "chocolate-bar": true, "pretzel": true,
	"celery": true, "green-onion": true, "cabbage": true, "asparagus": true, "eggplant": true, "zucchini": true, "kale": true, "spinach": true, "beet": true, "radish": true, "potato": true, "sweet-potato": true,
	"ginger": true, "leek": true, "artichoke": true, "basil": true, "parsley": true, "mint": true, "rosemary": true, "bread": true, "baguette": true, "fish": true, "salmon": true, "lobster": true,
}

// served is what has a glass, a box or a plate of its own, or is a meal by itself: nobody puts it onto another dish.
var served = figure.Words(`bottle coffee hot-chocolate bubble-tea mojito beer cocktail lemonade matcha-tea matcha-latte energy-drink iced-tea slushie root-beer-float iced-coffee milk juice smoothie milkshake soda
	martini-glass margarita whiskey-glass latte wine-glass champagne-glass tea-cup mug glass-of-milk glass-of-water shot-glass sake yerba-mate baby-bottle water-bottle
	french-fries potato-chips popcorn nachos hot-dog corn-dog hamburger taco burrito quesadilla sandwich grilled-cheese banh-mi pizza pizza-slice takeout-box bento-box noodle-cup pizza-box jam-jar pickle-jar
	salad soup ramen pho curry spaghetti pasta mac-and-cheese mashed-potatoes rice-bowl chicken-wing fried-chicken chicken-drumstick spring-roll samosa dumpling sushi sushi-platter guacamole hummus fondue kimchi`)

// meals are dishes that have nothing whole on top: bread and fruit that are named with them are on the table.
var (
	meals       = figure.Words("burger hamburger taco burrito spaghetti sandwich hot-dog lasagna nachos")
	besideMeals = figure.Words("pickle bread baguette croissant cucumber potato sweet-potato corn orange apple banana pear grape cookie macaron candy chocolate-bar lobster fish salmon pretzel bagel")
)

// seasonings are what is laid on meat; all else is eaten beside it.
var seasonings = map[string]bool{"butter": true, "rosemary": true, "parsley": true, "thyme": true, "mushroom": true, "onion": true, "fried-egg": true, "egg": true, "lemon": true, "garlic": true, "basil-sprig": true, "leaf": true, "onion-rings": true}

// ornaments are small things that decorate a thing that they are named with; posies are those that grow.
var (
	ornaments = map[string]bool{"feather": true, "bow": true, "hair-bow": true, "ribbon": true, "heart": true, "star": true, "butterfly": true, "snowflake": true, "seashell": true, "bell": true, "holly": true}
	posies    = map[string]bool{"leaf": true, "fern": true, "ivy": true, "eucalyptus": true, "holly": true, "lavender": true, "pine-branch": true, "olive-branch": true}
	unadorned = map[string]bool{"plants": true, "symbols": true, "nature": true, "frames": true, "effects": true, "food": true, "landmarks": true, "lettering": true, "signs": true}
)

// Garnishes reports whether what a thing is drawn with goes onto it.
func (c *Tree) Garnishes(root, i int) bool {
	on, s := c.Subject(root), c.Subject(i)
	if s.Kind != brief.Piece {
		return false
	}
	group := library.GroupOf(s.ID)
	switch {
	case strings.HasSuffix(s.ID, "-bottle") && group == "food", served[s.ID] && !Bowls[on.ID], meals[on.ID] && besideMeals[s.ID]:
		return false // ketchup and fries are beside their hot dog
	case on.Kind == brief.Family && on.Text != "":
		return c.IsPosy(s)
	case on.Kind != brief.Piece || on.Count > 1, on.Text != "" && ornaments[s.ID]: // it would lie on the words
		return false
	case Heaps[on.ID] && s.ID == "birthday-candle":
		return true
	case on.ID == "steak" && !seasonings[s.ID]:
		return false // vegetables are beside it
	case Dishes[on.ID] || Heaps[on.ID]:
		return toppings[s.ID] || (group == "food" || s.ID == "mushroom" || group == "plants") && figure.RealSize(c.Draw(i, layout.How{})) < 1.2*figure.RealSize(c.Draw(root, layout.How{}))
	case Bowls[on.ID]:
		return toppings[s.ID] || (group == "food" && !Bowls[s.ID] && !things.Drink(s.ID) || s.ID == "mushroom" || posies[s.ID]) && figure.RealSize(c.Draw(i, layout.How{})) < 1.2*figure.RealSize(c.Draw(root, layout.How{}))
	case things.Drink(on.ID) && rimmed[s.ID]:
		return true
	case s.ID == "adhesive-bandage":
		return true
	case on.ID == "cactus" && Blossoms[s.ID]:
		return true
	case unadorned[library.GroupOf(on.ID)]:
		return false
	}
	return ornaments[s.ID] || c.IsPosy(s)
}

// Blossoms are the flowers that are seen from the front.
var Blossoms = map[string]bool{"sunflower": true, "daisy": true, "flower": true, "rose": true, "gerbera": true, "hibiscus": true, "dahlia": true, "cherry-blossom": true, "lotus": true, "poppy": true, "zinnia": true, "aster": true, "cosmos-flower": true, "camellia": true, "gardenia": true, "ranunculus": true, "edelweiss": true}

// IsPosy reports whether a subject is a flower or a twig that is set at the foot of a thing.
func (c *Tree) IsPosy(s brief.Subject) bool {
	return posies[s.ID] || library.GroupOf(s.ID) == "plants" && s.Kind == brief.Piece && figure.RealSize(figure.MustDraw(s.ID)) < 75 && !figure.Potted[s.ID]
}

// contained are the groups of things that are in a vessel that they are named with.
var contained = map[string]bool{"food": true, "plants": true, "office": true, "props": true}

// beds are the vessels that animals are in that they are named with.
var beds = map[string]bool{"basket": true, "easter-basket": true, "picnic-basket": true, "cardboard-box": true, "gift-box": true, "tea-cup": true, "bathtub": true, "bucket": true, "flower-pot": true, "bird-cage": true, "terrarium": true, "window": true}

// contains reports whether a vessel that a thing is "with" has it inside: a vase with roses, a bowl with apples, a mug with pencils.
func (c *Tree) contains(from, to int) bool {
	v, s := c.Subject(from), c.Subject(to)
	group := library.GroupOf(s.ID)
	if pets := s.Kind == brief.Animal || s.Kind == brief.Bird; pets && v.Kind == brief.Piece && v.Count == 1 && beds[v.ID] {
		return true
	}
	if v.Kind != brief.Piece || s.Kind != brief.Piece || v.Count > 1 || !contained[group] || figure.Potted[s.ID] || len(c.LinksOf(to)) > 0 || c.Garnishes(from, to) && group != "plants" {
		return false
	}
	switch library.GroupOf(v.ID) {
	case "home", "kitchen", "props", "tools", "plants", "holiday":
	default:
		if v.ID != "glass" && v.ID != "empty-glass" {
			return false
		}
	}
	d := figure.MustDraw(v.ID)
	_, opening := d.Anchors["inside"]
	return opening && (len(d.Layers[kit.Fore]) > 0 || library.GroupOf(v.ID) == "kitchen") && !slices.Contains(v.States, "closed") && (group == "plants" || figure.RealSize(c.Draw(to, layout.How{})) < 1.3*figure.RealSize(d))
}

// Slim reports whether a thing is so long that it stands out of what it is in.
func (c *Tree) Slim(i int) bool {
	d := c.Draw(i, layout.How{})
	return c.Subject(i).Kind == brief.Piece && max(d.Box.W(), d.Box.H()) > 2.2*min(d.Box.W(), d.Box.H())
}

// Creature reports whether a subject is alive or looks so.
func (c *Tree) Creature(i int) bool {
	s := c.Subject(i)
	group := library.GroupOf(s.ID)
	return c.Stands(i) || s.Kind == brief.Piece && (group == "fantasy" || group == "sea") && !lifeless[s.ID]
}

// lifeless are the things among creatures of fantasy and the sea.
var lifeless = map[string]bool{"angel-wings": true, "magic-wand": true, "treasure-chest": true, "seashell": true, "conch": true, "coral": true}

// Swims are the creatures that a bowl of water is meant for.
var Swims = map[string]bool{"fish": true, "goldfish": true, "clownfish": true, "tropical-fish": true, "pufferfish": true, "shark": true, "jellyfish": true, "seahorse": true, "octopus": true, "whale": true}

// Handy are the relations that need hands: animals stand upright for them.
var Handy = map[string]bool{"reading": true, "using": true, "pushing": true, "carrying": true}

// Laps reports whether an animal drinks from a bowl on the floor.
func (c *Tree) Laps(l brief.Relation) bool {
	s := c.Subject(l.From)
	return l.Kind == "drinking" && s.Kind == brief.Animal && !figure.Dressed(s) && Liquids[c.Subject(l.To).ID] != "" && !c.FromCup(l)
}
