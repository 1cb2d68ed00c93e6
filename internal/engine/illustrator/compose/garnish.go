package compose

import (
	"math"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/library"
	"pellucid/internal/engine/illustrator/scene"
	"pellucid/internal/engine/illustrator/things"
)

// garnish: what a thing has "with" it that belongs on it, not beside it.

// dishes are seen from above: what they are eaten with lies on them. heaps have it on their tops, bowls in them, drinks on the rim.
var (
	dishes = map[string]bool{"pizza": true, "pizza-slice": true, "pie": true, "cookie": true, "tart": true, "waffle": true, "toast": true, "steak": true, "naan": true, "quesadilla": true}
	bowls  = map[string]bool{
		"acai-bowl": true, "curry": true, "guacamole": true, "hummus": true, "pho": true, "ramen": true, "salad": true, "soup": true, "cereal-bowl": true, "wok": true, "paella": true,
	}
	rimmed = map[string]bool{"lemon": true, "lime": true, "orange": true, "grapefruit": true, "strawberry": true, "cherry": true, "pineapple": true, "cucumber": true, "kiwi-fruit": true, "leaf": true, "candy-cane": true}
	heaps  = map[string]bool{
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

// ornaments are small things that decorate a thing that they are named with; posies are those that grow.
var (
	ornaments = map[string]bool{"feather": true, "bow": true, "hair-bow": true, "ribbon": true, "heart": true, "star": true, "butterfly": true, "snowflake": true, "seashell": true, "bell": true, "holly": true}
	posies    = map[string]bool{"leaf": true, "fern": true, "ivy": true, "eucalyptus": true, "holly": true, "lavender": true, "pine-branch": true, "olive-branch": true}
	unadorned = map[string]bool{"plants": true, "symbols": true, "nature": true, "frames": true, "effects": true, "food": true, "landmarks": true, "lettering": true, "signs": true}
)

// garnishes reports whether what a thing is drawn with goes onto it.
func (c *composer) garnishes(root, i int) bool {
	on, s := c.subject(root), c.subject(i)
	if s.Kind != brief.Piece {
		return false
	}
	group := library.GroupOf(s.ID)
	switch {
	case strings.HasSuffix(s.ID, "-bottle") && group == "food":
		return false // ketchup stands beside its hot dog
	case on.Kind == brief.Family && on.Text != "":
		return c.isPosy(s)
	case on.Kind != brief.Piece || on.Count > 1, on.Text != "" && ornaments[s.ID]: // it would lie on the words
		return false
	case heaps[on.ID] && s.ID == "birthday-candle":
		return true
	case dishes[on.ID] || heaps[on.ID]:
		return toppings[s.ID] || (group == "food" || s.ID == "mushroom" || group == "plants") && realSize(c.draw(i, how{})) < 1.2*realSize(c.draw(root, how{}))
	case bowls[on.ID]:
		return toppings[s.ID] || (group == "food" && !bowls[s.ID] && !things.Drink(s.ID) || s.ID == "mushroom" || posies[s.ID]) && realSize(c.draw(i, how{})) < 1.2*realSize(c.draw(root, how{}))
	case things.Drink(on.ID) && rimmed[s.ID]:
		return true
	case s.ID == "adhesive-bandage":
		return true
	case on.ID == "cactus" && blossoms[s.ID]:
		return true
	case unadorned[library.GroupOf(on.ID)]:
		return false
	}
	return ornaments[s.ID] || c.isPosy(s)
}

// eatenOff reports whether a subject is food that has other food on it.
func (c *composer) eatenOff(root int) bool {
	id := c.subject(root).ID
	return dishes[id] || heaps[id]
}

// blossoms are the flowers that are seen from the front.
var blossoms = map[string]bool{"sunflower": true, "daisy": true, "flower": true, "rose": true, "gerbera": true, "hibiscus": true, "dahlia": true, "cherry-blossom": true, "lotus": true, "poppy": true}

// visits reports whether something small and alive is on a flower.
func (c *composer) visits(root, i int) bool {
	on := c.subject(root)
	return blossoms[on.ID] && on.Count == 1 && c.subject(i).Count == 1 && c.creature(i)
}

// visiting sets a small creature on the face of a flower.
func (c *composer) visiting(k cluster, i int, h how) cluster {
	b := k.root.box()
	d := c.draw(i, how{copy: h.copy})
	f := .36 * min(b.W(), b.H()) / max(d.Box.W(), d.Box.H(), 1e-9)
	return k.over(c.place(i, d, centered(d, f, b.X0+.56*b.W(), b.Y0+.28*b.H(), -12)))
}

// isPosy reports whether a subject is a flower or a twig that is set at the foot of a thing.
func (c *composer) isPosy(s brief.Subject) bool {
	return posies[s.ID] || library.GroupOf(s.ID) == "plants" && s.Kind == brief.Piece && realSize(mustDraw(s.ID)) < 75 && !potted[s.ID]
}

// potted are the plants that stand by themselves.
var potted = map[string]bool{"cactus": true, "potted-plant": true, "bonsai": true, "mushroom": true, "tree": true, "grass": true, "christmas-tree": true}

func mustDraw(id string) kit.Drawing {
	p, ok := library.Find(id)
	if !ok {
		return kit.Drawing{}
	}
	d, err := p.Render(kit.Options{})
	if err != nil {
		return kit.Drawing{}
	}
	return d
}

// garnished puts a child onto k's root.
func (c *composer) garnished(k cluster, i int, h how) cluster {
	on, s := c.subject(k.root.subject), c.subject(i)
	switch {
	case dishes[on.ID]:
		return c.topped(k, i, h)
	case bowls[on.ID]:
		return c.servedIn(k, i, h)
	case things.Drink(on.ID):
		return c.onRim(k, i, h)
	case heaps[on.ID], on.ID == "cactus":
		return c.crownedWith(k, i, h)
	case c.isPosy(s) && !(library.GroupOf(on.ID) == "clothing"):
		return c.flowered(k, i, h)
	}
	return c.pinned(k, i, h)
}

// toppingPlaces are where toppings lie on a dish seen from above, as shares of its half width and height.
var toppingPlaces = [][2]float64{{-.34, -.36}, {.38, -.3}, {.02, .04}, {-.46, .2}, {.4, .32}, {-.06, .52}, {.06, -.58}}

// moreToppings are the places where there are several kinds of toppings.
var moreToppings = [][2]float64{{-.36, -.42}, {.3, -.46}, {.02, -.06}, {-.52, .06}, {.5, .02}, {-.24, .44}, {.26, .42}, {-.02, -.62}, {.02, .66}}

// amongToppings returns which of the kinds of toppings of a dish a subject is, and how many kinds there are.
func (c *composer) amongToppings(root, i int) (nth, of int) {
	for _, l := range c.links {
		if parent(l) != root || !c.garnishes(root, child(l)) {
			continue
		}
		if child(l) == i {
			nth = of
		}
		of++
	}
	return nth, of
}

// topped scatters small copies of a child over a dish.
func (c *composer) topped(k cluster, i int, h how) cluster {
	b := k.root.box()
	places := toppingPlaces
	if on := c.subject(k.root.subject); on.ID == "pizza-slice" {
		places = [][2]float64{{-.3, -.3}, {.3, -.26}, {0, .16}}
	}
	n := len(places)
	if count := c.subject(i).Count; count > 1 && count != unstated && count < n {
		n = count
	}
	size := .27 * min(b.W(), b.H())
	if nth, of := c.amongToppings(k.root.subject, i); of > 1 { // each kind has places of its own
		size *= .86
		var own [][2]float64
		for j := nth; j < len(moreToppings); j += of {
			own = append(own, moreToppings[j])
		}
		places, n = own, len(own)
	}
	for j, at := range places[:n] {
		d := c.draw(i, how{copy: h.copy + j})
		f := size / math.Sqrt(max(d.Box.W()*d.Box.H(), 1e-9))
		x, y := (b.X0+b.X1)/2+at[0]*b.W()/2, (b.Y0+b.Y1)/2+at[1]*b.H()/2
		k = k.over(c.place(i, d, centered(d, f, x, y, []float64{-24, 18, 6, 40, -12, 28, -36}[j%7])))
	}
	return k
}

// servings are the places of what lies on the food in a bowl, as shares of the half width and height of its opening.
var servings = [][2]float64{{-.5, .1}, {.46, .22}, {0, .5}, {.1, -.4}, {-.28, .62}, {.7, -.2}}

// servedIn lays small copies of a child on the food in a bowl.
func (c *composer) servedIn(k cluster, i int, h how) cluster {
	b := k.root.box()
	at := kit.Anchor{X: (b.X0 + b.X1) / 2, Y: b.Y0 + .4*b.H(), W: .78 * b.W(), H: .22 * b.H()}
	if k.root.has("inside") {
		at = k.root.anchor("inside")
	}
	nth, of := c.amongToppings(k.root.subject, i)
	n := 3
	if count := c.subject(i).Count; count > 1 && count != unstated {
		n = min(count, len(servings))
	} else if largeServing[c.subject(i).ID] && count == 1 {
		n = 1
	}
	size := .25 * at.W
	if n == 1 {
		size = .36 * at.W
	}
	for j := range n {
		d := c.draw(i, how{copy: h.copy + j})
		f := size / max(d.Box.W(), d.Box.H(), 1e-9)
		place := servings[(nth+j*max(of, 1))%len(servings)]
		if n == 1 && of < 2 {
			place = [2]float64{.1, .1}
		}
		k = k.over(c.place(i, d, centered(d, f, at.X+place[0]*.5*at.W, at.Y+place[1]*.5*at.H-.12*size, []float64{-16, 14, 4, 24, -8, 20}[j%6])))
	}
	return k
}

// largeServing is what a bowl has one of.
var largeServing = map[string]bool{"egg": true, "fried-egg": true, "shrimp": true, "leaf": true, "avocado": true, "lemon": true, "lime": true}

// onRim sets a piece of fruit on the rim of a glass.
func (c *composer) onRim(k cluster, i int, h how) cluster {
	b := k.root.box()
	x, y := b.X0+.8*b.W(), b.Y0+.24*b.H()
	if k.root.has("inside") {
		at := k.root.anchor("inside")
		x, y = at.X+.44*at.W, at.Y-.5*at.H
	}
	d := c.draw(i, how{copy: h.copy})
	f := .34 * min(b.W(), b.H()) / max(d.Box.W(), d.Box.H(), 1e-9)
	return k.over(c.place(i, d, centered(d, f, x, y, 14)))
}

// crownedWith sets copies of a child on the top of what is heaped up.
func (c *composer) crownedWith(k cluster, i int, h how) cluster {
	b := k.root.box()
	top := k.root.anchor("surface")
	if !k.root.has("surface") { // scoops are round
		top.Y, top.W = b.Y0+.19*b.H(), .62*b.W()
	}
	n := min(max(1, c.subject(i).Count), 5)
	wide := max(min(top.W, .8*b.W()), .3*b.W())
	size := min(.3*b.W(), 1.05*wide/float64(n))
	if c.subject(i).ID == "birthday-candle" {
		return c.candles(k, i, h, top, wide)
	}
	if nth, of := c.amongToppings(k.root.subject, i); of > 1 { // each kind has a place of its own
		size = min(size, .5*wide)
		top.X += (float64(nth) - float64(of-1)/2) * wide / float64(of) * .9
		n = min(n, max(1, 4/of))
		size *= .86
	}
	for j := range n {
		d := c.draw(i, how{copy: h.copy + j})
		f := size / max(d.Box.W(), d.Box.H(), 1e-9)
		t := float64(j) - float64(n-1)/2
		x := top.X + t*size*.86
		y := top.Y + .06*size + math.Abs(t)*.08*size
		k = k.over(c.place(i, d, centered(d, f, x, y-.5*f*d.Box.H()+.12*size, 14*t)))
	}
	return k
}

// flowered sets flowers at both sides of the foot of k's root, leaning outward, and smaller ones before it.
func (c *composer) flowered(k cluster, i int, h how) cluster {
	b := k.root.box()
	n := max(1, c.subject(i).Count)
	if n == unstated {
		n = 5
	}
	n = min(n, 7)
	size := .5 * max(b.H(), .8*b.W())
	var front cluster
	for j := range n {
		d := c.draw(i, how{copy: h.copy + j})
		f := size / max(d.Box.W(), d.Box.H(), 1e-9)
		t := 0.0
		if n > 1 {
			t = 2*float64(j)/float64(n-1) - 1
		} else {
			t = .8
		}
		small := 1 - .28*(1-math.Abs(t))
		x, y := (b.X0+b.X1)/2+t*.46*b.W(), b.Y1-.16*size+.05*size*(1-math.Abs(t))
		front = c.place(i, d, centered(d, f*small, x, y-.1*size*math.Abs(t), 38*t)).over(front)
	}
	return k.over(front)
}

// pinned fastens a small ornament to the upper side of k's root: feathers at a hat's band, a bow on a bag.
func (c *composer) pinned(k cluster, i int, h how) cluster {
	b := k.root.box()
	n := min(max(1, c.subject(i).Count), 5)
	fan := c.subject(i).ID == "feather"
	size := .34 * max(b.W(), b.H())
	x, y := (b.X0+b.X1)/2, b.Y0+.5*b.H()
	if at := k.root.anchor("print"); k.root.has("print") {
		x, y = at.X, at.Y
	}
	if fan {
		size, x, y = .6*max(b.W(), b.H()), (b.X0+b.X1)/2+.2*b.W(), b.Y0+.5*b.H()
	}
	for j := range n {
		d := c.draw(i, how{copy: h.copy + j})
		f := size / max(d.Box.W(), d.Box.H(), 1e-9)
		t := float64(j) - float64(n-1)/2
		if fan { // they stand in one place and spread
			m := translate(x, y).Mul(scene.Rotate((t*24 - 8) * math.Pi / 180)).Mul(scene.ScaleBy(float32(f), float32(f))).Mul(translate(-d.Box.X0-.14*d.Box.W(), -d.Box.Y1+.1*d.Box.H()))
			k = k.over(c.place(i, d, m))
			continue
		}
		k = k.over(c.place(i, d, centered(d, f/math.Sqrt(float64(n)), x+t*size*.62, y, 8*t)))
	}
	return k
}

// leant leans k's root against what stands on its right.
func (c *composer) leant(k cluster, i int, h how) cluster {
	if c.stands(k.root.subject) {
		other := c.copies(i)
		return leaning(k, other.scaled(c.scaleBeside(i, other.root.drawing, k.root, besidePower)/float64(other.root.m.Scale())))
	}
	root := k.root
	other := c.copies(i)
	other = other.scaled(c.scaleBeside(i, other.root.drawing, root, besidePower) / float64(other.root.m.Scale()))
	if b, o := k.bounds(), other.bounds(); b.H() < .55*o.H() {
		k = k.scaled(.55 * o.H() / b.H())
	}
	if most := tallestProp * k.bounds().H(); other.bounds().H() > most {
		other = other.scaled(most / other.bounds().H())
	}
	k = k.turnedBy(15)
	b, o := k.bounds(), other.bounds()
	k.ground = b.Y1
	edge := o.X0
	if other.root.drawing.Box.W() > 0 {
		edge = leftAt(other.root, o.Y1-.45*b.H(), o.Y1-.22*b.H()) // a tree's trunk, below its crown
	}
	out := other.over(k.moved(edge+.42*b.W()-b.X1, other.ground-k.ground))
	out.root, out.ground = root, other.ground
	return out
}

// tallestProp is the most that something which somebody leans on measures, in heights of who leans.
const tallestProp = 1.9

// leftAt is where an instance begins on its left between two heights.
func leftAt(in instance, y0, y1 float64) float64 {
	flipped := in
	b := in.box()
	flipped.m = translate(b.X0+b.X1, 0).Mul(scene.ScaleBy(-1, 1)).Mul(in.m)
	return b.X0 + b.X1 - rightAt(flipped, y0, y1)
}
