package parse

// relations are read longest first; the value is the kind of link.
var relations = map[string]string{
	"on top of": "on", "on": "on", "onto": "on", "atop": "on", "upon": "on", "perched on": "on", "sitting on": "on", "standing on": "on", "resting on": "on", "lying on": "on",
	"under": "under", "underneath": "under", "below": "under", "beneath": "under",
	"over": "over", "above": "over", "hovering over": "over", "jumping over": "over", "jumps over": "over", "flying over": "over",
	"in": "in", "inside": "in", "into": "in", "within": "in", "inside of": "in",
	"behind": "behind", "in front of": "in front of",
	"next to": "beside", "beside": "beside", "near": "beside", "by": "beside", "alongside": "beside", "and": "and", "plus": "and", "or": "and", "&": "and",
	"left of": "left of", "to the left of": "left of", "on the left of": "left of", "right of": "right of", "to the right of": "right of", "on the right of": "right of",
	"between": "between", "among": "between", "amongst": "between",
	"around": "around", "surrounded by": "surrounded by", "encircled by": "surrounded by", "covered in": "surrounded by", "covered with": "surrounded by", "wrapped in": "surrounded by",
	"with": "with", "featuring": "with", "against": "behind it", "at": "at", "from": "with", "out of": "with", "on its back": "on its back", "on his back": "on its back", "on her back": "on its back", "on its head": "on its back", "on his head": "on its back", "on her head": "on its back", "on its shoulder": "on its back", "on his shoulder": "on its back", "on her shoulder": "on its back", "during": "at", "abducted by": "under", "chased by": "beside", "followed by": "beside", "pulled by": "beside", "held by": "held by", "worn by": "worn by", "ridden by": "ridden by", "for": "for", "versus": "beside", "vs": "beside", "fighting": "beside", "chasing": "beside", "chases": "beside",
	"facing": "beside", "hugging": "beside", "kissing": "beside", "talking to": "beside", "watching": "beside", "looking at": "beside", "climbing": "beside", "feeding": "beside",
	"holding": "holding", "holds": "holding", "carrying": "holding", "carries": "holding", "playing": "holding", "plays": "holding", "eating": "holding", "eats": "holding",
	"drinking": "holding", "drinks": "holding", "reading": "holding", "reads": "holding", "using": "holding", "waving": "holding", "catching": "holding", "throwing": "holding", "kicking": "holding", "making": "holding", "casting": "holding", "breathing": "holding", "spitting": "holding", "blowing": "holding", "swinging": "holding", "lifting": "holding", "sipping": "holding", "juggling": "holding", "pushing": "holding", "pulling": "holding", "painting a": "holding", "licking": "holding", "biting": "holding",
	"wearing": "wearing", "wears": "wearing", "dressed in": "wearing", "dressed as": "wearing",
	"riding": "riding", "rides": "riding", "riding on": "riding", "driving": "riding", "flying on": "riding", "sailing on": "riding", "sailing in": "riding", "surfing on": "riding", "skating on": "riding",
	"full of": "full of", "filled with": "full of", "containing": "full of", "abducting": "over", "made of": "made of", "made from": "made of", "shaped like": "shaped like",
	"inspired by": "for", "named": "for", "called": "for",
}

// longestRelation is the number of words of the longest key.
const longestRelation = 4

// groups hold or gather what follows "of"; the value is how many there are when the prompt does not say (0: keep).
var groups = map[string]int{
	"bouquet": 0, "slice": 1, "piece": 1, "stack": 1, "pile": 1, "bunch": 0, "group": 5, "set": 4, "collection": 5, "loaf": 1, "cup": 1, "mug": 1, "glass": 1,
	"bowl": 1, "plate": 1, "bottle": 1, "can": 1, "carton": 1, "flock": 5, "herd": 5, "school": 5, "swarm": 7, "pack": 4, "team": 3, "row": 4, "couple": 2, "pair": 2,
	"dozen": 12, "trio": 3, "field": 7, "kind": 1, "type": 1, "head": 1, "scoop": 1, "drop": 1, "ball": 1, "branch": 1, "sprig": 1, "cluster": 4, "handful": 4, "swirl": 3,
	"jar": 1, "bag": 0, "box": 0, "basket": 0, "bucket": 0, "pot": 1, "crate": 0, "tray": 1, "chest": 0, "platter": 1, "lots": 7, "dozens": 12, "ring": 6, "circle": 6, "heart": 0,
}

// containers stay in the picture: "a basket of apples" shows the basket.
var containers = set("basket bucket bag box crate jar pot bowl chest cart")

// heads are "X of" openings that say nothing: "a picture of a fox".
var heads = set(`picture image photo photograph illustration drawing painting portrait render icon logo sticker emblem sketch silhouette symbol vector clipart
	closeup shot view scene version representation kind type style emoji outline head face`)
