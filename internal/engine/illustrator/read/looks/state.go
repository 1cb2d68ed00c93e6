// Package looks shows on a subject what is told of its look: colors, states, forms, parts, views and the style of the image.
package looks

import (
	"cmp"
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read/senses"
	"pellucid/internal/engine/illustrator/read/state"
	"pellucid/internal/engine/illustrator/read/subjects"
	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/things"
)

// drawnStates are the states that the composer can show on anything; livingStates those that it shows on who lives.
var (
	drawnStates = []string{
		"old", "rusty", "broken", "cracked", "shattered", "wet", "burning", "burnt", "frozen", "melting", "glowing", "smoking", "dirty", "dusty", "snowy", "shiny", "ghostly", "fluffy",
		"moldy", "bitten", "half", "half-eaten", "sliced", "halved", "deflated", "wilted", "dried", "hanging", "hanging-chain", "hanging-red", "hanging-pink", "hanging-white", "hanging-black", "hanging-gold", "hanging-yellow", "hanging-orange", "hanging-green", "hanging-blue", "hanging-purple", "torn", "spooky", "mossy", "overgrown", "slimy",
		"chocolate-coated", "honeyed", "cheese-dripping", "caramel-coated", "iced", "gold-dripping", "bloody", "oily", "lava-dripping", "paint-dripping", "cobwebbed", "sudsy", "sandy", "sugared", "ashy", "bandaged",
		"chocolate-coated-dipped", "caramel-coated-dipped", "gold-dripping-dipped", "iced-dipped", "honeyed-dipped", "torn-edges", "burnt-edges", "crushed",
		"spinning", "vibrating", "speeding", "floating", "bouncing", "windblown", "leaking", "browned", "grilled", "bruised", "sprinkled", "exploding", "sparkling", "ruined", "patched", "rolled", "folded", "stickered", "bent", "wavy", "crooked", "flame-painted",
		"chipped", "scratched", "dented", "faded", "tarnished", "peeling",
		"sprouting", "strawed", "creamed", "tasseled", "on-stick", "iced-pink", "iced-red", "iced-orange", "iced-yellow", "iced-green", "iced-mint", "iced-blue", "iced-purple", "iced-black",
	}
	livingStates = []string{"speeding", "sparkling", "patched", "exploding", "old", "wet", "burning", "frozen", "melting", "glowing", "smoking", "dirty", "dusty", "snowy", "shiny", "ghostly", "fluffy", "mossy", "overgrown", "cobwebbed", "sudsy"}
)

// grows are the groups of things that wilt and dry up.
var grows = []string{"plant-flower", "food-drink", "plants", "food"}

