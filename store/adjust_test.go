package store_test

import (
	"testing"

	"pellucid/internal/domain"
	"pellucid/internal/testkit"
)

func TestTheAdministratorGivesAndTakesCredits(t *testing.T) {
	s := testkit.NewStore(t)
	mira := s.AddUser(t, "mira") // 10 plan credits
	for _, step := range []struct {
		amount      int
		plan, extra int
		code        domain.Code
	}{
		{amount: 20, plan: 10, extra: 20},
		{amount: -5, plan: 10, extra: 15},
		{amount: -18, plan: 7, extra: 0},
		{amount: -8, plan: 7, extra: 0, code: domain.Conflict},
		{amount: 0, plan: 7, extra: 0, code: domain.Invalid},
		{amount: 1 << 40, plan: 7, extra: 0, code: domain.Invalid},
		{amount: -7, plan: 0, extra: 0},
	} {
		err := s.AdjustCredits(t.Context(), domain.AdminID, mira.ID, step.amount, "goodwill")
		if (err != nil) != (step.code != "") || (err != nil && domain.CodeOf(err) != step.code) {
			t.Errorf("%d: got %v", step.amount, err)
		}
		b, _ := s.Balance(t.Context(), mira.ID)
		if b.Plan != step.plan || b.Extra != step.extra {
			t.Errorf("after %d there are %d+%d, want %d+%d", step.amount, b.Plan, b.Extra, step.plan, step.extra)
		}
		testkit.CheckLedger(t, s)
	}
	if n := s.Int(t, `SELECT count(*) FROM credit_ledger WHERE kind = 'adjust' AND actor_id = ? AND description = 'goodwill'`, domain.AdminID); n != 4 {
		t.Errorf("%d adjustments are signed", n)
	}
	err := s.AdjustCredits(t.Context(), domain.AdminID, 999, 5, "")
	if domain.CodeOf(err) != domain.NotFound {
		t.Errorf("nobody was given credits: %v", err)
	}
}

func TestTheRegistrationGrantIsGivenOnceForAMailbox(t *testing.T) {
	s := testkit.NewStore(t)
	for i, step := range []struct {
		email string
		want  int
	}{
		{"mira.moon@gmail.com", 10}, {"MiraMoon+2@gmail.com", 0}, {"mira.m.oon@googlemail.com", 0},
		{"omar@example.org", 10}, {"omar+free@example.org", 0}, {"o.mar@example.org", 10},
	} {
		user, err := s.Register(t.Context(), domain.Registration{Email: step.email, Username: "user" + string(rune('a'+i))}, "")
		if err != nil {
			t.Fatal(err)
		}
		if b, _ := s.Balance(t.Context(), user.ID); b.Remaining() != step.want {
			t.Errorf("%s was given %d credits, want %d", step.email, b.Remaining(), step.want)
		}
	}
	testkit.CheckLedger(t, s)
}
