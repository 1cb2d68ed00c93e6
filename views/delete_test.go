package views_test

import (
	"testing"

	"pellucid/views"
)

func TestDeletingAsksFirstAndOffersTheWayBack(t *testing.T) {
	doc := render(t, views.Delete(signedIn(), views.DeletePage{Image: picture(), Back: "/gallery/my?page=2"}))
	wantText(t, doc, "Are you sure you want to delete this image?")
	wantLink(t, doc, "Cancel", "/gallery/my?page=2")
	form := doc.Find("form[method=post][action='/image/0123456789abcdef/delete']")
	if form.Find("button[type=submit]").Length() != 1 || form.Find("input[name=back]").AttrOr("value", "") != "/gallery/my?page=2" {
		t.Error("the form does not delete, or forgets where it came from")
	}
}
