package views

import "pellucid/internal/domain"

// listText is what a list of the gallery says of itself: a line above the pictures and a paragraph below them.
type listText struct{ lead, title, about string }

var listTexts = map[domain.Category]listText{
	"": {
		lead:  "Made by people here. Nothing lies behind these pictures but the color that you choose.",
		title: "About this gallery",
		about: "Everything here was made from a few words and came out with a true alpha channel: no white rim, no painted checkerboard, nothing to cut away. Browse by category, follow a tag, or search for the thing you need. Open a picture to read how clean its edges are, see which license it carries, and download it as PNG or WebP.",
	},
	domain.Illustrations: {
		lead:  "Characters, scenes and drawn things, cut out to the last hair.",
		title: "Illustrations with a transparent background",
		about: "Drawn animals, people, plants and little scenes for slides, blog posts, children’s books and stickers. Each one is a cut-out: hair, leaves and watercolor edges fade softly into whatever lies below, so you can lay it over a photograph or a colored page and it looks as if it had been drawn there. Most come at 1024 pixels or more.",
	},
	domain.Icons: {
		lead:  "Small pictures with one clear idea, good on every color your interface has.",
		title: "Icons and logos with a transparent background",
		about: "Signs, symbols and simple logos for apps, buttons, feature lists and favicons. An icon must read at a glance, so these hold up at 256 pixels and keep a clean outline on light and on dark themes alike. Download one file and use it everywhere: the alpha channel takes care of the corners, and nothing needs a box around it.",
	},
	domain.DesignElements: {
		lead:  "Frames, ribbons, badges and flourishes that slip between text and background.",
		title: "Design elements to lay over a page",
		about: "The parts that hold a layout together: frames, ribbons, dividers, badges, confetti and ornaments. They are transparent in the middle as well as outside, so text and photographs show through where they should. Put them around a headline, across an invitation or in the corner of a slide, and change the color behind them without touching the file.",
	},
	domain.Backgrounds: {
		lead:  "Skies, patterns and soft fields that fade out to nothing.",
		title: "Backgrounds that blend",
		about: "Clouds, waves, landscapes and patterns that end softly instead of at a hard edge. Stack them: a mist over a mountain, a pattern over a color, a skyline at the foot of a page. Because every pixel carries its own transparency, gradients stay smooth and no seam shows where one layer stops and the next begins.",
	},
	domain.Objects: {
		lead:  "Single things without a table, a wall or a shadow that you did not ask for.",
		title: "Objects, cut out and ready",
		about: "Fruit, tools, vehicles, furniture, toys and everything else that you can hold in one hand or park in a street. Each stands alone and is centerd, ready for a shop page, a mock-up, a game or a presentation. Glass and other see-through things keep their real transparency, so the color behind them shows through as it would in life.",
	},
}

// about returns what the page says of the pictures that it shows.
func (p GalleryPage) about() listText { return listTexts[domain.Category(p.Query.Category)] }
