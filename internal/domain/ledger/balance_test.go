package ledger_test

import (
	"math"
	"math/rand/v2"
	"testing"

	"pellucid/internal/domain/ledger"
)

func TestSpend(t *testing.T) {
	for name, test := range map[string]struct {
		plan, extra, n int
		want           ledger.Delta
		ok             bool
	}{
		"plan credits go first":                   {10, 5, 4, ledger.Delta{Plan: -4}, true},
		"extra credits cover what the plan lacks": {3, 5, 4, ledger.Delta{Plan: -3, Extra: -1}, true},
		"extra credits alone will do":             {0, 5, 4, ledger.Delta{Extra: -4}, true},
		"the last credit can be spent":            {1, 0, 1, ledger.Delta{Plan: -1}, true},
		"one too many is refused":                 {2, 1, 4, ledger.Delta{}, false},
		"nothing left is refused":                 {0, 0, 1, ledger.Delta{}, false},
		"a negative cost is refused":              {5, 5, -1, ledger.Delta{}, false},
	} {
		t.Run(name, func(t *testing.T) {
			got, ok := ledger.Balance{Plan: test.plan, Extra: test.extra}.Spend(test.n)
			if got != test.want || ok != test.ok {
				t.Errorf("Spend(%d) = %+v, %v; want %+v, %v", test.n, got, ok, test.want, test.ok)
			}
		})
	}
}

func TestGiveBackReturnsExtraCreditsFirst(t *testing.T) {
	spent := ledger.Delta{Plan: -2, Extra: -2}
	first := ledger.GiveBack(spent, ledger.Delta{}, 1)
	if want := (ledger.Delta{Extra: 1}); first != want {
		t.Errorf("the first credit back is %+v, want %+v: it was taken last", first, want)
	}
	rest := ledger.GiveBack(spent, first, 3)
	if want := (ledger.Delta{Plan: 2, Extra: 1}); rest != want {
		t.Errorf("the rest back is %+v, want %+v", rest, want)
	}
}

func TestSpendingAndGivingBackKeepsEverySum(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 2))
	for range 2000 {
		start := ledger.Balance{Plan: random.IntN(6), Extra: random.IntN(6)}
		n := random.IntN(8)
		cost, ok := start.Spend(n)
		if ok != (n <= start.Remaining()) {
			t.Fatalf("%+v can spend %d: %v", start, n, ok)
		}
		if !ok {
			continue
		}
		if cost.Total() != -n || start.Plan+cost.Plan < 0 || start.Extra+cost.Extra < 0 {
			t.Fatalf("%+v spends %d as %+v", start, n, cost)
		}
		giveBackInSteps(t, random, cost, n)
	}
}

// giveBackInSteps returns n spent credits a few at a time; each bucket must end as it began and never go beyond.
func giveBackInSteps(t *testing.T, random *rand.Rand, spent ledger.Delta, n int) {
	t.Helper()
	var released ledger.Delta
	for released.Total() < n {
		k := 1 + random.IntN(n-released.Total())
		back := ledger.GiveBack(spent, released, k)
		if back.Total() != k || back.Plan < 0 || back.Extra < 0 {
			t.Fatalf("of %+v, with %+v back already, %d come back as %+v", spent, released, k, back)
		}
		if back.Plan > 0 && released.Extra+back.Extra < -spent.Extra {
			t.Fatalf("plan credits came back before the extra ones: %+v of %+v", back, spent)
		}
		released = ledger.Delta{Plan: released.Plan + back.Plan, Extra: released.Extra + back.Extra}
	}
	if released != (ledger.Delta{Plan: -spent.Plan, Extra: -spent.Extra}) {
		t.Fatalf("spent %+v, got %+v back", spent, released)
	}
	if over := ledger.GiveBack(spent, released, 1); over.Total() != 0 {
		t.Fatalf("a credit beyond all that was spent came back: %+v", over)
	}
}

func TestPercentage(t *testing.T) {
	for name, test := range map[string]struct {
		balance ledger.Balance
		want    float64
	}{
		"nothing used":                {ledger.Balance{Plan: 10}, 0},
		"some of both buckets used":   {ledger.Balance{Plan: 5, Extra: 10, Used: 5}, 25},
		"all used":                    {ledger.Balance{Used: 7}, 100},
		"an account that has nothing": {ledger.Balance{}, 0},
	} {
		t.Run(name, func(t *testing.T) {
			if got := test.balance.Percentage(); math.Abs(got-test.want) > 1e-9 {
				t.Errorf("Percentage = %v, want %v", got, test.want)
			}
		})
	}
}
