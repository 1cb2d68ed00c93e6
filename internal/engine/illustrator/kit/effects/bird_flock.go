package effects

import "pellucid/internal/engine/illustrator/kit"

// birdFlock is birds in flight far away, each a dark stroke of two wings.
var birdFlock = kit.Piece{
	Name: "bird-flock", Cm: 600,
	Palette: "birds #2d3340 dark gray",
	Draw: func(c *kit.Canvas) {
		t := c.Tones("birds")
		wings := []string{
			"M0 0C-6 -16 -22 -24 -42 -18C-28 -16 -16 -8 -9 2C-6 8 -2 11 3 12C6 12 9 10 10 6C16 -6 28 -14 44 -12C28 -24 12 -18 4 -2C3 -1 1 -1 0 0Z",
			"M0 2C-12 -8 -26 -10 -44 2C-28 -2 -16 2 -8 9C-4 13 2 14 6 9C12 0 24 -4 42 4C30 -12 14 -12 4 1C3 3 1 3 0 2Z",
			"M0 0C-4 -20 -16 -34 -34 -38C-24 -28 -14 -12 -9 4C-6 11 4 12 8 5C12 -10 20 -26 34 -36C16 -34 6 -20 3 -1C2 1 1 1 0 0Z",
			"M0 -2C-10 4 -24 14 -30 28C-18 18 -8 12 0 11C5 12 9 9 9 5C18 2 32 10 40 24C36 6 18 -8 5 -4C3 -4 1 -3 0 -2Z",
		}
		for i, p := range [][4]float64{{60, 62, 1.05, -8}, {132, 40, .8, 6}, {196, 74, .92, 10}, {110, 104, .72, -4}, {172, 128, .62, 8}, {44, 140, .66, -12}, {226, 132, .46, 4}, {96, 164, .5, 6}, {146, 182, .42, -6}, {206, 182, .36, 10}, {66, 200, .38, 2}, {128, 222, .3, 0}, {180, 224, .26, -8}} {
			body := c.Path(wings[i%len(wings)], kit.Lin(0, -30, 0, 20, t.L, t.M, t.D))
			c.Part("birds", kit.Of(body).Rotate(p[3], 0, 0).Scale(p[2], p[2], 0, 0).Move(p[0], p[1]))
		}
	},
}
