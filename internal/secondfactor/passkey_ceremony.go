package secondfactor

import (
	"context"
	"encoding/json"
	"fmt"

	"github.com/go-webauthn/webauthn/protocol"
	"github.com/go-webauthn/webauthn/webauthn"

	"pellucid/internal/domain"
	"pellucid/internal/domain/people"
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
	if name, err = people.CheckPasskeyName(name); err != nil {
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
	given, err := s.store.AddPasskey(ctx, people.Passkey{
		UserID: user.ID, CredentialID: key.ID, Name: name, Record: record, SignCount: key.Authenticator.SignCount,
	}, hashes)
	if err != nil || !given {
		return nil, err
	}
	return codes, nil
}
