package tasks_test

import (
	"slices"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"pellucid/internal/domain"
	"pellucid/internal/domain/ledger"
	"pellucid/internal/testkit"
)

func claim(t *testing.T, s *testkit.Store) domain.Task {
	t.Helper()
	task, err := s.ClaimTask(t.Context(), time.Minute)
	if err != nil {
		t.Fatal(err)
	}
	return task
}

func deliver(t *testing.T, s *testkit.Store, task domain.Task, variation int) domain.Image {
	t.Helper()
	img := s.Picture(&domain.User{ID: task.UserID}, task.Generation.Prompt, func(img *domain.Image) {
		img.TaskID, img.Variation, img.IsPublic = task.ID, variation, task.Generation.Public
	})
	if _, err := s.DeliverImage(t.Context(), task, img); err != nil {
		t.Fatal(err)
	}
	return img
}

func balanceOf(t *testing.T, s *testkit.Store, user *domain.User) ledger.Balance {
	t.Helper()
	b, err := s.Balance(t.Context(), user.ID)
	if err != nil {
		t.Fatal(err)
	}
	return b
}

func taskOf(t *testing.T, s *testkit.Store, task domain.Task) domain.Task {
	t.Helper()
	found, err := s.TaskOf(t.Context(), task.UserID, task.ID)
	if err != nil {
		t.Fatal(err)
	}
	return found
}

func TestTheQueueServesTheDearestPlanFirstAndThenTheOldest(t *testing.T) {
	s := testkit.NewStore(t)
	user := s.AddUser(t, "mira")
	var want []string
	ids := map[int][]string{}
	for _, priority := range []int{0, 2, 1, 0, 2, 1} {
		plan := testkit.BestPlan
		plan.PriorityLevel = priority
		s.Clock.Advance(time.Second)
		ids[priority] = append(ids[priority], s.Reserve(t, user, plan, testkit.Request(1)).ID)
	}
	want = slices.Concat(ids[2], ids[1], ids[0])
	var got []string
	for range want {
		got = append(got, claim(t, s).ID)
	}
	if !slices.Equal(got, want) {
		t.Errorf("claimed %v, want %v", got, want)
	}
	if _, err := s.ClaimTask(t.Context(), time.Minute); domain.CodeOf(err) != domain.NotFound {
		t.Errorf("an empty queue gives %v", err)
	}
}

func TestAClaimedTaskCarriesAllThatAWorkerNeeds(t *testing.T) {
	s := testkit.NewStore(t)
	user := s.AddUser(t, "mira")
	gen := testkit.Request(3)
	// The shadow was lost on the way once: whoever chose one on the create screen got a picture without.
	gen.NegativePrompt, gen.Style, gen.Seed, gen.Public, gen.Shadow, gen.Engine, gen.Price = "text", "flat", 42, false, "drop", "illustrator", 1
	s.Reserve(t, user, testkit.BestPlan, gen)
	first := claim(t, s)
	deliver(t, s, first, 1)
	if err := s.RequeueTask(t.Context(), first.ID, 0); err != nil {
		t.Fatal(err)
	}
	again := claim(t, s)
	if !cmp.Equal(again.Generation, gen) || again.Username != user.Username || again.Attempts != 2 || !slices.Equal(again.Delivered, []int{1}) {
		t.Errorf("claimed %+v", again)
	}
	if want := (domain.License{Commercial: true, Plan: "Pro", TermsVersion: domain.TermsVersion}); again.License != want {
		t.Errorf("the license is %+v, want %+v", again.License, want)
	}
}

func TestATaskThatIsPutBackWaitsOutItsPause(t *testing.T) {
	s := testkit.NewStore(t)
	task := s.Reserve(t, s.AddUser(t, "mira"), testkit.BestPlan, testkit.Request(1))
	claim(t, s)
	if err := s.RequeueTask(t.Context(), task.ID, 10*time.Second); err != nil {
		t.Fatal(err)
	}
	s.Clock.Advance(9 * time.Second)
	if _, err := s.ClaimTask(t.Context(), time.Minute); domain.CodeOf(err) != domain.NotFound {
		t.Errorf("claimed before the pause was over: %v", err)
	}
	s.Clock.Advance(time.Second)
	claim(t, s)
}

func TestOnlyATaskWhoseLeaseHasEndedIsAbandoned(t *testing.T) {
	s := testkit.NewStore(t)
	user := s.AddUser(t, "mira")
	held, lost := s.Reserve(t, user, testkit.BestPlan, testkit.Request(1)), s.Reserve(t, user, testkit.BestPlan, testkit.Request(1))
	claim(t, s)
	claim(t, s)
	s.Clock.Advance(50 * time.Second)
	if err := s.ExtendLease(t.Context(), held.ID, time.Minute); err != nil {
		t.Fatal(err)
	}
	s.Clock.Advance(11 * time.Second)
	if n, err := s.RequeueAbandoned(t.Context(), false); n != 1 || err != nil {
		t.Fatalf("%d tasks were abandoned, %v", n, err)
	}
	if again := claim(t, s); again.ID != lost.ID {
		t.Errorf("claimed %s, want the abandoned %s", again.ID, lost.ID)
	}
	if n, err := s.RequeueAbandoned(t.Context(), true); n != 2 || err != nil {
		t.Errorf("a start puts back %d tasks, %v; want both", n, err)
	}
}

