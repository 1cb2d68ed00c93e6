package moderation_test

import (
	"strings"
	"testing"
	"time"

	"pellucid/internal/domain"
	"pellucid/internal/domain/moderation"
	"pellucid/internal/testkit"
)

func foundBy(t *testing.T, s *testkit.Store, search string) int {
	t.Helper()
	page, err := s.Images(t.Context(), domain.Listing{Search: search, Limit: 20})
	if err != nil {
		t.Fatal(err)
	}
	return page.Total
}

func TestEveryDecisionCanBeUndoneAsIfItHadNeverBeen(t *testing.T) {
	t.Parallel()
	s := testkit.NewStore(t)
	s.AddAdmin(t)
	for _, verdict := range []moderation.Judgement{moderation.Keep, moderation.Hide, moderation.DeleteForGood, moderation.SuspendTheOwner} {
		owner, img := s.AddReported(t, "a quokka "+string(verdict))
		if ids := s.Reported(t); len(ids) != 1 || ids[0] != img.ID {
			t.Fatalf("the queue is %v", ids)
		}
		deletions := s.Deletions()
		id := s.Judge(t, img, verdict)
		want := map[bool]int{true: 1, false: 0}[verdict == moderation.Keep]
		if n := foundBy(t, s, "quokka "+string(verdict)); n != want {
			t.Errorf("after %s, %d pictures are found", verdict, n)
		}
		if verdict != moderation.Keep && s.Deletions() == deletions {
			t.Errorf("after %s, caches keep the picture", verdict)
		}
		if user, err := s.User(t.Context(), owner.ID); err != nil || user.IsActive == (verdict == moderation.SuspendTheOwner) {
			t.Errorf("after %s, the owner is active: %v, %v", verdict, user.IsActive, err)
		}
		if ids := s.Reported(t); len(ids) != 0 {
			t.Errorf("after %s, the queue is %v", verdict, ids)
		}
		if undone, err := s.UndoDecision(t.Context(), domain.AdminID, id); err != nil || undone.ImageID != img.ID || undone.OwnerID != owner.ID || undone.Verdict != verdict {
			t.Fatalf("undoing %s: %+v, %v", verdict, undone, err)
		}
		if n := foundBy(t, s, "quokka "+string(verdict)); n != 1 {
			t.Errorf("after undoing %s, %d pictures are found", verdict, n)
		}
		if user, _ := s.User(t.Context(), owner.ID); !user.IsActive {
			t.Errorf("after undoing %s, the owner is suspended", verdict)
		}
		if ids := s.Reported(t); len(ids) != 1 {
			t.Errorf("after undoing %s, the queue is %v", verdict, ids)
		}
		if _, err := s.UndoDecision(t.Context(), domain.AdminID, id); domain.CodeOf(err) != domain.Gone {
			t.Errorf("undoing twice: %v", err)
		}
		s.Judge(t, img, moderation.Keep)
	}
	if n := s.Int(t, `SELECT count(*) FROM audit_log WHERE target LIKE 'image:%'`); n != 12 {
		t.Errorf("the audit log has %d entries about pictures, want 12", n)
	}
}

func TestADayLaterADecisionStands(t *testing.T) {
	t.Parallel()
	s := testkit.NewStore(t)
	s.AddAdmin(t)
	owner, img := s.AddReported(t, "a numbat")
	id := s.Judge(t, img, moderation.DeleteForGood)
	if err := s.RestoreImage(t.Context(), owner.ID, img.ID); domain.CodeOf(err) != domain.Gone {
		t.Errorf("the owner brings it back: %v", err)
	}
	if due, err := s.ClaimBinned(t.Context(), 10); err != nil || len(due) != 0 {
		t.Errorf("the files go at once: %v, %v", due, err)
	}
	s.Clock.Advance(moderation.UndoTime)
	if _, err := s.UndoDecision(t.Context(), domain.AdminID, id); domain.CodeOf(err) != domain.Gone {
		t.Errorf("undoing a day later: %v", err)
	}
	if due, err := s.ClaimBinned(t.Context(), 10); err != nil || len(due) != 1 || due[0].BlobKey != img.BlobKey {
		t.Errorf("a day later the files that go are %v, %v", due, err)
	}
}

