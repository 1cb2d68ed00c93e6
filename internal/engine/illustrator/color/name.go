package color

import (
	"strconv"
	"strings"
)

// names holds what people mean by a color word in pictures: brighter and cleaner than the CSS color of that name.
var names = map[string]RGB{
	"red": Hex(0xdc2430), "orange": Hex(0xf5851a), "yellow": Hex(0xfad126), "green": Hex(0x33ad4d),
	"blue": Hex(0x2973eb), "purple": Hex(0x853dd1), "violet": Hex(0x8c4ce6), "pink": Hex(0xf780b3),
	"magenta": Hex(0xe0269e), "cyan": Hex(0x1ac7e0), "teal": Hex(0x0f8f8c), "turquoise": Hex(0x33c7bd),
	"brown": Hex(0x80522e), "black": Hex(0x212126), "white": Hex(0xf7f7fa), "gray": Hex(0x8f9199),
	"grey": Hex(0x8f9199), "gold": Hex(0xf2ba33), "golden": Hex(0xf2ba33), "silver": Hex(0xc2c7d1),
	"bronze": Hex(0xb87a3d), "copper": Hex(0xc4703f), "navy": Hex(0x1a2b6b), "maroon": Hex(0x7a1f33),
	"burgundy": Hex(0x6e1a33), "beige": Hex(0xe6d3b3), "cream": Hex(0xfbf1d6), "mint": Hex(0x8ce6bf),
	"coral": Hex(0xfa806b), "indigo": Hex(0x4338ca), "crimson": Hex(0xc70f33), "scarlet": Hex(0xeb2614),
	"emerald": Hex(0x12a36d), "lavender": Hex(0xb8a6ed), "lilac": Hex(0xc8a2d8), "peach": Hex(0xffbe98),
	"rose": Hex(0xf04a78), "salmon": Hex(0xfa8c78), "lime": Hex(0x99de26), "olive": Hex(0x7d8030),
	"khaki": Hex(0xc3b07a), "tan": Hex(0xd2ab7c), "ivory": Hex(0xfdf8e7), "amber": Hex(0xffb415),
	"aqua": Hex(0x3ddbe0), "azure": Hex(0x2f9bf5), "sky": Hex(0x6cc4f7), "fuchsia": Hex(0xe12fc0),
	"plum": Hex(0x7e3a72), "charcoal": Hex(0x3a3d45), "ruby": Hex(0xbf1240), "sapphire": Hex(0x1648c0),
	"jade": Hex(0x1f9d72), "chocolate": Hex(0x5a3420), "mustard": Hex(0xdba520),
	"blush": Hex(0xf8c4cc), "dusty-rose": Hex(0xc98a92), "dusty-blue": Hex(0x8aa6c1), "rose-gold": Hex(0xdd9f8f), "light-pink": Hex(0xfbb8d2), "hot-pink": Hex(0xff3d9a),
	"sage": Hex(0x9fb08a), "forest": Hex(0x1f6139), "terracotta": Hex(0xc8643f), "rust": Hex(0xa9482b), "burnt-orange": Hex(0xcc5a1c),
	"cobalt": Hex(0x1c46c4), "mauve": Hex(0xb48aa6), "periwinkle": Hex(0x8f9cec), "neon-green": Hex(0x4dfb2c), "light-gray": Hex(0xd6d9df),
}

// Named returns the color of an English color word in lower case, or of #rrggbb.
func Named(name string) (RGB, bool) {
	if code, ok := strings.CutPrefix(name, "#"); ok && len(code) == 6 {
		v, err := strconv.ParseUint(code, 16, 32)
		return Hex(uint32(v)), err == nil
	}
	c, ok := names[name]
	return c, ok
}
