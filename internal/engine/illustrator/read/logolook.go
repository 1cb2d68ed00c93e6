package read

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
)

// logoLooks are the words for the look of a logo, by the look that they ask for.
var logoLooks = map[string]string{
	"minimal": "minimal", "minimalist": "minimal", "minimalistic": "minimal", "simple": "minimal", "clean": "minimal", "sleek": "minimal", "modern": "minimal", "contemporary": "minimal", "scandinavian": "minimal", "monoline": "minimal",
	"luxury": "luxury", "luxurious": "luxury", "elegant": "luxury", "classy": "luxury", "upscale": "luxury", "premium": "luxury", "sophisticated": "luxury", "feminine": "luxury", "chic": "luxury", "fancy": "luxury", "royal": "luxury", "glam": "luxury", "boujee": "luxury", "exclusive": "luxury",
	"vintage": "vintage", "retro": "vintage", "rustic": "vintage", "heritage": "vintage", "antique": "vintage", "hipster": "vintage", "farmhouse": "vintage", "traditional": "vintage",
	"playful": "playful", "cute": "playful", "fun": "playful", "whimsical": "playful", "kawaii": "playful", "bubbly": "playful", "friendly": "playful", "cozy": "playful", "handwritten": "playful", "script": "playful", "cursive": "playful",
}

// plainMarks are shapes of which lines alone would leave nothing.
var plainMarks = wordSet("hexagon circle triangle square rhombus pentagon octagon star heart cube diamond-shape oval infinity-symbol")

// logoLook reads the look of a logo, which chooses its arrangement, its typeface and whether its mark is in lines: "minimal coffee shop logo",
// "luxury jewelry logo". Of several the first counts.
func (p *parser) logoLook() {
	if !p.logo || p.out.Style.Name != "logo" {
		return
	}
	st := &p.out.Style
	for i := range p.toks {
		look := logoLooks[p.wordAt(i)]
		if look == "" || slices.ContainsFunc(p.out.Lettering, func(t string) bool { return strings.Contains(strings.ToLower(t), p.wordAt(i)) }) {
			continue
		}
		if st.Look == "" {
			st.Look = look
		}
		if p.unshown(i, i+1) {
			p.unleave(i, i+1)
			p.understand(i, i+1, "style", look)
		}
	}
	if (st.Look == "minimal" || st.Look == "luxury") && len(p.out.Subjects) > 0 && len(p.out.Subjects) < 3 && st.Palette == "" && !slices.ContainsFunc(p.out.Subjects, func(s brief.Subject) bool {
		return s.Kind == brief.Person || s.Kind == brief.Family || s.Kind == brief.Licensed || s.Kind == brief.Flag || s.Kind == brief.Map || len(s.More) > 0 || plainMarks[s.ID]
	}) {
		st.Lines = true
	}
}
