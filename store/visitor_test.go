package store_test

import (
	"sync"
	"testing"
	"time"

	"pellucid/internal/domain"
	"pellucid/internal/testkit"
)

// addVisitorImage keeps an image that a visitor has made.
func addVisitorImage(t *testing.T, s *testkit.Store, address string) domain.Image {
	t.Helper()
	img := s.Picture(&domain.User{}, "a lantern")
	img.CreatedAt, img.UserID = s.Clock.Now(), 0
	if err := s.AddVisitorImage(t.Context(), address, img); err != nil {
		t.Fatal(err)
	}
	return img
}

func TestAVisitorsImageIsKeptForADayAndSeenByNobodyElse(t *testing.T) {
	s := testkit.NewStore(t)
	img := addVisitorImage(t, s, "here")
	if kept, err := s.VisitorImage(t.Context(), img.ID); err != nil || kept.Prompt != "a lantern" || kept.BlobKey != img.BlobKey || kept.Alpha.Verdict != img.Alpha.Verdict {
		t.Errorf("kept is %+v, %v", kept, err)
	}
	for viewer := range int64(3) {
		if _, err := s.Image(t.Context(), img.ID, viewer); domain.CodeOf(err) != domain.NotFound {
			t.Errorf("user %d sees it: %v", viewer, err)
		}
		if visible, public, err := s.BlobVisible(t.Context(), img.BlobKey, viewer); err != nil || visible || public {
			t.Errorf("user %d gets its files: %v, %v, %v", viewer, visible, public, err)
		}
	}
	if used, err := s.KeysInUse(t.Context(), []string{img.BlobKey}); err != nil || len(used) != 1 {
		t.Errorf("its files count as nobody's: %v, %v", used, err)
	}
	s.Clock.Advance(domain.VisitorImageLife)
	if _, err := s.VisitorImage(t.Context(), img.ID); domain.CodeOf(err) != domain.NotFound {
		t.Errorf("after a day: %v", err)
	}
	if err := s.ClaimVisitorImage(t.Context(), s.AddUser(t, "late").ID, img.ID); domain.CodeOf(err) != domain.NotFound {
		t.Errorf("it is taken over after a day: %v", err)
	}
}

func TestAVisitorsImageMovesIntoOneAccountOnceAndCostsNothing(t *testing.T) {
	s := testkit.NewStore(t)
	img := addVisitorImage(t, s, "here")
	people := []*domain.User{s.AddUser(t, "mira"), s.AddUser(t, "olga"), s.AddUser(t, "eva"), s.AddUser(t, "ida")}
	before := s.Int(t, `SELECT count(*) FROM credit_ledger`)
	var group sync.WaitGroup
	failures := make([]error, len(people))
	for i, user := range people {
		group.Go(func() { failures[i] = s.ClaimVisitorImage(t.Context(), user.ID, img.ID) })
	}
	group.Wait()
	owner := testkit.One[int64](t, s, `SELECT user_id FROM images WHERE id = ?`, img.ID)
	for i, user := range people {
		if err := failures[i]; (err == nil) != (user.ID == owner) || err != nil && domain.CodeOf(err) != domain.NotFound {
			t.Errorf("%s: %v, and the owner is %d", user.Username, err, owner)
		}
	}
	kept, err := s.Image(t.Context(), img.ID, owner)
	if err != nil || kept.IsPublic || kept.UserID != owner || len(kept.Tags) == 0 {
		t.Errorf("the image is %+v, %v", kept, err)
	}
	if _, err := s.Image(t.Context(), img.ID, 0); domain.CodeOf(err) != domain.NotFound {
		t.Errorf("visitors see it: %v", err)
	}
	if n := s.Int(t, `SELECT count(*) FROM credit_ledger`); n != before {
		t.Errorf("the ledger has %d entries more", n-before)
	}
	if n := s.Int(t, `SELECT cost FROM images WHERE id = ?`, img.ID); n != 0 {
		t.Errorf("it cost %d", n)
	}
	if _, err := s.VisitorImage(t.Context(), img.ID); domain.CodeOf(err) != domain.NotFound {
		t.Errorf("the cookie shows it still: %v", err)
	}
}

func TestVisitorsAreCountedForADayAlsoWhenTheyHaveSignedUp(t *testing.T) {
	s := testkit.NewStore(t)
	first := addVisitorImage(t, s, "here")
	addVisitorImage(t, s, "there")
	if err := s.ClaimVisitorImage(t.Context(), s.AddUser(t, "mira").ID, first.ID); err != nil {
		t.Fatal(err)
	}
	want := domain.VisitorCounts{Total: 2, FromAddress: 1, Claimed: 1}
	if got, err := s.VisitorCounts(t.Context(), "here"); err != nil || got != want {
		t.Errorf("counted are %+v, %v", got, err)
	}
	s.Clock.Advance(domain.VisitorImageLife + time.Minute)
	if got, err := s.VisitorCounts(t.Context(), "here"); err != nil || got != (domain.VisitorCounts{}) {
		t.Errorf("after a day, %+v are counted, %v", got, err)
	}
	expired, err := s.ExpiredVisitorImages(t.Context(), 10)
	if err != nil || len(expired) != 2 || (expired[0].BlobKey == "") == (expired[1].BlobKey == "") {
		t.Errorf("expired are %+v, %v: only the files of the one that nobody took may go", expired, err)
	}
	if err := s.DeleteVisitorImages(t.Context(), expired); err != nil {
		t.Fatal(err)
	}
	if n := s.Int(t, `SELECT count(*) FROM visitor_images`); n != 0 {
		t.Errorf("%d rows are left", n)
	}
}
