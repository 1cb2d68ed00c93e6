package gallery

import (
	"bytes"
	"testing"

	"github.com/a-h/templ"

	"pellucid/internal/domain"
	"pellucid/views"
)

// A card that is kept knows of its image what CardImage holds: this fails when the templates show more.
func TestAKeptCardIsLikeOneThatIsMadeFromTheWholeImage(t *testing.T) {
	img := domain.Image{
		ID: "abc", UserID: 7, Username: "mira", Prompt: `a "red" <fox>`, AltText: "A fox & more", BlobKey: "ab/c", Width: 1024, Height: 768, Likes: 1234,
		IsPublic: true, Promoted: true, Tags: []domain.Tag{{Name: "fox"}}, FilesHost: "https://cdn.example", VisualFeatures: domain.VisualFeatures{FaintOn: domain.FaintOnInk},
	}
	for _, reader := range []*domain.User{nil, {ID: 8}} {
		for _, layout := range []GalleryLayout{Grid, List} {
			for _, query := range []GalleryQuery{{}, {Collection: Favorites}, {Search: "fox & hare", Tag: "fox"}} {
				for _, marked := range []bool{false, true} {
					img.Liked, img.Favorited = marked, marked
					c, p := views.Chrome{User: reader, Path: "/gallery"}, GalleryPage{Query: query, Page: 3, Layout: layout, Total: 90}
					for range 2 { // made, and kept
						if kept, made := html(t, picture(c, p, img, views.FetchSoon)), html(t, card(c, p, img, views.FetchSoon)); kept != made {
							t.Errorf("kept: %s\nmade: %s", kept, made)
						}
					}
				}
			}
		}
	}
}

func TestTheCardsOfOwnersAndTheAdministratorHaveMore(t *testing.T) {
	img := domain.Image{ID: "abd", UserID: 7, Prompt: "a fox", IsPublic: true, BlobKey: "ab/d", Width: 512, Height: 512}
	everybody := html(t, picture(views.Chrome{User: &domain.User{ID: 8}}, GalleryPage{Page: 1}, img, views.FetchLater))
	for _, id := range []int64{7, domain.AdminID} {
		if own := html(t, picture(views.Chrome{User: &domain.User{ID: id}}, GalleryPage{Page: 1}, img, views.FetchLater)); len(own) <= len(everybody) {
			t.Errorf("user %d gets everybody's card", id)
		}
	}
}

func html(t *testing.T, component templ.Component) string {
	t.Helper()
	var out bytes.Buffer
	if err := component.Render(t.Context(), &out); err != nil {
		t.Fatal(err)
	}
	return out.String()
}
