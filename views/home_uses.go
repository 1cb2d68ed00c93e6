package views

import (
	"slices"

	"pellucid/internal/domain"
	"pellucid/static"
)

// useCase is one thing that people put pictures on. Its scene is drawn by the style sheet; the pictures are the gallery's.
type useCase struct {
	scene, title, text string
	suits              domain.Category // whose pictures look best there
	pictures           int
}

// useCases are the six, those that need one picture first so that each of them finds one that suits it.
var useCases = []useCase{
	{"shirt", "T-shirts and print", "Export at up to 1536 pixels and print on any fabric. No white box around the motif.", domain.Illustrations, 1},
	{"slide", "Slides and documents", "Drop it beside the text. It takes the color of your template by itself.", domain.Objects, 1},
	{"mug", "Mugs and gifts", "One picture, wrapped around a curve, on whatever color the glaze has.", domain.Illustrations, 1},
	{"app", "App icons and logos", "Clear at 64 pixels, on a light and on a dark screen, from the same file.", domain.Icons, 1},
	{"tile", "Games", "Sprites, items and tiles with edges that stay soft while the ground below them moves.", domain.Objects, 2},
	{"stickers", "Sticker sheets", "The alpha channel is the cutting line: your printer’s software finds the shape.", domain.Illustrations, 6},
}

// usePicture is a cut-out in a scene.
type usePicture struct{ src, alt string }

// useScene is a use case with the pictures that are put to that use.
type useScene struct {
	useCase
	shown []usePicture
}

// useScenes puts pictures of the pool to the uses that they suit, each once while there are enough.
func useScenes(pool []domain.Image) []useScene {
	left := append([]domain.Image(nil), pool...)
	var scenes []useScene
	for _, use := range useCases {
		scene := useScene{useCase: use}
		for range use.pictures {
			if len(left) == 0 {
				left = append(left, pool...)
			}
			var shown usePicture
			shown, left = takeFor(use, left)
			scene.shown = append(scene.shown, shown)
		}
		scenes = append(scenes, scene)
	}
	return scenes
}

// takeFor takes the first picture that suits the use, or the first that shows one thing, or the first at all. Where there
// is none, one that ships with the program stands in.
func takeFor(use useCase, left []domain.Image) (usePicture, []domain.Image) {
	if len(left) == 0 {
		return usePicture{src: static.URL("art/hibiscus.svg"), alt: "A hibiscus flower"}, nil
	}
	at := max(0, slices.IndexFunc(left, showsOneThing))
	if suits := slices.IndexFunc(left, func(img domain.Image) bool { return img.Category == use.suits }); suits >= 0 {
		at = suits
	}
	img := left[at]
	width := 512
	if use.pictures > 2 {
		width = 256
	}
	rest := append(append([]domain.Image(nil), left[:at]...), left[at+1:]...)
	return usePicture{src: img.RenditionURL(width), alt: img.AltText}, rest
}

// showsOneThing tells a picture of something from a frame, a corner or a pattern, which is nothing to print on a shirt.
func showsOneThing(img domain.Image) bool {
	return img.Category != domain.DesignElements && img.Category != domain.Backgrounds
}

// callPictures are the two cut-outs beside the last call: from the end of the pool, where no scene has taken them. Where
// there are fewer, those that ship with the program stand in.
func callPictures(pool []domain.Image) []string {
	var shown []string
	for _, img := range slices.Backward(pool) {
		if showsOneThing(img) {
			shown = append(shown, img.RenditionURL(512))
		}
	}
	return append(shown, static.URL("art/hibiscus.svg"), static.URL("art/bubbles.svg"))[:2]
}