// drawnAs are the states in which pieces are drawn as they are.
var drawnAs = map[string][]string{
	"of wood":         {"signpost", "arrow-sign", "hanging-sign", "wood-plank"},
	"hanging":         {"wind-chimes", "punching-bag", "disco-ball", "chandelier", "christmas-ornament", "windchime", "dreamcatcher", "hanging-basket", "lantern", "paper-lantern", "mobile", "pinata", "hammock", "swing", "string-lights", "christmas-lights", "bunting", "stalactite"},
	"spooky":          {"haunted-house", "jack-o-lantern", "skull", "ghost", "bat", "spider-web", "witch-hat", "tombstone", "coffin", "skeleton", "cauldron", "spider", "graveyard"},
	"floating":        {"balloon", "bubble", "bubbles", "cloud", "ufo", "ghost", "jellyfish", "lily-pad", "hot-air-balloon", "heart-balloon", "balloon-bunch", "blimp", "floating-heart", "soap-bubbles", "buoy", "dandelion"},
	"fluffy":          {"sheep", "lamb", "cloud", "cotton-candy"},
	"half":            {"avocado", "papaya", "pomegranate", "crescent-moon"},
	"knotted":         {"rope", "bow-tie", "tie", "scarf", "bow", "hair-bow", "ribbon", "bandana", "sneaker"},
	"rolled":          {"yoga-mat", "diploma"},
	"melting":         {"paint-can", "faucet", "honey"}, // paint drips down its side, water from it
	"folded":          {"newspaper", "map", "towel", "napkin", "letter", "paper-plane", "origami", "paper-crane", "paper-boat"},
	"overflowing":     {"popcorn", "treasure-chest", "french-fries", "beer", "toy-box"},
	"closed":          {"book", "suitcase", "window", "door", "refrigerator", "oven", "microwave", "washing-machine", "mailbox", "safe", "umbrella-bag", "backpack", "jar", "bottle"},
	"cheese-dripping": {"pizza-slice", "nachos"},
	"burning":         {"candle", "candles", "torch", "campfire", "bonfire", "match", "matchstick", "fireplace", "oil-lamp", "lantern", "fire", "flame", "incense", "birthday-candle"},
	"glowing":         {"candle", "candles", "torch", "campfire", "bonfire", "oil-lamp", "matchstick", "birthday-candle"},
	"browned":         {"bread", "toast", "bagel", "pie", "cookie", "bacon", "fried-chicken", "roast-turkey", "croissant", "pretzel", "french-fries", "waffle", "pancake", "pizza", "pizza-slice", "hamburger", "hot-dog", "fried-egg", "muffin", "baguette", "nuggets", "grilled-cheese", "onion-rings", "marshmallow", "popcorn", "dumpling", "cinnamon-roll", "cake", "steak", "sausage", "fish-and-chips", "roast-chicken", "chicken-drumstick"},
	"bruised":         {"cheese"},
	"on-stick":        {"ice-pop", "lollipop", "cake-pop", "cotton-candy", "candy-apple", "caramel-apple", "kebab", "corn-dog"},
	"windblown":       {"waving-flag", "wind-chimes", "pinwheel", "windsock", "kite", "american-flag", "windmill", "sail"},
	"sparkling":       {"magic-wand", "magic-potion", "sparkles", "diamond", "fairy-dust", "crystal-ball", "sparkler", "champagne-glass", "star-wand"},
	"exploding":       {"volcano", "fireworks", "explosion", "firecracker"},
	"spinning":        {"tornado", "spinning-top", "spiral", "hurricane"},
	"halved":          {"pizza", "lemon", "orange", "avocado", "watermelon", "lime", "kiwi", "grapefruit", "watermelon-slice", "pomegranate", "papaya", "peach", "potato", "onion", "coconut", "mango", "fig", "passion-fruit", "cucumber"},
	"sliced":          {"pizza", "lemon", "orange", "watermelon", "lime", "kiwi", "grapefruit", "watermelon-slice", "bread", "salami"},
}

// frays are the things of cloth beside clothes; hangs are the groups of things that can hang on a cord.
var (
	frays = lexicon.Set("pillow blanket curtain flag rug towel sail teddy-bear quilt tent backpack handbag tote-bag couch sofa armchair bed kite")
	hangs = lexicon.Set("furniture-home kitchen plant-flower food-drink holiday-celebration clothing-accessory tool office-school music-art sport-game technology symbol-sign weather-nature-effect toy-baby")
)

// stacked are the dishes of layers that an exploded view draws apart.
var stacked = lexicon.Set("hamburger sandwich")

// cutFromAbove are the dishes that are drawn from above, so that a slice of them may be missing; others have a drawing for it.
var cutFromAbove = lexicon.Set("pizza")

// openAs are the things that have a drawing of their own where they are open.
var openAs = map[string]string{"book": "open-book", "notebook": "open-book", "diary": "open-book", "journal": "open-book"}

// ofFood are the states that only food is in, ofThings those of things that do not live.
var (
	ofFood   = lexicon.Set("browned grilled bruised sprinkled on-stick")
	ofThings = lexicon.Set("spinning vibrating floating bouncing windblown leaking ruined stickered bent wavy crooked flame-painted")
)

// rolls are the things that can be rolled up, folds the garments that are folded for a drawer.
var (
	rolls = lexicon.Set("newspaper towel map rug sleeping-bag blanket document poster letter magazine bandage curtain quilt flag money sheet-music certificate tablecloth paper notebook-paper carpet canvas treasure-map scroll")
	folds = lexicon.Set("shirt t-shirt jeans sweater hoodie pants jacket polo-shirt tank-top cardigan pajamas shorts vest dress skirt coat hawaiian-shirt sports-jersey flannel-shirt blouse sweatshirt leggings scrubs lab-coat")
)

// HungAs are the pieces that have a drawing of their own for hanging, and that drawing.
var HungAs = map[string]string{"wood-plank": "hanging-sign"}

