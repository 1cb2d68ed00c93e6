package operations_test

import (
	"testing"
	"time"

	"pellucid/internal/domain"
	"pellucid/internal/domain/mailing"
	"pellucid/internal/domain/sale"
	"pellucid/internal/testkit"
)

func TestTheServersStateCountsWhatWaits(t *testing.T) {
	s := testkit.NewStore(t)
	user := s.AddUser(t, "mira")
	if got, err := s.ServerState(t.Context()); err != nil || got.TasksWaiting != 0 || got.PaymentEventAge >= 0 || got.DatabaseBytes < 100_000 || got.WALBytes == 0 {
		t.Fatalf("an idle server is %+v, %v", got, err)
	}
	plan, err := s.PlanOf(t.Context(), user.ID)
	if err != nil {
		t.Fatal(err)
	}
	gen := domain.Generation{Prompt: "a red fox", Width: 512, Height: 512, Samples: 1, Price: 1}
	gen.Normalize()
	if _, err := s.ReserveGeneration(t.Context(), user, plan, gen); err != nil {
		t.Fatal(err)
	}
	if err := s.QueueEmail(t.Context(), mailing.Email{Kind: mailing.Verify, UserID: user.ID}); err != nil {
		t.Fatal(err)
	}
	if _, err := s.KeepEvent(t.Context(), sale.PaymentEvent{EventID: "evt_1", Type: "checkout.completed", Payload: []byte("{}")}); err != nil {
		t.Fatal(err)
	}
	s.Clock.Advance(90 * time.Second)
	got, err := s.ServerState(t.Context())
	if err != nil || got.TasksWaiting != 1 || got.TaskOldest != 90*time.Second || got.MailWaiting != 1 || got.MailRetrying != 0 || got.MailOldest != 90*time.Second ||
		got.PaymentEventsOpen != 1 || got.PaymentEventAge != 90*time.Second {
		t.Errorf("the state is %+v, %v", got, err)
	}
}

func TestCreditMovesCountEachEntryOnce(t *testing.T) {
	s := testkit.NewStore(t)
	user := s.AddUser(t, "mira")
	begin, err := s.CreditMoves(t.Context(), -1)
	if err != nil || len(begin.Moved) != 0 {
		t.Fatalf("%+v, %v", begin, err)
	}
	plan, err := s.PlanOf(t.Context(), user.ID)
	if err != nil {
		t.Fatal(err)
	}
	gen := domain.Generation{Prompt: "a red fox", Width: 512, Height: 512, Samples: 2, Price: 1}
	gen.Normalize()
	task, err := s.ReserveGeneration(t.Context(), user, plan, gen)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := s.CancelGeneration(t.Context(), user.ID, task.ID); err != nil {
		t.Fatal(err)
	}
	moved, err := s.CreditMoves(t.Context(), begin.Last)
	if err != nil || moved.Moved["reserve"] != 2 || moved.Moved["release"] != 2 || moved.Last <= begin.Last {
		t.Errorf("moved %+v, %v", moved, err)
	}
	if again, err := s.CreditMoves(t.Context(), moved.Last); err != nil || len(again.Moved) != 0 || again.Last != moved.Last {
		t.Errorf("then moved %+v, %v", again, err)
	}
}
