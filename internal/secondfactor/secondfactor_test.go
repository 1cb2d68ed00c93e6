package secondfactor_test

import (
	"bytes"
	"strings"
	"testing"
	"time"

	"github.com/pquerna/otp/totp"

	"pellucid/internal/domain"
	"pellucid/internal/domain/people"
	"pellucid/internal/secondfactor"
	"pellucid/internal/testkit"
)

const origin = "https://pellucid.example"

type site struct {
	*secondfactor.Service
	store *testkit.Store
}

func newSite(t *testing.T) site {
	t.Helper()
	s := testkit.NewStore(t)
	service, err := secondfactor.New(secondfactor.Config{
		Store: s, Key: bytes.Repeat([]byte{7}, 32), BaseURL: origin, Brand: "Pellucid", Now: s.Clock.Now,
	})
	if err != nil {
		t.Fatal(err)
	}
	return site{service, s}
}

// addPasskey gives a user a passkey on a device, and returns the recovery codes.
func (s site) addPasskey(t *testing.T, user *domain.User, d *device) []string {
	t.Helper()
	challenge, err := s.BeginAdding(t.Context(), user)
	if err != nil {
		t.Fatal(err)
	}
	codes, err := s.FinishAdding(t.Context(), user, challenge.State, "Phone", d.Create(challenge))
	if err != nil {
		t.Fatal(err)
	}
	return codes
}

func (s site) asked(t *testing.T) secondfactor.Challenge {
	t.Helper()
	challenge, err := s.BeginSignIn()
	if err != nil {
		t.Fatal(err)
	}
	return challenge
}

func TestAPasskeySignsItsOwnerInAgainAndAgain(t *testing.T) {
	t.Parallel()
	s := newSite(t)
	mira, omar := s.store.AddUser(t, "mira"), s.store.AddUser(t, "omar")
	phone, other := newDevice(t, origin), newDevice(t, origin)
	if codes := s.addPasskey(t, mira, phone); len(codes) != people.RecoveryCodes {
		t.Errorf("the first passkey came with %d recovery codes", len(codes))
	}
	s.addPasskey(t, omar, other)
	if codes := s.addPasskey(t, mira, newDevice(t, origin)); codes != nil {
		t.Error("a second passkey replaced the recovery codes")
	}
	for range 2 {
		challenge := s.asked(t)
		if id, err := s.FinishSignIn(t.Context(), challenge.State, phone.Sign(challenge)); err != nil || id != mira.ID {
			t.Fatalf("mira's phone signs in user %d: %v", id, err)
		}
	}
	factor, err := s.store.SecondFactor(t.Context(), mira.ID)
	if err != nil || factor.Passkeys[0].LastUsed.IsZero() || factor.Passkeys[0].SignCount != 2 {
		t.Errorf("nobody noted when it was used: %+v, %v", factor.Passkeys, err)
	}
}

