package hierarchy

import (
	"slices"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/compose/figure"
	"pellucid/internal/engine/illustrator/compose/layout"
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/animal"
	"pellucid/internal/engine/illustrator/kit/library"
)

// Onto are the poses of those who work on what stands before them, and how far it keeps off: 1 is clear of them, 0 touches.
var Onto = map[string]float64{
	"painting": 1, "cooking": .9, "photographing": 1.8, "sweeping": 1, "vacuuming": 1, "digging": .8, "chopping": .9, "hammering": .6, "repairing": .5,
	"cutting hair": -1.4, "braiding hair": -1.4, "examining": -.4, "injecting": -.4, "taking blood pressure": -.4, "sawing": 1, "welding": 1, "mowing": 1, "drilling": .9, "spraying": 1.2, "teaching": 1, "ironing": 1, "raking": 1, "mopping": 1, "milking": .9, "archery": 2.4, "proposing": .8,
	"feeding": .8, "washing": .3, "watering": .8, "picking": .1, "building": .6, "climbing": .1, "baking": .1, "giving": .5, "brushing": .25, "scattering seed": 1, "bandaging": .05, "massaging": -.3, "pruning": .1, "measuring": .6, "filming": 1.8, "whispering": .05, "chatting": .8, "arguing": .6, "shouting": .8, "shaking a fist": .8, "beckoning": .8, "binoculars": 1.8,
	"with a megaphone": 1.2, "punching": .1, "reaching into": .1,
}

// Desks are the things that people sit at.
var Desks = map[string]bool{"table": true, "desk": true, "dining-table": true, "coffee-table": true, "workbench": true, "school-desk": true}

// Chairs are what one sits on with the legs down.
var Chairs = figure.Words("lifeguard-chair chair armchair rocking-chair bench stool bar-stool park-bench office-chair throne wheelchair beach-chair folding-chair sofa couch loveseat swing-bench bean-bag ottoman lawn-chair lounge-chair deck-chair dining-chair high-chair gaming-chair picnic-bench tree-stump")

// seatsOne are the seats on which people sleep sitting, and what they sit in as they would be too small lying, with the relation to them.
var seatsOne = map[string]string{"chair": "sitting on", "armchair": "sitting on", "rocking-chair": "sitting on", "throne": "sitting on", "wheelchair": "sitting on", "office-chair": "sitting on", "stool": "sitting on", "tent": "inside", "teepee": "inside"}

// UpOn are the poses in which one is on a chair without sitting on it.
var UpOn = figure.Words("standing jumping dancing lying sleeping walking running waving cheering kneeling climbing yoga celebrating balancing photographing")

// harnessed are the vehicles that animals stand before, not in: "a sleigh with reindeer".
var harnessed = figure.Words("sleigh carriage wagon cart")

// mostAboard is the most riders that a vehicle's opening or window shows.
const mostAboard = 4

// isAboard reports whether who a vehicle comes "with" is in it: a boat with three kids, a car with a dog.
func (c *Tree) isAboard(l brief.Relation) bool {
	vehicle, rider := c.Subject(l.From), c.Subject(l.To)
	if l.Kind != "with" || vehicle.Kind != brief.Piece || library.GroupOf(vehicle.ID) != "vehicles" && !Afloat[vehicle.ID] || vehicle.Count > 1 || !c.Stands(l.To) || rider.Count > mostAboard {
		return false
	}
	if harnessed[vehicle.ID] && rider.Kind == brief.Animal || UpOn[rider.Pose] {
		return false
	}
	return c.Draw(l.From, layout.How{}).Anchors["inside"].W > 0
}

// seatForLap gives who has somebody on the lap a seat, where the prompt names none.
func (c *Tree) seatForLap(l brief.Relation) {
	sits := slices.ContainsFunc(c.Links, func(o brief.Relation) bool { return o.From == l.To && (Grouped[o.Kind] || o.Kind == "dressed as") })
	if l.Kind != "on lap" || sits || c.Subject(l.To).Kind != brief.Person {
		return
	}
	c.Brief.Subjects = append(c.Brief.Subjects, brief.Subject{Kind: brief.Piece, ID: "armchair", Count: 1})
	c.Links = append(c.Links, brief.Relation{From: l.To, Kind: "sitting on", To: len(c.Brief.Subjects) - 1})
}

// OpenRides are what riders sit on, although it has a place for luggage.
var OpenRides = map[string]bool{"bicycle": true, "motorcycle": true, "tricycle": true, "unicycle": true, "scooter": true, "tractor": true, "swing": true}

// ActsOnRides are the poses that a person on a horse or a bicycle keeps from the hips up.
var ActsOnRides = figure.Words("waving lassoing photographing phoning talking singing pointing saluting archery cheering shouting eating drinking selfie binoculars reading clapping laughing conducting roaring") // one word each

func init() {
	for _, pose := range []string{"fist raised", "shaking a fist", "blowing a kiss", "with a megaphone", "throwing a snowball", "thumbs up", "peace sign", "raising a glass"} {
		ActsOnRides[pose] = true
	}
}

// Afloat are the things below which there is water.
var Afloat = map[string]bool{"boat": true, "ship": true, "sailboat": true, "cruise-ship": true, "pirate-ship": true, "canoe": true, "yacht": true, "submarine": true, "surfboard": true, "gondola": true, "rowboat": true}

// packed are the animals that carry on their backs, and things that do.
var packed = figure.Words("donkey mule camel llama alpaca horse ox yak elephant reindeer turtle tortoise snail hedgehog pony")

// loads lets vehicles carry what they carry in their bed or their basket, else on their roof, and beasts of burden on their back.
func (c *Tree) loads() {
	for n, l := range c.Links {
		from, to := c.Subject(l.From), c.Subject(l.To)
		if l.Kind != "carrying" || to.Kind != brief.Piece && to.Kind != brief.Animal && to.Kind != brief.Bird && to.Kind != brief.Person {
			continue
		}
		vehicle := from.Kind == brief.Piece && library.GroupOf(from.ID) == "vehicles"
		beast := packed[from.ID] && to.Kind == brief.Piece && (from.Kind == brief.Animal || from.Kind == brief.Piece) && !figure.Dressed(from)
		if !vehicle && !beast || slices.ContainsFunc(c.Links, func(o brief.Relation) bool { return o != l && Child(o) == l.To }) {
			continue
		}
		kind := "on"
		if d := figure.MustDraw(from.ID); vehicle && d.Anchors["inside"].W > 0 && (len(d.Layers[kit.Fore]) > 0 || to.Kind != brief.Piece) {
			kind = "inside"
		}
		if beast && from.Kind == brief.Animal && !animal.Hoofed(from.ID) && from.ID != "elephant" && from.ID != "hedgehog" {
			kind = "riding"
		}
		c.Links[n] = brief.Relation{From: l.To, Kind: kind, To: l.From}
	}
}
