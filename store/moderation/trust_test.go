package moderation_test

import (
	"slices"
	"strings"
	"testing"
	"time"

	"pellucid/internal/domain"
	"pellucid/internal/domain/moderation"
	"pellucid/internal/testkit"
)

const week = 7 * 24 * time.Hour

// promoted are the prompts of the images that the site shows by itself, newest first.
func promoted(t *testing.T, s *testkit.Store) string {
	t.Helper()
	return strings.Join(s.Prompts(t, domain.Listing{Promoted: true}), ", ")
}

func refreshTrust(t *testing.T, s *testkit.Store) {
	t.Helper()
	if err := s.RefreshTrust(t.Context()); err != nil {
		t.Fatal(err)
	}
}

// earner is somebody who has made three images and waited a week.
func earner(t *testing.T, s *testkit.Store) (*domain.User, []domain.Image) {
	t.Helper()
	user := s.AddUser(t, "mira")
	images := []domain.Image{s.AddImage(t, user, "a"), s.AddImage(t, user, "b"), s.AddImage(t, user, "c")}
	s.Clock.Advance(week)
	refreshTrust(t, s)
	return user, images
}

// TestANewcomerIsNotPromotedUntilTheirImagesHaveStoodForAWhile: a stranger's three fresh pictures once stood at the top of
// the landing page within a minute of signing up.
func TestANewcomerIsNotPromotedUntilTheirImagesHaveStoodForAWhile(t *testing.T) {
	s := testkit.NewStore(t)
	user := s.AddUser(t, "mira")
	s.AddImage(t, user, "a")
	s.AddImage(t, user, "b")
	s.Clock.Advance(week)
	fresh := s.AddImage(t, user, "c")
	refreshTrust(t, s)
	if got := promoted(t, s); got != "" {
		t.Errorf("with two images that have been kept and one of today, %q is promoted", got)
	}
	if got := strings.Join(s.Prompts(t, domain.Listing{}), ""); got != "cba" {
		t.Errorf("the gallery reaches %q only", got)
	}
	s.Clock.Advance(moderation.TrustKept)
	refreshTrust(t, s)
	if got := promoted(t, s); got != "c, b, a" {
		t.Errorf("after a day, %q is promoted", got)
	}
	s.AddImage(t, user, "d")
	if got := promoted(t, s); got != "d, c, b, a" {
		t.Errorf("of a trusted account, %q is promoted", got)
	}
	for _, img := range []string{fresh.ID} {
		if _, err := s.DeleteImage(t.Context(), user.ID, img); err != nil {
			t.Fatal(err)
		}
	}
	refreshTrust(t, s)
	if got := promoted(t, s); got != "" {
		t.Errorf("with two kept images left, %q is promoted", got)
	}
}

func TestAStrikeTakesEverythingOfAnAccountFromTheFrontAtOnce(t *testing.T) {
	for _, verdict := range []moderation.Judgement{moderation.Hide, moderation.DeleteForGood, moderation.SuspendTheOwner} {
		t.Run(string(verdict), func(t *testing.T) {
			s := testkit.NewStore(t)
			s.AddAdmin(t)
			user, images := earner(t, s)
			if got := promoted(t, s); got != "c, b, a" {
				t.Fatalf("%q is promoted", got)
			}
			deletions := s.Deletions()
			id := s.Judge(t, images[0], verdict)
			if got := promoted(t, s); got != "" || s.Deletions() == deletions {
				t.Errorf("after the decision %q is promoted; kept pages are void: %v", got, s.Deletions() != deletions)
			}
			refreshTrust(t, s)
			if got := promoted(t, s); got != "" {
				t.Errorf("the next refresh trusts them again: %q", got)
			}
			if _, err := s.UndoDecision(t.Context(), domain.AdminID, id); err != nil {
				t.Fatal(err)
			}
			if got := promoted(t, s); got != "c, b, a" {
				t.Errorf("after it was undone, %q is promoted (user %d)", got, user.ID)
			}
		})
	}
}

