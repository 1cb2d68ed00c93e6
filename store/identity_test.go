package store_test

import (
	"fmt"
	"strings"
	"sync"
	"testing"
	"time"

	"pellucid/internal/domain"
	"pellucid/internal/domain/mailing"
	"pellucid/internal/domain/people"
	"pellucid/internal/testkit"
)

func ana(subject string) people.Person {
	return people.Person{Provider: people.Google, Subject: subject, Name: "Ana O'Neill", Email: subject + "@gmail.com", EmailVerified: true, EmailOwned: true}
}

func TestUsernamesAreMadeUniqueFromNames(t *testing.T) {
	s := testkit.NewStore(t)
	var names []string
	for i := range 3 {
		user, created, err := s.SignInWith(t.Context(), ana(fmt.Sprint("s", i)))
		if err != nil || !created {
			t.Fatal(err)
		}
		names = append(names, user.Username)
	}
	if got := strings.Join(names, " "); got != "ana-oneill ana-oneill-2 ana-oneill-3" {
		t.Errorf("usernames %s", got)
	}
	for name, want := range map[string]string{"": "s9", "李": "s9", "<script>": "script", strings.Repeat("long ", 20): "long-long-long-long-long"} {
		person := people.Person{Name: name, Email: "s9x@gmail.com"}
		if got := person.Username(); !strings.HasPrefix(got, want) || (people.Registration{Email: "a@b.example", Username: got + "-1234", Password: "secret"}).Validate() != nil {
			t.Errorf("%q becomes %q", name, got)
		}
	}
}

func TestOnePersonWhoSignsInTwiceAtOnceHasOneAccount(t *testing.T) {
	s := testkit.NewStore(t)
	var all sync.WaitGroup
	for range 8 {
		all.Go(func() {
			if _, _, err := s.SignInWith(t.Context(), ana("same")); err != nil {
				t.Error(err)
			}
		})
	}
	all.Wait()
	if n := s.Int(t, `SELECT count(*) FROM users`); n != 1 {
		t.Errorf("%d accounts", n)
	}
}

func TestASecretIsSpentOnce(t *testing.T) {
	s := testkit.NewStore(t)
	for i, want := range []bool{true, false, false} {
		if first, err := s.Spend(t.Context(), "nonce", time.Hour); err != nil || first != want {
			t.Errorf("try %d: %v, %v", i, first, err)
		}
	}
	s.Clock.Advance(2 * time.Hour)
	if err := s.DeleteExpired(t.Context()); err != nil || s.Int(t, `SELECT count(*) FROM spent_secrets`) != 0 {
		t.Errorf("spent secrets are kept for ever: %v", err)
	}
}

func TestALinkIsGoodOnceAndForItsPurpose(t *testing.T) {
	s := testkit.NewStore(t)
	user := s.AddUser(t, "mira")
	if err := s.CreateMailToken(t.Context(), user.ID, mailing.TokenVerify, "secret", time.Hour); err != nil {
		t.Fatal(err)
	}
	if _, err := s.ResetPassword(t.Context(), "secret", "hash"); domain.CodeOf(err) != domain.Gone {
		t.Errorf("a link to confirm an address changes the password: %v", err)
	}
	if err := s.CancelDeletionByLink(t.Context(), "secret"); domain.CodeOf(err) != domain.Gone {
		t.Errorf("a link to confirm an address undoes a deletion: %v", err)
	}
	if err := s.CreateMailToken(t.Context(), user.ID, mailing.TokenReset, "reset", time.Hour); err != nil {
		t.Fatal(err)
	}
	var all sync.WaitGroup
	var mu sync.Mutex
	used := 0
	for range 8 {
		all.Go(func() {
			if _, err := s.ResetPassword(t.Context(), "reset", "hash"); err == nil {
				mu.Lock()
				used++
				mu.Unlock()
			}
		})
	}
	all.Wait()
	if used != 1 {
		t.Errorf("one link changed the password %d times", used)
	}
}
