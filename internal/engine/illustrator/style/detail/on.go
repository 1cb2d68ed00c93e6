package detail

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/scene"
	"pellucid/internal/engine/illustrator/style/model"
)

// on are the marks on a body of some material.
func (w *worker) on(b *body, made model.Surface, part string) []scene.Node {
	if w.natural {
		return b.ofLife(made, w.q.Group, part)
	}
	switch made {
	case model.Skin, model.Pane:
		return nil
	case model.Coat:
		return nil
	case model.Letters:
		return b.lettered()
	case model.Wood:
		return append(b.grained(0.0058, true), b.hatched(0.016, 0.5)...)
	case model.Leather:
		if w.q.Group == "" { // the hide of an animal
			return append(b.crackled(0.013), b.hatched(0.02, 0.45)...)
		}
		return append(append(b.stippled(0.0075, 0.45), b.stitched(0.0085)...), b.hatched(0.02, 0.45)...)
	case model.Stone:
		return append(append(b.cracked(), b.stippled(0.010, 0.5)...), b.hatched(0.03, 0.5)...)
	case model.Cloth:
		return w.woven(b, part)
	case model.Metal:
		return append(append(b.lined(0.006), b.riveted(0.012, 0.024, 0.0052)...), b.hatched(0.014, 0.5)...)
	case model.Leaf:
		return b.grown()
	case model.Wall:
		return append(built(b, part), b.hatched(0.016, 0.45)...)
	}
	return w.made(b, part)
}

// lettered is on letters that are large enough to be read with it: an engraved lower half, and where they are larger an inlaid line with beads.
func (b *body) lettered() []scene.Node {
	high := b.letterHeight() / b.unit
	if v := color.ToLCH(b.own); high < 0.055 || v.L < 0.40 { // dark words on a plate stay clear
		return nil
	}
	out := b.engraved(0.0058)
	if high > 0.085 {
		out = append(out, b.inlaid(0.0054)...)
	}
	return out
}

// letterHeight is the height of the tallest loop.
func (b *body) letterHeight() (high float32) {
	for _, l := range b.loops {
		y0, y1 := l.at[0].Y, l.at[0].Y
		for _, q := range l.at {
			y0, y1 = min(y0, q.Y), max(y1, q.Y)
		}
		high = max(high, y1-y0)
	}
	return high
}

// legs are words for what is worn on legs.
var legs = []string{"trousers", "pants", "jeans", "legs", "skirt", "shorts", "bottom"}

// woven is on cloth: upholstery has a woven pattern, trousers are of twill with a seam, all else is knitted.
func (w *worker) woven(b *body, part string) []scene.Node {
	var out []scene.Node
	switch {
	case w.q.Group == "home" && b.slim() > 0.03:
		out = append(b.damask(0.030), b.stitched(0.0080)...)
	case !w.q.Person:
		out = append(b.twill(0.0042), b.stitched(0.0080)...)
	case slices.ContainsFunc(legs, func(s string) bool { return strings.Contains(part, s) }):
		out = append(b.twill(0.0042), b.seamed()...)
	default:
		out = b.knitted(0.0075)
	}
	return append(out, b.hatched(0.020, 0.5)...)
}

// grown is on leaves and petals, and on the crowns of trees.
func (b *body) grown() []scene.Node {
	green := b.green()
	switch {
	case green && b.slim() >= 0.09:
		return append(b.foliage(0.016), b.hatched(0.022, 0.4)...)
	case green && b.long < 4.5*b.wide:
		return b.veined()
	}
	return append(b.streaked(0.0055), b.hatched(0.022, 0.4)...)
}

// green tells the colors of leaves.
func (b *body) green() bool {
	v := color.ToLCH(b.own)
	return v.H > 1.7 && v.H < 2.9 && v.C > 0.04
}

// built is on walls and roofs, and on the hedges before them.
func built(b *body, part string) []scene.Node {
	brown := color.ToLCH(b.own)
	switch {
	case b.green() && !strings.Contains(part, "roof"):
		return b.foliage(0.013)
	case brown.H > 0.7 && brown.H < 1.5 && brown.C > 0.05 && strings.Contains(part, "wall") && brown.L < 0.75:
		return b.boarded(0.0175)
	case strings.Contains(part, "roof"):
		return b.scales(0.021, 0.013)
	case b.slim() < 0.014:
		return b.lined(0.0040)
	case strings.Contains(part, "door") || strings.Contains(part, "shutter"):
		return append(b.grained(0.0055, true), b.riveted(0.008, 0.02, 0.0046)...)
	}
	return b.bricks(0.0155)
}

