package store_test

import (
	"slices"
	"testing"

	"github.com/google/go-cmp/cmp"

	"pellucid/internal/domain"
	"pellucid/internal/domain/collection"
	"pellucid/internal/testkit"
)

// lists are ways to find an image of "a red fox" of a user.
func lists(userID int64) []domain.Listing {
	return []domain.Listing{
		{}, {Search: "fox"}, {Tags: []string{"fox"}}, {Category: domain.Objects}, {OwnerID: userID, ViewerID: userID},
		{OwnerID: userID, Search: "fox", ViewerID: userID}, {FavoritesOf: userID, ViewerID: userID}, {Sort: domain.Popular}, {Sort: domain.Trending},
	}
}

func TestWhatIsBroughtBackIsAsItWas(t *testing.T) {
	s := testkit.NewStore(t)
	mira := s.AddUser(t, "mira")
	img, other := s.AddImage(t, mira, "a red fox"), s.AddImage(t, mira, "a blue whale")
	if _, _, err := s.ToggleFavorite(t.Context(), mira.ID, img.ID); err != nil {
		t.Fatal(err)
	}
	snapshot := func() (all [][]string) {
		for _, l := range lists(mira.ID) {
			ids, total := found(t, s, l)
			if total != len(ids) {
				t.Errorf("%+v counts %d and lists %v", l, total, ids)
			}
			all = append(all, ids)
		}
		return all
	}
	before := snapshot()
	was, err := s.Image(t.Context(), img.ID, mira.ID)
	if err != nil {
		t.Fatal(err)
	}
	deletion, err := s.DeleteImages(t.Context(), mira.ID, []string{img.ID, other.ID})
	if err != nil || len(deletion.Images) != 2 {
		t.Fatalf("deleted %+v, %v", deletion, err)
	}
	if after := slices.Concat(snapshot()...); len(after) != 0 {
		t.Errorf("the lists still have %v", after)
	}
	deletions := s.Deletions()
	ids, err := s.UndoDeletion(t.Context(), mira.ID, deletion.ID)
	if err != nil || len(ids) != 2 {
		t.Fatalf("brought back %v, %v", ids, err)
	}
	if s.Deletions() == deletions {
		t.Error("caches go on saying that it is gone")
	}
	if diff := cmp.Diff(before, snapshot()); diff != "" {
		t.Error(diff)
	}
	if is, err := s.Image(t.Context(), img.ID, mira.ID); err != nil || cmp.Diff(was, is) != "" {
		t.Errorf("%v, %s", err, cmp.Diff(was, is))
	}
	if _, err := s.UndoDeletion(t.Context(), mira.ID, deletion.ID); domain.CodeOf(err) != domain.Gone {
		t.Errorf("undone twice: %v", err)
	}
}

func TestADeletionTakesOnlyWhatIsTheUsers(t *testing.T) {
	s := testkit.NewStore(t)
	mira, omar := s.AddUser(t, "mira"), s.AddUser(t, "omar")
	mine, theirs, secret := s.AddImage(t, mira, "a fox"), s.AddImage(t, omar, "a whale"), s.AddImage(t, omar, "a secret", testkit.Private)
	gone := s.AddImage(t, mira, "a frog")
	if _, err := s.DeleteImage(t.Context(), mira.ID, gone.ID); err != nil {
		t.Fatal(err)
	}
	deletion, err := s.DeleteImages(t.Context(), mira.ID, []string{theirs.ID, mine.ID, mine.ID, secret.ID, gone.ID, "nonsense"})
	if err != nil || !slices.Equal(deletion.Images, []string{mine.ID}) {
		t.Errorf("deleted %v, %v", deletion.Images, err)
	}
	if _, err := s.UndoDeletion(t.Context(), omar.ID, deletion.ID); domain.CodeOf(err) != domain.Gone {
		t.Errorf("somebody else undoes it: %v", err)
	}
	if n := s.Int(t, `SELECT count(*) FROM images WHERE deleted_at IS NULL`); n != 2 {
		t.Errorf("%d images stand", n)
	}
	if none, err := s.DeleteImages(t.Context(), mira.ID, nil); err != nil || len(none.Images) != 0 {
		t.Errorf("nothing asked, deleted %v, %v", none, err)
	}
}

func TestWhatIsClaimedNeverComesBack(t *testing.T) {
	s := testkit.NewStore(t)
	mira := s.AddUser(t, "mira")
	img := s.AddImage(t, mira, "a fox")
	deletion, err := s.DeleteImage(t.Context(), mira.ID, img.ID)
	if err != nil {
		t.Fatal(err)
	}
	if early, err := s.ClaimBinned(t.Context(), 10); err != nil || len(early) != 0 {
		t.Errorf("claimed too early: %v, %v", early, err)
	}
	s.Clock.Advance(collection.UndoTime + collection.UndoGrace)
	due, err := s.ClaimBinned(t.Context(), 10)
	if err != nil || len(due) != 1 || due[0].BlobKey != img.BlobKey {
		t.Fatalf("claimed %+v, %v", due, err)
	}
	s.Clock.Advance(-collection.UndoTime - collection.UndoGrace) // a clock that is set back
	if _, err := s.UndoDeletion(t.Context(), mira.ID, deletion); domain.CodeOf(err) != domain.Gone {
		t.Errorf("it came back without its files: %v", err)
	}
	if again, err := s.ClaimBinned(t.Context(), 10); err != nil || len(again) != 1 { // after a crash
		t.Errorf("claimed again: %v, %v", again, err)
	}
	if err := s.EmptyBin(t.Context(), due); err != nil {
		t.Fatal(err)
	}
	if left, err := s.ClaimBinned(t.Context(), 10); err != nil || len(left) != 0 {
		t.Errorf("the bin still has %v, %v", left, err)
	}
	if _, err := s.Image(t.Context(), img.ID, 0); domain.CodeOf(err) != domain.Gone {
		t.Errorf("its address says %v", err)
	}
}
