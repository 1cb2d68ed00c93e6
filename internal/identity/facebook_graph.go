package identity

import (
	"context"
	"crypto/hmac"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net/http"
	"net/url"
	"strings"
	"time"

	"pellucid/internal/domain/people"
)

const (
	facebookGraph = "https://graph.facebook.com/v23.0"
)

// inspect returns the user of a token that is valid and ours.
func (f *FacebookLogin) inspect(ctx context.Context, token string) (userID string, err error) {
	var answer struct {
		Data struct {
			AppID     text   `json:"app_id"`
			Type      string `json:"type"`
			Valid     bool   `json:"is_valid"`
			ExpiresAt int64  `json:"expires_at"`
			UserID    text   `json:"user_id"`
		} `json:"data"`
	}
	err = f.get(ctx, "/debug_token", url.Values{"input_token": {token}, "access_token": {f.config.ID + "|" + f.config.Secret}}, &answer)
	switch data := answer.Data; {
	case err != nil:
		return "", err
	case !data.Valid:
		return "", errors.New("the access token is not valid")
	case string(data.AppID) != f.config.ID:
		return "", errors.New("the access token was made for another site")
	case data.ExpiresAt != 0 && !time.Unix(data.ExpiresAt, 0).After(f.config.Now()):
		return "", errors.New("the access token has run out")
	case data.UserID == "":
		return "", errors.New("the access token is nobody's")
	}
	return string(answer.Data.UserID), nil
}

// me returns the person of a token. Facebook does not say whether it has verified the address, so it is only a suggestion.
func (f *FacebookLogin) me(ctx context.Context, token, userID string) (people.Person, error) {
	proof := hmac.New(sha256.New, []byte(f.config.Secret))
	proof.Write([]byte(token))
	var answer struct {
		ID      text   `json:"id"`
		Name    string `json:"name"`
		Email   string `json:"email"`
		Picture struct {
			Data struct {
				URL string `json:"url"`
			} `json:"data"`
		} `json:"picture"`
	}
	err := f.get(ctx, "/me", url.Values{
		"fields": {"id,name,email,picture"}, "access_token": {token}, "appsecret_proof": {hex.EncodeToString(proof.Sum(nil))},
	}, &answer)
	if err != nil {
		return people.Person{}, err
	}
	if string(answer.ID) != userID {
		return people.Person{}, errors.New("the profile is somebody else's")
	}
	person := people.Person{Provider: people.Facebook, Subject: userID, Name: answer.Name, Picture: answer.Picture.Data.URL}
	if people.ValidateEmail(answer.Email) == nil {
		person.Email = answer.Email
	}
	return person, nil
}

// get asks the Graph API. Its addresses hold secrets, so no error repeats them.
func (f *FacebookLogin) get(ctx context.Context, path string, query url.Values, dest any) error {
	req, err := http.NewRequestWithContext(ctx, http.MethodGet, f.config.URL+path+"?"+query.Encode(), nil)
	if err != nil {
		return fmt.Errorf("ask %s: not an address", path)
	}
	resp, err := f.client.Do(req)
	if err != nil {
		var secret *url.Error
		if errors.As(err, &secret) {
			err = secret.Err
		}
		return fmt.Errorf("ask %s: %w", path, err)
	}
	defer func() { _ = resp.Body.Close() }()
	if resp.StatusCode != http.StatusOK {
		return fmt.Errorf("%s answers %d", path, resp.StatusCode)
	}
	return json.NewDecoder(io.LimitReader(resp.Body, answerLimit)).Decode(dest)
}

// text is an id that some write as a number.
type text string

// UnmarshalJSON reads 12 and "12" as the same.
func (t *text) UnmarshalJSON(data []byte) error {
	*t = text(strings.Trim(string(data), `"`))
	return nil
}
