package kitchen

import "pellucid/internal/engine/illustrator/kit"

// cutlerySet lays a fork, a knife and a spoon side by side.
var cutlerySet = kit.Piece{
	Name: "cutlery-set", Cm: 22, Palette: "handles #3b6fb5 grips blue; metal #ccd4dc steel silver blades",
	Draw: func(c *kit.Canvas) {
		h, m := c.Tones("handles").M, c.Tones("metal").M
		for i, p := range []kit.Piece{fork, knife, spoon} {
			colors := map[string]kit.Color{}
			slots, err := kit.ParsePalette(p.Palette)
			if err != nil {
				panic(err) // the pieces' own tests would have failed
			}
			for _, s := range slots {
				if colors[s.Name] = m; s.Name == "handle" {
					colors[s.Name] = h
				}
			}
			d, err := p.Render(kit.Options{Colors: colors})
			if err != nil {
				panic(err)
			}
			mid, lean := (d.Box.X0+d.Box.X1)/2, float64(i-1)*9
			n := kit.FromScene(d.Nodes()).Move(128-mid, 0)
			c.Part(p.Name, n.Rotate(lean, 128, 300).Move(float64(i-1)*56, 0))
		}
		c.Anchor("ground", 128, 254)
	},
}