func TestTheAdministratorFeaturesAndChoosesTheHero(t *testing.T) {
	s := testkit.NewStore(t)
	s.AddAdmin(t)
	user := s.AddUser(t, "mira")
	first, second, secret := s.AddImage(t, user, "a"), s.AddImage(t, user, "b"), s.AddImage(t, user, "c", testkit.Private)
	hero := func() string {
		img, err := s.Hero(t.Context(), 0)
		if err != nil && domain.CodeOf(err) != domain.NotFound {
			t.Fatal(err)
		}
		return img.Prompt
	}
	act := func(do func() error, wantPromoted, wantHero string) {
		t.Helper()
		if err := do(); err != nil {
			t.Fatal(err)
		}
		if got := promoted(t, s); got != wantPromoted || hero() != wantHero {
			t.Errorf("promoted are %q and the hero is %q, want %q and %q", got, hero(), wantPromoted, wantHero)
		}
		if n := s.Int(t, `SELECT total FROM promoted_counts WHERE key = ''`); n != s.Int(t, `SELECT count(*) FROM images WHERE promoted = 1`) {
			t.Errorf("the counter says %d", n)
		}
	}
	feature := func(id string, on bool) func() error {
		return func() error {
			s.Clock.Advance(time.Second)
			_, err := s.Feature(t.Context(), domain.AdminID, id, on, "")
			return err
		}
	}
	choose := func(id string, on bool) func() error {
		return func() error { return s.SetHero(t.Context(), domain.AdminID, id, on) }
	}
	act(feature(first.ID, true), "a", "")
	act(feature(second.ID, true), "b, a", "")
	act(choose(first.ID, true), "b, a", "a")
	featured, err := s.Featured(t.Context(), 5, 0)
	if err != nil || len(featured) != 2 || featured[0].ID != second.ID || featured[1].ID != first.ID {
		t.Errorf("featured are %v, %v: want b and a", featured, err)
	}
	act(choose(first.ID, false), "b, a", "")
	act(choose(first.ID, true), "b, a", "a")
	act(feature(first.ID, false), "b", "")
	act(feature(second.ID, false), "", "")
	act(choose(second.ID, true), "b", "b")
	if _, err := s.Feature(t.Context(), domain.AdminID, secret.ID, true, ""); domain.CodeOf(err) != domain.NotFound {
		t.Errorf("a private image is featured: %v", err)
	}
	actions := testkit.All[string](t, s, `SELECT action FROM audit_log ORDER BY id DESC LIMIT 2`)
	if !slices.Equal(actions, []string{"image.hero", "image.unfeature"}) {
		t.Errorf("the audit log ends with %v", actions)
	}
}

func TestOnesOwnMarksAndDownloadsMoveNothing(t *testing.T) {
	s := testkit.NewStore(t)
	user, fan := s.AddUser(t, "mira"), s.AddUser(t, "fan")
	img := s.AddImage(t, user, "a")
	heat := func() float64 { return testkit.One[float64](t, s, `SELECT hot FROM images WHERE id = ?`, img.ID) }
	by := func(id int64) {
		t.Helper()
		if _, _, err := s.ToggleLike(t.Context(), id, img.ID); err != nil {
			t.Fatal(err)
		}
		if _, _, err := s.ToggleFavorite(t.Context(), id, img.ID); err != nil {
			t.Fatal(err)
		}
		if err := s.CountDownload(t.Context(), img.ID, id); err != nil {
			t.Fatal(err)
		}
	}
	before := heat()
	by(user.ID)
	if heat() != before {
		t.Errorf("the maker's own like, favorite and download move the score from %v to %v", before, heat())
	}
	by(fan.ID)
	if want := domain.Hot(1, 1, 1, img.CreatedAt); heat() != want {
		t.Errorf("somebody else's give %v, want %v", heat(), want)
	}
}

func TestTheFeedOfATagAndTheFrontOfACategoryKeepToPromotedImages(t *testing.T) {
	s := testkit.NewStore(t)
	mira, stranger := s.AddUser(t, "mira"), s.AddUser(t, "stranger")
	s.Trust(t, mira)
	s.AddImage(t, mira, "red fox")
	s.AddImage(t, stranger, "rude fox")
	for name, l := range map[string]domain.Listing{
		"a tag": {Promoted: true, Tags: []string{"fox"}}, "a category": {Promoted: true, Category: domain.Objects}, "trending": {Sort: domain.Trending},
		"trending of a category": {Sort: domain.Trending, Category: domain.Objects}, "popular ones": {Promoted: true, Sort: domain.Popular},
	} {
		l.Limit = 20
		page, err := s.Images(t.Context(), l)
		if err != nil || page.Total != 1 || len(page.Data) != 1 || page.Data[0].Prompt != "red fox" {
			t.Errorf("%s: %+v, %v", name, page, err)
		}
	}
	for name, l := range map[string]domain.Listing{
		"the newest": {}, "a search": {Search: "fox"}, "a tag": {Tags: []string{"fox"}}, "a hot tag": {Tags: []string{"fox"}, Sort: domain.Trending},
		"all of a category": {Category: domain.Objects}, "the most liked": {Sort: domain.Popular},
	} {
		if got := s.Prompts(t, l); len(got) != 2 {
			t.Errorf("%s reaches %v only", name, got)
		}
	}
}

