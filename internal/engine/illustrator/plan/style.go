package plan

import "slices"

// Art sets by the names of their packages.
const (
	noto       = "noto"
	fluent     = "fluent-emoji"
	fluentFlat = "fluent-emoji-flat"
	fluentMono = "fluent-emoji-high-contrast"
	procedural = "procedural"
)

// setsOf orders the art sets by how well they suit a style.
var setsOf = map[string][]string{
	"default": {noto, fluent, fluentFlat}, "clay": {noto, fluent, fluentFlat}, "watercolor": {noto, fluent, fluentFlat},
	"papercut": {noto, fluentFlat, fluent}, "anime": {noto, fluentFlat, fluent}, "sticker": {noto, fluent, fluentFlat},
	"digital": {noto, fluent, fluentFlat}, "isometric": {noto, fluentFlat, fluent}, "pixel": {noto, fluentFlat, fluent},
	"halftone": {noto, fluentFlat, fluent}, "3d": {fluent, noto, fluentFlat},
	"flat": {fluentFlat, noto, fluent}, "neon": {fluentFlat, noto, fluent}, "glass": {fluentFlat, noto, fluent},
	"logo": {fluentMono, fluentFlat, noto}, "lineart": {noto, fluentFlat, fluent}, "icon": {fluentMono, fluentFlat, noto},
	"silhouette": {noto, fluentFlat, fluent},
}

// mono says whether a style is drawn from single-colour art.
func mono(style string) bool {
	return style == "logo" || style == "icon"
}

// strength decides between two styles of one prompt: the higher is rendered, the lower gives way ("watercolor sticker").
var strength = map[string]int{
	"sticker": 3, "logo": 5, "icon": 1, "3d": 2, "flat": 2, "digital": 2, "pixel": 6, "neon": 6, "isometric": 6,
	"watercolor": 6, "papercut": 6, "clay": 6, "glass": 6, "halftone": 5, "anime": 5, "lineart": 5, "silhouette": 7,
}

func (d *draft) chooseStyle(override string) {
	style := Style{Name: "default", Palette: d.said.Palette, Minimalist: d.said.Minimalist, Detailed: d.said.Detailed, Asked: d.said.Asked}
	for _, asked := range d.said.Styles {
		if style.Name == "default" || strength[asked.Name] > strength[style.Name] {
			style.Name = asked.Name
		}
	}
	if setsOf[override] != nil {
		style.Name = override
	}
	d.out.Style = style
	d.sets = slices.Clone(setsOf[style.Name])
	d.varySets()
}

// settleStyle gives up the 3D look when none of the art is rendered: clay suits drawn art better.
func (d *draft) settleStyle() {
	drawn, rendered := false, false
	for _, t := range d.things {
		drawn = drawn || t.art.Set == noto
		rendered = rendered || t.art.Set == fluent
	}
	if d.out.Style.Name == "3d" && drawn && !rendered {
		d.out.Style.Name = "clay"
	}
}