// SetState shows a state of a subject, or returns false when it cannot be shown on it.
func SetState(p *state.Parser, i int, name string) (string, bool) {
	s := &p.Out.Subjects[i]
	if hue, ok := strings.CutPrefix(name, ofGem); ok {
		return setStones(p, i, hue)
	}
	if name == "faded" && (p.Out.Design != "" || len(p.Out.Lettering) > 0) { // a print fades as a whole
		p.Out.Style.Palette = cmp.Or(p.Out.Style.Palette, "vintage")
		return name, true
	}
	if as := HungAs[s.ID]; as != "" && strings.HasPrefix(name, "hanging") && p.Tables.Drawable(as) != "" {
		s.ID = as
	}
	if name == "floating" && (s.Kind == brief.Person || s.Person != nil && s.Person.Role != "") && (s.Pose == "" || s.Pose == name) {
		s.Pose = name
		return name, true
	}
	if as := openAs[s.ID]; name == "open" && as != "" && p.Tables.Drawable(as) != "" {
		s.ID = as
		return name, true
	}
	if name == "whole" && !slices.Contains(drawnAs["halved"], s.ID) && !slices.Contains(drawnAs["sliced"], s.ID) && s.Kind == brief.Piece && len(s.States) == 0 {
		return name, true // "beside a half eaten one"
	}
	if name == "burnt" && slices.Contains(drawnAs["burning"], s.ID) {
		return "", false // a half burned candle is not charred
	}
	if name == "halved" && p.Odd.Of > 1 { // beside whole ones
		if part, ok := p.Tables.Catalog.Alone(s.ID, "slice"); ok {
			s.Only = "one " + part
			return name, true
		}
	}
	if slices.Contains(drawnAs[strings.TrimSuffix(name, "-food")], s.ID) {
		return name, true
	}
	if s.Kind == brief.Piece && (slices.Contains(p.Tables.Catalog.States(s.ID), name) || strings.Contains(name, ":") && senses.TellsTime(p.Tables, s.ID)) {
		s.States = state.AppendNew(s.States, name)
		return name, true
	}
	if name == "smoking" && s.Kind == brief.Piece && slices.Contains(p.PartsOf(i), "smoke") {
		return name, true // a cottage has smoke above its chimney anyway
	}
	if name == "dried" && s.Kind == brief.Piece && slices.Contains(p.Tables.Catalog.States(s.ID), "bare") {
		s.States = state.AppendNew(s.States, "bare")
		return name, true // a dead tree has no leaves
	}
	if name == lacking+"head" && s.Kind == brief.Person && !s.Portrait {
		s.Without = state.AppendNew(s.Without, "head")
		return name, true
	}
	if part, ok := strings.CutPrefix(name, lacking); ok {
		if part = p.PartNamed(i, part); part == "" || p.IsPerson(i) || Hides[part] || part == "body" || part == "skin" || part == "hair" {
			return "", false
		}
		s.Without = state.AppendNew(s.Without, part)
		return "without " + part, true
	}
	if own := p.Tables.Catalog.States(s.ID); s.Kind == brief.Piece && name == "halved" && slices.Contains(own, "sliced") && !slices.Contains(own, "diced") {
		s.States = state.AppendNew(s.States, "sliced") // its own drawing of a half
		return name, true
	}
	if name == "halved" && slices.ContainsFunc(p.PartsOf(i), func(part string) bool { return part == "bowl" || part == "plate" }) {
		return name, slices.Contains(p.PartsOf(i), "egg") // the egg of a soup is cut in half, not the bowl
	}
	if name == "folded" && slices.Contains(p.Tables.Catalog.States(s.ID), "closed") && s.ID == "umbrella" {
		s.States = state.AppendNew(s.States, "closed")
		return name, true
	}
	switch name {
	case "open":
		return uncovered(p, i)
	case "closed":
		return name, s.Kind == brief.Piece && !openAnyway[s.ID] && slices.ContainsFunc(lids, func(part string) bool { return Grouped(p, i, part) })
	case "empty":
		return emptied(p, i)
	case "unlit":
		return putOut(p, i)
	case "bare":
		return name, StripLeaves(p, i)
	case "toy":
		if s.Kind != brief.Piece {
			return "", false
		}
		if s.Material == "" {
			s.Material = "plastic"
		}
		s.States = state.AppendNew(s.States, name)
		return name, true
	case "half-full":
		return level(p, i, name, "half")
	case "low":
		return level(p, i, "nearly empty", name)
	case "tipped":
		return tipped(p, i)
	case "peeled":
		return peeled(p, i)
	case "overflowing":
		return overflowed(p, i)
	case "full":
		return name, s.Kind == brief.Piece && (drawnFull[s.ID] || slices.ContainsFunc(p.PartsOf(i), func(part string) bool { return Poured[part] }))
	case "hot":
		t, ok := things.ByID(s.ID)
		if steams := slices.Contains(p.PartsOf(i), "steam"); s.Kind != brief.Piece || !steams && (!ok || t.Group != "food-drink") {
			return "", false
		} else if !steams {
			s.States = state.AppendNew(s.States, "smoking")
		}
		return name, true
	case "blooming":
		t, _ := things.ByID(s.ID)
		have := p.PartsOf(i)
		return name, t.Group == "plant-flower" && (p.PartNamed(i, "petals") != "" || slices.ContainsFunc(have, func(part string) bool { return inFlower[part] }))
	case "stickered":
		if p.IsPiece(i) && p.PartNamed(i, "stickers") != "" {
			return name, true
		}
	case "lashes":
		return subjects.Lashed(p, i)
	case "ripe":
		t, _ := things.ByID(s.ID)
		return name, s.Kind == brief.Piece && (t.Group == "food-drink" || t.Group == "plant-flower")
	case "unripe":
		if t, _ := things.ByID(s.ID); s.Kind != brief.Piece || t.Group != "food-drink" && t.Group != "plant-flower" {
			return "", false
		}
		if s.Color == "" {
			s.Color = "lime"
		}
		return name, true
	case "decorated":
		return name, s.Kind == brief.Piece && slices.ContainsFunc(p.PartsOf(i), func(part string) bool { return adorns[part] })
	case "frosted":
		return name, p.PartNamed(i, "frosting") != ""
	case "spilled":
		if _, ok := emptied(p, i); !ok {
			return "", false
		}
		uncapped(p, i)
		s.States = state.AppendNew(s.States, name)
		return name, true
	case "two-headed", "three-headed", "four-headed", "five-headed", "six-headed", "seven-headed", "eight-headed", "nine-headed", "many-headed":
		if s.Kind != brief.Animal || s.Portrait {
			return "", false
		}
		s.States = state.AppendNew(s.States, name)
		return name, true
	case "slice-missing":
		if !cutFromAbove[s.ID] && !slices.Contains(p.Tables.Catalog.States(s.ID), name) {
			return "", false
		}
		s.States = state.AppendNew(s.States, name)
		return name, true
	case "layers-apart":
		if !stacked[s.ID] {
			return "", false
		}
		s.States = state.AppendNew(s.States, name)
		return "exploded view", true
	case "half":
		return halfOf(p, i)
	case "half-food":
		if t, ok := things.ByID(s.ID); !ok || t.Group != "food-drink" {
			return "", false // half sleeves are no half of a shirt
		}
		if part, ok := p.Tables.Catalog.Alone(s.ID, "slice"); ok {
			s.Only = "one " + part // a lemon is drawn with its cut half
			return "half", true
		}
		return halfOf(p, i)
	case "three-legged":
		if s.Kind != brief.Piece && s.Kind != brief.Animal || p.PartNamed(i, "legs") != "legs" {
			return "", false
		}
		s.Parts = append(s.Parts, brief.PartColor{Part: "legs", State: "missing"})
		return "three legs", true
	case "assorted":
		s.Assorted = true
		return "different colors", s.Kind == brief.Piece
	}
	switch {
	case p.IsPerson(i) && (name == "shiny" || name == "fluffy"):
		return "", false
	case p.Alive(i) && !slices.Contains(livingStates, name), !slices.Contains(drawnStates, name) && !strings.HasPrefix(name, "strewn-"):
		return "", false
	case name == "torn":
		if t, ok := things.ByID(s.ID); !ok || t.Group != "clothing-accessory" && !frays[s.ID] {
			name = "broken"
		}
	case name == "spooky" && slices.Contains(p.Tables.Catalog.States(s.ID), "bare"):
		s.States = state.AppendNew(s.States, "bare")
	case ofThings[name]:
		if s.Kind != brief.Piece {
			return "", false
		}
	case strings.HasPrefix(name, "hanging"):
		if t, ok := things.ByID(s.ID); !ok || s.Kind != brief.Piece || !hangs[t.Group] {
			return "", false
		}
	case name == "rolled":
		if s.Kind != brief.Piece || !rolls[s.ID] {
			return "", false
		}
	case name == "folded":
		if t, ok := things.ByID(s.ID); !ok || s.Kind != brief.Piece || t.Group != "clothing-accessory" || !folds[s.ID] {
			return "", false
		}
	case name == "moldy" || ofFood[name]:
		if t, ok := things.ByID(s.ID); !ok || t.Group != "food-drink" {
			return "", false
		}
	case name == "wilted" || name == "dried":
		if t, ok := things.ByID(s.ID); !ok || !slices.Contains(grows, t.Group) {
			return "", false
		}
	}
	s.States = state.AppendNew(s.States, name)
	return name, true
}

