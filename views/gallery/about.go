package gallery

import "pellucid/internal/domain"

// listText is what a list of the gallery says of itself: a line above the images and a paragraph below them.
type listText struct{ lead, title, about string }

var listTexts = map[domain.Category]listText{
	"": {
		lead:  "Free transparent PNGs. Pick any background to see them on it.",
		title: "About this gallery",
		about: "Everything here was made with Pellucid from a few words, with a true alpha channel: no white rim, no painted checkerboard, nothing to cut away. Browse by category, follow a tag, or search for what you need; “dog” finds the corgi too. Open an image to see how clean its edges are and which license it has, and download it as PNG or WebP.",
	},
	domain.Illustrations: {
		lead:  "Characters, animals and scenes with clean edges, down to the last hair.",
		title: "Illustrations with a transparent background",
		about: "Drawn animals, people, plants and little scenes for slides, blog posts, children's books and stickers. Hair, leaves and watercolor edges fade softly into whatever is behind them, so you can put an image on a photo or a colored page and it looks as if it belongs there. Most come at 1024 pixels or more.",
	},
	domain.Icons: {
		lead:  "Simple images with one clear idea, ready for any color in your interface.",
		title: "Icons and logos with a transparent background",
		about: "Signs, symbols and simple logos for apps, buttons, feature lists and favicons. An icon must read at a glance, so these hold up at 256 pixels and keep a clean outline on light and on dark themes alike. Download one file and use it everywhere: the alpha channel takes care of the corners, and nothing needs a box around it.",
	},
	domain.DesignElements: {
		lead:  "Frames, ribbons, badges and flourishes to place around text.",
		title: "Design elements with a transparent background",
		about: "The parts that hold a layout together: frames, ribbons, dividers, badges, confetti and ornaments. They are transparent in the middle as well as outside, so text and photographs show through where they should. Put them around a headline, across an invitation or in the corner of a slide, and change the color behind them without touching the file.",
	},
	domain.Backgrounds: {
		lead:  "Skies, patterns and soft textures with transparent edges.",
		title: "Backgrounds that blend",
		about: "Clouds, waves, landscapes and patterns that end softly instead of at a hard edge. Stack them: a mist over a mountain, a pattern over a color, a skyline at the foot of a page. Because every pixel carries its own transparency, gradients stay smooth and no seam shows where one layer stops and the next begins.",
	},
	domain.Objects: {
		lead:  "Single objects with no table, wall or shadow behind them.",
		title: "Objects with a transparent background",
		about: "Fruit, tools, vehicles, furniture, toys and everything else that you can hold in one hand or park on a street. Each one is centered on its own, ready for a shop page, a mock-up, a game or a presentation. Glass and other see-through objects keep their real transparency, so the color behind them shows through.",
	},
}

// about returns what the page says of the images that it shows.
func (p GalleryPage) about() listText { return listTexts[domain.Category(p.Query.Category)] }