func TestAnAppealIsPossibleOnceAndKeepsTheFiles(t *testing.T) {
	t.Parallel()
	s := testkit.NewStore(t)
	s.AddAdmin(t)
	owner, img := s.AddReported(t, "a bilby")
	if err := s.Appeal(t.Context(), owner.ID, img.ID, "It is a bilby."); domain.CodeOf(err) != domain.Gone {
		t.Errorf("an appeal without a decision: %v", err)
	}
	s.Judge(t, img, moderation.DeleteForGood)
	if err := s.Appeal(t.Context(), owner.ID+1, img.ID, "It is a bilby."); domain.CodeOf(err) != domain.Gone {
		t.Errorf("an appeal of somebody else: %v", err)
	}
	if err := s.Appeal(t.Context(), owner.ID, img.ID, "It is a bilby."); err != nil {
		t.Fatal(err)
	}
	if err := s.Appeal(t.Context(), owner.ID, img.ID, "It still is a bilby."); domain.CodeOf(err) != domain.Conflict {
		t.Errorf("a second appeal: %v", err)
	}
	s.Clock.Advance(2 * moderation.UndoTime)
	if due, err := s.ClaimBinned(t.Context(), 10); err != nil || len(due) != 0 {
		t.Errorf("the files go while an appeal is open: %v, %v", due, err)
	}
	c, err := s.Case(t.Context(), img.ID)
	if err != nil || c.Appeal == nil || c.Appeal.Text != "It is a bilby." || c.Standing == nil || c.Standing.Verdict != moderation.DeleteForGood || c.Owner.TakenDown != 1 {
		t.Fatalf("the case is %+v, %v", c, err)
	}
	s.Judge(t, img, moderation.Keep)
	if n := foundBy(t, s, "bilby"); n != 1 {
		t.Errorf("%d pictures are found after the appeal", n)
	}
	if d, err := s.DecisionAbout(t.Context(), owner.ID, img.ID); err != nil || d.Verdict != moderation.Keep || !d.Appeal.Answered {
		t.Errorf("the owner is told %+v, %v", d, err)
	}
}

func TestTheQueueIsReadAtOnceWithWhatIsOpenOfEachImage(t *testing.T) {
	t.Parallel()
	s := testkit.NewStore(t)
	s.AddAdmin(t)
	_, reportedOne := s.AddReported(t, "a quokka")
	owner, appealed := s.AddReported(t, "a kowari")
	_, decided := s.AddReported(t, "a ningaui")
	s.Judge(t, decided, moderation.Keep)
	s.Judge(t, appealed, moderation.Hide)
	if err := s.Appeal(t.Context(), owner.ID, appealed.ID, "It is a kowari."); err != nil {
		t.Fatal(err)
	}
	cases, err := s.Cases(t.Context(), []string{appealed.ID, decided.ID, reportedOne.ID})
	if err != nil || len(cases) != 2 || cases[0].Image.ID != appealed.ID || cases[1].Image.ID != reportedOne.ID {
		t.Fatalf("the cases are %+v, %v", cases, err)
	}
	if a := cases[0].Appeal; a == nil || a.Text != "It is a kowari." || len(cases[0].Reports) != 0 {
		t.Errorf("the appeal is %+v", cases[0])
	}
	if one, err := s.Case(t.Context(), reportedOne.ID); err != nil || len(cases[1].Reports) != 1 || cases[1].Reports[0] != one.Reports[0] || cases[1].Appeal != nil {
		t.Errorf("the reports are %+v, by themselves %+v, %v", cases[1].Reports, one.Reports, err)
	}
}

func TestOnePersonReportsAPictureOnce(t *testing.T) {
	t.Parallel()
	s := testkit.NewStore(t)
	_, img := s.AddReported(t, "a dunnart")
	if kept, err := s.Report(t.Context(), img.ID, "address:1", moderation.Report{Reason: "other", Detail: "again"}); err != nil || kept {
		t.Errorf("a second report is kept: %v, %v", kept, err)
	}
	secret := s.AddImage(t, s.AddUser(t, "omar"), "a secret", testkit.Private)
	if _, err := s.Report(t.Context(), secret.ID, "address:1", moderation.Report{Reason: "hate"}); domain.CodeOf(err) != domain.NotFound {
		t.Errorf("a private picture is reported: %v", err)
	}
	if n := s.Int(t, `SELECT count(*) FROM reports`); n != 1 {
		t.Errorf("%d reports", n)
	}
}

func TestABlockedPictureIsForgottenWithItsDecision(t *testing.T) {
	t.Parallel()
	s := testkit.NewStore(t)
	s.AddAdmin(t)
	_, img := s.AddReported(t, "a potoroo")
	id, err := s.Decide(t.Context(), domain.AdminID, moderation.Ruling{ImageID: img.ID, Verdict: moderation.DeleteForGood, Reason: "Hate", Fingerprint: []byte("looks")})
	if err != nil {
		t.Fatal(err)
	}
	if all, err := s.BlockedPictures(t.Context()); err != nil || len(all) != 1 || string(all[0]) != "looks" {
		t.Errorf("blocked are %q, %v", all, err)
	}
	if recent, err := s.RecentDecisions(t.Context(), 10); err != nil || len(recent) != 1 || !recent[0].Blocked || recent[0].ID != id {
		t.Errorf("recent are %+v, %v", recent, err)
	}
	if _, err := s.UndoDecision(t.Context(), domain.AdminID, id); err != nil {
		t.Fatal(err)
	}
	if all, err := s.BlockedPictures(t.Context()); err != nil || len(all) != 0 {
		t.Errorf("blocked are %q, %v", all, err)
	}
}