// drawnFull are other things that are drawn full.
var drawnFull = lexicon.Set("popcorn juice moon beer treasure-chest toolbox bookshelf refrigerator egg-carton french-fries wine-glass cocktail milkshake smoothie bubble-tea")

// adorns are the parts with which things are decorated.
var adorns = lexicon.Set("ornaments lights baubles sprinkles icing frosting flowers candies candy decorations pattern dots stripes bow ribbon berries gems star hearts garland swags")

// inFlower are the parts of plants that are drawn in flower.
var inFlower = lexicon.Set("flower flowers blossom blossoms bloom blooms")

// flames are the parts of what burns.
var flames = []string{"flame", "flames", "fire", "glow", "smoke"}

// putOut leaves out the flame of what burns.
func putOut(p *state.Parser, i int) (string, bool) {
	s := &p.Out.Subjects[i]
	found := false
	for _, part := range flames {
		if s.Kind == brief.Piece && slices.Contains(p.PartsOf(i), part) {
			s.Without, found = state.AppendNew(s.Without, part), true
		}
	}
	return "unlit", found
}

// halfOf draws one half of a thing. Fruit with a cut half beside it has a design for that.
func halfOf(p *state.Parser, i int) (string, bool) {
	s := &p.Out.Subjects[i]
	if s.Kind != brief.Piece {
		return "", false
	}
	s.States = state.AppendNew(s.States, "half")
	return "half", true
}

