package main

import "image"

const (
	drawSize   = 1024 // pixels at which every image is drawn and measured
	smallSide  = 480  // longer side of the files for phones
	thumbSide  = 112  // longer side of the files for the buttons that choose an image
	trimMargin = 2    // clear pixels that are left around an image
)

// piece is one image of the landing page. The prompts were chosen by looking at what the illustrator makes best, on paper,
// ink and a photo.
type piece struct {
	name, prompt string
	seed         int64
	side         int        // longer side of the file in pixels
	edge         [2]float64 // left of an edge that is worth a close look, as shares of width and height; zero: none is shown
	small        bool       // a smaller file for phones is written, too
	thumb        bool       // and one for the button that chooses it
	whole        bool       // the clear margin stays
	flaw         func(*image.NRGBA) *image.NRGBA
	noted        bool // the flaw is so small that the image passes with a note
}

var pieces = []piece{
	// The first screen: see-through, holes, glow.
	{name: "glass", small: true, thumb: true, prompt: "soap bubbles", seed: 1, side: 960},
	{name: "spokes", small: true, thumb: true, prompt: "a bear riding a red bicycle", seed: 1, side: 960, edge: [2]float64{.2, .8}},
	{name: "glow", small: true, thumb: true, prompt: "neon flamingo", seed: 1, side: 900},
	// In use.
	{name: "fox", thumb: true, prompt: "a fox sitting", seed: 1, side: 640, edge: [2]float64{.62, .25}},
	{name: "octopus", thumb: true, prompt: "octopus", seed: 1, side: 560},
	{name: "balloon", thumb: true, prompt: "hot air balloon", seed: 1, side: 560},
	{name: "sneaker", thumb: true, prompt: "red running shoe", seed: 1, side: 560},
	{name: "toaster", prompt: "teal toaster", seed: 1, side: 360},
	// The edge check.
	{name: "bowl", prompt: "goldfish in a glass bowl", seed: 1, side: 480, edge: [2]float64{.1, .4}},
	{name: "basket", prompt: "three kittens sleeping in a wicker basket", seed: 1, side: 480, edge: [2]float64{.02, .5}, flaw: straySpecks, noted: true},
	{name: "halo", prompt: "a fox sitting", seed: 1, side: 480, edge: [2]float64{.62, .25}, flaw: whiteHalo},
	{name: "checkerboard", prompt: "octopus", seed: 1, side: 480, edge: [2]float64{.1, .1}, whole: true, flaw: paintedCheckerboard},
	// Beside the forms for signing in, with the soap bubbles.
	{name: "hibiscus", prompt: "pink hibiscus", seed: 1, side: 480},
	// The last call.
	{name: "jump", prompt: "kid in a red cape jumping", seed: 1, side: 720},
}
