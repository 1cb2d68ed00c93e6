package views

import (
	"github.com/a-h/templ"

	"pellucid/internal/domain"
	"pellucid/views/components"
)

// mark is what a user can set on an image and take back: a like or a favorite.
type mark struct {
	class     string
	address   string
	set       bool
	label     string
	count     string // shown beside the icon; empty: none
	line      string // icon while it is not set
	full      string // icon while it is
	onFailure string
}

func likeOf(img domain.Image) mark {
	return mark{
		class: "like", address: "/image/" + img.ID + "/like", set: img.Liked, line: "heart", full: "heart-fill",
		label: verb(img.Liked, "Unlike", "Like") + " " + quoted(img) + ", " + components.Count(img.Likes, "like"),
		count: components.Number(img.Likes), onFailure: "Failed to toggle like status",
	}
}

func favoriteOf(img domain.Image) mark {
	return mark{
		class: "favorite", address: "/image/" + img.ID + "/favorite", set: img.Favorited, line: "bookmark-simple", full: "bookmark-simple-fill",
		label:     verb(img.Favorited, "Remove from favorites:", "Add to favorites:") + " " + quoted(img),
		onFailure: "Failed to toggle favorite status",
	}
}

func verb(set bool, undo, do string) string {
	if set {
		return undo
	}
	return do
}

func quoted(img domain.Image) string {
	return "“" + domain.Truncate(img.Prompt, captionLength) + "”"
}

// live makes the form answer with itself by htmx. A visitor's goes to the sign-in page instead, so it stays a plain form.
func (m mark) live(signedIn bool) templ.Attributes {
	if !signedIn {
		return nil
	}
	return templ.Attributes{
		"hx-post": m.address, "hx-swap": "outerMorph", "hx-status:4xx": "swap:none", "hx-status:5xx": "swap:none", "data-failure": m.onFailure,
	}
}

// spoken is the button's name; a visitor hears what comes first.
func (m mark) spoken(signedIn bool) string {
	if signedIn {
		return m.label
	}
	return m.label + " (sign in first)"
}