// contents are the parts of a vessel that are in it; drawnEmpty are those that have nothing in them.
var (
	contents   = []string{"coffee", "tea", "water", "milk", "juice", "drink", "liquid", "beer", "wine", "foam", "soup", "broth", "honey", "steam", "content", "contents", "chocolate", "cream", "popcorn", "fries", "ice", "soda", "pearls", "straw", "filling", "marshmallows", "paint", "ink"}
	inside     = []string{"cookies", "chips", "candies", "candy", "toys", "books", "more-books", "eggs", "groceries", "clothes", "pencils", "pens", "tools", "coins", "gems", "letter", "mail", "toast", "food", "flowers", "plant", "money", "cash", "bills", "cards", "ornaments", "items", "contents", "sand", "bubbles", "beans", "seeds", "fruit"} // more that can be taken out
	drawnEmpty = lexicon.Set("basket bowl picnic-basket vase mason-jar bucket shopping-cart shopping-bag cardboard-box frame gold-frame plate wheelbarrow crate chair bench birdcage suitcase trash-can flower-pot hanger bed bathtub bird-cage cage jar hammock nest wallet purse toolbox swing boat rowboat canoe wagon stroller crib pool fish-tank fridge refrigerator closet shelf drawer envelope tray cup glass bottle wine-glass pot pan cooking-pot frying-pan wok cauldron laundry-basket stage road hanger clothes-hanger barrel box treasure-chest test-tube beaker flask gift-bag tote-bag backpack handbag lunch-box lantern terrarium easel picture-frame photo-frame")
)

// Poured are the parts of vessels that fill them; lacking is how the state of lacking a part begins.
var Poured = lexicon.Set("coffee tea water milk juice drink liquid beer wine soup broth soda honey brew")

const lacking = "without "

// Partless reads "wheelless skateboard" and "headless knight": a part with "less" behind it is left out of what follows.
func Partless(p *state.Parser, s state.Span) bool {
	part, ok := strings.CutSuffix(s.Key, "less")
	if !ok || part != "head" && !p.Tables.Words.Has(part, vocabulary.PartWord) && !p.Tables.Words.Has(part+"s", vocabulary.PartWord) || !p.NounAhead(p.At+1) {
		return false
	}
	p.At++
	p.Waiting.Noun = append(p.Waiting.Noun, state.Span{From: s.From, To: s.To, Key: s.Key, Senses: []vocabulary.Sense{{Class: vocabulary.State, Value: lacking + part}}})
	return true
}

// emptied leaves out what is in a vessel.
func emptied(p *state.Parser, i int) (string, bool) {
	s := &p.Out.Subjects[i]
	if s.Kind != brief.Piece {
		return "", false
	}
	have := p.PartsOf(i)
	found := drawnEmpty[s.ID]
	for _, part := range slices.Concat(contents, inside) {
		if slices.Contains(have, part) {
			s.Without, found = state.AppendNew(s.Without, part), true
		}
	}
	return "empty", found
}
