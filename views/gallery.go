package views

import "pellucid/internal/domain"

// GalleryPage is one page of the public gallery.
type GalleryPage struct {
	Images   []domain.Image
	Total    int // of the whole list
	Page     int // from 1
	LastPage int
	Query    GalleryQuery
	Tags     []domain.Tag // trending
	Error    string       // why there is no list; empty when there is one
}

// firstRow is how many pictures the widest grid shows in its first row.
const firstRow = 5

// gridSizes is how wide a gallery picture is drawn.
const gridSizes = "(min-width: 1200px) 200px, (min-width: 900px) 22vw, (min-width: 600px) 30vw, 44vw"

func (p GalleryPage) heading() string {
	switch {
	case p.Query.Collection == Mine:
		return "My Images"
	case p.Query.Collection == Favorites:
		return "Favorites"
	case p.Query.Category == "":
		return "Community gallery"
	}
	return domain.Category(p.Query.Category).Title()
}

// intro describes the shelf that is shown.
func (p GalleryPage) intro() string {
	switch p.Query.Collection {
	case Mine:
		return "Everything you have made, private pictures among it."
	case Favorites:
		return "Pictures that you keep, whoever made them."
	}
	switch domain.Category(p.Query.Category) {
	case domain.Illustrations:
		return "Characters, scenes and drawn things, cut out to the last hair. Lay them over a slide, a page or a poster."
	case domain.Icons:
		return "Small pictures with one clear idea. They hold up at 256 pixels and on every colour your interface has."
	case domain.DesignElements:
		return "Frames, ribbons, badges and flourishes that slip between your text and your background."
	case domain.Backgrounds:
		return "Skies, patterns and soft fields that fade out to nothing, so that layers blend without a seam."
	case domain.Objects:
		return "Single things without a table, a wall or a shadow that you did not ask for. Ready for a shop or a mock-up."
	default:
		return "Made by people here. Nothing lies behind these pictures but the colour that you choose."
	}
}

// captionLength is where prompts are cut under a picture, in characters.
const captionLength = 30
