package front

// step is one of the four ways from words to a file.
type step struct{ title, text string }

var steps = []step{
	{"Describe", "Say what you want to see. A few words are enough."},
	{"Customize settings", "Choose size, number and style, or keep the defaults."},
	{"Generate", "It usually takes 5-10 seconds. Every edge is checked."},
	{"Download", "Drop the PNG into your design. There's nothing to cut out."},
}

// feature is one thing that the product does.
type feature struct{ title, text string }

var features = []feature{
	{"Text-to-Image", "Write a sentence and get an original image, not a search result."},
	{"Transparent Background", "A true alpha channel, including glass, glow and soft shadow. No white halo, no painted checkerboard."},
	{"Reference Images", "Start from your own image or one in the gallery and keep what you like about it."},
}

var badges = []feature{
	{"True alpha", "Halo, rim, haze and specks are measured in every file."},
	{"No watermark", "On any plan. What you see is the file."},
	{"WCAG 2.2 AA", "Every page is checked with each release, in both themes."},
	{"No trackers", "No third-party script and no advertising cookie."},
}

// useCase is one thing that people put images on; the page's script draws it around the image that the visitor picks.
type useCase struct {
	scene, title, text string
	width, height      int // of the drawing, in pixels
}

var useCases = []useCase{
	{"shirt", "T-shirts and print", "The print follows the folds. No white box around it.", 1120, 1160},
	{"slide", "Slides and documents", "Picks up your template's color automatically.", 1280, 820},
	{"mug", "Mugs and gifts", "Wrapped around the curve, on any glaze.", 960, 760},
	{"laptop", "Sticker sheets", "The alpha channel is the cut line.", 1280, 820},
	{"icons", "App icons and logos", "Clear at 64 pixels, light and dark.", 640, 450},
	{"game", "Games", "Sprites whose edges stay soft on any tile.", 960, 500},
}

// usePicks are the images that can be put to use.
var usePicks = []struct{ name, label string }{
	{"fox", "Fox"}, {"spokes", "Bear on a bicycle"}, {"octopus", "Octopus"}, {"balloon", "Hot air balloon"}, {"sneaker", "Running shoe"},
}
