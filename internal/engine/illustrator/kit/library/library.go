// Package library is the index of all pieces of the kit.
package library

import (
	"maps"
	"slices"
	"sync"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/accessories"
	"pellucid/internal/engine/illustrator/kit/aircraft"
	"pellucid/internal/engine/illustrator/kit/balls"
	"pellucid/internal/engine/illustrator/kit/bath"
	"pellucid/internal/engine/illustrator/kit/beauty"
	"pellucid/internal/engine/illustrator/kit/blossoms"
	"pellucid/internal/engine/illustrator/kit/boats"
	"pellucid/internal/engine/illustrator/kit/body"
	"pellucid/internal/engine/illustrator/kit/buildings"
	"pellucid/internal/engine/illustrator/kit/cars"
	"pellucid/internal/engine/illustrator/kit/christmas"
	"pellucid/internal/engine/illustrator/kit/cleaning"
	"pellucid/internal/engine/illustrator/kit/clocks"
	"pellucid/internal/engine/illustrator/kit/clothing"
	"pellucid/internal/engine/illustrator/kit/crafts"
	"pellucid/internal/engine/illustrator/kit/drinks"
	"pellucid/internal/engine/illustrator/kit/effects"
	"pellucid/internal/engine/illustrator/kit/electronics"
	"pellucid/internal/engine/illustrator/kit/emblems"
	"pellucid/internal/engine/illustrator/kit/emoji"
	"pellucid/internal/engine/illustrator/kit/fantasy"
	"pellucid/internal/engine/illustrator/kit/fish"
	"pellucid/internal/engine/illustrator/kit/food"
	"pellucid/internal/engine/illustrator/kit/footwear"
	"pellucid/internal/engine/illustrator/kit/frames"
	"pellucid/internal/engine/illustrator/kit/furniture"
	"pellucid/internal/engine/illustrator/kit/games"
	"pellucid/internal/engine/illustrator/kit/gameui"
	"pellucid/internal/engine/illustrator/kit/gardening"
	"pellucid/internal/engine/illustrator/kit/geometry"
	"pellucid/internal/engine/illustrator/kit/hands"
	"pellucid/internal/engine/illustrator/kit/hardware"
	"pellucid/internal/engine/illustrator/kit/headwear"
	"pellucid/internal/engine/illustrator/kit/holiday"
	"pellucid/internal/engine/illustrator/kit/home"
	"pellucid/internal/engine/illustrator/kit/insects"
	"pellucid/internal/engine/illustrator/kit/kitchen"
	"pellucid/internal/engine/illustrator/kit/landmarks"
	"pellucid/internal/engine/illustrator/kit/lettering"
	"pellucid/internal/engine/illustrator/kit/lighting"
	"pellucid/internal/engine/illustrator/kit/linen"
	"pellucid/internal/engine/illustrator/kit/money"
	"pellucid/internal/engine/illustrator/kit/music"
	"pellucid/internal/engine/illustrator/kit/nature"
	"pellucid/internal/engine/illustrator/kit/office"
	"pellucid/internal/engine/illustrator/kit/paper"
	"pellucid/internal/engine/illustrator/kit/party"
	"pellucid/internal/engine/illustrator/kit/plants"
	"pellucid/internal/engine/illustrator/kit/produce"
	"pellucid/internal/engine/illustrator/kit/props"
	"pellucid/internal/engine/illustrator/kit/rail"
	"pellucid/internal/engine/illustrator/kit/reptiles"
	"pellucid/internal/engine/illustrator/kit/science"
	"pellucid/internal/engine/illustrator/kit/sea"
	"pellucid/internal/engine/illustrator/kit/signs"
	"pellucid/internal/engine/illustrator/kit/sport"
	"pellucid/internal/engine/illustrator/kit/sweets"
	"pellucid/internal/engine/illustrator/kit/symbols"
	"pellucid/internal/engine/illustrator/kit/tools"
	"pellucid/internal/engine/illustrator/kit/toys"
	"pellucid/internal/engine/illustrator/kit/trees"
	"pellucid/internal/engine/illustrator/kit/trucks"
	"pellucid/internal/engine/illustrator/kit/vehicles"
	"pellucid/internal/engine/illustrator/kit/weapons"
	"pellucid/internal/engine/illustrator/kit/yard"
)

// group is a package that draws pieces. Several packages draw food, and several what people wear.
type group struct {
	name   string
	pieces func() []kit.Piece
}

