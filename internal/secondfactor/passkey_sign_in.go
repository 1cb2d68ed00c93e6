package secondfactor

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"

	"github.com/go-webauthn/webauthn/protocol"
	"github.com/go-webauthn/webauthn/webauthn"

	"pellucid/internal/domain"
	"pellucid/internal/domain/people"
)

// BeginSignIn asks a browser to sign in with any passkey that it has for the site. Nobody is named, so that nothing tells who
// has one.
func (s *Service) BeginSignIn() (Challenge, error) {
	if s.web == nil {
		return Challenge{}, errNoPasskeys
	}
	options, session, err := s.web.BeginDiscoverableLogin(webauthn.WithUserVerification(protocol.VerificationRequired))
	if err != nil {
		return Challenge{}, fmt.Errorf("ask to sign in: %w", err)
	}
	return s.challenge(options.Response, state{Session: *session})
}

// FinishSignIn returns who the answer to a challenge is from. Each challenge is good for one answer.
func (s *Service) FinishSignIn(ctx context.Context, kept string, answer []byte) (userID int64, err error) {
	if s.web == nil {
		return 0, errNoPasskeys
	}
	st, err := s.spend(ctx, kept, false)
	if err != nil {
		return 0, err
	}
	parsed, err := protocol.ParseCredentialRequestResponseBytes(answer)
	if err != nil {
		return 0, errRefused(err)
	}
	find := func(id, handle []byte) (webauthn.User, error) {
		if userID, err = s.store.PasskeyOwner(ctx, id); err != nil {
			return nil, err
		}
		factor, err := s.store.SecondFactor(ctx, userID)
		if err != nil {
			return nil, err
		}
		if !bytes.Equal(factor.Handle, handle) {
			return nil, fmt.Errorf("the passkey belongs to user %d, and the answer names another", userID)
		}
		return accountOf(factor, "")
	}
	key, err := s.web.ValidateDiscoverableLogin(find, st.Session, parsed)
	if err != nil {
		return 0, errRefused(err)
	}
	if key.Authenticator.CloneWarning {
		return 0, people.ErrPasskeyCopied
	}
	record, err := json.Marshal(key)
	if err != nil {
		return 0, err
	}
	return userID, s.store.UsePasskey(ctx, people.Passkey{UserID: userID, CredentialID: key.ID, Record: record, SignCount: key.Authenticator.SignCount})
}

// spend reads what was kept of a challenge, once.
func (s *Service) spend(ctx context.Context, kept string, adding bool) (st state, err error) {
	late := domain.Errorf(domain.Unauthenticated, "This took too long, or cookies are turned off. Please try again.")
	if json.Unmarshal([]byte(kept), &st) != nil || st.Adding != adding || !s.now().Before(st.Until) {
		return st, late
	}
	first, err := s.store.Spend(ctx, "passkey challenge "+st.Session.Challenge, ChallengeLife)
	if err == nil && !first {
		err = late
	}
	return st, err
}
