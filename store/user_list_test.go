package store_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"pellucid/internal/domain/people"
	"pellucid/internal/testkit"
)

// listed returns the usernames of a page of users.
func listed(t *testing.T, s *testkit.Store, search, sort, direction string) []string {
	t.Helper()
	q, err := people.NewQuery(search, sort, direction)
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
		user, err := s.Register(t.Context(), people.Registration{Username: name, Email: []string{"x@shop.example", "b@studio.example", "a@shop.example"}[i]}, "")
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
		q, _ := people.NewQuery(search, "username", "desc")
		q.Skip, q.Limit = 100, 20
		page, err := s.Users(t.Context(), q)
		if err != nil {
			t.Fatal(err)
		}
		if !page.More || page.Total != 2000 || len(page.Data) != 20 || page.Data[0].Username != fmt.Sprintf("u%05d", 2500) {
			t.Errorf("%q: %d of %d, more %v, first %+v", search, len(page.Data), page.Total, page.More, page.Data[:1])
		}
		q.Sort = people.ByCredits
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

// crowd is more users than a search is sorted as a whole for, in which some names hold a plan's name and others' ends.
const crowd = 2600

func addCrowd(t *testing.T, s *testkit.Store) []people.Listed {
	t.Helper()
	plans := []string{"Free", "Basic", "Pro"}
	var all []people.Listed
	for i := range crowd {
		name := fmt.Sprintf("%s%04d", []string{"mira", "omar", "zoe"}[i%3], i*7919%10000)
		if i%500 == 0 {
			name += "pro"
		}
		u := people.Listed{ID: int64(i + 2), Username: name, Email: fmt.Sprintf("%04d@studio.example", i*31%crowd), Credits: i % 13, Plan: plans[min(i%12, 2)]}
		if i%100 == 1 {
			u.Email = "of." + u.Email
		}
		all = append(all, u)
		s.Exec(t, `INSERT INTO users (id, email, email_folded, username, username_folded, username_skeleton, created_at) VALUES (?, ?, ?, ?, ?, ?, ?)`,
			u.ID, u.Email, u.Email, u.Username, u.Username, u.Username, 1000+i*17%900)
	}
	s.Exec(t, `INSERT INTO credit_balances (user_id) SELECT id FROM users`)
	s.Exec(t, `INSERT INTO credit_ledger (user_id, kind, plan_delta, extra_delta, idempotency_key, created_at) SELECT id, 'adjust', 0, (id - 2) % 13, 'given:' || id, 0 FROM users`)
	s.Exec(t, `UPDATE users SET tier_id = 1 + min((id - 2) % 12, 2)`)
	return all
}

// compare is the order of a column, written once more.
func compare(column people.Sort, a, b people.Listed) int {
	switch column {
	case people.ByUsername:
		return strings.Compare(a.Username, b.Username)
	case people.ByEmail:
		return strings.Compare(a.Email, b.Email)
	case people.ByCredits:
		return a.Credits - b.Credits
	case people.ByPlan:
		order := []string{"Free", "Basic", "Pro"}
		return slices.Index(order, a.Plan) - slices.Index(order, b.Plan)
	case people.ByCreated:
		return int((a.ID-2)*17%900 - (b.ID-2)*17%900)
	default:
		return 0
	}
}

// expected reads everybody, as the store must not.
func expected(all []people.Listed, q people.Query) (ids []int64, total int) {
	var fit []people.Listed
	for _, u := range all {
		switch {
		case len(q.Search) < 3 && (strings.HasPrefix(u.Username, q.Search) || strings.HasPrefix(u.Email, q.Search)),
			len(q.Search) >= 3 && strings.Contains(u.Username+"\n"+u.Email+"\n"+strings.ToLower(u.Plan), q.Search):
			fit = append(fit, u)
		}
	}
	slices.SortFunc(fit, func(a, b people.Listed) int {
		order := compare(q.Sort, a, b)
		if order == 0 {
			order = int(a.ID - b.ID)
		}
		if q.Descending {
			order = -order
		}
		return order
	})
	for _, u := range fit[min(q.Skip, len(fit)):min(q.Skip+q.Limit, len(fit))] {
		ids = append(ids, u.ID)
	}
	return ids, len(fit)
}

func TestEverySearchFindsWhatReadingEverybodyFinds(t *testing.T) {
	t.Parallel()
	s := testkit.NewStore(t)
	all := addCrowd(t, s)
	for _, search := range []string{"", "pro", "free", "basic", "example", "mira", "mi", "m", "o", "00", "ra0", "nobody", "of."} {
		for _, column := range []people.Sort{
			people.ByID, people.ByUsername, people.ByEmail, people.ByCredits, people.ByPlan, people.ByCreated,
		} {
			for _, skip := range []int{0, 60, 1950, 2250, 9000} {
				for _, descending := range []bool{false, true} {
					q := people.Query{Search: search, Sort: column, Descending: descending, Skip: skip, Limit: 25}
					holds(t, s, all, q)
				}
			}
		}
	}
}

func holds(t *testing.T, s *testkit.Store, all []people.Listed, q people.Query) {
	t.Helper()
	page, err := s.Users(t.Context(), q)
	if err != nil {
		t.Fatal(err)
	}
	var ids []int64
	for _, u := range page.Data {
		if u != (people.Listed{ID: u.ID, Username: all[u.ID-2].Username, Email: all[u.ID-2].Email, IsActive: true, Credits: all[u.ID-2].Credits, Plan: all[u.ID-2].Plan, CreatedAt: u.CreatedAt}) {
			t.Fatalf("%+v lists %+v", q, u)
		}
		ids = append(ids, u.ID)
	}
	want, total := expected(all, q)
	if !slices.Equal(ids, want) {
		t.Errorf("%+v: %v, want %v", q, ids, want)
	}
	if most := 2000; q.Search != "" && total > most {
		if page.Total != most || !page.More {
			t.Errorf("%+v: %d users, more %v, of %d", q, page.Total, page.More, total)
		}
	} else if page.Total != total || page.More {
		t.Errorf("%+v: %d users, more %v, of %d", q, page.Total, page.More, total)
	}
}

func TestTheListFollowsCreditsAndDepartures(t *testing.T) {
	t.Parallel()
	s := testkit.NewStore(t)
	mira, omar := s.AddUser(t, "mira"), s.AddUser(t, "omar")
	s.Give(t, mira, 0, 90)
	if got := listed(t, s, "", "credits", "desc"); !slices.Equal(got, []string{mira.Username, omar.Username}) {
		t.Errorf("by credits: %v", got)
	}
	s.Give(t, omar, 70, 90)
	if got := listed(t, s, "", "credits", "desc"); !slices.Equal(got, []string{omar.Username, mira.Username}) {
		t.Errorf("by credits: %v", got)
	}
	s.Exec(t, `INSERT INTO users (id, email, email_folded, username, username_folded, username_skeleton, created_at) VALUES (77, 'z', 'z', 'z', 'z', 'z', 1)`)
	s.Exec(t, `DELETE FROM users WHERE id = 77`)
	if got := listed(t, s, "", "id", ""); !slices.Equal(got, []string{mira.Username, omar.Username}) {
		t.Errorf("after somebody left: %v", got)
	}
}
