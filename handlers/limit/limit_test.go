package limit_test

import (
	"errors"
	"net/http/httptest"
	"testing"
	"time"

	"pellucid/handlers/limit"
	"pellucid/internal/domain"
)

func TestTriesAreCountedByScopeAndKey(t *testing.T) {
	l := limit.New(false)
	for i := range 10 {
		if err := l.Allow(t.Context(), limit.LoginPair, "mira"); err != nil {
			t.Fatalf("try %d: %v", i+1, err)
		}
	}
	err := l.Allow(t.Context(), limit.LoginPair, "mira")
	var e *domain.Error
	if !errors.As(err, &e) || e.Code != domain.RateLimited || e.RetryAfter != 15*time.Minute {
		t.Errorf("the eleventh try: %v", err)
	}
	for name, err := range map[string]error{
		"another account": l.Allow(t.Context(), limit.LoginPair, "omar"), "another scope": l.Allow(t.Context(), limit.LoginAddress, "mira"),
		"another limiter": limit.New(false).Allow(t.Context(), limit.LoginPair, "mira"),
	} {
		if err != nil {
			t.Errorf("%s: %v", name, err)
		}
	}
}

func TestLimitsCanBeSwitchedOff(t *testing.T) {
	l := limit.New(true)
	for range 1000 {
		if err := l.Allow(t.Context(), limit.LoginPair, "mira"); err != nil {
			t.Fatal(err)
		}
	}
}

func TestAnAddressHasNoPort(t *testing.T) {
	for remote, want := range map[string]string{"192.0.2.7:1234": "192.0.2.7", "[2001:db8::1]:80": "2001:db8::", "[2001:db8::ffff:1]:80": "2001:db8::", "nonsense": "nonsense"} {
		r := httptest.NewRequest("GET", "/", nil)
		r.RemoteAddr = remote
		if got := limit.Address(r); got != want {
			t.Errorf("%q is %q, want %q", remote, got, want)
		}
	}
}
