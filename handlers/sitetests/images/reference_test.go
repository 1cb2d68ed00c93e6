package images

import (
	"net/http"
	"testing"

	"pellucid/internal/testkit/sitetest"
)

// A group whose name was misspelled in the order of groups once left the page without the calls that generate images.
func TestTheReferenceHasEveryCallOfTheDocument(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{Idle: true})
	visitor := site.Visitor(t)
	document := sitetest.Decoded[struct {
		Paths map[string]map[string]struct{ OperationID string }
	}](t, visitor.Get("/api/v1/openapi.json").Want(http.StatusOK))
	page := visitor.Get("/api/v1/docs").Want(http.StatusOK).Doc()
	forAdministrators := sitetest.NewAdminClient(t, site).Get("/admin/api").Want(http.StatusOK).Doc()
	for path, item := range document.Paths {
		for method, call := range item {
			if heading := "h3#" + call.OperationID; page.Find(heading).Length()+forAdministrators.Find(heading).Length() != 1 {
				t.Errorf("%s %s is not on the page exactly once", method, path)
			}
		}
	}
}
