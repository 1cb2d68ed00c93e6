package views

import (
	"time"

	"github.com/a-h/templ"

	"pellucid/internal/domain"
	"pellucid/views/memo"
)

// CardImage is all that the card of an image shows of it to those who neither own it nor administer the site. Cards are kept by it,
// so it is all that they are given.
type CardImage struct {
	id, username, prompt, altText string
	blobKey, filesAt, filesHost   string
	width, height                 int
	faintOn                       domain.Faint
	likes                         int
	liked, favorited              bool // by the reader
	suspended                     bool // its user
	createdAt                     time.Time
}

// CardOf returns what the card of an image shows.
func CardOf(img domain.Image) CardImage {
	return CardImage{
		id: img.ID, username: img.Username, prompt: img.Prompt, altText: img.AltText, blobKey: img.BlobKey, filesAt: img.FilesAt, filesHost: img.FilesHost,
		width: img.Width, height: img.Height, faintOn: img.VisualFeatures.FaintOn, likes: img.Likes, liked: img.Liked, favorited: img.Favorited,
		suspended: img.Suspended, createdAt: img.CreatedAt,
	}
}

// Image is an image of which no more is known than its card shows. Nobody owns it.
func (c CardImage) Image() domain.Image {
	return domain.Image{
		ID: c.id, Username: c.username, Prompt: c.prompt, AltText: c.altText, BlobKey: c.blobKey, FilesAt: c.filesAt, FilesHost: c.filesHost,
		Width: c.width, Height: c.height, VisualFeatures: domain.VisualFeatures{FaintOn: c.faintOn}, Likes: c.likes, Liked: c.liked, Favorited: c.favorited,
		Suspended: c.suspended, CreatedAt: c.createdAt,
	}
}

// CardsKept is how many cards of each kind are kept, of about 3 kB each.
const CardsKept = 1000

// cutoutCard is a picture on another page than the gallery.
type cutoutCard struct {
	image    CardImage
	fetch    Fetch
	signedIn bool
}

var cutoutCards = memo.New(CardsKept, func(c cutoutCard) templ.Component { return cutoutPicture(c.image.Image(), c.fetch, c.signedIn) })

// CutoutPicture is one picture lying free on another page than the gallery, with its quiet line of type.
func CutoutPicture(c Chrome, img domain.Image, t Fetch) templ.Component {
	return cutoutCards.Of(cutoutCard{CardOf(img), t, c.SignedIn()})
}