func TestAnAnswerThatProvesNothingIsRefused(t *testing.T) {
	t.Parallel()
	for name, refused := range map[string]func(t *testing.T, s site, phone, other *device) (state string, answer []byte){
		"made on another site's page": func(t *testing.T, s site, phone, _ *device) (string, []byte) {
			phone.Origin = "https://pellucid.example.evil.example"
			c := s.asked(t)
			return c.State, phone.Sign(c)
		},
		"to somebody else's challenge": func(t *testing.T, s site, phone, _ *device) (string, []byte) {
			return s.asked(t).State, phone.Sign(s.asked(t))
		},
		"seen before": func(t *testing.T, s site, phone, _ *device) (string, []byte) {
			c := s.asked(t)
			answer := phone.Sign(c)
			if _, err := s.FinishSignIn(t.Context(), c.State, answer); err != nil {
				t.Fatal(err)
			}
			return c.State, answer
		},
		"with a count that goes back": func(t *testing.T, s site, phone, _ *device) (string, []byte) {
			c := s.asked(t)
			phone.Count = 40
			if _, err := s.FinishSignIn(t.Context(), c.State, phone.Sign(c)); err != nil {
				t.Fatal(err)
			}
			phone.Count = 12
			c = s.asked(t)
			return c.State, phone.Sign(c)
		},
		"that says it is somebody else": func(t *testing.T, s site, phone, other *device) (string, []byte) {
			phone.handle = other.handle
			c := s.asked(t)
			return c.State, phone.Sign(c)
		},
		"signed with another key": func(t *testing.T, s site, phone, other *device) (string, []byte) {
			phone.key = other.key
			c := s.asked(t)
			return c.State, phone.Sign(c)
		},
		"of a device that asked nobody for a fingerprint": func(t *testing.T, s site, phone, _ *device) (string, []byte) {
			phone.Flags = userPresent
			c := s.asked(t)
			return c.State, phone.Sign(c)
		},
		"that comes too late": func(t *testing.T, s site, phone, _ *device) (string, []byte) {
			c := s.asked(t)
			s.store.Clock.Advance(secondfactor.ChallengeLife)
			return c.State, phone.Sign(c)
		},
		"to a challenge for a new passkey": func(t *testing.T, s site, phone, _ *device) (string, []byte) {
			user, err := s.store.User(t.Context(), 2)
			if err != nil {
				t.Fatal(err)
			}
			c, err := s.BeginAdding(t.Context(), user)
			if err != nil {
				t.Fatal(err)
			}
			return c.State, phone.Sign(c)
		},
		"that is none": func(t *testing.T, s site, _, _ *device) (string, []byte) { return s.asked(t).State, []byte("{}") },
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			s := newSite(t)
			phone, other := newDevice(t, origin), newDevice(t, origin)
			s.addPasskey(t, s.store.AddUser(t, "mira"), phone)
			s.addPasskey(t, s.store.AddUser(t, "omar"), other)
			state, answer := refused(t, s, phone, other)
			id, err := s.FinishSignIn(t.Context(), state, answer)
			if code := domain.CodeOf(err); code != domain.Unauthenticated && code != domain.Forbidden {
				t.Errorf("user %d is signed in: %v", id, err)
			}
		})
	}
}

func TestAPasskeyIsOneAccounts(t *testing.T) {
	t.Parallel()
	s := newSite(t)
	mira, omar := s.store.AddUser(t, "mira"), s.store.AddUser(t, "omar")
	phone := newDevice(t, origin)
	s.addPasskey(t, mira, phone)
	challenge, err := s.BeginAdding(t.Context(), omar)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := s.FinishAdding(t.Context(), omar, challenge.State, "Stolen", phone.Create(challenge)); domain.CodeOf(err) != domain.Conflict {
		t.Errorf("a passkey belongs to two accounts: %v", err)
	}
	challenge, err = s.BeginAdding(t.Context(), mira)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := s.FinishAdding(t.Context(), omar, challenge.State, "Stolen", newDevice(t, origin).Create(challenge)); err == nil {
		t.Error("omar adds a passkey with the challenge that mira was given")
	}
}

// setUp turns an authenticator app on and returns its secret and the recovery codes.
func (s site) setUp(t *testing.T, user *domain.User) (secret string, codes []string) {
	t.Helper()
	setup, err := s.BeginTOTP(user)
	if err != nil {
		t.Fatal(err)
	}
	if codes, err = s.FinishTOTP(t.Context(), user, setup.State, code(t, setup.Secret, s.store.Clock.Now())); err != nil {
		t.Fatal(err)
	}
	s.store.Clock.Advance(time.Minute)
	return setup.Secret, codes
}

func code(t *testing.T, secret string, at time.Time) string {
	t.Helper()
	shown, err := totp.GenerateCode(secret, at)
	if err != nil {
		t.Fatal(err)
	}
	return shown
}

func TestACodeOfTheAppWorksOnceAndOneStepAround(t *testing.T) {
	t.Parallel()
	s := newSite(t)
	mira := s.store.AddUser(t, "mira")
	secret, _ := s.setUp(t, mira)
	now := s.store.Clock.Now()
	early := code(t, secret, now.Add(-30*time.Second))
	for _, try := range []struct {
		what, code string
		right      bool
	}{
		{"of two steps ago", code(t, secret, now.Add(-time.Minute)), false},
		{"of the step before", early[:3] + " " + early[3:], true},
		{"the same again", early, false},
		{"of now", code(t, secret, now), true},
		{"of now again", code(t, secret, now), false},
		{"of the step before, after a later one", early, false},
		{"of the next step", code(t, secret, now.Add(30*time.Second)), true},
		{"of two steps ahead", code(t, secret, now.Add(time.Minute)), false},
		{"with letters", "abcdef", false},
	} {
		if _, _, err := s.CheckCode(t.Context(), mira.ID, try.code); (err == nil) != try.right {
			t.Errorf("a code %s: %v", try.what, err)
		}
	}
}

