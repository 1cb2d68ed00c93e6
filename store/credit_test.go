package store_test

import (
	"math/rand/v2"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"pellucid/internal/domain"
	"pellucid/internal/testkit"
)

// TestTheLedgerOnlyGrows tries what somebody with the database file would try. An INSERT OR REPLACE once put 1,000 credits
// in the place of a grant, because it fires no delete trigger; the statement that stood here for it was refused for its
// kind and amounts alone. So each refusal is looked at, and what is refused would be fine as a new entry.
func TestTheLedgerOnlyGrows(t *testing.T) {
	s := testkit.NewStore(t)
	mira := s.AddUser(t, "mira")
	s.Give(t, mira, 0, 5)
	const columns = ` INTO credit_ledger (id, user_id, kind, plan_delta, extra_delta, idempotency_key, created_at) `
	for statement, why := range map[string]string{
		`UPDATE credit_ledger SET plan_delta = 1000`:            "only grows",
		`UPDATE OR REPLACE credit_ledger SET plan_delta = 1000`: "only grows",
		`DELETE FROM credit_ledger`:                             "only grows",
		`DELETE FROM credit_ledger WHERE id = 1`:                "only grows",
		`INSERT OR REPLACE` + columns + `SELECT min(id), user_id, 'grant', 1000, 0, 'x', 0 FROM credit_ledger WHERE user_id = 2`:                               "with this id or key",
		`REPLACE` + columns + `SELECT min(id), user_id, 'grant', 1000, 0, 'x', 0 FROM credit_ledger WHERE user_id = 2`:                                         "with this id or key",
		`INSERT OR REPLACE` + columns + `SELECT NULL, user_id, 'grant', 1000, 0, idempotency_key, 0 FROM credit_ledger WHERE user_id = 2 LIMIT 1`:              "with this id or key",
		`INSERT` + columns + `SELECT id, user_id, kind, 1000, 0, 'x', 0 FROM credit_ledger WHERE user_id = 2 ON CONFLICT (id) DO UPDATE SET plan_delta = 1000`: "with this id or key",
		`INSERT` + columns + `VALUES (-7, 2, 'grant', 1000, 0, 'x', 0)`:                                                                                        "nobody's balance",
		`INSERT` + columns + `VALUES (NULL, 2, 'adjust', -1000, 0, 'x', 0)`:                                                                                    "plan_credits >= 0",
		`INSERT` + columns + `VALUES (NULL, 2, 'settle', -1, 0, 'y', 0)`:                                                                                       "CHECK constraint",
		`INSERT` + columns + `VALUES (NULL, 2, 'refund', -1, 0, 'y', 0)`:                                                                                       "refund_of",
		`UPDATE credit_balances SET plan_credits = 1000`:                                                                                                       "with a ledger entry only",
		`UPDATE credit_balances SET extra_credits = 1000, entry_id = entry_id + 1`:                                                                             "with a ledger entry only",
		`UPDATE credit_balances SET extra_credits = extra_credits + 5 WHERE user_id = 2`:                                                                       "with a ledger entry only",
		`INSERT OR REPLACE INTO credit_balances (user_id, plan_credits) VALUES (2, 1000)`:                                                                      "begins at zero",
		`INSERT OR REPLACE INTO credit_balances (user_id) VALUES (2)`:                                                                                          "begins at zero",
		`DELETE FROM credit_balances WHERE user_id = 2`:                                                                                                        "as long as its ledger",
	} {
		if err := s.TryExec(t, statement); err == nil || !strings.Contains(err.Error(), why) {
			t.Errorf("%s: got %v, want a refusal that says %q", statement, err, why)
		}
	}
	if b, err := s.Balance(t.Context(), mira.ID); err != nil || b.Plan != 10 || b.Extra != 5 {
		t.Errorf("the balance is %+v, %v", b, err)
	}
	testkit.CheckLedger(t, s)
}

// TestTheBalanceFollowsTheEntry needs no statement of ours: who writes an entry by hand cannot forget the balance.
func TestTheBalanceFollowsTheEntry(t *testing.T) {
	s := testkit.NewStore(t)
	mira := s.AddUser(t, "mira")
	s.Exec(t, `INSERT INTO credit_ledger (user_id, kind, plan_delta, extra_delta, idempotency_key, created_at) VALUES (?, 'adjust', -3, 7, 'x', 0)`, mira.ID)
	if b, err := s.Balance(t.Context(), mira.ID); err != nil || b.Plan != 7 || b.Extra != 7 || b.Used != 0 {
		t.Errorf("the balance is %+v, %v", b, err)
	}
	testkit.CheckLedger(t, s)
}

func TestABalanceCannotGoBelowZero(t *testing.T) {
	s := testkit.NewStore(t)
	mira := s.AddUser(t, "mira")
	if err := s.TryExec(t, `UPDATE credit_balances SET plan_credits = -1 WHERE user_id = ?`, mira.ID); err == nil {
		t.Error("the database allowed a negative balance")
	}
}