var groups = []group{
	{"body", body.Pieces},
	{"body", emoji.Pieces},
	{"body", hands.Pieces},
	{"buildings", buildings.Pieces},
	{"clothing", clothing.Pieces},
	{"clothing", footwear.Pieces},
	{"clothing", headwear.Pieces},
	{"clothing", accessories.Pieces},
	{"clothing", beauty.Pieces},
	{"effects", effects.Pieces},
	{"electronics", electronics.Pieces},
	{"fantasy", fantasy.Pieces},
	{"food", food.Pieces},
	{"food", produce.Pieces},
	{"food", sweets.Pieces},
	{"food", drinks.Pieces},
	{"frames", frames.Pieces},
	{"gameui", gameui.Pieces},
	{"holiday", holiday.Pieces},
	{"holiday", christmas.Pieces},
	{"holiday", party.Pieces},
	{"home", home.Pieces},
	{"home", lighting.Pieces},
	{"home", clocks.Pieces},
	{"home", furniture.Pieces},
	{"home", linen.Pieces},
	{"home", bath.Pieces},
	{"home", cleaning.Pieces},
	{"home", yard.Pieces},
	{"kitchen", kitchen.Pieces},
	{"landmarks", landmarks.Pieces},
	{"lettering", lettering.Pieces},
	{"music", music.Pieces},
	{"nature", nature.Pieces},
	{"office", office.Pieces},
	{"office", money.Pieces},
	{"office", paper.Pieces},
	{"plants", plants.Pieces},
	{"plants", blossoms.Pieces},
	{"plants", trees.Pieces},
	{"props", props.Pieces},
	{"science", science.Pieces},
	{"sea", sea.Pieces},
	{"sea", insects.Pieces},
	{"sea", reptiles.Pieces},
	{"sea", fish.Pieces},
	{"signs", signs.Pieces},
	{"sport", sport.Pieces},
	{"sport", balls.Pieces},
	{"sport", toys.Pieces},
	{"sport", games.Pieces},
	{"symbols", symbols.Pieces},
	{"symbols", geometry.Pieces},
	{"symbols", emblems.Pieces},
	{"tools", tools.Pieces},
	{"tools", weapons.Pieces},
	{"tools", crafts.Pieces},
	{"tools", gardening.Pieces},
	{"tools", hardware.Pieces},
	{"vehicles", vehicles.Pieces},
	{"vehicles", cars.Pieces},
	{"vehicles", trucks.Pieces},
	{"vehicles", boats.Pieces},
	{"vehicles", aircraft.Pieces},
	{"vehicles", rail.Pieces},
}

// entry is a piece with the group that it comes from.
type entry struct {
	piece kit.Piece
	group string
}

var index = sync.OnceValue(func() map[string]entry {
	all := map[string]entry{}
	for _, g := range groups {
		for _, p := range g.pieces() {
			if _, taken := all[p.Name]; !taken {
				all[p.Name] = entry{p, g.name}
			}
		}
	}
	return all
})

// Find returns a piece by its name.
func Find(name string) (kit.Piece, bool) {
	e, ok := index()[name]
	return e.piece, ok
}

// GroupOf returns the name of the group that a piece belongs to, or an empty string for an unknown piece.
func GroupOf(name string) string { return index()[name].group }

// faced are the groups whose pieces can be given a face: things that have none.
var faced = map[string]bool{
	"food": true, "kitchen": true, "plants": true, "holiday": true, "nature": true, "home": true, "sport": true, "office": true, "vehicles": true,
	"electronics": true, "science": true, "symbols": true, "tools": true, "music": true,
}

// plainBody are the parts of a body, and what the weather and the ground have, that mascots are made of.
var plainBody = map[string]bool{"tooth": true, "brain": true, "bone": true, "heart-organ": true, "lungs": true, "kidney": true, "stomach": true, "liver": true, "rock": true, "raindrop": true, "fire": true, "snowflake": true, "lightning-bolt": true, "bubble": true, "backpack": true, "rainbow": true,
	"house": true, "cottage": true, "barn": true, "castle": true, "mushroom-house": true, "gingerbread-house": true, "igloo": true}

// TakesFace reports whether a face can be put on a piece: not on one that has eyes, such as a teddy bear, unless its face is one part that
// another can replace. A doll has one.
func TakesFace(name string) bool {
	if !faced[GroupOf(name)] && !plainBody[name] || name == "doll" || name == "jack-o-lantern" {
		return false
	}
	parts := Parts(name)
	return slices.Contains(parts, "face") || !slices.Contains(parts, "eyes")
}

// Names returns the names of all pieces, sorted.
func Names() []string {
	var names []string
	for name := range index() {
		names = append(names, name)
	}
	slices.Sort(names)
	return names
}

// details are what can be known of a piece only by drawing it.
type details struct {
	slots          []kit.Slot
	parts, anchors []string
}

var known sync.Map // piece name to details

// Slots returns the colors of a piece that can be replaced; nil for an unknown piece.
func Slots(name string) []kit.Slot { return detailsOf(name).slots }

// States returns the states that a piece has designs of its own for; nil for an unknown piece.
func States(name string) []string {
	p, _ := Find(name)
	var names []string
	for _, s := range kit.ParseStates(p.States) {
		names = append(names, s.Name)
	}
	return names
}

// Parts returns the parts of a piece that can be named or left out; nil for an unknown piece.
func Parts(name string) []string { return detailsOf(name).parts }

// Anchored reports whether a piece has one of some anchors.
func Anchored(name string, anchors ...string) bool {
	return slices.ContainsFunc(anchors, func(a string) bool { return slices.Contains(detailsOf(name).anchors, a) })
}

func detailsOf(name string) details {
	if d, ok := known.Load(name); ok {
		return d.(details)
	}
	p, ok := Find(name)
	if !ok {
		return details{}
	}
	var d details
	d.slots, _ = kit.ParsePalette(p.Palette)
	if drawing, err := p.Render(kit.Options{}); err == nil {
		d.parts = drawing.Parts
		d.anchors = slices.Collect(maps.Keys(drawing.Anchors))
	}
	known.Store(name, d)
	return d
}
