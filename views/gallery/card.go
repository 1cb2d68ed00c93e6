package gallery

import (
	"github.com/a-h/templ"

	"pellucid/internal/domain"
	"pellucid/views"
	"pellucid/views/memo"
)

// listCard is a picture of a list as those see it who neither own it nor administer the site.
type listCard struct {
	image    views.CardImage
	query    GalleryQuery
	page     int
	layout   GalleryLayout
	fetch    views.Fetch
	signedIn bool
}

var listCards = memo.New(views.CardsKept, func(l listCard) templ.Component {
	return card(l.chrome(), GalleryPage{Query: l.query, Page: l.page, Layout: l.layout}, l.image.Image(), l.fetch)
})

// chrome is that of somebody who owns nothing.
func (l listCard) chrome() views.Chrome {
	if !l.signedIn {
		return views.Chrome{}
	}
	return views.Chrome{User: &domain.User{ID: -1}}
}

// picture is one picture of the list. The cards that owners and the administrator have more on are made each time.
func picture(c views.Chrome, p GalleryPage, img domain.Image, t views.Fetch) templ.Component {
	if c.User.Owns(img.UserID) || c.User.IsAdmin() {
		return card(c, p, img, t)
	}
	return listCards.Of(listCard{views.CardOf(img), p.Query, p.Page, p.Layout, t, c.SignedIn()})
}

func card(c views.Chrome, p GalleryPage, img domain.Image, t views.Fetch) templ.Component {
	if p.Layout == List {
		return pictureLine(c, p, img, t)
	}
	return pictureCard(c, p, img, t)
}
