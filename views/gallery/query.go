package gallery

import (
	"net/url"
	"strconv"

	"pellucid/internal/domain"
	"pellucid/views"
)

// Collection is whose pictures a gallery shows.
type Collection string

// The collections: everybody's public pictures, one's own, and what one keeps as favorites.
const (
	Community Collection = ""
	Mine      Collection = "my"
	Favorites Collection = "favorites"
)

// Address is where the collection begins.
func (c Collection) Address() string {
	if c == Community {
		return "/gallery"
	}
	return "/gallery/" + string(c)
}

// GalleryQuery is what a gallery page is narrowed down to. Its addresses keep every other choice when one is changed.
type GalleryQuery struct {
	Collection Collection
	Creator    string // the user whose public images they are; empty: everybody's
	Search     string
	Tag        string
	Color      domain.Color // among the visible pixels; empty: any
	Category   string       // empty: all
	Sort       string       // empty: newest, or recommended at the front of a category
	After      string       // the id of the image before a page that no number counts to; empty: none
	Before     string       // the id of the image after it, likewise
}

// Address is the address of one page of the list; page 1 carries no number, so that each page has one address only.
func (q GalleryQuery) Address(page int) string { return q.address(page, "", "") }

// viewerAddress opens a picture above its page of the list.
func (q GalleryQuery) viewerAddress(page int, imageID string) string {
	return q.address(page, "image", imageID)
}

// layoutAddress chooses how the list is laid out; the answer leads on to the page's one address.
func (q GalleryQuery) layoutAddress(page int, layout GalleryLayout) string {
	return q.address(page, "view", string(layout))
}

// address adds one more parameter to the query of a page, unless its value is empty.
func (q GalleryQuery) address(page int, name, value string) string {
	path := q.Collection.Address()
	if q.Creator != "" {
		path = views.CreatorPath(q.Creator)
	}
	if q.Category != "" {
		path += "/" + url.PathEscape(q.Category)
	}
	query := url.Values{}
	set := func(name, value string) {
		if value != "" {
			query.Set(name, value)
		}
	}
	set("search", q.Search)
	set("tag", q.Tag)
	set("color", string(q.Color))
	if q.Sort != "newest" || q.Front() {
		set("sort", q.Sort)
	}
	if page > 1 {
		query.Set("page", strconv.Itoa(page))
		set("after", q.After)
		set("before", q.Before)
	}
	set(name, value)
	if len(query) == 0 {
		return path
	}
	return path + "?" + query.Encode()
}

func (q GalleryQuery) withCategory(category string) GalleryQuery {
	q.Category = category
	return q
}

func (q GalleryQuery) withSearch(search string) GalleryQuery {
	q.Search = search
	return q
}

// toggleTag chooses the tag, or lets go of it when it is chosen already.
func (q GalleryQuery) toggleTag(tag string) GalleryQuery {
	if q.Tag == tag {
		tag = ""
	}
	q.Tag = tag
	return q
}

// toggleColor chooses the color, or lets go of it, likewise.
func (q GalleryQuery) toggleColor(color domain.Color) GalleryQuery {
	if q.Color == color {
		color = ""
	}
	q.Color = color
	return q
}

// narrowed reports whether anything but the order is chosen.
func (q GalleryQuery) narrowed() bool {
	return q != GalleryQuery{Collection: q.Collection, Creator: q.Creator, Sort: q.Sort, After: q.After, Before: q.Before}
}

// Front reports whether this is a category of the public gallery, narrowed down no further: it begins with what the site
// recommends.
func (q GalleryQuery) Front() bool {
	return q.Collection == Community && q.Category != "" && q.Search == "" && q.Tag == "" && q.Color == ""
}

// Recommended reports whether the list keeps to what the site shows by itself.
func (q GalleryQuery) Recommended() bool {
	return q.Front() && (q.Sort == "" || q.Sort == string(domain.Recommended))
}

// all is the same list with everything public in it, the newest first.
func (q GalleryQuery) all() GalleryQuery {
	q.Sort = string(domain.Newest)
	return q
}

func (q GalleryQuery) sort() string {
	switch {
	case q.Recommended():
		return string(domain.Recommended)
	case q.Sort == "":
		return string(domain.Newest)
	}
	return q.Sort
}