// standsAs is all that a decision can change, in words that can be compared.
func standsAs(t *testing.T, s *testkit.Store, img domain.Image) string {
	t.Helper()
	return strings.Join(testkit.All[string](t, s, `
		SELECT 'image ' || listed || ' ' || likes_count || ' ' || coalesce(hidden_at, '-') || ' ' || coalesce(deleted_at, '-') FROM images WHERE id = ?1
		UNION ALL SELECT 'bin ' || deletion || ' ' || empty_at FROM bin
		UNION ALL SELECT 'found ' || rowid FROM images_search
		UNION ALL SELECT 'tag ' || t.name FROM image_tags it JOIN tags t ON t.id = it.tag_id
		UNION ALL SELECT 'folder ' || folder_id FROM folder_images
		UNION ALL SELECT 'like ' || user_id FROM likes
		UNION ALL SELECT 'report ' || id || ' ' || coalesce(decision_id, 'open') || ' ' || coalesce(decided_at, '-') FROM reports
		UNION ALL SELECT 'appeal ' || text || ' ' || coalesce(answered_by, 'open') FROM appeals
		UNION ALL SELECT 'blocked ' || decision_id FROM blocked_images
		UNION ALL SELECT 'owner ' || is_active || inactive_reason FROM users`, img.ID), "\n")
}

// verdicts are all that can be decided.
var verdicts = []moderation.Judgement{moderation.Keep, moderation.Hide, moderation.DeleteForGood, moderation.SuspendTheOwner}

// TestUndoingBringsBackEverythingExactly decides twice, since the first decision is what the second stands upon. A picture
// that was deleted, kept after an appeal and deleted again by undoing that lost its files after a day, with its appeal open.
func TestUndoingBringsBackEverythingExactly(t *testing.T) {
	t.Parallel()
	for _, first := range append(verdicts, "") {
		for _, second := range verdicts {
			s := testkit.NewStore(t)
			s.AddAdmin(t)
			owner, img := s.AddReported(t, "a quoll")
			fan := s.AddUser(t, "fan")
			if _, _, err := s.ToggleLike(t.Context(), fan.ID, img.ID); err != nil {
				t.Fatal(err)
			}
			if first != "" {
				s.Judge(t, img, first)
				s.Clock.Advance(time.Hour)
				if first != moderation.Keep {
					if err := s.Appeal(t.Context(), owner.ID, img.ID, "It is only a quoll."); err != nil {
						t.Fatal(err)
					}
				}
			}
			s.Clock.Advance(time.Hour)
			before := standsAs(t, s, img)
			id := s.Judge(t, img, second)
			if standsAs(t, s, img) == before && second != moderation.Keep {
				t.Errorf("%s changed nothing", second)
			}
			s.Clock.Advance(moderation.UndoTime - time.Second)
			if _, err := s.UndoDecision(t.Context(), domain.AdminID, id); err != nil {
				t.Fatal(err)
			}
			if after := standsAs(t, s, img); after != before {
				t.Errorf("%q, then %s and undone: before\n%s\nafter\n%s", first, second, before, after)
			}
		}
	}
}

func TestWhoHadAppealedIsToldOfAKeepThatIsTakenBack(t *testing.T) {
	t.Parallel()
	s := testkit.NewStore(t)
	s.AddAdmin(t)
	owner, img := s.AddReported(t, "a quoll")
	taken, err := s.UndoDecision(t.Context(), domain.AdminID, s.Judge(t, img, moderation.Keep))
	if err != nil || taken.Tells() {
		t.Errorf("nothing changed for the owner: %+v, %v", taken, err)
	}
	s.Judge(t, img, moderation.Hide)
	if err := s.Appeal(t.Context(), owner.ID, img.ID, "It is only a quoll."); err != nil {
		t.Fatal(err)
	}
	taken, err = s.UndoDecision(t.Context(), domain.AdminID, s.Judge(t, img, moderation.Keep))
	if err != nil || !taken.Tells() || taken.Prompt != img.Prompt {
		t.Errorf("the owner had been told that the picture stays: %+v, %v", taken, err)
	}
}
