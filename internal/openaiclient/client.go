// Package openaiclient is the one way to servers that speak OpenAI's API: the engine that makes pictures, the enhancer and the
// moderation model all ask through it, with one key and one address.
package openaiclient

import (
	"cmp"
	"errors"
	"fmt"
	"io"
	"net/http"
	"net/url"
	"strings"
	"time"

	api "github.com/openai/openai-go/v3"
	"github.com/openai/openai-go/v3/option"
)

// official is OpenAI's own address.
const official = "https://api.openai.com/v1"

// Config says which server is asked, and with which key.
type Config struct {
	APIKey  string
	BaseURL string // empty: OpenAI's own. An address without a path gets /v1
}

// Validate returns what is wrong with the address, or nil.
func (c Config) Validate() error {
	u, err := url.Parse(c.BaseURL)
	if err != nil || c.BaseURL != "" && (u.Scheme != "http" && u.Scheme != "https" || u.Host == "") {
		return errors.New("the address of a server that speaks OpenAI's API must be like http://localhost:8080/v1")
	}
	return nil
}

// Official reports whether OpenAI itself is asked, rather than a server that speaks its API.
func (c Config) Official() bool {
	u, err := url.Parse(c.BaseURL)
	return c.BaseURL == "" || err == nil && (u.Hostname() == "api.openai.com" || strings.HasSuffix(u.Hostname(), ".api.openai.com"))
}

// Address returns the address that calls go below, without a slash at the end.
func (c Config) Address() string {
	address := strings.TrimRight(cmp.Or(c.BaseURL, official), "/")
	if u, err := url.Parse(address); err == nil && u.Path == "" {
		return address + "/v1"
	}
	return address
}

// Limits bound what one kind of call may take.
type Limits struct {
	Retries int           // after the first try; calls that cost money have none
	Pause   time.Duration // longest pause before trying again
	Timeout time.Duration // of each try; 0: the context's alone
	Answer  int64         // largest answer in bytes
}

// Client is the part of the API that we use.
type Client struct {
	Images      api.ImageService
	Chat        api.ChatService
	Moderations api.ModerationService
	Models      api.ModelService
}

// New returns a client. What the environment says about OpenAI (OPENAI_API_KEY, OPENAI_BASE_URL …) is not heard: settings come
// from one place.
func New(c Config, l Limits) (*Client, error) {
	if err := c.Validate(); err != nil {
		return nil, fmt.Errorf("openai client: %w", err)
	}
	options := []option.RequestOption{
		option.WithBaseURL(c.Address()), option.WithMaxRetries(l.Retries), option.WithMiddleware(orderly),
		option.WithHTTPClient(&http.Client{Transport: bounded{http.DefaultTransport, l.Answer}}),
	}
	if c.APIKey != "" {
		options = append(options, option.WithAPIKey(c.APIKey))
	}
	if l.Pause > 0 {
		options = append(options, option.WithMaxRetryDelay(l.Pause))
	}
	if l.Timeout > 0 {
		options = append(options, option.WithRequestTimeout(l.Timeout))
	}
	return &Client{
		Images: api.NewImageService(options...), Chat: api.NewChatService(options...),
		Moderations: api.NewModerationService(options...), Models: api.NewModelService(options...),
	}, nil
}

// bounded cuts answers that are longer than any honest one.
type bounded struct {
	http.RoundTripper
	most int64
}

func (b bounded) RoundTrip(r *http.Request) (*http.Response, error) {
	resp, err := b.RoundTripper.RoundTrip(r)
	if err == nil {
		resp.Body = struct {
			io.Reader
			io.Closer
		}{io.LimitReader(resp.Body, b.most), resp.Body}
	}
	return resp, err
}
