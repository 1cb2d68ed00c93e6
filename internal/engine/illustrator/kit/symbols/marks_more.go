package symbols

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/shape"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

// mark is a plump body of one outline, or the same cut out of a disc.
func mark(name, color, outline string) kit.Piece {
	return kit.Piece{
		Name: name, Cm: 20, Palette: "mark " + color + "; disc " + color + " <mark button circle",
		Draw: func(c *kit.Canvas) {
			t, b := c.Tones("mark"), c.Tones("disc")
			if c.Variant(3) == 1 {
				c.Part("disc", shape.Disc(c, 128, 128, 120, b))
				c.Part("mark", c.Path(outline, b.DDD).Opacity(.5).Scale(.6, .6, 128, 128).Move(2, 4), c.Path(outline, kit.White).Scale(.6, .6, 128, 128))
				return
			}
			if c.Variant(3) == 2 {
				outlined(c, "mark", outline, t)
				return
			}
			c.Part("mark", shape.Raised(c, outline, t, 6), c.Clip(outline, c.Path(outline, kit.None).Stroke(kit.White, 3).Move(5, 7).Opacity(.5)))
		},
	}
}

var (
	spadeSuit   = mark("spade-suit", "#2f3442", "M128 8C150 46 232 92 232 146C232 182 204 200 178 200C162 200 148 192 140 180C142 208 152 230 172 246H84C104 230 114 208 116 180C108 192 94 200 78 200C52 200 24 182 24 146C24 92 106 46 128 8Z")
	clubSuit    = mark("club-suit", "#2f3442", "M128 8C158 8 180 30 180 58C180 74 174 88 162 98C172 92 182 90 190 90C220 90 242 112 242 140C242 168 220 190 192 190C168 190 148 176 140 158C142 196 154 228 176 246H80C102 228 114 196 116 158C108 176 88 190 64 190C36 190 14 168 14 140C14 112 36 90 66 90C74 90 84 92 94 98C82 88 76 74 76 58C76 30 98 8 128 8Z")
	diamondSuit = mark("diamond-suit", "#e5353f", "M128 4C150 48 186 92 226 128C186 164 150 208 128 252C106 208 70 164 30 128C70 92 106 48 128 4Z")
	maleSign    = mark("male-symbol", "#3f8cf0", "M152 12H232Q244 12 244 24V104Q244 114 234 114H226Q216 114 216 104V74L176 114C196 146 192 190 164 218C130 252 74 252 40 218C6 184 6 128 40 94C68 66 112 62 144 82L184 40H152Q142 40 142 30V22Q142 12 152 12ZM62 116A57 57 0 0 0 62 196A57 57 0 0 0 142 196A57 57 0 0 0 142 116A57 57 0 0 0 62 116Z")
	femaleSign  = mark("female-symbol", "#ef5f9a", "M128 4A80 80 0 0 1 144 162V182H168Q178 182 178 192V200Q178 210 168 210H144V240Q144 252 132 252H124Q112 252 112 240V210H88Q78 210 78 200V192Q78 182 88 182H112V162A80 80 0 0 1 128 4ZM128 34A50 50 0 0 0 128 134A50 50 0 0 0 128 34Z")
	powerSign   = mark("power-symbol", "#e5463f", "M128 4Q144 4 144 20V118Q144 134 128 134Q112 134 112 118V20Q112 4 128 4ZM80 44C92 38 102 56 92 64C66 82 52 106 52 138A76 76 0 0 0 204 138C204 106 190 82 164 64C154 56 164 38 176 44C214 66 236 98 236 140A108 108 0 0 1 20 140C20 98 42 66 80 44Z")
	download    = mark("download-icon", "#2f9e6b", "M110 8H146Q154 8 154 16V96H190Q204 96 196 108L138 176Q128 186 118 176L60 108Q52 96 66 96H102V16Q102 8 110 8ZM20 178Q20 168 30 168H42Q52 168 52 178V214H204V178Q204 168 214 168H226Q236 168 236 178V236Q236 246 226 246H30Q20 246 20 236Z")
	upload      = mark("upload-icon", "#3f8cf0", "M110 176H146Q154 176 154 168V88H190Q204 88 196 76L138 8Q128 -2 118 8L60 76Q52 88 66 88H102V168Q102 176 110 176ZM20 178Q20 168 30 168H42Q52 168 52 178V214H204V178Q204 168 214 168H226Q236 168 236 178V236Q236 246 226 246H30Q20 246 20 236Z")
	menuIcon    = mark("hamburger-menu", "#3b4a6b", kit.RoundRect(16, 34, 224, 38, 19)+kit.RoundRect(16, 109, 224, 38, 19)+kit.RoundRect(16, 184, 224, 38, 19))
	pauseIcon   = mark("pause-button", "#ef5b3c", kit.RoundRect(50, 20, 58, 216, 16)+kit.RoundRect(148, 20, 58, 216, 16))
	shareIcon   = mark("share-icon", "#2fa39a", "M190 12A42 42 0 1 1 158 82L96 116A44 44 0 0 1 96 140L158 174A42 42 0 1 1 148 194L86 160A42 42 0 1 1 86 96L148 62A42 42 0 0 1 190 12Z")
	piSign      = mark("pi-symbol", "#3f8cf0", "M14 76C22 44 38 30 66 30H230Q244 30 244 46Q244 62 230 62H188V176C188 204 200 212 224 202Q234 200 234 212C234 232 210 242 190 242C166 242 152 226 152 194V62H106C106 124 102 176 84 222Q76 242 58 242Q38 240 48 220C66 180 72 128 72 62H66C50 62 42 70 38 80Q34 90 24 88Q12 86 14 76Z")
	omega       = mark("omega-symbol", "#8a5be0", "M128 10C194 10 238 54 238 112C238 152 218 184 186 206H226Q240 206 240 220V230Q240 244 226 244H156Q146 244 146 234V214C178 190 200 158 200 114C200 72 172 44 128 44C84 44 56 72 56 114C56 158 78 190 110 214V234Q110 244 100 244H30Q16 244 16 230V220Q16 206 30 206H70C38 184 18 152 18 112C18 54 62 10 128 10Z")
	sigma       = mark("sigma-symbol", "#ef7a3f", "M44 12H206Q220 12 220 26V58Q220 70 208 70H198Q188 70 186 60L184 46H96L150 118Q156 128 150 136L92 210H186L190 194Q192 184 202 184H212Q224 184 222 198L218 232Q216 244 204 244H44Q24 244 36 226L106 130L36 32Q24 12 44 12Z")
	zigzag      = mark("zigzag", "#f28a3c", "M8 150L44 84Q49 76 54 84L89 146L123 84Q128 76 133 84L167 146L202 84Q207 76 212 84L248 150Q252 158 244 162Q236 166 232 158L207 114L172 174Q167 182 162 174L128 114L94 174Q89 182 84 174L49 114L24 158Q20 166 12 162Q4 158 8 150Z")
)

