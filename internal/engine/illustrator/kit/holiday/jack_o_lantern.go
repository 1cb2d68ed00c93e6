package holiday

import "pellucid/internal/engine/illustrator/kit"

var jackOLantern = kit.Piece{
	Name: "jack-o-lantern", Cm: 35,
	Palette: "pumpkin #f2801f skin; face #ffd23f glow; stem #6f8a3a", States: "empty; wink; happy; laugh; sad; surprised; fierce; evil; angry; triangle-eyes; one-tooth; cat-face; fangs; heart-eyes; crooked-teeth",
	Draw: func(c *kit.Canvas) {
		p, f, s := c.Tones("pumpkin"), c.Tones("face"), c.Tones("stem")
		if c.State("empty") {
			hollowPumpkin(c, p, pumpkinBody(c, p), "pumpkin")
		} else {
			c.Part("pumpkin", pumpkinBody(c, p))
			c.Part("stem", pumpkinStem(c, s))
		}
		holes := carvedFace(c)
		var cuts, halo []kit.Node
		for _, d := range holes {
			halo = append(halo, c.Path(d, f.M))
			cuts = append(cuts, c.Path(d, p.DDD).Stroke(p.LL, 4), c.Form(d, kit.Lin(0, 110, 0, 240, p.DDD.Toward(kit.Hex("#5a1a08"), .6), p.DDD.Toward(kit.Hex("#5a1a08"), .9)), c.Path(d, kit.Rad(128, 180, 120, kit.At(0, kit.Hex("#fffbd8")), kit.At(.5, f.L), kit.At(1, f.M))).Move(6, 6)))
		}
		c.Part("face", c.Clip(kit.Oval(128, 164, 120, 86), c.Glow(9, halo...).Opacity(.6)), kit.Of(cuts...))
		c.Anchor("ground", 128, 250)
	},
}

// The holes of carved faces: eyes, noses and mouths.
const (
	slyLeft, slyRight = "M54 148Q70 118 96 112Q104 128 106 146Q80 158 54 148Z", "M202 148Q186 118 160 112Q152 128 150 146Q176 158 202 148Z"
	carvedNose        = "M128 150L143 174Q128 180 113 174Z"
	jaggedMouth       = "M44 176Q54 186 66 188L74 200L86 191Q104 196 114 196L118 208H138L142 196Q160 195 170 191L182 200L190 188Q204 185 212 176Q208 206 184 222L176 212L162 231Q150 235 142 236L138 222H118L114 236Q104 235 94 231L80 212L72 222Q48 206 44 176Z"
	toothySmile       = "M52 178Q90 196 108 197L110 214H130L132 198Q168 196 204 178Q198 228 128 232Q58 228 52 178Z"
	triangleLeft      = "M56 152L82 106L108 152Z"
	triangleRight     = "M148 152L174 106L200 152Z"
	roundLeft         = "M58 132A24 27 0 1 1 106 132A24 27 0 1 1 58 132Z"
	roundRight        = "M150 132A24 27 0 1 1 198 132A24 27 0 1 1 150 132Z"
	heartLeft         = "M82 156C64 142 54 132 56 120C59 106 76 106 82 118C88 106 105 106 108 120C110 132 100 142 82 156Z"
	heartRight        = "M174 156C156 142 146 132 148 120C151 106 168 106 174 118C180 106 197 106 200 120C202 132 192 142 174 156Z"
	winkLeft          = "M52 136Q80 108 110 136Q104 144 98 142Q80 130 62 144Q54 144 52 136Z"
	sadMouth          = "M60 222Q128 160 196 222Q198 232 188 230Q128 190 68 230Q58 232 60 222Z"
	roundMouth        = "M100 208A28 26 0 1 1 156 208A28 26 0 1 1 100 208Z"
	catMouth          = "M62 180Q76 206 100 206Q120 206 128 190Q136 206 156 206Q180 206 194 180Q200 180 202 188Q190 224 156 224Q138 224 128 212Q118 224 100 224Q66 224 54 188Q56 180 62 180Z"
	fangMouth         = "M50 178Q76 192 92 195L102 220L112 197Q128 199 144 197L154 220L164 195Q180 192 206 178Q198 232 128 236Q58 232 50 178Z"
	catWhiskers       = "M20 160L56 168L56 173L20 168ZM18 188L54 182L54 187L20 195ZM236 160L200 168L200 173L236 168ZM238 188L202 182L202 187L236 195Z"
)

// carvedFace returns the holes of the face that is asked for; the one of the design grins.
func carvedFace(c *kit.Canvas) []string {
	left, right, mouth := slyLeft, slyRight, jaggedMouth
	switch {
	case c.State("triangle-eyes"):
		left, right = triangleLeft, triangleRight
	case c.State("heart-eyes"):
		left, right, mouth = heartLeft, heartRight, toothySmile
	case c.State("happy"), c.State("laugh"), c.State("one-tooth"):
		left, right, mouth = roundLeft, roundRight, toothySmile
	case c.State("sad"):
		left, right, mouth = roundLeft, roundRight, sadMouth
	case c.State("surprised"):
		left, right, mouth = roundLeft, roundRight, roundMouth
	case c.State("wink"):
		left, right, mouth = winkLeft, roundRight, toothySmile
	case c.State("fangs"):
		mouth = fangMouth
	case c.State("cat-face"):
		return []string{triangleLeft, triangleRight, "M114 158H142L128 174Z", catMouth, catWhiskers}
	}
	return []string{left, right, carvedNose, mouth}
}
