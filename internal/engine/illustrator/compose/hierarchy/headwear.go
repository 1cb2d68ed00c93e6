package hierarchy

// WornPlaces are where things are worn that do not go on the head.
var WornPlaces = map[string]string{
	"glasses": "eyes", "sunglasses": "eyes", "masquerade-mask": "eyes", "bandit-mask": "eyes", "goggles": "eyes", "eye-patch": "eyes", "vr-headset": "eyes", "headphones": "eyes",
	"scarf": "neck", "tie": "neck", "bow-tie": "neck", "necklace": "neck", "gold-chain": "neck", "pearl-necklace": "neck", "medal": "neck", "collar": "neck", "bow": "neck", "cape": "neck", "bandana": "neck", "bell": "neck",
	"backpack": "back", "wings": "back", "angel-wings": "back", "fairy-wings": "back", "bat-wings": "back", "saddle": "seat", "mustache": "mouth", "beard": "mouth", "face-mask": "mouth", "pacifier": "mouth",
	"ring": "handNear", "watch": "handNear", "boxing-glove": "handNear", "baseball-glove": "handNear", "pet-cone": "head", "lion-mane": "head",
}

// WornAt is the anchor at which a thing is worn.
func WornAt(id string) string {
	if place, ok := WornPlaces[id]; ok {
		return place
	}
	return "headTop"
}
