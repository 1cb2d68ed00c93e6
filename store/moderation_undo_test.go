package store_test

import (
	"strings"
	"testing"
	"time"

	"pellucid/internal/domain"
	"pellucid/internal/testkit"
)

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
var verdicts = []domain.Judgement{domain.Keep, domain.Hide, domain.DeleteForGood, domain.SuspendTheOwner}

// TestUndoingBringsBackEverythingExactly decides twice, since the first decision is what the second stands upon. A picture
// that was deleted, kept after an appeal and deleted again by undoing that lost its files after a day, with its appeal open.
func TestUndoingBringsBackEverythingExactly(t *testing.T) {
	t.Parallel()
	for _, first := range append(verdicts, "") {
		for _, second := range verdicts {
			s := testkit.NewStore(t)
			addAdmin(t, s)
			owner, img := reported(t, s, "a quoll")
			fan := s.AddUser(t, "fan")
			if _, _, err := s.ToggleLike(t.Context(), fan.ID, img.ID); err != nil {
				t.Fatal(err)
			}
			if first != "" {
				decide(t, s, img, first)
				s.Clock.Advance(time.Hour)
				if first != domain.Keep {
					if err := s.Appeal(t.Context(), owner.ID, img.ID, "It is only a quoll."); err != nil {
						t.Fatal(err)
					}
				}
			}
			s.Clock.Advance(time.Hour)
			before := standsAs(t, s, img)
			id := decide(t, s, img, second)
			if standsAs(t, s, img) == before && second != domain.Keep {
				t.Errorf("%s changed nothing", second)
			}
			s.Clock.Advance(domain.ModerationUndo - time.Second)
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
	addAdmin(t, s)
	owner, img := reported(t, s, "a quoll")
	taken, err := s.UndoDecision(t.Context(), domain.AdminID, decide(t, s, img, domain.Keep))
	if err != nil || taken.Tells() {
		t.Errorf("nothing changed for the owner: %+v, %v", taken, err)
	}
	decide(t, s, img, domain.Hide)
	if err := s.Appeal(t.Context(), owner.ID, img.ID, "It is only a quoll."); err != nil {
		t.Fatal(err)
	}
	taken, err = s.UndoDecision(t.Context(), domain.AdminID, decide(t, s, img, domain.Keep))
	if err != nil || !taken.Tells() || taken.Prompt != img.Prompt {
		t.Errorf("the owner had been told that the picture stays: %+v, %v", taken, err)
	}
}
