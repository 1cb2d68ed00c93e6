package figure

import (
	"cmp"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/person"
)

// usualCloth are the colors of garments that are drawn as another one, where none was told.
var usualCloth = map[string]string{"raincoat": "yellow", "rain coat": "yellow"}

// usualFill are the patterns of garments of which neither color nor pattern was told.
var usualFill = map[string]string{"kilt": "plaid"}

// noHats is headwear of roles that nobody calls a hat.
var noHats = map[string]bool{
	"halo": true, "headband": true, "headset": true, "horns": true, "hood": true, "bandana": true, "crown": true, "tiara": true, "bow": true, "bridal veil": true, "flower crown": true,
	"headscarf": true, "turban": true, "nun veil": true, "ninja hood": true,
}

// wear puts a garment where it belongs.
func wear(spec *person.Spec, g brief.Garment) {
	name, _ := WornName(g.Name)
	if g.Color == "" && g.Fill == "" {
		g.Color, g.Fill = usualCloth[g.Name], usualFill[g.Name]
	}
	if col, ok := ColorOf(g.Color); ok && g.Name == "outfit" { // "a woman in white"
		spec.Top.Color, spec.Bottom.Color = col, col.Shade(-.6)
		return
	}
	if own := person.RoleHeadwear(spec.Role); g.Name == "hat" && own != "" && !noHats[own] { // a chef's white hat is a chef's hat
		spec.Head = own
		wearOnHead(spec, g)
		return
	}
	if own := person.RoleTop(spec.Role); places[name] == "" && strings.HasSuffix(own, " "+name) { // a bride's white dress is a wedding dress
		name = own
	}
	if own := person.RoleTop(spec.Role); g.Name == "uniform" && own != "" {
		name = own // of a team, a nurse, a soldier
	}
	if name == "gown" && person.RoleTop(spec.Role) == "robe" {
		name = "robe" // of a graduate, not of a princess
	}
	garment := person.Garment{Name: name}
	if col, ok := ColorOf(g.Color); ok {
		garment.Color = col
	}
	if f, ok := fillIn(g.Fill, g.Second); ok {
		garment.Fill = f
	} else if col, ok := lookOf(g.Fill); ok && g.Color == "" { // "a leather jacket"
		garment.Color = col
	}
	if name == "belt" && spec.Top.Name == "martial arts" {
		addExtra(spec, name, garment.Color)
		spec.Extras = spec.Extras[:len(spec.Extras)-1] // the jacket has one
		return
	}
	if g.Name == "school uniform" {
		wearToSchool(spec, garment)
		return
	}
	switch placeOf(name) {
	case "bottom":
		spec.Bottom = garment
		if whole := person.Whole(person.RoleTop(spec.Role)); whole && spec.Top.Name == "" && name != "diaper" {
			spec.Top.Name = "t-shirt" // a dress would hide it
		}
		if top, whole := person.SuitTop(person.RoleTop(spec.Role)); whole && spec.Top.Name == "" && name != "diaper" {
			spec.Top = top
		}
		if name == "diaper" && spec.Top.Name == "" { // a baby in a diaper wears nothing else
			spec.Top, spec.Shoes.Name = person.Garment{Name: "bare chest"}, "barefoot"
		}
	case "shoes":
		spec.Shoes = garment
	case "over":
		if person.RoleTop(spec.Role) == name {
			spec.Top = garment // the jacket of a businessman's suit is no second one over it
			break
		}
		spec.Over = garment
	case "head":
		spec.Head = name
		wearOnHead(spec, g)
	case "extra":
		addExtra(spec, name, garment.Color)
		if garment.Fill != nil {
			spec.ExtraFills = map[string]kit.Fill{name: garment.Fill}
		}
	default:
		spec.Top = garment
	}
	wearBelow(spec, g)
}

// wearToSchool puts on a blazer with a tie, and a skirt with long socks or trousers.
func wearToSchool(spec *person.Spec, blazer person.Garment) {
	if blazer.Color.IsNone() {
		blazer.Color = kit.Hex("#2f3f73")
	}
	spec.Top, spec.Bottom, spec.Shoes = blazer, person.Garment{Name: "trousers", Color: kit.Hex("#6b7280")}, person.Garment{Name: "shoes", Color: kit.Hex("#2f2b30")}
	if spec.Body == "woman" {
		spec.Bottom = person.Garment{Name: "pleated skirt", Color: blazer.Color.Shade(-.4)}
		spec.Extras = append(spec.Extras, "knee socks")
	}
	spec.Extras = append(spec.Extras, "tie")
}

// wearOnHead sets the color and the pattern of headwear that were told.
func wearOnHead(spec *person.Spec, g brief.Garment) {
	if col, ok := ColorOf(g.Color); ok {
		spec.HeadColor = col
	}
	if f, ok := fillIn(g.Fill, g.Second); ok {
		spec.HeadFill = f
	} else if col, ok := lookOf(g.Fill); ok && g.Color == "" {
		spec.HeadColor = col
	}
}

// places are the garments that are no tops.
var places = map[string]string{
	"trousers": "bottom", "pants": "bottom", "jeans": "bottom", "shorts": "bottom", "skirt": "bottom", "wide": "bottom", "wide trousers": "bottom", "leggings": "bottom",
	"sneakers": "shoes", "boots": "shoes", "flats": "shoes", "heels": "shoes", "sandals": "shoes", "shoes": "shoes", "barefoot": "shoes", "slippers": "shoes",
	"ripped jeans": "bottom", "torn trousers": "bottom", "leather jacket": "over", "denim jacket": "over", "puffer jacket": "over",
	"coat": "over", "apron": "over", "vest": "over", "lab coat": "over", "cardigan": "over", "jacket": "over", "raincoat": "over",
	"swaddle": "extra", "cape": "extra", "backpack": "extra", "scarf": "extra", "necklace": "extra", "headphones": "extra", "wings": "extra", "stethoscope": "extra",
	"tool belt": "extra", "wheelchair": "extra", "crutches": "extra", "gloves": "extra", "tie": "extra", "bow tie": "extra",
}

func placeOf(garment string) string {
	if p, ok := places[garment]; ok {
		return p
	}
	switch {
	case heads()[garment]:
		return "head"
	case extraNames()[garment]:
		return "extra"
	}
	return cmp.Or(person.GarmentPlace(garment), "top")
}
