package gallery

import (
	"github.com/a-h/templ"

	"pellucid/internal/domain"
	"pellucid/internal/domain/collection"
	"pellucid/views/components"
)

// GalleryPage is one page of a list of images: the public gallery, a collection, a folder.
type GalleryPage struct {
	Images   []domain.Image
	Total    int  // of the whole list
	Capped   bool // there may be more than Total
	Page     int  // from 1
	LastPage int
	Query    GalleryQuery
	Layout   GalleryLayout
	Instead  string             // the word that was searched for, because the one that was asked for finds nothing; empty: none
	Near     []string           // words that find something, when the search finds nothing
	Tags     []domain.Tag       // trending in the public gallery, otherwise those that are used most
	Folder   *collection.Folder // whose images are listed; nil: none
	Renamed  FolderForm         // its form, when what was sent was refused
	Creator  *domain.User       // whose public page it is; nil: nobody's
	MayHide  bool               // the plan has a private gallery
	Viewed   *domain.Image      // lies open above the list; nil: none
	Before   string             // id of the picture before this page, when the viewed one is the first of it
	After    string             // and of the one after it, when the viewed one is the last
	Notice   string             // something went wrong with the picture that was asked for; empty: nothing
	Error    string             // why there is no list; empty when there is one
}

// GalleryLayout is how a list of pictures is laid out.
type GalleryLayout string

// The layouts of the gallery.
const (
	Grid GalleryLayout = "grid"
	List GalleryLayout = "list"
)

// ParseGalleryLayout returns the layout named s; anything unknown means a grid.
func ParseGalleryLayout(s string) GalleryLayout {
	if GalleryLayout(s) == List {
		return List
	}
	return Grid
}

const (
	// GalleryFailure is said when the list cannot be read.
	GalleryFailure = "Failed to load images. Please try again later."
)

// How wide pictures are drawn, a little less than the truth on phones like views.StageSizes.
const (
	listSizes   = "96px"
	viewerSizes = "(min-width: 900px) 70vh, 92vw"
)

func (p GalleryPage) heading() string {
	switch {
	case p.Query.Collection == Mine:
		return "My Images"
	case p.Query.Collection == Favorites:
		return "Favorites"
	case p.Folder != nil:
		return p.Folder.Name
	case p.Query.Category == "":
		return "Gallery"
	}
	return domain.Category(p.Query.Category).Title()
}

// intro describes in a line what is shown.
func (p GalleryPage) intro() string {
	if p.Folder != nil {
		return p.folderIntro()
	}
	switch p.Query.Collection {
	case Mine:
		return "Everything you've made, including private images."
	case Favorites:
		return "Images you've saved, from the gallery and your own."
	default:
		return p.about().lead
	}
}

// neighbor is a picture to go on to in the viewer, and the page of the list that it lies on; without an id it is none.
type neighbor struct {
	id   string
	page int
}

// neighbors returns the pictures before and after the viewed one, over the ends of this page too. A picture that lies on
// another page is followed by the first of this one.
func (p GalleryPage) neighbors() (previous, next neighbor) {
	at := -1
	for i, img := range p.Images {
		if img.ID == p.Viewed.ID {
			at = i
		}
	}
	switch {
	case at > 0:
		previous = neighbor{p.Images[at-1].ID, p.Page}
	case at == 0:
		previous = neighbor{p.Before, p.Page - 1}
	}
	if at+1 < len(p.Images) {
		return previous, neighbor{p.Images[at+1].ID, p.Page}
	}
	return previous, neighbor{p.After, p.Page + 1}
}

// pageAddress is the address of a page of this list. One deep in the list that is next to this one is found from an image at
// the edge of this one, so that going on costs the same anywhere.
func (p GalleryPage) pageAddress(page int) string { return p.beside(page).Address(page) }

func (p GalleryPage) beside(page int) GalleryQuery {
	q := p.Query
	if page == p.Page {
		return q
	}
	q.After, q.Before = "", ""
	switch {
	case page <= domain.NumberedPages || len(p.Images) == 0:
	case page == p.Page+1:
		q.After = p.Images[len(p.Images)-1].ID
	case page == p.Page-1:
		q.Before = p.Images[0].ID
	}
	return q
}

// swapping makes the links and forms within an element exchange the gallery alone and keep the address, where there is a
// script; without one they are what they look like.
func swapping() templ.Attributes {
	return templ.Attributes{"hx-boost:inherited": "target:#gallery select:#gallery swap:outerHTML"}
}

// turning makes a link go on to a picture in the viewer. One that lies on another page brings its page along.
func (p GalleryPage) turning(to neighbor) templ.Attributes {
	address := p.beside(to.page).viewerAddress(to.page, to.id)
	if to.page == p.Page {
		return templ.Attributes{"hx-get": address, "hx-target": "#viewer-place", "hx-select": "#viewer", "hx-swap": "innerHTML", "hx-replace-url": "true"}
	}
	return templ.Attributes{"hx-get": address, "hx-target": "#gallery", "hx-select": "#gallery", "hx-swap": "outerHTML", "hx-replace-url": "true"}
}

// count says how many images the list has.
func (p GalleryPage) count() string {
	if p.Capped {
		return components.Number(p.Total) + " or more images"
	}
	return components.Count(p.Total, "image")
}

// searchHint says by example what can be searched for.
func (q GalleryQuery) searchHint() string {
	if q.Collection == Community {
		return "Search dog, boat, icon…"
	}
	return "Search images"
}