func TestOfTenThousandReservationsAtOnceAsManySucceedAsThereAreCredits(t *testing.T) {
	s := testkit.NewStore(t)
	mira := s.AddUser(t, "mira")
	s.Give(t, mira, 40, 50) // with those of registration, 100
	var accepted, refused atomic.Int64
	var group sync.WaitGroup
	for range 10_000 {
		group.Go(func() {
			_, err := s.ReserveGeneration(t.Context(), mira, testkit.BestPlan, testkit.Request(1))
			switch domain.CodeOf(err) {
			case domain.PaymentRequired:
				refused.Add(1)
			default:
				if err != nil {
					t.Error(err)
				}
				accepted.Add(1)
			}
		})
	}
	group.Wait()
	if accepted.Load() != 100 || refused.Load() != 9900 {
		t.Errorf("%d accepted, %d refused; want 100 and 9900", accepted.Load(), refused.Load())
	}
	if b, _ := s.Balance(t.Context(), mira.ID); b.Remaining() != 0 {
		t.Errorf("%d credits are left", b.Remaining())
	}
	testkit.CheckLedger(t, s)
}

func TestTooFewCreditsAreRefusedInTheSpecifiedWords(t *testing.T) {
	s := testkit.NewStore(t)
	mira := s.AddUser(t, "mira")
	s.Give(t, mira, -8, 0)
	_, err := s.ReserveGeneration(t.Context(), mira, testkit.BestPlan, testkit.Request(3))
	if err == nil || err.Error() != "You have insufficient generation credits. Remaining: 2, Requested: 3" {
		t.Errorf("got %v", err)
	}
	if n := s.Int(t, `SELECT count(*) FROM generation_tasks`); n != 0 {
		t.Errorf("%d tasks were queued without credits", n)
	}
	testkit.CheckLedger(t, s)
}

// TestTheLedgerHoldsWhateverHappensInWhateverOrder plays the studio and the network at their worst: acts come in any
// order, and every one of them comes twice.
func TestTheLedgerHoldsWhateverHappensInWhateverOrder(t *testing.T) {
	s := testkit.NewStore(t)
	w := &world{t: t, s: s, random: rand.New(rand.NewPCG(3, 4))}
	for _, name := range []string{"mira", "omar", "yuki"} {
		user := s.AddUser(t, name)
		s.Give(t, user, 30, 50)
		w.users = append(w.users, user)
	}
	acts := []func(){w.reserve, w.reserve, w.claim, w.claim, w.claim, w.deliver, w.deliver, w.deliver, w.settle, w.settle, w.requeue, w.requeueAbandoned}
	for range 250 {
		acts[w.random.IntN(len(acts))]()
		testkit.CheckLedger(t, s)
		if t.Failed() {
			return
		}
		s.Clock.Advance(time.Second)
	}
	if n := s.Int(t, `SELECT count(*) FROM generation_tasks WHERE status IN ('completed', 'failed', 'canceled')`); n < 10 {
		t.Errorf("only %d tasks ended: the sequence tests too little", n)
	}
}

type world struct {
	t      *testing.T
	s      *testkit.Store
	random *rand.Rand
	users  []*domain.User
	tasks  []domain.Task
}

func (w *world) twice(act func() error) {
	w.t.Helper()
	for range 2 {
		if err := act(); err != nil {
			w.t.Fatal(err)
		}
	}
}

func (w *world) any() (domain.Task, bool) {
	if len(w.tasks) == 0 {
		return domain.Task{}, false
	}
	return w.tasks[w.random.IntN(len(w.tasks))], true
}

func (w *world) reserve() {
	user, gen := w.users[w.random.IntN(len(w.users))], testkit.Request(1+w.random.IntN(4))
	gen.IdempotencyKey = domain.NewID()
	for range 2 {
		task, err := w.s.ReserveGeneration(w.t.Context(), user, testkit.BestPlan, gen)
		if err == nil {
			w.tasks = append(w.tasks, task)
		} else if domain.CodeOf(err) != domain.PaymentRequired {
			w.t.Fatal(err)
		}
	}
}

func (w *world) claim() {
	task, err := w.s.ClaimTask(w.t.Context(), time.Minute)
	if err == nil {
		w.tasks = append(w.tasks, task, task, task) // more likely than the others to be acted on
	} else if domain.CodeOf(err) != domain.NotFound {
		w.t.Fatal(err)
	}
}

func (w *world) deliver() {
	task, ok := w.any()
	if !ok {
		return
	}
	img := w.s.Picture(w.users[0], "a fox", func(img *domain.Image) {
		img.UserID, img.TaskID, img.Variation = task.UserID, task.ID, w.random.IntN(task.Generation.Samples)
	})
	w.twice(func() error {
		_, err := w.s.DeliverImage(w.t.Context(), task, img)
		return err
	})
}

func (w *world) settle() {
	if task, ok := w.any(); ok {
		w.twice(func() error { return w.s.SettleGeneration(w.t.Context(), task, "") })
	}
}

func (w *world) requeue() {
	if task, ok := w.any(); ok {
		w.twice(func() error { return w.s.RequeueTask(w.t.Context(), task.ID, time.Second) })
	}
}

func (w *world) requeueAbandoned() {
	w.twice(func() error {
		_, err := w.s.RequeueAbandoned(w.t.Context(), w.random.IntN(4) == 0)
		return err
	})
}
