package image_test

import (
	"testing"

	"pellucid/internal/testkit/pagetest"
	imageviews "pellucid/views/image"
)

func TestDeletingAsksFirstAndOffersTheWayBack(t *testing.T) {
	doc := pagetest.Render(t, imageviews.Delete(pagetest.SignedIn(), imageviews.DeletePage{Image: pagetest.Picture(), Back: "/gallery/my?page=2"}))
	pagetest.WantText(t, doc, "Are you sure you want to delete this image?")
	pagetest.WantLink(t, doc, "Cancel", "/gallery/my?page=2")
	form := doc.Find("form[method=post][action='/image/0123456789abcdef/delete']")
	if form.Find("button[type=submit]").Length() != 1 || form.Find("input[name=back]").AttrOr("value", "") != "/gallery/my?page=2" {
		t.Error("the form does not delete, or forgets where it came from")
	}
}
