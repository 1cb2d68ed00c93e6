package model

import (
	"math"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/style/picture"
)

// matter is what a body is made of, as far as it has a texture of its own.
type matter uint8

const (
	plain matter = iota
	smooth
	lettering
	skin
	cloth
	leather
	moist      // the skin of fish and dolphins, with pores
	mottled    // the skin of frogs and squids, with bumps and blotches
	woodAcross // its grain runs from side to side
	woodDown
)

// Parts of drawings by what they are made of.
var (
	woods     = map[string]bool{"wood": true, "board": true, "boards": true, "plank": true, "planks": true, "crate": true, "trunk": true, "log": true, "branch": true, "branches": true, "bark": true, "shelf": true, "shelves": true, "table": true, "tabletop": true, "barrel": true, "post": true, "posts": true, "fence": true, "neck": true, "handle": true, "handles": true, "legs": true, "frame": true, "stand": true, "door": true, "doors": true, "cabinet": true, "drawers": true, "top": true, "beam": true, "deck": true, "mast": true, "hull": true, "shaft": true}
	cloths    = map[string]bool{"cloth": true, "fabric": true, "cushion": true, "cushions": true, "pillow": true, "pillows": true, "curtains": true, "curtain": true, "blanket": true, "sheet": true, "sheets": true, "bedding": true, "mattress": true, "rug": true, "bag": true, "flag": true, "flags": true, "sail": true, "sails": true, "towel": true, "sleeves": true, "straps": true, "ribbon": true, "drape": true, "upholstery": true, "backrest": true, "arms": true, "lining": true, "hat": true, "rope": true}
	leathers  = map[string]bool{"leather": true, "seat": true, "saddle": true, "strap": true, "case": true}
	unskinned = map[string]bool{"eyes": true, "eye": true, "mouth": true, "teeth": true, "nose": true, "pearl": true, "wings": true, "water": true, "bubbles": true, "text": true, "letters": true, "outline": true, "glass": true}
	hides     = map[string]bool{"elephant": true, "rhino": true, "rhinoceros": true, "hippo": true, "hippopotamus": true, "crocodile": true, "alligator": true, "dinosaur": true, "tortoise": true, "turtle": true, "lizard": true, "iguana": true, "toad": true, "chameleon": true, "gecko": true, "dragon": true, "mammoth": true}
	blotched  = map[string]bool{"frog": true, "toad": true, "octopus": true, "squid": true, "snail": true, "slug": true, "turtle": true, "sea turtle": true, "crab": true, "lobster": true, "starfish": true, "seahorse": true, "kraken": true}
	plush     = map[string]bool{"teddy bear": true, "doll": true, "sock": true, "bean bag": true, "pillow": true, "mitten": true} // titles of whole things
	fabrics   = map[string]bool{"clothing": true}                                                                                 // groups of the kit
	wooden    = map[string]bool{"home": true, "music": true, "kitchen": true, "buildings": true, "landmarks": true, "nature": true, "plants": true, "tools": true, "office": true, "sport": true, "signs": true, "vehicles": true, "fantasy": true, "holiday": true}
)

// Parts that are of metal where their color is that of gold or silver, and those that are always where it is that of gold.
var (
	castMetals = map[string]bool{"tubing": true, "valves": true, "cup": true, "handles": true, "shaft": true, "head": true, "teeth": true, "keys": true, "case": true, "bezel": true, "buckle": true, "pot": true, "kettle": true, "pan": true, "tray": true, "can": true, "lid": true}
	golden     = map[string]bool{"points": true, "coin": true, "disc": true, "symbol": true, "bell": true, "medal": true, "crown": true}
)

// toldMetals are the materials of which a whole thing is of metal. Of what is worn or carried, gems are cut, polished or cast, and mounts are of metal;
// glazed are the materials that are glossy all over.
var (
	toldMetals = map[string]bool{"gold": true, "silver": true, "brass": true, "bronze": true, "copper": true, "metal": true, "chrome": true, "metallic": true}
	gems       = map[string]bool{"gem": true, "gems": true, "stone": true, "stones": true, "jewel": true, "jewels": true, "pearl": true, "pearls": true, "diamond": true, "diamonds": true, "sapphires": true, "lens": true, "lenses": true, "beads": true, "bottle": true, "glass": true, "nozzle": true, "barrel": true, "perfume": true, "polish": true, "lipstick": true, "mirror": true, "cap": true, "visor": true, "goggles": true, "frame": true, "frames": true, "rim": true, "helmet": true, "shell": true, "dial": true, "face": true, "locket": true, "button": true, "buttons": true, "compact": true}
	glazed     = map[string]bool{"ceramic": true, "plastic": true, "marble": true, "candy": true, "glass": true}
	mounts     = map[string]bool{"metal": true, "gold": true, "clasp": true, "buckle": true, "zipper": true, "chain": true, "ring": true, "hoops": true, "setting": true, "pin": true, "pendant": true, "charm": true, "hinges": true, "rivet": true, "eyelets": true, "ferrule": true}
)

// isGold tells the colors of gold and brass, isSilver those of bare metal.
func isGold(c color.LCH) bool   { return c.H > 1.2 && c.H < 1.75 && c.C > 0.10 && c.L > 0.55 }
func isSilver(c color.LCH) bool { return c.C < 0.030 && c.L > 0.45 && c.L < 0.90 }

func metallic(c color.LCH) bool { return isGold(c) || isSilver(c) }