func TestAfterFiveWrongCodesNoneIsAcceptedForAWhile(t *testing.T) {
	t.Parallel()
	s := newSite(t)
	mira := s.store.AddUser(t, "mira")
	secret, _ := s.setUp(t, mira)
	for n := range people.CodeTries {
		_, locked, err := s.CheckCode(t.Context(), mira.ID, "not it")
		if err == nil || locked != (n == people.CodeTries-1) {
			t.Errorf("wrong code %d: locked %v, %v", n+1, locked, err)
		}
	}
	if _, _, err := s.CheckCode(t.Context(), mira.ID, code(t, secret, s.store.Clock.Now())); domain.CodeOf(err) != domain.RateLimited {
		t.Errorf("the right one after five wrong ones: %v", err)
	}
	s.store.Clock.Advance(people.CodeLock)
	if _, _, err := s.CheckCode(t.Context(), mira.ID, code(t, secret, s.store.Clock.Now())); err != nil {
		t.Errorf("the right one 15 minutes later: %v", err)
	}
}

func TestARecoveryCodeWorksOnceHoweverItIsTyped(t *testing.T) {
	t.Parallel()
	s := newSite(t)
	mira, omar := s.store.AddUser(t, "mira"), s.store.AddUser(t, "omar")
	_, codes := s.setUp(t, mira)
	_, others := s.setUp(t, omar)
	typed := " " + strings.ToUpper(strings.ReplaceAll(codes[3], "-", " "))
	if recovery, _, err := s.CheckCode(t.Context(), mira.ID, typed); err != nil || !recovery {
		t.Errorf("a recovery code: %v", err)
	}
	for what, wrong := range map[string]string{"used": codes[3], "of somebody else": others[0]} {
		if _, _, err := s.CheckCode(t.Context(), mira.ID, wrong); err == nil {
			t.Errorf("a code that is %s signs in", what)
		}
	}
	fresh, err := s.NewRecoveryCodes(t.Context(), mira.ID)
	if err != nil {
		t.Fatal(err)
	}
	if _, _, err := s.CheckCode(t.Context(), mira.ID, codes[0]); err == nil {
		t.Error("an old code works after new ones were made")
	}
	if _, _, err := s.CheckCode(t.Context(), mira.ID, fresh[0]); err != nil {
		t.Errorf("a new code: %v", err)
	}
}

func TestTheSecretOfAnAppIsUnreadableInTheDatabaseAndForAnotherUser(t *testing.T) {
	t.Parallel()
	s := newSite(t)
	mira, omar := s.store.AddUser(t, "mira"), s.store.AddUser(t, "omar")
	secret, _ := s.setUp(t, mira)
	s.setUp(t, omar)
	factor, err := s.store.SecondFactor(t.Context(), mira.ID)
	if err != nil || bytes.Contains(factor.TOTP.Secret, []byte(secret)) {
		t.Errorf("the secret can be read: %q, %v", factor.TOTP.Secret, err)
	}
	s.store.Exec(t, `UPDATE second_factors SET totp_secret = (SELECT totp_secret FROM second_factors WHERE user_id = ?) WHERE user_id = ?`, mira.ID, omar.ID)
	if _, _, err := s.CheckCode(t.Context(), omar.ID, code(t, secret, s.store.Clock.Now())); domain.CodeOf(err) != domain.Unavailable {
		t.Errorf("a row that was copied opens another account: %v", err)
	}
}

func TestASiteWhoseAddressIsANumberHasNoPasskeys(t *testing.T) {
	t.Parallel()
	s, err := secondfactor.New(secondfactor.Config{Key: make([]byte, 32), BaseURL: "http://127.0.0.1:8080", Now: time.Now})
	if err != nil || s.Passkeys() {
		t.Errorf("passkeys: %v, %v", s.Passkeys(), err)
	}
}
