package gallery

import (
	"strings"

	"pellucid/views"
	"pellucid/views/memo"
)

// controlsKept is how many rows of controls are kept of each kind, of about 2 kB each: every search has its own.
const controlsKept = 500

// bar is all that the first row of controls shows: whose images, the search and the layout.
type bar struct {
	query    GalleryQuery
	page     int
	layout   GalleryLayout
	signedIn bool
}

// filter is all that the second row shows: what the list can be narrowed down to.
type filter struct {
	query  GalleryQuery
	tags   string // one a line
	colors bool
}

var (
	bars    = memo.New(controlsKept, galleryBar)
	filters = memo.New(controlsKept, galleryFilters)
)

func barOf(c views.Chrome, p GalleryPage) bar { return bar{p.Query, p.Page, p.Layout, c.SignedIn()} }

func filtersOf(p GalleryPage) filter {
	tags := p.tags()
	names := make([]string, len(tags))
	for i, tag := range tags {
		names[i] = tag.Name
	}
	return filter{p.Query, strings.Join(names, "\n"), p.Folder == nil || p.Folder.Images > 0}
}

func (f filter) names() []string { return strings.Split(f.tags, "\n") }