// isCast tells a body that only its color says to be of metal.
func isCast(r picture.Region, f finish, c color.LCH) bool {
	q := r.Piece
	if toldMetals[q.Made] && !q.Person && !f.pane && r.Part != "glass" && r.Part != "text" && r.Part != "letters" && r.Part != "outline" && !dull[r.Part] {
		return true
	}
	if q.Person || q.Group == "" || q.Group == "food" || picture.Leafy[q.Group] {
		return false
	}
	return golden[r.Part] && isGold(c) || castMetals[r.Part] && f.gloss > 0.3 && metallic(c)
}

// isBrown tells the colors of wood and leather.
func isBrown(c color.LCH) bool {
	return c.H > 0.6 && c.H < 1.5 && c.C > 0.025 && c.C < 0.15 && c.L > 0.2 && c.L < 0.82
}

// isBare tells a body of an animal without a coat.
func isBare(r picture.Region) bool {
	q := r.Piece
	return q.Group == "" && !q.Person && !q.Furry && !q.Plumed && r.Part != "text" && r.Part != "letters" && r.Part != "outline"
}

// matterOf is what a body is made of, from its part, its group and its color.
func matterOf(r picture.Region, f finish, own tint, isSkin bool) matter {
	q, brown := r.Piece, isBrown(color.ToLCH(own.mean))
	switch {
	case q.Group == "sea" && !unskinned[r.Part]:
		if blotched[q.Title] {
			return mottled
		}
		return moist
	case hides[q.Title] && isBare(r):
		return leather
	case plush[q.Title]:
		return cloth
	case r.Part == "text" || r.Part == "letters" || r.Part == "outline":
		return lettering
	case isSkin:
		return skin
	case q.Person:
		if r.Part == "shoes" || r.Part == "glasses" || r.Part == "eyes" || r.Part == "hair" {
			return smooth
		}
		return cloth
	case q.Furry || q.Plumed || q.Sleek || f.metal || f.pane:
		return smooth
	case fabrics[q.Group] && gems[r.Part]:
		return smooth
	case brown && leathers[r.Part]:
		return leather
	case brown && woods[r.Part] && wooden[q.Group] || brown && q.Group == "music" && r.Part == "body":
		if r.Rect.Dx() >= r.Rect.Dy() {
			return woodAcross
		}
		return woodDown
	case cloths[r.Part] || q.Group == "home" && leathers[r.Part] || fabrics[q.Group] && !leathers[r.Part]:
		return cloth
	case f.gloss > 0.42:
		return smooth
	}
	return plain
}

// inLife completes a finish with what pictures of life show: how sharp its edges are, how far it stands out, how it shines.
func (f finish) inLife(r picture.Region, own tint, isSkin bool) finish {
	switch {
	case r.Part == "glass" && !f.pane: // it is dark nowhere
		f.round, f.gloss = 0.3, 0.9
	case isCast(r, f, color.ToLCH(own.mean)), fabrics[r.Piece.Group] && mounts[r.Part] && metallic(color.ToLCH(own.mean)):
		f.metal, f.gloss = true, 1
	}
	f.matter = matterOf(r, f, own, isSkin)
	switch {
	case fabrics[r.Piece.Group] && gems[r.Part]:
		f.gloss = 0.9
	case glazed[r.Piece.Made] && !r.Piece.Person && !f.metal && f.matter != lettering:
		f.gloss, f.round, f.rough, f.matter = max(f.gloss, 0.85), max(f.round, 0.8), 0, smooth
		f.clear = r.Piece.Made == "glass"
	}
	f.bevel, f.stands, f.sheen, f.outdoors = 0.042, 1, 0.12+0.10*f.gloss, false
	switch q := r.Piece; {
	case q.Group == "buildings" || q.Group == "landmarks" || q.Group == "signs":
		f.bevel, f.stands, f.sheen = 0.014, 0.6, 0.04
	case q.Group == "vehicles":
		f.bevel, f.stands, f.outdoors = 0.030, 0.45, true
	case q.Group == "home" || q.Group == "electronics" || q.Group == "office":
		f.bevel = 0.024
	case q.Furry || q.Plumed:
		f.bevel, f.sheen, f.round = 0.055, 0, 0.72
	case q.Person:
		f.bevel, f.sheen = 0.045, 0.03
	}
	switch {
	case r.Part == "text" || r.Part == "letters":
		f.gloss, f.round, f.flat, f.stands, f.sheen, f.bevel, f.outdoors = 0.85, 0.8, 0.25, 0.35, 0.10, 0.034, true // they are cast and lacquered
	case f.matter == skin:
		f.sheen = 0.14
	case f.matter == moist || f.matter == mottled:
		f.gloss, f.sheen = max(f.gloss, 0.30), 0.20
	case f.matter == leather && isBare(r):
		f.sheen = 0.05
	case f.matter == leather:
		f.sheen, f.gloss = 0.26, 0.15
	case f.matter == cloth:
		f.sheen, f.gloss = 0.03, 0
	case f.matter == woodAcross || f.matter == woodDown:
		f.gloss *= 0.4
	case f.rough != 0 || f.leafy:
		f.sheen = 0.03
	case f.flat > 0 || f.pane:
		f.stands, f.sheen = 0.3, 0
	}
	return f
}

// lobe is the soft reflection of a lamp at the upper left from a surface of some slope.
func lobe(gx, gy, nz float32) float32 {
	g := (-0.2306*gx - 0.3404*gy + 0.9114) * nz
	if g < 0.9 {
		return 0
	}
	g *= g
	g *= g
	g *= g
	g *= g
	return float32(math.Max(0, float64(g*g-0.35))) / 0.65
}
