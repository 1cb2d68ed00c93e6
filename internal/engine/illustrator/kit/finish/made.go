package finish

import "pellucid/internal/engine/illustrator/kit"

// made is how a thing is made in the shape of another one: what its surface is like, what it has besides, whether an animal gives it only its
// head, and how long it is in centimeters.
type made struct {
	skin change
	adds []change
	head bool
	cm   float64
}

// seats are the things for which animals sit rather than stand.
var seats = parts("candle birthday-candle soap bath-bomb chocolate-bar candy marshmallow lamp desk-lamp lantern ramadan-lantern cookie-jar jar perfume-bottle bottle christmas-ornament doll teddy-bear clock alarm-clock balloon brooch magnet eraser salt-shaker")

// makes are the things that can be made in any shape, by their names: a candle in the shape of a rose is the rose in wax, with a wick and a flame.
var makes = map[string]made{
	"candle": {waxen, []change{wick}, false, 14}, "birthday-candle": {waxen, []change{wick}, false, 9}, "soap": {soapy, []change{lather}, false, 9}, "bath-bomb": {soapy, nil, false, 8}, "wax-seal": {waxen, nil, true, 4},
	"cookie": {iced, []change{bakedEdge}, true, 9}, "cake": {fondant, []change{cakeBoard}, false, 30}, "birthday-cake": {fondant, []change{cakeCandle, cakeBoard}, false, 30}, "macaron": {fondant, nil, true, 6},
	"pancake": {crusted, nil, true, 14}, "bread": {crusted, nil, false, 24}, "waffle": {crusted, nil, true, 14}, "pretzel": {crusted, nil, true, 12}, "croissant": {crusted, nil, false, 14}, "bao-bun": {fondant, nil, true, 9},
	"chocolate-bar": {materials["chocolate"], nil, false, 10}, "candy": {candy, nil, false, 5}, "gummy-bear": {candy, nil, false, 3}, "jello": {candy, []change{cakeBoard}, false, 14}, "lollipop": {candy, []change{paperStick}, true, 16},
	"cake-pop": {fondant, []change{paperStick}, true, 14}, "ice-pop": {waxen, []change{woodenStick}, true, 18}, "marshmallow": {soapy, nil, true, 5},
	"balloon": {foil, []change{balloonString}, false, 60}, "swim-ring": {plastic, []change{floatRing}, false, 110}, "hot-air-balloon": {nil, []change{balloonBasket}, true, 1500}, "pinata": {crepe, []change{hanging}, false, 60}, "kite": {foil, []change{kiteTail}, false, 90},
	"pillow": {cushioned, []change{piping}, true, 45}, "rug": {fluffy, nil, true, 120}, "teddy-bear": {plush, nil, false, 30}, "doll": {ceramic, nil, false, 20}, "bean-bag": {cushioned, []change{piping}, true, 90}, "eraser": {clay, nil, false, 5},
	"lamp": {lampLit, []change{lampFoot}, false, 35}, "desk-lamp": {lampLit, []change{lampFoot}, false, 35}, "lantern": {lampLit, []change{hanging}, false, 30}, "ramadan-lantern": {lampLit, []change{hanging}, false, 30},
	"christmas-ornament": {ceramic, []change{ornamentCap}, false, 9}, "necklace": {materials["gold"], []change{neckChain}, true, 12}, "locket": {materials["gold"], []change{neckChain}, true, 12}, "earring": {materials["gold"], []change{earWire}, true, 4},
	"brooch": {ceramic, []change{goldEdge}, false, 5}, "badge": {ceramic, []change{goldEdge}, true, 5}, "magnet": {clay, []change{paleEdging}, false, 6}, "ring": {materials["gold"], []change{fingerRing}, true, 3},
	"mug": {ceramic, []change{mouthOf("#4a2a17", "#6f4426"), sideHandle}, true, 11}, "tea-cup": {ceramic, []change{mouthOf("#8a4a1c", "#b86f2f"), sideHandle}, true, 9}, "coffee-cup": {ceramic, []change{mouthOf("#4a2a17", "#6f4426")}, true, 12},
	"bowl": {ceramic, []change{mouthOf("#5b5f6b", "#8d93a3")}, true, 18}, "vase": {ceramic, []change{mouthOf("#2b2d38", "#555a6b")}, false, 25}, "flower-pot": {ceramic, []change{mouthOf("#3a2417", "#5e3d26"), sprouting}, false, 18}, "potted-plant": {ceramic, []change{mouthOf("#3a2417", "#5e3d26"), sprouting}, false, 18},
	"teapot": {ceramic, []change{backHandle, spout, knobbedLid}, false, 24}, "kettle": {metallic, []change{backHandle, spout, knobbedLid}, false, 24}, "pitcher": {ceramic, []change{backHandle, mouthOf("#2b2d38", "#555a6b")}, false, 24},
	"cookie-jar": {ceramic, []change{knobbedLid}, false, 25}, "jar": {ceramic, []change{knobbedLid}, false, 20}, "salt-shaker": {ceramic, nil, false, 9}, "piggy-bank": {ceramic, []change{coinSlot}, false, 18}, "perfume-bottle": {clearGlassy, []change{stopper}, false, 12}, "bottle": {clearGlassy, []change{stopper}, false, 25},
	"handbag": {cushioned, []change{piping, bagHandle}, true, 28}, "tote-bag": {cushioned, []change{piping, bagHandle}, true, 35}, "backpack": {plush, []change{bagLoop}, true, 38}, "clock": {ceramic, []change{dial}, false, 25}, "alarm-clock": {ceramic, []change{dial}, false, 15},
	"sofa": {cushioned, []change{shortLegs}, false, 180}, "armchair": {cushioned, []change{shortLegs}, false, 90}, "chair": {cushioned, []change{shortLegs}, false, 80}, "stool": {cushioned, []change{shortLegs}, true, 45}, "ottoman": {cushioned, []change{shortLegs}, true, 45},
	"house": {nil, []change{dwelling}, false, 600}, "mushroom-house": {nil, []change{dwelling}, false, 60}, "birdhouse": {wood, []change{nestHole}, true, 25}, "cloud": {nil, []change{clouded}, false, 900}, "bush": {nil, []change{leafy}, false, 150},
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
		d = apply(d, m.skin, seed)
	}
	for _, add := range m.adds {
		d = apply(d, add, seed)
	}
	if long := max(d.Box.W(), d.Box.H()); long > 0 {
		d.Unit = m.cm / long
	}
	return d
}
