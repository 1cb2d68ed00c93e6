package figure

import (
	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/library"
)

// naturalColors are the colors that things have in photographs, of pieces whose own are those of picture books.
var naturalColors = map[string]string{
	"octopus":    "head #9f5a45; tentacles #9f5a45; suckers #dcbfa6; spots #c08a68; eyes #c9a04a",
	"frog":       "skin #6f8a38; legs #678234; belly #e2dbb0; spots #465c24; eyes #b8822a",
	"sea-turtle": "shell #7a5a36; skin #8a8560; flippers #7d7a58; belly #ddcf9f; spots #4a4a34; eyes #3a2f22",
	"crab":       "shell #b0553c; claws #b0553c; legs #a04c36; belly #dfc09a; eyes #3a2a20",
	"lobster":    "shell #a33f2a; claws #a33f2a; tail #983a28; legs #8f3826; antennae #8a3424; eyes #241c1c",
	"snail":      "shell #9a6a3f; body #a8906c; swirl #6a4528; eyes #3a3026",
	"axolotl":    "skin #e6bdb4; gills #b0505e; belly #f0dcd4; tail #e0b4ac; eyes #4a2f34",
	"bat":        "body #5c4a3c; wings #40342e; ears #4c3c34; inner #a07a6c; belly #7a6450; eyes #2a1f1a",
	"jellyfish":  "bell #d9b4a6; tentacles #b98a80; frills #e6cfc4; spots #efe0d6; eyes #4a3a3a",
	"seahorse":   "body #b98a4a; belly #dcc792; fins #9a6a3c; spots #d8b878; eyes #6a4a2a",
	"fish":       "body #c9803f; scales #d9a45f; fins #a8643a; tail #a8643a; belly #ecdcc0; eyes #b08a3a",
	"dolphin":    "body #76899a; fins #6c7f90; tail #6c7f90; belly #dfe3e6; eyes #2a2f38",
	"shark":      "body #6f7d87; belly #dde0e0; eyes #20262c",
	"whale":      "body #526a7c; fin #4b6274; tail #4b6274; belly #c6ced2; spout #bcd5de; eyes #22282e",
	"grape":      "berries #4d2c50; leaf #6c8a3e; stem #7a6044",
	"house":      "walls #d9cdb2; roof #8f4c3b; door #48604f; frames #e8e2d4; porch #e2dccd; chimney #94604a; bushes #547c3c",
	"church":     "walls #cdc4b1; roof #545b64; steeple #545b64; cross #b39a5c; bell #a88a4a; door #6e4a30; bushes #547c3c",
	"barn":       "walls #913a2f; doors #84332a; roof #5b6067; trim #e3dbc9; grass #5a7c3c",
	"windmill":   "tower #b06a4c; roof #525a68; door #48604f; frame #6c4a34; grass #5a7c3c",
	"airplane":   "wings #c4cbd2; tail #a8483a; engines #a9b1b9; stripe #3f5f8a",
	"castle":     "walls #b3a892; towers #bdb29c; roofs #4c566a; flags #a83a3a; gate #6a4830; windows #3a4250; trim #8f866f",
}

// inLife gives an animal the face of life where the style asks for it, and in realistic pictures everything the colors of life that nobody colored.
func (c *Drawer) inLife(s brief.Subject, o *kit.Options) {
	o.Natural = library.GroupOf(s.ID) == "sea" && s.Expression == "" && c.asInLife(s)
	if c.Brief.Style.Name != "realistic" || c.Brief.Style.Palette != "" || s.Material != "" {
		return
	}
	slots, _ := kit.ParsePalette(naturalColors[s.ID])
	colored := len(o.Colors)+len(o.Fills) > 0
	for _, slot := range slots {
		if _, told := o.Colors[slot.Name]; !told && (!colored || slot.Name == "eyes") {
			o.Colors[slot.Name] = slot.Color
		}
	}
}
