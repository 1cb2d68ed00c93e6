package guise

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/finish/condition"
	"pellucid/internal/engine/illustrator/kit/finish/material"
	"pellucid/internal/engine/illustrator/kit/finish/surface"
)

// made is how a thing is made in the shape of another one: what its surface is like, what it has besides, whether an animal gives it only its
// head, and how long it is in centimeters.
type made struct {
	skin surface.Change
	adds []surface.Change
	head bool
	cm   float64
}

// seats are the things for which animals sit rather than stand.
var seats = surface.Parts("candle birthday-candle soap bath-bomb chocolate-bar candy marshmallow lamp desk-lamp lantern ramadan-lantern cookie-jar jar perfume-bottle bottle christmas-ornament doll teddy-bear clock alarm-clock balloon brooch magnet eraser salt-shaker")

// makes are the things that can be made in any shape, by their names: a candle in the shape of a rose is the rose in wax, with a wick and a flame.
var makes = map[string]made{
	"candle": {waxen, []surface.Change{wick}, false, 14}, "birthday-candle": {waxen, []surface.Change{wick}, false, 9}, "soap": {soapy, []surface.Change{lather}, false, 9}, "bath-bomb": {soapy, nil, false, 8}, "wax-seal": {waxen, nil, true, 4},
	"cookie": {iced, []surface.Change{bakedEdge}, true, 9}, "cake": {fondant, []surface.Change{cakeBoard}, false, 30}, "birthday-cake": {fondant, []surface.Change{cakeCandle, cakeBoard}, false, 30}, "macaron": {fondant, nil, true, 6},
	"pancake": {crusted, nil, true, 14}, "bread": {crusted, nil, false, 24}, "waffle": {crusted, nil, true, 14}, "pretzel": {crusted, nil, true, 12}, "croissant": {crusted, nil, false, 14}, "bao-bun": {fondant, nil, true, 9},
	"chocolate-bar": {material.Materials["chocolate"], nil, false, 10}, "candy": {material.Candy, nil, false, 5}, "gummy-bear": {material.Candy, nil, false, 3}, "jello": {material.Candy, []surface.Change{cakeBoard}, false, 14}, "lollipop": {material.Candy, []surface.Change{paperStick}, true, 16},
	"cake-pop": {fondant, []surface.Change{paperStick}, true, 14}, "ice-pop": {waxen, []surface.Change{condition.WoodenStick}, true, 18}, "marshmallow": {soapy, nil, true, 5},
	"balloon": {material.Foil, []surface.Change{balloonString}, false, 60}, "swim-ring": {material.Plastic, []surface.Change{floatRing}, false, 110}, "hot-air-balloon": {nil, []surface.Change{balloonBasket}, true, 1500}, "pinata": {crepe, []surface.Change{condition.Hanging}, false, 60}, "kite": {material.Foil, []surface.Change{kiteTail}, false, 90},
	"pillow": {cushioned, []surface.Change{piping}, true, 45}, "rug": {condition.Fluffy, nil, true, 120}, "teddy-bear": {material.Plush, nil, false, 30}, "doll": {material.Ceramic, nil, false, 20}, "bean-bag": {cushioned, []surface.Change{piping}, true, 90}, "eraser": {material.Clay, nil, false, 5},
	"lamp": {lampLit, []surface.Change{lampFoot}, false, 35}, "desk-lamp": {lampLit, []surface.Change{lampFoot}, false, 35}, "lantern": {lampLit, []surface.Change{condition.Hanging}, false, 30}, "ramadan-lantern": {lampLit, []surface.Change{condition.Hanging}, false, 30},
	"christmas-ornament": {material.Ceramic, []surface.Change{ornamentCap}, false, 9}, "necklace": {material.Materials["gold"], []surface.Change{neckChain}, true, 12}, "locket": {material.Materials["gold"], []surface.Change{neckChain}, true, 12}, "earring": {material.Materials["gold"], []surface.Change{earWire}, true, 4},
	"brooch": {material.Ceramic, []surface.Change{goldEdge}, false, 5}, "badge": {material.Ceramic, []surface.Change{goldEdge}, true, 5}, "magnet": {material.Clay, []surface.Change{paleEdging}, false, 6}, "ring": {material.Materials["gold"], []surface.Change{fingerRing}, true, 3},
	"mug": {material.Ceramic, []surface.Change{mouthOf("#4a2a17", "#6f4426"), sideHandle}, true, 11}, "tea-cup": {material.Ceramic, []surface.Change{mouthOf("#8a4a1c", "#b86f2f"), sideHandle}, true, 9}, "coffee-cup": {material.Ceramic, []surface.Change{mouthOf("#4a2a17", "#6f4426")}, true, 12},
	"bowl": {material.Ceramic, []surface.Change{mouthOf("#5b5f6b", "#8d93a3")}, true, 18}, "vase": {material.Ceramic, []surface.Change{mouthOf("#2b2d38", "#555a6b")}, false, 25}, "flower-pot": {material.Ceramic, []surface.Change{mouthOf("#3a2417", "#5e3d26"), sprouting}, false, 18}, "potted-plant": {material.Ceramic, []surface.Change{mouthOf("#3a2417", "#5e3d26"), sprouting}, false, 18},
	"teapot": {material.Ceramic, []surface.Change{backHandle, spout, knobbedLid}, false, 24}, "kettle": {material.Metallic, []surface.Change{backHandle, spout, knobbedLid}, false, 24}, "pitcher": {material.Ceramic, []surface.Change{backHandle, mouthOf("#2b2d38", "#555a6b")}, false, 24},
	"cookie-jar": {material.Ceramic, []surface.Change{knobbedLid}, false, 25}, "jar": {material.Ceramic, []surface.Change{knobbedLid}, false, 20}, "salt-shaker": {material.Ceramic, nil, false, 9}, "piggy-bank": {material.Ceramic, []surface.Change{coinSlot}, false, 18}, "perfume-bottle": {clearGlassy, []surface.Change{stopper}, false, 12}, "bottle": {clearGlassy, []surface.Change{stopper}, false, 25},
	"handbag": {cushioned, []surface.Change{piping, bagHandle}, true, 28}, "tote-bag": {cushioned, []surface.Change{piping, bagHandle}, true, 35}, "backpack": {material.Plush, []surface.Change{bagLoop}, true, 38}, "clock": {material.Ceramic, []surface.Change{dial}, false, 25}, "alarm-clock": {material.Ceramic, []surface.Change{dial}, false, 15},
	"sofa": {cushioned, []surface.Change{shortLegs}, false, 180}, "armchair": {cushioned, []surface.Change{shortLegs}, false, 90}, "chair": {cushioned, []surface.Change{shortLegs}, false, 80}, "stool": {cushioned, []surface.Change{shortLegs}, true, 45}, "ottoman": {cushioned, []surface.Change{shortLegs}, true, 45},
	"house": {nil, []surface.Change{dwelling}, false, 600}, "mushroom-house": {nil, []surface.Change{dwelling}, false, 60}, "birdhouse": {material.Wood, []surface.Change{nestHole}, true, 25}, "cloud": {nil, []surface.Change{clouded}, false, 900}, "bush": {nil, []surface.Change{leafy}, false, 150},
}

// Makes reports whether a thing can be made in the shape of any other one.
func Makes(id string) bool {
	_, ok := makes[id]
	return ok
}

// MakesOfHead reports whether an animal gives a thing the shape of its head instead of that of its body.
func MakesOfHead(id string) bool { return makes[id].head }

// PoseOfMade is the pose of a quadruped or a bird in the form that it gives a thing; empty if any will do.
func PoseOfMade(id string, bird bool) string {
	switch {
	case bird && id == "swim-ring":
		return "swimming" // without legs
	case !bird && seats[id]:
		return "sitting"
	}
	return ""
}

// Made returns a drawing as a thing that was made in its shape. Its surface stays where it has a material already.
func Made(d kit.Drawing, as string, surfaced bool, seed uint64) kit.Drawing {
	m, ok := makes[as]
	if !ok {
		return d
	}
	if !surfaced {
		d = surface.Apply(d, m.skin, seed)
	}
	for _, add := range m.adds {
		d = surface.Apply(d, add, seed)
	}
	if long := max(d.Box.W(), d.Box.H()); long > 0 {
		d.Unit = m.cm / long
	}
	return d
}
