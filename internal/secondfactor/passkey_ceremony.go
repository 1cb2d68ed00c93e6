package secondfactor

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"

	"github.com/go-webauthn/webauthn/protocol"
	"github.com/go-webauthn/webauthn/webauthn"

	"pellucid/internal/domain"
)

// BeginAdding asks a browser for a new passkey of a user.
func (s *Service) BeginAdding(ctx context.Context, user *domain.User) (Challenge, error) {
	if s.web == nil {
		return Challenge{}, errNoPasskeys
	}
	handle, err := s.store.SecondFactorHandle(ctx, user.ID, newHandle())
	if err != nil {
		return Challenge{}, err
	}
	factor, err := s.store.SecondFactor(ctx, user.ID)
	if err != nil {
		return Challenge{}, err
	}
	factor.Handle = handle
	who, err := accountOf(factor, user.Username)
	if err != nil {
		return Challenge{}, err
	}
	options, session, err := s.web.BeginRegistration(who, webauthn.WithExclusions(webauthn.Credentials(who.keys).CredentialDescriptors()))
	if err != nil {
		return Challenge{}, fmt.Errorf("ask for a passkey: %w", err)
	}
	return s.challenge(options.Response, state{Adding: true, Session: *session})
}

func (s *Service) challenge(options any, st state) (c Challenge, err error) {
	st.Until = s.now().Add(ChallengeLife)
	if c.Options, err = json.Marshal(options); err != nil {
		return c, err
	}
	kept, err := json.Marshal(st)
	c.State = string(kept)
	return c, err
}

// FinishAdding keeps a new passkey, and returns recovery codes where these are the first.
func (s *Service) FinishAdding(ctx context.Context, user *domain.User, kept, name string, answer []byte) (codes []string, err error) {
	if s.web == nil {
		return nil, errNoPasskeys
	}
	if name, err = domain.CheckPasskeyName(name); err != nil {
		return nil, err
	}
	st, err := s.spend(ctx, kept, true)
	if err != nil {
		return nil, err
	}
	factor, err := s.store.SecondFactor(ctx, user.ID)
	if err != nil {
		return nil, err
	}
	who, err := accountOf(factor, user.Username)
	if err != nil {
		return nil, err
	}
	parsed, err := protocol.ParseCredentialCreationResponseBytes(answer)
	if err != nil {
		return nil, errRefused(err)
	}
	key, err := s.web.CreateCredential(who, st.Session, parsed)
	if err != nil {
		return nil, errRefused(err)
	}
	record, err := json.Marshal(key)
	if err != nil {
		return nil, err
	}
	codes, hashes := newRecoveryCodes()
	given, err := s.store.AddPasskey(ctx, domain.Passkey{
		UserID: user.ID, CredentialID: key.ID, Name: name, Record: record, SignCount: key.Authenticator.SignCount,
	}, hashes)
	if err != nil || !given {
		return nil, err
	}
	return codes, nil
}

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
		return 0, domain.ErrPasskeyCopied
	}
	record, err := json.Marshal(key)
	if err != nil {
		return 0, err
	}
	return userID, s.store.UsePasskey(ctx, domain.Passkey{UserID: userID, CredentialID: key.ID, Record: record, SignCount: key.Authenticator.SignCount})
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
