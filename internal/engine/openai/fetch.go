package openai

import (
	"context"
	"fmt"
	"io"
	"net/http"
	"net/url"

	"pellucid/internal/engine"
)

// fileMost bounds a picture file in bytes.
const fileMost = 64 << 20

// fetch gets a picture from the address that the server told. It is tried twice: the picture is made, and asking for it anew
// would cost another one.
func (e *Engine) fetch(ctx context.Context, address string) ([]byte, error) {
	if err := e.trusted(address); err != nil {
		return nil, &engine.Error{Class: engine.Transient, Sentence: "The server told an address for the picture that is not asked.", Err: err}
	}
	ctx, cancel := context.WithTimeout(ctx, e.config.Timeout)
	defer cancel()
	file, err := e.get(ctx, address)
	if err != nil && ctx.Err() == nil {
		file, err = e.get(ctx, address)
	}
	if err != nil {
		return nil, &engine.Error{Class: engine.TimeoutUnknown, Sentence: "The picture was made, and can't be fetched from the address that the server told.", Err: err}
	}
	return file, nil
}

// trusted lets through the server itself, and encrypted addresses elsewhere: vendors keep pictures in stores of others.
func (e *Engine) trusted(address string) error {
	u, err := url.Parse(address)
	if err != nil {
		return err
	}
	own, err := url.Parse(e.config.Client.Address())
	if err != nil {
		return err
	}
	if u.Scheme != "https" && (u.Scheme != own.Scheme || u.Host != own.Host) {
		return fmt.Errorf("%s://%s is neither https nor the server's own", u.Scheme, u.Host)
	}
	return nil
}

func (e *Engine) get(ctx context.Context, address string) ([]byte, error) {
	req, err := http.NewRequestWithContext(ctx, http.MethodGet, address, nil)
	if err != nil {
		return nil, err
	}
	resp, err := e.files.Do(req)
	if err != nil {
		return nil, err
	}
	defer func() { _ = resp.Body.Close() }()
	if resp.StatusCode != http.StatusOK {
		return nil, fmt.Errorf("status %d", resp.StatusCode)
	}
	return io.ReadAll(io.LimitReader(resp.Body, fileMost))
}