// refresh are two arrows that chase each other in a ring.
var refresh = kit.Piece{
	Name: "refresh-icon", Cm: 20, Palette: "mark #3f8cf0 arrows",
	Draw: func(c *kit.Canvas) {
		t := c.Tones("mark")
		d := "M40 116C44 66 84 28 132 28C162 28 188 42 206 62L224 42Q232 36 234 46L236 108Q236 116 228 116L166 112Q158 110 164 102L182 84C170 70 152 62 132 62C102 62 80 84 74 116Q72 124 64 124H48Q40 124 40 116Z"
		c.Part("mark", shape.Raised(c, d, t, 6), kit.Of(shape.Raised(c, d, t, 0)).Rotate(180, 128, 132).Move(0, 0))
	},
}

// prohibition is the ring with a slash that forbids something.
var prohibition = kit.Piece{
	Name: "prohibition-sign", Cm: 60, Palette: "ring #e0303a red slash; field #fbf7f2 white",
	Draw: func(c *kit.Canvas) {
		t, f := c.Tones("ring"), c.Tones("field")
		c.On(kit.Back)
		c.Part("field", c.Path(kit.Oval(128, 128, 104, 104), kit.Rad(104, 96, 170, f.LL, f.M, f.D)))
		c.On(kit.Fore)
		c.Part("ring", shape.Raised(c, shape.Ring(128, 128, 122, 92), t, 4), kit.Of(shape.Raised(c, kit.RoundRect(28, 113, 200, 30, 4), t, 0)).Rotate(45, 128, 128), sheen.Gloss(c, 128, 128, 107, 107, 195, 250, 8))
		c.AnchorBox("inside", 128, 128, 140, 140, 0)
	},
}
