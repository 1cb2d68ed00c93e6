package store_test

import (
	"sync"
	"testing"
	"time"

	"pellucid/internal/domain"
	"pellucid/internal/domain/collection"
	"pellucid/internal/testkit"
)

// onlyListed returns the only image of the gallery as a reader sees it.
func onlyListed(t *testing.T, s *testkit.Store, reader int64) domain.Image {
	t.Helper()
	page, err := s.Images(t.Context(), domain.Listing{ViewerID: reader, Limit: domain.PageSize})
	if err != nil || len(page.Data) != 1 {
		t.Fatalf("the gallery has %d images, %v", len(page.Data), err)
	}
	return page.Data[0]
}

func TestAMarkShowsAtOnceInTheListOfItsReaderAlone(t *testing.T) {
	s := testkit.NewStore(t)
	mira, omar := s.AddUser(t, "mira"), s.AddUser(t, "omar")
	img := s.AddImage(t, s.AddUser(t, "ines"), "a fox")
	for _, marked := range []bool{false, true, false} {
		for range 2 { // read, and kept
			for reader, own := range map[int64]bool{mira.ID: marked, omar.ID: false, 0: false} {
				likes := 0
				if marked {
					likes = 1
				}
				if seen := onlyListed(t, s, reader); seen.Liked != own || seen.Favorited != own || seen.Likes != likes {
					t.Errorf("marked %v: reader %d sees liked %v, favorite %v, %d likes", marked, reader, seen.Liked, seen.Favorited, seen.Likes)
				}
			}
		}
		if _, _, err := s.ToggleLike(t.Context(), mira.ID, img.ID); err != nil {
			t.Fatal(err)
		}
		if _, _, err := s.ToggleFavorite(t.Context(), mira.ID, img.ID); err != nil {
			t.Fatal(err)
		}
	}
}

func TestWhatAKeptImageSaysIsOutOfDateAtOnceWhenItIsEditedOrChosen(t *testing.T) {
	s := testkit.NewStore(t)
	mira := s.AddUser(t, "mira")
	img := s.AddImage(t, mira, "a fox")
	onlyListed(t, s, 0)
	if _, err := applied(t, s, mira, img.ID, collection.ImageEdit{AltText: new("Asleep"), Tags: &[]string{"sleep"}}); err != nil {
		t.Fatal(err)
	}
	if seen := onlyListed(t, s, 0); seen.AltText != "Asleep" || len(seen.Tags) != 1 || seen.Tags[0].Name != "sleep" {
		t.Errorf("after an edit the list says %q, %v", seen.AltText, seen.Tags)
	}
	s.Trust(t, mira)
	if !onlyListed(t, s, 0).Promoted {
		t.Error("an image of a trusted account is not promoted in the list")
	}
}

func TestAnImageThatLeavesTheGalleryIsNotKept(t *testing.T) {
	s := testkit.NewStore(t)
	mira := s.AddUser(t, "mira")
	img := s.AddImage(t, mira, "a fox")
	row := int64(s.Int(t, `SELECT rowid FROM images WHERE id = ?`, img.ID))
	onlyListed(t, s, 0)
	s.Exec(t, `UPDATE images SET hidden_at = 1 WHERE id = ?`, img.ID) // as another process would: nothing is told here
	if page, err := s.Images(t.Context(), domain.Listing{Limit: domain.PageSize}); err != nil || len(page.Data) != 0 {
		t.Errorf("a hidden image is listed: %v, %v", page.Data, err)
	}
	if images, err := s.ImagesByRow(t.Context(), []int64{row}, mira.ID, false); err != nil || len(images) != 1 || images[0].HiddenAt.IsZero() {
		t.Errorf("its owner is not told that it is hidden: %v, %v", images, err)
	}
}

func TestAnImageIsKeptForAMinute(t *testing.T) {
	s := testkit.NewStore(t)
	img := s.AddImage(t, s.AddUser(t, "mira"), "a fox")
	onlyListed(t, s, 0)
	s.Exec(t, `UPDATE images SET alt_text = 'Asleep' WHERE id = ?`, img.ID) // past everything that tells of edits
	if alt := onlyListed(t, s, 0).AltText; alt == "Asleep" {
		t.Error("an image is read anew for every list")
	}
	s.Clock.Advance(time.Minute)
	if alt := onlyListed(t, s, 0).AltText; alt != "Asleep" {
		t.Errorf("after a minute the list says %q", alt)
	}
}

func TestReadersOfAKeptImageAtOnceSeeTheirOwnMarks(t *testing.T) {
	s := testkit.NewStore(t)
	img := s.AddImage(t, s.AddUser(t, "ines"), "a fox")
	var group sync.WaitGroup
	for range 4 {
		reader := s.AddUser(t, "reader")
		group.Go(func() {
			for range 10 {
				set, _, err := s.ToggleFavorite(t.Context(), reader.ID, img.ID)
				page, listErr := s.Images(t.Context(), domain.Listing{ViewerID: reader.ID, Limit: domain.PageSize})
				if err != nil || listErr != nil || len(page.Data) != 1 || page.Data[0].Favorited != set {
					t.Errorf("a reader set %v and sees %v (%v, %v)", set, page.Data, err, listErr)
					return
				}
			}
		})
	}
	group.Wait()
}