// ornate are the groups of the kit whose smooth things have painted or engraved borders.
var ornate = map[string]bool{"kitchen": true, "music": true, "frames": true, "fantasy": true, "symbols": true, "lettering": true, "home": true, "gameui": true}

// panelled are those of plates that are screwed together.
var panelled = map[string]bool{"vehicles": true, "tools": true, "electronics": true, "science": true, "sport": true, "office": true}

// grainy are those of what is eaten.
var grainy = map[string]bool{"food": true, "nature": true, "sea": true, "body": true}

// dishes are the parts of meals and drinks that are of porcelain or glass, peels those of fruit with streaks.
var (
	dishes = map[string]bool{"bowl": true, "plate": true, "cup": true, "mug": true, "saucer": true, "dish": true, "platter": true, "tray": true, "bottle": true, "can": true}
	peels  = map[string]bool{"skin": true, "rind": true, "peel": true, "fruit": true, "pear": true, "ribs": true, "pod": true, "root": true}
)

// scaly are words for animals with scales.
var scaly = []string{"fish", "koi", "carp", "salmon", "trout", "dragon", "snake", "cobra", "python", "lizard", "iguana", "gecko", "chameleon", "turtle", "tortoise", "crocodile", "alligator", "dinosaur", "rex", "saurus", "mermaid", "armadillo", "pangolin"}

// machines are words for what is bolted together of plates, whatever its group.
var machines = []string{"robot", "android", "droid", "mech", "cyborg", "spaceship", "rocket", "ufo", "satellite"}

// unlaced are parts of ornate things that have no border: paper and what is pressed.
var unlaced = map[string]bool{"paper": true, "pages": true, "page": true, "sheet": true, "sheets": true, "music": true, "music stand": true, "keys": true, "black-keys": true, "keyboard": true, "screen": true}

// made is on everything else, by the group of the kit.
func (w *worker) made(b *body, part string) []scene.Node {
	var out []scene.Node
	switch g := w.q.Group; {
	case w.q.Prop != "" && w.q.Prop != "ground" && b.green() && b.slim() > 0.02: // trees and bushes of a place
		out = b.foliage(0.011)
	case w.q.Prop != "" || unlaced[part]: // no border around snow
	case slices.ContainsFunc(machines, func(s string) bool { return strings.Contains(w.q.Title, s) }):
		out = b.panels()
	case w.q.Title == "decoration":
		out = b.laced(0.0070, 0.017)
	case g == "music" && b.slim() > 0.02:
		out = b.lined(0.0060)
	case ornate[g] && b.slim() > 0.028:
		out = append(b.crackled(0.024), b.laced(0.0070, 0.017)...)
	case panelled[g] && b.slim() > 0.02:
		out = append(b.lined(0.0060), b.riveted(0.0140, 0.050, 0.0044)...)
	case grainy[g] && dishes[part]:
		out = append(b.crackled(0.024), b.laced(0.0070, 0.017)...)
	case g == "body" && part == "skin": // pores
		return b.stippled(0.0080, 0.16)
	case grainy[g] && g != "sea" && b.green() && !peels[part]:
		return b.veined()
	case g == "food" && peels[part]:
		if out = b.stippled(0.0085, 0.42); !b.citrus() {
			out = append(b.streaked(0.010), out...)
		}
	case grainy[g]: // what has streaks all over looks turned of wood
		out = append(b.stippled(0.0062, 0.40), b.stippled(0.0130, 0.34)...)
	case g == "" && !w.q.Person && slices.ContainsFunc(scaly, func(s string) bool { return strings.Contains(w.q.Title, s) }):
		out = b.scales(0.016, 0.011)
	case g == "" && !w.q.Person:
		out = b.stippled(0.0095, 0.40)
	case g == "holiday":
		out = b.streaked(0.0075)
	case b.slim() > 0.02:
		out = b.lined(0.0060)
	}
	return append(out, b.hatched(0.026, 0.45)...)
}
