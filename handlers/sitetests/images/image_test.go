package images

import (
	"bytes"
	"net/http"
	"strings"
	"testing"
	"time"

	"pellucid/internal/alpha/codec"
	"pellucid/internal/testkit"
	"pellucid/internal/testkit/sitetest"
)

func TestADeletedPicturesPageShowsItsNeighbors(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{Idle: true})
	mira := site.AddUser(t, "mira")
	gone, other := site.Store.AddImage(t, mira, "a fox"), site.Store.AddImage(t, mira, "a boat")
	secret := site.Store.AddImage(t, mira, "a fox in secret", testkit.Private)
	if _, err := site.Store.DeleteImage(t.Context(), mira.ID, gone.ID); err != nil {
		t.Fatal(err)
	}
	page := site.Visitor(t).Get("/image/" + gone.ID).Want(http.StatusGone).Doc()
	if page.Find("main a[href='/image/"+other.ID+"']").Length() == 0 {
		t.Error("the neighbor is not there")
	}
	for _, id := range []string{secret.ID, gone.ID} {
		if page.Find("main a[href='/image/"+id+"']").Length() != 0 {
			t.Errorf("the page leads to %s, which a visitor may not see", id)
		}
	}
}

func TestAPrivatePictureLooksAsIfItHadNeverBeen(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{Idle: true})
	mira := site.AddUser(t, "mira")
	site.Store.AddImage(t, mira, "a boat")
	secret := site.Store.AddImage(t, mira, "a fox in secret", testkit.Private)
	visitor := site.Visitor(t)
	main := func(id string) string {
		return visitor.Get("/image/" + id).Want(http.StatusNotFound).Doc().Find("main").Text()
	}
	if hidden, missing := main(secret.ID), main("0000000000000000"); hidden != missing {
		t.Errorf("a private picture can be told from none:\n%s\n%s", hidden, missing)
	}
}

func TestThePageShowsTheReceiptOfItsFile(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{Full: true})
	img := sitetest.MakePicture(t, site, site.AddUser(t, "mira"), true)
	visitor := site.Visitor(t)
	file := visitor.Get(img.OriginalURL()).Want(http.StatusOK).Body
	meta, err := codec.ReadMetadata(bytes.NewReader(file))
	if err != nil || len(meta.Receipt) != 64 {
		t.Fatalf("the file has the receipt %q, %v", meta.Receipt, err)
	}
	details := visitor.Get("/image/" + img.ID).Want(http.StatusOK).Doc().Find(".technical").Text()
	if !strings.Contains(details, meta.Receipt) {
		t.Errorf("the page does not show %s: %s", meta.Receipt, details)
	}
}

func TestTheReceiptOfAnOlderPictureIsReadFromItsFileOnce(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{Full: true})
	img := sitetest.MakePicture(t, site, site.AddUser(t, "mira"), true)
	site.Store.Exec(t, `UPDATE image_files SET provenance = NULL WHERE blob_key = ?`, img.BlobKey)
	visitor := site.Visitor(t)
	receipt := func() string {
		return visitor.Get("/image/" + img.ID).Want(http.StatusOK).Doc().Find(".technical code").First().Text()
	}
	fromFile := receipt()
	if err := site.Blobs.DeleteAll(t.Context(), img.BlobKey); err != nil {
		t.Fatal(err)
	}
	site.Store.Clock.Advance(5 * time.Minute) // the page of a minute ago would be answered from memory
	if kept := receipt(); len(fromFile) != 64 || kept != fromFile {
		t.Errorf("the file says %q, the page then %q", fromFile, kept)
	}
}

func TestAPictureWithoutAFileStillHasItsPage(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{Idle: true})
	img := site.Store.AddImage(t, site.AddUser(t, "mira"), "a fox")
	page := site.Visitor(t).Get("/image/" + img.ID).Want(http.StatusOK).Doc()
	if details := page.Find(".technical").Text(); strings.Contains(details, "Receipt") || !strings.Contains(details, "Seed") {
		t.Errorf("the details are %s", details)
	}
}