func TestAnIdempotencyKeyMakesOneTask(t *testing.T) {
	s := testkit.NewStore(t)
	mira, omar := s.AddUser(t, "mira"), s.AddUser(t, "omar")
	gen := testkit.Request(2)
	gen.IdempotencyKey = "key"
	first := s.Reserve(t, mira, testkit.BestPlan, gen)
	gen.Seed = 99 // the server chooses one for each request without
	if again := s.Reserve(t, mira, testkit.BestPlan, gen); again.ID != first.ID {
		t.Errorf("sending it again made %s beside %s", again.ID, first.ID)
	}
	if b := balanceOf(t, s, mira); b.Remaining() != 8 {
		t.Errorf("%d credits are left, want 8: it was charged twice", b.Remaining())
	}
	if other := s.Reserve(t, omar, testkit.BestPlan, gen); other.ID == first.ID {
		t.Error("another user's key gave them the task")
	}
	gen.Prompt = "something else"
	if _, err := s.ReserveGeneration(t.Context(), mira, testkit.BestPlan, gen); domain.CodeOf(err) != domain.Conflict {
		t.Errorf("the same key for another request gives %v", err)
	}
	testkit.CheckLedger(t, s)
}

func TestSettlingReturnsWhatWasNotDelivered(t *testing.T) {
	for name, test := range map[string]struct {
		delivered int
		status    domain.TaskStatus
		left      ledger.Balance
	}{
		"all were delivered":  {4, domain.TaskCompleted, ledger.Balance{Plan: 0, Extra: 3, Used: 4}},
		"two were delivered":  {2, domain.TaskCompleted, ledger.Balance{Plan: 0, Extra: 5, Used: 2}},
		"none were delivered": {0, domain.TaskFailed, ledger.Balance{Plan: 2, Extra: 5, Used: 0}},
	} {
		t.Run(name, func(t *testing.T) {
			s := testkit.NewStore(t)
			user := s.AddUser(t, "mira")
			s.Give(t, user, -8, 5)
			s.Reserve(t, user, testkit.BestPlan, testkit.Request(4))
			task := claim(t, s)
			for variation := range test.delivered {
				deliver(t, s, task, variation)
			}
			for range 2 {
				if err := s.SettleGeneration(t.Context(), task, "a message"); err != nil {
					t.Fatal(err)
				}
			}
			ended := taskOf(t, s, task)
			if ended.Status != test.status || ended.Progress != 100 || ended.Error != "a message" || len(ended.ImageIDs) != test.delivered {
				t.Errorf("the task ended as %+v", ended)
			}
			if b := balanceOf(t, s, user); b != test.left {
				t.Errorf("left are %+v, want %+v", b, test.left)
			}
			testkit.CheckLedger(t, s)
		})
	}
}

func TestADeliveryAfterTheEndChangesNothing(t *testing.T) {
	// A worker that had lost its lease delivered after another worker had failed the task and given the credit back: the
	// picture was there for nothing, and the ledger said "settled" for a credit that it had returned.
	s := testkit.NewStore(t)
	user := s.AddUser(t, "mira")
	s.Reserve(t, user, testkit.BestPlan, testkit.Request(1))
	task := claim(t, s)
	if err := s.SettleGeneration(t.Context(), task, "Image generation failed"); err != nil {
		t.Fatal(err)
	}
	late := deliver(t, s, task, 0)
	if _, err := s.Image(t.Context(), late.ID, user.ID); domain.CodeOf(err) != domain.NotFound {
		t.Errorf("the late picture: %v", err)
	}
	testkit.CheckLedger(t, s)
}

func TestATaskIsItsOwnersAlone(t *testing.T) {
	s := testkit.NewStore(t)
	mira, omar := s.AddUser(t, "mira"), s.AddUser(t, "omar")
	task := s.Reserve(t, mira, testkit.BestPlan, testkit.Request(1))
	if _, err := s.TaskOf(t.Context(), omar.ID, task.ID); domain.CodeOf(err) != domain.NotFound {
		t.Errorf("another user's task gives %v", err)
	}
	if _, err := s.OpenTaskOf(t.Context(), omar.ID); domain.CodeOf(err) != domain.NotFound {
		t.Errorf("another user's open task gives %v", err)
	}
	if open, err := s.OpenTaskOf(t.Context(), mira.ID); err != nil || open.ID != task.ID {
		t.Errorf("the open task is %+v, %v", open, err)
	}
}

// A machine's clock was an hour fast when the task came, and was put right.
func TestATaskDoesNotWaitForAClockThatWasPutBack(t *testing.T) {
	t.Parallel()
	s := testkit.NewStore(t)
	task := s.Reserve(t, s.AddUser(t, "mira"), testkit.BestPlan, testkit.Request(1))
	s.Clock.Advance(-time.Hour)
	if got := claim(t, s); got.ID != task.ID {
		t.Errorf("claimed %s, want %s", got.ID, task.ID)
	}
}
