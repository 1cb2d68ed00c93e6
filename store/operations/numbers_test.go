package operations_test

import (
	"strings"
	"testing"
	"time"

	"pellucid/internal/domain"
	"pellucid/internal/domain/collection"
	"pellucid/internal/domain/people"
	"pellucid/internal/domain/upkeep"
	"pellucid/internal/testkit"
)

func numbersOf(t *testing.T, s *testkit.Store) upkeep.Numbers {
	t.Helper()
	n, err := s.Numbers(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	return n
}

func today(n upkeep.Numbers) upkeep.DayNumbers { return n.Days[len(n.Days)-1] }

func TestTheNumbersHaveThirtyDaysWithoutAGap(t *testing.T) {
	s := testkit.NewStore(t)
	n := numbersOf(t, s)
	if len(n.Days) != upkeep.NumbersDays {
		t.Fatalf("%d days", len(n.Days))
	}
	for i, day := range n.Days {
		if i > 0 && day.Day.Sub(n.Days[i-1].Day) != 24*time.Hour {
			t.Errorf("%v follows %v", day.Day, n.Days[i-1].Day)
		}
		if (day != upkeep.DayNumbers{Day: day.Day}) {
			t.Errorf("nothing has happened, and %v says %+v", day.Day, day)
		}
	}
	if now := s.Clock.Now(); today(n).Day != now.UTC().Truncate(24*time.Hour) {
		t.Errorf("the last day is %v, now is %v", today(n).Day, now)
	}
	if n.DatabaseBytes < 4096 {
		t.Errorf("the database has %d bytes", n.DatabaseBytes)
	}
}

func TestSignUpsAreCountedOnTheirDayAndTheDemoUserIsNot(t *testing.T) {
	s := testkit.NewStore(t)
	if err := s.CreateAdmin(t.Context(), people.Registration{Email: "administrator@example.org", Username: "administrator"}, ""); err != nil {
		t.Fatal(err)
	}
	if _, err := s.FindOrAddDemoUser(t.Context(), "demo"); err != nil {
		t.Fatal(err)
	}
	s.AddUser(t, "mira")
	s.Clock.Advance(24 * time.Hour)
	s.AddUser(t, "omar")
	s.AddUser(t, "ines")
	n := numbersOf(t, s)
	if yesterday := n.Days[len(n.Days)-2]; today(n).SignUps != 2 || yesterday.SignUps != 1 {
		t.Errorf("%d signed up today and %d yesterday", today(n).SignUps, yesterday.SignUps)
	}
	s.Clock.Advance(upkeep.NumbersDays * 24 * time.Hour)
	for _, day := range numbersOf(t, s).Days {
		if day.SignUps != 0 {
			t.Errorf("%v still counts %d", day.Day, day.SignUps)
		}
	}
}

func TestRevenueFollowsReceiptsAndWhatIsGivenBack(t *testing.T) {
	s := testkit.NewStore(t)
	mira := s.AddUser(t, "mira")
	paid := s.Clock.Now().Add(-48 * time.Hour).UnixMilli()
	for i, currency := range []string{"USD", "USD", "EUR"} {
		s.Exec(t, `INSERT INTO receipts (user_id, business_key, transaction_id, order_id, description, amount_cents, refunded_cents, currency, paid_at)
			VALUES (?, ?, '', '', '', 990, 0, ?, ?)`, mira.ID, i, currency, paid)
	}
	day := func() int64 { n := numbersOf(t, s); return n.Days[len(n.Days)-3].RevenueCents }
	if day() != 1980 {
		t.Errorf("two payments in dollars are %d cents", day())
	}
	s.Exec(t, `UPDATE receipts SET refunded_cents = 490 WHERE business_key = '0'`)
	if day() != 1490 {
		t.Errorf("after a part was given back there are %d cents", day())
	}
	s.Exec(t, `UPDATE receipts SET currency = 'EUR' WHERE business_key = '1'`)
	if day() != 500 {
		t.Errorf("with one corrected to euros there are %d cents", day())
	}
	s.Exec(t, `DELETE FROM receipts WHERE business_key = '0'`)
	if day() != 0 {
		t.Errorf("without it there are %d cents", day())
	}
}

func TestFailuresReleasesAndTheQueueAreTold(t *testing.T) {
	s := testkit.NewStore(t)
	mira := s.AddUser(t, "mira")
	plan, err := s.PlanOf(t.Context(), mira.ID)
	if err != nil {
		t.Fatal(err)
	}
	var tasks []domain.Task
	for range 3 {
		task, err := s.ReserveGeneration(t.Context(), mira, plan, domain.Generation{Prompt: "a fox", Samples: 1, Width: 512, Height: 512, GuidanceScale: 3.5, Steps: 25})
		if err != nil {
			t.Fatal(err)
		}
		tasks = append(tasks, task)
		s.Clock.Advance(time.Minute)
	}
	if n := numbersOf(t, s); n.Waiting != 3 || n.Oldest != 3*time.Minute {
		t.Errorf("%d wait, the oldest for %v", n.Waiting, n.Oldest)
	}
	if _, err := s.CancelGeneration(t.Context(), mira.ID, tasks[0].ID); err != nil {
		t.Fatal(err)
	}
	s.Exec(t, `UPDATE generation_tasks SET status = 'failed', error = 'The engine did not answer.', finished_at = ? WHERE id = ?`, s.Clock.Now().UnixMilli(), tasks[1].ID)
	n := numbersOf(t, s)
	if today(n).Failures != 1 || today(n).Releases != 1 || n.Waiting != 1 {
		t.Errorf("after one was cancelled and one failed: %+v, %d wait", today(n), n.Waiting)
	}
	s.Subscribe(t, mira, 2)
	if n := numbersOf(t, s); n.Paying != 1 {
		t.Errorf("%d users pay", n.Paying)
	}
}

func TestDeliveredImagesAreCountedWithWhatTheAlphaGateSaid(t *testing.T) {
	s := testkit.NewStore(t)
	mira := s.AddUser(t, "mira")
	s.AddImage(t, mira, "not asked for")
	img := s.AddImage(t, mira, "asked for")
	s.Exec(t, `INSERT INTO generation_tasks (id, user_id, status, run_after, prompt, width, height, num_samples, guidance_scale, steps, seed, is_public, commercial, plan_name, terms_version, created_at)
		VALUES ('t', ?, 'processing', 0, '', 1, 1, 4, 1, 1, 1, 1, 0, '', '', 0)`, mira.ID)
	const deliver = `
		INSERT INTO images (id, user_id, task_id, variation, blob_key, prompt, width, height, guidance_scale, steps, seed, model, category, is_public, commercial, plan_name, terms_version, created_at)
		SELECT ?, user_id, 't', ?, blob_key, prompt, width, height, guidance_scale, steps, seed, model, category, is_public, commercial, plan_name, terms_version, created_at
		FROM images WHERE id = ?`
	s.Exec(t, `UPDATE image_files SET alpha_verdict = 'pass' WHERE blob_key = ?`, img.BlobKey)
	s.Exec(t, deliver, "one", 0, img.ID)
	s.Exec(t, `UPDATE image_files SET alpha_verdict = 'warn' WHERE blob_key = ?`, img.BlobKey)
	s.Exec(t, deliver, "two", 1, img.ID)
	n, images, passes := numbersOf(t, s), 0, 0
	for _, day := range n.Days {
		images, passes = images+day.Images, passes+day.Passes
	}
	if images != 2 || passes != 1 {
		t.Errorf("%d images and %d passes; one passed, one had a remark, nobody had asked for two of them", images, passes)
	}
}

func TestInsightsCountImagesByDay(t *testing.T) {
	s := testkit.NewStore(t)
	mira, omar := s.AddUser(t, "mira"), s.AddUser(t, "omar")
	now := s.Clock.Now()
	midnight := now.UTC().Truncate(24 * time.Hour)
	first := midnight.AddDate(0, 0, 1-collection.InsightDays)
	made := func(at time.Time) func(*domain.Image) { return func(img *domain.Image) { img.CreatedAt = at } }
	s.AddImage(t, mira, "before midnight", made(midnight.Add(-time.Millisecond)))
	s.AddImage(t, mira, "at midnight", made(midnight))
	deleted := s.AddImage(t, mira, "deleted again", made(now))
	s.AddImage(t, mira, "at the start", made(first), testkit.Private)
	s.AddImage(t, mira, "too old", made(first.Add(-time.Millisecond)))
	s.AddImage(t, omar, "somebody else's", made(now))
	if _, err := s.DeleteImage(t.Context(), mira.ID, deleted.ID); err != nil {
		t.Fatal(err)
	}
	insights, err := s.Insights(t.Context(), mira.ID)
	if err != nil {
		t.Fatal(err)
	}
	if len(insights.Days) != collection.InsightDays || !insights.Days[0].Day.Equal(first) {
		t.Fatalf("%d days from %v on", len(insights.Days), insights.Days[0].Day)
	}
	want := map[time.Time]int{first: 1, midnight.AddDate(0, 0, -1): 1, midnight: 2}
	for _, d := range insights.Days {
		if d.Images != want[d.Day] {
			t.Errorf("%d images on %s, want %d", d.Images, d.Day.Format(time.DateOnly), want[d.Day])
		}
	}
}

func TestInsightsCountTheStylesOfStandingImages(t *testing.T) {
	s := testkit.NewStore(t)
	mira, omar := s.AddUser(t, "mira"), s.AddUser(t, "omar")
	for _, prompt := range []string{"a fox, Watercolor", "an owl, watercolor, MINIMALIST", "a 3D Render of a mug", "a plain apple", "a map, flat design"} {
		s.AddImage(t, mira, prompt)
	}
	s.AddImage(t, omar, "digital art of a city")
	gone := s.AddImage(t, mira, "a watercolor that was deleted")
	if _, err := s.DeleteImage(t.Context(), mira.ID, gone.ID); err != nil {
		t.Fatal(err)
	}
	insights, err := s.Insights(t.Context(), mira.ID)
	if err != nil {
		t.Fatal(err)
	}
	want := map[string]int{"minimalist": 1, "3d render": 1, "flat design": 1, "watercolor": 2, "digital art": 0}
	for _, style := range insights.Styles {
		if style.Images != want[style.Style] {
			t.Errorf("%d images in %s, want %d", style.Images, style.Style, want[style.Style])
		}
	}
	if len(insights.Styles) != len(want) {
		t.Errorf("%d styles", len(insights.Styles))
	}
}

func TestEveryStyleKeywordHasItsBit(t *testing.T) {
	s := testkit.NewStore(t)
	for i, style := range collection.StyleKeywords {
		s.AddImage(t, s.AddUser(t, "mira"), "a fox, "+strings.ToUpper(style))
		if bits := s.Int(t, `SELECT styles FROM images ORDER BY rowid DESC LIMIT 1`); bits != 1<<i {
			t.Errorf("%s has the bits %b", style, bits)
		}
	}
}
