package store_test

import (
	"fmt"
	"slices"
	"testing"
	"time"

	"pellucid/internal/domain"
	"pellucid/internal/testkit"
)

// listed returns the usernames of a page of users.
func listed(t *testing.T, s *testkit.Store, search, sort, direction string) []string {
	t.Helper()
	q, err := domain.NewUserQuery(search, sort, direction)
	if err != nil {
		t.Fatal(err)
	}
	page, err := s.Users(t.Context(), q)
	if err != nil {
		t.Fatal(err)
	}
	names := make([]string, len(page.Data))
	for i, u := range page.Data {
		names[i] = u.Username
	}
	if page.Total != len(names) || page.More {
		t.Errorf("%q: %d users of %d", search, len(names), page.Total)
	}
	return names
}

func addUsers(t *testing.T, s *testkit.Store) {
	t.Helper()
	for i, name := range []string{"mira", "Omar", "zoë"} {
		user, err := s.Register(t.Context(), domain.Registration{Username: name, Email: []string{"x@shop.example", "b@studio.example", "a@shop.example"}[i]}, "")
		if err != nil {
			t.Fatal(err)
		}
		s.Clock.Advance(time.Second)
		if name == "Omar" {
			s.Subscribe(t, user, 3)
			s.Give(t, user, 0, 90)
		}
	}
}

func TestUsersAreSortedByEveryColumn(t *testing.T) {
	t.Parallel()
	s := testkit.NewStore(t)
	addUsers(t, s)
	for sort, want := range map[string][]string{
		"": {"mira", "Omar", "zoë"}, "id": {"mira", "Omar", "zoë"}, "username": {"mira", "Omar", "zoë"}, "email": {"zoë", "Omar", "mira"},
		"credits": {"mira", "zoë", "Omar"}, "subscription": {"mira", "zoë", "Omar"}, "created": {"mira", "Omar", "zoë"},
	} {
		if got := listed(t, s, "", sort, "asc"); !slices.Equal(got, want) {
			t.Errorf("by %q: %v, want %v", sort, got, want)
		}
		slices.Reverse(want)
		if got := listed(t, s, "", sort, "desc"); !slices.Equal(got, want) {
			t.Errorf("by %q, downwards: %v, want %v", sort, got, want)
		}
	}
}

func TestUsersAreFoundByAnyPartOfANameOrThePlan(t *testing.T) {
	t.Parallel()
	s := testkit.NewStore(t)
	addUsers(t, s)
	for search, want := range map[string][]string{
		"mar": {"Omar"}, "OMA": {"Omar"}, "shop.ex": {"mira", "zoë"}, "zoë": {"zoë"}, "pro": {"Omar"}, "free": {"mira", "zoë"},
		"m": {"mira"}, "b@": {"Omar"}, "zo": {"zoë"}, "nobody": {}, `"`: {}, `" OR *`: {}, `'; DROP TABLE users; --`: {}, "%": {}, "_ra": {}, "a\x00b": {}, "NOT mira": {},
	} {
		if got := listed(t, s, search, "", ""); !slices.Equal(got, want) {
			t.Errorf("%q finds %v, want %v", search, got, want)
		}
	}
}

func TestAListOfUsersFollowsWhatChanges(t *testing.T) {
	t.Parallel()
	s := testkit.NewStore(t)
	addUsers(t, s)
	s.Exec(t, `UPDATE users SET username = 'nora', username_folded = 'nora' WHERE username = 'mira'`)
	if got := listed(t, s, "mira", "", ""); len(got) != 0 {
		t.Errorf("the old name finds %v", got)
	}
	if got := listed(t, s, "nora", "", ""); len(got) != 1 {
		t.Errorf("the new name finds %v", got)
	}
	s.Exec(t, `UPDATE subscriptions SET is_active = 0`)
	if got := listed(t, s, "pro", "", ""); len(got) != 0 {
		t.Errorf("an ended plan finds %v", got)
	}
	s.Exec(t, `INSERT INTO users_search (users_search) VALUES ('integrity-check')`)
}

