package store_test

import (
	"bytes"
	"os"
	"testing"
	"time"

	"pellucid/internal/domain"
	"pellucid/internal/testkit"
)

func TestASessionIsFoundUntilItExpires(t *testing.T) {
	s := testkit.NewStore(t)
	sessions := s.Sessions()
	if err := sessions.CommitCtx(t.Context(), "secret", []byte("first"), s.Clock.Now().Add(time.Hour)); err != nil {
		t.Fatal(err)
	}
	if err := sessions.CommitCtx(t.Context(), "secret", []byte("second"), s.Clock.Now().Add(time.Hour)); err != nil {
		t.Fatal(err)
	}
	if data, found, err := sessions.FindCtx(t.Context(), "secret"); string(data) != "second" || !found || err != nil {
		t.Errorf("found %q, %v, %v", data, found, err)
	}
	if _, found, err := sessions.FindCtx(t.Context(), "another"); found || err != nil {
		t.Errorf("another token: %v, %v", found, err)
	}
	s.Clock.Advance(time.Hour)
	if _, found, err := sessions.FindCtx(t.Context(), "secret"); found || err != nil {
		t.Errorf("after its time: %v, %v", found, err)
	}
	if err := s.DeleteExpired(t.Context()); err != nil {
		t.Fatal(err)
	}
	if n := s.Int(t, `SELECT count(*) FROM sessions`); n != 0 {
		t.Errorf("%d sessions are left", n)
	}
}

func TestCommittingAgainKeepsTheSessionsOwner(t *testing.T) {
	s := testkit.NewStore(t)
	mira, sessions := s.AddUser(t, "mira"), s.Sessions()
	if err := sessions.CommitCtx(t.Context(), "secret", []byte("x"), s.Clock.Now().Add(time.Hour)); err != nil {
		t.Fatal(err)
	}
	if err := s.BindSession(t.Context(), "secret", mira.ID, "a browser"); err != nil {
		t.Fatal(err)
	}
	if err := sessions.CommitCtx(t.Context(), "secret", []byte("y"), s.Clock.Now().Add(time.Hour)); err != nil {
		t.Fatal(err)
	}
	if owner := s.Int(t, `SELECT user_id FROM sessions`); int64(owner) != mira.ID {
		t.Errorf("the session belongs to %d", owner)
	}
}

func TestATokenFindsItsUserUntilItEnds(t *testing.T) {
	s := testkit.NewStore(t)
	mira := s.AddUser(t, "mira")
	for _, token := range []string{"one", "two"} {
		if err := s.CreateToken(t.Context(), mira.ID, token, "a script", time.Hour); err != nil {
			t.Fatal(err)
		}
	}
	if user, err := s.UserByToken(t.Context(), "one"); err != nil || user.ID != mira.ID {
		t.Fatalf("the token is %+v's, %v", user, err)
	}
	if err := s.DeleteToken(t.Context(), "one"); err != nil {
		t.Fatal(err)
	}
	if _, err := s.UserByToken(t.Context(), "one"); domain.CodeOf(err) != domain.NotFound {
		t.Errorf("a deleted token gives %v", err)
	}
	s.Clock.Advance(time.Hour)
	if _, err := s.UserByToken(t.Context(), "two"); domain.CodeOf(err) != domain.NotFound {
		t.Errorf("a token that has run out gives %v", err)
	}
}

func TestTheDatabaseHoldsNoSecretThatSignsAnybodyIn(t *testing.T) {
	s := testkit.NewStore(t)
	mira := s.AddUser(t, "mira")
	if err := s.CreateToken(t.Context(), mira.ID, "bearer-secret", "a script", time.Hour); err != nil {
		t.Fatal(err)
	}
	if err := s.Sessions().CommitCtx(t.Context(), "cookie-secret", []byte("x"), s.Clock.Now().Add(time.Hour)); err != nil {
		t.Fatal(err)
	}
	for _, name := range []string{s.Path, s.Path + "-wal"} {
		content, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		for _, secret := range []string{"bearer-secret", "cookie-secret"} {
			if bytes.Contains(content, []byte(secret)) {
				t.Errorf("%s holds %q in the clear", name, secret)
			}
		}
	}
}
