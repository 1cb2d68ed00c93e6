package moderation_test

import (
	"testing"
	"time"

	"pellucid/internal/domain"
	"pellucid/internal/domain/mailing"
	"pellucid/internal/domain/moderation"
	"pellucid/internal/testkit"
)

// suspended is somebody who was suspended, with the link that they were sent.
func suspended(t *testing.T, s *testkit.Store) (user *domain.User, token string) {
	t.Helper()
	s.AddAdmin(t)
	user, token = s.AddUser(t, "mira"), domain.NewSecret()
	if err := s.Suspend(t.Context(), domain.AdminID, user.ID, "Spam"); err != nil {
		t.Fatal(err)
	}
	if err := s.CreateMailToken(t.Context(), user.ID, mailing.TokenAppeal, token, moderation.AppealTime); err != nil {
		t.Fatal(err)
	}
	return user, token
}

func emails(t *testing.T, s *testkit.Store, user *domain.User) []string {
	t.Helper()
	return testkit.All[string](t, s, `SELECT kind FROM mail_queue WHERE user_id = ? ORDER BY id`, user.ID)
}

func TestWhoIsSuspendedAppealsOnceByALink(t *testing.T) {
	t.Parallel()
	s := testkit.NewStore(t)
	user, token := suspended(t, s)
	if why, err := s.Suspension(t.Context(), token); err != nil || why.Reason != "Spam" || why.Username != user.Username {
		t.Errorf("told %+v, %v", why, err)
	}
	if _, err := s.Suspension(t.Context(), domain.NewSecret()); domain.CodeOf(err) != domain.Gone {
		t.Errorf("an invented link: %v", err)
	}
	if err := s.AppealSuspension(t.Context(), token, "It was my brother."); err != nil {
		t.Fatal(err)
	}
	if err := s.AppealSuspension(t.Context(), token, "It was my sister."); domain.CodeOf(err) != domain.Gone {
		t.Errorf("a second appeal: %v", err)
	}
	open, err := s.AccountAppeals(t.Context(), 10)
	if err != nil || len(open) != 1 || open[0].Text != "It was my brother." || open[0].UserID != user.ID || open[0].Reason != "Spam" {
		t.Fatalf("open are %+v, %v", open, err)
	}
	if err := s.AnswerAccountAppeal(t.Context(), domain.AdminID, open[0].ID, false, " "); domain.CodeOf(err) != domain.Invalid {
		t.Errorf("an answer without a reason: %v", err)
	}
	if err := s.AnswerAccountAppeal(t.Context(), domain.AdminID, open[0].ID, false, "It was not"); err != nil {
		t.Fatal(err)
	}
	if err := s.AnswerAccountAppeal(t.Context(), domain.AdminID, open[0].ID, true, "Or was it"); domain.CodeOf(err) != domain.Gone {
		t.Errorf("a second answer: %v", err)
	}
	if now, _ := s.User(t.Context(), user.ID); now.IsActive {
		t.Error("they are let in")
	}
	if sent := emails(t, s, user); len(sent) != 2 || sent[0] != "suspended" || sent[1] != "appeal_denied" {
		t.Errorf("the emails are %v", sent)
	}
	if n := s.Int(t, `SELECT count(*) FROM audit_log WHERE action = 'user.appeal_denied' AND before = '{"appeal":"open"}' AND after = '{"appeal":"denied"}'`); n != 1 {
		t.Errorf("%d entries say what became of the appeal", n)
	}
}

func TestAnAppealThatIsHeardOpensTheAccount(t *testing.T) {
	t.Parallel()
	s := testkit.NewStore(t)
	user, token := suspended(t, s)
	if err := s.AppealSuspension(t.Context(), token, "It was my brother."); err != nil {
		t.Fatal(err)
	}
	open, _ := s.AccountAppeals(t.Context(), 10)
	if err := s.AnswerAccountAppeal(t.Context(), domain.AdminID, open[0].ID, true, "It was"); err != nil {
		t.Fatal(err)
	}
	if now, _ := s.User(t.Context(), user.ID); !now.IsActive {
		t.Error("they are not let in")
	}
	if sent := emails(t, s, user); len(sent) != 2 || sent[1] != "reactivated" {
		t.Errorf("the emails are %v", sent)
	}
	if actions := testkit.All[string](t, s, `SELECT action FROM audit_log ORDER BY id`); len(actions) != 2 || actions[1] != "user.reactivate" {
		t.Errorf("the audit log says %v", actions)
	}
}

func TestALinkToAppealEndsWithItsTimeAndWithTheSuspension(t *testing.T) {
	t.Parallel()
	s := testkit.NewStore(t)
	user, late := suspended(t, s)
	s.Clock.Advance(moderation.AppealTime + time.Second)
	if err := s.AppealSuspension(t.Context(), late, "It was my brother."); domain.CodeOf(err) != domain.Gone {
		t.Errorf("after a month: %v", err)
	}
	token := domain.NewSecret()
	if err := s.CreateMailToken(t.Context(), user.ID, mailing.TokenAppeal, token, moderation.AppealTime); err != nil {
		t.Fatal(err)
	}
	if err := s.Reactivate(t.Context(), domain.AdminID, user.ID, "A mistake"); err != nil {
		t.Fatal(err)
	}
	if err := s.AppealSuspension(t.Context(), token, "It was my brother."); domain.CodeOf(err) != domain.Gone {
		t.Errorf("after they were let in: %v", err)
	}
	if open, err := s.AccountAppeals(t.Context(), 10); err != nil || len(open) != 0 {
		t.Errorf("open are %+v, %v", open, err)
	}
}

// A suspended account's featured picture stayed on the landing page, and its hero at the top of it.
func TestNothingOfWhoIsSuspendedStaysOnTheFront(t *testing.T) {
	t.Parallel()
	s := testkit.NewStore(t)
	s.AddAdmin(t)
	user := s.AddUser(t, "mira")
	img := s.AddImage(t, user, "a red fox")
	if err := s.SetHero(t.Context(), domain.AdminID, img.ID, true); err != nil {
		t.Fatal(err)
	}
	if hero, err := s.Hero(t.Context(), 0); err != nil || hero.ID != img.ID {
		t.Fatalf("the hero is %q, %v", hero.ID, err)
	}
	before := s.Int(t, `SELECT total FROM deletions`)
	if err := s.Suspend(t.Context(), domain.AdminID, user.ID, "Spam"); err != nil {
		t.Fatal(err)
	}
	if hero, err := s.Hero(t.Context(), 0); domain.CodeOf(err) != domain.NotFound {
		t.Errorf("the hero is still %q, %v", hero.ID, err)
	}
	if featured, err := s.Featured(t.Context(), 10, 0); err != nil || len(featured) > 0 {
		t.Errorf("featured are %v, %v", featured, err)
	}
	if after := s.Int(t, `SELECT total FROM deletions`); after == before {
		t.Error("kept pages go on showing them")
	}
}

func TestAnImageTellsThatItsUserIsSuspended(t *testing.T) {
	t.Parallel()
	s := testkit.NewStore(t)
	user, _ := suspended(t, s)
	img := s.AddImage(t, user, "a fox")
	if got, err := s.Image(t.Context(), img.ID, user.ID); err != nil || !got.Suspended {
		t.Errorf("the image is %+v, %v", got, err)
	}
	other := s.AddImage(t, s.AddUser(t, "hanna"), "an owl")
	if got, err := s.Image(t.Context(), other.ID, 0); err != nil || got.Suspended {
		t.Errorf("the image is %+v, %v", got, err)
	}
}