func TestSearchesThatVeryManyFitAreWalkedInOrder(t *testing.T) {
	t.Parallel()
	s := testkit.NewStore(t)
	s.Exec(t, `
		WITH RECURSIVE n(i) AS (VALUES (2) UNION ALL SELECT i + 1 FROM n WHERE i < 2600)
		INSERT INTO users (id, email, email_folded, username, username_folded, username_skeleton, created_at)
		SELECT i, printf('u%05d@example.org', i), printf('u%05d@example.org', i), printf('u%05d', i), printf('u%05d', i), printf('u%05d', i), i FROM n`)
	s.Exec(t, `INSERT INTO credit_balances (user_id) SELECT id FROM users`)
	s.Exec(t, `INSERT INTO credit_ledger (user_id, kind, plan_delta, extra_delta, idempotency_key, created_at) SELECT id, 'adjust', 0, id % 7, 'given:' || id, 0 FROM users`)
	for _, search := range []string{"example", "free", "u0"} {
		q, _ := domain.NewUserQuery(search, "username", "desc")
		q.Skip, q.Limit = 100, 20
		page, err := s.Users(t.Context(), q)
		if err != nil {
			t.Fatal(err)
		}
		if !page.More || page.Total != 2000 || len(page.Data) != 20 || page.Data[0].Username != fmt.Sprintf("u%05d", 2500) {
			t.Errorf("%q: %d of %d, more %v, first %+v", search, len(page.Data), page.Total, page.More, page.Data[:1])
		}
		q.Sort = domain.UsersByCredits
		if page, _ = s.Users(t.Context(), q); len(page.Data) != 20 || page.Data[0].Credits != 6 {
			t.Errorf("%q by credits begins with %+v", search, page.Data[:1])
		}
	}
}

func TestOnesSubscriptionsAreTold(t *testing.T) {
	t.Parallel()
	s := testkit.NewStore(t)
	mira := s.AddUser(t, "mira")
	s.Subscribe(t, mira, 2)
	subs, err := s.PlanPeriods(t.Context(), mira.ID)
	if err != nil || len(subs) != 1 || subs[0].TierName != "Basic" || !subs[0].IsActive || !subs[0].AutoRenew {
		t.Fatalf("%+v, %v", subs, err)
	}
	s.Exec(t, `UPDATE subscriptions SET expires_at = 1`)
	if subs, _ = s.PlanPeriods(t.Context(), mira.ID); subs[0].IsActive {
		t.Error("what has ended is active")
	}
}

// TestThePlanBeforeAnUpgradeIsTold is about an administrator who could not see that a customer on Pro had paid for Basic:
// the upgrade had written over it.
func TestThePlanBeforeAnUpgradeIsTold(t *testing.T) {
	t.Parallel()
	s := testkit.NewStore(t)
	mira := s.AddUser(t, "mira")
	s.Subscribe(t, mira, 3)
	start := s.Clock.Now().UnixMilli()
	for i, line := range []string{"'started', 2", "'renewed', 2", "'upgraded', 3", "'canceled', 3"} {
		s.Exec(t, `INSERT INTO subscription_history (subscription_id, user_id, change, tier_id, auto_renew, starts_at, expires_at, is_active, happened_at)
			SELECT id, user_id, `+line+`, 1, ? + ?, expires_at, 1, ? FROM subscriptions`, start, 1000*i, start)
	}
	periods, err := s.PlanPeriods(t.Context(), mira.ID)
	if err != nil || len(periods) != 2 {
		t.Fatalf("%+v, %v", periods, err)
	}
	now, before := periods[0], periods[1]
	if now.TierName != "Pro" || !now.IsActive || before.TierName != "Basic" || before.IsActive || before.AutoRenew || !before.ExpiresAt.Equal(now.StartsAt) {
		t.Errorf("the plans are %+v", periods)
	}
}
