package store_test

import (
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"pellucid/internal/domain"
	"pellucid/internal/domain/ledger"
	"pellucid/internal/domain/people"
	"pellucid/internal/testkit"
)

func history(t *testing.T, s *testkit.Store, user *domain.User, f ledger.HistoryFilter) domain.Page[ledger.Entry] {
	t.Helper()
	if f.Limit == 0 {
		f.Limit = ledger.HistoryMost
	}
	page, err := s.CreditHistory(t.Context(), user.ID, f)
	if err != nil {
		t.Fatal(err)
	}
	return page
}

func post(t *testing.T, s *testkit.Store, user *domain.User, kind ledger.EntryKind, delta ledger.Delta) {
	t.Helper()
	s.Exec(t, `
		INSERT INTO credit_ledger (user_id, kind, plan_delta, extra_delta, description, refund_of, idempotency_key, created_at)
		VALUES (?, ?, ?, ?, ?, CASE WHEN ? = 'refund' THEN 'ref_1' END, ?, ?)`,
		user.ID, kind, delta.Plan, delta.Extra, string(kind), kind, domain.NewID(), s.Clock.Now().UnixMilli())
}

func TestAGenerationIsOneLineOfTheHistory(t *testing.T) {
	s := testkit.NewStore(t)
	mira, other := s.AddUser(t, "mira"), s.AddUser(t, "other")
	task, err := s.ReserveGeneration(t.Context(), mira, testkit.BestPlan, testkit.Request(4))
	if err != nil {
		t.Fatal(err)
	}
	s.Exec(t, `INSERT INTO credit_ledger (user_id, kind, plan_delta, extra_delta, task_id, idempotency_key, created_at) VALUES (?, 'release', 1, 0, ?, 'r', ?)`, mira.ID, task.ID, s.Clock.Now().UnixMilli())
	s.Exec(t, `INSERT INTO credit_ledger (user_id, kind, plan_delta, extra_delta, spent, task_id, idempotency_key, created_at) VALUES (?, 'settle', 0, 0, 1, ?, 's', ?)`, mira.ID, task.ID, s.Clock.Now().UnixMilli())
	page := history(t, s, mira, ledger.HistoryFilter{})
	if page.Total != 2 || len(page.Data) != 2 {
		t.Fatalf("the history has %d lines: %+v", page.Total, page.Data)
	}
	if got := page.Data[0]; got.Action != ledger.Generation || got.Credits != -3 || got.Description != "Image Generation: a red fox" || !got.At.Equal(s.Clock.Now()) {
		t.Errorf("the generation is told as %+v", got)
	}
	if got := page.Data[1]; got.Action != ledger.SignUp || got.Credits != 10 {
		t.Errorf("the registration is told as %+v", got)
	}
	if n := history(t, s, other, ledger.HistoryFilter{}).Total; n != 1 {
		t.Errorf("the other sees %d lines", n)
	}
}

// TestEveryKindOfEntryHasALabelOfItsOwn is about a history in which credits that expired, and those of signing up, were both
// called "Monthly Refresh".
func TestEveryKindOfEntryHasALabelOfItsOwn(t *testing.T) {
	s := testkit.NewStore(t)
	mira := s.AddUser(t, "mira")
	post(t, s, mira, ledger.EntryGrant, ledger.Delta{Plan: 800}) // before what takes credits away: there must be enough
	for kind, delta := range map[ledger.EntryKind]ledger.Delta{
		ledger.EntryExpire: {Plan: -10}, ledger.EntryPurchase: {Extra: 50}, ledger.EntryRefund: {Plan: -1}, ledger.EntryAdjust: {Extra: 5},
	} {
		post(t, s, mira, kind, delta)
	}
	labels := map[ledger.Action]int{}
	for _, line := range history(t, s, mira, ledger.HistoryFilter{}).Data {
		labels[line.Action] += line.Credits
	}
	want := map[ledger.Action]int{"Sign-up Credits": 10, "Monthly Refresh": 800, "Credits Expired": -10, "Credit Purchase": 50, "Refund": -1, "Adjustment": 5}
	if diff := cmp.Diff(want, labels); diff != "" {
		t.Error(diff)
	}
}

func TestTheHistoryIsFilteredAndAddsUpToTheBalance(t *testing.T) {
	s := testkit.NewStore(t)
	mira := s.AddUser(t, "mira")
	s.Clock.Advance(20 * 24 * time.Hour)
	post(t, s, mira, ledger.EntryPurchase, ledger.Delta{Extra: 200})
	post(t, s, mira, ledger.EntryRefund, ledger.Delta{Extra: -50})
	s.Clock.Advance(8 * 24 * time.Hour)
	post(t, s, mira, ledger.EntryAdjust, ledger.Delta{Extra: 5})
	post(t, s, mira, ledger.EntryExpire, ledger.Delta{Plan: -10})
	post(t, s, mira, ledger.EntryGrant, ledger.Delta{Plan: 800})
	now := s.Clock.Now()
	for name, test := range map[string]struct {
		filter ledger.HistoryFilter
		want   int
	}{
		"everything":              {ledger.HistoryFilter{}, 6},
		"refreshes":               {ledger.HistoryFilter{Action: ledger.Refresh}, 3},
		"purchases":               {ledger.HistoryFilter{Action: ledger.Purchase}, 2},
		"generations":             {ledger.HistoryFilter{Action: ledger.Generation}, 0},
		"a week":                  {ledger.HistoryFilter{Since: now.AddDate(0, 0, -7)}, 3},
		"refreshes of this week":  {ledger.HistoryFilter{Action: ledger.Refresh, Since: now.AddDate(0, 0, -7)}, 2},
		"a month":                 {ledger.HistoryFilter{Since: now.AddDate(0, 0, -30)}, 6},
		"what happens afterwards": {ledger.HistoryFilter{Since: now.Add(time.Millisecond)}, 0},
	} {
		t.Run(name, func(t *testing.T) {
			if page := history(t, s, mira, test.filter); page.Total != test.want || len(page.Data) != test.want {
				t.Errorf("%d lines of %d, want %d", len(page.Data), page.Total, test.want)
			}
		})
	}
	sum := 0
	for _, line := range history(t, s, mira, ledger.HistoryFilter{}).Data {
		sum += line.Credits
	}
	if balance, err := s.Balance(t.Context(), mira.ID); err != nil || sum != balance.Remaining() {
		t.Errorf("the lines add up to %d, the balance is %d, %v", sum, balance.Remaining(), err)
	}
	part := history(t, s, mira, ledger.HistoryFilter{Skip: 4, Limit: 5})
	if len(part.Data) != 2 || part.Total != 6 || part.Data[1].Description != "Free credits at registration" {
		t.Errorf("the end of the history is %+v", part)
	}
}

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
		user, err := s.Register(t.Context(), people.Registration{Email: step.email, Username: "user" + string(rune('a'+i))}, "")
		if err != nil {
			t.Fatal(err)
		}
		if b, _ := s.Balance(t.Context(), user.ID); b.Remaining() != step.want {
			t.Errorf("%s was given %d credits, want %d", step.email, b.Remaining(), step.want)
		}
	}
	testkit.CheckLedger(t, s)
}
