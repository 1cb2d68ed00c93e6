package views

import (
	"github.com/a-h/templ"

	"pellucid/internal/domain"
	"pellucid/views/components"
)

// mark is what a user can set on an image and take back: a like or a favorite.
type mark struct {
	favorite bool // or a like
	address  string
	set      bool
	label    string
	count    string // shown beside the icon; empty: none
}

func likeOf(img domain.Image) mark {
	return mark{
		address: "/image/" + img.ID + "/like", set: img.Liked,
		label: verb(img.Liked, "Unlike", "Like") + " " + Quoted(img) + ", " + components.Count(img.Likes, "like"),
		count: components.Number(img.Likes),
	}
}

func favoriteOf(img domain.Image) mark {
	return mark{
		favorite: true, address: "/image/" + img.ID + "/favorite", set: img.Favorited,
		label: verb(img.Favorited, "Remove from favorites:", "Add to favorites:") + " " + Quoted(img),
	}
}

// pressedLike and pressedFavorite are an image after a press on its button.
func pressedLike(img domain.Image) domain.Image {
	if img.Liked = !img.Liked; img.Liked {
		img.Likes++
	} else {
		img.Likes = max(0, img.Likes-1)
	}
	return img
}

func pressedFavorite(img domain.Image) domain.Image {
	img.Favorited = !img.Favorited
	return img
}

func verb(set bool, undo, do string) string {
	if set {
		return undo
	}
	return do
}

// Quoted names an image by its prompt in quotation marks, cut to CaptionLength, for the names of buttons.
func Quoted(img domain.Image) string {
	return "“" + domain.Truncate(img.Prompt, CaptionLength) + "”"
}

// Marking is what the buttons within an element inherit: each answer takes the place of its button, a failure of nothing.
func Marking(c Chrome) templ.Attributes {
	if !c.SignedIn() {
		return nil
	}
	return templ.Attributes{"hx-swap:inherited": "outerMorph", "hx-status:4xx:inherited": "swap:none", "hx-status:5xx:inherited": "swap:none"}
}