func TestAccountsOfTheDemoUserAreTrustedFromTheStart(t *testing.T) {
	s := testkit.NewStore(t)
	s.AddAdmin(t)
	demo, err := s.FindOrAddDemoUser(t.Context(), "demo")
	if err != nil {
		t.Fatal(err)
	}
	refreshTrust(t, s)
	if n := s.Int(t, `SELECT count(*) FROM users WHERE trust = 2 AND id IN (1, ?)`, demo); n != 2 {
		t.Errorf("%d of the two are trusted", n)
	}
	if img := s.AddImage(t, &domain.User{ID: demo, Username: "demo"}, "a"); s.Int(t, `SELECT promoted FROM images WHERE id = ?`, img.ID) != 1 {
		t.Error("an image of the demo gallery is not promoted")
	}
}

// TestTheAdministratorGrantsAndWithdrawsTrust: trust could be neither seen nor set, so a spammer who had waited a week kept
// the front page, and an artist whom the administrator knew had to wait.
func TestTheAdministratorGrantsAndWithdrawsTrust(t *testing.T) {
	s := testkit.NewStore(t)
	mira, images := earner(t, s)
	choose := func(choice moderation.TrustChoice, want string) {
		t.Helper()
		if err := s.ChooseTrust(t.Context(), domain.AdminID, mira.ID, choice, "I know them"); err != nil {
			t.Fatal(err)
		}
		refreshTrust(t, s)
		if got := promoted(t, s); got != want {
			t.Errorf("after %s, %q is promoted, want %q", choice, got, want)
		}
	}
	why := func(want ...string) {
		t.Helper()
		trust, err := s.TrustOf(t.Context(), mira.ID)
		if got := trust.Reasons(); err != nil || !slices.Equal(got, want) {
			t.Errorf("the reasons are %q, %v; want %q", got, err, want)
		}
	}
	why("No strikes.", "Account age: 7 of 7 days.", "Public images kept for a day: 3 of 3.")
	choose(moderation.TrustWithheld, "")
	why("You withdrew trust. The automatic rule is off for this account.")
	choose(moderation.TrustByRule, "c, b, a")
	for _, img := range images[1:] {
		if _, err := s.DeleteImages(t.Context(), mira.ID, []string{img.ID}); err != nil {
			t.Fatal(err)
		}
	}
	refreshTrust(t, s)
	why("No strikes.", "Account age: 7 of 7 days.", "Public images kept for a day: 1 of 3.")
	choose(moderation.TrustGranted, "a")
	why("You granted trust. A strike ends it.")
	if err := s.Suspend(t.Context(), domain.AdminID, mira.ID, "Spam"); err != nil {
		t.Fatal(err)
	}
	why("The account is suspended.", "Account age: 7 of 7 days.", "Public images kept for a day: 1 of 3.")
	if err := s.ChooseTrust(t.Context(), domain.AdminID, mira.ID, moderation.TrustGranted, "Again"); domain.CodeOf(err) != domain.Conflict {
		t.Errorf("a suspended account is granted trust: %v", err)
	}
	acts := testkit.All[string](t, s, `SELECT reason || after FROM audit_log WHERE action = 'user.trust' ORDER BY id`)
	if len(acts) != 3 || acts[0] != `I know them{"choice":"withdraw","trusted":false}` || acts[2] != `I know them{"choice":"grant","trusted":true}` {
		t.Errorf("the audit log says %q", acts)
	}
}

func TestAccountsOfTheSiteStayTrusted(t *testing.T) {
	s := testkit.NewStore(t)
	id, err := s.FindOrAddDemoUser(t.Context(), "Pellucid")
	if err != nil {
		t.Fatal(err)
	}
	if err := s.ChooseTrust(t.Context(), domain.AdminID, id, moderation.TrustWithheld, "No"); domain.CodeOf(err) != domain.Conflict {
		t.Errorf("the site's own account loses trust: %v", err)
	}
}
